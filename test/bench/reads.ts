/**
 * `npm run bench -- reads [ROUNDS] [NAME…]`: how many of each keyed read the service answers in a second, beside a bare Hono Worker of the
 * same workerd that makes the same two requests (database, limiter) and returns the same bytes; and the CPU that workerd takes for one.
 * Both are asked in turns, eight requests at a time, so that whatever else the machine does weighs on both. The two neighbours answer from
 * this process and are the slower the busier the machine is, for both alike, which brings the rates nearer to one another than the Workers
 * are: `of CPU` is the ratio of what the two cost workerd itself. Officers and profile are measured again after the facts of the company
 * became two thousand that show nothing new. `two`: the rate of two bare Workers, one behind the other as a group is behind the gateway,
 * by that of one: what no code of ours can pass.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import { shownOn } from '../../lib/http/wire/shown.ts'
import { foldDue } from '../../lib/pipeline/fold.ts'
import { buildProfile } from '../../lib/pipeline/profile.ts'
import { openDatabase } from '../../lib/platform/database.ts'
import { foldCode } from '../../lib/platform/env.ts'
import { setPlan } from '../../lib/store/accounts.ts'
import { foldCodeOf } from '../../tools/fold-code.ts'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { migrate } from '../../tools/local/migrate.ts'
import { portsFrom } from '../../tools/local/ports.ts'
import { startService, usual } from '../../tools/local/service.ts'
import { root, runWorkers, type StartWorkers } from '../../tools/local/workers.ts'
import { startPostgres } from '../../tools/stand-ins/postgres.ts'
import { freePort } from '../../tools/stand-ins/server.ts'
import { madeUpNotices } from '../../tools/stand-ins/stand-ins.ts'
import { type BundledWorker, makeBundles } from '../../tools/local/bundles.ts'
import { freeRow } from '../support/ports.ts'
import type { Told } from './bare.ts'

const COMPANY = 'DENEME-TAM'
const READS: Record<string, string> = {
  status: `/api/v1/sirketler/${COMPANY}/durum/`,
  list: '/api/v1/sirketler/',
  officers: `/api/v1/sirketler/${COMPANY}/yetkililer/`,
  profile: `/api/v1/sirketler/${COMPANY}/`,
  'signing check': `/api/v1/sirketler/${COMPANY}/imza-kontrol/?kisi=Kerem+Kurgusal&birlikte=I%C5%9F%C4%B1k+Farazi&tutar=400000&islem=mal+al%C4%B1m%C4%B1`,
  'company feed': `/api/v1/sirketler/${COMPANY}/degisiklikler/`,
  'account feed': '/api/v1/degisiklikler/',
}
const FOLDED = ['officers', 'profile', 'signing check']
const MANY_FACTS = 2000
const AT_ONCE = 8
const EACH = 120

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const keyed = { 'x-api-key': LOCAL_KEYS.sandbox.key, 'x-api-secret': LOCAL_KEYS.sandbox.secret }

type Answer = { status: number; headers: Record<string, string>; body: string }
const get = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { agent, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers as Record<string, string>,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      )
      incoming.on('error', reject)
    })
      .on('error', reject)
      .end()
  })

/** The requests that reach these ports of this process while something is done, as they were sent. */
const sentDuring = async (ports: readonly string[], work: () => Promise<unknown>): Promise<Told['requests']> => {
  const seen: { request: IncomingMessage; chunks: Buffer[] }[] = []
  const note = (message: unknown): void => {
    const { request: incoming } = message as { request: IncomingMessage }
    if (!ports.includes(String(incoming.socket.localPort))) return
    const chunks: Buffer[] = []
    const read = incoming[Symbol.asyncIterator].bind(incoming)
    incoming[Symbol.asyncIterator] = async function* () {
      for await (const chunk of read()) {
        chunks.push(chunk as Buffer)
        yield chunk
      }
    } as typeof read
    seen.push({ request: incoming, chunks })
  }
  subscribe('http.server.request.start', note)
  await work().finally(() => unsubscribe('http.server.request.start', note))
  return seen.map(({ request: { headers, url, socket }, chunks }) => ({
    url: `http://127.0.0.1:${socket.localPort}${url}`,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !['host', 'content-length', 'connection'].includes(name)),
    ) as Record<string, string>,
    body: Buffer.concat(chunks).toString('utf8'),
  }))
}

