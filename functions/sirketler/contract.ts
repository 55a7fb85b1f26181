import { createRoute, z } from '@hono/zod-openapi'
import { REGISTRY_NUMBER } from '../../lib/domain/kernel/registry-number.ts'
import { companyId, day, flag, paged, refusing, text, wholeNumber, known } from '../../lib/http/app/input.ts'
import { secretAddress } from '../../lib/http/app/secret-address.ts'
import { sandboxRoutes } from './sandbox-contract.ts'
import { listStatementInput } from '../../lib/http/wire/list-statement.ts'
import { orTable, tableFormat } from '../../lib/http/wire/table-answer.ts'
import {
  answers,
  change,
  companyRef,
  errorAnswers,
  headers,
  page,
  publicErrorAnswers,
  source,
  knownFields,
} from '../../lib/http/wire/wire.ts'

/** Most rows of a bulk add. */
const MOST_ROWS = 10_000

/** The companies group on the wire: inputs, answers, routes. */

const stage = z.enum(['ilanlar', 'arsiv', 'profil', 'hazir', 'sube'])
const nullableText = z.string().nullable()

const companyItem = z.object({
  id: z.union([z.int(), z.string()]),
  unvan: nullableText,
  mudurluk: z.string(),
  sicil_no: z.string(),
  ilan_sayisi: z.int(),
  profil: z.url(),
  asama: stage,
  son_ilan_tarihi: nullableText,
  takip_baslangici: nullableText,
})
export type CompanyWire = z.infer<typeof companyItem>
const companyList = z.object({ ...page, sirketler: z.array(companyItem) }).openapi('SirketListesi')

const addInput = z
  .strictObject({
    mudurluk: text(80, { missing: 'missing_field' }).min(1, 'missing_field'),
    sicil_no: text(30, { missing: 'missing_field', invalid: 'invalid_registry_number' }).regex(REGISTRY_NUMBER, 'invalid_registry_number'),
    unvan: text(400).optional(),
  })
  .openapi('SirketEkle', { example: { mudurluk: 'İSTANBUL', sicil_no: '912345-5' } })

export const addResult = z
  .object({
    sonuc: z.enum(['eklendi', 'zaten_var']),
    sirket: companyRef,
    asama: stage,
    durum_adresi: z.url(),
    profil: z.url(),
    kota: z.object({ toplam: z.int(), kullanilan: z.int(), kalan: z.int() }),
  })
  .openapi('SirketEkleSonucu')

const bulkOutcome = z.enum(['eklendi', 'zaten_var', 'tekrar', 'gecersiz_mudurluk', 'gecersiz_sicil', 'kota_doldu'])

const bulkInput = z
  .strictObject({
    sirketler: z
      .array(
        z.strictObject({
          mudurluk: text(80).min(1, 'missing_field'),
          sicil_no: text(30).min(1, 'missing_field'),
          unvan: text(400).optional(),
        }),
        'invalid_parameter',
      )
      .min(1, 'invalid_parameter')
      .max(MOST_ROWS, 'invalid_parameter'),
  })
  .openapi('TopluEkle', { example: { sirketler: [{ mudurluk: 'İSTANBUL', sicil_no: '912345-5' }] } })

const bulkStarted = z
  .object({
    is_kimligi: z.string(),
    satir: z.int(),
    yeni: z.int(),
    durum_adresi: z.url(),
  })
  .openapi('TopluEkleBaslangici')

const bulkState = z
  .object({
    is_kimligi: z.string(),
    durum: z.enum(['suruyor', 'bitti']),
    satir: z.int(),
    islenen: z.int(),
    sonuclar: z.object({
      eklendi: z.int(),
      zaten_var: z.int(),
      tekrar: z.int(),
      gecersiz_mudurluk: z.int(),
      gecersiz_sicil: z.int(),
      kota_doldu: z.int(),
    }),
    baslangic: z.string(),
    bitis: nullableText,
    ...page,
    satirlar: z.array(
      z.object({
        satir: z.int(),
        mudurluk: z.string(),
        sicil_no: z.string(),
        unvan: nullableText,
        sonuc: bulkOutcome.nullable(),
        sirket: companyRef.nullable(),
      }),
    ),
  })
  .openapi('TopluEkleDurumu')

