/**
 * `npm run bench -- scale [COMPANIES…]`: the statements of the request path and of the night over databases of so many companies (10,000
 * and 100,000 unless told otherwise) with ten notices each, in rows as the pipeline writes them. Prints for each statement the time
 * PostgreSQL takes and the pages it looks at (medians of many companies or accounts), how these compare with the smallest database, and, for the largest, its plan;
 * and what the tables take on disk. An account follows a thousand companies, whatever the size; each company is followed by two accounts.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../tools/local/migrate.ts'
import { startPostgres } from '../../tools/stand-ins/postgres.ts'
import { THRESHOLDS } from '../../lib/domain/watch/term-changes.ts'
import type { Db } from '../../lib/platform/database.ts'
import { numberChanges } from '../../lib/store/change-numbers.ts'
import { listChanges, reconcile, streamChanges } from '../../lib/store/changes.ts'
import { companyState, listCompanies, listTermEnds, searchCompanies } from '../../lib/store/companies.ts'
import { companyShown, dueFolds } from '../../lib/store/folds.ts'
import { foldsDue } from '../../lib/store/fold-due.ts'
import { takeIssue } from '../../lib/store/gazette-issues.ts'
import { companyMaterial } from '../../lib/store/profiles.ts'
import { companyWithRecord } from '../../lib/store/records.ts'
import { companiesWithLapsedTerm, dueTermEnds } from '../../lib/store/term-scans.ts'
import { signersPage } from '../../lib/store/signer-states.ts'
import { dueWatches } from '../../lib/store/watches.ts'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import { statementsOf } from './database.ts'

const TODAY = '2026-03-02'
const FOLLOWED = 1000
const NOTICES = 10
const TIMES = 15
const CODE = 'bench'

const fill = (companies: number): string[] => {
  const accounts = Math.max(2, (companies * 2) / FOLLOWED)
  return [
    `insert into plans (id, company_allowance) values ('bench', 1000000)`,
    `insert into accounts (name, plan_id) select 'hesap ' || n, 'bench' from generate_series(1, ${accounts}) n`,
    `insert into companies (office, registry_root, registry_no, title, title_key, status, notice_count, last_notice_on, mersis_no, retrieved_at)
      select (array['ANKARA','İSTANBUL','İZMİR','BURSA','DENİZLİ'])[1 + n % 5], n::text, n::text, upper(w) || ' ANONİM ŞİRKETİ', w, 'ACTIVE', ${NOTICES}, '2026-01-01', lpad(n::text, 16, '0'), now()
      from (select n, (array['enerji','yapi','tekstil','gida','insaat','turizm','makine','lojistik'])[1 + n * 7 % 8] || ' ' || substr(md5(n::text), 1, 6) || ' ' || n as w from generate_series(1, ${companies}) n) g`,
    `insert into preparations (company_id, stage) select id, 'ready' from companies`,
    `insert into follows (account_id, company_id, title) select 1 + (id - 1) / ${FOLLOWED} + half * ${accounts / 2}, id, title from companies, generate_series(0, 1) half`,
    `insert into notices (company_id, ref, notice_type, text, published_on, registered_on, archived_at, told_at, extractor, pdf_key, issue, page)
      select id, 'b' || id || '-' || k, 'Yönetim Kurulu', repeat(md5(id::text || k), 40), date '2016-01-01' + k * 360 + (id % 300)::int, date '2016-01-01' + k * 360 + (id % 300)::int, now(), now(), '1', 'gazette/' || md5(id::text || k), '10' || k, '7'
      from companies, generate_series(1, ${NOTICES}) k`,
    `insert into facts (notice_id, id, company_id, kind, statement, quote, start, "end", verified, extractor)
      select n.id, md5(n.id::text || k), n.company_id, 'appointment', '{"kind": "appointment", "person": "AYŞE YILMAZ", "role": "board_member", "until": "2027-01-01", "from": null, "term_years": null, "legal_entity": null}',
        'AYŞE YILMAZ üç yıl süre ile yönetim kurulu üyeliğine seçilmiştir', 1, 66, true, '1' from notices n, generate_series(1, 3) k`,
    `insert into profiles (company_id, version, built_at, record)
      select id, 1, now(), jsonb_build_object('facts', (select jsonb_agg(md5(id::text || k) || repeat('alinti ', 10)) from generate_series(1, 60) k)) from companies`,
    `insert into folds (company_id, account_id, version, code, from_day, until_day, officer_count, officers, profile)
      select id, 0, 1, '${CODE}', date '${TODAY}' - 5, date '${TODAY}' + 1 + (id % 55)::int, 3, (select string_agg(md5(id::text || k) || repeat('alinti ', 10), ',') from generate_series(1, 20) k),
        (select string_agg(md5(k::text || id) || repeat('alinti ', 10), ',') from generate_series(1, 120) k) from companies`,
    `insert into shown_days (company_id, account_id, known_from, known_until, version, code, from_day, until_day, officer_count, officers, profile)
      select company_id, 0, 'infinity', 'infinity', 1, '${CODE}', date '2018-01-01' + k * 300, date '2018-01-01' + k * 300 + 300, 3, officers, profile
      from folds, generate_series(1, 3) k where company_id % 10 = 0`,
    `insert into term_ends (company_id, fact_id, ends_on, person, role, basis, notice_id, source)
      select id, 'f' || k, date '${TODAY}' - 300 + (id * 7 % 1095)::int, 'AYŞE YILMAZ', 'board_member', 'printed', id * ${NOTICES}, jsonb_build_object('noticeId', id * ${NOTICES}, 'factId', 'f' || k, 'quote', 'üç yıl süre ile', 'verified', true)
      from companies, generate_series(1, 3) k`,
    `insert into changes (company_id, key, kind, category, "on", notice_id, detail, announced_at, sequence)
      select company_id, md5(id::text), 'yetkili-atama', 'yetkililer', published_on, id, jsonb_build_object('summary', jsonb_build_object('tr', md5(id::text) || ' atandı', 'en', md5(id::text) || ' was appointed'), 'quote', repeat('alinti ', 20)), now(), id
      from notices`,
    `insert into change_counter (last) values (${companies * NOTICES})`,
    `insert into account_changes (account_id, sequence, change_id)
      select f.account_id, row_number() over (partition by f.account_id order by c.sequence), c.id from follows f join changes c on c.company_id = f.company_id`,
    'insert into change_streams (account_id, last) select account_id, max(sequence) from account_changes group by account_id',
    `insert into signer_states (company_id, account_id, version, code, until_day, answers)
      select id, 0, 1, '${CODE}', date '${TODAY}' + 1 + (id % 366)::int, jsonb_build_object('codes', (select jsonb_object_agg(k, (k <> 'kredi')::int) from unnest(array[${Object.keys(
        judgementOf('TR').transactions,
      )
        .map((kind) => `'${kind}'`)
        .join()}]) k), 'groups', jsonb_build_array(answer, answer))
      from companies, lateral (select jsonb_build_object('lost', case when id % 20 = 0 then '[{"name": "AYŞE YILMAZ", "on": "2026-02-20"}]'::jsonb else '[]' end,
        'any', jsonb_build_object('verdict', case when id % 10 = 0 then 'no' else 'yes' end, 'endsOn', case when id % 10 <> 0 and id % 15 = 0 then '2026-03-20' end),
        'bands', (select jsonb_agg(jsonb_build_object('verdict', case when id % 10 = 0 then 'no' else 'yes' end, 'endsOn', null, 'to', case when k < 4 then (k * 100000)::text end) order by k) from generate_series(1, 4) k)) as answer) made`,
    `insert into authority_watches (account_id, company_id, co_signers, currency, answer, version, asked_on, until_day)
      select account_id, company_id, '{}', 'TRY', '{"verdict": "var", "reasons": []}', 1, '${TODAY}', date '${TODAY}' + 1 + (company_id % 700)::int from follows`,
    `insert into gazette_issues (day) values ('${TODAY}')`,
  ]
}

/* Rows first, then what is kept of them to find them by: an index that grows row by row takes most of the time of a million companies. What
   the rows refer to is made here and is there. */
