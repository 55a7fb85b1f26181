import { strideOf } from '../../domain/notice/page/page.ts'
import type { Bitmap } from '../../domain/notice/page/page.ts'
import type { PageBox } from '../../domain/notice/page/places.ts'
import { encodePng } from './png.ts'

/*
 * The picture of a page that people look at: half of the 300 dpi it is read at, five shades, four bits a pixel. Its palette holds each
 * shade twice, on paper and under a marker pen, and the colour of the marker's edge: highlighting changes numbers of pixels and nothing
 * else.
 */
const DPI = 150
const SHADES = 5
const EDGE = 2 * SHADES
const MARKER = [255, 230, 109] as const
const PALETTE = Uint8Array.from([
  ...Array.from({ length: SHADES }, (_, ink) => Array.from({ length: 3 }, () => 255 - Math.round((255 * ink) / (SHADES - 1)))).flat(),
  ...Array.from({ length: SHADES }, (_, ink) => MARKER.map((part) => Math.round(part * (1 - ink / (SHADES - 1))))).flat(),
  206,
  132,
  0,
])

/** Pixels of ink in `span` pixels from `x` on of one row of the page. */
const inkIn = (bits: Uint8Array, row: number, x: number, span: number): number => {
  let ink = 0
  for (let at = x; at < x + span; at++) ink += ((bits[row + (at >> 3)] ?? 0) >> (7 - (at & 7))) & 1
  return ink
}

/** The picture of a page for people: PNG, about 150 dpi. Pages of a lower resolution keep theirs. */
export const pageImage = (bitmap: Bitmap, dpi: number): Promise<Uint8Array<ArrayBuffer>> => {
  const step = Math.max(1, Math.round(dpi / DPI))
  const [width, height] = [Math.floor(bitmap.width / step), Math.floor(bitmap.height / step)]
  const [stride, perRow] = [strideOf(bitmap.width), ((width + 1) >> 1) + 1]
  const rows = new Uint8Array(perRow * height)
  const ink = new Uint16Array(width)
  for (let y = 0; y < height; y++) {
    ink.fill(0)
    for (let line = y * step; line < (y + 1) * step; line++) {
      for (let x = 0; x < width; x++) {
        const from = x * step
        // most of a page is paper
        if ((from & 7) === 0 && bitmap.bits[line * stride + (from >> 3)] === 0) {
          x += Math.max(0, Math.floor(8 / step) - 1)
          continue
        }
        ink[x] = (ink[x] ?? 0) + inkIn(bitmap.bits, line * stride, from, step)
      }
    }
    for (let x = 0; x < width; x++) {
      const shade = Math.round(((ink[x] ?? 0) * (SHADES - 1)) / (step * step))
      const at = y * perRow + 1 + (x >> 1)
      rows[at] = (rows[at] ?? 0) | (x & 1 ? shade : shade << 4)
    }
  }
  return encodePng({ width, height, bitDepth: 4, rows, palette: PALETTE })
}

type Picture = { width: number; height: number; rows: Uint8Array<ArrayBuffer> }

const rowsOf = async (png: Uint8Array): Promise<Picture> => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const data: Uint8Array<ArrayBuffer>[] = []
  for (let at = 8; at + 12 <= png.length;) {
    const length = view.getUint32(at)
    if (String.fromCharCode(...png.subarray(at + 4, at + 8)) === 'IDAT') data.push(png.slice(at + 8, at + 8 + length))
    at += length + 12
  }
  const rows = await new Response(new Blob(data).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer()
  return { width: view.getUint32(16), height: view.getUint32(20), rows: new Uint8Array(rows) }
}

/** What is left around the boxes of a picture that is cut to them, as parts of the page. */
const AROUND = { x: 0.02, y: 0.03 }

/** Boxes in the order they are read, parted where the next stands beside or above the last: at the head of another column. */
const columnsOf = (boxes: readonly PageBox[]): PageBox[][] => {
  const columns: PageBox[][] = []
  for (const box of boxes) {
    const column = columns.at(-1)
    const last = column?.at(-1)
    if (column && last && box[4] > last[2] && column.some(([, x0, , x1]) => box[1] < x1 && x0 < box[3])) column.push(box)
    else columns.push([box])
  }
  return columns
}

/** The part of a picture that the boxes lie in, with some of what stands around them: as rows of four bits a pixel. */
const cropped = ({ width, height, rows }: Picture, boxes: readonly PageBox[]): Picture => {
  // a byte holds two pixels: the cut begins at an even one
  const left = Math.max(0, Math.floor((Math.min(...boxes.map(([, x0]) => x0)) - AROUND.x) * width)) & ~1
  const right = Math.min(width, Math.ceil((Math.max(...boxes.map(([, , , x1]) => x1)) + AROUND.x) * width))
  const top = Math.max(0, Math.floor((Math.min(...boxes.map(([, , y0]) => y0)) - AROUND.y) * height))
  const bottom = Math.min(height, Math.ceil((Math.max(...boxes.map(([, , , , y1]) => y1)) + AROUND.y) * height))
  const [from, into] = [((width + 1) >> 1) + 1, ((right - left + 1) >> 1) + 1]
  const cut = new Uint8Array(into * (bottom - top))
  for (let y = top; y < bottom; y++) {
    const at = y * from + 1 + (left >> 1)
    cut.set(rows.subarray(at, at + into - 1), (y - top) * into + 1)
  }
  return { width: right - left, height: bottom - top, rows: cut }
}

/** Pictures one below the other, on paper. */
const stacked = (parts: readonly Picture[]): Picture => {
  const width = Math.max(...parts.map((part) => part.width))
  const height = parts.reduce((sum, part) => sum + part.height, 0)
  const into = ((width + 1) >> 1) + 1
  const rows = new Uint8Array(into * height)
  let line = 0
  for (const part of parts) {
    const from = ((part.width + 1) >> 1) + 1
    for (let y = 0; y < part.height; y++, line++) rows.set(part.rows.subarray(y * from, (y + 1) * from), line * into)
  }
  return { width, height, rows }
}

/**
 * A picture made by {@link pageImage} with a marker pen over these boxes; `cut`: only the parts that they lie in, column below column, for
 * a narrow screen. Boxes of other pages must have been left out.
 */
export const highlighted = async (png: Uint8Array, boxes: readonly PageBox[], cut = false): Promise<Uint8Array<ArrayBuffer>> => {
  const { width, height, rows } = await rowsOf(png)
  const perRow = ((width + 1) >> 1) + 1
  const mark = (x: number, y: number, edge: boolean): void => {
    const at = y * perRow + 1 + (x >> 1)
    const shift = x & 1 ? 0 : 4
    const pixel = ((rows[at] ?? 0) >> shift) & 15
    const marked = edge ? EDGE : pixel < SHADES ? pixel + SHADES : pixel
    rows[at] = ((rows[at] ?? 0) & (15 << (4 - shift))) | (marked << shift)
  }
  const margin = Math.round(width / 500)
  for (const [, x0, y0, x1, y1] of boxes) {
    const [left, right] = [Math.max(0, Math.floor(x0 * width) - margin), Math.min(width - 1, Math.ceil(x1 * width) + margin)]
    const [top, bottom] = [Math.max(0, Math.floor(y0 * height) - margin), Math.min(height - 1, Math.ceil(y1 * height) + margin)]
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) mark(x, y, y === top || y === bottom || x === left || x === right)
  }
  const whole = { width, height, rows }
  const picture = cut && boxes.length > 0 ? stacked(columnsOf(boxes).map((column) => cropped(whole, column))) : whole
  return encodePng({ ...picture, bitDepth: 4, palette: PALETTE })
}
