import { createRoute, z } from '@hono/zod-openapi'
import { LIST_CODES } from '../../lib/domain/screening/lists.ts'
import { companyId, day, flag, language, lines, oneOf, paged, text } from '../../lib/http/app/input.ts'
import { answers, companyRef, errorAnswers, headers, page } from '../../lib/http/wire/wire.ts'

/** The sanctions group on the wire: inputs, answers, routes. */

const nullableText = z.string().nullable()
const nullableDay = z.iso.date().nullable()

/** Most names of one question, and of one record. */
export const MOST_NAMES = 100
/** Most rows of one file, and the columns a file may have. */
export const MOST_ROWS = 1000
export const BULK_COLUMNS = ['ad', 'tur', 'no', 'dogum_yili', 'uyruk'] as const

const screeningDay = day().optional().openapi({
  description: 'Taramanın günü: listeler o günkü hâlleriyle sorulur. Verilmezse bugün; gelecekte olamaz.',
  example: '2026-11-01',
})
const number = text(40).optional().openapi({
  description: 'TCKN, VKN, MERSİS ya da IMO numarası; türü uzunluğundan ve denetim basamağından anlaşılır. TCKN kayıtta gizlenir.',
  example: '8760047464',
})

export const question = z.strictObject({
  ad: text(400).min(1, 'missing_parameter').openapi({ example: 'Örnek Dış Ticaret Limited Şirketi' }),
  tur: z.enum(['kisi', 'kurulus', 'gemi'], 'invalid_parameter').optional().openapi({ description: 'Verilmezse hepsi denenir.' }),
  no: number,
  dogum_yili: z
    .int('invalid_parameter')
    .min(1900, 'invalid_parameter')
    .max(2100, 'invalid_parameter')
    .optional()
    .openapi({ description: 'Benzer adların puanını yükseltir ya da düşürür; hiçbir isabeti ve benzer adı düşürmez.', example: 1975 }),
  uyruk: text(60)
    .optional()
    .openapi({ description: 'Ülkenin iki harfli kodu ya da Türkçe veya İngilizce adı; etkisi doğum yılınınki gibidir.', example: 'TR' }),
})
const screeningInput = z
  .strictObject({
    adlar: z
      .array(question, { error: (issue) => (issue.input === undefined ? 'missing_parameter' : 'invalid_parameter') })
      .min(1, 'invalid_parameter')
      .max(MOST_NAMES, 'invalid_parameter'),
    tarih: screeningDay,
  })
  .openapi('YaptirimSorusu', {
    example: {
      adlar: [
        { ad: 'Elif Örnekoğlu', tur: 'kisi' },
        { ad: 'Örnek Dış Ticaret Limited Şirketi', tur: 'kurulus', no: '8760047464' },
      ],
    },
  })
export type Question = z.infer<typeof question>

const shownDecision = z.object({
  karar: z
    .enum(['farkli_kisi', 'incelemede'])
    .openapi({ description: 'incelemede: uyum biriminin bir dosyası var; içeriğini yalnız uyum rolü görür.' }),
  not: nullableText,
  karar_veren: z.string(),
  tarih: z.string(),
  onay_bekliyor: z.boolean().openapi({ description: 'true: hesap dört göz istiyor ve ikinci kişi henüz onaylamadı; isabet açık sayılır.' }),
})

/** A name that was asked for and the entry of a list that it met. */
const listed = {
  ad: z.string(),
  rol: nullableText,
  liste: z.enum(LIST_CODES),
  liste_ad: z.string(),
  liste_ad_en: z.string(),
  liste_kaydi: z.string(),
  kayit_adi: z.string(),
  eslesen: z.string(),
  program: z.string(),
  dogum: z.array(z.string()),
  uyruk: z.array(z.string()),
}
/** The same in a screening, whether as a hit or as a near name. */
const met = {
  ...listed,
  kayit_turu: z.enum(['kisi', 'kurulus', 'gemi', 'bilinmiyor']),
  karar: shownDecision.nullable(),
}

