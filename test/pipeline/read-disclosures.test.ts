/** The reading of public-disclosure filings over a real database: each once, its company's or nobody's, whatever is killed on the way. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DisclosuresRead, readDisclosures, settleFiling } from '../../lib/pipeline/read-disclosures.ts'
import type { Db } from '../../lib/platform/database.ts'
import type { DisclosureSource, ListedFiling } from '../../lib/platform/disclosure-source.ts'
import { unmatchedDisclosures } from '../../lib/store/disclosures.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'
import { openSteps } from '../support/jobs.ts'
import { nextStep, REST } from '../support/sampled.ts'
import { openTestStore } from '../support/store.ts'

/** Tried whole by `npm test`. */
const whole = test.skipIf(REST)

let db: Db
let rowsOf: (...statements: string[]) => Promise<Record<string, unknown>[]>
let empty: (...statements: string[]) => Promise<void>
let close = async (): Promise<void> => {}
beforeAll(async () => {
  ;({ db, rowsOf, empty, close } = await openTestStore())
})
afterAll(() => close())
beforeEach(() => reset())

const COMPANIES = `insert into companies (code, office, registry_root, registry_no, title, title_key, mersis_no) values
  (null, 'İSTANBUL', '912345', '912345-5', 'DENEME MAKİNE ANONİM ŞİRKETİ', 'deneme makine', '0000000002100001'),
  (null, 'ANKARA', '412345', '412345', 'DENEME YAPI LİMİTED ŞİRKETİ', 'deneme yapi', '0000000002200001'),
  (null, 'İZMİR', '1', '1', 'İKİZ ANONİM ŞİRKETİ', 'ikiz', null),
  (null, 'BURSA', '2', '2', 'İKİZ A.Ş.', 'ikiz', null),
  ('DENEME-TAM', 'İSTANBUL', '990001', '990001-5', 'DENEME TEKNOLOJİ ANONİM ŞİRKETİ', 'deneme teknoloji', '0000000001100001')`
const reset = (): Promise<void> => empty(COMPANIES)

let published = 0
const filingOf = (company: Partial<ListedFiling['company']>, rest: Partial<ListedFiling> = {}): ListedFiling => ({
  ref: String(1_000_000 + published++),
  publishedAt: '2026-11-10T18:00:00+03:00',
  kind: 'Özel Durum Açıklaması',
  subject: 'Konu',
  summary: 'Özet',
  link: 'https://kap.example/1',
  attachments: [],
  relatedStocks: [],
  corrects: null,
  ...rest,
  company: { title: 'YABANCI A.Ş.', office: null, registryNo: null, mersisNo: null, ...company },
})
const FILINGS = [
  filingOf({ office: 'İstanbul Ticaret Sicili Müdürlüğü', registryNo: '912345' }),
  filingOf({ mersisNo: '0000 0000 0220 0001' }),
  filingOf({ title: 'Deneme Makine A.Ş.' }),
  filingOf({ title: 'İkiz A.Ş.' }),
  filingOf({ title: 'Deneme Teknoloji A.Ş.', mersisNo: '0000000001100001' }),
  filingOf({}),
]
const OWNERS = [
  { ref: FILINGS[0]?.ref, company_id: 1, matched_by: 'registry_number' },
  { ref: FILINGS[1]?.ref, company_id: 2, matched_by: 'mersis' },
  { ref: FILINGS[2]?.ref, company_id: 1, matched_by: 'title' },
  { ref: FILINGS[3]?.ref, company_id: null, matched_by: null },
  { ref: FILINGS[4]?.ref, company_id: null, matched_by: null },
  { ref: FILINGS[5]?.ref, company_id: null, matched_by: null },
]
const owners = (): Promise<unknown> => rowsOf('select ref, company_id::int, matched_by from disclosures order by ref')

/** A source in memory with two filings a page; every call is a `step`. */
const openWorld = (filings: ListedFiling[] = FILINGS) => {
  const measured: string[] = []
  const asked: string[] = []
  let down = false
  const { step, killAt, wasKilled } = openSteps()
  const source: DisclosureSource = {
    listFilings: (place) =>
      step(async () => {
        asked.push('cursor' in place ? place.cursor : `since ${place.since}`)
        if (down) throw new SourceUnavailable('disclosure source', 'status 503')
        const from = 'cursor' in place ? Number(place.cursor) : 0
        const page = filings.slice(from, from + 2)
        return { filings: page, cursor: filings.length === 0 ? null : String(from + page.length), more: filings.length > from + 2 }
      }),
  }
  return {
    measured,
    asked,
    setDown: (is: boolean): void => {
      down = is
    },
    killAt,
    wasKilled,
    run: (): Promise<DisclosuresRead> =>
      readDisclosures({
        db,
        source,
        today: '2026-11-21',
        measured: async (outcome) => {
          measured.push(outcome)
        },
      }),
  }
}

whole("each filing is read once and is its company's or nobody's", async () => {
  const world = openWorld()
  expect(await world.run()).toEqual({ pages: 3, added: 6, matched: 3, failed: 0 })
  expect(await owners()).toEqual(OWNERS)
  expect(await world.run()).toEqual({ pages: 1, added: 0, matched: 0, failed: 0 })
  expect(world.asked).toEqual(['since 2025-11-21', '2', '4', '6'])
  expect(world.measured).toEqual(['ok', 'ok'])
  expect(await owners()).toEqual(OWNERS)
})

