import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectDay, isBusinessDay, isPublicHoliday } from '../../../lib/domain/law/tr/business-days.ts'
import { addDays, daysBetween } from '../../../lib/domain/kernel/dates.ts'

const day = fc.integer({ min: 0, max: daysBetween('2005-01-01', '2035-12-31') }).map((days) => addDays('2005-01-01', days))

const holidaysOf = (year: number): string[] => {
  const days: string[] = []
  for (let date = `${year}-01-01`; date.startsWith(String(year)); date = addDays(date, 1)) if (isPublicHoliday(date)) days.push(date)
  return days
}

describe('public holidays', () => {
  it('of 2024 are these', () =>
    expect(holidaysOf(2024)).toEqual([
      '2024-01-01',
      '2024-04-10',
      '2024-04-11',
      '2024-04-12',
      '2024-04-23',
      '2024-05-01',
      '2024-05-19',
      '2024-06-16',
      '2024-06-17',
      '2024-06-18',
      '2024-06-19',
      '2024-07-15',
      '2024-08-30',
      '2024-10-29',
    ]))

  it.each([
    ['2008-05-01', false],
    ['2009-05-01', true],
    ['2016-07-15', false],
    ['2017-07-15', true],
    ['2026-10-28', false],
    ['2026-05-26', false],
    ['2026-05-27', true],
    ['2026-05-31', false],
  ])('%s: %j', (date, expected) => expect(isPublicHoliday(date)).toBe(expected))

  it('hold three days of Ramazan and four of Kurban in each lunar year, about 70 days apart', () => {
    const runs: { first: string; length: number }[] = []
    for (let date = '2005-01-01'; date < '2036-01-01'; date = addDays(date, 1)) {
      const fixed = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'].includes(date.slice(5))
      if (!isPublicHoliday(date) || (fixed && !isPublicHoliday(addDays(date, -1)) && !isPublicHoliday(addDays(date, 1)))) continue
      const last = runs.at(-1)
      if (last && addDays(last.first, last.length) === date) last.length++
      else runs.push({ first: date, length: 1 })
    }
    // 62 feasts in 31 years plus those that 11 days a year bring; a fixed holiday beside a feast only lengthens its run.
    expect(runs).toHaveLength(64)
    for (const [at, run] of runs.entries()) {
      expect(run.length, run.first).toBeGreaterThanOrEqual(3)
      expect(run.length, run.first).toBeLessThanOrEqual(5)
      const next = runs[at + 1]
      if (!next) continue
      const gap = daysBetween(run.first, next.first)
      expect((gap >= 67 && gap <= 71) || (gap >= 283 && gap <= 289), `${run.first} to ${next.first}: ${gap}`).toBe(true)
    }
  })
})

describe('the effect day', () => {
  it.each([
    ['2024-09-12', '2024-09-13', 'the next day'],
    ['2024-09-13', '2024-09-16', 'over a weekend'],
    ['2024-04-09', '2024-04-15', 'over Ramazan Bayramı and the weekend after it'],
    ['2024-06-14', '2024-06-20', 'over Kurban Bayramı'],
    ['2026-05-25', '2026-05-26', 'the morning before a feast counts'],
    ['2026-05-26', '2026-06-01', 'from the eve over the feast and a weekend'],
    ['2026-10-27', '2026-10-28', 'the morning before Republic Day counts'],
    ['2026-10-28', '2026-10-30', 'over Republic Day'],
    ['2025-12-31', '2026-01-02', 'over New Year'],
    ['2006-12-29', '2007-01-04', 'over Kurban Bayramı and New Year'],
  ])('of %s is %s: %s', (published, expected) => expect(effectDay(published)).toBe(expected))

  it('is a business day after publication, with none between', () =>
    fc.assert(
      fc.property(day, (published) => {
        const effect = effectDay(published)
        expect(effect > published).toBe(true)
        expect(isBusinessDay(effect)).toBe(true)
        expect(daysBetween(published, effect)).toBeLessThanOrEqual(10)
        for (let between = addDays(published, 1); between < effect; between = addDays(between, 1))
          expect(isBusinessDay(between)).toBe(false)
      }),
    ))
})
