/**
 * The account panel: who signs in to it (addresses, links that were mailed, browsers that are signed in), and pages read in one statement
 * each.
 */
import { sql } from 'drizzle-orm'
import type { Role } from '../domain/account/roles.ts'
import type { CompanyRecord } from '../domain/company/record.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyKey, type CompanyState, counts, owned, stateFor } from './companies.ts'
import { lastChecks, type ListedCheck } from './filed-checks.ts'
import { type StandingStatement, standingStatement } from './list-statements.ts'
import { asSeen, type Own, recordFor } from './records.ts'
import { lastReports, type ListedReport } from './reports.ts'
import { firstRow, rows } from './rows.ts'

/** A link opens the panel this long. */
export const LINK_MINUTES = 15
/** A browser stays signed in this long. */
export const SESSION_HOURS = 24 * 7

/** Who looks at the panel, and what the account's plan allows. */
export type Visitor = {
  accountId: number
  account: string
  email: string
  role: Role
  /** The account is the operator's own: its settlers decide for all. */
  operator: boolean
  plan: string
  companyAllowance: number
  hourlyLimit: number
  following: number
}

/**
 * Lets an address sign in to an account; it must exist. The name of the account the address belongs to: another one's where it was taken.
 */
export const addAccountEmail = async (db: Db, account: string, email: string): Promise<string> => {
  const row = await firstRow<string>(
    db,
    sql`
    with added as (insert into account_emails (email, account_id) select ${email}, id from accounts where name = ${account} on conflict do nothing returning account_id)
    select to_json(a.name) as row from accounts a
    where a.id = coalesce((select account_id from added), (select account_id from account_emails where email = ${email}))`,
  )
  if (row === null) throw new Error(`no account ${account}`)
  return row
}

/** The addresses of an account. */
export const listAccountEmails = (db: Db, account: string): Promise<string[]> =>
  rows(
    db,
    sql`select to_json(e.email) as row from account_emails e join accounts a on a.id = e.account_id where a.name = ${account} order by e.email`,
  )

/** Takes an address from an account, with its links and sessions. False where it is not the account's. */
export const removeAccountEmail = async (db: Db, account: string, email: string): Promise<boolean> =>
  (
    await db.execute(sql`
  delete from account_emails e using accounts a where e.email = ${email} and a.id = e.account_id and a.name = ${account} returning 1`)
  ).rows.length > 0

/** Keeps a link for an address, and forgets those that are over. False where the address signs in nowhere. */
export const addSignInLink = async (db: Db, email: string, tokenSha256: string): Promise<boolean> =>
  (
    await db.execute(sql`
  with over as (delete from sign_in_links where expires_at < now())
  insert into sign_in_links (token_sha256, email, expires_at) select ${tokenSha256}, email, now() + make_interval(mins => ${LINK_MINUTES}) from account_emails
  where email = ${email} returning 1`)
  ).rows.length > 0

/** Uses a link up and signs a browser in, which calls itself `device`: both or neither. False where the link is not known, used or over. */
export const signIn = async (db: Db, linkSha256: string, sessionSha256: string, device: string): Promise<boolean> =>
  (
    await db.execute(sql`
  with over as (delete from panel_sessions where expires_at < now()),
  used as (update sign_in_links set used_at = now() where token_sha256 = ${linkSha256} and used_at is null and expires_at > now() returning email),
  noted as (insert into sign_ins (account_id, email, device) select e.account_id, e.email, ${device.slice(0, 200)} from used u join account_emails e on e.email = u.email)
  insert into panel_sessions (token_sha256, email, expires_at, device)
  select ${sessionSha256}, email, now() + make_interval(hours => ${SESSION_HOURS}), ${device.slice(0, 200)} from used returning 1`)
  ).rows.length > 0

/** Who is signed in with this token; null for nobody. */
export const visitorOf = (db: Db, sessionSha256: string): Promise<Visitor | null> =>
  firstRow(
    db,
    sql`
  select json_build_object('accountId', a.id, 'account', a.name, 'email', e.email, 'role', e.role, 'operator', a.operator, 'plan', p.id, 'companyAllowance', p.company_allowance, 'hourlyLimit', p.hourly_limit,
    'following', (select count(*) from follows f where f.account_id = a.id and ${counts})) as row
  from panel_sessions s join account_emails e on e.email = s.email join accounts a on a.id = e.account_id join plans p on p.id = a.plan_id
  where s.token_sha256 = ${sessionSha256} and s.expires_at > now()`,
  )

