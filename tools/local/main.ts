import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stopChildren } from './children.ts'
import { watchNpm } from './parent.ts'
import { checkPorts, portsFrom, standInNames } from './ports.ts'
import { openPostgres } from '../stand-ins/postgres.ts'
import { PortTaken } from '../stand-ins/server.ts'
import { root } from './workers.ts'

/**
 * `npm run dev`: the whole service on this machine. PORT (8787), DATABASE_URL, REDIS_URL, GAZETTE_DIR, STATE_DIR (.kunye) and BASE_URL
 * change where things are.
 */
const state = resolve(process.env.STATE_DIR || join(root, '.kunye'))
const lock = join(state, 'dev.pid')

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const readPort = (): number => {
  const port = Number(process.env.PORT ?? 8787)
  if (!Number.isInteger(port) || port < 1 || port > 65_500)
    throw new Error(`PORT is ${process.env.PORT}: a number from 1 to 65500 is expected, as in: PORT=9000 npm run dev`)
  return port
}

const readBaseUrl = (): string | undefined => {
  const url = process.env.BASE_URL || undefined
  if (url && !/^https?:\/\/./.test(url))
    throw new Error(
      `BASE_URL is ${url}: the address the service is reached at is expected, as in: BASE_URL=https://example.test npm run dev`,
    )
  return url
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !existsSync('/proc/self/cmdline') || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('tools/local/main.ts')
  } catch {
    return false
  }
}

/* Two services over one folder of state would take each other's database away. */
const takeLock = (): void => {
  mkdirSync(state, { recursive: true })
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : NaN
  if (holder !== process.pid && isRunning(holder))
    throw new Error(`npm run dev is running already over ${state} (process ${holder}). Stop it first: kill ${holder}`)
  writeFileSync(lock, String(process.pid))
}

const stops: (() => Promise<void>)[] = []
let isStopping = false

/* Stops in the reverse order of starting, then whatever was only just starting. */
const stop = async (code: number): Promise<never> => {
  if (isStopping) return new Promise<never>(() => {})
  isStopping = true
  for (const close of stops.reverse()) {
    await close().catch((error: unknown) => say(`While stopping: ${error instanceof Error ? error.message : String(error)}`))
  }
  await stopChildren()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!isStopping) say('\nStopping …')
    void stop(0)
  })
}

watchNpm(() => void stop(0))

// What is ended on purpose may fail on its way, with nobody left to hear it: that is no reason to end otherwise than asked.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    if (isStopping) return
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    void stop(1)
  })
}

/* What to do about a database that another version made. */
const ofOtherVersion = (): string =>
  process.env.DATABASE_URL
    ? 'Set DATABASE_URL to an empty database, or unset it.'
    : `It holds only what this machine made up and brought. Delete its folder (rm -rf ${state}) or move it aside, then start again.`

const ready = (url: string, standIns: Record<string, string>, email: string): string => `
Künye is ready at ${url}

  live key      kny_canli_yerel    secret  kns_yerel_canli
  sandbox key   kny_deneme_yerel   secret  kns_yerel_deneme

  curl -H 'X-API-Key: kny_deneme_yerel' -H 'X-API-Secret: kns_yerel_deneme' ${url}/api/v1/sirketler/

Account panel: ${url}/panel/ signs in ${email}; its mail arrives at ${standIns.mail}
Stand-ins: ${standInNames.map((name) => `${name} ${standIns[name]}`).join(', ')}
Ctrl-C stops everything. State is kept in ${state}.`

const main = async (): Promise<void> => {
  const ports = portsFrom(readPort())
  const baseUrl = readBaseUrl()
  takeLock()
  stops.push(async () => rmSync(lock, { force: true }))
  await checkPorts(Object.values(ports))
  say('Starting …')
  const [{ migrate, OtherVersion }, { startService }, { LOCAL_EMAIL }, postgres] = await Promise.all([
    // what takes a second to load comes while PostgreSQL starts, and only where nothing is wrong with what was asked
    import('./migrate.ts'),
    import('./service.ts'),
    import('./seed.ts'),
    openPostgres(join(state, 'postgres')).then((opened) => {
      stops.push(opened.close)
      return opened
    }),
  ])
  await migrate(postgres.url).catch((error: unknown) => {
    throw error instanceof OtherVersion ? new Error(`${error.message} ${ofOtherVersion()}`) : error
  })
  const service = await startService({
    databaseUrl: postgres.url,
    state,
    notices: process.env.GAZETTE_DIR || undefined,
    ports,
    baseUrl,
    log: say,
  })
  stops.push(service.close)
  say(ready(service.url, service.standIns, LOCAL_EMAIL))
  const end = await Promise.race([
    service.ended.then((words) => `The Workers ended:\n${words.trim()}`),
    postgres.ended.then((words) => `PostgreSQL ended:\n${words.trim()}`),
  ])
  if (!isStopping) throw new Error(end)
}

try {
  await main()
} catch (error) {
  if (!isStopping) {
    process.stderr.write(
      error instanceof PortTaken
        ? `Port ${error.port} is in use by another program. Start on other ports: PORT=9000 npm run dev\n`
        : `${error instanceof Error ? error.message : String(error)}\n`,
    )
  }
  await stop(1)
}
