/** The first page: one real answer, worked out of the made-up company at this moment, then how to ask it oneself. */
import { html } from 'hono/html'
import { amountText, dateText } from '../../lib/domain/company/changes/change-texts.ts'
import { cited } from '../../lib/domain/company/source.ts'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import type { SignersAnswer, SignersQuestion } from '../../lib/domain/signing/answer.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import type { Language } from '../../lib/http/app/errors.ts'
import type { PublicDeps } from '../../lib/http/app/group.ts'
import { logError } from '../../lib/http/app/log.ts'
import { openPage } from '../../lib/http/page/shell.ts'
import type { DemoKey } from '../../lib/platform/env.ts'
import { signEvidence } from '../../lib/platform/signed-link.ts'
import type { CompanyHead } from '../../lib/store/companies.ts'
import { LEGAL_PAGES } from './legal.ts'

const SHOWN = 'DENEME-TAM'
const ASKED = { amount: '5000000', currency: 'TRY', transaction: 'kredi' }
/** A link of the page outlives the copy of it that a browser may keep. */
const LINK_HOURS = 24

/** What the page shows: who can sign for the made-up company, and the page of the gazette that says so (null: not archived). */
export type ShownAnswer = {
  company: CompanyHead
  question: SignersQuestion
  answer: SignersAnswer
  evidence: { path: string; quote: string; printed: { publishedOn: string | null; issue: string | null; page: string | null } } | null
}

/**
 * The answer to the question of the first page; null where the sandbox has no such company yet or the database does not answer: the page
 * is shown without it. `secret` signs the way to the page of the gazette.
 */
export const shownAnswer = async (deps: PublicDeps, secret: string): Promise<ShownAnswer | null> => {
  try {
    const principal = { accountId: 0, keyId: null, sandbox: true, companyAllowance: 0 }
    const { company, record } = await loadCompany({ ...deps, principal }, SHOWN)
    if (!record) return null
    const question: SignersQuestion = { day: deps.today, today: deps.today, ...ASKED }
    const answer = judgementOf(company.country).checkSigners(record, question)
    const source =
      answer.sets.find(({ rule, certain }) => rule && certain)?.rule?.source ??
      answer.reasons.find((reason) => reason.source)?.source ??
      null
    const { notice } = source ? cited(record.notices)(source) : { notice: null }
    const until = new Date(deps.now.getTime() + LINK_HOURS * 3_600_000)
    return {
      company,
      question,
      answer,
      evidence: source && {
        path: `/kanit/${await signEvidence(secret, { noticeId: source.noticeId, factId: source.factId, until })}/`,
        quote: source.quote,
        printed: { publishedOn: notice?.publishedOn ?? null, issue: notice?.issue ?? null, page: notice?.page ?? null },
      },
    }
  } catch (error) {
    logError('first_page_without_answer', error)
    return null
  }
}

