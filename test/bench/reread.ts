/**
 * `npm run bench -- reread [NOTICES]`: `kunye reread --all` over a database of so many notices (10,000 unless told otherwise), ten of each
 * company, that an earlier reader read: one fact in ten is missing, one in twenty says another day. It is killed when it has read half, and
 * started again.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { EXTRACTOR_VERSION, factIds } from '../../lib/domain/fact/identity.ts'
import { readNotice } from '../../lib/domain/notice/read.ts'
import { migrate } from '../../tools/local/migrate.ts'
import { splitNoticeFile } from '../../tools/stand-ins/gazette.ts'
import { startNeon } from '../../tools/stand-ins/neon.ts'
import { startPostgres } from '../../tools/stand-ins/postgres.ts'

const FOLDER = new URL('../../tools/stand-ins/notices/', import.meta.url)
const TOOL = fileURLToPath(new URL('../../tools/kunye/main.ts', import.meta.url))
const OF_EACH = 10
const OLD = '0'

const fill = async (client: pg.Client, notices: number): Promise<void> => {
  const texts = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => splitNoticeFile(readFileSync(new URL(file, FOLDER), 'utf8')).text)
  const read = texts.map((text) => readNotice(text).facts)
  const companies = Math.ceil(notices / OF_EACH)
  await client.query(
    `insert into companies (office, registry_root, registry_no, title, title_key, status, notice_count)
     select 'ANKARA', n::text, n::text, 'KURGU ' || n || ' ANONİM ŞİRKETİ', 'kurgu ' || n, 'ACTIVE', $2 from generate_series(1, $1::int) n`,
    [companies, OF_EACH],
  )
  await client.query(
    `insert into notices (company_id, ref, notice_type, text, published_on, archived_at, told_at, extractor, issue, page)
     select c.id, 'r' || k, 'İlan', ($1::text[])[1 + (c.registry_root::int * $2::int + k) % $3::int] || E'\\n' || c.id, date '2016-01-01' + k * 300, now(), now(), $4, '10' || k, '7'
     from companies c, generate_series(1, $2::int) k`,
    [texts, OF_EACH, texts.length, OLD],
  )
  const { rows } = await client.query<{ id: string; company: string; ref: string; root: string }>(
    `select n.id, n.company_id as company, n.ref, c.registry_root as root from notices n join companies c on c.id = n.company_id`,
  )
  let turn = 0
  for (let from = 0; from < rows.length; from += 500) {
    const facts = rows.slice(from, from + 500).flatMap(({ id, company, ref, root }) => {
      const of = read[(Number(root) * OF_EACH + Number(ref.slice(1))) % texts.length] ?? []
      const ids = factIds(`${company}/${ref}`, of)
      return of.flatMap(({ quote, start, end, verified, ...statement }, at) => {
        turn++
        if (turn % 10 === 0) return []
        const [factId, stated] =
          turn % 20 === 1 && 'on' in statement ? [`${ids[at]}x`, { ...statement, on: '1999-01-01' }] : [ids[at], statement]
        return [
          {
            notice_id: Number(id),
            id: factId,
            company_id: Number(company),
            kind: statement.kind,
            statement: stated,
            quote,
            start,
            end,
            verified,
            extractor: OLD,
          },
        ]
      })
    })
    await client.query(
      `insert into facts (notice_id, id, company_id, kind, statement, quote, start, "end", verified, extractor)
       select notice_id, id, company_id, kind, statement, quote, start, "end", verified, extractor from jsonb_populate_recordset(null::facts, $1)`,
      [JSON.stringify(facts)],
    )
  }
}

type Run = { seconds: number; cpu: number; lines: string[] }

/** Runs the tool; `until` asks now and then whether it is to be killed. */
const runTool = async (endpoint: string, until: () => Promise<boolean>): Promise<Run> => {
  const began = performance.now()
  const child = spawn(process.execPath, ['--no-warnings', TOOL, 'reread', '--all'], {
    env: { ...process.env, NEON_FETCH_ENDPOINT: endpoint, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  child.stdout.on('data', (data) => (out += data))
  child.stderr.on('data', (data) => (out += data))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null
  let cpu = 0
  while (!isOver()) {
    await Promise.race([ended, wait(500)])
    try {
      const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
      cpu = (Number(user) + Number(system)) / 100
    } catch {
      // It has ended, or this machine does not tell.
    }
    if (!isOver() && (await until())) child.kill('SIGKILL')
  }
  return { seconds: (performance.now() - began) / 1000, cpu, lines: out.split(/\r?\n/).filter(Boolean) }
}

/** @see the head of this file */
export const rereadBench = async (notices = 10_000): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'kunye-bench-'))
  const postgres = await startPostgres({ dataDir: join(dir, 'postgres'), fast: true })
  const client = new pg.Client({ connectionString: postgres.url })
  const neon = await startNeon({ databaseUrl: postgres.url })
  try {
    await migrate(postgres.url)
    await client.connect()
    await fill(client, notices)
    const freshCount = async (): Promise<number> =>
      Number((await client.query(`select count(*) from notices where extractor = $1`, [EXTRACTOR_VERSION])).rows[0].count)
    const report = async (what: string, { seconds, cpu, lines }: Run): Promise<void> => {
      console.log(
        `${what}: ${seconds.toFixed(0)} s by the clock, ${cpu.toFixed(0)} s of the tool's CPU, ${await freshCount()} notices read by now`,
      )
      for (const line of lines.filter((each) => /companies|notices? of/.test(each)).slice(-3)) console.log(`  ${line.trim()}`)
    }
    await report('killed at half', await runTool(`${neon.url}/sql`, async () => (await freshCount()) >= notices / 2))
    const second = await runTool(`${neon.url}/sql`, async () => false)
    await report('started again', second)
    const sum = (pattern: RegExp): number => second.lines.reduce((all, line) => all + Number(pattern.exec(line)?.[1] ?? 0), 0)
    console.log(
      `  told: ${sum(/(\d+) facts added/)} facts added, ${sum(/ (\d+) gone, /)} gone, ${sum(/(\d+) changed; change feed/)} changed`,
    )
    await report('a third time', await runTool(`${neon.url}/sql`, async () => false))
  } finally {
    await client.end().catch(() => undefined)
    await neon.close()
    await postgres.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
