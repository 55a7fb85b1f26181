import { createRoute, z } from '@hono/zod-openapi'
import { REASON_NAMES } from '../../lib/domain/signing/codes.ts'
import { SECTIONS } from '../../lib/domain/company/completeness.ts'
import { CHECK_ID } from '../../lib/domain/report/id.ts'
import { SEAL_CODES } from '../../lib/domain/report/seal.ts'
import { companyId, flag, language, refusing, text, known } from '../../lib/http/app/input.ts'
import { REPORT_FORMS } from '../../lib/http/report/report-forms.ts'
import { report } from '../../lib/http/wire/report-wire.ts'
import { amountText, asked, MOST_CO_SIGNERS, personName, signingBody } from '../../lib/http/wire/signing-question.ts'
import { answers, companyRef, decided, errorAnswer, errorAnswers, headers, knownFields, printedIn } from '../../lib/http/wire/wire.ts'
import { signersListRoute } from './signers-list-contract.ts'
import { watchRoutes } from './watch-contract.ts'

/** The verification group on the wire: inputs, answers, routes. */

const nullableText = z.string().nullable()

const split = (value: string | string[]): string[] =>
  [value]
    .flat()
    .flatMap((each) => each.split(','))
    .map((each) => each.trim())
    .filter(Boolean)

const signingQuery = z.strictObject({
  ...asked,
  tutar: amountText
    .optional()
    .openapi({ description: 'Sayı ya da biçimli metin: 1.250.000,50 TL, 1,250,000.50, 1,5 milyon TL, $2m.', example: '400.000 TL' }),
  birlikte: z
    .union([text(2200), z.array(text(2200))], 'invalid_parameter')
    .transform(split)
    .pipe(z.array(personName).max(MOST_CO_SIGNERS))
    .optional()
    .openapi({
      type: 'array',
      items: { type: 'string' },
      maxItems: MOST_CO_SIGNERS,
      description: 'Yinelenebilir ya da virgülle ayrılır.',
      example: ['Işık Farazi'],
    }),
})

const signingSource = z
  .object({
    ...printedIn,
    gazete_pdf: z.url().nullable(),
    ...decided,
  })
  .openapi('ImzaKaynak')
export type SigningSource = z.infer<typeof signingSource>

const reasonFields = <Source extends z.ZodType>(source: Source) =>
  z.object({
    kod: z.string().openapi({ enum: Object.values(REASON_NAMES) }),
    etki: z.enum(['olumlu', 'olumsuz', 'belirsiz', 'bilgi']),
    metin: z.string(),
    metin_en: z.string(),
    kaynak: source.nullable(),
  })

/** The fields of an answer, with its sources as `source` has them. */
const answerFields = <Source extends z.ZodType>(source: Source) => ({
  sirket: companyRef,
  kisi: z.string(),
  tarih: z.string(),
  ...knownFields,
  islem: nullableText,
  islem_kodlari: z.array(z.string()).openapi({
    description: 'Sorulan işlemin kapalı listedeki kodları; işlem verilmediyse `genel`, tanınmadıysa boş.',
    example: ['mal_hizmet_alim'],
  }),
  islem_taninma: z.enum(['kod', 'metin', 'taninmadi']),
  tutar: z.number().nullable(),
  para_birimi: nullableText,
  sonuc: z.enum(['yetkili', 'yetkili_degil', 'belirsiz']),
  sonuc_ad: z.string(),
  sonuc_en: z.string(),
  bicim: z.enum(['tek_basina', 'birlikte']).nullable(),
  bicim_ad: nullableText,
  bicim_en: nullableText,
  gerekceler: z.array(reasonFields(source)),
  kurallar: z.array(
    z.object({
      kapsam: z.string(),
      bicim: nullableText,
      tutar_siniri: nullableText,
      kim: z.string(),
      madde: z.string(),
      birlikte_imza: z.array(z.string()),
      alinti: z.string(),
      ilan: source.nullable(),
      kaynak_turu: z.enum(['ilan', 'ic_yonerge']),
    }),
  ),
  birlikte_imza: z.array(z.string()),
  gorev_kayitlari: z.array(
    z.object({
      isim: nullableText,
      sifat: nullableText,
      temsil: nullableText,
      baslangic: nullableText,
      bitis: nullableText,
      bitis_nedeni: nullableText,
      gorev_bitis: nullableText,
      gorev_dayanak: nullableText,
      kaynak: source.nullable(),
      bitis_kaynak: source.nullable(),
      temsil_kaynak: source.nullable(),
    }),
  ),
  imza_bilesimleri: z.array(z.array(z.string())).openapi({
    description: 'Bu işlemi ve tutarı o gün imzalayabilecek en küçük kişi kümeleri.',
    example: [['ELİF ÖRNEKOĞLU'], ['IŞIK FARAZİ', 'KEREM KURGUSAL']],
  }),
  profil_hazir: z.boolean(),
  dayanak: z.enum(['kayit', 'beyan']).openapi({
    description:
      'İlan listesinin tamlığı neye dayanır: kayit (resmî kaynaktan alındı ya da tamlığı bilinmiyor), beyan (hesabınızın liste beyanı).',
    example: 'kayit',
  }),
  sinirlar: z.array(z.string()),
  sinirlar_en: z.array(z.string()),
  uyari: z.string(),
  uyari_en: z.string(),
})

