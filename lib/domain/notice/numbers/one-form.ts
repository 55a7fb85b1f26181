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
const labelsIn = (plain: string): Printed[] => [...plain.matchAll(LABEL)].map(({ index }) => ({ from: index, to: index + 1, put: ':' }))

/** "… seçilmesi hususuna oybirliğiyle karar verilmiştir": what is decided, called a matter first; who else is to decide it stands in other words. */
const VOTE = '(?:oy|rey|katilan|istirak|toplanti|mevcu|mevcut|uye|ortak|hissedar|hazir|bulunan|tamam|ittifak|ekseriyet|muttefikan|birli|coklu|genel|kurul|ile|ve|tam)[a-z]*'
const MATTER = new RegExp(
  `(?<=m([ae])(?:s[iu]|l[ae]r[iu])) (?:(?:husus|konu)(?:u|su)(?:n[ae]|nd[ae])?|yolunda|yonunde|seklinde)(?= (?:${VOTE} ){0,7}(?:karar (?:veril|al[iı]n|ver(?:m|d)|al(?:m|d)|var[iı]l)|(kararlastir|kabul (?:et|edil|olun)|onaylan|uygun (?:gor|bul)|tasvip|tensip)))`,
  'g',
)
const mattersIn = (plain: string): Printed[] =>
  [...plain.matchAll(MATTER)].map(({ index, 0: words, 1: vowel, 2: accepted }) => ({
    from: index,
    to: index + words.length,
    put: accepted === undefined ? `n${vowel}` : '',
  }))

/** "Dolmuş olduğundan", "ayrılmış bulunması nedeniyle": what is so because it became so, in the verb's own form ("dolduğundan", "ayrılması"). */
const BECAME = /(?<=[a-z]{2})m[iu]s (?:ol|bulun)(?:d(u)gu|mas[iu])(?=n|k?[^a-z]|m[iu]z)/g
const becameIn = (plain: string, text: string): Printed[] =>
  [...plain.matchAll(BECAME)].map(({ index, 0: words, 1: known }) => {
    const vowel = text[index + 1]?.toLocaleLowerCase('tr') ?? ''
    const [low, open] = [HIGH.includes(vowel) ? vowel : 'i', /[ıu]/.test(vowel) ? 'a' : 'e']
    const began = HARD.test(plain[index - 1] ?? '') ? 't' : 'd'
    return { from: index, to: index + words.length, put: known === undefined ? `m${open}s${open === 'a' ? 'ı' : 'i'}` : `${began}${low}ğ${low}` }
  })
const HIGH = 'ıiuü'
const HARD = /[fstkchp]/

/** The numbers of a text in one form, the label of a form of signing, and what is decided. */
export const inOneForm = (flat: Flat): Flat => {
  const plain = plainLetters(flat.text)
  return reprinted(flat, inOrder([...moneyIn(plain), ...daysIn(plain), ...countsIn(plain), ...labelsIn(plain), ...mattersIn(plain), ...becameIn(plain, flat.text)]))
}
/** Words with their numbers in one form. */
export const withOneForm = (words: string): string => inOneForm({ text: words, at: [] }).text
