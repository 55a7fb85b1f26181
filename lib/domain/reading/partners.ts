/**
 * Who is a partner of a partnership, and of which kind: its partners have a standing of their own, which the general ones represent it by and the
 * limited ones do not (TTK 318, 565). "Komandite ortaklar: A, B", "c) C, komanditer ortak", "1) A 2) B … ortaklar arasında".
 */
import { type Body, type Found, matchesIn, once, type Rule } from '../fact/found.ts'
import { formsOf, verb } from '../text/lexicon.ts'
import { plainLetters } from '../text/letters.ts'
import { isEntity, LISTED, partiesIn, type Party } from '../text/names.ts'
import { foundersIn } from './founders.ts'
import { bodyStart } from './offices.ts'
import { shareholdingRule } from './shares.ts'

/** `limited` is null where the words do not say which kind of partner somebody is; `from` and `to` hold those that do. */
export type Partner = { name: string; limited: boolean | null; listed: boolean; from: number; to: number }

/** Who was one till now is none. */
const NOW = '(?<!\\b(?:eski|onceki|evvelki|ayrilan|cikan) )'
const KIND = '(?:adi )?komandit(er|e)'
/** "Komandite ortaklar:", "Ortakların adı, soyadı ve sermayesi:", "Şirket ortakları:". */
const HEADING = new RegExp(
  `${NOW}\\b(?:${KIND} (?:orta(?:k|g)|seri(?:k|g))[a-z]*|(?:kurucu |sirketin |sirket )?(?:ortaklar|kurucular)[a-z]*)(?: (?:ve|ile|ad|soyad|adi|soyadi|adlari|soyadlari|isim|isimleri|ikametgah[a-z]*|adres[a-z]*|uyruk[a-z]*|tabiiyet[a-z]*|sermaye[a-z]*|hisse[a-z]*|pay[a-z]*)[,/]?)*\\s?:\\s`,
  'dg',
)
/** "Aşağıda adları yazılı ortaklar arasında bir kollektif şirket kurulmuştur." */
const FOUNDED = new RegExp(
  `\\b(?:ortak|kurucu)[a-z]* arasinda (?:[a-z]+ ){0,4}(?:kolle?ktif|komandit) (?:sirket|ortaklik)[a-z]* ${formsOf('kur kurul teşkil·et teşkil·edil tesis·et tesis·edil', 'said')}\\s?[.:]?\\s`,
  'dg',
)
const ITEM = /(?:^|[\s.;,)])(?:\d{1,2}|[a-h])\s?[-.)]{1,2}\s?$|[-–•]\s?$/
/** How much may stand between two partners of a list: the nation, the home, what he brings in. */
const LONG = 160
const ENDS = /\bmadde\b|(?<!\b(?:no|kat|daire|tel)) ?:|\bsirketin\b|\b(?:unvani|mevzuu|sermayesi|merkezi|muddeti)\b/
// A verb between them says something else of him: "A mümessil tayin edilmiş olup mümessil, komandite ortak ile …".
const BEHIND = new RegExp(
  `^(?:['’][a-z]{1,4})?\\s?(?:(?!\\s(?:olup\\b|[a-z]+m[iu][sş]))(?:[^.;:()]|(?<=\\bt|\\bt\\.c)\\.)){0,80}?[,(]\\s?${KIND}(?: ortak| serik)?\\b(?! ile\\b)`,
)
const BEFORE = new RegExp(`${NOW}\\b${KIND} (?:ortak|serik|ortagi|serigi)(?:lar[iı]?|ler[iı]?)?(?:dan|tan|den)?(?: olan)?,? $`)

