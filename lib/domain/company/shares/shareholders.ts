/**
 * Who holds the shares. For a limited company the register is public: each transfer is registered and mostly printed with the resulting
 * list. For a joint-stock company only the list of the founding or of amended articles and a sole shareholder are ever printed: a picture
 * of that day.
 */
import { hundredths, decimalOf, percentOf } from '../../kernel/decimal.ts'
import { currentCapital } from './capital.ts'
import { areWhole, dropHolding, putHolding, replaceHoldings, sumsOf, totalOf, type Touched } from './holdings.ts'
import { enter, observe, recognise } from '../fold/people.ts'
import { personKey } from '../fold/names.ts'
import { sourceOf } from '../source.ts'
import type { Holding, ShareState, ShareSums, State, Step } from '../fold/state.ts'
import { type Entry, factsOfKind, type StoredFactOf } from '../fold/timeline.ts'

type Transfer = StoredFactOf<'share_transfer'>

const capitalNow = (state: State): bigint | null => {
  const capital = currentCapital(state)
  return capital ? hundredths(capital.to) : null
}

const isWhole = (state: State, size: number, sums: ShareSums): boolean => {
  const capital = capitalNow(state)
  return size > 0 && ((capital !== null && totalOf(sums) === capital) || areWhole(sums))
}

const isWholeNow = (state: State): boolean => isWhole(state, state.shares.holdings.size, state.shares.sums)

/**
 * The register prints the whole list of partners after a transfer ("son ortaklık yapısı"). Where no capital is known to measure it by, a
 * list of several that names everyone who received shares, and leaves out nobody but those who gave some away, is that list.
 */
const isListAfterTransfers = (state: State, shares: ShareState, list: Map<string, Holding>, transfers: Transfer[]): boolean => {
  if (transfers.length === 0 || list.size < 2 || capitalNow(state) !== null) return false
  const gave = new Set(transfers.map((fact) => personKey(fact.from)))
  return (
    transfers.every((fact) => list.has(personKey(fact.to))) && [...shares.holdings.keys()].every((key) => list.has(key) || gave.has(key))
  )
}

const holderOf = (
  state: State,
  shares: ShareState,
  fact: Transfer | StoredFactOf<'shareholding'>,
  printed: string,
  entry: Entry,
): string => {
  return (recognise(state, printed, (who) => shares.holdings.has(who.person.key), new Set(), fact, entry.day) ?? enter(state, printed))
    .person.key
}

const statedHoldings = (state: State, entry: Entry, shares: ShareState): Map<string, Holding> => {
  const stated = new Map<string, Holding>()
  for (const fact of factsOfKind(entry, 'shareholding')) {
    const key = holderOf(state, shares, fact, fact.person, entry)
    const { person } = enter(state, state.people.get(key)?.person.name ?? fact.person)
    stated.set(key, {
      person,
      amount: fact.amount,
      shares: fact.shares === null ? null : Number(fact.shares),
      ratio: fact.ratio,
      on: entry.day,
      source: sourceOf(fact),
    })
  }
  return stated
}

/** Moves the stated part of a holding; a transfer that says no part, or comes from nobody known, leaves the list uncertain. */
const transfer = (state: State, entry: Entry, shares: ShareState, touched: Touched, fact: Transfer): void => {
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
    observe(state, 'transfer_exceeds_holding', entry.day, [from.source, source], {
      name: from.person.name,
      held: from.amount ?? '',
      moved: fact.amount ?? '',
    })
    shares.gaps.push(source)
    shares.complete = false
    return
  }
  const movedShares = fact.shares === null ? null : Number(fact.shares)
  const rest = (count: number | null, change: number): number | null =>
    count === null || movedShares === null ? null : count + change * movedShares
  const to = shares.holdings.get(toKey)
  const toBefore = to?.amount ? hundredths(to.amount) : to ? null : 0n
  if (moved === held) dropHolding(shares, touched, from.person.key)
  else
    putHolding(shares, touched, {
      ...from,
      amount: decimalOf(held - moved),
      shares: rest(from.shares, -1),
      ratio: null,
      on: entry.day,
      source,
    })
  const { person } = enter(state, state.people.get(toKey)?.person.name ?? fact.to)
  putHolding(shares, touched, {
    person,
    amount: toBefore === null ? null : decimalOf(toBefore + moved),
    shares: to ? rest(to.shares, 1) : movedShares,
    ratio: null,
    on: entry.day,
    source,
  })
  shares.statedOn = entry.day
}