const listStatement = z
  .object({
    sirket: companyRef,
    tarih: z.string(),
    beyan_eden: z.string(),
    not: nullableText,
    beyan_zamani: z.string(),
  })
  .openapi('ListeBeyani')

const searchResult = z
  .object({
    q: z.string(),
    ulke: nullableText,
    adet: z.int(),
    bulunamadi: z.boolean(),
    adaylar: z.array(
      z.object({
        ulke: z.string(),
        unvan: nullableText,
        mudurluk: nullableText,
        sicil_no: nullableText,
        yabanci_kimlik: nullableText,
        hukuki_bicim: nullableText,
        hukuki_bicim_en: nullableText,
        durum: nullableText,
        durum_ad: nullableText,
        il: nullableText,
        adres: nullableText,
        kurulus_tarihi: nullableText,
        son_ilan_tarihi: nullableText,
      }),
    ),
  })
  .openapi('HizliArama')

export const preparation = z
  .object({
    sirket: companyRef,
    asama: stage,
    asama_ad: z.string(),
    asama_ad_en: z.string(),
    hazir: z.boolean(),
    ilerleme: z.object({ ilan_bulunan: z.int(), ilan_arsivlenen: z.int(), ilan_islenen: z.int() }),
    baslangic: z.string(),
    guncelleme: z.string(),
    hata: z.object({ kod: z.string(), mesaj: z.string() }).nullable(),
    sonraki_sorgu_sn: z.int().nullable(),
  })
  .openapi('HazirlikDurumu')

const cited = { kaynak: source.nullable() }
const officer = z
  .object({
    isim: nullableText,
    sifat: z.string(),
    temsil: z.string(),
    temsil_bicimi: z.enum(['tek_basina', 'birlikte']).nullable(),
    derece: nullableText,
    birlikte: z.array(z.string()),
    baslangic: nullableText,
    gorev_bitis: nullableText,
    gorev_dayanak: z.string(),
    suresi_dolmus: z.boolean(),
    kaynak: source.nullable(),
    temsil_kaynak: source.nullable(),
  })
  .openapi('Yetkili')
export type OfficerWire = z.infer<typeof officer>

const officerList = z
  .object({ sirket: companyRef, tarih: z.string(), ...knownFields, adet: z.int(), profil_hazir: z.boolean(), yetkililer: z.array(officer) })
  .openapi('YetkiliListesi')
export type OfficersWire = z.infer<typeof officerList>

const sectionState = z
  .object({
    bolum: z.string(),
    durum: z.enum(['tam', 'kismi', 'yok', 'hazirlaniyor', 'yayimlanmiyor']),
    yontem: nullableText,
    dayanak: z.int().nullable(),
    sinirlar: z.array(z.string()),
    sinirlar_en: z.array(z.string()),
    yapisal: z.boolean(),
  })
  .openapi('BolumDurumu')

