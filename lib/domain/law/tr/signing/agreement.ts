/**
 * Whether the notice that gives a power agrees with itself. What one notice states in several sentences holds side by side only
 * where each leaves the others as they are: an office given in one and ended in the next, a form for everybody beside one for
 * somebody, a rule that asks for the signatures of others, an organ said to be of others alone. Which of the two was decided, the
 * notice does not say.
 */
import { personKey } from '../../../company/fold/names.ts'
import { holdsTitle } from '../../../company/officers/representation.ts'
import type { StoredFactOf } from '../../../company/fold/timeline.ts'
import type { StoredFact } from '../../../company/record.ts'
import { type Source, sourceOf } from '../../../company/source.ts'
import type { FactKind } from '../../../fact/fact.ts'
import type { Telling } from '../../../fact/telling.ts'
import type { Basis } from './bases.ts'
import type { Register } from './register.ts'

const ofKind = <K extends FactKind>(facts: readonly StoredFact[], kind: K): StoredFactOf<K>[] =>
  facts.filter((fact): fact is StoredFact & StoredFactOf<K> => fact.kind === kind)

const tells = ({ told }: Pick<StoredFact, 'told'>, telling: Telling): boolean => told?.tells?.includes(telling) === true

/** An end of somebody's office printed behind all that gives it in the same notice; one before it makes room for the election anew. */
const endedBehind = (facts: readonly StoredFact[], team: ReadonlySet<string>): StoredFact | undefined =>
  ofKind(facts, 'departure').find((departure) => {
    const key = personKey(departure.person)
    const given = facts.filter(
      (fact) =>
        (fact.kind === 'appointment' && personKey(fact.person) === key && fact.role === departure.role) ||
        (fact.kind === 'representation' &&
          departure.role === 'authorised_signatory' &&
          fact.persons.some((name) => personKey(name) === key)),
    )
    if (!team.has(key) || tells(departure, 'former')) return false
    // Who is dismissed and not elected again, and signs alone by the next sentence.
    if (departure.role === 'manager' && given.length === 0)
      return facts.some((fact) => fact.kind === 'representation' && fact.persons.some((name) => personKey(name) === key))
    return given.length > 0 && given.every(({ end }) => end <= departure.start)
  })

/** A rule by which more of those who hold an office sign together than do by a power that is given by name. */
const togetherBeside = (
  register: Register,
  facts: readonly StoredFact[],
  { power, seats }: Basis,
  team: number,
): StoredFact | undefined => {
  if (power === null || power.byTitle !== undefined) return undefined
  const byTitle = ofKind(facts, 'representation').filter(({ by_title, scope }) => by_title !== undefined && scope === null)
  const reaches = ({ by_title }: (typeof byTitle)[number]): boolean =>
    (by_title ?? []).some((title) => seats.some((seat) => holdsTitle(seat, title)))
  const holders = ({ by_title }: (typeof byTitle)[number]): number =>
    [...register.state.people.values()].filter((who) => (by_title ?? []).some((title) => who.seats.some((seat) => holdsTitle(seat, title))))
      .length
  const asked = (fact: (typeof byTitle)[number]): number => fact.told?.together ?? (fact.any_of ? 2 : holders(fact))
  return byTitle.some((fact) => fact.mode === 'sole' && reaches(fact))
    ? undefined
    : byTitle.find((fact) => fact.mode === 'joint' && !tells(fact, 'of_rest') && reaches(fact) && asked(fact) > team)
}

/** What is said to be for others alone: that only their signatures bind, or that only they are the organ. */
const ofOthersAlone = (facts: readonly StoredFact[], team: ReadonlySet<string>): StoredFact | undefined => {
  const isOurs = (names: readonly string[]): boolean => names.some((name) => team.has(personKey(name)))
  const whole = ofKind(facts, 'appointment').filter((fact) => tells(fact, 'whole_organ'))
  const powers = ofKind(facts, 'representation')
  const alone = (fact: (typeof powers)[number]): boolean =>
    fact.persons.length > 0 && fact.mode !== 'limited' && fact.group === null && fact.scope === null && tells(fact, 'exclusive')
  // "Bundan böyle şirketi A münferiden, B ile C müştereken": one order of signing names them all.
  const isOrdered = powers.some((fact) => tells(fact, 'exclusive') && isOurs([...fact.persons, ...fact.with]))
  const others = isOrdered ? undefined : powers.find((fact) => alone(fact) && !isOurs([...fact.persons, ...fact.with]))
  return others ?? (whole.some(({ person }) => isOurs([person])) ? undefined : whole.find(({ role }) => role === 'manager'))
}

/** What a notice states beside the power that it gives and that does not go with it; `team` are those who sign by it. */
export const contradictedIn = (register: Register, basis: Basis, noticeId: number, team: ReadonlySet<string>): Source | null => {
  const facts = register.record.facts.filter((fact) => fact.noticeId === noticeId)
  const found = endedBehind(facts, team) ?? togetherBeside(register, facts, basis, team.size) ?? ofOthersAlone(facts, team)
  return found ? sourceOf(found) : null
}
