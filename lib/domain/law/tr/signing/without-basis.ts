/** Persons without any office or power on the day: why they do not sign, so far as the notices say. */
import { SENTENCES } from './sentences.ts'
import { isLegalEntity } from '../../../kernel/legal-entity.ts'
import { type Person, personKey } from '../../../company/fold/names.ts'
import { organOf } from '../../../company/officers/roles.ts'
import { roleName } from '../../../company/texts.ts'
import { dateText, reasonText } from '../../../company/changes/change-texts.ts'
import { isKnownOn } from '../../../company/fold/timeline.ts'
import { type Source, sourceOf } from '../../../company/source.ts'
import { addDays, type IsoDate } from '../../../kernel/dates.ts'
import { fold } from '../../../kernel/text.ts'
import type { Question, Reason } from '../../../signing/answer.ts'
import type { Assessment } from './assess.ts'
import { namedInDirective } from './directive.ts'
import { effectOf, reason } from './reason.ts'
import { daysOfNotices, ENTERED_WITHIN, isPartnership, type Register } from './register.ts'
import { NEW_CODE } from './new-code.ts'
import { sameDayEnd } from './standing.ts'
import { givenNoPower, givenNothing, heldNothingBefore, mayBeRenamed, namedNowhere, partlyRead, someoneSits } from './unread.ts'

const decided = (reasons: Reason[], mode: Assessment['mode'] = null): Assessment => {
  const effect = effectOf(reasons)
  return { verdict: effect === 'for' ? 'authorised' : effect === 'open' ? 'uncertain' : 'not_authorised', mode, reasons, basis: null }
}

/** The owner of a sole tradership stands in its title (TTK 41) and signs alone while the business is registered (TTK 11-15; TSY 49-51). */
const soleTrader = (register: Register, person: Person): Assessment | null => {
  const title = fold(register.title ?? '')
  if (register.form !== 'SOLE_TRADER' || !` ${title} `.includes(` ${fold(person.name)} `)) return null
  const source = register.state.establishment?.source ?? register.state.titles.at(-1)?.source ?? null
  if (!isKnownOn(register.record, register.day)) {
    const founded = sourceWhere(register, (fact) => fact.kind === 'establishment')
    return decided([
      founded
        ? reason('not_in_office', 'against', SENTENCES.not_in_office.businessNotYet, founded)
        : reason('no_record', 'open', SENTENCES.no_record.nothingFound(person.name)),
    ])
  }
  return decided(
    [reason('in_office', 'for', SENTENCES.in_office.owner, source), reason('sole', 'for', SENTENCES.sole.trader, source)],
    'sole',
  )
}

type Fact = Register['record']['facts'][number]

const sourceWhere = (register: Register, matches: (fact: Fact) => boolean): Source | null => {
  const days = daysOfNotices(register)
  const day = ({ noticeId }: Fact): string => days.get(noticeId) ?? ''
  const [fact] = register.record.facts.filter(matches).sort((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0))
  return fact ? sourceOf(fact) : null
}

/** Offices that ended, by the latest of them. */
const former = (register: Register, person: Person): Assessment | null => {
  const tenure = register.state.history.findLast((each) => each.person.key === person.key && each.reason !== 'renewed')
  if (!tenure) return null
  const office = tenure.role === null ? { tr: 'Görevi', en: 'The office' } : roleName(tenure.role)
  const why = reasonText(tenure.reason)
  const day = dateText(tenure.endedOn)
  const ended = reason('office_ended', 'against', SENTENCES.office_ended.endedOn(office, day, why), tenure.endSource)
  // A limited power given to a member is not taken back by the end of the membership alone (TTK 371/7; TBK 554).
  const limited = sourceWhere(
    register,
    (fact) => fact.kind === 'representation' && fact.mode === 'limited' && fact.persons.some((name) => personKey(name) === person.key),
  )
  const conflict = sameDayEnd(register, tenure)
  if (conflict) return decided([{ ...ended, effect: 'open' }, conflict])
  const member = tenure.role !== null && ['board', 'managers'].includes(organOf(tenure.role)) && tenure.reason !== 'death'
  return member && limited
    ? decided([{ ...ended, effect: 'open' }, reason('directive', 'open', SENTENCES.directive.membershipEnded, limited)])
    : decided([ended])
}

/** Whether a limited company of the old code had chosen nobody by the day: all partners together may be its managers (eTTK 540/1). */
const managedByPartners = (register: Register): boolean => {
  const { establishment, people } = register.state
  return (
    register.form === 'LIMITED' &&
    (establishment?.on ?? register.day) < NEW_CODE &&
    ![...people.values()].some(({ seats }) => seats.length > 0)
  )
}

