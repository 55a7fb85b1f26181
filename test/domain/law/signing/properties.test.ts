/** What holds for any company, person and question. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROLES } from '../../../../lib/domain/fact/fact.ts'
import { addDays } from '../../../../lib/domain/kernel/dates.ts'
import { natureOf } from '../../../../lib/domain/kernel/legal-entity.ts'
import type { Question } from '../../../../lib/domain/signing/answer.ts'
import { checkSigning } from '../../../../lib/domain/law/tr/signing/check.ts'
import {
  amends,
  becomes,
  branch,
  directs,
  elected,
  founded,
  holds,
  leaves,
  meets,
  type Notice,
  notice,
  recordOf,
  signs,
  type Told,
} from '../../../support/facts.ts'
import { ALI, ask, AYSE, board, CAN, ECE, HOLDING, in2023, limitedAgent } from '../../../support/signing.ts'
import { runs } from '../../../support/sampled.ts'

const ME = AYSE
const OTHERS = [ALI, CAN, ECE, 'MEHMET DEMİR', HOLDING, 'İSTANBUL SANAYİ ODASI', 'DENİZ BANK']
const names = fc.constantFrom(ME, ...OTHERS)
const roles = fc.constantFrom(...ROLES)
const days = fc.integer({ min: 0, max: 30 }).map((at) => addDays('2020-01-02', at * 71))
const option = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null })
const limit = option(
  fc.constantFrom({ amount: '1000.00', currency: 'TRY' }, { amount: '50000.00', currency: 'TRY' }, { amount: '50000.00', currency: 'USD' }),
)
const groups = fc.constantFrom(null, 'A', 'B', '1', '2')
const rules = fc.array(
  fc.record({
    persons: fc.constant<string[]>([]),
    mode: fc.constantFrom('sole' as const, 'joint' as const),
    group: fc.constantFrom('A', 'B', '1', '2'),
    with: fc.array(fc.constantFrom('A', 'B', '1', '2'), { maxLength: 2 }),
    limit,
    scope: fc.constantFrom(null, 'MAL VE HİZMET SATIN ALINMASI İŞLEMLERİ', 'FİNANSAL İŞLEMLER'),
    until: fc.constant(null),
  }),
  { maxLength: 3 },
)

const toldOf = (who: fc.Arbitrary<string>): fc.Arbitrary<Told> =>
  fc.oneof(
    fc
      .tuple(who, roles, option(days), option(fc.integer({ min: 1, max: 5 })), option(names))
      .map(([name, role, until, years, entity]) =>
        elected(name, role, { until, term_years: years, legal_entity: role === 'representative_of_legal_entity' ? entity : null }),
      ),
    fc
      .tuple(who, option(roles), option(days), fc.boolean())
      .map(([name, role, on, power]) => leaves(name, role, { on, quote: power ? 'temsil yetkisi sona ermiştir' : 'görevi sona ermiştir' })),
    fc
      .tuple(
        fc.uniqueArray(who, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('sole' as const, 'joint' as const, 'limited' as const),
        fc.array(fc.oneof(names, fc.constantFrom('*', 'A', '2')), { maxLength: 2 }),
        groups,
        limit,
        fc.constantFrom('herhangi ikisinin müşterek imzası', 'müştereken'),
      )
      .map(([persons, mode, co, group, bound, quote]) => signs(persons, mode, { with: co, group, limit: bound, quote })),
  )
const anything: fc.Arbitrary<Told> = fc.oneof(
  { weight: 5, arbitrary: toldOf(names) },
  {
    weight: 2,
    arbitrary: fc.oneof(
      rules.map((list) => directs('1', null, list)),
      names.map((name) => holds(name, '1000')),
      days.map((day) => meets(day)),
      fc.constant(founded()),
      fc.constant(branch('open', 'İZMİR ŞUBESİ')),
      fc
        .constantFrom(
          'LIQUIDATION' as const,
          'LIQUIDATION_REVERSED' as const,
          'STRUCK_OFF' as const,
          'CONCORDAT_TEMPORARY' as const,
          'BANKRUPTCY' as const,
          'MERGED' as const,
          'REINSTATED' as const,
          'CONVERTED' as const,
        )
        .map((code) => becomes(code)),
    ),
  },
)
const noticesOf = (told: fc.Arbitrary<Told>): fc.Arbitrary<Notice[]> =>
  fc.array(
    fc
      .tuple(
        option(days),
        fc.integer({ min: 0, max: 6 }),
        fc.array(told, { maxLength: 6 }),
        fc.constantFrom('İlan', 'İlan', 'Düzeltme İlanı'),
      )
      .map(([day, late, facts, noticeType]) => notice(day, facts, { publishedOn: day === null ? null : addDays(day, late), noticeType })),
    { maxLength: 8 },
  )
const records = fc
  .tuple(
    noticesOf(anything),
    fc.constantFrom(
      'ÖRNEK ANONİM ŞİRKETİ',
      'ÖRNEK LİMİTED ŞİRKETİ',
      'ÖRNEK KOLLEKTİF ŞİRKETİ',
      'ÖRNEK A.Ş. İZMİR ŞUBESİ',
      'AYŞE YILMAZ GERÇEK KİŞİ TİCARİ İŞLETMESİ',
    ),
    fc.boolean(),
  )
  .map(([list, title, retrievalComplete]) => recordOf(list, { title, retrievalComplete }))
const questions: fc.Arbitrary<Question> = fc
  .record({
    person: names,
    day: days,
    amount: option(fc.constantFrom('999.99', '1000.00', '50000.00', '50000.01')),
    currency: fc.constantFrom('TRY', 'USD'),
    transaction: fc.constantFrom(
      null,
      'mal alımı',
      'kredi sözleşmesi',
      'taşınmaz satışı',
      'genel kurul çağrısı',
      'tebligat alma',
      'muhtelif',
      'İzmir şubesi araç alımı',
    ),
    coSigners: fc.uniqueArray(names, { maxLength: 3 }),
  })
  .map((question) => ask({ ...question, today: question.day < '2025-01-01' ? '2026-11-20' : question.day }))

describe('any signing check', () => {
  it('is the same in whatever order notices and facts come', () => {
    fc.assert(
      fc.property(
        records.chain((record) =>
          fc.tuple(
            fc.constant(record),
            fc.shuffledSubarray(record.notices, { minLength: record.notices.length }),
            fc.shuffledSubarray(record.facts, { minLength: record.facts.length }),
          ),
        ),
        questions,
        ([record, notices, facts], question) => {
          expect(checkSigning({ ...record, notices, facts }, question)).toEqual(checkSigning(record, question))
        },
      ),
      { numRuns: runs(300) },
    )
  })

  it('is not turned from yes to no by one more co-signer', () => {
    fc.assert(
      fc.property(records, questions, names, (record, question, more) => {
        if (checkSigning(record, question).verdict !== 'authorised') return
        expect(checkSigning(record, { ...question, coSigners: [...question.coSigners, more] }).verdict).toBe('authorised')
      }),
      { numRuns: runs(500) },
    )
  })

  it('is not turned from no to yes by a higher amount', () => {
    fc.assert(
      fc.property(
        records,
        questions,
        fc.constantFrom(['999.99', '1000.00'], ['1000.00', '50000.00'], ['50000.00', '50000.01'], ['1.00', '999999999.00']),
        (record, question, [low, high]) => {
          if (checkSigning(record, { ...question, amount: low ?? null }).verdict !== 'not_authorised') return
          expect(checkSigning(record, { ...question, amount: high ?? null }).verdict).not.toBe('authorised')
        },
      ),
      { numRuns: runs(500) },
    )
  })

  it('is a yes only for a name that is surely a natural person’s, alone or in a set of signers', () => {
    fc.assert(
      fc.property(records, questions, (record, question) => {
        const { verdict, person, signerSets } = checkSigning(record, question)
        const actedFor = new Set(record.facts.flatMap((fact) => (fact.kind === 'appointment' ? [fact.legal_entity] : [])))
        const signers = [...signerSets.flat(), ...(verdict === 'authorised' && !actedFor.has(person) ? [person] : [])]
        expect(signers.filter((name) => natureOf(name) !== 'natural_person')).toEqual([])
      }),
      { numRuns: runs(500) },
    )
  })

  it('says what it rests on: a no on something against, an open answer on something open, a yes on neither', () => {
    fc.assert(
      fc.property(records, questions, (record, question) => {
        const { verdict, reasons, signerSets, person } = checkSigning(record, question)
        const effects = new Set(reasons.map(({ effect }) => effect))
        expect(effects.has('against')).toBe(verdict === 'not_authorised')
        if (verdict === 'uncertain') expect(effects.has('open')).toBe(true)
        if (verdict === 'authorised') expect([effects.has('open'), effects.has('for')]).toEqual([false, true])
        for (const { text } of reasons) expect(text.tr.length * text.en.length).toBeGreaterThan(0)
        const alone = signerSets.some((set) => set.length === 1 && set[0] === person)
        if (alone && question.day <= question.today && record.retrievalComplete) expect(verdict).not.toBe('not_authorised')
      }),
      { numRuns: runs(500) },
    )
  })

  it('lists smallest sets of signers, each of which may sign', () => {
    fc.assert(
      fc.property(records, questions, (record, question) => {
        const { signerSets } = checkSigning(record, question)
        for (const set of signerSets) {
          expect(signerSets.some((other) => other !== set && other.every((name) => set.includes(name)))).toBe(false)
          const [first = '', ...rest] = set
          expect(checkSigning(record, { ...question, person: first, coSigners: rest }).verdict).not.toBe('not_authorised')
        }
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('the facts of other persons', () => {
  // Ends, powers, holdings, seats outside the board: nothing that elects a new organ, shares my form or changes the company.
  const foreign = fc.oneof(
    fc
      .tuple(fc.constantFrom(...OTHERS), option(roles), option(days))
      .map(([name, role, on]) => leaves(name, role, { on, quote: 'görevi sona ermiştir' })),
    fc
      .tuple(fc.constantFrom(...OTHERS), fc.constantFrom('sole' as const, 'joint' as const, 'limited' as const), groups)
      .map(([name, mode, group]) => signs(name, mode, { group, quote: 'Münferiden Temsile Yetkilidir' })),
    fc.constantFrom(...OTHERS).map((name) => holds(name, '1000')),
    fc
      .tuple(fc.constantFrom(...OTHERS), fc.constantFrom('general_manager' as const, 'branch_manager' as const, 'auditor' as const))
      .map(([name, role]) => elected(name, role)),
  )

  it('do not change the answer of who signs alone', () => {
    fc.assert(
      fc.property(noticesOf(foreign), questions, (more, question) => {
        const own = in2023(...board(ME), signs(ME))
        const asked = { ...question, person: ME, coSigners: [] }
        const dated = more.filter(({ day }) => day !== null)
        const { verdict, reasons } = checkSigning(recordOf([own, ...dated]), asked)
        const alone = checkSigning(recordOf([own]), asked)
        if (asked.day < '2023-05-02' || asked.transaction === 'genel kurul çağrısı') return
        expect([verdict, reasons.map(({ code }) => code)]).toEqual([alone.verdict, alone.reasons.map(({ code }) => code)])
      }),
      { numRuns: runs(300) },
    )
  })

  it('change a joint signature only where the rule names the person', () => {
    const own = in2023(...board(ME, ALI, CAN), signs(ME, 'joint', { with: [ALI] }), signs(CAN))
    const leaving = (name: string): Notice => notice('2024-01-02', [leaves(name)])
    const verdict = (...notices: Notice[]) => checkSigning(recordOf([own, ...notices]), ask({ coSigners: [ALI] })).verdict
    expect([verdict(), verdict(leaving(CAN)), verdict(leaving(ALI))]).toEqual(['authorised', 'authorised', 'not_authorised'])
  })
})

it('a large board lists the first hundred sets and says so', () => {
  const people = Array.from(
    { length: 60 },
    (_, at) => `ÜYE NUMARA${String(at).replace(/\d/g, (digit) => 'ABCDEFGHJK'[Number(digit)] ?? '')}`,
  )
  const filler = Array.from({ length: 500 }, (_, at) => notice(addDays('2021-01-04', at % 800), [amends([String(at)], 'SERMAYE')]))
  const record = recordOf([
    in2023(
      ...people.map((name) => elected(name, 'board_member', { until: '2026-05-02' })),
      signs(people, 'joint', { quote: 'herhangi ikisinin müşterek imzası' }),
      directs('1', null, []),
      ...limitedAgent('VEKİL KİŞİ', 'A'),
    ),
    ...filler,
  ])
  const { verdict, signerSets, limits } = checkSigning(record, ask({ person: people[0] ?? '', coSigners: [people[59] ?? ''] }))
  expect([verdict, signerSets.length, limits.some(({ en }) => en.includes('first 100 sets'))]).toEqual(['authorised', 100, true])
})
