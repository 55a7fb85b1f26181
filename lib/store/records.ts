import { sql, type SQL } from 'drizzle-orm'
import type { FoundDays } from '../domain/company/known-on.ts'
import type { CompanyRecord, ListStatement } from '../domain/company/record.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyKey, type CompanyState, owned, recordsOf, stateFor } from './companies.ts'
import { openDay, settledDay } from './gazette-issues.ts'
import { listStated } from './list-statements.ts'

/**
 * The record of the company `c` as this account sees it, as a field of a JSON object, and the rows it is read from: what all share, with
 * what the account stated of the list.
 */
export const recordFor = ({ accountId }: CompanyKey, today: IsoDate): { record: SQL; from: SQL } => ({
  record: sql`'record', case when stated.statement is null then s.record else s.record || jsonb_build_object('listStated', stated.statement) end`,
  from: sql`companies c join preparations p on p.company_id = c.id left join profiles s on s.company_id = c.id
    left join lateral (${listStated(accountId, today)}) stated on true`,
})

/**
 * Where a company stands, the last settled day of the gazette and the oldest before today that is not (null for a made-up company,
 * which is in none), and the version of its profile (0: none yet).
 */
type Standing = CompanyState & { settledOn: IsoDate | null; openDay: IsoDate | null; version: number }
/** A record as it was read, with a mark that no other has: that of the row it stands in. */
export type MarkedRecord = { mark: string; record: CompanyRecord }

/**
 * Where a company stands, with the record that all share: null while no profile was built. What is `known` of it is sent again only where
 * it is no longer so. `statement` is what the account stated of the list; `found` the days on which its notices were found, where they are
 * asked for. One look-up by key.
 */
export const companyWithMarkedRecord = async (
  db: Db,
  key: CompanyKey,
  today: IsoDate,
  known: MarkedRecord | null,
  withFound = false,
): Promise<(Standing & { marked: MarkedRecord | null; statement: ListStatement | null; found: FoundDays }) | null> => {
  const mark = sql`s.xmin || ' ' || s.built_at`
  const [one] = (
    await db.execute<{
      row: Standing & { found: FoundDays }
      mark: string | null
      record: CompanyRecord | null
      statement: ListStatement | null
    }>(sql`
    select json_build_object(${stateFor(key)}, 'settledOn', case when c.code is null then ${settledDay} end, 'version', coalesce(s.version, 0),
      'openDay', case when c.code is null then ${openDay(today)} end,
      'found', case when ${withFound}::boolean and c.code is null then coalesce((select json_object_agg(n.id, (n.found_at at time zone 'Europe/Istanbul')::date) from notices n
        where n.company_id in ${recordsOf(sql`c.id`)}), '{}') end) as row,
      ${mark} as mark, stated.statement, case when ${mark} <> ${known?.mark ?? ''} then s.record end as record
    from ${recordFor(key, today).from} where ${owned(key)}`)
  ).rows
  if (!one) return null
  const { row, mark: now, record, statement } = one
  return { ...row, statement, marked: now === null ? null : record ? { mark: now, record } : known }
}

/** {@link companyWithMarkedRecord}, with the record as this account sees it. */
export const companyWithRecord = async (
  db: Db,
  key: CompanyKey,
  today: IsoDate,
): Promise<(Standing & { record: CompanyRecord | null }) | null> => {
  const found = await companyWithMarkedRecord(db, key, today, null)
  if (!found) return null
  const { marked, statement, found: _days, ...standing } = found
  return { ...standing, record: marked && (statement ? { ...marked.record, listStated: statement } : marked.record) }
}
