import { createRoute, z } from '@hono/zod-openapi'
import { ACCOUNT_EVENTS } from '../../lib/domain/account/event.ts'
import { companyId, day, oneOf, paged } from '../../lib/http/app/input.ts'
import { secretAddress } from '../../lib/http/app/secret-address.ts'
import {
  answers,
  CATEGORIES,
  change,
  CHANGE_KINDS,
  companyRef,
  type Errors,
  errorAnswers,
  headers,
  json,
  page,
  publicErrorAnswers,
  withCategories,
} from '../../lib/http/wire/wire.ts'
import { orTable, tableFormat } from '../../lib/http/wire/table-answer.ts'
import { accountEvent } from '../../lib/http/wire/notification.ts'

/** The changes group on the wire: inputs, answers, routes. */

const sequence = z.int().openapi({ description: 'Bütün değişikliklerin yayımlanma sırasındaki yeri; hiç değişmez' })

const feed = z
  .object({
    sirket: companyRef,
    son_gazete: z
      .object({
        ilan_id: z.int(),
        tarih: z.string().nullable(),
        tur: z.string(),
        gazete_pdf: z.url().nullable(),
        gazete_arsivde: z.boolean(),
      })
      .nullable(),
    ...page,
    turler: z.array(z.string()),
    kategoriler: z.array(z.string()),
    profil_hazir: z.boolean(),
    degisiklikler: z.array(change.extend({ sira: sequence })),
  })
  .openapi('DegisiklikAkisi')

const stream = z
  .object({
    sonra: z.int(),
    son_sira: z.int().openapi({ description: 'Bir sonraki isteğin `sonra` değeri' }),
    sonraki: z.url().nullable().openapi({ description: 'Devamı varsa adresi; null: sona gelindi' }),
    kategoriler: z.array(z.string()),
    degisiklikler: z.array(change.extend({ sira: sequence, sirket: companyRef })),
  })
  .openapi('DegisiklikSirasi')

const events = z
  .object({
    sonra: z.int(),
    son_sira: z.int().openapi({ description: 'Bir sonraki isteğin `sonra` değeri' }),
    sonraki: z.url().nullable().openapi({ description: 'Devamı varsa adresi; null: sona gelindi' }),
    olaylar: z.array(accountEvent),
  })
  .openapi('OlaySirasi')

/** A number given out in the order of changes. */
const cursor = () =>
  z
    .string('invalid_parameter')
    .regex(/^\d{1,15}$/, 'invalid_parameter')
    .transform(Number)
    .openapi({ type: 'integer', minimum: 0 })

const shared = { tags: ['degisiklikler'], security: [{ anahtar: [], gizli: [] }] }
const filters = {
  tur: z
    .enum(CHANGE_KINDS, 'invalid_parameter')
    .optional()
    .openapi({ description: 'Yalnız bu türden değişiklikler.', example: 'yetkili-atama' }),
  kategoriler: z
    .string('invalid_category')
    .optional()
    .openapi({
      description: `Yalnız bu kategoriler, virgülle ayrılmış: ${CATEGORIES.join(', ')}. Verilmezse hepsi.`,
      example: 'yetkililer,sermaye',
    }),
}
const pages = paged(500, 100)
const ofCompanyQuery = z.object({
  ...filters,
  baslangic: day().optional().openapi({
    description: 'Bu günden başlayarak olan değişiklikler (YYYY-AA-GG, gün dahil). Tarihi bilinmeyenler dışarıda kalır.',
    example: '2026-01-01',
  }),
  bitis: day().optional().openapi({ description: 'Bu güne dek olan değişiklikler (YYYY-AA-GG, gün dahil).', example: '2026-12-31' }),
  ...pages,
})
const cached = headers('ETag', 'Cache-Control')
const unchanged = { 304: { description: 'Değişmedi', ...cached } }
const feedOf = <Schema extends z.ZodType>(schema: Schema, description: string, errors: Errors) => ({
  ...answers(schema, description, errors),
  200: { ...json(schema, description), ...cached },
  ...unchanged,
})
const tabled = <Answers extends { 200: Parameters<typeof orTable>[0] }>(all: Answers) => ({ ...all, 200: orTable(all[200]) })
const atom = (errors: Errors) => ({
  200: {
    description: 'Atom akışı (RFC 4287)',
    ...headers('ETag', 'Cache-Control', 'Content-Language'),
    content: { 'application/atom+xml': { schema: z.string() } },
  },
  ...unchanged,
  ...errorAnswers(errors),
})
const ofAll = { 400: withCategories('gecersiz_parametre, gecersiz_kategori') }
const ofCompany = {
  400: withCategories('gecersiz_parametre, gecersiz_kategori, gecersiz_tarih'),
  404: 'bulunamadi',
  503: 'kaynak_erisilemiyor',
}

