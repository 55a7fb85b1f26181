import { createServer } from 'node:net'
import { openDatabase } from '../../lib/platform/database.ts'
import type { Db } from '../../lib/platform/database.ts'
import { remoteArchive } from '../../lib/platform/archive.ts'
import type { Archive } from '../../lib/platform/archive.ts'
import { sandboxFilings } from '../stand-ins/kap.ts'
import { seedSandbox } from '../kunye/sandbox.ts'
import { seedLocal } from './seed.ts'
import { PortTaken } from '../stand-ins/server.ts'
import { madeUpNotices, standInPorts, startStandIns } from '../stand-ins/stand-ins.ts'
import type { StandInName } from '../stand-ins/stand-ins.ts'
import { startWorkers } from './workers.ts'
import type { StartWorkers } from './workers.ts'

/**
 * Everything but PostgreSQL: the API at `url`, the stand-ins at `standIns`. `ended` resolves with their last words when the Workers end of
 * themselves.
 */
export type Service = { url: string; standIns: Record<StandInName, string>; ended: Promise<string>; close: () => Promise<void> }

/** The ports of a service: `port` for the API, those after it for the stand-ins. */
export const portsFrom = (port: number): { api: number } & Record<StandInName, number> => ({
  api: port,
  ...(Object.fromEntries(Object.entries(standInPorts).map(([name, offset]) => [name, port + offset])) as Record<StandInName, number>),
})

/** Throws PortTaken for the first of the ports that something else listens on. */
export const checkPorts = async (ports: number[]): Promise<void> => {
  for (const port of ports) {
    await new Promise<void>((free, taken) => {
      const server = createServer()
        .once('error', () => taken(new PortTaken(port)))
        .listen(port, '127.0.0.1', () => server.close(() => free()))
    })
  }
}

/**
 * How a service is started: the Workers, and what is put into its database then, through the archive of the running Workers and with the
 * filings at `kap`.
 */
export type Ways = { start: StartWorkers; seed: (db: Db, archive: Archive, kap: string) => Promise<unknown> }

/** The ways of `npm run dev`. */
export const usual: Ways = { start: startWorkers, seed: (db, archive, kap) => seedSandbox(db, archive, madeUpNotices, sandboxFilings(kap)) }

/**
 * Starts the stand-ins and the Workers over a migrated database, and gives that its account and keys of this machine and its sandbox. State
 * that outlives a restart (archive, queue, played notices) is kept in `state`; `log` gets each line that the Workers print. What was
 * started is closed again when something fails.
 */
export const startService = async (
  {
    databaseUrl,
    state,
    notices,
    ports,
    baseUrl = `http://127.0.0.1:${ports.api}`,
    log,
  }: {
    databaseUrl: string
    state: string
    notices: string
    ports: ReturnType<typeof portsFrom>
    baseUrl?: string | undefined
    log: (line: string) => void
  },
  { start, seed }: Ways = usual,
): Promise<Service> => {
  const standIns = await startStandIns({ databaseUrl, state, notices, ports })
  try {
    const db = openDatabase(standIns.env)
    await seedLocal(db)
    const workers = await start({ port: ports.api, env: { ...standIns.env, BASE_URL: baseUrl }, state, log })
    await seed(db, remoteArchive(workers.url, standIns.env.OPERATOR_TOKEN), standIns.urls.kap).catch(async (error: unknown) => {
      await workers.close()
      throw error
    })
    return {
      url: workers.url,
      standIns: standIns.urls,
      ended: workers.ended,
      close: async () => {
        await workers.close()
        await standIns.close()
      },
    }
  } catch (error) {
    await standIns.close()
    throw error
  }
}
