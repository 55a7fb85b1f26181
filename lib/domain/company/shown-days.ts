/** On which days the same is shown of a record: the calendar changes what is shown of the same facts on few of them. */
import { addDays, type IsoDate, parseIsoDate } from '../kernel/dates.ts'
import type { CompanyRecord } from './record.ts'

/** What is shown of a record on a day, as data. */
type Show<Shown> = (record: CompanyRecord, day: IsoDate) => Shown

/** So far apart two days are at most between which nothing is looked at: what nothing names is not overlooked for longer. */
const STEP_DAYS = 60
/** Steps to each side: what is shown on a day is made at most so often to find how long it holds. */
const STEPS = 4

const DATE = /[12]\d{3}-\d{2}-\d{2}/g

/** The days on which what is shown may change, by what is known and shown: those that it names, and the one that follows each. */
const namedDays = (texts: readonly string[]): IsoDate[] => {
  const named = new Set(texts.flatMap((text) => text.match(DATE) ?? []))
  // other numbers look like a day
  const days = [...named].filter((day) => parseIsoDate(day) !== null)
  return [...new Set(days.flatMap((day) => [day, addDays(day, 1)]))].sort()
}

/** The day between two that is nearest to their middle. */
const middleOf = (from: IsoDate, until: IsoDate): IsoDate =>
  addDays(from, Math.max(1, Math.floor((Date.parse(until) - Date.parse(from)) / 172_800_000)))

/** Of two days of which the first is as it should be and the second is not: the two neighbours where that turns. */
const turn = (same: IsoDate, other: IsoDate, isSame: (day: IsoDate) => boolean): { same: IsoDate; other: IsoDate } => {
  let [near, far] = [same, other]
  while (addDays(near, 1) !== far && addDays(near, -1) !== far) {
    const middle = near < far ? middleOf(near, far) : middleOf(far, near)
    if (isSame(middle)) near = middle
    else far = middle
  }
  return { same: near, other: far }
}

/**
 * What is shown from a day on, and until which day: the next one that a notice or an answer names, or that follows one. The last day before
 * it is looked at as well: where that shows something else, the day of the change is looked for and is the end.
 */
export const shownFrom = <Shown>(record: CompanyRecord, day: IsoDate, show: Show<Shown>): { shown: Shown; until: IsoDate } => {
  const shown = show(record, day)
  const text = JSON.stringify(shown)
  const far = addDays(day, STEP_DAYS)
  const next = namedDays([JSON.stringify(record), text]).find((named) => named > day)
  const until = next === undefined || next > far ? far : next
  const last = addDays(until, -1)
  const isSame = (other: IsoDate): boolean => JSON.stringify(show(record, other)) === text
  return { shown, until: last === day || isSame(last) ? until : turn(day, last, isSame).other }
}

/**
 * What is shown on a day, and around it: `from` is the first day on which the same is shown, as far as was looked, `until` the first after
 * it on which that is no longer so. Where nothing is named for long, a day in each {@link STEP_DAYS} is looked at.
 */
export const shownAround = <Shown>(
  record: CompanyRecord,
  day: IsoDate,
  show: Show<Shown>,
): { shown: Shown; from: IsoDate; until: IsoDate } => {
  const shown = show(record, day)
  const text = JSON.stringify(shown)
  const isSame = (other: IsoDate): boolean => JSON.stringify(show(record, other)) === text
  const named = namedDays([JSON.stringify(record), text])
  /** The last day to one side that shows the same, not beyond `end`. */
  const reach = (end: IsoDate, side: 1 | -1): IsoDate => {
    let same = day
    while (same !== end) {
      const far = addDays(same, side * STEP_DAYS)
      const other = side * (Date.parse(far) - Date.parse(end)) > 0 ? end : far
      if (!isSame(other)) return turn(same, other, isSame).same
      same = other
    }
    return same
  }
  const [earliest, latest] = [addDays(day, -STEPS * STEP_DAYS), addDays(day, STEPS * STEP_DAYS)]
  const [before, after] = [named.findLast((each) => each <= day), named.find((each) => each > day)]
  return {
    shown,
    from: reach(before === undefined || before < earliest ? earliest : before, -1),
    until: addDays(reach(after === undefined || after > latest ? latest : addDays(after, -1), 1), 1),
  }
}
