/** Cases beside the decision table, by subject. Reasons are marked `!` against, `?` open, `~` for information. */
import { describe, expect, it } from 'vitest'
import type { Question } from '../../../../lib/domain/signing/answer.ts'
import type { RepresentationRule, Unread } from '../../../../lib/domain/fact/fact.ts'
import {
  amends,
  audits,
  becomes,
  branch,
  capital,
  directs,
  elected,
  founded,
  holds,
  leaves,
  meets,
  moves,
  type Notice,
  notice,
  renamed,
  signs,
  soleOwner,
  type Told,
  transfers,
} from '../../../support/facts.ts'
import {
  ALI,
  answerTo,
  anyTwo,
  AYSE,
  board,
  CAN,
  type Case,
  COOPERATIVE,
  ECE,
  entered,
  HOLDING,
  in2023,
  jointly,
  LIMITED,
  limitedAgent,
  managers,
  outcome,
  TODAY,
} from '../../../support/signing.ts'

const cases = (name: string, table: Case[]): void => {
  describe(name, () => {
    it.each(table.map((row) => [row[0], row] as const))('%s', (_, row) => {
      expect(outcome(row)).toBe(row[3])
    })
  })
}

const sole = in2023(...board(AYSE), signs(AYSE))
const YES = 'yes: in_office, sole'
const ALONE = 'no: in_office, joint~, joint_incomplete!'
const TOGETHER = 'yes: in_office, joint~, joint_complete'

const nur = in2023(...board('AYŞE NUR BENZERİ', 'MEHMET ALİ KAYA', 'ALİ MEHMET KAYA'), signs('AYŞE NUR BENZERİ'), signs('MEHMET ALİ KAYA'))
cases('names', [
  ['lower case', [sole], { person: 'ayşe yılmaz' }, YES],
  ['without Turkish letters', [sole], { person: 'Ayse Yilmaz' }, YES],
  ['surname first', [sole], { person: 'YILMAZ AYŞE' }, YES],
  ['too many blanks', [sole], { person: '  Ayşe   Yılmaz ' }, YES],
  ['with a form of address', [sole], { person: 'Sn. Ayşe Yılmaz' }, YES],
  ['with a title', [sole], { person: 'Prof. Dr. Ayşe Yılmaz' }, YES],
  ['a surname written in two parts', [in2023(...board('AYŞE DEMİR OĞLU'), signs('AYŞE DEMİR OĞLU'))], { person: 'Ayşe Demiroğlu' }, YES],
  ['given names the other way round', [nur], { person: 'Nur Ayşe Benzeri' }, YES],
  ['a given name left out is no match', [nur], { person: 'Ayşe Benzeri' }, 'open: name_ambiguous?'],
  ['a given name more is no match', [sole], { person: 'Ayşe Nur Yılmaz' }, 'open: name_ambiguous?'],
  ['a surname alone', [sole], { person: 'Yılmaz' }, 'open: name_ambiguous?'],
  ['two persons with the same names in another order', [nur], { person: 'Kaya Ali Mehmet' }, 'open: name_ambiguous?'],
  [
    'a letter a scan confuses',
    [in2023(...board('HASAN SARIOĞLU'), signs('HASAN SARIOĞLU'))],
    { person: 'Hasan Satıoğlu' },
    'open: name_ambiguous?',
  ],
  ['a surname cut short', [sole], { person: 'Ayşe Yılma' }, 'open: name_ambiguous?'],
  ['a surname that ends in more', [sole], { person: 'Ayşe Yılmazoğlu' }, 'open: name_ambiguous?'],
  ['such a surname of another', [sole], { person: 'Fatma Yılmazoğlu' }, 'no: no_record!'],
  ['another name altogether', [sole], { person: 'Ahmet Yılmazer' }, 'no: no_record!'],
  [
    'one masked digit misread is one person',
    [
      in2023(
        elected(AYSE, 'board_member', { until: '2026-05-02', masked: '123..10' }),
        elected(AYSE, 'board_chair', { until: '2026-05-02', masked: '123..18' }),
        signs(AYSE),
      ),
    ],
    {},
    YES,
  ],
  [
    'a name only in a notice without a date',
    [notice(null, [...board(AYSE), signs(AYSE)], { publishedOn: null }), in2023(...board(ALI), signs(ALI))],
    {},
    'open: no_record?',
  ],
])

const three = board(AYSE, ALI, CAN)
const named = (...names: string[]): Told =>
  signs(AYSE, 'joint', { with: names, quote: `( ${names.join(', ')}) 'den Herhangi Birisiyle Müştereken Temsile Yetkilidir.` })
const withAll = (...names: string[]): Told =>
  signs(AYSE, 'joint', { with: names, quote: `( ${names.join(', ')}) ile birlikte Müştereken Temsile Yetkilidir.` })
cases('joint signatures', [
  ['with one named, alone', [in2023(...board(AYSE, ALI), named(ALI))], {}, ALONE],
  ['with one named, together', [in2023(...board(AYSE, ALI), named(ALI))], { coSigners: [ALI] }, TOGETHER],
  ['with one of two named, the second', [in2023(...three, named(ALI, CAN))], { coSigners: [CAN] }, TOGETHER],
  ['with one of two named, another member', [in2023(...three, ...board(ECE), named(ALI, CAN))], { coSigners: [ECE] }, ALONE],
  ['with both of two named, one', [in2023(...three, withAll(ALI, CAN))], { coSigners: [CAN] }, ALONE],
  ['with both of two named, both', [in2023(...three, withAll(ALI, CAN))], { coSigners: [CAN, ALI] }, TOGETHER],
  [
    'with any other signatory',
    [in2023(...three, signs(AYSE, 'joint', { with: ['*'] }), signs(ALI, 'joint', { with: ['*'] }))],
    { coSigners: [ALI] },
    TOGETHER,
  ],
  [
    'with any other signatory, a member without a power',
    [in2023(...three, signs(AYSE, 'joint', { with: ['*'] }), signs(ALI, 'joint', { with: ['*'] }))],
    { coSigners: [CAN] },
    ALONE,
  ],
  [
    'the words do not say whether all or one: all',
    [in2023(...three, signs(AYSE, 'joint', { with: [ALI, CAN], quote: 'müştereken ( ALİ VELİ, CAN ER)' }))],
    { coSigners: [ALI, CAN] },
    'yes: in_office, joint~, joint~, joint_complete',
  ],
  [
    'the words do not say whether all or one: one',
    [in2023(...three, signs(AYSE, 'joint', { with: [ALI, CAN], quote: 'müştereken ( ALİ VELİ, CAN ER)' }))],
    { coSigners: [ALI] },
    'open: in_office, joint~, joint~, joint_incomplete?',
  ],
  [
    'jointly without a number, three of them, two sign',
    [in2023(...three, signs(AYSE, 'joint'), signs(ALI, 'joint'), signs(CAN, 'joint'))],
    { coSigners: [ALI] },
    'open: in_office, joint~, joint~, joint_incomplete?',
  ],
  [
    'jointly without a number, all three sign',
    [in2023(...three, signs(AYSE, 'joint'), signs(ALI, 'joint'), signs(CAN, 'joint'))],
    { coSigners: [ALI, CAN] },
    'yes: in_office, joint~, joint~, joint_complete',
  ],
  [
    'jointly without a number, two of two',
    [in2023(...board(AYSE, ALI), signs(AYSE, 'joint'), signs(ALI, 'joint'))],
    { coSigners: [ALI] },
    TOGETHER,
  ],
  [
    'any three of four, two sign',
    [in2023(...three, ...board(ECE), signs([AYSE, ALI, CAN, ECE], 'joint', { with: [], quote: 'herhangi üçünün müşterek imzası' }))],
    { coSigners: [ALI] },
    ALONE,
  ],
  [
    'any three of four, three sign',
    [in2023(...three, ...board(ECE), signs([AYSE, ALI, CAN, ECE], 'joint', { with: [], quote: 'herhangi üçünün müşterek imzası' }))],
    { coSigners: [ALI, ECE] },
    TOGETHER,
  ],
  ['two named jointly, both', [in2023(...board(AYSE, ALI), jointly(AYSE, ALI))], { coSigners: [ALI] }, TOGETHER],
  ['the same person twice', [in2023(...board(AYSE, ALI), jointly(AYSE, ALI))], { coSigners: [AYSE] }, ALONE],
  ['with somebody who may sign alone', [in2023(...board(AYSE, ALI), signs(ALI), named(ALI))], { coSigners: [ALI] }, TOGETHER],
  ['a sole signatory with others', [sole], { coSigners: ['MEHMET DEMİR'] }, 'yes: in_office, sole, no_record~'],
  ['a co-signer nobody knows', [in2023(...three, anyTwo(AYSE, ALI, CAN))], { coSigners: ['MEHMET DEMİR'] }, `${ALONE}, no_record~`],
  [
    'a co-signer whose name fits two',
    [in2023(...board(AYSE, 'ALİ CAN ER', 'CAN ALİ ER'), anyTwo(AYSE, 'ALİ CAN ER', 'CAN ALİ ER'))],
    { coSigners: ['er ali can'] },
    'open: in_office~, joint~, joint_incomplete?, name_ambiguous?',
  ],
  [
    'group A with group B',
    [
      in2023(
        ...three,
        signs(AYSE, 'joint', { group: 'A', with: ['B'] }),
        signs(ALI, 'joint', { group: 'B', with: ['A'] }),
        signs(CAN, 'joint', { group: 'A', with: ['B'] }),
      ),
    ],
    { coSigners: [ALI] },
    TOGETHER,
  ],
  [
    'group A with another of A',
    [
      in2023(
        ...three,
        signs(AYSE, 'joint', { group: 'A', with: ['B'] }),
        signs(ALI, 'joint', { group: 'B', with: ['A'] }),
        signs(CAN, 'joint', { group: 'A', with: ['B'] }),
      ),
    ],
    { coSigners: [CAN] },
    ALONE,
  ],
  [
    'a member whom the other’s form names as co-signer',
    [in2023(...board(AYSE, ALI), signs(ALI, 'joint', { with: [AYSE] }))],
    { coSigners: [ALI] },
    'yes: in_office, joint_complete',
  ],
  ['the same, alone', [in2023(...board(AYSE, ALI), signs(ALI, 'joint', { with: [AYSE] }))], {}, 'no: in_office, no_representation!'],
  ['a form changed from joint to sole', [in2023(...board(AYSE, ALI), jointly(AYSE, ALI)), notice('2024-01-02', [signs(AYSE)])], {}, YES],
  [
    'a form changed from sole to joint',
    [in2023(...board(AYSE, ALI), signs(AYSE), signs(ALI)), notice('2024-01-02', [named(ALI)])],
    {},
    ALONE,
  ],
  [
    'two forms registered on one day',
    [in2023(...board(AYSE, ALI), signs(AYSE), named(ALI))],
    {},
    'open: in_office, sole, conflicting_texts?',
  ],
  ['two forms on one day, and the co-signer signs', [in2023(...board(AYSE, ALI), signs(AYSE), named(ALI))], { coSigners: [ALI] }, TOGETHER],
  [
    'the power was revoked, the membership goes on',
    [
      in2023(...board(AYSE, ALI), signs(AYSE), signs(ALI)),
      notice('2024-01-02', [leaves(AYSE, 'board_member', { quote: 'temsil yetkisi sona ermiştir' })]),
    ],
    {},
    'no: in_office, office_ended!',
  ],
  [
    'a title ended that the power was given with',
    [
      in2023(elected(AYSE, 'board_chair', { until: '2026-05-02' }), signs(AYSE)),
      notice('2024-01-02', [leaves(AYSE, 'board_chair'), elected(ALI, 'board_chair', { until: '2026-05-02' })]),
    ],
    {},
    'open: in_office, sole, in_office?',
  ],
])

