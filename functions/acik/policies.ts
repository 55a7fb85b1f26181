/** Pages of this group hold no script and load nothing. `NONCE` stands for the nonce of the page's own parts. */
export const STRICT_POLICY = "default-src 'none'; style-src 'nonce-NONCE'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The reference is Swagger UI, served from here; it styles itself and calls this API. */
export const REFERENCE_POLICY =
  "default-src 'none'; script-src 'nonce-NONCE'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Headers of a page under a content security policy. */
export const pageHeaders = (policy: string, nonce: string): Record<string, string> => ({
  'content-security-policy': policy.replace('NONCE', nonce),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-cache',
})
