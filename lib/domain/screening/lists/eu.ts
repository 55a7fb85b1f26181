/** What the two forms of the EU's consolidated financial sanctions list have in common. */
import type { EntryKind, ListName, NameStrength } from '../entry.ts'

/** The type columns are not to be trusted by their name: `P`, `person`, `E`, `enterprise` may stand in either. */
export const euKind = (...types: (string | null)[]): EntryKind => {
  const known = types.map((type) => (type ?? '').toLowerCase())
  if (known.some((type) => type === 'p' || type === 'person')) return 'person'
  return known.some((type) => type === 'e' || type === 'enterprise') ? 'entity' : 'unknown'
}

const LATIN = /\p{Script=Latin}/u

/** A name of the list. `strong` false or a remark of low quality means a weak alias; a name without a Latin letter is in its own script. */
export const euName = (name: {
  whole: string
  last: string | null
  strong: string | null
  remark: string | null
  first: boolean
}): ListName => {
  const weak = name.strong?.toLowerCase() === 'false' || /low quality|weak/i.test(name.remark ?? '')
  const strength: NameStrength = weak
    ? 'weak'
    : !LATIN.test(name.whole)
      ? 'original'
      : /\bformerly\b|\bf\.?k\.?a\b/i.test(name.remark ?? '')
        ? 'former'
        : name.first
          ? 'primary'
          : 'strong'
  return { printed: name.whole, strength, family: name.last }
}
