/** The lists of a directive: how their items are marked, how rows end, what closes a list and says it for all of its items. */
import { type Part, partsOf } from './directive-parts.ts'
import { outside, type Term } from './directive-signers.ts'
import { leftOutIn } from './directive-denied.ts'
import { USE_THEM, OF_THEM, OF_OFFICE, DEPTHS, BELOW_NOTICE } from './directive-words.ts'
import { isGeneral } from './directive-general.ts'
import { lawOf } from '../law/law.ts'
import { mend } from '../text/words.ts'
import { type Body, matchesIn } from './found.ts'
import { type Clause, hasForm, formsIn, contentOf, isCounted, rowEndsIn } from './directive-clauses.ts'
import { type GroupOffice, groupsIn } from './directive-groups.ts'
import { type Span, boundsIn } from './directive-bounds.ts'

export type Listing = { clauses: Clause[]; scope: string | null }
/** Whether a clause that speaks of powers listed before says only how they are used. */
export const isOfTheirs = ({ scope, signers, condition }: Clause, whose: Term): boolean =>
  (scope === null || NO_OWN_MATTER.test(mend(scope))) && condition === null && signers.every(({ group }) => group === whose.group)
const NO_OWN_MATTER =
  /^(?:(?:yukarida\S*|bu|anilan|sayilan|yazili|belirtilen|soz|konusu|yetki\S*|islem\S*|is|isler\S*|gorev\S*|konu\S*|husus\S*|mudurler|kisiler|yetkililer|kullan\S*|ve) ?)+$/
/** "Beyanname imzalamak, 50.000 TL'ye kadar ödeme yapmak": those before the one that its amount begins are without. */
export const mattersOf = (body: Body, item: Span): Span[] => {
  const first = boundsIn(body, item.from, item.to).spans[0]
  const cut = first ? matchesIn(body, DONE_THEN, item.from, first.from).at(-1) : undefined
  // "…, mal satış sözleşmelerini 100.000 TL'ye kadar imzalamak": what its own amount bounds stands before it.
  const own = cut === undefined || first === undefined ? '' : body.plain.slice(cut.to, first.from)
  const ofItsOwn = /[a-z](?:l[ae]r[iu]n?[iu]?|[iu]) (?:(?:bedeli|tutari|degeri) )?$/.test(own) && lawOf('TR').kindsNamed(own).length > 0
  return !first || !cut || (!ofItsOwn && /[a-z]{3}/.test(own.replace(/\b(?:her|bir|islem|basina|icin|beher|defada|en|fazla|azami)\b/g, '')))
    ? [{ from: item.from, to: item.to }]
    : [
        { from: item.from, to: cut.to },
        { from: cut.to, to: item.to },
      ]
}
const DONE_THEN = /m[ae](?:k|y[ae]|s[iu])(?:,| ve) /dg
/** Whether a list of what somebody may do, none of it with a form, is closed by how it is signed: "Bu işlemlerde tek başına imza atar." */
export const isClosedBelow = (body: Body, parts: readonly Part[], at: number, terms: readonly Term[]): boolean => {
  for (const part of parts.slice(at + 1, at + MOST_ITEMS)) {
    const plain = body.plain.slice(part.from, part.to)
    if (hasForm(body, part, terms)) return USE_THEM.test(plain) || OF_THEM.test(plain)
    const inside = terms.filter((term) => term.from >= part.from && term.to <= part.to)
    if (part.title && inside.length === 0) return false
    const label = inside.length === 1 && part.ends === ':' && contentOf(body, part.from, part.to, inside) === null
    if (inside.length > 0 && !label && !OF_OFFICE.test(plain)) return false
  }
  return false
}
const MOST_ITEMS = 40
export const generalFrom = (body: Body, parts: readonly Part[], at: number): Part[] | null => {
  let end = at
  while (parts[end]?.ends === ';' && end - at < 8) end++
  const last = parts[end]
  if (!last || end === at || !isGeneral(body.plain.slice((parts[at] as Part).from, last.to).replace(/;/g, ','))) return null
  return parts.slice(at, end + 1)
}
/** "Fabrika Müdürü ve Ticaret Müdürü yönetim kurulunca atanır": what is said of those who bear a title is said of agents. */
export const titlesAsAgents = (body: Body, part: Span, terms: readonly Term[]): string =>
  terms.every(({ group }) => group !== null && group.length > 1)
    ? terms.reduceRight(
        (text, term) => `${text.slice(0, term.from - part.from)} yetkili${text.slice(term.to - part.from)}`,
        body.plain.slice(part.from, part.to),
      )
    : ''
