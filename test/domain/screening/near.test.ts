/** Near names: what each rule finds, what it leaves alone, and how many of the measured spellings are found. */
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compareNames, type Nearness } from '../../../lib/domain/screening/near/compare.ts'
import { areShapesNear, type NearKey, nearKeys, shapeMask } from '../../../lib/domain/screening/near/keys.ts'
import { type NearKind, partsOf } from '../../../lib/domain/screening/near/parts.ts'
import { foldName } from '../../../lib/domain/screening/keys.ts'
import { documentOf } from '../../../lib/platform/tables/text.ts'
import { readFileSync } from 'node:fs'
import { bankSpellings } from '../../support/bank-spellings.ts'
import { readDocuments } from '../../support/lists.ts'
import { ASIDE, CHANGES, commonNames, companyNames, FRESH, randomFrom, type Spelling, SPELLINGS } from '../../support/near-names.ts'

/** As the search finds it: by a shared key of a like shape, then by the comparison. */
const near = (spelled: string, listed: string, kind: NearKind): Nearness | null => {
  const own = partsOf(spelled, kind)
  const keys = Map.groupBy(nearKeys(partsOf(listed, kind), kind, true), ([key]) => key)
  const isMet = (key: NearKey): boolean => (keys.get(key[0]) ?? []).some(([, shape]) => areShapesNear(key, shape, shapeMask(own)))
  return nearKeys(own, kind, false).some(isMet) ? compareNames(spelled, listed, kind) : null
}
const found = (spellings: readonly Spelling[]): number => {
  const missed = spellings.filter(([listed, spelled, kind]) => near(spelled, listed, kind) === null)
  return 1 - missed.length / spellings.length
}

describe('one person, spelled otherwise', () => {
  test.each<[string, string]>([
    ['Abd al-Rahman al-Hashimi', 'ABDURRAHMAN HAŞİMİ'],
    ['Qasem SOLEIMANI', 'KASIM SÜLEYMANİ'],
    ['MUHAMMAD, Khalid', 'MUHAMMET HALİT'],
    ['Hibat Allah Rahimi', 'HİBETULLAH RAHİMİ'],
    ['Uthman Ghamidi', 'OSMAN GAMİDİ'],
    ['Владимир Захаров', 'VLADİMİR ZAHAROV'],
    ['عبد الرحمن الهاشمي', 'ABDURRAHMAN HAŞİMİ'],
    ['Kim Jong Un', 'KİM JONGUN'],
    ['RAHMUN, Muhammad Khalid', 'MUHAMMED K. RAHMUN'],
    ['Rahimi, Ebrahim Naser', 'EBRAHIM RAHIMY'],
  ])('%s = %s', (listed, spelled) => expect(near(spelled, listed, 'person')).not.toBeNull())
})

describe('two persons', () => {
  test.each<[string, string]>([
    ['KAMIL, Ahmad', 'AHMET KEMAL'],
    ['Muhammad Ali Rahimi', 'MUHAMMED ALİ KERİMİ'],
    ['HASSAN, Mohamed', 'HASAN MEHMET DOĞAN'],
    ['SAMIR, Ali', 'ALİ DEMİR'],
    ['HAQQANI, Naseer', 'HAKAN YAŞAR'],
    ['Dass', 'SULTAN TAŞ'],
  ])('%s, %s', (listed, other) => expect(near(other, listed, 'person')).toBeNull())
})

describe('companies', () => {
  test.each<[string, string, boolean]>([
    ['DATAK TELECOM', 'DATAK TELEKOM', true],
    ['ROSNEFT TRADING S.A.', 'ROSNEFT SAN. VE TİC. LTD. ŞTİ.', true],
    ['SEPEHR SHIPPING CO', 'SEPEHR DENİZCİLİK A.Ş.', true],
    ['BANK MELLAT', 'MELLAT BANKASI', true],
    ['MEGA GROUP S.R.L.', 'MEGA MADEN SAN. VE TİC. LTD. ŞTİ.', false],
    ['SIGMA TECH COMPANY', 'SİGMA PLASTİK A.Ş.', false],
    ['BAROON SHIPPING COMPANY', 'BARAN MOBİLYA A.Ş.', false],
  ])('%s, %s: %s', (listed, spelled, is) => expect(near(spelled, listed, 'entity') !== null).toBe(is))
})

