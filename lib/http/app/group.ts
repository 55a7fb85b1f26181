import { OpenAPIHono, type RouteConfig, type RouteHandler } from '@hono/zod-openapi'
import type { R2Bucket } from '@cloudflare/workers-types'
import type { Context, ExecutionContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { getPath } from 'hono/utils/url'
import { dayIn, type IsoDate } from '../../domain/kernel/dates.ts'
import { Failure } from '../../domain/kernel/errors.ts'
import { type Db, openDatabase } from '../../platform/database.ts'
import { foldCode, readEnv } from '../../platform/env.ts'
import { openQueue, type Queue } from '../../platform/queue.ts'
import type { ReportKeys } from '../../platform/seal/keys.ts'
import { SourceUnavailable } from '../../platform/source-unavailable.ts'
import { type ErrorStyle, errorResponse, type Language, languageOf } from './errors.ts'
import { inputFailure } from './input.ts'
import { logError } from './log.ts'
import { PRINCIPAL_HEADER, type Principal, readPrincipal, REQUEST_ID_HEADER } from './principal.ts'

/** What a keyless operation works with: built once per request from the parsed environment. */
export type PublicDeps = {
  db: Db
  /** Groups that send jobs have the queue's settings; the others never ask. */
  queue: () => Queue
  /** The keys that sign reports, in groups that have them. */
  reportKeys: () => ReportKeys
  /** The gazette archive, in groups that are bound to it. */
  archive: R2Bucket
  baseUrl: string
  /** By which code, for which address, ready answers are made; empty: none is trusted. */
  foldCode: string
  language: Language
  now: Date
  today: IsoDate
  /** Work that may go on after the answer was sent. */
  later: (work: Promise<unknown>) => void
}
/** What a keyed operation works with. */
export type Deps = PublicDeps & { principal: Principal }

type EnvOf<Given> = { Bindings: Record<string, unknown>; Variables: { deps: Given } }
export type GroupEnv = EnvOf<Deps>
export type PublicEnv = EnvOf<PublicDeps>
export type Operation<Route extends RouteConfig> = RouteHandler<Route, GroupEnv>
export type PublicOperation<Route extends RouteConfig> = RouteHandler<Route, PublicEnv>

/** What every operation works with, from the environment and the request. */
export const publicDeps = (c: Context): PublicDeps => {
  const env = readEnv(c.env, ['BASE_URL', 'DATABASE_URL', 'NEON_FETCH_ENDPOINT', 'FOLD_CODE'])
  const now = new Date()
  return {
    db: openDatabase(env, 'prompt'),
    queue: () => openQueue(readEnv(c.env, ['BASE_URL', 'QSTASH_URL', 'QSTASH_TOKEN'])),
    reportKeys: () => readEnv(c.env, ['REPORT_KEYS']).REPORT_KEYS,
    archive: c.env.ARCHIVE as R2Bucket,
    baseUrl: env.BASE_URL,
    foldCode: foldCode(env),
    language: languageOf(c.req.header('accept-language')),
    now,
    today: dayIn(now),
    later: (work) => c.executionCtx.waitUntil(work),
  }
}

/** A router that turns failures into the error envelope. */
const createRouter = <Given extends PublicDeps>(style: ErrorStyle): OpenAPIHono<EnvOf<Given>> => {
  const app = new OpenAPIHono<EnvOf<Given>>({
    defaultHook: (result) => {
      if (!result.success) throw inputFailure(result.error, result.target)
    },
  })
  app.onError((error, c) => {
    const language = languageOf(c.req.header('accept-language'))
    if (error instanceof Failure) return errorResponse(error, language, style)
    if (error instanceof SourceUnavailable) return errorResponse(new Failure('source_unavailable'), language, style)
    if (error instanceof HTTPException && error.status === 400) return errorResponse(new Failure('invalid_body'), language, style)
    logError('request_failed', error, { request: c.req.header(REQUEST_ID_HEADER) ?? null, path: c.req.routePath })
    return errorResponse(new Failure('internal'), language, style)
  })
  app.notFound((c) => errorResponse(new Failure('not_found'), languageOf(c.req.header('accept-language')), style))
  return app
}

/**
 * A group's router. It answers nothing without the principal that only the gateway and the account panel can pass on, and gives each
 * operation its {@link Deps}.
 */
export const createGroup = (style: ErrorStyle = 'standard'): OpenAPIHono<GroupEnv> => {
  const app = createRouter<Deps>(style)
  app.use(async (c, next) => {
    const principal = readPrincipal(c.req.header(PRINCIPAL_HEADER))
    if (!principal) throw new Failure('unauthorized')
    const deps = publicDeps(c)
    c.set('deps', { ...deps, today: principal.day ?? deps.today, principal })
    return next()
  })
  return app
}

/** The router of keyless operations; their routes say `security: []`. */
export const createPublicGroup = (): OpenAPIHono<PublicEnv> => {
  const app = createRouter<PublicDeps>('standard')
  app.use(async (c, next) => {
    c.set('deps', publicDeps(c))
    return next()
  })
  return app
}

/**
 * The doors of a Worker that has both: those of the API ask for a key, what lies beside them is open. One router stands for each, so that a
 * request passes through its own alone.
 */
export const doorsOf = (open: OpenAPIHono<PublicEnv>, keyed: OpenAPIHono<GroupEnv>) => ({
  fetch: (request: Request, bindings: Record<string, unknown>, context: ExecutionContext) =>
    (getPath(request).startsWith('/api/') ? keyed : open).fetch(request, bindings, context),
})
