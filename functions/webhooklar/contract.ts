import { createRoute, z } from '@hono/zod-openapi'
import { TOLD_EVENTS } from '../../lib/domain/account/event.ts'
import { parseIsoDate } from '../../lib/domain/kernel/dates.ts'
import { ATTEMPTS_KEPT } from '../../lib/domain/webhook/attempt.ts'
import { MOST_RESENT, WEBHOOK_LIMIT } from '../../lib/domain/webhook/limit.ts'
import { text } from '../../lib/http/app/input.ts'
import { answers, CATEGORIES, errorAnswer, errorAnswers, withCategories } from '../../lib/http/wire/wire.ts'

/** The webhooks group on the wire: inputs, answers, routes. */

const time = z.string().nullable()
const categories = z.array(z.enum(CATEGORIES))

export const delivery = z
  .object({
    teslim_id: z.string(),
    olay: z.enum([...TOLD_EVENTS, 'test']),
    test: z.boolean(),
    kategoriler: categories,
    durum: z.enum(['bekliyor', 'basarili', 'hata', 'vazgecildi']),
    deneme_sayisi: z.int(),
    http_kodu: z.int().nullable(),
    hata: z.string().nullable(),
    olusturma: time,
    son_deneme: time,
  })
  .openapi('Teslim')
export type DeliveryWire = z.infer<typeof delivery>

export const attempt = z
  .object({
    no: z.int().openapi({ description: 'Kaçıncı deneme olduğu; yeniden gönderilen teslimde de artarak sürer.' }),
    zaman: z.string().openapi({ description: 'İsteğin başladığı an.' }),
    sure_ms: z.int().openapi({ description: 'Alıcının yanıtına ya da beklemenin sonuna kadar geçen milisaniye.' }),
    http_kodu: z.int().nullable().openapi({ description: 'Alıcının HTTP kodu; yanıt gelmediyse null.' }),
    hata: z.string().nullable().openapi({ description: 'Neden başarısız olduğu; başarılıysa null.' }),
  })
  .openapi('TeslimDenemesi')
export type AttemptWire = z.infer<typeof attempt>

export const webhook = z
  .object({
    id: z.int(),
    url: z.url(),
    aktif: z.boolean(),
    kategoriler: categories,
    tum_kategoriler: z.boolean(),
    olaylar: z.array(z.enum(TOLD_EVENTS)),
    olusturma: time,
    son_gonderim: time,
    son_durum: z.string().nullable(),
    ardisik_hata: z.int(),
  })
  .openapi('Webhook')
export type WebhookWire = z.infer<typeof webhook>

const webhookList = z.object({ adet: z.int(), kategoriler: categories, webhooklar: z.array(webhook) }).openapi('WebhookListesi')
const webhookDetail = webhook.extend({ son_teslimler: z.array(delivery) }).openapi('WebhookAyrintisi')
const created = webhook
  .extend({
    gizli_anahtar: z
      .string()
      .nullable()
      .openapi({ description: 'Yalnız bu yanıtta görünür; `Idempotency-Key` ile yinelenen istekte null gelir.' }),
  })
  .openapi('YeniWebhook')
const rotated = created.extend({ eski_anahtar_bitis: z.string() }).openapi('WebhookYeniAnahtar')
const oneDelivery = z.object({ teslim: delivery }).openapi('WebhookTeslimi')

const deliveryDetail = z
  .object({
    teslim: delivery,
    denemeler: z.array(attempt).openapi({ description: `Denemeler, en yenisi önce; en çok son ${ATTEMPTS_KEPT}.` }),
  })
  .openapi('TeslimAyrintisi')

const url = text(2048, { missing: 'missing_field' }).openapi({ format: 'uri', example: 'https://ornek.com.tr/kunye' })
const wanted = z
  .array(z.enum(CATEGORIES, 'invalid_category'), 'invalid_parameter')
  .max(100, 'invalid_parameter')
  .transform((given) => CATEGORIES.filter((category) => given.includes(category)))
  .openapi({ description: 'Boş liste: bütün kategoriler', example: ['yetkililer', 'sermaye'] })
const events = z
  .array(z.enum(TOLD_EVENTS, 'invalid_parameter'), 'invalid_parameter')
  .min(1, 'invalid_parameter')
  .max(100, 'invalid_parameter')
  .transform((given) => TOLD_EVENTS.filter((event) => given.includes(event)))
  .openapi({
    description:
      'Bildirilecek olaylar. Verilmezse yalnız `sirket.degisiklik`; hesabın olayları (yaptırım isabetleri, KAP bildirimleri) ' +
      'adıyla istenir. `kategoriler` yalnız `sirket.degisiklik` içindir.',
    example: ['sirket.degisiklik', 'yaptirim.listelendi'],
  })
