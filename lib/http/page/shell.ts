import { html, raw } from 'hono/html'
import type { Language } from '../app/errors.ts'
import { ICON_PATH, MARK_SVG } from './mark.ts'
import { STYLE_PATH } from './style.ts'

type Html = ReturnType<typeof html>

/** What a page without scripts may load: the sheet, the icon and pictures of its own. */
export const OPEN_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What every page's head begins with. */
export const HEAD = html`<meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <link rel="icon" type="image/svg+xml" href="${ICON_PATH}" />
  <link rel="stylesheet" href="${STYLE_PATH}" />`

const SKIP = { tr: 'İçeriğe geç', en: 'Skip to content' }

/**
 * A page that needs no account: mark, name, the way to the other language (`other`, an address), `main` with one heading of its own, and
 * a foot. `narrow` for what is read rather than looked over; `head` for more of the document's head.
 */
export const openPage = async ({
  title,
  language,
  other,
  body,
  foot = null,
  narrow = false,
  head = null,
  attributes = null,
}: {
  title: string
  language: Language
  other: string
  body: Html | Promise<Html>
  foot?: Html | null
  narrow?: boolean
  head?: Html | null
  attributes?: Html | null
}): Promise<string> => {
  const second = language === 'tr' ? 'en' : 'tr'
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        ${HEAD}
        <title>${title}</title>
        ${head ?? ''}
      </head>
      <body class="open${narrow ? ' narrow' : ''}">
        <a class="skip" href="#icerik">${SKIP[language]}</a>
        <header>
          <div class="bar">
            <p class="brand"><a href="/?dil=${language}">${raw(MARK_SVG)}Künye</a></p>
            <a href="${other}" hreflang="${second}" lang="${second}">${second === 'en' ? 'English' : 'Türkçe'}</a>
          </div>
        </header>
        <main id="icerik" tabindex="-1" ${attributes ?? ''}>${body}</main>
        ${foot === null ? '' : html`<footer>${foot}</footer>`}
      </body>
    </html>`
  return page.toString()
}
