import { fold } from '../../kernel/text.ts'
import { observe } from './people.ts'
import { sourceOf } from '../source.ts'
import type { State, Step, TextStep } from './state.ts'
import { type Entry, factsOfKind } from './timeline.ts'

/** Titles are one text where only spelling, blanks and punctuation differ. */
const sameText = (a: string, b: string): boolean => fold(a).replaceAll(' ', '') === fold(b).replaceAll(' ', '')

/** Applies title changes; the legal form follows the title, of which the law makes it a part. */
export const applyTitles = (state: State, entry: Entry): Step[] =>
  factsOfKind(entry, 'title').flatMap((fact): Step[] => {
    const last = state.titles.at(-1)
    const step: TextStep = { value: fact.to, from: fact.from, on: entry.day, source: sourceOf(fact), move: null }
    if (last && sameText(last.value, step.value)) return []
    if (last && fact.from !== null && !sameText(last.value, fact.from)) {
      observe(state, 'title_chain_broken', entry.day, [last.source, step.source], { before: last.value, from: fact.from })
    }
    state.titles.push(step)
    state.form = state.law.legalFormOf(fact.to)?.code ?? state.form
    return [{ kind: 'title', step, before: last?.value ?? fact.from }]
  })

/** Applies changes of the registered address or seat. */
export const applyAddresses = (state: State, entry: Entry): Step[] =>
  factsOfKind(entry, 'address').flatMap((fact): Step[] => {
    const last = state.addresses.at(-1)
    const step: TextStep = { value: fact.to, from: fact.from, on: entry.day, source: sourceOf(fact), move: fact.move }
    if (last && sameText(last.value, step.value)) return []
    state.addresses.push(step)
    if (fact.move === 'out' && !entry.notice.former) observe(state, 'moved_to_other_office', entry.day, [step.source], { address: fact.to })
    return [{ kind: 'address', step, before: last?.value ?? fact.from }]
  })
