import { sql } from 'drizzle-orm'
import type { Fact, FactKind, Reading, Unread } from '../domain/fact/fact.ts'
import type { PageBox, Place } from '../domain/notice/page/places.ts'
import type { PdfFault } from '../platform/pdf/unreadable.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, type CompanyKey, head, headFor, owned, recordsOf, visible } from './companies.ts'
import { firstRow, json, rows } from './rows.ts'

/** A notice as the source lists it. `ref` is its stable id there, or a digest of what was brought by hand. */
export type FoundNotice = {
  ref: string
  title: string | null
  publishedOn: string | null
  issue: string | null
  page: string | null
  noticeType: string
}

/**
 * Adds what is new of a source's list to a company's notices; what is known keeps its row. `complete`: the list was read to its end. What
 * it names is the company's history, read for a new follower: no news to anyone. Returns how many there are now.
 */
export const addNotices = async (db: Db, companyId: number, found: FoundNotice[], complete: boolean): Promise<number> => {
  const [, count] = await db.batch([
    db.execute(sql`
      insert into notices (company_id, ref, title, published_on, issue, page, notice_type, told_at)
      select ${companyId}, f.ref, f.title, f."publishedOn", f.issue, f.page, f."noticeType", now()
      from json_to_recordset(${JSON.stringify(found)}::json) as f(ref text, title text, "publishedOn" date, issue text, page text, "noticeType" text)
      on conflict (company_id, ref) do nothing`),
    db.execute<{ count: number }>(sql`
      with touched as (update companies set retrieved_at = now() where id = ${companyId} and ${complete}::boolean)
      select count(*)::int as count from notices where company_id = ${companyId}`),
  ])
  return count.rows[0]?.count ?? 0
}

/** Notices of a company whose document was not fetched yet, oldest first; those whose document was tried in vain last. */
export const unarchivedNotices = (db: Db, companyId: number, limit: number): Promise<(FoundNotice & { id: number })[]> =>
  rows(
    db,
    sql`
  select json_build_object('id', id, 'ref', ref, 'title', title, 'publishedOn', published_on, 'issue', issue, 'page', page, 'noticeType', notice_type) as row
  from notices where company_id = ${companyId} and archived_at is null order by tries, published_on nulls last, id limit ${limit}`,
  )

/**
 * The text and the PDF of a notice. `text` null: the document holds no notice of this company that could be told apart with certainty.
 * `whole` false: it is cut off. `fault`: why the document was set aside unread.
 */
export type ArchivedNotice = { text: string | null; whole: boolean; pdfKey: string | null; places: unknown; fault: NoticeFault | null }
export type NoticeFault = PdfFault | 'too_large' | 'not_text' | 'gave_up'

/** Counts that a notice's document is about to be opened. Returns how often it was, with this time. */
export const beginTry = async (db: Db, noticeId: number): Promise<number> => {
  const counted = await db.execute<{ tries: number }>(sql`update notices set tries = tries + 1 where id = ${noticeId} returning tries`)
  return counted.rows[0]?.tries ?? 1
}

/** Takes the last try back: it was not the document that failed. */
export const endTry = async (db: Db, noticeId: number): Promise<void> => {
  await db.execute(sql`update notices set tries = greatest(tries - 1, 0) where id = ${noticeId}`)
}

/** Stores what was archived of a notice. Safe to run twice: the second copy writes the same. */
export const saveArchived = async (db: Db, noticeId: number, archived: ArchivedNotice): Promise<void> => {
  await db.execute(sql`
    update notices set text = ${archived.text}, pdf_key = ${archived.pdfKey}, places = ${json(archived.places)}::jsonb, whole = ${archived.whole}::boolean,
      fault = ${archived.fault}, tries = 0, archived_at = now(), extractor = null where id = ${noticeId}`)
}

export type NoticeToRead = {
  id: number
  ref: string
  text: string
  places: Place[] | null
  publishedOn: string | null
  issue: string | null
  page: string | null
}

/** Notices with a text that the present reader has not read yet. */
export const noticesToRead = (db: Db, companyId: number, extractor: string, limit: number | null = null): Promise<NoticeToRead[]> =>
  rows(
    db,
    sql`
  select json_build_object('id', id, 'ref', ref, 'text', text, 'places', places, 'publishedOn', published_on, 'issue', issue, 'page', page) as row
  from notices where company_id = ${companyId} and text is not null and extractor is distinct from ${extractor} order by id limit ${limit}`,
  )

