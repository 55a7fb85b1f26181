import type { ExecutionContext, Fetcher } from '@cloudflare/workers-types'
import { type Context, Hono } from 'hono'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { errorResponse, type ErrorStyle, languageOf } from '../../lib/http/app/errors.ts'
import { logError, logEvent } from '../../lib/http/app/log.ts'
import { INTERNAL_HEADERS, PRINCIPAL_HEADER, type Principal, REQUEST_ID_HEADER, writePrincipal } from '../../lib/http/app/principal.ts'
import { openDatabase } from '../../lib/platform/database.ts'
import { type Env, readEnv, type VariableName } from '../../lib/platform/env.ts'
import { type Allowance, openLimiter, SEARCH_LIMIT } from '../../lib/platform/limiter.ts'
import { countWork, measure } from '../../lib/store/measurements.ts'
import { asProblem, readableByPages } from './answer-forms.ts'
import { readJsonBody } from './body.ts'
import { count, outcomeOf } from './counting.ts'
import { authenticate } from './keys.ts'
import { fieldWithNul, unreadableField } from './query.ts'
import { type GatewayRoute, type GroupBinding, ROUTES } from './routes.ts'
import { simulated } from './simulated.ts'
import { supersededHeaders } from './superseded.ts'

const VARIABLES = [
  'BASE_URL',
  'DATABASE_URL',
  'NEON_FETCH_ENDPOINT',
  'UPSTASH_REDIS_REST_URL',
  'UPSTASH_REDIS_REST_TOKEN',
] as const satisfies VariableName[]

type GatewayEnv = { Bindings: Record<GroupBinding | 'ISLER' | 'PANEL', Fetcher>; Variables: { requestId: string } }

const app = new Hono<GatewayEnv>({ strict: false })
const withoutSlash = (path: string): string => path.replace(/\/$/, '')
const style = (path: string): ErrorStyle => (/^\/api\/v1\/compan(ies|y)(\/|$)/.test(path) ? 'legacy' : 'standard')

