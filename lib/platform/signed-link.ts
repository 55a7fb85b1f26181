import { base64url } from 'jose'

/** What a link that needs no key opens: one fact of one notice, until an instant. */
export type Evidence = { noticeId: number; factId: string; until: Date }

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

/** The token of a link, signed with HMAC-SHA-256: it holds nothing secret, and no letter of it can be changed. */
export const signEvidence = async (secret: string, { noticeId, factId, until }: Evidence): Promise<string> => {
  const told = `${noticeId}.${factId}.${Math.floor(until.getTime() / 1000)}`
  return `${told}.${base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), new TextEncoder().encode(told))))}`
}

/** What a token opens; null where it was not signed by us or its time is over. */
export const openEvidence = async (secret: string, token: string, now: Date): Promise<Evidence | null> => {
  const [, told, noticeId, factId, until, signature] = /^((\d{1,15})\.([0-9a-f]{1,64})\.(\d{1,12}))\.([A-Za-z0-9_-]{43})$/.exec(token) ?? []
  if (!told || !factId || !signature) return null
  if (
    !(await crypto.subtle.verify('HMAC', await keyOf(secret), Uint8Array.from(base64url.decode(signature)), new TextEncoder().encode(told)))
  )
    return null
  const evidence = { noticeId: Number(noticeId), factId, until: new Date(Number(until) * 1000) }
  return evidence.until > now ? evidence : null
}

/** What the source link of a report opens: the gazette PDF of one of its notices, until an instant. */
export type SourceLink = { noticeId: number; reportId: string; until: Date }

const told = ({ noticeId, reportId, until }: SourceLink): string => `${noticeId}.${reportId}.${Math.floor(until.getTime() / 1000)}`
/* Signed under a name of its own: a token of one kind is none of the other. */
const sourceBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`rapor-kaynagi ${text}`)

/** The token of a source link, signed as that of {@link signEvidence}. */
export const signSource = async (secret: string, link: SourceLink): Promise<string> =>
  `${told(link)}.${base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), sourceBytes(told(link)))))}`

/** What a token opens; null where it was not signed by us or its time is over. */
export const openSource = async (secret: string, token: string, now: Date): Promise<SourceLink | null> => {
  const [, text, noticeId, reportId, until, signature] =
    /^((\d{1,15})\.(DR-[0-9A-Z-]{14})\.(\d{1,12}))\.([A-Za-z0-9_-]{43})$/.exec(token) ?? []
  if (!text || !reportId || !signature) return null
  if (!(await crypto.subtle.verify('HMAC', await keyOf(secret), Uint8Array.from(base64url.decode(signature)), sourceBytes(text))))
    return null
  const link = { noticeId: Number(noticeId), reportId, until: new Date(Number(until) * 1000) }
  return link.until > now ? link : null
}
