import { createRoute, z } from '@hono/zod-openapi'
import { SEAL_CODES } from '../../lib/domain/report/seal.ts'
import { wholeNumber } from '../../lib/http/input.ts'
import { report } from '../../lib/http/report-wire.ts'
import { answers, companyRef, page } from '../../lib/http/wire.ts'

/** The reports group on the wire: inputs, answers, routes. */

const reportList = z.object({
  ...page,
  raporlar: z.array(z.object({
    rapor_kimligi: z.string(), sirket: companyRef, muhur: z.enum(SEAL_CODES), muhur_ad: z.string(), icerik_ozeti: z.string(), uretim_tarihi: z.iso.date(), adres: z.url(), pdf: z.url(),
    dogrulama: z.url(),
  })),
}).openapi('RaporListesi')

const shared = { tags: ['raporlar'], security: [{ anahtar: [], gizli: [] }] }
const language = z.enum(['tr', 'en'], 'invalid_parameter').default('tr').openapi({ description: 'Mührün adının dili.' })

/** Every route of the group. The gateway takes its table from here. */
export const routes = {
  list: createRoute({
    method: 'get', path: '/api/v1/raporlar/', ...shared, summary: 'Bu hesaba verilmiş raporlar, en yenisi önce',
    request: { query: z.object({ sayfa: wholeNumber(1, 1_000_000, 1), adet: wholeNumber(1, 500, 100), dil: language }) },
    responses: answers(reportList, 'Raporlar', { 400: 'gecersiz_parametre' }),
  }),
  detail: createRoute({
    method: 'get', path: '/api/v1/raporlar/{rapor_kimligi}/', ...shared, summary: 'Bu hesaba verilmiş bir rapor, JSON olarak',
    request: { params: z.object({ rapor_kimligi: z.string().openapi({ example: 'DR-0000-0000-0000' }) }), query: z.object({ dil: language }) },
    responses: answers(report, 'Rapor', { 400: 'gecersiz_parametre', 404: 'bulunamadi' }),
  }),
}
