/**
 * Who holds which office, notice by notice.
 *
 * What counts is the net effect of a notice. Electronic notices print "önceki bu görevi sona ermiştir" of people they re-elect in the same text: an end
 * cancels only an office held before, never one the same notice gives. A member not named in an election stays until a notice or the term ends the seat.
 */
import type { DepartureReason, Role, StatusCode } from '../fact/fact.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { fold } from '../kernel/text.ts'
import { enter, observe, recognise, sits } from './people.ts'
import { personKey } from './names.ts'
import { applyPowers, endPowers, type Revocation } from './representation.ts'
import { hasOneHolder, officeUnder, organOf, seniority } from './roles.ts'
import { actingFor, holdersOf, inOrganOn, takeSeat } from './seats.ts'
import { type Source, sourceOf } from './source.ts'
import type { EndReason, Organ, PersonState, Power, Seat, State, Step, Tenure } from './state.ts'
import { isLapsed, type TermContext, termOf } from './terms.ts'
import { type Entry, factsOfKind, type StoredFactOf } from './timeline.ts'

type Appointment = StoredFactOf<'appointment'>
type Departure = StoredFactOf<'departure'>

/**
 * What one notice does to the offices: those it names, what stood before, and what it ended. `ends` are the ends of power it prints, by person; `newBoard` are
 * those it elects to the board, null where one of them sat there before.
 */
