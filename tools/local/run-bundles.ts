/**
 * `node run-bundles.ts FOLDER PORT STATE`: runs the Workers whose bundles are in FOLDER, which are made where there are none, in one
 * workerd on PORT of loopback; the first is the one with the public address. Each gets those of the environment's variables that its
 * configuration names. R2 is kept in the folder STATE. What the Workers print is printed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import type { BundledWorker } from './bundles.ts'

const [folder = '', port, state] = process.argv.slice(2)
const file = join(folder, 'workers.json')

// wrangler and esbuild take a second to load: only who makes the bundles needs them
if (!existsSync(file)) await (await import('./bundles.ts')).makeBundles(folder)

const workers = (JSON.parse(readFileSync(file, 'utf8')) as BundledWorker[]).map(({ variables, options }) => ({
  ...options,
  bindings: {
    ...options.bindings,
    ...Object.fromEntries(variables.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
  },
}))

// how this process uses its memory (workers.ts) is not for workerd, which serves for as long as it is asked
for (const name of ['MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_']) delete process.env[name]

const running = new Miniflare(
  convertV4MiniflareOptions({
    workers,
    host: '127.0.0.1',
    port: Number(port),
    cf: false,
    log: new Log(LogLevel.WARN),
    handleStructuredLogs: ({ message }) => process.stdout.write(`${message}\n`),
    resourcePersistencePath: state,
    // its interface fires cron triggers
    unsafeLocalExplorer: true,
  }),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.dispose().then(() => process.exit(0)))
await running.ready
