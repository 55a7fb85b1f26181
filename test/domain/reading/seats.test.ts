/** Who comes to an office and who leaves it, read to the end: the facts of a sentence, and nothing of it told. */
import { expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText } from '../../support/asked.ts'

type Seats = { seats: string[]; told: number }
const seatsOf = (sentence: string, title = 'KURGU BOYA LİMİTED ŞİRKETİ'): Seats => {
  const { facts, unread } = readNotice(noticeText('Yetkililer', sentence, { title }))
  const seats = facts.flatMap((fact) =>
    fact.kind === 'appointment'
      ? [`+${fact.role} ${fact.person}${fact.term_years === null ? '' : ` ${fact.term_years}`}${fact.confirms ? ' confirms' : ''}`]
      : fact.kind === 'departure'
        ? [`-${fact.role} ${fact.person}`]
        : [],
  )
  return { seats: seats.sort(), told: unread.length }
}
const BOARD = 'KURGU BOYA ANONİM ŞİRKETİ'

it.each<[string, string[], string?]>([
  // who comes in whose place
  [
    "Müdürlüğe Ada Düşsel'in yerine Ege Kurgu, Mert Hayali'nin yerine Işık Farazi seçilmiştir.",
    ['+manager Ege Kurgu', '+manager Işık Farazi', '-manager Ada Düşsel', '-manager Mert Hayali'],
  ],
  [
    "Müdürler Ada Düşsel ve Mert Hayali görevlerinden ayrılmışlardır. Yerlerine Ege Kurgu ve Işık Farazi'nin seçilmesine karar verilmiştir.",
    ['+manager Ege Kurgu', '+manager Işık Farazi', '-manager Ada Düşsel', '-manager Mert Hayali'],
  ],
  ["Müdür olarak atanan Ada Düşsel'in görevinden alınmasına karar verilmiştir.", ['-manager Ada Düşsel']],
  ["Ada Düşsel'in şirket müdürlüğünden çıkarılmasına karar verilmiştir.", ['-manager Ada Düşsel']],
  // one chairs
  [
    'Yönetim kurulu başkanlığına Ada Düşsel, üyeleri Ege Kurgu ve Mert Hayali seçilmiştir.',
    ['+board_chair Ada Düşsel', '+board_member Ege Kurgu', '+board_member Mert Hayali'],
    BOARD,
  ],
  [
    "Müdürler kurulu başkanlığına Ada Düşsel'in, müdürler kurulu üyeliklerine Ege Kurgu ve Mert Hayali'nin seçilmelerine karar verilmiştir.",
    ['+manager Ege Kurgu', '+manager Mert Hayali', '+manager_chair Ada Düşsel'],
  ],
  // a time that is over
  ["Müdür Ada Düşsel'in görev süresi dolduğundan süresinin 2 yıl uzatılmasına karar verilmiştir.", ['+manager Ada Düşsel 2']],
  ["Ada Düşsel'in müdürlük görevini aynen sürdürmesine karar verilmiştir.", ['+manager Ada Düşsel confirms']],
  // what opens a sentence, or is a branch's, is no name
  ['Müdür Ege Kurgu görevinden ayrılmıştır. Onun yerine Ada Düşsel seçilmiştir.', ['+manager Ada Düşsel', '-manager Ege Kurgu']],
  ['Ada DÜŞSEL İzmir şubesi müdürlüğünden ayrılmıştır.', ['-branch_manager Ada DÜŞSEL']],
  // the list of evidence ends where prose begins
  ["Genel kurul kararına istinaden Ada Düşsel'in müdürlüğe atanmasının kabulüne karar verilmiştir.", ['+manager Ada Düşsel']],
  ['Şirket müdürlüğüne atanan Ada Düşsel bu görevi kabul ettiğini beyan etmiştir.', ['+manager Ada Düşsel']],
])('reads %s', (sentence, seats, title) => {
  expect(seatsOf(sentence, title)).toEqual({ seats: seats.sort(), told: 0 })
})

it.each([
  'Ada Düşsel 3 (beş) yıl süreyle müdür seçilmiştir.',
  'Ada Düşsel müdür seçilmiş, görev süresi 3 (beş) yıl olarak belirlenmiştir.',
  'Ada Düşsel müdür seçilmiştir. Görev süresi 3 (beş) yıldır.',
])('tells a figure and a word that differ: %s', (sentence) => {
  const { seats, told } = seatsOf(sentence)
  expect(seats.filter((each) => /\d/.test(each))).toEqual([])
  expect(told).toBeGreaterThan(0)
})

const OVER = ['', 'Şirket müdürünün süresi bittiğinden ', 'Şirket müdürünün görev süresinin sona ermesi sebebiyle ']
const ENDS: [string, string][] = [
  ['', 'atanmış bulunmaktadır'],
  ["'in", 'seçilmesine karar verilmiş olup, keyfiyet tescil ve ilan olunur'],
  ["'in", 'tayin edilmesi hususu oybirliğiyle kabul edilmiştir'],
]
const ORDERS = ['OPT', 'OTP', 'PTO', 'TOP', 'TPO', 'POT']
it('reads an election in any order of its parts', () => {
  const sentences = OVER.flatMap((over) =>
    ENDS.flatMap(([ending, verb]) =>
      ORDERS.map((order) => {
        const part: Record<string, string> = { O: 'şirket müdürlüğüne', P: `Ada Düşsel${ending}`, T: 'beş yıl müddetle' }
        const words = `${over}${[...order].map((each) => part[each]).join(' ')} ${verb}.`
        return words.slice(0, 1).toLocaleUpperCase('tr') + words.slice(1)
      }),
    ),
  )
  expect(
    sentences.filter((each) => JSON.stringify(seatsOf(each)) !== JSON.stringify({ seats: ['+manager Ada Düşsel 5'], told: 0 })),
  ).toEqual([])
})
