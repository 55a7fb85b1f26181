/** The nightly scan of terms over a real database, night by night. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changesOf } from '../../lib/domain/company/changes/changes.ts'
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { termEndsOf } from '../../lib/domain/company/officers/term-ends.ts'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import { scanTerms } from '../../lib/pipeline/scan-terms.ts'
import type { Db } from '../../lib/platform/database.ts'
import { saveProfile } from '../../lib/store/profiles.ts'
import { elected, notice, type Notice, recordOf } from '../support/facts.ts'
import { openJobs } from '../support/jobs.ts'
import { nextStep, REST } from '../support/sampled.ts'
import { openTestStore } from '../support/store.ts'

let store: Awaited<ReturnType<typeof openTestStore>>
let db: Db
let rowsOf: (...statements: string[]) => Promise<Record<string, unknown>[]>
beforeAll(async () => {
  store = await openTestStore()
  ;({ db, rowsOf } = store)
})
afterAll(() => store?.close())

/** Companies 1 (followed, with a webhook), 2 (of nobody), 3 (sandbox, with a sandbox webhook). */
beforeEach(async () => {
  await store.empty(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p')`,
    `insert into companies (code, office, registry_root, registry_no) values (null, 'ANKARA', '1', '1'), (null, 'ANKARA', '2', '2'), ('DENEME-X', 'ANKARA', '3', '3')`,
    `insert into preparations (company_id, stage) select id, 'ready' from companies`,
    'insert into follows (account_id, company_id) values (1, 1)',
    `insert into webhooks (account_id, sandbox, url, categories, secret) values (1, false, 'https://a.example/', '{}', ''), (1, true, 'https://b.example/', '{}', '')`,
  )
})

const save = async (companyId: number, version: number, notices: Notice[]): Promise<void> => {
  const record: CompanyRecord = recordOf(notices)
  const head = {
    title: record.title,
    titleKey: null,
    registryNo: '1',
    mersisNo: null,
    branch: false,
    legalForm: null,
    status: null,
    province: null,
    address: null,
    establishedOn: null,
    lastNoticeOn: null,
    noticeCount: 1,
    incomplete: [],
  }
  const changes = changesOf(record).map((change) => ({ ...change, noticeId: change.source.noticeId, detail: change, news: false }))
  expect(
    await saveProfile(db, {
      companyId,
      version,
      record,
      head,
      termEnds: termEndsOf(record),
      ownTermEnds: [],
      changes,
      cases: [],
      outcomes: [],
      ownChanges: [],
      mark: '0 0 0',
    }),
  ).toBe(true)
}
/** A board of one, whose term ends on 25.10.2026. */
const board = notice('2023-10-25', [elected('AYŞE YILMAZ', 'board_chair', { term_years: 3 })])
const END = '2026-10-25'
const told = async (company = 1) =>
  (
    await rowsOf(
      `select "on"::text || ' ' || key as line from changes where origin = 'calendar' and company_id = ${company} order by sequence`,
    )
  ).map(({ line }) => String(line).replace(/gorev-suresi:[^:]*:[^:]*:/, ''))
const deliveries = async (): Promise<unknown> => (await rowsOf('select count(*)::int as n from deliveries'))[0]?.n
const nights = async (from: string, until: string): Promise<void> => {
  for (let day = from; day <= until; day = addDays(day, 1)) await scanTerms(db, day)
}
const ALL = [
  '2026-07-27 takvim:90',
  '2026-09-25 takvim:30',
  '2026-10-18 takvim:7',
  '2026-10-25 takvim:0',
  '2026-10-26 takvim:yk_suresi_dolmus:2026-10-25',
]

test.skipIf(REST)('night by night each threshold is told once, on its day, and the lapse of the board after it', async () => {
  await save(1, 1, [board])
  await scanTerms(db, addDays(END, -120))
  const seen: [string, string[]][] = []
  for (const days of [91, 90, 89, 31, 30, 29, 8, 7, 6, 1, 0, -1, -2, -30]) {
    const before = (await told()).length
    await nights(addDays((await rowsOf('select day::text from scans'))[0]?.day as string, 1), addDays(END, -days))
    seen.push([addDays(END, -days), (await told()).slice(before)])
  }
  expect(seen.filter(([, lines]) => lines.length > 0)).toEqual([
    ['2026-07-27', ALL.slice(0, 1)],
    ['2026-09-25', ALL.slice(1, 2)],
    ['2026-10-18', ALL.slice(2, 3)],
    ['2026-10-25', ALL.slice(3, 4)],
    ['2026-10-26', ALL.slice(4)],
  ])
  expect(await deliveries()).toBe(5)
})

