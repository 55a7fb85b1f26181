/** Matters a profile lists as they come: articles, branches, auditors, internal directives, general meetings. */
import { fold } from '../../kernel/text.ts'
import { enter } from './people.ts'
import { sourceOf } from '../source.ts'
import type { Auditor, Branch, State, Step } from './state.ts'
import { type Entry, factsOfKind } from './timeline.ts'

const applyArticles = (state: State, entry: Entry): Step[] =>
  factsOfKind(entry, 'articles').map((fact) => {
    const change = { on: entry.day, articles: fact.articles, heading: fact.heading, source: sourceOf(fact) }
    state.articles.push(change)
    return { kind: 'articles', change }
  })

const headingsOf = ({ title, address }: Pick<Branch, 'title' | 'address'>): string[] =>
  Object.entries({ title, address }).flatMap(([name, text]) => (text === null ? [] : [`${name} ${fold(text).replaceAll(' ', '')}`]))

/**
 * The open branch of this title, or else of this address. Branches stand under every name they ever had: whether it is still theirs is
 * looked at.
 */
const openBranch = (state: State, named: Pick<Branch, 'title' | 'address'>): Branch | null => {
  for (const heading of headingsOf(named)) {
    for (const branch of state.branchNames.get(heading) ?? []) {
      if (branch.closedOn === null && headingsOf(branch).includes(heading)) return branch
      state.branchNames.get(heading)?.delete(branch)
    }
  }
  return null
}

const applyBranches = (state: State, entry: Entry): Step[] =>
  factsOfKind(entry, 'branch').map((fact) => {
    const source = sourceOf(fact)
    const known = openBranch(state, fact)
    const branch: Branch = known ?? {
      title: fact.title,
      address: fact.address,
      openedOn: fact.operation === 'open' ? entry.day : null,
      closedOn: null,
      source,
      endSource: null,
    }
    if (!known) state.branches.push(branch)
    if (fact.operation === 'close') Object.assign(branch, { closedOn: entry.day, endSource: source })
    else if (known) Object.assign(branch, { title: fact.title ?? known.title, address: fact.address ?? known.address, source })
    for (const heading of headingsOf(branch)) state.branchNames.set(heading, (state.branchNames.get(heading) ?? new Set()).add(branch))
    return { kind: 'branch', branch: { ...branch }, operation: fact.operation }
  })

/**
 * Auditors are elected for a period; a new one for the same or a later period follows the old, whose end need not be printed.
 */
const applyAuditors = (state: State, entry: Entry): Step[] => {
  const steps: Step[] = []
  const elected = [
    ...factsOfKind(entry, 'auditor').map((fact) => ({ name: fact.name, period: fact.period, fact })),
    ...factsOfKind(entry, 'appointment').flatMap((fact) =>
      fact.role === 'auditor' ? [{ name: fact.person, period: fact.until, fact }] : [],
    ),
  ]
  for (const fact of factsOfKind(entry, 'departure')) {
    if (fact.role !== 'auditor') continue
    const { person } = enter(state, fact.person)
    const known = state.auditors.findLast((each) => each.person.key === person.key && each.endedOn === null)
    const ended = { endedOn: fact.on ?? entry.day, reason: fact.reason ?? ('unstated' as const), endSource: sourceOf(fact) }
    const auditor: Auditor = known ?? { person, period: null, on: entry.day, source: sourceOf(fact), ...ended }
    if (known) Object.assign(known, ended)
    else state.auditors.push(auditor)
    if (!elected.some((each) => enter(state, each.name).person.key === person.key))
      steps.push({ kind: 'auditor', auditor: { ...auditor }, ended: true })
  }
  for (const { name, period, fact } of elected) {
    const { person } = enter(state, name)
    if (state.auditors.some((each) => each.person.key === person.key && each.period === period && each.endedOn === null)) continue
    const auditor: Auditor = { person, period, on: entry.day, endedOn: null, reason: null, source: sourceOf(fact), endSource: null }
    state.auditors.push(auditor)
    steps.push({ kind: 'auditor', auditor: { ...auditor }, ended: false })
  }
  return steps
}

const applyDirectives = (state: State, entry: Entry): Step[] =>
  factsOfKind(entry, 'directive').map((fact) => {
    const directive = {
      number: fact.number,
      on: fact.on,
      registeredOn: entry.day,
      rules: fact.rules,
      ...(fact.groups ? { groups: fact.groups } : {}),
      ...(fact.partial ? { partial: fact.partial } : {}),
      source: sourceOf(fact),
    }
    state.directives.push(directive)
    return { kind: 'directive', directive }
  })

/** Applies the listed matters of one notice. */
export const applyOtherMatters = (state: State, entry: Entry): Step[] => {
  for (const fact of factsOfKind(entry, 'general_meeting'))
    state.meetings.push({ on: fact.on, meeting: fact.meeting, registeredOn: entry.day, source: sourceOf(fact) })
  return [...applyArticles(state, entry), ...applyBranches(state, entry), ...applyAuditors(state, entry), ...applyDirectives(state, entry)]
}
