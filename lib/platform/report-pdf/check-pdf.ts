/**
 * A filed signing check on one page. The same check, language and fonts give the same bytes. What does not fit at full length is shortened
 * until it does, limits before quotes before reasons, and the page says so; the attached content has all of it.
 */
import { type CheckDocument, checkDocument } from '../../domain/report/check-document.ts'
import type { ReportLinks } from '../../domain/report/document.ts'
import type { Language } from '../../domain/report/english.ts'
import type { SealedCheck } from '../../domain/report/filed-check.ts'
import { canonicalText } from '../seal/canonical.ts'
import { drawText } from './blocks.ts'
import { drawCheck, drawHead, drawPairs, drawSeal, QR } from './cover.ts'
import { closePaper, openPaper } from './file.ts'
import type { ReportFonts } from './fonts.ts'
import { COLUMN, current, type Element, element, marked, PAGE, type Paper, rule, textAt } from './paper.ts'
import { COLOURS, styles, toneStyle } from './styles.ts'
import { measured, type Style } from './wrap.ts'

/** How much is shown: letters of a quote and of any other text, and how many reasons, sets, open points and limits. */
type Detail = { quote: number; text: number; reasons: number; sets: number; open: number; limits: number }

/** From all of it to what fits beside the longest question. */
const DETAILS: readonly Detail[] = [
  { quote: 600, text: 3000, reasons: 40, sets: 20, open: 20, limits: 20 },
  { quote: 600, text: 1200, reasons: 20, sets: 12, open: 12, limits: 3 },
  { quote: 600, text: 1200, reasons: 20, sets: 12, open: 12, limits: 0 },
  { quote: 400, text: 600, reasons: 14, sets: 8, open: 10, limits: 0 },
  { quote: 240, text: 400, reasons: 12, sets: 8, open: 8, limits: 0 },
  { quote: 140, text: 320, reasons: 10, sets: 6, open: 8, limits: 0 },
  { quote: 80, text: 220, reasons: 7, sets: 4, open: 5, limits: 0 },
  { quote: 60, text: 140, reasons: 4, sets: 3, open: 3, limits: 0 },
]

