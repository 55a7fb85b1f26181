/** Part of a page, in shares of its width and height; the origin is the top left corner. */
export type Box = { x0: number; y0: number; x1: number; y1: number }

/** A word and where it stands. `confidence` runs from 0 to 1; words of a text layer have 1. */
export type Word = Box & { text: string; confidence: number }

/** A printed line, horizontal or vertical: frame, column rule, separator between notices, border of a table. */
export type Rule = Box

/**
 * A page in black and white, eight pixels a byte, the leftmost in the highest bit, 1 is ink; each row begins with a new byte. An A3 page at
 * 300 dpi takes
 * 2.2 MB so, and 17 MB at a byte per pixel, of which a Worker has not enough for copies. A page that was scanned in grey keeps besides how
 * dark each pixel is, in sixteen shades, two pixels a byte: where a thin stroke ends within a pixel the reader sees by it.
 */
export type Bitmap = { width: number; height: number; bits: Uint8Array; shades?: Uint8Array }

/** Bytes of a row of pixels. */
export const strideOf = (width: number): number => (width + 7) >> 3

/** Makes a pixel ink; the pixel must lie on the page. */
export const setInk = ({ width, bits }: Bitmap, x: number, y: number): void => {
  const at = y * ((width + 7) >> 3) + (x >> 3)
  bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7))
}

/** Makes a pixel paper; the pixel must lie on the page. */
export const clearInk = (page: Bitmap, x: number, y: number): void => {
  const { width, bits } = page
  const at = y * ((width + 7) >> 3) + (x >> 3)
  bits[at] = (bits[at] ?? 0) & ~(0x80 >> (x & 7))
  setShade(page, x, y, 0)
}

/** The darkest shade. */
export const DARKEST = 15

/** Sets how dark a pixel is, from 0 to {@link DARKEST}, on a page with shades; the pixel must lie on the page. */
export const setShade = ({ width, shades }: Bitmap, x: number, y: number, shade: number): void => {
  if (!shades) return
  const at = y * ((width + 1) >> 1) + (x >> 1)
  shades[at] = x & 1 ? ((shades[at] ?? 0) & 0xf0) | shade : ((shades[at] ?? 0) & 0x0f) | (shade << 4)
}

/** How dark a pixel is, from 0 to {@link DARKEST}; on a page without shades ink is as dark as can be. The pixel must lie on the page. */
export const shadeAt = (page: Bitmap, x: number, y: number): number => {
  const { width, shades } = page
  if (!shades) return isInk(page, x, y) ? DARKEST : 0
  const two = shades[y * ((width + 1) >> 1) + (x >> 1)] ?? 0
  return x & 1 ? two & 0x0f : two >> 4
}

/** No shades yet, for a page of this size. */
export const blankShades = (width: number, height: number): Uint8Array => new Uint8Array(((width + 1) >> 1) * height)

/** An empty page. */
export const blankPage = (width: number, height: number): Bitmap => ({ width, height, bits: new Uint8Array(strideOf(width) * height) })

/** Whether a pixel is ink; the pixel must lie on the page. */
export const isInk = ({ width, bits }: Bitmap, x: number, y: number): boolean =>
  ((bits[y * ((width + 7) >> 3) + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0

export const widthOf = (box: Box): number => box.x1 - box.x0
export const heightOf = (box: Box): number => box.y1 - box.y0

/** Whether the middle of one box lies in the other. */
export const isIn = (inner: Box, outer: Box): boolean => {
  const x = (inner.x0 + inner.x1) / 2
  const y = (inner.y0 + inner.y1) / 2
  return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1
}

/** The smallest box around all of these; throws on none. */
export const around = (boxes: readonly Box[]): Box => {
  if (boxes.length === 0) throw new RangeError('no box to go around')
  return boxes.reduce((all, box) => ({
    x0: Math.min(all.x0, box.x0),
    y0: Math.min(all.y0, box.y0),
    x1: Math.max(all.x1, box.x1),
    y1: Math.max(all.y1, box.y1),
  }))
}
