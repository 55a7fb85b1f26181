import { dateOf, type IsoDate, monthNumber } from './dates.ts'
import { fold } from './text.ts'

const LETTER = 'A-Za-zÇĞİÖŞÜçğıöşü'
/**
 * Pattern of a printed date, with three groups: `08.03.2021`, `8/3/2021`, `8-3-2021`, `8 Mart 2021`; scans leave commas for full stops. A
 * date does not begin inside a number, or after the letter or two that a scan made of its first digit (`S3.3.2025`).
 */
export const DATE = String.raw`(?<![\d|!]|(?<![${LETTER}])[${LETTER}]{1,2})(\d{1,2})(?:[.,/-]{1,2} ?|\s)(\d{1,2}|[A-Za-zÇĞİÖŞÜçğıöşü]{4,7})(?:[.,/-]{1,2} ?|\s)(\d{4})(?!\d)`

// Letters that a scan makes of a digit and nothing else makes, in a place where only a digit can stand.
const digits = (part: string): string => (/^[\dIİıiLl|!Oo]{1,4}$/.test(part) ? part.replace(/[Oo]/g, '0').replace(/\D/g, '1') : part)

const DAMAGED = /(?=[\dilo|!]{1,2}[.,/-])(?<![a-z0-9|!])[\dilo|!]{1,2}[.,/-][\dilo|!]{1,2}[.,/-][\dilo|!]{4}(?![a-z0-9|!])/g
/** Plain small letters, of the same length, in which the digits of dates stand that a scan took for letters (`5.6.2o27`, `i3.3.2025`). */
export const withDateDigits = (plain: string): string =>
  plain.replace(DAMAGED, (date) =>
    date.replace(/\D/g, '').length < 4
      ? date
      : date
          .split(/([.,/-])/)
          .map(digits)
          .join(''),
  )

/** The date of the three parts that {@link DATE} captures; null where there is no such day. */
export const printedDate = (day: string | undefined, month: string | undefined, year: string | undefined): IsoDate | null => {
  if (!day || !month || !year) return null
  if (digits(day) !== day || digits(month) !== month || digits(year) !== year) return printedDate(digits(day), digits(month), digits(year))
  const number = /^\d+$/.test(month) ? Number(month) : monthNumber(fold(month))
  return number === null ? null : dateOf(Number(year), number, Number(day))
}

/** A date whose marks were lost: `442017`, `2212 2025`. Null where day and month could be parted in two ways that both are dates. */
export const gluedDate = (digits: string): IsoDate | null => {
  const match = /^(\d{2,4})[. ]?((?:19|20)\d\d)$/.exec(digits)
  const [parts = '', year] = [match?.[1], match?.[2]]
  const [only, ...others] = [1, 2]
    .filter((at) => at < parts.length && parts.length - at <= 2)
    .map((at) => printedDate(parts.slice(0, at), parts.slice(at), year))
    .filter((date) => date !== null)
  return only && others.length === 0 ? only : null
}

/** A day from which something counts, in plain letters: `01.01.2023 tarihinden itibaren`, `1.1.2023'ten geçerli olmak üzere`; `31.12.2022 tarihinden sonra`. */
export const FROM_DAY = new RegExp(
  `${DATE}\\s?(?:(?:tarih|gun)[a-z]*|['’]?\\s?[dt][ae]n)\\s(?:itibar|basla|gecerli|sonra|yururl)[a-z]*`,
  'dg',
)

/** The first date in a text. */
export const firstDate = (text: string): IsoDate | null => {
  const match = new RegExp(DATE).exec(text)
  return match ? printedDate(match[1], match[2], match[3]) : null
}
