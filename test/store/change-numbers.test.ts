/** Numbers of changes: no reader that goes on from the last number it saw misses a change, however transactions overlap. */
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../lib/platform/database.ts'
import { numberChanges, streamChanges } from '../../lib/store/changes.ts'
import { openTestStore } from '../support/store.ts'

let db: Db
let url = ''
let sqlOf: (...statements: string[]) => Promise<unknown>
let close = async (): Promise<void> => {}
beforeAll(async () => {
  const store = await openTestStore()
  ;({ db, close } = store)
  ;({ sql: sqlOf, url } = store.database)
  await sqlOf(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p'), ('b', 'p')`,
    `insert into companies (office, registry_root, registry_no) select 'ANKARA', n::text, n::text from generate_series(1, 3) n`,
    'insert into follows (account_id, company_id) values (1, 1), (1, 2), (2, 3)',
  )
})
beforeEach(() => sqlOf('delete from changes', 'delete from change_counter'))
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
  const numbers = all.flat().toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at + 1))
})
