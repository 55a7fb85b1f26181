/** Sums and comparisons of decimal text, in whole hundredths: money and percentages never become floating-point numbers. */

/** `1234.5` → 123450n; null where the text is no decimal number. More than two digits after the point are cut off. */
export const hundredths = (text: string): bigint | null => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim())
  if (!match) return null
  const value = BigInt(match[2] ?? '0') * 100n + BigInt((match[3] ?? '').padEnd(2, '0').slice(0, 2))
  return match[1] ? -value : value
}

/** 123450n → `1234.50`. */
export const decimalOf = (value: bigint): string => {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Two amounts are the same number (`50000` and `50000.00`). False where one of them is no number. */
export const sameAmount = (a: string, b: string): boolean => {
  const left = hundredths(a)
  return left !== null && left === hundredths(b)
}

/** Whether the first amount is the greater. False where one of them is no number. */
export const exceeds = (a: string, b: string): boolean => {
  const [left, right] = [hundredths(a), hundredths(b)]
  return left !== null && right !== null && left > right
}

/** `part` of `whole` in percent with two digits, half rounded up; null where there is no whole. */
export const percentOf = (part: bigint, whole: bigint): string | null =>
  whole > 0n ? decimalOf((part * 20_000n + whole) / (2n * whole)) : null

const grouped = (digits: string, separator: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, separator)

/** `1234567.5` → `1.234.567,50`, as Turkish writes amounts. Text that is no number stays as it is. */
export const turkishAmount = (text: string): string => {
  const value = hundredths(text)
  if (value === null) return text
  const [whole = '', cents = ''] = decimalOf(value).split('.')
  return `${grouped(whole, '.')},${cents}`
}

/** `1234567.5` → `1,234,567.50`, as English writes amounts. Text that is no number stays as it is. */
export const englishAmount = (text: string): string => {
  const value = hundredths(text)
  if (value === null) return text
  const [whole = '', cents = ''] = decimalOf(value).split('.')
  return `${grouped(whole, ',')}.${cents}`
}
