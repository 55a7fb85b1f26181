/**
 * Whether an office holds on the day: its term, a later election, what the law makes of a gap (TTK 362, 363, 410, 530; KoopK 57; law before
 * 1 July 2012: Law 6103 article 25).
 */
import { SENTENCES } from './sentences.ts'
import { dateText } from '../../../company/changes/change-texts.ts'
import { personKey } from '../../../company/fold/names.ts'
import { isLegalEntity } from '../../../kernel/legal-entity.ts'
import { laterElectionOf } from '../../../company/officers/officers-on.ts'
import { roleName } from '../../../company/texts.ts'
import { officeUnder, organOf } from '../../../company/officers/roles.ts'
import { nearPerson } from '../../../company/fold/near-names.ts'
import type { PersonState, Power, Seat, Tenure } from '../../../company/fold/state.ts'
import { labelTells, type NoticeRef } from '../../../company/record.ts'
import { type Source, sourceOf } from '../../../company/source.ts'
import type { Unread } from '../../../fact/fact.ts'
import type { Telling } from '../../../fact/telling.ts'
import { mayBeDamaged } from '../../../fact/told.ts'
import { isLapsed } from '../../../company/officers/terms.ts'
import { addYears, type IsoDate } from '../../../kernel/dates.ts'
import type { Reason } from '../../../signing/answer.ts'
import type { Basis } from './bases.ts'
import { mayBeShort } from './people.ts'
import { reason } from './reason.ts'
import { NEW_CODE } from './new-code.ts'
import {
  daysOfNotices,
  grantedOn,
  isOrder,
  isPartnership,
  noticeOf,
  oncePerRegister,
  type Register,
  sourceOfWords,
  tellsOf,
} from './register.ts'
import { mayHaveLapsed, mayServeOn, staysNoMore } from './unread.ts'

/** Organs had until this day to fit themselves to the new Commercial Code (Law 6103, article 25). */
const FITTED_BY: IsoDate = '2012-10-01'

const isElective = (seat: Seat): boolean => ['board', 'managers'].includes(organOf(seat.role))

/**
 * Terms of a lapsed organ: disputed whether it goes on (TTK 362/1 against 410/1 and 530), so neither yes nor no before a successor or a
 * removal is on record.
 */
const lapsed = (register: Register, seat: Seat): Reason[] => {
  const later = laterElectionOf(register.state, seat)
  const end = dateText(seat.term.endsOn ?? register.day)
  // One manager elected while the term still ran may have come beside this one.
  if (later && later.ofOne && organOf(seat.role) === 'managers' && later.on < (seat.term.endsOn ?? ''))
    return [reason('office_ended', 'open', SENTENCES.office_ended.perhapsPassedOver(dateText(later.on)), later.source)]
  if (later) {
    // What nobody read of those who serve may be that he serves on.
    const effect = mayServeOn(register, seat) ? 'open' : 'against'
    return [reason('office_ended', effect, SENTENCES.office_ended.electedOthers(end, dateText(later.on)), later.source)]
  }
  const { statedEnd, startsOn, source } = seat.term
  const cut =
    statedEnd !== null ? [reason('term_lapsed', 'note', SENTENCES.term_lapsed.longerThanAllowed(dateText(statedEnd), end), source)] : []
  switch (organOf(seat.role)) {
    case 'board': {
      const beyond = register.day > addYears(startsOn, 3)
      return [reason('term_lapsed', 'open', SENTENCES.term_lapsed.board(end, beyond), source), ...cut]
    }
    case 'managers':
      return [reason('term_lapsed', 'open', SENTENCES.term_lapsed.manager(end), source)]
    default:
      return [reason('term_lapsed', 'open', SENTENCES.term_lapsed.power(end), source)]
  }
}

/** A member of the board elected without a printed term: for one year of business by one view, for three years by another. */
const untold = (register: Register, seat: Seat): Reason[] => {
  if (seat.term.basis !== 'law') return []
  const { startsOn, source } = seat.term
  if (register.day <= addYears(startsOn, 1)) {
    return [reason('in_office', 'note', SENTENCES.in_office.firstYear, source)]
  }
  return [reason('term_lapsed', 'open', SENTENCES.term_lapsed.untold(dateText(startsOn)), source)]
}

