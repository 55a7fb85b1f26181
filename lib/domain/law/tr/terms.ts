/**
 * How long an office may last: TTK 362/1 (joint-stock board: three years), KoopK 57 (cooperative board: four years). Managers of a limited
 * company have no statutory term: without a printed one they stay until another decision.
 */
import { BOARD } from '../../fact/titles.ts'
import type { Role } from '../../fact/fact.ts'
import type { LegalFormCode } from '../legal-form.ts'

/** Longest term the law allows to an elected member of the board, in years; null where it sets none. */
export const maximumYears = (role: Role, form: LegalFormCode | null): number | null => {
  if (!BOARD.includes(role)) return null
  switch (form) {
    case 'JOINT_STOCK':
      return 3
    case 'COOPERATIVE':
    case 'COOPERATIVE_UNION':
      return 4
    default:
      return null
  }
}

/** Offices that last until another decision where no term is printed (TTK 623; TBK 550, 554). */
const OPEN_ENDED: readonly Role[] = [
  'manager',
  'manager_chair',
  'general_manager',
  'authorised_signatory',
  'branch_manager',
  'liquidator',
  'proxy',
  'representative_of_legal_entity',
  'commissioner',
]
export const isOpenEnded = (role: Role): boolean => OPEN_ENDED.includes(role)
