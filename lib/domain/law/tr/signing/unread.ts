/**
 * What was not read of the notices, and whether an answer may hang on it: a yes on what may take the power back or bound it, a no on what
 * may have given one. Only what the reader told of a clause counts, and whom it names.
 */
import { isMissingText, sectionsOf } from '../../../company/completeness.ts'
import { foldRecord } from '../../../company/fold/fold.ts'
import { type Person, personKey } from '../../../company/fold/names.ts'
import { labelTells, type NoticeRef } from '../../../company/record.ts'
import type { Seat } from '../../../company/fold/state.ts'
import type { Source } from '../../../company/source.ts'
import { effectiveDay } from '../../../company/fold/timeline.ts'
import type { FactKind, StatusCode, Unread } from '../../../fact/fact.ts'
import { goneIn } from '../../../fact/gone.ts'
import type { Telling } from '../../../fact/telling.ts'
import { damagedIn, mayBeDamaged, mayNameIn, namesIn, shortIn } from '../../../fact/told.ts'
import { addDays, addYears, type IsoDate } from '../../../kernel/dates.ts'
import { fold } from '../../../kernel/text.ts'
import type { BasisKind } from './bases.ts'
import { oncePerRegister, type Register, tellsOf } from './register.ts'
import { trusteeEnded } from './situation.ts'
import { NEW_CODE } from './new-code.ts'

const NOTHING: ReadonlySet<FactKind> = new Set()
const kindsOfNotices = oncePerRegister(({ record }) => {
  const kinds = new Map<number, Set<FactKind>>()
  for (const fact of record.facts) kinds.set(fact.noticeId, (kinds.get(fact.noticeId) ?? new Set()).add(fact.kind))
  return kinds
})

const tells = (clause: Unread, ...any: Telling[]): boolean => any.some((telling) => clause.told?.tells?.includes(telling))

/** The notices that may say more than was read of them, whatever it is about. */
export const partlyRead = oncePerRegister(({ record, doubtful }) =>
  record.notices.filter(({ id, unread }) => unread.length > 0 || doubtful.has(id)),
)

/** Persons of the company that a clause names, be it in letters that a scan damaged. */
export const namedIn = (register: Register, clause: Unread): readonly string[] => {
  const known = named(register)
  const found = known.get(clause) ?? findNamed(register, clause)
  known.set(clause, found)
  return found
}
const named = oncePerRegister(() => new WeakMap<Unread, readonly string[]>())
const findNamed = ({ state }: Register, clause: Unread): string[] => {
  const [isNamed, isDamaged, isShort] = [namesIn(clause), damagedIn(clause), shortIn(clause)]
  const people = [...state.people.values()].map(({ person }) => person)
  const exact = people.filter(({ name }) => isNamed(name))
  // Whoever is named is nobody else's damaged name.
  const damaged = people.filter(({ name }) => !exact.some((other) => mayBeDamaged(name, other.name)) && !isNamed(name) && isDamaged(name))
  const short = people.filter((each) => !exact.includes(each) && !damaged.includes(each) && isShort(each.name))
  return [...exact, ...damaged, ...short].map(({ key }) => key)
}

/** Words that end what somebody is without naming him ("devreden, şirketin hiçbir işine karışmayacaktır"). */
const endsUnnamed = (clause: Unread): boolean => tells(clause, 'ends_office') && clause.told?.names !== true

/** The clauses of a notice that may say something of who signs, be it of one who holds nothing yet (`asked`). */
const onOfficers = (register: Register, notice: NoticeRef, asked: string | null = null): Unread[] => {
  const kinds = kindsOfNotices(register).get(notice.id) ?? NOTHING
  return notice.unread.filter(
    (clause) =>
      clause.told?.headed === true ||
      sectionsOf(clause, notice, kinds).includes('yetkililer') ||
      endsUnnamed(clause) ||
      tells(clause, 'of_form', 'of_company', 'lists_all', 'measure_lifted', 'dissolves', 'dissolved', 'somebody_gone') ||
      namedIn(register, clause).length > 0 ||
      (asked !== null && speaksOf(clause, asked)),
  )
}

/** Words on offices or signing that name somebody, be it one who holds nothing yet. */
const speaksOf = (clause: Unread, name: string): boolean => tells(clause, 'signing', 'elects_organ', 'agent') && namesIn(clause)(name)

/**
 * An internal directive and the agents appointed under it stand beside full powers and change none of them (TTK 371/3, 371/7), unless the
 * words speak of representation as a whole or take powers back.
 */
const ofLimitedAgents = (register: Register, notice: NoticeRef, clause: Unread): boolean => {
  if (tells(clause, 'lists_all', 'revokes_all', 'ends_office')) return false
  if (tells(clause, 'of_company') && !kindsOfNotices(register).get(notice.id)?.has('directive')) return false
  // What a notice of nothing but a directive says is said of those under it (TTK 371/7).
  const alone =
    /^[^,]*\bic yonerge[^,]*$/.test(fold(notice.noticeType)) && kindsOfNotices(register).get(notice.id)?.has('directive') === true
  return alone || tells(clause, 'of_limited') || (tells(clause, 'of_grades') && tellsOf(register, notice).has('of_limited'))
}

/** Whether all that nobody read of a notice is of the directive's limited agents and names nobody: it gives no member a signature. */
export const leavesOnlyLimited = (register: Register, notice: NoticeRef): boolean =>
  notice.unread.length > 0 &&
  notice.unread.every((clause) => !isMissingText(clause) && clause.told?.names !== true && ofLimitedAgents(register, notice, clause))

/**
 * What a yes hangs on: who signs (`team`, with the day since which what they sign by counts), the `notice` that gives the power, on what it
 * rests (`kind`; `owner` of a sole tradership), and which kinds of transaction are asked about (`acts`).
 */
export type Resting = {
  team: ReadonlyMap<string, IsoDate>
  notice: NoticeRef | null
  kind: BasisKind | 'owner'
  acts: readonly string[]
}

const BY_ELECTION: readonly Resting['kind'][] = ['member', 'manager', 'liquidator']

