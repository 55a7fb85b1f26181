/** The days on which the calendar alone may change what is said of a company. */
import { termEndsOf } from '../company/officers/term-ends.ts'
import type { CompanyRecord } from '../company/record.ts'
import { lawOf } from '../law/law.ts'
import { addDays, daysBetween, type IsoDate } from '../kernel/dates.ts'

/** Days within which what was published takes effect, past the longest holidays. */
const EFFECT_DAYS = 15

/** The business day after a day, on which what was published takes effect. */
const effectAfter = (record: CompanyRecord, published: IsoDate): IsoDate => {
  let next = addDays(published, 1)
  while (!lawOf(record.country).isBusinessDay(next)) next = addDays(next, 1)
  return next
}

/**
 * The days after `day` until `last` on which something may change without a notice, in order: those the notices name and the ends of terms,
 * each with the day after it, and those on which young notices take effect.
 */
export const calendarDays = (record: CompanyRecord, day: IsoDate, last: IsoDate): IsoDate[] => {
  const days = new Set<IsoDate>()
  const add = (named: IsoDate): void => {
    for (const each of [named, addDays(named, 1)]) if (each > day && each <= last) days.add(each)
  }
  for (const [named] of JSON.stringify([record.facts, record.notices, record.listStated ?? null]).matchAll(/\d{4}-\d{2}-\d{2}(?!\d)/g))
    if (named >= day && named <= last && !Number.isNaN(Date.parse(named))) add(named)
  for (const { endsOn } of termEndsOf(record)) if (endsOn >= day) add(endsOn)
  for (const { publishedOn } of record.notices)
    if (publishedOn !== null && publishedOn > addDays(day, -EFFECT_DAYS)) add(effectAfter(record, publishedOn))
  return [...days].sort()
}

/**
 * The first day after `day` on which `isSame` no longer holds; null where it holds on all days until `last`. The days of `candidates` are
 * looked at, and the last one before each: where something changes between them, its day is looked for.
 */
export const firstTurn = (
  day: IsoDate,
  candidates: readonly IsoDate[],
  last: IsoDate,
  isSame: (day: IsoDate) => boolean,
): IsoDate | null => {
  let same = day
  for (const next of [...candidates, addDays(last, 1)]) {
    let [from, until] = [same, addDays(next, -1)]
    if (until > from && !isSame(until)) {
      while (daysBetween(from, until) > 1) {
        const middle = addDays(from, Math.floor(daysBetween(from, until) / 2))
        if (isSame(middle)) from = middle
        else until = middle
      }
      return until
    }
    if (next > last) return null
    if (!isSame(next)) return next
    same = next
  }
  return null
}
