/** The body of a report: sections one after the other, each heading with the beginning of what it heads. */
import type { Block, Line, SealedDocument, Section } from '../../domain/report/model.ts'
import type { Note } from '../../domain/report/notes.ts'
import { current, type Element, element, ensure, linkAt, marked, PAGE, type Paper, COLUMN, rule, textAt } from './paper.ts'
import { COLOURS, styles, toneStyle } from './styles.ts'
import { drawFacts, drawTable, tableStart } from './table.ts'
import { measured, type Style, wrap } from './wrap.ts'

/** Lines of text under each other, over as many sheets as they need. */
export const drawText = (paper: Paper, owner: Element, text: string, style: Style, x: number = PAGE.left, width: number = COLUMN): void => {
  const lines = wrap(text, style, width)
  let at = 0
  while (at < lines.length) {
    ensure(paper, style.leading)
    const [, sheet] = current(paper)
    const fit = Math.max(1, Math.floor((PAGE.bottom - paper.y) / style.leading))
    const now = lines.slice(at, at + fit)
    marked(paper, owner, () => now.forEach((line, row) => textAt(sheet, line, x, paper.y + row * style.leading, style)))
    paper.y += now.length * style.leading
    at += now.length
  }
}

const drawParagraph = (paper: Paper, parent: Element, line: Line): void => {
  const style = { ...styles(paper).body, ...toneStyle(paper, line.tone) }
  ensure(paper, 2 * style.leading)
  drawText(paper, element('P', parent), line.text, style)
  paper.y += 7
}

const MARK = 18

const drawList = (paper: Paper, parent: Element, items: readonly string[], ordered: boolean): void => {
  const style = styles(paper).body
  const list = element('L', parent)
  for (const [at, item] of items.entries()) {
    ensure(paper, 2 * style.leading)
    const [, sheet] = current(paper)
    const entry = element('LI', list)
    marked(paper, element('Lbl', entry), () => textAt(sheet, ordered ? `${at + 1}.` : '•', PAGE.left, paper.y, style))
    drawText(paper, element('LBody', entry), item, style, PAGE.left + MARK, COLUMN - MARK)
    paper.y += 3
  }
}

const NUMBER = 34

const drawNote = (paper: Paper, list: Element, note: Note): void => {
  const [place, quote, link] = [toneStyle(paper, 'strong'), styles(paper).body, styles(paper).link]
  const verdict = { ...toneStyle(paper, note.verified ? 'good' : 'warning'), size: link.size }
  const width = COLUMN - NUMBER
  const quoted = note.quote === null ? null : `“${note.quote}”`
  const tall = (text: string, style: Style): number => wrap(text, style, width).length * style.leading
  const height = tall(note.place, place) + (quoted === null ? 0 : tall(quoted, quote)) + link.leading
  ensure(paper, Math.min(height + 4, 160))
  const x = PAGE.left + NUMBER
  const [at, sheet] = current(paper)
  paper.notes.set(note.number, { sheet: at, y: paper.y })
  const entry = element('LI', list)
  marked(paper, element('Lbl', entry), () => textAt(sheet, `[${note.number}]`, PAGE.left, paper.y, place))
  const body = element('LBody', entry)
  drawText(paper, body, note.place, place, x, width)
  if (quoted !== null) drawText(paper, body, quoted, quote, x, width)
  ensure(paper, link.leading)
  const [, last] = current(paper)
  const separated = `${note.verdict} · `
  marked(paper, body, () => textAt(last, separated, x, paper.y, verdict))
  linkAt(
    paper,
    body,
    note.link.label,
    x + measured(separated, verdict),
    paper.y,
    link,
    { uri: note.link.url },
    `${note.link.label}: ${note.link.url}`,
  )
  paper.y += link.leading + 4
  rule(paper, paper.y, 0.5, COLOURS.line)
  paper.y += 4
}

const drawBlock = (paper: Paper, parent: Element, block: Block, section: Section, document: SealedDocument): void => {
  const caption = (text: string): string | null => (text === section.title ? null : text)
  switch (block.kind) {
    case 'paragraph':
      return drawParagraph(paper, parent, block.line)
    case 'list':
      return drawList(paper, parent, block.items, block.ordered)
    case 'facts': {
      drawFacts(paper, parent, block.rows, caption(block.caption), document.sourceWord)
      paper.y += 9
      return
    }
    case 'table': {
      drawTable(paper, parent, block.columns, block.rows, caption(block.caption), document.sourceWord)
      paper.y += 9
      return
    }
    case 'notes': {
      const list = element('L', parent)
      for (const note of block.notes) drawNote(paper, list, note)
    }
  }
}

/** What must stand below a heading for it not to be left alone at the foot of a sheet. */
const startOf = (paper: Paper, block: Block | undefined): number => {
  if (block?.kind === 'table') return tableStart(paper, block.columns, block.rows)
  return block?.kind === 'paragraph' ? 3 * styles(paper).body.leading : 60
}

/** A section with its heading. */
export const drawSection = (paper: Paper, section: Section, document: SealedDocument): void => {
  const style = styles(paper).heading
  const [first, second] = section.blocks
  const lead = first?.kind === 'paragraph' && second ? 40 : 0
  if (paper.y > PAGE.top) paper.y += 16
  ensure(paper, style.leading + 12 + lead + startOf(paper, lead > 0 ? second : first))
  const [at, sheet] = current(paper)
  paper.sections.set(section.id, { sheet: at, y: paper.y })
  const owner = element('Sect', paper.root)
  marked(paper, element('H2', owner), () => textAt(sheet, section.title, PAGE.left, paper.y, style))
  paper.y += style.leading + 3
  rule(paper, paper.y, 1.2, COLOURS.brand)
  paper.y += 8
  for (const block of section.blocks) drawBlock(paper, owner, block, section, document)
}
