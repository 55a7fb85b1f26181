/**
 * Personal numbers in notices. Notices before about 2018 print the 11-digit T.C. kimlik number in full; the MERSİS number of a sole trader
 * begins with it. They are masked, with the same length, before a text is stored or read: first three and last two digits stay, as the
 * gazette itself masks them.
 */

/** Whether 11 digits are a T.C. kimlik number by its check digits. */
const isKimlik = (digits: string): boolean => {
  const d = [...digits].map(Number)
  if (d.length !== 11 || d[0] === 0) return false
  const odd = (d[0] ?? 0) + (d[2] ?? 0) + (d[4] ?? 0) + (d[6] ?? 0) + (d[8] ?? 0)
  const even = (d[1] ?? 0) + (d[3] ?? 0) + (d[5] ?? 0) + (d[7] ?? 0)
  return (((odd * 7 - even) % 10) + 10) % 10 === d[9] && d.slice(0, 10).reduce((sum, digit) => sum + digit, 0) % 10 === d[10]
}

const LABEL = /(?:T\.? ?C\.?|kimlik|vatanda[şs]l[ıi]k)[^0-9\n]{0,20}$/i
/** What a scan made of a number: a digit more or less, blanks, letters that look like digits. */
const MISREAD = String.raw`(?<![\p{L}\d])[\dOlISBZ](?: ?[\dOlISBZ]){7,13}(?![\p{L}\d*])`
/** One beside its label, before or behind it ("355******10 Kimlik No'lu"). A tax number is no person's. */
const LABELLED = new RegExp(
  String.raw`(?<=(?<!vergi\s{1,3})kimlik[^0-9\n]{0,20}?)${MISREAD}|${MISREAD}(?=\s{1,3}(?:T\.? ?C\.? )?kimlik)`,
  'giu',
)
const FEWEST_DIGITS = 7
const mask = (digits: string): string => `${digits.slice(0, 3)}${'*'.repeat(digits.length - 5)}${digits.slice(-2)}`

/**
 * The text with personal numbers masked; every other character keeps its place. Company numbers (VKN, MERSİS beginning with 0, registry
 * numbers, money) stay.
 */
export const maskPersonalNumbers = (text: string): string =>
  text
    .replace(LABELLED, (number) =>
      (number.match(/\d/g) ?? []).length < FEWEST_DIGITS
        ? number
        : number.slice(0, 3) + number.slice(3, -2).replace(/\S/g, '*') + number.slice(-2),
    )
    .replace(/(?<![\d.,*])([1-9]\d{10})(?![\d*])(?!,\d)/g, (digits, _, at: number) =>
      isKimlik(digits) || LABEL.test(text.slice(Math.max(0, at - 40), at)) ? mask(digits) : digits,
    )
    .replace(/(?<![\d.,*])([1-9]\d{10})(\d{5})(?!\d)/g, (all, kimlik: string, serial: string) =>
      isKimlik(kimlik) ? mask(kimlik) + serial : all,
    )
