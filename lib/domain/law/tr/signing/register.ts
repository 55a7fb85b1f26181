/**
 * The register as a question meets it. An entry works inside the company from the decision (K), is in the register from its registration
 * (T), and works against third parties from the business day after its publication (E; TTK 36/1). Between these days the same question has
 * two readings, so the check reads the register up to three times: with what was registered on the day, with what had taken effect by then,
 * and with what had been decided by then.
 */
import { companyOf, stateInTitle } from '../../../company/company.ts'
import { foldRecord } from '../../../company/fold/fold.ts'
import { personKey } from '../../../company/fold/names.ts'
import { type CompanyRecord, labelTells, type NoticeRef, type StoredFact, tellsIn } from '../../../company/record.ts'
import { type Source, sourceOf } from '../../../company/source.ts'
import type { Power, State } from '../../../company/fold/state.ts'
import { type Situation, situationOf } from '../../../company/fold/status.ts'
import { effectiveDay } from '../../../company/fold/timeline.ts'
import type { StatusCode, Unread } from '../../../fact/fact.ts'
import type { Telling } from '../../../fact/telling.ts'
import { effectDay } from '../business-days.ts'
import { addDays, type IsoDate } from '../../../kernel/dates.ts'
import type { LegalFormCode } from '../../legal-form.ts'
import { natureOf } from '../../../kernel/legal-entity.ts'
import { GIVEN_NAMES, SURNAMES } from '../../../kernel/turkish-names.ts'
import { fold } from '../../../kernel/text.ts'

/**
 * `complete`: all notices on officers were fetched and read; `doubtful`: those that may say more of officers than was read. `titled`: a
 * state that only the title tells.
 */
export type Register = {
  record: CompanyRecord
  day: IsoDate
  today: IsoDate
  state: State
  now: Situation
  form: LegalFormCode | null
  title: string | null
  titled: { code: StatusCode; source: Source | null } | null
  complete: boolean
  doubtful: ReadonlySet<number>
}

const newRegister = (record: CompanyRecord, day: IsoDate, today: IsoDate, known: Pick<Register, 'complete' | 'doubtful'>): Register => {
  const state = foldRecord(record, day)
  const company = companyOf(record, state, day)
  const now = situationOf(state.statuses)
  return {
    record,
    day,
    today,
    state,
    now: { ...now, bankrupt: now.bankrupt ?? judged(record, state, day) },
    form: company.legalForm?.code ?? state.form ?? formByTitle(company.title?.value ?? null, state),
    complete: known.complete,
    doubtful: known.doubtful,
    title: company.title?.value ?? null,
    titled: company.status.basis === 'title' && !becomesLater(record, day, company.status) ? company.status : null,
  }
}

/**
 * A title that is not known to stand on the day yet tells of a state that a later notice registers, or is the first to print while the last
 * before it does not: before that day nothing of it holds (TSY 87/1-d, 137/1-c: the words join the title with the entry).
 */
const becomesLater = (record: CompanyRecord, day: IsoDate, { code, source }: { code: StatusCode; source: Source | null }): boolean => {
  const days = new Map(record.notices.map((notice) => [notice.id, effectiveDay(notice) ?? '']))
  const printed = source === null ? '9' : (days.get(source.noticeId) ?? '9')
  if (printed <= day) return false
  const heads = record.notices.flatMap(({ id, title }) => (title ? [{ on: days.get(id) ?? '', says: stateInTitle(title) === code }] : []))
  const before = heads.filter(({ on }) => on !== '' && on <= day)
  return (
    record.facts.some((fact) => fact.kind === 'status' && fact.code === code && (days.get(fact.noticeId) ?? '') > day) ||
    (before.length > 0 && before.every(({ says }) => !says) && heads.some(({ on, says }) => on > day && says))
  )
}

/** A partnership may print its partners behind its form; a sole trader prints no form at all. */
const formByTitle = (title: string | null, state: State): LegalFormCode | null => {
  if (/\bkol+ektif sirket/.test(fold(title ?? ''))) return 'GENERAL_PARTNERSHIP'
  if (/\b(?:adi )?komandit sirket/.test(fold(title ?? ''))) return 'LIMITED_PARTNERSHIP'
  return isTrader(title, state) ? 'SOLE_TRADER' : null
}

/**
 * A sole trader's title names no legal form but the trader (TTK 41), who is entered with it: somebody the notices know, or nobody besides,
 * where the title is a person's name and nothing more. A company's shows its form (TTK 43).
 */
export const isTrader = (title: string | null, state: State | null): boolean =>
  title !== null &&
  !/sirket|kooperatif|vakf|dernek|sube/.test(fold(title)) &&
  (natureOf(title) === 'natural_person' ||
    endsWithName(title) ||
    standsApart(title) ||
    [...(state?.people.values() ?? [])].some(({ person }) => ownsBy(title, person.name)))

