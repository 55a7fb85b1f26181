/** Watches of an authority: the questions an account asked to be told of, with what was answered last. */
import { sql, type SQL } from 'drizzle-orm'
import type { NewEvent } from '../domain/account/event.ts'
import type { CompanyRecord } from '../domain/company/record.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { WatchAnswer, WatchQuestion } from '../domain/watch/authority.ts'
import type { Db } from '../platform/database.ts'
import { type Asking, type CompanyHead, headWith, inWorld } from './companies.ts'
import { tellEvents, tellPlayed } from './events.ts'
import { type Own, ownOf } from './records.ts'
import { firstRow, rows } from './rows.ts'

/** Whose watches: an account's on the companies it follows, or on those of the sandbox as it sees them. */
export type WatchOwner = Asking

/** `askedOn` is the day of the last answer, `turnedAt` the instant at which it last turned. */
export type ListedWatch = {
  id: number
  company: CompanyHead
  question: WatchQuestion
  answer: WatchAnswer
  askedOn: IsoDate
  turnedAt: string | null
  createdAt: string
}

const question = sql`json_build_object('person', w.person, 'coSigners', w.co_signers, 'transaction', w.transaction, 'amount', w.amount, 'currency', w.currency)`
const title = sql`(select f.title from follows f where f.account_id = w.account_id and f.company_id = c.id)`
const listed = sql`json_build_object('id', w.id, 'company', json_build_object(${headWith(title)}), 'question', ${question}, 'answer', w.answer, 'askedOn', w.asked_on,
  'turnedAt', w.turned_at, 'createdAt', w.created_at)`
const ownedBy = ({ accountId, sandbox, world }: WatchOwner): SQL =>
  sql`w.account_id = ${accountId} and ${sandbox ? inWorld(world) : sql`c.code is null`}`

/** What was asked, and answered, of a company at the version of its profile (0: none yet). */
export type Asked = { question: WatchQuestion; answer: WatchAnswer; version: number; askedOn: IsoDate; until: IsoDate }

/**
 * Keeps a watch. Null where the account has `limit` on the company already, or the profile is no longer the one that was asked (`stale`).
 * The account's row is locked first, so that simultaneous ones count one after the other.
 */
export const createWatch = async (
  db: Db,
  accountId: number,
  companyId: number,
  { question: { person, coSigners, transaction, amount, currency }, answer, version, askedOn, until }: Asked,
  limit: number,
): Promise<{ watch: ListedWatch | null; stale: boolean }> => {
  const [, , created] = await db.batch([
    db.execute(sql`select pg_advisory_xact_lock(${companyId})`),
    db.execute(sql`select 1 from accounts where id = ${accountId} for update`),
    db.execute<{ row: { watch: ListedWatch | null; stale: boolean } }>(sql`
      with present as (select coalesce((select version from profiles where company_id = ${companyId}), 0) = ${version} as same),
      w as (
        insert into authority_watches (account_id, company_id, person, co_signers, transaction, amount, currency, answer, version, asked_on, until_day)
        select ${accountId}, ${companyId}, ${person}, array(select json_array_elements_text(${JSON.stringify(coSigners)}::json)), ${transaction}, ${amount}, ${currency},
          ${JSON.stringify(answer)}::jsonb, ${version}, ${askedOn}::date, ${until}::date
        from present where same and (select count(*) from authority_watches w where w.account_id = ${accountId} and w.company_id = ${companyId}) < ${limit}
        returning *)
      select json_build_object('watch', (select ${listed} from w join companies c on c.id = w.company_id), 'stale', not (select same from present)) as row`),
  ])
  return created.rows[0]?.row ?? { watch: null, stale: false }
}