/**
 * What an unread clause could take from a power: all of it or what counts outside (`power`), no more than what the company keeps to itself
 * (`inside`), or nothing. It takes something only if it meets the power in every respect:
 *
 * - day: it counts after what gave the power, or on that day by another notice, and not after the day asked about; what the giving decision
 *   states anew is superseded by it (TTK 31, 373/1; TSY 29). Its own notice counts by words of signing, of an end or a bound about the
 *   person, by a bound right behind it too: a title or an election told once more changes nothing (TTK 366/1, 624).
 * - whose: it names the person, or nobody, or speaks of everybody. A line about somebody else takes nothing, unless it states a whole
 *   regime of signing that passes the person over, or renews the organ in which they sit by election (law on lists of signatories: TTK
 *   373/1; an election leaves those who were appointed from outside where they are: TBK 550, 554; TTK 370/2).
 * - which power: directives and limited agents bound no full power (TTK 371/7), an agency, a commercial agent or a branch of somebody
 *   else's no power at all (TTK 102, 107, 368, 371/3; TBK 547, 551). The order that appoints a trustee gives the trustee's power (CMK 133).
 *   What ends the power of whom it names, or the board's where liquidators sign, ends no other's (TTK 535, 630).
 * - how much: bounds on other acts, and what counts inside the company alone, leave a full power (TTK 371/3, 371/7; TBK 551).
 */
const takes = (register: Register, notice: NoticeRef, clause: Unread, resting: Resting): Takes => {
  if (isMissingText(clause)) return 'power'
  // What the head announces of the company, of an end or of who signs may be of anybody's power, be it of the notice that gives it.
  if (clause.told?.headed)
    return tells(clause, 'of_all', 'annuls', 'ends_office', 'revokes_all', 'trustee', 'trustee_full', 'signing', 'of_duty', 'stays')
      ? 'power'
      : 'nothing'
  const met = meet(register, notice, clause, resting)
  if (isUndone(met) || showsGone(met) || showsDissolved(met)) return 'power'
  if (leavesAsItIs(met)) return 'nothing'
  // A decision of the company that loses its force may be the one that gave the power, whatever it is told beside.
  if (!met.own && met.is('undoes_decision')) return 'power'
  if (isOfOthers(met) || isOfElse(met)) return 'nothing'
  if (met.own && met.is('qualifies')) return isInside(met) ? 'inside' : 'power'
  return (met.own ? meansTheGiven(met) : meansAnybody(met)) ? 'power' : 'nothing'
}

/** A clause as it meets a power. */
type Met = Resting & {
  register: Register
  at: NoticeRef
  clause: Unread
  own: boolean
  named: readonly string[]
  ours: boolean
  others: boolean
  is: (...any: Telling[]) => boolean
}
const meet = (register: Register, at: NoticeRef, clause: Unread, resting: Resting): Met => {
  const named = namedIn(register, clause)
  const ours = named.some((key) => resting.team.has(key))
  const is = (...any: Telling[]): boolean => tells(clause, ...any)
  return { ...resting, register, at, clause, own: at === resting.notice, named, ours, others: named.length > 0 && !ours, is }
}

/** Whether a clause shows one of these dead or under guardianship, or one whom it does not name, whatever it is about. */
const showsGone = ({ register, clause, own, named, team }: Met): boolean =>
  (!own && tells(clause, 'somebody_gone')) ||
  named.some((key) => team.has(key) && goneIn(clause.text)(register.state.people.get(key)?.person.name ?? ''))

/** Whether a clause says that the company is no more: nobody but those who wind it up signs for it from then on (TTK 533, 535). */
const showsDissolved = ({ register, at, kind, is }: Met): boolean =>
  is('dissolved') &&
  kind !== 'liquidator' &&
  !register.state.statuses.some(({ code, day }) => OVERCOME.has(code) && day >= (effectiveDay(at) ?? ''))
const OVERCOME: ReadonlySet<StatusCode> = new Set<StatusCode>(['LIQUIDATION_REVERSED', 'REINSTATED', 'ACTIVE'])

/** What was refused or put off right behind a power, whoever's it is, may be that. */
const isUndone = ({ register, at, clause, own, named, team, is }: Met): boolean =>
  own &&
  named.length === 0 &&
  is('refused', 'not_accepted', 'of_grant', 'put_off') &&
  !is('affirms', 'signing', 'elects_organ') &&
  followsPower(register, at, clause, team)

/** What: words that only affirm an office or a power, or say what came to nothing. */
const leavesAsItIs = ({ register, at, clause, own, named, ours, team, is }: Met): boolean =>
  is('affirms', 'refused', 'confirms', 'trustee_refused', 'suit_refused', 'of_particulars') ||
  (own && is('counts_seats')) ||
  // A stay that is over, and what says so.
  (is('stay_over') && !is('ends_office', 'elects_organ', 'signing', 'trustee', 'of_company', 'of_duty')) ||
  (is('stays') && is('of_assembly_decision') && staysNoMore(register, at)) ||
  // "A'nın vefatı üzerine kurul iki üye ile devam edecektir": what goes on is another's.
  (is('goes_on') && !(ours && is('ends_office'))) ||
  (own && electsAsRead(register, at, clause, named, team))

/** Whether a later notice that counts by the day says that the suit was dismissed and the stay lifted (TTK 449). */
export const staysNoMore = (register: Register, stayed: NoticeRef): boolean => {
  const since = effectiveDay(stayed) ?? '9'
  return partlyRead(register).some((notice) => {
    const day = effectiveDay(notice)
    return day !== null && day > since && day <= register.day && notice.unread.some((clause) => tells(clause, 'stay_over'))
  })
}

/** Whose: words on the power of others alone, of agents, of a branch, of those under a directive; an end, a refusal or a want of theirs. */
const isOfOthers = (met: Met): boolean => {
  const { register, at, clause, own, named, ours, others, team, kind, is } = met
  if (isOfThePower(met)) return false
  if (own && (isOfAnother(register, clause, team) || (kind === 'branch' && is('branch_only') && !is('qualifies')))) return true
  if (ours) return false
  // Whom nobody knew till then, at a branch.
  if (is('branch_only') && !is('ends_office', 'of_all', 'of_them', 'whole_organ') && isOfAnother(register, clause, team)) return true
  if (is('of_those', 'not_accepted') || (others && is('ends_his')) || (kind === 'liquidator' && is('ends_board'))) return true
  if (kind !== 'limited' && ofLimitedAgents(register, at, clause)) return true
  if (is('of_agency', 'branch_only', 'agent') && !is('revokes_all', 'ends_office') && (others || is('of_agency', 'elects_organ')))
    return true
  // Who has none by it is named, or the rest of whom the notice names; "the managers" of a later one may be all, its rest everybody else.
  const given = powers(register).filter((fact) => fact.noticeId === at.id)
  const signing = new Set(given.flatMap((fact) => [...fact.persons, ...fact.with].map(personKey)))
  const givesOurs = given.some((fact) => fact.persons.some((name) => team.has(personKey(name))))
  // Where all who are in office sign by that notice, no word tells whom it denies the power that it gives them.
  const hasRest = signing.size < 2 || [...register.state.people].some(([key, { seats }]) => seats.length > 0 && !signing.has(key))
  const ofRest = is('of_rest') && ((givesOurs && hasRest) || is('limited_partner'))
  // "Adı geçenin temsil yetkisi yoktur" right behind a power denies him what it gives.
  const meant = own && named.length === 0 && clause.told?.names !== true && is('of_him', 'of_holder')
  if (meant && followsPower(register, at, clause, team)) return false
  return (
    is('denies_power') &&
    ((own && (hasRest || !is('of_rest'))) || ofRest || (!is('of_rest') && (named.length > 0 || clause.told?.names === true)))
  )
}

