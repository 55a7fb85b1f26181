/**
 * The officers of a company on a day: one record a person, with all offices held. Three groups. In office; term over and passed by in the
 * next election (`passedOver`); kept from representing by the state of the company (`displaced`): liquidators act instead of the organ,
 * nobody acts for a company struck off. A term that is over without a later election leaves the person in office, marked as lapsed: whether
 * such an organ goes on is disputed, and no notice ended it.
 */
import type { Role } from '../../fact/fact.ts'
import { isLegalEntity } from '../../kernel/legal-entity.ts'
import type { IsoDate } from '../../kernel/dates.ts'
import { compare } from '../../kernel/text.ts'
import type { Person } from '../fold/names.ts'
import { gradeOf, holdsTitle, isTitle } from './representation.ts'
import { organOf, seniority } from './roles.ts'
import type { Source } from '../source.ts'
import type { Election, Organ, PersonState, Power, Seat, State } from '../fold/state.ts'
import type { Situation } from '../fold/status.ts'
import { isLapsed, type Term } from './terms.ts'

/** An election after which someone is no longer named; `ofOne`: it elects one person alone. */
export type LaterElection = { on: IsoDate; source: Source; ofOne?: true }

/**
 * `since` is the day of the present term, `first` that from which the office was held without a break. `implied`: only a power to sign was
 * printed.
 */
export type Office = {
  role: Role
  legalEntity: Person | null
  since: IsoDate
  first: IsoDate
  term: Term
  lapsed: boolean
  implied: boolean
  laterElection: LaterElection | null
  source: Source
}

/** A power to sign as it stands on the day; `lapsed` where the day printed for its end is over. */
export type PowerOn = Power & { lapsed: boolean }

/**
 * `role`, `since`, `term`, `lapsed` and `source` are of the leading office: the most senior that is not over; of the board the term is that
 * of membership. `powers` of a natural person who acts for a legal entity are the entity's. `form` is how the person signs by full power,
 * `limited` where there is only a power under a directive, null where the notices give none; whether that power has lapsed, each power
 * says. `coSigners` are those in office, lapsed or not, who can complete a joint signature.
 */
export type Officer = {
  person: Person
  legalEntity: boolean
  role: Role
  offices: Office[]
  since: IsoDate
  term: Term
  lapsed: boolean
  source: Source
  laterElection: LaterElection | null
  powers: PowerOn[]
  powerSource: Source | null
  form: 'sole' | 'joint' | 'limited' | null
  grade: string | null
  coSigners: Person[]
  actsFor: Person | null
  actedForBy: (Person & { source: Source })[]
}

export type Officers = { inOffice: Officer[]; passedOver: Officer[]; displaced: Officer[]; commissioners: Officer[] }

/**
 * The next election to the same organ that passes a seat by: after its term, a renewal of the whole organ for longer, or of all who sit
 * there.
 */
export const laterElectionOf = (state: State, seat: Seat): LaterElection | null => {
  const { endsOn } = seat.term
  const organ = organOf(seat.role)
  const renewable = organ === 'board' || organ === 'managers'
  for (let at = firstAfter(state.elections, seat.day); at < state.elections.length; at++) {
    const election = state.elections[at]
    if (election?.organ !== organ || election.members.has(seat.person.key)) continue
    const passesBy =
      endsOn !== null && (election.day >= endsOn || (renewable && election.renews && election.endsOn !== null && election.endsOn > endsOn))
    if (passesBy || (renewable && election.whole))
      return { on: election.day, source: election.source, ...(election.members.size === 1 ? { ofOne: true } : {}) }
  }
  return null
}

/** The place of the first election after a day; they stand in the order of days. */
const firstAfter = (elections: readonly Election[], day: IsoDate): number => {
  let [from, to] = [0, elections.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((elections[middle]?.day ?? '') > day) to = middle
    else from = middle + 1
  }
  return from
}

