import { sql } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'

/** Parts of the service that are measured. */
export type Component = 'gateway' | 'limiter' | 'gazette_source' | 'gazette_issue' | 'archive' | 'page_reader' | 'profiles'
export type Outcome = 'ok' | 'slow' | 'failed'

/** Counts one piece of work. Called after the answer was sent: it costs the caller nothing. */
export const measure = async (db: Db, day: IsoDate, component: Component, outcome: Outcome): Promise<void> => {
  const one = (wanted: Outcome): number => (outcome === wanted ? 1 : 0)
  await db.execute(sql`
    insert into measurements (day, component, ok, slow, failed) values (${day}, ${component}, ${one('ok')}, ${one('slow')}, ${one('failed')})
    on conflict (day, component) do update set ok = measurements.ok + excluded.ok, slow = measurements.slow + excluded.slow, failed = measurements.failed + excluded.failed`)
}
