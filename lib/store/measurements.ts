import { sql } from 'drizzle-orm'
import type { Component } from '../domain/health/components.ts'
import type { Measurement, OperatorNote } from '../domain/health/status.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { firstRow, rows } from './rows.ts'

export type Outcome = 'ok' | 'slow' | 'failed'
export type Counts = Record<Outcome, number>

/** The statement that adds to a day's counts of a part: by itself, or in a batch with the work it counts. */
export const countWork = (db: Db, day: IsoDate, component: Component, { ok, slow, failed }: Counts) =>
  db.execute(sql`
  insert into measurements (day, component, ok, slow, failed) values (${day}, ${component}, ${ok}, ${slow}, ${failed})
  on conflict (day, component) do update set ok = measurements.ok + excluded.ok, slow = measurements.slow + excluded.slow, failed = measurements.failed + excluded.failed`)

/** Counts one piece of work. Called after the answer was sent: it costs the caller nothing. */
export const measure = async (db: Db, day: IsoDate, component: Component, outcome: Outcome): Promise<void> => {
  await countWork(db, day, component, { ok: 0, slow: 0, failed: 0, [outcome]: 1 })
}

const note = sql`json_build_object('day', day, 'component', component, 'state', state, 'tr', tr, 'en', en)`

/** All that was counted and noted from a day on. One request. */
export const workSince = async (db: Db, from: IsoDate): Promise<{ measurements: Measurement[]; notes: OperatorNote[] }> =>
  (await firstRow<{ measurements: Measurement[]; notes: OperatorNote[] }>(
    db,
    sql`
    select json_build_object(
      'measurements', coalesce((select json_agg(json_build_object('day', day, 'component', component, 'ok', ok, 'slow', slow, 'failed', failed)) from measurements where day >= ${from}::date), '[]'),
      'notes', coalesce((select json_agg(${note} order by day desc, component) from status_notes where day >= ${from}::date), '[]')) as row`,
  )) ?? { measurements: [], notes: [] }

/** The notes of operators from a day on, the latest first; all without one. */
export const listStatusNotes = (db: Db, from: IsoDate | null): Promise<OperatorNote[]> =>
  rows(db, sql`select ${note} as row from status_notes where ${from}::date is null or day >= ${from}::date order by day desc, component`)

/** Days of a part, both ends included. */
type Span = { component: Component; from: IsoDate; until: IsoDate }

/** Writes an operator's note on a part for each of the days, in place of earlier ones. */
export const noteStatus = async (
  db: Db,
  { component, from, until, state, tr, en }: Span & Omit<OperatorNote, 'day' | 'component'>,
): Promise<void> => {
  await db.execute(sql`
    insert into status_notes (day, component, state, tr, en)
    select day::date, ${component}, ${state}, ${tr}, ${en} from generate_series(${from}::date, ${until}::date, interval '1 day') as day
    on conflict (day, component) do update set state = excluded.state, tr = excluded.tr, en = excluded.en`)
}

/** Takes an operator's notes back. Returns of how many days. */
export const removeStatusNotes = async (db: Db, { component, from, until }: Span): Promise<number> =>
  (
    await db.execute(
      sql`delete from status_notes where component = ${component} and day between ${from}::date and ${until}::date returning 1`,
    )
  ).rows.length
