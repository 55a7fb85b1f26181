/** The body of a webhook notification. */
import { z } from '@hono/zod-openapi'
import type { Notification } from '../../store/deliveries.ts'
import { changeWire, sourceMapper } from './company-wire.ts'
import { CATEGORIES, change, companyRef, companyRefOf, companyUrl, source } from './wire.ts'

/* Not extensions of their namesakes: a description cannot loosen by `allOf` what those require. */
const cited = z
  .object({ ...source.shape, alinti: z.string().nullable().openapi({ description: 'Kısaltılmış bir bildirimde null' }) })
  .openapi('BildirimKaynagi')
const told = z.object({ ...change.shape, kaynak: cited.nullable() }).openapi('BildirimDegisikligi')

/**
 * What a receiver gets. `kisaltildi`, `akis` and `degisiklik_adedi` stand in a shortened notification only, whose sources carry no quotes.
 */
export const notification = z
  .object({
    olay: z.enum(['sirket.degisiklik', 'test']),
    teslim_id: z.string(),
    test: z.boolean(),
    olusturma: z.iso.datetime({ offset: true }),
    sirket: companyRef,
    kategoriler: z.array(z.enum(CATEGORIES)),
    degisiklikler: z.array(told),
    kisaltildi: z.literal(true).optional(),
    akis: z.url().optional(),
    degisiklik_adedi: z.int().optional(),
  })
  .openapi('WebhookBildirimi')
type Body = z.infer<typeof notification>

/** Largest body of a notification. */
const MAX_BYTES = 20_000
const bytes = (body: Body): number => new TextEncoder().encode(JSON.stringify(body)).byteLength

/**
 * A notification of changes as JSON of at most 20 kB. One that would be larger leaves out the quotes, then the oldest changes, and links to
 * the feed, where all stands.
 */
export const notificationBody = ({ id, createdAt, company, categories, changes, notices }: Notification, baseUrl: string): string => {
  const mapper = sourceMapper({ notices }, baseUrl)
  const body: Body = {
    olay: 'sirket.degisiklik',
    teslim_id: id,
    test: false,
    olusturma: createdAt,
    sirket: companyRefOf(company),
    kategoriler: categories as Body['kategoriler'],
    degisiklikler: changes.map((one) => changeWire(one, mapper)),
  }
  if (bytes(body) <= MAX_BYTES) return JSON.stringify(body)
  const short: Body = {
    ...body,
    kisaltildi: true,
    akis: companyUrl(baseUrl, company, 'degisiklikler/'),
    degisiklik_adedi: changes.length,
    degisiklikler: body.degisiklikler.map((one) => ({ ...one, kaynak: one.kaynak && { ...one.kaynak, alinti: null, vurgu: null } })),
  }
  while (bytes(short) > MAX_BYTES && short.degisiklikler.length > 0)
    short.degisiklikler = short.degisiklikler.slice(0, Math.floor(short.degisiklikler.length * 0.9))
  return JSON.stringify(short)
}

/** The notification of the test operation: a made-up change of a made-up company. */
export const testBody = (id: string, createdAt: string): string =>
  JSON.stringify({
    olay: 'test',
    teslim_id: id,
    test: true,
    olusturma: createdAt,
    sirket: { id: 'DENEME-TAM', unvan: 'DENEME TAM ENERJİ ANONİM ŞİRKETİ', mudurluk: 'ANKARA', sicil_no: '900001' },
    kategoriler: TEST_CATEGORIES,
    degisiklikler: [
      {
        tur: 'yetkili-atama',
        tarih: createdAt.slice(0, 10),
        ozet: 'Deneme Yetkili yönetim kurulu üyeliğine seçildi (deneme bildirimi)',
        ozet_en: 'Deneme Yetkili was elected to the board of directors (test notification)',
        kaynak: null,
        gazete_pdf: null,
        kategori: 'yetkililer',
        isim: 'Deneme Yetkili',
        sifat: 'Yönetim kurulu üyesi',
      },
    ],
  } satisfies Body)

/** Categories of the made-up change of {@link testBody}. */
export const TEST_CATEGORIES: Body['kategoriler'] = ['yetkililer']
