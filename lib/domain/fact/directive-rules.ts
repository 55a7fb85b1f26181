/**
 * Who signs for what in an internal directive. A directive is taken apart into headings, items, sentences and their parts; each that says
 * how somebody signs becomes a rule with its own scope, amounts and signers. What a part does not say itself stands before it: whose power
 * a heading or the beginning of the sentence names, what a list is about, how all its items are signed. A part that speaks of signing and is
 * not understood leaves the rules `partial`, and is told.
 */
import { type GroupOffice, groupRowsIn } from './directive-groups.ts'
import type { RepresentationRule } from './fact.ts'
import type { Span } from './directive-bounds.ts'
import { FORM, quoteOf } from './directive-clauses.ts'
import { NAME_GOES_ON, BEHIND, NUMBER_OF_NOTICE } from './directive-parts.ts'
import { REPLACES } from './directive-words.ts'
import { headedIn, combinationsIn, headsIn, columnsIn, rowsIn } from './directive-tables.ts'
import { mend } from '../text/words.ts'
import { squeeze } from '../kernel/text.ts'
import { termsIn, outside } from './directive-signers.ts'
import { textIn } from './directive-text.ts'
import { type Body, matchesIn } from './found.ts'
import { withHigher } from './directive-places.ts'

/** "… verilmesi hiçbir grubun yetkisinde değildir": what no rule gives, said once. */
const NOBODY_MAY =
  /([a-z][^.;:]{2,200}?) (?:(?:bu )?ic yonerge[a-z]* (?:ile )?)?(?:hicbir|hic kimse|kimse)[a-z]*(?: [a-z]+){0,3}? (?:yetkisinde degil|yetkili degil|(?:birakilma|verilme|taninma)(?:mis|yaca|z))[a-z]*/dg
/** "Bu tablo mal ve hizmet alım sözleşmeleri için geçerlidir": what rows that say nothing of it are about. */
const TABLE_IS_FOR =
  /\b(?:bu|yukaridaki) (?:tablo|liste|limit)[a-z]* ([a-z][^.;:|]{3,120}?) (?:icin|hakkinda|bakimindan) (?:gecerli|uygulan)/dg
/** "Dereceler birbirinin yerine imza atamaz": each step has its own signers. */
const NO_SUBSTITUTES =
  /(?:(?<!\bimza) yerine (?:[a-z\d.]+ ){0,10}?imza (?:at|kullan)(?:il)?ama[a-z]*|\bikame (?:edil|ed|yapil)[ae]m[ae]z|\byetki[a-z]* (?:diger|baska) (?:bir )?(?:gru[pb]|derece)[a-z]* (?:tarafindan )?kullan(?:il)?amaz)/
