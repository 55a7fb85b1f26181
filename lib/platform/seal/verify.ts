/**
 * Checks a detached Ed25519 signature with nothing but WebCrypto, so that the same few lines run in a browser, in a Worker and in Node, and
 * can be read by whoever must trust them. Signing is done with a library; the tests check each against the other.
 */
import type { PublicKey } from './keys.ts'

export type SignatureState = 'valid' | 'wrong' | 'malformed' | 'unknown_key' | 'unsupported'
export type SignatureCheck = { state: SignatureState; kid: string | null }

/**
 * Bytes of base64url; null for what is none, or spells its bytes otherwise than they are written (the last letter holds bits that mean
 * nothing; RFC 4648, 3.5).
 */
const decode = (text: string): Uint8Array<ArrayBuffer> | null => {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return null
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/')
  const binary = atob(base64)
  return btoa(binary).replaceAll('=', '') === base64 ? Uint8Array.from(binary, (letter) => letter.charCodeAt(0)) : null
}

/**
 * The key id of a header that says what ours say: Ed25519 over the bytes as they are (`b64` false, RFC 7797). Null for any other header.
 */
const keyIdOf = (header: Uint8Array | null): string | null => {
  if (!header) return null
  try {
    const { alg, kid, b64, crit, ...rest } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(header)) as Record<string, unknown>
    const asOurs =
      alg === 'EdDSA' && b64 === false && Array.isArray(crit) && crit.length === 1 && crit[0] === 'b64' && Object.keys(rest).length === 0
    return asOurs && typeof kid === 'string' ? kid : null
  } catch {
    return null
  }
}

/** Whether `jws` (`header..signature`) is a signature of one of the keys over these bytes. */
export const checkSignature = async (jws: string, bytes: Uint8Array, keys: readonly PublicKey[]): Promise<SignatureCheck> => {
  const [header = '', payload, signature = '', ...more] = jws.split('.')
  const kid = keyIdOf(decode(header))
  const signed = decode(signature)
  if (kid === null || signed === null || payload !== '' || more.length > 0) return { state: 'malformed', kid: null }
  const key = keys.find((each) => each.kid === kid)
  if (!key) return { state: 'unknown_key', kid }
  const input = new Uint8Array(header.length + 1 + bytes.length)
  input.set(new TextEncoder().encode(`${header}.`))
  input.set(bytes, header.length + 1)
  try {
    const imported = await crypto.subtle.importKey('jwk', { kty: key.kty, crv: key.crv, x: key.x }, { name: 'Ed25519' }, false, ['verify'])
    return { state: (await crypto.subtle.verify('Ed25519', imported, signed, input)) ? 'valid' : 'wrong', kid }
  } catch {
    return { state: 'unsupported', kid }
  }
}
