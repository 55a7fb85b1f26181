/** What the panel shows across all companies of an account: the day's work, the list to look through, the inbox of changes. */
import { sql, type SQL } from 'drizzle-orm'
import type { ToldChange } from '../domain/company/changes/change.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Stage } from '../domain/preparation/stage.ts'
import type { SealCode } from '../domain/report/snapshot.ts'
import type { Db } from '../platform/database.ts'
import type { StreamedChange } from './changes.ts'
import { type CompanyHead, headWith, type ListedCompany } from './companies.ts'
import { lastSeal } from './reports.ts'
import { firstRow, rows } from './rows.ts'
import { isOpenFor } from './screenings.ts'
import { seenBy } from './term-ends.ts'

/** A preparation that is not over: how many notices were found, archived and read so far. */
export type UnderWay = { company: CompanyHead; stage: Stage; found: number; archived: number; processed: number; error: string | null }

/** What a day begins with. `changes` are those added since the instant asked for, newest first, at most `limit` of `changed` in all. */
export type Workday = {
  following: number
  changed: number
  changes: StreamedChange<ToldChange>[]
  underWay: UnderWay[]
  preparing: number
  hits: number
  near: number
}

const listedChange = sql`'company', json_build_object(${headWith(sql`f.title`)}), 'id', ch.id, 'sequence', ch.sequence, 'addedAt', ch.created_at, 'detail', ch.detail,
  'notice', case when n.id is not null then json_build_object('id', n.id, 'publishedOn', n.published_on, 'noticeType', n.notice_type) end`

/* What an account's own members settled is told to it alone; what was withdrawn is told to nobody. */
const toldTo = (accountId: number): SQL => sql`(ch.account_id is null or ch.account_id = ${accountId}) and ch.withdrawn_at is null`

/** Hits (or near names) of the last screenings on which nothing is settled, over all companies followed: as the work list has them. */
const undecided = (accountId: number, near: boolean): SQL => sql`(
  select count(*) from follows f join screening_hits h on h.company_id = f.company_id
  where f.account_id = ${accountId} and (h.hit ->> 'score' is not null) = ${near} and ${isOpenFor(accountId)})`

/** {@link Workday} of an account; what is told as changed was added at `since` or after it. One statement. */
export const workday = async (db: Db, accountId: number, since: Date, limit: number): Promise<Workday> => {
  const changed = sql`follows f join companies c on c.id = f.company_id join changes ch on ch.company_id = c.id
    where f.account_id = ${accountId} and c.code is null and ch.sequence is not null and ch.created_at >= ${since.toISOString()}::timestamptz and ch.created_at > f.created_at and ${toldTo(accountId)}`
  const preparing = sql`follows f join companies c on c.id = f.company_id join preparations p on p.company_id = c.id
    where f.account_id = ${accountId} and not c.branch and p.stage <> 'ready'`
  return (
    (await firstRow<Workday>(
      db,
      sql`
      select json_build_object(
        'following', (select count(*) from follows f where f.account_id = ${accountId}),
        'changed', (select count(*) from ${changed}),
        'changes', coalesce((select json_agg(page.row) from (
          select json_build_object(${listedChange}) as row
          from follows f join companies c on c.id = f.company_id join changes ch on ch.company_id = c.id left join notices n on n.id = ch.notice_id
          where f.account_id = ${accountId} and c.code is null and ch.sequence is not null and ch.created_at >= ${since.toISOString()}::timestamptz and ch.created_at > f.created_at and ${toldTo(accountId)}
          order by ch.sequence desc limit ${limit}) page), '[]'),
        'preparing', (select count(*) from ${preparing}),
        'underWay', coalesce((select json_agg(page.row) from (
          select json_build_object('company', json_build_object(${headWith(sql`f.title`)}), 'stage', p.stage, 'found', p.found, 'archived', p.archived,
            'processed', p.processed, 'error', p.error) as row from ${preparing} order by p.updated_at desc limit ${limit}) page), '[]'),
        'hits', ${undecided(accountId, false)}, 'near', ${undecided(accountId, true)}) as row`,
    )) ?? { following: 0, changed: 0, changes: [], underWay: [], preparing: 0, hits: 0, near: 0 }
  )
}

export const SORTS = ['unvan', 'son-ilan', 'gorev-bitisi', 'eklenme'] as const
export type Sort = (typeof SORTS)[number]
/** What is looked for among the companies followed; null and empty: anything. `words`: each begins a word of the title, or the number. */
export type FollowedFilter = {
  words: string[]
  office: string | null
  status: string | null
  seal: SealCode | 'yok' | null
  state: 'hazir' | 'hazirlaniyor' | 'eksik' | 'tam' | null
  tag: string | null
  sort: Sort
}
/** A company of the list. `incomplete`: sections that are not complete, by the profile that all share; null while there is none. */
export type FollowedRow = ListedCompany & {
  seal: SealCode | null
  status: string | null
  nextTermEnd: IsoDate | null
  incomplete: string[] | null
  tags: string[]
  note: string | null
}
export type FollowedPage = { total: number; all: number; companies: FollowedRow[]; offices: string[]; tags: string[] }

