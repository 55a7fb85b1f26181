/**
 * `npm run check-page`: makes the script of the check page from its source. It is kept beside it so that the Workers start without a build;
 * a test compares.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { root } from './local/workers.ts'

const folder = join(root, 'functions/acik/page')
export const checkScriptFile = join(folder, 'kontrol.bundle.js')

/** The script as it follows from its source, readable on purpose: whoever must trust it can read it. */
export const buildCheckScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    preserveSymlinks: true,
    absWorkingDir: root,
  })
  return outputFiles[0]?.text ?? ''
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(checkScriptFile, await buildCheckScript())
