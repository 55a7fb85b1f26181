/** Why a notice was read as it was: its sentences, what was seen in each, what was read from it, and what was told and why. */
import type { Reading } from '../fact/fact.ts'
import type { Body } from '../fact/found.ts'
import type { Flat } from '../text/restore.ts'
import { partiesIn } from '../text/names.ts'
import { sentencesOf } from './clauses.ts'
import { electedIn, officesIn } from './offices.ts'
import { bodyFrom } from './residue.ts'
import { rowOf, type Token } from './tokens.ts'

/** A part of a row, in a word or two. */
const partOf = (token: Token): string => {
  switch (token.is) {
    case 'who':
      return token.names.join('+')
    case 'office':
      return token.role ?? 'reserve'
    case 'verb':
      return `${token.does} (${token.form})`
    case 'form':
      return token.mode
    default:
      return token.is
  }
}

/** One line for each sentence of the body and for everything seen in it, indented. */
export const explain = (body: Body, flat: Flat, { facts, unread }: Reading): string[] => {
  const begins = bodyFrom(body)
  const lines = [`matters: ${body.matters.join(', ') || '–'}`, `body from letter ${flat.at[begins] ?? 0}`]
  for (const { from, to } of sentencesOf(body)) {
    if (to <= begins) continue
    const [start, end] = [flat.at[from] ?? 0, flat.at[to - 1] ?? flat.at.at(-1) ?? 0]
    const stands = (each: { start: number; end: number }): boolean => each.start < end && start < each.end
    lines.push(`sentence: ${body.text.slice(from, to).trim()}`)
    for (const { name, after, introduced } of partiesIn(body, from, to))
      lines.push(`  named: ${name}${after ? ` (${after})` : ''}${introduced ? ', introduced' : ''}`)
    for (const office of officesIn(body, from, to))
      lines.push(`  office: ${office.role}${office.group ? ` ${office.group}` : ''}: ${body.text.slice(office.from, office.to)}`)
    for (const each of electedIn(body)) if (each.from >= from && each.from < to) lines.push(`  elects: ${each.name}, ${each.role}`)
    for (const { quote, start: _start, end: _end, verified: _verified, ...fact } of facts.filter(stands))
      lines.push(`  fact: ${JSON.stringify(fact)}: ${quote}`)
    const left = unread.filter(stands)
    for (const each of left) lines.push(`  told, ${each.why}: ${each.text}`)
    // What keeps a sentence that is told from being read as a whole: its first word that is none of the known ones, or how its parts fit.
    if (left.length === 0) continue
    const { tokens, strange } = rowOf(body, Math.max(from, begins), to)
    lines.push(
      tokens === null
        ? `  not known: ${body.text.slice(strange, Math.min(to, strange + 40)).trim()}`
        : `  parts: ${tokens.map((token) => `${partOf(token)}${'stands' in token && token.stands ? ` ${token.stands}` : ''}`).join(' | ')}`,
    )
  }
  return lines
}
