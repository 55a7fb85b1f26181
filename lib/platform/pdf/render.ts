import type { Bitmap, Word } from '../../domain/notice/page/page.ts'
import { inkOfGrey } from '../../domain/notice/page/threshold.ts'
import { printMask, scannedPage } from './mask.ts'
import { GREY, greyOf, objectsOn, startPdfium, withDocument, withPage } from './pdfium.ts'
import type { Pdfium } from './pdfium.ts'
import { textLayer } from './text-layer.ts'
import { PdfUnreadable } from './unreadable.ts'

/** A page of a document, `number` counting from 1. `words` is its text layer, null where it has none and must be read from the picture. */
export type PdfPage = { number: number; dpi: number; bitmap: Bitmap; words: Word[] | null }

/** Renders the pages of a PDF one after another; only one page is in memory at a time. Throws PdfUnreadable. */
export type RenderPages = (pdf: Uint8Array) => AsyncGenerator<PdfPage>

const DPI = 300
/** An A3 page at 300 dpi has 17.4 million pixels. */
const MOST_PIXELS = 24_000_000
const MOST_PAGES = 60
/** Fewer words are a stamp or a page number on a scanned page, not its text. */
const FEWEST_WORDS = 20
const IMAGE = 3

const check = (pdf: Uint8Array): void => {
  const text = (from: number, to: number): string => new TextDecoder('latin1').decode(pdf.subarray(Math.max(0, from), to))
  if (!text(0, 1024).includes('%PDF-')) throw new PdfUnreadable('not_pdf', 'the document does not begin as a PDF')
  if (!text(pdf.length - 2048, pdf.length).includes('%%EOF'))
    throw new PdfUnreadable('damaged', 'the document is cut off: it has no end mark')
}

/** Pixels of the largest image on a page: PDFium decodes an image whole before it scales it. */
const largestImage = (pdfium: Pdfium, page: number): number => {
  const size = pdfium.wasmExports.malloc(8)
  const pixels = (image: number): number => {
    if (!pdfium._FPDFImageObj_GetImagePixelSize(image, size, size + 4)) return 0
    const view = new DataView(pdfium.HEAPU8.buffer)
    return view.getUint32(size, true) * view.getUint32(size + 4, true)
  }
  try {
    return objectsOn(pdfium, page)
      .filter((object) => pdfium._FPDFPageObj_GetType(object) === IMAGE)
      .reduce((most, image) => Math.max(most, pixels(image)), 0)
  } finally {
    pdfium.wasmExports.free(size)
  }
}

const ANNOTATIONS_AND_GREY = 0x01 | 0x08

const draw = (pdfium: Pdfium, page: number): Bitmap & { dpi: number } => {
  const width = Math.round((pdfium._FPDF_GetPageWidth(page) / 72) * DPI)
  const height = Math.round((pdfium._FPDF_GetPageHeight(page) / 72) * DPI)
  if (width * height > MOST_PIXELS || largestImage(pdfium, page) > MOST_PIXELS) {
    throw new PdfUnreadable('page_too_large', `a page of ${width} by ${height} pixels at ${DPI} dpi`)
  }
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GREY, 0, 0)
  if (bitmap === 0) throw new PdfUnreadable('page_too_large', 'the page does not fit into memory')
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS_AND_GREY)
    return { dpi: DPI, ...inkOfGrey(greyOf(pdfium, bitmap, width, height)) }
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
  }
}

/** What PDFium fails with once it may have no more memory, or finds no way out of a document, is the document's fault. */
const asFault = (error: unknown, pdfium: Pdfium): unknown => {
  if (error instanceof PdfUnreadable) return error
  if (pdfium.isExhausted()) return new PdfUnreadable('too_costly', 'the document takes more memory than any gazette page')
  const isItsOwn = error instanceof RangeError || (error instanceof Error && error.constructor.name === 'RuntimeError')
  return isItsOwn ? new PdfUnreadable('damaged', `PDFium gave up: ${error.message}`) : error
}

/** Pages by PDFium, and nothing else looks into the document. `wasm` as for {@link startPdfium}. */
export const pdfRenderer = (wasm: WebAssembly.Module): RenderPages =>
  async function* (pdf) {
    check(pdf)
    const pdfium = await startPdfium(wasm)
    try {
      const count = await withDocument(pdfium, pdf, (document) => pdfium._FPDF_GetPageCount(document))
      if (count > MOST_PAGES) throw new PdfUnreadable('too_many_pages', `${count} pages; at most ${MOST_PAGES} are read`)
      for (let at = 0; at < count; at++) {
        const onPage = <T>(use: (page: number) => T): Promise<T> =>
          withDocument(pdfium, pdf, (document) => withPage(pdfium, document, at, use))
        const { words, scanned } = await onPage((page) => ({ words: textLayer(pdfium, page), scanned: scannedPage(pdfium, page) }))
        const { dpi, ...bitmap } = (await printMask(pdfium, pdf, scanned, MOST_PIXELS)) ?? (await onPage((page) => draw(pdfium, page)))
        if (pdfium.isExhausted()) throw new Error('memory was refused')
        yield { number: at + 1, dpi, bitmap, words: words.length >= FEWEST_WORDS ? words : null }
      }
    } catch (error) {
      throw asFault(error, pdfium)
    }
  }
