import { Ratelimit } from '@upstash/ratelimit'
import { Redis } from '@upstash/redis'
import type { Env } from './env.ts'

/** What is left in a window. `open`: the limiter did not answer in time and the request was let through. */
export type Allowance = { allowed: boolean; open: boolean; limit: number; left: number; resetInSeconds: number }
export type Limiter = (policy: string, key: string, limit: number, now: number) => Promise<Allowance>
/** How much of each key's window is used, without using any; null where the limiter does not tell. */
export type Meter = (policy: string, keys: string[], limit: number) => Promise<(number | null)[]>

const HOUR_SECONDS = 3600
/** An outage of the limiter must not become an outage of the API: after this the request goes through, and is counted. */
const TIMEOUT_MS = 500

let known: { url: string; limiter: Limiter; meter: Meter } | null = null

type LimiterEnv = Env<'UPSTASH_REDIS_REST_URL' | 'UPSTASH_REDIS_REST_TOKEN'>

/** Fixed windows of one hour per policy and key. One request to Upstash each; two in the same turn travel together. */
export const openLimiter = (env: LimiterEnv): Limiter => open(env).limiter

/** Reads the windows of {@link openLimiter}. */
export const openMeter = (env: LimiterEnv): Meter => open(env).meter

const open = (env: LimiterEnv): { limiter: Limiter; meter: Meter } => {
  if (known?.url === env.UPSTASH_REDIS_REST_URL) return known
  const redis = new Redis({ url: env.UPSTASH_REDIS_REST_URL, token: env.UPSTASH_REDIS_REST_TOKEN, retry: false, enableTelemetry: false })
  const windows = new Map<string, Ratelimit>()
  const windowOf = (policy: string, limit: number): Ratelimit => {
    const name = `${policy}:${limit}`
    const existing = windows.get(name)
    if (existing) return existing
    const created = new Ratelimit({
      redis,
      prefix: `kunye:${policy}`,
      limiter: Ratelimit.fixedWindow(limit, `${HOUR_SECONDS} s`),
      timeout: TIMEOUT_MS,
      ephemeralCache: false,
      analytics: false,
    })
    windows.set(name, created)
    return created
  }
  const limiter: Limiter = async (policy, key, limit, now) => {
    const free: Allowance = { allowed: true, open: true, limit, left: limit, resetInSeconds: HOUR_SECONDS }
    try {
      const answer = await windowOf(policy, limit).limit(key)
      if (answer.reason === 'timeout') return free
      return {
        allowed: answer.success,
        open: false,
        limit,
        left: Math.max(0, answer.remaining),
        resetInSeconds: Math.max(1, Math.ceil((answer.reset - now) / 1000)),
      }
    } catch {
      return free
    }
  }
  const meter: Meter = (policy, keys, limit) => {
    const window = windowOf(policy, limit)
    const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))
    return Promise.all(
      keys.map((key) =>
        Promise.race([
          window
            .getRemaining(key)
            .then(({ remaining }) => limit - Math.max(0, remaining))
            .catch(() => null),
          late,
        ]),
      ),
    )
  }
  known = { url: env.UPSTASH_REDIS_REST_URL, limiter, meter }
  return known
}
