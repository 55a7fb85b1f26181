/**
 * Offices of the trade registry (ticaret sicili müdürlükleri; until 2012 memurluk). The same number at another office is another company,
 * so an office is recognised exactly or not at all; only text from OCR may be brought to the nearest office, and only where a single one
 * lies near.
 */
import { OFFICES_BY_PROVINCE, OTHER_NAMES } from './offices-data.ts'
import type { Office } from '../jurisdiction.ts'
import { fold } from '../../kernel/text.ts'

/** All offices of the official search form. */
export const OFFICES: readonly Office[] = Object.entries(OFFICES_BY_PROVINCE).flatMap(([province, names]) =>
  names.map((name) => ({ name, province })),
)

/** The 81 provinces (il), in Turkish capitals. */
export const PROVINCES: readonly string[] = Object.keys(OFFICES_BY_PROVINCE)

const letters = (text: string): string => fold(text).replaceAll(' ', '')

const BY_KEY: ReadonlyMap<string, Office> = new Map(
  OFFICES.flatMap((office) => {
    const names = [office.name, ...(OTHER_NAMES[office.name] ?? [])]
    const withProvince = [`${office.province} ${office.name}`, `${office.name} ${office.province}`]
    return [...names, ...withProvince].map((name) => [letters(name), office] as const)
  }),
)

// Case endings after the apostrophe: 'NDEN, 'NÜN, 'NE, 'NDE, 'NCE. `MÜD.` and `MD.` are abbreviations of old notices and of people.
const SUFFIX = /(?:tic|ticaret)?sicili?(?:m[ue][dm]ur(?:lugu|luk|lug)|mud|md)?(?:nden|ndan|nun|nde|nda|nce|nca|ne|na|den|dan)?$/

const strip = (printed: string): string => {
  const key = letters(printed.replace(/^\s*T\s*[.,]\s*C\s*[.,]?\s+/i, ''))
  return key.replace(SUFFIX, '') || key
}

/**
 * The office a text names, in any of its written forms: bare name, `T.C. … TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN`, old `Ticaret Sicil
 * Memurluğundan` (also broken over a line), without Turkish letters, an earlier name (`İÇEL`, `İZMİT`), with its province
 * (`TORBALI/İZMİR`). Null for anything else: nothing is guessed.
 */
export const findOffice = (printed: string): Office | null => BY_KEY.get(strip(printed)) ?? BY_KEY.get(letters(printed)) ?? null

/**
 * Number of single-letter edits (insert, drop, replace, swap of neighbours) between two words; counting stops above `most`, then `most +
 * 1`.
 */
const edits = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped))
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}

// Short names lie too near each other (VAN, BOR, MUT, MUŞ; KARS, KAMAN) to bear damage.
const bearable = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** Words before the (perhaps damaged) words TİCARET SİCİLİ …; all words where they do not occur. */
const nameWords = (printed: string): string => {
  const words = fold(printed.slice(0, 200)).split(' ')
  const from = words[0] === 't' && words[1] === 'c' ? 2 : words[0] === 'tc' ? 1 : 0
  const end = words.findIndex((word, at) => at > from && (edits(word, 'ticaret', 2) <= 2 || edits(word, 'sicili', 2) <= 2))
  return words.slice(from, end < 0 ? undefined : end).join('')
}

/**
 * As {@link findOffice}, for text from OCR: besides the exact forms, the one office whose name differs by at most one letter (five to seven
 * letters long) or two (longer). Null where no office or more than one is that near.
 */
export const nearestOffice = (printed: string): Office | null => {
  const exact = findOffice(printed)
  if (exact) return exact
  const name = nameWords(printed)
  const known = BY_KEY.get(name)
  if (known) return known
  let best = Infinity
  let near = new Set<Office>()
  for (const [key, office] of BY_KEY) {
    const most = bearable(Math.min(key.length, name.length))
    const distance = edits(name, key, most)
    if (distance > most || distance > best) continue
    if (distance < best) near = new Set()
    best = distance
    near.add(office)
  }
  const [only, ...others] = near
  return only && others.length === 0 ? only : null
}
