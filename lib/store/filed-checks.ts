import { sql, type SQL } from 'drizzle-orm'
import type { FiledCheck } from '../domain/report/filed-check.ts'
import type { Db } from '../platform/database.ts'
import type { CompanyKey } from './companies.ts'
import { countWork } from './measurements.ts'
import { codeOf, type KnownReport, noted, type ReportOwner } from './reports.ts'
import { firstRow } from './rows.ts'

/** A signing check as it was filed by an account; its fields are as those of an issued report (reports.ts). */
export type IssuedCheck = {
  id: string
  digest: string
  signature: string
  settledOn: string | null
  issuedOn: string
  content: FiledCheck
  code: string | null
}

/**
 * Files a signing check for an account: once an id, and again only with the day and the signature of now. `file` is the digest of the PDF
 * drawn of it, null for the other form. One round trip.
 */
export const fileCheck = async (db: Db, accountId: number, companyId: number, check: IssuedCheck, file: string | null): Promise<void> => {
  const filed = db.execute(sql`
    insert into filed_checks (id, account_id, company_id, digest, content, signature, settled_on, issued_on)
    values (${check.id}, ${accountId}, ${companyId}, ${check.digest}, ${JSON.stringify(check.content)}::jsonb, ${check.signature}, ${check.settledOn}::date,
      ${check.issuedOn}::date)
    on conflict (id, account_id) do update set issued_on = excluded.issued_on, signature = excluded.signature, settled_on = excluded.settled_on
    where filed_checks.issued_on <> excluded.issued_on or filed_checks.signature <> excluded.signature`)
  const counted = countWork(db, check.issuedOn, 'reports', { ok: 1, slow: 0, failed: 0 })
  const coded = db.execute(
    sql`insert into report_codes (code, report_id, account_id) values (${check.code}, ${check.id}, ${accountId}) on conflict do nothing`,
  )
  await db.batch(file === null ? [filed, counted, coded] : [filed, counted, coded, noted(db, check.id, file)])
}

const code = codeOf(sql`f.id`, sql`f.account_id`)

/** A signing check filed by this account, of the company that is named; null where there is none. */
export const filedCheckOf = (db: Db, { accountId, sandbox }: ReportOwner, company: CompanyKey, id: string): Promise<IssuedCheck | null> =>
  firstRow(
    db,
    sql`
  select json_build_object('id', f.id, 'digest', f.digest, 'signature', f.signature, 'settledOn', f.settled_on, 'issuedOn', f.issued_on, 'content', f.content,
    'code', ${code}) as row
  from filed_checks f join companies c on c.id = f.company_id
  where f.id = ${id} and f.account_id = ${accountId} and (c.code is not null) = ${sandbox}::boolean
    and ${'code' in company ? sql`c.code = ${company.code}` : sql`c.id = ${company.id}`}`,
  )

export type ListedCheck = { id: string; issuedOn: string; person: string; verdict: FiledCheck['sonuc']; code: string | null }

/** The last signing checks filed by this account of the company of the row `c`, as JSON of {@link ListedCheck}s. */
export const lastChecks = (accountId: number, limit: number): SQL => sql`coalesce((select json_agg(last.row) from (
  select json_build_object('id', f.id, 'issuedOn', f.issued_on, 'person', f.content ->> 'kisi', 'verdict', f.content ->> 'sonuc', 'code', ${code}) as row
  from filed_checks f where f.account_id = ${accountId} and f.company_id = c.id order by f.issued_on desc, f.created_at desc, f.id limit ${limit}) last), '[]')`

/**
 * Whether a signing check of this id was filed by anybody, and what may be told of it, as of a report (reports.ts): it has no seal, and
 * `newer` is another answer to the same question, whatever its day.
 */
export const knownCheck = (db: Db, id: string, file: string | null, issue: string | null): Promise<KnownReport | null> =>
  firstRow(
    db,
    sql`
  select json_build_object('seal', null, 'sandbox', c.code is not null, 'digest', f.digest,
    'file', case when ${file}::text is null then null else exists (select 1 from report_files d where d.report_id = f.id and d.sha256 = ${file}) end,
    'issue', (select json_build_object('firstIssuedOn', (o.created_at at time zone 'Europe/Istanbul')::date, 'issuedOn', o.issued_on, 'signature', o.signature,
        'newer', exists (select 1 from filed_checks n where n.account_id = o.account_id and n.company_id = o.company_id and n.id <> o.id
          and (n.content -> 'soru') - 'tarih' = (o.content -> 'soru') - 'tarih' and n.created_at > o.created_at and n.issued_on >= o.issued_on))
      from report_codes k join filed_checks o on o.id = k.report_id and o.account_id = k.account_id where k.code = ${issue} and k.report_id = ${id})) as row
  from filed_checks f join companies c on c.id = f.company_id where f.id = ${id} limit 1`,
  )
