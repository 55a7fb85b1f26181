import { strideOf } from '../../domain/notice/page/page.ts'
import type { Bitmap } from '../../domain/notice/page/page.ts'
import { joined } from '../bytes.ts'

/*
 * PNG (w3.org/TR/png-3): signature, IHDR, IDAT (zlib), IEND; each row begins with its filter, here always 0 (none). CompressionStream's
 * `deflate` is zlib.
 */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at++) bytes[4 + at] = type.charCodeAt(at)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

/** Rows of pixels, each after its filter byte 0, as a PNG: grey, or indices into `palette` (red, green, blue of each colour). */
export const encodePng = async ({
  width,
  height,
  bitDepth,
  rows,
  palette,
}: {
  width: number
  height: number
  bitDepth: 1 | 4 | 8
  rows: Uint8Array<ArrayBuffer>
  palette?: Uint8Array
}): Promise<Uint8Array<ArrayBuffer>> => {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header[8] = bitDepth
  header[9] = palette ? 3 : 0 // the rest is 0: deflate, no interlace
  const packed = new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate')))
  const data = new Uint8Array(await packed.arrayBuffer())
  const parts = [
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array(0)),
  ]
  return joined(parts)
}

/** A page in black and white as a PNG of one bit per pixel. */
export const pngOfBitmap = ({ width, height, bits }: Bitmap): Promise<Uint8Array<ArrayBuffer>> => {
  const perRow = strideOf(width)
  const rows = new Uint8Array((perRow + 1) * height)
  for (let y = 0; y < height; y++) for (let at = 0; at < perRow; at++) rows[y * (perRow + 1) + 1 + at] = ~(bits[y * perRow + at] ?? 0)
  return encodePng({ width, height, bitDepth: 1, rows })
}

/** Grey pixels (0 black, 255 white) as a PNG of eight bits per pixel. */
export const pngOfGrey = ({
  width,
  height,
  grey,
}: {
  width: number
  height: number
  grey: Uint8Array
}): Promise<Uint8Array<ArrayBuffer>> => {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(grey.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return encodePng({ width, height, bitDepth: 8, rows })
}
