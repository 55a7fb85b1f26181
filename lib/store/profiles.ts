import { sql, type SQL } from 'drizzle-orm'
import type { NewEvent } from '../domain/account/event.ts'
import type { Country } from '../domain/law/law.ts'
import type { Section } from '../domain/company/completeness.ts'
import type { CompanyRecord, NoticeRef, StoredFact } from '../domain/company/record.ts'
import type { Source } from '../domain/company/source.ts'
import type { OpenCase } from '../domain/settling/cases.ts'
import type { Outcome } from '../domain/settling/decision.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { recordsOf } from './companies.ts'
import { announceChanges } from './announcements.ts'
import { numberChanges } from './change-numbers.ts'
import { foldsDue } from './fold-due.ts'
import { tellEvents, tellPlayed } from './events.ts'
import { firstRow } from './rows.ts'
import { type SettledByAccount, settledByAll, settlementsMark } from './settlements.ts'
import { type OwnTermEnd, saveOwnTermEnds } from './term-ends.ts'
import {
  type Answered,
  checksOf,
  type CheckToAsk,
  keepAnswers,
  newestReports,
  type NewestReport,
  noteTurnedChecks,
  watchesDue,
  watchesOf,
  type WatchToAsk,
} from './watches.ts'

/** All that is stored of a company, as the profile is built from it. `version` is that of the profile it will replace (0: none). */
export type CompanyMaterial = {
  version: number
  company: {
    id: number
    code: string | null
    office: string
    registryNo: string
    title: string | null
    mersisNo: string | null
    /** The sandbox key in whose world it is. */
    world: number | null
    retrieved: boolean
    joined: boolean
    country: Country
  }
  notices: (NoticeRef & {
    title: string | null
    noticeNo: string | null
    text: string | null
    whole: boolean
    told: boolean
    former: boolean
  })[]
  facts: StoredFact[]
  /** What people decided of its cases, account by account; `mark` tells one state of it from another. */
  settled: SettledByAccount[]
  mark: string
  /** Who is to be told what the next profile turns. `wasComplete`: the present one rests on a list read to its end. */
  watched: { watches: WatchToAsk[]; checks: CheckToAsk[]; reports: NewestReport[]; prepared: boolean; wasComplete: boolean }
}

/** Whether the notice `n` was told: in a world of the sandbox (lib/store/worlds.ts), whose notices others have too, where its profile rests on it. */
const told = sql`case when c.world is null then n.told_at is not null else exists (
  select 1 from profiles p, jsonb_array_elements(p.record -> 'notices') known where p.company_id = c.id and (known ->> 'id')::bigint = n.id) end`

/** Reads everything of a company, with the records it was entered under before, in one statement; null where there is no such company. */
export const companyMaterial = (db: Db, companyId: number, today: IsoDate): Promise<CompanyMaterial | null> =>
  firstRow(
    db,
    sql`
  select json_build_object(
    'version', coalesce((select version from profiles where company_id = c.id), 0),
    'company', json_build_object('id', c.id, 'code', c.code, 'office', c.office, 'registryNo', c.registry_no, 'title', c.title, 'mersisNo', c.mersis_no, 'world', case when c.world > 0 then c.world end,
      'retrieved', not exists (select 1 from companies o where o.id in ${recordsOf(sql`c.id`)} and o.retrieved_at is null), 'joined', c.former_id is not null and c.world is null,
        'country', c.country),
    'notices', coalesce((select json_agg(json_build_object('id', n.id, 'publishedOn', n.published_on, 'registeredOn', n.registered_on, 'issue', n.issue,
      'page', n.page, 'noticeType', n.notice_type, 'archived', n.pdf_key is not null, 'unread', coalesce(n.unread, '[]'), 'title', n.title, 'noticeNo', n.notice_no,
      'text', n.text, 'whole', n.whole, 'told', ${told}, 'former', n.company_id <> c.id and c.world is null) order by n.id) from notices n where n.company_id in ${recordsOf(sql`c.id`)}), '[]'),
    'facts', coalesce((select json_agg(f.statement || jsonb_build_object('id', f.id, 'noticeId', f.notice_id, 'kind', f.kind, 'quote', f.quote, 'start', f.start,
      'end', f."end", 'verified', f.verified) || case when f.boxes is null then '{}' else jsonb_build_object('boxes', f.boxes) end order by f.notice_id, f.start, f.id) from facts f where f.company_id in ${recordsOf(sql`c.id`)}), '[]'),
    'settled', ${settledByAll(sql`c.id`)}, 'mark', ${settlementsMark(sql`c.id`)},
    'watched', json_build_object('watches', ${watchesOf(today)}, 'checks', ${checksOf(today)}, 'reports', ${newestReports},
      'prepared', exists (select 1 from preparations p where p.company_id = c.id and p.stage = 'ready'),
      'wasComplete', coalesce((select (record ->> 'retrievalComplete')::boolean from profiles where company_id = c.id), false))) as row
  from companies c where c.id = ${companyId}`,
  )

