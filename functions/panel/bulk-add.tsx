import { Failure } from '../../lib/domain/kernel/errors.ts'
import { fold } from '../../lib/domain/kernel/text.ts'
import { failureStatus, refusalOf } from '../../lib/http/app/errors.ts'
import { logError } from '../../lib/http/app/log.ts'
import { BULK_OUTCOME_CODES } from '../../lib/http/words/bulk-words.ts'
import { type GivenRow, MOST_ROWS, startBulkAdd } from '../../lib/pipeline/bulk-add.ts'
import { csvRows } from '../../lib/platform/tables/csv.ts'
import { documentOf, encodingOf, textOf } from '../../lib/platform/tables/text.ts'
import { sheetRows, XlsxBroken } from '../../lib/platform/tables/xlsx.ts'
import { bulkAddOf, lastBulkAdds } from '../../lib/store/bulk-adds.ts'
import { allowed } from './doing.ts'
import { refusalText } from './fields.ts'
import { Empty, Form, pageIn, Pager, Progress, show, Table, timeText } from './layout.tsx'
import { companyPath } from './own.ts'
import { type Visit, visitorIn } from './visit.ts'

const PATH = '/panel/sirketler/toplu/'
const PAGE = 200
/** What a workbook may unfold to: a file of a megabyte can claim to be a gigabyte. */
const MOST_UNFOLDED = 64 * 1024 * 1024

/** The sizes that a ZIP says its parts have, in sum (APPNOTE 4.3.12: the central directory). */
const unfoldedSize = (zip: Uint8Array): number => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  let sum = 0
  for (let at = 0; at + 46 <= zip.length; at++) if (view.getUint32(at, true) === 0x02014b50) sum += view.getUint32(at + 24, true)
  return sum
}

const tooMany = (): Failure =>
  new Failure('invalid_parameter', {
    field: 'dosya',
    note: { tr: `En çok ${MOST_ROWS} satır; dosyayı bölün.`, en: `${MOST_ROWS} rows at most; split the file.` },
  })
const unreadable = (): Failure =>
  new Failure('invalid_parameter', {
    field: 'dosya',
    note: {
      tr: 'Dosya okunamadı: UTF-8 CSV ya da XLSX olmalı, sütunları müdürlük, sicil numarası, unvan.',
      en: 'The file cannot be read: UTF-8 CSV or XLSX, with the columns office, registry number, title.',
    },
  })

const cellsOf = async (file: File): Promise<string[][]> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    if (unfoldedSize(bytes) > MOST_UNFOLDED) throw unreadable()
    return sheetRows(bytes).catch((error: unknown) => {
      throw error instanceof XlsxBroken ? unreadable() : error
    })
  }
  const document = documentOf(file.name, bytes)
  const encoding = await encodingOf(document, ['utf-8', 'windows-1254'])
  const [head = ''] = new TextDecoder(encoding).decode(bytes.subarray(0, 4096)).split('\n')
  const delimiter = head.includes('\t') ? '\t' : head.split(';').length > head.split(',').length ? ';' : ','
  const found: string[][] = []
  for await (const row of csvRows(textOf(document, encoding), delimiter)) {
    found.push(row)
    if (found.length > MOST_ROWS + 1) throw tooMany()
  }
  return found
}

/** The columns by their heading, in either language; without one they are office, number, title in this order. */
const columnsOf = (head: string[]): { office: number; number: number; title: number; headed: boolean } => {
  const names = head.map((name) => fold(name))
  const find = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name))
  const [office, number, title] = [find(/mudurlu|office/), find(/sicil no|sicil numara|registry n|^sicil_no|number/), find(/unvan|title/)]
  return office >= 0 && number >= 0 ? { office, number, title, headed: true } : { office: 0, number: 1, title: 2, headed: false }
}

/** The companies that a file names. Throws `invalid_parameter` for what is no table of them. */
const rowsIn = async (file: File | undefined): Promise<GivenRow[]> => {
  if (!file || file.size === 0) throw new Failure('missing_field', { field: 'dosya' })
  const cells = (await cellsOf(file)).filter((row) => row.some((cell) => cell.trim() !== ''))
  const { office, number, title, headed } = columnsOf(cells[0] ?? [])
  const rows = cells.slice(headed ? 1 : 0).map((row) => ({
    office: (row[office] ?? '').trim().slice(0, 80),
    registryNo: (row[number] ?? '').trim().slice(0, 30),
    title: (row[title] ?? '').trim().slice(0, 400) || null,
  }))
  if (rows.length === 0) throw unreadable()
  if (rows.length > MOST_ROWS) throw tooMany()
  return rows
}

