/** Several deliveries changed at once by two who do not know of each other: both come through, whatever the order they name them in. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import type { Db } from '../../lib/platform/database.ts'
import { markPublished } from '../../lib/store/deliveries.ts'
import { resendSince, updateWebhook } from '../../lib/store/webhooks.ts'
import { openTestStore } from '../support/store.ts'

const MANY = 5
let url = ''
let db: Db
let close = async (): Promise<void> => {}
beforeAll(async () => {
  const store = await openTestStore()
  ;({ db, close } = store)
  url = store.database.url
  await store.database.sql(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p')`,
    `insert into webhooks (account_id, sandbox, url, categories, secret) values (1, false, 'https://a.example/', '{}', '')`,
    `insert into announcements (account_id, event, categories, changes) select 1, 'yetki.degisiklik', '{}', '[]' from generate_series(1, ${MANY})`,
    `insert into deliveries (id, webhook_id, announcement_id, event, categories, state) select 'tsl_' || lpad((${MANY} - id)::text, 4, '0'), 1, id, 'yetki.degisiklik', '{}', 'pending' from announcements`,
  )
})
afterAll(() => close())

const connected = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
const waiting = async () =>
  (
    await db.execute<{ id: string; due: string }>(
      sql`select id, extract(epoch from due_at) as due from deliveries order by created_at, id desc`,
    )
  ).rows.map(({ id, due }) => ({ id, webhookId: 1, attempt: 1, dueAt: Number(due) }))

/** Whether another session may lock a delivery at once. */
const isFree = async (id: string): Promise<boolean> => {
  const client = await connected()
  return client
    .query(`select 1 from deliveries where id = '${id}' for update nowait`)
    .then(() => true)
    .catch(() => false)
    .finally(() => client.end())
}

test.each([
  ['what is sent again', () => resendSince(db, { accountId: 1, sandbox: false, world: null }, 1, { day: dayIn(new Date()) })],
  ['what the queue has', async () => markPublished(db, await waiting())],
  [
    'a webhook that goes on',
    () => updateWebhook(db, { accountId: 1, sandbox: false, world: null }, 1, { url: null, categories: null, events: null, active: true }),
  ],
] as const)('%s locks its deliveries by their ids, and waits for the first with none of the others in its hands', async (_, change) => {
  await db.execute(sql`update webhooks set active = false`)
  const ids = (await waiting()).map(({ id }) => id).sort()
  const holder = await connected()
  await holder.query(`begin; select 1 from deliveries where id = '${ids[0]}' for update`)
  const changed = change()
  await new Promise((done) => setTimeout(done, 300))
  const others = await Promise.all(ids.slice(1).map(isFree))
  await holder.query('commit')
  await holder.end()
  await changed
  expect(others).toEqual(others.map(() => true))
})
