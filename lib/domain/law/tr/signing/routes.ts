/** Registered ways to bind the company, as sets of signatures: which persons complete one, and the smallest sets there are. */
import type { Person } from '../../../company/fold/names.ts'

/** A person who may give one of the signatures; `open` where it is not certain that they still can. */
export type Candidate = { person: Person; standing: 'for' | 'open' }

/**
 * One way to bind the company: a signature of one candidate for each slot, two signatures by two persons (TTK 370/1). `certain`: the notice
 * leaves no doubt about the way itself.
 */
export type Route = { slots: Candidate[][]; certain: boolean }

/** Most sets listed; a board of many members who sign by two has hundreds. */
export const MOST_SETS = 100

type Signatures = { people: Person[]; certain: boolean }

/** Walks the sets of signatures of a route until `visit` has seen enough; nobody is counted twice. */
const walk = (route: Route, visit: (signatures: Signatures) => boolean): boolean => {
  const step = (at: number, people: Person[], certain: boolean): boolean => {
    const slot = route.slots[at]
    if (!slot) return visit({ people, certain })
    return slot.every(
      ({ person, standing }) =>
        people.some(({ key }) => key === person.key) || step(at + 1, [...people, person], certain && standing === 'for'),
    )
  }
  return step(0, [], route.certain)
}

/** Whether a person, with the others of a team, completes one of the ways: certainly, perhaps, or not. */
export const completes = (routes: readonly Route[], me: string, team: ReadonlySet<string>): 'for' | 'open' | 'against' => {
  let best: 'for' | 'open' | 'against' = 'against'
  for (const { slots, certain } of routes) {
    const ours = slots.map((slot) => slot.filter(({ person }) => team.has(person.key)))
    if (ours.some((slot) => slot.length === 0)) continue
    walk({ slots: ours, certain }, (signatures) => {
      if (signatures.people.some(({ key }) => key === me)) best = signatures.certain ? 'for' : best === 'for' ? 'for' : 'open'
      return best !== 'for'
    })
  }
  return best
}

/** Sets of signatures looked at to find who is missing. */
const MOST_LOOKED_AT = 5000

/**
 * Who is missing for a person and a team to complete one of the ways: the smallest sets of further signers, those who certainly may sign
 * before those in doubt; none where no way takes the person.
 */
export const missingFor = (routes: readonly Route[], me: string, team: ReadonlySet<string>): Person[][] => {
  let looked = 0
  const lacking = new Map<string, Signatures>()
  for (const { slots, certain } of routes)
    for (const [own, slot] of slots.entries()) {
      const mine = slot.filter(({ person }) => person.key === me)
      if (mine.length === 0) continue
      walk({ slots: slots.map((each, at) => (at === own ? mine : each)), certain }, (signatures) => {
        looked += 1
        const further = signatures.people.filter(({ key }) => key !== me && !team.has(key)).sort((a, b) => (a.key < b.key ? -1 : 1))
        const key = further.map((person) => person.key).join(' ')
        if (!lacking.get(key)?.certain) lacking.set(key, { people: further, certain: signatures.certain })
        return looked < MOST_LOOKED_AT
      })
    }
  const all = [...lacking.values()]
  const sure = all.filter(({ certain }) => certain)
  const sets = (sure.length > 0 ? sure : all).map(({ people }) => people)
  const fewest = Math.min(...sets.map(({ length }) => length))
  return minimal(sets.filter(({ length }) => length === fewest && length > 0))
}

/**
 * The smallest certain sets of all ways, each in alphabetical order of the names, shortest first; `all` is false where there are more than
 * are listed. With `open` those in doubt, too.
 */
export const smallestSets = (routes: readonly Route[], least: 'for' | 'open' = 'for'): { sets: Person[][]; all: boolean } => {
  const found = new Map<string, Person[]>()
  let all = true
  for (const route of [...routes].sort((a, b) => a.slots.length - b.slots.length)) {
    if (found.size >= MOST_SETS) return { sets: minimal([...found.values()]), all: false }
    const ended = walk(
      { ...route, slots: route.slots.map((slot) => slot.filter(({ standing }) => standing === 'for' || least === 'open')) },
      ({ people, certain }) => {
        const sorted = [...people].sort((a, b) => (a.key < b.key ? -1 : 1))
        const key = sorted.map((person) => person.key).join(' ')
        if ((certain || least === 'open') && !found.has(key) && ![...found.values()].some((smaller) => isWithin(smaller, sorted)))
          found.set(key, sorted)
        return found.size < MOST_SETS
      },
    )
    if (!ended) all = false
  }
  return { sets: minimal([...found.values()]), all }
}

const isWithin = (smaller: Person[], set: Person[]): boolean => smaller.every((person) => set.some(({ key }) => key === person.key))

const minimal = (sets: Person[][]): Person[][] => {
  const name = (set: Person[]): string => set.map(({ key }) => key).join(' ')
  return sets
    .filter((set) => !sets.some((other) => other.length < set.length && isWithin(other, set)))
    .sort((a, b) => a.length - b.length || (name(a) < name(b) ? -1 : 1))
}
