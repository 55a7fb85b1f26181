/**
 * Limited agents under an internal directive (TTK 367, 371/7, 629/3). The directive sets acts, groups, amounts and forms; a decision then
 * appoints persons to its groups; both are registered and published, so beyond that frame no power was ever given. The directive itself
 * cannot appoint anybody.
 */
import { SCOPES, SENTENCES } from './sentences.ts'
import { type Person, personKey } from '../../../company/fold/names.ts'
import type { Directive, Power } from '../../../company/fold/state.ts'
import type { RepresentationRule, Unread } from '../../../fact/fact.ts'
import type { AppliedRule, Question, Reason } from '../../../signing/answer.ts'
import { sourceOf } from '../../../company/source.ts'
import type { Basis } from './bases.ts'
import { type Applied, apply, directiveInForce, grade, groupKey, groupOf, names, titlesOf } from './directive-rules.ts'
import { effectOf, reason } from './reason.ts'
import { daysOfNotices, noticeOf, type Register } from './register.ts'
import type { Route } from './routes.ts'
import { concerned, coverage } from './transactions.ts'

/** Ways to sign this act and amount that the directive opens, over all its rules. */
export const directiveRoutes = (register: Register, question: Question): Route[] => {
  const directive = directiveInForce(register)
  if (!directive || question.transaction === null) return []
  return apply(register, directive, question).flatMap(({ slots, reasons }): Route[] => {
    const effect = effectOf(reasons)
    return effect === 'against' ? [] : [{ slots, certain: effect === 'for' }]
  })
}

/**
 * A way that a directive may open in what was not read of it, or of one that was not found: a limited agent together with somebody whose
 * signature is not complete by itself (TTK 371/7: whom the directive asks for along with its agents).
 */
export const unreadRoutes = (register: Register, question: Question, agents: readonly Person[], others: readonly Person[]): Route[] => {
  const directive = directiveInForce(register)
  if (question.transaction === null || agents.length === 0 || others.length === 0) return []
  const whole = directive !== null && directive.rules.length > 0 && directive.partial !== true
  if (whole || (directive !== null && unreadOn(unreadIn(register, directive), question) === 'no')) return []
  const open = (people: readonly Person[]): Route['slots'][number] => people.map((person) => ({ person, standing: 'open' as const }))
  return [{ slots: [open(agents), open(others)], certain: false }]
}

/** A degree stands above another by its number. */
const isHigher = (letter: string, slot: string | null): boolean =>
  slot !== null && /^\d+$/.test(letter) && /^\d+$/.test(slot) && Number(letter) < Number(slot)

const lettersOf = (rule: RepresentationRule): (string | null)[] =>
  [rule.group, ...rule.with].map((each) => (each === null ? null : groupKey(each)))

/** A rule with the higher degree in the place of a lower one: open, since only the text of the directive can allow it. */
const raised = (register: Register, { rule, source, slots, covers, reasons }: Applied, letter: string, directive: Directive): Applied => {
  const higher = groupOf(register, letter)
  const letters = lettersOf(rule)
  return {
    rule,
    source,
    covers,
    slots: slots.map((slot, at) => (isHigher(letter, letters[at] ?? null) ? [...slot, ...higher] : slot)),
    reasons: [...reasons, reason('directive', 'open', SENTENCES.directive.lowerDegree, directive.source)],
  }
}

/** What a limited agent may do by the directive. `routes` are the ways the agent has a part in. */
export type LimitedPower = { reasons: Reason[]; routes: Route[]; mode: 'sole' | 'joint' | null; partners: Person[] }

const nothing = (reasons: Reason[]): LimitedPower => ({ reasons, routes: [], mode: null, partners: [] })

