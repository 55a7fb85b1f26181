/**
 * How long each of several is chosen for, where one clause says it of each: "A'nın aksi karar alınıncaya kadar, B'nin beş yıl süre ile müdür olarak
 * seçilmelerine". A term stands behind whom it is said of, or before all who follow it, as the first of them does.
 */
import { type Body, type Found, once } from '../fact/found.ts'
import { type Term, termIn } from '../fact/office.ts'
import { fold } from '../kernel/text.ts'
import { partiesIn } from '../text/names.ts'
import { clausesOf } from './clauses.ts'

type Said = { term: Term; from: number; to: number }
/** A clause that says more than one term, with whom each is said of; null where their order does not tell. */
type Terms = { from: number; to: number; said: readonly Said[]; of: ReadonlyMap<string, Term> | null }

const MOST_TERMS = 12
const termsIn = (plain: string, from: number): Said[] => {
  const said: Said[] = []
  // The one that is found first need not stand first: what is before it is looked at too.
  const look = (begin: number, end: number): void => {
    if (said.length > MOST_TERMS) return
    const one = termIn(plain.slice(begin, end))
    if (!one) return
    said.push({ term: one.term, from: from + begin + one.at, to: from + begin + one.end })
    look(begin, begin + one.at)
    look(begin + one.end, end)
  }
  look(0, plain.length)
  return said.sort((a, b) => a.from - b.from)
}
const sameTerm = (one: Term, other: Term): boolean => one.until === other.until && one.years === other.years
const UNBOUND = /\b(?:sure|muddet)siz\b|\baksi/

const severalIn = once((body: Body): Terms[] =>
  clausesOf(body).flatMap(({ from, to }): Terms[] => {
    const plain = body.plain.slice(from, to)
    if (plain.includes('|') || !/\b(?:yil|sene)|kadar|degin|sure|muddet/.test(plain)) return []
    const said = termsIn(plain, from)
    const [first, ...others] = said
    if (
      !first ||
      others.every(
        (each) =>
          sameTerm(each.term, first.term) &&
          UNBOUND.test(body.plain.slice(each.from, each.to)) === UNBOUND.test(body.plain.slice(first.from, first.to)),
      )
    )
      return []
    const people = partiesIn(body, from, to)
    const [one] = people
    const last = people.at(-1)
    if (!one || !last || people.length < 2) return []
    const leads = first.from < one.from
    const final = said.at(-1) ?? first
    if (leads ? final.from > last.from : final.from < last.from) return [{ from, to, said, of: null }]
    const of = new Map<string, Term>()
    for (const person of people) {
      const own = leads ? said.findLast((each) => each.from < person.from) : said.find((each) => each.from > person.from)
      if (own) of.set(fold(person.name), own.term)
    }
    return [{ from, to, said, of }]
  }),
)

/** An appointment with the term that its clause says of this person, where it says several; told where the words do not tell whose each is. */
export const withOwnTerm = (body: Body, each: Found): Found => {
  const { statement } = each
  if (statement.kind !== 'appointment') return each
  const clause = severalIn(body).find(({ from, to }) => from <= each.from && each.from < to)
  const given = { until: statement.until, years: statement.term_years, from: null }
  if (!clause || !clause.said.some(({ term }) => sameTerm(term, given))) return each
  const own = clause.of?.get(fold(statement.person))
  if (clause.of !== null && own === undefined) return each
  if (own === undefined) return { ...each, left: [...(each.left ?? []), { from: each.from, to: each.to }] }
  return sameTerm(own, given) ? each : { ...each, statement: { ...statement, until: own.until, term_years: own.years } }
}
