import { createRoute, z } from '@hono/zod-openapi'
import { SECTIONS } from '../../lib/domain/company/completeness.ts'
import type { FactKind } from '../../lib/domain/fact/fact.ts'
import { FORM_KINDS } from '../../lib/domain/settling/forms.ts'
import { companyId, day, flag, language, paged, text, wholeNumber } from '../../lib/http/app/input.ts'
import { DECISION_CODES, REASON_CODES, STATE_CODES } from '../../lib/http/words/desk-words.ts'
import { answers, companyRef, errorAnswers, headers, highlight, page, publicErrorAnswers } from '../../lib/http/wire/wire.ts'

/** The notices group on the wire: inputs, answers, routes. */

const nullableText = z.string().nullable()
const noticeItem = {
  ilan_id: z.int(),
  ilan_tarihi: nullableText,
  sayi: nullableText,
  sayfa: nullableText,
  ilan_turu: z.string(),
  tescil_tarihi: nullableText,
  ozet: z.string(),
  gazete_pdf: z.url(),
  gazete_arsivde: z.boolean(),
  olgu_sayisi: z.int(),
}
const noticeList = z.object({ sirket: companyRef, ...page, ilanlar: z.array(z.object(noticeItem)) }).openapi('IlanListesi')
const notice = z
  .object({
    ...noticeItem,
    sirket: companyRef,
    metin: nullableText,
    metin_tam: z.boolean(),
    olgular: z.array(
      z.object({
        id: z.string(),
        tur: z.string(),
        deger: z.record(z.string(), z.unknown()),
        alinti: z.string(),
        baslangic: z.int(),
        bitis: z.int(),
        alinti_dogrulandi: z.boolean(),
        vurgu: highlight.nullable(),
      }),
    ),
    okunmayanlar: z.array(z.object({ baslik: nullableText, metin: z.string(), baslangic: z.int(), bitis: z.int() })),
  })
  .openapi('Ilan')

const disclosure = z
  .object({
    kap_id: z.string().openapi({ description: 'Bildirimin KAP numarası' }),
    tarih: z.iso.datetime().openapi({ description: 'Yayımlandığı an (UTC)' }),
    tur: z.string(),
    konu: z.string(),
    ozet: nullableText,
    baglanti: z
      .url()
      .nullable()
      .openapi({ description: 'Bildirimin kaynaktaki sayfası; yalnız deneme şirketlerinin uydurma bildirimlerinde boş olabilir' }),
    ekler: z.array(z.object({ ad: z.string(), url: z.url() })),
    eslesme: z.enum(['sicil_no', 'mersis', 'unvan', 'karar']).openapi({
      description:
        'Bildirimin bu şirkete ait olduğunun neyle anlaşıldığı; karar: anahtarları ayrı şirketleri gösteriyordu, ' +
        'kimin olduğu sonradan saptandı',
    }),
    ilgili_paylar: z
      .array(z.string())
      .openapi({ description: 'Bildirimin ilgili olduğu payların kodları; yalnız bildirenin kendi payı değilse dolu' }),
    duzelttigi: z.string().nullable().openapi({ description: 'Bu bildirimin düzelttiği bildirimin numarası' }),
    duzelten: z.string().nullable().openapi({ description: 'Bu bildirimi düzelten son bildirimin numarası; doluysa onu okuyun' }),
  })
  .openapi('KapBildirimi')
const disclosureList = z.object({ sirket: companyRef, ...page, bildirimler: z.array(disclosure) }).openapi('KapListesi')

