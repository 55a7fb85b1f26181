import { AMOUNT, amountOf, countOf, LIRA } from './amounts.ts'
import { type Body, type Found, type Match, matchesIn, type Rule } from './found.ts'
import { clausesOf } from './clauses.ts'
import { partiesIn } from './people.ts'
import { isName, personIn } from './person.ts'

const TRANSFER = new RegExp(`\\s${AMOUNT}(?:${LIRA}|\\s?\\S{1,3})\\s*\\S{1,8}\\s*karsiligi\\s*${AMOUNT}\\s*adet\\s*pay\\S{0,6}\\s(?:[^.]|\\.(?=\\d)){0,120}?\\bile\\s+(.{3,220}?)\\s*devretmistir`, 'dg')
const PART = new RegExp(`pay(?:inin|larinin)\\b.{0,60}?${AMOUNT}\\s*(?:adet|aded)[a-z]*`, 'dg')
const HANDED = /\b(?:devr(?:et|ed|i)|satmas|satis|temlik|intikal)[a-z]*/dg
const SHARES = new RegExp(`${AMOUNT}\\s*(?:\\([^()]{2,40}\\)\\s*)?(?:(?:adet\\s*)?(?:hisse|pay)|adedi\\b)`, 'dg')
const SUM = new RegExp(`${AMOUNT}${LIRA}`, 'dg')
const HOLDING = /^\S{0,6}\s*(?:,\s?)?(?:(?:sirket|sirkette|sirketteki|nezdindeki|mevcut|bulunan|sahip oldugu|kendisine ait|adina kayitli|toplam) ){0,4}(?:hisse|pay|\d)/

/** "Ahmet Genç'in 260 adet hisse karşılığı 26.000,00 TL'lik hissesini Ayşe Yılmaz'a devretmesine": transfers in the words of a decision. */
const inProse = (body: Body): Found[] => clausesOf(body).flatMap((sentence): Found[] => {
  let from = sentence.from
  return matchesIn(body, HANDED, sentence.from, sentence.to).flatMap((verb): Found[] => {
    const people = partiesIn(body, from, verb.from)
    const giver = people.find((person) => person.after !== 'to' && (person.after === 'of' || HOLDING.test(body.plain.slice(person.to, person.to + 40))))
    let start = from
    from = verb.to
    if (!giver || !/hisse|pay/.test(body.plain.slice(start, verb.from))) return []
    return people.filter((person) => person.after === 'to' && person.from > giver.from).flatMap((taker): Found[] => {
      const within = { from: start, to: taker.from }
      start = taker.to
      const amount = amountOf(matchesIn(body, SUM, within.from, within.to).at(-1)?.printed(1))
      const shares = countOf(matchesIn(body, SHARES, within.from, within.to).at(-1)?.printed(1))
      return [{ statement: { kind: 'share_transfer', from: giver.name, to: taker.name, amount, shares }, from: Math.min(giver.from, within.from + Math.max(0, body.plain.slice(within.from, within.to).search(/\S/))), to: verb.to }]
    })
  })
})

/** "Şirket ortaklarından … A 50.000,00 TL sermaye karşılığı 50 adet payını … B'e devretmiştir." */
export const transferRule: Rule = (body) => {
  const state = (from: string, to: string, amount: string | null, shares: number | null, match: Match, start = match.from): Found[] => (isName(from) && isName(to) ? [{
    statement: { kind: 'share_transfer', from, to, amount, shares }, from: start, to: match.to,
  }] : [])
  const template = [
    ...matchesIn(body, TRANSFER).flatMap((match) => {
      const before = body.text.slice(Math.max(0, match.from - 220), match.from)
      const from = personIn(before.slice(Math.max(0, before.search(/devretmi[şs]t[iı]r(?!.*devretmi[şs]t[iı]r)/u))))
      const to = personIn(match.printed(3).replace(/ [ea]$/u, ''))
      // "3750 adet payının 1250 adedini": what is handed over is the part, not the holding.
      const part = matchesIn(body, PART, match.from, match.to).at(-1)
      const amount = part ? amountOf(matchesIn(body, SUM, match.span(2)?.to, part.span(1)?.from).at(-1)?.printed(1)) : amountOf(match.printed(1))
      return state(from, to, amount, countOf((part ?? match).printed(part ? 1 : 2)), match, match.from - from.length)
    }),
  ]
  return template.length > 0 || !/^$|hisse|pay|devi?r|ortak|karar|genel kurul/.test(body.topic) ? template : inProse(body)
}
