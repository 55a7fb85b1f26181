import { createRoute, z } from '@hono/zod-openapi'
import { wholeNumber } from '../../lib/http/input.ts'
import { answers, CATEGORIES, change, CHANGE_KINDS, companyRef, errorAnswers, page } from '../../lib/http/wire.ts'

/** The changes group on the wire: inputs, answers, routes. */

const sequence = z.int().openapi({ description: 'Bütün değişikliklerin yayımlanma sırasındaki yeri; hiç değişmez' })

const feed = z.object({
  sirket: companyRef,
  son_gazete: z.object({ ilan_id: z.int(), tarih: z.string().nullable(), tur: z.string(), gazete_pdf: z.url().nullable(), gazete_arsivde: z.boolean() }).nullable(),
  ...page,
  turler: z.array(z.string()),
  kategoriler: z.array(z.string()),
  profil_hazir: z.boolean(),
  degisiklikler: z.array(change.extend({ sira: sequence })),
}).openapi('DegisiklikAkisi')

const stream = z.object({
  sonra: z.int(),
  son_sira: z.int().openapi({ description: 'Bir sonraki isteğin `sonra` değeri' }),
  sonraki: z.url().nullable().openapi({ description: 'Devamı varsa adresi; null: sona gelindi' }),
  kategoriler: z.array(z.string()),
  degisiklikler: z.array(change.extend({ sira: sequence, sirket: companyRef })),
}).openapi('DegisiklikSirasi')

/** A number given out in the order of changes. */
const cursor = () => z.string('invalid_parameter').regex(/^\d{1,15}$/, 'invalid_parameter').transform(Number).openapi({ type: 'integer', minimum: 0 })

const shared = { tags: ['degisiklikler'], security: [{ anahtar: [], gizli: [] }] }
const params = z.object({ sirket_id: z.string().openapi({ example: 'DENEME-TAM' }) })
const filters = {
  tur: z.enum(CHANGE_KINDS, 'invalid_parameter').optional(),
  kategoriler: z.string('invalid_category').optional().openapi({ description: `Virgülle ayrılmış: ${CATEGORIES.join(', ')}`, example: 'yetkililer,sermaye' }),
}
const size = wholeNumber(1, 500, 100)
const paged = z.object({ ...filters, sayfa: wholeNumber(1, 1_000_000, 1), adet: size })
const unchanged = { 304: { description: 'Değişmedi' } }
const atom = (errors: Record<number, string>) => ({
  200: { description: 'Atom akışı (RFC 4287)', content: { 'application/atom+xml': { schema: z.string() } } }, ...unchanged, ...errorAnswers(errors),
})
const ofCompany = { 400: 'gecersiz_parametre, gecersiz_kategori', 404: 'bulunamadi', 503: 'kaynak_erisilemiyor' }
const ofAll = { 400: 'gecersiz_parametre, gecersiz_kategori' }

/** Every route of the group. The gateway takes its table from here. */
export const routes = {
  feed: createRoute({
    method: 'get', path: '/api/v1/sirketler/{sirket_id}/degisiklikler/', ...shared,
    summary: 'Bir şirketin bütün değişiklikleri, kaynak gazetesiyle, en yenisi önce',
    request: { params, query: paged },
    responses: { ...answers(feed, 'Değişiklikler', ofCompany), ...unchanged },
  }),
  feedAtom: createRoute({
    method: 'get', path: '/api/v1/sirketler/{sirket_id}/degisiklikler.atom', ...shared, summary: 'Bir şirketin değişiklikleri, Atom akışı olarak',
    request: { params, query: paged }, responses: atom(ofCompany),
  }),
  stream: createRoute({
    method: 'get', path: '/api/v1/degisiklikler/', ...shared, summary: 'Takip edilen bütün şirketlerin değişiklikleri, yayımlanma sırasıyla',
    description: 'Her değişiklik yayımlandığında bir sıra numarası alır. Son yanıttaki `son_sira` bir sonraki istekte `sonra` olarak verilirse aradaki hiçbir '
      + 'değişiklik kaçmaz, ne kadar ara verilirse verilsin. Yanıt eskiden yeniye sıralıdır. Takip edilmeye yeni başlanan bir şirketin daha önce yayımlanmış '
      + 'değişiklikleri eski numaralarını taşır: onlar şirketin kendi akışından ya da `sonra=0` ile okunur. Takipten çıkarılan şirket görünmez.',
    request: { query: z.object({ ...filters, sonra: cursor().default(0).openapi({ type: 'integer', minimum: 0, default: 0 }), adet: size }) },
    responses: { ...answers(stream, 'Değişiklikler', ofAll), ...unchanged },
  }),
  streamAtom: createRoute({
    method: 'get', path: '/api/v1/degisiklikler.atom', ...shared, summary: 'Takip edilen bütün şirketlerin değişiklikleri, Atom akışı olarak, en yenisi önce',
    description: 'Daha eskileri `rel="next"` bağlantısı gösterir (RFC 5005); `once` o bağlantının imlecidir.',
    request: { query: z.object({ ...filters, once: cursor().optional(), adet: size }) },
    responses: atom(ofAll),
  }),
}
