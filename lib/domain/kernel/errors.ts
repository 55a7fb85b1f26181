/** What can go wrong towards a caller. How each looks on the wire stands in lib/http/errors.ts. */
export type FailureCode =
  | 'invalid_parameter'
  | 'invalid_category'
  | 'invalid_date'
  | 'invalid_amount'
  | 'invalid_body'
  | 'invalid_days'
  | 'missing_parameter'
  | 'missing_field'
  | 'invalid_registry_number'
  | 'sandbox_unsupported'
  | 'unauthorized'
  | 'session_required'
  | 'quota_exhausted'
  | 'webhook_limit'
  | 'watch_limit'
  | 'key_required'
  | 'not_found'
  | 'method_not_allowed'
  | 'data_incomplete'
  | 'repeat_under_way'
  | 'repeat_differs'
  | 'rate_limited'
  | 'internal'
  | 'webhook_failed'
  | 'source_unavailable'
  | 'pdf_failed'
  | 'not_archived'

/**
 * A failure that is the answer. `field` names the input at fault; `note` adds to the standard text, in both languages; `extra` are further
 * body fields.
 */
export class Failure extends Error {
  readonly code: FailureCode
  readonly field: string | null
  readonly note: { tr: string; en: string } | null
  readonly extra: Record<string, unknown>

  constructor(code: FailureCode, more: { field?: string; note?: { tr: string; en: string }; extra?: Record<string, unknown> } = {}) {
    super(code)
    this.code = code
    this.field = more.field ?? null
    this.note = more.note ?? null
    this.extra = more.extra ?? {}
  }
}

/** Makes a switch over a union exhaustive at compile time. */
export const assertNever = (value: never): never => {
  throw new Error(`unreachable: ${String(value)}`)
}
