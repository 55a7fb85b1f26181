/**
 * On what a person's power can rest. Each basis is tested alone, the best decides: organ of the company, delegate, agent, limited agent,
 * representative of a branch, liquidator, officer of a court.
 */
import type { Person } from '../../../company/fold/names.ts'
import { organOf } from '../../../company/officers/roles.ts'
import type { PersonState, Power, Seat } from '../../../company/fold/state.ts'
import type { Source } from '../../../company/source.ts'
import { natureOf } from '../../../kernel/legal-entity.ts'
import type { Reason } from '../../../signing/answer.ts'
import { reason } from './reason.ts'
import { isBranchRecord, oncePerRegister, type Register } from './register.ts'
import { SENTENCES } from './sentences.ts'

/**
 * `member` of the board, `manager` of a limited company, `delegate` (TTK 370/2), `agent` (ticari temsilci, TBK 547), `proxy` (ticari vekil,
 * TBK 551), `limited` agent under an internal directive (TTK 371/7), representative of a `branch`, `liquidator`, `commissioner` of a
 * concordat, `estate` (bankruptcy administration), `trustee`.
 */
export type BasisKind =
  'member' | 'manager' | 'delegate' | 'agent' | 'proxy' | 'limited' | 'branch' | 'liquidator' | 'commissioner' | 'estate' | 'trustee'

/**
 * `who` signs; `owner` is whose offices and power they are: a legal entity where `who` acts for it by the seat `acting`, else the same
 * person. `power` null: an office without a published form of signing.
 */
export type Basis = { kind: BasisKind; who: PersonState; owner: PersonState; acting: Seat | null; seats: Seat[]; power: Power | null }

const kindOf = (register: Register, seats: readonly [Seat, ...Seat[]], power: Power | null): BasisKind => {
  const tells = new Set([...seats, ...(power ? [power] : [])].flatMap(({ told }) => told?.tells ?? []))
  const [{ role, told }] = seats
  if (tells.has('estate')) return 'estate'
  if (tells.has('trustee')) return 'trustee'
  // Whoever winds the company up signs as its liquidator, whatever else he is (TTK 535/1).
  if (seats.some((seat) => organOf(seat.role) === 'liquidators')) return 'liquidator'
  switch (organOf(role)) {
    case 'liquidators':
      return 'liquidator'
    case 'commissioners':
      return 'commissioner'
    case 'board':
      return power?.layer === 'limited' ? 'limited' : 'member'
    case 'managers':
      return power?.layer === 'limited' ? 'limited' : 'manager'
    case 'delegates':
    case 'auditors':
    case 'signatories': {
      // A signatory by the title of a branch's manager represents that branch (TTK 371/3; TBK 549).
      const ofBranch = role === 'branch_manager' || (role === 'authorised_signatory' && told?.branch !== undefined)
      if (ofBranch || isBranchRecord(register) || tells.has('branch_only')) return 'branch'
      if (power?.layer === 'limited') return 'limited'
      // Who represents a trader for some transactions only is a proxy, whatever he is called (TBK 551).
      if (register.form === 'SOLE_TRADER' && power !== null && power.scope !== null) return 'proxy'
      if (tells.has('agent')) return 'agent'
      return role === 'proxy' ? 'proxy' : 'delegate'
    }
  }
}

const LEADING: readonly BasisKind[] = [
  'liquidator',
  'estate',
  'trustee',
  'member',
  'manager',
  'delegate',
  'agent',
  'proxy',
  'branch',
  'limited',
  'commissioner',
]

/**
 * The seat rests on the office of a legal entity that the notices know. Where they do not, it stands for itself, without an office behind
 * it.
 */
const actsForKnown = (register: Register, { role, legalEntity }: Seat): boolean =>
  role === 'representative_of_legal_entity' && legalEntity !== null && (register.state.people.get(legalEntity.key)?.seats.length ?? 0) > 0

