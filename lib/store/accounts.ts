import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { firstRow, rows } from './rows.ts'

export type Plan = { id: string; companyAllowance: number; hourlyLimit: number; accountHourlyLimit: number; accounts: number }
export type Account = { id: number; name: string; plan: string; companies: number; keys: number; createdAt: string }
export type Key = {
  id: number
  key: string
  account: string
  label: string
  sandbox: boolean
  shared: boolean
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string | null
  revokedAt: string | null
  origins: string[]
}

/** Creates a plan or changes what it allows. */
export const setPlan = async (db: Db, plan: Omit<Plan, 'accounts'>): Promise<void> => {
  await db.execute(sql`
    insert into plans (id, company_allowance, hourly_limit, account_hourly_limit)
    values (${plan.id}, ${plan.companyAllowance}, ${plan.hourlyLimit}, ${plan.accountHourlyLimit})
    on conflict (id) do update set company_allowance = excluded.company_allowance, hourly_limit = excluded.hourly_limit,
      account_hourly_limit = excluded.account_hourly_limit`)
}

export const listPlans = (db: Db): Promise<Plan[]> =>
  rows(
    db,
    sql`
  select json_build_object('id', p.id, 'companyAllowance', p.company_allowance, 'hourlyLimit', p.hourly_limit,
    'accountHourlyLimit', greatest(p.account_hourly_limit, p.hourly_limit), 'accounts', (select count(*) from accounts a where a.plan_id = p.id)) as row from plans p order by p.id`,
  )

/** Creates an account, or puts an existing one of that name on the plan. Null where there is no such plan. */
export const setAccount = (db: Db, name: string, plan: string): Promise<{ id: number } | null> =>
  firstRow(
    db,
    sql`
  insert into accounts (name, plan_id) select ${name}, id from plans where id = ${plan}
  on conflict (name) do update set plan_id = excluded.plan_id returning json_build_object('id', id) as row`,
  )

/** Sets whether an account's decisions on hits hold only once somebody else has confirmed them. False where there is no such account. */
export const setFourEyes = async (db: Db, name: string, isAsked: boolean): Promise<boolean> =>
  (await db.execute(sql`update accounts set four_eyes = ${isAsked}::boolean where name = ${name} returning 1`)).rows.length > 0

/** The accounts that were made by an operator: not those of keys that a shared one gave (worlds.ts). */
export const listAccounts = (db: Db): Promise<Account[]> =>
  rows(
    db,
    sql`
  select json_build_object('id', a.id, 'name', a.name, 'plan', a.plan_id, 'createdAt', a.created_at,
    'companies', (select count(*) from follows f where f.account_id = a.id),
    'keys', (select count(*) from api_keys k where k.account_id = a.id and k.revoked_at is null)) as row from accounts a
  where not exists (select 1 from api_keys k where k.account_id = a.id and k.made_by is not null) order by a.id`,
  )

export const findAccount = (db: Db, name: string): Promise<{ id: number } | null> =>
  firstRow(db, sql`select json_build_object('id', id) as row from accounts where name = ${name}`)

/**
 * Adds a key to an account; the caller has made key and secret and passes only the secret's SHA-256. False where there is no such account.
 */
export const addKey = async (
  db: Db,
  key: { account: string; key: string; secretSha256: string; sandbox: boolean; shared?: boolean; label: string; expiresOn: string | null },
): Promise<boolean> =>
  (
    await db.execute(sql`
  insert into api_keys (account_id, key, secret_sha256, sandbox, shared, label, expires_at)
  select id, ${key.key}, ${key.secretSha256}, ${key.sandbox}::boolean, ${key.shared ?? false}::boolean, ${key.label}, ${key.expiresOn}::timestamptz from accounts where name = ${key.account}
  on conflict (key) do nothing returning 1`)
  ).rows.length > 0

const keyRow = sql`json_build_object('id', k.id, 'key', k.key, 'account', a.name, 'label', k.label, 'sandbox', k.sandbox, 'shared', k.shared, 'createdAt', k.created_at, 'lastUsedAt', k.last_used_at,
    'expiresAt', k.expires_at, 'revokedAt', k.revoked_at, 'origins', k.origins)`

/** The keys of an account (null: of all accounts that were made by an operator). */
export const listKeys = (db: Db, account: string | null): Promise<Key[]> =>
  rows(
    db,
    sql`
  select ${keyRow} as row from api_keys k join accounts a on a.id = k.account_id where case when ${account}::text is null then k.made_by is null else a.name = ${account} end order by a.id, k.id`,
  )

/** Revokes a key of the account (null: of any). False where there is no such key in use. */
export const revokeKey = async (db: Db, key: string, account: string | null): Promise<boolean> =>
  (
    await db.execute(sql`
    update api_keys k set revoked_at = now() from accounts a
    where k.key = ${key} and k.revoked_at is null and a.id = k.account_id and (${account}::text is null or a.name = ${account}) returning 1`)
  ).rows.length > 0

/** Gives a key a new secret. False where there is no such key in use. */
export const replaceSecret = async (db: Db, key: string, secretSha256: string): Promise<boolean> =>
  (await db.execute(sql`update api_keys set secret_sha256 = ${secretSha256} where key = ${key} and revoked_at is null returning 1`)).rows
    .length > 0

/** Sets whose pages may read what a key of the account is answered. False where there is no such key in use. */
export const setOrigins = async (db: Db, key: string, account: string, origins: readonly string[]): Promise<boolean> =>
  (
    await db.execute(sql`
    update api_keys k set origins = array(select value from json_array_elements_text(${JSON.stringify(origins)}::json)) from accounts a
    where k.key = ${key} and k.revoked_at is null and a.id = k.account_id and a.name = ${account} returning 1`)
  ).rows.length > 0