/** A vacancy filled by the board is for the next general assembly to confirm (TTK 363/1). */
const interim = (register: Register, seat: Seat): Reason[] => {
  const elected = register.state.meetings.some((meeting) => meeting.source.noticeId === seat.noticeId)
  const fact = register.record.facts.find(({ id }) => id === seat.source.factId)
  const byBoard = fact?.kind === 'appointment' && fact.role === 'board_member' && fact.decided !== undefined && !fact.by_assembly
  if (elected || (seat.term.basis !== 'predecessor' && !(byBoard && seat.term.basis === 'law' && seat.first === seat.since))) return []
  // What only a general assembly decides shows that one was held.
  const held = register.record.notices.find(
    (notice) =>
      (daysOfNotices(register).get(notice.id) ?? '9') <= register.day &&
      (daysOfNotices(register).get(notice.id) ?? '') > seat.since &&
      labelTells(notice, 'assembly_held'),
  )
  if (held && byBoard) return [reason('in_office', 'open', SENTENCES.in_office.coOptedUnapproved, sourceOfWords(held))]
  const meeting = register.state.meetings.find((each) => (each.on ?? each.registeredOn) > seat.since)
  return meeting
    ? [reason('in_office', 'open', SENTENCES.in_office.coOptedUnapproved, meeting.source)]
    : [reason('in_office', 'note', SENTENCES.in_office.coOpted, seat.source)]
}

/**
 * Before 1 July 2012 a legal entity could not sit itself: its representative sat, and was to resign by 1 October 2012 (Law 6103, article
 * 25).
 */
const ofOldLaw = (register: Register, who: PersonState, seat: Seat): Reason[] => {
  // A title shared out among members rests on the membership.
  const { legalEntity } = who.seats.find((each) => each.role === officeUnder(seat.role)) ?? seat
  const forEntity =
    legalEntity !== null &&
    !who.seats.some((each) => each.legalEntity === null && officeUnder(each.role) === each.role) &&
    register.state.people.get(legalEntity.key)?.seats.length === 0
  if (seat.day >= NEW_CODE || register.day <= FITTED_BY) return []
  // Whoever then signed without an office of their own, beside a body that the notice seats, may be the one who sat for it.
  const perhapsForEntity =
    seat.implied &&
    [...register.state.people.values()].some(
      ({ person, seats }) =>
        isLegalEntity(person.name) && seats.some(({ noticeId, role }) => noticeId === seat.noticeId && organOf(role) === 'board'),
    )
  if (!forEntity && !perhapsForEntity) return []
  return [reason('in_office', 'open', SENTENCES.in_office.corporateRepresentative, seat.source)]
}

/** An entry marked provisional falls away unless a suit or a settlement is shown within three months (TTK 32/4). */
const provisional = (register: Register, seat: Seat): Reason[] => {
  const notice = noticeOf(register, seat.source)
  if (!notice || !tellsOf(register, notice).has('provisional')) return []
  // "… anlaştıkları bildirildiğinden tescil kesinleşmiştir": the notice that gives the office makes its entry final.
  if (tellsOf(register, notice).has('provisional_final')) return []
  return [reason('in_office', 'open', SENTENCES.in_office.provisional, seat.source)]
}

/**
 * A conversion and a return from liquidation call for new organs: the former ones count only as they are published anew (TTK 180, 548; TSY
 * 88).
 */
const beforeNewOrgans = (register: Register, seat: Seat): Reason[] => {
  const change = register.state.statuses.findLast((step) => step.code === 'CONVERTED' || step.code === 'LIQUIDATION_REVERSED')
  if (!change || !isElective(seat) || seat.day >= change.day) return []
  const day = dateText(change.day)
  return [
    change.code === 'CONVERTED'
      ? reason('in_office', 'open', SENTENCES.in_office.converted(day), change.source)
      : reason('in_office', 'open', SENTENCES.in_office.returned(day), change.source),
  ]
}

/**
 * An election whose decision a court stayed or voided, by the registered matter of a later notice or by words of it that nobody read (TTK
 * 449, 450); an order that was read is weighed by what it restricts (situation.ts).
 */
