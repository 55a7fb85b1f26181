/**
 * Companies whose seat moved to another office, or that were entered anew, have two records in the register. The later one knows the
 * former, and its notices are the company's history.
 */
import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { rows } from './rows.ts'

/** A place in the register: `office` as the register calls it. */
export type RegisterPlace = { office: string; registryRoot: string }

/** Notes under which place a company was entered before, as its notices name it; null where none does. */
export const noteFormerRecord = async (db: Db, companyId: number, named: RegisterPlace | null): Promise<void> => {
  await db.execute(sql`
    update companies set former_office = ${named?.office ?? null}, former_root = ${named?.registryRoot ?? null}
    where id = ${companyId} and (former_office, former_root) is distinct from (${named?.office ?? null}, ${named?.registryRoot ?? null})`)
}

/**
 * Joins a live company with the record it had before, and with the one it has now. Two records are of one company where both print the same
 * MERSİS number, which is given once and for all; the one whose notices begin earlier is the former. Where one of them prints none, the
 * later must name office and number of the former, and both bear the same title: a number alone may be misread. Returns the companies whose
 * history is another one now.
 */
export const joinRecords = (db: Db, companyId: number): Promise<number[]> =>
  rows(
    db,
    sql`
  with began as (
    select c.id, c.mersis_no, c.title_key, c.office, c.registry_root, c.former_office, c.former_root, c.former_id,
      (select min(coalesce(n.registered_on, n.published_on)) from notices n where n.company_id = c.id) as first_on
    from companies c, companies me where me.id = ${companyId} and c.code is null and me.code is null
      and (c.id = me.id or c.mersis_no = me.mersis_no or (c.office, c.registry_root) = (me.former_office, me.former_root)
        or (c.former_office, c.former_root) = (me.office, me.registry_root) or c.former_id = me.id)),
  pairs as (
    select distinct on (later.id) later.id, former.id as former_id
    from began later join began former on former.id <> later.id and former.first_on < later.first_on
      and (former.mersis_no = later.mersis_no
        or (former.mersis_no is null or later.mersis_no is null) and (former.office, former.registry_root) = (later.former_office, later.former_root)
          and former.title_key = later.title_key)
    order by later.id, former.first_on desc, former.id)
  update companies c set former_id = p.former_id from began b left join pairs p on p.id = b.id
  where c.id = b.id and (p.former_id is not null or b.id = ${companyId}) and c.former_id is distinct from p.former_id
  returning to_json(c.id) as row`,
  )

/** The companies that have this one's notices as a part of their history. */
export const laterRecords = (db: Db, companyId: number): Promise<number[]> =>
  rows(db, sql`select to_json(id) as row from companies where former_id = ${companyId} order by id`)
