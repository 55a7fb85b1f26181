/**
 * What the reader's frames make of a clause that was left open: a first draft of the form, for a person to accept, mend or drop. Nothing of
 * it is known.
 */
import type { Role, Statement, Unread } from '../fact/fact.ts'
import { asQuoted, verifyQuote } from '../fact/quote.ts'
import { fold } from '../kernel/text.ts'
import { bodyOf } from '../notice/read.ts'
import { type Mention, mentionsIn } from '../reading/mentions.ts'
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

/** What the frames draft of a clause, each with the words of the whole clause; none where it names nothing a frame knows. */
const draftsOf = (text: string, clause: Unread): Stated[] => {
  const { body, flat } = bodyOf(text)
  const [from, to] = [placeIn(flat.at, clause.start), placeIn(flat.at, clause.end)]
  const mentions = mentionsIn(body, from, to)
  const all = <Type extends Mention['type']>(type: Type): Of<Type>[] => mentions.filter((each): each is Of<Type> => each.type === type)
  const acts = all('act').map(({ act }) => act)
  const people = [
    ...new Set(
      all('party')
        .filter(({ entity }) => !entity)
        .map(({ name }) => name),
    ),
  ]
  const role: Role | null = all('office')[0]?.role ?? null
  const days = all('day')
  const [event] = all('event').flatMap(({ codes }) => codes)
  const [money] = all('money')
  const ended = acts.find((act) => ENDS[act] !== undefined)
  const form = all('form')[0]?.mode
  const found: Statement[] = []
  if (ended !== undefined && !acts.includes('elect'))
    for (const person of people) found.push({ kind: 'departure', person, role, on: days[0]?.on ?? null, reason: ENDS[ended] ?? null })
  else if (!DENIED.test(text.slice(clause.start, clause.end)) && (acts.includes('elect') || (role !== null && form === undefined)))
    for (const person of people)
      found.push({
        kind: 'appointment',
        person,
        role: role ?? 'board_member',
        legal_entity: null,
        from: days.find(({ bounds }) => bounds === 'from')?.on ?? null,
        until: days.find(({ bounds }) => bounds === 'until')?.on ?? null,
        term_years: null,
      })
  if (form !== undefined && people.length > 0) {
    const more = { group: null, limit: money?.limit ?? null, scope: null, until: days.find(({ bounds }) => bounds === 'until')?.on ?? null }
    if (form === 'joint') found.push({ kind: 'representation', persons: people, mode: form, with: [], ...more })
    else for (const person of people) found.push({ kind: 'representation', persons: [person], mode: form, with: [], ...more })
  }
  if (event !== undefined) found.push({ kind: 'status', code: event, on: days[0]?.on ?? null, counterparty: null })
  if (money && (acts.includes('raise') || acts.includes('lower')))
    found.push({
      kind: 'capital',
      from: null,
      to: money.limit.amount,
      currency: money.limit.currency,
      operation: acts.includes('raise') ? 'increase' : 'decrease',
      paid: null,
    })
  const quote = asQuoted(text.slice(clause.start, clause.end))
  return found.map((statement) => ({ ...statement, quote }))
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
  const known = new Set(
    stated.map((fact) => JSON.stringify([fact.kind, 'person' in fact ? fold(fact.person) : '', 'role' in fact ? fact.role : ''])),
  )
  return draftsOf(text, clause).filter(
    (fact) =>
      (fact.kind !== 'appointment' && fact.kind !== 'departure') || !known.has(JSON.stringify([fact.kind, fold(fact.person), fact.role])),
  )
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