/**
 * "Temsil yetkisi B'nin ayrılması halinde kullanılabilecektir", "müdürün yetkisi iç yönergedeki sınırlar içindedir": right behind a power,
 * on what it hangs and how far it goes, whoever else and whatever paper is named for that.
 */
const isOfThePower = ({ register, at, clause, own, team, is }: Met): boolean =>
  own &&
  followsPower(register, at, clause, team) &&
  ((is('of_power_before') && is('restrains', 'qualifies')) || (is('of_limited', 'bounds_signing') && is('of_holder', 'of_power_before')))

/** "Kararın 1.1.2040 tarihinde tesciline": what is to come on a day, in the notice that gives the power. */
const isAhead = ({ at, clause, own }: Met): boolean =>
  own && clause.told?.days?.some((day) => at.publishedOn !== null && day > at.publishedOn) === true

/** Which matter: shares, a name, the head office, a state of the company that is weighed elsewhere, acts that are not asked about. */
const isOfElse = (met: Met): boolean => {
  const { register, at, clause, own, kind, acts, team, is } = met
  if (
    is('lists_head', 'bars_shares') ||
    (is('aside') && !isAhead(met)) ||
    (is('of_doings') && !own) ||
    isOfShares(register, clause) ||
    signsCall(register, at, clause) ||
    (kind === 'liquidator' && !own && callsCreditors(clause)) ||
    onlyRenames(register, at, clause)
  )
    return true
  if (isOfTrustees(met) || (own && saysTheForm(register, at, clause, team)) || isWeighedElsewhere(register, at, clause)) return true
  if (!own && (correctsElse(register, at) || ofOtherMatters(at, clause))) return true
  const bounds = is('of_all', 'annuls', 'ends_office') ? undefined : clause.told?.kinds
  return kind === 'limited' && acts.length > 0 && bounds !== undefined && !bounds.some((each) => acts.includes(each))
}

/** An order on trustees that is over, or that gives those who sign their power and was read as far as it says how. */
const isOfTrustees = ({ register, at, own, kind, is }: Met): boolean => {
  if (!is('trustee')) return false
  if (trusteeEnded(register)) return true
  const unsaid = own && is('of_form') && !powers(register).some(({ noticeId }) => noticeId === at.id)
  if (unsaid || is('trustee_approves', 'trustee_joint')) return false
  // A later one that may end him, in words nobody read, is no order on others.
  return (kind === 'trustee' && (own || !is('ends_office'))) || (own && ofTrustees(at) && !is('qualifies'))
}

/**
 * How much: words of an amount, an exception or a condition that ask for no second signature and end no office, and on which neither the
 * office nor the decision hangs.
 */
const isInside = ({ kind, others, is }: Met): boolean => {
  const ofOffice = is('of_duty') ? is('restrains', 'of_decision') : is('of_decision') && is('restrains')
  return kind !== 'limited' && !others && !ofOffice && !is('bounds_signing', 'ends_office', 'trustee', 'for_time')
}

/**
 * Whether words of the notice that gives a power mean it: they speak of signing or of an office, and by whom they name, how they begin or
 * where they stand are of those who have it.
 */
const meansTheGiven = (met: Met): boolean => {
  const { register, at, clause, named, ours, others, team, kind, is } = met
  // A specimen of the hand beside the power shows the hand alone (TTK 40/2).
  const plain = !is('of_form', 'together', 'ends_office', 'annuls', 'asks_along', 'restrains')
  if (plain && (is('leaves_as_is') || (is('moved_away') && !is('signing', 'of_duty', 'of_decision', 'of_him')))) return false
  const behind = followsPower(register, at, clause, team) || givesWithin(register, at, clause, team)
  // Words that nobody read on whoever has the power may be of it, whatever they say; a contract names its founders in many articles, and
  // a seat or a title told once more is none.
  const namesOnly =
    kindsOfNotices(register).get(at.id)?.has('establishment') === true ||
    is('chairmanship', 'member', 'membership') ||
    (is('about_officers') && is('unplaced'))
  if (ours)
    return (
      !namesOnly ||
      is(...ON_POWER, ...TAKES_UP) ||
      clause.why === 'correction' ||
      (clause.why === 'doubtful' && is('elects_organ')) ||
      (is('unplaced') && (behind || isAhead(met)))
    )
  if (is('restrains', 'asks_along') && is(...ON_SIGNING) && !(others && is('one_by_one'))) return true
  // A state into which the company came is of everybody's power, be it how its liquidator signs.
  if (named.length === 0 && kind !== 'liquidator' && is('dissolves', 'of_bankruptcy')) return true
  if (is('of_them') && !is('former', 'leaves_as_is', 'of_limited')) return true
  if (others)
    return (
      (is('bounds_signing') && !is('ends_office') && !isOfOneAlone(clause)) ||
      // "Adı geçenin yerini B alacaktır", "adı geçen yalnızca B ile hareket eder": of him whom the power names.
      (behind && is('unplaced', 'of_power_before', 'of_him', 'of_duty'))
    )
  return meansItUnnamed(met, behind)
}
/** The same of words that name nobody of whom a fact tells; `behind`: they stand right behind the power. */
const meansItUnnamed = ({ register, at, clause, team, is }: Met, behind: boolean): boolean => {
  if (is('one_by_one') && !(behind && (is('of_power_before') || (is('ends_office') && is('signing'))))) return false
  if (behind && is('bounds_signing') && !is('revokes_all')) return true
  // "Diğer müdürlerin yetkisi …": the others than him whom the words before it give a power.
  if (is('of_rest')) return is('signing', 'ends_office') && !isBehindOwn(register, at, clause, team)
  if (is('revokes_all', 'leaves_as_is', 'moved_away', 'of_limited', 'of_agency') || (is('former') && !is('refers_back'))) return false
  const ofAnother = !behind && !is('of_decision') && isBehindAny(register, at, clause)
  const takesUp = !ofAnother && (is(...TAKES_UP) || (is('of_holder') && (behind || is('in_place'))))
  const ofAny = is('of_company', 'asks_along', 'restrains', 'unplaced') && followsAny(register, at, clause)
  const near = behind || ofAny || leadsTo(register, at, clause)
  // "Bundan böyle işlere kardeşler bakacaktır": how it is from now on, whatever nobody read of it.
  if (near && is('of_new')) return true
  // Somebody of whom no fact tells is not who has it.
  if (clause.told?.names === true && !takesUp && !is('unplaced'))
    return is('bounds_signing', 'of_duty') && is('of_company') && (near || is('any_of_organ'))
  const ofEverybody =
    is('of_new', 'asks_two', 'trustee', 'ends_office') || (is('together') && is('of_company', 'any_of_organ', 'of_all', 'of_others'))
  return (near && is('unplaced')) || (is(...ON_POWER, 'of_decision') && (near || takesUp || ofEverybody))
}
/** What speaks of signing, of an office or of what becomes of them. */
const ON_POWER: readonly Telling[] = [
  'signing',
  'bounds_signing',
  'ends_office',
  'of_duty',
  'election',
  'restrains',
  'of_all',
  'annuls',
  'measure',
  'voids',
  'trustee',
]
/** How words take up what was just given, and who has it. */
const TAKES_UP: readonly Telling[] = ['of_decision', 'of_grant', 'refers_back', 'of_him', 'of_them']