const filled = async (client: pg.Client, companies: number): Promise<void> => {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  const setting = [`set session_replication_role = replica`, `set maintenance_work_mem = '1GB'`, `set work_mem = '512MB'`]
  const steps = [
    ...setting,
    ...indexes.map(({ name }) => `drop index ${name}`),
    ...fill(companies),
    ...indexes.map(({ definition }) => definition),
    'vacuum analyze',
    'reset work_mem',
  ]
  const started = Date.now()
  for (const [at, statement] of steps.entries()) {
    await client.query(statement)
    if (process.stderr.isTTY || companies > 100_000) {
      const [what] = /^(?:insert into \w+|create (?:unique )?index \w+|\w+ \w+)/i.exec(statement) ?? ['']
      process.stderr.write(`${((Date.now() - started) / 1000).toFixed(0)} s: ${at + 1} of ${steps.length} (${what})\n`)
    }
  }
}

type Case = { name: string; run: (db: Db, at: number, companies: number) => Promise<unknown>; times?: number }

/** A company of account 1 + at, somewhere in the database. */
const placed = (at: number, companies: number): { accountId: number; id: number } => {
  const id = 1 + ((at * 104_729) % companies)
  return { accountId: 1 + Math.floor((id - 1) / FOLLOWED), id }
}

