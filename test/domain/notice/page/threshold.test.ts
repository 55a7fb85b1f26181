import { describe, expect, it } from 'vitest'
import { DARKEST, isInk, shadeAt } from '../../../../lib/domain/notice/page/page.ts'
import type { Bitmap } from '../../../../lib/domain/notice/page/page.ts'
import { inkOfGrey } from '../../../../lib/domain/notice/page/threshold.ts'
import type { Grey } from '../../../../lib/domain/notice/page/threshold.ts'

const SIZE = 300
/** Strokes of three pixels, twelve apart, as print covers paper. */
const isStroke = (x: number, y: number): boolean => x % 12 < 3 && y % 20 < 14

/** A picture of these shades with grain of up to `grain` grey values, the same each time. `padding`: bytes after each row. */
const picture = (shade: (x: number, y: number) => number, grain = 0, padding = 0): Grey => {
  const stride = SIZE + padding
  const pixels = new Uint8Array(stride * SIZE)
  let seed = 7
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      seed = (seed * 75 + 74) % 65_537
      pixels[y * stride + x] = Math.max(0, Math.min(255, shade(x, y) + grain * (seed / 32_768 - 1)))
    }
  return { width: SIZE, height: SIZE, stride, pixels }
}

/** Share of the pixels that are ink where they should be paper, or paper where they should be ink. */
const wrong = (page: Bitmap, right: (x: number, y: number) => boolean): number => {
  let count = 0
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) if (isInk(page, x, y) !== right(x, y)) count++
  return count / SIZE ** 2
}

describe('print on a grey picture', () => {
  it.each([
    ['black on white', 0, 255, 0],
    ['light print', 175, 245, 0],
    ['dark paper', 60, 140, 0],
    ['a shadow from white to half dark', 40, 250, 120],
  ])('is found: %s', (_, ink, paper, shadow) => {
    const grey = picture((x, y) => (isStroke(x, y) ? ink : paper - (shadow * x) / SIZE), 8)
    expect(wrong(inkOfGrey(grey), isStroke)).toBeLessThan(0.001)
  })

  it('is found where rows of the picture have bytes after them', () => {
    const shade = (x: number, y: number): number => (isStroke(x, y) ? 20 : 240)
    expect(inkOfGrey(picture(shade, 0, 5))).toEqual(inkOfGrey(picture(shade)))
  })

  it('has its shades: where a stroke covers a pixel in part it is as dark, on any paper', () => {
    for (const [ink, paper, shadow] of [
      [0, 255, 0],
      [140, 245, 0],
      [40, 250, 120],
    ] as const) {
      const share = (x: number, y: number): number => (y % 20 >= 14 ? 0 : ([0.5, 1, 1, 0.25][x % 12] ?? 0))
      const page = inkOfGrey(picture((x, y) => paper - (shadow * x) / SIZE - (paper - (shadow * x) / SIZE - ink) * share(x, y)))
      const at = (x: number): number => shadeAt(page, 120 + x, 100)
      expect([at(1), at(2)]).toEqual([DARKEST, DARKEST])
      // what is left of a shadow within a tile
      expect(at(6)).toBeLessThanOrEqual(1)
      expect(at(0) / DARKEST).toBeGreaterThan(0.45)
      expect(at(0) / DARKEST).toBeLessThan(0.65)
      expect(at(3) / DARKEST).toBeGreaterThan(0.1)
      expect(at(3) / DARKEST).toBeLessThan(0.45)
    }
  })

  it('has no shades where it is black on white', () => {
    const page = inkOfGrey(picture((x, y) => (isStroke(x, y) ? 0 : 255)))
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) if (shadeAt(page, x, y) !== (isInk(page, x, y) ? DARKEST : 0)) expect([x, y]).toEqual([])
  })

  it('is none in the empty part of a page with print', () => {
    const half = (x: number, y: number): boolean => y < SIZE / 3 && isStroke(x, y)
    expect(wrong(inkOfGrey(picture((x, y) => (half(x, y) ? 150 : 235), 12)), half)).toBe(0)
  })

  it('is found where a line of light print is all there is on a page in shadow', () => {
    const single = (x: number, y: number): boolean => y >= 40 && y < 60 && isStroke(x, y)
    const grey = picture((x, y) => (single(x, y) ? 60 : 245 - (60 * x) / SIZE), 8)
    expect(wrong(inkOfGrey(grey), single)).toBeLessThan(0.001)
  })

  it.each([
    ['white', () => 255],
    ['grey', () => 128],
    ['black', () => 0],
    ['a faint shadow', (x: number) => 230 - (30 * x) / SIZE],
  ])('is none on a blank page: %s', (_, shade) => {
    expect(wrong(inkOfGrey(picture(shade)), () => false)).toBe(0)
    expect(wrong(inkOfGrey(picture((x) => Math.min(243, Math.max(12, shade(x))), 12)), () => false)).toBe(0)
  })
})
