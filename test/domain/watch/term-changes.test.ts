/** Changes that a day brings, as a reader sees them. */
import { describe, expect, it } from 'vitest'
import { lapseChanges, termEndChange, THRESHOLDS, type Threshold } from '../../../lib/domain/watch/term-changes.ts'
import type { TermEnd } from '../../../lib/domain/company/officers/term-ends.ts'
import { elected, notice, recordOf } from '../../support/facts.ts'

const end: TermEnd = {
  factId: 'f1',
  endsOn: '2027-10-25',
  person: 'AYŞE YILMAZ',
  role: 'board_chair',
  basis: 'printed',
  source: { factId: 'f1', noticeId: 7, quote: 'üç yıl için', verified: true },
}

it.each<[Threshold, string, string, string]>([
  [
    90,
    '2027-07-27',
    "Ayşe Yılmaz'ın görev süresi 25.10.2027 günü doluyor (Yönetim Kurulu Başkanı; 90 gün kaldı)",
    'The term of Ayşe Yılmaz ends on 25 October 2027 (Chair of the board; 90 days left)',
  ],
  [
    30,
    '2027-09-25',
    "Ayşe Yılmaz'ın görev süresi 25.10.2027 günü doluyor (Yönetim Kurulu Başkanı; 30 gün kaldı)",
    'The term of Ayşe Yılmaz ends on 25 October 2027 (Chair of the board; 30 days left)',
  ],
  [
    7,
    '2027-10-18',
    "Ayşe Yılmaz'ın görev süresi 25.10.2027 günü doluyor (Yönetim Kurulu Başkanı; 7 gün kaldı)",
    'The term of Ayşe Yılmaz ends on 25 October 2027 (Chair of the board; 7 days left)',
  ],
  [
    0,
    '2027-10-25',
    "Ayşe Yılmaz'ın görev süresi 25.10.2027 günü doluyor (Yönetim Kurulu Başkanı; son gün)",
    'The term of Ayşe Yılmaz ends on 25 October 2027 (Chair of the board; last day)',
  ],
])('%i days before the end of a term', (days, on, tr, en) => {
  expect(termEndChange(end, days)).toEqual({
    key: `takvim:gorev-suresi:f1:2027-10-25:${days}`,
    kind: 'yetkili-atama',
    category: 'yetkililer',
    on,
    summary: { tr, en },
    source: { factId: 'f1', noticeId: 7, quote: 'üç yıl için', verified: true },
    fields: {
      isim: 'AYŞE YILMAZ',
      sifat: 'Yönetim Kurulu Başkanı',
      alan: 'gorev_suresi',
      deger: '25.10.2027',
      aciklama: 'Bitiş tarihi ilanda yazıyor.',
    },
  })
})

it('says so where only the law sets the end, and has one key for each seat, end and threshold', () => {
  expect(termEndChange({ ...end, basis: 'law' }, 30).summary.tr).toContain(
    '(Yönetim Kurulu Başkanı; süre ilanda yazmıyor, kanunen en geç gün; 30 gün kaldı)',
  )
  const keys = [end, { ...end, factId: 'f2' }, { ...end, endsOn: '2028-10-25' }].flatMap((each) =>
    THRESHOLDS.map((days) => termEndChange(each, days).key),
  )
  expect(new Set(keys).size).toBe(12)
})

describe('a term that is over', () => {
  const board = recordOf([
    notice('2023-10-25', [
      elected('AYŞE YILMAZ', 'board_chair', { term_years: 3 }),
      elected('ALİ VELİ', 'board_member', { term_years: 2 }),
    ]),
  ])
  const manager = recordOf([notice('2023-10-25', [elected('CAN ER', 'manager', { until: '2025-01-01' })])], {
    title: 'ÖRNEK GIDA LİMİTED ŞİRKETİ',
  })

  it.each<[string, ReturnType<typeof lapseChanges>, string[]]>([
    [
      'the board, when its last member is',
      lapseChanges(board, '2026-10-24', '2026-10-26'),
      ['2026-10-26 Yönetim kurulunun süresi dolmuş görünüyor (25.10.2026; sonrasına ait seçim ilanı bulunamadı)'],
    ],
    ['not on the last day', lapseChanges(board, '2026-10-24', '2026-10-25'), []],
    ['not for one member of several', lapseChanges(board, '2025-10-24', '2025-10-26'), []],
    ['not again after it was told', lapseChanges(board, '2026-10-25', '2026-11-26'), []],
    [
      'a manager',
      lapseChanges(manager, '2024-12-31', '2025-01-02'),
      ['2025-01-02 Müdürün süresi dolmuş görünüyor (01.01.2025; sonrasına ait seçim ilanı bulunamadı)'],
    ],
  ])('%s', (_, changes, lines) => {
    expect(changes.map((change) => `${change.on} ${change.summary.tr}`)).toEqual(lines)
  })

  it('carries the code of the flag and the words of the election', () => {
    expect(lapseChanges(board, '2026-10-24', '2026-10-26')).toMatchObject([
      {
        key: 'takvim:yk_suresi_dolmus:2026-10-25',
        kind: 'yetkili-atama',
        category: 'yetkililer',
        source: { noticeId: 1 },
        fields: { alan: 'yk_suresi_dolmus', deger: '25.10.2026' },
      },
    ])
  })
})
