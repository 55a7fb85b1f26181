/** Which addresses a webhook may have: https, a public host by name, no credentials. */

export type UrlProblem = 'malformed' | 'too_long' | 'scheme' | 'credentials' | 'bare_ip' | 'private_host' | 'port' | 'fragment'
/**
 * `isPublic` tells whether an IP address is one of the open internet; `loopback` allows http and https to this machine, for development;
 * `ownHost` is the host of the service itself.
 */
export type UrlRules = { isPublic: (ip: string) => boolean; loopback: boolean; ownHost: string }

const MAX_LENGTH = 2048

/** Endings that networks use inside (RFC 6761, 6762, 8375, 7686, ICANN's reserved .internal), and the reverse tree. */
const PRIVATE_ENDINGS = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'arpa',
  'onion',
]
/** Public names made to lead to private addresses, or to whatever address the name spells. */
const FORWARDING_DOMAINS = [
  'nip.io',
  'sslip.io',
  'xip.io',
  'localtest.me',
  'lvh.me',
  'vcap.me',
  'lacolhost.com',
  'traefik.me',
  'local.gd',
  'localho.st',
  'rbndr.us',
  '1u.ms',
  'rebind.it',
]
/** Ports from 1024 up that belong to databases, control planes and remote desktops, and those that fetch refuses. */
const OTHER_SERVICES = new Set([
  1433, 1521, 2049, 2375, 2376, 2379, 2380, 3306, 3389, 3659, 4045, 5060, 5061, 5432, 5672, 5900, 5984, 5985, 5986, 6000, 6379, 6443, 6566,
  6665, 6666, 6667, 6668, 6669, 6697, 9042, 9092, 9200, 9300, 10080, 10250, 10255, 11211, 27017, 27018, 27019,
])

const endsIn = (host: string, names: string[]): boolean => names.some((name) => host === name || host.endsWith(`.${name}`))

/** IPv4 addresses spelt inside a name: 10.0.0.1.example.com, app-10-0-0-1.example.com. */
const spelt = (host: string): string[] => {
  const parts = host.split(/[.-]/)
  return parts.flatMap((_, at) => {
    const four = parts.slice(at, at + 4)
    return four.length === 4 && four.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256) ? [four.map(Number).join('.')] : []
  })
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

/**
 * What keeps a URL from being a webhook's; null where nothing does. The host is judged as the URL standard reads it, so that no way of
 * writing an address (decimal, octal, hexadecimal, full-width, percent-encoded, IPv4 in IPv6) makes a difference.
 */
export const webhookUrlProblem = (text: string, { isPublic, loopback, ownHost }: UrlRules): UrlProblem | null => {
  if (text.length > MAX_LENGTH) return 'too_long'
  // the URL standard would drop or turn these silently
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(text) || !URL.canParse(text)) return 'malformed'
  const url = new URL(text)
  const host = url.hostname
  if (!/^https?:\/\/[^/]/i.test(text)) return url.protocol === 'https:' || url.protocol === 'http:' ? 'malformed' : 'scheme'
  if (/^[^/?#]*@/.test(text.slice(text.indexOf('//') + 2))) return 'credentials'
  if (url.hash !== '' || text.includes('#')) return 'fragment'
  if (loopback && isLoopback(host)) return null
  if (url.protocol !== 'https:') return 'scheme'
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return 'bare_ip'
  if (!host.includes('.') || host.endsWith('.') || endsIn(host, PRIVATE_ENDINGS) || endsIn(host, FORWARDING_DOMAINS) || host === ownHost)
    return 'private_host'
  if (
    !/^[a-z0-9.-]{1,253}$/.test(host) ||
    host.split('.').some((label) => label.length > 63 || !/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label))
  )
    return 'malformed'
  if (spelt(host).some((ip) => !isPublic(ip))) return 'private_host'
  const port = url.port === '' ? 443 : Number(url.port)
  return port === 443 || (port >= 1024 && !OTHER_SERVICES.has(port)) ? null : 'port'
}
