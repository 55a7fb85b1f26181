import { blankPage, setInk } from '../../domain/notice/page/page.ts'
import type { Bitmap } from '../../domain/notice/page/page.ts'
import type { Grey } from '../../domain/notice/page/threshold.ts'
import { GREY, greyOf, objectsOn, withDocument, withPage } from './pdfium.ts'
import type { Pdfium } from './pdfium.ts'
import { joined } from '../bytes.ts'

const IMAGE = 3
/** Whoever draws a page from fewer images than this is a scanner. */
const MOST_IMAGES = 20
const COARSEST = 150
/** Above this a document is not searched for masks: its text would take more memory than there is. */
const MOST_BYTES = 16 * 1024 * 1024

/**
 * What the mask of a page is looked for by: the size of the page in points, and the bytes of each image on it as they stand in the file.
 */
export type Scanned = { width: number; height: number; images: Uint8Array[] }

/** The images of a page that may be a scan; none where it is turned or made of many. Throws PdfUnreadable. */
export const scannedPage = (pdfium: Pdfium, page: number): Scanned => {
  const [width, height] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)]
  const images = objectsOn(pdfium, page).filter((object) => pdfium._FPDFPageObj_GetType(object) === IMAGE)
  if (images.length > MOST_IMAGES || pdfium._FPDFPage_GetRotation(page) !== 0) return { width, height, images: [] }
  const bytesOf = (image: number): Uint8Array => {
    const size = pdfium._FPDFImageObj_GetImageDataRaw(image, 0, 0)
    const memory = size > 0 && size <= MOST_BYTES ? pdfium.wasmExports.malloc(size) : 0
    if (memory === 0) return new Uint8Array(0)
    pdfium._FPDFImageObj_GetImageDataRaw(image, memory, size)
    const bytes = pdfium.HEAPU8.slice(memory, memory + size)
    pdfium.wasmExports.free(memory)
    return bytes
  }
  return { width, height, images: images.map(bytesOf).filter(({ length }) => length > 0) }
}

/** Bytes as text, one letter a byte, so that places in the text are places in the file. */
const lettersOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** One object of a file: its dictionary as it is written, and where its stream begins. */
type Written = { dictionary: string; stream: number }

/** The last object of this number that has a stream; null for none. What is searched is bounded: a dictionary of an image is short. */
const written = (file: string, number: string): Written | null => {
  const head = new RegExp(`(?:^|[\\r\\n\\s])${number}\\s{1,3}0\\s{1,3}obj\\b`, 'g')
  const last = [...file.matchAll(head)].at(-1)
  return last ? streamAt(file, last.index + last[0].length) : null
}

const streamAt = (file: string, from: number): Written | null => {
  const text = file.slice(from, from + 2000)
  const [keyword] = [...text.matchAll(/>>\s{0,4}stream\r?\n/g)]
  return keyword ? { dictionary: text.slice(0, keyword.index + 2), stream: from + keyword.index + keyword[0].length } : null
}

const number = (dictionary: string, key: string): number =>
  Number(new RegExp(`/${key}\\s{0,4}(\\d{1,9})(?!\\s{1,3}0\\s{1,3}R)`).exec(dictionary)?.[1])
const bytesOfStream = (pdf: Uint8Array, file: string, { dictionary, stream }: Written): Uint8Array => {
  const length = number(dictionary, 'Length')
  const ends = Number.isNaN(length) ? file.indexOf('endstream', stream) : stream + length
  return pdf.subarray(stream, ends < 0 ? stream : ends)
}

/** The stream object whose bytes these are; null where the file holds them elsewise (encrypted, or not as they are written). */
const objectWith = (file: string, bytes: Uint8Array): Written | null => {
  const at = file.indexOf(lettersOf(bytes))
  if (at < 0) return null
  const before = Math.max(0, at - 2000)
  const heads = [...file.slice(before, at).matchAll(/\d{1,9}\s{1,3}0\s{1,3}obj\b/g)]
  const last = heads.at(-1)
  return last ? streamAt(file, before + last.index + last[0].length) : null
}

