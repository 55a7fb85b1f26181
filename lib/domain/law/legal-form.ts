/** Legal forms of those who are entered in a trade registry, as codes: what each is by law stands with the law. */
export const LEGAL_FORM_CODES = [
  'JOINT_STOCK',
  'LIMITED',
  'GENERAL_PARTNERSHIP',
  'LIMITED_PARTNERSHIP',
  'PARTNERSHIP_LIMITED_BY_SHARES',
  'COOPERATIVE',
  'COOPERATIVE_UNION',
  'BRANCH',
  'FOREIGN_BRANCH',
  'SOLE_TRADER',
  'COMMERCIAL_ENTERPRISE',
  'ASSOCIATION_ENTERPRISE',
  'FOUNDATION_ENTERPRISE',
  'PUBLIC_ENTERPRISE',
  'ECONOMIC_ENTERPRISE',
  'STATE_ENTERPRISE',
  'JOINT_VENTURE',
  'ORDINARY_PARTNERSHIP',
  'SHIPOWNERS_PARTNERSHIP',
] as const
export type LegalFormCode = (typeof LEGAL_FORM_CODES)[number]

/** `tr` and `en` are names to show, `short` the usual abbreviation, `law` the article that defines the form. */
export type LegalForm = { code: LegalFormCode; tr: string; en: string; short: string | null; law: string }
