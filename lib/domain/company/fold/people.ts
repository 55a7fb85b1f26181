/** Finding the person a notice means among those the company is known to have. */
import { bareName, personOf } from './names.ts'
import { addName, nearPerson } from './near-names.ts'
import type { ObservationCode, PersonState, State } from './state.ts'
import { type Source, sourceOf } from '../source.ts'
import type { StoredFact } from '../record.ts'
import type { IsoDate } from '../../kernel/dates.ts'

const wordCount = (name: string): number => name.split(/\s+/).length
const marks = (name: string): number => name.replace(/[\p{ASCII}]/gu, '').length

// A scan breaks words and drops the marks of letters, it does not add them.
const clearer = (a: string, b: string): string => {
  if (wordCount(a) !== wordCount(b)) return (wordCount(b) < wordCount(a) && wordCount(b) > 1) || wordCount(a) < 2 ? b : a
  return marks(b) > marks(a) ? b : a
}

/** The person of exactly this name, entered if not known yet. Of two spellings of one name the less damaged is kept. */
export const enter = (state: State, printed: string): PersonState => {
  const person = personOf(printed)
  const known = state.people.get(person.key)
  if (known) {
    known.person.name = clearer(known.person.name, person.name)
    return known
  }
  const entered: PersonState = { person, seats: [], powers: [] }
  state.people.set(person.key, entered)
  addName(state.names, entered)
  return entered
}

export const observe = (
  state: State,
  code: ObservationCode,
  day: IsoDate,
  sources: Source[],
  values: Record<string, string> = {},
): void => {
  state.observations.push({ code, day, sources, values })
}

/**
 * Whom a notice means that speaks of someone already known (an end of office, a co-signer). An exact name decides; failing that, and only
 * where all notices of the company were fetched, the one person who `may` be meant and whose name a scan could have turned into this one.
 * Either way a near match is reported, never silent. `taken` are keys the notice names itself: those are other persons.
 */
export const recognise = (
  state: State,
  printed: string,
  may: (who: PersonState) => boolean,
  taken: ReadonlySet<string>,
  fact: StoredFact,
  day: IsoDate,
): PersonState | null => {
  const { key } = personOf(printed)
  const exact = state.people.get(key)
  if (exact) return enter(state, printed)
  const near = nearPerson(state.names, key, (who) => !taken.has(who.person.key) && may(who))
  if (!near) return null
  const last = near.seats.at(-1)
  const sources = [...(last ? [last.source] : []), sourceOf(fact)]
  observe(state, state.searchesVariants ? 'name_variant' : 'similar_names', day, sources, {
    name: bareName(printed),
    other: near.person.name,
  })
  return state.searchesVariants ? near : null
}

/** The person has an office. */
export const sits = (who: PersonState): boolean => who.seats.length > 0
