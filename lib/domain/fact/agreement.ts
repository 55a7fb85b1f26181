/** One spelling for each person of a notice: a scan damages a name in one place and leaves it whole in another. */
import { isLegalEntity } from '../kernel/legal-entity.ts'
import { distance } from '../kernel/distance.ts'
import { fold } from '../kernel/text.ts'
import type { Statement } from './fact.ts'
import type { Found } from './found.ts'
import { GIVEN } from '../text/words.ts'

// Letters that scans take for each other; two names that differ in nothing else are one name.
const SAME: [RegExp, string][] = [
  [/rn|nı|ni/g, 'm'],
  [/ii|v|ıı/g, 'u'],
  [/[il1|!tj]/g, 'i'],
  [/[o0qcge6d]/g, 'o'],
  [/5/g, 's'],
  [/[8hkxr]/g, 'b'],
  [/[mnw]/g, 'n'],
  [/[yf]/g, 'y'],
]
const shape = (name: string): string =>
  SAME.reduce((letters, [pattern, one]) => letters.replace(pattern, one), fold(name).replace(/ /g, ''))

const MASKED = /(\d{3})(?=[\d*x#]*[*x#]{4})[\d*x#]{4,8}(\d{2})\s*kimlik/
/** The masked identity number that introduces a person. */
const numberIn = (plain: string): string | null => {
  const match = MASKED.exec(plain)
  return match ? `${match[1]}${match[2]}` : null
}

type Spelling = { name: string; number: string | null; count: number }

/** Whether the names of two legal entities differ in nothing but a letter of a long word each. */
const sameEntity = (a: string, b: string): boolean => {
  const [x, y] = [fold(a).split(' '), fold(b).split(' ')]
  return x.length === y.length && x.every((word, at) => word === y[at] || (word.length >= 5 && distance(word, y[at] ?? '') <= 1))
}

/**
 * Whether two spellings are one person: the same but for look-alike letters, or one letter more apart under one identity number (of which
 * five digits are printed: siblings may share them). What is printed twice in two spellings is two names: damage does not repeat itself.
 */
const alike = (a: Spelling, b: Spelling): boolean => {
  const same = fold(a.name) === fold(b.name)
  if (same || (a.count > 1 && b.count > 1) || areTwo(a.name, b.name)) return same
  if (a.number !== null && b.number !== null)
    return (
      a.number === b.number && (distance(shape(a.name), shape(b.name)) <= 1 || isShortened(a.name, b.name) || isShortened(b.name, a.name))
    )
  return shape(a.name) === shape(b.name) || (isLegalEntity(a.name) && sameEntity(a.name, b.name))
}

/** Whether two names begin with two given names that people bear: a scan that damages one does not spell the other ("Orhan", "Erhan"). */
const areTwo = (a: string, b: string): boolean => {
  const [x = '', y = ''] = [a, b].map((name) => fold(name).split(' ')[0] ?? '')
  return x !== y && GIVEN.has(x) && GIVEN.has(y)
}

/** Whether one name is the other with the end of a word lost (`AYŞE N YILMAZ`, `AYŞE NİL YILMAZ`). */
const isShortened = (short: string, whole: string): boolean => {
  const [a, b] = [fold(short).split(' '), fold(whole).split(' ')]
  return a.length === b.length && a.every((word, at) => b[at]?.startsWith(word))
}

/**
 * Names that may be another of the notice damaged beyond look-alike letters: one given name, and a family name printed once beside another
 * that begins alike.
 */
export const doubtfulNames = (text: string, names: ReadonlySet<string>): ReadonlySet<string> => {
  const alikes = new Map<string, { name: string; family: string }[]>()
  for (const name of names) {
    if (isLegalEntity(name)) continue
    const words = fold(name).split(' ')
    const family = words.pop() ?? ''
    const key = `${words.join(' ')} ${family[0] ?? ''}`
    alikes.set(key, [...(alikes.get(key) ?? []), { name, family }])
  }
  const mayBe = (a: string, b: string): boolean =>
    !a.startsWith(b) &&
    !b.startsWith(a) &&
    Math.abs(a.length - b.length) <= 2 &&
    distance(shape(a), shape(b)) > 1 &&
    distance(a, b) <= Math.floor(Math.max(a.length, b.length) / 2)
  return new Set(
    [...alikes.values()].flatMap((all) =>
      all
        .filter(({ name, family }) => all.some((other) => other.name !== name && mayBe(family, other.family)) && timesIn(text, name) === 1)
        .map(({ name }) => name),
    ),
  )
}

/** Everybody whom a statement names. */
export const personsOf = (statement: Statement): string[] => {
  switch (statement.kind) {
    case 'appointment':
      return statement.legal_entity === null ? [statement.person] : [statement.person, statement.legal_entity]
    case 'departure':
    case 'sole_shareholder':
    case 'shareholding':
      return [statement.person]
    case 'representation':
      return [...statement.persons, ...statement.with]
    case 'share_transfer':
      return [statement.from, statement.to]
    default:
      return []
  }
}

/** Who is named twice in a list, or in two spellings of it, signs once. */
const eachOnce = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => fold(other) === fold(name)) === at)

