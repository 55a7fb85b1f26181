import { PDFDocument, PDFName, PDFRawStream, StandardFonts } from 'pdf-lib'
import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageBox } from '../../lib/domain/notice/page/places.ts'
import { isInk } from '../../lib/domain/notice/page/page.ts'
import { highlighted, pageImage } from '../../lib/platform/pdf/page-image.ts'
import { pngOfBitmap, pngOfGrey } from '../../lib/platform/pdf/png.ts'
import type { PdfPage, RenderPages } from '../../lib/platform/pdf/render.ts'
import { PdfUnreadable } from '../../lib/platform/pdf/unreadable.ts'
import { openPdfRenderer } from '../../tools/pdf-renderer.ts'
import { allPages } from '../support/pages.ts'

let render: RenderPages
beforeAll(async () => {
  render = await openPdfRenderer()
})

const pagesOf = (pdf: Uint8Array): Promise<PdfPage[]> => allPages(render, pdf)

const faultOf = (pdf: Uint8Array): Promise<unknown> =>
  pagesOf(pdf).then(
    () => null,
    (error: unknown) => (error instanceof PdfUnreadable ? error.fault : error),
  )

const blankPages = async (count: number, size: [number, number] = [595, 842]): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  for (let at = 0; at < count; at++) pdf.addPage(size)
  return pdf.save()
}

/** A page as the gazette makes them: a coarse colour image seen through a fine mask of one bit, here with a black square. */
const maskedPage = async ({ decode }: { decode?: [number, number] } = {}): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  const { context } = pdf
  const [width, height] = [1240, 1754]
  const bits = new Uint8Array((width / 8) * height).fill(decode ? 0 : 0xff)
  for (let y = 100; y < 200; y++) bits.fill(decode ? 0xff : 0, y * (width / 8) + 10, y * (width / 8) + 30)
  const mask = context.register(
    context.flateStream(bits, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      BitsPerComponent: 1,
      ImageMask: true,
      Interpolate: true,
      ...(decode ? { Decode: decode } : {}),
    }),
  )
  const image = context.register(
    context.flateStream(new Uint8Array(2 * 3 * 3).fill(200), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 2,
      Height: 3,
      BitsPerComponent: 8,
      ColorSpace: 'DeviceRGB',
      Mask: mask,
    }),
  )
  const form = context.register(
    context.stream('q 595.2 0 0 841.9 0 0 cm /Im1 Do Q', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 596, 842],
      Resources: { XObject: { Im1: image } },
    }),
  )
  const page = pdf.addPage([595.2, 841.9])
  page.node.setXObject(PDFName.of('Fg'), form)
  page.node.set(PDFName.of('Contents'), context.register(context.stream('q /Fg Do Q')))
  return pdf.save()
}

describe('a scanned page', () => {
  it.each([
    ['painted where 0', {}],
    ['painted where 1', { decode: [1, 0] as [number, number] }],
  ])('is its mask, pixel by pixel, %s', async (_, how) => {
    const [page, ...others] = await pagesOf(await maskedPage(how))
    expect(others).toEqual([])
    expect(page).toMatchObject({ number: 1, dpi: 150, words: null, bitmap: { width: 1240, height: 1754 } })
    const { bitmap } = page!
    expect(
      [
        [79, 150],
        [80, 150],
        [239, 150],
        [240, 150],
        [100, 99],
        [100, 100],
        [100, 199],
        [100, 200],
      ].map(([x, y]) => isInk(bitmap, x!, y!)),
    ).toEqual([false, true, true, false, false, true, true, false])
  })
})

describe('a printed page', () => {
  it('gives the words of its text layer where they stand', async () => {
    const pdf = await PDFDocument.create()
    const font = await pdf.embedFont(StandardFonts.TimesRoman)
    const page = pdf.addPage([600, 800])
    const text = [
      'Genel kurulun toplantıya çağrılmasına'.replace(/[^\x20-\xff]/g, 'i'),
      'ilişkin ilanlar da dahil olmak'.replace(/[^\x20-\xff]/g, 's'),
    ]
    for (let at = 0; at < 6; at++) page.drawText(text[at % 2]!, { x: 60, y: 700 - at * 20, size: 10, font })
    const [read] = await pagesOf(await pdf.save())
    expect(read!.words!.map((word) => word.text)).toEqual(Array.from({ length: 6 }, (_, at) => text[at % 2]!.split(' ')).flat())
    const first = read!.words![0]!
    expect(first.x0).toBeCloseTo(0.1, 2)
    expect(first.y1).toBeCloseTo(0.125, 2)
    expect(first.x1).toBeCloseTo((60 + font.widthOfTextAtSize('Genel', 10)) / 600, 2)
    const { bitmap } = read!
    expect(bitmap).toMatchObject({ width: 2500, height: 3333 })
    const inked = Array.from({ length: 40 }, (_, y) => y + 380).some((y) =>
      Array.from({ length: 100 }, (__, x) => x + 250).some((x) => isInk(bitmap, x, y)),
    )
    expect(inked).toBe(true)
  })

  it('is drawn where it has no words, and an empty page is empty', async () => {
    const pages = await pagesOf(await blankPages(2, [200, 300]))
    expect(pages.map(({ number, dpi, words, bitmap }) => [number, dpi, words, bitmap.bits.every((byte) => byte === 0)])).toEqual([
      [1, 300, null, true],
      [2, 300, null, true],
    ])
  })
})

