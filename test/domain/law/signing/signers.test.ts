/** Who can sign, asked without a person: sets, why nobody can, which departure did it; and that it never says more than the check. */
import { describe, expect, it } from 'vitest'
import type { CompanyRecord } from '../../../../lib/domain/company/record.ts'
import { checkSigners, checkSigning } from '../../../../lib/domain/law/tr/signing/check.ts'
import type { SignersAnswer, SignersQuestion } from '../../../../lib/domain/signing/answer.ts'
import { becomes, directs, elected, founded, holds, leaves, notice, type Notice, recordOf, signs } from '../../../support/facts.ts'
import {
  ALI,
  anyTwo,
  ask,
  AYSE,
  board,
  CAN,
  ECE,
  entered,
  in2023,
  jointly,
  limitedAgent,
  LIMITED,
  managers,
} from '../../../support/signing.ts'

const { person: _person, coSigners: _coSigners, ...usual } = ask()
const asked = (notices: Notice[], question: Partial<SignersQuestion> = {}, company: Partial<CompanyRecord> = {}): SignersAnswer =>
  checkSigners(recordOf(notices, company), { ...usual, ...question })

/** `yes: A + B | (C)`: the sets, those in doubt in brackets. */
const shown = ({ verdict, sets }: SignersAnswer): string =>
  `${verdict}: ${sets
    .map(({ signers, certain }) => {
      const names = signers.map(({ name }) => name).join(' + ')
      return certain ? names : `(${names})`
    })
    .join(' | ')}`
const words = ({ reasons }: SignersAnswer): string => reasons.map(({ text }) => text.tr).join('\n')

const pair = in2023(...board(AYSE, ALI), jointly(AYSE, ALI))
const lone = in2023(...board(AYSE), signs(AYSE))

describe('sets of signers', () => {
  it.each<[string, Notice[], Partial<SignersQuestion>, string, Partial<CompanyRecord>?]>([
    ['one who signs alone', [lone], {}, `yes: ${AYSE}`],
    ['two together', [pair], {}, `yes: ${ALI} + ${AYSE}`],
    [
      'any two of three',
      [in2023(...board(AYSE, ALI, CAN), anyTwo(AYSE, ALI, CAN))],
      {},
      `yes: ${ALI} + ${AYSE} | ${ALI} + ${CAN} | ${AYSE} + ${CAN}`,
    ],
    ['of two together one left', [pair, notice('2024-01-02', [leaves(ALI)])], {}, 'no: '],
    ['no form known', [in2023(...board(AYSE, ALI, CAN))], {}, `open: (${ALI}) | (${AYSE}) | (${CAN})`],
    ['notices not complete', [lone], {}, `open: (${AYSE})`, { retrievalComplete: false }],
    ['a day ahead', [lone], { day: '2026-11-25', today: '2026-01-05' }, `open: (${AYSE})`],
    ['struck off', [lone, notice('2024-01-02', [becomes('STRUCK_OFF')])], {}, 'no: '],
    ['a sole trader', [in2023(founded('2023-05-02'))], {}, 'open: ', { title: 'AYŞE YILMAZ GIDA GERÇEK KİŞİ TİCARİ İŞLETMESİ' }],
    [
      'an old limited company without managers, before July 2012',
      [notice('2003-02-03', [founded('2003-02-03'), holds(AYSE, '50000'), holds(ALI, '50000')])],
      { day: '2005-06-01' },
      `yes: ${AYSE} + ${ALI}`,
      LIMITED,
    ],
    ['managers of a limited company', [in2023(...managers(AYSE), signs(AYSE))], {}, `yes: ${AYSE}`, LIMITED],
    [
      'an agent within the limit of the directive, and the board',
      [
        in2023(
          ...board(ALI),
          signs(ALI),
          directs('1', '2023-04-28', [
            {
              persons: [],
              mode: 'sole',
              group: 'C',
              with: [],
              limit: { amount: '50000.00', currency: 'TRY' },
              scope: 'MAL VE HİZMET SATIN ALINMASI İŞLEMLERİ',
              until: null,
            },
          ]),
          ...limitedAgent(AYSE, 'C'),
        ),
      ],
      { transaction: 'mal alımı', amount: '40000.00' },
      `yes: ${ALI} | ${AYSE}`,
    ],
  ])('%s', (_, notices, question, answer, company) => {
    expect(shown(asked(notices, question, company))).toBe(answer)
  })

  it('tell office, end of term and the rule, in its own words', () => {
    const [set] = asked([pair]).sets
    expect(set?.signers[0]).toMatchObject({ name: ALI, office: { tr: 'Yönetim Kurulu Üyesi' }, termEnd: '2026-05-02' })
    expect(set?.rule).toMatchObject({
      form: 'joint',
      article: 'TTK 370/1, 371/3',
      source: { quote: expect.stringContaining('müştereken') },
    })
  })

  it('tell the law and the election where no form of signing is printed', () => {
    const [set] = asked([in2023(...board(AYSE))]).sets
    expect(set?.rule).toMatchObject({
      form: 'sole',
      article: expect.stringContaining('TTK'),
      source: { quote: expect.stringContaining(AYSE) },
    })
  })

  it('tell the rule of the directive that an agent signs by', () => {
    const rules = ['MAL SATIN ALINMASI', 'İŞ SÖZLEŞMESİ YAPILMASI'].map((scope) => ({
      persons: [],
      mode: 'sole' as const,
      group: 'C',
      with: [],
      limit: null,
      scope,
      until: null,
    }))
    const { sets } = asked([in2023(...board(ALI), signs(ALI), directs('1', '2023-04-28', rules), ...limitedAgent(AYSE, 'C'))], {
      transaction: 'iş sözleşmesi',
    })
    expect(sets.map(({ signers, rule }) => [signers[0]?.name, rule?.scope.tr, rule?.origin])).toEqual([
      [ALI, 'Genel temsil', 'notice'],
      [AYSE, 'İŞ SÖZLEŞMESİ YAPILMASI', 'directive'],
    ])
  })
})

