/**
 * Who can sign an act and amount together: the question of the check without a person. Every set is judged as the check would judge it for
 * each of its members, so that none is listed whose yes the check would withhold, and nobody can sign only where the check would refuse
 * everybody, those it does not know included.
 */
import { dateText, reasonText } from '../../../company/changes/change-texts.ts'
import { type Person, personKey } from '../../../company/fold/names.ts'
import type { Power, Tenure } from '../../../company/fold/state.ts'
import { gradeOf } from '../../../company/officers/representation.ts'
import { seniority } from '../../../company/officers/roles.ts'
import { roleName } from '../../../company/texts.ts'
import type { IsoDate } from '../../../kernel/dates.ts'
import type { AppliedRule, Question, Reason, Signer, SignerSet, Verdict } from '../../../signing/answer.ts'
import type { Signing } from './assess.ts'
import { appliedRules } from './directive.ts'
import { apply, directiveInForce } from './directive-rules.ts'
import { formOf } from './forms.ts'
import { effectOf, reason } from './reason.ts'
import { printedRules } from './records.ts'
import { oncePerRegister, type Register } from './register.ts'
import { completes, smallestSets } from './routes.ts'
import { SCOPES, SENTENCES } from './sentences.ts'
import { NEW_CODE } from './new-code.ts'

/** What the check says of a person with co-signers. */
export type Judged = { verdict: Verdict; reasons: Reason[] }
export type Judge = (person: Person, coSigners: readonly Person[]) => Judged

/** A set of signers, and what the check says of it: the least it says of one of them with the others. */
type Team = { people: Person[]; verdict: Verdict; reasons: Reason[] }

const RANK: Record<Verdict, number> = { authorised: 0, uncertain: 1, not_authorised: 2 }

const judgeTeam = (people: Person[], judge: Judge): Team => {
  const told = people.map((person) =>
    judge(
      person,
      people.filter((other) => other !== person),
    ),
  )
  const [least] = [...told].sort((a, b) => RANK[b.verdict] - RANK[a.verdict])
  return { people, verdict: least?.verdict ?? 'not_authorised', reasons: told.flatMap(({ reasons }) => reasons) }
}

const holds = (team: Team, within: Team): boolean =>
  team.people.length < within.people.length && team.people.every(({ key }) => within.people.some((each) => each.key === key))

const keyOf = (people: readonly Person[]): string => people.map(({ key }) => key).join(' ')

/**
 * The smallest sets that can sign, those in doubt after those that certainly can. `besides` are sets that may sign without a registered way
 * ({@link setsByLaw}). `all` is false where there are more than are listed.
 */
export const teamsOf = ({ routes }: Signing, besides: readonly Person[][], judge: Judge): { teams: Team[]; all: boolean } => {
  const certain = smallestSets(routes)
  const possible = smallestSets(routes, 'open')
  // What certainly signs may sign too: each set is judged once.
  const sets = new Map([...besides, ...certain.sets, ...possible.sets].map((people) => [keyOf(people), people]))
  const distinct = [...sets.values()].map((people) => judgeTeam(people, judge))
  const sure = distinct.filter(({ verdict }) => verdict === 'authorised')
  const open = distinct.filter(({ verdict }) => verdict === 'uncertain')
  const smallest = (teams: Team[], among: Team[]): Team[] => teams.filter((team) => !among.some((other) => holds(other, team)))
  const order = (found: Team[]): Team[] =>
    [...found].sort((a, b) => a.people.length - b.people.length || (keyOf(a.people) < keyOf(b.people) ? -1 : 1))
  return { teams: [...order(smallest(sure, sure)), ...order(smallest(open, [...sure, ...open]))], all: certain.all && possible.all }
}

/**
 * Sets that may sign though no registered way says so: each person with an office or power alone (whoever receives a notice), a sole
 * trader, and before July 2012 all partners of a limited company together (eTTK 540/1).
 */
export const setsByLaw = (register: Register, { tested }: Signing, known: ReadonlyMap<string, Person>): Person[][] => {
  const holders = [...register.state.shares.holdings.values()].map(({ person }) => person)
  return [
    ...[...tested.values()].flatMap(([first]) => (first ? [[first.basis.who.person]] : [])),
    ...(register.form === 'SOLE_TRADER' ? [...known.values()].map((person) => [person]) : []),
    ...(register.form === 'LIMITED' && register.day < NEW_CODE && tested.size === 0 && holders.length > 0 ? [holders] : []),
  ]
}

