import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { tellHistory } from './change-numbers.ts'
import { firstRow, json } from './rows.ts'
import type { ArchivedNotice, FoundNotice } from './notices.ts'

/**
 * The company of this place in the register, made where there is none, with an open preparation. `code`: a sandbox company, which no live
 * number can meet.
 */
export const bringCompany = async (
  db: Db,
  company: { code: string | null; office: string; registryNo: string; registryRoot: string },
): Promise<number> => {
  const conflict = company.code === null ? sql`(office, registry_root) where code is null` : sql`(code) where world is null`
  const row = await firstRow<number>(
    db,
    sql`
    with company as (
      insert into companies (code, office, registry_no, registry_root) values (${company.code}, ${company.office}, ${company.registryNo}, ${company.registryRoot})
      on conflict ${conflict} do update set registry_root = excluded.registry_root returning id),
    opened as (insert into preparations (company_id, stage) select id, 'notices' from company on conflict do nothing)
    select id as row from company`,
  )
  if (row === null) throw new Error('the company was not stored')
  return Number(row)
}

/** Stores a notice that a person brought, with its text. Brought again it keeps its row; a newer reading of the page replaces the text. */
export const bringNotice = async (db: Db, companyId: number, notice: FoundNotice & Omit<ArchivedNotice, 'fault'>): Promise<void> => {
  await db.execute(sql`
    insert into notices (company_id, ref, title, published_on, issue, page, notice_type, pdf_key, text, whole, places, archived_at)
    values (${companyId}, ${notice.ref}, ${notice.title}, ${notice.publishedOn}::date, ${notice.issue}, ${notice.page}, ${notice.noticeType}, ${notice.pdfKey}, ${notice.text},
      ${notice.whole}::boolean, ${json(notice.places)}::jsonb, now())
    on conflict (company_id, ref) do update set text = excluded.text, pdf_key = coalesce(excluded.pdf_key, notices.pdf_key), places = coalesce(excluded.places, notices.places),
      whole = excluded.whole,
      extractor = case when notices.text is distinct from excluded.text or notices.places is null and excluded.places is not null then null else notices.extractor end`)
}

/** Marks a sandbox company's notices as the complete list: they are all there will ever be. */
export const markRetrieved = async (db: Db, companyId: number): Promise<void> => {
  await db.execute(sql`update companies set retrieved_at = coalesce(retrieved_at, now()) where id = ${companyId}`)
}

/** Lets an account follow a company whatever its allowance: the operator decides. */
export const followFor = async (db: Db, accountId: number, companyId: number): Promise<void> => {
  await db.batch([
    db.execute(sql`select pg_advisory_xact_lock(${companyId})`),
    db.execute(
      sql`insert into follows (account_id, company_id, title) select ${accountId}, id, title from companies where id = ${companyId} on conflict do nothing`,
    ),
    db.execute(tellHistory(accountId, sql`${companyId}`)),
  ])
}
