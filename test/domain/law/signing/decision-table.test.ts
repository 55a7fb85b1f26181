/**
 * The decision table: each situation the law tells apart, and what the check answers. Reasons are marked `!` against, `?` open, `~` for
 * information. Numbers follow the table of the legal research behind the rules.
 */
import { describe, expect, it } from 'vitest'
import { checkSigning } from '../../../../lib/domain/law/tr/signing/check.ts'
import {
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
  notice,
  renamed,
  signs,
  transfers,
} from '../../../support/facts.ts'
import {
  ALI,
  anyTwo,
  ask,
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
  told,
} from '../../../support/signing.ts'

/** Rows of the table that a case was written for. */
const numbers = new Set<number>([1])

const cases = (name: string, table: Case[]): void => {
  for (const [situation] of table) numbers.add(Number(/^\d+/.exec(situation)?.[0]))
  describe(name, () => {
    it.each(table.map((row) => [row[0], row] as const))('%s', (_, row) => {
      expect(outcome(row)).toBe(row[3])
    })
  })
}

it('1 the notices are still being prepared', () => {
  expect(told(checkSigning(null, ask()))).toBe('open: profile_not_ready?')
})

const sole = in2023(...board(AYSE), signs(AYSE))
const withLimit = in2023(...board(AYSE), signs(AYSE, 'sole', { limit: { amount: '100000.00', currency: 'TRY' } }))

cases('who is meant', [
  ['2 the name never occurs and all notices on officers were read', [sole], { person: 'MEHMET DEMİR' }, 'no: no_record!'],
  [
    '3 the name never occurs and the notices are not complete',
    [sole],
    { person: 'MEHMET DEMİR' },
    'open: no_record?',
    { retrievalComplete: false },
  ],
  [
    '4 two persons of one name, told apart by their masked identity numbers',
    [in2023(elected(ALI, 'board_member', { masked: '123..10' }), elected(ALI, 'general_manager', { masked: '876..54' }), signs(ALI))],
    { person: ALI },
    'open: name_ambiguous?',
  ],
])

const anyTwoOfThree = in2023(...board(AYSE, ALI, CAN), anyTwo(AYSE, ALI, CAN))
const pair = in2023(...board(AYSE, ALI), jointly(AYSE, ALI))
const readAndSilent = [notice('2023-05-02', [founded('2023-05-02'), ...board(AYSE, ALI, CAN)])]

cases('members of the board', [
  ['5 one member makes the whole board', [in2023(...board(AYSE))], {}, 'yes: in_office, sole'],
  ['6 a published power to sign alone', [sole], {}, 'yes: in_office, sole'],
  [
    '7 above an amount printed beside a full power, for a past day: such a limit is internal',
    [withLimit],
    { amount: '150000.00' },
    'yes: in_office, sole, limit_exceeded~',
  ],
  [
    '8 the same for today: whoever asks knows the limit',
    [withLimit],
    { amount: '150000.00', day: '2026-03-02', today: '2026-03-02' },
    'open: in_office, sole, limit_exceeded?',
  ],
  ['9 an act outside the object of the company binds it all the same', [sole], { transaction: 'uçak alımı' }, 'yes: in_office, sole'],
  ['10 any two of three, asked alone', [anyTwoOfThree], {}, 'no: in_office, joint~, joint_incomplete!'],
  ['11 any two of three, with another', [anyTwoOfThree], { coSigners: [CAN] }, 'yes: in_office, joint~, joint_complete'],
  [
    '12 with another whose term is over',
    [in2023(...board(AYSE), elected(ALI, 'board_member', { until: '2024-01-02' }), anyTwo(AYSE, ALI))],
    { coSigners: [ALI] },
    'open: in_office, joint~, joint_incomplete?',
  ],
  [
    '13 with another who left',
    [anyTwoOfThree, notice('2024-01-02', [leaves(ALI)])],
    { coSigners: [ALI] },
    'no: in_office, joint~, joint_incomplete!, office_ended~',
  ],
  [
    '14 of two named jointly one left: the other does not sign alone',
    [pair, notice('2024-01-02', [leaves(ALI)])],
    {},
    'no: in_office, joint~, joint_incomplete!, office_ended~',
  ],
  ['15 board of three, no form printed, articles read and silent, alone', readAndSilent, {}, 'no: in_office, joint~, joint_incomplete!'],
  ['16 the same, two members together', readAndSilent, { coSigners: [ALI] }, 'yes: in_office, joint~, joint_complete'],
  ['17 board of three, no form printed, articles not read', [in2023(...board(AYSE, ALI, CAN))], {}, 'open: in_office, joint?'],
  [
    '18 a member whom the decision on representation does not name',
    [in2023(...board(AYSE, ALI), signs(ALI))],
    {},
    'no: in_office, no_representation!',
  ],
  [
    '19 a general manager published to sign alone',
    [in2023(...board(ALI), elected(AYSE, 'general_manager'), signs(AYSE))],
    {},
    'yes: in_office, sole',
  ],
  [
    '20 the same after the term of the board',
    [in2023(...board(ALI), elected(AYSE, 'general_manager'), signs(AYSE))],
    { day: '2026-06-01' },
    'yes: in_office, sole',
  ],
])

