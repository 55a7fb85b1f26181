/** Which amounts and counts a damaged notice tells for certain: a digit that a scan took for another can be seen by what the notice says beside it alone. */
import { hundredths } from '../kernel/decimal.ts'
import { amountOf, numberInWords } from './amounts.ts'
import { plainLetters } from './mend.ts'

const NUMBER = /(?<![\p{L}\d])\d[\d.,]{0,22}\d|(?<![\p{L}\d.,])\d(?![\p{L}\d])/gu
const WORDS = /\(([^()]{3,90})\)/g
const CURRENCY = /yalniz|yeni|turk|lira[a-z]*|tl\b|adet|[^a-z]/g
/** How many different numbers of a notice are held against each other. */
const MOST = 60

/** Tells of an amount (decimal text) whether the notice proves it: it is printed twice, in words, or is the product or the sum of two others. */
export const provenIn = (text: string): ((amount: string) => boolean) => {
  const times = new Map<bigint, number>()
  for (const [printed] of text.matchAll(NUMBER)) {
    const value = hundredths(amountOf(printed) ?? '')
    if (value !== null && value > 0n) times.set(value, (times.get(value) ?? 0) + 1)
  }
  const inWords = new Set([...text.matchAll(WORDS)].flatMap(([, words = '']) => { const number = numberInWords(plainLetters(words).replace(CURRENCY, '')); return number === null ? [] : [number * 100n] }))
  const numbers = [...times.keys()].slice(0, MOST)
  const known = new Set(numbers)
  return (amount) => {
    const value = hundredths(amount)
    if (value === null) return false
    return (times.get(value) ?? 0) > 1 || inWords.has(value)
      || numbers.some((each) => (each < value && each > 100_000n && known.has(value - each)) || (each > 100n && each < value && (value * 100n) % each === 0n && (value * 100n) / each > 100n && known.has((value * 100n) / each)))
  }
}
