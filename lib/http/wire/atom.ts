import { html } from 'hono/html'

/**
 * Atom feeds (RFC 4287). Values are escaped by hono's template; what XML 1.0 cannot carry at all is left out.
 */
export type AtomLink = { rel: 'self' | 'alternate' | 'next' | 'via'; href: string; type?: string }
/** Instants are RFC 3339 text. `content` is plain text; null: the summary is all there is. */
export type AtomEntry = {
  id: string
  title: string
  updated: string
  summary: string
  content: string | null
  categories: { term: string; scheme: string }[]
  links: AtomLink[]
}
export type AtomFeed = { id: string; title: string; author: string; language: string; links: AtomLink[]; entries: AtomEntry[] }

export const ATOM = 'application/atom+xml; charset=utf-8'
/** When a feed without entries was last changed: never since computers count. */
const NEVER = '1970-01-01T00:00:00Z'

// oxlint-disable-next-line no-control-regex
const plain = (text: string): string => text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

const link = ({ rel, href, type }: AtomLink) =>
  html`<link rel="${rel}" href="${href}" ${type === undefined ? '' : html` type="${type}"`} />`

const entry = ({ id, title, updated, summary, content, categories, links }: AtomEntry) =>
  html` <entry>
    <id>${id}</id>
    <title>${plain(title)}</title>
    <updated>${updated}</updated>
    <published>${updated}</published>
    ${categories.map(({ term, scheme }) => html`<category term="${term}" scheme="${scheme}" />`)} ${links.map(link)}
    <summary>${plain(summary)}</summary>
    ${content === null ? '' : html`<content type="text">${plain(content)}</content>`}
  </entry>`

/** The feed as an XML document. Changed when its newest entry was. */
export const atomDocument = (feed: AtomFeed): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
    <id>${feed.id}</id>
    <title>${plain(feed.title)}</title>
    <updated
      >${
        feed.entries
          .map(({ updated }) => updated)
          .sort()
          .at(-1) ?? NEVER
      }</updated
    >
    <author><name>${feed.author}</name></author>
    <generator>Künye</generator>
    ${feed.links.map(link)} ${feed.entries.map(entry)}
  </feed>`.toString()}`
