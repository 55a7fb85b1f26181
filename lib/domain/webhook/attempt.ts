/** A delivery and its webhook after one attempt: when it is tried again, when it is given up, when the webhook is paused. */
import { assertNever } from '../kernel/errors.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds from the first attempt of a round at which each attempt is made, ten in all. */
export const ATTEMPTS_AT = [0, 5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR] as const
/** A webhook with this many failures in a row is paused. */
export const PAUSED_AT = 20
/** A failure so soon after the last one counted is the same outage. */
export const SAME_OUTAGE_MS = 60_000
/** How long a receiver may take to answer. */
export const TIMEOUT_MS = 15_000
const LONGEST_RETRY_AFTER = 24 * HOUR

/** Pending: not tried yet. Failed: tried, and to be tried again. */
export type DeliveryState = 'pending' | 'succeeded' | 'failed' | 'given_up'
export type DeliveryError = 'timeout' | 'unreachable' | 'private_address' | 'redirect' | 'gone' | 'status'

/** What came of a request to a receiver. Its body never counts. */
export type Answer =
  | { kind: 'answered'; status: number; retryAfter: string | null }
  | { kind: 'timeout' }
  | { kind: 'unreachable' }
  | { kind: 'private_address' }

/** An attempt that was made: when the request began (ISO), the milliseconds until its answer or the end of patience, what came of it. */
export type Attempt = { number: number; at: string; ms: number; httpStatus: number | null; error: DeliveryError | null }

/** Attempts of a delivery that are kept, the last ones: three whole rounds. */
export const ATTEMPTS_KEPT = 3 * ATTEMPTS_AT.length

/** How a webhook fares. `lastCounted`: when a failure was last counted, epoch ms. */
export type Health = { active: boolean; failuresInRow: number; lastCounted: number | null }

/** `waitSeconds`: until the next attempt; null where there is none. */
export type Outcome = {
  state: Exclude<DeliveryState, 'pending'>
  error: DeliveryError | null
  httpStatus: number | null
  waitSeconds: number | null
  health: Health
}

/** What is wrong with an answer; null where it is a 2xx. */
export const errorOf = (answer: Answer): DeliveryError | null => {
  switch (answer.kind) {
    case 'timeout':
    case 'unreachable':
    case 'private_address':
      return answer.kind
    case 'answered': {
      if (answer.status >= 200 && answer.status < 300) return null
      if (answer.status >= 300 && answer.status < 400) return 'redirect'
      return answer.status === 410 ? 'gone' : 'status'
    }
    default:
      return assertNever(answer)
  }
}

/**
 * Seconds that a `Retry-After` asks for, as a number or an HTTP date (RFC 9110 §10.2.3), at most a day; null where it says nothing usable.
 */
export const retryAfterSeconds = (header: string | null, now: number): number | null => {
  const text = (header ?? '').trim()
  const seconds = /^\d{1,12}$/.test(text)
    ? Number(text)
    : /^[A-Z][a-z]{2},? .{6,60}$/.test(text)
      ? Math.ceil((Date.parse(text) - now) / 1000)
      : NaN
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds), LONGEST_RETRY_AFTER)
}

/** Seconds until the attempt after `attempt` (1: the first of the round), ±10 % by `jitter` from 0 to 1; null after the last. */
const waitAfter = (attempt: number, jitter: number): number | null => {
  const [made, next] = [ATTEMPTS_AT[attempt - 1], ATTEMPTS_AT[attempt]]
  return made === undefined || next === undefined ? null : (next - made) * (0.9 + 0.2 * jitter)
}

const healthAfter = (health: Health, error: DeliveryError | null, now: number): Health => {
  if (error === null) return { ...health, failuresInRow: 0, lastCounted: null }
  const counts = health.lastCounted === null || now - health.lastCounted >= SAME_OUTAGE_MS
  const failuresInRow = counts ? Math.min(health.failuresInRow + 1, PAUSED_AT) : health.failuresInRow
  return {
    active: health.active && error !== 'gone' && failuresInRow < PAUSED_AT,
    failuresInRow,
    lastCounted: counts ? now : health.lastCounted,
  }
}

/**
 * What follows from the answer to attempt `attempt` (from 1) of a round, at `now` (epoch ms), with `jitter` from 0 to 1. A `Retry-After`
 * puts the next attempt off, never forward. What a receiver refused with 410 is never given up: it waits until the webhook is resumed.
 */
export const afterAttempt = (answer: Answer, attempt: number, health: Health, now: number, jitter: number): Outcome => {
  const error = errorOf(answer)
  const after = { error, httpStatus: answer.kind === 'answered' ? answer.status : null, health: healthAfter(health, error, now) }
  if (error === null) return { ...after, state: 'succeeded', waitSeconds: null }
  const wait = waitAfter(attempt, jitter)
  if (error === 'gone') return { ...after, state: 'failed', waitSeconds: wait ?? 0 }
  if (wait === null) return { ...after, state: 'given_up', waitSeconds: null }
  const asked = answer.kind === 'answered' ? retryAfterSeconds(answer.retryAfter, now) : null
  return { ...after, state: 'failed', waitSeconds: Math.max(wait, asked ?? 0) }
}

/** A test is made once: it succeeds or is given up, and says nothing about how the webhook fares. */
export const afterTest = (answer: Answer): Pick<Outcome, 'state' | 'error' | 'httpStatus'> => {
  const error = errorOf(answer)
  return { state: error === null ? 'succeeded' : 'given_up', error, httpStatus: answer.kind === 'answered' ? answer.status : null }
}
