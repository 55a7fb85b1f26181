/** How far the gazette was read, and what of it was the caller's. */
import { sql } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { lastNumber } from './change-numbers.ts'
import { type Caller, streamOf } from './changes.ts'
import { settledDay } from './gazette-issues.ts'
import { firstRow } from './rows.ts'

/**
 * `last` is the last issue that was read: how many notices it lists, and how many of those are of companies the caller follows. `openDays`
 * are the days before today that are not settled.
 */
export type Flow = {
  last: { day: IsoDate; issue: string | null; readAt: string; listed: number; theirs: number; settled: boolean } | null
  settledOn: IsoDate | null
  openDays: IsoDate[]
  lastChange: number
  lastEvent: number
}

/** Where the flow stands for a caller. */
export const flowOf = async (db: Db, caller: Caller, today: IsoDate): Promise<Flow> => {
  const row = await firstRow<Flow>(
    db,
    sql`
    select json_build_object('last', (
        select json_build_object('day', g.day, 'issue', g.issue, 'readAt', g.updated_at, 'listed', g.listed, 'settled', g.settled_at is not null,
          'theirs', case when ${caller.sandbox}::boolean then 0 else (select count(*) from notices n join follows f on f.company_id = n.company_id and f.account_id = a.id
            where n.published_on = g.day) end)
        from gazette_issues g where g.state = 'read' order by g.day desc limit 1),
      'settledOn', ${settledDay}, 'openDays', coalesce((select json_agg(day order by day) from gazette_issues where state <> 'none' and settled_at is null and day < ${today}::date), '[]'),
      'lastChange', ${lastNumber(streamOf(caller))}, 'lastEvent', case when ${caller.sandbox}::boolean then coalesce((select last_event from api_keys where id = ${caller.world ?? null}), 0) else a.last_event end) as row
    from accounts a where a.id = ${caller.accountId}`,
  )
  if (!row) throw new Error('a key without an account')
  return row
}
