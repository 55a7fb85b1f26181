/**
 * Money as notices print it, in one form: `100.000 TL'ye`, whatever parts the thousands (`100 000`), stands for hundredths (`,00.-`), says
 * the number in words or by its scale (`yüzbin`, `1,5 milyon`), says it twice (`100.000 (yüzbin)`, `yüzbin TL (100.000 TL)`), or names the
 * currency before it or by its sign.
 */
import { amountOf } from '../../fact/amounts.ts'
import { decimalOf, hundredths, turkishAmount } from '../../kernel/decimal.ts'
import { SCALES } from '../../kernel/numerals.ts'
import { wordsOf, SPELT, spelt } from './numerals.ts'
import type { Printed } from '../flat.ts'

type Code = 'TL' | 'YTL' | 'USD' | 'EUR' | 'GBP' | 'CHF'
/** What currencies are called, in plain letters; the first that begins a place is it. */
const UNITS: [string, Code][] = [
  ['yeni turk ?liras?i?|y\\.? ?t\\.? ?l\\b|ytl', 'YTL'],
  ['turk ?lira(?:si)?|lira|t\\. ?l\\b|tl|try|₺', 'TL'],
  ['(?:abd|a\\.b\\.d\\.?|amerikan|us) dolari?|us ?dolari?|dolar|usd|us\\$|\\$', 'USD'],
  ['euro|avro|eur|€', 'EUR'],
  ['(?:ingiliz )?sterlini?|gbp|£', 'GBP'],
  ['isvicre frangi|chf', 'CHF'],
]
const UNIT = UNITS.map(([words]) => words).join('|')
const OF_UNIT = UNITS.map(([words, code]): [RegExp, Code] => [new RegExp(`^(?:${words})$`), code])
const codeOf = (printed: string): Code => OF_UNIT.find(([pattern]) => pattern.test(printed))?.[1] ?? 'TL'

/** Endings of a currency, and what each is behind the code of one whose last vowel is thin, and of the euro. */
const ENDINGS: [string, string, string][] = [
  ['s[iu]n[iu]n', 'sinin', 'sunun'],
  ['s[iu]nd[ae]n', 'sinden', 'sundan'],
  ['s[iu]n[iu]', 'sini', 'sunu'],
  ['s[iu]n[ae]', 'sine', 'suna'],
  ['n?[dt][ae]n', 'den', 'dan'],
  ['n?[iu]n', 'nin', 'nun'],
  ['[yn]?[ae]', 'ye', 'ya'],
  ['[yn]?[iu]', 'yi', 'yu'],
  ['n?[dt][ae](?:ki)?', 'de', 'da'],
  ['l[iu]k', 'lik', 'luk'],
  ['s[iu]', 'si', 'su'],
  ['d[iu]r', 'dir', 'dur'],
]
const ENDING = ENDINGS.map(([words]) => words).join('|')
const OF_ENDING = ENDINGS.map(([words, thin, full]): [RegExp, string, string] => [new RegExp(`^(?:${words})$`), thin, full])
const endingOf = (printed: string, code: Code): string => {
  const bare = printed.replace(/[^a-z]/g, '')
  const [, thin = '', full = ''] = OF_ENDING.find(([pattern]) => pattern.test(bare)) ?? []
  return bare === '' ? '' : `'${code === 'EUR' ? full : thin}`
}
/** An ending right behind a word, behind an apostrophe, or apart from it where only an ending can stand. */
const BEHIND = `(?:(?:\\.?'{1,2} ?)?(?:${ENDING})|(?:'? | ' ?)(?:[yn][aeiu]|[ns][iu]n|d[ae]n))(?![a-z0-9])`

const FIGURE = String.raw`\d{1,3}(?:(?: |'|\. (?=0))\d{3})+(?!\d)(?:,\d{2})?|\d[\d.,]{0,24}\d|\d`
const SCALE = Object.keys(SCALES).join('|')
const SCALED = `\\d{1,3}(?:[.,]\\d{1,2})? ?(?:${SCALE})(?: (?:\\d{1,3} ?bin|${SPELT}))?`
/** What stands between a number and its currency: `.-`, `,-`, a blank. */
const GAP = String.raw`(?:[.,] ?)?(?: ?[-–=]{1,2} ?| )?`
const BRACKET = String.raw`\([^()]{2,90}\)`
/** A number in words, or in figures. What is a part of a longer number, or is counted by words of no figure, is none. */
const A_NUMBER = `(?<![a-z0-9.,/*#])(?:(?<!\\d |(?:bucuk|yarim|ceyrek|kusur|birkac|kac) )(${SCALED}|${SPELT})|(${FIGURE}))`
/** The number right before a currency. */
const BEFORE = new RegExp(`${A_NUMBER}(${GAP})(${BRACKET} ?)?$`)
const CURRENCY = new RegExp(`(?<![a-z]|[a-z]')(?:${UNIT})(?=${BEHIND}|[^a-z0-9]|$)|(?:[₺€£]|us\\$|\\$)(?=\\d| \\d)`, 'g')
/** The amount behind a currency that is named first: marks part its thousands or its hundredths. */
const FIRST = new RegExp(
  `^ ?(\\d{1,3}(?:[., ]\\d{3})+(?!\\d)(?:[.,]\\d{2})?|\\d+,\\d{2})(?![\\d*/])(?:(${BEHIND})|(${GAP}${BRACKET})(${BEHIND})?)?(?! ?(?:${UNIT})(?! ?\\d|[a-z])| ?(?:adet|pay|hisse))`,
)
const REST = new RegExp(`^(${BEHIND})?(?:${GAP}(${BRACKET})(${BEHIND})?)?`)
/** What stands about a number in brackets and is none of it. */
const ABOUT = new RegExp(`^[ .]*(?:yalniz(?:ca)?[ ,]*)?|[ .,=-]*(?:${UNIT})(?:${BEHIND})?[ .]*$|[ .,=-]+$`, 'g')

