/** Ways to make of a scanned page the images that a reader is given. */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { ReadPage } from '../../lib/domain/notice/page/cut.ts'
import { inkBoxes, layoutOf } from '../../lib/domain/notice/page/layout.ts'
import type { Layout } from '../../lib/domain/notice/page/layout.ts'
import { isInk } from '../../lib/domain/notice/page/page.ts'
import type { Bitmap, Box } from '../../lib/domain/notice/page/page.ts'
import { findRules } from '../../lib/domain/notice/page/rules.ts'
import { sheetsOf } from '../../lib/domain/notice/page/sheets.ts'
import type { Sheet } from '../../lib/domain/notice/page/sheets.ts'
import { lookAgain, straightPages, wordsOf } from '../../lib/pipeline/read-pdf.ts'
import type { OcrReader } from '../../lib/platform/ocr-reader.ts'
import type { PdfPage, RenderPages } from '../../lib/platform/pdf/render.ts'

type Grey = { width: number; height: number; grey: Uint8Array }

/** The pages of a document as they are read. */
export type Treatment = (pdf: Uint8Array, render: RenderPages, ocr: OcrReader) => AsyncGenerator<ReadPage>

const MARGIN = 16

/** Parts of a picture one below the other on white, at its own resolution. */
const sheetOf = ({ width, height, grey }: Grey, boxes: readonly Box[]): Sheet => {
  const parts = boxes.map((from) => ({
    from,
    left: Math.floor(from.x0 * width),
    top: Math.floor(from.y0 * height),
    across: Math.ceil((from.x1 - from.x0) * width),
    down: Math.ceil((from.y1 - from.y0) * height),
  }))
  const sheet: Sheet = {
    width: Math.max(...parts.map(({ across }) => across)) + 2 * MARGIN,
    height: parts.reduce((sum, { down }) => sum + down + MARGIN, MARGIN),
    grey: new Uint8Array(0),
    pieces: [],
  }
  sheet.grey = new Uint8Array(sheet.width * sheet.height).fill(255)
  let y = MARGIN
  for (const { from, left, top, across, down } of parts) {
    for (let row = 0; row < down; row++)
      sheet.grey.set(
        grey.subarray((top + row) * width + left, (top + row) * width + Math.min(left + across, width)),
        (y + row) * sheet.width + MARGIN,
      )
    sheet.pieces.push({ from, at: { x: MARGIN, y, width: across, height: down } })
    y += down + MARGIN
  }
  return sheet
}

const whiten = ({ width, height, grey }: Grey, { x0, y0, x1, y1 }: Box, by: number): void => {
  for (let y = Math.max(0, Math.floor(y0 * height) - by); y < Math.min(height, Math.ceil(y1 * height) + by); y++) {
    grey.fill(255, y * width + Math.max(0, Math.floor(x0 * width) - by), y * width + Math.min(width, Math.ceil(x1 * width) + by))
  }
}

/** The head, columns and cells of a picture without lines, at its own resolution. */
const columnsOf = (picture: Grey, { head, columns, rules }: Layout): Sheet[] => {
  for (const rule of rules) whiten(picture, rule, 2)
  return [
    ...(head ? [sheetOf(picture, [head])] : []),
    ...columns.flatMap(({ box, tables }) => {
      const cells = tables.flatMap((table) => table.rows.flat())
      const sheets = cells.length > 0 ? [sheetOf(picture, cells)] : []
      for (const table of tables) whiten(picture, table.box, 2)
      return [...sheets, sheetOf(picture, [box])]
    }),
  ]
}

const greyOf = (page: Bitmap): Grey => {
  const grey = new Uint8Array(page.width * page.height).fill(255)
  for (let y = 0; y < page.height; y++) for (let x = 0; x < page.width; x++) if (isInk(page, x, y)) grey[y * page.width + x] = 0
  return { width: page.width, height: page.height, grey }
}

/** A page as PDFium draws it, in shades of grey. */
const drawn = async (pdf: Uint8Array, number: number, dpi: number): Promise<Grey> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    const { width, height, data } = await document.getPage(number - 1).render({ scale: dpi / 72, colorSpace: 'Gray', render: 'bitmap' })
    return { width, height, grey: Uint8Array.from(data) }
  } finally {
    document.destroy()
    library.destroy()
  }
}

const treatment = (
  sheets: (page: PdfPage, layout: Layout, pdf: Uint8Array) => Iterable<Sheet> | Promise<Sheet[]>,
  { straight = true, again = true }: { straight?: boolean; again?: boolean } = {},
): Treatment =>
  async function* (pdf, render, ocr) {
    for await (const page of straight ? straightPages(pdf, render) : render(pdf)) {
      const layout = layoutOf(findRules(page.bitmap), inkBoxes(page.bitmap))
      const words = await wordsOf(await sheets(page, layout, pdf), ocr)
      yield { layout, words: again ? await lookAgain(page.bitmap, words, ocr) : words }
    }
  }

/** As the product reads: the mask, set straight, column by column without lines, text at three quarters and cells at four thirds. */
export const asRead = treatment(({ bitmap }, layout) => sheetsOf(bitmap, layout))
/** The same without the second look at numbers. */
export const readOnce = treatment(({ bitmap }, layout) => sheetsOf(bitmap, layout), { again: false })
/** The same, the page lying as it was scanned. */
export const asItLies = treatment(({ bitmap }, layout) => sheetsOf(bitmap, layout), { straight: false })
/** The mask column by column, pixel by pixel. */
export const atFullSize = treatment(({ bitmap }, layout) => columnsOf(greyOf(bitmap), layout))
/** The page as PDFium draws it at this resolution, column by column; it cannot be set straight. */
export const drawnAt = (dpi: number): Treatment =>
  treatment(async ({ number }, layout, pdf) => columnsOf(await drawn(pdf, number, dpi), layout), { straight: false })
/** The whole mask in one image: the reader finds the columns. */
export const wholePage = treatment(({ bitmap }) => [sheetOf(greyOf(bitmap), [{ x0: 0, y0: 0, x1: 1, y1: 1 }])])
