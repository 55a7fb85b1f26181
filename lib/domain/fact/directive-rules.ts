/** Who signs for what in an internal directive: rules by grades or groups, by titles, by names, and the rows of a table. */
import { squeeze } from '../kernel/text.ts'
import { type Bounds, itemStart, limitBefore, scopeIn } from './directive-bounds.ts'
import { outside, type Term, termsIn } from './directive-signers.ts'
import { columnsIn, headsIn, type RuleRead, rowsIn, type Span } from './directive-tables.ts'
import { electedIn } from '../reading/offices.ts'
import type { RepresentationRule } from './fact.ts'
import type { Body } from './found.ts'
import { mend } from '../text/words.ts'

// A heading in capitals begins each class of transactions; its number may be damaged.
const CAPITALS = /(?:\p{Lu}{2,25}[\s,]{1,2}(?:ve\s|ile\s)?){1,12}\p{Lu}{4,25}/gu
// Or a numbered heading with capital initials.
const NUMBERED =
  /(?<=[\s.])\d{1,2}\s?[.)-]{1,2}\s?((?:\p{Lu}[\p{L}]+ (?:ve |ile )?){0,6}(?:[İI]şlemler|[Ss]özleşmeler|[Tt]emsil)\p{Ll}*)(?=\s*:|\s+[\d\p{Lu}*-])/gu
const OF_CLASS = /islem|temsil|sozlesme/

// Somebody whom the notice appoints, or the end of his name, may stand right before a heading.
const withoutNames = (heading: string, people: readonly string[]): string => {
  const words = heading.split(' ')
  const cuts = people.map((person) => {
    const parts = person.split(' ')
    const whole = ` ${heading} `.indexOf(` ${person} `)
    if (whole >= 0) return heading.slice(0, whole).split(' ').filter(Boolean).length + parts.length
    const end = parts.findIndex((_, at) => parts.slice(at).every((part, i) => part === words[i]))
    return end < 0 ? 0 : parts.length - end
  })
  return words.slice(Math.max(0, ...cuts)).join(' ')
}

type Class = { at: number; end: number; name: string }
const classesIn = (body: Body, from: number, to: number): Class[] => {
  const people = electedIn(body).map(({ name }) => name)
  return [...body.text.slice(from, to).matchAll(CAPITALS)]
    .filter((match) => OF_CLASS.test(body.plain.slice(from + match.index, from + match.index + match[0].length)))
    .map((match) => ({
      at: from + match.index,
      end: from + match.index + match[0].length,
      name: withoutNames(squeeze(match[0].replace(/^(?:[IVXN]{1,4}\s)+/, '')), people),
    }))
    .concat(
      [...body.text.slice(from, to).matchAll(NUMBERED)].map((match) => ({
        at: from + match.index,
        end: from + match.index + match[0].length,
        name: match[1] ?? '',
      })),
    )
    .filter(({ name }) => OF_CLASS.test(mend(name)))
    .sort((a, b) => a.at - b.at)
}

