/** What is worked out once for all amounts is what the signing check says of each. */
import { describe, expect, test } from 'vitest'
import { judgementOf } from '../../../lib/domain/law/judgement.ts'
import { signerStates } from '../../../lib/domain/watch/signer-state.ts'
import { calendarDays, firstTurn } from '../../../lib/domain/watch/turn-days.ts'
import { addDays } from '../../../lib/domain/kernel/dates.ts'
import { directs, elected, founded, leaves, notice, recordOf, signs } from '../../support/facts.ts'
import type { RepresentationRule } from '../../../lib/domain/fact/fact.ts'
import { sandboxCodes, sandboxRecord } from '../../support/made-up.ts'
import { part } from '../../support/sampled.ts'

const DAY = '2026-11-22'
const AMOUNTS = [
  null,
  '0.01',
  '1000.00',
  '249999.99',
  '250000.00',
  '250000.01',
  '499999.99',
  '500000.00',
  '500000.01',
  '750000.00',
  '750000.01',
  '5000000.00',
  '9999999.00',
]

describe.each(sandboxCodes)('%s', (company) => {
  test('for every kind and amount', () => {
    const record = sandboxRecord(company)
    const { checkSigners, transactions } = judgementOf(record.country)
    const { codes, groups } = signerStates(record, DAY)
    for (const code of part(Object.keys(transactions), 16))
      for (const amount of AMOUNTS) {
        const { any, bands } = groups[codes[code]!]!
        const state = amount === null ? any : bands.find(({ to }) => to === null || Number(to) >= Number(amount))!
        const { verdict } = checkSigners(record, { day: DAY, today: DAY, amount, currency: 'TRY', transaction: code })
        expect([code, amount, state.verdict]).toEqual([code, amount, verdict])
      }
  })
})

test('of many officers, groups and steps each verdict is that of the check', () => {
  const NAMES = ['AYŞE', 'ALİ', 'CAN', 'ECE', 'NUR', 'EFE'].flatMap((name) => [`${name} YILMAZ`, `${name} DEMİR`, `${name} KAYA`])
  const rule = (group: string, others: string[], amount: string, scope: string): RepresentationRule => ({
    persons: [],
    group,
    with: others,
    mode: others.length > 0 ? 'joint' : 'sole',
    limit: { amount, currency: 'TRY' },
    scope,
    until: null,
  })
  const rules = ['mal ve hizmet alımı', 'kira sözleşmeleri'].flatMap((scope) => [
    rule('C', [], '1000.00', scope),
    rule('B', ['C'], '5000.00', scope),
    rule('A', ['B'], '90000.00', scope),
  ])
  const record = recordOf([
    notice('2024-03-04', [
      founded('2024-03-04'),
      ...NAMES.slice(0, 4).map((name) => elected(name, 'board_member', { until: '2027-03-04' })),
      signs(NAMES.slice(0, 4), 'joint', { any_of: true }),
    ]),
    notice('2024-04-01', [directs('1', '2024-04-01', rules)]),
    notice('2024-05-06', [
      ...NAMES.slice(4).flatMap((name, at) => [
        elected(name, 'authorised_signatory'),
        signs(name, 'limited', { group: ['A', 'B', 'C'][at % 3] ?? 'A' }),
      ]),
    ]),
    notice('2026-08-03', [leaves(NAMES[5] ?? '', null)]),
  ])
  const { checkSigners, transactions } = judgementOf(record.country)
  const { codes, groups } = signerStates(record, DAY)
  for (const code of part(Object.keys(transactions), 16))
    for (const amount of ['0.50', '1000.00', '1000.01', '4999.99', '5000.00', '60000.00', '90000.00', '90000.01']) {
      const band = groups[codes[code]!]!.bands.find(({ to }) => to === null || Number(to) >= Number(amount))!
      const { verdict } = checkSigners(record, { day: DAY, today: DAY, amount, currency: 'TRY', transaction: code })
      expect([code, amount, band.verdict]).toEqual([code, amount, verdict])
    }
})

const BOARD = notice('2023-12-25', [
  founded('2023-12-25'),
  elected('AYŞE YILMAZ', 'board_chair', { term_years: 3 }),
  elected('ALİ DEMİR', 'board_member', { term_years: 3 }),
  signs('AYŞE YILMAZ'),
  signs('ALİ DEMİR'),
])

test('the last sets end with the term; who left is remembered with the day', () => {
  const { groups, codes, until } = signerStates(recordOf([BOARD]), DAY)
  expect(groups[codes.genel!]).toMatchObject({ lost: [], any: { verdict: 'yes', endsOn: '2026-12-25' } })
  expect(until).toBe('2026-12-26')
  const left = notice('2026-11-10', [leaves('ALİ DEMİR', 'board_member', { on: '2026-11-10', reason: 'resignation' })])
  const after = signerStates(recordOf([BOARD, left]), DAY)
  expect(after.groups[after.codes.genel!]).toMatchObject({ lost: [{ name: 'ALİ DEMİR', on: '2026-11-10' }], any: { verdict: 'yes' } })
})

test('the first turn is found between the days that are looked at, too', () => {
  const turnOn = (day: string, candidates: string[]) => firstTurn(DAY, candidates, addDays(DAY, 100), (on) => on < day)
  for (const candidates of [[], ['2026-12-01'], ['2026-12-05', '2026-12-06'], ['2027-01-01']])
    expect(turnOn('2026-12-05', candidates)).toBe('2026-12-05')
  expect(turnOn('2030-01-01', ['2026-12-05'])).toBeNull()
  expect(calendarDays(recordOf([BOARD]), DAY, addDays(DAY, 400))).toEqual(expect.arrayContaining(['2026-12-26']))
})
