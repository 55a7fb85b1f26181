import { Failure } from '../../lib/domain/kernel/errors.ts'

const MAX_JSON_BYTES = 64 * 1024
/** Paths that take more. */
const LARGER: Readonly<Record<string, number>> = { '/api/v1/sirket-ekle/toplu/': 2 * 1024 * 1024 }
const MAX_CSV_BYTES = 1024 * 1024

/** The body as text; null where it is longer than `most` bytes, of which never more is read, or not UTF-8. */
const textOf = async (request: Request, most: number): Promise<string | null> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > most) return null
    chunks.push(chunk)
  }
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
  } catch {
    return null
  }
}

/** A request's body as text: empty, or JSON in UTF-8 of at most 64 KiB (more for some paths); anything else is `invalid_body`. */
export const readJsonBody = async (request: Request, path: string): Promise<string> => {
  const text = await textOf(request, LARGER[path] ?? MAX_JSON_BYTES)
  if (text === '') return ''
  try {
    if (text !== null) {
      JSON.parse(text)
      return text
    }
  } catch {
    // said below
  }
  throw new Failure('invalid_body')
}

/** A request's body as the text of a CSV file: empty, or text/csv in UTF-8 of at most 1 MiB; anything else is `invalid_parameter`. */
export const readCsvBody = async (request: Request): Promise<string> => {
  const text = await textOf(request, MAX_CSV_BYTES)
  if (text === '' || (text !== null && /^text\/csv(?:;|$)/i.test(request.headers.get('content-type') ?? ''))) return text
  throw new Failure('invalid_parameter', {
    field: 'dosya',
    note: {
      tr: 'Gövde text/csv türünde, UTF-8 ve en çok 1 MiB olmalıdır (Excel: “CSV UTF-8” olarak kaydedin).',
      en: 'The body must be text/csv, in UTF-8 and at most 1 MiB (Excel: save as “CSV UTF-8”).',
    },
  })
}
