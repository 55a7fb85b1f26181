import { base64url } from 'jose'

/** What a link that needs no key opens: one fact of one notice, until an instant. */
export type Evidence = { noticeId: number; factId: string; until: Date }

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

const signatureOf = async (secret: string, told: string): Promise<string> =>
  base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), new TextEncoder().encode(told))))

const isSigned = async (secret: string, told: string, signature: string): Promise<boolean> =>
  crypto.subtle.verify('HMAC', await keyOf(secret), Uint8Array.from(base64url.decode(signature)), new TextEncoder().encode(told))

/** The token of a link, signed with HMAC-SHA-256: it holds nothing secret, and no letter of it can be changed. */
export const signEvidence = async (secret: string, { noticeId, factId, until }: Evidence): Promise<string> => {
  const told = `${noticeId}.${factId}.${Math.floor(until.getTime() / 1000)}`
  return `${told}.${await signatureOf(secret, told)}`
}

/** What a token opens; null where it was not signed by us or its time is over. */
export const openEvidence = async (secret: string, token: string, now: Date): Promise<Evidence | null> => {
  const [, told, noticeId, factId, until, signature] = /^((\d{1,15})\.([0-9a-f]{1,64})\.(\d{1,12}))\.([A-Za-z0-9_-]{43})$/.exec(token) ?? []
  if (!told || !factId || !signature) return null
  if (!(await isSigned(secret, told, signature))) return null
  const evidence = { noticeId: Number(noticeId), factId, until: new Date(Number(until) * 1000) }
  return evidence.until > now ? evidence : null
}

/** Which secret address of a member a link is, and which of its turns: a later turn closes it. */
export type Address = { id: number; rotation: number }

/** What is signed of a token is not what it shows: a token of one use opens nothing of another. */
const told = (use: string, text: string): string => `${use}:${text}`

/** The token of a secret address. It can be shown again: the same address and turn have the same token. */
export const signAddress = async (secret: string, { id, rotation }: Address): Promise<string> =>
  `${id}.${rotation}.${await signatureOf(secret, told('adres', `${id}.${rotation}`))}`

/** The address of a token; null where it was not signed by us. */
export const openAddress = async (secret: string, token: string): Promise<Address | null> => {
  const [, text, id, rotation, signature] = /^((\d{1,15})\.(\d{1,9}))\.([A-Za-z0-9_-]{43})$/.exec(token) ?? []
  if (!text || !signature || !(await isSigned(secret, told('adres', text), signature))) return null
  return { id: Number(id), rotation: Number(rotation) }
}

/** The token by which a member ends mails without signing in. It holds the address, which only that member's mails carry. */
export const signUnsubscribe = async (secret: string, email: string): Promise<string> =>
  `${base64url.encode(email)}.${await signatureOf(secret, told('posta', email))}`

/** Whose mails a token ends; null where it was not signed by us. */
export const openUnsubscribe = async (secret: string, token: string): Promise<string | null> => {
  const [, encoded, signature] = /^([A-Za-z0-9_-]{1,400})\.([A-Za-z0-9_-]{43})$/.exec(token) ?? []
  if (!encoded || !signature) return null
  const email = new TextDecoder().decode(base64url.decode(encoded))
  return (await isSigned(secret, told('posta', email), signature)) ? email : null
}

/** What the source link of a report opens: the gazette PDF of one of its notices, until an instant. */
export type SourceLink = { noticeId: number; reportId: string; until: Date }

const sourceText = ({ noticeId, reportId, until }: SourceLink): string => `${noticeId}.${reportId}.${Math.floor(until.getTime() / 1000)}`

/** The token of a source link. */
export const signSource = async (secret: string, link: SourceLink): Promise<string> =>
  `${sourceText(link)}.${await signatureOf(secret, told('kaynak', sourceText(link)))}`

/** What a token opens; null where it was not signed by us or its time is over. */
export const openSource = async (secret: string, token: string, now: Date): Promise<SourceLink | null> => {
  const [, text, noticeId, reportId, until, signature] =
    /^((\d{1,15})\.(DR-[0-9A-Z-]{14})\.(\d{1,12}))\.([A-Za-z0-9_-]{43})$/.exec(token) ?? []
  if (!text || !reportId || !signature || !(await isSigned(secret, told('kaynak', text), signature))) return null
  const link = { noticeId: Number(noticeId), reportId, until: new Date(Number(until) * 1000) }
  return link.until > now ? link : null
}
