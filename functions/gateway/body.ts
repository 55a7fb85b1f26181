import { Failure } from '../../lib/domain/kernel/errors.ts'

const MAX_BYTES = 64 * 1024
/** Paths that take more. */
const LARGER: Readonly<Record<string, number>> = { '/api/v1/sirket-ekle/toplu/': 2 * 1024 * 1024 }

/**
 * A request's body as text: empty, or JSON in UTF-8 of at most 64 KiB (more for some paths); anything else is `invalid_body`. Never reads
 * more than the limit.
 */
export const readJsonBody = async (request: Request, path: string): Promise<string> => {
  const most = LARGER[path] ?? MAX_BYTES
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new Failure('invalid_body')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > most) throw new Failure('invalid_body')
    chunks.push(chunk)
  }
  if (size === 0) return ''
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
    JSON.parse(text)
    return text
  } catch {
    throw new Failure('invalid_body')
  }
}
