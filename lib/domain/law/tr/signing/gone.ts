/**
 * Who may have left though no notice that was read says so of him: by a death told elsewhere, under another name, from a seat that is
 * filled anew.
 */
import type { Role } from '../../../fact/fact.ts'
import { organOf } from '../../../company/officers/roles.ts'
import { personKey } from '../../../company/fold/names.ts'
import { type Source, sourceOf } from '../../../company/source.ts'
import { effectiveDay } from '../../../company/fold/timeline.ts'
import { addDays, type IsoDate } from '../../../kernel/dates.ts'
import { deadOf } from '../../../fact/gone.ts'
import { fold } from '../../../kernel/text.ts'
import { mayBeOther, numbersDiffer } from './people.ts'
import { isBranchRecord, isPartnership, oncePerRegister, type Register, sourceOfWords } from './register.ts'
import { namedIn, partlyRead, type Resting } from './unread.ts'

/** What is to be registered is registered within fifteen days (TTK 30/1): how long before its entry an end may lie whose day is unknown. */
export const DAYS_TO_REGISTER = 15

/** A notice by which somebody may have left, with the day it tells. */
type Gone = { told: IsoDate; source: Source }

/**
 * Whose shares passed to others by death or are held by heirs: no office outlives its holder, and no notice may tell of its end (TTK 363/2;
 * TBK 43).
 */
const deadOnes = oncePerRegister(({ record }) =>
  record.facts.flatMap((fact) => {
    const notice = record.notices.find(({ id }) => id === fact.noticeId)
    const told = notice === undefined ? null : effectiveDay(notice)
    if (told === null || fact.told?.tells?.includes('died') !== true) return []
    const holder = fact.kind === 'share_transfer' ? fact.from : fact.kind === 'shareholding' ? fact.person : null
    if (holder === null) return []
    return [{ key: personKey(deadOf(holder) ?? holder), day: addDays(told, -DAYS_TO_REGISTER), told, source: sourceOf(fact) }]
  }),
)

/**
 * Ends of offices whose beginning no notice tells: whoever is named there may be known under another name (a surname changed by marriage).
 */
const unknownEnds = oncePerRegister(({ state }) => state.history.filter(({ source, role }) => source === null && role !== null))

/** Elections to a seat that another left, of whom their words do not say who he was: "boşalan üyeliğe". */
const seatsFilled = oncePerRegister(({ record }) =>
  record.facts.flatMap((fact) => {
    if (fact.kind !== 'appointment' || fact.told?.tells?.includes('fills_seat') !== true) return []
    const notice = record.notices.find(({ id }) => id === fact.noticeId)
    const day = notice === undefined ? null : effectiveDay(notice)
    return day === null ? [] : [{ organ: organOf(fact.role), day, noticeId: fact.noticeId, source: sourceOf(fact) }]
  }),
)

/** Whether the notices tell, in a fact or in words nobody read, who left an organ between two days. */
const isKnownWhoLeft = (register: Register, organ: string, from: IsoDate, to: IsoDate): boolean =>
  register.state.history.some(({ role, endedOn }) => role !== null && organOf(role) === organ && endedOn >= from && endedOn <= to) ||
  partlyRead(register).some((notice) => {
    const day = effectiveDay(notice)
    return (
      day !== null &&
      day >= from &&
      day <= to &&
      notice.unread.some((clause) => clause.told?.tells?.includes('ends_office') && namedIn(register, clause).length > 0)
    )
  })

/** Whether one who signs, be it with others, may have left by the day. Null where nothing says so. */
export const mayBeGone = (register: Register, { team, kind }: Resting): Gone | null => {
  const died = deadOnes(register).find(({ key, day }) => day <= register.day && team.has(key))
  if (died) return died
  if (kind !== 'member' && kind !== 'manager' && kind !== 'liquidator') return leftByOther(register, team)
  for (const key of team.keys()) {
    const who = register.state.people.get(key)
    for (const seat of who?.seats ?? []) {
      const organ = organOf(seat.role)
      const other = unknownEnds(register).find(
        ({ person, role, endedOn }) =>
          role !== null &&
          organOf(role) === organ &&
          endedOn >= seat.day &&
          ((role === 'board_chair' && seat.role === role) || isAlike(register, person.name, who?.person.name ?? '')),
      )
      if (other) return { told: other.endedOn, source: other.endSource }
      const filled = seatsFilled(register).find(
        (each) =>
          each.organ === organ &&
          each.day > seat.day &&
          each.day <= register.day &&
          each.noticeId !== seat.noticeId &&
          !isKnownWhoLeft(register, organ, seat.day, each.day),
      )
      if (filled) return { told: filled.day, source: filled.source }
    }
  }
  return null
}

/**
 * Whoever signs by no seat of an organ, and of whom a later notice says that an office is over which no notice gave him ("Müdür A'nın
 * azline" of an agent): what he was given may be what ended.
 */
const leftByOther = (register: Register, team: Resting['team']): Gone | null => {
  for (const key of team.keys()) {
    const seats = register.state.people.get(key)?.seats ?? []
    const days = seats.map(({ day }) => day)
    const other = unknownEnds(register).find(
      ({ person, role, endedOn, endSource }) =>
        person.key === key &&
        role !== null &&
        !OTHERS_OFFICE.has(role) &&
        seats.some(({ day, noticeId }) => endedOn >= day && noticeId !== endSource.noticeId) &&
        endedOn <= register.day,
    )
    if (other) return { told: other.endedOn, source: other.endSource }
    const since = days.sort().at(-1)
    const renewed = since === undefined || !hasNoOrgan(register) ? null : renewedAfter(register, since, team)
    if (renewed) return renewed
  }
  return null
}
/** Traders, partnerships and branches, whose managers are whom words call so. */
const hasNoOrgan = (register: Register): boolean => register.form === 'SOLE_TRADER' || isPartnership(register) || isBranchRecord(register)
/** A later notice by which those who manage are others, be it in words that nobody read. */
const renewedAfter = (register: Register, since: IsoDate, team: Resting['team']): Gone | null => {
  for (const notice of register.record.notices) {
    const day = effectiveDay(notice)
    if (day === null || day <= since || day > register.day) continue
    const facts = register.record.facts.filter(({ noticeId }) => noticeId === notice.id)
    const elected = facts.flatMap((fact) => (fact.kind === 'appointment' ? [fact] : []))
    if (elected.some(({ person }) => team.has(personKey(person)))) continue
    const whole = elected.find(({ told }) => told?.tells?.includes('whole_organ'))
    if (whole) return { told: day, source: sourceOf(whole) }
    const clause = notice.unread.find(
      ({ told }) => told?.names !== true && told?.tells?.includes('elects_organ') && told.tells.includes('any_of_organ'),
    )
    if (clause) return { told: day, source: sourceOfWords(notice, clause) }
  }
  return null
}
/** Offices that give nobody a signature of his own. */
const OTHERS_OFFICE: ReadonlySet<Role> = new Set<Role>(['auditor', 'commissioner', 'representative_of_legal_entity'])

/** One given name before two surnames, or a name a few letters off, where no identity numbers tell two persons apart. */
const isAlike = ({ record }: Register, one: string, other: string): boolean =>
  !numbersDiffer(record, personKey(one), personKey(other)) &&
  (fold(one).split(' ')[0] === fold(other).split(' ')[0] || mayBeOther(one, other))
