import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBundled } from './bundles.ts'
import { sandboxFilings } from '../../tools/stand-ins/kap.ts'
import { seedFilings } from '../../tools/kunye/sandbox.ts'
import type { Faults, Stats } from '../../tools/stand-ins/server.ts'
import { portsFrom, startService, usual } from '../../tools/local/service.ts'
import { madeUpNotices, standInNames, startStandIns } from '../../tools/stand-ins/stand-ins.ts'
import type { StandInEnv, StandInName } from '../../tools/stand-ins/stand-ins.ts'
import { fireCron } from '../../tools/local/workers.ts'
import type { StartWorkers } from '../../tools/local/workers.ts'
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
 * (`kunye-isler`) now.
 * `kill` ends the Workers as kill -9 does, and `revive` starts them again on the same address over the same data: database, queue and
 * sources live on meanwhile,
 * as those of a cloud do.
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

const surroundings = async (given: string | 'texts', template?: string) => {
  const [database, port] = await Promise.all([freshDatabase(template), freeRow()])
  const state = mkdtempSync(join(tmpdir(), 'kunye-state-'))
  const notices = given === 'texts' ? join(state, 'notices') : given
  if (given === 'texts') writeTexts(notices)
  const clear = async (): Promise<void> => {
    await database.drop()
    // a workerd that was ended by force may be writing yet
    rmSync(state, { recursive: true, force: true, maxRetries: 10 })
  }
  return { database, options: { databaseUrl: database.url, state, notices, ports: portsFrom(port) }, clear }
}

/* A whole service started and stopped once for the run, as `npm run dev` does: the others begin with copies of its database and of its
   archive, sandbox and all. */
const seededOnce = async (): Promise<{ template: string; archive: string }> => {
  const folder = await madeOnce('seeded', async (state) => {
    const database = await freshDatabase()
    const options = { databaseUrl: database.url, state, notices: madeUpNotices, ports: portsFrom(await freeRow()), log: () => {} }
    await (await startService(options, { ...usual, start: startBundled })).close()
    writeFileSync(join(state, 'database'), database.name)
  })
  return { template: readFileSync(join(folder, 'database'), 'utf8'), archive: join(folder, 'workers') }
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

/**
 * Starts a database with the sandbox, every stand-in and all Workers on free ports; `logs` collects what the Workers print. Without `pages`
 * the source has its
 * notices as texts, which is much faster. Close it after the tests.
 */
export const startTestService = async ({
  notices = madeUpNotices,
  pages = true,
}: { notices?: string; pages?: boolean } = {}): Promise<TestService> => {
  const { template, archive } = await seededOnce()
  await clearOfMidnight()
  const { database, options, clear } = await surroundings(pages ? notices : 'texts', template)
  cpSync(archive, join(options.state, 'workers'), { recursive: true })
  const logs: string[] = []
  const workers: { kill: () => Promise<void>; revive: () => Promise<void> } = { kill: async () => {}, revive: async () => {} }
  const start: StartWorkers = async (how) => {
    let running = await startBundled(how)
    workers.kill = () => running.close('SIGKILL')
    workers.revive = async () => {
      running = await startBundled(how)
    }
    return { ...running, close: (signal) => running.close(signal) }
  }
  const ways = { start, seed: (db: Db, _: unknown, kap: string) => seedFilings(db, sandboxFilings(kap)) }
  const service = await startService({ ...options, log: (line) => logs.push(line) }, ways).catch(async (error: unknown) => {
    await clear()
    throw error
  })
  return {
    url: service.url,
    today: dayIn(new Date()),
    logs,
    database,
    standIns: allSwitches(service.standIns),
    cron: (worker, cron) => fireCron(service.url, worker, cron),
    kill: () => workers.kill(),
    revive: () => workers.revive(),
    close: async () => {
      await service.close()
      await clear()
    },
  }
}
