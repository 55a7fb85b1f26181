/** Flags that rest on what notices tell in words and on periods that run from an entry: each case is a company of few notices on one day. */
import { describe, expect, it } from 'vitest'
import type { FlagCode } from '../../../lib/domain/company/flags/flag.ts'
import type { CompanyRecord, NoticeRef } from '../../../lib/domain/company/record.ts'
import type { IsoDate } from '../../../lib/domain/kernel/dates.ts'
import { flagsOf } from '../../../lib/domain/law/tr/flags/flags.ts'
import {
  audits,
  becomes,
  capital,
  elected,
  holds,
  leaves,
  meets,
  type Notice,
  notice,
  recordOf,
  signs,
  transfers,
} from '../../support/facts.ts'

const LIMITED = { title: 'ÖRNEK GIDA LİMİTED ŞİRKETİ' }
const FOREIGN = { title: 'EXAMPLE GMBH MERKEZİ ALMANYA TÜRKİYE ŞUBESİ' }
const TODAY = '2026-11-21'

/** Words of a notice that no fact holds. */
const unread = (text: string, noticeType = 'İlan'): Partial<NoticeRef> => ({
  noticeType,
  unread: [{ heading: null, text, start: 0, end: text.length }],
})
const call = (day: IsoDate, about: string): Notice =>
  notice(day, [], unread(`${about} nedeniyle alacaklılarımızın alacaklarını bildirmeleri ilan olunur`, 'Alacaklılara Çağrı'))
const calls = (about: string, ...days: IsoDate[]): Notice[] => days.map((day) => call(day, about))
const wound = notice('2026-01-05', [becomes('LIQUIDATION', { on: '2026-01-02' }), elected('AYŞE YILMAZ', 'liquidator')])
const board = [elected('AYŞE YILMAZ', 'board_chair', { until: '2028-01-10' }), elected('CAN ER', 'board_member', { until: '2028-01-10' })]
const decrease = notice('2026-08-03', [capital('decrease', '1000000', '600000')])
const interim = notice('2025-03-10', [
  leaves('ECE TUNA'),
  elected('ALİ VELİ', 'board_member', { quote: 'TTK 363. maddesi uyarınca boşalan üyeliğe ALİ VELİ seçilmiştir' }),
])
const sitting = notice('2025-01-10', [...board, elected('ECE TUNA', 'board_member', { until: '2028-01-10' })])
const TURK = 'Türkiye Cumhuriyeti Uyruklu 123******10 Kimlik No’lu, İSTANBUL / ÜSKÜDAR adresinde ikamet eden, AYŞE YILMAZ'
const GERMAN = 'Almanya Uyruklu, BERLIN adresinde ikamet eden, AYŞE YILMAZ'
const liquidated = (quote?: string): Notice =>
  notice('2026-01-05', [becomes('LIQUIDATION', { on: '2026-01-02' }), elected('AYŞE YILMAZ', 'liquidator', quote ? { quote } : {})])
const bought = (more: Partial<NoticeRef> = {}): Notice[] => [
  notice('2025-01-10', [capital('establishment', null, '100000'), holds('CAN ER', '100000'), elected('CAN ER', 'manager')]),
  notice('2026-02-02', [transfers('CAN ER', 'ÖRNEK HOLDİNG A.Ş.', '60000')], more),
]