export const profile = z
  .object({
    sirket: companyRef,
    profil_hazir: z.boolean(),
    guncelleme: nullableText,
    ...knownFields,
    ozet: nullableText,
    ozet_en: nullableText,
    kimlik: z
      .object({
        unvan: nullableText,
        tur: nullableText,
        hukuki_bicim: nullableText,
        hukuki_bicim_en: nullableText,
        mersis_no: nullableText,
        merkez: nullableText,
        kurulus_tarihi: nullableText,
        sermaye: nullableText,
        ...cited,
      })
      .nullable(),
    durum: z
      .object({
        kod: nullableText,
        ad: nullableText,
        ad_en: nullableText,
        uluslararasi: nullableText,
        tarih: nullableText,
        aciklama: z.string(),
        aciklama_en: z.string(),
        dayanak: z.string(),
        ...cited,
      })
      .nullable(),
    yetkililer: z.array(officer).nullable(),
    bitmis_gorunen_yetkililer: z.array(officer).nullable(),
    sermaye: z
      .object({
        guncel: nullableText,
        para_birimi: nullableText,
        ...cited,
        gecmis: z.array(
          z.object({
            tarih: nullableText,
            islem: z.string(),
            islem_en: z.string(),
            onceki: nullableText,
            yeni: z.string(),
            para_birimi: z.string(),
            ...cited,
          }),
        ),
      })
      .nullable(),
    ortaklar: z
      .object({
        anonim: z.boolean(),
        tarih: nullableText,
        tek_ortak: z.boolean(),
        liste: z.array(
          z.object({ isim: nullableText, pay_tutari: nullableText, pay_adedi: z.int().nullable(), pay_orani: nullableText, ...cited }),
        ),
      })
      .nullable(),
    unvan_adres: z
      .object({
        unvanlar: z.array(z.object({ deger: z.string(), baslangic: nullableText, bitis: nullableText, ...cited })),
        adresler: z.array(z.object({ deger: z.string(), baslangic: nullableText, bitis: nullableText, ...cited })),
      })
      .nullable(),
    esas_sozlesme: z.array(z.object({ tarih: nullableText, maddeler: z.array(z.string()), baslik: nullableText, ...cited })).nullable(),
    degisiklikler: z.array(change).nullable(),
    ilanlar: z
      .array(
        z.object({
          ilan_id: z.int(),
          ilan_tarihi: nullableText,
          sayi: nullableText,
          sayfa: nullableText,
          ilan_turu: z.string(),
          tescil_tarihi: nullableText,
          gazete_pdf: z.url(),
          gazete_arsivde: z.boolean(),
          olgu_sayisi: z.int(),
          okunmayan_sayisi: z.int(),
        }),
      )
      .nullable(),
    uyum: z
      .array(
        z.object({
          tur: z.string(),
          ad: z.string(),
          ad_en: z.string(),
          aktif: z.boolean().nullable(),
          aciklama: z.string(),
          aciklama_en: z.string(),
          dayanak: z.string(),
          tarih: nullableText,
          ...cited,
        }),
      )
      .nullable(),
    bulgular: z.array(z.object({ tur: z.string(), aciklama: z.string(), aciklama_en: z.string(), kaynaklar: z.array(source) })).nullable(),
    veri_durumu: z.array(sectionState),
  })
  .openapi('Profil')
export type ProfileWire = z.infer<typeof profile>

/** The sections of a profile that a caller may choose. */
export const SECTIONS = [
  'ozet',
  'ozet_en',
  'kimlik',
  'durum',
  'yetkililer',
  'bitmis_gorunen_yetkililer',
  'sermaye',
  'ortaklar',
  'unvan_adres',
  'esas_sozlesme',
  'degisiklikler',
  'ilanlar',
  'uyum',
  'bulgular',
  'veri_durumu',
] as const satisfies (keyof ProfileWire)[]
export type Section = (typeof SECTIONS)[number]

const isSection = (name: string): name is Section => (SECTIONS as readonly string[]).includes(name)
const chosenProfile = profile.partial().required({ sirket: true, profil_hazir: true, guncelleme: true }).openapi('ProfilBolumleri')
const chosen = z
  .string('invalid_parameter')
  .transform((value) => value.split(',').map((name) => name.trim()))
  .refine(
    (names) => names.every(isSection),
    refusing('invalid_parameter', { tr: `Bölümler: ${SECTIONS.join(', ')}.`, en: `Sections: ${SECTIONS.join(', ')}.` }),
  )
  .transform((names) => names.filter(isSection))
  .optional()
  .openapi({
    type: 'string',
    description: `Yalnız bu bölümler, virgülle ayrılmış: ${SECTIONS.join(', ')}. Verilmezse hepsi; seçilmeyen bölüm yanıtta hiç yer almaz.`,
    example: 'kimlik,yetkililer',
  })

const termEnd = z.object({
  sirket: companyRef,
  isim: z.string(),
  sifat: z.string(),
  gorev_bitis: z.string(),
  kalan_gun: z.int(),
  suresi_dolmus: z.boolean(),
  gorev_dayanak: z.string(),
  kaynak: source,
})
export type TermEndWire = z.infer<typeof termEnd>
const termEnds = z.object({ gun: z.int(), bugun: z.string(), adet: z.int(), gorev_bitisleri: z.array(termEnd) }).openapi('GorevBitisleri')

