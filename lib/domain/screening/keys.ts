/**
 * The keys by which names are compared: equal keys are a hit, nothing else is. No name is transliterated and none is compared by likeness:
 * a hit can always be shown letter by letter. Names that are only near stand beside the hits (near/compare.ts).
 */
import { lawOf } from '../law/law.ts'
import { fold, squeeze } from '../kernel/text.ts'
import type { EntryKind, ListEntry, ListName, NameStrength } from './entry.ts'

/** Under which heading two keys can meet. */
export type KeyKind = 'person' | 'entity' | 'craft' | 'number'
/**
 * `exact`: the whole name; `reordered`: family name first instead of last, or the reverse; `without_form`: without the legal form of the
 * company.
 */
export type KeyForm = 'exact' | 'reordered' | 'without_form' | 'number'
export type SearchKey = { kind: KeyKind; key: string; form: KeyForm }
/** A key of a list entry, with the name or number it comes from. */
export type EntryKey = SearchKey & { printed: string; strength: NameStrength | 'number' }

/** Letters by which the key of a company without its legal form still tells companies apart. */
const SHORTEST_BARE = 3

/** {@link fold} of a listed name; marks of writing direction and the Arabic lengthening stroke are not part of a name. */
export const foldName = (text: string): string => fold(text.replace(/[\p{Cf}\u0640]+/gu, ''))

const sequences = (texts: readonly string[]): readonly (readonly string[])[] =>
  texts.map((text) => text.split(' ')).sort((a, b) => b.length - a.length)

/** Legal forms that stand before the name, and those of many words behind it; the short ones behind are known to the registry's own key. */
const BEFORE = sequences([
  'ooo',
  'oao',
  'zao',
  'pao',
  'ao',
  'too',
  'chp',
  'ооо',
  'оао',
  'зао',
  'пао',
  'ао',
  'jsc',
  'llc',
  'ojsc',
  'pjsc',
  'cjsc',
  'pt',
  'limited liability company',
  'joint stock company',
  'public joint stock company',
  'open joint stock company',
  'closed joint stock company',
  'общество с ограниченнои ответственностью',
  'акционерное общество',
  'публичное акционерное общество',
  'открытое акционерное общество',
  'закрытое акционерное общество',
])
const BEHIND = sequences([
  'limited liability company',
  'joint stock company',
  'public joint stock company',
  'open joint stock company',
  'closed joint stock company',
  'private joint stock company',
  'public limited company',
  'private limited company',
  'private limited',
  'limited company',
  'company limited',
  'co ltd',
  'co limited',
  'joint stock co',
  'llc',
  'ooo',
  'gmbh',
  'gmbh co kg',
  'ооо',
  'ао',
  'оао',
  'зао',
  'пао',
])

const matches = (words: readonly string[], form: readonly string[], at: number): boolean =>
  form.every((word, index) => words[at + index] === word)

/** The key of a company's name without its legal form, Turkish or foreign, before or behind the name. */
export const bareEntityKey = (name: string): string => {
  let words = lawOf('TR')
    .searchKey(name.replace(/[\p{Cf}\u0640]+/gu, ''))
    .split(' ')
  for (let again = true; again;) {
    const behind = BEHIND.find((form) => words.length > form.length && matches(words, form, words.length - form.length))
    const before = behind ? undefined : BEFORE.find((form) => words.length > form.length && matches(words, form, 0))
    again = behind !== undefined || before !== undefined
    if (behind) words = words.slice(0, -behind.length)
    else if (before) words = words.slice(before.length)
  }
  return words.join(' ')
}

const entityKeys = (name: string): SearchKey[] => {
  const full = foldName(name)
  const bare = bareEntityKey(name)
  return [
    { kind: 'entity', key: full, form: 'exact' },
    ...(bare !== full && bare.length >= SHORTEST_BARE ? [{ kind: 'entity', key: bare, form: 'without_form' } as const] : []),
  ]
}

