import type { ListEntry } from '../entry.ts'
import { spellings } from '../keys.ts'
import { nearKeys } from './keys.ts'
import { keptParts, type KeptPart, type NearKind, partsOf } from './parts.ts'

/** A name of an entry as near names find it: its parts, and the keys that lead to it, each with its shape. */
export type Spelling = { kind: NearKind; printed: string; parts: KeptPart[]; keys: number[]; shapes: number[] }

const KINDS: Record<ListEntry['kind'], readonly NearKind[]> = {
  person: ['person'],
  entity: ['entity'],
  unknown: ['person', 'entity'],
  craft: [],
}

/** Names as the key of one statement: longer ones are cut for the look-up alone. */
const LONGEST = 500

/**
 * The names of an entry for near names. Ships and aircraft are met by their exact names and numbers alone; so are weak aliases of a single
 * word, which are near to half the world.
 */
export const entrySpellings = (entry: ListEntry): Spelling[] => {
  const found = new Map<string, Spelling>()
  for (const { printed, strength } of entry.names) {
    for (const text of spellings(printed).map((each) => each.slice(0, LONGEST))) {
      for (const kind of KINDS[entry.kind]) {
        if (found.has(`${kind} ${text}`)) continue
        const parts = partsOf(text, kind)
        if (strength === 'weak' && parts.length < 2) continue
        const keys = nearKeys(parts, kind, true)
        if (keys.length > 0)
          found.set(`${kind} ${text}`, {
            kind,
            printed: text,
            parts: keptParts(parts),
            keys: keys.map(([key]) => key),
            shapes: keys.map(([, shape]) => shape),
          })
      }
    }
  }
  return [...found.values()]
}