const newestFirst = {
  ...filters,
  once: cursor()
    .optional()
    .openapi({ description: 'Bu sıra numarasından öncekiler: `rel="next"` bağlantısı kendisi verir.', example: 1000 }),
  adet: pages.adet,
}

/** Every route of the group. The gateway takes its table from here. */
export const routes = {
  feed: createRoute({
    method: 'get',
    path: '/api/v1/sirketler/{sirket_id}/degisiklikler/',
    ...shared,
    summary: 'Bir şirketin bütün değişiklikleri, kaynak gazetesiyle, en yenisi önce',
    description:
      'Atama, ayrılma, sermaye, ortaklık, unvan, adres, esas sözleşme ve durum değişiklikleri tek akışta, ' +
      'değişikliğin tarihine göre en yenisi önce; tarihi bilinmeyenler sondadır. Her biri ' +
      'dayandığı ilanı ve birebir alıntıyı taşır. `turler` bu şirkette görülen türleri, `kategoriler` geçerli ' +
      'süzgeçleri sayar; `son_gazete` okunan en yeni ilandır. Takip sürerken günün ve ' +
      'listelerin getirdikleri de buradadır, `alan` onları ayırır: `gorev_suresi` (görev bitişine 90, 30, 7 gün ' +
      'kaldı ya da son gün), `yk_suresi_dolmus`, `mudur_suresi_dolmus`; ' +
      'ilanlardan çıkmadıkları için profil ve raporun değişiklik listesinde yer almazlar. Profil hazır değilse ' +
      '`profil_hazir` false, liste boştur. `ETag` taşır: `If-None-Match` ile sorulan ve değişmemiş bir yanıt 304 ' +
      'döner. Birçok şirketi izlemek için tek tek değil, ' +
      '`/api/v1/degisiklikler/` ile sorun ya da webhook kurun.',
    request: { params: companyId(), query: ofCompanyQuery.extend({ bicim: tableFormat() }) },
    responses: tabled(feedOf(feed, 'Değişiklikler', ofCompany)),
  }),
  feedAtom: createRoute({
    method: 'get',
    path: '/api/v1/sirketler/{sirket_id}/degisiklikler.atom',
    ...shared,
    summary: 'Bir şirketin değişiklikleri, Atom akışı olarak',
    description:
      'Değişiklik akışının aynısı, RFC 4287 biçiminde: okuyucu programlar ve iş akışı araçları için. Her öge ' +
      'alıntıyı ve gazete PDF bağlantısını taşır, kimliği hiç değişmez. Metinler ' +
      '`Accept-Language` başlığının dilindedir. Sonraki sayfa `rel="next"` bağlantısındadır.',
    request: { params: companyId(), query: ofCompanyQuery },
    responses: atom(ofCompany),
  }),
  stream: createRoute({
    method: 'get',
    path: '/api/v1/degisiklikler/',
    ...shared,
    summary: 'Takip edilen bütün şirketlerin değişiklikleri, yayımlanma sırasıyla',
    description:
      'Her değişiklik yayımlandığında bir sıra numarası alır. Son yanıttaki `son_sira` bir sonraki istekte ' +
      '`sonra` olarak verilirse aradaki hiçbir ' +
      'değişiklik kaçmaz, ne kadar ara verilirse verilsin. Yanıt eskiden yeniye sıralıdır. Takip edilmeye yeni ' +
      'başlanan bir şirketin daha önce yayımlanmış ' +
      'değişiklikleri eski numaralarını taşır: onlar şirketin kendi akışından ya da `sonra=0` ile okunur. ' +
      'Takipten çıkarılan şirket görünmez. Verilmemiş bir sıra numarası 400 döner, çünkü aradaki değişiklikler ' +
      'kaçardı.',
    request: {
      query: z.object({
        ...filters,
        sonra: cursor().default(0).openapi({
          type: 'integer',
          minimum: 0,
          default: 0,
          description: 'Bu sıra numarasından sonrakiler: son yanıttaki `son_sira`. İlk istekte verilmez.',
          example: 0,
        }),
        adet: pages.adet,
        bicim: tableFormat(),
      }),
    },
    responses: tabled(feedOf(stream, 'Değişiklikler', ofAll)),
  }),
  events: createRoute({
    method: 'get',
    path: '/api/v1/olaylar/',
    ...shared,
    summary: 'Hesabın olayları: yaptırım isabetleri, KAP bildirimleri',
    description:
      'Bir hesaba ait olan ve şirketin değişikliği sayılmayan her şey, boşluksuz artan bir sırayla: ' +
      '`yaptirim.listelendi` (şirketteki bir ad listeye girdi), `yaptirim.yeniden_listelendi`, `yaptirim.listeden_cikti`, ' +
      '`yaptirim.kayit_degisti`, `yaptirim.kisi_geldi` (listedeki bir ad şirkete geldi), `yaptirim.kisi_ayrildi`, ' +
      '`yaptirim.benzer_ad`, `kap.bildirim`. `sonra` ile, hiç boşluk bırakmadan sürdürülür; verilmemiş bir sıra 400 döner. ' +
      'İsabetler üzerine verilen kararlar hiçbir olayda görünmez. Deneme anahtarının olayı yoktur.',
    request: {
      query: z.object({
        sonra: cursor().default(0).openapi({
          type: 'integer',
          minimum: 0,
          default: 0,
          description: 'Bu sıra numarasından sonrakiler: son yanıttaki `son_sira`. İlk istekte verilmez.',
          example: 0,
        }),
        olay: oneOf(ACCOUNT_EVENTS).optional().openapi({ description: 'Yalnız bu olaylar.', example: 'yaptirim.listelendi' }),
        adet: pages.adet,
      }),
    },
    responses: feedOf(events, 'Olaylar', ofAll),
  }),
  streamAtom: createRoute({
    method: 'get',
    path: '/api/v1/degisiklikler.atom',
    ...shared,
    summary: 'Takip edilen bütün şirketlerin değişiklikleri, Atom akışı olarak, en yenisi önce',
    description: 'Daha eskileri `rel="next"` bağlantısı gösterir (RFC 5005); `once` o bağlantının imlecidir.',
    request: { query: z.object(newestFirst) },
    responses: atom(ofAll),
  }),
  secretFeed: createRoute({
    method: 'get',
    path: '/akis/{adres}/degisiklikler.atom',
    tags: ['degisiklikler'],
    security: [],
    summary: 'Değişiklikler, Atom akışı olarak, gizli adresle',
    description:
      'Akış okuyucuları başlık göndermez: panelde üyenin kendisi için açtığı bu adres anahtarsız çalışır ve takip ' +
      'edilen bütün şirketlerin değişikliklerini verir. Adresi bilen akışı görür; panelden yenilenince eskisi hemen ' +
      'kapanır, üye hesaptan çıkınca da. ' +
      'Tanınmayan sorgu parametresi 400 döner.',
    request: {
      params: secretAddress(),
      query: z.strictObject({
        ...newestFirst,
        dil: z
          .enum(['tr', 'en'], 'invalid_parameter')
          .optional()
          .openapi({ description: 'Metinlerin dili; verilmezse `Accept-Language`.', example: 'en' }),
      }),
    },
    responses: {
      ...publicErrorAnswers({ ...ofAll, 404: 'bulunamadi' }),
      200: atom(ofAll)[200],
      ...unchanged,
    },
  }),
}
