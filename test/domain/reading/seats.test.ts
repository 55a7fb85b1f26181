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
  [
    "Üç yıl için seçilen yönetim kurulumuz Ada Düşsel'in başkan, Ege Kurgu'nun üye olmasına karar verilmiştir.",
    ['+board_chair Ada Düşsel 3', '+board_member Ege Kurgu 3'],
    BOARD,
  ],
  // how long the company lasts, which is no term of theirs
  ['Yönetim kuruluna Ada Düşsel seçilmiştir. Şirketin süresi 50 yıldır.', ['+board_member Ada Düşsel'], BOARD],
  ['Yönetim kuruluna Ada Düşsel seçilmiş olup şirketin müddeti 50 senedir.', ['+board_member Ada Düşsel'], BOARD],
  ['Şirketin müddeti 50 sene olup yönetim kuruluna Ada Düşsel seçilmiştir.', ['+board_member Ada Düşsel'], BOARD],
  ['Şirketin süresi 50 yıl olup yönetim kuruluna üç yıl için Ada Düşsel seçilmiştir.', ['+board_member Ada Düşsel 3'], BOARD],
  ['Yönetim kuruluna Ada Düşsel seçilmiştir. Şirketin yönetim kurulunun görev süresi 3 yıldır.', ['+board_member Ada Düşsel 3'], BOARD],
  ['Müdürlerden Ada Düşsel müdürlükten affını istemiş ve bu isteği uygun görülmüştür.', ['-manager Ada Düşsel']],
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
  // by whatever turn of phrase a decision, a vacancy and what became so are said
  ["Müdürlüğe Ada Düşsel'in seçilmesi hususuna oybirliği ile karar verilmiştir.", ['+manager Ada Düşsel']],
  [
    "Müdür Ada Düşsel'in yerine Ege Kurgu'nun müdürlüğe seçilmesi hususuna karar verilmiştir.",
    ['+manager Ege Kurgu', '-manager Ada Düşsel'],
  ],
  ["Müdürlüğe Ada Düşsel'in getirilmesi onaylanmıştır.", ['+manager Ada Düşsel']],
  ["Ada Düşsel'in kendi isteği ile müdürlük görevinden ayrılmasına karar verilmiştir.", ['-manager Ada Düşsel']],
  ["Daha önce müdürlüğe seçilen Ada Düşsel'in görevinden alınmasına karar verilmiştir.", ['-manager Ada Düşsel']],
  [
    "Ada Düşsel'in istifasından dolayı açık kalan yönetim kurulu üyeliğine Ege Kurgu'nun tayin edilmesine karar verildi.",
    ['+board_member Ege Kurgu', '-board_member Ada Düşsel'],
    BOARD,
  ],
  [
    "Yönetim kurulu üyelerinin görev süreleri dolmuş olduğundan üç yıllığına Ada Düşsel ile Ege Kurgu'nun yönetim kurulu üyeliklerine getirilmesine karar verilmiştir.",
    ['+board_member Ada Düşsel 3', '+board_member Ege Kurgu 3'],
    BOARD,
  ],
  [
    "3 yıl süreyle yönetim kurulu başkanı olarak Ada Düşsel'in, başkan vekili olarak Ege Kurgu'nun, üye olarak Mert Hayali'nin seçilmesi uygun görülmüştür.",
    ['+board_chair Ada Düşsel 3', '+board_member Mert Hayali 3', '+board_vice_chair Ege Kurgu 3'],
    BOARD,
  ],
  // numbered in a sentence, each by his number and residence
  [
    "1- T.C. uyruklu ve 12345678901 T.C. kimlik numaralı Ada Düşsel, 2- Sayın Ege Kurgu (T.C. Kimlik No: 10987654321)'nun müdür olarak seçilmesine karar verilmiştir.",
    ['+manager Ada Düşsel', '+manager Ege Kurgu'],
  ],
  // that he accepts says nothing new
  ["Ada Düşsel müdür seçilmiştir; Ada Düşsel'in görevi kabul ettiğine dair beyanı alınmıştır.", ['+manager Ada Düşsel']],
  // a branch's managers are none of the company's
  ['Bornova Şubesi Müdürlüğüne Ada Düşsel ve Ege Kurgu seçilmiştir.', ['+branch_manager Ada Düşsel', '+branch_manager Ege Kurgu']],
  [
    "Bornova Şubesi Müdürü Ada Düşsel'in şirket müdürlüğüne, Ege Kurgu'nun Bornova Şubesi Müdürlüğüne atanmasına karar verilmiştir.",
    ['+branch_manager Ege Kurgu', '+manager Ada Düşsel'],
  ],
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
  // who serves on as he did, and who does not
  [
    "Müdürlerden Ada Düşsel'in müdürlük süresinin 5 yıl daha uzatılmasına, yetkilerinin aynen devamına; süresi biten Ege Kurgu'nun yeniden seçilmemesine karar verilmiştir.",
    ['+manager Ada Düşsel 5', '-manager Ege Kurgu'],
  ],
  // all of an organ, and who they are
  [
    "Tüm yönetim kurulu üyelerinin görev süresinin 3 yıl uzatılmasına, Ada Düşsel ve Ege Kurgu'nun bu süre için yeniden seçilmelerine karar verilmiştir.",
    ['+board_member Ada Düşsel 3', '+board_member Ege Kurgu 3'],
    BOARD,
  ],
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

