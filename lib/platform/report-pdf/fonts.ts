/**
 * The typeface of the PDF: IBM Plex Sans (SIL Open Font License 1.1), regular and semibold. It has every Turkish letter, draws I, l and 1
 * apart, and its figures have one width, so that amounts stand in columns and an id is read as it is; its glyphs begin at even offsets,
 * without which fontkit's subsets lose letters. Letters are set one by one with kerning and without ligatures: an `fi` of one piece would
 * swallow the dot by which Turkish tells i from ı.
 */
import fontkit from '@pdf-lib/fontkit'
import type { PDFDocument, PDFFont } from 'pdf-lib'

type Metrics = ReturnType<typeof fontkit.create>

/** A font file with what was measured of it: pure figures, so that documents may share them. */
export type Typeface = { bytes: Uint8Array; metrics: Metrics; advances: Map<string, number | null>; kerns: Map<string, number> }
export type ReportFonts = { regular: Typeface; bold: Typeface }

const openTypeface = (file: ArrayBuffer | Uint8Array): Typeface => {
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(file)
  return { bytes, metrics: fontkit.create(bytes), advances: new Map(), kerns: new Map() }
}

/** The fonts of reports from their TTF files; open them once and draw any number of reports. */
export const openReportFonts = (files: { regular: ArrayBuffer | Uint8Array; bold: ArrayBuffer | Uint8Array }): ReportFonts => ({
  regular: openTypeface(files.regular),
  bold: openTypeface(files.bold),
})

const remembered = <T>(memory: Map<string, T>, key: string, make: () => T): T => {
  const known = memory.get(key)
  if (known !== undefined) return known
  const value = make()
  memory.set(key, value)
  return value
}

/** Stands for a letter the typeface does not have. */
const MISSING = '\ufffd'

/** Width of a letter in thousandths of the size; null where the typeface does not have it. */
const advanceOf = ({ metrics, advances }: Typeface, letter: string): number | null =>
  remembered(advances, letter, () => {
    const code = letter.codePointAt(0) ?? 0
    return metrics.hasGlyphForCodePoint(code) ? metrics.glyphForCodePoint(code).advanceWidth * (1000 / metrics.unitsPerEm) : null
  })

const kernOf = ({ metrics, kerns }: Typeface, pair: string): number =>
  remembered(kerns, pair, () => {
    const { glyphs, positions } = metrics.layout(pair, ['kern'])
    const [glyph, position] = [glyphs[0], positions[0]]
    return glyphs.length === 2 && glyph && position ? (position.xAdvance - glyph.advanceWidth) * (1000 / metrics.unitsPerEm) : 0
  })

/** A typeface in one document: `name` is that of its resource; `missing` tells whether a letter had to be left out. */
export type Face = {
  name: string
  font: PDFFont
  typeface: Typeface
  codes: Map<string, string>
  widths: Map<string, number>
  missing: boolean
}

/** Puts a typeface into a document; only the letters used are embedded. */
export const embedFace = async (doc: PDFDocument, typeface: Typeface, name: string): Promise<Face> => {
  doc.registerFontkit(fontkit)
  return {
    name,
    font: await doc.embedFont(typeface.bytes, { subset: true }),
    typeface,
    codes: new Map(),
    widths: new Map(),
    missing: false,
  }
}

const letters = (face: Face, text: string): string[] =>
  [...text].map((letter) => {
    if (advanceOf(face.typeface, letter) !== null) return letter
    face.missing = true
    return MISSING
  })

/** Width of a text in thousandths of its size. */
export const widthOf = (face: Face, text: string): number =>
  remembered(face.widths, text, () => {
    let width = 0
    let before = ''
    for (const letter of letters(face, text)) {
      width += (advanceOf(face.typeface, letter) ?? 0) + (before === '' ? 0 : kernOf(face.typeface, before + letter))
      before = letter
    }
    return width
  })

/** The operand of TJ that sets a text: the codes of its letters, and between them what kerning takes away. */
export const setting = (face: Face, text: string): string => {
  const parts = ['[<']
  let before = ''
  for (const letter of letters(face, text)) {
    const kern = before === '' ? 0 : kernOf(face.typeface, before + letter)
    if (kern !== 0) parts.push(`>${-Math.round(kern)}<`)
    parts.push(remembered(face.codes, letter, () => face.font.encodeText(letter).asString()))
    before = letter
  }
  parts.push('>]')
  return parts.join('')
}