export const signingAnswer = z.object(answerFields(signingSource)).openapi('ImzaKontrolSonucu')
export type SigningWire = z.infer<typeof signingAnswer>

const filedContent = z
  .strictObject({
    surum: z.int(),
    deneme: z.boolean(),
    soru: z.strictObject({
      kisi: z.string(),
      tarih: z.string(),
      islem: nullableText,
      tutar: nullableText.openapi({ description: 'Ondalık yazım.', example: '400000.00' }),
      para_birimi: nullableText,
      birlikte: z.array(z.string()),
    }),
    ...answerFields(signingSource.omit({ gazete_pdf: true })),
  })
  .openapi('ImzaBelgesiVerisi')

export const filedCheck = z
  .strictObject({
    kontrol_kimligi: z
      .string()
      .regex(CHECK_ID)
      .openapi({ description: 'İçerik özetinin ilk 60 biti, Crockford 32’lik yazımla: aynı soru ve yanıt, aynı kimlik.' }),
    icerik_ozeti: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .openapi({ description: 'veri alanının RFC 8785 yazımının SHA-256 özeti.' }),
    uretim_tarihi: z.iso.date(),
    gazete_kesinlesen: z.iso.date().nullable().openapi({
      description: 'Gazetenin kesinleşen son günü: bu güne kadar yeni ilan gelmez; bilinmiyorsa ve deneme şirketinde null.',
      example: '2026-11-20',
    }),
    veri: filedContent,
    pdf: z.url(),
    imza: z.string().openapi({
      description:
        'Beyan üzerinde ayrık Ed25519 JWS (RFC 7797), rapordaki gibi; beyanda tür `imza_kontrolu`, kimlik kontrol_kimligi alanıdır.',
    }),
  })
  .openapi('ImzaBelgesi')
export type FiledWire = z.infer<typeof filedCheck>

const signersAnswer = z
  .object({
    sirket: companyRef,
    tarih: z.string(),
    ...knownFields,
    islem_kodlari: z.array(z.string()),
    tutar: z.number().nullable(),
    para_birimi: nullableText,
    durum: z.enum(['var', 'yok', 'belirsiz']).openapi({
      description:
        'var: kesin imzalayabilecek bir bileşim var; yok: kimse imzalayamaz, nedeni gerekçelerdedir; belirsiz: ilanlar yetmiyor.',
    }),
    bilesimler: z.array(
      z.object({
        kisiler: z.array(z.object({ isim: z.string(), sifat: nullableText, derece: nullableText, gorev_bitis: nullableText })),
        kural: z.object({ kapsam: z.string(), madde: z.string(), alinti: z.string(), ilan: signingSource.nullable() }).nullable(),
        kesin: z.boolean().openapi({ description: 'false: imza kontrolü bu bileşim için `belirsiz` der.' }),
      }),
    ),
    gerekceler: z.array(reasonFields(signingSource)),
  })
  .openapi('ImzaBilesimleri')
export type SignersWire = z.infer<typeof signersAnswer>

const signingRoute = {
  path: '/api/v1/sirketler/{sirket_id}/imza-kontrol/',
  tags: ['dogrulama'],
  security: [{ anahtar: [], gizli: [] }],
  summary: 'Bu kişi bu tarihte, bu işlem ve tutar için şirketi temsil edebilir mi?',
  description:
    'Sonuç yayımlanmış temsil kararlarına, görev sürelerine ve yayımlandıysa iç yönergeye dayanır; hukuki görüş değildir. ' +
    'yetkili ve yetkili_degil yalnız ilanda görülen bir olguya dayanır; aksi hâlde sonuç belirsizdir ve ' +
    'gerekçeler neyin gidereceğini söyler. ' +
    'Tutar yazımı: ondan sonra üç rakam gelen tek işaret binlik ayırır (1.250 = 1,250 = bin iki yüz elli); ' +
    'sonda bir ya da iki rakam bırakan işaret kuruş ayırır.',
}

