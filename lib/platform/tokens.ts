import { base64url } from 'jose'

const random = (bytes: number): string => base64url.encode(crypto.getRandomValues(new Uint8Array(bytes)))

/** The public half of a new key pair. */
export const newKey = (sandbox: boolean): string => `kny_${sandbox ? 'deneme' : 'canli'}_${random(12)}`

/** The secret half of a key pair, 256 random bits; only its SHA-256 is kept. */
export const newSecret = (): string => `kns_${random(32)}`

/** 256 random bits, in letters that need no escaping in an address or a cookie. */
export const newToken = (): string => random(32)

/** What tells one issue of a report from those of other accounts: 80 random bits, in letters that need no escaping in an address. */
export const newIssueCode = (): string => random(10)
