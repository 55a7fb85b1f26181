import { createRoute, z } from '@hono/zod-openapi'
import { flag } from '../../lib/http/input.ts'
import { errorAnswers } from '../../lib/http/wire.ts'

/** Every route of the group. The gateway takes its table from here. */
export const routes = {
  pdf: createRoute({
    method: 'get', path: '/api/v1/ilanlar/{ilan_id}/pdf/', tags: ['ilanlar'], security: [{ anahtar: [], gizli: [] }], summary: 'İlanın gazete sayfası, PDF olarak',
    description: 'Range istekleri ve ETag desteklenir.',
    request: { params: z.object({ ilan_id: z.string().openapi({ example: '1' }) }), query: z.object({ indir: flag() }) },
    responses: {
      200: { description: 'Gazete PDF', content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } } },
      206: { description: 'Gazete PDF, istenen aralık', content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } } },
      304: { description: 'Değişmedi' },
      416: { description: 'Aralık karşılanamıyor' },
      ...errorAnswers({ 400: 'gecersiz_parametre', 404: 'bulunamadi', 503: 'kaynak_erisilemiyor' }),
    },
  }),
}
