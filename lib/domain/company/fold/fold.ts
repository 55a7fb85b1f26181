import type { IsoDate } from '../../kernel/dates.ts'
import { lawOf } from '../../law/law.ts'
import { applyCapital } from '../shares/capital.ts'
import { noSums } from '../shares/holdings.ts'
import { applyOfficers } from '../officers/officers.ts'
import { applyOtherMatters } from './other-matters.ts'
import type { CompanyRecord } from '../record.ts'
import { applyShares } from '../shares/shareholders.ts'
import { sourceOf } from '../source.ts'
import type { FirstTitle, State, Step } from './state.ts'
import { applyStatus } from './status.ts'
import { type Entry, factsOfKind, timelineOf } from './timeline.ts'
import { applyAddresses, applyTitles } from './titles-addresses.ts'

const firstTitleOf = (record: CompanyRecord, timeline: Entry[]): FirstTitle | null => {
  const [change] = timeline.flatMap((entry) => factsOfKind(entry, 'title'))
  if (change?.from) return { value: change.from, source: sourceOf(change) }
  return record.title === null ? null : { value: record.title, source: record.titleSource ?? null }
}

const emptyState = (record: CompanyRecord, timeline: Entry[]): State => {
  const law = lawOf(record.country)
  const firstTitle = firstTitleOf(record, timeline)
  return {
    searchesVariants: record.retrievalComplete,
    law,
    firstTitle,
    form: firstTitle === null ? null : (law.legalFormOf(firstTitle.value)?.code ?? null),
    people: new Map(),
    names: new Map(),
    seated: new Map(),
    history: [],
    elections: [],
    byTitle: [],
    establishment: null,
    titles: [],
    addresses: [],
    capital: [],
    statuses: [],
    articles: [],
    branches: [],
    branchNames: new Map(),
    auditors: [],
    directives: [],
    meetings: [],
    observations: [],
    shares: { holdings: new Map(), sums: noSums(), statedOn: null, complete: false, gaps: [], sole: null },
  }
}

/** Applies one notice. Titles come first, since the legal form decides on terms; capital before shares, which are measured by it. */
const apply = (state: State, entry: Entry): Step[] => [
  ...applyTitles(state, entry),
  ...applyStatus(state, entry),
  ...applyOfficers(state, entry),
  ...applyCapital(state, entry),
  ...applyShares(state, entry),
  ...applyAddresses(state, entry),
  ...applyOtherMatters(state, entry),
]

/** What was folded of a record: its timeline, and the states after so many of its notices. */
type Folded = { timeline: Entry[]; states: Map<number, State> }

// A record is folded once for all that is asked of it. It goes with the record; of a long history only the last days asked are kept.
const folded = new WeakMap<CompanyRecord, Folded>()
const STATES = 3

const foldedOf = (record: CompanyRecord): Folded => {
  const known = folded.get(record) ?? { timeline: timelineOf(record), states: new Map() }
  folded.set(record, known)
  return known
}

/** How many of the notices count on a day. */
const countOn = (timeline: readonly Entry[], until: IsoDate | null): number => {
  const after = until === null ? -1 : timeline.findIndex(({ day }) => day > until)
  return after < 0 ? timeline.length : after
}

/**
 * Reads all notices that count on `until` (all dated ones without it), oldest first. `onStep` is told of each change as it happens, with a
 * state that changes with the next notice. The state that is returned is shared by all who ask for it: it is read, never changed.
 */
export const foldRecord = (
  record: CompanyRecord,
  until: IsoDate | null = null,
  onStep?: (step: Step, entry: Entry, state: State) => void,
): State => {
  const { timeline, states } = foldedOf(record)
  const count = countOn(timeline, until)
  const known = states.get(count)
  if (known && !onStep) return known
  const state = emptyState(record, timeline)
  for (const entry of timeline.slice(0, count)) for (const step of apply(state, entry)) onStep?.(step, entry, state)
  if (states.size >= STATES) states.delete(states.keys().next().value as number)
  states.set(count, state)
  return state
}
