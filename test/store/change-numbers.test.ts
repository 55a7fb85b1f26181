/** Numbers of changes: no reader that goes on from the last number it saw misses a change, however transactions overlap. */
import { createHash } from 'node:crypto'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../lib/platform/database.ts'
import { numberChanges } from '../../lib/store/change-numbers.ts'
import { reconcile, streamChanges } from '../../lib/store/changes.ts'
import { followCompany, unfollowCompany } from '../../lib/store/companies.ts'
import { eventually } from '../support/eventually.ts'
import { openTestStore } from '../support/store.ts'

let db: Db
let url = ''
let rowsOf: (...statements: string[]) => Promise<Record<string, unknown>[]>
let sqlOf: (...statements: string[]) => Promise<unknown>
let close = async (): Promise<void> => {}
beforeAll(async () => {
  const store = await openTestStore()
  ;({ db, close, rowsOf } = store)
  ;({ sql: sqlOf, url } = store.database)
  await sqlOf(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p'), ('b', 'p')`,
    `insert into companies (office, registry_root, registry_no) select 'ANKARA', n::text, n::text from generate_series(1, 3) n`,
    'insert into follows (account_id, company_id) values (1, 1), (1, 2), (2, 3)',
  )
})
beforeEach(() => sqlOf('truncate changes, account_changes, change_streams, change_counter'))
afterAll(() => close())

const number = new PgDialect({ casing: 'snake_case' }).sqlToQuery(numberChanges)
const insert = `insert into changes (company_id, key, kind, category, detail, announced_at) values ($1, $2, 'durum', 'durum', to_json($2::text), now())`

/** A job's transaction, step by step. */
const transaction = async () => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  const end = (command: string) => async (): Promise<void> => {
    await client.query(command)
    await client.end()
  }
  return {
    add: (company: number, key: string) => client.query(insert, [company, key]),
    lock: (company: number) => client.query('select pg_advisory_xact_lock($1)', [company]),
    number: () => client.query(number.sql, number.params),
    commit: end('commit'),
    abort: end('rollback'),
  }
}
const read = (after: number, accountId = 1, limit = 500) =>
  streamChanges<string>(db, { accountId, sandbox: false }, { kind: null, categories: [], limit, after })
const seen = async (after = 0, accountId = 1) =>
  (await read(after, accountId)).changes.map((change) => `${change.sequence} ${change.detail}`)

test('a transaction that began first and commits last gets the later number', async () => {
  const slow = await transaction()
  await slow.add(1, 'slow')
  const quick = await transaction()
  await quick.add(2, 'quick')
  await quick.number()
  await quick.commit()
  expect(await seen()).toEqual(['1 quick'])
  await slow.number()
  await slow.commit()
  expect(await seen(1)).toEqual(['2 slow'])
})

test('a number is given only when every lower one is visible', async () => {
  const first = await transaction()
  await first.add(1, 'first')
  await first.number()
  const second = await transaction()
  await second.add(2, 'second')
  let numbered = false
  const waiting = second.number().finally(() => {
    numbered = true
  })
  expect(await read(0)).toEqual({ last: 0, changes: [] })
  expect(numbered).toBe(false)
  await first.commit()
  await waiting
  expect(await seen()).toEqual(['1 first'])
  await second.commit()
  expect(await seen()).toEqual(['1 first', '2 second'])
})

test('an aborted transaction leaves no hole', async () => {
  const first = await transaction()
  await first.add(1, 'lost')
  await first.number()
  const second = await transaction()
  await second.add(2, 'kept')
  const waiting = second.number()
  await first.abort()
  await waiting
  await second.commit()
  expect(await seen()).toEqual(['1 kept'])
})

test('many writers at once: readers with a cursor see every change of their companies once, in order', async () => {
  const writers = Array.from({ length: 6 }, async (_, writer) => {
    for (let round = 0; round < 15; round++) {
      const job = await transaction()
      for (let at = 0; at <= (round + writer) % 3; at++) await job.add(1 + ((writer + at) % 3), `${writer}-${round}-${at}`)
      await job.number()
      await (round % 5 === 4 ? job.abort() : job.commit())
    }
  })
  let writing = true
  const done = Promise.all(writers).finally(() => {
    writing = false
  })
  const readers = [1, 2].map(async (accountId) => {
    const collected: number[] = []
    for (let cursor = 0, last = false; ; last = !writing) {
      const page = await read(cursor, accountId, 7)
      collected.push(...page.changes.map((change) => change.sequence))
      cursor = page.changes.length === 7 ? (page.changes.at(-1)?.sequence ?? cursor) : page.last
      if (last && page.changes.length < 7) return collected
    }
  })
  const [mine, theirs] = await Promise.all(readers)
  await done
  const all = await Promise.all([1, 2].map(async (accountId) => (await read(0, accountId)).changes.map((change) => change.sequence)))
  expect([mine, theirs]).toEqual(all)
  for (const numbers of all) expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at + 1))
})

