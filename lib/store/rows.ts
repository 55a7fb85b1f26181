import type { SQL } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'

/**
 * Statements that do several things at once are written as SQL that returns one JSON column named `row`: dates and instants arrive as ISO
 * text, numbers as numbers, and nothing depends on the driver's type parsers.
 */
export const rows = async <Row>(db: Db, statement: SQL): Promise<Row[]> =>
  (await db.execute<{ row: Row }>(statement)).rows.map(({ row }) => row)

/** The first row of {@link rows}, or null. */
export const firstRow = async <Row>(db: Db, statement: SQL): Promise<Row | null> => (await rows<Row>(db, statement))[0] ?? null

/** A value as JSON text for a parameter; null stays SQL's null. */
export const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value))
