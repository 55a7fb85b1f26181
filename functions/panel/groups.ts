/**
 * The panel's way to the groups of the API. What needs a secret or a program of theirs (webhook secrets, the keys that sign, the drawing of
 * a PDF) is asked of them, over a service binding as the gateway asks: the very operation that a key of the account calls, with the same
 * checks, limits of input and errors.
 */
import type { Fetcher } from '@cloudflare/workers-types'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { readRefusal } from '../../lib/http/app/errors.ts'
import { PRINCIPAL_HEADER, type Principal, REQUEST_ID_HEADER, writePrincipal } from '../../lib/http/app/principal.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { openLimiter } from '../../lib/platform/limiter.ts'
import { principalOf } from './own.ts'
import { type Visit, visitorIn } from './visit.ts'

export type Group = 'DOGRULAMA' | 'ILANLAR' | 'WEBHOOKLAR' | 'YAPTIRIM'
export type Asked = { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; json?: unknown; csv?: string; principal?: Principal }

/** A group's refusal: its status, the field at fault, what it says to a person in the language of the visit, and the whole answer. */
export class Refused extends Error {
  readonly status: ContentfulStatusCode
  readonly field: string | null
  readonly text: string
  readonly body: unknown

  constructor(status: ContentfulStatusCode, body: unknown) {
    super('refused')
    const { field, text } = readRefusal(body)
    this.status = status
    this.field = field
    this.text = text
    this.body = body
  }
}

/** Throws `rate_limited` once the account has asked this way as often within an hour as its plan lets one key ask. */
const count = async (c: Visit): Promise<void> => {
  const { accountId, hourlyLimit } = visitorIn(c)
  const limiter = openLimiter(readEnv(c.env, ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN']))
  const window = { policy: 'panel', key: String(accountId), limit: hourlyLimit }
  const [allowance] = await limiter([window], c.get('deps').now.getTime()).allowances
  if (allowance?.allowed) return
  c.header('retry-after', String(allowance?.resetInSeconds))
  throw new Failure('rate_limited')
}

/**
 * Asks a group for the account that is signed in; `path` as in the API description. Throws {@link Refused}, and `rate_limited` as {@link
 * count}.
 */
export const ask = async (
  c: Visit,
  group: Group,
  path: string,
  { method = 'GET', json, csv, principal = principalOf(c, false) }: Asked = {},
): Promise<Response> => {
  await count(c)
  const { baseUrl, language } = c.get('deps')
  const headers = new Headers({
    [PRINCIPAL_HEADER]: writePrincipal(principal),
    'accept-language': language,
    [REQUEST_ID_HEADER]: c.req.header(REQUEST_ID_HEADER) ?? '',
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(csv === undefined ? {} : { 'content-type': 'text/csv; charset=utf-8' }),
  })
  const body = csv ?? (json === undefined ? undefined : JSON.stringify(json))
  const request = new Request(baseUrl + path, { method, headers, ...(body === undefined ? {} : { body }) })
  const answer = (await (c.env[group] as Fetcher).fetch(request as never)) as unknown as Response
  if (!answer.ok) throw new Refused(answer.status as ContentfulStatusCode, await answer.json().catch(() => null))
  return answer
}
