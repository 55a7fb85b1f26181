import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change } from '../../lib/domain/company/changes/change.ts'
import { notification, notificationBody, testBody } from '../../lib/http/wire/notification.ts'
import type { Notification } from '../../lib/store/deliveries.ts'
import { runs } from '../support/sampled.ts'

const change = (quote: string, key = 'k'): Change => ({
  key,
  kind: 'yetkili-atama',
  category: 'yetkililer',
  on: '2026-11-20',
  summary: { tr: 'Ayşe Yılmaz seçildi', en: 'Ayşe Yılmaz was elected' },
  source: { factId: 'f', noticeId: 7, quote, verified: true },
  fields: { isim: 'Ayşe Yılmaz' },
})
const told = (changes: Change[]): Notification => ({
  id: 'tsl_1',
  createdAt: '2026-11-21T10:00:00.123456+00:00',
  company: { id: 5, code: null, office: 'ANKARA', registryNo: '1-5', title: 'BİR A.Ş.', branch: false, country: 'TR' },
  event: 'sirket.degisiklik',
  categories: ['yetkililer'],
  numbers: { first: 4, last: 4 },
  changes,
  events: [],
  notices: [{ id: 7, publishedOn: '2026-11-20', noticeType: 'İlan' }],
})
const body = (changes: Change[]) => {
  const text = notificationBody(told(changes), 'https://api.example.com')
  return { bytes: Buffer.byteLength(text), body: notification.parse(JSON.parse(text)) }
}

test('a notification carries the changes as the feed shows them', () => {
  expect(body([change('seçilmiştir')]).body).toEqual({
    olay: 'sirket.degisiklik',
    teslim_id: 'tsl_1',
    test: false,
    olusturma: '2026-11-21T10:00:00.123456+00:00',
    sira_ilk: 4,
    sira_son: 4,
    sirket: { id: 5, unvan: 'BİR A.Ş.', mudurluk: 'ANKARA', sicil_no: '1-5' },
    kategoriler: ['yetkililer'],
    degisiklikler: [
      {
        tur: 'yetkili-atama',
        tarih: '2026-11-20',
        ozet: 'Ayşe Yılmaz seçildi',
        ozet_en: 'Ayşe Yılmaz was elected',
        kategori: 'yetkililer',
        isim: 'Ayşe Yılmaz',
        kaynak: {
          ilan_id: 7,
          ilan_tarihi: '2026-11-20',
          ilan_turu: 'İlan',
          alinti: 'seçilmiştir',
          alinti_dogrulandi: true,
          gazete_pdf: 'https://api.example.com/api/v1/ilanlar/7/pdf/',
          vurgu: null,
        },
        gazete_pdf: 'https://api.example.com/api/v1/ilanlar/7/pdf/',
      },
    ],
  })
})

test('one that would be too large leaves out the quotes and links to the feed', () => {
  const short = body([change('ş'.repeat(15_000)), change('x')])
  expect(short.bytes).toBeLessThan(20_000)
  expect(short.body).toMatchObject({
    kisaltildi: true,
    akis: 'https://api.example.com/api/v1/sirketler/5/degisiklikler/',
    degisiklik_adedi: 2,
  })
  expect(short.body.degisiklikler.map(({ kaynak }) => kaynak?.alinti)).toEqual([null, null])
})

test('one with very many changes tells the newest, in at most 20 kB', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3000, unit: 'grapheme' }), { maxLength: 120 }), (quotes) => {
      const { bytes, body: whole } = body(quotes.map((quote, at) => change(quote, `k${at}`)))
      expect(bytes).toBeLessThanOrEqual(20_000)
      expect(whole.degisiklik_adedi ?? quotes.length).toBe(quotes.length)
      if (!whole.kisaltildi) expect(whole.degisiklikler.map(({ kaynak }) => kaynak?.alinti)).toEqual(quotes)
    }),
    { numRuns: runs(50) },
  )
  const many = body(Array.from({ length: 300 }, (_, at) => change('x', `k${at}`)))
  expect(many.body.degisiklikler.length).toBeGreaterThan(20)
  expect(many.body.degisiklik_adedi).toBe(300)
})

test('a test notification is of the same form', () => {
  expect(notification.parse(JSON.parse(testBody('tsl_2', '2026-11-21T10:00:00.000Z')))).toMatchObject({
    olay: 'test',
    test: true,
    teslim_id: 'tsl_2',
  })
})

test('a notification of events of the account carries them as their feed shows them', () => {
  const event = { sequence: 3, event: 'yaptirim.listelendi' as const, on: '2026-11-20', detail: { ad: 'AYŞE YILMAZ', liste: 'UN' } }
  const text = notificationBody({ ...told([]), event: event.event, categories: [], events: [event] }, 'https://api.example.com')
  expect(notification.parse(JSON.parse(text))).toMatchObject({
    olay: 'yaptirim.listelendi',
    kategoriler: [],
    degisiklikler: [],
    olaylar: [
      { sira: 3, olay: 'yaptirim.listelendi', tarih: '2026-11-20', sirket: { id: 5 }, ayrinti: { ad: 'AYŞE YILMAZ', liste: 'UN' } },
    ],
  })
})
