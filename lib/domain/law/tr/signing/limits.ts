/** What an answer does not show, and what third parties may rely on (TTK 36, 37, 371). */
import { LIMITS } from './sentences.ts'
import type { Bilingual } from '../../../kernel/bilingual.ts'
import type { Question } from '../../../signing/answer.ts'
import type { Register } from './register.ts'
import { MOST_SETS } from './routes.ts'
import { NEW_CODE } from './new-code.ts'
import { actsIn } from './transactions.ts'

const ALWAYS: Bilingual[] = [LIMITS.againstThirdParties, LIMITS.outsideObject, LIMITS.reliance, LIMITS.endedUnpublished]

/** The limits of an answer; `allSets` false where more sets of signers exist than are listed. */
export const limitsOf = (register: Register | null, question: Question, allSets = true): Bilingual[] => {
  const acts = actsIn(question.transaction ?? '')
  const limits = [...ALWAYS]
  if (acts.includes('cheque')) {
    limits.push(LIMITS.cheques)
  }
  if (register?.state.directives.length) {
    limits.push(LIMITS.directiveText)
  }
  if (question.day > question.today) limits.push(LIMITS.dayAhead)
  if (question.day < NEW_CODE) limits.push(LIMITS.formerCode)
  if (!allSets) limits.push(LIMITS.moreSets(MOST_SETS))
  return limits
}
