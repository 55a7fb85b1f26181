/** Tests one basis of power after another, each alone, and the signatures they take together (the order of evaluation of the check). */
import { SENTENCES } from './sentences.ts'
import { isLegalEntity } from '../../../kernel/legal-entity.ts'
import { type Person, personKey } from '../../../company/fold/names.ts'
import { organOf } from '../../../company/officers/roles.ts'
import { hasSeatIn } from '../../../company/officers/seats.ts'
import type { Question, Reason, Verdict } from '../../../signing/answer.ts'
import { actsFor, type Basis, basesOf, isNatural, natureDoubt } from './bases.ts'
import { directiveRoutes, limitedPower, unreadRoutes } from './directive.ts'
import { lapsedPower } from './directive-rules.ts'
import { formOf } from './forms.ts'
import { effectOf, reason } from './reason.ts'
import { daysOfNotices, type Register } from './register.ts'
import { type Candidate, completes, missingFor, type Route } from './routes.ts'
import { reachOf } from './scope.ts'
import { situationOn } from './situation.ts'
import { standingOf } from './standing.ts'
import { type Act, actsIn } from './transactions.ts'

type Effect = 'for' | 'open' | 'against'

/**
 * One basis as tested: what speaks for and against it apart from the co-signers, and the ways to sign it gives. `holds`: whether it gives a
 * signature at all on the day, by the office and the state of the company, whatever the form, the act and the amount. `ways`: the ways to
 * sign by the form alone, whatever else leaves them open; `article` is what the form rests on.
 */
type Tested = {
  basis: Basis
  mode: 'sole' | 'joint' | null
  reasons: Reason[]
  routes: Route[]
  ways: Route[]
  holds: Effect
  article: string
}

/** What came of a person's bases: the best of them, with the reasons that decided it. */
export type Assessment = { verdict: Verdict; mode: 'sole' | 'joint' | null; reasons: Reason[]; basis: Basis | null }

const ORDER: readonly Effect[] = ['for', 'open', 'against']

const weaker = (routes: Route[], effect: Effect): Route[] =>
  effect === 'against' ? [] : effect === 'open' ? routes.map((route) => ({ ...route, certain: false })) : routes

/** Calling the general assembly is the organ's, even after its term (TTK 410/1, 617/3): the whole of it or, of one member, that member. */
const callsMeeting = (register: Register, basis: Basis): Omit<Tested, 'holds'> => {
  const organ = basis.kind === 'manager' ? 'managers' : 'board'
  const members = [...register.state.people.values()].filter((who) => hasSeatIn(who.seats, organ))
  const slots = members.map((who): Candidate[] => {
    const { person } = actsFor(register, who.person) ?? who
    return [{ person, standing: isNatural(register, person) ? 'for' : 'open' }]
  })
  const article = organ === 'board' ? 'TTK 410/1' : 'TTK 617/3, 410/1'
  return {
    basis,
    mode: slots.length === 1 ? 'sole' : 'joint',
    article,
    ways: [],
    routes: [{ slots, certain: true }, ...slots.map((slot) => ({ slots: [slot], certain: false }))],
    reasons: [reason('in_office', 'for', SENTENCES.in_office.organCallsMeeting(article), basis.seats[0]?.source ?? null)],
  }
}

const test = (register: Register, basis: Basis, question: Question, acts: readonly Act[]): Tested => {
  const { who, power, seats } = basis
  const situation = [
    ...situationOn(register, basis, question, acts),
    ...natureDoubt(register, who.person, seats[0]?.source ?? power?.source ?? null),
  ]
  if (acts.length === 1 && acts[0] === 'meeting_call' && (basis.kind === 'member' || basis.kind === 'manager')) {
    const called = callsMeeting(register, basis)
    const passedOver = standingOf(register, basis).filter(({ effect }) => effect === 'against')
    const reasons = [...called.reasons, ...situation, ...passedOver]
    const holds = effectOf(reasons)
    return { ...called, reasons, routes: weaker(called.routes, holds), holds }
  }
  const standing = [...standingOf(register, basis), ...lapsedPower(register, basis)]
  const holds = effectOf([...standing, ...situation])
  if (basis.kind === 'limited') {
    const limited = limitedPower(register, basis, question)
    const reasons = [...standing, ...situation, ...limited.reasons]
    return { basis, mode: limited.mode, reasons, routes: weaker(limited.routes, holds), ways: limited.routes, holds, article: 'TTK 371/7' }
  }
  const form = formOf(register, basis)
  const reasons = [...standing, ...situation, ...form.reasons, ...reachOf(register, basis, question, acts)]
  const routes = weaker(form.routes, effectOf(reasons))
  return { basis, mode: form.mode, reasons, routes, ways: form.routes, holds, article: form.article }
}

