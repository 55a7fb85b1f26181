/** What a company is after its notices: read each table as a register, one notice a line. */
import { describe, expect, it } from 'vitest'
import { currentCapital } from '../../../lib/domain/company/shares/capital.ts'
import { foldRecord } from '../../../lib/domain/company/fold/fold.ts'
import type { CompanyRecord } from '../../../lib/domain/company/record.ts'
import { gravest, situationOf } from '../../../lib/domain/company/fold/status.ts'
import type { IsoDate } from '../../../lib/domain/kernel/dates.ts'
import {
  audits,
  becomes,
  capital,
  elected,
  holds,
  leaves,
  meets,
  moves,
  type Notice,
  notice,
  recordOf,
  renamed,
  signs,
  soleOwner,
  transfers,
} from '../../support/facts.ts'

const LIMITED = { title: 'ÖRNEK GIDA LİMİTED ŞİRKETİ' }

const offices = (record: CompanyRecord, until: IsoDate | null = null): string[] => {
  const state = foldRecord(record, until)
  return [...state.people.values()]
    .flatMap((who) =>
      who.seats.map((seat) =>
        [
          who.person.name,
          seat.role,
          seat.term.endsOn ?? '-',
          seat.term.basis,
          ...(seat.legalEntity ? [`for ${seat.legalEntity.name}`] : []),
        ].join(' '),
      ),
    )
    .sort()
}
const ended = (record: CompanyRecord): string[] =>
  foldRecord(record)
    .history.filter((each) => each.reason !== 'renewed')
    .map((each) => [each.person.name, each.role ?? '-', each.endedOn, each.reason].join(' '))
    .sort()
const powers = (record: CompanyRecord): string[] =>
  [...foldRecord(record).people.values()]
    .flatMap((who) =>
      who.powers.map((power) =>
        [
          who.person.name,
          power.layer,
          power.mode,
          power.with.map((each) => each.name).join('+') || (power.anyOther ? '*' : '-'),
          ...(power.doubt ? ['in doubt'] : []),
        ].join(' '),
      ),
    )
    .sort()
const observed = (record: CompanyRecord): string[] => foldRecord(record).observations.map((each) => each.code)