const SHARES = new RegExp(`${A_NUMBER}('?n?[dt][ae]n)?( ?[-–/] ?| (?:ile|ila|ve|veya|yahut|ya da) | )$`)

/** What the words or figures in brackets say; null where they say no number alone. */
const valueIn = (bracket: string | undefined): bigint | null =>
  bracket === undefined ? null : valueOf(bracket.trim().slice(1, -1).replace(ABOUT, ''))
/**
 * What brackets behind an amount say of it once more; null where they say something else. Figures alone may be another number: that of the
 * notice, or of shares.
 */
const repeatedIn = (bracket: string | undefined, value: bigint): bigint | null => {
  const said = valueIn(bracket)
  return said === value || !/^\([\d.,\s-]*\)$/.test(bracket?.trim() ?? '') ? said : null
}

/** What is said of amounts that bound something. */
const BOUNDS = /^[^.;|]{0,44}?\b(?:aras|kadar|dek\b|degin|as[am]|gec|uzer|ust|alt|dahil|haric|limit|sinir)/
const REACH = 70

const scaledOf = (printed: string): bigint | null => {
  const [, figure = '', scale = '', rest = ''] = new RegExp(`^(\\d[\\d.,]*) ?(${SCALE})(?: (.+))?$`).exec(printed) ?? []
  const [value, times] = [hundredths(figure.replace(',', '.')), SCALES[scale]]
  if (value === null || times === undefined) return null
  const more = rest === '' ? 0n : (spelt(rest) ?? thousands(rest))
  return more === null || more >= times ? null : value * times + more * 100n
}
const thousands = (printed: string): bigint | null => {
  const [, count] = /^(\d{1,3}) ?bin$/.exec(printed) ?? []
  return count === undefined ? null : BigInt(count) * 1_000n
}
/** What an amount is in hundredths, in figures, by its scale or in words; null where it is none. */
const valueOf = (printed: string): bigint | null => {
  const text = printed.trim()
  if (!/^\d/.test(text)) {
    const value = spelt(text)
    return value === null ? null : value * 100n
  }
  return /[a-z]/.test(text) ? scaledOf(text) : hundredths(amountOf(text.replace(/(?:\. |')(?=\d{3})/g, '.')) ?? '')
}

/** "Madde 5 100 000 TL": a number before which another may end. */
const MAY_BE_TWO = /(?:^|[.;:)|-]|\b(?:madde|fikra|bent|no|nolu|sira|sayi|sayili|derece|grup|grubu|adet|tarih|tarihli))\s?$/
/** Whether blanks part its thousands for certain: what begins with a nought is the rest of what stands before it. */
const isWhole = (figure: string, before: string): boolean => {
  const [, mark, second] = /^\d{1,3}(\.? )(\d)/.exec(figure) ?? []
  return mark === undefined || second === '0' || (mark === ' ' && !MAY_BE_TWO.test(before))
}

const inFigures = (value: bigint): string => turkishAmount(decimalOf(value)).replace(/,00$/, '')

/** The amounts of a text in plain letters that are printed in another form than `100.000 TL`, each in that. */
export const moneyIn = (plain: string): Printed[] => {
  const found: Printed[] = []
  let done = 0
  for (const { index, 0: unit } of plain.matchAll(CURRENCY)) {
    if (index < done) continue
    const named = { index, unit, code: codeOf(unit) }
    const left = plain.slice(Math.max(done, index - 110), index)
    const before = BEFORE.exec(left)
    // "25,00 .-TL 400 adet": the currency is that of the number before it, whether or not that is understood.
    const first = (before ? isApart(before) : !/\d(?:[.,]? ?-{0,2}| -{1,2} ?)$/.test(left)) ? numberBehind(plain, named) : null
    const each = first ?? (before ? numberBefore(plain, left, before, named) : null)
    const shared =
      before && !first && BOUNDS.test(plain.slice(index, index + REACH))
        ? sharing(left.slice(0, before.index), index - before[0].length, named.code)
        : null
    found.push(...[shared, each].filter((one) => one !== null))
    done = each?.to ?? index + unit.length
  }
  return found
}
type Named = { index: number; unit: string; code: Code }

/** "Madde 4. TL 300.000", "0 - TL 10.000": a number that ends before a currency and an amount of its own. */
const isApart = ([, , figure, gap = '']: RegExpExecArray): boolean => figure !== undefined && /^(?:\. | [-–] )$/.test(gap)

/**
 * An amount and its currency. What is said `again` stays beside it for whoever asks, a proof or what contradicts it; where it only stands
 * between an amount and what is bounded by it, it goes.
 */
const put = (amount: string, { code }: Named, ending: string, value: bigint, again: bigint | null, behind: string): string =>
  `${amount} ${code}${endingOf(ending, code)}${again === null || (again === value && BOUNDS.test(behind)) ? '' : ` (${wordsOf(again / 100n)})`}`

const numberBefore = (plain: string, left: string, before: RegExpExecArray, named: Named): Printed | null => {
  const [whole, words, figure, gap = '', bracket] = before
  const value = valueOf(words ?? figure ?? '')
  const ahead = left.slice(0, before.index)
  // In brackets behind another number words only repeat it, or say what it contradicts.
  if (
    value === null ||
    (figure === undefined
      ? BEHIND_FIGURE.test(plain.slice(Math.max(0, named.index - whole.length - 60), named.index - whole.length))
      : !isWhole(figure, ahead))
  )
    return null
  const inside = valueIn(bracket)
  if (bracket !== undefined && inside === null) return null
  const behind = named.index + named.unit.length
  const [taken, ending = '', more, moved = ''] = REST.exec(plain.slice(behind, behind + 130)) ?? ['']
  const outside = repeatedIn(more, value)
  const to = behind + (outside === null ? ending.length : taken.length)
  const own = figure !== undefined && !/[ ']/.test(figure)
  // As it stands it is in that form already.
  if (own && inside === null && outside === null && /^ ?$/.test(gap) && AS_IS.test(named.unit)) return null
  // "(60.000) Altmışbin TL": the figures stand before the words.
  const [figures = ''] = (figure === undefined && /\([\d.,-]{1,24}\) ?$/.exec(ahead)) || []
  const others = [valueIn(figures === '' ? undefined : figures), inside, outside].filter((each) => each !== null)
  const again = others.find((each) => each !== value) ?? others[0] ?? null
  const said = put(
    own ? figure : inFigures(value),
    named,
    ending === '' && outside !== null ? moved : ending,
    value,
    again,
    plain.slice(to, to + REACH),
  )
  return { from: named.index - whole.length - figures.length, to, put: said }
}
/** "100.000 TL'ye kadar (yüzbin Türk Lirası dahil)": where words in brackets begin behind figures. */
const BEHIND_FIGURE = /\d[^()]{0,40}\($/
const AS_IS = /^(?:y?tl|usd|eur|gbp|chf)$/

const numberBehind = (plain: string, named: Named): Printed | null => {
  const at = named.index + named.unit.length
  const [taken, figure, ending = '', bracket, moved = ''] = FIRST.exec(plain.slice(at, at + 130)) ?? []
  const value = figure === undefined ? null : valueOf(figure)
  if (taken === undefined || figure === undefined || value === null) return null
  const again = repeatedIn(/\(.*$/.exec(bracket ?? '')?.[0], value)
  const to = at + (again === null ? taken.indexOf(figure) + figure.length + ending.length : taken.length)
  return {
    from: named.index,
    to,
    put: put(inFigures(value), named, again === null ? ending : moved || ending, value, again, plain.slice(to, to + REACH)),
  }
}

/** "100.000 ile 500.000 TL arasında", "100.000'den 500.000 TL'ye kadar": the currency behind the second is that of both. */
const sharing = (left: string, end: number, code: Code): Printed | null => {
  const match = SHARES.exec(left)
  const [whole = '', words, figure, ending = '', joins = ''] = match ?? []
  const value = match ? valueOf(words ?? figure ?? '') : null
  const isMoney = figure === undefined ? (value ?? 0n) >= 100_000n : /[., ]\d{3}|,\d{2}$/.test(figure)
  if (!match || value === null || !isMoney || (joins === ' ' && ending === '')) return null
  const own = figure !== undefined && !/[ ']/.test(figure)
  const from = end - whole.length
  return { from, to: end - joins.length, put: `${own ? figure : inFigures(value)} ${code}${endingOf(ending, code)}` }
}
