/**
 * When a seat ends: by the printed date, by printed years counted from the election, or by the longest term the law allows.
 * TTK 362/1 (joint-stock board: three years), KoopK 57 (cooperative board: four years), TTK 363/1 (a substitute serves the predecessor's
 * term).
 * Managers of a limited company have no statutory term: without a printed one they stay until another decision.
 */
import type { Role } from '../../fact/fact.ts'
import { addYears, type IsoDate } from '../../kernel/dates.ts'
import type { LegalFormCode } from '../../kernel/legal-forms.ts'
import { type Source, sourceOf } from '../source.ts'
import type { StoredFactOf } from '../fold/timeline.ts'

/**
 * `printed`: the notice prints the end. `computed`: printed years from the start. `predecessor`: the rest of the term of the member
 * replaced.
 * `law`: nothing is printed; `endsOn` is the latest end the law allows, the true one may lie earlier. `open`: until another decision.
 * `unknown`: nothing tells.
 */
export type TermBasis = 'printed' | 'computed' | 'predecessor' | 'law' | 'open' | 'unknown'

/** What the start of a computed term rests on: a printed start, the general meeting told in the notice, or else the day of registration. */
export type TermStart = 'printed' | 'meeting' | 'registration'

/**
 * `endsOn` is the last day of the term. `statedEnd` is what the notice says where that exceeds the legal maximum `maximumYears` and was
 * cut; else null.
 * `source` is the fact the end rests on.
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

const BOARD: readonly Role[] = ['board_member', 'board_chair', 'board_vice_chair']

/** Longest term the law allows to an elected member of the board, in years; null where it sets none. */
export const maximumYears = (role: Role, form: LegalFormCode | null): number | null => {
  if (!BOARD.includes(role)) return null
  switch (form) {
    case 'JOINT_STOCK':
      return 3
    case 'COOPERATIVE':
    case 'COOPERATIVE_UNION':
      return 4
    default:
      return null
  }
}

/**
 * What the rest of the notice says that bears on a term: `meetingOn` the general meeting it tells of, `stated` an end printed for the same
 * person beside
 * the appointment, `predecessor` the end of the one member whose seat is filled here.
 */
export type TermContext = {
  day: IsoDate
  form: LegalFormCode | null
  meetingOn: IsoDate | null
  stated: { endsOn: IsoDate; source: Source } | null
  predecessor: { endsOn: IsoDate; source: Source } | null
}

const OPEN_ENDED: readonly Role[] = [
  'manager',
  'manager_chair',
  'general_manager',
  'authorised_signatory',
  'branch_manager',
  'liquidator',
  'proxy',
  'representative_of_legal_entity',
  'commissioner',
]

/** The term of an appointment. */
export const termOf = (fact: StoredFactOf<'appointment'>, context: TermContext): Term => {
  const start: TermStart = fact.from ? 'printed' : context.meetingOn && context.meetingOn <= context.day ? 'meeting' : 'registration'
  const startsOn = start === 'printed' ? (fact.from ?? context.day) : start === 'meeting' ? (context.meetingOn ?? context.day) : context.day
  const maximum = maximumYears(fact.role, context.form)
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
  return { ...base, endsOn: null, basis: OPEN_ENDED.includes(fact.role) ? 'open' : 'unknown' }
}

/** The term is over on this day: its last day lies before it. */
export const isLapsed = (term: Term, day: IsoDate): boolean => term.endsOn !== null && term.endsOn < day
