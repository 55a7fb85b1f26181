/** The least capital by the law of each day: a company of few notices, asked on one day. */
import { describe, expect, it } from 'vitest'
import { flagsOf } from '../../../lib/domain/law/tr/flags/flags.ts'
import { foldRecord } from '../../../lib/domain/company/fold/fold.ts'
import { testCapital } from '../../../lib/domain/law/tr/flags/minimum-capital.ts'
import type { IsoDate } from '../../../lib/domain/kernel/dates.ts'
import { becomes, capital, founded, type Notice, notice, recordOf } from '../../support/facts.ts'

const LIMITED = { title: 'ÖRNEK GIDA LİMİTED ŞİRKETİ' }
const BOARD = 'Sermaye Piyasası Kurulunca verilen kayıtlı sermaye tavanı izni'
const MINISTRY = "Ticaret Bakanlığı'nın izni ile kayıtlı sermaye sistemini kabul etmiştir"

/** A company that had this capital since 2005, unless said otherwise. */
const having = (amount: string, on: IsoDate = '2005-03-01'): Notice => notice(on, [founded(on), capital('establishment', null, amount)])
const ceiling = (quote?: string): Notice =>
  notice('2015-06-01', [capital('registered_ceiling', null, '5000000', quote === undefined ? {} : { quote })])

type Case = [article: string, notices: Notice[], day: IsoDate, told: string | null]
const told = (notices: Notice[], day: IsoDate, more = {}): string | null => {
  const test = testCapital(foldRecord(recordOf(notices, more), day), day)
  if (!test || test.result === 'unknown') return test?.result ?? null
  return [test.result, test.least, test.raiseBy, test.otherwise].filter(Boolean).join(' ')
}

describe('a joint-stock company', () => {
  it.each<Case>([
    ['former code 6762: not judged', [having('100')], '2012-06-30', null],
    ['TTK 332, in force on 1 July 2012: met', [having('50000')], '2012-07-01', 'met 50000.00'],
    ['6103 m.20: an older one has until 14 February 2014', [having('49999.99')], '2014-02-14', 'below 50000.00 2014-02-14 dissolved'],
    ['TTK 332: one founded since is bound at once', [having('40000', '2013-01-02')], '2013-01-02', 'below 50000.00'],
    ['TTK 332 before 2024: 50.000 is enough', [having('50000')], '2023-12-31', 'met 50000.00'],
    ['CK 7887: founded since 1 January 2024', [having('200000', '2024-01-01')], '2024-01-01', 'below 250000.00'],
    ['CK 7887: no duty of older ones until the transition came', [having('50000')], '2024-05-28', 'met 50000.00'],
    ['TTK geçici 15: older ones since 29 May 2024', [having('50000')], '2024-05-29', 'below 250000.00 2026-12-31 dissolved'],
    ['TTK geçici 15: at the amount', [having('250000')], '2026-11-21', 'met 250000.00'],
    [
      'TTK geçici 15: raised within the time',
      [having('50000'), notice('2025-02-03', [capital('increase', '50000', '250000')])],
      '2026-11-21',
      'met 250000.00',
    ],
    [
      'TTK geçici 15: as of the day before the raise',
      [having('50000'), notice('2025-02-03', [capital('increase', '50000', '250000')])],
      '2025-02-02',
      'below 250000.00 2026-12-31 dissolved',
    ],
    [
      '6103 m.20: what was not raised by 2014 is told before what is due in 2026',
      [having('5000')],
      '2026-11-21',
      'below 50000.00 2014-02-14 dissolved',
    ],
    ['law 5083: old lira count a million to one', [having('250000000000', '2001-03-01')], '2026-11-21', 'met 250000.00'],
    [
      'no capital in lira',
      [notice('2005-03-01', [founded(), capital('establishment', null, '900000', { currency: 'EUR' })])],
      '2026-11-21',
      'unknown',
    ],
  ])('%s', (_, notices, day, expected) => {
    expect(told(notices, day)).toBe(expected)
  })
})

describe('a limited company', () => {
  it.each<Case>([
    ['former code 6762: not judged', [having('100')], '2012-06-30', null],
    ['TTK 580, in force on 1 July 2012', [having('10000')], '2012-07-01', 'met 10000.00'],
    ['6103 m.20: an older one has until 14 February 2014', [having('5000')], '2013-05-05', 'below 10000.00 2014-02-14 dissolved'],
    ['CK 7887: founded since 1 January 2024', [having('50000', '2024-02-01')], '2024-02-01', 'met 50000.00'],
    ['CK 7887: no duty of older ones until the transition came', [having('10000')], '2024-05-28', 'met 10000.00'],
    ['TTK geçici 15: older ones since 29 May 2024', [having('10000')], '2024-05-29', 'below 50000.00 2026-12-31 dissolved'],
    ['TTK geçici 15: at the amount', [having('50000')], '2026-11-21', 'met 50000.00'],
  ])('%s', (_, notices, day, expected) => {
    expect(told(notices, day, LIMITED)).toBe(expected)
  })
})