/** Signs a browser out. */
export const signOut = async (db: Db, sessionSha256: string): Promise<void> => {
  await db.execute(sql`delete from panel_sessions where token_sha256 = ${sessionSha256}`)
}

export type PanelCompany = CompanyState & {
  record: CompanyRecord | null
  reports: ListedReport[]
  checks: ListedCheck[]
  statement: StandingStatement | null
}

/**
 * A company of the caller's with its record, what they stated of its list, and the last reports and filed signing checks of it; null
 * where it is not theirs.
 */
export const panelCompany = async (db: Db, key: CompanyKey, reports: number, today: IsoDate): Promise<PanelCompany | null> => {
  const { record, from } = recordFor(key, today)
  const found = await firstRow<PanelCompany & { own: Own }>(
    db,
    sql`
    select json_build_object(${stateFor(key)}, ${record}, 'statement', ${standingStatement(key.accountId, today)}, 'reports', ${lastReports(key.accountId, reports)}, 'checks', ${lastChecks(key.accountId, reports)}) as row
    from ${from} where ${owned(key)}`,
  )
  if (!found) return null
  const { own, ...company } = found
  return { ...company, record: company.record && asSeen(company.record, own) }
}

export type Member = { email: string; role: Role; createdAt: string }
/** A browser that is signed in; `id` is the digest of its token, which opens nothing. */
export type Session = { id: string; email: string; device: string; createdAt: string; expiresAt: string }

/** The members of an account, and the browsers that are signed in: of all of them, or of one address. */
export const membersOf = async (db: Db, accountId: number, email: string | null): Promise<{ members: Member[]; sessions: Session[] }> =>
  (await firstRow<{ members: Member[]; sessions: Session[] }>(
    db,
    sql`
  select json_build_object(
    'members', (select coalesce(json_agg(json_build_object('email', e.email, 'role', e.role, 'createdAt', e.created_at) order by e.created_at, e.email), '[]')
      from account_emails e where e.account_id = ${accountId}),
    'sessions', (select coalesce(json_agg(json_build_object('id', s.token_sha256, 'email', s.email, 'device', s.device, 'createdAt', s.created_at,
        'expiresAt', s.expires_at) order by s.created_at desc), '[]')
      from panel_sessions s join account_emails e on e.email = s.email
      where e.account_id = ${accountId} and s.expires_at > now() and (${email}::text is null or s.email = ${email}))) as row`,
  )) ?? { members: [], sessions: [] }

/** Ends a session of the account (of one address, where one is given). False where there is none. */
export const endSession = async (db: Db, accountId: number, email: string | null, id: string): Promise<boolean> =>
  (
    await db.execute(sql`
  delete from panel_sessions s using account_emails e where s.token_sha256 = ${id} and e.email = s.email and e.account_id = ${accountId}
    and (${email}::text is null or s.email = ${email}) returning 1`)
  ).rows.length > 0

/**
 * Gives an address a role in an account; a new address becomes a member. False where the address is another account's, or it is the last
 * owner's and would be one no more. The account's row is locked, so that two owners cannot step down at once.
 */
export const setMember = async (db: Db, accountId: number, email: string, role: Role): Promise<boolean> => {
  const [, set] = await db.batch([
    db.execute(sql`select 1 from accounts where id = ${accountId} for update`),
    db.execute(sql`
      insert into account_emails (email, account_id, role) values (${email}, ${accountId}, ${role})
      on conflict (email) do update set role = excluded.role where account_emails.account_id = ${accountId} and ${ownerStays(accountId, email, role)} returning 1`),
  ])
  return set.rows.length > 0
}

/** Takes an address out of an account, with its links and sessions. False where it is not a member, or the last owner. */
export const removeMember = async (db: Db, accountId: number, email: string): Promise<boolean> => {
  const [, removed] = await db.batch([
    db.execute(sql`select 1 from accounts where id = ${accountId} for update`),
    db.execute(sql`
      delete from account_emails where email = ${email} and account_id = ${accountId} and ${ownerStays(accountId, email, null)} returning 1`),
  ])
  return removed.rows.length > 0
}

const ownerStays = (accountId: number, email: string, role: Role | null) =>
  sql`(${role}::text = 'owner' or account_emails.role <> 'owner'
    or exists (select 1 from account_emails o where o.account_id = ${accountId} and o.role = 'owner' and o.email <> ${email}))`
