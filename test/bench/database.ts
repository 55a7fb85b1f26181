/**
 * `npm run bench -- database [companies] [facts a company]`: fills a throw-away PostgreSQL with made-up rows (one million companies and ten
 * million facts unless told otherwise), then prints for each statement of the request path its plan, buffers and time. The choice of
 * indexes stands on it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import pg from 'pg'
import { migrate } from '../../tools/local/migrate.ts'
import { startPostgres } from '../../tools/stand-ins/postgres.ts'
import type { Db } from '../../lib/platform/database.ts'
import { listChanges, streamChanges } from '../../lib/store/changes.ts'
import { followCompany, listCompanies, listTermEnds, searchCompanies } from '../../lib/store/companies.ts'
import { companyWithRecord } from '../../lib/store/records.ts'
import { findKey } from '../../lib/store/keys.ts'
import { noticeDocument } from '../../lib/store/notices.ts'
import { companyMaterial } from '../../lib/store/profiles.ts'
import { stalledPreparations } from '../../lib/store/preparations.ts'

const WORDS = [
  'enerji',
  'yapi',
  'tekstil',
  'gida',
  'insaat',
  'turizm',
  'makine',
  'lojistik',
  'yazilim',
  'tarim',
  'kimya',
  'metal',
  'orman',
  'deniz',
  'mobilya',
  'saglik',
]

const fill = (companies: number, factsEach: number): [name: string, statement: string][] => [
  ['plans', `insert into plans (id, company_allowance) values ('bench', 1000000)`],
  ['accounts', `insert into accounts (name, plan_id) select 'hesap ' || n, 'bench' from generate_series(1, 200) n`],
  [
    'keys',
    `insert into api_keys (account_id, key, secret_sha256, sandbox, label) select n, 'kny_canli_' || n, md5(n::text), false, 'bench' from generate_series(1, 200) n`,
  ],
  [
    'companies',
    `insert into companies (office, registry_root, registry_no, title, title_key, status, notice_count, last_notice_on, mersis_no)
    select (array['ANKARA','İSTANBUL','İZMİR','BURSA','DENİZLİ'])[1 + n % 5], n::text, n::text, upper(w) || ' ' || n || ' ANONİM ŞİRKETİ', w || ' ' || n, 'ACTIVE', 10, '2025-01-01', lpad(n::text, 16, '0')
    from (select n, (array['${WORDS.join("','")}'])[1 + (n * 7) % ${WORDS.length}] || ' ' || (array['${WORDS.join("','")}'])[1 + (n * 13 + n / 16) % ${WORDS.length}] as w from generate_series(1, ${companies}) n) g`,
  ],
  ['preparations', `insert into preparations (company_id, stage) select id, 'ready' from companies`],
  [
    'follows',
    `insert into follows (account_id, company_id, title) select 1 + id % 200, id, title from companies where id % 10 = 0
    union select 1, id, title from companies where id <= ${Math.min(companies, 100_000)}`,
  ],
  [
    'notices',
    `insert into notices (company_id, ref, notice_type, text, published_on, archived_at, extractor, pdf_key)
    select id, 'b' || id, 'Yönetim Kurulu', repeat('x', 400), '2025-01-01', now(), '1', 'gazete/x.pdf' from companies`,
  ],
  [
    'facts',
    `insert into facts (notice_id, id, company_id, kind, statement, quote, start, "end", verified, extractor)
    select n.id, 'f' || n.id || '-' || k, n.company_id, 'appointment', '{"person": "AYŞE YILMAZ", "role": "board_member", "until": "2027-01-01"}', 'AYŞE YILMAZ üye seçilmiştir', 1, 30, true, '1'
    from notices n, generate_series(1, ${factsEach}) k`,
  ],
  [
    'profiles',
    `insert into profiles (company_id, version, built_at, record) select id, 1, now(), jsonb_build_object('facts', repeat('y', 3000)) from companies where id % 10 = 0 or id <= 100000`,
  ],
  [
    'term_ends',
    `insert into term_ends (company_id, fact_id, ends_on, person, role, basis, notice_id, source)
    select company_id, 'f' || id || '-1', date '2025-01-01' + (id % 1500)::int, 'AYŞE YILMAZ', 'board_member', 'printed', id, '{"quote": "q"}' from notices`,
  ],
  [
    'changes',
    `insert into changes (company_id, key, kind, category, "on", notice_id, detail, announced_at, sequence)
    select company_id, 'k' || k, 'sermaye', 'sermaye', '2025-01-01', id, '{"summary": {"tr": "Sermaye artırıldı", "en": "Capital was increased"}}', now(), (k - 1) * ${companies} + id
    from notices, generate_series(1, 3) k`,
  ],
  ['counter', `insert into change_counter (last) values (${companies * 3})`],
  ['statistics', 'vacuum analyze'],
]

/** Runs a store function on a stand-in for the database that only collects the statements it would send. */
export const statementsOf = async (run: (db: Db) => Promise<unknown>): Promise<{ sql: string; params: unknown[] }[]> => {
  const dialect = new PgDialect({ casing: 'snake_case' })
  const collected: { sql: string; params: unknown[] }[] = []
  const execute = (statement: SQL) => {
    const { sql, params } = dialect.sqlToQuery(statement)
    collected.push({ sql, params })
    return { rows: [] }
  }
  const query = (text: string, params: unknown[]) => {
    collected.push({ sql: text, params })
    return []
  }
  await run({ execute, batch: (all: unknown[]) => all, $client: { query } } as never).catch(() => undefined)
  return collected
}

