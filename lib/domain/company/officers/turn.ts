/** One notice's turn at the offices: what it names, what stood before it, and what it ended. */
import type { Role } from '../../fact/fact.ts'
import type { IsoDate } from '../../kernel/dates.ts'
import { personKey } from '../fold/names.ts'
import { observe } from '../fold/people.ts'
import { organOf } from './roles.ts'
import { hasSeatIn } from './seats.ts'
import type { Source } from '../source.ts'
import type { EndReason, Organ, PersonState, Power, Seat, State, Tenure } from '../fold/state.ts'
import { type Entry, factsOfKind, type StoredFactOf } from '../fold/timeline.ts'

export type Appointment = StoredFactOf<'appointment'>
export type Departure = StoredFactOf<'departure'>

/** A line that ends the power to sign itself, given with an office of `organ` (null: whatever office it was given with). */
export type Revocation = { organ: Organ | null; source: Source }

/**
 * What one notice does to the offices: those it names, what stood before, and what it ended. `ends` are the ends of power it prints, by
 * person; `newBoard` are those it elects to the board, null where one of them sat there before.
 */
export type Turn = {
  state: State
  entry: Entry
  appointments: Appointment[]
  appointmentsOf: Map<string, Appointment[]>
  roles: ReadonlySet<Role>
  ends: Map<string, StoredFactOf<'representation'>>
  meetingOn: IsoDate | null
  newBoard: ReadonlySet<string> | null
  given: Map<string, Set<Role>>
  named: ReadonlySet<string>
  before: Map<string, { seats: Seat[]; powers: Power[] }>
  tenures: Map<string, Tenure[]>
  unknown: Tenure[]
  revoked: Map<string, Revocation>
}

/** The turn of a notice, before any of its facts is applied. */
export const turnOf = (state: State, entry: Entry, appointments: Appointment[], departures: Departure[]): Turn => {
  const appointmentsOf = Map.groupBy(appointments, (fact) => personKey(fact.person))
  const given = new Map([...appointmentsOf].map(([key, facts]) => [key, new Set(facts.map((fact) => fact.role))]))
  const ends = new Map<string, StoredFactOf<'representation'>>()
  // Whose power goes on in another form from a day on holds his office on.
  for (const fact of factsOfKind(entry, 'representation')) {
    if (fact.until) for (const key of fact.persons.map(personKey)) if (!ends.has(key) && !entry.goOn.has(key)) ends.set(key, fact)
  }
  const meetings = new Set(factsOfKind(entry, 'general_meeting').flatMap((meeting) => meeting.on ?? []))
  const [meetingOn = null] = meetings.size === 1 ? meetings : []
  const elected = [...given].flatMap(([key, roles]) => ([...roles].some((role) => organOf(role) === 'board') ? [key] : []))
  const newBoard = elected.some((key) => hasSeatIn(state.people.get(key)?.seats ?? [], 'board')) ? null : new Set(elected)
  return {
    state,
    entry,
    appointments,
    appointmentsOf,
    given,
    ends,
    meetingOn,
    newBoard,
    roles: new Set(appointments.map((fact) => fact.role)),
    named: new Set([...given.keys(), ...departures.map((fact) => personKey(fact.person))]),
    before: new Map(),
    tenures: new Map(),
    unknown: [],
    revoked: new Map(),
  }
}

/** Keeps what the person had before the notice, the first time anything of theirs changes. */
export const touch = (turn: Turn, who: PersonState): void => {
  if (!turn.before.has(who.person.key)) turn.before.set(who.person.key, { seats: [...who.seats], powers: [...who.powers] })
}

/** Closes a seat: it becomes a tenure of the history. */
export const endSeat = (turn: Turn, who: PersonState, seat: Seat, reason: EndReason, endedOn: string, endSource: Source): void => {
  touch(turn, who)
  who.seats = who.seats.filter((each) => each !== seat)
  const tenure: Tenure = {
    person: who.person,
    role: seat.role,
    legalEntity: seat.legalEntity,
    since: seat.since,
    term: seat.term,
    source: seat.source,
    endedOn,
    reason,
    endSource,
  }
  turn.state.history.push(tenure)
  turn.tenures.set(who.person.key, [...(turn.tenures.get(who.person.key) ?? []), tenure])
  if (seat.noticeId !== turn.entry.notice.id && seat.day === turn.entry.day && reason !== 'renewed') {
    observe(turn.state, 'same_day_conflict', turn.entry.day, [seat.source, endSource], { name: who.person.name })
  }
}

/** The same office, for the same legal entity if for one. */
export const sameOffice = (a: Seat, b: Seat): boolean => a.role === b.role && a.legalEntity?.key === b.legalEntity?.key
