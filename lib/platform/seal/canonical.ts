import canonicalize from 'canonicalize'
import { sealedId, type SealedKind } from '../../domain/report/id.ts'
import { digestOf } from '../digest.ts'

/** The one way to write a value as JSON (RFC 8785). Throws for what has none, such as half a character. */
export const canonicalText = (value: unknown): string => {
  const text = canonicalize(value)
  if (text === undefined) throw new Error('not a JSON value')
  return text
}

/** {@link canonicalText} in UTF-8: what is digested and signed. */
export const canonicalBytes = (value: unknown): Uint8Array => new TextEncoder().encode(canonicalText(value))

/** The digest (SHA-256, hex) and the id that follow from the content of a report, or of another sealed record. */
export const identityOf = async (bytes: Uint8Array, kind: SealedKind = 'DR'): Promise<{ id: string; digest: string }> => {
  const digest = await digestOf(bytes)
  return { id: sealedId(kind, digest), digest }
}
