/** Amounts of lira and numbers of shares inside the plain letters of a notice. */
import { decimalOf, hundredths } from '../kernel/decimal.ts'
import { parseAmount } from '../kernel/money.ts'
import { NUMERALS, SCALES } from '../kernel/numerals.ts'
import { plainLetters } from '../text/letters.ts'

/** A printed number, one group; it does not begin inside a number whose first digits a scan took for letters (`5O.000,00`). */
export const AMOUNT = String.raw`(?<![a-z0-9|!][.,]?)(?!\d{1,2}[./]\d{1,2}[./]\d{4} \d)(\d[\d., ]{0,22}\d|\d)`

/** The currency after it, as printed and as scanning leaves it (`-TL`, `,00.-TL`, `TI.`, `Tür Lirası`). */
export const LIRA = String.raw`\s?[.,;]?\s?-?\s?(?:\([^()]{3,60}\)\s?)?(?:yeni\s?)?(?:tur\S?\s?lira[a-z]{0,3}|lira(?:sin?)?|ytl|y\.t\.l\.?|tl|t\.?[li1]\b\.?|t\. ?l\.?)`

// Blanks part thousands like full stops do; digits apart in any other way are two numbers, or one that lost some.
const ODD_BLANK = /\d +(?!\d{3}(?!\d))\d/

/** The last digits of a number whose first ones stand apart ("100. 000"). */
const TORN_OFF = /^0\d/

/** A number as printed, where a blank inside it may be a lost full stop (`2.500 000,00`); null where it is no amount. */
export const amountOf = (printed: string | undefined): string | null =>
  printed === undefined || printed === '' || ODD_BLANK.test(printed) || TORN_OFF.test(printed)
    ? null
    : /\.,\d{2}$/.test(printed)
      ? amountOf(printed.replace(/\.,(?=\d{2}$)/, ','))
      : (parseAmount(printed) ?? parseAmount(printed.replace(/(?<=\d) +(?=\d{3}(?!\d))/g, '.').replace(/ /g, '')))

/** A count of shares. */
export const countOf = (printed: string | undefined): number | null => {
  const amount = amountOf(printed)
  return amount?.endsWith('.00') ? Number(amount.slice(0, -3)) : null
}

const FOREIGN: [string, string][] = [
  ['USD', 'usd|(?:abd|a\\.b\\.d\\.|amerikan) dolari?|\\$'],
  ['EUR', 'eur\\b|euro|avro|€'],
  ['GBP', 'gbp|ingiliz sterlini|sterlin|£'],
  ['CHF', 'chf|isvicre frangi'],
]
/** {@link LIRA} or another currency that capitals are printed in. */
export const CURRENCY = String.raw`(?:${LIRA}|\s?[.,;]?\s?-?\s?(?:\([^()]{3,60}\)\s?)?(?:${FOREIGN.map(([, words]) => words).join('|')}))`
const OF_CURRENCY = FOREIGN.map(([code, words]): [string, RegExp] => [code, new RegExp(words)])

/** The one currency that a clause in plain letters names; null where it names two. */
export const currencyIn = (plain: string): string | null => {
  const foreign = OF_CURRENCY.filter(([, pattern]) => pattern.test(plain)).map(([code]) => code)
  const named = /lira|\by?tl\b|\bt\.? ?l\b/.test(plain) ? ['TRY', ...foreign] : foreign
  return named.length > 1 ? null : (named[0] ?? 'TRY')
}

const SIGN_FIRST = /([$€£]\s?)(\d[\d.,]{0,22}\d)/g
/** The same text, equally long, with the sign of a currency behind its amount (`$ 1.000` → `1.000$ `). */
export const signBehind = (text: string): string =>
  text.replace(SIGN_FIRST, (_, sign: string, amount: string) => amount + [...sign].reverse().join(''))

const NUMERAL = new RegExp([...Object.keys(NUMERALS), ...Object.keys(SCALES), 'yuz'].sort((a, b) => b.length - a.length).join('|'), 'y')

