import type { WebhookKey } from './env.ts'

/**
 * Secrets encrypted at rest with AES-256-GCM (WebCrypto) as `<key id>.<iv>.<cipher text>`. `context` says whose secret it is and must be
 * the same when it is opened: a cipher text copied to another owner's row does not open. The newest key of the ring encrypts; each of them
 * opens what it encrypted.
 */
export type SecretBox = {
  seal: (secret: string, context: string) => Promise<string>
  open: (sealed: string, context: string) => Promise<string>
  newest: string
}

const encoded = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const decoded = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))

/**
 * The box over a ring of keys, the newest first. `open` throws where the key is not in the ring, or the text or its context was changed.
 */
export const openSecretBox = (ring: WebhookKey[]): SecretBox => {
  const [newest] = ring
  if (!newest) throw new Error('the ring of keys is empty')
  const cryptoKey = ({ key }: WebhookKey) => crypto.subtle.importKey('raw', decoded(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
  return {
    newest: newest.id,
    seal: async (secret, context) => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: utf8(context) },
        await cryptoKey(newest),
        utf8(secret),
      )
      return [newest.id, encoded(iv), encoded(new Uint8Array(sealed))].join('.')
    },
    open: async (sealed, context) => {
      const [id, iv, text] = sealed.split('.')
      const key = ring.find((candidate) => candidate.id === id)
      if (!key || !iv || !text) throw new Error(`no key ${id} in the ring`)
      const opened = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: decoded(iv), additionalData: utf8(context) },
        await cryptoKey(key),
        decoded(text),
      )
      return new TextDecoder().decode(opened)
    },
  }
}

/** A new webhook secret as Standard Webhooks writes it: 24 random bytes. */
export const newWebhookSecret = (): string => `whsec_${encoded(crypto.getRandomValues(new Uint8Array(24)))}`