/** Whether words of a later notice may mean any power: they name those who sign or nobody, or state a regime without them. */
const meansAnybody = ({ register, at, clause, named, ours, others, kind, is }: Met): boolean => {
  if (ours) return true
  if (!others) {
    const aside = kind === 'owner' ? !is('of_all', 'annuls', 'ends_office', 'trustee') : isAboutElse(at, clause)
    return !aside && (!is('elects_organ') || BY_ELECTION.includes(kind) || speaksOfSigning(clause))
  }
  if (is('in_place')) return true
  if (endsAnother(register, at, clause, named)) return false
  // "A dışında kimsenin imza yetkisi kalmamıştır", "A'nın katılmadığı hiçbir işlem …": whom it does not name is who loses by it.
  if (is('of_all', 'revokes_all') || (!is('one_by_one') && is('lists_all', 'of_form', 'of_company', 'restrains', 'asks_along'))) return true
  // Whatever else it says of officers or of signing nobody can place: it may be a regime without those whom it does not name.
  if ((is('elects_organ', 'whole_organ') && BY_ELECTION.includes(kind)) || !isOfOneAlone(clause)) return true
  // So may words that nobody can place at all: "iki sene müddetle A ile B'nin vazife görmeleri".
  return is('unplaced') && BY_ELECTION.includes(kind) && !isAboutElse(at, clause)
}
/**
 * Whether the words speak of somebody else's own power alone, and no word of theirs is one of the names of those who sign: whoever signs
 * beside him signs as before (TTK 370/1, 629/1).
 */
const isOfAnother = ({ state }: Register, clause: Unread, team: Resting['team']): boolean => {
  const own = clause.told?.own
  if (own === undefined || team.has(personKey(own)) || tells(clause, 'trustee', 'annuls', 'revokes_all', 'refers_back')) return false
  const rest = withoutName(clause.text, own)
  return [...team.keys()].every((key) => {
    const name = state.people.get(key)?.person.name
    return name !== undefined && !mayNameIn(rest)(name)
  })
}
/** Whether the last power that a notice gives before a clause is one of theirs. */
const isBehindOwn = (register: Register, notice: NoticeRef, clause: Unread, team: Resting['team']): boolean => {
  const last = powers(register)
    .filter((fact) => fact.noticeId === notice.id && fact.start < clause.end)
    .sort((a, b) => a.start - b.start)
    .at(-1)
  return last?.persons.some((name) => team.has(personKey(name))) === true
}

/**
 * Whether a clause is a plain election beside a power that the same notice gives: it puts nobody out, and how long those of the power are
 * elected for was read of all whom it names.
 */
const electsAsRead = (register: Register, notice: NoticeRef, clause: Unread, named: readonly string[], team: Resting['team']): boolean => {
  if (!tells(clause, 'elects_plainly')) return false
  const own = powers(register).filter((fact) => fact.noticeId === notice.id)
  if (![...team.keys()].every((key) => own.some((fact) => [...fact.persons, ...fact.with].some((name) => personKey(name) === key))))
    return false
  const seated = register.record.facts.flatMap((fact) => (fact.kind === 'appointment' && fact.noticeId === notice.id ? [fact] : []))
  const isTermed = (key: string): boolean =>
    seated.some((fact) => personKey(fact.person) === key && (fact.term_years !== null || fact.until !== null))
  const ours = [...team.keys()].filter((key) => named.includes(key))
  return !tells(clause, 'says_term') || (ours.length > 0 ? ours.every(isTermed) : named.length > 0 && named.every(isTermed))
}

/** Whether words that name others are of those alone, one by one: their own entry, their own end, their shares or their person. */
const isOfOneAlone = (clause: Unread): boolean =>
  tells(clause, 'one_by_one', 'ends_his', 'shares_only', 'not_accepted', 'of_limited', 'leaves_as_is') ||
  (tells(clause, 'ends_office') && !tells(clause, 'signing', 'of_others', 'of_all', 'whole_organ', 'of_company')) ||
  !tells(clause, 'signing', 'of_duty', 'ends_office', 'membership', 'member', 'elects_organ')
type Takes = 'power' | 'inside' | 'nothing'
const ON_SIGNING: readonly Telling[] = ['signing', 'bounds_signing', 'of_duty', 'of_decision', 'provisional', 'voids', 'stays']

/**
 * Words on shares alone, of a company whose officers need hold none: who sells his shares goes on in office (decision table, row 46).
 * Before the code of 2012 members of a board had to be shareholders (eTTK 312).
 */
const isOfShares = ({ form, day }: Register, clause: Unread): boolean =>
  tells(clause, 'shares_only') && (form === 'LIMITED' || (form === 'JOINT_STOCK' && day >= NEW_CODE))

/**
 * Below a call to creditors, the name of a liquidator whom the register knows as one: whoever else signs it may be one of whom nobody
 * read.
 */
const signsCall = (register: Register, at: NoticeRef, clause: Unread): boolean =>
  tells(clause, 'signature') &&
  at.unread.every((other) => other === clause || tells(other, 'aside') || callsCreditors(other)) &&
  [...at.unread, ...register.record.facts.filter(({ noticeId }) => noticeId === at.id)].some((each) =>
    each.told?.tells?.includes('call'),
  ) &&
  namedIn(register, clause).every((key) => register.state.people.get(key)?.seats.some(({ role }) => role === 'liquidator')) &&
  /^\W*tasfiye memur(?:u|lari)[\W\d]*$/.test(withoutKnown(register, clause.text))

