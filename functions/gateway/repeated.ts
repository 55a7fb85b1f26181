import { base64url } from 'jose'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { Db } from '../../lib/platform/database.ts'
import { digestOf } from '../../lib/platform/digest.ts'
import { claimRequest, keepAnswer, type KeptAnswer, type Repeatable, releaseRequest } from '../../lib/store/idempotency.ts'

/** What a caller may name a request by: printable ASCII. */
const WORD = /^[\x21-\x7e]{1,255}$/
/** Headers of an answer that a copy of it carries too. */
const KEPT_HEADERS = /^(content-type|content-disposition|content-language|x-kunye-(?!istek).*)$/
/** Larger answers are not kept: the copy of the request is worked on like the first. */
const MAX_BYTES = 1024 * 1024
/** How long a copy waits for the first to end, and how often it looks. */
const PATIENCE_MS = 6000
const LOOK_MS = 300
/** Fields that are shown once: what is kept of an answer does not hold them. */
const SHOWN_ONCE = ['gizli_anahtar']

/** The word of a request that may come twice; null where it carries none. Throws `invalid_parameter` for one that is no word. */
export const wordOf = (request: Request): string | null => {
  const word = request.headers.get('idempotency-key')
  if (word !== null && !WORD.test(word))
    throw new Failure('invalid_parameter', {
      field: 'Idempotency-Key',
      note: { tr: '1 ile 255 arasında yazdırılabilir ASCII karakteri verin.', en: 'Give 1 to 255 printable ASCII characters.' },
    })
  return word
}

/** What makes two requests the same one: method, address and body, byte for byte. */
const digestOfRequest = async (request: Request): Promise<string> => {
  const { pathname, search } = new URL(request.url)
  const head = new TextEncoder().encode(`${request.method} ${pathname.replace(/\/+$/, '')}${search}\n`)
  const body = new Uint8Array(await request.clone().arrayBuffer())
  const whole = new Uint8Array(head.length + body.length)
  whole.set(head)
  whole.set(body, head.length)
  return digestOf(whole)
}

const withoutSecrets = (bytes: Uint8Array, type: string): Uint8Array => {
  if (!type.startsWith('application/json')) return bytes
  const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (typeof read !== 'object' || read === null || !SHOWN_ONCE.some((field) => field in read)) return bytes
  const kept = Object.fromEntries(Object.entries(read).map(([field, value]) => [field, SHOWN_ONCE.includes(field) ? null : value]))
  return new TextEncoder().encode(JSON.stringify(kept))
}

const keptOf = async (answer: Response): Promise<KeptAnswer | null> => {
  const bytes = new Uint8Array(await answer.clone().arrayBuffer())
  if (bytes.length > MAX_BYTES) return null
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => KEPT_HEADERS.test(name))),
    body: base64url.encode(withoutSecrets(bytes, answer.headers.get('content-type') ?? '')),
  }
}

const again = ({ status, headers, body }: KeptAnswer): Response =>
  new Response(status === 204 ? null : Uint8Array.from(base64url.decode(body)), {
    status,
    headers: { ...headers, 'idempotent-replayed': 'true' },
  })

/**
 * Does a request once, however often it comes under the same word within a day: a copy gets the first one's answer, without what is shown
 * once; while the first is under way it waits for it. Only what succeeded is kept: a refusal did nothing, and is asked anew. Throws
 * `repeat_differs` where the word came with another request, and `repeat_under_way` where the first does not end soon.
 */
export const onlyOnce = async (
  db: Db,
  caller: string,
  word: string,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> => {
  const asked: Repeatable = { caller, word, request: await digestOfRequest(request) }
  for (let waited = 0; ; waited += LOOK_MS) {
    const claim = await claimRequest(db, asked)
    if (claim.claimed) break
    if (claim.held && claim.held.request !== asked.request) throw new Failure('repeat_differs', { field: 'Idempotency-Key' })
    if (claim.held?.answer) return again(claim.held.answer)
    if (waited >= PATIENCE_MS) throw new Failure('repeat_under_way', { field: 'Idempotency-Key' })
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  try {
    const answer = await work()
    const kept = answer.ok ? await keptOf(answer) : null
    await (kept ? keepAnswer(db, asked, kept) : releaseRequest(db, asked))
    return answer
  } catch (error) {
    await releaseRequest(db, asked)
    throw error
  }
}
