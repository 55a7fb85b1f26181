import type { NewEvent } from '../domain/account/event.ts'
import { type Company, companyOn } from '../domain/company/company.ts'
import type { Change } from '../domain/company/changes/change.ts'
import { changesOf } from '../domain/company/changes/changes.ts'
import { completenessOf } from '../domain/company/completeness.ts'
import type { CompanyRecord } from '../domain/company/record.ts'
import type { Source } from '../domain/company/source.ts'
import { type TermEnd, termEndsOf } from '../domain/company/officers/term-ends.ts'
import { isKnownOn } from '../domain/company/fold/timeline.ts'
import { EXTRACTOR_VERSION, factIds } from '../domain/fact/identity.ts'
import { verifyQuote } from '../domain/fact/quote.ts'
import type { Reading, Unread } from '../domain/fact/fact.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import { registryRoot } from '../domain/kernel/registry-number.ts'
import { lawOf } from '../domain/law/law.ts'
import { squeeze } from '../domain/kernel/text.ts'
import { formerRecordIn } from '../domain/notice/former-record.ts'
import { boxesOf } from '../domain/notice/page/places.ts'
import { readNotice, toldWhole } from '../domain/notice/read.ts'
import { casesOf } from '../domain/settling/cases.ts'
import { outcomeOf, type Settlement, withDecisions } from '../domain/settling/decision.ts'
import type { Db } from '../platform/database.ts'
import { joinRecords, laterRecords, noteFormerRecord, type RegisterPlace } from '../store/former-records.ts'
import { outdated, turnsOf } from './authority.ts'
import { tellEvents } from '../store/events.ts'
import { noticesToRead, saveReading } from '../store/notices.ts'
import {
  type ChangeRow,
  companyMaterial,
  type CompanyMaterial,
  type NewProfile,
  type ProfileHead,
  saveProfile,
  type Writing,
} from '../store/profiles.ts'
import { OPERATOR } from '../store/settlements.ts'
import type { OwnTermEnd } from '../store/term-ends.ts'

/** Two builds of one company at the same moment: the later starts over on what the earlier wrote. */
const TRIES = 5

/** What the reader makes of a notice; told whole (`whole`) where it fails at it. */
export const readingOf = (
  { text, publishedOn, issue, page }: { text: string; publishedOn: IsoDate | null; issue: string | null; page: string | null },
  read = readNotice,
): { reading: Reading; whole: boolean } => {
  try {
    return { reading: read(text, { published_on: publishedOn, issue, page }), whole: false }
  } catch {
    return { reading: toldWhole(text), whole: true }
  }
}

/**
 * Reads what the present reader has not read yet of a company's notices, and rebuilds its profile from all facts; then those of the records
 * that continue it. Safe to run twice.
 */
export const buildProfile = async (db: Db, companyId: number, today: IsoDate): Promise<void> => {
  await readNotices(db, companyId)
  const former = await rebuild(db, companyId, today)
  await noteFormerRecord(db, companyId, former)
  const joined = await joinRecords(db, companyId)
  const anew = new Set(joined)
  for (const from of [companyId, ...joined]) for (const later of await laterRecords(db, from)) anew.add(later)
  // Set iteration goes on to what is added: a company that moved twice has three records
  for (const id of anew) {
    await rebuild(db, id, today)
    for (const later of await laterRecords(db, id)) anew.add(later)
  }
}

/**
 * Reads what the present reader has not read yet of a company's notices, at most so many. Returns the last one where there may be more,
 * else null. A notice that the reader fails at is told whole and `failed` called: it holds up none of the others.
 */
