/** Makes a scan of a printed document: pages as the gazette publishes them, pictures without a text layer. */
import { PDFDocument, PDFName } from 'pdf-lib'
import { blankPage, isInk, setInk } from '../../lib/domain/notice/page/page.ts'
import type { Bitmap } from '../../lib/domain/notice/page/page.ts'
import type { RenderPages } from '../../lib/platform/pdf/render.ts'

/** A page turned by a small angle (in radians, clockwise) about its middle, as paper lies in a scanner. */
export const turned = (page: Bitmap, angle: number): Bitmap => {
  const { width, height } = page
  const result = blankPage(width, height)
  const [cos, sin, cx, cy] = [Math.cos(angle), Math.sin(angle), width / 2, height / 2]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = [Math.round(cos * (x - cx) + sin * (y - cy) + cx), Math.round(-sin * (x - cx) + cos * (y - cy) + cy)]
      if (fromX >= 0 && fromY >= 0 && fromX < width && fromY < height && isInk(page, fromX, fromY)) setInk(result, x, y)
    }
  }
  return result
}

/**
 * The document without its text layer: each page becomes a mask of one bit and 300 dpi that black is seen through, the make of a gazette
 * page. The pages in `printed` (from 1) keep their text, as in a document put together from both; `angle` turns the others.
 */
export const scanOf = async (
  pdf: Uint8Array,
  render: RenderPages,
  { angle = 0, printed = [] }: { angle?: number; printed?: readonly number[] } = {},
): Promise<Uint8Array> => {
  const [source, scan] = [await PDFDocument.load(pdf), await PDFDocument.create()]
  const { context } = scan
  for await (const { number, bitmap } of render(pdf)) {
    if (printed.includes(number)) {
      const [kept] = await scan.copyPages(source, [number - 1])
      if (kept) scan.addPage(kept)
      continue
    }
    const { width, height } = source.getPage(number - 1).getSize()
    const mask = context.register(
      context.flateStream((angle === 0 ? bitmap : turned(bitmap, angle)).bits, {
        Type: 'XObject',
        Subtype: 'Image',
        Width: bitmap.width,
        Height: bitmap.height,
        BitsPerComponent: 1,
        ImageMask: true,
        Decode: [1, 0],
      }),
    )
    const page = scan.addPage([width, height])
    page.node.setXObject(PDFName.of('Mask'), mask)
    page.node.set(PDFName.of('Contents'), context.register(context.stream(`${width} 0 0 ${height} 0 0 cm /Mask Do`)))
  }
  return scan.save({ useObjectStreams: false })
}

/**
 * How a page looks as one grey image: its resolution, how dark ink and paper are (0 black, 255 white), how far single pixels stray from
 * that (by the same grain for the same `seed`), and by how much the paper darkens from the left edge to the right (as near the spine of a
 * book).
 */
export type GreyPrint = { dpi: number; ink?: number; paper?: number; noise?: number; seed?: number; shade?: number; angle?: number }

/** For each of `count` pixels of `step` old ones: which old pixels lie under it, and how much of each. */
const under = (count: number, step: number): { at: number; share: number }[][] =>
  Array.from({ length: count }, (_, nth) => {
    const [from, to] = [nth * step, (nth + 1) * step]
    return Array.from({ length: Math.ceil(to) - Math.floor(from) }, (__, more) => {
      const at = Math.floor(from) + more
      return { at, share: (Math.min(at + 1, to) - Math.max(at, from)) / step }
    })
  })

/** A page of one bit and 300 dpi as a scanner sees it: the mean of what lies under each pixel, with grain that is the same each time. */
const greyOf = (
  page: Bitmap,
  { dpi, ink = 30, paper = 245, noise = 0, seed: first = 1, shade = 0 }: GreyPrint,
): { width: number; height: number; grey: Uint8Array } => {
  const step = 300 / dpi
  const [width, height] = [Math.floor(page.width / step), Math.floor(page.height / step)]
  const grey = new Uint8Array(width * height)
  const columns = under(width, step)
  const papers = Float32Array.from({ length: width }, (_, x) => paper - (shade * x) / width)
  const dark = new Float32Array(width)
  let seed = first
  under(height, step).forEach((rows, y) => {
    dark.fill(0)
    for (const row of rows) {
      for (let x = 0; x < width; x++)
        for (const { at, share } of columns[x] ?? []) if (isInk(page, at, row.at)) dark[x] = (dark[x] ?? 0) + share * row.share
    }
    for (let x = 0; x < width; x++) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff
      const here = papers[x] ?? paper
      const value = here + (ink - here) * (dark[x] ?? 0) + noise * (seed / 0x4000_0000 - 1)
      grey[y * width + x] = Math.max(0, Math.min(255, Math.round(value)))
    }
  })
  return { width, height, grey }
}

/** The document as an ordinary scanner makes it: each page one grey image. */
export const greyScanOf = async (pdf: Uint8Array, render: RenderPages, print: GreyPrint): Promise<Uint8Array> => {
  const [source, scan] = [await PDFDocument.load(pdf), await PDFDocument.create()]
  const { context } = scan
  for await (const { number, bitmap } of render(pdf)) {
    const size = source.getPage(number - 1).getSize()
    const { width, height, grey } = greyOf(print.angle === undefined ? bitmap : turned(bitmap, print.angle), print)
    const image = context.register(
      context.flateStream(grey, {
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: height,
        BitsPerComponent: 8,
        ColorSpace: 'DeviceGray',
      }),
    )
    const page = scan.addPage([size.width, size.height])
    page.node.setXObject(PDFName.of('Scan'), image)
    page.node.set(PDFName.of('Contents'), context.register(context.stream(`${size.width} 0 0 ${size.height} 0 0 cm /Scan Do`)))
  }
  return scan.save({ useObjectStreams: false })
}
