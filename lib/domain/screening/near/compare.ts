/**
 * How near two names are. Their parts are put together one to one, so that the whole fits best; each pair has a likeness from 0 to 1 by the
 * letters that are written for one another, and the score of the names is the weighted part of both that met. What stands on one side
 * alone counts against it little (a middle name left out), what stands on both sides and does not meet counts in full.
 */
import { GIVEN_NAMES, SURNAMES } from '../../kernel/turkish-names.ts'
import { costOf, editsBetween } from './cost.ts'
import { COMMON, isVowelled, type NearKind, type Part, partOf, partsOf, soundOf } from './parts.ts'
import { isNeutral, turkishForm } from './words.ts'

/** How two parts met, in the order of strength. */
export type Meeting = 'same' | 'sound' | 'spelling' | 'joined' | 'initial'
/** Which part of the question met which of the list, and how; `missing` in the list's name, `left_out` in the question. */
export type Step = { own: string; listed: string; how: Meeting | 'missing' | 'left_out'; likeness: number }
export type Nearness = { score: number; steps: Step[] }

/** From this score on names are near. The same for all lists and callers; published. */
export const NEAR_ENOUGH: Readonly<Record<NearKind, number>> = { person: 0.86, entity: 0.84 }

/** Parts less alike than this do not meet at all. */
const ALIKE = 0.75
/** What an unmet part counts: where the other side has met with all of its parts, and where both sides have some left. */
const ONE_SIDED = 0.3
const BOTH_SIDED = 1
/** What another line of trade counts where a single word of two companies' names met. */
const OTHER_TRADE = 1.8

const KNOWN = new Set([...GIVEN_NAMES, ...SURNAMES].flatMap((name) => partsOf(name, 'person').map(({ text }) => text)))
/** Endings that Turkish writes hard and other spellings soft: AHMET and AHMED are one name, KEMAL and KAMİL are two. */
const soft = (name: string): string => name.replace(/t$/, 'd').replace(/p$/, 'b')
/** A name that stands in Turkish registers as it is printed is no slip of the pen: it meets other spellings of itself alone. */
const OF_KNOWN = 0.93
/** Words of companies are written, not heard: where a single one tells, a short one has no room for another letter. */
const SHORT_WORD = 6
/** A short name with two letters otherwise is another (ÖZEN, HASAN), unless they are the nearest there are. */
const OF_SHORT = 0.82
/** A part of so many letters sounds like too many others to stand for one of two. */
const SHORTEST = 3

const DIGIT = /\d/
/** The least that a letter costs which only one sound has (cost.ts). */
const LEAST_ALONE = 0.3

/** How many letters only one of two sets of letters has. */
const differing = (one: number, other: number): number => {
  let bits = one ^ other
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}

/** A word of trade or of a country in a name that has no other. */
const isCommonWord = ({ weight, optional }: Part): boolean => weight === COMMON && !optional

type Likeness = { how: Meeting; likeness: number }

/** Likeness of two parts; null where they do not meet. `loose`: other parts tell, too. */
const likenessOf = (a: Part, b: Part, kind: NearKind, loose: boolean): Likeness | null => {
  if (a.text === b.text) return { how: 'same', likeness: 1 }
  if (a.initial || b.initial) {
    const [letter, full] = a.initial ? [a.text, b] : [b.text, a]
    return kind === 'person' && (full.text[0] === letter || full.sound[0] === soundOf(letter)) ? { how: 'initial', likeness: 0.85 } : null
  }
  const longest = Math.max(a.sound.length, b.sound.length)
  // One wrong consonant takes away one letter of a frame and adds one; a letter too many costs something.
  if (differing(a.letters, b.letters) > (longest < 9 ? 2 : 4)) return null
  if (Math.abs(a.sound.length - b.sound.length) * LEAST_ALONE > (1 - ALIKE) * longest) return null
  if (DIGIT.test(a.text) || DIGIT.test(b.text)) return null
  // A script without vowels leaves open which of two known names was meant.
  const known = KNOWN.has(a.text) && isVowelled(b.sound)
  // Two names that Turkish tells apart are two names, however near their letters.
  if (kind === 'person' && known && KNOWN.has(b.text) && soft(a.text) !== soft(b.text) && turkishForm(a.text) !== turkishForm(b.text))
    return null
  // Of a name of two parts a short one (CAN, TAŞ) must be the same: there is nothing else that tells.
  if (kind === 'person' && !loose && known && a.text.length <= SHORTEST && turkishForm(a.text) !== turkishForm(b.text)) return null
  if (a.sound === b.sound) return kind === 'entity' && longest < 4 ? null : { how: 'sound', likeness: 0.98 }
  const cost = costOf(a.codes, b.codes, (1 - ALIKE) * longest)
  const like = 1 - cost / longest
  if (
    kind === 'person'
      ? (cost >= 1 && longest < 5) || (known && like < OF_KNOWN && (longest > 4 || cost > 0.4))
      : !loose && (longest < SHORT_WORD || (known && cost > 0.2))
  )
    return null
  if (kind === 'entity' && cost > 0.5 && longest < 5) return null
  if (kind === 'person' && longest < SHORT_WORD && like < OF_SHORT && editsBetween(a.codes, b.codes) > 1) return null
  // Words of trade alone make a name only as they are written.
  if (kind === 'entity' && isCommonWord(a) !== isCommonWord(b) && cost > 0) return null
  return like < ALIKE ? null : { how: cost < 0.8 ? 'sound' : 'spelling', likeness: like }
}

