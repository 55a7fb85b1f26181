import { fold } from '../../kernel/text.ts'
import { heightOf, isIn, widthOf } from './page.ts'
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
 * line at a fixed height: lines may slope.
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

/** A stroke this near to the side of its cell (in shares of the cell's width) is what is left of the cell's border. */
const BORDER = 0.04
/** A letter is about as high as the other print. */
const [LOWEST, TALLEST] = [0.6, 1.3]

/**
 * The words of a cell without bars: between cells a bar is a mark of the notice's text, and none is ever printed inside one. At the side of
 * the cell, or taller than print, it is a piece of the border, lower than print the dot of a letter; else a letter or digit of one stroke,
 * and is given as the letter.
 */
const withoutBars = (words: readonly Word[], cell: Box, usual: number): Word[] =>
  words.flatMap((word) => {
    const text = word.text.replace(/^[|¦]+(?=\p{L})|(?<=\p{L})[|¦]+$/gu, '')
    if (!/^[|¦]+$/.test(text)) return [text === word.text ? word : { ...word, text }]
    const fromSide = Math.min(word.x0 - cell.x0, cell.x1 - word.x1)
    const isLetter = fromSide > BORDER * widthOf(cell) && heightOf(word) >= LOWEST * usual && heightOf(word) <= TALLEST * usual
    return isLetter ? [{ ...word, text: 'I'.repeat(text.length) }] : []
  })

const NUMBERED = /(?:^| )(?:sira|mersis|dosya|sicil)$/
const SIGN = /^N[aeocö0óQ]([:;.]?)(\d\S*)?$/

/**
 * A line with the signs of its labels as they are printed: the bold `No:` of a registry number is small and dark, and may be read as `Na:`
 * or `No;`. After the words of such a label nothing else can stand.
 */
const withLabels = (line: readonly Word[]): Word[] =>
  line.map((word, at) => {
    const sign = SIGN.exec(word.text)
    if (!sign || !NUMBERED.test(fold(line[at - 1]?.text ?? ''))) return word
    const text = `No${sign[1] ? ':' : ''}${sign[2] ?? ''}`
    return text === word.text ? word : { ...word, text }
  })

const COUNTED = /^y[ıi]l/i

/** A line without bars; before what is counted one is the digit: `olarak | yıllığına`. */
const withOnes = (line: readonly Word[]): Word[] =>
  line.flatMap((word, at) => {
    if (word.text !== '|') return [word]
    return COUNTED.test(line[at + 1]?.text ?? '') ? [{ ...word, text: '1' }] : []
  })

/** The lines of a column and the rows of its tables, from top to bottom; a row without any word is left out. */
export const columnLines = ({ box, tables }: Column, words: readonly Word[]): Line[] => {
  const own = words.filter((word) => isIn(word, box))
  const usual = own.map(heightOf).sort((a, b) => a - b)[Math.floor(own.length / 2)] ?? 0
  const loose = own.filter((word) => !tables.some((table) => isIn(word, table.box)))
  const rows = tables
    .flatMap((table) => table.rows)
    .map((cells): Line => ({
      y: Math.min(...cells.map((cell) => cell.y0)),
      cells: cells.map((cell) =>
        linesOf(
          withoutBars(
            own.filter((word) => isIn(word, cell)),
            cell,
            usual,
          ),
        ),
      ),
    }))
    .filter((row) => row.cells.some((cell) => cell.length > 0))
  const isAsHighAsPrint = (word: Word): boolean => heightOf(word) >= LOWEST * usual && heightOf(word) <= TALLEST * usual
  const isSpeck = (word: Word): boolean =>
    word.text === '|' ? !isAsHighAsPrint(word) : heightOf(word) < usual * SPECK && word.confidence < 0.6
  const lines = linesOf(loose.filter((word) => !isSpeck(word)))
    .map(withOnes)
    .filter((line) => line.some((word) => /[\p{L}\p{N}]/u.test(word.text)))
    .map((line): Line => ({ y: line.reduce((sum, word) => sum + middle(word), 0) / line.length, cells: [[withLabels(line)]] }))
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
