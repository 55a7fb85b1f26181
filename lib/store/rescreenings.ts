import { sql, type SQL } from 'drizzle-orm'
import type { NewEvent } from '../domain/account/event.ts'
import type { CompanyRecord } from '../domain/company/record.ts'
import type { KnownHit } from '../domain/screening/hit-events.ts'
import type { ListCode } from '../domain/screening/lists.ts'
import type { Db } from '../platform/database.ts'
import { tellEvents } from './events.ts'
import { firstRow, rows } from './rows.ts'

/** A followed company with what its last screening found, and the names it asked for. */
export type FollowedCompany = { companyId: number; record: CompanyRecord; hits: KnownHit[]; names: string[] }

const followed = (which: SQL, limit: number): SQL => sql`
  select json_build_object('companyId', c.id, 'record', p.record, 'names', coalesce((select s.names from screening_states s where s.company_id = c.id), '{}'),
    'hits', coalesce((select json_agg(h.hit order by h.list, h.entry_id, h.name_key) from screening_hits h where h.company_id = c.id), '[]')) as row
  from companies c join profiles p on p.company_id = c.id
  where ${which} and c.code is null and exists (select 1 from follows f where f.company_id = c.id) order by c.id limit ${limit}`

/** The next followed companies that have a profile, by their number. Sandbox companies are not screened. */
export const followedCompanies = (db: Db, after: number, limit: number): Promise<FollowedCompany[]> =>
  rows(db, followed(sql`c.id > ${after}`, limit))

/** One company, where it is followed and has a profile. */
export const followedCompany = (db: Db, companyId: number): Promise<FollowedCompany | null> =>
  firstRow(db, followed(sql`c.id = ${companyId}`, 1))

/** Which of these entries had left their list before they stood in it again. */
export const relistedAmong = async (db: Db, entries: readonly { list: ListCode; entryId: string }[]): Promise<Set<string>> => {
  if (entries.length === 0) return new Set()
  const found = await rows<string>(
    db,
    sql`
    select to_json(t.list || ' ' || t."entryId") as row from json_to_recordset(${JSON.stringify(entries)}::json) as t(list text, "entryId" text)
    where exists (
      select 1 from sanctions_entries e where e.list = t.list and e.entry_id = t."entryId" and e.until_version is not null
        and not exists (select 1 from sanctions_entries n where n.list = e.list and n.entry_id = e.entry_id and n.from_version = e.until_version))`,
  )
  return new Set(found)
}

export type Rescreened = { companyId: number; hits: KnownHit[]; names: string[]; events: NewEvent[] }

/**
 * Puts the hits of companies in place of the former ones and tells what changed to the accounts that follow them, in one transaction. What
 * was told is not told again. Returns how many events there are.
 */
export const saveRescreening = async (db: Db, companies: readonly Rescreened[]): Promise<number> => {
  if (companies.length === 0) return 0
  const ids = sql`(select value::bigint from json_array_elements_text(${JSON.stringify(companies.map(({ companyId }) => companyId))}::json))`
  const events = companies.flatMap((each) => each.events)
  const hits = companies.flatMap(({ companyId, hits: found }) =>
    found.map((hit) => ({ companyId, list: hit.list, entryId: hit.entryId, nameKey: hit.nameKey, hit })),
  )
  await db.batch([
    db.execute(sql`select 1 from companies where id in ${ids} order by id for update`),
    db.execute(sql`delete from screening_hits where company_id in ${ids}`),
    db.execute(sql`
      insert into screening_hits (company_id, list, entry_id, name_key, hit)
      select "companyId", list, "entryId", "nameKey", hit from json_to_recordset(${JSON.stringify(hits)}::json) as t("companyId" bigint, list text, "entryId" text, "nameKey" text, hit jsonb)
      on conflict do nothing`),
    db.execute(sql`
      insert into screening_states (company_id, names)
      select "companyId", array(select jsonb_array_elements_text(names))
      from json_to_recordset(${JSON.stringify(companies.map(({ companyId, names }) => ({ companyId, names })))}::json) as t("companyId" bigint, names jsonb)
      on conflict (company_id) do update set names = excluded.names, created_at = now()`),
    db.execute(tellEvents(events)),
  ])
  return events.length
}

/** Tells one account, which follows the company anew, of the hits that stand. */
export const tellStanding = async (db: Db, accountId: number, events: readonly NewEvent[]): Promise<void> => {
  if (events.length > 0) await db.execute(tellEvents(events, accountId))
}
