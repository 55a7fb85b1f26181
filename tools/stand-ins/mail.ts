import { html } from 'hono/html'
import { startStandIn } from './server.ts'
import type { StandIn, StandInAnswer, StandInRequest } from './server.ts'

type Mail = { at: string; to: string; subject: string; text: string; html?: string; headers?: Record<string, string> }

const KEPT = 200

const mailOf = (body: Buffer): Mail | null => {
  try {
    const { to, subject, text, html: rich, headers } = JSON.parse(body.toString('utf8')) as Record<string, unknown>
    return typeof to === 'string' && typeof subject === 'string' && typeof text === 'string'
      ? {
          at: new Date().toISOString(),
          to,
          subject,
          text,
          ...(typeof rich === 'string' ? { html: rich } : {}),
          ...(typeof headers === 'object' && headers !== null ? { headers: headers as Record<string, string> } : {}),
        }
      : null
  } catch {
    return null
  }
}

const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))

const framed = (title: string, page: string) =>
  html`<iframe title="${title}" sandbox="" srcdoc="${page}" width="100%" height="480"></iframe>`

const list = async (mails: Mail[]): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Outgoing mail of this machine</title>
        </head>
        <body>
          <h1>Outgoing mail of this machine</h1>
          ${mails.length === 0 ? html`<p>Nothing was sent yet.</p>` : ''}
          ${mails.toReversed().map(
            (mail) =>
              html`<article>
                <h2>${mail.subject}</h2>
                <p>${mail.at}, to ${mail.to}</p>
                <pre>${linked(mail.text)}</pre>
                ${mail.html === undefined ? '' : framed(mail.subject, mail.html)}
              </article>`,
          )}
        </body>
      </html>`,
  )

/**
 * Starts the mail service of this machine (lib/platform/mail.ts has the protocol): it sends nothing, and shows what it was given at `GET /`
 * and, as JSON, at `GET /_mails`. Mails are kept until it ends, the last 200 of them; one that was taken is not taken again.
 */
export const startMail = ({ token, port }: { token: string; port?: number }): Promise<StandIn> => {
  const mails: Mail[] = []
  const taken = new Set<string>()
  const handle = async (request: StandInRequest): Promise<StandInAnswer> => {
    if (request.url.pathname !== '/') return { status: 404, body: { error: 'no such path' } }
    if (request.method === 'GET') return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: await list(mails) }
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, body: { error: 'unauthorized' } }
    const mail = mailOf(request.body)
    if (!mail) return { status: 400, body: { error: 'to, subject and text are expected' } }
    const id = request.headers['idempotency-key']
    if (typeof id === 'string' && taken.has(id)) return { status: 202 }
    if (typeof id === 'string') taken.add(id)
    mails.push(mail)
    if (mails.length > KEPT) mails.shift()
    return { status: 202 }
  }
  return startStandIn({ ...(port === undefined ? {} : { port }), handle, controls: { 'GET /_mails': () => ({ body: mails }) } })
}
