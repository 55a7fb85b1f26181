import { randomUUID } from 'node:crypto'

/** What limits the deliveries of one flow-control key. */
export type Flow = { key: string; parallelism: number | null; rate: number | null; periodMs: number }

/** A message on its way. Times are epoch milliseconds, the body is base64. */
export type Message = {
  messageId: string
  url: string
  method: string
  header: Record<string, string>
  body: string
  maxRetries: number
  retried: number
  retryDelay: string | null
  timeoutMs: number
  notBefore: number
  createdAt: number
  callback: string | null
  failureCallback: string | null
  callbackHeaders: Record<string, string>
  failureCallbackHeaders: Record<string, string>
  flow: Flow | null
  label: string | null
  scheduleId: string | null
  callerIp: string
}

/** A message whose deliveries all failed, with the last answer. */
export type DeadLetter = {
  dlqId: string
  message: Message
  responseStatus: number
  responseHeader: Record<string, string[]>
  responseBody: string
}

/** A refusal of a publish: goes back as 400. */
export class Refused extends Error {}

const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Milliseconds of a duration like `90s`, `1d2h` or a bare number of seconds; null when malformed. */
export const durationMs = (text: string): number | null => {
  if (/^\d+$/.test(text)) return Number(text) * 1000
  if (!/^(\d+(ms|[smhd]))+$/.test(text)) return null
  return [...text.matchAll(/(\d+)(ms|[smhd])/g)].reduce((sum, [, count, unit]) => sum + Number(count) * units[unit!]!, 0)
}

const formula = /^(?:[\d\s.,+\-*/()]|\b(?:retried|pow|sqrt|abs|exp|floor|ceil|round|min|max)\b)*$/
const functions = ['pow', 'sqrt', 'abs', 'exp', 'floor', 'ceil', 'round', 'min', 'max'] as const

const evaluateDelay = (expression: string, retried: number): number => {
  if (!formula.test(expression)) throw new Refused(`invalid retry delay: ${expression}`)
  try {
    const body = `const { ${functions.join(', ')} } = Math; return (${expression})`
    const value = Number(new Function('retried', body)(retried))
    if (Number.isFinite(value)) return Math.max(0, value)
  } catch {
    // falls through to the refusal
  }
  throw new Refused(`invalid retry delay: ${expression}`)
}

/**
 * The wait before the next attempt of a message already retried `retried` times: min(1 day, e^(2.5·n) s), or what its own formula says in
 * ms.
 */
export const retryDelayMs = ({ retryDelay, retried }: Pick<Message, 'retryDelay' | 'retried'>): number =>
  Math.min(86_400_000, retryDelay === null ? 1000 * Math.exp(2.5 * (retried + 1)) : evaluateDelay(retryDelay, retried))

const parseFlow = (key: string | undefined, value: string | undefined): Flow | null => {
  if (key === undefined) return null
  if (!/^[\w.-]+$/.test(key)) throw new Refused(`invalid flow control key: ${key} (letters, digits, hyphen, underscore and period only)`)
  const settings = new Map((value ?? '').split(',').map((part) => part.trim().split('=') as [string, string]))
  const count = (name: string): number | null => (settings.has(name) ? Number(settings.get(name)) : null)
  const flow = { key, parallelism: count('parallelism'), rate: count('rate'), periodMs: durationMs(settings.get('period') ?? '1s') }
  const isPositive = (number: number | null): boolean => number === null || (Number.isInteger(number) && number > 0)
  if (
    flow.periodMs === null ||
    !isPositive(flow.parallelism) ||
    !isPositive(flow.rate) ||
    (flow.parallelism === null && flow.rate === null)
  ) {
    throw new Refused(`invalid flow control: ${value}`)
  }
  return flow as Flow
}

const withPrefix = (headers: Record<string, string>, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  )

