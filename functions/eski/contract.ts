import { createRoute, z } from '@hono/zod-openapi'
import { headers, json } from '../../lib/http/wire/wire.ts'

/** The two older endpoints, kept for those who use them. New integrations take the companies group. */

const legacyError = z.object({ error: z.string(), detail: z.string().optional() }).openapi('EskiHata')
const nullableText = z.string().nullable()

const legacyList = z
  .object({
    count: z.int(),
    companies: z.array(
      z.object({ group_id: z.int(), unvan: nullableText, mudurluk: nullableText, sicil_no: nullableText, profil_hazir: z.boolean() }),
    ),
  })
  .openapi('EskiListe')

const legacyProfile = z
  .object({
    unvan: z.string(),
    mudurluk: z.string(),
    sicil_no: z.string(),
    guncelleme: z.string(),
    ilan_sayisi: z.int(),
    profil: z.looseObject({ yapi: z.looseObject({ ozet: nullableText }) }),
  })
  .openapi('EskiProfil')

const superseded = headers('Deprecation', 'Link')
const errors = Object.fromEntries(
  Object.entries({
    400: 'sandbox_unsupported, invalid_parameter',
    401: 'unauthorized',
    404: 'not_found',
    429: 'rate_limited',
    500: 'internal_error',
  }).map(([status, code]) => [status, { ...json(legacyError, code), ...superseded }]),
)
const shared = { tags: ['eski'], security: [{ anahtar: [], gizli: [] }], deprecated: true }

/** Every route of the group. The gateway takes its table from here. */
export const routes = {
  companies: createRoute({
    method: 'get',
    path: '/api/v1/companies',
    ...shared,
    summary: 'Şirket listesi (eski)',
    description:
      'Eski entegrasyonlar için korunur; yenileri `/api/v1/sirketler/` kullanır. Takip edilen bütün şirketler ' +
      'sayfalanmadan gelir. Hatalar `error` ve `detail` alanlarıyladır. Deneme anahtarı ' +
      'kabul etmez. Yanıtın `Deprecation` ve `Link` başlıkları yerine geçen ucu gösterir.',
    responses: { 200: { ...json(legacyList, 'Takip edilen şirketler'), ...superseded }, ...errors },
  }),
  profile: createRoute({
    method: 'get',
    path: '/api/v1/company/{group_id}/profile',
    ...shared,
    summary: 'Şirket profili (eski)',
    description:
      'Eski entegrasyonlar için korunur; yenileri `/api/v1/sirketler/{sirket_id}/` kullanır: orada her bilginin ' +
      'kaynağı ve bölümlerin ne kadar tam olduğu (`veri_durumu`) da vardır. Takip ' +
      'edilmeyen ya da profili henüz hazır olmayan şirket 404 döner. Deneme anahtarı kabul etmez.',
    request: {
      params: z.object({
        group_id: z.string().openapi({ description: 'Eski listedeki `group_id`; yeni listedeki `id` ile aynıdır.', example: '1' }),
      }),
    },
    responses: { 200: { ...json(legacyProfile, 'Profil'), ...superseded }, ...errors },
  }),
}
