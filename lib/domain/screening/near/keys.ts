/**
 * The keys by which near names find one another in a large list: two names that are near share at least one, nearly always. A key is the
 * frame of one part with a piece of that of another, so that a wrong letter in either leaves a key whole.
 */
import { hasCommonFrame, type NearKind, type Part, partsOf } from './parts.ts'

/** Number of a key: 32 bits of FNV-1a, as a signed integer. Two keys may share a number; the comparison of names tells them apart. */
const numberOf = (key: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash | 0
}

/** Pieces of a frame of which a wrong, missing or additional consonant leaves one whole. */
const piecesOf = (frame: string): string[] => {
  if (frame.length <= 2) return [frame]
  const ends = [`${frame.slice(0, 2)}<`, `>${frame.slice(-2)}`]
  return frame.length > 3 ? ends : [frame.slice(0, 2), `${frame[0]}${frame[2]}`, frame.slice(1), ...ends]
}
/** A frame and all it becomes by leaving out one letter. */
const withoutOne = (frame: string): string[] =>
  frame.length < 4 ? [frame] : [frame, ...Array.from(frame, (_, at) => frame.slice(0, at) + frame.slice(at + 1))]

const together = (parts: readonly Part[]): string => parts.map(({ frame }) => frame).join('')

/** Parts with each two neighbours as one, for names of few parts. */
const joinings = (parts: readonly Part[]): Part[][] =>
  parts.length < 3 || parts.length > 4
    ? []
    : parts.slice(0, -1).map((part, at) => {
        const next = parts[at + 1] as Part
        return [...parts.slice(0, at), { ...part, frame: part.frame + next.frame, initial: false }, ...parts.slice(at + 2)]
      })

const pairKeys = (parts: readonly Part[], initials: boolean): string[] => {
  const rare = parts.some(({ frame, initial }) => !initial && !hasCommonFrame(frame))
  return parts.flatMap((a, i) =>
    parts.flatMap((b, j) => {
      if (i === j || a.initial) return []
      // Of long names only near neighbours and the two ends are put together.
      if (parts.length > 4 && Math.abs(i - j) > 2 && i % (parts.length - 1) !== 0 && j % (parts.length - 1) !== 0) return []
      if (b.initial) return [`${a.frame}+${b.frame[0]}`]
      if (rare && hasCommonFrame(a.frame) && hasCommonFrame(b.frame)) return []
      return [...piecesOf(b.frame).map((piece) => `${a.frame}|${piece}`), ...(initials ? [`${a.frame}+${b.frame[0]}`] : [])]
    }),
  )
}

/** Keys of parts. `listed`: also those by which a question with initials finds the name. */
const keysOf = (parts: readonly Part[], kind: NearKind, listed: boolean): number[] => {
  const telling = parts.filter(({ optional }) => !optional)
  if (telling.length === 0) return []
  const whole = together(telling)
  const keys = [
    ...(kind === 'entity' && telling.length < parts.length && parts.length < 4 ? [`=${together(parts)}`] : []),
    ...(telling.length === 1 ? withoutOne(whole) : [whole]).map((frame) => `=${frame}`),
    // A slip in a word of trade must not make two words of a company's one.
    ...(kind === 'entity' && !listed && telling.length > 1 && telling.length < 4 ? telling.map(({ frame }) => `=${frame}`) : []),
    ...(telling.length > 1 ? pairKeys(telling, listed) : []),
    ...joinings(telling).flatMap((joined) => pairKeys(joined, false)),
  ]
  return [...new Set(keys.map((key) => numberOf(`${kind === 'person' ? 'p' : 'e'}${key}`)))]
}

/** The keys of a name of the question, or of a listed name. */
export const nearKeys = (name: string, kind: NearKind, listed: boolean): number[] => keysOf(partsOf(name, kind), kind, listed)
