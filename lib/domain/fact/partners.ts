import { hundredths } from '../kernel/decimal.ts'
import { fold } from '../kernel/text.ts'
import { AMOUNT, amountOf, countOf, LIRA } from './amounts.ts'
import { inForce } from './capital.ts'
import { cleanName, type Found, type Match, matchesIn, type Rule } from './found.ts'
import { isName, nameAtEnd, personIn } from './person.ts'

const UNIT = `beheri\\s*${AMOUNT}${LIRA}\\s*degerinde\\s*${AMOUNT}\\s*(?:adet\\s*)?(?:paya|hisseye)\\s*karsilik\\s*(?:gelen|olan)?\\s*${AMOUNT}`
const HOLDER_FIRST = new RegExp(`([a-z][^:;|\\d]{3,120}?)\\s*[:;-]\\s*${UNIT}(?:${LIRA})?`, 'dg')
const HOLDER_LAST = new RegExp(`${UNIT}${LIRA}\\s*([a-z][^:;|\\d]{3,120}?)\\s*tarafindan`, 'dg')
const END = `(?=\\s*['?*°]\\s?[yn]?[ea]\\b|\\s*tarafindan|\\s?[yn]?[ea] ait|\\s*,|\\s+\\d|\\s*\\*|\\s*\\.(?:\\s|$)|\\s+[a-d]\\)|\\s+taahhut)`
const ENROLLED = '(?:[a-z]+ ticaret sicil[a-z]* mudurlugu\\S*\\s?\\S{0,4}\\s[\\d-]+ sicil no\\S* kayitli )?'
const PER_SHARE = new RegExp(`${AMOUNT}\\s*(?:\\([^()]{2,30}\\)\\s*)?(?:adet\\s*)?(?:pay|hisse)?[a-z]*\\s*(?:karsilik|karsiligi|tekabul|kasi[a-z]{0,4}k|kasi[a-z]{1,4})\\s*(?:eden|gelen|olan)?\\s*${AMOUNT}${LIRA}['?*]?\\s?(?:s[il1]|lik)?\\b,?\\s*${ENROLLED}((?:[^,;:|]|\\d,){3,160}?)${END}`, 'dg')
const OF_WHICH = new RegExp(`${AMOUNT}${LIRA}\\s*(?:olan\\s*)?${AMOUNT}\\s*(?:adet\\s*)?(?:hisse|pay)(?:si|i)?\\s+([a-z][^,;:|\\d]{3,100}?)\\s*['?*]?\\s?[yn]?[ea](?:\\s+ait|\\b(?=\\s*\\*|\\s*,|\\s*\\d))`, 'dg')

/** Whether shares of so much each make the amount; scans lose digits, and what does not hold together is not told. */
const agrees = (unit: string | null, shares: number | null, amount: string | null): boolean => {
  const [each, all] = [unit && hundredths(unit), amount && hundredths(amount)]
  return !each || !all || shares === null || each * BigInt(shares) === all
}

/** What each partner holds in all: founders, and the list after a transfer or an increase. */
export const shareholdingRule: Rule = (body) => {
  if (body.branch) return []
  const { from, to } = inForce(body.plain)
  const all = new Map<string, Found>()
  const add = (name: string, amount: string | null, shares: number | null, at: Match): void => {
    if (!isName(name) || amount === null) return
    all.set(fold(name), { statement: { kind: 'shareholding', person: name, amount, shares, ratio: null }, from: at.from, to: at.to })
  }
  const withUnit = (name: string, match: Match, first: number, start = match.from): void => {
    const [unit, shares, amount] = [amountOf(match.printed(first)), countOf(match.printed(first + 1)), amountOf(match.printed(first + 2))]
    const known = agrees(unit, shares, amount)
    if (!isName(name) || all.has(fold(name))) return
    all.set(fold(name), { statement: { kind: 'shareholding', person: name, amount: known ? amount : null, shares: known ? shares : null, ratio: null }, from: start, to: match.to })
  }
  for (const match of matchesIn(body, HOLDER_FIRST)) {
    const name = nameAtEnd(match.printed(1))
    const span = match.span(1)
    withUnit(name, match, 2, span ? Math.max(match.from, span.to - name.length - 2) : match.from)
  }
  for (const match of matchesIn(body, HOLDER_LAST)) withUnit(cleanName(match.printed(4)), match, 1)
  if (all.size > 0) return [...all.values()]
  for (const match of matchesIn(body, PER_SHARE, from, to)) {
    if (!/hisse|devr/.test(body.plain.slice(match.span(3)?.from, match.span(3)?.to))) add(personIn(match.printed(3)), amountOf(match.printed(2)), countOf(match.printed(1)), match)
  }
  for (const match of matchesIn(body, OF_WHICH, from, to)) add(nameAtEnd(match.printed(3)), amountOf(match.printed(1)), countOf(match.printed(2)), match)
  return [...all.values()]
}

