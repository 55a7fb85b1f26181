// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin
/** A thread of tools/pdf-renderer.ts: renders one document and sends its pages, each when the one before was taken. */
import { parentPort, workerData } from 'node:worker_threads'
import { pdfRenderer } from '../lib/platform/pdf/render.ts'
import { PdfUnreadable } from '../lib/platform/pdf/unreadable.ts'

const { wasm, pdf } = workerData as { wasm: WebAssembly.Module; pdf: Uint8Array }
const pages = pdfRenderer(wasm)(pdf)
parentPort?.on('message', async () => {
  try {
    const { value = null } = await pages.next()
    parentPort?.postMessage({ page: value })
  } catch (error) {
    const { message } = error as Error
    parentPort?.postMessage(error instanceof PdfUnreadable ? { fault: error.fault, message } : { message })
  }
})
