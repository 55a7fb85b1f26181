/**
 * Limited agents under an internal directive (TTK 367, 371/7, 629/3). The directive sets acts, groups, amounts and forms; a decision then appoints persons to its
 * groups; both are registered and published, so beyond that frame no power was ever given. The directive itself cannot appoint anybody.
 */
import { amountText } from '../company/change-texts.ts'
import { type Person, personKey } from '../company/names.ts'
import { gradeOf } from '../company/representation.ts'
import type { Directive, Power } from '../company/state.ts'
import { isLapsed } from '../company/terms.ts'
import type { Source } from '../company/source.ts'
import type { Limit, RepresentationRule } from '../fact/fact.ts'
import { exceeds, sameAmount } from '../kernel/decimal.ts'
import { fold } from '../kernel/text.ts'
import type { AppliedRule, Question, Reason } from './answer.ts'
import { type Basis, basesOf } from './bases.ts'
import { effectOf, reason } from './reason.ts'
import type { Register } from './register.ts'
import type { Candidate, Route } from './routes.ts'
import { standingOf } from './standing.ts'
import { actNames, actsIn, coverage, expressActs } from './transactions.ts'

/** The directive on signing that holds on the day; the one on how general meetings go is no such thing (TTK 419/2) and is not among the facts. */
export const directiveInForce = (register: Register): Directive | null => register.state.directives.at(-1) ?? null

const grade = (named: string): string | null => gradeOf({ key: '', name: named })

/** Persons of a group, with how far each can still sign. `agents`: only limited agents, not full signatories whom the directive places in the group too. */
const groupOf = (register: Register, letter: string, agents = false): Candidate[] =>
  [...register.state.people.values()].flatMap((who): Candidate[] => {
    const bases = basesOf(register, who).filter(({ power, kind }) => power !== null && power.group !== null && (kind === 'limited' || !agents) && (grade(power.group) ?? fold(power.group)) === letter)
    const effects = bases.map((basis) => effectOf([...standingOf(register, basis), ...lapsedPower(register, basis)]))
    return effects.includes('for') ? [{ person: who.person, standing: 'for' }] : effects.includes('open') ? [{ person: who.person, standing: 'open' }] : []
  })

/** The day printed for the end of a power is over, though the office it was given with is not. */
export const lapsedPower = (register: Register, { power, seats }: Basis): Reason[] =>
  (power?.until && power.until < register.day && !seats.some((seat) => isLapsed(seat.term, register.day))
    ? [reason('term_lapsed', 'open', 'Yetki için ilanda yazan süre dolmuş görünüyor; yenileme ilanı bulunamadı. Güncel temsil kararı giderir.', 'The time printed for the power appears to be over; no renewal was published. The current decision on representation settles it.', power.source)] : [])

const slotsOf = (register: Register, rule: RepresentationRule): Candidate[][] => {
  const named = (each: string): Candidate[] => {
    const letter = grade(each)
    if (letter !== null) return groupOf(register, letter)
    const who = register.state.people.get(personKey(each))
    return who ? [{ person: who.person, standing: who.seats.length > 0 ? 'for' : 'open' }] : []
  }
  // A full signatory who signs jointly may complete an agent's signature; no directive makes of him an agent who signs alone.
  const first = rule.group === null ? rule.persons.map(named).flat() : rule.mode === 'sole' ? groupOf(register, grade(rule.group) ?? fold(rule.group), true) : named(rule.group)
  return withoutPartner(rule) ? [first, first] : [first, ...rule.with.map(named)]
}

/** A joint rule whose second signature the notice does not name. */
const withoutPartner = (rule: RepresentationRule): boolean => rule.mode === 'joint' && rule.group !== null && rule.with.length === 0

const partnerReasons = (rule: RepresentationRule, { source }: Directive): Reason[] => (withoutPartner(rule)
  ? [reason('joint', 'open', 'Kural birlikte imza istiyor, öteki imzanın kimin olacağı ilandan okunamadı (TTK 371/7). Yönergenin metni giderir.',
    'The rule asks for joint signatures; whose the other one is could not be read from the notice (TCC 371/7). The text of the directive settles it.', source)] : [])

