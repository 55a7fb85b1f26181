import { addressRule, articlesRule, auditorRule, branchRule, establishmentRule, meetingRule, statusRule, titleRule } from '../fact/company.ts'
import { capitalRule, shareholdingRule, soleShareholderRule, transferRule } from '../fact/capital.ts'
import { delegateRule, departureRule, electionRule, jointListRule } from '../fact/officers.ts'
import type { Fact, NoticeHeader, Reading, Unread } from '../fact/fact.ts'
import type { Rule } from '../fact/found.ts'
import { asQuoted, verifyQuote } from '../fact/quote.ts'
import { squeeze } from '../kernel/text.ts'
import { type Flat, flatten } from './flat.ts'
import { readHeader } from './header.ts'

const RULES: Rule[] = [
  establishmentRule, titleRule, addressRule, capitalRule, shareholdingRule, transferRule, soleShareholderRule, electionRule, delegateRule, departureRule, jointListRule,
  statusRule, branchRule, articlesRule, auditorRule, meetingRule,
]

/** What the page tells of a notice that its own text does not. */
export type Hints = Partial<Pick<NoticeHeader, 'published_on' | 'issue' | 'page'>>

/** Reads a notice text: its head, the facts it states, each with its verified quote, and the clauses no rule understood. The same text always reads the same. */
export const readNotice = (text: string, hints: Hints = {}): Reading => {
  const flat = flatten(text)
  const header = readHeader(flat, hints)
  const matters = mattersOf(flat.text)
  const found = RULES.flatMap((rule) => rule({ text: flat.text, header, matters })).sort((a, b) => a.from - b.from || a.to - b.to)
  const facts = found.map(({ statement, from, to }): Fact => {
    const start = flat.at[from] ?? 0
    const end = (flat.at[to - 1] ?? text.length - 1) + 1
    const quote = asQuoted(text.slice(start, end))
    return { ...statement, quote, start, end, verified: verifyQuote(text, quote) }
  })
  return { header, matters, facts, unread: unreadOf(text, flat, found) }
}

// The list ends before the evidence, a numbered part, or a heading in capitals.
const MATTERS = /[Tt]esc[iı]l [Ee]d[iı]len [Hh]ususlar\s*[:;.]*\s*([^:]{3,240}?)\s*(?=Tesc[iı]le Del[iı]l|\s1\s?\.\s|\s\p{Lu}[\p{Lu}\s]{5,}|\s(?:M[üu]d[üu]rl[üu][ğg][üu]m[üu]z|Anas[öo]zle[şs]me|Adresi)|$)/u

const mattersOf = (text: string): string[] =>
  (MATTERS.exec(text)?.[1] ?? '').split(/,\s*/).map((matter) => squeeze(matter.replace(/[|]/g, ''))).filter((matter) => matter.length > 2)

const SENTENCE = /[^.]{20,}?(?:t[iıuü]r|d[iıuü]r|acakt[ıi]r|ecekt[iı]r)\./giu
const IGNORED = /ilan olunur|tescil edildi|hareket (?:edecek|etmekte)tir|yetkilidir|Adres|Bu hususta|tamam[ıi] [öo]denmi[şs]|ana s[öo]zle[şs]me|kanun/iu

/** Sentences of the body that state something registered (they end in a predicate) and that no fact covers. */
const unreadOf = (text: string, flat: Flat, found: { from: number; to: number }[]): Unread[] => {
  const body = /Tesc[iı]le Del[iı]l Olan Belgeler/iu.exec(flat.text)?.index ?? 0
  return [...flat.text.slice(body).matchAll(SENTENCE)].flatMap((match): Unread[] => {
    const from = body + match.index
    const to = from + match[0].length
    if (IGNORED.test(match[0]) || found.some((each) => each.from < to && each.to > from)) return []
    const start = flat.at[from] ?? 0
    const end = (flat.at[to - 1] ?? text.length - 1) + 1
    return [{ heading: null, text: squeeze(text.slice(start, end)), start, end }]
  })
}
