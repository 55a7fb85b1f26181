import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Message } from './message.ts'

/** What came back from a destination; status 0 where nothing did, with the reason as the body. */
export type Outcome = { status: number; header: Record<string, string[]>; body: string; retryAfterMs: number | null; retryable: boolean }

const segment = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The `Upstash-Signature` of a delivery: a JWT (HS256) over the destination and the SHA-256 of the body, good for five minutes. */
export const sign = ({ url, body, key, now }: { url: string; body: Buffer; key: string; now: number }): string => {
  const seconds = Math.floor(now / 1000)
  const claims = {
    iss: 'Upstash',
    sub: url,
    iat: seconds,
    nbf: seconds,
    exp: seconds + 300,
    jti: `jwt_${randomUUID()}`,
    body: createHash('sha256').update(body).digest('base64url'),
  }
  const unsigned = `${segment({ alg: 'HS256', typ: 'JWT' })}.${segment(claims)}`
  return `${unsigned}.${createHmac('sha256', key).update(unsigned).digest('base64url')}`
}

const retryAfter = (value: string | null, now: number): number | null => {
  if (value === null) return null
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

/** Sends a message once. Never throws: a failure of the network is an outcome of status 0. */
export const deliver = async (message: Message, signingKey: string): Promise<Outcome> => {
  const body = Buffer.from(message.body, 'base64')
  const headers = {
    ...message.header,
    'user-agent': 'Upstash-QStash',
    'upstash-message-id': message.messageId,
    'upstash-retried': String(message.retried),
    'upstash-signature': sign({ url: message.url, body, key: signingKey, now: Date.now() }),
    ...(message.scheduleId === null ? {} : { 'upstash-schedule-id': message.scheduleId }),
    ...(message.label === null ? {} : { 'upstash-label': message.label }),
  }
  try {
    const response = await fetch(message.url, {
      method: message.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(message.timeoutMs),
      ...(message.method === 'GET' || message.method === 'HEAD' ? {} : { body }),
    })
    return {
      status: response.status,
      header: Object.fromEntries([...response.headers].map(([name, value]) => [name, [value]])),
      body: await response.text(),
      retryAfterMs: retryAfter(response.headers.get('retry-after'), Date.now()),
      retryable: response.status !== 489 && response.headers.get('upstash-nonretryable-error') !== 'true',
    }
  } catch (error) {
    const reason = error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)
    return { status: 0, header: {}, body: reason, retryAfterMs: null, retryable: true }
  }
}