/** One page of an account's watches, the newest first; of one company where it is named. */
export const listWatches = async (
  db: Db,
  owner: WatchOwner,
  { companyId, limit, offset }: { companyId: number | null; limit: number; offset: number },
): Promise<{ total: number; watches: ListedWatch[] }> => {
  const from = sql`authority_watches w join companies c on c.id = w.company_id
    where ${ownedBy(owner)} ${companyId === null ? sql`` : sql`and w.company_id = ${companyId}`}`
  return (
    (await firstRow<{ total: number; watches: ListedWatch[] }>(
      db,
      sql`
      select json_build_object('total', (select count(*) from ${from}), 'watches', coalesce((select json_agg(page.row) from (
        select ${listed} as row from ${from} order by w.id desc limit ${limit} offset ${offset}) page), '[]')) as row`,
    )) ?? { total: 0, watches: [] }
  )
}

/** One watch; null where it is not the owner's. */
export const watchById = (db: Db, owner: WatchOwner, id: number): Promise<ListedWatch | null> =>
  firstRow(
    db,
    sql`select ${listed} as row from authority_watches w join companies c on c.id = w.company_id where w.id = ${id} and ${ownedBy(owner)}`,
  )

/** Ends a watch. False where it is not the owner's. */
export const deleteWatch = async (db: Db, owner: WatchOwner, id: number): Promise<boolean> =>
  (
    await db.execute(
      sql`delete from authority_watches w using companies c where c.id = w.company_id and w.id = ${id} and ${ownedBy(owner)} returning 1`,
    )
  ).rows.length > 0

/** A watch to be asked again; `own` is what its account has on top of what all share. */
export type WatchToAsk = {
  id: number
  accountId: number
  companyId: number
  question: WatchQuestion
  answer: WatchAnswer
  version: number
  turns: number
  until: IsoDate | '-infinity'
  own: Own
}

const toAsk = (
  today: IsoDate,
): SQL => sql`json_build_object('id', w.id, 'accountId', w.account_id, 'companyId', w.company_id, 'question', ${question}, 'answer', w.answer, 'version', w.version, 'turns', w.turns,
  'until', w.until_day, 'own', ${ownOf(sql`w.account_id`, today).own})`

/** The watches on the company of the row `c`, as a JSON array of {@link WatchToAsk}. */
export const watchesOf = (today: IsoDate): SQL => sql`coalesce((select json_agg(${toAsk(today)} order by w.id)
  from authority_watches w ${ownOf(sql`w.account_id`, today).from} where w.company_id = c.id), '[]')`

/**
 * Watches whose day has come, by company, with what is known of it and the version of its profile: those of a world of the sandbox, or
 * (`world` null) all that are in none.
 */
export const dueWatches = (
  db: Db,
  today: IsoDate,
  limit: number,
  world: number | null = null,
): Promise<{ version: number; record: CompanyRecord | null; watches: WatchToAsk[] }[]> =>
  rows(
    db,
    sql`
  select json_build_object('version', coalesce(s.version, 0), 'record', s.record, 'watches', json_agg(${toAsk(today)} order by w.id)) as row
  from (select a.* from authority_watches a join companies o on o.id = a.company_id and o.world is not distinct from ${world}::bigint
    where a.until_day <= ${today}::date order by a.until_day, a.id limit ${limit}) w
  join companies c on c.id = w.company_id left join profiles s on s.company_id = c.id
    ${ownOf(sql`w.account_id`, today).from}
  group by c.id, s.company_id`,
  )

/** What a watch was answered now: `turns` as they count from now on. */
export type Answered = { id: number; answer: WatchAnswer; turns: number; until: IsoDate }

/** Writes down what watches were answered of the profile of `version`: a statement for the batch; what was answered of a newer one stays. */
export const keepAnswers = (answered: readonly Answered[], version: number, askedOn: IsoDate): SQL => sql`
  update authority_watches w set answer = t.answer, version = ${version}, asked_on = ${askedOn}::date, until_day = t.until, turns = t.turns,
    turned_at = case when t.turns > w.turns then now() else w.turned_at end
  from json_to_recordset(${JSON.stringify(answered)}::json) as t(id bigint, answer jsonb, turns int, until date)
  where w.id = t.id and w.version <= ${version} and w.turns <= t.turns`

/** Asks that the watches on a company be asked anew, but those that were answered of the profile of `version`; of one account, or of all. */
export const watchesDue = (companyId: number, version: number | null = null, accountId: number | null = null): SQL => sql`
  update authority_watches set until_day = '-infinity' where company_id = ${companyId} and (${version}::int is null or version < ${version}::int)
    and account_id = coalesce(${accountId}::bigint, account_id)`

