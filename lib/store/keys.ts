import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { firstRow } from './rows.ts'

/** A key with what its account's plan allows. */
export type KeyRecord = {
  keyId: number
  accountId: number
  sandbox: boolean
  secretSha256: string
  expiresAt: string | null
  revokedAt: string | null
  hourlyLimit: number
  /** Over all keys of the account. */
  accountHourlyLimit: number
  companyAllowance: number
  /** The day that the clock of a sandbox key shows where it has a world of its own. */
  sandboxDay: string | null
  /** A sandbox key that is published: it changes nothing. */
  shared: boolean
  /** Web origins whose pages may read its answers. */
  origins: string[]
}

/** The key's record, null where there is none. Notes the use in the same statement when the secret fits and the key is live. */
export const findKey = (db: Db, key: string, secretSha256: string): Promise<KeyRecord | null> =>
  firstRow(
    db,
    sql`
  update api_keys k set last_used_at = case when k.secret_sha256 = ${secretSha256} and k.revoked_at is null then now() else k.last_used_at end
  from accounts a join plans p on p.id = a.plan_id
  where k.key = ${key} and a.id = k.account_id
  returning json_build_object('keyId', k.id, 'accountId', k.account_id, 'sandbox', k.sandbox, 'secretSha256', k.secret_sha256, 'expiresAt', k.expires_at,
    'revokedAt', k.revoked_at, 'hourlyLimit', p.hourly_limit, 'accountHourlyLimit', greatest(p.account_hourly_limit, p.hourly_limit), 'companyAllowance', p.company_allowance, 'origins', k.origins, 'sandboxDay', k.sandbox_day, 'shared', k.shared) as row`,
  )

export type KeyState = 'in_use' | 'expired' | 'revoked'

/** Whether a key opens anything at that instant. */
export const keyState = ({ revokedAt, expiresAt }: Pick<KeyRecord, 'revokedAt' | 'expiresAt'>, now: Date): KeyState =>
  revokedAt !== null ? 'revoked' : expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'in_use'
