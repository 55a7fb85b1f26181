/** The numbers by which accounts are told of changes: each account has its own, without holes. */
import { sql, type SQL } from 'drizzle-orm'
import { CLOSED_SOURCE_CODE } from '../domain/preparation/stage.ts'
import type { Slot } from './rows.ts'

/**
 * The account by whose numbers the changes of the sandbox are told, to all its keys alike; those of a world of one key by its number
 * below it.
 */
export const SANDBOX = 0
export const sandboxStream = (world: number | null | undefined): number => (world ? -world : SANDBOX)

/** Who is told of which company. */
const audience = sql`(select account_id, company_id from follows
  union all select case when world is null then ${SANDBOX} else -world end, id from companies where code is not null and code <> ${CLOSED_SOURCE_CODE} and (world is null or world > 0))`

/** Numbers up to this one were given out to all accounts alike. */
export const base = sql`coalesce((select base from change_counter), 0)`

/**
 * Numbers the changes that this transaction added, for each account that is told of them. Last statement of every batch that adds some: the
 * counter's row stays locked from here to the commit, so numbers are given in the order of commits, without holes, and a reader who has seen
 * one has seen all before it. Those of a company lie side by side.
 */
export const numberChanges: SQL = sql`
  with fresh as (select id, company_id, account_id, row_number() over (order by company_id, "on" nulls first, id) as place from changes where sequence is null),
  counter as (
    insert into change_counter (last) select count(*) from fresh having count(*) > 0
    on conflict (one) do update set last = change_counter.last + excluded.last returning last),
  numbered as (
    update changes c set sequence = counter.last - (select count(*) from fresh) + fresh.place from fresh, counter where c.id = fresh.id returning c.id),
  told as (
    select a.account_id, f.id, row_number() over (partition by a.account_id order by f.place) as place from fresh f join ${audience} a on a.company_id = f.company_id
      and (f.account_id is null or f.account_id = a.account_id)),
  counted as (select account_id, count(*) as count from told group by account_id),
  streams as (
    insert into change_streams as s (account_id, last) select account_id, ${base} + count from counted order by account_id
    on conflict (account_id) do update set last = s.last + excluded.last - ${base} returning account_id, last)
  insert into account_changes (account_id, sequence, change_id)
  select t.account_id, s.last - c.count + t.place, t.id from told t join streams s on s.account_id = t.account_id join counted c on c.account_id = t.account_id`

/**
 * Tells an account that begins to follow a company what its notices told before, as if they had been read for it alone: a statement after
 * the follow, under the company's lock, so that no change is told by nobody. `company` is its id, as SQL.
 */
export const tellHistory = (accountId: number, company: SQL): SQL => sql`
  with told as (
    select ch.id, row_number() over (order by ch."on" nulls first, ch.id) as place from changes ch join follows f on f.company_id = ch.company_id and f.account_id = ${accountId}
    where ch.company_id = ${company} and ch.origin = 'notices' and ch.sequence is not null and ch.withdrawn_at is null
      and not exists (select 1 from account_changes a where a.change_id = ch.id and a.account_id = ${accountId})),
  stream as (
    insert into change_streams as s (account_id, last) select ${accountId}, ${base} + count(*) from told having count(*) > 0
    on conflict (account_id) do update set last = s.last + excluded.last - ${base} returning last)
  insert into account_changes (account_id, sequence, change_id)
  select ${accountId}, stream.last - (select count(*) from told) + told.place, told.id from told, stream`

/** The number of the last change this account was told. */
export const lastNumber = (account: Slot<number>): SQL =>
  sql`coalesce((select last from change_streams where account_id = ${account}), ${base})`
