import { neonConfig } from '@neondatabase/serverless'
import type { PrepareDeps } from '../../lib/pipeline/prepare.ts'
import { runStage } from '../../lib/pipeline/prepare.ts'
import type { GazetteDocument, GazetteSource, NoticeReference } from '../../lib/platform/gazette-source.ts'
import type { Job } from '../../lib/platform/queue.ts'
import type { Db } from '../../lib/platform/database.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'

/** What stops a job in the tests: it stands for a Worker that is killed. */
export class Killed extends Error {}

/**
 * Counts the steps that leave the process: each call of `step`, and each request to the database from now on. `killAt` stops the n-th from
 * then on, before or after it was done; `wasKilled` tells whether it was reached.
 */
export const openSteps = () => {
  let steps = 0
  let fatal: { at: number; when: 'before' | 'after' } | null = null
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    const here = ++steps === fatal?.at ? fatal.when : null
    if (here === 'before') throw new Killed()
    const done = await work()
    if (here === 'after') throw new Killed()
    return done
  }
  neonConfig.fetchFunction = (...request: Parameters<typeof fetch>) => step(() => fetch(...request))
  return {
    step,
    killAt: (at: number, when: 'before' | 'after'): void => {
      steps = 0
      fatal = { at, when }
    },
    wasKilled: (): boolean => fatal !== null && steps >= fatal.at,
    isToBeKilled: (): boolean => fatal !== null,
  }
}

/**
 * The jobs over a real database, with a gazette of texts and a queue in memory: every job that was handed over is run by `settle`, again
 * and again until it ends, as the queue does. `killAt` stops the n-th step from now on that leaves the process (database, source, queue),
 * before or after it was done.
 */
export const openJobs = (db: Db, today: string) => {
  const texts = new Map<string, { reference: NoticeReference; text: string }>()
  const broken = new Set<string>()
  const issuePages = new Map<string, number>()
  const jobs: Job[] = []
  let listings = 0

  const { step, killAt, wasKilled, isToBeKilled } = openSteps()

  const references = (wanted: (reference: NoticeReference) => boolean): NoticeReference[] =>
    [...texts.values()].map(({ reference }) => reference).filter(wanted)
  const source: GazetteSource = {
    listNotices: (office, root) =>
      step(async () => references((reference) => reference.office === office && reference.registryNo.replace(/-.*/, '') === root)),
    listIssue: (day) =>
      step(async () => {
        listings++
        if (broken.has(day)) throw new SourceUnavailable('gazette source', 'malformed list')
        return { notices: references((reference) => reference.publishedOn === day), pages: issuePages.get(day) ?? null }
      }),
    fetchDocument: (ref) =>
      step(async (): Promise<GazetteDocument | null> => {
        const found = texts.get(ref)
        return found ? { type: 'text', bytes: new TextEncoder().encode(found.text) } : null
      }),
  }
  const deps: PrepareDeps = {
    db,
    source,
    today,
    queue: {
      publish: (job) =>
        step(async () => {
          jobs.push(job)
        }),
      publishAll: (all) =>
        step(async () => {
          jobs.push(...all)
        }),
    },
    archive: {
      put: async () => {
        throw new Error('texts only')
      },
    },
    readPages: () => {
      throw new Error('texts only')
    },
    measured: async () => undefined,
  }
  return {
    deps,
    /** Prints a notice; `text` is its text. */
    print: (reference: NoticeReference, text: string): void => {
      texts.set(reference.ref, { reference, text })
    },
    breakIssue: (day: string, is: boolean): void => {
      if (is) broken.add(day)
      else broken.delete(day)
    },
    /** Says on how many pages of an issue notices stand. */
    setPages: (day: string, pages: number): void => void issuePages.set(day, pages),
    listings: (): number => listings,
    killAt,
    wasKilled,
    /** Runs until nothing is left: a killed job is sent again, jobs handed over are run. Jobs lost on the way stay lost. */
    settle: async (...first: (() => Promise<unknown>)[]): Promise<void> => {
      const attempt = async (work: () => Promise<unknown>): Promise<void> => {
        for (let tries = 0; ; tries++) {
          try {
            await work()
            return
          } catch (error) {
            if (!isToBeKilled() || tries > 0) throw error
          }
        }
      }
      for (const work of first) await attempt(work)
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const { companyId, stage } = job.body as { companyId: number; stage: 'notices' | 'archive' | 'profile' }
        await attempt(() => runStage(deps, companyId, stage))
      }
    },
  }
}
