/** Whom a question means. The gazette prints no identifier (TSY 41/2): a name decides, and where it fits two persons nothing does. */
import { foldRecord } from '../../../company/fold/fold.ts'
import type { State } from '../../../company/fold/state.ts'
import { bareName, nearestPerson, type Person, personKey, personOf } from '../../../company/fold/names.ts'
import type { CompanyRecord, StoredFact } from '../../../company/record.ts'
import { gradeOf } from '../../../company/officers/representation.ts'
import type { Source } from '../../../company/source.ts'
import { sourceOf } from '../../../company/source.ts'
import { once } from '../../../fact/found.ts'
import { mayBeDamaged } from '../../../fact/told.ts'
import { distance } from '../../../kernel/distance.ts'
import { remembered } from '../../../kernel/remembered.ts'
import { fold } from '../../../kernel/text.ts'
import { isScanOf } from '../../../text/letters.ts'

/** `near`: no such name, but one so like it that it may be meant. `several` with one name: two persons bear it. */
export type Meant = { found: 'one'; person: Person } | { found: 'several' | 'near'; names: string[]; sources: Source[] } | { found: 'none' }

const HONORIFIC = /^(?:(?:sn|sayin|bay|bayan|av|dr|prof|doc|mr|mrs|ms)\.?\s+)+/i

const wordsIn = (name: string): string[] => fold(bareName(name)).split(' ').map(personKey)
/** Names with the same words in any order have the same. */
const orderless = remembered((name: string): string => wordsIn(name).sort().join(' '))

const namesOf = (fact: StoredFact): string[] => {
  switch (fact.kind) {
    case 'appointment':
      return fact.legal_entity === null ? [fact.person] : [fact.person, fact.legal_entity]
    case 'representation':
      return [...fact.persons, ...fact.with.filter((name) => name !== '*' && gradeOf(personOf(name)) === null)]
    case 'directive':
      return fact.rules.flatMap((rule) => rule.persons)
    case 'shareholding':
    case 'sole_shareholder':
      return [fact.person]
    case 'share_transfer':
      return [fact.from, fact.to]
    case 'auditor':
      return [fact.name]
    default:
      return []
  }
}

/**
 * Every person or legal entity the notices of a company name, by key; gathered once for a record. A damaged name that was recognised counts
 * as the person it means.
 */
export const knownPeople = once((record: CompanyRecord): ReadonlyMap<string, Person> => {
  const known = new Map([...foldRecord(record).people.values()].map(({ person }) => [person.key, person]))
  for (const fact of record.facts) {
    for (const name of namesOf(fact)) if (!known.has(personKey(name))) known.set(personKey(name), personOf(name))
  }
  return known
})

/** Whoever took another name, under both. */
const renamed = once((record: CompanyRecord): Person[][] =>
  record.facts.flatMap((fact) =>
    fact.kind === 'appointment' && fact.formerly !== undefined ? [[personOf(fact.person), personOf(fact.formerly)]] : [],
  ),
)

/** The person under the name borne on the day: who changed a name is one person under both (TTK 36/1 knows the office, not the name). */
export const bearing = (record: CompanyRecord, state: State, person: Person): Person => {
  if (state.people.has(person.key)) return person
  for (const names of renamed(record)) {
    const other = names.some(({ key }) => key === person.key) ? names.find(({ key }) => state.people.has(key)) : undefined
    if (other) return other
  }
  return person
}

/** Masked identity numbers printed beside a name: two that differ in more than one digit, as a scan would make them, are two persons. */
const numbersOf = (record: CompanyRecord, key: string): { number: string; source: Source }[] => {
  const found = new Map<string, { number: string; source: Source }>()
  for (const fact of record.facts) {
    if ((fact.kind !== 'appointment' && fact.kind !== 'departure') || personKey(fact.person) !== key) continue
    if (fact.masked !== undefined) found.set(fact.masked, { number: fact.masked, source: sourceOf(fact) })
  }
  return [...found.values()]
}

/** A digit that is not legible differs from none. */
const differ = (a: string, b: string): boolean => [...a].filter((digit, at) => digit !== b[at] && digit !== '?' && b[at] !== '?').length > 1

/**
 * Others whom the notices name, of whose name a scan may have made this one or the other way round; not who is told to be somebody else, by
 * another identity number.
 */
