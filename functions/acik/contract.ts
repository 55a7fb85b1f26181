import { createRoute, z } from '@hono/zod-openapi'
import { language, wholeNumber } from '../../lib/http/app/input.ts'
import { headers, json, publicErrorAnswers } from '../../lib/http/wire/wire.ts'
import { reportCheckRoutes, text } from './report-check-contract.ts'

/** The keyless group on the wire: inputs, answers, routes. */

const labels = (...codes: string[]) => z.strictObject(Object.fromEntries(codes.map((code) => [code, z.string()])))
const coded = z.strictObject({ sinif: z.string(), ad: z.string() })
const state = z.enum(['calisiyor', 'yavas', 'kesinti', 'bilinmiyor'])
const dataPoint = z.strictObject({ durum: z.enum(['var', 'kismi', 'ilan', 'istek', 'yok']), etiket: z.string(), not: z.string() })

export const country = z
  .strictObject({
    kod: z.string().length(2),
    ad: z.string(),
    bayrak: z.string(),
    yerel_ad: z.string(),
    bolge: z.string(),
    bolge_ad: z.string(),
    kademe: z.string(),
    kademe_ad: z.string(),
    hedef_kademe: z.string().nullable(),
    beta: z.boolean(),
    bekleyen: z.boolean(),
    kaynak: z.string(),
    kimlikler: z.array(
      z.strictObject({
        ad: z.string(),
        bicim: z.string(),
        ornek: z.string(),
        kontrol: z.string(),
        aranabilir: z.boolean(),
        birincil: z.boolean(),
      }),
    ),
    veri: z.strictObject({
      kimlik: dataPoint,
      adres: dataPoint,
      yetkili: dataPoint,
      ortak: dataPoint,
      gf: dataPoint,
      ilan: dataPoint,
      finans: dataPoint,
      belge: dataPoint,
    }),
    belgeler: z.array(
      z.strictObject({
        tur: z.string(),
        ad: z.string(),
        yerel_ad: z.string(),
        dahil: z.boolean(),
        istek_uzerine: z.boolean(),
        elle: z.boolean(),
        teslim: coded,
        not: z.string(),
        fiyat: z.null(),
      }),
    ),
    yenileme: coded,
    izleme: z.array(z.string()),
    uyum_isaretleri: z.array(z.strictObject({ anahtar: z.string(), ad: z.string(), aciklama: z.string() })),
    islem_turleri: z
      .array(z.strictObject({ kod: z.string(), ad: z.string(), ad_en: z.string() }))
      .openapi({ description: 'İmza kontrolünün ayırdığı işlem türleri; `islem` alanına kodu ya da serbest metin yazılır.' }),
    uyum_ilkesi: z.string(),
    yanit: coded,
    notlar: z.array(z.string()),
    surum: z.string(),
  })
  .openapi('KatalogUlke')

export const catalogueAnswer = z
  .strictObject({
    surum: z.string(),
    dil: z.enum(['tr', 'en']),
    durumlar: labels('var', 'kismi', 'ilan', 'istek', 'yok'),
    veri_noktalari: labels('kimlik', 'adres', 'yetkili', 'ortak', 'gf', 'ilan', 'finans', 'belge'),
    yenileme_siniflari: labels('gunluk', 'haftalik', 'aylik', 'olay'),
    yanit_siniflari: labels('anlik', 'dakikalar', 'is_gunu', 'teklif'),
    uyelik: labels('dahil', 'istek'),
    ulke_sayisi: z.int(),
    ulkeler: z.array(country),
  })
  .openapi('Katalog')

export const statusAnswer = z
  .strictObject({
    surum: z.string(),
    dil: z.enum(['tr', 'en']),
    gun_sayisi: z.int(),
    baslangic: z.string(),
    bitis: z.string(),
    durumlar: z.record(state, z.strictObject({ ad: z.string(), aciklama: z.string() })),
    genel: state,
    gruplar: z.array(z.strictObject({ anahtar: z.string(), ad: z.string(), bilesenler: z.array(z.string()) })),
    bilesenler: z.array(
      z.strictObject({
        anahtar: z.string(),
        ad: z.string(),
        aciklama: z.string().nullable(),
        ulke: z.string().nullable(),
        durum: state,
        durum_gunu: z.enum(['bugun', 'dun']),
        olculen_gun: z.int(),
        sorunsuz_yuzde: z.number().nullable(),
        gunler: z.array(z.strictObject({ gun: z.string(), durum: state, not: z.string().optional() })),
      }),
    ),
    notlar: z.array(z.strictObject({ gun: z.string(), bilesen: z.string(), durum: state, not: z.string() })),
  })
  .openapi('HizmetDurumu')

