import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOcr } from '../../tools/stand-ins/ocr-server.ts'
import { engineOf, hasNative, openOcr } from '../../tools/stand-ins/ocr.ts'
import { openPdfRenderer } from '../../tools/pdf-renderer.ts'
import { greyScanOf, scanOf } from '../../tools/stand-ins/scan.ts'
import { startStandIn } from '../../tools/stand-ins/server.ts'
import type { StandIn } from '../../tools/stand-ins/server.ts'
import { readPdf } from '../../lib/pipeline/read-pdf.ts'
import { openOcrReader } from '../../lib/platform/ocr-reader.ts'
import { pngOfGrey } from '../../lib/platform/pdf/png.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'
import { drawMadeUp, factsIn, MASTHEAD } from '../support/pages.ts'
import { ALL, isScanned, REST } from '../support/sampled.ts'

const PIXEL = { width: 1, height: 1, grey: Uint8Array.of(255) }
const reader = (url: string, token = 'belirtec', timeoutMs?: number) => openOcrReader({ OCR_URL: url, OCR_TOKEN: token }, timeoutMs)

/** Whose notice it is, and of what kinds its facts are. */
const matters = (text: string): unknown[] =>
  factsIn(text)
    .map((fact) => JSON.parse(fact))
    .map(([registryNo, { kind }]) => [registryNo, kind])

describe('the adapter', () => {
  let answer: { status?: number; body?: unknown } = {}
  let server: StandIn
  beforeAll(async () => {
    server = await startStandIn({ handle: () => answer })
  })
  afterAll(() => server.close())

  const word = { text: 'Şirket', x0: 0.1, y0: 0.2, x1: 0.3, y1: 0.4, confidence: 0.9 }

  it.skipIf(REST)('gives the words of an answer', async () => {
    answer = { body: { words: [word] } }
    expect(await reader(`${server.url}/`).read(await pngOfGrey(PIXEL))).toEqual([word])
  })

  it.skipIf(REST).each([
    ['a status', { status: 503, body: { error: 'x' } }],
    ['no JSON', { body: 'sorry' }],
    ['another shape', { body: { lines: [] } }],
    ['a box beyond the image', { body: { words: [{ ...word, x1: 1.5 }] } }],
    ['an empty word', { body: { words: [{ ...word, text: '' }] } }],
  ])('is unavailable on %s', async (_, wrong) => {
    answer = wrong
    await expect(reader(server.url).read(await pngOfGrey(PIXEL))).rejects.toThrow(SourceUnavailable)
  })

  it.skipIf(REST)('is unavailable when nothing answers in time, or at all', async () => {
    answer = { body: { words: [] } }
    const fault = (faults: object) => fetch(`${server.url}/_faults`, { method: 'POST', body: JSON.stringify(faults) })
    await fault({ latency_ms: 5_000 })
    await expect(reader(server.url, 'belirtec', 50).read(await pngOfGrey(PIXEL))).rejects.toThrow(SourceUnavailable)
    await fault({ latency_ms: 0, down: true })
    await expect(reader(server.url).read(await pngOfGrey(PIXEL))).rejects.toThrow(SourceUnavailable)
    await fault({ down: false })
  })
})

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

const readScan = async () => {
  const render = await openPdfRenderer()
  const { pdf, printed } = await drawMadeUp(['deneme-limited-5-2026-08-25-adres', 'deneme-tasfiye-5-2026-05-05-alacaklilara-cagri'])
  const scan = await scanOf(pdf, render)
  return { scan, printed, first: await readPdf(scan, { render, ocr: reader(server.url) }) }
}
let byNpm: ReturnType<typeof readScan> | null = null
/** A scanned page of two notices as the tesseract of npm reads it: once, for it takes a core ten seconds. */
const readByNpm = (): ReturnType<typeof readScan> => (byNpm ??= readScan())

