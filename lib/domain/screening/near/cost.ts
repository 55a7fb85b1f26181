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

const lettersOf = remembered((text) => Uint8Array.from(text, numberOf), 50_000)
const alone = (letters: Uint8Array, at: number): number =>
  letters[at] === I && at === letters.length - 1 ? LAST_I : (ALONE[letters[at] ?? 0] ?? 1)

/** The least cost of turning one sound into the other: single letters put in, left out, exchanged or changed about. Above `most` any number. */
export const costOf = (one: string, other: string, most: number): number => {
  const [a, b] = [lettersOf(one), lettersOf(other)]
  const width = b.length + 1
  let [before, last, next] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)]
  for (let at = 1; at < width; at++) last[at] = (last[at - 1] ?? 0) + alone(b, at - 1)
  for (let row = 1; row <= a.length; row++) {
    const letter = a[row - 1] ?? 0
    const here = alone(a, row - 1)
    let lowest = (next[0] = (last[0] ?? 0) + here)
    for (let at = 1; at < width; at++) {
      const opposite = b[at - 1] ?? 0
      const swap =
        letter === opposite
          ? 0
          : (SWAPS[letter * SIZE + opposite] ?? 1) * (row === 1 && at === 1 && !FIRST_VOWELS.has(letter) ? AT_FIRST : 1)
      let least = Math.min((last[at] ?? 0) + here, (next[at - 1] ?? 0) + alone(b, at - 1), (last[at - 1] ?? 0) + swap)
      if (row > 1 && at > 1 && letter === b[at - 2] && a[row - 2] === opposite)
        least = Math.min(least, (before[at - 2] ?? 0) + CHANGED_ABOUT)
      next[at] = least
      if (least < lowest) lowest = least
    }
    // Neighbours changed about reach back one row more.
    if (lowest > most + CHANGED_ABOUT) return Infinity
    ;[before, last, next] = [last, next, before]
  }
  return last[b.length] ?? 0
}
