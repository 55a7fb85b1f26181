import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startBundled } from './bundles.ts'
import { sandboxFilings } from '../../tools/stand-ins/kap.ts'
import { LOCAL } from '../../tools/kunye/context.ts'
import { seedFilings } from '../../tools/kunye/sandbox.ts'
import type { Faults, Stats } from '../../tools/stand-ins/server.ts'
import { portsFrom, standInNames } from '../../tools/local/ports.ts'
import type { StandInName } from '../../tools/local/ports.ts'
import { startService, usual } from '../../tools/local/service.ts'
import { madeUpNotices, startStandIns } from '../../tools/stand-ins/stand-ins.ts'
import type { StandInEnv } from '../../tools/stand-ins/stand-ins.ts'
import { fireCron } from '../../tools/local/workers.ts'
import type { StartWorkers, Workers } from '../../tools/local/workers.ts'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import type { IsoDate } from '../../lib/domain/kernel/dates.ts'
import type { Db } from '../../lib/platform/database.ts'
import { clearOfMidnight } from './clock.ts'
import { freshDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'
import { madeOnce } from './once.ts'
import { freeRow } from './ports.ts'

/** The switches of one stand-in. */
export type Switches = {
  url: string
  stats: () => Promise<Stats>
  reset: () => Promise<void>
  faults: (faults: Partial<Faults>) => Promise<void>
}

/** The surroundings of a service for one test file, with a migrated, otherwise empty database. */
export type TestStandIns = { database: TestDatabase; standIns: Record<StandInName, Switches>; env: StandInEnv; close: () => Promise<void> }

/**
 * A whole service for one test file. `today` is the day in Türkiye, and stays it while a file runs. `cron` fires a trigger of a Worker
 * (`kunye-isler`) now. `kill` ends the Workers as kill -9 does, and `revive` starts them again on the same address over the same data:
 * database, queue and sources live on meanwhile, as those of a cloud do.
 */
export type TestService = {
  url: string
  today: IsoDate
  logs: string[]
  database: TestDatabase
  standIns: Record<StandInName, Switches>
  cron: (worker: string, cron: string) => Promise<void>
  kill: () => Promise<void>
  revive: () => Promise<void>
  close: () => Promise<void>
}

const switches = (url: string): Switches => {
  const post = async (path: string, body: object = {}): Promise<void> => {
    const answer = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  }
  return {
    url,
    stats: async () => (await (await fetch(`${url}/_stats`)).json()) as Stats,
    reset: () => post('/_reset'),
    faults: (faults) => post('/_faults', faults),
  }
}

const allSwitches = (urls: Record<StandInName, string>) =>
  Object.fromEntries(standInNames.map((name) => [name, switches(urls[name])])) as Record<StandInName, Switches>

/* The made-up notices of live companies without an issue: the gazette stand-in serves them as texts, so no page has to be drawn and
   read. */
const writeTexts = (folder: string): void => {
  mkdirSync(folder)
  for (const file of readdirSync(madeUpNotices).filter((name) => name.startsWith('canli-'))) {
    writeFileSync(join(folder, file), readFileSync(join(madeUpNotices, file), 'utf8').replace(/^Issue: .*\n/m, ''))
  }
}

const surroundings = async (given: string | 'texts', template?: string, known?: number) => {
  const [database, port] = await Promise.all([freshDatabase(template), known ?? freeRow()])
  const state = mkdtempSync(join(inject('shared'), 'state-'))
  // a page that was read once in this run need not be read again
  const words = join(inject('shared'), 'ocr')
  mkdirSync(words, { recursive: true })
  symlinkSync(words, join(state, 'ocr'))
  const notices = given === 'texts' ? join(state, 'notices') : given
  if (given === 'texts') writeTexts(notices)
  const clear = async (): Promise<void> => {
    await database.drop()
    // a workerd that was ended by force may be writing yet
    rmSync(state, { recursive: true, force: true, maxRetries: 10 })
  }
  return { database, options: { databaseUrl: database.url, state, notices, ports: portsFrom(port) }, clear }
}

/**
 * Starts a database and every stand-in on free ports; `env` is what a Worker would be given (without BASE_URL). Close it after the tests.
 */
export const startTestStandIns = async ({
  notices = madeUpNotices,
  pages = true,
}: { notices?: string; pages?: boolean } = {}): Promise<TestStandIns> => {
  const { database, options, clear } = await surroundings(pages ? notices : 'texts')
  const started = await startStandIns(options)
  return {
    database,
    standIns: allSwitches(started.urls),
    env: started.env,
    close: async () => {
      await started.close()
      await clear()
    },
  }
}

/* Takes back what waits in the queue and waits for what is under way; false where that does not end soon. */
const comesToRest = async (qstash: string): Promise<boolean> => {
  await fetch(`${qstash}/v2/messages`, { method: 'DELETE', headers: { authorization: `Bearer ${LOCAL.sourceToken}` } }).catch(() => null)
  return fetch(`${qstash}/_quiet`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Workers that run on, and where their neighbours are. `folder`: the archive; `hear` gets what they print from now on. */
type Running = {
  port: number
  folder: string
  workers: Workers
  hear: (log: (line: string) => void) => void
  kill: () => Promise<void>
  revive: () => Promise<void>
}

/** Starts all Workers with this archive, or an empty one. */
const startRunning = async (
  port: number,
  how: Omit<Parameters<StartWorkers>[0], 'state' | 'log'>,
  archive: string | null,
): Promise<Running> => {
  const folder = mkdtempSync(join(inject('shared'), 'workers-'))
  if (archive !== null) cpSync(archive, join(folder, 'workers'), { recursive: true })
  let log = (_line: string): void => {}
  const begin = (): Promise<Workers> => startBundled({ ...how, state: folder, log: (line) => log(line) })
  const running: Running = {
    port,
    folder,
    workers: await begin(),
    hear: (to) => {
      log = to
    },
    kill: () => running.workers.close('SIGKILL'),
    revive: async () => {
      running.workers = await begin()
    },
  }
  return running
}

/* The Workers of this test process outlive its files: each file has neighbours of its own on the ports that the Workers know, with
   an empty state and a fresh database. They end with the process, whatever ends it (tools/local/children.ts). */
const kept: { running: Running | null; isTaken: boolean; files: number } = { running: null, isTaken: false, files: 0 }

/* A whole service with its sandbox, made once for the run: the others begin with copies of its database and of its archive. Its Workers
   are the first of those that are kept. `url`: its address. */
const seededOnce = async (): Promise<{ template: string; archive: string; url: string }> => {
  const folder = await madeOnce('seeded', async (state) => {
    const { database, options } = await surroundings(madeUpNotices)
    const start: StartWorkers = async ({ port, env }) => {
      kept.running = await startRunning(port, { port, env }, null)
      return { ...kept.running.workers, close: async () => {} }
    }
    const service = await startService({ ...options, log: () => {} }, { ...usual, start })
    await service.close()
    cpSync(join(kept.running!.folder, 'workers'), join(state, 'workers'), { recursive: true })
    writeFileSync(join(state, 'made'), JSON.stringify({ template: database.name, url: service.url }))
  })
  const made = JSON.parse(readFileSync(join(folder, 'made'), 'utf8')) as { template: string; url: string }
  return { ...made, archive: join(folder, 'workers') }
}

/* What was made ready names the address of the service it was made by; to make it anew takes a core some seconds. */
const atItsAddress = (database: TestDatabase, from: string, to: string): Promise<unknown> =>
  database.sql(
    ...Object.entries({ folds: ['code', 'officers', 'profile'], signer_states: ['code'] }).map(
      ([table, columns]) =>
        `update ${table} set ${columns.map((column) => `${column} = replace(${column}, '${from}', '${to}')`).join(', ')}`,
    ),
  )

/* An isolate remembers for an hour which accounts and keys have used up their limit: no file may have the numbers of another's. */
const numbersOfItsOwn = (database: TestDatabase): Promise<unknown> =>
  database.sql(
    ...['accounts', 'api_keys'].map((table) => `select setval(pg_get_serial_sequence('${table}', 'id'), ${++kept.files * 10_000})`),
  )

/**
 * Starts a database with the sandbox, every stand-in and all Workers on free ports; `logs` collects what the Workers print. The Workers are
 * those of this test process, and only what else a file needs is started anew; a second service beside it has Workers of its own. Without
 * `pages` the source has its notices as texts, which is much faster. Close it after the tests.
 */
export const startTestService = async ({
  notices = madeUpNotices,
  pages = true,
}: { notices?: string; pages?: boolean } = {}): Promise<TestService> => {
  const { template, archive, url } = await seededOnce()
  await clearOfMidnight()
  const isKept = !kept.isTaken
  kept.isTaken = true
  const { database, options, clear } = await surroundings(pages ? notices : 'texts', template, isKept ? kept.running?.port : undefined)
  await numbersOfItsOwn(database)
  await atItsAddress(database, url, `http://127.0.0.1:${options.ports.api}`)
  const logs: string[] = []
  let running: Running | null = isKept ? kept.running : null
  const start: StartWorkers = async ({ port, env }) => {
    running ??= await startRunning(port, { port, env }, archive)
    if (isKept) kept.running = running
    running.hear((line) => logs.push(line))
    return { ...running.workers, close: async () => (isKept ? undefined : running?.workers.close()) }
  }
  const end = async (): Promise<void> => {
    await clear()
    if (isKept) kept.isTaken = false
  }
  const ways = { start, seed: (db: Db, _: unknown, kap: string) => seedFilings(db, sandboxFilings(kap)) }
  const service = await startService({ ...options, log: () => {} }, ways).catch(async (error: unknown) => {
    await end()
    throw error
  })
  return {
    url: service.url,
    today: dayIn(new Date()),
    logs,
    database,
    standIns: allSwitches(service.standIns),
    cron: (worker, cron) => fireCron(service.url, worker, cron),
    kill: async () => running?.kill(),
    revive: async () => running?.revive(),
    close: async () => {
      const isQuiet = await comesToRest(service.standIns.qstash)
      running?.hear(() => {})
      await service.close()
      if (isKept && !isQuiet) {
        // what they still do would be done to the next file
        await running?.workers.close('SIGKILL')
        kept.running = null
      }
      await end()
    },
  }
}