/** The head of a profile, copied to the company's row for lists and search. */
export type ProfileHead = {
  title: string | null
  titleKey: string | null
  registryNo: string
  mersisNo: string | null
  branch: boolean
  legalForm: string | null
  status: string | null
  province: string | null
  address: string | null
  establishedOn: IsoDate | null
  lastNoticeOn: IsoDate | null
  noticeCount: number
  /** Sections that are not complete and could be. */
  incomplete: Section[]
}
export type TermEndRow = { factId: string; endsOn: IsoDate; person: string; role: string; basis: string; source: Source }
/** `news`: it comes of a notice no profile rested on before. */
export type ChangeRow = {
  key: string
  kind: string
  category: string
  on: IsoDate | null
  noticeId: number | null
  detail: unknown
  news: boolean
}
export type NewProfile = {
  companyId: number
  /** The sandbox key in whose world it is. */
  world?: number | null
  version: number
  record: CompanyRecord
  head: ProfileHead
  termEnds: TermEndRow[]
  /** Those that accounts see otherwise by what they settled. */
  ownTermEnds: OwnTermEnd[]
  changes: ChangeRow[]
  /** What is left open, and what a reading made of decisions that held, by the rows they are made of. */
  cases: OpenCase[]
  outcomes: { vote: number; outcome: Outcome }[]
  /** Changes that an account's own decisions make, which it alone sees. */
  ownChanges: (ChangeRow & { accountId: number })[]
  /** The state of the settlements it was made with. */
  mark: string
  /** What was answered of it, and what is to be told with it. */
  turns?: { answered: Answered[]; turnedChecks: { id: string; accountId: number; verdict: string }[]; events: NewEvent[] }
  /** The day on which it is built. */
  today?: IsoDate
}

/** Statements that are written in one transaction with something else. */
export type Writing = readonly SQL[]

/** Statements for the batch that writes changes of accounts' own: those that are no more go, new ones are news where they say so. */
export const saveOwnChanges = (companyId: number, changes: NewProfile['ownChanges'], only: number | null = null): SQL => sql`
  with told as (select t.*, '@' || "accountId" || ' ' || key as own from json_to_recordset(${JSON.stringify(changes)}::json)
    as t("accountId" bigint, key text, kind text, category text, "on" date, "noticeId" bigint, detail jsonb, news boolean)),
  gone as (update changes c set withdrawn_at = now() where c.company_id = ${companyId} and c.origin = 'settlement' and c.withdrawn_at is null and (${only}::bigint is null or c.account_id = ${only}::bigint)
    and c.key not in (select own from told))
  insert into changes (company_id, account_id, key, kind, category, "on", notice_id, detail, origin, announced_at)
  select ${companyId}, "accountId", own, kind, category, "on", "noticeId", detail, 'settlement', case when news then null else now() end from told
  on conflict (company_id, key) do update set detail = excluded.detail, "on" = excluded."on", category = excluded.category, kind = excluded.kind, withdrawn_at = null`

/** A statement that ends the transaction where settlements of a company are no longer those that were read. */
export const unlessSettledSince = (companyId: number, mark: string): SQL =>
  sql`select 1 / (case when ${settlementsMark(companyId)} = ${mark} then 1 else 0 end)`

/**
 * Writes a profile with all that is derived from it, in one transaction. `version` must be the one after the profile that was read: if
 * another job came first nothing is written and the answer is false (the division by zero below is what aborts a non-interactive
 * transaction). Changes that are news are announced in the same transaction; the first reading of a company's history, until its
 * preparation is done, is none. `first`: what is written with it, before it.
 */
