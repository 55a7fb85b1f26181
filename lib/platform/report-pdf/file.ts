/** A sealed document as a PDF file: opened, and closed with what it says of itself and what is attached to it. */
import { AFRelationship, PDFDocument, PDFHexString, PDFName } from 'pdf-lib'
import type { IsoDate } from '../../domain/kernel/dates.ts'
import type { SealedKind } from '../../domain/report/id.ts'
import type { Attachment, ReportDocument } from '../../domain/report/model.ts'
import { canonicalText } from '../seal/canonical.ts'
import { statementOf } from '../seal/statement.ts'
import { embedFace, type ReportFonts } from './fonts.ts'
import { artifact, boxAt, COLUMN, newSheet, pack, PAGE, type Paper, type Place, textAt } from './paper.ts'
import { COLOURS, styles } from './styles.ts'
import { writeOutline, writeStructure } from './structure.ts'
import { measured, wrap } from './wrap.ts'

/** What a file needs to know of the document it carries. */
export type Named = Pick<ReportDocument, 'language' | 'title' | 'subject' | 'author' | 'reportId' | 'company' | 'pageWord' | 'attachments'>

/**
 * What is sealed. `canonical` is the RFC 8785 form of its content, the very text that was digested; `settledOn` undefined in the first
 * form, which has no statement.
 */
export type SealedFile = {
  kind: SealedKind
  id: string
  digest: string
  producedOn: string
  settledOn: IsoDate | null | undefined
  signature: string
  canonical: string
}

/** A file with its first sheet. */
export const openPaper = async (fonts: ReportFonts): Promise<Paper> => {
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
  return paper
}

/** Head from the second sheet on, and on each the report's id and the page's number. */
const drawRunning = (paper: Paper, document: Named): void => {
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

const describe = (paper: Paper, document: Named, digest: string, day: Date): void => {
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

const attach = async ({ doc }: Paper, document: Named, sealed: SealedFile, day: Date): Promise<void> => {
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
  await add(content, sealed.canonical, 'application/json', AFRelationship.Source)
  if (statement && sealed.settledOn !== undefined) {
    const said = statementOf(sealed.kind, sealed, { producedOn: sealed.producedOn, settledOn: sealed.settledOn })
    await add(statement, canonicalText(said), 'application/json', AFRelationship.Supplement)
  }
  await add(signature, sealed.signature, 'application/jose', AFRelationship.Supplement)
  await add(how, how.text, 'text/plain', AFRelationship.Supplement)
}

/** The bytes of the file: running heads, structure, bookmarks, what it says of itself, and the attachments by which it proves itself. */
export const closePaper = async (
  paper: Paper,
  document: Named,
  bookmarks: readonly { title: string; place: Place | undefined }[],
  sealed: SealedFile,
): Promise<Uint8Array> => {
  // a day, or the instant of a screening
  const day = new Date(sealed.producedOn)
  drawRunning(paper, document)
  writeStructure(paper)
  writeOutline(paper, bookmarks)
  for (const sheet of paper.sheets) {
    pack(paper, sheet)
    sheet.page.node.set(PDFName.of('Contents'), paper.doc.context.obj(sheet.packed))
  }
  describe(paper, document, sealed.digest, day)
  await attach(paper, document, sealed, day)
  return paper.doc.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Infinity })
}
