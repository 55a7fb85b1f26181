import { createHash, randomBytes } from 'node:crypto'
import { type Browser, openBrowser } from './browser.ts'
import type { TestService } from './service.ts'

/** A browser in which a member is signed in already; the address becomes one of the account, in this role. */
export const signedIn = async (service: TestService, accountId: number, email: string, role: string): Promise<Browser> => {
  const token = randomBytes(32).toString('base64url')
  const digest = createHash('sha256').update(token).digest('hex')
  await service.database.sql(
    `insert into account_emails (email, account_id, role) values ('${email}', ${accountId}, '${role}') on conflict (email) do update set role = excluded.role`,
    `insert into panel_sessions (token_sha256, email, expires_at) values ('${digest}', '${email}', now() + interval '1 day')`,
  )
  const browser = openBrowser(service.url, { 'accept-language': 'tr' })
  browser.cookies.set('kunye_oturum', token)
  return browser
}
