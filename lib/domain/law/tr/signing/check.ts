/**
 * The signing check: may this person represent the company on this day, for this act and amount? The order of evaluation: is the record
 * ready; who is meant; does the company exist on the day (situation.ts); each basis of power alone, the best wins (bases.ts): does the
 * office hold (standing.ts), how is it exercised (forms.ts, directive.ts), who signs with whom (routes.ts), what does it reach (scope.ts);
 * and what the days between decision, registration and effect of publication make of it (register.ts). A yes and a no both need positive
 * evidence; everything else stays open and says what would settle it.
 */
import type { Bilingual } from '../../../kernel/bilingual.ts'
import { SENTENCES } from './sentences.ts'
import { isLegalEntity } from '../../../kernel/legal-entity.ts'
import { dateText } from '../../../company/changes/change-texts.ts'
import { isMissingText, sectionOf } from '../../../company/completeness.ts'
import { type Person, personKey } from '../../../company/fold/names.ts'
import type { Unread } from '../../../fact/fact.ts'
import type { CompanyRecord, DecidedBy, NoticeRef } from '../../../company/record.ts'
import { LIMITS } from '../../../company/limits.ts'
import type { Source } from '../../../company/source.ts'
import { inOrder } from '../../../company/fold/in-order.ts'
import { effectiveDay, recordOn } from '../../../company/fold/timeline.ts'
import { addDays, dayIn, type IsoDate } from '../../../kernel/dates.ts'
import type { AppliedRule, Question, Reason, SignersAnswer, SignersQuestion, SigningAnswer, Verdict } from '../../../signing/answer.ts'
import { contradictedIn } from './agreement.ts'
import { assess, type Assessment, type Signing, signingOn } from './assess.ts'
import { actsFor, isNatural, natureDoubt } from './bases.ts'
import { appliedRules } from './directive.ts'
import { DAYS_TO_REGISTER, mayBeGone } from './gone.ts'
import { askedKinds } from './kinds.ts'
import { limitsOf } from './limits.ts'
import { knows } from './scope.ts'
import { bearing, knownPeople, scannedAs, whoIsMeant } from './people.ts'
import { reason } from './reason.ts'
import { officeRecords, printedRules } from './records.ts'
import {
  correctedBy,
  correctedTexts,
  decidedReading,
  perhapsDecidedReading,
  effectiveReading,
  grantedOn,
  noticeOf,
  isTrader,
  oncePerDay,
  oncePerRegister,
  type Register,
  registerOn,
  uncorrectedReading,
  sourceOfWords,
} from './register.ts'
import {
  coSignersWhoLeft,
  departureThatEndedIt,
  type Judge,
  personsOf,
  endsWithCompany,
  setsByLaw,
  shownSet,
  teamsOf,
  verdictOf,
} from './signers.ts'
import { announcedOnly, companyEnded } from './situation.ts'
import { actsIn } from './transactions.ts'
import { correctsElse, mayBeSeated, mayHaveGiven, namedIn, partlyRead, type Resting, takenBy } from './unread.ts'
import { withoutBasis } from './without-basis.ts'

type Outcome = Pick<Assessment, 'verdict' | 'mode' | 'reasons'>
type Reading = Outcome & { register: Register; signing: Signing; basis: Assessment['basis'] }

/** The register read one way, with all ways to sign this act and amount; `ended`: the company is no more. */
type Opened = { register: Register; ended: Reason | null; signing: Signing }

const open = (record: CompanyRecord, question: Question, reading: Pick<Register, 'complete' | 'doubtful'>): Opened => {
  const register = registerOn(record, question.day, question.today, reading)
  const ended = companyEnded(register)
  return { register, ended, signing: ended ? { tested: new Map(), routes: [] } : signingOn(register, question) }
}

/** One reading of the register: the company, then the person's bases. */
const read = ({ register, ended, signing }: Opened, question: Question, person: Person, coSigners: readonly Person[]): Reading => {
  if (ended) return { register, signing, verdict: 'not_authorised', mode: null, reasons: [ended], basis: null }
  const acting = (each: Person): Person => (isNatural(register, each) ? each : (actsFor(register, each)?.person ?? each))
  const signer = acting(person)
  const team = new Set([signer, ...coSigners.map(acting)].map(({ key }) => key))
  if (signer.key === person.key && isLegalEntity(person.name) && register.state.people.get(person.key)?.seats.length) {
    return {
      register,
      signing,
      basis: null,
      verdict: 'uncertain',
      mode: null,
      reasons: [
        reason(
          'no_representation',
          'open',
          SENTENCES.no_representation.entityWithoutPerson,
          register.state.people.get(person.key)?.seats[0]?.source ?? null,
        ),
      ],
    }
  }
  const outcome = assess(register, signing, signer, team, question) ?? withoutBasis(register, person, question)
  const doubt = outcome.verdict === 'authorised' ? natureDoubt(register, signer, outcome.reasons[0]?.source ?? null) : []
  return doubt.length === 0
    ? { register, signing, ...outcome }
    : { register, signing, ...outcome, verdict: 'uncertain', reasons: [...outcome.reasons, ...doubt] }
}