/** A person first named after the day asked about. */
const later = (register: Register, person: Person): Assessment | null => {
  // A partner of a partnership is one before a word gives him a power: what he is by that the law tells.
  if (isPartnership(register) && partnerAs(register, person) !== null) return null
  const source = sourceWhere(
    register,
    (fact) =>
      (fact.kind === 'appointment' && personKey(fact.person) === person.key) ||
      (fact.kind === 'representation' && fact.persons.some((name) => personKey(name) === person.key)),
  )
  const day = source && daysOfNotices(register).get(source.noticeId)
  if (!source || !day || day <= register.day) return null
  const founded = register.state.establishment?.on ?? null
  if (founded === null && sourceWhere(register, (fact) => fact.kind === 'establishment' && fact.noticeId === source.noticeId)) {
    return decided([reason('not_in_office', 'against', SENTENCES.not_in_office.companyNotYet, source)])
  }
  if (managedByPartners(register) && isKnownOn(register.record, register.day))
    return decided([
      reason(
        'in_office',
        'open',
        register.day < NEW_CODE ? SENTENCES.in_office.perhapsAllPartners(person.name) : SENTENCES.in_office.allPartnersUnclear,
        source,
      ),
    ])
  const unclear = beginsUnclear(register, person, source.noticeId, day)
  if (unclear) return decided([reason('not_in_office', 'open', unclear(dateText(day)), source)])
  return decided([
    register.complete || namedNowhere(register, person, register.day) || heldNothingBefore(register, person)
      ? reason('not_in_office', 'against', SENTENCES.not_in_office.appointedLater(dateText(day)), source)
      : reason('not_in_office', 'open', SENTENCES.not_in_office.perhapsAppointedLater(dateText(day)), source),
  ])
}

/** Where somebody may have come to his office before the entry that names him first: how that is said. */
const beginsUnclear = (register: Register, { key }: Person, noticeId: number, entered: IsoDate) => {
  const own = register.record.facts.filter((fact) => fact.noticeId === noticeId)
  // What sets an earlier notice right speaks of what was entered then.
  if (own.some(({ kind }) => kind === 'correction')) return SENTENCES.not_in_office.namedByCorrection
  const seats = own.flatMap((fact) => (fact.kind === 'appointment' && personKey(fact.person) === key ? [fact] : []))
  const told = seats.length === 0 || seats.some(({ decided: on, from }) => on !== undefined || from !== null)
  return !told && register.day >= addDays(entered, -ENTERED_WITHIN) ? SENTENCES.not_in_office.decidedUnknown : null
}

/** Before 1 July 2012 all partners of a limited company together were its managers unless something else was agreed (eTTK 540/1). */
const oldPartners = (register: Register, person: Person, question: Question, source: Source | null): Assessment | null => {
  if (!managedByPartners(register)) return null
  const partners = [...register.state.shares.holdings.values()].filter(({ person: holder }) => !isLegalEntity(holder.name))
  if (register.day >= NEW_CODE) {
    return decided([reason('in_office', 'open', SENTENCES.in_office.allPartnersUnclear, source)])
  }
  // Words that nobody read may choose a manager, or name another partner.
  if (!register.record.retrievalComplete || partlyRead(register).length > 0) return null
  // Nor is it known who holds what is left, where shares of unknown number changed hands.
  if (register.state.shares.sums.unmeasured > 0 && register.record.facts.some(({ kind }) => kind === 'share_transfer')) return null
  const team = new Set([person.name, ...question.coSigners].map(personKey))
  const all = partners.every((each) => team.has(each.person.key))
  return decided(
    [
      reason('joint', 'note', SENTENCES.joint.allPartners, source),
      all
        ? reason('joint_complete', 'for', SENTENCES.joint_complete.allPartnersSign, source)
        : reason('joint_incomplete', 'against', SENTENCES.joint_incomplete.allPartnersNeeded, source),
    ],
    'joint',
  )
}

const isHolder = (fact: Fact, person: Person): boolean =>
  (fact.kind === 'shareholding' && personKey(fact.person) === person.key) ||
  (fact.kind === 'share_transfer' && personKey(fact.to) === person.key) ||
  (fact.kind === 'sole_shareholder' && personKey(fact.person) === person.key)

/** What tells last by the day as which partner somebody belongs to a partnership: who is named as one, before who took a share over. */
const partnerAs = (register: Register, person: Person): Source | null => {
  const days = daysOfNotices(register)
  const day = ({ noticeId }: Fact): string => days.get(noticeId) ?? '9'
  const rank = ({ kind }: Fact): number => (kind === 'shareholding' ? 1 : 0)
  const last = register.record.facts
    .filter((fact) => isHolder(fact, person) && day(fact) <= register.day)
    .sort((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : rank(a) - rank(b)))
    .at(-1)
  return last ? sourceOf(last) : null
}

