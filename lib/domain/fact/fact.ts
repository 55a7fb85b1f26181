import type { IsoDate } from '../kernel/dates.ts'
import type { Told } from './telling.ts'

/** What a notice says of itself before its body. `registryNo` and `title` as printed. */
export type NoticeHeader = {
  office: string | null
  registry_no: string | null
  mersis_no: string | null
  title: string | null
  registered_on: IsoDate | null
  published_on: IsoDate | null
  issue: string | null
  page: string | null
  notice_no: string | null
}

/**
 * Where in the notice text a fact stands: offsets into the text as read, and whether the quote was found there by the independent check.
 */
export type Quote = { quote: string; start: number; end: number; verified: boolean }

export const ROLES = [
  'board_member',
  'board_chair',
  'board_vice_chair',
  'manager',
  'manager_chair',
  'general_manager',
  'authorised_signatory',
  'branch_manager',
  'liquidator',
  'commissioner',
  'auditor',
  'proxy',
  'representative_of_legal_entity',
] as const
export type Role = (typeof ROLES)[number]

export type DepartureReason = 'resignation' | 'dismissal' | 'term_end' | 'death' | 'transfer' | 'other'
export type RepresentationMode = 'sole' | 'joint' | 'limited'
export type StatusCode =
  | 'ACTIVE'
  | 'LIQUIDATION'
  | 'LIQUIDATION_REVERSED'
  | 'BANKRUPTCY'
  | 'CONCORDAT_TEMPORARY'
  | 'CONCORDAT_FINAL'
  | 'CONCORDAT_ENDED'
  | 'STRUCK_OFF'
  | 'REINSTATED'
  | 'MERGED'
  | 'DIVIDED'
  | 'CONVERTED'
  | 'TRUSTEE'
  | 'INJUNCTION'

/** An amount limit on a power to represent; amount as decimal text. */
export type Limit = { amount: string; currency: string }

/**
 * Who may sign and how. `group` is a grade or letter (`1`, `A`); `with` names persons or grades who must co-sign, `*` for any other
 * signatory. A directive may name its signatories by title or by name: then `group` is the title as printed (`Satın Alma Müdürü`),
 * `persons` the name, and `with` those who co-sign in the same way. In a directive `inclusive` says whether the words include the limit itself
 * ("bu tutar dahil"), `above` is the amount beyond which the rule begins ("üzerinde"), `condition` what it asks for besides the signatures,
 * as printed ("Yönetim Kurulu onayı alınmış olmak kaydıyla").
 */
export type RepresentationRule = {
  persons: string[]
  mode: RepresentationMode
  group: string | null
  with: string[]
  limit: Limit | null
  scope: string | null
  until: IsoDate | null
  inclusive?: boolean
  above?: Limit
  condition?: string
  /** One of those named is enough beside the holder (true), all of them sign (false); absent where the words leave it open. */
  any_of?: boolean
  /** Who must be among the signers whoever else signs. */
  indispensable?: string[]
  /** What the power does not reach, as printed. */
  excludes?: string
  /** Of a directive: no grade or group signs in the place of another, so that an amount has no signers but those of its own step. */
  no_substitutes?: true
  /** The amount from which the rule holds. */
  floor?: Limit
  /** The titles by which the words name the signers: whoever holds them has the power. `persons` are those whom the notice shows to. */
  by_title?: string[]
  /** The words of the rule's own clause or row. */
  quote?: string
}

/**
 * The day of the decision that a notice names as its evidence, whether the general assembly took it or a trustee who runs the company (the Savings
 * Deposit Insurance Fund, above all), and what the register leaves legible of the person's identity number (`214..36`).
 */
type Decided = { decided?: IsoDate; by_assembly?: true; by_trustee?: true; masked?: string }

/**
 * One thing a notice states as registered. Absent is null. Money is decimal text, dates are ISO, names stand as printed with broken lines
 * joined.
 */
export type Statement =
  | { kind: 'establishment'; on: IsoDate | null }
  | ({
      kind: 'appointment'
      person: string
      role: Role
      legal_entity: string | null
      from: IsoDate | null
      until: IsoDate | null
      term_years: number | null
      /** Who sits goes on as before ("görevine devamına"): no election, no new term. */
      confirms?: true
      /** The name that the person bore before, where a notice tells that it changed: the office goes on under the new one. */
      formerly?: string
      /** The group of signatories he is put into, where how its members sign is said elsewhere: he signs as they do. */
      group?: string
    } & Decided)
  | ({ kind: 'departure'; person: string; role: Role | null; on: IsoDate | null; reason: DepartureReason | null } & Decided)
  | ({ kind: 'representation' } & RepresentationRule & Pick<Decided, 'decided'>)
  /** `partial`: a clause on signing was not understood, the rules are not all. `groups`: who is in a group by an office. */
  | {
      kind: 'directive'
      number: string | null
      on: IsoDate | null
      rules: RepresentationRule[]
      groups?: { group: string; office: string }[]
      partial?: true
    }
  | {
      kind: 'capital'
      from: string | null
      to: string
      currency: string
      operation: 'establishment' | 'increase' | 'decrease' | 'registered_ceiling'
      paid: string | null
    }
  | { kind: 'shareholding'; person: string; amount: string | null; shares: number | null; ratio: string | null }
  | { kind: 'share_transfer'; from: string; to: string; amount: string | null; shares: number | null }
  | { kind: 'sole_shareholder'; person: string }
  | { kind: 'title'; from: string | null; to: string }
  | { kind: 'address'; from: string | null; to: string; move: 'same_office' | 'out' | 'in' | null }
  | { kind: 'articles'; articles: string[]; heading: string | null }
  /**
   * `restricts` are the words that say what a court's order takes away, as printed; `side` whether the company gives its assets away by the
   * merger or division or takes another's. A trustee or an order is no state of the company: it goes on beside one. `extends`: a stay that
   * was granted before goes on, under the orders that came with it, `until` the printed day.
   */
  | {
      kind: 'status'
      code: StatusCode
      on: IsoDate | null
      counterparty: string | null
      restricts?: string
      above?: Limit
      side?: 'gives' | 'takes'
      extends?: true
      until?: IsoDate
    }
  | { kind: 'branch'; title: string | null; address: string | null; operation: 'open' | 'close' | 'change' }
  | { kind: 'auditor'; name: string; period: string | null }
  | { kind: 'general_meeting'; on: IsoDate | null; meeting: 'ordinary' | 'extraordinary' }
  /** An earlier notice is set right: `notice` as printed (its day and issue), the wrong `words`, and those that are right `instead`. */
  | { kind: 'correction'; notice: string | null; words: string | null; instead: string | null }

export type FactKind = Statement['kind']
export type Fact = Statement & Quote & { told?: Told }
export type FactOf<K extends FactKind> = Extract<Statement, { kind: K }> & Quote & { told?: Told }

/**
 * Why a clause was told and not read: no frame takes it, a frame lacks what it needs, two readings are as good, too much of it may be
 * damaged, it holds under a condition, or it sets an earlier notice right.
 */
export const WHY_UNREAD = ['no_frame', 'missing_slot', 'rival', 'doubtful', 'condition', 'correction'] as const
/** A clause that no frame understood; `told` is what its words speak of all the same. */
export type Unread = { heading: string | null; text: string; start: number; end: number; why?: (typeof WHY_UNREAD)[number]; told?: Told }

/** What the reader makes of one notice text. `matters` are the printed "Tescil Edilen Hususlar", `kinds` the kinds of fact found. */
export type Reading = { header: NoticeHeader; matters: string[]; facts: Fact[]; unread: Unread[] }
