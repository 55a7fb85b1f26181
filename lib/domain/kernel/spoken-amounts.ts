/**
 * Amounts as people write them: figures with Turkish or English marks, `1,5 milyon`, `$2m`, or words in either language; with or without
 * their currency.
 */
import { currencyOf } from './currencies.ts'
import { NUMERALS, SCALES as TURKISH_SCALES } from './numerals.ts'
import { fold } from './text.ts'

/** `amount` is decimal text with two digits; `currency` the ISO code named beside it, null where none is. */
export type SpokenAmount = { amount: string; currency: string | null }

/** Longest amount that is money and not a slip of the keyboard, in digits before the decimal mark. */
const MOST_DIGITS = 18

const UNITS: Record<string, bigint> = {
  sifir: 0n,
  ...NUMERALS,
  zero: 0n,
  one: 1n,
  two: 2n,
  three: 3n,
  four: 4n,
  five: 5n,
  six: 6n,
  seven: 7n,
  eight: 8n,
  nine: 9n,
  ten: 10n,
  eleven: 11n,
  twelve: 12n,
  thirteen: 13n,
  fourteen: 14n,
  fifteen: 15n,
  sixteen: 16n,
  seventeen: 17n,
  eighteen: 18n,
  nineteen: 19n,
  twenty: 20n,
  thirty: 30n,
  forty: 40n,
  fifty: 50n,
  sixty: 60n,
  seventy: 70n,
  eighty: 80n,
  ninety: 90n,
}
const HUNDRED = new Set(['yuz', 'hundred'])
const SCALES: Record<string, bigint> = {
  ...TURKISH_SCALES,
  k: 1_000n,
  thousand: 1_000n,
  mn: 1_000_000n,
  mio: 1_000_000n,
  m: 1_000_000n,
  mln: 1_000_000n,
  million: 1_000_000n,
  millions: 1_000_000n,
  mr: 1_000_000_000n,
  mlr: 1_000_000_000n,
  b: 1_000_000_000n,
  bn: 1_000_000_000n,
  billion: 1_000_000_000n,
  trillion: 1_000_000_000_000n,
}
/** Words of numbers, longest first, to take `ikiyüzellibin` apart. */
const WORDS = [...Object.keys(UNITS), ...HUNDRED, ...Object.keys(TURKISH_SCALES)].sort((a, b) => b.length - a.length)
const HALF = new Set(['bucuk', 'yarim', 'half'])
const SMALL_COIN = new Set(['kurus', 'kr', 'krs', 'sent', 'cent', 'cents', 'pence', 'penny'])

/** `ikiyüzelli` → `iki yuz elli`; null where the word is not made of numbers alone. */
const apart = (word: string): string[] | null => {
  const parts: string[] = []
  for (let at = 0; at < word.length;) {
    const next = WORDS.find((each) => word.startsWith(each, at))
    if (!next) return null
    parts.push(next)
    at += next.length
  }
  return parts
}

/**
 * A figure in hundredths. Marks group thousands by three; a mark followed by one or two digits at the end parts the decimals. `1.250` and
 * `1,250` are therefore one thousand two hundred and fifty: money has no third decimal. Two different marks must group thousands and then
 * part decimals (`1.250.000,50`); what fits neither way is null.
 */