/** Words by which the creditors are called to the liquidators (TTK 541, eTTK 445), naming nobody and deciding nothing of those. */
const callsCreditors = (clause: Unread): boolean =>
  tells(clause, 'creditors') &&
  clause.told?.names !== true &&
  !tells(clause, 'power', 'signing', 'ends_office', 'elects_organ', 'of_duty', 'agent', 'trustee')

/**
 * Words on capital or shares that say nothing of offices, of who signs or of a decision that is stayed or voided: whom they name subscribes
 * or holds (TTK 344, 580).
 */
const isOfCapital = (clause: Unread): boolean =>
  tells(clause, 'about_capital', 'about_shares') &&
  !tells(clause, ...OF_SIGNERS, 'of_duty', 'about_officers', 'ends_office', 'stays', 'voids', 'undoes_decision')

/** Words on a trustee that a power was read from which some of these sign by together: how far the order reaches is weighed with it. */
const saysTheForm = (register: Register, notice: NoticeRef, clause: Unread, team: Resting['team']): boolean =>
  tells(clause, 'trustee_joint') &&
  !tells(clause, 'trustee_approves') &&
  powers(register).some(
    (fact) =>
      fact.noticeId === notice.id &&
      fact.mode === 'joint' &&
      clause.start <= fact.start &&
      fact.end <= clause.end &&
      [...fact.persons, ...fact.with].some((name) => team.has(personKey(name))),
  )

/** What is left of a clause that ends the offices of all whom it names, and says nothing of how others sign (TTK 630). */
const endsAnother = (register: Register, notice: NoticeRef, clause: Unread, named: readonly string[]): boolean => {
  if (tells(clause, 'of_others', 'lists_all', 'of_form', 'of_company', 'elects_organ', 'revokes_all', 'annuls', 'trustee', 'asks_along'))
    return false
  const ended = departures(register)
    .filter((fact) => fact.noticeId === notice.id && clause.start <= fact.start && fact.end <= clause.end)
    .map(({ person }) => personKey(person))
  // Whom a court put under guardianship, or who died, ends alone, where nothing is said of who acts instead.
  const gone = tells(clause, 'signing', 'of_duty', 'whole_organ', 'of_rest', 'replaces', 'in_place', 'restrains', 'of_new', 'asks_two')
    ? null
    : goneIn(clause.text)
  const isGone = (key: string): boolean => gone?.(register.state.people.get(key)?.person.name ?? '') === true
  return named.length > 0 && named.every((key) => ended.includes(key) || isGone(key))
}
const departures = oncePerRegister(({ record }) => record.facts.filter((fact) => fact.kind === 'departure'))

/**
 * What a court ordered with a stay holds as long as the stay and is weighed with it (situation.ts; İİK 287-297, 308/c); that no bankruptcy
 * was opened changes nothing (İİK 292, 308).
 */
const isWeighedElsewhere = (register: Register, notice: NoticeRef, clause: Unread): boolean => {
  if (tells(clause, 'no_state')) return !tells(clause, 'signing', 'ends_office', 'elects_organ', 'trustee')
  if (tells(clause, 'ends_office', 'elects_organ', 'revokes_all') || !tells(clause, 'commissioner_consents', 'commissioner_runs'))
    return false
  const { now, state } = register
  const ofStay = (sources: readonly (Source | undefined)[]): boolean => sources.some((source) => source?.noticeId === notice.id)
  return now.concordat
    ? ofStay([now.concordat.source, ...(now.concordat.extends ?? [])])
    : state.statuses.some((step) => step.code.startsWith('CONCORDAT') && ofStay([step.source]))
}

/** A correction of words that are not about persons or signing, all of whose clauses say no more (TSY 13/3). */
export const correctsElse = (register: Register, notice: NoticeRef): boolean => {
  const corrected = notice.unread.filter((clause) => tells(clause, 'corrects') && clause.why === 'correction')
  return (
    corrected.some((clause) => tells(clause, 'about_title_address', 'about_capital', 'about_shares', 'about_articles')) &&
    corrected.every((clause) => !tells(clause, 'about_officers')) &&
    notice.unread.every((clause) => !isMissingText(clause) && !tells(clause, ...OF_SIGNERS) && namedIn(register, clause).length === 0)
  )
}
const OF_SIGNERS: readonly Telling[] = [
  'signing',
  'bounds_signing',
  'ends_office',
  'elects_organ',
  'of_all',
  'annuls',
  'of_form',
  'lists_all',
  'revokes_all',
  'power',
  'membership',
  'member',
  'trustee',
  'agent',
  'of_company',
  'whole_organ',
  'asks_along',
  'in_place',
]

const powers = oncePerRegister(({ record }) => record.facts.flatMap((fact) => (fact.kind === 'representation' ? [fact] : [])))

/** Whether a power of one of these was read from within a clause of which not all was read, or which says two things of it. */
const givesWithin = (register: Register, notice: NoticeRef, clause: Unread, team: Resting['team']): boolean =>
  powers(register).some(
    (fact) =>
      fact.noticeId === notice.id &&
      fact.mode === 'sole' &&
      (clause.why === 'rival' ? clause.start < fact.end : fact.scope !== null && clause.start <= fact.start) &&
      fact.end <= clause.end &&
      fact.persons.some((name) => team.has(personKey(name))),
  )

/** A sentence right behind the words that give one of these their power is about that power. */
const followsPower = (register: Register, notice: NoticeRef, clause: Unread, team: Resting['team']): boolean =>
  powers(register).some(
    (fact) =>
      fact.noticeId === notice.id &&
      clause.end - fact.end > (clause.start < fact.end - 1 ? NEAR : 0) &&
      (clause.start >= fact.end - 1 || clause.start >= fact.start) &&
      sinceOf(clause) - fact.end <= NEAR &&
      fact.persons.map(personKey).some((key) => team.has(key) || !register.state.people.has(key)),
  )
/** Whether words stand in or right behind those of a power, whoever's. */
const isBehindAny = (register: Register, notice: NoticeRef, clause: Unread): boolean =>
  powers(register).some((fact) => fact.noticeId === notice.id && clause.start >= fact.start && sinceOf(clause) - fact.end <= NEAR)
/** Whether a sentence of its own stands right behind a power: one that names nobody who is known may be of all powers before it. */
const followsAny = (register: Register, notice: NoticeRef, clause: Unread): boolean =>
  powers(register).some((fact) => fact.noticeId === notice.id && clause.start >= fact.end - 1 && sinceOf(clause) - fact.end <= NEAR)
/**
 * "Gelecek dönemde şirket müdürler tarafından temsil edilir. Her biri …": what nobody read of how an organ represents bounds the power it
 * leads to.
 */
