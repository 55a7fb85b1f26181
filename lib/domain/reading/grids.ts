/**
 * Tables of representatives whose cells marks part ("Adı Soyadı / Unvanı | Kimlik No | Yerleşim Yeri | Görev | Temsil Yetkisinin Kapsamı"), where
 * a line ends inside a row: the row goes on below, or each of its cells does on its own. What a row states is what its whole cells say; a row
 * that does not come together states nothing.
 */
import { appointment, representation } from '../fact/stated.ts'
import type { Role } from '../fact/fact.ts'
import { type Body, type Found, once } from '../fact/found.ts'
import { ownRole, formAt, groupOf, NO_TERM, powerRoleOf, termIn } from '../fact/office.ts'
import { plainLetters } from '../text/letters.ts'
import { cleanName, isEntity, isName } from '../text/names.ts'
import { mend } from '../text/words.ts'
import { type Line, linesIn } from './lists.ts'

type Column = 'person' | 'number' | 'place' | 'office' | 'form' | 'term' | 'ratio'
/** A row by its whole cells, null where they do not come together; `run` where its lines are one after the other, `broken` where they are several. */
type Row = { cells: readonly string[] | null; run: boolean; broken: boolean; from: number; to: number }
type Grid = { columns: readonly Column[]; rows: readonly Row[]; goes: boolean; from: number; to: number }

/** The heads of such tables, whole: a cell in other words makes the table another. */
const HEADS: [RegExp, Column][] = [
  [/^(?:adi soyadi(?: ?\/ ?unvani)?|unvani)$/, 'person'],
  [/^(?:t\.?c\.? )?kimlik(?: ?\/ ?pasaport)? (?:no|numarasi)(?: ?\/ ?mersis no)?$|^mersis no$/, 'number'],
  [/^yerlesim yeri$/, 'place'],
  [/^gorev(?:i)?$/, 'office'],
  [/^(?:temsil )?yetki(?:sinin kapsami| kapsami| sekli)$/, 'form'],
  [/^(?:yetki|gorev) suresi$/, 'term'],
  [/^(?:ortaklik|hisse|pay) orani(?: ?\(%\))?$/, 'ratio'],
]
const BEGINS = /^\W*(?:adi soyadi|unvani)[^|:]*\|/
const NUMBER = /^[\d*#x]{9,16}$/
const GOES = /\b(?:gorev|yetki)[a-z]* (?:sona eren|biten|kaldirilan|iptal edilen)/
/** The end of a term below its row. */
const ENDS_TERM = /^\s*(?:(?:karar )?alinincaya |tarihine )?kadar\s*$/
/** How many lines a head or a row may go on for. */
const GOES_ON = 3

const cellsOf = (text: string): string[] => text.split('|').map((each) => each.replace(/\s+/g, ' ').trim())

const columnsOf = (text: string): Column[] | null => {
  const columns = cellsOf(text).map((cell) => HEADS.find(([pattern]) => pattern.test(plainLetters(mend(cell))))?.[1] ?? null)
  return columns.every((each) => each !== null) &&
    columns.includes('person') &&
    columns.includes('number') &&
    columns.includes('office') !== columns.includes('ratio')
    ? columns
    : null
}

/** The cells of a row over its lines: run on where they come to as many as the head has, else each column by itself; null where neither. */
const joined = (lines: readonly string[], count: number): string[] | null => {
  const run = cellsOf(lines.join(' '))
  if (run.length === count) return run
  const each = lines.map(cellsOf)
  if (each.length < 2 || (each[0]?.length ?? 0) < 2 || each.some((cells) => cells.length > count)) return null
  // A line that goes on has its blanks before it.
  if (each.slice(1).some((cells, at) => cells.length < 2 && !(lines[at + 1] ?? '').includes('|'))) return null
  return Array.from({ length: count }, (_, at) =>
    each
      .map((cells) => cells[at] ?? '')
      .filter((cell) => cell !== '')
      .join(' '),
  )
}

const gridsIn = once((body: Body): Grid[] => {
  if (!body.text.includes('|')) return []
  const lines = linesIn(body)
  const plainOf = ({ from, to }: Line): string => body.plain.slice(from, to)
  const grids: Grid[] = []
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at] as Line
    if (!BEGINS.test(plainOf(head))) continue
    const columnsOver = (more: number): Column[] | null =>
      columnsOf(
        lines
          .slice(at, at + more)
          .map(({ text }) => text)
          .join(' '),
      )
    // The head is as many lines as stand before the first row.
    const numbered = (line: Line): boolean => cellsOf(line.text).some((cell) => NUMBER.test(cell))
    let first = at + 1
    while (first < lines.length && first - at < GOES_ON && !numbered(lines[first] as Line)) first++
    const columns = columnsOver(first - at)
    if (!columns) continue
    const number = columns.indexOf('number')
    const rows: Row[] = []
    let next = first
    while (next < lines.length && NUMBER.test(cellsOf((lines[next] as Line).text)[number] ?? '')) {
      const own = [lines[next] as Line]
      next++
      while (next < lines.length && own.length <= GOES_ON) {
        const line = lines[next] as Line
        const begins = NUMBER.test(cellsOf(line.text)[number] ?? '')
        const whole = cellsOf(own.map(({ text }) => text).join(' ')).length >= columns.length
        if (begins || line.text.trim() === '' || (whole && !line.text.includes('|') && !ENDS_TERM.test(plainOf(line)))) break
        // A line without marks is the end of the row's last cells, or a sentence below the table.
        if (!line.text.includes('|') && cellsOf([...own, line].map(({ text }) => text).join(' ')).length > columns.length) break
        if (BEGINS.test(plainOf(line))) break
        own.push(line)
        next++
      }
      const [from, to] = [own[0]?.from ?? 0, own.at(-1)?.to ?? 0]
      const texts = own.map(({ text }) => text)
      rows.push({
        cells: joined(texts, columns.length),
        run: cellsOf(texts.join(' ')).length === columns.length,
        broken: own.length > 1,
        from,
        to,
      })
    }
    if (rows.length === 0) continue
    const above = lines.slice(0, at).findLast(({ text }) => text.trim() !== '')
    grids.push({ columns, rows, goes: above !== undefined && GOES.test(plainOf(above)), from: head.from, to: rows.at(-1)?.to ?? head.to })
    at = next - 1
  }
  return grids
})

