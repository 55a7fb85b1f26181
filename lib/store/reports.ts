import { sql, type SQL } from 'drizzle-orm'
import type { SealCode, Snapshot } from '../domain/report/snapshot.ts'
import { countWork } from './measurements.ts'
import type { Db } from '../platform/database.ts'
import type { CompanyKey } from './companies.ts'
import { firstRow } from './rows.ts'

/**
 * A report as it was issued to an account. `issuedOn` is the last day on which its content was produced for it; `signs` what its signature
 * is over (lib/platform/seal/check.ts); `settledOn` the last gazette day that was settled then; `code` what its QR code carries, null for
 * what was issued without one.
 */
export type IssuedReport = {
  id: string
  digest: string
  signature: string
  signs: 'statement' | 'content'
  settledOn: string | null
  issuedOn: string
  snapshot: Snapshot
  code: string | null
}
export type ReportOwner = { accountId: number; sandbox: boolean }

/**
 * Issues a report to an account: once an id, and again only with the day and, after the key was changed, the signature of now. `file` is
 * the digest of the PDF drawn of it, null for other forms. One round trip.
 */
export const issueReport = async (
  db: Db,
  accountId: number,
  companyId: number,
  report: IssuedReport,
  file: string | null,
): Promise<void> => {
  const issued = db.execute(sql`
    insert into reports (id, account_id, company_id, seal, digest, snapshot, signature, signs, settled_on, issued_on)
    values (${report.id}, ${accountId}, ${companyId}, ${report.snapshot.muhur.kod}, ${report.digest}, ${JSON.stringify(report.snapshot)}::jsonb, ${report.signature}, ${report.signs},
      ${report.settledOn}::date, ${report.issuedOn}::date)
    on conflict (id, account_id) do update set issued_on = excluded.issued_on, signature = excluded.signature, signs = excluded.signs, settled_on = excluded.settled_on
    where reports.issued_on <> excluded.issued_on or reports.signature <> excluded.signature`)
  const counted = countWork(db, report.issuedOn, 'reports', { ok: 1, slow: 0, failed: 0 })
  const coded = db.execute(
    sql`insert into report_codes (code, report_id, account_id) values (${report.code}, ${report.id}, ${accountId}) on conflict do nothing`,
  )
  await db.batch(file === null ? [issued, counted, coded] : [issued, counted, coded, noted(db, report.id, file)])
}

/** The newest code of an issue. */
export const codeOf = (reportId: SQL, accountId: SQL): SQL =>
  sql`(select k.code from report_codes k where k.report_id = ${reportId} and k.account_id = ${accountId} order by k.created_at desc, k.code limit 1)`

/** The statement that notes the digest of a PDF. */
export const noted = (db: Db, reportId: string, sha256: string) =>
  db.execute(sql`insert into report_files (report_id, sha256) values (${reportId}, ${sha256}) on conflict do nothing`)

/** Notes the digest of a PDF that was drawn again. */
export const noteReportFile = async (db: Db, reportId: string, sha256: string): Promise<void> => {
  await noted(db, reportId, sha256)
}

const issued = sql`'id', r.id, 'digest', r.digest, 'signature', r.signature, 'signs', r.signs, 'settledOn', r.settled_on, 'issuedOn', r.issued_on, 'snapshot', r.snapshot,
  'code', ${codeOf(sql`r.id`, sql`r.account_id`)}`
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

export type ListedReport = {
  id: string
  digest: string
  seal: SealCode
  issuedOn: string
  company: Snapshot['sirket']
  code: string | null
}

const listed = sql`json_build_object('id', r.id, 'digest', r.digest, 'seal', r.seal, 'issuedOn', r.issued_on, 'company', r.snapshot -> 'sirket', 'code', ${codeOf(sql`r.id`, sql`r.account_id`)})`
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
 * What anyone who knows an id may know of the report; `file`: the PDF of this digest was drawn of it. The same content has the same id for
 * every account, so days and newer reports are told only to who has the code of one issue, and of that account alone: `issue` null
 * otherwise. `seal` is null of a filed signing check.
 */
export type KnownReport = {
  seal: SealCode | null
  sandbox: boolean
  digest: string
  file: boolean | null
  issue: { firstIssuedOn: string; issuedOn: string; signature: string; newer: boolean } | null
}

/**
 * Whether a report of this id was issued to anybody, and what may be told of it. `file` is the digest of a PDF to be recognised, `code`
 * that of an issue.
 */
export const knownReport = (db: Db, id: string, file: string | null, code: string | null): Promise<KnownReport | null> =>
  firstRow(
    db,
    sql`
  select json_build_object('seal', r.seal, 'sandbox', c.code is not null, 'digest', r.digest,
    'file', case when ${file}::text is null then null else exists (select 1 from report_files f where f.report_id = r.id and f.sha256 = ${file}) end,
    'issue', (select json_build_object('firstIssuedOn', (o.created_at at time zone 'Europe/Istanbul')::date, 'issuedOn', o.issued_on, 'signature', o.signature,
        'newer', exists (select 1 from reports n where n.account_id = o.account_id and n.company_id = o.company_id and n.id <> o.id
          and n.created_at > o.created_at and n.issued_on >= o.issued_on))
      from report_codes k join reports o on o.id = k.report_id and o.account_id = k.account_id where k.code = ${code} and k.report_id = ${id})) as row
  from reports r join companies c on c.id = r.company_id where r.id = ${id} limit 1`,
  )
