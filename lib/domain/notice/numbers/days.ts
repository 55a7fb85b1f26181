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
/** "Görev süresi 4.3.2027 tarihinde sona ermek üzere": the day till which somebody is chosen, said by its end. */
const ENDS_ON =
  /^(?:(?:'|' | ')[dt][ae]| tarihinde| gununde| gunu| tarihi itibari?yl[ae]) (?:sona er|son bul|nihayet bul|nihayete er|hitam bul|hitama er|bit|dol)(?:m[ae]k uzere|[ae]c[ae]k sekilde)(?![a-z])/
/** What ends there: a term that is named right before the day, or that of whoever the words behind it choose. */
const ITS_TERM = /(?:\b(?:gorev|vazife|hizmet|uyelik|mudurluk) )?\b(?:sure|muddet)(?:si|leri|i) $/
const CHOOSES = /^(?: \S+){0,8}? (?:sec|ata|getir|tayin|gorevlendir|vazifelendir|intiha[bp]|nasb|belirle|uzat|temdi[dt]|yenile)/
/** Where a term begins and ends that a day bounds from its end. */
const termTill = (plain: string, from: number, to: number): { from: number; to: number } | null => {
  const said = ENDS_ON.exec(plain.slice(to, to + 60))?.[0]
  if (said === undefined || /\bbasla(?:mak|yarak) (?:ve |uzere )$/.test(plain.slice(Math.max(0, from - 30), from))) return null
  const term = ITS_TERM.exec(plain.slice(Math.max(0, from - 30), from))?.[0]
  const end = to + said.length
  return term === undefined && !CHOOSES.test(plain.slice(end, end + 120)) ? null : { from: from - (term?.length ?? 0), to: end }
}

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
    const till = termTill(plain, index, end)
    if (till) return [{ ...till, put: `${plainly} tarihine kadar` }]
    return printed === plainly && weekday === '' && ending === ''
      ? []
      : [{ from: index, to: end + weekday.length + ending.length, put: plainly + put }]
  })