describe('officers', () => {
  const board = notice('2021-04-01', [
    elected('AYŞE YILMAZ', 'board_member', { term_years: 3 }),
    elected('AYŞE YILMAZ', 'board_chair', { term_years: 3 }),
    signs('AYŞE YILMAZ'),
    elected('ALİ VELİ', 'board_member', { term_years: 3 }),
    signs('ALİ VELİ', 'joint', { with: ['AYŞE YILMAZ'] }),
  ])

  it.each<[string, Notice[], string[], Partial<CompanyRecord>?]>([
    [
      'an election, for the printed years',
      [board],
      [
        'ALİ VELİ board_member 2024-04-01 computed',
        'AYŞE YILMAZ board_chair 2024-04-01 computed',
        'AYŞE YILMAZ board_member 2024-04-01 computed',
      ],
    ],
    [
      'years count from the general meeting the notice tells of',
      [notice('2021-04-20', [meets('2021-04-01'), elected('ALİ VELİ', 'board_member', { term_years: 3 })])],
      ['ALİ VELİ board_member 2024-04-01 computed'],
    ],
    [
      'no more than the law allows',
      [notice('2021-04-01', [elected('ALİ VELİ', 'board_member', { term_years: 5 })])],
      ['ALİ VELİ board_member 2024-04-01 computed'],
    ],
    [
      'without a printed term, the longest the law allows',
      [notice('2021-04-01', [elected('ALİ VELİ')])],
      ['ALİ VELİ board_member 2024-04-01 law'],
    ],
    [
      'a cooperative elects for four years',
      [notice('2021-04-01', [elected('ALİ VELİ')])],
      ['ALİ VELİ board_member 2025-04-01 law'],
      { title: 'ÖRNEK YAPI KOOPERATİFİ' },
    ],
    [
      'a manager without a term stays until another decision',
      [notice('2021-04-01', [elected('ALİ VELİ', 'manager')])],
      ['ALİ VELİ manager - open'],
      LIMITED,
    ],
    [
      're-election: "görevi sona ermiştir" beside it ends nothing',
      [
        board,
        notice('2024-03-15', [
          leaves('AYŞE YILMAZ', 'board_chair'),
          leaves('AYŞE YILMAZ', 'board_member'),
          elected('AYŞE YILMAZ', 'board_member', { until: '2027-03-15' }),
          elected('AYŞE YILMAZ', 'board_chair', { until: '2027-03-15' }),
          leaves('ALİ VELİ', 'board_member'),
        ]),
      ],
      ['AYŞE YILMAZ board_chair 2027-03-15 printed', 'AYŞE YILMAZ board_member 2027-03-15 printed'],
    ],
    [
      'a chair re-elected as a plain member is no chair any more',
      [
        board,
        notice('2022-03-15', [leaves('AYŞE YILMAZ', 'board_chair'), elected('AYŞE YILMAZ', 'board_member', { until: '2025-03-15' })]),
      ],
      ['ALİ VELİ board_member 2024-04-01 computed', 'AYŞE YILMAZ board_member 2025-03-15 printed'],
    ],
    [
      'a substitute serves the rest of the term (TTK 363)',
      [board, notice('2022-06-01', [leaves('ALİ VELİ', 'board_member', { reason: 'resignation' }), elected('CAN ER')])],
      [
        'AYŞE YILMAZ board_chair 2024-04-01 computed',
        'AYŞE YILMAZ board_member 2024-04-01 computed',
        'CAN ER board_member 2024-04-01 predecessor',
      ],
    ],
    [
      'a new member beside re-elected ones is no substitute',
      [board, notice('2024-03-01', [leaves('ALİ VELİ'), leaves('AYŞE YILMAZ'), elected('AYŞE YILMAZ'), elected('CAN ER')])],
      ['AYŞE YILMAZ board_member 2027-03-01 law', 'CAN ER board_member 2027-03-01 law'],
    ],
    [
      'nor is one who follows a member whose term was over',
      [board, notice('2024-05-01', [leaves('ALİ VELİ'), elected('CAN ER')])],
      ['AYŞE YILMAZ board_chair 2024-04-01 computed', 'AYŞE YILMAZ board_member 2024-04-01 computed', 'CAN ER board_member 2027-05-01 law'],
    ],
    [
      'a chair elected alone is a member: a new chair leaves the membership',
      [
        notice('2021-04-01', [
          elected('AYŞE YILMAZ', 'board_chair', { term_years: 3 }),
          elected('ALİ VELİ', 'board_member', { term_years: 3 }),
        ]),
        notice('2022-04-01', [elected('ALİ VELİ', 'board_chair')]),
      ],
      [
        'ALİ VELİ board_chair 2024-04-01 printed',
        'ALİ VELİ board_member 2024-04-01 computed',
        'AYŞE YILMAZ board_member 2024-04-01 computed',
      ],
    ],
    [
      'so does the end of the chair alone',
      [
        notice('2021-04-01', [elected('AYŞE YILMAZ', 'board_chair', { term_years: 3 })]),
        notice('2022-04-01', [leaves('AYŞE YILMAZ', 'board_chair')]),
      ],
      ['AYŞE YILMAZ board_member 2024-04-01 computed'],
    ],
    [
      'the end of membership ends the chair',
      [board, notice('2022-04-01', [leaves('AYŞE YILMAZ', 'board_member')])],
      ['ALİ VELİ board_member 2024-04-01 computed'],
    ],
    [
      'a legal entity sits by a natural person',
      [
        notice('2021-04-01', [
          elected('ÖRNEK HOLDİNG A.Ş.', 'board_member', { term_years: 3 }),
          elected('ECE TUNA', 'representative_of_legal_entity', { legal_entity: 'ÖRNEK HOLDİNG ANONİM ŞİRKETİ' }),
        ]),
      ],
      ['ECE TUNA representative_of_legal_entity - open for ÖRNEK HOLDİNG A.Ş.', 'ÖRNEK HOLDİNG A.Ş. board_member 2024-04-01 computed'],
    ],
    [
      'who acts for it goes with it',
      [
        notice('2021-04-01', [
          elected('ÖRNEK HOLDİNG A.Ş.', 'board_member', { term_years: 3 }),
          elected('ECE TUNA', 'representative_of_legal_entity', { legal_entity: 'ÖRNEK HOLDİNG A.Ş.' }),
        ]),
        notice('2022-04-01', [leaves('ÖRNEK HOLDİNG A.Ş.', 'board_member', { reason: 'resignation' })]),
      ],
      [],
    ],
    [
      'elected itself, it is the member, and no more who was printed as one for it',
      [
        notice('2021-04-01', [elected('ECE TUNA', 'board_member', { term_years: 3, legal_entity: 'ÖRNEK HOLDİNG A.Ş.' })]),
        notice('2024-03-01', [
          elected('ÖRNEK HOLDİNG A.Ş.', 'board_member', { term_years: 3 }),
          elected('ECE TUNA', 'representative_of_legal_entity', { legal_entity: 'ÖRNEK HOLDİNG A.Ş.' }),
        ]),
      ],
      ['ECE TUNA representative_of_legal_entity - open for ÖRNEK HOLDİNG A.Ş.', 'ÖRNEK HOLDİNG A.Ş. board_member 2027-03-01 computed'],
    ],
    [
      'death ends everything',
      [board, notice('2022-04-01', [leaves('AYŞE YILMAZ', 'board_member', { reason: 'death' })])],
      ['ALİ VELİ board_member 2024-04-01 computed'],
    ],
    [
      'liquidators stand beside the board',
      [board, notice('2022-04-01', [becomes('LIQUIDATION'), elected('CAN ER', 'liquidator')])],
      [
        'ALİ VELİ board_member 2024-04-01 computed',
        'AYŞE YILMAZ board_chair 2024-04-01 computed',
        'AYŞE YILMAZ board_member 2024-04-01 computed',
        'CAN ER liquidator - open',
      ],
    ],
    [
      'and go when it is reversed',
      [
        notice('2022-04-01', [becomes('LIQUIDATION'), elected('CAN ER', 'liquidator')]),
        notice('2023-01-01', [becomes('LIQUIDATION_REVERSED')]),
      ],
      [],
    ],
    [
      'a conversion brings new organs',
      [
        notice('2021-04-01', [elected('ALİ VELİ', 'manager')]),
        notice('2022-04-01', [renamed('ÖRNEK LİMİTED ŞİRKETİ', 'ÖRNEK ANONİM ŞİRKETİ'), becomes('CONVERTED'), elected('ECE TUNA')]),
      ],
      ['ECE TUNA board_member 2025-04-01 law'],
      LIMITED,
    ],
    [
      'scan damage does not make another person',
      [notice('2021-04-01', [elected('KEMAL KAVAS')]), notice('2022-04-01', [leaves('KEMAL KA VAS')])],
      [],
    ],
  ])('%s', (_, notices, seats, more) => {
    expect(offices(recordOf(notices, more))).toEqual(seats)
  })

  it('says how each left', () => {
    expect(
      ended(recordOf([board, notice('2022-04-01', [leaves('ALİ VELİ', 'board_member', { reason: 'resignation', on: '2022-03-20' })])])),
    ).toEqual(['ALİ VELİ board_member 2022-03-20 resignation'])
    expect(ended(recordOf([board, notice('2022-04-01', [leaves('HİÇ KİMSE', 'board_member')])]))).toEqual([
      'HİÇ KİMSE board_member 2022-04-01 unstated',
    ])
    expect(observed(recordOf([board, notice('2022-04-01', [leaves('HİÇ KİMSE', 'board_member')])]))).toEqual(['departure_without_office'])
  })

  it('takes the end of an office the same notice gives again for a re-election, also where the first election is unknown', () => {
    const record = recordOf([
      notice('2022-04-01', [leaves('ALİ VELİ', 'board_member'), elected('ALİ VELİ', 'board_chair', { until: '2025-04-01' })]),
    ])
    expect([offices(record), ended(record), observed(record)]).toEqual([['ALİ VELİ board_chair 2025-04-01 printed'], [], []])
  })

  it.each<[string, Notice[], string[]]>([
    ['as printed', [board], ['ALİ VELİ full joint AYŞE YILMAZ', 'AYŞE YILMAZ full sole -']],
    [
      'another list of co-signers',
      [
        board,
        notice('2022-04-01', [
          elected('CAN ER'),
          signs('ALİ VELİ', 'joint', {
            with: ['CAN ER'],
            quote: 'ALİ VELİ için müşterek olduğu yetkililer (CAN ER) şeklinde değiştirilmiştir',
          }),
        ]),
      ],
      ['ALİ VELİ full joint CAN ER', 'AYŞE YILMAZ full sole -'],
    ],
    [
      'an office that ended takes its power along',
      [board, notice('2022-04-01', [leaves('ALİ VELİ', 'board_member', { reason: 'resignation' })])],
      ['AYŞE YILMAZ full sole -'],
    ],
    [
      'a line that ends only the power leaves the office',
      [board, notice('2022-04-01', [leaves('AYŞE YILMAZ', 'board_member', { quote: 'temsil yetkisi sona ermiştir' })])],
      ['ALİ VELİ full joint AYŞE YILMAZ'],
    ],
    [
      'of a title that ended nobody says whether the power stays',
      [board, notice('2022-04-01', [leaves('AYŞE YILMAZ', 'board_chair')])],
      ['ALİ VELİ full joint AYŞE YILMAZ', 'AYŞE YILMAZ full sole - in doubt'],
    ],
    [
      'limited power stands beside full power',
      [board, notice('2022-04-01', [signs('AYŞE YILMAZ', 'limited')])],
      ['ALİ VELİ full joint AYŞE YILMAZ', 'AYŞE YILMAZ full sole -', 'AYŞE YILMAZ limited limited -'],
    ],
  ])('sign: %s', (_, notices, expected) => {
    expect(powers(recordOf(notices))).toEqual(expected)
  })
})

