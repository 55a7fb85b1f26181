/** Crockford's base 32: no I, L, O or U, which are misread or offend. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Shape of a report id. */
export const REPORT_ID = /^DR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** Shape of the id of a screening. */
export const SCREENING_ID = /^YT-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** Shape of the id of a filed signing check. */
export const CHECK_ID = /^IK-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** What an id says its content is: a verification report, a sanctions screening or a filed signing check. */
export type SealedKind = 'DR' | 'YT' | 'IK'

/** The kind, and the first 60 bits of a SHA-256 digest (hex) in Crockford's base 32, in groups of four: `DR-XXXX-XXXX-XXXX`. */
export const sealedId = (kind: SealedKind, digest: string): string => {
  const bits = BigInt(`0x${digest.slice(0, 15)}`)
  const letters = Array.from({ length: 12 }, (_, at) => LETTERS[Number((bits >> BigInt(55 - at * 5)) & 31n)] ?? '').join('')
  return `${kind}-${letters.match(/.{4}/g)?.join('-')}`
}

/** The id of a report. */
export const reportId = (digest: string): string => sealedId('DR', digest)
