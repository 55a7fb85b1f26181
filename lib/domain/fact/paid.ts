/** How much of a capital its clause states as paid. */
import { decimalOf, exceeds, hundredths } from '../kernel/decimal.ts'
import { AMOUNT, amountOf, CURRENCY } from './amounts.ts'
import { type Body, matchesIn } from './found.ts'

// A full stop inside a figure or a date ends no sentence.
const STOP = /\.(?!\d)(?!(?<=\d.)\S)/g
const PAID = /odenmis(?:tir)?/g
/** How many letters stand before the verb of a sentence. */
const [LEAST, MOST] = [10, 600]
/** What a text says up to each "ödenmiştir", from the beginning of its sentence or from the one before. */
const paidSentencesIn = (plain: string): { plain: string; from: number; to: number }[] => {
  const stops = [...plain.matchAll(STOP)].map(({ index }) => index)
  const found: { plain: string; from: number; to: number }[] = []
  let [begin, stop] = [0, 0]
  for (const verb of plain.matchAll(PAID)) {
    for (; (stops[stop] ?? plain.length) < verb.index; stop++) begin = Math.max(begin, (stops[stop] ?? 0) + 1)
    const [from, to] = [Math.max(begin, verb.index - MOST), verb.index + verb[0].length]
    if (from > verb.index - LEAST) continue
    found.push({ plain: plain.slice(from, to), from, to })
    begin = to
  }
  return found
}
const OF_BEFORE = /onceki|\beski\b|bundan once|daha once|mevcut/
const OF_INCREASE = /\bartt?iri(?:lan|m)|bu (?:defa|kere|sefer)/
const WHOLE = /tamami(?:(?!taahhut|odenec)[^.]){0,80}odenmis/
const QUARTER = /(?:1 ?\/ ?4|¼|%\s?25|dortte bir)[^.]{0,60}odenmis/
const PART = new RegExp(`${AMOUNT}${CURRENCY}['?]?\\s?(?:s[iu]|l[iu]k (?:kismi|kisim))\\b[^.;]{0,40}odenmis`, 'dg')
const IN_KIND = /\bayni\b|ayni (?:sermaye|olarak)/

const quarterOf = (amount: string): string | null => {
  const all = hundredths(amount)
  return all !== null && all % 4n === 0n ? decimalOf(all / 4n) : null
}
/** Null where one of them is no amount. */
export const sum = (a: string, b: string): string | null => {
  const [x, y] = [hundredths(a), hundredths(b)]
  return x === null || y === null ? null : decimalOf(x + y)
}
const difference = (a: string, b: string): string | null => {
  const [x, y] = [hundredths(a), hundredths(b)]
  return x === null || y === null || y > x ? null : decimalOf(x - y)
}

/**
 * What the words from `start` on state as paid of a capital of `to`: all of it, a quarter, or a printed amount. Of an increase the old
 * capital must be told as paid too, for `paid` speaks of the whole. Null where nothing or not enough is said.
 */
export const paidOf = (
  body: Pick<Body, 'text' | 'plain'>,
  start: number,
  from: string | null,
  to: string,
  established: boolean,
): string | null => {
  const sentences = paidSentencesIn(body.plain.slice(start, start + 4000))
  const before = sentences.some(({ plain }) => OF_BEFORE.test(plain) && WHOLE.test(plain))
  const increase = sentences.find(
    ({ plain }) => OF_INCREASE.test(plain) && !OF_BEFORE.test(plain.slice(Math.max(0, plain.search(OF_INCREASE)))),
  )
  const plainly = sentences.find(({ plain }) => !OF_BEFORE.test(plain) && !OF_INCREASE.test(plain))
  if (!established && increase) {
    if (!before) return null
    if (WHOLE.test(increase.plain)) return to
    const raised = from === null ? null : difference(to, from)
    const quarter = raised !== null && QUARTER.test(increase.plain) && !IN_KIND.test(increase.plain) ? quarterOf(raised) : null
    return from === null || quarter === null ? null : sum(from, quarter)
  }
  if (!plainly) return null
  if (QUARTER.test(plainly.plain)) return established && !IN_KIND.test(plainly.plain) ? quarterOf(to) : null
  if (WHOLE.test(plainly.plain)) return to
  const [only, ...others] = matchesIn(body, PART, start + plainly.from, start + plainly.to)
  const part = others.length === 0 ? amountOf(only?.printed(1)) : null
  return part !== null && established && !exceeds(part, to) ? part : null
}
