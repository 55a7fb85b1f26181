/** Founders whom a contract lists below the words that found the company: all of them, or nobody; what is said behind them. */
import { describe, expect, it } from 'vitest'
import { bodyOf, readNotice } from '../../../lib/domain/notice/read.ts'
import { foundersBelow } from '../../../lib/domain/reading/founders.ts'

const contract = (list: string): string => `Konya Ticaret Sicili Memurluğundan

Sicil No: 990099

Ticaret Ünvanı
DENEMEKENT METAL SANAYİ VE TİCARET LİMİTED ŞİRKETİ

Adresi: Kurgu Cad. No: 182 Konya

Yukarıda ünvanı yazılı şirketin Konya 4. Noterliğinden 24.9.1998 tarih 33902 sayı ile tasdikli ana sözleşmesi 30.9.1998 tarihinde tescil edilmiştir.

ANA SÖZLEŞME

Kuruluş
Madde 1- Aşağıda isimleri yazılı kurucular arasında bir limited şirket kurulmuştur.
${list}

Ünvan
Madde 2- Şirketin ünvanı "Denemekent Metal Sanayi ve Ticaret Limited Şirketi"dir.

İdare ve Temsil
Madde 8- Şirket müdürlüğüne aksi karar alınıncaya kadar ortaklardan Ada Düşsel seçilmiştir. Şirketi müdür münferit imzası ile temsil ve ilzam eder.
`
const read = (list: string): { founders: string[]; told: string[] } => {
  const { unread } = readNotice(contract(list), { published_on: '1998-10-07', issue: '4640', page: '100' })
  return {
    founders: foundersBelow(bodyOf(contract(list)).body).map(({ name }) => name),
    told: unread.map(({ text }) => text),
  }
}

describe('founders in a list below', () => {
  const ALL = ['Ada Düşsel', 'Mert Hayali', 'Ece Kurgu']
  it.each([
    ['1- Ada Düşsel\n2- Mert Hayali\n3- Ece Kurgu'],
    ['1) Ada Düşsel 2) Mert Hayali 3) Ece Kurgu'],
    ["1- Ada Düşsel\n2- Mert Hayali\n3- Ece Kurgu\nKurucuların hepsi T.C. uyruklu olup Konya'da oturmaktadırlar."],
    ["a) Ada Düşsel\nb) Mert Hayali\nc) Ece Kurgu\nYukarıda adı geçen ortaklar T.C. uyruklu olup Konya'da ikamet etmektedirler."],
    ['1- Ada Düşsel\n2- Mert Hayali\n3- Ece Kurgu\nOrtakların tamamı Türkiye Cumhuriyeti vatandaşıdır.'],
    ["1- Ada Düşsel\n2- Mert Hayali\n3- Ece Kurgu\nHer üç ortak da Türk tebaasından olup Konya'da mukimdir."],
    ["1- Ada Düşsel\n2- Mert Hayali\n3- Ece Kurgu\nKurucular Türk uyruklu ve Konya'da mukimdirler."],
  ])('are known: %s', (list) => {
    expect(read(list)).toEqual({ founders: ALL, told: [] })
  })

  it.each([
    ['1- Ada Düşsel\n2- Mert Hayali ve Ece Kurgu'],
    ['1- Ada Düşsel\n2- Mert Hayali\n3- ... Kurgu'],
    ['1- Ada Düşsel (küçük, velisi Hasan Düşsel)\n2- Mert Hayali\n3- Ece Kurgu'],
    ['1- Ada Düşsel'],
  ])('are nobody where the list may not be whole: %s', (list) => {
    expect(read(list).founders).toEqual([])
  })

  it.each([
    ['1- Ada Düşsel\n2- Mert Hayali\n3- Ece Kurgu\nKurucuların hepsi T.C. uyruklu olup şirketi birlikte temsil ederler.'],
    [
      '1- Ada Düşsel\n2- Mert Hayali\n3- Ece Kurgu\nKuruculardan Ece Kurgu reşit olmadığından velisi Mert Hayali tarafından temsil edilmektedir.',
    ],
  ])('what is said behind it of more than where they live is told: %s', (list) => {
    expect(read(list).told.length).toBeGreaterThan(0)
  })
})
