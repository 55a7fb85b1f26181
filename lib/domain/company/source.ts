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
})
