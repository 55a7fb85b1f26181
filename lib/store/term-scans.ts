import { sql, type SQL } from 'drizzle-orm'
import type { Change } from '../domain/company/changes/change.ts'
import type { CompanyRecord } from '../domain/company/record.ts'
import type { TermEnd } from '../domain/company/officers/term-ends.ts'
import { addDays, type IsoDate } from '../domain/kernel/dates.ts'
import type { Threshold } from '../domain/watch/term-changes.ts'
import type { Db } from '../platform/database.ts'
import { announceChanges } from './announcements.ts'
import { numberChanges } from './change-numbers.ts'
import { type Own, ownOf } from './records.ts'
import { firstRow, rows } from './rows.ts'

/** The last day up to which terms were scanned; null before the first scan. `name`: of which scan. */
export const lastTermScan = (db: Db, name = 'terms'): Promise<IsoDate | null> =>
  firstRow(db, sql`select to_json(day) as row from scans where name = ${name}`)

/** Notes that terms were scanned up to this day. A run that comes late never takes the day back. */
export const noteTermScan = async (db: Db, day: IsoDate, name = 'terms'): Promise<void> => {
  await db.execute(
    sql`insert into scans (name, day) values (${name}, ${day}) on conflict (name) do update set day = greatest(scans.day, excluded.day), done_at = now()`,
  )
}

/**
 * Whom a scan concerns: companies somebody follows, and those of the sandbox; of a world of the sandbox those of that one. Condition on the
 * row `t`.
 */
const concerned = (world: number | null) =>
  world === null
    ? sql`exists (select 1 from companies c where c.id = t.company_id and c.world is null and (c.code is not null or exists (select 1 from follows f where f.company_id = c.id)))`
    : sql`exists (select 1 from companies c where c.id = t.company_id and c.world = ${world})`

/** The days after `after` up to `until`: those that one scan answers for. */
export type ScanSpan = { after: IsoDate; until: IsoDate; world?: number | null }
/** `accountId`: the account that alone sees the end so; 0: all do. */
export type DueTermEnd = { companyId: number; accountId: number; days: Threshold; end: TermEnd }

/** The terms of one day, of companies after `companyId` that a scan concerns: the index by date has them by company. */
const endingOn = (day: SQL, world: number | null, companyId: number): SQL =>
  sql`term_ends t where t.ends_on = ${day} and t.company_id > ${companyId} and not t.hidden and ${concerned(world)}`
/** The days from one to another, each as `day`. */
const eachDay = (from: IsoDate, to: IsoDate): SQL =>
  sql`(select d::date as day from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') d) days`

/**
 * Terms that reach a threshold within the span, of companies after `companyId`, by company. Each day is read in the order of the index as
 * far as the page goes: the cost is that of the page, whatever is due on the day.
 */
export const dueTermEnds = (
  db: Db,
  { after, until, world = null }: ScanSpan,
  thresholds: readonly Threshold[],
  companyId: number,
  limit: number,
): Promise<DueTermEnd[]> =>
  rows(
    db,
    sql`
    select json_build_object('companyId', t.company_id, 'accountId', t.account_id, 'days', h.days, 'end', json_build_object('factId', t.fact_id, 'endsOn', t.ends_on, 'person', t.person,
      'role', t.role, 'basis', t.basis, 'source', t.source)) as row
    from unnest(${sql.param(`{${thresholds.join()}}`)}::int[]) h (days), ${eachDay(addDays(after, 1), until)}, 
      lateral (select * from ${endingOn(sql`days.day + h.days`, world, companyId)} order by t.company_id, t.account_id, t.fact_id limit ${limit}) t
    order by t.company_id, t.account_id, t.ends_on, t.fact_id, h.days limit ${limit}`,
  )

/**
 * Companies after `companyId` with a term whose last day was the day before one of the span, with what is known of them, by id. `own`: what
 * the accounts have on top that see such a term otherwise than all.
 */
export const companiesWithLapsedTerm = (
  db: Db,
  { after, until, world = null }: ScanSpan,
  companyId: number,
  limit: number,
): Promise<{ companyId: number; record: CompanyRecord; own: { accountId: number; own: Own }[] }[]> => {
  const { from, own } = ownOf(sql`e.account_id`, until)
  return rows(
    db,
    sql`
  select json_build_object('companyId', p.company_id, 'record', p.record, 'own', coalesce((
      select json_agg(json_build_object('accountId', e.account_id, 'own', ${own}) order by e.account_id)
      from (select distinct o.account_id from term_ends o where o.company_id = p.company_id and o.account_id <> 0) e join companies c on c.id = p.company_id ${from}), '[]')) as row
  from profiles p join (
    select distinct t.company_id from ${eachDay(after, addDays(until, -1))}, 
      lateral (select distinct t.company_id from ${endingOn(sql`days.day`, world, companyId)} order by t.company_id limit ${limit}) t
    order by t.company_id limit ${limit}) lapsed
    on lapsed.company_id = p.company_id order by p.company_id`,
  )
}

/** `accountId`: the one account that is told; none: all that follow. */
export type CalendarChange = { companyId: number; accountId?: number; change: Change }

/**
 * Adds changes that a day brings, with their deliveries, in one transaction; what is there already stays as it is. Returns how many are
 * new.
 */
export const addCalendarChanges = async (db: Db, changes: CalendarChange[]): Promise<number> => {
  if (changes.length === 0) return 0
  const given = changes.map(({ companyId, accountId, change: { key, kind, category, on, source } }, at) => ({
    at,
    companyId,
    accountId: accountId ?? null,
    key: accountId === undefined ? key : `@${accountId} ${key}`,
    kind,
    category,
    on,
    noticeId: source.noticeId,
    detail: changes[at]?.change,
  }))
  const [added] = await db.batch([
    db.execute<{ id: number }>(sql`
      insert into changes (company_id, account_id, key, kind, category, "on", notice_id, detail, origin)
      select "companyId", "accountId", key, kind, category, "on", "noticeId", detail, 'calendar' from json_to_recordset(${JSON.stringify(given)}::json)
        as t(at int, "companyId" bigint, "accountId" bigint, key text, kind text, category text, "on" date, "noticeId" bigint, detail jsonb)
      order by t.at on conflict (company_id, key) do nothing returning id`),
    db.execute(announceChanges([...new Set(changes.map(({ companyId }) => companyId))])),
    db.execute(numberChanges),
  ])
  return added.rows.length
}
