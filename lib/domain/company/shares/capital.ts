/**
 * Registered capital, step by step. Each step that prints the old figure must start where the last one ended; where it does not, a notice
 * is missing or a figure is wrong: both quotes are reported, nothing is repaired.
 */
import type { IsoDate } from '../../kernel/dates.ts'
import { hundredths, sameAmount } from '../../kernel/decimal.ts'
import { observe } from '../fold/people.ts'
import { sourceOf } from '../source.ts'
import type { CapitalStep, State, Step } from '../fold/state.ts'
import { type Entry, factsOfKind, type StoredFactOf } from '../fold/timeline.ts'

/** Six zeros left the lira on this day: older figures count a million to one. */
const NEW_LIRA: IsoDate = '2005-01-01'

/** An amount of this day in today's unit, in hundredths; null where it is no number. */
export const inNewLira = (amount: string, currency: string, on: IsoDate): bigint | null => {
  const value = hundredths(amount)
  return value !== null && currency === 'TRY' && on < NEW_LIRA ? value / 1_000_000n : value
}

/** The last step that says how high the capital is; the ceiling of registered capital is no capital. */
export const currentCapital = (state: State): CapitalStep | null =>
  state.capital.findLast((step) => step.operation !== 'registered_ceiling') ?? null

// Several steps of one notice are told in any order: next is the one that starts where the last one ended.
const inChain = (facts: StoredFactOf<'capital'>[], current: string | null): StoredFactOf<'capital'>[] => {
  const left = [...facts]
  const chain: StoredFactOf<'capital'>[] = []
  let at = current
  while (left.length > 0) {
    const next = left.find((fact) => at !== null && fact.from !== null && sameAmount(fact.from, at)) ?? left[0]
    if (!next) break
    left.splice(left.indexOf(next), 1)
    chain.push(next)
    if (next.operation !== 'registered_ceiling') at = next.to
  }
  return chain
}

const check = (state: State, last: CapitalStep | null, step: CapitalStep): void => {
  const to = inNewLira(step.to, step.currency, step.on)
  const start = step.from ?? last?.to ?? null
  const from = start === null ? null : inNewLira(start, step.currency, step.from === null && last ? last.on : step.on)
  if (last && step.from !== null && last.currency === step.currency) {
    const ended = inNewLira(last.to, last.currency, last.on)
    if (ended !== null && from !== null && ended !== from) {
      observe(state, 'capital_chain_broken', step.on, [last.source, step.source], {
        before: last.to,
        from: step.from,
        currency: step.currency,
      })
    }
  }
  if (to === null || from === null || (last && last.currency !== step.currency)) return
  const wrong = (step.operation === 'increase' && to <= from) || (step.operation === 'decrease' && to >= from)
  if (!wrong) return
  const sources = [...(last ? [last.source] : []), step.source]
  observe(state, 'capital_wrong_direction', step.on, sources, { from: step.from ?? last?.to ?? '', to: step.to, currency: step.currency })
}

/** A notice that names the capital already known, and no other, changes nothing. */
const restates = (last: CapitalStep, step: CapitalStep): boolean =>
  step.operation !== 'registered_ceiling' &&
  step.from === null &&
  last.currency === step.currency &&
  sameAmount(last.to, step.to) &&
  last.on >= NEW_LIRA

/** Applies the capital one notice states. */
export const applyCapital = (state: State, entry: Entry): Step[] => {
  const steps: Step[] = []
  const facts = factsOfKind(entry, 'capital')
  const before = currentCapital(state)
  // A correction states anew what an entry of the same registration day said wrongly: the chain goes on from before that entry.
  const corrected = entry.correction && before?.on === entry.day && before.source.noticeId !== entry.notice.id
  if (corrected && facts.some((fact) => fact.operation !== 'registered_ceiling')) {
    state.capital = state.capital.filter(
      (step) => step.operation === 'registered_ceiling' || step.source.noticeId !== before.source.noticeId,
    )
  }
  for (const fact of inChain(facts, currentCapital(state)?.to ?? null)) {
    const { operation, from, to, currency, paid } = fact
    const step: CapitalStep = {
      on: entry.day,
      operation,
      from,
      to,
      currency,
      paid,
      ...(fact.told?.permit ? { permit: fact.told.permit } : {}),
      source: sourceOf(fact),
    }
    const last = currentCapital(state)
    if (last && (sameStatement(last, step) || restates(last, step))) continue
    if (operation !== 'registered_ceiling') check(state, last, step)
    state.capital.push(step)
    steps.push({
      kind: 'capital',
      step,
      before: operation === 'registered_ceiling' ? (lastCeiling(state, step)?.to ?? null) : (last?.to ?? from),
    })
  }
  return steps
}

const lastCeiling = (state: State, but: CapitalStep): CapitalStep | null =>
  state.capital.findLast((step) => step.operation === 'registered_ceiling' && step !== but) ?? null

/** The same figures said twice in one notice. */
const sameStatement = (last: CapitalStep, step: CapitalStep): boolean =>
  last.source.noticeId === step.source.noticeId &&
  last.operation === step.operation &&
  sameAmount(last.to, step.to) &&
  last.from === step.from
