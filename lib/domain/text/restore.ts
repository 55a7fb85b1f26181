/**
 * A folded text with the words set right that a scan damaged: those of the registry's templates, and the ordinary ones that sentences on
 * offices and powers are made of.
 */
import { squeeze } from '../kernel/text.ts'
import { isScanOf, plainLetters } from './letters.ts'
import { allIn } from './needed.ts'
import { spelled } from './ordinary.ts'
import { follows, IN_PHRASES, oneWord, usualWord, wordBetween, wordOf } from './words.ts'

/**
 * A text with white space folded, line-end hyphens and marks that scanning adds removed, for rules to search in; `at[i]` is the offset of
 * its character i in the text as given.
 */
export type Flat = { text: string; at: number[] }

// (The common letters first: to ask for a property of a letter costs much more.)
const WORD = /(?:[a-zA-Z\dçğıöşüÇĞİÖŞÜ|!]|\p{L})+/gu

/** Liras behind an amount, of which a scan made what is no currency ("750.000 TI'ye"). */
const LIRAS = /^(?:T[Iİ1l|!]|[Iİ1lY|!]L)$/
const AMOUNT = /\d{3}(?:,\d{2})?\s$|\d,\d{2}\s$/
/** What a company is, in capitals before what says that it is one. */
const FORMS = ['LİMİTED', 'ANONİM', 'KOLLEKTİF', 'KOMANDİT']
const COMPANY = /^[SŞ][Iİ]RKET[Iİ]?$/
const CAPITALS = /^[\p{Lu}\d|!]{6,}$/u
/** The form of a company that a damaged word before "ŞİRKETİ" was; null for any other. */
const formOf = (word: string, behind: string): string | null => {
  if (behind.length < 6 || behind.length > 7 || !COMPANY.test(behind) || !CAPITALS.test(word)) return null
  const plain = plainLetters(word)
  return (
    FORMS.find(
      (form) => form !== word && (plainLetters(form) === plain ? /[ÁÀÄÃÉÈËÍÌÏ]/.test(word) : isScanOf(plainLetters(form), plain)),
    ) ?? null
  )
}
/** The end of a sentence, or the beginning of all. */
const BEGINS = /(?:^|[.;] )$/
const CASED = /^\p{Lu}/u
/**
 * The folded text with words of the registry's templates set right where scanning changed their length: letters lost or doubled, words torn
 * or run together. Every character keeps the place it came from, so quotes stay as printed; a restored word stands in small plain letters,
 * so that it is taken for no name.
 */
export const restore = ({ text, at }: Flat): Flat => {
  const out: string[] = []
  const places: number[] = []
  let copied = 0
  const copy = (to: number): void => {
    for (; copied < to; copied++) {
      out.push(text[copied] ?? '')
      places.push(at[copied] ?? 0)
    }
  }
  const put = (word: string, from: number, to: number): void => {
    for (let i = 0; i < word.length; i++) {
      out.push(word[i] ?? '')
      places.push(at[i === word.length - 1 ? to - 1 : from + Math.floor((i * (to - from)) / word.length)] ?? 0)
    }
    copied = to
  }
  const words = allIn(text, WORD)
  const read = words.map(([word]) => wordOf(word))
  const known = (i: number): string | null => {
    const { plain = '', known: word = null } = read[i] ?? {}
    return IN_PHRASES.has(plain) ? plain : word
  }
  /** A word as its neighbours know it, if nothing but a blank parts it from them. */
  const beside = (i: number, at: number): string => {
    const { index = 0, 0: word = '' } = words[i] ?? {}
    if (text[at] !== ' ' || (at !== index - 1 && at !== index + word.length)) return ''
    return /^\d/.test(word) ? '#' : (known(i) ?? read[i]?.plain ?? '')
  }
  const usual = (i: number, from: number, to: number): string | null => {
    const { plain = '', known: template = null } = read[i] ?? {}
    if (/[\p{L}\d'’*-]/u.test(text[from - 1] ?? '') || /['’-]/.test(text[to] ?? '') || (text[to] === '.' && to - from < 4)) return null
    const [before, after] = [beside(i - 1, from - 1), beside(i + 1, to)]
    // (A word of the templates is set right in plain letters by itself: here is how it is printed.)
    const word = template === null || template === plain ? usualWord(plain, before, after) : spelled(template) === null ? null : template
    if (word === null || !CASED.test(text.slice(from, from + 1)) || follows(before, word, after)) return word
    // What begins with a capital may be a name, and neighbours tell that it is none, or that a sentence begins with a word of the templates.
    return template !== null && to - from > 5 && BEGINS.test(text.slice(Math.max(0, from - 2), from)) ? word : null
  }
  for (let i = 0; i < words.length; i++) {
    const match = words[i]
    if (!match || match.index < copied) continue
    const { plain, small, pair, whole: given, doubtful } = read[i] ?? wordOf(match[0])
    const [from, to] = [match.index, match.index + match[0].length]
    if (to - from === 2 && LIRAS.test(match[0]) && AMOUNT.test(text.slice(Math.max(0, from - 8), from))) {
      copy(from)
      put('TL', from, to)
      continue
    }
    const form = formOf(match[0], words[i + 1]?.[0] ?? '')
    if (form !== null) {
      copy(from)
      put(form, from, to)
      continue
    }
    if (!small) continue
    const next = words[i + 1]
    // A letter that a hyphen joins to what follows is no torn end ("şirketin e-imza").
    if (next && next.index === to + 1 && text[to] === ' ' && text[next.index + next[0].length] !== '-') {
      const second = read[i + 1] ?? wordOf(next[0])
      if (second.small && oneWord(plain, second.plain)) {
        copy(from)
        put(plain + second.plain, from, next.index + next[0].length)
        continue
      }
    }
    const whole = pair ? null : ((known(i) === plain ? null : wordBetween(known(i - 1) ?? '', plain, known(i + 1) ?? '')) ?? given)
    const ordinary = pair || whole || !doubtful ? null : usual(i, from, to)
    if (!pair && !whole && ordinary === null) continue
    copy(from)
    put(pair ? pair.join(' ') : (whole ?? (ordinary === null ? plain : (spelled(ordinary) ?? ordinary))), from, to)
  }
  if (copied === 0) return { text, at }
  copy(text.length)
  return { text: out.join(''), at: places }
}

/** Words as they were before a scan damaged them, white space folded. */
export const restoredText = (printed: string): string => {
  const text = squeeze(printed)
  const isDamaged = allIn(text, WORD).some(([word]) => {
    const { doubtful, whole } = wordOf(word)
    return doubtful || whole !== null
  })
  return isDamaged ? restore({ text, at: [] }).text : text
}
