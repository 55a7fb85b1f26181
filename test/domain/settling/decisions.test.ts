/** What people settle, laid over what was read: what it changes, what a later reading makes of it, and what it never does. */
import { describe, expect, test } from 'vitest'
import { completenessOf } from '../../../lib/domain/company/completeness.ts'
import type { CompanyRecord, StoredFact } from '../../../lib/domain/company/record.ts'
import type { Unread } from '../../../lib/domain/fact/fact.ts'
import { factIds } from '../../../lib/domain/fact/identity.ts'
import { Failure } from '../../../lib/domain/kernel/errors.ts'
import { judgementOf } from '../../../lib/domain/law/judgement.ts'
import { casesOf } from '../../../lib/domain/settling/cases.ts'
import { caseIdOf, type Decision, essenceOf, outcomeOf, type Settlement, withDecisions } from '../../../lib/domain/settling/decision.ts'
import { effectOf } from '../../../lib/domain/settling/effect.ts'
import { filledIn, FORM_KINDS, FORMS, statementIn, type Written } from '../../../lib/domain/settling/forms.ts'
import { usableFacts } from '../../../lib/domain/settling/second.ts'
import { placeOfWords, storedFacts } from '../../../lib/domain/settling/stated.ts'
import { asSeen } from '../../../lib/store/records.ts'
import { directs, elected, founded, notice, recordOf, signs, type Told } from '../../support/facts.ts'

const TODAY = '2026-11-21'
const TEXT = 'Mehmet Kaya yönetim kurulu üyesi olarak münferiden imza yetkisiyle görev alacaktır.'
const clause: Unread = { heading: null, text: TEXT, start: 1000, end: 1000 + TEXT.length, why: 'no_frame' }
const ID = caseIdOf(2, TEXT)

const record = (more: Partial<{ unread: Unread[]; told: Told[] }> = {}): CompanyRecord =>
  recordOf([
    notice('2024-01-10', [founded('2024-01-10'), elected('AYŞE YILMAZ', 'board_chair', { term_years: 3 }), signs('AYŞE YILMAZ')]),
    notice('2025-06-05', more.told ?? [], { unread: more.unread ?? [clause] }),
  ])
const factOf = (told: Told, more: Partial<StoredFact> = {}): StoredFact => {
  const { quote: _quote, ...statement } = told
  const fact = { ...statement, quote: TEXT, start: 1000, end: 1000 + TEXT.length, verified: true } as StoredFact
  return { ...fact, id: factIds('2', [fact])[0] as string, noticeId: 2, ...more } as StoredFact
}
const VELI = [factOf(elected('Mehmet Kaya', 'board_member', { term_years: 3 })), factOf(signs('Mehmet Kaya'))]
const settled = (decision: Decision, facts: StoredFact[] = [], more: Partial<Settlement> = {}): Settlement => ({
  caseId: ID,
  noticeId: 2,
  clause,
  decision,
  facts,
  replaces: [],
  seen: [ID],
  by: { role: 'account', at: '2026-11-20T10:00:00Z' },
  votes: [1],
  ...more,
})
const check = (of: CompanyRecord, person: string) =>
  judgementOf('TR').checkSigning(of, { person, day: TODAY, today: TODAY, amount: null, currency: 'TRY', transaction: null, coSigners: [] })
const own = (decisions: Settlement[]): CompanyRecord => asSeen(record(), { statement: null, settled: decisions })
const officers = (of: CompanyRecord) => completenessOf(of).find(({ section }) => section === 'yetkililer')

describe('a case', () => {
  test('is each clause, partly read directive and unverified fact, the weightiest first; text that is not there is none', () => {
    const partial = directs('1', '2025-06-01', [], true)
    const { unread } = { unread: [clause, { heading: null, text: 'yok', start: 0, end: 0 }] }
    const cases = casesOf(record({ unread, told: [partial] }))
    expect(cases.map(({ why }) => why).sort()).toEqual(['no_frame', 'partial'])
    expect(cases[0]?.weight).toBeGreaterThanOrEqual(cases[1]!.weight)
    expect(cases.find(({ why }) => why === 'no_frame')).toMatchObject({ id: ID, people: ['AYŞE YILMAZ'] })
  })

  test('keeps its id whatever white space and case its words come in', () => {
    expect(caseIdOf(2, TEXT.replaceAll(' ', '\n  '))).toBe(ID)
    expect(caseIdOf(3, TEXT)).not.toBe(ID)
  })
})

