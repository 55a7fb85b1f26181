import { PDFDocument } from 'pdf-lib'
import type { Bitmap, Word } from '../../domain/notice/page/page.ts'
import { inkOfGrey } from '../../domain/notice/page/threshold.ts'
import { printMask } from './mask.ts'
import { GREY, greyOf, startPdfium, withDocument, withPage } from './pdfium.ts'
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
const FORM = 5

const check = (pdf: Uint8Array): void => {
  const text = (from: number, to: number): string => new TextDecoder('latin1').decode(pdf.subarray(Math.max(0, from), to))
  if (!text(0, 1024).includes('%PDF-')) throw new PdfUnreadable('not_pdf', 'the document does not begin as a PDF')
  if (!text(pdf.length - 2048, pdf.length).includes('%%EOF'))
    throw new PdfUnreadable('damaged', 'the document is cut off: it has no end mark')
}

/** Pixels of the largest image on a page: PDFium decodes an image whole before it scales it. */
const largestImage = (pdfium: Pdfium, page: number): number => {
  const size = pdfium.wasmExports.malloc(8)
  const measure = (object: number, depth: number): number => {
    const type = pdfium._FPDFPageObj_GetType(object)
    if (type === IMAGE && pdfium._FPDFImageObj_GetImagePixelSize(object, size, size + 4)) {
      const view = new DataView(pdfium.HEAPU8.buffer)
      return view.getUint32(size, true) * view.getUint32(size + 4, true)
    }
    if (type !== FORM || depth > 4) return 0
    const parts = Array.from({ length: pdfium._FPDFFormObj_CountObjects(object) }, (_, at) => pdfium._FPDFFormObj_GetObject(object, at))
    return Math.max(0, ...parts.map((part) => measure(part, depth + 1)))
  }
  try {
    return Math.max(
      0,
      ...Array.from({ length: pdfium._FPDFPage_CountObjects(page) }, (_, at) => measure(pdfium._FPDFPage_GetObject(page, at), 0)),
    )
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

/** pdf-lib's view of the document, by which masks are found; null where it cannot read what PDFium can. */
const openForMasks = async (pdf: Uint8Array): Promise<PDFDocument | null> => {
  try {
    return await PDFDocument.load(pdf, { updateMetadata: false })
  } catch {
    return null
  }
}

/** Pages by PDFium. `wasm` as for {@link startPdfium}. */
export const pdfRenderer = (wasm: WebAssembly.Module): RenderPages =>
  async function* (pdf) {
    check(pdf)
    const pdfium = await startPdfium(wasm)
    const count = await withDocument(pdfium, pdf, (document) => pdfium._FPDF_GetPageCount(document))
    if (count > MOST_PAGES) throw new PdfUnreadable('too_many_pages', `${count} pages; at most ${MOST_PAGES} are read`)
    const parsed = await openForMasks(pdf)
    for (let at = 0; at < count; at++) {
      const words = await withDocument(pdfium, pdf, (document) => withPage(pdfium, document, at, (page) => textLayer(pdfium, page)))
      const mask = parsed && parsed.getPageCount() === count ? await printMask(pdfium, parsed.getPage(at), MOST_PIXELS) : null
      const { dpi, ...bitmap } =
        mask ?? (await withDocument(pdfium, pdf, (document) => withPage(pdfium, document, at, (page) => draw(pdfium, page))))
      yield { number: at + 1, dpi, bitmap, words: words.length >= FEWEST_WORDS ? words : null }
    }
  }
