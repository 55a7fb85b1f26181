import { dayIn } from '../../lib/domain/kernel/dates.ts'
import { shownOn } from '../../lib/http/wire/shown.ts'
import { foldDue } from '../../lib/pipeline/fold.ts'
import { openDatabase } from '../../lib/platform/database.ts'
import { foldCode } from '../../lib/platform/env.ts'
import type { Db } from '../../lib/platform/database.ts'
import { remoteArchive } from '../../lib/platform/archive.ts'
import type { Archive } from '../../lib/platform/archive.ts'
import { sandboxFilings } from '../stand-ins/kap.ts'
import { seedSandbox } from '../kunye/sandbox.ts'
import { seedLocal } from './seed.ts'
import { madeUpNotices, startStandIns } from '../stand-ins/stand-ins.ts'
import type { portsFrom, StandInName } from './ports.ts'
import { startWorkers } from './workers.ts'
import type { StartWorkers } from './workers.ts'

/**
 * Everything but PostgreSQL: the API at `url`, the stand-ins at `standIns`; `restart` ends one of these and starts it anew. `ended`
 * resolves with their last words when the Workers end of themselves.
 */
export type Service = {
  url: string
  standIns: Record<StandInName, string>
  restart: (name: StandInName) => Promise<void>
  ended: Promise<string>
  close: () => Promise<void>
}

/**
 * How a service is started: the Workers, and what is put into its database meanwhile, into the archive as soon as they answer, and with the
 * filings at `kap`.
 */
export type Ways = { start: StartWorkers; seed: (db: Db, archive: Archive, kap: string) => Promise<unknown> }

/** The ways of `npm run dev`. */
export const usual: Ways = { start: startWorkers, seed: (db, archive, kap) => seedSandbox(db, archive, madeUpNotices, sandboxFilings(kap)) }

/**
 * Starts the stand-ins and the Workers over a migrated database, and gives that its account and keys of this machine and its sandbox. State
 * that outlives a restart (archive, queue, played notices) is kept in `state`; `notices` is the folder of the gazette; `log` gets each line
 * that the Workers print. What was started is closed again when something fails.
 */
export const startService = async (
  {
    databaseUrl,
    state,
    notices = madeUpNotices,
    ports,
    baseUrl = `http://127.0.0.1:${ports.api}`,
    log,
  }: {
    databaseUrl: string
    state: string
    notices?: string | undefined
    ports: ReturnType<typeof portsFrom>
    baseUrl?: string | undefined
    log: (line: string) => void
  },
  { start, seed }: Ways = usual,
): Promise<Service> => {
  const standIns = await startStandIns({ databaseUrl, state, notices, ports })
  try {
    const db = openDatabase(standIns.env)
    // one core starts the Workers while another reads what is put into the database
    const starting = start({ port: ports.api, env: { ...standIns.env, BASE_URL: baseUrl }, state, log })
    const archive: Archive = {
      put: async (key, bytes) => remoteArchive((await starting).url, standIns.env.OPERATOR_TOKEN).put(key, bytes),
    }
    const fill = async (): Promise<void> => {
      await seedLocal(db)
      await seed(db, archive, standIns.urls.kap)
      await foldDue({
        db,
        today: dayIn(new Date()),
        code: foldCode({ FOLD_CODE: standIns.env.FOLD_CODE, BASE_URL: baseUrl }),
        show: (record, day) => shownOn(record, day, baseUrl),
      })
    }
    const [started, filled] = await Promise.allSettled([starting, fill()])
    if (started.status === 'rejected') throw started.reason
    const workers = started.value
    if (filled.status === 'rejected') {
      await workers.close()
      throw filled.reason
    }
    return {
      url: workers.url,
      standIns: standIns.urls,
      restart: standIns.restart,
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