/** Doubts about the directive itself: missing, not readable, or later than the appointment. */
const directiveDoubts = (register: Register, power: Power, key: string, directive: Directive | null): Reason | null => {
  if (!directive) {
    return reason('directive', 'open', SENTENCES.directive.notFound, power.source)
  }
  if (directive.registeredOn > power.since) {
    const earlier = register.state.directives.length > 1
    return reason('directive', 'open', SENTENCES.directive.renewed(earlier), directive.source)
  }
  if (directive.rules.length === 0) {
    return reason('directive', 'open', SENTENCES.directive.rulesUnread, directive.source)
  }
  const letters = directive.rules.flatMap(lettersOf)
  const own = power.group === null ? null : groupKey(power.group)
  if ((own === null || !letters.includes(own)) && !letters.includes('*') && !directive.rules.some((rule) => names(rule, key))) {
    return reason('directive', 'open', SENTENCES.directive.groupUnclear(own, power.group), power.source)
  }
  return null
}

/** What the rules read give the agent for the act and amount asked about. */
const byRules = (
  register: Register,
  { basis, power, directive, question }: { basis: Basis; power: Power; directive: Directive; question: Question },
  applied: readonly Applied[],
): LimitedPower => {
  const letter = groupKey(power.group ?? '')
  const mine = applied.flatMap((each) => {
    const letters = lettersOf(each.rule)
    const higher =
      directive.partial === true && letters.some((slot) => isHigher(letter, slot)) ? [raised(register, each, letter, directive)] : []
    return letters.includes(letter) || letters.includes('*') || names(each.rule, basis.who.person.key) ? [each, ...higher] : higher
  })
  const based = reason(
    'directive',
    'note',
    SENTENCES.directive.restsOn(directive.number, power.group === null ? null : letter, power.group),
    directive.source,
  )
  // What is above the amount of a class is not given by it, be it of the class or not.
  const covering = mine.filter(({ covers, reasons }) => covers !== 'no' && !(covers === 'unclear' && effectOf(reasons) === 'against'))
  const headings = (of: readonly Applied[]): string => [...new Set(of.map(({ rule }) => rule.scope ?? ''))].join('; ')
  if (covering.length === 0) {
    return nothing([
      based,
      reason('out_of_scope', 'against', SENTENCES.out_of_scope.noHeading(headings(mine)), mine[0]?.source ?? directive.source),
    ])
  }
  // Who signs alone lacks the second signature, whichever of them the act belongs to.
  const lacksOne = question.coSigners.length === 0 && covering.every(({ rule }) => rule.mode === 'joint')
  if (covering.every(({ covers }) => covers === 'unclear') && !lacksOne) {
    const [first] = covering
    const unknown = first?.reasons.filter(({ code }) => code === 'kind_unknown') ?? []
    return nothing([
      based,
      reason('out_of_scope', 'open', SENTENCES.out_of_scope.headingsUnclear(headings(covering)), first?.source ?? directive.source),
      ...unknown,
    ])
  }
  // Of the rules that cover the act the most favourable counts: one within its limit, then one in doubt.
  const order = ['for', 'open', 'against']
  const best = [...covering].sort((a, b) => order.indexOf(effectOf(a.reasons)) - order.indexOf(effectOf(b.reasons)))
  const effect = effectOf(best[0]?.reasons ?? [])
  const counting = best.filter(({ reasons }) => effectOf(reasons) === effect)
  if (effect === 'against')
    return nothing([based, ...once(counting.flatMap(({ reasons }) => reasons.filter((each) => each.effect === 'against'))).slice(-1)])
  const routes = covering
    .filter(({ reasons }) => effectOf(reasons) !== 'against')
    .map(({ slots, reasons }): Route => ({ slots, certain: effectOf(reasons) === 'for' }))
  const sole = counting.find(({ rule }) => rule.mode === 'sole')
  const shown = sole ?? counting[0]
  const joint = sole
    ? [reason('sole', 'for', SENTENCES.sole.byDirective, sole.source)]
    : [reason('joint', 'note', SENTENCES.joint.byDirective, shown?.source ?? directive.source)]
  const partners = new Map(
    counting
      .flatMap(({ slots }) => slots.flat())
      .filter(({ person }) => person.key !== basis.who.person.key)
      .map(({ person }) => [person.key, person]),
  )
  return {
    reasons: [based, ...(shown?.reasons ?? []), ...joint],
    routes,
    mode: sole ? 'sole' : 'joint',
    partners: sole ? [] : [...partners.values()],
  }
}

