/**
 * Sentences that a notice prints wholly in capitals, or each word of which begins with one, in small letters where their words are ordinary
 * ones: letter for letter, each at its place, so that every rule reads them as it reads others and quotes stay as printed. Names, titles,
 * addresses and headings keep their capitals, and so does each word of which nothing tells what it is.
 */
import { EVIDENCE, evidenceEnd } from '../fact/evidence.ts'
import { lower } from '../kernel/text.ts'
import { TEMPLATE_HEADING } from '../reading/clauses.ts'
import { plainLetters } from '../text/letters.ts'
import { isNoName } from '../text/names.ts'
import { allIn } from '../text/needed.ts'
import { keptOf, type Run, titlesIn } from './capital-names.ts'
import { PREDICATE, type Word, wordsIn } from './capital-words.ts'
import type { Flat } from '../text/restore.ts'

/** What a text goes on with in capitals; the ending behind a name's apostrophe may be small. */
const CAPITALS = /(?:[^\p{Ll}]|(?<=\p{Lu}['’`´]\p{Ll}{0,3})\p{Ll}(?=\p{Ll}{0,3}(?!\p{L})))+/gu
/** What it goes on with where each word begins with a capital; what joins two may not. */
const INITIALS = /(?:(?<!\p{L})\p{Lu}\p{L}*(?:['’`´]\p{L}{1,6})?|[^\p{L}]|(?<!\p{L})(?:ve|veya|ile)(?!\p{L}))+/gu
const SHORTEST = 25
/** Rows and forms of the templates, whose words begin with capitals in some offices' notices: they are read as they stand. */
const ROW = /\bkimlik no|\bikamet|\btemsile yetkili olarak|\bait bilgi|\||(?::[^:]*){3}/
/** Words that begin with a capital only where all do, in a sentence that states something. */
const JOINS = /^(?:olarak|icin|uzere|tarafindan|bir|her|ve|ile|veya|ait|gibi|bu|itibaren|olan|olmak)$/
const isAllInitials = (text: string, words: readonly Word[]): boolean => {
  let joined = false
  for (const [at, { plain, small, to }] of words.entries()) {
    joined ||= small && JOINS.test(plain)
    if (joined && small && PREDICATE.test(plain)) return true
    if (/^[.:;]\s/.test(text.slice(to, words[at + 1]?.from))) joined = false
  }
  return false
}

/** The runs of a text that are sentences in capitals: something is stated in them, by ordinary words. */
const runsIn = (text: string, plain: string, titled: number): Run[] => {
  const begin = Math.max(0, plain.search(SAYS))
  const of = (pattern: RegExp, isSentence: (words: readonly Word[]) => boolean): Run[] =>
    allIn(text, pattern)
      .map(({ index, 0: run }) => ({ from: Math.max(index, begin), to: index + run.length }))
      .filter(({ from, to }) => to - from >= SHORTEST)
      .filter(({ from, to }) => pattern === CAPITALS || !ROW.test(plain.slice(from, to)))
      .map(({ from, to }) => ({ text, plain, from, to, words: wordsIn(text, from, to), titled, initials: pattern === INITIALS }))
      .filter(({ words }) => isSentence(words.filter(({ kind }) => kind !== 'name' && kind !== 'kept' && kind !== 'unknown')))
  return [
    ...of(CAPITALS, (words) => words.length >= 4 && words.some(({ plain: word }) => PREDICATE.test(word))),
    ...of(
      INITIALS,
      (words) =>
        words.filter(({ small }) => small).length >= 5 &&
        isAllInitials(
          text,
          words.filter(({ bare }) => /^\p{Lu}/u.test(bare)),
        ),
    ),
  ].sort((a, b) => a.from - b.from)
}

/** A line that is a heading of the templates and nothing else. */
const HEADING = new RegExp(`^(?:${TEMPLATE_HEADING.source})[:.]?$`)
/** How much shorter a line must be than most to be one that was broken off on purpose. */
const SHORT_OF = 0.8
/** Lines of a run that are headings: without a verb and a name, shorter than a column, behind what is closed. */
const headingsIn = ({ text, from: begin, to: end, words }: Run, breaks: ReadonlySet<number>, papers: number): Set<Word> => {
  const lines: { from: number; to: number }[] = []
  for (let from = begin, at = begin; at <= end; at++)
    if (at === end || breaks.has(at)) {
      lines.push({ from, to: at })
      from = at + 1
    }
  const width = Math.max(40, ...lines.slice(0, MANY).map(({ from, to }) => to - from))
  const headings = new Set<Word>()
  let closed = begin === 0 || breaks.has(begin - 1) || /[.:;)]\s*$/.test(text.slice(Math.max(0, begin - 2), begin))
  let first = 0
  for (const { from, to } of lines) {
    const line = text.slice(from, to).trim()
    while ((words[first]?.from ?? end) < from) first++
    let last = first
    while ((words[last]?.to ?? end + 1) <= to) last++
    const own = words.slice(first, last)
    first = last
    const next = /^\s*\S*/.exec(text.slice(to, to + NEXT))?.[0].length ?? 0
    const heading =
      HEADING.test(plainLetters(line)) ||
      ((closed || (from >= papers - 1 && papers > from - 4 && papers > 0)) &&
        own.length > 0 &&
        own.length <= MOST_WORDS &&
        to - from + next < SHORT_OF * width &&
        !/[,;.]$|[:\d]\s*\S/.test(line) &&
        !own.some(({ plain }) => PREDICATE.test(plain)) &&
        /^\p{L}/u.test(line))
    if (heading) own.forEach((word) => headings.add(word))
    closed = heading || /[.:;)!]$/.test(line) || PREDICATE.test(own.at(-1)?.plain ?? '')
  }
  return headings
}
const MOST_WORDS = 9
const NEXT = 40
/** Lines that tell how wide a column is. */
const MANY = 1000

/** Where what a notice says begins behind its head: with its matters, or with its papers. */
const SAYS = /tescil edilen hususlar|tescile delil/
const DIRECTIVE = /ic yonerge(?!de |nin yayin)/

/** Behind what a sentence begins: a full stop, a label's colon, an item's number. */
const BEGINS = /(?:^|[.:;!?]["”)]?\s|[-–•]\s)["“(]?$/
const ITEM = /(?:^|\s)(?:\p{Lu}|\d{1,2})\)\s$/u

const DONE = /m[iu]st[iu]r$|lidir$/
const GOES_ON = /^(?:ve|veya|olup|ile)$/
/** Whether a sentence, an item or an article begins with a word; `gap`: what stands before it. */
const isBegun = ({ text }: Run, word: Word, before: Word | undefined, gap: string): boolean =>
  word.from === 0 ||
  BEGINS.test(gap) ||
  (word.plain === 'madde' && /^ \d/.test(text.slice(word.to, word.to + 2))) ||
  ITEM.test(text.slice(Math.max(0, word.from - 4), word.from)) ||
  (before !== undefined && gap === ' ' && DONE.test(before.plain) && !GOES_ON.test(word.plain))

/** Two words with capitals that stand side by side outside the runs: pieces of names, where neither is a word of offices. */
const namedOutside = (text: string, runs: readonly Run[]): Set<string> => {
  const named = new Set<string>()
  let run = 0
  for (const { index, 1: first = '', 2: second = '' } of allIn(text, SIDE_BY_SIDE)) {
    while ((runs[run]?.to ?? text.length) <= index) run++
    if ((runs[run]?.from ?? text.length) > index && !isNoName(first) && !isNoName(second)) named.add(plainLetters(`${first} ${second}`))
  }
  return named
}
const SIDE_BY_SIDE = /(?<!\p{L})(\p{Lu}\p{L}+)(?= (\p{Lu}\p{L}+)(?!\p{L}))/gu
/** The same inside them, where both keep their capitals: who is called so at one place is called so at the others. */
const namedInside = (run: Run, kept: ReadonlySet<Word>): string[] =>
  run.words.flatMap((word, at) => {
    const next = run.words[at + 1]
    return next !== undefined &&
      kept.has(word) &&
      kept.has(next) &&
      word.kind !== 'ordinary' &&
      word.kind !== 'kept' &&
      run.text.slice(word.to, next.from) === ' ' &&
      !isNoName(word.plain) &&
      !isNoName(next.plain)
      ? [`${word.plain} ${next.plain}`]
      : []
  })

/** A flat text with its sentences in capitals in small letters; `breaks`: which of its blanks end a line. */
export const inSmallLetters = (flat: Flat, breaks: ReadonlySet<number>): Flat => {
  const { text } = flat
  const plain = plainLetters(text)
  const papers = evidenceEnd({ plain, text, breaks })
  const directive = DIRECTIVE.exec(plain.slice(papers))
  const runs = runsIn(text, plain, directive ? papers + directive.index : text.length)
  if (runs.length === 0) return flat
  // The list of matters stands in capital initials.
  const listed = papers === 0 ? 0 : plain.search(EVIDENCE)
  const named = namedOutside(text, runs)
  for (const run of runs) for (const pair of namedInside(run, keptOf(run, named))) named.add(pair)
  const letters = Array.from({ length: text.length }, (_, at) => text[at] ?? '')
  for (const run of runs) {
    const headings = headingsIn(run, breaks, papers)
    const kept = keptOf(run, named)
    const titles = titlesIn(run, kept)
    for (const [at, word] of run.words.entries()) {
      const before = run.words[at - 1]
      if (headings.has(word)) continue
      const gap = text.slice(before?.to ?? Math.max(0, run.from - 3), word.from)
      const first =
        isBegun(run, word, before, gap) ||
        (before !== undefined && (headings.has(before) || (word.small && !before.small && breaks.has(word.from - 1)))) ||
        (word.from >= papers && (before?.from ?? 0) < papers && (breaks.size === 0 || breaks.has(word.from - 1)))
      const keeps = kept.has(word)
      const initial = keeps || first || word.from < listed || word.kind === 'profession' || titles.has(word)
      // In a run of capital initials what stands wholly in capitals is a name.
      const begin = keeps || (run.initials && !word.small) ? word.from + word.bare.length : word.from + (initial ? 1 : 0)
      const small = lower(text.slice(word.from, word.to))
      for (let place = begin; place < word.to; place++) letters[place] = small[place - word.from] ?? ''
    }
  }
  return { text: letters.join(''), at: flat.at }
}
