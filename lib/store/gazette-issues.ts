import { sql, type SQL } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import { GIVE_UP_DAYS } from '../domain/watch/issue-days.ts'
import type { Db } from '../platform/database.ts'
import type { FoundNotice } from './notices.ts'
import { tellDay } from './events.ts'
import { rows, type Slot } from './rows.ts'

/** A day whose issue was not read yet. `attempts`: how often it was late or could not be read. */
export type DueIssue = { day: IsoDate; attempts: number }

/**
 * The days whose issue is to be asked for now: every day from the last one known to `today` (`first`, where none is known), and those put
 * off until now; among them days that were read and are not settled, and those of the last {@link GIVE_UP_DAYS} without an issue, which may
 * be listed late. Days never asked for come first, so that one broken issue holds up no other.
 */
export const dueIssues = (db: Db, first: IsoDate, today: IsoDate, limit: number): Promise<DueIssue[]> =>
  rows(
    db,
    sql`
  with opened as (
    insert into gazette_issues (day)
    select day::date from generate_series(coalesce((select max(day) + 1 from gazette_issues), ${first}::date)::timestamp, ${today}::timestamp, interval '1 day') day
    on conflict do nothing returning day, attempts)
  select json_build_object('day', due.day, 'attempts', due.attempts) as row
  from (select day, attempts from opened union all select day, attempts from gazette_issues
    where settled_at is null and next_try_at <= now() and (state <> 'none' or day >= ${today}::date - ${GIVE_UP_DAYS}::int)) due
  order by due.attempts, due.day limit ${limit}`,
  )

/**
 * Why there is nothing to read of a day: it stays open, or counts as one without an issue (`none`), and is asked for again `retryMinutes`
 * from now. `attempts` as they count from now on. A day that was read before stays read, and is not settled.
 */
export type MissingIssue = { attempts: number; retryMinutes: number; none: boolean; error: string | null }

export const noteIssueMissing = async (db: Db, day: IsoDate, { attempts, retryMinutes, none, error }: MissingIssue): Promise<void> => {
  await db.execute(sql`
    update gazette_issues set attempts = ${attempts}, error = ${error}, listing = null,
      updated_at = case when state = 'read' then updated_at else now() end,
      state = case when state in ('read', 'none') then state else ${none ? 'none' : 'open'} end,
      next_try_at = now() + make_interval(mins => ${retryMinutes}) where day = ${day}`)
}

/** Hours between two readings of an issue whose listings must be the same for its day to be settled. */
export const SETTLING_HOURS = 4

/**
 * The last day of the gazette through which nothing more is expected: it and all days known before it are settled or without an issue. Null
 * where there is none.
 */
export const settledDay: SQL = sql`(select case when unsettled is null then last when unsettled > first then unsettled - 1 end
  from (select min(day) filter (where state <> 'none' and settled_at is null) as unsettled, min(day) as first, max(day) as last from gazette_issues) days)`

/** The oldest day before `today` that is not settled, as a column; null where there is none. */
export const openDay = (today: Slot<IsoDate>): SQL =>
  sql`(select min(day) from gazette_issues where state <> 'none' and settled_at is null and day < ${today}::date)`

/** A notice of an issue, placed in the register: `office` as the register calls it. */
export type PlacedNotice = FoundNotice & { office: string; registryRoot: string }
/** `matched` notices belong to followed companies; `ready` are the companies with new ones whose preparation is done. */
export type TakenIssue = { matched: number; ready: number[] }

/**
 * Takes an issue in: one indexed look-up finds the followed companies among its notices, adds what is new of them, and notes in the same
 * statement which companies have work to do and that the issue was read. Taken again it adds nothing. A company still in its first
 * preparation finds the notice by itself. When that settles the day, accounts are told so in the same transaction. `listing` is the digest of what the issue lists: the day is settled where it is that of the
 * reading before and `fills` all pages, else it is read again {@link SETTLING_HOURS} later.
 */
export const takeIssue = async (
  db: Db,
  day: IsoDate,
  listed: number,
  listing: string,
  fills: boolean,
  notices: PlacedNotice[],
): Promise<TakenIssue> => {
  const [taken] = await db.batch([
    db.execute<{ row: TakenIssue }>(sql`
    with listed as (
      select * from json_to_recordset(${JSON.stringify(notices)}::json)
        as l(ref text, office text, "registryRoot" text, title text, "publishedOn" date, issue text, page text, "noticeType" text)),
    matched as (
      select c.id as company_id, l.* from listed l join companies c on c.office = l.office and c.registry_root = l."registryRoot" and c.code is null
      where exists (select 1 from follows f where f.company_id = c.id)),
    added as (
      insert into notices (company_id, ref, title, published_on, issue, page, notice_type)
      select company_id, ref, title, "publishedOn", issue, page, "noticeType" from matched on conflict (company_id, ref) do nothing returning company_id),
    noted as (
      update preparations p set updated_at = now(), refresh = case when p.stage = 'ready' then coalesce(p.refresh, 'archive') else p.refresh end
      from (select distinct company_id from added order by company_id) a where p.company_id = a.company_id returning p.company_id, p.refresh),
    read as (
      update gazette_issues set state = 'read', error = null, updated_at = now(), listed = ${listed}, listing = ${listing},
        settled_at = case when listing = ${listing} and ${fills}::boolean then now() end, next_try_at = now() + make_interval(hours => ${SETTLING_HOURS}),
        matched = (select count(*) from matched), issue = (select min(issue) from listed) where day = ${day} returning 1)
    select json_build_object('matched', (select count(*) from matched), 'issues', (select count(*) from read),
      'ready', coalesce((select json_agg(company_id order by company_id) from noted where refresh is not null), '[]')) as row`),
    db.execute(tellDay(day)),
  ])
  return taken.rows[0]?.row ?? { matched: 0, ready: [] }
}
