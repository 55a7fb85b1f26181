import { exceeds, sameAmount } from '../kernel/decimal.ts'
import { fold } from '../kernel/text.ts'
import { AMOUNT, amountOf, countOf, LIRA, lostMark, times } from './amounts.ts'
import { capitalShape, capitalTotal } from './capital.ts'
import { firstIn, type Found, type Match, matchesIn, type Rule } from './found.ts'
import { inForce } from './wording.ts'
import { plainLetters } from '../text/letters.ts'
import { cleanName, isName, nameAtEnd, personIn } from '../text/names.ts'

const UNIT = `beheri\\s*${AMOUNT}${LIRA}\\s*degerinde\\s*${AMOUNT}\\s*(?:adet\\s*)?(?:paya|hisseye)\\s*karsilik\\s*(?:gelen|olan)?\\s*${AMOUNT}`
const HOLDER_FIRST = new RegExp(`(?<![a-z])([a-z][^:;|\\d]{3,120}?)\\s*[:;-]\\s*${UNIT}(?:${LIRA})?`, 'dg')
const HOLDER_LAST = new RegExp(`${UNIT}${LIRA}\\s*([a-z][^:;|\\d]{3,120}?)\\s*tarafindan`, 'dg')
// A full stop ends a name, save that of an initial or of a company's short words.
const STOP = '(?<!\\b(?:t\\. ?c|ltd|sti|san|tic|ins|tur|gid|paz|ith|ihr|a\\. ?s|[a-z]))\\s*\\.(?:\\s|$)'
const END = `(?=\\s*['?*°]\\s?[yn]?[ea]\\b|\\s*tarafindan|\\s?[yn]?[ea] ait|\\s*,|\\s+\\d|\\s*\\*|${STOP}|\\s+[a-d]\\)|\\s+taahhut|\\s*-\\s*\\d|\\s+toplam\\b|$)`
const ENROLLED = '(?:[a-z]+ ticaret sicil[a-z]* mudurlugu\\S*\\s?\\S{0,4}\\s[\\d-]+ sicil no\\S* kayitli )?'
const IDENTIFIED = '(?:(?:\\[\\.\\.\\.\\]|[\\d*#x]{5,14})\\s)?(?:t\\.? ?c\\.? (?:kimlik )?no\\S{0,4} )?'
const PER_SHARE = new RegExp(
  `${AMOUNT}\\s*(?:\\([^()]{2,30}\\)\\s*)?(?:adet\\s*)?(?:pay|hisse)?[a-z]*\\s*(?:karsilik|karsiligi|tekabul|kasi[a-z]{0,4}k|kasi[a-z]{1,4})\\s*(?:eden|gelen|olan)?\\s*${AMOUNT}${LIRA}['?*]?\\s?(?:s[il1]|lik)?\\b,?\\s*${ENROLLED}${IDENTIFIED}((?:[^,;:|]|\\d,){3,160}?)${END}`,
  'dg',
)
const OF_WHICH = new RegExp(
  `${AMOUNT}${LIRA}\\s*(?:olan\\s*)?${AMOUNT}\\s*(?:adet\\s*)?(?:hisse|pay)(?:si|i)?\\s+([a-z][^,;:|\\d]{3,100}?)\\s*['?*]?\\s?[yn]?[ea](?:\\s+ait|\\b(?=\\s*\\*|\\s*,|\\s*\\d))`,
  'dg',
)
// "Ayşe Yılmaz 100 hisse karşılığı 2.500,00 TL"
const NAME_FIRST = new RegExp(
  `(?<![a-z])([a-z][^,;|\\d]{3,100}?)\\s*[:;,-]?\\s*${AMOUNT}\\s*(?:\\([^()]{2,30}\\)\\s*)?(?:adet\\s*)?(?:pay|hisse)[a-z]*\\s*(?:karsilik|karsiligi|tekabul eden|,|-)?\\s*(?:gelen|olan)?\\s*${AMOUNT}${LIRA}`,
  'dg',
)
// "Ayşe Yılmaz 2.500,00 TL (100 pay)", and partners of firms without shares: "Ayşe Yılmaz 2.500,00 TL, … koymayı taahhüt etmişlerdir"
const AMOUNT_FIRST = new RegExp(
  `(?<![a-z])([a-z][^,;|\\d]{3,100}?)\\s*[:;,-]?\\s*${AMOUNT}${LIRA}\\s*\\(\\s*${AMOUNT}\\s*(?:adet\\s*)?(?:pay|hisse)\\s*\\)`,
  'dg',
)
const PLEDGED = new RegExp(`(?<![a-z])([a-z][^,;|\\d]{3,60}?)\\s*${AMOUNT}${LIRA}(?=(?:,|\\sve)?\\s[^;]{0,200}koymayi taahhut)`, 'dg')
// "Bu payların tamamı Ayşe Yılmaz tarafından nakden taahhüt edilmiştir"
const ALL =
  /(?:(?:pay|hisse)larin|hisselerin|sermayenin) tamami\s(?:nakden\s)?([^,;:|.\d]{5,120}?)\s*(?:tarafindan\s(?:nakden\s|tamami\s|muvazaadan ari\s|olarak\s|ve\s){0,6}taahhut|['?*]\s?[yn]?[ea] aittir)/dg
// A table whose columns end with the number of shares and the total.
const TABLE = /pay\s?adedi\s+(?:toplam|tutar|sermaye)[a-z]*/dg
const FIGURE = String.raw`(\d[\d.,]*\d)`
const ROW = new RegExp(`([a-z][a-z. ]{4,80}?)\\s*-?\\s+(?:${FIGURE}\\s+)?(\\d[\\d.]{0,11})\\s+${FIGURE}(?:${LIRA})?(?=\\s|$)`, 'dg')

// Who gets a share by this very sentence does not hold it in all.
const HANDED = /^\S{0,5}\s(?:[a-z]+ ){0,5}(?:devr|devir|temlik|sat(?:mas|is|mis|il)|hibe)/
// "Ayşe Yılmaz 20 hisse karşılığı 20.000 TL olan hissesinin tamamını …": what is about to change hands.
const ABOUT_TO = /^['’`.]?\s?(?:l[iu]k\s|olan\s|tutarinda(?:ki)?\s){0,2}(?:hisse|pay)[a-z]*n[iu]n?\b/

/**
 * What each partner holds in all: founders, and the list after a transfer or an increase. Scans lose digits: figures that do not hold
 * together are not told.
 */
export const shareholdingRule: Rule = (body) => {
  if (body.branch) return []
  const { body: force, from } = inForce(body)
  const whole = capitalShape(force)
  const total = whole?.total ?? capitalTotal(body)
  const all = new Map<string, Found>()
  const add = (person: string, amount: string | null, shares: number | null, at: { from: number; to: number }): void => {
    if (!isName(person)) return
    all.set(fold(person), { statement: { kind: 'shareholding', person, amount, shares, ratio: null }, from: at.from, to: at.to })
  }
  const withUnit = (person: string, match: Match, first: number, start = match.from): void => {
    const [unit, shares, amount] = [amountOf(match.printed(first)), countOf(match.printed(first + 1)), amountOf(match.printed(first + 2))]
    const value = times(unit, shares)
    const agreed =
      value === null || amount === null || sameAmount(value, amount) ? amount : lostMark(match.printed(first + 2), value) ? value : null
    if (!all.has(fold(person))) add(person, agreed, agreed === null ? null : shares, { from: start, to: match.to })
  }
  const perShare = (person: string, printed: string, shares: number | null, at: { from: number; to: number }): void => {
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
  for (const match of matchesIn(body, HOLDER_FIRST)) {
    const name = nameAtEnd(match.printed(1))
    withUnit(name, match, 2, before(match, name))
  }
  for (const match of matchesIn(body, HOLDER_LAST)) withUnit(cleanName(match.printed(4)), match, 1)
  if (all.size > 0) return [...all.values()]
  const namedLast = matchesIn(force, PER_SHARE, from)
    .map((match) => ({ name: personIn(match.printed(3)), match }))
    .filter(
      ({ name, match }) =>
        isName(name) &&
        !/hisse|devr/.test(body.plain.slice(match.span(3)?.from, match.span(3)?.to)) &&
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
  // Names stand before or after their figures; read the wrong way a list yields one fewer.
  const first = namedFirst.length > namedLast.length && (body.established || whole !== null || namedFirst.length > 1)
  for (const { name, match } of first ? namedFirst : namedLast) {
    if (first) perShare(name, match.printed(3), countOf(match.printed(2)), { from: before(match, name), to: match.to })
    else perShare(name, match.printed(2), countOf(match.printed(1)), match)
  }
  for (const match of matchesIn(force, OF_WHICH, from))
    perShare(nameAtEnd(match.printed(3)), match.printed(1), countOf(match.printed(2)), match)
  for (const [pattern, shares] of [
    [AMOUNT_FIRST, 3],
    [PLEDGED, null],
  ] as const) {
    if (all.size > 0) break
    for (const match of matchesIn(force, pattern, from)) {
      const name = nameAtEnd(match.printed(1))
      perShare(name, match.printed(2), shares === null ? null : countOf(match.printed(shares)), { from: before(match, name), to: match.to })
    }
  }
  const table = all.size === 0 ? firstIn(force, TABLE, from) : undefined
  if (table) {
    for (const match of matchesIn(force, ROW, table.to, table.to + 2000)) {
      const name = nameAtEnd(match.printed(1))
      const [part, amount] = [amountOf(match.printed(2)), amountOf(match.printed(4))]
      if (amount !== null && (part === null || sameAmount(part, amount)))
        add(name, amount, countOf(match.printed(3)), { from: before(match, name), to: match.to })
    }
  }
  if (all.size === 0 && whole !== null) {
    for (const match of matchesIn(force, ALL, from)) add(nameAtEnd(match.printed(1)), whole.total, whole.shares, match)
  }
  return [...all.values()]
}

// The residence may hold a door number ("No: 5") and abbreviations; the name stands at the end.
const SOLE =
  /tek (?:ortakli|pay sahipli) bir .{3,30}?sirket[a-z]*\.?\s*bu (?:ortak|pay sahibi),?\s*([^;]{3,300}?)\s*(?:['*]\s?[dt][iu]r\b|dir\.)/dg
// "Şirketin tek ortağı AYŞE YILMAZ'dır", "tek ortağın Ayşe Yılmaz olduğu", "… tek pay sahibi … olmuştur"
const SOLE_IS =
  /(?:sirketin|sirketimizin) tek (?:ortagi|pay sahibi),?\s+(?!durumu)([^;]{3,300}?)\s*(?:['*]\s?[dt][iu]r\b|\bolmustur)|tek (?:ortagin(?:in)?|pay sahibinin)\s+([^;,.]{3,120}?)\s+oldugu/dg

/** "Şirket tek ortaklı bir Limited Şirkettir. Bu ortak, … 'dir." */
export const soleShareholderRule: Rule = (body) =>
  [...matchesIn(body, SOLE), ...matchesIn(body, SOLE_IS)].flatMap((match): Found[] => {
    const person = personIn(match.printed(1) || match.printed(2))
    return isName(person) ? [{ statement: { kind: 'sole_shareholder', person }, from: match.from, to: match.to }] : []
  })