const until = (end: string) => [in2023(elected(AYSE, 'board_member', { until: end }), signs(AYSE))]

cases('terms', [
  ['21 the printed term is over, three years since the election are not', until('2024-05-02'), {}, 'open: term_lapsed?, sole'],
  ['22 three years are over too', until('2024-05-02'), { day: '2026-06-01' }, 'open: term_lapsed?, sole'],
  [
    '23 a later election does not name the person',
    [...until('2024-05-02'), notice('2024-05-20', board(ALI))],
    {},
    'no: office_ended!, sole',
  ],
  [
    '24 re-elected in the notice that ends the former office',
    [sole, notice('2024-05-02', [leaves(AYSE), elected(AYSE, 'board_member', { until: '2027-05-02' }), signs(AYSE)])],
    {},
    'yes: in_office, sole',
  ],
  [
    '25 elected for five years, in the fourth',
    [in2023(elected(AYSE, 'board_member', { term_years: 5 }), signs(AYSE))],
    { day: '2026-06-01' },
    'open: term_lapsed?, term_lapsed~, sole',
  ],
  ['26 no term printed, within a year', [in2023(elected(AYSE), signs(AYSE))], { day: '2023-11-01' }, 'yes: in_office, in_office~, sole'],
  ['27 no term printed, after a year', [in2023(elected(AYSE), signs(AYSE))], {}, 'open: in_office, term_lapsed?, sole'],
  [
    '28 another was elected in the place of the interim member',
    [
      in2023(...board(ALI, CAN), anyTwo(ALI, CAN)),
      notice('2023-09-04', [leaves(CAN), elected(AYSE), signs(AYSE)]),
      notice('2024-04-01', [leaves(AYSE), elected(ECE)]),
    ],
    {},
    'no: office_ended!',
  ],
  [
    '29 an interim member before the next general assembly',
    [in2023(...board(ALI, CAN), anyTwo(ALI, CAN)), notice('2023-09-04', [leaves(CAN), elected(AYSE), signs(AYSE)])],
    {},
    'yes: in_office, in_office~, sole',
  ],
])

