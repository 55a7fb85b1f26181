/**
 * Mails to members: what each wants, which are due, what one tells. Numbers of changes and of events say how far a member was told, so that
 * nothing is told twice or left out, whenever and however often a run comes.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { Rhythm } from '../domain/account/mail-rhythm.ts'
import type { ToldChange } from '../domain/company/changes/change.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, headWith } from './companies.ts'
import { firstRow, rows } from './rows.ts'
import { seenBy } from './term-ends.ts'

export type MailWish = { language: 'tr' | 'en'; rhythm: Rhythm; immediate: boolean }
/** `urgent`: categories of changes and events that the account marks so. */
export type MailSettings = { wish: MailWish | null; urgent: string[] }

/** What a member wants by mail (null: never said), and what the account marks urgent. */
export const mailSettings = async (db: Db, email: string): Promise<MailSettings> =>
  (await firstRow<MailSettings>(
    db,
    sql`
    select json_build_object('urgent', a.urgent, 'wish', (select json_build_object('language', m.language, 'rhythm', m.rhythm, 'immediate', m.immediate)
      from member_mails m where m.email = e.email)) as row
    from account_emails e join accounts a on a.id = e.account_id where e.email = ${email}`,
  )) ?? { wish: null, urgent: [] }

const lastChange = sql`coalesce((select last from change_counter), 0)`

/** Sets what a member wants by mail. Who wanted none so far is told from now on. */
export const setMailWish = async (db: Db, email: string, { language, rhythm, immediate }: MailWish, today: IsoDate): Promise<void> => {
  await db.execute(sql`
    insert into member_mails (email, language, rhythm, immediate, digest_on, digest_change, digest_event, urgent_change, urgent_event)
    select e.email, ${language}, ${rhythm}, ${immediate}::boolean, ${today}, ${lastChange}, a.last_event, ${lastChange}, a.last_event
    from account_emails e join accounts a on a.id = e.account_id where e.email = ${email}
    on conflict (email) do update set language = excluded.language, rhythm = excluded.rhythm, immediate = excluded.immediate,
      digest_on = case when member_mails.rhythm = 'none' then excluded.digest_on else member_mails.digest_on end,
      digest_change = case when member_mails.rhythm = 'none' then excluded.digest_change else member_mails.digest_change end,
      digest_event = case when member_mails.rhythm = 'none' then excluded.digest_event else member_mails.digest_event end,
      urgent_change = case when member_mails.immediate then member_mails.urgent_change else excluded.urgent_change end,
      urgent_event = case when member_mails.immediate then member_mails.urgent_event else excluded.urgent_event end`)
}

/** Ends all mails to a member. */
export const endMails = async (db: Db, email: string): Promise<void> => {
  await db.execute(sql`update member_mails set rhythm = 'none', immediate = false where email = ${email}`)
}

/** Marks what is urgent for an account. */
export const setUrgent = async (db: Db, accountId: number, urgent: readonly string[]): Promise<void> => {
  await db.execute(
    sql`update accounts set urgent = array(select value from json_array_elements_text(${JSON.stringify(urgent)}::json)) where id = ${accountId}`,
  )
}

/**
 * Makes the mails that are due, at most so many, and moves their members on, in one statement: two runs at once make none twice, and one
 * that ends halfway made all or none. Returns their ids.
 */
const queueMails = async (db: Db, kind: 'digest' | 'urgent', today: IsoDate, due: SQL, limit: number): Promise<string[]> => {
  const [change, event] = kind === 'digest' ? [sql`digest_change`, sql`digest_event`] : [sql`urgent_change`, sql`urgent_event`]
  return rows(
    db,
    sql`
    with due as (
      select m.email, m.${change} as after_change, m.${event} as after_event, c.last as until_change, a.last_event as until_event
      from member_mails m join account_emails e on e.email = m.email join accounts a on a.id = e.account_id
      cross join (select ${lastChange} as last) c
      where ${due} order by m.email limit ${limit} for update of m),
    moved as (
      update member_mails m set ${change} = d.until_change, ${event} = d.until_event
        ${kind === 'digest' ? sql`, digest_on = ${today}` : sql``}
      from due d where m.email = d.email)
    insert into mails (id, email, kind, day, after_change, until_change, after_event, until_event)
    select replace(gen_random_uuid()::text, '-', ''), email, ${kind}, ${today}, after_change, until_change, after_event, until_event from due
    returning to_json(id) as row`,
  )
}

