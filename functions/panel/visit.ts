/** A visit to the panel: its language, its cookie, who is signed in. */
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { HTTPException } from 'hono/http-exception'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { sameInConstantTime } from '../../lib/http/app/constant-time.ts'
import type { Language } from '../../lib/http/app/errors.ts'
import { publicDeps, type PublicDeps } from '../../lib/http/app/group.ts'
import { hashOf, sessionCookie, sessionToken } from '../../lib/http/app/session.ts'
import { newToken } from '../../lib/platform/tokens.ts'
import { SESSION_HOURS, type Visitor, visitorOf } from '../../lib/store/panel.ts'

/** One of two texts, by the language of the visit. */
export type Say = (tr: string, en: string) => string
export type PanelEnv = {
  Bindings: Record<string, unknown>
  Variables: { deps: PublicDeps; say: Say; form: Record<string, string>; file?: File; formToken: string; token: string; visitor?: Visitor }
}
export type Visit = Context<PanelEnv>

const LANGUAGE = 'kunye_dil'
/** Name of the hidden field that proves that a form came from a page of this visit. */
export const FORM_TOKEN = 'form'

const cookieOf = (c: Visit): { name: string; options: CookieOptions } => {
  const { baseUrl } = c.get('deps')
  return { name: sessionCookie(baseUrl), options: { path: '/', httpOnly: true, sameSite: 'Lax', secure: baseUrl.startsWith('https:') } }
}

/** Gives the browser a new token: one that is signed in lasts as long as its session, an anonymous one until the browser is closed. */
export const giveToken = (c: Visit, token: string, isSignedIn: boolean): void => {
  const { name, options } = cookieOf(c)
  setCookie(c, name, token, isSignedIn ? { ...options, maxAge: SESSION_HOURS * 3600 } : options)
}

const chosenLanguage = (c: Visit, secure: boolean): Language | null => {
  const asked = c.req.query('dil')
  if (asked === 'tr' || asked === 'en') {
    setCookie(c, LANGUAGE, asked, { path: '/panel', httpOnly: true, sameSite: 'Lax', secure, maxAge: 365 * 24 * 3600 })
    return asked
  }
  const kept = getCookie(c, LANGUAGE)
  return kept === 'tr' || kept === 'en' ? kept : null
}

/** The fields of a form as texts; a file is its text, a workbook has none. */
const textFields = async (body: Record<string, string | File | (string | File)[]>): Promise<Record<string, string>> => {
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') fields[name] = value
    else if (!Array.isArray(value) && !/\.xlsx$/i.test(value.name)) fields[name] = await value.text()
  }
  return fields
}

/** NUL is in no text of the database. */
const hasNul = (text: string): boolean => text.includes('\0')

/**
 * Begins a visit. Throws `invalid_parameter` for an address with a NUL. Every browser holds a random token, which nobody else knows; forms
 * carry its digest, so that a form made elsewhere can be
 * refused. The
 * token opens nothing until a link signs it in.
 */
export const beginVisit: MiddlewareHandler<PanelEnv> = async (c, next) => {
  const deps = publicDeps(c)
  const language = chosenLanguage(c, deps.baseUrl.startsWith('https:')) ?? deps.language
  c.set('deps', { ...deps, language })
  c.set('say', (tr, en) => (language === 'tr' ? tr : en))
  const held = sessionToken(c, deps.baseUrl)
  const token = held ?? newToken()
  if (token !== held) giveToken(c, token, false)
  c.set('token', token)
  c.set('formToken', await hashOf(`panel-form:${token}`))
  if (c.req.url.includes('%00')) throw new Failure('invalid_parameter')
  return next()
}

/** Reads the form that was sent. Throws HTTPException 403 where it does not carry the digest of this browser's token. */
export const readForm: MiddlewareHandler<PanelEnv> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const body = await c.req.parseBody()
  const form = await textFields(body)
  if (Object.values(form).some(hasNul)) throw new Failure('invalid_parameter')
  if (!sameInConstantTime(form[FORM_TOKEN] ?? '', c.get('formToken'))) throw new HTTPException(403)
  c.set('form', form)
  if (body.dosya instanceof File) c.set('file', body.dosya)
  return next()
}

/**
 * Lets only those pass who are signed in; others are shown where to sign in. Its database request is the first of the two that a page
 * costs: until it is answered nobody's data is read, and signing out counts at once. The second reads all that the page shows.
 */
export const signedIn: MiddlewareHandler<PanelEnv> = async (c, next) => {
  const visitor = await visitorOf(c.get('deps').db, await hashOf(c.get('token')))
  if (!visitor) return c.redirect('/panel/giris/', 303)
  c.set('visitor', visitor)
  return next()
}

/** Who is signed in, behind {@link signedIn}. */
export const visitorIn = (c: Visit): Visitor => {
  const visitor = c.get('visitor')
  if (!visitor) throw new Error('nobody is signed in')
  return visitor
}