cases('between decision, registration and effect of publication', [
  [
    '30 resigned, not yet registered, on a past day',
    [sole, entered('2024-06-10', '2024-06-12', leaves(AYSE, 'board_member', { on: '2024-05-30', reason: 'resignation' }))],
    {},
    'open: in_office~, sole~, office_ended?, between_registration_and_effect?',
  ],
  [
    '30 resigned and registered, publication not yet effective, on a past day',
    [sole, entered('2024-05-31', '2024-06-03', leaves(AYSE, 'board_member', { on: '2024-05-30', reason: 'resignation' }))],
    {},
    'open: office_ended?, between_registration_and_effect?',
  ],
  [
    '31 the same, asked on that very day',
    [sole, entered('2024-05-31', '2024-06-03', leaves(AYSE, 'board_member', { on: '2024-05-30' }))],
    { today: '2024-06-03' },
    'no: office_ended!',
  ],
  [
    '32 appointed and registered, publication not yet effective',
    [in2023(...board(ALI)), entered('2024-05-31', '2024-06-03', ...board(AYSE), signs(AYSE))],
    {},
    'yes: in_office, sole, between_registration_and_effect~',
  ],
  [
    '33 elected, not yet registered',
    [in2023(...board(ALI)), entered('2024-06-10', '2024-06-12', meets('2024-05-30'), ...board(AYSE), signs(AYSE))],
    {},
    'open: in_office~, sole~, between_registration_and_effect?',
  ],
  [
    '33 a power decided, not yet registered',
    [in2023(...board(AYSE, ALI), anyTwo(AYSE, ALI)), entered('2024-06-10', '2024-06-12', signs(AYSE, 'sole', { decided: '2024-05-30' }))],
    {},
    'open: in_office~, sole~, between_registration_and_effect?',
  ],
  [
    '30 an end that had not taken effect, of an office that no notice gave',
    [entered('2024-05-29', '2024-06-03', leaves(AYSE, 'manager'), ...managers(ALI), signs(ALI))],
    {},
    'open: office_ended?, between_registration_and_effect?',
    LIMITED,
  ],
  [
    '30 a trustee ordered and not yet entered, with whom the powers of the board end',
    [
      in2023(...board(AYSE), signs(AYSE)),
      entered(
        '2024-06-04',
        '2024-06-06',
        becomes('TRUSTEE', { on: '2024-05-29', quote: 'yetkileri kayyıma devredilmiştir' }),
        leaves(AYSE),
      ),
    ],
    {},
    'open: in_office~, sole~, office_ended?, between_registration_and_effect?',
  ],
  [
    '86 struck off by the office on a day before that of the notice',
    [in2023(...board(AYSE), signs(AYSE)), entered('2024-06-04', '2024-06-06', becomes('STRUCK_OFF', { on: '2024-05-29' }))],
    {},
    'open: in_office~, sole~, company_closed?, between_registration_and_effect?',
  ],
  [
    '34 before the company was founded',
    [notice('2024-09-02', [founded('2024-09-02'), ...board(AYSE), signs(AYSE)])],
    {},
    'no: not_in_office!',
  ],
  [
    '35 before the first appointment',
    [in2023(...board(ALI)), notice('2025-02-03', [...board(AYSE), signs(AYSE)])],
    {},
    'no: not_in_office!',
  ],
])

const corporate = [
  elected(HOLDING, 'board_member', { until: '2026-05-02' }),
  elected(AYSE, 'representative_of_legal_entity', { legal_entity: HOLDING }),
  signs(HOLDING),
]

cases('legal entities', [
  ['36 the natural person registered for a member that signs alone', [in2023(...corporate)], {}, 'yes: in_office, in_office~, sole'],
  [
    '37 the legal entity named another since',
    [in2023(...corporate), notice('2024-01-02', [elected(ALI, 'representative_of_legal_entity', { legal_entity: HOLDING })])],
    {},
    'no: office_ended!',
  ],
  [
    '38 nobody is registered for the legal entity',
    [in2023(elected(HOLDING, 'board_member', { until: '2026-05-02' }), signs(HOLDING))],
    { person: HOLDING },
    'open: no_representation?',
  ],
])

const silentContract = [notice('2023-05-02', [founded('2023-05-02'), ...managers(AYSE, ALI)])]

cases('limited companies', [
  ['39 one manager until another decision', [in2023(...managers(AYSE))], {}, 'yes: in_office, sole', LIMITED],
  [
    '40 two managers jointly, one alone',
    [in2023(...managers(AYSE, ALI), jointly(AYSE, ALI))],
    {},
    'no: in_office, joint~, joint_incomplete!',
    LIMITED,
  ],
  ['41 two managers, no form, contract not read', [in2023(...managers(AYSE, ALI))], {}, 'open: in_office, joint?', LIMITED],
  [
    '42 two managers, contract read and silent, both together',
    silentContract,
    { coSigners: [ALI] },
    'yes: in_office, joint~, joint_complete',
    LIMITED,
  ],
  [
    '43 the chair of the managers has no power of his own',
    [in2023(elected(AYSE, 'manager_chair'), ...managers(ALI), jointly(AYSE, ALI))],
    {},
    'no: in_office, joint~, joint_incomplete!',
    LIMITED,
  ],
  [
    '44 a partner who is no manager',
    [in2023(holds(AYSE, '50000'), holds(ALI, '50000'), ...managers(ALI), signs(ALI))],
    {},
    'no: no_representation!',
    LIMITED,
  ],
  [
    '45 a manager whose fixed term is over',
    [in2023(elected(AYSE, 'manager', { until: '2024-05-02' }), signs(AYSE))],
    {},
    'open: term_lapsed?, sole',
    LIMITED,
  ],
  [
    '46 a manager who sold all shares stays manager',
    [
      in2023(holds(AYSE, '50000'), holds(ALI, '50000'), ...managers(AYSE), signs(AYSE)),
      notice('2024-02-01', [transfers(AYSE, ALI, '50000')]),
    ],
    {},
    'yes: in_office, sole',
    LIMITED,
  ],
  [
    '47 a court lifted the manager’s power',
    [
      in2023(...managers(AYSE, ALI), signs(AYSE), signs(ALI)),
      notice('2024-02-01', [leaves(AYSE, 'manager', { reason: 'dismissal', quote: 'mahkeme kararıyla müdürlük görevi sona ermiştir' })]),
    ],
    {},
    'no: office_ended!',
    LIMITED,
  ],
])

