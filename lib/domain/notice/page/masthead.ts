import { dateOf, monthNumber } from '../../kernel/dates.ts'
import type { IsoDate } from '../../kernel/dates.ts'
import { fold } from '../../kernel/text.ts'

/** What the running head of a page says; null what could not be read. */
export type Masthead = { publishedOn: IsoDate | null, issue: string | null, page: string | null }

// Digits that a reader takes for letters, in a place where only a number can stand.
const digits = (text: string): string => text.replace(/[il|]/g, '1').replace(/o/g, '0')

/**
 * Reads `SAYFA : 776 TÜRKİYE TİCARET SİCİLİ GAZETESİ 10 EKİM 2023 SAYI: 10932` or the mirrored form, with slips of the reader (`SAYTI`, `I ARALIK`). What is
 * doubtful stays null: a date must be one of the calendar, an issue must have four or five digits.
 */
export const readMasthead = (text: string): Masthead => {
  const words = fold(text.replace(/[|!]/g, 'l')).split(' ')
  const after = (label: RegExp, number: RegExp): string | null => {
    const at = words.findIndex((word) => label.test(word))
    const value = at < 0 ? undefined : /\d/.test(words[at] ?? '') ? (words[at] ?? '').replace(label, '') : words[at + 1]
    return value !== undefined && number.test(digits(value)) ? digits(value).replace(/^0+(?=\d)/, '') : null
  }
  const month = words.findIndex((word) => monthNumber(word) !== null)
  const [day, year] = [digits(words[month - 1] ?? ''), digits(words[month + 1] ?? '')]
  const isDate = month > 0 && /^\d{1,2}$/.test(day) && /^\d{4}$/.test(year)
  return {
    publishedOn: isDate ? dateOf(Number(year), monthNumber(words[month] ?? '') ?? 0, Number(day)) : null,
    issue: after(/^say[ti]?i/, /^\d{4,5}$/),
    page: after(/^sayfa?(?=\d|$)/, /^\d{1,4}$/),
  }
}

/** Whether a line at the top of a page without rules is its running head. */
export const isMasthead = (text: string): boolean => {
  const folded = fold(text)
  return /gazetes/.test(folded) && /sayfa|say[ti]?i/.test(folded)
}
