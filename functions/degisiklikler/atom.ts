import type { ToldChange } from '../../lib/domain/company/changes/change.ts'
import { ATOM, atomDocument, type AtomEntry, type AtomLink } from '../../lib/http/wire/atom.ts'
import { turkishDate } from '../../lib/domain/kernel/dates.ts'
import type { PublicDeps } from '../../lib/http/app/group.ts'
import { companyRefOf, companyUrl, gazettePdf } from '../../lib/http/wire/wire.ts'
import type { StreamedChange } from '../../lib/store/changes.ts'

/** Headers of an Atom answer: texts are in the language asked for. */
export const atomHeaders = ({ language }: PublicDeps) => ({ 'content-type': ATOM, 'content-language': language, vary: 'Accept-Language' })

const TITLE = { tr: 'Künye: değişiklikler', en: 'Künye: changes' } as const

/** Identifiers by RFC 4151: they stay what they are wherever the feed is read from. */
const tag = (deps: PublicDeps, what: string): string => `tag:${new URL(deps.baseUrl).hostname},2026:${what}`

/** A page of changes as an Atom feed; `of` names what the feed is about, `links` are those of the feed itself. */
export const changesAtom = (
  deps: PublicDeps,
  of: { id: string; title: string | null },
  changes: readonly StreamedChange<ToldChange>[],
  links: AtomLink[],
): string =>
  atomDocument({
    id: tag(deps, `degisiklikler${of.id}`),
    title: of.title === null ? TITLE[deps.language] : `${TITLE[deps.language]}, ${of.title}`,
    author: 'Künye',
    language: deps.language,
    links,
    entries: changes.map((change) => entryOf(deps, change)),
  })

/** How a company is named in a title. */
export const nameOf = (company: StreamedChange<ToldChange>['company']): string => company.title ?? `${company.office} ${company.registryNo}`

const entryOf = (deps: PublicDeps, { id, addedAt, detail, notice, company }: StreamedChange<ToldChange>): AtomEntry => {
  const published = notice?.publishedOn ? turkishDate(notice.publishedOn) : null
  return {
    id: tag(deps, `degisiklik:${companyRefOf(company).id}:${id}`),
    title: `${nameOf(company)}: ${detail.summary[deps.language]}`,
    updated: addedAt,
    summary: detail.summary[deps.language],
    content: detail.source
      ? `“${detail.source.quote}”\n${['TTSG', published, notice?.noticeType].filter(Boolean).join(', ')}`
      : detail.summary[deps.language],
    categories: [
      { term: detail.category, scheme: `${deps.baseUrl}/openapi.json#kategori` },
      { term: detail.kind, scheme: `${deps.baseUrl}/openapi.json#tur` },
    ],
    links: [
      { rel: 'alternate', href: companyUrl(deps.baseUrl, company, 'degisiklikler/'), type: 'application/json' },
      ...(detail.source ? [{ rel: 'via' as const, href: gazettePdf(deps.baseUrl, detail.source.noticeId), type: 'application/pdf' }] : []),
    ],
  }
}
