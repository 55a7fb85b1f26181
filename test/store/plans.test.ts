/** Statements of a door find their rows by an index: what they look at does not grow with the companies there are. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listChanges } from '../../lib/store/changes.ts'
import { companyState, type CompanyKey } from '../../lib/store/companies.ts'
import { listDisclosures } from '../../lib/store/disclosures.ts'
import { companyShown } from '../../lib/store/folds.ts'
import { companyWithRecord } from '../../lib/store/records.ts'
import type { Db } from '../../lib/platform/database.ts'
import { statementsOf } from '../bench/database.ts'
import { openTestStore } from '../support/store.ts'

const COMPANIES = 2000
const LARGE = ['companies', 'notices', 'changes', 'folds', 'shown_days', 'profiles', 'disclosures', 'follows', 'preparations']
let store: Awaited<ReturnType<typeof openTestStore>>
beforeAll(async () => {
  store = await openTestStore()
  await store.database.sql(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p')`,
    `insert into companies (office, registry_root, registry_no) select 'ANKARA', n::text, n::text from generate_series(1, ${COMPANIES}) n`,
    `insert into preparations (company_id, stage) select id, 'ready' from companies`,
    'insert into follows (account_id, company_id) select 1, id from companies',
    `insert into notices (company_id, ref, notice_type, published_on) select id, id || '-' || k, 'İlan', date '2020-01-01' + k from companies, generate_series(1, 10) k`,
    `insert into changes (company_id, key, kind, category, notice_id, detail) select company_id, id::text, 'durum', 'durum', id, '{}' from notices`,
    `insert into profiles (company_id, version, built_at, record) select id, 1, now(), '{}' from companies`,
    `insert into folds (company_id, account_id, version, code, from_day, until_day, officer_count, officers, profile)
      select id, 0, 1, 'c', '2026-01-01', '2027-01-01', 0, '[]', '{}' from companies`,
    `insert into shown_days (company_id, account_id, known_from, known_until, version, code, from_day, until_day, officer_count, officers, profile)
      select id, 0, 'infinity', 'infinity', 1, 'c', date '2020-01-01' + k, date '2020-01-01' + k + 1, 0, '[]', '{}' from companies, generate_series(1, 5) k`,
    `insert into disclosures (company_id, ref, published_at, kind, subject, matched_by, title, title_key, attachments) select id, 'd' || id, now(), 'ODA', 'x', 'mersis', 'X', 'x', '[]' from companies`,
    'analyze',
  )
})
afterAll(() => store?.close())

const company: CompanyKey = { accountId: 1, id: 1234 }
const all = { kind: null, from: null, until: null, limit: 50, offset: 0 }
const asked = { code: 'c', today: '2026-03-03' }
const STATEMENTS: Record<string, (db: Db) => Promise<unknown>> = {
  status: (db) => companyState(db, company),
  'feed of a company': (db) => listChanges(db, company, { ...all, categories: [] }),
  disclosures: (db) => listDisclosures(db, company, all),
  'officers of today': (db) => companyShown(db, company, 'officers', { ...asked, day: '2026-03-03' }),
  'officers of a past day': (db) => companyShown(db, company, 'officers', { ...asked, day: '2020-01-03' }),
  'officers by what was known': (db) => companyShown(db, company, 'officers', { ...asked, day: '2020-01-03', known: '2020-01-03' }),
  record: (db) => companyWithRecord(db, company, '2026-03-03'),
}

test.each(Object.entries(STATEMENTS))('%s reads no large table from end to end', async (_, run) => {
  const client = new pg.Client({ connectionString: store.database.url })
  await client.connect()
  try {
    const [statement] = await statementsOf(run)
    const { rows } = await client.query({
      text: `explain (analyze, costs off, timing off) ${statement?.sql}`,
      values: statement?.params ?? [],
    })
    const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN'] ?? '')
    expect(plan.length).toBeGreaterThan(3)
    expect(plan.filter((line) => LARGE.some((table) => line.includes(`Seq Scan on ${table}`)) && !line.includes('never executed'))).toEqual(
      [],
    )
  } finally {
    await client.end()
  }
})
