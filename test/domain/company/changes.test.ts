/** The change feed as a reader sees it: one line per change, in both languages. */
import { describe, expect, it } from 'vitest'
import { changesOf } from '../../../lib/domain/company/changes/changes.ts'
import type { CompanyRecord } from '../../../lib/domain/company/record.ts'
import {
  amends,
  audits,
  becomes,
  branch,
  capital,
  directs,
  elected,
  founded,
  holds,
  leaves,
  moves,
  type Notice,
  notice,
  recordOf,
  renamed,
  signs,
  soleOwner,
  transfers,
} from '../../support/facts.ts'

const LIMITED = { title: 'ÖRNEK GIDA LİMİTED ŞİRKETİ' }

const feed = (notices: Notice[], more?: Partial<CompanyRecord>): string[] =>
  changesOf(recordOf(notices, more)).map((each) => `${each.kind} ${each.category}: ${each.summary.tr}`)
const last = (notices: Notice[], more?: Partial<CompanyRecord>) => changesOf(recordOf(notices, more)).at(-1)

const ayse = notice('2021-04-01', [
  elected('AYŞE YILMAZ', 'board_member', { term_years: 3 }),
  elected('AYŞE YILMAZ', 'board_chair', { term_years: 3 }),
  signs('AYŞE YILMAZ'),
])
const ali = notice('2021-04-01', [
  elected('ALİ VELİ', 'board_member', { until: '2024-04-01' }),
  signs('ALİ VELİ', 'joint', { with: ['*'] }),
])

