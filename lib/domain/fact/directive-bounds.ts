/** Up to which amount, from which on, and for which transactions a clause of a directive speaks. */
import { exceeds } from '../kernel/decimal.ts'
import { parseCurrency } from '../kernel/money.ts'
import { squeeze } from '../kernel/text.ts'
import { AMOUNT, amountOf, isContradicted, WORDS_END } from './amounts.ts'
import type { Limit, RepresentationRule } from './fact.ts'
import { type Body, type Match, matchesIn } from './found.ts'

export type Span = { from: number; to: number }
export type Bounds = Pick<RepresentationRule, 'limit' | 'inclusive' | 'above' | 'floor'>

/**
 * The amounts of a clause: `unclear` where one is printed that is not legible or whose part in the clause the words do not tell, `condition`
 * the words of a total over a period, `spans` the words taken, `said`: that there is no limit is said.
 */
export type BoundsRead = {
  bounds: Bounds
  condition: string | null
  spans: Span[]
  unclear: boolean
  said: boolean
  /** Two ceilings, each of its own matter: together they bound nothing that one rule could say. */
  several?: true
  /** The ceiling once more in another currency ("50.000 EUR veya 1.750.000 TL'ye kadar"). */
  other?: Limit
}

const MONEY = new RegExp(
  `${AMOUNT}[\\s.,-]{0,3}(?:\\([^()\\d]{3,60}\\)\\s?)?(tl|turk lirasi|usd|abd dolari|amerikan dolari|euro?|avro|gbp)(?:n[aiu]n?|ndan|nda|y?[aeiu]|[dt][ae]n|l[iu]k)?\\b[^a-z0-9(|\\s]{0,4}(?:\\s?[^a-z0-9(|\\s]{0,2}\\s?(?:y?[eiu]|n[eiu]n|[ei]n|l[iu]k|den|dan|yi|ye|ya|nin)\\b)?(?:\\s?\\((?!bu |\\s?dahil)(?![^()]*\\d)[^()]{3,60}\\))?`,
  'dg',
)
// What stands around an amount and says no more than that it is one.
const LED =
  /(?:(?:(?:islem |sozlesme )?(?:degeri|bedeli|tutari|tutar)|her (?:bir )?(?:islem|sozlesme|satis|alim|odeme|arac|cek|senet|siparis|police|talimat|tahsilat|kira|fatura)(?:t[ae]|d[ae]| icin| bakimindan)?|beher (?:islem|sozlesme)(?:de|lerde|icin| icin)?|(?:tek )?(?:tek|bir) (?:seferde|kerede|defada|(?:islem|kalem|cek|senet|bono|police|sozlesme|siparis|fatura|talimat|alim|satis|odeme|havale|harcama|dosya)[dt][ae])|(?<!\S)\S{3,12} basina|(?:kdv|katma deger vergisi|vergi(?:ler)?) (?:dahil|haric)(?: olmak uzere)?|en fazla|azami|en cok|(?:ust )?(?:limit|sinir)i?(?:\s?:)?)\s*)+$/
const PERIOD =
  /(?:bir (?:takvim )?(?:ay|yil|gun|hafta)[a-z]*(?: icinde| icerisinde)?|(?:ay|yil|gun|hafta) (?:icinde|icerisinde|bazinda)|aylik|gunluk|haftalik|yillik|ayda|gunde|haftada|yilda)(?: [a-z]+)? ?(?:toplam(?:da|i)?)?\s*$/
