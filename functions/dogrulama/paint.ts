import bold from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'
import regular from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'
import type { PdfPainter } from '../../lib/http/report/report-forms.ts'
import { openReportFonts, type ReportFonts } from '../../lib/platform/report-pdf/fonts.ts'
import { reportPdf } from '../../lib/platform/report-pdf/report-pdf.ts'
import { canonicalText } from '../../lib/platform/seal/canonical.ts'

/** Opened with the first PDF of an isolate. */
let fonts: ReportFonts | null = null

export const paint: PdfPainter = (report, language, baseUrl, code) => {
  fonts ??= openReportFonts({ regular, bold })
  return reportPdf(report, canonicalText(report.veri), language, { baseUrl, code }, fonts)
}
