/**
 * Who bears another name or nationality and keeps the office: "Müdür A'nın soyadı B olarak değişmiştir", "uyruğu … olarak değişmiştir". Where the
 * notice names no office of his, nothing is read.
 */
import { ownRole } from '../fact/office.ts'
import { appointment } from '../fact/stated.ts'
import type { Body, Found, Rule } from '../fact/found.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { isEntity, isName, partiesIn, type Party } from '../text/names.ts'
import { sentencesOf } from './clauses.ts'
import { bodyStart, officesNamed } from './offices.ts'

const NAME_CHANGED =
  /\b(?:(ad(?:i|inin|ini)? ?(?:ve|,)? ?soyad[a-z]*|isim ?(?:ve )?soyisim[a-z]*|isminin|ismini|ismi)|(soyad[a-z]*|soyisim[a-z]*|soyism[a-z]*))\b/g
const CHANGED = /\b(?:degis(?:mis|ti|tir)|duzeltil|ol(?:mus|du)|alm[iu]s)[a-z]*|['’][dt][iu]r\b/
const NATIONALITY =
  /\b(?:uyrug[a-z]*|vatandaslig[a-z]*|tabiiyet[a-z]*)\b[^.;]{0,80}\b(?:degis|gec(?:mis|ti|ti[gğ])|kazan|kabul edil|ol(?:mus|du))[a-z]*/
const NOT_SAID = /m[ae]m[iu]s|m[ae]di|\bsehven|\bredd|\btalep/
// The new words, with or without marks of quotation, before what says that they are new.
const NEW = /^[\s"“”'’:]*(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,3})["”]?\s?(?:['’][dt][ıiuü]r|olarak|ol(?:mu[sş]|du))/u
const NAMED = /(?<![\p{L}])(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,3})["”]?\s?(?:['’][dt][ıiuü]r|olarak\b|ol(?:mu[sş]|du))/gu

const TAKES = /^ (?:al(?:m[iu]s|arak|d[iı]g)|kullan)/
const AHEAD = /(?<![\p{L}'’])["“”]?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,3})["“”]?\s$/u
const MARRIED = /^(?:Evlenerek|Boşanarak)\s/u

/** The whole new name: given names stay where only the surname is said. */
const renamed = (old: string, printed: string, whole: boolean): string | null => {
  const [words, said] = [old.split(' '), squeeze(printed).split(' ')]
  const given = words.slice(0, -1)
  if (given.length === 0) return null
  const keepsGiven = fold(said[0] ?? '') === fold(given[0] ?? '')
  if (said.length > 1 && (whole || keepsGiven)) return said.join(' ')
  return whole ? null : [...given, ...said].join(' ')
}

/** The new name in the words behind "soyadı", and whether that says the whole name. */
const newNameIn = (body: Body, from: number, to: number, old: Party): { name: string; to: number } | null => {
  for (const match of body.plain.slice(from, to).matchAll(NAME_CHANGED)) {
    const start = from + match.index + match[0].length
    // "Evlenerek B soyadını almıştır": the new name stands before.
    const ahead = TAKES.test(body.plain.slice(start, to)) ? AHEAD.exec(body.text.slice(Math.max(old.to, from), from + match.index)) : null
    if (ahead) {
      const name = renamed(old.name, (ahead[1] ?? '').replace(MARRIED, ''), match[1] !== undefined)
      if (name !== null && isName(name) && fold(name) !== fold(old.name)) return { name, to: start }
    }
    const rest = body.text.slice(start, to)
    const found = NEW.exec(rest) ?? [...rest.matchAll(NAMED)].at(-1)
    if (!found || !CHANGED.test(body.plain.slice(start, to))) continue
    const printed = (found[1] ?? '').replace(/\s(?:Olarak|OLARAK)$/u, '')
    const name = renamed(old.name, printed, match[1] !== undefined)
    if (name !== null && isName(name) && fold(name) !== fold(old.name)) return { name, to: start + (found.index ?? 0) + found[0].length }
  }
  return null
}

/** People in office who bear another name or nationality from now on: they go on under it. */
export const renamedRule: Rule = (body) => {
  if (!/soyad|soyis|ismi|uyrug|vatandaslig|tabiiyet/.test(body.plain)) return []
  return sentencesOf(body).flatMap(({ from: start, to }): Found[] => {
    const from = Math.max(start, bodyStart(body))
    const plain = body.plain.slice(from, Math.max(from, to))
    const naturalised = NATIONALITY.test(plain)
    if (!(naturalised || (CHANGED.test(plain) && /soyad|soyis|\bismi/.test(plain))) || NOT_SAID.test(plain)) return []
    const people = partiesIn(body, from, to).filter(({ name }) => !isEntity(name))
    const [person] = people
    const offices = officesNamed(body, from, to)
    const roles = new Set(offices.map(({ role }) => role))
    const [role] = roles
    if (!person || !role || roles.size > 1 || /\bsecil|\batan|\bayril|\bistifa|\bsona er|\byerine\b/.test(plain)) return []
    const fresh = /soyad|soyis|\bismi/.test(plain) ? newNameIn(body, Math.min(person.to, to), to, person) : null
    if (!fresh && !naturalised) return []
    // Somebody else whom the sentence names may be the one meant.
    if (people.some((other) => other !== person && !(fresh && fold(fresh.name).includes(fold(other.name))))) return []
    return [
      {
        statement: appointment(fresh?.name ?? person.name, ownRole(body, role), {
          confirms: true,
          ...(fresh ? { formerly: person.name } : {}),
        }),
        from: Math.min(person.from, offices[0]?.from ?? person.from),
        to: Math.min(to, from + plain.trimEnd().length),
      },
    ]
  })
}