const record = z
  .object({
    surum: z.int(),
    tarih: z.iso.date(),
    sirket: companyRef.nullable(),
    eskiler: z.boolean().optional().openapi({ description: 'true: eski yetkililer ve ortaklar da tarandı (`eski=1`).' }),
    tarandi: z.boolean().openapi({ description: 'false: zorunlu bir liste eksik ya da eski; boş isabetler o zaman bir şey söylemez.' }),
    gerekceler: z.array(
      z.object({
        liste: z.enum(LIST_CODES).nullable(),
        neden: z.enum(['eksik', 'eski', 'profil_hazir_degil']),
        tr: z.string(),
        en: z.string(),
      }),
    ),
    taranan: z.int(),
    sorgular: z.array(
      z.object({
        ad: z.string(),
        tur: nullableText,
        rol: nullableText,
        no: nullableText,
        dogum_yili: z.int().nullable(),
        uyruk: nullableText,
        anahtarlar: z.array(z.object({ tur: z.string(), anahtar: z.string() })),
      }),
    ),
    listeler: z.array(
      z.object({
        liste: z.enum(LIST_CODES),
        surum: z.int(),
        yayim_tarihi: nullableDay,
        kontrol_tarihi: z.iso.date(),
        kontrol_ani: z.iso
          .datetime()
          .optional()
          .openapi({ description: 'Yayımlayanla son karşılaştırmanın anı; 3. sürümden önceki kayıtlarda yoktur.' }),
        sha256: z.string(),
        kayit: z.int(),
      }),
    ),
    uyarilar: z
      .array(z.object({ liste: z.enum(LIST_CODES), tr: z.string(), en: z.string() }))
      .openapi({ description: 'Bir iş gününden uzun süredir karşılaştırılmamış listeler: tarama geçerlidir, liste yenilenmelidir.' }),
    liste_tarihi: nullableDay,
    acik_isabet: z.int().openapi({ description: 'Üzerinde karar bulunmayan isabetler.' }),
    isabetler: z.array(
      z.object({
        ...met,
        ad_turu: z.enum(['asil', 'guclu', 'zayif', 'eski', 'ozgun_yazim', 'no']),
        eslesme: z.enum(['kimlik_no', 'tam', 'ters_sira', 'bicimsiz']),
        kimlik: z.enum(['uyusuyor', 'celisiyor']).nullable(),
        dayanak: nullableText,
        listeye_alinma: nullableDay,
      }),
    ),
    acik_benzer: z.int().openapi({ description: 'Üzerinde karar bulunmayan benzer adlar.' }),
    benzerler: z
      .array(
        z.object({
          ...met,
          puan: z.number().openapi({ description: '0 ile 1 arası; doğum yılı ve uyruğun etkisi içindedir.' }),
          aciklama: z.array(z.object({ sorgu: z.string(), listede: z.string(), nasil: z.string(), puan: z.number() })).openapi({
            description:
              'Hangi parçanın hangisiyle nasıl buluştuğu: ayni, ayni_ses (çevriyazım), yazim (bir harf), bitisik, ' +
              'bas_harf, listede_yok, sorguda_yok; sonra dogum_yili_… ve uyruk_… etkileri.',
          }),
          kimlikler: z.array(z.string()),
        }),
      )
      .openapi({ description: 'Yazımı yakın adlar: isabet değildir, bakılmalıdır. Puanı en yüksek olan önce.' }),
  })
  .openapi('YaptirimKaydi')

export const screening = z
  .object({
    tarama_kimligi: z.string(),
    icerik_ozeti: z.string().openapi({ description: 'veri alanının RFC 8785 biçiminin SHA-256 özeti.' }),
    olusturma: z.string(),
    adres: z.url(),
    veri: record,
    imza: z.string().openapi({
      description:
        'Beyan üzerinde ayrık Ed25519 JWS (RFC 7797). Beyan, `{gazete_kesinlesen: null, icerik_ozeti, kimlik, surum: ' +
        '2, tur: "yaptirim_taramasi", uretim_tarihi}` nesnesinin RFC 8785 yazımıdır; ' +
        'kimlik tarama_kimligi, uretim_tarihi olusturma alanıdır. Eski taramalarda imza, veri alanının RFC 8785 yazımı ' +
        'üzerindedir. Anahtarlar /.well-known/jwks.json adresindedir.',
    }),
  })
  .openapi('YaptirimTaramasi')

