/** Amounts of lira and numbers of shares inside the plain letters of a notice. */
import { parseAmount } from '../kernel/money.ts'

/** A printed number, one group; it does not begin inside a number whose first digits a scan took for letters (`5O.000,00`). */
export const AMOUNT = String.raw`(?<![a-z0-9|!][.,]?)(\d[\d., ]{0,22}\d|\d)`

/** The currency after it, as printed and as scanning leaves it (`-TL`, `,00.-TL`, `TI.`, `Tür Lirası`). */
export const LIRA = String.raw`\s?[.,;]?\s?-?\s?(?:\([^()]{3,60}\)\s?)?(?:yeni\s?)?(?:tur\S?\s?lira[a-z]{0,3}|ytl|y\.t\.l\.?|tl|t\.?[li1]\b\.?|t\. ?l\.?)`

/** A number as printed, where a blank inside it may be a lost full stop (`2.500 000,00`); null where it is no amount. */
export const amountOf = (printed: string | undefined): string | null =>
  printed === undefined || printed === '' ? null : parseAmount(printed) ?? parseAmount(printed.replace(/(?<=\d) +(?=\d{3}(?!\d))/g, '.').replace(/ /g, ''))

/** A count of shares. */
export const countOf = (printed: string | undefined): number | null => {
  const amount = amountOf(printed)
  return amount?.endsWith('.00') ? Number(amount.slice(0, -3)) : null
}
