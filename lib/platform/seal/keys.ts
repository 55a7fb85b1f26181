/**
 * The keys reports are signed with: a JWK set (RFC 7517) of Ed25519 keys (RFC 8037), the newest first. The first signs; those after it stay
 * published so that what they signed can still be checked, and may have lost their private part `d`.
 */
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import { z } from 'zod'
import { jsonText } from '../json-text.ts'

const part = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
const publicKey = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: part, kid: z.string().min(1).max(100) })
const key = publicKey.extend({ d: part.optional() })

export type PublicKey = z.infer<typeof publicKey>
export type SigningKey = PublicKey & { d: string }
/** `signing` is the first key; `published` all of them without private parts. */
export type ReportKeys = { signing: SigningKey; published: PublicKey[] }

const keySet = z.object({ keys: z.array(key).min(1) }).transform(({ keys }, context): ReportKeys => {
  const [{ d, ...first } = { d: undefined }] = keys
  if (d === undefined || !('x' in first)) {
    context.addIssue({ code: 'custom', message: 'the first key has no private part' })
    return z.NEVER
  }
  return { signing: { ...first, d }, published: keys.map((each) => publicKey.parse(each)) }
})

/** The keys out of the text of a secret: a JWK set whose first key can sign. */
export const reportKeys = jsonText.pipe(keySet)

/** Public keys of a published set. Throws a ZodError where it is none. */
export const readPublished = (json: unknown): PublicKey[] => z.object({ keys: z.array(publicKey) }).parse(json).keys

/** The set as it is published: public parts only. */
export const jwks = ({ published }: ReportKeys) => ({ keys: published.map((each) => ({ ...each, alg: 'EdDSA', use: 'sig' })) })

/**
 * A fresh key before those in use, as the text of the secret. Of the former ones only the public parts stay: they sign nothing any more.
 */
export const withNewKey = async (former: PublicKey[]): Promise<string> => {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const { kty, crv, x, d } = await exportJWK(privateKey)
  const fresh = key.parse({ kty, crv, x, d, kid: await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x: x ?? '' }) })
  return JSON.stringify({ keys: [fresh, ...former] })
}