const leadsTo = (register: Register, notice: NoticeRef, clause: Unread): boolean =>
  clause.why === 'missing_slot' &&
  tells(clause, 'of_company') &&
  tells(clause, 'any_of_organ') &&
  powers(register).some((fact) => fact.noticeId === notice.id && fact.start >= clause.end - 1 && fact.start - clause.end <= NEAR)
/** From where on a clause goes with what stands before it: sentences on other matters part it from nothing. */
const sinceOf = ({ start, told }: Unread): number => told?.behind ?? start
/** Letters that may stand between what is read of a power and the next sentence: the end of its verb ("karar ver|ilmiştir. "). */
const NEAR = 40

const speaksOfSigning = (clause: Unread): boolean =>
  tells(clause, 'lists_all', 'of_form', 'of_all', 'annuls', 'revokes_all', 'ends_office', 'trustee')

/** A notice of nothing but trustees: who is appointed in it acts by the order that it tells (CMK 133; Law 6758, article 19). */
const ofTrustees = ({ noticeType }: NoticeRef): boolean => /^kayyim\b[^,;]*$/.test(fold(noticeType))

const renamings = oncePerRegister(({ record }) => record.facts.filter((fact) => fact.kind === 'appointment' && fact.formerly !== undefined))

/** What is left of a sentence that a new name was read from, and says no more of who signs. */
const onlyRenames = (register: Register, notice: NoticeRef, clause: Unread): boolean =>
  !tells(clause, 'signing', 'bounds_signing', 'ends_office', 'elects_organ', 'revokes_all', 'trustee', 'of_all', 'annuls') &&
  renamings(register).some((fact) => fact.noticeId === notice.id && fact.start < clause.end && clause.start < fact.end)

/** Words on capital or shares that say nothing of who signs, in a notice of such matters alone: a subscriber may be named there. */
const ofOtherMatters = (notice: NoticeRef, clause: Unread): boolean =>
  isOfCapital(clause) &&
  !labelTells(notice, 'about_officers') &&
  (labelTells(notice, 'about_capital') || labelTells(notice, 'about_shares'))

/** Words that tell nothing, in a notice whose registered matters are others than who signs. */
const isAboutElse = (notice: NoticeRef, clause: Unread): boolean =>
  (clause.told?.tells ?? []).every((telling) => telling === 'unplaced') &&
  !labelTells(notice, 'about_officers') &&
  OTHER_MATTERS.some((each) => labelTells(notice, each))
const OTHER_MATTERS: readonly Telling[] = ['about_capital', 'about_shares', 'about_title_address', 'about_articles']

/** The day from which what gives the power of those a clause names counts, of the first of them where it names none of the team. */
const givenOn = (register: Register, clause: Unread | null, { team }: Resting): IsoDate => {
  const ours = clause === null ? [] : namedIn(register, clause).flatMap((key) => team.get(key) ?? [])
  return (ours.length > 0 ? ours : [...team.values()]).sort()[0] ?? ''
}

/** The clause that takes most of the power, with its notice; a notice of which nothing was read counts as one. */
export type Taking = { notice: NoticeRef; clause: Unread | null; what: 'power' | 'inside' }

/**
 * What the notices that count by the day may take of a power though nobody read it: of later ones, and of the one that gives it. `day` is
 * when a notice counts.
 */
export const takenBy = (register: Register, resting: Resting, day: (notice: NoticeRef) => IsoDate | null): Taking[] =>
  partlyRead(register).flatMap((notice): Taking[] => {
    const on = day(notice)
    const own = notice === resting.notice
    const doubtful =
      register.doubtful.has(notice.id) ||
      notice.unread.some(
        (clause) =>
          clause.told?.headed ||
          endsUnnamed(clause) ||
          tells(clause, 'denies_power', 'dissolved', 'somebody_gone') ||
          namedIn(register, clause).length > 0,
      )
    if (!own && (!doubtful || (on !== null && on > register.day))) return []
    const counts = (clause: Unread | null): boolean => on === null || own || on >= givenOn(register, clause, resting)
    if (notice.unread.length === 0) return counts(null) && !own ? [{ notice, clause: null, what: 'power' }] : []
    const found = (own ? notice.unread : onOfficers(register, notice)).flatMap((clause): Taking[] => {
      const what = counts(clause) ? takes(register, notice, clause, resting) : 'nothing'
      return what === 'nothing' ? [] : [{ notice, clause, what }]
    })
    const [worst] = found.sort((a, b) => Number(a.what === 'inside') - Number(b.what === 'inside'))
    return worst ? [worst] : []
  })

/** Days from a decision to its entry, where no fact tells the day: it is to be filed within fifteen (TTK 30/1). */
const TO_ENTER = 30
/** The day of the decision that a notice enters, by its facts. */
const decidedOn = oncePerRegister(
  ({ record }) =>
    new Map(
      record.facts.flatMap((fact) => ('decided' in fact && fact.decided !== undefined ? [[fact.noticeId, fact.decided] as const] : [])),
    ),
)

const officesEnded = oncePerRegister(({ record }) =>
  record.facts.filter((fact) => fact.kind === 'departure' && fact.role !== 'authorised_signatory'),
)

/**
 * A clause that may have given one of these a power: it names them, and speaks of signing if it is of the notice that speaks against them,
 * of anything but an end alone if it is of a later one; or a later one states how to sign and names nobody, which reaches who holds an
 * office (`seated`). Null where there is none. `asked` is the name asked about, be it of somebody who holds nothing. `against` are the
 * facts that speak against them: what is left of a clause that the end of an office was read from names them for that. `acts` are the
 * kinds of transaction asked about.
 */
