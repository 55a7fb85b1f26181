/**
 * The keys by which near names find one another in a large list: two names that are near share at least one, nearly always. A key stands for
 * all that two names have in common, so that few listed names have the same: all parts of both, or all parts of the one that has fewer
 * among those of the other. Parts are looked up by their frames, in which transliterations fall together; a slip in one part is met by its
 * frame with one letter left out, beside the frames of the others. What frames leave out stands beside the key as its shape: of the names
 * of one key those of too different a shape are passed over where they are found.
 */
import { COMMON, type Frame, framed, frameOf, hasCommonFrame, isVowelled, type NearKind, type Part } from './parts.ts'

/**
 * A key with the shape of the parts it stands for, and how many bits of it may differ in a name that is near. Two keys may share a number;
 * the comparison of names tells them apart.
 */
export type NearKey = [key: number, shape: number, most: number]

/** So many bits of two shapes may differ; of short ones fewer. */
const MOST_DIFFERING = 2
const MOST_OF_SHORT = 1
/** A shape of so many letters or fewer is short. */
const SHORT = 4
/** The shape of a listed name written without vowels: it is like any other. */
const ANY_SHAPE = -1
/** A shape is of so many letters, three bits each. */
const LETTERS_SHAPED = 10
const ALL_BITS = 0o7777777777
/** Of each letter the bit that says it is hissed. */
const HISSED_BITS = 0o4444444444

const isShaped = (parts: readonly Part[]): boolean =>
  parts.every(({ sound, initial, optional }) => initial || optional || isVowelled(sound))
/** The bits by which the shapes of a question's name are compared: all, or those of its consonants where it is written without vowels. */
export const shapeMask = (parts: readonly Part[]): number => (isShaped(parts) ? ALL_BITS : HISSED_BITS)
/** Whether names of one key may be near by their shapes: what the look-up in the store asks of each. */
export const areShapesNear = ([, own, most]: NearKey, listed: number, mask: number): boolean => {
  if (listed < 0) return true
  let count = 0
  for (let bits = (own ^ listed) & mask; bits !== 0; bits &= bits - 1) count++
  return count <= most
}

/** Of the names of one key and of a shape near enough so many at most are compared: what more have is borne by very many. */
export const MOST_SHARING = 400

/** Number of a key: 32 bits of FNV-1a, as a signed integer. */
const numberOf = (key: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash | 0
}

/** A key in writing, with the frames it is made of in the order in which they stand in it. */
type Key = { key: string; frames: readonly Frame[] }

const shapeOf = (frames: readonly Frame[]): number => {
  let shape = 0
  let count = 0
  for (const { shapes } of frames)
    for (const bits of shapes) {
      if (count++ === LETTERS_SHAPED) return shape
      shape = (shape << 3) | bits
    }
  return shape
}

/** What a frame becomes by leaving out one letter; two frames that differ in one letter share one of these or are one. */
const withoutOne = ({ frame, shapes, length }: Frame, least: number): Frame[] =>
  frame.length <= least
    ? []
    : Array.from(frame, (_, at) => ({
        frame: frame.slice(0, at) + frame.slice(at + 1),
        shapes: shapes.filter((__, place) => place !== at),
        length,
      }))

/** In a sound of so few letters one that costs as much as these (cost.ts) makes another name. */
const TOO_SHORT = 3
const DEAR = new Set('lrt')

const keyOf = (tag: string, frames: readonly Frame[], slipped?: Frame): Key => {
  const sorted = frames.toSorted((a, b) => (a.frame < b.frame ? -1 : a.frame > b.frame ? 1 : 0))
  return {
    key: `${tag}${sorted.map(({ frame }) => frame).join('+')}${slipped ? `|${slipped.frame}` : ''}`,
    frames: slipped ? [...sorted, slipped] : sorted,
  }
}

/** Longest name, in parts, of which every choice of parts is looked up; of longer ones neighbours alone. */
const FEW = 5

/** All choices of `size` of these. */
const choices = <T>(from: readonly T[], size: number): T[][] =>
  size === 0 ? [[]] : from.flatMap((one, at) => choices(from.slice(at + 1), size - 1).map((rest) => [one, ...rest]))

/** A slip in this frame beside the others. */
const slips = (tag: string, others: readonly Frame[], frame: Frame, least: number): Key[] =>
  (frame.length > TOO_SHORT
    ? [frame, ...withoutOne(frame, least)]
    : withoutOne(frame, least).filter((_, at) => !DEAR.has(frame.frame[at] ?? ''))
  ).map((rest) => keyOf(tag, others, rest))

/** All of these frames, and each with a slip in it beside the others. */
const withSlips = (tag: string, frames: readonly Frame[]): Key[] => [
  keyOf(tag, frames),
  ...frames.flatMap((frame, at) =>
    slips(
      tag,
      frames.filter((_, place) => place !== at),
      frame,
      1,
    ),
  ),
]

/** Two of three parts, with a slip in one beside one that tells. */
const slippedPair = (tag: string, [a, b]: readonly Frame[]): Key[] => {
  const beside = (other: Frame, slipped: Frame): Key[] => (hasCommonFrame(other.frame) ? [] : slips(tag, [other], slipped, 2))
  return a === undefined || b === undefined ? [] : [...beside(a, b), ...beside(b, a)]
}