/** A PDF of one page that draws one image, and the streams its filter needs, as they were written. */
const documentOf = (width: number, height: number, objects: { dictionary: string; bytes: Uint8Array }[]): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder()
  const contents = `${width} 0 0 ${height} 0 0 cm /M Do`
  const parts = [
    encoder.encode(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
        `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</XObject<</M 5 0 R>>>>/Contents 4 0 R>>endobj\n` +
        `4 0 obj<</Length ${contents.length}>>stream\n${contents}\nendstream\nendobj\n`,
    ),
    ...objects.flatMap(({ dictionary, bytes }, at) => [
      encoder.encode(`${at + 5} 0 obj${dictionary.replace('<<', `<</Length ${bytes.length} `)}stream\n`),
      bytes,
      encoder.encode('\nendstream\nendobj\n'),
    ]),
    encoder.encode('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ]
  return joined(parts)
}

/** A mask of one bit, decoded to bytes of 0 and 255. */
const bitsOf = ({ width, height, stride, pixels }: Grey, isInverted: boolean): Bitmap => {
  const page = blankPage(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if ((pixels[y * stride + x] ?? 255) < 128 !== isInverted) setInk(page, x, y)
  return page
}

/** The mask of a scanned page as a document of its own in which it is an ordinary image; null where the page has none, or several. */
const maskAlone = (pdf: Uint8Array, { width, height, images }: Scanned, mostPixels: number) => {
  if (images.length === 0 || pdf.length > MOST_BYTES) return null
  const file = lettersOf(pdf)
  const names = images.flatMap(
    (bytes) => /\/Mask\s{0,4}(\d{1,9})\s{1,3}0\s{1,3}R/.exec(objectWith(file, bytes)?.dictionary ?? '')?.[1] ?? [],
  )
  const [name, second] = new Set(names)
  const mask = name === undefined || second !== undefined ? null : written(file, name)
  if (!mask || !/\/ImageMask\s{0,4}true\b/.test(mask.dictionary)) return null
  const [pixelsX, pixelsY] = [number(mask.dictionary, 'Width'), number(mask.dictionary, 'Height')]
  const dpi = Math.round((pixelsX / width) * 72)
  const isWholePage = Math.abs(pixelsX / pixelsY / (width / height) - 1) < 0.01
  if (!isWholePage || !(dpi >= COARSEST) || pixelsX * pixelsY > mostPixels) return null

  const globals = /\/JBIG2Globals\s{0,4}(\d{1,9})\s{1,3}0\s{1,3}R/.exec(mask.dictionary)
  const shared = globals ? written(file, globals[1] ?? '') : null
  const plain = (dictionary: string): string => dictionary.replace(/\/Length\s{0,4}\d{1,9}(?:\s{1,3}0\s{1,3}R)?/g, '')
  const image = plain(mask.dictionary)
    .replace(/\/(?:ImageMask|Interpolate)\s{0,4}(?:true|false)/g, '')
    .replace(/\/Decode\s{0,4}\[[^\]]{0,20}\]/, '')
    .replace(globals?.[0] ?? /$^/, '/JBIG2Globals 6 0 R')
    .replace('<<', '<</ColorSpace/DeviceGray ')
  return {
    dpi,
    width: pixelsX,
    height: pixelsY,
    isInverted: /\/Decode\s{0,4}\[\s{0,4}1\s/.test(mask.dictionary),
    document: documentOf(pixelsX, pixelsY, [
      { dictionary: image, bytes: bytesOfStream(pdf, file, mask) },
      ...(shared ? [{ dictionary: plain(shared.dictionary), bytes: bytesOfStream(pdf, file, shared) }] : []),
    ]),
  }
}

/**
 * The black-and-white layer of a scanned gazette page, with its resolution, or null where the page is of another make. Such a page is two
 * colour images of low resolution, the upper one seen through a mask of 300 dpi that holds all print. The mask alone reads better than the
 * page as drawn (no interpolation), and needs a fifth of the memory: PDFium takes 160 MB to draw the page, more than a Worker has. PDFium
 * gives no way to a mask, so it is found in the file by the bytes of the image it belongs to, and handed to PDFium as an image; nothing is
 * unpacked here.
 */
export const printMask = async (
  pdfium: Pdfium,
  pdf: Uint8Array,
  page: Scanned,
  mostPixels: number,
): Promise<(Bitmap & { dpi: number }) | null> => {
  const alone = maskAlone(pdf, page, mostPixels)
  if (!alone) return null
  const { width, height, dpi, isInverted } = alone
  return withDocument(pdfium, alone.document, (document) =>
    withPage(pdfium, document, 0, (loaded) => {
      const bitmap = pdfium._FPDFImageObj_GetBitmap(pdfium._FPDFPage_GetObject(loaded, 0))
      if (bitmap === 0) return null
      try {
        const isWhole =
          pdfium._FPDFBitmap_GetFormat(bitmap) === GREY &&
          pdfium._FPDFBitmap_GetWidth(bitmap) === width &&
          pdfium._FPDFBitmap_GetHeight(bitmap) === height
        return isWhole ? { dpi, ...bitsOf(greyOf(pdfium, bitmap, width, height), isInverted) } : null
      } finally {
        pdfium._FPDFBitmap_Destroy(bitmap)
      }
    }),
  )
}
