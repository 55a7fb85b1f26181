/** Flags and findings: each case is a company of few notices, looked at on one day. */
import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../../lib/domain/company/flags/findings.ts'
import type { FlagCode } from '../../../lib/domain/company/flags/flag.ts'
import { flagsOf } from '../../../lib/domain/law/tr/flags/flags.ts'
import type { CompanyRecord } from '../../../lib/domain/company/record.ts'
import type { IsoDate } from '../../../lib/domain/kernel/dates.ts'
import type { RepresentationRule } from '../../../lib/domain/fact/fact.ts'
import {
  becomes,
  capital,
  directs,
  elected,
  holds,
  leaves,
  type Notice,
  notice,
  recordOf,
  renamed,
  signs,
  soleOwner,
  transfers,
} from '../../support/facts.ts'

const LIMITED = { title: 'ÖRNEK GIDA LİMİTED ŞİRKETİ' }
const COOPERATIVE = { title: 'ÖRNEK YAPI KOOPERATİFİ' }
const TODAY = '2026-11-21'
const board = notice('2025-01-10', [elected('AYŞE YILMAZ', 'board_member', { until: '2028-01-10' }), signs('AYŞE YILMAZ')])
const rule = (group: string): RepresentationRule => ({ persons: [], mode: 'joint', group, with: [], limit: null, scope: null, until: null })

const LOSS = 'TTK 376. maddesi gereğince sermayenin karşılıksız kalan kısmı tamamlanmıştır'

