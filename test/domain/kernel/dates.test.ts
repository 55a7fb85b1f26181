import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addYears, dateOf, dayIn, daysBetween, monthNumber, parseIsoDate, turkishDate } from '../../../lib/domain/kernel/dates.ts'
import { fold } from '../../../lib/domain/kernel/text.ts'

const day = fc
  .date({ min: new Date('1901-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('dates that exist', () => {
  it.each([
    [2024, 9, 13, '2024-09-13'],
    [2024, 2, 29, '2024-02-29'],
    [1956, 7, 9, '1956-07-09'],
    [2023, 2, 29, null],
    [2024, 2, 31, null],
    [2024, 13, 1, null],
    [2024, 0, 1, null],
    [2024, 4, 31, null],
    [24, 1, 1, null],
    [2024, 1, 0, null],
    [2024, 1.5, 1, null],
  ])('dateOf(%i, %i, %i) is %j', (year, month, dayOfMonth, expected) => expect(dateOf(year, month, dayOfMonth)).toBe(expected))

  it.each([
    ['2024-09-13', '2024-09-13'],
    ['2024-9-13', null],
    ['13.09.2024', null],
    ['2024-02-30', null],
    [' 2024-09-13', null],
    ['2024-09-13T00:00', null],
    ['', null],
    ['9999-01-01', null],
  ])('parseIsoDate(%j) is %j', (text, expected) => expect(parseIsoDate(text)).toBe(expected))

  it('reads back every day', () =>
    fc.assert(
      fc.property(day, (date) => {
        expect(parseIsoDate(date)).toBe(date)
      }),
    ))
})

describe('months', () => {
  const names = ['OCAK', 'ŞUBAT', 'MART', 'NİSAN', 'MAYIS', 'HAZİRAN', 'TEMMUZ', 'AĞUSTOS', 'EYLÜL', 'EKİM', 'KASIM', 'ARALIK']
  it.each(names.map((name, at) => [name, at + 1] as const))('%s is %i', (name, expected) => expect(monthNumber(fold(name))).toBe(expected))
  it('knows no other word', () => expect(monthNumber('eylüll')).toBeNull())
})

describe('reckoning', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-28', 2, '2024-03-01'],
    ['2024-12-31', 1, '2025-01-01'],
    ['2024-01-01', -1, '2023-12-31'],
    ['2024-03-31', 0, '2024-03-31'],
  ])('addDays(%s, %i) is %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected))

  it.each([
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2025-09-08', 3, '2028-09-08'],
    ['2025-09-08', -3, '2022-09-08'],
  ])('addYears(%s, %i) is %s', (date, years, expected) => expect(addYears(date, years)).toBe(expected))

  it('counts back what it counted on', () =>
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
        expect(addDays(addDays(date, days), -days)).toBe(date)
      }),
    ))

  it('adds years without ever leaving the calendar', () =>
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 100 }), (date, years) => {
        const later = addYears(date, years)
        expect(parseIsoDate(later)).toBe(later)
        expect(Number(later.slice(0, 4))).toBe(Number(date.slice(0, 4)) + years)
      }),
    ))
})

describe('the day in Istanbul', () => {
  it.each([
    ['2026-11-21T20:59:59Z', '2026-11-21'],
    ['2026-11-21T21:00:00Z', '2026-11-22'],
    ['2025-12-31T21:00:00Z', '2026-01-01'],
    // until 2016 the clock was two hours ahead in winter
    ['2014-01-15T21:30:00Z', '2014-01-15'],
    ['2014-01-15T22:30:00Z', '2014-01-16'],
  ])('at %s is %s', (instant, expected) => expect(dayIn(new Date(instant))).toBe(expected))
})

it('prints a date the Turkish way', () => expect(turkishDate('2024-09-13')).toBe('13.09.2024'))
