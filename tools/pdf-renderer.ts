// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { PdfPage, RenderPages } from '../lib/platform/pdf/render.ts'
import { type PdfFault, PdfUnreadable } from '../lib/platform/pdf/unreadable.ts'

// The types of Node leave out most of WebAssembly.
const { compile } = (globalThis as unknown as { WebAssembly: { compile: (bytes: Uint8Array) => Promise<WebAssembly.Module> } }).WebAssembly

type Answer = { page: PdfPage | null } | { fault?: PdfFault; message: string }

/** A page of the gazette takes about a second. */
const PAGE_SECONDS = 30

/**
 * The PDF renderer on Node: PDFium compiled from the package's file, each document in a thread of its own, which is ended where a page
 * takes longer than `seconds`. (A Worker imports `@hyzyla/pdfium/dist/pdfium.wasm` as a module, and has its own limits.)
 */
export const openPdfRenderer = async (seconds = PAGE_SECONDS): Promise<RenderPages> => {
  const wasm = await compile(await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
  return async function* (pdf) {
    const thread = new Worker(new URL('pdf-thread.ts', import.meta.url), {
      workerData: { wasm, pdf },
      execArgv: ['--no-warnings'],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const next = (): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const slow = setTimeout(
          () => reject(new PdfUnreadable('too_costly', `a page takes longer than ${seconds} seconds`)),
          seconds * 1000,
        )
        thread.removeAllListeners()
        thread.once('message', (answer: Answer) => resolve(answer))
        thread.once('error', (error: Error) => reject(new PdfUnreadable('too_costly', error.message)))
        thread.once('exit', () => reject(new PdfUnreadable('too_costly', 'the document ended its reader')))
        for (const event of ['message', 'error', 'exit']) thread.once(event, () => clearTimeout(slow))
        thread.postMessage('next')
      })
    try {
      for (;;) {
        const answer = await next()
        if ('page' in answer) {
          if (!answer.page) return
          yield answer.page
        } else throw answer.fault ? new PdfUnreadable(answer.fault, answer.message) : new Error(answer.message)
      }
    } finally {
      thread.removeAllListeners()
      await thread.terminate()
    }
  }
}
