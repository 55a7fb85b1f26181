import type { ExecutionContext, Fetcher, R2Bucket } from '@cloudflare/workers-types'
import { getPathNoStrict } from 'hono/utils/url'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { errorResponse, type ErrorStyle, type Language, languageOf } from '../../lib/http/app/errors.ts'
import { OPEN_POLICY } from '../../lib/http/page/shell.ts'
import { logError, logEvent } from '../../lib/http/app/log.ts'
import { INTERNAL_HEADERS, PRINCIPAL_HEADER, type Principal, REQUEST_ID_HEADER, writePrincipal } from '../../lib/http/app/principal.ts'
import { openDatabase } from '../../lib/platform/database.ts'
import { type Env, readEnv, type VariableName } from '../../lib/platform/env.ts'
import { type Allowance, openLimiter, SEARCH_LIMIT } from '../../lib/platform/limiter.ts'
import { exportSpan, type Trace, traceOf, traceparent } from '../../lib/platform/traces.ts'
import { countWork, measure } from '../../lib/store/measurements.ts'
import { asProblem, readableByPages } from './answer-forms.ts'
import { readCsvBody, readJsonBody } from './body.ts'
import { count, outcomeOf } from './counting.ts'
import type { KeyRecord } from '../../lib/store/keys.ts'
import { authenticate, forgetKey } from './keys.ts'
import { fieldWithNul, unknownField, unreadableField } from './query.ts'
import { type GatewayRoute, type GroupBinding, routesOf } from './routes.ts'
import { logRequest } from './request-log.ts'
import { isPreflight, originHeaders, preflight } from './origins.ts'
import type { Described } from './reference.ts'
import { onlyOnce, wordOf } from './repeated.ts'
import { simulated } from './simulated.ts'
import { supersededHeaders } from './superseded.ts'

const VARIABLES = [
  'BASE_URL',
  'DATABASE_URL',
  'NEON_FETCH_ENDPOINT',
  'UPSTASH_REDIS_REST_URL',
  'UPSTASH_REDIS_REST_TOKEN',
] as const satisfies VariableName[]

type Bindings = Record<GroupBinding | 'ISLER' | 'PANEL', Fetcher> & { ARCHIVE: R2Bucket }
/** A request on its way through the gateway. `path` is as its routes are matched: decoded, without a slash at its end. */
type Asked = { request: Request; bindings: Bindings; context: ExecutionContext; requestId: string; path: string; trace: Trace | null }
/** An answer, the headers that the gateway adds to it, and by whose key it was asked. */
type Answered = { response: Response; headers?: Record<string, string>; by?: { accountId: number; key: string } }

const style = (path: string): ErrorStyle => (/^\/api\/v1\/compan(ies|y)(\/|$)/.test(path) ? 'legacy' : 'standard')

const failed = ({ request, path }: Asked, failure: Failure, more: Parameters<typeof errorResponse>[3] = {}): Answered => ({
  response: errorResponse(failure, languageOf(request.headers.get('accept-language')), style(path), more),
})

const otherMethod = (asked: Asked, methods: readonly string[]): Answered => {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
  const note = { tr: `İzin verilen: ${allowed}.`, en: `Allowed: ${allowed}.` }
  return failed(asked, new Failure('method_not_allowed', { note }), { headers: { allow: allowed } })
}

/** The language that a document of the gateway's own is asked in; null where it has no such language. */
const askedIn = ({ request }: Asked): Language | null => {
  const language = new URL(request.url).searchParams.get('dil') ?? 'tr'
  return language === 'tr' || language === 'en' ? language : null
}
const unknownLanguage = (asked: Asked): Answered => failed(asked, new Failure('invalid_parameter', { field: 'dil' }))

const FOR_AN_HOUR = { 'cache-control': 'public, max-age=3600' }
const documents = new Map<string, string>()
const descriptions = new Map<Language, object>()

/** The API description, made once for each language. Its generator and examples are loaded by who asks, not with each start. */
const descriptionIn = async ({ bindings }: Asked, language: Language): Promise<object> => {
  const { apiDescription } = await import('./openapi.ts')
  const made = descriptions.get(language) ?? apiDescription(readEnv(bindings, ['BASE_URL']).BASE_URL, language)
  descriptions.set(language, made)
  return made
}

