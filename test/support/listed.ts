import type { ListEntry } from '../../lib/domain/screening/entry.ts'
import { newEntry } from '../../lib/domain/screening/new-entry.ts'
import { LIST_READER, type ListCode } from '../../lib/domain/screening/lists.ts'
import type { Db } from '../../lib/platform/database.ts'
import { digestOf } from '../../lib/platform/digest.ts'
import { completeVersion, openVersion, writeEntries } from '../../lib/store/sanctions.ts'

/** An entry of a list, of one name. */
export const listEntry = (entryId: string, name: string, more: Partial<ListEntry> = {}): ListEntry => ({
  entryId,
  kind: 'unknown',
  names: [{ printed: name, strength: 'primary', family: null }],
  numbers: [],
  programs: ['Program'],
  basis: null,
  listedOn: '2020-01-02',
  births: ['1970'],
  nationalities: [],
  ...more,
})

/** Puts a version of a list with these entries in force, published and checked on a day. */
export const takeList = async (db: Db, list: ListCode, entries: ListEntry[], day: string): Promise<void> => {
  const { version } = await openVersion(db, {
    list,
    sha256: await digestOf(new TextEncoder().encode(JSON.stringify([day, entries]))),
    reader: LIST_READER,
    files: [{ name: 'f', sha256: 'f', bytes: 1 }],
    source: 'test',
  })
  if (version === null) return
  await writeEntries(db, list, version, entries.map(newEntry))
  await completeVersion(db, { list, version, publishedOn: day, records: entries.length, names: 0, unread: [], today: day, asOf: day })
}
