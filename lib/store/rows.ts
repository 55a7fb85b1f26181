import { Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from '../platform/database.ts'

/**
 * Statements that do several things at once are written as SQL that returns one JSON column named `row`: dates and instants arrive as ISO
 * text, numbers as numbers, and nothing depends on the driver's type parsers.
 */
export const rows = async <Row>(db: Db, statement: SQL): Promise<Row[]> =>
  (await db.execute<{ row: Row }>(statement)).rows.map(({ row }) => row)

/** The first row of {@link rows}, or null. */
export const firstRow = async <Row>(db: Db, statement: SQL): Promise<Row | null> => (await rows<Row>(db, statement))[0] ?? null

/** A value of a statement: itself, or the place where it goes once the statement is sent ({@link prepared}). */
export type Slot<Value> = Value | Placeholder
type Given = Readonly<Record<string, string | number | boolean | null | undefined>>
type Slots<Asked extends Given> = {
  [Name in keyof Asked]: Exclude<Asked[Name], string | number> | (Asked[Name] & (string | number) extends never ? never : Placeholder)
}

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * A statement of a read that is asked often: written once for each shape of what it is asked with, and from then on only sent. (To have it
 * written anew each time costs as much CPU as all else that a group does for a small answer.) `write` gets text and numbers as places in
 * the statement; what is null, true or false it gets as it is, and may write another statement for it. Returns all columns of its rows.
 */
export const prepared = <Asked extends Given>(write: (asked: Slots<Asked>) => SQL) => {
  const written = new Map<string, { text: string; params: unknown[] }>()
  return async <Row>(db: Db, asked: Asked): Promise<Row[]> => {
    const values: Given = asked
    let shape = ''
    for (const name in values) shape += isPlaced(values[name]) ? `${name} ` : `${name} ${values[name]} `
    let known = written.get(shape)
    if (!known) {
      const slots = Object.entries(values).map(([name, value]) => [name, isPlaced(value) ? sql.placeholder(name) : value])
      const query = dialect.sqlToQuery(write(Object.fromEntries(slots) as Slots<Asked>))
      known = { text: query.sql, params: query.params }
      written.set(shape, known)
    }
    const params = known.params.map((param) => (param instanceof Placeholder ? values[param.name] : param))
    return (await db.$client.query(known.text, params)) as Row[]
  }
}

const isPlaced = (value: Given[string]): boolean => typeof value === 'string' || typeof value === 'number'

/** A value as JSON text for a parameter; null stays SQL's null. */
export const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value))
