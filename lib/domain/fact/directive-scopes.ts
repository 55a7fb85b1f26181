/** What words of a directive are about: without their exceptions, beneath a head or a title, within what others say. */
import type { Body } from './found.ts'
import type { RepresentationRule, Limit } from './fact.ts'
import type { RuleRead } from './directive-tables.ts'
import type { Term } from './directive-signers.ts'
import { ALSO_ASKED, EXCEPTS, HEAD_WORDS, KIND_ALONE } from './directive-words.ts'
import { exceeds } from '../kernel/decimal.ts'
import { exceptionsIn, contentOf } from './directive-clauses.ts'
import { isGeneral } from './directive-general.ts'
import { lawOf } from '../law/law.ts'
import { mend } from '../text/words.ts'
import { squeeze } from '../kernel/text.ts'
import { type Span, boundsIn } from './directive-bounds.ts'

/** Titles that tell nothing of what rules are about: "İmza Grupları", "Genel Esaslar", "Sınırlı Yetkililer". */
export const isGeneralTitle = (plain: string): boolean =>
  /^\W*(?:islem|is|konu)(?:ler|lar)\W*$/.test(plain) ||
  HEAD_WORDS.test(plain.trim()) ||
  isGeneral(plain) ||
  (lawOf('TR')
    .kindsNamed(plain)
    .every((kind) => kind === 'genel') &&
    OF_SIGNERS.test(plain))
const OF_SIGNERS = /\b(?:imza|temsil|yetki|grup|derece|amac|kapsam|dayanak|tanim|usul|esas|hukum|limit|sinir|yasak|sakli|istisna|yururlu)/
/** What a rule is about beneath the title of its article: words that name kinds of their own are not widened by it. */
export const underTitle = (title: string | null, scope: string | null): string | null => {
  if (title === null || scope === null || isWithin(title, scope)) return scope ?? title
  const [own, named] = [scope, title].map((words) => lawOf('TR').kindsNamed(words)) as [string[], string[]]
  return own.length > 0 && named.length > 0 ? scope : `${title}: ${scope}`
}
/** A rule with the ceiling that all of its group have; where its own is in another currency, the words on both are left to weigh. */
export const capped = (rule: RepresentationRule, limit: Limit, inclusive: boolean | undefined): RepresentationRule => {
  if (rule.limit && rule.limit.currency !== limit.currency)
    return { ...rule, condition: [rule.condition, `en fazla ${limit.amount} ${limit.currency}`].filter(Boolean).join('; ') }
  if (rule.limit && !exceeds(rule.limit.amount, limit.amount)) return rule
  const { inclusive: _, ...rest } = rule
  return { ...rest, limit, ...(inclusive === undefined ? {} : { inclusive }) }
}
/** What words are about without what they except: null where they name nothing, or except something that is not taken apart. */
export const aboutOf = (
  body: Body,
  part: Span,
  terms: readonly Term[],
  taken: readonly Span[],
): { about: string; excludes: string | null } | null => {
  const out = exceptionsIn(body, part.from, part.to, terms)
  if (out.length === 0 && EXCEPTS.test(body.plain.slice(part.from, part.to))) return null
  const about = contentOf(
    body,
    part.from,
    part.to,
    [...terms, ...taken, ...out].sort((a, b) => a.from - b.from),
  )
  if (about === null) return null
  return { about, excludes: out.map((each) => squeeze(body.text.slice(each.from, each.until))).join('; ') || null }
}
/**
 * "Bu tutarı aşan … sözleşmeleri için A Grubu imza yetkilisinin imzası da gerekir": those of the rules before, beyond their amount, with one
 * more; none where the words say something else.
 */
export const besideOf = (
  body: Body,
  part: Span,
  terms: readonly Term[],
  read: readonly (RuleRead & { sentence: number })[],
): RepresentationRule[] => {
  const [term, ...others] = terms
  const last = read.at(-1)
  if (!last || !term || others.length > 0 || term.group?.length !== 1 || (term.count ?? 1) > 1) return []
  const { bounds, spans, unclear, condition } = boundsIn(body, part.from, part.to)
  const begin = bounds.above
  if (!begin || unclear || condition !== null || bounds.limit !== null) return []
  const plain = body.plain.slice(part.from, part.to)
  const scope = contentOf(body, part.from, part.from + (ALSO_ASKED.exec(plain)?.index ?? 0), [term, ...spans])
  return read.flatMap(({ sentence, rule }) => {
    const own = rule.limit?.amount === begin.amount && rule.limit.currency === begin.currency
    if (sentence !== last.sentence || !own || rule.group === null || (scope !== null && !isWithin(scope, rule.scope ?? ''))) return []
    const { limit: _, inclusive: __, ...rest } = rule
    return [{ ...rest, limit: null, above: begin, mode: 'joint' as const, with: [...rule.with, term.group ?? ''] }]
  })
}
/** Whether words name no kinds of transaction but those that others name. */
export const isOfKinds = (words: string, others: string): boolean => {
  const kinds = lawOf('TR').kindsNamed(others)
  return lawOf('TR')
    .kindsNamed(words)
    .every((kind) => kinds.includes(kind))
}
/** What words are about below a head: a noun alone ("alımlar") is of what the head names. */
export const ofHead = (words: string | null, head: string | null): string | null =>
  words === null || head === null || words === head || !KIND_ALONE.test(mend(words)) || !isOfKinds(words, head)
    ? words
    : isWithin(words, head)
      ? head
      : lawOf('TR').kindsNamed(head).length > 0
        ? `${head}: ${words}`
        : words
export const hasNoAmount = ({ limit, above, floor }: RepresentationRule): boolean =>
  limit === null && above === undefined && floor === undefined
/** Whether a rule may be about one of these kinds (none: all): by its words, or because they name no kind. */
export const mayCover = (scope: string | null, acts: readonly string[]): boolean => {
  if (acts.length === 0 || acts.includes('genel')) return true
  const kinds = scope === null ? [] : lawOf('TR').kindsNamed(scope)
  return kinds.length === 0 || kinds.includes('genel') || kinds.some((kind) => acts.includes(kind))
}
/** Whether words name nothing that others do not: each of theirs begins like one of those. */
export const isWithin = (words: string, others: string): boolean =>
  [...mend(words).matchAll(/[a-z]{3,}/g)].every(([word]) =>
    [...mend(others).matchAll(/[a-z]{3,}/g)].some(([other]) => word.slice(0, 6) === other.slice(0, 6)),
  )