/** Texts already told apart among a company's notices of one issue: a second notice on the same page is another one. */
export const textsOfIssue = (db: Db, companyId: number, issue: string | null, exceptId: number): Promise<string[]> =>
  rows(
    db,
    sql`
  select to_json(text) as row from notices where company_id = ${companyId} and issue is not distinct from ${issue} and id <> ${exceptId} and text is not null`,
  )

/** What the reader made of one notice, ready to store; fact ids are deterministic. */
export type ReadNotice = {
  noticeId: number
  companyId: number
  extractor: string
  reading: Reading
  facts: (Fact & { id: string; boxes: PageBox[] | null })[]
}

/** Replaces the facts of a notice by what the present reader finds, in one transaction. */
export const saveReading = async (db: Db, { noticeId, companyId, extractor, reading, facts }: ReadNotice): Promise<void> => {
  const rowsOfFacts = facts.map(({ id, quote, start, end, verified, boxes, kind, ...statement }) => ({
    id,
    kind,
    statement,
    quote,
    start,
    end,
    verified,
    boxes,
  }))
  await db.batch([
    db.execute(sql`delete from facts where notice_id = ${noticeId}`),
    db.execute(sql`
      insert into facts (notice_id, id, company_id, kind, statement, quote, start, "end", verified, boxes, extractor)
      select ${noticeId}, f.id, ${companyId}, f.kind, f.statement, f.quote, f.start, f."end", f.verified, f.boxes, ${extractor}
      from json_to_recordset(${JSON.stringify(rowsOfFacts)}::json)
        as f(id text, kind text, statement jsonb, quote text, start int, "end" int, verified boolean, boxes jsonb)`),
    db.execute(sql`
      update notices set extractor = ${extractor}, registered_on = ${reading.header.registered_on}, notice_no = ${reading.header.notice_no},
        title = coalesce(${reading.header.title}, title), published_on = coalesce(published_on, ${reading.header.published_on}::date),
        issue = coalesce(issue, ${reading.header.issue}), page = coalesce(page, ${reading.header.page}),
        matters = (select coalesce(array_agg(value), '{}') from json_array_elements_text(${JSON.stringify(reading.matters)}::json)),
        unread = ${JSON.stringify(reading.unread)}::jsonb
      where id = ${noticeId}`),
    db.execute(sql`update companies set mersis_no = coalesce(mersis_no, ${reading.header.mersis_no}) where id = ${companyId}`),
  ])
}

/** `boxes` are those of the fact asked for: null where the notice has no such fact or its place is not known. */
export type NoticeDocument = {
  pdfKey: string | null
  archived: boolean
  office: string
  registryNo: string
  publishedOn: string | null
  issue: string | null
  page: string | null
  boxes: PageBox[] | null
}

/** A notice of the caller's, for its PDF and its pages: null where it is not theirs. */
export const noticeDocument = (
  db: Db,
  caller: { accountId: number; sandbox: boolean },
  noticeId: number,
  factId: string | null = null,
): Promise<NoticeDocument | null> =>
  firstRow(
    db,
    sql`
  select json_build_object('pdfKey', n.pdf_key, 'archived', n.archived_at is not null, 'office', c.office, 'registryNo', c.registry_no,
    'publishedOn', n.published_on, 'issue', n.issue, 'page', n.page,
    'boxes', (select f.boxes from facts f where f.notice_id = n.id and f.id = ${factId})) as row
  from notices n join companies c on c.id = n.company_id where n.id = ${noticeId} and ${visible(caller)}`,
  )

/** A notice for its PDF, whoever asks: for those who show a signed link to it. */
export const noticeFile = (db: Db, noticeId: number): Promise<NoticeDocument | null> =>
  firstRow(
    db,
    sql`
  select json_build_object('pdfKey', n.pdf_key, 'archived', n.archived_at is not null, 'office', c.office, 'registryNo', c.registry_no,
    'publishedOn', n.published_on, 'issue', n.issue, 'page', n.page, 'boxes', null) as row
  from notices n join companies c on c.id = n.company_id where n.id = ${noticeId}`,
  )

/** A fact as evidence: what it says it is, its quote, and all that a citation of the notice needs. */
export type CitedFact = Omit<NoticeDocument, 'archived'> & {
  noticeId: number
  factId: string
  kind: FactKind
  quote: string
  verified: boolean
  noticeType: string
  title: string | null
  sandbox: boolean
}

