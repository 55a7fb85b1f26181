/** The changes of the made-up companies as records of the interface: kinds, categories, optional fields, one line in each language. */
import { describe, expect, it } from 'vitest'
import type { Change } from '../../../lib/domain/company/changes/change.ts'
import { changesOf } from '../../../lib/domain/company/changes/changes.ts'
import { sandboxCodes, sandboxRecord } from '../../support/made-up.ts'

const KINDS = ['yetkili-atama', 'yetkili-ayrilma', 'sermaye', 'ortaklik', 'unvan-adres', 'esas-sozlesme', 'durum']
const CATEGORIES = ['durum', 'adres', 'ortaklik', 'sermaye', 'yetkililer', 'unvan', 'esas_sozlesme', 'diger', 'kapandi']
const FIELDS = ['isim', 'sifat', 'onceki', 'yeni', 'pay_tutari', 'pay_orani', 'alan', 'deger', 'madde', 'baslik', 'aciklama']

const feeds = new Map(sandboxCodes.map((code) => [code, changesOf(sandboxRecord(code))]))
const all = [...feeds.values()].flat()
const told = (code: string, tr: string): Pick<Change, 'kind' | 'category' | 'on' | 'fields'> & { en: string } => {
  const found = feeds.get(code)?.find((change) => change.summary.tr === tr)
  if (!found) throw new Error(`${code} does not tell: ${tr}`)
  const { kind, category, on, fields, summary } = found
  return { kind, category, on, fields, en: summary.en }
}

it('every kind and every category occurs, and no other', () => {
  expect([...new Set(all.map(({ kind }) => kind))].sort()).toEqual(KINDS.toSorted())
  expect([...new Set(all.map(({ category }) => category))].sort()).toEqual(CATEGORIES.toSorted())
})

it('every change has a day, a verified quote, known fields with values, and one line in each language', () => {
  for (const change of all) {
    expect(change.on).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(change.source).toMatchObject({ verified: true, quote: expect.stringMatching(/\S/) })
    for (const [name, value] of Object.entries(change.fields)) {
      expect(FIELDS).toContain(name)
      expect(value).toMatch(/\S/)
    }
    for (const text of [change.summary.tr, change.summary.en]) {
      expect(text).toMatch(/^\S[^\n]*\S$/)
      expect(text).not.toMatch(/undefined|null|\(\)|  /)
    }
  }
})

