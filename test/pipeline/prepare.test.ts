/**
 * The preparation of a company, stopped at every single request it makes: once before the request goes out and once after it was carried
 * out but its answer is lost. Messages come again as the queue would send them. What is stored at the end must be what an undisturbed run
 * stores.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PrepareDeps, runStage, sweepPreparations } from '../../lib/pipeline/prepare.ts'
import { readPages } from '../../lib/pipeline/read-pdf.ts'
import type { JobStage } from '../../lib/pipeline/stages.ts'
import { openDatabase } from '../../lib/platform/database.ts'
import { httpGazetteSource } from '../../lib/platform/gazette-source.ts'
import { openOcrReader } from '../../lib/platform/ocr-reader.ts'
import type { Job, Queue } from '../../lib/platform/queue.ts'
import { bringCompany } from '../../lib/store/brought.ts'
import { measure } from '../../lib/store/measurements.ts'
import { openPdfRenderer } from '../../tools/pdf-renderer.ts'
import { rowsOf } from '../support/rows.ts'
import { nextStep, REST } from '../support/sampled.ts'
import { startTestStandIns, type TestStandIns } from '../support/service.ts'

let around: TestStandIns
let deps: Omit<PrepareDeps, 'queue'>
const archived = new Map<string, Uint8Array>()
const today = '2026-11-21'

beforeAll(async () => {
  around = await startTestStandIns({ pages: false })
  const { NEON_FETCH_ENDPOINT, DATABASE_URL } = around.env
  const db = openDatabase({ DATABASE_URL, NEON_FETCH_ENDPOINT })
  const reading = { ocr: openOcrReader(around.env), render: await openPdfRenderer() }
  const archive = {
    put: async (key: string, bytes: Uint8Array) => {
      archived.set(key, bytes)
    },
  }
  deps = {
    db,
    today,
    source: httpGazetteSource(around.env),
    readPages: (key, pdf) => readPages(archive, reading, key, pdf),
    archive,
    measured: (part, ok) => measure(db, today, part, ok ? 'ok' : 'failed'),
  }
})
afterAll(() => around?.close())

const queueOf = (publish: Queue['publish']): Queue => ({
  publish,
  publishAll: async (jobs) => {
    for (const job of jobs) await publish(job)
  },
})

type Fault = { at: number; when: 'before' | 'after' }
class Stopped extends Error {}

/** The company afresh, with the same id and numbers of rows each time. */
const freshCompany = async (): Promise<number> => {
  await around.database.empty()
  return bringCompany(deps.db, { code: null, office: 'İSTANBUL', registryNo: '912345-5', registryRoot: '912345' })
}

/** Runs a preparation from its first message to its last; the request number `fault.at` fails. Answers how many requests were made. */
const prepare = async (companyId: number, fault: Fault | null): Promise<number> => {
  let count = 0
  const disturbed = async <T>(request: () => Promise<T>): Promise<T> => {
    const mine = ++count
    if (fault?.at === mine && fault.when === 'before') throw new Stopped()
    const answer = await request()
    if (fault?.at === mine) throw new Stopped()
    return answer
  }
  const waiting: { companyId: number; stage: JobStage }[] = []
  const sent = new Set<string>()
  const publish = ({ body, deduplicationId }: Job): Promise<void> =>
    disturbed(async () => {
      if (deduplicationId !== undefined && sent.has(deduplicationId)) return
      if (deduplicationId !== undefined) sent.add(deduplicationId)
      waiting.push(body as { companyId: number; stage: JobStage })
    })
  const { fetch } = globalThis
  const spied = vi.spyOn(globalThis, 'fetch').mockImplementation((...args) => disturbed(() => fetch(...args)))
  try {
    waiting.push({ companyId, stage: 'notices' })
    for (let message = waiting.shift(), tries = 0; message; message = waiting.shift()) {
      try {
        await runStage({ ...deps, queue: queueOf(publish) }, message.companyId, message.stage)
      } catch {
        if (++tries > 5) throw new Error('the job never succeeds')
        waiting.push(message)
      }
    }
    return count
  } finally {
    spied.mockRestore()
  }
}

