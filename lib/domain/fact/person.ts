import { isLegalEntity } from '../kernel/legal-entity.ts'
import { mend, plainLetters } from './mend.ts'
import { cleanName } from './found.ts'

const INTRODUCED =
  /(?:ikamet\s?(?:eden|etmekte olan|ediyor olan)|mukim|(?:kimlik|pasaport|vergi|sicil|t\.? ?c\.?) ?(?:no|numara)\S{0,5}(?: ?lu\b)?|numaral\S|uyruklu)[\s,;.:]+/g
// Words that may stand small inside a name of a person or company.
const INSIDE = /^(?:ve|ile|de|da|di|du|van|von|der|el|al|bin|bint|la|le|&)$/
// A full stop inside a company's name or after an initial does not end it.
const SHORT =
  /^(?:\p{Lu}\p{Ll}{0,3}|\p{Lu}{1,3}|San|Tic|Ltd|[ŞS]t[İiıI]|A\.?[ŞS]|[İI]n[şs]|Paz|Müh|Tur|Gıda|Teks|Tic|[İI]th|[İI]hr)\.(?:\p{L}{1,5}\.?)*[,;]?$/iu
const NOT_NAMED =
  /(?:^|\s)(?:aksi\s|asagida|madde|karar|sirketin|sirketi temsil|yonetim kurul|olarak|tarih|olan\b|icin\b|uzere\b|gore\b|turk ticaret k|kimlik|numara|uyruk|adres|ikamet|hisse|pay[il]|[a-z]*lira)/

// A heading that was not legible as one stands before a name.
const HEADED = /(?:^|\s)(?:yeni atanan|\S+ atanan|atanan temsil|temsilciler|gorev dagil|sona erenler|secilenler|listesinde|degisiklik)/
// Words of a term or a nationality that a scan damaged are no name.
const NO_PERSON = /\b(?:alininca\w*|kadar)$|^t\S{1,2}rki\S{2} c\S{7,10}$/
const unclosed = (printed: string): boolean => printed.split('(').length !== printed.split(')').length

/** Whether words can be the name of a person or company: they begin with capitals, hold no digits, and are no piece of a sentence. */
export const isName = (printed: string): boolean => {
  const words = printed.split(' ')
  return (
    printed.length >= 4 &&
    printed.length <= 160 &&
    words.length >= 2 &&
    words.length <= 20 &&
    words.every((word) => /^\d{1,3}$/.test(word) || !/\d/.test(word) || (word.match(/\p{L}/gu) ?? []).length >= 3) &&
    /^\p{Lu}/u.test(printed) &&
    !/[|:;]/.test(printed) &&
    !unclosed(printed) &&
    !HEADED.test(mend(printed)) &&
    !NO_PERSON.test(mend(printed)) &&
    !/^(?:(?:anonim|limited) )?sirketi?$/.test(plainLetters(printed)) &&
    !NOT_NAMED.test(plainLetters(printed)) &&
    words.filter((word) => /^\p{Ll}/u.test(word) && !INSIDE.test(word)).length === 0
  )
}

// Titles and professions before a name; a company's may begin with one.
const TITLES = /^(?:(?:prof|doc|yrd|dr|av|ecz|ogr|gor|uzm|op|muh|mim|sn|smmm|ymm|mali mus)\s?\.\s?)+(?=\p{L})/u
/** A person's name without titles (`Prof. Dr. AYŞE YILMAZ`). */
export const untitled = (name: string): string =>
  isLegalEntity(name) ? name : name.slice(TITLES.exec(plainLetters(name))?.[0].length ?? 0)

/** The name that stands at the end of a piece of text; empty where none does. */
export const nameAtEnd = (piece: string): string => {
  const words = cleanName(piece).split(' ')
  let from = words.length
  while (from > 0 && words.length - from < 18) {
    const word = words[from - 1] ?? ''
    const last = from === words.length
    if (!(/^["'(]?\d?\p{Lu}/u.test(word) || INSIDE.test(word) || /^\d{1,3}$/.test(word))) break
    if (!last && /[;:|]$/.test(word)) break
    if (!last && /[.,]$/.test(word) && !SHORT.test(word)) break
    from--
  }
  while (from < words.length && (INSIDE.test(words[from] ?? '') || /^\d/.test(words[from] ?? ''))) from++
  return cleanName(words.slice(from).join(' '))
}

/** The person a clause speaks of: what follows the residence or the identity number; without these, the name at the end. */
export const personIn = (clause: string): string => {
  const introduced = [...mend(clause).matchAll(INTRODUCED)].at(-1)
  const rest = introduced ? clause.slice(introduced.index + introduced[0].length) : clause
  const whole = cleanName(rest)
  return untitled(introduced && isName(whole) ? whole : nameAtEnd(rest))
}
