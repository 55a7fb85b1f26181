import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'

/**
 * Removes deliveries that are over and were last tried more than `days` ago, the oldest first; one that may still be sent stays. Returns
 * how many.
 */
export const removeOldDeliveries = async (db: Db, days: number, limit: number): Promise<number> =>
  (
    await db.execute(sql`
  delete from deliveries where id in (
    select id from deliveries where state in ('succeeded', 'given_up') and last_attempt_at < now() - make_interval(days => ${days}) order by last_attempt_at limit ${limit})
  and state in ('succeeded', 'given_up') returning 1`)
  ).rows.length

/** Removes announcements more than `days` old that no delivery tells any longer. Returns how many. */
export const removeOldAnnouncements = async (db: Db, days: number, limit: number): Promise<number> =>
  (
    await db.execute(sql`
  delete from announcements where id in (
    select a.id from announcements a where a.created_at < now() - make_interval(days => ${days}) and not exists (select 1 from deliveries d where d.announcement_id = a.id)
    order by a.created_at limit ${limit}) returning 1`)
  ).rows.length
