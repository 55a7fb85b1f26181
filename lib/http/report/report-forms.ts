import { Failure } from '../../domain/kernel/errors.ts'
import type { SealedReport } from '../../domain/report/document.ts'
import type { Language } from '../../domain/report/english.ts'
import type { IssuedReport } from '../../store/reports.ts'
import { logError } from '../app/log.ts'
import { reportHtml } from './report-html.ts'
import { reportWire } from '../wire/report-wire.ts'

export const REPORT_FORMS = ['pdf', 'json', 'html'] as const
export type ReportForm = (typeof REPORT_FORMS)[number]
export type Drawn = { body: string | Uint8Array<ArrayBuffer>; type: string }

/** Draws the PDF of a report; `code` as in {@link IssuedReport}. */
export type PdfPainter = (report: SealedReport, language: Language, baseUrl: string, code: string | null) => Promise<Uint8Array>

/** A report in one of its forms. Throws `pdf_failed` where the PDF cannot be drawn; the other forms do not depend on it. */
export const drawReport = async (
  report: IssuedReport,
  form: ReportForm,
  language: Language,
  baseUrl: string,
  paint: PdfPainter,
): Promise<Drawn> => {
  const sealed = reportWire(report, language, baseUrl)
  switch (form) {
    case 'json':
      return { body: JSON.stringify(sealed), type: 'application/json' }
    case 'html':
      return { body: await reportHtml(sealed, language, { baseUrl, code: report.code }), type: 'text/html; charset=utf-8' }
    case 'pdf':
      try {
        return { body: new Uint8Array(await paint(sealed, language, baseUrl, report.code)), type: 'application/pdf' }
      } catch (error) {
        logError('pdf_failed', error, { report: report.id })
        throw new Failure('pdf_failed')
      }
  }
}
