import { sql } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { ListOnDay } from '../domain/screening/freshness.ts'
import type { SearchKey } from '../domain/screening/keys.ts'
import type { ListCode } from '../domain/screening/lists.ts'
import type { Decision, FoundKey } from '../domain/screening/screening.ts'
import type { Db } from '../platform/database.ts'
import { firstRow } from './rows.ts'

/** A key to look up, with the place of its subject in the question. */
export type WantedKey = SearchKey & { subject: number }

/**
 * The lists as they stood on a day, and every entry of theirs that has one of these keys. One statement: the keys are looked up in one
 * index, whatever the number of names. With an account, what it decided last on each of these hits comes along.
 */
export const findKeys = async (
  db: Db,
  day: IsoDate,
  keys: readonly WantedKey[],
  accountId: number | null,
): Promise<{ lists: ListOnDay[]; found: FoundKey[] }> => {
  const row = await firstRow<{ lists: ListOnDay[]; found: FoundKey[] }>(
    db,
    sql`
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
      'found', coalesce((select json_agg(f) from found f), '[]')) as row`,
  )
  return row ?? { lists: [], found: [] }
}

export type NewScreening = {
  id: string
  accountId: number
  companyId: number | null
  digest: string
  content: unknown
  signature: string
  createdAt: string
}
export type StoredScreening = { id: string; digest: string; content: unknown; signature: string; createdAt: string }

const stored = sql`json_build_object('id', id, 'digest', digest, 'content', content, 'signature', signature, 'createdAt', created_at)`

/** Keeps a screening, signed with the instant `createdAt`; the same one again stays as it was first kept. */
export const saveScreening = async (
  db: Db,
  { id, accountId, companyId, digest, content, signature, createdAt }: NewScreening,
): Promise<StoredScreening> => {
  const row = await firstRow<StoredScreening>(
    db,
    sql`
    insert into screenings (id, account_id, company_id, digest, content, signature, signs, created_at)
    values (${id}, ${accountId}, ${companyId}, ${digest}, ${JSON.stringify(content)}::jsonb, ${signature}, 'statement', ${createdAt}::timestamptz)
    on conflict (id, account_id) do update set digest = excluded.digest returning ${stored} as row`,
  )
  if (!row) throw new Error('the screening was not stored')
  return row
}

/** A screening of this account; null where there is none of this id. */
export const findScreening = (db: Db, accountId: number, id: string): Promise<StoredScreening | null> =>
  firstRow(db, sql`select ${stored} as row from screenings where id = ${id} and account_id = ${accountId}`)

export type NewDecision = {
  accountId: number
  keyId: number | null
  list: ListCode
  entryId: string
  digest: string
  name: string
  nameKey: string
  decision: Decision['decision']
  note: string | null
  decidedBy: string
}
/** `holds` false: the entry changed since, or left the list; its hit is open again. */
export type StoredDecision = Decision & { id: number; list: ListCode; entryId: string; name: string; holds: boolean }

const decisionOf = sql`json_build_object('id', d.id, 'list', d.list, 'entryId', d.entry_id, 'name', d.name, 'decision', d.decision, 'note', d.note, 'decidedBy', d.decided_by, 'at', d.created_at,
  'holds', exists (select 1 from sanctions_entries e join sanctions_versions v on v.id = e.from_version and v.completed_at is not null
    where e.list = d.list and e.entry_id = d.entry_id and e.digest = d.entry_digest and e.until_version is null))`

/** Adds a decision on a hit; a later one for the same name and entry stands in its place, and both stay on record. */
export const addDecision = async (db: Db, given: NewDecision): Promise<StoredDecision> => {
  const row = await firstRow<StoredDecision>(
    db,
    sql`
    with d as (
      insert into screening_decisions (account_id, api_key, list, entry_id, entry_digest, name, name_key, decision, note, decided_by)
      values (${given.accountId}, ${given.keyId}, ${given.list}, ${given.entryId}, ${given.digest}, ${given.name}, ${given.nameKey}, ${given.decision}, ${given.note}, ${given.decidedBy})
      returning *)
    select ${decisionOf} as row from d`,
  )
  if (!row) throw new Error('the decision was not stored')
  return row
}

/** One page of an account's decisions, latest first. */
export const listDecisions = async (
  db: Db,
  accountId: number,
  limit: number,
  offset: number,
): Promise<{ total: number; decisions: StoredDecision[] }> => {
  const row = await firstRow<{ total: number; decisions: StoredDecision[] }>(
    db,
    sql`
    select json_build_object('total', (select count(*) from screening_decisions where account_id = ${accountId}), 'decisions', coalesce((select json_agg(page.row) from (
      select ${decisionOf} as row from screening_decisions d where d.account_id = ${accountId} order by d.id desc limit ${limit} offset ${offset}) page), '[]')) as row`,
  )
  return row ?? { total: 0, decisions: [] }
}