/** A whole number in Turkish words, in plain letters without blanks (`ikimilyonbesyuzbin`); null where a letter of it is no numeral. */
export const numberInWords = (letters: string): bigint | null => {
  let [whole, part] = [0n, 0n]
  NUMERAL.lastIndex = 0
  while (NUMERAL.lastIndex < letters.length) {
    const word = NUMERAL.exec(letters)?.[0]
    if (word === undefined) return null
    const scale = SCALES[word]
    if (word === 'yuz') part = (part === 0n ? 1n : part) * 100n
    else if (scale !== undefined) [whole, part] = [whole + (part === 0n ? 1n : part) * scale, 0n]
    else part += NUMERALS[word] ?? 0n
  }
  return letters === '' ? null : whole + part
}

const IN_WORDS = new RegExp(`^(?:${CURRENCY}[a-z']{0,8}|[\\s.,-]{0,4})\\s?\\(([^()]{3,90})\\)`)
const CURRENCY_WORDS = /yalniz|yeni|turk|lira[a-z]*|\b[a-z]?tl\b|abd|amerikan|dolar[a-z]*|avro|euro|usd|eur|sterlin[a-z]*|[^a-z]/g
/**
 * What the words in brackets after an amount (`500.000,00 TL (Beşyüzbin Türk Lirası)`) say; null where there are none or one of them is no
 * numeral.
 */
export const inWords = (after: string): string | null => {
  const words = IN_WORDS.exec(after)?.[1]
  const number = words === undefined ? null : numberInWords(words.replace(CURRENCY_WORDS, ''))
  return number === null ? null : `${number}.00`
}

/** Whether the words in brackets after an amount say another one: which of them holds nobody can tell. */
export const isContradicted = (amount: string | null, after: string): boolean => {
  const said = amount === null ? null : inWords(after)
  return said !== null && said !== amount
}
/** How far behind an amount its words may end. */
export const WORDS_END = 140

const NEW_LIRA = /\bytl\b|y\.t\.l|yeni turk/
const REFORM = 1_000_000n
/** An amount in the lira of the words beside another: those of before 2005 are a million to one of the new ones. Null where it does not come out even. */
export const inLiraOf = (amount: string | null, own: string, other: string): string | null => {
  const value = amount === null ? null : hundredths(amount)
  if (value === null || NEW_LIRA.test(own) || !NEW_LIRA.test(other)) return amount
  return value % REFORM === 0n ? decimalOf(value / REFORM) : null
}

/** "40 milyon lirasını", "1,5 milyar lira": a figure with the word for its scale. */
export const SCALED = String.raw`(?<![\d.,])(\d{1,3}(?:,\d{1,2})?) (${Object.keys(SCALES).join('|')})${LIRA}(?:n?[iu])?(?![a-z])`
/** The amount of {@link SCALED}, by its figure and its word. */
export const scaledOf = (figure: string, word: string): string | null => {
  const [value, scale] = [hundredths(figure.replace(',', '.')), SCALES[word]]
  return value === null || scale === undefined ? null : decimalOf(value * scale)
}

const WORDS_OF_NUMBERS = [...Object.keys(NUMERALS), ...Object.keys(SCALES), 'yuz'].sort((a, b) => b.length - a.length).join('|')
/** An amount that is said in words, or by a figure and a word: "elli bin", "yüzbin", "500 bin", "1,5 milyon". */
export const SPOKEN = String.raw`(?<![a-z0-9.,])((?:\d{1,3}(?:,\d{1,2})? )?(?:(?:${WORDS_OF_NUMBERS}) ?)*(?:bin|milyon|milyar|yuz)(?: ?(?:${WORDS_OF_NUMBERS}))*)`
/** The amount of {@link SPOKEN}; null where a letter of it is no numeral. */
export const spokenOf = (printed: string): string | null => {
  const [, figure, word = '', more = ''] = /^(?:(\d[\d,]*) )?([a-z]+)(.*)$/.exec(plainLetters(printed).trim()) ?? []
  if (figure !== undefined) return more.trim() === '' ? scaledOf(figure, word) : null
  const number = numberInWords((word + more).replace(/ /g, ''))
  return number === null ? null : `${number}.00`
}

/** Value of so many shares. */
export const times = (unit: string | null, shares: number | null): string | null => {
  const each = unit === null ? null : hundredths(unit)
  return each === null || shares === null ? null : decimalOf(each * BigInt(shares))
}

/** Whether a number without marks lost the one before its hundredths: `1000000` for `10000,00`. */
export const lostMark = (printed: string, amount: string): boolean => printed.trim() === amount.replace('.', '')
