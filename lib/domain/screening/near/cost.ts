/** What it costs to turn one sound of a part of a name into another: little for letters that are written for one another. */
import { remembered } from '../../kernel/remembered.ts'

/** What letters cost that are written for one another: vowels near in sound, consonants that alphabets and languages exchange. */
const COSTS: readonly (readonly [cost: number, pairs: string])[] = [
  [0.05, 'iy'],
  [0.1, 'ou'],
  [0.15, 'ae ei θt θs ðd ðz'],
  [0.2, 'dt bp'],
  [0.25, 'ao sz'],
  [0.3, 'iu kg ov uv'],
  [0.35, 'ai'],
  [0.4, 'au gc vb vf hk hg dz'],
  [0.5, 'eo eu io kc cy mn sc zc'],
]

const LETTERS = 'abcdefghijklmnopqrstuvwxyzθð'
const SIZE = LETTERS.length + 1
// Number of a letter; all others have the last.
const numberOf = (letter: string): number => {
  const at = LETTERS.indexOf(letter)
  return at < 0 ? SIZE - 1 : at
}
const SWAPS = new Float64Array(SIZE * SIZE).fill(1)
for (const [cost, pairs] of COSTS) {
  for (const pair of pairs.split(' ')) {
    const [one, other] = [numberOf(pair[0] ?? ''), numberOf(pair[1] ?? '')]
    SWAPS[one * SIZE + other] = cost
    SWAPS[other * SIZE + one] = cost
  }
}
const LONELY: Record<string, number> = { a: 0.35, e: 0.35, i: 0.35, o: 0.35, u: 0.35, y: 0.3, h: 0.3, v: 0.5 }
const ALONE = Float64Array.from([...LETTERS, ''], (letter) => LONELY[letter] ?? 1)
/** A wrong consonant at the beginning of a part weighs more: few slips and no transliterations begin there. */
const AT_FIRST = 1.5
/** An -i at the end makes another name of many (HAKAN, HAKKANİ). */
const LAST_I = 0.6
/** Two neighbours changed about. */
const CHANGED_ABOUT = 0.6
const I = numberOf('i')
const FIRST_VOWELS = new Set([...'aeiou'].map(numberOf))

/** Longest sound that is compared, in letters; of longer ones the beginning. */
const LONGEST = 60
/** A sound as the numbers of its letters: what {@link costOf} compares. */
export const codesOf: (sound: string) => Uint8Array = remembered((sound) => Uint8Array.from(sound.slice(0, LONGEST), numberOf), 50_000)

const row = (): Float64Array => new Float64Array(LONGEST + 1)
// Three rows of the table of costs and what each letter of the other sound costs alone, used by one comparison at a time.
const ROWS = [row(), row(), row()] as const
const ALONE_OF = row()

const alone = (letters: Uint8Array, at: number): number =>
  letters[at] === I && at === letters.length - 1 ? LAST_I : (ALONE[letters[at] ?? 0] ?? 1)

/**
 * The least cost of turning one sound into the other: single letters put in, left out, exchanged or changed about. Above `most` any
 * number.
 */
export const costOf = (a: Uint8Array, b: Uint8Array, most: number): number => {
  const width = b.length + 1
  let [before, last, next]: [Float64Array, Float64Array, Float64Array] = [ROWS[0], ROWS[1], ROWS[2]]
  last[0] = 0
  for (let at = 1; at < width; at++) {
    ALONE_OF[at] = alone(b, at - 1)
    last[at] = (last[at - 1] ?? 0) + (ALONE_OF[at] ?? 0)
  }
  for (let line = 1; line <= a.length; line++) {
    const letter = a[line - 1] ?? 0
    const here = alone(a, line - 1)
    let lowest = (next[0] = (last[0] ?? 0) + here)
    for (let at = 1; at < width; at++) {
      const opposite = b[at - 1] ?? 0
      let swap = letter === opposite ? 0 : (SWAPS[letter * SIZE + opposite] ?? 1)
      if (line === 1 && at === 1 && !FIRST_VOWELS.has(letter)) swap *= AT_FIRST
      let least = Math.min((last[at] ?? 0) + here, (next[at - 1] ?? 0) + (ALONE_OF[at] ?? 0), (last[at - 1] ?? 0) + swap)
      if (line > 1 && at > 1 && letter === b[at - 2] && a[line - 2] === opposite)
        least = Math.min(least, (before[at - 2] ?? 0) + CHANGED_ABOUT)
      next[at] = least
      if (least < lowest) lowest = least
    }
    // Neighbours changed about reach back one line more.
    if (lowest > most + CHANGED_ABOUT) return Infinity
    const free = before
    before = last
    last = next
    next = free
  }
  return last[b.length] ?? 0
}

/** How many letters must be put in, left out, exchanged or changed about to turn one sound into the other, whichever they are. */
export const editsBetween = (a: Uint8Array, b: Uint8Array): number => {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [line, letter] of a.entries()) {
    const next = [line + 1]
    for (const [at, opposite] of b.entries()) {
      const about = letter === b[at - 1] && a[line - 1] === opposite ? (before[at - 1] ?? Infinity) + 1 : Infinity
      next.push(Math.min((last[at] ?? 0) + (letter === opposite ? 0 : 1), (last[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, about))
    }
    before = last
    last = next
  }
  return last[b.length] ?? 0
}
