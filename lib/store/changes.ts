import { sql, type SQL } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { type Asking, type CompanyHead, type CompanyKey, type CompanyState, headWith, owned, ownRecords, stateFor } from './companies.ts'
import { base, lastNumber, sandboxStream } from './change-numbers.ts'
import { firstRow, prepared, type Slot } from './rows.ts'

/**
 * A stored change: its place among the changes its account was told, when it was added, and the notice its source names (null where that
 * is gone).
 */
export type ListedChange<Detail> = {
  id: number
  sequence: number
  addedAt: string
  detail: Detail
  notice: { id: number; publishedOn: string | null; noticeType: string } | null
}

/** Fields of a {@link ListedChange}, of the rows `ac`, `ch` and `n`. */
const listed = sql`'id', ch.id, 'sequence', ac.sequence, 'addedAt', ch.created_at, 'detail', ch.detail, 'notice',
  case when n.id is not null then json_build_object('id', n.id, 'publishedOn', n.published_on, 'noticeType', n.notice_type) end`

/** Condition on the row `ch`: of this kind (null: any) and one of these categories, a JSON array (null: any). */
const fits = ({ kind, categories }: { kind: Slot<string> | null; categories: Slot<string> | null }): SQL =>
  sql.join(
    [
      ...(kind === null ? [] : [sql`ch.kind = ${kind}`]),
      ...(categories === null ? [] : [sql`ch.category in (select value from json_array_elements_text(${categories}::json))`]),
      sql`true`,
    ],
    sql` and `,
  )

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

const categoriesOf = ({ categories }: { categories: string[] }): string | null =>
  categories.length === 0 ? null : JSON.stringify(categories)

/** `stream`: by whose numbers the changes are told. */
type Page = CompanyKey & Omit<ChangeFilter, 'categories'> & { categories: string | null; stream: number }
const pageOf = prepared<Page>(({ stream, kind, categories, from, until, limit, offset, ...key }) => {
  const told = sql`changes ch join account_changes ac on ac.change_id = ch.id and ac.account_id = ${stream}`
  const shown = sql`ch.company_id = c.id and ch.withdrawn_at is null and ${fits({ kind, categories })} ${from === null ? sql`` : sql`and ch."on" >= ${from}`} ${until === null ? sql`` : sql`and ch."on" <= ${until}`}`
  return sql`
    select json_build_object(${stateFor(key)},
      'lastNotice', (select json_build_object('id', n.id, 'publishedOn', n.published_on, 'noticeType', n.notice_type, 'archived', n.pdf_key is not null)
        from notices n where n.company_id = ${ownRecords}
        order by n.published_on desc nulls last, n.id desc limit 1),
      'kinds', coalesce((select json_agg(distinct ch.kind order by ch.kind) from ${told} where ch.company_id = c.id and ch.withdrawn_at is null), '[]'),
      'total', (select count(*) from ${told} where ${shown}),
      'changes', coalesce((select json_agg(page.row) from (
        select json_build_object(${listed}) as row from ${told} left join notices n on n.id = ch.notice_id where ${shown}
        order by ch."on" desc nulls last, ch.id desc limit ${limit} offset ${offset}) page), '[]')) as row
    from companies c join preparations p on p.company_id = c.id left join profiles s on s.company_id = c.id where ${owned(key)}`
})

/**
 * One page of a company's changes, newest first in a stable order, with where the company stands; null where it is not the caller's. One
 * statement.
 */
export const listChanges = async <Detail>(db: Db, key: CompanyKey, filter: ChangeFilter): Promise<Feed<Detail> | null> => {
  const stream = 'code' in key ? sandboxStream(key.world) : key.accountId
  const [found] = await pageOf<{ row: Feed<Detail> }>(db, { ...key, ...filter, categories: categoriesOf(filter), stream })
  return found?.row ?? null
}

export type Caller = Asking
/** A change among those of all companies of a caller. */
export type StreamedChange<Detail> = ListedChange<Detail> & { company: CompanyHead }
/** `last`: the number of the newest change the account was told, at the moment of reading. */
export type Stream<Detail> = { last: number; changes: StreamedChange<Detail>[] }
/** `after`: oldest first from there on. `before`: newest first from there on, null from the newest. */
export type StreamFilter = { kind: string | null; categories: string[]; limit: number } & ({ after: number } | { before: number | null })