/** All Workers and the bare one in one workerd; each of the two that are asked has a port of its own, so that nothing stands before it. */
const startBeside =
  (folder: string, direct: { gateway: number; bare: number }): StartWorkers =>
  async ({ port, env, state, log }) => {
    const made = join(folder, 'bundles')
    mkdirSync(made)
    await makeBundles(made)
    const { build } = await import('esbuild')
    const script = join(made, 'bare.js')
    await build({ entryPoints: [join(root, 'test/bench/bare.ts')], outfile: script, bundle: true, format: 'esm', target: 'es2024' })
    const workers = JSON.parse(readFileSync(join(made, 'workers.json'), 'utf8')) as BundledWorker[]
    const [gateway] = workers
    if (!gateway) throw new Error('there are no Workers')
    const listening = (at: number) => ({ unsafeDirectSockets: [{ host: '127.0.0.1', port: at }] })
    Object.assign(gateway.options, listening(direct.gateway))
    const bare = (name: string, more: object) => ({
      variables: [],
      options: {
        name,
        compatibilityDate: '2026-10-01',
        modulesRoot: made,
        modules: [{ type: 'ESModule' as const, path: script }],
        ...more,
      },
    })
    workers.push(bare('bare', { ...listening(direct.bare), serviceBindings: { BEHIND: 'behind' } }), bare('behind', {}))
    writeFileSync(join(made, 'workers.json'), JSON.stringify(workers))
    return runWorkers({
      args: [join(root, 'tools/local/run-bundles.ts'), made, String(port), join(state, 'workers')],
      env,
      port,
      log,
    })
  }

/** The workerd under this process. */
const workerdPid = (): number => {
  const processes = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid): [number, { name: string; parent: number }][] => {
        try {
          const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
          const [, name = '', parent = '0'] = /\((.*)\) \S (\d+)/.exec(stat) ?? []
          return [[Number(pid), { name, parent: Number(parent) }]]
        } catch {
          return []
        }
      }),
  )
  const isOurs = (pid: number): boolean => pid === process.pid || (processes.has(pid) && isOurs(processes.get(pid)?.parent ?? 0))
  for (const [pid, { name }] of processes) if (name === 'workerd' && isOurs(pid)) return pid
  throw new Error('workerd is not running under this process')
}

/** CPU of a process's threads since they began, in ms. (What /proc tells of the process as a whole is rounded to a hundredth of a second.) */
const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0)

type Cost = { rate: number; cpu: number }
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** So many requests, eight at a time: how many a second, and what each cost workerd in CPU, in ms. */
const measure = async (pid: number, ask: () => Promise<Answer>, length: number): Promise<Cost> => {
  const [began, before] = [performance.now(), cpuOf(pid)]
  let left = EACH
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) {
        const { status, body } = await ask()
        if (status !== 200 || Math.abs(body.length - length) > 200) throw new Error(`answered ${status}: ${body.slice(0, 200)}`)
      }
    }),
  )
  return { rate: (EACH * 1000) / (performance.now() - began), cpu: (cpuOf(pid) - before) / EACH }
}

