/**
 * `npm run bench -- scan [companies]`: the nightly scan of terms and the take-in of a gazette issue over so many followed companies
 * (100,000 unless told otherwise), each with a board of three whose terms end on days spread over three years, over Neon's protocol as the
 * jobs Worker speaks it.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { splitNoticeFile } from '../../tools/stand-ins/gazette.ts'
import { migrate } from '../../tools/local/migrate.ts'
import { startNeon } from '../../tools/stand-ins/neon.ts'
import { startPostgres } from '../../tools/stand-ins/postgres.ts'
import { madeUpNotices } from '../../tools/stand-ins/stand-ins.ts'
import { factIds } from '../../lib/domain/fact/identity.ts'
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import { readNotice } from '../../lib/domain/notice/read.ts'
import { THRESHOLDS } from '../../lib/domain/watch/term-changes.ts'
import { scanTerms } from '../../lib/pipeline/scan-terms.ts'
import { type Db, openDatabase } from '../../lib/platform/database.ts'
import { takeIssue } from '../../lib/store/gazette-issues.ts'
import { companiesWithLapsedTerm, dueTermEnds } from '../../lib/store/term-scans.ts'
import { statementsOf } from './database.ts'

const FIRST = '2026-01-01'
const DAYS = 1095

/** A company with a story: the made-up joint-stock company of twelve notices. */
const madeUpRecord = (): CompanyRecord => {
  const files = readdirSync(madeUpNotices)
    .filter((name) => name.startsWith('deneme-tam-'))
    .sort()
  const read = files.map((file, at) => {
    const { fields, text } = splitNoticeFile(readFileSync(join(madeUpNotices, file), 'utf8'))
    const reading = readNotice(text, { published_on: fields.get('Published') ?? null, issue: null, page: null })
    const ids = factIds(file, reading.facts)
    return { id: at + 1, reading, ids, publishedOn: fields.get('Published') ?? null }
  })
  return {
    id: 1,
    office: 'ANKARA',
    registryNo: '1',
    title: 'DENEME ANONİM ŞİRKETİ',
    mersisNo: null,
    country: 'TR',
    retrievalComplete: true,
    notices: read.map(({ id, reading, publishedOn }) => ({
      id,
      publishedOn,
      registeredOn: reading.header.registered_on,
      issue: null,
      page: null,
      noticeType: 'İlan',
      archived: true,
      unread: [],
    })),
    facts: read.flatMap(({ id, reading, ids }) => reading.facts.map((fact, at) => ({ ...fact, id: ids[at] as string, noticeId: id }))),
  }
}

const fill = (companies: number): [name: string, statement: string, values?: unknown[]][] => [
  [
    'accounts',
    `with p as (insert into plans (id, company_allowance) values ('bench', 1000000) returning id) insert into accounts (name, plan_id) select 'hesap', id from p`,
  ],
  ['webhooks', `insert into webhooks (account_id, sandbox, url, categories, secret) values (1, false, 'https://a.example/', '{}', '')`],
  [
    'companies',
    `insert into companies (office, registry_root, registry_no, title) select (array['ANKARA','İSTANBUL','İZMİR','BURSA','DENİZLİ'])[1 + n % 5], n::text, n::text, 'ŞİRKET ' || n
    from generate_series(1, ${companies * 2}) n`,
  ],
  ['preparations', `insert into preparations (company_id, stage) select id, 'ready' from companies`],
  ['follows', `insert into follows (account_id, company_id, title) select 1, id, title from companies where id <= ${companies}`],
  [
    'profiles',
    `insert into profiles (company_id, version, built_at, record) select id, 1, now(), $1::jsonb from companies where id <= ${companies} and id % ${DAYS} between 28 and 62`,
    [JSON.stringify(madeUpRecord())],
  ],
  [
    'term_ends',
    `insert into term_ends (company_id, fact_id, ends_on, person, role, basis, notice_id, source)
    select id, 'f' || k, date '${FIRST}' + (id % ${DAYS})::int, 'AYŞE YILMAZ', 'board_member', 'printed', id, jsonb_build_object('noticeId', id, 'factId', 'f' || k, 'quote', 'üç yıl süre ile yönetim kurulu üyeliğine seçilmiştir', 'verified', true)
    from companies, generate_series(1, 3) k where id <= ${companies}`,
  ],
  ['statistics', 'vacuum analyze'],
]

/** @see the head of this file */
export const scanBench = async (companies = 100_000): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'kunye-bench-'))
  const postgres = await startPostgres({ dataDir: join(dir, 'postgres'), fast: true })
  const client = new pg.Client({ connectionString: postgres.url })
  const neon = await startNeon({ databaseUrl: postgres.url })
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now()
    const result = await work()
    console.log(
      `${what.padEnd(58)} ${((performance.now() - started) / 1000).toFixed(2).padStart(7)} s   ${JSON.stringify(result).slice(0, 90)}`,
    )
    return result
  }
  try {
    await migrate(postgres.url)
    await client.connect()
    for (const [name, statement, values] of fill(companies))
      await timed(`filled ${name}`, async () => (await client.query(statement, values)).rowCount)
    const db = openDatabase({ DATABASE_URL: 'postgresql://kunye:yerel@127.0.0.1/kunye', NEON_FETCH_ENDPOINT: `${neon.url}/sql` })
    const night = { after: addDays(FIRST, 29), until: addDays(FIRST, 30) }
    for (const run of [
      (fake: Db) => dueTermEnds(fake, night, THRESHOLDS, 0, 1000),
      (fake: Db) => companiesWithLapsedTerm(fake, night, 0, 50),
    ]) {
      const [statement] = await statementsOf(run)
      const { rows } = await client.query({
        text: `explain (analyze, buffers, costs off, timing off) ${statement?.sql ?? ''}`,
        values: statement?.params ?? [],
      })
      console.log(rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n'))
    }
    await timed(`one night, ${companies} companies followed`, () => scanTerms(db, addDays(FIRST, 30)))
    await timed('the same night again', () => scanTerms(db, addDays(FIRST, 30)))
    await timed('31 missed nights', () => scanTerms(db, addDays(FIRST, 61)))
    const issue = Array.from({ length: 3000 }, (_, at) => ({
      ref: `n${at}`,
      office: 'ANKARA',
      registryRoot: String((at + 1) * 5 * Math.floor((companies * 2) / 15_000)),
      title: null,
      publishedOn: '2026-03-02',
      issue: '11000',
      page: '1',
      noticeType: 'İlan',
    }))
    await client.query(`insert into gazette_issues (day) values ('2026-03-02')`)
    await timed('an issue of 3,000 notices', async () => {
      const { matched, ready } = await takeIssue(db, '2026-03-02', issue.length, 'bench', true, issue)
      return { matched, ready: ready.length }
    })
  } finally {
    await client.end().catch(() => undefined)
    await neon.close()
    await postgres.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
