import { around } from './page.ts'
import type { Word } from './page.ts'

/**
 * Where a printed line (of a cell) of a notice stands: it begins at offset `at` of the text, on page `page` of the document (from 1),
 * between the heights `y0` and `y1`; `x` holds left and right of each of its words. Words are parted by one blank in the text. All in
 * shares of the page, four decimals.
 */
export type Place = { at: number; page: number; y0: number; y1: number; x: number[] }

/** A box on a page of a document: the page (from 1), left, top, right, bottom in shares of the page. */
export type PageBox = [page: number, x0: number, y0: number, x1: number, y1: number]

const round = (value: number): number => Math.round(value * 10_000) / 10_000

export const placeOf = (at: number, page: number, words: readonly Word[]): Place => {
  const { y0, y1 } = around(words)
  return { at, page, y0: round(y0), y1: round(y1), x: words.flatMap((word) => [round(word.x0), round(word.x1)]) }
}

/**
 * The boxes on the pages that cover the characters from `start` to `end` of a notice text: one for each printed line they touch. Places
 * hold for this very text, and for any text made of it by replacing letters one for one.
 */
export const boxesOf = (text: string, places: readonly Place[], start: number, end: number): PageBox[] =>
  places.flatMap(({ at, page, y0, y1, x }) => {
    const touched: number[] = []
    let from = at
    for (let word = 0; word < x.length / 2; word++) {
      const blank = text.slice(from).search(/\s/)
      const to = blank < 0 ? text.length : from + blank
      if (from < end && to > start) touched.push(word)
      from = to + 1
    }
    const [first, last] = [touched[0], touched.at(-1)]
    if (first === undefined || last === undefined) return []
    return [[page, x[first * 2] ?? 0, y0, x[last * 2 + 1] ?? 1, y1]]
  })
