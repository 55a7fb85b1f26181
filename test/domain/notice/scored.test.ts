/** How well real notices are read. They are no part of the project: where the folder of annotated notices is not beside it, this is skipped. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { lineOf } from '../../../dev/kunye/read.ts'

const folder = fileURLToPath(new URL('../../../../shared/notices/', import.meta.url))
const there = existsSync(join(folder, 'gold.jsonl')) && existsSync(join(folder, 'score.mjs'))

/** Floors in percent, a little under what is reached. The MERSİS number of a sole trader is masked, for it holds the personal number. */
const FLOORS = { f1: 97, precision: 99, fields: 94.5, header: 96 }
const PRECISE = ['appointment', 'departure', 'representation', 'directive', 'status']

describe.skipIf(!there)('the annotated real notices (skipped without ../shared/notices)', () => {
  it('are read about as a registry clerk reads them', () => {
    const own = mkdtempSync(join(tmpdir(), 'kunye-scored-'))
    try {
      const answers = join(own, 'answers.jsonl')
      const lines = readdirSync(join(folder, 'real')).filter((file) => file.endsWith('.txt')).map((file) => lineOf(file, readFileSync(join(folder, 'real', file), 'utf8')))
      writeFileSync(answers, `${lines.join('\n')}\n`)
      const report = execFileSync(process.execPath, [join(folder, 'score.mjs'), join(folder, 'gold.jsonl'), answers], { encoding: 'utf8' })
      const figure = (pattern: RegExp): number => Number(pattern.exec(report)?.[1])
      expect(figure(/F1 ([\d.]+)/)).toBeGreaterThanOrEqual(FLOORS.f1)
      expect(figure(/F1 [\d.]+ precision ([\d.]+)/)).toBeGreaterThanOrEqual(FLOORS.precision)
      expect(figure(/fields ([\d.]+)\s*$/)).toBeGreaterThanOrEqual(FLOORS.fields)
      expect(figure(/header fields right ([\d.]+)/)).toBeGreaterThanOrEqual(FLOORS.header)
      expect(figure(/quotes found in the text ([\d.]+)/)).toBe(100)
      for (const kind of PRECISE) expect(figure(new RegExp(`^${kind}\\s+\\d+\\s+\\d+\\s+\\d+\\s+([\\d.]+)`, 'm')), kind).toBeGreaterThanOrEqual(99)
    } finally {
      rmSync(own, { recursive: true, force: true })
    }
  })
})