type Turn = {
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

const touch = (turn: Turn, who: PersonState): void => {
  if (!turn.before.has(who.person.key)) turn.before.set(who.person.key, { seats: [...who.seats], powers: [...who.powers] })
}

const givenRoles = (turn: Turn, key: string): ReadonlySet<Role> => turn.given.get(key) ?? new Set()

const givenIn = (turn: Turn, key: string, organ: Organ): boolean => [...givenRoles(turn, key)].some((role) => organOf(role) === organ)

const endSeat = (turn: Turn, who: PersonState, seat: Seat, reason: EndReason, endedOn: string, endSource: Source): void => {
  touch(turn, who)
  who.seats = who.seats.filter((each) => each !== seat)
  const tenure: Tenure = {
    person: who.person, role: seat.role, legalEntity: seat.legalEntity, since: seat.first, term: seat.term, source: seat.source, endedOn, reason, endSource,
  }
  turn.state.history.push(tenure)
  turn.tenures.set(who.person.key, [...(turn.tenures.get(who.person.key) ?? []), tenure])
  if (seat.noticeId !== turn.entry.notice.id && seat.day === turn.entry.day && reason !== 'renewed') {
    observe(turn.state, 'same_day_conflict', turn.entry.day, [seat.source, endSource], { name: who.person.name })
  }
}

/** The line ends only the power to sign of a member, not the membership: e-notices print an end of membership as "üyeliği sona ermiştir". */
const endsOnlyPower = (fact: Departure): boolean => {
  const quote = fold(fact.quote)
  return fact.role === 'board_member' && quote.includes('temsil') && !quote.includes('uyelig')
}

/** A chair is a member first: where only the chair was ever printed, the end of the chair leaves the membership. */
const losesOnlyTitle = (fact: Departure, seat: Seat): boolean =>
  fact.role !== null && officeUnder(fact.role) !== fact.role && fact.role === seat.role && organOf(seat.role) === 'board' && !leavesAltogether(fact.reason) &&
  !/uyeli|uyesi/.test(fold(fact.quote))

const leavesAltogether = (reason: DepartureReason | null): boolean => reason === 'death'

/** The offices an end of `role` closes: membership closes its titles, a title only itself, a signing post the one the person holds. */
const closedBy = (turn: Turn, who: PersonState, fact: Departure): Seat[] => {
  const role = fact.role
  const { key } = who.person
  if (role === null || leavesAltogether(fact.reason)) return who.seats.filter((seat) => leavesAltogether(fact.reason) || !givenRoles(turn, key).has(seat.role))
  const organ = organOf(role)
  const open = who.seats.filter((seat) => seat.noticeId !== turn.entry.notice.id || !givenRoles(turn, key).has(seat.role))
  const implied = open.filter((seat) => seat.implied)
  switch (organ) {
    case 'board': {
      const ofBoard = open.filter((seat) => organOf(seat.role) === 'board')
      return [...implied, ...(role === 'board_member' ? ofBoard : ofBoard.filter((seat) => seat.role === role))]
    }
    case 'managers': {
      // "Müdür (Müdürler Kurulu Başkanı)" is one office with its title: its end is the end of both, unless the notice gives one of them anew.
      return [...implied, ...open.filter((seat) => organOf(seat.role) === 'managers')]
    }
    case 'signatories': {
      const posts = open.filter((seat) => organOf(seat.role) === 'signatories')
      const same = posts.filter((seat) => seat.role === role)
      return same.length > 0 ? same : posts.length === 1 ? posts : []
    }
    case 'liquidators':
    case 'commissioners':
    case 'delegates':
    case 'auditors': return [...implied, ...open.filter((seat) => seat.role === role)]
  }
}

const sitsIn = (organ: Organ) => (who: PersonState): boolean => who.seats.some((seat) => organOf(seat.role) === organ)

const depart = (turn: Turn, fact: Departure): void => {
  const { state, entry } = turn
  const organ = fact.role === null ? null : organOf(fact.role)
  const who = recognise(state, fact.person, organ === null ? sits : sitsIn(organ), turn.named, fact, entry.day)
  const endSource = sourceOf(fact)
  if (who) touch(turn, who)
  if (who && endsOnlyPower(fact) && who.seats.some((seat) => organOf(seat.role) === 'board')) {
    turn.revoked.set(who.person.key, { organ: 'board', source: endSource })
    if (!givenIn(turn, who.person.key, 'board')) observe(state, 'representation_only_ended', entry.day, [endSource], { name: who.person.name })
    return
  }
  const closed = who ? closedBy(turn, who, fact) : []
  if (who && fold(fact.quote).includes('temsil')) {
    const holdsPost = organ !== 'signatories' || who.seats.some((seat) => organOf(seat.role) === organ)
    turn.revoked.set(who.person.key, { organ: holdsPost ? organ : null, source: endSource })
  }
  if (who && fact.role === null && new Set(closed.map((seat) => organOf(seat.role))).size > 1 && !leavesAltogether(fact.reason)) {
    observe(state, 'several_offices_ended', entry.day, [endSource], { name: who.person.name })
  }
  for (const seat of closed) {
    if (!who) continue
    const roles = leavesAltogether(fact.reason) ? [] : [...givenRoles(turn, who.person.key)]
    if (roles.includes(seat.role)) continue
    const raised = roles.some((role) => officeUnder(role) === seat.role)
    endSeat(turn, who, seat, raised ? 'renewed' : (fact.reason ?? 'unstated'), fact.on ?? entry.day, endSource)
    if (losesOnlyTitle(fact, seat) && !sitsOnBoard(who.seats)) takeSeat(state, who, { ...seat, role: officeUnder(seat.role) })
  }
  // An office the same notice gives again was held before, though no known notice says so: nothing ended.
  const givenAgain = [...givenRoles(turn, personKey(fact.person))].some((role) => role === fact.role || officeUnder(role) === fact.role)
  const heldNothing = closed.length === 0 && !givenAgain && !(who && fact.role && (givenRoles(turn, who.person.key).has(fact.role) || turn.tenures.has(who.person.key)))
  if (heldNothing) {
    const known = who ?? enter(state, fact.person)
    touch(turn, known)
    const { person } = known
    const tenure: Tenure = {
      person, role: fact.role, legalEntity: null, since: null, term: null, source: null, endedOn: fact.on ?? entry.day, reason: fact.reason ?? 'unstated', endSource,
    }
    state.history.push(tenure)
    turn.unknown.push(tenure)
    if (state.searchesVariants) observe(state, 'departure_without_office', entry.day, [endSource], { name: person.name })
  }
}

/** End, printed in the same notice, for this person and organ: of a sister office, or of the power to sign. */
const statedBeside = (turn: Turn, fact: Appointment): TermContext['stated'] => {
  const key = personKey(fact.person)
  const sister = turn.appointmentsOf.get(key)?.find((each) => each.until && organOf(each.role) === organOf(fact.role))
  if (sister?.until) return { endsOn: sister.until, source: sourceOf(sister) }
  const power = turn.ends.get(key)
  return power?.until ? { endsOn: power.until, source: sourceOf(power) } : null
}

const sitsOnBoard = (seats: readonly Seat[]): boolean => seats.some((seat) => organOf(seat.role) === 'board')

/**
 * A vacancy filled in the notice that tells of it: the substitute serves the rest of the term (TTK 363/1). Only where members left before their term was
 * over and no more newcomers came than left; a notice that elects sitting members anew is an election, not a substitution.
 */
const predecessorEnd = (turn: Turn): TermContext['predecessor'] => {
  const elected = turn.newBoard
  if (elected === null) return null
  const left = [...turn.tenures].filter(([key, tenures]) => !elected.has(key) && tenures.some((tenure) => tenure.role && organOf(tenure.role) === 'board'))
    .filter(([key]) => !sitsOnBoard(turn.state.people.get(key)?.seats ?? []))
  const terms = left.flatMap(([, tenures]) => tenures.flatMap(({ role, term }) => (role && term && organOf(role) === 'board' ? [term] : [])))
  const ends = new Set(terms.map((term) => term.endsOn))
  const [first] = terms
  if (ends.size !== 1 || !first?.endsOn || first.basis === 'law' || first.endsOn < turn.entry.day || elected.size > left.length) return null
  return { endsOn: first.endsOn, source: first.source }
}

/** A title shared out among sitting members lasts no longer than the membership it rests on. */
const membershipEnd = (turn: Turn, fact: Appointment, who: PersonState): TermContext['stated'] => {
  const under = officeUnder(fact.role)
  if (under === fact.role || fact.term_years !== null || turn.roles.has(under)) return null
  const member = who.seats.find((seat) => seat.role === under && !isLapsed(seat.term, turn.entry.day))
  return member?.term.endsOn ? { endsOn: member.term.endsOn, source: member.term.source } : null
}

const seatOf = (turn: Turn, fact: Appointment, who: PersonState): Seat => {
  const { entry, state, meetingOn } = turn
  const sisterYears = turn.appointmentsOf.get(who.person.key)?.find((each) => each.term_years !== null && organOf(each.role) === organOf(fact.role))
  const stated = statedBeside(turn, fact) ?? membershipEnd(turn, fact, who)
  const years = fact.term_years ?? (fact.until || stated ? null : (sisterYears?.term_years ?? null))
  const openTerm = fact.until === null && years === null && stated === null && organOf(fact.role) === 'board'
  const context: TermContext = { day: entry.day, form: state.form, meetingOn, stated, predecessor: openTerm ? predecessorEnd(turn) : null }
  const since = fact.from ?? entry.day
  return {
    person: who.person, role: fact.role, legalEntity: fact.legal_entity ? enter(state, fact.legal_entity).person : null, since, first: since,
    term: termOf({ ...fact, term_years: years }, context), source: sourceOf(fact), noticeId: entry.notice.id, day: entry.day, implied: false,
  }
}

/** The law knows one holder of some titles, and one natural person acting for a legal entity (TTK 359/2): who held it before gives way. */
const giveWay = (turn: Turn, seat: Seat): void => {
  const delegate = seat.role === 'representative_of_legal_entity'
  if (!delegate && !hasOneHolder(seat.role)) return
  const others = delegate && seat.legalEntity ? actingFor(turn.state, seat.legalEntity.key) : holdersOf(turn.state, seat.role)
  for (const other of others) {
    if (other.person.key === seat.person.key) continue
    for (const held of other.seats.filter((each) => each.role === seat.role && each.noticeId !== turn.entry.notice.id)) {
      if (delegate && held.legalEntity?.key !== seat.legalEntity?.key) continue
      endSeat(turn, other, held, 'successor', seat.since, seat.source)
      const under = officeUnder(held.role)
      if (!delegate && !other.seats.some((each) => each.role === under)) takeSeat(turn.state, other, { ...held, role: under })
    }
  }
}

/** A new name that a scan could have made of a sitting person's name: it stays a person of its own, and is reported. */
const reportSimilar = (turn: Turn, fact: Appointment): void => {
  recognise({ ...turn.state, searchesVariants: false }, fact.person, sitsIn(organOf(fact.role)), turn.named, fact, turn.entry.day)
}

const sameOffice = (a: Seat, b: Seat): boolean => a.role === b.role && a.legalEntity?.key === b.legalEntity?.key

const appoint = (turn: Turn, fact: Appointment): void => {
  const known = turn.state.people.get(personKey(fact.person))
  if (!known) reportSimilar(turn, fact)
  const who = enter(turn.state, fact.person)
  touch(turn, who)
  const seat = seatOf(turn, fact, who)
  const held = who.seats.find((each) => sameOffice(each, seat))
  if (held && held.noticeId === turn.entry.notice.id) {
    if (held.term.endsOn === null && seat.term.endsOn !== null) who.seats = who.seats.map((each) => (each === held ? seat : each))
    return
  }
  if (held) {
    if (held.term.endsOn !== seat.term.endsOn) endSeat(turn, who, held, 'renewed', seat.since, seat.source)
    seat.first = held.first
  }
  who.seats = who.seats.filter((each) => each !== held && !each.implied)
  takeSeat(turn.state, who, seat)
  giveWay(turn, seat)
}

/** Natural persons act for a legal entity only as long as it has an office itself. */
const endDelegates = (turn: Turn): void => {
  const gone = [...turn.tenures].flatMap(([key, tenures]) => {
    const endSource = tenures.at(-1)?.endSource
    return endSource && turn.state.people.get(key)?.seats.length === 0 ? [{ key, endSource }] : []
  })
  for (const { key, endSource } of gone) {
    for (const who of actingFor(turn.state, key)) {
      for (const seat of who.seats) if (seat.legalEntity?.key === key) endSeat(turn, who, seat, 'member_left', turn.entry.day, endSource)
    }
  }
}

/**
 * Organs that end as a whole by a status: a conversion gives the company new organs (TTK 180), a return from liquidation ends the liquidators (TTK 548), the
 * end of a concordat, also by bankruptcy, its commissioners (İİK 290, 292).
 */
const organsEndedBy = (turn: Turn, code: StatusCode): { organs: Organ[]; reason: EndReason } | null => {
  switch (code) {
    case 'CONVERTED': return [...turn.roles].some((role) => ['board', 'managers'].includes(organOf(role))) ? { organs: ['board', 'managers', 'signatories'], reason: 'conversion' } : null
    case 'LIQUIDATION_REVERSED': return { organs: ['liquidators'], reason: 'liquidation_reversed' }
    case 'CONCORDAT_ENDED':
    case 'BANKRUPTCY': return { organs: ['commissioners'], reason: 'concordat_ended' }
    default: return null
  }
}

const endOrgans = (turn: Turn): void => {
  for (const fact of factsOfKind(turn.entry, 'status')) {
    const ended = organsEndedBy(turn, fact.code)
    if (!ended) continue
    for (const who of turn.state.people.values()) {
      for (const seat of who.seats) {
        if (!ended.organs.includes(organOf(seat.role)) || seat.noticeId === turn.entry.notice.id) continue
        endSeat(turn, who, seat, ended.reason, turn.entry.day, sourceOf(fact))
      }
    }
  }
}

/** Seats of an organ that stood before this notice and whose term was not over. */
const running = (turn: Turn, seats: readonly Seat[], organ: Organ): Seat[] => seats.filter((seat) => organOf(seat.role) === organ && !isLapsed(seat.term, turn.entry.day))

const runningBefore = (turn: Turn, who: PersonState, organ: Organ): Seat[] => running(turn, turn.before.get(who.person.key)?.seats ?? who.seats, organ)

/** No more persons sat in the organ before than `most`. */
const satAtMost = (turn: Turn, organ: Organ, most: number): boolean => {
  let sat = 0
  for (const { seats } of turn.before.values()) if (running(turn, seats, organ).length > 0 && ++sat > most) return false
  for (const who of inOrganOn(turn.state, organ, turn.entry.day)) if (!turn.before.has(who.person.key) && ++sat > most) return false
  return true
}

const recordElections = (turn: Turn): void => {
  const { state, entry } = turn
  const byOrgan = Map.groupBy(turn.appointments, (fact) => organOf(fact.role))
  for (const [organ, facts] of byOrgan) {
    const [fact] = facts
    if (!fact || organ === 'delegates' || organ === 'commissioners' || organ === 'auditors') continue
    const elected = new Map(facts.flatMap((each) => {
      const who = state.people.get(personKey(each.person))
      return who ? [[who.person.key, who] as const] : []
    }))
    const given = (who: PersonState): Seat[] => who.seats.filter((seat) => seat.noticeId === entry.notice.id && organOf(seat.role) === organ)
    const ends = [...elected.values()].flatMap((who) => given(who).flatMap((seat) => seat.term.endsOn ?? []))
    const forLonger = (who: PersonState): boolean => runningBefore(turn, who, organ).some((old) => given(who).some((seat) => old.term.endsOn && seat.term.endsOn && old.term.endsOn < seat.term.endsOn))
    const renews = [...elected.values()].some(forLonger) || satAtMost(turn, organ, elected.size)
    state.elections.push({ organ, day: entry.day, noticeId: entry.notice.id, members: new Set(elected.keys()), endsOn: ends.sort().at(-1) ?? null, renews, source: sourceOf(fact) })
  }
}

const sameSeats = (a: Seat, b: Seat): boolean => sameOffice(a, b) && a.term.endsOn === b.term.endsOn

/** What the notice changed for each person, from before to after it. */
const stepsOf = (turn: Turn): Step[] => {
  const steps: Step[] = []
  const unknown = Map.groupBy(turn.unknown, (tenure) => tenure.person.key)
  for (const [key, before] of turn.before) {
    const who = turn.state.people.get(key)
    if (!who) continue
    // A seat left over from an earlier notice (membership under a lost chair) is nothing this notice gave.
    const opened = who.seats.filter((seat) => seat.noticeId === turn.entry.notice.id && !before.seats.some((old) => sameSeats(old, seat)))
    const tenures = (turn.tenures.get(key) ?? []).filter((tenure) => tenure.reason !== 'renewed' && !who.seats.some((seat) => seat.role === tenure.role))
    const left = [...tenures, ...(unknown.get(key) ?? [])]
    if (left.length > 0) steps.push({ kind: 'left', person: who.person, tenures: left, remains: who.seats.length > 0 })
    if (opened.length > 0) {
      const renewed = opened.every((seat) => before.seats.some((old) => sameOffice(old, seat)))
      steps.push({ kind: 'appointed', person: who.person, seats: opened.sort((a, b) => seniority(a.role) - seniority(b.role)), renewed, powers: who.powers })
    } else if (who.seats.length > 0 && !samePowers(before.powers, who.powers)) {
      const source = who.powers.find((power) => power.source.noticeId === turn.entry.notice.id)?.source ?? turn.revoked.get(key)?.source ?? left[0]?.endSource
      if (source) steps.push({ kind: 'powers', person: who.person, before: before.powers, after: who.powers, source })
    }
  }
  return steps
}

const powerKey = (power: Power): string => JSON.stringify([
  power.layer, power.mode, power.group, power.with.map((each) => each.key), power.anyOther, power.coSign, power.limit, power.scope, power.until, power.doubt !== null,
])

const samePowers = (a: Power[], b: Power[]): boolean =>
  JSON.stringify(a.map(powerKey).sort()) === JSON.stringify(b.map(powerKey).sort())

const turnOf = (state: State, entry: Entry, appointments: Appointment[], departures: Departure[]): Turn => {
  const appointmentsOf = Map.groupBy(appointments, (fact) => personKey(fact.person))
  const given = new Map([...appointmentsOf].map(([key, facts]) => [key, new Set(facts.map((fact) => fact.role))]))
  const ends = new Map<string, StoredFactOf<'representation'>>()
  for (const fact of factsOfKind(entry, 'representation')) {
    if (fact.until) for (const key of fact.persons.map(personKey)) if (!ends.has(key)) ends.set(key, fact)
  }
  const meetings = new Set(factsOfKind(entry, 'general_meeting').flatMap((meeting) => meeting.on ?? []))
  const [meetingOn = null] = meetings.size === 1 ? meetings : []
  const elected = [...given].flatMap(([key, roles]) => ([...roles].some((role) => organOf(role) === 'board') ? [key] : []))
  const newBoard = elected.some((key) => sitsOnBoard(state.people.get(key)?.seats ?? [])) ? null : new Set(elected)
  return {
    state, entry, appointments, appointmentsOf, given, ends, meetingOn, newBoard, roles: new Set(appointments.map((fact) => fact.role)),
    named: new Set([...given.keys(), ...departures.map((fact) => personKey(fact.person))]), before: new Map(), tenures: new Map(), unknown: [], revoked: new Map(),
  }
}

/** Applies the offices and powers one notice states; says what changed. */
export const applyOfficers = (state: State, entry: Entry): Step[] => {
  const appointments = factsOfKind(entry, 'appointment').filter((fact) => fact.role !== 'auditor')
  const departures = factsOfKind(entry, 'departure').filter((fact) => fact.role !== 'auditor')
  const representations = factsOfKind(entry, 'representation')
  const statuses = factsOfKind(entry, 'status')
  if (appointments.length + departures.length + representations.length + statuses.length === 0) return []
  const turn = turnOf(state, entry, appointments, departures)
  for (const fact of departures) depart(turn, fact)
  for (const fact of [...appointments].sort((a, b) => seniority(b.role) - seniority(a.role) || a.start - b.start)) appoint(turn, fact)
  endOrgans(turn)
  endDelegates(turn)
  applyPowers(state, entry, (who) => touch(turn, who))
  for (const [key, { seats }] of turn.before) {
    const who = state.people.get(key)
    if (who) endPowers(who, seats, entry, turn.revoked.get(key) ?? null, turn.tenures.get(key)?.at(-1)?.endSource ?? null)
  }
  recordElections(turn)
  return stepsOf(turn)
}