it.each([
  "Müdürlüğe Ada Düşsel'in görev süresi 24.05.2028 tarihinde sona ermek üzere seçilmesine karar verilmiştir.",
  'Görev süresi 24 Mayıs 2028 tarihinde dolmak üzere müdürlüğe Ada Düşsel atanmıştır.',
  "Müdür Ada Düşsel'in görev süresinin 24.05.2028 tarihinde sona ermek üzere uzatılmasına karar verilmiştir.",
])('reads the day on which a term is to end as its last: %s', (sentence) => {
  const { facts, unread } = readNotice(noticeText('Yetkililer', sentence, { title: 'KURGU BOYA LİMİTED ŞİRKETİ' }))
  expect(facts).toMatchObject([{ kind: 'appointment', person: 'Ada Düşsel', role: 'manager', until: '2028-05-24' }])
  expect(unread).toEqual([])
})
it.each([
  'Ada Düşsel müdür seçilmiştir. Ada Düşsel görevi kabul etmemiştir.',
  'Ada Düşsel müdür seçilmiştir. Ege Kurgu görevi kabul etmiştir.',
])('tells who does not accept, or was not elected: %s', (sentence) => expect(seatsOf(sentence).told).toBe(1))

// who signs no more and stays what he is; what is taken with the office is the office's
it.each<[string, string[]]>([
  ["Müdür Ada Düşsel'in temsil yetkisi geri alınmış, müdürlüğü devam etmektedir.", ['-authorised_signatory Ada Düşsel']],
  ["Müdürlerden Ada Düşsel'in imza yetkisine son verilmiş olup müdürlük sıfatı baki kalmıştır.", ['-authorised_signatory Ada Düşsel']],
  ["Ada Düşsel'in temsil yetkisi iptal edilmiş ancak kendisi müdür olarak kalmıştır.", ['-authorised_signatory Ada Düşsel']],
  ["Müdür Ada Düşsel'in kredi ve ipotek işlemlerindeki temsil yetkisi sona ermiştir.", []],
  ["Müdür Ada Düşsel'in banka işlemlerinde imza yetkisi iptal edilmiştir.", []],
  ["Ada Düşsel'in imza hakkı düşmüş ancak kendisi müdür olarak görevine devam etmektedir.", []],
  [
    "Müdür Ada Düşsel'in temsil yetkisi geri alınmış, Ege Kurgu'nun müdürlüğü devam etmektedir.",
    ['+manager Ege Kurgu confirms', '-manager Ada Düşsel'],
  ],
  ["Ada Düşsel'in temsil yetkisi ile müdürlük görevi sona ermiş, ortaklığı devam etmektedir.", ['-manager Ada Düşsel']],
])('whose power ends: %s', (sentence, seats) => expect(seatsOf(sentence).seats).toEqual(seats))