const rule = (group: string, more: Partial<Parameters<typeof directs>[2] extends (infer Rule)[] | undefined ? Rule : never> = {}) => ({
  persons: [],
  mode: 'sole' as const,
  group,
  with: [],
  limit: { amount: '50000.00', currency: 'TRY' },
  scope: 'MAL VE HİZMET SATIN ALINMASI İŞLEMLERİ',
  until: null,
  ...more,
})
const purchases = directs('1', '2023-04-28', [rule('C')])
const agent = in2023(...board(ALI), signs(ALI), purchases, ...limitedAgent(AYSE, 'C'))
const withA = in2023(
  elected(ALI, 'board_member', { until: '2026-05-02' }),
  elected(CAN, 'board_member', { until: '2026-05-02' }),
  signs(ALI, 'joint', { with: [CAN], group: 'A' }),
  signs(CAN, 'joint', { with: [ALI], group: 'A' }),
  directs('1', '2023-04-28', [rule('C', { mode: 'joint', with: ['A'] })]),
  ...limitedAgent(AYSE, 'C'),
  ...limitedAgent(ECE, 'C'),
)
const purchase = { transaction: 'mal alımı', amount: '40000.00' }

cases('limited agents under an internal directive', [
  ['48 an act listed, an amount within the limit', [agent], purchase, 'yes: in_office, directive~, within_limit, sole'],
  ['49 an amount above the limit', [agent], { ...purchase, amount: '60000.00' }, 'no: in_office, directive~, limit_exceeded!'],
  ['50 an amount in another currency', [agent], { ...purchase, currency: 'USD' }, 'open: in_office, directive~, limit_currency?, sole'],
  ['51 no amount', [agent], { transaction: 'mal alımı' }, 'open: in_office, directive~, within_limit?, sole'],
  ['52 an act not listed', [agent], { ...purchase, transaction: 'personel işe alma' }, 'no: in_office, directive~, out_of_scope!'],
  ['53 representation in general', [agent], {}, 'no: in_office, out_of_scope!'],
  [
    '54 borrowing without an express power',
    [in2023(...board(ALI), signs(ALI), directs('1', '2023-04-28', [rule('C', { scope: null })]), ...limitedAgent(AYSE, 'C'))],
    { ...purchase, transaction: 'banka kredisi kullanımı, kredi sözleşmesi' },
    'no: in_office, directive~, express_power!',
  ],
  [
    '55 the directive cited is not on record',
    [in2023(...board(ALI), signs(ALI), ...limitedAgent(AYSE, 'C'))],
    purchase,
    'open: in_office, directive?',
  ],
  [
    '56 the appointment came before the directive',
    [in2023(...board(ALI), signs(ALI), ...limitedAgent(AYSE, 'C')), notice('2023-09-01', [purchases])],
    purchase,
    'open: in_office, directive?',
  ],
  [
    '57 a name inside the directive without an appointment',
    [in2023(...board(ALI), signs(ALI), directs('1', '2023-04-28', [rule('C', { persons: [AYSE], group: null })]))],
    purchase,
    'open: directive?',
  ],
  [
    '58 one of C with one of A, who is in office',
    [withA],
    { ...purchase, coSigners: [ALI] },
    'yes: in_office, directive~, within_limit, joint~, joint_complete',
  ],
  [
    '59 one of C with another of C',
    [withA],
    { ...purchase, coSigners: [ECE] },
    'no: in_office, directive~, within_limit, joint~, joint_incomplete!',
  ],
  [
    '60 a joint full signatory with a limited agent, without a rule for it',
    [in2023(...board(AYSE, ALI), anyTwo(AYSE, ALI), purchases, ...limitedAgent(CAN, 'C'))],
    { ...purchase, coSigners: [CAN] },
    'no: in_office, joint~, joint_incomplete!',
  ],
  [
    '61 a group no directive defines',
    [in2023(...board(ALI), signs(ALI), purchases, ...limitedAgent(AYSE, 'F'))],
    purchase,
    'open: in_office, directive?',
  ],
  [
    '62 two of A where one of A and one of B are needed',
    [
      in2023(
        ...board(CAN),
        signs(CAN),
        directs('1', '2023-04-28', [rule('A', { mode: 'joint', with: ['B'] })]),
        ...limitedAgent(AYSE, 'A'),
        ...limitedAgent(ALI, 'A'),
        ...limitedAgent(ECE, 'B'),
      ),
    ],
    { ...purchase, coSigners: [ALI] },
    'no: in_office, directive~, within_limit, joint~, joint_incomplete!',
  ],
  [
    '62 a higher degree for a lower one, which only the text of a directive not read as a whole decides',
    [
      in2023(
        ...board(CAN),
        signs(CAN),
        directs('1', '2023-04-28', [rule('2', { mode: 'joint', with: ['2'] }), rule('1', { scope: 'FİNANSAL İŞLEMLER' })], true),
        ...limitedAgent(AYSE, '1'),
        ...limitedAgent(ECE, '2'),
      ),
    ],
    { ...purchase, coSigners: [ECE] },
    'open: in_office, directive~, within_limit, directive?, joint~, directive~, joint_incomplete?',
  ],
  [
    '63 one person for both signatures',
    [
      in2023(
        ...board(CAN),
        signs(CAN),
        directs('1', '2023-04-28', [rule('A', { mode: 'joint', with: ['B'] })]),
        ...limitedAgent(AYSE, 'A'),
        signs(AYSE, 'limited', { group: 'B', scope: 'B' }),
      ),
    ],
    { ...purchase, coSigners: [AYSE] },
    'no: in_office, directive~, within_limit, joint~, joint_incomplete!',
  ],
  [
    '64 a new directive, the old agents not appointed anew',
    [agent, notice('2024-02-01', [directs('2', '2024-01-20', [rule('C')])])],
    purchase,
    'open: in_office, directive?',
  ],
])