const lists = z
  .object({
    adet: z.int(),
    tarandi_sayilir: z.boolean().openapi({ description: 'true: bugün yapılan bir tarama tam sayılır.' }),
    listeler: z.array(
      z.object({
        liste: z.enum(LIST_CODES),
        ad: z.string(),
        ad_en: z.string(),
        yayimlayan: z.string(),
        zorunlu: z.boolean(),
        durum: z.enum(['guncel', 'eski', 'eksik', 'kullanilmiyor']),
        en_cok_gun: z.int(),
        surum: z.int().nullable(),
        yayim_tarihi: nullableDay,
        yururluk: nullableDay,
        kontrol_tarihi: nullableDay,
        kontrol_ani: nullableText,
        yas_saat: z.int().nullable().openapi({ description: 'Yayımlayanla son karşılaştırmanın üzerinden geçen tam saat.' }),
        kayit: z.int().nullable(),
        onceki_kayit: z.int().nullable(),
        sha256: nullableText,
        dosyalar: z.array(z.object({ ad: z.string(), sha256: z.string(), boyut: z.int() })),
        fark: z.object({ eklenen: z.int(), degisen: z.int(), cikan: z.int() }).nullable(),
        okunamayan: z.array(z.object({ yer: z.string(), neden: z.string() })),
        reddedilen: z
          .object({ baslangic: z.string(), sha256: z.string(), neden: z.string(), kayit: z.int().nullable() })
          .nullable()
          .openapi({ description: 'Yürürlükteki sürümden sonra reddedilen son dosya.' }),
      }),
    ),
  })
  .openapi('YaptirimListeleri')

const decisionInput = z
  .strictObject({
    ad: text(400).min(1, 'missing_parameter'),
    no: number,
    sirket_id: z
      .int('invalid_parameter')
      .positive('invalid_parameter')
      .optional()
      .openapi({ description: 'Adın geçtiği şirket. Karar yalnız orada geçerlidir; verilmezse şirket dışında sorulan ad için.' }),
    liste: oneOf(LIST_CODES),
    liste_kaydi: text(100).min(1, 'missing_parameter'),
    karar: oneOf(['ayni_kisi', 'farkli_kisi']),
    not: lines(2000).optional(),
    karar_veren: text(200).min(1, 'missing_parameter').openapi({ description: 'Kararı veren kişi; denetimde gösterilir.' }),
  })
  .openapi('YaptirimKarariEkle', {
    example: {
      ad: 'Elif Örnekoğlu',
      liste: 'OFAC-SDN',
      liste_kaydi: '12345',
      karar: 'farkli_kisi',
      not: 'Doğum yılı tutmuyor.',
      karar_veren: 'A. Uyum',
    },
  })

const storedDecision = z
  .object({
    karar: z.enum(['farkli_kisi', 'incelemede']),
    not: nullableText,
    karar_veren: z.string(),
    tarih: z.string(),
    id: z.int(),
    sirket_id: z.int().nullable(),
    onaylayan: nullableText,
    onay_tarihi: nullableText,
    onay_bekliyor: z.boolean(),
    ad: z.string(),
    liste: z.enum(LIST_CODES),
    liste_kaydi: z.string(),
    gecerli: z.boolean().openapi({
      description: 'false: liste kaydının kimliği (türü, adı, doğumu, numaraları) karardan sonra değişti ya da kayıt listeden çıktı.',
    }),
  })
  .openapi('YaptirimKarari')
const confirmation = z
  .strictObject({ onaylayan: text(200).min(1, 'missing_parameter') })
  .openapi('YaptirimKararOnayi', { example: { onaylayan: 'B. Uyum' } })
const decisions = z.object({ ...page, kararlar: z.array(storedDecision) }).openapi('YaptirimKararlari')

