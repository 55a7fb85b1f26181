/** The body of a webhook notification. */
import { z } from '@hono/zod-openapi'
import { ACCOUNT_EVENTS, type AccountEvent, TOLD_EVENTS } from '../../domain/account/event.ts'
import type { Notification, ToldAccountEvent } from '../../store/deliveries.ts'
import { changeWire, sourceMapper } from './company-wire.ts'
import { CATEGORIES, change, companyRef, companyRefOf, companyUrl, source } from './wire.ts'

/* Not extensions of their namesakes: a description cannot loosen by `allOf` what those require. */
const cited = z
  .object({ ...source.shape, alinti: z.string().nullable().openapi({ description: 'Kısaltılmış bir bildirimde null' }) })
  .openapi('BildirimKaynagi')
const told = z.object({ ...change.shape, kaynak: cited.nullable() }).openapi('BildirimDegisikligi')

/** An event of an account, in the feed of events and in notifications. */
export const accountEvent = z
  .object({
    sira: z.int().openapi({ description: 'Hesabın olayları içindeki yeri: boşluksuz artar, hiç değişmez.' }),
    olay: z.enum(ACCOUNT_EVENTS),
    tarih: z.iso.date(),
    sirket: companyRef.nullable(),
    ayrinti: z.record(z.string(), z.unknown()).openapi({
      description:
        'yaptirim.*: ad, rol, liste, liste_ad, liste_ad_en, liste_kaydi, kayit_adi, eslesen, program, puan (benzer adda). ' +
        'kap.bildirim: bildirim_no, tur, konu, yayim, adres. yetki.*: izleme (ya da belge), soru, tarih, onceki, yeni, ' +
        'neden (ilan, takvim, beyan, okuma, belge), gerekceler. rapor.eskidi: rapor_kimligi, uretim_tarihi, degisiklik_adedi, ' +
        'degisiklikler. gun.ozeti: gun, sayi, ilan_sayisi, sizin_ilan_sayisi, metin, metin_en.',
    }),
  })
  .openapi('HesapOlayi')
/** An event on the wire. */
export const eventWire = ({ sequence, event, on, detail }: ToldAccountEvent, company: Notification['company']) => ({
  sira: sequence,
  olay: event as AccountEvent,
  tarih: on,
  sirket: company && companyRefOf(company),
  ayrinti: detail,
})

/**
 * What a receiver gets. `kisaltildi`, `akis` and `degisiklik_adedi` stand in a shortened notification only, whose sources carry no quotes.
 */
export const notification = z
  .object({
    olay: z.enum([...TOLD_EVENTS, 'test']),
    teslim_id: z.string(),
    test: z.boolean(),
    olusturma: z.iso.datetime({ offset: true }),
    sira_ilk: z
      .int()
      .nullable()
      .openapi({
        description:
          'Anlatılanların hesabın sırasındaki ilk numarası (değişikliklerin ya da olayların). Bir öncekinin sira_son numarasını ' +
          'izlemiyorsa arada başkası var demektir: akıştan okunur. Denemede null.',
      }),
    sira_son: z.int().nullable().openapi({ description: 'Anlatılanların son numarası.' }),
    sirket: companyRef.nullable(),
    kategoriler: z.array(z.enum(CATEGORIES)),
    degisiklikler: z.array(told),
    olaylar: z.array(accountEvent).optional().openapi({ description: 'Hesabın olayları; yalnız onların bildiriminde.' }),
    kisaltildi: z.literal(true).optional(),
    akis: z.url().optional(),
    degisiklik_adedi: z.int().optional(),
  })
  .openapi('WebhookBildirimi')
type Body = z.infer<typeof notification>

const withoutLists = (detail: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(detail).filter(([, value]) => !Array.isArray(value)))

/** Largest body of a notification. */
const MAX_BYTES = 20_000
const bytes = (body: Body): number => new TextEncoder().encode(JSON.stringify(body)).byteLength

/**
 * A notification of changes as JSON of at most 20 kB. One that would be larger leaves out the quotes and reasons, then the oldest changes,
 * and links to
 * the feed, where all stands.
 */
export const notificationBody = (told: Notification, baseUrl: string): string => {
  const { id, createdAt, company, event, categories, numbers, changes, events, notices } = told
  const mapper = sourceMapper({ notices }, baseUrl)
  const body: Body = {
    olay: event,
    teslim_id: id,
    test: false,
    olusturma: createdAt,
    sira_ilk: numbers?.first ?? null,
    sira_son: numbers?.last ?? null,
    sirket: company && companyRefOf(company),
    kategoriler: categories as Body['kategoriler'],
    degisiklikler: changes.map((one) => changeWire(one, mapper)),
    ...(events.length === 0 ? {} : { olaylar: events.map((one) => eventWire(one, company)) }),
  }
  if (bytes(body) <= MAX_BYTES) return JSON.stringify(body)
  const short: Body = {
    ...body,
    kisaltildi: true,
    akis: company && events.length === 0 ? companyUrl(baseUrl, company, 'degisiklikler/') : `${baseUrl}/api/v1/olaylar/`,
    degisiklik_adedi: changes.length,
    degisiklikler: body.degisiklikler.map((one) => ({ ...one, kaynak: one.kaynak && { ...one.kaynak, alinti: null, vurgu: null } })),
    // reasons and the like are read from the feed of events
    ...(body.olaylar ? { olaylar: body.olaylar.map((one) => ({ ...one, ayrinti: withoutLists(one.ayrinti) })) } : {}),
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
    sira_ilk: null,
    sira_son: null,
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