const search = { registryRoot: null, mersisNo: null, office: null, activeOnly: false, sandbox: false, limit: 10 }
const any = { kind: null, categories: [] }
const issueOf = (companies: number) =>
  Array.from({ length: 3000 }, (_, at) => {
    const number = 5 * (1 + ((at * 7919) % Math.floor(companies / 5 - 1)))
    return {
      ref: `n${at}`,
      office: 'ANKARA',
      registryRoot: String(number),
      title: null,
      publishedOn: TODAY,
      issue: '11000',
      page: '1',
      noticeType: 'İlan',
    }
  })

const CASES: Case[] = [
  { name: 'status', run: (db, at, n) => companyState(db, placed(at, n)) },
  { name: 'list, a page of 50', run: (db, at, n) => listCompanies(db, { ...placed(at, n), sandbox: false }, 50, 100) },
  { name: 'profile, ready', run: (db, at, n) => companyShown(db, placed(at, n), 'profile', { code: CODE, today: TODAY, day: TODAY }) },
  { name: 'officers, ready', run: (db, at, n) => companyShown(db, placed(at, n), 'officers', { code: CODE, today: TODAY, day: TODAY }) },
  {
    name: 'officers of a past day, kept',
    run: (db, at, n) => {
      const { accountId, id } = placed(at, n)
      return companyShown(db, { accountId, id: id - (id % 10) + 10 }, 'officers', { code: CODE, today: TODAY, day: '2019-05-05' })
    },
  },
  {
    name: 'officers of a past day, by what was known on another',
    run: (db, at, n) => companyShown(db, placed(at, n), 'officers', { code: CODE, today: TODAY, day: '2019-05-05', known: '2020-01-01' }),
  },
  { name: 'record (signing check, report)', run: (db, at, n) => companyWithRecord(db, placed(at, n), TODAY) },
  { name: 'search, one company', run: (db, at, n) => searchCompanies(db, { ...search, words: [String(placed(at, n).id)] }) },
  { name: 'search, a broad word', run: (db) => searchCompanies(db, { ...search, words: ['ene'] }) },
  {
    name: 'search, registry number',
    run: (db, at, n) => searchCompanies(db, { ...search, words: ['x'], registryRoot: String(placed(at, n).id) }),
  },
  {
    name: 'feed of a company',
    run: (db, at, n) => listChanges(db, placed(at, n), { ...any, from: null, until: null, limit: 100, offset: 0 }),
  },
  {
    name: 'feed of an account, oldest first',
    run: (db, at, n) => streamChanges(db, { ...placed(at, n), sandbox: false }, { ...any, limit: 101, after: 0 }),
  },
  {
    name: 'feed of an account, after the last seen',
    run: (db, at, n) => streamChanges(db, { ...placed(at, n), sandbox: false }, { ...any, limit: 101, after: FOLLOWED * NOTICES - 50 }),
  },
  { name: 'term ends of an account, 120 days', run: (db, at, n) => listTermEnds(db, { ...placed(at, n), sandbox: false }, '2026-06-30') },
  {
    name: 'who can sign, over the list of an account',
    run: (db, at, n) =>
      signersPage(
        db,
        { ...placed(at, n), sandbox: false },
        {
          code: 'kredi',
          amount: '250000.00',
          today: TODAY,
          lostSince: '2026-02-01',
          endsBy: '2026-04-01',
          concern: null,
          foldCode: CODE,
          limit: 50,
          offset: 0,
        },
      ),
  },
  { name: 'what an account was told, 10,000 numbers', run: (db, at, n) => reconcile(db, { ...placed(at, n), sandbox: false }, 1, 10_000) },
  { name: 'night: watches due', run: (db) => dueWatches(db, '2026-03-03', 200) },
  { name: 'material of a profile', run: (db, at, n) => companyMaterial(db, placed(at, n).id, TODAY) },
  {
    name: 'night: 1,000 due terms',
    run: (db, at, n) => dueTermEnds(db, { after: '2026-03-01', until: TODAY }, THRESHOLDS, Math.floor((n * at) / 40), 1000),
  },
  {
    name: 'night: 50 lapsed companies',
    run: (db, at, n) => companiesWithLapsedTerm(db, { after: '2026-03-01', until: TODAY }, Math.floor((n * at) / 40), 50),
  },
  { name: 'night: 20 folds due', run: (db) => dueFolds(db, CODE, '2026-03-03', 20, null) },
  { name: 'a profile is built: its folds are due', run: async (db, at, n) => db.execute(foldsDue(placed(at, n).id)) },
  { name: 'a change is numbered', run: async (db) => db.execute(numberChanges) },
  { name: 'watch: an issue of 3,000 notices', run: (db, _, n) => takeIssue(db, TODAY, 3000, 'bench', true, issueOf(n)), times: 3 },
]

