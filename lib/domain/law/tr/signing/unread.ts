/**
 * What was not read of the notices, and whether an answer may hang on it: a yes on what may take the power back or bound it, a no on what
 * may have given one. Only what the reader told of a clause counts, and whom it names.
 */
import { isMissingText, sectionsOf } from '../../../company/completeness.ts'
import { foldRecord } from '../../../company/fold/fold.ts'
import type { Person } from '../../../company/fold/names.ts'
import type { NoticeRef } from '../../../company/record.ts'
import { effectiveDay } from '../../../company/fold/timeline.ts'
import type { FactKind, Unread } from '../../../fact/fact.ts'
import type { Telling } from '../../../fact/telling.ts'
import { mayNameIn, namesIn } from '../../../fact/told.ts'
import type { IsoDate } from '../../../kernel/dates.ts'
import { oncePerRegister, type Register, tellsOf } from './register.ts'
import { trusteeEnded } from './situation.ts'

const NOTHING: ReadonlySet<FactKind> = new Set()
const kindsOfNotices = oncePerRegister(({ record }) => {
  const kinds = new Map<number, Set<FactKind>>()
  for (const fact of record.facts) kinds.set(fact.noticeId, (kinds.get(fact.noticeId) ?? new Set()).add(fact.kind))
  return kinds
})

const tells = (clause: Unread, ...any: Telling[]): boolean => any.some((telling) => clause.told?.tells?.includes(telling))

/** Persons of the company that a clause names. */
export const namedIn = (register: Register, clause: Unread): string[] => {
  const isNamed = namesIn(clause)
  return [...register.state.people.values()].filter(({ person }) => isNamed(person.name)).map(({ person }) => person.key)
}

/** The clauses of a notice that may say something of who signs. */
const onOfficers = (register: Register, notice: NoticeRef): Unread[] => {
  const kinds = kindsOfNotices(register).get(notice.id) ?? NOTHING
  return notice.unread.filter((clause) => sectionsOf(clause, notice, kinds).includes('yetkililer'))
}

/**
 * An internal directive and the agents appointed under it stand beside full powers and change none of them (TTK 371/3, 371/7), unless the
 * words speak of representation as a whole or take powers back.
 */
const ofLimitedAgents = (register: Register, notice: NoticeRef, clause: Unread): boolean => {
  if (tells(clause, 'lists_all', 'revokes_all', 'ends_office')) return false
  return tells(clause, 'of_limited') || (tells(clause, 'of_grades') && tellsOf(register, notice).has('of_limited'))
}

/** What the answer hangs on: whose power it is, and whether it is one of a limited agent. */
export type Resting = { team: ReadonlySet<string>; limited: boolean }

const touches = (register: Register, notice: NoticeRef, clause: Unread, { team, limited }: Resting): boolean => {
  if (isMissingText(clause)) return true
  if (tells(clause, 'trustee') && trusteeEnded(register)) return false
  if (!limited && ofLimitedAgents(register, notice, clause)) return false
  const named = namedIn(register, clause)
  return named.length === 0 || named.some((key) => team.has(key)) || tells(clause, 'of_all', 'elects_organ')
}

/**
 * Whether what was not read of a later notice may touch a power: it names one of these persons, or nobody, or speaks of what concerns
 * everybody. A clause about somebody else alone does not.
 */
export const mayTouch = (register: Register, notice: NoticeRef, resting: Resting): boolean =>
  notice.unread.length === 0 || onOfficers(register, notice).some((clause) => touches(register, notice, clause, resting))

/**
 * The same for the notice that gives the power: what it says besides of these persons. A title or an election told once more changes
 * nothing (TTK 366/1, 624); words of signing, of an end or of everybody may.
 */
export const mayTouchItsOwn = (register: Register, notice: NoticeRef, resting: Resting): boolean =>
  onOfficers(register, notice).some(
    (clause) =>
      clause.why !== 'correction' &&
      tells(clause, 'signing', 'bounds_signing', 'qualifies', 'ends_office', 'of_all', 'trustee') &&
      (resting.limited || !ofLimitedAgents(register, notice, clause)) &&
      namedIn(register, clause).some((key) => resting.team.has(key)),
  )

/** The clause of the notice that gives a power that may take something of it back: an exception, a condition, an amount. */
export const qualification = (
  register: Register,
  notice: NoticeRef,
  { team, limited }: Resting,
): { clause: Unread; internal: boolean } | null => {
  const clauses = notice.unread.filter((clause) => tells(clause, 'qualifies') && (limited || !ofLimitedAgents(register, notice, clause)))
  // Against third parties only a branch and joint signature bound a full power (TTK 371/3): words of neither can say no more than what the
  // company keeps to itself.
  const internal = (clause: Unread): boolean => {
    const named = namedIn(register, clause)
    return !limited && !tells(clause, 'bounds_signing', 'trustee') && named.every((key) => team.has(key))
  }
  const [worst] = [...clauses].sort((a, b) => Number(internal(a)) - Number(internal(b)))
  return worst ? { clause: worst, internal: internal(worst) } : null
}

/**
 * A clause that names one of these and may have given them a power: of the notice that speaks against them one about signing, of a later
 * one
 * any that does not tell an end alone. Null where there is none. `against` are the facts that speak against them: what is left of a clause
 * that the end of an office was read from names them for that.
 */
export const mayHaveGiven = (
  register: Register,
  team: ReadonlySet<string>,
  from: IsoDate,
  against: ReadonlySet<string>,
): { notice: NoticeRef; clause: Unread } | null => {
  const read = register.record.facts.filter(
    (fact) => against.has(fact.id) && fact.kind === 'departure' && fact.role !== 'authorised_signatory',
  )
  const isRest = (notice: NoticeRef, { start, end }: Unread): boolean =>
    read.some((fact) => fact.noticeId === notice.id && start <= fact.start && fact.end <= end)
  for (const notice of register.record.notices) {
    const day = effectiveDay(notice)
    if (day !== null && (day < from || day > register.day)) continue
    const clause = onOfficers(register, notice).find(
      (each) =>
        !isMissingText(each) &&
        !isRest(notice, each) &&
        (day === from
          ? tells(each, 'signing') && !tells(each, 'ends_office')
          : tells(each, 'signing', 'elects_organ') || !tells(each, 'ends_office')) &&
        namedIn(register, each).some((key) => team.has(key)),
    )
    if (clause) return { notice, clause }
  }
  return null
}

/**
 * Whether no notice names the person, in read or unread words: the list is whole, those who sign are known, every clause that was not read
 * is there to be looked at, and no word of any is like one of the name. `until`: notices of later days do not count.
 */
export const namedNowhere = (register: Register, { key, name }: Person, until: IsoDate | null = null): boolean => {
  const { record, state, doubtful, title } = register
  const whole = foldRecord(record)
  // Whose end of office is told and whose beginning is not held it before.
  if (until === null ? whole.people.has(key) : whole.history.some(({ person, source }) => person.key === key && source === null))
    return false
  if (!record.retrievalComplete || ![...state.people.values()].some(({ seats }) => seats.length > 0)) return false
  if (mayNameIn(title ?? '')(name)) return false
  return record.notices.every((notice) => {
    const day = effectiveDay(notice)
    if (until !== null && day !== null && day > until) return true
    if (doubtful.has(notice.id) && (day === null || notice.unread.length === 0 || notice.unread.some(isMissingText))) return false
    return notice.unread.every(({ text }) => !mayNameIn(text)(name))
  })
}
