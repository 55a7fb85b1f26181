/** Many people outside any company at once: a CSV file of names in, an answer for each of its rows out. */
import { type IsoDate } from '../../lib/domain/kernel/dates.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { ListCode } from '../../lib/domain/screening/lists.ts'
import { type ScreeningRecord, screeningRecord } from '../../lib/domain/screening/record.ts'
import type { Subject } from '../../lib/domain/screening/subject.ts'
import type { Deps, Operation } from '../../lib/http/app/group.ts'
import { type Column, CSV_TYPE, csvOf } from '../../lib/http/wire/tabular.ts'
import { screenNear } from '../../lib/pipeline/screening.ts'
import { csvRows } from '../../lib/platform/tables/csv.ts'
import { BULK_COLUMNS, type BulkRow, MOST_NAMES, MOST_ROWS, question, type routes } from './contract.ts'
import { askedDay, screeningAddress, seal, subjectOf } from './screen.ts'

type ColumnName = (typeof BULK_COLUMNS)[number]
type Fault = NonNullable<BulkRow['hata']>
/** A row of the file: `line` counts from the heading, which is line 1. */
type Row = { line: number; name: string; subject: Subject | null; fault: Fault | null }

const refused = (tr: string, en: string): Failure => new Failure('invalid_parameter', { field: 'dosya', note: { tr, en } })

/** Spreadsheets set to Turkish part cells by semicolons. */
const delimiterOf = (text: string): ',' | ';' | '\t' => {
  const heading = text.slice(0, text.search(/[\r\n]|$/))
  const often = (sign: string): number => heading.split(sign).length
  return often('\t') > 1 ? '\t' : often(';') >= often(',') ? ';' : ','
}

const headingOf = (cells: readonly string[]): ColumnName[] => {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const unknown = names.find((name, at) => !(BULK_COLUMNS as readonly string[]).includes(name) || names.indexOf(name) !== at)
  const columns = BULK_COLUMNS.join(', ')
  if (unknown !== undefined)
    throw refused(
      `İlk satır başlıktır; “${unknown.slice(0, 40)}” bilinmeyen ya da yinelenen bir sütun. Sütunlar: ${columns}.`,
      `The first line is the heading; “${unknown.slice(0, 40)}” is an unknown column or one given twice. Columns: ${columns}.`,
    )
  if (!names.includes('ad'))
    throw refused(`Başlıkta ad sütunu yok. Sütunlar: ${columns}.`, `The heading has no column ad. Columns: ${columns}.`)
  return names as ColumnName[]
}

const FAULTS: Record<ColumnName | 'satir', { tr: string; en: string }> = {
  ad: {
    tr: 'Ad boş, harfsiz, 400 karakterden uzun ya da okunamayan harfli.',
    en: 'The name is empty, without letters, over 400 characters, or of unreadable letters.',
  },
  tur: {
    tr: 'kisi, kurulus ya da gemi olmalı; bilinmiyorsa boş bırakın.',
    en: 'Must be kisi, kurulus or gemi; leave it empty if unknown.',
  },
  no: {
    tr: 'TCKN, VKN, MERSİS ya da IMO numarası değil; denetim basamağı tutmuyor olabilir.',
    en: 'Not a TCKN, VKN, MERSİS or IMO number; a check digit may be wrong.',
  },
  dogum_yili: { tr: '1900 ile 2100 arasında bir yıl olmalı.', en: 'Must be a year between 1900 and 2100.' },
  uyruk: { tr: 'En çok 60 karakter olmalı.', en: 'Must have at most 60 characters.' },
  satir: { tr: 'Başlıktakinden başka sayıda hücre var.', en: 'The row has another number of cells than the heading.' },
}
const faultOf = (column: ColumnName | 'satir'): Fault => ({ sutun: column, ...FAULTS[column] })
const columnIn = (field: unknown): ColumnName => BULK_COLUMNS.find((column) => column === field) ?? 'ad'

const rowOf = (cells: readonly string[], heading: readonly ColumnName[], line: number): Row => {
  const given: Partial<Record<ColumnName, string>> = {}
  heading.forEach((column, at) => {
    const text = cells[at]?.trim()
    if (text) given[column] = text
  })
  const name = given.ad ?? ''
  const failed = (column: ColumnName | 'satir'): Row => ({ line, name, subject: null, fault: faultOf(column) })
  if (cells.length !== heading.length) return failed('satir')
  const { dogum_yili: year, ...rest } = given
  if (year !== undefined && !/^\d{4}$/.test(year)) return failed('dogum_yili')
  const read = question.safeParse(year === undefined ? rest : { ...rest, dogum_yili: Number(year) })
  if (!read.success) return failed(columnIn(read.error.issues[0]?.path[0]))
  try {
    return { line, name, subject: subjectOf(read.data, ''), fault: null }
  } catch (error) {
    if (error instanceof Failure) return failed(columnIn(error.field))
    throw error
  }
}

