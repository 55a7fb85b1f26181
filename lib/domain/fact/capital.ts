import { exceeds, hundredths } from '../kernel/decimal.ts'
import { AMOUNT, amountOf, contradicted, countOf, CURRENCY, currencyIn, LIRA, signBehind } from './amounts.ts'
import { type Body, firstIn, type Found, type Match, matchesIn, type Rule } from './found.ts'
import { paidOf } from './paid.ts'
import { inForce, oldWording } from './wording.ts'

// What was paid before or is raised now is another sum than the total.
const SAME = '(?:(?!onceki|\\beski\\b|bundan once|bu defa|odenmis|ortaklar|artt?ir|bunun|tekabul|karsilik).)'
// "… sermayesi, beheri 25,00 Türk Lirası değerinde 400 paya ayrılmış toplam 10000,00 Türk Lirası değerindedir."
const SHARED = new RegExp(`sermaye[a-z]*\\b[,:;]?(?:(?!\\d)${SAME}){0,60}?(?:beheri|her ?biri|her bir payin?|degeri)\\b${SAME}{0,20}?${AMOUNT}(?:${CURRENCY}|\\D{0,3}(?=degerinde|kiymetinde))${SAME}{0,40}?${AMOUNT}\\s?(?:adet\\s)?(?:hisse|pay)[a-z]*\\b${SAME}{0,60}?${AMOUNT}${CURRENCY}`, 'dg')
const VALUED = new RegExp(`sermayesi\\s*,?\\s*${AMOUNT}${CURRENCY}.{0,20}?(?:deger|kiymet)(?:de|inde)\\s*(?:olup\\s)?${AMOUNT}\\s?(?:adet\\s)?(?:hisse|pay)[a-z]*\\b.{0,30}?${AMOUNT}${CURRENCY}`, 'dg')
const PLAIN = new RegExp(`(?:sirket[a-z]*\\s(?:esas |cikarilmis |odenmis )?|\\d\\s?-?\\s?)?sermaye(?:si)?\\s*(?:tutari|miktari)?\\s*:?\\s*${AMOUNT}${CURRENCY}(?!\\S{0,4}\\s?(?:itibari |nominal )?(?:degerde|degerinde|kiymetinde)\\s|\\S{0,4}\\s?(?:si |lik )?(?:art[a-z]{2,6}larak|azalt))`, 'dg')
const BUSINESS = new RegExp(`isletmenin\\s(?:sermayesi\\s*:?\\s*)?${AMOUNT}${LIRA}(?:\\s*sermayesi)?`, 'dg')
const FORMER = [
  new RegExp(`(?:onceki|eski)\\s+serma?ye[a-z]*\\s*(?:teskil\\s*eden\\s*|olan\\s*)*${AMOUNT}${CURRENCY}`, 'dg'),
  new RegExp(`${AMOUNT}${CURRENCY}\\S{0,6}\\s(?:olan )?(?:onceki|eski) sermaye`, 'dg'),
  new RegExp(`sermayesi olan ${AMOUNT}${CURRENCY}[^.]{0,60}odenmistir`, 'dg'),
  new RegExp(`${AMOUNT}${CURRENCY}\\S{0,3}\\s?(?:si |lik kismi )?daha once odenmis`, 'dg'),
]
const FROM_TO = new RegExp(`${AMOUNT}${CURRENCY}['?]?\\s?[a-z]{0,5}(?:dan|den)\\b.{0,90}?${AMOUNT}${CURRENCY}['?]?\\s?[a-z]{0,5}\\s?(?:cikar|artt?ir|yukselt|indir|azalt)`, 'dg')
const REDUCED = new RegExp(`azalt[a-z]+\\s*,?\\s*${AMOUNT}${CURRENCY}['?]?\\s?[a-z]{0,5}\\s*indir`, 'dg')
// "18.000.000,00 TL olan sermayesi", "mevcut 18.000.000,00 TL sermayesi"
const WAS = new RegExp(`${AMOUNT}${CURRENCY}['?]?\\s?(?:l[iu]k|olan|tutarindaki)\\s(?:[a-z]+ ){0,3}sermaye`, 'dg')
const RAISED = new RegExp(`art[a-z]{2,6}larak\\s*,?\\s*${AMOUNT}${CURRENCY}['?]?\\s?[a-z]{0,5}\\s*cikar`, 'dg')
const TOGETHER = /es\s?zamanli[^.]{0,40}sermaye[^.]{0,60}azaltilmasina|es\s?zamanli sermaye artirimi ve azaltimi/
const CEILING = new RegExp(`kayitli sermaye(?:nin|si)? tavani\\S*\\s.{0,20}?${AMOUNT}${CURRENCY}`, 'dg')
const OF_TO = new RegExp(`${AMOUNT}${CURRENCY}['?]?\\s?(?:l[iu]k|olan|tutarindaki)\\s(?:[a-z]+ ){0,3}sermaye[a-z]*\\b.{0,160}?${AMOUNT}${CURRENCY}['?]?\\s?(?:\\([^()]{3,60}\\)\\s?)?y?[ea]\\s*(?:cikar|artt?ir|yukselt|indir|azalt)`, 'dg')
const CHANGED = /sermaye[a-z]*\s[^.]{0,30}(?:\d[^a-z]{0,30}[a-z' ?.]{0,20}){1,4}(?:artt?iril|yukselt|azaltil|cikaril)/
const AMENDED = /madde[a-z]*\s[^.]{0,60}(?:degistiril|tadil)[^:]{0,80}\s(?:yeni (?:sekil|metin)\s*)?sermaye\b|yeni (?:sekil|metin)\s*:?\s*sermaye/

type Operation = 'establishment' | 'increase' | 'decrease' | 'registered_ceiling'
const found = (operation: Operation, from: string | null, to: string, at: Match, paid: string | null = null): Found[] => {
  const currency = currencyIn(at.plain)
  return currency === null ? [] : [{ statement: { kind: 'capital', from, to, currency, operation, paid }, from: at.from, to: at.to }]
}
const less = (a: string, b: string): boolean => exceeds(b, a)

/** The amount of a group, unless the words beside it say another. */
const toldIn = (body: Body, match: Match, group: number): string | null => {
  const [amount, end] = [amountOf(match.printed(group)), match.span(group)?.to ?? match.to]
  return amount === null || contradicted(amount, body.plain.slice(end, end + 140)) ? null : amount
}

// A total that is no more than the value of one share belongs to another clause.
const aboveUnit = (body: Body, match: Match): string | null => {
  const [unit, total] = [amountOf(match.printed(1)), toldIn(body, match, 3)]
  return unit !== null && total !== null && !less(unit, total) ? null : total
}

/** Value of a share, number of shares and total, where a capital clause names all three and they hold together. */
export const capitalShape = (body: Pick<Body, 'text' | 'plain'>): { unit: string; shares: number; total: string } | null => {
  for (const match of matchesIn(body, SHARED)) {
    const [unit, shares, total] = [amountOf(match.printed(1)), countOf(match.printed(2)), amountOf(match.printed(3))]
    if (unit !== null && shares !== null && total !== null && (hundredths(unit) ?? 0n) * BigInt(shares) === hundredths(total)) return { unit, shares, total }
  }
  return null
}

/** The total a capital clause names, the earliest in the wording in force. */
const totalIn = (body: Body, from: number, to = body.plain.length): { amount: string; at: Match } | null => {
  const candidates = [...matchesIn(body, SHARED, from, to), ...matchesIn(body, VALUED, from, to)].map((at) => ({ at, amount: aboveUnit(body, at) }))
  const plain = matchesIn(body, PLAIN, from, to).map((at) => ({ at, amount: toldIn(body, at, 1) }))
  const usable = [...candidates, ...plain].filter((each): each is { at: Match; amount: string } => each.amount !== null)
  const [first] = usable.sort((a, b) => a.at.from - b.at.from || b.at.to - a.at.to)
  // A clause that names shares and total says more than the bare figure that begins it ("sermayesi 250,00-TL değerinde 1.600 hisseye ayrılmış 400.000,00-TL").
  return first ? usable.find((each) => each.at.plain.length > first.at.plain.length && each.at.from <= first.at.to && each.at.from >= first.at.from - 10) ?? first : null
}

/** The total the capital clause in force names. */
export const capitalTotal = (body: Body): string | null => { const force = inForce(body); return totalIn(force.body, body.topic === '' ? 0 : force.from)?.amount ?? null }

/** Capital as established or changed: new total, old total where it is printed. */
export const capitalRule: Rule = (printed) => {
  const body = { ...printed, text: signBehind(printed.text), plain: signBehind(printed.plain) }
  const { plain, topic } = body
  if (body.branch) return []
  const ceiling = firstIn(body, CEILING)
  const limit = ceiling ? amountOf(ceiling.printed(1)) : null
  const more = ceiling && limit && /sermaye/.test(topic) ? found('registered_ceiling', null, limit, ceiling) : []
  if (body.established) {
    const business = firstIn(body, BUSINESS)
    const force = inForce(body)
    const total = totalIn(force.body, body.topic === '' ? 0 : force.from)
    const amount = amountOf(business?.printed(1))
    if (business && amount) return found('establishment', null, amount, business)
    return total ? [...found('establishment', null, total.amount, total.at, paidOf(body, total.at.from, null, total.amount, true)), ...more] : more
  }
  const force = inForce(body)
  const changes = /sermaye|bolunme/.test(topic) || /icerigi degisen[^.]{0,80}sermaye/.test(plain) || AMENDED.test(plain)
    || (/^$|sozlesme|madde|tadil|genel kurul|ortaklar kurulu/.test(topic) && CHANGED.test(force.body.plain.slice(force.from, force.from + 20_000)))
  if (!changes) return more
  const reduced = firstIn(body, REDUCED)
  const lower = amountOf(reduced?.printed(1))
  if (reduced && lower) {
    const raised = firstIn(body, RAISED, reduced.from)
    const higher = amountOf(raised?.printed(1))
    const whole = matchesIn(body, WAS, Math.max(0, reduced.from - 300), reduced.from).at(-1)
    const former = whole ? toldIn(body, whole, 1) : null
    return [...found('decrease', former !== null && less(lower, former) ? former : null, lower, whole && former !== null ? { ...reduced, from: whole.from, plain: `${whole.plain} ${reduced.plain}` } : reduced), ...raised && higher ? found('increase', lower, higher, raised) : [], ...more]
  }
  const both = [...matchesIn(body, FROM_TO), ...matchesIn(body, OF_TO)].find((match) => amountOf(match.printed(1)) !== amountOf(match.printed(2)))
  const total = totalIn(force.body, force.from) ?? (both ? { amount: toldIn(body, both, 2) ?? '', at: both } : null)
  const to = both ? toldIn(body, both, 2) : total?.amount
  const at = both ?? total?.at
  if (!to || !at) return more
  const former = FORMER.map((pattern) => firstIn(body, pattern)).find((match) => match !== undefined)
  const replaced = oldWording(plain)
  const same = former && at && currencyIn(former.plain) === currencyIn(at.plain) ? former : undefined
  const from = amountOf(both?.printed(1)) ?? amountOf(same?.printed(1)) ?? (replaced ? totalIn(body, replaced.from, replaced.to)?.amount : null) ?? null
  // A capital that is raised from itself was misread; beside a ceiling the issued capital is told, not raised.
  if (from === to || (limit !== null && from === null && !/artt?iril/.test(plain))) return more
  const operation = from !== null && less(to, from) ? 'decrease' : 'increase'
  const change = found(operation, from, to, at, operation === 'increase' ? paidOf(body, at.from, from, to, false) : null)
  return [...change, ...TOGETHER.test(plain) && operation === 'increase' ? found('decrease', null, to, at) : [], ...more]
}

