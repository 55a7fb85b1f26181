import { z } from '@hono/zod-openapi'
import type { Bilingual } from '../../domain/kernel/bilingual.ts'
import type { IsoDate } from '../../domain/kernel/dates.ts'
import type { Language } from '../app/errors.ts'
import { logError } from '../app/log.ts'
import { type Cell, type Column, CSV_TYPE, csvOf, XLSX_TYPE, xlsxOf } from './tabular.ts'

/** Lists as tables for spreadsheets, beside their JSON. */

/** What a list is given as. */
export const tableFormat = () =>
  z
    .enum(['json', 'csv', 'xlsx'], 'invalid_parameter')
    .default('json')
    .openapi({
      description:
        '`csv` (UTF-8, RFC 4180) ya da `xlsx`: listenin bütünü, sayfalanmadan, tablo olarak. Başlıklar `Accept-Language` dilindedir; ' +
        'hiçbir hücre formül olarak çalışmaz.',
      example: 'csv',
    })

const TABLE_HEADERS = {
  'Content-Disposition': { description: 'Tablonun dosya adı', schema: { type: 'string' as const } },
  'Content-Language': { description: 'Tablo başlıklarının dili', schema: { type: 'string' as const } },
}

/** A route's 200 answer in JSON, which may also be asked for as a table. */
export const orTable = <Content extends object>(answer: { description: string; content: Content; headers?: Record<string, object> }) => ({
  ...answer,
  // what the JSON always carries (an ETag) a table that is sent as it is read does not
  headers: {
    ...Object.fromEntries(Object.entries(answer.headers ?? {}).map(([name, header]) => [name, { ...header, required: false }])),
    ...TABLE_HEADERS,
  },
  content: {
    ...answer.content,
    'text/csv': { schema: z.string() },
    [XLSX_TYPE]: { schema: z.string().openapi({ format: 'binary' }) },
  },
})

/** A column by its heading in both languages. */
export type TableColumn<Row> = { title: Bilingual; of: (row: Row) => Cell; width?: number }

type Table<Row> = {
  format: 'csv' | 'xlsx'
  /** The file's name, without its ending. */
  name: string
  day: IsoDate
  language: Language
  columns: readonly TableColumn<Row>[]
  /** The rows, as many at a time as are read at once. */
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
}

/** A page of a table after its first: the same without byte order mark and heading. */
const continued = (csv: string): string => csv.slice(csv.indexOf('\r\n') + 2)

const csvStream = <Row>(columns: readonly Column<Row>[], pages: Table<Row>['pages']): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  const written = (async function* () {
    let isFirst = true
    for await (const rows of pages) {
      yield encoder.encode(isFirst ? csvOf(columns, rows) : rows.length === 0 ? '' : continued(csvOf(columns, rows)))
      isFirst = false
    }
    if (isFirst) yield encoder.encode(csvOf(columns, []))
  })()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { value, done } = await written.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        // the file ends as one that was cut off: a table that looks whole would be a wrong answer
        logError('table_failed', error)
        controller.error(error)
      }
    },
  })
}

/**
 * A list as a table: CSV is sent as its rows are read, a workbook once it is whole. The first page is read before the answer begins, so
 * that a failure is one.
 */
export const tableAnswer = async <Row>({ format, name, day, language, columns, pages }: Table<Row>): Promise<Response> => {
  const titled = columns.map(({ title, ...column }) => ({ ...column, title: title[language] }))
  const headers = {
    'content-type': format === 'csv' ? CSV_TYPE : XLSX_TYPE,
    'content-disposition': `attachment; filename="${name}-${day}.${format}"`,
    'content-language': language,
  }
  if (format === 'csv') {
    const read = (async function* () {
      yield* pages
    })()
    const first = await read.next()
    const all = (async function* () {
      if (!first.done) yield first.value
      yield* read
    })()
    return new Response(csvStream(titled, all), { headers })
  }
  const rows: Row[] = []
  for await (const page of pages) rows.push(...page)
  return new Response(xlsxOf(titled, rows), { headers })
}

/** Pages of a list that is read by offset, until one is not full. */
export async function* pagesOf<Row>(size: number, read: (limit: number, offset: number) => Promise<readonly Row[]>): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += size) {
    const rows = await read(size, offset)
    yield [...rows]
    if (rows.length < size) return
  }
}