describe('flags by the words and periods of notices', () => {
  it.each<[FlagCode, boolean | null | undefined, string, Notice[], Partial<CompanyRecord>?, IsoDate?]>([
    ['kayyim', undefined, 'no trustee', [sitting]],
    [
      'kayyim',
      true,
      'with all powers',
      [sitting, notice('2026-05-04', [], unread('yönetim kurulunun yetkilerinin kayyıma devredilmesine karar verilmiştir'))],
    ],
    ['kayyim', true, 'who approves acts', [notice('2026-05-04', [], unread('yönetim kurulu işlemlerinin kayyımın onayına bağlanmasına'))]],
    ['kayyim', null, 'whose power is not told', [notice('2026-05-04', [], unread('şirkete kayyım atanmıştır'))]],
    [
      'kayyim',
      false,
      'ended',
      [
        notice('2026-05-04', [], unread('şirkete yönetim kayyımı atanmıştır')),
        notice('2026-08-03', [], unread('kayyımlık kararının kaldırılmasına')),
      ],
    ],
    [
      'kayyim',
      undefined,
      'before it was registered',
      [sitting, notice('2026-05-04', [], unread('yönetim kayyımı atanmıştır'))],
      {},
      '2026-05-01',
    ],
    ['gecici_tescil', true, 'within three months', [notice('2026-10-05', [], unread('geçici olarak tescil edilmiştir'))]],
    ['gecici_tescil', null, 'three months on, nothing published', [notice('2026-05-04', [], unread('geçici olarak tescil edilmiştir'))]],
    [
      'gecici_tescil',
      false,
      'made final',
      [
        notice('2026-10-05', [], unread('geçici olarak tescil edilmiştir')),
        notice('2026-11-02', [], unread('kesin olarak tescil edilmiştir')),
      ],
    ],
    [
      'gecici_tescil',
      undefined,
      'a temporary stay is no provisional entry',
      [notice('2026-10-05', [], unread('geçici mühlet verilmesine'))],
    ],
    ['gec_tescil', true, 'forty days after the meeting', [notice('2026-06-10', [meets('2026-05-01'), ...board])]],
    ['gec_tescil', false, 'twelve days after', [notice('2026-05-13', [meets('2026-05-01'), ...board])]],
    ['gec_tescil', false, 'an increase has thirty days', [notice('2026-05-28', [meets('2026-05-01'), capital('increase', '1', '2')])]],
    ['gec_tescil', undefined, 'no day of decision printed', [sitting]],
    ['gec_tescil', undefined, 'long ago', [notice('2020-06-10', [meets('2020-05-01'), ...board])]],
    ['sermaye_artirimi_tescil_suresi', true, 'four months', [notice('2026-06-10', [meets('2026-02-01'), capital('increase', '1', '2')])]],
    ['sermaye_artirimi_tescil_suresi', false, 'two months', [notice('2026-03-30', [meets('2026-02-01'), capital('increase', '1', '2')])]],
    ['sermaye_artirimi_tescil_suresi', null, 'no day of decision', [notice('2026-03-30', [capital('increase', '1', '2')])]],
    ['sermaye_odeme_suresi', true, 'not paid', [notice('2023-03-01', [], unread('kalan kısmı 24 ay içinde ödenecektir'))]],
    ['sermaye_odeme_suresi', null, 'still to be paid', [notice('2026-03-02', [], unread('kalan kısmı 24 ay içinde ödenecektir'))]],
    [
      'sermaye_odeme_suresi',
      false,
      'paid',
      [
        notice('2023-03-01', [], unread('kalan kısmı 24 ay içinde ödenecektir')),
        notice('2025-06-02', [], unread('önceki sermayenin tamamı ödenmiştir')),
      ],
    ],
    [
      'sermaye_azaltimi_alacakli_suresi',
      true,
      'within two months of the third call',
      [decrease, ...calls('sermayenin azaltılması', '2026-09-15', '2026-09-22', '2026-09-29')],
    ],
    [
      'sermaye_azaltimi_alacakli_suresi',
      false,
      'after them',
      [decrease, ...calls('sermayenin azaltılması', '2026-08-10', '2026-08-17', '2026-08-24')],
    ],
    [
      'sermaye_azaltimi_alacakli_suresi',
      null,
      'two calls found',
      [decrease, ...calls('sermayenin azaltılması', '2026-09-15', '2026-09-22')],
    ],
    ['sermaye_azaltimi_alacakli_suresi', null, 'no call found', [decrease]],
    [
      'alacakli_bekleme',
      true,
      'within three months of the third call',
      [wound, ...calls('tasfiye', '2026-09-01', '2026-09-08', '2026-09-15')],
    ],
    ['alacakli_bekleme', false, 'after them', [wound, ...calls('tasfiye', '2026-02-02', '2026-02-09', '2026-02-16')]],
    ['alacakli_bekleme', null, 'calls missing', [wound, ...calls('tasfiye', '2026-09-01')]],
    [
      'alacakli_bekleme',
      true,
      'six months by the law of the day',
      [notice('2021-01-05', [becomes('LIQUIDATION', { on: '2021-01-04' })]), ...calls('tasfiye', '2021-02-01', '2021-02-08', '2021-02-15')],
      {},
      '2021-07-01',
    ],
    ['alacakli_bekleme', undefined, 'not in liquidation', [sitting]],
    [
      'birlesme_bolunme_alacakli',
      true,
      'two months after a merger',
      [notice('2026-09-28', [becomes('MERGED', { quote: 'devralma suretiyle' })])],
    ],
    ['birlesme_bolunme_alacakli', false, 'four months after', [notice('2026-07-20', [becomes('MERGED', { quote: 'devralma suretiyle' })])]],
    [
      'birlesme_bolunme_alacakli',
      null,
      'a division without its calls',
      [notice('2026-09-28', [becomes('DIVIDED', { quote: 'kısmi bölünme' })])],
    ],
    [
      'birlesme_bolunme_alacakli',
      true,
      'a division, by its calls',
      [...calls('kısmi bölünme', '2026-09-07', '2026-09-14'), notice('2026-09-28', [becomes('DIVIDED', { quote: 'kısmi bölünme' })])],
    ],
    ['denetci_suresi', false, 'for the current period', [notice('2026-04-01', [audits('DENETİM A.Ş.', '2026')])]],
    ['denetci_suresi', true, 'for the one before', [notice('2025-04-01', [audits('DENETİM A.Ş.', '01.01.2025-31.12.2025')])]],
    ['denetci_suresi', false, 'the fourth month not over', [notice('2025-04-01', [audits('DENETİM A.Ş.', '2025')])], {}, '2026-04-30'],
    ['denetci_suresi', null, 'a period that names no year', [notice('2025-04-01', [audits('DENETİM A.Ş.', 'bir dönem')])]],
    ['denetci_suresi', undefined, 'none ever published', [sitting]],
    ['gecici_uye_onayi', null, 'no later general assembly', [sitting, interim]],
    ['gecici_uye_onayi', true, 'a later one without approval', [sitting, interim, notice('2025-06-02', [meets('2025-05-20')])]],
    [
      'gecici_uye_onayi',
      false,
      'approved',
      [sitting, interim, notice('2025-06-02', [meets('2025-05-20')], unread('ALİ VELİ’nin üyeliği genel kurulca onaylanmıştır'))],
    ],
    ['baskan_gorev_suresi', true, 'two years before the rule ended', [notice('2022-03-01', board)]],
    ['baskan_gorev_suresi', false, 'half a year before it', [notice('2024-01-10', board)]],
    ['baskan_gorev_suresi', false, 'since it ended', [sitting]],
    [
      'baskan_gorev_suresi',
      null,
      'no chair known',
      [
        notice('2025-01-10', [
          elected('AYŞE YILMAZ', 'board_member', { until: '2028-01-10' }),
          elected('CAN ER', 'board_member', { until: '2028-01-10' }),
        ]),
      ],
    ],
    ['tasfiye_memuru_tc_sarti', false, 'a Turkish citizen resident in Türkiye', [liquidated(TURK)]],
    ['tasfiye_memuru_tc_sarti', true, 'a foreigner abroad', [liquidated(GERMAN)]],
    ['tasfiye_memuru_tc_sarti', null, 'nothing printed', [liquidated()]],
    ['hakimiyet_bildirimi', null, 'a company bought the majority', bought(), LIMITED],
    ['hakimiyet_bildirimi', false, 'with its notice', bought(unread('TTK 198. madde uyarınca hakimiyet bildirimi')), LIMITED],
    ['hakimiyet_bildirimi', true, 'of a published group, without its notice', bought(unread('Şirketler topluluğuna katılmıştır')), LIMITED],
    ['hakimiyet_bildirimi', undefined, 'a joint-stock company', bought()],
    [
      'yabanci_sube_temsilcisi',
      false,
      'a resident agent',
      [notice('2025-01-10', [elected('AYŞE YILMAZ', 'branch_manager', { quote: TURK }), signs('AYŞE YILMAZ')])],
      FOREIGN,
    ],
    [
      'yabanci_sube_temsilcisi',
      null,
      'no home printed',
      [notice('2025-01-10', [elected('AYŞE YILMAZ', 'branch_manager'), signs('AYŞE YILMAZ')])],
      FOREIGN,
    ],
    ['yabanci_sube_temsilcisi', true, 'nobody', [notice('2025-01-10', [capital('establishment', null, '1')])], FOREIGN],
  ])('%s is %s: %s', (code, active, _, notices, company = {}, day = TODAY) => {
    const flag = flagsOf(recordOf(notices, company), day).find((each) => each.code === code)
    expect(flag === undefined ? undefined : flag.active).toBe(active)
    if (!flag) return
    expect(flag.basis).toMatch(/m\.\d/)
    for (const text of [flag.name, flag.text]) expect([text.tr, text.en]).not.toContain('')
    for (const source of flag.sources) expect(source.verified).toBe(true)
  })

  it('cite the words they rest on', () => {
    const flags = flagsOf(recordOf([notice('2026-05-04', [], unread('şirkete yönetim kayyımı atanmıştır'))]), TODAY)
    expect(flags.find(({ code }) => code === 'kayyim')?.sources[0]?.quote).toBe('şirkete yönetim kayyımı atanmıştır')
  })
})
