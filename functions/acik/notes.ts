/** Pages of the keyless group for who programs against the API: what changed in it, and what can be played in the sandbox. */
import { html } from 'hono/html'
import { dateText } from '../../lib/domain/company/changes/change-texts.ts'
import { SANDBOX_COMPANIES, SCENES } from '../../lib/domain/sandbox/scenes.ts'
import type { Language } from '../../lib/http/app/errors.ts'
import { openPage } from '../../lib/http/page/shell.ts'
import { KIND_NAMES, POLICY, RELEASES } from './changelog.ts'

const otherOf = (path: string, language: Language): string => `${path}?dil=${language === 'tr' ? 'en' : 'tr'}`

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
    other: otherOf('/surumler', language),
    narrow: true,
    body: html`<h1>${words.title}</h1>
      <h2>${words.policy}</h2>
      ${POLICY.map((paragraph) => html`<p>${paragraph[language]}</p>`)}
      <h2>${words.changes}</h2>
      <ul>
        ${RELEASES.map(
          (release) =>
            html`<li id="${release.id}">
              <strong>${dateText(release.on)[language]}, ${KIND_NAMES[release.kind][language]}.</strong> ${release[language]}
            </li>`,
        )}
      </ul>
      <p><a href="/surumler.atom?dil=${language}" type="application/atom+xml">${words.feed}</a></p>`,
  })
}

const SANDBOX_WORDS = {
  tr: {
    title: 'Deneme ortamı',
    lead:
      'Uydurma şirketler gerçek ilanlarla aynı yoldan okunur. Bir deneme anahtarı kendi saatini ilerletebilir, ' +
      'sahneler başlatabilir; başkaları bunu görmez.',
    companies: 'Şirketler',
    scenes: 'Sahneler',
    how: 'Nasıl',
  },
  en: {
    title: 'Sandbox',
    lead:
      'Made-up companies are read the way real notices are. A sandbox key can move its own clock and begin scenes; ' +
      'nobody else sees it.',
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
    other: otherOf('/deneme', language),
    body: html`<h1>${words.title}</h1>
      <p>${words.lead}</p>
      <h2>${words.companies}</h2>
      <ul>
        ${SANDBOX_COMPANIES.map(({ code, teaches }) => html`<li><strong>${code}</strong>: ${teaches[language]}</li>`)}
      </ul>
      <h2>${words.scenes}</h2>
      <ul>
        ${SCENES.map(
          ({ code, name, companies, teaches }) =>
            html`<li><strong>${code}</strong>, ${name[language]} (${companies.join(', ')}): ${teaches[language]}</li>`,
        )}
      </ul>
      <h2>${words.how}</h2>
      ${commands.map((command) => html`<pre><code>${command}</code></pre>`)}`,
  })
}