const rowsOf = async (text: string): Promise<Row[]> => {
  const pieces = async function* () {
    yield text
  }
  let heading: ColumnName[] | null = null
  let line = 0
  const rows: Row[] = []
  for await (const cells of csvRows(pieces(), delimiterOf(text))) {
    line++
    // A line with nothing on it, not even cells, is no row.
    if (cells.length === 1 && cells[0]?.trim() === '') continue
    if (heading === null) heading = headingOf(cells)
    else rows.push(rowOf(cells, heading, line))
    if (rows.length > MOST_ROWS)
      throw refused(`En çok ${MOST_ROWS} satır taranır; dosyayı bölün.`, `At most ${MOST_ROWS} rows are screened; part the file.`)
  }
  if (rows.length === 0) throw refused('Dosyada taranacak satır yok.', 'The file has no rows to screen.')
  return rows
}

const EMPTY = { isabet: 0, acik_isabet: 0, benzer: 0, acik_benzer: 0, en_yakin: null, tarama_kimligi: null }

const isOpen = ({ karar }: Met): boolean => karar === null || karar.onay_bekliyor

type Met = ScreeningRecord['isabetler'][number] | ScreeningRecord['benzerler'][number]
type Found = { hits: Met[]; near: Met[] }

const answered = ({ line, name }: Row, { hits, near }: Found, isScreened: boolean, id: string): BulkRow => {
  const [first] = [...hits, ...near]
  return {
    satir: line,
    ad: name,
    sonuc: hits.length > 0 ? 'isabet' : !isScreened ? 'taranmadi' : near.length > 0 ? 'benzer' : 'temiz',
    isabet: hits.length,
    acik_isabet: hits.filter(isOpen).length,
    benzer: near.length,
    acik_benzer: near.filter(isOpen).length,
    en_yakin: first
      ? {
          liste: first.liste as ListCode,
          liste_kaydi: first.liste_kaydi,
          kayit_adi: first.kayit_adi,
          puan: 'puan' in first ? first.puan : null,
        }
      : null,
    tarama_kimligi: id,
    hata: null,
  }
}

/** Screens and keeps what one record holds. A row's hits are those of its own subject: another row may have the same name. */
const screened = async (deps: Deps, rows: readonly Row[], on: IsoDate): Promise<{ rows: BulkRow[]; id: string; isScreened: boolean }> => {
  const subjects = rows.flatMap(({ subject }) => subject ?? [])
  const screening = await screenNear(deps.db, subjects, on, { accountId: deps.principal.accountId, companyId: null })
  const record = screeningRecord(screening, null)
  const { id } = await seal(deps, null, record)
  const found = (subject: Subject | null): Found => ({
    hits: record.isabetler.filter((_, at) => screening.hits[at]?.subject === subject),
    near: record.benzerler.filter((_, at) => screening.near?.[at]?.subject === subject),
  })
  return { rows: rows.map((row) => answered(row, found(row.subject), record.tarandi, id)), id, isScreened: record.tarandi }
}

const COLUMNS: Column<BulkRow>[] = [
  { title: 'satir', of: ({ satir }) => satir },
  { title: 'ad', of: ({ ad }) => ad },
  { title: 'sonuc', of: ({ sonuc }) => sonuc },
  { title: 'isabet', of: ({ isabet }) => isabet },
  { title: 'acik_isabet', of: (row) => row.acik_isabet },
  { title: 'benzer', of: ({ benzer }) => benzer },
  { title: 'acik_benzer', of: (row) => row.acik_benzer },
  { title: 'liste', of: (row) => row.en_yakin?.liste ?? null },
  { title: 'liste_kaydi', of: (row) => row.en_yakin?.liste_kaydi ?? null },
  { title: 'kayit_adi', of: (row) => row.en_yakin?.kayit_adi ?? null },
  { title: 'puan', of: (row) => row.en_yakin?.puan ?? null },
  { title: 'tarama_kimligi', of: (row) => row.tarama_kimligi },
  { title: 'hata_sutunu', of: ({ hata }) => hata?.sutun ?? null },
  { title: 'hata', of: ({ hata }) => hata?.tr ?? null },
  { title: 'hata_en', of: ({ hata }) => hata?.en ?? null },
]

export const bulk: Operation<typeof routes.bulk> = async (c) => {
  const deps = c.get('deps')
  const { tarih, bicim } = c.req.valid('query')
  const on = askedDay(tarih, deps.today)
  const rows = await rowsOf(await c.req.text())
  const read = rows.filter(({ subject }) => subject !== null)
  const records: Awaited<ReturnType<typeof screened>>[] = []
  for (let at = 0; at < read.length; at += MOST_NAMES) records.push(await screened(deps, read.slice(at, at + MOST_NAMES), on))
  const faults = rows.flatMap(({ line, name, fault }): BulkRow[] =>
    fault === null ? [] : [{ satir: line, ad: name, sonuc: 'hata', ...EMPTY, hata: fault }],
  )
  const satirlar = [...records.flatMap((record) => record.rows), ...faults].toSorted((a, b) => a.satir - b.satir)
  if (bicim === 'csv')
    return new Response(csvOf(COLUMNS, satirlar), {
      headers: { 'content-type': CSV_TYPE, 'content-disposition': `attachment; filename="tarama-${on}.csv"` },
    })
  return c.json(
    {
      tarih: on,
      adet: satirlar.length,
      taranan: satirlar.length - faults.length,
      hatali: faults.length,
      tarandi: faults.length === 0 && records.every(({ isScreened }) => isScreened),
      taramalar: records.map((record) => ({
        tarama_kimligi: record.id,
        adres: screeningAddress(deps, record.id),
        taranan: record.rows.length,
      })),
      satirlar,
    },
    200,
  )
}