const figure = (text: string): bigint | null => {
  const match = /^(\d{1,3}(?:([.,'’ ])\d{3}(?:\2\d{3})*)?|\d+)(?:([.,])(\d{1,2}))?$/.exec(text)
  if (!match?.[1] || (match[2] === match[3] && match[2] !== undefined)) return null
  const grouped = match[2] !== undefined
  const digits = match[1].replace(/\D/g, '')
  if ((grouped && digits.startsWith('0')) || digits.length > MOST_DIGITS) return null
  return BigInt(digits) * 100n + BigInt((match[4] ?? '').padEnd(2, '0'))
}

/**
 * `1,5 milyon`: before a scale a mark may be followed by three decimals, and then it parts decimals only if nothing else is possible:
 * `1,250 milyon` stays unread.
 */
const scaled = (text: string, scale: bigint): bigint | null => {
  const value = figure(text)
  if (value === null || /^\d+[.,'’ ]\d{3}$/.test(text)) return null
  return value * scale
}

type Token = { kind: 'figure'; text: string } | { kind: 'word'; text: string }

// Letters, digits with their marks, and currency signs; `$2m` is a sign, a figure and a word.
const TOKEN = /(\d(?:[\d.,'’ ]*\d)?)|(us\$|[₺$€£¥₽])|(\p{L}+)/giu

const tokensOf = (text: string): (Token | { kind: 'sign'; text: string })[] | null => {
  const tokens: (Token | { kind: 'sign'; text: string })[] = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    if (/[^\s\-–—.,/'’]/.test(text.slice(end, match.index))) return null
    end = match.index + match[0].length
    if (match[1] !== undefined) tokens.push({ kind: 'figure', text: match[1] })
    else if (match[2] !== undefined) tokens.push({ kind: 'sign', text: match[2] })
    else tokens.push({ kind: 'word', text: fold(match[0]) })
  }
  return /^[\s\-–—.,/]*$/.test(text.slice(end)) && tokens.length > 0 ? tokens : null
}

/** Adds up figures and words of numbers, in hundredths; null where they make no number. */
const sum = (tokens: Token[]): bigint | null => {
  let total = 0n
  let part: bigint | null = null
  let lastScale: bigint | null = null
  const words = tokens.flatMap((token): Token[] =>
    token.kind === 'word' && !(token.text in UNITS) && !(token.text in SCALES)
      ? (apart(token.text) ?? [token.text]).map((text) => ({ kind: 'word', text }))
      : [token],
  )
  for (const [at, token] of words.entries()) {
    if (token.kind === 'figure') {
      const scaleWord = words[at + 1]
      const scale = scaleWord?.kind === 'word' ? SCALES[scaleWord.text] : undefined
      const value = scale === undefined ? figure(token.text) : scaled(token.text, 1n)
      if (value === null || part !== null) return null
      part = value
      continue
    }
    const { text } = token
    const unit = UNITS[text]
    const scale = SCALES[text]
    if (unit !== undefined) {
      // Words of one number fall: tens before units.
      const low = part === null ? 0n : part % 10_000n
      if (part !== null && (unit >= 10n ? low % 10_000n !== 0n : low % 1_000n !== 0n)) return null
      part = (part ?? 0n) + unit * 100n
    } else if (HUNDRED.has(text)) {
      if (part !== null && part >= 1_000n) return null
      part = (part ?? 100n) * 100n
    } else if (scale !== undefined) {
      if (lastScale !== null && scale >= lastScale) return null
      total += (part ?? 100n) * scale
      part = null
      lastScale = scale
    } else if (HALF.has(text)) {
      // "iki buçuk milyon": half of the scale that follows, "iki milyon buçuk" is nothing anybody says.
      if (part === null && text === 'bucuk') return null
      part = (part ?? 0n) + 50n
    } else if (text !== 've' && text !== 'and' && text !== 'a') return null
  }
  return total + (part ?? 0n)
}

const currencyIn = (words: string[]): { currency: string; from: number; count: number } | null => {
  for (let from = 0; from < words.length; from++) {
    for (let count = Math.min(3, words.length - from); count > 0; count--) {
      const word = words.slice(from, from + count).join(' ')
      const currency = word in UNITS || word in SCALES ? null : currencyOf(word)
      if (currency) return { currency, from, count }
    }
  }
  return null
}

const readPlain = (text: string): SpokenAmount | null => {
  const tokens = tokensOf(text)
  if (!tokens) return null
  const words = tokens.map((token) => token.text)
  const named = currencyIn(words)
  const rest = named ? [...words.slice(0, named.from), ...words.slice(named.from + named.count)] : words
  const again = named ? currencyIn(rest) : null
  if (again && again.currency !== named?.currency) return null
  const whole = named ? tokens.filter((_, at) => at < named.from || at >= named.from + named.count) : tokens
  const plain = again ? whole.filter((_, at) => at < again.from || at >= again.from + again.count) : whole
  if (plain.some((token) => token.kind === 'sign')) return null
  const numbers = plain as Token[]
  const last = numbers.at(-1)
  // "… lira elli kuruş": what stands between the currency and the coin are hundredths.
  const coin = last?.kind === 'word' && SMALL_COIN.has(last.text)
  const cut = named?.from ?? 0
  const cents = coin ? sum(numbers.slice(cut, -1)) : 0n
  const value = sum(coin ? numbers.slice(0, cut) : numbers)
  if (value === null || cents === null || cents >= 10_000n || (coin && !named)) return null
  const hundredths = value + cents / 100n
  if (hundredths <= 0n || hundredths.toString().length > MOST_DIGITS + 2) return null
  const digits = hundredths.toString().padStart(3, '0')
  return { amount: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency: named?.currency ?? null }
}

/**
 * Reads an amount from text. Brackets may say it once more (`500.000 TL (Beş Yüz Bin Türk Lirası)`) and must agree. Null where it is no
 * amount, not positive, has more than two decimals, or can be read in two ways.
 */
export const spokenAmount = (text: string): SpokenAmount | null => {
  const normal = text
    .normalize('NFKC')
    .replace(/[\s_]+/g, ' ')
    .trim()
  if (/^\D{0,8}-\s?\d/.test(normal)) return null
  const brackets = /^([^()]{1,100})\(([^()]{1,200})\)([^()]{0,40})$/.exec(normal)
  if (!brackets) return normal.length > 200 ? null : readPlain(normal)
  const outside = readPlain(`${brackets[1] ?? ''} ${brackets[3] ?? ''}`)
  const inside = readPlain(brackets[2] ?? '')
  const agree =
    outside && inside && outside.amount === inside.amount && (!outside.currency || !inside.currency || outside.currency === inside.currency)
  return agree ? { amount: outside.amount, currency: outside.currency ?? inside.currency } : null
}

/** A JSON number as an amount, by the shortest decimal that stands for it; null as for {@link spokenAmount}. */
export const numberAmount = (value: number): string | null =>
  /^\d{1,18}(?:\.\d{1,2})?$/.test(String(value)) && value > 0 ? (spokenAmount(String(value))?.amount ?? null) : null