type Applied = { rule: RepresentationRule; slots: Candidate[][]; covers: 'expressly' | 'generally' | 'no' | 'unclear'; reasons: Reason[] }

/** A rule that begins above an amount: for less it is not written, though those it names may sign for more. */
const beginsAbove = (above: Limit, question: Question, source: Source): Reason[] => {
  const bound = amountText(above.amount, above.currency)
  if (question.amount !== null && above.currency === question.currency && exceeds(question.amount, above.amount)) {
    return [reason('within_limit', 'for', `Tutar, kuralın başladığı ${bound.tr} tutarının üzerinde (TTK 371/7).`, `The amount is above ${bound.en}, where the rule begins (TCC 371/7).`, source)]
  }
  return question.amount !== null && above.currency !== question.currency
    ? [reason('limit_currency', 'open', `Kural ${bound.tr} üzerindeki işlemler için; sorulan tutar ${question.currency}. Tutarlar çevrilmez; yönergenin kur kuralı giderir.`,
      `The rule is for acts above ${bound.en}; the amount asked about is in ${question.currency}. Amounts are not converted; the directive’s rule on exchange settles it.`, source)]
    : [reason('within_limit', 'open', `Kural ${bound.tr} üzerindeki işlemler için yazılmış; daha azı için de geçerli olup olmadığını yönergenin metni söyler. Yönergenin metni giderir.`,
      `The rule is written for acts above ${bound.en}; whether it holds for less too only the text of the directive says. That text settles it.`, source)]
}

/** Whether an amount fits the limit of a rule: in one currency, never converted; exactly at a limit only if the words include it. */
const amountReasons = (rule: RepresentationRule, question: Question, directive: Directive): Reason[] => {
  const { source } = directive
  if (rule.above) return beginsAbove(rule.above, question, source)
  if (!rule.limit) return []
  const limit = amountText(rule.limit.amount, rule.limit.currency)
  if (question.amount === null) {
    return [reason('within_limit', 'open', `Kural ${limit.tr} sınırına kadar geçerli; soruda tutar yok. Tutarı yazınız.`, `The rule holds up to ${limit.en}; the question gives no amount. Give the amount.`, source)]
  }
  if (rule.limit.currency !== question.currency) {
    return [reason('limit_currency', 'open', `Kuralın sınırı ${limit.tr}; sorulan tutar ${question.currency}. Tutarlar çevrilmez; yönergenin kur kuralı giderir.`,
      `The limit of the rule is ${limit.en}; the amount asked about is in ${question.currency}. Amounts are not converted; the directive’s rule on exchange settles it.`, source)]
  }
  if (exceeds(question.amount, rule.limit.amount)) {
    return [reason('limit_exceeded', 'against', `Tutar, yönergedeki ${limit.tr} sınırını aşıyor (TTK 371/7).`, `The amount exceeds the directive’s limit of ${limit.en} (TCC 371/7).`, source)]
  }
  if (sameAmount(question.amount, rule.limit.amount) && !rule.inclusive) {
    return [reason('within_limit', 'open', `Tutar sınırın kendisi (${limit.tr}); sınırın dahil olup olmadığı okunamadı. Yönergenin metni giderir.`, `The amount is exactly the limit (${limit.en}); whether it is included could not be read. The text of the directive settles it.`, source)]
  }
  return [reason('within_limit', 'for', `Tutar, yönergedeki ${limit.tr} sınırı içinde (TTK 371/7).`, `The amount is within the directive’s limit of ${limit.en} (TCC 371/7).`, source)]
}