const contested = (register: Register, seat: Seat): Reason[] => {
  if (!isElective(seat)) return []
  const days = daysOfNotices(register)
  const later = register.record.notices.filter((notice) => {
    const day = days.get(notice.id) ?? '9'
    return day >= seat.day && day <= register.day && notice.id !== seat.noticeId
  })
  const labelled = later.filter((notice) => labelTells(notice, 'of_assembly_decision'))
  const of = (telling: Telling): NoticeRef | undefined => labelled.findLast((notice) => labelTells(notice, telling))
  const voided = of('voids')
  if (voided)
    return [
      tellsOf(register, voided).has('election')
        ? reason('office_ended', 'against', SENTENCES.office_ended.electionVoided, sourceOfWords(voided))
        : reason('office_ended', 'open', SENTENCES.office_ended.electionStayed, sourceOfWords(voided)),
    ]
  const stayed = of('stays')
  if (stayed) return [reason('office_ended', 'open', SENTENCES.office_ended.electionStayed, sourceOfWords(stayed))]
  const told = later
    .filter(
      (notice) => !register.record.facts.some((fact) => fact.noticeId === notice.id && isOrder(fact)) && !staysNoMore(register, notice),
    )
    .flatMap((notice) => notice.unread.filter(contests).map((clause) => sourceOfWords(notice, clause)))
    .at(-1)
  return told ? [reason('office_ended', 'open', SENTENCES.office_ended.electionStayed, told)] : []
}
/** Words on a decision of the assembly that a court stays or voids. */
const contests = ({ told }: Unread): boolean => {
  const tells = told?.tells ?? []
  return (
    tells.includes('of_assembly_decision') &&
    (tells.includes('stays') || tells.includes('voids')) &&
    !tells.includes('refused') &&
    !tells.includes('stay_over')
  )
}

/** An election and an end of one office in two notices registered on one day: which came first they do not tell (TTK 27/1). */
export const sameDayEnd = (register: Register, { person, role, source, endSource }: Tenure): Reason | null => {
  const days = daysOfNotices(register)
  const elections = [
    source,
    ...(register.state.people.get(person.key)?.seats ?? []).filter((seat) => seat.role === role).map((seat) => seat.source),
  ]
  const day = days.get(endSource.noticeId)
  const same = elections.some((each) => each && each.noticeId !== endSource.noticeId && days.get(each.noticeId) === day)
  return day !== undefined && same
    ? reason('conflicting_texts', 'open', SENTENCES.conflicting_texts.sameDayEnd(dateText(day)), endSource)
    : null
}

/** The end of the office a seat is, registered on the day of its election by another notice. */
const endedSameDay = (register: Register, seat: Seat): Reason[] => {
  const ends = register.state.history.filter(
    ({ person, role, reason: why, endedOn }) =>
      person.key === seat.person.key && role === seat.role && why !== 'renewed' && endedOn === seat.day,
  )
  return ends.flatMap((tenure) => sameDayEnd(register, tenure) ?? []).slice(0, 1)
}

/** One role stands for all who trade for another; a commercial agent is told by the words (TBK 547). */
const AGENT = { tr: 'Ticari Temsilci', en: 'Commercial agent' }

/** Whether one office holds on the day. Always says something: `for` where nothing speaks against it. */
const seatStanding = (register: Register, who: PersonState, seat: Seat): Reason[] => {
  if (seat.since > register.day)
    return [reason('not_in_office', 'against', SENTENCES.not_in_office.beginsLater(dateText(seat.since)), seat.source)]
  const doubts = [...provisional(register, seat), ...beforeNewOrgans(register, seat), ...ofOldLaw(register, who, seat)]
  if (isLapsed(seat.term, register.day)) return [...lapsed(register, seat), ...doubts]
  const later = laterElectionOf(register.state, seat)
  const passedBy = later ? [reason('office_ended', 'open', SENTENCES.office_ended.perhapsPassedOver(dateText(later.on)), later.source)] : []
  const over = seat.term.statedEnd === null ? [] : [reason('in_office', 'note', SENTENCES.in_office.termCut, seat.term.source)]
  const name = seat.told?.tells?.includes('agent') ? AGENT : roleName(seat.role)
  const since = dateText(seat.since)
  return [
    reason('in_office', 'for', SENTENCES.in_office.holds(name, since), seat.source),
    ...passedBy,
    ...over,
    ...untold(register, seat),
    ...contested(register, seat),
    ...endedSameDay(register, seat),
    ...interim(register, seat),
    ...doubts,
  ]
}