export const readNotices = async (
  db: Db,
  companyId: number,
  atMost: number | null = null,
  failed: () => Promise<void> = () => Promise.resolve(),
): Promise<number | null> => {
  const notices = await noticesToRead(db, companyId, EXTRACTOR_VERSION, atMost)
  for (const notice of notices) {
    const { reading, whole } = readingOf(notice)
    if (whole) await failed()
    const ids = factIds(`${companyId}/${notice.ref}`, reading.facts)
    await saveReading(db, {
      noticeId: notice.id,
      companyId,
      extractor: EXTRACTOR_VERSION,
      reading,
      facts: reading.facts.map((fact, at) => ({
        ...fact,
        id: ids[at] as string,
        boxes: notice.places && boxesOf(notice.text, notice.places, fact.start, fact.end),
      })),
    })
  }
  return notices.length === atMost ? (notices.at(-1)?.id ?? null) : null
}

/** Writes the profile of a company in a world of the sandbox, whose notices its records have. */
export const buildPlayed = async (db: Db, companyId: number, today: IsoDate): Promise<void> => {
  await rebuild(db, companyId, today)
}
/**
 * What is decided in the same transaction in which the profile is written: `first` are the statements that write it, `settled` what the
 * operator's decisions are with it, `mark` the state of the settlements it was weighed by, `events` what is told besides.
 */
type Deciding = { first: Writing; settled: readonly Settlement[]; mark: string; events: readonly NewEvent[] }

/** Writes the profile of all facts there are. Returns the record the company was entered under before, as its own notices name it. */
const rebuild = async (db: Db, companyId: number, today: IsoDate): Promise<RegisterPlace | null> => {
  for (let tried = 0; tried < TRIES; tried++) {
    const material = await companyMaterial(db, companyId, today)
    if (!material) return null
    const former = formerOf(material)
    if (await saveProfile(db, profileOf(material, former, today))) return former
  }
  throw new Error(`profile of company ${companyId}: ${TRIES} concurrent builds`)
}

/** Writes the profile with a decision of the operator's settlers. False where something else was written meanwhile: nothing was then. */
export const rebuildWith = async (
  db: Db,
  companyId: number,
  today: IsoDate,
  { first, settled, mark, events }: Deciding,
): Promise<boolean> => {
  const material = await companyMaterial(db, companyId, today)
  if (!material || material.mark !== mark) return false
  const others = material.settled.filter(({ accountId }) => accountId !== OPERATOR)
  const decided = { ...material, settled: [...others, { accountId: OPERATOR, settled: [...settled] }] }
  return saveProfile(db, profileOf(decided, formerOf(material), today, settledFor(material, OPERATOR)), [...first, tellEvents(events)])
}

/** The record of a company as it was read, without anything that people decided; null where there is no such company. */
export const recordAsRead = async (db: Db, companyId: number, today: IsoDate): Promise<CompanyRecord | null> => {
  const material = await companyMaterial(db, companyId, today)
  return material && readRecord(material, withoutCopies(material.notices), formerOf(material))
}

/** A notice that is known but could not be read counts as a clause nobody understood: what belongs to it is known to be missing. */
const missing = (text: string): Unread => ({ heading: null, text, start: 0, end: 0 })

/**
 * The same notice can come twice, from the source and by hand. It is the same when it prints the same notice number and registration day,
 * or the same text; the copy with a PDF stays, else the older row. It was told when any of its copies was.
 */
const withoutCopies = (notices: CompanyMaterial['notices']): CompanyMaterial['notices'] => {
  const kept = new Map<string, CompanyMaterial['notices'][number]>()
  for (const notice of notices) {
    const key =
      notice.noticeNo !== null
        ? `no ${notice.noticeNo} ${notice.registeredOn ?? notice.publishedOn}`
        : notice.text !== null
          ? `text ${squeeze(notice.text)}`
          : `row ${notice.id}`
    const other = kept.get(key)
    const better = !other || (notice.archived && !other.archived) ? notice : other
    kept.set(key, { ...better, told: notice.told || (other?.told ?? false) })
  }
  return [...kept.values()]
}

/**
 * The title the oldest notice prints, with its place where the text has it word for word: titles registered later are facts of their own.
 */
