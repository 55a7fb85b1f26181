import type { Env } from './env.ts'
import { SourceUnavailable } from './source-unavailable.ts'

/**
 * The protocol between Künye and whatever sends mail (a mail service behind an adapter of its operator; on one machine
 * tools/stand-ins/mail.ts).
 *
 *   POST <MAIL_URL>   Content-Type: application/json, Authorization: Bearer <token>[, Idempotency-Key: <id>]
 *       {"to": "<address>", "subject": "<one line>", "text": "<plain text>"[, "html": "<the same>"][, "headers": {"<name>": "<value>"}]}
 *       → any 2xx: taken
 *
 * A mail with an `Idempotency-Key` that was taken already is taken and not sent again.
 */
export type Mail = { to: string; subject: string; text: string; html?: string; headers?: Record<string, string>; id?: string }
/** Hands a mail over. Throws SourceUnavailable where it was not taken; its message carries neither the address nor the text. */
export type Mailer = (mail: Mail) => Promise<void>

const TIMEOUT_MS = 10_000

/** The mail service at MAIL_URL. */
export const openMailer =
  (env: Env<'MAIL_URL' | 'MAIL_TOKEN'>): Mailer =>
  async ({ id, ...mail }) => {
    const headers = {
      authorization: `Bearer ${env.MAIL_TOKEN}`,
      'content-type': 'application/json',
      ...(id === undefined ? {} : { 'idempotency-key': id }),
    }
    try {
      const answer = await fetch(env.MAIL_URL, {
        method: 'POST',
        headers,
        body: JSON.stringify(mail),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`status ${answer.status}`)
    } catch (error) {
      throw new SourceUnavailable('mail service', error instanceof Error ? error.message : String(error))
    }
  }
