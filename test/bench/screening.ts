/**
 * `npm run bench -- screening [NAMES]`: a list of NAMES generated names (1,000,000) imported by the importer itself from XML that is made
 * as it is read, then screenings of one and of a hundred names, with near names. Prints the time and memory of the import, names a second,
 * and the plan of the look-up of exact keys.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import pg from 'pg'
import { migrate } from '../../tools/local/migrate.ts'
import { startNeon } from '../../tools/stand-ins/neon.ts'
import { startPostgres } from '../../tools/stand-ins/postgres.ts'
import { freePort } from '../../tools/stand-ins/server.ts'
import { importList } from '../../lib/pipeline/import-list.ts'
import { screenNear } from '../../lib/pipeline/screening.ts'
import { type Db, openDatabase } from '../../lib/platform/database.ts'
import type { Document } from '../../lib/platform/tables/text.ts'
import { type Subject, subjectKeys } from '../../lib/domain/screening/subject.ts'
import { findKeys } from '../../lib/store/screenings.ts'
import { clientCompanies, customers } from '../support/bank-spellings.ts'
import { largeListEntry } from '../support/large-list.ts'

/** Names of one entry: a name and three aliases. */
const EACH = 4
const recordOf = (number: number): string => {
  const { kind, names } = largeListEntry(number)
  const [first = '', ...aliases] = names.map((name) => name.replace('&', 'and'))
  const [record, alias] = kind === 'person' ? ['INDIVIDUAL', 'INDIVIDUAL_ALIAS'] : ['ENTITY', 'ENTITY_ALIAS']
  return `<${record}><REFERENCE_NUMBER>B.${number}</REFERENCE_NUMBER><FIRST_NAME>${first}</FIRST_NAME>${aliases
    .map((name) => `<${alias}><QUALITY>Good</QUALITY><ALIAS_NAME>${name}</ALIAS_NAME></${alias}>`)
    .join('')}</${record}>\n`
}

const PIECE = 200
const madeUpList = (names: number): Document => ({
  name: 'bench.xml',
  open: async () => {
    const [encoder, entries] = [new TextEncoder(), Math.ceil(names / EACH)]
    let at = -1
    return new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          if (at < 0) controller.enqueue(encoder.encode('<CONSOLIDATED_LIST dateGenerated="2026-01-01T00:00:00Z">'))
          else
            controller.enqueue(
              encoder.encode(Array.from({ length: Math.min(PIECE, entries - at) }, (_, next) => recordOf(at + next)).join('')),
            )
          at = at < 0 ? 0 : at + PIECE
          if (at < entries) return
          controller.enqueue(encoder.encode('</CONSOLIDATED_LIST>'))
          controller.close()
        },
      },
      { highWaterMark: 1 },
    )
  },
})

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1)
const asked = (name: string): Subject => ({ name, kind: null, role: null, numbers: [] })

/** Whom a bank asks for: its customers, its clients that are companies, and those who stand in the list. */
const ASKED: Record<string, (size: number, round: number, names: number) => string[]> = {
  customers: (size, round) => customers(size, round + 1),
  companies: (size, round) => clientCompanies(size, round + 1),
  listed: (size, round, names) =>
    Array.from({ length: size }, (_, at) => largeListEntry((round * 7919 + at * 104_729) % Math.ceil(names / EACH)).names[1] ?? ''),
}

const measureScreening = async (db: Db, names: number, whom: string, size: number, rounds: number): Promise<void> => {
  const times: number[] = []
  let [hits, near] = [0, 0]
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    const subjects = (ASKED[whom]?.(size, round, names) ?? []).map(asked)
    const started = performance.now()
    const found = await screenNear(db, subjects, '2026-01-02', null)
    hits += found.hits.length
    near += found.near?.length ?? 0
    times.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(before)
  const sorted = times.toSorted((a, b) => a - b)
  const total = times.reduce((sum, time) => sum + time, 0)
  console.log(
    `${size} ${whom} a screening: median ${sorted[rounds >> 1]?.toFixed(1)} ms, 95th ${sorted[Math.floor(rounds * 0.95)]?.toFixed(1)} ms, ${Math.round((size * rounds * 1000) / total)} names a second, ${((user + system) / 1000 / rounds).toFixed(0)} ms of CPU each beside the database, ${hits} hits, ${near} near`,
  )
}

const printPlan = async (url: string, names: number): Promise<void> => {
  const collected: { sql: string; params: unknown[] }[] = []
  const dialect = new PgDialect({ casing: 'snake_case' })
  const execute = async (statement: SQL) => {
    collected.push(dialect.sqlToQuery(statement))
    return { rows: [] }
  }
  const keys = Array.from({ length: 100 }, (_, at) =>
    subjectKeys(asked(largeListEntry((at * 104_729) % Math.ceil(names / EACH)).names[0] ?? '')).map((key) => ({ ...key, subject: at })),
  ).flat()
  await findKeys({ execute } as never, '2026-01-02', keys, null)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({
      text: `explain (analyze, buffers, costs off, timing off) ${collected[0]?.sql}`,
      values: collected[0]?.params ?? [],
    })
    console.log(
      rows
        .map((row: Record<string, string>) => row['QUERY PLAN'] ?? '')
        .filter((line: string) => /Scan|Nested|Hash|Time|Buffers: shared/.test(line))
        .slice(0, 24)
        .join('\n'),
    )
  } finally {
    await client.end()
  }
}

/** @see the head of this file */
export const screeningBench = async (names = 1_000_000): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'kunye-bench-'))
  const postgres = await startPostgres({ dataDir: join(dir, 'postgres'), fast: true })
  const port = await freePort()
  await migrate(postgres.url)
  const neon = await startNeon({ databaseUrl: postgres.url, port })
  try {
    const db = openDatabase({
      DATABASE_URL: 'postgresql://kunye:yerel@127.0.0.1/kunye',
      NEON_FETCH_ENDPOINT: `http://127.0.0.1:${port}/sql`,
    })
    let peak = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().heapUsed)
    }, 50)
    const order = { list: 'UN' as const, documents: [madeUpList(names)], source: 'bench', today: '2026-01-01' }
    const started = performance.now()
    const result = await importList(db, order)
    clearInterval(watch)
    console.log(
      `import of ${names} names: ${seconds(started)} s, at most ${Math.round(peak / 1_048_576)} MB of heap; ${JSON.stringify(result)}`,
    )
    const again = performance.now()
    await importList(db, { ...order, documents: [{ ...madeUpList(names - EACH), name: 'bench-2.xml' }], today: '2026-01-02' })
    console.log(`next version, one entry gone: ${seconds(again)} s`)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('vacuum analyze')
    const { rows } = await client.query(
      `select count(*) as keys, pg_size_pretty(pg_total_relation_size('sanctions_keys')) as size from sanctions_keys`,
    )
    await client.end()
    console.log(`keys ${rows[0]?.keys}, ${rows[0]?.size} with indexes`)
    await measureScreening(db, names, 'customers', 1, 100)
    for (const whom of Object.keys(ASKED)) await measureScreening(db, names, whom, 100, 30)
    await printPlan(postgres.url, names)
  } finally {
    await neon.close()
    await postgres.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
