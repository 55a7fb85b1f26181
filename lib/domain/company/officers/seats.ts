/**
 * Who sits where, kept while notices are read, so that each looks at the people it concerns and not at everybody ever named. A person is
 * found under what a seat was taken for; who gave it up since is left out when asked for.
 */
import type { Role } from '../../fact/fact.ts'
import type { IsoDate } from '../../kernel/dates.ts'
import { organOf } from './roles.ts'
import type { Organ, PersonState, Seat, State } from '../fold/state.ts'
import { isLapsed } from './terms.ts'

const under = (state: State, heading: string): Set<PersonState> => {
  const known = state.seated.get(heading) ?? new Set()
  state.seated.set(heading, known)
  return known
}

const officeHeading = (role: Role): string => `office ${role}`
const entityHeading = (key: string): string => `for ${key}`
const organHeading = (organ: Organ): string => `organ ${organ}`

/** Whether one of the seats is in the organ. */
export const hasSeatIn = (seats: readonly Seat[], organ: Organ): boolean => seats.some((seat) => organOf(seat.role) === organ)

/** Gives a person a seat beside those they have. */
export const takeSeat = (state: State, who: PersonState, taken: Seat): void => {
  who.seats = [...who.seats, taken]
  under(state, officeHeading(taken.role)).add(who)
  under(state, organHeading(organOf(taken.role))).add(who)
  if (taken.legalEntity) under(state, entityHeading(taken.legalEntity.key)).add(who)
}

const still = (people: Set<PersonState>, holds: (held: Seat) => boolean): PersonState[] => {
  for (const who of people) if (!who.seats.some(holds)) people.delete(who)
  return [...people]
}

/** Who holds an office, over or not. */
export const holdersOf = (state: State, role: Role): PersonState[] => still(under(state, officeHeading(role)), (held) => held.role === role)

/** Who acts for a legal entity. */
export const actingFor = (state: State, key: string): PersonState[] =>
  still(under(state, entityHeading(key)), (held) => held.legalEntity?.key === key)

/**
 * Who sits in an organ with a term not over on the day, one after the other. Days must come in order: who is left out once stays out until
 * seated anew.
 */
export const inOrganOn = function* (state: State, organ: Organ, day: IsoDate): Generator<PersonState> {
  const people = under(state, organHeading(organ))
  for (const who of people) {
    if (who.seats.some((held) => organOf(held.role) === organ && !isLapsed(held.term, day))) yield who
    else people.delete(who)
  }
}