const ORDERS: Record<Sort, SQL> = {
  unvan: sql`f.title collate "tr-x-icu" nulls last, c.id`,
  'son-ilan': sql`c.last_notice_on desc nulls last, c.id`,
  'gorev-bitisi': sql`terms.next nulls last, c.id`,
  eklenme: sql`f.created_at desc, c.id`,
}

/** One page of the companies an account follows that fit, with the offices and tags there are to choose from. One statement. */
export const listFollowed = async (
  db: Db,
  accountId: number,
  filter: FollowedFilter,
  { today, limit, offset }: { today: IsoDate; limit: number; offset: number },
): Promise<FollowedPage> => {
  const fits = sql.join(
    [
      sql`f.account_id = ${accountId}`,
      ...filter.words.map(
        (word) =>
          sql`(c.registry_root like ${`${word}%`} or to_tsvector('simple', coalesce(c.title_key, '')) @@ to_tsquery('simple', ${`${word}:*`}))`,
      ),
      ...(filter.office === null ? [] : [sql`c.office = ${filter.office}`]),
      ...(filter.status === null ? [] : [sql`c.status = ${filter.status}`]),
      ...(filter.seal === null ? [] : [sql`coalesce(${lastSeal(accountId)}, 'yok') = ${filter.seal}`]),
      ...(filter.tag === null ? [] : [sql`m.tags @> array[${filter.tag}]`]),
      ...(filter.state === 'hazir' ? [sql`(p.stage = 'ready' or c.branch)`] : []),
      ...(filter.state === 'hazirlaniyor' ? [sql`p.stage <> 'ready' and not c.branch`] : []),
      ...(filter.state === 'eksik' ? [sql`p.stage = 'ready' and cardinality(c.incomplete) > 0`] : []),
      ...(filter.state === 'tam' ? [sql`cardinality(c.incomplete) = 0`] : []),
    ],
    sql` and `,
  )
  const from = sql`follows f join companies c on c.id = f.company_id join preparations p on p.company_id = c.id
    left join company_marks m on m.account_id = f.account_id and m.company_id = f.company_id
    left join lateral (select min(t.ends_on) as next from term_ends t where t.company_id = c.id and t.ends_on >= ${today}::date and ${seenBy(accountId)}) terms on true
    where ${fits}`
  return (
    (await firstRow<FollowedPage>(
      db,
      sql`
      select json_build_object('total', (select count(*) from ${from}), 'all', (select count(*) from follows f where f.account_id = ${accountId}),
        'offices', coalesce((select json_agg(distinct c.office order by c.office) from follows f join companies c on c.id = f.company_id where f.account_id = ${accountId}), '[]'),
        'tags', coalesce((select json_agg(distinct t order by t) from follows f join company_marks m on m.account_id = f.account_id and m.company_id = f.company_id
          cross join lateral unnest(m.tags) t where f.account_id = ${accountId}), '[]'),
        'companies', coalesce((select json_agg(page.row) from (
          select json_build_object(${headWith(sql`f.title`)}, 'noticeCount', c.notice_count, 'lastNoticeOn', c.last_notice_on,
            'stage', case when c.branch then 'branch' else p.stage end, 'followedAt', f.created_at, 'seal', ${lastSeal(accountId)}, 'status', c.status,
            'nextTermEnd', terms.next, 'incomplete', c.incomplete,
            'tags', coalesce(m.tags, '{}'), 'note', m.note) as row
          from ${from} order by ${ORDERS[filter.sort]} limit ${limit} offset ${offset}) page), '[]')) as row`,
    )) ?? { total: 0, all: 0, companies: [], offices: [], tags: [] }
  )
}

export type Marks = { tags: string[]; note: string | null; updatedBy: string | null; updatedAt: string }

/** What an account keeps of a company for itself; null where it kept nothing. */
export const marksOf = (db: Db, accountId: number, companyId: number): Promise<Marks | null> =>
  firstRow(
    db,
    sql`select json_build_object('tags', tags, 'note', note, 'updatedBy', updated_by, 'updatedAt', updated_at) as row from company_marks
    where account_id = ${accountId} and company_id = ${companyId}`,
  )

/** Keeps tags and a note of a company that the account follows, in place of the former. False where it does not follow it. */
export const keepMarks = async (
  db: Db,
  accountId: number,
  companyId: number,
  { tags, note, by }: { tags: readonly string[]; note: string | null; by: string },
): Promise<boolean> =>
  (
    await db.execute(sql`
    insert into company_marks (account_id, company_id, tags, note, updated_by)
    select ${accountId}, f.company_id, array(select value from json_array_elements_text(${JSON.stringify(tags)}::json)), ${note}, ${by}
    from follows f where f.account_id = ${accountId} and f.company_id = ${companyId}
    on conflict (account_id, company_id) do update set tags = excluded.tags, note = excluded.note, updated_by = excluded.updated_by, updated_at = now()
    returning 1`)
  ).rows.length > 0

