import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, matchesGlob, relative } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import type { V4MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptions, unstable_readConfig as readConfig } from 'wrangler'
import { renewRoutes } from '../routes.ts'
import { changedAt, MADE_OF, root, workerConfigs } from './workers.ts'

/** A Worker as Miniflare runs it from its bundle. `variables`: what it gets from outside. */
export type BundledWorker = { variables: string[]; options: Extract<V4MiniflareOptions, { workers: unknown }>['workers'][number] }

type Rule = { type: string; include: string[] }

/** Leaves modules that are no script (fonts, styles, WebAssembly) outside, under the names that wrangler gives them; `found` are those. */
const modulesBeside = (rules: readonly Rule[], found: Map<string, { type: string; file: string }>): Plugin => ({
  name: 'modules-beside',
  setup: (build) => {
    build.onResolve(
      { filter: /\.(bin|css|html|md|sql|ttf|txt|wasm(\?module)?)$|[.-]bundle\.js$/ },
      async ({ path, pluginData, ...rest }) => {
        if (pluginData === 'asked here') return null
        const rule = rules.find(({ include }) => include.some((glob) => matchesGlob(path.replace(/^(\.\.?\/)+/, ''), glob)))
        if (!rule) return null
        const resolved = await build.resolve(path.replace(/\?.*/, ''), { ...rest, pluginData: 'asked here' })
        const name = `./${createHash('sha1').update(readFileSync(resolved.path)).digest('hex')}-${basename(resolved.path)}`
        found.set(name, { type: rule.type, file: resolved.path })
        return { path: name, external: true }
      },
    )
  },
})

/**
 * Bundles every Worker into `folder/<name>`, by esbuild with the settings that wrangler gives it, and lists them in `folder/workers.json`
 * (BundledWorker[]). In one pass, in which what they share is read once: a tenth of the time of twelve times `wrangler deploy`. That both
 * make the same is held by test/architecture/workers.test.ts.
 */
export const makeBundles = async (folder: string): Promise<void> => {
  renewRoutes()
  const workers = workerConfigs().map((file) => {
    const read = readConfig({ config: join(root, file) }, { hideWarnings: true })
    // what the names in `secrets` stand for is given at each start
    const { modulesRules = [], ...options } = workerOptions({ ...read, secrets: undefined }).workerOptions
    return {
      name: read.name ?? file,
      main: String(read.main),
      variables: [...(read.secrets?.required ?? []), ...Object.keys(read.vars)],
      rules: modulesRules as Rule[],
      options,
    }
  })
  const modules = new Map<string, { type: string; file: string }>()
  const { metafile } = await build({
    entryPoints: Object.fromEntries(workers.map(({ name, main }) => [`${name}/worker`, main])),
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    metafile: true,
    format: 'esm',
    target: 'es2024',
    supported: { 'import-source': true, using: true },
    keepNames: false,
    conditions: ['workerd', 'worker', 'browser'],
    define: { 'navigator.userAgent': '"Cloudflare-Workers"', 'process.env.NODE_ENV': '"production"' },
    loader: { '.js': 'jsx', '.mjs': 'jsx', '.cjs': 'jsx' },
    external: ['cloudflare:*'],
    plugins: [
      modulesBeside(
        workers.flatMap(({ rules }) => rules),
        modules,
      ),
    ],
    logLevel: 'silent',
  })
  const bundled = workers.map(({ name, variables, options }): BundledWorker => {
    const modulesRoot = join(folder, name)
    const outside = metafile.outputs[relative(root, join(modulesRoot, 'worker.js'))]?.imports.flatMap(({ path }) => {
      const module = modules.get(path)
      if (!module) return []
      copyFileSync(module.file, join(modulesRoot, path))
      return [{ type: module.type as 'Data', path: join(modulesRoot, path) }]
    })
    return {
      variables,
      options: {
        ...options,
        name,
        modulesRoot,
        modules: [{ type: 'ESModule', path: join(modulesRoot, 'worker.js') }, ...(outside ?? [])],
      },
    }
  })
  writeFileSync(join(folder, 'workers.json'), JSON.stringify(bundled))
  const inputs = [...Object.keys(metafile.inputs), ...[...modules.values()].map(({ file }) => relative(root, file))]
  const made = [...inputs, ...workerConfigs(), 'package-lock.json'].map((file) => [file, changedAt(file)])
  writeFileSync(join(folder, MADE_OF), JSON.stringify(made))
}
