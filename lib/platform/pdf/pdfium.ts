import { PDFiumModule } from '@hyzyla/pdfium'
import type { Grey } from '../../domain/notice/page/threshold.ts'
import { PdfUnreadable } from './unreadable.ts'

/** PDFium's own interface (pdfium.googlesource.com, public/*.h); the package exports all of it but types only a part. */
export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & {
  /** PDFium wanted more memory than a document may take: what it does from then on means nothing. */
  isExhausted: () => boolean
  _FPDFPage_GetRotation: (page: number) => number
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
type Imports = { env: { emscripten_resize_heap: (bytes: number) => boolean } }
// The types of Node leave out most of WebAssembly.
const { Instance } = (globalThis as unknown as { WebAssembly: { Instance: new (module: WebAssembly.Module, imports: object) => Instance } })
  .WebAssembly

/** FPDFBitmap_Gray: one byte per pixel. */
export const GREY = 1

/**
 * A document of a few kilobytes may unfold into gigabytes, or draw the same form billions of times. Each of these takes memory, so a bound
 * of the memory is one of the time, too. The largest gazette pages take 160 MB where they must be drawn.
 */
const MOST_MEMORY = 256 * 1024 * 1024

/**
 * A fresh PDFium. `wasm` is the compiled module of `@hyzyla/pdfium/pdfium.wasm`: on Workers an import, on Node compiled from the file. Its
 * memory starts with 19 MB, never shrinks, and goes with the instance; one instance serves one document.
 */
export const startPdfium = async (wasm: WebAssembly.Module): Promise<Pdfium> => {
  // The package types the callback for a module; Emscripten wants the instance.
  let isExhausted = false
  const instantiateWasm = ({ env, ...imports }: Imports, done: (instance: Instance) => void): object => {
    const grow = (bytes: number): boolean => {
      // Bytes come as a signed number.
      isExhausted ||= bytes >>> 0 > MOST_MEMORY
      return !isExhausted && env.emscripten_resize_heap(bytes)
    }
    const instance = new Instance(wasm, { ...imports, env: { ...env, emscripten_resize_heap: grow } })
    done(instance)
    return instance.exports
  }
  const pdfium = (await PDFiumModule({ instantiateWasm } as unknown as Parameters<typeof PDFiumModule>[0])) as Pdfium
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  return Object.assign(pdfium, { isExhausted: () => isExhausted })
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

const FORM = 5
const DEEPEST = 5
/** A gazette page has a dozen objects, a printed one some thousand. */
const MOST_OBJECTS = 50_000

/** What a page draws, also inside the forms it draws. Throws PdfUnreadable where that never ends. */
export const objectsOn = (pdfium: Pdfium, page: number): number[] => {
  const found: number[] = []
  const visit = (object: number, depth: number): void => {
    if (found.push(object) > MOST_OBJECTS) throw new PdfUnreadable('too_costly', `a page of more than ${MOST_OBJECTS} objects`)
    if (pdfium._FPDFPageObj_GetType(object) !== FORM || depth >= DEEPEST) return
    const parts = pdfium._FPDFFormObj_CountObjects(object)
    for (let at = 0; at < parts; at++) visit(pdfium._FPDFFormObj_GetObject(object, at), depth + 1)
  }
  const count = pdfium._FPDFPage_CountObjects(page)
  for (let at = 0; at < count; at++) visit(pdfium._FPDFPage_GetObject(page, at), 0)
  return found
}