const openList = z
  .object({
    ...page,
    tarama: z.object({
      takip_edilen: z.int(),
      bugun_taranan: z.int().openapi({ description: 'Bugün taranan takip edilen şirketler: toplu taramanın ilerlemesi.' }),
      en_eski: nullableText.openapi({ description: 'Takip edilen şirketlerin en eski taramasının anı; hiç taranmamışsa null.' }),
    }),
    acik: z.array(
      z.object({
        sirket: companyRef,
        ...listed,
        puan: z.number().nullable().openapi({ description: 'Benzer adda puan; tam isabette null.' }),
        bulunma: z.string(),
      }),
    ),
  })
  .openapi('YaptirimAcikIsabetler')
const pastList = z
  .object({
    ...page,
    taramalar: z.array(
      z.object({
        tarama_kimligi: z.string(),
        istek_ani: z.string(),
        anahtar: nullableText.openapi({ description: 'İsteği yapan anahtar; panelden yapıldıysa null.' }),
        sirket_id: z.int().nullable(),
        tarih: z.iso.date(),
        taranan: z.int(),
        acik_isabet: z.int(),
        acik_benzer: z.int(),
      }),
    ),
  })
  .openapi('YaptirimGecmisTaramalar')

const bulkRow = z.object({
  satir: z.int().openapi({ description: 'Dosyadaki satır; başlık 1. satırdır.' }),
  ad: z.string(),
  sonuc: z.enum(['temiz', 'benzer', 'isabet', 'taranmadi', 'hata']).openapi({
    description:
      'temiz: isabet ve benzer ad yok; benzer: yazımı yakın ad var; isabet: listede; taranmadi: zorunlu bir liste eksik ya da eski; ' +
      'hata: satır okunamadı, taranmadı.',
  }),
  isabet: z.int(),
  acik_isabet: z.int(),
  benzer: z.int(),
  acik_benzer: z.int(),
  en_yakin: z
    .object({ liste: z.enum(LIST_CODES), liste_kaydi: z.string(), kayit_adi: z.string(), puan: z.number().nullable() })
    .nullable()
    .openapi({ description: 'İlk isabet (puan null), isabet yoksa puanı en yüksek benzer ad; hepsi taramanın kaydındadır.' }),
  tarama_kimligi: nullableText,
  hata: z
    .object({ sutun: z.enum([...BULK_COLUMNS, 'satir']), tr: z.string(), en: z.string() })
    .nullable()
    .openapi({ description: 'Satır taranamadıysa hangi sütun yüzünden; satir: hücre sayısı başlığa uymuyor.' }),
})
export type BulkRow = z.infer<typeof bulkRow>
export const bulkAnswer = z
  .object({
    tarih: z.iso.date(),
    adet: z.int(),
    taranan: z.int(),
    hatali: z.int(),
    tarandi: z.boolean().openapi({ description: 'true: her satır, eksiksiz ve güncel listelerle tarandı.' }),
    taramalar: z.array(z.object({ tarama_kimligi: z.string(), adres: z.url(), taranan: z.int() })),
    satirlar: z.array(bulkRow),
  })
  .openapi('TopluYaptirimTaramasi')

/** Whether a screening is answered as its record or drawn as its certificate. */
const form = {
  bicim: z
    .enum(['json', 'pdf'], 'invalid_parameter')
    .default('json')
    .openapi({ description: 'Taramanın biçimi: mühürlü kayıt ya da denetçiye verilecek PDF belgesi.', example: 'json' }),
  dil: language('en: İngilizce PDF. İçerik, kimlik ve imza dilden bağımsızdır.'),
}
const screeningAnswer = (errors: Parameters<typeof errorAnswers>[0]) => ({
  200: {
    description: 'Mühürlü tarama; `bicim=pdf` ile belgesi',
    headers: {
      ...headers('Cache-Control').headers,
      'Content-Language': { description: 'Yalnız PDF: dili.', schema: { type: 'string' as const } },
      'Content-Disposition': { description: 'Yalnız PDF: dosya adı.', schema: { type: 'string' as const } },
    },
    content: {
      'application/json': { schema: screening },
      'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
    },
  },
  ...errorAnswers(errors),
})

