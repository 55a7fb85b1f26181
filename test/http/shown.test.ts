/** What is made ready of a company is what would be made on each of the days it is said to be good for. */
import { describe, expect, test } from 'vitest'
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { shownAround, shownFrom } from '../../lib/domain/company/shown-days.ts'
import { addDays, addYears, type IsoDate } from '../../lib/domain/kernel/dates.ts'
import { shownOn } from '../../lib/http/wire/shown.ts'
import type { Shown } from '../../lib/store/folds.ts'
import { becomes, capital, elected, founded, notice, recordOf, signs } from '../support/facts.ts'
import { sandboxCodes, sandboxRecord } from '../support/made-up.ts'
import { ALL, sampled } from '../support/sampled.ts'

const show = (record: CompanyRecord, day: IsoDate): Shown => shownOn(record, day, 'https://kunye.test')

/** Days that matter: those the record or a law names, those that come of them, and the day before and after each. */
const daysOf = (record: CompanyRecord): IsoDate[] => {
  const named = new Set([...JSON.stringify([record, show(record, '2026-11-22')]).matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([day]) => day))
  const far = [...named].flatMap((day) => [day, addDays(day, 14), addYears(day, 2), addYears(day, 3), addYears(day, 5)])
  const law = ['2012-07-01', '2014-02-14', '2024-01-01', '2026-12-31', '2027-01-01']
  return [...new Set([...far, ...law].flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]))].sort()
}

/** Days on which a fold is said to be good: its first and last, and those that matter between them; all where everything is tried. */
const daysWithin = (from: IsoDate, until: IsoDate, matter: readonly IsoDate[]): IsoDate[] => {
  if (!ALL) return [...new Set([from, addDays(until, -1), ...matter.filter((day) => day > from && day < until)])]
  const days: IsoDate[] = []
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day)
  return days
}

const holds = (record: CompanyRecord, few: number): void => {
  const matter = daysOf(record)
  // Each day is looked at from many: what is made on it is made once.
  const made = new Map<IsoDate, Shown>()
  const on = (day: IsoDate): Shown => {
    const known = made.get(day) ?? shownOn(record, day, 'https://kunye.test')
    made.set(day, known)
    return known
  }
  const show = (_: CompanyRecord, day: IsoDate): Shown => on(day)
  /** The first of the days on which something else is shown: to hold each by itself takes longer than to make it. */
  const firstOther = (days: readonly IsoDate[], { officerCount, officers, profile }: Shown): IsoDate | undefined =>
    days.find((day) => on(day).officerCount !== officerCount || on(day).officers !== officers || on(day).profile !== profile)
  for (const day of sampled(matter, few)) {
    const { shown, until } = shownFrom(record, day, show)
    expect(until > day).toBe(true)
    const other = firstOther(daysWithin(day, until, matter), shown)
    if (other !== undefined) expect({ day, other, ...on(other) }).toEqual({ day, other, ...shown })
  }
  for (const day of sampled(matter, Math.ceil(few / 3))) {
    const { shown, from, until } = shownAround(record, day, show)
    expect(from <= day && day < until).toBe(true)
    const other = firstOther(daysWithin(from, until, matter), shown)
    if (other !== undefined) expect({ day, other, ...on(other) }).toEqual({ day, other, ...shown })
  }
}

describe.each(sandboxCodes)('%s', (code) => {
  test('shows on every day it was made ready for what is made on that day', () => holds(sandboxRecord(code), 2))
})

test('a stay, a lapsed board, a late liquidation and new capital laws end what was made ready before them', () => {
  const record = recordOf([
    notice('2019-03-12', [
      founded(),
      capital('establishment', null, '50000'),
      elected('KEREM KURGUSAL', 'board_chair', { term_years: 3 }),
      signs('KEREM KURGUSAL', 'sole', { until: '2022-06-30' }),
    ]),
    notice('2021-05-04', [becomes('CONCORDAT_TEMPORARY')]),
    notice('2021-12-01', [becomes('LIQUIDATION'), elected('IŞIK FARAZİ', 'liquidator')]),
  ])
  holds(record, 8)
  // a day before the power ends what is shown is good for that day and the next
  expect(shownFrom(record, '2022-06-30', show).until).toBe('2022-07-01')
})

test('a change that nothing names ends it too', () => {
  const record = recordOf([notice('2019-03-12', [founded()])])
  const turns = (_: CompanyRecord, day: IsoDate): Shown => ({
    officerCount: 0,
    officers: '[]',
    profile: day < '2026-12-09' ? '{}' : '{"a":1}',
  })
  for (const from of ['2026-11-22', '2026-12-07', '2026-12-08']) {
    expect(shownFrom(record, from, turns).until).toBe('2026-12-09')
    expect(shownAround(record, from, turns)).toMatchObject({ from: addDays(from, -240), until: '2026-12-09' })
  }
  for (const day of ['2026-12-09', '2027-03-01']) expect(shownAround(record, day, turns)).toMatchObject({ from: '2026-12-09' })
  expect(shownAround(record, '2019-03-20', turns)).toMatchObject({ from: '2019-03-13', until: addDays('2019-03-20', 241) })
})
