import { parseCurrency } from '../kernel/money.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { squeeze } from '../kernel/text.ts'
import { AMOUNT, amountOf } from './amounts.ts'
import { evidenceEnd } from './evidence.ts'
import type { Limit, RepresentationRule } from './fact.ts'
import { type Body, firstIn, type Found, type Match, matchesIn, type Rule } from './found.ts'
import { ORDINALS } from './office.ts'

const HEADING = /yonetim ic yonergesi|sinirli yetki[a-z]* [^.]{0,40}ic yonerge(?:si)?\b(?! *(?:ile|de|nin yayin))|imza yetki[a-z]* [^.]{0,20}ic yonerge|temsil[a-z]* [^.]{0,40}iliskin [^.]{0,20}ic yonerge/dg
const GENERAL_MEETING = /genel kurul(?:unun)?[^.]{0,60}ic yonerge/
const NAMED = new RegExp(`${DATE}\\s*tarihli\\s*(?:ve\\s*)?(\\d{1,4}(?:[/-]\\d{1,4})?)\\s?(?:nolu|no\\S{0,4}|sayili|numarali)\\s*(?:(?!karar|gazete|yayin|ilan ed)[^.]){0,60}?ic yonerge`, 'dg')
// An earlier directive that this notice annuls is none it prints.
const ANNULLED = /^[a-z']*\s(?:[^.]|\.(?=\d)){0,120}?(?:iptal|yururlukten kald|hukumsuz|gecersiz|ilga)/
// What a directive itself holds, beside its name.
const PRINTED = /\bmadde\b|\bamac|\bkapsam|imza grup|siniflandir|derece|yetkilidir|musterek|munferi|temsil ve ilzam/

const GRADE = String.raw`(?:(\d|[a-h])\s?\.?\s?(?:derece|grubu?|grup)|(birinci|ikinci|ucuncu|dorduncu) derece)[a-z]*\s*(?:imza yetkili[a-z]*)?`
// "2. Derece imza yetkililerinden herhangi ikisinin", "… biri ile 1. Derece imza yetkililerinden birinin", "… herhangi birinin tek başına"
const SIGNERS = new RegExp(`${GRADE}\\s*(?:herhangi\\s)?(biri(?:nin|si|sinin)?|ikisinin|ikisi|ucunun|ikinci)\\s*(?:ile|ve|,)?\\s*(?:birlikte\\s*)?(?:${GRADE}\\s*(?:herhangi\\s)?(birinin|biri|ikisinin)\\s*)?([^.;:]{0,160}?)(?:atacak[a-z]*\\s*)?(musterek[a-z]*|imza[a-z]*|tek basina|munferi[a-z]*)`, 'dg')
const LIMIT = new RegExp(`(?:degeri|tutari|tutar|bedeli)?\\s*${AMOUNT}\\s*(tl|turk lirasi|usd|abd dolari|amerikan dolari|euro?|avro)\\S*\\s*(?:\\([^()]{1,60}\\)\\s*)?(kadar|uzerinde|uzeri|asan)?`, 'dg')

const grade = (match: Match, first: number): string | null => {
  const [short, word] = [match.printed(first).toUpperCase(), match.span(first + 1)]
  return short || (word ? ORDINALS[match.plain.slice(word.from - match.from, word.to - match.from)] ?? null : null)
}

/** The amount up to which a rule holds, or above which it begins: what lies above an amount has no upper limit. */
const limitBefore = (body: Body, from: number, to: number): Pick<RepresentationRule, 'limit' | 'inclusive' | 'above'> | null => {
  const last = matchesIn(body, LIMIT, from, to).at(-1)
  const amount = amountOf(last?.printed(1))
  const currency = last ? parseCurrency(last.printed(2).replace(/^euro?$/i, 'EUR')) : null
  if (!last || !amount || !currency) return null
  const above = /uzer|asan/.test(body.plain.slice(last.from, Math.min(to, last.to + 30))) && !/kadar/.test(body.plain.slice(last.from, last.to + 20))
  const bound: Limit = { amount, currency }
  if (above) return { limit: null, above: bound }
  return /\bdahil/.test(body.plain.slice(last.to, Math.min(to, last.to + 60))) ? { limit: bound, inclusive: true } : { limit: bound }
}

// A heading in capitals begins each class of transactions; its number may be damaged.
const CAPITALS = /(?:\p{Lu}{2,25}[\s,]{1,2}(?:ve\s|ile\s)?){1,12}\p{Lu}{4,25}/gu
// Or a numbered heading with capital initials.
const NUMBERED = /(?<=[\s.])\d{1,2}\s?[.)-]{1,2}\s?((?:\p{Lu}[\p{L}]+ (?:ve |ile )?){1,6}(?:[İI]şlemler|[Ss]özleşmeler|[Tt]emsil)\p{Ll}*)(?=\s+[\d\p{Lu}*-])/gu
const OF_CLASS = /islem|temsil|sozlesme/

