import { Failure } from '../../lib/domain/kernel/errors.ts'
import { companyKey } from '../../lib/http/app/company-key.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { inOrder } from '../../lib/http/app/input.ts'
import { companyRefOf, gazettePdf, highlightOf, paging } from '../../lib/http/wire/wire.ts'
import { type ListedNotice, listNotices, noticeDetail } from '../../lib/store/notices.ts'
import type { routes } from './contract.ts'

export const list: Operation<typeof routes.list> = async (c) => {
  const { db, principal, baseUrl } = c.get('deps')
  const { tur, baslangic, bitis, sayfa, adet } = inOrder(c.req.valid('query'))
  const found = await listNotices(db, companyKey(c.req.valid('param').sirket_id, principal), {
    noticeType: tur ?? null,
    from: baslangic ?? null,
    until: bitis ?? null,
    limit: adet,
    offset: (sayfa - 1) * adet,
  })
  if (!found) throw new Failure('not_found')
  return c.json(
    {
      sirket: companyRefOf(found.company),
      ...paging(found.total, sayfa, adet),
      ilanlar: found.notices.map((notice) => wire(baseUrl, notice)),
    },
    200,
  )
}

export const detail: Operation<typeof routes.detail> = async (c) => {
  const { db, principal, baseUrl } = c.get('deps')
  const notice = await noticeDetail(db, principal, noticeNumber(c.req.valid('param').ilan_id))
  if (!notice) throw new Failure('not_found')
  return c.json(
    {
      ...wire(baseUrl, notice),
      sirket: companyRefOf(notice.company),
      metin: notice.text,
      metin_tam: notice.whole,
      olgular: notice.stated.map(({ id, kind, quote, start, end, verified, boxes, told: _told, ...values }) => ({
        id,
        tur: kind,
        deger: values,
        alinti: quote,
        baslangic: start,
        bitis: end,
        alinti_dogrulandi: verified,
        vurgu: highlightOf(baseUrl, { noticeId: notice.id, factId: id, ...(boxes ? { boxes } : {}) }),
      })),
      okunmayanlar: notice.clauses.map(({ heading, text, start, end }) => ({ baslik: heading, metin: text, baslangic: start, bitis: end })),
    },
    200,
  )
}

/** The number of a notice in a path; what is no number names no notice. */
export const noticeNumber = (id: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new Failure('not_found')
  return Number(id)
}

const wire = (baseUrl: string, notice: ListedNotice) => ({
  ilan_id: notice.id,
  ilan_tarihi: notice.publishedOn,
  sayi: notice.issue,
  sayfa: notice.page,
  ilan_turu: notice.noticeType,
  tescil_tarihi: notice.registeredOn,
  ozet: notice.matters?.join(', ') || notice.noticeType,
  gazete_pdf: gazettePdf(baseUrl, notice.id),
  gazete_arsivde: notice.archived,
  olgu_sayisi: notice.facts,
})
