import { Failure } from '../../lib/domain/kernel/errors.ts'

const MAX_BYTES = 64 * 1024

/**
 * A request's body as text: empty, or JSON in UTF-8 of at most 64 KiB; anything else is `invalid_body`. Never reads more than the limit.
 */
export const readJsonBody = async (request: Request): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw new Failure('invalid_body')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Failure('invalid_body')
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
