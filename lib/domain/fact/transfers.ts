import { AMOUNT, amountOf, countOf, LIRA } from './amounts.ts'
import { type Body, type Found, type Match, matchesIn, type Rule } from './found.ts'
import { clausesOf } from '../reading/clauses.ts'
import { plainLetters } from '../text/letters.ts'
import { LISTED, isName, partiesIn, personIn, type Party } from '../text/names.ts'

const TRANSFER = new RegExp(
  `\\s${AMOUNT}(?:${LIRA}|\\s?\\S{1,3})\\s*\\S{1,8}\\s*karsiligi\\s*${AMOUNT}\\s*adet\\s*pay\\S{0,6}\\s(?:[^.]|\\.(?=\\d)){0,120}?\\bile\\s+(.{3,220}?)\\s*devretmistir`,
  'dg',
)
const PART = new RegExp(`pay(?:inin|larinin)\\b.{0,60}?${AMOUNT}\\s*(?:adet|aded)[a-z]*`, 'dg')
const HANDED = /\b(?:devr(?:et|ed|i)|devir et|sat(?:mas|is|mis|il)|temlik|intikal)[a-z]*/dg
// "12.000 adet payının 4.000 adedine karşılık gelen 400.000,00 TL'lik kısmını … B'e devretmiştir"
const PART_OF = new RegExp(
  `pay(?:inin|larinin)\\s${AMOUNT}\\s*aded[a-z]*\\s(?:karsilik|tekabul)\\s(?:gelen|eden)\\s${AMOUNT}${LIRA}\\S{0,3}\\s?l?i?k?\\s?(?:kismini|payini)\\s(?:(?:hukuki ve mali yukumlulukleri\\s)?ile\\s)?([^.;]{5,160}?)\\s*devretmistir`,
  'dg',
)
const SHARES = new RegExp(`${AMOUNT}\\s*(?:\\([^()]{2,40}\\)\\s*)?(?:(?:adet\\s*)?(?:hisse|pay)|aded[a-z]*)`, 'dg')
const SUM = new RegExp(`${AMOUNT}${LIRA}`, 'dg')
const HOLDING =
  /^\S{0,6}\s*(?:,\s?)?(?:(?:ise|sirket|sirkette|sirketteki|nezdindeki|mevcut|bulunan|sahip oldugu|kendisine ait|adina kayitli|toplam) ){0,4}(?:hisse(?!dar)|pay(?!das)|\d)/

const OWNED = /^\s?\S{1,5}\s(?:ait|adina)\b/
const LEAVES = /ortakliktan (?:ayril|cik)/
type Giver = Party & { listed: boolean }

/**
 * Who hands something over before a verb, and to whom: "A 15 hissesini, B 20 hissesinin tamamını C'ye", "A 15 hissesini C'ye, 5 hissesini
 * D'ye"; people in between who are neither are left out.
 */
const handingsIn = (
  body: Body,
  people: Party[],
  begin: number,
  verb: Match,
  leaving: Party | undefined,
): { giver: Giver; taker: Party; from: number; to: number }[] => {
  const figures = (from: number, to: number): boolean =>
    matchesIn(body, SHARES, from, to).length > 0 || matchesIn(body, SUM, from, to).length > 0
  let before: Giver | undefined = leaving && { ...leaving, listed: false }
  let since = begin
  let givers: Giver[] = []
  return people.flatMap((person, at) => {
    const next = people[at + 1]
    // "Ayşe Yılmaz'a ait 20 paya karşılık 500,00 TL'nin …"
    const owns = person.after === 'to' && OWNED.test(body.plain.slice(person.to, person.to + 14))
    if (person.after === 'to' && !owns) {
      const sources = givers.length > 0 ? givers : before ? [before] : []
      const start = since
      givers = []
      before = sources.at(-1)
      since = person.to
      return sources.map((giver, which) => ({
        giver,
        taker: person,
        from: which === 0 ? start : giver.from,
        to: sources[which + 1]?.from ?? person.from,
      }))
    }
    let tail = at
    while (people[tail + 1] && LISTED.test(body.plain.slice(people[tail]?.to, people[tail + 1]?.from))) tail++
    const end = people[tail]
    const listed =
      tail > at && end !== undefined && end.after !== 'to' && (end.after === 'of' || HOLDING.test(body.plain.slice(end.to, end.to + 40)))
    const holds = owns || person.after === 'of' || listed || HOLDING.test(body.plain.slice(person.to, person.to + 40))
    const chained = givers.at(-1)?.listed === true && LISTED.test(body.plain.slice(givers.at(-1)?.to, person.from))
    // A second name in the genitive may be whose son the taker is: he hands over what figures say of him.
    if (holds && ((givers.length === 0 && !before) || listed || chained || figures(person.to, next?.from ?? verb.from)))
      givers.push({ ...person, listed: listed || chained })
    return []
  })
}

