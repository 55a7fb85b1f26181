import type { R2Bucket } from '@cloudflare/workers-types'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { fold } from '../../lib/domain/kernel/text.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { noticeDocument, type NoticeDocument } from '../../lib/store/notices.ts'
import type { routes } from './contract.ts'
import { noticeNumber } from './notices.ts'
import { isFresh } from './stored.ts'

export const pdf: Operation<typeof routes.pdf> = async (c) => {
  const { db, principal, archive } = c.get('deps')
  const notice = archived(await noticeDocument(db, principal, noticeNumber(c.req.valid('param').ilan_id)))
  return streamed(archive, notice, c.req, { download: c.req.valid('query').indir === '1', cache: 'private, max-age=86400' })
}

/**
 * The gazette PDF of a notice as it lies in the archive: whole or, of a GET, a range of it (RFC 9110 14); 304 where the client has it.
 * Throws `not_archived` where the archive lost it.
 */
export const streamed = async (
  archive: R2Bucket,
  notice: Pick<NoticeDocument, 'publishedOn' | 'issue' | 'page' | 'office' | 'registryNo'> & { pdfKey: string },
  request: { method: string; header: (name: string) => string | undefined },
  { download, cache }: { download: boolean; cache: string },
): Promise<Response> => {
  // The size and the tag decide what is sent before anything is read.
  const stored = await archive.head(notice.pdfKey)
  if (!stored) throw new Failure('not_archived')
  const headers: Record<string, string> = {
    'content-type': 'application/pdf',
    'accept-ranges': 'bytes',
    etag: stored.httpEtag,
    'cache-control': cache,
    'content-disposition': `${download ? 'attachment' : 'inline'}; filename="${fileName(notice)}"`,
  }
  if (isFresh(request.header('if-none-match'), stored.httpEtag)) return new Response(null, { status: 304, headers })
  const held = request.header('if-range')
  const isGet = request.method === 'GET'
  const part = isGet && (held === undefined || held === stored.httpEtag) ? partOf(request.header('range'), stored.size) : null
  if (part === 'outside')
    return new Response(null, { status: 416, headers: { 'accept-ranges': 'bytes', 'content-range': `bytes */${stored.size}` } })

  const length = part === null ? stored.size : part.end - part.start + 1
  headers['content-length'] = String(length)
  if (part !== null) headers['content-range'] = `bytes ${part.start}-${part.end}/${stored.size}`
  if (!isGet) return new Response(null, { status: 200, headers })
  const object = await archive.get(notice.pdfKey, part === null ? {} : { range: { offset: part.start, length } })
  if (!object) throw new Failure('not_archived')
  return new Response(object.body as unknown as ReadableStream, { status: part === null ? 200 : 206, headers })
}

/** A notice of the caller's with its PDF. Throws `not_found` and, while it is not archived yet, `not_archived`. */
export const archived = (notice: NoticeDocument | null): NoticeDocument & { pdfKey: string } => {
  if (!notice) throw new Failure('not_found')
  if (!notice.archived) throw new Failure('not_archived')
  if (!notice.pdfKey)
    throw new Failure('not_found', {
      note: {
        tr: 'Bu ilan metin olarak getirildi; gazete PDF dosyası yok.',
        en: 'This notice was brought as a text; there is no gazette PDF.',
      },
    })
  return { ...notice, pdfKey: notice.pdfKey }
}

const fileName = ({
  publishedOn,
  issue,
  page,
  office,
  registryNo,
}: Pick<NoticeDocument, 'publishedOn' | 'issue' | 'page' | 'office' | 'registryNo'>): string =>
  `${['ttsg', publishedOn, issue && `sayi-${issue}`, page && `sayfa-${page}`, fold(office).replaceAll(' ', '-'), registryNo]
    .filter(Boolean)
    .join('-')
    .replaceAll(/[^A-Za-z0-9.-]/g, '-')}.pdf`

/**
 * The bytes a Range header asks for, both ends included; `outside` where there are none of them; null for none or for a form that RFC 9110
 * lets a server ignore (several ranges, other units).
 */
const partOf = (header: string | undefined, size: number): { start: number; end: number } | 'outside' | null => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [from, to] = [Number(match[1]), Number(match[2])]
  if (match[1] === '') return to === 0 ? 'outside' : { start: Math.max(0, size - to), end: size - 1 }
  if (match[2] !== '' && to < from) return null
  return from >= size ? 'outside' : { start: from, end: match[2] === '' ? size - 1 : Math.min(size - 1, to) }
}
