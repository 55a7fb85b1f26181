/** The rules of an internal directive for one question (TTK 371/7): whose signatures each asks for, for which acts, up to what amount. */
import { SENTENCES } from './sentences.ts'
import { amountText } from '../../../company/changes/change-texts.ts'
import { personKey } from '../../../company/fold/names.ts'
import { gradeOf } from '../../../company/officers/representation.ts'
import { officeUnder } from '../../../company/officers/roles.ts'
import type { Directive, PersonState, Power } from '../../../company/fold/state.ts'
import { isLapsed } from '../../../company/officers/terms.ts'
import type { Source } from '../../../company/source.ts'
import type { RepresentationRule, Role } from '../../../fact/fact.ts'
import { addYears, type IsoDate } from '../../../kernel/dates.ts'
import { exceeds, sameAmount } from '../../../kernel/decimal.ts'
import { fold } from '../../../kernel/text.ts'
import type { Question, Reason } from '../../../signing/answer.ts'
import { type Basis, basesOf } from './bases.ts'
import { askedKinds } from './kinds.ts'
import { effectOf, reason } from './reason.ts'
import { oncePerRegister, type Register } from './register.ts'
import type { Candidate } from './routes.ts'
import { standingOf } from './standing.ts'
import { actNames, actsIn, coverage, expressActs, isGeneral, leftOut, namesKindOf } from './transactions.ts'

/**
 * The directive on signing that holds on the day; the one on how general meetings go is no such thing (TTK 419/2) and is not among the
 * facts.
 */
export const directiveInForce = (register: Register): Directive | null => register.state.directives.at(-1) ?? null

/** The grade or group that words name, folded; null where they name a person or a title. */
export const grade = (named: string): string | null => gradeOf({ key: '', name: named })

/** Whoever signs by the directive at all ("imza yetkililerinden herhangi ikisi"). */
const ANYBODY = '*'

/**
 * The key of a group, a grade or a title, whether one holder of it is spoken of or all: `Bölge Alım Sorumluları`, `Bölge Alım Sorumlusu`.
 */
export const groupKey = (named: string): string =>
  named === ANYBODY ? ANYBODY : (grade(named) ?? fold(named).replace(/(?:l[ae]r)?s?[iu]?$/, ''))

/** Offices that notices tell of and that a rule may name by their title. */
const OFFICES: Record<string, Role> = {
  'genel mudur': 'general_manager',
  'yonetim kurulu baskan': 'board_chair',
  'yonetim kurulu baskan yardimci': 'board_vice_chair',
  'yonetim kurulu uye': 'board_member',
  'mudurler kurulu baskan': 'manager_chair',
  'mudurler kurulu uye': 'manager',
  'sirket mudur': 'manager',
  'sube mudur': 'branch_manager',
}

/** Whether a directive came after an agent was appointed under an earlier one: whether he signs by it too nobody knows. */
const isRenewedSince = (register: Register, { kind, power }: Basis): boolean =>
  kind === 'limited' && power !== null && (directiveInForce(register)?.registeredOn ?? '') > power.since

const standingWith = (register: Register, who: PersonState, bases: readonly Basis[]): Candidate[] => {
  const effects = bases.map((basis) => {
    const effect = effectOf([...standingOf(register, basis), ...lapsedPower(register, basis)])
    return effect === 'for' && isRenewedSince(register, basis) ? 'open' : effect
  })
  if (effects.includes('for')) return [{ person: who.person, standing: 'for' }]
  return effects.includes('open') ? [{ person: who.person, standing: 'open' }] : []
}

/**
 * Persons of a group, or who hold a title, with how far each can still sign. `agents`: only limited agents, not full signatories whom the
 * directive places in the group too.
 */
export const groupOf = (register: Register, letter: string, agents = false): Candidate[] => {
  const known = groups(register)
  const name = `${letter} ${agents}`
  const found = known.get(name) ?? membersOf(register, letter, agents)
  known.set(name, found)
  return [...found]
}
const groups = oncePerRegister(() => new Map<string, readonly Candidate[]>())

