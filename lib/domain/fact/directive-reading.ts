/** How far the running text of a directive has been read: what its parts gave, and what those before leave to those behind. */
import type { Bounds, Span } from './directive-bounds.ts'
import { type Clause, type Form, quoteOf } from './directive-clauses.ts'
import { isOfRest, type Leave } from './directive-denied.ts'
import type { GroupOffice } from './directive-groups.ts'
import { type Listing, type Mark, markOf } from './directive-lists.ts'
import type { Heading, Part } from './directive-parts.ts'
import type { Substitution } from './directive-places.ts'
import { underTitle } from './directive-scopes.ts'
import type { Term } from './directive-signers.ts'
import type { RuleRead } from './directive-tables.ts'
import { ARTICLE, ARTICLE_NEXT, DEPENDS, REFERS_TO_ARTICLE } from './directive-words.ts'
import { actsBound, boundsItsArticle } from './directive-asked.ts'
import type { Limit } from './fact.ts'
import type { Body } from './found.ts'
import { lawOf } from '../law/law.ts'
import { squeeze } from '../kernel/text.ts'

/** A rule with the number of the sentence that gives it. */
export type SentenceRule = RuleRead & { sentence: number }
/** `tells`: one of the rows of a part that says its verb once. */
export type Piece = Part & { tells?: true }
/** An item that says only what it is about. */
export type Named = { part: Part; scope: string }
/** A list of what somebody may do, before it is said how he signs. */
export type UnsignedList = { head: Part; whose: Term; items: Part[] }

export type Reading = {
  readonly body: Body
  readonly from: number
  readonly to: number
  readonly terms: readonly Term[]
  readonly headings: readonly Heading[]
  readonly parts: readonly Piece[]
  /** Where the articles begin. */
  readonly articles: readonly number[]
  /** Sentences by which nobody may do something, read before. */
  readonly barred: readonly Span[]

  /** The rules of its tables. */
  readonly tabled: readonly RuleRead[]

  // What was found.
  readonly read: SentenceRule[]
  readonly understood: Span[]
  readonly known: Span[]
  readonly unread: Span[]
  readonly denied: string[]
  readonly groups: GroupOffice[]
  readonly substitutions: Substitution[]

  // What is said once of the rules of others.
  readonly neverAlone: { group: string; part: Part }[]
  readonly notAlone: Part[]
  readonly onLeaves: Leave[]
  readonly caps: { groups: string[]; limit: Limit; inclusive: boolean | undefined }[]
  /** What one group alone may do. */
  readonly reserved: { acts: string; group: string }[]
  /** Who signs beyond the sums of all rules. */
  readonly excess: { clause: Clause; part: Part }[]
  /** What is kept from some groups alone. */
  readonly kept: { acts: string; groups: string[] }[]
  /** An amount at its limit is within it. */
  allWithin: boolean

  // Whom and what the sentence at hand is about, by the words before it.
  subject: Term[][] | null
  /** What is about to be given: what the words before a colon or a list name. */
  pending: string | null
  listing: Listing | null
  heading: string | null
  title: string | null
  /** A heading stands as the title of an article. */
  headsArticle: boolean
  /** Those whose name heads the article: its sentences are of them, where they name nobody else. */
  titled: Term[][] | null
  /** What an item is about by the words before its colon: for all its sentences. */
  labelled: string | null
  itemFrom: number
  /** The number of the sentence, and whether what follows goes on with whom it names. */
  sentence: number
  open: boolean
  /** The clauses of the last rules, and the part that gave them. */
  last: Clause[]
  giving: Part | null

  // Amounts before those who sign.
  pendingBounds: Bounds | null
  /** The part whose amounts no rule has taken yet. */
  heldAmounts: Part | null

  // Lists.
  /** How the items of the list are marked that somebody's powers open. */
  listMark: Mark | null
  /** How the item is marked that opened the list. */
  opener: string | null
  /** Lines that say behind a group's label who is of it. */
  readonly listed: Set<Part>
  /** From whom the items of a list are kept: nobody named is everybody. */
  barring: string[] | null
  /** What the words before a list take out of what it is about. */
  readonly excepted: Map<string, string>
  /** Items whose verb stands in the last of their list. */
  readonly carried: Part[]
  /** Items whose signers stand behind the last of them, and those that the last list so named. */
  readonly named: Named[]
  items: Named[]
  readonly unsignedLists: UnsignedList[]

  // What is given to nobody.
  /** Those that the words before keep from somebody. */
  withheld: { part: Part; acts: string } | null
  /** What the words before give to nobody, or not by this directive. */
  leftOut: Part | null
}

