/**
 * What one verb of a sentence has before it (its clause), what the clauses before said (the story), and how a clause tells who bears which
 * office and for how long.
 */
import type { IsoDate } from '../kernel/dates.ts'
import type { DepartureReason, Limit, Role } from '../fact/fact.ts'
import type { Body, Found, Span } from '../fact/found.ts'
import { type Term, NO_TERM } from '../fact/office.ts'
import { CHAIRS } from '../fact/titles.ts'
import type { Token } from './tokens.ts'

/** Whoever is named or meant, an office, a verb. */
export type Who = Extract<Token, { is: 'who' }>
export type Office = Extract<Token, { is: 'office' }>
export type Verb = Extract<Token, { is: 'verb' }>
/** What one verb says: the tokens that stand before it, less those that the verbs before took. */
export type Clause = { verb: Verb; args: Token[]; vacates?: boolean }

/**
 * Who was last said to leave or to come, and to what: a later clause of the sentence may mean it. `since`: where the words of the clause
 * begin.
 */
export type Story = {
  left: { who: Who; role: Role }[]
  came: { who: Who; role: Role | null }[]
  /** Who is only known by the office that he held till then. */
  served: { who: Who; role: Role | null }[]
  role: Role | null
  whom: Who[]
  since: number
  on: IsoDate | null
  why: DepartureReason | null
  /** Who leaves an office that only the words behind name ("A'nın istifası ile boşalan üyeliğe B"). */
  pending: { who: Who; on: IsoDate | null; reason: DepartureReason | null }[]
  /** What was put before somebody, and not yet accepted. */
  asked: boolean
  /** Up to which amount the clause before gives a power. */
  limit: Limit | null
  /** Something is said that no fact of these frames states. */
  unstated: boolean
  /** For how long all of an organ serve on, whom the words behind must name. */
  extended: Term | null
  /** Whom the representation is left to: how they sign the words behind must say. */
  owed: readonly Who[]
  /** Whose end was accepted left what those are elected to who follow him: a seat, and no chair that the words do not call his. */
  seatOnly: boolean
}
/**
 * A sentence while its verbs are read: what they said so far, what stands before the next of them, and whether a verbal noun waits (`open`)
 * for what was decided of it. `labelled` are those who stand under a label, and are read with it.
 */
export type Walk = {
  body: Body
  tokens: readonly Token[]
  from: number
  story: Story
  found: Found[]
  args: Token[]
  open: boolean
  labelled: Set<Token>
}

/** Whether a part names or means somebody. */
export const isWho = (token: Token): token is Who => token.is === 'who'
/** Whether a part is an office. */
export const isOffice = (token: Token): token is Office => token.is === 'office'
/** What a clause may hold beside what its frame takes. */
export const LOOSE: ReadonlySet<Token['is']> = new Set<Token['is']>(['and', 'comma', 'open', 'close', 'with', 'day', 'vacated', 'organ'])
/** A person with the title that stands before his name, or in brackets or commas behind it. */
export type Titled = { who: Who; title: Office | null }

/**
 * The people of a clause in their order, and the offices that are none's title: a title stands right before a name, or right behind it
 * where a mark or the next name follows.
 */
export const titledIn = (args: readonly Token[]): { people: Titled[]; offices: Office[] } => {
  const people: Titled[] = []
  const titles = new Set<Office>()
  const parts = args.filter((each) => each.is !== 'former' && each.is !== 'open' && each.is !== 'own' && each.is !== 'cause')
  const bracket = args.some((each, at) => each.is === 'open' && isOffice(args[at + 1] ?? each))
  let shared: Office | null = null
  for (const [at, token] of parts.entries()) {
    if (!isWho(token)) {
      if (token.is !== 'and' && token.is !== 'with' && token.is !== 'comma') shared = null
      continue
    }
    const [before, next, behind] = [parts[at - 1], parts[at + 1], parts[at + 2]]
    if (
      before &&
      isOffice(before) &&
      before.stands === null &&
      !titles.has(before) &&
      !(bracket && args[args.indexOf(before) - 1]?.is === 'open')
    ) {
      titles.add(before)
      people.push({ who: token, title: before })
      shared = before.many ? before : null
      continue
    }
    if (
      next &&
      isOffice(next) &&
      next.stands === null &&
      token.stands === null &&
      (!behind || behind.is === 'comma' || behind.is === 'close' || behind.is === 'and' || behind.is === 'verb')
    ) {
      titles.add(next)
      people.push({ who: token, title: next })
      continue
    }
    people.push({ who: token, title: shared })
  }
  return { people, offices: args.filter(isOffice).filter((each) => !titles.has(each)) }
}

