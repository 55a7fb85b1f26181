/**
 * Whether a fact leaves out somebody whom its own words join to those it names: "başkan ile birlikte A ve B'nin müşterek imzası" is of three, and by "A ile
 * genel müdürün görevine son" two go. Whatever frame read it, such a fact is withheld and its words are told: who signs without the one left out binds
 * nobody, and who is passed over seems to be what he was.
 */
import type { Body, Found, Span } from '../fact/found.ts'
import { fold } from '../kernel/text.ts'
import { partiesIn } from '../text/names.ts'
import { clauseHolding, sentenceHolding, sentencesOf } from './clauses.ts'
import { electorateOf } from './offices.ts'
import { CASE_OF_NAME, joinsOthers, standsTwice } from './power-signers.ts'
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
const JOINED = new RegExp(String.raw`^${CASE_OF_NAME}\s*(ve|ile)\s`)

/** A label behind which the template prints who signs has frames of its own, and so have tables and groups. */
const OF_TEMPLATE = /\byetki ?sekli|\||\btemsile yetkili olarak/
/** An office said of whoever holds it, of one or several. */
const BY_OFFICE =
  '(?:mudur|uye|aza|baskan|reis|vekil|yardimci|muavin|memur|temsilci|sorumlu|orta[kg]|mura[kh][iu][pb]|denetci|kayy[iu]m|muhasi[pb]|sayman|likidator|yonetici)(?:s?[iu]|l[ae]r[iu]?)?(?:m[iu]z)?'
const OF = 'n?[iu]n'
const JOINING = '(?:ile(?: birlikte| beraber)?|ve(?: ayrica)?)'
/** "A ile genel müdürün", "A ve diğer müdür görevden": behind a name. */
const BEHIND = new RegExp(
  `^${CASE_OF_NAME},? ${JOINING}(?: [a-z]+){0,4}? (?:${BY_OFFICE}${OF}(?![a-z])|(?:${BY_OFFICE}|(?:[a-z]+d[ae]n|l[ae]rd[ae]n) biri(?:n[iu]n)?)(?= (?:gorev|istifa|vefat|azl|ayril|alin|imza|temsil|yetki|sec|ata|tayin|getiril|birlikte)))`,
)
/** "Genel müdür ile A", "genel müdür ile müdür A": before a name; who is called by two offices that "ve" joins holds both, if one man can. */
const AHEAD = new RegExp(
  `(?<![a-z])(?:${BY_OFFICE}|[a-z]+l[ae]rd[ae]n biri)(?:${OF})? (?:${JOINING} |(?:ile(?: birlikte| beraber)?|ve ayrica) (?:[a-z]+ ){0,3}${BY_OFFICE} )$`,
)
const OTHERS_AHEAD = new RegExp(
  `(?<![a-z])(?:(?:diger|oteki|obur) (?:[a-z]+ ){0,3}${BY_OFFICE}|[a-z]+l[ae]rd[ae]n biri|(?:mudur|uye|aza|vekil|yardimci|muavin|temsilci|memur)l[ae]r[iu]?|mura[kh][iu][pb]|denetci|(?:yardimci|muavin)s?i|muhasip uye) ve (?:[a-z]+ ){0,3}${BY_OFFICE} $`,
)
/** "A ile birlikte müdür B'nin": what may stand between two who go together; "A ile müştereken" ends how somebody signs. */
const BETWEEN = new RegExp(`^${CASE_OF_NAME},? ${JOINING} (?!muster|munferi)(?:(?:[a-z]+ ){0,3}${BY_OFFICE} )?$`)
/** Words of an office and what parts it from the name before it, whose bearer he is: "A, genel müdür, ve B", "A (başkan) ve B". */
const HIS_OFFICE = /^\s?[,(-] ?(?:[a-z]+ ){0,3}$/
/** How far from the words of who goes somebody may be joined to him. */
const LEAD = 90
/** Whether who goes by some words (`own`) is joined to one whom they tell by his office alone, or by a name that is none of those `gone`. */
const joinsAnother = (body: Body, { from, to }: Span, own: Span & { name: string }, gone: ReadonlySet<string>): boolean => {
  const parties = partiesIn(body, from, to)
  const isPassedOver = (at: number): boolean => !gone.has(fold(parties[at]?.name ?? ''))
  return parties.some((party, at) => {
    if (fold(party.name) !== fold(own.name) || party.to <= own.from || party.from >= own.to) return false
    const [gap, next] = [body.plain.slice(parties[at - 1]?.to ?? from, party.from), body.plain.slice(party.to, parties[at + 1]?.from ?? to)]
    if (BEHIND.test(next) || (at + 1 < parties.length && BETWEEN.test(next) && isPassedOver(at + 1))) return true
    if (at > 0 && BETWEEN.test(gap)) return isPassedOver(at - 1)
    const ahead = AHEAD.exec(gap) ?? OTHERS_AHEAD.exec(gap)
    return ahead !== null && !(at > 0 && HIS_OFFICE.test(gap.slice(0, ahead.index)))
  })
}

/** Whether a fact's own words join to those it names somebody whom no fact (`all`: what was read) says the same of. */
export const leavesOneOut = (body: Body, found: Found, all: readonly Found[]): boolean => {
  switch (found.statement.kind) {
    case 'departure':
      return passesOver(body, { ...found, name: found.statement.person }, all)
    case 'representation':
      return drops(body, { ...found, statement: found.statement }, all)
    default:
      return false
  }
}
/** Of who goes. */
const passesOver = (body: Body, own: Span & { name: string }, all: readonly Found[]): boolean => {
  const sentence = sentenceHolding(body, own.from)
  if (!sentence) return false
  const around = { from: Math.max(sentence.from, own.from - LEAD), to: Math.min(sentence.to, own.to + LEAD) }
  const gone = new Set(all.flatMap(({ statement }) => (statement.kind === 'departure' ? [fold(statement.person)] : [])))
  return joinsAnother(body, around, own, gone)
}
/** Of who signs, in the sentence of his power. */
const drops = (body: Body, { statement, from, to }: Span & { statement: Power }, all: readonly Found[]): boolean => {
  if (statement.group !== null || statement.mode === 'limited' || statement.by_title) return false
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
type Power = Extract<Found['statement'], { kind: 'representation' }>