cases('a change registered soon after the day, of which no notice tells when it was decided', [
  ['an end of the office', [sole, notice('2024-06-10', [leaves(AYSE)])], {}, 'open: in_office~, sole~, between_registration_and_effect?'],
  ['one that was decided later', [sole, notice('2024-06-10', [leaves(AYSE, 'board_member', { decided: '2024-06-05' })])], {}, YES],
  ['an end registered long after', [sole, notice('2024-09-10', [leaves(AYSE)])], {}, YES],
  [
    'a second signature',
    [sole, notice('2024-06-10', [...board(ALI), jointly(AYSE, ALI)])],
    {},
    'open: in_office~, sole~, between_registration_and_effect?',
  ],
  ['an end of another’s', [in2023(...board(AYSE, ALI), signs(AYSE)), notice('2024-06-10', [leaves(ALI)])], {}, YES],
])

describe('the signature that is missing is named', () => {
  const others = [ALI, CAN, ECE, 'EDA SU', 'NUR OK', 'OYA TAŞ']
  it.each<[string, Notice[], string[], string]>([
    ['one', [in2023(...board(AYSE, ALI), named(ALI))], [], `Gereken diğer imza eksik: ${ALI};`],
    ['either of two', [in2023(...three, named(ALI, CAN))], [], `Gereken diğer imza eksik: ${ALI} veya ${CAN};`],
    ['both of two', [in2023(...three, withAll(ALI, CAN))], [], `Gereken diğer imza eksik: ${ALI} ile ${CAN};`],
    ['the second of two', [in2023(...three, withAll(ALI, CAN))], [CAN], `Adı verilenler gereken imzaları tamamlamıyor (eksik: ${ALI});`],
    ['who cannot co-sign beside him', [in2023(...three, ...board(ECE), named(ALI, CAN))], [ECE], `(eksik: ${ALI} veya ${CAN});`],
    [
      'one of many',
      [in2023(...board(AYSE, ...others), named(...others))],
      [],
      `${ALI}, ${CAN}, ${ECE}, EDA SU veya başka 2 seçenekten biri;`,
    ],
    ['one of them has left', [in2023(...three, named(ALI, CAN)), notice('2024-01-02', [leaves(ALI)])], [], `eksik: ${CAN};`],
  ])('%s', (_, notices, coSigners, words) => {
    const { verdict, reasons } = answerTo(notices, { coSigners })
    expect(verdict).toBe('not_authorised')
    expect(reasons.find(({ code }) => code === 'joint_incomplete')?.text.tr).toContain(words)
  })
})

cases('boards without a printed form', [
  ['one member, but the notices are not complete', [in2023(...board(AYSE))], {}, 'open: in_office, sole?', { retrievalComplete: false }],
  [
    'two members, articles changed on representation since',
    [notice('2023-05-02', [founded(), ...board(AYSE, ALI)]), notice('2024-01-02', [amends(['8'], 'ŞİRKETİN TEMSİLİ')])],
    {},
    'open: in_office, joint?',
  ],
  [
    'two members, articles changed on the capital since',
    [notice('2023-05-02', [founded(), ...board(AYSE, ALI)]), notice('2024-01-02', [amends(['6'], 'SERMAYE')])],
    {},
    ALONE,
  ],
  [
    'one member left of two: no notice shows a board of one',
    [notice('2023-05-02', [founded(), ...board(AYSE, ALI)]), notice('2024-01-02', [leaves(ALI)])],
    {},
    'open: in_office, sole?',
  ],
  [
    'one member elected since in a notice of its own',
    [
      notice('2023-05-02', [founded(), ...board(AYSE, ALI)]),
      notice('2024-01-02', [leaves(ALI), elected(AYSE, 'board_member', { until: '2026-05-02' })]),
    ],
    {},
    YES,
  ],
  [
    'a decision on representation older than the membership',
    [in2023(...board(ALI, CAN), anyTwo(ALI, CAN)), notice('2024-01-02', [elected(AYSE, 'board_member', { until: '2026-05-02' })])],
    {},
    'open: in_office, no_representation?',
  ],
  [
    'a membership younger than the decision that names who signs alone',
    [in2023(...board(ALI, CAN), signs(ALI)), notice('2024-01-02', [elected(AYSE, 'board_member', { until: '2026-05-02' })])],
    {},
    'no: in_office, no_representation!',
  ],
  [
    'a general manager without a power',
    [in2023(...board(ALI), signs(ALI), elected(AYSE, 'general_manager'))],
    {},
    'no: in_office, no_representation!',
  ],
  [
    'a general manager without a power, notices not complete',
    [in2023(...board(ALI), signs(ALI), elected(AYSE, 'general_manager'))],
    {},
    'open: in_office, no_representation?',
    { retrievalComplete: false },
  ],
  ['a power without an office', [in2023(signs(AYSE))], {}, YES],
])

cases('terms', [
  ['the last day of a term belongs to it', [in2023(elected(AYSE, 'board_member', { until: '2024-06-03' }), signs(AYSE))], {}, YES],
  ['the day after', [in2023(elected(AYSE, 'board_member', { until: '2024-06-02' }), signs(AYSE))], {}, 'open: term_lapsed?, sole'],
  [
    'printed years from the general assembly',
    [notice('2021-06-14', [meets('2021-06-02'), elected(AYSE, 'board_member', { term_years: 3 }), signs(AYSE)])],
    {},
    'open: term_lapsed?, sole',
  ],
  ['printed years from the registration', [notice('2021-06-14', [elected(AYSE, 'board_member', { term_years: 3 }), signs(AYSE)])], {}, YES],
  [
    'a chair for one year stays a member',
    [in2023(...board(AYSE), elected(AYSE, 'board_chair', { term_years: 1 }), signs(AYSE))],
    { day: '2025-06-02' },
    YES,
  ],
  [
    'the power was printed to end before the office',
    [in2023(...board(AYSE), signs(AYSE, 'sole', { until: '2024-05-02' }))],
    {},
    'open: in_office, term_lapsed?, sole',
  ],
  [
    'a later election of others while the term runs',
    [sole, notice('2024-05-02', [elected(ALI, 'board_member', { until: '2027-05-02' })])],
    {},
    'open: in_office, office_ended?, sole',
  ],
  [
    'one more member elected for the same term',
    [sole, notice('2024-05-02', [elected(ALI, 'board_member', { until: '2026-05-02' })])],
    {},
    YES,
  ],
  [
    're-elected after a gap, on a day in the gap',
    [
      in2023(elected(AYSE, 'board_member', { until: '2024-05-02' }), signs(AYSE)),
      notice('2024-09-02', [elected(AYSE, 'board_member', { until: '2027-09-02' }), signs(AYSE)]),
    ],
    {},
    'open: term_lapsed?, sole',
  ],
  [
    're-elected after a gap, on a day after it',
    [
      in2023(elected(AYSE, 'board_member', { until: '2024-05-02' }), signs(AYSE)),
      notice('2024-09-02', [elected(AYSE, 'board_member', { until: '2027-09-02' }), signs(AYSE)]),
    ],
    { day: '2024-12-02' },
    YES,
  ],
  [
    'a cooperative’s board sits four years at most',
    [in2023(elected(AYSE, 'board_member', { term_years: 4 }), signs(AYSE))],
    { day: '2027-01-04', today: '2027-01-04' },
    YES,
    COOPERATIVE,
  ],
  [
    'a manager for ten years',
    [notice('2014-05-02', [elected(AYSE, 'manager', { term_years: 10 }), signs(AYSE)])],
    {},
    'open: term_lapsed?, sole',
    LIMITED,
  ],
  [
    'a delegate whose own time is over',
    [in2023(...board(ALI), signs(ALI), elected(AYSE, 'general_manager', { until: '2024-05-02' }), signs(AYSE))],
    {},
    'open: term_lapsed?, sole',
  ],
  [
    'an interim member after a general assembly that says nothing',
    [
      in2023(...board(ALI, CAN), anyTwo(ALI, CAN)),
      notice('2023-09-04', [leaves(CAN), elected(AYSE), signs(AYSE)]),
      notice('2024-04-01', [meets('2024-03-28')]),
    ],
    {},
    'open: in_office, in_office?, sole',
  ],
  ['died', [sole, notice('2024-01-02', [leaves(AYSE, null, { reason: 'death' })])], {}, 'no: office_ended!'],
  ['dismissed', [sole, notice('2024-01-02', [leaves(AYSE, 'board_member', { reason: 'dismissal' })])], {}, 'no: office_ended!'],
  [
    'dismissed and elected again',
    [
      sole,
      notice('2024-01-02', [leaves(AYSE, 'board_member', { reason: 'dismissal' })]),
      notice('2024-03-01', [...board(AYSE), signs(AYSE)]),
    ],
    {},
    YES,
  ],
  [
    'an end of which the beginning is unknown',
    [in2023(...board(ALI), signs(ALI)), notice('2024-01-02', [leaves(AYSE)])],
    {},
    'no: office_ended!',
  ],
  ['before that end', [in2023(...board(ALI), signs(ALI)), notice('2024-09-02', [leaves(AYSE)])], {}, 'open: no_record?'],
  [
    'elected for a corporate shareholder before 2012 and again since',
    [
      notice('2010-05-03', [elected(AYSE, 'board_member', { term_years: 3, legal_entity: HOLDING }), signs(AYSE)]),
      notice('2012-09-03', [elected(AYSE, 'board_member', { term_years: 3 }), signs(AYSE)]),
    ],
    { day: '2013-04-01' },
    YES,
  ],
])

