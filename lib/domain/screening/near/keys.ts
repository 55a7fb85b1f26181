/**
 * The keys by which near names find one another in a large list: two names that are near share at least one, nearly always. Every key is
 * made of two parts of a name or more, so that few listed names have the same; a key that very many share tells nothing and is passed over
 * ({@link MOST_SHARING}). Parts are looked up by their frames, in which transliterations fall together; a slip in one part is met by the
 * frame with one letter left out, beside what else the name has.
 */
import { frameOf, hasCommonFrame, type NearKind, type Part } from './parts.ts'

/** A key that more listed names share than this finds nothing: what it says is borne by very many. */
export const MOST_SHARING = 300

/** Number of a key: 32 bits of FNV-1a, as a signed integer. Two keys may share a number; the comparison of names tells them apart. */
const numberOf = (key: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash | 0
}

/** What a frame becomes by leaving out one letter; two frames that differ in one letter share one of these or are one. */
const withoutOne = (frame: string, least: number): string[] =>
  frame.length <= least ? [] : Array.from(frame, (_, at) => frame.slice(0, at) + frame.slice(at + 1))

const sorted = (frames: readonly string[]): string => frames.toSorted().join('+')

/** Frames of parts with each two neighbours as one, for names of few parts. */
const joinings = (parts: readonly Part[]): string[][] =>
  parts.length < 3 || parts.length > 4
    ? []
    : parts.slice(0, -1).map(({ sound }, at) => {
        const frames = parts.map((part) => frameOf(part.sound))
        return [...frames.slice(0, at), frameOf(sound + parts[at + 1]?.sound), ...frames.slice(at + 2)]
      })

/** Longest name, in parts, whose parts are each looked up with all others; of longer ones neighbours alone. */
const FEW = 5

/** Two parts each, in either order. */
const pairKeys = (frames: readonly string[]): string[] =>
  frames.flatMap((a, i) => frames.slice(i + 1).flatMap((b, between) => (frames.length > FEW && between > 1 ? [] : [`2${sorted([a, b])}`])))

/**
 * A slip in one part, beside all others in any order; of three parts also beside one alone that tells: the third may be left out on the
 * other side.
 */
const slipKeys = (frames: readonly string[]): string[] =>
  frames.length > FEW || frames.length < 2
    ? []
    : frames.flatMap((frame, at) => {
        const others = frames.filter((_, place) => place !== at)
        const beside = (rests: readonly string[], least: number): string[] =>
          withoutOne(frame, least).map((rest) => `3${sorted(rests)}|${rest}`)
        return [
          `3${sorted(others)}|${frame}`,
          ...beside(others, 1),
          ...(frames.length === 3 ? others.filter((other) => !hasCommonFrame(other)).flatMap((other) => beside([other], 2)) : []),
        ]
      })

/** A part that tells beside the first letter of another. */
const initialKeys = (parts: readonly Part[], listed: boolean): string[] =>
  parts.flatMap((a, i) => {
    const frame = frameOf(a.sound)
    if (a.initial || hasCommonFrame(frame)) return []
    return parts.flatMap((b, j) => (i === j || !(listed || b.initial) ? [] : [`i${frame}+${frameOf(b.sound)[0]}`]))
  })

/** The keys of a name of the question, or of a listed name: those of a listed one are also met by questions with initials. */
export const nearKeys = (parts: readonly Part[], kind: NearKind, listed: boolean): number[] => {
  const telling = parts.filter(({ optional }) => !optional)
  if (telling.length === 0) return []
  const full = telling.filter(({ initial }) => !initial)
  const frames = full.map(({ sound }) => frameOf(sound))
  const together = (of: readonly Part[]): string => frameOf(of.map(({ sound }) => sound).join(''))
  const whole = together(telling)
  const keys = [
    `=${whole}`,
    ...(telling.length === 1 ? withoutOne(whole, 3).map((frame) => `=${frame}`) : []),
    ...(kind === 'entity' && telling.length < parts.length && parts.length < 4 ? [`=${together(parts)}`] : []),
    // A slip in a word of trade must not make two words of a company's one.
    ...(kind === 'entity' && !listed && telling.length > 1 && telling.length < 4 ? frames.map((frame) => `=${frame}`) : []),
    ...pairKeys(frames),
    ...slipKeys(frames),
    ...(kind === 'person' && telling.length > 1 && telling.length < FEW ? initialKeys(telling, listed) : []),
    ...joinings(full).flatMap(pairKeys),
  ]
  return [...new Set(keys.map((key) => numberOf(`${kind === 'person' ? 'p' : 'e'}${key}`)))]
}
