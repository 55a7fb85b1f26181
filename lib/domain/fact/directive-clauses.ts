/**
 * A part of a directive that says how somebody signs: in which form, who of those it names (or of those named before it), up to how much,
 * for what, with which exceptions. Words that do not hold together make no rule.
 */
import { squeeze } from '../kernel/text.ts'
import { isRule } from '../reading/given.ts'
import { plainLetters } from '../text/letters.ts'
import { mend } from '../text/words.ts'
import { type Bounds, type BoundsRead, boundsIn, isContent, NO_LIMIT, type Span } from './directive-bounds.ts'
import { ANYBODY, isOfOrgan, type Term } from './directive-signers.ts'
import { EXCEPTS } from './directive-words.ts'
import type { Limit, RepresentationRule } from './fact.ts'
import { type Body, matchesIn } from './found.ts'

export const FORM =
  /(imzas[iu](?:n[iu]n)? (?:da |de )?(?:bulunmak|bulunmasi|olmak|olmasi|alinmak|alinmasi) (?:kaydi|sarti|kosulu)(?:yla| ile)|musterek[a-z]*|(?:cift|ikili) imza[a-z]*|iki imza(?! ?(?:grub|derece|yetkili|temsilci))[a-z]*|birlikte (?:imza|atac|yetkili|temsil|hareket)[a-z]*|(?<=\b(?:ikisi|ucu|iki kisi|uc kisi) )(?:birlikte|bir arada|bir araya gelerek)\b|(?:\bile|\Sla|\Sle) birlikte|\bbirlikte(?=\s*(?:(?:ayni|en fazla|azami|tutar[a-z]*|her|sirketi)\b|\d{1,3}\.\d{3}|[.;,|:]|\(\d[\d/a-z]*\)|$)))|(munferi[dt][a-z]*|tek bas[a-z]*|(?:tek|tekli) imza(?! yetkili)[a-z]*|yalniz basina|kendi bas(?:ina|lar[iı]na)|tek olarak)/dg
const NOT_THIS = /musteken|musterek(?:en)? (?:sorumlu|hazirla)|muteselsil/
/** `counted`: each alternative signs by the number that it names. */
export type Form = Span & { sole: boolean; counted?: true }
/** Words on the form of a signature that stand together count once ("müştereken atacakları müşterek imzaları"). */
export const formsIn = (body: Body, from: number, to: number, terms: readonly Term[]): Form[] => {
  const forms: Form[] = []
  for (const match of matchesIn(body, FORM, from, to)) {
    if (NOT_THIS.test(body.plain.slice(match.from, match.to + 12))) continue
    const sole = match.span(2) !== null
    const end = match.to + (FORM_GOES_ON.exec(body.plain.slice(match.to, match.to + 60))?.[0].length ?? 0)
    const last = forms.at(-1)
    const near =
      last && !terms.some((term) => term.from >= last.to && term.to <= match.from) && !/[,;]/.test(body.plain.slice(last.to, match.from))
    if (last && near && (last.sole === sole || match.from - last.to < 25) && match.from - last.to < 60)
      forms.splice(-1, 1, { ...last, to: end, sole: last.sole && sole })
    else forms.push({ from: match.from, to: end, sole })
  }
  return forms
}
const FORM_GOES_ON =
  /^ ?(?:olarak )?(?:(?:atacagi|atacaklari) )?imza(?!ya)[a-z]*(?: at(?:mak|mas[iu]|malari) (?:kaydi|sarti|kosulu)(?:yla| ile))?|^ ?(?:hareket et(?:mek|mesi|meleri)|ol(?:mak|masi)) (?:kaydi|sarti|kosulu)(?:yla| ile)|^ ?hareket ed[ae]rek/
// "İkisinin imzası": the count tells the form.
const HAND = /\bimza(?:s[iu]|lar[iu]?)?(?:yla|n[iu]n?|yl[ae])?\b/dg

