import { neon, neonConfig } from '@neondatabase/serverless'
import { sql as raw } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/neon-http'
import { bigint, date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNeon } from '../../tools/stand-ins/neon.ts'
import type { StandIn } from '../../tools/stand-ins/server.ts'
import { freshDatabase } from '../support/database.ts'
import type { TestDatabase } from '../support/database.ts'

let database: TestDatabase
let server: StandIn
const { fetchEndpoint } = neonConfig

beforeAll(async () => {
  database = await freshDatabase()
  server = await startNeon({ databaseUrl: database.url })
  neonConfig.fetchEndpoint = `${server.url}/sql`
  await database.sql(
    'CREATE TABLE things (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text UNIQUE, day date, at timestamptz, tags text[], data jsonb, bytes bytea)',
  )
})

afterAll(async () => {
  neonConfig.fetchEndpoint = fetchEndpoint
  await server.close()
  await database.drop()
})

const things = pgTable('things', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text(),
  day: date(),
  at: timestamp({ withTimezone: true, mode: 'string' }),
  tags: text().array(),
  data: jsonb(),
})

const client = () => neon(database.url.replace('kunye@', 'kunye:any@'))

describe('the driver neon()', () => {
  test('values of every type come back as they went in', async () => {
    const sql = client()
    const rows =
      await sql`INSERT INTO things (name, day, tags, data, bytes) VALUES (${'Ünvan Ş.'}, ${'2024-02-29'}, ${['a', 'b"c']}, ${JSON.stringify({ n: [1, null] })}, ${Buffer.from([0, 255])})
      RETURNING name, day::text AS day, tags, data, bytes, 1::int AS n, 2.50::numeric AS money, true AS yes, NULL AS nothing, 9007199254740993::bigint AS big`
    expect(rows).toEqual([
      {
        name: 'Ünvan Ş.',
        day: '2024-02-29',
        tags: ['a', 'b"c'],
        data: { n: [1, null] },
        bytes: Buffer.from([0, 255]),
        n: 1,
        money: '2.50',
        yes: true,
        nothing: null,
        big: '9007199254740993',
      },
    ])
  })

  test('full results in array mode', async () => {
    const result = await client().query('SELECT 1 AS a, 2 AS a', [], { fullResults: true, arrayMode: true })
    expect(result).toMatchObject({ command: 'SELECT', rowCount: 1, rows: [[1, 2]], fields: [{ name: 'a' }, { name: 'a' }] })
  })

  test('an error carries the SQLSTATE and the constraint', async () => {
    const sql = client()
    await sql`INSERT INTO things (name) VALUES ('twice')`
    await expect(sql`INSERT INTO things (name) VALUES ('twice')`).rejects.toMatchObject({
      name: 'NeonDbError',
      code: '23505',
      severity: 'ERROR',
      table: 'things',
      constraint: 'things_name_key',
      detail: 'Key (name)=(twice) already exists.',
    })
    await expect(sql`SELECT * FROM nowhere`).rejects.toMatchObject({ code: '42P01' })
  })

  test('one statement per query, as on Neon', async () => {
    await expect(client().query('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: '42601' })
  })

  test('a transaction is all or nothing and takes its modes from the headers', async () => {
    const sql = client()
    await expect(sql.transaction([sql`INSERT INTO things (name) VALUES ('kept?')`, sql`SELECT 1/0`])).rejects.toMatchObject({
      code: '22012',
    })
    expect(await sql`SELECT 1 FROM things WHERE name = 'kept?'`).toEqual([])
    const modes = { isolationLevel: 'Serializable', readOnly: true, deferrable: true } as const
    const shown = await sql.transaction(
      [sql`SHOW transaction_isolation`, sql`SHOW transaction_read_only`, sql`SHOW transaction_deferrable`],
      modes,
    )
    expect(shown).toEqual([
      [{ transaction_isolation: 'serializable' }],
      [{ transaction_read_only: 'on' }],
      [{ transaction_deferrable: 'on' }],
    ])
  })

  test('many at once, more than there are connections', async () => {
    const sql = client()
    const rows = await Promise.all(Array.from({ length: 60 }, (_, i) => sql`SELECT ${i}::int AS i, pg_sleep(0.01)`))
    expect(rows.map(([row]) => row?.i)).toEqual(Array.from({ length: 60 }, (_, i) => i))
  })
})

describe('drizzle over neon-http', () => {
  test('select, insert, db.execute', async () => {
    const db = drizzle(client())
    const [row] = await db
      .insert(things)
      .values({ name: 'drizzle', day: '2025-01-31', at: '2025-01-31T10:00:00Z', tags: ['x'], data: { a: 'ğ' } })
      .returning()
    expect(row).toMatchObject({ name: 'drizzle', day: '2025-01-31', tags: ['x'], data: { a: 'ğ' } })
    expect((await db.execute(raw`SELECT count(*)::int AS n FROM things WHERE name = 'drizzle'`)).rows).toEqual([{ n: 1 }])
  })

  test('db.batch is one transaction', async () => {
    const db = drizzle(client())
    const [inserted, read] = await db.batch([
      db.insert(things).values({ name: 'batch' }).returning({ name: things.name }),
      db.select({ day: things.day }).from(things).limit(1),
    ])
    expect(inserted).toEqual([{ name: 'batch' }])
    expect(read).toHaveLength(1)
    await expect(db.batch([db.insert(things).values({ name: 'lost' }), db.insert(things).values({ name: 'batch' })])).rejects.toThrow()
    expect(
      await db
        .select()
        .from(things)
        .where(raw`name = 'lost'`),
    ).toEqual([])
  })
})

test('an outage of the database is an error of the driver, and over when it is over', async () => {
  const faults = (body: object) => fetch(`${server.url}/_faults`, { method: 'POST', body: JSON.stringify(body) })
  await faults({ down: true })
  await expect(client()`SELECT 1`).rejects.toThrow('Error connecting to database')
  await faults({ down: false, fail_next: 1 })
  await expect(client()`SELECT 1`).rejects.toThrow('HTTP status 503')
  expect(await client()`SELECT 1 AS one`).toEqual([{ one: 1 }])
})
