/**
 * Case endings of Turkish after names, numbers, dates and abbreviations. The ending follows the word as it is spoken: `2027'ye` (yedi),
 * `2030'a` (otuz), `TL'den` (te le). Rules: vowel harmony, `t` after a hard consonant, a buffer after a vowel (TDK, Yazım Kılavuzu: kesme
 * işareti, ünlü uyumu).
 */
import { lower } from './text.ts'

export type TurkishCase = 'genitive' | 'accusative' | 'dative' | 'ablative' | 'locative'

type Tail = { vowel: string; ends: 'vowel' | 'hard' | 'soft'; possessed: boolean }

const VOWELS = 'aeıioöuüâîû'
const HARD = 'fstkçşhp'

// How the last digit, the tens and the powers of a thousand are spoken.
const ONES = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']

/** The last word of a whole number as spoken: `2027` → `yedi`, `1900` → `yüz`, `5000000` → `milyon`. */
const lastWord = (digits: string): string => {
  const number = digits.replace(/^0+(?=\d)/, '')
  const zeros = /0*$/.exec(number)?.[0].length ?? 0
  if (number === '0') return 'sıfır'
  if (zeros === 0) return ONES[Number(number.at(-1))] ?? ''
  if (zeros === 1) return TENS[Number(number.at(-2))] ?? ''
  if (zeros === 2) return 'yüz'
  return zeros < 6 ? 'bin' : zeros < 9 ? 'milyon' : zeros < 12 ? 'milyar' : 'trilyon'
}

// Names whose last l is thin, so that the ending has front vowels though the last vowel is a back one.
const THIN = new Set(['kemal', 'cemal', 'celal', 'bilal', 'hilal', 'nihal', 'iclal', 'ikbal', 'meral', 'zülal', 'resul', 'visal', 'emsal'])

// The last word is the head of a compound and already carries the ending of possession: an n comes before the next ending.
const POSSESSED = new RegExp(
  '(?:' +
    [
      'şirketi',
      'kooperatifi',
      'vakfı',
      'derneği',
      'bankası',
      'belediyesi',
      'ortaklığı',
      'işletmesi',
      'üniversitesi',
      'birliği',
      'fonu',
      'odası',
      'sendikası',
      'şubesi',
      'grubu',
      'görevi',
      'girişimi',
      'idaresi',
      'kurumu',
      'l[ıi]ğ[ıi]',
      'l[uü]ğ[uü]',
    ].join('|') +
    ')$',
  'u',
)

const tailOfWord = (word: string): Tail => {
  const last = word.at(-1) ?? ''
  const vowel = [...word].findLast((letter) => VOWELS.includes(letter)) ?? 'e'
  const front = THIN.has(word) ? (vowel === 'u' ? 'ü' : 'e') : vowel
  return { vowel: front, ends: VOWELS.includes(last) ? 'vowel' : HARD.includes(last) ? 'hard' : 'soft', possessed: POSSESSED.test(word) }
}

// A letter is spoken with an e after it (te, le), a vowel as itself.
const tailOfLetter = (letter: string): Tail => ({ vowel: VOWELS.includes(letter) ? letter : 'e', ends: 'vowel', possessed: false })

const tailOf = (text: string): Tail => {
  const bare = text.replace(/[\s)\]"”’']+$/u, '')
  const number = /(\d[\d.]*)(?:,(\d+))?$/.exec(bare)
  if (number) {
    const [, whole = '', decimals = ''] = number
    const date = /^\d{1,2}\.\d{1,2}\.(\d{4})$/.exec(whole)
    return tailOfWord(lastWord(date?.[1] ?? (/[1-9]/.test(decimals) ? decimals : whole.replaceAll('.', ''))))
  }
  const word = /[\p{L}\p{M}]+\.?$/u.exec(bare)?.[0] ?? ''
  const letters = word.replace('.', '')
  const last = lower(letters.at(-1) ?? '')
  const abbreviated =
    word.endsWith('.') || (letters.length < 5 && !/\p{Ll}/u.test(letters)) || ![...lower(letters)].some((letter) => VOWELS.includes(letter))
  return abbreviated ? tailOfLetter(last) : tailOfWord(lower(letters))
}

const closed = (vowel: string): string => ('eiöüî'.includes(vowel) ? 'e' : 'a')

const narrow = (vowel: string): string => ('aıâ'.includes(vowel) ? 'ı' : 'eiî'.includes(vowel) ? 'i' : 'ouû'.includes(vowel) ? 'u' : 'ü')

/** The ending alone: `suffixOf('Ayşe', 'dative')` → `ye`. */
export const suffixOf = (text: string, wanted: TurkishCase): string => {
  const { vowel, ends, possessed } = tailOf(text)
  const buffer = (plain: string): string => (possessed ? 'n' : ends === 'vowel' ? plain : '')
  const d = possessed ? 'nd' : ends === 'hard' ? 't' : 'd'
  switch (wanted) {
    case 'genitive':
      return `${buffer('n')}${narrow(vowel)}n`
    case 'accusative':
      return `${buffer('y')}${narrow(vowel)}`
    case 'dative':
      return `${buffer('y')}${closed(vowel)}`
    case 'ablative':
      return `${d}${closed(vowel)}n`
    case 'locative':
      return `${d}${closed(vowel)}`
  }
}

/** A name, number, date or abbreviation with its ending after an apostrophe: `Mehmet Demir'e`, `25.10.2027'ye`, `1.000.000,00 TL'den`. */
export const withSuffix = (text: string, wanted: TurkishCase): string => `${text}'${suffixOf(text, wanted)}`

/** A common noun with its ending: `yönetim kurulu başkanlığı` → `yönetim kurulu başkanlığına`. */
export const inCase = (noun: string, wanted: TurkishCase): string => `${noun}${suffixOf(noun, wanted)}`
