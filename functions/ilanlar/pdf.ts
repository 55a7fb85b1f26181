import type { R2Bucket, R2Range } from '@cloudflare/workers-types'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { fold } from '../../lib/domain/kernel/text.ts'
import type { Operation } from '../../lib/http/group.ts'
import { noticeDocument, type NoticeDocument } from '../../lib/store/notices.ts'
import type { routes } from './contract.ts'
import { noticeNumber } from './notices.ts'
import { isFresh } from './stored.ts'

export const pdf: Operation<typeof routes.pdf> = async (c) => {
  const { db, principal, archive } = c.get('deps')
  const notice = archived(await noticeDocument(db, principal, noticeNumber(c.req.valid('param').ilan_id)))
  return streamed(archive, notice, c.req, { download: c.req.valid('query').indir === '1', cache: 'private, max-age=86400' })
}

/** The gazette PDF of a notice as it lies in the archive: whole or a range of it (RFC 9110 14), 304 where the client has it. Throws `not_archived` where the archive lost it. */
export const streamed = async (
  archive: R2Bucket, notice: Pick<NoticeDocument, 'publishedOn' | 'issue' | 'page' | 'office' | 'registryNo'> & { pdfKey: string },
  request: { header: (name: string) => string | undefined }, { download, cache }: { download: boolean; cache: string },
): Promise<Response> => {
  const asked = rangeOf(request.header('range'))
  const object = await archive.get(notice.pdfKey, asked === null ? {} : { range: asked }).catch((error: unknown) => {
    if (asked !== null) return 'unsatisfiable' as const
    throw error
  })
  if (object === 'unsatisfiable') return new Response(null, { status: 416, headers: { 'accept-ranges': 'bytes' } })
  if (!object) throw new Failure('not_archived')

  const headers: Record<string, string> = {
    'content-type': 'application/pdf', 'accept-ranges': 'bytes', etag: object.httpEtag, 'cache-control': cache,
    'content-disposition': `${download ? 'attachment' : 'inline'}; filename="${fileName(notice)}"`,
  }
  if (isFresh(request.header('if-none-match'), object.httpEtag)) return new Response(null, { status: 304, headers })
  const part = asked === null ? null : span(object.range as R2Range | undefined, object.size)
  if (part) {
    headers['content-range'] = `bytes ${part.start}-${part.end}/${object.size}`
    headers['content-length'] = String(part.end - part.start + 1)
    return new Response(object.body as unknown as ReadableStream, { status: 206, headers })
  }
  headers['content-length'] = String(object.size)
  return new Response(object.body as unknown as ReadableStream, { status: 200, headers })
}

/** A notice of the caller's with its PDF. Throws `not_found` and, while it is not archived yet, `not_archived`. */
export const archived = (notice: NoticeDocument | null): NoticeDocument & { pdfKey: string } => {
  if (!notice) throw new Failure('not_found')
  if (!notice.archived) throw new Failure('not_archived')
  if (!notice.pdfKey) throw new Failure('not_found', { note: { tr: 'Bu ilan metin olarak getirildi; gazete PDF dosyası yok.', en: 'This notice was brought as a text; there is no gazette PDF.' } })
  return { ...notice, pdfKey: notice.pdfKey }
}

const fileName = ({ publishedOn, issue, page, office, registryNo }: Pick<NoticeDocument, 'publishedOn' | 'issue' | 'page' | 'office' | 'registryNo'>): string =>
  `${['ttsg', publishedOn, issue && `sayi-${issue}`, page && `sayfa-${page}`, fold(office).replaceAll(' ', '-'), registryNo].filter(Boolean).join('-').replaceAll(/[^A-Za-z0-9.-]/g, '-')}.pdf`

/** A single byte range as R2 takes it; null for none or for a form that RFC 9110 lets a server ignore (several ranges, other units). */
const rangeOf = (header: string | undefined): R2Range | null => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  if (match[1] === '') return { suffix: Number(match[2]) }
  const offset = Number(match[1])
  if (match[2] === '') return { offset }
  return Number(match[2]) < offset ? null : { offset, length: Number(match[2]) - offset + 1 }
}

const span = (range: R2Range | undefined, size: number): { start: number; end: number } | null => {
  if (!range) return null
  if ('suffix' in range) return { start: Math.max(0, size - range.suffix), end: size - 1 }
  const start = range.offset ?? 0
  return { start, end: range.length === undefined ? size - 1 : Math.min(size, start + range.length) - 1 }
}