/** "…, komanditer ortak C'dir": what follows the last of a list. */
const LISTED_BY = /^(?:['’]?\s?[dt][iu]r(?:l[ae]r)?\b|\s*[.;,(]|\s(?:ve|ile)\s)/
const HAS_NONE = /^\S{0,4}\s(?:(?:sirketi|ise) )?(?:temsil|imza)[a-z]*(?: ve ilzam)? (?:yetki|s[ae]lahiyet)/
const isLimited = (kind: string | undefined): boolean | null => (kind === undefined || kind === '' ? null : kind === 'er')

/** Whether words part two partners of a list: the next begins an item or a line, or stands behind a comma. */
const partsTwo = (body: Body, one: Party, next: Party): boolean => {
  const between = body.plain.slice(one.to, next.from)
  if (between.length > LONG || ENDS.test(between)) return false
  return LISTED.test(between) || ITEM.test(between) || body.breaks.has(next.from) || body.breaks.has(next.from - 1)
}

const listAt = (body: Body, at: number): Party[] => {
  const people = partiesIn(body, at, Math.min(body.plain.length, at + 1500))
  const [first] = people
  const lead = first ? body.plain.slice(at, first.from) : ''
  if (!first || (lead.trim() !== '' && !ITEM.test(lead)) || lead.length > 8) return []
  const end = people.findIndex((each, which) => which > 0 && !partsTwo(body, people[which - 1] as Party, each))
  return people.slice(0, end < 0 ? people.length : end)
}

/** Whether the notice is a partnership's. */
export const isPartnership = once(
  ({ header, plain }: Body): boolean => /\b(?:kolle?ktif|komandit)/.test(plainLetters(header.title ?? '')) || FOUNDED_PLAIN.test(plain),
)
const FOUNDED_PLAIN = /\bbir (?:kolle?ktif|(?:adi )?komandit) (?:sirket|ortaklik) kurulmustur/

/** The partners whom a notice names as such, in its order. */
export const partnersIn = once((body: Body): Partner[] => {
  const begin = bodyStart(body)
  const found = new Map<number, Partner>()
  const add = (party: Party, limited: boolean | null, from: number, to: number, listed = true): void => {
    if (isEntity(party.name)) return
    const known = found.get(party.from)
    if (!known || known.limited === null) found.set(party.from, { name: party.name, limited, listed, from, to })
  }
  const people = partiesIn(body, begin, body.plain.length)
  people.forEach((person, at) => {
    const ahead = BEFORE.exec(body.plain.slice(Math.max(begin, person.from - 40), person.from))
    const behind = ahead ? null : BEHIND.exec(body.plain.slice(person.to, person.to + 110))
    if (ahead) {
      // "Komanditer ortaklar A ve B'dir": each of them.
      let last = at
      while (people[last + 1] && LISTED.test(body.plain.slice(people[last]?.to, people[last + 1]?.from))) last++
      const list = people.slice(at, last + 1)
      const from = person.from - ahead[0].length
      for (const each of list)
        add(each, isLimited(ahead[1]), from, each.to, list.length > 1 || LISTED_BY.test(body.plain.slice(each.to, each.to + 60)))
    } else if (behind && partiesIn(body, person.to, person.to + behind[0].length).length === 0)
      add(person, isLimited(behind[1]), person.from, person.to + behind[0].length)
  })
  const whole = isPartnership(body)
  for (const match of matchesIn(body, HEADING, begin))
    for (const person of listAt(body, match.to)) {
      const limited = isLimited(match.printed(1) === '' ? undefined : plainLetters(match.printed(1)))
      if (!whole && limited === null) continue
      // The heading says the kind; what it is of others is none of his.
      add(person, limited, limited !== null && person.to - match.from < LONG * 2 ? match.from : person.from, person.to)
    }
  for (const match of matchesIn(body, FOUNDED, begin))
    for (const person of listAt(body, match.to)) add(person, null, person.from, person.to)
  return [...found.values()].sort((a, b) => a.from - b.from || a.to - b.to)
})

/** Those who represent a partnership where nothing else is said: all but the limited partners. */
export const generalPartnersIn = (body: Body): string[] => {
  const all = partnersIn(body)
  const general = all.filter(({ limited }) => limited === false)
  const names = (general.length > 0 ? general : all.filter(({ limited }) => limited === null)).map(({ name }) => name)
  return [...new Set(names)]
}

const OF_PARTNER = /\bortak(?:lar(?:imiz)?dan|lardan)? $/
const DIED = new RegExp(`^\\S{0,6}\\s(?:[\\d./]{8,10} (?:tarihinde(?:ki)? )?)?(?:(?:vefat|olum)[iu]\\b|${verb('die', 'said', 'decided')})`)
/** "Komandite ortak A'nın vefatı sebebiyle": a partner who died represents the partnership no more. */
export const deadPartnerRule: Rule = (body) =>
  isPartnership(body)
    ? partiesIn(body, bodyStart(body), body.plain.length).flatMap((person): Found[] => {
        const died = DIED.exec(body.plain.slice(person.to, person.to + 60))
        const partner = OF_PARTNER.test(body.plain.slice(Math.max(0, person.from - 30), person.from))
        return died && partner && !isEntity(person.name)
          ? [
              {
                statement: { kind: 'departure', person: person.name, role: 'authorised_signatory', on: null, reason: 'death' },
                from: person.from,
                to: person.to + died[0].length,
              },
            ]
          : []
      })
    : []

/** Partners of a partnership, where a notice names no share of theirs. */
export const partnerRule: Rule = (body) => {
  const shares = shareholdingRule(body).flatMap(({ statement }) => (statement.kind === 'shareholding' ? [statement.person] : []))
  const held = new Set([...shares, ...foundersIn(body).map(({ name }) => name)].map(plainLetters))
  const seen = new Set<string>()
  if (!isPartnership(body)) return []
  return partnersIn(body).flatMap(({ name, limited, listed, from, to }): Found[] => {
    const key = plainLetters(name)
    // Whom a decision calls a general partner by the way was one before; a limited one is none who represents.
    const none = HAS_NONE.exec(body.plain.slice(to, to + 60))
    if (seen.has(key) || (limited === true ? !listed && none === null && !body.established : held.has(key) || !listed || none !== null))
      return []
    seen.add(key)
    const statement = { kind: 'shareholding' as const, person: name, amount: null, shares: null, ratio: null }
    // That he has no power is more than who he is.
    return [{ statement, from, to, ...(none !== null && !body.established ? { left: [{ from: to, to: to + none[0].length }] } : {}) }]
  })
}