const createInput = z
  .strictObject({ url, kategoriler: wanted.default([]), olaylar: events.default(['sirket.degisiklik']) })
  .openapi('WebhookOlustur')
const updateInput = z
  .strictObject({
    url: url.optional(),
    kategoriler: wanted.optional(),
    olaylar: events.optional(),
    aktif: z.boolean('invalid_parameter').optional(),
  })
  .openapi('WebhookGuncelle')
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: { 'application/json': { schema } } })

const webhookId = z.object({
  webhook_id: z.string().openapi({ type: 'integer', description: 'Webhookun numarası: listedeki `id`.', example: 1 as never }),
})
const deliveryId = webhookId.extend({
  teslim_id: z
    .string()
    .openapi({ description: 'Webhook ayrıntısındaki bir teslimin kimliği', example: 'tsl_34fe931702c24edeaac89fc63e3d09b0' }),
})
const missing = { 404: 'bulunamadi' }
const missingOrBody = { 400: 'gecersiz_govde', ...missing }
const tags = ['webhooklar']
const security = [{ anahtar: [], gizli: [] }]
const PATH = '/api/v1/webhooklar/'
const ONE = `${PATH}{webhook_id}/`

const resendBody = z
  .strictObject({
    sonra: z
      .union([z.int().min(0), z.string().refine((value) => parseIsoDate(value) !== null)], {
        error: (issue) => (issue.input === undefined ? 'missing_field' : 'invalid_parameter'),
      })
      .openapi({
        description:
          'Bir sıra numarası (ondan sonraki değişiklikler) ya da bir gün, YYYY-AA-GG (o günden başlayarak gelenler; olaylar da).',
        example: '2026-11-01',
      }),
  })
  .openapi('WebhookYenidenGonder', { example: { sonra: '2026-11-01' } })
const resent = z
  .object({
    teslim_adedi: z.int(),
    degisiklik_adedi: z.int(),
    son_sira: z.int().nullable().openapi({ description: 'Sıraya alınan son değişikliğin numarası.' }),
    devami: z.boolean().openapi({ description: 'Daha var: `sonra` olarak son_sira ile yeniden isteyin.' }),
  })
  .openapi('WebhookYenidenGonderildi')

/** The test of a webhook whose receiver answered 500. */
const FAILED = {
  teslim_id: 'tsl_34fe931702c24edeaac89fc63e3d09b0',
  olay: 'test',
  test: true,
  kategoriler: ['yetkililer'],
  durum: 'vazgecildi',
  deneme_sayisi: 1,
  http_kodu: 500,
  hata: 'Alıcı 2xx ile yanıt vermedi.',
  olusturma: '2026-11-21T09:00:00.000Z',
  son_deneme: '2026-11-21T09:00:00.000Z',
} satisfies DeliveryWire