describe('flags', () => {
  it.each<[FlagCode, boolean | null | undefined, string, Notice[], Partial<CompanyRecord>?, IsoDate?]>([
    ['yk_suresi_dolmus', false, 'a sitting board', [board]],
    ['yk_suresi_dolmus', true, 'a lapsed board', [board], {}, '2028-01-11'],
    ['yk_suresi_dolmus', false, 'the last day is a day of the term', [board], {}, '2028-01-10'],
    ['yk_suresi_dolmus', true, 'no printed term: the legal maximum', [notice('2020-01-10', [elected('AYŞE YILMAZ')])]],
    ['yk_suresi_dolmus', false, 'a cooperative has four years', [notice('2023-01-10', [elected('AYŞE YILMAZ')])], COOPERATIVE],
    ['yk_suresi_dolmus', undefined, 'a limited company has no board', [notice('2020-01-10', [elected('AYŞE YILMAZ', 'manager')])], LIMITED],
    ['yk_suresi_dolmus', undefined, 'in liquidation', [board, notice('2025-06-01', [becomes('LIQUIDATION')])], {}, '2029-01-01'],
    ['yk_suresi_asim', true, 'ten years printed', [notice('2025-01-10', [elected('AYŞE YILMAZ', 'board_member', { term_years: 10 })])]],
    ['yk_suresi_asim', false, 'three years printed', [board]],
    ['yk_suresi_belirsiz', true, 'nothing printed', [notice('2025-01-10', [elected('AYŞE YILMAZ')])]],
    ['yk_suresi_belirsiz', false, 'an end printed', [board]],
    ['yk_temsil_yetkilisi_yok', false, 'a member signs', [board]],
    [
      'yk_temsil_yetkilisi_yok',
      true,
      'only others sign',
      [
        notice('2025-01-10', [
          elected('AYŞE YILMAZ', 'board_member', { until: '2028-01-10' }),
          elected('CAN ER', 'general_manager'),
          signs('CAN ER'),
        ]),
      ],
    ],
    ['yk_temsil_yetkilisi_yok', null, 'the signing member is lapsed', [board], {}, '2028-02-01'],
    [
      'tuzel_kisi_uye_temsilcisi',
      true,
      'nobody acts for it',
      [notice('2025-01-10', [elected('ÖRNEK HOLDİNG A.Ş.', 'board_member', { until: '2028-01-10' })])],
    ],
    [
      'tuzel_kisi_uye_temsilcisi',
      false,
      'one acts for it',
      [
        notice('2025-01-10', [
          elected('ÖRNEK HOLDİNG A.Ş.', 'board_member', { until: '2028-01-10' }),
          elected('CAN ER', 'representative_of_legal_entity', { legal_entity: 'ÖRNEK HOLDİNG A.Ş.' }),
        ]),
      ],
    ],
    [
      'ltd_ortak_mudur_yok',
      false,
      'a shareholder manages',
      [notice('2025-01-10', [capital('establishment', null, '50000'), holds('AYŞE YILMAZ', '50000'), elected('AYŞE YILMAZ', 'manager')])],
      LIMITED,
    ],
    [
      'ltd_ortak_mudur_yok',
      true,
      'only strangers manage',
      [notice('2025-01-10', [capital('establishment', null, '50000'), holds('AYŞE YILMAZ', '50000'), elected('CAN ER', 'manager')])],
      LIMITED,
    ],
    ['ltd_ortak_mudur_yok', null, 'shareholders not known', [notice('2025-01-10', [elected('CAN ER', 'manager')])], LIMITED],
    [
      'mudurler_kurulu_baskani_yok',
      true,
      'two managers, no chair',
      [notice('2025-01-10', [elected('CAN ER', 'manager'), elected('ECE TUNA', 'manager')])],
      LIMITED,
    ],
    [
      'mudurler_kurulu_baskani_yok',
      false,
      'a chair',
      [notice('2025-01-10', [elected('CAN ER', 'manager'), elected('ECE TUNA', 'manager_chair')])],
      LIMITED,
    ],
    [
      'mudur_suresi_dolmus',
      true,
      'the only manager is lapsed',
      [notice('2020-01-10', [elected('CAN ER', 'manager', { term_years: 5 })])],
      LIMITED,
    ],
    [
      'mudur_suresi_dolmus',
      false,
      'one is open-ended',
      [notice('2020-01-10', [elected('CAN ER', 'manager', { term_years: 5 }), elected('ECE TUNA', 'manager')])],
      LIMITED,
    ],
    [
      'tek_ortak_tescili',
      true,
      'all shares in one hand, nothing registered',
      [
        notice('2024-01-10', [capital('establishment', null, '100'), holds('AYŞE YILMAZ', '50'), holds('CAN ER', '50')]),
        notice('2025-01-10', [transfers('CAN ER', 'AYŞE YILMAZ', '50')]),
      ],
      LIMITED,
    ],
    [
      'tek_ortak_tescili',
      undefined,
      'founded by one',
      [notice('2024-01-10', [capital('establishment', null, '100'), holds('AYŞE YILMAZ', '100')])],
      LIMITED,
    ],
    [
      'tek_ortak_tescili',
      false,
      'registered',
      [notice('2024-01-10', [capital('establishment', null, '100'), soleOwner('AYŞE YILMAZ')])],
      LIMITED,
    ],
    ['ic_yonerge_eksik', true, 'limited power without a directive', [notice('2025-01-10', [signs('CAN ER', 'limited')])]],
    ['ic_yonerge_eksik', false, 'with one', [notice('2025-01-10', [signs('CAN ER', 'limited'), directs('1', null)])]],
    ['cift_yetki', true, 'full and limited power', [board, notice('2025-02-10', [signs('AYŞE YILMAZ', 'limited')])]],
    ['cift_yetki', undefined, 'full power alone', [board]],
    ['asgari_sermaye_alti', true, 'joint-stock below 250.000', [notice('2015-01-10', [capital('establishment', null, '50000')])]],
    ['asgari_sermaye_alti', false, 'joint-stock at 250.000', [notice('2015-01-10', [capital('establishment', null, '250000')])]],
    [
      'asgari_sermaye_alti',
      true,
      'issued capital below 500.000, the ministry permitted the ceiling',
      [
        notice('2015-01-10', [
          capital('establishment', null, '250000'),
          capital('registered_ceiling', null, '900000', { quote: 'Ticaret Bakanlığının izni ile' }),
        ]),
      ],
    ],
    ['asgari_sermaye_alti', false, 'limited at 50.000', [notice('2015-01-10', [capital('establishment', null, '50000')])], LIMITED],
    ['asgari_sermaye_alti', true, 'old lira', [notice('2000-01-10', [capital('establishment', null, '50000000000')])]],
    ['asgari_sermaye_alti', null, 'capital unknown', [board]],
    [
      'asgari_sermaye_alti',
      undefined,
      'struck off',
      [notice('2015-01-10', [capital('establishment', null, '50000'), becomes('STRUCK_OFF')])],
    ],
    ['kayitli_sermaye_izin_suresi', true, 'six years ago', [notice('2020-01-10', [capital('registered_ceiling', null, '900000')])]],
    ['kayitli_sermaye_izin_suresi', false, 'two years ago', [notice('2024-12-10', [capital('registered_ceiling', null, '900000')])]],
    [
      'sermaye_kaybi_borca_batiklik',
      true,
      'told last year',
      [notice('2025-12-10', [capital('decrease', '900000', '300000', { quote: LOSS })])],
    ],
    [
      'sermaye_kaybi_borca_batiklik',
      true,
      'told in an unread clause',
      [
        notice('2025-12-10', [], {
          unread: [{ heading: null, text: 'Şirketin borca batık olduğu tespit edilmiştir.', start: 1, end: 50 }],
        }),
      ],
    ],
    [
      'sermaye_kaybi_borca_batiklik',
      null,
      'told three years ago',
      [notice('2023-10-10', [capital('decrease', '900000', '300000', { quote: LOSS })])],
    ],
    [
      'sermaye_kaybi_borca_batiklik',
      null,
      'page 376 is no article',
      [notice('2025-12-10', [capital('increase', '300000', '900000', { quote: '376 adet paya ayrılmıştır' })])],
    ],
    ['tasfiye_halinde', true, 'in liquidation', [notice('2025-01-10', [becomes('LIQUIDATION'), elected('CAN ER', 'liquidator')])]],
    ['tasfiye_memuru_yok', false, 'with a liquidator', [notice('2025-01-10', [becomes('LIQUIDATION'), elected('CAN ER', 'liquidator')])]],
    ['tasfiye_memuru_yok', true, 'without', [notice('2025-01-10', [becomes('LIQUIDATION')])]],
    [
      'tasfiye_memuru_yok',
      null,
      'without, and notices may be missing',
      [notice('2025-01-10', [becomes('LIQUIDATION')])],
      { retrievalComplete: false },
    ],
    ['tasfiye_uzun', true, 'since 2020', [notice('2020-01-10', [becomes('LIQUIDATION')])]],
    [
      'tasfiye_halinde',
      undefined,
      'ended by strike-off',
      [notice('2020-01-10', [becomes('LIQUIDATION')]), notice('2021-01-10', [becomes('STRUCK_OFF')])],
    ],
    ['konkordato_muhleti', true, 'within the stay', [notice('2026-10-01', [becomes('CONCORDAT_TEMPORARY')])]],
    ['konkordato_muhleti', null, 'the stay is over, nothing published', [notice('2026-01-01', [becomes('CONCORDAT_TEMPORARY')])]],
    [
      'konkordato_muhleti',
      undefined,
      'ended',
      [notice('2026-01-01', [becomes('CONCORDAT_TEMPORARY')]), notice('2026-02-01', [becomes('CONCORDAT_ENDED')])],
    ],
    ['iflas', true, 'opened', [notice('2026-01-01', [becomes('BANKRUPTCY')])]],
    ['terkin', true, 'struck off', [notice('2026-01-01', [becomes('STRUCK_OFF')])]],
    ['terkin', false, 'restored', [notice('2026-01-01', [becomes('STRUCK_OFF')]), notice('2026-02-01', [becomes('REINSTATED')])]],
    ['koop_yk_uye_sayisi', true, 'two members', [notice('2025-01-10', [elected('CAN ER'), elected('ECE TUNA')])], COOPERATIVE],
    [
      'koop_yk_uye_sayisi',
      false,
      'three members',
      [notice('2025-01-10', [elected('CAN ER'), elected('ECE TUNA'), elected('ALİ VELİ')])],
      COOPERATIVE,
    ],
  ])('%s is %s: %s', (code, active, _, notices, more = {}, day = TODAY) => {
    const found = flagsOf(recordOf(notices, more), day).filter((each) => each.code === code)
    expect(found.map((each) => each.active)).toEqual(active === undefined ? [] : [active])
    for (const each of found) if (each.active) expect(each.sources.length).toBeGreaterThan(0)
  })

  it('read as sentences', () => {
    expect(flagsOf(recordOf([board]), '2028-02-01').find((each) => each.code === 'yk_suresi_dolmus')).toMatchObject({
      basis: 'TTK m.362, m.530',
      on: '2028-01-10',
      text: {
        tr:
          'İlanlara göre görevdeki son üyelerin süresi 10.01.2028 günü bitmiş görünüyor ve sonrasına ait bir seçim ' +
          'ilanına rastlanmadı. Organsız kalan şirketin feshi mahkemeden istenebilir.',
      },
    })
    expect(
      flagsOf(recordOf([notice('2015-01-10', [capital('establishment', null, '50000')])]), TODAY).find(
        (each) => each.code === 'asgari_sermaye_alti',
      )?.text.tr,
    ).toBe("Tescilli sermaye 50.000,00 TL; en geç 31.12.2026'ya kadar 250.000,00 TL'ye çıkarılmazsa şirket sona ermiş sayılabilir.")
  })
})

