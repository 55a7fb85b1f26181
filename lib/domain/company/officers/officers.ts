/**
 * Who holds which office, notice by notice.
 *
 * What counts is the net effect of a notice. Electronic notices print "önceki bu görevi sona ermiştir" of people they re-elect in the same
 * text: an end cancels only an office held before, never one the same notice gives. A member not named in an election stays until a notice
 * or the term ends the seat.
 */
import type { StatusCode } from '../../fact/fact.ts'
import { appoint } from './appointments.ts'
import { depart } from './departures.ts'
import { type Person, personKey, personOf } from '../fold/names.ts'
import { addName } from '../fold/near-names.ts'
import { recognise, sits } from '../fold/people.ts'
import { applyPowers, applyTitles, endPowers, joinGroups } from './representation.ts'
import { organOf, seniority } from './roles.ts'
import { actingFor, inOrganOn } from './seats.ts'
import { sourceOf } from '../source.ts'
import type { EndReason, Organ, PersonState, Power, Seat, State, Step } from '../fold/state.ts'
import { isLapsed } from './terms.ts'
import { type Entry, factsOfKind } from '../fold/timeline.ts'
import { type Appointment, endSeat, sameOffice, touch, type Turn, turnOf } from './turn.ts'

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
 * Organs that end as a whole by a status: a conversion gives the company new organs, a return from liquidation ends the liquidators, the
 * end of a concordat, also by bankruptcy, its commissioners.
 */
