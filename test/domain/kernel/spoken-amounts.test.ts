import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyOf } from '../../../lib/domain/kernel/currencies.ts'
import { numberAmount, spokenAmount } from '../../../lib/domain/kernel/spoken-amounts.ts'

describe('amounts as people write them', () => {
  it.each([
    // figures
    ['1250000', '1250000.00'],
    ['1250000,5', '1250000.50'],
    ['1250000.50', '1250000.50'],
    ['1.250.000,50', '1250000.50'],
    ['1,250,000.50', '1250000.50'],
    ['1 250 000,50', '1250000.50'],
    ['1\u00a0250\u00a0000', '1250000.00'],
    ["1'250'000.50", '1250000.50'],
    ['1_250_000', '1250000.00'],
    ['0,10', '0.10'],
    // one mark before three digits groups thousands, before one or two it parts decimals
    ['1.250', '1250.00'],
    ['1,250', '1250.00'],
    ['1.25', '1.25'],
    ['1,25', '1.25'],
    ['1250.5', '1250.50'],
    // with a currency, before or after, as sign, code or name
    ['1.250.000,50 TL', '1250000.50 TRY'],
    ['₺1.250.000', '1250000.00 TRY'],
    ['TRY 100.000', '100000.00 TRY'],
    ['USD 100.000', '100000.00 USD'],
    ['USD100,000.00', '100000.00 USD'],
    ['US$ 5,000', '5000.00 USD'],
    ['100000 US$', '100000.00 USD'],
    ['$100 USD', '100.00 USD'],
    ['5.000 Euro', '5000.00 EUR'],
    ['5.000 avroluk', '5000.00 EUR'],
    ['100.000,-TL', '100000.00 TRY'],
    ['100.000.-TL', '100000.00 TRY'],
    ["50.000 TL'lik", '50000.00 TRY'],
    ['50.000 TL’ye', '50000.00 TRY'],
    ['1.000.000,00 Türk Lirası', '1000000.00 TRY'],
    ['20.000 ABD DOLARI', '20000.00 USD'],
    ['10 bin sterlin', '10000.00 GBP'],
    ['100 JPY', '100.00 JPY'],
    ['100 TL 50 kr', '100.50 TRY'],
    // scales
    ['1,5 milyon TL', '1500000.00 TRY'],
    ['1.5 million dollars', '1500000.00 USD'],
    ['$2m', '2000000.00 USD'],
    ['€1.5m', '1500000.00 EUR'],
    ['500k', '500000.00'],
    ['500 bin', '500000.00'],
    ['2 mn TL', '2000000.00 TRY'],
    ['3 milyar', '3000000000.00'],
    ['£2bn', '2000000000.00 GBP'],
    ['1 milyon 250 bin TL', '1250000.00 TRY'],
    ['yarım milyon euro', '500000.00 EUR'],
    ['half a million pounds', '500000.00 GBP'],
    // words
    ['bir milyon iki yüz elli bin Türk lirası', '1250000.00 TRY'],
    ['BİR MİLYON İKİ YÜZ ELLİ BİN TÜRK LİRASI', '1250000.00 TRY'],
    ['ikiyüzellibin TL', '250000.00 TRY'],
    ['yüz bin', '100000.00'],
    ['bin TL', '1000.00 TRY'],
    ['on iki bin beş yüz', '12500.00'],
    ['beş bin yüz on', '5110.00'],
    ['iki buçuk milyon dolar', '2500000.00 USD'],
    ['beş yüz bin lira elli kuruş', '500000.50 TRY'],
    ['two million five hundred thousand dollars', '2500000.00 USD'],
    ['one hundred and fifty thousand euros', '150000.00 EUR'],
    ['a million dollars', '1000000.00 USD'],
    ['500.000 TL (Beş Yüz Bin Türk Lirası)', '500000.00 TRY'],
    ['500.000 (beşyüzbin) TL', '500000.00 TRY'],
  ])('%s → %s', (text, expected) => {
    const read = spokenAmount(text)
    expect([read?.amount, read?.currency].filter(Boolean).join(' ')).toBe(expected)
  })

  it.each([
    [''],
    [' '],
    ['TL'],
    ['0'],
    ['0,00 TL'],
    ['-5'],
    ['₺-5'],
    ['abc'],
    ['1.250,000'],
    ['1,234.567'],
    ['1000.555'],
    ['01.250'],
    ['1.25.000'],
    ['1.250 milyon'],
    ['12 34'],
    ['beş elli'],
    ['1e6'],
    ['%5'],
    ['Rs 5'],
    ['100 USD TL'],
    ['$100 TL'],
    ['500.000 TL (Beş Bin Türk Lirası)'],
    ['yaklaşık 100.000'],
    ['100.000 - 200.000'],
    ['1'.repeat(19)],
    ['bir'.repeat(300)],
  ])('%s is no amount', (text) => {
    expect(spokenAmount(text)).toBeNull()
  })

  it.each([
    [1250000.5, '1250000.50'],
    [0.1, '0.10'],
    [100, '100.00'],
    [0, null],
    [-1, null],
    [12.345, null],
    [1e21, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('the number %s is %s', (value, expected) => {
    expect(numberAmount(value)).toBe(expected)
  })

  it('an amount grouped as Turkish or English does is the same amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const decimals = String(cents).padStart(2, '0')
        const group = (mark: string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, mark)
        for (const text of [
          `${group('.')},${decimals}`,
          `${group(',')}.${decimals}`,
          `${group(' ')},${decimals} TL`,
          `${whole}.${decimals}`,
        ])
          expect(spokenAmount(text)?.amount).toBe(`${whole}.${decimals}`)
      }),
    )
  })

  it('reads any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."01259.,' ₺$kmbinyüzTLmilyon()-") }), (text) => {
        spokenAmount(text)
      }),
    )
  })
})

it.each([
  ['TL', 'TRY'],
  ['try', 'TRY'],
  ['₺', 'TRY'],
  ['Türk Lirası', 'TRY'],
  ['YTL', 'TRY'],
  ['$', 'USD'],
  ['ABD doları', 'USD'],
  ['US dollars', 'USD'],
  ['avro', 'EUR'],
  ['EURO', 'EUR'],
  ['sterlin', 'GBP'],
  ['İsviçre Frangı', 'CHF'],
  ['kwd', 'KWD'],
  ['XYZ', null],
  ['altın', null],
  ['', null],
])('%s is the currency %s', (named, code) => {
  expect(currencyOf(named)).toBe(code)
})
