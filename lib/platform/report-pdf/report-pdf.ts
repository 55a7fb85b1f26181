/**
 * A report, or the record of a screening, as a PDF. The same content, language and fonts give the same bytes: no clock, no chance.
 * Attached are the signed content, its
 * signature and how to check them, so that the file proves itself without this service.
 */
import { reportDocument, type ReportLinks, type SealedReport } from '../../domain/report/document.ts'
import type { Language } from '../../domain/report/english.ts'
import { screeningDocument, type SealedScreening } from '../../domain/report/screening-document.ts'
import type { SealedDocument } from '../../domain/report/model.ts'
import { canonicalText } from '../seal/canonical.ts'
import { drawSection } from './blocks.ts'
import { drawContents, drawCover } from './cover.ts'
import { closePaper, openPaper, type SealedFile } from './file.ts'
import type { ReportFonts } from './fonts.ts'
import { newSheet, PAGE } from './paper.ts'

/** Cover, sections and bookmarks of a document. */
const drawn = async (document: SealedDocument, sealed: SealedFile, fonts: ReportFonts): Promise<Uint8Array> => {
  const paper = await openPaper(fonts)
  const contents = drawCover(paper, document)
  if (paper.sheets.length === 1) newSheet(paper)
  for (const section of document.sections) drawSection(paper, section, document)
  drawContents(paper, document, contents)
  const bookmarks = document.sections.map(({ id, title }) => ({ title, place: paper.sections.get(id) }))
  return closePaper(paper, document, [{ title: document.title, place: { sheet: 0, y: PAGE.top } }, ...bookmarks], sealed)
}

/**
 * Draws a report. `canonical` is the RFC 8785 form of `report.veri`, the very text that was digested; `links` as for {@link
 * reportDocument}.
 */
export const reportPdf = (
  report: SealedReport,
  canonical: string,
  language: Language,
  links: ReportLinks,
  fonts: ReportFonts,
): Promise<Uint8Array> => {
  const hasStatement = report.gazete_kesinlesen !== undefined
  return drawn(
    reportDocument(report, language, links),
    {
      kind: 'DR',
      id: report.rapor_kimligi,
      digest: report.icerik_ozeti,
      producedOn: report.uretim_tarihi,
      settledOn: hasStatement ? (report.gazete_kesinlesen ?? null) : undefined,
      signature: report.imza,
      canonical,
    },
    fonts,
  )
}

/** Draws the certificate of a screening. `links` as for {@link screeningDocument}. */
export const screeningPdf = (screening: SealedScreening, language: Language, links: ReportLinks, fonts: ReportFonts): Promise<Uint8Array> =>
  drawn(
    screeningDocument(screening, language, links),
    {
      kind: 'YT',
      id: screening.tarama_kimligi,
      digest: screening.icerik_ozeti,
      producedOn: screening.olusturma,
      settledOn: screening.hasStatement ? null : undefined,
      signature: screening.imza,
      canonical: canonicalText(screening.veri),
    },
    fonts,
  )
