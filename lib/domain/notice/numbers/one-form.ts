/**
 * Numbers in one form. Registries, lawyers and companies print money, days and terms in many ways that say the same; every frame behind
 * would have to know all of them. Here, before anything is read, each becomes what the gazette prints most (`100.000 TL'ye`), and each
 * character keeps the place that it came from, so that quotes stay as printed. What can be read in two ways stays as it is.
 */
import { plainLetters } from '../../text/letters.ts'
import type { Flat } from '../../text/restore.ts'
import { countsIn } from './counts.ts'
import { daysIn } from './days.ts'
import { moneyIn } from './money.ts'
import type { Printed } from './printed.ts'

/** A text with parts of it printed otherwise, in their order. */
const reprinted = ({ text, at }: Flat, parts: readonly Printed[]): Flat => {
  if (parts.length === 0) return { text, at }
  const out: string[] = []
  const places: number[] = []
  let copied = 0
  for (const { from, to, put } of [...parts, { from: text.length, to: text.length, put: '' }]) {
    out.push(text.slice(copied, from), put)
    for (let i = copied; i < from; i++) places.push(at[i] ?? 0)
    // What is the same keeps its place; what is quoted ends no earlier than the printed part does.
    let same = 0
    while (same < put.length && from + same < to && put[same] === text[from + same]) same++
    for (let i = 0; i < put.length; i++) places.push(at[i < same || i === 0 ? from + i : to - 1] ?? 0)
    copied = to
  }
  return { text: out.join(''), at: places }
}

/** Parts in their order; of two that lie over each other the first that begins. */
const inOrder = (parts: readonly Printed[]): Printed[] => {
  let done = 0
  return [...parts]
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => {
      if (from < done) return false
      done = to
      return true
    })
}

/** The numbers of a text in one form. */
export const inOneForm = (flat: Flat): Flat => {
  const plain = plainLetters(flat.text)
  return reprinted(flat, inOrder([...moneyIn(plain), ...daysIn(plain), ...countsIn(plain)]))
}
/** Words with their numbers in one form. */
export const withOneForm = (words: string): string => inOneForm({ text: words, at: [] }).text
