import type { IsoDate } from '../domain/kernel/dates.ts'
import { ListRefused, type Unreadable } from '../domain/screening/entry.ts'
import { type NewEntry, newEntry } from '../domain/screening/new-entry.ts'
import { LIST_CODES, LIST_READER, type ListCode, LISTS } from '../domain/screening/lists.ts'
import { digestOf } from '../platform/digest.ts'
import type { Db } from '../platform/database.ts'
import { bytesOf, type Document } from '../platform/tables/text.ts'
import {
  completeVersion,
  type Difference,
  type ListFile,
  noteChecked,
  openVersion,
  refuseVersion,
  strangenessOf,
  writeEntries,
} from '../store/sanctions.ts'
import { type ListHead, readList } from './read-list.ts'

/** Entries written in one statement. */
const PIECE = 250
/** A list that lost more than this part of its records is not believed. */
const MOST_LOST = 0.2
/** A list of which more than this part cannot be read has changed its form. */
const MOST_UNREAD = 0.1

/**
 * `asOf`: the day on which these files were what the publisher had: today where they were fetched, the files' own day where somebody brings
 * them. A list is as fresh as that.
 */
export type ImportOrder = {
  list: ListCode
  documents: readonly Document[]
  source: string
  today: IsoDate
  asOf?: IsoDate
  acceptShrunk?: boolean
}
export type ImportResult =
  | { outcome: 'unchanged' }
  | {
      outcome: 'imported'
      version: number
      records: number
      formerRecords: number | null
      unread: Unreadable[]
      publishedOn: IsoDate | null
      difference: Difference
    }
  | { outcome: 'refused'; reason: string; records: number; formerRecords: number | null; unread: Unreadable[] }

const filesOf = async (documents: readonly Document[]): Promise<ListFile[]> => {
  const files: ListFile[] = []
  for (const document of documents) {
    const bytes = await bytesOf(document)
    files.push({ name: document.name, sha256: await digestOf(bytes), bytes: bytes.byteLength })
  }
  return files
}

/**
 * Digest of one file; of a set that of its files' digests and names, so that anybody can form it again: `sha256sum` lines in the order of
 * names.
 */
export const digestOfFiles = async (files: readonly ListFile[]): Promise<string> => {
  const [only, ...others] = files
  if (only && others.length === 0) return only.sha256
  const lines = files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1))
  return digestOf(new TextEncoder().encode(lines.join('')))
}

type Read = { records: number; names: number; unread: number }
type Former = { formerRecords: number | null; formerNames: number | null }

/** Why a list that was read to its end is refused all the same; null where it is good. */
const faultOf = ({ records, names, unread }: Read, { formerRecords, formerNames }: Former, acceptShrunk: boolean): string | null => {
  if (records === 0) return 'no record could be read'
  if (unread > (records + unread) * MOST_UNREAD) return `${unread} of ${records + unread} records could not be read`
  if (!acceptShrunk && formerRecords !== null && records < formerRecords * (1 - MOST_LOST))
    return `shrank from ${formerRecords} to ${records} records`
  if (!acceptShrunk && formerNames !== null && names < formerNames * (1 - MOST_LOST))
    return `shrank from ${formerNames} to ${names} names: aliases are missing`
  return null
}

/** Why what was written is not this list though it has its form; null where it is. */
const strangeness = async (
  db: Db,
  { list, acceptShrunk = false }: ImportOrder,
  version: number,
  records: number,
  formerRecords: number | null,
): Promise<string | null> => {
  const others = LIST_CODES.filter((code) => code !== list && LISTS[code].publisher === LISTS[list].publisher)
  const { missing, other, shared } = await strangenessOf(db, list, version, others)
  if (other !== null && shared > records / 2) return `is a file of ${other}: ${shared} of ${records} records stand in that list as they are`
  return !acceptShrunk && formerRecords !== null && missing > formerRecords * MOST_LOST
    ? `${missing} of the ${formerRecords} records in force are not in it`
    : null
}

/**
 * Imports a list from its file or set of files. It is read piece by piece into a version that nobody sees until it is complete; stopped
 * anywhere, the last good version stays in force, and the same file given again goes on where it was. What is not the list, cannot be read,
 * is older than the version in force, or lost more than a fifth of its records or names is refused (`acceptShrunk`: an operator has
 * looked). A record that cannot be read is kept aside and
 * reported.
 */
export const importList = async (db: Db, order: ImportOrder): Promise<ImportResult> => {
  const { list, documents, source, today, asOf = today, acceptShrunk = false } = order
  const files = await filesOf(documents)
  const { version, formerPublishedOn, ...former } = await openVersion(db, {
    list,
    sha256: await digestOfFiles(files),
    reader: LIST_READER,
    files,
    source,
  })
  if (version === null) {
    await noteChecked(db, list, asOf)
    return { outcome: 'unchanged' }
  }

  const head: ListHead = { publishedOn: null, records: null }
  const unread: Unreadable[] = []
  const { formerRecords } = former
  let records = 0
  let names = 0
  let piece: NewEntry[] = []
  let fault: string | null = null
  try {
    for await (const parsed of readList(list, documents, head)) {
      if ('unreadable' in parsed) {
        unread.push(parsed.unreadable)
        continue
      }
      records++
      names += parsed.entry.names.length
      piece.push(newEntry(parsed.entry))
      if (piece.length < PIECE) continue
      await writeEntries(db, list, version, piece)
      piece = []
    }
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error
    fault = error.message
  }
  fault ??= faultOf({ records, names, unread: unread.length }, former, acceptShrunk)
  if (fault === null && head.publishedOn !== null && formerPublishedOn !== null && head.publishedOn < formerPublishedOn)
    fault = `is of ${head.publishedOn}, older than the version in force of ${formerPublishedOn}`
  if (fault === null && piece.length > 0) await writeEntries(db, list, version, piece)
  fault ??= await strangeness(db, order, version, records, formerRecords)
  if (fault !== null) {
    await refuseVersion(db, list, version, { reason: fault, records, unread })
    return { outcome: 'refused', reason: fault, records, formerRecords, unread }
  }
  if (head.records !== null && head.records !== records)
    unread.push({ at: 'file', reason: `the publisher counts ${head.records} records, ${records} were read` })
  const difference = await completeVersion(db, { list, version, publishedOn: head.publishedOn, records, names, unread, today, asOf })
  if (!difference) throw new Error(`another import of ${list} came between`)
  return { outcome: 'imported', version, records, formerRecords, unread, publishedOn: head.publishedOn, difference }
}