describe('officers', () => {
  it.each<[string, Notice[], string[]]>([
    [
      'several offices of one notice are one change, the senior first',
      [ayse],
      ["yetkili-atama yetkililer: Ayşe Yılmaz yönetim kurulu başkanlığına seçildi (3 yıl, 01.04.2024'e kadar; temsil: münferiden)"],
    ],
    [
      'offices of two kinds',
      [notice('2021-04-01', [elected('AYŞE YILMAZ', 'board_member', { until: '2024-04-01' }), elected('AYŞE YILMAZ', 'general_manager')])],
      ["yetkili-atama yetkililer: Ayşe Yılmaz yönetim kurulu üyeliğine ve genel müdürlük görevine seçildi (01.04.2024'e kadar)"],
    ],
    [
      'a longer term than the law allows',
      [notice('2021-04-01', [elected('ALİ VELİ', 'board_member', { until: '2031-04-01' })])],
      [
        "yetkili-atama yetkililer: Ali Veli yönetim kurulu üyeliğine seçildi (ilanda 01.04.2031'e kadar, kanunen " +
          "en geç 01.04.2024'e kadar)",
      ],
    ],
    [
      'no printed term',
      [notice('2021-04-01', [elected('ALİ VELİ')])],
      ["yetkili-atama yetkililer: Ali Veli yönetim kurulu üyeliğine seçildi (süre ilanda yazmıyor, kanunen en geç 01.04.2024'e kadar)"],
    ],
    [
      're-election with "görevi sona ermiştir" is one change',
      [ali, notice('2024-03-01', [leaves('ALİ VELİ'), elected('ALİ VELİ', 'board_member', { until: '2027-03-01' })])],
      [
        "yetkili-atama yetkililer: Ali Veli yönetim kurulu üyeliğine seçildi (01.04.2024'e kadar; temsil: diğer " +
          'yetkililerden biriyle müştereken)',
        "yetkili-atama yetkililer: Ali Veli yönetim kurulu üyeliğine yeniden seçildi (01.03.2027'ye kadar)",
      ],
    ],
    [
      'resignation, on an earlier day',
      [ali, notice('2022-05-02', [leaves('ALİ VELİ', 'board_member', { reason: 'resignation', on: '2022-04-20' })])],
      [
        "yetkili-atama yetkililer: Ali Veli yönetim kurulu üyeliğine seçildi (01.04.2024'e kadar; temsil: diğer " +
          'yetkililerden biriyle müştereken)',
        'yetkili-ayrilma yetkililer: Ali Veli yönetim kurulu üyeliğinden ayrıldı (istifa; 20.04.2022)',
      ],
    ],
    [
      'a departure of someone no notice brought',
      [notice('2022-05-02', [leaves('HİÇ KİMSE', 'manager', { reason: 'dismissal' })])],
      ['yetkili-ayrilma yetkililer: Hiç Kimse şirket müdürlüğünden alındı'],
    ],
    [
      'death',
      [notice('2021-04-01', [elected('ALİ VELİ', 'manager')]), notice('2022-05-02', [leaves('ALİ VELİ', 'manager', { reason: 'death' })])],
      [
        'yetkili-atama yetkililer: Ali Veli şirket müdürlüğüne seçildi',
        "yetkili-ayrilma yetkililer: Ali Veli'nin şirket müdürlüğü sona erdi (ölüm)",
      ],
    ],
    [
      'a new chair, and what becomes of the old one',
      [
        notice('2021-04-01', [elected('AYŞE YILMAZ', 'board_chair', { until: '2024-04-01' })]),
        notice('2022-04-01', [elected('MEHMET DEMİR', 'board_chair', { until: '2024-04-01' })]),
      ],
      [
        "yetkili-atama yetkililer: Ayşe Yılmaz yönetim kurulu başkanlığına seçildi (01.04.2024'e kadar)",
        "yetkili-atama yetkililer: Mehmet Demir yönetim kurulu başkanlığına seçildi (01.04.2024'e kadar)",
        "yetkili-ayrilma yetkililer: Ayşe Yılmaz'ın yönetim kurulu başkanlığı sona erdi (yerine başkası seçildi; " +
          'yönetim kurulu üyeliği sürüyor)',
      ],
    ],
    [
      'who acts for a legal entity',
      [
        notice('2021-04-01', [
          elected('ÖRNEK HOLDİNG A.Ş.', 'board_member', { until: '2024-04-01' }),
          elected('ECE TUNA', 'representative_of_legal_entity', { legal_entity: 'ÖRNEK HOLDİNG A.Ş.' }),
        ]),
      ],
      [
        'yetkili-atama yetkililer: Ece Tuna Örnek Holding A.Ş. adına hareket edecek gerçek kişi olarak belirlendi',
        "yetkili-atama yetkililer: Örnek Holding A.Ş. yönetim kurulu üyeliğine seçildi (01.04.2024'e kadar)",
      ],
    ],
    [
      'an auditor',
      [notice('2021-04-01', [audits('ÖRNEK DENETİM A.Ş.', '2021')])],
      ['yetkili-atama diger: Örnek Denetim A.Ş. denetçi seçildi (2021)'],
    ],
    [
      'a directive',
      [notice('2021-04-01', [directs('3', '2021-03-15')])],
      ['yetkili-atama yetkililer: Sınırlı yetkiye ilişkin iç yönerge tescil edildi (15.03.2021 tarihli; 3 sayılı)'],
    ],
  ])('%s', (_, notices, lines) => {
    expect(feed(notices)).toEqual(lines)
  })

  it('tell how someone signs from now on', () => {
    const change = last([
      ali,
      notice('2022-04-01', [
        signs('ALİ VELİ', 'joint', { with: ['AYŞE YILMAZ', 'CAN ER'], quote: 'AYŞE YILMAZ veya CAN ER den herhangi biri ile' }),
      ]),
    ])
    expect(change?.summary).toEqual({
      tr: "Ali Veli'nin temsil yetkisi değişti: Ayşe Yılmaz veya Can Er ile müştereken (önceki: diğer yetkililerden biriyle müştereken)",
      en: 'The power of Ali Veli to sign changed: jointly with Ayşe Yılmaz or Can Er (before: jointly with any other signatory)',
    })
    expect(change?.fields).toEqual({
      isim: 'ALİ VELİ',
      alan: 'temsil',
      onceki: 'diğer yetkililerden biriyle müştereken',
      yeni: 'Ayşe Yılmaz veya Can Er ile müştereken',
    })
  })

  it('tell grade, group and limit of a power', () => {
    const limited = notice('2021-04-01', [
      elected('CAN ER', 'authorised_signatory'),
      signs('CAN ER', 'limited', { group: '2', limit: { amount: '100000', currency: 'TRY' } }),
      elected('ECE TUNA', 'authorised_signatory'),
      signs('ECE TUNA', 'joint', { group: 'A', with: ['CAN ER'] }),
    ])
    expect(changesOf(recordOf([limited])).map((each) => [each.fields.yeni, each.summary.en])).toEqual([
      [
        "iç yönergeye göre sınırlı, 2. derece, 100.000,00 TL'ye kadar",
        'Can Er was appointed authorised signatory (signs within the internal directive, grade 2, up to TRY 100,000.00)',
      ],
      ['Can Er ile müştereken, A grubu', 'Ece Tuna was appointed authorised signatory (signs jointly with Can Er, group A)'],
    ])
  })

  it('keep the printed name, the office and the end of the term as fields', () => {
    const [change] = changesOf(recordOf([ayse]))
    expect(change).toMatchObject({
      on: '2021-04-01',
      fields: { isim: 'AYŞE YILMAZ', deger: '01.04.2024', yeni: 'münferiden' },
      source: { noticeId: 1, verified: true },
    })
    expect(change?.summary.en).toBe('Ayşe Yılmaz was elected chair of the board (3 years, until 1 April 2024; signs alone)')
  })
})