const feedOf = async (after: number, accountId: number) => (await read(after, accountId)).changes.map(({ detail }) => detail)
const committed = async (company: number, ...keys: string[]): Promise<void> => {
  const job = await transaction()
  for (const key of keys) await job.add(company, key)
  await job.number()
  await job.commit()
}

test('what a cursor shows after a follow is the same whether others follow the company or nobody did', async () => {
  await committed(2, 'before')
  const follow = (root: string) => followCompany(db, 2, { office: 'ANKARA', registryRoot: root, registryNo: root, title: null })
  await committed(1, 'old 1', 'old 2')
  await sqlOf(
    `insert into changes (company_id, key, kind, category, detail, announced_at, origin) values (1, 'night', 'durum', 'durum', '"night"', now(), 'calendar')`,
  )
  await committed(1)
  const { last } = await read(0, 2)
  await follow('1')
  expect(await feedOf(last, 2)).toEqual(['old 1', 'old 2'])
  await follow('9')
  const fresh = Number((await rowsOf(`select id from companies where registry_root = '9'`))[0]?.id)
  await committed(fresh, 'new 1', 'new 2')
  expect(await feedOf(last, 2)).toEqual(['old 1', 'old 2', 'new 1', 'new 2'])
  expect((await read(0, 2)).changes.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
  await unfollowCompany(db, 2, 1)
  await committed(1, 'of nobody to 2')
  expect(await feedOf(0, 2)).toEqual(['old 1', 'old 2', 'new 1', 'new 2'])
  await follow('1')
  expect(await feedOf(4, 2)).toEqual(['of nobody to 2'])
})

test('a follow at the same moment as a job loses none of its changes', async () => {
  const job = await transaction()
  await job.lock(3)
  await job.add(3, 'first')
  await job.number()
  const following = followCompany(db, 1, { office: 'ANKARA', registryRoot: '3', registryNo: '3', title: null })
  await eventually(async () =>
    expect(
      await rowsOf(`select 1 as waits from pg_locks l join pg_database d on d.oid = l.database
    where not l.granted and d.datname = current_database()`),
    ).not.toEqual([]),
  )
  await job.commit()
  await following
  expect(await feedOf(0, 1)).toContain('first')
  await unfollowCompany(db, 1, 3)
})

test('a cursor of the numbers that all accounts shared goes on where it stood', async () => {
  await committed(3, 'a', 'b')
  await committed(1, 'c')
  await committed(3, 'd')
  await committed(2, 'e')
  // as the migration leaves it: five were numbered for all; account 1 was told the third and the fifth of them
  await sqlOf(
    'update change_counter set base = last',
    'update account_changes set sequence = sequence + 5',
    'update change_streams set last = last + 5, former = last + 5',
  )
  expect(await seen(0)).toEqual(['6 c', '7 e'])
  for (const cursor of [1, 2]) expect(await seen(cursor)).toEqual(['6 c', '7 e'])
  for (const cursor of [3, 4]) expect(await seen(cursor)).toEqual(['7 e'])
  expect(await seen(5)).toEqual([])
  await committed(1, 'f')
  expect(await seen(5)).toEqual(['8 f'])
  expect(await seen(6)).toEqual(['7 e', '8 f'])
  expect(await seen(7)).toEqual(['8 f'])
})

test('reconciliation digests what a client keeps', async () => {
  await committed(1, 'a', 'b')
  await committed(2, 'c')
  const rows = (await read(0)).changes.map(({ sequence, company }) => [sequence, company.id, 'durum', null])
  const told = await reconcile(db, { accountId: 1, sandbox: false }, 1, 3)
  expect(told).toEqual({ first: 1, last: 3, count: 3, digest: createHash('sha256').update(JSON.stringify(rows)).digest('hex') })
  expect((await reconcile(db, { accountId: 1, sandbox: false }, 2, 2)).count).toBe(1)
})
