/** Wire schemas that several groups share. Names and forms are those of the interface specification. */
import { z } from '@hono/zod-openapi'
import { ERROR_CODES } from '../app/errors.ts'
import type { Source as DomainSource } from '../../domain/company/source.ts'
import type { CompanyHead } from '../../store/companies.ts'

export const companyRef = z
  .object({
    id: z.union([z.int(), z.string()]),
    unvan: z.string().nullable(),
    mudurluk: z.string().nullable(),
    sicil_no: z.string().nullable(),
  })
  .openapi('SirketOzet', {
    example: { id: 'DENEME-TAM', unvan: 'DENEME TAM ENERJİ ANONİM ŞİRKETİ', mudurluk: 'ANKARA', sicil_no: '900001' },
  })
export type CompanyRef = z.infer<typeof companyRef>

/** How a company is named in an answer. */
export const companyRefOf = (head: CompanyHead): CompanyRef => ({
  id: head.code ?? head.id,
  unvan: head.title,
  mudurluk: head.office,
  sicil_no: head.registryNo,
})

/** Address of an operation on a company. */
export const companyUrl = (baseUrl: string, head: Pick<CompanyHead, 'id' | 'code'>, rest = ''): string =>
  `${baseUrl}/api/v1/sirketler/${head.code ?? head.id}/${rest}`

export const highlight = z
  .object({
    sayfa: z.int().min(1),
    sayfa_gorsel: z.url(),
    kutular: z.array(z.array(z.number())),
    kutu_birimi: z.string(),
  })
  .openapi('Vurgu')

/** How a fact came in where no reader read it: by a decision of people, told by their role and when; never by name. */
export const decided = {
  yontem: z
    .literal('insan')
    .optional()
    .openapi({ description: 'Yalnız insan kararıyla girmiş bilgide: ilanın açık kalan bir ifadesi karara bağlanmıştır.' }),
  karar: z
    .object({ rol: z.enum(['hesap', 'isletmeci']), zaman: z.string() })
    .optional()
    .openapi({ description: 'Kararı verenlerin rolü ve zamanı; kişi yazılmaz.' }),
}
const ROLES = { account: 'hesap', operator: 'isletmeci' } as const
/** {@link decided} of a source; nothing where a reader read it. */
export const decidedWire = ({ by }: Pick<DomainSource, 'by'>) =>
  by ? { yontem: 'insan' as const, karar: { rol: ROLES[by.role], zaman: by.at } } : {}

export const source = z
  .object({
    ilan_id: z.int(),
    ilan_tarihi: z.string().nullable(),
    ilan_turu: z.string(),
    alinti: z.string(),
    alinti_dogrulandi: z.boolean(),
    gazete_pdf: z.url(),
    vurgu: highlight.nullable(),
    ...decided,
  })
  .openapi('Kaynak')
export type Source = z.infer<typeof source>

/** Where a reason, rule or office of a signing check is printed, without the addresses of this service. */
export const printedIn = {
  ilan_id: z.int(),
  ilan_tarihi: z.string().nullable(),
  sayi: z.string(),
  sayfa: z.string(),
  ilan_turu: z.string(),
  alinti: z.string(),
  alinti_dogrulandi: z.boolean(),
}

export const CHANGE_KINDS = ['yetkili-atama', 'yetkili-ayrilma', 'sermaye', 'ortaklik', 'unvan-adres', 'esas-sozlesme', 'durum'] as const
export const CATEGORIES = ['durum', 'adres', 'ortaklik', 'sermaye', 'yetkililer', 'unvan', 'esas_sozlesme', 'diger', 'kapandi'] as const

export const change = z
  .object({
    tur: z.enum(CHANGE_KINDS),
    tarih: z.string().nullable(),
    ozet: z.string(),
    ozet_en: z.string(),
    kaynak: source.nullable(),
    gazete_pdf: z.url().nullable(),
    kategori: z.enum(CATEGORIES),
    isim: z.string().nullable().optional(),
    sifat: z.string().nullable().optional(),
    onceki: z.string().nullable().optional(),
    yeni: z.string().nullable().optional(),
    pay_tutari: z.string().nullable().optional(),
    pay_orani: z.string().nullable().optional(),
    alan: z.string().nullable().optional(),
    deger: z.string().nullable().optional(),
    madde: z.string().nullable().optional(),
    baslik: z.string().nullable().optional(),
    aciklama: z.string().nullable().optional(),
  })
  .openapi('Degisiklik')

const errorCode = z.string().openapi({ enum: [...ERROR_CODES] })
export const errorBody = z
  .object({
    hata: errorCode,
    detay: z.string(),
    hata_ayrinti: z.object({
      kod: errorCode,
      mesaj: z.string(),
      taraf: z.string(),
      kaynak: z.string().nullable(),
      tekrar_denenebilir: z.boolean(),
      tekrar_sn: z.int().nullable(),
    }),
  })
  .openapi('Hata')

/** What an answer to a question with a second clock says of it. */
export const knownFields = {
  bilinen: z.iso.date().optional().openapi({ description: 'Neyin bilinebildiği gün; yalnız sorulduysa.' }),
  okuma: z.literal('bugun').optional().openapi({ description: 'İlanlar bugünkü okumayla; yalnız `bilinen` sorulduysa.' }),
}

