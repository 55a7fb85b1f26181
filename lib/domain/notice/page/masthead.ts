import { dateOf, monthNumber } from '../../kernel/dates.ts'
import type { IsoDate } from '../../kernel/dates.ts'
import { fold } from '../../kernel/text.ts'

/** What the running head of a page says; null what could not be read. */
export type Masthead = { publishedOn: IsoDate | null; issue: string | null; page: string | null }

// Digits that a reader takes for letters, in a place where only a number can stand.
const digits = (text: string): string => text.replace(/[il|]/g, '1').replace(/o/g, '0')

/**
 * Reads `SAYFA : 776 TÜRKİYE TİCARET SİCİLİ GAZETESİ 10 EKİM 2023 SAYI: 10932` or the mirrored form, with slips of the reader (`SAYTI`,
 * `SAYL1`, `I ARALIK`). What is doubtful stays null: a date must be one of the calendar, an issue must have four or five digits.
 */
export const readMasthead = (text: string): Masthead => {
  const folded = fold(text.replace(/[|!]/g, 'l'))
  const words = folded.split(' ')
  const number = (label: RegExp): string | null => {
    const found = label.exec(folded)?.[1]
    return found === undefined ? null : digits(found).replace(/^0+(?=\d)/, '')
  }
  const month = words.findIndex((word) => monthNumber(word) !== null)
  const [day, year] = [digits(words[month - 1] ?? ''), digits(words[month + 1] ?? '')]
  const isDate = month > 0 && /^\d{1,2}$/.test(day) && /^\d{4}$/.test(year)
  return {
    publishedOn: isDate ? dateOf(Number(year), monthNumber(words[month] ?? '') ?? 0, Number(day)) : null,
    issue: number(/\bsay(?!f)[a-z1]{0,3} ?([\doil]{4,5})\b/),
    page: number(/\bsayfa? ?([\doil]{1,4})\b/),
  }
}

/** Whether a line at the top of a page without rules is its running head. */
export const isMasthead = (text: string): boolean => {
  const folded = fold(text)
  return /gazetes/.test(folded) && /sayfa|say[ti]?i/.test(folded)
}
