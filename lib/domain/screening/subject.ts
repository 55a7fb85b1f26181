import { type IdentityNumber, shownNumber } from './numbers.ts'
import type { NearKind } from './near/parts.ts'
import { bareEntityKey, foldName, type KeyForm, type KeyKind, type SearchKey } from './keys.ts'

/**
 * Whom to screen. `kind` null: not known, all kinds are tried. `role` is what this name is to the company, for the reader. Year of birth
 * and
 * nationality speak for or against near names; no hit and no near name is left out for them.
 */
export type Subject = {
  name: string
  kind: 'person' | 'entity' | 'craft' | null
  role: string | null
  numbers: IdentityNumber[]
  birthYear?: number
  nationality?: string
}

/** As what near names of a subject are looked for. Ships and aircraft are met by exact names alone. */
export const nearKinds = ({ kind }: Subject): NearKind[] => (kind === null ? ['person', 'entity'] : kind === 'craft' ? [] : [kind])

const names = (kind: KeyKind, name: string): SearchKey[] => {
  const full = foldName(name)
  const bare = kind === 'entity' ? bareEntityKey(name) : full
  return [{ kind, key: full, form: 'exact' }, ...(bare === full ? [] : [{ kind, key: bare, form: 'without_form' } as const])]
}

/**
 * The keys a subject is looked up by. Both orders of a person's name and both forms of a company's stand in the list's keys; of the subject
 * only what was given.
 */
export const subjectKeys = (subject: Subject): SearchKey[] => {
  const kinds: KeyKind[] = subject.kind === null ? ['person', 'entity', 'craft'] : [subject.kind]
  const numbers = subject.numbers.map(({ number }): SearchKey => ({ kind: 'number', key: number, form: 'number' }))
  return [...kinds.flatMap((kind) => names(kind, subject.name)), ...numbers].filter(({ key }) => key !== '')
}

/** The keys as a record may show them: identity numbers of persons masked. */
export const shownKeys = (subject: Subject): { kind: KeyKind; key: string }[] => {
  const masked = new Map(subject.numbers.map((each) => [each.number, shownNumber(each)]))
  return subjectKeys(subject).map(({ kind, key }) => ({ kind, key: kind === 'number' ? (masked.get(key) ?? key) : key }))
}

const FORMS: readonly KeyForm[] = ['number', 'exact', 'reordered', 'without_form']

/** How two keys met, by the looser of the two: the whole name against one without its legal form is a hit without form. */
export const hitForm = (subject: KeyForm, entry: KeyForm): KeyForm => FORMS[Math.max(FORMS.indexOf(subject), FORMS.indexOf(entry))] ?? entry