const classesIn = (body: Body, from: number, to: number): { at: number; name: string }[] => [...body.text.slice(from, to).matchAll(CAPITALS)]
  .filter((match) => OF_CLASS.test(body.plain.slice(from + match.index, from + match.index + match[0].length)))
  .map((match) => ({ at: from + match.index, name: squeeze(match[0].replace(/^(?:[IVXN]{1,4}\s)+/, '')) }))
  .concat([...body.text.slice(from, to).matchAll(NUMBERED)].map((match) => ({ at: from + match.index, name: match[1] ?? '' })))
  .sort((a, b) => a.at - b.at)

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
      persons: [], mode: alone ? 'sole' : 'joint', group: first, with: alone ? [] : [second ?? first], limit: null,
      scope: classes.filter((each) => each.at < match.from).at(-1)?.name ?? null, until: null, ...limited,
    }
    const key = JSON.stringify(rule)
    if (seen.has(key)) return []
    seen.add(key)
    return [rule]
  })
}

// "Bir üst grupta yer alan imza yetkilisi, altındaki gruplarda yer alan imza yetkililerinin yerine imza atabilir."
const REPLACES = /\bust (?:grup|derece)[^.]{0,160}? yerine[^.]{0,30}? imza/

/** The rules that a higher grade in the place of a lower one makes, where the directive allows it: said once there, written out here. */
const withHigher = (rules: RepresentationRule[]): RepresentationRule[] => {
  const grades = [...new Set(rules.flatMap((rule) => [rule.group, ...rule.with]).filter((each) => each !== null))].sort()
  const others = (slot: string): string[] => grades.filter((each) => each <= slot)
  // One of grade 1 with one of grade 2 is the same pair either way round.
  const key = (rule: RepresentationRule): string => JSON.stringify({ ...rule, group: [rule.group, ...rule.with].sort(), with: [] })
  const found = new Map(rules.map((rule) => [key(rule), rule]))
  for (const rule of rules) {
    for (const group of others(rule.group ?? '')) {
      const [co, ...more] = rule.with
      for (const other of co === undefined ? [undefined] : others(co)) {
        const raised = { ...rule, group, with: other === undefined ? [] : [other, ...more] }
        if (!found.has(key(raised))) found.set(key(raised), raised)
      }
    }
  }
  return [...found.values()]
}

const NUMBERS = [/ic yonerge(?:si|nin)?\s*(?:sira\s)?(?:no|numarasi)\S{0,3}\s*[:.]?\s*(\d{1,4}(?:[/-]\d{1,4})?)/dg, /\b(\d{1,3}(?:[/-]\d{1,4})?)\s?(?:nolu|no'?lu|sayili|numarali|sira no\S{0,3})\s(?:[a-z]+ ){0,5}ic yonerge/dg]
const DAYS = [new RegExp(`\\btarihi?\\s*:?\\s*${DATE}`, 'dg'), new RegExp(`${DATE}\\s*tarihli\\s(?:[a-z0-9/'-]+ ){0,8}ic yonerge`, 'dg')]
/** How far from its heading a directive names its number and day. */
const NEAR = 400

/** An internal directive on limited authority (TTK 367, 371/7): its number and day, and who signs for what up to how much. The directive on general meetings says nothing of this. */
export const directiveRule: Rule = (body) => {
  const start = evidenceEnd(body)
  const all = matchesIn(body, NAMED, start).filter((match) => !GENERAL_MEETING.test(match.plain))
  const named = all.find((match) => !ANNULLED.test(body.plain.slice(match.to, match.to + 200)))
  const heading = matchesIn(body, HEADING, start).find((match) => !GENERAL_MEETING.test(match.plain))
  // A decision may speak of a directive that an earlier notice printed: only the registered matter says that this one prints it.
  const registered = body.topic === '' || /ic yonerge/.test(body.topic.replace(/genel kurul ic yonerge\S*/g, ''))
  if (!registered) return []
  if (named && (heading || body.topic !== '')) return [state(body, named.printed(4), printedDate(named.printed(1), named.printed(2), named.printed(3)), named)]
  const annulled = all[0]
  if (!heading || (annulled && !PRINTED.test(body.plain.slice(body.plain.indexOf('.', annulled.to) + 1)))) return []
  const number = NUMBERS.map((pattern) => firstIn(body, pattern, heading.from, heading.to + NEAR)).find((match) => match !== undefined)
  const day = DAYS.map((pattern) => firstIn(body, pattern, heading.from, heading.to + NEAR)).find((match) => match !== undefined)
  return [state(body, number?.printed(1) ?? null, day ? printedDate(day.printed(1), day.printed(2), day.printed(3)) : null, { from: heading.from, to: Math.max(heading.to, number?.to ?? 0, day?.to ?? 0) })]
}

const state = (body: Body, number: string | null, on: string | null, at: { from: number; to: number }): Found =>
{
  const rules = rulesIn(body, at.to, body.plain.length)
  return { statement: { kind: 'directive', number, on, rules: REPLACES.test(body.plain.slice(at.to)) ? withHigher(rules) : rules }, from: at.from, to: at.to }
}