/** Digests of a day: the daily ones once, the weekly ones once a week from Monday on. A day that was missed is told with the next. */
export const queueDigests = (db: Db, today: IsoDate, limit: number): Promise<string[]> =>
  queueMails(
    db,
    'digest',
    today,
    sql`(m.rhythm = 'daily' and m.digest_on < ${today}::date) or (m.rhythm = 'weekly' and m.digest_on < date_trunc('week', ${today}::date::timestamp)::date)`,
    limit,
  )

/** Only what was announced is news: the history of a company that one begins to follow is none. Both rows are of one transaction's moment. */
const isNews = sql`ch.withdrawn_at is null and exists (select 1 from announcements n where n.company_id = ch.company_id and n.account_id is null and n.created_at = ch.announced_at)`

/** Mails of what accounts mark urgent, to the members who want them at once. */
export const queueUrgent = (db: Db, today: IsoDate, limit: number): Promise<string[]> =>
  queueMails(
    db,
    'urgent',
    today,
    sql`m.immediate and a.urgent <> '{}' and (
      exists (select 1 from follows f join changes ch on ch.company_id = f.company_id and ch.sequence > m.urgent_change and ch.sequence <= c.last
        where f.account_id = a.id and ch.category = any(a.urgent) and ${isNews})
      or exists (select 1 from account_events ev where ev.account_id = a.id and ev.sequence > m.urgent_event and ev.event = any(a.urgent)))`,
    limit,
  )

/** A mail to be written. `changes` are the first of `changeCount`, the newest first; `openHits` counts those that nobody has settled. */
export type MailContent = {
  id: string
  email: string
  kind: 'digest' | 'urgent'
  day: IsoDate
  language: 'tr' | 'en'
  rhythm: Rhythm
  changeCount: number
  changes: { company: CompanyHead; change: ToldChange }[]
  eventCount: number
  events: { company: CompanyHead; event: string; on: IsoDate; count: number }[]
  termEnds: { company: CompanyHead; person: string; role: string; endsOn: IsoDate }[]
}
/** `content` null: the member wants no such mail any longer. */
export type ClaimedMail = 'done' | 'busy' | { accountId: number; content: MailContent | null }

/** Changes, events and term ends that one mail lists. */
const LISTED = 60

/**
 * Claims a mail for two minutes and reads what it tells: `done` where it was sent or is not there, `busy` where another copy of its message
 * is at it.
 */
