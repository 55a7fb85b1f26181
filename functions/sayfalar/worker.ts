import type { R2Bucket } from '@cloudflare/workers-types'
import pdfium from '@hyzyla/pdfium/dist/pdfium.wasm'
import { type Context, Hono } from 'hono'
import { logError, logEvent } from '../../lib/http/app/log.ts'
import { CALLER_HEADER } from '../../lib/http/app/principal.ts'
import { drawPages, readPages } from '../../lib/pipeline/read-pdf.ts'
import { bucketArchive, PDF_KEY } from '../../lib/platform/archive.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { openOcrReader } from '../../lib/platform/ocr-reader.ts'
import { pdfRenderer } from '../../lib/platform/pdf/render.ts'
import { PdfUnreadable } from '../../lib/platform/pdf/unreadable.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'

type PagesEnv = { Bindings: Record<string, unknown> & { ARCHIVE: R2Bucket } }

const app = new Hono<PagesEnv>({ strict: false })

/** Only Workers of this service ask here. */
app.use(async (c, next) => (c.req.header(CALLER_HEADER) ? next() : c.body(null, 403)))

/**
 * Runs `work` on an archived PDF: 404 where the archive does not hold it, 422 with the fault where it cannot be read, 503 to try again
 * later.
 */
const onDocument = async (c: Context<PagesEnv>, work: (key: string, pdf: Uint8Array) => Promise<Response>): Promise<Response> => {
  const key = c.req.path.replace(/^\/\w+\//, '')
  const stored = PDF_KEY.test(key) ? await c.env.ARCHIVE.get(key) : null
  if (!stored) return c.body(null, 404)
  try {
    return await work(key, new Uint8Array(await stored.arrayBuffer()))
  } catch (error) {
    if (error instanceof SourceUnavailable) return c.json({ error: error.message }, 503)
    if (!(error instanceof PdfUnreadable)) throw error
    logEvent('document_unreadable', { key, fault: error.fault })
    return c.json({ fault: error.fault, message: error.message }, 422)
  }
}

/** Draws the pages of a document that have no picture yet. */
app.post('/ciz/*', (c) =>
  onDocument(c, async (key, pdf) => {
    await drawPages(bucketArchive(c.env.ARCHIVE), pdfRenderer(pdfium), key, pdf)
    return c.body(null, 204)
  }),
)

/** Reads the notices of a document; their pages are drawn with it. */
app.post('/oku/*', (c) =>
  onDocument(c, async (key, pdf) => {
    const ocr = openOcrReader(readEnv(c.env, ['OCR_URL', 'OCR_TOKEN']))
    return c.json(await readPages(bucketArchive(c.env.ARCHIVE), { render: pdfRenderer(pdfium), ocr }, key, pdf))
  }),
)

app.notFound((c) => c.body(null, 404))
app.onError((error, c) => {
  logError('pages_failed', error, { path: c.req.path })
  return c.body(null, 500)
})

export default app