/** Everybody whom the check may leave open: who holds or held an office or power, owns a sole tradership, is named by a directive. */
export const personsOf = (register: Register, known: ReadonlyMap<string, Person>): Person[] => {
  const held = new Set([...register.state.people.keys(), ...register.state.history.map(({ person }) => person.key)])
  for (const { rules } of register.state.directives) for (const name of rules.flatMap(({ persons }) => persons)) held.add(personKey(name))
  return [...known.values()].filter(({ key }) => register.form === 'SOLE_TRADER' || held.has(key))
}

const signerOf = (register: Register, person: Person): Signer => {
  const who = register.state.people.get(person.key)
  const [seat] = [...(who?.seats ?? [])].sort((a, b) => seniority(a.role) - seniority(b.role))
  return {
    name: person.name,
    office: seat ? roleName(seat.role) : null,
    grade: who?.powers.find(({ group }) => group !== null)?.group ?? null,
    termEnd: seat?.term.endsOn ?? null,
  }
}

const rulesOf = oncePerRegister((register) => {
  const known = new Map<string, readonly AppliedRule[]>()
  return (person: Person): readonly AppliedRule[] => {
    const found = known.get(person.key) ?? printedRules(register, person)
    known.set(person.key, found)
    return found
  }
})
const allRules = oncePerRegister((register) => appliedRules(register, null))

/** The rule a set signs by: of the directive where it is one of limited agents, else the one printed for one of them, or the law's. */
const ruleOf = (register: Register, { tested }: Signing, { people }: Team, question: Question): AppliedRule | null => {
  const team = new Set(people.map(({ key }) => key))
  const bases = people.flatMap((person) => (tested.get(person.key) ?? []).map((each) => ({ ...each, key: person.key })))
  const best = (['for', 'open'] as const)
    .flatMap((effect) => bases.filter(({ routes, key }) => completes(routes, key, team) === effect))
    .at(0)
  const printed = (person: Person | undefined): readonly AppliedRule[] => (person ? rulesOf(register)(person) : [])
  if (!best) return printed(people[0])[0] ?? null
  const directive = directiveInForce(register)
  if (best.basis.kind === 'limited' && directive) {
    const fits = apply(register, directive, question).map(
      ({ slots, reasons }) => effectOf(reasons) !== 'against' && completes([{ slots, certain: true }], best.key, team) !== 'against',
    )
    return allRules(register).find((_, at) => fits[at]) ?? null
  }
  const { power, seats, who } = best.basis
  if (power) return printed(who.person).find(({ source }) => source === power.source) ?? null
  const [seat] = seats
  return seat
    ? {
        scope: SCOPES.general,
        form: best.mode,
        limit: null,
        who: who.person.name,
        article: formOf(register, best.basis).article,
        coSigners: [],
        source: seat.source,
        origin: 'notice',
      }
    : null
}

/** The set as it is shown: who they are, and by which rule they sign. */
export const shownSet = (register: Register, signing: Signing, team: Team, question: Question): SignerSet => ({
  signers: team.people.map((person) => signerOf(register, person)),
  rule: ruleOf(register, signing, team, question),
  certain: team.verdict === 'authorised',
})

const once = (reasons: readonly Reason[]): Reason[] => [...new Map(reasons.map((each) => [each.text.tr, each])).values()]

/** What is true of the company, whoever is asked about. */
const OF_COMPANY = new Set<Reason['code']>([
  'company_closed',
  'in_liquidation',
  'bankruptcy',
  'concordat',
  'trustee',
  'conflicting_texts',
  'kind_unknown',
  'no_record',
  'general_assembly',
])

/** A reason that is true of a person, told with the name. */
const named = (person: Person, each: Reason): Reason =>
  OF_COMPANY.has(each.code) ? each : { ...each, text: { tr: `${person.name}: ${each.text.tr}`, en: `${person.name}: ${each.text.en}` } }

/** Somebody of whom no notice speaks: where the check leaves them open, nobody can be said to sign alone. */
const STRANGER: Person = { key: '–', name: '–' }

/**
 * Whether anybody can sign, and why: of those who certainly can what is to be known, of all others what leaves it open or speaks against.
 */