const organsEndedBy = (turn: Turn, code: StatusCode): { organs: Organ[]; reason: EndReason } | null => {
  switch (code) {
    case 'CONVERTED':
      return [...turn.roles].some((role) => ['board', 'managers'].includes(organOf(role)))
        ? { organs: ['board', 'managers', 'signatories'], reason: 'conversion' }
        : null
    case 'LIQUIDATION_REVERSED':
      return { organs: ['liquidators'], reason: 'liquidation_reversed' }
    case 'CONCORDAT_ENDED':
    case 'BANKRUPTCY':
      return { organs: ['commissioners'], reason: 'concordat_ended' }
    default:
      return null
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
const running = (turn: Turn, seats: readonly Seat[], organ: Organ): Seat[] =>
  seats.filter((seat) => organOf(seat.role) === organ && !isLapsed(seat.term, turn.entry.day))

const runningBefore = (turn: Turn, who: PersonState, organ: Organ): Seat[] =>
  running(turn, turn.before.get(who.person.key)?.seats ?? who.seats, organ)

/** No more persons sat in the organ before than `most`. */
const satAtMost = (turn: Turn, organ: Organ, most: number): boolean => {
  let sat = 0
  for (const { seats } of turn.before.values()) if (running(turn, seats, organ).length > 0 && ++sat > most) return false
  for (const who of inOrganOn(turn.state, organ, turn.entry.day)) if (!turn.before.has(who.person.key) && ++sat > most) return false
  return true
}

const hasOwnTerm = ({ role, until, term_years: years }: Appointment): boolean =>
  (role !== 'board_chair' && role !== 'board_vice_chair' && role !== 'manager_chair') || until !== null || years !== null

const recordElections = (turn: Turn): void => {
  const { state, entry } = turn
  const byOrgan = Map.groupBy(turn.appointments, (fact) => organOf(fact.role))
  for (const [organ, facts] of byOrgan) {
    const [fact] = facts
    if (!fact || organ === 'delegates' || organ === 'commissioners' || organ === 'auditors') continue
    const elected = new Map(
      facts.flatMap((each) => {
        const who = state.people.get(personKey(each.person))
        return who ? [[who.person.key, who] as const] : []
      }),
    )
    const given = (who: PersonState): Seat[] =>
      who.seats.filter((seat) => seat.noticeId === entry.notice.id && organOf(seat.role) === organ)
    const ends = [...elected.values()].flatMap((who) => given(who).flatMap((seat) => seat.term.endsOn ?? []))
    // A duty that one of those who sit there takes over renews no seat.
    const forLonger = (who: PersonState): boolean =>
      runningBefore(turn, who, organ).some((old) =>
        given(who).some(
          (seat) =>
            old.term.endsOn &&
            seat.term.endsOn &&
            old.term.endsOn < seat.term.endsOn &&
            (old.role === seat.role || facts.some((each) => personKey(each.person) === who.person.key && hasOwnTerm(each))),
        ),
      )
    // Whom the same notice gives a signature beside those whom it elects sits there on.
    const signs = factsOfKind(entry, 'representation').flatMap(({ persons, with: others }) => [...persons, ...others].map(personKey))
    const staying = signs.filter((key) => state.people.get(key)?.seats.some((seat) => organOf(seat.role) === organ))
    // Who comes to a seat that somebody left, or is confirmed in it, leaves the others where they sit.
    const fills = facts.every(({ told }) => told?.tells?.includes('fills_seat'))
    const renews = !fills && ([...elected.values()].some(forLonger) || satAtMost(turn, organ, elected.size))
    state.elections.push({
      organ,
      day: entry.day,
      noticeId: entry.notice.id,
      members: new Set([...elected.keys(), ...staying]),
      endsOn: ends.sort().at(-1) ?? null,
      renews,
      whole: facts.some(({ told }) => told?.tells?.includes('whole_organ')),
      source: sourceOf(fact),
    })
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
    const tenures = (turn.tenures.get(key) ?? []).filter(
      (tenure) => tenure.reason !== 'renewed' && !who.seats.some((seat) => seat.role === tenure.role),
    )
    const left = [...tenures, ...(unknown.get(key) ?? [])]
    if (left.length > 0) steps.push({ kind: 'left', person: who.person, tenures: left, remains: who.seats.length > 0 })
    if (opened.length > 0) {
      const renewed = opened.every((seat) => before.seats.some((old) => sameOffice(old, seat)))
      steps.push({
        kind: 'appointed',
        person: who.person,
        seats: opened.sort((a, b) => seniority(a.role) - seniority(b.role)),
        renewed,
        powers: who.powers,
      })
    } else if (who.seats.length > 0 && !samePowers(before.powers, who.powers)) {
      const source =
        who.powers.find((power) => power.source.noticeId === turn.entry.notice.id)?.source ??
        turn.revoked.get(key)?.source ??
        left[0]?.endSource
      if (source) steps.push({ kind: 'powers', person: who.person, before: before.powers, after: who.powers, source })
    }
  }
  return steps
}

const powerKey = (power: Power): string =>
  JSON.stringify([
    power.layer,
    power.mode,
    power.group,
    power.with.map((each) => each.key),
    power.anyOther,
    power.coSign,
    power.limit,
    power.scope,
    power.until,
    power.doubt !== null,
  ])

const samePowers = (a: Power[], b: Power[]): boolean => JSON.stringify(a.map(powerKey).sort()) === JSON.stringify(b.map(powerKey).sort())

/**
 * Somebody bears another name from now on: offices, powers and the signatures of others that name them go on under it. Nobody is renamed
 * into a person who is known besides.
 */
const rename = (state: State, old: PersonState | null, to: string): void => {
  const person = personOf(to)
  if (!old || old.seats.length === 0 || state.people.has(person.key)) return
  const before = old.person.key
  const now = (each: Person): Person => (each.key === before ? person : each)
  state.people.delete(before)
  old.person = person
  old.seats = old.seats.map((seat) => ({ ...seat, person }))
  state.people.set(person.key, old)
  addName(state.names, old)
  state.history = state.history.map((tenure) => ({ ...tenure, person: now(tenure.person) }))
  for (const who of state.people.values()) who.powers = who.powers.map((power) => ({ ...power, with: power.with.map(now) }))
  for (const { members } of state.elections) if (members.delete(before)) members.add(person.key)
}

/** Applies the offices and powers one notice states; says what changed. */
export const applyOfficers = (state: State, entry: Entry): Step[] => {
  const appointments = factsOfKind(entry, 'appointment').filter((fact) => fact.role !== 'auditor')
  const departures = factsOfKind(entry, 'departure').filter((fact) => fact.role !== 'auditor')
  const representations = factsOfKind(entry, 'representation')
  const statuses = factsOfKind(entry, 'status')
  if (appointments.length + departures.length + representations.length + statuses.length === 0) return []
  for (const fact of appointments)
    if (fact.formerly !== undefined) rename(state, recognise(state, fact.formerly, sits, new Set(), fact, entry.day), fact.person)
  const turn = turnOf(state, entry, appointments, departures)
  for (const fact of departures) depart(turn, fact)
  for (const fact of [...appointments].sort((a, b) => seniority(b.role) - seniority(a.role) || a.start - b.start)) appoint(turn, fact)
  endOrgans(turn)
  endDelegates(turn)
  applyPowers(state, entry, (who) => touch(turn, who))
  joinGroups(turn)
  for (const [key, { seats }] of turn.before) {
    const who = state.people.get(key)
    if (who) endPowers(who, seats, entry, turn.revoked.get(key) ?? null, turn.tenures.get(key)?.at(-1)?.endSource ?? null)
  }
  applyTitles(state, entry, (who) => touch(turn, who))
  recordElections(turn)
  return stepsOf(turn)
}
