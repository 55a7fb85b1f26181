/** Frames of shares: what each partner holds in all, who hands what to whom, and who is the only one. */
import { exceeds, hundredths, sameAmount } from '../kernel/decimal.ts'
import { fold } from '../kernel/text.ts'
import { AMOUNT, amountOf, countOf, LIRA, lostMark, SCALED, scaledOf, times } from '../fact/amounts.ts'
import { capitalShape, capitalTotal } from '../fact/capital.ts'
import { type Body, firstIn, type Found, type Match, matchesIn, once, type Rule, type Span } from '../fact/found.ts'
import { formsOf, verb } from '../text/lexicon.ts'
import { plainLetters } from '../text/letters.ts'
import { cleanName, isName, LISTED, nameAtEnd, oncePart, partiesIn, type Party, personIn, receiverIn, sinceOf } from '../text/names.ts'
import { sum } from '../fact/paid.ts'
import { clauseHolding, clausesOf, sentenceHolding } from './clauses.ts'
import { type Field, fieldOf, fieldsIn, figureIn, type Label, partyIn, recordsIn } from './fields.ts'
import { inForce } from './old-wording.ts'
import { withStrangers } from './transfer-words.ts'

const UNIT = `(?:beheri\\s*)?\\s*${AMOUNT}${LIRA}\\s*degerinde\\s*${AMOUNT}\\s*(?:adet\\s*)?(?:paya|hisseye)\\s*(?:karsilik|tekabul|ayrilmis)\\s*(?:gelen|olan|eden|alan)?\\s*${AMOUNT}`
const HOLDER_FIRST = new RegExp(`(?<![a-z])([a-z][^:;|\\d]{3,120}?)\\s*(?:[:;-]|,(?=\\s*beheri\\b))\\s*${UNIT}(?:${LIRA})?`, 'dg')
const HOLDER_LAST = new RegExp(
  `${UNIT}${LIRA}['?*]?\\s?(?:s[il1]|lik)?\\s*([a-z][^:;|\\d]{3,120}?)\\s*(?:tarafindan|['?*]\\s?[yn]?[ea] ait|(?=\\bbeheri\\b)|(?=\\(\\d)|(?=\\b(?:onceki|eski|bu defa)\\b)|(?=\\badina (?:taahhut|kayitli)\\b)|(?=\\d{1,2}\\s?[.)-]\\s?[a-z])|\\.(?=\\s|$))`,
  'dg',
)
// A full stop ends a name, save that of an initial or of a company's short words.
const STOP = '(?<!\\b(?:t\\. ?c|ltd|sti|san|tic|ins|tur|gid|paz|ith|ihr|a\\. ?s|[a-z]))\\s*\\.(?:\\s|$)'
const END = `(?=\\s*['?*°]\\s?[yn]?[ea]\\b|\\s*tarafindan|\\s?[yn]?[ea] ait|\\s*,|\\s+\\d|\\s*\\*|\\s*\\.{2,}|${STOP}|\\s+[a-d]\\)|\\s+taahhut|\\s*-\\s*\\d|\\s+(?:toplam|olarak|seklinde|seklini|olup|olmak|olmustur)\\b|$)`
const ENROLLED = '(?:[a-z]+ ticaret sicil[a-z]* mudurlugu\\S*\\s?\\S{0,4}\\s[\\d-]+ sicil no\\S* kayitli )?'
const IDENTIFIED = '(?:(?:\\[\\.\\.\\.\\]|[\\d*#x]{5,14})\\s)?(?:t\\.? ?c\\.? (?:kimlik )?no\\S{0,4} )?'
const PER_SHARE = new RegExp(
  `${AMOUNT}\\s*(?:\\([^()]{2,30}\\)\\s*)?(?:adet\\s*)?(?:pay|hisse)?[a-z]*\\s*(?:karsilik|karsiligi|mukabili?|tekabul|kasi[a-z]{0,4}k|kasi[a-z]{1,4})\\s*(?:eden|gelen|olan|alan)?\\s*${AMOUNT}${LIRA}['?*]?\\s?(?:s[il1]|lik)?\\b,?\\s*${ENROLLED}${IDENTIFIED}((?:[^,;:|]|\\d,){3,160}?)${END}`,
  'dg',
)
const OF_WHICH = new RegExp(
  `${AMOUNT}${LIRA}\\s*(?:['?*]?\\s?(?:s?[iu1]?n[ae]|[ae]|l[iu]k)\\s)?(?:(?:olan|tekabul eden|karsilik gelen|karsilik|karsiligi|isabet eden|tutarindaki)\\s*)?${AMOUNT}\\s*(?:adet\\s*)?(?:hisse|pay)(?:si|i)?\\s+([a-z][^,;:|\\d]{3,100}?)\\s*['?*]?\\s?[yn]?[ea](?:\\s+ait|\\b(?=\\s*\\*|\\s*,|\\s*\\d))`,
  'dg',
)
// "Ayşe Yılmaz 100 hisse karşılığı 2.500,00 TL"
const NAME_FIRST = new RegExp(
  `(?<![a-z])([a-z][^,;|\\d]{3,100}?)\\s*[:;,-]?\\s*${AMOUNT}\\s*(?:\\([^()]{2,30}\\)\\s*)?(?:adet\\s*)?(?:pay|hisse)[a-z]*\\s*(?:karsilik|karsiligi|mukabili?|tekabul eden|,|-)?\\s*(?:gelen|olan)?\\s*${AMOUNT}${LIRA}`,
  'dg',
)
// "Ayşe Yılmaz 2.500,00 TL (100 pay)", and partners of firms without shares: "Ayşe Yılmaz 2.500,00 TL, … koymayı taahhüt etmişlerdir"
const AMOUNT_FIRST = new RegExp(
  `(?<![a-z])([a-z][^,;|\\d]{3,100}?)\\s*[:;,-]?\\s*${AMOUNT}${LIRA}\\s*\\(\\s*${AMOUNT}\\s*(?:adet\\s*)?(?:pay|hisse)\\s*\\)`,
  'dg',
)
// "2.500,00 TL (100 pay) Ayşe Yılmaz"
const AMOUNT_BEFORE = new RegExp(
  `${AMOUNT}${LIRA}\\s*\\(\\s*${AMOUNT}\\s*(?:adet\\s*)?(?:pay|hisse)[a-z]*\\s*\\)\\s*[:;,-]?\\s*([a-z][^,;:|\\d]{3,100}?)(?=['?*°]\\s?[yn]?[ea]\\b|\\s*tarafindan|\\s*[,;]|${STOP}|\\s+ve\\s+\\d|\\s*$)`,
  'dg',
)
const PLEDGED = new RegExp(`(?<![a-z])([a-z][^,;|\\d]{3,60}?)\\s*${AMOUNT}${LIRA}(?=(?:,|\\sve)?\\s[^;]{0,200}koymayi taahhut)`, 'dg')
// "Bu payların tamamı Ayşe Yılmaz tarafından nakden taahhüt edilmiştir"
const ALL =
  /(?:(?:pay|hisse)larin|hisselerin|sermayenin) (?:tamami|tumu|hepsi)\s(?:nakden\s)?([^,;:|.\d]{5,120}?)\s*(?:tarafindan\s(?:nakden\s|nakdi\s|nakit\s|pesin(?:en)?\s|tamami\s|muvazaadan ari\s|olarak\s|ve\s){0,6}taahhut|['?*]\s?[yn]?[ea] ait(?:tir| olup| bulunmaktadir)\b)/dg
// "200.000,00 TL sermayenin tamamını oluşturan 2.000 adet pay Ayşe Yılmaz'a aittir": whole, count and holder in one.
const WHOLE = new RegExp(
  `${AMOUNT}${LIRA}['’]?(?:l[iı]k)?\\s(?:sermayenin|sermayesinin)\\s(?:tamam[a-z]*|tum[a-z]*)\\s(?:(?:olusturan|temsil eden|teskil eden)\\s)?${AMOUNT}\\s?(?:adet\\s)?(?:pay|hisse)[a-z]*\\s(?:ile\\s)?([^,;:|.\\d]{5,120}?)\\s*['?*]\\s?[yn]?[ea]\\sait(?:tir)?\\b`,
  'dg',
)
// "500 paya bölünmüş 50.000,00 TL sermayesinin tamamı Ayşe Yılmaz'a ait"
const WHOLE_CAPITAL = new RegExp(
  `(?:${AMOUNT}\\s?(?:adet\\s)?(?:pay|hisse)[a-z]*\\s(?:bolunmus|bolunen|ayrilmis|ayrilan)\\s(?:olan\\s|bulunan\\s)?)?${AMOUNT}${LIRA}['’]?(?:l[iı]k)?\\s(?:esas\\s)?sermaye(?:si)?nin\\s(?:tamam[iu]|tumu|hepsi)\\s([^,;:|.\\d]{5,120}?)\\s*['?*]\\s?[yn]?[ea]\\sait(?:tir)?\\b`,
  'dg',
)
// "Sermaye 200.000,00 TL olup tamamı Ayşe Yılmaz'a aittir", "… tarafından taahhüt edilmiştir"
const WHOLE_SUM = new RegExp(
  `\\bsermaye(?:si|miz)?\\s?:?\\s?${AMOUNT}${LIRA}(?:['’]?\\s?d[iu]r)?[.,;]?\\s(?:olup,?\\s|ve\\s)?(?:(?:bu|bunun|sermayenin|tutarin|paylarin|hisselerin) ){0,2}(?:tamam[iu]|tumu|hepsi)\\s([^,;:|.\\d]{5,120}?)\\s*(?:['?*]\\s?[yn]?[ea]\\sait|tarafindan\\s(?:[a-z]+ ){0,3}taahhut)`,
  'dg',
)
// "Sermaye, beheri 500,00 TL'lik 4000 paydan oluşur; tamamı şirketin tek ortağı Ayşe Yılmaz'a aittir"
const ALL_OF = new RegExp(
  `beheri\\s?${AMOUNT}${LIRA}['’]?\\s?(?:l[iı]k|degerinde|itibari degerde|nominal degerde)\\s${AMOUNT}\\s?(?:adet\\s)?(?:pay|hisse)[a-z]*\\s(?:olu[sn]|ayril|bolun|ibaret)[a-z]*[;,.]?\\s(?:olup,?\\s|ve\\s)?(?:bu |paylarin |hisselerin )*tamami\\s([^,;:|.\\d]{5,120}?)\\s*['?*]\\s?[yn]?[ea]\\sait`,
  'dg',
)
// "Beheri 1.000 TL değerindeki 300 payının tamamı Ayşe Yılmaz'a aittir": all of a count.
const ALL_COUNTED = new RegExp(
  `(?:beheri\\s?${AMOUNT}${LIRA}['’]?\\s?(?:l[iı]k|degerinde(?:ki)?)\\s)?${AMOUNT}\\s?(?:adet\\s)?(?:pay|hisse)(?:[iu]n[iu]n|[iu]n|l[ae]r[iu]n|l[ae]r[iu]n[iu]n)\\s(?:tamam[iu]|tamamina|tumu|tumune|hepsi|hepsine)\\s([^,;:|.\\d]{5,120}?)(?:\\s*['?*]\\s?[yn]?[ea]\\sait|\\s(?:sahiptir|maliktir|sahip bulunmaktadir)\\b)`,
  'dg',
)
// "Payların tamamına karşılık gelen 26.500.000,00 TL X A.Ş.'ne aittir", "sermayenin tamamını oluşturan 300 pay Ayşe Yılmaz'a aittir"
const ALL_WORTH = new RegExp(
  `(?:pay|hisse|sermaye)(?:si)?(?:l[ae]r)?(?:[iu]n[iu]n|n?[iu]n) (?:tamam[iu]|tumu|hepsi)(?:n[ae] (?:karsilik gelen|tekabul eden|isabet eden|denk gelen|karsilik)|n[iu] (?:olusturan|teskil eden|temsil eden)| olan)\\s${AMOUNT}(${LIRA}|\\s?(?:adet\\s)?(?:pay|hisse)[a-z]*)(?:lik|luk)?\\s(?:(?:tutarindaki|tutarinda|degerindeki) )?(?:pay |hisse |sermaye )?([^;:|\\d]{5,120}?)\\s*['’?*]\\s?[yn]?[ea]\\s(?:ait|gec)(?:tir|mistir|ti)?\\b(?! (?:iken|idi|olma))`,
  'dg',
)
// A table whose columns end with the number of shares and the total.
const TABLE = /(?:pay|hisse)\s?(?:adedi|sayisi)\s*\|?\s+(?:(?:pay|hisse|sermaye|nominal) )?(?:toplam|tutar|sermaye|deger)[a-z]*/dg
const FIGURE = String.raw`(\d{1,3}(?: \d{3})+,\d{2}|\d[\d.,]*\d)`
// A figure that goes on behind a blank, or whose first digits the count may have taken, is none.
const ROW = new RegExp(
  `([a-z][a-z. ]{4,80}?)\\s*-?\\s+(?:${FIGURE}\\s+(\\d[\\d.]{0,11})|(?!\\d{1,3} \\d{3} )(\\d[\\d.]{0,11}))\\s+${FIGURE}(?:${LIRA})?(?=\\s(?!\\d{3}(?:[ ,]|$))|$)`,
  'dg',
)

// "Payların tamamına (500 adet, 500.000 TL) sahip bulunan Ayşe Yılmaz'ın kararı ile"
const ALL_OWNED = new RegExp(
  `(?:pay|hisse)larin[iı]?n? ?(?:tamam[iu]|tumu)na\\s?\\(\\s?${AMOUNT}\\s?(?:adet\\s)?(?:pay|hisse)?[a-z]*,\\s${AMOUNT}${LIRA}\\s?\\)\\s(?:sahip|malik)\\s(?:olan|bulunan)\\s(?:tek\\s)?(?:ortak\\s|pay sahibi\\s)?([^,;:|.\\d]{5,120}?)\\s*['?*,]`,
  'dg',
)
// "Ayşe Yılmaz'ın payının 700.000,00 TL'ye baliğ olduğu", "… hissesi 300 adede, tutarı 30.000 TL'ye yükselmiştir"
const COMES_TO = new RegExp(
  `([a-z][^,;:|.\\d]{3,100}?)['?*]\\s?n?[iu]n\\s(?:sirketteki\\s|mevcut\\s|toplam\\s){0,2}(?:sermaye )?(?:pay|hisse)[a-z]*\\s(?:toplam[a-z]*\\s|tutari\\s|ise\\s){0,2}(?:${AMOUNT}\\s?ade(?:t|de)(?:\\s(?:paya|hisseye))?,?\\s(?:ve\\s|tutari\\s){0,2})?${AMOUNT}${LIRA}['’]?\\s?(?:s[iı]n|n|y)?[ae]\\s(?:balig ol|ulas|yuksel|cik(?!ar)|var(?:mis|dig)|inmis|dus(?:mus|tug))`,
  'dg',
)
// Who gets a share by this very sentence does not hold it in all.
const HANDED = /^\S{0,5}\s(?:[a-z]+ ){0,5}(?:devr|devir|temlik|gecmis|gecti|sat(?:mas|is|mis|il)|hibe)/
// "Ayşe Yılmaz 20 hisse karşılığı 20.000 TL olan hissesinin tamamını …": what is about to change hands.
const ABOUT_TO = /^['’`.]?\s?(?:l[iu]k\s|olan\s|tutarinda(?:ki)?\s){0,2}(?:hisse|pay)[a-z]*n[iu]n?\b/

/** Words that open a list of what is held, right before its only line. */
const LIST_HEAD =
  /\b(?:ortaklik|sermaye|hissedarlik|pay|hisse)[a-z]* (?:yapi|dagilim|durum|tablo)[a-z]*(?: (?:[a-z]+ ){0,3}(?:asagida|su sekil|soyle)[a-z]*(?: [a-z]+)?)?\s?[:;]\s*$/
const isHeaded = (body: Body, at: number): boolean => LIST_HEAD.test(body.plain.slice(Math.max(0, at - 120), at + 2))

/**
 * What each partner holds in all: founders, and the list after a transfer or an increase. Scans lose digits: figures that do not hold
 * together are not told.
 */
export const shareholdingRule: Rule = once((body) => {
  if (body.branch) return []
  const { body: force, from } = inForce(body)
  const whole = capitalShape(force)
  const total = whole?.total ?? capitalTotal(body)
  const all = new Map<string, Found>()
  const add = (person: string, amount: string | null, shares: number | null, at: Span, ratio: string | null = null): void => {
    if (!isName(person)) return
    all.set(fold(person), { statement: { kind: 'shareholding', person, amount, shares, ratio }, from: at.from, to: at.to })
  }
  const withUnit = (person: string, match: Match, first: number, start = match.from): void => {
    const [unit, shares, amount] = [amountOf(match.printed(first)), countOf(match.printed(first + 1)), amountOf(match.printed(first + 2))]
    const value = times(unit, shares)
    const agreed =
      value === null || amount === null || sameAmount(value, amount) ? amount : lostMark(match.printed(first + 2), value) ? value : null
    if (!all.has(fold(person))) add(person, agreed, agreed === null ? null : shares, { from: start, to: match.to })
  }
  const perShare = (person: string, printed: string, shares: number | null, at: Span): void => {
    const amount = amountOf(printed)
    // Who holds all the shares holds the whole capital; nobody holds more.
    if (amount === null && shares !== null && shares === whole?.shares) add(person, whole.total, shares, at)
    else if (amount !== null && total !== null && exceeds(amount, total)) add(person, null, shares, at)
    else if (amount !== null) add(person, amount, shares, at)
  }
  const before = (match: Match, name: string): number => {
    const span = match.span(1)
    return span ? Math.max(match.from, span.to - name.length - 2) : match.from
  }
  // A stroke that begins a line marks the next of a list: the name before it stands behind its own figures.
  const isMarked = (match: Match): boolean => {
    const end = match.span(1)?.to ?? match.from
    const stroke = body.plain.slice(end, match.to).search(/\S/) + end
    return body.plain[stroke] === '-' && Array.from({ length: stroke - end + 1 }, (_, at) => end - 1 + at).some((at) => body.breaks.has(at))
  }
  const units = matchesIn(body, HOLDER_FIRST).filter((match) => !isMarked(match))
  const unitsFirst = units.map((match) => ({ name: nameAtEnd(match.printed(1)), match }))
  const unitsLast = matchesIn(body, HOLDER_LAST).map((match) => ({ name: cleanName(match.printed(4)), match }))
  // Names stand before or after their figures; read the wrong way a list yields one fewer.
  const named = (list: readonly { name: string }[]): number => list.filter(({ name }) => isName(name)).length
  if (named(unitsFirst) >= named(unitsLast)) for (const { name, match } of unitsFirst) withUnit(name, match, 2, before(match, name))
  for (const { name, match } of unitsLast) withUnit(name, match, 1)
  if (all.size > 0) return [...all.values()]
  // Figures that prove each other say to whom they belong.
  const listed = triplesIn(force, from, total, whole?.shares ?? null)
  const proven = listed.length > 1 ? listed[0]?.first : undefined
  const namedLast = matchesIn(force, PER_SHARE, from)
    .map((match) => ({ name: personIn(match.printed(3)), match }))
    .filter(
      ({ name, match }) =>
        isName(name) &&
        // "Ayşe Yılmaz'dan Ali Genç'e": whoever had it before has it no more.
        !/['’`][dt][ae]n\s/.test(match.printed(3)) &&
        !/hisse|devr|\bpay(?:[iu]|lar[iu])?n[iu]\b|\bkismi(?:n[iu])?\b/.test(body.plain.slice(match.span(3)?.from, match.span(3)?.to)) &&
        !HANDED.test(body.plain.slice(match.to, match.to + 60)) &&
        !/\bait\s*$/.test(body.plain.slice(Math.max(0, match.from - 8), match.from)),
    )
  const namedFirst = matchesIn(force, NAME_FIRST, from)
    .map((match) => ({ name: nameAtEnd(match.printed(1)), match }))
    .filter(
      ({ name, match }) =>
        isName(name) &&
        name.split(' ').length > 1 &&
        !/['?*]\s?[a-z]{1,3}$/.test(plainLetters(match.printed(1).trim())) &&
        !/^[^.;]{0,60}\bdevr/.test(body.plain.slice(match.to, match.to + 80)) &&
        !ABOUT_TO.test(body.plain.slice(match.to, match.to + 80)),
    )
  const first =
    proven !== 'figures' &&
    namedFirst.length > namedLast.length &&
    (body.established ||
      whole !== null ||
      namedFirst.length > 1 ||
      namedFirst.some(({ name, match }) => isHeaded(force, before(match, name))))
  for (const { name, match } of first ? namedFirst : namedLast) {
    if (first) perShare(name, match.printed(3), countOf(match.printed(2)), { from: before(match, name), to: match.to })
    else perShare(name, match.printed(2), countOf(match.printed(1)), match)
  }
  for (const match of matchesIn(force, OF_WHICH, from))
    perShare(nameAtEnd(match.printed(3)), match.printed(1), countOf(match.printed(2)), match)
  // A heading may run into the first name of a list.
  const nameBefore = (match: Match): string => {
    const [name, span] = [nameAtEnd(match.printed(1)), match.span(1)]
    return isName(name) || !span ? name : (partiesIn(force, span.from, span.to).find(({ to }) => to >= span.to - 2)?.name ?? name)
  }
  if (all.size === 0) {
    const firsts = matchesIn(force, AMOUNT_FIRST, from).map((match) => ({ name: nameBefore(match), match }))
    const lasts = matchesIn(force, AMOUNT_BEFORE, from).map((match) => ({ name: personIn(match.printed(3)), match }))
    const [ahead, behind] = [firsts, lasts].map((list) => list.filter(({ name }) => isName(name)).length) as [number, number]
    // As many names before the figures as behind them: nothing tells whose they are.
    if (ahead > behind)
      for (const { name, match } of firsts)
        perShare(name, match.printed(2), countOf(match.printed(3)), { from: before(match, name), to: match.to })
    else if (behind > ahead) for (const { name, match } of lasts) perShare(name, match.printed(1), countOf(match.printed(2)), match)
  }
  // Each wording only where those before it say nothing.
  const otherwise = (pattern: RegExp, read: (match: Match) => void): void => {
    if (all.size === 0) for (const match of matchesIn(force, pattern, from)) read(match)
  }
  otherwise(PLEDGED, (match) => {
    const name = nameAtEnd(match.printed(1))
    perShare(name, match.printed(2), null, { from: before(match, name), to: match.to })
  })
  const table = all.size === 0 ? firstIn(force, TABLE, from) : undefined
  if (table) {
    for (const match of matchesIn(force, ROW, table.to, table.to + 2000)) {
      const name = nameAtEnd(match.printed(1))
      const [part, amount] = [amountOf(match.printed(2)), amountOf(match.printed(5))]
      if (amount !== null && (part === null || sameAmount(part, amount)))
        add(name, amount, countOf(match.printed(3) || match.printed(4)), { from: before(match, name), to: match.to })
    }
  }
  otherwise(WHOLE, (match) => add(nameAtEnd(match.printed(3)), amountOf(match.printed(1)), countOf(match.printed(2)), match))
  otherwise(WHOLE_CAPITAL, (match) => add(nameAtEnd(match.printed(3)), amountOf(match.printed(2)), countOf(match.printed(1)), match))
  otherwise(ALL_OWNED, (match) => add(nameAtEnd(match.printed(3)), amountOf(match.printed(2)), countOf(match.printed(1)), match))
  otherwise(WHOLE_SUM, (match) => add(nameAtEnd(match.printed(2)), amountOf(match.printed(1)), null, match))
  otherwise(ALL_OF, (match) => {
    const shares = countOf(match.printed(2))
    add(nameAtEnd(match.printed(3)), times(amountOf(match.printed(1)), shares), shares, match)
  })
  otherwise(ALL_COUNTED, (match) => {
    const shares = countOf(match.printed(2))
    const worth = times(amountOf(match.printed(1)), shares)
    add(nameAtEnd(match.printed(3)), worth ?? (shares !== null && shares === whole?.shares ? whole.total : null), shares, match)
  })
  otherwise(ALL_WORTH, (match) => {
    const counted = /^\s?(?:adet\s)?(?:pay|hisse)/.test(match.printed(2).toLowerCase())
    const [amount, shares] = counted ? [null, countOf(match.printed(1))] : [amountOf(match.printed(1)), null]
    const isAll = whole !== null && (counted ? shares === whole.shares : amount !== null && sameAmount(amount, whole.total))
    // Nobody holds all of another sum than there is.
    if (whole !== null ? isAll : total === null || amount === null || sameAmount(amount, total))
      add(nameAtEnd(match.printed(3)), isAll ? whole.total : amount, isAll ? whole.shares : (shares ?? countFor(force, amount)), match)
  })
  otherwise(COMES_TO, (match) => perShare(nameAtEnd(match.printed(1)), match.printed(3), countOf(match.printed(2)), match))
  if (all.size === 0 && whole !== null) {
    for (const match of matchesIn(force, ALL, from)) add(nameAtEnd(match.printed(1)), whole.total, whole.shares, match)
  }
  if (all.size === 0) for (const each of listed) add(each.name, each.amount, each.shares, each, each.ratio)
  if (all.size === 0)
    for (const each of pairsIn(force, from, total, whole?.shares ?? null)) add(each.name, each.amount, each.shares, each, each.ratio)
  return [...all.values()].filter(({ from: at }) => !ofRaise(body, at)).map((each) => withRatio(body, each))
})

const RAISE_ONLY =
  /\bartt?ir[iu]lan (?:bu )?\d[\d., ]*\d?\s?(?:tl|ytl|turk lirasi?)?[.'’]*\s?(?:l[iu]k )?(?:n[iu]n|kismin|sermayenin|tutarin)?\b(?!.*\b(?:boylece|bu suretle|toplam|neticede|yeni sermaye|son durum|sermaye(?:nin|si|sinin|miz)?\b))/
/** Whether a figure stands in a sentence that only says who takes what of the new capital: what each holds in all it does not say. */
const ofRaise = (body: Body, at: number): boolean => {
  const sentence = sentenceHolding(body, at)
  return sentence !== undefined && RAISE_ONLY.test(body.plain.slice(sentence.from, at))
}

const DIVIDED = new RegExp(
  `beheri\\s?${AMOUNT}${LIRA}\\D{0,40}?${AMOUNT}\\s?(?:adet\\s)?(?:(?:nama|hamiline)\\s?yazili\\s)?(?:hisse|pay)`,
  'dg',
)
/** Into how many shares a clause divides just that amount; null where none does. */
const countFor = (body: Body, amount: string | null): number | null =>
  matchesIn(body, DIVIDED)
    .map((match) => ({ unit: amountOf(match.printed(1)), count: countOf(match.printed(2)) }))
    .find(({ unit, count }) => amount !== null && sameAmount(times(unit, count) ?? '0', amount))?.count ?? null

const RATIO = /^[\s|(,;-]{0,4}(?:%\s?(\d{1,3}(?:[.,]\d{1,4})?)|(\d{1,3}(?:[.,]\d{1,4})?)\s?%)(?![\d])/
/** A holding with the part of the whole that stands right behind its figures. */
const withRatio = (body: Body, found: Found): Found => {
  const match = RATIO.exec(body.plain.slice(found.to, found.to + 16))
  const ratio = match?.[1] ?? match?.[2]
  return ratio === undefined || found.statement.kind !== 'shareholding' || found.statement.ratio !== null
    ? found
    : { ...found, statement: { ...found.statement, ratio: ratio.replace(',', '.') }, to: found.to + (match?.[0].length ?? 0) }
}

const SOME_SHARES = new RegExp(
  `${AMOUNT}\\s*(?:\\([^()]{2,40}\\)\\s*)?(?:ade[dt][a-z]*(?:\\s\\(?[a-h]\\)? grubu(?=\\s(?:\\S+ )?(?:hisse|pay)))?(?:\\s(?:nama |hamiline )?(?:yazili )?(?:hisse|pay)[a-z]*)?|(?:hisse|pay)[a-z]*)`,
  'dg',
)
// What stands between a name, a count and an amount of one list, and says nothing of its own.
const CONNECTS =
  /^[\s.,;:()'’*/|-]*(?:(?:sermaye|ile|ise|da|de|olup|adet|paya|hisseye|payi|hissesi|pay|hisse|karsilik|karsiligi|mukabili|isabet|(?:(?:diger|komandite|komanditer|kolle?ktif|sinirli sorumlu|sinirsiz sorumlu) ){0,2}orta[kg][a-z]*|eden|gelen|olan|tekabul|sahibi|olarak|toplam|tl|turk|lirasi|lira|degerinde|degerindeki|beheri|nominal|itibari|nama|yazili|kismi(?:n[iu]n)?|tutarinda|tutarindaki|n?[iu]n|s[iu](?:n[iu]n?)?|l[iu]k|teskil|olusturan|ait|[yn]?[aei])(?![a-z])[\s.,;:()'’*/|-]*)*$/
const MOVED = /^(?:[^;.]|\.(?=\d)){0,120}\b(?:devr|devir|temlik|satm|satis|hibe)/
type Token = { kind: 'name' | 'shares' | 'amount' | 'ratio'; from: number; to: number; text: string; ratio?: string }
type Triple = { name: string; shares: number; amount: string; ratio: string | null; first: 'name' | 'figures'; from: number; to: number }
const ORDERS = [
  ['name', 'shares', 'amount'],
  ['name', 'amount', 'shares'],
  ['shares', 'amount', 'name'],
  ['amount', 'shares', 'name'],
] as const

const PERCENT =
  /(?:%\s?|\byuzde\s)(\d{1,3}(?:[.,]\d{1,4})?)(?:['’]?\s?s?[iu](?![a-z])|['’]?l[iu]k)?|(?<![\d.,])(\d{1,3}(?:[.,]\d{1,4})?)\s?%(?!\s?\d)/dg
const PARTS = /(?<![\d.,])(\d{1,3}(?:\.\d{3})*)\s?['’]\s?s?[iu](?![a-z])/dg
const WHOLE_OF = /(\d[\d.]*)\s(?:adet\s)?(?:pay|hisse)[a-z]{0,6}?(?:d[ae]n|n[iu]n)\s(?:[^.;]|\.(?=\d)){0,240}$/
/** Whether a number with an ending counts shares of a whole that the same sentence names ("1.000 paydan 700'ü"). */
const isOfWhole = (body: Pick<Body, 'plain'>, at: number): boolean => WHOLE_OF.test(body.plain.slice(Math.max(0, at - 260), at))
/** The whole of which parts are told ("1.000 paydan 700'ü A'ya, 300'ü B'ye"); null where none is said. */
const wholeBefore = (body: Body, at: number): number | null => countOf(WHOLE_OF.exec(body.plain.slice(Math.max(0, at - 260), at))?.[1])

const SUM_SCALED = new RegExp(SCALED, 'dg')
/** A blank behind a comma parts two numbers: "%60, 600 pay". */
const lastNumber = (match: Match): { from: number; text: string } => {
  const printed = match.printed(1)
  const text = printed.slice(printed.lastIndexOf(', ') + 1).trimStart()
  return { from: match.from + printed.length - text.length, text }
}
const tokensIn = oncePart((body: Body, from, to): Token[] => {
  const tokens: Token[] = [
    ...matchesIn(body, SUM, from)
      .filter((match) => !EACH.test(body.plain.slice(Math.max(0, match.from - 12), match.from)))
      .map((match): Token => ({ kind: 'amount', to: match.to, ...lastNumber(match) })),
    ...matchesIn(body, SUM_SCALED, from).map((match): Token => ({
      kind: 'amount',
      from: match.from,
      to: match.to,
      text: scaledOf(match.printed(1), plainLetters(match.printed(2))) ?? '',
    })),
    ...matchesIn(body, SOME_SHARES, from).map((match): Token => ({
      kind: 'shares',
      to: match.to,
      ...lastNumber(match),
    })),
  ]
  tokens.push(
    ...matchesIn(body, PERCENT, from).map((match): Token => ({
      kind: 'ratio',
      from: match.from,
      to: match.to,
      text: match.printed(1) || match.printed(2),
    })),
    ...matchesIn(body, PARTS, from)
      .filter((part) => !tokens.some((each) => each.from < part.to && part.from < each.to) && isOfWhole(body, part.from))
      .map((match): Token => ({ kind: 'shares', from: match.from, to: match.to, text: match.printed(1) })),
  )
  if (tokens.length < 2) return []
  tokens.push(...partiesIn(body, from, to).map((party): Token => ({ kind: 'name', from: party.from, to: party.to, text: party.name })))
  return withoutRatios(
    body,
    tokens.sort((a, b) => a.from - b.from),
  )
})
/** "%60, 600 pay": a part of the whole beside a figure is told with it. */
const withoutRatios = (body: Body, tokens: readonly Token[]): Token[] => {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const beside = last && /^[\s,;(|/-]{1,3}$/.test(body.plain.slice(last.to, token.from))
    if (beside && last.kind === 'ratio' && (token.kind === 'shares' || token.kind === 'amount'))
      joined.splice(-1, 1, { ...token, from: last.from, ratio: last.text })
    // "A - 60.000 TL - %60": behind the figure of whoever is named before it.
    else if (beside && token.kind === 'ratio' && last.ratio === undefined && last.kind !== 'name' && joined.at(-2)?.kind === 'name')
      joined.splice(-1, 1, { ...last, to: token.to, ratio: token.text })
    else joined.push(token)
  }
  return joined
}

/**
 * A list of partners in whatever order name, count and amount stand. Figures prove each other: each share has the same value, and the
 * amounts add up to the capital where it is known.
 */
const triplesIn = (body: Body, from: number, total: string | null, shares: number | null): Triple[] => {
  const tokens = tokensIn(body, from, body.plain.length)
  const lists = ORDERS.map((order): Triple[] => {
    const found: Triple[] = []
    for (let at = 0; at + 2 < tokens.length; at++) {
      const three = tokens.slice(at, at + 3)
      if (three.some(({ kind }, which) => kind !== order[which])) continue
      const [first, second, third] = three as [Token, Token, Token]
      if (!CONNECTS.test(body.plain.slice(first.to, second.from)) || !CONNECTS.test(body.plain.slice(second.to, third.from))) continue
      const text = (kind: Token['kind']): string => three.find((each) => each.kind === kind)?.text ?? ''
      const [count, amount] = [countOf(text('shares')), amountOf(text('amount'))]
      if (count === null || count === 0 || amount === null || MOVED.test(body.plain.slice(third.to, third.to + 160))) continue
      const ratio = three.find((each) => each.ratio !== undefined)?.ratio?.replace(',', '.') ?? null
      found.push({
        name: text('name'),
        shares: count,
        amount,
        ratio,
        first: order[0] === 'name' ? 'name' : 'figures',
        from: first.from,
        to: third.to,
      })
      at += 2
    }
    return found
  })
  const [best, next] = [...lists].sort((a, b) => b.length - a.length)
  // As many one way as the other: nothing tells whose the figures are.
  if (best && next && best.length === next.length) return []
  const [head] = best ?? []
  if (!best || !head) return []
  const cents = (each: Triple): bigint => BigInt(each.amount.replace('.', ''))
  if (best.some((each) => cents(each) * BigInt(head.shares) !== cents(head) * BigInt(each.shares))) return []
  const sum = best.reduce((all, each) => all + cents(each), 0n)
  const whole = total === null ? null : BigInt(total.replace('.', ''))
  if (whole !== null) return sum === whole ? best : []
  return best.length > 1 || head.shares === shares ? best : []
}

type Pair = { name: string; amount: string | null; shares: number | null; ratio: string | null; from: number; to: number }
const PAIRS = [
  ['name', 'amount'],
  ['amount', 'name'],
  ['name', 'shares'],
  ['shares', 'name'],
  ['name', 'ratio'],
  ['ratio', 'name'],
] as const
/** Words that say of a list that its people hold what it names. */
const HOLDS =
  /\bait(?:tir)?\b|\bsahip|\btaahhut|\bistirak et|\bkoymayi ustlen|\bortaklik yapisi|\bortaklar|\bhissedarlar|\bdagilim|['’]n?[iu]nd[iu]r\b|\badina kayitli|\bpay oran|\bhisse oran|\bsermaye(?:si|nin)\b/
const NOT_HELD =
  /devr|devir|temlik|intikal|\bgec(?:mis|mes|ti)|satm|satis|hibe|borc|alaca|ucret|huzur hakki|kar pay|zarar|esit|\bait (?:olan|bulunan)\b/

/** What stands behind a transfer is what each then holds. */
const AFTER_TRANSFER =
  /\b(?:bu )?(?:pay |hisse )?(?:devir|devr)[a-z]* (?:islem[a-z]* )?(?:sonras[iu]|sonucu|sonunda|netices[iu](?:nde)?|sonra|itibar|takiben|muteakip)[a-z]*/g
/** Thirds of a hundred are rounded. */
const isWhole = (sum: bigint, parts: bigint): boolean => sum >= 10_000n - parts && sum <= 10_000n + parts
const hundredthsIn = (figures: readonly (string | null)[]): bigint =>
  figures.reduce((all, each) => all + (hundredths(each ?? '') ?? 0n), 0n)

/**
 * A list of partners of whom only an amount or only a count is said. The figures prove each other: they add up to the capital; where that is not
 * known, the words must say that the list is of what is held.
 */
const pairsIn = (body: Body, from: number, total: string | null, shares: number | null): Pair[] => {
  const tokens = tokensIn(body, from, body.plain.length)
  const lists = PAIRS.flatMap((order): Pair[][] => {
    const runs: Pair[][] = []
    let run: Pair[] = []
    for (let at = 0; at + 1 < tokens.length; at++) {
      const [first, second] = [tokens[at], tokens[at + 1]] as [Token, Token]
      const fits = first.kind === order[0] && second.kind === order[1] && CONNECTS.test(body.plain.slice(first.to, second.from))
      const last = run.at(-1)
      if (
        !fits ||
        (last &&
          !CONNECTS.test(
            body.plain
              .slice(last.to, first.from)
              .replace(
                /tarafindan|(?<=\s)\d{1,2}\s?[-.)]{1,2}(?=\s)|\bkoymayi (?:taahhut (?:et|eyle)|ustlen)m[iu]s(?:t[iu]r)?\b|\b(?:diger )?yarisi(?: olan)?\b|\b(?:ucte|dortte|beste|altida|onda) [a-z]{2,8}s?[iu]\b|\b(?:geri(?:ye)? )?kalan(?:i|lar)?\b|\bbakiye\b|['’]?(?<![a-z])[aei]n(?![a-z])|\bve\b/g,
                '',
              ),
          ))
      ) {
        if (run.length > 1) runs.push(run)
        run = []
        if (!fits) continue
      }
      const named = first.kind === 'name' ? first : second
      const figure = first.kind === 'name' ? second : first
      run.push({
        name: named.text,
        amount: figure.kind === 'amount' ? amountOf(figure.text) : null,
        shares: figure.kind === 'shares' ? countOf(figure.text) : null,
        ratio: (figure.kind === 'ratio' ? figure.text : figure.ratio)?.replace(',', '.') ?? null,
        from: first.from,
        to: second.to,
      })
      at++
    }
    return run.length > 1 ? [...runs, run] : runs
  })
  const summed = (list: readonly Pair[], head: Pair): boolean => {
    if (head.ratio !== null && head.amount === null && head.shares === null)
      return isWhole(hundredthsIn(list.map(({ ratio }) => ratio)), BigInt(list.length))
    if (head.amount !== null) return total === null || hundredthsIn(list.map(({ amount }) => amount)) === hundredths(total)
    const sum = list.reduce((all, each) => all + (each.shares ?? 0), 0)
    const whole = wholeBefore(body, head.from)
    return (whole === null || sum === whole) && (shares === null || sum === shares)
  }
  const proven = lists.filter((list) => {
    const [head, tail] = [list[0], list.at(-1)]
    if (!head || !tail || list.some((each) => (each.amount ?? each.shares ?? each.ratio) === null)) return false
    const around = body.plain.slice(Math.max(0, head.from - 120), head.from) + body.plain.slice(tail.to, tail.to + 120)
    // The same list read the other way round leaves one of its people out.
    if (lists.some((other) => other.length > list.length && (other[0]?.from ?? 0) < tail.to && head.from < (other.at(-1)?.to ?? 0)))
      return false
    // What stands before "devir neticesinde" is the transfer itself.
    const lead = body.plain.slice(Math.max(0, head.from - 60), head.from)
    const after = [...lead.matchAll(AFTER_TRANSFER)].at(-1)
    const said = (lead.slice(after ? after.index + after[0].length : 0) + body.plain.slice(head.from, tail.to + 120))
      .replace(AFTER_TRANSFER, '')
      .replace(/^.*\b(?:boylece|boylelikle|bu suretle|bu durumda|neticede)\b(?=.*sermaye)/, '')
    return !NOT_HELD.test(said) && HOLDS.test(around) && summed(list, head)
  })
  return [...proven].sort((a, b) => b.length - a.length)[0] ?? []
}

// The residence may hold a door number ("No: 5") and abbreviations; the name stands at the end.
const SOLE =
  /tek (?:ortakli|pay sahipli) (?:bir )?.{3,30}?sirket[a-z]*(?: (?:hal|statu|konum|nitelig)[a-z]* [a-z]+)?\.?\s*(?:bu |tek |sirketin (?:tek )?)?(?:ortak|ortagi|pay sahibi),?\s*([^;]{3,300}?)\s*(?:['*]\s?[dt][iu]r\b|dir\.)/dg
// "Şirketin tek ortağı AYŞE YILMAZ'dır", "tek ortağın Ayşe Yılmaz olduğu", "… tek pay sahibi … olmuştur"
const SOLE_IS =
  /(?:sirketin|sirketimizin) tek (?:ortagi|pay sahibi),?\s+(?!durumu)([^;]{3,300}?)\s*(?:['*]\s?[dt][iu]r\b|\bolmustur)|tek (?:ortagin(?:in)?|pay sahibinin)\s+([^;,.]{3,120}?)\s+oldugu|\b(?:tek|yegane) (?:ortak|ortagi|ortagimiz|pay sahibi|hissedar[iu]?),?\s+([^;,:]{3,120}?)\s+(?:olup\b|olan (?:tek kisilik )?(?:limited |anonim )?sirket(?:imiz)? olarak\b|olarak (?:tescil|tespit|kal(?:mis|di)))/dg

const ONLY = /\b(?:tek|yegane) (?:kisilik|kisi ortak|ortag|ortakli|ortak\b|pay sahib|pay sahipli|hissedar)/
const ONLY_IS =
  /\bait(?:tir)?\b|\bsahip\b|oldug|olmus|['’][dt][iu]r\b|kalmis|hal[ei](?:ne)? g[ei][lr]|halini al|gecmis|gecti|toplan|(?:ortag|sahib|hissedar)[iu]?d[iu]r\b|\btek ortaklig[a-z]* (?:faaliyet|devam)/
const NOT_ONLY = /sona er|\bdegil|ayril(?:mis|masi)|kurulu[a-z]* tek uye|devret/
/** What a transfer leads to says who is left; what it says of itself does not. */
const LEFT = /\bhal[a-z]* (?:g[ei][lr]|al(?:mis|di))|\bolmus|\bkalmis/
/** The only partner in the words of a decision: a sentence that says there is one and names nobody else. */
const onlyIn = (body: Body): Found[] =>
  clausesOf(body).flatMap(({ from: start, to, sentence }): Found[] => {
    if (!ONLY.test(body.plain.slice(start, to))) return []
    // "… A'ya ait hale gelmiş olup şirket tek ortaklı olarak devam etmektedir": the clause before names him.
    const from = partiesIn(body, start, to).length > 0 ? start : sentence.from
    const plain = body.plain.slice(from, to)
    if (!ONLY_IS.test(plain) || NOT_ONLY.test(plain)) return []
    if (/devir|devr[ie]/.test(plain.replace(AFTER_TRANSFER, '')) && !LEFT.test(plain)) return []
    const own = body.header.title === null ? '' : fold(body.header.title)
    const parties = partiesIn(body, from, to).filter(({ name }) => fold(name) !== own)
    const [only, ...more] = parties
    return only && more.every(({ name }) => fold(name) === fold(only.name))
      ? [{ statement: { kind: 'sole_shareholder', person: only.name }, from: only.from, to }]
      : []
  })

// "Tek Ortak: … Kimlik Numaralı Ayşe Yılmaz"
const BESIDE_NAME = /^[^;:]{0,70}$/
const labelledSole = (body: Body): Found[] =>
  fieldsIn(body).flatMap((field): Found[] => {
    if (field.label !== 'only') return []
    const party = partyIn(body, field) ?? partiesIn(body, field.begins, field.to).find(({ introduced }) => introduced)
    return party && BESIDE_NAME.test(body.plain.slice(field.begins, party.from))
      ? [{ statement: { kind: 'sole_shareholder', person: party.name }, from: field.from, to: party.to }]
      : []
  })

// "Bu durumda şirket tek kişilik limited şirket haline gelmiştir": of a company that a transfer left with one partner.
const BECOMES_SOLE =
  /\btek (?:kisilik|ortakli|pay sahipli|kisi ortakli)\b[^.;]{0,60}?\b(?:hal[ei](?:ne)? (?:g[ei][lr]|donus)|halini al|donus|olmus)(?:m[iu]s|m[iu]s?t[iu]r|t[uü]r)[a-z]*|\btek (?:ortak|ortagi|pay sahibi|hissedar[iu]?) (?:konum|durum|sifat|hal)[a-z]* (?:g[ei]l|gec|ulas|kazan|al|dus)(?:m[iu]s|d[iu]|t[iu]|m[ae]s)[a-z]*/dg
/** Who got the shares by which a company is left with one partner: the only one to whom all of them went. */
const leftByTransfer = (body: Body): Found[] => {
  const [match, ...more] = matchesIn(body, BECOMES_SOLE)
  if (!match || more.length > 0 || NOT_ONLY.test(match.plain)) return []
  const transfers = [...transferRule(body), ...handingRecords(body)].flatMap(({ statement, from, to }) =>
    statement.kind === 'share_transfer' && from < match.from ? [{ ...statement, at: { from, to } }] : [],
  )
  const givers = new Set(transfers.map(({ from }) => fold(from)))
  const takers = new Map(transfers.filter(({ to }) => !givers.has(fold(to))).map((each) => [fold(each.to), each]))
  const [only] = takers.values()
  return only && takers.size === 1
    ? [{ statement: { kind: 'sole_shareholder', person: only.to }, from: match.from, to: match.to, more: [only.at] }]
    : []
}

/** "Şirket tek pay sahipli hale gelmiştir. Payların tamamı … X A.Ş.'ne aittir": who holds all of the company that says so. */
const holdsAll = (body: Body): Found[] => {
  const [match] = matchesIn(body, BECOMES_SOLE)
  const [only, ...others] = match && !NOT_ONLY.test(match.plain) ? shareholdingRule(body) : []
  return match &&
    only?.statement.kind === 'shareholding' &&
    others.length === 0 &&
    /\b(?:tamam|tumu|hepsi)/.test(body.plain.slice(only.from, only.to))
    ? [{ statement: { kind: 'sole_shareholder', person: only.statement.person }, from: match.from, to: match.to, more: [only] }]
    : []
}

/** "Şirket tek ortaklı bir Limited Şirkettir. Bu ortak, … 'dir.", by a label, in the words of a decision, or by what a transfer leaves. */
export const soleShareholderRule: Rule = (body) => {
  for (const rule of [soleByLabel, labelledSole, onlyIn, leftByTransfer, holdsAll]) {
    const stated = rule(body)
    if (stated.length > 0) return stated
  }
  return []
}
const soleByLabel: Rule = (body) => {
  const closed = [...matchesIn(body, SOLE), ...matchesIn(body, SOLE_IS)].flatMap((match): Found[] => {
    const person = personIn(match.printed(1) || match.printed(2) || match.printed(3))
    return isName(person) ? [{ statement: { kind: 'sole_shareholder', person }, from: match.from, to: match.to }] : []
  })
  return closed.length > 0 ? closed : soleByLine(body)
}
/** "Bu ortak, … Kimlik Numaralı AYŞE YILMAZ" and the end of the line: the verb behind the name was not printed. */
const SOLE_TO_NUMBER =
  /tek (?:ortakli|pay sahipli) (?:bir )?.{3,30}?sirket[a-z]*\.?\s*bu (?:ortak|pay sahibi),?\s[^;.]{3,200}?kimlik numarali\s/dg
const soleByLine: Rule = (body) =>
  matchesIn(body, SOLE_TO_NUMBER).flatMap((match): Found[] => {
    const party = partiesIn(body, match.to, Math.min(body.text.length, match.to + BESIDE_LONG)).find(({ from }) => from === match.to)
    return party && (body.breaks.has(party.to) || party.to === body.text.length)
      ? [{ statement: { kind: 'sole_shareholder', person: party.name }, from: match.from, to: party.to }]
      : []
  })
const BESIDE_LONG = 90

const TRANSFER = new RegExp(
  `\\s${AMOUNT}(?:${LIRA}|\\s?\\S{1,3})\\s*\\S{1,8}\\s*karsiligi\\s*${AMOUNT}\\s*adet\\s*pay\\S{0,6}\\s(?:[^.]|\\.(?=\\d|(?<=\\d\\.))){0,120}?\\bile\\s+(.{3,220}?)\\s*devretmistir`,
  'dg',
)
const PART = new RegExp(`pay(?:inin|larinin)\\b.{0,60}?${AMOUNT}\\s*(?:adet|aded)[a-z]*`, 'dg')
const HANDS =
  /\b(?:devr(?:et|ed|i(?! (?:sozles|mukavele|sened|hakkinda|tarih))|ol)|devir (?:et|suret)|sat(?:mas|is|mis|il|ara?k|t[iu]g)|temlik|intikal|hibe|(?:gec|kal)(?:m[iu]s(?:t[iu]r)?|mesine|masina|[dt][iu]g[iu])\b|birak(?:ara?k|mis|mas|ti(?!g))|ferag (?:et|ed|eyle)|bagisla(?:yara?k|mis|mas|di(?!g)))[a-z]*/dg
// "12.000 adet payının 4.000 adedine karşılık gelen 400.000,00 TL'lik kısmını … B'e devretmiştir"
const PART_OF = new RegExp(
  `pay(?:inin|larinin)\\s${AMOUNT}\\s*aded[a-z]*\\s(?:karsilik|tekabul)\\s(?:gelen|eden)\\s${AMOUNT}${LIRA}\\S{0,3}\\s?l?i?k?\\s?(?:kismini|payini)\\s(?:(?:hukuki ve mali yukumlulukleri\\s)?ile\\s)?([^.;]{5,160}?)\\s*devretmistir`,
  'dg',
)
const COUNTED = new RegExp(
  `${AMOUNT}\\s*(?:\\([^()]{2,40}\\)\\s*)?(?:(?:adet\\s*)?(?:(?:nama|hamiline)\\s?(?:yazili\\s)?)?(?:hisse|pay)|aded[a-z]*|adet(?=[,)])|['’]\\s?s?[iu](?:n[iu])?(?![a-z0-9]))`,
  'dg',
)
const SUM = new RegExp(`${AMOUNT}${LIRA}`, 'dg')
/** What one share is worth is not what is handed over. */
const EACH = /\b(?:beheri|her ?biri)\s$/
const sumsIn = (body: Body, from: number, to: number): Match[] =>
  matchesIn(body, SUM, from, to).filter((each) => !EACH.test(body.plain.slice(Math.max(0, each.from - 10), each.from)))
const HOLDING =
  /^\S{0,6}\s*(?:[,;]\s?)?(?:(?:tum|butun|bilcumle) hak ve (?:borc|vecibe|yukumluluk)[a-z]* (?:ile )?(?:birlikte )?)?(?:(?:ise|da|de|tum|butun|bilcumle|bilumum|sirket|sirkette|sirketteki|sirketimizdeki|nezdindeki|elindeki|beheri?|mevcut|bulunan|(?:sahip|sahibi|malik|maliki) (?:bulundugu|oldugu)|uhdesindeki|kendisine ait|adina kayitli|toplam) ){0,4}(?:hisse(?!dar)|pay(?!das)|\d|[a-z]*(?:bin|milyon|milyar)\s)/

const BY_HIM = /^\s?tarafindan\b/
const OWNED = /^\s?\S{1,5}\s(?:ait|adina)\b/
const LEAVES = /ortakliktan (?:ayril|cik)/
const DIES = new RegExp(verb('die', 'said', 'decided'))
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
    matchesIn(body, COUNTED, from, to).length > 0 || matchesIn(body, SUM, from, to).length > 0
  let before: Giver | undefined = leaving && { ...leaving, listed: false }
  let since = begin
  let givers: Giver[] = []
  return people.flatMap((person, at) => {
    const next = people[at + 1]
    // "Ayşe Yılmaz'a ait 20 paya karşılık 500,00 TL'nin …"
    const owns = person.after === 'to' && OWNED.test(body.plain.slice(person.to, person.to + 14))
    if (person.after === 'to' && !owns) {
      const sources = givers.length > 0 ? givers : before ? [before] : []
      // "Hissesi B ile C'ye intikal etmiştir": to all of one list, and how much to each is not said.
      let first = at
      for (; first > 0; first--) {
        const [other, own] = [people[first - 1], people[first]]
        const giving = sources.some((giver) => giver.from === other?.from)
        if (giving || other?.after !== null || !LISTED.test(body.plain.slice(other.to, own?.from))) break
      }
      const takers = people.slice(first, at + 1)
      const start = since
      givers = []
      before = sources.at(-1)
      since = person.to
      return sources.flatMap((giver, which) =>
        takers.map((taker) => ({
          giver: takers.length > 1 ? { ...giver, listed: true } : giver,
          taker,
          from: which === 0 ? start : giver.from,
          to: sources[which + 1]?.from ?? person.from,
        })),
      )
    }
    let tail = at
    while (people[tail + 1] && LISTED.test(body.plain.slice(people[tail]?.to, people[tail + 1]?.from))) tail++
    const end = people[tail]
    const listed =
      tail > at && end !== undefined && end.after !== 'to' && (end.after === 'of' || HOLDING.test(body.plain.slice(end.to, end.to + 40)))
    const holds =
      owns ||
      person.after === 'of' ||
      person.after === 'from' ||
      BY_HIM.test(body.plain.slice(person.to, person.to + 12)) ||
      listed ||
      HOLDING.test(body.plain.slice(person.to, person.to + 40))
    const chained = givers.at(-1)?.listed === true && LISTED.test(body.plain.slice(givers.at(-1)?.to, person.from))
    // A second name in the genitive may be whose son the taker is: he hands over what figures say of him.
    if (holds && ((givers.length === 0 && !before) || listed || chained || figures(person.to, next?.from ?? verb.from)))
      givers.push({ ...person, listed: listed || chained })
    return []
  })
}

const SHARES_BEHIND = new RegExp(
  `^\\S{0,6}\\s(?:(?:ise|de|da|toplam) )?${AMOUNT}\\s*(?:adet )?(?:hisse|pay)(?:sinin|inin|ini|sini|i|si)?(?! (?:karsilig|tutar)[a-z]* \\S+ ?\\S+ bedel)`,
)
/** "A'nın 200 payının eşi B'ye 50 pay, oğlu C'ye 150 pay olarak intikaline": what each gets stands behind him, and not what the giver held. */
const figuresBehind = (body: Body, handings: ReturnType<typeof handingsIn>, verb: Match): ReturnType<typeof handingsIn> => {
  const behind = handings.every(
    ({ giver, taker }) => SHARES_BEHIND.test(body.plain.slice(taker.to, verb.from)) && giver === handings[0]?.giver,
  )
  return behind ? handings.map((each, at) => ({ ...each, from: each.taker.to, to: handings[at + 1]?.taker.from ?? verb.from })) : handings
}

// What is bought or taken over: "B, A'nın 40 payını devralmıştır", "A'nın 40 payı B tarafından satın alınmıştır", "B 40 payı A'dan iktisap etmiştir".
const TAKES = new RegExp(
  formsOf(
    'devral devralın devir·al devir·alın satın·al satın·alın iktisap·et iktisap·edil temellük·et temellük·edil',
    'said',
    'decided',
    'linked',
  ),
  'dg',
)
const WISHED = /m[ae](?:k|y[ae])?$/
const TAKEN = /(?:alin|edil)[a-z]*$/
/** An amount that says what shares are worth, and not what was paid for them. */
const WORTH = /^['’]?\s?(?:l[iu]k\b|degerinde|tutarinda|nominal|itibari|karsilig|sermaye)/
const IN_BRACKETS = /\b(?:pay|hisse)[a-z]* \($/
const takingsIn = (body: Body, people: readonly Party[], begin: number, verb: Match): Found[] => {
  const behind = (party: Party, length: number): string => body.plain.slice(party.to, party.to + length)
  const by = people.filter((party) => BY_HIM.test(behind(party, 12)))
  const gives = (party: Party): boolean =>
    party.after === 'from' ||
    (party.after === 'of' && HOLDING.test(behind(party, 60))) ||
    (party.after === 'to' && OWNED.test(behind(party, 14)))
  const givers = people.filter((party) => !by.includes(party) && gives(party))
  const others = people.filter((party) => !givers.includes(party))
  const [taker, more] = by.length > 0 ? by : TAKEN.test(verb.plain) ? [] : others
  // Whoever else is named may be the one who takes, or whose company it is.
  if (!taker || more || others.length > 1 || (taker.after !== null && taker.after !== 'of')) return []
  return givers.map((giver, at): Found => {
    const alone = givers.length === 1
    const [from, to] = alone ? [begin, verb.from] : [giver.to, givers[at + 1]?.from ?? verb.from]
    const sums = sumsIn(body, from, to).filter(
      (each) =>
        WORTH.test(body.plain.slice(each.to, each.to + 14)) ||
        // "900 pay (90.000,00 TL)": what stands in brackets behind the shares is what they are worth.
        (IN_BRACKETS.test(body.plain.slice(Math.max(0, each.from - 14), each.from)) &&
          /^\s?\)/.test(body.plain.slice(each.to, each.to + 2))),
    )
    const listed = /^\S{0,5}\s(\d[\d.]*),?\s*$/.exec(body.plain.slice(giver.to, to))?.[1]
    return {
      statement: {
        kind: 'share_transfer',
        from: giver.name,
        to: taker.name,
        amount: amountOf(sums.at(-1)?.printed(1)),
        shares: countOf(matchesIn(body, COUNTED, from, to).at(-1)?.printed(1) ?? listed),
      },
      from: Math.min(giver.from, alone ? taker.from : giver.from),
      to: verb.to,
      more: [taker],
    }
  })
}

const ONLY_MEANT =
  /^\s(?:icin|hususunda|konusunda|yonunde|yolunda)(?:ki)? (?:[a-z]+ ){0,4}?(?:verilen|onay|izin|muvafakat|talep|teklif|oneri|istek|yetki|gorus)/
const OUT_OF = /^[a-z]*(?<=d[ae]n|n[iu]n)\b/
const UNIT_VALUE = new RegExp(`\\b(?:beheri|her ?biri)\\s${AMOUNT}${LIRA}`, 'dg')
/** What shares are worth that somebody hands over: the last sum that is no price, or a price that is as much as they are worth. */
const nominalIn = (body: Body, from: number, to: number, count: number | null, sentence: number): Match | undefined => {
  const sums = sumsIn(body, from, to)
  const isPrice = (each: Match): boolean => PAID_FOR.test(body.plain.slice(each.to, each.to + 50))
  const worth = sums.findLast((each) => !isPrice(each))
  const [price, unit] = [sums.at(-1), matchesIn(body, UNIT_VALUE, sentence, to).at(-1)]
  if (worth !== undefined || price === undefined) return worth
  const [paid, value] = [amountOf(price.printed(1)), times(amountOf(unit?.printed(1)) ?? capitalShape(body)?.unit ?? null, count)]
  if (value !== null) return paid !== null && sameAmount(paid, value) ? price : undefined
  // A list of the partners says what as many shares are worth.
  const listed = count === null ? [] : matchesIn(body, PER_SHARE).filter((each) => countOf(each.printed(1)) === count)
  const worths = listed.flatMap((each) => amountOf(each.printed(2)) ?? [])
  return paid !== null && worths.length > 0 && worths.every((each) => sameAmount(each, paid)) ? price : undefined
}

// In firms whose capital has no shares, somebody's part of it is handed over: "75.000 TL'lik sermayesinin tamamını".
const OF_HOLDING = /hisse|pay|\bsermaye(?:si|leri)n(?:i|in tamam[a-z]*|in tum[a-z]*)\b/
// What is left to somebody or passes to him may be a right to shares, a pledge or their care, and not the shares.
const PASSES = /^(?:birak|gec|kal|intikal)/
const OF_RIGHTS =
  /\b(?:rehin|rehn|teminat|intifa|yonetim|idare|emanet|hakki(?:n[iı]|n[iı]n)?|haklari(?! ve))\b|\b(?:yonetim|idare|kullanim)[a-z]*n[iu]\b/
/** "Ahmet Genç'in 260 adet hisse karşılığı 26.000,00 TL'lik hissesini Ayşe Yılmaz'a devretmesine": transfers in the words of a decision. */
const inProse = (body: Body): Found[] => {
  let leaving: { person: Party; sentence: number } | undefined
  return clausesOf(body).flatMap(({ from: begin, to: end, sentence }): Found[] => {
    let from = begin
    const named = partiesIn(body, begin, end)
    // "Satılmış" may be somebody's name.
    const verbs = matchesIn(body, HANDS, begin, end).filter((verb) => !named.some((each) => each.from <= verb.from && verb.to <= each.to))
    const found = verbs.flatMap((verb): Found[] => {
      const people = partiesIn(body, from, verb.from)
      const left = leaving?.sentence === sentence.from ? leaving.person : undefined
      const start = from
      from = verb.to
      const said = body.plain.slice(start, verb.from)
      // "Payını B'ye devri için verilen onayın geri alınmasına": what a transfer is for, asked or allowed is none.
      if (ONLY_MEANT.test(body.plain.slice(verb.to, verb.to + 60))) return []
      if (!OF_HOLDING.test(said) || (PASSES.test(verb.plain) && OF_RIGHTS.test(said))) return []
      return figuresBehind(body, handingsIn(body, people, start, verb, left), verb).map(({ giver, taker, from: first, to }): Found => {
        const count = matchesIn(body, COUNTED, first, to).at(-1)
        const sum = nominalIn(body, first, to, countOf(count?.printed(1)), sentence.from)
        // What the whole is worth stands before the giver, what he hands over behind him.
        const counts = matchesIn(body, COUNTED, first, to)
        const ofWhole =
          sum !== undefined &&
          count !== undefined &&
          ((sum.to <= giver.from && giver.to <= count.from) ||
            // "40.000 TL tutarındaki 1600 hissesinden 800 adedini": a part of what the sum is the worth of.
            counts.some(
              (each) =>
                each !== count && each.from >= sum.to && each.to <= count.from && OUT_OF.test(body.plain.slice(each.to, count.from)),
            ))
        return {
          // What several hand over together is not told of each.
          statement: {
            kind: 'share_transfer',
            from: giver.name,
            to: taker.name,
            amount: giver.listed || ofWhole ? null : amountOf(sum?.printed(1)),
            shares: giver.listed ? null : countOf(count?.printed(1)),
          },
          from:
            giver.from >= begin
              ? Math.min(giver.from, first + Math.max(0, body.plain.slice(first, to).search(/\S/)))
              : first + Math.max(0, body.plain.slice(first, to).search(/\S/)),
          to: verb.to,
        }
      })
    })
    from = begin
    for (const verb of matchesIn(body, TAKES, begin, end)) {
      const start = from
      from = verb.to
      if (!WISHED.test(verb.plain) && /hisse|pay/.test(body.plain.slice(start, verb.from)))
        found.push(...takingsIn(body, partiesIn(body, start, verb.from), start, verb))
    }
    // "A'nın ortaklıktan ayrılmasına, hissesinin tamamını B'ye devretmesine"
    const people = LEAVES.test(body.plain.slice(begin, end)) ? partiesIn(body, begin, end).filter(({ after }) => after === 'of') : []
    // "Ortağımız A vefat etmiş olup, 400 paydan 100 payın B'ye, 300 payın C'ye geçtiği"
    const dead = people.length === 0 && DIES.test(body.plain.slice(begin, end)) ? partiesIn(body, begin, end) : people
    if (dead.length === 1 && dead[0]) leaving = { person: dead[0], sentence: sentence.from }
    return found
  })
}

const ARROW_BEHIND = /^\s?(?:→|[-=]>)/
const ARROW_BEFORE = /(?:→|[-=]>)\s?$/
const SIDE_BEFORE = /\b(?:(devreden|devir eden|satan)|devralan|devir alan|satin alan)(?: ortak| taraf)?,?\s$/
/** How far from the two sides their figures stand. */
const NEAR_SIDES = 120
const PAID_FOR = /^\S{0,4}\s?(?:\([^()]{2,40}\)\s)?(?:bedel|mukabilinde\b)/
const SIDE_BEHIND = /^\s?\(\s?(?:(devreden|devir eden|satan)|(?:devralan|devir alan|alan))(?: ortak)?\s?\)/
/** "400 adet pay: A (devreden) - B (devralan)", "Devreden A, devralan B": the word beside a name says which side is his. */
const inBrackets = (body: Body): Found[] => {
  if (fieldsIn(body).some(({ label }) => label === 'giver' || label === 'taker')) return []
  const sides = partiesIn(body, 0, body.plain.length).flatMap((party) => {
    const side = SIDE_BEHIND.exec(body.plain.slice(party.to, party.to + 30))
    const ahead = side ? null : SIDE_BEFORE.exec(body.plain.slice(Math.max(0, party.from - 24), party.from))
    const said = side ?? (party.after === null ? ahead : null)
    // "Pay devri: A → B, 150 pay"
    const [to, from] = [
      ARROW_BEHIND.exec(body.plain.slice(party.to, party.to + 5)),
      ARROW_BEFORE.test(body.plain.slice(Math.max(0, party.from - 5), party.from)),
    ]
    if (!said && (to || from)) return [{ party, gives: to !== null, to: party.to }]
    return said ? [{ party, gives: said[1] !== undefined, to: party.to + (side?.[0].length ?? 0) }] : []
  })
  let done = 0
  return sides.flatMap((first, at): Found[] => {
    const second = sides[at + 1]
    if (!second || first.party.from < done || first.gives === second.gives || second.party.from - first.to > 80) return []
    const sentence = clauseHolding(body, first.party.from)?.sentence
    const next = sides[at + 2]?.party.from ?? body.plain.length
    // The figures stand near, before both or behind both; what was paid is none of them.
    const since = Math.max(done, sentence?.from ?? 0, first.party.from - NEAR_SIDES)
    const until = Math.min(next, sentence?.to ?? next, second.to + NEAR_SIDES)
    const figures = (from: number, to: number): { sum: Match | undefined; count: Match | undefined } => ({
      sum: sumsIn(body, from, to).findLast((each) => !PAID_FOR.test(body.plain.slice(each.to, each.to + 50))),
      count: matchesIn(body, COUNTED, from, to).at(-1),
    })
    const [ahead, after] = [figures(since, first.party.from), figures(second.to, until)]
    const { sum, count } = ahead.sum || ahead.count ? ahead : after
    done = second.to
    if (!sum && !count) return []
    const [giver, taker] = first.gives ? [first, second] : [second, first]
    return [
      {
        statement: {
          kind: 'share_transfer',
          from: giver.party.name,
          to: taker.party.name,
          amount: amountOf(sum?.printed(1)),
          shares: countOf(count?.printed(1)),
        },
        from: Math.min(first.party.from, sum?.from ?? first.party.from, count?.from ?? first.party.from),
        to: Math.max(second.to, sum?.to ?? 0, count?.to ?? 0),
      },
    ]
  })
}

// What the giver held, between his name and the part.
const HELD_BY = new RegExp(`\\s${AMOUNT}${LIRA}\\S*\\ssermaye\\skarsiligi\\s${AMOUNT}\\s*adet\\s*$`)

/** "Şirket ortaklarından … A 50.000,00 TL sermaye karşılığı 50 adet payını … B'e devretmiştir." */
export const transferRule: Rule = (body) => transfersIn(body).map((found) => withStrangers(body, found))
const transfersIn: Rule = (body) => {
  const state = (from: string, to: string, amount: string | null, shares: number | null, match: Match, start = match.from): Found[] =>
    isName(from) && isName(to)
      ? [
          {
            statement: { kind: 'share_transfer', from, to, amount, shares },
            from: sinceOf(body.plain, start),
            to: match.to,
          },
        ]
      : []
  const template = [
    ...matchesIn(body, TRANSFER).flatMap((match) => {
      const before = body.text.slice(Math.max(0, match.from - 220), match.from)
      const from = personIn(before.slice(Math.max(0, before.search(/devretmi[şs]t[iı]r(?!.*devretmi[şs]t[iı]r)/u))))
      const to = receiverIn(body, match.printed(3))
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
        receiverIn(body, match.printed(3)),
        amountOf(match.printed(2)),
        countOf(match.printed(1)),
        match,
        match.from - before.length + (holding?.index ?? 0) - from.length,
      )
    })
  if (parts.length > 0) return [...template, ...parts]
  const bracketed = template.length > 0 ? [] : inBrackets(body)
  if (bracketed.length > 0) return bracketed
  return template.length > 0 || !/^$|hisse|pay|devi?r|ortak|karar|genel kurul/.test(body.topic) ? template : inProse(body)
}

/** A figure that says which it is: an amount with hundredths or the currency, else a count. */
const MARKED = /[.,]\d{2}$/
const holdingIn = (body: Body, record: readonly Field[], totals: boolean): { amount: string | null; shares: number | null; to: number } => {
  const figure = (label: Label): { printed: string; to: number } | null => {
    const field = fieldOf(record, label)
    return field ? figureIn(body, field) : null
  }
  const [shares, plainly, total, cash, goods] = [
    figure('shares'),
    figure('amount'),
    totals ? figure('total') : null,
    figure('cash'),
    figure('goods'),
  ]
  const one = plainly ?? total
  const [inCash, inKind] = [amountOf(cash?.printed), amountOf(goods?.printed)]
  const parts = inCash !== null && inKind !== null ? sum(inCash, inKind) : (inCash ?? inKind)
  // "Pay Miktarı: 600" may be a count.
  const field = plainly ? fieldOf(record, 'amount') : undefined
  const vague =
    field !== undefined && plainly !== null && /miktar/.test(plainLetters(field.words)) && !/sermaye/.test(plainLetters(field.words))
  const certain = !vague || MARKED.test(plainly?.printed ?? '') || SUM_AT.test(body.plain.slice(field?.from, (plainly?.to ?? 0) + 12))
  return {
    amount: one === null ? parts : certain ? amountOf(one.printed) : null,
    shares: countOf(shares?.printed),
    to: Math.max(...[shares, one, cash, goods].map((each) => each?.to ?? 0)),
  }
}
const SUM_AT = new RegExp(`\\d${LIRA}|\\btl\\b`)
/** What a record must say so that a person's figures are shares: the head "Ortak" says it of itself. */
const OF_SHARES = /\bpay|\bhisse/
/** Who came to a meeting, and who has a claim on shares, holds by the same words no more than before. */
const NOT_OWNED = /hazir bulun|hazirun|katilan(?:lar)?\b(?! pay)|\brehin|\bintifa|\bhaci?z|\boy (?:hakki|kullan)|onerilen|\bteklif/

/** Labelled records of shares: who hands what to whom, and what each holds. */
export const recordRule: Rule = (body) => [...handingRecords(body), ...(body.branch ? [] : holdingRecords(body))]

/** "Devir Eden: A  Hisse Adedi: 600  Sermaye Tutarı: 15.000  Devir Alan: B". The contract says in words what its head lists: one transfer is told once. */
const handingRecords: Rule = (body) => {
  const fields = fieldsIn(body)
  let done = 0
  return fields.flatMap((field, at): Found[] => {
    if ((field.label !== 'giver' && field.label !== 'taker') || at < done) return []
    const rest = fields.slice(at)
    // A record goes on until its first label comes again.
    const again = rest.findIndex(({ label }, i) => i > 0 && (label === field.label || label === 'holder'))
    const record = rest.slice(0, again < 0 ? rest.length : again).filter((each) => each.from - field.from < 500)
    const [giver, taker] = [record.find(({ label }) => label === 'giver'), record.find(({ label }) => label === 'taker')]
    if (giver && taker) done = at + record.length
    const [from, to] = [giver && partyIn(body, giver), taker && partyIn(body, taker)]
    const { amount, shares, to: end } = holdingIn(body, record, true)
    return from && to && (amount !== null || shares !== null)
      ? [
          {
            statement: { kind: 'share_transfer', from: from.name, to: to.name, amount, shares },
            from: field.from,
            to: Math.max(end, from.to, to.to),
          },
        ]
      : []
  })
}

/** "Hissedar: B  Hisse Adedi: 600", "Adı Soyadı: A  Artırım Öncesi Pay Tutarı: …  Artırım Sonrası Pay Tutarı: …", and the only one of them. */
const holdingRecords: Rule = (body) => {
  const records = recordsIn(body).filter(
    (record) => !record.some(({ label }) => label === 'giver' || label === 'taker' || label === 'office'),
  )
  const summed = records.length > 0 && records.every((record) => fieldOf(record, 'total') !== undefined)
  const held = records.flatMap((record): Held[] => {
    const named = record.find(({ label }) => label === 'holder' || label === 'only' || label === 'person')
    const party = named && partyIn(body, named)
    const { amount, shares, to } = holdingIn(body, record, summed)
    const counts =
      record.some(({ label, words }) => label === 'shares' || OF_SHARES.test(plainLetters(words))) &&
      !NOT_OWNED.test(body.plain.slice(Math.max(0, (records[0]?.[0]?.from ?? 0) - 160), record[0]?.from))
    return named && party && (amount !== null || shares !== null) && (named.label !== 'person' || counts)
      ? [{ party, amount, shares, label: named.label, from: record[0]?.from ?? named.from, to: Math.max(to, party.to), more: [] }]
      : []
  })
  const total = capitalTotal(body)
  // Nobody holds more than there is: such figures were misread, or are of something else.
  const proven = held.filter(({ amount }) => amount === null || total === null || !exceeds(amount, total))
  return oneEach(proven).flatMap(({ party, amount, shares, label, from, to, more }, _, all): Found[] => {
    const only = label === 'holder' && all.length === 1 && /tek (?:ortak|pay sahip)/.test(body.plain.slice(Math.max(0, from - 160), from))
    return [
      { statement: { kind: 'shareholding', person: party.name, amount, shares, ratio: null }, from, to, more },
      ...(only ? [{ statement: { kind: 'sole_shareholder' as const, person: party.name }, from, to }] : []),
    ]
  })
}
type Held = { party: Party; amount: string | null; shares: number | null; label: Label; from: number; to: number; more: Span[] }
/** Whether two lists name one person: in the same words, or once without a name between the first and the last, with the same amount. */
const isOne = (a: Held, b: Held): boolean => {
  const [short, long] = [fold(a.party.name).split(' '), fold(b.party.name).split(' ')].sort((x, y) => x.length - y.length) as [
    string[],
    string[],
  ]
  if (short.length === long.length) return short.join(' ') === long.join(' ')
  const within = short.reduce((at, word) => (at < 0 ? at : long.indexOf(word, at) + 1 || -1), 0) >= 0
  return (
    within &&
    short[0] === long[0] &&
    short.at(-1) === long.at(-1) &&
    a.amount !== null &&
    b.amount !== null &&
    sameAmount(a.amount, b.amount)
  )
}
const together = (a: Held, b: Held): Held | null => {
  if (a.amount !== null && b.amount !== null && !sameAmount(a.amount, b.amount)) return null
  if (a.shares !== null && b.shares !== null && a.shares !== b.shares) return null
  const [more, less] = b.party.name.length > a.party.name.length ? [b, a] : [a, b]
  const adds = (more.amount === null && less.amount !== null) || (more.shares === null && less.shares !== null)
  return {
    ...more,
    amount: more.amount ?? less.amount,
    shares: more.shares ?? less.shares,
    more: adds ? [...more.more, { from: less.from, to: less.to }] : more.more,
  }
}
/** What several lists say of each, once; of whom they say different things nothing. */
const oneEach = (held: readonly Held[]): Held[] => {
  const all: { held: Held | null; of: Held }[] = []
  for (const each of held) {
    const known = all.find(({ of }) => isOne(of, each))
    if (!known) all.push({ held: each, of: each })
    else if (known.held) known.held = together(known.held, each)
  }
  return all.flatMap((each) => each.held ?? [])
}
