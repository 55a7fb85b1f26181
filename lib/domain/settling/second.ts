/** What a second reader said of a notice, as far as it can be used: facts of known shape whose words stand in the text. */
import { verifyQuote } from '../fact/quote.ts'
import { filledIn, FORM_KINDS, statementIn } from './forms.ts'
import type { Statement } from '../fact/fact.ts'
import type { Stated } from './stated.ts'

/** The facts among what was said that have the fields of their kind, and nothing else of it. */
export const usableFacts = (text: string, said: readonly ({ kind: string; quote: string } & Record<string, unknown>)[]): Stated[] =>
  said.flatMap((each) => {
    const kind = FORM_KINDS.find((known) => known === each.kind)
    if (kind === undefined || !verifyQuote(text, each.quote)) return []
    try {
      return [{ ...statementIn(kind, filledIn({ ...each, kind } as unknown as Statement)), quote: each.quote }]
    } catch {
      // a fact that lacks what its kind needs, or has something else in its place, is none
      return []
    }
  })
