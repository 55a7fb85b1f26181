import { heightOf, isIn } from './page.ts'
import type { Box, Word } from './page.ts'
import type { Column } from './layout.ts'

/**
 * A printed line (`cells` has one entry) or a row of a table (one entry for each cell). Each cell holds its printed lines, each line its
 * words.
 */
export type Line = { y: number; cells: Word[][][] }

const overlap = (a: Box, b: Box): number =>
  (Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)) / Math.max(1e-9, Math.min(heightOf(a), heightOf(b)))

const middle = (box: Box): number => (box.y0 + box.y1) / 2

/**
 * Words as lines from top to bottom, each from left to right. A word joins the line whose nearest word to its left it stands beside, not a
 * line at a fixed
 * height: lines may slope.
 */
export const linesOf = (words: readonly Word[]): Word[][] => {
  const lines: Word[][] = []
  for (const word of [...words].sort((a, b) => a.x0 + a.x1 - b.x0 - b.x1 || a.y0 - b.y0)) {
    let best: Word[] | null = null
    let least = Infinity
    for (const line of lines) {
      const last = line.at(-1)
      if (!last || overlap(last, word) < 0.5) continue
      const distance = Math.abs(middle(last) - middle(word))
      if (distance < least) [best, least] = [line, distance]
    }
    if (best) best.push(word)
    else lines.push([word])
  }
  const height = (line: Word[]): number => line.reduce((sum, word) => sum + middle(word), 0) / line.length
  return lines
    .map((line) => ({ line, y: height(line) }))
    .sort((a, b) => a.y - b.y)
    .map(({ line }) => line)
}

// The dots of a heading in capitals (İ) may be read as points and commas of a line above; no letter is that low, and the reader is not sure
// of them.
const SPECK = 0.45

/** The lines of a column and the rows of its tables, from top to bottom; a row without any word is left out. */
export const columnLines = ({ box, tables }: Column, words: readonly Word[]): Line[] => {
  const own = words.filter((word) => isIn(word, box))
  const loose = own.filter((word) => !tables.some((table) => isIn(word, table.box)))
  const rows = tables
    .flatMap((table) => table.rows)
    .map((cells): Line => ({
      y: Math.min(...cells.map((cell) => cell.y0)),
      cells: cells.map((cell) => linesOf(own.filter((word) => isIn(word, cell)))),
    }))
    .filter((row) => row.cells.some((cell) => cell.length > 0))
  const usual = own.map(heightOf).sort((a, b) => a - b)[Math.floor(own.length / 2)] ?? 0
  const isSpeck = (word: Word): boolean => word.text === '|' || (heightOf(word) < usual * SPECK && word.confidence < 0.6)
  const lines = linesOf(loose.filter((word) => !isSpeck(word)))
    .filter((line) => line.some((word) => /[\p{L}\p{N}]/u.test(word.text)))
    .map((line): Line => ({ y: line.reduce((sum, word) => sum + middle(word), 0) / line.length, cells: [[line]] }))
  return [...lines, ...rows].sort((a, b) => a.y - b.y)
}

/** The words of a line in reading order, cells parted by ` | `, as they stand in a notice text. */
export const textOf = (line: Line): string =>
  line.cells
    .map((cell) =>
      cell
        .flat()
        .map((word) => word.text)
        .join(' '),
    )
    .join(' | ')