const EQUIVALENT =
  /^['’]?\s?\(?(?:veya|ya da|yahut) (?:bunun |bu tutarin |ayni tutarin )?(?:(?:karsilig|muadil|esdeger)[a-z]*(?:,? (?:tl|turk liras|doviz|yabanci para|diger para birim|baska para birim|diger doviz)[a-z]*(?:['’ ]{1,2}(?:n?[ae]|y[ae]|nin|y[iu]))?(?= |\)))*|(?:(?:tl|turk liras|doviz|yabanci para|diger para birim|baska para birim|diger doviz)[a-z]*(?:['’ ]{1,2}(?:n[iu]n|y?[ae]|cinsinden))? ){1,2}(?:cinsinden )?(?:karsilig|muadil|esdeger)[a-z]*)\)?/
/** "100.000 TL + KDV'ye kadar": tax beside an amount, which bounds the act without it or with it. */
const TAX = /^\s?\(?(?:\s?[+,]\s?|\s)(?:kdv|katma deger vergisi)(?: (?:dahil|haric))?(?:['’]\s?[a-z]{1,4})?\s?\)?/
/** "150.000 TL ile sınırlıdır" */
const WITH_LIMIT = /^[^a-z0-9|]{0,3}(?:ile|yla|la) (?:sinirli|kisitli|mahdut)[a-z]*/
/** Between two amounts of which either bounds. */
const EITHER_CURRENCY = /^['’]?\s?(?:[a-z]{1,3} )?(?:veya|ya da|yahut) $/
const INSIDE = String.raw`\(?\s?(?:(?:bu )?(?:tutar|meblag|miktar|rakam|sinir|limit)(?:lar)? )?(?:dahil(?:dir)?)(?: olmak uzere)?\s?\)?`
const CEILING = new RegExp(
  `^\\s?(${INSIDE})?[^a-z0-9(|]{0,3}(?:y?[ea] )?\\s?(?:(?:olmak uzere )?bu (?:tutar|meblag|miktar|rakam)[ae] |(?:tutar|meblag|miktar|limit|sinir|bedel|deger)(?:[iu]n)?[ae] )?(?:kadar|dek|degin)(?:ki)?\\b(?:\\s?(${INSIDE}|\\(\\s?[\\d.,]+\\s?(?:tl|usd|euro?)\\s?dahil\\s?\\)))?`,
)
const NOT_OVER = new RegExp(
  `^(?:${INSIDE})?[^a-z0-9|]{0,3}(?:y?[iu]\\s)?(?:\\(dahil\\)\\s?)?(?:(?:(?:fazla|cok) ol|gec|as)(?:[ae]m[ae]z(?:l[ae]r)?\\b|(?:me|ma)(?:mek|mak|yen|yan|yecek|yacak|z\\b)|m[iu]yor)\\S*(?: (?:uzere|kaydiyla|kosuluyla|sartiyla|sekilde))?)(?:\\s?${INSIDE})?`,
)
const BELOW = /^[^a-z0-9|]{0,3}(?:n[iu]n |den |dan )?(?:altinda[a-z]*|asagisinda[a-z]*|asagi|az|dusuk)(?: (?:kalan|olan)(?:l[ae]r[iu]?)?)?/
/** "200.000 TL ve altındaki": that amount too. */
const UP_TO = /^[^a-z0-9|]{0,3}(?:ve|veya) (?:altinda[a-z]*|alti\b|daha az[a-z]*|asagisi[a-z]*)/
const FROM = /^[^a-z0-9|]{0,3}(?:ve|veya) (?:uzeri|uzerinde|ustu|ustunde|daha fazla)[a-z]*/
const OVER =
  /^[^a-z0-9|]{0,3}(?:n[iu]n )?(?:(?:tutar|meblag|miktar|limit)(?:[iu]n?)? )?(?:\(dahil\) )?(?:uzerinde[a-z]*|uzeri(?:ni)?|ustunde[a-z]*|ustu|asan[a-z]*|asip|asiyorsa|asarsa|gecen[a-z]*|gecip|geciyorsa|gecerse|fazla)/
// "Bu tutarı aşan", "bu meblağın üzerindeki": beyond the amount printed last.
const OVER_THAT =
  /\bbu (?:tutar|meblag|miktar|limit|sinir|rakam|bedel)[a-z]* (?:asan|asmasi|gecen|gecmesi|uzerinde|ustunde|uzeri\b|ustu\b)[a-z]*(?: (?:halinde|durumunda|olan|kalan))?/dg
// A bound by an amount that stands elsewhere.
const ELSEWHERE =
  /\b(?:tutar|limit|meblag|miktar|sinir|rakam|bedel)[a-z]* (?:asan|gecen|uzerinde(?:ki)?\b|ustunde|altinda|uzeri\b|ustu\b|kadar\b)/dg
/** A figure that bounds, whose currency a scan has left illegible or nobody printed ("40.000 FL'ye kadar", "100.000 (dahil)'ye kadar"). */
const ILLEGIBLE =
  /(?<![\d.,/])(?:\d{1,3}(?:[.,]\d{3})+|\d{4,})(?:[.,]\d{2})?(?![\d/]|[.,]\d)[-\s.,]*(?:[^\s\d(|]{1,6}(?:['’`*"]\s?[a-z]{1,4})?(?![a-z]))?(?:\s?\([^()\d]{0,60}\))?(?:'\s?[a-z]{1,4})?\s?(?:\(?dahil\)?\s)?(?:kadar|dek|degin|asan|asma|gecen|gecme|uzeri|ustu|ustunde|alti)/dg
/** A currency that bounds by an amount which no figure tells ("…… TL'ye kadar", "iki buçuk milyon lirayı aşan"), and other measures ("üç yıldan uzun süreli"). */
const UNTOLD = new RegExp(
  String.raw`(?<![a-z])(?:y?tl|turk lira|lira|usd|dolar|euro?|avro|gbp|sterlin|chf|frang|[₺$€£])[a-z]{0,6}\W{0,3}(?:[a-z]{1,4}\s)?(?:\([^()]{0,60}\)\W{0,3}(?:[a-z]{1,4}\s)?)?(?:kadar|dek|degin|asan|asma|gecen|gecme|uzeri|ustu|altinda)|\b(?:asgari ucret|ozkaynak|oz kaynak|butce|bilanco|ciro|sermaye)[a-z]* [^;.]{0,40}?(?:kat[iı]|yuzde|%)[^;.]{0,30}?(?:kadar|asan|asma|gecen|gecme|uzeri|altinda)|\bcumhuriyet altini[^;.]{0,40}?(?:kadar|asan|asma|gecen|gecme)|\b(?:yil|ay|gun|hafta|ton|adet|kilo|metre|litre|hektar|donum)[a-z]*(?:['’]?[dt][ae]n)? (?:uzun|kisa|fazla|cok|az|asan|uzeri|ustu|altinda)`,
  'dg',
)
/** "… altında kalmak şartıyla": the words are a condition of the clause, and told as one. */
const AS_CONDITION = /^[a-z]* (?:kal|ol)(?:mak|masi) (?:kaydi|sarti|kosulu)(?:yla| ile)\b/
/** Whether a place is the first of its line or sentence. */
export const beginsLine = ({ breaks, plain }: Body, at: number): boolean =>
  breaks.has(at) || breaks.has(at - 1) || /(?:^|[.;:]|madde)\s*$/.test(plain.slice(Math.max(0, at - 7), at))
/** How far back the amount may stand that words refer to. */
const BACK = 600

const BETWEEN = /^'?\s?(?:[a-z]{1,3}\s)?(?:ile|ve|-|–|dan|den)?\s*$/
const ARASI = new RegExp(`^(?:\\s?${INSIDE})?[^a-z0-9|]{0,3}(?:arasi[a-z]*)`)
const INCLUDED = new RegExp(`^\\s?[,;]? ?(?:${INSIDE}|dahil\\b)`)
const FILLS =
  /^\s*(?:olan(?:l[ae]r[iu]?)?|olup|kalan(?:l[ae]r[iu]?)?|olmak uzere|tutarli|tutardaki|tutarinda(?:ki)?|degerinde(?:ki)?|bedelli|limitli|limitle)\b/
export const NO_LIMIT =
  /(?:sure (?:ve|veya) )?(?:herhangi bir )?(?:tutar|para|parasal|miktar|bedel|meblag|deger)[a-z]*(?:(?: bir)? (?:sinir|limit|kisit)[a-z]*)?(?:na|ina)? (?:olmaksizin|olmadan|bagli olmaksizin|bagli olmadan|bakilmadan|bakilmaksizin|aranma(?:ksizin|z)|yoktur|yok|gozetilme(?:ksizin|z)|uygulanma(?:ksizin|z)|(?:konul|getiril|ongorul)m[ae]mistir|bulunmamaktadir|tabi olmaksizin)|\b(?:(?:aylik|yillik) )?(?:kira |sozlesme |islem )?(?:tutar|bedel|meblag|deger)[a-z]* (?:ne (?:kadar )?|kac )olursa olsun|\b(?:tutar|bedel|meblag|deger|miktar)[a-z]* (?:bakimindan|icin|yonunden|konusunda)? ?(?:(?:herhangi )?bir )?(?:ust )?(?:sinir|limit|kisit)[a-z]* (?:yoktur|yok|aranma(?:ksizin|z)|bulunmamaktadir|uygulanmaz|konulmamistir)|\b(?:tutarsiz|meblagsiz)\b|(?:sure ve )?(?:herhangi bir |bir )?(?:ust )?(?:sinir|sinirlama|kisitlama|limit)(?:ya|ye|a)? (?:tabi )?(?:olmaksizin|olmadan)|\b(?:limitsiz|sinirsiz)(?: olarak)?\b/dg

/**
 * What heads a row of a list: amounts and the words around them right before its colon ("10.001 USD - 50.000 USD (dahil) ...: B grubu"). A
 * scan that joins the lines leaves it behind the signers of the row before.
 */
export const ROW_HEAD = new RegExp(
  `(?:(?:(?:${MONEY.source})|\\b0\\b|\\b(?:ve|ile|veya|kadar|kadarki|dahil|haric|arasi|arasinda|arasindaki|uzeri|uzerinde|uzerindeki|ustu|ustunde|asan|altinda|olan|islemler|islemlerde|islemlerinde|icin|tutarinda|tutardaki)\\b)[\\s()'’,–-]*){1,12}[.…\\s]*(?=:)`,
  'dg',
)

/** Whether words bound a clause by the amount printed before it. */
export const refersBack = (body: Body, from: number, to: number): boolean => matchesIn(body, OVER_THAT, from, to).length > 0

const currencyOf = (printed: string): string | null => parseCurrency(printed.replace(/^euro?$/i, 'EUR'))
/**
 * The printed amount, without the number of the item that it begins ("3.1. 250.000"); null where blanks alone part them, so that nobody can
 * tell ("Madde 5 120 500").
 */
const amountIn = (printed: string, begins = false): string | null => {
  const bare = printed.replace(/^\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=[1-9])/, '')
  const [whole, rest] = [amountOf(printed), bare === printed ? null : amountOf(bare)]
  if (whole !== null && rest !== null && !/[.,]/.test(printed)) return null
  return begins ? (rest ?? whole) : (whole ?? rest)
}

/** `begins`: nothing stands before it in its item, so that a number parted from it is the item's. */
const limitOf = (body: Body, match: Match, begins = false): Limit | null => {
  const [amount, currency] = [amountIn(match.printed(1), begins), currencyOf(match.printed(2))]
  const end = match.span(1)?.to ?? match.to
  return amount && currency && !isContradicted(amount, body.plain.slice(end, end + WORDS_END)) ? { amount, currency } : null
}

/** Whether nothing lies between the amounts: then one of them is of another row ("500.000 TL'ye kadar: … - 500.000 TL'nin üzerinde: …"). */
export const isEmptyRange = ({ limit, above }: Bounds): boolean =>
  limit !== null && !!above && above.currency === limit.currency && !exceeds(limit.amount, above.amount)

/** The amounts that a clause (or a cell of a table) sets. `both`: whoever asks takes a ceiling in two currencies. */
export const boundsIn = (body: Body, from: number, to: number, both = false): BoundsRead => {
  const read: BoundsRead = { bounds: { limit: null }, condition: null, spans: [], unclear: false, said: false }
  for (const match of matchesIn(body, NO_LIMIT, from, to)) {
    read.said = true
    read.spans.push({ from: match.from, to: match.to })
  }
  for (const match of matchesIn(body, OVER_THAT, from, to)) {
    const that = matchesIn(body, MONEY, Math.max(0, match.from - BACK), match.from).at(-1)
    const begin = that ? limitOf(body, that, beginsLine(body, that.from)) : null
    if (begin === null) read.unclear = true
    else read.bounds = { ...read.bounds, above: begin }
    read.spans.push({ from: match.from, to: match.to })
  }
  const amounts = matchesIn(body, MONEY, from, to)
  let past = from
  let twice: Limit | null = null
  for (const [at, match] of amounts.entries()) {
    if (match.from < past) continue
    const printed = limitOf(body, match, !/[a-z\d]/.test(body.plain.slice(from, match.from).replace(/\bmadde $/, '')))
    const next = amounts[at + 1]
    const end = Math.min(to, next && !/^\s?\(/.test(body.plain.slice(match.to, next.from)) ? next.from : to, match.to + 90)
    // "50.000 USD veya karşılığı Türk Lirasına kadar": the same amount in another currency, by no figure of its own.
    const equal = EQUIVALENT.exec(body.plain.slice(match.to, end))?.[0].length ?? 0
    const same = equal + (TAX.exec(body.plain.slice(match.to + equal, end))?.[0].length ?? 0)
    const after = body.plain.slice(match.to + same, end)
    const led = LED.exec(body.plain.slice(past, match.from))
    const start = match.from - (led?.[0].length ?? 0)
    const period = PERIOD.exec(body.plain.slice(past, start))
    const take = (length: number): void => {
      const more = FILLS.exec(body.plain.slice(match.to + same + length, end))?.[0].length ?? 0
      past = match.to + same + length + more
      read.spans.push({ from: start - (period?.[0].length ?? 0), to: past })
    }
    if (!printed) {
      read.unclear = true
      take(0)
      continue
    }
    if (
      next &&
      EITHER_CURRENCY.test(body.plain.slice(match.to, next.from)) &&
      limitOf(body, next) &&
      limitOf(body, next)?.currency !== printed.currency
    ) {
      twice = printed
      take(0)
      continue
    }
    const over = OVER.exec(after)
    const upTo = UP_TO.exec(after)
    const [ceiling, notOver, below, begins] = [CEILING.exec(after), NOT_OVER.exec(after), BELOW.exec(after), FROM.exec(after)]
    // "100.000 TL ile 500.000 TL arasındaki", "100.000 TL'den 500.000 TL'ye kadar", in a table "100.000 TL - 500.000 TL"
    const upper = next && BETWEEN.test(body.plain.slice(match.to, next.from)) ? limitOf(body, next) : null
    if (upper && next && upper.currency === printed.currency) {
      const behind = body.plain.slice(next.to, Math.min(to, next.to + 60))
      const ends = ARASI.exec(behind) ?? CEILING.exec(behind)
      if (
        ends ||
        /(?:dan|den)\s*$/.test(body.plain.slice(match.from, next.from)) ||
        /[-–]\s*$/.test(body.plain.slice(match.to, next.from))
      ) {
        const inside = INCLUDED.test(behind.slice(ends?.[0].length ?? 0)) || /dahil/.test(ends?.[0] ?? '')
        read.bounds = { ...read.bounds, limit: upper, above: printed, ...(inside ? { inclusive: true as const } : {}) }
        past = next.to + (ends?.[0].length ?? 0)
        read.spans.push({ from: start, to: past })
        continue
      }
    }
    const set = (bounds: Bounds, length: number): void => {
      // A total over a period stands beside the limit of the single act, or is the only one there is.
      if (period) read.condition = squeeze(body.text.slice(start - period[0].length, match.to + same + length))
      // "250.000 TL'ye kadar pamuk, 100.000 TL'ye kadar parça alımında": of two ceilings each is of its own matter.
      const former = read.bounds.limit
      if (!period && former && bounds.limit && former.amount !== bounds.limit.amount && !read.condition) read.several = true
      if (!period || read.bounds.limit === null) read.bounds = { ...read.bounds, ...bounds }
      if (twice) [read.other, twice] = [twice, null]
      take(length)
    }
    if (begins) {
      read.bounds = { ...read.bounds, floor: printed }
      take(begins[0].length)
    } else if (upTo) set({ limit: printed, inclusive: true }, upTo[0].length)
    else if (notOver) set({ limit: printed, inclusive: true }, notOver[0].length)
    else if (ceiling) {
      const more = INCLUDED.exec(after.slice(ceiling[0].length))?.[0].length ?? 0
      const inside = more > 0 || /dahil/.test(ceiling[0])
      set({ limit: printed, ...(inside ? { inclusive: true as const } : {}) }, ceiling[0].length + more)
    } else if (below) set({ limit: printed, inclusive: false }, below[0].length)
    else if (over) {
      read.bounds = { ...read.bounds, above: printed }
      take(over[0].length)
    } else if (/en fazla|azami|en cok|limit|sinir/.test(led?.[0] ?? ''))
      set({ limit: printed, inclusive: true }, INCLUDED.exec(after)?.[0].length ?? 0)
    else if (INCLUDED.test(after)) set({ limit: printed, inclusive: true }, INCLUDED.exec(after)?.[0].length ?? 0)
    else if (WITH_LIMIT.test(after)) set({ limit: printed, inclusive: true }, WITH_LIMIT.exec(after)?.[0].length ?? 0)
    else if (period || (next && PERIOD.test(body.plain.slice(match.to, next.from)))) set({ limit: printed, inclusive: true }, 0)
    else {
      read.unclear = true
      take(0)
    }
  }
  if (
    [ELSEWHERE, ILLEGIBLE, UNTOLD]
      .flatMap((pattern) => matchesIn(body, pattern, from, to))
      .some(
        (match) =>
          !read.spans.some((span) => span.from < match.to && match.from < span.to) && !AS_CONDITION.test(body.plain.slice(match.to, to)),
      )
  )
    read.unclear = true
  // "Vergileri tutar sınırı olmadan, diğer ödemeleri 50.000 TL'ye kadar": each of its own matter.
  const free = read.said && read.bounds.limit !== null ? matchesIn(body, NO_LIMIT, from, to) : []
  const apart = ({ from: begin, to: end }: Span): boolean =>
    read.spans.some((span) =>
      span.from >= end
        ? /^,? (?!(?:ancak|fakat|olmak)\b)[^]*[a-z]{3}/.test(body.plain.slice(end, span.from))
        : span.to <= begin && /[a-z]{3}[^,;]*, [^,;]*[a-z]{3}/.test(body.plain.slice(span.to, begin)),
    )
  if (free.some(apart)) read.several = true
  if (read.several || isEmptyRange(read.bounds)) read.unclear = true
  if (twice || (read.other && (!both || read.condition !== null || read.bounds.above || read.bounds.floor))) read.unclear = true
  return { ...read, spans: read.spans.sort((a, b) => a.from - b.from) }
}

/** The amounts of a piece of a table; `unclear` where one is not told, null where there are none. */
export const limitBefore = (body: Body, from: number, to: number): Bounds | 'unclear' | null => {
  const { bounds, spans, unclear, said } = boundsIn(body, from, to)
  if (unclear) return 'unclear'
  return spans.length === 0 || (said && bounds.limit === null && !bounds.above && !bounds.floor) ? null : bounds
}

/** The one amount of a cell that says nothing else. */
export const amountAlone = (body: Body, from: number, to: number): Limit | null => {
  const [match, ...more] = matchesIn(body, MONEY, from, to)
  const rest = match ? body.plain.slice(from, match.from) + body.plain.slice(match.to, to) : ''
  return match && more.length === 0 && !/[a-z\d]/.test(rest) ? limitOf(body, match) : null
}

/** Words around an amount and those who sign that name no transactions. */
const NO_CONTENT = new Set(
  `
  fakat ama defada seferde kerede aras arasi arasinda arasindaki asan asip asmamak asmayan bedeli birlikte bir biri birine bu dahil degeri dek en az fazla gecip gecmemek gecmeyen halinde haric her herhangi olanlari olanlarin olanlarda asanlar asanlari asanlarda gecenler gecenleri kalanlar kalanlari altindakiler altindakileri uzerindekileri icin ile ilgili ise islem islemi islemin islemler islemlerde islemlerin islemlerinde
  islemlere kadar kadarki karsiligi kaydiyla konuda konularda konusunda limit limitli limitsiz olan olanlar olarak olmak olup ozere sirket sirketi sirketimiz sirketimizi sirketin sinir sinirsiz suretiyle sartiyla tarafindan temsil ilzam tum tutar
  tutardaki tutari tutarindaki tutarli tutarlar tutarlarda tutarlari tutarlarin meblaglar meblaglarda turlu butun bilumum uzere uzeri uzerinde uzerindeki uzerindekiler ve veya ya da yapilan yapilacak yapilir madde maddesi fikra bent imza imzalari yetkilileri yetkilisi grup grubu derece tl usd euro avro
  abd amerikan dolari turk lirasi milyon bin yuz atacagi atacaklari imzalariyla imzasi imzasiyla kasesi unvani altina musterek mustereken munferit munferiden birinin ikisinin
  yetkilidir yetkililerinden eder edilir edilecektir edilecek ederler yapar yaparlar verilir verir imzalar imzalarlar imzalamak imzalamaya imzalama imza atar atarlar atmak atmaya akdeder akdedilir akdetmek vermek tek cift imzayla
  temsili genis sekilde kdv yalniz yalnizca sadece imzalayabilir imzalayabilirler akdedilebilir imzalanabilir yapilabilir gerektirir gecerli gecerlidir mustereken
  nun nin dan den ndan nden nda nde yla yle imzaya
  sinirli yetkili yetkililer yetkilisinin
  sunlardir sunlar asagidadir
  yeter kafidir kifayet gorulmustur tabidir sokabilir sokar
  gerekir gereklidir aranir baglar baglarlar baglayicidir yeterlidir sarttir zorunludur imzalanir edilmesi eden bulunur
  yetkisi yetkileri iliskin konusundaki gerektiren asagida asagidaki sayilan belirtilen hususlarda hususunda ancak ayrica bakilmaksizin kisi kisinin kisiden sifatiyla islerde isler islere uzerinden ilgilendiren bulunan nezdinde adina altinda temsile olmayan yonetim kurulu uyelerinden atananlar atanan yetkilendirilen
`
    .trim()
    .split(/\s+/),
)
/** "… 500.000 USD'ye kadar olanlarında": those of what the words before it are about. */
const OF_THOSE = /^(?:olan|asan|gecen|kalan|bulunan|uzerindeki|ustundeki|altindaki)l[ae]r[a-z]*$/
export const isContent = (word: string): boolean => /^[a-z]{3,}$/.test(word) && !NO_CONTENT.has(word) && !OF_THOSE.test(word)

/** The heads of columns, which a table read without its lines leaves before the first row. */
export const HEADS = /^.*\b(?:imza sekli|imza yetkisi|yetkili imza[a-z]*|imzalar|sekli|imza)\s+/

// Where a sentence or an item of a list begins.
const BEGINS =
  /[.;](?!\d)\s|(?<=[\s,.;:])(?:madde\s)?\d{1,2}(?:\.\d{1,2})*\s?[.)-]{1,2}\s?(?=[a-z])|(?<=[\s,.;:])[a-h]\)\s|(?<=[\s:;,])[*•-]\s/g
/** Where the sentence or item begins that a place stands in. */
export const itemStart = (plain: string, from: number, at: number): number => {
  const last = [...plain.slice(from, at).matchAll(BEGINS)].at(-1)
  return last ? from + last.index + last[0].length : from
}

/** The transactions that the words between the beginning of a clause and those who sign name, as printed; null where they name none. */
export const scopeIn = (body: Body, from: number, to: number): string | null => {
  const amounts = matchesIn(body, MONEY, from, to)
  const pieces = [{ from: amounts.at(-1)?.to ?? from, to }, ...(amounts.length > 0 ? [{ from, to: amounts[0]?.from ?? to }] : [])]
  for (const piece of pieces) {
    const cells = body.plain.slice(piece.from, piece.to).split('|')
    const cell = cells.findLastIndex((each) => [...each.matchAll(/[a-z]+/g)].some(([word]) => isContent(word)))
    // A row of a table: its own cell, behind the heads of the columns.
    const at = cell > 0 ? piece.from + cells.slice(0, cell).join('|').length + 1 : piece.from
    const start = cell > 0 ? at + (HEADS.exec(cells[cell] ?? '')?.[0].length ?? 0) : at
    const words = [
      ...body.plain.slice(start, cell >= 0 ? at + (cells[cell]?.length ?? 0) : piece.to).matchAll(/\([^()]*\)|[a-z]+/g),
    ].filter((match) => !match[0].startsWith('('))
    const [first, last] = [words.find((match) => isContent(match[0])), words.at(-1)]
    if (first && last)
      return squeeze(
        body.text.slice(start + first.index, start + last.index + last[0].length).replace(/[\s,]+(?:[ŞşSs]irket\p{L}{0,4}|ise|için)$/u, ''),
      )
  }
  return null
}