test('every part that met says with which and how, what did not meet says so', () => {
  expect(compareNames('KASIM SÜLEYMANİ', 'SOLEIMANI, Qasem Reza', 'person')).toEqual({
    score: expect.closeTo(0.93, 1),
    steps: [
      { own: 'kasim', listed: 'qasem', how: 'sound', likeness: expect.closeTo(0.97, 1) },
      { own: 'suleymani', listed: 'soleimani', how: 'sound', likeness: expect.closeTo(0.97, 1) },
      { own: '', listed: 'reza', how: 'left_out', likeness: 0 },
    ],
  })
})

test('the same two names always have the same score, whichever is asked first', () => {
  for (const [listed, spelled, kind] of SPELLINGS.slice(0, 40))
    expect(compareNames(spelled, listed, kind)?.score).toBe(compareNames(spelled, listed, kind)?.score)
})

test('of the spellings of a bank’s papers, of ten origins, at least 94 % are found', () => {
  const spellings = bankSpellings(700)
  expect(found(spellings)).toBeGreaterThanOrEqual(0.94)
})

test('of spellings changed by hand at least 94 % are found, in each of three sets', () => {
  for (const set of [SPELLINGS, ASIDE, FRESH]) expect(found(set)).toBeGreaterThanOrEqual(0.94)
})

const SAMPLES = '../shared/sanctions'
test.skipIf(!existsSync(SAMPLES))(
  'of listed names changed by rules nine in ten are found; of common names hardly any is near one (the sample lists are there)',
  async () => {
    const open = (file: string) => documentOf(file, new Uint8Array(readFileSync(`${SAMPLES}/${file}`)))
    const lists = await Promise.all([
      readDocuments('OFAC-SDN', ['ofac_sdn_FULL.csv', 'ofac_alt_FULL.csv'].map(open)),
      readDocuments('UN', [open('un_consolidated_2026-02-27_FULL.xml')]),
    ])
    const listed = lists
      .flatMap(({ entries }) => entries)
      .flatMap(({ kind, names }) =>
        kind === 'person' || kind === 'entity' ? names.map(({ printed }) => ({ printed, kind: kind as NearKind })) : [],
      )
    const random = randomFrom(5)
    const changes = Object.entries(CHANGES)
    let [met, asked] = [0, 0]
    while (asked < 1500) {
      const name = listed[Math.floor(random() * listed.length)]!
      const [rule, change] = changes[Math.floor(random() * changes.length)]!
      const [last, first] = name.printed.split(', ')
      const plain = name.kind === 'person' && first ? `${first} ${last}` : name.printed
      const spelled = change(plain, random)
      // What tells companies apart must not be left out of their names.
      if (!spelled || foldName(spelled) === foldName(plain) || (name.kind === 'entity' && /initial|dropped/.test(rule))) continue
      asked++
      if (near(spelled, name.printed, name.kind)) met++
    }
    expect(met / asked).toBeGreaterThanOrEqual(0.9)

    const index = new Map<number, number[]>()
    for (const [at, { printed, kind }] of listed.entries())
      for (const [key] of nearKeys(partsOf(printed, kind), kind, true)) index.set(key, [...(index.get(key) ?? []), at])
    const withNear = (names: string[], kind: NearKind): string[] =>
      names.filter((name) => {
        const candidates = new Set(nearKeys(partsOf(name, kind), kind, false).flatMap(([key]) => index.get(key) ?? []))
        const exact = (at: number): boolean =>
          partsOf(listed[at]!.printed, kind)
            .map(({ text }) => text)
            .sort()
            .join() ===
          partsOf(name, kind)
            .map(({ text }) => text)
            .sort()
            .join()
        return [...candidates].some((at) => listed[at]!.kind === kind && !exact(at) && compareNames(name, listed[at]!.printed, kind))
      })
    expect(withNear(commonNames(1000), 'person').length).toBeLessThanOrEqual(2)
    expect(withNear(companyNames(300), 'entity').length).toBeLessThanOrEqual(3)
  },
  120_000,
)