const CHECK_FORMS = ['json', 'pdf'] as const
const checkForm = z
  .enum(CHECK_FORMS, 'invalid_parameter')
  .optional()
  .openapi({ description: 'Belgenin biçimi: imzalı JSON (varsayılan) ya da bir sayfalık PDF.', example: 'pdf' })

const filingQuery = z
  .strictObject({
    belge: flag('Soru ve yanıt belgelenir: bir kimlik (`IK-…`) alır, mühürlenir, saklanır ve belge döner.'),
    bicim: checkForm,
    dil: language('en: İngilizce PDF. İçerik, kimlik ve imza dilden bağımsızdır.'),
  })
  .refine(({ belge, bicim }) => belge !== undefined || bicim === undefined, {
    ...refusing('invalid_parameter', { tr: 'bicim yalnız belge=1 ile verilir.', en: 'bicim goes with belge=1 only.' }),
    path: ['bicim'],
  })

const signersQuery = z.strictObject({
  tarih: asked.tarih,
  bilinen: asked.bilinen,
  islem: asked.islem,
  tutar: amountText.optional().openapi({ description: 'Sayı ya da biçimli metin, imza kontrolündeki gibi.', example: '400.000 TL' }),
  para_birimi: asked.para_birimi,
})

const pdf = { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } }
const checkHeaders = {
  ...headers('Cache-Control').headers,
  'Content-Language': { description: 'Yalnız PDF: dili.', schema: { type: 'string' as const } },
  'Content-Disposition': { description: 'Yalnız PDF: dosya adı.', schema: { type: 'string' as const } },
}

const errors = {
  400: 'eksik_parametre, gecersiz_tarih, gecersiz_tutar, gecersiz_govde, gecersiz_parametre',
  404: 'bulunamadi',
  405: 'yontem',
  503: 'kaynak_erisilemiyor',
}

const reportQuery = z.object({
  bilinen: known(),
  dil: language('en: İngilizce rapor. İçerik, kimlik ve imza dilden bağımsızdır.'),
  rapor: text(40)
    .regex(/^DR-/, 'invalid_parameter')
    .optional()
    .openapi({ description: 'Daha önce verilmiş bir raporun kimliği: aynı içerik yeniden çizilir.', example: 'DR-0000-0000-0000' }),
  bicim: z.enum(REPORT_FORMS, 'invalid_parameter').default('pdf').openapi({
    description: 'Aynı raporun biçimi: PDF, JSON ya da yazdırılabilir sayfa. PDF üretilemezse `html` denenebilir.',
    example: 'json',
  }),
  tam_zorunlu: flag('Yalnız DOGRULANDI mühürlü rapor; değilse 409 döner, rapor verilmiş sayılmaz.'),
  indir: flag('PDF tarayıcıda açılmak yerine dosya olarak indirilir.'),
})
const reportHeader = (description: string) => ({ description, required: true, schema: { type: 'string' as const } })
const reportHeaders = {
  'X-Kunye-Rapor-Kimligi': reportHeader('Rapor kimliği'),
  'X-Kunye-Muhur': reportHeader('DOGRULANDI, KISMI ya da DOGRULANMADI'),
  'X-Kunye-Icerik-Ozeti': reportHeader('İçeriğin SHA-256 özeti'),
  'X-Kunye-Veri-Durumu': reportHeader('tam, kismi ya da hazirlaniyor: temel bölümlerin bütünü'),
  ...headers('Content-Language', 'Cache-Control').headers,
  'Content-Disposition': { description: 'Yalnız PDF: dosya adı; `indir=1` ile `attachment`.', schema: { type: 'string' as const } },
  'Content-Security-Policy': { description: 'Yalnız sayfa: dışarıdan hiçbir şey yüklenmez.', schema: { type: 'string' as const } },
}

const incomplete = errorAnswer(
  'veri_eksik',
  { muhur: z.enum(SEAL_CODES), bekleyen_bolumler: z.array(z.enum(SECTIONS)), rapor_kimligi: z.string() },
  {
    veri_eksik: { muhur: 'KISMI', bekleyen_bolumler: ['yetkililer'], rapor_kimligi: 'DR-7K2M-9QXT-4F0B' },
  },
)

