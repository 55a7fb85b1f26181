import bold from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'
import regular from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'
import type { Language } from '../../lib/domain/report/english.ts'
import type { SealedCheck } from '../../lib/domain/report/filed-check.ts'
import type { PdfPainter } from '../../lib/http/report/report-forms.ts'
import { checkPdf } from '../../lib/platform/report-pdf/check-pdf.ts'
import { openReportFonts, type ReportFonts } from '../../lib/platform/report-pdf/fonts.ts'
import { reportPdf } from '../../lib/platform/report-pdf/report-pdf.ts'
import { canonicalText } from '../../lib/platform/seal/canonical.ts'

/** Opened with the first PDF of an isolate. */
let fonts: ReportFonts | null = null
const opened = (): ReportFonts => (fonts ??= openReportFonts({ regular, bold }))

export const paint: PdfPainter = (report, language, links) => {
  return reportPdf(report, canonicalText(report.veri), language, links, opened())
}

/** Draws a filed signing check. */
export const paintCheck = (filed: SealedCheck, language: Language, baseUrl: string, code: string | null): Promise<Uint8Array> =>
  checkPdf(filed, language, { baseUrl, code }, opened())
