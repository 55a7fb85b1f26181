import { sql } from 'drizzle-orm'
import type { ToldChange } from '../domain/company/changes/change.ts'
import { COMPANY_CHANGE, type ToldEvent } from '../domain/account/event.ts'
import type { NoticeRef } from '../domain/company/record.ts'
import { type Attempt, ATTEMPTS_KEPT, type Health, type Outcome } from '../domain/webhook/attempt.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, head } from './companies.ts'
import { SANDBOX } from './change-numbers.ts'
import { firstRow, rows } from './rows.ts'
import { attemptJson, type DeliveryRow, deliveryFields, liveSecrets, ownedBy, type WebhookOwner } from './webhooks.ts'

/** What a delivery tells: the changes its webhook wants, newest first, with the notices they rest on. */
export type Notification = {
  id: string
  createdAt: string
  /** Null for what is of no company: the issue of a day. */
  company: CompanyHead | null
  event: ToldEvent
  categories: string[]
  /** The numbers of what it tells among the changes, or events, of the account; null where they were not noted. */
  numbers: { first: number; last: number } | null
  changes: ToldChange[]
  events: ToldAccountEvent[]
  notices: Pick<NoticeRef, 'id' | 'publishedOn' | 'noticeType'>[]
}
/** An event of an account as a delivery tells it. */
export type ToldAccountEvent = { sequence: number; event: ToldEvent; on: string; detail: Record<string, unknown> }
/** A delivery taken for its attempt number `attempts + 1`; `round` counts the attempts of the present round, this one included. */
export type Claimed = {
  notification: Notification
  attempts: number
  round: number
  webhook: { id: number; accountId: number; url: string; secrets: string[] }
  health: Health
}

/** Longer than an attempt can last. */
const LEASE_SECONDS = 40
const open = sql`d.state in ('pending', 'failed')`
const health = sql`json_build_object('active', w.active, 'failuresInRow', w.failures_in_row, 'lastCounted', floor(extract(epoch from w.last_failure_counted_at) * 1000))`

/* What a delivery (rows `d`, of the webhook `w`) tells, and the rows it is made of. */
const notificationOf = sql`json_build_object('id', d.id, 'createdAt', a.created_at, 'company', case when c.id is not null then json_build_object(${head}) end, 'event', d.event,
          'numbers', case when told.first is not null then json_build_object('first', told.first, 'last', told.last) end, 'categories', d.categories,
          'changes', told.changes, 'events', case when a.event = ${COMPANY_CHANGE} then '[]'::jsonb else a.changes end, 'notices', (select coalesce(json_agg(json_build_object('id', n.id, 'publishedOn', n.published_on, 'noticeType', n.notice_type)), '[]')
            from notices n where n.id in (select (change #>> '{source,noticeId}')::bigint from jsonb_array_elements(told.changes) change)))`
const toldBy = sql`join announcements a on a.id = d.announcement_id left join companies c on c.id = a.company_id
        cross join lateral (
          select coalesce(jsonb_agg(change order by place) filter (where a.event = ${COMPANY_CHANGE}), '[]') as changes,
            coalesce(min(ac.sequence), min((change ->> 'sequence')::bigint)) as first, coalesce(max(ac.sequence), max((change ->> 'sequence')::bigint)) as last
          from jsonb_array_elements(a.changes) with ordinality as listed(change, place)
            left join account_changes ac on ac.change_id = a.change_ids[place] and ac.account_id = case when w.sandbox then coalesce(-c.world, ${SANDBOX}) else w.account_id end
          where a.event <> ${COMPANY_CHANGE} or change ->> 'category' = any(d.categories)) told`

/**
 * What a delivery of the owner's told, or will tell, with its last attempts (at most `ATTEMPTS_KEPT`), the newest first; null where there is
 * none.
 */
export const deliveredNotification = (
  db: Db,
  owner: WebhookOwner,
  webhookId: number,
  id: string,
): Promise<{ delivery: DeliveryRow; attempts: Attempt[]; notification: Notification | null } | null> =>
  firstRow(
    db,
    sql`select json_build_object('delivery', ${deliveryFields},
        'attempts', (select coalesce(jsonb_agg(attempt order by place desc), '[]') from jsonb_array_elements(d.history) with ordinality as made(attempt, place)), 'notification', (select ${notificationOf} from (select 1) one ${toldBy})) as row
      from deliveries d join webhooks w on w.id = d.webhook_id where d.id = ${id} and d.webhook_id = ${webhookId} and ${ownedBy(owner)}`,
  )

/**
 * Takes a delivery for one attempt, so that no other copy of the message makes the same attempt meanwhile. `busy`: another copy is at it.
 * `over`: there is nothing to do, because the attempt was recorded, the webhook is paused, or either is gone.
 */
