import { belongsTo } from '../domain/notice/match.ts'
import { maskPersonalNumbers } from '../domain/notice/personal-numbers.ts'
import { readNotice } from '../domain/notice/read.ts'
import { type Archive, pageKey, pdfKey } from '../platform/archive.ts'
import { digestOf } from '../platform/digest.ts'
import type { Db } from '../platform/database.ts'
import type { GazetteSource } from '../platform/gazette-source.ts'
import type { OcrReader } from '../platform/ocr-reader.ts'
import { pageImage } from '../platform/pdf/page-image.ts'
import type { RenderPages } from '../platform/pdf/render.ts'
import { PdfUnreadable } from '../platform/pdf/unreadable.ts'
import { type ArchivedNotice, type FoundNotice, textsOfIssue } from '../store/notices.ts'
import type { PreparedCompany } from '../store/preparations.ts'
import { readPdf, straightPages } from './read-pdf.ts'

/** What archiving a document works with. */
export type ArchiveDeps = { db: Db; source: GazetteSource; archive: Archive; ocr: OcrReader; render: RenderPages }

const NOTHING: ArchivedNotice = { text: null, whole: false, pdfKey: null, places: null }

/**
 * Fetches a notice's document, keeps its PDF, and finds the company's notice on it. A page carries notices of several companies: only one
 * that names this
 * company by office and number (or MERSİS) is taken, and none that another of the company's notices already is. A document that cannot be
 * read is kept, and the notice stays
 * without a text: its sections are then known to be incomplete. Throws SourceUnavailable where trying later is right.
 */
export const archiveDocument = async (
  deps: ArchiveDeps,
  company: PreparedCompany,
  notice: FoundNotice & { id: number },
): Promise<ArchivedNotice> => {
  const document = await deps.source.fetchDocument(notice.ref)
  if (!document) return NOTHING
  if (document.type === 'text')
    return { text: maskPersonalNumbers(new TextDecoder().decode(document.bytes)), whole: true, pdfKey: null, places: null }

  const key = pdfKey(await digestOf(document.bytes))
  await deps.archive.put(key, document.bytes)
  try {
    const { pages, notices } = await readPdf(document.bytes, deps)
    for (const page of pages) await deps.archive.put(pageKey(key, page.number), page.png)
    const taken = new Set(await textsOfIssue(deps.db, company.id, notice.issue, notice.id))
    const own = notices
      .map((cut) => ({ ...cut, text: maskPersonalNumbers(cut.text) }))
      .find((cut) => !taken.has(cut.text) && belongsTo(company, readNotice(cut.text).header))
    return own
      ? { text: own.text, whole: own.startsInside && own.endsInside, pdfKey: key, places: own.places }
      : { ...NOTHING, pdfKey: key }
  } catch (error) {
    if (error instanceof PdfUnreadable) return { ...NOTHING, pdfKey: key }
    throw error
  }
}

/**
 * Draws the pages of an archived PDF that have no picture yet: of documents that a person brought. Throws PdfUnreadable for one that cannot
 * be drawn.
 */
export const drawPages = async (archive: Archive, render: RenderPages, key: string, pdf: Uint8Array): Promise<void> => {
  for await (const { number, dpi, bitmap } of straightPages(pdf, render))
    await archive.put(pageKey(key, number), await pageImage(bitmap, dpi))
}
