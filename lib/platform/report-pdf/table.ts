/**
 * Tables that run over sheets: a row stays whole where a sheet can hold it, the heads of the columns are repeated, and no head stands
 * without a row.
 */
import type { Cell, Column } from '../../domain/report/model.ts'
import {
  artifact,
  COLUMN,
  current,
  type Element,
  element,
  ensure,
  linkAt,
  marked,
  newSheet,
  PAGE,
  type Paper,
  room,
  rule,
  textAt,
} from './paper.ts'
import { COLOURS, styles, toneStyle } from './styles.ts'
import { measured, type Style, wrap } from './wrap.ts'

const GAP = 9
const PADDING = 4

/** A column where it stands: `x` its left edge, `width` without the gap to the next. */
type Place = { x: number; width: number; align: Column['align'] }

const placesOf = (columns: readonly Pick<Column, 'width' | 'align'>[]): Place[] => {
  const whole = columns.reduce((sum, { width }) => sum + width, 0)
  let x: number = PAGE.left
  return columns.map(({ width, align }, at) => {
    const share = (width / whole) * COLUMN
    const place = { x, width: share - (at === columns.length - 1 ? 0 : GAP), align }
    x += share
    return place
  })
}

/** One line of a cell: words in a style, or the numbers of notes. */
type SetLine = { text: string; style: Style } | { notes: number[]; style: Style }

const textOf = (line: SetLine): string => ('notes' in line ? line.notes.map((note) => `[${note}]`).join(' ') : line.text)

const noteLines = (notes: readonly number[], style: Style, width: number): SetLine[] => {
  const lines: number[][] = []
  for (const note of notes) {
    const last = lines.at(-1)
    if (last && measured([...last, note].map((each) => `[${each}]`).join(' '), style) <= width) last.push(note)
    else lines.push([note])
  }
  return lines.map((each) => ({ notes: each, style }))
}

const linesOf = (paper: Paper, cell: Cell, width: number): SetLine[] => [
  ...cell.lines.flatMap((line) => {
    const style = toneStyle(paper, line.tone)
    return wrap(line.text, style, width).map((text) => ({ text, style }))
  }),
  ...noteLines(cell.notes, styles(paper).reference, width),
]

const heightOf = (lines: readonly SetLine[]): number => lines.reduce((sum, { style }) => sum + style.leading, 0)

const drawLines = (paper: Paper, owner: Element, lines: readonly SetLine[], place: Place, from: number, sourceWord: string): void => {
  const [, sheet] = current(paper)
  let y = from
  const left = (line: SetLine): number => (place.align === 'end' ? place.x + place.width - measured(textOf(line), line.style) : place.x)
  const words = lines.filter((line) => 'text' in line)
  if (words.length > 0) {
    marked(paper, owner, () => {
      for (const line of words) {
        textAt(sheet, line.text, left(line), y, line.style)
        y += line.style.leading
      }
    })
  }
  for (const line of lines) {
    if (!('notes' in line)) continue
    let x = left(line)
    for (const note of line.notes)
      x += linkAt(paper, owner, `[${note}]`, x, y, line.style, { note }, `${sourceWord} ${note}`) + measured(' ', line.style)
    y += line.style.leading
  }
}

/** The lines that fit into a height, and those that are left. */
const split = (lines: readonly SetLine[], height: number): [SetLine[], SetLine[]] => {
  let at = 0
  for (let used = 0; at < lines.length; at++) {
    used += lines[at]?.style.leading ?? 0
    if (used > height) break
  }
  return [lines.slice(0, at), lines.slice(at)]
}

type Head = { height: number; draw: (owner: Element | null) => void }

const headOf = (paper: Paper, columns: readonly Column[], places: readonly Place[]): Head => {
  const style = styles(paper).column
  const cells = columns.map(({ title }, at) => wrap(title, style, places[at]?.width ?? 0).map((text): SetLine => ({ text, style })))
  const height = Math.max(...cells.map(heightOf)) + PADDING
  const drawCell = (lines: readonly SetLine[], at: number): void => {
    const [, sheet] = current(paper)
    const place = places[at]
    for (const [row, line] of lines.entries()) {
      const x = place?.align === 'end' ? place.x + place.width - measured(textOf(line), style) : (place?.x ?? 0)
      textAt(sheet, textOf(line), x, paper.y + height - PADDING - heightOf(lines) + row * style.leading, style)
    }
  }
  return {
    height,
    draw: (owner) => {
      const [, sheet] = current(paper)
      const row = owner && element('TR', element('THead', owner))
      const set = (draw: () => void): void => (row ? marked(paper, element('TH', row, { scope: 'Column' }), draw) : artifact(sheet, draw))
      cells.forEach((lines, at) => set(() => drawCell(lines, at)))
      paper.y += height
      rule(paper, paper.y, 0.9, COLOURS.brand)
    },
  }
}

const NO_HEAD: Head = { height: 0, draw: () => undefined }

