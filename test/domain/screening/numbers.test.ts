import { describe, expect, test } from 'vitest'
import {
  identityNumbers,
  imoNumbersIn,
  isImo,
  isTckn,
  isVkn,
  shownNumber,
  turkishNumbersIn,
  vknOfMersis,
} from '../../../lib/domain/screening/numbers.ts'

describe('check digits', () => {
  test.each([
    ['10000000146', true],
    ['10000000147', false],
    ['00000000146', false],
    ['1000000014', false],
  ])('TCKN %s: %s', (number, right) => expect(isTckn(number)).toBe(right))
  test.each([
    ['8760047464', true],
    ['8760047465', false],
    ['876004746', false],
  ])('VKN %s: %s', (number, right) => expect(isVkn(number)).toBe(right))
  test.each([
    ['9187629', true],
    ['9826902', true],
    ['9187628', false],
  ])('IMO %s: %s', (number, right) => expect(isImo(number)).toBe(right))
})

test('a MERSİS number carries the tax number', () => {
  expect(vknOfMersis('0876004746400017')).toBe('8760047464')
  expect(vknOfMersis('0876004746500017')).toBeNull()
  expect(identityNumbers('0876-0047-4640-0017')).toEqual([
    { type: 'mersis', number: '0876004746400017' },
    { type: 'vkn', number: '8760047464' },
  ])
})

test.each([
  ['10000000146', 'tckn'],
  ['876 004 7464', 'vkn'],
  ['IMO9826902', 'imo'],
  ['9826902', 'imo'],
  ['1234567891', undefined],
  ['TR-M999999', undefined],
  ['', undefined],
])('what a caller gives: %s', (given, type) => expect(identityNumbers(given)?.[0]?.type).toBe(type))

test.each([
  ['TCKN: 10000000146 VKN:8760047464', ['tckn', 'vkn']],
  ['10000000146-VKN: 8760047464', ['tckn', 'vkn']],
  ['10000000146/ 8760047464', ['tckn', 'vkn']],
  ['Goztepe V.D. 876 004 7464', ['vkn']],
  ['YKN:99000000188', []],
  ['PASAPORT: U12345678', []],
  ['SWIFT/BIC: ABCDTRIS', []],
  ['8760047464\n10000000146', ['vkn', 'tckn']],
])('numbers in a cell: %s', (cell, types) => expect(turkishNumbersIn(cell).map(({ type }) => type)).toEqual(types))

test('ship numbers only where the text says so', () => {
  expect(imoNumbersIn('Vessel Registration Identification IMO 9187629; MMSI 572469210').map(({ number }) => number)).toEqual(['9187629'])
  expect(imoNumbersIn('IMO number: 9826902. Organization (IMO) Number: 1790184').map(({ number }) => number)).toEqual(['9826902'])
  expect(imoNumbersIn('Registration 9187629')).toEqual([])
})

test('of a person’s number two digits are shown, of a company’s all', () => {
  expect(shownNumber({ type: 'tckn', number: '10000000146' })).toBe('•••••••••46')
  expect(shownNumber({ type: 'vkn', number: '8760047464' })).toBe('8760047464')
})
