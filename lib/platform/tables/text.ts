/** The bytes are not text of this encoding. */
export class TextBroken extends Error {}

/** The bytes of a document, piece by piece, as often as they are asked for. */
export type Document = { name: string; open: () => Promise<ReadableStream<Uint8Array>> }

/** A document that is held in memory. */
export const documentOf = (name: string, bytes: Uint8Array): Document => ({
  name,
  open: async () => new Blob([bytes as Uint8Array<ArrayBuffer>]).stream() as ReadableStream<Uint8Array>,
})

/** All bytes of a document. */
export const bytesOf = async (document: Document): Promise<Uint8Array> =>
  new Uint8Array(await new Response((await document.open()) as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())

/** The first bytes of a document. */
export const firstBytes = async (document: Document, count: number): Promise<Uint8Array> => {
  const reader = (await document.open()).getReader()
  const pieces: number[] = []
  try {
    while (pieces.length < count) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(...value.subarray(0, count - pieces.length))
    }
  } finally {
    await reader.cancel()
  }
  return Uint8Array.from(pieces)
}

/** The text of a document, piece by piece. Throws TextBroken. */
export const textOf = async function* (document: Document, encoding = 'utf-8'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const reader = (await document.open()).getReader()
  const decode = (piece?: Uint8Array): string => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
    } catch (error) {
      throw new TextBroken(`not ${encoding} text`, { cause: error })
    }
  }
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      yield decode(value)
    }
    yield decode()
  } finally {
    await reader.cancel()
  }
}

/** The first of these encodings in which all bytes of the document make sense. */
export const encodingOf = async (document: Document, encodings: readonly [string, ...string[]]): Promise<string> => {
  const [first, ...others] = encodings
  for (const encoding of [first, ...others.slice(0, -1)]) {
    try {
      for await (const _ of textOf(document, encoding));
      return encoding
    } catch (error) {
      if (!(error instanceof TextBroken)) throw error
    }
  }
  return others.at(-1) ?? first
}
