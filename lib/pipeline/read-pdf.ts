import { cutPages } from '../domain/notice/page/cut.ts'
import type { CutNotice, ReadPage } from '../domain/notice/page/cut.ts'
import { inkBoxes, layoutOf } from '../domain/notice/page/layout.ts'
import type { Masthead } from '../domain/notice/page/masthead.ts'
import { findRules } from '../domain/notice/page/rules.ts'
import { sheetsOf, wordsOnPage } from '../domain/notice/page/sheets.ts'
import type { OcrReader } from '../platform/ocr-reader.ts'
import { pngOfBitmap, pngOfGrey } from '../platform/pdf/png.ts'
import type { RenderPages } from '../platform/pdf/render.ts'

/** A page of a document: its picture as PNG (black on white), its size in pixels and resolution, and its running head. `number` counts from 1. */
export type PageImage = { number: number, width: number, height: number, dpi: number, masthead: Masthead, png: Uint8Array<ArrayBuffer> }

/**
 * Reads a gazette PDF: the picture of each page, and the notices on them with the place of every word. A page with a text layer is not sent to the reader.
 * Throws PdfUnreadable (the document is no use) and SourceUnavailable (try again later).
 */
export const readPdf = async (
  pdf: Uint8Array, { render, ocr }: { render: RenderPages, ocr: OcrReader },
): Promise<{ pages: PageImage[], notices: CutNotice[] }> => {
  const images: Omit<PageImage, 'masthead'>[] = []
  const read: ReadPage[] = []
  for await (const { number, dpi, bitmap, words: printed } of render(pdf)) {
    images.push({ number, width: bitmap.width, height: bitmap.height, dpi, png: await pngOfBitmap(bitmap) })
    const layout = layoutOf(findRules(bitmap), inkBoxes(bitmap))
    const words = printed ?? []
    if (!printed) for (const sheet of sheetsOf(bitmap, layout)) words.push(...wordsOnPage(sheet, await ocr.read(await pngOfGrey(sheet))))
    read.push({ layout, words })
  }
  const { mastheads, notices } = cutPages(read)
  const unread: Masthead = { publishedOn: null, issue: null, page: null }
  return { pages: images.map((image, at) => ({ ...image, masthead: mastheads[at] ?? unread })), notices }
}
