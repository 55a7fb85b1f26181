import type { Fact, Unread } from '../fact/fact.ts'
import { type Telling, toldIn } from '../fact/telling.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { remembered } from '../kernel/remembered.ts'
import type { Country } from '../law/law.ts'
import type { PageBox } from '../notice/page/places.ts'

/** By whose decision something holds that the reader left open: of the asking account's members, or of the operator's; `at` an instant. */
export type DecidedBy = { role: 'account' | 'operator'; at: string }

/** A clause that people closed. `signature`: it may have said who signs. */
export type SettledClause = Unread & { by: DecidedBy; signature: boolean }

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
  /** What people decided of its clauses that were unread. */
  settled?: SettledClause[]
  /** The company's title as the head of the notice prints it, word for word; absent where it does not. */
  title?: string
  /** It stands under a former record of the company, before its seat moved or it was entered anew. */
  former?: boolean
}

/**
 * A fact as stored: `id` is a hash of its identifying fields, the same each time the notice is read; `boxes` are those of its quote, absent
 * for a text without a page. `by`: people stated it, no reader.
 */
export type StoredFact = Fact & { id: string; noticeId: number; boxes?: PageBox[]; by?: DecidedBy }

/**
 * Where a value comes from: a fact of a notice, with the words that state it, and where these stand on the printed page if that is known.
 */
export type Source = { factId: string; noticeId: number; quote: string; verified: boolean; boxes?: PageBox[]; by?: DecidedBy }

/**
 * Somebody's word that the notices brought are all there are until the day `on`. `until` is the day through which it holds by now: the
 * daily watch, where it left no gap, has carried it on.
 */
export type ListStatement = { on: IsoDate; until: IsoDate }

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
  /** The asking account's word that the list is complete; absent where there is none, or it ended. */
  listStated?: ListStatement
  /** What all see of the company, where decisions of the asking account are laid over it; absent where there are none. */
  shared?: CompanyRecord
  /** The record it was entered under before, as its notices name it, where the notices of that record are not known. */
  formerRecord?: { office: string; registryNo: string }
  notices: NoticeRef[]
  facts: StoredFact[]
}

const labels = remembered((label: string): ReadonlySet<Telling> => new Set(toldIn(label)), 2000)
/** What the label of a notice, or its registered matters, announces. */
export const labelTells = ({ noticeType }: Pick<NoticeRef, 'noticeType'>, telling: Telling): boolean => labels(noticeType).has(telling)

/** What a notice tells as a whole: by its label, by the facts read from it, by the clauses nobody understood. */
export const tellsIn = (notice: NoticeRef, facts: readonly StoredFact[]): Set<Telling> =>
  new Set([...toldIn(notice.noticeType), ...[...facts, ...notice.unread].flatMap(({ told }) => told?.tells ?? [])])