/** Takes what a directive is made of; gives a reading that has read nothing yet. */
export const newReading = (
  given: Pick<Reading, 'body' | 'from' | 'to' | 'terms' | 'headings' | 'parts' | 'barred' | 'tabled'>,
): Reading => ({
  ...given,
  articles: articlesIn(given.body, given.parts, given.headings),
  read: [],
  understood: [],
  known: [],
  unread: [],
  denied: [],
  groups: [],
  substitutions: [],
  neverAlone: [],
  notAlone: [],
  onLeaves: [],
  caps: [],
  reserved: [],
  kept: [],
  excess: [],
  allWithin: false,
  subject: null,
  pending: null,
  listing: null,
  heading: null,
  title: null,
  headsArticle: false,
  titled: null,
  labelled: null,
  itemFrom: given.from,
  sentence: 0,
  open: false,
  last: [],
  giving: null,
  pendingBounds: null,
  heldAmounts: null,
  listMark: null,
  opener: null,
  listed: new Set(),
  barring: null,
  excepted: new Map(),
  carried: [],
  named: [],
  items: [],
  unsignedLists: [],
  withheld: null,
  leftOut: null,
})

/** A part and what stands around it. */
export type Place = {
  at: number
  part: Piece
  /** Its letters. */
  plain: string
  before: Piece | undefined
  next: Piece | undefined
  /** It begins a sentence or an item. */
  begins: boolean
}
/** A part with those it names and the words of it on how somebody signs. */
export type Here = Place & {
  inside: Term[]
  /** The first of those named. */
  label: Term | undefined
  /** The groups among them. */
  letters: string[]
  forms: Form[]
  /** Behind the colon of what it is about, or behind another row of that. */
  isRow: boolean
  /** It names nobody, and no form. */
  unsigned: boolean
}
/** Takes the reading and the part at hand; whether it dealt with the part. */
export type Step = (reading: Reading, here: Here) => boolean

/** Takes a part that is understood (`known`: by every word, and it gives or bounds nothing); that it is dealt with. */
export const done = ({ understood, known }: Reading, part: Span, isKnown = false): true => {
  understood.push(part)
  if (isKnown) known.push(part)
  return true
}
/** Takes a part that is not read; that it is dealt with. */
export const tell = ({ unread }: Reading, part: Span): true => {
  unread.push(part)
  return true
}
/**
 * Takes what is not known whole and may bound something: it bounds the rules that it may speak of. `gives`: it speaks of signing or of
 * somebody who signs, and may give something too. `bounds`: it only bounds, and is told where no rule is there to be bounded.
 */
export const bound = (reading: Reading, part: Span, gives: boolean, bounds = false): true => {
  if (gives) reading.unread.push(part)
  else if (!bounds) reading.understood.push(part)
  const plain = reading.body.plain.slice(part.from, part.to)
  // More than the rules give bounds none of them.
  if (gives && isOfRest(plain)) return true
  const within = boundsItsArticle(plain) ? { article: articleOf(reading, part.from) } : {}
  reading.onLeaves.push({
    acts: actsBound(plain),
    condition: quoteOf(reading.body, part),
    groups: [],
    ...within,
    ...(bounds && !gives ? { part } : {}),
  })
  return true
}
/** Where the article begins that a place stands in; where no part is called one, the heading or the number of the item. */
export const articleOf = ({ articles, from }: Pick<Reading, 'articles' | 'from'>, at: number): number =>
  articles.findLast((begin) => begin <= at) ?? from
