/** What a clause on signing adds to its form: fields of the power, or the clause is told. */
import { describe, expect, it } from 'vitest'
import type { FactOf } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const HEAD =
  "T.C. ANKARA TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN Ticaret Sicil/Dosya No: 1234 Ticaret Unvanı: ÖRNEK GIDA ANONİM ŞİRKETİ " +
  'Tescil Edilen Hususlar: Yönetim Kurulu / Yetkililer Tescile Delil Olan Belgeler: 1.6.2020 Tarihli Genel Kurul Kararı YÖNETİM KURULU '
const END = ' imzaları ile temsil ve ilzam edilmesine karar verilmiştir.'
const read = (text: string): { powers: FactOf<'representation'>[]; told: string } => {
  const { facts, unread } = readNotice(HEAD + text + END)
  return {
    powers: facts.flatMap((fact) => (fact.kind === 'representation' ? [fact] : [])),
    told: unread.map((clause) => clause.text).join(' '),
  }
}
const THREE = ['DEMİR KURGU', 'SEVDA HAYAL', 'TUNÇ DÜŞ']
const limit = { amount: '200000.00', currency: 'TRY' }

describe('a power', () => {
  it.each<[string, string, object[]]>([
    [
      'of one pair or another',
      "Şirketin; DEMİR KURGU ile SEVDA HAYAL veya DEMİR KURGU ile TUNÇ DÜŞ'ün müşterek",
      [
        { persons: ['DEMİR KURGU', 'SEVDA HAYAL'], any_of: false },
        { persons: ['DEMİR KURGU', 'TUNÇ DÜŞ'], any_of: false },
      ],
    ],
    [
      'with one of two others',
      "Şirketin; DEMİR KURGU'nun, SEVDA HAYAL veya TUNÇ DÜŞ'ten biri ile birlikte atacağı müşterek",
      [{ persons: ['DEMİR KURGU'], with: ['SEVDA HAYAL', 'TUNÇ DÜŞ'], any_of: true }],
    ],
    [
      'that one of them is needed for',
      "Şirketin; DEMİR KURGU, SEVDA HAYAL ve TUNÇ DÜŞ'ten herhangi ikisinin, biri mutlaka DEMİR KURGU olmak üzere, müşterek",
      [{ persons: THREE, any_of: true, indispensable: ['DEMİR KURGU'] }],
    ],
    [
      'that needs one of a group',
      "Şirketin; DEMİR KURGU, SEVDA HAYAL ve TUNÇ DÜŞ'ten herhangi ikisinin, biri A grubundan olmak kaydıyla, müşterek",
      [{ persons: THREE, any_of: true, indispensable: ['A'] }],
    ],
    [
      'that needs the chair',
      "Şirketin; yönetim kurulu başkanının imzası bulunmak kaydıyla DEMİR KURGU, SEVDA HAYAL ve TUNÇ DÜŞ'ten herhangi ikisinin müşterek",
      [{ persons: THREE, indispensable: ['Yönetim Kurulu Başkanı'] }],
    ],
    [
      'that leaves something out',
      "Şirketin; taşınmaz satışı ve ipotek hariç olmak üzere, DEMİR KURGU'nun münferit",
      [{ persons: ['DEMİR KURGU'], mode: 'sole', excludes: 'taşınmaz satışı ve ipotek' }],
    ],
    [
      'from an amount on',
      "Şirketin; 200.000 TL üzerindeki işlemlerde DEMİR KURGU ile SEVDA HAYAL'in müşterek",
      [{ mode: 'joint', floor: limit }],
    ],
    [
      'up to an amount, and another above it',
      "Şirketin; 200.000 TL'ye kadar olan işlemlerde DEMİR KURGU'nun münferit imzası ile, 200.000 TL'yi aşan işlemlerde DEMİR KURGU ile SEVDA HAYAL'in müşterek",
      [
        { persons: ['DEMİR KURGU'], mode: 'sole', limit },
        { persons: ['DEMİR KURGU', 'SEVDA HAYAL'], mode: 'joint', floor: limit },
      ],
    ],
  ])('%s', (_, text, expected) => {
    const { powers } = read(text)
    expect(powers).toMatchObject(expected)
    expect(powers).toHaveLength(expected.length)
  })

  it.each([
    ['where nobody can tell which of them belong together', "Şirketin; DEMİR KURGU ve SEVDA HAYAL veya TUNÇ DÜŞ'ün müşterek"],
    ['under a condition that no field takes', "Şirketin; bankanın yazılı onayı alınmak kaydıyla DEMİR KURGU'nun münferit"],
    [
      'where only one half is said for an amount',
      "Şirketin; DEMİR KURGU'nun münferit imzası ile, 200.000 TL'yi aşan işlemlerde DEMİR KURGU ile SEVDA HAYAL'in müşterek",
    ],
    ['where who must sign is nobody known', "Şirketin; birinin imzası mutlaka denetçi olmak üzere DEMİR KURGU ile SEVDA HAYAL'in müşterek"],
  ])('is told %s', (_, text) => {
    const { powers, told } = read(text)
    expect(powers).toEqual([])
    expect(told).toContain('DEMİR KURGU')
  })
})