whole('a new filing of a followed company is an event of each account that follows it, once; an old one is no news', async () => {
  await rowsOf(
    `insert into plans (id, company_allowance) values ('p', 10) on conflict do nothing`,
    `insert into accounts (name, plan_id) values ('kap', 'p') on conflict (name) do update set last_event = 0`,
    `insert into follows (account_id, company_id) select a.id, 1 from accounts a where a.name = 'kap'`,
  )
  const old = filingOf({ office: 'İstanbul Ticaret Sicili Müdürlüğü', registryNo: '912345' }, { publishedAt: '2026-09-01T18:00:00+03:00' })
  const world = openWorld([...FILINGS, old])
  await world.run()
  await world.run()
  expect(
    await rowsOf(`select sequence::int, event, "on"::text, detail ->> 'bildirim_no' as ref from account_events order by sequence`),
  ).toEqual([
    { sequence: 1, event: 'kap.bildirim', on: '2026-11-10', ref: FILINGS[0]?.ref },
    { sequence: 2, event: 'kap.bildirim', on: '2026-11-10', ref: FILINGS[2]?.ref },
  ])
})

whole('what names two companies is settled by an operator, told once, and stays settled', async () => {
  await rowsOf(
    `insert into plans (id, company_allowance) values ('p', 10) on conflict do nothing`,
    `insert into accounts (name, plan_id) values ('kap', 'p') on conflict (name) do update set last_event = 0`,
    `insert into follows (account_id, company_id) select a.id, 3 from accounts a where a.name = 'kap'`,
  )
  const twin = FILINGS[3]?.ref ?? ''
  const other = filingOf({ title: 'İkiz A.Ş.' }, { publishedAt: '2025-12-01T18:00:00+03:00', corrects: twin, relatedStocks: ['IKIZ'] })
  const world = openWorld([...FILINGS, other])
  await world.run()
  expect((await unmatchedDisclosures(db, 0, 10)).map(({ ref, candidates }) => [ref, candidates.map(({ companyId }) => companyId)])).toEqual(
    [
      [twin, [3, 4]],
      [other.ref, [3, 4]],
    ],
  )
  expect(await settleFiling(db, twin, 1, 'A. Uyum')).toMatchObject({ refused: 'not_candidate' })
  expect(await settleFiling(db, '0', 3, 'A. Uyum')).toMatchObject({ refused: 'not_open' })
  expect(await settleFiling(db, twin, 4, 'A. Uyum')).toMatchObject({ refused: null })
  expect(await settleFiling(db, twin, 3, 'B. Uyum')).toMatchObject({ refused: 'not_open' })
  // Nobody follows the fourth company; the third is told of an old filing, too.
  expect(await settleFiling(db, other.ref, 3, 'A. Uyum')).toMatchObject({ refused: null })
  await world.run()
  expect(await rowsOf(`select event, detail ->> 'bildirim_no' as ref, detail ->> 'duzelttigi' as corrects from account_events`)).toEqual([
    { event: 'kap.bildirim', ref: other.ref, corrects: twin },
  ])
  expect(
    await rowsOf(`select company_id::int, matched_by, settled_by, related_stocks from disclosures where corrects is not null`),
  ).toEqual([{ company_id: 3, matched_by: 'settled', settled_by: 'A. Uyum', related_stocks: ['IKIZ'] }])
})

whole('what an operator says is of nobody does not wait any more', async () => {
  const world = openWorld()
  await world.run()
  expect(await settleFiling(db, FILINGS[3]?.ref ?? '', null, 'A. Uyum')).toMatchObject({ refused: null })
  await world.run()
  expect(await unmatchedDisclosures(db, 0, 10)).toEqual([])
  expect(await owners()).toEqual(OWNERS)
})

whole("what was read before its company was known is found when it is, a twin's not", async () => {
  const world = openWorld()
  await rowsOf('truncate companies restart identity cascade')
  expect(await world.run()).toMatchObject({ added: 6, matched: 0 })
  await rowsOf(COMPANIES)
  expect(await world.run()).toMatchObject({ added: 0, matched: 3 })
  expect(await owners()).toEqual(OWNERS)
})

whole('a source without any filing is asked from the same day again', async () => {
  const world = openWorld([])
  expect(await world.run()).toEqual({ pages: 0, added: 0, matched: 0, failed: 0 })
  expect(world.asked).toEqual(['since 2025-11-21'])
  expect(await rowsOf('select * from source_cursors')).toEqual([])
})

whole('a source that is down counts as failed, loses nothing and is asked again', async () => {
  const world = openWorld()
  world.setDown(true)
  expect(await world.run()).toEqual({ pages: 0, added: 0, matched: 0, failed: 1 })
  world.setDown(false)
  expect(await world.run()).toMatchObject({ added: 6, failed: 0 })
  expect(world.measured).toEqual(['failed', 'ok'])
})

whole('personal numbers are masked before anything is stored', async () => {
  await openWorld([filingOf({}, { subject: 'T.C. Kimlik No 10000000146', summary: 'Kimlik no: 10000000146 olan kişi' })]).run()
  expect(await rowsOf('select subject, summary from disclosures')).toEqual([
    { subject: 'T.C. Kimlik No 100******46', summary: 'Kimlik no: 100******46 olan kişi' },
  ])
})

whole('two runs beside each other end as one does', async () => {
  const world = openWorld()
  await Promise.all([world.run(), world.run(), world.run()])
  await world.run()
  expect(await owners()).toEqual(OWNERS)
  expect(await rowsOf('select cursor from source_cursors')).toEqual([{ cursor: '6' }])
})

test.each(['before', 'after'] as const)('killed %s any step that leaves the process, the end is the same', async (when) => {
  let at = nextStep(0)
  for (; ; at = nextStep(at)) {
    await reset()
    const world = openWorld()
    world.killAt(at, when)
    await world.run().catch((error: unknown) => {
      if (!world.wasKilled()) throw error
    })
    if (!world.wasKilled()) break
    await world.run()
    expect(await owners(), `killed ${when} step ${at}`).toEqual(OWNERS)
  }
  expect(at).toBeGreaterThan(9)
})
