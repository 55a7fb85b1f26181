/**
 * Draws made-up notices as pages of the gazette: A3, running head, two framed columns, a double rule between notices, continuation marks.
 * For the sandbox and for tests. The text layer says what the print says.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import { parseIsoDate } from '../../lib/domain/kernel/dates.ts'
import { upper } from '../../lib/domain/kernel/text.ts'
import type { Word } from '../../lib/domain/notice/page/page.ts'
import { type Place, placeOf } from '../../lib/domain/notice/page/places.ts'

/** Day (ISO), number and first page of the issue the notices are printed in. */
export type Masthead = { publishedOn: string; issue: string; page: string }

const WIDTH = 841.9
const HEIGHT = 1191.1
const TOP = HEIGHT - 118
const BOTTOM = 112
const COLUMNS = [66.5, 421] as const
const COLUMN_WIDTH = 354.5
const PADDING = 7
const SIZE = 9.6
// Height of letters above and below the line they stand on, in shares of the size.
const ASCENT = 0.76
const DESCENT = 0.24
const LEADING = 10.4
const MONTHS = ['OCAK', 'ŞUBAT', 'MART', 'NİSAN', 'MAYIS', 'HAZİRAN', 'TEMMUZ', 'AĞUSTOS', 'EYLÜL', 'EKİM', 'KASIM', 'ARALIK']
const BLACK = rgb(0, 0, 0)
const RED = rgb(0.55, 0.05, 0.1)

/* A font of a document. What is known of the widths of its words, at the size 1000, holds for every document. */
type Face = { font: PDFFont; widths: Map<string, number> }

const faces = {
  plain: { file: 'DejaVuSerifCondensed', customName: 'KunyeGazete', widths: new Map<string, number>() },
  bold: { file: 'DejaVuSerifCondensed-Bold', customName: 'KunyeGazeteKoyu', widths: new Map<string, number>() },
}

const fontFile = (name: string): Uint8Array => readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))

/* Neither width nor glyphs depend on kerning and marks, which a PDF of this kind does not place; to work them out would take half of the
   time. */
const features = { kern: false, mark: false, mkmk: false }

const wordWidth = ({ font, widths }: Face, word: string): number => {
  const known = widths.get(word)
  if (known !== undefined) return known
  const width = font.widthOfTextAtSize(word, 1000)
  widths.set(word, width)
  return width
}

/* No glyph of these fonts spans a space: a text is as wide as its words and the spaces between them. */
const widthOf = (face: Face, text: string, size = SIZE): number => {
  const words = text.split(' ')
  return (words.reduce((sum, word) => sum + wordWidth(face, word), 0) + (words.length - 1) * wordWidth(face, ' ')) * (size / 1000)
}

type Line = { text: string; bold: boolean; red: boolean; centred: boolean }

const wrap = (text: string, face: Face): string[] => {
  const room = COLUMN_WIDTH - 2 * PADDING
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(face, longer) > room) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

const isHeading = (text: string): boolean => text.length > 3 && text === upper(text) && /\p{Lu}{3}/u.test(text) && !/[.;]$/.test(text)

/**
 * Lines that fill their width go on in the next one: texts are kept with short lines, the page has its own. Their continuation marks are of
 * another page.
 */
const paragraphsOf = (notice: string): string[] => {
  const paragraphs: string[] = []
  let full = false
  for (const line of notice
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/^\((Devamı|Baştarafı) /.test(text))) {
    if (full && !isHeading(line) && !/^(\d+[.)]|[IVX]+\.|Yukarıda) ?/.test(line)) paragraphs.push(`${paragraphs.pop()} ${line}`)
    else paragraphs.push(line)
    full = line.length > 68 && !/ \| |[.;:]$/.test(line)
  }
  return paragraphs
}

/** Paragraphs of a notice as they are set: office and title centred, the title in red, headings and header fields bold. */
const linesOf = (notice: string, plain: Face, bold: Face): Line[] => {
  let afterTitleLabel = false
  return paragraphsOf(notice).flatMap((text, at) => {
    const label = /^(Eski )?Ticaret Unvanı ?:/.test(text)
    const field = /^(İlan Sıra No|MERSİS No|Mersis No|(Eski |Yeni )?Ticaret Sicil\/Dosya No|Adres) ?:/.test(text)
    const title = label || (afterTitleLabel && !text.startsWith('Adres'))
    afterTitleLabel = label || (title && !field)
    const strong = title || field || at === 0 || isHeading(text)
    const centred = title || at === 0 || /^\(\d+\)$/.test(text)
    return wrap(text, strong ? bold : plain).map((line) => ({ text: line, bold: strong, red: title, centred }))
  })
}

/** A notice as the page has it: its text in printed lines, and where these stand. */
export type PrintedNotice = { text: string; places: Place[] }