const RANK: Record<Verdict, number> = { authorised: 0, uncertain: 1, not_authorised: 2 }

const between = (effect: 'open' | 'note', text: Bilingual, source: Source | null): Reason =>
  reason('between_registration_and_effect', effect, text, source)

/**
 * Whether all that is known of somebody's office is its end, which had not taken effect: no notice tells what he held until then, or how he
 * signed.
 */
const hadHeld = ({ person }: Question, now: Reading, { register }: Reading): boolean =>
  now.verdict === 'not_authorised' &&
  (register.state.people.get(personKey(person))?.seats.length ?? 0) === 0 &&
  now.reasons.some(
    ({ code, effect, source }) =>
      code === 'office_ended' && effect === 'against' && source !== null && !register.record.facts.some(({ id }) => id === source.factId),
  )

/** The readings beside the register's own: each null where it is the same. */
type Others = Record<'effective' | 'decided' | 'perhapsDecided' | 'uncorrected', Reading | null>

/**
 * Weighs the readings of the register against one another. The delay until an entry takes effect protects third parties against the
 * company, not the company against them: whoever was registered may sign; whoever had only left the register may still bind it towards
 * those who could not know (TTK 36/1, 36/4).
 */
const weigh = (asked: Question, now: Reading, { effective, decided, perhapsDecided, uncorrected }: Others): Outcome => {
  const source = now.reasons.find((each) => each.source !== null)?.source ?? null
  const sourceAgainst = ({ reasons }: Reading): Source | null => reasons.find(({ effect }) => effect === 'against')?.source ?? source
  if (uncorrected && uncorrected.verdict !== now.verdict) {
    return {
      ...now,
      verdict: 'uncertain',
      reasons: [...allNotes(now.reasons), reason('conflicting_texts', 'open', SENTENCES.conflicting_texts.corrected, source)],
    }
  }
  // Nobody signs after his death, whenever it is registered: no third party relied on a signature that he gave.
  if (decided && now.verdict === 'authorised' && lacksTheDead(asked, now, decided)) return decided
  if (decided && now.verdict === 'authorised' && decided.verdict !== 'authorised') {
    return {
      ...now,
      verdict: 'uncertain',
      reasons: [
        ...now.reasons.map(asNote),
        ...opened(decided.reasons),
        between('open', SENTENCES.between_registration_and_effect.decidedBefore, sourceAgainst(decided)),
      ],
    }
  }
  if (perhapsDecided && now.verdict === 'authorised' && perhapsDecided.verdict !== 'authorised') {
    return {
      ...now,
      verdict: 'uncertain',
      reasons: [
        ...now.reasons.map(asNote),
        between('open', SENTENCES.between_registration_and_effect.perhapsDecidedBefore, sourceAgainst(perhapsDecided)),
      ],
    }
  }
  // Elected and not yet registered; so is who is elected to sign in words that leave it open how.
  if (decided && now.verdict !== 'authorised' && RANK[decided.verdict] < RANK[now.verdict]) {
    return {
      ...decided,
      verdict: 'uncertain',
      reasons: [
        ...decided.reasons.map(asNote),
        between('open', SENTENCES.between_registration_and_effect.notYetRegistered, decided.reasons[0]?.source ?? null),
      ],
    }
  }
  if (effective && now.verdict === 'authorised' && effective.verdict !== 'authorised') {
    return {
      ...now,
      reasons: [...now.reasons, between('note', SENTENCES.between_registration_and_effect.notYetEffective, source)],
    }
  }
  if (effective && asked.day < asked.today && (RANK[effective.verdict] < RANK[now.verdict] || hadHeld(asked, now, effective))) {
    return {
      ...now,
      verdict: 'uncertain',
      reasons: [
        ...opened(now.reasons),
        between('open', SENTENCES.between_registration_and_effect.changeNotYetEffective, sourceAgainst(now)),
      ],
    }
  }
  return now
}

/** Whether who is asked about is dead by the day, or signs only with somebody who is. */
const lacksTheDead = ({ person, coSigners, day }: Question, { mode }: Reading, { register, verdict }: Reading): boolean =>
  diedBy(register, person, day) ||
  (mode === 'joint' &&
    verdict === 'not_authorised' &&
    coSigners.some((name) => diedBy(register, name, day)) &&
    (register.state.people.get(personKey(person))?.seats.length ?? 0) > 0)
const diedBy = ({ state }: Register, name: string, day: IsoDate): boolean =>
  state.history.some((each) => each.reason === 'death' && each.person.key === personKey(name) && each.endedOn <= day)

const asNote = (each: Reason): Reason => (each.effect === 'for' ? { ...each, effect: 'note' } : each)
const opened = (reasons: Reason[]): Reason[] =>
  reasons.map((each) => (each.effect === 'against' ? { ...each, effect: 'open' } : asNote(each)))