/** Offices given out among people in their order: one for all, all for one, or one each, behind or before. */
export const givenOut = (
  args: readonly Token[],
  people: readonly Titled[],
  offices: readonly Office[],
): { who: Who; role: Role | null }[] | null => {
  const [only, ...more] = offices
  if (!only)
    return people.every(({ title }) => title !== null) ? people.map(({ who, title }) => ({ who, role: (title as Office).role })) : null
  if (more.length === 0) {
    // "Ortağımız X A.Ş. yönetim kurulu üyeliğine A": whose office it is stands before it.
    if (people.some(({ who }) => who.to <= only.from) && people.some(({ who }) => who.from >= only.to)) return null
    const behind = people.flatMap(({ who, title }) => (title && title.from > who.from ? [{ who, role: title.role }] : []))
    // "A başkan, B üye olarak": the last office is of those who have none of their own.
    if (behind.length > 0 && !has(args, 'open'))
      return people.map(({ who, title }) => ({ who, role: title && title.from > who.from ? title.role : only.role }))
    // "Başkanlığa A, üyeleri B ve C": one chairs, and the others are what they are called.
    if (people.length > 1 && only.role !== null && CHAIRS.includes(only.role)) return chairAmong(people, only.role)
    // Who chairs stands in brackets behind a name; the organ is given to all.
    return [...people.map(({ who }) => ({ who, role: only.role })), ...behind.filter(({ role }) => role !== only.role)]
  }
  if (people.length === 1 && people[0]) {
    const { who } = people[0]
    return offices.map(({ role }) => ({ who, role }))
  }
  const row = args.filter((each) => isWho(each) || (isOffice(each) && offices.includes(each)))
  const groups: { names: Who[]; office: Office | null }[] = []
  const first = row[0]
  if (!first) return null
  const officeFirst = isOffice(first)
  for (const each of row) {
    const last = groups.at(-1)
    if (isOffice(each)) {
      if (officeFirst) groups.push({ names: [], office: each })
      else if (last && last.office === null) last.office = each
      else return null
    } else if (isWho(each)) {
      if (officeFirst || (last && last.office === null)) last?.names.push(each)
      else groups.push({ names: [each], office: null })
    }
  }
  if (groups.some(({ names, office }) => office === null || names.length === 0)) return null
  return groups.flatMap(({ names, office }) => names.map((who) => ({ who, role: (office as Office).role })))
}
/** Of several people before whom the office of one stands: he who has no title of his own has it; null where that is not one. */
const chairAmong = (people: readonly Titled[], role: Role | null): { who: Who; role: Role | null }[] | null =>
  people.filter(({ title }) => title === null).length === 1 ? people.map(({ who, title }) => ({ who, role: title?.role ?? role })) : null
/** The one of a list that holds no other; null of none and of several. */
export const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)

/** For how long a clause says that somebody serves; null where it says so twice. */
export const termOf = (args: readonly Token[]): Term | null => {
  const terms = args.flatMap((each) => (each.is === 'term' ? [each.term] : []))
  const since = args.flatMap((each) => (each.is === 'since' ? [each.on] : []))
  if (terms.length > 1 || since.length > 1) return null
  return { ...(terms[0] ?? NO_TERM), ...(since[0] ? { from: since[0] } : {}) }
}

/** "A'nın beş yıl müddetle, B'nin ise 1.2.2030 tarihine kadar": the term of each, where each has one behind his name. */
export const ownTerms = (args: readonly Token[]): Map<Who, Term> | null => {
  const row = args.filter((each) => isWho(each) || each.is === 'term')
  if (row.length < 4 || row.length % 2 > 0 || has(args, 'since')) return null
  const terms = new Map<Who, Term>()
  for (let at = 0; at < row.length; at += 2) {
    const [who, own] = [row[at], row[at + 1]]
    if (!who || !isWho(who) || own?.is !== 'term') return null
    terms.set(who, own.term)
  }
  return terms
}

/** From the first of some parts to the last. */
export const spanOf = (tokens: readonly Token[]): Span =>
  tokens.length === 0
    ? { from: 0, to: 0 }
    : { from: Math.min(...tokens.map(({ from }) => from)), to: Math.max(...tokens.map(({ to }) => to)) }

/** Whether a clause holds a part of a kind. */
export const has = (args: readonly Token[], is: Token['is']): boolean => args.some((each) => each.is === is)

/** Whether a clause holds nothing but what its frame takes. */
export const holdsOnly = (args: readonly Token[], ...kinds: Token['is'][]): boolean =>
  args.every((each) => LOOSE.has(each.is) || kinds.includes(each.is))