/** Writes down what was answered and tells what turned, in one transaction. */
export const saveAnswers = async (
  db: Db,
  answered: readonly Answered[],
  version: number,
  askedOn: IsoDate,
  events: readonly NewEvent[],
  world: number | null = null,
): Promise<void> => {
  await db.batch([
    db.execute(world === null ? tellEvents(events) : tellPlayed(events, world)),
    db.execute(keepAnswers(answered, version, askedOn)),
  ])
}

/** A filed signing check as it is asked again: `verdict` is what was filed, or what it turned to since. */
export type CheckToAsk = Pick<WatchToAsk, 'accountId' | 'question' | 'own'> & {
  id: string
  day: IsoDate
  askedOn: IsoDate
  verdict: string
}

/** Filed checks of a company that are asked again: the newest of each account. */
const MOST_CHECKS = 100

/** The filed signing checks of the company of the row `c` that are asked again, as a JSON array of {@link CheckToAsk}. */
export const checksOf = (
  today: IsoDate,
): SQL => sql`coalesce((select json_agg(json_build_object('id', k.id, 'own', ${ownOf(sql`k.account_id`, today).own}, 'accountId', k.account_id, 'day', k.content #>> '{soru,tarih}', 'askedOn', k.issued_on,
    'verdict', coalesce(k.turned_to, k.content ->> 'sonuc'), 'question', json_build_object('person', k.content #>> '{soru,kisi}', 'coSigners', k.content #> '{soru,birlikte}',
      'transaction', k.content #>> '{soru,islem}', 'amount', k.content #>> '{soru,tutar}', 'currency', coalesce(k.content #>> '{soru,para_birimi}', 'TRY'))))
  from (select * from filed_checks where company_id = c.id order by created_at desc limit ${MOST_CHECKS}) k
    ${ownOf(sql`k.account_id`, today).from}), '[]')`

/** Notes what filed checks are answered by now. */
export const noteTurnedChecks = (turned: readonly { id: string; accountId: number; verdict: string }[]): SQL => sql`
  update filed_checks f set turned_to = t.verdict from json_to_recordset(${JSON.stringify(turned)}::json) as t(id text, "accountId" bigint, verdict text)
  where f.id = t.id and f.account_id = t."accountId"`

/** What one account asked and holds of a company: to be asked again when its own members settle a case of it. */
export const watchedBy = async (
  db: Db,
  companyId: number,
  accountId: number,
  today: IsoDate,
): Promise<{ watches: WatchToAsk[]; checks: CheckToAsk[]; reports: NewestReport[] }> => {
  const found = await firstRow<{ watches: WatchToAsk[]; checks: CheckToAsk[]; reports: NewestReport[] }>(
    db,
    sql`select json_build_object('watches', ${watchesOf(today)}, 'checks', ${checksOf(today)}, 'reports', ${newestReports}) as row from companies c where c.id = ${companyId}`,
  )
  const own = <Of extends { accountId: number }>(all: readonly Of[] = []): Of[] => all.filter((each) => each.accountId === accountId)
  return { watches: own(found?.watches), checks: own(found?.checks), reports: own(found?.reports) }
}

/** The newest issued report of an account. */
export type NewestReport = { accountId: number; id: string; issuedOn: IsoDate }

/**
 * The newest issued report of each account on the company of the row `c`, as a JSON array of {@link NewestReport}; in a world of the sandbox
 * that of its key's account, issued before the world began too.
 */
export const newestReports: SQL = sql`coalesce((select json_agg(json_build_object('accountId', r.account_id, 'id', r.id, 'issuedOn', r.issued_on))
  from (select distinct on (account_id) account_id, id, issued_on from reports
    where (company_id = c.id or (c.world > 0 and company_id = (select b.id from companies b where b.code = c.code and b.world is null)
      and account_id = (select k.account_id from api_keys k where k.id = c.world))) and not snapshot ? 'bilinen' order by account_id, issued_on desc, created_at desc) r), '[]')`