cases('between decision, registration and effect', [
  ['on the very day of effect', [in2023(...board(ALI)), entered('2024-05-30', '2024-05-31', ...board(AYSE), signs(AYSE))], {}, YES],
  [
    'published on a Friday, asked on the Saturday',
    [in2023(...board(ALI)), entered('2024-05-30', '2024-05-31', ...board(AYSE), signs(AYSE))],
    { day: '2024-06-01' },
    'yes: in_office, sole, between_registration_and_effect~',
  ],
  [
    'published before a holiday, asked on the holiday',
    [in2023(...board(ALI)), entered('2024-04-19', '2024-04-22', ...board(AYSE), signs(AYSE))],
    { day: '2024-04-23' },
    YES.replace('sole', 'sole, between_registration_and_effect~'),
  ],
  [
    'asked the day after the holiday',
    [in2023(...board(ALI)), entered('2024-04-19', '2024-04-22', ...board(AYSE), signs(AYSE))],
    { day: '2024-04-24' },
    YES,
  ],
  [
    'the day before registration, no day of decision printed: it may have been decided',
    [in2023(...board(ALI)), entered('2024-06-04', '2024-06-05', ...board(AYSE), signs(AYSE))],
    {},
    'open: not_in_office?',
  ],
  [
    'more than a month before registration, no day of decision printed',
    [in2023(...board(ALI)), entered('2024-07-08', '2024-07-09', ...board(AYSE), signs(AYSE))],
    {},
    'no: not_in_office!',
  ],
  [
    'a start printed before registration',
    [in2023(...board(ALI)), entered('2024-06-10', '2024-06-11', elected(AYSE, 'general_manager', { from: '2024-06-01' }), signs(AYSE))],
    {},
    'open: in_office~, sole~, between_registration_and_effect?',
  ],
  [
    'joint form registered, not yet effective, alone on a past day',
    [in2023(...board(AYSE, ALI), signs(AYSE), signs(ALI)), entered('2024-05-31', '2024-06-03', named(ALI))],
    {},
    'open: in_office~, joint~, joint_incomplete?, between_registration_and_effect?',
  ],
  [
    'the same asked on that very day',
    [in2023(...board(AYSE, ALI), signs(AYSE), signs(ALI)), entered('2024-05-31', '2024-06-03', named(ALI))],
    { today: '2024-06-03' },
    ALONE,
  ],
  [
    'resigned: on the day of effect',
    [sole, entered('2024-05-30', '2024-05-31', leaves(AYSE, 'board_member', { on: '2024-05-20' }))],
    {},
    'no: office_ended!',
  ],
  [
    'an end that names an earlier day than its registration',
    [sole, entered('2024-06-20', '2024-06-21', leaves(AYSE, 'board_member', { on: '2024-06-15' }))],
    {},
    YES,
  ],
  ['struck off works from its registration', [sole, entered('2024-05-31', '2024-06-03', becomes('STRUCK_OFF'))], {}, 'no: company_closed!'],
  [
    'liquidation works from its registration for the former board',
    [sole, entered('2024-05-31', '2024-06-03', becomes('LIQUIDATION'), elected(ALI, 'liquidator'), signs(ALI))],
    {},
    'no: in_office, in_liquidation!, sole',
  ],
  [
    'bankruptcy works from the judgment, before its registration',
    [sole, entered('2024-06-10', '2024-06-12', becomes('BANKRUPTCY', { on: '2024-05-30' }))],
    {},
    'no: in_office, bankruptcy!, sole',
  ],
  ['a day ahead', [sole], { day: '2025-06-02', today: '2024-06-03' }, 'open: in_office, sole, in_office?'],
  ['a day ahead, joint alone', [in2023(...board(AYSE, ALI), jointly(AYSE, ALI))], { day: '2025-06-02', today: '2024-06-03' }, ALONE],
  [
    'founded and asked before the publication',
    [entered('2024-05-31', '2024-06-03', founded('2024-05-31'), ...board(AYSE), signs(AYSE))],
    {},
    'yes: in_office, sole, between_registration_and_effect~',
  ],
  [
    'a correction that changes nothing for the person',
    [sole, notice('2023-05-02', [signs(AYSE)], { publishedOn: '2024-07-01', noticeType: 'Düzeltme İlanı' })],
    {},
    YES,
  ],
  [
    'a later notice nobody understood',
    [
      sole,
      notice('2024-02-01', [], {
        unread: [{ heading: null, text: 'yönetim kurulunun temsil yetkisi yeniden düzenlenmiştir', start: 0, end: 50 }],
      }),
    ],
    {},
    'open: in_office, sole, no_record?',
  ],
  [
    'a notice not understood about other matters',
    [
      sole,
      notice('2024-02-01', [], {
        unread: [{ heading: null, text: 'sermayenin nakden taahhüt edilen kısmı ödenmiştir', start: 0, end: 50 }],
      }),
    ],
    {},
    YES,
  ],
  ['a list of notices not fetched to its end', [sole], {}, 'open: in_office, sole, no_record?', { retrievalComplete: false }],
])

const corporate = (...more: Told[]): Told[] => [
  elected(HOLDING, 'board_member', { until: '2026-05-02' }),
  elected(AYSE, 'representative_of_legal_entity', { legal_entity: HOLDING }),
  ...more,
]
cases('legal entities', [
  ['power printed for the natural person', [in2023(...corporate(signs(AYSE)))], {}, 'yes: in_office, in_office~, sole'],
  [
    'the legal entity itself asked, its natural person is registered',
    [in2023(...corporate(signs(HOLDING)))],
    { person: HOLDING },
    'yes: in_office, in_office~, sole',
  ],
  ['the legal entity left', [in2023(...corporate(signs(HOLDING))), notice('2024-01-02', [leaves(HOLDING)])], {}, 'no: office_ended!'],
  [
    'the term of the legal entity is over',
    [
      in2023(
        elected(HOLDING, 'board_member', { until: '2024-05-02' }),
        elected(AYSE, 'representative_of_legal_entity', { legal_entity: HOLDING }),
        signs(HOLDING),
      ),
    ],
    {},
    'open: term_lapsed?, in_office~, sole',
  ],
  [
    'joint with a legal entity, its natural person signs',
    [in2023(...corporate(), ...board(ALI), signs(ALI, 'joint', { with: [HOLDING] }))],
    { person: ALI, coSigners: [AYSE] },
    TOGETHER,
  ],
  [
    'joint with a legal entity, named itself as co-signer',
    [in2023(...corporate(), ...board(ALI), signs(ALI, 'joint', { with: [HOLDING] }))],
    { person: ALI, coSigners: [HOLDING] },
    TOGETHER,
  ],
  [
    'joint with a legal entity without a natural person',
    [in2023(elected(HOLDING, 'board_member', { until: '2026-05-02' }), ...board(ALI), signs(ALI, 'joint', { with: [HOLDING] }))],
    { person: ALI, coSigners: [HOLDING] },
    'open: in_office, joint~, joint_incomplete?',
  ],
  [
    'a legal entity as manager',
    [in2023(elected(HOLDING, 'manager'), elected(AYSE, 'representative_of_legal_entity', { legal_entity: HOLDING }), signs(HOLDING))],
    {},
    'yes: in_office, in_office~, sole',
    LIMITED,
  ],
  [
    'natural person and own office: the better counts',
    [in2023(...corporate(signs(HOLDING, 'joint', { with: [ALI] })), ...board(ALI), elected(AYSE, 'general_manager'), signs(AYSE))],
    {},
    YES,
  ],
])

cases('limited companies and partnerships', [
  ['a single manager with a power to sign alone', [in2023(...managers(AYSE), signs(AYSE))], {}, YES, LIMITED],
  [
    'two managers, one sole and one joint',
    [in2023(...managers(AYSE, ALI), signs(AYSE), signs(ALI, 'joint', { with: [AYSE] }))],
    { person: ALI },
    ALONE,
    LIMITED,
  ],
  ['the sole one of them', [in2023(...managers(AYSE, ALI), signs(AYSE), signs(ALI, 'joint', { with: [AYSE] }))], {}, YES, LIMITED],
  [
    'a partner of a company whose officers are not all known',
    [in2023(holds(AYSE, '50000'), ...managers(ALI), signs(ALI))],
    {},
    'open: no_representation?',
    { ...LIMITED, retrievalComplete: false },
  ],
  [
    'a sole partner who is no manager',
    [in2023(...managers(ALI), signs(ALI)), notice('2024-01-02', [transfers(ALI, AYSE, '50000'), soleOwner(AYSE)])],
    {},
    'no: no_representation!',
    LIMITED,
  ],
  ['a shareholder of a joint-stock company', [in2023(holds(AYSE, '50000'), ...board(ALI), signs(ALI))], {}, 'no: no_representation!'],
  [
    'an amount printed beside a manager’s power, for today',
    [in2023(...managers(AYSE), signs(AYSE, 'sole', { limit: { amount: '10000.00', currency: 'TRY' } }))],
    { amount: '20000.00', today: '2024-06-03' },
    'open: in_office, sole, limit_exceeded?',
    LIMITED,
  ],
  [
    'the same within the amount',
    [in2023(...managers(AYSE), signs(AYSE, 'sole', { limit: { amount: '10000.00', currency: 'TRY' } }))],
    { amount: '9999.99', today: '2024-06-03' },
    'yes: in_office, sole, within_limit',
    LIMITED,
  ],
  [
    'the same in another currency, for a past day',
    [in2023(...managers(AYSE), signs(AYSE, 'sole', { limit: { amount: '10000.00', currency: 'TRY' } }))],
    { amount: '20000.00', currency: 'EUR' },
    'yes: in_office, sole, limit_currency~',
    LIMITED,
  ],
  [
    'the same in another currency, for today',
    [in2023(...managers(AYSE), signs(AYSE, 'sole', { limit: { amount: '10000.00', currency: 'TRY' } }))],
    { amount: '20000.00', currency: 'EUR', today: '2024-06-03' },
    'open: in_office, sole, limit_currency?',
    LIMITED,
  ],
  [
    'a subject printed beside a full power, another act, for a past day',
    [in2023(...board(AYSE), signs(AYSE, 'sole', { scope: 'banka işlemleri' }))],
    { transaction: 'araç satışı' },
    'yes: in_office, sole, out_of_scope~',
  ],
  [
    'the same for today',
    [in2023(...board(AYSE), signs(AYSE, 'sole', { scope: 'banka işlemleri' }))],
    { transaction: 'araç satışı', today: '2024-06-03' },
    'open: in_office, sole, out_of_scope?',
  ],
  [
    'a subject that leaves nothing out',
    [in2023(...board(AYSE), signs(AYSE, 'sole', { scope: 'şirketin maksat ve mevzuuna giren bilumum işlemler' }))],
    { transaction: 'araç satışı', today: '2024-06-03' },
    YES,
  ],
  [
    'a delegate’s amount after 2014 may be a limited power',
    [in2023(...board(ALI), signs(ALI), signs(AYSE, 'sole', { limit: { amount: '10000.00', currency: 'TRY' } }))],
    { amount: '20000.00' },
    'open: in_office, sole, limit_exceeded?',
  ],
  [
    'managing partners without a printed form, contract not read',
    [in2023(...managers(AYSE, ALI))],
    {},
    'open: in_office, sole?',
    { title: 'YILMAZ VE ORTAĞI KOLLEKTİF ŞİRKETİ' },
  ],
  [
    'managing partners without a printed form, contract read',
    [notice('2023-05-02', [founded(), ...managers(AYSE, ALI)])],
    {},
    YES,
    { title: 'YILMAZ VE ORTAĞI KOLLEKTİF ŞİRKETİ' },
  ],
  [
    'one of all partners of an old company alone',
    [notice('2003-02-03', [founded('2003-02-03'), holds(AYSE, '50000'), holds(ALI, '50000')])],
    { day: '2005-06-01' },
    'no: joint~, joint_incomplete!',
    LIMITED,
  ],
  ['an auditor of a joint-stock company', [in2023(...board(ALI), signs(ALI), audits(AYSE, '2023'))], {}, 'no: no_representation!'],
])