const firstTitle = (notices: CompanyMaterial['notices']): { title: string; titleSource?: Source } | null => {
  const [first] = notices
    .filter((notice) => notice.title !== null)
    .sort((a, b) => ((a.registeredOn ?? a.publishedOn ?? '9') < (b.registeredOn ?? b.publishedOn ?? '9') ? -1 : 1))
  if (!first || first.title === null) return null
  const isPrinted = first.text !== null && verifyQuote(first.text, first.title)
  return {
    title: first.title,
    ...(isPrinted ? { titleSource: { factId: `title-${first.id}`, noticeId: first.id, quote: first.title, verified: true } } : {}),
  }
}

const formerOf = ({ company, notices }: CompanyMaterial): RegisterPlace | null =>
  notices
    .filter(({ former, text }) => !former && text !== null)
    .map(({ text }) => formerRecordIn(text ?? '', company.office))
    .find((place) => place !== null && (place.office !== company.office || place.registryRoot !== registryRoot(company.registryNo))) ?? null

/** The record of a company as it was read, before anything that people decided of it. */
const readRecord = ({ company, facts }: CompanyMaterial, kept: CompanyMaterial['notices'], former: RegisterPlace | null): CompanyRecord => {
  const ids = new Set(kept.map((notice) => notice.id))
  return {
    id: company.code ?? company.id,
    country: company.country,
    office: company.office,
    registryNo: company.registryNo,
    title: company.title,
    ...firstTitle(kept),
    mersisNo: company.mersisNo,
    retrievalComplete: company.retrieved,
    ...(former && !company.joined ? { formerRecord: { office: former.office, registryNo: former.registryRoot } } : {}),
    notices: kept.map(({ noticeNo: _no, title, told: _told, former: isFormer, text, whole, ...notice }) => ({
      ...notice,
      ...(title !== null && text !== null && verifyQuote(text, title) ? { title } : {}),
      ...(isFormer ? { former: true } : {}),
      unread:
        text === null
          ? [missing('İlan metni gazete sayfasında ayırt edilemedi.')]
          : whole
            ? notice.unread
            : [...notice.unread, missing('İlan metninin devamı bu belgede yok.')],
    })),
    facts: facts.filter((fact) => ids.has(fact.noticeId)),
  }
}

const settledFor = (material: CompanyMaterial, accountId: number): Settlement[] =>
  material.settled.find((each) => each.accountId === accountId)?.settled ?? []

/** Changes as rows; `isNews` tells which of them, where they are not known yet, are to be announced. */
const rowsOf = (changes: readonly Change[], isNews: (change: Change) => boolean): ChangeRow[] =>
  changes.map((change) => ({
    key: change.key,
    kind: change.kind,
    category: change.category,
    on: change.on,
    noticeId: change.source.noticeId,
    detail: change,
    news: isNews(change),
  }))

/**
 * The profile of all that there is. What people settled of a notice that was told already is news all the same; `before`: the operator's
 * decisions that held until now, where it is made for a new one.
 */
