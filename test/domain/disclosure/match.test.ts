import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Filer, type FilerCandidate, type FilerMatch, matchFiling } from '../../../lib/domain/disclosure/match.ts'

const MERSIS = '0000000002100001'
const OTHER_MERSIS = '0000000009876543'
const company: FilerCandidate = {
  companyId: 1,
  title: 'DENEME MAKİNE SANAYİ VE TİCARET ANONİM ŞİRKETİ',
  office: 'İSTANBUL',
  registryNo: '912345-5',
  mersisNo: MERSIS,
}
const other: FilerCandidate = {
  companyId: 2,
  title: 'ÖRNEK GIDA ANONİM ŞİRKETİ',
  office: 'ANKARA',
  registryNo: '5',
  mersisNo: OTHER_MERSIS,
}
/** The same company at the office it moved to, its MERSİS number known (or not). */
const moved: FilerCandidate = { ...company, companyId: 3, office: 'KOCAELİ', registryNo: '77001' }
const namesake: FilerCandidate = {
  companyId: 4,
  title: 'Deneme Makine Sanayi ve Ticaret A.Ş.',
  office: 'BURSA',
  registryNo: '8',
  mersisNo: null,
}

const filer = (given: Partial<Filer> = {}): Filer => ({
  title: company.title ?? '',
  office: null,
  registryNo: null,
  mersisNo: null,
  ...given,
})
const numbered = { office: 'İstanbul Ticaret Sicili Müdürlüğü', registryNo: '912345' }
const by = (how: FilerMatch['by'], companyId = 1): FilerMatch => ({ companyId, by: how })

test.each<[string, Filer, FilerCandidate[], FilerMatch | null]>([
  ['office and number', filer(numbered), [company], by('registry_number')],
  ['office and number under a former title', filer({ ...numbered, title: 'ESKİ UNVAN A.Ş.' }), [company], by('registry_number')],
  ['number and MERSİS', filer({ ...numbered, mersisNo: MERSIS }), [company, other], by('registry_number')],
  [
    "number where the company's MERSİS number is not known",
    filer({ ...numbered, mersisNo: MERSIS }),
    [{ ...company, mersisNo: null }],
    by('registry_number'),
  ],
  [
    'number, one digit of the MERSİS number read wrong from the gazette',
    filer({ ...numbered, mersisNo: MERSIS }),
    [{ ...company, mersisNo: '0000000002100007' }],
    by('registry_number'),
  ],
  ['number against another MERSİS number', filer({ ...numbered, mersisNo: OTHER_MERSIS }), [company], null],
  ['number of one company, title of another', filer({ ...numbered, title: other.title ?? '' }), [company, other], null],
  ['MERSİS number of one company, title of another', filer({ mersisNo: MERSIS, title: other.title ?? '' }), [company, other], null],
  [
    'a title with shortened words',
    filer({ title: 'DENEME MAK. SAN. VE TİC. A.Ş.' }),
    [{ ...company, title: 'DENEME MAKİNA SANAYİ VE TİCARET A.Ş.' }],
    by('title'),
  ],
  [
    'shortened words of a limited company',
    filer({ title: 'ÖRNEK GIDA TİC. PAZ. LTD. ŞTİ.' }),
    [{ ...other, title: 'ÖRNEK GIDA TİCARET PAZARLAMA LİMİTED ŞİRKETİ' }],
    by('title', 2),
  ],
  [
    'number of one company, MERSİS number of another',
    filer({ ...numbered, mersisNo: OTHER_MERSIS }),
    [{ ...company, mersisNo: null }, other],
    null,
  ],
  [
    'number of the office it moved to, MERSİS number of both',
    filer({ office: 'KOCAELİ', registryNo: '77001', mersisNo: MERSIS }),
    [company, moved],
    by('registry_number', 3),
  ],
  ['MERSİS number alone', filer({ title: 'BAŞKA', mersisNo: MERSIS }), [company], by('mersis')],
  ['MERSİS number, written with blanks', filer({ mersisNo: '0000 0000 0210 0001' }), [company], by('mersis')],
  [
    'MERSİS number, of an office not known yet',
    filer({ office: 'KOCAELİ', registryNo: '77001', mersisNo: MERSIS }),
    [company],
    by('mersis'),
  ],
  ['MERSİS number of two', filer({ mersisNo: MERSIS }), [company, moved], null],
  ['title alone', filer(), [company], by('title')],
  [
    'title in another spelling',
    filer({ title: 'Deneme Makine San. ve Tic. A.Ş.'.replace('San. ve Tic.', 'Sanayi ve Ticaret') }),
    [company],
    by('title'),
  ],
  ['title and office', filer({ office: 'İSTANBUL' }), [company], by('title')],
  ['title at another office', filer({ office: 'BURSA' }), [company], null],
  ['title with another number', filer({ office: 'İSTANBUL', registryNo: '4' }), [company], null],
  ['title with another MERSİS number', filer({ mersisNo: OTHER_MERSIS }), [company], null],
  ['title of two', filer(), [company, namesake], null],
  ['title of two, one of them ruled out by the office', filer({ office: 'BURSA' }), [company, namesake], by('title', 4)],
  ['title with another legal form', filer({ title: 'DENEME MAKİNE SANAYİ VE TİCARET LİMİTED ŞİRKETİ' }), [company], null],
  ['title without a legal form', filer({ title: 'Deneme Makine Sanayi ve Ticaret' }), [company], by('title')],
  ['part of the title', filer({ title: 'Deneme Makine A.Ş.' }), [company], null],
  ['a company without a title', filer(), [{ ...company, title: null }], null],
  ['the same number at another office', filer({ ...numbered, office: 'ANKARA' }), [company], null],
  ['a number without its office', filer({ title: 'BAŞKA', registryNo: '912345' }), [company], null],
  ['nobody', filer(numbered), [], null],
])('%s', (_, given, candidates, expected) => {
  expect(matchFiling(given, candidates)).toEqual(expected)
})