const rule = (group: string | null, more: Partial<RepresentationRule> = {}): RepresentationRule => ({
  persons: [],
  mode: 'joint',
  group,
  with: [],
  limit: { amount: '500000.00', currency: 'TRY' },
  scope: 'MAL VE HİZMET SATIN ALINMASI İŞLEMLERİ',
  until: null,
  ...more,
})
const RULES = [
  rule('2', { with: ['2'], inclusive: true }),
  rule('2', { with: ['1'], limit: { amount: '5000000.00', currency: 'TRY' }, inclusive: true }),
  rule('1', { with: ['1'], limit: null, above: { amount: '5000000.00', currency: 'TRY' } }),
  rule('1', { with: ['2'], limit: null, scope: 'FİNANSAL İŞLEMLER' }),
  rule('2', { mode: 'sole', limit: null, scope: 'BEYANNAME VE RESMÎ YAZIŞMALAR' }),
]
const four = in2023(
  ...board('EMRE DEMİR'),
  signs('EMRE DEMİR'),
  directs('1', '2023-04-28', RULES),
  ...limitedAgent(AYSE, '1'),
  ...limitedAgent(ALI, '1'),
  ...limitedAgent(CAN, '2'),
  ...limitedAgent(ECE, '2'),
)
const buys = (person: string, amount: string, ...coSigners: string[]): Case[2] => ({ person, amount, coSigners, transaction: 'mal alımı' })
const PAIR = 'yes: in_office, directive~, within_limit, joint~, joint_complete'
const HALF = 'no: in_office, directive~, within_limit, joint~, joint_incomplete!'
cases('limited agents', [
  ['two of the second degree within their limit', [four], buys(CAN, '400000.00', ECE), PAIR],
  ['exactly at a limit that the words include', [four], buys(CAN, '500000.00', ECE), PAIR],
  ['a kuruş above it', [four], buys(CAN, '500000.01', ECE), HALF],
  ['one of each degree above it', [four], buys(CAN, '500000.01', AYSE), PAIR],
  ['the first degree asked, the second co-signs', [four], buys(AYSE, '3000000.00', ECE), PAIR],
  ['one of each degree above the higher limit', [four], buys(CAN, '6000000.00', AYSE), 'no: in_office, directive~, limit_exceeded!'],
  ['two of the first degree above the higher limit', [four], buys(AYSE, '6000000.00', ALI), PAIR],
  [
    'two of the first degree for little, which is the step of others',
    [four],
    buys(AYSE, '1000.00', ALI),
    'no: in_office, directive~, within_limit, joint~, joint_incomplete!',
  ],
  ['alone', [four], buys(CAN, '1000.00'), HALF],
  ['with a member of the board who signs alone', [four], buys(CAN, '1000.00', 'EMRE DEMİR'), HALF],
  [
    'a filing, which one of the second degree signs alone',
    [four],
    { person: CAN, transaction: 'vergi beyannamesi verilmesi' },
    'yes: in_office, directive~, sole',
  ],
  [
    'the same for the first degree, of which a text read as a whole says nothing',
    [four],
    { person: AYSE, transaction: 'vergi beyannamesi verilmesi' },
    'no: in_office, directive~, out_of_scope!',
  ],
  [
    'the same where the directive was not read as a whole: only its text says',
    [in2023(...board('EMRE DEMİR'), signs('EMRE DEMİR'), directs('1', '2023-04-28', RULES, true), ...limitedAgent(AYSE, '1'))],
    { person: AYSE, transaction: 'vergi beyannamesi verilmesi' },
    'open: in_office, directive~, directive?, sole',
  ],
  [
    'a finance act without amount under a rule without limit',
    [four],
    { person: CAN, transaction: 'banka havalesi', coSigners: [AYSE] },
    'yes: in_office, directive~, joint~, joint_complete',
  ],
  [
    'a loan under a heading on finance',
    [four],
    { person: CAN, transaction: 'kredi sözleşmesi', amount: '1000.00', coSigners: [AYSE] },
    'open: in_office, directive~, express_power?, joint~, joint_incomplete?',
  ],
  [
    'a lawsuit, which no heading covers',
    [four],
    { person: CAN, transaction: 'dava açılması', coSigners: [AYSE] },
    'no: in_office, directive~, out_of_scope!',
  ],
  [
    'words of no known act',
    [four],
    { person: CAN, transaction: 'muhtelif hususlar', amount: '1000.00', coSigners: [ECE] },
    'open: in_office, directive~, out_of_scope?, kind_unknown?',
  ],
  [
    'in dollars',
    [four],
    { ...buys(CAN, '1000.00', ECE), currency: 'USD' },
    'open: in_office, directive~, limit_currency?, joint~, joint_incomplete?',
  ],
  [
    'without an amount',
    [four],
    { person: CAN, transaction: 'mal alımı', coSigners: [ECE] },
    'open: in_office, directive~, within_limit?, joint~, joint_incomplete?',
  ],
  [
    'exactly at a limit whose words are unclear',
    [in2023(...board(ALI), signs(ALI), directs('1', '2023-04-28', [rule('C', { mode: 'sole' })]), ...limitedAgent(AYSE, 'C'))],
    { transaction: 'mal alımı', amount: '500000.00' },
    'open: in_office, directive~, within_limit?, sole',
  ],
  [
    'a joint rule that does not say with whom',
    [in2023(...board(ALI), signs(ALI), directs('1', '2023-04-28', [rule('C', { mode: 'joint' })]), ...limitedAgent(AYSE, 'C'))],
    { transaction: 'mal alımı', amount: '1000.00' },
    'no: in_office, directive~, within_limit, joint~, joint~, joint_incomplete!',
  ],
  [
    'a joint rule that does not say with whom, of somebody who signs along',
    [in2023(...board(ALI), signs(ALI), directs('1', '2023-04-28', [rule('C', { mode: 'joint' })]), ...limitedAgent(AYSE, 'C'))],
    { transaction: 'mal alımı', amount: '1000.00', coSigners: [ALI] },
    'open: in_office, directive~, within_limit, joint?, joint~',
  ],
  [
    'no group printed',
    [in2023(...board(ALI), signs(ALI), directs('1', '2023-04-28', RULES), ...limitedAgent(AYSE, null))],
    buys(AYSE, '1000.00'),
    'open: in_office, directive?',
  ],
  [
    'a rule by the name of somebody who was appointed',
    [
      in2023(
        ...board(ALI),
        signs(ALI),
        directs('1', '2023-04-28', [rule(null, { mode: 'sole', persons: [AYSE] })]),
        ...limitedAgent(AYSE, null),
      ),
    ],
    buys(AYSE, '1000.00'),
    'yes: in_office, directive~, within_limit, sole',
  ],
  [
    'the same above its limit',
    [
      in2023(
        ...board(ALI),
        signs(ALI),
        directs('1', '2023-04-28', [rule(null, { mode: 'sole', persons: [AYSE] })]),
        ...limitedAgent(AYSE, null),
      ),
    ],
    buys(AYSE, '600000.00'),
    'no: in_office, directive~, limit_exceeded!',
  ],
  [
    'two by their names',
    [
      in2023(
        ...board(ALI),
        signs(ALI),
        directs('1', '2023-04-28', [rule(null, { persons: [AYSE], with: [CAN] })]),
        ...limitedAgent(AYSE, null),
        ...limitedAgent(CAN, null),
      ),
    ],
    buys(AYSE, '1000.00', CAN),
    PAIR,
  ],
  [
    'two by their names, one never appointed',
    [
      in2023(
        ...board(ALI),
        signs(ALI),
        directs('1', '2023-04-28', [rule(null, { persons: [AYSE], with: [CAN] })]),
        ...limitedAgent(AYSE, null),
      ),
    ],
    buys(AYSE, '1000.00', CAN),
    'open: in_office, directive~, within_limit, directive?, joint~, directive~, joint_incomplete?, no_record~',
  ],
  [
    'a rule by a title',
    [
      in2023(
        ...board(ALI),
        signs(ALI),
        directs('1', '2023-04-28', [rule('Satın Alma Müdürü', { mode: 'sole' })]),
        ...limitedAgent(AYSE, null),
      ),
    ],
    buys(AYSE, '1000.00'),
    'open: in_office, directive?',
  ],
  [
    'a rule by a title beside one by a group that does not reach',
    [
      in2023(
        ...board(ALI),
        signs(ALI),
        directs('1', '2023-04-28', [rule('Satın Alma Müdürü', { mode: 'sole', limit: null }), rule('C', { mode: 'sole' })]),
        ...limitedAgent(AYSE, 'C'),
      ),
    ],
    buys(AYSE, '600000.00'),
    'open: in_office, directive~, limit_exceeded?, directive?',
  ],
  [
    'a rule that asks for a decision too',
    [
      in2023(
        ...board(ALI),
        signs(ALI),
        directs('1', '2023-04-28', [rule('C', { mode: 'sole', condition: 'Yönetim Kurulu onayı alınmak kaydıyla' })]),
        ...limitedAgent(AYSE, 'C'),
      ),
    ],
    buys(AYSE, '1000.00'),
    'open: in_office, directive~, within_limit, directive?, sole',
  ],
  [
    'above the limit of the rules read, others were not',
    [in2023(...board(ALI), signs(ALI), directs('1', '2023-04-28', [rule('C', { mode: 'sole' })], true), ...limitedAgent(AYSE, 'C'))],
    buys(AYSE, '600000.00'),
    'open: in_office, directive~, limit_exceeded?, directive?',
  ],
  [
    'within the limit of the rules read, others were not',
    [in2023(...board(ALI), signs(ALI), directs('1', '2023-04-28', [rule('C', { mode: 'sole' })], true), ...limitedAgent(AYSE, 'C'))],
    buys(AYSE, '1000.00'),
    'yes: in_office, directive~, within_limit, sole',
  ],
  [
    'a joint rule without the other, others were not read',
    [
      in2023(
        ...board(ALI),
        signs(ALI),
        directs('1', '2023-04-28', [rule('C', { with: ['A'] })], true),
        ...limitedAgent(AYSE, 'C'),
        ...limitedAgent(CAN, 'A'),
      ),
    ],
    buys(AYSE, '1000.00'),
    'open: in_office, directive~, within_limit, joint~, directive~, joint_incomplete?',
  ],
  [
    'between two limits',
    [
      in2023(
        ...board(ALI),
        signs(ALI),
        directs('1', '2023-04-28', [rule('C', { mode: 'sole', above: { amount: '100000.00', currency: 'TRY' } })]),
        ...limitedAgent(AYSE, 'C'),
      ),
    ],
    buys(AYSE, '200000.00'),
    'yes: in_office, directive~, within_limit, within_limit, sole',
  ],
  [
    'above the higher of two limits',
    [
      in2023(
        ...board(ALI),
        signs(ALI),
        directs('1', '2023-04-28', [rule('C', { mode: 'sole', above: { amount: '100000.00', currency: 'TRY' } })]),
        ...limitedAgent(AYSE, 'C'),
      ),
    ],
    buys(AYSE, '700000.00'),
    'no: in_office, directive~, limit_exceeded!',
  ],
  [
    'rules not read',
    [in2023(...board(ALI), signs(ALI), directs('1', '2023-04-28', []), ...limitedAgent(AYSE, '1'))],
    buys(AYSE, '1000.00'),
    'open: in_office, directive?',
  ],
  ['the co-signer left', [four, notice('2024-01-02', [leaves(ECE, 'authorised_signatory')])], buys(CAN, '1000.00', ECE), HALF],
  ['the agent left', [four, notice('2024-01-02', [leaves(CAN, 'authorised_signatory')])], buys(CAN, '1000.00', ECE), 'no: office_ended!'],
  [
    'the time printed for the agent is over',
    [
      in2023(
        ...board(ALI),
        signs(ALI),
        directs('1', '2023-04-28', [rule('C', { mode: 'sole' })]),
        elected(AYSE, 'authorised_signatory', { until: '2024-05-02' }),
        signs(AYSE, 'limited', { group: 'C', until: '2024-05-02' }),
      ),
    ],
    { transaction: 'mal alımı', amount: '1000.00' },
    'open: term_lapsed?, directive~, within_limit, sole',
  ],
  [
    'appointed anew under the new directive',
    [four, notice('2024-02-01', [directs('2', '2024-01-20', RULES), ...limitedAgent(CAN, '2'), ...limitedAgent(ECE, '2')])],
    buys(CAN, '1000.00', ECE),
    PAIR,
  ],
  [
    'a full signatory who also is a limited agent: the full power counts',
    [in2023(...board(AYSE), signs(AYSE), directs('1', '2023-04-28', RULES), signs(AYSE, 'limited', { group: '2' }))],
    buys(AYSE, '9000000.00'),
    YES,
  ],
  [
    'a limited agent of a limited company',
    [in2023(...managers(ALI), signs(ALI), directs('1', '2023-04-28', [rule('C', { mode: 'sole' })]), ...limitedAgent(AYSE, 'C'))],
    { transaction: 'mal alımı', amount: '1000.00' },
    'yes: in_office, directive~, within_limit, sole',
    LIMITED,
  ],
  [
    'named in the directive itself and appointed',
    [
      in2023(
        ...board(ALI),
        signs(ALI),
        directs('1', '2023-04-28', [rule('C', { mode: 'sole', persons: [AYSE] })]),
        ...limitedAgent(AYSE, 'C'),
      ),
    ],
    { transaction: 'mal alımı', amount: '1000.00' },
    'yes: in_office, directive~, within_limit, sole',
  ],
  ['representation in general, with a co-signer of the group', [four], { person: CAN, coSigners: [AYSE] }, 'no: in_office, out_of_scope!'],
  [
    'registered, publication not yet effective',
    [
      in2023(...board(ALI), signs(ALI)),
      entered('2024-05-31', '2024-06-03', directs('1', '2024-05-28', [rule('C', { mode: 'sole' })]), ...limitedAgent(AYSE, 'C')),
    ],
    { transaction: 'mal alımı', amount: '1000.00' },
    'yes: in_office, directive~, within_limit, sole, between_registration_and_effect~',
  ],
])

