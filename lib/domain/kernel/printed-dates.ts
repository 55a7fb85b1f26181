import { dateOf, type IsoDate, monthNumber } from './dates.ts'
import { fold } from './text.ts'

/** Pattern of a printed date, with three groups: `08.03.2021`, `8/3/2021`, `8-3-2021`, `8 Mart 2021`; scans leave commas for full stops. */
export const DATE = String.raw`(\d{1,2})(?:[.,/-]{1,2} ?|\s)(\d{1,2}|[A-Za-zÇĞİÖŞÜçğıöşü]{4,7})(?:[.,/-]{1,2} ?|\s)(\d{4})`

/** The date of the three parts that {@link DATE} captures; null where there is no such day. */
export const printedDate = (day: string | undefined, month: string | undefined, year: string | undefined): IsoDate | null => {
  if (!day || !month || !year) return null
  const number = /^\d+$/.test(month) ? Number(month) : monthNumber(fold(month))
  return number === null ? null : dateOf(Number(year), number, Number(day))
}

/** A date whose marks were lost: `442017`, `2212 2025`. Null where day and month could be parted in two ways that both are dates. */
export const gluedDate = (digits: string): IsoDate | null => {
  const match = /^(\d{2,4})[. ]?((?:19|20)\d\d)$/.exec(digits)
  const [parts = '', year] = [match?.[1], match?.[2]]
  const [only, ...others] = [1, 2].filter((at) => at < parts.length && parts.length - at <= 2)
    .map((at) => printedDate(parts.slice(0, at), parts.slice(at), year)).filter((date) => date !== null)
  return only && others.length === 0 ? only : null
}

/** The first date in a text. */
export const firstDate = (text: string): IsoDate | null => {
  const match = new RegExp(DATE).exec(text)
  return match ? printedDate(match[1], match[2], match[3]) : null
}