/** @see the head of this file */
export const databaseBench = async (companies = 1_000_000, factsEach = 10): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'kunye-bench-'))
  const postgres = await startPostgres({ dataDir: join(dir, 'postgres'), fast: true })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await migrate(postgres.url)
    await client.connect()
    await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '64MB'`)
    for (const [name, statement] of fill(companies, factsEach)) {
      const started = Date.now()
      await client.query(statement)
      console.log(`filled ${name.padEnd(14)} ${((Date.now() - started) / 1000).toFixed(1)} s`)
    }
    await client.query(`set work_mem = '4MB'`)
    const someone = { accountId: 1, sandbox: false }
    const any = { kind: null, categories: [] }
    const search = { registryRoot: null, mersisNo: null, office: null, activeOnly: false, sandbox: false, limit: 10 }
    const cases: [name: string, run: (db: Db) => Promise<unknown>][] = [
      ['key look-up', (db) => findKey(db, 'kny_canli_7', 'x')],
      ['profile of a followed company', (db) => companyWithRecord(db, { accountId: 1, id: 4242 }, '2026-01-01')],
      ["profile of somebody else's company", (db) => companyWithRecord(db, { accountId: 2, id: 4242 }, '2026-01-01')],
      ['first page of 100,000 followed', (db) => listCompanies(db, someone, 200, 0)],
      ['first page of 5,000 followed', (db) => listCompanies(db, { accountId: 11, sandbox: false }, 200, 0)],
      ['term ends within 120 days, 100,000 followed', (db) => listTermEnds(db, someone, '2025-04-01')],
      ['search, narrow words', (db) => searchCompanies(db, { ...search, words: ['enerji', '4242'] })],
      ['search, one broad word', (db) => searchCompanies(db, { ...search, words: ['ene'] })],
      ['search, broad word inside titles', (db) => searchCompanies(db, { ...search, words: ['mobi', 'en'] })],
      ['search, registry number', (db) => searchCompanies(db, { ...search, words: ['4242'], registryRoot: '4242' })],
      [
        'follow a new company',
        (db) => followCompany(db, 1, { office: 'ANKARA', registryNo: '99999999', registryRoot: '99999999', title: null }),
      ],
      ['PDF of a notice', (db) => noticeDocument(db, someone, 4242)],
      [
        "page of a company's changes",
        (db) => listChanges(db, { accountId: 1, id: 4242 }, { ...any, from: null, until: null, limit: 100, offset: 0 }),
      ],
      ['changes from the beginning, 100,000 followed', (db) => streamChanges(db, someone, { ...any, limit: 101, after: 0 })],
      [
        'changes after the last one seen, 100,000 followed',
        (db) => streamChanges(db, someone, { ...any, limit: 101, after: companies * 3 - 50 }),
      ],
      [
        'changes from the beginning, 5,000 followed',
        (db) => streamChanges(db, { accountId: 11, sandbox: false }, { ...any, limit: 101, after: 0 }),
      ],
      [
        'changes after the last one seen, 5,000 followed',
        (db) => streamChanges(db, { accountId: 11, sandbox: false }, { ...any, limit: 101, after: companies * 3 - 50 }),
      ],
      [
        'newest changes, 5,000 followed',
        (db) => streamChanges(db, { accountId: 11, sandbox: false }, { ...any, limit: 101, before: null }),
      ],
      ['material of a profile', (db) => companyMaterial(db, 4242, '2026-11-22')],
      ['stalled preparations', (db) => stalledPreparations(db, { minutes: 15, pause: 120, limit: 200 })],
    ]
    for (const [name, run] of cases) {
      for (const { sql, params } of await statementsOf(run)) {
        await client.query('begin')
        await client.query({ text: sql, values: params })
        await client.query('rollback; begin')
        const { rows } = await client.query({ text: `explain (analyze, buffers, costs off, timing off) ${sql}`, values: params })
        await client.query('rollback')
        const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN'] ?? '')
        const time = plan.find((line: string) => line.startsWith('Execution Time'))?.replace('Execution Time: ', '') ?? ''
        const scans = plan
          .filter((line: string) => /Scan/.test(line))
          .map((line: string) =>
            line
              .trim()
              .replace(/^->\s*/, '')
              .replace(/ \(actual.*/, ''),
          )
        console.log(`\n${name}: ${time}\n  ${[...new Set(scans)].join('\n  ')}`)
        if (process.env.PLANS) console.log(plan.join('\n'))
      }
    }
  } finally {
    await client.end().catch(() => undefined)
    await postgres.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
