import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startChild, stopChild } from './children.ts'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The configuration files of all Workers, relative to the project's folder: the gateway's first, then each group's. */
export const workerConfigs = (): string[] => [
  'wrangler.toml',
  ...readdirSync(join(root, 'functions'))
    .sort()
    .map((group) => join('functions', group, 'wrangler.toml'))
    .filter((config) => existsSync(join(root, config))),
]

/** How to start wrangler's command line: with this Node, whatever is first on the path. */
export const wrangler = createRequire(import.meta.url)
  .resolve('wrangler/package.json')
  .replace(/package\.json$/, 'bin/wrangler.js')

/** Keeps wrangler from reporting to anyone, from looking for updates and from asking; what it writes goes into `state`. */
export const quietWrangler = (state: string): Record<string, string> => ({
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG_PATH: join(state, 'wrangler-logs'),
  WRANGLER_REGISTRY_PATH: join(state, 'wrangler-registry'),
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // traces of every request in a local file make each a third slower, and nobody reads them
  X_LOCAL_OBSERVABILITY: 'false',
  NO_COLOR: '1',
})

/**
 * Running Workers. `ended` resolves when they end, or their runtime does, with what they said last; `close` ends them in order, or by the
 * signal given.
 */
export type Workers = { url: string; ended: Promise<string>; close: (signal?: NodeJS.Signals) => Promise<void> }

/**
 * Fires a cron trigger of one Worker now, as the calendar would, by the interface that Miniflare opens beside the API at `url`. Throws
 * when the trigger is unknown there or its job fails.
 */
export const fireCron = async (url: string, worker: string, cron: string): Promise<void> => {
  const answer = await fetch(`${url}/cdn-cgi/local/explorer/api/local/scheduled?worker=${encodeURIComponent(worker)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cron }),
  })
  const text = await answer.text()
  if (!answer.ok || !text.includes('"outcome":"ok"')) throw new Error(`cron ${cron} of ${worker}: ${answer.status} ${text}`)
}

/**
 * Starts all Workers on `port` of loopback. Each gets those of `env` that its configuration names; R2 and the like are kept in `state`.
 * `log` gets each line that they print.
 */
export type StartWorkers = (options: {
  port: number
  env: Record<string, string>
  state: string
  log: (line: string) => void
}) => Promise<Workers>

/* What Miniflare says when its workerd is gone. It starts another one, which does not always answer. */
const CRASHED = 'Workers runtime crashed'

/* For what hangs: a start that fails says so or ends, and on a busy machine one may take minutes. */
const patience = 300_000

/**
 * Runs a program of this Node (`args`: its file and arguments) that serves the Workers on `port`. Resolves when they answer; throws with
 * what it said when they do not.
 */
export const runWorkers = async ({
  args,
  env,
  port,
  log,
}: {
  args: string[]
  env: Record<string, string>
  port: number
  log: (line: string) => void
}): Promise<Workers> => {
  const child = startChild(process.execPath, ['--no-warnings', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const end = Promise.withResolvers<string>()
  let said = ''
  let isReady = false
  const hear = (line: string): void => {
    said = `${said}${line}\n`.slice(-8000)
    if (line.includes(CRASHED)) end.resolve(said)
    if (isReady && line !== '') log(line)
  }
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', hear)
  child.once('exit', () => end.resolve(said))
  const close = (signal?: NodeJS.Signals): Promise<void> => stopChild(child, signal)

  const answers = async (): Promise<boolean> => {
    try {
      await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5000), redirect: 'manual' })
      return true
    } catch {
      return false
    }
  }
  const until = Date.now() + patience
  while (!(await answers())) {
    if (child.exitCode !== null || said.includes('[ERROR]') || Date.now() > until) {
      await close()
      throw new Error(`The Workers did not start:\n${said.trim()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  isReady = true
  return { url: `http://127.0.0.1:${port}`, ended: end.promise, close }
}

/** As {@link StartWorkers}, from the bundles in the folder `bundles`, which are made where there are none. */
export const runBundles = (bundles: string, { port, env, state, log }: Parameters<StartWorkers>[0]): Promise<Workers> =>
  runWorkers({
    // where wrangler keeps such things
    args: [join(root, 'tools/local/run-bundles.ts'), bundles, String(port), join(state, 'workers/v3')],
    env: { ...quietWrangler(state), ...env },
    port,
    log,
  })

/** When a file of the project was changed last; null where it is none. */
export const changedAt = (file: string): number | null => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? null

/** The list beside bundles of what they were made of and when that was changed: `[file, time][]`. */
export const MADE_OF = 'made-of.json'

const areCurrent = (bundles: string): boolean => {
  const list = join(bundles, MADE_OF)
  return (
    existsSync(list) &&
    (JSON.parse(readFileSync(list, 'utf8')) as [string, number | null][]).every(([file, time]) => changedAt(file) === time)
  )
}

/** Starts all Workers in one workerd, with their code as it is now: what has not changed since the last start is not bundled again. */
export const startWorkers: StartWorkers = (options) => {
  const bundles = join(options.state, 'bundles')
  if (!areCurrent(bundles)) rmSync(bundles, { recursive: true, force: true })
  return runBundles(bundles, options)
}
