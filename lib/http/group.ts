import { OpenAPIHono, type RouteConfig, type RouteHandler } from '@hono/zod-openapi'
import type { R2Bucket } from '@cloudflare/workers-types'
import { HTTPException } from 'hono/http-exception'
import { dayIn, type IsoDate } from '../domain/kernel/dates.ts'
import { Failure } from '../domain/kernel/errors.ts'
import { type Db, openDatabase } from '../platform/database.ts'
import { readEnv } from '../platform/env.ts'
import { openQueue, type Queue } from '../platform/queue.ts'
import { SourceUnavailable } from '../platform/source-unavailable.ts'
import { type ErrorStyle, errorResponse, type Language, languageOf } from './errors.ts'
import { inputFailure } from './input.ts'
import { logError } from './log.ts'
import { PRINCIPAL_HEADER, type Principal, readPrincipal, REQUEST_ID_HEADER } from './principal.ts'

/** What an operation works with: built once per request from the parsed environment. */
export type Deps = {
  db: Db
  /** Groups that send jobs have the queue's settings; the others never ask. */
  queue: () => Queue
  /** The gazette archive, in groups that are bound to it. */
  archive: R2Bucket
  principal: Principal
  baseUrl: string
  language: Language
  now: Date
  today: IsoDate
  /** Work that may go on after the answer was sent. */
  later: (work: Promise<unknown>) => void
}
export type GroupEnv = { Bindings: Record<string, unknown>; Variables: { deps: Deps } }
export type Operation<Route extends RouteConfig> = RouteHandler<Route, GroupEnv>

/**
 * A group's router. It answers nothing without the principal that only the gateway can pass on, turns failures into the error envelope, and gives
 * each operation its {@link Deps}.
 */
export const createGroup = (style: ErrorStyle = 'standard'): OpenAPIHono<GroupEnv> => {
  const app = new OpenAPIHono<GroupEnv>({
    defaultHook: (result) => {
      if (!result.success) throw inputFailure(result.error, result.target)
    },
  })
  app.use(async (c, next) => {
    const principal = readPrincipal(c.req.header(PRINCIPAL_HEADER))
    if (!principal) throw new Failure('unauthorized')
    const env = readEnv(c.env, ['BASE_URL', 'DATABASE_URL', 'NEON_FETCH_ENDPOINT'])
    const now = new Date()
    c.set('deps', {
      db: openDatabase(env), queue: () => openQueue(readEnv(c.env, ['BASE_URL', 'QSTASH_URL', 'QSTASH_TOKEN'])), archive: c.env.ARCHIVE as R2Bucket, principal,
      baseUrl: env.BASE_URL, language: languageOf(c.req.header('accept-language')), now, today: dayIn(now), later: (work) => c.executionCtx.waitUntil(work),
    })
    return next()
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