/**
 * The offices whose terms count: membership for a chair of the board (TTK 366/1), the office itself for every other, the latest of each.
 */
const governing = (seats: readonly Seat[]): Seat[] =>
  seats
    .filter((seat) => officeUnder(seat.role) === seat.role || !seats.some((each) => each.role === officeUnder(seat.role)))
    .filter(
      (seat, _, all) =>
        !all.some(
          (each) =>
            each !== seat &&
            each.role === seat.role &&
            (each.day > seat.day || (each.day === seat.day && each.source.factId > seat.source.factId)),
        ),
    )

/** Everything the notices that count on the day say of full powers; those of offices that begin later say nothing of the day. */
const decisionsOnForm = oncePerRegister((register) => {
  const begins = new Map<string, IsoDate>()
  for (const fact of register.record.facts)
    if (fact.kind === 'appointment' && fact.from !== null) begins.set(`${fact.noticeId} ${personKey(fact.person)}`, fact.from)
  return register.record.facts.flatMap((fact) => {
    const day = daysOfNotices(register).get(fact.noticeId)
    if (fact.kind !== 'representation' || fact.mode === 'limited' || day === undefined || day > register.day) return []
    if ((fact.told?.begins ?? '') > register.day) return []
    const begun = fact.persons.some((name) => (begins.get(`${fact.noticeId} ${personKey(name)}`) ?? '') <= register.day)
    return begun || fact.persons.length === 0 ? [{ fact, day: fact.told?.begins ?? day }] : []
  })
})

const agentsIn = oncePerRegister(
  ({ record }) =>
    new Set(
      record.facts.flatMap((fact) =>
        fact.kind === 'appointment' && fact.role === 'proxy' ? [`${fact.noticeId} ${personKey(fact.person)}`] : [],
      ),
    ),
)

/**
 * A later decision on representation that does not name the person: with words of revocation it ends former powers, as a complete list it
 * leaves them in doubt, as an addition it leaves them as they are (TTK 31, 373; TBK 550, 554).
 */
const laterRegime = (register: Register, { owner, seats, power }: Pick<Basis, 'owner' | 'seats' | 'power'>): Reason[] => {
  if (power?.layer !== 'full') return []
  const decisions = decisionsOnForm(register)
  const given = grantedOn(register, power)
  const later = decisions.filter(({ day, fact }) => day > given && fact.noticeId !== power.source.noticeId).map(({ fact }) => fact)
  const naming = new Set(
    later
      .filter((fact) => [...fact.persons, ...fact.with].some((name) => personKey(name) === owner.person.key))
      .map(({ noticeId }) => noticeId),
  )
  const without = later.filter(({ noticeId }) => !naming.has(noticeId))
  const revoking = without.find((fact) => {
    const found = noticeOf(register, fact)
    return found !== undefined && tellsOf(register, found).has('revokes_all')
  })
  if (revoking) {
    return [reason('office_ended', 'against', SENTENCES.office_ended.revoked, sourceOf(revoking))]
  }
  // What is left to some alone is taken from whoever else sat in the organ; an agent may have been left where he was (TBK 550, 554).
  const alone = without.find(
    (fact) =>
      fact.told?.tells?.includes('only_they') === true &&
      fact.persons.length > 0 &&
      fact.scope === null &&
      fact.limit === null &&
      fact.group === null &&
      fact.until === null,
  )
  if (alone && seats.length > 0 && seats.every(isElective)) {
    return [reason('office_ended', 'against', SENTENCES.office_ended.leftToOthers, sourceOf(alone))]
  }
  // The templates of the register print who is added and who leaves, one by one; a decision in free words lists all who sign. So does one
  // that states anew who signed already, for whoever sits in no organ that the same notice would have named, and for all where they sign
  // together from then on.
  const before = new Set(decisions.filter(({ day }) => day <= given).flatMap(({ fact }) => fact.persons.map(personKey)))
  const anew = (fact: (typeof later)[number]): boolean =>
    fact.mode === 'joint' && fact.told?.tells?.includes('of_company') === true && !fact.told.tells.includes('one_by_one')
  const restates = (fact: (typeof later)[number]): boolean =>
    (!seats.some(isElective) || anew(fact)) && fact.persons.some((name) => before.has(personKey(name)))
  // A commercial agent is given a power beside the others' (TBK 547, 551).
  const ofAgents = (fact: (typeof later)[number]): boolean =>
    fact.persons.length > 0 && fact.persons.every((name) => agentsIn(register).has(`${fact.noticeId} ${personKey(name)}`))
  const listing = without.find(
    (fact) => !ofAgents(fact) && ((fact.told?.tells?.includes('lists_all') && !fact.told.tells.includes('one_by_one')) || restates(fact)),
  )
  return listing ? [reason('in_office', 'open', SENTENCES.in_office.listedAnew, sourceOf(listing))] : []
}

