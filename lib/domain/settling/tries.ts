/**
 * What the reader's frames make of a clause that was left open: a first draft of the form, for a person to accept, mend or drop. Nothing of
 * it is known.
 */
import { appointment } from '../fact/stated.ts'
import type { Section } from '../company/completeness.ts'
import type { FactKind, Role, Statement, StatusCode, Unread } from '../fact/fact.ts'
import { asQuoted, verifyQuote } from '../fact/quote.ts'
import { fold } from '../kernel/text.ts'
import { bodyOf } from '../notice/read.ts'
import { type Mention, mentionsIn } from '../reading/mentions.ts'
import type { Act } from '../text/lexicon.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import type { StoredFact } from '../company/record.ts'
import { essenceOf } from './decision.ts'
import type { Stated } from './stated.ts'

export type { Stated }

/** Where a place of the text stands in the text as the frames see it: the first letter at it or behind it. */
const placeIn = (at: readonly number[], offset: number): number => {
  let [low, high] = [0, at.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((at[middle] ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/* That somebody is not, or is no longer, what the words name: a verb or noun denied. */
const DENIED = /m[ae](?:yacak|m[ıi]ş|d[ıi]|z)(?:\p{L}*)?(?!\p{L})|(?<!\p{L})değil|(?<!\p{L})yok/u

type Of<Type extends Mention['type']> = Extract<Mention, { type: Type }>

const ENDS: Partial<Record<string, Extract<Statement, { kind: 'departure' }>['reason']>> = {
  resign: 'resignation',
  remove: 'dismissal',
  die: 'death',
  end: 'term_end',
}

/** What stands in a clause, as drafts are made of it. */
type Found = {
  plain: string
  acts: Act[]
  /** People and companies, in the order of the text; not who only acts for one of them. `depth`: in how many brackets they stand. */
  parties: (Of<'party'> & { depth: number })[]
  /** Who is named last before the clause. */
  before: string | null
  role: Role | null
  days: Of<'day'>[]
  event: StatusCode | null
  money: Of<'money'>[]
  shares: Of<'shares'>[]
  form: Of<'form'>['mode'] | null
  nouns: Of<'noun'>['kind'][]
  denied: boolean
}

/* Who acts for a company that holds an office is nobody of the company itself. */
const ACTS_FOR = /hareket ed\S* (?:gercek )?kisi ?:?[^,;()]{0,6}$/
const ACTS_HERE = /^\S{0,6} hareket et/

/* A number of a person stands before a name, whatever name it is. */
const NUMBERED = /\bno\W?lu[ .,]{1,2}$/
/** How far before a clause somebody is looked for whom it speaks of without a name: `Yetki Şekli: …`. */
const BEFORE = 400

const foundIn = (text: string, clause: Pick<Unread, 'start' | 'end'>): Found => {
  const { body, flat } = bodyOf(text)
  const [from, to] = [placeIn(flat.at, clause.start), placeIn(flat.at, clause.end)]
  const mentions = mentionsIn(body, from, to)
  const all = <Type extends Mention['type']>(type: Type): Of<Type>[] => mentions.filter((each): each is Of<Type> => each.type === type)
  const depthAt = (place: number): number => {
    let depth = 0
    for (const sign of body.plain.slice(from, place)) depth = sign === '(' ? depth + 1 : sign === ')' ? Math.max(0, depth - 1) : depth
    return depth
  }
  const isOfCompany = (party: { from: number; to: number }, start: number, end: number): boolean =>
    !ACTS_FOR.test(body.plain.slice(start, party.from)) && !ACTS_HERE.test(body.plain.slice(party.to, end))
  const named = all('party')
  const numbered = partiesIn(body, from, to)
    .filter((party) => NUMBERED.test(body.plain.slice(from, party.from)) && !named.some(({ from: at }) => at === party.from))
    .map((party): Of<'party'> => ({ ...party, type: 'party', entity: isEntity(party.name) }))
  const earlier = Math.max(0, from - BEFORE)
  return {
    plain: body.plain,
    before:
      mentionsIn(body, earlier, from).findLast(
        (each): each is Of<'party'> => each.type === 'party' && !each.entity && isOfCompany(each, earlier, from),
      )?.name ?? null,
    acts: all('act').map(({ act }) => act),
    parties: [...named, ...numbered]
      .filter((party) => isOfCompany(party, from, to))
      .sort((a, b) => a.from - b.from)
      .map((party) => ({ ...party, depth: depthAt(party.from) })),
    role: all('office')[0]?.role ?? null,
    days: all('day'),
    event: all('event').flatMap(({ codes }) => codes)[0] ?? null,
    money: all('money'),
    shares: all('shares'),
    form: all('form')[0]?.mode ?? null,
    nouns: all('noun').map(({ kind }) => kind),
    denied: DENIED.test(text.slice(clause.start, clause.end)),
  }
}

const distinct = (names: readonly string[]): string[] => [...new Set(names)]
const peopleIn = ({ parties }: Found): string[] => distinct(parties.filter(({ entity }) => !entity).map(({ name }) => name))
const dayIn = ({ days }: Found, bounds: 'from' | 'until'): string | null => days.find((day) => day.bounds === bounds)?.on ?? null

/* What capital comes to by these words, and from what; an amount by which it is raised is neither. */
const COMES_TO = /^\S{0,4}[^\d.]{0,14}(?:olmas|olarak|cikar|cikti|yuksel|indiril|dusur|degerinde|ulas)/
const COMES_FROM = /^\S{0,4} (?:olan|iken)|^['’ -]{0,3}(?:d[ae]n)\b/
const capitalIn = ({ money, plain, acts }: Found): Statement => {
  const behind = ({ to }: Of<'money'>): string => plain.slice(to, to + 40)
  const last = money.findLast((each) => COMES_TO.test(behind(each)))
  return {
    kind: 'capital',
    from: money.find((each) => each !== last && COMES_FROM.test(behind(each)))?.limit.amount ?? null,
    // which amount it is has to be seen: none is better than one that it was raised by
    to: last?.limit.amount ?? '',
    currency: (last ?? money[0])?.limit.currency ?? 'TRY',
    operation: acts.includes('raise') ? 'increase' : acts.includes('lower') ? 'decrease' : 'establishment',
    paid: null,
  }
}

/**
 * The powers that a clause may give: of each who stands free, alone or jointly with those in the brackets behind. Without brackets a joint
 * power is that of all who are named; where nobody stands free it is that of who is named last before.
 */
const powersIn = (found: Found): Statement[] => {
  const { parties, form, money, plain, before } = found
  if (form === null || parties.length === 0) return []
  const more = { group: null, limit: money[0]?.limit ?? null, scope: null, until: dayIn(found, 'until') }
  const power = (persons: string[], partners: string[]): Statement => ({
    kind: 'representation',
    persons,
    mode: form,
    with: partners,
    ...more,
    ...(partners.length > 1 && ANY_OF.test(plain.slice(parties.at(-1)?.to)) ? { any_of: true } : {}),
  })
  if (form !== 'joint') return distinct(parties.map(({ name }) => name)).map((name) => power([name], []))
  if (parties.every(({ depth }) => depth === 0)) return [power(distinct(parties.map(({ name }) => name)), [])]
  const groups: { persons: string[]; partners: string[] }[] = []
  for (const { name, depth } of parties) {
    const last = groups.at(-1)
    if (!last || (depth === 0 && last.partners.length > 0))
      groups.push({ persons: depth === 0 ? [name] : [], partners: depth === 0 ? [] : [name] })
    else (depth === 0 ? last.persons : last.partners).push(name)
  }
  return groups.map(({ persons, partners }) =>
    power(persons.length > 0 || before === null ? distinct(persons) : [before], distinct(partners)),
  )
}
const ANY_OF = /^.{0,30}herhangi bir/

/** What the frames draft of a clause, each with the words of the whole clause; none where it names nothing a frame knows. */
const draftsOf = (text: string, clause: Unread): Stated[] => {
  const found = foundIn(text, clause)
  const { acts, role, days, event, form, money } = found
  const people = peopleIn(found)
  const ended = acts.find((act) => ENDS[act] !== undefined)
  const drafts: Statement[] = []
  if (ended !== undefined && !acts.includes('elect'))
    for (const person of people) drafts.push({ kind: 'departure', person, role, on: days[0]?.on ?? null, reason: ENDS[ended] ?? null })
  else if (!found.denied && (acts.includes('elect') || (role !== null && form === null)))
    for (const person of people)
      drafts.push(appointment(person, role ?? 'board_member', { from: dayIn(found, 'from'), until: dayIn(found, 'until') }))
  drafts.push(...powersIn(found))
  if (event !== null) drafts.push({ kind: 'status', code: event, on: days[0]?.on ?? null, counterparty: null })
  if (money.length > 0 && (acts.includes('raise') || acts.includes('lower'))) drafts.push(capitalIn(found))
  const quote = asQuoted(text.slice(clause.start, clause.end))
  return drafts.map((statement) => ({ ...statement, quote }))
}

/** The kind of fact that words of a section most likely state, the section that decides most first. */
const KINDS_OF: readonly [Section, FactKind][] = [
  ['sermaye', 'capital'],
  ['ortaklik', 'shareholding'],
  ['unvan_adres', 'address'],
  ['esas_sozlesme', 'articles'],
  ['kimlik', 'status'],
]

/** The kind of fact that a clause most likely states, for the form that is added next. */
export const likelyKind = (text: string, clause: Unread, sections: readonly Section[]): FactKind => {
  const { acts, form, event, nouns } = foundIn(text, clause)
  const kind = KINDS_OF.find(([section]) => sections.includes(section))?.[1]
  if (!sections.includes('yetkililer') && kind !== undefined)
    return kind === 'address' && nouns.includes('title') && !nouns.includes('address') ? 'title' : kind
  if (acts.some((act) => ENDS[act] !== undefined)) return 'departure'
  return form !== null ? 'representation' : event !== null ? 'status' : 'appointment'
}

/** What a form of a kind begins with where it is added: what stands in the clause of that which the kind states. Nothing of it is known. */
export const begunForm = (kind: FactKind, text: string, clause: Unread): Partial<Statement> => {
  const found = foundIn(text, clause)
  const [person = null] = peopleIn(found)
  const [first, second] = found.parties
  const begun: { [Kind in FactKind]?: Partial<Extract<Statement, { kind: Kind }>> } = {
    appointment: { person: person ?? '', role: found.role ?? 'board_member', from: dayIn(found, 'from'), until: dayIn(found, 'until') },
    departure: { person: person ?? '', role: found.role, on: found.days[0]?.on ?? null },
    representation: (powersIn(found)[0] as Extract<Statement, { kind: 'representation' }> | undefined) ?? {
      persons: peopleIn(found),
      mode: found.form ?? 'sole',
    },
    status: { on: found.days[0]?.on ?? null, ...(found.event === null ? {} : { code: found.event }) },
    capital: capitalIn(found) as Extract<Statement, { kind: 'capital' }>,
    shareholding: { person: first?.name ?? '', amount: found.money.at(-1)?.limit.amount ?? null, shares: found.shares[0]?.count ?? null },
    share_transfer: {
      from: first?.name ?? '',
      to: second?.name ?? '',
      amount: found.money[0]?.limit.amount ?? null,
      shares: found.shares[0]?.count ?? null,
    },
    sole_shareholder: { person: first?.name ?? '' },
    establishment: { on: found.days[0]?.on ?? null },
    general_meeting: { on: found.days[0]?.on ?? null },
    auditor: { name: first?.name ?? '' },
  }
  return begun[kind] ?? {}
}

const isAbout = (fact: StoredFact, { start, end }: Unread): boolean => fact.start === start && fact.end === end

/**
 * Drafts of what a clause may state, each with its words: a doubted fact as it was read, else what the frames make of the clause; without
 * what the notice was read to state already.
 */
export const triedFacts = (text: string, clause: Unread, stated: readonly StoredFact[]): Stated[] => {
  const doubted = stated.filter((fact) => isAbout(fact, clause))
  if (doubted.length > 0)
    return doubted.map(({ id: _id, noticeId: _notice, start: _start, end: _end, verified: _verified, boxes: _boxes, by: _by, ...fact }) => {
      if (fact.kind !== 'directive') return fact
      const { partial: _partial, ...whole } = fact
      return whole
    })
  // of who comes or goes and what capital comes to, the rest of the fact is a detail
  const gist = (fact: StoredFact | Stated): string =>
    fact.kind === 'appointment' || fact.kind === 'departure'
      ? JSON.stringify([fact.kind, fold(fact.person), fact.role])
      : fact.kind === 'capital'
        ? `${fact.kind} ${fact.to}`
        : essenceOf(fact)
  const known = new Set(stated.map(gist))
  return draftsOf(text, clause).filter((fact) => !known.has(gist(fact)))
}

/** A draft on the desk. `second`: a second reader read the same, or it alone did. */
export type Draft = { fact: Stated; second: boolean }

/** All drafts of a clause: those of the reader, marked where a second one read the same, and what that one alone reads in its words. */
export const draftsFor = (text: string, clause: Unread, stated: readonly StoredFact[], second: readonly Stated[]): Draft[] => {
  const words = text.slice(clause.start, clause.end)
  const theirs = new Map(second.filter(({ quote }) => verifyQuote(words, quote)).map((fact) => [essenceOf(fact), fact]))
  const known = new Set(stated.map(essenceOf))
  const own = triedFacts(text, clause, stated).map((fact) => ({ fact, second: theirs.delete(essenceOf(fact)) }))
  return [...own, ...[...theirs].filter(([essence]) => !known.has(essence)).map(([, fact]) => ({ fact, second: true }))]
}