const notBefore = (headers: Record<string, string>, now: number): number => {
  const at = headers['upstash-not-before']
  if (at !== undefined) {
    if (!/^\d+$/.test(at)) throw new Refused(`invalid not before: ${at}`)
    return Number(at) * 1000
  }
  const delay = headers['upstash-delay']
  const ms = delay === undefined ? 0 : durationMs(delay)
  if (ms === null) throw new Refused(`invalid delay: ${delay}`)
  return now + ms
}

/* What QStash allows for an answer where the message says nothing. */
const longestAnswerMs = 15 * 60_000

/**
 * Makes a message out of a publish request: its destination, headers in lower case and body. Headers `Upstash-Forward-X` go to the
 * destination as `X`, `Upstash-Callback-…` and `Upstash-Failure-Callback-…` become the `Upstash-…` headers of the callback's own message.
 * Throws Refused.
 */
export const makeMessage = ({
  destination,
  headers,
  body,
  now,
  callerIp,
}: {
  destination: string
  headers: Record<string, string>
  body: Buffer
  now: number
  callerIp: string
}): Message => {
  if (!/^https?:\/\/[^/]/.test(destination) || !URL.canParse(destination))
    throw new Refused(`invalid destination url: endpoint has invalid scheme: ${destination}`)
  const retries = headers['upstash-retries'] ?? '3'
  if (!/^\d+$/.test(retries)) throw new Refused(`invalid retries: ${retries}`)
  const timeoutMs = headers['upstash-timeout'] === undefined ? longestAnswerMs : durationMs(headers['upstash-timeout'])
  if (timeoutMs === null) throw new Refused(`invalid timeout: ${headers['upstash-timeout']}`)
  const retryDelay = headers['upstash-retry-delay'] ?? null
  if (retryDelay !== null) evaluateDelay(retryDelay, 0)
  const contentType = headers['content-type']
  return {
    messageId: `msg_${randomUUID().replaceAll('-', '')}`,
    url: destination,
    method: headers['upstash-method'] ?? 'POST',
    header: { ...(contentType === undefined ? {} : { 'content-type': contentType }), ...withPrefix(headers, 'upstash-forward-') },
    body: body.toString('base64'),
    maxRetries: Number(retries),
    retried: 0,
    retryDelay,
    timeoutMs,
    notBefore: notBefore(headers, now),
    createdAt: now,
    callback: headers['upstash-callback'] ?? null,
    failureCallback: headers['upstash-failure-callback'] ?? null,
    callbackHeaders: withPrefix(headers, 'upstash-callback-'),
    failureCallbackHeaders: withPrefix(headers, 'upstash-failure-callback-'),
    flow: parseFlow(headers['upstash-flow-control-key'], headers['upstash-flow-control-value']),
    label: headers['upstash-label'] ?? null,
    scheduleId: null,
    callerIp,
  }
}

const multiple = (header: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(header).map(([name, value]) => [name, [value]]))

/** A message as the REST interface shows it. */
export const shownMessage = (message: Message) => ({
  messageId: message.messageId,
  url: message.url,
  method: message.method,
  header: multiple(message.header),
  body: Buffer.from(message.body, 'base64').toString('utf8'),
  maxRetries: message.maxRetries,
  retryDelayExpression: message.retryDelay ?? undefined,
  notBefore: message.notBefore,
  createdAt: message.createdAt,
  callback: message.callback ?? undefined,
  failureCallback: message.failureCallback ?? undefined,
  scheduleId: message.scheduleId ?? undefined,
  callerIP: message.callerIp,
  label: message.label ?? undefined,
  flowControlKey: message.flow?.key,
  parallelism: message.flow?.parallelism ?? undefined,
  rate: message.flow?.rate ?? undefined,
  period: message.flow === null ? undefined : message.flow.periodMs / 1000,
})

/** A dead letter as the REST interface shows it. */
export const shownDeadLetter = ({ dlqId, message, responseStatus, responseHeader, responseBody }: DeadLetter) => ({
  ...shownMessage(message),
  dlqId,
  responseStatus,
  responseHeader,
  responseBody,
})
