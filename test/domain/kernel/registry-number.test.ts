import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mersisNumber, REGISTRY_NUMBER, registryRoot } from '../../../lib/domain/kernel/registry-number.ts'

describe('the root of a registry number', () => {
  it.each([
    ['194877-5', '194877'],
    ['194877', '194877'],
    ['588605 - 0', '588605'],
    ['22893-EFELER', '22893'],
    ['1870-GERMENCİK', '1870'],
    ['MERKEZ-101294', '101294'],
    ['YENİCE/538', '538'],
    ['38376/MERKEZ', '38376'],
    ['52896-Bursa-Merkez', '52896'],
    ['43549/Bursa/Merkez', '43549'],
    ['6247.215', '6247/215'],
    ['006247/215', '6247/215'],
    ['11381/16886', '11381/16886'],
    ['0049606', '49606'],
    [' 49606 ', '49606'],
    ['0', '0'],
    ['', null],
    ['MERKEZ', null],
    ['-/.', null],
  ])('of %j is %j', (printed, expected) => expect(registryRoot(printed)).toBe(expected))

  it('is its own root', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-/. AĞİ') }), (printed) => {
        const root = registryRoot(printed)
        if (root !== null) expect(registryRoot(root)).toBe(root)
      }),
    ))

  it('is the same with and without a check suffix', () =>
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), fc.nat({ max: 9 }), (number, suffix) => {
        expect(registryRoot(`${number}-${suffix}`)).toBe(registryRoot(String(number)))
      }),
    ))

  it('is found for every number the API accepts', () =>
    fc.assert(
      fc.property(fc.stringMatching(REGISTRY_NUMBER), (number) => {
        expect(registryRoot(number)).toMatch(/^\d+(\/\d+)?$/)
      }),
    ))
})

describe('what the API accepts', () => {
  it.each(['194877-5', '49606', '11381/16886', '1', '1-', `1${'0'.repeat(29)}`])('takes %j', (number) =>
    expect(REGISTRY_NUMBER.test(number)).toBe(true),
  )
  it.each(['', '-5', 'A1', '1 2', '22893-EFELER', '1.2', `1${'0'.repeat(30)}`, '1\n'])('refuses %j', (number) =>
    expect(REGISTRY_NUMBER.test(number)).toBe(false),
  )
})

describe('MERSİS numbers', () => {
  it.each([
    ['0721091699100001', '0721091699100001'],
    ['0721 0916 9910 0001', '0721091699100001'],
    ['0721-0916-9910-0001', '0721091699100001'],
    ['721091699100001', null],
    ['07210916991000011', null],
    ['################', null],
    ['', null],
  ])('%j is %j', (printed, expected) => expect(mersisNumber(printed)).toBe(expected))
})
