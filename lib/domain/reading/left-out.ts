/**
 * Whether a power leaves out somebody whom its own words join to those it names: "başkan ile birlikte A ve B'nin müşterek imzası" is of three. Whatever
 * frame read it, such a power is withheld and its words are told: who signs without the one left out binds nobody.
 */
import type { Body, Found } from '../fact/found.ts'
import { partiesIn } from '../text/names.ts'
import { clauseHolding, sentencesOf } from './clauses.ts'
import { electorateOf } from './offices.ts'
import { joinsOthers, standsTwice } from './power-signers.ts'
import { type Signer, signersIn } from './references.ts'
import { EACH_ALONE } from './form-words.ts'
import { ALONE } from './given.ts'

const ALONE_SAID = new RegExp(`${ALONE.source}|${EACH_ALONE}`)
/**
 * "Başkan ve üyelerden birinin imzası", "A ile B ile C'den birinin": where no word says that each signs alone, he who stands before the one of many
 * signs beside that one.
 */
const asksBoth = (body: Body, people: readonly Signer[], to: number): boolean => {
  const [first] = people
  if (!first || ALONE_SAID.test(body.plain.slice(first.from, to))) return false
  const joins = people.slice(1).map((next, at) => JOINED.exec(body.plain.slice(people[at]?.to, next.from))?.[1] ?? '')
  const last = people.at(-1)
  const ofMany =
    last?.referred === true && last.names.length !== 1 && (last.of === 1 || /^bir (?!likte)/.test(body.plain.slice(last.from, last.to)))
  if (ofMany && people.length > 1 && joins.at(-1) !== '') return true
  const [one, ...others] = joins.filter((join) => join !== '')
  return one !== undefined && people.length > 2 && others.length > 0 && (one === 'ile' || others.some((join) => join !== one))
}
const JOINED = /^(?:['?*°]\s?[a-z]{1,4})?\s*(ve|ile)\s/

/** A label behind which the template prints who signs has frames of its own, and so have tables and groups. */
const OF_TEMPLATE = /\byetki ?sekli|\||\btemsile yetkili olarak/
/** Whether a power's own words join to those it names somebody whom no power of its sentence (`all`: what was read) names. */
export const leavesOneOut = (body: Body, { statement, from, to }: Found, all: readonly Found[]): boolean => {
  if (statement.kind !== 'representation' || statement.group !== null || statement.mode === 'limited' || statement.by_title) return false
  const clause = clauseHolding(body, from)
  if (!clause || OF_TEMPLATE.test(body.plain.slice(clause.sentence.from, to))) return false
  const begin = clause.sentence.from
  const before = sentencesOf(body).findLast((each) => each.to <= begin)?.from ?? begin
  const people = signersIn(body, begin, clause.to, electorateOf(body, partiesIn(body, begin, clause.to)), { before, own: begin })
  const said = all.flatMap(({ statement: other, from: at, to: end }) =>
    other.kind === 'representation' && at < clause.sentence.to && clause.sentence.from < end ? [...other.persons, ...other.with] : [],
  )
  const here = people.findIndex((each) => each.to > from)
  // Who stands further before the power's own words is of another.
  const own = people.slice(Math.max(0, here - 1))
  const isOfTwo = statement.mode === 'joint' && statement.any_of !== true && statement.persons.length + statement.with.length === 2
  if (statement.mode === 'sole' && statement.persons.length > 1 && asksBoth(body, own, clause.to)) return true
  return joinsOthers(body, own, said) || (isOfTwo && standsTwice(body, people))
}
