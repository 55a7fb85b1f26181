/**
 * Numbers, and turns of phrase, in one form. Registries, lawyers and companies print money, days, terms and decisions in many ways that say the same;
 * every frame behind would have to know all of them. Here, before anything is read, each becomes what the gazette prints most (`100.000 TL'ye`), and each
 * character keeps the place that it came from, so that quotes stay as printed. What can be read in two ways stays as it is.
 */
import { plainLetters } from '../../text/letters.ts'
import type { Flat } from '../../text/restore.ts'
import { countsIn } from './counts.ts'
import { daysIn } from './days.ts'
import { moneyIn } from './money.ts'
import { phrasesIn } from './phrases.ts'
import { type Printed, reprinted } from '../flat.ts'

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

/** "Yetki Şekli - Münferiden": the label of a form of signing with another mark than the templates'. */
const LABEL = /(?<=\byetki sekli\s?)[-–—;=.](?=\s[a-z])/g
/** "… seçilmiştir. (Yetki Şekli: Münferiden Temsile Yetkilidir.)": in brackets it is the same label. */
const IN_BRACKETS = /\((?=yetki sekli\s?:)[^():]*:(?:[^():]|\([^():]*\)){3,300}\)/g
const labelsIn = (plain: string): Printed[] => [
  ...[...plain.matchAll(LABEL)].map(({ index }) => ({ from: index, to: index + 1, put: ':' })),
  ...[...plain.matchAll(IN_BRACKETS)].flatMap(({ index, 0: { length } }) =>
    [index, index + length - 1].map((at) => ({ from: at, to: at + 1, put: '' })),
  ),
]

/** The numbers of a text in one form, the label of a form of signing, and what is decided. */
export const inOneForm = (flat: Flat): Flat => {
  const plain = plainLetters(flat.text)
  return reprinted(
    flat,
    inOrder([...moneyIn(plain), ...daysIn(plain), ...countsIn(plain), ...labelsIn(plain), ...phrasesIn(plain, flat.text)]),
  )
}
/** Words with their numbers in one form. */
export const withOneForm = (words: string): string => inOneForm({ text: words, at: [] }).text
