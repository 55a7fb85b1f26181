/**
 * Who holds the shares. For a limited company the register is public: each transfer is registered (TTK 595, 598) and mostly printed with the resulting list.
 * For a joint-stock company only the list of the founding or of amended articles and a sole shareholder (TTK 338/2) are ever printed: a picture of that day.
 */
import { hundredths, decimalOf, percentOf } from '../kernel/decimal.ts'
import { currentCapital } from './capital.ts'
import { enter, observe, recognise } from './people.ts'
import { personKey } from './names.ts'
import { sourceOf } from './source.ts'
import type { Holding, PersonState, ShareState, State, Step } from './state.ts'
import { type Entry, factsOfKind, type StoredFactOf } from './timeline.ts'

type Transfer = StoredFactOf<'share_transfer'>

const sum = (holdings: Iterable<Holding>): bigint | null => {
  let total = 0n
  for (const holding of holdings) {
    const amount = holding.amount === null ? null : hundredths(holding.amount)
    if (amount === null) return null
    total += amount
  }
  return total
}

const wholePercent = (holdings: Holding[]): boolean => {
  const ratios = holdings.map((holding) => hundredths(holding.ratio ?? ''))
  return ratios.every((ratio) => ratio !== null) && ratios.reduce((total, ratio) => total + (ratio ?? 0n), 0n) === 10_000n
}

const capitalNow = (state: State): bigint | null => {
  const capital = currentCapital(state)
  return capital ? hundredths(capital.to) : null
}

const isWhole = (state: State, holdings: Holding[]): boolean => {
  const capital = capitalNow(state)
  return holdings.length > 0 && ((capital !== null && sum(holdings) === capital) || wholePercent(holdings))
}

/**
 * The register prints the whole list of partners after a transfer ("son ortaklık yapısı"). Where no capital is known to measure it by, a list of several that
 * names everyone who received shares, and leaves out nobody but those who gave some away, is that list.
 */
const isListAfterTransfers = (state: State, shares: ShareState, list: Map<string, Holding>, transfers: Transfer[]): boolean => {
  if (transfers.length === 0 || list.size < 2 || capitalNow(state) !== null) return false
  const gave = new Set(transfers.map((fact) => personKey(fact.from)))
  return transfers.every((fact) => list.has(personKey(fact.to))) && [...shares.holdings.keys()].every((key) => list.has(key) || gave.has(key))
}

const holderOf = (state: State, shares: ShareState, fact: Transfer | StoredFactOf<'shareholding'>, printed: string, entry: Entry): string => {
  const holders = (): PersonState[] => [...shares.holdings.keys()].flatMap((key) => state.people.get(key) ?? [])
  return (recognise(state, printed, holders, new Set(), fact, entry.day) ?? enter(state, printed)).person.key
}

const statedHoldings = (state: State, entry: Entry, shares: ShareState): Map<string, Holding> => {
  const stated = new Map<string, Holding>()
  for (const fact of factsOfKind(entry, 'shareholding')) {
    const key = holderOf(state, shares, fact, fact.person, entry)
    const { person } = enter(state, state.people.get(key)?.person.name ?? fact.person)
    stated.set(key, { person, amount: fact.amount, shares: fact.shares === null ? null : Number(fact.shares), ratio: fact.ratio, on: entry.day, source: sourceOf(fact) })
  }
  return stated
}

/** Moves the stated part of a holding; a transfer that says no part, or comes from nobody known, leaves the list uncertain. */
const transfer = (state: State, entry: Entry, shares: ShareState, fact: Transfer): void => {
  const source = sourceOf(fact)
  const from = shares.holdings.get(holderOf(state, shares, fact, fact.from, entry))
  const toKey = holderOf(state, shares, fact, fact.to, entry)
  const moved = fact.amount === null ? null : hundredths(fact.amount)
  const held = from?.amount ? hundredths(from.amount) : null
  if (!from || moved === null || held === null || from.person.key === toKey) {
    if (!from) observe(state, 'transfer_unknown_holder', entry.day, [source], { name: fact.from })
    shares.gaps.push(source)
    shares.complete = false
    return
  }
  if (moved > held) {
    observe(state, 'transfer_exceeds_holding', entry.day, [from.source, source], { name: from.person.name, held: from.amount ?? '', moved: fact.amount ?? '' })
    shares.gaps.push(source)
    shares.complete = false
    return
  }
  const movedShares = fact.shares === null ? null : Number(fact.shares)
  const rest = (count: number | null, change: number): number | null => (count === null || movedShares === null ? null : count + change * movedShares)
  const to = shares.holdings.get(toKey)
  const toBefore = to?.amount ? hundredths(to.amount) : to ? null : 0n
  if (moved === held) shares.holdings.delete(from.person.key)
  else shares.holdings.set(from.person.key, { ...from, amount: decimalOf(held - moved), shares: rest(from.shares, -1), ratio: null, on: entry.day, source })
  const { person } = enter(state, state.people.get(toKey)?.person.name ?? fact.to)
  shares.holdings.set(toKey, {
    person, amount: toBefore === null ? null : decimalOf(toBefore + moved), shares: to ? rest(to.shares, 1) : movedShares, ratio: null, on: entry.day, source,
  })
  shares.statedOn = entry.day
}