export const scannedAs = (record: CompanyRecord, known: ReadonlyMap<string, Person>, person: Person): Person[] =>
  [...known.values()].filter(
    (other) =>
      other.key !== person.key &&
      (mayBeDamaged(person.name, other.name) || mayBeDamaged(other.name, person.name)) &&
      !numbersDiffer(record, person.key, other.key),
  )

const isPartOf = (some: string[], all: string[]): boolean =>
  some.every((word) => all.some((other) => other === word || (word.length > LONG_WORD && isScanOf(word, other))))
/** Longer words are known with a letter that a scan damaged. */
const LONG_WORD = 4

/** "M. Fatih Söğütlü": the same words, some by their first letter alone. */
const initialled = (asked: string[], theirs: string[]): boolean =>
  asked.length === theirs.length &&
  asked.some((word) => word.length > 1) &&
  asked.every((word, at) => word === theirs[at] || (word.length === 1 && theirs[at]?.startsWith(word)))

/** Whether two names may be one person's of whom one prints less: a given name left out, or by its first letter alone. */
export const mayBeShort = (one: string, other: string): boolean => {
  const [words, others] = [wordsIn(one), wordsIn(other)]
  if (words.length < 2 || others.length < 2 || words.at(-1) !== others.at(-1)) return false
  return isPartOf(words, others) || isPartOf(others, words) || initialled(words, others) || initialled(others, words)
}

/** A letter off, in a name long enough for it to be a slip. */
const oneLetterOff = (asked: string, theirs: string): boolean =>
  asked.length >= 8 && Math.abs(asked.length - theirs.length) <= 2 && distance(asked, theirs) <= (asked.length >= 14 ? 2 : 1)

/** "Bozdağ" of one who is known as "Bozdağlı": a surname cut short, or one that another ends, beside the same given names. */
const surnameCut = (asked: string[], theirs: string[]): boolean => {
  const [own, other] = [asked.at(-1) ?? '', theirs.at(-1) ?? '']
  const [short, long] = own.length < other.length ? [own, other] : [other, own]
  return (
    asked.length === theirs.length &&
    asked.length > 1 &&
    short.length >= 4 &&
    long.length - short.length <= 4 &&
    long.startsWith(short) &&
    asked.slice(0, -1).every((word, at) => word === theirs[at])
  )
}

/** Whether the numbers printed beside two names are two persons'. */
export const numbersDiffer = (record: CompanyRecord, one: string, other: string): boolean =>
  numbersOf(record, one).some(({ number }) => numbersOf(record, other).some((each) => differ(each.number, number)))
/** Whether two names may be one person's, one of them printed short, or with a slip. */
export const mayBeOther = (one: string, other: string): boolean => mayBeShort(one, other) || oneLetterOff(personKey(one), personKey(other))

/** Finds who is meant: by the name without case, accents, blanks and the order of its words; never by guessing. */
export const whoIsMeant = (record: CompanyRecord, known: ReadonlyMap<string, Person>, asked: string): Meant => {
  const name = asked.replace(HONORIFIC, '')
  const key = personKey(name)
  const sorted = orderless(name)
  const same = [...known.values()].filter((person) => person.key === key || orderless(person.name) === sorted)
  const [first] = same
  if (first && same.length === 1) {
    const numbers = numbersOf(record, first.key)
    const other = numbers.find(({ number }) => numbers.some((each) => differ(each.number, number)))
    return other ? { found: 'several', names: [first.name], sources: numbers.map(({ source }) => source) } : { found: 'one', person: first }
  }
  if (first) return { found: 'several', names: same.map((person) => person.name), sources: [] }
  const words = wordsIn(name)
  const part = [...known.values()].filter((person) => {
    const theirs = wordsIn(person.name)
    return isPartOf(words, theirs) || (theirs.length > 1 && isPartOf(theirs, words))
  })
  const nearest = nearestPerson(key, known.values())
  const alike = [...known.values()].filter(
    (person) => initialled(words, wordsIn(person.name)) || surnameCut(words, wordsIn(person.name)) || oneLetterOff(key, person.key),
  )
  const near = part.length > 0 ? part : nearest ? [nearest] : alike
  return near.length > 0 ? { found: 'near', names: near.map((person) => person.name), sources: [] } : { found: 'none' }
}