const MORE: Record<Language, (count: number) => string> = {
  tr: (count) => `… ve ${count} tane daha; tamamı eklenen içeriktedir.`,
  en: (count) => `… and ${count} more, in the attached content.`,
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most).trimEnd()} …` : text)

const small = (style: Style): Style => ({ ...style, size: 8.2, leading: 10.6 })
const MARK = 54

const heading = (paper: Paper, owner: Element, text: string): void => {
  paper.y += 8
  const style = { ...styles(paper).caption, colour: COLOURS.brand }
  drawText(paper, element('H2', owner), text, style)
  rule(paper, paper.y + 1, 0.8, COLOURS.brand)
  paper.y += 5
}

/** At most `most` items, and how many are left out. */
const listed = <T>(paper: Paper, language: Language, items: readonly T[], most: number, owner: Element, draw: (item: T) => void): void => {
  for (const item of items.slice(0, most)) draw(item)
  if (items.length > most) drawText(paper, element('P', owner), MORE[language](items.length - most), small(toneStyle(paper, 'muted')))
}

const drawReasons = (paper: Paper, { reasons, sources, language }: CheckDocument, detail: Detail): void => {
  const owner = element('Sect', paper.root)
  const body = small(styles(paper).body)
  heading(paper, owner, reasons.caption)
  listed(paper, language, reasons.items, detail.reasons, owner, ({ effect, tone, text, note }) => {
    const [, sheet] = current(paper)
    const item = element('P', owner)
    const style = { ...small(toneStyle(paper, tone)), face: paper.bold }
    marked(paper, item, () => textAt(sheet, effect, PAGE.left, paper.y, style))
    drawText(paper, item, `${cut(text, detail.text)}${note === null ? '' : ` [${note}]`}`, body, PAGE.left + MARK, COLUMN - MARK)
    paper.y += 2
  })
  if (sources.items.length === 0) return
  const quoted = element('Sect', paper.root)
  heading(paper, quoted, sources.caption)
  listed(paper, language, sources.items, detail.reasons, quoted, ({ number, quote, place }) => {
    const [, sheet] = current(paper)
    const item = element('P', quoted)
    const fine = { ...body, size: 7.6, leading: 9.6 }
    marked(paper, item, () => textAt(sheet, `[${number}]`, PAGE.left, paper.y, fine))
    drawText(paper, item, place, { ...fine, face: paper.bold }, PAGE.left + 20, COLUMN - 20)
    if (quote !== null) drawText(paper, item, `“${cut(quote, detail.quote)}”`, fine, PAGE.left + 20, COLUMN - 20)
    paper.y += 2
  })
}

/** Sets of signers, one after the other. */
const drawSets = (paper: Paper, { sets, language }: CheckDocument, most: number): void => {
  const owner = element('Sect', paper.root)
  const body = small(styles(paper).body)
  heading(paper, owner, sets.caption)
  if (sets.items.length === 0) return drawText(paper, element('P', owner), sets.none, body)
  drawText(paper, element('P', owner), sets.items.slice(0, most).join('  ·  '), { ...body, face: paper.bold })
  listed(paper, language, sets.items.slice(most), 0, owner, () => {})
}

const drawItems = (
  paper: Paper,
  { language }: CheckDocument,
  { caption, items, none }: CheckDocument['open'],
  most: number,
  letters: number,
): void => {
  const owner = element('Sect', paper.root)
  const body = small(styles(paper).body)
  heading(paper, owner, caption)
  if (items.length === 0) return drawText(paper, element('P', owner), none, body)
  const list = element('L', owner)
  listed(paper, language, items, most, owner, (item) => {
    const [, sheet] = current(paper)
    const entry = element('LI', list)
    marked(paper, element('Lbl', entry), () => textAt(sheet, '•', PAGE.left, paper.y, body))
    drawText(paper, element('LBody', entry), cut(item, letters), body, PAGE.left + 10, COLUMN - 10)
    paper.y += 1.5
  })
}

const draw = (paper: Paper, document: CheckDocument, detail: Detail): void => {
  drawHead(paper, document)
  paper.y -= 8
  drawSeal(paper, document.answer)
  paper.y += 10
  const top = paper.y
  const end = drawCheck(paper, document)
  const width = COLUMN - QR - 26
  const plain = small(toneStyle(paper, 'plain'))
  const pairs = (rows: { label: string; value: string }[], style: Style): void =>
    drawPairs(
      paper,
      null,
      rows.map(({ label, value }) => ({
        label,
        value: cut(value, detail.text),
        style: measured(value, style) > width * 0.58 ? { ...style, size: 7, leading: 9 } : style,
      })),
      width,
      { label: small(styles(paper).label), padding: 3.5 },
    )
  drawText(paper, element('P', paper.root), document.question.caption, styles(paper).caption)
  pairs(document.question.rows, small(toneStyle(paper, 'strong')))
  pairs(document.identifiers, plain)
  paper.y = Math.max(top, end, paper.y)
  drawReasons(paper, document, detail)
  drawSets(paper, document, detail.sets)
  drawItems(paper, document, document.open, detail.open, detail.text)
  const owner = element('Sect', paper.root)
  heading(paper, owner, document.limits.caption)
  const fine = { ...small(toneStyle(paper, 'muted')), size: 7.2, leading: 9 }
  for (const limit of document.limits.items.slice(0, detail.limits)) drawText(paper, element('P', owner), limit, fine)
  drawText(paper, element('P', owner), document.limits.warning, { ...fine, colour: COLOURS.ink })
}

/** Draws a filed check. `links` as for {@link checkDocument}. Throws where it does not fit on a page even when shortened. */
export const checkPdf = async (filed: SealedCheck, language: Language, links: ReportLinks, fonts: ReportFonts): Promise<Uint8Array> => {
  const document = checkDocument(filed, language, links)
  for (const detail of DETAILS) {
    const paper = await openPaper(fonts)
    draw(paper, document, detail)
    if (paper.sheets.length > 1) continue
    return closePaper(paper, document, [{ title: document.title, place: { sheet: 0, y: PAGE.top } }], {
      kind: 'IK',
      id: filed.kontrol_kimligi,
      digest: filed.icerik_ozeti,
      producedOn: filed.uretim_tarihi,
      settledOn: filed.gazete_kesinlesen,
      signature: filed.imza,
      canonical: canonicalText(filed.veri),
    })
  }
  throw new Error('a signing check does not fit on one page')
}
