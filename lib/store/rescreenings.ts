import { sql } from 'drizzle-orm'
import type { ToldChange } from '../domain/company/changes/change.ts'
import type { CompanyRecord } from '../domain/company/record.ts'
import type { KnownHit } from '../domain/screening/hit-changes.ts'
import type { Db } from '../platform/database.ts'
import { announceChanges } from './announcements.ts'
import { numberChanges } from './changes.ts'
import { rows } from './rows.ts'

/** A followed company with what its last screening found. */
export type FollowedCompany = { companyId: number; record: CompanyRecord; hits: KnownHit[] }

/** The next followed companies that have a profile, by their number. Sandbox companies are not screened. */
export const followedCompanies = (db: Db, after: number, limit: number): Promise<FollowedCompany[]> =>
  rows(
    db,
    sql`
  select json_build_object('companyId', c.id, 'record', p.record,
    'hits', coalesce((select json_agg(h.hit order by h.list, h.entry_id, h.name_key) from screening_hits h where h.company_id = c.id), '[]')) as row
  from companies c join profiles p on p.company_id = c.id
  where c.id > ${after} and c.code is null and exists (select 1 from follows f where f.company_id = c.id) order by c.id limit ${limit}`,
  )

export type Rescreened = { companyId: number; hits: KnownHit[]; changes: ToldChange[] }

/**
 * Puts the hits of companies in place of the former ones and adds what changed, with its deliveries, in one transaction. A change that is
 * there stays as it is. Returns how many are new.
 */
export const saveRescreening = async (db: Db, companies: readonly Rescreened[]): Promise<number> => {
  if (companies.length === 0) return 0
  const ids = companies.map(({ companyId }) => companyId)
  const changes = companies.flatMap(({ companyId, changes: told }) =>
    told.map((change) => ({ companyId, key: change.key, kind: change.kind, category: change.category, on: change.on, detail: change })),
  )
  const hits = companies.flatMap(({ companyId, hits: found }) =>
    found.map((hit) => ({ companyId, list: hit.list, entryId: hit.entryId, nameKey: hit.nameKey, hit })),
  )
  const answers = await db.batch([
    db.execute(
      sql`select 1 from companies where id in (select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json)) order by id for update`,
    ),
    db.execute(
      sql`delete from screening_hits where company_id in (select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json))`,
    ),
    db.execute(sql`
      insert into screening_hits (company_id, list, entry_id, name_key, hit)
      select "companyId", list, "entryId", "nameKey", hit from json_to_recordset(${JSON.stringify(hits)}::json) as t("companyId" bigint, list text, "entryId" text, "nameKey" text, hit jsonb)
      on conflict do nothing`),
    db.execute<{ id: number }>(sql`
      insert into changes (company_id, key, kind, category, "on", detail, origin)
      select "companyId", key, kind, category, "on", detail, 'screening' from json_to_recordset(${JSON.stringify(changes)}::json)
        as t("companyId" bigint, key text, kind text, category text, "on" date, detail jsonb)
      on conflict (company_id, key) do nothing returning id`),
    db.execute(announceChanges(ids)),
    db.execute(numberChanges),
  ])
  return answers[3].rows.length
}
