import { hash } from '../kernel/hash.ts'
import type { ListEntry } from './entry.ts'
import { type EntryKey, entryKeys, foldName } from './keys.ts'
import { entrySpellings, type Spelling } from './near/spellings.ts'

/** An entry with all it is found by and known by. */
export type NewEntry = { entry: ListEntry; keys: EntryKey[]; spellings: Spelling[]; identity: string }

/**
 * What makes a listed one this one and no other: kind, name, births, numbers. A decision on a hit holds as long as it is the same: a new
 * programme, a new alias or our own better reading of names changes nothing, another day of birth does.
 */
export const identityOf = ({ kind, names, births, numbers }: ListEntry): string =>
  hash(JSON.stringify([kind, foldName(names[0]?.printed ?? ''), births.toSorted(), numbers.map(({ number }) => number).toSorted()]))

/** An entry as it is written to the store. */
export const newEntry = (entry: ListEntry): NewEntry => ({
  entry,
  keys: entryKeys(entry),
  spellings: entrySpellings(entry),
  identity: identityOf(entry),
})