/** A change of the inbox, and whether this member read it. */
export type InboxChange = StreamedChange<ToldChange> & { read: boolean }
export type Inbox = { last: number; unread: number; total: number; changes: InboxChange[] }

/** One page of the changes of the companies followed that came after each was followed, newest first. One statement. */
export const inbox = async (
  db: Db,
  accountId: number,
  email: string,
  { unreadOnly, category, limit, offset }: { unreadOnly: boolean; category: string | null; limit: number; offset: number },
): Promise<Inbox> => {
  const read = sql`(ch.sequence <= e.changes_read_through or exists (select 1 from change_reads r where r.email = e.email and r.sequence = ch.sequence))`
  const theirs = sql`account_emails e join follows f on f.account_id = e.account_id join companies c on c.id = f.company_id and c.code is null
    join changes ch on ch.company_id = c.id and ch.sequence is not null and ch.created_at > f.created_at left join notices n on n.id = ch.notice_id
    where e.email = ${email} and e.account_id = ${accountId} and ${toldTo(accountId)}`
  const shown = sql`${theirs} ${unreadOnly ? sql`and not ${read}` : sql``} ${category === null ? sql`` : sql`and ch.category = ${category}`}`
  return (
    (await firstRow<Inbox>(
      db,
      sql`
      select json_build_object('last', coalesce((select last from change_counter), 0), 'unread', (select count(*) from ${theirs} and not ${read}),
        'total', (select count(*) from ${shown}), 'changes', coalesce((select json_agg(page.row) from (
          select json_build_object(${listedChange}, 'read', ${read}) as row from ${shown} order by ch.sequence desc limit ${limit} offset ${offset}) page), '[]')) as row`,
    )) ?? { last: 0, unread: 0, total: 0, changes: [] }
  )
}

/** Marks changes as read by a member, or (`read` false) as unread. */
export const markRead = async (db: Db, email: string, sequences: readonly number[], read: boolean): Promise<void> => {
  const these = sql`(select value::bigint from json_array_elements_text(${JSON.stringify(sequences)}::json))`
  await db.execute(
    read
      ? sql`insert into change_reads (email, sequence) select ${email}, value from ${these} as t(value) on conflict do nothing`
      : sql`delete from change_reads where email = ${email} and sequence in ${these}`,
  )
}

/** Marks every change up to a number as read by a member. */
export const markAllRead = async (db: Db, email: string, through: number): Promise<void> => {
  await db.batch([
    db.execute(sql`update account_emails set changes_read_through = greatest(changes_read_through, ${through}) where email = ${email}`),
    db.execute(sql`delete from change_reads where email = ${email} and sequence <= ${through}`),
  ])
}

export type SignedIn = { email: string; device: string; at: string }

/** The last sign-ins to an account's panel: of all its members, or of one address. */
export const lastSignIns = (db: Db, accountId: number, email: string | null, limit: number): Promise<SignedIn[]> =>
  rows(
    db,
    sql`select json_build_object('email', email, 'device', device, 'at', created_at) as row from sign_ins
    where account_id = ${accountId} and (${email}::text is null or email = ${email}) order by id desc limit ${limit}`,
  )

/** A signing check that was filed, with its company. */
export type PastCheck = {
  id: string
  issuedOn: string
  person: string
  verdict: 'yetkili' | 'yetkili_degil' | 'belirsiz'
  transaction: string | null
  amount: string | null
  currency: string
  company: CompanyHead
}

/** The last signing checks an account filed, over all companies. */
export const pastChecks = (db: Db, accountId: number, limit: number): Promise<PastCheck[]> =>
  rows(
    db,
    sql`select json_build_object('id', k.id, 'issuedOn', k.issued_on, 'person', k.content ->> 'kisi', 'verdict', k.content ->> 'sonuc',
      'transaction', k.content -> 'soru' ->> 'islem', 'amount', k.content -> 'soru' ->> 'tutar', 'currency', k.content -> 'soru' ->> 'para_birimi',
      'company', json_build_object(${headWith(sql`null`)})) as row
    from filed_checks k join companies c on c.id = k.company_id where k.account_id = ${accountId}
    order by k.issued_on desc, k.created_at desc, k.id limit ${limit}`,
  )

/** Companies an account follows, and the made-up ones, to choose from: as many as a list of choices can hold. */
export const choices = (db: Db, accountId: number, limit: number): Promise<CompanyHead[]> =>
  rows(
    db,
    sql`select row from (
      (select json_build_object(${headWith(sql`f.title`)}) as row, 0 as sandbox, f.title as title from follows f join companies c on c.id = f.company_id
        where f.account_id = ${accountId} order by f.title collate "tr-x-icu" nulls last limit ${limit})
      union all
      (select json_build_object(${headWith(sql`null`)}), 1, c.title from companies c where c.code is not null and c.world is null order by c.title collate "tr-x-icu" limit 30)) all_of_them
    order by sandbox, title collate "tr-x-icu" nulls last`,
  )
