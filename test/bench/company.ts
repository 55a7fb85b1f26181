/**
 * `npm run bench -- company`: how fast what the notices state becomes a company, and that the time grows with the number of facts alone.
 */
import { changesOf } from '../../lib/domain/company/changes/changes.ts'
import { companyOn } from '../../lib/domain/company/company.ts'
import { completenessOf } from '../../lib/domain/company/completeness.ts'
import { findingsOf } from '../../lib/domain/company/flags/findings.ts'
import { flagsOf } from '../../lib/domain/law/tr/flags/flags.ts'
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import { branch, capital, elected, founded, holds, leaves, notice, recordOf, signs, type Told, transfers } from '../support/facts.ts'

const GIVEN = [
  'AYŞE',
  'MEHMET',
  'ZEYNEP',
  'ÇAĞRI',
  'İPEK',
  'OĞUZHAN',
  'ŞÜKRÜ',
  'GÜLÜMSER',
  'IŞIL',
  'TÜRKAN',
  'KEMAL',
  'FATMA',
  'HÜLYA',
  'CEMAL',
  'DENİZ',
  'EKREM',
  'BURAK',
]
const FAMILY = [
  'YILMAZ',
  'ÖZTÜRK',
  'KAYA',
  'ŞAHİN',
  'ÇELİK',
  'AYDIN',
  'GÜNDOĞDU',
  'İNCE',
  'UĞURLU',
  'IRMAK',
  'SARI',
  'DEMİRCİOĞLU',
  'PAMUK',
  'VARDAR',
  'TEKİN',
  'BOZKURT',
  'ZENGİN',
  'LALE',
  'ESEN',
]
const SIZES = [200, 2000, 20_000]

const nameOf = (at: number): string =>
  [GIVEN[at % GIVEN.length], GIVEN[Math.floor(at / 323) % GIVEN.length], GIVEN[Math.floor(at / 5491) % GIVEN.length]]
    .slice(0, at < 323 ? 1 : at < 5491 ? 2 : 3)
    .join(' ') + ` ${FAMILY[Math.floor(at / GIVEN.length) % FAMILY.length]}`

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))

/** A notice a day, the first with what stood at the beginning. */
const story = (first: Told[], later: Told[][], title = 'ÖRNEK ANONİM ŞİRKETİ'): CompanyRecord =>
  recordOf(
    [first, ...later].map((told, at) => notice(addDays('1970-01-01', at), told)),
    { title },
  )

const CASES: Record<string, (facts: number) => CompanyRecord> = {
  'joint signers, at most 300': (facts) => {
    const signers = Math.min(300, facts / 2)
    return story(
      many(signers, (at) => elected(nameOf(at), 'authorised_signatory', { until: '2099-01-01' })),
      many(facts - signers, (at) => [signs(nameOf(at % signers), 'joint', { with: [nameOf((at + 1) % signers)] })]),
    )
  },
  'boards that follow one another': (facts) =>
    story(
      [],
      many(facts / 5, (at) =>
        many(5, (seat) => elected(nameOf((at * 3 + seat) % (facts / 10)), seat === 0 ? 'board_chair' : 'board_member', { term_years: 3 })),
      ),
    ),
  'people who come and go': (facts) =>
    story(
      [],
      many(facts / 2, (at) => [
        elected(nameOf(at % (facts / 4)), 'authorised_signatory'),
        leaves(nameOf((at + facts / 8) % (facts / 4)), 'authorised_signatory'),
      ]),
    ),
  'shares that move': (facts) =>
    story(
      [founded(), capital('establishment', null, String(facts * 100)), ...many(facts / 10, (at) => holds(nameOf(at), '1000'))],
      many(facts - facts / 10, (at) => [transfers(nameOf(at % (facts / 10)), nameOf((at * 7 + 1) % (facts / 10)), '1')]),
      'ÖRNEK LİMİTED ŞİRKETİ',
    ),
  'holdings stated again': (facts) =>
    story(
      [founded(), capital('establishment', null, String(facts * 100)), ...many(facts / 10, (at) => holds(nameOf(at), '1000'))],
      many(facts - facts / 10, (at) => [holds(nameOf(at % (facts / 10)), '1000')]),
      'ÖRNEK LİMİTED ŞİRKETİ',
    ),
  'capital and branches': (facts) =>
    story(
      [],
      many(facts / 2, (at) => [capital('increase', String(at * 10), String(at * 10 + 10)), branch('open', `${nameOf(at)} ŞUBESİ`)]),
    ),
}

const seconds = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/** All that is shown of a company: profile, changes, findings, flags, completeness. */
const show = (record: CompanyRecord): void => {
  companyOn(record, '2026-11-21')
  changesOf(record)
  findingsOf(record, '2026-11-21')
  flagsOf(record, '2026-11-21')
  completenessOf(record)
}

/** @see the head of this file */
export const companyBench = async (): Promise<void> => {
  for (const [name, make] of Object.entries(CASES)) {
    const times = SIZES.map((facts) => {
      const record = make(facts)
      if (facts < 10_000) show(record)
      return { facts: record.facts.length, time: Math.min(...many(facts < 10_000 ? 3 : 1, () => seconds(() => show(record)))) }
    })
    console.log(name)
    for (const { facts, time } of times)
      console.log(
        `  ${String(facts).padStart(6)} facts ${(time * 1000).toFixed(0).padStart(6)} ms ${Math.round(facts / time)
          .toString()
          .padStart(7)} facts a second`,
      )
    const [, middle, large] = times
    if (middle && large) console.log(`  ten times the facts take ${(large.time / middle.time).toFixed(1)} times as long`)
  }
}
