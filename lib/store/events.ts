import { sql, type SQL } from 'drizzle-orm'
import type { AccountEvent, NewEvent } from '../domain/account/event.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, head, headWith } from './companies.ts'
import { firstRow, rows } from './rows.ts'

/** The rows `fresh` under the next numbers of their accounts, with their deliveries. */
const keptAndSent = sql`numbered as (
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
  ${keptAndSent}`

/**
 * A statement for the batch in which events of a world of the sandbox arise: the key whose world it is gets them under its next numbers,
 * each key once, with a delivery for every webhook of its account's sandbox that wants such events.
 */
export const tellPlayed = (events: readonly NewEvent[], world: number): SQL => sql`
  with told as (
    select distinct on (key) * from json_to_recordset(${JSON.stringify(events)}::json) as t("companyId" bigint, "accountId" bigint, event text, "on" date, key text, detail jsonb)),
  fresh as (
    select t.*, k.account_id, row_number() over (order by t."on", t."companyId", t.key) as place from told t join api_keys k on k.id = ${world} and k.account_id = t."accountId"
    where not exists (select 1 from played_events e where e.key_id = ${world} and e.key = t.key)),
  numbered as (
    update api_keys k set last_event = k.last_event + n.count from (select count(*) from fresh having count(*) > 0) n where k.id = ${world} returning k.last_event - n.count as before),
  kept as (
    insert into played_events (key_id, sequence, event, "on", company_id, key, detail)
    select ${world}, n.before + f.place, f.event, f."on", f."companyId", f.key, f.detail from fresh f cross join numbered n returning sequence, event, "on", company_id, detail),
  batch as (
    insert into announcements (company_id, account_id, event, categories, changes)
    select company_id, (select account_id from api_keys where id = ${world}), event, '{}', jsonb_agg(jsonb_build_object('sequence', sequence, 'event', event, 'on', "on", 'detail', detail) order by sequence)
    from kept group by company_id, event returning id, account_id, event)
  insert into deliveries (id, webhook_id, announcement_id, event, categories, state)
  select 'tsl_' || replace(gen_random_uuid()::text, '-', ''), w.id, b.id, b.event, '{}', 'pending'
  from batch b join webhooks w on w.account_id = b.account_id and w.sandbox and b.event = any(w.events)`

const DAY_SUMMARY: AccountEvent = 'gun.ozeti'

/**
 * Tells every account that follows something how many notices the issue of a day held, and how many of them are of its companies: once,
 * when the day is settled. A statement for the batch in which it is.
 */
export const tellDay = (day: IsoDate): SQL => sql`
  with settled as (select * from gazette_issues where day = ${day} and state = 'read' and settled_at is not null),
  theirs as (select f.account_id, count(*) from notices n join follows f on f.company_id = n.company_id where n.published_on = ${day}::date group by f.account_id),
  counted as (
    select a.id, coalesce((select count from theirs where account_id = a.id), 0) as count from accounts a
    where exists (select 1 from follows f where f.account_id = a.id)
      and not exists (select 1 from account_events e where e.account_id = a.id and e.key = ${`gun ${day}`})),
  fresh as (
    select c.id as account_id, ${DAY_SUMMARY}::text as event, g.day as "on", null::bigint as "companyId", ${`gun ${day}`}::text as key, 1 as place,
      jsonb_build_object('gun', g.day, 'sayi', g.issue, 'ilan_sayisi', g.listed, 'sizin_ilan_sayisi', c.count,
        'metin', coalesce(g.issue || ' sayılı gazete', 'Gazete') || ' okundu: ' || g.listed || ' ilan, ' || case when c.count = 0 then 'sizinkilerden yok' else c.count || ' tanesi sizin' end,
        'metin_en', coalesce('Issue ' || g.issue, 'The issue') || ' was read: ' || g.listed || ' notices, ' || case when c.count = 0 then 'none of yours' else c.count || ' of yours' end) as detail
    from counted c, settled g order by c.id),
  ${keptAndSent}`

export type ListedEvent = {
  sequence: number
  event: AccountEvent
  on: string
  detail: Record<string, unknown>
  company: CompanyHead | null
}

/** The events of the world of a sandbox key, as {@link listEvents}. */
export const listPlayed = async (
  db: Db,
  world: number,
  { after, events, limit }: { after: number; events: readonly string[]; limit: number },
): Promise<{ last: number; events: ListedEvent[] }> =>
  (await firstRow<{ last: number; events: ListedEvent[] }>(
    db,
    sql`
    select json_build_object('last', k.last_event, 'events', coalesce((select json_agg(page.row) from (
      select json_build_object('sequence', e.sequence, 'event', e.event, 'on', e."on", 'detail', e.detail, 'company', json_build_object(${head})) as row
      from played_events e join companies c on c.id = e.company_id
      where e.key_id = k.id and e.sequence > ${after} and (${events.length} = 0 or e.event in (select value from json_array_elements_text(${JSON.stringify(events)}::json)))
      order by e.sequence limit ${limit}) page), '[]')) as row
    from api_keys k where k.id = ${world}`,
  )) ?? { last: 0, events: [] }

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
        'company', case when c.id is not null then json_build_object(${headWith(sql`(select f.title from follows f where f.account_id = a.id and f.company_id = c.id)`)}) end) as row
      from account_events e left join companies c on c.id = e.company_id
      where e.account_id = a.id and e.sequence > ${after} and (${events.length} = 0 or e.event in (select value from json_array_elements_text(${JSON.stringify(events)}::json)))
      order by e.sequence limit ${limit}) page), '[]')) as row
    from accounts a where a.id = ${accountId}`,
  )) ?? { last: 0, events: [] }

/** The last events of an account of these kinds, the latest first. */
export const lastEvents = (db: Db, accountId: number, events: readonly string[], limit: number): Promise<ListedEvent[]> =>
  rows(
    db,
    sql`
    select json_build_object('sequence', e.sequence, 'event', e.event, 'on', e."on", 'detail', e.detail,
      'company', json_build_object(${headWith(sql`(select f.title from follows f where f.account_id = e.account_id and f.company_id = c.id)`)})) as row
    from account_events e join companies c on c.id = e.company_id
    where e.account_id = ${accountId} and e.event in (select value from json_array_elements_text(${JSON.stringify(events)}::json))
    order by e.sequence desc limit ${limit}`,
  )
