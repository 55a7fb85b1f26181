/** The pages of the keyless group: no script, no outside resource, both languages, light and dark. */
import { html } from 'hono/html'
import { dateText, percentText } from '../../lib/domain/company/changes/change-texts.ts'
import type { Language, State, StatusDocument } from '../../lib/domain/health/status.ts'
import { SANDBOX_COMPANIES, SCENES } from '../../lib/domain/sandbox/scenes.ts'
import { openPage } from '../../lib/http/page/shell.ts'
import { KIND_NAMES, POLICY, RELEASES } from './changelog.ts'

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
    few: (known: number, all: number) => `Çoğu ölçülmedi: ${all} bileşenin ${known} tanesi ölçüldü; ötekiler için bir şey söylenemez.`,
    measured: (known: number, all: number) => `${all} bileşenin ${known} tanesi ölçüldü`,
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
    few: (known: number, all: number) => `Mostly unmeasured: ${known} of ${all} parts were measured; nothing can be said of the others.`,
    measured: (known: number, all: number) => `${known} of ${all} parts measured`,
    feed: 'Feed (Atom)',
  },
}
const TONES: Record<State, string> = { calisiyor: 'good', yavas: 'warn', kesinti: 'bad', bilinmiyor: 'soft' }

/** The whole in one sentence. Where most parts were not measured of late it says so: what is unmeasured is not told to work. */
const headline = ({ genel, bilesenler, dil }: StatusDocument, name: (state: State) => string): { tone: string; text: string } => {
  const words = STATUS_WORDS[dil]
  const [all, known] = [bilesenler.length, bilesenler.filter(({ durum }) => durum !== 'bilinmiyor').length]
  if (known === 0 || (genel === 'calisiyor' && known * 2 < all)) return { tone: 'soft', text: words.few(known, all) }
  const rest = known < all ? ` (${words.measured(known, all)})` : ''
  return { tone: TONES[genel], text: `${words.whole}: ${name(genel)}${rest}` }
}

const SHOWN: readonly State[] = ['calisiyor', 'yavas', 'kesinti', 'bilinmiyor']

/** The status document as a page: a bar a day, and in words for those who do not see bars. */
export const statusHtml = (status: StatusDocument) => {
  const language = status.dil
  const words = STATUS_WORDS[language]
  const name = (state: State): string => status.durumlar[state]?.ad ?? state
  const counts = (days: { durum: State }[]): string =>
    SHOWN.map((state) => ({ state, count: days.filter((day) => day.durum === state).length }))
      .filter(({ count }) => count > 0)
      .map(({ state, count }) => `${name(state)}: ${count}`)
      .join(', ')
  const part = (shown: StatusDocument['bilesenler'][number]) =>
    html` <li>
      <div>
        <h3>${shown.ad} <span class="badge ${TONES[shown.durum]}">${name(shown.durum)}</span></h3>
        <p class="quiet">${shown.aciklama}</p>
        <p class="hidden">${words.days}: ${counts(shown.gunler)}</p>
        <ul class="state-bars" aria-hidden="true">
          ${shown.gunler.map((day) => html`<li class="${day.durum}" title="${dateText(day.gun)[language]}: ${name(day.durum)}${day.not ? `, ${day.not}` : ''}"></li>`)}
        </ul>
        <div class="ends">
          <span>${dateText(status.baslangic)[language]}</span
          ><span
            >${shown.sorunsuz_yuzde === null ? words.unmeasured : `${percentText(String(shown.sorunsuz_yuzde))[language]} ${words.well}`}</span
          ><span>${dateText(status.bitis)[language]}</span>
        </div>
      </div>
    </li>`
  const { tone, text } = headline(status, name)
  return openPage({
    title: words.title,
    language,
    other: `/durum?dil=${language === 'tr' ? 'en' : 'tr'}`,
    body: html`<h1>${words.title}</h1>
      <p class="note ${tone}">${text}</p>
      ${status.gruplar.map(
        (group) =>
          html`<section>
            <h2>${group.ad}</h2>
            <ul class="rows">
              ${status.bilesenler.filter(({ anahtar }) => group.bilesenler.includes(anahtar)).map(part)}
            </ul>
          </section>`,
      )}
      ${
        status.notlar.length === 0
          ? ''
          : html`<h2>${words.notes}</h2>
              <ul class="items">
                ${status.notlar.map((note) => html`<li>${dateText(note.gun)[language]}, ${status.bilesenler.find(({ anahtar }) => anahtar === note.bilesen)?.ad ?? note.bilesen}: ${note.not}</li>`)}
              </ul>`
      }`,
    foot: html`<p>
      ${words.computed} <a href="/durum.json?dil=${language}&amp;gun=90">${words.json}</a> ·
      <a href="/durum.atom?dil=${language}" type="application/atom+xml">${words.feed}</a>
    </p>`,
  })
}

const CHANGELOG_WORDS = {
  tr: { title: 'Sürümler ve değişiklikler', policy: 'Sürüm politikası', changes: 'Değişiklikler', feed: 'Akış (Atom)' },
  en: { title: 'Versions and changes', policy: 'Policy of versions', changes: 'Changes', feed: 'Feed (Atom)' },
}

