/**
 * Made-up companies from notice text to answer: some 1,460 of them, template and prose of all eras, each question decided from the law before the
 * check was asked (`law` names the article or the row of the decision table). A question answered the wrong way round, or with a yes where
 * the notices leave it open, fails; how much more is left open than has to be is bounded.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CompanyRecord } from '../../../../lib/domain/company/record.ts'
import { checkSigning } from '../../../../lib/domain/law/tr/signing/check.ts'
import { ALL, part } from '../../../support/sampled.ts'
import { answerTo, questionOf, recordOf, type Scenario } from '../../../support/scenarios.ts'

const scenarios = readFileSync(new URL('scenarios.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Scenario)

/** The share of questions left open that the law decides: what is reached, so that it does not rise. */
const MOST_OPEN = 0.19

const open = new Map<string, boolean>()

/** Whom a refusal names as the signature that is missing: the first of the choices it gives. */
const whoIsMissing = (record: CompanyRecord, ask: Scenario['questions'][number]['ask']): string[] => {
  const [lacking] = checkSigning(record, questionOf(ask)).reasons.filter(
    ({ code, effect }) => code === 'joint_incomplete' && effect === 'against',
  )
  return (
    /eksik: ([^;)]+)/
      .exec(lacking?.text.tr ?? '')?.[1]
      ?.split(/, | veya /)[0]
      ?.split(' ile ') ?? []
  )
}

describe('made-up companies, asked from their notices', () => {
  // how much is left open is said of all of them
  it.each((ALL ? scenarios : part(scenarios, 14)).map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
    const record = recordOf(scenario)
    for (const [at, { ask, answer, law }] of scenario.questions.entries()) {
      const given = answerTo(record, ask)
      open.set(`${id}/${at}`, given === 'belirsiz' && answer !== 'belirsiz')
      if (given !== 'belirsiz') expect(given, `${JSON.stringify(ask)}: ${law}`).toBe(answer)
      const missing = given === 'yetkili_degil' ? whoIsMissing(record, ask) : []
      if (missing.length > 0)
        expect(answerTo(record, { ...ask, birlikte: [...(ask.birlikte ?? []), ...missing] }), missing.join(', ')).not.toBe('yetkili_degil')
    }
  })

  it.runIf(ALL)('leaves no more open than was reached', () => {
    const left = [...open.values()].filter(Boolean).length
    expect(left / open.size).toBeLessThanOrEqual(MOST_OPEN)
  })
})
