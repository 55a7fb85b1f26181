/**
 * Whether what a sentence says of the company came to be, and of the company itself. A proposal, a request, a refusal, what is put off or still
 * to come, what an earlier notice had done, and what became of a partner or of another company hold the same words as a decision: none of them
 * is one.
 */
import type { FactKind } from '../fact/fact.ts'
import type { Body, Found } from '../fact/found.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { DENIED, refusalOf } from '../text/refusal.ts'
import { clausesOf } from './clauses.ts'
import { lettersOf, mentionsIn, sameLetters } from './mentions.ts'

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

/** Asked for or proposed, and not granted; or only asked for, put off, left to be talked about. */
const REFUSED = new RegExp(
  String.raw`${refusalOf('talep|taleb|istem|teklif|oneri')}|\bteklif ed|\boneril|\btalep ed|(?<!\biflas[a-z]* )\bertelen|\bgorusulme(?:sine|k)|\bdegerlendiril(?:ecek|mesin)`,
)
const NOT_DONE = new RegExp(String.raw`^\s*(?:['’]?[a-z]+[\s,]+){0,5}?${DENIED}`)
const TO_COME = /^\S{0,4}\s(?:[a-z]+ ){0,4}?[a-z]{3,}[ae]c[ae]kt[iu]r\b/
const PUT_OFF = /^\s?(?:\S+ ){0,3}?ertelen/
/** "Artırılmıştı": what had been so before. */
const HAD_BEEN = /m[iu]s(?:t[iu]|lard[iu]|lerd[iu])[\s.]*$/

const LABEL = /\b[a-z]{3,}(?: [a-z]{2,}){0,2}\s?:/

/** Another company stands as the owner of the capital, or as a partner of whom something became. */
const OWNS = /^\s?['’]?\s?(?:n[iu]n\s)?(?:(?:kayitli|esas|cikarilmis|odenmis) )?sermaye/
const PARTNER = /\b(?:ortag[a-z]*|ortaklardan|ortak|istirak[a-z]*(?: olan)?|hissedar[a-z]*|bagli ortaklik[a-z]*(?: olan)?),?\s*$/

/** Whether a fact of what became of the company is one: what is not so is told. */
export const isHappened = (body: Body, { statement, from, to }: Found, own: readonly string[]): boolean => {
  if (!OF_COMPANY.has(statement.kind)) return true
  const clause = clausesOf(body).find((each) => each.from < to && to <= each.to)
  if (!clause) return true
  // What was registered came to be, whatever its explanation says was asked for and refused.
  if (body.topic !== '' && body.topic.includes(body.plain.slice(from, to).trim())) return true
  const begin = Math.max(from, clause.from)
  const behind = body.plain.slice(to, clause.to)
  if (statement.kind === 'general_meeting') return !PUT_OFF.test(behind) && !TO_COME.test(behind)
  const ends =
    statement.kind === 'status' && (statement.code === 'CONCORDAT_ENDED' || statement.code === 'ACTIVE' || statement.code === 'INJUNCTION')
  // What stands behind a label is another statement.
  const label = LABEL.exec(behind)
  const said = { from: begin, to: label ? to + label.index : clause.to }
  if (!ends && (isRefused(body, statement, said) || NOT_DONE.test(behind))) return false
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
/** "Konkordato talebinin reddi ile şirketin iflasına karar verildiği": what stands behind the refusal is not what was refused. */
const isRefused = (body: Body, statement: Found['statement'], { from, to }: { from: number; to: number }): boolean => {
  const refusal = REFUSED.exec(body.plain.slice(from, to))
  if (!refusal) return false
  const behind = from + refusal.index + refusal[0].length
  return !(
    statement.kind === 'status' && mentionsIn(body, behind, to).some((each) => each.type === 'event' && each.codes.includes(statement.code))
  )
}

/** How far before a fact whose it is may be said. */
const NEAR = 260

/** The company's own names, by their letters: that of the head, and those that the notice gives it. */
export const ownNames = (body: Body, found: readonly Found[]): string[] =>
  [body.header.title, ...found.flatMap(({ statement }) => (statement.kind === 'title' ? [statement.from, statement.to] : []))].flatMap(
    (name) => (name ? [lettersOf(name)] : []),
  )
