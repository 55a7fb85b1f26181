import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { FilingsPage, ListedFiling } from '../../lib/platform/disclosure-source.ts'
import { startStandIn } from './server.ts'
import type { StandIn, StandInAnswer } from './server.ts'

/*
 * The source of public-disclosure filings on one machine: a folder of made-up filings served by the protocol of
 * lib/platform/disclosure-source.ts. Each is NAME.json; its ref is NAME. What is `sandbox` is the sandbox's: never listed, but its page and
 * attachments are served. Pages are at /filings/<ref>, attachments at /attachments/<ref>/<name>; both need no token, as at the platform
 * itself. Files put into the folder while it is served are found.
 */
const filing = z.strictObject({
  sandbox: z.boolean().default(false),
  publishedAt: z.iso.datetime({ offset: true }),
  kind: z.string().min(1),
  subject: z.string().min(1),
  summary: z.string().nullable(),
  attachments: z.array(z.strictObject({ name: z.string().regex(/^[\w.-]+$/), text: z.string() })),
  company: z.strictObject({
    title: z.string().min(1),
    office: z.string().nullable(),
    registryNo: z.string().nullable(),
    mersisNo: z.string().nullable(),
  }),
  relatedStocks: z.array(z.string().min(1)).default([]),
  corrects: z.string().min(1).nullable().default(null),
})

type MadeUpFiling = z.output<typeof filing> & { ref: string; place: string }

/** The made-up filings that come with the project. */
export const madeUpFilings = fileURLToPath(new URL('disclosures', import.meta.url))

const readFilings = (folder: string): MadeUpFiling[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const parsed = filing.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      if (!parsed.success) throw new Error(`${join(folder, file)} is not a filing of the KAP stand-in: ${z.prettifyError(parsed.error)}`)
      const ref = parse(file).name
      return { ...parsed.data, ref, place: `${new Date(parsed.data.publishedAt).toISOString()} ${ref}` }
    })
    .sort((a, b) => (a.place < b.place ? -1 : 1))

const listed = (
  { ref, publishedAt, kind, subject, summary, attachments, company, relatedStocks, corrects }: MadeUpFiling,
  address: string,
): ListedFiling => ({
  ref,
  publishedAt,
  kind,
  subject,
  summary,
  company,
  relatedStocks,
  corrects,
  link: `${address}/filings/${ref}`,
  attachments: attachments.map(({ name }) => ({ name, url: `${address}/attachments/${ref}/${name}` })),
})

/**
 * The made-up filings of the sandbox. `address` is where the stand-in serves their pages and attachments; null where it does not run: what
 * is made up then has no page anywhere, and they come without link and attachments.
 */
export const sandboxFilings = (address: string | null): (Omit<ListedFiling, 'link'> & { link: string | null })[] =>
  readFilings(madeUpFilings)
    .filter(({ sandbox }) => sandbox)
    .map((each) => (address === null ? { ...listed(each, ''), link: null, attachments: [] } : listed(each, address)))

const pageSize = 50

const listing = (folder: string, query: URLSearchParams, address: string): FilingsPage => {
  const [after, since] = [query.get('after'), query.get('since')]
  const from = after ?? new Date(`${since ?? '1970-01-01'}T00:00:00+03:00`).toISOString()
  const following = readFilings(folder).filter(({ sandbox, place }) => !sandbox && place > from)
  const filings = following.slice(0, pageSize)
  return {
    filings: filings.map((each) => listed(each, address)),
    cursor: filings.at(-1)?.place ?? after,
    more: following.length > pageSize,
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

const pageOf = ({ subject, publishedAt, kind, summary, company, attachments, ref }: MadeUpFiling): StandInAnswer => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body:
    '<!doctype html><html lang="tr"><meta ' +
    `charset="utf-8"><title>${escaped(subject)}</title><h1>${escaped(subject)}</h1><p>${escaped(company.title)}</p><p>${escaped(kind)}, ` +
    `${publishedAt}</p>` +
    `<p>${escaped(summary ?? '')}</p><ul>${attachments.map(({ name }) => `<li><a href="/attachments/${ref}/${name}">${name}</a></li>`).join('')}</ul></html>`,
})

/** Serves the filings of `folder`. Throws where one of its files is no filing. */
export const startKap = async ({
  folder = madeUpFilings,
  token,
  port,
}: {
  folder?: string
  token: string
  port?: number
}): Promise<StandIn> => {
  readFilings(folder)
  const handle = ({
    method,
    url,
    headers,
  }: {
    method: string
    url: URL
    headers: { authorization?: string | undefined }
  }): StandInAnswer => {
    const [, group, ref, name] = url.pathname.split('/').map(decodeURIComponent)
    if (method !== 'GET') return { status: 405, body: { error: 'GET is expected' } }
    if (group === 'filings' && !ref) {
      if (headers.authorization !== `Bearer ${token}`) return { status: 401, body: { error: 'a bearer token is needed' } }
      return { body: listing(folder, url.searchParams, url.origin) }
    }
    const found = readFilings(folder).find((each) => each.ref === ref)
    if (found && group === 'filings') return pageOf(found)
    const attachment = group === 'attachments' ? found?.attachments.find((each) => each.name === name) : undefined
    if (attachment) return { headers: { 'content-type': 'text/plain; charset=utf-8' }, body: attachment.text }
    return { status: 404, body: { error: 'GET /filings, /filings/<ref> and /attachments/<ref>/<name> are here' } }
  }
  return startStandIn({ ...(port === undefined ? {} : { port }), handle })
}