/** What changed in the API, and what clients can rely on. */
export const changelogHtml = (language: Language): Promise<string> => {
  const words = CHANGELOG_WORDS[language]
  return openPage({
    title: words.title,
    language,
    other: `/surumler?dil=${language === 'tr' ? 'en' : 'tr'}`,
    body: html`
      <h1>${words.title}</h1>
      <h2>${words.policy}</h2>
      ${POLICY.map((paragraph) => html`<p>${paragraph[language]}</p>`)}
      <h2>${words.changes}</h2>
      <ul class="items">
        ${RELEASES.map(
          (release) =>
            html`<li id="${release.id}">
              <b>${dateText(release.on)[language]}, ${KIND_NAMES[release.kind][language]}.</b> ${release[language]}
            </li>`,
        )}
      </ul>
      <p><a href="/surumler.atom?dil=${language}" type="application/atom+xml">${words.feed}</a></p>
    `,
  })
}

const SANDBOX_WORDS = {
  tr: {
    title: 'Deneme ortamı',
    lead: 'Uydurma şirketler gerçek ilanlarla aynı yoldan okunur. Bir deneme anahtarı kendi saatini ilerletebilir, sahneler başlatabilir; başkaları bunu görmez.',
    own: 'Herkese açık bir deneme anahtarı yalnız okur. Onunla yapılan şu çağrı, otuz gün geçerli, yalnız size ait bir deneme anahtarı verir:',
    told: 'Sahnelerin ve geçen günlerin getirdikleri değişiklik akışına, izlenen yetkilerin dönmesi /api/v1/olaylar/ sırasına ve webhooklara düşer.',
    companies: 'Şirketler',
    scenes: 'Sahneler',
    how: 'Nasıl',
  },
  en: {
    title: 'Sandbox',
    lead: 'Made-up companies are read the way real notices are. A sandbox key can move its own clock and begin scenes; nobody else sees it.',
    own: 'A sandbox key that is open to everybody only reads. This call, made with it, gives a sandbox key of your own for thirty days:',
    told: 'What scenes and days bring comes in the feed of changes; that a watched authority turned, at /api/v1/olaylar/ and by webhooks.',
    companies: 'Companies',
    scenes: 'Scenes',
    how: 'How',
  },
}

/** The made-up companies, the scenes, and what each teaches. */
export const sandboxHtml = (baseUrl: string, language: Language): Promise<string> => {
  const words = SANDBOX_WORDS[language]
  const headers = `-H 'X-API-Key: kny_deneme_…' -H 'X-API-Secret: kns_…' -H 'content-type: application/json'`
  const commands = [
    `curl ${headers} '${baseUrl}/api/v1/deneme/sahneler/' -d '{"sirket_id":"DENEME-TAM","sahne":"imzaci-kaybi"}'`,
    `curl ${headers} '${baseUrl}/api/v1/deneme/saat/' -d '{"ileri":30}'`,
    `curl ${headers} '${baseUrl}/api/v1/degisiklikler/'`,
    `curl ${headers} -X DELETE '${baseUrl}/api/v1/deneme/'`,
  ]
  return openPage({
    title: words.title,
    language,
    other: `/deneme?dil=${language === 'tr' ? 'en' : 'tr'}`,
    body: html`
      <h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      <h2>${words.companies}</h2>
      <ul class="items">
        ${SANDBOX_COMPANIES.map(({ code, teaches }) => html`<li><b>${code}</b>: ${teaches[language]}</li>`)}
      </ul>
      <h2>${words.scenes}</h2>
      <ul class="items">
        ${SCENES.map(
          (scene) =>
            html`<li><b>${scene.code}</b>, ${scene.name[language]} (${scene.companies.join(', ')}): ${scene.teaches[language]}</li>`,
        )}
      </ul>
      <h2>${words.how}</h2>
      ${commands.map((command) => html`<pre><code>${command}</code></pre>`)}
      <p>${words.told}</p>
      <p>${words.own}</p>
      <pre><code>${`curl -X POST ${headers} '${baseUrl}/api/v1/deneme/anahtar/'`}</code></pre>
    `,
  })
}

const MISSING_WORDS = {
  tr: {
    title: 'Böyle bir sayfa yok',
    text: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.',
    home: 'İlk sayfa',
    reference: 'API belgeleri',
  },
  en: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or the page is gone.',
    home: 'First page',
    reference: 'API reference',
  },
}

/** What a browser gets at an address that leads nowhere. */
export const missingHtml = (language: StatusDocument['dil']) => {
  const words = MISSING_WORDS[language]
  return openPage({
    title: `${words.title} · Künye`,
    language,
    narrow: true,
    other: `/bulunamadi?dil=${language === 'tr' ? 'en' : 'tr'}`,
    body: html`<h1>${words.title}</h1>
      <p class="lead">${words.text}</p>
      <p class="links">
        <a class="button" href="/?dil=${language}">${words.home}</a>
        <a class="button plain" href="/belgeler?dil=${language}">${words.reference}</a>
        <a class="button plain" href="/panel/?dil=${language}">Panel</a>
      </p>`,
  })
}
