import { PDFiumModule } from '@hyzyla/pdfium'
import type { Grey } from '../../domain/notice/page/threshold.ts'
import { PdfUnreadable } from './unreadable.ts'

/** PDFium's own interface (pdfium.googlesource.com, public/*.h); the package exports all of it but types only a part. */
export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & {
  _FPDFFormObj_CountObjects: (form: number) => number
  _FPDFFormObj_GetObject: (form: number, at: number) => number
  _FPDFBitmap_GetFormat: (bitmap: number) => number
  _FPDFText_GetUnicode: (text: number, at: number) => number
  _FPDFText_GetCharBox: (text: number, at: number, left: number, right: number, bottom: number, top: number) => number
  _FPDF_PageToDevice: (
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ) => number
}

type Instance = { exports: object }
// The types of Node leave out most of WebAssembly.
const { Instance } = (globalThis as unknown as { WebAssembly: { Instance: new (module: WebAssembly.Module, imports: object) => Instance } })
  .WebAssembly

/** FPDFBitmap_Gray: one byte per pixel. */
export const GREY = 1

/**
 * A fresh PDFium. `wasm` is the compiled module of `@hyzyla/pdfium/pdfium.wasm`: on Workers an import, on Node compiled from the file. Its
 * memory starts
 * with 19 MB, never shrinks, and goes with the instance; one instance serves one document.
 */
export const startPdfium = async (wasm: WebAssembly.Module): Promise<Pdfium> => {
  // The package types the callback for a module; Emscripten wants the instance.
  const instantiateWasm = (imports: object, done: (instance: Instance) => void): object => {
    const instance = new Instance(wasm, imports)
    done(instance)
    return instance.exports
  }
  const pdfium = (await PDFiumModule({ instantiateWasm } as unknown as Parameters<typeof PDFiumModule>[0])) as Pdfium
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  return pdfium
}

const PASSWORD = 4
const SECURITY = 5

/** Runs `use` on an opened document and closes it. Throws PdfUnreadable. */
export const withDocument = async <T>(pdfium: Pdfium, pdf: Uint8Array, use: (document: number) => Promise<T> | T): Promise<T> => {
  const at = pdfium.wasmExports.malloc(pdf.length)
  if (at === 0) throw new PdfUnreadable('page_too_large', 'the document does not fit into memory')
  pdfium.HEAPU8.set(pdf, at)
  const document = pdfium._FPDF_LoadMemDocument(at, pdf.length, 0)
  try {
    if (document === 0) {
      const code = pdfium._FPDF_GetLastError()
      if (code === PASSWORD || code === SECURITY) throw new PdfUnreadable('encrypted', 'the document is locked with a password')
      throw new PdfUnreadable('damaged', `PDFium cannot open the document (${code})`)
    }
    return await use(document)
  } finally {
    if (document !== 0) pdfium._FPDF_CloseDocument(document)
    pdfium.wasmExports.free(at)
  }
}

/** Runs `use` on a loaded page and closes it. Throws PdfUnreadable. */
export const withPage = <T>(pdfium: Pdfium, document: number, at: number, use: (page: number) => T): T => {
  const page = pdfium._FPDF_LoadPage(document, at)
  if (page === 0) throw new PdfUnreadable('damaged', `PDFium cannot open page ${at + 1}`)
  try {
    return use(page)
  } finally {
    pdfium._FPDF_ClosePage(page)
  }
}

/** The pixels of a grey bitmap of PDFium where they lie in its memory: they hold until its next call. */
export const greyOf = (pdfium: Pdfium, bitmap: number, width: number, height: number): Grey => {
  const stride = pdfium._FPDFBitmap_GetStride(bitmap)
  const start = pdfium._FPDFBitmap_GetBuffer(bitmap)
  return { width, height, stride, pixels: pdfium.HEAPU8.subarray(start, start + height * stride) }
}
