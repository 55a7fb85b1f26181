import type { IsoDate } from '../domain/kernel/dates.ts'
import { ListRefused, type Unreadable } from '../domain/screening/entry.ts'
import { type NewEntry, newEntry } from '../domain/screening/new-entry.ts'
import type { ListCode } from '../domain/screening/lists.ts'
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
  writeEntries,
} from '../store/sanctions.ts'
import { type ListHead, READER_VERSION, readList } from './read-list.ts'

/** Entries written in one statement. */
const PIECE = 250
/** A list that lost more than this part of its records is not believed. */
const MOST_LOST = 0.2
/** A list of which more than this part cannot be read has changed its form. */
const MOST_UNREAD = 0.1

export type ImportOrder = { list: ListCode; documents: readonly Document[]; source: string; today: IsoDate; acceptShrunk?: boolean }
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

/** Why a list that was read to its end is refused all the same; null where it is good. */
const faultOf = (records: number, unread: number, formerRecords: number | null, acceptShrunk: boolean): string | null => {
  if (records === 0) return 'no record could be read'
  if (unread > (records + unread) * MOST_UNREAD) return `${unread} of ${records + unread} records could not be read`
  if (!acceptShrunk && formerRecords !== null && records < formerRecords * (1 - MOST_LOST))
    return `shrank from ${formerRecords} to ${records} records`
  return null
}

/**
 * Imports a list from its file or set of files. It is read piece by piece into a version that nobody sees until it is complete; stopped
 * anywhere, the last good version stays in force, and the same file given again goes on where it was. What is not the list, cannot be read
 * or shrank by more than a fifth is refused (`acceptShrunk`: an operator has looked). A record that cannot be read is kept aside and
 * reported.
 */
export const importList = async (db: Db, { list, documents, source, today, acceptShrunk = false }: ImportOrder): Promise<ImportResult> => {
  const files = await filesOf(documents)
  const { version, formerRecords, formerPublishedOn } = await openVersion(db, {
    list,
    sha256: await digestOfFiles(files),
    reader: READER_VERSION,
    files,
    source,
  })
  if (version === null) {
    await noteChecked(db, list, today)
    return { outcome: 'unchanged' }
  }

  const head: ListHead = { publishedOn: null, records: null }
  const unread: Unreadable[] = []
  let records = 0
  let piece: NewEntry[] = []
  let fault: string | null = null
  try {
    for await (const parsed of readList(list, documents, head)) {
      if ('unreadable' in parsed) {
        unread.push(parsed.unreadable)
        continue
      }
      records++
      piece.push(newEntry(parsed.entry))
      if (piece.length < PIECE) continue
      await writeEntries(db, list, version, piece)
      piece = []
    }
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error
    fault = error.message
  }
  fault ??= faultOf(records, unread.length, formerRecords, acceptShrunk)
  if (fault === null && head.publishedOn !== null && formerPublishedOn !== null && head.publishedOn < formerPublishedOn)
    fault = `is of ${head.publishedOn}, older than the version in force of ${formerPublishedOn}`
  if (fault !== null) {
    await refuseVersion(db, list, version, { reason: fault, records, unread })
    return { outcome: 'refused', reason: fault, records, formerRecords, unread }
  }
  if (head.records !== null && head.records !== records)
    unread.push({ at: 'file', reason: `the publisher counts ${head.records} records, ${records} were read` })
  if (piece.length > 0) await writeEntries(db, list, version, piece)
  const difference = await completeVersion(db, { list, version, publishedOn: head.publishedOn, records, unread, today })
  if (!difference) throw new Error(`another import of ${list} came between`)
  return { outcome: 'imported', version, records, formerRecords, unread, publishedOn: head.publishedOn, difference }
}
