import type { Source, StoredFact } from './record.ts'

export type { Source }

/** A value with the fact it rests on. */
export type Cited<T> = { value: T; source: Source }

export const sourceOf = (fact: StoredFact): Source => ({
  factId: fact.id,
  noticeId: fact.noticeId,
  quote: fact.quote,
  verified: fact.verified,
  ...(fact.boxes ? { boxes: fact.boxes } : {}),
  ...(fact.by ? { by: fact.by } : {}),
})

/** Looks notices up once for all sources of a record: a source with the notice it stands in, null where that is not among them. */
export const cited = <Notice extends { id: number }>(
  notices: readonly Notice[],
): ((source: Source) => Source & { notice: Notice | null }) => {
  const known = new Map(notices.map((notice) => [notice.id, notice]))
  return (source) => ({ ...source, notice: known.get(source.noticeId) ?? null })
}