const WORDS = {
  tr: {
    title: 'Künye: kim imzalayabilir, nerede yazıyor',
    heading: 'Bu şirket adına kim imzalayabilir, nerede yazıyor?',
    lead:
      'Türkiye’deki şirketleri ticaret sicili gazetesinden izler: kim yönetiyor, bugün kim hangi tutara kadar imza atabilir, kimin ' +
      'görevi bitiyor, ne değişti. Her bilgi, yazdığı gazete sayfasıyla gelir.',
    asked: (amount: string) => `${amount} tutarında bir kredi sözleşmesini bugün kim imzalayabilir?`,
    made: 'Uydurma bir deneme şirketi; yanıt şu anda gerçek bir şirketinki gibi hesaplandı.',
    yes: 'Şunlardan biri yeter',
    no: 'Bugün kimse imzalayamaz.',
    open: 'Kesin değil; neyin gidereceği yanıtta yazar.',
    uncertain: 'Kesin olmayan: ilanlar yetmiyor, imza kontrolü “belirsiz” der',
    together: 'birlikte',
    alone: 'tek başına',
    rule: 'Dayandığı kural',
    quoted: 'Gazetede yazan',
    gazette: 'Türkiye Ticaret Sicili Gazetesi',
    issue: 'sayı',
    sheet: 'sayfa',
    marked: 'Gazete sayfası; yanıtın dayandığı sözler işaretlidir',
    evidence: 'Kanıt sayfasını aç',
    never: 'Bilinmeyen bilinmiyor olarak gelir; tahmin edilmez. Sonuçlar yayımlanmış ilanlara dayanır, hukuki görüş değildir.',
    enter: 'Panele gir',
    reference: 'API belgeleri',
    guides: 'Kılavuzlar',
    begin: 'Kendiniz sorun',
    demo:
      'Bu deneme anahtarı herkese açıktır ve uydurma şirketleri görür; komutlar olduğu gibi çalışır. Canlı ' +
      'anahtar hesap sahibine verilir.',
    key: 'Deneme anahtarı uydurma şirketleri görür; canlı anahtar hesap sahibine verilir.',
    asks: [
      'Bir şirketin kaynaklı profili',
      'Bu kişi bugün bu tutar için imza atabilir mi?',
      'Mühürlü doğrulama raporu (PDF)',
      'Görevi bitecek yetkililer',
      'Takip edilen şirketlerde değişenler',
    ],
    description: 'OpenAPI 3.1 tanımı',
    catalogue: 'Kapsam kataloğu',
    status: 'Hizmet durumu',
    sandbox: 'Deneme ortamı: şirketler ve sahneler',
    changelog: 'Sürümler ve değişiklikler',
  },
  en: {
    title: 'Künye: who may sign, and where it is printed',
    heading: 'Who may sign for this company, and where is that printed?',
    lead:
      'Watches companies of Türkiye through the trade-registry gazette: who runs them, who may sign today and up to what amount, whose ' +
      'term ends, what changed. Every fact comes with the page of the gazette that prints it.',
    asked: (amount: string) => `Who may sign a loan of ${amount} today?`,
    made: 'A made-up sandbox company; the answer was worked out just now, as for a real one.',
    yes: 'Any one of these is enough',
    no: 'Nobody can sign today.',
    open: 'Not certain; the answer says what would settle it.',
    uncertain: 'Not certain: the notices do not suffice, the signing check says so',
    together: 'together',
    alone: 'alone',
    rule: 'The rule it rests on',
    quoted: 'As printed',
    gazette: 'Turkish Trade Registry Gazette',
    issue: 'issue',
    sheet: 'page',
    marked: 'Page of the gazette; the words the answer rests on are marked',
    evidence: 'Open the evidence page',
    never: 'What is not known is told as not known, never guessed. Results rest on published notices and are not legal advice.',
    enter: 'Enter the panel',
    reference: 'API reference',
    guides: 'Guides',
    begin: 'Ask it yourself',
    demo:
      'This sandbox key is open to everyone and sees made-up companies; the commands run as they are. A live key ' +
      'comes with an account.',
    key: 'The sandbox key sees made-up companies; a live key comes with an account.',
    asks: [
      'The profile of a company with its sources',
      'May this person sign for this amount today?',
      'A sealed verification report (PDF)',
      'Officers whose term will end',
      'What changed in followed companies',
    ],
    description: 'OpenAPI 3.1 description',
    catalogue: 'Coverage catalogue',
    status: 'Service status',
    sandbox: 'Sandbox: companies and scenes',
    changelog: 'Versions and changes',
  },
}

/** What a newcomer may ask first, in the order of `asks`; the sandbox companies answer all of it. */
const FIRST: { path: string; more?: string }[] = [
  { path: '/api/v1/sirketler/DENEME-TAM/' },
  { path: '/api/v1/sirketler/DENEME-TAM/imza-kontrol/?kisi=Kerem%20Kurgusal&tutar=400000' },
  { path: '/api/v1/sirketler/DENEME-TAM/dogrulama-raporu.pdf', more: ' -o rapor.pdf' },
  { path: '/api/v1/gorev-bitisleri/' },
  { path: '/api/v1/degisiklikler/' },
]

const TONES = { yes: 'good', no: 'bad', open: 'warn' } as const

/** Sets of people, each a line: their names, and what each of them is. */
const setsHtml = (sets: SignersAnswer['sets'], language: Language) => {
  const words = WORDS[language]
  return html`<ul class="rows">
    ${sets.map(
      ({ signers }) =>
        html`<li>
          <div>
            <strong>${signers.map(({ name }) => name).join(' + ')}</strong>
            <span class="quiet">${signers.length > 1 ? words.together : words.alone}</span><br /><span class="quiet small-text"
              >${signers
                .map(({ office, grade }) => [office?.[language], grade].filter(Boolean).join(', '))
                .filter(Boolean)
                .join(' + ')}</span
            >
          </div>
        </li>`,
    )}
  </ul>`
}

