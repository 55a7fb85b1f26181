import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { firstRow, rows } from './rows.ts'

export type StaleCompany = { id: number; office: string; registryNo: string; title: string | null; stale: number }

/**
 * Companies with notices that an earlier reader read, sandbox companies too; `only` one place in the register, whether it has such notices
 * or not.
 */
export const companiesToReread = (
  db: Db,
  extractor: string,
  only: { office: string; registryRoot: string } | null,
): Promise<StaleCompany[]> =>
  rows(
    db,
    sql`
  select json_build_object('id', c.id, 'office', c.office, 'registryNo', c.registry_no, 'title', c.title, 'stale', s.stale) as row
  from companies c cross join lateral (
    select count(*)::int as stale from notices n where n.company_id = c.id and n.text is not null and n.extractor is distinct from ${extractor}) s
  where ${only === null ? sql`s.stale > 0` : sql`c.office = ${only.office} and c.registry_root = ${only.registryRoot}`} order by c.id`,
  )

/** Ids of the changes in a company's feed. */
export const changeIds = async (db: Db, companyId: number): Promise<number[]> =>
  (await firstRow<number[]>(
    db,
    sql`select coalesce(json_agg(id order by id), '[]') as row from changes where company_id = ${companyId} and withdrawn_at is null`,
  )) ?? []
