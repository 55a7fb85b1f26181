/** What the two forms of the UK Sanctions List have in common. */
import { dateOf, type IsoDate, parseIsoDate } from '../../kernel/dates.ts'
import type { EntryKind, ListName, NameStrength } from '../entry.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `13-Feb-2026`, `29/06/2012`, `2026-02-13`; null for `dd/mm/1952` and `00/00/1975`, which have no day. */
export const ukDate = (text: string | null): IsoDate | null => {
  const match = /^(\d{1,2})[/-](\d{1,2}|[A-Za-z]{3})[/-](\d{4})$/.exec(text ?? '')
  if (!match) return parseIsoDate((text ?? '').slice(0, 10))
  const [, day = '', month = '', year = ''] = match
  return dateOf(Number(year), /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1, Number(day))
}

export const ukKind = (type: string | null): EntryKind => {
  switch ((type ?? '').toLowerCase()) {
    case 'individual':
      return 'person'
    case 'entity':
      return 'entity'
    case 'ship':
      return 'craft'
    default:
      return 'unknown'
  }
}

/**
 * `Name 6` is the family name of a person or the whole name of an entity or ship, and `Name 1`–`Name 5` stand before it. Null where all are
 * empty.
 */
export const ukName = (
  parts: readonly (string | null)[],
  family: string | null,
  type: string | null,
  quality: string | null,
): ListName | null => {
  const printed = [...parts, family].filter(Boolean).join(' ')
  // `Primary Name`, `Primary name`, `Alias`, `ALias` have all been seen; a variation of the primary name is a full name.
  const kind = (type ?? '').toLowerCase()
  const strength: NameStrength = /low/i.test(quality ?? '')
    ? 'weak'
    : kind === 'primary name'
      ? 'primary'
      : /f\.?k\.?a|former/i.test(`${kind} ${quality}`)
        ? 'former'
        : 'strong'
  return printed === '' ? null : { printed, strength, family: parts.some(Boolean) ? family : null }
}

/** The primary name first: it stands for the entry. */
export const primaryFirst = (names: readonly ListName[]): ListName[] => [
  ...names.filter(({ strength }) => strength === 'primary'),
  ...names.filter(({ strength }) => strength !== 'primary'),
]