const scopeReasons = (rule: RepresentationRule, covers: Applied['covers'], question: Question, directive: Directive): Reason[] => {
  const { source } = directive
  const scope = rule.scope ?? ''
  const express = expressActs(actsIn(question.transaction ?? ''))
  if (covers === 'no') return [reason('out_of_scope', 'against', `İşlem “${scope}” başlığına girmiyor (TTK 371/7).`, `The act does not fall under “${scope}” (TCC 371/7).`, source)]
  if (covers === 'unclear') {
    return [reason('out_of_scope', 'open', `İşlemin “${scope}” başlığına girip girmediği anlaşılmıyor (TTK 371/7). Yönergenin metni giderir.`, `Whether the act falls under “${scope}” is not clear (TCC 371/7). The text of the directive settles it.`, source)]
  }
  if (express.length > 0 && covers !== 'expressly') {
    const names = actNames(express)
    return scope === ''
      ? [reason('express_power', 'against', `${names.tr} için açık yetki gerekir; yönergede böyle bir yetki okunmadı (TBK 551/2, 548/2, 504/3).`, `An express power is needed for: ${names.en}; none was read in the directive (TCO 551/2, 548/2, 504/3).`, source)]
      : [reason('express_power', 'open', `${names.tr} için açık yetki gerekir; “${scope}” başlığı altında ayrıca sayılıp sayılmadığını yönergenin metni gösterir (TBK 551/2, 548/2, 504/3).`,
        `An express power is needed for: ${names.en}; the text of the directive shows whether it is listed under “${scope}” (TCO 551/2, 548/2, 504/3).`, source)]
  }
  return []
}

const apply = (register: Register, directive: Directive, question: Question): Applied[] => directive.rules.map((rule) => {
  const covers = question.transaction === null ? 'no' : coverage(rule.scope, question.transaction)
  return { rule, slots: slotsOf(register, rule), covers, reasons: [...scopeReasons(rule, covers, question, directive), ...amountReasons(rule, question, directive), ...partnerReasons(rule, directive)] }
})

/** Ways to sign this act and amount that the directive opens, over all its rules. */
export const directiveRoutes = (register: Register, question: Question): Route[] => {
  const directive = directiveInForce(register)
  if (!directive || question.transaction === null) return []
  return apply(register, directive, question).flatMap(({ slots, reasons }): Route[] => {
    const effect = effectOf(reasons)
    return effect === 'against' ? [] : [{ slots, certain: effect === 'for' }]
  })
}

/** A degree stands above another by its number. */
const isHigher = (letter: string, slot: string | null): boolean => slot !== null && /^\d+$/.test(letter) && /^\d+$/.test(slot) && Number(letter) < Number(slot)

const lettersOf = (rule: RepresentationRule): (string | null)[] => [rule.group, ...rule.with].map((each) => (each === null ? null : (grade(each) ?? fold(each))))

/** A rule with the higher degree in the place of a lower one: open, since only the text of the directive can allow it. */
const raised = (register: Register, { rule, slots, covers, reasons }: Applied, letter: string, directive: Directive): Applied => {
  const higher = groupOf(register, letter)
  const letters = lettersOf(rule)
  return {
    rule, covers, slots: slots.map((slot, at) => (isHigher(letter, letters[at] ?? null) ? [...slot, ...higher] : slot)),
    reasons: [...reasons, reason('directive', 'open', 'Kural daha alt derecedeki yetkilileri sayıyor; üst derecenin onların yerine imza atıp atamayacağını yönergenin metni söyler (TTK 371/7). Yönergenin metni giderir.',
      'The rule speaks of a lower degree; whether a higher one may sign in its place only the text of the directive says (TCC 371/7). That text settles it.', directive.source)],
  }
}

/** What a limited agent may do by the directive. `routes` are the ways the agent has a part in. */
export type LimitedPower = { reasons: Reason[]; routes: Route[]; mode: 'sole' | 'joint' | null; partners: Person[] }

const nothing = (reasons: Reason[]): LimitedPower => ({ reasons, routes: [], mode: null, partners: [] })

