import { PDFArray, PDFBool, PDFDict, PDFDocument, PDFName, PDFNumber, PDFObjectCopier, PDFRawStream } from 'pdf-lib'
import type { PDFPage } from 'pdf-lib'
import { blankPage, setInk } from '../../domain/notice/page/page.ts'
import type { Bitmap } from '../../domain/notice/page/page.ts'
import type { Grey } from '../../domain/notice/page/threshold.ts'
import { GREY, greyOf, withDocument, withPage } from './pdfium.ts'
import type { Pdfium } from './pdfium.ts'

const name = PDFName.of

/** Every image a page draws, also inside the forms it draws, with the masks the images carry. */
const imagesOf = (resources: PDFDict | undefined, depth = 0): PDFRawStream[] => {
  const drawn = resources?.lookupMaybe(name('XObject'), PDFDict)
  if (!drawn || depth > 4) return []
  return drawn.keys().flatMap((key) => {
    const stream = drawn.lookup(key)
    if (!(stream instanceof PDFRawStream)) return []
    if (stream.dict.lookup(name('Subtype')) === name('Form'))
      return imagesOf(stream.dict.lookupMaybe(name('Resources'), PDFDict), depth + 1)
    const mask = stream.dict.lookup(name('Mask'))
    return mask instanceof PDFRawStream ? [stream, mask] : [stream]
  })
}

const isMask = (stream: PDFRawStream): boolean => stream.dict.lookup(name('ImageMask')) === PDFBool.True

/** A mask of one bit, decoded to bytes of 0 and 255. */
const bitsOf = ({ width, height, stride, pixels }: Grey, isInverted: boolean): Bitmap => {
  const page = blankPage(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if ((pixels[y * stride + x] ?? 255) < 128 !== isInverted) setInk(page, x, y)
  return page
}

const COARSEST = 150

/**
 * The black-and-white layer of a scanned gazette page, with its resolution, or null where the page is of another make. Such a page is two
 * colour images of
 * low resolution, the upper one seen through a mask of 300 dpi that holds all print. The mask alone reads better than the page as drawn (no
 * interpolation),
 * and needs a fifth of the memory: PDFium takes 160 MB to draw the page, more than a Worker has.
 */
export const printMask = async (pdfium: Pdfium, page: PDFPage, mostPixels: number): Promise<(Bitmap & { dpi: number }) | null> => {
  if (page.getRotation().angle % 360 !== 0) return null
  const masks = imagesOf(page.node.Resources()).filter(isMask)
  const mask = masks[0]
  if (!mask || masks.length > 1) return null
  const width = mask.dict.lookup(name('Width'), PDFNumber).asNumber()
  const height = mask.dict.lookup(name('Height'), PDFNumber).asNumber()
  const size = page.getMediaBox()
  const dpi = Math.round((width / size.width) * 72)
  const isWholePage = Math.abs(width / height / (size.width / size.height) - 1) < 0.01
  if (!isWholePage || dpi < COARSEST || width * height > mostPixels) return null

  // A document of its own, in which the mask is an ordinary image, makes PDFium decode it without drawing anything.
  const alone = await PDFDocument.create()
  const copy = PDFObjectCopier.for(mask.dict.context, alone.context).copy(mask)
  const isInverted = mask.dict.lookupMaybe(name('Decode'), PDFArray)?.lookup(0, PDFNumber).asNumber() === 1
  for (const key of ['ImageMask', 'Interpolate', 'Decode']) copy.dict.delete(name(key))
  copy.dict.set(name('ColorSpace'), name('DeviceGray'))
  const sheet = alone.addPage([width, height])
  sheet.node.setXObject(name('Mask'), alone.context.register(copy))
  sheet.node.set(name('Contents'), alone.context.register(alone.context.stream(`${width} 0 0 ${height} 0 0 cm /Mask Do`)))
  return withDocument(pdfium, await alone.save({ useObjectStreams: false }), (document) =>
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
