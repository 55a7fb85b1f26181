import { sql, type SQL } from 'drizzle-orm'
import type { CompanyRecord } from '../domain/company/record.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyKey, type CompanyState, owned, stateFor } from './companies.ts'
import { settledDay } from './gazette-issues.ts'
import { listStated } from './list-statements.ts'
import { firstRow } from './rows.ts'

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
 * Where a company stands, with the record everything is computed from (null while no profile was built), and the last settled day of the
 * gazette (null for a made-up company, which is in none). One look-up by key.
 */
export const companyWithRecord = (
  db: Db,
  key: CompanyKey,
  today: IsoDate,
): Promise<(CompanyState & { record: CompanyRecord | null; settledOn: IsoDate | null }) | null> => {
  const { record, from } = recordFor(key, today)
  return firstRow(
    db,
    sql`select json_build_object(${stateFor(key)}, ${record}, 'settledOn', case when c.code is null then ${settledDay} end) as row from ${from} where ${owned(key)}`,
  )
}
