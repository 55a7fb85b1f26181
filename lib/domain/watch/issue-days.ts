/** When an issue of the gazette is to be expected, and what its absence means. */
import { lawOf } from '../law/law.ts'
import { daysBetween, type IsoDate } from '../kernel/dates.ts'

/** Days back from today at which a watch that never ran begins: what came before is in the lists of the companies themselves. */
export const FIRST_DAYS = 7
/** Days after which an issue that never came counts as not printed (days of leave between holidays are no public holidays). */
export const GIVE_UP_DAYS = 30
/** Days for which a missing issue is news to whoever looks at the state of the service. */
const NOTABLE_DAYS = 3

/**
 * What it means that the source has no issue of this day. `early`: the day is not over. `late`: one was due; `notable` while that is news.
 * `none`: there is none, because it was no business day (the gazette is printed on business days) or because it is too long ago; `again`: it
 * holds nothing up, and is asked for all the same while an issue could still be listed late.
 */
export type Absence = { kind: 'early' } | { kind: 'late'; notable: boolean } | { kind: 'none'; again: boolean }

export const absenceOf = (day: IsoDate, today: IsoDate): Absence => {
  const age = daysBetween(day, today)
  if (age <= 0) return { kind: 'early' }
  if (!lawOf('TR').isBusinessDay(day) || age > GIVE_UP_DAYS) return { kind: 'none', again: age <= GIVE_UP_DAYS }
  return { kind: 'late', notable: age <= NOTABLE_DAYS }
}

/**
 * Whether the notices of an issue stand on as many of its pages as it has notices on (null: nobody said how many): a listing that came in
 * pieces may be the same twice and still lack pages. What stands on no numbered page fills none.
 */
export const fillsIssue = (notices: readonly { page: string | null; pages: number }[], issuePages: number | null): boolean => {
  if (issuePages === null) return true
  const filled = new Set<number>()
  for (const { page, pages } of notices) {
    const first = Number(/^\d+/.exec(page ?? '')?.[0] ?? NaN)
    for (let at = 0; at < pages && !Number.isNaN(first); at++) filled.add(first + at)
  }
  return filled.size >= issuePages
}

/**
 * Minutes until an issue that was late or could not be read is asked for again: twenty, doubled each time, a day at most. `attempts` counts
 * those that failed; an issue whose day is not over is asked for as after the first.
 */
export const retryMinutes = (attempts: number): number => Math.min(20 * 2 ** Math.min(Math.max(0, attempts - 1), 10), 1440)
