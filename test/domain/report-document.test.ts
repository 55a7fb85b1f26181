import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, englishDate, percentText } from '../../lib/domain/company/changes/change-texts.ts'
import { completenessOf } from '../../lib/domain/company/completeness.ts'
import { type Limit, LIMITS, noticesText } from '../../lib/domain/company/limits.ts'
import { personOf } from '../../lib/domain/company/fold/names.ts'
import type { Power } from '../../lib/domain/company/fold/state.ts'
import { CAPITAL_OPERATIONS, representationText, roleName, termBasisText } from '../../lib/domain/company/texts.ts'
import { ROLES } from '../../lib/domain/fact/fact.ts'
import { addDays, turkishDate } from '../../lib/domain/kernel/dates.ts'
import { reportDocument } from '../../lib/domain/report/document.ts'
import {
  englishAmounts,
  englishDates,
  englishLimit,
  englishOperation,
  englishPercent,
  englishPowers,
  englishRoles,
  englishTermBasis,
} from '../../lib/domain/report/english.ts'
import { sandboxCodes, sandboxRecord } from '../support/made-up.ts'
import { madeUpReport, madeUpSnapshot } from '../support/reports.ts'

const BASE = 'https://kunye.example'
const LINKS = { baseUrl: BASE, code: null }
const days = fc.integer({ min: 0, max: 20_000 }).map((after) => addDays('1990-01-01', after))

