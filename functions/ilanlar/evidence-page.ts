import { html } from 'hono/html'
import { dateText } from '../../lib/domain/company/changes/change-texts.ts'
import { FACT_NAMES } from '../../lib/domain/fact/texts.ts'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import type { Language } from '../../lib/http/app/errors.ts'
import { openPage } from '../../lib/http/page/shell.ts'
import type { CitedFact } from '../../lib/store/notices.ts'

const WORDS = {
  tr: {
    title: 'Kanıt sayfası',
    madeUp: 'DENEME: bu şirket ve ilanı uydurmadır.',
    registry: 'Sicil',
    fact: 'Bilgi',
    notice: 'İlan',
    issue: 'Gazete',
    quoted: 'İlanda yazan',
    verified: 'Alıntı ilan metninde birebir bulundu.',
    unverified: 'Alıntı ilan metninde birebir bulunamadı.',
    page: 'Gazete sayfası; alıntının yeri işaretlidir',
    pdf: 'Gazete sayfasının PDF dosyası',
    whole: 'Sayfanın tamamı',
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
    registry: 'Registry',
    fact: 'Statement',
    notice: 'Notice',
    issue: 'Gazette',
    quoted: 'As printed',
    verified: 'The quote stands verbatim in the text of the notice.',
    unverified: 'The quote was not found verbatim in the text of the notice.',
    page: 'Gazette page; the quote is marked',
    pdf: 'PDF of the gazette page',
    whole: 'The whole page',
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

const page = (language: Language, title: string, body: ReturnType<typeof html>, foot: ReturnType<typeof html> | null = null) =>
  openPage({ title: `${title} · Künye`, language, other: `?dil=${language === 'tr' ? 'en' : 'tr'}`, body, foot })

/** The page of a link that opens nothing: it is over, or was not copied whole. */
export const closedHtml = (language: Language) =>
  page(
    language,
    WORDS[language].title,
    html`<h1>${WORDS[language].title}</h1>
      <p class="note bad">${CLOSED[language]}</p>`,
  )

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
}: {
  fact: CitedFact
  until: Date
  hasPage: boolean
  address: string
  language: Language
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
  return page(
    language,
    `${words.title}: ${company}`,
    html`<h1>${company}</h1>
      ${fact.sandbox ? html`<p class="note warn">${words.madeUp}</p>` : ''}
      <div class="proof">
        <section class="card" aria-labelledby="alinti">
          <h2 id="alinti">${words.quoted}</h2>
          <figure class="quote"><blockquote lang="tr">${fact.quote}</blockquote></figure>
          <p class="${fact.verified ? 'good' : 'warn'}">${fact.verified ? words.verified : words.unverified}</p>
          <dl>
            <dt>${words.registry}</dt>
            <dd>${fact.office} ${fact.registryNo}</dd>
            <dt>${words.fact}</dt>
            <dd>${FACT_NAMES[fact.kind][language]}</dd>
            <dt>${words.notice}</dt>
            <dd>${fact.noticeType}</dd>
            <dt>${words.issue}</dt>
            <dd>${printed}</dd>
          </dl>
        </section>
        ${
          hasPage
            ? html`<figure>
                <a href="${address}sayfa.png"
                  ><picture
                    ><source media="(max-width: 44rem)" srcset="${address}sayfa.png?kirp=1" />
                    <img src="${address}sayfa.png" class="scan" alt="${words.page}" /></picture
                ></a>
                <figcaption class="small-text">
                  ${words.page}. <a href="${address}sayfa.png">${words.whole}</a> · <a href="${address}gazete.pdf">${words.pdf}</a>
                </figcaption>
              </figure>`
            : html`<p class="empty">${words.noPage}</p>`
        }
      </div>`,
    html`<p>${words.until(dateText(dayIn(until))[language])}</p>`,
  )
}