const renamed = (statement: Statement, name: (printed: string) => string): Statement => {
  switch (statement.kind) {
    case 'appointment':
      return {
        ...statement,
        person: name(statement.person),
        legal_entity: statement.legal_entity === null ? null : name(statement.legal_entity),
      }
    case 'departure':
    case 'sole_shareholder':
    case 'shareholding':
      return { ...statement, person: name(statement.person) }
    case 'representation':
      return { ...statement, persons: eachOnce(statement.persons.map(name)), with: eachOnce(statement.with.map(name)) }
    case 'share_transfer':
      return { ...statement, from: name(statement.from), to: name(statement.to) }
    default:
      return statement
  }
}

/** Co-signers whose comma a scan lost stand as one name: parted where half of it is somebody whom the notice names. */
const parted = (statement: Statement, known: ReadonlyMap<string, string>): Statement => {
  if (statement.kind !== 'representation') return statement
  const halves = (name: string): string[] => {
    const words = name.split(' ')
    const at = isLegalEntity(name)
      ? -1
      : words.findIndex(
          (_, end) =>
            end >= 2 && words.length - end >= 2 && (known.has(words.slice(0, end).join(' ')) || known.has(words.slice(end).join(' '))),
        )
    return at < 0 ? [name] : [words.slice(0, at).join(' '), words.slice(at).join(' ')]
  }
  return { ...statement, with: statement.with.flatMap(halves) }
}

const timesIn = (text: string, name: string): number => {
  let count = 0
  for (let at = text.indexOf(name); at >= 0 && count < 20; at = text.indexOf(name, at + name.length)) count++
  return count
}
// A digit or a small letter inside a name in capitals is damage.
const isWhole = (name: string): boolean => !/\d/.test(name) && !/\p{Lu}\p{Ll}+\p{Lu}/u.test(name)

/** Facts with each person under the spelling that the notice prints most often; quotes stay as printed. */
export const inOneSpelling = (body: { text: string; plain: string }, found: Found[]): Found[] => {
  const spellings = new Map<string, Spelling>()
  for (const { statement, from, to } of found) {
    const names = personsOf(statement)
    for (const name of names) {
      const own = name === names[0] && names.length === 1 ? numberIn(body.plain.slice(from, to)) : null
      const known = spellings.get(name)
      if (known) known.number ??= own
      else spellings.set(name, { name, number: own, count: timesIn(body.text, name) })
    }
  }
  const all = [...spellings.values()]
    .filter(({ name }) => name !== '*')
    .sort((a, b) => b.count - a.count || Number(isWhole(b.name)) - Number(isWhole(a.name)))
  const chosen = new Map<string, string>()
  const candidates = new Map<string, Spelling[]>()
  for (const each of all) {
    const words = fold(each.name).split(' ')
    const keys = [
      shape(each.name),
      ...(each.number === null ? [] : [each.number]),
      ...(isLegalEntity(each.name) ? [words.slice(0, 1).join(' '), words.slice(1, 3).join(' ')] : []),
    ]
    const better = keys.flatMap((key) => candidates.get(key) ?? []).find((other) => alike(other, each))
    chosen.set(each.name, better?.name ?? each.name)
    if (!better) for (const key of keys) candidates.set(key, [...(candidates.get(key) ?? []), each])
  }
  const name = (printed: string): string => chosen.get(printed) ?? printed
  return found.map((each) => ({ ...each, statement: renamed(parted(each.statement, chosen), name) }))
}
