import { hash } from '../kernel/hash.ts'
import type { Fact } from './fact.ts'

/** Version of the reading rules: raised when they change what is read, so that stored notices are read again. */
export const EXTRACTOR_VERSION = '39'

/**
 * Ids of a notice's facts, in their order: a hash of the notice's key and of what each fact states, without its place or quote. The same
 * notice read again gives the same ids; a statement made twice in one notice is told apart by its turn.
 */
export const factIds = (noticeKey: string, facts: readonly Fact[]): string[] => {
  const turns = new Map<string, number>()
  return facts.map(({ quote: _quote, start: _start, end: _end, verified: _verified, told: _told, ...statement }) => {
    const key = `${noticeKey}\n${JSON.stringify(Object.entries(statement).sort(([a], [b]) => (a < b ? -1 : 1)))}`
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    return hash(turn === 0 ? key : `${key}\n${turn}`)
  })
}
