import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inCase, suffixOf, withSuffix, type TurkishCase } from '../../../lib/domain/kernel/turkish-suffix.ts'

// word, then genitive, accusative, dative, ablative, locative
const ENDINGS: [string, string, string, string, string, string][] = [
  ['Ayşe', 'nin', 'yi', 'ye', 'den', 'de'],
  ['Ayşe Yılmaz', 'ın', 'ı', 'a', 'dan', 'da'],
  ['Mehmet', 'in', 'i', 'e', 'ten', 'te'],
  ['Ali Gök', 'ün', 'ü', 'e', 'ten', 'te'],
  ['Can Turgut', 'un', 'u', 'a', 'tan', 'ta'],
  ['Ece Tuna', 'nın', 'yı', 'ya', 'dan', 'da'],
  ['Murat Güç', 'ün', 'ü', 'e', 'ten', 'te'],
  ['Deniz Kutlu', 'nun', 'yu', 'ya', 'dan', 'da'],
  ['Yahya Kemal', 'in', 'i', 'e', 'den', 'de'],
  ['Oğuz Ünal', 'ın', 'ı', 'a', 'dan', 'da'],
  ['Cem Işık', 'ın', 'ı', 'a', 'tan', 'ta'],
  ['Hans Müller', 'in', 'i', 'e', 'den', 'de'],
  ['Örnek Anonim Şirketi', 'nin', 'ni', 'ne', 'nden', 'nde'],
  ['Örnek Yapı Kooperatifi', 'nin', 'ni', 'ne', 'nden', 'nde'],
  ['Örnek A.Ş.', 'nin', 'yi', 'ye', 'den', 'de'],
  ['Örnek Ltd. Şti.', 'nin', 'yi', 'ye', 'den', 'de'],
  ['1.000.000,00 TL', 'nin', 'yi', 'ye', 'den', 'de'],
  ['100,00 USD', 'nin', 'yi', 'ye', 'den', 'de'],
  ['25.10.2027', 'nin', 'yi', 'ye', 'den', 'de'],
  ['31.12.2030', 'un', 'u', 'a', 'dan', 'da'],
  ['01.01.2023', 'ün', 'ü', 'e', 'ten', 'te'],
  ['01.01.2024', 'ün', 'ü', 'e', 'ten', 'te'],
  ['01.01.2026', 'nın', 'yı', 'ya', 'dan', 'da'],
  ['01.01.2029', 'un', 'u', 'a', 'dan', 'da'],
  ['01.01.2040', 'ın', 'ı', 'a', 'tan', 'ta'],
  ['01.01.2000', 'in', 'i', 'e', 'den', 'de'],
  ['1900', 'ün', 'ü', 'e', 'den', 'de'],
  ['%50', 'nin', 'yi', 'ye', 'den', 'de'],
  ['%33,33', 'ün', 'ü', 'e', 'ten', 'te'],
  ['%40,00', 'ın', 'ı', 'a', 'tan', 'ta'],
  ['5.000.000', 'un', 'u', 'a', 'dan', 'da'],
]
const CASES: TurkishCase[] = ['genitive', 'accusative', 'dative', 'ablative', 'locative']

describe('case endings', () => {
  it.each(ENDINGS)('%s', (word, ...endings) => {
    expect(CASES.map((each) => suffixOf(word, each))).toEqual(endings)
  })

  it('stand after an apostrophe with names and numbers, not with nouns', () => {
    expect(withSuffix('Mehmet Demir', 'dative')).toBe("Mehmet Demir'e")
    expect(withSuffix('25.10.2027', 'dative')).toBe("25.10.2027'ye")
    expect(inCase('yönetim kurulu başkanlığı', 'dative')).toBe('yönetim kurulu başkanlığına')
    expect(inCase('müdürlük', 'ablative')).toBe('müdürlükten')
    expect(inCase('müdürler kurulu başkanlığı', 'ablative')).toBe('müdürler kurulu başkanlığından')
  })

  it('are given to any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...CASES), (text, wanted) => {
        expect(suffixOf(text, wanted)).toMatch(/^[nytd]{0,2}[aeıiuü]n?$/)
      }),
    )
  })
})
