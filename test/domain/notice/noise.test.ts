/**
 * What scanning makes of notices: letters damaged one, two and five in a hundred. Fewer clauses are then understood, but nothing else is
 * told as proven. A name stays as it is printed, so a damaged letter inside one is no error here; any other value (who, which office, until
 * when, how, with whom, how much, what became of the company) is.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { splitNoticeFile } from '../../../tools/stand-ins/gazette.ts'
import { splitOrigin } from '../../../tools/kunye/read.ts'
import { distance } from '../../../lib/domain/kernel/distance.ts'
import type { Fact } from '../../../lib/domain/fact/fact.ts'
import { fold } from '../../../lib/domain/kernel/text.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { damage } from '../../support/damage.ts'
import { ALL, drawn } from '../../support/sampled.ts'

const DECIDING = new Set(['appointment', 'departure', 'representation', 'directive', 'status'])
const factsOf = (text: string): Fact[] => readNotice(text).facts.filter(({ kind, verified }) => verified && DECIDING.has(kind))

/** The same name, a third of its letters damaged at most. */
const sameName = (a: string, b: string): boolean => {
  const [x, y] = [fold(a).replace(/ /g, ''), fold(b).replace(/ /g, '')]
  return distance(x, y) <= Math.max(3, Math.ceil(Math.max(x.length, y.length) / 3))
}
const sameNames = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((name) => b.some((other) => name === other || sameName(name, other)))
/** What is not told is not told wrongly. */
const sameOrUntold = (read: unknown, stated: unknown): boolean => read === null || read === stated

/** A title that a directive knows its signatories by is printed like a name, a grade is one letter. */
const isTitle = (group: string | null): group is string => group !== null && group.length > 3

const tellsNothingElse = (read: Fact, stated: Fact): boolean => {
  if (read.kind === 'appointment' && stated.kind === 'appointment') {
    return (
      sameName(read.person, stated.person) &&
      read.role === stated.role &&
      sameOrUntold(read.until, stated.until) &&
      sameOrUntold(read.from, stated.from) &&
      sameOrUntold(read.term_years, stated.term_years) &&
      (read.legal_entity === null || (stated.legal_entity !== null && sameName(read.legal_entity, stated.legal_entity)))
    )
  }
  if (read.kind === 'departure' && stated.kind === 'departure')
    return (
      sameName(read.person, stated.person) &&
      sameOrUntold(read.role, stated.role) &&
      sameOrUntold(read.on, stated.on) &&
      sameOrUntold(read.reason, stated.reason)
    )
  if (read.kind === 'representation' && stated.kind === 'representation') {
    return (
      sameNames(read.persons, stated.persons) &&
      read.mode === stated.mode &&
      sameNames(read.with, stated.with) &&
      JSON.stringify(read.limit) === JSON.stringify(stated.limit) &&
      sameOrUntold(read.until, stated.until) &&
      (sameOrUntold(read.group, stated.group) || (isTitle(read.group) && isTitle(stated.group) && sameName(read.group, stated.group)))
    )
  }
  if (read.kind === 'directive' && stated.kind === 'directive')
    return sameOrUntold(read.number, stated.number) && sameOrUntold(read.on, stated.on)
  return read.kind === 'status' && stated.kind === 'status' && read.code === stated.code && sameOrUntold(read.on, stated.on)
}

/**
 * The template prints an officer twice, with the end of the office and with that of the power to sign: where only the second is legible,
 * the office has its day.
 */
const lastsAsHisPower = (fact: Fact, stated: Fact[]): boolean =>
  fact.kind === 'appointment' &&
  stated.some(
    (other) => other.kind === 'representation' && other.persons.some((name) => sameName(name, fact.person)) && other.until === fact.until,
  ) &&
  stated.some((other) => tellsNothingElse({ ...fact, until: null }, other))

type Outcome = { stated: number; right: number; wrong: string[] }

const readDamaged = (notices: { file: string; text: string }[], share: number, seeds: number[]): Outcome => {
  const outcome: Outcome = { stated: 0, right: 0, wrong: [] }
  notices.forEach(({ file, text }, at) => {
    const stated = factsOf(text)
    for (const seed of seeds) {
      outcome.stated += stated.length
      for (const fact of factsOf(damage(text, share, seed * 1000 + at))) {
        if (stated.some((other) => tellsNothingElse(fact, other)) || lastsAsHisPower(fact, stated)) outcome.right++
        else outcome.wrong.push(`${file}: ${JSON.stringify(fact)}`)
      }
    }
  })
  return outcome
}

const FOLDER = new URL('../../../tools/stand-ins/notices/', import.meta.url)
const madeUp = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .sort()
  .map((file) => ({ file, text: splitNoticeFile(readFileSync(new URL(file, FOLDER), 'utf8')).text }))

const REAL = fileURLToPath(new URL('../../../../shared/notices/real/', import.meta.url))
const there = existsSync(REAL)
const real = there
  ? readdirSync(REAL)
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .map((file) => ({ file, text: splitOrigin(readFileSync(`${REAL}${file}`, 'utf8')).text }))
  : []

/** For a share of damaged letters: how much is still read at least, and how much of what is read may be wrong at most. */
const BOUNDS: [share: number, read: number, wrong: number][] = [
  [0.01, 0.9, 0.004],
  [0.02, 0.82, 0.006],
  [0.05, 0.55, 0.015],
]

const holds = ({ stated, right, wrong }: Outcome, read: number, most: number): void => {
  expect(right / stated).toBeGreaterThanOrEqual(read)
  // one in a single draw
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(Math.max(ALL ? 0 : 1, most * (right + wrong.length)))
}

/** The notices and from which seeds each is damaged. Real ones are no part of the project. */
const SETS: [name: string, notices: typeof madeUp, seeds: number[]][] = [
  ['made-up notices', madeUp, [1, 2, 3]],
  ...(there ? [['real notices', real, [1]] as [string, typeof madeUp, number[]]] : []),
]
const CASES = SETS.flatMap(([name, notices, seeds]) => BOUNDS.map(([share, read, wrong]) => ({ name, share, notices, seeds, read, wrong })))
/** One of them, damaged once, by `npm test`: the bounds hold for all draws together, which `npm run test:rest` tries. */
const TRIED = ALL ? CASES : drawn(CASES, 1).map((each) => ({ ...each, seeds: drawn(each.seeds, 1) }))

describe('notices with damaged letters (real ones only beside ../shared/notices)', () => {
  it.each(TRIED)('$name, $share of the letters', ({ notices, share, seeds, read, wrong }) =>
    holds(readDamaged(notices, share, seeds), read, wrong),
  )
})
