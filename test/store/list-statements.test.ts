/** How far the statement of an account holds: what carries it on, what ends it, and whose it is. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../lib/platform/database.ts'
import { companyWithRecord } from '../../lib/store/records.ts'
import { stateList, unstateList } from '../../lib/store/list-statements.ts'
import { unfollowCompany } from '../../lib/store/companies.ts'
import { openTestStore } from '../support/store.ts'

const TODAY = '2026-11-20'
let store: Awaited<ReturnType<typeof openTestStore>>
let db: Db
beforeAll(async () => {
  store = await openTestStore()
  db = store.db
  await store.rowsOf(
    `insert into plans (id, company_allowance) values ('p', 9)`,
    `insert into accounts (name, plan_id) values ('a', 'p'), ('b', 'p')`,
    `insert into companies (office, registry_root, registry_no) values ('ANKARA', '1', '1')`,
    `insert into preparations (company_id, stage) values (1, 'ready')`,
    `insert into profiles (company_id, version, built_at, record) values (1, 1, now(), '{"id": 1, "retrievalComplete": false}')`,
  )
})
afterAll(() => store?.close())

const key = { accountId: 1, id: 1 }
const state = (until: string) => stateList(db, key, { until, statedBy: 'A. Uyum', note: null })
const stated = async (accountId = 1) => (await companyWithRecord(db, { accountId, id: 1 }, TODAY))?.record?.listStated
const notice = (ref: string, published: string | null, more: Record<string, string> = {}) => {
  const row: Record<string, string | null> = { ref, published_on: published, text: ref, ...more }
  const values = Object.values(row).map((value) => (value === null ? 'null' : `'${value}'`))
  return store.rowsOf(
    `insert into notices (company_id, notice_type, archived_at, ${Object.keys(row).join(', ')}) values (1, 'x', now(), ${values.join(', ')})`,
    'update profiles set built_at = clock_timestamp()',
  )
}
const issue = (day: string, dayState: string) => store.rowsOf(`insert into gazette_issues (day, state) values ('${day}', '${dayState}')`)

beforeEach(async () => {
  await store.rowsOf(
    'delete from list_statements',
    'delete from gazette_issues',
    'delete from notices',
    'delete from follows',
    'insert into follows (account_id, company_id) values (1, 1), (2, 1)',
  )
  await notice('brought', '2026-10-01')
})

test('without a watch it holds until its day, for the account that made it and no other', async () => {
  await state('2026-11-10')
  expect([await stated(), await stated(2)]).toEqual([{ on: '2026-11-10', until: '2026-11-10' }, undefined])
})

test.each([
  ['a day read, one without an issue, today to come', ['17 read', '18 none', '19 read', '20 open'], '2026-11-20'],
  ['an issue that is late ends it the day before', ['17 read', '18 open', '19 read', '20 open'], '2026-11-17'],
  ['a day nobody asked for is a gap', ['18 read', '19 read', '20 read'], '2026-11-16'],
])('the watch carries it on: %s', async (_, days, until) => {
  for (const day of days) await issue(`2026-11-${day.slice(0, 2)}`, day.slice(3))
  await state('2026-11-16')
  expect(await stated()).toEqual({ on: '2026-11-16', until })
})

test('an issue read before the account followed the company told nothing of it', async () => {
  for (const day of ['17', '18', '19']) await issue(`2026-11-${day}`, 'read')
  await store.rowsOf(`update gazette_issues set updated_at = now() - interval '1 day' where day = '2026-11-18'`)
  await state('2026-11-16')
  expect(await stated()).toEqual({ on: '2026-11-16', until: '2026-11-17' })
})

test('a later notice the profile does not rest on yet holds it back', async () => {
  for (const day of ['17', '18', '19']) await issue(`2026-11-${day}`, 'read')
  await state('2026-11-16')
  await notice('new', '2026-11-18')
  expect(await stated()).toEqual({ on: '2026-11-16', until: '2026-11-20' })
  await store.rowsOf(`update notices set archived_at = null where ref = 'new'`)
  expect(await stated()).toEqual({ on: '2026-11-16', until: '2026-11-17' })
})

test.each<[string, string | null, Record<string, string>, boolean]>([
  ['of its days, not brought', '2026-09-01', {}, false],
  ['of its last day', '2026-11-16', {}, false],
  ['of no known day', null, {}, false],
  ['after its days', '2026-11-17', {}, true],
  ['of its days, the same text', '2026-10-01', { text: 'brought' }, true],
  ['of its days, the same number and day', '2026-10-01', { notice_no: '7' }, true],
  ['of its days, the same number on another day', '2026-10-02', { notice_no: '7' }, false],
])('a notice found later, %s', async (_, published, more, holds) => {
  await store.rowsOf(`update notices set notice_no = '7'`)
  await state('2026-11-16')
  await notice('found later', published, more)
  expect((await stated()) !== undefined).toBe(holds)
  // who knows of it may state it again
  await state('2026-11-16')
  expect(await stated()).toEqual({ on: '2026-11-16', until: '2026-11-16' })
})

test('it ends when it is taken back, and when the company is no longer followed', async () => {
  await state('2026-11-16')
  expect([await unstateList(db, key), await stated()]).toEqual([true, undefined])
  await state('2026-11-16')
  await unfollowCompany(db, 1, 1)
  await store.rowsOf('insert into follows (account_id, company_id) values (1, 1)')
  expect(await stated()).toBeUndefined()
})

test('nobody states anything of a company that is not theirs', async () => {
  await store.rowsOf('delete from follows where account_id = 1')
  expect([await state('2026-11-16'), await unstateList(db, key)]).toEqual([null, false])
})
