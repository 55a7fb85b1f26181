/**
 * Searches that are left out where they cannot find anything: what letters a pattern needs is read from its source once, and a text without
 * them is not searched. What is found stays the same, and nothing here knows a word.
 */

/** Sets of strings; of each set a match holds one at least. */
type Needed = readonly (readonly string[])[]
/** A part of a pattern: all strings that it can be, where they are few, and what every match of it holds besides. */
type Part = { exact: readonly string[] | null; needed: Needed }

/** Shorter strings say little, if they hold no mark. */
const SHORTEST = 3
/** What stands in few texts: no letter, no digit, and no mark that every sentence has. */
const RARE = /[^a-z0-9\s.,:;()/-]/
/** More ways to go on are not followed. */
const MOST = 24
/** More strings are not looked for. */
const WIDEST = 400
const ANY: Part = { exact: null, needed: [] }
const NOTHING: Part = { exact: [''], needed: [] }

/** All that a match of a part holds. */
const held = ({ exact, needed }: Part): Needed =>
  exact !== null && exact.every((string) => string.length >= SHORTEST || RARE.test(string)) ? [...needed, exact] : needed

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
/** The codes of small letters and what lies behind them: a mark has another, and counts alone as well. */
const isLetter = (code: number): boolean => code > 96 && code < 123
/** A text by the threes of its letters and its marks: a bit for each. */
type Known = { text: string; threes: Uint32Array }
const known = (): Known => ({ text: '', threes: new Uint32Array(1 << (BITS - 5)) })
/** The last whole notices and pieces of one that were asked about, the newest first. */
const [wholes, pieces] = [1, 2].map(() => Array.from({ length: 4 }, known)) as [Known[], Known[]]
/** Longer texts are whole notices. */
export const LONG = 600

const threesOf = (text: string): Uint32Array => {
  const last = text.length > LONG ? wholes : pieces
  const [newest] = last
  // (The same text as another string is compared letter by letter: the one asked for last is asked for again.)
  if (newest?.text === text) return newest.threes
  const which = last.findIndex((each) => each.text === text)
  const [of = known()] = last.splice(which, 1)
  last.unshift(of)
  const { threes } = of
  if (which >= 0) return threes
  of.text = text
  threes.fill(0)
  let [a, b] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const c = text.charCodeAt(at)
    const three = numberOf(a, b, c)
    threes[three >> 5] = (threes[three >> 5] ?? 0) | (1 << (three & 31))
    if (!isLetter(c)) {
      const mark = numberOf(0, 0, c)
      threes[mark >> 5] = (threes[mark >> 5] ?? 0) | (1 << (mark & 31))
    }
    a = b
    b = c
  }
  return threes
}
const has = (threes: Uint32Array, three: number): boolean => ((threes[three >> 5] ?? 0) & (1 << (three & 31))) !== 0

/** A set of strings: of each how many threes (of a short one: rare marks) it has, and then these. */
type Keys = Uint16Array
/** All forms of a verb begin with few strings so long, which say nearly as much. */
const TOLD = 7
const keyOf = (string: string): number[] => {
  const codes = Array.from(string, (letter) => letter.charCodeAt(0))
  return string.length < SHORTEST
    ? [...string].flatMap((letter) => (RARE.test(letter) ? numberOf(0, 0, letter.charCodeAt(0)) : []))
    : codes.slice(2).map((code, at) => numberOf(codes[at] ?? 0, codes[at + 1] ?? 0, code))
}
const keysOf = (pattern: RegExp): Keys[] =>
  pattern.ignoreCase
    ? []
    : neededBy(pattern.source)
        .map((set) =>
          Uint16Array.from(
            [...new Set(set.map((string) => string.slice(0, TOLD)))].flatMap((string) => {
              const key = keyOf(string)
              return [key.length, ...key]
            }),
          ),
        )
        .sort((one, other) => one.length - other.length)

/** How a pattern is searched: what a text must hold, and where it begins with a run of any words, how that run is left out. */
type Search = { keys: Keys[]; lead: Lead | null }
const searches = new WeakMap<RegExp, Search>()
const searchOf = (pattern: RegExp): Search => {
  const known = searches.get(pattern)
  if (known !== undefined) return known
  const search = { keys: keysOf(pattern), lead: leadOf(pattern) }
  searches.set(pattern, search)
  return search
}

