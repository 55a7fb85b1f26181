/**
 * Numbers of the trade registry. A company is an office plus a registry number; İstanbul prints `194877-5`, where the last digit is a check
 * suffix that newer notices leave out, other offices print plain digits, a few add a place (`22893-EFELER`).
 */

/** What the API accepts as a registry number: a digit, then digits, dash or slash, 30 characters in all. */
export const REGISTRY_NUMBER = /^[0-9][0-9\-/]{0,29}$/

/**
 * The part by which two spellings of a registry number are the same at one office: `194877-5` and `194877` → `194877`, `22893-EFELER` →
 * `22893`, `MERKEZ-101294` → `101294`, `006247/215` → `6247/215`. Null where the text holds no number.
 */
export const registryRoot = (printed: string): string | null => {
  const compact = printed.replace(/[^0-9/.-]+/g, '').replace(/^[^0-9]+/, '')
  const match = /^0*(\d+)(?:[-](\d)?)?((?:[/.]\d+)?)/.exec(compact)
  return match?.[1] ? match[1] + (match[3] ?? '').replace('.', '/') : null
}

/** MERSİS number: 16 digits, without blanks; null otherwise. */
export const mersisNumber = (printed: string): string | null => {
  const digits = printed.replace(/[\s-]+/g, '')
  return /^\d{16}$/.test(digits) ? digits : null
}