const proxy = (words: string): Told => elected(AYSE, 'proxy', { quote: `AYŞE YILMAZ ${words} olarak atanmıştır` })
const agency = (words: string) => [in2023(...board(ALI), signs(ALI), proxy(words))]
const BRANCH = { title: 'ÖRNEK YAZILIM ANONİM ŞİRKETİ İZMİR ŞUBESİ' }
const izmir = [in2023(branch('open', 'ÖRNEK YAZILIM ANONİM ŞİRKETİ İZMİR ŞUBESİ'), elected(AYSE, 'branch_manager'), signs(AYSE))]
cases('commercial agents and branches', [
  ['a commercial agent in general', agency('ticari mümessil'), {}, YES],
  [
    'a commercial agent, land with express words',
    agency('taşınmaz devrine de yetkili ticari temsilci'),
    { transaction: 'taşınmaz satışı' },
    YES,
  ],
  ['a commercial agent, a bill of exchange', agency('ticari temsilci'), { transaction: 'bono düzenleme' }, YES],
  ['a commercial proxy in general', agency('ticari vekil'), {}, 'open: in_office, sole, out_of_scope?'],
  ['a commercial proxy, a loan', agency('ticari vekil'), { transaction: 'kredi sözleşmesi' }, 'no: in_office, sole, express_power!'],
  ['a commercial proxy, a bill', agency('ticari vekil'), { transaction: 'senet imzalama' }, 'no: in_office, sole, express_power!'],
  ['a commercial proxy, a lawsuit', agency('ticari vekil'), { transaction: 'dava açılması' }, 'no: in_office, sole, express_power!'],
  ['a commercial proxy, a purchase', agency('ticari vekil'), { transaction: 'mal alımı' }, 'open: in_office, sole, out_of_scope?'],
  [
    'a commercial proxy with express power to borrow',
    agency('kredi almaya ve borçlanmaya yetkili ticari vekil'),
    { transaction: 'kredi sözleşmesi' },
    YES,
  ],
  ['the record of the branch itself, in general', izmir, {}, 'yes: in_office, sole, outside_branch~', BRANCH],
  [
    'the record of the branch itself, an act that names none (row 72)',
    izmir,
    { transaction: 'mal alımı' },
    'open: in_office, sole, outside_branch?',
    BRANCH,
  ],
  ['an act of another branch', izmir, { transaction: 'Bursa şubesi kira sözleşmesi' }, 'no: in_office, sole, outside_branch!', BRANCH],
  ['an act of the head office', izmir, { transaction: 'merkez adına kredi' }, 'no: in_office, sole, outside_branch!', BRANCH],
  ['"this branch"', izmir, { transaction: 'bu şube için araç alımı' }, 'yes: in_office, sole, outside_branch~', BRANCH],
  [
    'a shop in a shopping centre',
    izmir,
    { transaction: 'alışveriş merkezinde dükkân kirası' },
    'open: in_office, sole, outside_branch?',
    BRANCH,
  ],
  [
    'an account at the branch of a bank',
    izmir,
    { transaction: 'banka şubesinde hesap açılması' },
    'open: in_office, sole, outside_branch?',
    BRANCH,
  ],
  [
    'a branch whose name tells no place',
    izmir,
    { transaction: 'Liman şubesi kira sözleşmesi' },
    'open: in_office, sole, outside_branch?',
    BRANCH,
  ],
  ['somebody of the head office in the record of the branch', izmir, { person: ALI }, 'open: no_record?', BRANCH],
  [
    'a branch manager without a form of signing',
    [in2023(branch('open', 'ÖRNEK YAZILIM ANONİM ŞİRKETİ İZMİR ŞUBESİ'), elected(AYSE, 'branch_manager'))],
    {},
    'open: in_office, outside_branch?, outside_branch~',
    BRANCH,
  ],
  [
    'the branch is closed',
    [
      in2023(...board(ALI), signs(ALI), branch('open', 'İZMİR ŞUBESİ'), elected(AYSE, 'branch_manager'), signs(AYSE)),
      notice('2024-01-02', [branch('close', 'İZMİR ŞUBESİ')]),
    ],
    { transaction: 'İzmir şubesi araç alımı' },
    'no: in_office, sole, office_ended!',
  ],
  [
    'a general representative for a branch',
    [in2023(...board(ALI), signs(ALI), branch('open', 'İZMİR ŞUBESİ'), elected(AYSE, 'branch_manager'), signs(AYSE))],
    { person: ALI, transaction: 'İzmir şubesi araç alımı' },
    YES,
  ],
  [
    'a foreign company’s branch, an act outside it',
    [in2023(branch('open', 'TÜRKİYE ŞUBESİ'), elected(AYSE, 'branch_manager'), signs(AYSE))],
    { transaction: 'merkezin borçlanması' },
    'open: in_office, sole, outside_branch?',
    { title: 'EXAMPLE GMBH MERKEZİ ALMANYA TÜRKİYE ŞUBESİ' },
  ],
  [
    'a foreign branch’s agent, a purchase',
    [in2023(branch('open', 'TÜRKİYE ŞUBESİ'), proxy('ticari temsilci'), signs(AYSE))],
    { transaction: 'Türkiye şubesi için araç alımı' },
    'yes: in_office, sole, outside_branch~',
    { title: 'EXAMPLE GMBH MERKEZİ ALMANYA TÜRKİYE ŞUBESİ' },
  ],
  [
    'a foreign branch’s agent, land without express words',
    [in2023(branch('open', 'TÜRKİYE ŞUBESİ'), proxy('ticari temsilci'), signs(AYSE))],
    { transaction: 'Türkiye şubesi adına taşınmaz satışı' },
    'no: in_office, sole, outside_branch~, express_power!',
    { title: 'EXAMPLE GMBH MERKEZİ ALMANYA TÜRKİYE ŞUBESİ' },
  ],
])

