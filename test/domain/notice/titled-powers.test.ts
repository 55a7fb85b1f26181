/** Powers that a clause gives to whoever holds a title. */
import { describe, expect, it } from 'vitest'
import type { FactOf } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const HEAD =
  "T.C. ANKARA TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN Ticaret Sicil/Dosya No: 1234 Ticaret Unvanı: ÖRNEK GIDA ANONİM ŞİRKETİ " +
  'Tescil Edilen Hususlar: Yönetim Kurulu / Yetkililer Tescile Delil Olan Belgeler: 1.6.2020 Tarihli Genel Kurul Kararı YÖNETİM KURULU '
const powers = (text: string): FactOf<'representation'>[] =>
  readNotice(HEAD + text).facts.flatMap((fact) => (fact.kind === 'representation' ? [fact] : []))

describe('a power by title', () => {
  it.each<[string, string, object[]]>([
    [
      'of the chair alone, or of two others',
      'Şirketin; Yönetim Kurulu Başkanının tek başına veya diğer üyelerden ikisinin müşterek imzaları ile temsil ve ilzam edilmesine karar verilmiştir.',
      [
        { mode: 'sole', by_title: ['Yönetim Kurulu Başkanı'], persons: [] },
        { mode: 'joint', by_title: ['Yönetim Kurulu Üyesi'], any_of: true, persons: [] },
      ],
    ],
    [
      'of two titles together',
      'Şirket, Genel Müdür ile yönetim kurulu üyelerinden herhangi birinin müşterek imzası ile temsil ve ilzam edilir.',
      [{ mode: 'joint', by_title: ['Genel Müdür', 'Yönetim Kurulu Üyesi'], any_of: false }],
    ],
    [
      'of three managers together',
      'Şirket üç müdürün birlikte atacakları imza ile temsil ve ilzam olunur.',
      [{ mode: 'joint', by_title: ['Müdür'], any_of: true, told: { together: 3 } }],
    ],
    [
      'of those whom the notice elects',
      'DEMİR KURGU, SEVDA HAYAL ve TUNÇ DÜŞ üç yıl için yönetim kurulu üyeliklerine seçilmişlerdir. Şirketin yönetim kurulu üyelerinden ' +
        'herhangi ikisinin müşterek imzası ile temsil ve ilzam edilmesine karar verilmiştir.',
      [{ mode: 'joint', persons: ['DEMİR KURGU', 'SEVDA HAYAL', 'TUNÇ DÜŞ'], by_title: ['Yönetim Kurulu Üyesi'] }],
    ],
    [
      'of an office that no register knows, as the clause gives it to somebody',
      'Başkan DEMİR KURGU, Başkan Yardımcısı SEVDA HAYAL, Muhasip Üye TUNÇ DÜŞ olup kooperatif, Başkan ile Muhasip Üyenin, Başkanın yokluğunda ' +
        'Başkan Yardımcısı ile Muhasip Üyenin müşterek imzalarıyla temsil ve ilzam edilir.',
      [
        { mode: 'joint', persons: ['DEMİR KURGU', 'TUNÇ DÜŞ'], any_of: false },
        { mode: 'joint', persons: ['SEVDA HAYAL', 'TUNÇ DÜŞ'], condition: 'Başkanın yokluğunda' },
      ],
    ],
    [
      'is none where the chair signs with one of them only and two "others" sign',
      'Şirketin Yönetim Kurulu Başkanı ile Genel Müdürün müştereken veya diğer üyelerden ikisinin müşterek imzaları ile temsil edilmesine karar verilmiştir.',
      [],
    ],
  ])('%s', (_, text, expected) => {
    expect(powers(text)).toMatchObject(expected)
    expect(powers(text)).toHaveLength(expected.length)
  })
})