export const mayHaveGiven = (
  register: Register,
  team: ReadonlySet<string>,
  asked: string,
  from: IsoDate,
  against: ReadonlySet<string>,
  acts: readonly string[],
): { notice: NoticeRef; clause: Unread; named: boolean } | null => {
  const read = officesEnded(register).filter(({ id }) => against.has(id))
  const seated = [...team].some((key) => (register.state.people.get(key)?.seats.length ?? 0) > 0)
  const isRest = (notice: NoticeRef, { start, end }: Unread): boolean =>
    read.some((fact) => fact.noticeId === notice.id && start <= fact.start && fact.end <= end)
  for (const notice of partlyRead(register)) {
    const day = effectiveDay(notice)
    // What was decided by the day and registered only later is open between the two (decision table, row 33).
    if (
      day !== null &&
      (day < from || (day > register.day && (decidedOn(register).get(notice.id) ?? addDays(day, -TO_ENTER)) > register.day))
    )
      continue
    for (const clause of onOfficers(register, notice, asked)) {
      if (isMissingText(clause) || isRest(notice, clause) || onlyRenames(register, notice, clause)) continue
      if (tells(clause, 'denies_power', 'refused', 'aside', 'of_doings') || isOfShares(register, clause) || isOfCapital(clause)) continue
      if (liftedFor(register, notice, clause, against)) return { notice, clause, named: false }
      const persons = namedIn(register, clause)
      const named = persons.some((key) => team.has(key)) || speaksOf(clause, asked)
      if (!named && tells(clause, 'goes_on')) continue
      // "Tasfiye memurlarının görevlerine son verilmesi ve A'nın şirketi tek imzasıyla temsil etmesi": back from liquidation it may give.
      const returns = tells(clause, 'of_liquidation') && tells(clause, 'power') && tells(clause, 'of_form')
      const ends = tells(clause, 'ends_office') && !returns && !endsOnlyOthers(register, notice, clause, team)
      const gives = day === from ? tells(clause, 'signing') && !ends : tells(clause, 'signing', 'elects_organ') || !ends
      // "…; şu kadar ki resmi dairelerde her müdür yalnız başına": an exception beside the form may let one sign alone.
      // What is said of all other matters beside those it names reaches every kind.
      const others =
        acts.length > 0 &&
        clause.told?.kinds !== undefined &&
        !tells(clause, 'of_rest') &&
        !clause.told.kinds.some((kind) => acts.includes(kind))
      const excepts = tells(clause, 'qualifies') && !tells(clause, 'asks_along') && !others
      // So may a grade that is given to one whom the clause only means.
      // What whoever holds an office, or any of an organ, may sign is nobody else's for the names beside it.
      const regime =
        seated &&
        (persons.length === 0 || tells(clause, 'by_title', 'any_of_organ')) &&
        // What a group may do besides, in the notice that says how it signs, may be what is asked.
        (day !== from || excepts || (tells(clause, 'may_do') && tells(clause, 'of_grades'))) &&
        tells(clause, 'signing') &&
        tells(clause, 'of_form', 'of_grades')
      if ((named && gives) || (regime && !ends && !ofLimitedAgents(register, notice, clause) && !tells(clause, 'one_by_one')))
        return { notice, clause, named }
    }
  }
  return null
}

/**
 * A clause by which somebody who is to sign along, and of whom nothing was read, may have been put into the organ, in whatever notice until
 * the day. Null where there is none.
 */
export const mayBeSeated = (register: Register, names: readonly string[]): { notice: NoticeRef; clause: Unread; named: boolean } | null => {
  const { state, day } = register
  const unseated = names.filter((name) => {
    const key = personKey(name)
    const who = state.people.get(key)
    return (!who || (who.seats.length === 0 && who.powers.length === 0)) && !state.history.some(({ person }) => person.key === key)
  })
  if (unseated.length === 0) return null
  for (const notice of partlyRead(register).filter((each) => (effectiveDay(each) ?? '') <= day))
    for (const clause of notice.unread) {
      const mayMean = tells(clause, ...OF_SIGNERS, 'of_duty') ? meaningIn(register, clause) : null
      if (mayMean && unseated.some(mayMean)) return { notice, clause, named: true }
    }
  return null
}

/**
 * Whether a notice since somebody's election speaks in words that nobody read of those who serve, and may mean that he does: they name him,
 * or all of an organ and nobody.
 */
export const mayServeOn = (register: Register, { person, day, noticeId }: Pick<Seat, 'person' | 'day' | 'noticeId'>): boolean =>
  partlyRead(register).some((notice) => {
    const on = effectiveDay(notice) ?? ''
    if (notice.id === noticeId || on < day || on > register.day) return false
    return notice.unread.some((clause) => {
      if (isMissingText(clause) || !tells(clause, 'elects_organ', 'of_duty', 'goes_on')) return false
      if (tells(clause, 'denies_power', 'refused', 'not_accepted', 'aside') || isOfShares(register, clause)) return false
      const named = namedIn(register, clause)
      if (named.includes(person.key)) return !tells(clause, 'ends_office')
      return named.length === 0 && clause.told?.names !== true && tells(clause, 'of_duty') && tells(clause, 'of_all', 'whole_organ')
    })
  })

/**
 * Until when somebody serves by a clause that nobody read, where that is over: it names him, and counts since his election (`since`; null
 * of one whose office nobody read) and before a power was `given` that rests on that office. Null where there is none.
 */
export const mayHaveLapsed = (
  register: Register,
  person: Person,
  since: IsoDate | null,
  given: IsoDate,
): { notice: NoticeRef; clause: Unread; end: IsoDate } | null => {
  for (const notice of partlyRead(register)) {
    const day = effectiveDay(notice)
    if (day === null || day >= given || (since !== null && day < since)) continue
    for (const clause of notice.unread) {
      if (!tells(clause, 'about_officers') || tells(clause, 'denies_power', 'refused', 'not_accepted', 'aside')) continue
      const { days = [], lasts } = clause.told ?? {}
      const ends = [...days, ...(lasts === undefined ? [] : [addYears(day, lasts)])].filter((end) => end >= given)
      const [end] = ends.sort()
      if (end !== undefined && end < register.day && namedIn(register, clause).includes(person.key)) return { notice, clause, end }
    }
  }
  return null
}

/** Whether what a clause ends was read from it, and is nobody's of these: what it says of them is another thing. */
const endsOnlyOthers = (register: Register, notice: NoticeRef, clause: Unread, team: ReadonlySet<string>): boolean => {
  const ended = departures(register).filter(
    ({ noticeId, start, end }) => noticeId === notice.id && clause.start <= start && end <= clause.end,
  )
  return ended.length > 0 && ended.every(({ person }) => !team.has(personKey(person)))
}

/** An order that took a power away for the time being may be the one that a later notice lifts. */
const liftedFor = (register: Register, notice: NoticeRef, clause: Unread, against: ReadonlySet<string>): boolean =>
  tells(clause, 'measure_lifted') &&
  register.record.facts.some(
    (fact) =>
      against.has(fact.id) &&
      fact.noticeId !== notice.id &&
      (fact.told?.tells?.includes('measure') === true ||
        register.record.notices.some(({ id, noticeType }) => id === fact.noticeId && /tedbir/.test(fold(noticeType)))),
  )

/** Names whose words in a clause are nobody else's: of all whom the facts name. */
const knownNames = oncePerRegister(({ record }) =>
  [
    ...new Set([
      ...[...foldRecord(record).people.values()].map(({ person }) => person.name),
      ...record.facts.flatMap((fact) => ('person' in fact ? [fact.person] : fact.kind === 'representation' ? fact.persons : [])),
      ...record.facts.flatMap((fact) => (fact.kind === 'share_transfer' ? [fact.from, fact.to] : [])),
    ]),
  ]
    .map((name) => fold(name).split(' '))
    .filter(({ length }) => length > 1)
    .sort((a, b) => b.length - a.length),
)

