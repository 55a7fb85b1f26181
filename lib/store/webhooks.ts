import { sql, type SQL } from 'drizzle-orm'
import { COMPANY_CHANGE, type ToldEvent } from '../domain/account/event.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Attempt, DeliveryError, DeliveryState } from '../domain/webhook/attempt.ts'
import { MOST_RESENT } from '../domain/webhook/limit.ts'
import type { Db } from '../platform/database.ts'
import { streamOf } from './changes.ts'
import { type Asking, inWorld } from './companies.ts'
import { firstRow, rows } from './rows.ts'

/** Whose webhooks: an account's, those of its live keys or those of its sandbox keys. */
export type WebhookOwner = Asking
export type WebhookRow = {
  id: number
  url: string
  active: boolean
  categories: string[]
  events: ToldEvent[]
  failuresInRow: number
  lastState: DeliveryState | null
  lastSentAt: string | null
  createdAt: string
}
export type DeliveryRow = {
  id: string
  test: boolean
  event: ToldEvent
  categories: string[]
  state: DeliveryState
  attempts: number
  httpStatus: number | null
  error: DeliveryError | null
  lastAttemptAt: string | null
  createdAt: string
}

const webhook = sql`json_build_object('id', w.id, 'url', w.url, 'active', w.active, 'categories', w.categories, 'events', w.events, 'failuresInRow', w.failures_in_row, 'lastState', w.last_state,
  'lastSentAt', w.last_sent_at, 'createdAt', w.created_at)`
/** A delivery, row `d`, as JSON of a {@link DeliveryRow}. */
export const deliveryFields = sql`json_build_object('id', d.id, 'test', d.test, 'event', d.event, 'categories', d.categories, 'state', d.state, 'attempts', d.attempts, 'httpStatus', d.http_status,
  'error', d.error, 'lastAttemptAt', d.last_attempt_at, 'createdAt', d.created_at)`
/** An attempt as it is kept with its delivery. */
export const attemptJson = (attempt: Attempt): SQL => sql`${JSON.stringify(attempt)}::jsonb`
/** Whether the webhook of the row `w` is the owner's. */
export const ownedBy = ({ accountId, sandbox }: WebhookOwner): SQL => sql`w.account_id = ${accountId} and w.sandbox = ${sandbox}`
const textArray = (values: readonly string[]): SQL =>
  sql`array(select value from json_array_elements_text(${JSON.stringify(values)}::json))`

/** All webhooks of an owner, the oldest first. */
export const listWebhooks = (db: Db, owner: WebhookOwner): Promise<WebhookRow[]> =>
  rows(db, sql`select ${webhook} as row from webhooks w where ${ownedBy(owner)} order by w.id`)

/** One webhook with its last deliveries, the newest first; null where it is not the owner's. */
export const webhookWithDeliveries = (
  db: Db,
  owner: WebhookOwner,
  id: number,
  limit: number,
): Promise<{ webhook: WebhookRow; deliveries: DeliveryRow[] } | null> =>
  firstRow(
    db,
    sql`
  select json_build_object('webhook', ${webhook}, 'deliveries', coalesce((select json_agg(last.row) from (
    select ${deliveryFields} as row from deliveries d where d.webhook_id = w.id order by d.created_at desc, d.id limit ${limit}) last), '[]')) as row
  from webhooks w where w.id = ${id} and ${ownedBy(owner)}`,
  )

/**
 * Null where the owner has `limit` webhooks already. The account's row is locked first, so that simultaneous ones count one after the
 * other.
 */
export const createWebhook = async (
  db: Db,
  owner: WebhookOwner,
  { url, categories, events, secret }: { url: string; categories: string[]; events: readonly ToldEvent[]; secret: string },
  limit: number,
): Promise<WebhookRow | null> => {
  const [, created] = await db.batch([
    db.execute(sql`select 1 from accounts where id = ${owner.accountId} for update`),
    db.execute<{ row: WebhookRow }>(sql`
      with w as (
        insert into webhooks (account_id, sandbox, url, categories, events, secret)
        select ${owner.accountId}, ${owner.sandbox}, ${url}, ${textArray(categories)}, ${textArray(events)}, ${secret}
        where (select count(*) from webhooks w where ${ownedBy(owner)}) < ${limit} returning *)
      select ${webhook} as row from w`),
  ])
  return created.rows[0]?.row ?? null
}

/**
 * Changes what is given. `active` true resumes a paused webhook: its failures are forgotten and what waited is due at once, in a new round
 * of attempts. Null where it is not the owner's.
 */
