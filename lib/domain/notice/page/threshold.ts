import { blankPage, blankShades, DARKEST, setInk, setShade } from './page.ts'
import type { Bitmap } from './page.ts'

/** A grey picture, a byte per pixel, 0 black, 255 white. `stride`: bytes from one row to the next. */
export type Grey = { width: number; height: number; stride: number; pixels: Uint8Array }

// By measurement on pages of 150 and 200 dpi drawn at 300: a tile holds several lines of print, and less of the paper than changes its
// shade.
const TILE = 128
/**
 * Where between paper and ink a pixel begins to be ink. Of a page of 150 dpi a letter in 200 is read wrong at 0.45, in 140 at 0.5, where
 * thin strokes break; in 87 at 0.4, where they run together; in 116 where the reader is given the grey page itself.
 */
const DEPTH = 0.45
/**
 * Shades run from paper to as far beyond the limit; what is darker is ink all through, so that black on white has none. Of two gazette pages
 * of 150 and 200 dpi 0.2 to 0.5 letters in a hundred are read otherwise than on the clean pages by their shades, 0.5 to 1.0 by ink and
 * paper alone (thin strokes: y for v, t for l). Where shades run further (1.5), the paper is grey among them and whole columns are lost.
 */
const SHADED = 2 * DEPTH
/** A picture with less between its darkest and its lightest is paper: grain and shadow, no print. */
const LEAST_CONTRAST = 40
/** At most so much of a piece of running print is ink. */
const PAPER_SHARE = 0.8
/** The darkest pixels of a tile: the middle of its strokes. */
const INK_SHARE = 0.02
/** The contrast of the page is that of its strongest tiles, but for so many that may hold a black edge. */
const FIRST_TILES = 0.005
/** A tile whose darkest part is lighter than this (of the contrast of the page) is paper. */
const LEAST_PRINT = 0.35

/** The grey value below which this share of the counted pixels lies. */
const percentile = (counts: Uint32Array, share: number): number => {
  let left = share * counts.reduce((sum, count) => sum + count, 0)
  for (let value = 0; value < 256; value++) {
    left -= counts[value] ?? 0
    if (left < 0) return value
  }
  return 255
}

/** The limit between paper and ink in a tile, and how much darker ink is than paper. */
type Limit = { at: number; contrast: number }
const NONE: Limit = { at: 0, contrast: 1 }

/** What the limit is in each tile; null for a picture without contrast. */
const limitsOf = (tiles: readonly Uint32Array[]): Limit[] | null => {
  const shades = tiles.map((counts) => ({ light: percentile(counts, PAPER_SHARE), dark: percentile(counts, INK_SHARE) }))
  const contrasts = shades.map(({ light, dark }) => light - dark).sort((a, b) => b - a)
  // By single tiles, not by the whole: a shadow has more of a page than a short notice.
  const contrast = contrasts[Math.floor(contrasts.length * FIRST_TILES)] ?? 0
  if (contrast < LEAST_CONTRAST) return null
  const paper = shades.map(({ light }) => light).sort((a, b) => a - b)[Math.floor(shades.length / 2)] ?? 255
  return shades.map(({ light, dark }) => {
    // What is dark all over is the black beside the paper.
    const own = light < paper - contrast / 2 ? paper : light
    const print = own - dark >= LEAST_PRINT * contrast ? own - dark : contrast
    return { at: own - DEPTH * print, contrast: print }
  })
}

/**
 * What is print on a grey picture, by the shades of its surroundings: light print, grey paper and the shadow of a fold are no less legible
 * than black on white. A picture without contrast is a blank page; any other has its shades, as dark as paper and ink are where they stand.
 */
export const inkOfGrey = ({ width, height, stride, pixels }: Grey): Bitmap => {
  const page: Bitmap = { ...blankPage(width, height), shades: blankShades(width, height) }
  const [across, down] = [Math.max(1, Math.round(width / TILE)), Math.max(1, Math.round(height / TILE))]
  const tiles = Array.from({ length: across * down }, () => new Uint32Array(256))
  const columns = Uint16Array.from({ length: width }, (_, x) => Math.floor((x * across) / width))
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * down) / height) * across
    for (let x = 0; x < width; x++) {
      const counts = tiles[row + (columns[x] ?? 0)]
      const value = pixels[y * stride + x] ?? 255
      if (counts) counts[value] = (counts[value] ?? 0) + 1
    }
  }
  const limits = limitsOf(tiles)
  if (!limits) return blankPage(width, height)

  // Between the middles of four tiles the limit runs evenly; `ways` says of each pixel of a row between which two tiles it lies, and where.
  const between = (at: number, tilesThere: number, pixelsThere: number): { first: number; second: number; share: number } => {
    const place = Math.min(tilesThere - 1, Math.max(0, ((at + 0.5) * tilesThere) / pixelsThere - 0.5))
    const first = Math.floor(place)
    return { first, second: Math.min(tilesThere - 1, first + 1), share: place - first }
  }
  const ways = Array.from({ length: width }, (_, x) => between(x, across, width))
  const [firsts, seconds, shares] = [
    Uint16Array.from(ways, (way) => way.first),
    Uint16Array.from(ways, (way) => way.second),
    Float32Array.from(ways, (way) => way.share),
  ]
  const [lineAt, lineContrast] = [new Float32Array(across), new Float32Array(across)]
  for (let y = 0; y < height; y++) {
    const { first, second, share } = between(y, down, height)
    for (let tile = 0; tile < across; tile++) {
      const [upper, lower] = [limits[first * across + tile] ?? NONE, limits[second * across + tile] ?? NONE]
      lineAt[tile] = upper.at * (1 - share) + lower.at * share
      lineContrast[tile] = upper.contrast * (1 - share) + lower.contrast * share
    }
    for (let x = 0; x < width; x++) {
      const [left, right, part] = [firsts[x] ?? 0, seconds[x] ?? 0, shares[x] ?? 0]
      const limit = (lineAt[left] ?? 0) * (1 - part) + (lineAt[right] ?? 0) * part
      const contrast = (lineContrast[left] ?? 0) * (1 - part) + (lineContrast[right] ?? 0) * part
      const beyond = limit - (pixels[y * stride + x] ?? 255)
      const shade = 0.5 + beyond / (SHADED * contrast)
      if (beyond > 0) setInk(page, x, y)
      if (shade > 0) setShade(page, x, y, Math.round(DARKEST * Math.min(1, shade)))
    }
  }
  return page
}
