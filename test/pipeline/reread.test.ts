/** Stored notices read again, over a real database. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { splitNoticeFile } from '../../tools/stand-ins/gazette.ts'
import type { StoredFact } from '../../lib/domain/company/record.ts'
import { buildProfile } from '../../lib/pipeline/profile.ts'
import { factChanges, rereadCompany, staleCompanies } from '../../lib/pipeline/reread.ts'
import type { Db } from '../../lib/platform/database.ts'
import { bringCompany, bringNotice } from '../../lib/store/brought.ts'
import { elected, notice, recordOf } from '../support/facts.ts'
import { openTestStore } from '../support/store.ts'

const TODAY = '2026-11-21'
const PLACE = { office: 'İSTANBUL', registryRoot: '990001' }
let db: Db
let run: (...statements: string[]) => Promise<unknown>
let close = async (): Promise<void> => {}

beforeAll(async () => {
  const store = await openTestStore()
  ;({ db, close } = store)
  run = store.database.sql
  const { text } = splitNoticeFile(
    readFileSync(new URL('../../tools/stand-ins/notices/deneme-tam-7-2025-03-11-yonetim-kurulu.txt', import.meta.url), 'utf8'),
  )
  const companyId = await bringCompany(db, { code: null, registryNo: '990001-5', ...PLACE })
  await bringNotice(db, companyId, {
    ref: 'r1',
    title: null,
    publishedOn: '2025-03-11',
    issue: '1',
    page: '1',
    noticeType: 'İlan',
    text,
    whole: true,
    pdfKey: null,
    places: null,
  })
  await buildProfile(db, companyId, TODAY)
})
afterAll(() => close())

const reread = async () => {
  const [company] = await staleCompanies(db, PLACE)
  return company && rereadCompany(db, company, TODAY)
}

test('what the present reader read is not stale, and reading it again changes nothing', async () => {
  expect(await staleCompanies(db, null)).toEqual([])
  expect(await reread()).toMatchObject({ company: { stale: 0 }, facts: [], feed: { added: 0, gone: 0 } })
})

test('what an earlier reader missed, made up or read otherwise is told, once', async () => {
  await run(
    `update notices set extractor = '0'`,
    `delete from facts where kind = 'departure'`,
    `update facts set id = 'other', statement = jsonb_set(statement, '{until}', '"2031-01-01"') where kind = 'appointment' and statement ->> 'role' = 'board_member' and statement ->> 'person' = 'İPEK VARSAYIM'`,
    `insert into facts (notice_id, id, company_id, kind, statement, quote, start, "end", verified, extractor) select id, 'madeup', company_id, 'sole_shareholder', '{"person": "UYDURMA KİŞİ"}', 'q', 0, 1, false, '0' from notices`,
  )
  expect(await staleCompanies(db, null)).toMatchObject([{ office: 'İSTANBUL', stale: 1 }])
  const done = await reread()
  const facts = done?.facts ?? []
  expect(facts.filter(({ before }) => before === null).map(({ after }) => after?.kind)).toEqual(expect.arrayContaining(['departure']))
  expect(facts.filter(({ after }) => after === null).map(({ before }) => before)).toMatchObject([
    { kind: 'sole_shareholder', person: 'UYDURMA KİŞİ' },
  ])
  expect(facts.filter(({ before, after }) => before && after)).toMatchObject([
    { before: { until: '2031-01-01' }, after: { person: 'İPEK VARSAYIM', until: '2028-03-05' } },
  ])
  expect((await reread())?.facts).toEqual([])
})

test('two readings are compared fact by fact', () => {
  const read = (until: string): StoredFact[] =>
    recordOf([notice('2024-01-01', [elected('AYŞE YILMAZ', 'board_member', { until }), elected('ALİ DEMİR')])]).facts
  expect(factChanges(read('2027-01-01'), read('2027-01-01'))).toEqual([])
  expect(factChanges(read('2027-01-01'), read('2028-01-01'))).toMatchObject([
    { before: { until: '2027-01-01' }, after: { until: '2028-01-01' } },
  ])
})