/**
 * Whether somebody came to a partnership behind the last notice by the day that says who represents it: what that one says may be of
 * him too.
 */
const isPartnerSince = (register: Register, person: Person): boolean => {
  const days = daysOfNotices(register)
  const day = ({ noticeId }: Fact): string => days.get(noticeId) ?? '9'
  const by = (fact: Fact): boolean => day(fact) <= register.day
  const first = register.record.facts
    .filter((fact) => isHolder(fact, person) && by(fact))
    .map(day)
    .sort()[0]
  const form = register.record.facts
    .filter(
      (fact) =>
        by(fact) &&
        ((fact.kind === 'representation' && fact.mode !== 'limited') ||
          (fact.kind === 'appointment' && fact.role === 'authorised_signatory')),
    )
    .map(day)
    .sort()
    .at(-1)
  return first !== undefined && (form === undefined || first > form)
}

/** Partners, shareholders and auditors: their standing gives no power to represent. */
const withoutOffice = (register: Register, person: Person, question: Question): Assessment | null => {
  const partner = (isPartnership(register) ? partnerAs(register, person) : null) ?? sourceWhere(register, (fact) => isHolder(fact, person))
  const auditor = sourceWhere(
    register,
    (fact) =>
      (fact.kind === 'auditor' && personKey(fact.name) === person.key) ||
      (fact.kind === 'appointment' && fact.role === 'auditor' && personKey(fact.person) === person.key),
  )
  if (auditor) {
    return decided([reason('no_representation', 'against', SENTENCES.no_representation.auditor, auditor)])
  }
  if (!partner) return null
  if (register.record.facts.find(({ id }) => id === partner.factId)?.told?.tells?.includes('limited_partner')) {
    return decided([reason('no_representation', 'against', SENTENCES.no_representation.limitedPartner, partner)])
  }
  const old = oldPartners(register, person, question, partner)
  if (old) return old
  // A partner of a partnership represents it unless the contract leaves that to others (TTK 218, 233).
  const partnership = isPartnership(register)
  if (partnership && isPartnerSince(register, person))
    return decided([reason('no_representation', 'open', SENTENCES.no_representation.partnerSince, partner)])
  const signers = [...register.state.people.values()].some(({ seats, powers }) =>
    partnership
      ? seats.some(({ role }) => role === 'authorised_signatory' || (role !== 'proxy' && powers.some(({ layer }) => layer === 'full')))
      : seats.length > 0,
  )
  return decided([
    signers && (register.complete || (!partnership && givenNoPower(register, person)))
      ? reason('no_representation', 'against', SENTENCES.no_representation.shareholder, partner)
      : reason('no_representation', 'open', SENTENCES.no_representation.shareholderUnclear, partner),
  ])
}

/**
 * A name that no notice speaks of is a no only where all notices on officers are known and read: what nobody read may give a power by a
 * title or a reference, without the name.
 */
const nowhere = (register: Register, person: Person, question: Question): Assessment => {
  // To appoint a lawyer is an act of the company; to act under a power of attorney is no office the notices could show.
  const byProxy = /vekalet(?:en|le)\b|vekaletname(?:ye|yle| ile|siyle|si ile)|vekil (?:olarak|sifat)|power of attorney|\bproxy\b/
  if (byProxy.test(fold(question.transaction ?? ''))) {
    return decided([reason('out_of_scope', 'open', SENTENCES.out_of_scope.powerOfAttorney)])
  }
  if (register.form === 'BRANCH') {
    return decided([reason('no_record', 'open', SENTENCES.no_record.headOffice)])
  }
  return decided([
    // Whom words that nobody read name in a partnership may be one of its partners by them.
    register.complete &&
    (register.doubtful.size === 0 && !isPartnership(register) ? !mayBeRenamed(register, person) : namedNowhere(register, person))
      ? reason('no_record', 'against', SENTENCES.no_record.nothing(person.name))
      : givenNothing(register, person) || (someoneSits(register) && givenNoPower(register, person) && !mayBeRenamed(register, person))
        ? reason('no_record', 'against', SENTENCES.no_record.givenNothing(person.name))
        : namedNowhere(register, person)
          ? reason('no_record', 'open', SENTENCES.no_record.namedNowhere(person.name))
          : reason('no_record', 'open', SENTENCES.no_record.nothingFound(person.name)),
  ])
}

/** Why a person without office or power on the day does or does not sign. */
export const withoutBasis = (register: Register, person: Person, question: Question): Assessment => {
  const inDirective = namedInDirective(register, person.key)
  return (
    soleTrader(register, person) ??
    former(register, person) ??
    later(register, person) ??
    (inDirective.length > 0 ? decided(inDirective) : null) ??
    withoutOffice(register, person, question) ??
    nowhere(register, person, question)
  )
}