const cited = sql`json_build_object('noticeId', n.id, 'factId', f.id, 'kind', f.kind, 'quote', f.quote, 'verified', f.verified, 'boxes', f.boxes, 'noticeType', n.notice_type,
  'pdfKey', n.pdf_key, 'publishedOn', n.published_on, 'issue', n.issue, 'page', n.page, 'office', c.office, 'registryNo', c.registry_no, 'title', c.title, 'sandbox', c.code is not null) as row
  from facts f join notices n on n.id = f.notice_id join companies c on c.id = n.company_id`

/** A fact of a notice; null where there is none. For those who show a signed link to it. */
export const citedFact = (db: Db, noticeId: number, factId: string): Promise<CitedFact | null> =>
  firstRow(db, sql`select ${cited} where f.notice_id = ${noticeId} and f.id = ${factId}`)

/** {@link citedFact} of a notice of the caller's. */
export const citedFactOf = (
  db: Db,
  caller: { accountId: number; sandbox: boolean },
  noticeId: number,
  factId: string,
): Promise<CitedFact | null> =>
  firstRow(db, sql`select ${cited} where f.notice_id = ${noticeId} and f.id = ${factId} and ${visible(caller)}`)

/** A notice in a company's list. `matters` are the registered matters it prints, null while it is unread. */
export type ListedNotice = {
  id: number
  publishedOn: string | null
  registeredOn: string | null
  issue: string | null
  page: string | null
  noticeType: string
  matters: string[] | null
  archived: boolean
  facts: number
  unread: number
}
export type NoticeFilter = { noticeType: string | null; from: string | null; until: string | null; limit: number; offset: number }

const listed = sql`'id', n.id, 'publishedOn', n.published_on, 'registeredOn', n.registered_on, 'issue', n.issue, 'page', n.page, 'noticeType', n.notice_type,
  'matters', n.matters, 'archived', n.pdf_key is not null, 'facts', (select count(*) from facts f where f.notice_id = n.id), 'unread', coalesce(jsonb_array_length(n.unread), 0)`

/** One page of a company's notices, newest first, with the number of all that fit; null where the company is not the caller's. */
export const listNotices = (
  db: Db,
  key: CompanyKey,
  filter: NoticeFilter,
): Promise<{ company: CompanyHead; total: number; notices: ListedNotice[] } | null> => {
  const fits = sql`n.company_id in ${recordsOf(sql`c.id`)} and (${filter.noticeType}::text is null or n.notice_type = ${filter.noticeType})
    and (${filter.from}::date is null or n.published_on >= ${filter.from}::date) and (${filter.until}::date is null or n.published_on <= ${filter.until}::date)`
  return firstRow(
    db,
    sql`
    select json_build_object('company', json_build_object(${headFor(key)}), 'total', (select count(*) from notices n where ${fits}), 'notices', coalesce((
      select json_agg(page.row) from (select json_build_object(${listed}) as row from notices n where ${fits}
        order by n.published_on desc nulls last, n.id desc limit ${filter.limit} offset ${filter.offset}) page), '[]')) as row
    from companies c where ${owned(key)}`,
  )
}

export type NoticeDetail = ListedNotice & {
  company: CompanyHead
  text: string | null
  whole: boolean
  clauses: Unread[]
  stated: (Fact & { id: string; boxes: PageBox[] | null })[]
}

/** A notice of the caller's with its text, what was read from it and what was not understood; null where it is not theirs. */
export const noticeDetail = (db: Db, caller: { accountId: number; sandbox: boolean }, noticeId: number): Promise<NoticeDetail | null> =>
  firstRow(
    db,
    sql`
  select (jsonb_build_object(${listed}) || jsonb_build_object('company', json_build_object(${head}), 'text', n.text, 'whole', n.whole, 'clauses', coalesce(n.unread, '[]'),
    'stated', coalesce((select jsonb_agg(f.statement || jsonb_build_object('id', f.id, 'boxes', f.boxes, 'kind', f.kind, 'quote', f.quote, 'start', f.start, 'end', f."end",
      'verified', f.verified) order by f.start, f.id) from facts f where f.notice_id = n.id), '[]'))) as row
  from notices n join companies c on c.id = n.company_id where n.id = ${noticeId} and ${visible(caller)}`,
  )
