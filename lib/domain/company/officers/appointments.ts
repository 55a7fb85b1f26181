/** The offices that a notice gives. */
import { personKey } from '../fold/names.ts'
import { enter, recognise } from '../fold/people.ts'
import { hasOneHolder, officeUnder, organOf } from './roles.ts'
import { actingFor, hasSeatIn, holdersOf, takeSeat } from './seats.ts'
import { sourceOf } from '../source.ts'
import type { PersonState, Power, Seat } from '../fold/state.ts'
import { isLapsed, type TermContext, termOf } from './terms.ts'
import { type Appointment, endSeat, sameOffice, touch, type Turn } from './turn.ts'

/** End, printed in the same notice, for this person and organ: of a sister office, or of the power to sign. */
const statedBeside = (turn: Turn, fact: Appointment): TermContext['stated'] => {
  const key = personKey(fact.person)
  const sister = turn.appointmentsOf.get(key)?.find((each) => each.until && organOf(each.role) === organOf(fact.role))
  if (sister?.until) return { endsOn: sister.until, source: sourceOf(sister) }
  const power = turn.ends.get(key)
  return power?.until ? { endsOn: power.until, source: sourceOf(power) } : null
}

/**
 * A vacancy filled in the notice that tells of it: the substitute serves the rest of the term. Only where members left before their term
 * was over and no more newcomers came than left; a notice that elects sitting members anew is an election, not a substitution.
 */
const predecessorEnd = (turn: Turn): TermContext['predecessor'] => {
  const elected = turn.newBoard
  if (elected === null) return null
  const left = [...turn.tenures]
    .filter(([key, tenures]) => !elected.has(key) && tenures.some((tenure) => tenure.role && organOf(tenure.role) === 'board'))
    .filter(([key]) => !hasSeatIn(turn.state.people.get(key)?.seats ?? [], 'board'))
  const terms = left.flatMap(([, tenures]) =>
    tenures.flatMap(({ role, term }) => (role && term && organOf(role) === 'board' ? [term] : [])),
  )
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
  const sisterYears = turn.appointmentsOf
    .get(who.person.key)
    ?.find((each) => each.term_years !== null && organOf(each.role) === organOf(fact.role))
  const stated = statedBeside(turn, fact) ?? membershipEnd(turn, fact, who)
  const years = fact.term_years ?? (fact.until || stated ? null : (sisterYears?.term_years ?? null))
  const openTerm = fact.until === null && years === null && stated === null && organOf(fact.role) === 'board'
  const context: TermContext = {
    day: entry.day,
    form: state.form,
    law: state.law,
    meetingOn: meetingOn ?? (fact.by_assembly ? (fact.decided ?? null) : null),
    stated,
    predecessor: openTerm ? predecessorEnd(turn) : null,
  }
  const since = fact.from ?? entry.day
  return {
    person: who.person,
    role: fact.role,
    legalEntity: fact.legal_entity ? enter(state, fact.legal_entity).person : null,
    since,
    first: since,
    term: termOf({ ...fact, term_years: years }, context),
    source: sourceOf(fact),
    noticeId: entry.notice.id,
    day: entry.day,
    implied: false,
    ...(fact.told ? { told: fact.told } : {}),
  }
}

/** The law knows one holder of some titles, and one natural person acting for a legal entity: who held it before gives way. */
const giveWay = (turn: Turn, seat: Seat): void => {
  const delegate = seat.role === 'representative_of_legal_entity'
  if (!delegate && !hasOneHolder(seat.role)) return
  const others = delegate && seat.legalEntity ? actingFor(turn.state, seat.legalEntity.key) : holdersOf(turn.state, seat.role)
  for (const other of others) {
    const own = other.person.key === seat.person.key
    for (const held of other.seats.filter((each) => each.noticeId !== turn.entry.notice.id)) {
      const same = held.role === seat.role
      // Whoever was printed as the member himself, for the legal entity, was no more than the one who acted for it.
      const gives = delegate ? held.legalEntity?.key === seat.legalEntity?.key && !(own && same) : same && !own
      if (!gives) continue
      endSeat(turn, other, held, own ? 'renewed' : 'successor', seat.since, seat.source)
      const under = officeUnder(held.role)
      if (!delegate && !other.seats.some((each) => each.role === under)) takeSeat(turn.state, other, { ...held, role: under })
    }
  }
}

/** A new name that a scan could have made of a sitting person's name: it stays a person of its own, and is reported. */
const reportSimilar = (turn: Turn, fact: Appointment): void => {
  const organ = organOf(fact.role)
  recognise(
    { ...turn.state, searchesVariants: false },
    fact.person,
    ({ seats }) => hasSeatIn(seats, organ),
    turn.named,
    fact,
    turn.entry.day,
  )
}

/** A power given with an office for as long as it ran, where both go on. */
const lastingAs = (power: Power, held: Seat, { term }: Seat): Power =>
  power.layer === 'full' && power.until !== null && [held.term.endsOn, held.term.statedEnd].includes(power.until)
    ? { ...power, until: term.endsOn }
    : power

/** Applies one appointment: a new seat, or one held before with a new term. */
export const appoint = (turn: Turn, fact: Appointment): void => {
  const known = turn.state.people.get(personKey(fact.person))
  if (!known) reportSimilar(turn, fact)
  const who = enter(turn.state, fact.person)
  touch(turn, who)
  // A confirmation gives nothing to whom it finds in office.
  if (fact.confirms && (fact.group === undefined ? hasSeatIn(who.seats, organOf(fact.role)) : who.seats.length > 0)) return
  const seat = seatOf(turn, fact, who)
  const held = who.seats.find((each) => sameOffice(each, seat))
  if (held && held.noticeId === turn.entry.notice.id) {
    if (held.term.endsOn === null && seat.term.endsOn !== null) who.seats = who.seats.map((each) => (each === held ? seat : each))
    return
  }
  if (held) {
    if (held.term.endsOn !== seat.term.endsOn) endSeat(turn, who, held, 'renewed', seat.since, seat.source)
    seat.first = held.first
    if (fact.told?.tells?.includes('keeps_power')) who.powers = who.powers.map((power) => lastingAs(power, held, seat))
  }
  who.seats = who.seats.filter((each) => each !== held && !each.implied)
  takeSeat(turn.state, who, seat)
  giveWay(turn, seat)
}
