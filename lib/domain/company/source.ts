import type { PageBox } from '../notice/page/places.ts'
import type { StoredFact } from './record.ts'

/** Where a value comes from: a fact of a notice, with the words that state it, and where these stand on the printed page if that is known. */
export type Source = { factId: string; noticeId: number; quote: string; verified: boolean; boxes?: PageBox[] }

/** A value with the fact it rests on. */
export type Cited<T> = { value: T; source: Source }

export const sourceOf = (fact: StoredFact): Source => ({
  factId: fact.id, noticeId: fact.noticeId, quote: fact.quote, verified: fact.verified, ...(fact.boxes ? { boxes: fact.boxes } : {}),
})