describe('a decision', () => {
  test('that states facts puts them in, cited as people’s, and the clause is open no more', () => {
    const seen = own([settled('facts', VELI)])
    expect(seen.notices[1]).toMatchObject({ unread: [], settled: [{ text: TEXT, signature: true, by: { role: 'account' } }] })
    const answer = check(seen, 'Mehmet Kaya')
    expect(answer).toMatchObject({ verdict: 'authorised', form: 'sole' })
    expect(answer.reasons.map(({ code }) => code)).toContain('human_decision')
    expect(answer.records[0]?.source?.by).toMatchObject({ role: 'account' })
    expect(check(record(), 'Mehmet Kaya').verdict).toBe('uncertain')
  })

  test.each<[Decision, number, boolean]>([
    ['nothing', 0, true],
    ['registry', 1, false],
    ['stands', 1, false],
  ])('%s leaves %i clauses open', (decision, unread, told) => {
    const seen = own([settled(decision)])
    expect(seen.notices[1]?.unread).toHaveLength(unread)
    expect(check(seen, 'Ayşe Yılmaz').reasons.some(({ code }) => code === 'human_decision')).toBe(told)
  })

  test('of an account completes no section and raises no seal; the same of the operator does', () => {
    expect(officers(record())).toMatchObject({ state: 'kismi' })
    expect(officers(own([settled('nothing')]))).toMatchObject({ state: 'kismi', method: 'insan' })
    const shared = withDecisions(record(), [settled('nothing', [], { by: { role: 'operator', at: '2026-11-20T10:00:00Z' } })])
    expect(officers(shared)).toMatchObject({ state: 'tam', method: 'insan' })
    expect(effectOf(record(), own([settled('nothing')]), TODAY).seal.after).toBe(effectOf(record(), record(), TODAY).seal.before)
  })

  test('tells beforehand who will sign how, since when', () => {
    const effect = effectOf(record(), own([settled('facts', VELI)]), TODAY)
    expect(effect.officers.map(({ tr }) => tr)).toContainEqual(
      expect.stringMatching(/^Mehmet Kaya: Yönetim Kurulu Üyesi; .*5\.6\.2025|^Mehmet Kaya: .*05\.06\.2025/),
    )
    expect(effect.signing).toContainEqual(
      expect.objectContaining({ person: 'Mehmet Kaya', after: { verdict: 'authorised', form: 'sole' } }),
    )
    expect(effect.changes.length).toBeGreaterThan(0)
  })
})

describe('a later reading', () => {
  const read = factOf(elected('MEHMET KAYA', 'board_member', { term_years: 3, decided: '2025-06-01' }), { id: 'later' })
  const power = factOf(signs('MEHMET KAYA'), { id: 'power' })
  const other = factOf(elected('ALİ BAŞKA', 'board_member'), { id: 'other' })
  test.each<[string, Settlement, StoredFact[], Unread[], string]>([
    ['the words are as open as they were', settled('facts', VELI), [], [clause], 'stands'],
    [
      'the reader reads the same, in other letters and with the day of the decision',
      settled('facts', VELI),
      [read, power],
      [],
      'confirmed',
    ],
    ['it reads only a part', settled('facts', VELI), [read], [], 'differs'],
    ['it reads somebody else', settled('facts', VELI), [read, power, other], [], 'differs'],
    ['it drops the words that state nothing', settled('nothing'), [], [], 'confirmed'],
    ['it reads a fact in words that state nothing', settled('nothing'), [read], [], 'differs'],
    ['the facts replaced are as they were', settled('facts', VELI, { replaces: ['later'], seen: ['later'] }), [read], [], 'stands'],
    ['what was left to the registry is read', settled('registry'), [read], [], 'stands'],
  ])('%s', (_, settlement, facts, unread, outcome) => {
    expect(outcomeOf(settlement, facts, unread)).toBe(outcome)
  })

  test('that differs leaves nothing certain', () => {
    const base = record({ unread: [] })
    const seen = asSeen({ ...base, facts: [...base.facts, other] }, { statement: null, settled: [settled('facts', VELI)] })
    expect(seen.notices[1]?.unread).toMatchObject([{ text: TEXT, why: 'rival' }])
    expect(check(seen, 'Ayşe Yılmaz').verdict).toBe('uncertain')
  })

  test('the same fact is told by what it states alone', () => {
    expect(essenceOf(VELI[0]!)).toBe(essenceOf(read))
    expect(essenceOf(VELI[0]!)).not.toBe(essenceOf(other))
  })
})