const isCommon = ({ weight }: Part): boolean => weight <= COMMON
/** Whether the rest of a name tells people apart while what is chosen of it is borne by very many: it is near to none of the chosen. */
const saysLittle = (chosen: readonly Part[], full: readonly Part[]): boolean => chosen.every(isCommon) && !full.every(isCommon)

const neighbours = (tag: string, frames: readonly Frame[]): Key[] =>
  frames.slice(1).map((frame, at) => keyOf(tag, [frames[at] ?? frame, frame]))

/** Longest sound that is written together with another of a name of three in lists of the Far East (`Jong Un`), in letters. */
const SYLLABLE = 4

/** Parts with each two neighbours as one. */
const joinings = (parts: readonly Part[]): Key[] =>
  parts.length < 3 || parts.length > 4
    ? []
    : parts.slice(0, -1).flatMap(({ sound }, at) => {
        const frames = parts.map((part) => framed(part.sound))
        const next = parts[at + 1]?.sound ?? ''
        const joined = [...frames.slice(0, at), framed(sound + next), ...frames.slice(at + 2)]
        const tag = `f${parts.length - 1}`
        return parts.length === 3 && Math.max(sound.length, next.length) <= SYLLABLE ? withSlips(tag, joined) : [keyOf(tag, joined)]
      })

/** Keys of two parts and more: `f3` all of three, `s2` two of more. Of the question those that either has of the other. */
const partKeys = (full: readonly Part[], kind: NearKind, listed: boolean): Key[] => {
  const frames = full.map(({ sound }) => framed(sound))
  const size = frames.length
  if (size < 2) return []
  if (size > FEW) return [...neighbours('n', frames), ...(listed ? [] : neighbours('s2', frames))]
  const fewer = Array.from({ length: size - 2 }, (_, at) => at + 2).flatMap((few) =>
    choices(full, few).flatMap((parts) => {
      const [tag, chosen] = [`${listed ? 's' : 'f'}${few}`, parts.map(({ sound }) => framed(sound))]
      if (kind === 'person' && saysLittle(parts, full)) return []
      return [keyOf(tag, chosen), ...(size === 3 ? slippedPair(tag, chosen) : [])]
    }),
  )
  return [
    ...withSlips(`f${size}`, frames),
    ...fewer,
    ...(listed ? [] : [keyOf(`s${size}`, frames), ...(size === 2 ? slippedPair('s2', frames) : neighbours('n', frames))]),
  ]
}

/** A part that tells, or two others, beside the first letter of one more. */
const initialKeys = (parts: readonly Part[], listed: boolean): Key[] =>
  parts.flatMap((letter, at) => {
    if (!listed && !letter.initial) return []
    const others = parts.filter((other, place) => place !== at && !other.initial).map(({ sound }) => framed(sound))
    const tag = `i${frameOf(letter.sound)[0]}`
    return [
      ...others.filter(({ frame }) => !hasCommonFrame(frame)).map((other) => keyOf(tag, [other])),
      ...(others.length === 2 ? [keyOf(tag, others)] : []),
    ]
  })

/** Of a company's name with a single part that tells, that part beside each word of trade: a slip in such a word makes another part of it. */
const tradeKeys = (parts: readonly Part[], listed: boolean): Key[] => {
  const telling = parts.filter(({ optional }) => !optional)
  if (listed ? telling.length > 1 : telling.length < 2 || telling.length > 3) return []
  return telling.flatMap((part) =>
    (listed ? parts : telling).flatMap((word) => (word === part ? [] : slips('o', [framed(part.sound)], framed(word.sound), 1))),
  )
}

/** The keys of a name of the question, or of a listed name: those of a listed one are also met by questions with initials. */
export const nearKeys = (parts: readonly Part[], kind: NearKind, listed: boolean): NearKey[] => {
  const telling = parts.filter(({ optional }) => !optional)
  if (telling.length === 0) return []
  const together = (of: readonly Part[]): Frame => framed(of.map(({ sound }) => sound).join(''))
  const whole = together(telling)
  const keys = [
    keyOf('=', [whole]),
    ...(telling.length === 1 ? withoutOne(whole, 3).map((frame) => keyOf('=', [frame])) : []),
    ...(kind === 'entity' && telling.length < parts.length && parts.length < 4 ? [keyOf('=', [together(parts)])] : []),
    ...(kind === 'entity' ? tradeKeys(parts, listed) : []),
    ...partKeys(
      telling.filter(({ initial }) => !initial),
      kind,
      listed,
    ),
    // A title may be the first part of a name that is written together (EMİR HÜSEYİN).
    ...joinings((kind === 'person' ? parts : telling).filter(({ initial }) => !initial)),
    ...(kind === 'person' && telling.length > 1 && telling.length < FEW ? initialKeys(telling, listed) : []),
  ]
  const shaped = !listed || isShaped(parts)
  const found = new Map<string, NearKey>()
  for (const { key, frames } of keys) {
    const letters = frames.reduce((sum, { frame }) => sum + frame.length, 0)
    const made: NearKey = [
      numberOf(`${kind === 'person' ? 'p' : 'e'}${key}`),
      shaped ? shapeOf(frames) : ANY_SHAPE,
      letters > SHORT ? MOST_DIFFERING : MOST_OF_SHORT,
    ]
    found.set(made.join(), made)
  }
  return [...found.values()]
}
