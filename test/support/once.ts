import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/**
 * The folder `name`, made once for the whole test run: the first test file that asks makes what is in it, the others wait for it. Throws,
 * for each that asks, what making it threw.
 */
export const madeOnce = async (name: string, make: (folder: string) => Promise<void>): Promise<string> => {
  const folder = join(inject('shared'), name)
  const [ready, failed] = [join(folder, 'ready'), join(folder, 'failed')]
  try {
    mkdirSync(folder)
  } catch {
    while (!existsSync(ready)) {
      if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'))
      await wait(50)
    }
    return folder
  }
  await make(folder).catch((error: unknown) => {
    writeFileSync(failed, error instanceof Error ? error.message : String(error))
    throw error
  })
  writeFileSync(ready, '')
  return folder
}