const wound = [sole, notice('2024-01-02', [becomes('LIQUIDATION'), elected(ALI, 'liquidator'), signs(ALI)])]
const stay = [sole, notice('2024-05-02', [becomes('CONCORDAT_TEMPORARY', { on: '2024-05-02', quote: 'üç ay geçici mühlet verilmiştir' })])]
const trustee = (text: string) => [
  sole,
  notice('2024-05-02', [], { noticeType: 'Kayyım', unread: [{ heading: null, text, start: 0, end: 80 }] }),
]
cases('the state of the company', [
  ['a liquidator in general', wound, { person: ALI }, 'yes: in_office, in_liquidation~, sole'],
  ['a former member in general', wound, {}, 'no: in_office, in_liquidation!, sole'],
  [
    'a liquidator, an act of unknown kind',
    wound,
    { person: ALI, transaction: 'muhtelif hususlar' },
    'open: in_office, in_liquidation?, sole',
  ],
  [
    'two liquidators together',
    [sole, notice('2024-01-02', [becomes('LIQUIDATION'), elected(ALI, 'liquidator'), elected(CAN, 'liquidator')])],
    { person: ALI, coSigners: [CAN] },
    'yes: in_office, in_liquidation~, joint~, joint_complete',
  ],
  [
    'a delegate of the time before the liquidation',
    [
      in2023(...board(ALI), elected(AYSE, 'general_manager'), signs(AYSE)),
      notice('2024-01-02', [becomes('LIQUIDATION'), elected(ALI, 'liquidator'), signs(ALI)]),
    ],
    {},
    'open: in_office, in_liquidation?, sole',
  ],
  [
    'a member who is liquidator too',
    [sole, notice('2024-01-02', [becomes('LIQUIDATION'), elected(AYSE, 'liquidator'), signs(AYSE)])],
    {},
    'yes: in_office, in_liquidation~, sole',
  ],
  [
    'liquidators of a partnership sign all together',
    [
      in2023(signs(AYSE)),
      notice('2024-01-02', [becomes('LIQUIDATION'), elected(ALI, 'liquidator'), elected(CAN, 'liquidator'), elected(ECE, 'liquidator')]),
    ],
    { person: ALI, coSigners: [CAN] },
    'no: in_office, in_liquidation~, joint~, joint_incomplete!',
    { title: 'YILMAZ VE ORTAĞI KOLLEKTİF ŞİRKETİ' },
  ],
  [
    'a liquidator who left',
    [...wound, notice('2024-03-01', [leaves(ALI, 'liquidator'), elected(CAN, 'liquidator'), signs(CAN)])],
    { person: ALI },
    'no: office_ended!',
  ],
  [
    'liquidator after the return from liquidation',
    [...wound, notice('2024-03-01', [becomes('LIQUIDATION_REVERSED')])],
    { person: ALI },
    'no: office_ended!',
  ],
  ['before the liquidation', wound, { day: '2023-12-01' }, YES],
  [
    'struck off by the old registry because the seat moved',
    [sole, notice('2024-03-01', [becomes('STRUCK_OFF'), moves(null, 'BURSA', 'out')])],
    {},
    'open: in_office, no_record?, sole',
  ],
  [
    'taking over another company',
    [
      sole,
      notice('2024-03-01', [becomes('MERGED', { counterparty: HOLDING, quote: 'devralma suretiyle birleşme' })], {
        noticeType: 'Birleşme (Devralan)',
      }),
    ],
    {},
    YES,
  ],
  [
    'a merger whose side is not told',
    [sole, notice('2024-03-01', [becomes('MERGED', { quote: 'birleşme' })])],
    {},
    'open: in_office, company_closed?, sole',
  ],
  ['a partial division', [sole, notice('2024-03-01', [becomes('DIVIDED', { quote: 'kısmi bölünme' })])], {}, YES],
  ['a full division', [sole, notice('2024-03-01', [becomes('DIVIDED', { quote: 'tam bölünme' })])], {}, 'no: company_closed!'],
  [
    'bankruptcy, an appeal against it',
    [sole, notice('2024-05-02', [becomes('BANKRUPTCY', { on: '2024-04-25' })])],
    { transaction: 'iflas kararına itiraz' },
    'open: in_office, bankruptcy?, sole',
  ],
  [
    'bankruptcy, before the judgment',
    [sole, notice('2024-05-02', [becomes('BANKRUPTCY', { on: '2024-04-25' })])],
    { day: '2024-04-24' },
    YES,
  ],
  [
    'bankruptcy only in the title',
    [sole],
    {},
    'open: in_office, bankruptcy?, sole',
    { title: 'İFLAS HALİNDE ÖRNEK YAZILIM ANONİM ŞİRKETİ' },
  ],
  ['concordat stay, a sale of land', stay, { transaction: 'taşınmaz satışı' }, 'open: in_office, concordat?, sole'],
  ['concordat stay, a gift', stay, { transaction: 'bağış yapılması' }, 'open: in_office, concordat?, sole'],
  [
    'concordat refused without bankruptcy',
    [...stay, notice('2024-05-27', [becomes('CONCORDAT_ENDED', { quote: 'konkordato talebinin reddine' })])],
    { transaction: 'kefalet verilmesi' },
    YES,
  ],
  [
    'the debtor’s power of disposal was lifted',
    [
      sole,
      notice('2024-05-02', [
        becomes('CONCORDAT_FINAL', { on: '2024-05-02', quote: 'kesin mühlet verilmiştir; borçlunun tasarruf yetkisinin kaldırılmasına' }),
      ]),
    ],
    { transaction: 'mal alımı' },
    'no: in_office, concordat!, sole',
  ],
  ['a trustee of unknown reach', trustee('şirkete kayyım atanmasına karar verilmiştir'), {}, 'open: in_office, trustee?, sole'],
  [
    'the trusteeship was lifted',
    [
      ...trustee('yönetim kurulunun yetkilerinin tamamen kayyıma devredilmesine karar verilmiştir'),
      notice('2024-05-20', [], {
        noticeType: 'Kayyımlığın Kaldırılması',
        unread: [{ heading: null, text: 'kayyım tayini kararının kaldırılmasına', start: 0, end: 40 }],
      }),
    ],
    {},
    YES,
  ],
  [
    'a company registered again, the former board',
    [
      sole,
      notice('2023-10-02', [becomes('STRUCK_OFF')]),
      notice('2024-03-01', [becomes('REINSTATED'), elected(ALI, 'liquidator'), signs(ALI)]),
    ],
    {},
    'open: in_office, in_office?, sole',
  ],
  [
    'a company registered again, no scope printed',
    [
      sole,
      notice('2023-10-02', [becomes('STRUCK_OFF')]),
      notice('2024-03-01', [becomes('REINSTATED'), elected(ALI, 'liquidator'), signs(ALI)]),
    ],
    { person: ALI, transaction: 'araç satışı' },
    'open: in_office, out_of_scope?, sole',
  ],
  [
    'converted with the same person on the new board',
    [
      in2023(...managers(AYSE), signs(AYSE)),
      notice('2024-02-01', [
        renamed(null, 'ÖRNEK GIDA ANONİM ŞİRKETİ'),
        becomes('CONVERTED'),
        elected(AYSE, 'board_member', { until: '2027-02-01' }),
        signs(AYSE),
      ]),
    ],
    {},
    YES,
    LIMITED,
  ],
  [
    'capital below the minimum before the last day to raise it',
    [
      notice('2019-03-04', [founded('2019-03-04'), capital('establishment', null, '100000')]),
      notice('2026-09-01', [elected(AYSE, 'board_member', { term_years: 3 }), signs(AYSE)]),
    ],
    { day: '2026-11-20' },
    YES,
  ],
  [
    'capital below the minimum after 14 February 2014 (law 6103 m.20)',
    [
      notice('2009-03-04', [founded('2009-03-04'), capital('establishment', null, '40000')]),
      notice('2014-01-06', [elected(AYSE, 'board_member', { term_years: 3 }), signs(AYSE)]),
    ],
    { day: '2014-02-17' },
    'open: in_office, in_liquidation?, sole',
  ],
  [
    'capital below it on that day',
    [
      notice('2009-03-04', [founded('2009-03-04'), capital('establishment', null, '40000')]),
      notice('2014-01-06', [elected(AYSE, 'board_member', { term_years: 3 }), signs(AYSE)]),
    ],
    { day: '2014-02-14' },
    YES,
  ],
  [
    'a public company below 250.000',
    [
      notice('2009-03-04', [
        founded('2009-03-04'),
        capital('establishment', null, '100000'),
        capital('registered_ceiling', null, '900000', { quote: 'Sermaye Piyasası Kurulunun izni ile' }),
      ]),
      notice('2026-09-01', [elected(AYSE, 'board_member', { term_years: 3 }), signs(AYSE)]),
    ],
    { day: '2027-02-01', today: '2027-02-01' },
    YES,
  ],
  [
    'capital in old lira is reckoned anew',
    [
      notice('2003-03-04', [founded('2003-03-04'), capital('establishment', null, '500000000000')]),
      notice('2026-09-01', [elected(AYSE, 'board_member', { term_years: 3 }), signs(AYSE)]),
    ],
    { day: '2027-02-01', today: '2027-02-01' },
    YES,
  ],
])

cases('acts', [
  ['a cooperative sells land', [sole], { transaction: 'arsa satışı' }, 'open: in_office, sole, general_assembly?', COOPERATIVE],
  ['a joint-stock company sells land', [sole], { transaction: 'arsa satışı' }, YES],
  [
    'an acquisition above a tenth of the capital within two years',
    [notice('2023-05-02', [founded('2023-05-02'), capital('establishment', null, '1000000'), ...board(AYSE), signs(AYSE)])],
    { transaction: 'işletme devralınması', amount: '200000.00' },
    'open: in_office, sole, general_assembly?',
  ],
  [
    'an acquisition below it',
    [notice('2023-05-02', [founded('2023-05-02'), capital('establishment', null, '1000000'), ...board(AYSE), signs(AYSE)])],
    { transaction: 'işletme devralınması', amount: '90000.00' },
    YES,
  ],
  [
    'an acquisition after two years',
    [notice('2020-05-04', [founded('2020-05-04'), capital('establishment', null, '1000000')]), sole],
    { transaction: 'işletme devralınması', amount: '200000.00' },
    YES,
  ],
  ['a dealing with oneself', [sole], { transaction: 'kendisiyle sözleşme' }, 'yes: in_office, sole, in_office~'],
  [
    'one-member board calls the general assembly after its term',
    [in2023(elected(AYSE, 'board_member', { until: '2024-05-02' }), signs(AYSE))],
    { transaction: 'genel kurul çağrısı' },
    'yes: in_office',
  ],
  [
    'a sole signatory calls the general assembly',
    [in2023(...board(AYSE, ALI), signs(AYSE), signs(ALI))],
    { transaction: 'genel kurul çağrısı' },
    'open: in_office, joint_incomplete?',
  ],
  [
    'a notice served on one of two joint managers',
    [in2023(...managers(AYSE, ALI), jointly(AYSE, ALI))],
    { transaction: 'ihtarname tebellüğü' },
    'yes: in_office, joint~, joint_complete~',
    LIMITED,
  ],
  [
    'an act before July 2012',
    [notice('2010-05-03', [elected(AYSE, 'board_member', { term_years: 3 }), signs(AYSE)])],
    { day: '2011-06-01', transaction: 'mal alımı' },
    'yes: in_office, sole, in_office~',
  ],
  ['a loan by a sole signatory', [sole], { transaction: 'kredi sözleşmesi', amount: '99999999.00' }, YES],
])

describe('sets of signers', () => {
  it('leave out whom the state of the company keeps from signing', () => {
    expect(answerTo([in2023(...board(ALI), elected(AYSE, 'commissioner'), anyTwo(ALI, AYSE))]).signerSets).toEqual([])
  })

  it('leave out whose power came with an office that ended though another goes on', () => {
    const elections = [
      in2023(elected(CAN, 'board_member', { until: '2024-07-02' })),
      in2023(elected(CAN, 'board_chair', { until: '2023-05-02' }), anyTwo(CAN, ALI)),
      notice('2024-02-01', [elected(AYSE, 'board_member')]),
    ]
    expect(answerTo(elections, { person: CAN, coSigners: [ALI] }, { title: 'AYŞE YILMAZ GERÇEK KİŞİ TİCARİ İŞLETMESİ' })).toMatchObject({
      verdict: 'not_authorised',
      signerSets: [],
    })
  })
})

