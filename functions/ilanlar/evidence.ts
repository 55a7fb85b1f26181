import type { Fetcher } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import type { PageBox } from '../../lib/domain/notice/page/places.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { Operation, PublicEnv, PublicOperation } from '../../lib/http/app/group.ts'
import { OPEN_POLICY } from '../../lib/http/page/shell.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { highlighted } from '../../lib/platform/pdf/page-image.ts'
import { openEvidence, openSource, signEvidence } from '../../lib/platform/signed-link.ts'
import { logEvent } from '../../lib/http/app/log.ts'
import { type CitedFact, citedFact, citedFactOf, noticeFile } from '../../lib/store/notices.ts'
import type { routes } from './contract.ts'
import { CLOSED, closedHtml, evidenceHtml } from './evidence-page.ts'
import { noticeNumber } from './notices.ts'
import { archived, streamed } from './pdf.ts'
import { storedPage } from './stored.ts'

const secretOf = (bindings: object): string => readEnv(bindings, ['EVIDENCE_KEY']).EVIDENCE_KEY

/** Makes a link to one fact of one notice that opens without a key until it expires. */
export const shareEvidence: Operation<typeof routes.shareEvidence> = async (c) => {
  const { db, principal, baseUrl, now } = c.get('deps')
  const { olgu, gun } = c.req.valid('json')
  const fact = await citedFactOf(db, principal, noticeNumber(c.req.valid('param').ilan_id), olgu)
  if (!fact) throw new Failure('not_found')
  const until = new Date((Math.floor(now.getTime() / 1000) + gun * 86_400) * 1000)
  const token = await signEvidence(secretOf(c.env), { noticeId: fact.noticeId, factId: fact.factId, until })
  return c.json(
    { adres: `${baseUrl}/kanit/${token}/`, gecerlilik_sonu: until.toISOString(), olgu: fact.factId, ilan_id: fact.noticeId },
    201,
  )
}

type Opened = { fact: CitedFact; until: Date; page: number | null; boxes: PageBox[] }

/** What the token in the path opens; null where it was not signed here or is over: the two are not told apart. */
const opened = async (c: Context<PublicEnv>): Promise<Opened | null> => {
  const { db, now } = c.get('deps')
  const evidence = await openEvidence(secretOf(c.env), c.req.param('belirtec') ?? '', now)
  const fact = evidence && (await citedFact(db, evidence.noticeId, evidence.factId))
  if (!fact) return null
  const page = fact.boxes?.[0]?.[0] ?? null
  return { fact, until: evidence.until, page, boxes: (fact.boxes ?? []).filter(([on]) => on === page) }
}

const needOpened = async (c: Context<PublicEnv>): Promise<Opened> => {
  const evidence = await opened(c)
  if (!evidence) throw new Failure('not_found', { note: CLOSED })
  return evidence
}

const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

export const evidencePage: PublicOperation<typeof routes.evidence> = async (c) => {
  const language = c.req.valid('query').dil
  const evidence = await opened(c)
  if (!evidence) return c.html(closedHtml(language), 404, { ...PRIVATE, 'content-security-policy': OPEN_POLICY })
  const { fact, until, page } = evidence
  return c.html(
    evidenceHtml({
      fact,
      until,
      hasPage: page !== null && fact.pdfKey !== null,
      address: `/kanit/${c.req.param('belirtec')}/`,
      language,
    }),
    200,
    { ...PRIVATE, 'content-security-policy': OPEN_POLICY },
  )
}

export const evidenceImage: PublicOperation<typeof routes.evidenceImage> = async (c) => {
  const { fact, page, boxes } = await needOpened(c)
  if (page === null || fact.pdfKey === null) throw new Failure('not_found')
  const stored = await storedPage(c.get('deps').archive, c.env.SAYFALAR as Fetcher, fact.pdfKey, page)
  return new Response(await highlighted(new Uint8Array(await stored.arrayBuffer()), boxes, c.req.valid('query').kirp === '1'), {
    headers: { 'content-type': 'image/png', ...PRIVATE },
  })
}

export const evidencePdf: PublicOperation<typeof routes.evidencePdf> = async (c) => {
  const { fact } = await needOpened(c)
  if (fact.pdfKey === null) throw new Failure('not_found')
  return streamed(c.get('deps').archive, { ...fact, pdfKey: fact.pdfKey }, c.req, { download: false, cache: PRIVATE['cache-control'] })
}

/** The gazette PDF of a notice that a report rests on, for whoever holds the report. */
export const reportSource: PublicOperation<typeof routes.reportSource> = async (c) => {
  const { db, archive, now } = c.get('deps')
  const link = await openSource(secretOf(c.env), c.req.valid('param').belirtec, now)
  const notice = link && (await noticeFile(db, link.noticeId))
  if (!link || !notice) throw new Failure('not_found', { note: CLOSED })
  logEvent('report_source_opened', { report: link.reportId, notice: link.noticeId })
  return streamed(archive, archived(notice), c.req, { download: false, cache: PRIVATE['cache-control'] })
}
