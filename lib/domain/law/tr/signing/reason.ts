import type { Bilingual } from '../../../kernel/bilingual.ts'
import type { Source } from '../../../company/source.ts'
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
