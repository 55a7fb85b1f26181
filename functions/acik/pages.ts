/** The pages of the keyless group: no script, no outside resource, both languages, light and dark. */
import { html, raw } from 'hono/html'
import { dateText, percentText } from '../../lib/domain/company/changes/change-texts.ts'
import type { Language, State, StatusDocument } from '../../lib/domain/health/status.ts'
import { SANDBOX_COMPANIES, SCENES } from '../../lib/domain/sandbox/scenes.ts'
import { KIND_NAMES, POLICY, RELEASES } from './changelog.ts'
import type { DemoKey } from '../../lib/platform/env.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #1b2430; --soft: #4a5766; --line: #ccd3da; --paper: #fff; --card: #f6f8fa; --accent: #1b3a5c; --good: #1a7f4b; --slow: #b26a00; --bad: #b3261e; --none: #9aa5b1;
  font: 16px/1.55 system-ui, 'Segoe UI', Roboto, sans-serif; color: var(--ink); background: var(--paper) }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --soft: #a9b4c0; --line: #38424e; --paper: #11161c; --card: #1a2129; --accent: #9cc3ee; --good: #4cc38a; --slow: #f0a840; --bad: #ff7b72; --none: #5b6672 } }
body { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem } a { color: var(--accent) } h1 { font-size: 1.75rem; margin: .2rem 0 .5rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
.brand { font-weight: 700; letter-spacing: .04em; color: var(--accent); margin: 0 } nav { float: right } .soft { color: var(--soft) } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .9rem }
.whole { border: 1px solid var(--line); border-left-width: .4rem; border-radius: .5rem; padding: .8rem 1rem; font-weight: 600; background: var(--card) } ul.links { padding-left: 1.2rem }
.calisiyor { border-left-color: var(--good) } .yavas { border-left-color: var(--slow) } .kesinti { border-left-color: var(--bad) } .bilinmiyor { border-left-color: var(--none) }
.part { border: 1px solid var(--line); border-radius: .5rem; padding: .8rem 1rem; margin: .6rem 0 } .part h3 { font-size: 1rem; margin: 0 } .part p { margin: .15rem 0 .5rem; font-size: .9rem } .state { float: right; margin-left: .75rem; font-size: .9rem }
.bars { display: flex; gap: 1px; height: 2rem; list-style: none; margin: 0; padding: 0 } .bars li { flex: 1; border-radius: 1px; background: var(--none) } .bars .calisiyor { background: var(--good) } .bars .yavas { background: var(--slow) } .bars .kesinti { background: var(--bad) }
.ends { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 .75rem; white-space: nowrap; font-size: .8rem; color: var(--soft) } .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
@media (max-width: 30rem) { .ends span:nth-child(2) { order: 1; flex-basis: 100%; text-align: center } }
@media (forced-colors: active) { .bars li { forced-color-adjust: none } }`

const shell = (title: string, language: Language, nonce: string, other: string, body: ReturnType<typeof html>) =>
  html`<!doctype html>
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
          <nav>
            <a href="${other}" hreflang="${language === 'tr' ? 'en' : 'tr'}" lang="${language === 'tr' ? 'en' : 'tr'}"
              >${language === 'tr' ? 'English' : 'Türkçe'}</a
            >
          </nav>
          <p class="brand">Künye</p>
        </header>
        ${body}
      </body>
    </html>`

const STATUS_WORDS = {
  tr: {
    title: 'Hizmet durumu',
    whole: 'Genel durum',
    days: 'son 90 gün',
    well: 'sorunsuz',
    unmeasured: 'ölçüm yok',
    notes: 'Notlar',
    computed: 'Bu sayfa işlerin ve API yanıtlarının ölçümlerinden hesaplanır.',
    json: 'Aynı bilgi JSON olarak',
    feed: 'Akış (Atom)',
  },
  en: {
    title: 'Service status',
    whole: 'Overall',
    days: 'last 90 days',
    well: 'without trouble',
    unmeasured: 'nothing measured',
    notes: 'Notes',
    computed: 'This page is computed from measurements of jobs and API answers.',
    json: 'The same as JSON',
    feed: 'Feed (Atom)',
  },
}
const SHOWN: readonly State[] = ['calisiyor', 'yavas', 'kesinti', 'bilinmiyor']

/** The status document as a page: a bar a day, and in words for those who do not see bars. */
export const statusHtml = (status: StatusDocument, nonce: string) => {
  const language = status.dil
  const words = STATUS_WORDS[language]
  const name = (state: State): string => status.durumlar[state]?.ad ?? state
  const counts = (days: { durum: State }[]): string =>
    SHOWN.map((state) => ({ state, count: days.filter((day) => day.durum === state).length }))
      .filter(({ count }) => count > 0)
      .map(({ state, count }) => `${name(state)}: ${count}`)
      .join(', ')
  const part = (shown: StatusDocument['bilesenler'][number]) =>
    html` <div class="part">
      <span class="state">${name(shown.durum)}</span>
      <h3>${shown.ad}</h3>
      <p class="soft">${shown.aciklama}</p>
      <p class="sr">${words.days}: ${counts(shown.gunler)}</p>
      <ul class="bars" aria-hidden="true">
        ${shown.gunler.map((day) => html`<li class="${day.durum}" title="${dateText(day.gun)[language]}: ${name(day.durum)}${day.not ? `, ${day.not}` : ''}"></li>`)}
      </ul>
      <div class="ends">
        <span>${dateText(status.baslangic)[language]}</span
        ><span
          >${shown.sorunsuz_yuzde === null ? words.unmeasured : `${percentText(String(shown.sorunsuz_yuzde))[language]} ${words.well}`}</span
        ><span>${dateText(status.bitis)[language]}</span>
      </div>
    </div>`
  return shell(
    words.title,
    language,
    nonce,
    `/durum?dil=${language === 'tr' ? 'en' : 'tr'}`,
    html`<main>
        <h1>${words.title}</h1>
        <p class="whole ${status.genel}">${words.whole}: ${name(status.genel)}</p>
        ${status.gruplar.map(
          (group) =>
            html`<section>
              <h2>${group.ad}</h2>
              ${status.bilesenler.filter(({ anahtar }) => group.bilesenler.includes(anahtar)).map(part)}
            </section>`,
        )}
        ${
          status.notlar.length === 0
            ? ''
            : html`<h2>${words.notes}</h2>
                <ul>
                  ${status.notlar.map((note) => html`<li>${dateText(note.gun)[language]}, ${status.bilesenler.find(({ anahtar }) => anahtar === note.bilesen)?.ad ?? note.bilesen}: ${note.not}</li>`)}
                </ul>`
        }
      </main>
      <footer class="soft">
        <p>
          ${words.computed} <a href="/durum.json?dil=${language}&amp;gun=90">${words.json}</a> ·
          <a href="/durum.atom?dil=${language}" type="application/atom+xml">${words.feed}</a>
        </p>
      </footer>`,
  )
}

const HOME_WORDS = {
  tr: {
    title: 'Kaynağıyla şirket bilgisi',
    lead:
      'Türkiye’deki şirketleri ticaret sicili gazetesinden izler: kim yönetiyor, bugün kim imza atabilir, kimin ' +
      'görevi bitiyor, ne değişti ve bu nerede yazıyor? Her bilgi kaynağıyla gelir.',
    begin: 'Başlayın',
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
    never: 'Bilinmeyen bilinmiyor olarak gelir; tahmin edilmez. Sonuçlar yayımlanmış ilanlara dayanır, hukuki görüş değildir.',
    links: 'Bağlantılar',
    reference: 'API belgeleri, denenebilir',
    description: 'OpenAPI 3.1 tanımı',
    catalogue: 'Kapsam kataloğu',
    status: 'Hizmet durumu',
    changelog: 'Sürümler ve değişiklikler',
    sandbox: 'Deneme ortamı: şirketler ve sahneler',
    panel: 'Hesap paneli',
  },
  en: {
    title: 'Company facts with their sources',
    lead:
      'Watches companies of Türkiye through the trade-registry gazette: who runs them, who may sign today, whose ' +
      'term ends, what changed and where is that printed? Every answer carries its source.',
    begin: 'Begin',
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
    never: 'What is not known is told as not known, never guessed. Results rest on published notices and are not legal advice.',
    links: 'Links',
    reference: 'API reference, to try out',
    description: 'OpenAPI 3.1 description',
    catalogue: 'Coverage catalogue',
    status: 'Service status',
    changelog: 'Versions and changes',
    sandbox: 'Sandbox: companies and scenes',
    panel: 'Account panel',
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

/** What this is, and where to begin: with `demo`, by commands that run as they are. */
export const homeHtml = (baseUrl: string, demo: DemoKey | null, language: Language, nonce: string) => {
  const words = HOME_WORDS[language]
  const command = ({ path, more = '' }: { path: string; more?: string }): string =>
    [`curl -H 'X-API-Key: ${demo?.key ?? '…'}'`, `-H 'X-API-Secret: ${demo?.secret ?? '…'}'`, `'${baseUrl}${path}'${more}`].join(' \\\n  ')
  return shell(
    'Künye',
    language,
    nonce,
    `/?dil=${language === 'tr' ? 'en' : 'tr'}`,
    html`<main>
      <h1>${words.title}</h1>
      <p>${words.lead}</p>
      <p>${words.never}</p>
      <h2>${words.begin}</h2>
      <p class="soft">${demo ? words.demo : words.key}</p>
      ${FIRST.map(
        (first, at) =>
          html`<p>${words.asks[at]}</p>
            <pre><code>${command(first)}</code></pre>`,
      )}
      <h2>${words.links}</h2>
      <ul class="links">
        <li><a href="/belgeler">${words.reference}</a></li>
        <li><a href="/openapi.json">${words.description}</a></li>
        <li><a href="/api/katalog/?dil=${language}">${words.catalogue}</a></li>
        <li><a href="/durum?dil=${language}">${words.status}</a></li>
        <li><a href="/deneme?dil=${language}">${words.sandbox}</a></li>
        <li><a href="/surumler?dil=${language}">${words.changelog}</a></li>
        <li><a href="/panel/?dil=${language}">${words.panel}</a></li>
      </ul>
    </main>`,
  )
}

const CHANGELOG_WORDS = {
  tr: { title: 'Sürümler ve değişiklikler', policy: 'Sürüm politikası', changes: 'Değişiklikler', feed: 'Akış (Atom)' },
  en: { title: 'Versions and changes', policy: 'Policy of versions', changes: 'Changes', feed: 'Feed (Atom)' },
}

/** What changed in the API, and what clients can rely on. */
export const changelogHtml = (language: Language, nonce: string) => {
  const words = CHANGELOG_WORDS[language]
  return shell(
    words.title,
    language,
    nonce,
    `/surumler?dil=${language === 'tr' ? 'en' : 'tr'}`,
    html`<main>
      <h1>${words.title}</h1>
      <h2>${words.policy}</h2>
      ${POLICY.map((paragraph) => html`<p>${paragraph[language]}</p>`)}
      <h2>${words.changes}</h2>
      <ul>
        ${RELEASES.map(
          (release) =>
            html`<li id="${release.id}">
              <b>${dateText(release.on)[language]}, ${KIND_NAMES[release.kind][language]}.</b> ${release[language]}
            </li>`,
        )}
      </ul>
      <p><a href="/surumler.atom?dil=${language}" type="application/atom+xml">${words.feed}</a></p>
    </main>`,
  )
}

const SANDBOX_WORDS = {
  tr: {
    title: 'Deneme ortamı',
    lead: 'Uydurma şirketler gerçek ilanlarla aynı yoldan okunur. Bir deneme anahtarı kendi saatini ilerletebilir, sahneler başlatabilir; başkaları bunu görmez.',
    companies: 'Şirketler',
    scenes: 'Sahneler',
    how: 'Nasıl',
  },
  en: {
    title: 'Sandbox',
    lead: 'Made-up companies are read the way real notices are. A sandbox key can move its own clock and begin scenes; nobody else sees it.',
    companies: 'Companies',
    scenes: 'Scenes',
    how: 'How',
  },
}

/** The made-up companies, the scenes, and what each teaches. */
export const sandboxHtml = (baseUrl: string, language: Language, nonce: string) => {
  const words = SANDBOX_WORDS[language]
  const headers = `-H 'X-API-Key: kny_deneme_…' -H 'X-API-Secret: kns_…' -H 'content-type: application/json'`
  const commands = [
    `curl ${headers} '${baseUrl}/api/v1/deneme/sahneler/' -d '{"sirket_id":"DENEME-TAM","sahne":"imzaci-kaybi"}'`,
    `curl ${headers} '${baseUrl}/api/v1/deneme/saat/' -d '{"ileri":30}'`,
    `curl ${headers} '${baseUrl}/api/v1/degisiklikler/'`,
    `curl ${headers} -X DELETE '${baseUrl}/api/v1/deneme/'`,
  ]
  return shell(
    words.title,
    language,
    nonce,
    `/deneme?dil=${language === 'tr' ? 'en' : 'tr'}`,
    html`<main>
      <h1>${words.title}</h1>
      <p>${words.lead}</p>
      <h2>${words.companies}</h2>
      <ul>
        ${SANDBOX_COMPANIES.map(({ code, teaches }) => html`<li><b>${code}</b>: ${teaches[language]}</li>`)}
      </ul>
      <h2>${words.scenes}</h2>
      <ul>
        ${SCENES.map(
          (scene) =>
            html`<li><b>${scene.code}</b>, ${scene.name[language]} (${scene.companies.join(', ')}): ${scene.teaches[language]}</li>`,
        )}
      </ul>
      <h2>${words.how}</h2>
      ${commands.map((command) => html`<pre><code>${command}</code></pre>`)}
    </main>`,
  )
}