const allNotes = (reasons: Reason[]): Reason[] => reasons.map((each) => ({ ...each, effect: 'note' }))

/** Whether a rule in force makes a difference between kinds of transaction: a limited or printed power, a stay, a liquidation. */
const tellsKindsApart = ({ basis, register: { now } }: Reading): boolean =>
  basis === null ||
  ['agent', 'proxy'].includes(basis.kind) ||
  (basis.power?.scope ?? null) !== null ||
  now.concordat !== null ||
  now.liquidation !== null

/**
 * The day from which what was not read of a notice counts: a correction repeats the registration of what it corrects, and says its words
 * when it is published itself.
 */
const dayUnread = (notice: NoticeRef): IsoDate | null =>
  notice.unread.some(({ why }) => why === 'correction') ? notice.publishedOn : effectiveDay(notice)

/** A later clause that tells of the end of one of these on a day not after the one asked about: as it prints, else as its notice was decided. */
const endedBy = (register: Register, notice: NoticeRef, clause: Unread, question: Question, team: Resting['team']): boolean => {
  if (!(clause.told?.tells ?? []).includes('ends_office') || !namedIn(register, clause).some((key) => team.has(key))) return false
  const decided = register.record.facts.flatMap((fact) =>
    fact.noticeId === notice.id && (fact.kind === 'appointment' || fact.kind === 'departure') ? (fact.decided ?? []) : [],
  )
  const entered = effectiveDay(notice)
  const latest = entered === null ? [] : [addDays(entered, -DAYS_TO_REGISTER)]
  const [days] = [clause.told?.days ?? [], decided, latest].filter((each) => each.length > 0)
  return (days ?? []).some((day) => day <= question.day)
}

const mentionsNotice = (clause: Unread, notice: NoticeRef): boolean =>
  notice.publishedOn !== null && (clause.told?.days ?? []).includes(notice.publishedOn)

/** What a yes hangs on: whoever signs alone needs nobody else's power. */
const restingOf = ({ basis, register }: Reading, { mode }: Outcome, { person, coSigners, transaction }: Question): Resting => {
  const since = basis?.power ? grantedOn(register, basis.power) : (basis?.seats[0]?.day ?? '')
  const besides = mode === 'sole' ? [] : coSigners
  const owner = basis ? [basis.owner.person.key] : []
  const source = basis?.power?.source ?? basis?.seats[0]?.source
  const team = new Map(besides.map((name) => [personKey(name), sinceOf(register, personKey(name)) ?? since]))
  for (const key of [personKey(person), ...owner]) team.set(key, since)
  return {
    team,
    notice: (source && noticeOf(register, source)) ?? null,
    kind: basis?.kind ?? 'owner',
    acts: kindsOf({ transaction }),
  }
}

/** The kinds of transaction asked about; none where the words are not known to be one. */
const kindsOf = ({ transaction }: Pick<Question, 'transaction'>): readonly string[] => {
  const { kinds, recognised } = askedKinds(transaction)
  return recognised === 'unknown' ? [] : kinds
}

/** Since when what a co-signer signs by counts: the latest power, else the latest office. */
const sinceOf = (register: Register, key: string): IsoDate | undefined => {
  const who = register.state.people.get(key)
  const latest = (days: readonly IsoDate[]): IsoDate | undefined => [...days].sort().at(-1)
  return latest((who?.powers ?? []).map((power) => grantedOn(register, power))) ?? latest((who?.seats ?? []).map(({ day }) => day))
}

const corrections = oncePerRegister(({ record }) => record.facts.flatMap((fact) => (fact.kind === 'correction' ? [fact] : [])))

/** A correction that counts after the day gives the name of one of these: until then the gazette printed another's. */
const namedLater = (register: Register, day: IsoDate, team: Resting['team']): boolean =>
  corrections(register).some(
    (fact) => fact.instead !== null && team.has(personKey(fact.instead)) && (noticeOf(register, fact)?.publishedOn ?? '') > day,
  )

/** A correction that counts after the day says that the name of one of these was the wrong one: until then the gazette printed it (TTK 37). */
const printedUntil = (register: Register, day: IsoDate, team: ReadonlySet<string>): boolean =>
  corrections(register).some(
    (fact) => fact.words !== null && team.has(personKey(fact.words)) && (noticeOf(register, fact)?.publishedOn ?? '') > day,
  )

/**
 * A correction published after the day says how one of these signs instead: until then the gazette printed another form, on which third
 * parties could rely (TTK 37; TSY 13/3).
 */
const formLater = (register: Register, day: IsoDate, team: ReadonlySet<string>): boolean => {
  const later = corrections(register).filter((fact) => (noticeOf(register, fact)?.publishedOn ?? '') > day)
  const notices = new Set(later.map(({ noticeId }) => noticeId))
  return (
    notices.size > 0 &&
    register.record.facts.some(
      (fact) => fact.kind === 'representation' && notices.has(fact.noticeId) && fact.persons.some((name) => team.has(personKey(name))),
    )
  )
}