const membersOf = (register: Register, letter: string, agents: boolean): Candidate[] => {
  const office = directiveInForce(register)?.groups?.find(({ group }) => groupKey(group) === letter)?.office
  const role = OFFICES[letter] ?? (office === undefined ? undefined : OFFICES[groupKey(office)])
  return [...register.state.people.values()].flatMap((who): Candidate[] =>
    standingWith(
      register,
      who,
      basesOf(register, who).filter(
        ({ power, kind, seats }) =>
          (kind === 'limited' || !agents) &&
          (letter === ANYBODY
            ? kind === 'limited' || (power?.group ?? null) !== null
            : (typeof power?.group === 'string' && groupKey(power.group) === letter) ||
              // Whom the directive puts into a group by an office signs by the power registered for it (TTK 371/7: no directive appoints).
              // Who is an agent of one group is of no other by his seat.
              (!agents &&
                (office === undefined || (power !== null && kind !== 'limited')) &&
                seats.some((seat) => role === seat.role || role === officeUnder(seat.role)))),
      ),
    ),
  )
}

/** When a power ends, by the day or by the years that its words give. */
const endOf = ({ until, since, told }: Power): IsoDate =>
  [until, told?.lasts === undefined ? null : addYears(since, told.lasts)].flatMap((day) => day ?? []).sort()[0] ?? '9'

/** The day printed for the end of a power is over, though the office it was given with is not. */
export const lapsedPower = (register: Register, { power, seats }: Basis): Reason[] =>
  power && endOf(power) < register.day && (seats.length === 0 || seats.some((seat) => !isLapsed(seat.term, register.day)))
    ? [reason('term_lapsed', 'open', SENTENCES.term_lapsed.limitedPower, power.source)]
    : []

/**
 * Somebody whom a rule names, with how far their own powers still hold: the directive itself appoints nobody. `agents` as in {@link
 * groupOf}.
 */
const personOf = (register: Register, name: string, agents = false): Candidate[] => {
  const who = register.state.people.get(personKey(name))
  return who
    ? standingWith(
        register,
        who,
        basesOf(register, who).filter(({ kind }) => kind === 'limited' || !agents),
      )
    : []
}

/** Titles a rule names its signatories by (`Satın Alma Müdürü`) that nobody is known to hold. */
export const titlesOf = (register: Register, rule: RepresentationRule): string[] =>
  [rule.group, ...rule.with, ...(rule.indispensable ?? [])].filter(
    (each): each is string =>
      each !== null &&
      each !== ANYBODY &&
      grade(each) === null &&
      !register.state.people.has(personKey(each)) &&
      groupOf(register, groupKey(each)).length === 0,
  )

/** Whether a rule names the person. */
export const names = (rule: RepresentationRule, key: string): boolean =>
  [...rule.persons, ...rule.with].some((name) => personKey(name) === key)

/**
 * Who fills each signature a rule asks for. Where a title is one that nobody is known to hold, or a group one that nobody is known to be
 * in, any of those who sign along may be meant.
 */
const slotsOf = (register: Register, rule: RepresentationRule, question: Question): Candidate[][] => {
  const along = question.coSigners.flatMap((name): Candidate[] => {
    const who = register.state.people.get(personKey(name))
    return who ? [{ person: who.person, standing: 'open' }] : []
  })
  const named = (each: string): Candidate[] => {
    if (each !== ANYBODY && grade(each) === null && register.state.people.has(personKey(each))) return personOf(register, each)
    const found = groupOf(register, groupKey(each))
    if (found.length > 0) return found
    if (grade(each) === null) return along
    // Somebody was once published as of this group, so that it is no other's; and whoever is of another is not meant by it.
    return isAppointedTo(register, groupKey(each)) ? [] : along.filter(({ person }) => !isOfOthers(register, person.key, groupKey(each)))
  }
  // A full signatory who signs jointly may complete an agent's signature; no directive makes of him an agent who signs alone.
  const first =
    rule.group === null
      ? rule.persons.flatMap((name) => personOf(register, name, rule.mode === 'sole'))
      : rule.mode === 'sole'
        ? groupOf(register, groupKey(rule.group), true)
        : named(rule.group)
  if (withoutPartner(rule)) return [first, first]
  const others = rule.with.map(named)
  const [needed] = rule.indispensable ?? []
  return needed === undefined ? [first, ...others] : [named(needed), ...others]
}

