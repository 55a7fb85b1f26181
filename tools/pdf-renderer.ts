import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pdfRenderer } from '../lib/platform/pdf/render.ts'
import type { RenderPages } from '../lib/platform/pdf/render.ts'

// The types of Node leave out most of WebAssembly.
const { compile } = (globalThis as unknown as { WebAssembly: { compile: (bytes: Uint8Array) => Promise<WebAssembly.Module> } }).WebAssembly

/** The PDF renderer on Node: PDFium compiled from the package's file. (A Worker imports `@hyzyla/pdfium/dist/pdfium.wasm` as a module.) */
export const openPdfRenderer = async (): Promise<RenderPages> =>
  pdfRenderer(await compile(await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'))))