const profileOf = (
  material: CompanyMaterial,
  former: RegisterPlace | null,
  today: IsoDate,
  before: readonly Settlement[] | null = null,
): NewProfile => {
  const { version, company, notices, settled, mark, watched } = material
  const kept = withoutCopies(notices)
  const told = new Set(kept.filter((notice) => notice.told).map((notice) => notice.id))
  const read = readRecord(material, kept, former)
  const record = withDecisions(read, settledFor(material, OPERATOR))
  const isNewNotice = ({ source }: Change): boolean => !told.has(source.noticeId)
  const isNews = (change: Change): boolean => change.source.by !== undefined || isNewNotice(change)
  const changes = changesOf(record)
  const known = kept.some((notice) => !notice.told) ? { ...record, ...onlyOf(record, told) } : null
  const own = settled.filter(({ accountId }) => accountId !== OPERATOR)
  const turns = turnsOf(
    watched,
    {
      companyId: company.id,
      record,
      known,
      listed: company.retrieved && !watched.wasComplete,
      version: String(version + 1),
      settled: before !== null,
    },
    today,
  )
  const held = before && new Set(changesOf(withDecisions(read, before)).map(({ key }) => key))
  const fresh = changes.filter((change) => (held ? !held.has(change.key) : isNewNotice(change)))
  const stale = version > 0 && watched.prepared ? outdated(company.id, watched.reports, fresh, today) : []
  const byNotice = Map.groupBy(read.facts, (fact) => fact.noticeId)
  const unread = new Map(read.notices.map((notice) => [notice.id, notice.unread]))
  return {
    companyId: company.id,
    version: version + 1,
    record,
    termEnds: termEndsOf(record),
    head: headOf(record, companyOn(record, today)),
    turns: { ...turns, events: [...turns.events, ...stale] },
    world: company.world,
    today,
    changes: rowsOf(changes, isNews),
    cases: casesOf(record),
    outcomes: settled.flatMap(({ settled: decisions }) =>
      decisions.flatMap((each) => {
        const outcome = outcomeOf(each, byNotice.get(each.noticeId) ?? [], unread.get(each.noticeId) ?? [])
        return each.votes.map((vote) => ({ vote, outcome }))
      }),
    ),
    ownTermEnds: own.flatMap(({ accountId, settled: decisions }) => ownTermEndsOf(record, accountId, decisions)),
    ownChanges: own.flatMap(({ accountId, settled: decisions }) => ownChangesOf(record, accountId, decisions, isNews)),
    mark,
  }
}

/** The changes that an account's own decisions add to those that all see. */
export const ownChangesOf = (
  shared: CompanyRecord,
  accountId: number,
  decisions: readonly Settlement[],
  isNews: (change: Change) => boolean,
): NewProfile['ownChanges'] => {
  const known = new Set(changesOf(shared).map(({ key }) => key))
  return rowsOf(changesOf(withDecisions(shared, decisions)), isNews)
    .filter(({ key }) => !known.has(key))
    .map((change) => ({ ...change, accountId }))
}

/** The ends of terms that an account sees otherwise by its own decisions: those it sees besides, and those of all that it does not see. */
export const ownTermEndsOf = (shared: CompanyRecord, accountId: number, decisions: readonly Settlement[]): OwnTermEnd[] => {
  const key = ({ factId, endsOn }: TermEnd): string => `${factId} ${endsOn}`
  const [all, own] = [termEndsOf(shared), termEndsOf(withDecisions(shared, decisions))]
  const without = (ends: readonly TermEnd[], others: readonly TermEnd[]): TermEnd[] => {
    const known = new Set(others.map(key))
    return ends.filter((end) => !known.has(key(end)))
  }
  return [
    ...without(own, all).map((end) => ({ ...end, accountId, hidden: false })),
    ...without(all, own).map((end) => ({ ...end, accountId, hidden: true })),
  ]
}

/** What a record says by these notices alone. */
const onlyOf = ({ notices, facts }: CompanyRecord, ids: ReadonlySet<number>): Pick<CompanyRecord, 'notices' | 'facts'> => ({
  notices: notices.filter(({ id }) => ids.has(id)),
  facts: facts.filter(({ noticeId }) => ids.has(noticeId)),
})

const headOf = (record: CompanyRecord, seen: Company): ProfileHead => {
  const title = seen.title?.value ?? null
  return {
    title,
    titleKey: title === null ? null : lawOf(record.country).searchKey(title),
    registryNo: record.registryNo,
    mersisNo: record.mersisNo,
    branch: seen.legalForm?.code === 'BRANCH' || seen.legalForm?.code === 'FOREIGN_BRANCH',
    legalForm: seen.legalForm?.code ?? null,
    status: isKnownOn(record, seen.day) ? seen.status.code : null,
    province: seen.province,
    address: seen.address?.value ?? null,
    establishedOn: seen.establishedOn?.value ?? null,
    lastNoticeOn:
      record.notices
        .flatMap((notice) => notice.publishedOn ?? [])
        .sort()
        .at(-1) ?? null,
    noticeCount: record.notices.length,
    incomplete: completenessOf(record).flatMap(({ section, state, structural }) => (state === 'tam' || structural ? [] : [section])),
  }
}
