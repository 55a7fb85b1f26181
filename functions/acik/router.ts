import { etag } from 'hono/etag'
import { catalogue, countryEntry, openCountry } from '../../lib/domain/catalogue/catalogue.ts'
import { statusDocument } from '../../lib/domain/health/status.ts'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { createPublicGroup, type PublicDeps, type PublicOperation } from '../../lib/http/app/group.ts'
import { ICON } from '../../lib/http/page/mark.ts'
import { OPEN_POLICY } from '../../lib/http/page/shell.ts'
import { STYLE, STYLE_PATH } from '../../lib/http/page/style.ts'
import { ATOM } from '../../lib/http/wire/atom.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { workSince } from '../../lib/store/measurements.ts'
import { routes } from './contract.ts'
import { changelogAtom, statusAtom } from './feeds.ts'
import { isLegalPage, legalHtml } from './legal.ts'
import { changelogHtml, missingHtml, sandboxHtml, statusHtml } from './pages.ts'
import { demoKey, referenceProgram, referenceStyle, showReference } from './reference.ts'
import { checkPage, checkReport, checkScript, checkStyle, keys } from './report-check.ts'
import { pageHeaders } from './policies.ts'

const showCatalogue: PublicOperation<typeof routes.catalogue> = (c) => c.json(catalogue(c.req.valid('query').dil), 200)

const showCountry: PublicOperation<typeof routes.country> = (c) => {
  const { kod } = c.req.valid('param')
  const found = openCountry(kod)
  return found ? c.json(countryEntry(found, c.req.valid('query').dil), 200) : c.json({ hata: 'bulunamadi', kod: kod.slice(0, 20) }, 404)
}

const documentOf = async ({ db, today }: PublicDeps, days: number, language: 'tr' | 'en') => {
  const { measurements, notes } = await workSince(db, addDays(today, -days))
  return statusDocument(measurements, notes, { today, days, language })
}

const showStatus: PublicOperation<typeof routes.status> = async (c) => {
  const { dil, gun } = c.req.valid('query')
  return c.json(await documentOf(c.get('deps'), gun, dil), 200)
}

/** Days of history on the page for people. */
const PAGE_DAYS = 90

const showStatusPage: PublicOperation<typeof routes.statusPage> = async (c) =>
  c.html(statusHtml(await documentOf(c.get('deps'), PAGE_DAYS, c.req.valid('query').dil)), 200, pageHeaders(OPEN_POLICY))

/* The answer is worked out for every visitor: by the code of the law, which no other page of this group needs. */
const showHome: PublicOperation<typeof routes.home> = async (c) => {
  const { firstPage, shownAnswer } = await import('./first-page.ts')
  const deps = c.get('deps')
  const shown = await shownAnswer(deps, readEnv(c.env, ['EVIDENCE_KEY']).EVIDENCE_KEY)
  return c.html(firstPage(deps.baseUrl, demoKey(c.env), shown, c.req.valid('query').dil), 200, pageHeaders(OPEN_POLICY))
}

const showStatusFeed: PublicOperation<typeof routes.statusFeed> = async (c) => {
  const { dil, gun } = c.req.valid('query')
  const deps = c.get('deps')
  return c.body(statusAtom(deps.baseUrl, await documentOf(deps, gun, dil)), 200, { 'content-type': ATOM })
}

const showChangelogFeed: PublicOperation<typeof routes.changelogFeed> = (c) =>
  c.body(changelogAtom(c.get('deps').baseUrl, c.req.valid('query').dil), 200, { 'content-type': ATOM })

const showChangelog: PublicOperation<typeof routes.changelogPage> = async (c) =>
  c.html(await changelogHtml(c.req.valid('query').dil), 200, pageHeaders(OPEN_POLICY))

const showSandbox: PublicOperation<typeof routes.sandboxPage> = async (c) =>
  c.html(await sandboxHtml(c.get('deps').baseUrl, c.req.valid('query').dil), 200, pageHeaders(OPEN_POLICY))

const showMissing: PublicOperation<typeof routes.missing> = (c) =>
  c.html(missingHtml(c.req.valid('query').dil), 200, pageHeaders(OPEN_POLICY))

const showLegal: PublicOperation<typeof routes.legal> = (c) => {
  const { metin } = c.req.valid('param')
  if (!isLegalPage(metin)) throw new Failure('not_found')
  return c.html(legalHtml(metin, readEnv(c.env, ['LEGAL_TEXTS']).LEGAL_TEXTS, c.req.valid('query').dil), 200, pageHeaders(OPEN_POLICY))
}

/* The guides' renderer is loaded by who reads them. */
const showGuides: PublicOperation<typeof routes.guides> = async (c) => {
  const { guidesHtml } = await import('./guides.ts')
  return c.html(await guidesHtml(c.get('deps').baseUrl, c.req.valid('query').dil), 200, pageHeaders(OPEN_POLICY))
}

const FOREVER = 'public, max-age=31536000, immutable'

/* A page made by another version names another sheet: it gets this one, which nobody keeps by that name. */
const showStyle: PublicOperation<typeof routes.style> = (c) =>
  c.body(STYLE, 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': STYLE_PATH.endsWith(`/${c.req.valid('param').dosya}`) ? FOREVER : 'no-cache',
  })

const showIcon: PublicOperation<typeof routes.icon> = (c) =>
  c.body(ICON, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })

const app = createPublicGroup()
app.use(etag())
// Anyone may ask: what was computed a minute ago is good enough.
for (const path of ['/api/katalog/*', '/durum.json', '/durum.atom', '/surumler.atom']) {
  app.use(path, async (c, next) => {
    await next()
    if (c.res.ok) c.res.headers.set('cache-control', path.startsWith('/durum') ? 'public, max-age=60' : 'public, max-age=3600')
  })
}

export const router = app
  .openapi(routes.catalogue, showCatalogue)
  .openapi(routes.country, showCountry)
  .openapi(routes.status, showStatus)
  .openapi(routes.statusPage, showStatusPage)
  .openapi(routes.statusFeed, showStatusFeed)
  .openapi(routes.changelogFeed, showChangelogFeed)
  .openapi(routes.changelogPage, showChangelog)
  .openapi(routes.sandboxPage, showSandbox)
  .openapi(routes.home, showHome)
  .openapi(routes.legal, showLegal)
  .openapi(routes.missing, showMissing)
  .openapi(routes.style, showStyle)
  .openapi(routes.icon, showIcon)
  .openapi(routes.reference, showReference)
  .openapi(routes.guides, showGuides)
  .openapi(routes.referenceProgram, referenceProgram)
  .openapi(routes.referenceStyle, referenceStyle)
  .openapi(routes.checkReport, checkReport)
  .openapi(routes.keys, keys)
  .openapi(routes.checkScript, checkScript)
  .openapi(routes.checkStyle, checkStyle)
  .openapi(routes.checkPage, checkPage)
