/** Elections that name the office first: "Yönetim Kurulu Başkanlığına … ikamet eden, A, … seçilmiştir", and lists of one name a line. */
import { isLegalEntity } from '../kernel/legal-entity.ts'
import type { Role } from './fact.ts'
import { type Body, cleanName, type Found, matchesIn, type Rule } from './found.ts'
import { plainLetters } from './mend.ts'
import { groupOf, NO_TERM, roleOf, type Term, termIn } from './office.ts'
import { isName, nameAtEnd, personIn, untitled } from './person.ts'

const OFFICE =
  /\b(yonetim kurulu (?:uyelig|uyelik|baskanlig|baskan (?:vekillig|yardimcilig))|mudurler kurulu baskanlig|(?:sirket |genel )?mudurlu[gk]|tasfiye memurlu[gk])[a-z]*(?:'\s?n?[ea])?(?=[\s,;:])/dg
const OFFICES: [RegExp, Role][] = [
  [/yonetim kurulu uye/, 'board_member'],
  [/yonetim kurulu baskanl/, 'board_chair'],
  [/baskan (?:vekil|yardim)/, 'board_vice_chair'],
  [/mudurler kurulu baskanl/, 'manager_chair'],
  [/genel mudur/, 'general_manager'],
  [/mudur/, 'manager'],
  [/tasfiye/, 'liquidator'],
]
const CHOSEN = /\b(?:secil|atan)mis(?:tir|l[ae]rdir)/
/** What ends the sentence an office begins, other than its own verb. */
const OTHER_VERB = /sona er|yetkilid|yetkili kil|devretm|hareket ed|\bolarak\b|temsil ve ilzam|\bicerigi degisen/
const INTRODUCED = /ikamet\s?eden\s*[,;]?\s+/g
/** How far a sentence with many people and their addresses goes on. */
const LONGEST = 1500

const appointed = (person: string, role: Role, term: Term, at: { from: number; to: number }): Found => ({
  statement: { kind: 'appointment', person, role, legal_entity: null, from: term.from, until: term.until, term_years: term.years },
  from: at.from,
  to: at.to,
})

/**
 * "Yönetim Kurulu Başkanlığı'na 123******45 Kimlik No'lu, … ikamet eden, A, Başkan Vekilliğine … ikamet eden, B seçilmiştir": each person
 * introduced by a residence.
 */
const introducedRule: Rule = (body) => {
  const offices = matchesIn(body, OFFICE)
  return offices.flatMap((office, at): Found[] => {
    const verb = CHOSEN.exec(body.plain.slice(office.to, office.to + LONGEST))
    if (!verb) return []
    const end = office.to + verb.index
    const to = Math.min(end, offices[at + 1]?.from ?? end)
    const sentence = body.plain.slice(office.from, end)
    const piece = body.plain.slice(office.to, to)
    const role = OFFICES.find(([pattern]) => pattern.test(office.plain))?.[1]
    const people = [...piece.matchAll(INTRODUCED)].map((match): string => {
      const from = office.to + match.index + match[0].length
      const rest = body.text.slice(from, to)
      return untitled(cleanName(rest.slice(0, /[;,]|\sve\s/u.exec(rest)?.index ?? rest.length)))
    })
    // Everybody in the sentence has to be legible.
    if (!role || OTHER_VERB.test(sentence) || people.length === 0 || !people.every(isName)) return []
    const term = termIn(piece)?.term ?? NO_TERM
    return people.map((person) => appointed(person, role, term, { from: office.from, to: end + verb[0].length }))
  })
}

type Line = { from: number; to: number; text: string }
/** The lines of a notice as printed. */
const linesIn = (body: Body): Line[] => {
  const lines: Line[] = []
  let from = 0
  for (const at of [...body.breaks, body.text.length]) {
    lines.push({ from, to: at, text: body.text.slice(from, at) })
    from = at + 1
  }
  return lines
}

const BULLET = /^\s*(?:[-*•–]|\(?\d{1,2}\s?[-.)]+|[a-h]\))\s*/
const ID = /^(?:(?:t\.? ?c\.? )?[\d*#x]{9,14}\s)/
const ACTING = /^(.{6,120}?)['’]?\s?(?:y?[ıiuü]\s)?(?:ad[ıi]na|temsilen)\s(?:hareket (?:edecek|eden) )?(.{5,60})$/iu
const IDENTIFIED = /\s*\((?:T\.? ?C\.? ?)?(?:Kimlik|K[İI]ML[İI]K|Pasaport)[^()]{0,40}\)$/u
const BEGINS = /^["'(]?[\p{Lu}\d*#]/u
const ENDS = /(?:^|\s)["'(]?\p{Lu}\S*$/u
const ENDING = /[\s,;.]+(?:ve)?$/

type Named = { person: string; acting: string | null }
/** No line of a list is longer. */
const LONGEST_LINE = 200
/** Whom a line names and nothing else; null where it says anything more. */
const namedIn = (line: string): Named | null => {
  if (line.length > LONGEST_LINE) return null
  const bare = line.replace(BULLET, '').replace(ENDING, '').replace(IDENTIFIED, '')
  // Hardly a line of a notice begins and ends as one with a name does: the others are told at a glance.
  if (!BEGINS.test(bare) || !ENDS.test(bare)) return null
  const acting = ACTING.exec(bare)
  if (acting) {
    const [entity, person] = [cleanName(acting[1] ?? ''), untitled(cleanName(acting[2] ?? ''))]
    return isLegalEntity(entity) && isName(entity) && isName(person) ? { person: entity, acting: person } : null
  }
  const plain = plainLetters(bare)
  const person = ID.test(plain) || /ikamet eden/.test(plain) ? personIn(bare) : untitled(cleanName(bare))
  const whole = bare.endsWith(person) && (ID.test(plain) || /ikamet eden/.test(plain) || untitled(cleanName(bare)) === person)
  // A piece of a sentence or a heading is no list of names.
  return whole &&
    isName(person) &&
    (isLegalEntity(person) ||
      (person.split(' ').length <= 5 &&
        nameAtEnd(person) === person &&
        roleOf(person) === null &&
        !/\b(?:kurul|madde|sermaye|unvan|merkez|karar|temsil|yetki|sirket|adres|tescil|sicil)/.test(plain)))
    ? { person, acting: null }
    : null
}

const LEAD =
  /(ilk yonetim kurulu uye[a-z]*|yonetim kurulu(?:na| uye[a-z]*)|(?:ilk )?(?:sirket )?mudur(?:u|leri|luge|lugune|lukler[a-z]*)|(?:\S+ grubu )?(?:sinirli )?imza yetkili(?:si|leri)|tasfiye memur[a-z]*)\s[^.]{0,100}?$/d
const OF_LEAD: [RegExp, Role][] = [
  [/yonetim kurul/, 'board_member'],
  [/tasfiye/, 'liquidator'],
  [/imza/, 'authorised_signatory'],
  [/mudur/, 'manager'],
]
/** How far the verb stands behind a list, past other lists of the same sentence. */
const NEAR = 700

/**
 * "İlk yönetim kurulu üyesi olarak 3 yıl süre ile;" with one name a line and the verb behind: lists of two or more that hold nothing but
 * names.
 */
const linedRule: Rule = (body) => {
  const found: Found[] = []
  const lines = linesIn(body)
  for (let at = 0; at < lines.length; at++) {
    const list: { line: Line; named: Named }[] = []
    for (let named: Named | null; lines[at] && (named = namedIn(lines[at]?.text ?? '')) !== null; at++)
      list.push({ line: lines[at] as Line, named })
    const [first, last] = [list[0]?.line, list.at(-1)?.line]
    if (!first || !last || list.length < 2) continue
    const before = body.plain.slice(Math.max(0, first.from - 220), first.from)
    const lead = LEAD.exec(before)
    const behind = body.plain.slice(last.to, last.to + NEAR).replace(/\bt\.c\./g, 't c ')
    const verb = CHOSEN.exec(behind)
    const role = lead ? OF_LEAD.find(([pattern]) => pattern.test(lead[1] ?? ''))?.[1] : undefined
    if (
      !lead ||
      !verb ||
      !role ||
      /yedek|divan|katip|denet/.test(lead[0]) ||
      !/olarak|uzere|[:;]\s*$/.test(lead[0]) ||
      /[.](?!\d)\s\S/.test(behind.slice(0, verb.index)) ||
      OTHER_VERB.test(behind.slice(0, verb.index).replace(/\bolarak\b/g, ''))
    )
      continue
    const words = body.text.slice(first.from - before.length + lead.index, first.from)
    const group = groupOf(words)
    const term = termIn(lead[0])?.term ?? termIn(behind.slice(0, verb.index))?.term ?? NO_TERM
    const limited =
      role === 'authorised_signatory' && group !== null && /ic yonerge/.test(body.plain.slice(Math.max(0, first.from - 600), first.from))
    const span = { from: first.from - before.length + lead.index, to: last.to }
    for (const {
      named: { person, acting },
    } of list) {
      found.push(appointed(person, role, term, span))
      if (acting !== null)
        found.push({
          statement: {
            kind: 'appointment',
            person: acting,
            role: 'representative_of_legal_entity',
            legal_entity: person,
            from: null,
            until: null,
            term_years: null,
          },
          ...span,
        })
      if (limited)
        found.push({
          statement: {
            kind: 'representation',
            persons: [person],
            mode: 'limited',
            group,
            with: [],
            limit: null,
            scope: null,
            until: term.until,
          },
          ...span,
        })
    }
  }
  return found
}

/** Elections that name the office first. */
export const listedElectionRule: Rule = (body) => [...introducedRule(body), ...linedRule(body)]
