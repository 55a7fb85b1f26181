import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { openReportFonts, type ReportFonts } from '../lib/platform/report-pdf/fonts.ts'

const read = (weight: string): Promise<Uint8Array> =>
  readFile(createRequire(import.meta.url).resolve(`@expo-google-fonts/ibm-plex-sans/${weight}/IBMPlexSans_${weight}.ttf`))

/** The fonts of reports on Node, from the package's files. (A Worker imports the same two files as modules.) */
export const loadReportFonts = async (): Promise<ReportFonts> =>
  openReportFonts({ regular: await read('400Regular'), bold: await read('600SemiBold') })
