/** Who is signed in: by the cookie of the account panel, for the few operations that no API key may do. */
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { Failure } from '../../domain/kernel/errors.ts'
import { digestOf } from '../../platform/digest.ts'
import { type Visitor, visitorOf } from '../../store/panel.ts'
import type { PublicDeps } from './group.ts'

const SESSION = 'kunye_oturum'
/** The form of a session's token. */
const TOKEN = /^[\w-]{43}$/

/** Over https the browser itself refuses a cookie of that name that another host or a plain connection sets (RFC 6265bis 4.1.3). */
export const sessionCookie = (baseUrl: string): string => (baseUrl.startsWith('https:') ? `__Host-${SESSION}` : SESSION)

/** SHA-256 of a text, in hex. */
export const hashOf = (text: string): Promise<string> => digestOf(new TextEncoder().encode(text))

/** The token that the browser sent; null where it has none of its form. */
export const sessionToken = (c: Context, baseUrl: string): string | null => {
  const held = getCookie(c, sessionCookie(baseUrl))
  return held !== undefined && TOKEN.test(held) ? held : null
}

/**
 * Who is signed in. Throws `session_required` where nobody is, or where a page of another origin asks: the cookie comes with what a browser
 * sends for whatever page, the origin tells whose it is.
 */
export const memberIn = async (c: Context, { db, baseUrl }: Pick<PublicDeps, 'db' | 'baseUrl'>): Promise<Visitor> => {
  const origin = c.req.header('origin')
  const token = sessionToken(c, baseUrl)
  const isOurs = origin === undefined || origin === new URL(baseUrl).origin
  const visitor = token !== null && isOurs ? await visitorOf(db, await hashOf(token)) : null
  if (!visitor) throw new Failure('session_required')
  return visitor
}
