/** Answers that were made ready: they are what would be made when they are asked for, and none is sent that no longer fits. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayIn } from '../../lib/domain/kernel/dates.ts'
import { shownOn } from '../../lib/http/wire/shown.ts'
import { foldDue, type FoldDeps, foldPage } from '../../lib/pipeline/fold.ts'
import { buildProfile } from '../../lib/pipeline/profile.ts'
import { openDatabase } from '../../lib/platform/database.ts'
import { foldCode } from '../../lib/platform/env.ts'
import { saveShownDays } from '../../lib/store/folds.ts'
import { stateList } from '../../lib/store/list-statements.ts'
import { foldCodeOf } from '../../tools/fold-code.ts'
import { type Ask, asking, newAccount } from '../support/client.ts'
import { eventually } from '../support/eventually.ts'
import { sandboxCodes } from '../support/made-up.ts'
import { drawn, part, REST } from '../support/sampled.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let sandbox: Ask
let deps: FoldDeps
beforeAll(async () => {
  service = await startTestService({ pages: false })
  sandbox = asking(service, (await newAccount(service)).sandbox)
  deps = {
    db: openDatabase({ DATABASE_URL: 'postgresql://kunye:yerel@127.0.0.1/kunye', NEON_FETCH_ENDPOINT: `${service.standIns.neon.url}/sql` }),
    today: service.today,
    code: foldCode({ FOLD_CODE: foldCodeOf(), BASE_URL: service.url }),
    show: (record, day) => shownOn(record, day, service.url),
  }
})
afterAll(() => service?.close())

const rowsOf = async (statement: string): Promise<Record<string, unknown>[]> => (await service.database.sql(statement))[0]!.rows
const idOf = async (code: string): Promise<number> => Number((await rowsOf(`select id from companies where code = '${code}'`))[0]!.id)
const read = async (code: string): Promise<string[]> =>
  Promise.all(['', 'yetkililer/'].map(async (door) => (await sandbox(`/api/v1/sirketler/${code}/${door}`)).text))

/** What is kept is changed to something nobody would make, which shows who sends it. */
const MARK = '"adet":77'
const marked = `officer_count = 77`

test.skipIf(REST)('every sandbox company is made ready at the start', async () => {
  expect((await rowsOf(`select count(*)::int as n from folds where code = '${deps.code}' and until_day > '${service.today}'`))[0]!.n).toBe(
    sandboxCodes.length,
  )
})

describe.each(sandboxCodes)('%s', (code) => {
  test.skipIf(REST)('answers from what is ready as without it', async () => {
    const ready = await read(code)
    await service.database.sql(`update folds set code = 'other' where company_id = ${await idOf(code)}`)
    expect(await read(code)).toEqual(ready)
    expect(await foldDue(deps, { companyId: await idOf(code) })).toBe(1)
    expect(await read(code)).toEqual(ready)
  })
})

describe('what is ready', () => {
  const code = 'DENEME-TAM'
  const officers = async (query = ''): Promise<string> => (await sandbox(`/api/v1/sirketler/${code}/yetkililer/${query}`)).text

  test.skipIf(REST)('is sent', async () => {
    const [row] = await rowsOf(`select officer_count from folds where company_id = ${await idOf(code)}`)
    await service.database.sql(`update folds set ${marked} where company_id = ${await idOf(code)}`)
    expect(await officers()).toContain(MARK)
    await service.database.sql(`update folds set officer_count = ${Number(row!.officer_count)} where company_id = ${await idOf(code)}`)
  })

  test.skipIf(REST).each([
    ['made of another profile', `version = version - 1`],
    ['made by other code', `code = '0 ' || code`],
    ['for days that are over', `until_day = current_date - 2`],
    ['for days to come', `from_day = current_date + 2`],
    ['with what somebody stated', `overlay = '2026-01-01'`],
  ])('is not sent where it was %s', async (_, broken) => {
    const id = await idOf(code)
    const before = await officers()
    await service.database.sql(`update folds set ${marked}, ${broken} where company_id = ${id}`)
    expect(await officers()).toBe(before)
    await service.database.sql(`update folds set until_day = '-infinity' where company_id = ${id}`)
    await foldDue(deps, { companyId: id })
    expect(await officers()).toBe(before)
  })

  test.skipIf(REST)('is not sent for a day that it is not for', async () => {
    const id = await idOf(code)
    await service.database.sql(`update folds set ${marked} where company_id = ${id}`)
    const [row] = await rowsOf(`select from_day::text as from, until_day::text as until from folds where company_id = ${id}`)
    expect(await officers(`?tarih=${addDays(String(row!.from), -1)}`)).not.toContain(MARK)
    expect(await officers(`?tarih=${String(row!.until)}`)).not.toContain(MARK)
    await service.database.sql(`update folds set until_day = '-infinity' where company_id = ${id}`)
    await foldDue(deps, { companyId: id })
  })

  test.skipIf(REST)('is due with a new profile, in its transaction, and made anew by the next round', async () => {
    const id = await idOf(code)
    await service.database.sql(`update folds set ${marked} where company_id = ${id}`)
    await buildProfile(deps.db, id, service.today)
    expect(await officers()).not.toContain(MARK)
    const sent: unknown[] = []
    const queue = { publish: async (job: unknown) => void sent.push(job), publishAll: async () => {} }
    await foldPage({ ...deps, queue }, 'm', 0)
    expect(sent).toEqual([])
    expect(await foldDue(deps)).toBe(0)
    await service.database.sql(`update folds set ${marked} where company_id = ${id}`)
    expect(await officers()).toContain(MARK)
    await service.database.sql(`update folds set until_day = '-infinity' where company_id = ${id}`)
    await foldDue(deps)
  })

  test.skipIf(REST)('waits a day where it cannot be made, and keeps no other waiting', async () => {
    const id = await idOf(code)
    await service.database.sql(`update folds set until_day = '-infinity' where company_id in (${id}, ${await idOf('DENEME-LIMITED')})`)
    const show: FoldDeps['show'] = (record, day) => {
      if (record.id === code) throw new Error('cannot be shown')
      return deps.show(record, day)
    }
    await foldDue({ ...deps, show })
    expect(await rowsOf(`select until_day::text as until from folds where company_id = ${id}`)).toEqual([
      { until: addDays(service.today, 1) },
    ])
    expect(await foldDue(deps)).toBe(0)
    expect(await officers()).toContain('"profil_hazir":true')
    await service.database.sql(`update folds set until_day = '-infinity' where company_id = ${id}`)
    await foldDue(deps)
  })
})