const OPEN_FORM = /^(?:munferi[dt]en|mustereken) temsile yetkili(?:dir)?\.?$/
const LIMITED_FORM = /^(?:ic yonerge(?: kapsaminda| uyarinca| cercevesinde)? )?sinirli yetkili(?:dir)?\.?$/
const TILL = /^(?:aksi karar alinincaya kadar|\d{1,2} yil|\d{1,2}[./-]\d{1,2}[./-]\d{4}(?: tarihine kadar)?)?$/

/** "X LİMİTED ŞİRKETİ (Pilot Ortak) | … | %65": what part of a business is whose. */
const PART = /^(?:%\s?(\d{1,3}(?:[.,]\d{1,4})?)|(\d{1,3}(?:[.,]\d{1,4})?)\s?%?)$/
const partOf = ({ columns }: Grid, { cells, from, to }: Row): Found[] => {
  const cell = (column: Column): string => cells?.[columns.indexOf(column)] ?? ''
  const [, before, bare] = PART.exec(cell('ratio')) ?? []
  const [person, ratio] = [cleanName(cell('person').replace(/\s*\([^()]*\)\s*$/, '')), before ?? bare]
  return ratio !== undefined && (isName(person) || isEntity(person))
    ? [{ statement: { kind: 'shareholding', person, amount: null, shares: null, ratio: ratio.replace(',', '.') }, from, to }]
    : []
}

const rowOf = (body: Body, grid: Grid, row: Row): Found[] => {
  const { columns, goes } = grid
  const { cells, from, to } = row
  if (!cells) return []
  if (grid.columns.includes('ratio')) return body.branch ? [] : partOf(grid, row)
  const cell = (column: Column): string => cells[columns.indexOf(column)] ?? ''
  const [person, office, form, term] = [cleanName(cell('person')), cell('office'), cell('form'), plainLetters(mend(cell('term')))]
  const named = /\p{L}/u.test(office) ? powerRoleOf(office) : null
  if (!isName(person) || named === null || !NUMBER.test(cell('number')) || !TILL.test(term)) return []
  const role: Role = ownRole(body, named)
  if (goes) return [{ statement: { kind: 'departure', person, role, on: null, reason: null }, from, to }]
  const { until, years } = termIn(term)?.term ?? NO_TERM
  const plain = plainLetters(mend(form)).replace(/\s+/g, ' ').trim()
  const said = OPEN_FORM.test(plain) ? formAt(plain, plain) : LIMITED_FORM.test(plain) ? { mode: 'limited' as const, with: [] } : null
  return [
    { statement: appointment(person, role, { until, term_years: years }), from, to },
    ...(said
      ? [
          {
            statement: representation([person], said.mode, { group: groupOf(office), with: said.with, until }),
            from,
            to,
          },
        ]
      : []),
  ]
}

/** Rows over more lines than one: the rows of one line are read by what their words say (rows.ts, tables.ts). */
const brokenRows = once((body: Body): { grid: Grid; row: Row }[] =>
  gridsIn(body).flatMap((grid) =>
    grid.rows.flatMap((row) => (grid.goes || grid.columns.includes('ratio') || row.broken ? [{ grid, row }] : [])),
  ),
)

/** What the rows of a table state whose cells go on over lines, but for what other frames read of such a row. */
export const gridsBeside = (body: Body, read: readonly Found[]): Found[] =>
  brokenRows(body).flatMap(({ grid, row }) =>
    rowOf(body, grid, row).filter(
      ({ statement }) => !read.some((each) => each.statement.kind === statement.kind && each.from < row.to && row.from < each.to),
    ),
  )

/** Whether what another frame reads is of a piece of such a row's cells, or of more than the row. */
export const isPieceOfRow = (body: Body, { statement, from, to }: Found): boolean => {
  const cut = brokenRows(body).filter(({ row }) => from < row.to && row.from < to)
  const person = statement.kind === 'appointment' ? statement.person : statement.kind === 'representation' ? statement.persons[0] : null
  return cut.some(
    ({ grid, row }) =>
      !row.run ||
      from < grid.from ||
      to > row.to + 1 ||
      (person !== null && cleanName(row.cells?.[grid.columns.indexOf('person')] ?? '') !== person),
  )
}