/** By whose numbers a caller reads: a sandbox key of a world of its own by those of that world. */
export const streamOf = ({ accountId, sandbox, world }: Caller): number => (sandbox ? sandboxStream(world) : accountId)

/**
 * The number of the account after which a cursor goes on: the cursor itself, or what it stood for, where it was given out when all accounts
 * were told by the same numbers.
 */
const startOf = (
  account: Slot<number>,
  cursor: Slot<number>,
): SQL => sql`case when ${cursor}::bigint = 0 or ${cursor}::bigint > ${base} then ${cursor}::bigint else coalesce(
  (select ac.sequence - 1 from account_changes ac join changes ch on ch.id = ac.change_id
    where ac.account_id = ${account} and ac.sequence <= (select former from change_streams where account_id = ${account}) and ch.sequence > ${cursor}::bigint
    order by ac.sequence limit 1), (select former from change_streams where account_id = ${account}), ${base}) end`

type Range = { account: number; kind: string | null; categories: string | null; after: number | null; before: number | null; limit: number }
const rangeOf = prepared<Range>(({ account, after, before, limit, ...filter }) => {
  const [range, order] =
    after !== null
      ? [sql`ac.sequence > (select ${startOf(account, after)}::bigint)`, sql`asc`]
      : [before === null ? sql`true` : sql`ac.sequence < ${before}`, sql`desc`]
  const title = sql`(select f.title from follows f where f.company_id = c.id and f.account_id = ${account})`
  return sql`
    select json_build_object('last', ${lastNumber(account)}, 'changes', coalesce((select json_agg(page.row) from (
      select json_build_object('company', json_build_object(${headWith(title)}), ${listed}) as row
      from account_changes ac join changes ch on ch.id = ac.change_id join companies c on c.id = ch.company_id left join notices n on n.id = ch.notice_id
      where ac.account_id = ${account} and ${range} and ${fits(filter)} order by ac.sequence ${order} limit ${limit}) page), '[]')) as row`
})

/**
 * Changes a caller was told, or (sandbox) those of the sandbox companies whose source is open, by their number: of companies followed, and
 * those told while a company was. One statement, so `last` and the changes are of the same moment; its cost is that of the page.
 */
export const streamChanges = async <Detail>(db: Db, caller: Caller, filter: StreamFilter): Promise<Stream<Detail>> => {
  const { kind, limit } = filter
  const [after, before] = 'after' in filter ? [filter.after, null] : [null, filter.before]
  const asked = { account: streamOf(caller), kind, categories: categoriesOf(filter), after, before, limit }
  const [found] = await rangeOf<{ row: Stream<Detail> }>(db, asked)
  return found?.row ?? { last: 0, changes: [] }
}

/** What an account was told between two of its numbers, both included: how many, and the digest of `[[number, company, kind, day], …]`. */
export type Reconciled = { first: number; last: number; count: number; digest: string }

/**
 * {@link Reconciled} with the numbers there are. The text that is digested is the RFC 8785 form: kinds, days and codes hold nothing that
 * JSON would escape.
 */
export const reconcile = async (db: Db, caller: Caller, from: number, until: number): Promise<Reconciled> => {
  const account = streamOf(caller)
  const row = await firstRow<Reconciled>(
    db,
    sql`
    select json_build_object('first', ${base} + 1, 'last', ${lastNumber(account)}, 'count', count(*),
      'digest', encode(sha256(convert_to('[' || coalesce(string_agg('[' || ac.sequence || ',' || case when c.code is null then c.id::text else '"' || c.code || '"' end || ',"' || ch.kind || '",'
        || coalesce('"' || ch."on" || '"', 'null') || ']', ',' order by ac.sequence), '') || ']', 'UTF8')), 'hex')) as row
    from account_changes ac join changes ch on ch.id = ac.change_id join companies c on c.id = ch.company_id
    where ac.account_id = ${account} and ac.sequence >= ${from} and ac.sequence <= ${until}`,
  )
  if (!row) throw new Error('an aggregate without a row')
  return row
}
