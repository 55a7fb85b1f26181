/** Pages of this group hold no script and load nothing. `NONCE` stands for the nonce of the page's own parts. */
export const STRICT_POLICY = "default-src 'none'; style-src 'nonce-NONCE'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The reference is Scalar's program, loaded from its public address by its digest; it styles itself and calls this API. */
export const REFERENCE_POLICY =
  "default-src 'none'; script-src 'nonce-NONCE' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src " +
  "'self' data:; font-src data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Headers of a page under a content security policy. */
export const pageHeaders = (policy: string, nonce: string): Record<string, string> => ({
  'content-security-policy': policy.replace('NONCE', nonce),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-cache',
})