describe('status', () => {
  const statusOf = (notices: Notice[]): string | null => gravest(situationOf(foldRecord(recordOf(notices)).statuses))?.code ?? null
  it.each<[string, Notice[], string | null]>([
    ['nothing said', [notice('2020-01-01', [])], null],
    ['liquidation', [notice('2020-01-01', [becomes('LIQUIDATION')])], 'LIQUIDATION'],
    [
      'liquidation reversed',
      [notice('2020-01-01', [becomes('LIQUIDATION')]), notice('2021-01-01', [becomes('LIQUIDATION_REVERSED')])],
      null,
    ],
    [
      'struck off after liquidation',
      [notice('2020-01-01', [becomes('LIQUIDATION')]), notice('2021-01-01', [becomes('STRUCK_OFF')])],
      'STRUCK_OFF',
    ],
    ['reinstated', [notice('2021-01-01', [becomes('STRUCK_OFF')]), notice('2022-01-01', [becomes('REINSTATED')])], 'REINSTATED'],
    [
      'the old register closes its file when the seat moves',
      [notice('2021-01-01', [moves('ANKARA', 'İZMİR', 'out'), becomes('STRUCK_OFF')])],
      null,
    ],
    [
      'a stay during liquidation does not end it',
      [notice('2020-01-01', [becomes('LIQUIDATION')]), notice('2021-01-01', [becomes('CONCORDAT_TEMPORARY')])],
      'LIQUIDATION',
    ],
    ['taken over', [notice('2021-01-01', [becomes('MERGED', { quote: 'birleşme nedeniyle infisah etmiştir' })])], 'MERGED'],
    [
      'taking over',
      [notice('2021-01-01', [becomes('MERGED', { quote: 'şirketi devralmak suretiyle bünyesine katmıştır devralma' })])],
      null,
    ],
    ['partly divided', [notice('2021-01-01', [becomes('DIVIDED', { quote: 'kısmi bölünme' })])], null],
  ])('%s', (_, notices, code) => {
    expect(statusOf(notices)).toBe(code)
  })
})

