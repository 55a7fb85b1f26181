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

const sequence = z.int().openapi({ description: 'Hesaba anlatılan değişiklikler içindeki yeri: boşluksuz artar, hiç değişmez.' })

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

const flow = z
  .object({
    son_sayi: z
      .object({
        gun: z.iso.date(),
        sayi: z.string().nullable(),
        okundu: z.string(),
        kesinlesti: z.boolean().openapi({ description: 'Listesi saatler arayla iki kez aynı çıktı.' }),
        ilan_sayisi: z.int(),
        sizin_ilan_sayisi: z.int().openapi({ description: 'Takip ettiğiniz şirketlerin o günkü ilanları.' }),
      })
      .nullable(),
    gazete_kesinlesen: z.iso.date().nullable().openapi({ description: 'Bu güne kadar gazeteden yeni ilan gelmez.' }),
    acik_gunler: z.array(z.iso.date()).openapi({ description: 'Kesinleşmeyen, bugünden önceki günler; yeniden okunurlar.' }),
    son_sira: z.int().openapi({ description: 'Hesaba anlatılan son değişikliğin numarası.' }),
    son_olay_sira: z.int().openapi({ description: 'Hesabın son olayının numarası.' }),
  })
  .openapi('AkisDurumu')

/** The most numbers that are reconciled at once. */
export const MOST_RECONCILED = 100_000
const place = z
  .int({ error: (issue) => (issue.input === undefined ? 'missing_field' : 'invalid_parameter') })
  .min(1, 'invalid_parameter')
  .max(Number.MAX_SAFE_INTEGER, 'invalid_parameter')
const reconciliationBody = z
  .strictObject({
    bas_sira: place.openapi({ description: 'İlk sıra numarası, dahil.', example: 1 }),
    son_sira: place.openapi({ description: `Son sıra numarası, dahil; en çok ${MOST_RECONCILED} numara.`, example: 20 }),
  })
  .openapi('MutabakatSorusu', { example: { bas_sira: 1, son_sira: 20 } })
const reconciliation = z
  .object({
    bas_sira: z.int(),
    son_sira: z.int(),
    adet: z.int(),
    ozet: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .openapi({ description: '`[[sira, sirket.id, tur, tarih], …]` dizisinin RFC 8785 yazımının SHA-256 özeti.' }),
  })
  .openapi('Mutabakat')

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
      'Hesaba anlatılan her değişiklik, hesabın kendi sırasında boşluksuz artan bir numara alır. Son yanıttaki `son_sira` bir sonraki ' +
      'istekte `sonra` olarak verilirse aradaki hiçbir ' +
      'değişiklik kaçmaz, ne kadar ara verilirse verilsin. Yanıt eskiden yeniye sıralıdır. Takip edilmeye yeni ' +
      'başlanan bir şirketin ilanlarının anlattığı geçmiş, takibin anında sıraya eklenir; başkasının onu takip edip etmediği bir şey ' +
      'değiştirmez. Takipten çıkan bir şirketin o güne dek anlatılanları sırada kalır, yenileri eklenmez. Daha iyi okununca artık ' +
      'anlatılmayan bir değişiklik şirketin akışından çıkar, sırada numarasıyla kalır. Eksik olmadığını `/api/v1/mutabakat/` gösterir. ' +
      'Daha önce verilmiş imleçler geçerlidir. Verilmemiş bir sıra numarası 400 döner, çünkü aradaki değişiklikler kaçardı.',
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
    summary: 'Hesabın olayları: yetki izlemeleri, eskiyen raporlar, itiraz yanıtları, yaptırım isabetleri, KAP bildirimleri, günün özeti',
    description:
      'Bir hesaba ait olan ve şirketin değişikliği sayılmayan her şey, boşluksuz artan bir sırayla: ' +
      '`yaptirim.listelendi` (şirketteki bir ad listeye girdi), `yaptirim.yeniden_listelendi`, `yaptirim.listeden_cikti`, ' +
      '`yaptirim.kayit_degisti`, `yaptirim.kisi_geldi` (listedeki bir ad şirkete geldi), `yaptirim.kisi_ayrildi`, ' +
      '`yaptirim.benzer_ad`, `kap.bildirim`; `yetki.degisiklik` (izlenen bir yetkinin yanıtı döndü), `yetki.duzeltme` (aynı ilan ' +
      'daha iyi okunduğu ya da verilmiş bir imza belgesinin sorusu bugün başka yanıtlandığı için), `rapor.eskidi` (şirketin ' +
      'son raporundan beri yeni olgu geldi), `itiraz.yanit` (bir itirazınız yanıtlandı ya da yanıtı geri alındı), `gun.ozeti` (bir günün gazetesi kesinleşti; kaç ilanı sizin). ' +
      '`sonra` ile, hiç boşluk bırakmadan sürdürülür; verilmemiş bir sıra 400 döner. ' +
      'İsabetler üzerine verilen kararlar hiçbir olayda görünmez. ' +
      'Deneme anahtarının olayları kendi dünyasınındır: saati ilerletilince ya da bir sahne başlayınca.',
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
  flow: createRoute({
    method: 'get',
    path: '/api/v1/akis-durumu/',
    ...shared,
    summary: 'Akışın durumu: okunan son sayı, kaç ilanı sizin, açık kalan günler',
    description:
      'Okunan son gazete sayısı, ne zaman okunduğu, kaç ilan taşıdığı ve kaçının takip ettiğiniz şirketlerin olduğu; hesaba ' +
      'anlatılan son numaralar. Bir gün, listesi saatler arayla iki kez aynı çıkınca kesinleşir; o güne kadar yeniden okunur.',
    responses: feedOf(flow, 'Akışın durumu', {}),
  }),
  reconcile: createRoute({
    method: 'post',
    path: '/api/v1/mutabakat/',
    ...shared,
    summary: 'İki sıra numarası arasında eksik olmadığını göster',
    description:
      'Bu numaralar arasında hesaba kaç değişiklik anlatıldığını ve `[[sira, sirket.id, tur, tarih], …]` dizisinin ' +
      '(sıra ile, RFC 8785) SHA-256 özetini verir. ' +
      'Kendinizdekiyle aynıysa hiçbir şey eksik değildir; değilse akış `sonra=bas_sira-1` ile yeniden okunur.',
    request: { body: { required: true, content: { 'application/json': { schema: reconciliationBody } } } },
    responses: answers(reconciliation, 'Adet ve özet', { 400: 'eksik_alan, gecersiz_parametre, gecersiz_govde' }),
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
