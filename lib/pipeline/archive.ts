import { belongsTo } from '../domain/notice/match.ts'
import { maskPersonalNumbers } from '../domain/notice/personal-numbers.ts'
import { readNotice } from '../domain/notice/read.ts'
import { type Archive, pdfKey } from '../platform/archive.ts'
import { digestOf } from '../platform/digest.ts'
import type { Db } from '../platform/database.ts'
import type { GazetteSource } from '../platform/gazette-source.ts'
import type { CutNotice } from '../domain/notice/page/cut.ts'
import { PdfUnreadable } from '../platform/pdf/unreadable.ts'
import { type ArchivedNotice, beginTry, endTry, type FoundNotice, textsOfIssue } from '../store/notices.ts'
import type { PreparedCompany } from '../store/preparations.ts'
import { SourceUnavailable } from '../platform/source-unavailable.ts'

/**
 * What archiving a document works with. `readPages` reads a PDF that lies in the archive: it throws PdfUnreadable or SourceUnavailable, and
 * what runs it may be ended by the document.
 */
export type ArchiveDeps = {
  db: Db
  source: GazetteSource
  archive: Archive
  readPages: (key: string, pdf: Uint8Array) => Promise<CutNotice[]>
}

/** A document that ended whatever opened it this often is set aside. */
const MOST_TRIES = 3
/** The longest notices of the gazette have some hundred thousand letters. */
const MOST_TEXT_BYTES = 2_000_000

const NOTHING: ArchivedNotice = { text: null, whole: false, pdfKey: null, places: null, fault: null }

/** A text as it may be kept; null for what is none: too long, not UTF-8, or with NUL in it. */
const textOf = (bytes: Uint8Array): string | null => {
  if (bytes.length > MOST_TEXT_BYTES) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/**
 * Fetches a notice's document, keeps its PDF, and finds the company's notice on it. A page carries notices of several companies: only one
 * that names this company by office and number (or MERSİS) is taken, and none that another of the company's notices already is. A document
 * that cannot be read is kept, and the notice stays without a text: its sections are then known to be incomplete, and `fault` says why. A
 * try is counted before the document is opened, since one that ends its reader comes back to nobody; after {@link MOST_TRIES} it is set
 * aside. Throws SourceUnavailable where trying later is right.
 */
export const archiveDocument = async (
  deps: ArchiveDeps,
  company: PreparedCompany,
  notice: FoundNotice & { id: number },
): Promise<ArchivedNotice> => {
  const document = await deps.source.fetchDocument(notice.ref)
  if (!document) return NOTHING
  if (document.type === 'too_large') return { ...NOTHING, fault: 'too_large' }
  if (document.type === 'text') {
    const text = textOf(document.bytes)
    return text === null ? { ...NOTHING, fault: 'not_text' } : { ...NOTHING, text: maskPersonalNumbers(text), whole: true }
  }

  const key = pdfKey(await digestOf(document.bytes))
  await deps.archive.put(key, document.bytes)
  if ((await beginTry(deps.db, notice.id)) > MOST_TRIES) return { ...NOTHING, pdfKey: key, fault: 'gave_up' }
  try {
    const notices = await deps.readPages(key, document.bytes)
    const taken = new Set(await textsOfIssue(deps.db, company.id, notice.issue, notice.id))
    const own = notices
      .map((cut) => ({ ...cut, text: maskPersonalNumbers(cut.text) }))
      .find((cut) => !taken.has(cut.text) && belongsTo(company, readNotice(cut.text).header))
    return own
      ? { text: own.text, whole: own.startsInside && own.endsInside, pdfKey: key, places: own.places, fault: null }
      : { ...NOTHING, pdfKey: key }
  } catch (error) {
    if (error instanceof PdfUnreadable) return { ...NOTHING, pdfKey: key, fault: error.fault }
    // The page reader is down: no fault of the document, which waits behind the others.
    if (error instanceof SourceUnavailable) await endTry(deps.db, notice.id)
    throw error
  }
}
