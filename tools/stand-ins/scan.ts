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
 * page. The pages in
 * `printed` (from 1) keep their text, as in a document put together from both; `angle` turns the others.
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
