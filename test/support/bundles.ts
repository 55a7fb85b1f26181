import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob } from 'node:path'
import type { Plugin } from 'esbuild'
import type { V4MiniflareOptions } from 'miniflare'
import { root, runWorkers } from '../../tools/local/workers.ts'
import type { StartWorkers } from '../../tools/local/workers.ts'
import { madeOnce } from './once.ts'

/** A Worker as Miniflare runs it from its bundle. `variables`: what it gets from outside. */
export type BundledWorker = { variables: string[]; options: Extract<V4MiniflareOptions, { workers: unknown }>['workers'][number] }

type Rule = { type: string; include: string[] }

/** Lays modules that are no script (fonts, styles, WebAssembly) beside the bundle, under the names that wrangler gives them. */
const modulesBeside = (folder: string, rules: readonly Rule[], found: { type: string; path: string }[]): Plugin => ({
  name: 'modules-beside',
  setup: (build) => {
    build.onResolve({ filter: /\.(bin|css|html|sql|ttf|txt|wasm(\?module)?)$|[.-]bundle\.js$/ }, async ({ path, pluginData, ...rest }) => {
      if (pluginData === 'asked here') return null
      const rule = rules.find(({ include }) => include.some((glob) => matchesGlob(path.replace(/^(\.\.?\/)+/, ''), glob)))
      if (!rule) return null
      const resolved = await build.resolve(path.replace(/\?.*/, ''), { ...rest, pluginData: 'asked here' })
      const content = readFileSync(resolved.path)
      const name = `${createHash('sha1').update(content).digest('hex')}-${basename(resolved.path)}`
      writeFileSync(join(folder, name), content)
      found.push({ type: rule.type, path: join(folder, name) })
      return { path: `./${name}`, external: true }
    })
  },
})

/**
 * Bundles every Worker into `folder/<name>`, by esbuild with the settings that wrangler gives it: in one process, a tenth of the time of
 * twelve times `wrangler deploy`. That both make the same is held by test/architecture/workers.test.ts.
 */
const makeBundles = async (folder: string): Promise<void> => {
  // wrangler and esbuild take a second to load: only who makes the bundles needs them
  const [{ readWorkers }, wrangler, esbuild] = await Promise.all([import('../../tools/deploy.ts'), import('wrangler'), import('esbuild')])
  const bundled = await Promise.all(
    readWorkers().map(async ({ config, name, secrets }): Promise<BundledWorker> => {
      const read = wrangler.unstable_readConfig({ config: join(root, config) }, { hideWarnings: true })
      // what the names in `secrets` stand for is given at each start
      const { modulesRules = [], ...options } = wrangler.unstable_getMiniflareWorkerOptions({ ...read, secrets: undefined }).workerOptions
      const modulesRoot = join(folder, name)
      mkdirSync(modulesRoot)
      const modules: { type: string; path: string }[] = []
      await esbuild.build({
        entryPoints: { worker: String(read.main) },
        absWorkingDir: dirname(join(root, config)),
        outdir: modulesRoot,
        bundle: true,
        format: 'esm',
        target: 'es2024',
        supported: { 'import-source': true, using: true },
        keepNames: true,
        conditions: ['workerd', 'worker', 'browser'],
        define: { 'navigator.userAgent': '"Cloudflare-Workers"', 'process.env.NODE_ENV': '"production"' },
        loader: { '.js': 'jsx', '.mjs': 'jsx', '.cjs': 'jsx' },
        external: ['cloudflare:*'],
        plugins: [modulesBeside(modulesRoot, modulesRules as Rule[], modules)],
        logLevel: 'silent',
      })
      return {
        variables: [...secrets, ...Object.keys(read.vars)],
        options: {
          ...options,
          name,
          modulesRoot,
          modules: [{ type: 'ESModule', path: join(modulesRoot, 'worker.js') }, ...(modules as { type: 'Data'; path: string }[])],
        },
      }
    }),
  )
  writeFileSync(join(folder, 'workers.json'), JSON.stringify(bundled))
}

/** The folder of all bundles, made once for the whole test run; its `workers.json` lists them (BundledWorker[]). */
export const bundles = (): Promise<string> => madeOnce('bundles', makeBundles)

/** Starts all Workers from their bundles, in half of the time that `wrangler dev` takes: nothing is bundled or watched. */
export const startBundled: StartWorkers = async ({ port, env, state, log }) =>
  runWorkers({
    args: [join(root, 'test/support/run-bundles.ts'), join(await bundles(), 'workers.json'), String(port), join(state, 'workers')],
    env,
    port,
    log,
  })
