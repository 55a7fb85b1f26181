import { Ratelimit } from '@upstash/ratelimit'
import type { Redis } from '@upstash/redis'
import type { Env } from './env.ts'
import { inTime } from './turns.ts'

/** What is counted: so many requests an hour of this key by this policy. */
export type Window = { policy: string; key: string; limit: number }
/** What is left in a window. `open`: the limiter did not answer in time, so that nobody knows. */
export type Allowance = Window & { allowed: boolean; open: boolean; left: number; resetInSeconds: number }
/**
 * One request under all its windows. `likely`: by what this isolate knows it will pass, so that its work may begin beside the question;
 * where it is false nothing may be done before `allowances` is there.
 */
export type Taken = { likely: boolean; allowances: Promise<Allowance[]> }
export type Limiter = (windows: Window[], now: number) => Taken
/** How much of each key's window is used, without using any; null where the limiter does not tell. */
export type Meter = (policy: string, keys: string[], limit: number) => Promise<(number | null)[]>

/** Quick searches an hour of one key, besides its other limit. */
export const SEARCH_LIMIT = 300

const HOUR_SECONDS = 3600
const HOUR_MS = HOUR_SECONDS * 1000
/** An outage of the limiter must not become an outage of the API: after this the request goes through, and is counted. */
const TIMEOUT_MS = 500

type LimiterEnv = Env<'UPSTASH_REDIS_REST_URL' | 'UPSTASH_REDIS_REST_TOKEN'>
/** What an isolate knows of a window in this hour: how many requests it let through or still asks for, and a limit known to be used up. */
type Known = { passed: number; asking: number; usedUp: number | null }
type FixedWindow = ReturnType<ReturnType<typeof Ratelimit.fixedWindow>>

let known: { url: string; limiter: Limiter; meter: Meter } | null = null

/**
 * Fixed windows of one hour per policy and key; the windows of a request are asked in one request to Upstash. What is known to be used up
 * is refused without asking, and where the limiter does not answer an isolate lets through no more than the limit.
 */
export const openLimiter = (env: LimiterEnv): Limiter => open(env).limiter

/** Reads the windows of {@link openLimiter}. */
export const openMeter = (env: LimiterEnv): Meter => open(env).meter

type Reply = { result: unknown } | { error: string }

/**
 * What Ratelimit asks of Redis: scripts, by Upstash's REST interface. Those asked for in one turn go in one request, in the order they were
 * asked. The client of @upstash/redis, which knows two hundred commands more, costs several times as much CPU a request.
 */
const openScripts = (env: LimiterEnv): Pick<Redis, 'eval' | 'evalsha'> => {
  type Waiting = { command: unknown[]; settle: (reply: Reply) => void }
  let waiting: Waiting[] = []
  const ask = async (commands: unknown[][]): Promise<Reply[]> => {
    const answer = await fetch(`${env.UPSTASH_REDIS_REST_URL}/pipeline`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.UPSTASH_REDIS_REST_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(commands),
    })
    if (!answer.ok) throw new Error(`the limiter answered ${answer.status}`)
    return answer.json() as Promise<Reply[]>
  }
  const send = async (): Promise<void> => {
    const due = waiting
    waiting = []
    const replies = await ask(due.map(({ command }) => command)).catch((error: unknown) => due.map((): Reply => ({ error: String(error) })))
    for (const [at, { settle }] of due.entries()) settle(replies[at] ?? { error: 'no answer' })
  }
  const run =
    (name: 'eval' | 'evalsha') =>
    <Given extends unknown[], Result>(script: string, keys: string[], given: Given): Promise<Result> =>
      new Promise((resolve, reject) => {
        const settle = (reply: Reply): void => ('result' in reply ? resolve(reply.result as Result) : reject(new Error(reply.error)))
        if (waiting.push({ command: [name, script, keys.length, ...keys, ...given], settle }) === 1) queueMicrotask(() => void send())
      })
  return { eval: run('eval'), evalsha: run('evalsha') }
}