const meets = (text: string, { keys }: Search): boolean => {
  if (keys.length === 0) return true
  const threes = threesOf(text)
  for (const set of keys) if (!holdsOne(set, threes)) return false
  return true
}
const holdsOne = (keys: Keys, threes: Uint32Array): boolean => {
  for (let at = 0; at < keys.length;) {
    const end = at + 1 + (keys[at] ?? 0)
    at++
    while (at < end && has(threes, keys[at] ?? 0)) at++
    if (at === end) return true
    at = end
  }
  return false
}

/**
 * The beginning of a pattern that is a run of any words ("a name, whatever it is, and then …"): tried at each word of a text, it is read to
 * its end at each. `rest` is what stands behind the run, found first; only so far before it as a run reaches is the whole (`here`) tried.
 */
type Lead = { reach: number; rest: RegExp; here: RegExp }
const CLASS = String.raw`\[(?:\\.|[^\]\\])+\]`
const LEAD = new RegExp(String.raw`^(?:\(\?<!${CLASS}\))?(\((?!\?))?(?:${CLASS})?${CLASS}\{\d+,(\d+)\}\??`)
/** What parts a pattern, and what only looks as if it did. */
const TOKEN = new RegExp(String.raw`\\.|${CLASS}|[()|]`, 'g')
/** Shorter runs are read as fast as they are left out. */
const LONG_RUN = 60

/** {@link Lead} of a pattern; null where it begins otherwise, or is one of several. */
const leadOf = ({ source, flags, unicode }: RegExp): Lead | null => {
  const [run = '', group, most = ''] = LEAD.exec(source) ?? []
  const reach = Number(most) + 1
  const behind = source.slice(run.length)
  if (reach <= LONG_RUN || unicode || /\\\d/.test(source) || isParted(behind, group ? 1 : 0)) return null
  const plain = flags.replace(/[dgy]/g, '')
  return {
    reach,
    rest: new RegExp((group ? '(?:' : '') + behind, `${plain}g`),
    here: new RegExp(source, `${plain}${/d/.exec(flags)?.[0] ?? ''}y`),
  }
}
/** Whether the end of a pattern, inside so many groups, holds a choice or a repetition that its beginning belongs to. */
const isParted = (source: string, groups: number): boolean => {
  let [depth, outer] = [groups, groups]
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    if (token === '|' && depth === outer) return true
    if (token === '(') depth++
    if (token === ')' && --depth < outer) {
      if (/[?*+{]/.test(source[index + 1] ?? '')) return true
      outer = depth
    }
  }
  return false
}
/** The first match from a place on of a pattern that begins with a run. */
const nextBehind = (text: string, { reach, rest, here }: Lead, from: number): RegExpExecArray | null => {
  let tried = from
  rest.lastIndex = from
  for (let next = rest.exec(text); next; next = rest.exec(text)) {
    for (tried = Math.max(tried, next.index - reach); tried <= next.index; tried++) {
      here.lastIndex = tried
      const match = here.exec(text)
      if (match) return match
    }
    rest.lastIndex = next.index + 1
  }
  return null
}
/** The first match from a place on. */
const nextIn = (text: string, pattern: RegExp, { lead }: Search, from: number): RegExpExecArray | null => {
  if (lead) return nextBehind(text, lead, from)
  pattern.lastIndex = from
  return pattern.exec(text)
}

/** Whether a pattern may stand in a text: false only where it does not. */
export const mayHold = (text: string, pattern: RegExp): boolean => meets(text, searchOf(pattern))

/** Whether a pattern (without `g`) stands in a text. */
export const holds = (text: string, pattern: RegExp): boolean => mayHold(text, pattern) && pattern.test(text)

/** The first match of a pattern in a text. */
export const firstOf = (text: string, pattern: RegExp): RegExpExecArray | null => {
  const search = searchOf(pattern)
  if (!meets(text, search)) return null
  const match = nextIn(text, pattern, search, 0)
  pattern.lastIndex = 0
  return match
}

/** All matches of a pattern (with `g`) in a text. (`matchAll` copies the pattern for each search, which costs more than most searches.) */
export const allIn = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  const search = searchOf(pattern)
  if (!meets(text, search)) return found
  for (let match = nextIn(text, pattern, search, 0); match;) {
    found.push(match)
    const end = match.index + match[0].length
    match = nextIn(text, pattern, search, match[0] === '' ? end + ((text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1) : end)
  }
  return found
}
