import { parseCurrency } from '../kernel/money.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { squeeze } from '../kernel/text.ts'
import { AMOUNT, amountOf } from './amounts.ts'
import type { Limit, RepresentationRule } from './fact.ts'
import { type Body, firstIn, type Found, type Match, matchesIn, type Rule } from './found.ts'

const HEADING = /yonetim ic yonergesi|sinirli yetki[a-z]* [^.]{0,40}ic yonerge|imza yetkilerine iliskin ic yonerge/dg
const GENERAL_MEETING = /genel kurul(?:unun)?[^.]{0,60}ic yonerge/
const NAMED = new RegExp(`${DATE}\\s*tarihli\\s*(?:ve\\s*)?(\\d{1,4}(?:[/-]\\d{1,4})?)\\s?(?:nolu|no\\S{0,4}|sayili|numarali)\\s*[^.]{0,60}?ic yonerge`, 'dg')

const GRADE = String.raw`(?:(\d|[a-h])\s?\.?\s?(?:derece|grubu?|grup)|(birinci|ikinci|ucuncu|dorduncu) derece)[a-z]*\s*(?:imza yetkili[a-z]*)?`
// "2. Derece imza yetkililerinden herhangi ikisinin", "… biri ile 1. Derece imza yetkililerinden birinin", "… herhangi birinin tek başına"
const SIGNERS = new RegExp(`${GRADE}\\s*(?:herhangi\\s)?(biri(?:nin|si|sinin)?|ikisinin|ikisi|ucunun|ikinci)\\s*(?:ile|ve|,)?\\s*(?:birlikte\\s*)?(?:${GRADE}\\s*(?:herhangi\\s)?(birinin|biri|ikisinin)\\s*)?([^.;:]{0,60}?)(?:atacak[a-z]*\\s*)?(musterek[a-z]*|imza[a-z]*|tek basina|munferi[a-z]*)`, 'dg')
const LIMIT = new RegExp(`(?:degeri|tutari|tutar|bedeli)?\\s*${AMOUNT}\\s*(tl|turk lirasi|usd|abd dolari|amerikan dolari|euro?|avro)\\S*\\s*(?:\\([^()]{1,60}\\)\\s*)?(kadar|uzerinde|uzeri|asan)?`, 'dg')
const ORDINAL: Record<string, string> = { birinci: '1', ikinci: '2', ucuncu: '3', dorduncu: '4' }

const grade = (match: Match, first: number): string | null => {
  const [short, word] = [match.printed(first).toUpperCase(), match.span(first + 1)]
  return short || (word ? ORDINAL[match.plain.slice(word.from - match.from, word.to - match.from)] ?? null : null)
}

/** The amount up to which a rule holds; what lies above an amount has no upper limit. */
const limitBefore = (body: Body, from: number, to: number): { limit: Limit | null } | null => {
  const last = matchesIn(body, LIMIT, from, to).at(-1)
  const amount = amountOf(last?.printed(1))
  const currency = last ? parseCurrency(last.printed(2).replace(/^euro?$/i, 'EUR')) : null
  if (!last || !amount || !currency) return null
  const above = /uzer|asan/.test(body.plain.slice(last.from, Math.min(to, last.to + 30))) && !/kadar/.test(body.plain.slice(last.from, last.to + 20))
  return { limit: above ? null : { amount, currency } }
}

// A heading in capitals begins each class of transactions; its number may be damaged.
const CAPITALS = /(?:\p{Lu}{2,25}[\s,]{1,2}(?:ve\s|ile\s)?){1,12}\p{Lu}{4,25}/gu
const OF_CLASS = /islem|temsil|sozlesme/

const classesIn = (body: Body, from: number, to: number): { at: number; name: string }[] => [...body.text.slice(from, to).matchAll(CAPITALS)]
  .filter((match) => OF_CLASS.test(body.plain.slice(from + match.index, from + match.index + match[0].length)))
  .map((match) => ({ at: from + match.index, name: squeeze(match[0].replace(/^(?:[IVXN]{1,4}\s)+/, '')) }))

const rulesIn = (body: Body, from: number, to: number): RepresentationRule[] => {
  const classes = classesIn(body, from, to)
  let after = from
  const seen = new Set<string>()
  return matchesIn(body, SIGNERS, from, to).flatMap((match): RepresentationRule[] => {
    const limited = limitBefore(body, Math.max(after, match.from - 260), match.from)
    after = match.to
    const [first, second] = [grade(match, 1), grade(match, 4)]
    const count = match.printed(3)
    const alone = !second && /^bir/i.test(count) && !/musterek/.test(match.plain)
    if (!first) return []
    const rule: RepresentationRule = {
      persons: [], mode: alone ? 'sole' : 'joint', group: first, with: alone ? [] : [second ?? first], limit: limited?.limit ?? null,
      scope: classes.filter((each) => each.at < match.from).at(-1)?.name ?? null, until: null,
    }
    const key = JSON.stringify(rule)
    if (seen.has(key)) return []
    seen.add(key)
    return [rule]
  })
}

/** An internal directive on limited authority (TTK 367, 371/7): its number and day, and who signs for what up to how much. The directive on general meetings says nothing of this. */
export const directiveRule: Rule = (body) => {
  const evidence = firstIn(body, /tescile delil olan belgeler/dg)?.to ?? 0
  const named = matchesIn(body, NAMED, evidence).find((match) => !GENERAL_MEETING.test(match.plain))
  const heading = matchesIn(body, HEADING, evidence).find((match) => !GENERAL_MEETING.test(match.plain))
  if (!named || !(heading || /yonetim ic yonerge/.test(body.topic))) return []
  const on = printedDate(named.printed(1), named.printed(2), named.printed(3))
  const rules = rulesIn(body, named.to, body.plain.length)
  return on === null ? [] : [{ statement: { kind: 'directive', number: named.printed(4), on, rules }, from: named.from, to: named.to } satisfies Found]
}