/**
 * Whoever is counted in another's signature needs a basis of their own that holds: one whose every basis fails signs nothing, one whose
 * best is in doubt leaves it open.
 */
const withThoseWhoSign = (register: Register, routes: Route[], holding: ReadonlyMap<string, Effect>): Route[] =>
  routes.map(({ slots, certain }) => ({
    certain,
    slots: slots.map((slot) =>
      slot.flatMap((each): Candidate[] => {
        const own = holding.get(each.person.key) ?? each.standing
        const sure = own === 'for' && isNatural(register, each.person)
        return own === 'against' ? [] : [sure ? each : { ...each, standing: 'open' }]
      }),
    ),
  }))

const bestOf = (effects: readonly Effect[]): Effect => ORDER.find((each) => effects.includes(each)) ?? 'against'

/**
 * All ways to sign this act and amount on the day, over everybody's bases and the directive. Worked out once for a register and a question.
 */
export type Signing = { tested: Map<string, Tested[]>; routes: Route[] }

export const signingOn = (register: Register, question: Question): Signing => {
  const acts = actsIn(question.transaction ?? '')
  // A legal entity signs by nobody's hand but that of its natural person, whose bases hold its own.
  const alone = new Map(
    [...register.state.people.values()]
      .filter(({ person }) => isNatural(register, person) || (!isLegalEntity(person.name) && actsFor(register, person) === null))
      .flatMap((who) => {
        const own = basesOf(register, who).map((basis) => test(register, basis, question, acts))
        return own.length > 0 ? [[who.person.key, own] as const] : []
      }),
  )
  const holding = new Map([...alone].map(([key, own]) => [key, bestOf(own.map(({ holds }) => holds))] as const))
  const tested = new Map(
    [...alone].map(
      ([key, own]) =>
        [
          key,
          own.map((each) => ({
            ...each,
            routes: withThoseWhoSign(register, each.routes, holding),
            ways: withThoseWhoSign(register, each.ways, holding),
          })),
        ] as const,
    ),
  )
  const full = [...tested.values()].flat().flatMap(({ basis, routes }) => (basis.kind === 'limited' ? [] : routes))
  // The directive's ways count for everybody in its groups; a doubt about one person is already in the standing of that candidate.
  const agents = [...tested.values()].flat().filter(({ basis }) => basis.kind === 'limited')
  const people = (of: readonly Tested[]): Person[] => of.flatMap(({ basis, holds }) => (holds === 'against' ? [] : [basis.who.person]))
  const signers = [...tested.values()].flat().filter(({ basis }) => basis.kind !== 'limited')
  const routed = agents.some(({ routes }) => routes.length > 0)
  // Where it is not sure whether a rule covers the act, so is each way by the rules.
  const unsure = agents.some(({ reasons }) => effectOf(reasons) === 'open')
  const byDirective = routed || unsure ? directiveRoutes(register, question) : []
  return {
    tested,
    routes: [
      ...full,
      ...unreadRoutes(register, question, people(agents), people(signers)),
      ...withThoseWhoSign(register, byDirective, holding).map((route) => (routed ? route : { ...route, certain: false })),
    ],
  }
}

const VERDICTS: Record<Effect, Verdict> = { for: 'authorised', open: 'uncertain', against: 'not_authorised' }

/** Receiving declarations for the company is open to each representative alone, also under joint signature. */
const receives = (question: Question): boolean => {
  const acts = actsIn(question.transaction ?? '')
  // Whose service it is, an authority's or a court's, makes no other act of it.
  return acts.includes('receipt') && acts.every((act) => act === 'receipt' || act === 'official')
}

const jointRoutes = (signing: Signing): Route[] => signing.routes.filter(({ slots }) => slots.length > 1)

/**
 * Whether the power was given to the members of the organ as such ("yönetim kurulu üyelerinin müşterek imzası") and a co-signer came into
 * it since: he may sign in the place of one who left.
 */
const isForWhoSits = (register: Register, { power, who }: Basis, team: ReadonlySet<string>): boolean => {
  const fact = register.record.facts.find(({ id }) => id === power?.source.factId)
  if (!power || fact?.kind !== 'representation' || fact.told?.tells?.includes('any_of_organ') !== true) return false
  // Fewer than had to sign do not.
  if (fact.persons.length > team.size) return false
  const since = daysOfNotices(register).get(power.source.noticeId) ?? ''
  return [...team].some(
    (key) =>
      key !== who.person.key &&
      register.state.people
        .get(key)
        ?.seats.some(({ role, day }) => day > since && who.seats.some((own) => organOf(own.role) === organOf(role))),
  )
}

