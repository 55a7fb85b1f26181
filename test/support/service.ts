import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundledWorkers } from './bundles.ts'
import { freePort } from '../../dev/server.ts'
import type { Faults, Stats } from '../../dev/server.ts'
import { startService } from '../../dev/service.ts'
import { madeUpNotices, standInNames, startStandIns } from '../../dev/stand-ins.ts'
import type { StandInEnv, StandInName } from '../../dev/stand-ins.ts'
import { fireCron } from '../../dev/workers.ts'
import { freshDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'

/** The switches of one stand-in. */
export type Switches = { url: string, stats: () => Promise<Stats>, reset: () => Promise<void>, faults: (faults: Partial<Faults>) => Promise<void> }

/** The surroundings of a service for one test file, with a migrated, otherwise empty database. */
export type TestStandIns = { database: TestDatabase, standIns: Record<StandInName, Switches>, env: StandInEnv, close: () => Promise<void> }

/** A whole service for one test file. `cron` fires a trigger of a Worker (`kunye-isler`) now. */
export type TestService = {
  url: string
  logs: string[]
  database: TestDatabase
  standIns: Record<StandInName, Switches>
  cron: (worker: string, cron: string) => Promise<void>
  close: () => Promise<void>
}

const switches = (url: string): Switches => {
  const post = async (path: string, body: object = {}): Promise<void> => {
    const answer = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  }
  return {
    url,
    stats: async () => await (await fetch(`${url}/_stats`)).json() as Stats,
    reset: () => post('/_reset'),
    faults: faults => post('/_faults', faults),
  }
}

const allSwitches = (urls: Record<StandInName, string>) =>
  Object.fromEntries(standInNames.map(name => [name, switches(urls[name])])) as Record<StandInName, Switches>

/* The made-up notices of live companies without an issue: the gazette stand-in serves them as texts, so no page has to be drawn and read. */
const writeTexts = (folder: string): void => {
  mkdirSync(folder)
  for (const file of readdirSync(madeUpNotices).filter((name) => name.startsWith('canli-'))) {
    writeFileSync(join(folder, file), readFileSync(join(madeUpNotices, file), 'utf8').replace(/^Issue: .*\n/m, ''))
  }
}

const surroundings = async (given: string | 'texts') => {
  const [database, api, ...others] = await Promise.all([freshDatabase(), freePort(), ...standInNames.map(() => freePort())])
  const ports = { api, ...Object.fromEntries(standInNames.map((name, at) => [name, others[at]])) as Record<StandInName, number> }
  const state = mkdtempSync(join(tmpdir(), 'kunye-state-'))
  const notices = given === 'texts' ? join(state, 'notices') : given
  if (given === 'texts') writeTexts(notices)
  const clear = async (): Promise<void> => {
    await database.drop()
    rmSync(state, { recursive: true, force: true })
  }
  return { database, options: { databaseUrl: database.url, state, notices, ports }, clear }
}

/** Starts a database and every stand-in on free ports; `env` is what a Worker would be given (without BASE_URL). Close it after the tests. */
export const startTestStandIns = async ({ notices = madeUpNotices, pages = true }: { notices?: string; pages?: boolean } = {}): Promise<TestStandIns> => {
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
 * Starts a database, every stand-in and all Workers on free ports, as `npm run dev` does; `logs` collects what the Workers print. Without `pages` the source
 * has its notices as texts, which is much faster. Close it after the tests.
 */
export const startTestService = async ({ notices = madeUpNotices, pages = true }: { notices?: string; pages?: boolean } = {}): Promise<TestService> => {
  const { database, options, clear } = await surroundings(pages ? notices : 'texts')
  const logs: string[] = []
  const service = await startService({ ...options, configs: await bundledWorkers(), log: line => logs.push(line) }).catch(async (error: unknown) => {
    await clear()
    throw error
  })
  return {
    url: service.url,
    logs,
    database,
    standIns: allSwitches(service.standIns),
    cron: (worker, cron) => fireCron(service.url, worker, cron),
    close: async () => {
      await service.close()
      await clear()
    },
  }
}
