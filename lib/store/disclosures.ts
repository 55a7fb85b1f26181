import { sql } from 'drizzle-orm'
import type { NewEvent } from '../domain/account/event.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Filer, FilerCandidate, FilerMatch, MatchedBy } from '../domain/disclosure/match.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, type CompanyKey, headFor, owned, ownRecords } from './companies.ts'
import { tellEvents } from './events.ts'
import { firstRow, rows } from './rows.ts'

/**
 * A filing ready to store: the filer's office as the register calls it, the root of its number, its folded title; null where the filing
 * does not tell.
 */
export type NewDisclosure = Filer & {
  ref: string
  registryRoot: string | null
  titleKey: string
  publishedAt: string
  kind: string
  subject: string
  summary: string | null
  link: string | null
  attachments: { name: string; url: string }[]
  relatedStocks: string[]
  corrects: string | null
}

const SOURCE = 'kap'
const COLUMNS = sql`ref, title, title_key, office, registry_no, registry_root, mersis_no, published_at, kind, subject, summary, link, attachments, related_stocks, corrects`
const given = (filings: NewDisclosure[]) => sql`
  select ref, title, "titleKey", office, "registryNo", "registryRoot", "mersisNo", "publishedAt", kind, subject, summary, link, attachments, "relatedStocks", corrects
  from json_to_recordset(${JSON.stringify(filings)}::json) as f(ref text, title text, "titleKey" text, office text, "registryNo" text, "registryRoot" text,
    "mersisNo" text, "publishedAt" timestamptz, kind text, subject text, summary text, link text, attachments jsonb, "relatedStocks" jsonb, corrects text)`

/** Where the reading of filings goes on; null before the first. */
export const disclosureCursor = (db: Db): Promise<string | null> =>
  firstRow(db, sql`select to_json(cursor) as row from source_cursors where source = ${SOURCE}`)

/**
 * Stores a page of filings together with the place after it, in one statement. Nothing is stored where another run has moved on from `from`
 * meanwhile (`moved` false): that run has the page. Returns how many filings are new.
 */
export const takeDisclosures = async (
  db: Db,
  from: string | null,
  cursor: string,
  filings: NewDisclosure[],
): Promise<{ moved: boolean; added: number }> =>
  (await firstRow<{ moved: boolean; added: number }>(
    db,
    sql`
    with moved as (
      insert into source_cursors (source, cursor) values (${SOURCE}, ${cursor})
      on conflict (source) do update set cursor = excluded.cursor, read_at = now() where source_cursors.cursor = ${from} returning 1),
    added as (
      insert into disclosures (${COLUMNS}) select g.* from (${given(filings)}) g where exists (select 1 from moved) on conflict (ref) do nothing returning 1)
    select json_build_object('moved', exists (select 1 from moved), 'added', (select count(*) from added)) as row`,
  )) ?? { moved: false, added: 0 }

/** Stores the made-up filings of the sandbox; stored again they are as given. */
export const bringSandboxDisclosures = async (db: Db, filings: NewDisclosure[]): Promise<void> => {
  await db.execute(sql`
    insert into disclosures (sandbox, ${COLUMNS}) select true, g.* from (${given(filings)}) g
    on conflict (ref) do update set (sandbox, ${COLUMNS}) = (select true, excluded.ref, excluded.title, excluded.title_key, excluded.office, excluded.registry_no,
      excluded.registry_root, excluded.mersis_no, excluded.published_at, excluded.kind, excluded.subject, excluded.summary, excluded.link, excluded.attachments,
      excluded.related_stocks, excluded.corrects)`)
}

/** A filing that is nobody's yet, and the companies that share its registry number, MERSİS number or title. */
export type UnmatchedDisclosure = Filer & {
  id: number
  ref: string
  publishedOn: IsoDate
  kind: string
  subject: string
  link: string | null
  relatedStocks: string[]
  corrects: string | null
  sandbox: boolean
  candidates: FilerCandidate[]
}

/**
 * The next filings after `after` that are nobody's and share a key with a known company, by id; or the one of number `ref`. Every one of
 * the three keys is compared by its index. Sandbox filings meet sandbox companies alone, live ones live companies; what an operator has
 * settled stays as it is.
 */