/** The pages of an issue that carry these notices, in order, and the notices as a reader finds them there. Throws where the day is none. */
export const drawIssue = async (masthead: Masthead, notices: string[]): Promise<{ pdf: Uint8Array; printed: PrintedNotice[] }> => {
  const day = parseIsoDate(masthead.publishedOn)
  if (!day) throw new Error(`not a day: ${masthead.publishedOn}`)
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit as never)
  const embed = async ({ file, customName, widths }: typeof faces.plain): Promise<Face> => ({
    font: await document.embedFont(fontFile(file), { subset: true, customName, features }),
    widths,
  })
  const plain = await embed(faces.plain)
  const bold = await embed(faces.bold)
  // The same notices give the same file, byte for byte: it is kept under the digest of its content.
  const dated = new Date(`${day}T00:00:00Z`)
  document.setCreationDate(dated)
  document.setModificationDate(dated)
  document.setProducer('Künye')
  document.setTitle(`Türkiye Ticaret Sicili Gazetesi (uydurma) ${day} sayı ${masthead.issue}`)

  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = Number(masthead.page)
  let page!: PDFPage
  let column = 1
  let y = BOTTOM
  const number = (): number => first + document.getPageCount() - 1

  const openPage = (): void => {
    page = document.addPage([WIDTH, HEIGHT])
    const shown = number()
    const left = `${date} ${MONTHS[month - 1]} ${year} SAYI: ${masthead.issue}`
    const right = `SAYFA: ${shown}`
    const baseline = HEIGHT - 104
    page.drawText(left, { x: COLUMNS[0] + 4, y: baseline, size: 10.5, font: plain.font })
    const name = 'TÜRKİYE TİCARET SİCİLİ GAZETESİ'
    page.drawText(name, { x: (WIDTH - widthOf(plain, name, 10.5)) / 2, y: baseline, size: 10.5, font: plain.font, color: RED })
    page.drawText(right, { x: 770 - widthOf(plain, right, 10.5), y: baseline, size: 10.5, font: plain.font })
    page.drawLine({ start: { x: COLUMNS[0], y: HEIGHT - 110 }, end: { x: COLUMNS[1] + COLUMN_WIDTH, y: HEIGHT - 110 }, thickness: 1.4 })
    for (const x of COLUMNS)
      page.drawRectangle({ x, y: BOTTOM - 6, width: COLUMN_WIDTH, height: TOP - BOTTOM + 6, borderWidth: 0.8, borderColor: BLACK })
  }
  const openColumn = (): void => {
    if (column === 0) column = 1
    else {
      openPage()
      column = 0
    }
    y = TOP - 4
  }
  const print = ({ text, bold: strong, red, centred }: Line): Word[] => {
    const face = strong ? bold : plain
    y -= LEADING
    const x = COLUMNS[column]! + (centred ? (COLUMN_WIDTH - widthOf(face, text)) / 2 : PADDING)
    page.drawText(text, { x, y, size: SIZE, font: face.font, color: red ? RED : BLACK })
    const across = (end: number): number => (x + widthOf(face, text.slice(0, end))) / WIDTH
    const [y0, y1] = [(HEIGHT - y - ASCENT * SIZE) / HEIGHT, (HEIGHT - y + DESCENT * SIZE) / HEIGHT]
    // A reader takes the strokes between the cells of a table for rules, not for text.
    return [...text.matchAll(/\S+/g)]
      .filter(([word]) => word !== '|')
      .map((word) => ({ text: word[0], confidence: 1, x0: across(word.index), x1: across(word.index + word[0].length), y0, y1 }))
  }
  const mark = (text: string): Line => ({ text, bold: false, red: false, centred: true })

  const printed: PrintedNotice[] = []
  openColumn()
  for (const [at, notice] of notices.entries()) {
    if (at > 0) {
      if (y - 6 * LEADING < BOTTOM) openColumn()
      else {
        for (const offset of [4, 6.5])
          page.drawLine({
            start: { x: COLUMNS[column]!, y: y - offset },
            end: { x: COLUMNS[column]! + COLUMN_WIDTH, y: y - offset },
            thickness: 0.8,
          })
        y -= 10
      }
    }
    const lines: string[] = []
    const places: Place[] = []
    for (const line of linesOf(notice, plain, bold)) {
      const leavesPage = column === 1
      if (y - (leavesPage ? 2 : 1) * LEADING < BOTTOM) {
        if (leavesPage) print(mark(`(Devamı ${number() + 1}.Sayfada)`))
        openColumn()
        if (leavesPage) print(mark(`(Baştarafı ${number() - 1}.Sayfada)`))
      }
      const words = print(line)
      places.push(placeOf(lines.join('\n').length + (lines.length > 0 ? 1 : 0), document.getPageCount(), words))
      lines.push(words.map((word) => word.text).join(' '))
    }
    printed.push({ text: lines.join('\n'), places })
  }
  return { pdf: await document.save({ useObjectStreams: false }), printed }
}