/** A correction of words on signing in what was registered with this notice, of which no fact states how to sign instead (TSY 13/3). */
const correctedForm = (register: Register, basis: NoticeRef): boolean =>
  corrections(register).some(
    (fact) =>
      fact.noticeId !== basis.id &&
      fact.told?.tells?.includes('power') === true &&
      register.record.notices.some((notice) => notice.id === fact.noticeId && effectiveDay(notice) === effectiveDay(basis)) &&
      !register.record.facts.some((each) => each.noticeId === fact.noticeId && each.kind === 'representation'),
  )

/** What is against a person and not against everybody: a notice may have given what the ones that were read do not. */
const OF_PERSON = new Set<Reason['code']>([
  'joint_incomplete',
  'no_representation',
  'office_ended',
  'not_in_office',
  'no_record',
  'out_of_scope',
  'express_power',
  'limit_exceeded',
  'directive',
])

/** A no on notices of which a clause nobody understood names the person, and may have given the power, is none. */
const guardedNo = (outcome: Outcome, reading: Reading, question: Question, agree: boolean): Outcome => {
  const against = outcome.reasons.filter(({ effect }) => effect === 'against')
  if (outcome.verdict !== 'not_authorised' || !against.every(({ code }) => OF_PERSON.has(code))) return outcome
  const { register, basis } = reading
  const days = against.map(
    ({ source }) => (source && effectiveDay(correctedBy(register, source.noticeId) ?? noticeOf(register, source) ?? NO_NOTICE)) ?? '',
  )
  // Whom a decision passes over signs on by an earlier one of his own, be it one that nobody read.
  const seated = against.every(({ code }) => code === 'no_representation') ? basis?.seats[0]?.day : undefined
  const from = seated ? addDays(seated, -1) : (days.sort().at(-1) ?? '')
  const own = [personKey(question.person), ...(basis ? [basis.owner.person.key] : [])]
  // Where the others do not suffice, words about one of them may have made him one who does.
  const others = against.every(({ code }) => code === 'joint_incomplete') ? question.coSigners : []
  const team = new Set([...own, ...others.map(personKey)])
  if ((!agree && formLater(register, question.day, team)) || printedUntil(register, question.day, team))
    return {
      ...outcome,
      verdict: 'uncertain',
      reasons: [...opened(outcome.reasons), reason('conflicting_texts', 'open', SENTENCES.conflicting_texts.correctedLater)],
    }
  const spoken = new Set(against.flatMap(({ source }) => source?.factId ?? []))
  const given = mayHaveGiven(register, team, question.person, from, spoken, kindsOf(question)) ?? mayBeSeated(register, others)
  if (!given) return outcome
  const day = given.notice.publishedOn === null ? UNDATED : dateText(given.notice.publishedOn)
  return {
    ...outcome,
    verdict: 'uncertain',
    reasons: [
      ...opened(outcome.reasons),
      reason('no_record', 'open', SENTENCES.no_record.perhapsGiven(day, given.named), sourceOfWords(given.notice, given.clause)),
    ],
  }
}
const NO_NOTICE = { registeredOn: null, publishedOn: null }
const UNDATED: Bilingual = { tr: 'tarihsiz', en: 'undated' }

