/** So many origins a key can have. */
const MOST = 10

const originOf = (text: string): string | null => {
  if (!URL.canParse(text)) return null
  const { origin, protocol, hostname } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
  return isSafe && origin === text.replace(/\/$/, '') ? origin : null
}

/**
 * The web origins (RFC 6454) named in a text, separated by white space: https, or this machine for development, without a path. Null where
 * one is none, or there are more than ten.
 */
export const webOrigins = (text: string): string[] | null => {
  const found = [...new Set(text.split(/\s+/).filter(Boolean))].map(originOf)
  return found.length <= MOST && found.every((origin) => origin !== null) ? found : null
}