describe('what is no use', () => {
  it('is told apart', async () => {
    const good = await maskedPage()
    const locked = new TextEncoder().encode(
      [
        '%PDF-1.4',
        '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
        '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
        '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj',
        `4 0 obj <</Filter/Standard/V 1/R 2/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>/P -44>> endobj`,
        `trailer <</Root 1 0 R/Encrypt 4 0 R/ID[<${'33'.repeat(16)}><${'33'.repeat(16)}>]>>`,
        '%%EOF',
        '',
      ].join('\n'),
    )
    expect(await faultOf(new TextEncoder().encode('<html>not found</html>'))).toBe('not_pdf')
    expect(await faultOf(new Uint8Array(0))).toBe('not_pdf')
    expect(await faultOf(good.subarray(0, good.length / 2))).toBe('damaged')
    expect(await faultOf(new TextEncoder().encode('%PDF-1.7\nnothing\n%%EOF'))).toBe('damaged')
    expect(await faultOf(locked)).toBe('encrypted')
    expect(await faultOf(await blankPages(61))).toBe('too_many_pages')
    expect(await faultOf(await blankPages(1, [3000, 3000]))).toBe('page_too_large')
  })

  it('is an image too large to decode', async () => {
    const pdf = await PDFDocument.create()
    const image = PDFRawStream.of(
      pdf.context.obj({
        Type: 'XObject',
        Subtype: 'Image',
        Width: 9000,
        Height: 9000,
        BitsPerComponent: 8,
        ColorSpace: 'DeviceRGB',
        Filter: 'DCTDecode',
      }),
      new Uint8Array(16),
    )
    const page = pdf.addPage([500, 500])
    page.node.setXObject(PDFName.of('I'), pdf.context.register(image))
    page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream('500 0 0 500 0 0 cm /I Do')))
    expect(await faultOf(await pdf.save())).toBe('page_too_large')
  })
})

describe('PNG', () => {
  const rowsOf = (png: Uint8Array): { header: number[]; rows: Uint8Array } => {
    const view = new DataView(png.buffer)
    const length = view.getUint32(33)
    expect(new TextDecoder().decode(png.subarray(37, 41))).toBe('IDAT')
    return {
      header: [view.getUint32(16), view.getUint32(20), png[24]!, png[25]!],
      rows: new Uint8Array(inflateSync(png.subarray(41, 41 + length))),
    }
  }

  it('holds grey pixels', async () => {
    expect(rowsOf(await pngOfGrey({ width: 2, height: 2, grey: Uint8Array.of(0, 255, 128, 7) }))).toEqual({
      header: [2, 2, 8, 0],
      rows: Uint8Array.of(0, 0, 255, 0, 128, 7),
    })
  })

  it('holds a page, ink black', async () => {
    const { header, rows } = rowsOf(await pngOfBitmap({ width: 10, height: 1, bits: Uint8Array.of(0b10000001, 0b01000000) }))
    expect(header).toEqual([10, 1, 1, 0])
    expect([...rows]).toEqual([0, 0b01111110, 0b10111111])
  })
})

describe('a picture that is cut to the words', () => {
  const width = 1200
  const height = 1600
  const sizeOf = (png: Uint8Array): [number, number] => {
    const view = new DataView(png.buffer, png.byteOffset)
    return [view.getUint32(16), view.getUint32(20)]
  }
  /* The foot of the left column, then the head of the right one. */
  const foot: PageBox[] = [
    [1, 0.05, 0.9, 0.45, 0.91],
    [1, 0.05, 0.915, 0.45, 0.925],
  ]
  const head: PageBox[] = [[1, 0.55, 0.1, 0.95, 0.11]]

  it('goes column below column, and is no wider than one', async () => {
    const page = await pageImage({ width, height, bits: new Uint8Array((width / 8) * height) }, 150)
    const cut = async (boxes: PageBox[]) => sizeOf(await highlighted(page, boxes, true))
    const [one, other, both] = [await cut(foot), await cut(head), await cut([...foot, ...head])]
    expect(one[0]).toBeLessThan(width / 2)
    expect(both).toEqual([Math.max(one[0], other[0]), one[1] + other[1]])
    expect(sizeOf(await highlighted(page, [...foot, ...head]))).toEqual([width, height])
  })
})
