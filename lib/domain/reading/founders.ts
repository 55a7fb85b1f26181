/**
 * Who founded the company, where a notice names no share of theirs: "Kurucular: A, B ve C'dir.", "A ile B aralarında bir kollektif şirket
 * kurmuşlardır", "A ve B arasında kollektif bir şirket kurulmuştur." Whoever founds a company is a partner of it (TTK 337, 585, 211).
 */
import { type Body, type Found, matchesIn, once, type Rule, type Span } from '../fact/found.ts'
import { NO_TERM, termIn } from '../fact/office.ts'
import { amongFounders } from '../fact/articles.ts'
import { formsOf } from '../text/lexicon.ts'
import { plainLetters } from '../text/letters.ts'
import { ofStems } from '../text/stems.ts'
import { sentencesOf } from './clauses.ts'
import { isEntity, LISTED, partiesIn, type Party } from '../text/names.ts'
import { appointed, bodyStart, type Chosen } from './offices.ts'
import { shareholdingRule } from './shares.ts'

const LABEL = /\bkurucu(?:(?:lar|lari| ortaklar)\s?[:;]?|\s?:)\s(?=\S)/dg
const FOUND = new RegExp(`(?<![a-z])(?:kendi )?${amongFounders('anonim|limited|kolle?ktif|komandit', '')}`, 'dg')
/** "Bir taraftan A, diğer taraftan B arasında" */
const OTHER_SIDE = /^,?\s*(?:ve )?diger taraf(?:tan|ta|i)(?: ise| da)?,?\s$/
/** Nothing more is said of the list. */
const ENDS = /^(?:\s?['’\x60]?\s?[dt][iu]r(?:l[ae]r)?\b)?\s*(?:[.;]|madde\b|\(\d|\d{1,2}\s?[-.)]|$)/
/** "Aşağıda imzaları bulunan", "bir taraftan": before the first of them. */
const OPENS =
  '(?:(?:(?:is ?bu (?:mukavele|sozlesme)(?:yi)?|asagida|isbu)(?: [a-z]+){0,4} (?:bulunan|yazili|atan|eden|gosterilen|belirtilen)(?: olan)?|bir taraft[a-z]+|biz|ortaklar),? )?'
const STARTS = new RegExp(`(?:^|[\\s(])(?:madde\\s)?(?:\\d{1,2}\\s?[-.:)]{0,2}\\s*)?${OPENS}$|[.:;)-]\\s*${OPENS}$`)
/** How long the words that open a list of founders may be. */
const OPENING = 80
/** How long a list of founders may be. */
const LONG = 1200
/** Of a limited partnership, a cooperative and a branch the words do not tell what the founders are. */
const OF_OTHERS = /komandit|kooperatif|sube/

/** "Aşağıda isimleri yazılı kurucular arasında bir limited şirket kurulmuştur. 1- A 2- B": what opens a list of them below. */
const FOUNDED_BELOW = new RegExp(
  `\\basagida(?:ki)? [^.;]{0,120}?\\b(?:kurucu|ortak|sahis|kimse|kisi)[a-z]*\\b[^.;]{0,80}?\\barasinda\\b[^.;]{0,200}?\\b(?:sirket|ortaklik)[a-z]*[^.;]{0,60}?\\b${formsOf('kur kurul teşkil·et teşkil·edil teşkil·olun tesis·et tesis·edil teşekkül·et', 'said')}\\s?[.:]\\s?`,
  'dg',
)
const MARK = /^\s*(?:(\d{1,2})|([a-h]))\s?[-.)]{1,2}\s*/
/** What a founder's item says of him beside his name ends far sooner; that something is done or decided it never says. */
const ITEM_LONG = 220
const DECIDES = /m[iu]st[iu]r|m[iu]sl[ae]rd[iu]r|m[ae]s[iu]n[ae]|\b(?:madde|mudur|temsil|imza|yetki)/
/** The number of an item, or that of its letter. */
const numberOf = (mark: RegExpExecArray | null): number | null =>
  mark === null ? null : mark[1] !== undefined ? Number(mark[1]) : (mark[2] ?? 'a').charCodeAt(0) - 'a'.charCodeAt(0) + 1
const listedBelow = (body: Body, begin: number): Party[][] =>
  matchesIn(body, FOUNDED_BELOW, begin).flatMap(({ to }) => {
    const people = partiesIn(body, to, Math.min(body.plain.length, to + LONG))
    const list: Party[] = []
    let at = to
    for (let n = 1; ; n++) {
      const mark = MARK.exec(body.plain.slice(at, at + 8))
      const party = numberOf(mark) === n ? people.find(({ from }) => from === at + (mark?.[0].length ?? 0)) : undefined
      // An item of which nobody knows whom it names leaves the list open.
      if (!party) return numberOf(mark) === n || list.length < 2 ? [] : [list]
      list.push(party)
      // Two under one number, or more that nobody numbered.
      const other = people[people.indexOf(party) + 1]
      if (other && LISTED.test(body.plain.slice(party.to, other.from))) return []
      const rest = body.plain.slice(party.to, party.to + ITEM_LONG)
      const next = new RegExp(`\\s(?:${n + 1}|${String.fromCharCode('a'.charCodeAt(0) + n)})\\s?[-.)]{1,2}\\s`).exec(rest)
      if (!next || DECIDES.test(rest.slice(0, next.index))) return list.length < 2 ? [] : [list]
      at = party.to + next.index
      if (people.some(({ from }) => from > party.to && from < at)) return []
    }
  })

/** Founders whom a contract lists by numbers below the words that found the company: all of them, or nobody. Nothing is said there of anybody. */
export const foundersBelow = once((body: Body): Party[] => {
  const [only, ...others] = listedBelow(body, bodyStart(body))
  return only && others.length === 0 ? only : []
})

/** The founders whom a sentence lists, nobody where anything else stands in the list. */
export const foundersIn = once((body: Body): Party[] => {
  const begin = bodyStart(body)
  const behind = matchesIn(body, LABEL, begin).flatMap(({ to }) => {
    const people = partiesIn(body, to, Math.min(body.plain.length, to + LONG))
    if (people[0]?.from !== to && people[0]?.since !== to) return []
    const end = people.findIndex((each, at) => at > 0 && !LISTED.test(body.plain.slice(people[at - 1]?.to, each.from)))
    const list = people.slice(0, end < 0 ? people.length : end)
    return ENDS.test(body.plain.slice(list.at(-1)?.to ?? to, (list.at(-1)?.to ?? to) + 30)) ? [list] : []
  })
  const isJoined = (words: string): boolean => LISTED.test(words) || OTHER_SIDE.test(words)
  const before = matchesIn(body, FOUND, begin).flatMap(({ from }) => {
    const people = partiesIn(body, Math.max(begin, from - LONG), from)
    if (people.length === 0 || !/^[\s,]*$/.test(body.plain.slice(people.at(-1)?.to, from))) return []
    const start = people.findLastIndex((each, at) => at > 0 && !isJoined(body.plain.slice(people[at - 1]?.to, each.from)))
    const list = people.slice(Math.max(0, start))
    return STARTS.test(body.plain.slice(Math.max(0, (list[0]?.from ?? 0) - OPENING), list[0]?.from)) ? [list] : []
  })
  const [only, ...others] = [...behind, ...before]
  return only && others.length === 0 ? only : []
})

/** Whether a sentence says no more than who founds the company, or is which partner of it: "Şirketin komandite ortakları A ve B, komanditer ortağı C'dir." */
export const saysOnlyPartners = (body: Body, { from, to }: Span, known: readonly { name: string }[]): boolean => {
  const people = partiesIn(body, from, to)
  const names = new Set(known.map(({ name }) => plainLetters(name)))
  if (people.some(({ name }) => !names.has(plainLetters(name)))) return false
  const words = people.reduceRight(
    (left, each) => left.slice(0, each.from - from) + ' ' + left.slice(each.to - from),
    body.plain.slice(from, to),
  )
  return (words.match(/[a-z]+/g) ?? []).every((word) => OF_PARTNERS.test(word))
}
const OF_PARTNERS = ofStems(
  'n?[iu]n d[iu]r t[iu]r l[ae]r l[ae]rd[iu]r ve ile ise de da madde bu isbu biz bir sirket- ortaklik adi anonim limited kollektif kolektif komandit komandite- komanditer- kurucu- ortak ortaklar- ortag- serik- serig- olarak sifatiyla olan olup bulunan taraftan diger asagida asagidaki- imza- yazili ad- adlari isim- isimleri soyad- kisi- sahis- zevat sunlardir ibaret- mutesekkil- t c turk uyruklu uyrugunda tebaasindan vatandasi kendi ara- arasinda aralarinda beyninde kur- kurul- kurulmus- akdet- akdedil- akdolun- teskil tesis edil- olun- etmis- et- vucuda meydana getir- getiril- teessus',
)

/** Founders as partners whose shares the notice does not tell. */
export const founderRule: Rule = (body) =>
  body.branch || OF_OTHERS.test(body.plain.slice(0, bodyStart(body) || TITLE_WITHIN)) || shareholdingRule(body).length > 0
    ? []
    : foundersIn(body).map(({ name, from, to }): Found => {
        const sentence = sentencesOf(body).find((each) => each.from <= from && to <= each.to)
        return {
          statement: { kind: 'shareholding', person: name, amount: null, shares: null, ratio: null },
          from,
          to,
          ...(sentence && saysOnlyPartners(body, sentence, foundersIn(body)) ? { known: [sentence] } : {}),
        }
      })
/** How far into a notice without a list of evidence its title stands. */
const TITLE_WITHIN = 400

const COUNTS: Record<string, number> = { iki: 2, uc: 3, dort: 4, bes: 5, alti: 6, yedi: 7 }
const NUMBER = `(?:(?:her )?(${Object.keys(COUNTS).join('|')})(?:s?[iu]|u)?)`
/**
 * "Kurucu ortakların üçü de aksi kararlaştırılıncaya kadar şirket müdürüdür", "her üç ortak da müdür olarak seçilmiştir": the partners named
 * before, all of them.
 */
const ARE_MANAGERS = new RegExp(
  `\\b(?:kurucu ortak(?:lar)?(?:in|dan)? (?:(?:${NUMBER}|tamami|hepsi|tumu|her biri)(?: de| da)?,? )?|(?:sirket )?ortaklar(?:in|dan) (?:${NUMBER}|tamami|hepsi|tumu|her biri)(?: de| da)?,? |her (${Object.keys(COUNTS).join('|')}) (?:kurucu )?ortak(?: da| ta)?,? |(?:butun|tum) (?:kurucu )?ortaklar(?: da)?,? )(?:aksi(?:ne)? (?:bir )?(?:karar[a-z]*(?: alin(?:in|an)ca(?:ya)?)? (?:kadar|dek) )|(?:ilk )?[a-z]+ (?:yil|sene)(?: sureyle| muddetle| icin)? )?(?:sirket(?:in)? )?mudur(?:u|leri|ler|lug[ae]|lug[iu]ne)?(?:d[iu]r(?:l[ae]r)?\\b|(?: olarak)? (?:secil|atan|tayin edil|tayin olun)m[iu]s(?:l[ae]r)?(?:d[iu]r|t[iu]r)(?:l[ae]r)?)`,
  'dg',
)
/** "Müdürlerin görev süresi 5 yıldır", in the next sentence. */
const TERM_BEHIND = /^\.? ?mudurlerin gorev sure(?:si|leri) ([a-z\d() ]{1,20} yil)d[iu]r/
const TERM_NEAR = 80
/** The founders, or those among whom the contract divides its shares. */
const partnersIn = (body: Body): { name: string }[] => {
  const founders = foundersIn(body)
  if (founders.length > 0) return founders
  return body.established
    ? shareholdingRule(body).flatMap(({ statement }) => (statement.kind === 'shareholding' ? [{ name: statement.person }] : []))
    : []
}
/** Founders whom the contract makes managers without naming them again. */
export const foundingManagersIn = once((body: Body): Chosen[] =>
  matchesIn(body, ARE_MANAGERS, bodyStart(body)).flatMap((match): Chosen[] => {
    const founders = partnersIn(body)
    const count = COUNTS[plainLetters(match.printed(1) || match.printed(2) || match.printed(3))]
    if (founders.length < 2 || (count !== undefined && count !== founders.length) || founders.some(({ name }) => isEntity(name))) return []
    const behind = TERM_BEHIND.exec(body.plain.slice(match.to, match.to + TERM_NEAR))
    const term = termIn(match.plain)?.term ?? termIn(behind?.[1] ?? '')?.term ?? NO_TERM
    const at = { from: match.from, to: match.to }
    return founders.map(({ name }) => ({ name, acting: null, of: null, role: 'manager', group: null, power: false, term, ...at }))
  }),
)
export const foundingManagerRule: Rule = (body) =>
  foundingManagersIn(body).map((each) => appointed(each.name, each.role, null, each.term, each))
