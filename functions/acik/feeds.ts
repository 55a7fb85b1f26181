/** Feeds of what everybody may know: the state of the service, changes of the API. */
import { dateText } from '../../lib/domain/company/changes/change-texts.ts'
import type { Language, StatusDocument } from '../../lib/domain/health/status.ts'
import { atomDocument } from '../../lib/http/wire/atom.ts'
import { KIND_NAMES, RELEASES } from './changelog.ts'

/** Identifiers by RFC 4151: they stay what they are wherever the feed is read from. */
const tag = (baseUrl: string, what: string): string => `tag:${new URL(baseUrl).hostname},2026:${what}`

const linksOf = (baseUrl: string, path: string, page: string, language: Language) => [
  { rel: 'self' as const, href: `${baseUrl}${path}?dil=${language}` },
  { rel: 'alternate' as const, href: `${baseUrl}${page}?dil=${language}`, type: 'text/html' },
]

/** Days on which a part of the service was slow or down, and what the operators said, the newest first. */
export const statusAtom = (baseUrl: string, status: StatusDocument): string => {
  const language = status.dil
  const entries = status.bilesenler.flatMap((part) =>
    part.gunler
      .filter(({ durum, not }) => durum === 'yavas' || durum === 'kesinti' || not !== undefined)
      .map(({ gun, durum, not }) => {
        const state = status.durumlar[durum]?.ad ?? durum
        return {
          id: tag(baseUrl, `durum:${part.anahtar}:${gun}`),
          title: `${part.ad}: ${state}, ${dateText(gun)[language]}`,
          updated: `${gun}T00:00:00Z`,
          summary: not ?? state,
          content: null,
          categories: [{ term: durum, scheme: `${baseUrl}/durum.json#durum` }],
          links: [{ rel: 'alternate' as const, href: `${baseUrl}/durum?dil=${language}`, type: 'text/html' }],
        }
      }),
  )
  return atomDocument({
    id: tag(baseUrl, 'durum'),
    title: language === 'tr' ? 'Künye: hizmet durumu' : 'Künye: service status',
    author: 'Künye',
    language,
    links: linksOf(baseUrl, '/durum.atom', '/durum', language),
    entries: entries.sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0)),
  })
}

/** Changes of the API, the newest first. */
export const changelogAtom = (baseUrl: string, language: Language): string =>
  atomDocument({
    id: tag(baseUrl, 'surumler'),
    title: language === 'tr' ? 'Künye: sürümler ve değişiklikler' : 'Künye: versions and changes',
    author: 'Künye',
    language,
    links: linksOf(baseUrl, '/surumler.atom', '/surumler', language),
    entries: RELEASES.map((release) => ({
      id: tag(baseUrl, `surumler:${release.id}`),
      title: `${KIND_NAMES[release.kind][language]}: ${release[language]}`,
      updated: `${release.on}T00:00:00Z`,
      summary: release[language],
      content: null,
      categories: [{ term: release.kind, scheme: `${baseUrl}/surumler` }],
      links: [{ rel: 'alternate' as const, href: `${baseUrl}/surumler?dil=${language}#${release.id}`, type: 'text/html' }],
    })),
  })