/** Takes the parts of a directive; gives where its articles begin. */
const articlesIn = (body: Body, parts: readonly Part[], headings: readonly Span[]): number[] => {
  const marks = parts.map((part) => ({ part, ...markOf(body, part) }))
  const numbered = marks.filter(({ kind }) => kind === 'article')
  const own =
    numbered.length > 0 ? numbered : marks.filter(({ part, kind, printed }) => part.item && kind === 'figure' && !printed.includes('.'))
  const begins = [...own.map(({ part }) => part), ...parts.filter(({ title }) => title), ...headings]
  return begins.map(({ from }) => from).sort((a, b) => a - b)
}
/** Amounts before signers that no rule took are of a rule that was not read, and may bound those that were. */
export const dropBounds = (reading: Reading): void => {
  if (reading.heldAmounts) bound(reading, reading.heldAmounts, true)
  ;[reading.pendingBounds, reading.heldAmounts] = [null, null]
}
/** Ends a list of items that nobody was said to sign: those that name a transaction are told. */
export const leaveNamed = (reading: Reading): void => {
  if (reading.named.length > 0) reading.items = [...reading.named]
  for (const { part, scope } of reading.named.splice(0)) if (lawOf('TR').kindsNamed(scope).length > 0) reading.unread.push(part)
}
/** Adds words to what rules leave out; to which of them `of` says. */
export const excludeFrom = (reading: Reading, words: string, of: (rule: SentenceRule) => boolean): void => {
  for (const each of reading.read)
    if (of(each)) each.rule = { ...each.rule, excludes: [each.rule.excludes, words].filter(Boolean).join('; ') }
}
/** Takes a clause, what it is about and where it stands; adds its rules, one for each of its signers and ceilings. */
export const emit = (reading: Reading, clause: Clause, scope: string | null, quote: Span): void => {
  const { body, read, sentence, title, excepted } = reading
  // "Yönetim kurulu kararı bulunan … ödemeler": what the acts themselves hang on.
  const hangs = clause.condition === null ? DEPENDS.exec(body.plain.slice(quote.from, quote.to)) : null
  const condition = hangs
    ? squeeze(body.text.slice(quote.from + hangs.index, quote.from + hangs.index + hangs[0].length))
    : clause.condition
  const excludes = [clause.excludes, excepted.get(scope ?? '')].filter(Boolean).join('; ')
  const ceilings = clause.other ? [clause.bounds, { ...clause.bounds, limit: clause.other }] : [clause.bounds]
  // "… ödemelerini iki görevli birlikte yapar": never alone, by whatever form its list was headed.
  const words = body.plain.slice(quote.from, quote.to)
  const isTogether = TOGETHER.test(words) && !ALONE.test(words)
  for (const [signers, bounds] of clause.signers.flatMap((each) => ceilings.map((ceiling) => [each, ceiling] as const))) {
    if (isTogether && signers.mode === 'sole') {
      reading.unread.push(quote)
      continue
    }
    read.push({
      rule: {
        ...signers,
        scope: underTitle(title, scope),
        until: null,
        ...bounds,
        ...(condition === null ? {} : { condition }),
        ...(excludes === '' ? {} : { excludes }),
        quote: quoteOf(body, quote),
      },
      from: quote.from,
      to: quote.to,
      sentence,
    })
  }
}
const TOGETHER = /\b(?:birlikte|muster|beraber|cift imza|ikisi\b|iki (?:gorevli|kisi|yetkili|imza))/
const ALONE = /\b(?:tek|munferi|yalniz|ayri ayri|her ?biri|herhangi|veya|yahut|ya da)/
/** What the rules of an article are about that words mean ("3. maddede sayılan"), `null` among them where one is of everything; null where they mean none. */
export const articleMeant = ({ body, from, to, read }: Reading, plain: string): (string | null)[] | null => {
  const number = REFERS_TO_ARTICLE.exec(plain)
  if (number === null) return null
  const article = number[1] ?? number[2] ?? ''
  const begin = [...body.plain.slice(from, to).matchAll(ARTICLE)].findLast((match) => match[1] === article)
  if (begin === undefined) return [null]
  const end = ARTICLE_NEXT.exec(body.plain.slice(from + begin.index + 8, to))
  const until = end === null ? to : from + begin.index + 8 + end.index
  const found = read.filter((each) => each.from >= from + begin.index && each.to <= until).map(({ rule }) => rule.scope)
  return found.length === 0 ? [null] : found
}
