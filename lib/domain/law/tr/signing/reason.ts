import type { Bilingual } from '../../../kernel/bilingual.ts'
import { SENTENCES } from './sentences.ts'
import type { Source } from '../../../company/source.ts'
import { natureOf } from '../../../kernel/legal-entity.ts'
import type { Effect, Reason, ReasonCode } from '../../../signing/answer.ts'

/** A reason in both languages; `source` is the notice that shows the fact. */
export const reason = (code: ReasonCode, effect: Effect, text: Bilingual, source: Source | null = null): Reason => ({
  code,
  effect,
  text,
  source,
})

/** What reasons add up to: one against decides, else one open point leaves it open, else it stands. Notes count for nothing. */
export const effectOf = (reasons: readonly Reason[]): 'for' | 'open' | 'against' => {
  if (reasons.some(({ effect }) => effect === 'against')) return 'against'
  return reasons.some(({ effect }) => effect === 'open') ? 'open' : 'for'
}

/** Only a natural person has a hand to sign: of a name that may as well be a body's nobody can say so (TTK 359/2, 623/2). */
export const natureDoubt = (name: string, source: Source | null): Reason[] =>
  natureOf(name) === 'natural_person' ? [] : [reason('name_ambiguous', 'open', SENTENCES.name_ambiguous.natureUnclear(name), source)]
