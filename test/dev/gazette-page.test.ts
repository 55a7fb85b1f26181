/** The made-up gazette pages: what is said of them is what a reader finds on them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawIssue, type PrintedNotice } from '../../dev/gazette-page.ts'
import { openPdfRenderer } from '../../dev/pdf-renderer.ts'
import { madeUpNotices } from '../../dev/stand-ins.ts'
import { factIds } from '../../lib/domain/fact/identity.ts'
import { boxesOf } from '../../lib/domain/notice/page/places.ts'
import { maskPersonalNumbers } from '../../lib/domain/notice/personal-numbers.ts'
import { readNotice } from '../../lib/domain/notice/read.ts'
import { readPdf } from '../../lib/pipeline/read-pdf.ts'
import type { RenderPages } from '../../lib/platform/pdf/render.ts'

const textOf = (file: string): string => {
  const printed = readFileSync(join(madeUpNotices, file), 'utf8')
  return maskPersonalNumbers(printed.slice(printed.indexOf('\n\n') + 2))
}
const files = readdirSync(madeUpNotices).filter((name) => name.endsWith('.txt'))
const masthead = { publishedOn: '2026-11-10', issue: '11711', page: '101' }
const factsIn = (text: string): string[] => factIds('x', readNotice(text).facts).sort()
const noOcr = { read: () => Promise.reject(new Error('a text layer needs no reader')) }

test.each(files)('%s states the same on the page as in its file', async (file) => {
  const text = textOf(file)
  const { printed } = await drawIssue(masthead, [text])
  expect(factsIn(printed[0]!.text)).toEqual(factsIn(text))
})

describe('an issue of many notices over several pages', () => {
  let printed: PrintedNotice[]
  let found: PrintedNotice[]
  let render: RenderPages
  beforeAll(async () => {
    render = await openPdfRenderer()
    const issue = await drawIssue(masthead, files.filter((name) => /^deneme-(tam|limited|tasfiye|kapali)/.test(name)).map(textOf))
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
        for (const [nth, box] of drawn.entries()) for (let side = 1; side < 5; side++) expect(Math.abs(box[side]! - read[nth]![side]!), quote).toBeLessThan(0.006)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(100)
  })
})
