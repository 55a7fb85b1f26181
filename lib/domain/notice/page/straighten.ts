import { blankPage, blankShades, isInk, setInk, setShade, shadeAt } from './page.ts'
import type { Bitmap } from './page.ts'

const MOST = 0.035
const COARSE = 0.002
const FINE = 0.0002
/** A slope that shifts a line by less than a sixth of its height from margin to margin disturbs nothing. */
const LEAST = 0.0008
const SAMPLE = 8

/** How sharply the ink falls into rows when the page is sheared by this slope: printed lines lie level where it is highest. */
const sharpness = (xs: Int32Array, ys: Int32Array, slope: number, height: number): number => {
  const slack = Math.ceil(MOST * height)
  const rows = new Float64Array(height + 2 * slack)
  for (let at = 0; at < xs.length; at++) {
    const row = Math.floor((ys[at] ?? 0) - slope * (xs[at] ?? 0) + slack)
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1
  }
  return rows.reduce((sum, count) => sum + count * count, 0)
}

/** The slope of the printed lines, positive where they fall to the right; 0 for an empty page. */
const slopeOf = (page: Bitmap): number => {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let y = 0; y < page.height; y++) {
    for (let x = 0; x < page.width; x += SAMPLE) {
      if (!isInk(page, x, y)) continue
      xs.push(x - page.width / 2)
      ys.push(y)
    }
  }
  const [px, py] = [Int32Array.from(xs), Int32Array.from(ys)]
  const best = (from: number, to: number, step: number): number => {
    let [slope, most] = [0, sharpness(px, py, 0, page.height)]
    for (let at = Math.round(from / step); at <= Math.round(to / step); at++) {
      const value = sharpness(px, py, at * step, page.height)
      if (value > most) [slope, most] = [at * step, value]
    }
    return slope
  }
  const near = best(-MOST, MOST, COARSE)
  return best(near - COARSE, near + COARSE, FINE)
}

/**
 * A scanned page turned level (up to two degrees): lines and columns are found by what stands exactly below or beside one another. A page
 * that is level already, as all printed since the gazette is made by computer, comes back as it is.
 */
export const straighten = (page: Bitmap): Bitmap => {
  const slope = slopeOf(page)
  if (Math.abs(slope) < LEAST) return page
  const { width, height } = page
  const level: Bitmap = { ...blankPage(width, height), ...(page.shades ? { shades: blankShades(width, height) } : {}) }
  // Two shears make a turn of small angle: each pixel of the new page is looked up on the old one.
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = x - Math.round(slope * (y - height / 2))
      const fromY = y + Math.round(slope * (x - width / 2))
      if (fromX < 0 || fromX >= width || fromY < 0 || fromY >= height) continue
      if (isInk(page, fromX, fromY)) setInk(level, x, y)
      if (page.shades) setShade(level, x, y, shadeAt(page, fromX, fromY))
    }
  }
  return level
}
