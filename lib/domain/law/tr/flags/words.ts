/** What the notices of a company tell in words beyond the facts read from them: their label, the words quoted, the clauses left unread. */
import type { View } from '../../../company/flags/flag.ts'
import { effectiveDay } from '../../../company/fold/timeline.ts'
import type { NoticeRef, StoredFact } from '../../../company/record.ts'
import { type Source, sourceOf } from '../../../company/source.ts'
import type { IsoDate } from '../../../kernel/dates.ts'
import { fold } from '../../../kernel/text.ts'

/**
 * A notice that counts by the day looked at. `words` are folded. `cite` gives the words that a pattern finds, else
 * some of the same notice; nothing where none were read of it: a label is no quote.
 */
export type Told = { notice: NoticeRef; day: IsoDate; facts: StoredFact[]; words: string; cite: (pattern: RegExp) => Source[] }

const citing =
  (notice: NoticeRef, facts: readonly StoredFact[]): Told['cite'] =>
  (pattern) => {
    const fact = facts.find(({ quote }) => pattern.test(fold(quote)))
    if (fact) return [sourceOf(fact)]
    const clause = notice.unread.find(({ text }) => pattern.test(fold(text)))
    if (clause) return [{ factId: `okunamayan:${notice.id}:${clause.start}`, noticeId: notice.id, quote: clause.text, verified: true }]
    return facts.slice(0, 1).map(sourceOf)
  }

/** The notices that count by the day, in the order in which they do. */
export const toldBy = ({ record, day }: Pick<View, 'record' | 'day'>): Told[] => {
  const byNotice = Map.groupBy(record.facts, ({ noticeId }) => noticeId)
  return record.notices
    .flatMap((notice) => {
      const on = effectiveDay(notice)
      if (on === null || on > day) return []
      const facts = byNotice.get(notice.id) ?? []
      const words = fold([notice.noticeType, ...facts.map(({ quote }) => quote), ...notice.unread.map(({ text }) => text)].join(' . '))
      return [{ notice, day: on, facts, words, cite: citing(notice, facts) }]
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.notice.id - b.notice.id))
}

/** Calls to creditors of that kind since a day, by their days of publication, each once. */
export const callsSince = (told: readonly Told[], kind: RegExp, since: IsoDate): Told[] => {
  const calls = told.filter(
    ({ words, notice }) => /\balacakli/.test(words) && /cagri|ilan/.test(words) && kind.test(words) && notice.publishedOn !== null,
  )
  const days = new Map(calls.map((call) => [call.notice.publishedOn, call] as const))
  return [...days.values()]
    .filter(({ notice }) => (notice.publishedOn ?? '') >= since)
    .sort((a, b) => ((a.notice.publishedOn ?? '') < (b.notice.publishedOn ?? '') ? -1 : 1))
}

/** The third of some calls: the one that says so, else the third that is known. Null where fewer are. */
export const thirdCall = (calls: readonly Told[]): Told | null =>
  calls.find(({ words }) => /\b(?:3|iii|ucuncu)\W{0,2} (?:ilan|cagri)/.test(words)) ?? calls[2] ?? null
