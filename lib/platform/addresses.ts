import ipaddr from 'ipaddr.js'
import type { Env } from './env.ts'

/** Addresses of the open internet by their range, by which a cloud nevertheless serves its own machines (Azure's wire server). */
const METADATA = new Set(['168.63.129.16'])

/**
 * Whether an IP address, in any notation, is one of the open internet: not private, loopback, link-local, shared, reserved, or one of these
 * inside IPv6.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return address.range() === 'unicast' && !METADATA.has(address.toString())
}

/**
 * What one visitor has of the internet: an IPv4 address, or of IPv6 the 64 bits of a subnet (RFC 4291 2.5.4). An empty text where there is
 * no address.
 */
export const networkOf = (text: string): string => {
  if (!ipaddr.isValid(text)) return ''
  const address = ipaddr.process(text)
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.')
}

/** The addresses a name leads to (none: it leads nowhere); null where the resolver fails or does not answer in time. */
export type Resolve = (host: string) => Promise<string[] | null>

const TIMEOUT_MS = 1500
const [A, AAAA] = [1, 28]
const [NO_ERROR, NO_SUCH_NAME] = [0, 3]

/**
 * Names by DNS over HTTPS in its JSON form (developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/make-api-requests/dns-json), asked
 * at `DNS_URL`; null where names are not looked up.
 */
export const openResolver = ({ DNS_URL }: Env<'DNS_URL'>): Resolve | null => {
  if (!DNS_URL) return null
  return async (host) => {
    const ask = async (type: 'A' | 'AAAA'): Promise<string[]> => {
      const answer = await fetch(`${DNS_URL}?name=${encodeURIComponent(host)}&type=${type}`, {
        headers: { accept: 'application/dns-json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const { Status, Answer = [] } = (await answer.json()) as { Status?: number; Answer?: { type: number; data: string }[] }
      // A resolver that fails says so in an answer with status 200 (RFC 1035 4.1.1): what it does not know is no proof of anything.
      if (!answer.ok || (Status !== NO_ERROR && Status !== NO_SUCH_NAME)) throw new Error(`DNS answered ${answer.status}, code ${Status}`)
      return Answer.filter((record) => record.type === A || record.type === AAAA).map((record) => record.data)
    }
    try {
      return (await Promise.all([ask('A'), ask('AAAA')])).flat()
    } catch {
      return null
    }
  }
}

/**
 * Where a name leads: outside for certain, inside for certain in part at least, or nobody can say (it leads nowhere, or the resolver
 * fails).
 */
export const leads = async (resolve: Resolve | null, host: string): Promise<'outside' | 'inside' | 'unknown'> => {
  if (!resolve) return 'outside'
  const found = await resolve(host)
  if (found?.some((ip) => !isPublicAddress(ip))) return 'inside'
  return found?.length ? 'outside' : 'unknown'
}
