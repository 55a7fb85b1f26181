/**
 * What accounts state of the notices they brought: that they are all there are until a day. A statement counts for its account alone; it
 * ends when a notice of its days turns up that was not among them.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, type CompanyKey, headFor, owned, recordsOf } from './companies.ts'
import { foldDueFor } from './fold-due.ts'
import { firstRow, type Slot } from './rows.ts'

/** A statement as it was made: by whom and when (instant). `until` is the last day it speaks of. */
export type StatedList = { until: IsoDate; statedBy: string; note: string | null; statedAt: string }
/** A statement as it stands: `holdsUntil` is the day through which it holds by now, null where it ended. */
export type StandingStatement = StatedList & { holdsUntil: IsoDate | null }

/* A notice of the stated days that was found later and is no copy of one that was there: the statement was not so. */
const refuted = sql`exists (
  select 1 from notices n where n.company_id in ${recordsOf(sql`l.company_id`)} and n.found_at > l.stated_at
    and coalesce(n.published_on, n.registered_on, '-infinity'::date) <= l.until
    and not exists (
      select 1 from notices o where o.company_id in ${recordsOf(sql`l.company_id`)} and o.found_at <= l.stated_at
        and (o.text = n.text or o.notice_no = n.notice_no and coalesce(o.registered_on, o.published_on) = coalesce(n.registered_on, n.published_on))))`

/* A day is settled when its issue was read while the account followed the company, or there was none; the present day may be open yet. */
const carriedOn = (today: Slot<IsoDate>): SQL => sql`coalesce(
  (select min(d::date) - 1 from generate_series(l.until + 1, ${today}::date - 1, interval '1 day') d
    where f.account_id is null or not exists (
      select 1 from gazette_issues g where g.day = d::date and (g.state = 'none' or g.state = 'read' and g.updated_at >= f.created_at))),
  (select max(${today}::date) from gazette_issues g where f.account_id is not null and g.day >= ${today}::date - 1),
  l.until)`

/* What the watch found and the profile does not rest on yet. */
const unseen = sql`(
  select min(coalesce(n.published_on, l.until + 1)) - 1 from notices n
  where n.company_id = l.company_id and (n.archived_at is null or n.archived_at > coalesce((select built_at from profiles where company_id = n.company_id), '-infinity')))`

const holdsUntil = (today: Slot<IsoDate>): SQL =>
  sql`case when ${refuted} then null else greatest(l.until, least(${carriedOn(today)}, ${unseen})) end`

const rowOf = (
  accountId: Slot<number> | SQL,
): SQL => sql`list_statements l left join follows f on f.account_id = l.account_id and f.company_id = l.company_id
  where l.account_id = ${accountId} and l.company_id = c.id`

/** The statement of an account that holds for the company of the row `c`, as `{on, until}` in the column `statement`. */
export const listStated = (accountId: Slot<number> | SQL, today: Slot<IsoDate>): SQL => sql`
  select jsonb_build_object('on', held.until, 'until', held."holdsUntil") as statement
  from (select l.until, ${holdsUntil(today)} as "holdsUntil" from ${rowOf(accountId)}) held where held."holdsUntil" is not null`

/** The statement of an account on the company of the row `c`, whether it holds or ended, as the JSON of a {@link StandingStatement}. */
export const standingStatement = (accountId: number, today: IsoDate): SQL => sql`(
  select json_build_object('until', l.until, 'statedBy', l.stated_by, 'note', l.note, 'statedAt', l.stated_at, 'holdsUntil', ${holdsUntil(today)})
  from ${rowOf(accountId)})`

/**
 * States that the notices there are of a company are all until a day; stated again it replaces what was stated before. Null where the
 * company is not the caller's.
 */
export const stateList = (
  db: Db,
  key: CompanyKey,
  { until, statedBy, note }: Omit<StatedList, 'statedAt'>,
): Promise<{ company: CompanyHead; statedAt: string } | null> =>
  firstRow(
    db,
    sql`
  with stated as (
    insert into list_statements (account_id, company_id, until, stated_by, note)
    select ${key.accountId}, c.id, ${until}::date, ${statedBy}, ${note} from companies c where ${owned(key)}
    on conflict (account_id, company_id) do update set until = excluded.until, stated_by = excluded.stated_by, note = excluded.note, stated_at = now()
    returning company_id, stated_at),
  due as (${foldDueFor(key.accountId, sql`stated`)})
  select json_build_object('company', json_build_object(${headFor(key)}), 'statedAt', st.stated_at) as row from stated st join companies c on c.id = st.company_id`,
  )

/** Takes back what was stated of a company; where nothing was, nothing happens. False where the company is not the caller's. */
export const unstateList = async (db: Db, key: CompanyKey): Promise<boolean> =>
  (
    await db.execute(sql`
  with theirs as (select c.id from companies c where ${owned(key)}),
  gone as (delete from list_statements where account_id = ${key.accountId} and company_id in (select id from theirs))
  select 1 from theirs`)
  ).rows.length > 0