/**
 * Beyond what makes two spellings one person: somebody whose name differs by a letter of a word that a scan takes for another, of whom the
 * notice that gives a power speaks, or a later one.
 */
const damagedSince = (
  register: Register,
  { person: owner, seats: own }: PersonState,
  given: IsoDate,
): { person: PersonState['person']; source: Source } | null => {
  const { state } = register
  const mayBe = (name: string): boolean => mayBeDamaged(owner.name, name) || mayBeDamaged(name, owner.name)
  // An end of somebody of whom no beginning is known may be the end of whom a notice names by more or by less.
  const ended = state.history.find(
    ({ person, source, endedOn }) =>
      person.key !== owner.key && endedOn >= given && (mayBe(person.name) || (source === null && mayBeShort(person.name, owner.name))),
  )
  if (ended) return { person: ended.person, source: ended.endSource }
  for (const { person, seats, powers } of state.people.values()) {
    if (person.key === owner.key || !mayBe(person.name)) continue
    // Two whom one notice elects to one office are two.
    if (seats.some(({ role, noticeId }) => own.some((each) => each.role === role && each.noticeId === noticeId))) continue
    const held = [...seats.filter(({ day }) => day >= given), ...powers.filter((each) => grantedOn(register, each) >= given)][0]
    if (held) return { person, source: held.source }
  }
  return null
}

/**
 * A later notice speaks of somebody whose name a scan could have made of this one: what it says may be of this person (a departure that
 * names a known officer so is taken for his already).
 */
const spokenOfLater = (register: Register, owner: PersonState, power: Power | null): Reason[] => {
  if (!power) return []
  const { state } = register
  const given = grantedOn(register, power)
  const ends = (key: string): Source[] =>
    state.history.filter((each) => each.person.key === key && each.endedOn > given).map(({ endSource }) => endSource)
  const later = ({ person, seats, powers }: PersonState): Source[] => [
    ...seats.filter(({ day }) => day > given).map(({ source }) => source),
    ...powers.filter((each) => grantedOn(register, each) > given).map(({ source }) => source),
    ...ends(person.key),
  ]
  const near = nearPerson(state.names, owner.person.key, (who) => who.person.key !== owner.person.key && later(who).length > 0)
  const other = near ? { person: near.person, source: later(near)[0] ?? null } : damagedSince(register, owner, given)
  return other
    ? [reason('name_ambiguous', 'open', SENTENCES.name_ambiguous.perhapsScanned(owner.person.name, other.person.name), other.source)]
    : []
}

/**
 * Whether the offices a power rests on hold on the day. Where a power was given with several offices, none of them may be in doubt. A
 * natural person acts for a legal entity only as long as the registration and the office of the entity last (TTK 359/2, 623/2).
 */
export const standingOf = (register: Register, basis: Held): readonly Reason[] => {
  const known = standings(register)
  const found = known.get(basis) ?? standing(register, basis)
  known.set(basis, found)
  return found
}
type Held = Pick<Basis, 'who' | 'owner' | 'seats' | 'acting' | 'power'>
const standings = oncePerRegister(() => new WeakMap<Held, readonly Reason[]>())

/** A limited power given to a member whose seat ended since: that it was taken back nobody published (TTK 371/7; TBK 554). */
const withoutMembership = (register: Register, { owner, seats, power }: Pick<Basis, 'owner' | 'seats' | 'power'>): Reason[] => {
  if (power?.layer !== 'limited') return []
  const given = grantedOn(register, power)
  const isOfOrgan = (role: Seat['role'] | null): boolean => role !== null && ['board', 'managers'].includes(organOf(role))
  if ([...owner.seats, ...seats].some(({ role }) => isOfOrgan(role))) return []
  const ended = register.state.history.find(
    (each) =>
      each.person.key === owner.person.key &&
      isOfOrgan(each.role) &&
      each.reason !== 'renewed' &&
      each.endedOn > given &&
      each.endedOn <= register.day,
  )
  return ended ? [reason('directive', 'open', SENTENCES.directive.membershipEnded, ended.endSource)] : []
}

