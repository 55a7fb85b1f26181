/** Two clocks: what held on a day, and what could be known on another. */
import { expect, test } from 'vitest'
import { companyOn } from '../../../lib/domain/company/company.ts'
import { recordKnownOn } from '../../../lib/domain/company/known-on.ts'
import { elected, founded, leaves, notice, recordOf, signs } from '../../support/facts.ts'
import { answerOn } from '../../../lib/domain/watch/authority.ts'

/**
 * Founded in January with AYŞE, who signs alone; the notice of February that corrects it names ALİ; AYŞE leaves on 10 March, registered on
 * 12 March, published on the 20th, and found on 2 April only.
 */
const record = recordOf([
  notice('2026-01-05', [founded('2026-01-05'), elected('AYŞE YILMAZ', 'board_chair', { term_years: 3 }), signs('AYŞE YILMAZ')], {
    publishedOn: '2026-01-08',
  }),
  notice('2026-01-05', [elected('ALİ DEMİR', 'board_member', { term_years: 3 })], { publishedOn: '2026-02-10', noticeType: 'DÜZELTME' }),
  notice('2026-03-12', [leaves('AYŞE YILMAZ', 'board_member', { on: '2026-03-10', reason: 'resignation' })], { publishedOn: '2026-03-20' }),
])
const found = { 1: '2026-01-08', 2: '2026-02-10', 3: '2026-04-02' }

test.each([
  // held, known, officers
  ['2026-01-20', '2026-01-07', []],
  ['2026-01-20', '2026-01-08', ['AYŞE YILMAZ']],
  ['2026-01-20', '2026-02-09', ['AYŞE YILMAZ']],
  // the correction counts from the entry it corrects, once it could be known
  ['2026-01-20', '2026-02-10', ['ALİ DEMİR', 'AYŞE YILMAZ']],
  ['2026-01-04', '2026-12-31', []],
  // published, but found late
  ['2026-03-15', '2026-03-20', ['ALİ DEMİR', 'AYŞE YILMAZ']],
  ['2026-03-15', '2026-04-01', ['ALİ DEMİR', 'AYŞE YILMAZ']],
  ['2026-03-15', '2026-04-02', ['ALİ DEMİR']],
  ['2026-03-01', '2026-04-02', ['ALİ DEMİR', 'AYŞE YILMAZ']],
])('held on %s, known on %s: %j', (held, known, names) => {
  const seen = companyOn(recordKnownOn(record, known, found), held)
  expect(seen.officers.inOffice.map(({ person }) => person.name).sort()).toEqual([...names].sort())
})

test.each([
  ['2026-03-15', '2026-03-16', 'yetkili'],
  // registered, and not yet published on the day: towards third parties it may still hold
  ['2026-03-15', '2026-04-02', 'belirsiz'],
  ['2026-03-25', '2026-04-01', 'yetkili'],
  ['2026-03-25', '2026-04-02', 'yetkili_degil'],
  ['2026-02-20', '2026-04-02', 'yetkili'],
])('may AYŞE sign on %s by what was known on %s: %s', (held, known, verdict) => {
  const question = { person: 'Ayşe Yılmaz', coSigners: [], transaction: 'kredi', amount: '100000.00', currency: 'TRY' }
  expect(answerOn(recordKnownOn(record, known, found), question, held, known).verdict).toBe(verdict)
})

test('of a made-up company all that was published by then was found; statements do not count', () => {
  const stated = { ...record, listStated: { on: '2026-11-01', until: '2026-11-01' } }
  const known = recordKnownOn(stated, '2026-03-20', null)
  expect(known.notices).toHaveLength(3)
  expect(known.listStated).toBeUndefined()
  expect(recordKnownOn(record, '2025-12-31', null)).toMatchObject({ notices: [], facts: [], title: null })
})
