import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join, matchesGlob } from 'node:path'
import type { V4MiniflareOptions } from 'miniflare'
import { root, runWorkers } from '../../tools/local/workers.ts'
import type { StartWorkers } from '../../tools/local/workers.ts'
import { madeOnce } from './once.ts'

/** A Worker as Miniflare runs it from its bundle. `variables`: what it gets from outside. */
export type BundledWorker = { variables: string[]; options: Extract<V4MiniflareOptions, { workers: unknown }>['workers'][number] }

const makeBundles = async (folder: string): Promise<void> => {
  // wrangler takes a second to load: only who makes the bundles needs it
  const [{ dryRun, readWorkers }, wrangler] = await Promise.all([import('../../tools/deploy.ts'), import('wrangler')])
  const workers = readWorkers()
  const wrong = await dryRun(workers, folder)
  if (wrong.size > 0) throw new Error([...wrong].map(([name, said]) => `${name} does not bundle:\n${said}`).join('\n'))
  const bundled = workers.map(({ config, name, secrets }): BundledWorker => {
    const read = wrangler.unstable_readConfig({ config: join(root, config) }, { hideWarnings: true })
    // what the names in `secrets` stand for is given at each start
    const { modulesRules = [], ...options } = wrangler.unstable_getMiniflareWorkerOptions({ ...read, secrets: undefined }).workerOptions
    const modulesRoot = join(folder, name)
    const modules = readdirSync(modulesRoot).flatMap((file) => {
      // wrangler lays modules of other kinds flat beside the bundle
      const rule = modulesRules.find(({ include }) => include.some((glob) => matchesGlob(file, `*${basename(glob)}`)))
      return rule ? [{ type: rule.type, path: join(modulesRoot, file) }] : []
    })
    return {
      variables: [...secrets, ...Object.keys(read.vars)],
      options: { ...options, name, modulesRoot, modules: [{ type: 'ESModule', path: join(modulesRoot, 'worker.js') }, ...modules] },
    }
  })
  writeFileSync(join(folder, 'workers.json'), JSON.stringify(bundled))
}

/** The file that lists all Workers (BundledWorker[]), which are bundled as for an upload, by wrangler and once for the whole test run. */
export const bundledWorkers = async (): Promise<string> => join(await madeOnce('bundles', makeBundles), 'workers.json')

/** Starts all Workers from their bundles, in half of the time that `wrangler dev` takes: nothing is bundled or watched. */
export const startBundled: StartWorkers = async ({ port, env, state, log }) =>
  runWorkers({
    args: [join(root, 'test/support/run-bundles.ts'), await bundledWorkers(), String(port), join(state, 'workers')],
    env,
    port,
    log,
  })