/** Whether a notice that counts by the day appoints somebody to a group that the directive makes up of nobody else. */
const isAppointedTo = (register: Register, letter: string): boolean =>
  !directiveInForce(register)?.groups?.some(({ group }) => groupKey(group) === letter) &&
  register.record.facts.some(
    (fact) => fact.kind === 'representation' && fact.mode === 'limited' && fact.group !== null && groupKey(fact.group) === letter,
  )

/** Whether all that is published of somebody is that he is an agent of another group or grade. */
const isOfOthers = (register: Register, key: string, letter: string): boolean => {
  const who = register.state.people.get(key)
  const bases = who ? basesOf(register, who) : []
  return bases.every(({ kind, power }) => {
    const own = power?.group ? grade(power.group) : null
    return kind === 'limited' && own !== null && own !== letter
  })
}

/** A joint rule whose second signature the notice does not name. */
const withoutPartner = (rule: RepresentationRule): boolean => rule.mode === 'joint' && rule.group !== null && rule.with.length === 0

/** What a joint rule leaves open does not matter to one who signs alone: he lacks the second signature whoever gives it. */
const openTo = (rule: RepresentationRule, question: Question): 'open' | 'note' =>
  rule.mode === 'joint' && question.coSigners.length === 0 ? 'note' : 'open'

const partnerReasons = (rule: RepresentationRule, question: Question, source: Source): Reason[] =>
  withoutPartner(rule) ? [reason('joint', openTo(rule, question), SENTENCES.joint.otherSignerUnread, source)] : []