// The table is held first: an answer may still be writing its days, row by row.
const held = (statement: string) => service.database.sql('begin', 'lock table shown_days in exclusive mode', statement, 'commit')

describe('a day that is not today', () => {
  const code = 'DENEME-TAM'
  const kept = (where = 'true') =>
    rowsOf(`select from_day::text as from, until_day::text as until, known_from::text as known from shown_days d join companies c on c.id = d.company_id
      where c.code = '${code}' and ${where} order by 1, 3`)
  const forget = () => held('delete from shown_days')
  const officers = async (query: string): Promise<string> => (await sandbox(`/api/v1/sirketler/${code}/yetkililer/?${query}`)).text
  /** The rows that hold for a query; what was asked before may still be written behind its answer. */
  const rowFor = (query: string) => {
    const { bilinen, tarih = bilinen ?? service.today } = Object.fromEntries(new URLSearchParams(query))
    const known = bilinen === undefined ? '' : ` and known_from <= '${bilinen}' and known_until > '${bilinen}'`
    return `from_day <= '${tarih}' and until_day > '${tarih}'${known}`
  }
  /** Asks until the answer comes of what was kept: that is written behind the first. */
  const untilKept = async (query: string): Promise<string> => {
    const made = await officers(query)
    await eventually(async () => expect(await kept(rowFor(query))).not.toEqual([]))
    return made
  }

  test.skipIf(REST).each(['tarih=2023-01-01', 'tarih=2031-05-05', 'tarih=2023-01-01&bilinen=2023-06-01', 'bilinen=2023-06-01'])(
    'is kept when it was asked for, and sent to who asks next: %s',
    async (query) => {
      await forget()
      const made = await untilKept(query)
      const [row] = await kept(rowFor(query))
      // Of this row alone: an answer of another day may still be written behind its own.
      await held(`update shown_days set ${marked} where ${rowFor(query)}`)
      expect(await officers(query)).toContain(MARK)
      // the same on the last day of those it holds for, and on none beside them
      if (!query.includes('bilinen')) {
        expect(await officers(`tarih=${addDays(String(row!.until), -1)}`)).toContain(MARK)
        expect(await officers(`tarih=${String(row!.until)}`)).not.toContain(MARK)
        expect(await officers(`tarih=${addDays(String(row!.from), -1)}`)).not.toContain(MARK)
        expect(await officers(`${query}&bilinen=${service.today}`)).not.toContain(MARK)
      } else expect(await officers('tarih=2023-01-01')).not.toContain(MARK)
      await forget()
      expect(await officers(query)).toBe(made)
    },
  )

  test.skipIf(REST).each([
    ['made of another profile', 'version = version - 1'],
    ['made by other code', `code = '0 ' || code`],
    ['for other days', `from_day = until_day - 1, until_day = until_day`],
    ['with what somebody stated', `overlay = '2026-01-01'`],
  ])('is not sent where it was %s', async (_, broken) => {
    await forget()
    const made = await untilKept('tarih=2023-01-01')
    await held(`update shown_days set ${marked}, ${broken}`)
    expect(await officers('tarih=2023-01-01')).toBe(made)
  })

  test.skipIf(REST)('today is not kept beside what is ready', async () => {
    await forget()
    const id = await idOf(code)
    await service.database.sql(`update folds set until_day = '-infinity' where company_id = ${id}`)
    await officers(`tarih=${service.today}`)
    await untilKept('tarih=2023-01-01')
    expect((await kept()).length).toBe(1)
    await foldDue(deps, { companyId: id })
  })

  test.skipIf(REST)('forty are kept, the last made, of the present profile alone', async () => {
    await forget()
    const id = await idOf(code)
    const [row] = await rowsOf(`select version::int as version from profiles where company_id = ${id}`)
    const version = Number(row!.version)
    const save = (from: string, of: number) =>
      saveShownDays(deps.db, deps.code, {
        ...{ companyId: id, accountId: 0, version: of, overlay: null, known: null, from, until: addDays(from, 1) },
        shown: { officerCount: 0, officers: '[]', profile: '{}' },
      })
    await save('2020-01-01', version + 1)
    expect(await kept()).toEqual([])
    for (let at = 0; at < 43; at++) await save(addDays('2020-01-01', at), version)
    const days = (await kept()).map(({ from }) => from)
    expect([days.length, days[0], days.at(-1)]).toEqual([40, '2020-01-04', '2020-02-12'])
    await held(`update shown_days set version = ${version - 1}`)
    await save('2021-01-01', version)
    expect((await kept()).map(({ from }) => from)).toEqual(['2021-01-01'])
  })
})

