import bold from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'
import regular from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'
import type { Language } from '../../lib/domain/report/english.ts'
import type { SealedScreening } from '../../lib/domain/report/screening-document.ts'
import { openReportFonts, type ReportFonts } from '../../lib/platform/report-pdf/fonts.ts'
import { screeningPdf } from '../../lib/platform/report-pdf/report-pdf.ts'

/** Opened with the first PDF of an isolate. */
let fonts: ReportFonts | null = null

/** Draws the certificate of a screening. Its check page needs no code: the day of a screening stands in its signed statement alone. */
export const paintScreening = (screening: SealedScreening, language: Language, baseUrl: string): Promise<Uint8Array> =>
  screeningPdf(screening, language, { baseUrl, code: null }, (fonts ??= openReportFonts({ regular, bold })))
