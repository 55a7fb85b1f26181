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

/* Miniflare writes all the code into one buffer, and for every string that does not fit makes another with as much more and copies it:
   hundreds of times, for some seconds. What has outgrown the room given last is given twice as much; the copy of the whole, which has a
   frame of a word, has not. */
const { ArrayBuffer: Exact } = globalThis
let room = 2 ** 20
class Roomy extends Exact {
  constructor(length: number, options?: { maxByteLength?: number }) {
    super(options === undefined && length > room + 8 ? (room = 2 ** Math.ceil(Math.log2(length))) : length, options)
  }
}
globalThis.ArrayBuffer = Roomy as typeof Exact

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
globalThis.ArrayBuffer = Exact