/** What was found of two parts: listed names of one search are made of the same parts over and over. */
const MET = new WeakMap<Part, [loose: Map<Part, Likeness | null>, alone: Map<Part, Likeness | null>]>()

const likeness = (a: Part, b: Part, kind: NearKind, loose: boolean): Likeness | null => {
  let both = MET.get(a)
  if (both === undefined) MET.set(a, (both = [new Map(), new Map()]))
  const known = loose ? both[0] : both[1]
  const found = known.get(b)
  if (found !== undefined) return found
  const made = likenessOf(a, b, kind, loose)
  known.set(b, made)
  return made
}

type Pair = { own: number[]; listed: number[]; how: Meeting; likeness: number; weight: number }

/** Whether two parts together may be the third. */
const mayBe = (a: Part, b: Part, whole: Part): boolean =>
  Math.abs(a.sound.length + b.sound.length - whole.sound.length) < 3 && differing(whole.letters & ~(a.letters | b.letters), 0) < 3

// With the blank it is no known name.
const glued = (a: Part, b: Part): Part => ({
  ...partOf(`${a.text} ${b.text}`, a.sound + b.sound, a.weight + b.weight, a.optional && b.optional),
  initial: false,
})

/** Every way in which one part, or two neighbours written together, of one name can meet one of the other. */
const pairsOf = (own: readonly Part[], listed: readonly Part[], kind: NearKind): Pair[] => {
  const pairs: Pair[] = []
  const tells = (parts: readonly Part[]): boolean => parts.filter(({ optional }) => !optional).length > 1
  const loose = kind === 'person' ? listed.filter(({ optional }) => !optional).length > 2 : tells(own) && tells(listed)
  const weight = (parts: readonly Part[], at: number[]): number => at.reduce((sum, index) => sum + (parts[index]?.weight ?? 0), 0)
  own.forEach((a, i) =>
    listed.forEach((b, j) => {
      const met = likeness(a, b, kind, loose || a.optional !== b.optional)
      if (met) pairs.push({ own: [i], listed: [j], ...met, weight: Math.min(a.weight, b.weight) })
      const [c, d] = [own[i + 1], listed[j + 1]]
      if (c && !a.initial && !c.initial && mayBe(a, c, b)) {
        const together = likenessOf(glued(a, c), b, kind, loose)
        if (together && together.likeness > 0.9)
          pairs.push({ own: [i, i + 1], listed: [j], how: 'joined', likeness: together.likeness - 0.01, weight: weight(own, [i, i + 1]) })
      }
      if (d && !b.initial && !d.initial && mayBe(b, d, a)) {
        const together = likenessOf(a, glued(b, d), kind, loose)
        if (together && together.likeness > 0.9)
          pairs.push({
            own: [i],
            listed: [j, j + 1],
            how: 'joined',
            likeness: together.likeness - 0.01,
            weight: weight(listed, [j, j + 1]),
          })
      }
    }),
  )
  return pairs.sort((x, y) => y.likeness - x.likeness || y.weight - x.weight || (x.own[0] ?? 0) - (y.own[0] ?? 0))
}

