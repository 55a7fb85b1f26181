/** The reference is Swagger UI, served from here; it styles itself and calls this API. */
export const REFERENCE_POLICY =
  "default-src 'none'; script-src 'nonce-NONCE'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Headers of a page under a content security policy, in which `NONCE` stands for the nonce of the page's own parts. */
export const pageHeaders = (policy: string, nonce = ''): Record<string, string> => ({
  'content-security-policy': policy.replace('NONCE', nonce),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-cache',
})