/** `pages`: those of the database that it looked at, in memory or not; what else the machine does makes no difference to them. */
type Measured = { name: string; ms: number; pages: number; plan: string[] }

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const measure = async (client: pg.Client, companies: number, { name, run, times = TIMES }: Case): Promise<Measured> => {
  const took: number[] = []
  const looked: number[] = []
  let plan: string[] = []
  for (let at = 1; at <= times + 2; at++) {
    const [statement] = await statementsOf((db) => run(db, at, companies))
    if (!statement) throw new Error(`${name} sends nothing`)
    const text = `explain (analyze, buffers, costs off, timing off) ${statement.sql}`
    // the first time brings its pages into memory, and counts for nothing
    for (let time = 0; time < 2; time++) {
      await client.query('begin')
      const { rows } = await client.query({ text, values: statement.params })
      await client.query('rollback')
      plan = rows.map((row: Record<string, string>) => row['QUERY PLAN'] ?? '')
    }
    const buffers = plan.find((each) => /^\s*Buffers: shared/.test(each)) ?? ''
    looked.push([...buffers.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, pages]) => sum + Number(pages), 0))
    const line = plan.find((each) => each.startsWith('Execution Time')) ?? ''
    // the first two warm what every server has warm
    if (at > 2) took.push(Number(/[\d.]+/.exec(line)?.[0]))
  }
  return { name, ms: median(took), pages: median(looked), plan }
}

const scansOf = (plan: readonly string[]): string[] => [
  ...new Set(
    plan
      .filter((line) => /Scan/.test(line))
      .map((line) =>
        line
          .trim()
          .replace(/^->\s*/, '')
          .replace(/ \(actual.*/, ''),
      ),
  ),
]

const sizesOf = async (client: pg.Client): Promise<Record<string, number>> => {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

const measureAll = async (companies: number): Promise<Measured[]> => {
  const dir = mkdtempSync(join(tmpdir(), 'kunye-bench-'))
  const postgres = await startPostgres({ dataDir: join(dir, 'postgres'), fast: true })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await migrate(postgres.url)
    await client.connect()
    const started = Date.now()
    await filled(client, companies)
    const sizes = await sizesOf(client)
    const all = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)
    console.log(
      `${companies} companies: filled in ${((Date.now() - started) / 1000).toFixed(0)} s, ${(all / 2 ** 20).toFixed(0)} MB, ${(all / companies / 1024).toFixed(1)} KB each`,
    )
    for (const [name, bytes] of Object.entries(sizes)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 9))
      console.log(`  ${name.padEnd(14)} ${(bytes / companies / 1024).toFixed(2).padStart(8)} KB a company`)
    const measured: Measured[] = []
    for (const one of CASES) measured.push(await measure(client, companies, one))
    return measured
  } finally {
    await client.end().catch(() => undefined)
    await postgres.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** @see the head of this file */
export const scaleBench = async (sizes: number[] = [10_000, 100_000]): Promise<void> => {
  const all: Measured[][] = []
  for (const size of sizes) all.push(await measureAll(size))
  const largest = all.at(-1) ?? []
  const column = (text: string): string => text.padStart(10)
  const heads = [...sizes.map(String), 'ratio'].map(column).join('')
  console.log(`\n${''.padEnd(54)}${column('ms')}${' '.repeat(heads.length - 10)}${column('pages')}\n${''.padEnd(54)}${heads}${heads}`)
  for (const [at, { name }] of largest.entries()) {
    const compared = (of: (one: Measured) => number, digits: number): string => {
      const values = all.map((measured) => (measured[at] ? of(measured[at]) : 0))
      return [...values.map((value) => value.toFixed(digits)), ((values.at(-1) ?? 0) / (values[0] || 1)).toFixed(2)].map(column).join('')
    }
    console.log(`${name.padEnd(54)}${compared(({ ms }) => ms, 2)}${compared(({ pages }) => pages, 0)}`)
  }
  for (const { name, plan } of largest)
    console.log(`\n${name}\n  ${scansOf(plan).join('\n  ')}${process.env.PLANS ? `\n${plan.join('\n')}` : ''}`)
}
