/** Numbers in the words of notices, read only where the words are the number's own and nothing is left over. */
import { NUMERALS, SCALES } from '../../kernel/numerals.ts'
import { numberInWords } from '../../fact/amounts.ts'

const UNITS = Object.entries(NUMERALS).filter(([, value]) => value < 10n)
const TENS = Object.entries(NUMERALS).filter(([, value]) => value >= 10n)
const LARGE = Object.entries(SCALES).reverse()
const wordFor = (words: readonly [string, bigint][], value: bigint): string => words.find(([, each]) => each === value)?.[0] ?? ''
const below1000 = (value: bigint): string => {
  const [hundreds, rest] = [value / 100n, value % 100n]
  return (
    (hundreds > 1n ? wordFor(UNITS, hundreds) : '') +
    (hundreds > 0n ? 'yuz' : '') +
    wordFor(TENS, rest - (rest % 10n)) +
    wordFor(UNITS, rest % 10n)
  )
}
/** A whole number in words, in plain letters without blanks (`ikimilyonbesyuzbin`). */
export const wordsOf = (value: bigint): string => {
  let [words, rest] = ['', value]
  for (const [word, scale] of LARGE) {
    const part = rest / scale
    if (part > 0n) words += (part === 1n && word === 'bin' ? '' : below1000(part)) + word
    rest %= scale
  }
  return words + below1000(rest)
}

/** The words of numbers, longest first, as the alternatives of a pattern. */
export const NUMERAL = [...Object.keys(NUMERALS), ...Object.keys(SCALES), 'yuz'].sort((a, b) => b.length - a.length).join('|')
/** Words of a number, run together or apart. */
export const SPELT = `(?:(?:${NUMERAL})[ -]?)*(?:${NUMERAL})`

/** The number that words say; null where they are not those of one number ("bir iki", "bin yüz bin"). */
export const spelt = (words: string): bigint | null => {
  const letters = words.replace(/[ -]/g, '')
  const value = numberInWords(letters)
  return value !== null && wordsOf(value) === letters ? value : null
}
