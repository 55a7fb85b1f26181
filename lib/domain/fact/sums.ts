/**
 * What the sums of a notice are to its capital: what it was (`… TL'den`, `… TL olan sermaye`, `Eski sermaye: …`), by what it changes
 * (`… TL artırılarak`, `… ilavesiyle`), what it comes to (`… TL'ye çıkarılmıştır`, `Yeni sermaye: …`). A change is what they say together,
 * and they must add up. Patterns are for plain letters.
 */
import { decimalOf, hundredths } from '../kernel/decimal.ts'
import { verb } from '../text/lexicon.ts'
import { NUMERALS, SCALES } from '../kernel/numerals.ts'
import { plainLetters } from '../text/letters.ts'
import { AMOUNT, amountOf, CURRENCY, currencyIn, inLiraOf, inWords, numberInWords } from './amounts.ts'
import { type Body, type Match, matchesIn, once, type Span } from './found.ts'

type Role = 'was' | 'by' | 'becomes'
type Sum = Span & { role: Role; amount: string; currency: string; ceiling: boolean; plain: string }
/** A change of the capital; `from` is null where no sum says what it was. */
export type Change = Span & { was: string | null; becomes: string; currency: string; ceiling: boolean }

// "Beş milyar (5.000.000.000.-) TL": the figures may stand in brackets behind the words.
const SUM = new RegExp(`${AMOUNT}(\\s?(?:milyon|milyar|bin)\\b)?((?:[.,]?\\s?-?\\))?${CURRENCY})`, 'dg')
/** A sum in words alone: "ikiyüz milyon liradan". Words in brackets repeat the figures before them. */
const SPOKEN = new RegExp(
  `(?<![a-z(\\d.,]|\\d\\s?)((?:(?:${[...Object.keys(NUMERALS), ...Object.keys(SCALES), 'yuz'].sort((a, b) => b.length - a.length).join('|')})\\s?){1,14})(?:turk\\s?)?(?:lira(?:s[iu]n?)?|tl\\b|ytl\\b)`,
  'dg',
)
const SCALE: Record<string, bigint> = { bin: 1_000n, milyon: 1_000_000n, milyar: 1_000_000_000n }