// that what is made holds on each of its days is tried without a service (test/http/shown.test.ts)
test.each(part(sandboxCodes, 10))('what is kept of other days of %s is what is made', async (code) => {
  const [row] = await rowsOf(
    `select record::text as record from profiles s join companies c on c.id = s.company_id where c.code = '${code}'`,
  )
  const named = [...new Set(String(row!.record).match(/\d{4}-\d{2}-\d{2}/g) ?? [])].flatMap((day) => [
    addDays(day, -1),
    day,
    addDays(day, 1),
  ])
  const days = drawn([...new Set(named)].filter((day) => day < service.today).sort(), 6)
  const asked = days.flatMap((day) => [`tarih=${day}`, `tarih=${day}&bilinen=${days.at(-1)!}`])
  const answers = async (): Promise<string[]> => {
    const texts: string[] = []
    for (const query of asked)
      for (const door of ['', 'yetkililer/']) texts.push((await sandbox(`/api/v1/sirketler/${code}/${door}?${query}`)).text)
    return texts
  }
  await service.database.sql('delete from shown_days')
  const first = await answers()
  // of a company whose notices are not there yet nothing is made
  if (first.some((text) => text.includes('"profil_hazir":true')))
    await eventually(async () => expect(await rowsOf('select 1 as n from shown_days')).not.toEqual([]))
  expect(await answers()).toEqual(first)
  await held(`update shown_days set code = 'other'`)
  expect(await answers()).toEqual(first)
})

test.skipIf(REST)('what an account states is made ready for it alone', async () => {
  const [mine, theirs] = [await newAccount(service), await newAccount(service)]
  const id = await idOf('DENEME-LIMITED')
  // as a live company that nobody fetched from the source
  await service.database.sql(
    `update companies set code = null, retrieved_at = null where id = ${id}`,
    `insert into follows (account_id, company_id, title) values (${mine.accountId}, ${id}, 'X'), (${theirs.accountId}, ${id}, 'X')`,
  )
  await buildProfile(deps.db, id, service.today)
  expect(await stateList(deps.db, { accountId: mine.accountId, id }, { until: service.today, statedBy: 'A', note: null })).not.toBeNull()
  const profiles = () => Promise.all([mine, theirs].map(async ({ live }) => (await asking(service, live)(`/api/v1/sirketler/${id}/`)).text))
  const before = await profiles()
  expect(before.map((text) => text.includes('"yontem":"beyan"'))).toEqual([true, false])
  expect(await foldDue(deps)).toBe(2)
  expect(await rowsOf(`select account_id::int as account, overlay from folds where company_id = ${id} order by 1`)).toEqual([
    { account: 0, overlay: null },
    { account: mine.accountId, overlay: service.today },
  ])
  expect(await profiles()).toEqual(before)
  await service.database.sql(`update folds set ${marked} where company_id = ${id} and account_id = ${mine.accountId}`)
  const counts = async () =>
    Promise.all(
      [mine, theirs].map(async ({ live }) => (await asking(service, live)(`/api/v1/sirketler/${id}/yetkililer/`)).text.includes(MARK)),
    )
  expect(await counts()).toEqual([true, false])
  // taken back: it is of nobody any longer
  await service.database.sql(`delete from list_statements`, `update folds set until_day = '${dayIn(new Date(0))}'`)
  expect(await counts()).toEqual([false, false])
  await foldDue(deps)
  expect(await rowsOf(`select account_id::int as account from folds where company_id = ${id}`)).toEqual([{ account: 0 }])
})
