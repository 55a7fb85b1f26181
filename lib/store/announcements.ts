import { sql, type SQL } from 'drizzle-orm'
import { COMPANY_CHANGE } from '../domain/account/event.ts'

/**
 * The outbox. A statement for the batch that adds changes, after them: all changes of these companies that were added with `announced_at`
 * null become one announcement a company (and one for each account with changes of its own there), and one delivery for each webhook that wants any of their categories, paused ones too: theirs
 * wait. A webhook of a live key hears of the companies its account follows, one of a sandbox key of sandbox companies. The deliveries are
 * due at once; `publishDeliveries` hands them to the queue after the transaction.
 */
export const announceChanges = (companyIds: number[]): SQL => sql`
  with fresh as (
    update changes set announced_at = now()
    where announced_at is null and company_id in (select value::bigint from json_array_elements_text(${JSON.stringify(companyIds)}::json))
    returning id, company_id, account_id, category, "on", detail),
  batch as (
    insert into announcements (company_id, account_id, categories, changes, change_ids)
    select company_id, account_id, array_agg(distinct category), jsonb_agg(detail order by "on" desc nulls last, id desc), array_agg(id order by "on" desc nulls last, id desc)
    from fresh group by company_id, account_id
    returning id, company_id, account_id, categories)
  insert into deliveries (id, webhook_id, announcement_id, categories, state)
  select 'tsl_' || replace(gen_random_uuid()::text, '-', ''), w.id, b.id,
    case when w.categories = '{}' then b.categories else array(select unnest(b.categories) intersect select unnest(w.categories) order by 1) end, 'pending'
  from batch b join companies c on c.id = b.company_id
  cross join lateral (
    select w.id, w.categories, w.events from follows f join webhooks w on w.account_id = f.account_id and not w.sandbox where f.company_id = c.id and c.code is null and (b.account_id is null or f.account_id = b.account_id)
    union all
    select w.id, w.categories, w.events from webhooks w where w.sandbox and c.code is not null
      and (c.world is null or w.account_id = (select k.account_id from api_keys k where k.id = c.world))) w
  where ${COMPANY_CHANGE} = any(w.events) and (w.categories = '{}' or w.categories && b.categories)`
