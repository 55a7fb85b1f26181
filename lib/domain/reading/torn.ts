/**
 * Torn lines: where a page's columns were cut through, the left halves of the lines stand one below the other, the right ones elsewhere or
 * nowhere. Each half still begins or ends in the middle of a word, without a hyphen; a sentence put together of such halves says nothing.
 */
import { type Body, once, type Span } from '../fact/found.ts'
import { plainLetters } from '../text/letters.ts'
import { isHead, isParted, isTail } from '../text/words.ts'

/** In how many lines that follow each other how many are cut where a part of a column is torn; a line or two is bad print. */
const [NEAR, CUT] = [12, 3]
/** How many lines beside one that is cut are torn with it: most are cut between two words, or in words that no notice needs. */
const BESIDE = 2
/** How far from there a line that is cut belongs to it too, and how many lines may lie between the left halves and the right ones. */
const [REACH, BETWEEN] = [12, 60]

// (What stands alone behind a figure or a closing mark is its ending: "3/4 ü", "Tanç” a".)
const LAST = /(?<![\p{L}\d.'’(]|[\d"”“'’]\s(?=\p{L}{1,3}$))\p{L}+$/u
const FIRST = /^\p{Ll}+(?![\p{L}\d.'’)])/u
const INSIDE = /(?<=\s)\p{L}+(?=[\s,;.])/gu
/** A line of a column among others is no longer than this; what a wide one lost at its margin is a letter or two. */
const NARROW = 50
/** A piece that begins with a capital may be an initial, a block or a group. */
const LEAST_OF_NAME = 3

const linesOf = ({ text, breaks }: Body): Span[] => {
  const lines: Span[] = []
  let from = 0
  for (const to of [...breaks, text.length]) {
    lines.push({ from, to })
    from = to + 1
  }
  return lines
}

/** Which lines begin or end in the middle of a word that is not whole anywhere in the notice. */
const cutAmong = ({ text }: Body, lines: readonly Span[]): boolean[] => {
  const printed = lines.map(({ from, to }) => text.slice(from, to).trim())
  const own = new Set(printed.flatMap((line) => (line.match(INSIDE) ?? []).map(plainLetters)))
  const last = printed.map((line) => plainLetters(LAST.exec(line)?.[0] ?? ''))
  const first = printed.map((line) => plainLetters(FIRST.exec(line)?.[0] ?? ''))
  return printed.map((line, at) => {
    const [end, begin] = [last[at] ?? '', first[at] ?? '']
    const small = end.length >= LEAST_OF_NAME || /(?<!\p{L})\p{Ll}\p{L}?$/u.test(line)
    return (
      line.length <= NARROW &&
      ((small && end.length < line.length && isHead(end) && !own.has(end) && !isParted(end, first[at + 1] ?? '')) ||
        (begin.length < line.length && isTail(begin) && !own.has(begin) && !isParted(last[at - 1] ?? '', begin)))
    )
  })
}

/** The parts of a notice whose lines are torn. */
export const tornIn = once((body: Body): readonly Span[] => {
  const lines = linesOf(body)
  const cut = cutAmong(body, lines).flatMap((is, at) => (is ? [at] : []))
  const dense = cut.filter((_, at) =>
    Array.from({ length: CUT }, (__, before) => at - before).some(
      (first) => first >= 0 && (cut[first + CUT - 1] ?? Number.POSITIVE_INFINITY) - (cut[first] ?? 0) < NEAR,
    ),
  )
  const parts: Span[] = []
  for (const at of dense) {
    const part = parts.at(-1)
    if (part && at - part.to <= BETWEEN) part.to = at
    else parts.push({ from: at, to: at })
  }
  for (const part of parts) {
    for (const at of cut) if (at > part.to && at - part.to <= REACH) part.to = at
    for (const at of [...cut].reverse()) if (at < part.from && part.from - at <= REACH) part.from = at
  }
  return parts.map(({ from, to }) => ({
    from: lines[Math.max(0, from - BESIDE)]?.from ?? 0,
    to: lines[Math.min(lines.length - 1, to + BESIDE)]?.to ?? body.text.length,
  }))
})

/** Whether a part of a notice was put together of torn lines. */
export const isTorn = (body: Body, { from, to }: Span): boolean =>
  tornIn(body).some((part) => from < part.to && part.from < to) && [...body.breaks].some((at) => from < at && at < to)