/** Doubts about the directive itself: missing, not readable, or later than the appointment. */
const directiveDoubts = (register: Register, power: Power, directive: Directive | null): Reason | null => {
  if (!directive) {
    return reason('directive', 'open', 'Sınırlı yetkinin dayandığı iç yönerge ilanlarda bulunamadı; yetkinin kapsamı okunamıyor (TTK 371/7). İç yönergenin ilanı giderir.',
      'The internal directive behind the limited power was not found among the notices; its extent cannot be read (TCC 371/7). The notice of the directive settles it.', power.source)
  }
  if (directive.registeredOn > power.since) {
    const earlier = register.state.directives.length > 1
    return reason('directive', 'open', earlier ? 'Atamadan sonra yeni bir iç yönerge ilan edilmiş; eski yönergeye göre atananların yeniden atandığı ilan edilmemiş (TTK 371/7). Yeni atama kararı giderir.'
      : 'Atama, dayandığı iç yönergeden önce tescil edilmiş; önce yönergenin ilanı gerekir (TTK 371/7). Sonraki bir atama kararı giderir.',
    earlier ? 'A new directive was published after the appointment; a new appointment under it was not (TCC 371/7). A decision appointing anew settles it.'
      : 'The appointment was registered before the directive it rests on; the directive has to come first (TCC 371/7). A later appointment settles it.', directive.source)
  }
  if (directive.rules.length === 0) {
    return reason('directive', 'open', 'İç yönergenin imza kuralları ilandan okunamadı (TTK 371/7). Yönergenin metni giderir.', 'The rules of the directive could not be read from the notice (TCC 371/7). Its text settles it.', directive.source)
  }
  const letters = directive.rules.flatMap(lettersOf)
  const own = power.group === null ? null : (grade(power.group) ?? fold(power.group))
  if (own === null || !letters.includes(own)) {
    return reason('directive', 'open', own === null ? 'Kişinin hangi imza grubunda olduğu ilanda yazmıyor (TTK 371/7). Atama kararı giderir.' : `${power.group} imza grubu ilan edilen iç yönergede tanımlı değil (TTK 371/7). Yönergenin metni giderir.`,
      own === null ? 'The notice does not print the person’s signature group (TCC 371/7). The decision of appointment settles it.' : `Signature group ${power.group} is not defined in the published directive (TCC 371/7). Its text settles it.`, power.source)
  }
  return null
}