const withoutName = (text: string, name: string): string => fold(text).replaceAll(fold(name), ' ')
/** A clause without the names of those whom the facts name: kin bear the same surname. */
const withoutKnown = (register: Register, text: string): string =>
  knownNames(register).reduce(
    (left, words) => left.replaceAll(new RegExp(String.raw`\b${words.join(' ?')}(?![a-z])`, 'g'), ' '),
    fold(text),
  )

/** Whether an unread clause may give a power to one whom no notice names: by a title or a list that is not printed. */
const mayGiveUnnamed = (clause: Unread): boolean =>
  isMissingText(clause) ||
  tells(clause, 'by_list') ||
  (tells(clause, 'of_partners') && tells(clause, ...OF_SIGNERS, 'of_duty')) ||
  (tells(clause, 'signing', 'elects_organ', 'whole_organ', 'agent', 'trustee', 'of_limited', 'of_duty') &&
    !tells(clause, 'goes_on', 'refused', 'not_accepted', 'denies_power', 'aside', 'shares_only') &&
    clause.told?.names !== true)

/** Whether a clause that nobody read says that somebody whom the notices know goes by this name from now on. */
export const mayBeRenamed = (register: Register, { name }: Person): boolean =>
  register.record.notices.some(({ unread }) => unread.some((clause) => tells(clause, 'renames') && mayNameIn(clause.text)(name)))

/**
 * Whether a person whom no notice names ({@link namedNowhere}) was given nothing by any: every clause that nobody read names those of whom
 * it speaks, or is not about who signs. That an earlier notice is missing of somebody who left is nothing that bears on another, where all
 * notices are there.
 */
export const givenNothing = (register: Register, person: Person): boolean =>
  namedNowhere(register, person) && register.record.notices.every(({ unread }) => !unread.some(mayGiveUnnamed))

/**
 * Whether somebody whom the notices name for another reason, as a partner, was given nothing by any clause that nobody read: it names
 * others, and not the partners as such.
 */
export const givenNoPower = (register: Register, { key, name }: Person): boolean => {
  const { record, doubtful, day } = register
  // Whose end of office is told and whose beginning is not held it before.
  if (foldRecord(record).history.some(({ person, source }) => person.key === key && source === null)) return false
  // Before the code of 2012 all partners of a limited company together managed where nobody was chosen (eTTK 540/1).
  return (
    record.retrievalComplete &&
    (day >= NEW_CODE || register.form === 'JOINT_STOCK') &&
    record.notices.every((notice) => {
      if (doubtful.has(notice.id) && (effectiveDay(notice) === null || notice.unread.length === 0)) return false
      return notice.unread.every((clause) => {
        if (mayGiveUnnamed(clause)) return false
        if (tells(clause, 'shares_only', 'aside', 'denies_power', 'refused', 'not_accepted')) return true
        const about = tells(clause, ...OF_SIGNERS, 'of_duty')
        return !about || (!mayNameIn(withoutOthers(register, clause.text, name))(name) && !tells(clause, 'of_others', 'of_partners'))
      })
    })
  )
}
/**
 * Whether somebody who is first named with an election of a later day held nothing before it: no word tells of a beginning or an end of it
 * before, the election is none of one who sat there, and no clause of the notices until the day names him.
 */
export const heldNothingBefore = (register: Register, person: Person): boolean => {
  const { record, doubtful, day } = register
  const whole = foldRecord(record)
  if (!record.retrievalComplete || whole.history.some((each) => each.person.key === person.key && each.source === null)) return false
  const first = record.facts.filter((fact) => fact.kind === 'appointment' && personKey(fact.person) === person.key)
  if (first.some((fact) => fact.told?.tells?.includes('again') || (fact.kind === 'appointment' && (fact.confirms || fact.formerly))))
    return false
  return record.notices.every((notice) => {
    const on = effectiveDay(notice)
    if (doubtful.has(notice.id) && (on === null || notice.unread.some(isMissingText) || (notice.unread.length === 0 && on <= day)))
      return false
    return notice.unread.every((clause) => {
      if (tells(clause, 'shares_only', 'aside')) return true
      const isNamed = mayNameIn(withoutOthers(register, clause.text, person.name))(person.name)
      if (on !== null && on > day) return !isNamed || !tells(clause, 'ends_office', 'goes_on', 'confirms', 'power', 'of_duty')
      return !isNamed && !mayGiveUnnamed(clause)
    })
  })
}

const withoutOthers = (register: Register, text: string, own: string): string =>
  knownNames(register)
    .filter((words) => words.join(' ') !== fold(own))
    .reduce((left, words) => left.replaceAll(new RegExp(String.raw`\b${words.join(' ?')}(?![a-z])`, 'g'), ' '), fold(text))

/** Whether the notices show anybody in an office on the day. */
export const someoneSits = ({ state }: Register): boolean => [...state.people.values()].some(({ seats }) => seats.length > 0)

/**
 * Whether no notice names the person, in read or unread words: the list is whole, those who sign are known, every clause that was not read
 * is there to be looked at, and no word of any is like one of the name. `until`: notices of later days do not count.
 */
export const namedNowhere = (register: Register, { key, name }: Person, until: IsoDate | null = null): boolean => {
  const { record, doubtful, title } = register
  const whole = foldRecord(record)
  // Whose end of office is told and whose beginning is not held it before.
  if (until === null ? whole.people.has(key) : whole.history.some(({ person, source }) => person.key === key && source === null))
    return false
  if (!record.retrievalComplete || !someoneSits(register)) return false
  if (mayNameIn(title ?? '')(name)) return false
  return record.notices.every((notice) => {
    const day = effectiveDay(notice)
    if (until !== null && day !== null && day > until) return true
    if (doubtful.has(notice.id) && (day === null || notice.unread.length === 0 || notice.unread.some(isMissingText))) return false
    // Whom later facts name an earlier clause that nobody read may name too.
    return notice.unread.every((clause) => meaningIn(register, clause, until === null ? null : name)?.(name) !== true)
  })
}

/**
 * Tells whether a clause may mean somebody of a name that no fact bears. Null where it gives nobody anything: whom a motion names that was
 * refused, who is said to have no power or came to a meeting.
 */
const meaningIn = (register: Register, clause: Unread, own: string | null = null): ((name: string) => boolean) | null =>
  tells(clause, 'refused', 'not_accepted', 'denies_power', 'of_bystanders', 'of_doings')
    ? null
    : mayNameIn(own === null ? withoutKnown(register, clause.text) : withoutOthers(register, clause.text, own))
