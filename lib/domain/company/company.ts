/** A company as of a day: what the notices that count on that day (timeline.ts) make of it, each value with the words it rests on. */
import type { StatusCode } from '../fact/fact.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { Jurisdiction } from '../law/jurisdiction.ts'
import type { LegalForm } from '../law/legal-form.ts'
import { compare, fold } from '../kernel/text.ts'
import { hundredths } from '../kernel/decimal.ts'
import { currentCapital } from './shares/capital.ts'
import { foldRecord } from './fold/fold.ts'
import type { Person } from './fold/names.ts'
import { type Officers, officersOn } from './officers/officers-on.ts'
import type { CompanyRecord } from './record.ts'
import { ratioOf } from './shares/shareholders.ts'
import type { Cited, Source } from './source.ts'
import type { ArticleChange, Auditor, Branch, CapitalStep, Directive, Meeting, State, StatusStep, Tenure, TextStep } from './fold/state.ts'
import { gravest, type Situation, situationOf } from './fold/status.ts'
import { effectiveDay } from './fold/timeline.ts'

/**
 * A text that held for some time. `since` null: its beginning is in no known notice; `until` null: it still holds. `source` is null for a
 * title nobody printed.
 */
export type TextSpan = { value: string; since: IsoDate | null; until: IsoDate | null; source: Source | null }

/** `basis`: a notice says it, only the title does (TASFİYE HÂLİNDE), or nothing else was found and the company counts as active. */
export type Status = {
  code: StatusCode
  basis: 'notice' | 'title' | 'inferred'
  on: IsoDate | null
  counterparty: string | null
  endsOn: IsoDate | null
  source: Source | null
}

/** A step of the capital with the amount before it, as printed or else as the last step left it. */
export type CapitalChange = CapitalStep & { before: string | null }

export type Capital = { current: CapitalStep | null; ceiling: CapitalStep | null; history: CapitalChange[] }

/**
 * `percent` of the capital: printed, or computed from the amounts where the list makes up the whole capital (an amount older than an
 * increase says nothing of it).
 */
export type Shareholder = {
  person: Person
  amount: string | null
  shares: number | null
  ratio: { percent: string; computed: boolean } | null
  on: IsoDate
  source: Source
}

/**
 * `jointStock`: the registry does not publish transfers, the list is a picture of `statedOn`. `complete`: the list makes up the whole
 * capital as last stated. `gaps` are facts that leave it uncertain.
 */
export type Shareholders = {
  jointStock: boolean
  statedOn: IsoDate | null
  complete: boolean
  list: Shareholder[]
  sole: (Person & { on: IsoDate; source: Source }) | null
  gaps: Source[]
}

/**
 * `title` is the registered title of the day; `titles` and `addresses` are histories, oldest first. `province` is read from the current
 * address, else it is that of the registry office. `situation` is all that holds at once, `status` the gravest of it. `history` lists the
 * offices that ended.
 */
export type Company = {
  day: IsoDate
  id: number | string
  office: string
  registryNo: string
  mersisNo: string | null
  title: TextSpan | null
  titles: TextSpan[]
  legalForm: LegalForm | null
  establishedOn: Cited<IsoDate> | null
  address: TextSpan | null
  addresses: TextSpan[]
  province: string | null
  status: Status
  situation: Situation
  events: StatusStep[]
  officers: Officers
  history: Tenure[]
  capital: Capital
  shareholders: Shareholders
  articles: ArticleChange[]
  auditors: Auditor[]
  branches: Branch[]
  directives: Directive[]
  meetings: Meeting[]
}

const spansOf = (first: TextSpan | null, steps: readonly TextStep[]): TextSpan[] => {
  const spans = [
    ...(first ? [first] : []),
    ...steps.map((step): TextSpan => ({ value: step.value, since: step.on, until: null, source: step.source })),
  ]
  return spans.map((span, at) => ({ ...span, until: spans[at + 1]?.since ?? null }))
}

const titlesOf = (state: State): TextSpan[] => {
  const [change] = state.titles
  const before = state.firstTitle
  const same = before && change && fold(before.value) === fold(change.value)
  const first: TextSpan | null =
    before && !same && (before.source !== null || !change)
      ? { value: before.value, since: state.establishment?.on ?? null, until: null, source: before.source }
      : null
  return spansOf(first, state.titles)
}

const addressesOf = (state: State): TextSpan[] => {
  const [change] = state.addresses
  const first: TextSpan | null = change?.from ? { value: change.from, since: null, until: null, source: change.source } : null
  return spansOf(first, state.addresses)
}

/** Addresses end in `İlçe / İl`; the registry's districts bear their province, so an office says it too. */
const provinceOf = (law: Jurisdiction, address: TextSpan | null, office: string): string | null => {
  const last = fold(address?.value ?? '')
    .split(' ')
    .at(-1)
  return law.provinces.find((province) => fold(province) === last) ?? law.findOffice(office)?.province ?? null
}

