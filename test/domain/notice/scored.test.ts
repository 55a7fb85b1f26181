/**
 * How well real notices are read. They are no part of the project: where the folder of annotated notices is not beside it, this is skipped.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { lineOf } from '../../../tools/kunye/read.ts'
import { damage } from '../../support/damage.ts'
import { scan } from '../../support/scan.ts'
import { sampled } from '../../support/sampled.ts'

const folder = fileURLToPath(new URL('../../../../shared/notices/', import.meta.url))
const there = existsSync(join(folder, 'gold.jsonl')) && existsSync(join(folder, 'score.mjs'))

/** Floors in percent, a little under what is reached. The MERSİS number of a sole trader is masked, for it holds the personal number. */
const FLOORS = { f1: 99, precision: 99.5, fields: 98, header: 98.5 }
const PRECISE = ['appointment', 'departure', 'representation', 'directive', 'status']

const real = there
  ? readdirSync(join(folder, 'real'))
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .map((file) => ({ file, text: readFileSync(join(folder, 'real', file), 'utf8') }))
  : []

/** The report of the scorer on the notices, each text given through `treated` first. */
const scored = (treated: (text: string, at: number) => string): string => {
  const own = mkdtempSync(join(tmpdir(), 'kunye-scored-'))
  try {
    const answers = join(own, 'answers.jsonl')
    writeFileSync(answers, `${real.map(({ file, text }, at) => lineOf(file, treated(text, at))).join('\n')}\n`)
    return execFileSync(process.execPath, [join(folder, 'score.mjs'), join(folder, 'gold.jsonl'), answers], { encoding: 'utf8' })
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

/** The first line says where a text comes from. */
const bodyOf =
  (hurt: (text: string, share: number, seed: number) => string, share: number) =>
  (text: string, at: number): string => {
    const end = text.indexOf('\n')
    return text.slice(0, end) + hurt(text.slice(end), share, 1000 + at)
  }

/** Floors in percent for texts of which a share of the letters is damaged, in two ways of damaging that know nothing of each other. */
const DAMAGED: [name: string, share: number, hurt: typeof damage, f1: number, precision: number][] = [
  ['letters', 0.01, damage, 93, 97.5],
  ['letters', 0.02, damage, 89, 97],
  ['letters', 0.05, damage, 70, 95],
  ['letters, blanks, lines and words', 0.01, scan, 88, 96],
  ['letters, blanks, lines and words', 0.02, scan, 78, 95],
  ['letters, blanks, lines and words', 0.05, scan, 52, 91],
]

describe.skipIf(!there)('the annotated real notices (skipped without ../shared/notices)', () => {
  it('are read about as a registry clerk reads them', () => {
    const report = scored((text) => text)
    const figure = (pattern: RegExp): number => Number(pattern.exec(report)?.[1])
    expect(figure(/F1 ([\d.]+)/)).toBeGreaterThanOrEqual(FLOORS.f1)
    expect(figure(/F1 [\d.]+ precision ([\d.]+)/)).toBeGreaterThanOrEqual(FLOORS.precision)
    expect(figure(/fields ([\d.]+)\s*$/)).toBeGreaterThanOrEqual(FLOORS.fields)
    expect(figure(/header fields right ([\d.]+)/)).toBeGreaterThanOrEqual(FLOORS.header)
    expect(figure(/quotes found in the text ([\d.]+)/)).toBe(100)
    for (const kind of PRECISE)
      expect(figure(new RegExp(`^${kind}\\s+\\d+\\s+\\d+\\s+\\d+\\s+([\\d.]+)`, 'm')), kind).toBeGreaterThanOrEqual(99)
  })

  it.each(sampled(DAMAGED, 1))('with damaged %s, a share of %d', (_name, share, hurt, f1, precision) => {
    const [, read, right] = /F1 ([\d.]+) precision ([\d.]+)/.exec(scored(bodyOf(hurt, share)))?.map(Number) ?? []
    expect(right).toBeGreaterThanOrEqual(precision)
    expect(read).toBeGreaterThanOrEqual(f1)
  })
})
