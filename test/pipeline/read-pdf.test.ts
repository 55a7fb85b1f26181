import { degrees, PDFDocument, StandardFonts } from 'pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Word } from '../../lib/domain/notice/page/page.ts'
import { readPdf } from '../../lib/pipeline/read-pdf.ts'
import type { OcrReader } from '../../lib/platform/ocr-reader.ts'
import type { RenderPages } from '../../lib/platform/pdf/render.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'
import { openPdfRenderer } from '../../tools/pdf-renderer.ts'
import { drawMadeUp } from '../support/pages.ts'
import { REST, sampled } from '../support/sampled.ts'

/** For images that never come together. */
const PATIENCE_MS = 60_000

let render: RenderPages
beforeAll(async () => {
  render = await openPdfRenderer()
})

/** A reader that finds these words on every image. */
const fakeOcr = (words: Word[], atOnce: number): OcrReader => ({ atOnce, read: async () => words })

/**
 * The same, which answers nobody until it was given `atOnce` images at the same time. `given` is how many it was given in all, `most` at
 * the same time.
 */
const waitingOcr = (words: Word[], atOnce: number): OcrReader & { seen: { given: number; most: number } } => {
  const seen = { given: 0, most: 0 }
  const full = Promise.withResolvers<void>()
  let now = 0
  return {
    atOnce,
    seen,
    read: async () => {
      seen.given++
      seen.most = Math.max(seen.most, ++now)
      if (now === atOnce) full.resolve()
      await Promise.race([full.promise, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
      now--
      return words
    },
  }
}

/** A small document of pages by what is drawn on each. */
const drawn = async (pages: readonly (string | null)[]): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const text of pages) {
    const page = pdf.addPage([300, 420])
    if (text !== null) page.drawText(text, { x: 20, y: 300, size: 8, lineHeight: 10, maxWidth: 250, font })
  }
  return pdf.save()
}

const ADVERT = Array<string>(30).fill('Satilik arsa').join(' ')

const GIVE_NONE: Record<string, () => Promise<void>> = {
  'are told apart: blank ones, print without words, words without a notice': async () => {
    const { pages, notices } = await readPdf(await drawn([null, 'Kroki', ADVERT]), { render, ocr: fakeOcr([], 1) })
    expect(pages.map(({ number, found }) => [number, found])).toEqual([
      [1, 'blank'],
      [2, 'no_words'],
      [3, 'no_notice'],
    ])
    expect(notices.map(({ startsInside, endsInside }) => [startsInside, endsInside])).toEqual([[false, false]])
  },
  'have one that lies on its side among them': async () => {
    const { pdf } = await drawMadeUp(['deneme-tasfiye-5-2026-05-05-alacaklilara-cagri'])
    const side = await PDFDocument.load(pdf)
    side.getPage(0).setRotation(degrees(90))
    const { pages } = await readPdf(await side.save(), { render, ocr: fakeOcr([], 1) })
    expect(pages.map((page) => page.found)).toEqual(['no_notice'])
  },
}
// to draw a page for a reader takes a core a second
describe('pages that give no notice', () => {
  it.each(sampled(Object.entries(GIVE_NONE), 1))('%s', (_, holds) => holds())
})

describe('pages side by side', () => {
  const word: Word = { text: 'metin', x0: 0.2, y0: 0.4, x1: 0.6, y1: 0.5, confidence: 0.9 }

  it.each(sampled([1, 3], 1))('are as many as the reader takes at once: %i; their order stays', async (atOnce) => {
    const ocr = waitingOcr([word], atOnce)
    const { pages } = await readPdf(await drawn(['birinci', 'ikinci', null, 'dorduncu', 'besinci', 'altinci']), { render, ocr })
    expect(pages.map(({ number, found }) => [number, found])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [number, number === 3 ? 'blank' : 'no_notice']),
    )
    // an image of each page that is not blank
    expect(ocr.seen).toEqual({ given: 5, most: atOnce })
  })

  it.skipIf(REST)('end at the first that cannot be read', async () => {
    let asked = 0
    const read = (): Promise<Word[]> => {
      asked++
      return Promise.reject(new SourceUnavailable('page reader', 'down'))
    }
    const pdf = await drawn(Array<string>(12).fill('metin'))
    await expect(readPdf(pdf, { render, ocr: { read, atOnce: 2 } })).rejects.toThrow(SourceUnavailable)
    expect(asked).toBeLessThan(6)
  })
})