export const claimMail = async (db: Db, id: string, endsUntil: (day: IsoDate) => IsoDate): Promise<ClaimedMail> => {
  const claimed = await firstRow<{ done: boolean; mine: { accountId: number; day: IsoDate } | null }>(
    db,
    sql`
    with mine as (
      update mails set leased_until = now() + interval '2 minutes', tries = tries + 1
      where id = ${id} and done_at is null and (leased_until is null or leased_until < now()) returning email, day)
    select json_build_object('done', not exists (select 1 from mails where id = ${id} and done_at is null),
      'mine', (select json_build_object('accountId', e.account_id, 'day', m.day) from mine m join account_emails e on e.email = m.email)) as row`,
  )
  if (!claimed?.mine) return claimed?.done ? 'done' : 'busy'
  const { accountId, day } = claimed.mine
  // each table that is joined doubles what planning takes: whose the mail is and what is urgent to them is known, or looked up beside
  const urgent = sql`any((select urgent from accounts where id = ${accountId})::text[])`
  const theirs = sql`
    from mails m join follows f on f.account_id = ${accountId} join companies c on c.id = f.company_id and c.code is null`
  const changes = sql`${theirs} join changes ch on ch.company_id = f.company_id and ch.sequence > m.after_change and ch.sequence <= m.until_change
    where m.id = ${id} and ${isNews} and (m.kind = 'digest' or ch.category = ${urgent})`
  const events = sql`from mails m
      join account_events ev on ev.account_id = ${accountId} and ev.sequence > m.after_event and ev.sequence <= m.until_event
      join companies c on c.id = ev.company_id left join follows f on f.account_id = ev.account_id and f.company_id = c.id
    where m.id = ${id} and ev.event <> 'gun.ozeti' and (m.kind = 'digest' or ev.event = ${urgent})`
  const content = await firstRow<MailContent>(
    db,
    sql`
    select json_build_object('id', m.id, 'email', m.email, 'kind', m.kind, 'day', m.day, 'language', w.language, 'rhythm', w.rhythm,
      'changeCount', (select count(*) ${changes}),
      'changes', coalesce((select json_agg(x.row) from (select json_build_object('company', json_build_object(${headWith(sql`f.title`)}), 'change', ch.detail) as row
        ${changes} order by f.title collate "tr-x-icu" nulls last, c.id, ch.sequence desc limit ${LISTED}) x), '[]'),
      'eventCount', (select count(*) ${events}),
      'events', coalesce((select json_agg(x.row) from (
        select json_build_object('company', json_build_object(${headWith(sql`f.title`)}), 'event', ev.event, 'on', max(ev."on"), 'count', count(*)) as row
        ${events} group by c.id, f.title, ev.event order by max(ev.sequence) desc limit ${LISTED}) x), '[]'),
      'termEnds', case when m.kind = 'urgent' then '[]' else coalesce((select json_agg(x.row) from (
        select json_build_object('company', json_build_object(${headWith(sql`f.title`)}), 'person', t.person, 'role', t.role, 'endsOn', t.ends_on) as row
        ${theirs} join term_ends t on t.company_id = c.id where m.id = ${id} and t.ends_on >= m.day and t.ends_on <= ${endsUntil(day)}::date and ${seenBy(accountId)}
        order by t.ends_on, c.id, t.person limit ${LISTED}) x), '[]') end) as row
    from mails m join member_mails w on w.email = m.email
    where m.id = ${id} and case when m.kind = 'digest' then w.rhythm <> 'none' else w.immediate end`,
  )
  return { accountId, content }
}

/** Notes that a mail was sent, or found empty. */
export const finishMail = async (db: Db, id: string): Promise<void> => {
  await db.execute(sql`update mails set done_at = now(), leased_until = null where id = ${id}`)
}

/** Lets the next copy of a mail's message have it. */
export const releaseMail = async (db: Db, id: string): Promise<void> => {
  await db.execute(sql`update mails set leased_until = null where id = ${id} and done_at is null`)
}

/** Mails that wait longer than their messages take, with how often they were tried; after so many times one is given up. */
export const waitingMails = (db: Db, minutes: number, tries: number, limit: number): Promise<{ id: string; tries: number }[]> =>
  rows(
    db,
    sql`
    select json_build_object('id', id, 'tries', tries) as row from mails
    where done_at is null and tries < ${tries} and created_at < now() - make_interval(mins => ${minutes})
      and (leased_until is null or leased_until < now()) order by created_at limit ${limit}`,
  )

/** Forgets mails of more than `days` ago. Returns how many. */
export const removeOldMails = async (db: Db, days: number, limit: number): Promise<number> =>
  (
    await db.execute(sql`
    delete from mails where id in (select id from mails where created_at < now() - make_interval(days => ${days}) order by created_at limit ${limit}) returning 1`)
  ).rows.length