/** Every route of the group. The gateway takes its table from here. */
export const routes = {
  list: createRoute({
    method: 'get',
    path: PATH,
    tags,
    security,
    summary: 'Webhooklar',
    description:
      'Bu anahtarın türünde (canlı ya da deneme) kurulmuş bütün webhooklar, kuruluş sırasıyla; sayfalanmaz. ' +
      '`kategoriler` seçilebilecek değişiklik kategorileridir. `aktif` false ise ' +
      'webhook durmuştur ve bildirimleri bekler; `ardisik_hata` ile `son_durum` nedenini gösterir. Gizli ' +
      'anahtarlar hiçbir yanıtta görünmez.',
    responses: answers(webhookList, 'Webhooklar ve geçerli kategoriler'),
  }),
  create: createRoute({
    method: 'post',
    path: PATH,
    tags,
    security,
    summary: 'Webhook oluştur',
    description:
      'Gizli anahtar yalnız bu yanıtta görünür. Bildirimler Standard Webhooks ile imzalanır. Adres https olmalı, ' +
      'herkese açık bir alan adı taşımalıdır (443 ya da 1024 ve üstü bir kapı). ' +
      `Her anahtar türünde (canlı, deneme) en çok ${WEBHOOK_LIMIT} webhook kurulur; bir fazlası 402 ile reddedilir.`,
    request: { body: body(createInput) },
    responses: {
      201: { description: 'Oluşturuldu', content: { 'application/json': { schema: created } } },
      ...errorAnswers({ 400: withCategories('eksik_alan, gecersiz_parametre, gecersiz_kategori, gecersiz_govde'), 402: 'kota_doldu' }),
    },
  }),
  detail: createRoute({
    method: 'get',
    path: ONE,
    tags,
    security,
    summary: 'Bir webhook, son 20 teslimiyle',
    description:
      'Bir bildirimin neden gelmediğini anlamak için: her teslim olayını, kategorilerini, durumunu, deneme ' +
      'sayısını, alıcının son HTTP kodunu ve hatasını gösterir, en yenisi önce. `bekliyor` ' +
      'henüz denenmedi, `hata` denendi ve yeniden denenecek, `vazgecildi` artık denenmeyecek demektir; tekrar ' +
      'ucu böyle bir teslimi yeniden gönderir.',
    request: { params: webhookId },
    responses: answers(webhookDetail, 'Webhook', missing),
  }),
  update: createRoute({
    method: 'patch',
    path: ONE,
    tags,
    security,
    summary: 'Webhook güncelle, duraklat ya da sürdür',
    description: 'aktif: true duraklamış bir webhooku sürdürür, ardisik_hata sıfırlanır ve bekleyen bildirimler gönderilir.',
    request: { params: webhookId, body: body(updateInput) },
    responses: answers(webhook, 'Webhook', { 400: withCategories('gecersiz_parametre, gecersiz_kategori, gecersiz_govde'), ...missing }),
  }),
  remove: createRoute({
    method: 'delete',
    path: ONE,
    tags,
    security,
    summary: 'Webhook sil',
    description:
      'Webhook, gizli anahtarı ve teslim geçmişiyle silinir; bekleyen bildirimleri gönderilmez ve geri alınamaz. ' +
      'Yalnız bir süre susturmak için silmeyin, `aktif: false` ile güncelleyin: bildirimler o zaman bekler.',
    request: { params: webhookId },
    responses: { 204: { description: 'Silindi' }, ...errorAnswers(missingOrBody) },
  }),
  rotate: createRoute({
    method: 'post',
    path: `${ONE}gizli-anahtar/`,
    tags,
    security,
    summary: 'Gizli anahtarı yenile',
    description:
      'Yeni anahtar yalnız bu yanıtta görünür; bildirimler 24 saat boyunca eskisiyle de imzalanır. Art arda ' +
      'yenilenirse önceki anahtarlar da kendi 24 saatleri dolana dek imzalar (en yeni beşi).',
    request: { params: webhookId },
    responses: answers(rotated, 'Yeni anahtar', missingOrBody),
  }),
  test: createRoute({
    method: 'post',
    path: `${ONE}test/`,
    tags,
    security,
    summary: 'Bir deneme bildirimi gönder',
    description: 'Bir kez denenir ve sonucu hemen döner; ardisik_hata değişmez. Duraklamış webhook da denenebilir.',
    request: { params: webhookId },
    responses: answers(oneDelivery, 'Alıcı 2xx ile yanıt verdi', {
      403: 'anahtar_gerekli',
      ...missingOrBody,
      502: errorAnswer('webhook_teslim_hatasi', { teslim: delivery }, { webhook_teslim_hatasi: { teslim: FAILED } }),
    }),
  }),
  resendSince: createRoute({
    method: 'post',
    path: `${ONE}yeniden-gonder/`,
    tags,
    security,
    summary: 'Bir sıra numarasından ya da günden bu yana gelenleri yeniden gönder',
    description:
      'Alıcı bir süre çalışmadıysa: webhookun istediği değişiklikler, onları taşıyan teslimler varsa aynı `teslim_id` ile, yoksa ' +
      `yeni teslimlerle gönderilir. Bir istekte en çok ${MOST_RESENT} değişiklik. Duraklamış bir webhookta beklerler.`,
    request: { params: webhookId, body: body(resendBody) },
    responses: {
      202: { description: 'Sıraya alındı', content: { 'application/json': { schema: resent } } },
      ...errorAnswers({ 400: 'eksik_alan, gecersiz_parametre, gecersiz_govde', ...missing }),
    },
  }),
  delivery: createRoute({
    method: 'get',
    path: `${ONE}teslimler/{teslim_id}/`,
    tags,
    security,
    summary: 'Bir teslim, denemeleriyle',
    description:
      'Her denemenin zamanı, süresi, alıcının HTTP kodu ve hatası, en yenisi önce. Başarılı olan bir teslim de önceki ' +
      `başarısız denemelerini gösterir. En çok son ${ATTEMPTS_KEPT} deneme saklanır; \`deneme_sayisi\` hepsini sayar.`,
    request: { params: deliveryId },
    responses: answers(deliveryDetail, 'Teslim ve denemeleri', missing),
  }),
  resend: createRoute({
    method: 'post',
    path: `${ONE}teslimler/{teslim_id}/tekrar/`,
    tags,
    security,
    summary: 'Bir teslimi yeniden gönder',
    description: 'Aynı teslim_id ile, yeni bir deneme dizisiyle. Deneme bildirimleri yeniden gönderilmez.',
    request: { params: deliveryId },
    responses: {
      202: { description: 'Sıraya alındı', content: { 'application/json': { schema: oneDelivery } } },
      ...errorAnswers(missingOrBody),
    },
  }),
}