const open = (env: LimiterEnv): { limiter: Limiter; meter: Meter } => {
  if (known?.url === env.UPSTASH_REDIS_REST_URL) return known
  // The window itself: what Ratelimit puts around it (timeouts, deny lists, caches) is done here already, or not at all.
  const context = { redis: openScripts(env) as Redis, prefix: 'kunye' }
  const windows = new Map<number, FixedWindow>()
  const windowOf = (limit: number): FixedWindow => {
    const existing = windows.get(limit)
    if (existing) return existing
    const created = Ratelimit.fixedWindow(limit, `${HOUR_SECONDS} s`)()
    windows.set(limit, created)
    return created
  }
  const nameOf = (policy: string, key: string): string => `${context.prefix}:${policy}:${key}`

  let hour = 0
  const isolate = new Map<string, Known>()
  const knownOf = ({ policy, key }: Window, now: number): Known => {
    if (Math.floor(now / HOUR_MS) !== hour) {
      hour = Math.floor(now / HOUR_MS)
      isolate.clear()
    }
    const name = `${policy}:${key}`
    const existing = isolate.get(name)
    if (existing) return existing
    const created = { passed: 0, asking: 0, usedUp: null }
    isolate.set(name, created)
    return created
  }

  /** The limiter's answer: what is left, negative where it refused. One that comes too late for its request is still learned from. */
  const askOf = async ({ policy, key, limit }: Window, of: Known): Promise<number> => {
    const { success, remaining } = await windowOf(limit).limit(context, nameOf(policy, key))
    if (remaining <= 0) of.usedUp = Math.max(of.usedUp ?? 0, limit)
    return success ? remaining : -1
  }

  const limiter: Limiter = (asked, now) => {
    const resetInSeconds = Math.max(1, Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1000))
    const each = asked.map((window) => ({ window, of: knownOf(window, now) }))
    const isUsedUp = ({ window, of }: (typeof each)[number]): boolean => of.usedUp !== null && window.limit <= of.usedUp
    if (each.some(isUsedUp)) {
      const refused = each.map((one) => {
        const left = Math.max(0, one.window.limit - one.of.passed)
        return { ...one.window, allowed: !isUsedUp(one), open: false, left: isUsedUp(one) ? 0 : left, resetInSeconds }
      })
      return { likely: false, allowances: Promise.resolve(refused) }
    }
    const likely = each.every(({ window, of }) => of.passed + of.asking < window.limit)
    for (const { of } of each) of.asking++
    const settle = async (): Promise<Allowance[]> => {
      // They are asked in one request, so that one wait is for all.
      const answers = (await inTime(Promise.all(each.map(({ window, of }) => askOf(window, of).catch(() => null))), TIMEOUT_MS)) ?? []
      const allowances = each.map(({ window, of }, at): Allowance => {
        const left = answers[at] ?? null
        // Beyond the limit nothing passes here, whatever was answered or not: what came in a burst has been counted by this isolate itself.
        const allowed = (left === null || left >= 0) && of.passed < window.limit
        const shown = left === null ? (allowed ? window.limit : 0) : Math.max(0, left)
        return {
          ...window,
          allowed,
          open: left === null,
          left: shown,
          resetInSeconds: left === null && allowed ? HOUR_SECONDS : resetInSeconds,
        }
      })
      const passes = allowances.every(({ allowed }) => allowed)
      for (const { of } of each) {
        of.asking--
        if (passes) of.passed++
      }
      return allowances
    }
    return { likely, allowances: settle() }
  }

  const meter: Meter = (policy, keys, limit) => {
    const window = windowOf(limit)
    return Promise.all(
      keys.map((key) => {
        const used = window.getRemaining(context, nameOf(policy, key)).then(({ remaining }) => limit - Math.max(0, remaining))
        return inTime(
          used.catch(() => null),
          TIMEOUT_MS,
        )
      }),
    )
  }
  known = { url: env.UPSTASH_REDIS_REST_URL, limiter, meter }
  return known
}
