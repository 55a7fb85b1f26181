/** Near names of a screening: what each question's name is near to, with what speaks for and against it. */
import type { EntryKind, ListEntry } from '../entry.ts'
import { foldName } from '../keys.ts'
import type { ListCode } from '../lists.ts'
import type { Decision } from '../decision.ts'
import { nearKinds, type Subject } from '../subject.ts'
import { compareParts, type Step } from './compare.ts'
import { countryOf } from './countries.ts'
import { type NearKey, nearKeys, shapeMask } from './keys.ts'
import { type KeptPart, type NearKind, type Part, partsKeeper, partsOf } from './parts.ts'

/** The keys under which one question's name is looked for as one kind; `mask`: the bits of shapes that are looked at. */
export type WantedSpelling = { subject: number; kind: NearKind; keys: NearKey[]; mask: number }
/** A listed name that shares a key with a question. `entry` and `spelling` are its rows. */
export type Candidate = { subject: number; kind: NearKind; parts: KeptPart[]; entry: number; spelling: number }
/** A candidate that is near. */
export type NearCandidate = Candidate & { score: number; steps: Step[] }
/** What is known of the entry of a near spelling, where it stood in its list. */
export type NearEntry = {
  spelling: number
  nameKey: string
  printed: string
  list: ListCode
  entryId: string
  content: ListEntry
  identity: string
  decision: Decision | null
}

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

/** Of the candidates those that are near, for each question and entry the nearest name. */
export const nearestOf = (subjects: readonly Subject[], candidates: readonly Candidate[]): NearCandidate[] => {
  const own = { person: [] as Part[][], entity: [] as Part[][] }
  const best = new Map<string, NearCandidate>()
  const listed = partsKeeper()
  for (const candidate of candidates) {
    const { subject, kind, entry, spelling } = candidate
    const parts = (own[kind][subject] ??= partsOf(subjects[subject]?.name ?? '', kind))
    const nearness = compareParts(parts, listed(candidate.parts, kind), kind)
    if (nearness === null) continue
    const known = best.get(`${subject} ${entry}`)
    // Of names equally near the first that was taken over, so that the same question gives the same record whatever order they come in.
    if (known === undefined || nearness.score > known.score || (nearness.score === known.score && spelling < known.spelling))
      best.set(`${subject} ${entry}`, { ...candidate, ...nearness })
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

/** Puts near candidates and their entries together, by question and the nearest first; without the entries that are exact hits. */
export const nearHits = (
  subjects: readonly Subject[],
  candidates: readonly NearCandidate[],
  entries: readonly NearEntry[],
  hits: readonly Pick<NearHit, 'subject' | 'list' | 'entryId'>[],
): NearHit[] => {
  const exact = new Set(hits.map((hit) => JSON.stringify([subjects.indexOf(hit.subject), hit.list, hit.entryId])))
  const known = new Map(entries.map((each) => [`${each.spelling} ${each.nameKey}`, each]))
  return candidates
    .flatMap((candidate) => {
      const subject = subjects[candidate.subject]
      const found = known.get(`${candidate.spelling} ${foldName(subject?.name ?? '')}`)
      if (!subject || !found || exact.has(JSON.stringify([candidate.subject, found.list, found.entryId]))) return []
      const { list, entryId, printed, content, identity, decision } = found
      const signs = signsOf(subject, content)
      const moved = candidate.score + signs.reduce((sum, { effect }) => sum + effect, 0)
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
            steps: candidate.steps,
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
}
