import { allIn, firstOf } from '../text/needed.ts'
import type { NoticeHeader, Statement } from './fact.ts'

/** A part of a body, from its first letter to behind its last. */
export type Span = { from: number; to: number }

/**
 * The body of a notice as the rules see it: folded text, the same in plain mended letters (equally long, so that a place in one is the
 * place in the other), what its head says, the registered matters, whether it is a branch or a new business that it speaks of, which of its
 * blanks are ends of lines, which of those stand for an empty line, and which are wide gaps between columns.
 */
export type Body = {
  text: string
  plain: string
  header: NoticeHeader
  matters: string[]
  topic: string
  branch: boolean
  established: boolean
  breaks: ReadonlySet<number>
  gaps: ReadonlySet<number>
  blocks?: ReadonlySet<number>
  /** Whom sentences elect that the frames of usual wordings do not read: the words of other sentences may mean them. */
  seated?: readonly Found[]
  /**
   * What the notice tells of those it names that decides nothing: the text is without it. Where it stood, whose name it stands beside, and the words
   * of an identity number.
   */
  asides?: readonly { at: number; words: string; name: number; number: string | null }[]
  /** The notice whole, where this is that without some of its words: what is asked of all of a notice is asked of that, and once. */
  whole?: Body
  /** Where the notice says something that touches neither an office nor a power: the text is without it. */
  rests?: readonly number[]
}

/**
 * A statement and the span of the body's text that proves it; `more` are further places that it was read from, `left` those that should have
 * said more of it and were not understood: they are told. `known`: what stands beside it, is known by every word and states nothing. `whole`:
 * every word of its sentence is known, and what they say is stated. `signing`: by what each word does where it is said who signs with whom. `instead`: it says more of the same power than the frame of one sentence
 * does, which gives way.
 */
export type Found = {
  statement: Statement
  from: number
  to: number
  more?: Span[]
  left?: Span[]
  known?: Span[]
  whole?: true | 'signing'
  instead?: true
}

/** One kind of clause: finds what it understands in the whole body. */
export type Rule = (body: Body) => Found[]

/** A reading that several rules build on, done once for each body. */
export const once = <T, B extends object = Body>(read: (body: B) => T): ((body: B) => T) => {
  const done = new WeakMap<B, { value: T }>()
  return (body) => {
    const known = done.get(body)
    if (known) return known.value
    const value = read(body)
    done.set(body, { value })
    return value
  }
}

/** The same where it is asked of all of a notice: who sits, who goes. What is left out of a sentence while that is read changes nothing of it. */
export const ofWhole = <T>(read: (body: Body) => T): ((body: Body) => T) => {
  const known = once(read)
  return (body) => known(body.whole ?? body)
}

/** A match of a pattern in the plain letters; groups are given as printed. */
export type Match = {
  from: number
  to: number
  plain: string
  printed: (group: number) => string
  span: (group: number) => { from: number; to: number } | null
}

const matchOf = (body: Pick<Body, 'text'>, match: RegExpExecArray, from: number): Match => {
  const span = (group: number): { from: number; to: number } | null => {
    const at = match.indices?.[group]
    return at ? { from: from + at[0], to: from + at[1] } : null
  }
  return {
    from: from + match.index,
    to: from + match.index + match[0].length,
    plain: match[0],
    span,
    printed: (group) => {
      const at = span(group)
      return at ? body.text.slice(at.from, at.to) : ''
    },
  }
}

/** All matches of a pattern (flags `dg`) in a part of the body. */
export const matchesIn = (body: Pick<Body, 'text' | 'plain'>, pattern: RegExp, from = 0, to = body.plain.length): Match[] =>
  allIn(body.plain.slice(from, to), pattern).map((match) => matchOf(body, match, from))

/** The first match of a pattern (flags `dg`). */
export const firstIn = (body: Pick<Body, 'text' | 'plain'>, pattern: RegExp, from = 0, to = body.plain.length): Match | undefined => {
  const match = firstOf(body.plain.slice(from, to), pattern)
  return match ? matchOf(body, match, from) : undefined
}

/** The first end of a line in a part of the body that a test takes. */
export const breakIn = (
  body: Pick<Body, 'breaks'>,
  from: number,
  to: number,
  takes: (at: number) => boolean = () => true,
): number | undefined => {
  for (let at = from; at < to; at++) if (body.breaks.has(at) && takes(at)) return at
  return undefined
}
