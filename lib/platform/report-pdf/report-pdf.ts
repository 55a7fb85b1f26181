/**
 * A report as a PDF. The same report, language and fonts give the same bytes: no clock, no chance. Attached are the signed content, its
 * signature and how to check them, so that the file proves itself without this service.
 */
import { AFRelationship, PDFDocument, PDFHexString, PDFName } from 'pdf-lib'
import { reportDocument, type ReportLinks, type SealedReport } from '../../domain/report/document.ts'
import type { Language } from '../../domain/report/english.ts'
import type { Attachment, ReportDocument } from '../../domain/report/model.ts'
import { canonicalText } from '../seal/canonical.ts'
import { statementOf } from '../seal/statement.ts'
import { drawSection } from './blocks.ts'
import { drawContents, drawCover } from './cover.ts'
import { embedFace, type ReportFonts } from './fonts.ts'
import { artifact, boxAt, COLUMN, newSheet, pack, PAGE, type Paper, textAt } from './paper.ts'
import { COLOURS, styles } from './styles.ts'
import { writeOutline, writeStructure } from './structure.ts'
import { measured, wrap } from './wrap.ts'

/** Head from the second sheet on, and on each the report's id and the page's number. */
const drawRunning = (paper: Paper, document: ReportDocument): void => {
  const style = styles(paper).running
  paper.sheets.forEach((sheet, at) =>
    artifact(sheet, () => {
      const page = `${document.pageWord} ${at + 1} / ${paper.sheets.length}`
      boxAt(sheet, PAGE.left, 790, COLUMN, 0.5, COLOURS.line)
      textAt(sheet, `${document.reportId.label} ${document.reportId.value}`, PAGE.left, 796, style)
      textAt(sheet, page, PAGE.right - measured(page, style), 796, style)
      if (at === 0) return
      const title = `${document.author} · ${document.title}`
      const [company = '', ...rest] = wrap(document.company.name, style, COLUMN - measured(title, style) - 24)
      textAt(sheet, rest.length > 0 ? `${company} …` : company, PAGE.left, 46, style)
      textAt(sheet, title, PAGE.right - measured(title, style), 46, style)
      boxAt(sheet, PAGE.left, 60, COLUMN, 0.5, COLOURS.line)
    }),
  )
}

const describe = (paper: Paper, document: ReportDocument, digest: string, day: Date): void => {
  const { doc } = paper
  doc.setTitle(`${document.company.name} · ${document.title} · ${document.reportId.value}`, { showInWindowTitleBar: true })
  doc.setAuthor(document.author)
  doc.setSubject(document.subject)
  doc.setKeywords([document.reportId.value])
  doc.setCreator(document.author)
  doc.setProducer('Künye (pdf-lib)')
  doc.setLanguage(document.language)
  doc.setCreationDate(day)
  doc.setModificationDate(day)
  const id = PDFHexString.of(digest.slice(0, 32))
  doc.context.trailerInfo.ID = doc.context.obj([id, id])
}

const attach = async ({ doc }: Paper, document: ReportDocument, report: SealedReport, canonical: string, day: Date): Promise<void> => {
  const encoder = new TextEncoder()
  const add = (file: Attachment, content: string, mimeType: string, afRelationship: AFRelationship): Promise<void> =>
    doc.attach(encoder.encode(content), file.name, {
      mimeType,
      description: file.description,
      afRelationship,
      creationDate: day,
      modificationDate: day,
    })
  const [content, signature, how, statement] = document.attachments
  await add(content, canonical, 'application/json', AFRelationship.Source)
  if (statement) {
    const issue = { producedOn: report.uretim_tarihi, settledOn: report.gazete_kesinlesen ?? null }
    const said = statementOf('DR', { id: report.rapor_kimligi, digest: report.icerik_ozeti }, issue)
    await add(statement, canonicalText(said), 'application/json', AFRelationship.Supplement)
  }
  await add(signature, report.imza, 'application/jose', AFRelationship.Supplement)
  await add(how, how.text, 'text/plain', AFRelationship.Supplement)
}

/**
 * Draws a report. `canonical` is the RFC 8785 form of `report.veri`, the very text that was digested; `links` as for {@link
 * reportDocument}.
 */
export const reportPdf = async (
  report: SealedReport,
  canonical: string,
  language: Language,
  links: ReportLinks,
  fonts: ReportFonts,
): Promise<Uint8Array> => {
  const document = reportDocument(report, language, links)
  const day = new Date(`${report.uretim_tarihi}T00:00:00Z`)
  const doc = await PDFDocument.create({ updateMetadata: false })
  const paper: Paper = {
    doc,
    regular: await embedFace(doc, fonts.regular, 'R'),
    bold: await embedFace(doc, fonts.bold, 'B'),
    sheets: [],
    y: 0,
    root: { type: 'Document', kids: [] },
    notes: new Map(),
    sections: new Map(),
  }
  newSheet(paper)
  const contents = drawCover(paper, document)
  if (paper.sheets.length === 1) newSheet(paper)
  for (const section of document.sections) drawSection(paper, section, document)
  drawContents(paper, document, contents)
  drawRunning(paper, document)
  writeStructure(paper)
  const bookmarks = document.sections.map(({ id, title }) => ({ title, place: paper.sections.get(id) }))
  writeOutline(paper, [{ title: document.title, place: { sheet: 0, y: PAGE.top } }, ...bookmarks])
  for (const sheet of paper.sheets) {
    pack(paper, sheet)
    sheet.page.node.set(PDFName.of('Contents'), doc.context.obj(sheet.packed))
  }
  describe(paper, document, report.icerik_ozeti, day)
  await attach(paper, document, report, canonical, day)
  return doc.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Infinity })
}
