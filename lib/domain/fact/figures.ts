/**
 * Digits of a damaged notice: those that a scan took for letters, and which amounts and counts it tells for certain. A digit that a scan
 * took for another can be seen by what the notice says beside it alone.
 */
import { hundredths } from '../kernel/decimal.ts'
import { amountOf, numberInWords } from './amounts.ts'
import { plainLetters } from '../text/letters.ts'

const NUMBER = /(?<![\p{L}\d])\d[\d.,]{0,22}\d|(?<![\p{L}\d.,])\d(?![\p{L}\d])/gu
const WORDS = /\(([^()]{3,90})\)/g
const CURRENCY = /yalniz|yeni|turk|lira[a-z]*|tl\b|adet|[^a-z]/g
/** How many different numbers of a notice are held against each other. */
const MOST = 60

/**
 * Tells of an amount (decimal text) whether the notice proves it: it is printed twice, in words, or is the product or the sum of two
 * others.
 */
export const provenIn = (text: string): ((amount: string) => boolean) => {
  const times = new Map<bigint, number>()
  for (const [printed] of text.matchAll(NUMBER)) {
    const value = hundredths(amountOf(printed) ?? '')
    if (value !== null && value > 0n) times.set(value, (times.get(value) ?? 0) + 1)
  }
  const inWords = new Set(
    [...text.matchAll(WORDS)].flatMap(([, words = '']) => {
      const number = numberInWords(plainLetters(words).replace(CURRENCY, ''))
      return number === null ? [] : [number * 100n]
    }),
  )
  const numbers = [...times.keys()].slice(0, MOST)
  const known = new Set(numbers)
  return (amount) => {
    const value = hundredths(amount)
    if (value === null) return false
    return (
      (times.get(value) ?? 0) > 1 ||
      inWords.has(value) ||
      numbers.some(
        (each) =>
          (each < value && each > 100_000n && known.has(value - each)) ||
          (each > 100n && each < value && (value * 100n) % each === 0n && (value * 100n) / each > 100n && known.has((value * 100n) / each)),
      )
    )
  }
}

// What a scan makes of a digit where nothing but a digit can stand; an S may have been a five or an eight.
const AS_DIGIT: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  I: '1',
  l: '1',
  ı: '1',
  İ: '1',
  i: '1',
  '|': '1',
  '!': '1',
  B: '8',
  G: '6',
  b: '6',
  ş: '5',
  Ş: '5',
}
// What a match begins with is looked for first: to ask what stands before every letter costs much more.
const MARKED =
  /(?=[\dOoQIlıİi|!BGbşŞ]{1,12}[.,/-])(?<![\p{L}\d|!.,/*#-])[\dOoQIlıİi|!BGbşŞ]{1,12}(?:[.,/-][\dOoQIlıİi|!BGbşŞ]{1,4}){1,6}(?![\p{L}\d|!*#])/gu
const SHAPE = /^(?:\d{1,2}([./-])\d{1,2}\1\d{4}|\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d{1,12},\d{2})$/
const BARE = /(?=[\dOoIlı|!])(?<![\p{L}\d|!.,/*#-])(?=[\dOoIlı|!]*\d)[\dOoIlı|!]{4,16}(?![\p{L}\d|!*#])/gu

const withDigits = (printed: string): string => printed.replace(/[OoQIlıİi|!BGbşŞ]/g, (letter) => AS_DIGIT[letter] ?? letter)
const mostlyDigits = (printed: string): boolean => printed.replace(/\D/g, '').length * 5 >= printed.replace(/[.,/-]/g, '').length * 3

// Months in Roman numerals that no scan makes of digits, and those that one makes of an 11, as it does elsewhere in such a text.
const ROMAN_DAY = /(?<![\p{L}\d])\d{1,2}[./-](?:III|I?V|VI{1,3}|I?X|XI{1,2})[./-](?:19|20)\d\d(?!\d)/u
const LIKE_ROMAN = /^\d{1,2}[./-]I{1,2}[./-]\d{4}$/
const SCANNED = /(?<![\p{L}\d])(?:[Il|!]\d|\d+[Il|!])[\dIl|!]*(?![\p{L}\d])/u

/** The text, equally long, with the digits of dates, amounts and long numbers where a scan put letters that look like them. */
export const digitsIn = (text: string): string => {
  const isRoman = (): boolean => ROMAN_DAY.test(text) || !SCANNED.test(text)
  return text
    .replace(MARKED, (printed) => {
      // "5.II.2021" beside "7.IX.2021": a month of a text that prints them so.
      if (LIKE_ROMAN.test(printed) && isRoman()) return printed
      const digits = withDigits(printed)
      return digits !== printed && mostlyDigits(printed) && SHAPE.test(digits) ? digits : printed
    })
    .replace(BARE, (printed) => (mostlyDigits(printed) ? withDigits(printed) : printed))
}
