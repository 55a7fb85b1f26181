/** A document of the gazette that ends or refuses whatever opens it: it is set aside with its reason, and the others go on. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../lib/platform/database.ts'
import type { GazetteDocument } from '../../lib/platform/gazette-source.ts'
import { PdfUnreadable } from '../../lib/platform/pdf/unreadable.ts'
import type { Job } from '../../lib/platform/queue.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'
import { type PrepareDeps, runStage } from '../../lib/pipeline/prepare.ts'
import type { JobStage } from '../../lib/pipeline/stages.ts'
import { bringCompany } from '../../lib/store/brought.ts'
import { startTestStandIns, type TestStandIns } from '../support/service.ts'

let around: TestStandIns
beforeAll(async () => {
  around = await startTestStandIns({ pages: false })
})
afterAll(() => around?.close())
beforeEach(() => around.database.empty())

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const pdf = (text: string): GazetteDocument => ({ type: 'pdf', bytes: encode(text) })

/**
 * Prepares a company of these documents; a job that fails is sent again as the queue does. Returns what is known of each, in their order.
 */
const prepare = async (
  documents: Record<string, GazetteDocument>,
  read: (name: string, tries: number) => void,
): Promise<Record<string, unknown>[]> => {
  const { NEON_FETCH_ENDPOINT, DATABASE_URL } = around.env
  const db = openDatabase({ DATABASE_URL, NEON_FETCH_ENDPOINT })
  const company = await bringCompany(db, { code: null, office: 'İSTANBUL', registryNo: '912345-5', registryRoot: '912345' })
  await around.database.sql(`update preparations set stage = 'notices' where company_id = ${company}`)
  const jobs: Job[] = []
  const tries = new Map<string, number>()
  const deps: PrepareDeps = {
    db,
    today: '2026-11-21',
    queue: { publish: async (job) => void jobs.push(job), publishAll: async (all) => void jobs.push(...all) },
    archive: { put: async () => undefined },
    source: {
      listIssue: async () => ({ notices: [], pages: null }),
      listNotices: async () =>
        Object.keys(documents).map((ref, at) => ({
          ref,
          office: 'İSTANBUL',
          registryNo: '912345-5',
          title: null,
          publishedOn: `2024-01-0${at + 1}`,
          issue: '1',
          page: '1',
          noticeType: 'İlan',
        })) as never,
      fetchDocument: async (ref) => documents[ref] ?? null,
    },
    readPages: async (_, bytes) => {
      const name = new TextDecoder().decode(bytes)
      tries.set(name, (tries.get(name) ?? 0) + 1)
      read(name, tries.get(name) ?? 0)
      return []
    },
    measured: async () => undefined,
  }
  await runStage(deps, company, 'notices')
  for (let job = jobs.shift(), steps = 0; job && steps < 40; job = jobs.shift(), steps++) {
    const { stage } = job.body as { stage: JobStage }
    await runStage(deps, company, stage).catch(() => jobs.push(job!))
  }
  const [stored] = await around.database.sql(`select ref, fault, tries, archived_at is not null as done from notices order by ref`)
  const [state] = await around.database.sql(`select stage from preparations`)
  return [...stored!.rows, { stage: state!.rows[0]!.stage, read: Object.fromEntries(tries) }]
}

test('what ends its reader is given up after three tries, counted before each', async () => {
  const end = (name: string): void => {
    if (name === 'a') throw new Error('the Worker exceeded its time')
  }
  expect(await prepare({ a: pdf('a'), b: pdf('b') }, end)).toEqual([
    { ref: 'a', fault: 'gave_up', tries: 0, done: true },
    { ref: 'b', fault: null, tries: 0, done: true },
    { stage: 'ready', read: { a: 3, b: 1 } },
  ])
})

test('what cannot be read is set aside at once, with what is wrong with it', async () => {
  const refuse = (): void => {
    throw new PdfUnreadable('too_costly', 'more than there is')
  }
  const documents: Record<string, GazetteDocument> = {
    a: pdf('a'),
    b: { type: 'text', bytes: encode('İLAN\0') },
    c: { type: 'too_large' },
    d: { type: 'text', bytes: new Uint8Array(2_000_001).fill(65) },
    e: { type: 'text', bytes: encode('Bir söz') },
  }
  expect((await prepare(documents, refuse)).map(({ ref, fault, done, stage }) => [ref ?? stage, fault, done])).toEqual([
    ['a', 'too_costly', true],
    ['b', 'not_text', true],
    ['c', 'too_large', true],
    ['d', 'not_text', true],
    ['e', null, true],
    ['ready', undefined, undefined],
  ])
})

test('a page reader that is down is no fault of the document: it waits, however often, and is read in the end', async () => {
  const down = (name: string, tries: number): void => {
    if (name === 'a' && tries < 8) throw new SourceUnavailable('page reader', 'down')
  }
  expect(await prepare({ a: pdf('a') }, down)).toEqual([
    { ref: 'a', fault: null, tries: 0, done: true },
    { stage: 'ready', read: { a: 8 } },
  ])
})
