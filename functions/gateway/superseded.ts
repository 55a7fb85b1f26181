/** Day from which the newer endpoints are to be used, in seconds. */
const DEPRECATED_SINCE = Date.UTC(2026, 0, 1) / 1000

/**
 * Headers of every answer of an older endpoint, errors included: since when it is deprecated (RFC 9745), and the address that takes its
 * place (RFC 5829).
 */
export const supersededHeaders = (path: string, baseUrl: string): Record<string, string> => {
  const id = /\/company\/([1-9]\d*)\/profile/.exec(path)?.[1]
  return { Deprecation: `@${DEPRECATED_SINCE}`, Link: `<${baseUrl}/api/v1/sirketler/${id ? `${id}/` : ''}>; rel="successor-version"` }
}
