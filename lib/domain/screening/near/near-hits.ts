/** Near names of a screening: what each question's name is near to, with what speaks for and against it. */
import type { EntryKind, ListEntry } from '../entry.ts'
import { foldName } from '../keys.ts'
import type { ListCode } from '../lists.ts'
import type { Decision } from '../decision.ts'
import { nearKinds, type Subject } from '../subject.ts'
import { compareParts, type Step } from './compare.ts'
import { countryOf } from './countries.ts'
import { type NearKey, nearKeys, shapeMask } from './keys.ts'
import { type KeptPart, type NearKind, type Part, partsKept, partsOf } from './parts.ts'

/** The keys under which one question's name is looked for as one kind; `mask`: the bits of shapes that are looked at. */
export type WantedSpelling = { subject: number; kind: NearKind; keys: NearKey[]; mask: number }
/** A listed name that shares a key with a question. `entry` is its row. */
export type Candidate = {
  subject: number
  kind: NearKind
  printed: string
  parts: KeptPart[]
  entry: number
  list: ListCode
  entryId: string
}
/** A candidate that is near. */
export type NearCandidate = Candidate & { score: number; steps: Step[] }
/** What is known of the entry of a candidate. */
export type NearEntry = { entry: number; nameKey: string; content: ListEntry; identity: string; decision: Decision | null }

/** What the year of birth or the nationality says: how much it moves the score. */
export type Sign = { what: 'birth_year' | 'nationality'; agrees: boolean; effect: number }

export type NearHit = {
  subject: Subject
  list: ListCode
  entryId: string
  identity: string
  kind: EntryKind
  listedName: string
  matched: string
  score: number
  steps: Step[]
  signs: Sign[]
  entry: ListEntry
  decision: Decision | null
}

export const wantedSpellings = (subjects: readonly Subject[]): WantedSpelling[] =>
  subjects.flatMap((subject, at) =>
    nearKinds(subject).flatMap((kind) => {
      const parts = partsOf(subject.name, kind)
      const keys = nearKeys(parts, kind, false)
      return keys.length === 0 ? [] : [{ subject: at, kind, keys, mask: shapeMask(parts) }]
    }),
  )

/** Of the candidates those that are near, for each question and entry the nearest name; without the entries that are exact hits. */
export const nearestOf = (
  subjects: readonly Subject[],
  candidates: readonly Candidate[],
  hits: readonly Pick<NearHit, 'subject' | 'list' | 'entryId'>[],
): NearCandidate[] => {
  const exact = new Set(hits.map((hit) => JSON.stringify([subjects.indexOf(hit.subject), hit.list, hit.entryId])))
  const parts = new Map<string, Part[]>()
  const own = (subject: number, kind: NearKind): Part[] => {
    const id = `${subject} ${kind}`
    const known = parts.get(id) ?? partsOf(subjects[subject]?.name ?? '', kind)
    parts.set(id, known)
    return known
  }
  const best = new Map<string, NearCandidate>()
  for (const candidate of candidates) {
    const id = JSON.stringify([candidate.subject, candidate.list, candidate.entryId])
    if (exact.has(id)) continue
    const nearness = compareParts(own(candidate.subject, candidate.kind), partsKept(candidate.parts, candidate.kind), candidate.kind)
    const known = best.get(id)
    // Of names equally near the first by its letters, so that the same question gives the same record whatever order they come in.
    const isNearer = (score: number): boolean =>
      known === undefined || score > known.score || (score === known.score && candidate.printed < known.printed)
    if (nearness && isNearer(nearness.score)) best.set(id, { ...candidate, ...nearness })
  }
  return [...best.values()]
}

/** What the score is moved by: the same year of birth and one that is more than two years off; the same nationality and another. */
const EFFECTS = { birth_year: { agrees: 0.05, differs: -0.2 }, nationality: { agrees: 0.03, differs: -0.05 } }
/** Lists print births as `circa`; a year off speaks neither for nor against. */
const YEARS_OFF = 2

const signsOf = ({ birthYear, nationality }: Subject, { births, nationalities }: ListEntry): Sign[] => {
  const signs: Sign[] = []
  const add = (what: Sign['what'], agrees: boolean): void =>
    void signs.push({ what, agrees, effect: EFFECTS[what][agrees ? 'agrees' : 'differs'] })
  const years = births.flatMap((birth) => [...birth.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year)))
  if (birthYear !== undefined && years.length > 0) {
    // `BETWEEN 1960 AND 1965` is printed as two years.
    const within = years.includes(birthYear) || (Math.min(...years) <= birthYear && birthYear <= Math.max(...years))
    if (within) add('birth_year', true)
    else if (years.every((year) => Math.abs(year - birthYear) > YEARS_OFF)) add('birth_year', false)
  }
  const own = nationality === undefined ? null : countryOf(nationality)
  const theirs = nationalities.flatMap((each) => countryOf(each) ?? [])
  if (own !== null && theirs.length > 0) add('nationality', theirs.includes(own))
  return signs
}

/** Puts near candidates and their entries together, by question and the nearest first. */
export const nearHits = (subjects: readonly Subject[], candidates: readonly NearCandidate[], entries: readonly NearEntry[]): NearHit[] =>
  candidates
    .flatMap((candidate) => {
      const subject = subjects[candidate.subject]
      const known = entries.find(({ entry, nameKey }) => entry === candidate.entry && nameKey === foldName(subject?.name ?? ''))
      if (!subject || !known) return []
      const { content, identity, decision } = known
      const signs = signsOf(subject, content)
      const moved = candidate.score + signs.reduce((sum, { effect }) => sum + effect, 0)
      const { list, entryId, printed, steps } = candidate
      return [
        {
          place: candidate.subject,
          hit: {
            subject,
            list,
            entryId,
            identity,
            kind: content.kind,
            listedName: content.names[0]?.printed ?? '',
            matched: printed,
            score: Math.round(Math.min(1, Math.max(0, moved)) * 100) / 100,
            steps,
            signs,
            entry: content,
            decision,
          } satisfies NearHit,
        },
      ]
    })
    .sort(
      (a, b) =>
        a.place - b.place || b.hit.score - a.hit.score || (`${a.hit.list} ${a.hit.entryId}` < `${b.hit.list} ${b.hit.entryId}` ? -1 : 1),
    )
    .map(({ hit }) => hit)
