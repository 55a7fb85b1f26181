/**
 * The files attached to a PDF, found without a PDF library: each is a stream object of the type EmbeddedFile (ISO 32000-1, 7.11.4), plain
 * or deflated.
 */
import { joined } from '../bytes.ts'

/** More than this of one attachment is not read: a report of thousands of entries has a few megabytes. */
const MOST_BYTES = 64 * 1024 * 1024

const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > MOST_BYTES) throw new Error('attachment too large')
    parts.push(part.value)
  }
  return joined(parts)
}

/** Whether these bytes are those of a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-'

/** The attached files of a PDF, in the order of the document. What cannot be read is left out. */
export const attachedFiles = async (pdf: Uint8Array): Promise<Uint8Array[]> => {
  // One letter a byte, so that places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(pdf)
  const files: Uint8Array[] = []
  for (const { index } of text.matchAll(/\/Type\s{0,9}\/EmbeddedFile\b/g)) {
    const keyword = />>\s{0,9}stream\r?\n/g
    keyword.lastIndex = index
    const begins = keyword.exec(text)
    if (!begins) continue
    const dictionary = text.slice(text.lastIndexOf(' obj', index), begins.index)
    const length = Number(/\/Length\s{1,9}(\d{1,9})/.exec(dictionary)?.[1] ?? Number.NaN)
    const start = begins.index + begins[0].length
    if (Number.isNaN(length) || !/^\s{0,2}endstream/.test(text.slice(start + length, start + length + 11))) continue
    const bytes = pdf.slice(start, start + length)
    const file = dictionary.includes('/FlateDecode') ? await inflate(bytes).catch(() => null) : bytes
    if (file) files.push(file)
  }
  return files
}
