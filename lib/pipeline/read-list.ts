import type { IsoDate } from '../domain/kernel/dates.ts'
import { ListRefused, type Parsed } from '../domain/screening/entry.ts'
import type { ListCode } from '../domain/screening/lists.ts'
import type { TableList, XmlList } from '../domain/screening/lists/element.ts'
import { euCsv } from '../domain/screening/lists/eu-csv.ts'
import { euXml } from '../domain/screening/lists/eu-xml.ts'
import { masakTable } from '../domain/screening/lists/masak.ts'
import { ofacCsv } from '../domain/screening/lists/ofac-csv.ts'
import { ofacXml } from '../domain/screening/lists/ofac-xml.ts'
import { ukCsv } from '../domain/screening/lists/uk-csv.ts'
import { ukXml } from '../domain/screening/lists/uk-xml.ts'
import { unList } from '../domain/screening/lists/un.ts'
import { csvRows } from '../platform/tables/csv.ts'
import { bytesOf, type Document, encodingOf, firstBytes, TextBroken, textOf } from '../platform/tables/text.ts'
import { sheetRows, XlsxBroken } from '../platform/tables/xlsx.ts'
import { XmlBroken, xmlElements } from '../platform/tables/xml.ts'

type TableForm = { table: () => TableList; delimiter: ',' | ';'; encodings: readonly [string, ...string[]] }
type Forms = { xml?: XmlList; csv?: TableForm; xlsx?: () => TableList }

const masak = (letter: 'A' | 'B' | 'C' | 'D'): Forms => ({
  // Some of the tables were also published as CSV by a Turkish Excel.
  xlsx: () => masakTable(letter),
  csv: { table: () => masakTable(letter), delimiter: ';', encodings: ['utf-8', 'windows-1254'] },
})
const ofac: Forms = { xml: ofacXml, csv: { table: ofacCsv, delimiter: ',', encodings: ['utf-8', 'windows-1252'] } }

const FORMS: Readonly<Record<ListCode, Forms>> = {
  'MASAK-A': masak('A'),
  'MASAK-B': masak('B'),
  'MASAK-C': masak('C'),
  'MASAK-D': masak('D'),
  UN: { xml: unList },
  'OFAC-SDN': ofac,
  'OFAC-CONS': ofac,
  EU: { xml: euXml, csv: { table: euCsv, delimiter: ';', encodings: ['utf-8'] } },
  UK: { xml: ukXml, csv: { table: ukCsv, delimiter: ',', encodings: ['utf-8', 'windows-1252'] } },
}

/** What the file itself says: its day, and how many records the publisher counts. */
export type ListHead = { publishedOn: IsoDate | null; records: number | null }

const kindOf = async (document: Document): Promise<'xlsx' | 'xml' | 'html' | 'csv' | 'empty'> => {
  const start = new TextDecoder('latin1').decode(await firstBytes(document, 256))
  if (start.startsWith('PK')) return 'xlsx'
  const text = start.replace(/^ï»¿/, '').trimStart().toLowerCase()
  if (text === '') return 'empty'
  if (/^<(?:!doctype html|html|head|body)/.test(text)) return 'html'
  return text.startsWith('<') ? 'xml' : 'csv'
}

const fromXml = async function* (document: Document, form: XmlList, head: ListHead): AsyncGenerator<Parsed> {
  for await (const { root, element } of xmlElements(textOf(document), new Set([...form.heads, ...form.records]))) {
    if (root && element.name !== form.root) throw new ListRefused(`${document.name}: the root is <${element.name}>, not <${form.root}>`)
    if (!root && form.records.includes(element.name)) yield form.entry(element)
    else {
      const told = form.head(element)
      head.publishedOn = told.publishedOn ?? head.publishedOn
      head.records = told.records ?? head.records
    }
  }
}

const fromTable = function* (list: TableList, head: ListHead): Generator<Parsed> {
  const { publishedOn, records } = list.end()
  head.publishedOn = publishedOn
  yield* records
}

/**
 * Reads the file or set of files of a list, whatever of its forms it has, record by record; `head` is filled in by the end. Throws
 * ListRefused where this is not the list, or not the whole of it.
 */
export const readList = async function* (list: ListCode, documents: readonly Document[], head: ListHead): AsyncGenerator<Parsed> {
  const forms = FORMS[list]
  const [document, ...others] = documents
  if (!document) throw new ListRefused('no file')
  const kind = await kindOf(document)
  try {
    if (kind === 'xml' && forms.xml && others.length === 0) return yield* fromXml(document, forms.xml, head)
    if (kind === 'xlsx' && forms.xlsx && others.length === 0) {
      const table = forms.xlsx()
      for (const [at, cells] of (await sheetRows(await bytesOf(document))).entries()) table.row(cells, `row ${at + 1}`)
      return yield* fromTable(table, head)
    }
    if (kind === 'csv' && forms.csv) {
      const { table: start, delimiter, encodings } = forms.csv
      const table = start()
      for (const each of documents) {
        let at = 0
        for await (const cells of csvRows(textOf(each, await encodingOf(each, encodings)), delimiter))
          table.row(cells, `${documents.length > 1 ? `${each.name} ` : ''}row ${++at}`)
        table.fileEnd?.(each.name)
      }
      return yield* fromTable(table, head)
    }
  } catch (error) {
    if (error instanceof XmlBroken || error instanceof XlsxBroken || error instanceof TextBroken)
      throw new ListRefused(`${document.name}: ${error.message}`, { cause: error })
    throw error
  }
  throw new ListRefused(
    `${document.name}: ` +
      `${kind === 'html' ? 'a web page' : kind === 'empty' ? 'empty' : `${kind} in ${documents.length} file(s)`}, ` +
      `but ${list} comes as ${Object.keys(forms).join(' or ')}`,
  )
}
