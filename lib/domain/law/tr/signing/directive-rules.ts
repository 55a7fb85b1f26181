/** The rules of an internal directive for one question (TTK 371/7): whose signatures each asks for, for which acts, up to what amount. */
import { SENTENCES } from './sentences.ts'
import { amountText } from '../../../company/changes/change-texts.ts'
import { personKey } from '../../../company/fold/names.ts'
import { gradeOf } from '../../../company/officers/representation.ts'
import type { Directive } from '../../../company/fold/state.ts'
import { isLapsed } from '../../../company/officers/terms.ts'
import type { Source } from '../../../company/source.ts'
import type { Limit, RepresentationRule } from '../../../fact/fact.ts'
import { exceeds, sameAmount } from '../../../kernel/decimal.ts'
import { fold } from '../../../kernel/text.ts'
import type { Question, Reason } from '../../../signing/answer.ts'
import { type Basis, basesOf } from './bases.ts'
import { effectOf, reason } from './reason.ts'
import type { Register } from './register.ts'
import type { Candidate } from './routes.ts'
import { standingOf } from './standing.ts'
import { actNames, actsIn, coverage, expressActs } from './transactions.ts'

/**
 * The directive on signing that holds on the day; the one on how general meetings go is no such thing (TTK 419/2) and is not among the
 * facts.
 */
export const directiveInForce = (register: Register): Directive | null => register.state.directives.at(-1) ?? null

/** The grade or group that words name, folded; null where they name a person or a title. */
export const grade = (named: string): string | null => gradeOf({ key: '', name: named })

/**
 * Persons of a group, with how far each can still sign. `agents`: only limited agents, not full signatories whom the directive places in
 * the group too.
 */
export const groupOf = (register: Register, letter: string, agents = false): Candidate[] =>
  [...register.state.people.values()].flatMap((who): Candidate[] => {
    const bases = basesOf(register, who).filter(
      ({ power, kind }) =>
        power !== null && power.group !== null && (kind === 'limited' || !agents) && (grade(power.group) ?? fold(power.group)) === letter,
    )
    const effects = bases.map((basis) => effectOf([...standingOf(register, basis), ...lapsedPower(register, basis)]))
    return effects.includes('for')
      ? [{ person: who.person, standing: 'for' }]
      : effects.includes('open')
        ? [{ person: who.person, standing: 'open' }]
        : []
  })

/** The day printed for the end of a power is over, though the office it was given with is not. */
export const lapsedPower = (register: Register, { power, seats }: Basis): Reason[] =>
  power?.until && power.until < register.day && !seats.some((seat) => isLapsed(seat.term, register.day))
    ? [reason('term_lapsed', 'open', SENTENCES.term_lapsed.limitedPower, power.source)]
    : []

/**
 * Somebody whom a rule names, with how far their own powers still hold: the directive itself appoints nobody. `agents` as in {@link
 * groupOf}.
 */
const personOf = (register: Register, name: string, agents = false): Candidate[] => {
  const who = register.state.people.get(personKey(name))
  if (!who) return []
  const effects = basesOf(register, who)
    .filter(({ kind }) => kind === 'limited' || !agents)
    .map((basis) => effectOf([...standingOf(register, basis), ...lapsedPower(register, basis)]))
  return effects.includes('for')
    ? [{ person: who.person, standing: 'for' }]
    : effects.includes('open')
      ? [{ person: who.person, standing: 'open' }]
      : []
}

/** Titles a rule names its signatories by (`Satın Alma Müdürü`): who holds one, no notice prints. */
export const titlesOf = (register: Register, rule: RepresentationRule): string[] =>
  [rule.group, ...rule.with].filter(
    (each): each is string => each !== null && grade(each) === null && !register.state.people.has(personKey(each)),
  )

/** Whether a rule names the person. */
export const names = (rule: RepresentationRule, key: string): boolean =>
  [...rule.persons, ...rule.with].some((name) => personKey(name) === key)

const slotsOf = (register: Register, rule: RepresentationRule): Candidate[][] => {
  const named = (each: string): Candidate[] => {
    const letter = grade(each)
    return letter === null ? personOf(register, each) : groupOf(register, letter)
  }
  // A full signatory who signs jointly may complete an agent's signature; no directive makes of him an agent who signs alone.
  const first =
    rule.group === null
      ? rule.persons.flatMap((name) => personOf(register, name, rule.mode === 'sole'))
      : rule.mode === 'sole'
        ? groupOf(register, grade(rule.group) ?? fold(rule.group), true)
        : named(rule.group)
  return withoutPartner(rule) ? [first, first] : [first, ...rule.with.map(named)]
}

