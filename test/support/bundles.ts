import { runBundles } from '../../tools/local/workers.ts'
import type { StartWorkers } from '../../tools/local/workers.ts'
import { madeOnce } from './once.ts'

/** The folder of all bundles, made once for the whole test run; its `workers.json` lists them (BundledWorker[]). */
export const bundles = (): Promise<string> =>
  // wrangler and esbuild take a second to load: only who makes the bundles needs them
  madeOnce('bundles', async (folder) => (await import('../../tools/local/bundles.ts')).makeBundles(folder))

/** Starts all Workers from the bundles of the test run. */
export const startBundled: StartWorkers = async (options) => runBundles(await bundles(), options)
