/**
 * The notices of a company in the order in which they take effect.
 *
 * One rule decides everywhere which notices count on a day: a notice counts from its registration date (tescil tarihi), or, where none was
 * printed, from its publication date. A correction notice prints the registration date of the entry it corrects, which a correction leaves
 * untouched, so by the same rule it counts from that date, after the entry. A notice with neither date counts on no day; it is reported as
 * a finding.
 */
import type { FactKind, FactOf } from '../../fact/fact.ts'
import { addDays, type IsoDate } from '../../kernel/dates.ts'
import { type CompanyRecord, labelTells, type NoticeRef, type StoredFact } from '../record.ts'
import { bareName, personKey } from './names.ts'

export type StoredFactOf<K extends FactKind> = FactOf<K> & { id: string; noticeId: number }

/**
 * A notice with its facts in the order of the text; `day` is the day from which it counts. `goOn` are those whose power it states in
 * another form from a later day on; `overtaken` those of whose power or office another notice decided between its own day and that
 * later one.
 */
export type Entry = {
  notice: NoticeRef
  day: IsoDate
  facts: StoredFact[]
  correction: boolean
  goOn: ReadonlySet<string>
  overtaken: ReadonlySet<string>
}

/** The day from which a notice counts, or null where it carries no date. */
export const effectiveDay = (notice: Pick<NoticeRef, 'registeredOn' | 'publishedOn'>): IsoDate | null =>
  notice.registeredOn ?? notice.publishedOn

/** Whether any notice counts on the day. Where none does, nothing is known of the company: not even that it exists or is active. */
export const isKnownOn = (record: CompanyRecord, day: IsoDate): boolean =>
  record.notices.some((notice) => (effectiveDay(notice) ?? '9') <= day)

