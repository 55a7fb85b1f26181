/** A compliance officer's day: what is open, what was screened when, and the cases of those that are the listed ones. */
import { sql } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { KnownHit } from '../domain/screening/hit-events.ts'
import type { ListCode } from '../domain/screening/lists.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, headWith } from './companies.ts'
import { firstRow, rows } from './rows.ts'
import { isOpenFor } from './screenings.ts'

export type OpenHit = { company: CompanyHead; hit: KnownHit; foundAt: string }
/** How far the screening of the account's companies is: how many it follows, how many were screened since `day`, the oldest of all. */
export type Portfolio = { followed: number; screened: number; oldest: string | null; total: number; hits: OpenHit[] }

/**
 * One page of the hits (`near` false) or near names of all companies the account follows on which nothing is settled, as the last screening
 * of each left them; the latest first. `since`: the day from which a company counts as screened.
 */
export const openHits = async (
  db: Db,
  accountId: number,
  { near, since, limit, offset }: { near: boolean; since: IsoDate; limit: number; offset: number },
): Promise<Portfolio> =>
  (await firstRow<Portfolio>(
    db,
    sql`
    with theirs as (
      select f.company_id, f.title, s.created_at as screened_at from follows f join companies c on c.id = f.company_id and c.code is null
      left join screening_states s on s.company_id = f.company_id where f.account_id = ${accountId}),
    open as (
      select h.*, t.title from theirs t join screening_hits h on h.company_id = t.company_id
      where (h.hit ->> 'score' is not null) = ${near} and ${isOpenFor(accountId)})
    select json_build_object('followed', (select count(*) from theirs),
      'screened', (select count(*) from theirs where screened_at >= ${since}::date::timestamp at time zone 'Europe/Istanbul'),
      'oldest', (select min(screened_at) from theirs), 'total', (select count(*) from open), 'hits', coalesce((select json_agg(page.row) from (
        select json_build_object('company', json_build_object(${headWith(sql`o.title`)}), 'hit', o.hit, 'foundAt', o.created_at) as row
        from open o join companies c on c.id = o.company_id order by o.created_at desc, o.company_id, o.list, o.entry_id, o.name_key
        limit ${limit} offset ${offset}) page), '[]')) as row`,
  )) ?? { followed: 0, screened: 0, oldest: null, total: 0, hits: [] }

export type PastScreening = {
  id: string
  askedAt: string
  key: string | null
  companyId: number | null
  day: IsoDate
  asked: number
  openHits: number
  openNear: number
}
export type PastFilter = {
  from: IsoDate | null
  until: IsoDate | null
  key: string | null
  companyId: number | null
  limit: number
  offset: number
}

/** One page of the screenings the account asked for, each request with its key, latest first. `from` and `until`: days of the request. */
export const pastScreenings = async (
  db: Db,
  accountId: number,
  { from, until, key, companyId, limit, offset }: PastFilter,
): Promise<{ total: number; screenings: PastScreening[] }> => {
  const midnight = (day: string | null) => sql`(${day}::date)::timestamp at time zone 'Europe/Istanbul'`
  const asked = sql`
    from screening_requests r join screenings s on s.id = r.screening_id and s.account_id = r.account_id left join api_keys k on k.id = r.api_key
    where r.account_id = ${accountId} and (${from}::date is null or r.created_at >= ${midnight(from)})
      and (${until}::date is null or r.created_at < ${midnight(until)} + interval '1 day') and (${key}::text is null or k.key = ${key}::text)
      and (${companyId}::bigint is null or s.company_id = ${companyId}::bigint)`
  return (
    (await firstRow<{ total: number; screenings: PastScreening[] }>(
      db,
      sql`
      select json_build_object('total', (select count(*) ${asked}), 'screenings', coalesce((select json_agg(page.row) from (
        select json_build_object('id', s.id, 'askedAt', r.created_at, 'key', k.key, 'companyId', s.company_id, 'day', s.content ->> 'tarih',
          'asked', (s.content ->> 'taranan')::int, 'openHits', (s.content ->> 'acik_isabet')::int,
          'openNear', coalesce((s.content ->> 'acik_benzer')::int, 0)) as row
        ${asked} order by r.id desc limit ${limit} offset ${offset}) page), '[]')) as row`,
    )) ?? { total: 0, screenings: [] }
  )
}

/** A case: the listed one itself is a name at a company (null: a name asked for by itself). */
export type Case = {
  id: number
  list: ListCode
  entryId: string
  name: string
  note: string | null
  decidedBy: string
  decidedAt: string
  company: CompanyHead | null
  due: IsoDate
  told: string | null
  frozenOn: IsoDate | null
  reportedOn: IsoDate | null
  updatedBy: string | null
}

/** The cases of an account, those due first before those that are reported. For the compliance role alone. */
export const listCases = (db: Db, accountId: number): Promise<Case[]> =>
  rows(
    db,
    sql`
  select json_build_object('id', d.id, 'list', d.list, 'entryId', d.entry_id, 'name', d.name, 'note', d.note, 'decidedBy', d.decided_by, 'decidedAt', d.created_at,
    'company', case when c.id is null then null else json_build_object(${headWith(sql`null`)}) end,
    'due', k.due, 'told', k.told, 'frozenOn', k.frozen_on, 'reportedOn', k.reported_on, 'updatedBy', k.updated_by) as row
  from screening_cases k join screening_decisions d on d.id = k.decision_id left join companies c on c.id = d.company_id
  where k.account_id = ${accountId} order by k.reported_on is not null, k.due, d.id`,
  )

/** Notes what followed a case. False where it is not the account's. */
export const updateCase = async (
  db: Db,
  accountId: number,
  id: number,
  { told, frozenOn, reportedOn, by }: { told: string | null; frozenOn: IsoDate | null; reportedOn: IsoDate | null; by: string },
): Promise<boolean> =>
  (
    await db.execute(sql`
  update screening_cases set told = ${told}, frozen_on = ${frozenOn}::date, reported_on = ${reportedOn}::date, updated_by = ${by}
  where decision_id = ${id} and account_id = ${accountId} returning 1`)
  ).rows.length > 0
