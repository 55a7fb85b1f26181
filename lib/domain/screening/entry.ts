import type { IsoDate } from '../kernel/dates.ts'
import type { IdentityNumber } from './numbers.ts'

/** What an entry lists. `unknown`: the list does not say (MASAK); such an entry is compared as a person and as an entity. */
export type EntryKind = 'person' | 'entity' | 'craft' | 'unknown'

/** How good a name is: the listed name, a full alias, one that the list itself calls weak, a former name, or the name in its own script. */
export type NameStrength = 'primary' | 'strong' | 'weak' | 'former' | 'original'

/**
 * A name as the list prints it. `family` is the part that is the family name, where the list tells; it decides the other order of the name.
 */
export type ListName = { printed: string; strength: NameStrength; family: string | null }

/**
 * One listed subject. `entryId` is the publisher's own id, the same from version to version. `programs` and `basis` are the publisher's
 * words (programme or regime; gazette, regulation); `births` dates or years as printed. Nothing is translated, and what the list does not
 * say is null or empty.
 */
export type ListEntry = {
  entryId: string
  kind: EntryKind
  names: ListName[]
  numbers: IdentityNumber[]
  programs: string[]
  basis: string | null
  listedOn: IsoDate | null
  births: string[]
  nationalities: string[]
}

/** A record of a list that could not be read: kept aside with the reason, never dropped unseen. `at` says where it stands. */
export type Unreadable = { at: string; reason: string }

/** What a parser makes of each record. */
export type Parsed = { entry: ListEntry } | { unreadable: Unreadable }

/** The file is not the list it was given for, or not whole: it is refused and the last good version stays. */
export class ListRefused extends Error {}