/** The record as it stood on a day: what counts only later is left out of every list, and the title too where nothing is known yet. */
export const recordOn = (record: CompanyRecord, day: IsoDate): CompanyRecord => {
  const notices = record.notices.filter((notice) => (effectiveDay(notice) ?? '') <= day)
  const ids = new Set(notices.map((notice) => notice.id))
  return {
    ...record,
    ...(isKnownOn(record, day) ? {} : { title: null }),
    notices,
    facts: record.facts.filter((fact) => ids.has(fact.noticeId)),
  }
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const pageOf = (notice: NoticeRef): number => Number(/\d+/.exec(notice.page ?? '')?.[0] ?? 0)

const compareEntries = (a: Entry, b: Entry): number =>
  order(a.day, b.day) ||
  Number(a.correction) - Number(b.correction) ||
  order(a.notice.publishedOn ?? '', b.notice.publishedOn ?? '') ||
  pageOf(a.notice) - pageOf(b.notice) ||
  a.notice.id - b.notice.id

const compareFacts = (a: StoredFact, b: StoredFact): number => a.start - b.start || order(a.kind, b.kind) || order(a.id, b.id)

/** The day from which a fact counts that its notice states for a later one: the end of an office, a power that begins; else null. */
const laterDay = (fact: StoredFact, day: IsoDate): IsoDate | null => {
  if (fact.kind === 'departure') return fact.on !== null && fact.on > day ? addDays(fact.on, 1) : null
  const begins = fact.kind === 'representation' ? fact.told?.begins : undefined
  return begins !== undefined && begins > day ? begins : null
}

/**
 * Names that a correction replaces, for the facts of the notices it may correct: those registered on its day, for a correction keeps the
 * day of what it corrects, else all published before it. What it says anew of the right name it only repeats.
 */
const rightNames = (record: CompanyRecord): ((fact: StoredFact) => StoredFact | null) => {
  const notices = new Map(record.notices.map((notice) => [notice.id, notice]))
  const corrections = record.facts.flatMap((fact) => {
    const notice = notices.get(fact.noticeId)
    if (fact.kind !== 'correction' || fact.words === null || fact.instead === null || !notice) return []
    const [wrong, right] = [personKey(fact.words), bareName(fact.instead)]
    const before = record.facts.filter(
      (each) => namesIn(each).some((name) => personKey(name) === wrong) && isBefore(notices.get(each.noticeId), notice),
    )
    const sameDay = before.filter((each) => sameDayAs(notices.get(each.noticeId), notice))
    const meant = new Set((sameDay.length > 0 ? sameDay : before).map(({ id, noticeId }) => `${noticeId} ${id}`))
    return meant.size > 0 ? [{ wrong, right, meant, noticeId: notice.id }] : []
  })
  if (corrections.length === 0) return (fact) => fact
  return (fact) => {
    const repeats = corrections.some(
      ({ right, noticeId }) => noticeId === fact.noticeId && fact.kind === 'appointment' && personKey(fact.person) === personKey(right),
    )
    if (repeats) return null
    return corrections.reduce(
      (each, { wrong, right, meant }) => (meant.has(`${fact.noticeId} ${fact.id}`) ? renamed(each, wrong, right) : each),
      fact,
    )
  }
}

const isBefore = (notice: NoticeRef | undefined, correction: NoticeRef): boolean =>
  notice !== undefined && notice.id !== correction.id && (notice.publishedOn ?? '') <= (correction.publishedOn ?? '')
const sameDayAs = (notice: NoticeRef | undefined, correction: NoticeRef): boolean =>
  notice !== undefined && effectiveDay(notice) === effectiveDay(correction)

const namesIn = (fact: StoredFact): string[] => {
  if (fact.kind === 'appointment' || fact.kind === 'departure') return [fact.person]
  return fact.kind === 'representation' ? [...fact.persons, ...fact.with] : []
}

const renamed = (fact: StoredFact, wrong: string, right: string): StoredFact => {
  const name = (each: string): string => (personKey(each) === wrong ? right : each)
  if (fact.kind === 'appointment' || fact.kind === 'departure') return { ...fact, person: name(fact.person) }
  return fact.kind === 'representation' ? { ...fact, persons: fact.persons.map(name), with: fact.with.map(name) } : fact
}

/** All dated notices, oldest first, each fact once. Input order and facts given twice make no difference. */
export const timelineOf = (record: CompanyRecord): Entry[] => {
  const facts = new Map<number, Map<string, StoredFact>>()
  const corrected = rightNames(record)
  for (const printed of record.facts) {
    const fact = corrected(printed)
    if (fact === null) continue
    const ofNotice = facts.get(fact.noticeId) ?? new Map<string, StoredFact>()
    facts.set(fact.noticeId, ofNotice.set(fact.id, fact))
  }
  const notices = new Map(record.notices.map((notice) => [notice.id, notice]))
  const entries: Entry[] = []
  const decidedBetween = (day: IsoDate, on: IsoDate): Set<string> =>
    new Set(
      [...notices.values()].flatMap((notice) => {
        const own = effectiveDay(notice)
        if (own === null || own <= day || own > on) return []
        return [...(facts.get(notice.id)?.values() ?? [])].flatMap((fact) =>
          fact.kind === 'departure'
            ? [personKey(fact.person)]
            : fact.kind === 'representation' && fact.mode !== 'limited'
              ? fact.persons.map(personKey)
              : [],
        )
      }),
    )
  for (const notice of notices.values()) {
    const day = effectiveDay(notice)
    if (day === null) continue
    const ofNotice = [...(facts.get(notice.id)?.values() ?? [])].sort(compareFacts)
    const correction = labelTells(notice, 'corrects') || ofNotice.some(({ kind }) => kind === 'correction')
    // An office that a notice ends on a day still to come is held until then, a power that begins on one is none before.
    const goOn = new Set(
      ofNotice.flatMap((fact) => (fact.kind === 'representation' && laterDay(fact, day) !== null ? fact.persons.map(personKey) : [])),
    )
    for (const [on, counting] of Map.groupBy(ofNotice, (fact) => laterDay(fact, day) ?? day))
      if (on !== day) entries.push({ notice, day: on, facts: counting, correction, goOn: new Set(), overtaken: decidedBetween(day, on) })
    entries.push({ notice, day, facts: ofNotice.filter((fact) => laterDay(fact, day) === null), correction, goOn, overtaken: new Set() })
  }
  return entries.sort(compareEntries)
}

/** The facts of one kind in a notice. */
export const factsOfKind = <K extends FactKind>(entry: Entry, kind: K): StoredFactOf<K>[] =>
  entry.facts.filter((fact) => fact.kind === kind) as unknown as StoredFactOf<K>[]
