/** Tables as files: CSV (RFC 4180) and XLSX (ECMA-376), both safe against cells that a spreadsheet would run. */
import { strToU8, zipSync } from 'fflate'
import Papa from 'papaparse'

/** What stands in a cell. A text is never read as a formula, a day (ISO) is one in a workbook, a number is exact to 15 digits, an amount goes as text. */
export type Cell = string | number | boolean | null

/** A column: its heading, what a row has in it, and in a workbook its width in characters (18 unless told). */
export type Column<Row> = { title: string; of: (row: Row) => Cell; width?: number }

export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A text that begins so is run as a formula by spreadsheets (OWASP, CSV injection); an apostrophe before it makes it a text. */
const FORMULA = /^[=+\-@\t\r]/

const csvCell = (cell: Cell): string | number => {
  if (cell === null) return ''
  if (typeof cell === 'number') return cell
  const text = String(cell)
  return FORMULA.test(text) ? `'${text}` : text
}

/** Rows as CSV in UTF-8 with a byte order mark, without which Excel takes Turkish letters for others. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string => {
  const data = rows.map((row) => columns.map((column) => csvCell(column.of(row))))
  return `\ufeff${Papa.unparse([columns.map(({ title }) => csvCell(title)), ...data], { newline: '\r\n' })}\r\n`
}

/** Characters that XML 1.0 has no place for. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** A cell of a workbook holds no more characters. */
const LONGEST_CELL = 32_767
/** `_x000D_` in a cell stands for a character (ECMA-376 22.4.2.4): an underscore that begins such a word is written as one itself. */
const CODED = /_(?=x[0-9A-Fa-f]{4}_)/g

const xmlText = (text: string): string =>
  text
    .replace(NOT_XML, '')
    .slice(0, LONGEST_CELL)
    .replace(CODED, '_x005F_')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** The letters of a column: A to Z, AA and on. */
const lettersOf = (at: number): string => (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

/** Days as workbooks count them, from the day 1 that is 1900-01-01 and with a 29 February that this year did not have; null for no day. */
const serialOf = (text: string): number | null => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  const serial = day / 86_400_000 + 25_569
  return serial > 60 && new Date(day).toISOString().startsWith(text) ? serial : null
}

const xlsxCell = (cell: Cell, place: string): string => {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c ${place}><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c t="b" ${place}><v>${cell ? 1 : 0}</v></c>`
  const serial = typeof cell === 'string' ? serialOf(cell) : null
  if (serial !== null) return `<c s="2" ${place}><v>${serial}</v></c>`
  return `<c t="inlineStr" ${place}><is><t xml:space="preserve">${xmlText(String(cell))}</t></is></c>`
}

const xlsxRow = (cells: Cell[], number: number, style = ''): string =>
  `<row r="${number}">${cells.map((cell, at) => xlsxCell(cell, `r="${lettersOf(at)}${number}"${style}`)).join('')}</row>`

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook of one sheet that are the same in each; style 1 is the heading's, 2 a day's as its reader writes days. */
const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Künye" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
}

/** One fixed day, so that the same rows are the same bytes (a ZIP cannot name one before 1980). */
const WRITTEN = '1980-01-01T12:00:00'
const WIDTH = 18

/** Rows as a workbook of one sheet, its heading in bold and held in view. */
export const xlsxOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Uint8Array<ArrayBuffer> => {
  const widths = columns.map(({ width = WIDTH }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const heading = columns.map(({ title }) => title)
  const body = rows.map((row, at) =>
    xlsxRow(
      columns.map((column) => column.of(row)),
      at + 2,
    ),
  )
  const sheet =
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft"` +
    ` state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${xlsxRow(heading, 1, ' s="1"')}${body.join('')}</sheetData></worksheet>`
  const files = Object.entries({ ...PARTS, 'xl/worksheets/sheet1.xml': sheet }).map(([name, xml]) => [name, strToU8(XML + xml)])
  return zipSync(Object.fromEntries(files), { mtime: WRITTEN }) as Uint8Array<ArrayBuffer>
}