/** What was not read of a directive and says how somebody signs, or for what; `damaged`: alone what is not legible. */
const unreadIn = (register: Register, directive: Directive, damaged = false): Unread[] =>
  (noticeOf(register, directive.source)?.unread ?? []).filter(
    ({ told, why }) =>
      ((told?.tells?.includes('signing') &&
        (told.tells.includes('of_form') || told.tells.includes('of_grades') || told.kinds !== undefined)) ||
        // "Fabrika müdürü pamuk satın alabilir", below the head of the directive.
        (told?.tells?.includes('of_limited') && told.tells.includes('may_do'))) &&
      (!damaged || why === 'doubtful'),
  )

/** Whether what was not read of a directive may speak of the act: a clause that names other kinds of transaction does not. */
const unreadOn = (clauses: readonly Unread[], { transaction }: Question): ReturnType<typeof concerned> => {
  if (clauses.length === 0 || transaction === null) return 'perhaps'
  const found = clauses.map(({ told }) => concerned(told?.kinds ?? [], transaction))
  return found.includes('named') ? 'named' : found.includes('perhaps') ? 'perhaps' : 'no'
}

/** Why a rule that was not read, or one by a title, may give the agent what the others do not; null where nothing is left open. */
const gapIn = (register: Register, basis: Basis, directive: Directive, applied: readonly Applied[], question: Question): Reason | null => {
  if (directive.partial && unreadOn(unreadIn(register, directive), question) !== 'no') {
    return reason('directive', 'open', SENTENCES.directive.gap, directive.source)
  }
  // Whose title is known is meant by no other.
  const own = basis.power?.group ?? null
  if (own !== null && grade(own) === null) return null
  return applied.some(
    ({ rule, covers, reasons }) =>
      (rule.mode === 'sole' || question.coSigners.length > 0) &&
      covers !== 'no' &&
      effectOf(reasons) !== 'against' &&
      titlesOf(register, rule).length > 0,
  )
    ? reason('directive', 'open', SENTENCES.directive.otherTitles, directive.source)
    : null
}

/** Where rules are left open, what the others do not give is no refusal: it stays open, and so does a signature that lacks another. */
const withGap = (power: LimitedPower, gap: Reason | null, { who }: Basis): LimitedPower => {
  if (gap === null || power.mode === 'sole') return power
  const refused = power.reasons.some(({ effect }) => effect === 'against')
  return {
    ...power,
    reasons: [
      ...power.reasons.map((each): Reason => (each.effect === 'against' ? { ...each, effect: 'open' } : each)),
      refused ? gap : { ...gap, effect: 'note' },
    ],
    routes: [...power.routes, { slots: [[{ person: who.person, standing: 'open' }]], certain: false }],
  }
}

/** What a limited agent may do in the act and amount asked about; representation in general is never theirs (TTK 371/7). */
export const limitedPower = (register: Register, basis: Basis, question: Question): LimitedPower => {
  const { power } = basis
  if (power === null) return nothing([])
  const directive = directiveInForce(register)
  const doubt = directiveDoubts(register, power, basis.who.person.key, directive)
  if (question.transaction === null) {
    const scopes = [...new Set(directive?.rules.flatMap((rule) => rule.scope ?? []))].join('; ')
    return nothing([
      ...(doubt ? [{ ...doubt, effect: 'note' as const }] : []),
      reason('out_of_scope', 'against', SENTENCES.out_of_scope.limitedAgentInGeneral(scopes), power.source),
    ])
  }
  if (doubt || !directive) return nothing(doubt ? [doubt] : [])
  const applied = apply(register, directive, question)
  const given = withGap(
    byRules(register, { basis, power, directive, question }, applied),
    gapIn(register, basis, directive, applied, question),
    basis,
  )
  const own = ownFormOf(register, basis, power)
  if (own) return { ...given, reasons: [...given.reasons, own] }
  // A rule that names the act and was not read may ask for other signers than the one that was.
  return unreadOn(unreadIn(register, directive, !directive.partial), question) === 'named'
    ? { ...given, reasons: [...given.reasons, reason('directive', 'open', SENTENCES.directive.namedUnread, directive.source)] }
    : given
}