describe('tesseract behind it', () => {
  it.skipIf(REST)('refuses what is not asked by the protocol', async () => {
    const png = await pngOfGrey(PIXEL)
    const status = async (path: string, init: RequestInit) => (await fetch(server.url + path, init)).status
    const headers = { authorization: 'Bearer belirtec', 'content-type': 'image/png' }
    expect(await status('/words', { method: 'POST', body: png, headers: { ...headers, authorization: 'Bearer x' } })).toBe(401)
    expect(await status('/words', { method: 'POST', body: png, headers: { ...headers, 'content-type': 'text/plain' } })).toBe(415)
    expect(await status('/words', { headers })).toBe(405)
    expect(await status('/other', { headers })).toBe(404)
    expect(await status('/words', { method: 'POST', body: 'no image', headers })).toBe(500)
  })

  it.runIf(isScanned('reader'))(
    'reads a scanned issue: the facts as printed, each under its own company, twice alike and once only',
    async () => {
      const [render, ocr] = [await openPdfRenderer(), reader(server.url)]
      const { scan, printed, first } = await readByNpm()
      expect(first.pages).toMatchObject([{ number: 1, width: 3508, height: 4963, dpi: 300, masthead: MASTHEAD }])
      expect(first.notices.map(({ startsInside, endsInside }) => [startsInside, endsInside])).toEqual([
        [true, true],
        [true, true],
      ])
      expect(first.notices.map(({ text }) => factsIn(text))).toEqual(printed.map(({ text }) => factsIn(text)))
      const [found, drawn] = [first.notices[1]!.places[0]!, printed[1]!.places[0]!]
      expect(found.y0).toBeCloseTo(drawn.y0, 2)
      expect(found.x[0]).toBeCloseTo(drawn.x[0]!, 2)

      const files = await readdir(cacheDir)
      expect(await readPdf(scan, { render, ocr })).toEqual(first)
      expect(await readdir(cacheDir)).toEqual(files)
    },
  )

  // a page takes a core twelve seconds: these with `npm run test:rest`
  it.runIf(ALL).each([
    ['200 dpi, light print, turned', { dpi: 200, ink: 150, noise: 8, angle: 0.004 }],
    ['150 dpi, paper that darkens to one side', { dpi: 150, ink: 60, shade: 60, noise: 8 }],
  ])('reads a page that is one grey image: %s', async (_, print) => {
    const [render, ocr] = [await openPdfRenderer(), reader(server.url)]
    const { pdf, printed } = await drawMadeUp(['deneme-tasfiye-5-2026-05-05-alacaklilara-cagri'])
    const { pages, notices } = await readPdf(await greyScanOf(pdf, render, print), { render, ocr })
    expect(pages).toMatchObject([{ masthead: MASTHEAD, found: 'notices' }])
    expect(notices.map(({ text }) => factsIn(text))).toEqual(printed.map(({ text }) => factsIn(text)))
  })

  it.runIf(ALL)('reads on over the pages of a document of which some are scans and some have their text', async () => {
    const [render, ocr] = [await openPdfRenderer(), reader(server.url)]
    const { pdf, printed } = await drawMadeUp([
      'deneme-tam-1-2019-03-12-kurulus',
      'canli-makine-1-2023-02-14-kurulus',
      'canli-kooperatif-1-2025-06-10-yonetim-kurulu',
    ])
    const { pages, notices } = await readPdf(await scanOf(pdf, render, { printed: [1], angle: 0.004 }), { render, ocr })
    expect(pages).toHaveLength(2)
    expect(notices.some(({ places }) => new Set(places.map(({ page }) => page)).size === 2)).toBe(true)
    expect(notices.map(({ text }) => matters(text))).toEqual(printed.map(({ text }) => matters(text)))
  })
})

describe('the engine', () => {
  it.skipIf(REST)('is the one npm installs, unless the setting names another', () => {
    expect([engineOf(''), engineOf('wasm'), engineOf('native')]).toEqual(['wasm', 'wasm', 'native'])
    expect(() => engineOf('hızlı')).toThrow('OCR_ENGINE is "hızlı"; it may be wasm (what npm installs) or native')
  })
})

const native = await hasNative()

describe.skipIf(!native || !isScanned('reader'))('the tesseract of the machine (skipped where there is none)', () => {
  it.skipIf(REST)('reads the letters that the one of npm reads, images side by side', async () => {
    const cacheDir = await mkdtemp(join(tmpdir(), 'kunye-ocr-'))
    const ocr = openOcr({ cacheDir, engine: 'native', atOnce: 2 })
    try {
      const { scan, first } = await readByNpm()
      const { notices } = await readPdf(scan, { render: await openPdfRenderer(), ocr })
      expect(notices.map(({ text }) => text)).toEqual(first.notices.map(({ text }) => text))
      expect(notices).toHaveLength(2)
    } finally {
      await ocr.close()
      await rm(cacheDir, { recursive: true })
    }
  })
})
