/**
 * What scanning does to a printed page, drawn another way than in damage.ts: letters lose or gain their marks, small and large ones with
 * one shape change places, letters and blanks are lost or doubled, specks become marks, digits are taken for each other, a word is smeared
 * away, two lines run into one.
 */
import { generator } from './damage.ts'

// Groups of shapes that one engine or another takes for each other; what is written with two letters is a pair that looks like one.
const SHAPES = [
  ['ı', 'i', 'l', 'I', '1', '|', '!'],
  ['İ', 'I', 'l', 'T', '1'],
  ['ş', 's', '$'],
  ['Ş', 'S', '5'],
  ['ç', 'c', 'e'],
  ['Ç', 'C', 'G'],
  ['ğ', 'g', 'q', '9'],
  ['Ğ', 'G', '6'],
  ['ö', 'o', '0', 'ô'],
  ['Ö', 'O', '0', 'Q'],
  ['ü', 'u', 'ii', 'û'],
  ['Ü', 'U', 'Ù'],
  ['m', 'rn', 'in', 'nn'],
  ['d', 'cl', 'el'],
  ['h', 'lı', 'b'],
  ['k', 'lc', 'le'],
  ['w', 'vv'],
  ['n', 'ri', 'r', 'u'],
  ['u', 'n', 'ıı'],
  ['a', 'ä', 'o', 's'],
  ['e', 'c', 'ê', 'é'],
  ['v', 'y', 'r'],
  ['t', 'f', '('],
  ['r', 'n', 't'],
  ['z', '2', 'r'],
  ['p', 'o', 'n'],
  ['b', 'h', 'lo'],
  ['g', 'q', 'ğ', 'y'],
  ['y', 'v', 'j'],
  ['f', 't', 'í'],
  ['s', 'a', '8'],
  ['o', 'c', 'e', 'a'],
  ['A', 'Á', 'R'],
  ['B', 'R', '8', 'E'],
  ['D', 'O', 'I)'],
  ['E', 'L', 'F', 'B'],
  ['F', 'P', 'T'],
  ['G', 'C', 'Ö'],
  ['H', 'II', 'N'],
  ['K', 'R', 'H'],
  ['L', 'I', 'T'],
  ['M', 'NI', 'W'],
  ['N', 'H', 'II'],
  ['O', 'D', 'C', '0'],
  ['P', 'F', 'R'],
  ['R', 'K', 'B'],
  ['S', '8', 'Ş', '5'],
  ['T', 'I', 'Y', '1'],
  ['U', 'LI', 'Ü', 'V'],
  ['V', 'Y', 'U'],
  ['Y', 'T', 'V'],
  ['Z', '7', '2'],
  ['0', 'O', '6', '8'],
  ['1', 'l', '7', 'I'],
  ['2', 'Z', '7'],
  ['3', '8', '5'],
  ['5', 'S', '6', '3'],
  ['6', '8', 'b', '0'],
  ['7', '1', '?'],
  ['8', '3', 'B', '6'],
  ['9', '0', 'g', '4'],
  ['4', 'A', '1'],
  ['.', ',', '·', ''],
  [',', '.', "'", ''],
  [':', '.', ';', ''],
  [';', ',', ':'],
  ['(', '{', 'C'],
  [')', '}', 'J'],
]
const OTHERS = new Map(SHAPES.map(([shape = '', ...others]) => [shape, others]))
const SPECKS = [' .', ' ·', "'", '*', '~', ' -', '_', '^', '“', ' |']

/** The text with about `share` (0.02: two in a hundred) of its characters hit by one of these. */
export const scan = (text: string, share: number, seed: number): string => {
  const next = generator(seed * 7919 + 13)
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)]
  const hit = (char: string): string => {
    const kind = next()
    if (char === '\n') return kind < 0.5 ? ' ' : kind < 0.6 ? ' | ' : char
    if (char === ' ') return kind < 0.4 ? '' : kind < 0.7 ? '  ' : `${pick(SPECKS)} `
    if (kind < 0.78) return pick(OTHERS.get(char) ?? [char]) ?? char
    if (kind < 0.85) return ''
    if (kind < 0.9) return char + char
    if (kind < 0.96) return `${char} `
    return char + pick(SPECKS)
  }
  // One hit in sixty takes the whole word with it.
  return text
    .split(/(\s)/)
    .map((word) =>
      word.length > 2 && next() < (share * word.length) / 60 ? '' : [...word].map((char) => (next() < share ? hit(char) : char)).join(''),
    )
    .join('')
}