/** "Kurgu Ticaret Ada Düşsel": a given name stands before the last word, and nothing shows a company. */
const endsWithName = (title: string): boolean => {
  const words = fold(title).split(' ')
  const given = words.at(-2) ?? ''
  return (
    words.length > 3 &&
    GIVEN.has(given) &&
    SURNAME.has(words.at(-1) ?? '') &&
    !words.some((word) => /^(?:sti|ltd|as|koop|holding|isletmesi|banka[a-z]*|subesi|ortakligi|birligi)$/.test(word)) &&
    !/\ba s\b/.test(fold(title))
  )
}
/** "Kurgu Tekstil - Ada Düşsel": a stroke parts the trader's name from what the business is called. */
const standsApart = (title: string): boolean => {
  const parts = title.split(/\s[-–—]\s/)
  return parts.length === 2 && parts.some((part) => /^\S+(?: \S+){1,2}$/.test(part) && natureOf(part) === 'natural_person')
}
const [GIVEN, SURNAME] = [GIVEN_NAMES, SURNAMES].map((names) => new Set(names.map(fold))) as [Set<string>, Set<string>]

/** Whether a title holds the name of the person who trades under it. */
export const ownsBy = (title: string, name: string): boolean =>
  natureOf(name) === 'natural_person' && ` ${fold(title)} `.includes(` ${fold(name)} `)

/** Days of a record that are kept ready: what is asked is nearly always asked of today. */
const DAYS = 3

/**
 * Works something out once for a record and a day (and another, where `more` names one), however often it is asked; it goes with the
 * record. So a question meets what others before it had worked out.
 */
export const oncePerDay = <More extends unknown[], T>(
  compute: (record: CompanyRecord, day: IsoDate, ...more: More) => T,
): ((record: CompanyRecord, day: IsoDate, ...more: More) => T) => {
  const known = new WeakMap<CompanyRecord, Map<string, { value: T }>>()
  return (record, day, ...more) => {
    const days = known.get(record) ?? new Map<string, { value: T }>()
    known.set(record, days)
    const name = [day, ...more.filter((each) => typeof each === 'string')].join(' ')
    const found = days.get(name) ?? { value: compute(record, day, ...more) }
    if (!days.has(name) && days.size >= DAYS) days.delete(days.keys().next().value as string)
    days.set(name, found)
    return found.value
  }
}

/** The register on a day: every notice registered by then. What is `known` of a record is one with it. */
export const registerOn = oncePerDay(newRegister)

/** Bankruptcy opens with the judgment, whenever it is registered (İİK 165). */
const judged = (record: CompanyRecord, state: State, day: IsoDate): Situation['bankrupt'] => {
  const known = new Set(state.statuses.map((step) => step.source.factId))
  const fact = record.facts.find(
    (each) => each.kind === 'status' && each.code === 'BANKRUPTCY' && each.on !== null && each.on <= day && !known.has(each.id),
  )
  const notice = fact && record.notices.find(({ id }) => id === fact.noticeId)
  const registered = notice ? effectiveDay(notice) : null
  if (fact?.kind !== 'status' || registered === null || registered <= day || fact.on === null) return null
  return {
    code: fact.code,
    on: fact.on,
    day: fact.on,
    counterparty: null,
    closes: false,
    endsOn: null,
    endBasis: null,
    source: sourceOf(fact),
  }
}

/** The facts that make and unmake signatories; what becomes of the company itself works from its registration. */
const onSigning = (fact: StoredFact): boolean =>
  fact.kind === 'appointment' ||
  fact.kind === 'departure' ||
  fact.kind === 'representation' ||
  fact.kind === 'directive' ||
  fact.kind === 'correction'

/** The day from which a notice works against third parties; null where its publication is not known. */
export const effectOfNotice = (notice: NoticeRef | undefined): IsoDate | null =>
  notice?.publishedOn ? effectDay(notice.publishedOn) : null

/** A reading of the register that differs from what was registered on the day, and the notices that make the difference. */
export type OtherReading = { record: CompanyRecord; notices: NoticeRef[] }

/** A notice that corrects another, by its label or by what it says. */
const correctsAnother = (record: CompanyRecord, notice: NoticeRef): boolean =>
  labelTells(notice, 'corrects') || record.facts.some((fact) => fact.kind === 'correction' && fact.noticeId === notice.id)

/** The notices of entries that were registered but had not taken effect by the day (T ≤ day < E). */
const notYetEffective = (record: CompanyRecord, day: IsoDate): NoticeRef[] =>
  record.notices.filter((notice) => {
    const effect = effectOfNotice(notice)
    return (effectiveDay(notice) ?? '9') <= day && effect !== null && effect > day
  })
