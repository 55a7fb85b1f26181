/**
 * Whether what a sentence says of the company came to be, and of the company itself. A proposal, a request, a refusal, what is put off or still
 * to come, what an earlier notice had done, and what became of a partner or of another company hold the same words as a decision: none of them
 * is one.
 */
import type { FactKind } from '../fact/fact.ts'
import type { Body, Found } from '../fact/found.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { clausesOf } from './clauses.ts'
import { lettersOf, sameLetters } from './mentions.ts'

/** What becomes of the company itself; offices and powers have judgements of their own. */
const OF_COMPANY: ReadonlySet<FactKind> = new Set<FactKind>([
  'capital',
  'status',
  'general_meeting',
  'share_transfer',
  'articles',
  'title',
  'branch',
  'auditor',
])

const DENIED = String.raw`[a-z]{2,}(?:m[ae]m[iu]s(?:t[iu]r)?|m[ae]d[iu](?:l[ae]r)?|m[ae]m[ae]s[iu]n[ae])\b`
/** Asked for or proposed, and not granted; or only asked for, put off, left to be talked about. */
const REFUSED = new RegExp(
  String.raw`\b(?:talep|taleb|istem|teklif|oneri)[a-z]*\s(?:[a-z]+ ){0,4}?(?:redd|red\b|${DENIED})|\bteklif ed|\boneril|\btalep ed|\bertelen|\bgorusulme(?:sine|k)|\bdegerlendiril(?:ecek|mesin)`,
)
const NOT_DONE = new RegExp(String.raw`^\s*(?:['’]?[a-z]+[\s,]+){0,5}?${DENIED}`)
const TO_COME = /^\S{0,4}\s(?:[a-z]+ ){0,4}?[a-z]{3,}[ae]c[ae]kt[iu]r\b/
const PUT_OFF = /^\s?(?:\S+ ){0,3}?ertelen/
/** "Artırılmıştı": what had been so before. */
const HAD_BEEN = /m[iu]s(?:t[iu]|lard[iu]|lerd[iu])[\s.]*$/

/** Another company stands as the owner of the capital, or as a partner of whom something became. */
const OWNS = /^\s?['’]?\s?(?:n[iu]n\s)?(?:(?:kayitli|esas|cikarilmis|odenmis) )?sermaye/
const PARTNER = /\b(?:ortag[a-z]*|ortaklardan|ortak|istirak[a-z]*(?: olan)?|hissedar[a-z]*|bagli ortaklik[a-z]*(?: olan)?),?\s*$/

/** Whether a fact of what became of the company is one: what is not so is told. */
export const isHappened = (body: Body, { statement, from, to }: Found, own: readonly string[]): boolean => {
  if (!OF_COMPANY.has(statement.kind)) return true
  const clause = clausesOf(body).find((each) => each.from < to && to <= each.to)
  if (!clause) return true
  const begin = Math.max(from, clause.from)
  const behind = body.plain.slice(to, clause.to)
  if (statement.kind === 'general_meeting') return !PUT_OFF.test(behind) && !TO_COME.test(behind)
  const ends =
    statement.kind === 'status' && (statement.code === 'CONCORDAT_ENDED' || statement.code === 'ACTIVE' || statement.code === 'INJUNCTION')
  if (!ends && (REFUSED.test(body.plain.slice(begin, clause.to)) || NOT_DONE.test(behind))) return false
  if (HAD_BEEN.test(body.plain.slice(begin, clause.sentence.to))) return false
  if (statement.kind !== 'capital' && statement.kind !== 'status') return true
  if (TO_COME.test(behind)) return false
  const start = Math.max(clause.sentence.from, from - NEAR)
  const others = partiesIn(body, start, to).filter(({ name }) => isEntity(name) && !own.some((each) => sameLetters(each, lettersOf(name))))
  return !others.some((other) =>
    statement.kind === 'capital'
      ? OWNS.test(body.plain.slice(other.to, other.to + 40))
      : statement.counterparty === null && PARTNER.test(body.plain.slice(Math.max(0, other.from - 40), other.from)),
  )
}
/** How far before a fact whose it is may be said. */
const NEAR = 260

/** The company's own names, by their letters: that of the head, and those that the notice gives it. */
export const ownNames = (body: Body, found: readonly Found[]): string[] =>
  [body.header.title, ...found.flatMap(({ statement }) => (statement.kind === 'title' ? [statement.from, statement.to] : []))].flatMap(
    (name) => (name ? [lettersOf(name)] : []),
  )
