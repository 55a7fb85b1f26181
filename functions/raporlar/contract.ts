import { createRoute, z } from '@hono/zod-openapi'
import { DIFFERENCE_KINDS } from '../../lib/domain/report/difference.ts'
import { SEAL_CODES } from '../../lib/domain/report/seal.ts'
import { language, paged } from '../../lib/http/app/input.ts'
import { report } from '../../lib/http/wire/report-wire.ts'
import { answers, companyRef, page } from '../../lib/http/wire/wire.ts'

/** The reports group on the wire: inputs, answers, routes. */

const reportList = z
  .object({
    ...page,
    raporlar: z.array(
      z.object({
        rapor_kimligi: z.string(),
        sirket: companyRef,
        muhur: z.enum(SEAL_CODES),
        muhur_ad: z.string(),
        icerik_ozeti: z.string(),
        uretim_tarihi: z.iso.date(),
        adres: z.url(),
        pdf: z.url(),
        dogrulama: z.url(),
      }),
    ),
  })
  .openapi('RaporListesi')

const reportSource = z
  .object({
    ilan_id: z.int(),
    tarih: z.string(),
    sayi: z.string(),
    sayfa: z.string(),
    alinti: z.string(),
    dogrulandi: z.boolean(),
  })
  .openapi('RaporFarkiKaynagi')
const reportHead = z.object({ rapor_kimligi: z.string(), uretim_tarihi: z.iso.date(), muhur: z.enum(SEAL_CODES), ilan_sayisi: z.int() })
const difference = z
  .object({
    sirket: companyRef,
    onceki: reportHead,
    sonraki: reportHead,
    adet: z.int().openapi({ description: '0: iki rapor aynı şeyi söylüyor.' }),
    farklar: z.array(
      z.object({
        bolum: z.string(),
        tur: z.enum(DIFFERENCE_KINDS),
        konu: z.string().nullable().openapi({ description: 'Kişi ya da bayrak; bölümde tek olan için null.' }),
        alan: z.string().nullable().openapi({ description: 'Değişen alan; bütünüyle eklenen ya da çıkan için null.' }),
        onceki: z.string().nullable(),
        sonraki: z.string().nullable(),
        kaynak: reportSource.nullable(),
      }),
    ),
    ilanlar: z.array(reportSource).openapi({ description: 'Sonraki raporun dayandığı, öncekinin anmadığı ilanlar.' }),
  })
  .openapi('RaporFarki')
const reportId = (description: string, example: string) => z.string().openapi({ description, example })

const shared = { tags: ['raporlar'], security: [{ anahtar: [], gizli: [] }] }
const sealLanguage = language('Mührün adının dili; içerik, kimlik ve imza dilden bağımsızdır.')

/** Every route of the group. The gateway takes its table from here. */
export const routes = {
  list: createRoute({
    method: 'get',
    path: '/api/v1/raporlar/',
    ...shared,
    summary: 'Bu hesaba verilmiş raporlar, en yenisi önce',
    description:
      'Her raporun kimliği, şirketi, mührü, içerik özeti, veriliş günü ve adresleri: JSON, PDF ve herkesin ' +
      'denetleyebileceği sayfa. Aynı içerik bir kez listelenir; yeniden verilince günü ' +
      'yenilenir. Takibi bırakılmış şirketlerin raporları da buradadır. Deneme raporlarını yalnız deneme ' +
      'anahtarı görür. Yeni rapor üretmez: onun için doğrulama raporu ucunu kullanın.',
    request: { query: z.object({ ...paged(500, 100), dil: sealLanguage }) },
    responses: answers(reportList, 'Raporlar', { 400: 'gecersiz_parametre' }),
  }),
  detail: createRoute({
    method: 'get',
    path: '/api/v1/raporlar/{rapor_kimligi}/',
    ...shared,
    summary: 'Bu hesaba verilmiş bir rapor, JSON olarak',
    description:
      'Verildiği günkü içerik, özeti ve imzası, olduğu gibi: bugünkü bilgiyle yeniden hesaplanmaz. İmza ' +
      '`/.well-known/jwks.json` adresindeki anahtarlarla hizmete sorulmadan doğrulanabilir. Başka ' +
      'bir hesabın raporu bulunamadı sayılır; elindeki bir raporu denetlemek isteyen üçüncü kişi ' +
      '`/dogrula/{rapor_kimligi}` sayfasını açar.',
    request: {
      params: z.object({
        rapor_kimligi: z
          .string()
          .openapi({ description: 'Raporun kimliği: `DR-` ile başlar, raporun üzerinde ve listede yazar.', example: 'DR-0000-0000-0000' }),
      }),
      query: z.object({ dil: sealLanguage }),
    },
    responses: answers(report, 'Rapor', { 400: 'gecersiz_parametre', 404: 'bulunamadi' }),
  }),
  difference: createRoute({
    method: 'get',
    path: '/api/v1/raporlar/{rapor_kimligi}/fark/{sonraki}/',
    ...shared,
    summary: 'Bir şirketin iki raporu arasında ne değişti, hangi ilanla',
    description:
      'Bu hesaba verilmiş, aynı şirketin iki raporu karşılaştırılır: gelen, giden ve değişen her değer, onu söyleyen ilanla. Biçim, ' +
      'cümle ve eksiklik açıklamaları fark sayılmaz. Yeni bir rapor üretmez; `rapor.eskidi` olayı gelince yeni bir rapor alıp sorun.',
    request: {
      params: z.object({
        rapor_kimligi: reportId('Önceki raporun kimliği.', 'DR-0000-0000-0000'),
        sonraki: reportId('Sonraki raporun kimliği.', 'DR-0000-0000-0001'),
      }),
    },
    responses: answers(difference, 'Farklar', { 400: 'gecersiz_parametre', 404: 'bulunamadi' }),
  }),
}
