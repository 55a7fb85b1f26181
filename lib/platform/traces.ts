/** Traces for who asks for one: W3C Trace Context in, one OpenTelemetry span out, over OTLP/HTTP as JSON. */

export type Trace = { traceId: string; parentId: string; spanId: string }
export type Span = Trace & {
  name: string
  startedMs: number
  endedMs: number
  failed: boolean
  attributes: Record<string, string | number>
}

/** The trace that a `traceparent` header begins a span of; null where there is none, or its caller does not keep it. */
export const traceOf = (header: string | null): Trace | null => {
  const [, traceId, parentId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? []
  if (!traceId || !parentId || !flags || /^0+$/.test(traceId) || /^0+$/.test(parentId) || (parseInt(flags, 16) & 1) === 0) return null
  const spanId = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { traceId, parentId, spanId }
}

/** The header by which a called service goes on with the trace. */
export const traceparent = ({ traceId, spanId }: Trace): string => `00-${traceId}-${spanId}-01`

const valueOf = (value: string | number) => (typeof value === 'number' ? { intValue: String(value) } : { stringValue: value })
/** OTLP counts nanoseconds in decimal text. */
const nanoseconds = (ms: number): string => `${ms}000000`

/** Hands a span to a collector at `endpoint` (`…/v1/traces`). Throws where it is not taken. */
export const exportSpan = async (endpoint: string, span: Span): Promise<void> => {
  const { traceId, parentId, spanId, name, startedMs, endedMs, failed, attributes } = span
  const told = {
    traceId,
    spanId,
    parentSpanId: parentId,
    name,
    kind: 2,
    startTimeUnixNano: nanoseconds(startedMs),
    endTimeUnixNano: nanoseconds(endedMs),
    attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) })),
    status: failed ? { code: 2 } : {},
  }
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'kunye' } }] }
  const body = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'kunye-gateway' }, spans: [told] }] }] }
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
}