/**
 * Whether a co-signer of whom no office is known may be the one who is needed: the power names him, or it names what may be a company, for
 * which he may sign (TTK 359/2, 623/2).
 */
const mayBeMeant = (register: Register, { power, who }: Basis, team: ReadonlySet<string>, missing: readonly Person[]): boolean => {
  const fact = register.record.facts.find(({ id }) => id === power?.source.factId)
  const strangers = [...team].filter(
    (key) =>
      key !== who.person.key &&
      (register.state.people.get(key)?.seats.length ?? 0) === 0 &&
      !register.state.history.some((tenure) => tenure.person.key === key),
  )
  if (strangers.length === 0 || fact?.kind !== 'representation') return false
  return (
    fact.persons.some((name) => strangers.includes(personKey(name))) ||
    missing.some((person) => !isNatural(register, person) && actsFor(register, person) === null)
  )
}

/** Whether the co-signers named complete the person's signature, in words. */
const coSigning = (
  register: Register,
  signing: Signing,
  { routes, ways, basis, mode, reasons, article }: Tested,
  team: ReadonlySet<string>,
  question: Question,
): Reason[] => {
  if (mode !== 'joint') return []
  const me = basis.who.person.key
  const source = basis.power?.source ?? basis.seats[0]?.source ?? null
  if (receives(question)) {
    return [reason('joint_complete', 'note', SENTENCES.joint_complete.passiveReceipt, source)]
  }
  // What leaves the act or the office open says so itself: whether all who are needed sign is another question.
  const outcome = completes(routes.length > 0 && completes(ways, me, team) === 'for' ? ways : routes, me, team)
  // Somebody else's registered form may name this person as the co-signer.
  const byOthers = outcome === 'for' ? outcome : completes(jointRoutes(signing), me, team)
  if (outcome === 'for' || byOthers === 'for') return [reason('joint_complete', 'for', SENTENCES.joint_complete.withThoseNamed, source)]
  if (outcome === 'open' || byOthers === 'open') {
    return [reason('joint_incomplete', 'open', SENTENCES.joint_incomplete.uncertainWithThoseNamed, source)]
  }
  // Where the form itself is in doubt, nothing says yet that a second signature is needed.
  if (reasons.some(({ code, effect }) => code === 'joint' && effect === 'open')) return []
  const missing = missingFor([...routes, ...jointRoutes(signing)], me, team)
  if (isForWhoSits(register, basis, team) || mayBeMeant(register, basis, team, missing.flat())) {
    return [reason('joint_incomplete', 'open', SENTENCES.joint_incomplete.uncertainWithThoseNamed, source)]
  }
  const possible = routes.length > 0
  return [
    reason(
      'joint_incomplete',
      'against',
      SENTENCES.joint_incomplete.missing(possible, article, !possible || team.size < 2, missing),
      source,
    ),
  ]
}

/** Decides for one person with a team of co-signers: each basis alone, the best wins. Null where the person has no basis at all. */
export const assess = (
  register: Register,
  signing: Signing,
  person: Person,
  team: ReadonlySet<string>,
  question: Question,
): Assessment | null => {
  const results = (signing.tested.get(person.key) ?? []).map((tested) => {
    const reasons = [
      ...tested.reasons,
      ...(effectOf(tested.reasons) === 'against' ? [] : coSigning(register, signing, tested, team, question)),
    ]
    return { tested, reasons, effect: effectOf(reasons) }
  })
  const [best] = results.sort((a, b) => ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect))
  if (best && best.effect !== 'for' && completes(jointRoutes(signing), person.key, team) === 'for' && best.tested.mode !== 'joint') {
    const source = best.tested.basis.seats[0]?.source ?? null
    return {
      verdict: 'authorised',
      mode: 'joint',
      basis: best.tested.basis,
      reasons: [
        ...best.tested.reasons.filter(({ effect, code }) => effect === 'for' || code === 'in_office'),
        reason('joint_complete', 'for', SENTENCES.joint_complete.byOthersForm, source),
      ],
    }
  }
  if (best) return { verdict: VERDICTS[best.effect], mode: best.tested.mode, reasons: best.reasons, basis: best.tested.basis }
  const named = signing.routes.some(({ slots }) => slots.some((slot) => slot.some((each) => each.person.key === person.key)))
  return named
    ? {
        verdict: 'uncertain',
        mode: null,
        basis: null,
        reasons: [reason('no_record', 'open', SENTENCES.no_record.onlyInAnothersForm)],
      }
    : null
}
