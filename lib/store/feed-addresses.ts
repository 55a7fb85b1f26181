import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { firstRow, rows } from './rows.ts'

/** What a secret address gives: term ends as a calendar, or changes as a feed. */
export type AddressKind = 'calendar' | 'feed'
/** `rotation` counts how often it was changed; `sandbox`: of the made-up companies. */
export type FeedAddress = { id: number; rotation: number; kind: AddressKind; sandbox: boolean; createdAt: string }

const addressRow = sql`json_build_object('id', id, 'rotation', rotation, 'kind', kind, 'sandbox', sandbox, 'createdAt', created_at)`

/** The secret addresses of a member. */
export const feedAddresses = (db: Db, email: string): Promise<FeedAddress[]> =>
  rows(db, sql`select ${addressRow} as row from feed_addresses where email = ${email} order by sandbox, kind`)

/** Makes a member's address, or changes the one there is: the former closes at once. */
export const renewFeedAddress = async (db: Db, email: string, kind: AddressKind, sandbox: boolean): Promise<void> => {
  await db.execute(sql`
    insert into feed_addresses (email, kind, sandbox) values (${email}, ${kind}, ${sandbox}::boolean)
    on conflict (email, kind, sandbox) do update set rotation = feed_addresses.rotation + 1, created_at = now()`)
}

/** Closes a member's address. */
export const closeFeedAddress = async (db: Db, email: string, kind: AddressKind, sandbox: boolean): Promise<void> => {
  await db.execute(sql`delete from feed_addresses where email = ${email} and kind = ${kind} and sandbox = ${sandbox}::boolean`)
}

/** For which account an address gives something of this kind; null where it is closed or was changed. */
export const addressOwner = (
  db: Db,
  kind: AddressKind,
  { id, rotation }: { id: number; rotation: number },
): Promise<{ accountId: number; sandbox: boolean } | null> =>
  firstRow(
    db,
    sql`
    select json_build_object('accountId', e.account_id, 'sandbox', a.sandbox) as row from feed_addresses a join account_emails e on e.email = a.email
    where a.id = ${id} and a.rotation = ${rotation} and a.kind = ${kind}`,
  )