/** A yes about a day still to come cannot be known; one on notices that may have a successor among those not read cannot either. */
const guarded = (outcome: Outcome, reading: Reading, question: Question, agree: boolean): Outcome => {
  if (outcome.verdict !== 'authorised') return outcome
  const doubts: Reason[] = []
  if (question.day > question.today) {
    doubts.push(reason('in_office', 'open', SENTENCES.in_office.dayAhead))
  }
  const { record } = reading.register
  if (!record.retrievalComplete) {
    const until = record.listStated ? dateText(record.listStated.until) : null
    doubts.push(reason('no_record', 'open', SENTENCES.no_record.listNotWhole(until)))
  }
  const resting = restingOf(reading, outcome, question)
  const { team } = resting
  const taken = takenBy(reading.register, resting, dayUnread)
  const later = taken.filter(({ notice }) => notice !== resting.notice)
  const ended = partlyRead(reading.register).find((notice) => {
    const day = effectiveDay(notice)
    return day !== null && day > question.day && notice.unread.some((clause) => endedBy(reading.register, notice, clause, question, team))
  })
  if (ended) doubts.push(reason('office_ended', 'open', SENTENCES.office_ended.perhapsTold(dateText(effectiveDay(ended) ?? question.day))))
  const gone = mayBeGone(reading.register, resting)
  if (gone) doubts.push(reason('office_ended', 'open', SENTENCES.office_ended.perhapsTold(dateText(gone.told)), gone.source))
  const basis = resting.notice
  const corrected = partlyRead(reading.register).some((notice) => {
    const day = dayUnread(notice)
    return (
      basis !== null &&
      day !== null &&
      day > question.day &&
      !correctsElse(reading.register, notice) &&
      notice.unread.some(
        (clause) =>
          clause.why === 'correction' &&
          clause.told?.tells?.includes('of_particulars') !== true &&
          (mentionsNotice(clause, basis) || namedIn(reading.register, clause).some((key) => team.has(key))),
      )
    )
  })
  // What gives the power, or the office on which it rests, says more than the reader knows to add nothing.
  const more = givenWithMore(reading, team)
  if (more) doubts.push(reason('no_record', 'open', SENTENCES.no_record.qualified, more))
  const against = contradicts(reading, team)
  if (against) doubts.push(reason('conflicting_texts', 'open', SENTENCES.conflicting_texts.oneNotice, against))
  const own = taken.find(({ notice }) => notice === basis)
  if (own?.clause) {
    const source = sourceOfWords(own.notice, own.clause)
    // What only bounds the power inside the company counts for nobody who did not know it; who asks today does (TTK 36/3, 371/3).
    doubts.push(
      own.what === 'inside'
        ? reason('no_record', knows(question) ? 'open' : 'note', SENTENCES.no_record.internalBound, source)
        : reason('no_record', 'open', SENTENCES.no_record.qualified, source),
    )
  }
  if (
    corrected ||
    namedLater(reading.register, question.day, team) ||
    (!agree && formLater(reading.register, question.day, new Set(team.keys()))) ||
    (basis && correctedForm(reading.register, basis))
  )
    doubts.push(reason('conflicting_texts', 'open', SENTENCES.conflicting_texts.correctedLater))
  const announced = announcedOnly(reading.register)
  if (announced)
    doubts.push(reason('no_record', 'open', SENTENCES.no_record.stateAnnounced(announced.noticeType), sourceOfWords(announced)))
  const [first] = later
  if (first) {
    const { notice, clause } = first
    const day = notice.publishedOn === null ? UNDATED : dateText(notice.publishedOn)
    const source = clause && !isMissingText(clause) ? sourceOfWords(notice, clause) : null
    doubts.push(reason('no_record', 'open', SENTENCES.no_record.laterUnread(later.length, day), source))
  }
  if (
    askedKinds(question.transaction).recognised === 'unknown' &&
    actsIn(question.transaction ?? '').length === 0 &&
    tellsKindsApart(reading)
  )
    doubts.push(reason('kind_unknown', 'open', SENTENCES.kind_unknown.notInList, reading.basis?.power?.source ?? null))
  const verdict = doubts.some(({ effect }) => effect === 'open') ? 'uncertain' : outcome.verdict
  return doubts.length === 0 ? outcome : { ...outcome, verdict, reasons: [...outcome.reasons, ...doubts] }
}

/** What the notices by which these sign state beside it and what does not go with it. */
const contradicts = ({ basis, register }: Reading, team: Resting['team']): Source | null => {
  if (basis === null || OF_BOUNDS.has(basis.kind)) return null
  const notices = new Set(
    [...team.keys()].flatMap((key) => (register.state.people.get(key)?.powers ?? []).map(({ source }) => source.noticeId)),
  )
  for (const id of notices) {
    const found = contradictedIn(register, basis, id, new Set(team.keys()))
    if (found) return found
  }
  return null
}

/** What is given with bounds of its own, which are weighed with it. */
const OF_BOUNDS: ReadonlySet<Resting['kind']> = new Set<Resting['kind']>(['limited', 'proxy', 'agent', 'branch', 'trustee'])
/** Where the words by which one of these holds a power or its office say more than is known to add nothing. */
const givenWithMore = ({ basis, register }: Reading, team: Resting['team']): Source | null => {
  // A commercial representative without a printed power signs by his office alone (TBK 549), but for what else is said of him.
  const byOffice = basis?.kind === 'agent' && basis.power === null
  if (basis && OF_BOUNDS.has(basis.kind) && !byOffice) return null
  const others = [...team.keys()].flatMap((key) => {
    const who = key === basis?.owner.person.key ? undefined : register.state.people.get(key)
    return who ? [...who.powers, ...who.seats] : []
  })
  const all = [...(basis ? [...(basis.power ? [basis.power] : []), ...basis.seats] : []), ...others]
  return all.find(({ told }) => told?.tells?.includes('says_more'))?.source ?? null
}

const coSignersOf = (
  record: CompanyRecord,
  known: ReadonlyMap<string, Person>,
  names: readonly string[],
): { people: Person[]; perhaps: Person[]; notes: Reason[] } => {
  const people: Person[] = []
  const perhaps: Person[] = []
  const notes: Reason[] = []
  for (const name of names) {
    const meant = whoIsMeant(record, known, name)
    if (meant.found === 'one') people.push(meant.person)
    else if (meant.found === 'none') {
      // No fact names him: a clause that nobody read may.
      people.push({ key: personKey(name), name })
      notes.push(reason('no_record', 'note', SENTENCES.no_record.coSignerUnknown(name)))
    } else {
      perhaps.push(...meant.names.map((each) => known.get(personKey(each)) ?? { key: personKey(each), name: each }))
      notes.push(reason('name_ambiguous', 'note', SENTENCES.name_ambiguous.coSignerUnclear(name, meant.names.join(', '))))
    }
  }
  return { people, perhaps, notes }
}