/**
 * Both orders of a person's name. Where the list tells the family part it is moved as a whole; else the last word may be the family name,
 * or the first. The order of the other names stays.
 */
const personKeys = (name: string, family: string | null): SearchKey[] => {
  const whole = foldName(name)
  const words = whole.split(' ')
  const tail = foldName(family ?? '')
  const rest = (text: string): string => text.trim()
  const orders =
    tail !== '' && tail !== whole && ` ${whole} `.includes(` ${tail} `)
      ? whole.startsWith(`${tail} `)
        ? [`${rest(whole.slice(tail.length))} ${tail}`]
        : [`${tail} ${rest(whole.slice(0, whole.lastIndexOf(tail)))}`]
      : words.length < 2
        ? []
        : [[words.at(-1), ...words.slice(0, -1)].join(' '), [...words.slice(1), words[0]].join(' ')]
  return [
    { kind: 'person', key: whole, form: 'exact' },
    ...orders.filter((key) => key !== whole).map((key): SearchKey => ({ kind: 'person', key, form: 'reordered' })),
  ]
}

/** Keys of one spelling, for a subject of this kind. */
const spellingKeys = (name: string, family: string | null, kind: EntryKind): SearchKey[] => {
  switch (kind) {
    case 'person':
      return personKeys(name, family)
    case 'entity':
      return entityKeys(name)
    case 'craft':
      return [{ kind: 'craft', key: foldName(name), form: 'exact' }]
    case 'unknown':
      return [...personKeys(name, family), ...entityKeys(name)]
  }
}

const BRACKETS = /\(([^()]*)\)/g
const LATIN = /\p{Script=Latin}/u
/** Aliases that one pair of brackets prints together: `X (Y; Z)`. */
const LISTED = /[;]|\b[a-z]\)/

/**
 * A printed name as it is compared: whole, without what stands in brackets, and what stands there in another script (`Akrin Saleh (أقرين
 * صالح)`) or as one of several aliases (`X (Y; Z)`).
 */
export const spellings = (printed: string): string[] => {
  const inside = [...printed.matchAll(BRACKETS)]
    .flatMap(({ 1: text = '' }) => (LISTED.test(text) ? text.split(LISTED).map(squeeze) : LATIN.test(text) ? [] : [text]))
    .filter((text) => /\p{L}/u.test(text))
  const outside = squeeze(printed.replace(BRACKETS, ' '))
  return [...new Set([printed, outside, ...inside])].filter((text) => foldName(text) !== '')
}

const nameKeys = ({ printed, strength, family }: ListName, kind: EntryKind): EntryKey[] => {
  // `LAST, First Middle`: the comma tells the family name where the list does not.
  const comma = /^([^,]+),/.exec(printed)?.[1] ?? null
  return spellings(printed)
    .flatMap((text) => spellingKeys(text, family ?? comma, kind))
    .map((key) => ({ ...key, printed, strength }))
}

const RANK: readonly EntryKey['strength'][] = ['number', 'primary', 'strong', 'former', 'original', 'weak']

/** All keys of a list entry. Where two of its names have one key, the better name stands for it. */
export const entryKeys = (entry: ListEntry): EntryKey[] => {
  const best = new Map<string, EntryKey>()
  const numbers = entry.numbers.map(({ number }): EntryKey => ({
    kind: 'number',
    key: number,
    form: 'number',
    printed: number,
    strength: 'number',
  }))
  for (const key of [...numbers, ...entry.names.flatMap((name) => nameKeys(name, entry.kind))]) {
    const id = `${key.kind} ${key.key}`
    const other = best.get(id)
    const better =
      !other ||
      RANK.indexOf(key.strength) < RANK.indexOf(other.strength) ||
      (key.strength === other.strength && key.form === 'exact' && other.form !== 'exact')
    if (better) best.set(id, key)
  }
  return [...best.values()]
}
