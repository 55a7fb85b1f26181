/**
 * Searches that are left out where they cannot find anything: what letters a pattern needs is read from its source once, and a text without
 * them is not searched. What is found stays the same, and nothing here knows a word.
 */

/** Sets of strings; of each set a match holds one at least. */
type Needed = readonly (readonly string[])[]
/** A part of a pattern: all strings that it can be, where they are few, and what every match of it holds besides. */
type Part = { exact: readonly string[] | null; needed: Needed }

/** Shorter strings say little. */
const SHORTEST = 3
/** More ways to go on are not followed. */
const MOST = 24
/** More strings are not looked for. */
const WIDEST = 400
const ANY: Part = { exact: null, needed: [] }
const NOTHING: Part = { exact: [''], needed: [] }

/** All that a match of a part holds. */
const held = ({ exact, needed }: Part): Needed =>
  exact !== null && exact.every(({ length }) => length >= SHORTEST) ? [...needed, exact] : needed

/** The one of several needs that the fewest texts meet: long strings, and few of them. */
const rarest = (needed: Needed): readonly string[] | null => {
  const weight = (set: readonly string[]): number => Math.min(...set.map(({ length }) => length)) - set.length / 12
  return needed.length === 0 ? null : needed.reduce((one, other) => (weight(other) > weight(one) ? other : one))
}

/** Parts one behind the other. */
const joined = (parts: readonly Part[]): Part => {
  const needed: (readonly string[])[] = []
  let whole = true
  let run: readonly string[] = ['']
  const cut = (next: readonly string[]): void => {
    needed.push(...held({ exact: run, needed: [] }))
    run = next
    whole = false
  }
  for (const { exact, needed: more } of parts) {
    needed.push(...more)
    if (exact === null) cut([''])
    else if (run.length * exact.length > MOST) cut(exact)
    else run = run.flatMap((before) => exact.map((after) => before + after))
  }
  if (whole) return { exact: run, needed }
  cut([])
  return { exact: null, needed }
}

/** One of several parts. */
const either = (parts: readonly Part[]): Part => {
  const [only, ...others] = parts
  if (only && others.length === 0) return only
  const exact = parts.flatMap((part) => part.exact ?? [])
  if (parts.every((part) => part.exact !== null) && exact.length <= MOST) return { exact, needed: [] }
  const sets = parts.map((part) => rarest(held(part)))
  const needed = sets.flatMap((set) => set ?? [])
  return { exact: null, needed: sets.includes(null) || needed.length > WIDEST ? [] : [needed] }
}

/** What a pattern (its source, without the flag `i`) needs. */
export const neededBy = (source: string): Needed => {
  let at = 0
  const choice = (): Part => {
    const parts: Part[] = []
    let row: Part[] = []
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        at++
        parts.push(joined(row))
        row = []
      } else row.push(repeated(one()))
    }
    return either([...parts, joined(row)])
  }
  const one = (): Part => {
    const letter = source[at++] ?? ''
    if (letter === '(') {
      const [kind = ''] = /^\?(?:<?[=!]|:|<\w+>)/.exec(source.slice(at, at + 40)) ?? []
      at += kind.length
      const inner = choice()
      at++
      // What is only looked at stands in the text as well, but is no part of the match.
      return kind.endsWith('!') ? NOTHING : kind.endsWith('=') ? { exact: [''], needed: held(inner) } : inner
    }
    if (letter === '[') {
      const [set = ''] = /^(?:\\.|[^\]\\])*/.exec(source.slice(at)) ?? []
      at += set.length + 1
      return set === '' || /[\\^-]/.test(set) || set.length > 4 ? ANY : { exact: [...set], needed: [] }
    }
    if (letter === '\\') {
      const [escaped = ''] = /^(?:u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]*\}|k<\w+>|\d+|.)/i.exec(source.slice(at)) ?? []
      at += escaped.length
      if (escaped === 'b' || escaped === 'B') return NOTHING
      return /^\W$/.test(escaped) ? { exact: [escaped], needed: [] } : ANY
    }
    if (letter === '^' || letter === '$') return NOTHING
    return letter === '.' ? ANY : { exact: [letter], needed: [] }
  }
  const repeated = (part: Part): Part => {
    const [times = ''] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at, at + 20)) ?? []
    at += times.length
    if (times === '') return part
    if (times.startsWith('?')) return part.exact === null ? ANY : { exact: [...part.exact, ''], needed: [] }
    return times.startsWith('*') || times.startsWith('{0') ? ANY : { exact: null, needed: held(part) }
  }
  return held(choice())
}

const SIZE = 0x8000
const keyAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 1369 + text.charCodeAt(at + 1) * 37 + text.charCodeAt(at + 2)) & (SIZE - 1)
/** A text by the threes of its letters: where `threes` has its number. */
type Known = { text: string; number: number; threes: Uint32Array }
const known = (): Known => ({ text: '', number: 0, threes: new Uint32Array(SIZE) })
/** The last whole notice and the last piece of one that were asked about. */
const [whole, piece] = [known(), known()]
/** Longer texts are whole notices. */
const LONG = 600

const threesOf = (text: string): Known => {
  const of = text.length > LONG ? whole : piece
  if (of.text === text) return of
  of.text = text
  // As far as a number of 32 bits goes.
  if (++of.number >= 0xffffffff) of.threes.fill((of.number = 0))
  const { threes, number } = of
  for (let at = 0; at + 2 < text.length; at++) threes[keyAt(text, at)] = number
  return of
}

const keysOf = (pattern: RegExp): Uint16Array[][] =>
  pattern.ignoreCase
    ? []
    : neededBy(pattern.source).map((set) =>
        [...new Set(set)].map((string) => Uint16Array.from({ length: string.length - 2 }, (_, at) => keyAt(string, at))),
      )
const keys = new WeakMap<RegExp, Uint16Array[][]>()

/** Whether a pattern may stand in a text: false only where it does not. */
export const mayHold = (text: string, pattern: RegExp): boolean => {
  let sets = keys.get(pattern)
  if (sets === undefined) keys.set(pattern, (sets = keysOf(pattern)))
  if (sets.length === 0) return true
  const { threes, number } = threesOf(text)
  for (const set of sets) if (!holdsOne(set, threes, number)) return false
  return true
}
const holdsOne = (set: readonly Uint16Array[], threes: Uint32Array, number: number): boolean => {
  for (const string of set) {
    let at = 0
    while (at < string.length && threes[string[at] ?? 0] === number) at++
    if (at === string.length) return true
  }
  return false
}

/** Whether a pattern (without `g`) stands in a text. */
export const holds = (text: string, pattern: RegExp): boolean => mayHold(text, pattern) && pattern.test(text)

/** All matches of a pattern (with `g`) in a text. (`matchAll` makes a pattern of its own for each search, which costs more than most searches.) */
export const allIn = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  if (!mayHold(text, pattern)) return found
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1
  }
  return found
}
