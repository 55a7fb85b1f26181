/** Watches of an authority over a real database: by notice, by calendar, by a better reading; each turn told once, whatever is killed. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerOn, nextAsking, type WatchQuestion } from '../../lib/domain/watch/authority.ts'
import { MOST_WATCHES } from '../../lib/domain/watch/limit.ts'
import { askDueWatches } from '../../lib/pipeline/authority.ts'
import { buildProfile } from '../../lib/pipeline/profile.ts'
import type { Db } from '../../lib/platform/database.ts'
import { unfollowCompany } from '../../lib/store/companies.ts'
import { companyWithRecord } from '../../lib/store/records.ts'
import { createWatch, listWatches } from '../../lib/store/watches.ts'
import { elected, founded, leaves, notice, type Notice, signs } from '../support/facts.ts'
import { openSteps } from '../support/jobs.ts'
import { know } from '../support/known.ts'
import { nextStep, REST } from '../support/sampled.ts'
import { openTestStore } from '../support/store.ts'

let db: Db
let rowsOf: (...statements: string[]) => Promise<Record<string, unknown>[]>
let empty: (...statements: string[]) => Promise<void>
let close = async (): Promise<void> => {}
beforeAll(async () => {
  ;({ db, rowsOf, empty, close } = await openTestStore())
})
afterAll(() => close())

const TODAY = '2026-11-23'
/** A board of two whose term ends on 25.12.2026; one of them signs alone. */
const BOARD = notice('2023-12-25', [
  founded('2023-12-25'),
  elected('AYŞE YILMAZ', 'board_chair', { term_years: 3 }),
  elected('ALİ DEMİR', 'board_member', { term_years: 3 }),
  signs('AYŞE YILMAZ'),
])
const LEAVES = notice('2026-11-16', [
  leaves('AYŞE YILMAZ', 'board_member', { on: '2026-11-16', reason: 'resignation' }),
  elected('VELİ KAYA', 'board_chair', { term_years: 3 }),
  signs('VELİ KAYA'),
])

/** Company 1 is followed by the accounts 1 and 2; account 1 has a webhook for turns. */
const begin = (): Promise<void> =>
  empty(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p'), ('b', 'p')`,
    `insert into companies (office, registry_root, registry_no, retrieved_at) values ('ANKARA', '1', '1', now())`,
    `insert into preparations (company_id, stage) values (1, 'ready')`,
    `insert into follows (account_id, company_id) values (1, 1), (2, 1)`,
    `insert into webhooks (account_id, sandbox, url, categories, events, secret) values (1, false, 'https://a.example/', '{}', '{yetki.degisiklik,yetki.duzeltme}', '')`,
  )
beforeEach(begin)

const built = async (notices: readonly Notice[], today = TODAY): Promise<void> => {
  await know(db, 1, notices)
  await buildProfile(db, 1, today)
}
const ASKED: WatchQuestion = { person: 'Ayşe Yılmaz', coSigners: [], transaction: 'kredi', amount: '500000.00', currency: 'TRY' }
const watching = async (question = ASKED, accountId = 1, today = TODAY): Promise<void> => {
  const { record = null, version = 0 } = (await companyWithRecord(db, { accountId, id: 1 }, today)) ?? {}
  const asked = { question, answer: answerOn(record, question, today), until: nextAsking(record, question, today), version, askedOn: today }
  expect((await createWatch(db, accountId, 1, asked, MOST_WATCHES)).watch).not.toBeNull()
}
const told = (account = 1) =>
  rowsOf(
    `select sequence::int, event, "on"::text, detail ->> 'onceki' as before, detail ->> 'yeni' as now, detail ->> 'neden' as why from account_events
      where account_id = ${account} order by sequence`,
  )
const deliveries = async (): Promise<unknown> => (await rowsOf('select count(*)::int as n from deliveries'))[0]?.n

test.skipIf(REST)('a notice that turns the answer is told to who watches, once, with its reasons and sources', async () => {
  await built([BOARD])
  await watching()
  await watching({ ...ASKED, person: null })
  await watching({ ...ASKED, person: 'Veli Kaya' })
  expect(
    (await listWatches(db, { accountId: 1, sandbox: false }, { companyId: 1, limit: 9, offset: 0 })).watches.map(
      ({ answer }) => answer.verdict,
    ),
  ).toEqual(['yetkili_degil', 'var', 'yetkili'])
  await built([BOARD, LEAVES])
  await buildProfile(db, 1, TODAY)
  expect(await told()).toEqual([
    { sequence: 1, event: 'yetki.degisiklik', on: TODAY, before: 'yetkili', now: 'yetkili_degil', why: 'ilan' },
    { sequence: 2, event: 'yetki.degisiklik', on: TODAY, before: 'yetkili_degil', now: 'yetkili', why: 'ilan' },
  ])
  expect(await told(2)).toEqual([])
  expect(await deliveries()).toBe(1)
  const [{ reasons } = {}] = await rowsOf(`select detail -> 'gerekceler' as reasons from account_events where sequence = 1`)
  expect(reasons).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kod: 'gorev_bitti', kaynak: expect.objectContaining({ ilan_tarihi: '2026-11-16' }) }),
    ]),
  )
})

