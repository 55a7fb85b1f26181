/**
 * Left open where facts are compared as a whole: where a fact stands, how much of a capital counts as paid, how an article is headed; the
 * rules of a directive have a test of their own.
 */
const LEFT_OPEN = [
  'quote',
  'start',
  'end',
  'verified',
  'paid',
  'heading',
  'any_of',
  'rules',
  'decided',
  'by_assembly',
  'by_trustee',
  'masked',
  'confirms',
  'restricts',
  'above',
  'side',
  'told',
]

/** A fact as text that is the same for facts which state the same; `open`: further fields that are left open. */
export const comparable = (fact: object, open: readonly string[] = []): string =>
  JSON.stringify(
    Object.entries(fact)
      .filter(([field]) => !LEFT_OPEN.includes(field) && !open.includes(field))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