const without = (record: CompanyRecord, notices: NoticeRef[]): OtherReading | null => {
  const ids = new Set(notices.map(({ id }) => id))
  // What becomes of the company brings its own signatories with it: liquidators come with the liquidation.
  for (const fact of record.facts) if (fact.kind === 'status' && !isOrder(fact)) ids.delete(fact.noticeId)
  // A court's order on who signs is published to be known (CMK 133); till then a notice of it is as none.
  const ordered = new Set(record.facts.flatMap((fact) => (isOrder(fact) && ids.has(fact.noticeId) ? [fact.noticeId] : [])))
  const facts = record.facts.filter((fact) => !ordered.has(fact.noticeId) && (!ids.has(fact.noticeId) || !onSigning(fact)))
  return facts.length === record.facts.length
    ? null
    : { record: { ...record, facts, notices: record.notices.filter(({ id }) => !ordered.has(id)) }, notices }
}
export const isOrder = (fact: StoredFact): boolean => fact.kind === 'status' && (fact.code === 'TRUSTEE' || fact.code === 'INJUNCTION')
/** What an answer rests on where no fact does: a clause of a notice that nobody read, or the registered matter that the notice names. */
export const sourceOfWords = (notice: NoticeRef, clause?: Unread): Source => ({
  factId: `notice:${notice.id}`,
  noticeId: notice.id,
  quote: clause?.text ?? notice.noticeType,
  verified: clause !== undefined,
})
/** Without entries that had not taken effect by the day; null where there are none. */
export const effectiveReading = oncePerDay((record, day) => without(record, notYetEffective(record, day)))
/** Without the corrections that had not taken effect by the day: what was printed till then; null where there are none. */
export const uncorrectedReading = oncePerDay((record, day) =>
  without(
    record,
    notYetEffective(record, day).filter((notice) => correctsAnother(record, notice)),
  ),
)

const decidedOn = (fact: StoredFact, ofNotice: IsoDate | null): IsoDate | null => {
  switch (fact.kind) {
    case 'appointment':
      return fact.from ?? fact.decided ?? ofNotice
    case 'departure':
      return fact.on ?? fact.decided ?? ofNotice
    case 'representation':
      return fact.decided ?? null
    case 'status':
      return fact.on
    default:
      return null
  }
}

/** With what had been decided by the day though it was registered only later (K ≤ day < T); null where there is nothing. */
export const decidedReading = oncePerDay((record, day) => withDecided(record, day, decidedOn))

/** How long before its entry a decision may lie whose day no notice tells: it is to be entered within two weeks, or a month (TTK 30). */
export const ENTERED_WITHIN = 31

/**
 * With what may have been decided by the day, where the notice that registers it soon after does not tell the day of the decision: ends of
 * offices and forms of signing. Null where there is nothing.
 */
export const perhapsDecidedReading = oncePerDay((record, day) =>
  withDecided(record, day, (fact, ofNotice, notice) => {
    if ((fact.kind !== 'departure' && fact.kind !== 'representation') || decidedOn(fact, ofNotice) !== null) return null
    const entered = effectiveDay(notice)
    return entered === null ? null : addDays(entered, -ENTERED_WITHIN)
  }),
)

const withDecided = (
  record: CompanyRecord,
  day: IsoDate,
  dayOf: (fact: StoredFact, ofNotice: IsoDate | null, notice: NoticeRef) => IsoDate | null,
): OtherReading | null => {
  const later = new Map(record.notices.filter((notice) => (effectiveDay(notice) ?? '') > day).map((notice) => [notice.id, notice]))
  if (later.size === 0) return null
  // An assembly's day, or a court's: what it orders of offices is of that day too.
  const days = new Map(
    record.facts.flatMap((fact) =>
      (fact.kind === 'general_meeting' || fact.kind === 'status') && fact.on !== null ? [[fact.noticeId, fact.on] as const] : [],
    ),
  )
  const own = record.facts.filter((fact) => {
    const notice = later.get(fact.noticeId)
    const on = notice ? dayOf(fact, days.get(fact.noticeId) ?? null, notice) : null
    return on !== null && on <= day
  })
  // A power goes with the office the same notice gives.
  const given = new Set(own.flatMap((fact) => (fact.kind === 'appointment' ? [`${fact.noticeId} ${personKey(fact.person)}`] : [])))
  const powers = record.facts.filter(
    (fact) =>
      fact.kind === 'representation' &&
      !own.includes(fact) &&
      fact.persons.some((name) => given.has(`${fact.noticeId} ${personKey(name)}`)),
  )
  const decided = [...own, ...powers]
  if (decided.length === 0) return null
  const ids = new Set(decided.map((fact) => fact.noticeId))
  const notices = [...later.values()].filter(({ id }) => ids.has(id))
  return {
    record: {
      ...record,
      notices: record.notices.map((notice) => (ids.has(notice.id) ? { ...notice, registeredOn: day } : notice)),
      facts: record.facts.filter((fact) => !ids.has(fact.noticeId) || decided.includes(fact)),
    },
    notices,
  }
}

