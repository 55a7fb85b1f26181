/** What a scan left illegible: a word that is none that notices use, a letter from one that they do. */
import { isIllegible } from '../text/words.ts'
import { oncePart } from '../text/names.ts'
import type { Body } from './found.ts'

/** Words in small letters, whole. */
const SMALL = /(?<![\p{L}\d|!'’])(?:\p{Ll}|[\d|!](?=\p{Ll}))[\p{Ll}\d|!]{3,}(?![\p{L}\d|!])/gu
/** The same, be the first letter a capital: at the beginning of a sentence, and where nobody is named. */
const CASED = /(?<![\p{L}\d|!'’])(?:\p{L}|[\d|!](?=\p{Ll}))[\p{Ll}\d|!]{3,}(?![\p{L}\d|!])/gu

const illegibleAmong = (words: RegExp): ((body: Body, from: number, to: number) => boolean) =>
  oncePart(({ text, plain }: Body, from, to) =>
    [...text.slice(from, to).matchAll(words)].some(({ index, 0: word }) =>
      isIllegible(plain.slice(from + index, from + index + word.length)),
    ),
  )
const [amongSmall, amongCased] = [illegibleAmong(SMALL), illegibleAmong(CASED)]
/** Whether a part of a notice holds a word that is not legible. `cased`: words that begin with a capital are no names there. */
export const isIllegibleIn = (body: Body, from: number, to: number, cased = false): boolean =>
  (cased ? amongCased : amongSmall)(body, from, to)