export const claimDelivery = async (db: Db, id: string, attempt: number): Promise<Claimed | 'busy' | 'over'> => {
  const found = await firstRow<{ claimed: Claimed | null; busy: boolean }>(
    db,
    sql`
    with d as (
      update deliveries d set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}) from webhooks w
      where d.id = ${id} and d.attempts = ${attempt - 1} and ${open} and w.id = d.webhook_id and w.active and (d.leased_until is null or d.leased_until < now())
      returning d.*)
    select json_build_object('busy', exists (select 1 from deliveries l where l.id = ${id} and l.attempts = ${attempt - 1} and l.leased_until >= now()),
      'claimed', (select json_build_object('attempts', d.attempts, 'round', d.attempts - d.round_start + 1,
        'webhook', json_build_object('id', w.id, 'accountId', w.account_id, 'url', w.url, 'secrets', ${liveSecrets}), 'health', ${health},
        'notification', ${notificationOf})
        from d join webhooks w on w.id = d.webhook_id ${toldBy})) as row`,
  )
  return found?.claimed ?? (found?.busy ? 'busy' : 'over')
}

/**
 * Records attempt number `attempt` with what it means for the webhook, unless it was recorded already or the webhook fares otherwise than
 * `before` by now: then `recorded` is false and `health` says how (null: it is gone, or the attempt is over).
 */
export const recordAttempt = async (
  db: Db,
  {
    id,
    webhookId,
    attempt,
    before,
    result,
    at,
    ms,
  }: { id: string; webhookId: number; attempt: number; before: Health; result: Outcome } & Pick<Attempt, 'at' | 'ms'>,
): Promise<{ recorded: Publishable | null; health: Health | null }> => {
  const counted = result.health.lastCounted === null ? null : new Date(result.health.lastCounted).toISOString()
  const made = { number: attempt, at, ms, httpStatus: result.httpStatus, error: result.error }
  const row = await firstRow<{ recorded: Publishable | null; health: Health | null }>(
    db,
    sql`
    with w as (
      update webhooks w set active = ${result.health.active}, failures_in_row = ${result.health.failuresInRow}, last_failure_counted_at = ${counted}::timestamptz,
        last_sent_at = now(), last_state = ${result.state}
      where w.id = ${webhookId} and w.active = ${before.active} and w.failures_in_row = ${before.failuresInRow}
        and exists (select 1 from deliveries d where d.id = ${id} and d.attempts = ${attempt - 1} and ${open})
      returning w.id),
    d as (
      update deliveries d set attempts = ${attempt}, state = ${result.state}, http_status = ${result.httpStatus}::smallint, error = ${result.error}, last_attempt_at = now(),
        history = (case when jsonb_array_length(d.history) >= ${ATTEMPTS_KEPT} then d.history - 0 else d.history end) || ${attemptJson(made)},
        leased_until = null, published_at = null, due_at = now() + make_interval(secs => ${result.waitSeconds ?? 0})
      where d.id = ${id} and d.attempts = ${attempt - 1} and exists (select 1 from w)
      returning d.*)
    select json_build_object('recorded', (select ${publishable} from d),
      'health', (select ${health} from webhooks w where w.id = ${webhookId} and exists (select 1 from deliveries d where d.id = ${id} and d.attempts = ${attempt - 1} and ${open}))) as row`,
  )
  return row ?? { recorded: null, health: null }
}

/** What the message of a delivery's next attempt is made of. `dueAt` is epoch seconds; `attempt` is that attempt's number. */
export type Publishable = { id: string; webhookId: number; attempt: number; dueAt: number }
const publishable = sql`json_build_object('id', d.id, 'webhookId', d.webhook_id, 'attempt', d.attempts + 1, 'dueAt', extract(epoch from d.due_at))`

/** Open deliveries of active webhooks whose next attempt the queue does not have yet, those due first; only `id` where it is given. */
export const unpublishedDeliveries = (db: Db, limit: number, id: string | null = null): Promise<Publishable[]> =>
  rows(
    db,
    sql`
  select ${publishable} as row from deliveries d join webhooks w on w.id = d.webhook_id
  where d.published_at is null and ${open} and w.active ${id === null ? sql`` : sql`and d.id = ${id}`} order by d.due_at, d.id limit ${limit}`,
  )

/**
 * Notes that the queue has these messages; a delivery that was moved meanwhile stays to be published. Whoever changes several deliveries locks
 * them by their ids: two that do never wait for each other.
 */
export const markPublished = async (db: Db, published: Publishable[]): Promise<void> => {
  await db.execute(sql`
    with p as (select * from json_to_recordset(${JSON.stringify(published)}::json) as p(id text, attempt int, "dueAt" numeric)),
    locked as (select id from deliveries where id in (select id from p) order by id for update)
    update deliveries d set published_at = now() from p join locked on locked.id = p.id
    where d.id = p.id and d.attempts = p.attempt - 1 and extract(epoch from d.due_at) = p."dueAt"`)
}

/**
 * Deliveries whose message the queue took but which were not tried for `minutes` after they were due: they are due anew. Returns how many.
 */
export const reviveStuckDeliveries = async (db: Db, minutes: number, limit: number): Promise<number> => {
  const revived = await db.execute(sql`
    update deliveries set due_at = now(), published_at = null where id in (
      select d.id from deliveries d join webhooks w on w.id = d.webhook_id
      where ${open} and w.active and d.published_at is not null and d.due_at < now() - make_interval(mins => ${minutes}) order by d.due_at limit ${limit}
      for update of d skip locked) returning 1`)
  return revived.rows.length
}