/** Every route of the group. The gateway takes its table from here. */
export const routes = {
  ...watchRoutes,
  signersList: signersListRoute,
  signingCheck: createRoute({
    ...signingRoute,
    method: 'post',
    request: {
      params: companyId(),
      query: filingQuery,
      body: { required: true, content: { 'application/json': { schema: signingBody } } },
    },
    responses: {
      200: {
        description: 'İmza kontrolü; `belge=1` ile belgesi',
        headers: checkHeaders,
        content: { 'application/json': { schema: z.union([signingAnswer, filedCheck]) }, ...pdf },
      },
      ...errorAnswers({ ...errors, 503: 'pdf_uretilemedi, kaynak_erisilemiyor' }),
    },
  }),
  filedCheck: createRoute({
    method: 'get',
    path: '/api/v1/sirketler/{sirket_id}/imza-kontrol/{kontrol_kimligi}/',
    tags: ['dogrulama'],
    security: [{ anahtar: [], gizli: [] }],
    summary: 'Daha önce belgelenen imza kontrolü: imzalı JSON ya da bir sayfalık PDF',
    description:
      'Soru ve yanıt, belgelendiği günkü gibidir. Verilen bir belge /dogrula/{kontrol_kimligi} sayfasında anahtarsız denetlenebilir.',
    request: {
      params: companyId().extend({
        kontrol_kimligi: z.string().openapi({ description: 'Belgenin kimliği.', example: 'IK-0000-0000-0000' }),
      }),
      query: z.strictObject({ bicim: checkForm, dil: language('en: İngilizce PDF. İçerik, kimlik ve imza dilden bağımsızdır.') }),
    },
    responses: {
      200: { description: 'İmza belgesi', headers: checkHeaders, content: { 'application/json': { schema: filedCheck }, ...pdf } },
      ...errorAnswers({ 400: 'gecersiz_parametre', 404: 'bulunamadi', 503: 'pdf_uretilemedi' }),
    },
  }),
  signers: createRoute({
    method: 'get',
    path: '/api/v1/sirketler/{sirket_id}/imza-bilesimleri/',
    tags: ['dogrulama'],
    security: [{ anahtar: [], gizli: [] }],
    summary: 'Bu tarihte, bu işlem ve tutar için şirketi kimler birlikte temsil edebilir?',
    description:
      'İmza kontrolünün kişi verilmeden sorulması: her bileşim, kontrolün o kişilere vereceği yanıtla aynı kurallara bağlıdır. Kesin ' +
      '(`kesin`) olmayan bileşim için kontrol `belirsiz` der. `yok`, ilanların tamamı bilindiğinde ve kontrolün herkese hayır ' +
      'diyeceği yerde ' +
      'verilir; gerekçeler hangi ayrılışın buna yol açtığını söyler.',
    request: { params: companyId(), query: signersQuery },
    responses: answers(signersAnswer, 'İmza bileşimleri', {
      400: 'gecersiz_tarih, gecersiz_tutar, gecersiz_parametre',
      404: 'bulunamadi',
      503: 'kaynak_erisilemiyor',
    }),
  }),
  signingCheckByQuery: createRoute({
    ...signingRoute,
    method: 'get',
    request: { params: companyId(), query: signingQuery },
    responses: answers(signingAnswer, 'İmza kontrolü', errors),
  }),
  report: createRoute({
    method: 'get',
    path: '/api/v1/sirketler/{sirket_id}/dogrulama-raporu.pdf',
    tags: ['dogrulama'],
    security: [{ anahtar: [], gizli: [] }],
    summary: 'Mühürlü doğrulama raporu: PDF, JSON ya da yazdırılabilir sayfa',
    description:
      'Aynı içerik aynı kimliği taşır; içerik her gün ve her makinede aynı biçimde özetlenir ve imzalanır. Mühür ' +
      'bilgilerin kaynaklarına ne kadar bağlandığını söyler, ' +
      'ilanların doğru olduğunu söylemez. Verilen bir rapor /dogrula/{rapor_kimligi} sayfasında anahtarsız denetlenebilir.',
    request: { params: companyId(), query: reportQuery },
    responses: {
      200: {
        description: 'Rapor',
        headers: reportHeaders,
        content: {
          'application/pdf': { schema: z.string().openapi({ format: 'binary' }) },
          'application/json': { schema: report },
          'text/html': { schema: z.string() },
        },
      },
      ...errorAnswers({
        400: 'gecersiz_parametre, gecersiz_tarih',
        404: 'bulunamadi',
        409: incomplete,
        503: 'pdf_uretilemedi, kaynak_erisilemiyor',
      }),
    },
  }),
}
