/** Printed amounts and currencies, and printed dates as scans leave them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf } from '../../../lib/domain/kernel/dates.ts'
import { turkishAmount } from '../../../lib/domain/kernel/decimal.ts'
import { parseAmount, parseCurrency } from '../../../lib/domain/kernel/money.ts'
import { DATE, firstDate, gluedDate, printedDate, withDateDigits } from '../../../lib/domain/kernel/printed-dates.ts'

describe('amounts', () => {
  it.each([
    ['10.000.000,00', '10000000.00'],
    ['10000000,00', '10000000.00'],
    ['100000.00', '100000.00'],
    ['2.554.872.47', '2554872.47'],
    ['1.000.000', '1000000.00'],
    ['50 000,00', '50000.00'],
    ['5.000.000,-', '5000000.00'],
    ['250,5', '250.50'],
    ['0,01', '0.01'],
    ['007', '7.00'],
    ['1.5500,000,00', null],
    ['12.34.567', null],
    ['1O0,00', null],
    ['', null],
    ['TL', null],
  ])('%s', (printed, amount) => expect(parseAmount(printed)).toBe(amount))

  it('reads back what is printed, with marks and without', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (cents) => {
        const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
        expect(parseAmount(turkishAmount(amount))).toBe(amount)
        expect(parseAmount(amount.replace('.', ','))).toBe(amount)
        expect(parseAmount(turkishAmount(amount).replaceAll(',', '.'))).toBe(amount)
      }),
    )
  })
})

describe('currencies', () => {
  it.each([
    ['TL', 'TRY'],
    ['Türk Lirası', 'TRY'],
    ['TÜRK LİRASI', 'TRY'],
    ['YTL', 'TRY'],
    ['Yeni Türk Lirası', 'TRY'],
    ['USD', 'USD'],
    ['ABD Doları', 'USD'],
    ['Avro', 'EUR'],
    ['EUR', 'EUR'],
    ['Sterlin', 'GBP'],
    ['İsviçre Frangı', 'CHF'],
    ['pay', null],
  ])('%s', (printed, code) => expect(parseCurrency(printed)).toBe(code))
})

describe('printed dates', () => {
  it.each([
    ['08.03.2021', '2021-03-08'],
    ['8.3.2021', '2021-03-08'],
    ['8/3/2021', '2021-03-08'],
    ['8-3-2021', '2021-03-08'],
    ['8 Mart 2021', '2021-03-08'],
    ['26,9.2025', '2025-09-26'],
    ['31.02.2024', null],
    ['S3.3.2025', null],
    ['113.3.2025', null],
    ['3.3.20255', null],
  ])('%s', (printed, date) => expect(firstDate(printed)).toBe(date))

  it('digits that a scan took for letters, where only a digit can stand', () => {
    expect(printedDate('I3', '3', '2O25')).toBe('2025-03-13')
    expect(withDateDigits('i3.3.2o25 tarihine, il.i.o, 5s.3.2025')).toBe('13.3.2025 tarihine, il.i.o, 5s.3.2025')
    expect(gluedDate('442017')).toBe('2017-04-04')
    expect(gluedDate('1112017')).toBeNull()
  })

  it('every day of the calendar is read back, with or without leading zeros', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1990, max: 2060 }),
        (day, month, year) => {
          const match = new RegExp(DATE).exec(`${day}.${month}.${year} tarihine kadar`)
          expect(printedDate(match?.[1], match?.[2], match?.[3])).toBe(dateOf(year, month, day))
          expect(firstDate(`${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`)).toBe(dateOf(year, month, day))
        },
      ),
    )
  })
})