/** The record with what corrections published after the day say of forms of signing, and without it (TTK 37; TSY 13/3). */
export const correctedTexts = oncePerDay((record, day): CompanyRecord[] => {
  const forms = new Set(record.facts.flatMap((fact) => (fact.kind === 'representation' ? [fact.noticeId] : [])))
  const ids = new Set(record.facts.flatMap((fact) => (fact.kind === 'correction' && forms.has(fact.noticeId) ? [fact.noticeId] : [])))
  for (const { id, publishedOn } of record.notices) if ((publishedOn ?? '') <= day) ids.delete(id)
  if (ids.size === 0) return []
  return [
    { ...record, notices: record.notices.map((notice) => (ids.has(notice.id) ? { ...notice, registeredOn: day } : notice)) },
    { ...record, facts: record.facts.filter((fact) => !ids.has(fact.noticeId)) },
  ]
})

/** The notice a source stands in. */
export const noticeOf = (register: Register, { noticeId }: Pick<Source, 'noticeId'>): NoticeRef | undefined =>
  noticesById(register).get(noticeId)

/** The notice that another sets right, by the number of the issue it names (TSY 13/3); undefined where it corrects none of the list. */
export const correctedBy = (register: Register, noticeId: number): NoticeRef | undefined => {
  const issues = register.record.facts.flatMap((fact) =>
    fact.kind === 'correction' && fact.noticeId === noticeId && fact.notice !== null ? fact.notice.split(/[^\p{L}\d]+/u) : [],
  )
  return issues.length === 0
    ? undefined
    : register.record.notices.find(({ id, issue }) => id !== noticeId && issue !== null && issues.includes(issue))
}

/** Whether a notice was read to its end; one that sets another right says one form of it alone, so that both have to be. */
export const isReadToEnd = (register: Register, noticeId: number): boolean => {
  if (register.doubtful.has(noticeId)) return false
  if (!register.record.facts.some((fact) => fact.kind === 'correction' && fact.noticeId === noticeId)) return true
  const corrected = correctedBy(register, noticeId)
  return corrected !== undefined && !register.doubtful.has(corrected.id)
}

/** Works something out once for a register, however often it is asked. */
export const oncePerRegister = <T>(compute: (register: Register) => T): ((register: Register) => T) => {
  const known = new WeakMap<Register, { value: T }>()
  return (register) => {
    const found = known.get(register) ?? { value: compute(register) }
    known.set(register, found)
    return found.value
  }
}

const noticesById = oncePerRegister(({ record }) => new Map(record.notices.map((notice) => [notice.id, notice])))

/** The day from which each notice counts; those without a date are left out. */
export const daysOfNotices = oncePerRegister(
  ({ record }) =>
    new Map(
      record.notices.flatMap((notice) => {
        const day = effectiveDay(notice)
        return day === null ? [] : [[notice.id, day] as const]
      }),
    ),
)

/** The day of the decision that gave a power: one that begins later may be undone before it does. */
export const grantedOn = (register: Register, { since, source }: Pick<Power, 'since' | 'source'>): IsoDate => {
  const day = daysOfNotices(register).get(source.noticeId)
  return day !== undefined && day < since ? day : since
}

/**
 * Whether the partners are the organ of the company: each of them represents it, unless the contract says otherwise or he is a
 * limited one.
 */
export const isPartnership = ({ form }: Register): boolean => form === 'GENERAL_PARTNERSHIP' || form === 'LIMITED_PARTNERSHIP'
/** Whether the record is that of a branch. */
export const isBranchRecord = ({ form }: Register): boolean => form === 'BRANCH' || form === 'FOREIGN_BRANCH'

/** What a notice tells of its own beyond the facts read from it: by its label, its facts, the clauses nobody understood. */
export const tellsOf = (register: Register, notice: NoticeRef): ReadonlySet<Telling> => allTold(register).get(notice.id) ?? NOTHING
const NOTHING: ReadonlySet<Telling> = new Set()
const allTold = oncePerRegister(({ record }) => {
  const byNotice = Map.groupBy(record.facts, ({ noticeId }) => noticeId)
  return new Map(record.notices.map((notice) => [notice.id, tellsIn(notice, byNotice.get(notice.id) ?? [])]))
})