/** @see the head of this file */
export const readsBench = async (rounds = 7, names: readonly string[] = []): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kunye-bench-'))
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fast: true })
  await migrate(postgres.url)
  const direct = { gateway: await freePort(), bare: await freePort() }
  const service = await startService(
    { databaseUrl: postgres.url, state: folder, notices: madeUpNotices, ports: portsFrom(await freeRow()), log: () => {} },
    { ...usual, start: startBeside(folder, direct) },
  )
  const db = openDatabase({ DATABASE_URL: 'postgresql://kunye:yerel@127.0.0.1/kunye', NEON_FETCH_ENDPOINT: `${service.standIns.neon}/sql` })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    await setPlan(db, { id: 'yerel', companyAllowance: 10_000, hourlyLimit: 100_000_000, accountHourlyLimit: 100_000_000 })
    const pid = workerdPid()
    const ports = [new URL(service.standIns.neon).port, new URL(service.standIns.upstash).port]
    const asked = (path: string) => () => get(`http://127.0.0.1:${direct.gateway}${path}`, keyed)
    const heads = ['of rate', 'of CPU', 'two', 'reads/s', 'bare/s', 'CPU ms', 'bare ms', 'two ms', 'bytes']
    console.log(`${''.padEnd(16)}${heads.map((head) => head.padStart(9)).join('')}`)
    const chosen = Object.entries(READS).filter(([name]) => names.length === 0 || names.includes(name))
    const compare = async (name: string, path: string): Promise<void> => {
      const own = asked(path)
      for (let warm = 0; warm < 40; warm++) await own()
      const [requests, answer] = await (async () => {
        let answered: Answer | null = null
        const sent = await sentDuring(ports, async () => {
          answered = await own()
        })
        return [sent, answered as unknown as Answer] as const
      })()
      if (answer.status !== 200 || requests.length !== 2)
        throw new Error(`${path} answered ${answer.status} after ${requests.length} requests`)
      const { 'content-length': _length, 'transfer-encoding': _encoding, connection: _connection, date: _date, ...headers } = answer.headers
      const at = `http://127.0.0.1:${direct.bare}/${encodeURIComponent(name)}`
      await fetch(at, { method: 'POST', body: JSON.stringify({ requests, headers, body: answer.body } satisfies Told) })
      const bare = () => get(at)
      const two = () => get(`http://127.0.0.1:${direct.bare}/two/${encodeURIComponent(name)}`)
      for (let warm = 0; warm < 40; warm++) await Promise.all([bare(), two()])
      const turns: Record<'own' | 'bare' | 'two', Cost>[] = []
      for (let round = 0; round < rounds; round++) {
        const cost = (ask: () => Promise<Answer>) => measure(pid, ask, answer.body.length)
        turns.push({ own: await cost(own), bare: await cost(bare), two: await cost(two) })
      }
      const of = (pick: (turn: (typeof turns)[number]) => number): number => median(turns.map(pick))
      const figures = [
        of((turn) => turn.own.rate / turn.bare.rate).toFixed(2),
        of((turn) => turn.bare.cpu / turn.own.cpu).toFixed(2),
        of((turn) => turn.two.rate / turn.bare.rate).toFixed(2),
        of((turn) => turn.own.rate).toFixed(0),
        of((turn) => turn.bare.rate).toFixed(0),
        of((turn) => turn.own.cpu).toFixed(2),
        of((turn) => turn.bare.cpu).toFixed(2),
        of((turn) => turn.two.cpu).toFixed(2),
        String(Buffer.byteLength(answer.body)),
      ]
      console.log(`${name.padEnd(16)}${figures.map((figure) => figure.padStart(9)).join('')}`)
    }
    for (const [name, path] of chosen) await compare(name, path)
    if (!chosen.some(([name]) => FOLDED.includes(name))) return
    const { rows } = await client.query<{ id: number }>(`select id from companies where code = $1`, [COMPANY])
    const companyId = Number(rows[0]?.id)
    // a general meeting is kept and shown nowhere of what is measured
    await client.query(
      `insert into facts (notice_id, id, company_id, kind, statement, quote, start, "end", verified, extractor)
      select n.id, 'bench-' || k, n.company_id, 'general_meeting', '{"on": null, "meeting": "ordinary"}', 'GENEL KURUL', 1, 12, true, n.extractor
      from (select * from notices where company_id = $1 order by id limit 1) n, generate_series(1, ${MANY_FACTS} - (select count(*)::int from facts where company_id = $1)) k`,
      [companyId],
    )
    const today = dayIn(new Date())
    await buildProfile(db, companyId, today)
    const code = foldCode({ FOLD_CODE: foldCodeOf(), BASE_URL: service.url })
    await foldDue({ db, today, code, show: (record, day) => shownOn(record, day, service.url) })
    console.log(`with ${MANY_FACTS} facts and the same answer`)
    for (const [name, path] of chosen) if (FOLDED.includes(name)) await compare(name, path)
  } finally {
    agent.destroy()
    await client.end()
    await service.close()
    await postgres.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
