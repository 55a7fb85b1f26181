import type { Role } from '../../fact/fact.ts'
import type { Organ } from '../fold/state.ts'

/**
 * The organ or circle an office belongs to: an end of one title says nothing of the others, an end of membership ends the titles within it.
 */
export const organOf = (role: Role): Organ => {
  switch (role) {
    case 'board_member':
    case 'board_chair':
    case 'board_vice_chair':
      return 'board'
    case 'manager':
    case 'manager_chair':
      return 'managers'
    case 'general_manager':
    case 'authorised_signatory':
    case 'branch_manager':
    case 'proxy':
      return 'signatories'
    case 'liquidator':
      return 'liquidators'
    case 'commissioner':
      return 'commissioners'
    case 'auditor':
      return 'auditors'
    case 'representative_of_legal_entity':
      return 'delegates'
  }
}

/**
 * The plain office within an organ that a title takes for granted: a chair is a member, a chair of managers a manager.
 */
export const officeUnder = (role: Role): Role => {
  switch (role) {
    case 'board_chair':
    case 'board_vice_chair':
      return 'board_member'
    case 'manager_chair':
      return 'manager'
    default:
      return role
  }
}

/** Titles the law gives to one person at a time. */
export const hasOneHolder = (role: Role): boolean => role === 'board_chair' || role === 'manager_chair'

const SENIORITY: readonly Role[] = [
  'liquidator',
  'board_chair',
  'board_vice_chair',
  'board_member',
  'manager_chair',
  'manager',
  'general_manager',
  'proxy',
  'authorised_signatory',
  'branch_manager',
  'representative_of_legal_entity',
  'commissioner',
  'auditor',
]

/** Rank of an office in lists, senior first. */
export const seniority = (role: Role): number => SENIORITY.indexOf(role)