app.use(async (c, next) => {
  c.set('requestId', crypto.randomUUID())
  const started = Date.now()
  await next()
  c.res = await asProblem(new Response(c.res.body, c.res), c.req.header('accept'), c.get('requestId'))
  c.res.headers.set(REQUEST_ID_HEADER, c.get('requestId'))
  c.res.headers.set('x-content-type-options', 'nosniff')
  // A cache on the way does not see that X-API-Key makes an answer private, and would keep an error. A 304 says nothing: it would change
  // what is kept.
  if (c.res.status !== 304 && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-store')
  if (style(c.req.path) === 'legacy')
    for (const [name, value] of Object.entries(supersededHeaders(c.req.path, readEnv(c.env, ['BASE_URL']).BASE_URL)))
      c.res.headers.set(name, value)
  // A link to evidence opens without a key: who has its token has the page.
  const path = c.req.path.replace(/^\/kanit\/[^/]*/, '/kanit/…')
  const ms = Date.now() - started
  const due = c.req.path.startsWith('/api/v1/') ? count(outcomeOf(c.res.status, ms), Date.now()) : null
  if (due)
    c.executionCtx.waitUntil(
      countWork(openDatabase(readEnv(c.env, VARIABLES), 'prompt'), dayIn(new Date()), 'api', due).catch((error: unknown) =>
        logError('measure_failed', error),
      ),
    )
  logEvent('request', { request: c.get('requestId'), method: c.req.method, path, status: c.res.status, ms })
})

/** Callbacks of the queue and the operator's documents: the jobs Worker itself checks who sends them. */
app.all('/isler/*', (c) => pass(c, 'ISLER', '/isler/'))

/** The account panel signs people in itself, by a cookie in place of a key. */
app.all('/panel/*', (c) => pass(c, 'PANEL', '/panel/'))

const otherMethod = (c: Context, allowed: string[]): Response => {
  const note = { tr: `İzin verilen: ${allowed.join(', ')}.`, en: `Allowed: ${allowed.join(', ')}.` }
  return errorResponse(new Failure('method_not_allowed', { note }), languageOf(c.req.header('accept-language')), style(c.req.path), {
    headers: { allow: allowed.join(', ') },
  })
}

for (const path of new Set(ROUTES.map((route) => route.path))) {
  const routes = ROUTES.filter((route) => route.path === path)
  const pattern = withoutSlash(path).replace(/\{(\w+)\}/g, ':$1')
  app.all(pattern, async (c) => {
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const route = routes.find((candidate) => candidate.method === method)
    if (route?.keyed) return serve(c.req.raw, c.env, c.executionCtx as ExecutionContext, c.get('requestId'), route)
    if (route) return readableByPages(await ask(c.req.raw, c.env, c.get('requestId'), route))
    return otherMethod(
      c,
      routes.flatMap((candidate) => (candidate.method === 'GET' ? ['GET', 'HEAD'] : [candidate.method])),
    )
  })
}

let description: string | null = null
app.get('/openapi.json', async (c) => {
  // Its generator and examples are loaded by who asks for it, not with each start of the gateway.
  const { apiDescription } = await import('./openapi.ts')
  description ??= JSON.stringify(apiDescription(readEnv(c.env, ['BASE_URL']).BASE_URL))
  return readableByPages(
    c.body(description, 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=3600' }),
  )
})
app.all('/openapi.json', (c) => otherMethod(c, ['GET', 'HEAD']))

app.notFound((c) => errorResponse(new Failure('not_found'), languageOf(c.req.header('accept-language')), style(c.req.path)))
app.onError((error, c) => {
  if (error instanceof Failure) return errorResponse(error, languageOf(c.req.header('accept-language')), style(c.req.path))
  logError('gateway_failed', error, { request: c.get('requestId') })
  return errorResponse(new Failure('internal'), languageOf(c.req.header('accept-language')), style(c.req.path))
})

/**
 * The request as another Worker sees it: no internal header from outside, and the path as it was sent. A decoded path is never written into
 * an address: what was a letter of one segment (`..%5C`) would become a way to another.
 */
const forward = (request: Request, requestId: string, url: URL, body?: string): Request => {
  const headers = new Headers(request.headers)
  for (const name of INTERNAL_HEADERS) headers.delete(name)
  headers.set(REQUEST_ID_HEADER, requestId)
  if (body === undefined) return new Request(url, new Request(request, { headers }))
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(url, { method: request.method, headers, body: body === '' ? null : body })
}

/**
 * The hourly limits of a key, told with every answer. The account's own (`hesap`) is told where it will end sooner than the key's: a key
 * alone cannot see it coming.
 */
const limitHeaders = (allowances: Allowance[]): Record<string, string> => {
  const ofKey = allowances.find(({ policy }) => policy === 'saatlik')
  const told = allowances.filter(({ policy, left }) => policy !== 'hesap' || left < (ofKey?.left ?? 0) || left === 0)
  return {
    'RateLimit-Policy': told.map(({ policy, limit }) => `"${policy}";q=${limit};w=3600`).join(', '),
    RateLimit: told.map(({ policy, left, resetInSeconds }) => `"${policy}";r=${left};t=${resetInSeconds}`).join(', '),
  }
}

/** The answer of a Worker that has its own door under `prefix`, and nothing else, open to the outside. */
const pass = (c: Context<GatewayEnv>, worker: 'ISLER' | 'PANEL', prefix: string): Promise<Response> | Response => {
  const url = new URL(c.req.url)
  if (!`${url.pathname}/`.startsWith(prefix)) return c.notFound()
  return c.env[worker].fetch(forward(c.req.raw, c.get('requestId'), url) as never) as unknown as Promise<Response>
}

/** The answer of the route's group; `principal` null for a keyless route. */
const ask = async (
  request: Request,
  bindings: GatewayEnv['Bindings'],
  requestId: string,
  route: GatewayRoute,
  principal: Principal | null = null,
): Promise<Response> => {
  const url = new URL(request.url)
  // Only slashes at its end differ from what was sent.
  url.pathname = url.pathname.replace(/\/+$/, '') + (route.path.endsWith('/') ? '/' : '')
  const unwritten = fieldWithNul(url.pathname, route.path)
  if (unwritten !== null)
    throw new Failure('invalid_parameter', {
      field: unwritten,
      note: { tr: 'NUL karakteri taşıyamaz.', en: 'May not carry a NUL character.' },
    })
  const unreadable = unreadableField(url.search)
  if (unreadable !== null)
    throw new Failure('invalid_parameter', { field: unreadable, note: { tr: 'Metin UTF-8 değil.', en: 'The text is not UTF-8.' } })
  const body = route.method === 'GET' ? undefined : await readJsonBody(request)
  const forwarded = forward(request, requestId, url, body)
  if (principal) forwarded.headers.set(PRINCIPAL_HEADER, writePrincipal(principal))
  return bindings[route.group].fetch(forwarded as never) as unknown as Promise<Response>
}

/**
 * Key, then limits, then input, then the group. A read asks the limiter and the group at the same time; over the limit the group's answer
 * is dropped. What writes, and what the limiter is likely to refuse, begins once the limiter has let it through.
 */
const serve = async (
  request: Request,
  bindings: GatewayEnv['Bindings'],
  context: ExecutionContext,
  requestId: string,
  route: GatewayRoute,
): Promise<Response> => {
  const env: Env<(typeof VARIABLES)[number]> = readEnv(bindings, VARIABLES)
  const language = languageOf(request.headers.get('accept-language'))
  const now = new Date()
  const [name, secret] = [request.headers.get('x-api-key'), request.headers.get('x-api-secret')]
  if (!name || !secret) return errorResponse(new Failure(route.keyMissing), language, route.style)
  const key = await authenticate(() => openDatabase(env, 'prompt'), name, secret, now)
  if (!key) return errorResponse(new Failure('unauthorized'), language, route.style)

  const { likely, allowances: limits } = openLimiter(env)(
    [
      { policy: 'saatlik', key: String(key.keyId), limit: key.hourlyLimit },
      { policy: 'hesap', key: String(key.accountId), limit: key.accountHourlyLimit },
      ...(route.search ? [{ policy: 'arama', key: String(key.keyId), limit: SEARCH_LIMIT }] : []),
    ],
    now.getTime(),
  )
  const principal: Principal = { accountId: key.accountId, keyId: key.keyId, sandbox: key.sandbox, companyAllowance: key.companyAllowance }
  const early = likely && !route.writes ? ask(request, bindings, requestId, route, principal) : null
  early?.catch(() => undefined)
  const allowances = await limits
  const headers = limitHeaders(allowances)
  if (allowances.some(({ open }) => open)) {
    logEvent('limiter_open', { request: requestId })
    context.waitUntil(
      measure(openDatabase(env, 'prompt'), dayIn(now), 'limiter', 'failed').catch((error: unknown) => logError('measure_failed', error)),
    )
  }
  const exceeded = allowances.find(({ allowed }) => !allowed)
  if (exceeded) return errorResponse(new Failure('rate_limited'), language, route.style, { headers, retrySeconds: exceeded.resetInSeconds })

  let answer: Response
  try {
    const error = key.sandbox ? await simulated(request.headers.get('x-deneme-benzet')) : null
    if (error)
      return errorResponse(error, language, route.style, { headers, ...(error.code === 'rate_limited' ? { retrySeconds: 60 } : {}) })
    answer = await (early ?? ask(request, bindings, requestId, route, principal))
  } catch (error) {
    if (!(error instanceof Failure)) logError('group_failed', error, { request: requestId, group: route.group })
    answer = errorResponse(error instanceof Failure ? error : new Failure('internal'), language, route.style)
  }
  const answered = new Response(answer.body, answer)
  for (const [name, value] of Object.entries(headers)) answered.headers.set(name, value)
  return answered
}

export default app
