/** What the fold carries from notice to notice, and what it tells of each step. */
import type { DepartureReason, Limit, RepresentationMode, Role, StatusCode } from '../../fact/fact.ts'
import type { IsoDate } from '../../kernel/dates.ts'
import type { Jurisdiction } from '../../law/jurisdiction.ts'
import type { Told } from '../../fact/telling.ts'
import type { LegalFormCode } from '../../law/legal-form.ts'
import type { Person } from './names.ts'
import type { Source } from '../source.ts'
import type { Term } from '../officers/terms.ts'
import type { StoredFactOf } from './timeline.ts'

/**
 * An office someone holds. `since` is the day it is in force by this notice, `first` the day from which the person has held it without a
 * break. `implied`: the notices state a power to sign but no office. `legalEntity` is whom a natural person acts for.
 */
export type Seat = {
  person: Person
  role: Role
  legalEntity: Person | null
  since: IsoDate
  first: IsoDate
  term: Term
  source: Source
  noticeId: number
  day: IsoDate
  implied: boolean
  told?: Told | undefined
}

/**
 * Why an office ended: a reason the notice gives, or `unstated`; `renewed` (a new term followed), `successor` (the law knows only one
 * holder and another was appointed), `conversion` (new organs of the new legal form), `liquidation_reversed`, `concordat_ended`
 * (commissioners), `member_left` (acted for a legal entity whose own office ended).
 */
export type EndReason =
  DepartureReason | 'unstated' | 'renewed' | 'successor' | 'conversion' | 'liquidation_reversed' | 'concordat_ended' | 'member_left'

/** An office that ended. `since` and `source` are null where its beginning is in no known notice. */
export type Tenure = {
  person: Person
  role: Role | null
  legalEntity: Person | null
  since: IsoDate | null
  term: Term | null
  source: Source | null
  endedOn: IsoDate
  reason: EndReason
  endSource: Source
}

/**
 * How someone may sign. `full` power of an organ or agent, or `limited` by an internal directive. `with` are the persons or grades that
 * co-sign, `anyOther` any other signatory; `coSign`: one of them is enough (`any`) or all must sign (`all`), null where the notice leaves
 * it open. `base`: the offices it was given with. `doubt`: the office it was given with ended and no notice
 * speaks of the power, or none tells by which office it is held.
 */
export type Power = {
  layer: 'full' | 'limited'
  mode: RepresentationMode
  group: string | null
  with: Person[]
  anyOther: boolean
  coSign: 'any' | 'all' | null
  limit: Limit | null
  scope: string | null
  until: IsoDate | null
  since: IsoDate
  source: Source
  base: Role[]
  doubt: Source | null
  /** It follows whoever holds the title that the fact of this id names. */
  byTitle?: string
  /** Who must be among the signers, as printed. */
  indispensable?: string[]
  excludes?: string
  condition?: string
  above?: Limit
  told?: Told | undefined
}

export type PersonState = { person: Person; seats: Seat[]; powers: Power[] }

export type Organ = 'board' | 'managers' | 'signatories' | 'liquidators' | 'commissioners' | 'delegates' | 'auditors'

/**
 * An election to an organ by one notice: whom it names, how far their terms reach, whether it renewed the organ as a whole; `whole`: its
 * words say that nobody else sits there.
 */
export type Election = {
  organ: Organ
  day: IsoDate
  noticeId: number
  members: Set<string>
  endsOn: IsoDate | null
  renews: boolean
  whole: boolean
  source: Source
}

export type CapitalStep = {
  on: IsoDate
  operation: 'establishment' | 'increase' | 'decrease' | 'registered_ceiling'
  from: string | null
  to: string
  currency: string
  paid: string | null
  permit?: Told['permit']
  source: Source
}

export type Holding = { person: Person; amount: string | null; shares: number | null; ratio: string | null; on: IsoDate; source: Source }

/** Sums of holdings in hundredths; `unmeasured` and `unrated` count those without an amount or a ratio that is a number. */
export type ShareSums = { amount: bigint; unmeasured: number; percent: bigint; unrated: number }

/**
 * `complete`: the holdings make up the whole capital as last stated. `gaps` are facts that leave the list uncertain (a transfer without an
 * amount …).
 */
export type ShareState = {
  holdings: Map<string, Holding>
  sums: ShareSums
  statedOn: IsoDate | null
  complete: boolean
  gaps: Source[]
  sole: { person: Person; on: IsoDate; source: Source } | null
}

export type TextStep = { value: string; from: string | null; on: IsoDate; source: Source; move: 'same_office' | 'out' | 'in' | null }

