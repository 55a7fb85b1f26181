/** The ends of offices that a notice states. */
import type { DepartureReason, Role } from '../../fact/fact.ts'
import type { Telling } from '../../fact/telling.ts'
import { personKey } from '../fold/names.ts'
import { enter, observe, recognise, sits } from '../fold/people.ts'
import { officeUnder, organOf } from './roles.ts'
import { hasSeatIn, takeSeat } from './seats.ts'
import { sourceOf } from '../source.ts'
import type { Organ, PersonState, Seat, Tenure } from '../fold/state.ts'
import { type Departure, endSeat, touch, type Turn } from './turn.ts'

const givenRoles = (turn: Turn, key: string): ReadonlySet<Role> => turn.given.get(key) ?? new Set()

const givenIn = (turn: Turn, key: string, organ: Organ): boolean => [...givenRoles(turn, key)].some((role) => organOf(role) === organ)

/**
 * The line ends only the power to sign of a member, not the membership: e-notices print an end of membership as "üyeliği sona ermiştir".
 */
const endsOnlyPower = (fact: Departure): boolean => fact.role === 'board_member' && tells(fact, 'power') && !tells(fact, 'membership')

const tells = ({ told }: Departure, telling: Telling): boolean => told?.tells?.includes(telling) ?? false

/** A chair is a member or a manager first: where only the chair was ever printed, the end of the chair leaves the office. */
const losesOnlyTitle = (fact: Departure, seat: Seat): boolean =>
  fact.role !== null &&
  officeUnder(fact.role) !== fact.role &&
  fact.role === seat.role &&
  (organOf(seat.role) === 'board' || tells(fact, 'chairmanship')) &&
  !leavesAltogether(fact.reason) &&
  !tells(fact, 'member')

const leavesAltogether = (reason: DepartureReason | null): boolean => reason === 'death'

/** The offices an end of `role` closes: membership closes its titles, a title only itself, a signing post the one the person holds. */
const closedBy = (turn: Turn, who: PersonState, fact: Departure): Seat[] => {
  const role = fact.role
  const { key } = who.person
  if (role === null || leavesAltogether(fact.reason))
    return who.seats.filter((seat) => leavesAltogether(fact.reason) || !givenRoles(turn, key).has(seat.role))
  const organ = organOf(role)
  // Who acts for a legal entity is told by the office of that entity.
  if ((organ === 'board' || organ === 'managers') && !hasSeatIn(who.seats, organ) && hasSeatIn(who.seats, 'delegates'))
    return who.seats.filter((seat) => organOf(seat.role) === 'delegates' && seat.noticeId !== turn.entry.notice.id)
  const open = who.seats.filter((seat) => seat.noticeId !== turn.entry.notice.id || !givenRoles(turn, key).has(seat.role))
  const implied = open.filter((seat) => seat.implied)
  switch (organ) {
    case 'board': {
      const ofBoard = open.filter((seat) => organOf(seat.role) === 'board')
      return [...implied, ...(role === 'board_member' ? ofBoard : ofBoard.filter((seat) => seat.role === role))]
    }
    case 'managers': {
      // "Müdür (Müdürler Kurulu Başkanı)" is one office with its title: its end is the end of both, unless the notice gives one of them
      // anew.
      const ofManagers = open.filter((seat) => organOf(seat.role) === 'managers')
      // "Müdür A'nın imza yetkisinin kaldırılmasına" of an employee who was only given a signature: that is what ends.
      if (ofManagers.length === 0 && tells(fact, 'power')) return open.filter((seat) => organOf(seat.role) === 'signatories')
      return [...implied, ...(tells(fact, 'chairmanship') ? ofManagers.filter((seat) => seat.role === role) : ofManagers)]
    }
    case 'signatories': {
      const posts = open.filter((seat) => organOf(seat.role) === 'signatories')
      const same = posts.filter((seat) => seat.role === role)
      return same.length > 0 ? same : posts.length === 1 ? posts : []
    }
    case 'liquidators':
    case 'commissioners':
    case 'delegates':
    case 'auditors':
      return [...implied, ...open.filter((seat) => seat.role === role)]
  }
}

/** Applies one end of office: closes the seats it ends, or tells of an office that was never known. */
export const depart = (turn: Turn, fact: Departure): void => {
  const { state, entry } = turn
  const organ = fact.role === null ? null : organOf(fact.role)
  const who = recognise(
    state,
    fact.person,
    organ === null ? sits : ({ seats }) => hasSeatIn(seats, organ) || hasSeatIn(seats, 'delegates'),
    turn.named,
    fact,
    entry.day,
  )
  const endSource = sourceOf(fact)
  if (who) touch(turn, who)
  if (who && endsOnlyPower(fact) && hasSeatIn(who.seats, 'board')) {
    turn.revoked.set(who.person.key, { organ: 'board', source: endSource })
    if (!givenIn(turn, who.person.key, 'board'))
      observe(state, 'representation_only_ended', entry.day, [endSource], { name: who.person.name })
    return
  }
  const closed = who ? closedBy(turn, who, fact) : []
  if (who && (fact.role === 'authorised_signatory' || tells(fact, 'power'))) {
    const holdsPost = organ !== null && hasSeatIn(who.seats, organ)
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
    const under = organOf(seat.role)
    const kept = losesOnlyTitle(fact, seat) && under !== null && !hasSeatIn(who.seats, under)
    if (kept) takeSeat(state, who, { ...seat, role: officeUnder(seat.role) })
  }
  // An office the same notice gives again was held before, though no known notice says so: nothing ended.
  const givenAgain = [...givenRoles(turn, personKey(fact.person))].some((role) => role === fact.role || officeUnder(role) === fact.role)
  const heldNothing =
    closed.length === 0 &&
    !givenAgain &&
    !(who && fact.role && (givenRoles(turn, who.person.key).has(fact.role) || turn.tenures.has(who.person.key)))
  if (heldNothing) {
    const known = who ?? enter(state, fact.person)
    touch(turn, known)
    const { person } = known
    const tenure: Tenure = {
      person,
      role: fact.role,
      legalEntity: null,
      since: null,
      term: null,
      source: null,
      endedOn: fact.on ?? entry.day,
      reason: fact.reason ?? 'unstated',
      endSource,
    }
    state.history.push(tenure)
    turn.unknown.push(tenure)
    if (state.searchesVariants) observe(state, 'departure_without_office', entry.day, [endSource], { name: person.name })
  }
}