describe('the company', () => {
  it.each<[string, Notice[], string[], Partial<CompanyRecord>?]>([
    [
      'is founded',
      [notice('2020-01-01', [founded(), capital('establishment', null, '100000'), moves(null, 'ÇANKAYA / ANKARA', null)])],
      [
        'durum durum: Şirket kuruldu',
        'sermaye sermaye: Sermaye 100.000,00 TL olarak tescil edildi',
        'unvan-adres adres: Adres tescil edildi: ÇANKAYA / ANKARA',
      ],
    ],
    [
      'raises its capital',
      [notice('2020-01-01', [capital('increase', '1000000', '5000000')])],
      ["sermaye sermaye: Sermaye 1.000.000,00 TL'den 5.000.000,00 TL'ye artırıldı"],
    ],
    [
      'lowers its capital, in a foreign currency',
      [notice('2020-01-01', [capital('decrease', '2000', '1000', { currency: 'EUR' })])],
      ["sermaye sermaye: Sermaye 2.000,00 EUR'den 1.000,00 EUR'ye azaltıldı"],
    ],
    [
      'sets and changes a ceiling',
      [
        notice('2020-01-01', [capital('registered_ceiling', null, '1000000')]),
        notice('2021-01-01', [capital('registered_ceiling', null, '3000000')]),
      ],
      [
        'sermaye sermaye: Kayıtlı sermaye tavanı 1.000.000,00 TL olarak tescil edildi',
        "sermaye sermaye: Kayıtlı sermaye tavanı 1.000.000,00 TL'den 3.000.000,00 TL'ye değiştirildi",
      ],
    ],
    [
      'moves and takes another name',
      [notice('2020-01-01', [renamed('ESKİ A.Ş.', 'YENİ A.Ş.'), moves('A MAH.', 'B MAH.')])],
      ['unvan-adres unvan: Unvan değişti: YENİ A.Ş. (önceki: ESKİ A.Ş.)', 'unvan-adres adres: Adres değişti: B MAH.'],
    ],
    [
      'amends its articles',
      [notice('2020-01-01', [amends(['6', '8', '12'], 'SERMAYE')])],
      ['esas-sozlesme esas_sozlesme: Esas sözleşmenin 6, 8 ve 12. maddeleri değişti (SERMAYE)'],
    ],
    [
      'amends its contract',
      [notice('2020-01-01', [amends(['6'])])],
      ['esas-sozlesme esas_sozlesme: Şirket sözleşmesinin 6. maddesi değişti'],
      LIMITED,
    ],
    [
      'opens and closes a branch',
      [notice('2020-01-01', [branch('open', 'ÖRNEK İZMİR ŞUBESİ')]), notice('2021-01-01', [branch('close', 'ÖRNEK İZMİR ŞUBESİ')])],
      ['durum diger: Şube açıldı: ÖRNEK İZMİR ŞUBESİ', 'durum diger: Şube kapatıldı: ÖRNEK İZMİR ŞUBESİ'],
    ],
    [
      'is liquidated and struck off',
      [notice('2020-01-01', [becomes('LIQUIDATION')]), notice('2021-01-01', [becomes('STRUCK_OFF')])],
      ['durum durum: Şirket tasfiyeye girdi', 'durum kapandi: Şirketin kaydı ticaret sicilinden silindi'],
    ],
    [
      'is restored',
      [notice('2021-01-01', [becomes('STRUCK_OFF')]), notice('2022-01-01', [becomes('REINSTATED')])],
      ['durum kapandi: Şirketin kaydı ticaret sicilinden silindi', 'durum durum: Şirketin kaydı yeniden açıldı (ihya)'],
    ],
    [
      'moves to another register: not closed',
      [notice('2021-01-01', [moves('ANKARA', 'İZMİR', 'out'), becomes('STRUCK_OFF')])],
      [
        'durum durum: Merkez nakli nedeniyle eski sicil müdürlüğündeki kayıt kapatıldı',
        'unvan-adres adres: Merkez başka bir sicil müdürlüğüne nakledildi: İZMİR',
      ],
    ],
    [
      'is taken over',
      [notice('2021-01-01', [becomes('MERGED', { counterparty: 'BÜYÜK A.Ş.', quote: 'birleşerek infisah etmiştir' })])],
      ['durum kapandi: Şirket Büyük A.Ş. ile birleşerek sona erdi'],
    ],
    [
      'gets a stay',
      [notice('2021-01-01', [becomes('CONCORDAT_TEMPORARY')])],
      ["durum durum: Geçici konkordato mühleti verildi (01.04.2021'e kadar, kanuni süreye göre)"],
    ],
  ])('%s', (_, notices, lines, more) => {
    expect(feed(notices, more)).toEqual(lines)
  })
})