const CONSISTS_OF = /\b(?:olus(?:ur|maktadir)|ibarettir|[dn]?[ae]n olusur)\W*$/
/** Rows that say of which people each group is made up; null where one of them says anything else. */
export const definingFrom = (body: Body, parts: readonly Part[], at: number): { groups: GroupOffice[]; parts: Part[] } | null => {
  let end = at
  while (parts[end]?.ends === ';' && end - at < 8) end++
  const last = parts[end]
  if (!last || !CONSISTS_OF.test(body.plain.slice(last.from, last.to))) return null
  const rows = parts.slice(at, end + 1)
  const all = rows.map((row) => body.plain.slice(row.from, row.to).trim()).join(', ')
  const groups = groupsIn(all)
  return groups === null ? null : { groups, parts: rows }
}
/** Dots and dashes stand below each other either way round. */
export const isStroke = (mark: string): boolean => mark === 'stroke' || mark === 'dash'
/** Whether an item begins with an amount and names no matter of its own ("- 250.000 TL'ye kadar: B Grubu münferiden"): a row of what stands before it. */
export const isAmountRow = (body: Body, next: Span, terms: readonly Term[]): boolean => {
  const { spans } = boundsIn(body, next.from, next.to)
  const [first] = spans
  if (!first || /[a-z\d]/.test(body.plain.slice(next.from, first.from))) return false
  const inside = terms.filter((term) => term.from >= next.from && term.to <= next.to)
  const forms = formsIn(body, next.from, next.to, inside)
  return (
    contentOf(
      body,
      next.from,
      next.to,
      [...spans, ...inside, ...forms].sort((a, b) => a.from - b.from),
    ) === null
  )
}
/** By what an item of a list is marked (an article, a figure, a letter, a stroke), and how deep that stands: "2." above "2.1.", a figure above a letter. */
export type Mark = { kind: '' | 'article' | 'figure' | 'letter' | 'stroke' | 'dash'; printed: string; depth: number }
export const markOf = ({ plain }: Body, { from }: Span): Mark => {
  const before = plain.slice(Math.max(0, from - 12), from)
  const [, article, figure, letter, stroke, dash] =
    /(madde )?(?:(\d{1,2}(?:\.\d{1,2})*)\s?(?:[.)-]*|:)|(?<![a-z])([a-z]{1,4})\s?[.)]+|([*•])|([–-]))\s*$/.exec(before) ?? []
  const kind = article ? 'article' : figure ? 'figure' : letter ? 'letter' : stroke ? 'stroke' : dash ? 'dash' : ''
  return {
    kind,
    printed: figure ?? letter ?? stroke ?? dash ?? '',
    depth: DEPTHS.indexOf(kind) * 10 + (figure === undefined ? 0 : figure.split('.').length),
  }
}
/** Whether an item stands above those of a list: "I." before "2." is a figure that a scan took for a letter. */
export const isAbove = (mark: Mark, items: Mark): boolean =>
  mark.depth < items.depth && !(mark.printed === '2' && (items.printed === 'i' || items.printed === 'l'))