/** "A Grubu: şirketi müştereken temsile yetkili yönetim kurulu üyeleridir": who a group is, not what it signs. */
const DEFINES = /(?:uye|kisi|mudur|vekil|temsilci|ortak)(?:ler|lar)[iu]?(?:d[iu]r|nd[ae]n olu[sn][a-z]*)[\s.]*$/
type DirectiveRead = {
  rules: RepresentationRule[]
  /** Groups that consist of the holders of an office. */
  groups: GroupOffice[]
  spans: Span[]
  /** What is known by every word of it and gives or bounds nothing. */
  known: Span[]
  /** Clauses and tables on signing that are no rule here. */
  left: Span[]
}
/** Where the lines end that are the directive's title once more: "GENEL MÜDÜRÜN SINIRLI YETKİLERİ HAKKINDA İÇ YÖNERGE". */
const titleEnd = (body: Body, from: number): number => {
  const ends = [...body.breaks].filter((at) => at > from && at < from + TITLE_LONG).sort((a, b) => a - b)
  return ends.findLast((at) => TITLE_AGAIN.test(body.plain.slice(from, at).trim())) ?? from
}
const TITLE_LONG = 200
const TITLE_AGAIN =
  /^(?:[^;:.]|\.(?=[ \d]?[a-z]{1,4}\.)|(?<=\b[a-z]{1,4})\.){0,180}\bic yonerge(?:si)?(?: degisikligi)?(?:\s?[(–-][^;:]{0,60})?$/
/**
 * The rules a directive prints behind its name, where each stands, and what on signing was left that is no rule here: then they are not all.
 */
export const rulesOf = (body: Body, named: number): DirectiveRead => {
  const from = titleEnd(body, named + (NAME_GOES_ON.exec(body.plain.slice(named))?.[0].length ?? 0))
  // Appointments may be printed before the rules too.
  const first = matchesIn(body, FORM, from).at(0)?.from ?? from
  const behind = BEHIND.exec(body.plain.slice(first)) ?? NUMBER_OF_NOTICE.exec(body.plain.slice(first))
  const to = behind ? first + behind.index : body.plain.length
  const terms = termsIn(body, from, to)
  const combined = [...headedIn(body, from, to), ...combinationsIn(body, from, to)]
  const tables = headsIn(
    body,
    outside(
      combined.map(({ from: at, end }) => ({ from: at, to: end })),
      terms,
    ),
  ).map((head) => ({
    from: head[0]?.from ?? 0,
    ...columnsIn(body, head, to),
  }))
  const inTables = [...tables, ...combined].map((table) => ({ from: table.from, to: table.end })).sort((a, b) => a.from - b.from)
  const rows = outside(inTables, rowsIn(body, from, to))
  const defined = outside([...inTables, ...rows], groupRowsIn(body, from, to))
  const covered = [...inTables, ...rows, ...defined].sort((a, b) => a.from - b.from)
  const barred = matchesIn(body, NOBODY_MAY, from, to)
  const tabled = [...tables.flatMap((table) => table.read), ...combined.flatMap((table) => table.read), ...rows]
  const text = textIn(body, from, to, covered, outside(covered, terms), barred, tabled)
  const all = [...tabled, ...text.read]
  const read = all.filter((each) => !DEFINES.test(body.plain.slice(each.from, each.to))).sort((a, b) => a.from - b.from)
  const quoted = read.map(({ rule, ...at }) => ({ ...rule, quote: rule.quote ?? quoteOf(body, at) }))
  const distinct = [...new Map(quoted.map((rule) => [JSON.stringify({ ...rule, quote: '' }), rule])).values()]
  const [about] = matchesIn(body, TABLE_IS_FOR, from, to)
  if (about)
    for (const rule of distinct) if (rule.scope === null || /^tablo|^liste/.test(mend(rule.scope))) rule.scope = squeeze(about.printed(1))
  // "Dereceler birbirinin yerine imza atamaz": said once, it bounds every rule.
  const own = NO_SUBSTITUTES.test(body.plain.slice(from, to)) && !REPLACES.test(body.plain.slice(from, to))
  const never = new Set([
    ...text.denied,
    ...barred.map((match) => squeeze(match.printed(1)).replace(/^(?:madde\s)?\d{1,2}\s?[.)-]+\s*/iu, '')),
  ])
  const apart = distinct.map((rule) => ({
    ...rule,
    ...(never.size === 0 ? {} : { excludes: [rule.excludes, ...never].filter(Boolean).join('; ') }),
    ...(own ? { no_substitutes: true as const } : {}),
  }))
  const groups = [...defined.flatMap((each) => each.groups), ...text.groups].filter(
    (each, at, all) => all.findIndex(({ group }) => group === each.group) === at,
  )
  return {
    groups,
    rules: withHigher(apart, terms, REPLACES.test(body.plain.slice(from, to)), text.substitutions),
    known: [...defined, ...text.known],
    spans: [
      ...read.map((each) => ({ from: each.from, to: each.to })),
      ...text.understood,
      ...defined.map((each) => ({ from: each.from, to: each.to })),
      ...barred.map((match) => ({ from: match.from, to: match.to })),
    ],
    left: [
      ...all.filter((each) => !read.includes(each)),
      ...text.unread,
      ...[...tables, ...combined].filter((table) => table.left).map((table) => ({ from: table.from, to: table.end })),
    ].map(({ from: begins, to: ends }) => ({ from: begins, to: ends })),
  }
}