export const updateWebhook = (
  db: Db,
  owner: WebhookOwner,
  id: number,
  {
    url,
    categories,
    events,
    active,
  }: { url: string | null; categories: string[] | null; events: readonly ToldEvent[] | null; active: boolean | null },
): Promise<WebhookRow | null> =>
  firstRow(
    db,
    sql`
  with former as (select id, active from webhooks w where w.id = ${id} and ${ownedBy(owner)} for update),
  w as (
    update webhooks w set url = coalesce(${url}, w.url), categories = ${categories === null ? sql`w.categories` : textArray(categories)},
      events = ${events === null ? sql`w.events` : textArray(events)}, active = coalesce(${active}::boolean, w.active),
      failures_in_row = case when ${active}::boolean then 0 else w.failures_in_row end,
      last_failure_counted_at = case when ${active}::boolean then null else w.last_failure_counted_at end
    from former where w.id = former.id returning w.*),
  waiting as (
    select d.id from former join deliveries d on d.webhook_id = former.id
    where not former.active and ${active}::boolean and d.state in ('pending', 'failed') order by d.id for update of d),
  waited as (
    update deliveries d set due_at = now(), published_at = null, round_start = d.attempts, leased_until = null from waiting where d.id = waiting.id)
  select ${webhook} as row from w`,
  )

/** Deletes a webhook and its deliveries. False where it is not the owner's. */
export const deleteWebhook = async (db: Db, owner: WebhookOwner, id: number): Promise<boolean> =>
  (await db.execute(sql`delete from webhooks w where w.id = ${id} and ${ownedBy(owner)} returning 1`)).rows.length > 0

/** Secrets of a webhook that sign at the same time at most, beside the present one. */
const MOST_FORMER = 5

/**
 * Gives a webhook a new (encrypted) secret; the present one signs beside it for `hours` more, and so do those before it to the end of their
 * own time: who rotates twice in a row loses no receiver. Null where it is not the owner's.
 */
export const rotateSecret = (
  db: Db,
  owner: WebhookOwner,
  id: number,
  secret: string,
  hours: number,
): Promise<{ webhook: WebhookRow; formerUntil: string } | null> =>
  firstRow(
    db,
    sql`
  with w as (
    update webhooks w set secret = ${secret}, former_secrets = (
      select jsonb_agg(signing.former order by signing.place) from (
        select former, place from jsonb_array_elements(jsonb_build_object('secret', w.secret, 'until', now() + make_interval(hours => ${hours})) || w.former_secrets)
          with ordinality as listed(former, place)
        where (former ->> 'until')::timestamptz > now() order by place limit ${MOST_FORMER}) signing)
    where w.id = ${id} and ${ownedBy(owner)} returning *)
  select json_build_object('webhook', ${webhook}, 'formerUntil', w.former_secrets #>> '{0,until}') as row from w`,
  )

/** Encrypted secrets that sign at present, the new one first. */
export const liveSecrets = sql`array[w.secret] || array(select former ->> 'secret' from jsonb_array_elements(w.former_secrets) former where (former ->> 'until')::timestamptz > now())`

/** Where a test goes; null where it is not the owner's. */
export const webhookTarget = (db: Db, owner: WebhookOwner, id: number): Promise<{ id: number; url: string; secrets: string[] } | null> =>
  firstRow(
    db,
    sql`
  select json_build_object('id', w.id, 'url', w.url, 'secrets', ${liveSecrets}) as row from webhooks w where w.id = ${id} and ${ownedBy(owner)}`,
  )

/** Keeps a test that was made. Null where the webhook is gone by now. */
export const recordTest = (
  db: Db,
  webhookId: number,
  {
    id,
    categories,
    state,
    httpStatus,
    error,
    startedAt,
    ms,
  }: Pick<DeliveryRow, 'id' | 'categories' | 'state' | 'httpStatus' | 'error'> & { startedAt: string; ms: number },
): Promise<DeliveryRow | null> =>
  firstRow(
    db,
    sql`
  with w as (update webhooks set last_sent_at = now(), last_state = ${state} where id = ${webhookId} returning id),
  d as (
    insert into deliveries (id, webhook_id, test, categories, state, attempts, http_status, error, history, last_attempt_at, created_at)
    select ${id}, w.id, true, ${textArray(categories)}, ${state}, 1, ${httpStatus}::smallint, ${error},
      jsonb_build_array(${attemptJson({ number: 1, at: startedAt, ms, httpStatus, error })}), now(), ${startedAt}::timestamptz from w returning *)
  select ${deliveryFields} as row from d`,
  )

/**
 * Makes a delivery due at once, under its id: one that is over begins a new round of attempts, one that is open is not waited for any
 * longer. With a paused webhook it waits. Tests are not sent again. Null where there is none of this owner's.
 */
export const resendDelivery = (db: Db, owner: WebhookOwner, webhookId: number, id: string): Promise<DeliveryRow | null> =>
  firstRow(
    db,
    sql`
  with d as (
    update deliveries d set state = 'pending', due_at = now(), published_at = null, round_start = d.attempts
    from webhooks w where d.id = ${id} and not d.test and w.id = d.webhook_id and w.id = ${webhookId} and ${ownedBy(owner)} returning d.*)
  select ${deliveryFields} as row from d`,
  )