/** Applies what one notice says of the shares. */
export const applyShares = (state: State, entry: Entry): Step[] => {
  const shares = state.shares
  const transfers = factsOfKind(entry, 'share_transfer')
  const [sole] = factsOfKind(entry, 'sole_shareholder')
  const stated = statedHoldings(state, entry, shares)
  const touched: Touched = new Map()
  const steps: Step[] = []
  const list = [...stated.values()]
  const whole =
    isWhole(state, list.length, sumsOf(list)) ||
    isListAfterTransfers(state, shares, stated, transfers) ||
    (sole !== undefined && list.length === 1 && stated.has(personKey(sole.person)))
  if (whole) {
    replaceHoldings(shares, touched, list)
    shares.complete = true
    shares.gaps = []
  } else {
    // Holdings stated in part: transfers first, then what the notice says is the result.
    for (const fact of transfers)
      if (!stated.has(personKey(fact.from)) || !stated.has(personKey(fact.to))) transfer(state, entry, shares, touched, fact)
    for (const holding of list) putHolding(shares, touched, holding)
    if (list.length > 0) shares.complete = isWholeNow(state)
    const capital = capitalNow(state)
    const total = totalOf(shares.sums)
    const [example] = list
    if (example && capital !== null && total !== null && total !== capital) {
      const stating = currentCapital(state)
      observe(state, 'shares_not_whole', entry.day, [...(stating ? [stating.source] : []), example.source], {
        total: decimalOf(total),
        capital: decimalOf(capital),
      })
    }
  }
  if (list.length > 0) shares.statedOn = entry.day
  if (sole) {
    const { person } = enter(state, sole.person)
    const source = sourceOf(sole)
    if (shares.sole?.person.key !== person.key) steps.push({ kind: 'sole_shareholder', person, source })
    shares.sole = { person, on: entry.day, source }
    if (!whole)
      replaceHoldings(shares, touched, [
        { person, amount: currentCapital(state)?.to ?? null, shares: null, ratio: '100', on: entry.day, source },
      ])
    shares.complete = true
    shares.gaps = []
    shares.statedOn = entry.day
  } else if (shares.sole && (shares.holdings.size > 1 || !shares.holdings.has(shares.sole.person.key))) shares.sole = null
  if (!sole && list.length === 0 && factsOfKind(entry, 'capital').some((fact) => fact.operation !== 'registered_ceiling'))
    staleByCapital(state, touched)
  const changed = [...touched].map(([key, before]) => ({ before: before ?? null, after: shares.holdings.get(key) ?? null }))
  if (transfers.length > 0 || changed.some(({ before, after }) => !sameHolding(before, after)))
    steps.push({ kind: 'shares', changed, transfers })
  return steps
}

/** The capital changed and no new list was printed: a sole shareholder holds the new capital too, any other list no longer adds up. */
const staleByCapital = (state: State, touched: Touched): void => {
  const { shares } = state
  const capital = currentCapital(state)
  const [only] = shares.holdings.values()
  if (shares.sole && only && capital) putHolding(shares, touched, { ...only, amount: capital.to, shares: null })
  else if (only) shares.complete = isWholeNow(state)
}

const sameHolding = (a: Holding | null, b: Holding | null): boolean =>
  a === b || (a !== null && b !== null && a.shares === b.shares && a.ratio === b.ratio && amountIn(a) === amountIn(b))

// An amount that is no number is not the same as none.
const amountIn = ({ amount }: Holding): bigint | string | null => (amount === null ? null : (hundredths(amount) ?? ''))

/** Percent of the capital a holding makes up: as printed, else computed from the amounts. */
export const ratioOf = (
  holding: Pick<Holding, 'amount' | 'ratio'>,
  capital: string | null,
): { percent: string; computed: boolean } | null => {
  if (holding.ratio !== null) return { percent: holding.ratio, computed: false }
  const part = holding.amount === null ? null : hundredths(holding.amount)
  const whole = capital === null ? null : hundredths(capital)
  const percent = part === null || whole === null || part > whole ? null : percentOf(part, whole)
  return percent === null ? null : { percent, computed: true }
}