export const unmatchedDisclosures = (db: Db, after: number, limit: number, ref: string | null = null): Promise<UnmatchedDisclosure[]> => {
  const open = sql`d.company_id is null and d.settled_at is null and d.id > ${after} and (${ref}::text is null or d.ref = ${ref})
    and (c.code is not null) = d.sandbox and c.world is null`
  return rows(
    db,
    sql`
    with pairs as (
      select d.id, c.id as company_id from disclosures d join companies c on c.registry_root = d.registry_root and c.office = d.office where ${open}
      union select d.id, c.id from disclosures d join companies c on c.mersis_no = d.mersis_no where ${open}
      union select d.id, c.id from disclosures d join companies c on c.title_key = d.title_key where ${open})
    select json_build_object('id', d.id, 'ref', d.ref, 'publishedOn', (d.published_at at time zone 'Europe/Istanbul')::date, 'kind', d.kind, 'subject', d.subject,
      'link', d.link, 'relatedStocks', d.related_stocks, 'corrects', d.corrects, 'sandbox', d.sandbox, 'title', d.title, 'office', d.office, 'registryNo', d.registry_no, 'mersisNo', d.mersis_no,
      'candidates', json_agg(json_build_object('companyId', c.id, 'title', c.title, 'office', c.office, 'registryNo', c.registry_no, 'mersisNo', c.mersis_no) order by c.id)) as row
    from pairs p join disclosures d on d.id = p.id join companies c on c.id = p.company_id group by d.id order by d.id limit ${limit}`,
  )
}

/** A filing that found its company, with what an event tells of it. */
export type MatchedDisclosure = FilerMatch & { id: number; event: NewEvent | null }

/**
 * Notes whose the filings are, and tells the accounts that follow the companies, in one transaction. What has an owner keeps it. Returns how
 * many got one.
 */
export const noteDisclosureMatches = async (db: Db, matches: readonly MatchedDisclosure[]): Promise<number> => {
  const [noted] = await db.batch([
    db.execute(sql`
      update disclosures d set company_id = m."companyId", matched_by = m.by
      from json_to_recordset(${JSON.stringify(matches)}::json) as m(id bigint, "companyId" bigint, by text) where d.id = m.id and d.company_id is null returning d.id`),
    db.execute(tellEvents(matches.flatMap(({ event }) => (event === null ? [] : [event])))),
  ])
  return noted.rows.length
}

/**
 * Notes what an operator (`by`) says of a filing that is nobody's: whose it is, with the event its followers are told, or that it is of none
 * of the known companies (null). False where it has an owner or was settled already: what was told stays told.
 */
export const settleDisclosure = async (
  db: Db,
  id: number,
  by: string,
  owner: { companyId: number; event: NewEvent | null } | null,
): Promise<boolean> => {
  const [settled] = await db.batch([
    db.execute(sql`
      update disclosures set company_id = ${owner?.companyId ?? null}::bigint, matched_by = ${owner === null ? null : 'settled'}, settled_by = ${by}, settled_at = now()
      where id = ${id} and company_id is null and settled_at is null returning id`),
    db.execute(tellEvents(owner?.event ? [owner.event] : [])),
  ])
  return settled.rows.length > 0
}

/** A filing in a company's list; `publishedAt` in UTC. */
export type ListedDisclosure = {
  ref: string
  publishedAt: string
  kind: string
  subject: string
  summary: string | null
  link: string | null
  attachments: { name: string; url: string }[]
  relatedStocks: string[]
  /** The filing that this one corrects, and the last one that corrects it. */
  corrects: string | null
  correctedBy: string | null
  matchedBy: MatchedBy
}
/** `from` and `until` are days in Türkiye, both included. */
export type DisclosureFilter = { kind: string | null; from: string | null; until: string | null; limit: number; offset: number }

/** One page of a company's filings, newest first, with the number of all that fit; null where the company is not the caller's. */
export const listDisclosures = (
  db: Db,
  key: CompanyKey,
  { kind, from, until, limit, offset }: DisclosureFilter,
): Promise<{ company: CompanyHead; total: number; disclosures: ListedDisclosure[] } | null> => {
  const midnight = (day: string | null) => sql`(${day}::date)::timestamp at time zone 'Europe/Istanbul'`
  const fits = sql`d.company_id = ${ownRecords} and (${kind}::text is null or d.kind = ${kind}) and (${from}::date is null or d.published_at >= ${midnight(from)})
    and (${until}::date is null or d.published_at < ${midnight(until)} + interval '1 day')`
  return firstRow(
    db,
    sql`
    select json_build_object('company', json_build_object(${headFor(key)}), 'total', (select count(*) from disclosures d where ${fits}), 'disclosures', coalesce((
      select json_agg(page.row) from (
        select json_build_object('ref', d.ref, 'publishedAt', to_char(d.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'kind', d.kind, 'subject', d.subject,
          'summary', d.summary, 'link', d.link, 'attachments', d.attachments, 'relatedStocks', d.related_stocks, 'corrects', d.corrects,
          'correctedBy', (select n.ref from disclosures n where n.corrects = d.ref and n.company_id = d.company_id order by n.published_at desc limit 1),
          'matchedBy', d.matched_by) as row
        from disclosures d where ${fits} order by d.published_at desc, d.id desc limit ${limit} offset ${offset}) page), '[]')) as row
    from companies c where ${owned(key)}`,
  )
}