/** "Ahmet Genç'in 260 adet hisse karşılığı 26.000,00 TL'lik hissesini Ayşe Yılmaz'a devretmesine": transfers in the words of a decision. */
const inProse = (body: Body): Found[] => {
  let leaving: { person: Party; sentence: number } | undefined
  return clausesOf(body).flatMap(({ from: begin, to: end, sentence }): Found[] => {
    let from = begin
    const found = matchesIn(body, HANDED, begin, end).flatMap((verb): Found[] => {
      const people = partiesIn(body, from, verb.from)
      const left = leaving?.sentence === sentence.from ? leaving.person : undefined
      const start = from
      from = verb.to
      if (!/hisse|pay/.test(body.plain.slice(start, verb.from))) return []
      return handingsIn(body, people, start, verb, left).map(({ giver, taker, from: first, to }): Found => ({
        // What several hand over together is not told of each.
        statement: {
          kind: 'share_transfer',
          from: giver.name,
          to: taker.name,
          amount: giver.listed ? null : amountOf(matchesIn(body, SUM, first, to).at(-1)?.printed(1)),
          shares: giver.listed ? null : countOf(matchesIn(body, SHARES, first, to).at(-1)?.printed(1)),
        },
        from:
          giver.from >= begin
            ? Math.min(giver.from, first + Math.max(0, body.plain.slice(first, to).search(/\S/)))
            : first + Math.max(0, body.plain.slice(first, to).search(/\S/)),
        to: verb.to,
      }))
    })
    // "A'nın ortaklıktan ayrılmasına, hissesinin tamamını B'ye devretmesine"
    const people = LEAVES.test(body.plain.slice(begin, end)) ? partiesIn(body, begin, end).filter(({ after }) => after === 'of') : []
    if (people.length === 1 && people[0]) leaving = { person: people[0], sentence: sentence.from }
    return found
  })
}

// What the giver held, between his name and the part.
const HELD_BY = new RegExp(`\\s${AMOUNT}${LIRA}\\S*\\ssermaye\\skarsiligi\\s${AMOUNT}\\s*adet\\s*$`)

/** "Şirket ortaklarından … A 50.000,00 TL sermaye karşılığı 50 adet payını … B'e devretmiştir." */
export const transferRule: Rule = (body) => {
  const state = (from: string, to: string, amount: string | null, shares: number | null, match: Match, start = match.from): Found[] =>
    isName(from) && isName(to)
      ? [
          {
            statement: { kind: 'share_transfer', from, to, amount, shares },
            from: start,
            to: match.to,
          },
        ]
      : []
  const template = [
    ...matchesIn(body, TRANSFER).flatMap((match) => {
      const before = body.text.slice(Math.max(0, match.from - 220), match.from)
      const from = personIn(before.slice(Math.max(0, before.search(/devretmi[şs]t[iı]r(?!.*devretmi[şs]t[iı]r)/u))))
      const to = personIn(match.printed(3).replace(/ [ea]$/u, ''))
      // "3750 adet payının 1250 adedini": what is handed over is the part, not the holding.
      const part = matchesIn(body, PART, match.from, match.to).at(-1)
      const amount = part
        ? amountOf(matchesIn(body, SUM, match.span(2)?.to, part.span(1)?.from).at(-1)?.printed(1))
        : amountOf(match.printed(1))
      return state(from, to, amount, countOf((part ?? match).printed(part ? 1 : 2)), match, match.from - from.length)
    }),
  ]
  const parts = matchesIn(body, PART_OF)
    .filter((match) => !template.some((other) => other.from < match.to && match.from < other.to))
    .flatMap((match): Found[] => {
      const before = body.text.slice(Math.max(0, match.from - 260), match.from)
      const holding = HELD_BY.exec(plainLetters(before))
      const from = holding ? personIn(before.slice(0, holding.index).replace(/^.*devretmi[şs]t[iı]r/su, '')) : ''
      return state(
        from,
        personIn(match.printed(3).replace(/ [ea]$/u, '')),
        amountOf(match.printed(2)),
        countOf(match.printed(1)),
        match,
        match.from - before.length + (holding?.index ?? 0) - from.length,
      )
    })
  if (parts.length > 0) return [...template, ...parts]
  return template.length > 0 || !/^$|hisse|pay|devi?r|ortak|karar|genel kurul/.test(body.topic) ? template : inProse(body)
}