const AND = /^\.?(?:'?\s?[a-z]{0,5})?\s*(?:,|\+|\bve|\bile)?\s*(?:(?:birlikte|bir|herhangi)\s)?$/
const OR = /^\.?(?:'?\s?[a-z]{0,5})?\s*,?\s*(?:veya|ya da|yahut)\s*(?:bir\s)?$/
// "... ile müştereken", "Genel Müdürle birlikte": the one before signs beside the one the sentence is about.
const BESIDE = /^(?:'?\s?(?:y?l[ae]|ile)\b|\S{0,4}\s?ile\b|imzas[iu](?:yla| ile)\b)/

// "En az biri A grubundan olmak üzere", "biri mutlaka Mali İşler Direktörü olmak üzere": who has to be among those who sign.
const AT_LEAST_LEAD = /(?:en az )?(?:bir|biri|birisi|birinin)(?: (?:mutlaka|muhakkak|kesinlikle))? $/
const AT_LEAST_TAIL = /^'?[a-z]{0,4}\s?(?:imza yetkili[a-z]*\s?)?,?\s?(?:olmak|olmasi) (?:uzere|kaydiyla|sartiyla|kosuluyla)/
export const DIFFERENT = /(?:ayni (?:grup|derece)[a-z]* (?:iki|birden fazla)|farkli (?:grup|derece))/

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
  if (chain.every(isOfOrgan)) return null
  if (sole) {
    if (needed !== null || (term.group === ANYBODY && term.count !== 1)) return null
    return [{ persons: term.person === null ? [] : [term.person], group: term.group, mode: 'sole', with: [] }]
  }
  if (term.group === ANYBODY) {
    if (others.length > 0 || (term.count ?? 1) < 2) return null
    const rest = Array.from({ length: (term.count ?? 2) - 1 }, () => ANYBODY)
    return [{ ...jointly(ANYBODY, rest), ...(needed === null ? {} : { indispensable: [needed] }) }]
  }
  // The count stands behind the last letter and speaks of them all.
  const shared = chain.filter(({ letter, count: own }) => letter && own === null)
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
  /(?:yonetim|mudurler|genel) kurul[a-z]* (?:yazili )?(?:onay|izn|muvafakat)[a-z]* ile\b|(?:(?:yonetim|mudurler|genel|kurul[a-z]*|onceden|yazili|tarafindan) ){1,6}(?:(?:onay|izin|izn|muvafakat)[a-z]* (?:verdigi|verilen|alinan)|onayla(?:digi|nan)|uygun (?:gordugu|gorulen|bulunan))|(?:(?:yonetim|mudurler|genel|kurul[a-z]*|sirket|ilgili|isleme|iliskin|islem|oncesinde|yazili|onceden|tarafindan) ){0,8}(?:onay|karar|izn|muvafakat)[a-z]*\s(?:[a-z]+\s){0,3}?(?:kaydiyla|kaydi ile|sartiyla|sarti ile|kosuluyla|kosulu ile|uzerine|alinarak|alinmasi halinde|muteakip|muteakiben)|(?<=^|[,;:.(] ?)[^,;:.()]{3,120}(?<!(?:gecmemek|asmamak|olmak)) (?:kaydiyla|kaydi ile|sartiyla|sarti ile|kosuluyla|kosulu ile)|(?:\d{1,2}\.\d{1,2}|[a-z]+) (?:ile|-) (?:\d{1,2}\.\d{1,2}|[a-z]+) tarihleri arasinda/dg
// Whoever is empowered by another decision signs by that decision, which is registered for itself.
const BY_DECISION =
  /(?:,|\bveya|\bya da)?\s*(?:yonetim kurul|mudurler kurul|genel kurul)[a-z]*(?: karari)?(?: uyarinca| ile| tarafindan)?(?: [a-z]+){0,5}? (?:yetkilendirilen|yetki verilen|yetkili kilinan|tayin edilen) (?:kisi|sahis)[a-z]*/dg
const EXCEPT =
  /(?:haric(?: olmak uzere| tutulmak uzere)?|(?<!\byurt ?)disinda(?!n)(?: kalan)?|mustesna(?: olmak uzere)?|istisna(?: olmak uzere| tutulmak uzere| edilerek)?(?![a-z]))/dg

// "Her türlü kira sözleşmesini ikisi birlikte": how many of those named before.
const TALLY = /\b(iki|uc)(?:s?[iu]| kisi)(?:n[iu]n)? $/
const TWO_SIGN = /\b(?:iki|cift) imza/
/** Where one sentence ends and another begins, what is said is of two: "… alımı yapar. iii. (B) imza yetkilisi … imzalar". */
const TWO_SENTENCES = /[a-z]{2}(?:[aeiu]r|m[iu]st[iu]r|m[ae]kt[ae]d[iu]r|[ae]c[ae]kt[iu]r)(?:l[ae]r)?\. ?[…a-z(]/
const OF_MONEY = /\d(?:[.,]\d{3})+|\d\s?(?:tl|usd|eur|try)\b|(?:lirasi|dolari|euro|avro|\btl)\S*\s(?:kadar|uzeri|asan|gecme|dahil)/

/** A part of a directive that says how somebody signs: alternatives of signers, and what else it says. */
export type Clause = Span & {
  signers: Signers[]
  bounds: Bounds
  /** The same ceiling in another currency. */
  other?: Limit
  said: boolean
  scope: string | null
  condition: string | null
  excludes: string | null
}
type Read = { clauses: Clause[]; unread: Span[] }

// Words that a scope may end with and that tell nothing.
const TRAILING = /[\s,;:]+(?:[ŞşSs]irket\p{L}{0,5}|ise|için|olan|ve|ile|ayrıca|ancak|dair|şirketi)$/u
// Words that go with what stands behind or before them.
const EVERY = /(?:her turlu|tum|butun|bilumum|genel|\bis|\b(?:un|et|su|ev|ot)(?: ve)?)\s$/
const KIND_OF = /^\s(?:(?:tum|butun|her turlu) )?(?:islem|is|konu|husus|sozlesme|evrak|belge)[a-z]{0,9}\b/
// Whom a rule may be about, not for what it is.
const OF_MEMBERS =
  /(?:asagida )?aksi (?:yazil|belirtil|ongorul|duzenlen)m[ae]d[iu]kc[ae]|temsile yetkili olmayan (?:yonetim kurulu )?uyelerinden|(?<=(?:sirketi|kadar|dahil\)?) )(?:sirketi )?(?:borc|taahhut) altina sok[a-z]*|(?:sirkette )?hizmet akd[a-z]* ile (?:bagli|calisan)[a-z]*(?: olan)?[a-z]*/dg

/** "… imzalamaya yetkili kılınmalarına oy birliği ile karar verilmiştir": how a decision that gives powers ends. */
export const SO_DECIDED =
  /(?<=m[ae]y[ae] )(?:yetkili|mezun|salahiyetli) (?:kilinma|olma)(?:lari|si)(?:n[ae])?(?: (?:hususlari|hususu|hususunda|hususlarinda|hususlarina|hususuna|ic|yonerge|olarak|oy|birligi|coklugu|oybirligi[a-z]*|oycoklugu[a-z]*|ile|ve|toplantiya|katilanlarin))*(?: (?:kabul edilmis(?:tir)?|karar verilmis(?:tir)?|karar alinmis(?:tir)?|kararlastirilmis(?:tir)?|karar verildi|kabul edildi))?(?=[\W\d]*$|[.;,])/dg

// What was so before is no rule any more.
const ONCE = /\b(?:daha once(?!den)|eskiden|evvelce|gecmiste)\b/

const PASSIVE_ALONE = /^(?:[a-z]{4,}(?:n|l)[iu]r|olunur|olur|edilir|[a-z]{2,}m[ae]k)(?:l[ae]r)?$/
const VERB_ALONE = /^[a-z]{3,}(?:[iu]r|[a-z]bilir)(?:l[ae]r)?$/
/** What is left of a piece of text once all that was understood is taken out, as printed; null where nothing of content is left. */
export const contentOf = (body: Body, from: number, to: number, taken: readonly Span[]): string | null => {
  const pieces: string[] = []
  let at = from
  for (const cut of [...taken, ...matchesIn(body, OF_MEMBERS, from, to), ...matchesIn(body, SO_DECIDED, from, to), { from: to, to }].sort(
    (a, b) => a.from - b.from,
  )) {
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
  // "… ile bağıtlanır": the verb behind who signs is of no transaction.
  if (pieces.length > 0 && (pieces.length > 1 ? VERB_ALONE : PASSIVE_ALONE).test(mend(pieces.at(-1) ?? ''))) pieces.pop()
  return pieces.length === 0 ? null : pieces.join(' … ')
}

/** Those of a part who sign: chains of terms, alternatives apart; terms that other words part are runs of their own. */
export const runsOf = (body: Body, terms: readonly Term[]): Term[][][] => {
  const runs: Term[][][] = []
  for (const [at, term] of terms.entries()) {
    const before = terms[at - 1]
    const words = before ? body.plain.slice(before.to, term.from) : null
    const run = runs.at(-1)
    // "1. Derece ile 2. veya 3. Derece": the alternative is of the last alone.
    // "B Grubu veya C Grubu yetkililerinden herhangi ikisi": any two out of both.
    if (words !== null && run && before?.letter && (term.count ?? 1) > 1 && OR.test(words)) run.at(-1)?.push(term)
    else if (words !== null && run && OR.test(words)) run.push(before?.letter ? [...(run.at(-1)?.slice(0, -1) ?? []), term] : [term])
    else if (words !== null && run && AND.test(words)) run.at(-1)?.push(term)
    else runs.push([[term]])
  }
  return runs
}

/** What a piece of text says of signing, given who the words before it are about. Null where its words do not hold together. */
export const clauseIn = (
  body: Body,
  from: number,
  to: number,
  form: Form,
  all: readonly Term[],
  subject: Term[][] | null,
): Clause | null => {
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
  // An exception that is not understood bounds the rule all the same.
  const excepted = [...exceptions, ...boundsIn(body, from, to).spans]
  if (
    matchesIn(body, EXCEPT, from, to).some(
      (match) =>
        !excepted.some((span) => span.from < match.to && match.from < span.to) &&
        !/(?:\b(?:kdv|vergi[a-z]*)|[(\d]) ?$/.test(body.plain.slice(Math.max(from, match.from - 12), match.from)),
    )
  )
    return null
  // Who gives his leave signs nothing.
  const leaves = matchesIn(body, CONDITION, from, to).filter(
    (match) => !(match.from < form.to && form.from < match.to) && /\b(?:onay|izn|izin|muvafakat)/.test(match.plain),
  )
  const free = inside.filter(
    (term) =>
      !needs.includes(term) &&
      ![...byDecision, ...exceptions, ...leaves].some((span) => term.from < span.to && span.from < term.to) &&
      term.from < form.from,
  )
  if (inside.some((term) => term.from > form.to && !needs.includes(term) && term.group?.length === 1)) return null
  const tally = TALLY.exec(body.plain.slice(from, form.from))
  const [lone] = free
  const uncounted = !form.sole && free.length === 1 && lone?.count === null
  const counted = tally && uncounted
  // "B Grubu çift imza ile", "B Grubu müştereken (iki imza)": two of the group that signs.
  const pair = uncounted && lone.group?.length === 1 && lone.group !== ANYBODY && TWO_SIGN.test(body.plain.slice(form.from, form.to))
  const runs = runsOf(body, counted || pair ? [{ ...lone, count: tally?.[1] === 'uc' ? 3 : 2 }] : free)
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
  // "Grup I yetkilileri; … ikisi bir arada imzalayarak": so many of those named before.
  const [those, ...more] = subject?.flat() ?? []
  const ofThose = tally && !first && !form.sole && those && more.length === 0 && those.count === null && those.group?.length === 1
  // "Biri mutlaka birinci dereceden olmak üzere iki imza ile": whoever signs by the directive, and one of a grade among them.
  const anyTwo = !first && !subject && needed !== null && TWO_SIGN.test(body.plain.slice(form.from, form.to))
  if (anyTwo) alternatives = [[{ from, to: from, group: ANYBODY, person: null, count: 2 }]]
  else if (ofThose) alternatives = [[{ ...those, count: tally[1] === 'uc' ? 3 : 2 }]]
  else if (!first) alternatives = subject
  // "A Grubundan biriyle birlikte": beside somebody whom these words do not name.
  else if (!second && !subject && !form.sole && beside(first) && first.flat().length === 1 && (lone?.count ?? 1) < 2) return null
  else if (!second)
    alternatives = subject && !form.sole && beside(first) && first.every((chain) => chain.length === 1) ? joined(subject, first) : first
  else if (others.length === 0 && !form.sole && beside(second)) alternatives = joined(first, second)
  if (!alternatives || alternatives.length === 0) return null
  // "Finans Müdürü ile Marina Müdürü veya Operasyon Müdürü, müştereken": the one before them with either.
  const [both, ...either] = alternatives
  const isOne = (chain: readonly Term[]): boolean => chain.length === 1 && chain[0]?.count === 1 && chain[0].letter !== true
  if (!form.sole && !form.counted && both?.length === 2 && either.length > 0 && either.every(isOne))
    alternatives = [both, ...either.map((chain) => [...both.slice(0, -1), ...chain])]
  if (form.sole && !form.counted && alternatives.flat().some(({ count }) => (count ?? 1) > 1)) return null
  const apart = DIFFERENT.test(body.plain.slice(from, Math.min(body.plain.length, to + 160)))
  const chains = form.sole && !form.counted ? alternatives.flat().map((term) => [term]) : alternatives
  const signatures = (chain: readonly Term[]): number => chain.reduce((sum, { count }) => sum + (count ?? 1), 0)
  // Alternatives are told apart where each signs alone, or each is said with its two.
  if (!form.sole && !form.counted && chains.length > 1 && chains.some((chain) => signatures(chain) < 2)) return null
  const made = chains.map((chain) => signersOf(chain, form.counted ? signatures(chain) === 1 : form.sole, needed, apart))
  if (made.includes(null)) return null
  if (!isRule(body.plain.slice(form.to, to)) || ONCE.test(body.plain.slice(from, to))) return null
  const amounts = boundsIn(body, from, to, true)
  if (amounts.unclear) return null
  const conditions = matchesIn(body, CONDITION, from, to).filter(
    (match) => ![form, ...amounts.spans, ...needSpans, ...exceptions].some((span) => match.from < span.to && span.from < match.to),
  )
  const taken = [
    ...inside,
    ...(tally && (counted || ofThose) ? [{ from: form.from - tally[0].length, to: form.from }] : []),
    form,
    ...needSpans,
    ...byDecision,
    ...exceptions,
    ...amounts.spans,
    ...conditions,
  ]
  const scope = contentOf(body, from, to, taken)
  // An amount that was not read as one bounds the rule all the same.
  if (scope !== null && (OF_MONEY.test(mend(scope)) || TWO_SENTENCES.test(plainLetters(scope)))) return null
  const condition = [
    ...conditions.map((match) => squeeze(body.text.slice(match.from, match.to))),
    ...(amounts.condition ? [amounts.condition] : []),
  ]
  return {
    from,
    to,
    signers: made.flatMap((each) => each ?? []),
    bounds: amounts.bounds,
    ...(amounts.other ? { other: amounts.other } : {}),
    said: amounts.said,
    scope,
    condition: condition.length === 0 ? null : condition.join('; '),
    excludes: exceptions.length === 0 ? null : exceptions.map((each) => squeeze(body.text.slice(each.from, each.until))).join('; '),
  }
}

/** The words of a clause without the marks around it. */
export const quoteOf = (body: Body, at: Span): string => squeeze(body.text.slice(at.from, at.to)).replace(/^[\s,;:.\-–]+|[\s,;:]+$/gu, '')

const joined = (some: Term[][], others: Term[][]): Term[][] => some.flatMap((chain) => others.map((other) => [...chain, ...other]))

const OF_TAX = /\b(?:kdv|katma deger vergisi) haric|\bvergi(?:ler)? haric(?: olmak uzere)? (?:(?:en fazla|azami|en cok) )?\d/
/** "Kredi sözleşmeleri ile çek keşidesi hariç olmak üzere": from whoever is named before, or from the bracket, to the word. */
export const exceptionsIn = (body: Body, from: number, to: number, terms: readonly Term[]): (Span & { until: number })[] =>
  matchesIn(body, EXCEPT, from, to).flatMap((match) => {
    // "KDV hariç 100.000 TL'ye kadar": of the amount.
    if (OF_TAX.test(body.plain.slice(Math.max(from, match.from - 24), match.to + 40))) return []
    const bracket = body.plain.lastIndexOf('(', match.from)
    const closed = body.plain.lastIndexOf(')', match.from)
    const last = terms.findLast((term) => term.to <= match.from)
    const since = Math.max(from, bracket > closed ? bracket + 1 : 0, last ? last.to : 0)
    // "Gıda alımlarında, et ürünleri hariç": what the clause is about is none of it.
    const about = [
      ...body.plain
        .slice(since, match.from)
        .matchAll(
          /(?:(?:nd|rd|md)[ae]|l[ae]r[iu]n[iu]|m[ae]s[iu]n[iu]|l[ae]r[iu](?=,[^,]*(?:yapil|ol|kal|bulun|veril|duzenlen)[ae]nl[ae]r\s*$)),\s/g,
        ),
    ].at(-1)
    const begin = since + (about ? about.index + about[0].length : 0)
    const words = body.plain.slice(begin, match.from)
    if (/\d{3}|dahil|yetki/.test(words) || !/[a-z]{4}/.test(words)) return []
    // Behind a name its ending is none of the words.
    const led = (begin === last?.to ? /^(?:['’]\s?[a-z]{1,4}|[a-z]{1,4}(?=[\s,]))?[\s,]*/ : /^[\s,]*/).exec(words)?.[0].length ?? 0
    return [{ from: begin + led, to: match.to, until: match.from }]
  })

/** A matter that ends and an amount that begins the next: "… pamuk alımında, 100.000 TL'ye kadar parça alımında". */
const NEXT_MATTER =
  /(?<!\b(?:tl|try|usd|eur|euro|avro|lira[a-z]*|dolar[a-z]*|dahil))(?<=[a-z])(?:,| ve| ile|, ise)\s(?=(?:(?:tutari|bedeli|degeri|her bir|tek bir|beher|en fazla|azami) (?:[a-z]+ )?)?\d{1,3}(?:[.,]\d{3})+)/dg
/** "… tutar sınırı olmadan, diğer ödemeleri …" */
const NO_SUM_THEN = new RegExp(`(?:(?:${NO_LIMIT.source}), |(?<!, )(?:${NO_LIMIT.source}) )(?=[a-z])`, 'dg')
/** "…, tutar sınırı olmaksızın ödeme talimatı vermeye" */
const NO_SUM_FIRST = new RegExp(`, (?=(?:${NO_LIMIT.source}) (?!ile |ve |olarak )[a-z])`, 'dg')
/** "…, vergi ödemelerini ise tutara bakılmaksızın" */
const THEN_NO_SUM = new RegExp(`, (?=[^,;]{5,80}?(?:${NO_LIMIT.source}))`, 'dg')
/** Whether words take something out of what they give, or make it hang on something. */
const isQualified = (plain: string): boolean => EXCEPTS.test(plain) || /\b(?:kaydiyla|sartiyla|onay|izin|izn)/.test(plain)
/** Where matters end behind which another begins with an amount of its own, or with words that there is none. */
const mattersEnd = (body: Body, from: number, to: number): number[] =>
  [NEXT_MATTER, NO_SUM_THEN, NO_SUM_FIRST, THEN_NO_SUM]
    .flatMap((pattern) => matchesIn(body, pattern, from, to))
    .filter(({ to: at, plain }) => !plain.startsWith(',') || boundsIn(body, from, at).bounds.limit !== null)
    .map((match) => match.to)
    .sort((a, b) => a - b)
/** Words on several matters taken apart, each with the amount that it is given up to; null where one of them has none, or is about nothing. */
export const mattersBySum = (body: Body, at: Span): (Span & { amounts: BoundsRead })[] | null => {
  const cuts = mattersEnd(body, at.from, at.to)
  const pieces = [at.from, ...cuts].map((from, index) => {
    const to = cuts[index] ?? at.to
    return { from, to, amounts: boundsIn(body, from, to) }
  })
  const isClear = (piece: (typeof pieces)[number]): boolean => {
    const { bounds, spans, unclear, condition, said, several } = piece.amounts
    return (
      !unclear && !several && (bounds.limit !== null || said) && condition === null && contentOf(body, piece.from, piece.to, spans) !== null
    )
  }
  return cuts.length > 0 && pieces.every(isClear) ? pieces : null
}
/** Several matters of a clause, each with a ceiling of its own; none where any of them is not taken apart. */
const byCeiling = (body: Body, from: number, to: number, form: Form, terms: readonly Term[], subject: Term[][] | null): Clause[] => {
  const cuts = mattersEnd(body, from, form.from)
  const [first, last] = [cuts[0], cuts.at(-1)]
  if (first === undefined || last === undefined || !boundsIn(body, from, to).several) return []
  const head = terms.filter((term) => term.from >= from && term.to <= first)
  const runs = runsOf(body, head)
  if (runs.length > 1 || terms.some((term) => term.from >= first && term.from < form.from)) return []
  const clause = clauseIn(body, last, to, form, terms, runs[0] ?? subject)
  if (!clause || (clause.bounds.limit === null && !clause.said) || clause.scope === null) return []
  const pieces = [from, ...cuts.slice(0, -1)].map((begin, at): Clause | null => {
    const end = cuts[at] ?? to
    const { bounds, spans, unclear, condition, said } = boundsIn(body, begin, end)
    const scope = contentOf(body, begin, end, [...head, ...spans])
    const clear =
      scope !== null && !unclear && (bounds.limit !== null || said) && condition === null && !isQualified(body.plain.slice(begin, end))
    return clear ? { ...clause, from: begin, to: end, bounds, said, scope } : null
  })
  return pieces.includes(null) ? [] : [...pieces.flatMap((each) => each ?? []), clause]
}

/** "2. derece yetkililer 100.000 TL'ye kadar, 1. derece yetkililer 400.000 TL'ye kadar münferiden": each alone up to an amount of its own. */
const byHolder = (body: Body, from: number, to: number, form: Form, terms: readonly Term[]): Clause[] => {
  const inside = terms.filter((term) => term.from >= from && term.to <= form.from)
  if (!form.sole || inside.length < 2 || terms.some((term) => term.from >= form.to && term.to <= to)) return []
  const scope = contentOf(body, from, inside[0]?.from ?? from, [])
  const pieces = inside.map((term, at): Clause | null => {
    const until = inside[at + 1]?.from ?? form.from
    const { bounds, spans, unclear, condition, said } = boundsIn(body, term.to, until)
    const alone = term.count === null && term.letter !== true && contentOf(body, term.to, until, spans) === null
    const clear = scope !== null && !unclear && bounds.limit !== null && condition === null && alone
    if (!clear || isQualified(body.plain.slice(from, until))) return null
    const [begin, end] = [at === 0 ? from : term.from, at === inside.length - 1 ? to : until]
    const signers = [{ persons: [], group: term.group, mode: 'sole' as const, with: [] }]
    return { from: begin, to: end, signers, bounds, said, scope, condition, excludes: null }
  })
  const known = isRule(body.plain.slice(form.to, to)) && contentOf(body, form.to, to, []) === null
  return !known || pieces.includes(null) ? [] : pieces.flatMap((each) => each ?? [])
}

/** Takes a part with words on how somebody signs apart into its clauses. */
export const clausesIn = (body: Body, part: Span, forms: readonly Form[], terms: readonly Term[], subject: Term[][] | null): Read => {
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
    } else {
      const ceilings = byCeiling(body, start, end, form, terms, about)
      const each = ceilings.length > 0 ? ceilings : byHolder(body, start, end, form, terms)
      read.clauses.push(...each)
      if (each.length === 0) read.unread.push({ from: start, to: end })
    }
    start = end
  }
  return read
}

/** The words of a part without those that spans of it take. */
export const withoutSpans = (body: Body, part: Span, spans: readonly Span[]): string =>
  spans.reduceRight(
    (text, term) => text.slice(0, term.from - part.from) + text.slice(term.to - part.from),
    body.plain.slice(part.from, part.to),
  )
export const bare = ({ bounds, said }: Clause): boolean => bounds.limit === null && !bounds.above && !bounds.floor && !said
export const hasForm = (body: Body, part: Span, terms: readonly Term[]): boolean =>
  formsIn(
    body,
    part.from,
    part.to,
    terms.filter((term) => term.from >= part.from && term.to <= part.to),
  ).length > 0

/** "İkisinin imzası", "birinin imzası": the count tells how they sign, where nothing else does. */
export const handIn = (body: Body, part: Span, terms: readonly Term[]): Form | null => {
  const [hand] = matchesIn(body, HAND, part.from, part.to).filter(
    (match) =>
      !terms.some((term) => term.from < match.to && match.from < term.to) &&
      terms.some((term) => term.to <= match.from && match.from - term.to < 60),
  )
  const nearest = hand && terms.findLast((each) => each.to <= hand.from)
  // "2. Derece imza yetkilisinin imzası yeterlidir": of one of them.
  const term = nearest?.count === null && ONE_HOLDER.test(body.plain.slice(nearest.from, nearest.to)) ? { ...nearest, count: 1 } : nearest
  if (!hand || !term || term.count === null || term.group === null) return null
  // "Bölge Müdürünün imzası yeterlidir": a title is one person; "… imzası aranır" may be asked for beside another's.
  const isTitle = term.group.length > 1 && term.group !== ANYBODY
  if (isTitle && (isOfOrgan(term) || !IS_ENOUGH.test(body.plain.slice(hand.to, part.to)))) return null
  const many = terms.filter((each) => each.to <= hand.from).reduce((sum, { count }) => sum + (count ?? 1), 0) > 1
  const more = terms.some((each) => each.from >= hand.to)
  // Somebody else's signature may stand between: "… birinin, … ilgili müdürlerin imzası ile".
  const between = body.plain.slice(term.to, hand.from)
  if (more || /,/.test(between) || (between.match(/[a-z]+/g) ?? []).some(isContent)) return null
  const counted = terms.every(({ count }) => count !== null) ? { counted: true as const } : {}
  return { from: hand.from, to: hand.to, sole: !many, ...counted }
}

const IS_ENOUGH =
  /^(?: ile)? (?:yeterlidir|yeter|kafidir|kifayet eder|kafi gelir|yeterli (?:olur|sayilir|gorulmustur)|(?<=ile )(?:yapilir|imzalanir|akdedilir|gerceklestirilir|yurutulur|duzenlenir|baglanir|(?:temsil|ilzam|akd)(?: ve ilzam)? (?:edilir|olunur)))\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const ONE_HOLDER = /(?:grub|derece)[a-z]* (?:(?:sinirli|imza|temsil) )*yetkilisi(?:n[iu]n)?$/
/** So many of a grade: a title says no number. */
export const isCounted = ({ count, group }: Term): boolean => count !== null && group?.length === 1 && group !== ANYBODY

// "A Grubundan bir imza yetkilisi veya B Grubundan iki imza yetkilisi yetkilidir"
const ARE_ENTITLED =
  /^[\s,]*(?:(?:herhangi bir )?(?:sinirlama|kisitlama|sinir)(?:ya tabi)? olmaksizin |her (?:turlu )?(?:konu|is|islem)[a-z]* |sinirsiz (?:olarak |sekilde )?)*(?:sirketi (?:[a-z]+ ){0,2}temsil (?:ve ilzam )?eder(?:ler)?|(?:(?:imzaya|imza atmaya|sirketi temsile) )?yetkilidir(?:ler)?|imzalar(?:lar)?|imza (?:eder|atar)|akdeder|imza atmaya yetkilidir|(?:imza(?:s[iu])? )?(?:aranir|gerekir|gereklidir|bulunur|sarttir|zorunludur|yeterlidir|yeter|kafidir)|(?:['’]?n?[iu]n )?(?:imza(?:s[iu]|lar[iu])? ?)?(?:(?:ile|yla|eliyle|tarafindan) )(?:[a-z]{2,}(?:[iu]l[iu]r|[aeiu]n[iu]r)|(?:[a-z]+ )?(?:edilir|olunur)|olur|gecerli(?:dir| olur)))[\s.]*(?:\(\d[\d/a-z]*\)[\s.]*)*$/
/** How many of whom are entitled tells how they sign, where nothing else does. */
export const countedIn = (body: Body, part: Span, terms: readonly Term[]): Form | null => {
  const last = terms.at(-1)
  if (!last || terms.some((term) => !isCounted(term) || term.letter)) return null
  if (!ARE_ENTITLED.test(body.plain.slice(last.to, part.to)) || runsOf(body, terms).length !== 1) return null
  return { from: last.to, to: part.to, sole: terms.length === 1 && last.count === 1, counted: true }
}

/** Where a part says row after row who signs, its verb only in the last ("… birinin, … ikisinin imzası ile geçerlidir"): behind each row's comma. */
export const rowEndsIn = (body: Body, part: Span, terms: readonly Term[]): number[] => {
  const last = terms.at(-1)
  if (terms.length < 2 || !last || !terms.every(isCounted)) return []
  const forms = matchesIn(body, FORM, part.from, part.to)
  // The last row may say how it is signed itself; those before it are rows where amounts of their own part them.
  if (forms.some(({ from }) => from < last.to)) return []
  const own = { from: last.from, to: part.to }
  if (forms.length === 0 && handIn(body, own, [last]) === null && countedIn(body, own, [last]) === null) return []
  const ends: number[] = []
  for (const [at, term] of terms.slice(0, -1).entries()) {
    const next = terms[at + 1] as Term
    const words = body.plain.slice(term.to, next.from)
    if (AND.test(words) || OR.test(words)) continue
    const comma = /^['’]?\s?(?:n?[iu]n)?\s?,/.exec(words)
    const [sum, ...more] = boundsIn(body, term.to, next.from).spans
    // "B grubundan bir kişi 200.000 TL'ye kadar (dahil), …": the amount of a row may stand behind its signers.
    const behind = !comma && sum && more.length === 0 && !/[a-z\d]/.test(body.plain.slice(term.to, sum.from)) ? sum.to : null
    const after = behind === null ? null : /^[\s)]*,/.exec(body.plain.slice(behind, next.from))
    if (behind !== null && after) {
      ends.push(behind + after[0].length)
      continue
    }
    if (!comma || (forms.length > 0 && !sum)) return []
    ends.push(term.to + comma[0].length)
  }
  return ends
}

/**
 * "100.000 TL'ye kadar ödemeler: iki B grubu", "150.000 TL'nin üzerinde olanlarda B ve C listesinden birer kişi": a row that says who signs,
 * by so many of whom, up to how much, and nothing else.
 */
export const rowIn = (body: Body, part: Span, terms: readonly Term[]): Form | null => {
  const { spans, unclear } = boundsIn(body, part.from, part.to)
  const rest = withoutSpans(
    body,
    part,
    [...terms, ...spans].sort((a, b) => a.from - b.from),
  ).replace(/\(\d[\d/a-z]*\)/g, '')
  const words = rest.match(/[a-z]+/g) ?? []
  if (unclear || terms.length === 0 || terms.some(({ count, group }) => count === null || group?.length !== 1)) return null
  if (/\d/.test(rest) || words.some((word) => !OF_ROW.test(word))) return null
  const signatures = terms.reduce((sum, { count }) => sum + (count ?? 1), 0)
  return { from: part.to, to: part.to, sole: signatures === 1, counted: true }
}
const OF_ROW =
  /^(?:ve|veya|yahut|ya|da|ile|imza(?:s[iu]|lar[iu])?|yetkilis[iu]|birlikte|olan(?:l[ae]r)?(?:d[ae]|i|in)?|olup|icin|ise|kisi|tutarinda|tutarlarda|islem(?:ler)?(?:de|in)?)$/
