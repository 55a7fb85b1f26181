/** The first sheet: whose report it is, its seal with the reasons, how to know it again, what it holds. */
import type { ReportDocument, SealedDocument } from '../../domain/report/model.ts'
import { qrModules } from '../qr.ts'
import { drawText } from './blocks.ts'
import { artifact, boxAt, COLUMN, current, type Element, element, ensure, linkAt, marked, PAGE, type Paper, rule, textAt } from './paper.ts'
import { COLOURS, styles, toneStyle } from './styles.ts'
import { measured, type Style, wrap } from './wrap.ts'

const SEAL_COLOURS = {
  good: COLOURS.good,
  warning: COLOURS.warning,
  bad: COLOURS.bad,
  plain: COLOURS.ink,
  strong: COLOURS.ink,
  muted: COLOURS.soft,
}
const INSET = 16

/** A line of the seal's panel with its ground and the coloured bar at its left: the panel may run over a sheet. */
const panelLine = (paper: Paper, owner: Element | null, text: string, style: Style, bar: string, indent = 0): void => {
  const x = PAGE.left + INSET + indent
  for (const line of text === '' ? [''] : wrap(text, style, PAGE.right - INSET - x)) {
    const height = style.leading
    ensure(paper, height)
    const [, sheet] = current(paper)
    artifact(sheet, () => {
      boxAt(sheet, PAGE.left, paper.y, COLUMN, height, COLOURS.ground)
      boxAt(sheet, PAGE.left, paper.y, 5, height, bar)
    })
    if (owner && line !== '') marked(paper, owner, () => textAt(sheet, line, x, paper.y, style))
    paper.y += height
  }
}

/** The panel of a verdict: its label, its name in large letters, what it means. */
export const drawSeal = (paper: Paper, seal: SealedDocument['seal']): void => {
  const bar = SEAL_COLOURS[seal.tone]
  const { body, caption, label, title } = styles(paper)
  const blank = (leading: number): void => panelLine(paper, null, '', { ...body, leading }, bar)
  const owner = element('Sect', paper.root)
  blank(9)
  panelLine(paper, element('P', owner), seal.label, label, bar)
  panelLine(paper, element('P', owner), seal.name, { ...title, size: 20, leading: 27, colour: bar }, bar)
  panelLine(paper, element('P', owner), seal.meaning, body, bar)
  if (seal.reasons !== null) {
    blank(6)
    panelLine(paper, element('P', owner), seal.reasons.title, caption, bar)
    const list = element('L', owner)
    for (const reason of seal.reasons.items) {
      const item = element('LI', list)
      ensure(paper, 2 * body.leading)
      const [at, top] = [paper.sheets.length, paper.y]
      panelLine(paper, element('LBody', item), reason, body, bar, 10)
      const sheet = paper.sheets[at - 1]
      if (sheet) artifact(sheet, () => textAt(sheet, '•', PAGE.left + INSET, top, body))
    }
  }
  blank(10)
}

export const QR = 108

/** The cover has no running head. */
const COVER_TOP = 54

/** The QR code as dark squares at the right edge, its label above and the address as a link below. */
export const drawCheck = (paper: Paper, { check }: Pick<ReportDocument, 'check'>): number => {
  const [, sheet] = current(paper)
  const owner = element('Sect', paper.root)
  const label = toneStyle(paper, 'strong')
  const x = PAGE.right - QR
  let y = paper.y
  marked(paper, element('P', owner), () => textAt(sheet, check.label, x, y, label))
  y += label.leading + 5
  const modules = qrModules(check.url)
  const unit = QR / modules.length
  marked(paper, element('Figure', owner, { alt: `QR: ${check.url}` }), () =>
    modules.forEach((row, down) => {
      let from = -1
      for (let at = 0; at <= row.length; at++) {
        if (row[at] && from < 0) from = at
        if (!row[at] && from >= 0) {
          boxAt(sheet, x + from * unit, y + down * unit, (at - from) * unit, unit, COLOURS.black)
          from = -1
        }
      }
    }),
  )
  y += QR + 6
  const style = { ...styles(paper).link, size: 7.6, leading: 9.6 }
  for (const line of wrap(check.url, style, QR)) {
    linkAt(paper, owner, line, x, y, style, { uri: check.url }, check.url)
    y += style.leading
  }
  return y
}

