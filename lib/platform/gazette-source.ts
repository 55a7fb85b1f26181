import { z } from 'zod'
import { parseIsoDate } from '../domain/kernel/dates.ts'
import type { Env } from './env.ts'
import { SourceUnavailable } from './source-unavailable.ts'

/**
 * The protocol between Künye and whatever holds the gazette (a licensed feed behind an adapter of its operator; on one machine
 * tools/stand-ins/gazette.ts). Every request carries `Authorization: Bearer <token>`; answers but documents are JSON in UTF-8; an error is
 * `{"error": "…"}` with its status.
 *
 *   GET /notices?office=<office as printed>&registry=<registry root>[&after=<cursor>]
 *       every notice of one company → {"notices": [Reference…], "next": <cursor> | null}
 *   GET /issues/<YYYY-MM-DD>[?after=<cursor>]
 *       every notice of the issue of that day → the same shape, and "issuePages" where the source knows it: on how many pages of the issue
 *       notices stand. A day without an issue has no notices
 *   GET /documents/<ref>
 *       the notice as application/pdf (the gazette pages it stands on) or text/plain; 404 where there is none
 *
 * Reference: {"ref", "office", "registryNo", "title", "publishedOn", "issue", "page", "noticeType", "pages"}. `ref` is a stable id: the
 * same notice has the same ref for ever. A list is complete when `next` is null; order is free.
 */
const reference = z.object({
  ref: z.string().min(1).max(200),
  office: z.string().min(1),
  registryNo: z.string().min(1),
  title: z.string().nullable(),
  publishedOn: z
    .string()
    .refine((day) => parseIsoDate(day) !== null)
    .nullable(),
  issue: z.string().nullable(),
  page: z.string().nullable(),
  noticeType: z.string(),
  pages: z.number().int().positive(),
})

const listing = z.object({
  notices: z.array(reference),
  next: z.string().min(1).nullable(),
  issuePages: z.number().int().positive().nullish(),
})

/** A notice as the source lists it; office, number and title as printed, the day as ISO date, `pages` of its document. */
export type NoticeReference = z.output<typeof reference>

/** What an issue lists. `pages`: on how many of its pages notices stand; null where the source does not say. */
export type IssueListing = { notices: NoticeReference[]; pages: number | null }

/** A notice's document; `too_large` is none of the gazette's and is not read to its end. */
export type GazetteDocument = { type: 'pdf' | 'text'; bytes: Uint8Array } | { type: 'too_large' }

/**
 * The official gazette. Every call throws SourceUnavailable when the source is down, too slow, refuses, or answers what this protocol does
 * not know.
 */
export type GazetteSource = {
  /** Every notice of a company: the complete list or an error, never a part. */
  listNotices: (office: string, registryRoot: string) => Promise<NoticeReference[]>
  /** Every notice of the issue of a day (ISO date); none on days without one. */
  listIssue: (day: string) => Promise<IssueListing>
  /** The document of a reference; null when the source has none (any more). */
  fetchDocument: (ref: string) => Promise<GazetteDocument | null>
}

const LIST_TIMEOUT_MS = 15_000
const DOCUMENT_TIMEOUT_MS = 60_000
const MOST_DOCUMENT_BYTES = 32 * 1024 * 1024
/** More pages than any company or issue has: a source that never ends its list is a broken source. */
const MOST_PAGES = 200

const unavailable = (reason: string): SourceUnavailable => new SourceUnavailable('gazette source', reason)

/** The body of an answer; null where it has more than `most` bytes, of which no more is then read. */
const bytesUpTo = async (response: Response, most: number): Promise<Uint8Array | null> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > most) return null
    parts.push(part)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The gazette source at GAZETTE_URL. */
export const httpGazetteSource = (env: Env<'GAZETTE_URL' | 'GAZETTE_TOKEN'>): GazetteSource => {
  const base = env.GAZETTE_URL.replace(/\/+$/, '')

  /** Runs `read` on the answer within the time limit; null for 404. */
  const get = async <T>(path: string, timeoutMs: number, read: (response: Response) => Promise<T>): Promise<T | null> => {
    let response: Response
    try {
      response = await fetch(base + path, {
        headers: { authorization: `Bearer ${env.GAZETTE_TOKEN}` },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return await read(response)
      await response.body?.cancel()
    } catch (error) {
      if (error instanceof SourceUnavailable) throw error
      throw unavailable(error instanceof Error ? error.message : String(error))
    }
    if (response.status === 404) return null
    throw unavailable(`status ${response.status}`)
  }

  const list = async (path: string): Promise<IssueListing> => {
    const found: IssueListing = { notices: [], pages: null }
    let after: string | null = null
    for (let page = 0; page < MOST_PAGES; page++) {
      const cursor: string = after === null ? '' : `${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}`
      const answer = await get(path + cursor, LIST_TIMEOUT_MS, async (response) => {
        const parsed = listing.safeParse(await response.json())
        if (!parsed.success) throw unavailable(`malformed list: ${z.prettifyError(parsed.error)}`)
        return parsed.data
      })
      if (answer === null) throw unavailable('status 404')
      found.notices.push(...answer.notices)
      found.pages = answer.issuePages ?? found.pages
      if (answer.next === null) return found
      after = answer.next
    }
    throw unavailable('a list without an end')
  }

  return {
    listNotices: async (office, registryRoot) =>
      (await list(`/notices?office=${encodeURIComponent(office)}&registry=${encodeURIComponent(registryRoot)}`)).notices,
    listIssue: (day) => list(`/issues/${encodeURIComponent(day)}`),
    fetchDocument: (ref) =>
      get(`/documents/${encodeURIComponent(ref)}`, DOCUMENT_TIMEOUT_MS, async (response) => {
        const contentType = response.headers.get('content-type') ?? ''
        const type = contentType.startsWith('application/pdf') ? 'pdf' : contentType.startsWith('text/plain') ? 'text' : null
        if (type === null) throw unavailable(`a document of type ${contentType || 'unknown'}`)
        const bytes = await bytesUpTo(response, MOST_DOCUMENT_BYTES)
        return bytes === null ? { type: 'too_large' } : { type, bytes }
      }),
  }
}
