import { createRoute, z } from '@hono/zod-openapi'
import { WATCH_VERDICTS } from '../../lib/domain/watch/authority.ts'
import { MOST_WATCHES } from '../../lib/domain/watch/limit.ts'
import { paged, refusing, text } from '../../lib/http/app/input.ts'
import { amountText, asked, MOST_CO_SIGNERS, personName } from '../../lib/http/wire/signing-question.ts'
import { answers, companyRef, errorAnswers, page, printedIn } from '../../lib/http/wire/wire.ts'

/** Watches of an authority on the wire. */

const nullableText = z.string().nullable()

export const namedReason = z
  .object({
    kod: z.string(),
    etki: z.enum(['olumlu', 'olumsuz', 'belirsiz', 'bilgi']),
    metin: z.string(),
    metin_en: z.string(),
    kaynak: z
      .object({
        ...printedIn,
      })
      .nullable(),
  })
  .openapi('YetkiGerekcesi')

const watch = z
  .object({
    id: z.int(),
    sirket: companyRef,
    soru: z.object({
      kisi: nullableText.openapi({ description: 'null: herhangi biri.' }),
      birlikte: z.array(z.string()),
      islem: nullableText,
      tutar: z.number().nullable(),
      para_birimi: z.string(),
    }),
    sonuc: z.enum(WATCH_VERDICTS).openapi({
      description: 'Kişi verildiyse yetkili, yetkili_degil ya da belirsiz; verilmediyse var, yok ya da belirsiz: biri imzalayabilir mi.',
    }),
    gerekceler: z.array(namedReason),
    soruldu: z.iso
      .date()
      .openapi({ description: 'Yanıtın günü. Şirkete ilan gelince ve takvim yanıtı değiştirebileceği gün yeniden sorulur.' }),
    son_degisme: nullableText.openapi({ description: 'Yanıtın son değiştiği an; hiç değişmediyse null.' }),
    olusturma: z.string(),
  })
  .openapi('YetkiIzlemesi')
export type WatchWire = z.infer<typeof watch>

const watchList = z.object({ ...page, izlemeler: z.array(watch) }).openapi('YetkiIzlemeleri')

const companyOf = z.union([z.int().positive(), text(60, { missing: 'missing_field' }).min(1, 'missing_field')], {
  error: (issue) => (issue.input === undefined ? 'missing_field' : 'invalid_parameter'),
})

const watchBody = z
  .strictObject({
    sirket_id: companyOf.openapi({ description: 'Şirketin kimliği.', example: 'DENEME-TAM' }),
    kisi: personName
      .optional()
      .openapi({ description: 'Ad soyad; verilmezse herhangi birinin imzalayıp imzalayamadığı izlenir.', example: 'Elif Örnekoğlu' }),
    birlikte: z
      .array(personName.min(1, 'invalid_parameter'), 'invalid_parameter')
      .max(MOST_CO_SIGNERS)
      .optional()
      .openapi({ description: 'Birlikte imzalayacakların adları, en çok 10; yalnız kisi ile.', example: [] }),
    islem: asked.islem,
    tutar: z
      .union([z.number(), amountText], 'invalid_amount')
      .optional()
      .openapi({ description: 'Sayı ya da biçimli metin, imza kontrolündeki gibi.', example: '500.000 TL' }),
    para_birimi: asked.para_birimi,
  })
  .refine(({ kisi, birlikte }) => Boolean(kisi) || !birlikte?.length, {
    ...refusing('invalid_parameter', { tr: 'birlikte yalnız kisi ile verilir.', en: 'birlikte goes with kisi only.' }),
    path: ['birlikte'],
  })
  .openapi('YetkiIzlemesiKur', { example: { sirket_id: 'DENEME-TAM', kisi: 'Elif Örnekoğlu', islem: 'kredi', tutar: '500.000 TL' } })

const watchId = z.object({
  izleme_id: z.string().openapi({ type: 'integer', description: 'İzlemenin numarası.', example: 1 as never }),
})

const shared = { tags: ['dogrulama'], security: [{ anahtar: [], gizli: [] }] }
const PATH = '/api/v1/yetki-izlemeleri/'

export const watchRoutes = {
  createWatch: createRoute({
    method: 'post',
    path: PATH,
    ...shared,
    summary: 'Bir yetkiyi izle: yanıt değişince haber ver',
    description:
      'Soru, imza kontrolünün sorusudur; `kisi` verilmezse `imza-bilesimleri` gibi herhangi birinin imzalayıp imzalayamadığı sorulur. ' +
      'Şirkete ilan geldiğinde ve görev süresi gibi bir gün geldiğinde yeniden sorulur; yanıt dönerse hesabın olaylarına ' +
      '(`/api/v1/olaylar/`) ve onu isteyen webhooklara `yetki.degisiklik`, aynı ilan daha iyi okunduğu için dönerse `yetki.duzeltme` ' +
      `yazılır: önceki ve yeni yanıt, nedeni, gerekçe ve kaynaklarıyla. Bir şirkette en çok ${MOST_WATCHES} izleme kurulur; şirket ` +
      'takipten çıkınca silinirler.',
    request: { body: { required: true, content: { 'application/json': { schema: watchBody } } } },
    responses: {
      201: { description: 'Kuruldu; ilk yanıtıyla', content: { 'application/json': { schema: watch } } },
      ...errorAnswers({
        400: 'eksik_alan, gecersiz_parametre, gecersiz_tutar, gecersiz_govde',
        402: 'kota_doldu',
        404: 'bulunamadi',
        503: 'kaynak_erisilemiyor',
      }),
    },
  }),
  listWatches: createRoute({
    method: 'get',
    path: PATH,
    ...shared,
    summary: 'Yetki izlemeleri, en yenisi önce',
    description: 'Hesabın bütün izlemeleri son yanıtlarıyla; `sirket_id` ile bir şirketinkiler.',
    request: {
      query: z.strictObject({
        sirket_id: text(60).optional().openapi({ description: 'Yalnız bu şirketin izlemeleri.', example: 'DENEME-TAM' }),
        ...paged(200, 50),
      }),
    },
    responses: answers(watchList, 'İzlemeler', { 400: 'gecersiz_parametre', 404: 'bulunamadi', 503: 'kaynak_erisilemiyor' }),
  }),
  watch: createRoute({
    method: 'get',
    path: `${PATH}{izleme_id}/`,
    ...shared,
    summary: 'Bir yetki izlemesi, son yanıtıyla',
    description: 'Sorulan soru, bugün verilen son yanıt ve dayandığı ilanlar. Başka hesabın izlemesi bulunamadı sayılır.',
    request: { params: watchId },
    responses: answers(watch, 'İzleme', { 404: 'bulunamadi' }),
  }),
  deleteWatch: createRoute({
    method: 'delete',
    path: `${PATH}{izleme_id}/`,
    ...shared,
    summary: 'Yetki izlemesini sil',
    description: 'Anlatılan olaylar kalır.',
    request: { params: watchId },
    responses: { 204: { description: 'Silindi' }, ...errorAnswers({ 400: 'gecersiz_govde', 404: 'bulunamadi' }) },
  }),
}
