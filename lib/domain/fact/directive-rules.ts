/**
 * Who signs for what in an internal directive. A directive is taken apart into headings, items, sentences and their parts; each that says
 * how somebody signs becomes a rule with its own scope, amounts and signers. What a part does not say itself stands before it: whose power
 * a heading or the beginning of the sentence names, what a list is about, how all its items are signed. A part that speaks of signing and is
 * not understood leaves the rules `partial`.
 */
import { squeeze } from '../kernel/text.ts'
import { type Bounds, boundsIn, isContent, refersBack, ROW_HEAD, type Span } from './directive-bounds.ts'
import { ANYBODY, outside, type Term, termsIn } from './directive-signers.ts'
import { columnsIn, combinationsIn, headsIn, type RuleRead, rowsIn } from './directive-tables.ts'
import { isRule } from '../reading/given.ts'
import { electedIn } from '../reading/offices.ts'
import type { RepresentationRule } from './fact.ts'
import { type Body, matchesIn } from './found.ts'
import { mend } from '../text/words.ts'

/* ---------- parts ---------- */

// The number or letter of an item; a grade's number is none.
const MARK =
  /(?<=^|[\s,.;:])(?:madde\s)?(?:\d{1,2}(?:\.\d{1,2})*\s?[.)-]{1,2}|(?:[ivx]{1,4}|[a-h])\)|[a-h]\.\d{1,2}\.?|(?:[ivx]{1,5}|[a-h])\.|[*•](?=\s)|-(?=\s))\s?(?!(?:derece|grub|grup|sinif|no\b|nolu|sayili|maddes|inci|nci|uncu|ncu)|(?:ve|veya|ile) \d\.? ?(?:derece|grub|grup))(?=[a-z(“"]|(?<=\b(?:[ivx]{1,4}|[a-h])\)\s?)\d)/g
/** Letters and Roman numbers count as marks in capitals alone, or with a bracket. */
const isMark = (body: Body, at: number, mark: string): boolean =>
  !/^[a-z]/.test(mark) || /^(?:madde|(?:[ivx]{1,4}|[a-h])\))/.test(mark) || /^\p{Lu}/u.test(body.text.slice(at, at + 1))
const SENTENCE = /\.(?=\s+(?:["“(]?\p{Lu}|\d|\*|$))/gu
const SHORT = /(?:\b(?:\d{1,2}|[ivx]{1,4}|no|md|vb|vs|san|tic|ltd|sti|a\.s|mah|sk|cad|bul|v\.b|t\.c))$/
// What the registry prints behind a directive is no part of it.
const BEHIND =
  /yeni atanan temsilci|temsil yetkisi sona eren|turkiye cumhuriyeti uyruk|yonetim kurulu ?\/ ?yetkililer|mudurler ?\/ ?yetkililer|(?<!\S)[^ ]{2,20} uyruklu \d/

// What the registry prints below a notice.
const NUMBER_OF_NOTICE = /(?:\s*\(\d[\d/a-z]{0,14}\)){1,3}\s*$/
// Day and number that a directive's name may end with.
const NAME_GOES_ON =
  /^[a-z]*(?:\s*\((?:ttk|6102|turk ticaret)[^()]*\))?[\s(:\-–/,.]*(?:\d{1,2}\.\d{1,2}\.\d{4}\s*)?(?:[/,\s]*no\s?[:.]?\s?\d{1,4})?[)\s]*(?:\((?:ttk|6102)[^()]*\)\s*)?/

// How a row of a list ends that another follows.
const SIGNED = /(?:imza\S*|grub\S*|mustereken|munferiden|birlikte|yetkilidir|yetkili\S*|imzalar)[\s,]*$/

// The head of a table, the last cell of a row of it: which the next row follows without a stroke.
const TABLE_HEAD = String.raw`\b(?:islem|konu)[^|;]{0,20}\|(?:[^|;]{0,30}\|)? ?imza(?: (?:sekli|yetkisi|usulu))?`
const HEAD_ALONE = new RegExp(`${TABLE_HEAD}\\s*$`)
const LAST_CELL = new RegExp(
  String.raw`(?:\|[^|;]{0,160}?\b(?:musterek|munferi|tek (?:bas|imza)|cift imza|birlikte)[a-z]*|${TABLE_HEAD})(?= [^|;]{3,160}\|)`,
  'dg',
)

/** `row`: begins with the amounts that head a row. */
type Part = Span & { item: boolean; row: boolean; ends: '.' | ';' | ':' | '' }

const partsOf = (body: Body, from: number, to: number, headings: readonly Span[]): Part[] => {
  const marks = [...body.plain.slice(from, to).matchAll(MARK)]
    .filter((match) => isMark(body, from + match.index, match[0]))
    .map((match) => ({ at: from + match.index, to: from + match.index + match[0].length, ends: '' as const, item: true, row: false }))
  const rows = matchesIn(body, ROW_HEAD, from, to)
    .filter((match) => /\d/.test(match.plain) && SIGNED.test(body.plain.slice(Math.max(from, match.from - 30), match.from)))
    .map((match) => ({ at: match.from, to: match.from, ends: ';' as const, item: true, row: true }))
  const cells = matchesIn(body, LAST_CELL, from, to).map(({ to: at }) => ({ at, to: at, ends: '.' as const, item: false, row: false }))
  const stops = [
    ...rows,
    ...cells,
    ...[...body.text.slice(from, to).matchAll(SENTENCE)]
      .filter((match) => !SHORT.test(body.plain.slice(Math.max(from, from + match.index - 6), from + match.index)))
      .map((match) => ({ at: from + match.index, to: from + match.index + 1, ends: '.' as const, item: false, row: false })),
    ...[...body.plain.slice(from, to).matchAll(/[;:]/g)].map((match) => ({
      at: from + match.index,
      to: from + match.index + 1,
      ends: match[0] as ';' | ':',
      item: false,
      row: false,
    })),
    ...headings.flatMap((each) => [
      { at: each.from, to: each.from, ends: '.' as const, item: false, row: false },
      { at: each.to, to: each.to, ends: ':' as const, item: false, row: false },
    ]),
  ]
  const parts: Part[] = []
  let [start, item, row] = [from, false, false]
  for (const cut of [...marks, ...stops, { at: to, to, ends: '' as const, item: false, row: false }].sort(
    (a, b) => a.at - b.at || a.to - b.to,
  )) {
    if (cut.at < start) continue
    const depth = [...body.plain.slice(start, cut.at)].reduce((open, letter) => open + (letter === '(' ? 1 : letter === ')' ? -1 : 0), 0)
    if (depth > 0 && cut.at < to && !cut.item) continue
    if (/[a-z\d]/.test(body.plain.slice(start, cut.at))) {
      parts.push({ from: start, to: cut.at, item, row, ends: cut.ends })
      ;[item, row] = [false, false]
    } else if (cut.ends === '.' || cut.ends === ':') item = false
    item ||= cut.item
    row ||= cut.row
    start = cut.to
  }
  return parts
}

/* ---------- headings ---------- */

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

type Heading = Span & { name: string }
const headingsIn = (body: Body, from: number, to: number): Heading[] => {
  const people = electedIn(body).map(({ name }) => name)
  return [...body.text.slice(from, to).matchAll(CAPITALS)]
    .filter((match) => OF_CLASS.test(body.plain.slice(from + match.index, from + match.index + match[0].length)))
    .map((match) => ({
      from: from + match.index,
      to: from + match.index + match[0].length,
      name: withoutNames(squeeze(match[0].replace(/^(?:[IVXN]{1,4}\s)+/, '')), people),
    }))
    .concat(
      [...body.text.slice(from, to).matchAll(NUMBERED)].map((match) => ({
        from: from + match.index,
        to: from + match.index + match[0].length,
        name: match[1] ?? '',
      })),
    )
    .filter(({ name }) => OF_CLASS.test(mend(name)) && !GENERAL_HEADING.test(mend(name)))
    .sort((a, b) => a.from - b.from)
}
// "ŞİRKETİ TEMSİL ESASLARI", "ŞİRKETİN SINIRSIZ TEMSİLİ": nothing that rules could be about.
const GENERAL_HEADING = /^sirket\S* (?:sinirsiz )?temsil|temsil\S* esaslari|karari ile temsil|imza yetkili/

/* ---------- who signs, and how ---------- */

const FORM =
  /(musterek[a-z]*|cift imza[a-z]*|iki imza(?! ?(?:grub|derece))[a-z]*|birlikte (?:imza|atac|yetkili|temsil)[a-z]*|(?:\bile|\Sla|\Sle) birlikte)|(munferi[dt][a-z]*|tek bas[a-z]*|tek imza[a-z]*|yalniz basina|tek olarak)/dg
const NOT_THIS = /musteken|musterek(?:en)? (?:sorumlu|hazirla)|muteselsil/
type Form = Span & { sole: boolean }
/** Words on the form of a signature that stand together count once ("müştereken atacakları müşterek imzaları"). */
const formsIn = (body: Body, from: number, to: number, terms: readonly Term[]): Form[] => {
  const forms: Form[] = []
  for (const match of matchesIn(body, FORM, from, to)) {
    if (NOT_THIS.test(body.plain.slice(match.from, match.to + 12))) continue
    const sole = match.span(2) !== null
    const end =
      match.to +
      (/^ ?(?:olarak )?(?:(?:atacagi|atacaklari) )?imza(?!ya)[a-z]*/.exec(body.plain.slice(match.to, match.to + 40))?.[0].length ?? 0)
    const last = forms.at(-1)
    const near =
      last && !terms.some((term) => term.from >= last.to && term.to <= match.from) && !/[,;]/.test(body.plain.slice(last.to, match.from))
    if (last && near && (last.sole === sole || match.from - last.to < 25) && match.from - last.to < 60)
      forms.splice(-1, 1, { ...last, to: end, sole: last.sole && sole })
    else forms.push({ from: match.from, to: end, sole })
  }
  return forms
}
// "İkisinin imzası": the count tells the form.
const HAND = /\bimza(?:s[iu]|lar[iu]?)?(?:yla|n[iu]n|yl[ae])?\b/dg

const AND = /^\.?(?:'?\s?[a-z]{0,5})?\s*(?:,|\bve|\bile)?\s*(?:(?:birlikte|bir|herhangi)\s)?$/
const OR = /^\.?(?:'?\s?[a-z]{0,5})?\s*,?\s*(?:veya|ya da|yahut)\s*(?:bir\s)?$/
// "... ile müştereken", "Genel Müdürle birlikte": the one before signs beside the one the sentence is about.
const BESIDE = /^(?:'?\s?(?:y?l[ae]|ile)\b|\S{0,4}\s?ile\b)/

// "En az biri A grubundan olmak üzere", "biri mutlaka Mali İşler Direktörü olmak üzere": who has to be among those who sign.
const AT_LEAST_LEAD = /(?:en az )?(?:bir|biri|birisi|birinin)(?: (?:mutlaka|muhakkak|kesinlikle))? $/
const AT_LEAST_TAIL = /^'?[a-z]{0,4}\s?(?:imza yetkili[a-z]*\s?)?,?\s?(?:olmak|olmasi) (?:uzere|kaydiyla|sartiyla|kosuluyla)/
const DIFFERENT = /(?:ayni (?:grup|derece)[a-z]* (?:iki|birden fazla)|farkli (?:grup|derece))/

type Signers = Pick<RepresentationRule, 'persons' | 'group' | 'mode' | 'with'> & { indispensable?: string[] }
const jointly = (first: string | null, others: string[], persons: string[] = []): Signers => ({
  persons,
  group: first,
  mode: 'joint',
  with: others,
})

/** "A ve B grubu imza yetkililerinden herhangi ikisi": every pair out of these groups, with the one that must be among them. */
const pairsOf = (groups: string[], needed: string | null, apart: boolean): Signers[] =>
  groups
    .flatMap((group, at) => groups.slice(apart ? at + 1 : at).map((other) => jointly(group, [other])))
    .filter(({ group, with: [other] }) => needed === null || group === needed || other === needed)

/** The rules that one alternative of a clause makes; null where the words do not say how many of whom. */
const signersOf = (chain: readonly Term[], sole: boolean, needed: string | null, apart: boolean): Signers[] | null => {
  const [term, ...others] = chain
  if (!term) return []
  if (sole) {
    if (needed !== null || term.group === ANYBODY) return null
    return [{ persons: term.person === null ? [] : [term.person], group: term.group, mode: 'sole', with: [] }]
  }
  if (term.group === ANYBODY) {
    if (others.length > 0 || (term.count ?? 1) < 2) return null
    const rest = Array.from({ length: (term.count ?? 2) - 1 }, () => ANYBODY)
    return [{ ...jointly(ANYBODY, rest), ...(needed === null ? {} : { indispensable: [needed] }) }]
  }
  // The count stands behind the last letter and speaks of them all.
  const shared = chain.filter(({ letter }) => letter)
  const count = chain.at(-1)?.count ?? null
  if (shared.length > 0 && count !== null) {
    if (shared.length !== chain.length - 1 || count !== 2) return null
    return pairsOf(
      chain.map(({ group }) => group ?? ''),
      needed,
      apart,
    )
  }
  if (needed !== null) return null
  const again = ({ group, person, count: of }: Term, more: number): string[] =>
    Array.from({ length: (of ?? 1) - more }, () => group ?? person ?? '')
  const all = [...again(term, 1), ...others.flatMap((other) => again(other, 0))]
  // One name or title "together" lacks the other.
  if (all.length === 0 && (term.person !== null || (term.group ?? '').length > 1)) return null
  return [jointly(term.group, all, term.person === null ? [] : [term.person])]
}
// What else has to be there before the signature binds: "Yönetim Kurulu onayı alınmış olmak kaydıyla".
const CONDITION =
  /(?:(?:yonetim|mudurler|genel|kurul[a-z]*|onceden|yazili|tarafindan) ){1,6}(?:(?:onay|izin|izn|muvafakat)[a-z]* (?:verdigi|verilen|alinan)|onayla(?:digi|nan)|uygun (?:gordugu|gorulen|bulunan))|(?:(?:yonetim|mudurler|genel|kurul[a-z]*|sirket|ilgili|isleme|iliskin|islem|oncesinde|yazili|onceden|tarafindan) ){0,8}(?:onay|karar|izn|muvafakat)[a-z]*\s(?:[a-z]+\s){0,3}?(?:kaydiyla|kaydi ile|sartiyla|sarti ile|kosuluyla|kosulu ile|uzerine|alinarak|alinmasi halinde|muteakip|muteakiben)|(?<=^|[,;:.(] ?)[^,;:.()]{3,120}(?<!(?:gecmemek|asmamak|olmak)) (?:kaydiyla|kaydi ile|sartiyla|sarti ile|kosuluyla|kosulu ile)|(?:\d{1,2}\.\d{1,2}|[a-z]+) (?:ile|-) (?:\d{1,2}\.\d{1,2}|[a-z]+) tarihleri arasinda/dg
// Whoever is empowered by another decision signs by that decision, which is registered for itself.
const BY_DECISION =
  /(?:,|\bveya|\bya da)?\s*(?:yonetim kurul|mudurler kurul|genel kurul)[a-z]*(?: karari)?(?: uyarinca| ile| tarafindan)?(?: [a-z]+){0,5}? (?:yetkilendirilen|yetki verilen|yetkili kilinan|tayin edilen) (?:kisi|sahis)[a-z]*/dg
const EXCEPT = /(?:haric(?: olmak uzere| tutulmak uzere)?|disinda(?: kalan)?|mustesna)/dg

// "Her türlü kira sözleşmesini ikisi birlikte": how many of those named before.
const TALLY = /\b(iki|uc)(?:s?[iu]| kisi)(?:n[iu]n)? $/
const OF_MONEY = /\d(?:[.,]\d{3})+|\d\s?(?:tl|usd|eur|try)\b|(?:lirasi|dolari|euro|avro|\btl)\S*\s(?:kadar|uzeri|asan|gecme|dahil)/

/** A part of a directive that says how somebody signs: alternatives of signers, and what else it says. */
type Clause = Span & {
  signers: Signers[]
  bounds: Bounds
  said: boolean
  scope: string | null
  condition: string | null
  excludes: string | null
}
type Read = { clauses: Clause[]; unread: Span[] }

// Words that a scope may end with and that tell nothing.
const TRAILING = /[\s,;:]+(?:[ŞşSs]irket\p{L}{0,5}|ise|için|olan|ve|ile|ayrıca|ancak|dair|şirketi)$/u
// Words that go with what stands behind or before them.
const EVERY = /(?:her turlu|tum|butun|bilumum|genel|\bis)\s$/
const KIND_OF = /^\s(?:(?:tum|butun|her turlu) )?(?:islem|is|konu|husus|sozlesme|evrak|belge)[a-z]{0,9}\b/
// Whom a rule may be about, not for what it is.
const OF_MEMBERS =
  /temsile yetkili olmayan (?:yonetim kurulu )?uyelerinden|(?:sirkette )?hizmet akd[a-z]* ile (?:bagli|calisan)[a-z]*(?: olan)?[a-z]*/dg

/** What is left of a piece of text once all that was understood is taken out, as printed; null where nothing of content is left. */
const contentOf = (body: Body, from: number, to: number, taken: readonly Span[]): string | null => {
  const pieces: string[] = []
  let at = from
  for (const cut of [...taken, ...matchesIn(body, OF_MEMBERS, from, to), { from: to, to }].sort((a, b) => a.from - b.from)) {
    if (cut.from > at) {
      const plain = body.plain.slice(at, Math.min(cut.from, to))
      const words = [...plain.matchAll(/\([^()]*\)|[a-z]+/g)]
      // "İşe" is no "ise".
      const says = (match: RegExpExecArray): boolean =>
        isContent(match[0]) || (match[0] === 'ise' && /^.ş/u.test(body.text.slice(at + match.index, at + match.index + 2)))
      const [first, last] = [words.find(says), words.findLast(says)]
      if (first && last) {
        const begin = first.index - (EVERY.exec(plain.slice(0, first.index))?.[0].length ?? 0)
        const end = last.index + last[0].length
        let text = squeeze(body.text.slice(at + begin, at + end + (KIND_OF.exec(plain.slice(end))?.[0].length ?? 0)))
        while (TRAILING.test(text)) text = text.replace(TRAILING, '')
        pieces.push(text)
      } else if (/(?:her turlu|tum|butun|bilumum) (?:[a-z]+ )?(?:islem|is\b|konu|sozlesme)/.test(plain))
        pieces.push(squeeze(body.text.slice(at, Math.min(cut.from, to))))
    }
    at = Math.max(at, cut.to)
  }
  return pieces.length === 0 ? null : pieces.join(' … ')
}

/** Those of a part who sign: chains of terms, alternatives apart; terms that other words part are runs of their own. */
const runsOf = (body: Body, terms: readonly Term[]): Term[][][] => {
  const runs: Term[][][] = []
  for (const [at, term] of terms.entries()) {
    const before = terms[at - 1]
    const words = before ? body.plain.slice(before.to, term.from) : null
    const run = runs.at(-1)
    if (words !== null && run && OR.test(words)) run.push([term])
    else if (words !== null && run && AND.test(words)) run.at(-1)?.push(term)
    else runs.push([[term]])
  }
  return runs
}

/** What a piece of text says of signing, given who the words before it are about. Null where its words do not hold together. */
const clauseIn = (body: Body, from: number, to: number, form: Form, all: readonly Term[], subject: Term[][] | null): Clause | null => {
  const inside = all.filter((term) => term.from >= from && term.to <= to)
  const needs = inside.filter(
    (term) =>
      AT_LEAST_LEAD.test(body.plain.slice(Math.max(from, term.from - 24), term.from)) &&
      AT_LEAST_TAIL.test(body.plain.slice(term.to, term.to + 50)),
  )
  const needSpans = needs.map((term) => ({
    from: term.from - (AT_LEAST_LEAD.exec(body.plain.slice(Math.max(from, term.from - 24), term.from))?.[0].length ?? 0),
    to: term.to + (AT_LEAST_TAIL.exec(body.plain.slice(term.to, term.to + 50))?.[0].length ?? 0),
  }))
  if (needs.length > 1) return null
  const needed = needs[0]?.group ?? null
  const byDecision = matchesIn(body, BY_DECISION, from, to)
  const exceptions = exceptionsIn(body, from, to, inside)
  const free = inside.filter(
    (term) =>
      !needs.includes(term) &&
      ![...byDecision, ...exceptions].some((span) => term.from < span.to && span.from < term.to) &&
      term.from < form.from,
  )
  if (inside.some((term) => term.from > form.to && !needs.includes(term) && term.group?.length === 1)) return null
  const tally = TALLY.exec(body.plain.slice(from, form.from))
  const [lone] = free
  const counted = tally && !form.sole && free.length === 1 && lone?.count === null
  const runs = runsOf(body, counted ? [{ ...lone, count: tally[1] === 'uc' ? 3 : 2 }] : free)
  const [first, second, ...others] = runs
  const beside = (run: Term[][] | undefined): boolean => {
    const last = run?.at(-1)?.at(-1)
    return (
      last !== undefined &&
      BESIDE.test(
        body.plain
          .slice(last.to - 3, form.to)
          .replace(/^\S*?(?=y?l[ae]\b|\s)/, '')
          .trim(),
      )
    )
  }
  let alternatives: Term[][] | null = null
  if (!first) alternatives = subject
  // "A Grubundan biriyle birlikte": beside somebody whom these words do not name.
  else if (!second && !subject && !form.sole && beside(first) && first.flat().length === 1 && (lone?.count ?? 1) < 2) return null
  else if (!second)
    alternatives = subject && !form.sole && beside(first) && first.every((chain) => chain.length === 1) ? joined(subject, first) : first
  else if (others.length === 0 && !form.sole && beside(second)) alternatives = joined(first, second)
  if (!alternatives || alternatives.length === 0) return null
  if (form.sole && alternatives.flat().some(({ count }) => (count ?? 1) > 1)) return null
  const apart = DIFFERENT.test(body.plain.slice(from, Math.min(body.plain.length, to + 160)))
  const chains = form.sole ? alternatives.flat().map((term) => [term]) : alternatives
  // Alternatives are told apart where each signs alone, or each is said with its two.
  if (!form.sole && chains.length > 1 && chains.some((chain) => chain.reduce((sum, { count }) => sum + (count ?? 1), 0) < 2)) return null
  const made = chains.map((chain) => signersOf(chain, form.sole, needed, apart))
  if (made.includes(null)) return null
  if (!isRule(body.plain.slice(form.to, to))) return null
  const amounts = boundsIn(body, from, to)
  if (amounts.unclear) return null
  const conditions = matchesIn(body, CONDITION, from, to).filter(
    (match) => ![...amounts.spans, ...needSpans, ...exceptions].some((span) => match.from < span.to && span.from < match.to),
  )
  const taken = [
    ...inside,
    ...(counted ? [{ from: form.from - tally[0].length, to: form.from }] : []),
    form,
    ...needSpans,
    ...byDecision,
    ...exceptions,
    ...amounts.spans,
    ...conditions,
  ]
  const scope = contentOf(body, from, to, taken)
  // An amount that was not read as one bounds the rule all the same.
  if (scope !== null && OF_MONEY.test(mend(scope))) return null
  const condition = [
    ...conditions.map((match) => squeeze(body.text.slice(match.from, match.to))),
    ...(amounts.condition ? [amounts.condition] : []),
  ]
  return {
    from,
    to,
    signers: made.flatMap((each) => each ?? []),
    bounds: amounts.bounds,
    said: amounts.said,
    scope,
    condition: condition.length === 0 ? null : condition.join('; '),
    excludes: exceptions.length === 0 ? null : exceptions.map((each) => squeeze(body.text.slice(each.from, each.until))).join('; '),
  }
}

/** The words of a clause without the marks around it. */
const quoteOf = (body: Body, at: Span): string => squeeze(body.text.slice(at.from, at.to)).replace(/^[\s,;:.\-–]+|[\s,;:]+$/gu, '')

const joined = (some: Term[][], others: Term[][]): Term[][] => some.flatMap((chain) => others.map((other) => [...chain, ...other]))

/** "Kredi sözleşmeleri ile çek keşidesi hariç olmak üzere": from whoever is named before, or from the bracket, to the word. */
const exceptionsIn = (body: Body, from: number, to: number, terms: readonly Term[]): (Span & { until: number })[] =>
  matchesIn(body, EXCEPT, from, to).flatMap((match) => {
    const bracket = body.plain.lastIndexOf('(', match.from)
    const closed = body.plain.lastIndexOf(')', match.from)
    const last = terms.findLast((term) => term.to <= match.from)
    const since = Math.max(from, bracket > closed ? bracket + 1 : 0, last ? last.to : 0)
    // "Gıda alımlarında, et ürünleri hariç": what the clause is about is none of it.
    const about = [...body.plain.slice(since, match.from).matchAll(/(?:nd|rd|md)[ae],\s/g)].at(-1)
    const begin = since + (about ? about.index + about[0].length : 0)
    const words = body.plain.slice(begin, match.from)
    if (/\d{3}|dahil|yetki/.test(words) || !/[a-z]{4}/.test(words)) return []
    return [{ from: begin + (/^[\s,'a-z]{0,6}?(?=[a-z]{3})/.exec(words)?.[0].length ?? 0), to: match.to, until: match.from }]
  })

/** Takes a part with words on how somebody signs apart into its clauses. */
const clausesIn = (body: Body, part: Span, forms: readonly Form[], terms: readonly Term[], subject: Term[][] | null): Read => {
  const read: Read = { clauses: [], unread: [] }
  let start = part.from
  let about = subject
  for (const [at, form] of forms.entries()) {
    const next = forms[at + 1]
    const comma = /[,;]/.exec(body.plain.slice(form.to, next?.from ?? form.to))
    const term = terms.find((each) => each.from >= form.to)
    const end = !next ? part.to : comma && (!term || form.to + comma.index < term.from) ? form.to + comma.index : form.to
    const clause = clauseIn(body, start, end, form, terms, about)
    if (clause) {
      const before = read.clauses.at(-1)
      const led = /^\s*,?\s*(?:veya|ya da|yahut)\b/.test(body.plain.slice(start, end))
      const bare =
        before !== undefined &&
        clause.scope === null &&
        clause.bounds.limit === null &&
        !clause.bounds.above &&
        !clause.bounds.floor &&
        !clause.said
      read.clauses.push({
        ...clause,
        scope: clause.scope ?? before?.scope ?? null,
        excludes: clause.excludes ?? (clause.scope === null ? (before?.excludes ?? null) : null),
        ...(before &&
        bare &&
        (led || /^\s*(?:ve\b|,)?\s*$/.test(body.plain.slice(start, terms.find((each) => each.from >= start)?.from ?? start)))
          ? { bounds: before.bounds, condition: clause.condition ?? before.condition }
          : {}),
      })
      const own = runsOf(
        body,
        terms.filter((each) => each.from >= start && each.to <= form.from),
      )
      about ??= own.length === 1 ? (own[0] ?? null) : null
    } else read.unread.push({ from: start, to: end })
    start = end
  }
  return read
}

/* ---------- the directive ---------- */

// What speaks of how somebody signs; what a word means, what the statute says, or what is not given at all is no rule.
const SIGNING =
  /musterek|munferi|\btek bas|\btek imza|cift imza|\bimza(?:s|y|l|c)?[a-z]*\b|temsil (?:ve ilzam )?(?:ed|et|ve ilzam)|ilzam|yetkilidir|yetkilendir|yetkili kil/
const HARMLESS =
  /ifade eder|anlamina|tanim|temsil(?:i|in)? esaslari\s*$|^[^.;]{0,120}\bic yonerge(?:si)?\s*(?:\([^()]*)?$|muteselsilen|sorumludur|madde[a-z]* (?:hukm|uyarinca)|uyarinca (?:hazirlan|duzenlen|kabul)|(?:gruba|gruplara|dereceye|sinifa|uce|ikiye|dorde|olarak|sekilde)\s(?:[a-z]+\s)?(?:ayril|siniflandir|belirlen)|ustunlu[a-z]+\s(?:sirasina|gore)|(?:para birimi|tutarlar) (?:olarak |amerikan|[a-z]+ )|doviz (?:alis|satis) kur|yururlu|yerine imza atama|\bust (?:grup|derece)[^.]{0,160}? yerine[^.]{0,30}? imza at|asagida(?:ki)? (?:gibi|belirtilen esas|gosteril|duzenlen)|ihtiva etmektedir|ic yonerge(?:nin|de|si)? (?:amac|kapsam|dayanak|hazirlan|kapsaminda)|amaci|kapsami\b|dayanagi|yetkilerinin? devredemez|belirlemek(?:tir)?(?: uzere| amaciyla|$)|duzenlemek(?:tir)?(?: uzere| amaciyla|$)|atanacak [a-z ]+ yetkileri/
/** "İki derece öngörülmüştür": that there are grades. */
const SETS_UP =
  /(?:derece|gru[pb]|imza yetkili)[a-z]* (?:[a-z]+ ){0,3}(?:ongorul|olusturul|tayin edil|ihdas edil|tesis edil|belirlen|bulunmakta)/
/** "Sınırlı yetkililer aşağıdaki tabloda gösterilen işlemleri … yapmaya yetkilidir": the rows say it. */
const BY_TABLE = /\basagidaki (?:tablo|liste|cizelge)[a-z]* (?:goster|belirt|yazil|yer al)/
const NO_POWER =
  /yetki(?:si|leri|lendirilme)?(?: [a-z]+)? (?:yoktur|bulunma[a-z]*|verilmemistir|taninmamistir|haiz degil[a-z]*)|yetkili degil|(?:temsil|ilzam)[a-z]* ed(?:il)?emez|imza (?:at|kullan)(?:il)?amaz|imzala(?:ya|na)maz|baglamaz|islem[a-z]* yap(?:[iı]l)?amaz/
/** "B Grubu imza yetkilisi tek başına temsil edemez; …": whom what follows is about. */
const NEVER_ALONE =
  /(?:tek bas|munferi|tek imza)[a-z]*(?: [a-z]+){0,3}? (?:(?:temsil|ilzam)[a-z]* ed(?:il)?emez|imza (?:at|kullan)(?:il)?amaz|imzala(?:ya|na)maz|yetkili degil|yetki[a-z]* yoktur)/
/** "Bu yetki araç satışını kapsamaz." */
const DOES_NOT_REACH = /^\W*(?:(?:bu|anilan|soz konusu|isbu) )?yetki[a-z]*,? (?=[^.;]*\b(?:kapsama|icerme)(?:z|makta))/
/** "… verilmesi hiçbir grubun yetkisinde değildir": what no rule gives, said once. */
const NOBODY_MAY =
  /([a-z][^.;:]{2,200}?) (?:(?:bu )?ic yonerge[a-z]* (?:ile )?)?(?:hicbir|hic kimse|kimse)[a-z]*(?: [a-z]+){0,3}? (?:yetkisinde degil|yetkili degil|(?:birakilma|verilme|taninma)(?:mis|yaca|z))[a-z]*/dg
const LEFT_OUT =
  /(?:bu )?(?:yetki(?:si|leri)?(?:nin|ye|ler[a-z]*)?|kapsam(?:in|a)?) (?:disinda(?:dir| kalir| tutulmustur)?|dahil degil[a-z]*|haric[a-z]*)|\b(?:kapsama|icerme)(?:z|makta)[a-z]*/
/** Whether words name nothing of their own ("Bu tutarı aşan işlemlerde", "Başkaca", "sayılmayan hiçbir işlem için"). */
const EMPTY =
  /^(?:bu|tutar\S*|asan|disinda|haric|kalan|islem\S*|baska\S*|diger|sayilmayan|gosterilmeyen|bulunmayan|yer|almayan|yukari\S*|asagi\S*|tablo\S*|liste\S*|sinirli|yonerge\S*|hicbir|icin|de|da|madde\S*|belirtilmeyen|yazili|olmayan|duzenlenmeyen|acikca|husus\S*|konu\S*|herhangi|bir|yetki\S*|temsil|ilzam|imza|gru[pb]\S*|derece|birinci|ikinci|ucuncu)$/

// "Bir üst grupta yer alan imza yetkilisi, altındaki gruplarda yer alan imza yetkililerinin yerine imza atabilir."
const REPLACES = /\bust (?:grup|derece)[^.]{0,160}? yerine[^.]{0,30}? imza at(?!ama)/

/** "Bu tablo mal ve hizmet alım sözleşmeleri için geçerlidir": what rows that say nothing of it are about. */
const TABLE_IS_FOR =
  /\b(?:bu|yukaridaki) (?:tablo|liste|limit)[a-z]* ([a-z][^.;:|]{3,120}?) (?:icin|hakkinda|bakimindan) (?:gecerli|uygulan)/dg

const NO_SUBSTITUTES = /[^.;]{3,60} yerine imza atama[a-z]*/dg

type Listing = { clauses: Clause[]; scope: string | null }

/** "A Grubu: şirketi müştereken temsile yetkili yönetim kurulu üyeleridir": who a group is, not what it signs. */
const DEFINES = /(?:uye|kisi|mudur|vekil|temsilci|ortak)(?:ler|lar)[iu]?d[iu]r[\s.]*$/
/**
 * The rules a directive prints behind its name, where each stands, and whether a clause on signing was left that is no rule here: then they
 * are not all.
 */
export const rulesOf = (body: Body, named: number): { rules: RepresentationRule[]; spans: Span[]; partial: boolean } => {
  const from = named + (NAME_GOES_ON.exec(body.plain.slice(named))?.[0].length ?? 0)
  // Appointments may be printed before the rules too.
  const first = matchesIn(body, FORM, from).at(0)?.from ?? from
  const behind = BEHIND.exec(body.plain.slice(first)) ?? NUMBER_OF_NOTICE.exec(body.plain.slice(first))
  const to = behind ? first + behind.index : body.plain.length
  const terms = termsIn(body, from, to)
  const combined = combinationsIn(body, from, to)
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
  const covered = [...inTables, ...rows].sort((a, b) => a.from - b.from)
  const text = textIn(body, from, to, covered, outside(covered, terms))
  const all = [...tables.flatMap((table) => table.read), ...combined.flatMap((table) => table.read), ...rows, ...text.read]
  const read = all.filter((each) => !DEFINES.test(body.plain.slice(each.from, each.to))).sort((a, b) => a.from - b.from)
  const quoted = read.map(({ rule, ...at }) => ({ ...rule, quote: rule.quote ?? quoteOf(body, at) }))
  const distinct = [...new Map(quoted.map((rule) => [JSON.stringify({ ...rule, quote: '' }), rule])).values()]
  const [about] = matchesIn(body, TABLE_IS_FOR, from, to)
  if (about)
    for (const rule of distinct) if (rule.scope === null || /^tablo|^liste/.test(mend(rule.scope))) rule.scope = squeeze(about.printed(1))
  // "Dereceler birbirinin yerine imza atamaz": said once, it bounds every rule.
  const said = matchesIn(body, NO_SUBSTITUTES, from, to).map((match) => squeeze(body.text.slice(match.from, match.to)))[0]
  const barred = matchesIn(body, NOBODY_MAY, from, to)
  const never = [
    ...(said === undefined ? [] : [said]),
    ...barred.map((match) => squeeze(match.printed(1)).replace(/^(?:madde\s)?\d{1,2}\s?[.)-]+\s*/iu, '')),
  ]
  const apart =
    never.length === 0 ? distinct : distinct.map((rule) => ({ ...rule, excludes: [rule.excludes, ...never].filter(Boolean).join('; ') }))
  return {
    rules: REPLACES.test(body.plain.slice(from, to)) ? withHigher(apart, terms) : apart,
    spans: [...read.map((each) => ({ from: each.from, to: each.to })), ...text.understood, ...barred.map(({ from, to }) => ({ from, to }))],
    partial:
      read.length < all.length || text.unread.length > 0 || tables.some((table) => table.left) || combined.some((table) => table.left),
  }
}

/** The rules in running text: part after part, with what those before it leave to it. */
const textIn = (
  body: Body,
  from: number,
  to: number,
  covered: readonly Span[],
  terms: readonly Term[],
): { read: RuleRead[]; understood: Span[]; unread: Span[] } => {
  const headings = outside(covered, headingsIn(body, from, to))
  const parts = outside(covered, partsOf(body, from, to, [...headings, ...covered]))
  const read: (RuleRead & { sentence: number })[] = []
  const [understood, unread]: [Span[], Span[]] = [[], []]
  let [subject, pending, listing, heading]: [Term[][] | null, string | null, Listing | null, string | null] = [null, null, null, null]
  let pendingBounds: Bounds | null = null
  let [sentence, open] = [0, false]
  let last: Clause[] = []
  // Items whose verb stands in the last of their list.
  const carried: Part[] = []
  const emit = (clause: Clause, scope: string | null, quote: Span): void => {
    for (const signers of clause.signers)
      read.push({
        rule: {
          ...signers,
          scope,
          until: null,
          ...clause.bounds,
          ...(clause.condition === null ? {} : { condition: clause.condition }),
          ...(clause.excludes === null ? {} : { excludes: clause.excludes }),
          quote: quoteOf(body, quote),
        },
        from: quote.from,
        to: quote.to,
        sentence,
      })
  }
  for (const [at, part] of parts.entries()) {
    const plain = body.plain.slice(part.from, part.to)
    const named = headings.find((each) => each.from === part.from && each.to >= part.to - 1)
    const next = parts[at + 1]
    if (named) {
      ;[heading, subject, pending, listing, pendingBounds, last] = [named.name, null, null, null, null, []]
      understood.push(part)
      continue
    }
    const before = parts[at - 1]
    const begins = part.item || before === undefined || before.ends === '.' || before.ends === ''
    if (begins) {
      sentence += 1
      pending = part.item && before?.ends !== '.' ? pending : listing?.scope && part.item ? listing.scope : null
      pendingBounds = null
      // A list goes on from item to item; a sentence that is none ends it, and whom it was about.
      if (!part.item && !open) [subject, listing] = [null, null]
      open = false
      if (!part.item) unread.push(...carried.splice(0))
    }
    const inside = terms.filter((term) => term.from >= part.from && term.to <= part.to)
    const forms = formsIn(body, part.from, part.to, inside)
    if (forms.length === 0) {
      const hand =
        handIn(body, part, inside) ??
        (before?.ends === ':' && (pending !== null || pendingBounds !== null) ? rowIn(body, part, inside) : null)
      if (hand) forms.push(hand)
    }
    if (part.item && forms.length === 0 && inside.length === 0 && subject && listing === null && /,\s*$/.test(plain)) {
      carried.push(part)
      open = true
      continue
    }
    if (LEFT_OUT.test(plain) && forms.length === 0) {
      const whose = DOES_NOT_REACH.exec(plain)?.[0].length ?? 0
      const out = contentOf(body, part.from + whose, part.from + (LEFT_OUT.exec(plain)?.index ?? plain.length), [])
      for (const each of read.filter((one) => one.sentence >= sentence - 1 || last.length > 0))
        if (out !== null && last.some((clause) => clause.from === each.from || clause.to === each.to || each.sentence === sentence - 1))
          each.rule = { ...each.rule, excludes: [each.rule.excludes, out].filter(Boolean).join('; ') }
      if (last.length === 0) unread.push(part)
      else understood.push(part)
      open = subject !== null
      continue
    }
    if (
      HARMLESS.test(plain) ||
      (forms.length === 0 && (SETS_UP.test(plain) || (inside.length === 0 && (BY_TABLE.test(plain) || HEAD_ALONE.test(plain))))) ||
      (NO_POWER.test(plain) && isEmpty(plain)) ||
      DIFFERENT.test(plain)
    ) {
      understood.push(part)
      if (/asagida/.test(plain) && next?.item) pending = null
      open = open || subject !== null
      continue
    }
    if (NEVER_ALONE.test(plain) && inside.length === 1 && forms.length === 1 && part.ends === ';') {
      subject = [inside]
      understood.push(part)
      open = true
      continue
    }
    if (NO_POWER.test(plain)) {
      unread.push(part)
      continue
    }
    if (forms.length > 0) {
      const { clauses, unread: left } = clausesIn(body, part, forms, inside, subject)
      unread.push(...left)
      if (clauses.length > 0) understood.push(part)
      const leads =
        next !== undefined &&
        next.item &&
        !next.row &&
        (part.ends === ':' || /\basagida/.test(plain) || (part.ends === ';' && next.ends !== ':' && !hasForm(body, next, terms)))
      const scoped = clauses.map((clause) => ({
        ...clause,
        scope: clause.scope !== null && !/^\S*asagida\S*|^sayilan/.test(mend(clause.scope)) ? clause.scope : pending,
        bounds: pendingBounds ? { ...pendingBounds, ...clause.bounds, limit: clause.bounds.limit ?? pendingBounds.limit } : clause.bounds,
      }))
      // "Bu tutarı aşan talimatlar": those of the words before.
      const about = last.at(-1)?.scope ?? null
      if (about !== null && refersBack(body, part.from, part.to))
        for (const clause of scoped) if (clause.scope === null || isWithin(clause.scope, about)) clause.scope = about
      // "…; ancak 01.05 ile 30.09 arasında Genel Müdürle müştereken": the same matter, signed otherwise.
      const former = begins ? undefined : last.at(-1)
      const season = scoped.find(({ condition }) => condition !== null && /tarihleri aras/.test(mend(condition)))?.condition
      if (former && season && /^\s*ancak\b/.test(plain))
        for (const each of read)
          if (each.sentence === sentence && each.rule.condition === undefined)
            each.rule = { ...each.rule, condition: `${season.replace(/aras\S*$/u, 'arası')} hariç` }
      // "…; ancak 1.000.000 TL'yi aşanlar … müştereken": up to there the words before it hold.
      const step = scoped.find(({ bounds }) => bounds.above ?? bounds.floor)?.bounds
      const begin = step?.above ?? step?.floor
      if (former && begin && TAKES_BACK.test(plain))
        for (const each of read)
          if (each.sentence === sentence && each.rule.limit === null)
            each.rule = { ...each.rule, limit: begin, inclusive: step?.floor === undefined }
      for (const clause of former ? scoped : [])
        if (clause.scope === null && former)
          Object.assign(clause, {
            scope: former.scope,
            excludes: former.excludes,
            bounds: bare(clause) && clause.condition !== null ? former.bounds : clause.bounds,
          })
      const own = runsOf(
        body,
        inside.filter((term) => term.to <= (forms[0]?.from ?? 0)),
      )
      if (leads) {
        listing = { clauses: scoped, scope: null }
        last = scoped
        continue
      }
      const [form, ...more] = forms
      for (const item of carried.splice(0)) {
        const end = { from: item.to, to: item.to, sole: form?.sole === true }
        const clause = part.item && more.length === 0 && inside.length === 0 ? clauseIn(body, item.from, item.to, end, [], subject) : null
        if (clause?.scope) emit(clause, clause.scope, item)
        if (clause?.scope) understood.push(item)
        else unread.push(item)
      }
      // The words of a row begin with its amounts.
      const row = before?.ends === ':' && pendingBounds !== null ? before.from : part.to
      for (const clause of scoped) emit(clause, clause.scope ?? heading, { from: Math.min(row, clause.from), to: clause.to })
      // "B Grubu münferit imzası ile; …": what it is about follows.
      if (scoped.some(({ scope }) => scope === null) && part.ends === ';' && next && !next.item && !hasForm(body, next, terms)) {
        read.splice(-scoped.reduce((sum, { signers }) => sum + signers.length, 0))
        listing = { clauses: scoped, scope: null }
        open = true
      }
      last = scoped
      if (own.length === 1 && begins && !part.item && part.ends === ';') subject ??= own[0] ?? null
      continue
    }
    const amounts = boundsIn(body, part.from, part.to)
    const scope = contentOf(body, part.from, part.to, [...inside, ...amounts.spans])
    if (
      inside.length > 0 &&
      scope === null &&
      !amounts.unclear &&
      !/imza(?! yetkili)|musterek|birlikte/.test(withoutTerms(body, part, inside))
    ) {
      const runs = runsOf(body, inside)
      subject = runs.length === 1 ? (runs[0] ?? null) : null
      if (begins) [pending, listing] = [null, null]
      if (amounts.spans.length > 0) pendingBounds = amounts.bounds
      open = true
      understood.push(part)
      continue
    }
    const follows = listing !== null && (part.item || (before?.ends === ';' && !begins) || before?.ends === ':')
    if (follows && listing && scope !== null && inside.every((term) => term.group === null || term.group.length > 1) && !amounts.unclear) {
      for (const clause of listing.clauses)
        emit(
          {
            ...clause,
            bounds: amounts.spans.length > 0 ? { ...amounts.bounds } : clause.bounds,
            condition: amounts.condition ?? clause.condition,
          },
          scope,
          part,
        )
      understood.push(part)
      open = true
      continue
    }
    const opens = part.ends === ':' || part.ends === ';' || (part.ends === '' && !part.item && next?.item === true)
    if (scope !== null && inside.length === 0 && opens && next && !amounts.unclear) {
      pending = scope
      pendingBounds = amounts.spans.length > 0 ? amounts.bounds : pendingBounds
      if (next.item) listing = { clauses: [], scope }
      understood.push(part)
      continue
    }
    // The amounts of a row, whose signers stand behind the colon.
    if (amounts.spans.length > 0 && scope === null && inside.length === 0 && part.ends === ':' && next && !amounts.unclear) {
      pendingBounds = amounts.bounds
      understood.push(part)
      open = true
      continue
    }
    if (amounts.said && scope === null) {
      understood.push(part)
      open = true
      continue
    }
    // The signers of a row's amounts, by a bare letter.
    if (SIGNING.test(plain) || (before?.ends === ':' && pendingBounds !== null)) unread.push(part)
  }
  unread.push(...carried)
  // "…; ancak 1.000.000 TL'yi aşanlar …": what was not read takes something back of the words before it.
  for (const left of unread) {
    const words = body.plain.slice(left.from, left.to)
    const before = TAKES_BACK.test(words) ? parts.findLast((part) => part.to <= left.from + 1 && part.ends !== '.') : undefined
    const rule = read.findLast((each) => each.to <= left.from + 1)
    for (const each of before && rule ? read : [])
      if (each.sentence === rule?.sentence && each.rule.condition === undefined)
        each.rule = { ...each.rule, condition: quoteOf(body, left) }
  }
  return { read, understood, unread }
}
/** Whether words name nothing that others do not: each of theirs begins like one of those. */
const isWithin = (words: string, others: string): boolean =>
  [...mend(words).matchAll(/[a-z]{3,}/g)].every(([word]) =>
    [...mend(others).matchAll(/[a-z]{3,}/g)].some(([other]) => word.slice(0, 6) === other.slice(0, 6)),
  )
const TAKES_BACK = /^\W*(?:ancak|fakat|lakin|su kadar ki|bununla birlikte|yalniz)\b/

const withoutTerms = (body: Body, part: Span, terms: readonly Term[]): string =>
  terms.reduceRight(
    (text, term) => text.slice(0, term.from - part.from) + text.slice(term.to - part.from),
    body.plain.slice(part.from, part.to),
  )
const bare = ({ bounds, said }: Clause): boolean => bounds.limit === null && !bounds.above && !bounds.floor && !said
const hasForm = (body: Body, part: Span, terms: readonly Term[]): boolean =>
  formsIn(
    body,
    part.from,
    part.to,
    terms.filter((term) => term.from >= part.from && term.to <= part.to),
  ).length > 0
const isEmpty = (plain: string): boolean => {
  const words = plain.slice(0, NO_POWER.exec(plain)?.index ?? 0).match(/[a-z]+/g) ?? []
  return words.every((word) => word.length < 3 || EMPTY.test(word))
}

/** "İkisinin imzası", "birinin imzası": the count tells how they sign, where nothing else does. */
const handIn = (body: Body, part: Span, terms: readonly Term[]): Form | null => {
  const [hand] = matchesIn(body, HAND, part.from, part.to).filter((match) =>
    terms.some((term) => term.to <= match.from && match.from - term.to < 60),
  )
  const term = hand && terms.findLast((each) => each.to <= hand.from)
  if (!hand || !term || term.count === null || term.group === null || (term.group.length > 1 && term.group !== ANYBODY)) return null
  const many = terms.filter((each) => each.to <= hand.from).reduce((sum, { count }) => sum + (count ?? 1), 0) > 1
  const more = terms.some((each) => each.from >= hand.to)
  return more ? null : { from: hand.from, to: hand.to, sole: !many }
}

/** "100.000 TL'ye kadar ödemeler: iki B grubu": a row that says behind its colon who signs and nothing else. */
const rowIn = (body: Body, part: Span, terms: readonly Term[]): Form | null => {
  const rest = withoutTerms(body, part, terms).replace(/\b(?:ve|ile|imzas[iu]|imza|yetkilis[iu]|birlikte)\b|\(\d[\d/a-z]*\)/g, '')
  if (terms.length === 0 || /[a-z\d]/.test(rest) || terms.some(({ count, group }) => count === null || group?.length !== 1)) return null
  const signatures = terms.reduce((sum, { count }) => sum + (count ?? 1), 0)
  return { from: part.to, to: part.to, sole: signatures === 1 }
}

/** The rules that a higher grade in the place of a lower one makes, where the directive allows it: said once there, written out here. */
const withHigher = (rules: RepresentationRule[], terms: readonly Term[]): RepresentationRule[] => {
  const isGrade = (each: string | null | undefined): each is string => each?.length === 1 && each !== ANYBODY
  const grades = [
    ...new Set([...rules.flatMap((rule) => [rule.group, ...rule.with]), ...terms.map(({ group }) => group)].filter(isGrade)),
  ].sort()
  const others = (slot: string): string[] => (isGrade(slot) ? grades.filter((each) => each <= slot) : [slot])
  // One of grade 1 with one of grade 2 is the same pair either way round.
  const key = (rule: RepresentationRule): string =>
    JSON.stringify({ ...rule, group: [rule.group, ...rule.with].sort(), with: [], quote: '' })
  const found = new Map(rules.map((rule) => [key(rule), rule]))
  for (const rule of rules) {
    for (const group of others(rule.group ?? '')) {
      const [co, ...more] = rule.with
      for (const other of co === undefined ? [undefined] : others(co)) {
        const raised = { ...rule, group: rule.group === null ? null : group, with: other === undefined ? [] : [other, ...more] }
        if (!found.has(key(raised))) found.set(key(raised), raised)
      }
    }
  }
  return [...found.values()]
}