const officeOf = (state: State, seat: Seat, day: IsoDate): Office => {
  const { role, legalEntity, since, first, term, implied, source } = seat
  return {
    role,
    legalEntity,
    since,
    first,
    term,
    lapsed: isLapsed(term, day),
    implied,
    laterElection: laterElectionOf(state, seat),
    source,
  }
}

/** A natural person acts for a legal entity as long as that holds its office: the end of that office is the end of acting for it. */
const withTermOf = (office: Office, entity: Office | undefined): Office =>
  entity ? { ...office, term: entity.term, lapsed: entity.lapsed, laterElection: entity.laterElection } : office

const bySeniority = (a: Office, b: Office): number => Number(a.lapsed) - Number(b.lapsed) || seniority(a.role) - seniority(b.role)

/** The office whose term counts for the leading one: a chair sits as long as the membership lasts. */
const governing = (offices: readonly Office[], leading: Office): Office =>
  offices.find((office) => office.role === 'board_member' && organOf(leading.role) === 'board') ?? leading

/** Powers still running, or, where all are over, those that were: a lapsed officer is shown with the form last published. */
const shown = (powers: readonly PowerOn[]): readonly PowerOn[] => {
  const running = powers.filter((power) => !power.lapsed)
  return running.length > 0 ? running : powers
}

const formOf = (powers: readonly PowerOn[]): Officer['form'] => {
  const full = shown(powers).filter((power) => power.layer === 'full')
  if (full.some((power) => power.mode === 'sole')) return 'sole'
  if (full.length > 0) return 'joint'
  return powers.length > 0 ? 'limited' : null
}

const powersOn = (who: PersonState, offices: readonly Office[], day: IsoDate): PowerOn[] =>
  who.powers
    .filter((power) => power.base.some((role) => offices.some((office) => office.role === role)))
    .map((power) => ({ ...power, lapsed: power.until !== null && power.until < day }))

type Group = { who: PersonState; offices: Office[] }

const officerOf = ({ who, offices }: Group, day: IsoDate): Officer => {
  const sorted = [...offices].sort(bySeniority)
  const leading = sorted[0]
  if (!leading) throw new Error('an officer without an office')
  const { term, lapsed, laterElection } = governing(sorted, leading)
  const powers = powersOn(who, sorted, day)
  return {
    person: who.person,
    legalEntity: isLegalEntity(who.person.name),
    role: leading.role,
    offices: sorted,
    since: leading.since,
    term,
    lapsed,
    source: leading.source,
    laterElection,
    powers,
    powerSource: powers[0]?.source ?? null,
    form: formOf(powers),
    grade: powers.find((power) => power.group !== null)?.group ?? null,
    coSigners: [],
    actedForBy: [],
    actsFor: leading.role === 'representative_of_legal_entity' ? leading.legalEntity : null,
  }
}

/** Ties natural persons to the legal entities they act for, both ways. */
const linked = (officers: Officer[]): Officer[] => {
  const byKey = new Map(officers.map((officer) => [officer.person.key, officer]))
  const acting = Map.groupBy(
    officers.flatMap((officer) =>
      officer.offices.flatMap((office) => (office.legalEntity ? [{ officer, office, entity: office.legalEntity.key }] : [])),
    ),
    (each) => each.entity,
  )
  return officers.map((officer) => {
    const actedForBy = (acting.get(officer.person.key) ?? []).map(({ officer: { person }, office }) => ({
      ...person,
      source: office.source,
    }))
    const entity = officer.actsFor ? byKey.get(officer.actsFor.key) : undefined
    const own = officer.powers.length > 0 || !entity
    const powers = own ? officer.powers : entity.powers
    return {
      ...officer,
      actedForBy,
      legalEntity: officer.legalEntity || actedForBy.length > 0,
      powers,
      powerSource: powers[0]?.source ?? null,
      form: formOf(powers),
      grade: powers.find((power) => power.group !== null)?.group ?? null,
    }
  })
}