cases('bodies and names that do not tell', [
  ...['İSTANBUL SANAYİ ODASI', 'DENİZ SENDİKASI', 'XYZ TRUST', 'ÖRNEK ADİ ORTAKLIĞI', 'TASARRUF MEVDUATI SİGORTA FONU'].map(
    (person): Case => [
      `a body on the board does not sign: ${person}`,
      [in2023(...board(person), signs(person))],
      { person },
      'open: no_representation?',
    ],
  ),
  [
    'a name that may be a body’s',
    [in2023(...board('DENİZ BANK'), signs('DENİZ BANK'))],
    { person: 'DENİZ BANK' },
    'open: in_office, name_ambiguous?, sole',
  ],
  ['a surname like a body’s', [in2023(...board('AHMET VAKIF'), signs('AHMET VAKIF'))], { person: 'AHMET VAKIF' }, YES],
  [
    'such a name beside a sure one',
    [in2023(...board(AYSE, 'DENİZ BANK'), jointly(AYSE, 'DENİZ BANK'))],
    { coSigners: ['DENİZ BANK'] },
    'open: in_office, joint~, joint_incomplete?',
  ],
  [
    'the one who acts for such a name',
    [in2023(...board('DENİZ BANK'), elected(AYSE, 'representative_of_legal_entity', { legal_entity: 'DENİZ BANK' }), signs('DENİZ BANK'))],
    {},
    'yes: in_office, in_office~, sole',
  ],
  [
    'such a name, registered as the person who acts for another',
    [
      in2023(
        ...board('ÖRNEK HOLDİNG A.Ş.'),
        elected('DERYA SU ÇINAR', 'representative_of_legal_entity', { legal_entity: 'ÖRNEK HOLDİNG A.Ş.' }),
        signs('ÖRNEK HOLDİNG A.Ş.'),
      ),
    ],
    { person: 'DERYA SU ÇINAR' },
    'yes: in_office, in_office~, sole',
  ],
  [
    'a trader asked for by a word of the title',
    [in2023(founded())],
    { person: 'İNŞAAT' },
    'open: in_office, sole, name_ambiguous?',
    { title: 'AYŞE YILMAZ İNŞAAT GERÇEK KİŞİ TİCARİ İŞLETMESİ' },
  ],
])

const left = (text: string, why?: 'correction'): Unread => ({ heading: null, text, start: 0, end: text.length, ...(why ? { why } : {}) })
const later = (...texts: string[]): Notice => notice('2024-02-01', [], { unread: texts.map((text) => left(text)) })
const anyTwoOfThree = in2023(...board(AYSE, ALI, CAN), anyTwo(AYSE, ALI, CAN))
cases('what was not read, and whom it concerns', [
  ['agents under a directive stand beside a full power', [sole, later('ALİ VELİ sınırlı yetkili olarak atanmıştır.')], {}, YES],
  [
    'nor does a clause on somebody else alone',
    [in2023(...board(AYSE, ALI), signs(AYSE)), later('ALİ VELİ imza örneğini vermiştir.')],
    {},
    YES,
  ],
  [
    'an election of others may pass over',
    [sole, later('ALİ VELİ yönetim kurulu üyeliğine seçilmiştir.')],
    {},
    'open: in_office, sole, no_record?',
  ],
  [
    'powers taken back with an eye on the directive',
    [sole, later('Sınırlı yetkili olanlar dahil tüm imza yetkileri iptal edilmiştir.')],
    {},
    'open: in_office, sole, no_record?',
  ],
  [
    'the title told once more beside the power',
    [notice('2023-05-02', [...board(AYSE), signs(AYSE)], { unread: [left('Yönetim kurulu başkanı AYŞE YILMAZ olmuştur.')] })],
    {},
    YES,
  ],
  [
    'what keeps to the company binds nobody who did not know it',
    [
      notice('2023-05-02', [...board(AYSE), signs(AYSE)], {
        unread: [left("ancak işlem başına 100.000 TL'yi geçen taahhütlerde bulunmamasına karar verilmiştir.")],
      }),
    ],
    {},
    'yes: in_office, sole, no_record~',
  ],
  [
    'and binds whoever asks today',
    [
      notice('2025-05-02', [elected(AYSE, 'board_member', { until: '2028-05-02' }), signs(AYSE)], {
        unread: [left("ancak işlem başına 100.000 TL'yi geçen taahhütlerde bulunmamasına karar verilmiştir.")],
      }),
    ],
    { day: TODAY },
    'open: in_office, sole, no_record?',
  ],
  [
    'another signature does bind',
    [
      notice('2023-05-02', [...board(AYSE), signs(AYSE)], {
        unread: [left("ancak 100.000 TL'yi aşan işlemlerde ikinci bir imza aranacaktır.")],
      }),
    ],
    {},
    'open: in_office, sole, no_record?',
  ],
  [
    'a joint signer whom a later clause may let sign alone',
    [anyTwoOfThree, later("AYŞE YILMAZ'ın imzası bundan böyle yeterli görülmüştür.")],
    {},
    'open: in_office~, joint~, joint_incomplete?, no_record?',
  ],
  ['a joint signer of whom nothing more is said', [anyTwoOfThree, later("ALİ VELİ'nin imza örneği verilmiştir.")], {}, ALONE],
  ['a name that no word of any notice is like', [sole, later('ALİ VELİ müdür olmuştur.')], { person: 'Nermin Karagöz' }, 'no: no_record!'],
  [
    'a name that no word is like, beside words that name nobody',
    [sole, later('Müdür seçimi yapılmış, seçilene imza yetkisi verilmiştir.')],
    { person: 'Nermin Karagöz' },
    'open: no_record?',
  ],
  ['a name that a damaged word is like', [sole, later('NERMlN KARAGÖZ müdür olmuştur.')], { person: 'Nermin Karagöz' }, 'open: no_record?'],
  [
    'a state of the company that a label alone announces',
    [sole, notice('2024-02-01', [], { noticeType: 'İflas' })],
    {},
    'open: in_office, sole, no_record?',
  ],
  [
    'before the day of such a label, which a judgment goes before',
    [sole, notice('2024-08-01', [], { noticeType: 'İflas' })],
    {},
    'open: in_office, sole, no_record?',
  ],
  [
    'whoever was appointed to sign without a form that was read',
    [in2023(...board(ALI), signs(ALI), elected(AYSE, 'authorised_signatory'))],
    {},
    'open: in_office, no_representation?',
  ],
])

const by = (day: string, ...texts: string[]): Notice => notice(day, [], { unread: texts.map((text) => left(text)) })
const bothAgain = notice('2024-06-03', [signs(AYSE, 'joint', { with: ['*'], any_of: true })])
const delegate = in2023(...board(ALI), signs(ALI), elected(AYSE, 'general_manager'), signs(AYSE))
cases('what was not read: day, person, office and act', [
  [
    'a clause on a co-signer between the co-signer’s power and a later one of the signer',
    [in2023(...board(AYSE, ALI), anyTwo(AYSE, ALI)), by('2024-02-01', 'ALİ VELİ imza yetkisini bırakmıştır.'), bothAgain],
    { coSigners: [ALI] },
    'open: in_office, joint~, joint_complete, no_record?',
  ],
  [
    'nothing of it where the signer signs alone',
    [
      in2023(...board(AYSE, ALI), anyTwo(AYSE, ALI)),
      by('2024-02-01', 'ALİ VELİ imza yetkisini bırakmıştır.'),
      notice('2024-06-03', [signs(AYSE)]),
    ],
    { coSigners: [ALI] },
    YES,
  ],
  [
    'the same day by another notice counts as later',
    [sole, by('2023-05-02', 'Müdürler ve yönetim kurulu üyeleri bundan böyle birlikte imza atacaktır.')],
    {},
    'open: in_office, sole, no_record?',
  ],
  [
    'an election of the organ leaves who was appointed from outside',
    [delegate, by('2024-02-01', 'Boşalan yönetim kurulu üyeliklerine atama yapılmıştır.')],
    {},
    YES,
  ],
  [
    'and not who sits in it',
    [delegate, by('2024-02-01', 'Boşalan yönetim kurulu üyeliklerine atama yapılmıştır.')],
    { person: ALI },
    'open: in_office, sole, no_record?',
  ],
  ['a branch given to somebody else', [sole, by('2024-02-01', 'Yalnızca Van şubesi için ALİ VELİ müdür olarak atanmıştır.')], {}, YES],
  ['an agency', [sole, by('2024-02-01', 'Van ilinde acente tayin edilmiştir, acente tahsilata yetkilidir.')], {}, YES],
  [
    'a whole form of signing that names others',
    [in2023(...board(AYSE, ALI, CAN), signs(AYSE)), by('2024-02-01', 'Şirket ALİ VELİ ve CAN ER imzalarıyla temsil ve ilzam olunur.')],
    {},
    'open: in_office, sole, no_record?',
  ],
  [
    'words about nothing in a notice of another matter',
    [sole, notice('2024-02-01', [], { noticeType: 'Adres Değişikliği', unread: [left('Tabela asılmıştır.')] })],
    {},
    YES,
  ],
  [
    'an end of this office without a day, entered within the time for it',
    [sole, by('2024-06-10', 'AYŞE YILMAZ görevinden azledilmiştir.')],
    { day: '2024-06-03' },
    'open: in_office, sole, office_ended?',
  ],
  ['long before it', [sole, by('2024-09-10', 'AYŞE YILMAZ görevinden azledilmiştir.')], { day: '2024-06-03' }, YES],
  [
    'a later form of signing that names nobody may let one sign alone',
    [in2023(...board(AYSE, ALI), anyTwo(AYSE, ALI)), by('2024-02-01', 'Üyelerin her birinin imzası yeterlidir, müşterek imza aranmaz.')],
    {},
    'open: in_office~, joint~, joint_incomplete?, no_record?',
  ],
  [
    'what is left unread later says nothing of who had sat there before',
    [in2023(...managers(AYSE)), by('2025-02-03', 'ALİ VELİ müdür olarak atanmıştır.')],
    { day: '2024-06-03' },
    YES,
    LIMITED,
  ],
])

const corrects = (words: string, instead: string, quote = 'sehven yazılmıştır'): Told => ({
  kind: 'correction',
  notice: null,
  words,
  instead,
  quote,
})
const misprinted = (...told: Told[]): Notice[] => [
  entered('2023-05-02', '2023-05-04', ...managers('YILMAZ PAZARLI'), signs('YILMAZ PAZARLI')),
  entered('2023-05-02', '2023-06-15', ...told),
]
const rightName = misprinted(corrects('Yılmaz Pazarlı', 'Yılmaz Pazarcı'), ...managers('YILMAZ PAZARCI'))
const otherForm = misprinted(corrects('Münferiden Temsile Yetkilidir', 'Müştereken Temsile Yetkilidir', 'temsil şekli sehven yazılmıştır'))
cases('what a correction puts right', [
  ['the right name has what the wrong one was given', rightName, { person: 'YILMAZ PAZARCI' }, YES, LIMITED],
  ['the wrong name has nothing', rightName, { person: 'YILMAZ PAZARLI' }, 'no: no_record!', LIMITED],
  [
    'before the correction the published name was relied upon',
    rightName,
    { person: 'YILMAZ PAZARLI', day: '2023-06-01' },
    'open: no_record~, conflicting_texts?',
    LIMITED,
  ],
  [
    'and the right name was printed nowhere',
    rightName,
    { person: 'YILMAZ PAZARCI', day: '2023-06-01' },
    'open: in_office~, sole~, conflicting_texts?',
    LIMITED,
  ],
  [
    'a form of which no fact tells the right one',
    otherForm,
    { person: 'YILMAZ PAZARLI' },
    'open: in_office, sole, conflicting_texts?',
    LIMITED,
  ],
])

