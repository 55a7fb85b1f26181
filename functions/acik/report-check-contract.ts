import { createRoute, z } from '@hono/zod-openapi'
import { SEAL_CODES } from '../../lib/domain/report/seal.ts'
import { answers, errorBody } from '../../lib/http/wire.ts'

/** The check of an issued report on the wire: inputs, answers, routes. */

const tags = ['acik']
const keyless = { tags, security: [] }
const reportId = z.object({ rapor_kimligi: z.string().openapi({ example: 'DR-0000-0000-0000' }) })
const notFound = (description: string) => ({ description, content: { 'application/json': { schema: errorBody } } })

const reportCheck = z.object({
  rapor_kimligi: z.string(),
  verildi: z.literal(true),
  deneme: z.boolean().openapi({ description: 'true: rapor uydurma bir deneme şirketine aittir.' }),
  muhur: z.enum(SEAL_CODES),
  muhur_ad: z.string(),
  muhur_ad_en: z.string(),
  icerik_ozeti: z.string(),
  ilk_uretim_tarihi: z.iso.date(),
  uretim_tarihi: z.iso.date().openapi({ description: 'Bu içeriğin son üretildiği gün.' }),
  imza: z.string(),
  anahtarlar: z.url(),
  yeni_rapor_var: z.boolean().openapi({ description: 'true: aynı şirket için sonradan başka içerikli bir rapor verilmiştir.' }),
  dosya_verildi: z.boolean().nullable().openapi({ description: 'dosya sorulduysa: bu özetteki PDF bu rapor için üretilmiştir.' }),
  sayfa: z.url(),
}).openapi('RaporDenetimi')

const text = (type: string, description: string) => ({ 200: { description, content: { [type]: { schema: z.string() } } } })

export const reportCheckRoutes = {
  checkReport: createRoute({
    method: 'get', path: '/api/dogrula/{rapor_kimligi}/', ...keyless, summary: 'Bu kimlikte bir rapor verildi mi; mührü, özeti, günü ve imzası',
    description: 'İçeriği göstermez. Verilmemiş bir kimlik 404 döner; gövdesinde verildi: false bulunur.',
    request: {
      params: reportId,
      query: z.object({ dosya: z.string().regex(/^[0-9a-f]{64}$/, 'invalid_parameter').optional().openapi({ description: 'Eldeki PDF dosyasının SHA-256 özeti.' }) }),
    },
    responses: { ...answers(reportCheck, 'Rapor denetimi'), 404: notFound('bulunamadi') },
  }),
  keys: createRoute({
    method: 'get', path: '/.well-known/jwks.json', ...keyless, summary: 'Raporları imzalayan anahtarlar (JWK kümesi), en yenisi önce',
    responses: answers(z.object({ keys: z.array(z.object({ kty: z.string(), crv: z.string(), x: z.string(), kid: z.string(), alg: z.string(), use: z.string() })) }), 'Anahtarlar'),
  }),
  checkScript: createRoute({ method: 'get', path: '/dogrula/kontrol.js', ...keyless, hide: true, responses: text('text/javascript', 'Denetim sayfasının betiği') }),
  checkStyle: createRoute({ method: 'get', path: '/dogrula/kontrol.css', ...keyless, hide: true, responses: text('text/css', 'Denetim sayfasının biçimi') }),
  checkPage: createRoute({
    method: 'get', path: '/dogrula/{rapor_kimligi}', ...keyless, hide: true, summary: 'Bir raporun denetlendiği sayfa',
    request: { params: reportId, query: z.object({ dil: z.enum(['tr', 'en'], 'invalid_parameter').optional() }) },
    responses: { ...text('text/html', 'Sayfa'), 404: { description: 'Bu kimlikte rapor yok', content: { 'text/html': { schema: z.string() } } } },
  }),
}