describe('whatever the candidates are', () => {
  const pick = <T>(...values: T[]) => fc.constantFrom(...values)
  const anyFiler = fc.record({
    title: pick('DENEME A.Ş.', 'DENEME LTD. ŞTİ.', 'ÖRNEK'),
    office: pick(null, 'İSTANBUL', 'ANKARA'),
    registryNo: pick(null, '1', '2-5'),
    mersisNo: pick(null, MERSIS, OTHER_MERSIS),
  })
  const anyCompany = fc.record({
    title: pick(null, 'DENEME ANONİM ŞİRKETİ', 'ÖRNEK'),
    office: pick('İSTANBUL', 'ANKARA'),
    registryNo: pick('1', '2'),
    mersisNo: pick(null, MERSIS, OTHER_MERSIS),
  })
  const companies = fc.array(anyCompany, { maxLength: 5 }).map((all) => all.map((each, at) => ({ ...each, companyId: at + 1 })))

  test('their order does not count', () => {
    fc.assert(
      fc.property(anyFiler, companies, (given, all) => {
        expect(matchFiling(given, all.toReversed())).toEqual(matchFiling(given, all))
      }),
    )
  })

  test('a company that shares no key is never the filer, and the kind of match is true', () => {
    fc.assert(
      fc.property(anyFiler, companies, (given, all) => {
        const match = matchFiling(given, all)
        const found = all.find(({ companyId }) => companyId === match?.companyId)
        if (!match) return
        if (match.by === 'registry_number')
          expect([found?.office, found?.registryNo]).toEqual([given.office, given.registryNo?.replace('-5', '')])
        if (match.by === 'mersis') expect(found?.mersisNo).toBe(given.mersisNo)
        // Of two that bear one title, a number of the filer may rule one out.
        const likely = all.filter(
          ({ title, office, mersisNo, registryNo }) =>
            title === found?.title &&
            office === found?.office &&
            mersisNo === found?.mersisNo &&
            (given.registryNo === null || registryNo === found?.registryNo),
        )
        if (match.by === 'title') expect(likely).toHaveLength(1)
      }),
    )
  })
})