export const verdictOf = (
  teams: readonly Team[],
  persons: readonly Person[],
  judge: Judge,
): { verdict: 'yes' | 'no' | 'open'; reasons: Reason[] } => {
  const sure = teams.filter(({ verdict }) => verdict === 'authorised')
  if (sure.length > 0)
    return { verdict: 'yes', reasons: once(sure.flatMap(({ reasons }) => reasons.filter(({ effect }) => effect === 'note'))) }
  const told = [...persons, STRANGER].map((person) => ({
    person,
    ...judge(
      person,
      persons.filter((other) => other !== person),
    ),
  }))
  const open = [...teams.map((team) => ({ person: null, ...team })), ...told].filter(({ verdict }) => verdict !== 'not_authorised')
  if (open.length > 0) {
    const reasons = open.flatMap(({ person, reasons: given }) =>
      given.filter(({ effect }) => effect === 'open').map((each) => (person && person !== STRANGER ? named(person, each) : each)),
    )
    return { verdict: 'open', reasons: once(reasons) }
  }
  const against = told.flatMap(({ person, reasons }) =>
    person === STRANGER ? [] : reasons.filter(({ effect }) => effect === 'against').map((each) => named(person, each)),
  )
  return {
    verdict: 'no',
    reasons: once([...against, ...(persons.length === 0 ? [reason('no_record', 'against', SENTENCES.no_record.nobody)] : [])]),
  }
}

/** Offices that ended by the day for good: neither renewed nor given anew since; the latest first. */
const ended = ({ state, day }: Register): Tenure[] =>
  state.history
    .filter((each) => each.reason !== 'renewed' && each.endedOn <= day && !state.people.get(each.person.key)?.seats.length)
    .sort((a, b) => (a.endedOn < b.endedOn ? 1 : -1))

const told = (
  tenure: Tenure,
): [name: string, office: ReturnType<typeof roleName>, day: ReturnType<typeof dateText>, why: ReturnType<typeof reasonText>] => [
  tenure.person.name,
  tenure.role === null ? { tr: 'görev', en: 'office' } : roleName(tenure.role),
  dateText(tenure.endedOn),
  reasonText(tenure.reason),
]

/** Who had to sign with those who have these powers and has left, with the day. */
export const coSignersWhoLeft = (register: Register, powers: readonly Power[]): Reason[] =>
  once(
    powers
      .filter(({ mode }) => mode === 'joint')
      .flatMap((power) => power.with.filter((each) => gradeOf(each) === null))
      .flatMap(({ key }) => ended(register).find((tenure) => tenure.person.key === key) ?? [])
      .map((tenure) => reason('office_ended', 'note', SENTENCES.office_ended.coSignerLeft(...told(tenure)), tenure.endSource)),
  )

const STATE_OF_COMPANY = new Set<Reason['code']>(['company_closed', 'in_liquidation', 'bankruptcy', 'concordat', 'trustee'])

/** Whether it is the state of the company that keeps its people from signing, and nobody's departure. */
export const endsWithCompany = ({ code, effect }: Reason): boolean => effect === 'against' && STATE_OF_COMPANY.has(code)

/** How many departures are looked at to find the one after which nobody could sign. */
const LAST_DEPARTURES = 12

/**
 * The departure after which nobody could sign any more: the latest before which somebody could. `couldSign` says which sets could on a day.
 */
export const departureThatEndedIt = (
  register: Register,
  dayBefore: (day: IsoDate) => IsoDate,
  couldSign: (day: IsoDate) => Person[][],
): Reason[] => {
  const days = [...new Set(ended(register).map(({ endedOn }) => endedOn))].slice(0, LAST_DEPARTURES)
  for (const day of days) {
    const sets = couldSign(dayBefore(day))
    const gone = ended(register).filter(({ endedOn, person }) => endedOn === day && sets.flat().some(({ key }) => key === person.key))
    if (gone.length === 0) continue
    return gone.map((tenure) => {
      const set = sets.find((people) => people.some(({ key }) => key === tenure.person.key)) ?? []
      return reason(
        'office_ended',
        'against',
        SENTENCES.office_ended.lastSetGone(set.map(({ name }) => name).join(' + '), ...told(tenure)),
        tenure.endSource,
      )
    })
  }
  return []
}
