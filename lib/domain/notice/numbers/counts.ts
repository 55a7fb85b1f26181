/** Small counts as notices print them, in one form: terms (`3 (üç) sene`, `36 ay`), people (`2 (iki) kişi`, `herhangi 2'si`), grades (`1'inci derece`). */
import { NUMERALS } from '../../kernel/numerals.ts'
import { SPELT, spelt } from './numerals.ts'
import type { Printed } from '../flat.ts'

const ONES = Object.entries(NUMERALS).filter(([, value]) => value < 10n)
const NAMES = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const valueOf = (printed: string): number | null => {
  const value = /^\d+$/.test(printed) ? BigInt(printed) : spelt(printed)
  return value === null ? null : Number(value)
}
const NUMBER = `\\d{1,3}|${SPELT}`
/** A count that is said twice: in figures and in words, one of them in brackets or behind a dash. */
const TWICE = `(?<![a-z0-9.,/*'-]|\\d )(${NUMBER})(?: ?\\( ?(${NUMBER}) ?\\)| ?- ?(${NUMBER}))?`

const TERM = new RegExp(`${TWICE} ?(yil|sene|ay)(l[iu]k|l?igina|ligine)?(?![a-z])`, 'g')
const MONTHS_OF_YEAR = 12
const OF_TERM = /^ (?:icin|sureyle|sure ile|muddetle|muddet ile|suresince|sureligine|gorev)(?![a-z])/
const termsIn = (plain: string): Printed[] =>
  [...plain.matchAll(TERM)].flatMap(({ index, 0: printed, 1: first = '', 2: inside, 3: behind, 4: unit = '', 5: ending = '' }) => {
    const value = valueOf(first)
    const again = inside ?? behind
    const to = index + printed.length
    const months = unit === 'ay'
    if (value === null || value === 0 || (again !== undefined && valueOf(again) !== value)) return []
    // Of months only those are years that say how long somebody serves.
    if (months && (value % MONTHS_OF_YEAR !== 0 || (ending === '' && !OF_TERM.test(plain.slice(to, to + 20))))) return []
    if (again === undefined && unit === 'yil') return []
    const years = months ? value / MONTHS_OF_YEAR : value
    const stands = ending === '' ? '' : ending.startsWith('l') && ending.endsWith('k') ? 'lık' : 'lığına'
    return [{ from: index, to, put: `${years} yıl${stands}` }]
  })

const OF_PEOPLE =
  '(?:adet |farkli |ayri )?(?:[12]\\. derece |birinci derece |ikinci derece |[a-h] grubu )?(?:kisi|uye|mudur|yonetici|ortak|ortag|temsilci|imza|yetkili)'
/** Behind these a figure numbers something, and counts nobody. */
const NUMBERS = /(?:\b(?:madde|no|fikra|bent|sira|sayi|sayili|karar|grup|derece|bolum|kisim)|[^a-z,( ]) ?\(?$/
const PEOPLE = new RegExp(`${TWICE} (?=${OF_PEOPLE})`, 'g')
const peopleIn = (plain: string): Printed[] =>
  [...plain.matchAll(PEOPLE)].flatMap(({ index, 0: printed, 1: first = '', 2: inside, 3: behind }) => {
    const value = valueOf(first)
    const again = inside ?? behind
    if (value === null || value < 1 || value >= NAMES.length || (again !== undefined && valueOf(again) !== value)) return []
    if (NUMBERS.test(plain.slice(Math.max(0, index - 12), index)) || (again === undefined && !/^\d/.test(first))) return []
    return [{ from: index, to: index + printed.trimEnd().length, put: NAMES[value] ?? '' }]
  })

/** "Herhangi 2'sinin", "en az 2 (iki)'si": as many of those named before. */
const OF_THEM = new RegExp(
  `(?<=(?:herhangi|en az|[dt][ae]n|her) )([1-9])(?: ?\\( ?(${ONES.map(([word]) => word).join('|')}) ?\\))? ?' ?s?([iu](?:n[iu]n|nd[ae]n|yl[ae]|)|iyle)(?![a-z])|(?<=(?:herhangi|en az) )([1-9]) (s[iu](?:n[iu]n)?)(?![a-z])`,
  'g',
)
const POSSESSIVE = ['', 'biri', 'ikisi', 'üçü', 'dördü', 'beşi', 'altısı', 'yedisi', 'sekizi', 'dokuzu']
const ofThemIn = (plain: string): Printed[] =>
  [...plain.matchAll(OF_THEM)].flatMap(({ index, 0: printed, 1: first, 2: inside, 3: ending, 4: bare, 5: apart }) => {
    const value = Number(first ?? bare)
    if (inside !== undefined && valueOf(inside) !== value) return []
    const word = POSSESSIVE[value] ?? ''
    const last = word.at(-1) ?? 'i'
    const more = (ending ?? apart?.slice(1) ?? '').replace(/^[iu]/, '').replace(/[iu]/g, last)
    return [{ from: index, to: index + printed.length, put: word + more }]
  })

/** "1'inci derece", "2 nci grup". */
const ORDINAL = /(?<![a-z0-9.,/])([1-9])(?:'| |' )?(?:[iu]?nc[iu])(?= (?:derece|grup|grub))/g
const gradesIn = (plain: string): Printed[] =>
  [...plain.matchAll(ORDINAL)].map(({ index, 0: printed, 1: number }) => ({ from: index, to: index + printed.length, put: `${number}.` }))

/** The small counts of a text in plain letters that are printed in another form, each in that. */
export const countsIn = (plain: string): Printed[] => [...termsIn(plain), ...peopleIn(plain), ...ofThemIn(plain), ...gradesIn(plain)]