const answerHtml = ({ company, question, answer, evidence }: ShownAnswer, language: Language) => {
  const words = WORDS[language]
  const uncertain = answer.sets.filter(({ certain }) => !certain)
  const rule = answer.sets.find((set) => set.rule && set.certain)?.rule
  const printed =
    evidence &&
    [
      words.gazette,
      evidence.printed.publishedOn && dateText(evidence.printed.publishedOn)[language],
      evidence.printed.issue && `${words.issue} ${evidence.printed.issue}`,
      evidence.printed.page && `${words.sheet} ${evidence.printed.page}`,
    ]
      .filter(Boolean)
      .join(', ')
  return html`<div class="proof">
    <section class="card" aria-labelledby="yanit">
      <p class="quiet">${company.title}</p>
      <h2 id="yanit">${words.asked(amountText(question.amount ?? '0', question.currency)[language])}</h2>
      <div class="note ${TONES[answer.verdict]}"><p>${words[answer.verdict]}</p></div>
      ${setsHtml(
        answer.sets.filter(({ certain }) => certain),
        language,
      )}
      ${
        uncertain.length > 0
          ? html`<h3>${words.uncertain}</h3>
              ${setsHtml(uncertain, language)}`
          : ''
      }
      ${
        rule
          ? html`<h3>${words.rule}</h3>
              <p>
                ${rule.scope[language]} · ${language === 'tr' ? rule.article : judgementOf(company.country).englishCitation(rule.article)}
              </p>`
          : ''
      }
      ${
        evidence
          ? html`<h3>${words.quoted}</h3>
              <figure class="quote">
                <blockquote lang="tr">${evidence.quote}</blockquote>
                <figcaption>${printed}. <a href="${evidence.path}?dil=${language}">${words.evidence}</a></figcaption>
              </figure>`
          : ''
      }
      <p class="quiet small-text">${words.made}</p>
    </section>
    ${
      evidence
        ? html`<figure>
            <a href="${evidence.path}?dil=${language}"
              ><picture
                ><source media="(max-width: 56rem)" srcset="${evidence.path}sayfa.png?kirp=1" />
                <img class="scan" src="${evidence.path}sayfa.png" alt="${words.marked}" /></picture
            ></a>
            <figcaption class="quiet small-text">${words.marked}.</figcaption>
          </figure>`
        : ''
    }
  </div>`
}

/** What this is, by one answer; and where to begin: with `demo`, by commands that run as they are. */
export const firstPage = (baseUrl: string, demo: DemoKey | null, shown: ShownAnswer | null, language: Language) => {
  const words = WORDS[language]
  const command = ({ path, more = '' }: { path: string; more?: string }): string =>
    [`curl -H 'X-API-Key: ${demo?.key ?? '…'}'`, `-H 'X-API-Secret: ${demo?.secret ?? '…'}'`, `'${baseUrl}${path}'${more}`].join(' \\\n  ')
  return openPage({
    title: words.title,
    language,
    other: `/?dil=${language === 'tr' ? 'en' : 'tr'}`,
    body: html`<div class="hero">
        <div>
          <h1>${words.heading}</h1>
          <p class="lead">${words.lead}</p>
        </div>
        <div class="links">
          <a class="button" href="/panel/?dil=${language}">${words.enter}</a>
          <a class="button plain" href="/belgeler?dil=${language}">${words.reference}</a>
        </div>
      </div>
      ${shown ? answerHtml(shown, language) : ''}
      <p class="quiet">${words.never}</p>
      <section aria-labelledby="basla">
        <h2 id="basla">${words.begin}</h2>
        <p class="quiet">${demo ? words.demo : words.key}</p>
        ${FIRST.map(
          (first, at) =>
            html`<h3>${words.asks[at]}</h3>
              <pre><code>${command(first)}</code></pre>`,
        )}
      </section>`,
    foot: html`<ul class="links">
      <li><a href="/belgeler?dil=${language}">${words.reference}</a></li>
      <li><a href="/kilavuzlar?dil=${language}">${words.guides}</a></li>
      <li><a href="/openapi.json?dil=${language}">${words.description}</a></li>
      <li><a href="/api/katalog/?dil=${language}">${words.catalogue}</a></li>
      <li><a href="/durum?dil=${language}">${words.status}</a></li>
      <li><a href="/deneme?dil=${language}">${words.sandbox}</a></li>
      <li><a href="/surumler?dil=${language}">${words.changelog}</a></li>
      ${Object.entries(LEGAL_PAGES).map(([path, name]) => html`<li><a href="/hukuk/${path}?dil=${language}">${name[language]}</a></li>`)}
    </ul>`,
  })
}
