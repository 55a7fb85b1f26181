/**
 * One JSON line per event. An error is logged by its name, SQLSTATE and place in the code: its message may quote a query's values or a
 * person's name.
 */
export const logEvent = (event: string, fields: Record<string, string | number | boolean | null> = {}): void =>
  console.log(JSON.stringify({ event, ...fields }))

/** @see logEvent */
export const logError = (event: string, error: unknown, fields: Record<string, string | number | boolean | null> = {}): void => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string' ? cause.code : null
  const places =
    error instanceof Error
      ? (error.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 6)
          .map((line) => line.trim())
          .join(' | ')
      : ''
  console.error(JSON.stringify({ event, ...fields, error: error instanceof Error ? error.name : typeof error, code, places }))
}
