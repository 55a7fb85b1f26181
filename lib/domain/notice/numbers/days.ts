/** Days as notices print them (`14 Mart 2022`, `14.III.2022`, `14. 3. 2022`, `14/03/2022'ye kadar`), in one form: `14.3.2022 tarihine kadar`. */
import { dateOf, MONTHS } from '../../kernel/dates.ts'
import type { Printed } from '../flat.ts'

const MONTH = MONTHS.join('|')
/** The months as Roman numerals. */
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const MARK = '(?: ?[./-] ?| )'
/** A day in figures has the same mark twice; a street has a day for its name. */
const DAY = new RegExp(
  `(?<![a-z\\d./*,-]|\\d )(\\d{1,2})(?:(?: ?([./-]) ?)(\\d{1,2}) ?\\2 ?|${MARK}(${MONTH}|[ivx]{1,4})${MARK})((?:19|20)\\d\\d)(?![\\d*]|[./-]\\d)(?! ?(?:mah|cad|sok|bulv|sk\\b|cd\\b|blv|meydan))`,
  'g',
)
const WEEKDAY = /^,? (?:pazartesi|sali|carsamba|persembe|cumartesi|cuma|pazar)(?![a-z])/
/** What a day stands in: an ending of its year, or of "gün". */
const ENDINGS: [RegExp, string][] = [
  [/^(?:(?:'|' | '| )?(?:y[ae]|[ae]|n[ae])| gunune)(?= (?:kadar|dek|degin)\b)/, ' tarihine'],
  [/^(?:(?:'|' | '| )?[dt][ae]n| gununden)(?= (?:itibar|basla|sonra|gecerli|muteber))/, ' tarihinden'],
  [/^(?:'|' | ')[dt][ae](?![a-z])| gununde(?![a-z])/, ' tarihinde'],
  [/^ (?:gunlu|tarihindeki)(?![a-z])/, ' tarihli'],
]

const monthOf = (figure: string | undefined, word: string | undefined): number => {
  if (figure !== undefined) return Number(figure)
  return MONTHS.indexOf(word ?? '') + 1 || ROMAN.indexOf(word ?? '') + 1
}

/** The days of a text in plain letters that are printed in another form than `14.3.2022` or in another case than by "tarih". */
export const daysIn = (plain: string): Printed[] =>
  [...plain.matchAll(DAY)].flatMap(({ index, 0: printed, 1: day = '', 3: figure, 4: word, 5: year = '' }) => {
    const month = monthOf(figure, word)
    if (dateOf(Number(year), month, Number(day)) === null) return []
    const end = index + printed.length
    const weekday = WEEKDAY.exec(plain.slice(end, end + 16))?.[0] ?? ''
    const behind = plain.slice(end + weekday.length, end + weekday.length + 40)
    const [ending, put] = ENDINGS.map(([pattern, instead]): [string, string] => [pattern.exec(behind)?.[0] ?? '', instead]).find(
      ([found]) => found !== '',
    ) ?? ['', '']
    const plainly = `${day}.${figure ?? month}.${year}`
    return printed === plainly && weekday === '' && ending === ''
      ? []
      : [{ from: index, to: end + weekday.length + ending.length, put: plainly + put }]
  })