cases('a new regime of signatures', [
  [
    '65 all earlier powers revoked, the person not in the new list',
    [
      in2023(...board(ALI), elected(AYSE, 'general_manager'), signs(AYSE)),
      notice('2024-02-01', [
        signs(ALI, 'sole', { quote: 'önceki tüm imza yetkileri iptal edilmiştir; şirketi temsil ve ilzama ALİ VELİ yetkilidir' }),
      ]),
    ],
    {},
    'no: in_office, office_ended!, sole',
  ],
  [
    '66 a new list without words of revocation',
    [
      in2023(...board(ALI), elected(AYSE, 'general_manager'), signs(AYSE)),
      notice('2024-02-01', [signs(ALI, 'sole', { quote: 'şirketi temsil ve ilzama ALİ VELİ yetkilidir' })]),
    ],
    {},
    'open: in_office, in_office?, sole',
  ],
  [
    '67 an amount printed in 2010 beside a full power',
    [
      notice('2010-05-03', [
        elected(AYSE, 'board_member', { term_years: 3 }),
        signs(AYSE, 'sole', { limit: { amount: '1000.00', currency: 'TRY' } }),
      ]),
    ],
    { day: '2011-06-01', amount: '5000.00' },
    'yes: in_office, sole, limit_exceeded~',
  ],
])

const agentOf = (words: string) =>
  in2023(...board(ALI), signs(ALI), elected(AYSE, 'proxy', { quote: `AYŞE YILMAZ ${words} olarak atanmıştır` }))
const branchOf = in2023(
  ...board(ALI),
  signs(ALI),
  branch('open', 'ÖRNEK YAZILIM A.Ş. İZMİR ŞUBESİ'),
  elected(AYSE, 'branch_manager'),
  signs(AYSE),
)
const TRADER = { title: 'AYŞE YILMAZ GIDA GERÇEK KİŞİ TİCARİ İŞLETMESİ' }

