/** Numbers in whichever way they are printed: what becomes one form, and what can be read in two ways and stays. */
import { describe, expect, it } from 'vitest'
import { flatten } from '../../../lib/domain/notice/flat.ts'
import { inOneForm } from '../../../lib/domain/notice/numbers/one-form.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText } from '../../support/asked.ts'

const formOf = (text: string): string => inOneForm(flatten(text)).text

describe('money in one form', () => {
  it.each([
    ["değeri 100 000 TL'ye kadar", "değeri 100.000 TL'ye kadar"],
    ["100.000,00.-TL'yi aşan", "100.000,00 TL'yi aşan"],
    ['100.000 (yüzbin) Türk Lirasına kadar', "100.000 TL'ye kadar"],
    ["100.000 TL (Yüz Bin Türk Lirası)'na kadar", "100.000 TL'ye kadar"],
    ['Bir milyon beş yüz bin Türk Lirasının üzerindeki', "1.500.000 TL'nin üzerindeki"],
    ['Yüzbin Türk Lirasına (100.000,00 TL) kadar', "100.000 TL'ye kadar"],
    ["1,5 milyon TL'ye kadar", "1.500.000 TL'ye kadar"],
    ["₺100.000'ye kadar", "100.000 TL'ye kadar"],
    ["TL 100.000'e kadar", "100.000 TL'ye kadar"],
    ['0 - TL 10.000 (dahil): bir imza', '0 - 10.000 TL (dahil): bir imza'],
    ['50.000 ABD Dolarını aşan', "50.000 USD'yi aşan"],
    ['100.000 ile 500.000 TL arasındaki', '100.000 TL ile 500.000 TL arasındaki'],
    ['10.000 TL (on bin Türk Lirası) (dahil)', '10.000 TL (dahil)'],
  ])('%s', (printed, form) => {
    expect(formOf(printed)).toBe(form)
  })

  it.each([
    // Which number ends where nobody can tell.
    "Madde 5 120 500 TL'ye kadar",
    'iki buçuk milyon TL',
    '50.000 Kanada Doları',
    '2.500 milyon TL',
    'sermayesi 1.000.000 TL 40.000 paya bölünmüştür',
    'Sermaye: 50.000,00 TL (70064)',
  ])('%s stays', (printed) => {
    expect(formOf(printed)).toBe(printed)
  })

  it('keeps beside an amount what its words say otherwise', () => {
    expect(formOf("100.000 TL (birmilyon Türk Lirası)'ye kadar")).toBe("100.000 TL'ye (birmilyon) kadar")
  })
})

describe('days in one form', () => {
  it.each([
    ['14 Mart 2022 tarihinde', '14.3.2022 tarihinde'],
    ['14 MART 2022 günlü karar', '14.3.2022 tarihli karar'],
    ['14.III.2022 tarihli', '14.3.2022 tarihli'],
    ['14. 03. 2022 gününe kadar', '14.03.2022 tarihine kadar'],
    ["28/02/2026'ya kadar", '28.02.2026 tarihine kadar'],
    ["1 Ocak 2020'den itibaren", '1.1.2020 tarihinden itibaren'],
    ['14 Mart 2022 Pazartesi günü', '14.3.2022 günü'],
    ['31 Şubat 2022 tarihinde', '31 Şubat 2022 tarihinde'],
    ['9 Eylül 1922 Mah. No: 3', '9 Eylül 1922 Mah. No: 3'],
  ])('%s', (printed, form) => {
    expect(formOf(printed)).toBe(form)
  })

  it('knows a February in Roman numerals where other months stand so', () => {
    expect(formOf('5.II.2021 tarihli, 7.IX.2021 tarihli')).toBe('5.2.2021 tarihli, 7.9.2021 tarihli')
  })
})

describe('small counts in one form', () => {
  it.each([
    ['3 (üç) sene süreyle', '3 yıl süreyle'],
    ['üç (3) yıllığına', '3 yıllığına'],
    ['36 ay süreyle', '3 yıl süreyle'],
    ['tescilden itibaren 24 ay içinde', 'tescilden itibaren 24 ay içinde'],
    ['3 (beş) yıl süreyle', '3 (beş) yıl süreyle'],
    ['üyelerden 2 (iki) kişinin', 'üyelerden iki kişinin'],
    ["herhangi 2'sinin imzası", 'herhangi ikisinin imzası'],
    ["1'inci derece imza", '1. derece imza'],
    ['Madde 2 Müdürler', 'Madde 2 Müdürler'],
  ])('%s', (printed, form) => {
    expect(formOf(printed)).toBe(form)
  })
})

it('quotes a number as it is printed', () => {
  const text = noticeText(
    'Müdürler / Yetkililer',
    "Türkiye Cumhuriyeti Uyruklu 123******45 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, AYŞE YILMAZ; 28 Şubat 2026'ya kadar Müdür olarak seçilmiştir.",
  )
  const [fact] = readNotice(text).facts
  expect(fact).toMatchObject({ kind: 'appointment', until: '2026-02-28', verified: true })
  expect(fact?.quote).toContain("28 Şubat 2026'ya kadar")
})

describe('the label of a form of signing', () => {
  it.each(['-', '–', ';', '='])('bears the mark of the templates whichever is printed: %s', (mark) => {
    expect(formOf(`Yetki Şekli ${mark} Münferiden Temsile Yetkilidir.`)).toBe('Yetki Şekli : Münferiden Temsile Yetkilidir.')
  })
})