const days = z.object({
  gun: wholeNumber(1, 3650, 120, 'invalid_days').openapi({
    description: 'Kaç gün ilerisine bakılacağı. Yenilenmeden bitmiş görevler her değerde gelir.',
    example: 90,
  }),
})
const onDay = z.object({
  tarih: day().optional().openapi({
    description: 'Sorulan gün (YYYY-AA-GG): yanıt o güne dek yayımlanmış ilanlara göredir. Verilmezse bugün (Türkiye saati).',
    example: '2026-11-01',
  }),
  bilinen: known(),
})
const tabled = <Answers extends { 200: Parameters<typeof orTable>[0] }>(all: Answers) => ({ ...all, 200: orTable(all[200]) })
const missing = { 404: 'bulunamadi' }
const missingOrDown = { ...missing, 503: 'kaynak_erisilemiyor' }
const tags = ['sirketler']
const security = [{ anahtar: [], gizli: [] }]

/** Every route of the group. The gateway takes its table from here. */
export const routes = {
  ...sandboxRoutes,
  list: createRoute({
    method: 'get',
    path: '/api/v1/sirketler/',
    tags,
    security,
    summary: 'Takip edilen şirketler, unvana göre sıralı',
    description:
      'Unvanın Türkçe sırasıyla, sayfa sayfa. Her kayıt kimliği, müdürlük ve sicil numarasını, ilan sayısını, ' +
      'hazırlık aşamasını ve profil adresini taşır; yetkili ya da ortak ' +
      'adı taşımaz, onlar profildedir. Bütün listeyi almak için `sonraki_sayfa` null olana dek sayfayı artırın. ' +
      'Değişiklikleri izlemek için listeyi yeniden okumayın: ' +
      '`/api/v1/degisiklikler/` yalnız yeni olanı verir. Deneme anahtarı bütün deneme şirketlerini görür.',
    request: { query: z.object({ ...paged(1000, 200), bicim: tableFormat() }) },
    responses: tabled(answers(companyList, 'Şirket listesi', { 400: 'gecersiz_parametre' })),
  }),
  add: createRoute({
    method: 'post',
    path: '/api/v1/sirket-ekle/',
    tags,
    security,
    summary: 'Şirketi takibe al',
    description:
      'Beklemez: kayıt hemen açılır, ilanlar ve profil arkada hazırlanır; ilerleme yanıttaki `durum_adresi` ile ' +
      'izlenir. Aynı müdürlük ve ' +
      'sicil numarası (sondaki tireli ek önemsizdir) zaten listedeyse ikinci kayıt açılmaz, kota kullanılmaz. ' +
      'Deneme anahtarı kayıt açmaz: ' +
      'yeni bir numara `DENEME-YAVAS` şirketine gider. Bilinmeyen bir müdürlük adı 400, dolan paket hakkı 402 ' +
      'döner; takibi bırakılan bir şirketin hakkı geri gelir.',
    request: { body: { required: true, content: { 'application/json': { schema: addInput } } } },
    responses: {
      ...answers(addResult, 'Zaten listede (zaten_var)', {
        400: 'eksik_alan, gecersiz_sicil, gecersiz_parametre, gecersiz_govde',
        402: 'kota_doldu',
      }),
      201: { description: 'Takibe alındı (eklendi)', content: { 'application/json': { schema: addResult } } },
    },
  }),
  bulkAdd: createRoute({
    method: 'post',
    path: '/api/v1/sirket-ekle/toplu/',
    tags,
    security,
    summary: 'Çok sayıda şirketi birlikte takibe al',
    description:
      'En çok 10.000 satır, gövde en çok 2 MiB. Yeni takip edilecek şirketler paketin kalan hakkını aşıyorsa 402 döner ve ' +
      'hiçbiri eklenmez; zaten takip edilen, dosyada ikinci kez geçen ve geçersiz satırlar hak kullanmaz. Satırlar arkada ' +
      'işlenir: ilerleme ve satır satır sonuç `durum_adresi` ile okunur. Geçersiz bir satır ötekileri durdurmaz. ' +
      'Deneme anahtarıyla hiçbir şey takibe alınmaz; her satırın sonucu tekli eklemedeki gibi hemen hazırdır.',
    request: { body: { required: true, content: { 'application/json': { schema: bulkInput } } } },
    responses: {
      202: { description: 'Başladı', content: { 'application/json': { schema: bulkStarted } } },
      ...errorAnswers({ 400: 'eksik_alan, gecersiz_parametre, gecersiz_govde', 402: 'kota_doldu' }),
    },
  }),
  bulkAddState: createRoute({
    method: 'get',
    path: '/api/v1/sirket-ekle/toplu/{is_kimligi}/',
    tags,
    security,
    summary: 'Toplu eklemenin ilerlemesi, satır satır sonucu',
    description: 'Satırlar gönderildikleri sırayladır; sonucu null olan satır sıradadır. Yalnız işi başlatan hesap okur.',
    request: {
      params: z.object({
        is_kimligi: z.string().openapi({
          description: 'Toplu eklemenin yanıtındaki kimlik.',
          example: 'TE-DENEME-00000000-0000-4000-8000-000000000000',
        }),
      }),
      query: z.object(paged(1000, 200)),
    },
    responses: answers(bulkState, 'İlerleme', { 400: 'gecersiz_parametre', ...missing }),
  }),
  unfollow: createRoute({
    method: 'delete',
    path: '/api/v1/sirketler/{sirket_id}/',
    tags,
    security,
    summary: 'Takibi bırak',
    description:
      'Şirket listeden, akışlardan ve bildirimlerden çıkar, paketteki yeri boşalır. Verilmiş raporlar hesapta ' +
      'kalır ve doğrulanabilir. Şirket sonra yeniden eklenebilir; ' +
      'ilanları silinmediğinden hazırlık kaldığı yerden sürer. Deneme şirketleri bütün deneme anahtarlarınındır: ' +
      'yanıt aynıdır, liste değişmez.',
    request: { params: companyId() },
    responses: { 204: { description: 'Takip bırakıldı' }, ...errorAnswers({ 400: 'gecersiz_govde', ...missing }) },
  }),
  stateList: createRoute({
    method: 'put',
    path: '/api/v1/sirketler/{sirket_id}/liste-beyani/',
    tags,
    security,
    summary: 'Getirilen ilanların tam olduğunu beyan et',
    description:
      'Elle getirilen ilanlar, getirilmeyenler hakkında bir şey söylemez. Bu beyanla hesabınız, şirketin `tarih` ' +
      'gününe kadarki bütün ilanlarının getirildiğini söyler: imza kontrolü bunun ' +
      'üzerine `yetkili` ya da `yetkili_degil` diyebilir ve `dayanak: beyan` ile bunu belirtir; raporun mührü KISMI ' +
      'kalır. Yalnız hesabınız için geçerlidir; kimin, ne zaman beyan ettiği saklanır. Günlük izlemenin ' +
      'boşluksuz okuduğu sonraki günlere uzar; o güne kadar yayımlanmış, getirilmemiş bir ilan bulunursa ya da takip ' +
      'bırakılırsa biter. Yeniden beyan öncekinin yerini alır.',
    request: { params: companyId(), body: { required: true, content: { 'application/json': { schema: listStatementInput } } } },
    responses: answers(listStatement, 'Beyan', { 400: 'eksik_alan, gecersiz_tarih, gecersiz_parametre, gecersiz_govde', ...missing }),
  }),
  unstateList: createRoute({
    method: 'delete',
    path: '/api/v1/sirketler/{sirket_id}/liste-beyani/',
    tags,
    security,
    summary: 'Liste beyanını geri al',
    description: 'İmza kontrolü ve bölüm durumları beyandan önceki hâline döner. Beyan yoksa yanıt aynıdır. Verilmiş raporlar değişmez.',
    request: { params: companyId() },
    responses: { 204: { description: 'Beyan yok' }, ...errorAnswers({ 400: 'gecersiz_govde', ...missing }) },
  }),
  search: createRoute({
    method: 'get',
    path: '/api/v1/ara/',
    tags,
    security,
    summary: 'Hızlı arama (ön doldurma)',
    description:
      'Hizmetin bildiği şirketlerde arar; sicile sorulmaz, takip başlamaz, kota kullanılmaz. Türkçe harfler, büyük küçük harf ve hukuki ' +
      'biçim eki (A.Ş., Ltd. Şti.) önemsizdir; sicil ya da MERSİS numarası da aranır. Aday yoksa `bulunamadi` ' +
      'true gelir. Saatlik ayrı bir ' +
      'sınırı vardır (saatte 300). Kişi adı aranmaz ve yanıtta yer almaz; dizini toplu olarak çekmek kullanım koşullarına aykırıdır.',
    request: {
      query: z.object({
        q: text(200, { missing: 'invalid_parameter' })
          .refine(
            (value) => value.replace(/[^\p{L}\p{N}]/gu, '').length >= 3,
            refusing('invalid_parameter', { tr: 'En az 3 harf ya da rakam verin.', en: 'Give at least 3 letters or digits.' }),
          )
          .openapi({ description: 'En az 3 harf ya da rakam', example: 'deneme' }),
        ulke: z
          .string('invalid_parameter')
          .regex(/^[A-Za-z]{2}$/, 'invalid_parameter')
          .optional()
          .openapi({
            description: 'İki harfli ülke kodu (ISO 3166-1). Verilmezse bütün ülkeler; bugün yalnız `TR` için aday vardır.',
            example: 'TR',
          }),
        adet: wholeNumber(1, 20, 10).openapi({ description: 'En çok kaç aday; en iyi eşleşen önce gelir.', example: 5 }),
        mudurluk: text(80).optional().openapi({
          description: 'Yalnız bu ticaret sicili müdürlüğünün kayıtları. Var olmayan bir müdürlük 400 döner.',
          example: 'ANKARA',
        }),
        faal: flag('Yalnız durumu FAAL olanlar.'),
      }),
    },
    responses: answers(searchResult, 'Adaylar', { 400: 'gecersiz_parametre' }),
  }),
  preparation: createRoute({
    method: 'get',
    path: '/api/v1/sirketler/{sirket_id}/durum/',
    tags,
    security,
    summary: 'Hazırlık durumu',
    description:
      '`hazir` true olana dek `sonraki_sorgu_sn` saniyede bir sorulur; null ise artık sorulmaz. Kaynağa ' +
      'ulaşılamıyorsa `hata` dolu gelir ve ' +
      'hazırlık kendiliğinden yeniden denenir. Numaranın hiçbir ilanı yoksa `hazir` true, `hata.kod` `ilan_yok` olur: profil yoktur ve ' +
      'şirket hakkınızdan düşülmez; ilan gelirse kendiliğinden hazırlanır.',
    request: { params: companyId() },
    responses: answers(preparation, 'Hazırlık durumu', missingOrDown),
  }),
  profile: createRoute({
    method: 'get',
    path: '/api/v1/sirketler/{sirket_id}/',
    tags,
    security,
    summary: 'Kaynaklı tam profil',
    description:
      'Bir şirketin ilanlardan çıkan bütün bilgisi tek yanıtta: kimlik, durum, yetkililer, sermaye, ortaklar, ' +
      'unvan ve adres geçmişi, esas sözleşme, ilanlardan çıkan değişiklikler (en yenisi önce), ilanlar, uyum ' +
      'işaretleri ve bulgular. Her kayıt `kaynak` taşır: ilan, birebir alıntı, PDF adresi, sayfadaki yeri. Boş ' +
      'liste bakıldığını ve kayıt olmadığını, null henüz bilinmediğini söyler; ' +
      'bölüm bölüm ne kadar tam olduğu `veri_durumu` alanındadır. `tarih` verilirse profil o günkü hâliyle ' +
      'gelir. Hazırlanan bir şirkette `profil_hazir` false olur; önce ' +
      'hazırlık durumunu sorun. İlanlarda yazmayan (yayımlanmamış pay devirleri, sicil dışı vekâletler) burada da yoktur.',
    request: { params: companyId(), query: onDay.extend({ alanlar: chosen }) },
    responses: answers(z.union([profile, chosenProfile]), 'Profil', { 400: 'gecersiz_tarih, gecersiz_parametre', ...missingOrDown }),
  }),
  officers: createRoute({
    method: 'get',
    path: '/api/v1/sirketler/{sirket_id}/yetkililer/',
    tags,
    security,
    summary: 'Bir tarihte görevde olan yetkililer',
    description:
      '`tarih` verilmezse bugün görevde olanlar. Her yetkili temsil biçimi, görev bitişi ve kaynak alıntısıyla ' +
      'gelir; bilinmeyen alan null ' +
      'kalır. Süresi dolmuş ama yerine kimse seçilmemiş olanlar `suresi_dolmus` ile listede kalır. Bir kişinin ' +
      'imza atıp atamayacağını bu listeden çıkarmayın: imza kontrolünü kullanın.',
    request: { params: companyId(), query: onDay.extend({ bicim: tableFormat() }) },
    responses: tabled(answers(officerList, 'Yetkililer', { 400: 'gecersiz_tarih, gecersiz_parametre', ...missingOrDown })),
  }),
  termEnds: createRoute({
    method: 'get',
    path: '/api/v1/gorev-bitisleri/',
    tags,
    security,
    summary: 'Yaklaşan ve geçmiş görev bitişleri',
    description:
      'Takip edilen bütün şirketlerde görevi `gun` gün içinde bitecek ya da yenilenmeden bitmiş olanlar, kalan güne göre sıralı. `gun` 1 ' +
      'ile 3650 arasındadır. Liste sayfalanmaz. Yerine seçim yayımlanan ya da görevi başka biçimde biten kişi ' +
      'listeden düşer; süresi yazmayan yönetim kurulu üyesi için kanundaki en uzun süre sayılır (`gorev_dayanak` ' +
      'söyler), süresiz görevler görünmez.',
    request: { query: days.extend({ bicim: tableFormat() }) },
    responses: tabled(answers(termEnds, 'Görev bitişleri', { 400: 'gecersiz_gun, gecersiz_parametre' })),
  }),
  termEndCalendar: createRoute({
    method: 'get',
    path: '/api/v1/gorev-bitisleri.ics',
    tags,
    security,
    summary: 'Görev bitişleri, takvim olarak (iCalendar)',
    description:
      'Görev bitişleri listesinin aynısı; her bitiş tüm günlük bir olaydır. Aynı görevin bitişi değişirse olay ' +
      'çoğalmaz, yeni güne taşınır. Takvim programının iki anahtar başlığını da gönderebilmesi gerekir.',
    request: { query: days },
    responses: {
      200: { description: 'Takvim', ...headers('Content-Disposition'), content: { 'text/calendar': { schema: z.string() } } },
      ...errorAnswers({ 400: 'gecersiz_gun' }),
    },
  }),
  secretCalendar: createRoute({
    method: 'get',
    path: '/takvim/{adres}/gorev-bitisleri.ics',
    tags,
    security: [],
    summary: 'Görev bitişleri takvimi, gizli adresle',
    description:
      'Takvim programları başlık göndermez: panelde üyenin kendisi için açtığı bu adres anahtarsız çalışır ve görev bitişleri takviminin ' +
      'aynısını verir. Adresi bilen takvimi görür; panelden yenilenince eskisi hemen kapanır, üye hesaptan çıkınca da. ' +
      'Tanınmayan sorgu parametresi 400 döner.',
    request: { params: secretAddress(), query: z.strictObject(days.shape) },
    responses: {
      200: { description: 'Takvim', ...headers('Content-Disposition'), content: { 'text/calendar': { schema: z.string() } } },
      ...publicErrorAnswers({ 400: 'gecersiz_gun, gecersiz_parametre', 404: 'bulunamadi' }),
    },
  }),
}
