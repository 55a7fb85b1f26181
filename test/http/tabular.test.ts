import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { type Column, csvOf, xlsxOf } from '../../lib/http/wire/tabular.ts'

type Row = { name: string; count: number | null; open: boolean }
const columns: Column<Row>[] = [
  { title: 'Unvan', of: (row) => row.name, width: 40 },
  { title: 'Sayı', of: (row) => row.count },
  { title: 'Açık', of: (row) => row.open },
]
const names = [
  'IŞIK "GÜLÜ" ÇAY; A.Ş., İSTANBUL',
  '=HYPERLINK("http://kotu.example";"tıkla")',
  '@SUM(A1)',
  '-2+3',
  '+90 212',
  '\t=1+1',
  '<b>&amp;</b>_x000D_',
  'iki\nsatır',
]
const rows: Row[] = names.map((name, at) => ({ name, count: at === 0 ? null : -at, open: at % 2 === 0 }))

test('a CSV read again has the same cells, and none that a spreadsheet would run', () => {
  const csv = csvOf(columns, rows)
  expect(csv.startsWith('\ufeffUnvan,Sayı,Açık\r\n')).toBe(true)
  const { data, errors } = Papa.parse<string[]>(csv.slice(1).trimEnd())
  expect(errors).toEqual([])
  expect(data.slice(1).map(([name]) => name?.replace(/^'/, ''))).toEqual(names)
  expect(data.flat().filter((cell) => /^[=+@\t\r]|^-\D/.test(cell))).toEqual([])
  // A negative number is a number, not a text.
  expect(data[2]?.[1]).toBe('-1')
})

test('a workbook read again has the same cells as texts, numbers and truth values', async () => {
  const [heading, ...read] = await readSheet(xlsxOf(columns, rows).buffer)
  expect(heading).toEqual(['Unvan', 'Sayı', 'Açık'])
  expect(read.map(([, count, open]) => [count, open])).toEqual(rows.map(({ count, open }) => [count, open]))
  // The reader takes white space at the ends away.
  expect(read.map(([name]) => name)).toEqual(names.map((name) => name.trim()))
})

test('a day is a day in a workbook, and nothing else is', async () => {
  const days = ['2026-11-22', '1900-03-01', '2024-02-29', '2026-02-30', '1899-12-31', '2026-11-22T10:00:00Z', '20261122']
  const [, ...read] = await readSheet(xlsxOf([{ title: 'Gün', of: (day: string) => day }], days).buffer)
  const told = read.map(([cell]) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : `text ${String(cell)}`))
  expect(told).toEqual([...days.slice(0, 3), ...days.slice(3).map((day) => `text ${day}`)])
})

test('the same rows are the same bytes; what XML has no place for is left out', async () => {
  expect(xlsxOf(columns, rows)).toEqual(xlsxOf(columns, rows))
  const read = await readSheet(xlsxOf(columns, [{ name: 'a\u0000b\u000bc\ud800', count: 1, open: true }]).buffer)
  expect(read[1]?.[0]).toBe('abc')
})