describe('capital', () => {
  it.each<[string, Notice[], string, string[]]>([
    [
      'a chain',
      [
        notice('2020-01-01', [capital('establishment', null, '100000')]),
        notice('2021-01-01', [capital('increase', '100000.00', '500000')]),
      ],
      '500000',
      [],
    ],
    [
      'a break in the chain is reported, not mended',
      [notice('2020-01-01', [capital('establishment', null, '100000')]), notice('2021-01-01', [capital('increase', '200000', '500000')])],
      '500000',
      ['capital_chain_broken'],
    ],
    [
      'an increase that lowers',
      [notice('2020-01-01', [capital('establishment', null, '100000')]), notice('2021-01-01', [capital('increase', null, '50000')])],
      '50000',
      ['capital_wrong_direction'],
    ],
    [
      'an increase that raises nothing',
      [notice('2020-01-01', [capital('increase', '100000', '100000')])],
      '100000',
      ['capital_wrong_direction'],
    ],
    [
      'said again',
      [notice('2020-01-01', [capital('establishment', null, '100000')]), notice('2021-01-01', [capital('increase', null, '100000')])],
      '100000',
      [],
    ],
    [
      'six zeros left the lira in 2005',
      [
        notice('2004-01-01', [capital('establishment', null, '50000000000')]),
        notice('2006-01-01', [capital('increase', '50000', '100000')]),
      ],
      '100000',
      [],
    ],
    [
      'the ceiling is no capital',
      [notice('2020-01-01', [capital('establishment', null, '100000'), capital('registered_ceiling', null, '900000')])],
      '100000',
      [],
    ],
    [
      'reduced and raised in one notice, told in any order',
      [
        notice('2020-01-01', [capital('establishment', null, '100000')]),
        notice('2021-01-01', [capital('increase', '40000', '90000'), capital('decrease', '100000', '40000')]),
      ],
      '90000',
      [],
    ],
    [
      'a correction starts where the corrected entry did',
      [
        notice('2020-01-01', [capital('establishment', null, '100000')]),
        notice('2021-01-01', [capital('increase', '100000', '5000000')]),
        notice('2021-01-01', [capital('increase', '100000', '500000')], { noticeType: 'Düzeltme İlanı', publishedOn: '2021-02-01' }),
      ],
      '500000',
      [],
    ],
  ])('%s', (_, notices, amount, findings) => {
    expect(currentCapital(foldRecord(recordOf(notices)))?.to).toBe(amount)
    expect(observed(recordOf(notices))).toEqual(findings)
  })
})

