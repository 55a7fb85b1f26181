import { SLOW_MS } from '../../lib/domain/health/status.ts'
import type { Counts, Outcome } from '../../lib/store/measurements.ts'

/** Answers counted in this isolate and not yet written. */
let counted: Counts = { ok: 0, slow: 0, failed: 0 }
let since: number | null = null

/** Counts are written when they are this old, this many, or hold a failure: one write stands for many answers. */
const AGE_MS = 300_000
const MANY = 1000

/** What an answer counts as: an error of our own, an answer that took long, or neither. */
export const outcomeOf = (status: number, ms: number): Outcome => (status === 500 ? 'failed' : ms > SLOW_MS ? 'slow' : 'ok')

/** Counts an answer. Returns what has to be written now, and forgets it; null most of the time. */
export const count = (outcome: Outcome, now: number): Counts | null => {
  since ??= now
  counted[outcome]++
  if (outcome !== 'failed' && now - since < AGE_MS && counted.ok + counted.slow + counted.failed < MANY) return null
  const due = counted
  counted = { ok: 0, slow: 0, failed: 0 }
  since = null
  return due
}
