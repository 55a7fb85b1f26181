/** Who signs for what in an internal directive: rules by grades or groups, by titles, by names, and the rows of a table. */
import { parseCurrency } from '../kernel/money.ts'
import { squeeze } from '../kernel/text.ts'
import { AMOUNT, amountOf } from './amounts.ts'
import { outside, type Term, termsIn } from './directive-signers.ts'
import { electionsIn } from './elections.ts'
import type { Limit, RepresentationRule } from './fact.ts'
import { type Body, matchesIn } from './found.ts'
import { mend } from './mend.ts'

type Span = { from: number; to: number }
type RuleRead = Span & { rule: RepresentationRule }

type Bounds = Pick<RepresentationRule, 'limit' | 'inclusive' | 'above'>

const LIMIT = new RegExp(`(?:degeri|tutari|tutar|bedeli)?\\s*${AMOUNT}\\s*(tl|turk lirasi|usd|abd dolari|amerikan dolari|euro?|avro)\\S*\\s*(?:\\([^()]{1,60}\\)\\s*)?(kadar|uzerinde|uzeri|asan)?`, 'dg')

/** The amount up to which a rule holds, or above which it begins: what lies above an amount has no upper limit. */
const limitBefore = (body: Body, from: number, to: number): Bounds | null => {
  const [before, last] = [undefined, ...matchesIn(body, LIMIT, from, to)].slice(-2)
  const amount = amountOf(last?.printed(1))
  const currency = last ? parseCurrency(last.printed(2).replace(/^euro?$/i, 'EUR')) : null
  if (!last || !amount || !currency) return null
  const above = /uzer|asan/.test(body.plain.slice(last.from, Math.min(to, last.to + 30))) && !/kadar/.test(body.plain.slice(last.from, last.to + 20))
  const bound: Limit = { amount, currency }
  // "100.000 TL ile 500.000 TL arasındaki", "100.000 TL'den 500.000 TL'ye kadar"
  const lower = before && last.from - before.to < 25 && /^'?\s?(?:[a-z]{1,3}\s)?(?:ile|ve|-|dan|den)?\s*$/.test(body.plain.slice(before.to, last.from)) && (/aras/.test(body.plain.slice(last.to, last.to + 30)) || /(?:dan|den)$/.test(body.plain.slice(before.from, before.to))) ? amountOf(before.printed(1)) : null
  if (lower && before && parseCurrency(before.printed(2).replace(/^euro?$/i, 'EUR')) === currency) return { limit: bound, above: { amount: lower, currency } }
  if (above) return { limit: null, above: bound }
  return /\bdahil/.test(body.plain.slice(last.to, Math.min(to, last.to + 60))) ? { limit: bound, inclusive: true } : { limit: bound }
}

// A heading in capitals begins each class of transactions; its number may be damaged.
const CAPITALS = /(?:\p{Lu}{2,25}[\s,]{1,2}(?:ve\s|ile\s)?){1,12}\p{Lu}{4,25}/gu
// Or a numbered heading with capital initials.
const NUMBERED = /(?<=[\s.])\d{1,2}\s?[.)-]{1,2}\s?((?:\p{Lu}[\p{L}]+ (?:ve |ile )?){0,6}(?:[İI]şlemler|[Ss]özleşmeler|[Tt]emsil)\p{Ll}*)(?=\s*:|\s+[\d\p{Lu}*-])/gu
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

const classesIn = (body: Body, from: number, to: number): { at: number; name: string }[] => {
  const people = electionsIn(body).map(({ person }) => person)
  return [...body.text.slice(from, to).matchAll(CAPITALS)]
  .filter((match) => OF_CLASS.test(body.plain.slice(from + match.index, from + match.index + match[0].length)))
  .map((match) => ({ at: from + match.index, name: withoutNames(squeeze(match[0].replace(/^(?:[IVXN]{1,4}\s)+/, '')), people) }))
  .concat([...body.text.slice(from, to).matchAll(NUMBERED)].map((match) => ({ at: from + match.index, name: match[1] ?? '' })))
  .filter(({ name }) => OF_CLASS.test(mend(name)))
  .sort((a, b) => a.at - b.at)
}