/** Paging fields of every list. */
export const page = { adet: z.int(), sayfa: z.int(), sayfa_adedi: z.int(), sonraki_sayfa: z.int().nullable() }

/** {@link page} for a total of matches, a page asked for and a page size. */
export const paging = (total: number, asked: number, size: number) => {
  const pages = Math.ceil(total / size)
  return { adet: total, sayfa: asked, sayfa_adedi: pages, sonraki_sayfa: asked < pages ? asked + 1 : null }
}

/** Address of the picture of a page of a notice's PDF, with the words of a fact marked on it. */
export const gazettePage = (baseUrl: string, noticeId: number, page: number, factId: string): string =>
  `${baseUrl}/api/v1/ilanlar/${noticeId}/sayfa/${page}.png?vurgu=${encodeURIComponent(factId)}`

/** Where a quote stands on the page on which it begins; null where its page is not known. */
export const highlightOf = (
  baseUrl: string,
  { noticeId, factId, boxes }: Pick<DomainSource, 'noticeId' | 'factId' | 'boxes'>,
): z.infer<typeof highlight> | null => {
  const page = boxes?.[0]?.[0]
  if (boxes === undefined || page === undefined) return null
  return {
    sayfa: page,
    sayfa_gorsel: gazettePage(baseUrl, noticeId, page, factId),
    kutular: boxes.filter(([on]) => on === page).map(([, ...box]) => box),
    kutu_birimi: 'oran',
  }
}

/** Address of the gazette PDF of a notice. */
export const gazettePdf = (baseUrl: string, noticeId: number): string => `${baseUrl}/api/v1/ilanlar/${noticeId}/pdf/`

/** An answer in JSON, for a route's `responses`. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** A 200 answer in JSON, and the errors an operation can give, for a route's `responses`. */
export const answers = <Schema extends z.ZodType>(schema: Schema, description: string, errors: Errors = {}) => ({
  200: json(schema, description),
  ...errorAnswers(errors),
})

const HEADERS = {
  ETag: 'Yanıtın etiketi: `If-None-Match` ile geri gönderilirse değişmemiş bir yanıt 304 döner.',
  'Cache-Control': 'Yanıtın ne kadar süreyle, kimde saklanabileceği.',
  'Content-Language': 'Metinlerin dili: tr ya da en.',
  'Content-Disposition': 'Dosya adı; tarayıcıda açılacağı (`inline`) ya da indirileceği (`attachment`).',
  'Accept-Ranges': '`bytes`: `Range` ile bir bölümü istenebilir.',
  'Content-Range': 'Gönderilen bölüm ve dosyanın boyu.',
  'Content-Security-Policy': 'Sayfanın yükleyebilecekleri: kendi biçimi ve kendi resmi dışında hiçbir şey.',
  'Referrer-Policy': 'Sayfanın adresi başka sitelere bildirilmez.',
  'X-Robots-Tag': 'Sayfa arama motorlarına kapalıdır.',
  Deprecation: 'Ucun eskidiği an (RFC 9745).',
  Link: 'Ucun yerine geçen adres: `rel="successor-version"`.',
}

/** Headers of an answer, for a route's `responses`. What every answer or every error carries is added by the description itself. */
export const headers = (...names: (keyof typeof HEADERS)[]) => ({
  headers: Object.fromEntries(
    names.map((name) => [name, { description: HEADERS[name], required: true, schema: { type: 'string' as const } }]),
  ),
})

/**
 * An error for a route's `responses`: its codes, by which the description explains it; the fields its body has besides, and their values in
 * the example of a code.
 */
export const errorAnswer = (codes: string, fields: z.ZodRawShape = {}, examples: Record<string, object> = {}) => {
  const schema = Object.keys(fields).length === 0 ? errorBody : errorBody.extend(fields)
  return {
    description: codes,
    content: {
      'application/json': { schema, examples: Object.fromEntries(Object.entries(examples).map(([code, value]) => [code, { value }])) },
    },
  }
}

/** {@link errorAnswer} where a category may be unknown: the valid ones are told. */
export const withCategories = (codes: string) =>
  errorAnswer(
    codes,
    { gecerli_kategoriler: z.array(z.enum(CATEGORIES)).optional() },
    { gecersiz_kategori: { gecerli_kategoriler: CATEGORIES } },
  )

/** The codes of each status, or the whole error. */
export type Errors = Record<number, string | ReturnType<typeof errorAnswer>>

/** The errors every operation can give, and those named. A query that is not UTF-8 is refused everywhere. */
export const publicErrorAnswers = (errors: Errors = {}) =>
  Object.fromEntries(
    Object.entries({ 400: 'gecersiz_parametre', 500: 'ic_hata', ...errors }).map(([status, error]) => [
      status,
      typeof error === 'string' ? errorAnswer(error) : error,
    ]),
  )

/** {@link publicErrorAnswers}, and those of every keyed operation. */
export const errorAnswers = (errors: Errors = {}) => publicErrorAnswers({ 401: 'yetkisiz', 429: 'hiz_siniri', ...errors })
