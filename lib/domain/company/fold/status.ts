/**
 * The state of the company: open, in liquidation, bankrupt, under a concordat stay, closed. Without a notice of any of these it is active.
 * Several may hold at once (a stay during liquidation does not end it); what is shown is the gravest.
 */
import type { StatusCode } from '../../fact/fact.ts'
import { addDays, addYears, dateOf, type IsoDate } from '../../kernel/dates.ts'
import { sideOfLabel, wholeIn } from '../../fact/telling.ts'
import { observe } from './people.ts'
import { labelTells } from '../record.ts'
import { sourceOf } from '../source.ts'
import type { State, StatusStep, Step } from './state.ts'
import { type Entry, factsOfKind, type StoredFactOf } from './timeline.ts'

/** The same day of the month some months later, or the last day of that month. */
export const addMonths = (date: IsoDate, months: number): IsoDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const at = year * 12 + month - 1 + months
  for (let last = day; last > 27; last--) {
    const found = dateOf(Math.floor(at / 12), (at % 12) + 1, last)
    if (found) return found
  }
  return dateOf(Math.floor(at / 12), (at % 12) + 1, Math.min(day, 27)) ?? addDays(date, months * 30)
}

/** Whether the company itself ends by a merger: it is the one taken over, not the one taking over. Null where the words do not tell. */
const endsByMerger = (fact: StoredFactOf<'status'>, noticeType: string): boolean | null => {
  const label = sideOfLabel(noticeType)
  if (fact.side === 'gives' || label === 'gives') return true
  return fact.side === 'takes' || label === 'takes' ? false : null
}

/** A full division ends the company, a partial one leaves it as it is. */
const endsByDivision = (fact: StoredFactOf<'status'>, noticeType: string): boolean | null => {
  const said = [fact.told?.whole ?? null, wholeIn(noticeType)]
  return said.includes(false) ? false : said.includes(true) ? true : null
}

const closes = (state: State, entry: Entry, fact: StoredFactOf<'status'>): boolean | null => {
  switch (fact.code) {
    case 'STRUCK_OFF':
      // The old register closes its file when the seat moves to another one: no end of the company.
      return !(
        fact.told?.tells?.includes('moved_away') ||
        labelTells(entry.notice, 'moved_away') ||
        factsOfKind(entry, 'address').some((address) => address.move === 'out')
      )
    case 'MERGED': {
      const ends = endsByMerger(fact, entry.notice.noticeType)
      if (ends === null) observe(state, 'merger_side_unknown', entry.day, [sourceOf(fact)])
      return ends
    }
    case 'DIVIDED': {
      const ends = endsByDivision(fact, entry.notice.noticeType)
      if (ends === null) observe(state, 'division_kind_unknown', entry.day, [sourceOf(fact)])
      return ends
    }
    default:
      return false
  }
}

/**
 * End of a concordat stay: as printed (the commissioners serve until then), else three months or one year from its start; more time at most
 * two or six months from the end before it.
 */
const stayEnd = (state: State, entry: Entry, fact: StoredFactOf<'status'>): Pick<StatusStep, 'endsOn' | 'endBasis'> => {
  if (fact.code !== 'CONCORDAT_TEMPORARY' && fact.code !== 'CONCORDAT_FINAL') return { endsOn: null, endBasis: null }
  if (fact.until !== undefined) return { endsOn: fact.until, endBasis: 'printed' }
  const printed = factsOfKind(entry, 'appointment')
    .flatMap((each) => (each.role === 'commissioner' && each.until ? [each.until] : []))
    .sort()
    .at(-1)
  if (printed) return { endsOn: printed, endBasis: 'printed' }
  const start = fact.on ?? entry.day
  if (fact.extends) {
    const before = state.statuses.findLast(({ code }) => code === fact.code)?.endsOn ?? start
    return { endsOn: addMonths(before, fact.code === 'CONCORDAT_TEMPORARY' ? 2 : 6), endBasis: 'computed' }
  }
  return { endsOn: fact.code === 'CONCORDAT_TEMPORARY' ? addMonths(start, 3) : addYears(start, 1), endBasis: 'computed' }
}

