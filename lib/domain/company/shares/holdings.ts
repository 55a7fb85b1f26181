/**
 * The holdings of a company with their sums, kept while they change: a notice that moves one share of thousands costs no look at the
 * others. What stood before a notice is kept for what it touches alone.
 */
import { hundredths } from '../../kernel/decimal.ts'
import type { Holding, ShareState, ShareSums } from '../fold/state.ts'

/** What a notice touched: each holding as it stood before it, undefined where there was none. */
export type Touched = Map<string, Holding | undefined>

const count = (sums: ShareSums, holding: Holding, sign: 1 | -1): void => {
  const amount = hundredths(holding.amount ?? '')
  const percent = hundredths(holding.ratio ?? '')
  if (amount === null) sums.unmeasured += sign
  else sums.amount += BigInt(sign) * amount
  if (percent === null) sums.unrated += sign
  else sums.percent += BigInt(sign) * percent
}

const note = (shares: ShareState, touched: Touched, key: string): Holding | undefined => {
  const old = shares.holdings.get(key)
  if (!touched.has(key)) touched.set(key, old)
  return old
}

export const putHolding = (shares: ShareState, touched: Touched, holding: Holding): void => {
  const old = note(shares, touched, holding.person.key)
  if (old) count(shares.sums, old, -1)
  count(shares.sums, holding, 1)
  shares.holdings.set(holding.person.key, holding)
}

export const dropHolding = (shares: ShareState, touched: Touched, key: string): void => {
  const old = note(shares, touched, key)
  if (old) count(shares.sums, old, -1)
  shares.holdings.delete(key)
}

/** A new list in place of all that stood. */
export const replaceHoldings = (shares: ShareState, touched: Touched, list: readonly Holding[]): void => {
  for (const { person } of list) note(shares, touched, person.key)
  for (const key of shares.holdings.keys()) dropHolding(shares, touched, key)
  for (const holding of list) putHolding(shares, touched, holding)
}

/** What the holdings add up to, in hundredths; null where one of them has no amount. */
export const totalOf = (sums: ShareSums): bigint | null => (sums.unmeasured === 0 ? sums.amount : null)

/** The printed ratios make up the whole. */
export const areWhole = (sums: ShareSums): boolean => sums.unrated === 0 && sums.percent === 10_000n

export const noSums = (): ShareSums => ({ amount: 0n, unmeasured: 0, percent: 0n, unrated: 0 })

/** The sums of a list. */
export const sumsOf = (list: readonly Holding[]): ShareSums => {
  const sums = noSums()
  for (const holding of list) count(sums, holding, 1)
  return sums
}