describe('a quote', () => {
  const text = `Baş. ${TEXT} Son sözler baş-\nkadır.`
  const at: Unread = { ...clause, start: 5, end: 5 + TEXT.length }
  const notice2 = { id: 2, key: '1/r', text, places: null }
  test('stands at its place, line ends and hyphens aside', () => {
    expect(placeOfWords(text, 'Son sözler başkadır')).toEqual({ start: text.indexOf('Son'), end: text.length - 1 })
    expect(storedFacts([{ ...VELI[0]!, quote: 'münferiden imza  yetkisiyle' }], notice2, at, [], [])).toMatchObject([
      { quote: 'münferiden imza yetkisiyle', verified: true, start: text.indexOf('münferiden') },
    ])
  })

  test.each([['Son sözler'], ['münferiden İmza'], ['x'], ['']])('%j is none of the clause', (quote) => {
    expect(() => storedFacts([{ ...VELI[0]!, quote }], notice2, at, [], [])).toThrow(Failure)
  })

  test('a fact that is known, or said twice, is refused, but not in place of itself', () => {
    const stated = { ...VELI[0]!, quote: TEXT }
    expect(() => storedFacts([stated, stated], notice2, at, [], [])).toThrow(Failure)
    expect(() => storedFacts([stated], notice2, at, [VELI[0]!], [])).toThrow(Failure)
    expect(storedFacts([stated], notice2, at, [VELI[0]!], [VELI[0]!.id])).toHaveLength(1)
  })
})

describe('the form of a kind of fact', () => {
  test.each(FORM_KINDS)('%s: what was written is what is shown again', (kind) => {
    const written: Written = Object.assign(
      {},
      ...FORMS[kind].map(({ name, type, choices }): Written => {
        switch (type) {
          case 'day':
            return { [name]: '2026-02-28' }
          case 'whole':
            return { [name]: '3' }
          case 'decimal':
            return { [name]: '1250000.5' }
          case 'amount':
            return { [`${name}.amount`]: '50000', [`${name}.currency`]: 'EUR' }
          case 'list':
            return { [name]: 'A\nB' }
          case 'choice':
            return { [name]: choices?.[0] ?? '' }
          case 'switch':
            return { [name]: '1' }
          case 'either':
            return { [name]: 'no' }
          case 'rules':
            return {
              [`${name}.0.mode`]: 'joint',
              [`${name}.0.with`]: 'A',
              [`${name}.1.mode`]: 'sole',
              [`${name}.1.limit.amount`]: '5',
              [`${name}.1.limit.currency`]: 'TRY',
            }
          default:
            return { [name]: 'Söz' }
        }
      }),
    ) as Written
    expect(filledIn(statementIn(kind, written))).toEqual(written)
  })

  test.each<[string, () => unknown, string]>([
    ['nothing in a field that is needed', () => statementIn('appointment', { role: 'manager' }), 'person'],
    ['a day that is none', () => statementIn('departure', { person: 'A B', on: '2026-02-30' }), 'on'],
    ['a choice that is none', () => statementIn('departure', { person: 'A B', role: 'king' }), 'role'],
    ['an amount that is none', () => statementIn('capital', { to: 'çok', currency: 'TRY', operation: 'increase' }), 'to'],
    [
      'a currency that is none',
      () => statementIn('representation', { persons: 'A', mode: 'sole', 'limit.amount': '5', 'limit.currency': 'XXX' }),
      'limit',
    ],
    ['a rule without a form', () => statementIn('directive', { 'rules.0.with': 'A' }), 'rules.0.mode'],
    ['a directive without rules', () => statementIn('directive', { number: '1' }), 'rules'],
  ])('%s is refused, naming it', (_, read, field) => {
    try {
      read()
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(Failure)
      expect((error as Failure).field).toBe(field)
    }
  })

  test.each([
    ['1.250.000,50', '1250000.50'],
    ['1250000,5', '1250000.5'],
    ['50000', '50000'],
  ])('money as people write it: %s', (written, amount) => {
    expect(statementIn('capital', { to: written, currency: 'TRY', operation: 'increase' })).toMatchObject({ to: amount })
  })
})

test('of what a second reader says only facts of known shape with words of the text are used', () => {
  const said = [
    { kind: 'appointment', person: 'Mehmet Kaya', role: 'board_member', quote: 'Mehmet Kaya yönetim kurulu üyesi', extra: 1 },
    { kind: 'appointment', person: 'Mehmet Kaya', role: 'kral', quote: 'Mehmet Kaya yönetim kurulu üyesi' },
    { kind: 'appointment', person: 'Hayal', role: 'manager', quote: 'Hayal müdür oldu' },
    { kind: 'prophecy', quote: 'Mehmet Kaya yönetim' },
    { kind: 'directive', rules: 'hepsi', quote: 'Mehmet Kaya yönetim' },
  ]
  expect(usableFacts(TEXT, said)).toEqual([
    {
      kind: 'appointment',
      person: 'Mehmet Kaya',
      role: 'board_member',
      legal_entity: null,
      from: null,
      until: null,
      term_years: null,
      quote: 'Mehmet Kaya yönetim kurulu üyesi',
    },
  ])
})
