import type { Fact, Unread } from '../fact/fact.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { Country } from '../law/law.ts'
import type { PageBox } from '../notice/page/places.ts'

/**
 * A notice of a company, without its text: what a citation needs. `noticeType` is the gazette's label (İlan Türü), or the registered
 * matters.
 */
export type NoticeRef = {
  id: number
  publishedOn: IsoDate | null
  registeredOn: IsoDate | null
  issue: string | null
  page: string | null
  noticeType: string
  archived: boolean
  unread: Unread[]
}

/**
 * A fact as stored: `id` is a hash of its identifying fields, the same each time the notice is read; `boxes` are those of its quote, absent
 * for a text without a page.
 */
export type StoredFact = Fact & { id: string; noticeId: number; boxes?: PageBox[] }

/**
 * Where a value comes from: a fact of a notice, with the words that state it, and where these stand on the printed page if that is known.
 */
export type Source = { factId: string; noticeId: number; quote: string; verified: boolean; boxes?: PageBox[] }

/** All that is known of one company: the only input of everything shown about it. The order of notices and facts carries no meaning. */
export type CompanyRecord = {
  id: number | string
  /** Where it is registered: which law it lives under. */
  country: Country
  office: string
  registryNo: string
  /** Title under which it was added or first printed; facts may know a newer one. */
  title: string | null
  /** The head of the notice that prints `title`; absent where none is known to. */
  titleSource?: Source
  mersisNo: string | null
  /** The list of the company's notices was fetched from the official source to its end. Notices brought by hand alone leave this false. */
  retrievalComplete: boolean
  notices: NoticeRef[]
  facts: StoredFact[]
}