describe('shares', () => {
  const founding = notice('2020-01-01', [
    capital('establishment', null, '100000'),
    holds('AYŞE YILMAZ', '60000'),
    holds('ALİ VELİ', '40000'),
  ])
  const holdings = (notices: Notice[]): { list: string[]; complete: boolean } => {
    const { shares } = foldRecord(recordOf(notices, LIMITED))
    return { list: [...shares.holdings.values()].map((each) => `${each.person.name} ${each.amount}`).sort(), complete: shares.complete }
  }
  it.each<[string, Notice[], string[], boolean]>([
    ['at the founding', [founding], ['ALİ VELİ 40000', 'AYŞE YILMAZ 60000'], true],
    [
      'a part moves',
      [founding, notice('2021-01-01', [transfers('AYŞE YILMAZ', 'CAN ER', '10000')])],
      ['ALİ VELİ 40000', 'AYŞE YILMAZ 50000.00', 'CAN ER 10000.00'],
      true,
    ],
    [
      'a whole holding moves',
      [founding, notice('2021-01-01', [transfers('ALİ VELİ', 'AYŞE YILMAZ', '40000')])],
      ['AYŞE YILMAZ 100000.00'],
      true,
    ],
    [
      'the printed result counts',
      [founding, notice('2021-01-01', [transfers('ALİ VELİ', 'CAN ER', '40000'), holds('AYŞE YILMAZ', '60000'), holds('CAN ER', '40000')])],
      ['AYŞE YILMAZ 60000', 'CAN ER 40000'],
      true,
    ],
    [
      'a transfer without an amount leaves it open',
      [founding, notice('2021-01-01', [transfers('ALİ VELİ', 'CAN ER', null)])],
      ['ALİ VELİ 40000', 'AYŞE YILMAZ 60000'],
      false,
    ],
    [
      'more than was held',
      [founding, notice('2021-01-01', [transfers('ALİ VELİ', 'CAN ER', '50000')])],
      ['ALİ VELİ 40000', 'AYŞE YILMAZ 60000'],
      false,
    ],
    [
      'to oneself',
      [founding, notice('2021-01-01', [transfers('ALİ VELİ', 'ALI VELI', '40000')])],
      ['ALİ VELİ 40000', 'AYŞE YILMAZ 60000'],
      false,
    ],
    [
      'a capital raised without a new list',
      [founding, notice('2021-01-01', [capital('increase', '100000', '200000')])],
      ['ALİ VELİ 40000', 'AYŞE YILMAZ 60000'],
      false,
    ],
    [
      'the list after a transfer, though no capital is known',
      [notice('2021-01-01', [transfers('CAN ER', 'ALİ VELİ', '40000'), holds('AYŞE YILMAZ', '60000'), holds('ALİ VELİ', '40000')])],
      ['ALİ VELİ 40000', 'AYŞE YILMAZ 60000'],
      true,
    ],
    [
      'what one received alone is no list',
      [notice('2021-01-01', [transfers('CAN ER', 'ALİ VELİ', '40000'), holds('ALİ VELİ', '40000')])],
      ['ALİ VELİ 40000'],
      false,
    ],
    ['one shareholder', [founding, notice('2021-01-01', [soleOwner('AYŞE YILMAZ')])], ['AYŞE YILMAZ 100000'], true],
  ])('%s', (_, notices, list, complete) => {
    expect(holdings(notices)).toEqual({ list, complete })
  })
})

it('auditors follow one another', () => {
  const record = recordOf([
    notice('2021-01-01', [audits('ÖRNEK DENETİM A.Ş.', '2021')]),
    notice('2022-01-01', [leaves('ÖRNEK DENETİM A.Ş.', 'auditor', { reason: 'term_end' }), audits('BAŞKA DENETİM A.Ş.', '2022')]),
  ])
  expect(foldRecord(record).auditors.map((each) => [each.person.name, each.period, each.reason])).toEqual([
    ['ÖRNEK DENETİM A.Ş.', '2021', 'term_end'],
    ['BAŞKA DENETİM A.Ş.', '2022', null],
  ])
})