/** A board that was removed as a whole and partly elected anew: with the membership fell the power, and nobody gave it again. */
const sitsAnew = (register: Register, { seats, power }: Pick<Basis, 'seats' | 'power'>): Reason[] => {
  if (power?.layer !== 'full') return []
  const given = grantedOn(register, power)
  const anew = seats.find(
    (seat) => seat.told?.tells?.includes('organ_removed') && seat.day > given && seat.noticeId !== power.source.noticeId,
  )
  return anew ? [reason('in_office', 'open', SENTENCES.in_office.titleEnded, anew.source)] : []
}

/** A power beside an office whose term an earlier clause bounds that nobody read: with the office it ends (TTK 362, 623; TBK 554). */
const boundedUnread = (register: Register, { owner, seats, power }: Pick<Basis, 'owner' | 'seats' | 'power'>): Reason[] => {
  if (power?.layer !== 'full') return []
  const own = governing(seats).filter(({ term }) => term.endsOn === null)
  const found = own.flatMap(
    (seat) => mayHaveLapsed(register, owner.person, seat.implied ? null : seat.day, grantedOn(register, power)) ?? [],
  )
  return found.slice(0, 1).map(({ notice, clause, end }) =>
    reason('term_lapsed', 'open', SENTENCES.term_lapsed.unread(dateText(end)), {
      factId: `notice:${notice.id}`,
      noticeId: notice.id,
      quote: clause.text,
      verified: false,
    }),
  )
}

/**
 * Who represents a partnership does so as its partner: his power ends with his share (TTK 218, 233; eTTK 160, 176), and of a share that he
 * handed over since no notice says whether one is left to him.
 */
const handedOver = (register: Register, { owner, seats, power }: Pick<Basis, 'owner' | 'seats' | 'power'>): Reason[] => {
  if (!isPartnership(register) || !seats.some(({ role }) => role === 'authorised_signatory')) return []
  const days = daysOfNotices(register)
  const given = power ? grantedOn(register, power) : (seats[0]?.day ?? '')
  const noticeId = (power ?? seats[0])?.source.noticeId
  const dayOf = (fact: { noticeId: number }): string => days.get(fact.noticeId) ?? '9'
  const handed = register.record.facts.findLast(
    (fact) =>
      fact.kind === 'share_transfer' &&
      fact.noticeId !== noticeId &&
      personKey(fact.from) === owner.person.key &&
      dayOf(fact) >= given &&
      dayOf(fact) <= register.day,
  )
  if (!handed) return []
  const left = register.state.shares.holdings.get(owner.person.key)
  // What is left of it is measured, or he is called a partner once more.
  const remains =
    (left?.amount ?? null) !== null ||
    register.record.facts.some(
      (fact) =>
        fact.kind === 'shareholding' &&
        personKey(fact.person) === owner.person.key &&
        (dayOf(fact) > dayOf(handed) || fact.noticeId === handed.noticeId) &&
        dayOf(fact) <= register.day,
    )
  return remains ? [] : [reason('in_office', 'open', SENTENCES.in_office.partnerHandedOver(dateText(dayOf(handed))), sourceOf(handed))]
}

const standing = (register: Register, { who, owner, seats, acting, power }: Held): Reason[] => {
  const offices = [
    ...handedOver(register, { owner, seats, power }),
    ...boundedUnread(register, { owner, seats, power }),
    ...withoutMembership(register, { owner, seats, power }),
    ...sitsAnew(register, { seats, power }),
    ...governing(seats).flatMap((seat) => seatStanding(register, owner, seat)),
    ...laterRegime(register, { owner, seats, power }),
    ...spokenOfLater(register, owner, power),
  ]
  if (!acting) return offices
  return [
    ...offices,
    ...provisional(register, acting),
    ...ofOldLaw(register, who, acting),
    reason('in_office', 'note', SENTENCES.in_office.actsForEntity(owner.person.name), acting.source),
  ]
}
