import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { dryRun, readWorkers } from '../../dev/deploy.ts'
import { root } from '../../dev/workers.ts'

/** A Worker's configuration for its bundle, which stands beside it: nothing is bundled again. */
const forBundle = (toml: string): string => toml
  .replace(/^main = .*$/m, 'main = "worker.js"\nno_bundle = true\nfind_additional_modules = true')
  // modules of other kinds lie flat beside the bundle
  .replaceAll('**/page/', '**/')

const wait = (ms: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ms) })

/**
 * Configuration files of all Workers, bundled once for the whole test run as for an upload: each service then starts in seconds. The first test file that asks
 * makes the bundles, the others wait for them.
 */
export const bundledWorkers = async (): Promise<string[]> => {
  const folder = inject('bundles')
  const workers = readWorkers()
  const configs = workers.map(({ name }) => join(folder, name, 'wrangler.toml'))
  const [ready, failed] = [join(folder, 'ready'), join(folder, 'failed')]
  try {
    mkdirSync(join(folder, 'making'))
  } catch {
    while (!existsSync(ready)) {
      if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'))
      await wait(100)
    }
    return configs
  }
  const wrong = await dryRun(workers, folder)
  if (wrong.size > 0) {
    writeFileSync(failed, [...wrong].map(([name, said]) => `${name} does not bundle:\n${said}`).join('\n'))
    throw new Error(readFileSync(failed, 'utf8'))
  }
  for (const { config, name } of workers) writeFileSync(join(folder, name, 'wrangler.toml'), forBundle(readFileSync(join(root, config), 'utf8')))
  writeFileSync(ready, '')
  return configs
}