/** Names of those who could complete a joint signature of this person, in alphabetical order. */
const partnersOf = (sets: readonly Person[][], ways: Signing['routes'], me: string): string[] => {
  const names = new Set<string>()
  for (const { slots } of ways) {
    const mine = slots.findIndex((slot) => slot.some(({ person }) => person.key === me))
    if (mine >= 0)
      for (const [at, slot] of slots.entries())
        if (at !== mine) for (const { person } of slot) if (person.key !== me) names.add(person.name)
  }
  for (const set of sets) if (set.some(({ key }) => key === me)) for (const person of set) if (person.key !== me) names.add(person.name)
  return [...names].sort()
}

/** A signature that lacks another is no refusal where somebody who signs along may be the one: a near name is never a no. */
const withUnclear = (outcome: Outcome, notes: readonly Reason[], mayComplete: () => boolean): Outcome => {
  const unclear = notes.filter(({ code }) => code === 'name_ambiguous')
  const against = outcome.reasons.filter(({ effect }) => effect === 'against')
  if (outcome.verdict !== 'not_authorised' || unclear.length === 0 || !against.every(({ code }) => code === 'joint_incomplete'))
    return outcome
  if (!mayComplete()) return outcome
  return {
    ...outcome,
    verdict: 'uncertain',
    reasons: [...opened(outcome.reasons), ...unclear.map((each): Reason => ({ ...each, effect: 'open' }))],
  }
}

type Answered = Omit<SigningAnswer, 'restsOn' | 'kinds' | 'recognised'>

const undecided = (person: string, reasons: Reason[], verdict: Verdict, more: Partial<Answered>): Answered => ({
  person,
  verdict,
  form: null,
  reasons,
  rules: [],
  coSigners: [],
  records: [],
  signerSets: [],
  limits: [],
  ...more,
})

const sections = new WeakMap<CompanyRecord, ReturnType<typeof sectionOf>>()
const officersSection = (record: CompanyRecord): ReturnType<typeof sectionOf> => {
  const known = sections.get(record) ?? sectionOf(record, 'yetkililer')
  sections.set(record, known)
  return known
}

/**
 * Whether all that had been registered of officers by the day was read: what a later notice leaves unread says nothing of who had been
 * entered before (TTK 36/1). A sole trader needs no entry besides the own (TTK 41), so that nothing found is all there is.
 */
const isComplete = (record: CompanyRecord, { state, doubtful }: ReturnType<typeof sectionOf>, day: IsoDate): boolean => {
  const whole = (each: typeof state): boolean => each === 'tam' || (each === 'yok' && isTrader(record.title, null))
  if (whole(state)) return true
  const later = doubtful.some((notice) => (effectiveDay(notice) ?? '') > day)
  return later && record.retrievalComplete && whole(officersBy(record, day).state)
}
const officersBy = oncePerDay((record, day) => sectionOf(recordOn(record, day), 'yetkililer'))

/** A question before it is asked of anybody: the readings of the register it is weighed by, each with all ways to sign. */
type Asked = {
  record: CompanyRecord
  question: Question
  section: ReturnType<typeof sectionOf>
  known: ReadonlyMap<string, Person>
  now: Opened
  effective: Opened | null
  decided: Opened | null
  perhapsDecided: Opened | null
  /** With what was printed before a correction that had not taken effect by the day. */
  uncorrected: Opened | null
  /** With and without the forms that a correction published after the day sets right. */
  texts: Opened[]
}

/** Representation in general is one question, whether nothing is named or the kind `genel`. */
const inGeneral = (question: Question): Question =>
  question.transaction !== null && askedKinds(question.transaction).kinds.join() === 'genel' ? { ...question, transaction: null } : question

const asking = (unordered: CompanyRecord, given: Question): Asked => {
  const record = inOrder(unordered)
  const question = inGeneral(given)
  const section = officersSection(record)
  const reading = { complete: isComplete(record, section, question.day), doubtful: new Set(section.doubtful.map(({ id }) => id)) }
  const otherwise = (other: ReturnType<typeof effectiveReading>): Opened | null => other && open(other.record, question, reading)
  return {
    record,
    question,
    section,
    known: knownPeople(record),
    now: open(record, question, reading),
    effective: otherwise(effectiveReading(record, question.day)),
    decided: otherwise(decidedReading(record, question.day)),
    perhapsDecided: otherwise(perhapsDecidedReading(record, question.day)),
    uncorrected: otherwise(uncorrectedReading(record, question.day)),
    texts: correctedTexts(record, question.day).map((text) => open(text, question, reading)),
  }
}