const caseFields = {
  id: z.string().openapi({ description: 'Maddenin kimliği: ilan ve sözlerinden türer, ilan yeniden okunsa da değişmez.' }),
  sirket: companyRef,
  ilan_id: z.int(),
  ilan_tarihi: nullableText,
  sayi: nullableText,
  sayfa: nullableText,
  ilan_turu: z.string(),
  neden: z.enum(REASON_CODES).openapi({ description: 'Okuyucunun ifadeyi neden açık bıraktığı' }),
  neden_ad: z.string(),
  neden_ad_en: z.string(),
  bolumler: z.array(z.enum(SECTIONS)).openapi({ description: 'Profilin, ifadenin ilgili olabileceği bölümleri' }),
  kisiler: z.array(z.string()).openapi({ description: 'Yetkisi bu ifadeye bağlı olabilecek, görevdeki kişiler' }),
  agirlik: z.int().openapi({ description: 'Maddeye ne kadar çok şeyin bağlı olduğu: büyük olan önce gelir' }),
  baslik: nullableText,
  metin: z.string(),
  durum: z.enum(STATE_CODES),
  durum_ad: z.string(),
  durum_ad_en: z.string(),
  karar: z
    .object({
      karar: z.enum(DECISION_CODES),
      karar_ad: z.string(),
      karar_ad_en: z.string(),
      rol: z.enum(['hesap', 'isletmeci']),
      zaman: z.string(),
    })
    .nullable()
    .openapi({ description: 'Geçerli karar: rol ve zamanla; kararı verenlerin adı yazılmaz' }),
  acilis: z.string(),
  adres: z.url(),
}
const caseList = z.object({ ...page, maddeler: z.array(z.object(caseFields)) }).openapi('AcikMaddeListesi')
const statedFact = z.object({ tur: z.string(), deger: z.record(z.string(), z.unknown()), alinti: z.string() })
const caseDetail = z
  .object({
    ...caseFields,
    baslangic: z.int(),
    bitis: z.int(),
    vurgu: highlight.nullable(),
    gazete_pdf: z.url(),
    olgular: z.array(statedFact.extend({ id: z.string() })).openapi({ description: 'Aynı ilandan okunmuş bilgiler' }),
    taslak: z.array(statedFact.extend({ ikinci_okuyucu: z.boolean() })).openapi({
      description:
        'Okuyucunun en iyi denemesi: bilgi değildir, kapatacak kişi için taslaktır. `ikinci_okuyucu`: ikinci bir okuyucu da öyle okudu',
    }),
    kararlar: z.array(
      z.object({
        karar: z.enum(DECISION_CODES),
        karar_ad: z.string(),
        karar_ad_en: z.string(),
        rol: z.enum(['hesap', 'isletmeci']),
        zaman: z.string(),
        geri_alindi: nullableText.openapi({ description: 'Geri alındığı an; null: duruyor' }),
        gereken: z.int().openapi({ description: 'Kararın geçerli olması için gereken farklı üye sayısı' }),
        olgular: z.array(statedFact),
      }),
    ),
    masa: z.url().openapi({ description: 'Maddenin paneldeki yeri: maddeyi yalnız oturum açmış üyeler kapatır' }),
  })
  .openapi('AcikMadde')

const signs = z.object({ sonuc: z.enum(['yetkili', 'yetkili_degil', 'belirsiz']), bicim: z.enum(['tek_basina', 'birlikte']).nullable() })
const settled = z
  .object({
    gecerli: z.boolean().openapi({ description: 'Karar geçerli mi; false: başka bir üyenin de aynı kararı vermesi gerekir.' }),
    gereken: z.int().openapi({ description: 'Kararın geçerli olması için gereken farklı üye sayısı' }),
    kaydedildi: z.boolean().openapi({ description: 'false: yalnız etkisi gösterildi, hiçbir şey kaydedilmedi.' }),
    etki: z
      .object({
        metinler: z.array(z.string()).openapi({ description: 'Kimin geldiği, gittiği, nasıl imzalayacağı; yeni değişiklikler' }),
        metinler_en: z.array(z.string()).openapi({ description: 'Aynısı, İngilizce' }),
        imza: z
          .array(
            z.object({
              isim: z.string(),
              once: signs.openapi({ description: 'Karardan önceki yanıt' }),
              sonra: signs.openapi({ description: 'Karar geçerli olunca verilecek yanıt' }),
            }),
          )
          .openapi({ description: 'Genel temsilde yanıtı değişecek kişiler' }),
        muhur: z.object({
          once: z.string().openapi({ description: 'Karardan önceki mühür' }),
          sonra: z.string().openapi({ description: 'Karar geçerli olunca mühür' }),
        }),
      })
      .openapi({ description: 'Karar geçerli olunca profilde değişecek olan' }),
  })
  .openapi('MaddeKarari')