/** What is done to a capital, in every form of the verbs and by their nouns; what a capital does itself stands with what it becomes. */
const RAISES = `${verb('raise')}|${verb('lower')}|\\biblag|\\btezyi[dt]|\\b(?:azal[it]+i?m|eksilt|indirim|tenzil|itfa)`
const COMES = `${verb('become')}|\\bbalig|\\bulas|\\btamamla|\\b(?:dus|in)m[iu]s|\\b(?:cek|getir)il`
const WORDS = '(?:\\([^()]{3,90}\\)\\s?)?(?:(?:yeni )?(?:turk )?(?:lira|tl)[a-z]{0,2}\\s?)?'
const ENDING = `^[-.,)]*\\s?${WORDS}['?*"]?\\s?`
const IN_WORDS = '(?:\\([^()\\d]{3,90}\\)\\s?)?'
const HOW = '(?:(?:ic|dis|kaynaklardan|kaynaklar|nakden|nakit|nakdi|olarak|bedelli|bedelsiz|tamami|ayni|ve|da|ise|kadar) ){0,4}'
const BEHIND: [RegExp, Role][] = [
  [/^\S{0,3}\s?(?:→|[-=]>)/, 'was'],
  [new RegExp(`${ENDING}(?:[sl]?[iu]?n?[dt][ae]n)\\b(?! ibaret| olus)`), 'was'],
  [new RegExp(`${ENDING}(?:l[iu]k|olan|tutarindaki|degerindeki|tutarli)\\s(?:(?!kism|bolum|pay|hisse)[a-z]+ ){0,3}?sermaye`), 'was'],
  [new RegExp(`${ENDING}[dt][ae]n ibaret (?:olan )?(?:[a-z]+ ){0,2}?sermaye`), 'was'],
  [new RegExp(`${ENDING}(?:(?:tutarinda|degerinde)\\s)?iken\\b`), 'was'],
  // "… TL'nin üzerine", "… TL sermayesine … ilave edilerek": what is added to is what it was.
  [
    new RegExp(
      `${ENDING}(?:[sl]?[iu]?n?[iu]n )?(?:uzerine|sermaye(?:sine|ye|mize))\\b(?=(?:[^.;]|(?<=\\d)\\.){0,80}(?:${verb('add')}|\\bilave|\\beklen))`,
    ),
    'was',
  ],
  [
    new RegExp(`${ENDING}(?:(?:esas|sirket|odenmis|cikarilmis) )?sermaye(?:nin|sinin|si|yi|mizin)\\b(?=[^;]{0,160}(?:${RAISES}|${COMES}))`),
    'was',
  ],
  [new RegExp(`${ENDING}(?:l[iu]k )?(?:kism|bolum)[a-z]* ${HOW}(?:${RAISES})`), 'by'],
  [new RegExp(`${ENDING}sermayenin (?:tamami|tumu) [^.]{0,40}odenmis`), 'was'],
  [new RegExp(`${ENDING}(?:[sl]?[iu]?n?y?[ae])\\b\\s?[,)]?\\s?${IN_WORDS}${HOW}(?:${RAISES}|${COMES})`), 'becomes'],
  [
    new RegExp(
      `${ENDING}(?:\\(artiril[a-z]+\\) )?(?:${verb('become', 'said', 'decided', 'will')}|olarak (?:belirlen|degis|tespit|tesbit))`,
    ),
    'becomes',
  ],
  [new RegExp(`${ENDING}(?:[sl]?[iu]?n?[iu]n?\\s)?${HOW}(?:${RAISES}|${verb('add')}|\\bilave|\\beklen|\\bart[iı]s)`), 'by'],
]
const BEFORE: [RegExp, Role][] = [
  [/(?:→|[-=]>)\s?$/, 'becomes'],
  [
    /(?:eski|onceki|evvelki|mevcut|(?:artirim|azaltim)(?:dan)? once(?:si|ki)) (?:[a-z]+ )?sermaye(?:si|miz)?\s?(?:tutari|miktari)?\s?[:=]?\s?(?:olan )?$/,
    'was',
  ],
  [/(?:yeni|ulasilan|toplam|artirim sonrasi|azaltim sonrasi) sermaye[a-z]*\s?(?:tutari|miktari)?\s?[:=]?\s?$/, 'becomes'],
  [/lira(?:si)?na\s?\($/, 'becomes'],
  [/lira(?:si)?n?dan\s?\($/, 'was'],
  [/(?:artirilan|artirilacak|azaltilan|artirim|azaltim)\s?(?:tutar[a-z]*|miktar[a-z]*|sermaye[a-z]*)?\s?[:=]\s?$/, 'by'],
]
/** What one share is worth, what a partner holds or what was agreed is no sum of the capital. */
const OF_SHARES = /(?:beheri|her ?biri|degeri|hisse[a-z]*|pay[a-z]*|karsiligi)\s\S{0,12}\s?$/
const CAPITAL = /sermaye/
/** What else is raised and lowered. */
const OF_ELSE = /\b(?:borc|kira|ucret|kredi|alaca[gk]|avans|prim|huzur hakk|limit(?!ed)[a-z]*)/
const CEILING = /tavan[a-z]*\s(?:(?!cikarilmis|odenmis|esas)[^;]){0,60}$/
/** How far from the word for it a sum still is one of the capital. */
const NEAR = 220

const scaled = (amount: string, scale: string | undefined): string | null => {
  const times = scale === undefined ? 1n : (SCALE[scale.trim()] ?? 1n)
  const value = hundredths(amount)
  return value === null ? null : decimalOf(value * times)
}

const allSums = (body: Pick<Body, 'text' | 'plain'>): Match[] => {
  const printed = matchesIn(body, SUM)
  const spoken = matchesIn(body, SPOKEN).filter((match) => !printed.some((each) => each.from < match.to && match.from < each.to))
  return [...printed, ...spoken].sort((a, b) => a.from - b.from)
}
const amountIn = (match: Match): string => {
  const words = /^\d/.test(match.printed(1)) ? null : numberInWords(plainLetters(match.printed(1)).replace(/ /g, ''))
  return words === null ? (amountOf(match.printed(1)) ?? '') : `${words}.00`
}

/** The sums of a part of the body that say what its capital was, becomes, or by what it changes. */
const sumsIn = once((body: Pick<Body, 'text' | 'plain'>): Sum[] =>
  (CAPITAL.test(body.plain) ? allSums(body) : []).flatMap((match): Sum[] => {
    const before = body.plain.slice(Math.max(0, match.from - NEAR), match.from)
    const after = body.plain.slice(match.to, match.to + 160)
    if (!CAPITAL.test(before) && !CAPITAL.test(after.slice(0, 60))) return []
    const sentence = before.replace(/^.*(?<!\d)\.\s/s, '') + after.replace(/(?<!\d)\.\s.*$/s, '')
    if (OF_ELSE.test(sentence) && !/sermaye[a-z]/.test(sentence)) return []
    const amount = scaled(amountIn(match), match.span(2) ? match.printed(2) : undefined)
    const currency = currencyIn(match.plain)
    const role =
      BEFORE.find(([pattern]) => pattern.test(before))?.[1] ??
      (OF_SHARES.test(before) ? undefined : BEHIND.find(([pattern]) => pattern.test(after))?.[1])
    const said = inWords(body.plain.slice(match.span(1)?.to ?? match.to, match.to + 140))
    if (role === undefined || amount === null || currency === null || (said !== null && match.span(2) === null && said !== amount))
      return []
    return [{ role, amount, currency, ceiling: CEILING.test(before), from: match.from, to: match.to, plain: match.plain }]
  }),
)

const ROW = new RegExp(
  `(?:eski|mevcut|onceki) sermaye[a-z]*\\s*\\|\\s*(?:yeni|ulasilan) sermaye[a-z]*\\s*\\|?\\s*(?:(?:artirilan|artirim|azaltilan|azaltim)(?: [a-z]+)?\\s*\\|?\\s*)?${AMOUNT}${CURRENCY}\\s*\\|\\s*${AMOUNT}${CURRENCY}`,
  'dg',
)

/** Whether the sums of a change add up; one that is not printed is taken from none. */
const addsUp = (was: string | null, by: string | null, becomes: string): boolean => {
  const [a, b, c] = [was, by, becomes].map((each) => (each === null ? null : hundredths(each)))
  if (c === null || c === undefined) return false
  if (a === null || a === undefined || b === null || b === undefined) return a !== c
  return a + b === c || a - b === c
}

/** The changes of the capital that a part of the body states, in their order. Sums that contradict one another state none. */
export const changesIn = (body: Pick<Body, 'text' | 'plain'>): Change[] => {
  const [row] = matchesIn(body, ROW)
  const [left, right] = [amountOf(row?.printed(1)), amountOf(row?.printed(2))]
  const currency = row ? currencyIn(row.plain) : null
  if (row && left !== null && right !== null && currency !== null)
    return [{ was: left, becomes: right, currency, ceiling: false, from: row.from, to: row.to }]
  const changes: Change[] = []
  let open: Sum[] = []
  for (const sum of sumsIn(body)) {
    const last = open.at(-1)
    // What stands far behind belongs to another sentence.
    if (last && sum.from - last.to > NEAR) open = []
    if (sum.role !== 'becomes') {
      open.push(sum)
      continue
    }
    const own = (role: Role): string | null => {
      const part = open.findLast((each) => each.role === role && each.currency === sum.currency)
      return part ? inLiraOf(part.amount, part.plain, sum.plain) : null
    }
    const before = changes.at(-1)
    const [was, by] = [own('was'), own('by')]
    // "… indirilmiş ve eş zamanlı olarak … artırılarak …": what it came to is what it goes from.
    const goesOn = was === null && before && before.ceiling === sum.ceiling && sum.from - before.to <= NEAR ? before.becomes : null
    if (addsUp(was ?? goesOn, by, sum.amount))
      changes.push({
        was: was ?? goesOn,
        becomes: sum.amount,
        currency: sum.currency,
        ceiling: sum.ceiling,
        from: open[0]?.from ?? sum.from,
        to: sum.to,
      })
    open = []
  }
  return changes
}

const OF_TOTAL = /\bsermaye(?:si)?,?\s$/
const IS_TOTAL = /^['’]?\s?(?:d[iu]r\b|olup\b|olarak\b)/
/** "Sermayesi sekizbin Türk Lirasıdır": the one sum in words alone that a clause gives as the capital. */
export const spokenTotal = (body: Pick<Body, 'text' | 'plain'>): { amount: string; at: Match } | null => {
  const totals = matchesIn(body, SPOKEN).filter(
    ({ from, to }) => OF_TOTAL.test(body.plain.slice(Math.max(0, from - 12), from)) && IS_TOTAL.test(body.plain.slice(to, to + 10)),
  )
  const [at, ...others] = totals
  const words = at && others.length === 0 ? numberInWords(plainLetters(at.printed(1)).replace(/ /g, '')) : null
  return at && words !== null ? { amount: `${words}.00`, at } : null
}

/** Where sums stand that are no total of the capital: what it was, and by what it changes. */
export const partsIn = (body: Pick<Body, 'text' | 'plain'>): Span[] => sumsIn(body).filter(({ role }) => role !== 'becomes')
