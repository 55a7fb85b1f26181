/** The made-up gazette pages: what is said of them is what a reader finds on them. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { PrintedNotice } from '../../tools/stand-ins/gazette-page.ts'
import { openPdfRenderer } from '../../tools/pdf-renderer.ts'
import { boxesOf } from '../../lib/domain/notice/page/places.ts'
import { readNotice } from '../../lib/domain/notice/read.ts'
import { readPdf } from '../../lib/pipeline/read-pdf.ts'
import type { RenderPages } from '../../lib/platform/pdf/render.ts'
import { drawMadeUp, factsIn, madeUpNames, madeUpText } from '../support/pages.ts'
import { ALL, sampled } from '../support/sampled.ts'

const noOcr = { read: () => Promise.reject(new Error('a text layer needs no reader')) }

test.each(sampled(madeUpNames, 1))('%s states the same on the page as in its file', async (name) => {
  const { printed } = await drawMadeUp([name])
  expect(factsIn(printed[0]!.text)).toEqual(factsIn(madeUpText(name)))
})

describe('an issue of many notices over several pages', () => {
  let printed: PrintedNotice[]
  let found: PrintedNotice[]
  let render: RenderPages
  beforeAll(async () => {
    render = await openPdfRenderer()
    const issue = await drawMadeUp(
      madeUpNames.filter((name) => (ALL ? /^deneme-(tam|limited|tasfiye|kapali)/ : /^deneme-limited/).test(name)),
    )
    printed = issue.printed
    found = (await readPdf(issue.pdf, { render, ocr: noOcr })).notices
  })

  test('is read as it was printed', () => {
    expect(found.map(({ text }) => text)).toEqual(printed.map(({ text }) => text))
  })

  test('has the quote of every fact where its boxes are', () => {
    let compared = 0
    for (const [at, { text, places }] of printed.entries()) {
      for (const { start, end, quote } of readNotice(text).facts) {
        const drawn = boxesOf(text, places, start, end)
        const read = boxesOf(text, found[at]!.places, start, end)
        expect(drawn.length, quote).toBeGreaterThan(0)
        expect(read.map(([page]) => page)).toEqual(drawn.map(([page]) => page))
        for (const [nth, box] of drawn.entries())
          for (let side = 1; side < 5; side++) expect(Math.abs(box[side]! - read[nth]![side]!), quote).toBeLessThan(0.006)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(ALL ? 100 : 20)
  })
})