/** `TASFİYE HÂLİNDE` or `İFLAS` in the title says that something was registered, though no notice of it is known. */
export const stateInTitle = (title: string | null): StatusCode | null => {
  const words = fold(title ?? '')
  if (/^(?:iflas|muflis)\b|\b(?:sirketi|kooperatifi|sti|as|a s) (?:iflas|muflis)\b/.test(words)) return 'BANKRUPTCY'
  return /^tasfiye hal|\b(?:sirketi|kooperatifi|sti|as|a s) tasfiye hal[a-z]*$/.test(words) ? 'LIQUIDATION' : null
}

/** The title in the head of the latest notice that counts on the day: a liquidation nobody registered here may stand in it alone. */
const headTitle = ({ notices }: CompanyRecord, day: IsoDate): TextSpan | null => {
  const [last] = notices
    .flatMap((notice) => {
      const on = effectiveDay(notice)
      return notice.title && on !== null && on <= day ? [{ id: notice.id, title: notice.title, on }] : []
    })
    .sort((a, b) => (a.on > b.on ? -1 : a.on < b.on ? 1 : b.id - a.id))
  return last
    ? {
        value: last.title,
        since: last.on,
        until: null,
        source: { factId: `title-${last.id}`, noticeId: last.id, quote: last.title, verified: true },
      }
    : null
}

const statusOf = (state: State, now: Situation, title: TextSpan | null): Status => {
  const found = gravest(now)
  if (found) {
    const { on, counterparty, endsOn, source } = found.step
    return { code: found.code, basis: 'notice', on, counterparty, endsOn, source }
  }
  const last = state.statuses.at(-1)
  const titled = title?.since && last && last.day >= title.since ? null : stateInTitle(title?.value ?? null)
  if (titled)
    return { code: titled, basis: 'title', on: title?.since ?? null, counterparty: null, endsOn: null, source: title?.source ?? null }
  return {
    code: 'ACTIVE',
    basis: 'inferred',
    on: null,
    counterparty: null,
    endsOn: null,
    source: last?.source ?? state.establishment?.source ?? null,
  }
}

const capitalOf = (state: State): Capital => {
  let before: string | null = null
  let ceiling: string | null = null
  const history = state.capital.map((step): CapitalChange => {
    const isCeiling = step.operation === 'registered_ceiling'
    const known = step.from ?? (isCeiling ? ceiling : before)
    if (isCeiling) ceiling = step.to
    else before = step.to
    return { ...step, before: step.operation === 'establishment' ? null : known }
  })
  return {
    current: currentCapital(state),
    ceiling: state.capital.findLast((step) => step.operation === 'registered_ceiling') ?? null,
    history,
  }
}

const shareholdersOf = (state: State): Shareholders => {
  const { holdings, statedOn, complete, gaps, sole } = state.shares
  const capital = currentCapital(state)?.to ?? null
  const list = [...holdings.values()].map((holding): Shareholder => ({ ...holding, ratio: ratioOf(holding, complete ? capital : null) }))
  const weight = (holder: Shareholder): bigint => hundredths(holder.amount ?? '') ?? -1n
  return {
    jointStock: state.form === 'JOINT_STOCK' || state.form === 'PARTNERSHIP_LIMITED_BY_SHARES',
    statedOn,
    complete,
    gaps,
    list: list.sort((a, b) => (weight(b) > weight(a) ? 1 : weight(b) < weight(a) ? -1 : compare(a.person.name, b.person.name))),
    sole: sole && { ...sole.person, on: sole.on, source: sole.source },
  }
}

/** The company as the notices that count on `day` show it. */
export const companyOn = (record: CompanyRecord, day: IsoDate): Company => companyOf(record, foldRecord(record, day), day)

/** {@link companyOn} of a record already folded up to the day. */
export const companyOf = (record: CompanyRecord, state: State, day: IsoDate): Company => {
  const now = situationOf(state.statuses)
  const titles = titlesOf(state)
  const addresses = addressesOf(state)
  const title = titles.at(-1) ?? null
  const address = addresses.at(-1) ?? null
  return {
    day,
    id: record.id,
    office: record.office,
    registryNo: record.registryNo,
    mersisNo: record.mersisNo,
    title,
    titles,
    legalForm: (title && state.law.legalFormOf(title.value)) ?? (state.form && state.law.legalForms[state.form]),
    establishedOn: state.establishment && { value: state.establishment.on, source: state.establishment.source },
    address,
    addresses,
    province: provinceOf(state.law, address, record.office),
    status:
      [title, headTitle(record, day)].map((each) => statusOf(state, now, each)).find(({ basis }) => basis !== 'inferred') ??
      statusOf(state, now, title),
    situation: now,
    events: state.statuses,
    officers: officersOn(state, now, day),
    history: state.history,
    capital: capitalOf(state),
    shareholders: shareholdersOf(state),
    articles: state.articles,
    auditors: state.auditors,
    branches: state.branches,
    directives: state.directives,
    meetings: state.meetings,
  }
}
