import { html, raw } from 'hono/html'
import { dateText } from '../../lib/domain/company/changes/change-texts.ts'
import { FACT_NAMES } from '../../lib/domain/fact/texts.ts'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import type { Language } from '../../lib/http/app/errors.ts'
import type { CitedFact } from '../../lib/store/notices.ts'

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, 'Segoe UI', Roboto, sans-serif; color: #1b2430; background: #fff }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem }
header { border-bottom: 2px solid #1b3a5c; margin-bottom: 1.5rem }
header a { float: right } .brand { font-weight: 700; letter-spacing: .04em; color: #1b3a5c; margin: 0 }
h1 { font-size: 1.5rem; margin: .25rem 0 1rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.25rem; margin: 0 0 1.5rem }
dt { color: #4a5766 } dd { margin: 0; font-weight: 600 }
blockquote { margin: 0 0 1.5rem; padding: .75rem 1rem; border-left: 4px solid #b87800; background: #fff8e1 }
figure { margin: 0 } a { color: #1b3a5c } .made-up { font-weight: 700; color: #7a4700 }
img { display: block; box-sizing: border-box; width: 100%; height: auto; border: 1px solid #9aa5b1 }
footer { margin-top: 1.5rem; font-size: .875rem; color: #4a5766 }
@media print { body { padding: 0; max-width: none } img { break-inside: avoid; max-height: 24cm; width: auto; max-width: 100% } header a { display: none } a { color: inherit } }`

/** Nothing but the page's own style, known by `nonce`, and its own picture. */
export const evidenceCsp = (nonce: string): string =>
  `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const WORDS = {
  tr: {
    title: 'Kanıt sayfası',
    madeUp: 'DENEME: bu şirket ve ilanı uydurmadır.',
    company: 'Şirket',
    registry: 'Sicil',
    fact: 'Bilgi',
    notice: 'İlan',
    issue: 'Gazete',
    quoted: 'İlanda yazan',
    verified: 'Alıntı ilan metninde birebir bulundu.',
    unverified: 'Alıntı ilan metninde birebir bulunamadı.',
    page: 'Gazete sayfası; alıntının yeri işaretlidir',
    pdf: 'Gazete sayfasının PDF dosyası',
    noPage: 'Bu ilanın gazete sayfası arşivde yok; alıntı ilan metnindendir.',
    gazette: 'Türkiye Ticaret Sicili Gazetesi',
    number: 'sayı',
    sheet: 'sayfa',
    until: (day: string) =>
      `Bu bağlantı ${day} gününe kadar geçerlidir. Sayfa, resmî gazetede yayımlanan ilanı gösterir; hukuki görüş değildir.`,
  },
  en: {
    title: 'Evidence page',
    madeUp: 'SANDBOX: this company and its notice are made up.',
    company: 'Company',
    registry: 'Registry',
    fact: 'Statement',
    notice: 'Notice',
    issue: 'Gazette',
    quoted: 'As printed',
    verified: 'The quote stands verbatim in the text of the notice.',
    unverified: 'The quote was not found verbatim in the text of the notice.',
    page: 'Gazette page; the quote is marked',
    pdf: 'PDF of the gazette page',
    noPage: 'The gazette page of this notice is not archived; the quote is from its text.',
    gazette: 'Turkish Trade Registry Gazette',
    number: 'issue',
    sheet: 'page',
    until: (day: string) => `This link is valid until ${day}. The page shows a notice as published; it is not legal advice.`,
  },
}

/** What is said of a link that opens nothing. */
export const CLOSED = {
  tr: 'Bağlantının süresi dolmuş ya da adres eksik; bağlantıyı göndereninden yenisini isteyin.',
  en: 'The link has expired or the address is incomplete; ask its sender for a new one.',
}

const shell = (title: string, language: Language, nonce: string, body: ReturnType<typeof html>) => {
  const other = language === 'tr' ? 'en' : 'tr'
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <a lang="${other}" hreflang="${other}" href="?dil=${other}">${other === 'en' ? 'English' : 'Türkçe'}</a>
          <p class="brand">Künye</p>
          <h1>${WORDS[language].title}</h1>
        </header>
        ${body}
      </body>
    </html>`
}

/** The page of a link that opens nothing: it is over, or was not copied whole. */
export const closedHtml = (language: Language, nonce: string) =>
  shell(WORDS[language].title, language, nonce, html`<main><p>${CLOSED[language]}</p></main>`)

/**
 * One fact, its quote and the page it is printed on, as a page to print. `address` is the page's own path, ending in a slash: it also opens
 * without one.
 */
export const evidenceHtml = ({
  fact,
  until,
  hasPage,
  address,
  language,
  nonce,
}: {
  fact: CitedFact
  until: Date
  hasPage: boolean
  address: string
  language: Language
  nonce: string
}) => {
  const words = WORDS[language]
  const printed = [
    words.gazette,
    fact.publishedOn && dateText(fact.publishedOn)[language],
    fact.issue && `${words.number} ${fact.issue}`,
    fact.page && `${words.sheet} ${fact.page}`,
  ]
    .filter(Boolean)
    .join(', ')
  const company = fact.title ?? `${fact.office} ${fact.registryNo}`
  return shell(
    `${words.title}: ${company}`,
    language,
    nonce,
    html`<main>
        ${fact.sandbox ? html`<p class="made-up">${words.madeUp}</p>` : ''}
        <dl>
          <dt>${words.company}</dt>
          <dd>${company}</dd>
          <dt>${words.registry}</dt>
          <dd>${fact.office} ${fact.registryNo}</dd>
          <dt>${words.fact}</dt>
          <dd>${FACT_NAMES[fact.kind][language]}</dd>
          <dt>${words.notice}</dt>
          <dd>${fact.noticeType}</dd>
          <dt>${words.issue}</dt>
          <dd>${printed}</dd>
        </dl>
        <h2>${words.quoted}</h2>
        <blockquote lang="tr">${fact.quote}</blockquote>
        <p>${fact.verified ? words.verified : words.unverified}</p>
        ${
          hasPage
            ? html`<figure>
                <a href="${address}sayfa.png"><img src="${address}sayfa.png" alt="${words.page}" /></a>
                <figcaption>${words.page}. <a href="${address}gazete.pdf">${words.pdf}</a></figcaption>
              </figure>`
            : html`<p>${words.noPage}</p>`
        }
      </main>
      <footer>${words.until(dateText(dayIn(until))[language])}</footer>`,
  )
}