cases('commercial agents, branches, sole traders', [
  ['68 a registered commercial agent, an ordinary act', [agentOf('ticari temsilci')], { transaction: 'mal alımı' }, 'yes: in_office, sole'],
  [
    '69 selling land without an express power',
    [agentOf('ticari temsilci')],
    { transaction: 'taşınmaz satışı' },
    'no: in_office, sole, express_power!',
  ],
  [
    '70 representative of a branch, an act of that branch',
    [branchOf],
    { transaction: 'İzmir şubesi için kira sözleşmesi' },
    'yes: in_office, sole, outside_branch~',
  ],
  ['71 an act of the head office', [branchOf], { transaction: 'merkezin kira sözleşmesi' }, 'no: in_office, sole, outside_branch!'],
  ['72 no branch named', [branchOf], { transaction: 'kira sözleşmesi' }, 'open: in_office, sole, outside_branch?'],
  [
    '73 representative of the branch of a foreign company',
    [in2023(branch('open', 'EXAMPLE GMBH TÜRKİYE ŞUBESİ'), elected(AYSE, 'branch_manager'), signs(AYSE))],
    { transaction: 'kira sözleşmesi' },
    'yes: in_office, sole, outside_branch~',
    { title: 'EXAMPLE GMBH MERKEZİ ALMANYA TÜRKİYE ŞUBESİ' },
  ],
  ['74 a sole trader for the own business', [in2023(founded('2023-05-02'))], {}, 'yes: in_office, sole', TRADER],
  [
    '75 a sole trader’s representative and a cheque',
    [in2023(founded('2023-05-02'), elected(ALI, 'authorised_signatory'), signs(ALI))],
    { person: ALI, transaction: 'çek düzenleme' },
    'no: in_office, sole, out_of_scope!',
    TRADER,
  ],
])

const wound = (...more: Parameters<typeof in2023>) => [sole, notice('2024-01-02', [becomes('LIQUIDATION'), ...more])]
const liquidated = wound(elected(ALI, 'liquidator'), signs(ALI))

cases('liquidation and the end of the company', [
  ['76 a liquidator sells an asset', liquidated, { person: ALI, transaction: 'araç satışı' }, 'yes: in_office, in_liquidation~, sole'],
  [
    '77 one of two liquidators',
    wound(elected(ALI, 'liquidator'), elected(CAN, 'liquidator')),
    { person: ALI },
    'no: in_office, in_liquidation~, joint~, joint_incomplete!',
  ],
  [
    '78 a liquidator takes a new loan',
    liquidated,
    { person: ALI, transaction: 'banka kredi sözleşmesi' },
    'open: in_office, in_liquidation?, sole',
  ],
  [
    '79 a bulk sale in liquidation',
    liquidated,
    { person: ALI, transaction: 'varlıkların toplu satışı' },
    'open: in_office, in_liquidation~, sole, general_assembly?',
  ],
  [
    '80 a former member in a matter of the liquidation',
    liquidated,
    { transaction: 'alacak tahsilatı' },
    'no: in_office, in_liquidation!, sole',
  ],
  ['81 a former member in another matter', liquidated, { transaction: 'yeni kira sözleşmesi' }, 'open: in_office, in_liquidation?, sole'],
  ['82 no liquidator on record', wound(), { transaction: 'alacak tahsilatı' }, 'open: in_office, in_liquidation?, sole'],
  [
    '83 only the title speaks of liquidation',
    [sole],
    {},
    'open: in_office, in_liquidation?, sole',
    { title: 'TASFİYE HALİNDE ÖRNEK YAZILIM ANONİM ŞİRKETİ' },
  ],
  [
    '84 returned from liquidation with a new board',
    [
      ...liquidated,
      notice('2024-04-01', [becomes('LIQUIDATION_REVERSED'), elected(AYSE, 'board_member', { until: '2027-04-01' }), signs(AYSE)]),
    ],
    {},
    'yes: in_office, sole',
  ],
  [
    '85 returned from liquidation, nobody published since',
    [...liquidated, notice('2024-04-01', [becomes('LIQUIDATION_REVERSED')])],
    {},
    'open: in_office, in_office?, sole',
  ],
  ['86 struck off', [...liquidated, notice('2024-05-02', [becomes('STRUCK_OFF')])], { person: ALI }, 'no: company_closed!'],
  [
    '87 registered again for one suit, the liquidator appointed for it',
    [
      sole,
      notice('2023-10-02', [becomes('STRUCK_OFF')]),
      notice('2024-03-01', [
        becomes('REINSTATED'),
        elected(ALI, 'liquidator'),
        signs(ALI, 'sole', { scope: 'Ankara 3. Asliye Ticaret Mahkemesindeki dava' }),
      ]),
    ],
    { person: ALI, transaction: 'Ankara mahkemesindeki dava' },
    'yes: in_office, in_liquidation~, sole',
  ],
  [
    '88 the same, anything else',
    [
      sole,
      notice('2023-10-02', [becomes('STRUCK_OFF')]),
      notice('2024-03-01', [
        becomes('REINSTATED'),
        elected(ALI, 'liquidator'),
        signs(ALI, 'sole', { scope: 'Ankara 3. Asliye Ticaret Mahkemesindeki dava' }),
      ]),
    ],
    { person: ALI, transaction: 'araç satışı' },
    'no: in_office, out_of_scope!, sole',
  ],
  [
    '89 taken over by a merger',
    [sole, notice('2024-05-02', [becomes('MERGED', { counterparty: HOLDING, quote: 'devrolunan şirket infisah etmiştir' })])],
    {},
    'no: company_closed!',
  ],
  [
    '90 converted, the new board published, the former manager asks',
    [
      in2023(...managers(AYSE), signs(AYSE)),
      notice('2024-02-01', [
        renamed(null, 'ÖRNEK GIDA ANONİM ŞİRKETİ'),
        becomes('CONVERTED'),
        elected(ALI, 'board_member', { until: '2027-02-01' }),
        signs(ALI),
      ]),
    ],
    {},
    'no: office_ended!',
    LIMITED,
  ],
  [
    '91 converted, no organ of the new form published',
    [in2023(...managers(AYSE), signs(AYSE)), notice('2024-02-01', [renamed(null, 'ÖRNEK GIDA ANONİM ŞİRKETİ'), becomes('CONVERTED')])],
    {},
    'open: in_office, in_office?, sole',
    LIMITED,
  ],
])

