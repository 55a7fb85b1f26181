import { createRoute, z } from '@hono/zod-openapi'
import { SEAL_CODES } from '../../lib/domain/report/seal.ts'
import { errorAnswer, headers, json, publicErrorAnswers } from '../../lib/http/wire/wire.ts'

/** The check of an issued report on the wire: inputs, answers, routes. */

const tags = ['acik']
const keyless = { tags, security: [] }
const cached = headers('ETag', 'Cache-Control')
const unchanged = { description: 'Değişmedi', ...cached }
const reportId = z.object({
  rapor_kimligi: z.string().openapi({
    description: 'Raporun (`DR-…`), imza kontrolü belgesinin (`IK-…`) ya da yaptırım taramasının (`YT-…`) kimliği.',
    example: 'DR-0000-0000-0000',
  }),
})

const reportCheck = z
  .object({
    rapor_kimligi: z.string(),
    verildi: z.literal(true),
    deneme: z.boolean().openapi({ description: 'true: rapor uydurma bir deneme şirketine aittir.' }),
    tur: z.enum(['dogrulama_raporu', 'imza_kontrolu', 'yaptirim_taramasi']),
    muhur: z.enum(SEAL_CODES).nullable().openapi({ description: 'Yalnız raporda; imza kontrolünde null.' }),
    muhur_ad: z.string().nullable(),
    muhur_ad_en: z.string().nullable(),
    icerik_ozeti: z.string(),
    ilk_uretim_tarihi: z.iso
      .date()
      .nullable()
      .openapi({ description: 'Yalnız veriliş koduyla: bu içeriğin o hesap için ilk üretildiği gün.' }),
    uretim_tarihi: z.iso.date().nullable().openapi({ description: 'Yalnız veriliş koduyla: bu içeriğin o hesap için son üretildiği gün.' }),
    imza: z.string().nullable().openapi({ description: 'Yalnız veriliş koduyla: o verilişin imzası; gününü de kapsar.' }),
    anahtarlar: z.url(),
    yeni_rapor_var: z
      .boolean()
      .nullable()
      .openapi({
        description:
          'Yalnız veriliş koduyla: true ise aynı hesaba, aynı şirket için (imza kontrolünde: aynı soru için) sonradan başka ' +
          'içerikli bir belge ' +
          'verilmiştir.',
      }),
    dosya_verildi: z.boolean().nullable().openapi({ description: 'dosya sorulduysa: bu özetteki PDF bu rapor için üretilmiştir.' }),
    sayfa: z.url(),
  })
  .openapi('RaporDenetimi')

const issueCode = z
  .string()
  .max(40, 'invalid_parameter')
  .regex(/^[\w-]*$/, 'invalid_parameter')
  .optional()
  .openapi({ description: 'Raporun karekodunda ve denetim bağlantısında yazan veriliş kodu.', example: 'kR7fT2mQx9LwZb1c' })

/** A file of a page. */
export const text = (type: string, description: string) => ({ 200: { description, content: { [type]: { schema: z.string() } } } })

export const reportCheckRoutes = {
  checkReport: createRoute({
    method: 'get',
    path: '/api/dogrula/{rapor_kimligi}/',
    ...keyless,
    summary: 'Bu kimlikte bir rapor ya da imza kontrolü verildi mi; mührü ve özeti, veriliş koduyla günü ve imzası',
    description:
      'Elinde bir rapor olan herkes için, anahtarsız: raporun bu hizmetçe verilip verilmediğini, mührünü ve ' +
      'içerik özetini söyler. İçeriği göstermez. Aynı içeriğin kimliği her hesapta aynıdır; bu yüzden günler, ' +
      'imza ve yeni rapor bilgisi yalnız `kod` ile (karekodda ve bağlantıda yazar) ve o hesabın verilişi için ' +
      'söylenir, kodsuz null olur. Verilmemiş bir kimlik 404 döner; gövdesinde `verildi: false` bulunur.',
    request: {
      params: reportId,
      query: z.object({
        kod: issueCode,
        dosya: z
          .string()
          .regex(/^[0-9a-f]{64}$/, 'invalid_parameter')
          .optional()
          .openapi({
            description:
              'Eldeki PDF dosyasının SHA-256 özeti (64 onaltılık rakam): yanıttaki `dosya_verildi` onun bu rapor için ' +
              'üretilip üretilmediğini söyler.',
            example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          }),
      }),
    },
    responses: {
      200: { ...json(reportCheck, 'Rapor denetimi'), ...cached },
      304: unchanged,
      ...publicErrorAnswers({
        404: errorAnswer(
          'bulunamadi',
          { rapor_kimligi: z.string(), verildi: z.literal(false) },
          { bulunamadi: { rapor_kimligi: 'DR-0000-0000-0000', verildi: false } },
        ),
      }),
    },
  }),
  keys: createRoute({
    method: 'get',
    path: '/.well-known/jwks.json',
    ...keyless,
    summary: 'Raporları imzalayan anahtarlar (JWK kümesi), en yenisi önce',
    description:
      'Rapor ve tarama imzalarını hizmete sormadan doğrulamak için: imzanın `kid` değerindeki anahtarı alın, RFC ' +
      '7797 ayrık imzayı beyanın RFC 8785 yazımıyla denetleyin. İmzalamayı bırakmış ' +
      'anahtarlar, eski raporlar doğrulanabilsin diye kümede kalır. Beş dakika önbellekte tutulabilir.',
    responses: {
      200: {
        ...cached,
        ...json(
          z.object({
            keys: z.array(z.object({ kty: z.string(), crv: z.string(), x: z.string(), kid: z.string(), alg: z.string(), use: z.string() })),
          }),
          'Anahtarlar',
        ),
      },
      304: unchanged,
      ...publicErrorAnswers(),
    },
  }),
  checkScript: createRoute({
    method: 'get',
    path: '/dogrula/kontrol.js',
    ...keyless,
    hide: true,
    responses: text('text/javascript', 'Denetim sayfasının betiği'),
  }),
  checkStyle: createRoute({
    method: 'get',
    path: '/dogrula/kontrol.css',
    ...keyless,
    hide: true,
    responses: text('text/css', 'Denetim sayfasının biçimi'),
  }),
  checkPage: createRoute({
    method: 'get',
    path: '/dogrula/{rapor_kimligi}',
    ...keyless,
    hide: true,
    summary: 'Bir raporun denetlendiği sayfa',
    request: { params: reportId, query: z.object({ kod: issueCode, dil: z.enum(['tr', 'en'], 'invalid_parameter').optional() }) },
    responses: {
      ...text('text/html', 'Sayfa'),
      404: { description: 'Bu kimlikte rapor yok', content: { 'text/html': { schema: z.string() } } },
    },
  }),
}
