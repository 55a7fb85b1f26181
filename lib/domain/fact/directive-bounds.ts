/** Up to which amount, and for which transactions, a clause of a directive speaks. */
import { parseCurrency } from '../kernel/money.ts'
import { squeeze } from '../kernel/text.ts'
import { AMOUNT, amountOf } from './amounts.ts'
import type { Limit, RepresentationRule } from './fact.ts'
import { type Body, matchesIn } from './found.ts'

export type Bounds = Pick<RepresentationRule, 'limit' | 'inclusive' | 'above'>

const LIMIT = new RegExp(
  `(?:degeri|tutari|tutar|bedeli)?\\s*${AMOUNT}\\s*(tl|turk lirasi|usd|abd dolari|amerikan dolari|euro?|avro)\\S*\\s*(?:\\([^()]{1,60}\\)\\s*)?(kadar|uzerinde|uzeri|asan)?`,
  'dg',
)

/** The printed amount, without the number of the item that it begins ("3.1. 250.000"). */
const amountIn = (printed: string): string | null =>
  amountOf(printed) ?? amountOf(printed.replace(/^\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\d)/, ''))

/**
 * The amount up to which a rule holds, or above which it begins: what lies above an amount has no upper limit; `unclear` where one is
 * printed that is not legible.
 */
export const limitBefore = (body: Body, from: number, to: number): Bounds | 'unclear' | null => {
  const [before, last] = [undefined, ...matchesIn(body, LIMIT, from, to)].slice(-2)
  if (!last) return null
  const [amount, currency] = [amountIn(last.printed(1)), parseCurrency(last.printed(2).replace(/^euro?$/i, 'EUR'))]
  if (!amount || !currency) return 'unclear'
  const above =
    /uzer|asan/.test(body.plain.slice(last.from, Math.min(to, last.to + 30))) && !/kadar/.test(body.plain.slice(last.from, last.to + 20))
  const bound: Limit = { amount, currency }
  // "100.000 TL ile 500.000 TL arasındaki", "100.000 TL'den 500.000 TL'ye kadar", in a table "100.000 TL - 500.000 TL"
  const between = before ? body.plain.slice(before.to, last.from) : ''
  const range =
    before !== undefined &&
    between.length < 25 &&
    /^'?\s?(?:[a-z]{1,3}\s)?(?:ile|ve|-|dan|den)?\s*$/.test(between) &&
    (/aras/.test(body.plain.slice(last.to, last.to + 30)) ||
      /(?:dan|den)$/.test(body.plain.slice(before.from, before.to)) ||
      (/-\s*$/.test(body.plain.slice(before.to - 3, last.from)) && !above))
  const lower = range ? amountIn(before.printed(1)) : null
  if (lower && before && parseCurrency(before.printed(2).replace(/^euro?$/i, 'EUR')) === currency)
    return { limit: bound, above: { amount: lower, currency } }
  if (above) return { limit: null, above: bound }
  return /\bdahil/.test(body.plain.slice(last.to, Math.min(to, last.to + 60))) ? { limit: bound, inclusive: true } : { limit: bound }
}

/** Words around an amount and those who sign that name no transactions. */
const NO_CONTENT = new Set(
  `
  aras arasi arasinda arasindaki asan asmamak asmayan bedeli birlikte bir biri birine bu dahil degeri dek en az fazla gecmemek gecmeyen halinde haric her herhangi icin ile ilgili ise islem islemi islemin islemler islemlerde islemlerin islemlerinde
  islemlere kadar kadarki karsiligi kaydiyla konularda konusunda limit limitli limitsiz olan olanlar olarak olmak olup ozere sirket sirketi sirketimiz sirketimizi sirketin sinir sinirsiz suretiyle sartiyla tarafindan temsil ilzam tum tutar
  tutardaki tutari tutarindaki tutarli turlu butun bilumum uzere uzeri uzerinde uzerindeki uzerindekiler ve veya ya da yapilan yapilacak yapilir madde maddesi fikra bent imza imzalari yetkilileri yetkilisi grup grubu derece tl usd euro avro
  abd amerikan dolari turk lirasi milyon bin yuz atacagi atacaklari imzalariyla imzasi imzasiyla kasesi unvani altina musterek mustereken munferit munferiden birinin ikisinin
`
    .trim()
    .split(/\s+/),
)
const isContent = (word: string): boolean => /^[a-z]{3,}$/.test(word) && !NO_CONTENT.has(word)

/** The heads of columns, which a table read without its lines leaves before the first row. */
export const HEADS = /^.*\b(?:imza sekli|imza yetkisi|yetkili imza[a-z]*|imzalar|sekli|imza)\s+/

// Where a sentence or an item of a list begins.
const BEGINS =
  /[.;](?!\d)\s|(?<=[\s,.;:])(?:madde\s)?\d{1,2}(?:\.\d{1,2})*\s?[.)-]{1,2}\s?(?=[a-z])|(?<=[\s,.;:])[a-h]\)\s|(?<=[\s:;,])[*•-]\s/g
/** Where the sentence or item begins that a place stands in. */
export const itemStart = (plain: string, from: number, at: number): number => {
  const last = [...plain.slice(from, at).matchAll(BEGINS)].at(-1)
  return last ? from + last.index + last[0].length : from
}

/** The transactions that the words between the beginning of a clause and those who sign name, as printed; null where they name none. */
export const scopeIn = (body: Body, from: number, to: number): string | null => {
  const amounts = matchesIn(body, LIMIT, from, to)
  const pieces = [{ from: amounts.at(-1)?.to ?? from, to }, ...(amounts.length > 0 ? [{ from, to: amounts[0]?.from ?? to }] : [])]
  for (const piece of pieces) {
    const cells = body.plain.slice(piece.from, piece.to).split('|')
    const cell = cells.findLastIndex((each) => [...each.matchAll(/[a-z]+/g)].some(([word]) => isContent(word)))
    // A row of a table: its own cell, behind the heads of the columns.
    const at = cell > 0 ? piece.from + cells.slice(0, cell).join('|').length + 1 : piece.from
    const start = cell > 0 ? at + (HEADS.exec(cells[cell] ?? '')?.[0].length ?? 0) : at
    const words = [
      ...body.plain.slice(start, cell >= 0 ? at + (cells[cell]?.length ?? 0) : piece.to).matchAll(/\([^()]*\)|[a-z]+/g),
    ].filter((match) => !match[0].startsWith('('))
    const [first, last] = [words.find((match) => isContent(match[0])), words.at(-1)]
    if (first && last)
      return squeeze(
        body.text.slice(start + first.index, start + last.index + last[0].length).replace(/[\s,]+(?:[ŞşSs]irket\p{L}{0,4}|ise|için)$/u, ''),
      )
  }
  return null
}