const decisionInput = z
  .strictObject({
    karar: z.enum(DECISION_CODES, { error: (issue) => (issue.input === undefined ? 'missing_field' : 'invalid_parameter') }),
    gerekce: text(1000, { missing: 'missing_field' })
      .pipe(z.string().min(1))
      .openapi({ description: 'Neden böyle karar verildiği; ikinci üye görür.', example: 'Sözler açık.' }),
    olgular: z
      .array(
        z.strictObject({
          tur: z.enum(FORM_KINDS as [FactKind, ...FactKind[]], 'invalid_parameter'),
          deger: z.record(z.string(), z.unknown()),
          alinti: text(20_000, { missing: 'missing_field' }),
        }),
      )
      .max(20, 'invalid_parameter')
      .default([])
      .openapi({ description: '`karar` `olgular` ise: ifadenin belirttiği bilgiler, maddenin `taslak` listesindeki biçimde' }),
    yerine: z
      .array(text(100))
      .max(200, 'invalid_parameter')
      .default([])
      .openapi({ description: 'Kararın yerine geçtiği, yanlış okunmuş bilgilerin `id` değerleri' }),
    onizleme: z.boolean('invalid_parameter').default(false).openapi({ description: 'true: yalnız etkisi gösterilir, karar kaydedilmez.' }),
  })
  .openapi('KararIstegi', { example: { karar: 'sicile_birakildi', gerekce: 'Sözlerden anlaşılmıyor.' } })
const undoInput = z
  .strictObject({
    gerekce: text(1000, { missing: 'missing_field' })
      .pipe(z.string().min(1))
      .openapi({ description: 'Neden geri alındığı', example: 'Yanlış kişi yazılmış.' }),
  })
  .openapi('GeriAlmaIstegi')
const undone = z
  .object({
    geri_alindi: z
      .boolean()
      .openapi({ description: 'false: istek yazıldı; kararı iki üye verdiyse başka bir üyenin de geri alması gerekir.' }),
  })
  .openapi('GeriAlma')

const objection = z
  .object({
    id: z.int(),
    madde: z.string().openapi({ description: 'İtirazın açtığı madde' }),
    sirket: companyRef,
    ilan_id: z.int(),
    olgu: z.string(),
    aciklama: z.string(),
    dayanak: nullableText,
    zaman: z.string(),
    durum: z.enum(['alindi', 'yanitlandi']),
    yanit: z.object({ karar: z.enum(DECISION_CODES), metin: z.string(), metin_en: z.string(), zaman: z.string() }).nullable(),
  })
  .openapi('Itiraz')
const objectionInput = z
  .strictObject({
    olgu: text(100, { missing: 'missing_field' }).openapi({
      description: 'İlanın `olgular` listesindeki, yanlış olduğunu söylediğiniz bilginin `id` değeri',
      example: '09dfeee4ffd6da39',
    }),
    aciklama: text(2000, { missing: 'missing_field' })
      .pipe(z.string().min(1))
      .openapi({ description: 'Neyin yanlış olduğu', example: 'İlanda görev süresi üç yıl yazıyor.' }),
    dayanak: text(500)
      .optional()
      .openapi({ description: 'Doğrusunu gösteren ilan: günü, sayısı, sayfası', example: '25.08.2026, sayı 55441, s. 290' }),
  })
  .openapi('ItirazIstegi')
const objectionList = z.object({ ...page, itirazlar: z.array(objection) }).openapi('ItirazListesi')

