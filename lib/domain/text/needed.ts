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

/** Threes of letters are told apart by numbers of so many bits: few fall together, and a text's set of them is small. */
const BITS = 15
const numberOf = (a: number, b: number, c: number): number => (a * 1369 + b * 37 + c) & ((1 << BITS) - 1)
/** A text by the threes of its letters: a bit for each. */
type Known = { text: string; threes: Uint32Array }
const known = (): Known => ({ text: '', threes: new Uint32Array(1 << (BITS - 5)) })
/** The last whole notice and the last piece of one that were asked about. */
const [whole, piece] = [known(), known()]
/** Longer texts are whole notices. */
const LONG = 600

const threesOf = (text: string): Uint32Array => {
  const of = text.length > LONG ? whole : piece
  const { threes } = of
  const isKnown = of.text === text
  // (The same text as another string is compared letter by letter: the one asked for last is asked for again.)
  of.text = text
  if (isKnown) return threes
  threes.fill(0)
  if (text.length < SHORTEST) return threes
  let [a, b] = [text.charCodeAt(0), text.charCodeAt(1)]
  for (let at = 2; at < text.length; at++) {
    const c = text.charCodeAt(at)
    const three = numberOf(a, b, c)
    threes[three >> 5] = (threes[three >> 5] ?? 0) | (1 << (three & 31))
    a = b
    b = c
  }
  return threes
}
const has = (threes: Uint32Array, three: number): boolean => ((threes[three >> 5] ?? 0) & (1 << (three & 31))) !== 0

/** A set of strings: by which threes they begin, and how each of those with the same one goes on. */
type Keys = { first: Uint16Array; rest: Uint16Array[][] }
const keysOf = (pattern: RegExp): Keys[] =>
  pattern.ignoreCase
    ? []
    : neededBy(pattern.source)
        .map((set): Keys => {
          const keys = new Map<number, Uint16Array[]>()
          for (const string of new Set(set)) {
            const [first = 0, ...rest] = Array.from({ length: string.length - 2 }, (_, at) =>
              numberOf(string.charCodeAt(at), string.charCodeAt(at + 1), string.charCodeAt(at + 2)),
            )
            keys.set(first, [...(keys.get(first) ?? []), Uint16Array.from(rest)])
          }
          return { first: Uint16Array.from(keys.keys()), rest: [...keys.values()] }
        })
        .sort((one, other) => one.first.length - other.first.length)
const keys = new WeakMap<RegExp, Keys[]>()

/** Whether a pattern may stand in a text: false only where it does not. */
export const mayHold = (text: string, pattern: RegExp): boolean => {
  let sets = keys.get(pattern)
  if (sets === undefined) keys.set(pattern, (sets = keysOf(pattern)))
  if (sets.length === 0) return true
  const threes = threesOf(text)
  for (const set of sets) if (!holdsOne(set, threes)) return false
  return true
}
const holdsOne = ({ first, rest }: Keys, threes: Uint32Array): boolean => {
  for (let which = 0; which < first.length; which++)
    if (has(threes, first[which] ?? 0) && rest[which]?.some((string) => string.every((three) => has(threes, three)))) return true
  return false
}

/** Whether a pattern (without `g`) stands in a text. */
export const holds = (text: string, pattern: RegExp): boolean => mayHold(text, pattern) && pattern.test(text)

/** All matches of a pattern (with `g`) in a text. (`matchAll` copies the pattern for each search, which costs more than most searches.) */
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
