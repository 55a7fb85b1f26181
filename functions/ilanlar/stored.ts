import type { Fetcher, R2Bucket, R2ObjectBody } from '@cloudflare/workers-types'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { CALLER_HEADER } from '../../lib/http/app/principal.ts'
import { pageKey } from '../../lib/platform/archive.ts'

/** Whether the copy a client has is the present one (If-None-Match, RFC 9110 13.1.2). */
export const isFresh = (asked: string | undefined, etag: string): boolean =>
  asked !== undefined && asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')

/** Only the Worker of the pages opens documents; the binding is the only way to it. */
const DRAW = 'http://sayfalar/ciz/'

/**
 * The picture of a page of an archived PDF; drawn and stored at the first call where archiving did not. Throws `not_found` where there is
 * no such page or the document cannot be drawn, `not_archived` where the archive has lost the document.
 */
export const storedPage = async (archive: R2Bucket, pages: Fetcher, pdf: string, page: number): Promise<R2ObjectBody> => {
  const key = pageKey(pdf, page)
  const stored = await archive.get(key)
  if (stored) return stored
  const drawn = await pages.fetch(`${DRAW}${pdf}`, { method: 'POST', headers: { [CALLER_HEADER]: 'kunye-ilanlar' } })
  if (drawn.status === 404) throw new Failure('not_archived')
  if (drawn.status === 422) {
    throw new Failure('not_found', {
      note: {
        tr: 'Gazete PDF dosyası resme çevrilemiyor; pdf/ adresinden dosyanın kendisi alınabilir.',
        en: 'The gazette PDF cannot be drawn; the file itself is served under pdf/.',
      },
    })
  }
  if (!drawn.ok) throw new Error(`drawing ${pdf} answered ${drawn.status}`)
  const now = await archive.get(key)
  if (!now) throw new Failure('not_found', { note: { tr: 'PDF dosyasında bu sayfa yok.', en: 'The PDF has no such page.' } })
  return now
}
