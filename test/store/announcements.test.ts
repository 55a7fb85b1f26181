import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../lib/platform/database.ts'
import { announceChanges } from '../../lib/store/announcements.ts'
import { openTestStore } from '../support/store.ts'

let db: Db
let sqlOf: (...statements: string[]) => Promise<unknown>
let close = async (): Promise<void> => {}
beforeAll(async () => {
  const store = await openTestStore()
  ;({ db, close } = store)
  sqlOf = store.database.sql
  await sqlOf(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p'), ('b', 'p'), ('c', 'p')`,
    `insert into companies (code, office, registry_root, registry_no) values (null, 'ANKARA', '1', '1'), (null, 'ANKARA', '2', '2'), ('DENEME-X', 'ANKARA', '3', '3')`,
    `insert into follows (account_id, company_id) values (1, 1), (2, 1), (3, 2)`,
  )
})
beforeEach(() => sqlOf('delete from webhooks', 'delete from deliveries', 'delete from announcements', 'delete from changes'))
afterAll(() => close())

const webhook = (account: number, more: { sandbox?: boolean; categories?: string[]; active?: boolean } = {}) =>
  sqlOf(`
  insert into webhooks (account_id, sandbox, url, categories, secret, active)
  values (${account}, ${more.sandbox ?? false}, 'https://w${account}.example.com/', '{${(more.categories ?? []).join(',')}}', '', ${more.active ?? true})`)
const addChange = (company: number, key: string, category: string, announced = 'null') =>
  db.execute(
    sql.raw(`
  insert into changes (company_id, key, kind, category, "on", detail, announced_at)
  values (${company}, '${key}', 'durum', '${category}', '2026-01-0${key.length}', '{"key": "${key}"}', ${announced})`),
  )
const deliveries = async (): Promise<{ account: number; categories: string[]; changes: string[] }[]> =>
  (
    await db.execute<{ row: never }>(sql`
  select json_build_object('account', w.account_id, 'categories', d.categories, 'changes', (select json_agg(c ->> 'key') from jsonb_array_elements(a.changes) c)) as row
  from deliveries d join webhooks w on w.id = d.webhook_id join announcements a on a.id = d.announcement_id order by w.account_id, w.id, a.id`)
  ).rows.map(({ row }) => row)

test('one delivery for each webhook of a follower that wants any of the categories, active or paused, with what it wants', async () => {
  await webhook(1)
  await webhook(1, { categories: ['sermaye', 'unvan'] })
  await webhook(1, { categories: ['unvan'] })
  await webhook(2, { active: false })
  await webhook(3)
  await webhook(1, { sandbox: true })
  await db.batch([addChange(1, 'k', 'sermaye'), addChange(1, 'kk', 'durum'), db.execute(announceChanges([1]))])
  expect(await deliveries()).toEqual([
    { account: 1, categories: ['durum', 'sermaye'], changes: ['kk', 'k'] },
    { account: 1, categories: ['sermaye'], changes: ['kk', 'k'] },
    { account: 2, categories: ['durum', 'sermaye'], changes: ['kk', 'k'] },
  ])
})

test('what was announced is not announced again, and history never', async () => {
  await webhook(1)
  await db.batch([addChange(1, 'k', 'sermaye'), addChange(1, 'kk', 'durum', 'now()'), db.execute(announceChanges([1]))])
  await db.batch([addChange(1, 'kkk', 'unvan'), db.execute(announceChanges([1]))])
  await db.execute(announceChanges([1]))
  expect(await deliveries()).toEqual([
    { account: 1, categories: ['sermaye'], changes: ['k'] },
    { account: 1, categories: ['unvan'], changes: ['kkk'] },
  ])
})

test('several companies at once: one announcement each', async () => {
  await webhook(1)
  await webhook(3)
  await db.batch([
    addChange(1, 'k', 'sermaye'),
    addChange(2, 'k', 'sermaye'),
    addChange(2, 'kk', 'durum'),
    db.execute(announceChanges([1, 2])),
  ])
  expect(await deliveries()).toEqual([
    { account: 1, categories: ['sermaye'], changes: ['k'] },
    { account: 3, categories: ['durum', 'sermaye'], changes: ['kk', 'k'] },
  ])
})

test('sandbox companies are told to webhooks of sandbox keys alone', async () => {
  await webhook(1)
  await webhook(2, { sandbox: true })
  await db.batch([addChange(3, 'k', 'sermaye'), db.execute(announceChanges([3]))])
  expect(await deliveries()).toEqual([{ account: 2, categories: ['sermaye'], changes: ['k'] }])
})

test('a batch that fails announces nothing', async () => {
  await webhook(1)
  await expect(db.batch([addChange(1, 'k', 'sermaye'), db.execute(announceChanges([1])), db.execute(sql`select 1 / 0`)])).rejects.toThrow()
  expect(await deliveries()).toEqual([])
})
