import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOcr } from '../../dev/ocr-server.ts'
import { startStandIn } from '../../dev/server.ts'
import type { StandIn } from '../../dev/server.ts'
import { readPdf } from '../../lib/pipeline/read-pdf.ts'
import { openOcrReader } from '../../lib/platform/ocr-reader.ts'
import { pngOfBitmap, pngOfGrey } from '../../lib/platform/pdf/png.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'
import { openPdfRenderer } from '../../dev/pdf-renderer.ts'
import { allPages } from '../support/pages.ts'

const PIXEL = { width: 1, height: 1, grey: Uint8Array.of(255) }
const reader = (url: string, token = 'belirtec', timeoutMs?: number) => openOcrReader({ OCR_URL: url, OCR_TOKEN: token }, timeoutMs)

describe('the adapter', () => {
  let answer: { status?: number, body?: unknown } = {}
  let server: StandIn
  beforeAll(async () => { server = await startStandIn({ handle: () => answer }) })
  afterAll(() => server.close())

  const word = { text: 'Şirket', x0: 0.1, y0: 0.2, x1: 0.3, y1: 0.4, confidence: 0.9 }

  it('gives the words of an answer', async () => {
    answer = { body: { words: [word] } }
    expect(await reader(`${server.url}/`).read(await pngOfGrey(PIXEL))).toEqual([word])
  })

  it.each([
    ['a status', { status: 503, body: { error: 'x' } }], ['no JSON', { body: 'sorry' }], ['another shape', { body: { lines: [] } }],
    ['a box beyond the image', { body: { words: [{ ...word, x1: 1.5 }] } }], ['an empty word', { body: { words: [{ ...word, text: '' }] } }],
  ])('is unavailable on %s', async (_, wrong) => {
    answer = wrong
    await expect(reader(server.url).read(await pngOfGrey(PIXEL))).rejects.toThrow(SourceUnavailable)
  })

  it('is unavailable when nothing answers in time, or at all', async () => {
    answer = { body: { words: [] } }
    const fault = (faults: object) => fetch(`${server.url}/_faults`, { method: 'POST', body: JSON.stringify(faults) })
    await fault({ latency_ms: 5_000 })
    await expect(reader(server.url, 'belirtec', 50).read(await pngOfGrey(PIXEL))).rejects.toThrow(SourceUnavailable)
    await fault({ latency_ms: 0, down: true })
    await expect(reader(server.url).read(await pngOfGrey(PIXEL))).rejects.toThrow(SourceUnavailable)
    await fault({ down: false })
  })
})

describe('tesseract behind it', () => {
  let cacheDir: string
  let server: StandIn
  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'kunye-ocr-'))
    server = await startOcr({ token: 'belirtec', cacheDir })
  })
  afterAll(async () => {
    await server.close()
    await rm(cacheDir, { recursive: true })
  })

  it('refuses what is not asked by the protocol', async () => {
    const png = await pngOfGrey(PIXEL)
    const status = async (path: string, init: RequestInit) => (await fetch(server.url + path, init)).status
    const headers = { authorization: 'Bearer belirtec', 'content-type': 'image/png' }
    expect(await status('/words', { method: 'POST', body: png, headers: { ...headers, authorization: 'Bearer x' } })).toBe(401)
    expect(await status('/words', { method: 'POST', body: png, headers: { ...headers, 'content-type': 'text/plain' } })).toBe(415)
    expect(await status('/words', { headers })).toBe(405)
    expect(await status('/other', { headers })).toBe(404)
    expect(await status('/words', { method: 'POST', body: 'no image', headers })).toBe(500)
  })

  // Turkish letters that the fonts of PDF lack are left out of the made-up text; the reader's model and the place of the words are what is tested.
  it('reads a page without a text layer, twice alike, and once only', async () => {
    const texts = [
      "T.C. ADANA TICARET SICIL MÜDÜRLÜGÜ'NDEN", 'MERSIS No: 0981143814400001', 'Ticaret Sicil/Dosya No: 86877', 'Sermaye 1.250.000,00 TL olarak tescil edildi.', '(18622253)',
    ]
    const drawn = await PDFDocument.create()
    const font = await drawn.embedFont(StandardFonts.TimesRoman)
    const page = drawn.addPage([420, 300])
    texts.forEach((text, at) => page.drawText(text, { x: 40, y: 220 - at * 24, size: 13, font }))
    const render = await openPdfRenderer()
    const [picture] = await allPages(render, await drawn.save())

    const scanned = await PDFDocument.create()
    const sheet = scanned.addPage([420, 300])
    sheet.drawImage(await scanned.embedPng(await pngOfBitmap(picture!.bitmap)), { x: 0, y: 0, width: 420, height: 300 })
    const pdf = await scanned.save()

    const ocr = reader(server.url)
    const first = await readPdf(pdf, { render, ocr })
    expect(first.notices.map(({ startsInside, endsInside }) => [startsInside, endsInside])).toEqual([[true, true]])
    expect(first.notices[0]!.text).toContain('0981143814400001')
    expect(first.notices[0]!.text).toContain('Sermaye 1.250.000,00 TL olarak tescil edildi.')
    const amount = first.notices[0]!.places[3]!
    expect(amount.y0).toBeCloseTo((300 - 220 + 72 - 9) / 300, 1)
    expect(amount.x[0]).toBeCloseTo(40 / 420, 2)
    expect(first.pages[0]).toMatchObject({ number: 1, width: 1750, height: 1250, dpi: 300 })

    const files = await readdir(cacheDir)
    expect(await readPdf(pdf, { render, ocr })).toEqual(first)
    expect(await readdir(cacheDir)).toEqual(files)
  })
})