describe('nobody can sign', () => {
  it('since a co-signer left: who, and on which day', () => {
    const answer = asked([pair, notice('2024-01-02', [leaves(ALI, 'board_member', { on: '2023-12-20', reason: 'resignation' })])])
    expect(answer.reasons[0]).toMatchObject({ code: 'office_ended', effect: 'against', source: { quote: expect.stringContaining(ALI) } })
    expect(words(answer)).toMatch(
      /İmza atabilen son bileşim \(ALİ VELİ \+ AYŞE YILMAZ\), ALİ VELİ görevden ayrılınca bozuldu: .*(?:2023|2024)/,
    )
    expect(words(answer)).toContain('Birlikte imzası gereken ALİ VELİ artık görevde değil')
  })

  it('names the departure that did it, not a later one that made no difference', () => {
    const answer = asked([
      in2023(...board(AYSE, ALI, CAN), jointly(AYSE, ALI)),
      notice('2024-01-02', [leaves(ALI)]),
      notice('2024-03-04', [leaves(CAN)]),
    ])
    expect(shown(answer)).toBe('no: ')
    expect(answer.reasons[0]?.text.tr).toContain('ALİ VELİ görevden ayrılınca')
  })

  it('blames no departure where the company ended', () => {
    const answer = asked([pair, notice('2024-01-02', [leaves(ALI)]), notice('2024-03-04', [becomes('STRUCK_OFF')])])
    expect([answer.verdict, answer.reasons.map(({ code }) => code)]).toEqual(['no', ['company_closed']])
  })

  it('tells the check of the co-signer who left, too', () => {
    const record = recordOf([pair, notice('2024-01-02', [leaves(ALI)])])
    expect(
      checkSigning(record, ask())
        .reasons.map(({ text }) => text.tr)
        .join(' '),
    ).toContain('Birlikte imzası gereken ALİ VELİ')
  })

  it('is open, not a no, where a resignation has not taken effect, and where nobody is known because notices are missing', () => {
    const resigned = entered('2024-05-31', '2024-06-03', leaves(AYSE, 'board_member', { on: '2024-05-30', reason: 'resignation' }))
    expect(asked([lone, resigned]).verdict).toBe('open')
    expect(asked([in2023()], {}, { retrievalComplete: false }).verdict).toBe('open')
    expect(checkSigners(null, usual)).toMatchObject({ verdict: 'open', sets: [], reasons: [{ code: 'profile_not_ready' }] })
  })

  it('rests on a statement where the list was stated complete', () => {
    const stated = { retrievalComplete: false, listStated: { on: '2024-06-01', until: '2024-06-10' } } as Partial<CompanyRecord>
    const answer = asked([lone], {}, stated)
    expect([shown(answer), answer.restsOn, answer.reasons.at(-1)?.code]).toEqual([`yes: ${AYSE}`, 'statement', 'list_stated'])
  })
})

it('lists no set whose yes the check would withhold, and every certain set gets a yes', () => {
  const companies: Notice[][] = [
    [lone],
    [pair],
    [in2023(...board(AYSE, ALI, CAN), anyTwo(AYSE, ALI, CAN)), notice('2024-01-02', [leaves(CAN)])],
    [in2023(...board(AYSE), elected(ALI, 'board_member', { until: '2024-01-02' }), anyTwo(AYSE, ALI))],
    [
      lone,
      notice('2024-05-02', [
        becomes('CONCORDAT_TEMPORARY', { on: '2024-05-02', quote: 'üç ay geçici mühlet' }),
        elected(ECE, 'commissioner'),
      ]),
    ],
    [lone, notice('2024-01-02', [becomes('LIQUIDATION'), elected(ALI, 'liquidator'), signs(ALI)])],
    [lone, entered('2024-05-31', '2024-06-03', leaves(AYSE))],
  ]
  for (const [retrievalComplete, transaction] of [
    [true, null],
    [true, 'kefalet verilmesi'],
    [true, 'genel kurul çağrısı'],
    [false, null],
  ] as const) {
    for (const notices of companies) {
      const record = recordOf(notices, { retrievalComplete })
      const { sets, verdict } = checkSigners(record, { ...usual, transaction })
      const certain = sets.filter((set) => set.certain)
      expect(verdict === 'yes').toBe(certain.length > 0)
      for (const { signers, certain: isCertain } of sets) {
        for (const { name } of signers) {
          const coSigners = signers.flatMap((each) => (each.name === name ? [] : [each.name]))
          const { verdict: alone, signerSets } = checkSigning(record, ask({ person: name, coSigners, transaction }))
          if (isCertain) expect(alone).toBe('authorised')
          expect(alone).not.toBe('not_authorised')
          expect(signerSets).toEqual(certain.map((set) => set.signers.map((each) => each.name)))
        }
      }
    }
  }
})
