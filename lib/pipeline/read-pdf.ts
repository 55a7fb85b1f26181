import { cutPages } from '../domain/notice/page/cut.ts'
import type { CutNotice } from '../domain/notice/page/cut.ts'
import { inkBoxes, layoutOf } from '../domain/notice/page/layout.ts'
import { mendNumbers, readAgain } from '../domain/notice/page/marks.ts'
import type { Masthead } from '../domain/notice/page/masthead.ts'
import type { Bitmap, Word } from '../domain/notice/page/page.ts'
import { findRules } from '../domain/notice/page/rules.ts'
import { straighten } from '../domain/notice/page/straighten.ts'
import { sheetOfWords, sheetsOf, wordsByPiece, wordsOnPage } from '../domain/notice/page/sheets.ts'
import type { Sheet } from '../domain/notice/page/sheets.ts'
import { type Archive, pageKey } from '../platform/archive.ts'
import type { OcrReader } from '../platform/ocr-reader.ts'
import { pageImage } from '../platform/pdf/page-image.ts'
import { pngOfGrey } from '../platform/pdf/png.ts'
import type { PdfPage, RenderPages } from '../platform/pdf/render.ts'
import { PdfUnreadable } from '../platform/pdf/unreadable.ts'

/**
 * What was found on a page: notices; words, but no beginning and no end of a notice; print in which no word was read; nothing printed.
 */
export type Found = 'notices' | 'no_notice' | 'no_words' | 'blank'

/**
 * A page of a document: its picture for people (PNG), its running head, what was found on it, and the size and resolution at which it was
 * read. `number` counts from 1.
 */
export type PageImage = {
  number: number
  width: number
  height: number
  dpi: number
  masthead: Masthead
  found: Found
  png: Uint8Array<ArrayBuffer>
}

/**
 * The pages of a PDF as they are read and shown: a scan is set straight first, so that the places of its words lie on its picture. Throws
 * PdfUnreadable.
 */
export const straightPages = async function* (pdf: Uint8Array, render: RenderPages): AsyncGenerator<PdfPage> {
  for await (const page of render(pdf)) yield page.words ? page : { ...page, bitmap: straighten(page.bitmap) }
}

/** What `work` makes of each item, in their order. At most `most` are in work, and the next is made when there is room for it. */
const sideBySide = async <T, R>(items: Iterable<T> | AsyncIterable<T>, most: number, work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: Promise<R>[] = []
  const inWork = new Set<Promise<unknown>>()
  let isOver = false
  for await (const item of items) {
    if (isOver) break
    const result = work(item)
    results.push(result)
    const done = result.finally(() => inWork.delete(done))
    // Whoever fails first is told, and nothing more is begun; the others may fail unheard.
    done.catch(() => {
      isOver = true
    })
    inWork.add(done)
    if (inWork.size >= most) await Promise.race(inWork)
  }
  return Promise.all(results)
}

/** What the reader finds on these sheets of a page, back on the page. */
export const wordsOf = async (sheets: Iterable<Sheet>, ocr: OcrReader): Promise<Word[]> =>
  (await sideBySide(sheets, ocr.atOnce ?? 1, async (sheet) => wordsOnPage(sheet, await ocr.read(await pngOfGrey(sheet))))).flat()

/**
 * The words of a page with points and commas as printed. Numbers that do not fit what is printed are read a second time, larger and by
 * themselves.
 */
export const lookAgain = async (bitmap: Bitmap, first: readonly Word[], ocr: OcrReader): Promise<Word[]> => {
  const { words, doubtful } = mendNumbers(bitmap, first)
  if (doubtful.length === 0) return words
  const sheet = sheetOfWords(bitmap, doubtful)
  const again = wordsByPiece(sheet, await ocr.read(await pngOfGrey(sheet)))
  const better = new Map(doubtful.map((word, at) => [word, readAgain(bitmap, word, again[at] ?? [])]))
  return words.map((word) => better.get(word) ?? word)
}

/** Less of a page covered with ink (in shares of its pixels) is dust. */
const DUST = 0.0002

const isBlank = ({ width, height, bits }: Bitmap): boolean => {
  let ink = 0
  for (const byte of bits) for (let left = byte; left !== 0; left &= left - 1) ink++
  return ink < DUST * width * height
}

const foundOn = (number: number, words: readonly Word[], bare: boolean, notices: readonly CutNotice[]): Found => {
  if (words.length === 0) return bare ? 'blank' : 'no_words'
  const isHere = (notice: CutNotice): boolean => notice.places.some((place) => place.page === number)
  return notices.some((notice) => (notice.startsInside || notice.endsInside) && isHere(notice)) ? 'notices' : 'no_notice'
}

/**
 * Reads a gazette PDF: the picture of each page, and the notices on them with the place of every word. A page with a text layer is not sent
 * to the reader. Throws PdfUnreadable (the document is no use) and SourceUnavailable (try again later).
 */
export const readPdf = async (
  pdf: Uint8Array,
  { render, ocr }: { render: RenderPages; ocr: OcrReader },
): Promise<{ pages: PageImage[]; notices: CutNotice[] }> => {
  const read = await sideBySide(straightPages(pdf, render), ocr.atOnce ?? 1, async ({ number, dpi, bitmap, words }) => {
    const layout = layoutOf(findRules(bitmap), inkBoxes(bitmap))
    return {
      image: { number, width: bitmap.width, height: bitmap.height, dpi, png: await pageImage(bitmap, dpi) },
      bare: isBlank(bitmap),
      layout,
      words: words ?? (await lookAgain(bitmap, await wordsOf(sheetsOf(bitmap, layout), ocr), ocr)),
    }
  })
  const { mastheads, notices } = cutPages(read)
  const unread: Masthead = { publishedOn: null, issue: null, page: null }
  return {
    pages: read.map(({ image, words, bare }, at) => ({
      ...image,
      masthead: mastheads[at] ?? unread,
      found: foundOn(image.number, words, bare, notices),
    })),
    notices,
  }
}

/**
 * Reads the notices of an archived PDF and archives the pictures of its pages. Throws as {@link readPdf}, and where no notice is on them.
 */
export const readPages = async (
  archive: Archive,
  reading: { render: RenderPages; ocr: OcrReader },
  key: string,
  pdf: Uint8Array,
): Promise<CutNotice[]> => {
  const { pages, notices } = await readPdf(pdf, reading)
  for (const page of pages) await archive.put(pageKey(key, page.number), page.png)
  if (notices.length === 0) throw new PdfUnreadable('nothing_on_it', 'no notice stands on its pages')
  return notices
}

/**
 * Draws the pages of an archived PDF that have no picture yet: of documents that a person brought. Throws PdfUnreadable for one that cannot
 * be drawn.
 */
export const drawPages = async (archive: Archive, render: RenderPages, key: string, pdf: Uint8Array): Promise<void> => {
  for await (const { number, dpi, bitmap } of straightPages(pdf, render))
    await archive.put(pageKey(key, number), await pageImage(bitmap, dpi))
}
