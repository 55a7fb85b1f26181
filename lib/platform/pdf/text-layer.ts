import type { Word } from '../../domain/notice/page/page.ts'
import type { Pdfium } from './pdfium.ts'
import { PdfUnreadable } from './unreadable.ts'

const FINE = 1_000_000
/** A gazette page has 30,000 letters. */
const MOST_LETTERS = 500_000
const LINE_END_HYPHENS = [0x02, 0xfffe]

/** The words of a page's text layer with their boxes, in the order of the file; empty where the page has none. Throws PdfUnreadable. */
export const textLayer = (pdfium: Pdfium, page: number): Word[] => {
  const text = pdfium._FPDFText_LoadPage(page)
  if (text === 0) return []
  const memory = pdfium.wasmExports.malloc(40)
  const view = (): DataView => new DataView(pdfium.HEAPU8.buffer)
  const onPage = (x: number, y: number): { x: number; y: number } => {
    pdfium._FPDF_PageToDevice(page, 0, 0, FINE, FINE, 0, x, y, memory + 32, memory + 36)
    return { x: view().getInt32(memory + 32, true) / FINE, y: view().getInt32(memory + 36, true) / FINE }
  }
  const words: Word[] = []
  let word: Word | null = null
  try {
    const count = pdfium._FPDFText_CountChars(text)
    if (count > MOST_LETTERS) throw new PdfUnreadable('too_costly', `a page of ${count} letters; at most ${MOST_LETTERS} are read`)
    for (let at = 0; at < count; at++) {
      const code = pdfium._FPDFText_GetUnicode(text, at)
      const letter = LINE_END_HYPHENS.includes(code) ? '-' : String.fromCodePoint(code)
      if (code === 0 || /\s/u.test(letter)) {
        word = null
        continue
      }
      if (!pdfium._FPDFText_GetCharBox(text, at, memory, memory + 8, memory + 16, memory + 24)) continue
      const [left, right, bottom, top] = [0, 8, 16, 24].map((offset) => view().getFloat64(memory + offset, true)) as [
        number,
        number,
        number,
        number,
      ]
      const [a, b] = [onPage(left, top), onPage(right, bottom)]
      const box = { x0: Math.min(a.x, b.x), x1: Math.max(a.x, b.x), y0: Math.min(a.y, b.y), y1: Math.max(a.y, b.y) }
      if (!word) {
        word = { text: '', confidence: 1, ...box }
        words.push(word)
      }
      word.text += letter
      word.x0 = Math.min(word.x0, box.x0)
      word.x1 = Math.max(word.x1, box.x1)
      word.y0 = Math.min(word.y0, box.y0)
      word.y1 = Math.max(word.y1, box.y1)
    }
    return words
  } finally {
    pdfium.wasmExports.free(memory)
    pdfium._FPDFText_ClosePage(text)
  }
}