/**
 * What is published of an agent's own signature beside the directive: words behind the appointment that say more, or a joint power of his
 * with or after it ("X için müşterek olduğu yetkililer …").
 */
const ownFormOf = (register: Register, { who }: Basis, power: Power): Reason | null => {
  if (power.told?.tells?.includes('says_more')) return reason('directive', 'open', SENTENCES.directive.ownForm, power.source)
  const joint = register.record.facts.find(
    (fact) =>
      fact.kind === 'representation' &&
      fact.mode === 'joint' &&
      fact.persons.some((name) => personKey(name) === who.person.key) &&
      isSinceIn(register, fact.noticeId, power),
  )
  return joint ? reason('directive', 'open', SENTENCES.directive.ownForm, sourceOf(joint)) : null
}
/** Whether a notice counts from the day on that gave a power, and by the day asked about. */
const isSinceIn = (register: Register, noticeId: number, { since }: Power): boolean => {
  const day = daysOfNotices(register).get(noticeId)
  return day !== undefined && day >= since && day <= register.day
}

const once = (reasons: Reason[]): Reason[] => [...new Map(reasons.map((each) => [each.text.tr, each])).values()]

/** The rules of the directive as they apply to the act asked about; all of them where none was named. */
export const appliedRules = (register: Register, transaction: string | null): AppliedRule[] => {
  const directive = directiveInForce(register)
  if (!directive) return []
  return directive.rules
    .filter((rule) => transaction === null || coverage(rule.scope, transaction) !== 'no')
    .map((rule): AppliedRule => ({
      scope: rule.scope === null ? SCOPES.directive : { tr: rule.scope, en: rule.scope },
      form: rule.mode === 'sole' ? 'sole' : rule.mode === 'joint' ? 'joint' : null,
      limit: rule.limit,
      who: whoSigns(rule),
      article: 'TTK 371/7',
      coSigners: rule.with,
      source: { ...directive.source, quote: rule.quote ?? directive.source.quote },
      origin: 'directive',
    }))
}

/** Who signs by a rule, as a sentence says it. */
const whoSigns = ({ mode, group, persons, with: others, indispensable }: RepresentationRule): string => {
  const named = (each: string): string => {
    const letter = grade(each)
    if (each === '*') return 'imza yetkilileri'
    return letter === null
      ? each
      : /\d/.test(letter)
        ? `${letter}. derece imza yetkilileri`
        : `${letter.toUpperCase()} grubu imza yetkilileri`
  }
  const all = [...(group === null ? persons : [group]), ...others]
  const counted = [...Map.groupBy(all, (each) => groupKey(each)).values()].map((same) => {
    const [each = ''] = same
    const one = grade(each) !== null || each === '*'
    return one ? `${named(each)}nden ${same.length > 1 ? 'ikisi' : 'biri'}` : named(each)
  })
  const signers = counted.join(' ile ')
  const needed = indispensable?.[0] === undefined ? '' : `, biri mutlaka ${indispensable[0]}`
  return mode === 'sole' ? `${signers} tek başına` : mode === 'joint' ? `${signers} birlikte${needed}` : signers
}

/** A name that stands only inside a directive: the law lets no directive appoint anybody (TTK 371/7). */
export const namedInDirective = (register: Register, key: string): Reason[] => {
  const directive = register.state.directives.find((each) => each.rules.some((rule) => names(rule, key)))
  return directive ? [reason('directive', 'open', SENTENCES.directive.onlyNamed, directive.source)] : []
}