/** Draws a row; what does not fit goes on to the next sheet, whole where it can. */
const drawRow = (
  paper: Paper,
  body: Element,
  cells: readonly SetLine[][],
  places: readonly Place[],
  head: Head,
  sourceWord: string,
): void => {
  const row = element('TR', body)
  const owners = cells.map((_, at) => element(at === 0 ? 'TH' : 'TD', row, at === 0 ? { scope: 'Row' } : {}))
  const onNewSheet = (): void => {
    newSheet(paper)
    head.draw(null)
  }
  const most = PAGE.bottom - PAGE.top - head.height - 2 * PADDING
  let left = cells.map((lines) => [...lines])
  const height = (): number => Math.max(...left.map(heightOf))
  if (height() <= most && room(paper) < height() + 2 * PADDING) onNewSheet()
  while (left.some((lines) => lines.length > 0)) {
    if (room(paper) < 3 * PADDING + 14) onNewSheet()
    const parts = left.map((lines) => split(lines, room(paper) - 2 * PADDING))
    const drawn = Math.max(...parts.map(([now]) => heightOf(now)))
    parts.forEach(([now], at) => {
      const [owner, place] = [owners[at], places[at]]
      if (owner && place && now.length > 0) drawLines(paper, owner, now, place, paper.y + PADDING, sourceWord)
    })
    paper.y += drawn + 2 * PADDING
    left = parts.map(([, later]) => later)
    if (left.some((lines) => lines.length > 0)) onNewSheet()
  }
  rule(paper, paper.y, 0.5, COLOURS.line)
}

/** A table this small is not parted. */
const WHOLE = 250

/** Height that must be free for a table to begin: all of a small one, else its caption, its head and two rows. */
const beginning = (caption: number, head: Head, rows: readonly SetLine[][][]): number => {
  const heights = rows.map((cells) => Math.max(0, ...cells.map(heightOf)) + 2 * PADDING)
  const upTo = (count: number): number => caption + head.height + heights.slice(0, count).reduce((sum, height) => sum + height, 0)
  return upTo(heights.length) <= WHOLE && rows.length < FIRST ? upTo(heights.length) : Math.min(upTo(2), (PAGE.bottom - PAGE.top) / 2)
}

/** Rows that are looked at to find out how a table begins. */
const FIRST = 14

/** A table once its columns are placed; `first` are its first rows, by which its beginning is measured, `rows` all of them. */
type Placed = { rows: Iterable<SetLine[][]>; first: SetLine[][][]; places: Place[]; head: Head; caption: string | null; sourceWord: string }

const drawRows = (paper: Paper, parent: Element, { rows, first, places, head, caption, sourceWord }: Placed): void => {
  const style = styles(paper).caption
  const captionHeight = caption === null ? 0 : style.leading + 4
  ensure(paper, beginning(captionHeight, head, first))
  const table = element('Table', parent)
  if (caption !== null) {
    const [, sheet] = current(paper)
    marked(paper, element('Caption', table), () => textAt(sheet, caption, PAGE.left, paper.y, style))
    paper.y += captionHeight
  }
  head.draw(table)
  const body = element('TBody', table)
  for (const cells of rows) drawRow(paper, body, cells, places, head, sourceWord)
}

/** Height that must be left below a heading so that this table may begin there. */
export const tableStart = (paper: Paper, columns: readonly Column[], rows: readonly Cell[][]): number => {
  const places = placesOf(columns)
  return beginning(
    0,
    headOf(paper, columns, places),
    rows.slice(0, FIRST).map((row) => row.map((cell, at) => linesOf(paper, cell, places[at]?.width ?? 0))),
  )
}

/** A table with heads of columns. `caption` null where the heading above says the same. */
export const drawTable = (
  paper: Paper,
  parent: Element,
  columns: readonly Column[],
  rows: readonly Cell[][],
  caption: string | null,
  sourceWord: string,
): void => {
  const places = placesOf(columns)
  const set = (row: readonly Cell[]): SetLine[][] => row.map((cell, at) => linesOf(paper, cell, places[at]?.width ?? 0))
  const lazily = function* () {
    for (const row of rows) yield set(row)
  }
  drawRows(paper, parent, {
    rows: lazily(),
    first: rows.slice(0, FIRST).map(set),
    places,
    head: headOf(paper, columns, places),
    caption,
    sourceWord,
  })
}

export type FactRow = { label: string; cell: Cell }

const LABEL = { width: 28, align: 'start' } as const
const CITED = [LABEL, { width: 62, align: 'start' }, { width: 10, align: 'end' }] as const
const UNCITED = [LABEL, { width: 72, align: 'start' }] as const

/** Labels with their values; the numbers of notes stand in a column of their own, as in tables. */
export const drawFacts = (paper: Paper, parent: Element, rows: readonly FactRow[], caption: string | null, sourceWord: string): void => {
  const cited = rows.some(({ cell }) => cell.notes.length > 0)
  const places = placesOf(cited ? CITED : UNCITED)
  const label = styles(paper).label
  const set = ({ label: text, cell }: FactRow): SetLine[][] => [
    wrap(text, label, places[0]?.width ?? 0).map((line) => ({ text: line, style: label })),
    linesOf(paper, { lines: cell.lines, notes: [] }, places[1]?.width ?? 0),
    ...(cited ? [noteLines(cell.notes, styles(paper).reference, places[2]?.width ?? 0)] : []),
  ]
  drawRows(paper, parent, { rows: rows.map(set), first: rows.slice(0, FIRST).map(set), places, head: NO_HEAD, caption, sourceWord })
}
