import { sql, type SQL } from 'drizzle-orm'
import type { AccountEvent, NewEvent } from '../domain/account/event.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, headWith } from './companies.ts'
import { firstRow } from './rows.ts'

/**
 * A statement for the batch in which events arise: every account that follows the company (or the one account `only`) gets them under its
 * next numbers, each key once, with a delivery for every webhook of a live key that wants such events. The account's row stays locked from
 * here to the commit, so its numbers have no holes and come in the order of commits.
 */
export const tellEvents = (events: readonly NewEvent[], only: number | null = null): SQL => sql`
  with told as (
    select distinct on (key, "accountId") * from json_to_recordset(${JSON.stringify(events)}::json) as t("companyId" bigint, "accountId" bigint, event text, "on" date, key text, detail jsonb)),
  fresh as (
    select f.account_id, t.*, row_number() over (partition by f.account_id order by t."companyId", case when t."accountId" is null then t.event end, t.key) as place
    from told t join follows f on f.company_id = t."companyId" and f.account_id = coalesce(t."accountId", ${only}::bigint, f.account_id)
    where not exists (select 1 from account_events e where e.account_id = f.account_id and e.key = t.key)),
  numbered as (
    update accounts a set last_event = a.last_event + n.count from (select account_id, count(*) from fresh group by account_id) n
    where a.id = n.account_id returning a.id, a.last_event - n.count as before),
  kept as (
    insert into account_events (account_id, sequence, event, "on", company_id, key, detail)
    select f.account_id, n.before + f.place, f.event, f."on", f."companyId", f.key, f.detail from fresh f join numbered n on n.id = f.account_id
    returning account_id, sequence, event, "on", company_id, detail),
  batch as (
    insert into announcements (company_id, account_id, event, categories, changes)
    select company_id, account_id, event, '{}', jsonb_agg(jsonb_build_object('sequence', sequence, 'event', event, 'on', "on", 'detail', detail) order by sequence)
    from kept group by company_id, account_id, event returning id, account_id, event)
  insert into deliveries (id, webhook_id, announcement_id, event, categories, state)
  select 'tsl_' || replace(gen_random_uuid()::text, '-', ''), w.id, b.id, b.event, '{}', 'pending'
  from batch b join webhooks w on w.account_id = b.account_id and not w.sandbox and b.event = any(w.events)`

export type ListedEvent = { sequence: number; event: AccountEvent; on: string; detail: Record<string, unknown>; company: CompanyHead }

/** The events of an account after a number, oldest first, with the number of its newest. One statement: both are of the same moment. */
export const listEvents = async (
  db: Db,
  accountId: number,
  { after, events, limit }: { after: number; events: readonly string[]; limit: number },
): Promise<{ last: number; events: ListedEvent[] }> =>
  (await firstRow<{ last: number; events: ListedEvent[] }>(
    db,
    sql`
    select json_build_object('last', a.last_event, 'events', coalesce((select json_agg(page.row) from (
      select json_build_object('sequence', e.sequence, 'event', e.event, 'on', e."on", 'detail', e.detail,
        'company', json_build_object(${headWith(sql`(select f.title from follows f where f.account_id = a.id and f.company_id = c.id)`)})) as row
      from account_events e join companies c on c.id = e.company_id
      where e.account_id = a.id and e.sequence > ${after} and (${events.length} = 0 or e.event in (select value from json_array_elements_text(${JSON.stringify(events)}::json)))
      order by e.sequence limit ${limit}) page), '[]')) as row
    from accounts a where a.id = ${accountId}`,
  )) ?? { last: 0, events: [] }