const stay = (quote: string) => [
  sole,
  notice('2024-05-02', [becomes('CONCORDAT_TEMPORARY', { on: '2024-05-02', quote }), elected(CAN, 'commissioner')]),
]
const plainStay = stay('üç ay geçici mühlet verilmiştir')

cases('bankruptcy, concordat, trustees', [
  [
    '92 bankruptcy opened',
    [sole, notice('2024-05-02', [becomes('BANKRUPTCY', { on: '2024-04-25' })])],
    { transaction: 'araç satışı' },
    'no: in_office, bankruptcy!, sole',
  ],
  [
    '93 bankruptcy lifted',
    [sole, notice('2023-10-02', [becomes('BANKRUPTCY', { on: '2023-09-25' })]), notice('2024-05-02', [becomes('ACTIVE')])],
    {},
    'yes: in_office, bankruptcy~, sole',
  ],
  ['94 concordat stay, an ordinary purchase', plainStay, { transaction: 'mal alımı' }, 'yes: in_office, concordat~, sole'],
  ['95 concordat stay, a surety', plainStay, { transaction: 'kefalet verilmesi' }, 'open: in_office, concordat?, sole'],
  [
    '96 all acts under the commissioner’s leave',
    stay('üç ay geçici mühlet verilmiştir, işlemlerin komiserin onayı ile yapılmasına'),
    { transaction: 'mal alımı' },
    'open: in_office, concordat?, sole',
  ],
  [
    '97 the commissioner carries on the business',
    stay('geçici mühlet verilmiştir, işletmenin faaliyetine komiserin devam etmesine'),
    { transaction: 'mal alımı' },
    'no: in_office, concordat!, sole',
  ],
  ['98 a commissioner without such an order', plainStay, { person: CAN, transaction: 'mal alımı' }, 'no: in_office, out_of_scope!'],
  [
    '99 the stay is over by reckoning, nothing published',
    plainStay,
    { day: '2024-10-01', transaction: 'mal alımı' },
    'open: in_office, concordat?, sole',
  ],
  [
    '100 concordat by assignment of the assets',
    [
      ...plainStay,
      notice('2024-05-27', [
        becomes('CONCORDAT_ENDED', { quote: 'malvarlığının terki suretiyle konkordatonun tasdikine' }),
        elected(CAN, 'liquidator'),
        signs(CAN),
      ]),
    ],
    {},
    'no: in_office, office_ended!, sole',
  ],
  [
    '101 a trustee with all powers',
    [
      sole,
      notice('2024-05-02', [], {
        noticeType: 'Kayyım Atanması',
        unread: [
          { heading: null, text: 'yönetim kurulunun yetkilerinin tamamen kayyıma devredilmesine karar verilmiştir', start: 0, end: 80 },
        ],
      }),
    ],
    {},
    'no: in_office, trustee!, sole',
  ],
  [
    '102 a trustee who approves acts',
    [
      sole,
      notice('2024-05-02', [], {
        noticeType: 'Kayyım Atanması',
        unread: [{ heading: null, text: 'yönetim kurulu işlemlerinin geçerliliği kayyımın onayına bağlanmıştır', start: 0, end: 80 }],
      }),
    ],
    {},
    'open: in_office, trustee?, sole',
  ],
])

