/** What holds for any company, whatever its notices say. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf } from '../../../lib/domain/company/changes/changes.ts'
import { companyOn } from '../../../lib/domain/company/company.ts'
import { completenessOf } from '../../../lib/domain/company/completeness.ts'
import { findingsOf } from '../../../lib/domain/company/flags/findings.ts'
import { flagsOf } from '../../../lib/domain/law/tr/flags/flags.ts'
import { foldRecord } from '../../../lib/domain/company/fold/fold.ts'
import type { CompanyRecord } from '../../../lib/domain/company/record.ts'
import type { Step } from '../../../lib/domain/company/fold/state.ts'
import { termEndsOf } from '../../../lib/domain/company/officers/term-ends.ts'
import { ROLES } from '../../../lib/domain/fact/fact.ts'
import { addDays, type IsoDate } from '../../../lib/domain/kernel/dates.ts'
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
  recordOf,
  signs,
  soleOwner,
  type Told,
  transfers,
} from '../../support/facts.ts'

const names = fc.constantFrom(
  'AYŞE YILMAZ',
  'ALİ VELİ',
  'CAN ER',
  'ECE TUNA',
  'HASAN SARI',
  'HASAN SATI',
  'AYSE YILMAZ',
  'ÖRNEK HOLDİNG A.Ş.',
  'MEHMET DEMİR',
)
const roles = fc.constantFrom(...ROLES)
const days = fc.integer({ min: 0, max: 40 }).map((at) => addDays('2018-01-01', at * 71))
const maybeDay = fc.option(days, { nil: null })
const amounts = fc.constantFrom('10000', '50000.00', '100000', '250000')

const told: fc.Arbitrary<Told> = fc.oneof(
  fc
    .tuple(names, roles, maybeDay, fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }), fc.option(names, { nil: null }))
    .map(([name, role, until, years, entity]) =>
      elected(name, role, { until, term_years: years, legal_entity: role === 'representative_of_legal_entity' ? entity : null }),
    ),
  fc
    .tuple(
      names,
      fc.option(roles, { nil: null }),
      maybeDay,
      fc.constantFrom(null, 'resignation' as const, 'death' as const, 'term_end' as const),
      fc.boolean(),
    )
    .map(([name, role, on, reason, power]) =>
      leaves(name, role, { on, reason, quote: power ? 'temsil yetkisi sona ermiştir' : 'görevi sona ermiştir' }),
    ),
  fc
    .tuple(
      fc.array(names, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('sole' as const, 'joint' as const, 'limited' as const),
      fc.array(fc.oneof(names, fc.constantFrom('*', 'A', 'B')), { maxLength: 2 }),
      fc.constantFrom(null, 'A', '1'),
    )
    .map(([persons, mode, co, group]) => signs(persons, mode, { with: co, group })),
  fc
    .tuple(
      fc.constantFrom('establishment' as const, 'increase' as const, 'decrease' as const, 'registered_ceiling' as const),
      fc.option(amounts, { nil: null }),
      amounts,
    )
    .map(([operation, from, to]) => capital(operation, from, to)),
  fc.tuple(names, fc.option(amounts, { nil: null })).map(([name, amount]) => holds(name, amount)),
  fc.tuple(names, names, fc.option(amounts, { nil: null })).map(([from, to, amount]) => transfers(from, to, amount)),
  names.map((name) => soleOwner(name)),
  fc
    .tuple(
      fc.constantFrom(
        'LIQUIDATION' as const,
        'LIQUIDATION_REVERSED' as const,
        'STRUCK_OFF' as const,
        'REINSTATED' as const,
        'CONVERTED' as const,
        'CONCORDAT_FINAL' as const,
        'MERGED' as const,
      ),
      maybeDay,
    )
    .map(([code, on]) => becomes(code, { on })),
  fc
    .tuple(fc.constantFrom('A MAH.', 'B MAH.'), fc.constantFrom(null, 'out' as const, 'in' as const))
    .map(([to, move]) => moves(null, to, move)),
  fc.tuple(names, fc.constantFrom('2021', '2022')).map(([name, period]) => audits(name, period)),
  fc.constantFrom('open' as const, 'close' as const, 'change' as const).map((operation) => branch(operation, 'X ŞUBESİ')),
  fc.constantFrom(founded(), amends(['6']), directs('1', null), meets('2020-01-01')),
)
const notices: fc.Arbitrary<Notice[]> = fc.array(
  fc
    .tuple(
      fc.option(days, { nil: null, freq: 12 }),
      fc.array(told, { maxLength: 6 }),
      fc.constantFrom('İlan', 'Düzeltme İlanı', 'Yönetim Kurulu / Yetkililer'),
    )
    .map(([day, facts, noticeType]) => notice(day, facts, { noticeType })),
  { maxLength: 10 },
)
const titles = fc.constantFrom('ÖRNEK ANONİM ŞİRKETİ', 'ÖRNEK LİMİTED ŞİRKETİ', 'ÖRNEK KOOPERATİFİ', null)
const records = fc
  .tuple(notices, titles, fc.boolean())
  .map(([list, title, retrievalComplete]) => recordOf(list, { title, retrievalComplete }))

const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      each instanceof Map || each instanceof Set ? [...each] : typeof each === 'bigint' ? String(each) : each,
    ),
  )
const DAY = '2024-06-01'
const everything = (record: CompanyRecord): unknown =>
  plain([
    foldRecord(record),
    companyOn(record, DAY),
    termEndsOf(record),
    changesOf(record),
    completenessOf(record),
    flagsOf(record, DAY),
    findingsOf(record, DAY),
  ])

describe('any company', () => {
  it('is the same in whatever order its notices and facts come', () => {
    fc.assert(
      fc.property(
        records.chain((record) =>
          fc.tuple(
            fc.constant(record),
            fc.shuffledSubarray(record.notices, { minLength: record.notices.length }),
            fc.shuffledSubarray(record.facts, { minLength: record.facts.length }),
          ),
        ),
        ([record, shuffledNotices, shuffledFacts]) => {
          expect(everything({ ...record, notices: shuffledNotices, facts: shuffledFacts })).toEqual(everything(record))
        },
      ),
    )
  })

  it('is the same where facts are given twice', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(everything({ ...record, facts: [...record.facts, ...record.facts] })).toEqual(everything(record))
      }),
    )
  })

  it('is on a day what it was before later notices came', () => {
    fc.assert(
      fc.property(notices, notices, titles, days, (list, more, title, day) => {
        const later = more.map((each) => ({ ...each, day: addDays(day, 1 + list.length) }))
        expect(plain(companyOn(recordOf([...list, ...later], { title }), day))).toEqual(plain(companyOn(recordOf(list, { title }), day)))
      }),
    )
  })

  it('has a source and a key of its own for every change, oldest first', () => {
    fc.assert(
      fc.property(records, (record) => {
        const changes = changesOf(record)
        const facts = new Map(record.facts.map((fact) => [fact.id, fact]))
        expect(new Set(changes.map((change) => change.key)).size).toBe(changes.length)
        const dates = changes.map((change) => change.on ?? '')
        expect(dates).toEqual([...dates].sort())
        for (const change of changes) {
          const fact = facts.get(change.source.factId)
          expect(change.source).toMatchObject({ noticeId: fact?.noticeId, quote: fact?.quote })
          expect(change.summary.tr).toMatch(/^\S.*\S$/)
          expect(change.summary.en).toMatch(/^\S.*\S$/)
          expect(change.summary.tr + change.summary.en).not.toMatch(/undefined|null|\[object/)
        }
      }),
    )
  })

  it('shows nothing without a source, and nobody in two groups of one kind', () => {
    fc.assert(
      fc.property(records, days, (record, day) => {
        const company = companyOn(record, day)
        const facts = new Map(record.facts.map((fact) => [fact.id, fact]))
        const cites = (value: unknown): void => {
          if (typeof value !== 'object' || value === null) return
          if ('factId' in value && 'quote' in value && 'noticeId' in value)
            expect(value).toMatchObject({
              noticeId: facts.get(String(value.factId))?.noticeId,
              quote: facts.get(String(value.factId))?.quote,
            })
          Object.values(value).forEach(cites)
        }
        cites(plain(company))
        const { inOffice, passedOver, displaced } = company.officers
        for (const officer of [...inOffice, ...passedOver, ...displaced]) {
          expect(officer.source.factId).toBeTruthy()
          expect(officer.offices.length).toBeGreaterThan(0)
          expect(officer.coSigners.map((person) => person.key)).not.toContain(officer.person.key)
        }
        const keys = [...inOffice, ...passedOver].map((officer) => officer.person.key)
        expect(new Set(keys).size).toBe(keys.length)
        const parts = [
          company.establishedOn,
          company.capital.current,
          company.address,
          ...company.history.map((tenure) => ({ source: tenure.endSource })),
          ...company.shareholders.list,
          ...company.articles,
        ]
        for (const part of parts) if (part) expect(part.source?.factId).toBeTruthy()
      }),
    )
  })

  it('keeps the ends of its terms apart: each names its own seat', () => {
    fc.assert(
      fc.property(records, (record) => {
        const ends = termEndsOf(record)
        expect(new Set(ends.map((end) => end.factId)).size).toBe(ends.length)
        expect(ends.map((end) => end.endsOn)).toEqual(ends.map((end) => end.endsOn).sort())
      }),
    )
  })

  it('never shows a person twice in one office', () => {
    fc.assert(
      fc.property(records, (record) => {
        for (const who of foldRecord(record).people.values()) {
          const held = who.seats.map((seat) => `${seat.role} ${seat.legalEntity?.key ?? ''}`)
          expect(new Set(held).size).toBe(held.length)
          if (who.seats.length === 0) expect(who.powers).toEqual([])
        }
      }),
    )
  })
})

describe('a large company', () => {
  const name = (at: number): string =>
    `${'ABCDEFGHKM'[at % 10]}${'ADEKLMNRST'[Math.floor(at / 10) % 10]}ZE ` +
    `${'UVYZPOLKAE'[Math.floor(at / 100) % 10]}${'BCDGHKLMNP'[at % 7]}AKTAN`
  const people = [...new Set(Array.from({ length: 700 }, (_, at) => name(at)))].slice(0, 300)
  const day = (at: number): IsoDate => addDays('2000-01-01', at * 4)

  it('of 300 officers and 2000 notices is read in one pass over its notices', () => {
    const list = Array.from({ length: 2000 }, (_, at) =>
      notice(
        day(at),
        at === 0
          ? people.map((each) => elected(each, 'authorised_signatory', { until: '2099-01-01' }))
          : [
              signs(people[at % people.length] as string, at % 600 < 300 ? 'sole' : 'joint', { with: at % 600 < 300 ? [] : ['*'] }),
              capital('increase', String(at * 1000), String((at + 1) * 1000)),
            ],
      ),
    )
    const record = recordOf(list)
    let steps = 0
    const seen = new Set<number>()
    foldRecord(record, null, (_: Step, entry) => {
      steps++
      seen.add(entry.notice.id)
    })
    const changes = changesOf(record)
    expect(people).toHaveLength(300)
    expect(seen.size).toBe(2000)
    expect(changes).toHaveLength(steps)
    expect(steps).toBe(300 + 1999 * 2)
  })
})