describe('a preparation stopped anywhere', () => {
  test('ends in exactly the rows of an undisturbed one', async () => {
    const id = await freshCompany()
    const many = await prepare(id, null)
    const undisturbed = await rowsOf(around.database, id)
    expect(many).toBeGreaterThan(15)
    expect(undisturbed).toMatchObject({ preparation: [{ stage: 'ready', found: 2, archived: 2, processed: 2, error: null }] })
    expect(Math.min(...Object.values(undisturbed).map((rows) => rows.length))).toBeGreaterThan(0)

    for (let at = nextStep(0); at <= many; at = nextStep(at)) {
      for (const when of ['before', 'after'] as const) {
        expect(await freshCompany()).toBe(id)
        await prepare(id, { at, when })
        expect(await rowsOf(around.database, id), `stopped ${when} request ${at} of ${many}`).toEqual(undisturbed)
      }
    }
  })

  test.skipIf(REST)('and the same once more from any stage', async () => {
    const id = await freshCompany()
    await prepare(id, null)
    const once = await rowsOf(around.database, id)
    const sent: Job[] = []
    for (const stage of ['profile', 'archive', 'notices', 'profile'] as const) {
      await runStage(
        {
          ...deps,
          queue: queueOf(async (job) => {
            sent.push(job)
          }),
        },
        id,
        stage,
      )
      expect(await rowsOf(around.database, id)).toEqual(once)
    }
    await Promise.all(
      (['notices', 'archive', 'profile', 'profile'] as const).map((stage) =>
        runStage({ ...deps, queue: queueOf(async () => {}) }, id, stage),
      ),
    )
    expect(await rowsOf(around.database, id)).toEqual(once)
  })
})

test.skipIf(REST)('a long history is read in several messages, and is the same', async () => {
  const id = await freshCompany()
  await prepare(id, null)
  const once = await rowsOf(around.database, id)
  await around.database.sql(`update notices set extractor = '0' where company_id = ${id}`)
  const sent: Job[] = []
  const inSteps = { ...deps, readAtOnce: 1, queue: queueOf(async (job) => void sent.push(job)) }
  for (let step = 0; step < 5; step++) await runStage(inSteps, id, 'profile')
  const ids = (await around.database.sql(`select id from notices where company_id = ${id} order by id`))[0]!.rows.map((row) =>
    String(row.id),
  )
  expect(sent.map((job) => job.deduplicationId)).toEqual(ids.map((notice) => `hazirlik-${id}-profile-read-${notice}`))
  expect(await rowsOf(around.database, id)).toEqual(once)
})

describe('the sweep', () => {
  const aged = async (minutes: number, error: string | null): Promise<Job[]> => {
    const sent: Job[] = []
    await around.database.sql(
      `update preparations set stage = 'archive', error = ${error === null ? 'null' : `'${error}'`}, updated_at = now() - interval '${minutes} minutes'`,
    )
    const count = await sweepPreparations({
      db: deps.db,
      queue: queueOf(async (job) => {
        sent.push(job)
      }),
    })
    expect(count).toBe(sent.length)
    // the queue refuses an id with a colon
    for (const job of sent) expect(job.deduplicationId).toMatch(/^[\w-]+$/)
    return sent
  }

  test.skipIf(REST)('takes up what did not move for a quarter of an hour, and leaves what waits for its own retry', async () => {
    const companyId = await freshCompany()
    expect(await aged(14, null)).toEqual([])
    expect(await aged(16, null)).toMatchObject([{ path: 'hazirlik', body: { companyId, stage: 'archive' } }])
    expect(await aged(16, 'source_unavailable')).toEqual([])
    expect(await aged(134, 'source_unavailable')).toEqual([])
    expect(await aged(136, 'source_unavailable')).toMatchObject([{ body: { companyId, stage: 'archive' } }])
  })
})