/** Applies what one notice says of the shares. */
export const applyShares = (state: State, entry: Entry): Step[] => {
  const shares = state.shares
  const transfers = factsOfKind(entry, 'share_transfer')
  const [sole] = factsOfKind(entry, 'sole_shareholder')
  const stated = statedHoldings(state, entry, shares)
  const before = [...shares.holdings.values()]
  const steps: Step[] = []
  const list = [...stated.values()]
  const whole = isWhole(state, list) || isListAfterTransfers(state, shares, stated, transfers) || (sole !== undefined && list.length === 1 && stated.has(personKey(sole.person)))
  if (whole) {
    shares.holdings = stated
    shares.complete = true
    shares.gaps = []
  } else {
    // Holdings stated in part: transfers first, then what the notice says is the result.
    for (const fact of transfers) if (!stated.has(personKey(fact.from)) || !stated.has(personKey(fact.to))) transfer(state, entry, shares, fact)
    for (const [key, holding] of stated) shares.holdings.set(key, holding)
    if (list.length > 0) shares.complete = isWhole(state, [...shares.holdings.values()])
    const capital = capitalNow(state)
    const total = sum(shares.holdings.values())
    const [example] = list
    if (example && capital !== null && total !== null && total !== capital) {
      const stating = currentCapital(state)
      observe(state, 'shares_not_whole', entry.day, [...(stating ? [stating.source] : []), example.source], { total: decimalOf(total), capital: decimalOf(capital) })
    }
  }
  if (list.length > 0) shares.statedOn = entry.day
  if (sole) {
    const { person } = enter(state, sole.person)
    const source = sourceOf(sole)
    if (shares.sole?.person.key !== person.key) steps.push({ kind: 'sole_shareholder', person, source })
    shares.sole = { person, on: entry.day, source }
    if (!whole) {
      const capital = currentCapital(state)
      shares.holdings = new Map([[person.key, { person, amount: capital?.to ?? null, shares: null, ratio: '100', on: entry.day, source }]])
    }
    shares.complete = true
    shares.gaps = []
    shares.statedOn = entry.day
  } else if (shares.sole && (shares.holdings.size > 1 || !shares.holdings.has(shares.sole.person.key))) shares.sole = null
  if (!sole && list.length === 0 && factsOfKind(entry, 'capital').some((fact) => fact.operation !== 'registered_ceiling')) staleByCapital(state)
  const after = [...shares.holdings.values()]
  if (transfers.length > 0 || !sameHoldings(before, after)) steps.push({ kind: 'shares', before, after, transfers })
  return steps
}

/** The capital changed and no new list was printed: a sole shareholder holds the new capital too, any other list no longer adds up. */
const staleByCapital = (state: State): void => {
  const { shares } = state
  const capital = currentCapital(state)
  const [only] = [...shares.holdings.values()]
  if (shares.sole && only && capital) shares.holdings.set(only.person.key, { ...only, amount: capital.to, shares: null })
  else if (shares.holdings.size > 0) shares.complete = isWhole(state, [...shares.holdings.values()])
}

const sameHoldings = (a: Holding[], b: Holding[]): boolean => {
  const text = (holdings: Holding[]): string => JSON.stringify(holdings.map((each) => [each.person.key, each.amount === null ? null : String(hundredths(each.amount)), each.shares, each.ratio]).sort())
  return text(a) === text(b)
}

/** Percent of the capital a holding makes up: as printed, else computed from the amounts. */
export const ratioOf = (holding: Pick<Holding, 'amount' | 'ratio'>, capital: string | null): { percent: string; computed: boolean } | null => {
  if (holding.ratio !== null) return { percent: holding.ratio, computed: false }
  const part = holding.amount === null ? null : hundredths(holding.amount)
  const whole = capital === null ? null : hundredths(capital)
  const percent = part === null || whole === null || part > whole ? null : percentOf(part, whole)
  return percent === null ? null : { percent, computed: true }
}