const page = async (c: Visit, failure: Failure | null) => {
  const say = c.get('say')
  const { db, language } = c.get('deps')
  const jobs = await lastBulkAdds(db, visitorIn(c).accountId)
  return show(c, {
    title: say('Toplu ekle', 'Add many companies'),
    crumbs: <a href="/panel/sirketler/">{say('Şirketler', 'Companies')}</a>,
    lead: say(
      'CSV ya da XLSX: müdürlük, sicil numarası, unvan (isteğe bağlı). En çok 10.000 satır, 2 MiB.',
      'CSV or XLSX: registry office, registry number, title (optional). 10,000 rows and 2 MiB at most.',
    ),
    status: failure ? failureStatus(failure) : 200,
    error: failure && refusalText(c, refusalOf(failure, language)),
    body: (
      <>
        {allowed(c, PATH) && (
          <section class="card" aria-labelledby="yukle">
            <h2 id="yukle">{say('Dosya', 'File')}</h2>
            <Form c={c} action={PATH} file>
              <p>
                <label for="dosya">{say('CSV ya da XLSX dosyası', 'CSV or XLSX file')}</label>
                <input
                  id="dosya"
                  name="dosya"
                  type="file"
                  required
                  accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                  aria-invalid={failure?.field === 'dosya' ? 'true' : undefined}
                />
              </p>
              <p class="quiet">
                {say('Paketin kalan hakkı yetmiyorsa hiçbiri eklenmez.', 'Where the plan does not leave enough, none is added.')}
              </p>
              <p>
                <button>{say('Yükle ve ekle', 'Upload and add')}</button>
              </p>
            </Form>
          </section>
        )}
        <section aria-labelledby="isler">
          <h2 id="isler">{say('Son işler', 'Last jobs')}</h2>
          {jobs.length === 0 ? (
            <Empty title={say('Henüz toplu ekleme yok.', 'Nothing was added in bulk yet.')} />
          ) : (
            <ul class="rows">
              {jobs.map((job) => (
                <li>
                  <a href={`${PATH}${job.id}/`}>{timeText(c, job.startedAt)}</a>
                  <span class="quiet">{say(`${job.total} satır`, `${job.total} rows`)}</span>
                  <span class={`badge ${job.finishedAt === null ? 'warn' : 'good'}`}>
                    {job.finishedAt === null ? say('sürüyor', 'under way') : say('bitti', 'done')}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      </>
    ),
  })
}

/** The form to add many companies by a file, and how the last ones went. */
export const bulkAddPage = (c: Visit) => page(c, null)

/** Reads the file and begins; a refusal is told on the form. */
export const bulkUpload = async (c: Visit) => {
  const { db, queue, later } = c.get('deps')
  try {
    const given = await rowsIn(c.get('file'))
    const sent = (sending: Promise<void>): void => later(sending.catch((error: unknown) => logError('bulk_add_not_sent', error)))
    const { id } = await startBulkAdd({ db, queue, sent }, visitorIn(c).accountId, given, false)
    return c.redirect(`${PATH}${id}/`, 303)
  } catch (error) {
    if (error instanceof Failure) return page(c, error)
    throw error
  }
}

const TONES = { added: 'good', already: 'soft', repeated: 'soft', unknown_office: 'bad', invalid_number: 'bad', quota: 'bad' } as const

/** How far a bulk add is, and what became of each row. */
export const bulkJobPage = async (c: Visit) => {
  const say = c.get('say')
  const { db, language } = c.get('deps')
  const id = c.req.param('job') ?? ''
  const asked = pageIn(c)
  const found = await bulkAddOf(db, visitorIn(c).accountId, id, PAGE, (asked - 1) * PAGE)
  if (!found) throw new Failure('not_found')
  const done = Object.values(found.outcomes).reduce((sum, count) => sum + count, 0)
  return show(c, {
    title: say('Toplu ekleme', 'Bulk add'),
    crumbs: <a href={PATH}>{say('Toplu ekle', 'Add many companies')}</a>,
    lead: timeText(c, found.startedAt),
    body: (
      <>
        <section class="card" aria-labelledby="ilerleme_baslik">
          <h2 id="ilerleme_baslik">{found.finishedAt === null ? say('Sürüyor', 'Under way') : say('Bitti', 'Done')}</h2>
          <Progress
            id="ilerleme"
            label={say(`İşlenen: ${done} / ${found.total}`, `Worked on: ${done} / ${found.total}`)}
            done={done}
            of={found.total}
          />
          <p class="badges">
            {Object.entries(BULK_OUTCOME_CODES).flatMap(([outcome, name]) => {
              const count = found.outcomes[outcome as keyof typeof TONES]
              return count ? [<span class={`badge ${TONES[outcome as keyof typeof TONES]}`}>{`${name[language]}: ${count}`}</span>] : []
            })}
          </p>
          {found.finishedAt === null && (
            <p class="quiet">{say('Sayfayı yenileyince ilerleme görünür.', 'Reload the page to see how far it is.')}</p>
          )}
        </section>
        <section aria-labelledby="satirlar">
          <h2 id="satirlar">{say('Satırlar', 'Rows')}</h2>
          <Table
            labelledby="satirlar"
            heads={[say('Satır', 'Row'), say('Müdürlük', 'Office'), say('Sicil no', 'Registry no'), say('Sonuç', 'Outcome')]}
            naming={2}
            rows={found.rows.map((row) => [
              row.row,
              row.office,
              <>
                {row.company ? <a href={companyPath(row.company)}>{row.registryNo}</a> : row.registryNo} {row.title}
              </>,
              row.outcome ? (
                <span class={`badge ${TONES[row.outcome]}`}>{BULK_OUTCOME_CODES[row.outcome][language]}</span>
              ) : (
                say('sırada', 'waiting')
              ),
            ])}
          />
          <Pager say={say} page={asked} pages={Math.ceil(found.total / PAGE)} path={`${PATH}${id}/`} />
        </section>
      </>
    ),
  })
}
