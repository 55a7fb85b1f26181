/**
 * `npm run bench -- asked FILE.jsonl… [-v]`: made-up companies asked from their notices (the form of `scenarios.jsonl`), file by file: how
 * many questions are answered right, left open, or with a no or a yes too many. What is printed without `-v` says nothing of the texts, so
 * that a set nobody read may be asked. With `-v` each answer that is not right, with the reasons that hold it.
 */
import { readFileSync } from 'node:fs'
import { checkSigning } from '../../lib/domain/law/tr/signing/check.ts'
import { questionOf, recordOf, type Scenario, VERDICTS } from '../support/scenarios.ts'

const KINDS = ['right', 'open', 'no too many', 'yes too many'] as const
type Kind = (typeof KINDS)[number]

export const askedBench = async (args: string[]): Promise<void> => {
  const files = args.filter((arg) => arg !== '-v')
  if (files.length === 0) throw new Error('Name the files: npm run bench -- asked FILE.jsonl…')
  for (const file of files) {
    const counts: Record<Kind, number> = { right: 0, open: 0, 'no too many': 0, 'yes too many': 0 }
    const held = new Map<string, number>()
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const scenario = JSON.parse(line) as Scenario
      const record = recordOf(scenario)
      for (const [at, { ask, answer, law }] of scenario.questions.entries()) {
        const given = checkSigning(record, questionOf(ask))
        const verdict = VERDICTS[given.verdict]
        const kind: Kind =
          verdict === answer ? 'right' : verdict === 'belirsiz' ? 'open' : verdict === 'yetkili' ? 'yes too many' : 'no too many'
        counts[kind]++
        if (kind === 'right') continue
        const reasons = given.reasons.filter(({ effect }) => effect !== 'note')
        if (kind === 'open') {
          const why = [...new Set(reasons.filter(({ effect }) => effect === 'open').map(({ code }) => code))].sort().join(' + ')
          held.set(`${answer}: ${why}`, (held.get(`${answer}: ${why}`) ?? 0) + 1)
        }
        if (args.includes('-v'))
          console.log(
            [
              `${scenario.id} ${at}: ${kind}, ${answer} (${law})`,
              `  ${JSON.stringify(ask)}`,
              ...reasons.map(({ effect, code, text }) => `  ${effect} ${code}: ${text.tr}`),
            ].join('\n'),
          )
      }
    }
    const all = KINDS.reduce((sum, kind) => sum + counts[kind], 0)
    console.log(`${file}: ${all} questions: ${KINDS.map((kind) => `${counts[kind]} ${kind}`).join(', ')}`)
    for (const [why, count] of [...held].sort(([, a], [, b]) => b - a)) console.log(`  open ${String(count).padStart(4)}  ${why}`)
  }
}
