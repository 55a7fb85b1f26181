import { base64url, FlattenedSign, importJWK } from 'jose'
import type { SealedKind } from '../../domain/report/id.ts'
import { canonicalBytes, identityOf } from './canonical.ts'
import type { SigningKey } from './keys.ts'
import { type Issue, statementBytes } from './statement.ts'

/** What makes a report of a content: its id and digest, and who vouches for it. */
export type ReportSeal = { id: string; digest: string; signature: string }

/**
 * A detached JWS (RFC 7515, with the payload unencoded by RFC 7797) by Ed25519: `header..signature`. The same key and bytes always give the
 * same one.
 */
export const signDetached = async (bytes: Uint8Array, { kid, ...jwk }: SigningKey): Promise<string> => {
  const { protected: header, signature } = await new FlattenedSign(bytes)
    .setProtectedHeader({ alg: 'EdDSA', kid, b64: false, crit: ['b64'] })
    .sign(await importJWK(jwk, 'EdDSA'))
  return `${header}..${signature}`
}

/**
 * What tells one issue of a report from those of other accounts: 80 bits that follow from account and report, so that the same issue is
 * drawn the same way again, and that nobody can guess without the signing key. A new key gives a new code; those given out stay good.
 */
export const issueCode = async ({ d }: SigningKey, accountId: number, reportId: string): Promise<string> => {
  const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', encode(`issue-code:${d}`), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, encode(`${accountId}:${reportId}`))
  return base64url.encode(new Uint8Array(mac).subarray(0, 10))
}

/** Seals the content of a report, or of another record, as it is issued: canonical form, digest, id, and a signature over its statement. */
export const sealContent = async (content: unknown, key: SigningKey, issue: Issue, kind: SealedKind = 'DR'): Promise<ReportSeal> => {
  const identity = await identityOf(canonicalBytes(content), kind)
  return { ...identity, signature: await signDetached(statementBytes(kind, identity, issue), key) }
}