const share = z
  .strictObject({
    olgu: text(100, { missing: 'missing_field' }).openapi({
      description: 'İlanın `olgular` listesindeki bir olgunun `id` değeri',
      example: '09dfeee4ffd6da39',
    }),
    gun: z.int('invalid_parameter').min(1).max(365).default(30).openapi({ description: 'Bağlantının geçerli kalacağı gün sayısı' }),
  })
  .openapi('KanitIstegi')
const link = z.object({ adres: z.url(), gecerlilik_sonu: z.iso.datetime(), olgu: z.string(), ilan_id: z.int() }).openapi('KanitBaglantisi')

const shared = { tags: ['ilanlar'], security: [{ anahtar: [], gizli: [] }] }
const noticeId = z.object({
  ilan_id: z.string().openapi({ description: 'İlanın numarası: ilan listesindeki ve her kaynaktaki `ilan_id`.', example: '1' }),
})

const byMember = { tags: ['ilanlar'], security: [{ oturum: [] }] }
const caseId = z.object({
  madde_id: z.string().openapi({ description: 'Maddenin kimliği: listedeki `id`.', example: '1-0123456789abcdef' }),
})

const listQuery = (kind: string, example: string) =>
  z.object({
    tur: text(200).optional().openapi({ description: kind, example }),
    baslangic: day()
      .optional()
      .openapi({ description: 'Bu günden başlayarak yayımlananlar (YYYY-AA-GG, gün dahil).', example: '2026-01-01' }),
    bitis: day().optional().openapi({ description: 'Bu güne dek yayımlananlar (YYYY-AA-GG, gün dahil).', example: '2026-12-31' }),
    ...paged(500, 100),
  })

const token = z.object({
  belirtec: z.string().openapi({
    description: 'Kanıt bağlantısının adresindeki imzalı belirteç',
    example: '1.09dfeee4ffd6da39.1795000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  }),
})
const pageBody = {
  ...headers('Cache-Control', 'Referrer-Policy', 'X-Robots-Tag', 'Content-Security-Policy'),
  content: { 'text/html': { schema: z.string(), example: '<!doctype html><html lang="tr">…' } },
}
const keyless = { tags: ['ilanlar'], security: [] }
const expires = 'Bağlantının süresi dolmuşsa ya da adres eksikse 404 döner: göndereninden yenisini isteyin.'

const pdfFile = { content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } } }
const fileHeaders = headers('ETag', 'Cache-Control', 'Accept-Ranges', 'Content-Disposition')
/** A PDF of the archive: whole, a range of it, not again, or no such range. */
const file = {
  200: { description: 'Gazete PDF', ...fileHeaders, ...pdfFile },
  206: {
    description: 'Gazete PDF, istenen aralık',
    ...headers('ETag', 'Cache-Control', 'Accept-Ranges', 'Content-Disposition', 'Content-Range'),
    ...pdfFile,
  },
  304: { description: 'Değişmedi', ...fileHeaders },
  416: { description: 'Aralık karşılanamıyor: `Content-Range` dosyanın boyunu söyler', ...headers('Accept-Ranges', 'Content-Range') },
}

const cut = z
  .literal('1', 'invalid_parameter')
  .optional()
  .openapi({ description: '1: yalnız alıntının bulunduğu parça, dar ekranlar için.', example: '1' })

