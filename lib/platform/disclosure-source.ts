import { z } from 'zod'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Env } from './env.ts'
import { SourceUnavailable } from './source-unavailable.ts'

/**
 * The protocol between Künye and whatever holds public-disclosure (KAP) filings (the operator's adapter to the platform's data feed; on one
 * machine tools/stand-ins/kap.ts). Every request carries `Authorization: Bearer <token>`; answers are JSON in UTF-8; an error is `{"error":
 * "…"}` with its status.
 *
 *   GET /filings?since=<YYYY-MM-DD>    filings published on that day and later, in the order in which they were published
 *   GET /filings?after=<cursor>        those that follow the place a former answer named
 *       → {"filings": [Filing…], "cursor": <place after the last of them> | null (none yet), "more": <whether others follow already>}
 *
 * Filing: {"ref", "publishedAt", "kind", "subject", "summary", "link", "attachments": [{"name", "url"}], "company": {"title", "office",
 * "registryNo", "mersisNo"}, "relatedStocks": [code…], "corrects": <ref>}. `ref` is the filing's number at the platform and never means
 * another; a correction is a filing of its own, which names in `corrects` the one it corrects. `relatedStocks` are the codes of the shares
 * the filing is about, where they are not the filer's own; both may be null or left out. `link` is the filing as people read it,
 * `publishedAt` an instant with its offset; summary, office and numbers may be null.
 */

/** Characters that PostgreSQL refuses or no reader sees come as blanks: a filing with one must not stop those behind it. */
const text = z.string().transform((value) =>
  value
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim(),
)
const required = text.pipe(z.string().min(1))
const nullable = text.nullable().transform((value) => value || null)
const address = text.pipe(z.url({ protocol: /^https?$/ }).max(2000))

const filing = z.object({
  ref: required.pipe(z.string().max(200)),
  publishedAt: z.iso.datetime({ offset: true }).refine((instant) => instant > '1900'),
  kind: required,
  subject: required,
  summary: nullable,
  link: address,
  attachments: z.array(z.object({ name: required, url: address })),
  company: z.object({ title: required, office: nullable, registryNo: nullable, mersisNo: nullable }),
  relatedStocks: z
    .array(required.pipe(z.string().max(40)))
    .nullish()
    .transform((codes) => [...new Set(codes ?? [])]),
  corrects: text
    .pipe(z.string().max(200))
    .nullish()
    .transform((ref) => ref || null),
})

const listing = z.object({ filings: z.array(filing), cursor: required.pipe(z.string().max(1000)).nullable(), more: z.boolean() })

/** A filing as the source lists it; office and numbers as printed. */
export type ListedFiling = z.output<typeof filing>

/**
 * Filings in the order of their publication; `cursor` is where to go on, null where nothing was ever published; `more`: others follow
 * already.
 */
export type FilingsPage = z.output<typeof listing>

/** Where to read on: after a former page, or from a day on. */
export type ReadingPlace = { cursor: string } | { since: IsoDate }

/**
 * Public-disclosure filings. Throws SourceUnavailable when the source is down, too slow, refuses, or answers what this protocol does not
 * know.
 */
export type DisclosureSource = { listFilings: (place: ReadingPlace) => Promise<FilingsPage> }

const TIMEOUT_MS = 30_000
/** A page of filings is some hundred kilobytes; more than this is not held in memory. */
const MOST_BYTES = 8 * 1024 * 1024

const unavailable = (reason: string): SourceUnavailable => new SourceUnavailable('disclosure source', reason)

const readBody = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let size = 0
  let body = ''
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw unavailable('an answer without an end')
    body += decoder.decode(chunk, { stream: true })
  }
  return body + decoder.decode()
}

/** The disclosure source at KAP_URL. */
export const httpDisclosureSource = (env: Env<'KAP_URL' | 'KAP_TOKEN'>, timeoutMs = TIMEOUT_MS): DisclosureSource => ({
  listFilings: async (place) => {
    const query = 'cursor' in place ? `after=${encodeURIComponent(place.cursor)}` : `since=${place.since}`
    try {
      const response = await fetch(`${env.KAP_URL.replace(/\/+$/, '')}/filings?${query}`, {
        headers: { authorization: `Bearer ${env.KAP_TOKEN}` },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw unavailable(`status ${response.status}`)
      }
      const parsed = listing.safeParse(JSON.parse(await readBody(response)))
      if (!parsed.success) throw unavailable(`malformed list: ${z.prettifyError(parsed.error)}`)
      const { cursor, more } = parsed.data
      if (more && (cursor === null || ('cursor' in place && cursor === place.cursor))) throw unavailable('a list that does not move on')
      return parsed.data
    } catch (error) {
      throw error instanceof SourceUnavailable ? error : unavailable(error instanceof Error ? error.message : String(error))
    }
  },
})
