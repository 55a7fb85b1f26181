import { expect, it } from 'vitest'
import { isMasthead, readMasthead } from '../../../../lib/domain/notice/page/masthead.ts'

it.each([
  ['SAYFA : 776 TÜRKİYE TİCARET SİCİLİ GAZETESİ 10 EKİM 2023 SAYI: 10932', { publishedOn: '2023-10-10', issue: '10932', page: '776' }],
  ['29 ARALIK 2023 SAYI: 10990 TÜRKİYE TİCARET SİCİLİ GAZETESİ SAYFA:415', { publishedOn: '2023-12-29', issue: '10990', page: '415' }],
  ['SAYFA ; 1404 TÜRKİYE TİCARET SİCİLİ GAZETESİ I ARALIK 2022 SAYI: 10716', { publishedOn: '2022-12-01', issue: '10716', page: '1404' }],
  ['SAYFA ; 1350 TÜRKİYE TİCARET SİCİLİ GAZETESİ 5 KASIM 2024 SAYTI:11200', { publishedOn: '2024-11-05', issue: '11200', page: '1350' }],
  ['30 EKİM 2024 SAYL1:11196 TÜRKİYE TİCARET SİCİLİ GAZETESİ SAYFA: 63', { publishedOn: '2024-10-30', issue: '11196', page: '63' }],
  ['9 AĞUSTOS 2006 SAYI: 6617 TÜRKİYE TİCARET SİCİLİ GAZETESİ SAYFA: 1', { publishedOn: '2006-08-09', issue: '6617', page: '1' }],
  ['31 ŞUBAT 2024 SAYI: 11O75 TÜRKİYE TİCARET SİCİLİ GAZETESİ', { publishedOn: null, issue: '11075', page: null }],
  ['TÜRKİYE TİCARET SİCİLİ GAZETESİ', { publishedOn: null, issue: null, page: null }],
  ['', { publishedOn: null, issue: null, page: null }],
])('%s', (text, wanted) => {
  expect(readMasthead(text)).toEqual(wanted)
})

it('is told from the text of a notice', () => {
  expect(isMasthead('SAYFA : 776 TÜRKİYE TİCARET SİCİLİ GAZETESİ 10 EKİM 2023')).toBe(true)
  expect(isMasthead('Türkiye Ticaret Sicili Gazetesinde yapılır. Genel kurulun')).toBe(false)
})
