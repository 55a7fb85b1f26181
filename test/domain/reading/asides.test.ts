/** What prose tells of somebody beside his name decides nothing: the sentence says the same with it and without it. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText } from '../../support/asked.ts'

const read = (words: string) => {
  const { facts, unread } = readNotice(noticeText('Müdürler / Yetkililer', words, { title: 'KURGU BOYA LİMİTED ŞİRKETİ' }))
  return {
    facts: facts.map(({ quote: _quote, start: _start, end: _end, told: _told, ...fact }) =>
      'masked' in fact ? { ...fact, masked: undefined } : fact,
    ),
    unread: unread.length,
  }
}
const SENTENCES: ((before: string, behind: string) => string)[] = [
  (a, b) => `Şirket müdürlüğüne ${a}Ada Düşsel${b}'in beş yıl süreyle seçilmesine karar verilmiştir.`,
  (a, b) => `Müdürlüğe ${a}Ada Düşsel${b} ile ${a}Naz Kurgan${b} seçilmiş olup şirketi müştereken temsil ve ilzam ederler.`,
  (a, b) => `Müdür ${a}Ada Düşsel${b}'in müdürlük görevi sona ermiştir.`,
]
const BEFORE = [
  '123******46 T.C. kimlik numaralı',
  "T.C. kimlik no'su 123******46 olan",
  'Alman vatandaşı',
  'T.C. uyruklu, 123******46 T.C. kimlik numaralı',
  "İzmir/Konak'ta mukim",
  'Caferağa Mah. Belediye Başkanı Hasan Kaya Bulvarı No: 12/4 Kadıköy/İstanbul adresinde oturan',
  'baba adı Ali olan',
  'Ali kızı 1960 doğumlu',
  'Sayın',
  'Prof. Dr.',
  'makine mühendisi',
  'emekli öğretmen',
  'hissedarlarımızdan',
  'dışarıdan',
]
const BEHIND = [
  ' (T.C. Kimlik No: 123******46)',
  ' (Alman vatandaşı)',
  ' (1960 doğumlu)',
  ' (Kadıköy/İstanbul)',
  ' (İran uyruklu, 1960 doğumlu)',
]

describe.each(SENTENCES.map((sentence) => [sentence('', ''), sentence] as const))('%s', (bare, sentence) => {
  it.each([...BEFORE.map((aside) => [`${aside} `, ''] as const), ...BEHIND.map((aside) => ['', aside] as const)])(
    'says the same with "%s%s"',
    (before, behind) => {
      expect(read(sentence(before, behind))).toEqual(read(bare))
    },
  )
})

describe('whoever is named once more by less than his name', () => {
  const chosen = 'Müdürlüğe Ada Düşsel ve Naz Kurgan seçilmiştir.'
  it.each(['Ada Hanım', 'Sayın Düşsel'])('is the one who bears it: %s', (short) => {
    const { facts } = readNotice(noticeText('Müdürler / Yetkililer', `${chosen} ${short}'ın müdürlük görevi sona ermiştir.`))
    expect(facts.flatMap((fact) => (fact.kind === 'departure' ? [fact.person] : []))).toEqual(['Ada Düşsel'])
  })
  it('is nobody where none is known to bear it', () => {
    const { facts, unread } = readNotice(noticeText('Müdürler / Yetkililer', "Müdür Ada Hanım'ın müdürlük görevi sona ermiştir."))
    expect(facts.filter(({ kind }) => kind === 'departure')).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
  })
})

it('takes a day of birth for nothing of who stands before it', () => {
  const text = 'Müdürlüğe Ali Kaya, 12.05.1972 doğumlu Veli Can ve Ayşe Öz seçilmişlerdir.'
  const { facts } = readNotice(noticeText('Müdürler', text))
  expect(facts.flatMap((fact) => (fact.kind === 'appointment' ? [fact.person] : []))).toEqual(['Ali Kaya', 'Veli Can', 'Ayşe Öz'])
})

it('sees whose child somebody is in brackets that no blank parts from his name', () => {
  const text =
    'Yönetim Kurulu Asil Üyeliğine\n1-Ramazan Satır (Mehmet\nOğlu)\n2-İbrahim Çelik(Ahmet Oğlü)\n3-Yasin Arslan (Mehmet Oğlu)\nseçilmişlerdir.'
  const { facts } = readNotice(noticeText('Yönetim Kurulu', text, { title: 'KURGU TARIM ANONİM ŞİRKETİ' }))
  expect(facts.flatMap((fact) => (fact.kind === 'appointment' ? [fact.person] : []))).toEqual([
    'Ramazan Satır',
    'İbrahim Çelik',
    'Yasin Arslan',
  ])
})

it.each([
  ['Ayşe Çiftçi ve Dr. Mehmet Oturan', ['Ayşe Çiftçi', 'Mehmet Oturan']],
  ['Ali Emekli ile avukat Veli Yazar', ['Ali Emekli', 'Veli Yazar']],
  ['Fatma Doğan, Mehmet kızı Can Terzi', ['Fatma Doğan', 'Can Terzi']],
  ['Alman uyruklu Elif Su Türk, 1968 doğumlu Ali Öz', ['Elif Su Türk', 'Ali Öz']],
  ["Bursa Osmangazi'de mukim Kemal Pilot ve Emekli Ali Kaya", ['Kemal Pilot', 'Ali Kaya']],
])('takes no surname for what somebody is besides: %s', (list, people) => {
  const { facts } = readNotice(
    noticeText('Yönetim Kurulu', `Yönetim kurulu üyeliklerine ${list} seçilmişlerdir.`, { title: 'KURGU TARIM ANONİM ŞİRKETİ' }),
  )
  expect(facts.flatMap((fact) => (fact.kind === 'appointment' ? [fact.person] : []))).toEqual(people)
})
