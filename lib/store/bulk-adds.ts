import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, headWith } from './companies.ts'
import { firstRow, rows } from './rows.ts'

/** What became of a row of a bulk add; null while it was not worked on. */
export const BULK_OUTCOMES = ['added', 'already', 'repeated', 'unknown_office', 'invalid_number', 'quota'] as const
export type BulkOutcome = (typeof BULK_OUTCOMES)[number]
/** A row as it was given, its place in the register where it names one (`root` null and `outcome` why where it does not). */
export type BulkRow = {
  row: number
  office: string
  registryNo: string
  root: string | null
  title: string | null
  outcome: BulkOutcome | null
}

/**
 * Keeps a bulk add with its rows, all or nothing: not where the companies it would follow anew are more than the plan leaves. The account's
 * row is locked as by a single add. One round trip. `sandbox`: a company of the sandbox stands for every row, nothing is followed.
 */
export const keepBulkAdd = async (
  db: Db,
  accountId: number,
  id: string,
  given: readonly BulkRow[],
  sandbox: { slowCode: string } | null,
): Promise<{ kept: boolean; allowance: number; used: number; wanted: number }> => {
  const [, answer] = await db.batch([
    db.execute(sql`select 1 from accounts where id = ${accountId} for update`),
    db.execute<{ row: { kept: boolean; allowance: number; used: number; wanted: number } }>(sql`
      with given as materialized (
        select * from json_to_recordset(${JSON.stringify(given)}::json) as t(row int, office text, "registryNo" text, root text, title text, outcome text)),
      quota as (
        select pl.company_allowance as allowance, (select count(*) from follows f where f.account_id = a.id)::int as used
        from accounts a join plans pl on pl.id = a.plan_id where a.id = ${accountId}),
      wanted as (
        select count(*)::int as n from given g where g.outcome is null and ${sandbox === null} and not exists (
          select 1 from companies c join follows f on f.company_id = c.id and f.account_id = ${accountId}
          where c.code is null and c.office = g.office and c.registry_root = g.root)),
      job as (
        insert into bulk_adds (id, account_id, total, finished_at)
        select ${id}, ${accountId}, (select count(*) from given), case when ${sandbox !== null} or not exists (select 1 from given where outcome is null) then now() end
        from quota, wanted where used + n <= allowance returning id),
      kept as (
        insert into bulk_add_rows (job_id, row, office, registry_no, title, outcome, company_id)
        select job.id, g.row, g.office, g."registryNo", g.title,
          case when g.outcome is not null or ${sandbox === null} then g.outcome when c.id is null then 'added' else 'already' end,
          case when g.outcome is null and ${sandbox !== null} then coalesce(c.id, (select id from companies where code = ${sandbox?.slowCode ?? null} and world is null)) end
        from job, given g left join companies c on ${sandbox !== null} and c.code is not null and c.world is null and c.office = g.office and c.registry_root = g.root)
      select json_build_object('kept', exists (select 1 from job), 'allowance', allowance, 'used', used, 'wanted', n) as row from quota, wanted`),
  ])
  const row = answer.rows[0]?.row
  if (!row) throw new Error('account without a plan')
  return row
}

export type OpenRow = { accountId: number; row: number; office: string; registryNo: string; title: string | null }

/** The next rows of a bulk add that nobody worked on. */
export const openRows = (db: Db, id: string, limit: number): Promise<OpenRow[]> =>
  rows(
    db,
    sql`select json_build_object('accountId', j.account_id, 'row', r.row, 'office', r.office, 'registryNo', r.registry_no, 'title', r.title) as row
    from bulk_add_rows r join bulk_adds j on j.id = r.job_id where r.job_id = ${id} and r.outcome is null order by r.row limit ${limit}`,
  )

/**
 * Notes what became of rows. One that is followed counts as added where it was followed since the bulk add began: the same row worked on
 * twice is told as it was the first time. The last row ends the bulk add.
 */
export const noteRows = async (
  db: Db,
  id: string,
  done: readonly { row: number; companyId: number | null; refused: BulkOutcome | null }[],
): Promise<void> => {
  await db.batch([
    db.execute(sql`
      update bulk_add_rows r set company_id = t."companyId",
        outcome = coalesce(t.refused, case when f.created_at >= j.created_at then 'added' else 'already' end)
      from json_to_recordset(${JSON.stringify(done)}::json) as t(row int, "companyId" bigint, refused text)
        join bulk_adds j on j.id = ${id} left join follows f on f.account_id = j.account_id and f.company_id = t."companyId"
      where r.job_id = ${id} and r.row = t.row and r.outcome is null`),
    db.execute(sql`
      update bulk_adds set updated_at = now(),
        finished_at = case when exists (select 1 from bulk_add_rows r where r.job_id = ${id} and r.outcome is null) then finished_at else coalesce(finished_at, now()) end
      where id = ${id}`),
  ])
}

/** Bulk adds that did not move for so many minutes: their message got lost or its retries are spent. */
export const stalledBulkAdds = (db: Db, minutes: number): Promise<{ id: string; updatedAt: string }[]> =>
  rows(
    db,
    sql`select json_build_object('id', id, 'updatedAt', updated_at) as row from bulk_adds
    where finished_at is null and updated_at < now() - make_interval(mins => ${minutes}) order by updated_at limit 100`,
  )

export type BulkAdd = {
  id: string
  total: number
  startedAt: string
  finishedAt: string | null
  outcomes: Partial<Record<BulkOutcome, number>>
  rows: {
    row: number
    office: string
    registryNo: string
    title: string | null
    outcome: BulkOutcome | null
    company: CompanyHead | null
  }[]
}

/** How far a bulk add of this account is, with one page of its rows; null where there is none of this id. */
export const bulkAddOf = (db: Db, accountId: number, id: string, limit: number, offset: number): Promise<BulkAdd | null> =>
  firstRow(
    db,
    sql`select json_build_object('id', j.id, 'total', j.total, 'startedAt', j.created_at, 'finishedAt', j.finished_at,
      'outcomes', coalesce((select json_object_agg(o.outcome, o.n) from (
        select outcome, count(*) as n from bulk_add_rows where job_id = j.id and outcome is not null group by outcome) o), '{}'),
      'rows', coalesce((select json_agg(page.row) from (
        select json_build_object('row', r.row, 'office', r.office, 'registryNo', r.registry_no, 'title', r.title, 'outcome', r.outcome,
          'company', case when c.id is not null then json_build_object(${headWith(sql`r.title`)}) end) as row
        from bulk_add_rows r left join companies c on c.id = r.company_id where r.job_id = j.id order by r.row limit ${limit} offset ${offset}) page), '[]')) as row
    from bulk_adds j where j.id = ${id} and j.account_id = ${accountId}`,
  )

/** The last bulk adds of an account, without their rows. */
export const lastBulkAdds = (db: Db, accountId: number): Promise<Omit<BulkAdd, 'rows' | 'outcomes'>[]> =>
  rows(
    db,
    sql`select json_build_object('id', id, 'total', total, 'startedAt', created_at, 'finishedAt', finished_at) as row from bulk_adds
    where account_id = ${accountId} order by created_at desc limit 10`,
  )
