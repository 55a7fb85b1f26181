/**
 * When a seat ends: by the printed date, by printed years counted from the election, or by the longest term the law allows; a substitute
 * serves the predecessor's term.
 */
import { addYears, type IsoDate } from '../../kernel/dates.ts'
import type { Jurisdiction } from '../../law/jurisdiction.ts'
import type { LegalFormCode } from '../../law/legal-form.ts'
import { type Source, sourceOf } from '../source.ts'
import type { StoredFactOf } from '../fold/timeline.ts'

/**
 * `printed`: the notice prints the end. `computed`: printed years from the start. `predecessor`: the rest of the term of the member
 * replaced. `law`: nothing is printed; `endsOn` is the latest end the law allows, the true one may lie earlier. `open`: until another
 * decision. `unknown`: nothing tells.
 */
export type TermBasis = 'printed' | 'computed' | 'predecessor' | 'law' | 'open' | 'unknown'

/** What the start of a computed term rests on: a printed start, the general meeting told in the notice, or else the day of registration. */
export type TermStart = 'printed' | 'meeting' | 'registration'

/**
 * `endsOn` is the last day of the term. `statedEnd` is what the notice says where that exceeds the legal maximum `maximumYears` and was
 * cut; else null. `source` is the fact the end rests on.
 */
export type Term = {
  startsOn: IsoDate
  start: TermStart
  endsOn: IsoDate | null
  basis: TermBasis
  years: number | null
  statedEnd: IsoDate | null
  maximumYears: number | null
  source: Source
}

/**
 * What the rest of the notice says that bears on a term: `meetingOn` the general meeting it tells of, `stated` an end printed for the same
 * person beside the appointment, `predecessor` the end of the one member whose seat is filled here.
 */
export type TermContext = {
  day: IsoDate
  form: LegalFormCode | null
  law: Jurisdiction
  meetingOn: IsoDate | null
  stated: { endsOn: IsoDate; source: Source } | null
  predecessor: { endsOn: IsoDate; source: Source } | null
}

/** The term of an appointment. */
export const termOf = (fact: StoredFactOf<'appointment'>, context: TermContext): Term => {
  const start: TermStart = fact.from ? 'printed' : context.meetingOn && context.meetingOn <= context.day ? 'meeting' : 'registration'
  const startsOn = start === 'printed' ? (fact.from ?? context.day) : start === 'meeting' ? (context.meetingOn ?? context.day) : context.day
  const maximum = context.law.maximumYears(fact.role, context.form)
  const own = sourceOf(fact)
  const base = { startsOn, start, years: fact.term_years, maximumYears: maximum, statedEnd: null, source: own }
  const capped = (endsOn: IsoDate, basis: TermBasis, source: Source): Term => {
    const latest = maximum === null ? null : addYears(startsOn, maximum)
    return latest !== null && endsOn > latest
      ? { ...base, endsOn: latest, basis, statedEnd: endsOn, source }
      : { ...base, endsOn, basis, source }
  }
  if (fact.until) return capped(fact.until, 'printed', own)
  if (fact.term_years !== null) return capped(addYears(startsOn, fact.term_years), 'computed', own)
  if (context.stated) return capped(context.stated.endsOn, 'printed', context.stated.source)
  if (context.predecessor) return { ...base, endsOn: context.predecessor.endsOn, basis: 'predecessor', source: context.predecessor.source }
  if (maximum !== null) return { ...base, endsOn: addYears(startsOn, maximum), basis: 'law' }
  return { ...base, endsOn: null, basis: context.law.isOpenEnded(fact.role) ? 'open' : 'unknown' }
}

/** The term is over on this day: its last day lies before it. */
export const isLapsed = (term: Term, day: IsoDate): boolean => term.endsOn !== null && term.endsOn < day