const oneOfEach = in2023(
  ...board(AYSE, ALI),
  signs([AYSE, ALI], 'joint', { group: 'A', with: ['B'], any_of: true }),
  signs([CAN, ECE], 'joint', { group: 'B', with: ['A'], any_of: true }),
)
cases('one of each group', [
  ['two of one group are no set', [oneOfEach], { person: CAN, coSigners: [ECE] }, ALONE],
  ['one of each is', [oneOfEach], { person: CAN, coSigners: [AYSE] }, TOGETHER],
])

const lifted = [
  notice('2023-01-10', board(ALI)),
  notice(
    '2024-01-10',
    [elected(AYSE, 'authorised_signatory', { quote: 'yönetim kayyımı AYŞE YILMAZ' }), signs(AYSE, 'sole', { quote: 'kayyım' })],
    {
      unread: [left('yönetim kurulunun bütün yetkileri kayyıma devredilmiştir')],
    },
  ),
]
cases('ends and forms by law', [
  ['a trustee with the powers of the organ', lifted, {}, 'yes: in_office, trustee~, sole'],
  [
    'whose office was ended',
    [...lifted, by('2024-05-10', 'kayyımın görevine son verilmiş, kayyımlık kaldırılmıştır')],
    {},
    'no: in_office, trustee!, sole',
  ],
  [
    'an election and an end of one office registered on one day',
    [
      in2023(...managers(AYSE), signs(AYSE)),
      notice('2024-02-05', [leaves(AYSE, 'manager')]),
      notice('2024-02-05', [...managers(AYSE), signs(AYSE)]),
    ],
    {},
    'open: in_office, conflicting_texts?, sole',
    LIMITED,
  ],
  [
    'whichever came first',
    [
      in2023(...managers(AYSE), signs(AYSE)),
      notice('2024-02-05', [...managers(AYSE), signs(AYSE)]),
      notice('2024-02-05', [leaves(AYSE, 'manager')]),
    ],
    {},
    'open: office_ended?, conflicting_texts?',
    LIMITED,
  ],
  [
    'joint signers beside one who signs alone sign with one another',
    [in2023(...managers(AYSE, ALI, CAN), signs(AYSE, 'joint'), signs(ALI, 'joint'), signs(CAN))],
    { coSigners: [ALI] },
    'yes: in_office, joint~, joint~, joint_complete',
    LIMITED,
  ],
  [
    'a form by title nobody bears any more',
    [
      in2023(...board(AYSE, ALI), elected(AYSE, 'board_chair'), signs([], 'sole', { by_title: ['yönetim kurulu başkanı'] })),
      notice('2024-02-05', [leaves(AYSE, 'board_chair')]),
    ],
    { person: ALI },
    'no: in_office, no_representation!',
  ],
  ['a title that is a person’s name and nothing more', [in2023(founded())], {}, 'yes: in_office, sole', { title: AYSE }],
  ['before the business was entered', [in2023(founded())], { day: '2022-06-01' }, 'no: not_in_office!', { title: AYSE }],
  ['and somebody else', [in2023(founded())], { person: 'NERMİN KARAGÖZ' }, 'no: no_record!', { title: AYSE }],
  [
    'the words of liquidation printed first by a later title',
    [
      notice('2023-05-02', [...managers(AYSE), signs(AYSE)], { title: LIMITED.title }),
      notice('2025-02-03', [moves('A', 'B')], { title: `TASFİYE HALİNDE ${LIMITED.title}` }),
    ],
    { day: '2024-06-03' },
    YES,
    { title: `TASFİYE HALİNDE ${LIMITED.title}` },
  ],
  [
    'a lawyer appointed in a suit is no power of attorney',
    [sole],
    { person: 'NERMİN KARAGÖZ', transaction: 'dava için avukata vekalet verme' },
    'no: no_record!',
  ],
])

const chairWithOne = in2023(...board(AYSE, ALI, CAN), signs([AYSE, ALI, CAN], 'joint', { with: [AYSE], any_of: false }))
cases('who stands among the holders and among their co-signers', [
  ['with one of the others', [chairWithOne], { coSigners: [ALI] }, 'open: in_office, joint~, joint~, joint_incomplete?'],
  ['all together', [chairWithOne], { coSigners: [ALI, CAN] }, 'yes: in_office, joint~, joint~, joint_complete'],
  ['the others without that one', [chairWithOne], { person: ALI, coSigners: [CAN] }, 'no: in_office, joint~, joint~, joint_incomplete!'],
])

cases('days around a change', [
  [
    'a signatory without an office beside a body on the board before 2012',
    [notice('2010-05-03', [elected(HOLDING, 'board_member', { term_years: 3 }), signs(AYSE)])],
    { day: '2012-12-03' },
    'open: in_office, in_office?, sole',
  ],
  [
    'a title of the record that a later bankruptcy explains',
    [sole, notice('2025-03-03', [becomes('BANKRUPTCY', { on: '2025-03-01' })])],
    {},
    YES,
    { title: 'İFLAS HALİNDE ÖRNEK YAZILIM ANONİM ŞİRKETİ' },
  ],
  [
    'signers whose office has not begun replace nobody yet',
    [
      in2023(...managers(AYSE), signs(AYSE)),
      notice('2024-05-27', [elected(ALI, 'manager', { from: '2024-07-01' }), signs(ALI, 'sole', { quote: 'temsil ve ilzama' })]),
    ],
    {},
    YES,
    LIMITED,
  ],
  [
    'a seat moved and entered anew among the notices known',
    [
      sole,
      notice('2024-01-15', [moves('A Mah. Ankara', 'B Mah. İzmir', 'in')]),
      notice('2024-01-22', [moves(null, 'B Mah. İzmir', 'out'), becomes('STRUCK_OFF')]),
    ],
    {},
    YES,
  ],
  [
    'an appeal against the bankruptcy in free words',
    [sole, notice('2024-01-22', [becomes('BANKRUPTCY', { on: '2024-01-15' })])],
    { transaction: 'mahkemenin verdiği iflas kararına karşı istinaf dilekçesi' },
    'open: in_office, bankruptcy?, sole',
  ],
  [
    'any other act of a bankrupt company',
    [sole, notice('2024-01-22', [becomes('BANKRUPTCY', { on: '2024-01-15' })])],
    { transaction: 'kira' },
    'no: in_office, bankruptcy!, sole',
  ],
])

const byDirective = (unread: string): Notice[] => [
  in2023(...board(ALI), signs(ALI)),
  notice(
    '2023-06-01',
    [
      directs(
        '1',
        '2023-05-20',
        [{ persons: [], mode: 'sole', group: 'A', with: [], limit: null, scope: 'Çek ve senetlerin cirosu', until: null }],
        true,
      ),
    ],
    { unread: [left(unread)] },
  ),
  notice('2023-07-03', limitedAgent(AYSE, 'A')),
]
cases('a directive of which a rule was not read', [
  [
    'that names the act',
    byDirective('Çek keşidesinde A Grubundan iki kişi müştereken yetkilidir.'),
    { transaction: 'çek ciro' },
    'open: in_office, directive~, sole, directive?',
  ],
  [
    'that names another act',
    byDirective('Kira sözleşmelerinde A Grubundan iki kişi müştereken yetkilidir.'),
    { transaction: 'çek ciro' },
    'yes: in_office, directive~, sole',
  ],
  ['representation in general, by its code', byDirective('Kira sözleşmeleri.'), { transaction: 'genel' }, 'no: in_office, out_of_scope!'],
])

describe('the article a printed form rests on', () => {
  it.each<[string, Notice[], Partial<Question>, string, { title: string }?]>([
    ['a joint-stock company', [sole], {}, 'TTK 370, 373'],
    [
      'before July 2012',
      [notice('2010-05-03', [elected(AYSE, 'board_member', { term_years: 3 }), signs(AYSE)])],
      { day: '2011-05-03' },
      'eTTK 319, 321',
    ],
    [
      'a limited company then',
      [notice('2010-05-03', [elected(AYSE, 'manager'), signs(AYSE)])],
      { day: '2011-05-03' },
      'eTTK 540, 542',
      LIMITED,
    ],
    ['a cooperative', [sole], {}, 'KoopK 58, 59', COOPERATIVE],
  ])('%s', (_, notices, question, article, company) => {
    const { reasons, rules } = answerTo(notices, question, company)
    expect(reasons.find(({ code }) => code === 'sole')?.text.tr).toContain(`(${article})`)
    expect(rules.map((rule) => rule.article)).toEqual([article])
  })
})

const REST = 'bunun dışındaki bilcümle işlemlerde'
const pledges = in2023(
  ...managers(AYSE, ALI),
  signs(AYSE, 'joint', { with: [ALI], scope: 'ipotek ve kefalet verme işlemlerinde' }),
  signs(AYSE, 'sole', { scope: REST }),
)
const graded = in2023(
  ...board(AYSE, ALI, CAN, ECE),
  signs([AYSE, ALI], 'joint', { group: '1' }),
  signs([AYSE, ALI], 'joint', { group: '1', with: ['2'], limit: { amount: '500000.00', currency: 'TRY' } }),
  signs([CAN, ECE], 'joint', { group: '2', with: ['1'], limit: { amount: '500000.00', currency: 'TRY' } }),
  signs([CAN, ECE], 'joint', { group: '2', limit: { amount: '75000.00', currency: 'TRY' } }),
)
cases('powers in halves', [
  ['nothing is said of the transaction', [pledges], {}, 'open: in_office, sole, out_of_scope?', LIMITED],
  ['the transaction is one that both sign', [pledges], { transaction: 'ipotek tesisi' }, 'open: in_office, sole, out_of_scope?', LIMITED],
  ['the transaction is another', [pledges], { transaction: 'mal satışı' }, 'yes: in_office, sole, out_of_scope~', LIMITED],
  [
    'joint signature for everything later takes the place of both',
    [pledges, notice('2024-01-02', [signs(AYSE, 'joint', { with: [ALI] })])],
    { transaction: 'mal satışı' },
    'no: in_office, joint~, joint_incomplete!',
    LIMITED,
  ],
  [
    'two of the second grade above their amount, where one of the first signs with them',
    [graded],
    { person: CAN, coSigners: [ECE], amount: '100000.00', transaction: 'mal satışı' },
    'open: in_office, joint~, within_limit, joint_incomplete?',
  ],
])