describe('findings', () => {
  const codes = (notices: Notice[], more: Partial<CompanyRecord> = {}, day: IsoDate = TODAY): string[] =>
    findingsOf(recordOf(notices, more), day).map((each) => each.code)

  it('shows the rule beside the departure that left nobody to co-sign', () => {
    const [missing] = findingsOf(
      recordOf([
        notice('2025-01-10', [
          elected('AYŞE YILMAZ', 'board_member', { until: '2028-01-10' }),
          elected('CAN ER', 'board_member', { until: '2028-01-10' }),
          signs('CAN ER', 'joint', { with: ['AYŞE YILMAZ'], quote: 'Ayşe Yılmaz ile müştereken' }),
        ]),
        notice('2025-05-10', [leaves('AYŞE YILMAZ', 'board_member', { quote: 'Ayşe Yılmaz istifa etmiştir' })]),
      ]),
      TODAY,
    )
    expect(missing).toMatchObject({
      code: 'musterek_imzaci_eksik',
      sources: [{ quote: 'Ayşe Yılmaz ile müştereken' }, { quote: 'Ayşe Yılmaz istifa etmiştir' }],
    })
  })

  it.each<[string, string[], Notice[], Partial<CompanyRecord>?, IsoDate?]>([
    ['nothing to say', [], [board]],
    [
      'a joint signer whose only co-signer left',
      ['musterek_imzaci_eksik'],
      [
        notice('2025-01-10', [
          elected('AYŞE YILMAZ', 'board_member', { until: '2028-01-10' }),
          elected('CAN ER', 'board_member', { until: '2028-01-10' }),
          signs('CAN ER', 'joint', { with: ['AYŞE YILMAZ'] }),
          signs('AYŞE YILMAZ'),
        ]),
        notice('2025-05-10', [leaves('AYŞE YILMAZ', 'board_member', { reason: 'resignation' })]),
      ],
    ],
    [
      'one of several who may co-sign is left',
      [],
      [
        notice('2025-01-10', [
          elected('AYŞE YILMAZ', 'board_member', { until: '2028-01-10' }),
          elected('CAN ER', 'board_member', { until: '2028-01-10' }),
          elected('ECE TUNA', 'board_member', { until: '2028-01-10' }),
          signs('CAN ER', 'joint', { with: ['AYŞE YILMAZ', 'ECE TUNA'], quote: 'herhangi birisiyle müştereken' }),
          signs('AYŞE YILMAZ'),
          signs('ECE TUNA'),
        ]),
        notice('2025-05-10', [leaves('AYŞE YILMAZ')]),
      ],
    ],
    [
      'a grade nobody holds',
      ['musterek_imzaci_eksik'],
      [
        notice('2025-01-10', [
          elected('CAN ER', 'board_member', { until: '2028-01-10' }),
          signs('CAN ER', 'joint', { with: ['B'], group: 'A' }),
        ]),
      ],
    ],
    [
      'a directive that names persons and titles, no groups',
      [],
      [
        board,
        notice('2025-02-10', [
          directs('1', null, [{ ...rule('A'), group: null, persons: ['CAN ER'], with: ['AYLA ER'] }, rule('Satın Alma Müdürü')]),
        ]),
      ],
    ],
    [
      'a directive for a group nobody is in',
      ['ic_yonerge_grubu_bos'],
      [board, notice('2025-02-10', [directs('1', null, [rule('A'), rule('B')]), signs('CAN ER', 'limited', { group: 'A' })])],
    ],
    ['an undated notice', ['tarihsiz_ilan'], [board, notice(null, [elected('CAN ER')])]],
    [
      'two notices disagree on capital',
      ['sermaye_zinciri_kopuk'],
      [notice('2020-01-01', [capital('establishment', null, '100000')]), notice('2021-01-01', [capital('increase', '200000', '500000')])],
    ],
    [
      'not before the second came',
      [],
      [notice('2020-01-01', [capital('establishment', null, '100000')]), notice('2021-01-01', [capital('increase', '200000', '500000')])],
      {},
      '2020-06-01',
    ],
    [
      'two notices disagree on the title',
      ['unvan_zinciri_kopuk'],
      [notice('2020-01-01', [renamed('ESKİ A.Ş.', 'YENİ A.Ş.')]), notice('2021-01-01', [renamed('BAŞKA A.Ş.', 'SON A.Ş.')])],
    ],
    ['one day, two notices, one office', ['ayni_gun_celiski'], [board, notice('2025-01-10', [leaves('AYŞE YILMAZ')])]],
    [
      'alone and jointly in one notice',
      ['temsil_celiski'],
      [
        notice('2025-01-10', [
          elected('AYŞE YILMAZ'),
          elected('CAN ER'),
          signs('AYŞE YILMAZ'),
          signs('AYŞE YILMAZ', 'joint', { with: ['CAN ER'] }),
          signs('CAN ER'),
        ]),
      ],
    ],
    [
      'a name a scan may have made of another',
      ['isim_okuma_farki'],
      [notice('2025-01-10', [elected('HASAN SARIOĞLU')]), notice('2025-02-10', [leaves('HASAN SATIOĞLU')])],
    ],
    [
      'which is not decided where notices may be missing',
      ['benzer_isimler'],
      [notice('2025-01-10', [elected('HASAN SARIOĞLU')]), notice('2025-02-10', [leaves('HASAN SATIOĞLU')])],
      { retrievalComplete: false },
    ],
  ])('%s', (_, expected, notices, more, day) => {
    expect(codes(notices, more, day)).toEqual(expected)
  })

  it('show both quotes of a contradiction', () => {
    const [finding] = findingsOf(
      recordOf([
        notice('2020-01-01', [capital('establishment', null, '100000', { quote: 'sermayesi 100.000 TL' })]),
        notice('2021-01-01', [capital('increase', '200000', '500000', { quote: 'önceki sermayesi 200.000 TL' })]),
      ]),
      TODAY,
    )
    expect(finding?.sources.map((source) => source.quote)).toEqual(['sermayesi 100.000 TL', 'önceki sermayesi 200.000 TL'])
    expect(finding?.text.tr).toBe(
      "Sermaye son ilana göre 100.000,00 TL iken sonraki ilan 200.000,00 TL'den başlıyor: arada bir ilan eksik " +
        'ya da tutarlardan biri yanlış.',
    )
  })
})