// What may stand between two who sign together, and between alternatives.
const AND = /^(?:'?\s?[a-z]{0,5})?\s*(?:,|\bve|\bile)\s*(?:(?:birlikte|bir|herhangi)\s)?$/
const OR = /^(?:'?\s?[a-z]{0,5})?\s*(?:veya|ya da|yahut)\s*(?:bir\s)?$/
const FORM = /(musterek[a-z]*|cift imza[a-z]*|birlikte (?:imza|atac)[a-z]*)|(munferi[dt][a-z]*|tek bas[a-z]*|tek imza[a-z]*)|(imza[a-z]*)/
/** How far before those who sign their clause may begin. */
const REACH = 400
/** How far behind those who sign the form of their signature may stand. */
const NEAR = 160

// Where the signature is put: "Şirket kaşesi veya unvanı altına".
const STAMP = /(?:kasesi|unvani|muhru) (?:veya|ve) (?:kasesi|unvani|muhru)/
const OTHERWISE = /\b(?:veya|ya da|yahut|haric|degil)\b/
type Clause = { alternatives: Term[][]; terms: Term[]; read: { sole: boolean; to: number } | null; unread: boolean }

/**
 * Who signs a clause, from one term on, and how; `read` is null where the words do not hold together, `unread` where they speak of signing
 * in a way that is not told.
 */
const clauseAt = (body: Body, all: readonly Term[], first: number): Clause => {
  let last = first
  const alternatives: Term[][] = [[]]
  for (let next = all[last]; next; next = all[++last]) {
    alternatives.at(-1)?.push(next)
    const words = body.plain.slice(next.to, all[last + 1]?.from ?? next.to)
    if (OR.test(words)) alternatives.push([])
    else if (!AND.test(words)) break
  }
  const terms = all.slice(first, last + 1)
  const end = all[last]?.to ?? 0
  const next = all[last + 1]
  const rest = /^[^.;:|]*/.exec(body.plain.slice(end, Math.min(end + NEAR, next?.from ?? Infinity)))?.[0] ?? ''
  const form = FORM.exec(rest)
  if (!form) return { alternatives, terms, read: null, unread: false }
  const unread = { alternatives, terms, read: null, unread: true }
  // "münferiden A Grubu, müştereken B Grubu": the form stands first, what follows is that of the next.
  if (FORM_FIRST.test(body.plain.slice(Math.max(0, (terms[0]?.from ?? 0) - 40), terms[0]?.from))) return unread
  const named = terms.every(({ group }) => group === null || group.length > 1)
  const counts = alternatives.map((chain) => chain.reduce((sum, { count }) => sum + (count ?? 1), 0))
  const many = counts.some((count) => count > 1)
  // "A Grubundan ikisi veya yetkilendirilen kişilerin müşterek imzaları": the first is told, the others are not read.
  const others = OTHERWISE.test(rest.slice(0, form.index).replace(STAMP, ' '))
  if (others && !many) return unread
  const to = end + form.index + form[0].length
  const after = /^[^.;:]*/.exec(body.plain.slice(to, to + NEAR))?.[0] ?? ''
  // A signature is one alone only where nothing asks for another beside it.
  const alone =
    terms[0]?.count !== null &&
    !/musterek|birlikte/.test(after) &&
    !(next && next.from - to < 40 && /\b(?:ile|ve)\b/.test(body.plain.slice(to, next.from)))
  if (form[3] && (named || (!many && !alone))) return unread
  const sole = form[2] !== undefined || (form[3] !== undefined && !many)
  // Alternatives are told apart where each signs alone, or each is said with its two; one name or title "together" lacks the other.
  if (
    (alternatives.length > 1 && !sole && counts.some((count) => count < 2)) ||
    (sole && terms.some(({ count }) => (count ?? 1) > 1)) ||
    (!sole && !many && named)
  )
    return unread
  return { alternatives: sole ? terms.map((term) => [term]) : alternatives, terms, read: { sole, to }, unread: others }
}
const FORM_FIRST = /(?:musterek[a-z]*|munferi[dt][a-z]*|tek bas[a-z]*)\s+(?:olarak\s+)?$/

type Signers = Pick<RepresentationRule, 'persons' | 'group' | 'mode' | 'with'>
const jointly = (first: string | null, others: string[], persons: string[] = []): Signers => ({
  persons,
  group: first,
  mode: 'joint',
  with: others,
})

// "En az biri A grubundan olmak üzere": who has to be among those who sign.
const AT_LEAST =
  /en az (?:bir|biri|birisi)(?:nin)? \(?'?([a-h\d])'?\)?\s?\.?\s?(?:grubu?|grup|derece)[a-z]*'?(?:[a-z]{2,4})? (?:imza yetkili[a-z]* )?(?:olmak|olmasi) (?:uzere|kaydiyla|sartiyla|kosuluyla)/

/** "A ve B grubu imza yetkililerinden herhangi ikisi": every pair out of these groups, with the one that must be among them. */
const pairsOf = (groups: string[], needed: string | null): Signers[] =>
  groups
    .flatMap((group, at) => groups.slice(at).map((other) => jointly(group, [other])))
    .filter(({ group, with: [other] }) => needed === null || group === needed || other === needed)

/** The rules that one alternative of a clause makes; null where the words do not say how many of whom. */
const signersOf = (chain: Term[], sole: boolean, needed: string | null): Signers[] | null => {
  const [term, ...others] = chain
  if (!term) return []
  if (sole) return [{ persons: term.person === null ? [] : [term.person], group: term.group, mode: 'sole', with: [] }]
  // The count stands behind the last letter and speaks of them all.
  const shared = chain.filter(({ letter }) => letter)
  const count = chain.at(-1)?.count ?? null
  if (shared.length > 0 && count !== null) {
    if (shared.length !== chain.length - 1 || count !== 2) return null
    return pairsOf(
      chain.map(({ group }) => group ?? ''),
      needed,
    )
  }
  if (needed !== null) return null
  const again = ({ group, person, count: of }: Term, more: number): string[] =>
    Array.from({ length: (of ?? 1) - more }, () => group ?? person ?? '')
  return [
    jointly(term.group, [...again(term, 1), ...others.flatMap((other) => again(other, 0))], term.person === null ? [] : [term.person]),
  ]
}

// What else has to be there before the signature binds: "Yönetim Kurulu onayı alınmış olmak kaydıyla".
const CONDITION =
  /(?:(?:yonetim|mudurler|genel|kurul[a-z]*|ilgili|isleme|iliskin|yazili|onceden) ){0,6}(?:onay|karar)[a-z]*\s(?:[a-z]+\s){0,3}?(?:kaydiyla|kaydi ile|sartiyla|sarti ile|kosuluyla|kosulu ile|uzerine|alinarak|alinmasi halinde)/d

/**
 * The amount of a clause: before those who sign, said once for alternatives, or behind them; `unclear` where it may be that of the next
 * clause.
 */
const boundsFor = (
  body: Body,
  floor: number,
  from: number,
  to: number,
  before: RuleRead | undefined,
  next: Term | undefined,
): Bounds | 'unclear' | null => {
  const own = limitBefore(body, Math.max(floor, from - REACH), from)
  if (own) return own
  if (before && follows(body, before, from)) return boundsOf(before.rule)
  const end = to + (/[;:]|\.(?!\d)/.exec(body.plain.slice(to, to + 200))?.index ?? 200)
  const behind = limitBefore(body, to, end)
  return behind && next && next.from < end ? 'unclear' : behind
}
/** Whether a clause goes on from the one before: another who may sign for the same. */
const follows = (body: Body, before: RuleRead, from: number): boolean => {
  const gap = body.plain.slice(before.to, from)
  return gap.length < 60 && itemStart(body.plain, before.to, from) === before.to && !/[:]|\.(?!\d)|limitsiz|kisitlama/.test(gap)
}

const SIGNED = new RegExp(FORM.source, 'g')
/** Behind what words before a clause speak of other signatures: an amount there is theirs. */
const floorFor = (body: Body, from: number, at: number): number => {
  const last = [...body.plain.slice(from, at).matchAll(SIGNED)].filter((match) => match[1] ?? match[2]).at(-1)
  return last ? from + last.index + last[0].length : from
}

const clausesIn = (
  body: Body,
  from: number,
  to: number,
  all: readonly Term[],
  classes: readonly Class[],
): { read: RuleRead[]; left: boolean } => {
  const read: RuleRead[] = []
  let left = false
  for (let at = 0; at < all.length; at++) {
    const { alternatives, terms, read: clause, unread } = clauseAt(body, all, at)
    const [term] = terms
    at += terms.length - 1
    if (!term) continue
    const before = read.at(-1)
    const needed =
      AT_LEAST.exec(body.plain.slice(Math.max(before?.to ?? from, term.from - 20), clause?.to ?? term.to))?.[1]?.toUpperCase() ?? null
    // "En az biri A Grubundan olmak üzere" names nobody who signs.
    if (!clause && !unread && needed !== null) continue
    const floor = floorFor(body, Math.max(before?.to ?? from, term.from - REACH), term.from)
    const item = itemStart(body.plain, floor, term.from)
    const led = AT_LEAST.exec(body.plain.slice(item, term.from))
    const bounds = clause ? boundsFor(body, floor, term.from, clause.to, before, all[at + 1]) : null
    const signers = clause ? alternatives.map((chain) => signersOf(chain, clause.sole, needed ?? led?.[1]?.toUpperCase() ?? null)) : [null]
    if (!clause || bounds === 'unclear' || signers.includes(null)) {
      left ||= (unread || clause !== null) && terms.some(({ group }) => group !== null)
      continue
    }
    left ||= unread
    const condition = CONDITION.exec(body.plain.slice(floor, clause.to))?.indices?.[0]
    const heading = classes.filter((each) => each.at < term.from).at(-1)
    const begin = Math.max(item, heading && heading.end <= term.from ? heading.end : 0)
    const end = Math.min(led ? item + led.index : term.from, condition ? floor + condition[0] : term.from)
    const own = scopeIn(body, begin, Math.max(begin, end))
    // "Aşağıdaki işlemlerde" under a heading speaks of what the heading names; so does a clause too long to see its beginning.
    const scope =
      before && follows(body, before, term.from)
        ? before.rule.scope
        : own === null || (heading && (/^\S*asagida/.test(mend(own)) || begin === term.from - REACH))
          ? (heading?.name ?? own)
          : own
    const common = {
      limit: null,
      scope,
      until: null,
      ...bounds,
      ...(condition ? { condition: squeeze(body.text.slice(floor + condition[0], floor + condition[1])) } : {}),
    }
    for (const each of signers) for (const rule of each ?? []) read.push({ rule: { ...rule, ...common }, from: term.from, to: clause.to })
  }
  return { read, left }
}
const boundsOf = ({ limit, inclusive, above }: RepresentationRule): Bounds => ({
  limit,
  ...(inclusive ? { inclusive } : {}),
  ...(above ? { above } : {}),
})

// What speaks of how somebody signs; what a word means, or what the statute says, is no rule.
const SIGNING = /musterek(?!e?n sorumlu|en hazirla)|munferi|\btek bas|\btek imza|cift imza|birlikte (?:imza|atac|temsil)/g
const NO_RULE = /ifade eder|anlamina|tanim|muteselsilen|sorumludur|madde[a-z]* (?:hukm|uyarinca)|kanun/
/** How far behind a rule its own words still go on ("müştereken atacakları çift imza ile"). */
const GOES_ON = 60

/**
 * The rules a directive prints behind its name, where each stands, and whether a clause on signing was left that is no rule here: then they
 * are not all.
 */
export const rulesOf = (body: Body, from: number): { rules: RepresentationRule[]; spans: Span[]; partial: boolean } => {
  const to = body.plain.length
  const terms = termsIn(body, from, to)
  const tables = headsIn(body, terms).map((head) => ({ from: head[0]?.from ?? 0, ...columnsIn(body, head, to) }))
  const inTables = tables.map((table) => ({ from: table.from, to: table.end }))
  const rows = outside(inTables, rowsIn(body, from, to))
  const clauses = clausesIn(body, from, to, outside(rows, outside(inTables, terms)), classesIn(body, from, to))
  const read = [...tables.flatMap((table) => table.read), ...rows, ...clauses.read].sort((a, b) => a.from - b.from)
  const distinct = [...new Map(read.map(({ rule }) => [JSON.stringify(rule), rule])).values()]
  const sentence = (at: number): string => body.plain.slice(Math.max(from, at - 200), at + 120).replace(/^.*[.;](?=[^.;]*$)/, '')
  const told = read.map((each) => ({
    from: each.from,
    to: each.to + (/[.;:](?!\d)/.exec(body.plain.slice(each.to, each.to + GOES_ON))?.index ?? GOES_ON),
  }))
  const left = outside(
    [...told, ...inTables].sort((a, b) => a.from - b.from),
    [...body.plain.slice(from).matchAll(SIGNING)].map(({ index }) => ({ from: from + index, to: from + index + 1 })),
  ).filter((each) => !NO_RULE.test(sentence(each.from)))
  return {
    rules: REPLACES.test(body.plain.slice(from)) ? withHigher(distinct) : distinct,
    spans: read.map((each) => ({ from: each.from, to: each.to })),
    partial: clauses.left || left.length > 0 || tables.some((table) => table.left),
  }
}

// "Bir üst grupta yer alan imza yetkilisi, altındaki gruplarda yer alan imza yetkililerinin yerine imza atabilir."
const REPLACES = /\bust (?:grup|derece)[^.]{0,160}? yerine[^.]{0,30}? imza/

/** The rules that a higher grade in the place of a lower one makes, where the directive allows it: said once there, written out here. */
const withHigher = (rules: RepresentationRule[]): RepresentationRule[] => {
  const grades = [
    ...new Set(rules.flatMap((rule) => [rule.group, ...rule.with]).filter((each): each is string => each?.length === 1)),
  ].sort()
  const others = (slot: string): string[] => (slot.length === 1 ? grades.filter((each) => each <= slot) : [slot])
  // One of grade 1 with one of grade 2 is the same pair either way round.
  const key = (rule: RepresentationRule): string => JSON.stringify({ ...rule, group: [rule.group, ...rule.with].sort(), with: [] })
  const found = new Map(rules.map((rule) => [key(rule), rule]))
  for (const rule of rules) {
    for (const group of others(rule.group ?? '')) {
      const [co, ...more] = rule.with
      for (const other of co === undefined ? [undefined] : others(co)) {
        const raised = { ...rule, group, with: other === undefined ? [] : [other, ...more] }
        if (!found.has(key(raised))) found.set(key(raised), raised)
      }
    }
  }
  return [...found.values()]
}
