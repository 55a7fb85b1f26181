import { sql, type SQL } from 'drizzle-orm'
import type { FoundDays } from '../domain/company/known-on.ts'
import type { CompanyRecord, ListStatement } from '../domain/company/record.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import { type Settlement, withDecisions } from '../domain/settling/decision.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyKey, type CompanyState, type KeySlots, owned, recordsOf, stateFor } from './companies.ts'
import { openDay, settledDay } from './gazette-issues.ts'
import { listStated } from './list-statements.ts'
import { prepared, type Slot } from './rows.ts'
import { OPERATOR, settledBy } from './settlements.ts'

/** What an account has on top of what all share of a company: its statement of the list, its members' decisions. */
export type Own = { statement: ListStatement | null; settled: Settlement[] | null }

/** A record as an account sees it, with what it has on top. Without anything it is the record itself. */
export const asSeen = (record: CompanyRecord, { statement, settled }: Own): CompanyRecord => {
  const decided = settled?.length ? { ...withDecisions(record, settled), shared: record } : record
  return statement ? { ...decided, listStated: statement } : decided
}

/**
 * What an account has on top of the record of the company `c`: the rows it is read from, the JSON of an {@link Own}, and a text that is
 * null where there is nothing and tells one state of it from another.
 */
export const ownOf = (accountId: Slot<number> | SQL, today: Slot<IsoDate>): { from: SQL; own: SQL; mark: SQL } => ({
  from: sql`left join lateral (${listStated(accountId, today)}) stated on true
    left join lateral (select ${settledBy(accountId, sql`c.id`)} as settled where ${accountId} <> ${OPERATOR}) decided on true`,
  own: sql`json_build_object('statement', stated.statement, 'settled', decided.settled)`,
  mark: sql`nullif(concat_ws(' ', stated.statement ->> 'on', md5(decided.settled::text)), '')`,
})

/**
 * The record of the company `c` that all share, and what this account has on top, as fields of a JSON object for {@link asSeen}; and the
 * rows they are read from.
 */
export const recordFor = ({ accountId }: KeySlots, today: Slot<IsoDate>): { record: SQL; own: SQL; from: SQL } => {
  const { from, own } = ownOf(accountId, today)
  return {
    record: sql`'record', s.record, 'own', ${own}`,
    own,
    from: sql`companies c join preparations p on p.company_id = c.id left join profiles s on s.company_id = c.id ${from}`,
  }
}

/**
 * Where a company stands, the last settled day of the gazette and the oldest before today that is not (null for a made-up company,
 * which is in none), and the version of its profile (0: none yet).
 */
type Standing = CompanyState & { settledOn: IsoDate | null; openDay: IsoDate | null; version: number }
/** The {@link FoundDays} of the company `c`, as JSON. */
export const foundDays = sql`case when c.code is null then coalesce((select json_object_agg(n.id, (n.found_at at time zone 'Europe/Istanbul')::date) from notices n
  where n.company_id in ${recordsOf(sql`c.id`)}), '{}') end`

/** A record as it was read, with a mark that no other has: that of the row it stands in. */
export type MarkedRecord = { mark: string; record: CompanyRecord }

/** `mark`: that of the record which is known, empty where none is. */
type AskedRecord = CompanyKey & { today: IsoDate; mark: string; withFound: boolean }
const recordOf = prepared<AskedRecord>(({ today, mark: known, withFound, ...key }) => {
  const { from, own } = recordFor(key, today)
  const mark = sql`s.xmin || ' ' || s.built_at`
  return sql`
    select json_build_object(${stateFor(key)}, 'settledOn', case when c.code is null then ${settledDay} end, 'version', coalesce(s.version, 0),
      'openDay', case when c.code is null then ${openDay(today)} end,
      'found', ${withFound ? foundDays : sql`null`}) as row,
      ${mark} as mark, ${own} as own, case when ${mark} <> ${known} then s.record end as record
    from ${from} where ${owned(key)}`
})

/**
 * Where a company stands, with the record that all share: null while no profile was built. What is `known` of it is sent again only where
 * it is no longer so. `own` is what the account has on top; `found` the days on which its notices were found, where they are
 * asked for. One look-up by key.
 */
export const companyWithMarkedRecord = async (
  db: Db,
  key: CompanyKey,
  today: IsoDate,
  known: MarkedRecord | null,
  withFound = false,
): Promise<(Standing & { marked: MarkedRecord | null; own: Own; found: FoundDays }) | null> => {
  type Found = { row: Standing & { found: FoundDays }; mark: string | null; record: CompanyRecord | null; own: Own }
  const [one] = await recordOf<Found>(db, { ...key, today, mark: known?.mark ?? '', withFound })
  if (!one) return null
  const { row, mark: now, record, own: onTop } = one
  return { ...row, own: onTop, marked: now === null ? null : record ? { mark: now, record } : known }
}

/** {@link companyWithMarkedRecord}, with the record as this account sees it. */
export const companyWithRecord = async (
  db: Db,
  key: CompanyKey,
  today: IsoDate,
): Promise<(Standing & { record: CompanyRecord | null }) | null> => {
  const found = await companyWithMarkedRecord(db, key, today, null)
  if (!found) return null
  const { marked, own, found: _days, ...standing } = found
  return { ...standing, record: marked && asSeen(marked.record, own) }
}
