/** What the notices of a company tell beyond the facts read from them: by their label, their words, the clauses left unread. */
import type { View } from '../../../company/flags/flag.ts'
import { effectiveDay } from '../../../company/fold/timeline.ts'
import { type NoticeRef, type StoredFact, tellsIn } from '../../../company/record.ts'
import { type Source, sourceOf } from '../../../company/source.ts'
import type { Unread } from '../../../fact/fact.ts'
import type { Telling } from '../../../fact/telling.ts'
import type { IsoDate } from '../../../kernel/dates.ts'

/**
 * A notice that counts by the day looked at. `cite` gives the words that tell something, else some of the same notice; nothing where none
 * were read of it: a label is no quote.
 */
export type Told = {
  notice: NoticeRef
  day: IsoDate
  facts: StoredFact[]
  tells: ReadonlySet<Telling>
  cite: (telling: Telling) => Source[]
}

/** A clause nobody understood, as a source. */
export const unreadSource = (notice: NoticeRef, clause: Unread): Source => ({
  factId: `okunamayan:${notice.id}:${clause.start}`,
  noticeId: notice.id,
  quote: clause.text,
  verified: true,
})

/** Whether words tell something. */
export const speaksOf = (telling: Telling, { told }: Pick<StoredFact | Unread, 'told'>): boolean => told?.tells?.includes(telling) ?? false

const citing =
  (notice: NoticeRef, facts: readonly StoredFact[]): Told['cite'] =>
  (telling) => {
    const fact = facts.find((each) => speaksOf(telling, each))
    if (fact) return [sourceOf(fact)]
    const clause = notice.unread.find((each) => speaksOf(telling, each))
    return clause ? [unreadSource(notice, clause)] : facts.slice(0, 1).map(sourceOf)
  }

/** The notices that count by the day, in the order in which they do. */
export const toldBy = ({ record, day }: Pick<View, 'record' | 'day'>): Told[] => {
  const byNotice = Map.groupBy(record.facts, ({ noticeId }) => noticeId)
  return record.notices
    .flatMap((notice) => {
      const on = effectiveDay(notice)
      if (on === null || on > day) return []
      const facts = byNotice.get(notice.id) ?? []
      return [{ notice, day: on, facts, tells: tellsIn(notice, facts), cite: citing(notice, facts) }]
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.notice.id - b.notice.id))
}

/** Calls to creditors of that kind since a day, by their days of publication, each once. */
export const callsSince = (told: readonly Told[], kind: Telling, since: IsoDate): Told[] => {
  const calls = told.filter(
    ({ tells, notice }) => tells.has('creditors') && tells.has('call') && tells.has(kind) && notice.publishedOn !== null,
  )
  const days = new Map(calls.map((call) => [call.notice.publishedOn, call] as const))
  return [...days.values()]
    .filter(({ notice }) => (notice.publishedOn ?? '') >= since)
    .sort((a, b) => ((a.notice.publishedOn ?? '') < (b.notice.publishedOn ?? '') ? -1 : 1))
}

/** The third of some calls: the one that says so, else the third that is known. Null where fewer are. */
export const thirdCall = (calls: readonly Told[]): Told | null => calls.find(({ tells }) => tells.has('third_call')) ?? calls[2] ?? null