/** What a limited agent may do in the act and amount asked about; representation in general is never theirs (TTK 371/7). */
export const limitedPower = (register: Register, basis: Basis, question: Question): LimitedPower => {
  const { power } = basis
  if (power === null) return nothing([])
  const directive = directiveInForce(register)
  const doubt = directiveDoubts(register, power, directive)
  if (question.transaction === null) {
    const scopes = [...new Set(directive?.rules.flatMap((rule) => rule.scope ?? []))].join('; ')
    return nothing([...(doubt ? [{ ...doubt, effect: 'note' as const }] : []), reason('out_of_scope', 'against',
      `Sınırlı yetkili şirketi genel olarak temsil edemez${scopes ? `; yönergede yetki verilen konular: ${scopes}` : ''} (TTK 371/7). Belirli bir işlem için islem alanını doldurunuz.`,
      `A limited agent cannot represent the company in general${scopes ? `; the directive grants: ${scopes}` : ''} (TCC 371/7). For a given act fill in islem.`, power.source)])
  }
  if (doubt || !directive) return nothing(doubt ? [doubt] : [])
  const letter = grade(power.group ?? '') ?? fold(power.group ?? '')
  const applied = apply(register, directive, question)
  const mine = applied.flatMap((each) => {
    const letters = lettersOf(each.rule)
    const higher = letters.some((slot) => isHigher(letter, slot)) ? [raised(register, each, letter, directive)] : []
    return letters.includes(letter) ? [each, ...higher] : higher
  })
  const based = reason('directive', 'note', `Yetki iç yönergeye dayanır${directive.number ? ` (${directive.number} sayılı)` : ''}; kişi ${power.group} imza grubundadır (TTK 371/7).`,
    `The power rests on the internal directive${directive.number ? ` no. ${directive.number}` : ''}; the person is in signature group ${power.group} (TCC 371/7).`, directive.source)
  const covering = mine.filter(({ covers }) => covers !== 'no')
  const headings = (of: readonly Applied[]): string => [...new Set(of.map(({ rule }) => rule.scope ?? ''))].join('; ')
  if (covering.length === 0) {
    return nothing([based, reason('out_of_scope', 'against', `İşlem, yönergede bu gruba yetki verilen konulara girmiyor: ${headings(mine)} (TTK 371/7).`,
      `The act is not among those for which the directive empowers this group: ${headings(mine)} (TCC 371/7).`, directive.source)])
  }
  if (covering.every(({ covers }) => covers === 'unclear')) {
    return nothing([based, reason('out_of_scope', 'open', `İşlemin şu başlıklardan birine girip girmediği anlaşılmıyor: ${headings(covering)} (TTK 371/7). Yönergenin metni giderir.`,
      `Whether the act falls under one of these headings is not clear: ${headings(covering)} (TCC 371/7). The text of the directive settles it.`, directive.source)])
  }
  // Of the rules that cover the act the most favourable counts: one within its limit, then one in doubt.
  const order = ['for', 'open', 'against']
  const best = [...covering].sort((a, b) => order.indexOf(effectOf(a.reasons)) - order.indexOf(effectOf(b.reasons)))
  const effect = effectOf(best[0]?.reasons ?? [])
  const counting = best.filter(({ reasons }) => effectOf(reasons) === effect)
  if (effect === 'against') return nothing([based, ...once(counting.flatMap(({ reasons }) => reasons.filter((each) => each.effect === 'against'))).slice(-1)])
  const routes = covering.filter(({ reasons }) => effectOf(reasons) !== 'against').map(({ slots, reasons }): Route => ({ slots, certain: effectOf(reasons) === 'for' }))
  const sole = counting.find(({ rule }) => rule.mode === 'sole')
  const shown = sole ?? counting[0]
  const joint = sole ? [reason('sole', 'for', 'Yönerge bu işlemde tek imzayı yeterli sayıyor (TTK 371/7).', 'The directive lets one signature do for this act (TCC 371/7).', directive.source)]
    : [reason('joint', 'note', 'Yönerge bu işlemde birlikte imza istiyor (TTK 371/7).', 'The directive asks for joint signatures for this act (TCC 371/7).', directive.source)]
  const partners = new Map(counting.flatMap(({ slots }) => slots.flat()).filter(({ person }) => person.key !== basis.who.person.key).map(({ person }) => [person.key, person]))
  return { reasons: [based, ...(shown?.reasons ?? []), ...joint], routes, mode: sole ? 'sole' : 'joint', partners: sole ? [] : [...partners.values()] }
}

const once = (reasons: Reason[]): Reason[] => [...new Map(reasons.map((each) => [each.text.tr, each])).values()]

/** The rules of the directive as they apply to the act asked about; all of them where none was named. */
export const appliedRules = (register: Register, question: Question): AppliedRule[] => {
  const directive = directiveInForce(register)
  if (!directive) return []
  return directive.rules.filter((rule) => question.transaction === null || coverage(rule.scope, question.transaction) !== 'no').map((rule): AppliedRule => ({
    scope: rule.scope === null ? { tr: 'Yönergedeki işlemler', en: 'Acts of the directive' } : { tr: rule.scope, en: rule.scope }, form: rule.mode === 'sole' ? 'sole' : rule.mode === 'joint' ? 'joint' : null,
    limit: rule.limit, who: rule.group ?? rule.persons.join(', '), article: 'TTK 371/7', coSigners: rule.with, source: directive.source, origin: 'directive',
  }))
}

/** A name that stands only inside a directive: the law lets no directive appoint anybody (TTK 371/7). */
export const namedInDirective = (register: Register, key: string): Reason[] => {
  const directive = register.state.directives.find((each) => each.rules.some((rule) => rule.persons.some((name) => personKey(name) === key)))
  return directive ? [reason('directive', 'open', 'Ad yalnız iç yönergede geçiyor; yönerge ile atama yapılamaz, ayrı bir atama kararı tescil edilmelidir (TTK 371/7). Atama kararının ilanı giderir.',
    'The name stands only in the directive, which cannot appoint anybody; a decision of appointment has to be registered (TCC 371/7). The notice of that decision settles it.', directive.source)] : []
}
