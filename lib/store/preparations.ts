import { sql } from 'drizzle-orm'
import type { Stage } from '../domain/preparation/stage.ts'
import type { Db } from '../platform/database.ts'
import { firstRow, rows } from './rows.ts'

/** What a job needs of a company; null where it is gone. `code` is set for sandbox companies, `stage` says how far the preparation is. */
export type PreparedCompany = {
  id: number
  code: string | null
  office: string
  registryRoot: string
  registryNo: string
  mersisNo: string | null
  stage: Stage
  attempts: number
}

export const preparedCompany = (db: Db, companyId: number): Promise<PreparedCompany | null> =>
  firstRow(
    db,
    sql`
  select json_build_object('id', c.id, 'code', c.code, 'office', c.office, 'registryRoot', c.registry_root, 'registryNo', c.registry_no, 'mersisNo', c.mersis_no,
    'stage', p.stage, 'attempts', p.attempts) as row
  from companies c join preparations p on p.company_id = c.id where c.id = ${companyId}`,
  )

/** The job by which a company that is ready takes in new notices. */
export type Refresh = Exclude<Stage, 'branch' | 'ready'>

const ORDER = sql`array['notices', 'archive', 'profile', 'ready']`

/**
 * Notes progress: the stage reached and the counts as they now stand in the notices; a former error is over. A late copy of an earlier job
 * never takes the stage back: a company that is ready stays so while it takes in new notices, and `refresh` says which job of that is under
 * way. Returns it: a ready company whose last notice came in while its profile was built has to go on with `archive`.
 */
export const noteStage = async (db: Db, companyId: number, stage: Exclude<Stage, 'branch'>): Promise<Refresh | null> => {
  // The row is locked first, so that the counts are of a moment at which nobody else adds notices to be taken in.
  const [, noted] = await db.batch([
    db.execute(sql`select 1 from preparations where company_id = ${companyId} for update`),
    db.execute<{ refresh: Refresh | null }>(sql`
      update preparations set error = null, attempts = 0, updated_at = now(), found = n.found, archived = n.archived, processed = n.processed,
        stage = case when array_position(${ORDER}, stage) < array_position(${ORDER}, ${stage}) then ${stage} else stage end,
        refresh = case when ${stage} = 'ready' then case when n.archived < n.found then 'archive' end when stage = 'ready' then ${stage} end
      from (select count(*)::int as found, count(archived_at)::int as archived, count(*) filter (where extractor is not null)::int as processed
        from notices where company_id = ${companyId}) n
      where company_id = ${companyId} returning refresh`),
  ])
  return noted.rows[0]?.refresh ?? null
}

/** Notes that the register number has no notice: there is nothing to prepare until one comes. */
export const noteNoNotice = async (db: Db, companyId: number): Promise<void> => {
  await db.execute(sql`
    update preparations set stage = 'ready', refresh = null, error = 'no_notice', attempts = 0, updated_at = now(), found = 0, archived = 0, processed = 0
    where company_id = ${companyId} and not exists (select 1 from notices where company_id = ${companyId})`)
}

/** Notes that the source could not be reached in the present stage. Returns how often in a row. */
export const noteSourceDown = async (db: Db, companyId: number): Promise<number> => {
  const noted = await db.execute<{ attempts: number }>(sql`
    update preparations set error = 'source_unavailable', attempts = attempts + 1, updated_at = now() where company_id = ${companyId} returning attempts`)
  return noted.rows[0]?.attempts ?? 1
}

/**
 * Unfinished work that did not move for `minutes`, oldest first: its message got lost or its retries are spent. Where the source was down a
 * retry is on its way, which may take `pause` minutes more. `stage` is the job to send again.
 */
export const stalledPreparations = (
  db: Db,
  { minutes, pause, limit }: { minutes: number; pause: number; limit: number },
): Promise<{ companyId: number; stage: Refresh; updatedAt: string }[]> =>
  rows(
    db,
    sql`
  select json_build_object('companyId', company_id, 'stage', coalesce(refresh, stage), 'updatedAt', updated_at) as row
  from preparations where (stage <> 'ready' or refresh is not null)
    and updated_at < now() - make_interval(mins => ${minutes} + case when error is null then 0 else ${pause} end) order by updated_at limit ${limit}`,
  )
