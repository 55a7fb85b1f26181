import { describe, expect, it, test } from 'vitest'
import { type Absence, absenceOf, fillsIssue, retryMinutes } from '../../../lib/domain/watch/issue-days.ts'

it.each<[string, string, Absence, string]>([
  ['2026-11-20', '2026-11-20', { kind: 'early' }, 'today: it may still come'],
  ['2026-11-19', '2026-11-20', { kind: 'late', notable: true }, 'a Thursday without an issue'],
  ['2026-11-13', '2026-11-20', { kind: 'late', notable: false }, 'a week ago: known by now'],
  ['2026-10-20', '2026-11-20', { kind: 'none', again: false }, 'given up'],
  ['2026-11-14', '2026-11-16', { kind: 'none', again: true }, 'a Saturday'],
  ['2026-10-29', '2026-10-30', { kind: 'none', again: true }, 'the day of the Republic'],
  ['2026-05-27', '2026-05-28', { kind: 'none', again: true }, 'Kurban Bayramı'],
])('%s on %s is %o: %4$s', (day, today, absence, _why) => {
  expect(absenceOf(day, today)).toEqual(absence)
})

it('asks less and less often, once a day at last', () => {
  expect([0, 1, 2, 3, 4, 7, 8, 100].map(retryMinutes)).toEqual([20, 20, 40, 80, 160, 1280, 1440, 1440])
})

describe('an issue is filled', () => {
  const on = (page: string | null, pages = 1) => ({ page, pages })
  test.each([
    ['where nobody says how many pages it has', [on('5')], null, true],
    ['by notices on each of its pages', [on('5'), on('6'), on('6')], 2, true],
    ['by a notice of several pages', [on('5', 3)], 3, true],
    ['not where a page lacks', [on('5'), on('5'), on('7')], 3, false],
    ['not by what stands on no numbered page', [on(null), on('ek')], 1, false],
    ['by more than was said', [on('1'), on('2')], 1, true],
  ])('%s', (_, notices, pages, filled) => {
    expect(fillsIssue(notices, pages)).toBe(filled)
  })
})
