/**
 * Powers of two sides, one of each side signing with one of the other: "A ve B'den biri ile C ve D'den birinin müşterek imzaları", "A'nın
 * imzası ile birlikte C veya D'nin imzası". Whoever stands on a side of several is one of them only where the words say so.
 */
import { representation } from '../fact/stated.ts'
import type { Body, Found, Rule } from '../fact/found.ts'
import { isEntity, type Party, partiesIn } from '../text/names.ts'
import { clausesOf } from './clauses.ts'
import { isGiven, isPlainlySaid, TOGETHER } from './given.ts'
import { powerRule } from './powers.ts'

const CASE = String.raw`(?:['’${'`'}]?\s?(?:n?[iu]n|y?l[ae]|[dt][ae]n))?`
const ONE = String.raw`(?:\s(?:her ?hangi )?bir(?:i|isi)?(?:n?[iu]n)?)`
const IN_LIST = new RegExp(`^${CASE}\\s?(?<join>,|ve|veya|ya da|veyahut)\\s$`)
const BETWEEN_SIDES = new RegExp(
  `^${CASE}(?<one>${ONE})?(?:\\s?,?\\s(?:imzasi\\s)?(?:ile|yaninda|yani sira))?(?:\\s(?:birlikte|beraber))?,?\\s$`,
)
const LAST = new RegExp(`^${CASE}(?<one>${ONE}(?:yle)?)?(?<along>\\s(?:ile )?(?:birlikte|beraber))?(?=[\\s,.;]|$)`)

type Side = { people: Party[]; one: boolean; or: boolean }

/** The sides of a list of people, `along` where "ile birlikte" stands behind the last; null where the words between them are others. */
const sidesOf = (body: Body, people: readonly Party[], along: boolean): Side[] | null => {
  const [first] = people
  if (!first) return null
  const sides: Side[] = [{ people: [first], one: false, or: false }]
  for (const [at, next] of people.slice(1).entries()) {
    const between = body.plain.slice(people[at]?.to, next.from)
    const side = sides.at(-1) as Side
    const join = IN_LIST.exec(between)?.groups?.join
    const parts = BETWEEN_SIDES.exec(between)
    if (join !== undefined) {
      side.people.push(next)
      side.or ||= join !== ',' && join !== 've'
    } else if (parts && (/\b(?:ile|yaninda|yani sira|birlikte)\b|y?l[ae]\s$/.test(between) || (along && parts.groups?.one !== undefined))) {
      side.one ||= parts.groups?.one !== undefined
      sides.push({ people: [next], one: false, or: false })
    } else return null
  }
  return sides
}

/** Whoever signs with one of the other side, for clauses that say nothing more and of which no other frame read a power. */
export const sidesRule: Rule = (body) => {
  const read = powerRule(body)
  return clausesOf(body).flatMap((clause): Found[] => {
    const plain = body.plain.slice(clause.from, clause.to)
    if (!/\bimza|\btemsil|\bilzam/.test(plain) || read.some(({ from, to }) => from < clause.to && clause.from < to)) return []
    const people = partiesIn(body, clause.from, clause.to)
    const [first, last] = [people[0], people.at(-1)]
    if (!first || !last || people.length < 3 || people.some(({ name, introduced }) => introduced || isEntity(name))) return []
    const behind = LAST.exec(body.plain.slice(last.to, clause.to))
    const sides = sidesOf(body, people, behind?.groups?.along !== undefined)
    if (sides?.length !== 2) return []
    const [one, other] = sides as [Side, Side]
    other.one ||= behind?.groups?.one !== undefined
    const end = last.to + (behind?.[0].length ?? 0)
    // "A veya B ile C": whether A needs anybody is not said, but where each side's signature is spoken of or one of them is said to be enough.
    const signatures = /\bimzasi (?:ile|yaninda)/.test(body.plain.slice(first.to, last.from))
    if (signatures) for (const side of sides) side.one ||= side.or
    const jointly = TOGETHER.test(plain) || signatures
    if (!jointly || !sides.every((side) => side.one || side.people.length === 1)) return []
    // A day or an amount bounds it.
    if (/\d/.test(body.plain.slice(first.from, clause.to).replace(/\([^()]*\)/g, ''))) return []
    if (!isPlainlySaid(body, clause.from, first.from, []) || !isGiven(body, clause, end)) return []
    const signs = (owner: Party, { people: beside }: Side): Found => ({
      statement: representation([owner.name], 'joint', { with: beside.map(({ name }) => name), any_of: beside.length > 1 }),
      from: first.from,
      to: end,
    })
    return [...one.people.map((each) => signs(each, other)), ...other.people.map((each) => signs(each, one))]
  })
}
