import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUp } from '../../lib/pipeline/clean-up.ts'
import type { Db } from '../../lib/platform/database.ts'
import { removeOldDeliveries } from '../../lib/store/clean-up.ts'
import { createWebhook } from '../../lib/store/webhooks.ts'
import { openTestStore } from '../support/store.ts'

let db: Db
let rowsOf: (...statements: string[]) => Promise<Record<string, unknown>[]>
let close = async (): Promise<void> => {}
beforeAll(async () => {
  ;({ db, rowsOf, close } = await openTestStore())
  await rowsOf(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p'), ('b', 'p')`,
    `insert into companies (office, registry_root, registry_no) values ('ANKARA', '1', '1')`,
  )
})
beforeEach(async () => {
  await rowsOf(
    'delete from deliveries',
    'delete from announcements',
    'delete from webhooks',
    `insert into webhooks (account_id, sandbox, url, categories, secret) values (1, false, 'https://a.example.com/', '{}', '')`,
  )
})
afterAll(() => close())

const announced = (daysAgo: number, deliveries: [id: string, state: string, triedDaysAgo: number | null][]) =>
  rowsOf(
    `insert into announcements (company_id, categories, changes, created_at) values (1, '{}', '[]', now() - interval '${daysAgo} days')`,
    ...deliveries.map(
      ([id, state, tried]) => `insert into deliveries (id, webhook_id, announcement_id, categories, state, last_attempt_at, created_at)
    select '${id}', (select id from webhooks), max(id), '{}', '${state}', ${tried === null ? 'null' : `now() - interval '${tried} days'`}, now() - interval '${daysAgo} days' from announcements`,
    ),
  )
const kept = async (): Promise<unknown> => ({
  deliveries: (await rowsOf('select id from deliveries order by id')).map(({ id }) => id),
  announcements: (await rowsOf('select count(*)::int as n from announcements'))[0]?.n,
})

test('what is over for longer than the days kept goes, with what it told; what may still be sent stays however old it is', async () => {
  await announced(200, [
    ['received', 'succeeded', 199],
    ['given-up', 'given_up', 120],
  ])
  await announced(200, [
    ['waiting', 'pending', null],
    ['to-try-again', 'failed', 150],
    ['received-2', 'succeeded', 150],
  ])
  await announced(120, [['sent-again', 'succeeded', 3]])
  await announced(10, [['new', 'succeeded', 10]])
  await announced(5, [])
  expect(await cleanUp(db, 90)).toEqual({
    deliveries_removed: 3,
    announcements_removed: 1,
    answers_removed: 0,
    mails_removed: 0,
    worlds_ended: 0,
    days_removed: 0,
  })
  expect(await kept()).toEqual({ deliveries: ['new', 'sent-again', 'to-try-again', 'waiting'], announcements: 4 })
  expect(await cleanUp(db, 90)).toEqual({
    deliveries_removed: 0,
    announcements_removed: 0,
    answers_removed: 0,
    mails_removed: 0,
    worlds_ended: 0,
    days_removed: 0,
  })
})

test('a run that stopped after any statement is finished by the next, and loses nothing that is kept', async () => {
  await announced(200, [
    ['a', 'succeeded', 190],
    ['b', 'succeeded', 180],
    ['c', 'succeeded', 170],
    ['d', 'pending', null],
  ])
  expect(await removeOldDeliveries(db, 90, 2)).toBe(2)
  expect(await kept()).toEqual({ deliveries: ['c', 'd'], announcements: 1 })
  expect(await cleanUp(db, 90)).toEqual({
    deliveries_removed: 1,
    announcements_removed: 0,
    answers_removed: 0,
    mails_removed: 0,
    worlds_ended: 0,
    days_removed: 0,
  })
  expect(await kept()).toEqual({ deliveries: ['d'], announcements: 1 })
})

test('webhooks made at once do not pass the limit together', async () => {
  const make = (accountId: number, sandbox = false) =>
    createWebhook(
      db,
      { accountId, sandbox },
      { url: 'https://a.example.com/', categories: [], events: ['sirket.degisiklik'], secret: '' },
      5,
    )
  const made = await Promise.all([...Array.from({ length: 12 }, () => make(1)), make(2), make(1, true)])
  expect(made.filter((each) => each !== null)).toHaveLength(4 + 2)
  expect(await rowsOf('select account_id, sandbox, count(*)::int as n from webhooks group by 1, 2 order by 1, 2')).toEqual([
    { account_id: '1', sandbox: false, n: 5 },
    { account_id: '1', sandbox: true, n: 1 },
    { account_id: '2', sandbox: false, n: 1 },
  ])
})
