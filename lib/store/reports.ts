import { sql, type SQL } from 'drizzle-orm'
import type { SealCode, Snapshot } from '../domain/report/snapshot.ts'
import { countWork } from './measurements.ts'
import type { Db } from '../platform/database.ts'
import type { CompanyKey } from './companies.ts'
import { firstRow } from './rows.ts'

/** A report as it was issued to an account. `issuedOn` is the last day on which its content was produced for it. */
export type IssuedReport = { id: string; digest: string; signature: string; issuedOn: string; snapshot: Snapshot }
export type ReportOwner = { accountId: number; sandbox: boolean }

/**
 * Issues a report to an account: once an id, and again only with the day and, after the key was changed, the signature of now. `file` is
 * the digest of the PDF
 * drawn of it, null for other forms. One round trip.
 */
export const issueReport = async (
  db: Db,
  accountId: number,
  companyId: number,
  report: IssuedReport,
  file: string | null,
): Promise<void> => {
  const issued = db.execute(sql`
    insert into reports (id, account_id, company_id, seal, digest, snapshot, signature, issued_on)
    values (${report.id}, ${accountId}, ${companyId}, ${report.snapshot.muhur.kod}, ${report.digest}, ${JSON.stringify(report.snapshot)}::jsonb, ${report.signature}, ${report.issuedOn}::date)
    on conflict (id, account_id) do update set issued_on = excluded.issued_on, signature = excluded.signature
    where reports.issued_on <> excluded.issued_on or reports.signature <> excluded.signature`)
  const counted = countWork(db, report.issuedOn, 'reports', { ok: 1, slow: 0, failed: 0 })
  await db.batch(file === null ? [issued, counted] : [issued, counted, noted(db, report.id, file)])
}

const noted = (db: Db, reportId: string, sha256: string) =>
  db.execute(sql`insert into report_files (report_id, sha256) values (${reportId}, ${sha256}) on conflict do nothing`)

/** Notes the digest of a PDF that was drawn again. */
export const noteReportFile = async (db: Db, reportId: string, sha256: string): Promise<void> => {
  await noted(db, reportId, sha256)
}

const issued = sql`'id', r.id, 'digest', r.digest, 'signature', r.signature, 'issuedOn', r.issued_on, 'snapshot', r.snapshot`
const ownedBy = ({ accountId, sandbox }: ReportOwner): SQL =>
  sql`r.account_id = ${accountId} and (c.code is not null) = ${sandbox}::boolean`

/**
 * A report issued to this account, of the company that is named; null where there is none. A company no longer followed does not take its
 * reports away.
 */
export const reportOfCompany = (db: Db, owner: ReportOwner, company: CompanyKey, id: string): Promise<IssuedReport | null> =>
  firstRow(
    db,
    sql`
  select json_build_object(${issued}) as row from reports r join companies c on c.id = r.company_id
  where r.id = ${id} and ${ownedBy(owner)} and ${'code' in company ? sql`c.code = ${company.code}` : sql`c.id = ${company.id}`}`,
  )

/** A report issued to this account; null where there is none. */
export const findReport = (db: Db, owner: ReportOwner, id: string): Promise<IssuedReport | null> =>
  firstRow(
    db,
    sql`
  select json_build_object(${issued}) as row from reports r join companies c on c.id = r.company_id where r.id = ${id} and ${ownedBy(owner)}`,
  )

export type ListedReport = { id: string; digest: string; seal: SealCode; issuedOn: string; company: Snapshot['sirket'] }

const listed = sql`json_build_object('id', r.id, 'digest', r.digest, 'seal', r.seal, 'issuedOn', r.issued_on, 'company', r.snapshot -> 'sirket')`
const latestFirst = sql`r.issued_on desc, r.created_at desc, r.id`

/** One page of the reports issued to this account, the latest first, each named as it names its company. */
export const listReports = async (
  db: Db,
  owner: ReportOwner,
  limit: number,
  offset: number,
): Promise<{ total: number; reports: ListedReport[] }> => {
  const own = sql`from reports r join companies c on c.id = r.company_id where ${ownedBy(owner)}`
  return (
    (await firstRow<{ total: number; reports: ListedReport[] }>(
      db,
      sql`
    select json_build_object('total', (select count(*) ${own}), 'reports', coalesce((select json_agg(page.row) from (
      select ${listed} as row ${own} order by ${latestFirst} limit ${limit} offset ${offset}) page), '[]')) as row`,
    )) ?? { total: 0, reports: [] }
  )
}

/** The last reports issued to this account of the company of the row `c`, as JSON of {@link ListedReport}s. */
export const lastReports = (accountId: number, limit: number): SQL => sql`coalesce((select json_agg(last.row) from (
  select ${listed} as row from reports r where r.account_id = ${accountId} and r.company_id = c.id order by ${latestFirst} limit ${limit}) last), '[]')`

/** The seal of the latest report issued to this account of the company of the row `c`, null without one. */
export const lastSeal = (accountId: number): SQL =>
  sql`(select r.seal from reports r where r.account_id = ${accountId} and r.company_id = c.id order by ${latestFirst} limit 1)`

/**
 * What anyone who knows an id may know of the report: `newer` another content of that company was issued since, `file` the PDF of this
 * digest was drawn of it.
 */
export type KnownReport = {
  seal: SealCode
  sandbox: boolean
  digest: string
  signature: string
  firstIssuedOn: string
  issuedOn: string
  newer: boolean
  file: boolean | null
}

/** Whether a report of this id was issued to anybody, and what may be told of it. `file` is the digest of a PDF to be recognised. */
export const knownReport = (db: Db, id: string, file: string | null): Promise<KnownReport | null> =>
  firstRow(
    db,
    sql`
  with own as (select * from reports where id = ${id}),
  span as (select min(created_at) as first, max(created_at) as last, max(issued_on) as issued_on from own)
  select json_build_object('seal', r.seal, 'sandbox', c.code is not null, 'digest', r.digest, 'signature', r.signature,
    'firstIssuedOn', (span.first at time zone 'Europe/Istanbul')::date, 'issuedOn', span.issued_on,
    'newer', exists (select 1 from reports o where o.company_id = r.company_id and o.id <> r.id and o.created_at > span.last and o.issued_on >= span.issued_on),
    'file', case when ${file}::text is null then null else exists (select 1 from report_files f where f.report_id = r.id and f.sha256 = ${file}) end) as row
  from own r join companies c on c.id = r.company_id cross join span order by r.issued_on desc, r.created_at desc limit 1`,
  )
