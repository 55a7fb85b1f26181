import { around, clearInk, DARKEST, isIn, isInk, shadeAt } from './page.ts'
import type { Bitmap, Box, Word } from './page.ts'
import type { Layout } from './layout.ts'

/** A part of the page as it lies on a sheet: `from` in shares of the page, `at` in pixels of the sheet. */
type Piece = { from: Box; at: { x: number; y: number; width: number; height: number } }

/** An image for the reader: grey, one byte per pixel, 255 is white. It holds one column of text without any lines. */
export type Sheet = { width: number; height: number; grey: Uint8Array; pieces: Piece[] }

// By measurement on fourteen pages: running text (300 dpi, one bit) reads best reduced to three quarters, the small print of tables
// enlarged by a third.
const TEXT_SCALE = 0.75
const CELL_SCALE = 4 / 3
const MARGIN = 16

type Pixels = { x0: number; y0: number; x1: number; y1: number }

const pixelsOf = (box: Box, page: Bitmap, inset: number): Pixels => ({
  x0: Math.max(0, Math.floor(box.x0 * page.width) + inset),
  y0: Math.max(0, Math.floor(box.y0 * page.height) + inset),
  x1: Math.min(page.width, Math.ceil(box.x1 * page.width) - inset),
  y1: Math.min(page.height, Math.ceil(box.y1 * page.height) - inset),
})

const blank = (page: Bitmap, { x0, y0, x1, y1 }: Pixels): void => {
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) clearInk(page, x, y)
}

/** For each pixel of a scaled line: the source pixels under it and how much of each, so that the mean over them is the new grey. */
const weightsOf = (count: number, scale: number): { first: number; shares: number[] }[] =>
  Array.from({ length: Math.max(1, Math.round(count * scale)) }, (_, at) => {
    const from = at / scale
    const to = Math.min(count, (at + 1) / scale)
    const first = Math.min(count - 1, Math.floor(from))
    const shares: number[] = []
    for (let source = first; source < to; source++) shares.push(Math.min(to, source + 1) - Math.max(from, source))
    return { first, shares: shares.length > 0 ? shares : [1] }
  })

/** Draws a part of the page, scaled by the mean of what lies under each pixel. */
const draw = (sheet: Sheet, page: Bitmap, from: Pixels, scale: number, left: number, top: number): void => {
  const across = weightsOf(from.x1 - from.x0, scale)
  weightsOf(from.y1 - from.y0, scale).forEach((row, y) => {
    const rowSum = row.shares.reduce((a, b) => a + b, 0)
    const base = (top + y) * sheet.width + left
    for (let x = 0; x < across.length; x++) {
      const column = across[x] ?? { first: 0, shares: [1] }
      let dark = 0
      let all = 0
      for (let j = 0; j < row.shares.length; j++) {
        const share = row.shares[j] ?? 0
        for (let i = 0; i < column.shares.length; i++) {
          const shade = shadeAt(page, from.x0 + column.first + i, from.y0 + row.first + j)
          if (shade > 0) dark += (shade / DARKEST) * share * (column.shares[i] ?? 0)
        }
      }
      for (const share of column.shares) all += share
      sheet.grey[base + x] = 255 - Math.round((255 * dark) / (all * rowSum))
    }
  })
}

const hasInk = (page: Bitmap, { x0, y0, x1, y1 }: Pixels): boolean => {
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (isInk(page, x, y)) return true
  return false
}

const sheetOf = (page: Bitmap, parts: { from: Pixels; scale: number }[]): Sheet => {
  let y = MARGIN
  const pieces = parts.map(({ from, scale }): Piece => {
    const at = {
      x: MARGIN,
      y,
      width: Math.max(1, Math.round((from.x1 - from.x0) * scale)),
      height: Math.max(1, Math.round((from.y1 - from.y0) * scale)),
    }
    y += at.height + MARGIN
    return { from: { x0: from.x0 / page.width, x1: from.x1 / page.width, y0: from.y0 / page.height, y1: from.y1 / page.height }, at }
  })
  const width = Math.max(0, ...pieces.map((piece) => piece.at.width)) + 2 * MARGIN
  const sheet = { width, height: y, grey: new Uint8Array(width * y).fill(255), pieces }
  parts.forEach(({ from, scale }, at) => {
    const piece = pieces[at]
    if (piece) draw(sheet, page, from, scale, piece.at.x, piece.at.y)
  })
  return sheet
}

/**
 * The images in which a page goes to the reader: the running head, each column without lines, and the cells of its tables one below the
 * other. A reader that works line by line would otherwise mix columns and neighbouring cells.
 */