describe('the registered-capital system', () => {
  it.each<Case>([
    ['TTK 332: 100.000 before 2024, the ministry permitted it', [having('80000'), ceiling(MINISTRY)], '2016-01-01', 'below 100000.00'],
    ['TTK 332: met', [having('100000'), ceiling(MINISTRY)], '2016-01-01', 'met 100000.00'],
    [
      'TTK geçici 15: below 500.000 it leaves the system',
      [having('250000'), ceiling(MINISTRY)],
      '2026-11-21',
      'below 500000.00 2026-12-31 left_system',
    ],
    [
      'TTK geçici 15: below 250.000 it ends like any other',
      [having('200000'), ceiling(MINISTRY)],
      '2026-11-21',
      'below 250000.00 2026-12-31 dissolved',
    ],
    ['TTK geçici 15: at 500.000', [having('500000'), ceiling(MINISTRY)], '2026-11-21', 'met 500000.00'],
    ['SPKn 18: a public company has no amount here', [having('250000'), ceiling(BOARD)], '2026-11-21', null],
    [
      'SPKn 18: one that went public since',
      [having('250000'), ceiling(MINISTRY), notice('2020-01-10', [capital('registered_ceiling', null, '9000000', { quote: BOARD })])],
      '2026-11-21',
      null,
    ],
    ['TTK 332: who permitted it is not told', [having('250000'), ceiling()], '2026-11-21', 'open 500000.00 2026-12-31 left_system'],
    ['TTK 332: not told, and enough for either', [having('500000'), ceiling()], '2026-11-21', 'met 500000.00'],
    ['TTK 332: before the ceiling was registered', [having('60000'), ceiling(MINISTRY)], '2015-05-31', 'met 50000.00'],
  ])('%s', (_, notices, day, expected) => {
    expect(told(notices, day)).toBe(expected)
  })
})

describe('the flag says so', () => {
  const flag = (notices: Notice[], day: IsoDate, code = 'asgari_sermaye_alti') =>
    flagsOf(recordOf(notices), day).find((each) => each.code === code)

  it.each<[string, Notice[], IsoDate, { active: boolean | null; basis: string; on: IsoDate | null; tr: string }]>([
    [
      'before the last day',
      [having('50000')],
      '2026-12-31',
      {
        active: true,
        basis: 'TTK m.332, m.580, geçici m.15',
        on: '2026-12-31',
        tr: "Tescilli sermaye 50.000,00 TL; en geç 31.12.2026'ya kadar 250.000,00 TL'ye çıkarılmazsa şirket sona ermiş sayılabilir.",
      },
    ],
    [
      'after it',
      [having('50000')],
      '2027-01-01',
      {
        active: true,
        basis: 'TTK m.332, m.580, geçici m.15',
        on: '2026-12-31',
        tr:
          "Tescilli sermaye 50.000,00 TL görünüyor; 31.12.2026 gününe kadar 250.000,00 TL'ye çıkarıldığını gösteren " +
          'ilan bulunamadı, şirket sona ermiş sayılabilir.',
      },
    ],
    [
      'of an earlier law',
      [having('50000')],
      '2020-01-01',
      {
        active: false,
        basis: 'TTK m.332, m.580; 6103 sayılı Kanun m.20',
        on: null,
        tr: 'Tescilli sermaye 50.000,00 TL; kanuni en az tutar 50.000,00 TL.',
      },
    ],
    [
      'of the registered-capital system',
      [having('250000'), ceiling(MINISTRY)],
      '2026-11-21',
      {
        active: true,
        basis: 'TTK m.332, m.580, geçici m.15',
        on: '2026-12-31',
        tr:
          "Çıkarılmış sermaye 250.000,00 TL; en geç 31.12.2026'ya kadar 500.000,00 TL'ye çıkarılmazsa kayıtlı " +
          'sermaye sisteminden çıkılmış sayılabilir.',
      },
    ],
  ])('%s', (_, notices, day, { tr, ...rest }) => {
    const found = flag(notices, day)
    expect(found).toMatchObject(rest)
    expect(found?.text.tr).toBe(tr)
    expect(found?.sources.length).toBeGreaterThan(0)
  })

  it('leaves open what depends on whether the company is public, and says what settles it', () => {
    const found = flag([having('250000'), ceiling()], '2026-11-21')
    expect(found).toMatchObject({ active: null, on: '2026-12-31' })
    expect(found?.text.en).toContain('The notices do not tell which it is: the articles name who gave the permit.')
  })

  it('says nothing of the amounts for a public company, for one that ended, and before July 2012', () => {
    expect([
      flag([having('250000'), ceiling(BOARD)], '2026-11-21'),
      flag([having('1'), notice('2015-01-10', [becomes('STRUCK_OFF')])], '2026-11-21'),
      flag([having('1')], '2012-06-30'),
    ]).toEqual([undefined, undefined, undefined])
  })

  it('leaves the term of the board’s authority to capital-markets law where the Capital Markets Board permitted it', () => {
    expect(flag([having('900000'), ceiling(BOARD)], '2026-11-21', 'kayitli_sermaye_izin_suresi')).toMatchObject({
      active: null,
      basis: 'SPKn m.18',
    })
    expect(flag([having('900000'), ceiling(MINISTRY)], '2026-11-21', 'kayitli_sermaye_izin_suresi')).toMatchObject({
      active: true,
      basis: 'TTK m.460/1',
      on: '2020-06-01',
    })
  })
})