/** The description as JSON. */
const describe = async (asked: Asked): Promise<Answered> => {
  const language = askedIn(asked)
  if (language === null) return unknownLanguage(asked)
  const text = documents.get(language) ?? JSON.stringify(await descriptionIn(asked, language))
  documents.set(language, text)
  return {
    response: readableByPages(new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8', ...FOR_AN_HOUR } })),
  }
}

const REFERENCE = /^\/belgeler(?:\/([a-z]+))?$/

/** The description as pages: all operations, or the group that the path names; null where there is none. */
const refer = async (asked: Asked): Promise<Answered | null> => {
  const group = REFERENCE.exec(asked.path)?.[1] ?? null
  const language = askedIn(asked)
  if (language === null) return unknownLanguage(asked)
  const { referencePage } = await import('./reference.ts')
  const name = `${group ?? ''} ${language}`
  const page = documents.get(name) ?? (await referencePage((await descriptionIn(asked, language)) as Described, group, language))
  if (page === null) return null
  documents.set(name, page)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': OPEN_POLICY, ...FOR_AN_HOUR }
  return { response: new Response(page, { headers }) }
}

/** A browser that was led to an address asks for a page; programs ask for JSON, or for anything. */
const wantsPage = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && (request.headers.get('accept') ?? '').startsWith('text/html')

/** The page of an unknown path, as the group of the open pages makes it. */
const missingPage = async (asked: Asked): Promise<Answered> => {
  const language = languageOf(asked.request.headers.get('accept-language'))
  const url = new URL(`/bulunamadi?dil=${language}`, asked.request.url)
  const request = handedOn(asked, new Request(url, { headers: asked.request.headers }))
  const page = (await asked.bindings.ACIK.fetch(request as never)) as unknown as Response
  return { response: new Response(page.body, { status: 404, headers: page.headers }) }
}

const answer = async (asked: Asked): Promise<Answered> => {
  const { request, path } = asked
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const routes = routesOf(path)
  if (routes.length > 0) {
    const route = routes.find((candidate) => candidate.method === method)
    if (route?.keyed) {
      let by: Answered['by']
      const answered = await serve(asked, route, (who) => (by = who))
      return by === undefined ? answered : { ...answered, by }
    }
    if (route) return { response: route.writes ? await ask(asked, route) : readableByPages(await ask(asked, route)) }
    if (isPreflight(request)) return { response: preflight(routes.map((candidate) => candidate.method)) }
    return otherMethod(
      asked,
      routes.map((candidate) => candidate.method),
    )
  }
  // Callbacks of the queue and the operator's documents: the jobs Worker itself checks who sends them.
  if (`${path}/`.startsWith('/isler/')) return pass(asked, 'ISLER', '/isler/')
  // The account panel signs people in itself, by a cookie in place of a key.
  if (`${path}/`.startsWith('/panel/')) return pass(asked, 'PANEL', '/panel/')
  const document = path === '/openapi.json' ? describe : REFERENCE.test(path) ? refer : null
  if (document && method !== 'GET') return otherMethod(asked, ['GET'])
  const shown = await document?.(asked)
  if (shown) return shown
  return wantsPage(request) ? missingPage(asked) : failed(asked, new Failure('not_found'))
}

/**
 * `request` as another Worker sees what was asked: no internal header from outside, and the address as it was sent. A decoded path is never
 * written into an address: what was a letter of one segment (`..%5C`) would become a way to another.
 */
const handedOn = ({ requestId, trace }: Asked, request: Request): Request => {
  for (const name of INTERNAL_HEADERS) request.headers.delete(name)
  request.headers.set(REQUEST_ID_HEADER, requestId)
  if (trace) request.headers.set('traceparent', traceparent(trace))
  return request
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
const pass = async (asked: Asked, worker: 'ISLER' | 'PANEL', prefix: string): Promise<Answered> => {
  const url = new URL(asked.request.url)
  if (!`${url.pathname}/`.startsWith(prefix)) return failed(asked, new Failure('not_found'))
  const request = handedOn(asked, new Request(url, asked.request))
  return { response: await (asked.bindings[worker].fetch(request as never) as unknown as Promise<Response>) }
}

/** The answer of the route's group; `principal` null for a keyless route. */
const ask = async (asked: Asked, route: GatewayRoute, principal: Principal | null = null): Promise<Response> => {
  const { request, bindings } = asked
  const url = new URL(request.url)
  // Only slashes at its end differ from what was sent.
  const path = url.pathname.replace(/\/+$/, '') + (route.path.endsWith('/') ? '/' : '')
  if (path !== url.pathname) url.pathname = path
  const unwritten = fieldWithNul(url.pathname, route.path)
  if (unwritten !== null)
    throw new Failure('invalid_parameter', {
      field: unwritten,
      note: { tr: 'NUL karakteri taşıyamaz.', en: 'May not carry a NUL character.' },
    })
  const unreadable = unreadableField(url.search)
  if (unreadable !== null)
    throw new Failure('invalid_parameter', { field: unreadable, note: { tr: 'Metin UTF-8 değil.', en: 'The text is not UTF-8.' } })
  const unknown = route.query ? unknownField(url.search, route.query) : null
  if (unknown !== null) {
    const names = route.query?.join(', ') || null
    throw new Failure('invalid_parameter', {
      field: unknown,
      note: names
        ? { tr: `Bilinmeyen parametre; olabilecekler: ${names}.`, en: `Unknown parameter; there are: ${names}.` }
        : { tr: 'Bu uç sorgu parametresi almaz.', en: 'This operation takes no query parameters.' },
    })
  }
  const { method, headers } = request
  const body = route.method === 'GET' ? null : await (route.csv ? readCsvBody(request) : readJsonBody(request, route.path))
  const handed = handedOn(asked, new Request(url, { method, headers, redirect: 'manual', body: body || null }))
  if (principal) handed.headers.set(PRINCIPAL_HEADER, writePrincipal(principal))
  if (body !== null) {
    handed.headers.set('content-type', route.csv ? 'text/csv; charset=utf-8' : 'application/json')
    handed.headers.delete('content-length')
  }
  return bindings[route.group].fetch(handed as never) as unknown as Promise<Response>
}

const principalOf = ({ accountId, keyId, sandbox, companyAllowance, sandboxDay }: KeyRecord): Principal => ({
  accountId,
  keyId,
  sandbox,
  companyAllowance,
  ...(sandboxDay === null ? {} : { world: keyId, day: sandboxDay }),
})

/** A key that everybody has changes nothing that the others would see. */
const forOneself = (): Failure =>
  new Failure('sandbox_unsupported', {
    note: {
      tr: 'Bu deneme anahtarı herkese açıktır, yalnız okur. POST /api/v1/deneme/anahtar/ size ait bir deneme anahtarı verir.',
      en: 'This sandbox key is open to everybody and only reads. POST /api/v1/deneme/anahtar/ gives you a sandbox key of your own.',
    },
  })

/**
 * Key, then limits, then input, then the group. A read asks the limiter and the group at the same time; over the limit the group's answer
 * is dropped. What writes, and what the limiter is likely to refuse, begins once the limiter has let it through. A sandbox key that plays
 * is looked up anew beside all that: where its clock was moved meanwhile the group is asked again.
 */
const serve = async (asked: Asked, route: GatewayRoute, known: (by: Answered['by']) => void): Promise<Answered> => {
  const { request, bindings, context, requestId } = asked
  const env: Env<(typeof VARIABLES)[number]> = readEnv(bindings, VARIABLES)
  const now = new Date()
  const [name, secret] = [request.headers.get('x-api-key'), request.headers.get('x-api-secret')]
  if (!name || !secret) return failed(asked, new Failure(route.keyMissing))
  const authenticated = await authenticate(
    () => openDatabase(env, 'prompt'),
    name,
    secret,
    now,
    (work) => context.waitUntil(work),
  )
  if (!authenticated) return failed(asked, new Failure('unauthorized'))
  const { record: key, anew } = authenticated
  // who waits for it below throws what it throws
  anew?.catch(() => undefined)
  known({ accountId: key.accountId, key: name })

  const { likely, allowances: limits } = openLimiter(env)(
    [
      { policy: 'saatlik', key: String(key.keyId), limit: key.hourlyLimit },
      { policy: 'hesap', key: String(key.accountId), limit: key.accountHourlyLimit },
      ...(route.search ? [{ policy: 'arama', key: String(key.keyId), limit: SEARCH_LIMIT }] : []),
    ],
    now.getTime(),
  )
  const early = likely && !route.writes ? ask(asked, route, principalOf(key)) : null
  early?.catch(() => undefined)
  const allowances = await limits
  const headers = { ...limitHeaders(allowances), ...originHeaders(request.headers.get('origin'), key.origins) }
  if (allowances.some(({ open }) => open)) {
    logEvent('limiter_open', { request: requestId })
    context.waitUntil(
      measure(openDatabase(env, 'prompt'), dayIn(now), 'limiter', 'failed').catch((error: unknown) => logError('measure_failed', error)),
    )
  }
  const exceeded = allowances.find(({ allowed }) => !allowed)
  if (exceeded) return failed(asked, new Failure('rate_limited'), { headers, retrySeconds: exceeded.resetInSeconds })

  try {
    const present = anew ? await anew : key
    if (!present) return failed(asked, new Failure('unauthorized'))
    const principal = principalOf(present)
    const begun = present.sandboxDay === key.sandboxDay ? early : null
    if (present.shared && route.writes && !route.harmless) throw forOneself()
    const error = key.sandbox ? await simulated(request.headers.get('x-deneme-benzet')) : null
    if (error) return failed(asked, error, { headers, ...(error.code === 'rate_limited' ? { retrySeconds: 60 } : {}) })
    const word = route.method === 'POST' && route.group !== 'MCP' ? wordOf(request) : null
    if (word === null) {
      const response = await (begun ?? ask(asked, route, principal))
      // what it changes is the key's own clock
      if (route.writes && route.path.startsWith('/api/v1/deneme/')) forgetKey(name)
      return { response, headers }
    }
    // what a sandbox key makes is its own; what is made with a live key is the account's
    const caller = key.sandbox ? `key ${key.keyId}` : `account ${key.accountId}`
    const work = (): Promise<Response> => ask(asked, route, principal)
    return { response: await onlyOnce(openDatabase(env, 'prompt'), caller, word, request, work), headers }
  } catch (error) {
    if (!(error instanceof Failure)) logError('group_failed', error, { request: requestId, group: route.group })
    return { ...failed(asked, error instanceof Failure ? error : new Failure('internal')), headers }
  }
}

/** The answer as it is sent: with what every answer of the API carries besides its own headers. */
const sent = ({ request, path, bindings, requestId }: Asked, { response, headers: more = {} }: Answered): Response => {
  const answer = new Response(request.method === 'HEAD' ? null : response.body, response)
  const { headers } = answer
  for (const name in more) headers.set(name, more[name] ?? '')
  headers.set(REQUEST_ID_HEADER, requestId)
  headers.set('x-content-type-options', 'nosniff')
  // A cache on the way does not see that X-API-Key makes an answer private, and would keep an error. A 304 says nothing: it would change
  // what is kept.
  if (response.status !== 304 && !headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  if (style(path) === 'legacy')
    for (const [name, value] of Object.entries(supersededHeaders(path, readEnv(bindings, ['BASE_URL']).BASE_URL))) headers.set(name, value)
  return answer
}

const note = (asked: Asked, status: number, started: number, by: Answered['by']): void => {
  const { request, bindings, context, requestId, path, trace } = asked
  const ended = Date.now()
  const ms = ended - started
  const due = path.startsWith('/api/v1/') ? count(outcomeOf(status, ms), Date.now()) : null
  if (due)
    context.waitUntil(
      countWork(openDatabase(readEnv(bindings, VARIABLES), 'prompt'), dayIn(new Date()), 'api', due).catch((error: unknown) =>
        logError('measure_failed', error),
      ),
    )
  // A link to evidence and a secret address open without a key: who has the token has what it opens.
  const shown = path.replace(/^\/(kanit|takvim|akis)\/[^/]*/, '/$1/…')
  const { method } = request
  if (by) {
    const at = new Date(started).toISOString()
    logRequest(bindings.ARCHIVE, context, by.accountId, { at, key: by.key, method, path: shown, status, ms, id: requestId })
  }
  const { OTLP_URL } = readEnv(bindings, ['OTLP_URL'])
  if (trace && OTLP_URL !== '') {
    const attributes = {
      'http.request.method': method,
      'url.path': shown,
      'http.response.status_code': status,
      'kunye.istek_kimligi': requestId,
    }
    const span = { ...trace, name: `${method} ${shown}`, startedMs: started, endedMs: ended, failed: status >= 500, attributes }
    context.waitUntil(exportSpan(OTLP_URL, span).catch((error: unknown) => logError('trace_not_taken', error)))
  }
  logEvent('request', { request: requestId, method, path: shown, status, ms })
}

export default {
  fetch: async (request: Request, bindings: Bindings, context: ExecutionContext): Promise<Response> => {
    const started = Date.now()
    const asked: Asked = {
      request,
      bindings,
      context,
      requestId: crypto.randomUUID(),
      path: getPathNoStrict(request),
      trace: traceOf(request.headers.get('traceparent')),
    }
    const found = await answer(asked).catch((error: unknown) => {
      if (!(error instanceof Failure)) logError('gateway_failed', error, { request: asked.requestId })
      return failed(asked, error instanceof Failure ? error : new Failure('internal'))
    })
    const response = found.response.ok ? found.response : await asProblem(found.response, request.headers.get('accept'), asked.requestId)
    note(asked, response.status, started, found.by)
    return sent(asked, { ...found, response })
  },
}
