import type { IsoDate } from '../kernel/dates.ts'
import type { EntryKind, ListEntry, NameStrength } from './entry.ts'
import type { Decision } from './decision.ts'
import { type ListOnDay, type NotScreened, notScreened, oldestListDay } from './freshness.ts'
import type { KeyForm, KeyKind } from './keys.ts'
import { LIST_CODES, type ListCode } from './lists.ts'
import type { NearHit } from './near/near-hits.ts'
import { hitForm, type Subject } from './subject.ts'

/** A key of the question that stands in a list. `subject` is its place in the question. */
export type FoundKey = {
  subject: number
  subjectForm: KeyForm
  form: KeyForm
  kind: KeyKind
  strength: NameStrength | 'number'
  printed: string
  list: ListCode
  version: number
  entryId: string
  digest: string
  identity: string
  entry: ListEntry
  decision: Decision | null
}

/**
 * One listed subject that one name of the question meets. `matched` is the listed name or number it met by, `form` how exactly, `numbers`
 * whether an identity number speaks for or against it being the same.
 */
export type Hit = {
  subject: Subject
  list: ListCode
  entryId: string
  digest: string
  identity: string
  kind: EntryKind
  listedName: string
  matched: string
  strength: NameStrength | 'number'
  form: KeyForm
  numbers: 'agree' | 'differ' | null
  entry: ListEntry
  decision: Decision | null
}

/** The result of a screening of one day. `notScreened` empty: complete, so that no hit means that no name stands in the lists. */
export type Screening = {
  day: IsoDate
  subjects: Subject[]
  lists: ListOnDay[]
  oldest: IsoDate | null
  notScreened: NotScreened[]
  hits: Hit[]
  /** Null: near names were not looked for. */
  near: NearHit[] | null
}

const FORMS: readonly KeyForm[] = ['number', 'exact', 'reordered', 'without_form']
const STRENGTHS: readonly FoundKey['strength'][] = ['number', 'primary', 'strong', 'former', 'original', 'weak']
const rank = (found: FoundKey): number => STRENGTHS.indexOf(found.strength) * 10 + FORMS.indexOf(hitForm(found.subjectForm, found.form))

/** Same kind of number on both sides: equal speaks for the same subject, none equal against it. */
const compareNumbers = (subject: Subject, entry: ListEntry): Hit['numbers'] => {
  const pairs = subject.numbers.flatMap((own) =>
    entry.numbers.filter(({ type }) => type === own.type).map(({ number }) => number === own.number),
  )
  return pairs.length === 0 ? null : pairs.includes(true) ? 'agree' : 'differ'
}

/**
 * Puts the keys found together: one hit for each name and listed subject, by its best key; in the order of the question, then of the lists.
 */
export const screeningOf = (day: IsoDate, subjects: Subject[], lists: ListOnDay[], found: readonly FoundKey[]): Screening => {
  const groups = Map.groupBy(found, ({ subject, list, entryId, digest }) => JSON.stringify([subject, list, entryId, digest]))
  const hits = [...groups.values()]
    .flatMap((group) => {
      const [best] = group.toSorted((a, b) => rank(a) - rank(b))
      const subject = best && subjects[best.subject]
      if (!best || !subject) return []
      const { list, entryId, digest, identity, entry, decision, strength } = best
      const form = strength === 'number' ? ('number' as const) : hitForm(best.subjectForm, best.form)
      return [
        {
          place: best.subject,
          hit: {
            subject,
            list,
            entryId,
            digest,
            identity,
            kind: entry.kind,
            listedName: entry.names[0]?.printed ?? '',
            matched: best.printed,
            strength,
            form,
            numbers: compareNumbers(subject, entry),
            entry,
            decision,
          } satisfies Hit,
        },
      ]
    })
    .sort(
      (a, b) =>
        a.place - b.place || LIST_CODES.indexOf(a.hit.list) - LIST_CODES.indexOf(b.hit.list) || (a.hit.entryId < b.hit.entryId ? -1 : 1),
    )
  return {
    day,
    subjects,
    lists,
    oldest: oldestListDay(lists),
    notScreened: notScreened(lists, day),
    hits: hits.map(({ hit }) => hit),
    near: null,
  }
}
