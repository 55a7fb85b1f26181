/**
 * Finding the names a damaged one can mean without comparing it with every name of a company. Two facts about reading errors (names.ts)
 * make it a look-up: they touch only letters of a few shapes, so that all other letters of a name stay in order; and a name bears two of
 * them at most, so that of three parts of it one stays whole, moved by two places at most.
 */
import { nearestPerson } from './names.ts'
import type { NearNames, PersonState } from './state.ts'

const ERRORS = 2
const PARTS = ERRORS + 1

// Letters a scan confuses with one another, adds or drops; `z` is taken for `s` alone. What is left of a name has its doubled letters
// written once.
const untouched = (key: string): string =>
  key
    .replace(/[itjfrnhuvbymkceogq]+/g, '')
    .replaceAll('z', 's')
    .replace(/(.)\1+/g, '$1')

const partsOf = (length: number): [from: number, to: number][] =>
  Array.from({ length: PARTS }, (_, at) => [Math.floor((at * length) / PARTS), Math.floor(((at + 1) * length) / PARTS)])

const entryOf = (length: number, from: number, part: string, rest: string): string => `${length} ${from} ${part} ${rest}`

/** Enters a person; each once. */
export const addName = (names: NearNames, who: PersonState): void => {
  const { key } = who.person
  const rest = untouched(key)
  names.set(rest, [])
  for (const [from, to] of partsOf(key.length)) {
    const entry = entryOf(key.length, from, key.slice(from, to), rest)
    const known = names.get(entry)
    if (known) known.push(who)
    else names.set(entry, [who])
  }
}

/**
 * The one person entered, of those that `may` be meant, whose name a scan could have turned into this key; null where none or several are.
 */
export const nearPerson = (names: NearNames, key: string, may: (who: PersonState) => boolean): PersonState | null => {
  const rest = untouched(key)
  // no name is near whose untouched letters are others
  if (!names.has(rest)) return null
  const found = new Map<string, PersonState>()
  for (let length = key.length - ERRORS; length <= key.length + ERRORS; length++) {
    for (const [from, to] of partsOf(length)) {
      for (let moved = -ERRORS; moved <= ERRORS; moved++) {
        if (from + moved < 0) continue
        for (const who of names.get(entryOf(length, from, key.slice(from + moved, to + moved), rest)) ?? []) found.set(who.person.key, who)
      }
    }
  }
  const near = nearestPerson(
    key,
    [...found.values()].filter(may).map((who) => who.person),
  )
  return near && (found.get(near.key) ?? null)
}
