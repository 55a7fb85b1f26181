import { cutPages } from '../domain/notice/page/cut.ts'
import type { CutNotice, ReadPage } from '../domain/notice/page/cut.ts'
import { inkBoxes, layoutOf } from '../domain/notice/page/layout.ts'
import { mendNumbers, readAgain } from '../domain/notice/page/marks.ts'
import type { Masthead } from '../domain/notice/page/masthead.ts'
import type { Bitmap, Word } from '../domain/notice/page/page.ts'
import { findRules } from '../domain/notice/page/rules.ts'
import { straighten } from '../domain/notice/page/straighten.ts'
import { sheetOfWords, sheetsOf, wordsByPiece, wordsOnPage } from '../domain/notice/page/sheets.ts'
import type { Sheet } from '../domain/notice/page/sheets.ts'
import { type Archive, pageKey } from '../platform/archive.ts'
import type { OcrReader } from '../platform/ocr-reader.ts'
import { pageImage } from '../platform/pdf/page-image.ts'
import { pngOfGrey } from '../platform/pdf/png.ts'
import type { PdfPage, RenderPages } from '../platform/pdf/render.ts'
import { PdfUnreadable } from '../platform/pdf/unreadable.ts'

/**
 * A page of a document: its picture for people (PNG), its running head, and the size and resolution at which it was read. `number` counts
 * from 1.
 */
export type PageImage = { number: number; width: number; height: number; dpi: number; masthead: Masthead; png: Uint8Array<ArrayBuffer> }

/**
 * The pages of a PDF as they are read and shown: a scan is set straight first, so that the places of its words lie on its picture. Throws
 * PdfUnreadable.
 */
export const straightPages = async function* (pdf: Uint8Array, render: RenderPages): AsyncGenerator<PdfPage> {
  for await (const page of render(pdf)) yield page.words ? page : { ...page, bitmap: straighten(page.bitmap) }
}

/** What the reader finds on these sheets of a page, back on the page. */
export const wordsOf = async (sheets: Iterable<Sheet>, ocr: OcrReader): Promise<Word[]> => {
  const words: Word[] = []
  for (const sheet of sheets) words.push(...wordsOnPage(sheet, await ocr.read(await pngOfGrey(sheet))))
  return words
}

/**
 * The words of a page with points and commas as printed. Numbers that do not fit what is printed are read a second time, larger and by
 * themselves.
 */
export const lookAgain = async (bitmap: Bitmap, first: readonly Word[], ocr: OcrReader): Promise<Word[]> => {
  const { words, doubtful } = mendNumbers(bitmap, first)
  if (doubtful.length === 0) return words
  const sheet = sheetOfWords(bitmap, doubtful)
  const again = wordsByPiece(sheet, await ocr.read(await pngOfGrey(sheet)))
  const better = new Map(doubtful.map((word, at) => [word, readAgain(bitmap, word, again[at] ?? [])]))
  return words.map((word) => better.get(word) ?? word)
}

/**
 * Reads a gazette PDF: the picture of each page, and the notices on them with the place of every word. A page with a text layer is not sent
 * to the reader.
 * Throws PdfUnreadable (the document is no use) and SourceUnavailable (try again later).
 */
export const readPdf = async (
  pdf: Uint8Array,
  { render, ocr }: { render: RenderPages; ocr: OcrReader },
): Promise<{ pages: PageImage[]; notices: CutNotice[] }> => {
  const images: Omit<PageImage, 'masthead'>[] = []
  const read: ReadPage[] = []
  for await (const { number, dpi, bitmap, words } of straightPages(pdf, render)) {
    images.push({ number, width: bitmap.width, height: bitmap.height, dpi, png: await pageImage(bitmap, dpi) })
    const layout = layoutOf(findRules(bitmap), inkBoxes(bitmap))
    read.push({ layout, words: words ?? (await lookAgain(bitmap, await wordsOf(sheetsOf(bitmap, layout), ocr), ocr)) })
  }
  const { mastheads, notices } = cutPages(read)
  const unread: Masthead = { publishedOn: null, issue: null, page: null }
  return { pages: images.map((image, at) => ({ ...image, masthead: mastheads[at] ?? unread })), notices }
}

/** Reads the notices of an archived PDF and archives the pictures of its pages. Throws as {@link readPdf}, and where no notice is on them. */
export const readPages = async (
  archive: Archive,
  reading: { render: RenderPages; ocr: OcrReader },
  key: string,
  pdf: Uint8Array,
): Promise<CutNotice[]> => {
  const { pages, notices } = await readPdf(pdf, reading)
  for (const page of pages) await archive.put(pageKey(key, page.number), page.png)
  if (notices.length === 0) throw new PdfUnreadable('nothing_on_it', 'no notice stands on its pages')
  return notices
}

/**
 * Draws the pages of an archived PDF that have no picture yet: of documents that a person brought. Throws PdfUnreadable for one that cannot
 * be drawn.
 */
export const drawPages = async (archive: Archive, render: RenderPages, key: string, pdf: Uint8Array): Promise<void> => {
  for await (const { number, dpi, bitmap } of straightPages(pdf, render))
    await archive.put(pageKey(key, number), await pageImage(bitmap, dpi))
}
