import { createRoute, z } from '@hono/zod-openapi'
import { wholeNumber } from '../../lib/http/input.ts'
import { answers, CATEGORIES, change, CHANGE_KINDS, companyRef, page } from '../../lib/http/wire.ts'

/** The changes group on the wire: inputs, answers, routes. */

const feed = z.object({
  sirket: companyRef,
  son_gazete: z.object({ ilan_id: z.int(), tarih: z.string().nullable(), tur: z.string(), gazete_pdf: z.url().nullable(), gazete_arsivde: z.boolean() }).nullable(),
  ...page,
  turler: z.array(z.string()),
  kategoriler: z.array(z.string()),
  profil_hazir: z.boolean(),
  degisiklikler: z.array(change),
}).openapi('DegisiklikAkisi')

/** Every route of the group. The gateway takes its table from here. */
export const routes = {
  feed: createRoute({
    method: 'get', path: '/api/v1/sirketler/{sirket_id}/degisiklikler/', tags: ['degisiklikler'], security: [{ anahtar: [], gizli: [] }],
    summary: 'Bir şirketin bütün değişiklikleri, kaynak gazetesiyle, en yenisi önce',
    request: {
      params: z.object({ sirket_id: z.string().openapi({ example: 'DENEME-TAM' }) }),
      query: z.object({
        tur: z.enum(CHANGE_KINDS, 'invalid_parameter').optional(),
        kategoriler: z.string('invalid_category').optional().openapi({ description: `Virgülle ayrılmış: ${CATEGORIES.join(', ')}`, example: 'yetkililer,sermaye' }),
        sayfa: wholeNumber(1, 1_000_000, 1),
        adet: wholeNumber(1, 500, 100),
      }),
    },
    responses: {
      ...answers(feed, 'Değişiklikler', { 400: 'gecersiz_parametre, gecersiz_kategori', 404: 'bulunamadi', 503: 'kaynak_erisilemiyor' }),
      304: { description: 'Değişmedi' },
    },
  }),
}
