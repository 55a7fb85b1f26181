import { decimalOf, exceeds, hundredths } from '../kernel/decimal.ts'
import {
  AMOUNT,
  amountOf,
  countOf,
  CURRENCY,
  currencyIn,
  inLiraOf,
  inWords,
  LIRA,
  lostMark,
  numberInWords,
  signBehind,
  times,
} from './amounts.ts'
import { type Body, firstIn, type Found, type Match, matchesIn, once, type Rule } from './found.ts'
import { paidOf, sum } from './paid.ts'
import { type Change, changesIn, partsIn, spokenTotal } from './sums.ts'
import { inForce, oldWording } from '../reading/old-wording.ts'
import { plainLetters } from '../text/letters.ts'

// What was paid before or is raised now is another sum than the total.
const SAME = '(?:(?!onceki|\\beski\\b|bundan once|bu defa|odenmis|ortaklar|artt?ir|bunun|tekabul|karsilik).)'
// "… sermayesi, beheri 25,00 Türk Lirası değerinde 400 paya ayrılmış toplam 10000,00 Türk Lirası değerindedir."
const SHARED = new RegExp(
  `sermaye[a-z]*\\b[,:;]?(?:(?!\\d)${SAME}){0,60}?(?:beheri|her ?biri|her bir payin?|degeri)\\b${SAME}{0,20}?${AMOUNT}(?:${CURRENCY}|\\D{0,3}(?=degerinde|kiymetinde))${SAME}{0,40}?${AMOUNT}\\s?(?:adet\\s)?(?:(?:nama|hamiline)\\s?yazili\\s)?(?:hisse|pay)[a-z]*\\b${SAME}{0,60}?${AMOUNT}${CURRENCY}`,
  'dg',
)
const VALUED = new RegExp(
  `sermayesi\\s*,?\\s*${AMOUNT}${CURRENCY}.{0,20}?(?:deger|kiymet)(?:de|inde)\\s*(?:olup\\s)?${AMOUNT}\\s?(?:adet\\s)?(?:(?:nama|hamiline)\\s?yazili\\s)?(?:hisse|pay)[a-z]*\\b.{0,30}?${AMOUNT}${CURRENCY}`,
  'dg',
)
const PLAIN = new RegExp(
  `(?:sirket[a-z]*\\s(?:esas |cikarilmis |odenmis )?|\\d\\s?-?\\s?)?(?<!eski |onceki |evvelki )sermaye(?:si)?\\s*(?:tutari|miktari)?\\s*:?\\s*${AMOUNT}${CURRENCY}(?!\\S{0,4}\\s?(?:itibari |nominal )?(?:degerde|degerinde|kiymetinde)\\s(?!olup,? (?:her|beher))|\\S{0,4}\\s?(?:si |lik )?(?:art[a-z]{2,6}larak|azalt)|\\S{0,4}\\s?karsilig)`,
  'dg',
)
/** "Sermayesi (60.000) altmışbin TL": the figures stand in brackets before their words. */
const BRACKETED = new RegExp(`sermaye(?:si)?\\s*:?\\s*\\(\\s?${AMOUNT}[.,-]{0,2}\\s?\\)\\s?([a-z][a-z ]{3,80}?)${CURRENCY}`, 'dg')
/** What the founders promise, or set apart for a business. */
const PLEDGED = new RegExp(
  `${AMOUNT}${CURRENCY}(?:\\s?\\([^()]{3,90}\\))?[.']?\\s?(?:ticari )?sermaye[a-z]* (?:koy|tahsis|konul|ayril|ile\\b)`,
  'dg',
)
const BUSINESS = new RegExp(
  `isletmenin\\s(?:sermayesi\\s*:?\\s*)?${AMOUNT}${LIRA}(?:\\s*sermayesi)?|${AMOUNT}${LIRA}\\s(?:ticari )?sermayeli\\s(?:ticari )?isletme`,
  'dg',
)
const FORMER = [
  new RegExp(`(?:onceki|eski|evvelki)\\s+serma?ye[a-z]*\\s*(?:teskil\\s*eden\\s*|olan\\s*|olusturan\\s*)*${AMOUNT}${CURRENCY}`, 'dg'),
  new RegExp(`(?:onceki|eski|evvelki|mevcut)\\s+${AMOUNT}${CURRENCY}\\S{0,6}\\s(?:tutarindaki )?sermaye`, 'dg'),
  new RegExp(`${AMOUNT}${CURRENCY}\\S{0,6}\\s(?:olan )?(?:onceki|eski) sermaye`, 'dg'),
  new RegExp(`(?:onceki|eski) ${AMOUNT}${CURRENCY}\\S{0,6}\\s(?:tamami|tumu)`, 'dg'),
  new RegExp(`sermayesi olan ${AMOUNT}${CURRENCY}[^.]{0,60}odenmistir`, 'dg'),
  new RegExp(`${AMOUNT}${CURRENCY}\\S{0,3}\\s?(?:si |lik kismi )?daha once odenmis`, 'dg'),
]
const TOGETHER = /es\s?zamanli[^.]{0,40}sermaye[^.]{0,60}azaltilmasina|es\s?zamanli sermaye artirimi ve azaltimi/
const CEILING = new RegExp(`kayitli sermaye(?:nin|si)? tavani\\S*\\s.{0,20}?${AMOUNT}${CURRENCY}`, 'dg')
/** What is done with a ceiling that the matters do not name. */
const SETTLED = /^\S{0,4}\s?(?:olarak|seklinde) (?:belirlen|tespit|tesbit|kabul|tayin|yeniden)/
// Who permitted it, the Capital Markets Board or the ministry, stands before or behind the amount.
const PERMIT = '(?:sermaye piyasasi k(?:urul|anun)|(?:(?:gumruk ve |sanayi ve )?ticaret )?bakanlig)[a-z]*'
const PERMIT_BEFORE = new RegExp(`kayitli sermaye sistem.{0,220}?${PERMIT}|${PERMIT}.{0,220}?kayitli sermaye sistem`, 'dg')
const PERMIT_BEHIND = new RegExp(`${PERMIT}.{0,40}?kayitli sermaye[^.]{0,60}`, 'dg')
/** What a sum behind which no former one stands does to the capital. */
const LOWERED = /^\S{0,6}\s?\S{0,12}\s?(?:indir|inmis|indi\b|in(?:mesi|dig)|azal|dus(?:ur|mus|tu))/
const CHANGED = /sermaye[a-z]*\s[^.]{0,30}(?:\d[^a-z]{0,30}[a-z' ?.]{0,20}){1,4}(?:artt?iril|yukselt|azaltil|indiril|cikaril)/
const AMENDED =
  /madde[a-z]*\s[^.]{0,60}(?:degistiril|tadil|sekl[ei] gir)[^:]{0,80}[\s:]+(?:yeni (?:sekil|metin)\s*)?sermaye\b|yeni (?:sekil|metin)\s*:?\s*(?:madde\s*\d{1,2}\s*[-.:]{0,2}\s*)?(?:sirketin )?sermaye|\bmadde\s?:?\s?\d{1,2}\s?[-–:.)]{0,2}\s(?:[a-z]+ ){0,2}?sermaye[a-z]*\s(?:[a-z]+ ){0,3}?\(\s?(?:degisik|yeni (?:sek|met|hal))/

/** A clause that says what of its capital "bu defa artırılan" is, is one of a raise, whatever the notice calls it. */
/** "Sermaye başlıklı 6. maddesinin aşağıdaki şekilde tadiline": with a former capital beside the one that the article names. */
const OF_CAPITAL = /\bsermaye(?:ye|nin)? (?:baslikli|maddesi|ile ilgili|iliskin|dair)(?:[^.;]|(?<=\d)\.){0,120}(?:tadil|degis)/
const RAISED_PART = /\bartt?ir[iu]lan \d[\d., ]*\d\s?(?:tl|turk lira|ytl)/
const RAISED_NOW = /\bbu (?:defa|kere|kez|sefer) (?:nakden |ayni olarak )?artt?ir[iu]lan\b/

type Operation = 'establishment' | 'increase' | 'decrease' | 'registered_ceiling'
const found = (operation: Operation, from: string | null, to: string, at: Match, paid: string | null = null): Found[] => {
  const currency = currencyIn(at.plain)
  return currency === null ? [] : [{ statement: { kind: 'capital', from, to, currency, operation, paid }, from: at.from, to: at.to }]
}
const less = (a: string, b: string): boolean => exceeds(b, a)

const formerIn = (body: Body): Match | undefined => FORMER.map((pattern) => firstIn(body, pattern)).find((match) => match !== undefined)

/** The amount of a group; null where the words beside it say another, undefined where it is none. */
const toldIn = (body: Body, match: Match, group: number): string | null | undefined => {
  const [amount, end] = [amountOf(match.printed(group)) ?? undefined, match.span(group)?.to ?? match.to]
  const said = inWords(body.plain.slice(end, end + 140))
  return amount !== undefined && said !== null && said !== amount ? null : amount
}

// "750 hisseye karşılık olan 750.000 TL": what the shares of a partner are worth.
const HELD = new RegExp(
  `${AMOUNT}\\s?(?:adet\\s)?(?:hisse|pay)[a-z]*\\s(?:karsilik|karsiligi|tekabul)\\b[a-z ]{0,12}?${AMOUNT}${CURRENCY}`,
  'dg',
)
const RAISED_BY = new RegExp(`bu (?:defa|kere|sefer) (?:nakden )?artt?ir[a-z]*\\s${AMOUNT}${CURRENCY}`, 'dg')
const NEAR = 600

/**
 * The total that a clause of shares names, after a second look at its digits: value of a share × number of shares, the amount in words, the
 * former capital and what it is raised by, and the worth of a partner's shares each bear one total out. What the other figures agree with
 * stands; where the printed total is alone and two others agree, it was misread and they stand; where nothing decides, null: it is not
 * told. Undefined where the clause is about the value of a share alone.
 */
const checkedTotal = (body: Body, match: Match): string | null | undefined => {
  const [unit, shares, printed] = [amountOf(match.printed(1)), countOf(match.printed(2)), amountOf(match.printed(3))]
  if (printed === null || (unit !== null && less(printed, unit))) return undefined
  const end = match.span(3)?.to ?? match.to
  const [product, said] = [times(unit, shares), inWords(body.plain.slice(end, end + 140))]
  if ([product, said].every((other) => other === null || other === printed)) return printed
  if (product !== null && lostMark(match.printed(3), product)) return product
  const held = matchesIn(body, HELD, end, end + NEAR)[0]
  const [worth, part] = [times(amountOf(held?.printed(2)), shares), countOf(held?.printed(1))]
  const byPart = worth === null || !part ? null : decimalOf((hundredths(worth) ?? 0n) / BigInt(part))
  const increases = matchesIn(body, RAISED_BY, end, end + NEAR)
  const [former, increase] = [formerIn(body), increases.length === 1 ? amountOf(increases[0]?.printed(1)) : null]
  const old = amountOf(former?.printed(1))
  const raised = old === null || increase === null ? null : sum(old, increase)
  const votes = [printed, product, said, byPart, raised].filter((each) => each !== null)
  const [best, ...others] = [...new Set(votes)]
    .map((amount) => ({ amount, count: votes.filter((each) => each === amount).length }))
    .sort((a, b) => b.count - a.count)
  return best && best.count > 1 && others[0]?.count !== best.count ? best.amount : null
}

// "Sermaye 500.000 TL'dir. Bu sermaye, beheri 100 TL değerinde 5.000 adet nama yazılı paya ayrılmıştır": the total stands before the rest.
const TOTAL_FIRST = new RegExp(
  `sermaye[a-z]*\\b(?:(?!\\d)${SAME}){0,40}?${AMOUNT}${CURRENCY}${SAME}{0,80}?(?:beheri|her ?biri)\\s${AMOUNT}${CURRENCY}\\D{0,40}?${AMOUNT}\\s?(?:adet\\s)?(?:(?:nama|hamiline)\\s?yazili\\s)?(?:hisse|pay)`,
  'dg',
)

/** Value of a share, number of shares and total, where a capital clause names all three and they hold together. */
export const capitalShape = (body: Pick<Body, 'text' | 'plain'>): { unit: string; shares: number; total: string } | null => {
  const orders = [
    { pattern: SHARED, groups: [1, 2, 3] },
    { pattern: TOTAL_FIRST, groups: [2, 3, 1] },
  ] as const
  for (const { match, groups } of orders.flatMap(({ pattern, groups }) => matchesIn(body, pattern).map((match) => ({ match, groups })))) {
    const [unit, shares, total] = [
      amountOf(match.printed(groups[0])),
      countOf(match.printed(groups[1])),
      amountOf(match.printed(groups[2])),
    ]
    if (unit !== null && shares !== null && total !== null && (hundredths(unit) ?? 0n) * BigInt(shares) === hundredths(total))
      return { unit, shares, total }
  }
  return null
}

// A capital from which it is raised is not the one that stands, though the words between may not be legible.
const RAISED_TO = new RegExp(`^[^;]{0,60}?${AMOUNT}${CURRENCY}\\S{0,3}\\s?['’]?\\s?[yn]?[ea] (?:cikar|yuksel|iblag)`)

type Total = { at: Match; amount: string | null }

/** The capital clause of a part of the wording, the earliest, and the total it names; null where its figures contradict one another. */
const clauseIn = (body: Body, from: number, to = body.plain.length): Total | null => {
  const shared = [...matchesIn(body, SHARED, from, to), ...matchesIn(body, VALUED, from, to)].map((at) => ({
    at,
    amount: checkedTotal(body, at),
  }))
  const parts = partsIn(body)
  const plain = matchesIn(body, PLAIN, from, to)
    .filter((at) => !parts.some((part) => part.from < at.to && at.from < part.to))
    .map((at) => ({ at, amount: RAISED_TO.test(body.plain.slice(at.to, at.to + 120)) ? null : toldIn(body, at, 1) }))
  const bracketed = matchesIn(body, BRACKETED, from, to).map((at) => {
    const said = numberInWords(plainLetters(at.printed(2)).replace(/ /g, ''))
    const amount = amountOf(at.printed(1))
    return { at, amount: said === null ? undefined : `${said}.00` === amount ? amount : null }
  })
  const told = [...shared, ...plain, ...bracketed].filter((each): each is Total => each.amount !== undefined)
  const [first] = told.sort((a, b) => a.at.from - b.at.from || b.at.to - a.at.to)
  // A clause that names shares and total says more than the bare figure that begins it ("sermayesi 250,00-TL değerinde 1.600 hisseye
  // ayrılmış 400.000,00-TL").
  return first
    ? (told.find(
        (each) => each.at.plain.length > first.at.plain.length && each.at.from <= first.at.to && each.at.from >= first.at.from - 10,
      ) ?? first)
    : null
}
const totalIn = (body: Body, from: number, to?: number): { amount: string; at: Match } | null => {
  const clause = clauseIn(body, from, to)
  return clause && clause.amount !== null ? { at: clause.at, amount: clause.amount } : null
}

/** The capital clause in force. */
const clauseInForce = once((body): Total | null => {
  const force = inForce(body)
  return clauseIn(force.body, body.topic === '' ? 0 : force.from)
})
/** The total the capital clause in force names. */
export const capitalTotal = (body: Body): string | null => clauseInForce(body)?.amount ?? null
/** Where a capital clause stands whose figures contradict one another: which of them is misprinted or misread, nobody can tell. */
export const capitalInDoubt = (body: Body): { from: number; to: number } | null => {
  const clause = body.branch ? null : clauseInForce(body)
  if (clause && clause.amount === null) return clause.at
  const raised = body.branch || clause ? undefined : firstIn(body, RAISED)
  return raised ? { from: raised.from, to: raised.to } : null
}
/** What is said of an increase beside the new capital, which stands there alone where that is lost. */
const RAISED = /\bbu (?:defa|kez|kere) artirilan \S*\d\S*(?: (?:tl|turk lirasi|ytl)[a-z'’]*)?/dg

/** A ceiling with the words that tell who permitted it, where they are near. */
const withPermit = (body: Body, ceiling: Match): Match => {
  const before = firstIn(body, PERMIT_BEFORE, Math.max(0, ceiling.from - 400), ceiling.from)
  const behind = before ? undefined : firstIn(body, PERMIT_BEHIND, ceiling.to, ceiling.to + 300)
  return { ...ceiling, from: before?.from ?? ceiling.from, to: behind?.to ?? ceiling.to }
}

/** Capital as established or changed: new total, old total where it is printed. */
export const capitalRule: Rule = (printed) => {
  const body = { ...printed, text: signBehind(printed.text), plain: signBehind(printed.plain) }
  const { plain, topic } = body
  if (body.branch) return []
  const ceiling = firstIn(body, CEILING)
  const limit = ceiling ? amountOf(ceiling.printed(1)) : null
  const moved = changesIn(inForce(body).body)
  const issued = moved.filter((each) => !each.ceiling)
  const lifted = moved.find((each) => each.ceiling && each.was !== null)
  const more: Found[] = lifted
    ? [
        {
          statement: {
            kind: 'capital',
            from: lifted.was,
            to: lifted.becomes,
            currency: lifted.currency,
            operation: 'registered_ceiling',
            paid: null,
          },
          from: lifted.from,
          to: lifted.to,
        },
      ]
    : ceiling && limit && (/sermaye/.test(topic) || SETTLED.test(plain.slice(ceiling.to, ceiling.to + 60)))
      ? found('registered_ceiling', null, limit, withPermit(body, ceiling))
      : []
  if (body.established) {
    const business = firstIn(body, BUSINESS) ?? (totalIn(inForce(body).body, 0) ? undefined : firstIn(body, PLEDGED))
    const force = inForce(body)
    const total = totalIn(force.body, body.topic === '' ? 0 : force.from) ?? (issued.length === 0 ? spokenTotal(force.body) : null)
    const amount = amountOf(business?.printed(1) || business?.printed(2))
    if (business && amount) return found('establishment', null, amount, business)
    // "İşe ayırdığı sermayenin 30.000 TL olduğu": what a sum says the capital is, it is from the beginning.
    const [only, ...others] = total ? [] : issued
    if (only && only.was === null && others.length === 0)
      return [
        {
          statement: { kind: 'capital', from: null, to: only.becomes, currency: only.currency, operation: 'establishment', paid: null },
          from: only.from,
          to: only.to,
        },
        ...more,
      ]
    return total
      ? [...found('establishment', null, total.amount, total.at, paidOf(body, total.at.from, null, total.amount, true)), ...more]
      : more
  }
  const force = inForce(body)
  const changes =
    issued.some((each) => each.was !== null) ||
    /sermaye|bolunme/.test(topic) ||
    /icerigi degisen[^.]{0,80}sermaye/.test(plain) ||
    AMENDED.test(plain) ||
    RAISED_NOW.test(force.body.plain.slice(force.from)) ||
    ((OF_CAPITAL.test(plain) || RAISED_PART.test(force.body.plain.slice(force.from))) && formerIn(force.body) !== undefined) ||
    (/^$|sozlesme|madde|tadil|genel kurul|ortaklar kurulu/.test(topic) &&
      (issued.length > 0 || CHANGED.test(force.body.plain.slice(force.from, force.from + 20_000))))
  if (!changes) return more
  const total = totalIn(force.body, force.from)
  const [only, ...others] = issued
  const both = only && (only.was !== null || !total) ? only : null
  const former = formerIn(body)
  const currency = both?.currency ?? (total ? currencyIn(total.at.plain) : null)
  const replaced = oldWording(plain)
  const was =
    only?.was ??
    (former && currencyIn(former.plain) === currency
      ? inLiraOf(amountOf(former.printed(1)), former.plain, body.plain.slice(both?.from ?? total?.at.from, both?.to ?? total?.at.to))
      : null) ??
    (replaced ? totalIn(body, replaced.from, replaced.to)?.amount : null) ??
    null
  const changed = (each: Change, from: string | null): Found[] => {
    // A capital that comes to itself was misread.
    if (from === each.becomes) return []
    const lowers = from === null ? LOWERED.test(plain.slice(each.to, each.to + 60)) : less(each.becomes, from)
    const paid = lowers ? null : paidOf(body, each.from, from, each.becomes, false)
    const operation = lowers ? 'decrease' : 'increase'
    return [
      {
        statement: { kind: 'capital', from, to: each.becomes, currency: each.currency, operation, paid },
        from: each.from,
        to: each.to,
      },
    ]
  }
  if (both && others.length > 0) return [...changed(both, was), ...others.flatMap((each) => changed(each, each.was)), ...more]
  if (!both && !total) return more
  const change: Change = both ?? {
    was,
    becomes: total?.amount ?? '',
    currency: currency ?? '',
    ceiling: false,
    from: total?.at.from ?? 0,
    to: total?.at.to ?? 0,
  }
  // Beside a ceiling the issued capital is told, not raised.
  if (currency === null || (limit !== null && was === null && !/artt?iril/.test(plain))) return more
  const stated = changed(change, was)
  const atOnce = TOGETHER.test(plain) && stated.some(({ statement }) => statement.kind === 'capital' && statement.operation === 'increase')
  return [
    ...stated,
    ...(atOnce
      ? [
          {
            statement: { kind: 'capital' as const, from: null, to: change.becomes, currency, operation: 'decrease' as const, paid: null },
            from: change.from,
            to: change.to,
          },
        ]
      : []),
    ...more,
  ]
}
