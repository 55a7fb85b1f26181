/**
 * What scanning does to a printed text: letters taken for others that look like them, with a seeded generator, so that a run can be
 * repeated.
 */

// A digit is taken for a letter here, never for another digit: that nobody could see in the text alone.
const LOOKS_LIKE: Record<string, string[]> = {
  a: ['o', 'e', 'u'],
  b: ['h', '6'],
  c: ['e', 'ç', 'o'],
  ç: ['c', 'g'],
  d: ['cl', 'b'],
  e: ['c', 'o', 'é'],
  f: ['t', 'r'],
  g: ['ğ', 'q', 'ç'],
  ğ: ['g', 'q'],
  h: ['b', 'n', 'li'],
  ı: ['i', 'l', '1', 'r'],
  i: ['ı', 'l', '1', 'í'],
  j: ['i'],
  k: ['lc', 'x'],
  l: ['i', 'ı', '1', 't', '|'],
  m: ['rn', 'nı', 'n'],
  n: ['ri', 'u', 'm'],
  o: ['ö', '0', 'a', 'e'],
  ö: ['o', 'ô', '6'],
  p: ['b', 'n'],
  r: ['ı', 'n', 't'],
  s: ['ş', '5', 'e'],
  ş: ['s', 'g', '5'],
  t: ['l', 'f', 'r'],
  u: ['ü', 'n', 'ıı', 'v'],
  ü: ['u', 'ii', 'ö'],
  v: ['y', 'u'],
  y: ['v', 'g'],
  z: ['2', 's'],
  A: ['Â', 'Á', '4'],
  B: ['8', 'R', 'E'],
  C: ['Ç', 'G', 'O'],
  Ç: ['C', 'G'],
  D: ['O', 'B', '0'],
  E: ['F', 'B', 'É'],
  F: ['E', 'P'],
  G: ['Ğ', 'C', '6'],
  Ğ: ['G', 'Ö'],
  H: ['N', 'M', 'II'],
  I: ['İ', 'l', '1', '|'],
  İ: ['I', 'l', 'i', '1'],
  J: ['I'],
  K: ['X', 'R'],
  L: ['I', 'E', 'İ'],
  M: ['N', 'H', 'IVI'],
  N: ['M', 'H', 'W'],
  O: ['Ö', '0', 'Q', 'C'],
  Ö: ['O', '0', 'Ü'],
  P: ['F', 'R'],
  R: ['B', 'K', 'P'],
  S: ['Ş', '5', '8'],
  Ş: ['S', '5'],
  T: ['I', 'Y', 'F'],
  U: ['Ü', 'V', 'L'],
  Ü: ['U', 'O', 'İİ'],
  V: ['Y', 'U'],
  Y: ['V', 'T'],
  Z: ['2', 'S'],
  '0': ['O', 'o'],
  '1': ['l', 'I', 'ı'],
  '5': ['S', 'ş'],
  '6': ['G', 'b'],
  '8': ['B', 'S'],
  '.': [',', ''],
  ',': ['.', ''],
  "'": ['’', '"', '*'],
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export const generator = (seed: number) => {
  let state = seed >>> 0
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The text with `share` (0.02: two in a hundred) of its characters that look like others damaged. */
export const damage = (text: string, share: number, seed: number): string => {
  const next = generator(seed)
  return [...text]
    .map((letter) => {
      const others = LOOKS_LIKE[letter]
      if (!others || next() >= share) return letter
      return others[Math.floor(next() * others.length)] ?? letter
    })
    .join('')
}