const isSome = (seats: Seat[]): seats is [Seat, ...Seat[]] => seats.length > 0

/**
 * Bases a person holds in their own right: each power with the offices it was given with, then each organ in which they sit without one.
 */
const ownBases = (register: Register, who: PersonState, owner: PersonState): Basis[] => {
  const seats = owner.seats.filter((seat) => !actsForKnown(register, seat))
  const withPower = owner.powers.flatMap((power): Basis[] => {
    // A power in doubt was given with a title that ended: it rests on what is left of that organ.
    const organs = power.doubt === null ? [] : power.base.map(organOf)
    const given = seats.filter((seat) => power.base.includes(seat.role) || organs.includes(organOf(seat.role)))
    return isSome(given) ? [{ kind: kindOf(register, given, power), who, owner, acting: null, seats: given, power }] : []
  })
  const covered = new Set(withPower.flatMap((basis) => basis.seats.map((seat) => organOf(seat.role))))
  const bare = Map.groupBy(
    seats.filter((seat) => !covered.has(organOf(seat.role))),
    (seat) => organOf(seat.role),
  )
  return [
    ...withPower,
    ...[...bare.values()].flatMap((given): Basis[] =>
      isSome(given) ? [{ kind: kindOf(register, given, null), who, owner, acting: null, seats: given, power: null }] : [],
    ),
  ]
}

/** All bases of a person on the day, also those through a legal entity they are registered for; the weightier first. */
export const basesOf = (register: Register, who: PersonState): readonly Basis[] => {
  const known = basesOfAll(register)
  const found = known.get(who) ?? basesFor(register, who)
  known.set(who, found)
  return found
}

const basesOfAll = oncePerRegister(() => new Map<PersonState, readonly Basis[]>())

const basesFor = (register: Register, who: PersonState): Basis[] => {
  const through = who.seats.flatMap((seat): Basis[] => {
    const entity = seat.legalEntity && actsForKnown(register, seat) ? register.state.people.get(seat.legalEntity.key) : undefined
    return entity && entity !== who ? ownBases(register, who, entity).map((basis) => ({ ...basis, acting: seat })) : []
  })
  return [...ownBases(register, who, who), ...through].sort((a, b) => LEADING.indexOf(a.kind) - LEADING.indexOf(b.kind))
}

const acting = oncePerRegister(
  (register) =>
    new Map(
      [...register.state.people.values()].flatMap((who) =>
        who.seats.flatMap((seat) =>
          seat.role === 'representative_of_legal_entity' && seat.legalEntity ? [[seat.legalEntity.key, who] as const] : [],
        ),
      ),
    ),
)

/** The natural person registered to act for a legal entity on the day; null where there is none. */
export const actsFor = (register: Register, entity: Person): PersonState | null => acting(register).get(entity.key) ?? null

/**
 * Whether somebody has a hand to sign with: the name says so, or it leaves it open and the register tells what it tells of people alone,
 * for which legal entity he acts or of which nation he is.
 */
export const isNatural = (register: Register, { key, name }: Person): boolean => {
  const nature = natureOf(name)
  if (nature !== 'uncertain') return nature === 'natural_person'
  const seats = register.state.people.get(key)?.seats ?? []
  return (
    acting(register).get(key) === undefined &&
    seats.some(({ role, told }) => role === 'representative_of_legal_entity' || told?.turkish === true)
  )
}

/** Who signs for a person: the person, or for a legal entity its natural person. */
export const signerOf = (register: Register, person: Person): Person => actsFor(register, person)?.person ?? person

/** Only a natural person has a hand to sign: of a name that may as well be a body's nobody can say so (TTK 359/2, 623/2). */
export const natureDoubt = (register: Register, person: Person, source: Source | null): Reason[] =>
  isNatural(register, person) ? [] : [reason('name_ambiguous', 'open', SENTENCES.name_ambiguous.natureUnclear(person.name), source)]