/** Pairs that fit together: the best first, none of whose parts is taken. */
const chosen = (pairs: readonly Pair[]): Pair[] => {
  const [ownTaken, listedTaken] = [new Set<number>(), new Set<number>()]
  return pairs.filter(({ own, listed }) => {
    if (own.some((at) => ownTaken.has(at)) || listed.some((at) => listedTaken.has(at))) return false
    for (const at of own) ownTaken.add(at)
    for (const at of listed) listedTaken.add(at)
    return true
  })
}

const round = (value: number): number => Math.round(value * 100) / 100

/**
 * How near the parts of two names are; null where they are not near. A name of one part is near only one of one part; of longer names two
 * parts must meet, and one of them a part that is not borne by very many, or all that both names have.
 */
export const compareParts = (own: readonly Part[], listed: readonly Part[], kind: NearKind): Nearness | null => {
  const met = pairsOf(own, listed, kind)
  if (met.length === 0) return null
  const pairs = chosen(met)
  const ownLeft = own.filter((_, at) => !pairs.some((pair) => pair.own.includes(at)))
  const listedLeft = listed.filter((_, at) => !pairs.some((pair) => pair.listed.includes(at)))
  const full = pairs.filter(({ how }) => how !== 'initial')
  const tellingPairs = full.filter(
    (pair) => pair.own.some((at) => own[at]?.optional === false) && pair.listed.some((at) => listed[at]?.optional === false),
  )
  if (tellingPairs.length === 0) return null
  const alone = tellingPairs.length === 1
  const countLeft = (parts: readonly Part[]): number =>
    parts.reduce(
      (sum, part) => sum + (part.optional ? (kind === 'entity' && alone && !isNeutral(part.text) ? OTHER_TRADE : 0) : part.weight),
      0,
    )
  const [missing, leftOut] = [countLeft(ownLeft), countLeft(listedLeft)]
  const tellingLeft = [...ownLeft, ...listedLeft].some(({ optional }) => !optional)
  if (
    tellingPairs.length === 1 &&
    kind === 'person' &&
    [...own, ...listed].filter(({ optional }) => !optional).length > 2 &&
    !full.some((pair) => pair.how === 'joined')
  )
    return null
  if (tellingLeft) {
    // Two parts that are one of the other's say nothing of what is left there.
    if (alone && full.some(({ how }) => how === 'joined') && kind === 'person') return null
    if (
      full.reduce((sum, pair) => sum + Math.max(pair.own.length, pair.listed.length), 0) < 2 ||
      (kind === 'entity' && (alone || !tellingPairs.some(({ weight }) => weight > COMMON)))
    )
      return null
    // A Turkish name ends with its surname: without it the rest is anybody's.
    const surname = own.at(-1)
    if (kind === 'person' && own.length > 2 && surname && ownLeft.includes(surname) && KNOWN.has(surname.text)) return null
    // What both share is borne by very many; what tells the one apart is not in the other.
    const rare = (part: Part | undefined): boolean => part !== undefined && !part.optional && !part.initial && part.weight > COMMON
    if (kind === 'person' && [...ownLeft, ...listedLeft].some(rare) && !full.some((pair) => pair.own.some((at) => rare(own[at]))))
      return null
  }
  const factor = missing > 0 && leftOut > 0 ? BOTH_SIDED : ONE_SIDED
  const weights = pairs.reduce((sum, { weight }) => sum + weight, 0)
  const together = pairs.reduce((sum, pair) => sum + pair.weight * pair.likeness, 0)
  const score = (2 * together) / (2 * weights + factor * (missing + leftOut))
  if (score < NEAR_ENOUGH[kind]) return null
  const textOf = (parts: readonly Part[], at: readonly number[]): string => at.map((index) => parts[index]?.text).join(' ')
  return {
    score: round(score),
    steps: [
      ...pairs
        .toSorted((a, b) => (a.own[0] ?? 0) - (b.own[0] ?? 0))
        .map((pair) => ({
          own: textOf(own, pair.own),
          listed: textOf(listed, pair.listed),
          how: pair.how,
          likeness: round(pair.likeness),
        })),
      ...ownLeft.map(({ text }) => ({ own: text, listed: '', how: 'missing' as const, likeness: 0 })),
      ...listedLeft.map(({ text }) => ({ own: '', listed: text, how: 'left_out' as const, likeness: 0 })),
    ],
  }
}

/** How near two printed names are, as those of persons or of entities; null where they are not near. */
export const compareNames = (own: string, listed: string, kind: NearKind): Nearness | null =>
  compareParts(partsOf(own, kind), partsOf(listed, kind), kind)