/** Labels and values in the column left of the QR code. */
export const drawPairs = (
  paper: Paper,
  caption: string | null,
  rows: readonly { label: string; value: string; style: Style }[],
  width: number,
  { label, padding } = { label: styles(paper).label, padding: 7 },
): void => {
  const { caption: captionStyle } = styles(paper)
  const owner = element('Table', paper.root)
  const at = PAGE.left + width * 0.42
  if (caption !== null) {
    const [, sheet] = current(paper)
    marked(paper, element('Caption', owner), () => textAt(sheet, caption, PAGE.left, paper.y, captionStyle))
    paper.y += captionStyle.leading + 3
  }
  for (const row of rows) {
    const lines = wrap(row.value, row.style, PAGE.left + width - at)
    const labels = wrap(row.label, label, at - PAGE.left - 8)
    const height = Math.max(lines.length * row.style.leading, labels.length * label.leading) + padding
    ensure(paper, height)
    const [, sheet] = current(paper)
    const tr = element('TR', owner)
    const set = (texts: readonly string[], x: number, style: Style) => (): void =>
      texts.forEach((line, down) => textAt(sheet, line, x, paper.y + padding / 2 + down * style.leading, style))
    marked(paper, element('TH', tr, { scope: 'Row' }), set(labels, PAGE.left, label))
    marked(paper, element('TD', tr), set(lines, at, row.style))
    paper.y += height
    artifact(sheet, () => boxAt(sheet, PAGE.left, paper.y, width, 0.5, COLOURS.line))
  }
}

/** Whose document it is, and of what kind. */
export const drawHead = (paper: Paper, document: Pick<ReportDocument, 'sandbox' | 'author' | 'title' | 'company'>): void => {
  paper.y = COVER_TOP
  const { brand, title, company } = styles(paper)
  const [, sheet] = current(paper)
  if (document.sandbox !== null) {
    const style = toneStyle(paper, 'warning')
    artifact(sheet, () => boxAt(sheet, PAGE.left, paper.y - 5, COLUMN, style.leading + 10, COLOURS.caution))
    drawText(paper, element('P', paper.root), document.sandbox, style, PAGE.left + INSET, COLUMN - 2 * INSET)
    paper.y += 20
  }
  marked(paper, element('P', paper.root), () => textAt(sheet, document.author, PAGE.left, paper.y, brand))
  paper.y += brand.leading + 2
  marked(paper, element('H1', paper.root), () => textAt(sheet, document.title, PAGE.left, paper.y, title))
  paper.y += title.leading + 6
  rule(paper, paper.y, 1.6, COLOURS.brand)
  paper.y += 16
  drawText(paper, element('P', paper.root), document.company.name, company)
  if (document.company.registry !== '') drawText(paper, element('P', paper.root), document.company.registry, styles(paper).label)
  paper.y += 16
}

/**
 * Draws the cover; the table of contents is filled in by {@link drawContents} once the pages are known. Gives the place reserved for it.
 */
export const drawCover = (paper: Paper, document: SealedDocument): { sheet: number; y: number; owner: Element } => {
  drawHead(paper, document)
  drawSeal(paper, document.seal)
  paper.y += 16
  ensure(paper, 190)
  const start = paper.y
  const end = drawCheck(paper, document)
  const width = COLUMN - QR - 26
  const plain = toneStyle(paper, 'plain')
  drawPairs(
    paper,
    null,
    document.identifiers.rows.map((row) => ({ ...row, style: plain })),
    width,
  )
  paper.y = Math.max(start, paper.y) + 14
  drawPairs(
    paper,
    document.summary.caption,
    document.summary.rows.map((row) => ({ ...row, style: toneStyle(paper, row.tone) })),
    width,
  )
  paper.y = Math.max(end, paper.y) + 18
  const contents = styles(paper).caption.leading + 4 + Math.ceil(document.sections.length / 2) * styles(paper).body.leading
  ensure(paper, contents)
  const [sheet] = current(paper)
  const place = { sheet, y: paper.y, owner: element('TOC', paper.root) }
  paper.y += contents
  return place
}

/** The table of contents in two columns, each line a link to its section with the page it begins on. */
export const drawContents = (
  paper: Paper,
  document: SealedDocument,
  { sheet: at, y: top, owner }: { sheet: number; y: number; owner: Element },
): void => {
  const sheet = paper.sheets[at]
  if (!sheet) return
  const only: Paper = { ...paper, sheets: paper.sheets.slice(0, at + 1) }
  const { caption, body, link } = styles(paper)
  const rows = Math.ceil(document.sections.length / 2)
  const width = (COLUMN - 28) / 2
  marked(only, element('Caption', owner), () => textAt(sheet, document.contents, PAGE.left, top, caption))
  document.sections.forEach(({ id, title }, index) => {
    const x = PAGE.left + Math.floor(index / rows) * (width + 28)
    const y = top + caption.leading + 4 + (index % rows) * body.leading
    const page = String((paper.sections.get(id)?.sheet ?? 0) + 1)
    const entry = element('TOCI', owner)
    linkAt(only, entry, title, x, y, { ...link, size: body.size, leading: body.leading }, { section: id }, title)
    marked(only, entry, () => textAt(sheet, page, x + width - measured(page, body), y, body))
  })
}