const TRANSFER = new RegExp(`\\s${AMOUNT}(?:${LIRA}|\\s?\\S{1,3})\\s*\\S{1,8}\\s*karsiligi\\s*${AMOUNT}\\s*adet\\s*pay\\S{0,6}\\s[^.]{0,80}?\\bile\\s+(.{3,220}?)\\s*devretmistir`, 'dg')
const IN_PROSE = [
  new RegExp(`${AMOUNT} adet hisseye karsilik ${AMOUNT}${LIRA} hisseye sahip ([a-z][^,;:\\d]{3,60}?) hisselerinin tamamini[^.;:]{0,40}? (?:disindan|ortaklardan|ortaklarimizdan) ([a-z][^,;:\\d]{3,80}?)['?*]\\s?[yn]?[ea]\\s+devr`, 'dg'),
  new RegExp(`([a-z][^,;:\\d]{3,60}?) hissesinin ${AMOUNT} adet hisseye karsilik ${AMOUNT}${LIRA} hissesini (?:sirket )?(?:disindan|ortaklardan|ortaklarimizdan) ([a-z][^,;:\\d]{3,80}?)['?*]\\s?[yn]?[ea]\\s+devr`, 'dg'),
] as const

/** "Şirket ortaklarından … A 50.000,00 TL sermaye karşılığı 50 adet payını … B'e devretmiştir." */
export const transferRule: Rule = (body) => {
  const state = (from: string, to: string, amount: string | null, shares: number | null, match: Match, start = match.from): Found[] => (isName(from) && isName(to) ? [{
    statement: { kind: 'share_transfer', from, to, amount, shares }, from: start, to: match.to,
  }] : [])
  return [
    ...matchesIn(body, TRANSFER).flatMap((match) => {
      const before = body.text.slice(Math.max(0, match.from - 220), match.from)
      const from = personIn(before.slice(Math.max(0, before.search(/devretmi[şs]t[iı]r(?!.*devretmi[şs]t[iı]r)/u))))
      const to = personIn(match.printed(3).replace(/ [ea]$/u, ''))
      return state(from, to, amountOf(match.printed(1)), countOf(match.printed(2)), match, match.from - from.length)
    }),
    ...matchesIn(body, IN_PROSE[0]).flatMap((match) => state(nameAtEnd(match.printed(3)), nameAtEnd(match.printed(4)), amountOf(match.printed(2)), countOf(match.printed(1)), match)),
    ...matchesIn(body, IN_PROSE[1]).flatMap((match) => state(nameAtEnd(match.printed(1)), nameAtEnd(match.printed(4)), amountOf(match.printed(3)), countOf(match.printed(2)), match)),
  ]
}

const SOLE = /tek (?:ortakli|pay sahipli) bir .{3,30}?sirket[a-z]*\.?\s*bu (?:ortak|pay sahibi),?\s*([^;:]{3,220}?)\s*(?:'\s?dir|\*\s?dir|dir\.)/dg

/** "Şirket tek ortaklı bir Limited Şirkettir. Bu ortak, … 'dir." */
export const soleShareholderRule: Rule = (body) => matchesIn(body, SOLE).flatMap((match): Found[] => {
  const person = personIn(match.printed(1))
  return isName(person) ? [{ statement: { kind: 'sole_shareholder', person }, from: match.from, to: match.to }] : []
})