const tags = ['yaptirim']
const security = [{ anahtar: [], gizli: [] }]
const sandbox = 'deneme_desteklenmiyor'

/** Every route of the group. The gateway takes its table from here. Sandbox keys are refused by all of them. */
export const routes = {
  company: createRoute({
    method: 'get',
    path: '/api/v1/sirketler/{sirket_id}/yaptirim/',
    tags,
    security,
    summary: 'Şirketin, yetkililerinin ve ortaklarının yaptırım taraması',
    description:
      'Şirketin unvanları, görevdeki yetkilileri ve ortakları listelerle karşılaştırılır. İsabet tam eşleşmedir ' +
      '(harf biçimi, sıra ve hukuki biçim eki önemsiz); yazımı yakın adlar ayrıca ' +
      '`benzerler` altında, puanı ve gerekçesiyle gösterilir. Türü adından kesin anlaşılmayan her ad hem kişi ' +
      'hem kuruluş olarak aranır. Bir isabet aynı kişi olduğunu göstermez: doğum, uyruk ve numaraya bakıp karar ' +
      'verin. `tarandi` false ise zorunlu bir liste eksik ya da eskidir ve boş isabetler bir şey söylemez. ' +
      'Sonuç mühürlenir, kimliğiyle saklanır. Deneme anahtarıyla tarama yapılmaz.',
    request: {
      params: companyId('1'),
      query: z.object({
        tarih: screeningDay,
        eski: flag('Eski yetkililer ve ortaklar da taranır; rolleri ne zamana kadar sürdüğünü söyler.'),
        ...form,
      }),
    },
    responses: screeningAnswer({
      400: `gecersiz_parametre, gecersiz_tarih, ${sandbox}`,
      404: 'bulunamadi',
      503: 'pdf_uretilemedi, kaynak_erisilemiyor',
    }),
  }),
  names: createRoute({
    method: 'post',
    path: '/api/v1/yaptirim/tara/',
    tags,
    security,
    summary: `Verilen adların yaptırım taraması (en çok ${MOST_NAMES})`,
    description:
      'Takip etmediğiniz kişi, kuruluş ve gemiler için. Eşleşme kuralları şirket taramasıyla aynıdır; numara ' +
      'verilirse kesin isabet ya da çelişki olarak gösterilir. Denetim basamağı tutmayan ' +
      'bir numara 400 döner: yanlış yazılmış bir numara temiz sonuç sayılmasın diye. Sorulan adlar taramanın ' +
      'kaydında kalır, TCKN gizlenir. Deneme anahtarıyla kullanılamaz.',
    request: { query: z.object(form), body: { required: true, content: { 'application/json': { schema: screeningInput } } } },
    responses: screeningAnswer({
      400: `gecersiz_parametre, eksik_parametre, gecersiz_tarih, gecersiz_govde, ${sandbox}`,
      503: 'pdf_uretilemedi',
    }),
  }),
  bulk: createRoute({
    method: 'post',
    path: '/api/v1/yaptirim/toplu/',
    tags,
    security,
    summary: `Bir CSV dosyasındaki adların yaptırım taraması (en çok ${MOST_ROWS} satır)`,
    description:
      `Gövde \`text/csv\`, UTF-8, en çok 1 MiB; ilk satır başlıktır. Sütunlar: ${BULK_COLUMNS.join(', ')}; yalnız ad zorunludur. Ayraç ` +
      'virgül, noktalı virgül ya da sekme olabilir. Her satır bir sonuçla döner: okunamayan satır taranmaz ve hangi sütunun neden ' +
      `okunamadığını söyler. Adlar en çok ${MOST_NAMES}’er mühürlü taramada saklanır; satırlar taramanın kimliğini taşır. ` +
      '`bicim=csv` aynı satırları dosya olarak verir. Deneme anahtarıyla kullanılamaz.',
    request: {
      query: z.object({
        tarih: screeningDay,
        bicim: z
          .enum(['json', 'csv'], 'invalid_parameter')
          .default('json')
          .openapi({ description: 'Yanıtın biçimi: JSON ya da CSV dosyası.', example: 'csv' }),
      }),
      body: {
        required: true,
        content: {
          'text/csv': {
            schema: z.string(),
            example: 'ad,tur,no,dogum_yili,uyruk\r\nElif Örnekoğlu,kisi,,1975,TR\r\nÖrnek Dış Ticaret Ltd. Şti.,kurulus,8760047464,,\r\n',
          },
        },
      },
    },
    responses: {
      200: {
        description: 'Her satırın sonucu',
        headers: { 'Content-Disposition': { description: 'Yalnız CSV: dosya adı.', schema: { type: 'string' as const } } },
        content: { 'application/json': { schema: bulkAnswer }, 'text/csv': { schema: z.string() } },
      },
      ...errorAnswers({ 400: `gecersiz_parametre, gecersiz_tarih, ${sandbox}` }),
    },
  }),
  lists: createRoute({
    method: 'get',
    path: '/api/v1/yaptirim/listeler/',
    tags,
    security,
    summary: 'Listelerin sürümü, tarihi, kayıt sayısı ve SHA-256 özeti',
    description:
      '`tarandi_sayilir` false ise zorunlu bir liste eksik ya da eskidir: bugünkü bir tarama tam sayılmaz. Bir ' +
      'listenin en çok kaç günlük ' +
      'olabileceği `en_cok_gun` alanındadır. Deneme anahtarıyla kullanılamaz.',
    responses: answers(lists, 'Listeler', { 400: sandbox }),
  }),
  screening: createRoute({
    method: 'get',
    path: '/api/v1/yaptirim/taramalar/{tarama_kimligi}/',
    tags,
    security,
    summary: 'Önceki bir tarama, olduğu gibi',
    description:
      'Denetimde göstermek için: sorulan adlar, kullanılan listelerin sürüm ve özetleri, isabetler ve o günkü ' +
      'kararlar, tarandığı andaki gibi ve imzasıyla; `bicim=pdf` ile belgesi. Yeniden taranmaz; bugünkü sonuç için ' +
      'yeni bir tarama isteyin. Başka bir hesabın taraması bulunamadı sayılır.',
    request: {
      params: z.object({
        tarama_kimligi: z
          .string()
          .openapi({ description: 'Taramanın kimliği: tarama yanıtındaki `tarama_kimligi`.', example: 'YT-0000-0000-0000' }),
      }),
      query: z.object(form),
    },
    responses: screeningAnswer({ 400: `gecersiz_parametre, ${sandbox}`, 404: 'bulunamadi', 503: 'pdf_uretilemedi' }),
  }),
  open: createRoute({
    method: 'get',
    path: '/api/v1/yaptirim/acik/',
    tags,
    security,
    summary: 'Takip edilen bütün şirketlerin açık isabetleri ya da benzer adları',
    description:
      'Sabah bakılacak liste: takip edilen her şirketin son taramasında bulunup üzerinde geçerli karar ' +
      'bulunmayan isabetler (`tur=isabet`) ' +
      'ya da benzer adlar (`tur=benzer`), en yenisi önce. Bir liste yenilendiğinde bütün şirketler kendiliğinden yeniden taranır; ' +
      '`tarama` o işin ne kadar ilerlediğini gösterir. Deneme anahtarıyla kullanılamaz.',
    request: {
      query: z.object({
        tur: z
          .enum(['isabet', 'benzer'], 'invalid_parameter')
          .default('isabet')
          .openapi({ description: 'Tam isabetler ya da benzer adlar.', example: 'isabet' }),
        ...paged(200, 50),
      }),
    },
    responses: answers(openList, 'Açık isabetler', { 400: `gecersiz_parametre, ${sandbox}` }),
  }),
  past: createRoute({
    method: 'get',
    path: '/api/v1/yaptirim/taramalar/',
    tags,
    security,
    summary: 'Geçmiş taramalar, günü, anahtarı ve şirketiyle',
    description:
      'Hesabın yaptığı her tarama isteği, en yenisi önce: denetçiye ne zaman, hangi anahtarla, ne tarandığını göstermek için. ' +
      'Aynı günün aynı sorusu tek kayıttır ama her istek ayrıca görünür; kayıt, kimliğiyle olduğu gibi açılır. ' +
      'Deneme anahtarıyla kullanılamaz.',
    request: {
      query: z.object({
        baslangic: day().optional().openapi({ description: 'Bu günden başlayarak yapılan istekler.', example: '2026-11-01' }),
        bitis: day().optional().openapi({ description: 'Bu güne kadar (bu gün içinde) yapılan istekler.', example: '2026-11-30' }),
        anahtar: text(100).optional().openapi({ description: 'Yalnız bu anahtarın istekleri.', example: 'kny_canli_yerel' }),
        sirket_id: z.coerce
          .number('invalid_parameter')
          .int('invalid_parameter')
          .positive('invalid_parameter')
          .optional()
          .openapi({ type: 'integer', description: 'Yalnız bu şirketin taramaları.', example: 1 }),
        ...paged(200, 50),
      }),
    },
    responses: answers(pastList, 'Geçmiş taramalar', { 400: `gecersiz_parametre, gecersiz_tarih, ${sandbox}` }),
  }),
  decide: createRoute({
    method: 'post',
    path: '/api/v1/yaptirim/kararlar/',
    tags,
    security,
    summary: 'Bir isabet üzerine karar: aynı kişi ya da başka biri',
    description:
      'Karar şirkete, ada ve liste kaydına özeldir: aynı ad başka bir şirkette açık kalır. Liste kaydının ' +
      'kimliği değişmedikçe geçerlidir. İsabetler gibi benzer adlar için de verilir. `ayni_kisi` ' +
      'uyum biriminin bir dosyasını açar (MASAK bildiriminin son günüyle); dosya hiçbir yanıtta ve bildirimde ' +
      'görünmez. Hesap dört göz istiyorsa karar ikinci bir kişinin onayına dek geçerli sayılmaz.',
    request: { body: { required: true, content: { 'application/json': { schema: decisionInput } } } },
    responses: {
      201: { description: 'Karar', content: { 'application/json': { schema: storedDecision } } },
      ...errorAnswers({ 400: `gecersiz_parametre, eksik_parametre, gecersiz_govde, ${sandbox}`, 404: 'bulunamadi' }),
    },
  }),
  confirm: createRoute({
    method: 'post',
    path: '/api/v1/yaptirim/kararlar/{karar_id}/onay/',
    tags,
    security,
    summary: 'Bir kararı ikinci kişi olarak onayla',
    description:
      'Hesap dört göz istiyorsa karar onaydan sonra geçerli olur. Onaylayan kararı verenle aynı olamaz (400). ' +
      'Onaylanmış karar olduğu gibi döner.',
    request: {
      params: z.object({
        karar_id: z.coerce
          .number('invalid_parameter')
          .int('invalid_parameter')
          .openapi({ type: 'integer', description: 'Kararın numarası: karar yanıtındaki `id`.', example: 1 }),
      }),
      body: { required: true, content: { 'application/json': { schema: confirmation } } },
    },
    responses: answers(storedDecision, 'Karar', {
      400: `gecersiz_parametre, eksik_parametre, gecersiz_govde, ${sandbox}`,
      404: 'bulunamadi',
    }),
  }),
  decisions: createRoute({
    method: 'get',
    path: '/api/v1/yaptirim/kararlar/',
    tags,
    security,
    summary: 'Verilmiş kararlar, en yenisi önce',
    description:
      'Hesabın isabetler üzerine verdiği bütün kararlar, kimin ne zaman verdiğiyle. `gecerli` false olan karar ' +
      'artık uygulanmaz: liste kaydı sonradan değişmiş ya da listeden çıkmıştır, isabet ' +
      'yeniden bildirilir. Kararlar silinmez ve değiştirilmez; yeni bir karar eskisinin yerine geçer.',
    request: { query: z.object(paged(500, 100)) },
    responses: answers(decisions, 'Kararlar', { 400: `gecersiz_parametre, ${sandbox}` }),
  }),
}
