import { sql } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { ListOnDay } from '../domain/screening/freshness.ts'
import type { SearchKey } from '../domain/screening/keys.ts'
import type { FoundKey } from '../domain/screening/screening.ts'
import type { Db } from '../platform/database.ts'
import { firstRow } from './rows.ts'

/** A key to look up, with the place of its subject in the question. */
export type WantedKey = SearchKey & { subject: number }

/**
 * The lists as they stood on a day, and every entry of theirs that has one of these keys. One statement: the keys are looked up in one index, whatever the
 * number of names. With an account, what it decided last on each of these hits comes along.
 */
export const findKeys = async (db: Db, day: IsoDate, keys: readonly WantedKey[], accountId: number | null): Promise<{ lists: ListOnDay[]; found: FoundKey[] }> => {
  const row = await firstRow<{ lists: ListOnDay[]; found: FoundKey[] }>(db, sql`
    with latest as (
      select distinct on (list) id, list, published_on, sha256, records, retired_on from sanctions_versions
      where completed_at is not null and since <= ${day}::date order by list, id desc),
    in_force as (select * from latest where retired_on is null or retired_on > ${day}::date),
    wanted as materialized (select * from json_to_recordset(${JSON.stringify(keys)}::json) as t(subject int, kind text, key text, form text)),
    found as (
      select w.subject, w.form as "subjectForm", k.form, k.kind, k.strength, k.printed, e.list, e.entry_id as "entryId", e.digest, e.content as entry, v.id as version,
        (select json_build_object('decision', d.decision, 'note', d.note, 'decidedBy', d.decided_by, 'at', d.created_at, 'nameKey', d.name_key)
          from screening_decisions d
          where d.account_id = ${accountId}::bigint and d.list = e.list and d.entry_id = e.entry_id and d.entry_digest = e.digest
            and d.name_key in (select o.key from wanted o where o.subject = w.subject and o.form = 'exact')
          order by d.id desc limit 1) as decision
      from wanted w join sanctions_keys k on k.key = w.key and k.kind = w.kind join sanctions_entries e on e.id = k.entry
      join in_force v on v.list = e.list and e.from_version <= v.id and (e.until_version is null or e.until_version > v.id))
    select json_build_object(
      'lists', coalesce((select json_agg(json_build_object('list', v.list, 'version', v.id, 'publishedOn', v.published_on, 'sha256', v.sha256, 'records', v.records,
        'checkedOn', (select max(c.day) from sanctions_checks c where c.list = v.list and c.day <= ${day}::date)) order by v.list) from in_force v), '[]'),
      'found', coalesce((select json_agg(f) from found f), '[]')) as row`)
  return row ?? { lists: [], found: [] }
}
