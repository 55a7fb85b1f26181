import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './local/workers.ts'

/** What the answers that are made ready are made by: the rules, and how they are put on the wire. */
const FOLDERS = ['lib/domain', 'lib/http/wire', 'lib/http/words']

/** A digest of the code that makes answers ready: when it changes, what was made ready before is made anew. */
export const foldCodeOf = (folder = root): string => {
  const hash = createHash('sha256')
  for (const part of FOLDERS)
    for (const file of readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.ts')) hash.update(`${part}/${file}\0`).update(readFileSync(join(folder, part, file)))
  return hash.digest('hex').slice(0, 16)
}