const keyless = { tags: ['acik'], security: [] }
const languageQuery = z.object({ dil: language() })
const page = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } })
const atom = { description: 'Atom akışı (RFC 4287)', content: { 'application/atom+xml': { schema: z.string() } } }
const errors = publicErrorAnswers()
const cached = headers('ETag', 'Cache-Control')
const unchanged = { description: 'Değişmedi', ...cached }
const days = wholeNumber(1, 90, 30).openapi({ description: 'Kaç günlük geçmiş; bugün dahildir.', example: 7 })

/** Every route of the group. The gateway takes its table from here. */
export const routes = {
  ...reportCheckRoutes,
  catalogue: createRoute({
    method: 'get',
    path: '/api/katalog/',
    ...keyless,
    summary: 'Kapsam kataloğu: hizmete açık ülkeler',
    description:
      'Hangi ülkede hangi bilgi ve belgenin bulunduğu, ne sıklıkla yenilendiği, ne kadar sürede geldiği ve neyin ' +
      'üyeliğe dahil olduğu. Yalnız müşteriye açık ülkeler; sorgu yapmaz, şirket ' +
      'bilgisi vermez. Üyelikler yalnız izlenen şirket sayısıyla ayrılır; isteğe bağlı belgeler için önce teklif ' +
      'gelir, onay olmadan sipariş verilmez. Bir saat önbellekte tutulabilir, `ETag` taşır.',
    request: { query: languageQuery },
    responses: { 200: { ...json(catalogueAnswer, 'Katalog'), ...cached }, 304: unchanged, ...errors },
  }),
  country: createRoute({
    method: 'get',
    path: '/api/katalog/{kod}/',
    ...keyless,
    summary: 'Bir ülkenin katalog kaydı',
    description:
      'Katalogdaki kaydın aynısı, tek ülke için: kimlik numaralarının biçim ve denetimi, bilgi alanlarının ' +
      'durumu, belgeler, yenilenme, izlenen değişiklikler, uyum işaretleri ve sınırlar. ' +
      'Bilinmeyen ya da henüz açılmamış ülke 404 döner; gövdesi genel hata biçiminde değil, `hata` ve `kod` alanlarıyladır.',
    request: {
      params: z.object({
        kod: z.string().openapi({ description: 'Ülke kodu, ISO 3166-1 alpha-2; büyük ya da küçük harfle.', example: 'TR' }),
      }),
      query: languageQuery,
    },
    responses: {
      200: { ...json(country, 'Ülke'), ...cached },
      304: unchanged,
      ...errors,
      404: json(
        z.strictObject({ hata: z.string(), kod: z.string() }).openapi('KatalogHatasi', { example: { hata: 'bulunamadi', kod: 'XX' } }),
        'Bilinmeyen ya da henüz açık olmayan ülke',
      ),
    },
  }),
  status: createRoute({
    method: 'get',
    path: '/durum.json',
    ...keyless,
    summary: 'Hizmet durumu',
    description:
      'İşlerin ve API yanıtlarının ölçümlerinden hesaplanır. Ölçüm olmayan gün `bilinmiyor` görünür; bu bir ' +
      'kesinti değildir. Bugün henüz ölçülmemiş bir bileşen dünkü durumunu gösterir (`durum_gunu`). ' +
      '`sorunsuz_yuzde` o günlerde sorunsuz tamamlanan iş payıdır, aşağı yuvarlanır. `notlar` işletmecinin ' +
      'açıklamalarıdır. Bir dakika önbellekte tutulabilir.',
    request: { query: z.object({ dil: language(), gun: days }) },
    responses: { 200: { ...json(statusAnswer, 'Durum belgesi'), ...cached }, 304: unchanged, ...errors },
  }),
  statusPage: createRoute({
    method: 'get',
    path: '/durum',
    ...keyless,
    hide: true,
    summary: 'Durum sayfası',
    request: { query: languageQuery },
    responses: { 200: page('Son 90 günün durumu'), ...errors },
  }),
  statusFeed: createRoute({
    method: 'get',
    path: '/durum.atom',
    ...keyless,
    summary: 'Hizmet durumu, Atom akışı olarak',
    description:
      'Son günlerde yavaşlayan ya da kesilen bileşenler ve işletmecinin notları, en yenisi önce; olağan günler yer almaz. Bir dakika ' +
      'önbellekte tutulabilir. Tanınmayan sorgu parametresi 400 döner.',
    request: { query: z.strictObject({ dil: language(), gun: days }) },
    responses: { 200: { ...atom, ...cached }, 304: unchanged, ...errors },
  }),
  changelogFeed: createRoute({
    method: 'get',
    path: '/surumler.atom',
    ...keyless,
    summary: 'API değişiklikleri, Atom akışı olarak',
    description:
      'API’ye eklenenler, değişenler ve eskiyenler, en yenisi önce; sürüm politikası `/surumler` sayfasındadır. Tanınmayan sorgu ' +
      'parametresi 400 döner.',
    request: { query: z.strictObject({ dil: language() }) },
    responses: { 200: { ...atom, ...cached }, 304: unchanged, ...errors },
  }),
  changelogPage: createRoute({
    method: 'get',
    path: '/surumler',
    ...keyless,
    hide: true,
    summary: 'Sürümler ve değişiklikler',
    request: { query: languageQuery },
    responses: { 200: page('Değişiklikler ve sürüm politikası'), ...errors },
  }),
  sandboxPage: createRoute({
    method: 'get',
    path: '/deneme',
    ...keyless,
    hide: true,
    summary: 'Deneme ortamı',
    request: { query: languageQuery },
    responses: { 200: page('Deneme şirketleri ve sahneler'), ...errors },
  }),
  home: createRoute({
    method: 'get',
    path: '/',
    ...keyless,
    hide: true,
    summary: 'Başlangıç sayfası',
    request: { query: languageQuery },
    responses: { 200: page('Hizmetin kısa tanıtımı'), ...errors },
  }),
  missing: createRoute({
    method: 'get',
    path: '/bulunamadi',
    ...keyless,
    hide: true,
    summary: 'Bilinmeyen adresin sayfası',
    request: { query: languageQuery },
    responses: { 200: page('Böyle bir sayfa yok'), ...errors },
  }),
  style: createRoute({
    method: 'get',
    path: '/bicim/{dosya}',
    ...keyless,
    hide: true,
    request: { params: z.object({ dosya: z.string() }) },
    responses: text('text/css', 'Sayfaların biçimi'),
  }),
  icon: createRoute({
    method: 'get',
    path: '/simge.svg',
    ...keyless,
    hide: true,
    responses: text('image/svg+xml', 'Simge'),
  }),
  legal: createRoute({
    method: 'get',
    path: '/hukuk/{metin}',
    ...keyless,
    hide: true,
    summary: 'Koşullar, gizlilik, iletişim',
    request: { params: z.object({ metin: z.string() }), query: languageQuery },
    responses: { 200: page('İşletmecinin metni'), ...errors },
  }),
  reference: createRoute({
    method: 'get',
    path: '/belgeler/dene',
    ...keyless,
    hide: true,
    summary: 'API belgeleri, denenebilir',
    request: { query: languageQuery },
    responses: { 200: page('Denenebilir API belgeleri'), ...errors },
  }),
  guides: createRoute({
    method: 'get',
    path: '/kilavuzlar',
    ...keyless,
    hide: true,
    summary: 'Kılavuzlar',
    request: { query: languageQuery },
    responses: { 200: page('API ile yapılanlar, adım adım'), ...errors },
  }),
  referenceProgram: createRoute({
    method: 'get',
    path: '/belgeler/program.js',
    ...keyless,
    hide: true,
    responses: text('text/javascript', 'Belgeleri gösteren program'),
  }),
  referenceStyle: createRoute({
    method: 'get',
    path: '/belgeler/bicim.css',
    ...keyless,
    hide: true,
    responses: text('text/css', 'Belgelerin biçimi'),
  }),
}