describe('a record of each kind', () => {
  it.each<[string, string, ReturnType<typeof told>]>([
    [
      'DENEME-TAM',
      "Elif Örnekoğlu yönetim kurulu başkanlığına yeniden seçildi (3 yıl, 10.03.2028'e kadar; temsil: münferiden)",
      {
        kind: 'yetkili-atama',
        category: 'yetkililer',
        on: '2025-03-10',
        en: 'Elif Örnekoğlu was re-elected chair of the board (3 years, until 10 March 2028; signs alone)',
        fields: {
          isim: 'ELİF ÖRNEKOĞLU',
          sifat: 'Yönetim Kurulu Başkanı',
          yeni: 'münferiden',
          deger: '10.03.2028',
          aciklama: "3 yıl, 10.03.2028'e kadar",
        },
      },
    ],
    [
      'DENEME-TAM',
      "İpek Varsayım'ın yönetim kurulu üyeliği sona erdi",
      {
        kind: 'yetkili-ayrilma',
        category: 'yetkililer',
        on: '2026-09-21',
        en: 'İpek Varsayım is no longer member of the board',
        fields: { isim: 'İPEK VARSAYIM', sifat: 'Yönetim Kurulu Üyesi', deger: '21.09.2026' },
      },
    ],
    [
      'DENEME-TAM',
      'Deneme Bağımsız Denetim Anonim Şirketi denetçi seçildi (1.1.2026 - 31.12.2026)',
      {
        kind: 'yetkili-atama',
        category: 'diger',
        on: '2026-04-13',
        en: 'Deneme Bağımsız Denetim Anonim Şirketi was elected auditor (1.1.2026 - 31.12.2026)',
        fields: { isim: 'DENEME BAĞIMSIZ DENETİM ANONİM ŞİRKETİ', sifat: 'Denetçi', alan: 'denetci', deger: '1.1.2026 - 31.12.2026' },
      },
    ],
    [
      'DENEME-TAM',
      "Sermaye 2.000.000,00 TL'den 10.000.000,00 TL'ye artırıldı",
      {
        kind: 'sermaye',
        category: 'sermaye',
        on: '2026-11-09',
        en: 'Capital was increased from TRY 2,000,000.00 to TRY 10,000,000.00',
        fields: { alan: 'sermaye', onceki: '2.000.000,00 TL', yeni: '10.000.000,00 TL', aciklama: 'ödenen: 10.000.000,00 TL' },
      },
    ],
    [
      'DENEME-LIMITED',
      "Hasan Varsayım 300.000,00 TL tutarındaki 3000 adet payını Ceren Taslakçı'ya devretti",
      {
        kind: 'ortaklik',
        category: 'ortaklik',
        on: '2025-06-16',
        en: 'Hasan Varsayım transferred 3000 shares of TRY 300,000.00 to Ceren Taslakçı',
        fields: {
          isim: 'HASAN VARSAYIM',
          alan: 'pay_devri',
          onceki: 'HASAN VARSAYIM',
          yeni: 'CEREN TASLAKÇI',
          pay_tutari: '300.000,00 TL',
          pay_orani: '%30',
        },
      },
    ],
    [
      'DENEME-TASFIYE',
      'Unvan değişti: TASFİYE HALİNDE DENEME LOJİSTİK LİMİTED ŞİRKETİ (önceki: DENEME LOJİSTİK LİMİTED ŞİRKETİ)',
      {
        kind: 'unvan-adres',
        category: 'unvan',
        on: '2026-04-13',
        en: 'Trade name changed: TASFİYE HALİNDE DENEME LOJİSTİK LİMİTED ŞİRKETİ (before: DENEME LOJİSTİK LİMİTED ŞİRKETİ)',
        fields: { alan: 'unvan', onceki: 'DENEME LOJİSTİK LİMİTED ŞİRKETİ', yeni: 'TASFİYE HALİNDE DENEME LOJİSTİK LİMİTED ŞİRKETİ' },
      },
    ],
    [
      'DENEME-SURESI-DOLMUS',
      'Adres değişti: DEMİRTAŞ OSB MAH. DENEME SK. NO: 31 OSMANGAZİ / BURSA',
      {
        kind: 'unvan-adres',
        category: 'adres',
        on: '2023-04-10',
        en: 'Address changed: DEMİRTAŞ OSB MAH. DENEME SK. NO: 31 OSMANGAZİ / BURSA',
        fields: {
          alan: 'adres',
          onceki: 'MİNARELİÇAVUŞ MAH. ÖRNEK CAD. NO: 9 NİLÜFER / BURSA',
          yeni: 'DEMİRTAŞ OSB MAH. DENEME SK. NO: 31 OSMANGAZİ / BURSA',
        },
      },
    ],
    [
      'DENEME-KAPALI',
      'Şirket sözleşmesinin 2. maddesi değişti (ŞİRKETİN UNVANI)',
      {
        kind: 'esas-sozlesme',
        category: 'esas_sozlesme',
        on: '2023-10-16',
        en: 'Article 2 of the articles of association was amended (ŞİRKETİN UNVANI)',
        fields: { madde: '2', baslik: 'ŞİRKETİN UNVANI' },
      },
    ],
    [
      'DENEME-TASFIYE',
      'Şirket tasfiyeye girdi',
      {
        kind: 'durum',
        category: 'durum',
        on: '2026-04-13',
        en: 'The company entered liquidation',
        fields: { alan: 'durum', yeni: 'Tasfiye hâlinde', deger: '13.04.2026' },
      },
    ],
    [
      'DENEME-KAPALI',
      'Şirketin kaydı ticaret sicilinden silindi',
      {
        kind: 'durum',
        category: 'kapandi',
        on: '2024-07-08',
        en: 'The company was struck off the trade register',
        fields: { alan: 'durum', yeni: 'Sicilden silinmiş', deger: '08.07.2024' },
      },
    ],
  ])('%s: %s', (code, tr, record) => {
    expect(told(code, tr)).toEqual(record)
  })
})

it('the same notices give the same changes, in whatever order and however often they come', () => {
  for (const code of sandboxCodes) {
    const record = sandboxRecord(code)
    const again = {
      ...record,
      notices: [...record.notices, ...record.notices].toReversed(),
      facts: [...record.facts, ...record.facts].toReversed(),
    }
    expect(changesOf(again)).toEqual(feeds.get(code))
  }
})