test.skipIf(REST)('missed nights are caught up, each threshold with its own day', async () => {
  await save(1, 1, [board])
  await scanTerms(db, '2026-06-01')
  expect(await scanTerms(db, '2026-11-20')).toEqual({ ends: 4, lapses: 1, added: 5 })
  expect((await told()).toSorted()).toEqual(ALL.toSorted())
})

test.skipIf(REST)('the first scan looks at today alone', async () => {
  await save(1, 1, [board])
  await scanTerms(db, '2026-10-20')
  expect(await told()).toEqual([])
  expect(await scanTerms(db, END)).toMatchObject({ added: 1 })
})

test.skipIf(REST)('a second scan of the same night, or one of an earlier day, does nothing', async () => {
  await save(1, 1, [board])
  await scanTerms(db, '2026-10-18')
  const before = await rowsOf('select * from changes')
  expect(await scanTerms(db, '2026-10-18')).toEqual({ ends: 0, lapses: 0, added: 0 })
  expect(await scanTerms(db, '2026-09-25')).toEqual({ ends: 0, lapses: 0, added: 0 })
  expect(await rowsOf('select * from changes')).toEqual(before)
  expect(await rowsOf('select day::text from scans')).toEqual([{ day: '2026-10-18' }])
})

test.skipIf(REST)('two scans at once add each change once', async () => {
  await save(1, 1, [board])
  await Promise.all([scanTerms(db, '2026-10-18'), scanTerms(db, '2026-10-18')])
  expect(await told()).toEqual(['2026-10-18 takvim:7'])
  expect(await deliveries()).toBe(1)
})

test.skipIf(REST)('a new profile keeps what the calendar told, its ids and numbers; a renewed term is told at its own end', async () => {
  await save(1, 1, [board])
  await scanTerms(db, '2026-10-18')
  const before = await rowsOf(`select id, sequence, detail from changes where origin = 'calendar'`)
  await save(1, 2, [board, notice('2026-10-20', [elected('AYŞE YILMAZ', 'board_chair', { term_years: 3 })])])
  expect(await rowsOf(`select id, sequence, detail from changes where origin = 'calendar'`)).toEqual(before)
  await nights('2026-10-19', '2026-11-01')
  expect(await told()).toEqual(['2026-10-18 takvim:7'])
  await scanTerms(db, '2029-10-13')
  expect((await told()).slice(1)).toEqual(['2029-07-22 takvim:90', '2029-09-20 takvim:30', '2029-10-13 takvim:7'])
})

test.skipIf(REST)('companies nobody follows are passed by; the sandbox has its own', async () => {
  for (const company of [1, 2, 3]) await save(company, 1, [board])
  expect(await scanTerms(db, '2026-10-18')).toMatchObject({ ends: 2, added: 2 })
  expect([await told(1), await told(2), await told(3)]).toEqual([['2026-10-18 takvim:7'], [], ['2026-10-18 takvim:7']])
  expect(
    await rowsOf(
      `select w.url, a.company_id::int from deliveries d join webhooks w on w.id = d.webhook_id join announcements a on a.id = d.announcement_id order by 2`,
    ),
  ).toEqual([
    { url: 'https://a.example/', company_id: 1 },
    { url: 'https://b.example/', company_id: 3 },
  ])
})

test.each(['before', 'after'] as const)('killed %s any step, the next night ends as if nothing had been', async (when) => {
  const jobs = openJobs(db, END)
  await save(1, 1, [board])
  await save(3, 1, [board])
  await scanTerms(db, '2026-06-01')
  let at = nextStep(0)
  for (; ; at = nextStep(at)) {
    await rowsOf(
      ...['deliveries', 'announcements', 'account_changes', 'change_streams'].map((table) => `delete from ${table}`),
      `delete from changes where origin = 'calendar'`,
      `update scans set day = '2026-06-01'`,
    )
    jobs.killAt(at, when)
    await jobs.settle(() => scanTerms(db, '2026-11-20'))
    if (!jobs.wasKilled()) break
    expect((await told()).toSorted(), `killed ${when} step ${at}`).toEqual(ALL.toSorted())
    expect(
      await rowsOf('select jsonb_array_length(changes) as n, count(*)::int as times from announcements group by 1 order by 1'),
    ).toEqual([
      { n: 1, times: 2 },
      { n: 4, times: 2 },
    ])
  }
  expect(at).toBeGreaterThan(5)
})
