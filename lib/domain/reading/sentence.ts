/**
 * What one sentence says, where each word of it is known: less what it only says again, and with what its power depends on or is bounded
 * to.
 */
import type { Body, Found, Span } from '../fact/found.ts'
import { saidAgainIn } from './again.ts'
import { boundToBranch } from './branch-scope.ts'
import { clausesOf, TAIL } from './clauses.ts'
import { composedIn } from './composed.ts'
import { addedTo, conditionsIn, matterIn, withoutSpans } from './conditions.ts'
import { allIn } from '../text/needed.ts'
import { secondIn } from './second.ts'
import { rowOf } from './tokens.ts'
import { readingOf } from './sentence-walk.ts'

/** What the sentence that stands there says, where each word of it is known and all of it fits; nothing where not. */
export const wholeIn = (body: Body, { from, to }: Span, before = from): Found[] => {
  const second = secondIn(body, { from, to })
  if (second.length > 0) return second
  const again = againIn(body, { from, to })
  if (again.length > 0) {
    const found = wholeIn(withoutSpans(body, again), { from, to }, before)
    const powers = found.flatMap(({ statement }) => (statement.kind === 'representation' ? [statement] : []))
    if (powers.length === 0 || !powers.every(({ mode }) => again.every((each) => each.mode === null || each.mode === mode))) return []
    return again.every((each) => each.mode !== null) ? found : found.map(({ whole: _whole, ...each }) => each)
  }
  const found = conditionedIn(body, { from, to }, before)
  // "A'nın imzası bulunmak şartıyla B veya C'den birinin ona eşlik edeceği iki imza": a signature like the others, where each word is
  // known.
  const plainly = found.length === 0 && SIGNED_BY_HIM.test(body.plain.slice(from, to)) ? plainlyIn(body, { from, to }, before) : found
  return plainly.length === 0 ? composedIn(body, { from, to }, before) : plainly
}
const SIGNED_BY_HIM = /\bimzasi (?:mutlaka )?bulunmak (?:sarti|kaydi)/
/** The clauses of a sentence that only say again what its others give. */
export const againIn = (body: Body, { from, to }: Span): (Span & { mode: 'joint' | 'sole' | null })[] =>
  !/\bimza|\byetki/.test(body.plain.slice(from, to))
    ? []
    : clausesOf(body).flatMap((clause) => {
        if (clause.from < from || clause.to > to) return []
        const words = body.plain.slice(clause.from, clause.to).replace(TAIL, '')
        // "… bağlayacağına ve ayrıca başka bir imzanın aranmayacağına": the last of a clause.
        const last = [0, ...allIn(words, DECIDED_BEFORE).map((match) => match.index + match[0].length)]
        return last.slice(0, MOST_PARTS).flatMap((begin) => {
          const said = saidAgainIn(words.slice(begin))
          return said ? [{ from: clause.from + begin, to: clause.from + begin + said.end, mode: said.mode }] : []
        })
      })

const DECIDED_BEFORE =
  /[a-z]{3}n[ae](?:[,;]| ve)(?= )|m[ae](?:s|l[ae]r)[iu]n[iu](?:[,;]| ve)(?= )|[a-z]{2}(?:[aeiu]r(?:l[ae]r)?|[dt][iu]r|ac[ae]k|ec[ae]k)(?:;(?= )|,(?= (?:tek|bir(?:i|isi)n[iu]n|hicbir|baska|ikinci|diger|kalan|oteki|bunlardan|baskaca) ))|\bolup(?= (?:bu |kendi|temsil |yetki|tek |munferi))/g
const MOST_PARTS = 4
const plainlyIn = (body: Body, { from, to }: Span, before: number): Found[] => {
  const { tokens } = rowOf(body, from, to, before)
  return tokens ? (readingOf(body, tokens, from) ?? []) : []
}

const conditionedIn = (body: Body, { from, to }: Span, before: number): Found[] => {
  // What a clause on signing makes depend on somebody stands apart, and is a field of the one power that it gives.
  const conditions = /imza|haric|mustesna|disinda/.test(body.plain.slice(from, to))
    ? (conditionsIn(body, { from, to }) ?? { body })
    : { body }
  if (conditions.condition) return []
  const matter = matterIn(conditions.body, { from, to })
  const branch = matter ? null : boundToBranch(conditions.body, from, to)
  const bound = matter ?? branch
  const left = bound ? withoutSpans(conditions.body, branch?.spans ?? [bound]) : conditions.body
  const { tokens } = rowOf(left, from, to, before)
  const read = tokens ? (readingOf(left, tokens, from) ?? []) : []
  // What the words bound must be a power, and each that the sentence gives.
  const found = bound ? boundTo(read, bound) : read
  const added = addedTo(conditions)
  if (Object.keys(added).length === 0) return found
  const [only, ...more] = found.filter(({ statement }) => statement.kind === 'representation')
  // Nobody signs alone where another's signature is needed.
  if (added.indispensable && only?.statement.kind === 'representation' && only.statement.mode === 'sole') return []
  return only && more.length === 0
    ? found.map((each) => (each === only ? { ...each, statement: { ...only.statement, ...added } as typeof only.statement } : each))
    : []
}

/** The powers of a sentence bounded to the matters that it names; nothing where it gives none, or says more of them. */
const boundTo = (read: readonly Found[], { scope, from, to }: Span & { scope: string }): Found[] => {
  const powers = read.filter(({ statement }) => statement.kind === 'representation')
  if (powers.length === 0 || powers.some(({ statement }) => statement.kind === 'representation' && statement.scope !== null)) return []
  return read.map((each) =>
    each.statement.kind === 'representation'
      ? { ...each, statement: { ...each.statement, scope }, more: [...(each.more ?? []), { from, to }] }
      : each,
  )
}