// What may stand between two who sign together, and between alternatives.
const AND = /^(?:'?\s?[a-z]{0,5})?\s*(?:,|\bve|\bile)\s*(?:(?:birlikte|bir|herhangi)\s)?$/
const OR = /^(?:'?\s?[a-z]{0,5})?\s*(?:veya|ya da|yahut)\s*(?:bir\s)?$/
const FORM = /(musterek[a-z]*|cift imza[a-z]*|birlikte (?:imza|atac)[a-z]*)|(munferi[dt][a-z]*|tek bas[a-z]*|tek imza[a-z]*)|(imza[a-z]*)/
/** How far behind those who sign the form of their signature may stand. */
const NEAR = 160

// Where the signature is put: "Şirket kaşesi veya unvanı altına".
const STAMP = /(?:kasesi|unvani|muhru) (?:veya|ve) (?:kasesi|unvani|muhru)/
const OTHERWISE = /\b(?:veya|ya da|yahut|haric|degil)\b/
type Clause = { chain: Term[]; read: { sole: boolean; to: number } | null; unread: boolean }

/** Who signs a clause, from one term on, and how; `read` is null where the words do not hold together, `unread` where they speak of signing in a way that is not told. */
const clauseAt = (body: Body, terms: readonly Term[], first: number): Clause => {
  let last = first
  let either = false
  for (let next = terms[last + 1]; next; next = terms[last + 1]) {
    const words = body.plain.slice(terms[last]?.to, next.from)
    if (OR.test(words)) either = true
    else if (!AND.test(words)) break
    last++
  }
  const chain = terms.slice(first, last + 1)
  const end = terms[last]?.to ?? 0
  const next = terms[last + 1]
  const rest = /^[^.;:]*/.exec(body.plain.slice(end, Math.min(end + NEAR, next?.from ?? Infinity)))?.[0] ?? ''
  const form = FORM.exec(rest)
  if (!form) return { chain, read: null, unread: false }
  const unread = { chain, read: null, unread: true }
  const named = chain.every(({ group }) => group === null || group.length > 1)
  const many = chain.reduce((sum, { count }) => sum + (count ?? 1), 0) > 1
  // "A Grubundan ikisi veya yetkilendirilen kişilerin müşterek imzaları": the first is told, the others are not read.
  const others = OTHERWISE.test(rest.slice(0, form.index).replace(STAMP, ' '))
  if (others && !many) return unread
  const to = end + form.index + form[0].length
  const after = /^[^.;:]*/.exec(body.plain.slice(to, to + NEAR))?.[0] ?? ''
  // A signature is one alone only where nothing asks for another beside it.
  const alone = chain[0]?.count !== null && !/musterek|birlikte/.test(after) && !(next && next.from - to < 40 && /\b(?:ile|ve)\b/.test(body.plain.slice(to, next.from)))
  if (form[3] && (named || (!many && !alone))) return unread
  const sole = form[2] !== undefined || (form[3] !== undefined && !many)
  // Alternatives are told apart where each signs alone; one name or title "together" lacks the other.
  if ((either && !sole) || (sole && chain.some(({ count }) => (count ?? 1) > 1)) || (!sole && !many && named)) return unread
  return { chain, read: { sole, to }, unread: others }
}

const ruleOf = (term: Term, others: Term[], sole: boolean): Pick<RepresentationRule, 'persons' | 'group' | 'mode' | 'with'> => {
  const again = ({ group, person, count }: Term, more: number): string[] => Array.from({ length: (count ?? 1) - more }, () => group ?? person ?? '')
  return { persons: term.person === null ? [] : [term.person], group: term.group, mode: sole ? 'sole' : 'joint', with: sole ? [] : [...again(term, 1), ...others.flatMap((other) => again(other, 0))] }
}

// What else has to be there before the signature binds: "Yönetim Kurulu onayı alınmış olmak kaydıyla".
const CONDITION = /(?:(?:yonetim|mudurler|genel|kurul[a-z]*|ilgili|isleme|iliskin|yazili|onceden) ){0,6}(?:onay|karar)[a-z]*\s(?:[a-z]+\s){0,3}?(?:kaydiyla|kaydi ile|sartiyla|sarti ile|kosuluyla|kosulu ile|uzerine|alinarak|alinmasi halinde)/d

/** The amount of a clause: before those who sign, said once for alternatives, or behind them; `unclear` where it may be that of the next clause. */
const boundsFor = (body: Body, from: number, to: number, before: RuleRead | undefined, next: Term | undefined): Bounds | 'unclear' | null => {
  const own = limitBefore(body, Math.max(before?.to ?? from - 260, from - 260), from)
  if (own) return own
  const gap = before ? body.plain.slice(before.to, from) : ''
  if (before && gap.length < 60 && !/[:]|\.(?!\d)|limitsiz|kisitlama/.test(gap)) return boundsOf(before.rule)
  const end = to + (/[;:]|\.(?!\d)/.exec(body.plain.slice(to, to + 200))?.index ?? 200)
  const behind = limitBefore(body, to, end)
  return behind && next && next.from < end ? 'unclear' : behind
}

const clausesIn = (body: Body, from: number, to: number, scopeAt: (at: number) => string | null): { read: RuleRead[]; left: boolean } => {
  const terms = termsIn(body, from, to)
  const read: RuleRead[] = []
  let left = false
  for (let at = 0; at < terms.length; at++) {
    const { chain, read: clause, unread } = clauseAt(body, terms, at)
    const [term] = chain
    at += chain.length - 1
    if (!term) continue
    const bounds = clause ? boundsFor(body, term.from, clause.to, read.at(-1), terms[at + 1]) : null
    if (!clause || bounds === 'unclear') {
      left ||= (unread || bounds === 'unclear') && chain.some(({ group }) => group !== null)
      continue
    }
    left ||= unread
    const start = Math.max(read.at(-1)?.to ?? from, term.from - 260)
    const condition = CONDITION.exec(body.plain.slice(start, clause.to))?.indices?.[0]
    const common = { limit: null, scope: scopeAt(term.from), until: null, ...bounds, ...condition ? { condition: squeeze(body.text.slice(start + condition[0], start + condition[1])) } : {} }
    for (const each of clause.sole ? chain : [term]) read.push({ rule: { ...ruleOf(each, chain.slice(1), clause.sole), ...common }, from: term.from, to: clause.to })
  }
  return { read, left }
}
const boundsOf = ({ limit, inclusive, above }: RepresentationRule): Bounds => ({ limit, ...inclusive ? { inclusive } : {}, ...above ? { above } : {} })

// A row: what is done | up to how much | who signs how. Cells are marked where the page was read as a table.
const ROW = /([^|]{3,120}?)\s*\|\s*([^|]{0,80}?)\s*\|\s*([^|]{1,80}?\b(?:musterek[a-z]*|munferi[a-z]*|tek bas[a-z]*|tek imza|cift imza))/dg
const LETTERS = /^\(?([a-h\d])\)?(?: ?(?:grubu|grup|derece))?(?:\s*(?:\+|-|ve|ile|\/)\s*\(?([a-h\d])\)?(?: ?(?:grubu|grup|derece))?)?\s+(?:(musterek|cift)|munferi|tek)/
const HEADS = /^.*\b(?:imza sekli|imza yetkisi|yetkili imza[a-z]*|imzalar|sekli|imza)\s+/
const rowsIn = (body: Body, from: number, to: number): RuleRead[] => matchesIn(body, ROW, from, to).flatMap((match): RuleRead[] => {
  const signers = LETTERS.exec(mend(match.printed(3)))
  const [limits, name] = [match.span(2), match.span(1)]
  if (!signers || !limits || !name || Boolean(signers[2]) !== Boolean(signers[3])) return []
  const bounds = limitBefore(body, limits.from, limits.to)
  // An amount that is not understood is no rule without limit.
  if (bounds === null && !/^(?:-|limitsiz|sinirsiz|tutar sinir[a-z]* yok|)$/.test(body.plain.slice(limits.from, limits.to).trim())) return []
  const head = HEADS.exec(body.plain.slice(name.from, name.to))?.[0].length ?? 0
  const scope = squeeze(body.text.slice(name.from + head, name.to).replace(/^[\s\d.)-]+/, ''))
  const [group, other] = [signers[1]?.toUpperCase() ?? null, signers[2]?.toUpperCase()]
  return [{ rule: { persons: [], mode: other === undefined ? 'sole' : 'joint', group, with: other === undefined ? [] : [other], limit: null, scope, until: null, ...bounds }, from: match.from, to: match.to }]
})

// What speaks of how somebody signs; what a word means, or what the statute says, is no rule.
const SIGNING = /musterek(?!e?n sorumlu|en hazirla)|munferi|\btek bas|\btek imza|cift imza|birlikte (?:imza|atac|temsil)/g
const NO_RULE = /ifade eder|anlamina|tanim|muteselsilen|sorumludur|madde[a-z]* (?:hukm|uyarinca)|kanun/
/** How far behind a rule its own words still go on ("müştereken atacakları çift imza ile"). */
const GOES_ON = 60

/** The rules a directive prints behind its name, where each stands, and whether a clause on signing was left that is no rule here: then they are not all. */
export const rulesOf = (body: Body, from: number): { rules: RepresentationRule[]; spans: Span[]; partial: boolean } => {
  const to = body.plain.length
  const classes = classesIn(body, from, to)
  const rows = rowsIn(body, from, to)
  const clauses = clausesIn(body, from, to, (at) => classes.filter((each) => each.at < at).at(-1)?.name ?? null)
  const read = [...rows, ...outside(rows, clauses.read)].sort((a, b) => a.from - b.from)
  const distinct = [...new Map(read.map(({ rule }) => [JSON.stringify(rule), rule])).values()]
  const sentence = (at: number): string => body.plain.slice(Math.max(from, at - 200), at + 120).replace(/^.*[.;](?=[^.;]*$)/, '')
  const told = read.map((each) => ({ from: each.from, to: each.to + (/[.;:](?!\d)/.exec(body.plain.slice(each.to, each.to + GOES_ON))?.index ?? GOES_ON) }))
  const left = outside(told, [...body.plain.slice(from).matchAll(SIGNING)].map(({ index }) => ({ from: from + index, to: from + index + 1 }))).filter((each) => !NO_RULE.test(sentence(each.from)))
  return { rules: REPLACES.test(body.plain.slice(from)) ? withHigher(distinct) : distinct, spans: read.map((each) => ({ from: each.from, to: each.to })), partial: clauses.left || left.length > 0 }
}

// "Bir üst grupta yer alan imza yetkilisi, altındaki gruplarda yer alan imza yetkililerinin yerine imza atabilir."
const REPLACES = /\bust (?:grup|derece)[^.]{0,160}? yerine[^.]{0,30}? imza/

/** The rules that a higher grade in the place of a lower one makes, where the directive allows it: said once there, written out here. */
const withHigher = (rules: RepresentationRule[]): RepresentationRule[] => {
  const grades = [...new Set(rules.flatMap((rule) => [rule.group, ...rule.with]).filter((each): each is string => each?.length === 1))].sort()
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

