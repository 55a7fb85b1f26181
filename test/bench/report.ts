/**
 * `npm run bench -- report`: CPU time of the three forms of a report, for a small and a large company, and of the same content drawn by
 * pdfkit, a library made for drawing. pdfkit gets less to do: no structure, no notes that link, no attachments, rows without knowledge of
 * each other.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PdfKit from 'pdfkit'
import { loadReportFonts } from '../../tools/report-fonts.ts'
import { reportDocument, type SealedReport } from '../../lib/domain/report/document.ts'
import type { Cell } from '../../lib/domain/report/model.ts'
import { reportHtml } from '../../lib/http/report/report-html.ts'
import { reportPdf } from '../../lib/platform/report-pdf/report-pdf.ts'
import { canonicalBytes } from '../../lib/platform/seal/canonical.ts'
import { madeUpReport, madeUpSnapshot } from '../support/reports.ts'

const BASE = 'https://kunye.example'
const LINKS = { baseUrl: BASE, code: null }
const [WARM_UP, ROUNDS, PATIENCE] = [2, 5, 30_000]
const font = (weight: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/ibm-plex-sans/${weight}/IBMPlexSans_${weight}.ttf`))

const textOf = ({ lines, notes }: Cell): string =>
  [...lines.map(({ text }) => text), notes.map((note) => `[${note}]`).join(' ')].filter(Boolean).join('\n')

/** The same document by pdfkit: its text flow for everything, its table for tables. */
const byPdfkit = (report: SealedReport): Promise<number> =>
  new Promise((resolve) => {
    const document = reportDocument(report, 'tr', LINKS)
    const pdf = new PdfKit({
      size: 'A4',
      margin: 56,
      lang: 'tr',
      displayTitle: true,
      info: { Title: document.title, CreationDate: new Date(report.uretim_tarihi) },
    })
    let size = 0
    pdf.on('data', (chunk: Buffer) => {
      size += chunk.length
    })
    pdf.on('end', () => resolve(size))
    pdf.registerFont('regular', font('400Regular'))
    pdf.registerFont('bold', font('600SemiBold'))
    pdf.font('bold').fontSize(25).text(document.title).fontSize(15).text(document.company.name)
    pdf.font('regular').fontSize(9.4).text(document.seal.name).text(document.seal.meaning)
    for (const { label, value } of [...document.identifiers.rows, ...document.summary.rows]) pdf.text(`${label}: ${value}`)
    for (const section of document.sections) {
      pdf.font('bold').fontSize(14.5).text(section.title).font('regular').fontSize(9.4)
      for (const block of section.blocks) {
        switch (block.kind) {
          case 'paragraph':
            pdf.text(block.line.text)
            break
          case 'list':
            pdf.list(block.items)
            break
          case 'facts':
            pdf.table({ data: block.rows.map(({ label, cell }) => [label, textOf(cell)]) })
            break
          case 'table':
            pdf.table({ data: [block.columns.map(({ title }) => title), ...block.rows.map((row) => row.map(textOf))] })
            break
          case 'notes':
            for (const note of block.notes) {
              pdf
                .text(`[${note.number}] ${note.place}`)
                .text(note.quote ?? '')
                .text(note.link.label, { link: note.link.url })
            }
        }
      }
    }
    pdf.end()
  })

/** CPU milliseconds of one run: the median of several, after two that warm up, or of what half a minute is enough for. */
const cpu = async (run: () => Promise<number> | number): Promise<{ median: number; bytes: number }> => {
  const times: number[] = []
  let bytes = 0
  const until = Date.now() + PATIENCE
  while (times.length < WARM_UP + ROUNDS && (times.length === 0 || Date.now() < until)) {
    const before = process.cpuUsage()
    bytes = await run()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  const counted = (times.length > WARM_UP ? times.slice(WARM_UP) : times.slice(-1)).sort((a, b) => a - b)
  return { median: counted[Math.floor(counted.length / 2)] ?? 0, bytes }
}

/** @see the head of this file */
export const reportBench = async (): Promise<void> => {
  const fonts = await loadReportFonts()
  const cases: [string, SealedReport][] = [
    ['small company (4 officers)', madeUpReport(madeUpSnapshot())],
    [
      'large company (300 officers, 200 steps of capital, 300 shareholders)',
      madeUpReport(madeUpSnapshot({ officers: 300, steps: 200, holders: 300 })),
    ],
  ]
  for (const [name, report] of cases) {
    console.log(`\n${name}`)
    const canonical = new TextDecoder().decode(canonicalBytes(report.veri))
    const forms: [string, () => Promise<number> | number][] = [
      [
        'JSON',
        () => JSON.stringify({ ...report, veri: JSON.parse(new TextDecoder().decode(canonicalBytes(report.veri))) as unknown }).length,
      ],
      ['HTML', async () => (await reportHtml(report, 'tr', LINKS)).length],
      ['PDF', async () => (await reportPdf(report, canonical, 'tr', LINKS, fonts)).length],
      ['pdfkit', () => byPdfkit(report)],
    ]
    for (const [form, run] of forms) {
      const { median, bytes } = await cpu(run)
      console.log(`  ${form.padEnd(7)} ${median.toFixed(1).padStart(9)} ms CPU ${(bytes / 1024).toFixed(0).padStart(7)} kB`)
    }
  }
}
