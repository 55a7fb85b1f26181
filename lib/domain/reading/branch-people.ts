/**
 * Who signs for a branch that is opened, where the head of the notice says it under a label ("Konu: Şube Kuruluşu … Yetkililer: A, B … Sermaye: …").
 */
import { appointment } from '../fact/stated.ts'
import type { Role } from '../fact/fact.ts'
import { type Body, type Found, matchesIn, type Rule } from '../fact/found.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { sentenceHolding } from './clauses.ts'

const SUBJECT_OPENS = /\bkonu(?:su)?\s?:\s?(?:[a-z]+ ){0,3}?sube(?:si|nin)? (?:kurulus|acilis)/
const LABELLED = /\b(?:sube )?(yetkili(?:si|ler|leri)?|temsilci(?:si|ler|leri)?|muduru?)\s?:\s?/dg
/** What stands between the names of such a list, and behind the last of them: the next label or the end. */
const BETWEEN = /^\s?(?:,|ve|-|\d\s?[-.)])\s?$/
const NEXT = /^[\s.,]*(?:$|\(\d|(?:[a-z]+ ){0,4}?[a-z]+\s?:)/
const VALUE = 160

const peopleBehind = (body: Body, from: number): { name: string; from: number; to: number }[] => {
  const end = sentenceHolding(body, from)?.to ?? from
  const [first, ...others] = partiesIn(body, from, Math.min(end, from + VALUE)).filter(({ name }) => !isEntity(name))
  if (first?.from !== from) return []
  const people = [first]
  for (const each of others) {
    if (!BETWEEN.test(body.plain.slice(people.at(-1)?.to, each.from))) break
    people.push(each)
  }
  return NEXT.test(body.plain.slice(people.at(-1)?.to, end)) ? people : []
}

/** {@link Rule} of those who sign for a branch by the head of the notice that opens it. */
export const branchPeopleRule: Rule = (body) =>
  !body.branch || !SUBJECT_OPENS.test(body.plain)
    ? []
    : matchesIn(body, LABELLED).flatMap((label): Found[] => {
        const role: Role = label.printed(1).toLocaleLowerCase('tr').startsWith('m') ? 'branch_manager' : 'authorised_signatory'
        return peopleBehind(body, label.to).map(({ name, from, to }) => ({
          statement: appointment(name, role),
          from: Math.min(label.from, from),
          to,
        }))
      })