export function* sheetsOf(page: Bitmap, layout: Layout): Generator<Sheet> {
  const clean: Bitmap = { ...page, bits: page.bits.slice(), ...(page.shades ? { shades: page.shades.slice() } : {}) }
  for (const rule of layout.rules) blank(clean, pixelsOf(rule, page, -1))
  if (layout.head) yield sheetOf(clean, [{ from: pixelsOf(layout.head, page, 0), scale: TEXT_SCALE }])
  for (const { box, tables } of layout.columns) {
    const cells = tables
      .flatMap((table) => table.rows.flat())
      .map((cell) => pixelsOf(cell, page, 3))
      .filter((cell) => cell.x1 > cell.x0 && cell.y1 > cell.y0 && hasInk(clean, cell))
    if (cells.length > 0)
      yield sheetOf(
        clean,
        cells.map((from) => ({ from, scale: CELL_SCALE })),
      )
    for (const table of tables) blank(clean, pixelsOf(table.box, page, 0))
    const body = pixelsOf(box, page, 0)
    if (hasInk(clean, body)) yield sheetOf(clean, [{ from: body, scale: TEXT_SCALE }])
  }
}

const AGAIN_SCALE = 4 / 3

/** Single words of a page for a second reading, each as a piece of its own, in their order. */
export const sheetOfWords = (page: Bitmap, words: readonly Word[]): Sheet =>
  sheetOf(
    page,
    words.map((word) => ({ from: pixelsOf(word, page, -4), scale: AGAIN_SCALE })),
  )

const isOn = (sheet: Sheet, { at }: Piece, word: Word): boolean =>
  isIn(word, {
    x0: at.x / sheet.width,
    x1: (at.x + at.width) / sheet.width,
    y0: (at.y - MARGIN / 2) / sheet.height,
    y1: (at.y + at.height + MARGIN / 2) / sheet.height,
  })

/** What was read on each piece of a sheet, in the order of its pieces. */
export const wordsByPiece = (sheet: Sheet, words: readonly Word[]): Word[][] =>
  sheet.pieces.map((piece) => words.filter((word) => isOn(sheet, piece, word)))

const LIGHT = 192
const SPLIT = 0.1

/**
 * Whether two words that follow each other are one, parted by the reader between slanting capitals that are set close (`KA VAS`, `KARA
 * YAY`): no white as wide as a blank lies between them.
 */
const isSplit = (sheet: Sheet, first: Word, second: Word): boolean => {
  if (!/[AVY]$/.test(first.text) || !/^[AVY]/.test(second.text)) return false
  const [y0, y1] = [Math.floor(Math.max(first.y0, second.y0) * sheet.height), Math.ceil(Math.min(first.y1, second.y1) * sheet.height)]
  const height = Math.min(first.y1 - first.y0, second.y1 - second.y0) * sheet.height
  const [a, b] = [first.x1 * sheet.width, second.x0 * sheet.width]
  if (y1 - y0 < height / 2 || b - a > height || second.x0 <= first.x0) return false
  let [widest, white] = [0, 0]
  for (let x = Math.max(0, Math.floor(Math.min(a, b) - height / 2)); x < Math.min(sheet.width, Math.max(a, b) + height / 2); x++) {
    let isWhite = true
    for (let y = y0; y < y1 && isWhite; y++) isWhite = (sheet.grey[y * sheet.width + x] ?? 255) >= LIGHT
    white = isWhite ? white + 1 : 0
    widest = Math.max(widest, white)
  }
  return widest <= SPLIT * height
}

const joined = (sheet: Sheet, words: readonly Word[]): Word[] => {
  const result: Word[] = []
  for (const word of words) {
    const last = result.at(-1)
    if (!last || !isSplit(sheet, last, word)) result.push(word)
    else
      result[result.length - 1] = {
        ...around([last, word]),
        text: last.text + word.text,
        confidence: Math.min(last.confidence, word.confidence),
      }
  }
  return result
}

/** Words of a sheet (in shares of the sheet) back on the page; a word that lies on no part of it is no word. */
export const wordsOnPage = (sheet: Sheet, words: readonly Word[]): Word[] =>
  joined(sheet, words).flatMap((word) => {
    const piece = sheet.pieces.find((each) => isOn(sheet, each, word))
    if (!piece) return []
    const { from, at } = piece
    const x = (share: number): number => from.x0 + ((share * sheet.width - at.x) / at.width) * (from.x1 - from.x0)
    const y = (share: number): number => from.y0 + ((share * sheet.height - at.y) / at.height) * (from.y1 - from.y0)
    return [{ ...word, x0: x(word.x0), x1: x(word.x1), y0: y(word.y0), y1: y(word.y1) }]
  })
