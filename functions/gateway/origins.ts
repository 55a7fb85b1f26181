/** Pages of the web that ask with a key: what a browser is told (the Fetch standard's CORS protocol). */

const ASKED = [
  'Content-Type',
  'Accept-Language',
  'Idempotency-Key',
  'If-None-Match',
  'Range',
  'Traceparent',
  'X-API-Key',
  'X-API-Secret',
  'X-Deneme-Benzet',
]
const READ = [
  'Content-Disposition',
  'ETag',
  'Idempotent-Replayed',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Kunye-Icerik-Ozeti',
  'X-Kunye-Istek-Kimligi',
  'X-Kunye-Muhur',
  'X-Kunye-Rapor-Kimligi',
  'X-Kunye-Veri-Durumu',
]

/** Whether a browser asks beforehand if a page may send a request. */
export const isPreflight = (request: Request): boolean =>
  request.method === 'OPTIONS' && request.headers.has('origin') && request.headers.has('access-control-request-method')

/** The answer to that. It carries no key, so that every page is told yes; what it then may read is said by the key's answer. */
export const preflight = (methods: readonly string[]): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': ASKED.join(', '),
      'access-control-max-age': '3600',
    },
  })

/** Headers for a page of one of the origins that a key names; none for any other. */
export const originHeaders = (origin: string | null, allowed: readonly string[]): Record<string, string> => {
  if (allowed.length === 0) return {}
  return origin !== null && allowed.includes(origin)
    ? { vary: 'Origin', 'access-control-allow-origin': origin, 'access-control-expose-headers': READ.join(', ') }
    : { vary: 'Origin' }
}
