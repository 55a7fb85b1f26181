import { Failure } from '../../domain/kernel/errors.ts'
import { addDays } from '../../domain/kernel/dates.ts'
import type { ReportLinks, SealedReport } from '../../domain/report/document.ts'
import { signSource } from '../../platform/signed-link.ts'
import type { Language } from '../../domain/report/english.ts'
import type { IssuedReport } from '../../store/reports.ts'
import { logError } from '../app/log.ts'
import { reportHtml } from './report-html.ts'
import { reportWire } from '../wire/report-wire.ts'

export const REPORT_FORMS = ['pdf', 'json', 'html'] as const
export type ReportForm = (typeof REPORT_FORMS)[number]
export type Drawn = { body: string | Uint8Array<ArrayBuffer>; type: string }

/** Draws the PDF of a report. */
export type PdfPainter = (report: SealedReport, language: Language, links: ReportLinks) => Promise<Uint8Array>

/** Days for which the sources of a report open for whoever holds it, from the day it was issued on. */
const SOURCE_DAYS = 366

/** The addresses under which the notices of a report open without a key. */
export const sourceLinks = async (report: IssuedReport, secret: string, baseUrl: string): Promise<Map<number, string>> => {
  const until = new Date(`${addDays(report.issuedOn, SOURCE_DAYS)}T00:00:00Z`)
  const notices = [...new Set([...JSON.stringify(report.snapshot).matchAll(/"ilan_id":(\d+)/g)].map(([, id]) => Number(id)))]
  return new Map(
    await Promise.all(
      notices.map(async (noticeId): Promise<[number, string]> => [
        noticeId,
        `${baseUrl}/kanit/${await signSource(secret, { noticeId, reportId: report.id, until })}/kaynak.pdf`,
      ]),
    ),
  )
}

/** A report in one of its forms. Throws `pdf_failed` where the PDF cannot be drawn; the other forms do not depend on it. */
export const drawReport = async (
  report: IssuedReport,
  form: ReportForm,
  language: Language,
  baseUrl: string,
  paint: PdfPainter,
  sources: ReadonlyMap<number, string> = new Map(),
): Promise<Drawn> => {
  const links = { baseUrl, code: report.code, sources }
  const sealed = reportWire(report, language, baseUrl)
  switch (form) {
    case 'json':
      return { body: JSON.stringify(sealed), type: 'application/json' }
    case 'html':
      return { body: await reportHtml(sealed, language, links), type: 'text/html; charset=utf-8' }
    case 'pdf':
      try {
        return { body: new Uint8Array(await paint(sealed, language, links)), type: 'application/pdf' }
      } catch (error) {
        logError('pdf_failed', error, { report: report.id })
        throw new Failure('pdf_failed')
      }
  }
}
