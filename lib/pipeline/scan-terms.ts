import type { Change } from '../domain/company/changes/change.ts'
import type { CompanyRecord } from '../domain/company/record.ts'
import { addDays, type IsoDate } from '../domain/kernel/dates.ts'
import { lapseChanges, termEndChange, THRESHOLDS } from '../domain/watch/term-changes.ts'
import type { Db } from '../platform/database.ts'
import { asSeen, type Own } from '../store/records.ts'
import {
  addCalendarChanges,
  type CalendarChange,
  companiesWithLapsedTerm,
  dueTermEnds,
  lastTermScan,
  noteTermScan,
  type ScanSpan,
} from '../store/term-scans.ts'

/** What a scan did: terms that reached a threshold, lapsed boards and managers, and how many changes were new. */
export type Scanned = { ends: number; lapses: number; added: number }

/** Terms of one transaction, and companies whose records are looked at at once. */
const TERMS = 1000
const RECORDS = 50

/**
 * The nightly scan: a term that ends in 90, 30 or 7 days or today becomes a change, once each, and so does a board or manager whose term is
 * over. It answers for every day since the last scan, so a missed night is caught up; the first scan ever looks at today. Safe to run twice
 * and to stop anywhere: what was added is not added again, and the days count as scanned only at the end.
 */
export const scanTerms = async (db: Db, today: IsoDate): Promise<Scanned> => {
  const scanned = await scanSpan(db, { after: (await lastTermScan(db)) ?? addDays(today, -1), until: today })
  await noteTermScan(db, today)
  return scanned
}

/** What the days of a span bring, told once each. */
export const scanSpan = async (db: Db, span: ScanSpan): Promise<Scanned> => {
  const scanned: Scanned = { ends: 0, lapses: 0, added: 0 }
  if (span.after >= span.until) return scanned
  await tellEnds(db, span, scanned)
  await tellLapses(db, span, scanned)
  return scanned
}

const tellEnds = async (db: Db, span: ScanSpan, scanned: Scanned): Promise<void> => {
  for (let company = 0; ;) {
    const found = await dueTermEnds(db, span, THRESHOLDS, company, TERMS)
    const last = found.at(-1)
    if (!last) return
    // A company is told of in one transaction, and so in one notification: a page ends with a whole one.
    const page =
      found.length < TERMS || found[0]?.companyId === last.companyId ? found : found.filter(({ companyId }) => companyId !== last.companyId)
    scanned.ends += page.length
    scanned.added += await addCalendarChanges(
      db,
      page.map(({ companyId, accountId, days, end }) => ({
        companyId,
        ...(accountId === 0 ? {} : { accountId }),
        change: termEndChange(end, days),
      })),
    )
    if (found.length < TERMS) return
    company = page.at(-1)?.companyId ?? last.companyId
  }
}

/** What lapsed, for all that follow the company; and what an account that settled cases of it alone sees lapse. */
const lapsesOf = (
  companyId: number,
  record: CompanyRecord,
  own: readonly { accountId: number; own: Own }[],
  span: ScanSpan,
): CalendarChange[] => {
  const lapsed = (seen: CompanyRecord): Change[] => lapseChanges(seen, addDays(span.after, -1), span.until)
  const shared = lapsed(record)
  const told = new Set(shared.map(({ key }) => key))
  return [
    ...shared.map((change) => ({ companyId, change })),
    ...own.flatMap(({ accountId, own: onTop }) =>
      lapsed(asSeen(record, onTop))
        .filter(({ key }) => !told.has(key))
        .map((change) => ({ companyId, accountId, change })),
    ),
  ]
}

const tellLapses = async (db: Db, span: ScanSpan, scanned: Scanned): Promise<void> => {
  for (let company = 0; ;) {
    const found = await companiesWithLapsedTerm(db, span, company, RECORDS)
    const lapses = found.flatMap(({ companyId, record, own }) => lapsesOf(companyId, record, own, span))
    scanned.lapses += lapses.length
    scanned.added += await addCalendarChanges(db, lapses)
    const last = found.at(-1)
    if (!last || found.length < RECORDS) return
    company = last.companyId
  }
}