/** A joint rule whose second signature the notice does not name. */
const withoutPartner = (rule: RepresentationRule): boolean => rule.mode === 'joint' && rule.group !== null && rule.with.length === 0

const partnerReasons = (rule: RepresentationRule, { source }: Directive): Reason[] =>
  withoutPartner(rule) ? [reason('joint', 'open', SENTENCES.joint.otherSignerUnread, source)] : []

/** What a rule asks for that the notices do not show: who holds a title, whether a condition is met. */
const openParts = (register: Register, rule: RepresentationRule, { source }: Directive): Reason[] => {
  const [title] = titlesOf(register, rule)
  return [
    ...(title === undefined ? [] : [reason('directive', 'open', SENTENCES.directive.namedByTitle(title), source)]),
    ...(rule.condition === undefined ? [] : [reason('directive', 'open', SENTENCES.directive.condition(rule.condition), source)]),
  ]
}

/**
 * A rule of the directive for the act and amount asked about: who fills each signature, whether it covers the act, and what speaks for or
 * against it.
 */
export type Applied = {
  rule: RepresentationRule
  slots: Candidate[][]
  covers: 'expressly' | 'generally' | 'no' | 'unclear'
  reasons: Reason[]
}

/** A rule that begins above an amount: for less it is not written, though those it names may sign for more. */
const beginsAbove = (above: Limit, question: Question, source: Source): Reason[] => {
  const bound = amountText(above.amount, above.currency)
  if (question.amount !== null && above.currency === question.currency && exceeds(question.amount, above.amount)) {
    return [reason('within_limit', 'for', SENTENCES.within_limit.aboveBegin(bound), source)]
  }
  return question.amount !== null && above.currency !== question.currency
    ? [reason('limit_currency', 'open', SENTENCES.limit_currency.otherCurrencyAbove(bound, question.currency), source)]
    : [reason('within_limit', 'open', SENTENCES.within_limit.belowBegin(bound), source)]
}

/** Whether an amount fits the limit of a rule: in one currency, never converted; exactly at a limit only if the words include it. */
const amountReasons = (rule: RepresentationRule, question: Question, directive: Directive): Reason[] => {
  const { source } = directive
  if (rule.above)
    return [...beginsAbove(rule.above, question, source), ...amountReasons({ ...rule, above: undefined }, question, directive)]
  if (!rule.limit) return []
  const limit = amountText(rule.limit.amount, rule.limit.currency)
  if (question.amount === null) {
    return [reason('within_limit', 'open', SENTENCES.within_limit.amountNotGiven(limit), source)]
  }
  if (rule.limit.currency !== question.currency) {
    return [reason('limit_currency', 'open', SENTENCES.limit_currency.otherCurrencyOfRule(limit, question.currency), source)]
  }
  if (exceeds(question.amount, rule.limit.amount)) {
    return [reason('limit_exceeded', 'against', SENTENCES.limit_exceeded.aboveRule(limit), source)]
  }
  if (sameAmount(question.amount, rule.limit.amount) && !rule.inclusive) {
    return [reason('within_limit', 'open', SENTENCES.within_limit.exactlyAtLimit(limit), source)]
  }
  return [reason('within_limit', 'for', SENTENCES.within_limit.withinRule(limit), source)]
}

const scopeReasons = (rule: RepresentationRule, covers: Applied['covers'], question: Question, directive: Directive): Reason[] => {
  const { source } = directive
  const scope = rule.scope ?? ''
  const express = expressActs(actsIn(question.transaction ?? ''))
  if (covers === 'no') return [reason('out_of_scope', 'against', SENTENCES.out_of_scope.notUnderHeading(scope), source)]
  if (covers === 'unclear') {
    return [reason('out_of_scope', 'open', SENTENCES.out_of_scope.headingUnclear(scope), source)]
  }
  if (express.length > 0 && covers !== 'expressly') {
    const names = actNames(express)
    return scope === ''
      ? [reason('express_power', 'against', SENTENCES.express_power.notInDirective(names), source)]
      : [reason('express_power', 'open', SENTENCES.express_power.perhapsInDirective(names, scope), source)]
  }
  return []
}

/** Every rule of the directive as it applies to the question. */
export const apply = (register: Register, directive: Directive, question: Question): Applied[] =>
  directive.rules.map((rule) => {
    const covers = question.transaction === null ? 'no' : coverage(rule.scope, question.transaction)
    return {
      rule,
      slots: slotsOf(register, rule),
      covers,
      reasons: [
        ...scopeReasons(rule, covers, question, directive),
        ...amountReasons(rule, question, directive),
        ...partnerReasons(rule, directive),
        ...openParts(register, rule, directive),
      ],
    }
  })