test.skipIf(REST)('a term that ends turns it in the night, without a notice', async () => {
  await built([BOARD])
  await watching()
  const nights: unknown[] = []
  for (const day of ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27']) nights.push([day, (await askDueWatches(db, day)).turned])
  const events = await told()
  expect(events).toMatchObject([{ event: 'yetki.degisiklik', before: 'yetkili', why: 'takvim' }])
  expect(nights.filter((night) => (night as [string, number])[1] > 0)).toEqual([[events[0]?.on, 1]])
})

test.skipIf(REST)('a night costs what is due, not what is watched', async () => {
  await built([BOARD])
  for (let each = 0; each < MOST_WATCHES; each++) await watching()
  expect(await askDueWatches(db, TODAY)).toEqual({ asked: 0, turned: 0 })
})

test.skipIf(REST)('the same notices read better turn it as a correction; with a new notice each is told for itself', async () => {
  await built([BOARD])
  await watching()
  const limited = notice('2023-12-25', [
    founded('2023-12-25'),
    elected('AYŞE YILMAZ', 'board_chair', { term_years: 3 }),
    elected('ALİ DEMİR', 'board_member', { term_years: 3 }),
    signs('AYŞE YILMAZ', 'joint'),
  ])
  await built([limited])
  expect(await told()).toMatchObject([{ event: 'yetki.duzeltme', before: 'yetkili', why: 'okuma' }])
  await built([BOARD, LEAVES])
  expect((await told()).slice(1)).toMatchObject([
    { event: 'yetki.duzeltme', now: 'yetkili', why: 'okuma' },
    { event: 'yetki.degisiklik', before: 'yetkili', now: 'yetkili_degil', why: 'ilan' },
  ])
})

test.skipIf(REST)('an issued signing check that is answered otherwise by now is told to who filed it', async () => {
  await built([BOARD])
  await rowsOf(
    `insert into filed_checks (id, account_id, company_id, digest, content, signature, issued_on) values ('IK-1', 2, 1, '',
      '{"soru":{"kisi":"Ayşe Yılmaz","tarih":"2026-11-20","islem":"kredi","tutar":"500000.00","para_birimi":"TRY","birlikte":[]},"sonuc":"yetkili"}', '', '2026-11-20')`,
  )
  await buildProfile(db, 1, TODAY)
  expect(await told(2)).toEqual([])
  await built([BOARD, LEAVES])
  await buildProfile(db, 1, TODAY)
  expect(await told(2)).toMatchObject([{ event: 'yetki.duzeltme', before: 'yetkili', now: 'yetkili_degil', why: 'belge' }])
  expect(await rowsOf('select turned_to from filed_checks')).toEqual([{ turned_to: 'yetkili_degil' }])
})

test.skipIf(REST)('an issued report is out of date when facts came, never when they are only read better', async () => {
  await built([BOARD])
  await rowsOf(
    `insert into reports (id, account_id, company_id, seal, digest, snapshot, signature, issued_on) values ('DR-1', 2, 1, 'KISMI', '', '{}', '', '2026-11-20'),
      ('DR-2', 2, 1, 'KISMI', '', '{}', '', '2026-11-21')`,
  )
  await built([notice('2023-12-25', [founded('2023-12-25'), elected('AYŞE YILMAZ'), signs('AYŞE YILMAZ', 'joint')])])
  expect(await told(2)).toEqual([])
  await built([BOARD, LEAVES])
  await buildProfile(db, 1, TODAY)
  expect(await rowsOf(`select account_id::int, event, detail ->> 'rapor_kimligi' as report from account_events`)).toEqual([
    { account_id: 2, event: 'rapor.eskidi', report: 'DR-2' },
  ])
})

test('whatever is killed while a profile is built or a night is asked, a turn is told once', async () => {
  for (let at = nextStep(0), reached = true; reached; at = nextStep(at))
    for (const when of ['before', 'after'] as const) {
      await begin()
      await built([BOARD])
      await watching()
      await know(db, 1, [BOARD, LEAVES])
      const { killAt, wasKilled } = openSteps()
      killAt(at, when)
      const survive = async (work: () => Promise<unknown>): Promise<void> => {
        await work().catch((error: unknown) => {
          if (!wasKilled()) throw error
        })
      }
      await survive(() => buildProfile(db, 1, TODAY))
      await survive(() => askDueWatches(db, TODAY))
      reached = wasKilled()
      openSteps()
      await buildProfile(db, 1, TODAY)
      await askDueWatches(db, TODAY)
      expect((await told()).map(({ before, now }) => [before, now])).toEqual([['yetkili', 'yetkili_degil']])
    }
})

test.skipIf(REST)('at most ten a company and account; they go when the company is no longer followed', async () => {
  await built([BOARD])
  for (let each = 0; each < MOST_WATCHES; each++) await watching()
  await watching(ASKED, 2)
  await expect(watching()).rejects.toThrow()
  await unfollowCompany(db, 1, 1)
  expect(await rowsOf('select account_id::int from authority_watches')).toEqual([{ account_id: 2 }])
})
