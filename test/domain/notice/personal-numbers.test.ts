import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskPersonalNumbers } from '../../../lib/domain/notice/personal-numbers.ts'

/** A number with right check digits, of nine digits drawn. */
const kimlik = (nine: number[]): string => {
  const odd = nine.filter((_, at) => at % 2 === 0).reduce((a, b) => a + b, 0)
  const even = nine.filter((_, at) => at % 2 === 1).reduce((a, b) => a + b, 0)
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  return [...nine, tenth, (odd + even + tenth) % 10].join('')
}
const nine = fc
  .tuple(fc.integer({ min: 1, max: 9 }), ...Array.from({ length: 8 }, () => fc.integer({ min: 0, max: 9 })))
  .map((digits) => [...digits])

describe('personal numbers', () => {
  it('are masked wherever they stand, each character keeping its place', () => {
    fc.assert(
      fc.property(nine, (digits) => {
        const number = kimlik(digits)
        const text = `Ayşe Yılmaz ${number} imza`
        const masked = maskPersonalNumbers(text)
        expect(masked).toHaveLength(text.length)
        expect(masked).not.toContain(number)
        expect(masked).toContain(`${number.slice(0, 3)}******${number.slice(-2)}`)
        expect(maskPersonalNumbers(`MERSİS No: ${number}00001`)).not.toContain(number)
      }),
    )
  })

  it.each([
    ['a company’s MERSİS number', 'MERSİS No: 0721091699100001'],
    ['a tax number', 'VKN 7210916991'],
    ['money', '10.000.000.000,00 TL'],
    ['a registry number', 'Sicil No: 194877-5'],
    ['one already masked', '355******10'],
  ])('leave %s as it is', (_, text) => {
    expect(maskPersonalNumbers(text)).toBe(text)
  })

  it.each([
    ['T.C. Kimlik No: 12345678901', 'T.C. Kimlik No: 123******01'],
    ["Uyruklu 1234567890123 Kimlik No'lu", "Uyruklu 123********23 Kimlik No'lu"],
    ["7210916991 Vergi Kimlik No'lu", "7210916991 Vergi Kimlik No'lu"],
    ['Kimlik No: 1234567890123', 'Kimlik No: 123********23'],
    ['T.C. Kimlik No 123 456 789 01', 'T.C. Kimlik No 123 *** *** 01'],
    ['kimlik numarası: 12345S789O1', 'kimlik numarası: 123******O1'],
    ['Vergi Kimlik No: 7210916991', 'Vergi Kimlik No: 7210916991'],
    ['Kimlik No: 355******10', 'Kimlik No: 355******10'],
  ])('are masked beside their label even where they were misread: %s', (printed, masked) => {
    expect(maskPersonalNumbers(printed)).toBe(masked)
  })
})
