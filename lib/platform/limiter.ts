import { Ratelimit } from '@upstash/ratelimit'
import { Redis } from '@upstash/redis'
import type { Env } from './env.ts'

/** What is left in a window. `open`: the limiter did not answer in time and the request was let through. */
export type Allowance = { allowed: boolean; open: boolean; limit: number; left: number; resetInSeconds: number }
export type Limiter = (policy: string, key: string, limit: number, now: number) => Promise<Allowance>

const HOUR_SECONDS = 3600
/** An outage of the limiter must not become an outage of the API: after this the request goes through, and is counted. */
const TIMEOUT_MS = 500

let known: { url: string; limiter: Limiter } | null = null

/** Fixed windows of one hour per policy and key. One request to Upstash each; two in the same turn travel together. */
export const openLimiter = (env: Env<'UPSTASH_REDIS_REST_URL' | 'UPSTASH_REDIS_REST_TOKEN'>): Limiter => {
  if (known?.url === env.UPSTASH_REDIS_REST_URL) return known.limiter
  const redis = new Redis({ url: env.UPSTASH_REDIS_REST_URL, token: env.UPSTASH_REDIS_REST_TOKEN, retry: false, enableTelemetry: false })
  const windows = new Map<string, Ratelimit>()
  const windowOf = (policy: string, limit: number): Ratelimit => {
    const name = `${policy}:${limit}`
    const existing = windows.get(name)
    if (existing) return existing
    const created = new Ratelimit({
      redis, prefix: `kunye:${policy}`, limiter: Ratelimit.fixedWindow(limit, `${HOUR_SECONDS} s`), timeout: TIMEOUT_MS, ephemeralCache: false, analytics: false,
    })
    windows.set(name, created)
    return created
  }
  const limiter: Limiter = async (policy, key, limit, now) => {
    const open: Allowance = { allowed: true, open: true, limit, left: limit, resetInSeconds: HOUR_SECONDS }
    try {
      const answer = await windowOf(policy, limit).limit(key)
      if (answer.reason === 'timeout') return open
      return {
        allowed: answer.success, open: false, limit, left: Math.max(0, answer.remaining), resetInSeconds: Math.max(1, Math.ceil((answer.reset - now) / 1000)),
      }
    } catch {
      return open
    }
  }
  known = { url: env.UPSTASH_REDIS_REST_URL, limiter }
  return limiter
}