const withCoSigners = (officers: Officer[]): Officer[] => {
  const maySign = officers.filter((officer) => officer.powers.length > 0)
  const fullSigners = maySign.filter((officer) => officer.powers.some((power) => power.layer === 'full'))
  const inOffice = new Map(officers.map((officer) => [officer.person.key, officer.person]))
  const meant = (named: Person): Person[] => {
    if (isTitle(named))
      return officers.filter(({ offices }) => offices.some((office) => holdsTitle(office, named.name))).map(({ person }) => person)
    const grade = gradeOf(named)
    if (grade === null) return [inOffice.get(named.key)].filter((person) => person !== undefined)
    return maySign
      .filter((officer) => officer.powers.some((power) => power.group !== null && gradeOf({ key: '', name: power.group }) === grade))
      .map((officer) => officer.person)
  }
  return officers.map((officer) => {
    const joint = shown(officer.powers).filter((power) => power.mode === 'joint')
    if (joint.length === 0) return officer
    const others = joint.flatMap((power) => [
      ...power.with.flatMap(meant),
      ...(power.anyOther || power.with.length === 0 ? fullSigners.map((each) => each.person) : []),
    ])
    const self = new Set([
      officer.person.key,
      ...officer.actedForBy.map((person) => person.key),
      ...(officer.actsFor ? [officer.actsFor.key] : []),
    ])
    return {
      ...officer,
      coSigners: [...new Map(others.map((person) => [person.key, person])).values()].filter((person) => !self.has(person.key)),
    }
  })
}

const order = (a: Officer, b: Officer): number =>
  Number(a.lapsed) - Number(b.lapsed) ||
  seniority(a.role) - seniority(b.role) ||
  compare(a.person.name, b.person.name) ||
  (a.person.key < b.person.key ? -1 : 1)

const displacedOrgans = (state: State, now: Situation): ReadonlySet<Organ> | 'all' => {
  if (now.closed) return 'all'
  const liquidators = [...state.people.values()].some((who) => who.seats.some((seat) => seat.role === 'liquidator'))
  return new Set<Organ>(now.liquidation && liquidators ? ['board', 'managers'] : [])
}

/** The officers on a day of a company folded up to that day. */
export const officersOn = (state: State, now: Situation, day: IsoDate): Officers => {
  const displaced = displacedOrgans(state, now)
  const officesOf = new Map(
    [...state.people.values()]
      .filter((who) => who.seats.length > 0)
      .map((who) => [who.person.key, { who, offices: who.seats.map((seat) => officeOf(state, seat, day)) }]),
  )
  const leadingOf = (key: string | undefined): Office | undefined => {
    const offices = [...(officesOf.get(key ?? '')?.offices ?? [])].sort(bySeniority)
    return offices[0] && governing(offices, offices[0])
  }
  const isDisplaced = (office: Office): boolean => {
    if (displaced === 'all') return true
    const organ = organOf(office.role)
    if (organ !== 'delegates') return displaced.has(organ)
    const entity = leadingOf(office.legalEntity?.key)
    return entity !== undefined && displaced.has(organOf(entity.role))
  }
  const groups: Record<keyof Officers, Group[]> = { inOffice: [], passedOver: [], displaced: [], commissioners: [] }
  for (const { who, offices } of officesOf.values()) {
    const all = offices.map((office) =>
      withTermOf(office, office.role === 'representative_of_legal_entity' ? leadingOf(office.legalEntity?.key) : undefined),
    )
    const sorted = Map.groupBy(all, (office): keyof Officers =>
      organOf(office.role) === 'commissioners' && displaced !== 'all' ? 'commissioners' : isDisplaced(office) ? 'displaced' : 'inOffice',
    )
    for (const [group, held] of sorted) {
      const passed = group === 'inOffice' && held.every((office) => office.lapsed && office.laterElection !== null)
      groups[passed ? 'passedOver' : group].push({ who, offices: held })
    }
  }
  const view = (members: Group[]): Officer[] => linked(members.map((group) => officerOf(group, day)))
  return {
    inOffice: withCoSigners(view(groups.inOffice)).sort(order),
    passedOver: view(groups.passedOver).sort(order),
    displaced: view(groups.displaced).sort(order),
    commissioners: view(groups.commissioners).sort(order),
  }
}