describe('English of Turkish values is what the tables that made them say', () => {
  it('dates', () =>
    fc.assert(
      fc.property(days, (day) => {
        expect(englishDates(`a ${turkishDate(day)}, b`)).toBe(`a ${englishDate(day)}, b`)
      }),
    ))

  it('amounts', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.constantFrom('TRY', 'USD', 'EUR'), (cents, currency) => {
        const text = amountText(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`, currency)
        expect(englishAmounts(text.tr)).toBe(text.en)
      }),
    ))

  it('percentages', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
        const text = percentText((hundredths / 100).toFixed(2))
        expect(englishPercent(text.tr)).toBe(text.en)
      }),
    ))

  it('offices, terms and steps of the capital', () => {
    for (const role of ROLES)
      expect(englishRoles(`${roleName(role).tr}, ${roleName('board_chair').tr}`)).toBe(`${roleName(role).en}, Chair of the board`)
    for (const basis of ['printed', 'computed', 'predecessor', 'law', 'open', 'unknown'] as const)
      expect(englishTermBasis(termBasisText(basis).tr)).toBe(termBasisText(basis).en)
    for (const { tr, en } of Object.values(CAPITAL_OPERATIONS)) expect(englishOperation(tr)).toBe(en)
  })

  const source = { factId: 'f', noticeId: 1, quote: 'q', verified: true }
  const names = fc.subarray(['AYŞE YILMAZ', 'MEHMET KAYA', 'ÖRNEK SANAYİ VE TİCARET ANONİM ŞİRKETİ', 'ALİ VE ORTAĞI'])
  const powers: fc.Arbitrary<Power> = fc.record({
    layer: fc.constant('full' as const),
    mode: fc.constantFrom('sole' as const, 'joint' as const, 'limited' as const),
    group: fc.constantFrom(null, '1', 'A'),
    with: names.map((list) => list.map((name) => personOf(name))),
    anyOther: fc.boolean(),
    coSign: fc.constantFrom(null, 'any' as const, 'all' as const),
    limit: fc.constantFrom(null, { amount: '2500000.00', currency: 'TRY' }, { amount: '99.50', currency: 'EUR' }),
    scope: fc.constantFrom(null, 'banka işlemleri, kira ve ilgili işler'),
    until: fc.constant(null),
    since: fc.constant('2024-01-01'),
    source: fc.constant(source),
    base: fc.constant([]),
    doubt: fc.constantFrom(null, source),
  })
  const parts = (text: string): string[] => text.split('; ').sort()

  it('ways to sign', () => {
    expect(englishPowers(representationText([]).tr)).toBe(representationText([]).en)
    fc.assert(
      fc.property(fc.array(powers, { minLength: 1, maxLength: 3 }), (list) => {
        const text = representationText(list)
        expect(parts(englishPowers(text.tr))).toEqual(parts(text.en))
      }),
    )
  })

  it('limits of completeness', () => {
    const notices = [
      { id: 3, publishedOn: '2024-03-12', registeredOn: null, issue: '11040', page: '1', noticeType: '', archived: true, unread: [] },
      { id: 4, publishedOn: null, registeredOn: null, issue: null, page: null, noticeType: '', archived: true, unread: [] },
    ]
    for (const limit of Object.values<Limit>(LIMITS)) {
      for (const of of [notices.slice(0, 1), notices, [...notices, ...notices]]) {
        const said = limit(of.length, noticesText(of))
        expect(englishLimit(said.tr)).toBe(said.en)
      }
    }
    for (const code of sandboxCodes)
      for (const { limits } of completenessOf(sandboxRecord(code))) for (const { tr, en } of limits) expect(englishLimit(tr)).toBe(en)
  })

  it('what no table knows stays as it is printed', () => {
    for (const text of ['serbest bir metin', 'Şirketi temsil eder; 3 imza', '1.2.2024', '99.99.2024', '12.03.2024.5']) {
      expect([
        englishPowers(text),
        englishRoles(text),
        englishTermBasis(text),
        englishDates(text),
        englishAmounts(text),
        englishLimit(text),
      ]).toEqual(Array(6).fill(text))
    }
  })
})

describe('the document of a report', () => {
  const document = reportDocument(madeUpReport(), 'tr', LINKS)
  const section = (id: string, of = document) => of.sections.find((each) => each.id === id)!

  it('numbers each source once, in the order of its first citation', () => {
    const cited = document.sections.flatMap((each) =>
      each.blocks.flatMap((block) => {
        if (block.kind === 'facts') return block.rows.flatMap(({ cell }) => cell.notes)
        return block.kind === 'table' ? block.rows.flatMap((row) => row.flatMap((cell) => cell.notes)) : []
      }),
    )
    const [notes] = section('kaynaklar').blocks.flatMap((block) => (block.kind === 'notes' ? [block.notes] : []))
    expect([...new Set(cited)]).toEqual(notes!.map(({ number }) => number))
    expect(notes!.map(({ number }) => number)).toEqual(notes!.map((_, at) => at + 1))
    expect(cited.length).toBeGreaterThan(notes!.length)
    expect(new Set(notes!.map(({ link, quote }) => link.url + quote)).size).toBe(notes!.length)
    expect(notes![0]).toEqual({
      number: 1,
      place: 'Türkiye Ticaret Sicili Gazetesi, 08.02.2006, sayı 16001, sayfa 38, ilan 107001',
      verified: true,
      verdict: 'Alıntı doğrulandı',
      quote: 'ÖRNEK IŞIK ENERJİ SANAYİ VE DIŞ TİCARET ANONİM ŞİRKETİ unvanı ile tescil edilmiştir.',
      link: { label: 'Gazetenin PDF’ini aç', url: `${BASE}/api/v1/ilanlar/107001/pdf/` },
    })
  })

  it('tells what was checked and found empty from what is not known yet', () => {
    const veri = {
      ...madeUpSnapshot(),
      yetkililer: [],
      bitmis_gorunen_yetkililer: null,
      ortaklar: { anonim: false, tarih: null, liste: [] },
      sermaye: null,
      uyum: null,
      degisiklikler: [],
    }
    const of = reportDocument(madeUpReport(veri), 'en', LINKS)
    const texts = (id: string) => section(id, of).blocks.map((block) => (block.kind === 'paragraph' ? block.line.text : block.kind))
    expect(['yetkililer', 'ortaklar', 'degisiklikler'].flatMap(texts)).toEqual(Array(3).fill('Checked, no records.'))
    expect(['suresi-bitenler', 'sermaye', 'uyum'].flatMap(texts)).toEqual(Array(3).fill('This section is not ready yet.'))
    expect(of.summary.rows.map(({ value }) => value)).toEqual(['0', 'Not known', 'Not known', '1', '14', '56 / 57'])
  })

  it('has the same shape in both languages', () => {
    // the Turkish name of a status stands beside the English one
    const shape = (value: unknown, key = ''): unknown => {
      if (key === 'lines') return 'lines'
      if (Array.isArray(value)) return value.map((part) => shape(part))
      return value !== null && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shape(part, name)]))
        : typeof value
    }
    expect(shape(reportDocument(madeUpReport(), 'en', LINKS))).toEqual(shape(document))
  })

  it('shows no control or direction character of a printed text', () => {
    const veri = madeUpSnapshot()
    veri.sirket.unvan = 'A\u0000B\u202eC\n\tD\u200b'
    veri.kimlik = null
    expect(reportDocument(madeUpReport(veri), 'tr', LINKS).company.name).toBe('ABC D')
  })
})