/** Every route of the group. The gateway takes its table from here. */
export const routes = {
  list: createRoute({
    method: 'get',
    path: '/api/v1/sirketler/{sirket_id}/ilanlar/',
    ...shared,
    summary: 'Bir şirketin ilanları, en yenisi önce',
    description:
      'Şirketin gazetede yayımlanmış ve hizmetin bulduğu ilanları, yayım gününe göre. Her kayıt gazete sayısını ' +
      've sayfasını, ilanın türünü, tescil gününü, konularını ve ondan okunan bilgi ' +
      'sayısını (`olgu_sayisi`) taşır; metin ve bilgiler ilanın kendi adresindedir. `gazete_arsivde` false ise ' +
      'PDF henüz alınmamıştır, adresi o zaman 503 döner. ' +
      'Hazırlık bitmeden liste eksik olabilir.',
    request: {
      params: companyId(),
      query: listQuery('Yalnız bu türden ilanlar: yanıttaki `ilan_turu`, harfi harfine.', 'Genel kurul'),
    },
    responses: answers(noticeList, 'İlanlar', { 400: 'gecersiz_parametre, gecersiz_tarih', 404: 'bulunamadi' }),
  }),
  detail: createRoute({
    method: 'get',
    path: '/api/v1/ilanlar/{ilan_id}/',
    ...shared,
    summary: 'Bir ilan: metni, ondan okunan olgular, okunamayan cümleler',
    description:
      'Her olgu ilan metnindeki yeriyle (`baslangic`, `bitis`) ve birebir alıntısıyla gelir. `okunmayanlar`, içinden bilgi çıkarılamayan ' +
      'cümlelerdir: boş değilse o ilandaki bir bilgi profilde eksik olabilir. `metin_tam` false ise sayfanın bir ' +
      'kısmı okunamamıştır. Kişisel numaralar metinde maskelidir.',
    request: { params: noticeId },
    responses: answers(notice, 'İlan', { 404: 'bulunamadi' }),
  }),
  disclosures: createRoute({
    method: 'get',
    path: '/api/v1/sirketler/{sirket_id}/kap/',
    ...shared,
    summary: 'Bir şirketin KAP bildirimleri, en yenisi önce',
    description:
      'Bildirim bir şirkete sicil numarası ve müdürlüğü, MERSİS numarası ya da yalnız bir şirkette bulunan aynı ' +
      'unvan ile eşlenir; kesin değilse hiçbir şirkete yazılmaz. ' +
      '`tur` kaynaktaki bildirim türüdür, harfi harfine aranır. `baslangic` ve `bitis` günleri Türkiye ' +
      'saatiyledir, ikisi de dahildir. Bildirimler saatte bir alınır; metnin kendisi ve ekleri kaynağın ' +
      'adresindedir.',
    request: {
      params: companyId(),
      query: listQuery('Yalnız bu türden bildirimler: yanıttaki `tur`, harfi harfine.', 'Özel durum açıklaması'),
    },
    responses: answers(disclosureList, 'Bildirimler', { 400: 'gecersiz_parametre, gecersiz_tarih', 404: 'bulunamadi' }),
  }),
  cases: createRoute({
    method: 'get',
    path: '/api/v1/acik-maddeler/',
    ...shared,
    summary: 'Okuyucunun açık bıraktığı maddeler, en ağırı önce',
    description:
      'Okunamayan her ilan ifadesi ve kuşkulu her bilgi bir maddedir. Liste takip ettiğiniz şirketlerinkidir; `agirlik`, maddeye bağlı ' +
      'bölümlere ve yetkisi etkilenebilecek kişilere göredir. Maddeler panelde, `settler` rolündeki üyelerce kapatılır: API anahtarı ' +
      'yalnız okur. Hesabınızın kararı yalnız hesabınız için sayılır, raporun mührünü yükseltmez; ona dayanan imza yanıtı `insan_karari` ' +
      'gerekçesini taşır.',
    request: {
      query: z.object({
        sirket: text(40)
          .optional()
          .openapi({ description: 'Yalnız bu şirketin maddeleri: şirket listesindeki `id`.', example: 'DENEME-KISMI' }),
        neden: z
          .enum(REASON_CODES, 'invalid_parameter')
          .optional()
          .openapi({ description: 'Yalnız bu nedenle açık kalanlar.', example: 'eksik_bilgi' }),
        durum: z.enum(['acik', 'kapali', 'hepsi'], 'invalid_parameter').default('acik').openapi({
          description: '`acik`: bir şey yapılması gerekenler; `kapali`: karara bağlanan ya da artık okunanlar.',
          example: 'acik',
        }),
        agirlik: wholeNumber(0, 1000, 0).openapi({ description: 'En az bu ağırlıktakiler.', example: 0 }),
        ...paged(200, 50),
      }),
    },
    responses: answers(caseList, 'Maddeler', { 400: 'gecersiz_parametre' }),
  }),
  case: createRoute({
    method: 'get',
    path: '/api/v1/acik-maddeler/{madde_id}/',
    ...shared,
    summary: 'Bir açık madde: sözleri, yeri, çevresindeki bilgiler, taslak ve kararlar',
    description:
      'Maddenin ilan metnindeki ve sayfadaki yeri, aynı ilandan okunmuş bilgiler, okuyucunun taslağı ve hesabınızın kararları. Karar ' +
      'verenlerin adı yazılmaz. Kapatmak ve geri almak oturum ister: panelde (`masa`) ya da `karar/` ve `geri-al/` uçlarıyla.',
    request: {
      params: caseId,
    },
    responses: answers(caseDetail, 'Madde', { 404: 'bulunamadi' }),
  }),
  settle: createRoute({
    method: 'post',
    path: '/api/v1/acik-maddeler/{madde_id}/karar/',
    ...byMember,
    summary: 'Bir maddeyi karara bağla ya da kararın etkisini gör (oturumla)',
    description:
      'API anahtarıyla yapılamaz: panelde oturum açmış, `settler` rolündeki bir üyenin çerezi gerekir; istek panelin adresinden gelir. ' +
      'İmza yetkisini etkileyen karar iki farklı üyenin aynı kararıyla geçerli olur. Her bilgi, ifadenin birebir alıntısını taşır. ' +
      'Bilinenle çelişen karar kabul edilmez.',
    request: { params: caseId, body: { required: true, content: { 'application/json': { schema: decisionInput } } } },
    responses: {
      200: { description: 'Karar ya da etkisi', content: { 'application/json': { schema: settled } } },
      ...publicErrorAnswers({ 400: 'eksik_alan, gecersiz_parametre, gecersiz_govde', 401: 'yetkisiz', 404: 'bulunamadi' }),
    },
  }),
  undo: createRoute({
    method: 'post',
    path: '/api/v1/acik-maddeler/{madde_id}/geri-al/',
    ...byMember,
    summary: 'Bir maddenin kararını geri al (oturumla)',
    description:
      'Kararı iki üye verdiyse geri almak da iki üye ister: ilkinin isteği yazılır, ikincisi geri alır ve madde yeniden açılır. Oturum ' +
      've rol, karar vermekteki gibidir.',
    request: { params: caseId, body: { required: true, content: { 'application/json': { schema: undoInput } } } },
    responses: {
      200: { description: 'Geri alındı ya da istendi', content: { 'application/json': { schema: undone } } },
      ...publicErrorAnswers({ 400: 'eksik_alan, gecersiz_parametre, gecersiz_govde', 401: 'yetkisiz', 404: 'bulunamadi' }),
    },
  }),
  withdrawUndo: createRoute({
    method: 'delete',
    path: '/api/v1/acik-maddeler/{madde_id}/geri-al/',
    ...byMember,
    summary: 'Geri alma isteğinden vazgeç (oturumla)',
    description: 'İki üyenin kararı için geri alma isteğini, ikinci üye onaylamadan, yalnız isteyen geri çeker; karar geçerli kalır.',
    request: { params: caseId },
    responses: {
      204: { description: 'İstek geri çekildi' },
      ...publicErrorAnswers({ 401: 'yetkisiz', 404: 'bulunamadi' }),
    },
  }),
  object: createRoute({
    method: 'post',
    path: '/api/v1/ilanlar/{ilan_id}/itiraz/',
    ...shared,
    summary: 'Bir bilginin yanlış olduğunu bildir',
    description:
      'Bildirim, hizmeti işletenin ve hesabınızın masasında bir madde olur; bilgi, karara bağlanana dek olduğu gibi kalır. Yanıtı itiraz ' +
      'listesinde görünür. Aynı bilgi için ikinci bildirim ilkini değiştirmez. Bir hesabın en çok 50 yanıtlanmamış itirazı olabilir.',
    request: { params: noticeId, body: { required: true, content: { 'application/json': { schema: objectionInput } } } },
    responses: {
      201: { description: 'İtiraz alındı', content: { 'application/json': { schema: objection } } },
      ...errorAnswers({ 400: 'eksik_alan, gecersiz_parametre, gecersiz_govde, deneme_desteklenmiyor', 404: 'bulunamadi' }),
    },
  }),
  objections: createRoute({
    method: 'get',
    path: '/api/v1/itirazlar/',
    ...shared,
    summary: 'Hesabın itirazları ve yanıtları, en yenisi önce',
    description: 'Yanıt, işletenin iki yetkilisinin aynı kararıdır; kişi adı yazılmaz.',
    request: { query: z.object(paged(200, 50)) },
    responses: answers(objectionList, 'İtirazlar', { 400: 'gecersiz_parametre' }),
  }),
  page: createRoute({
    method: 'get',
    path: '/api/v1/ilanlar/{ilan_id}/sayfa/{dosya}',
    ...shared,
    summary: 'Gazete sayfasının resmi (PNG); vurgu ile bir olgunun sözleri işaretli',
    description:
      'Bilgilerdeki `vurgu.sayfa_gorsel` bu adresi hazır verir. İlk istekte sayfa çizilir (birkaç saniye ' +
      'sürebilir), sonrakiler arşivden gelir; `ETag` taşır. PDF henüz arşivde değilse 503, sayfa ya da bilgi ' +
      'yoksa 404 döner.',
    request: {
      params: noticeId.extend({
        dosya: z.string().openapi({ description: '`<sayfa>.png`; sayfa PDF içindeki sırasıdır ve 1 ile başlar.', example: '1.png' }),
      }),
      query: z.object({
        vurgu: text(100)
          .optional()
          .openapi({
            description:
              'İşaretlenecek bilgi: ilanın `olgular` listesindeki bir `id`, ya da bir açık maddenin `id` değeri. ' +
              'Verilmezse sayfa işaretsiz gelir.',
            example: '09dfeee4ffd6da39',
          }),
        kirp: cut,
      }),
    },
    responses: {
      200: {
        description: 'Sayfa resmi',
        ...headers('ETag', 'Cache-Control'),
        content: { 'image/png': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      304: { description: 'Değişmedi', ...headers('ETag', 'Cache-Control') },
      ...errorAnswers({ 400: 'gecersiz_parametre', 404: 'bulunamadi', 503: 'kaynak_erisilemiyor' }),
    },
  }),
  shareEvidence: createRoute({
    method: 'post',
    path: '/api/v1/ilanlar/{ilan_id}/kanit/',
    ...shared,
    summary: 'Bir olgu için süreli kanıt bağlantısı',
    description:
      'Bağlantı anahtarsız açılır: olgunun alıntısını ve işaretli gazete sayfasını gösterir, süresi dolunca ' +
      'kapanır. Mahkemeye ya da denetçiye gönderilebilir. Adresi bilen herkes açabilir; süresinden önce geri ' +
      'alınamaz, bu yüzden `gun` değerini gerektiği kadar verin.',
    request: { params: noticeId, body: { required: true, content: { 'application/json': { schema: share } } } },
    responses: {
      201: { description: 'Bağlantı', content: { 'application/json': { schema: link } } },
      ...errorAnswers({ 400: 'eksik_alan, gecersiz_parametre, gecersiz_govde', 404: 'bulunamadi' }),
    },
  }),
  evidence: createRoute({
    method: 'get',
    path: '/kanit/{belirtec}/',
    ...keyless,
    summary: 'Kanıt sayfası',
    description:
      'Bir bilginin şirketini, gazetesini, birebir alıntısını ve işaretli sayfasını gösteren, yazdırılabilir ' +
      `sayfa; anahtar istemez, betik ve dış kaynak içermez. Adresi kanıt bağlantısı ucu verir. ${expires}`,
    request: { params: token, query: z.object({ dil: language('Sayfanın dili; alıntı her dilde ilandaki gibidir.') }) },
    responses: {
      ...publicErrorAnswers(),
      200: { description: 'Yazdırılabilir sayfa', ...pageBody },
      404: { description: 'Bağlantının süresi dolmuş ya da adres eksik: bunu söyleyen bir sayfa', ...pageBody },
    },
  }),
  evidenceImage: createRoute({
    method: 'get',
    path: '/kanit/{belirtec}/sayfa.png',
    ...keyless,
    summary: 'Kanıt sayfasının resmi',
    description:
      'Kanıt sayfasındaki gazete sayfası (PNG), alıntının yeri işaretli. Metin olarak getirilmiş ilanın resmi ' +
      `yoktur (404). ${expires}`,
    request: { params: token, query: z.object({ kirp: cut }) },
    responses: {
      200: {
        description: 'İşaretli gazete sayfası',
        ...headers('Cache-Control', 'Referrer-Policy', 'X-Robots-Tag'),
        content: { 'image/png': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      ...publicErrorAnswers({ 404: 'bulunamadi', 503: 'kaynak_erisilemiyor' }),
    },
  }),
  reportSource: createRoute({
    method: 'get',
    path: '/kanit/{belirtec}/kaynak.pdf',
    ...keyless,
    summary: 'Bir raporun kaynağı: dayandığı ilanın gazete PDF dosyası',
    description:
      'PDF ve HTML raporlardaki kaynak bağlantıları buraya gelir: raporu elinde tutan herkese açılır, anahtar istemez. Bağlantı ' +
      'imzalıdır, raporun verilişinden bir yıl sonra kapanır; her açılışı kayda geçer.',
    request: { params: token },
    responses: {
      ...file,
      ...publicErrorAnswers({ 404: 'bulunamadi', 503: 'kaynak_erisilemiyor' }),
    },
  }),
  evidencePdf: createRoute({
    method: 'get',
    path: '/kanit/{belirtec}/gazete.pdf',
    ...keyless,
    summary: 'Kanıtın gazete PDF dosyası',
    description:
      'Bilginin yayımlandığı gazete sayfası, arşivdeki PDF dosyasıyla: kanıtı alan kişi aslıyla ' +
      `karşılaştırabilir. Range istekleri desteklenir. ${expires}`,
    request: { params: token },
    responses: {
      ...file,
      ...publicErrorAnswers({ 404: 'bulunamadi', 503: 'kaynak_erisilemiyor' }),
    },
  }),
  pdf: createRoute({
    method: 'get',
    path: '/api/v1/ilanlar/{ilan_id}/pdf/',
    ...shared,
    summary: 'İlanın gazete sayfası, PDF olarak',
    description:
      'Arşivdeki gazete sayfası, olduğu gibi. Aynı sayfa başka şirketlerin ilanlarını da gösterebilir. Range ' +
      'istekleri (206, karşılanamazsa 416) ve `ETag` desteklenir. Metin olarak getirilmiş ilanın PDF dosyası ' +
      'yoktur (404); henüz arşivlenmemişse 503 döner, birkaç dakika sonra yeniden deneyin.',
    request: { params: noticeId, query: z.object({ indir: flag('Tarayıcıda açılmak yerine dosya olarak indirilir.') }) },
    responses: {
      ...file,
      ...errorAnswers({ 400: 'gecersiz_parametre', 404: 'bulunamadi', 503: 'kaynak_erisilemiyor' }),
    },
  }),
}