export const saveProfile = async (db: Db, profile: NewProfile, first: Writing = []): Promise<boolean> => {
  const { companyId, world, version, record, head, termEnds, ownTermEnds, changes, turns, today, cases, outcomes, ownChanges, mark } =
    profile
  try {
    await db.batch([
      db.execute(sql`select pg_advisory_xact_lock(${companyId})`),
      db.execute(unlessSettledSince(companyId, mark)),
      ...first.map((statement) => db.execute(statement)),
      db.execute(
        sql`select 1 / (case when coalesce((select version from profiles where company_id = ${companyId}), 0) = ${version - 1} then 1 else 0 end)`,
      ),
      db.execute(sql`
        insert into profiles (company_id, version, built_at, record) values (${companyId}, ${version}, now(), ${JSON.stringify(record)}::jsonb)
        on conflict (company_id) do update set version = excluded.version, built_at = excluded.built_at, record = excluded.record`),
      db.execute(sql`
        update companies set title = coalesce(${head.title}, title), title_key = ${head.titleKey}, registry_no = ${head.registryNo}, mersis_no = ${head.mersisNo},
          branch = ${head.branch}::boolean, legal_form = ${head.legalForm}, status = ${head.status}, province = ${head.province}, address = ${head.address},
          established_on = ${head.establishedOn}::date, last_notice_on = ${head.lastNoticeOn}::date, notice_count = ${head.noticeCount},
          incomplete = array(select json_array_elements_text(${JSON.stringify(head.incomplete)}::json)) where id = ${companyId}`),
      db.execute(
        sql`update follows set title = ${head.title} where company_id = ${companyId} and ${head.title}::text is not null and title is distinct from ${head.title}`,
      ),
      db.execute(foldsDue(companyId)),
      db.execute(sql`delete from term_ends where company_id = ${companyId} and account_id = 0`),
      db.execute(sql`
        insert into term_ends (company_id, fact_id, ends_on, person, role, basis, notice_id, source)
        select ${companyId}, t."factId", t."endsOn", t.person, t.role, t.basis, (t.source ->> 'noticeId')::bigint, t.source
        from json_to_recordset(${JSON.stringify(termEnds)}::json)
          as t("factId" text, "endsOn" date, person text, role text, basis text, source jsonb)`),
      ...saveOwnTermEnds(companyId, ownTermEnds).map((statement) => db.execute(statement)),
      db.execute(sql`
        with told as (select * from json_to_recordset(${JSON.stringify(changes)}::json)
          as t(key text, kind text, category text, "on" date, "noticeId" bigint, detail jsonb, news boolean)),
        gone as (
          update changes c set withdrawn_at = now() where c.company_id = ${companyId} and c.origin = 'notices' and c.withdrawn_at is null and c.key not in (select key from told)),
        prepared as (select exists (select 1 from preparations where company_id = ${companyId} and stage = 'ready') as done)
        insert into changes (company_id, key, kind, category, "on", notice_id, detail, announced_at)
        select ${companyId}, key, kind, category, "on", "noticeId", detail, case when news and prepared.done then null else now() end from told, prepared
        on conflict (company_id, key) do update set detail = excluded.detail, "on" = excluded."on", category = excluded.category, kind = excluded.kind, withdrawn_at = null`),
      db.execute(saveOwnChanges(companyId, ownChanges)),
      db.execute(announceChanges([companyId])),
      db.execute(sql`
        with open as (select * from json_to_recordset(${JSON.stringify(cases)}::json)
          as t(id text, "noticeId" bigint, why text, clause jsonb, "factId" text, sections json, people json, weight int)),
        gone as (update cases c set gone_at = now() where c.company_id = ${companyId} and c.gone_at is null and c.why <> 'objection' and c.id not in (select id from open))
        insert into cases (company_id, id, notice_id, why, clause, fact_id, sections, people, weight)
        select ${companyId}, id, "noticeId", why, clause, "factId", array(select json_array_elements_text(sections)), array(select json_array_elements_text(people)), weight from open
        on conflict (company_id, id) do update set why = excluded.why, clause = excluded.clause, fact_id = excluded.fact_id, sections = excluded.sections,
          people = excluded.people, weight = excluded.weight, gone_at = null`),
      db.execute(sql`
        update settlements s set confirmed_at = case when t.outcome = 'confirmed' then coalesce(s.confirmed_at, now()) end,
          reopened_at = case when t.outcome = 'differs' then coalesce(s.reopened_at, now()) end
        from json_to_recordset(${JSON.stringify(outcomes)}::json) as t(vote bigint, outcome text)
        where s.id = t.vote and s.company_id = ${companyId}`),
      ...(turns && today !== undefined
        ? [
            db.execute(world ? tellPlayed(turns.events, world) : tellEvents(turns.events)),
            db.execute(keepAnswers(turns.answered, version, today)),
            db.execute(noteTurnedChecks(turns.turnedChecks)),
          ]
        : []),
      db.execute(watchesDue(companyId, version)),
      db.execute(sql`update notices set told_at = now() where company_id = ${companyId} and told_at is null and extractor is not null`),
      db.execute(numberChanges),
    ])
    return true
  } catch (error) {
    if (isOvertaken(error)) return false
    throw error
  }
}

const DIVISION_BY_ZERO = '22012'
/** Whether a batch was ended because what it was made of had changed. */
export const isOvertaken = (error: unknown): boolean => sqlState(error) === DIVISION_BY_ZERO
const sqlState = (error: unknown): string | null => {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : null
}