/** "… B Grubundan bir imza yetkilisi; … A Grubundan iki imza yetkilisi imzalar": the verb stands in the last of its parts. */
export const isRowOf = (body: Body, part: Part, next: Part | undefined, terms: readonly Term[]): boolean => {
  const last = terms.at(-1)
  if (part.ends !== ';' || !next || next.item || !last || last.to < part.to || !terms.every(isCounted)) return false
  const amounts = boundsIn(body, part.from, part.to)
  if (amounts.spans.length === 0 && contentOf(body, part.from, part.to, terms) === null) return false
  return /\b(?:imzalar|imza (?:eder|atar)|akdeder|yetkilidir|imza(?:s[iu]|lar[iu])(?:n[iu]|yla)?(?: ile)? [a-z]+r)(?:ler|lar)?[\s.]*$/.test(
    body.plain.slice(next.from, next.to).replace(BELOW_NOTICE, ''),
  )
}
/**
 * "a) 50.000 TL'ye kadar B grubundan bir, b) bu tutarın üzerinde A grubundan iki imza yetkilisinin imzası ile yapılır": a row of a list
 * whose last says how they all sign.
 */
export const isItemRow = (body: Body, parts: readonly Part[], at: number, terms: readonly Term[]): boolean => {
  const part = parts[at] as Part
  const last = terms.at(-1)
  if (!part.item || (part.ends !== ';' && part.ends !== '') || !last || !terms.every(isCounted)) return false
  if (!/^['’]?(?:n[iu]n)?[\s,;]*$/.test(body.plain.slice(last.to, part.to))) return false
  if (boundsIn(body, part.from, part.to).spans.length === 0 && contentOf(body, part.from, part.to, terms) === null) return false
  let end = at
  while (
    /^;?$/.test((parts[end] as Part).ends) &&
    parts[end + 1]?.item &&
    markOf(body, parts[end + 1] as Part).kind === markOf(body, part).kind
  )
    end++
  const closing = parts[end] as Part
  return (
    end > at &&
    /\bimza(?:s[iu]|lar[iu])(?:yla|yle| ile| (?:aranir|gerekir|sarttir|zorunludur|yeterlidir|bulunur))\b/.test(
      body.plain.slice(closing.from, closing.to),
    )
  )
}

/** "C Grubu tek başına: en çok 200.000 TL (dahil)": an amount alone behind the colon is of who signs before it. */
const withAmounts = (body: Body, parts: readonly Part[], terms: readonly Term[]): Part[] => {
  const isSum = (sum: Part): boolean => {
    const { spans, unclear } = boundsIn(body, sum.from, sum.to)
    const names = terms.some((term) => term.from >= sum.from && term.to <= sum.to)
    return spans.length > 0 && !unclear && !names && contentOf(body, sum.from, sum.to, spans) === null && !hasForm(body, sum, terms)
  }
  const joined: Part[] = []
  for (const [at, part] of parts.entries()) {
    const signers = joined.at(-1)
    const ofSigners =
      signers !== undefined &&
      signers === parts[at - 1] &&
      signers.ends === ':' &&
      !part.item &&
      hasForm(body, signers, terms) &&
      isSum(part)
    if (ofSigners) joined.splice(-1, 1, { ...signers, to: part.to, ends: part.ends })
    else joined.push(part)
  }
  return joined
}
/** The parts of a directive; what is left out of one by its last words, and each row of one that says its verb once, is a part of its own. */
export const piecesOf = (
  body: Body,
  { from, to }: Span,
  covered: readonly Span[],
  headings: readonly Span[],
  terms: readonly Term[],
): (Part & { tells?: true })[] =>
  withAmounts(body, outside(covered, partsOf(body, from, to, [...headings, ...covered])), terms).flatMap(
    (part): (Part & { tells?: true })[] => {
      const inside = terms.filter((term) => term.from >= part.from && term.to <= part.to)
      const out = leftOutIn(body, part, inside)
      if (out !== null)
        return [
          { ...part, to: out, ends: ';' },
          { ...part, from: out, item: false, row: false },
        ]
      const ends = rowEndsIn(body, part, inside)
      return [...ends, part.to].map((end, at) => ({
        ...part,
        from: ends[at - 1] ?? part.from,
        to: end,
        ...(at < ends.length ? { ends: ';' as const, tells: true as const } : {}),
        item: part.item && at === 0,
        row: part.row && at === 0,
      }))
    },
  )
