/** A company on a day, as its profile shows it: each case reads like a register, one notice a line. */
import { describe, expect, it } from 'vitest'
import { companyOn } from '../../../lib/domain/company/company.ts'
import type { Officer, Officers } from '../../../lib/domain/company/officers/officers-on.ts'
import type { CompanyRecord } from '../../../lib/domain/company/record.ts'
import { termEndsOf } from '../../../lib/domain/company/officers/term-ends.ts'
import { representationText, roleName, STATUS_NAMES, termBasisText } from '../../../lib/domain/company/texts.ts'
import { ROLES } from '../../../lib/domain/fact/fact.ts'
import type { IsoDate } from '../../../lib/domain/kernel/dates.ts'
import {
  becomes,
  capital,
  elected,
  founded,
  holds,
  leaves,
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
const HOLDING = 'ÖRNEK HOLDİNG ANONİM ŞİRKETİ'

const line = (officer: Officer): string =>
  [
    officer.person.name,
    officer.offices.map((office) => office.role).join('+'),
    officer.term.endsOn ?? '-',
    ...(officer.lapsed ? ['LAPSED'] : []),
    ...(officer.form ? [officer.form] : []),
    ...(officer.coSigners.length > 0 ? [`with ${officer.coSigners.map((person) => person.name).join(', ')}`] : []),
    ...(officer.actsFor ? [`for ${officer.actsFor.name}`] : []),
  ].join(' ')

const officers = (notices: Notice[], day: IsoDate, more: Partial<CompanyRecord> = {}): Partial<Record<keyof Officers, string[]>> =>
  Object.fromEntries(
    Object.entries(companyOn(recordOf(notices, more), day).officers).flatMap(([group, list]) =>
      list.length > 0 ? [[group, list.map(line)]] : [],
    ),
  )

describe('officers on a day', () => {
  const board = notice('2021-04-01', [
    elected('AYŞE YILMAZ', 'board_member', { until: '2024-04-01' }),
    elected('AYŞE YILMAZ', 'board_chair', { until: '2024-04-01' }),
    signs('AYŞE YILMAZ'),
    elected('ALİ VELİ', 'board_member', { until: '2024-04-01' }),
    signs('ALİ VELİ', 'joint', { with: ['AYŞE YILMAZ'] }),
  ])
  const AYSE = 'AYŞE YILMAZ board_chair+board_member 2024-04-01'
  const ALI = 'ALİ VELİ board_member 2024-04-01'

  it.each<[string, Notice[], IsoDate, Partial<Record<keyof Officers, string[]>>, Partial<CompanyRecord>?]>([
    ['nobody before the first notice', [board], '2021-03-31', {}],
    [
      'one record a person, the senior office first',
      [board],
      '2021-04-01',
      { inOffice: [`${AYSE} sole`, `${ALI} joint with AYŞE YILMAZ`] },
    ],
    ['the last day of a term belongs to it', [board], '2024-04-01', { inOffice: [`${AYSE} sole`, `${ALI} joint with AYŞE YILMAZ`] }],
    [
      'a term over without an election leaves them in office, marked',
      [board],
      '2024-04-02',
      { inOffice: [`${AYSE} LAPSED sole`, `${ALI} LAPSED joint with AYŞE YILMAZ`] },
    ],
    [
      'a member the next election passes by looks ended once the term is over',
      [
        board,
        notice('2024-03-20', [
          leaves('AYŞE YILMAZ', 'board_chair'),
          elected('AYŞE YILMAZ', 'board_member', { until: '2027-03-20' }),
          elected('AYŞE YILMAZ', 'board_chair', { until: '2027-03-20' }),
          signs('AYŞE YILMAZ'),
        ]),
      ],
      '2024-04-02',
      { inOffice: ['AYŞE YILMAZ board_chair+board_member 2027-03-20 sole'], passedOver: [`${ALI} LAPSED joint`] },
    ],
    [
      'not before: no notice ended the seat',
      [board, notice('2024-03-20', [elected('AYŞE YILMAZ', 'board_member', { until: '2027-03-20' })])],
      '2024-03-25',
      { inOffice: ['AYŞE YILMAZ board_chair+board_member 2027-03-20 sole', `${ALI} joint with AYŞE YILMAZ`] },
    ],
    [
      'an election after the term passes by whom it does not name',
      [board, notice('2024-06-01', [elected('CAN ER', 'board_member', { until: '2027-06-01' })])],
      '2024-06-01',
      { inOffice: ['CAN ER board_member 2027-06-01'], passedOver: [`${AYSE} LAPSED sole`, `${ALI} LAPSED joint`] },
    ],
    [
      'one more member during the term passes nobody by',
      [board, notice('2023-01-10', [elected('CAN ER', 'board_member', { until: '2026-01-10' })])],
      '2024-06-01',
      { inOffice: ['CAN ER board_member 2026-01-10', `${AYSE} LAPSED sole`, `${ALI} LAPSED joint with AYŞE YILMAZ`] },
    ],
    [
      'a substitute is no new board',
      [board, notice('2022-06-01', [leaves('ALİ VELİ'), elected('CAN ER')])],
      '2024-06-01',
      { inOffice: [`${AYSE} LAPSED sole`, 'CAN ER board_member 2024-04-01 LAPSED'] },
    ],
    [
      'nor is a chair shared out anew among the members',
      [board, notice('2023-05-01', [elected('ALİ VELİ', 'board_chair', { until: '2024-04-01' })])],
      '2023-05-01',
      { inOffice: ['ALİ VELİ board_chair+board_member 2024-04-01 joint with AYŞE YILMAZ', 'AYŞE YILMAZ board_member 2024-04-01 sole'] },
    ],
    [
      'a chair elected for a year stays a member: the title comes after',
      [
        notice('2022-05-18', [
          elected('AYŞE YILMAZ', 'board_member', { until: '2025-05-18' }),
          elected('AYŞE YILMAZ', 'board_chair', { term_years: 1 }),
          signs('AYŞE YILMAZ'),
        ]),
      ],
      '2024-01-01',
      { inOffice: ['AYŞE YILMAZ board_member+board_chair 2025-05-18 sole'] },
    ],
    [
      'a manager until another decision',
      [notice('2015-01-01', [elected('ALİ VELİ', 'manager'), signs('ALİ VELİ')])],
      '2024-01-01',
      { inOffice: ['ALİ VELİ manager - sole'] },
      LIMITED,
    ],
    [
      'who acts for a legal entity signs by its power and sits by its term',
      [
        notice('2023-10-10', [
          elected(HOLDING, 'board_member', { until: '2025-09-26' }),
          elected('ECE TUNA', 'representative_of_legal_entity', { legal_entity: HOLDING }),
          signs(HOLDING),
        ]),
      ],
      '2025-10-01',
      {
        inOffice: [
          `${HOLDING} board_member 2025-09-26 LAPSED sole`,
          `ECE TUNA representative_of_legal_entity 2025-09-26 LAPSED sole for ${HOLDING}`,
        ],
      },
    ],
    [
      'the power printed for that person is the power of the legal entity',
      [
        notice('2023-10-10', [
          elected(HOLDING, 'manager'),
          elected('ECE TUNA', 'representative_of_legal_entity', { legal_entity: HOLDING }),
          signs('ECE TUNA'),
        ]),
      ],
      '2024-01-01',
      { inOffice: [`${HOLDING} manager - sole`, `ECE TUNA representative_of_legal_entity - sole for ${HOLDING}`] },
      LIMITED,
    ],
    [
      'another person acts for it from then on',
      [
        notice('2023-10-10', [
          elected(HOLDING, 'board_member', { until: '2025-09-26' }),
          elected('ECE TUNA', 'representative_of_legal_entity', { legal_entity: HOLDING }),
        ]),
        notice('2024-10-28', [
          elected(HOLDING, 'board_member', { until: '2025-09-26' }),
          leaves(HOLDING),
          elected('CAN ER', 'representative_of_legal_entity', { legal_entity: HOLDING }),
        ]),
      ],
      '2024-11-01',
      { inOffice: [`${HOLDING} board_member 2025-09-26`, `CAN ER representative_of_legal_entity 2025-09-26 for ${HOLDING}`] },
    ],
    [
      'any two of three',
      [
        notice('2021-04-01', [
          elected('AYŞE YILMAZ'),
          elected('ALİ VELİ'),
          elected('CAN ER'),
          signs(['AYŞE YILMAZ', 'ALİ VELİ', 'CAN ER'], 'joint', { quote: 'herhangi ikisinin müşterek imzası' }),
        ]),
      ],
      '2022-01-01',
      {
        inOffice: [
          'ALİ VELİ board_member 2024-04-01 joint with AYŞE YILMAZ, CAN ER',
          'AYŞE YILMAZ board_member 2024-04-01 joint with ALİ VELİ, CAN ER',
          'CAN ER board_member 2024-04-01 joint with AYŞE YILMAZ, ALİ VELİ',
        ],
      },
    ],
    [
      'only those in office can co-sign',
      [board, notice('2022-01-01', [leaves('AYŞE YILMAZ', 'board_member', { reason: 'resignation' })])],
      '2022-01-01',
      { inOffice: [`${ALI} joint`] },
    ],
    [
      'a power without an office makes a signatory',
      [notice('2022-01-01', [signs('ECE TUNA', 'limited', { group: '2', until: '2025-01-01' })])],
      '2022-01-01',
      { inOffice: ['ECE TUNA authorised_signatory 2025-01-01 limited'] },
    ],
    [
      'liquidators act instead of the board',
      [board, notice('2022-01-01', [becomes('LIQUIDATION'), elected('CAN ER', 'liquidator'), signs('CAN ER')])],
      '2022-01-01',
      { inOffice: ['CAN ER liquidator - sole'], displaced: [`${AYSE} sole`, `${ALI} joint`] },
    ],
    [
      'without a liquidator the board stays',
      [board, notice('2022-01-01', [becomes('LIQUIDATION')])],
      '2022-01-01',
      { inOffice: [`${AYSE} sole`, `${ALI} joint with AYŞE YILMAZ`] },
    ],
    [
      'a board member who liquidates',
      [board, notice('2022-01-01', [becomes('LIQUIDATION'), elected('ALİ VELİ', 'liquidator'), signs('ALİ VELİ')])],
      '2022-01-01',
      { inOffice: ['ALİ VELİ liquidator - sole'], displaced: [`${AYSE} sole`, 'ALİ VELİ board_member 2024-04-01'] },
    ],
    [
      'the board again after the return',
      [
        board,
        notice('2022-01-01', [becomes('LIQUIDATION'), elected('CAN ER', 'liquidator')]),
        notice('2022-09-01', [becomes('LIQUIDATION_REVERSED')]),
      ],
      '2022-09-01',
      { inOffice: [`${AYSE} sole`, `${ALI} joint with AYŞE YILMAZ`] },
    ],
    [
      'nobody for a company struck off',
      [board, notice('2022-01-01', [becomes('STRUCK_OFF')])],
      '2022-01-01',
      { displaced: [`${AYSE} sole`, `${ALI} joint`] },
    ],
    [
      'commissioners apart',
      [board, notice('2022-01-01', [becomes('CONCORDAT_TEMPORARY'), elected('NUR AK', 'commissioner', { until: '2022-04-01' })])],
      '2022-01-01',
      { inOffice: [`${AYSE} sole`, `${ALI} joint with AYŞE YILMAZ`], commissioners: ['NUR AK commissioner 2022-04-01'] },
    ],
    [
      'who go with the proceedings',
      [
        board,
        notice('2022-01-01', [becomes('CONCORDAT_TEMPORARY'), elected('NUR AK', 'commissioner', { until: '2022-04-01' })]),
        notice('2022-03-01', [becomes('CONCORDAT_ENDED')]),
      ],
      '2022-03-01',
      { inOffice: [`${AYSE} sole`, `${ALI} joint with AYŞE YILMAZ`] },
    ],
    [
      'a power that ended with the term is shown as last published',
      [
        notice('2021-04-01', [
          elected('ALİ VELİ', 'board_member', { until: '2022-04-01' }),
          signs('ALİ VELİ', 'sole', { until: '2022-04-01' }),
        ]),
      ],
      '2023-01-01',
      { inOffice: ['ALİ VELİ board_member 2022-04-01 LAPSED sole'] },
    ],
    [
      'the day is that of registration',
      [notice('2022-01-10', [elected('ALİ VELİ')], { publishedOn: '2022-01-20' })],
      '2022-01-12',
      { inOffice: ['ALİ VELİ board_member 2025-01-10'] },
    ],
    ['else of publication', [notice(null, [elected('ALİ VELİ')], { publishedOn: '2022-01-20' })], '2022-01-19', {}],
  ])('%s', (_, notices, day, expected, more) => {
    expect(officers(notices, day, more)).toEqual(expected)
  })

  it('shows the tenures that ended with both sources', () => {
    const { history } = companyOn(
      recordOf([
        board,
        notice('2022-01-01', [leaves('ALİ VELİ', 'board_member', { reason: 'resignation', on: '2021-12-20', quote: 'üyelikten istifa' })]),
      ]),
      '2022-01-01',
    )
    expect(history).toMatchObject([
      {
        role: 'board_member',
        since: '2021-04-01',
        endedOn: '2021-12-20',
        reason: 'resignation',
        endSource: { noticeId: 2, quote: 'üyelikten istifa' },
      },
    ])
  })
})

describe('identity on a day', () => {
  const of = (notices: Notice[], day: IsoDate = '2024-01-01', more: Partial<CompanyRecord> = {}) => companyOn(recordOf(notices, more), day)

  it('tells titles with their spans', () => {
    const notices = [
      notice('2010-01-01', [founded()]),
      notice('2020-05-05', [renamed('ESKİ GIDA LİMİTED ŞİRKETİ', 'YENİ GIDA ANONİM ŞİRKETİ')]),
    ]
    expect(of(notices).titles).toMatchObject([
      { value: 'ESKİ GIDA LİMİTED ŞİRKETİ', since: '2010-01-01', until: '2020-05-05', source: { noticeId: 2 } },
      { value: 'YENİ GIDA ANONİM ŞİRKETİ', since: '2020-05-05', until: null },
    ])
    expect(of(notices).legalForm?.code).toBe('JOINT_STOCK')
    expect([of(notices, '2015-01-01').title?.value, of(notices, '2015-01-01').legalForm?.code]).toEqual([
      'ESKİ GIDA LİMİTED ŞİRKETİ',
      'LIMITED',
    ])
    expect(of([notice('2010-01-01', [])]).title).toMatchObject({ value: 'ÖRNEK YAZILIM ANONİM ŞİRKETİ', source: null })
  })

  it('tells addresses, and the province they end with', () => {
    const company = of([
      notice('2010-01-01', [moves(null, 'A MAH. ÇANKAYA / ANKARA', null)]),
      notice('2020-05-05', [moves('A MAH. ÇANKAYA / ANKARA', 'B MAH. KARŞIYAKA/İZMİR', 'out')]),
    ])
    expect(company.addresses.map(({ value, since, until }) => [value, since, until])).toEqual([
      ['A MAH. ÇANKAYA / ANKARA', '2010-01-01', '2020-05-05'],
      ['B MAH. KARŞIYAKA/İZMİR', '2020-05-05', null],
    ])
    expect(company.province).toBe('İZMİR')
    expect(of([], '2024-01-01', { office: 'TORBALI' }).province).toBe('İZMİR')
    expect(of([], '2024-01-01', { office: 'BİLİNMEYEN' }).province).toBeNull()
  })

  it.each<[string, Notice[], string, string, Partial<CompanyRecord>?]>([
    ['no notice of anything else', [notice('2010-01-01', [founded()])], 'ACTIVE', 'inferred'],
    ['a notice', [notice('2010-01-01', [becomes('BANKRUPTCY')])], 'BANKRUPTCY', 'notice'],
    ['only the title', [], 'LIQUIDATION', 'title', { title: 'TASFİYE HALİNDE ÖRNEK LİMİTED ŞİRKETİ' }],
    ['the title of a bankrupt', [], 'BANKRUPTCY', 'title', { title: '(İFLAS NEDENİYLE) TASFİYE HALİNDE ÖRNEK LİMİTED ŞİRKETİ' }],
    [
      'a stay that ended',
      [notice('2020-01-01', [becomes('CONCORDAT_FINAL')]), notice('2021-01-01', [becomes('CONCORDAT_ENDED')])],
      'ACTIVE',
      'inferred',
    ],
  ])('status: %s', (_, notices, code, basis, more) => {
    expect(of(notices, '2024-01-01', more).status).toMatchObject({ code, basis })
  })

  it('tells the steps of the capital, each from where the last ended', () => {
    const { capital: shown } = of([
      notice('2010-01-01', [capital('establishment', null, '50000')]),
      notice('2015-01-01', [capital('increase', null, '250000'), capital('registered_ceiling', null, '1000000')]),
      notice('2025-01-01', [capital('increase', '250000', '900000')]),
    ])
    expect([shown.current?.to, shown.ceiling?.to]).toEqual(['250000', '1000000'])
    expect(shown.history.map((step) => [step.operation, step.before, step.to])).toEqual([
      ['establishment', null, '50000'],
      ['increase', '50000', '250000'],
      ['registered_ceiling', null, '1000000'],
    ])
  })

  it('tells the shareholders with their parts, the largest first', () => {
    const notices = [
      notice('2010-01-01', [capital('establishment', null, '30000'), holds('ALİ VELİ', '10000'), holds('AYŞE YILMAZ', '20000')]),
      notice('2012-01-01', [transfers('ALİ VELİ', 'AYŞE YILMAZ', '10000'), soleOwner('AYŞE YILMAZ')]),
    ]
    expect(of(notices, '2011-01-01', LIMITED).shareholders).toMatchObject({
      jointStock: false,
      statedOn: '2010-01-01',
      complete: true,
      sole: null,
      list: [
        { person: { name: 'AYŞE YILMAZ' }, ratio: { percent: '66.67', computed: true } },
        { person: { name: 'ALİ VELİ' }, ratio: { percent: '33.33', computed: true } },
      ],
    })
    expect(of(notices, '2013-01-01', LIMITED).shareholders).toMatchObject({
      sole: { name: 'AYŞE YILMAZ', on: '2012-01-01' },
      list: [{ ratio: { percent: '100', computed: false } }],
    })
    expect(of(notices).shareholders.jointStock).toBe(true)
  })
})

describe('ends of terms', () => {
  const board = notice('2021-04-01', [
    elected('AYŞE YILMAZ', 'board_member', { until: '2024-04-01' }),
    elected('AYŞE YILMAZ', 'board_chair', { until: '2024-04-01' }),
    elected('ALİ VELİ', 'board_member', { term_years: 3 }),
  ])
  const ends = (notices: Notice[], more: Partial<CompanyRecord> = {}): string[] =>
    termEndsOf(recordOf(notices, more)).map((end) => `${end.endsOn} ${end.person} ${end.role} ${end.basis}`)

  it.each<[string, Notice[], string[], Partial<CompanyRecord>?]>([
    [
      'one for each person, under the senior office',
      [board],
      ['2024-04-01 ALİ VELİ board_member computed', '2024-04-01 AYŞE YILMAZ board_chair printed'],
    ],
    [
      'a title that ends before the membership stands beside it',
      [
        notice('2022-05-18', [
          elected('ALİ VELİ', 'board_member', { until: '2025-05-18' }),
          elected('ALİ VELİ', 'board_chair', { term_years: 1 }),
        ]),
      ],
      ['2023-05-18 ALİ VELİ board_chair computed', '2025-05-18 ALİ VELİ board_member printed'],
    ],
    [
      'the new end after a re-election',
      [
        board,
        notice('2024-03-01', [
          elected('ALİ VELİ', 'board_member', { until: '2027-03-01' }),
          elected('AYŞE YILMAZ', 'board_member', { until: '2027-03-01' }),
          leaves('AYŞE YILMAZ', 'board_chair'),
        ]),
      ],
      ['2027-03-01 ALİ VELİ board_member printed', '2027-03-01 AYŞE YILMAZ board_member printed'],
    ],
    [
      'none for whom the next election passed by',
      [board, notice('2024-06-01', [elected('CAN ER', 'board_member', { until: '2027-06-01' })])],
      ['2027-06-01 CAN ER board_member printed'],
    ],
    ['none without an end', [notice('2020-01-01', [elected('ALİ VELİ', 'manager')])], [], LIMITED],
    ['none of a company struck off', [board, notice('2022-01-01', [becomes('STRUCK_OFF')])], []],
    [
      'none of a board that liquidators replaced',
      [board, notice('2022-01-01', [becomes('LIQUIDATION'), elected('CAN ER', 'liquidator', { until: '2025-01-01' })])],
      ['2025-01-01 CAN ER liquidator printed'],
    ],
    [
      'the latest the law allows where no term is printed',
      [notice('2021-04-01', [elected('ALİ VELİ')])],
      ['2024-04-01 ALİ VELİ board_member law'],
    ],
  ])('%s', (_, notices, expected, more) => {
    expect(ends(notices, more)).toEqual(expected)
  })

  it('names each seat once, also where one sentence makes two signatories', () => {
    const [first, second] = termEndsOf(recordOf([notice('2022-01-01', [signs(['ALİ VELİ', 'CAN ER'], 'joint', { until: '2025-01-01' })])]))
    expect(first?.source.quote).toBe(second?.source.quote)
    expect(first?.factId).not.toBe(second?.factId)
  })
})

describe('names to show', () => {
  it('are there for every code, in both languages', () => {
    for (const text of [
      ...ROLES.map(roleName),
      ...Object.values(STATUS_NAMES),
      ...(['printed', 'computed', 'predecessor', 'law', 'open', 'unknown'] as const).map(termBasisText),
    ]) {
      expect(text.tr).toMatch(/\S/)
      expect(text.en).toMatch(/\S/)
    }
    expect(STATUS_NAMES.ACTIVE).toEqual({ code: 'FAAL', international: 'ACTIVE', tr: 'Faal', en: 'Active' })
  })

  it('tell how someone signs', () => {
    const shown = (notices: Notice[]): string[] =>
      companyOn(recordOf(notices), '2022-01-01').officers.inOffice.map((officer) => representationText(officer.powers).tr)
    expect(
      shown([
        notice('2021-01-01', [
          elected('AYŞE YILMAZ'),
          signs('AYŞE YILMAZ'),
          elected('ALİ VELİ'),
          signs('ALİ VELİ', 'joint', { with: ['AYŞE YILMAZ'] }),
          elected('CAN ER'),
        ]),
      ]),
    ).toEqual(['Ayşe Yılmaz ile müştereken', 'münferiden', 'İlanlarda temsil yetkisi yok'])
  })
})