/** A creditors' call repeats a state already registered: it is not a new event. */
const repeats = (state: State, step: StatusStep): boolean => {
  const last = state.statuses.at(-1)
  return (
    last?.code === step.code &&
    (step.code === 'LIQUIDATION' ||
      step.code === 'STRUCK_OFF' ||
      step.code === 'BANKRUPTCY' ||
      (step.code === 'MERGED' && last.on === step.on))
  )
}

/** Applies the status facts of one notice. */
export const applyStatus = (state: State, entry: Entry): Step[] => {
  const steps: Step[] = []
  for (const fact of factsOfKind(entry, 'establishment')) {
    if (state.establishment) continue
    state.establishment = { on: fact.on ?? entry.day, source: sourceOf(fact) }
    steps.push({ kind: 'establishment', on: state.establishment.on, source: state.establishment.source })
  }
  for (const fact of factsOfKind(entry, 'status')) {
    // a former record closed is no end of the company, which goes on under the present one
    if (fact.code === 'STRUCK_OFF' && entry.notice.former) continue
    const step: StatusStep = {
      code: fact.code,
      on: fact.on ?? entry.day,
      day: entry.day,
      counterparty: fact.counterparty,
      closes: closes(state, entry, fact),
      ...stayEnd(state, entry, fact),
      ...(fact.extends ? { extends: [] } : {}),
      ...(fact.restricts === undefined ? {} : { restricts: fact.restricts }),
      ...(fact.above === undefined ? {} : { above: fact.above }),
      source: sourceOf(fact),
    }
    if (repeats(state, step)) continue
    state.statuses.push(step)
    steps.push({ kind: 'status', step })
  }
  return steps
}

/** What holds of the company at once, each with the notice that says so. */
export type Situation = {
  closed: StatusStep | null
  bankrupt: StatusStep | null
  liquidation: StatusStep | null
  concordat: StatusStep | null
  reinstated: StatusStep | null
  moved: StatusStep | null
}

/** A stay with more time: what the court ordered with it holds on. */
const goingOn = (before: StatusStep, step: StatusStep): StatusStep => {
  const restricts = [...new Set([before.restricts, step.restricts])].filter((each) => each !== undefined).join(' ')
  const above = before.restricts !== undefined && step.restricts !== undefined ? undefined : (step.above ?? before.above)
  const { above: _above, ...rest } = step
  return {
    ...rest,
    extends: [...(before.extends ?? []), before.source],
    ...(restricts === '' ? {} : { restricts }),
    ...(above === undefined ? {} : { above }),
  }
}

export const situationOf = (steps: readonly StatusStep[]): Situation => {
  const now: Situation = { closed: null, bankrupt: null, liquidation: null, concordat: null, reinstated: null, moved: null }
  for (const step of steps) {
    switch (step.code) {
      case 'ACTIVE':
        Object.assign(now, { closed: null, bankrupt: null, liquidation: null, concordat: null, reinstated: null, moved: null })
        break
      case 'LIQUIDATION':
        now.liquidation = step
        break
      case 'LIQUIDATION_REVERSED':
        now.liquidation = null
        break
      case 'BANKRUPTCY':
        now.bankrupt = step
        break
      case 'CONCORDAT_TEMPORARY':
      case 'CONCORDAT_FINAL':
        now.concordat = step.extends && now.concordat ? goingOn(now.concordat, step) : step
        break
      case 'CONCORDAT_ENDED':
        now.concordat = null
        break
      case 'STRUCK_OFF':
        if (step.closes) now.closed = step
        else now.moved = step
        break
      case 'MERGED':
      case 'DIVIDED':
        if (step.closes) now.closed = step
        break
      case 'REINSTATED':
        Object.assign(now, { closed: null, reinstated: step })
        break
      case 'CONVERTED':
      case 'TRUSTEE':
      case 'INJUNCTION':
        break
    }
  }
  return now
}

/** The gravest of what holds. */
export const gravest = (now: Situation): { code: StatusCode; step: StatusStep } | null => {
  const step = now.closed ?? now.bankrupt ?? now.liquidation ?? now.concordat ?? now.reinstated
  return step ? { code: step.code, step } : null
}
