import { expect, it } from 'vitest'
import { type Absence, absenceOf, retryMinutes } from '../../../lib/domain/watch/issue-days.ts'

it.each<[string, string, Absence, string]>([
  ['2026-11-20', '2026-11-20', { kind: 'early' }, 'today: it may still come'],
  ['2026-11-19', '2026-11-20', { kind: 'late', notable: true }, 'a Thursday without an issue'],
  ['2026-11-13', '2026-11-20', { kind: 'late', notable: false }, 'a week ago: known by now'],
  ['2026-10-20', '2026-11-20', { kind: 'none' }, 'given up'],
  ['2026-11-14', '2026-11-16', { kind: 'none' }, 'a Saturday'],
  ['2026-10-29', '2026-10-30', { kind: 'none' }, 'the day of the Republic'],
  ['2026-05-27', '2026-05-28', { kind: 'none' }, 'Kurban Bayramı'],
])('%s on %s is %o: %4$s', (day, today, absence, _why) => {
  expect(absenceOf(day, today)).toEqual(absence)
})

it('asks less and less often, once a day at last', () => {
  expect([0, 1, 2, 3, 4, 7, 8, 100].map(retryMinutes)).toEqual([20, 20, 40, 80, 160, 1280, 1440, 1440])
})