const small = [
  notice('2019-03-04', [founded('2019-03-04'), capital('establishment', null, '100000')]),
  notice('2026-09-01', [elected(AYSE, 'board_member', { term_years: 3 }), signs(AYSE)]),
]

cases('acts and forms of their own', [
  [
    '103 capital below the minimum after the last day to raise it',
    small,
    { day: '2027-02-01', today: '2027-02-01' },
    'open: in_office, in_liquidation?, sole',
  ],
  ['104 sale of the whole business', [sole], { transaction: 'işletmenin bütününün devri' }, 'open: in_office, sole, general_assembly?'],
  [
    '105 two members of a cooperative’s board, no form, articles not read',
    [in2023(...board(AYSE, ALI, CAN))],
    { coSigners: [ALI] },
    'open: in_office, joint?, joint_incomplete?',
    COOPERATIVE,
  ],
  [
    '106 the auditor of a cooperative',
    [in2023(...board(ALI), signs(ALI), audits(AYSE, '2023'))],
    {},
    'no: no_representation!',
    COOPERATIVE,
  ],
  [
    '107 a partner of a general partnership who signs alone',
    [in2023(signs(AYSE, 'sole', { quote: 'ortaklardan her biri yalnız başına temsile yetkilidir' }))],
    {},
    'yes: in_office, sole',
    { title: 'YILMAZ VE ORTAĞI KOLLEKTİF ŞİRKETİ' },
  ],
  [
    '108 a limited partner',
    [in2023(signs(ALI), holds(AYSE, '50000', { quote: 'AYŞE YILMAZ komanditer ortak' }))],
    {},
    'no: no_representation!',
    { title: 'VELİ VE ORTAKLARI ADİ KOMANDİT ŞİRKETİ' },
  ],
  [
    '109 an old limited company without a manager, all partners together, in 2005',
    [notice('2003-02-03', [founded('2003-02-03'), holds(AYSE, '50000'), holds(ALI, '50000')])],
    { day: '2005-06-01', coSigners: [ALI] },
    'yes: joint~, joint_complete',
    LIMITED,
  ],
  [
    '110 the same in 2015',
    [notice('2003-02-03', [founded('2003-02-03'), holds(AYSE, '50000'), holds(ALI, '50000')])],
    { day: '2015-06-01', coSigners: [ALI] },
    'open: in_office?',
    LIMITED,
  ],
  [
    '111 elected in 2010 for a corporate shareholder, asked in 2013',
    [notice('2010-05-03', [elected(AYSE, 'board_member', { term_years: 3, legal_entity: HOLDING }), signs(AYSE)])],
    { day: '2013-04-01' },
    'open: in_office, in_office?, sole',
  ],
  [
    '112 a lapsed board calls the general assembly, all members',
    [anyTwoOfThree],
    { day: '2026-06-01', transaction: 'genel kurulun toplantıya çağrılması', coSigners: [ALI, CAN] },
    'yes: in_office, joint_complete',
  ],
  [
    '112 one member of it',
    [anyTwoOfThree],
    { day: '2026-06-01', transaction: 'genel kurulun toplantıya çağrılması' },
    'open: in_office, joint_incomplete?',
  ],
  [
    '113 receiving a notice under joint signature',
    [anyTwoOfThree],
    { transaction: 'tebligat alma' },
    'yes: in_office, joint~, joint_complete~',
  ],
  [
    '114 a correction changes the form for a day before its own effect',
    [sole, entered('2023-05-02', '2024-07-01', signs(AYSE, 'joint', { with: [ALI] })), in2023(...board(ALI))].map((each, at) =>
      at === 1 ? { ...each, more: { ...each.more, noticeType: 'Düzeltme İlanı' } } : each,
    ),
    {},
    'open: in_office~, joint~, joint_incomplete~, conflicting_texts?',
  ],
  [
    '115 a provisional entry',
    [in2023(elected(AYSE, 'board_member', { until: '2026-05-02', quote: 'geçici olarak tescil edilmiştir' }), signs(AYSE))],
    {},
    'open: in_office, in_office?, sole',
  ],
  [
    '116 a power of attorney that no notice can show',
    [sole],
    { person: 'MEHMET DEMİR', transaction: 'vekâleten sözleşme imzalama' },
    'open: out_of_scope?',
  ],
])

it('has a case for each of its 116 rows, by its number', () => {
  expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 116 }, (_, at) => at + 1))
})
