import { Webhook } from 'standardwebhooks'
import type { Answer } from '../domain/webhook/attempt.ts'
import { leads, type Resolve } from './addresses.ts'

/** A notification ready to go; `secrets` are all that sign at present. */
export type Outgoing = { url: string; id: string; body: string; secrets: string[]; at: Date }
export type Send = (outgoing: Outgoing) => Promise<Answer>

/**
 * Sends a notification once, signed by Standard Webhooks with every live secret. Redirects are not followed and the answer's body is not
 * read. A name that leads inside, or of which nobody can say where it leads, is not called.
 */
export const openSender =
  ({ resolve, allowLoopback, timeoutMs }: { resolve: Resolve | null; allowLoopback: boolean; timeoutMs: number }): Send =>
  async ({ url, id, body, secrets, at }) => {
    const where = allowLoopback ? 'outside' : await leads(resolve, new URL(url).hostname)
    if (where !== 'outside') return { kind: where === 'inside' ? 'private_address' : 'unreachable' }
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Kunye-Webhook/1.0',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
        },
      })
      await answer.body?.cancel().catch(() => undefined)
      return { kind: 'answered', status: answer.status, retryAfter: answer.headers.get('retry-after') }
    } catch {
      return { kind: signal.aborted ? 'timeout' : 'unreachable' }
    }
  }
