/**
 * The sheets of a PDF while they are drawn. Coordinates are points from the top left corner. Everything that is read is marked with the
 * element of the logical structure it belongs to (ISO 32000-1, 14.7 and 14.8), the rest as an artifact, so that a screen reader follows the
 * document and not the drawing.
 */
import { type PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import { type Face, setting } from './fonts.ts'
import { measured, type Style } from './wrap.ts'

export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 539.28, top: 78, bottom: 776 } as const
export const COLUMN = PAGE.right - PAGE.left

/** An element of the logical structure; its parts are elements, marked content and links, in the order of reading. */
export type Element = { type: string; kids: Kid[]; scope?: 'Column' | 'Row'; alt?: string }
type Kid = { element: Element } | { sheet: number; mark: number } | { sheet: number; link: number }

export type Target = { uri: string } | { note: number } | { section: string }
export type Link = { x: number; y: number; width: number; height: number; target: Target; alt: string; owner: Element }

/** `ops` is what is drawn and not yet packed, `packed` the streams of what is; `owners` are the elements of the marks, by mark number. */
export type Sheet = { page: PDFPage; ops: string[]; packed: PDFRef[]; owners: Element[]; links: Link[] }

/** A place a link or a bookmark leads to. */
export type Place = { sheet: number; y: number }

/** `y` is how far the current sheet is filled; `root` the whole structure; `places` where notes and sections begin. */
export type Paper = {
  doc: PDFDocument
  regular: Face
  bold: Face
  sheets: Sheet[]
  y: number
  root: Element
  notes: Map<number, Place>
  sections: Map<string, Place>
}

export const element = (type: string, parent: Element, more: Pick<Element, 'scope' | 'alt'> = {}): Element => {
  const made: Element = { type, kids: [], ...more }
  parent.kids.push({ element: made })
  return made
}

/** Packs what was drawn on a sheet, so that a long report keeps no drawing in memory but that of one sheet. */
export const pack = ({ doc: { context } }: Paper, sheet: Sheet): void => {
  sheet.packed.push(context.register(context.flateStream(sheet.ops.join('\n'))))
  sheet.ops = []
}

/** Starts a sheet; what comes next is drawn on it from its top. */
export const newSheet = (paper: Paper): void => {
  const last = paper.sheets.at(-1)
  if (last) pack(paper, last)
  const page = paper.doc.addPage([PAGE.width, PAGE.height])
  for (const face of [paper.regular, paper.bold]) page.node.setFontDictionary(PDFName.of(face.name), face.font.ref)
  paper.sheets.push({ page, ops: [], packed: [], owners: [], links: [] })
  paper.y = PAGE.top
}

/** Number of the current sheet, from 0, and the sheet. */
export const current = (paper: Paper): [number, Sheet] => {
  const last = paper.sheets.at(-1)
  if (!last) throw new Error('no sheet was started')
  return [paper.sheets.length - 1, last]
}

/** Room left on the current sheet. */
export const room = (paper: Paper): number => PAGE.bottom - paper.y

/** Goes on to a new sheet where less than `height` is left. True where it did. */
export const ensure = (paper: Paper, height: number): boolean => {
  if (room(paper) >= height) return false
  newSheet(paper)
  return true
}

const number = (value: number): string => String(Math.round(value * 100) / 100)

/** Draws what is read, as part of an element. */
export const marked = (paper: Paper, owner: Element, draw: () => void): void => {
  const [at, sheet] = current(paper)
  const mark = sheet.owners.push(owner) - 1
  owner.kids.push({ sheet: at, mark })
  sheet.ops.push(`/${owner.type} <</MCID ${mark}>> BDC`)
  draw()
  sheet.ops.push('EMC')
}

/** Draws what is not read: rules, grounds, running heads. */
export const artifact = (sheet: Sheet, draw: () => void): void => {
  sheet.ops.push('/Artifact BMC')
  draw()
  sheet.ops.push('EMC')
}

/** Sets one line of text, `y` the top of its line. Only inside {@link marked} or {@link artifact}. */
export const textAt = (sheet: Sheet, text: string, x: number, y: number, { face, size, leading, colour }: Style): void => {
  const baseline = PAGE.height - (y + (leading - size) / 2 + size * 0.79)
  sheet.ops.push(
    `BT /${face.name} ${number(size)} Tf ${colour} rg 1 0 0 1 ${number(x)} ${number(baseline)} Tm ${setting(face, text)} TJ ET`,
  )
}

/** A filled rectangle. */
export const boxAt = (sheet: Sheet, x: number, y: number, width: number, height: number, colour: string): void => {
  sheet.ops.push(`${colour} rg ${number(x)} ${number(PAGE.height - y - height)} ${number(width)} ${number(height)} re f`)
}

/** A horizontal rule as an artifact on the current sheet. */
export const rule = (paper: Paper, y: number, weight: number, colour: string): void => {
  const [, sheet] = current(paper)
  artifact(sheet, () => boxAt(sheet, PAGE.left, y - weight / 2, COLUMN, weight, colour))
}

/** Sets a line that can be clicked, as a Link of its own under `parent`. Its width is returned. */
export const linkAt = (
  paper: Paper,
  parent: Element,
  text: string,
  x: number,
  y: number,
  style: Style,
  target: Target,
  alt: string,
): number => {
  const [at, sheet] = current(paper)
  const owner = element('Link', parent)
  marked(paper, owner, () => textAt(sheet, text, x, y, style))
  const width = measured(text, style)
  if ('uri' in target) artifact(sheet, () => boxAt(sheet, x, y + style.leading - 1.6, width, 0.4, style.colour))
  owner.kids.push({ sheet: at, link: sheet.links.push({ x, y, width, height: style.leading, target, alt, owner }) - 1 })
  return width
}