/** What the check says of a person with co-signers, under the names they have and no other. */
const judgedAs = (asked: Asked, named: Person, others: readonly Person[]): { outcome: Outcome; now: Reading } => {
  const onDay = (each: Person): Person => bearing(asked.record, asked.now.register.state, each)
  const [person, coSigners] = [onDay(named), others.map(onDay)]
  const question = { ...asked.question, person: person.name, coSigners: coSigners.map(({ name }) => name) }
  const reading = (opened: Opened): Reading => read(opened, question, person, coSigners)
  const now = reading(asked.now)
  const other = (opened: Opened | null): Reading | null => opened && reading(opened)
  const weighed = weigh(question, now, {
    effective: other(asked.effective),
    decided: other(asked.decided),
    perhapsDecided: other(asked.perhapsDecided),
    uncorrected: other(asked.uncorrected),
  })
  // Where the text that was printed and the right one say the same, it does not matter which a third party read.
  const agree = asked.texts.length > 0 && asked.texts.every((text) => reading(text).verdict === weighed.verdict)
  return { outcome: guardedNo(guarded(weighed, now, question, agree), now, question, agree), now }
}

/**
 * What the check says of a person with co-signers, every guard counted. A name that a scan may have made of another's is never the reason of
 * a refusal: where the other, in this one's place or beside the co-signers, would not be refused, the answer is open.
 */
const judged = (asked: Asked, person: Person, coSigners: readonly Person[]): ReturnType<typeof judgedAs> => {
  const alone = judgedAs(asked, person, coSigners)
  if (alone.outcome.verdict !== 'not_authorised') return alone
  const othersOf = (each: Person): [Person, Person][] => scannedAs(asked.record, asked.known, each).map((other) => [each, other])
  const [perhaps, beside] = [othersOf(person), coSigners.flatMap(othersOf)]
  const all = [...coSigners, ...beside.map(([, other]) => other)]
  const mayBe = (who: Person): boolean => judgedAs(asked, who, all).outcome.verdict !== 'not_authorised'
  const found = perhaps.find(([, other]) => mayBe(other)) ?? (beside.length > 0 && mayBe(person) ? beside[0] : undefined)
  if (!found) return alone
  const [{ name }, other] = found
  const doubt = reason('name_ambiguous', 'open', SENTENCES.name_ambiguous.perhapsOne(name, other.name))
  return { ...alone, outcome: { ...alone.outcome, verdict: 'uncertain', reasons: [...opened(alone.outcome.reasons), doubt] } }
}

const judgeOf =
  (asked: Asked): Judge =>
  (person, coSigners) =>
    judged(asked, person, coSigners).outcome

/** The smallest sets of signers by every guard of the check. */
const teamsIn = (asked: Asked): ReturnType<typeof teamsOf> => {
  const { register, signing } = asked.now
  return teamsOf(signing, setsByLaw(register, signing, asked.known), judgeOf(asked))
}

const answerOf = (unordered: CompanyRecord | null, question: Question): Answered => {
  if (unordered === null) {
    return undecided(question.person, [reason('profile_not_ready', 'open', SENTENCES.profile_not_ready.preparing)], 'uncertain', {
      limits: limitsOf(null, question),
    })
  }
  const asked = asking(unordered, question)
  const { record, known, section } = asked
  const { register, signing } = asked.now
  const meant = whoIsMeant(record, known, question.person)
  const person = meant.found === 'one' ? meant.person : { key: '', name: question.person }
  const { people: coSigners, perhaps, notes } = coSignersOf(record, known, question.coSigners)
  const { teams, all } = teamsIn(asked)
  const sets = teams.filter(({ verdict }) => verdict === 'authorised').map(({ people }) => people)
  const common = {
    signerSets: sets.map((set) => set.map(({ name }) => name)),
    limits: [...section.limits, ...limitsOf(register, question, all)],
  }
  if (meant.found === 'several' || meant.found === 'near') {
    const names = meant.names.join(', ')
    return undecided(
      question.person,
      [
        meant.found === 'near'
          ? reason('name_ambiguous', 'open', SENTENCES.name_ambiguous.similarNames(names))
          : reason('name_ambiguous', 'open', SENTENCES.name_ambiguous.severalBearers(names), meant.sources[0] ?? null),
      ],
      'uncertain',
      common,
    )
  }
  const { outcome: weighed, now } = judged(asked, person, coSigners)
  const outcome = withUnclear(weighed, notes, () => judged(asked, person, [...coSigners, ...perhaps]).outcome.verdict !== 'not_authorised')
  const rules: AppliedRule[] = [
    ...printedRules(register, person),
    ...(now.basis?.kind === 'limited' ? appliedRules(register, question.transaction) : []),
  ]
  const left = outcome.reasons.some(({ code }) => code === 'joint_incomplete')
    ? coSignersWhoLeft(register, register.state.people.get(person.key)?.powers ?? [])
    : []
  return {
    person: person.name,
    verdict: outcome.verdict,
    form: outcome.mode,
    reasons: [
      ...outcome.reasons,
      ...left,
      ...(outcome.mode === 'joint' || question.coSigners.length > 0
        ? notes.filter((each) => outcome === weighed || each.code !== 'name_ambiguous')
        : []),
    ],
    rules,
    coSigners: outcome.mode === 'joint' ? partnersOf(sets, signing.routes, person.key) : [],
    records: officeRecords(register, person),
    ...common,
  }
}

