/** What the two forms of OFAC's lists have in common: kinds, names, and what stands in remarks. */
import type { EntryKind, ListName, NameStrength } from '../entry.ts'
import { type IdentityNumber, imoNumbersIn, turkishNumbersIn } from '../numbers.ts'
import { namesTurkey } from './turkey.ts'

/** `individual`, `vessel`, `aircraft`, or nothing for an entity. */
export const ofacKind = (type: string | null): EntryKind => {
  switch ((type ?? '').toLowerCase()) {
    case 'individual':
      return 'person'
    case 'vessel':
    case 'aircraft':
      return 'craft'
    default:
      return 'entity'
  }
}

/** A name printed `LAST, First Middle` for a person; a comma in a company's name means nothing. */
export const ofacName = (printed: string, strength: NameStrength, kind: EntryKind): ListName => ({
  printed,
  strength,
  family: kind === 'person' ? (/^([^,]+),/.exec(printed)?.[1]?.trim() ?? null) : null,
})

/** `a.k.a.`, `f.k.a.`, `n.k.a.` with or without dots; a weak alias stays weak whatever it is. */
export const aliasStrength = (type: string, weak: boolean): NameStrength => (weak ? 'weak' : /^f\.?k/i.test(type) ? 'former' : 'strong')

export type Remarks = {
  aliases: { printed: string; strength: NameStrength }[]
  births: string[]
  nationalities: string[]
  numbers: IdentityNumber[]
}

/** Remarks: `DOB 18 Mar 1955; nationality Turkey; Tax ID No. 123 (Turkey); a.k.a. 'SWEET MICKY'.` Names in quotes are weak aliases. */
export const readRemarks = (remarks: string): Remarks => {
  const parts = remarks.split(';').map((part) =>
    part
      .trim()
      .replace(/\.$/, '')
      .replace(/^alt\. /, ''),
  )
  const after = (label: RegExp): string[] => parts.flatMap((part) => (label.test(part) ? [part.replace(label, '').trim()] : []))
  return {
    aliases: parts.flatMap((part) => {
      const match = /^\(?([afn])\.k\.a\. '(.+)'\)?$/.exec(part)
      return match?.[2] ? [{ printed: match[2], strength: aliasStrength(`${match[1]}.k.a.`, true) }] : []
    }),
    births: after(/^DOB /),
    nationalities: [...new Set(after(/^(?:nationality|citizen) /))],
    numbers: [...parts.filter(namesTurkey).flatMap(turkishNumbersIn), ...imoNumbersIn(remarks)],
  }
}