const SEASON = /^(\d{1,2})\.(\d{1,2}) (?:ile|-) (\d{1,2})\.(\d{1,2}) tarihleri aras[iı](nda)?/
/** Whether a condition that is a time of the year holds on the day; null where it is another condition. */
const inSeason = (condition: string, day: IsoDate): boolean | null => {
  const [, fromDay, fromMonth, toDay, toMonth, inside] = SEASON.exec(condition) ?? []
  if (fromDay === undefined || fromMonth === undefined || toDay === undefined || toMonth === undefined) return null
  const on = (month: string, date: string): string => `${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const [from, to, now] = [on(fromMonth, fromDay), on(toMonth, toDay), day.slice(5)]
  const within = from <= to ? from <= now && now <= to : from <= now || now <= to
  return within === (inside !== undefined)
}

/** What a rule asks for that the notices do not show: who holds a title, whether a condition is met. */
const openParts = (register: Register, rule: RepresentationRule, question: Question, source: Source): Reason[] => {
  const [title] = titlesOf(register, rule)
  const season = rule.condition === undefined ? null : inSeason(rule.condition, question.day)
  const effect = openTo(rule, question)
  return [
    ...(title === undefined ? [] : [reason('directive', effect, SENTENCES.directive.namedByTitle(title), source)]),
    ...(rule.condition === undefined || season === true
      ? []
      : [
          season === false
            ? reason('directive', 'against', SENTENCES.directive.otherSeason(rule.condition), source)
            : reason('directive', effect, SENTENCES.directive.condition(rule.condition), source),
        ]),
  ]
}

/** The notice of a directive with the words of one of its rules. */
const sourceOfRule = (rule: RepresentationRule, { source }: Directive): Source => ({ ...source, quote: rule.quote ?? source.quote })

/**
 * A rule of the directive for the act and amount asked about: who fills each signature, whether it covers the act, and what speaks for or
 * against it.
 */
export type Applied = {
  rule: RepresentationRule
  source: Source
  slots: Candidate[][]
  covers: 'expressly' | 'generally' | 'no' | 'unclear'
  reasons: Reason[]
}

/** A rule that begins at or above an amount: for less it is not written, though those it names may sign for more. */
const beginsAt = (rule: RepresentationRule, question: Question, source: Source, stepped: boolean): Reason[] => {
  const begin = rule.floor ?? rule.above
  if (!begin) return []
  const bound = amountText(begin.amount, begin.currency)
  if (question.amount === null) return [reason('within_limit', 'open', SENTENCES.within_limit.belowBegin(bound), source)]
  if (begin.currency !== question.currency)
    return [reason('limit_currency', 'open', SENTENCES.limit_currency.otherCurrencyAbove(bound, question.currency), source)]
  const reached = exceeds(question.amount, begin.amount) || (rule.floor !== undefined && sameAmount(question.amount, begin.amount))
  if (reached) return [reason('within_limit', 'for', SENTENCES.within_limit.aboveBegin(bound), source)]
  return [
    stepped || rule.no_substitutes
      ? reason('out_of_scope', 'against', SENTENCES.out_of_scope.belowBegin(bound), source)
      : reason('within_limit', 'open', SENTENCES.within_limit.belowBegin(bound), source),
  ]
}
/** Another step of the same heading, or of one that names the act as well, is written for the amount. */
const isStepFor = (step: RepresentationRule, rule: RepresentationRule, { amount, currency, transaction }: Question): boolean =>
  amount !== null &&
  step.scope !== null &&
  (step.scope === rule.scope ||
    (transaction !== null && [step, rule].every(({ scope }) => scope !== null && coverage(scope, transaction) === 'expressly'))) &&
  step.limit !== null &&
  step.limit.currency === currency &&
  !exceeds(amount, step.limit.amount)

/** Whether an amount fits the limit of a rule: in one currency, never converted; exactly at a limit only if the words include it. */
const amountReasons = (rule: RepresentationRule, question: Question, source: Source, stepped: boolean): Reason[] => {
  const begins = beginsAt(rule, question, source, stepped)
  if (!rule.limit) return begins
  const limit = amountText(rule.limit.amount, rule.limit.currency)
  const ends = (): Reason => {
    if (!rule.limit || question.amount === null) return reason('within_limit', 'open', SENTENCES.within_limit.amountNotGiven(limit), source)
    if (rule.limit.currency !== question.currency)
      return reason('limit_currency', 'open', SENTENCES.limit_currency.otherCurrencyOfRule(limit, question.currency), source)
    const same = sameAmount(question.amount, rule.limit.amount)
    if (exceeds(question.amount, rule.limit.amount) || (same && rule.inclusive === false))
      return reason('limit_exceeded', 'against', SENTENCES.limit_exceeded.aboveRule(limit), source)
    if (same && rule.inclusive === undefined) return reason('within_limit', 'open', SENTENCES.within_limit.exactlyAtLimit(limit), source)
    return reason('within_limit', 'for', SENTENCES.within_limit.withinRule(limit), source)
  }
  return [...begins, ends()]
}

const scopeReasons = (
  rule: RepresentationRule,
  covers: Applied['covers'],
  question: Question,
  source: Source,
  whole: boolean,
): Reason[] => {
  const scope = rule.scope ?? ''
  const express = expressActs(actsIn(question.transaction ?? ''))
  const excludes = rule.excludes ?? ''
  const out = excludes !== '' && question.transaction !== null ? leftOut(excludes, question.transaction) : 'no'
  if (out !== 'no')
    return [
      out === 'yes'
        ? reason('out_of_scope', 'against', SENTENCES.out_of_scope.leftOut(excludes), source)
        : reason('out_of_scope', 'open', SENTENCES.out_of_scope.headingUnclear(excludes), source),
    ]
  if (covers === 'no') return [reason('out_of_scope', 'against', SENTENCES.out_of_scope.notUnderHeading(scope), source)]
  const unknown = askedKinds(question.transaction).recognised === 'unknown' && actsIn(question.transaction ?? '').length === 0
  if (unknown && covers !== 'expressly') return [reason('kind_unknown', 'open', SENTENCES.kind_unknown.notInList, source)]
  if (covers === 'unclear') {
    return [reason('out_of_scope', 'open', SENTENCES.out_of_scope.headingUnclear(scope), source)]
  }
  if (express.length > 0 && covers !== 'expressly') {
    const names = actNames(express)
    // Words for everything name nothing, where no other words of the directive were left unread.
    return scope === '' || (whole && isGeneral(scope))
      ? [reason('express_power', 'against', SENTENCES.express_power.notInDirective(names), source)]
      : [reason('express_power', 'open', SENTENCES.express_power.perhapsInDirective(names, scope), source)]
  }
  return []
}

/**
 * Every rule of the directive as it applies to the question. Of its headings the one that names the act counts; one for everything counts
 * only where none does.
 */
export const apply = (register: Register, directive: Directive, question: Question): readonly Applied[] => {
  const known = appliedOn(register)
  const found = known.get(question) ?? applied(register, directive, question)
  known.set(question, found)
  return found
}
// One question is asked of every agent and of every set of signers.
const appliedOn = oncePerRegister(() => new WeakMap<Question, readonly Applied[]>())

/**
 * "Vergi ödemelerini tutara bakılmaksızın, diğer ödemeleri 50.000 TL'ye kadar": a rule without limit, beside one of the same signers for
 * other words of the kind asked about, whose limit the amount is above. Of which of the two it is nobody said.
 */
const isBoundedElse = (rule: RepresentationRule, each: RepresentationRule, { amount, currency }: Question): boolean =>
  rule.limit === null &&
  rule.above === undefined &&
  rule.floor === undefined &&
  each.limit !== null &&
  each.scope !== rule.scope &&
  each.group === rule.group &&
  each.mode === rule.mode &&
  each.with.join() === rule.with.join() &&
  each.persons.join() === rule.persons.join() &&
  amount !== null &&
  each.limit.currency === currency &&
  exceeds(amount, each.limit.amount)

const applied = (register: Register, directive: Directive, question: Question): Applied[] => {
  const covering = directive.rules.map((rule) => (question.transaction === null ? 'no' : coverage(rule.scope, question.transaction)))
  const special = covering.includes('expressly')
  const unknown = askedKinds(question.transaction).recognised === 'unknown' && actsIn(question.transaction ?? '').length === 0
  // A heading that names the kind in words that make it smaller may be the one for this act: then those for everything are not.
  const perhaps = special
    ? undefined
    : directive.rules.find(({ scope }, at) => covering[at] === 'unclear' && namesKindOf(scope ?? '', question.transaction ?? ''))
  return directive.rules.map((rule, at) => {
    const own = covering[at] ?? 'no'
    // Words of no kind that one rule names are not those of the others.
    const ofOthers = own === 'unclear' && (unknown || !namesKindOf(rule.scope ?? '', question.transaction ?? ''))
    const covers = special && (own === 'generally' || ofOthers) ? 'no' : own
    const source = sourceOfRule(rule, directive)
    return {
      rule,
      source,
      slots: slotsOf(register, rule, question),
      covers,
      reasons: [
        ...(covers === 'no' && own !== 'no'
          ? [reason('out_of_scope', 'against', SENTENCES.out_of_scope.ownHeading, source)]
          : scopeReasons(rule, covers, question, source, directive.partial !== true)),
        ...amountReasons(
          rule,
          question,
          source,
          directive.rules.some((each) => each !== rule && isStepFor(each, rule, question)),
        ),
        ...partnerReasons(rule, question, source),
        ...openParts(register, rule, question, source),
        ...(perhaps && own === 'generally' && (rule.scope === null || isGeneral(rule.scope))
          ? [reason('out_of_scope', 'open', SENTENCES.out_of_scope.headingUnclear(perhaps.scope ?? ''), sourceOfRule(perhaps, directive))]
          : []),
        ...(covers === 'expressly' &&
        directive.rules.some((each, of) => covering[of] === 'expressly' && isBoundedElse(rule, each, question))
          ? [reason('out_of_scope', 'open', SENTENCES.out_of_scope.headingUnclear(rule.scope ?? ''), source)]
          : []),
        ...(rule.mode === 'limited' ? [reason('directive', 'open', SENTENCES.directive.ruleUnread, source)] : []),
      ],
    }
  })
}
