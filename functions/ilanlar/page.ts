import type { Fetcher } from '@cloudflare/workers-types'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { boxesOf } from '../../lib/domain/notice/page/places.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { highlighted } from '../../lib/platform/pdf/page-image.ts'
import { noticeDocument } from '../../lib/store/notices.ts'
import type { routes } from './contract.ts'
import { noticeNumber } from './notices.ts'
import { archived } from './pdf.ts'
import { isFresh, storedPage } from './stored.ts'

export const pageImage: Operation<typeof routes.page> = async (c) => {
  const { db, principal, archive } = c.get('deps')
  const { ilan_id, dosya } = c.req.valid('param')
  const { vurgu, kirp } = c.req.valid('query')
  const page = /^([1-9]\d{0,3})\.png$/.exec(dosya)?.[1]
  if (page === undefined) throw new Failure('not_found')
  const notice = archived(await noticeDocument(db, principal, noticeNumber(ilan_id), vurgu ?? null))
  const { words } = notice
  const all = notice.boxes ?? (words?.places ? boxesOf(words.text, words.places, words.start, words.end) : [])
  const boxes = all.filter(([on]) => on === Number(page))
  if (vurgu !== undefined && boxes.length === 0) {
    throw new Failure('not_found', {
      field: 'vurgu',
      note: { tr: 'Bu sayfada böyle bir olgu yok.', en: 'There is no such fact on this page.' },
    })
  }
  const stored = await storedPage(archive, c.env.SAYFALAR as Fetcher, notice.pdfKey, Number(page))
  const etag = vurgu === undefined ? stored.httpEtag : `"${stored.httpEtag.replaceAll('"', '')}-${vurgu}${kirp === '1' ? '-kirp' : ''}"`
  const headers = { 'content-type': 'image/png', etag, 'cache-control': 'private, max-age=86400' }
  if (isFresh(c.req.header('if-none-match'), etag)) {
    await stored.body.cancel()
    return new Response(null, { status: 304, headers })
  }
  const picture =
    vurgu === undefined
      ? (stored.body as unknown as ReadableStream)
      : await highlighted(new Uint8Array(await stored.arrayBuffer()), boxes, kirp === '1')
  return new Response(picture, { status: 200, headers })
}