/** Changes of one new notification. */
const OF_ONE = 50

/** From where on: after a number of the account's changes, or from a day (Istanbul) on. */
export type ResentSince = { number: number } | { day: IsoDate }
export type Resent = { deliveries: number; changes: number; last: number | null; more: boolean }

/**
 * Sends what came since to a webhook again: deliveries that carried it under their ids, and what none of its deliveries carries as new
 * ones; since a day also its events of the account. At most {@link MOST_RESENT} changes at once; `last` is the number of the last of them.
 * Null where it is not the owner's.
 */
export const resendSince = async (db: Db, owner: WebhookOwner, webhookId: number, since: ResentSince): Promise<Resent | null> => {
  const account = streamOf(owner)
  const [from, day] = 'number' in since ? [since.number, null] : [0, since.day]
  const start = sql`(${day}::date::timestamp at time zone 'Europe/Istanbul')`
  // the days of a world of the sandbox are those of its clock
  const [toldSince, eventsSince] = owner.world
    ? [
        sql`greatest(ch."on", (select n.published_on from notices n where n.id = ch.notice_id)) >= ${day}::date`,
        sql`(a.changes -> 0 ->> 'on')::date >= ${day}::date`,
      ]
    : [sql`ch.created_at >= ${start}`, sql`a.created_at >= ${start}`]
  const same = owner.sandbox ? sql`exists (select 1 from companies c where c.id = a.company_id and ${inWorld(owner.world)})` : sql`true`
  return firstRow(
    db,
    sql`
  with w as (select * from webhooks w where w.id = ${webhookId} and ${ownedBy(owner)} for update),
  wanted as (
    select ac.sequence, ch.id, ch.company_id, ch.category, ch."on", ch.detail from w join account_changes ac on ac.account_id = ${account} join changes ch on ch.id = ac.change_id
    where ac.sequence > ${from} and (${day}::date is null or ${toldSince}) and ch.withdrawn_at is null and ${COMPANY_CHANGE} = any(w.events)
      and (w.categories = '{}' or ch.category = any(w.categories)) order by ac.sequence limit ${MOST_RESENT + 1}),
  sent as (select * from wanted order by sequence limit ${MOST_RESENT}),
  former as (
    select d.id, a.change_ids from w join deliveries d on d.webhook_id = w.id and not d.test join announcements a on a.id = d.announcement_id
    where a.change_ids && (select array_agg(id) from sent) or (a.account_id is not null and ${day}::date is not null and ${eventsSince} and ${same})
    order by d.id for update of d),
  again as (
    update deliveries d set state = 'pending', due_at = now(), published_at = null, round_start = d.attempts, leased_until = null from former where d.id = former.id returning d.id),
  fresh as (
    select s.*, (row_number() over (partition by s.company_id order by s.sequence) - 1) / ${OF_ONE}::int as part from sent s
    where not exists (select 1 from former f where s.id = any(f.change_ids))),
  batch as (
    insert into announcements (company_id, categories, changes, change_ids)
    select company_id, array_agg(distinct category), jsonb_agg(detail order by sequence desc), array_agg(id order by sequence desc) from fresh group by company_id, part
    returning id, categories),
  made as (
    insert into deliveries (id, webhook_id, announcement_id, categories, state)
    select 'tsl_' || replace(gen_random_uuid()::text, '-', ''), w.id, b.id, b.categories, 'pending' from batch b, w returning id)
  select json_build_object('deliveries', (select count(*) from again) + (select count(*) from made), 'changes', (select count(*) from sent),
    'last', (select max(sequence) from sent), 'more', (select count(*) from wanted) > ${MOST_RESENT}) as row from w`,
  )
}

/** A secret that was rotated, encrypted, and until when it signs. */
export type FormerSecret = { secret: string; until: string }

/** Secrets not encrypted with the key `newest`. */
export const secretsToReencrypt = (
  db: Db,
  newest: string,
  limit: number,
): Promise<{ id: number; accountId: number; secret: string; formerSecrets: FormerSecret[] }[]> =>
  rows(
    db,
    sql`
  select json_build_object('id', id, 'accountId', account_id, 'secret', secret, 'formerSecrets', former_secrets) as row from webhooks
  where split_part(secret, '.', 1) <> ${newest} or exists (
    select 1 from jsonb_array_elements(former_secrets) former where split_part(former ->> 'secret', '.', 1) <> ${newest}) order by id limit ${limit}`,
  )

/** Puts re-encrypted secrets in place, unless they were rotated meanwhile. */
export const replaceSecrets = async (
  db: Db,
  id: number,
  before: { secret: string },
  now: { secret: string; formerSecrets: FormerSecret[] },
): Promise<void> => {
  await db.execute(
    sql`update webhooks set secret = ${now.secret}, former_secrets = ${JSON.stringify(now.formerSecrets)}::jsonb where id = ${id} and secret = ${before.secret}`,
  )
}