type SignersAnswered = Omit<SignersAnswer, 'restsOn' | 'kinds' | 'recognised'>

const signersOf = (record: CompanyRecord | null, given: SignersQuestion): SignersAnswered => {
  const question: Question = { ...given, person: '', coSigners: [] }
  if (record === null) {
    const reasons = [reason('profile_not_ready', 'open', SENTENCES.profile_not_ready.preparing)]
    return { verdict: 'open', sets: [], reasons, limits: limitsOf(null, question) }
  }
  const asked = asking(record, question)
  const { register, signing } = asked.now
  const { teams, all } = teamsIn(asked)
  const { verdict, reasons } = verdictOf(teams, personsOf(register, asked.known), judgeOf(asked))
  const byState = reasons.some(endsWithCompany)
  // When the end of an office was decided does not matter to which end it was.
  const couldSign = (day: IsoDate): Person[][] =>
    teamsIn({ ...asking(record, { ...question, day }), perhapsDecided: null })
      .teams.filter((team) => team.verdict === 'authorised')
      .map(({ people }) => people)
  const powers = [...register.state.people.values()].flatMap((who) => who.powers)
  return {
    verdict,
    sets: teams.map((team) => shownSet(register, signing, team, question)),
    reasons: [
      ...(verdict === 'no' && !byState ? departureThatEndedIt(register, (day) => addDays(day, -1), couldSign) : []),
      ...reasons,
      ...(verdict === 'yes' || byState ? [] : coSignersWhoLeft(register, powers)),
    ],
    limits: [...asked.section.limits, ...limitsOf(register, question, all)],
  }
}

const whole = new WeakMap<CompanyRecord, CompanyRecord>()

/**
 * Where the caller stated that the notices of the day are all there are, they count as such, and the answer says so; where the list is
 * known to be whole, or nobody stated it, the record is asked as it is.
 */
const onStatement = <Given extends { reasons: Reason[]; limits: Bilingual[] }>(
  record: CompanyRecord | null,
  { day, transaction }: SignersQuestion,
  answer: (record: CompanyRecord | null) => Given,
): Given & Pick<SigningAnswer, 'restsOn' | 'kinds' | 'recognised'> => {
  const stated = record?.retrievalComplete === false && record.listStated ? record.listStated : null
  const asked = askedKinds(transaction)
  if (record === null || stated === null || day > stated.until) return { ...answer(record), ...asked, restsOn: 'record' }
  const counted = whole.get(record) ?? { ...record, retrievalComplete: true }
  whole.set(record, counted)
  const given = answer(counted)
  const [on, until] = [dateText(stated.on), dateText(stated.until)]
  return {
    ...given,
    ...asked,
    restsOn: 'statement',
    reasons: [...given.reasons, reason('list_stated', 'note', SENTENCES.list_stated.byAccount(on, until))],
    limits: [LIMITS.stated('', on), ...given.limits],
  }
}

const ROLES: Record<DecidedBy['role'], Bilingual> = {
  account: { tr: 'hesabınızın yetkili üyelerinin', en: 'settlers of your account' },
  operator: { tr: 'hizmeti işletenin iki yetkilisinin', en: 'two settlers of the operator' },
}

/**
 * Where people settled what the reader left open of who signs, or of the company, by the day, the answer rests on it and says so: once for
 * each role, by its last decision.
 */
const onDecisions = <Given extends { reasons: Reason[] }>(record: CompanyRecord | null, day: IsoDate, answer: Given): Given => {
  const last = new Map<DecidedBy['role'], DecidedBy>()
  for (const notice of record?.notices ?? [])
    if ((effectiveDay(notice) ?? '') <= day)
      for (const { by, signature } of notice.settled ?? []) if (signature && by.at > (last.get(by.role)?.at ?? '')) last.set(by.role, by)
  if (last.size === 0) return answer
  const told = [...last.values()].map(({ role, at }) =>
    reason('human_decision', 'note', SENTENCES.human_decision.settled(ROLES[role], dateText(dayIn(new Date(at))))),
  )
  return { ...answer, reasons: [...answer.reasons, ...told] }
}

/**
 * May this person represent the company? `record` null: its notices are still being prepared. The answer rests on the record alone and on
 * nothing it does not show; the same record and question give the same answer.
 */
export const checkSigning = (record: CompanyRecord | null, question: Question): SigningAnswer =>
  onDecisions(
    record,
    question.day,
    onStatement(record, question, (counted) => answerOf(counted, question)),
  )

/**
 * Who can sign this act and amount on the day? The same question as {@link checkSigning}, asked of everybody; nobody can only where it
 * would refuse everybody.
 */
export const checkSigners = (record: CompanyRecord | null, question: SignersQuestion): SignersAnswer =>
  onDecisions(
    record,
    question.day,
    onStatement(record, question, (counted) => signersOf(counted, question)),
  )