/** `closes`: the company itself ended by it, null where the words do not tell. `endsOn` is the end of a concordat stay. */
export type StatusStep = {
  code: StatusCode
  on: IsoDate
  day: IsoDate
  counterparty: string | null
  closes: boolean | null
  endsOn: IsoDate | null
  endBasis: 'printed' | 'computed' | null
  /** More time for a stay: the notices that granted it and prolonged it before, whose orders hold on; none where none is known. */
  extends?: readonly Source[]
  restricts?: string
  above?: Limit
  source: Source
}

export type Branch = {
  title: string | null
  address: string | null
  openedOn: IsoDate | null
  closedOn: IsoDate | null
  source: Source
  endSource: Source | null
}
export type Auditor = {
  person: Person
  period: string | null
  on: IsoDate
  endedOn: IsoDate | null
  reason: EndReason | null
  source: Source
  endSource: Source | null
}
export type Directive = {
  number: string | null
  on: IsoDate | null
  registeredOn: IsoDate
  rules: StoredFactOf<'directive'>['rules']
  groups?: StoredFactOf<'directive'>['groups']
  partial?: true
  source: Source
}
export type ArticleChange = { on: IsoDate; articles: string[]; heading: string | null; source: Source }
export type Meeting = { on: IsoDate | null; meeting: 'ordinary' | 'extraordinary'; registeredOn: IsoDate; source: Source }

/**
 * Something the notices show that a reader must know: a contradiction, a gap, a doubtful match. `sources` are the words it rests on,
 * `values` fill its text.
 */
export type Observation = { code: ObservationCode; day: IsoDate; sources: Source[]; values: Record<string, string> }

export type ObservationCode =
  | 'name_variant'
  | 'similar_names'
  | 'departure_without_office'
  | 'same_day_conflict'
  | 'representation_only_ended'
  | 'several_offices_ended'
  | 'capital_chain_broken'
  | 'capital_wrong_direction'
  | 'shares_not_whole'
  | 'transfer_unknown_holder'
  | 'transfer_exceeds_holding'
  | 'title_chain_broken'
  | 'merger_side_unknown'
  | 'division_kind_unknown'
  | 'moved_to_other_office'
  | 'representation_conflict'

/** A power that follows whoever holds a title. `closed`: from that day another regime holds, so that no new holder gets it. */
export type TitleRule = { fact: StoredFactOf<'representation'>; title: string; day: IsoDate; closed: IsoDate | null }

/** The persons of a company by the parts of their names. */
export type NearNames = Map<string, PersonState[]>

/** What one notice changed, seen from before and after it. */
export type Step =
  | { kind: 'establishment'; on: IsoDate; source: Source }
  | { kind: 'appointed'; person: Person; seats: Seat[]; renewed: boolean; powers: Power[] }
  | { kind: 'left'; person: Person; tenures: Tenure[]; remains: boolean }
  | { kind: 'powers'; person: Person; before: Power[]; after: Power[]; source: Source }
  | { kind: 'capital'; step: CapitalStep; before: string | null }
  | { kind: 'shares'; changed: { before: Holding | null; after: Holding | null }[]; transfers: StoredFactOf<'share_transfer'>[] }
  | { kind: 'sole_shareholder'; person: Person; source: Source }
  | { kind: 'title'; step: TextStep; before: string | null }
  | { kind: 'address'; step: TextStep; before: string | null }
  | { kind: 'status'; step: StatusStep }
  | { kind: 'articles'; change: ArticleChange }
  | { kind: 'branch'; branch: Branch; operation: 'open' | 'close' | 'change' }
  | { kind: 'auditor'; auditor: Auditor; ended: boolean }
  | { kind: 'directive'; directive: Directive }

/**
 * The title before any title change: as the first change prints it, else as the first notice does, else as the company was added (then
 * without a source).
 */
export type FirstTitle = { value: string; source: Source | null }

/**
 * Everything known after some notices. Changed in place by the fold; what leaves this room is a copy. `names`, `seated` and `branchNames`
 * are ways to look up what stands in the lists.
 */
export type State = {
  searchesVariants: boolean
  firstTitle: FirstTitle | null
  form: LegalFormCode | null
  law: Jurisdiction
  people: Map<string, PersonState>
  names: NearNames
  seated: Map<string, Set<PersonState>>
  history: Tenure[]
  elections: Election[]
  byTitle: TitleRule[]
  establishment: { on: IsoDate; source: Source } | null
  titles: TextStep[]
  addresses: TextStep[]
  capital: CapitalStep[]
  shares: ShareState
  statuses: StatusStep[]
  articles: ArticleChange[]
  branches: Branch[]
  branchNames: Map<string, Set<Branch>>
  auditors: Auditor[]
  directives: Directive[]
  meetings: Meeting[]
  observations: Observation[]
}
