import bold from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'
import regular from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { Language } from '../../lib/domain/report/english.ts'
import { logError } from '../../lib/http/log.ts'
import { reportHtml } from '../../lib/http/report-html.ts'
import { reportWire } from '../../lib/http/report-wire.ts'
import { openReportFonts, type ReportFonts } from '../../lib/platform/report-pdf/fonts.ts'
import { reportPdf } from '../../lib/platform/report-pdf/report-pdf.ts'
import { canonicalBytes } from '../../lib/platform/seal/canonical.ts'
import type { IssuedReport } from '../../lib/store/reports.ts'

/** Opened with the first PDF of an isolate. */
let fonts: ReportFonts | null = null

/** A report in one of its forms. Throws `pdf_failed` where the PDF cannot be drawn; the other forms do not depend on it. */
export const drawn = async (report: IssuedReport, form: 'pdf' | 'json' | 'html', language: Language, baseUrl: string): Promise<{ body: string | Uint8Array<ArrayBuffer>; type: string }> => {
  const sealed = reportWire(report, language, baseUrl)
  switch (form) {
    case 'json': return { body: JSON.stringify(sealed), type: 'application/json' }
    case 'html': return { body: await reportHtml(sealed, language, baseUrl), type: 'text/html; charset=utf-8' }
    case 'pdf': try {
      fonts ??= openReportFonts({ regular, bold })
      const pdf = await reportPdf(sealed, new TextDecoder().decode(canonicalBytes(sealed.veri)), language, baseUrl, fonts)
      return { body: new Uint8Array(pdf), type: 'application/pdf' }
    } catch (error) {
      logError('pdf_failed', error, { report: report.id })
      throw new Failure('pdf_failed')
    }
  }
}