describe('shareholders', () => {
  const founding = notice('2020-01-01', [
    capital('establishment', null, '100000'),
    holds('AYŞE YILMAZ', '60000'),
    holds('ALİ VELİ', '40000'),
  ])
  const after = (...told: Parameters<typeof notice>[1]): string[] => feed([founding, notice('2021-01-01', told)], LIMITED).slice(3)

  it.each<[string, Parameters<typeof notice>[1], string[]]>([
    [
      'a transfer tells of both sides',
      [
        transfers('AYŞE YILMAZ', 'MEHMET DEMİR', '10000', { shares: 100 }),
        holds('AYŞE YILMAZ', '50000'),
        holds('ALİ VELİ', '40000'),
        holds('MEHMET DEMİR', '10000'),
      ],
      ["ortaklik ortaklik: Ayşe Yılmaz 10.000,00 TL tutarındaki 100 adet payını Mehmet Demir'e devretti"],
    ],
    ['of unknown size', [transfers('AYŞE YILMAZ', 'ECE TUNA', null)], ["ortaklik ortaklik: Ayşe Yılmaz paylarını Ece Tuna'ya devretti"]],
    [
      'a new list',
      [holds('AYŞE YILMAZ', '70000'), holds('CAN ER', '30000')],
      [
        "ortaklik ortaklik: Ayşe Yılmaz'ın payı değişti: 70.000,00 TL, %70 (önceki: 60.000,00 TL)",
        'ortaklik ortaklik: Can Er ortak olarak tescil edildi (30.000,00 TL, %30)',
        'ortaklik ortaklik: Ali Veli yeni ortak listesinde yer almıyor',
      ],
    ],
    [
      'one shareholder',
      [transfers('ALİ VELİ', 'AYŞE YILMAZ', '40000'), soleOwner('AYŞE YILMAZ')],
      [
        'ortaklik ortaklik: Ayşe Yılmaz tek ortak oldu (100.000,00 TL)',
        "ortaklik ortaklik: Ali Veli 40.000,00 TL tutarındaki paylarını Ayşe Yılmaz'a devretti",
      ],
    ],
    [
      'capital raised without a list changes no holding',
      [capital('increase', '100000', '200000')],
      ["sermaye sermaye: Sermaye 100.000,00 TL'den 200.000,00 TL'ye artırıldı"],
    ],
  ])('%s', (_, told, lines) => {
    expect(after(...told).filter((line) => !line.startsWith('sermaye') || told.some((each) => each.kind === 'capital'))).toEqual(lines)
  })
})

it('the same notices give the same keys, and no two changes share one', () => {
  const record = recordOf([
    ayse,
    ali,
    notice('2022-01-01', [leaves('ALİ VELİ'), leaves('AYŞE YILMAZ'), signs(['CAN ER', 'ECE TUNA'], 'joint')]),
  ])
  const keys = changesOf(record).map((change) => change.key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(changesOf(structuredClone(record)).map((change) => change.key)).toEqual(keys)
})
