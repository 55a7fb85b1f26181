import { sql, type SQL } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import { CLOSED_SOURCE_CODE } from '../domain/preparation/stage.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, type CompanyKey, type CompanyState, head, headWith, owned, stateFor } from './companies.ts'
import { firstRow } from './rows.ts'

/**
 * A stored change: its place among all changes in the order they were added, when that was, and the notice its source names (null where
 * that is gone).
 */
export type ListedChange<Detail> = {
  id: number
  sequence: number
  addedAt: string
  detail: Detail
  notice: { id: number; publishedOn: string | null; noticeType: string } | null
}

/** Fields of a {@link ListedChange}, of the rows `ch` and `n`. */
const listed = sql`'id', ch.id, 'sequence', ch.sequence, 'addedAt', ch.created_at, 'detail', ch.detail, 'notice',
  case when n.id is not null then json_build_object('id', n.id, 'publishedOn', n.published_on, 'noticeType', n.notice_type) end`

/** Condition on the row `ch`: of this kind (null: any) and one of these categories (none: any). */
const fits = ({ kind, categories }: { kind: string | null; categories: string[] }): SQL =>
  sql.join(
    [
      ...(kind === null ? [] : [sql`ch.kind = ${kind}`]),
      ...(categories.length === 0
        ? []
        : [sql`ch.category in (select value from json_array_elements_text(${JSON.stringify(categories)}::json))`]),
      sql`true`,
    ],
    sql` and `,
  )

/** Condition on the row `ch`: all see it, or it is of this account's own decisions. */
const seenBy = (accountId: number): SQL => sql`(ch.account_id is null or ch.account_id = ${accountId})`

/** `from`, `until`: only changes of these days (both included); what has no date is of none. */
export type ChangeFilter = {
  kind: string | null
  categories: string[]
  from: IsoDate | null
  until: IsoDate | null
  limit: number
  offset: number
}
export type Feed<Detail> = CompanyState & {
  lastNotice: { id: number; publishedOn: string | null; noticeType: string; archived: boolean } | null
  kinds: string[]
  total: number
  changes: ListedChange<Detail>[]
}

/**
 * One page of a company's changes, newest first in a stable order, with where the company stands; null where it is not the caller's. One
 * statement.
 */
export const listChanges = <Detail>(db: Db, key: CompanyKey, filter: ChangeFilter): Promise<Feed<Detail> | null> => {
  const shown = sql`ch.company_id = c.id and ${seenBy(key.accountId)} and ${fits(filter)} ${filter.from === null ? sql`` : sql`and ch."on" >= ${filter.from}`} ${filter.until === null ? sql`` : sql`and ch."on" <= ${filter.until}`}`
  return firstRow(
    db,
    sql`
    select json_build_object(${stateFor(key)},
      'lastNotice', (select json_build_object('id', n.id, 'publishedOn', n.published_on, 'noticeType', n.notice_type, 'archived', n.pdf_key is not null)
        from notices n where n.company_id = c.id order by n.published_on desc nulls last, n.id desc limit 1),
      'kinds', coalesce((select json_agg(distinct ch.kind order by ch.kind) from changes ch where ch.company_id = c.id and ${seenBy(key.accountId)}), '[]'),
      'total', (select count(*) from changes ch where ${shown}),
      'changes', coalesce((select json_agg(page.row) from (
        select json_build_object(${listed}) as row from changes ch left join notices n on n.id = ch.notice_id where ${shown}
        order by ch."on" desc nulls last, ch.id desc limit ${filter.limit} offset ${filter.offset}) page), '[]')) as row
    from companies c join preparations p on p.company_id = c.id left join profiles s on s.company_id = c.id where ${owned(key)}`,
  )
}

/**
 * Numbers the changes that this transaction added. Last statement of every batch that adds some: the counter's row stays locked from here
 * to the commit, so numbers are given in the order of commits, without holes, and a reader who has seen one has seen all before it.
 */
export const numberChanges: SQL = sql`
  with fresh as (select id, row_number() over (order by "on" nulls first, id) as place from changes where sequence is null),
  counter as (
    insert into change_counter (last) select count(*) from fresh having count(*) > 0
    on conflict (one) do update set last = change_counter.last + excluded.last returning last)
  update changes c set sequence = counter.last - (select count(*) from fresh) + fresh.place from fresh, counter where c.id = fresh.id`

export type Caller = { accountId: number; sandbox: boolean }
/** A change among those of all companies of a caller. */
export type StreamedChange<Detail> = ListedChange<Detail> & { company: CompanyHead }
/** `last`: the number of the newest change of all, whoever's, at the moment of reading. */
export type Stream<Detail> = { last: number; changes: StreamedChange<Detail>[] }
/** `after`: oldest first from there on. `before`: newest first from there on, null from the newest. */
export type StreamFilter = { kind: string | null; categories: string[]; limit: number } & ({ after: number } | { before: number | null })

/**
 * Changes of all companies the caller follows now, or (sandbox) of the sandbox companies whose source is open, by their number. One
 * statement, so `last` and the changes are of the same moment.
 */
export const streamChanges = async <Detail>(db: Db, caller: Caller, filter: StreamFilter): Promise<Stream<Detail>> => {
  const [range, order] =
    'after' in filter
      ? [sql`ch.sequence > ${filter.after}`, sql`asc`]
      : [filter.before === null ? sql`true` : sql`ch.sequence < ${filter.before}`, sql`desc`]
  const [company, from, theirs] = caller.sandbox
    ? [head, sql`companies c`, sql`c.code <> ${CLOSED_SOURCE_CODE}`]
    : [
        headWith(sql`f.title`),
        sql`follows f join companies c on c.id = f.company_id`,
        sql`f.account_id = ${caller.accountId} and c.code is null`,
      ]
  const row = await firstRow<Stream<Detail>>(
    db,
    sql`
    select json_build_object('last', coalesce((select last from change_counter), 0), 'changes', coalesce((select json_agg(page.row) from (
      select json_build_object('company', json_build_object(${company}), ${listed}) as row
      from ${from} join changes ch on ch.company_id = c.id left join notices n on n.id = ch.notice_id
      where ${theirs} and ${seenBy(caller.accountId)} and ${range} and ${fits(filter)} order by ch.sequence ${order} limit ${filter.limit}) page), '[]')) as row`,
  )
  return row ?? { last: 0, changes: [] }
}
