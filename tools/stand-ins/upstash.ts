import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import RedisMock from 'ioredis-mock'
import { startStandIn } from './server.ts'
import type { StandIn, StandInAnswer, StandInRequest } from './server.ts'

/*
 * Upstash's REST interface to Redis (upstash.com/docs/redis/features/restapi): POST / with one command as a JSON array answers {result} or,
 * with 400, {error}; POST /pipeline and /multi-exec take a list of commands and answer a list of those. With `Upstash-Encoding: base64`
 * every string of a result but the plain "OK" is base64.
 */
type Reply = { result: unknown } | { error: string }

type Client = Record<string, (...args: unknown[]) => Promise<unknown>>

type Call = (name: string, args: unknown[]) => Promise<unknown>

/* In memory a script has a Lua machine made for it alone, which takes milliseconds, and every keyed request runs two: a thousand at once
   would hold up all that this process serves. So the one by which fixed windows are counted is done here, known by its digest; another
   edition of it is run as it is written. test/tools/upstash.test.ts holds one against the other. */
const FIXED_WINDOW = 'b2efc02798c8e9b471a10f9b1d5745db89923ff3'

const countInWindow = async (call: Call, [keyCount, ...rest]: unknown[]): Promise<number[]> => {
  const [key, limitKey] = rest.slice(0, Number(keyCount))
  const [tokens, window, by] = rest.slice(Number(keyCount))
  const limit = limitKey ? await call('GET', [limitKey]) : null
  const counted = Number(await call('INCRBY', [key, by]))
  if (counted === Number(by)) await call('PEXPIRE', [key, window])
  return [counted, Number(limit ?? tokens)]
}

// Scripts of @upstash/ratelimit begin with `#!lua flags=…`, with a flag that only Upstash knows.
const withoutShebang = (script: string): string => script.replace(/^#![^\n]*\n/, '')

const encode = (value: unknown, base64: boolean): unknown => {
  if (typeof value === 'string') return base64 && value !== 'OK' ? Buffer.from(value, 'utf8').toString('base64') : value
  if (Array.isArray(value)) return value.map((item) => encode(item, base64))
  if (Buffer.isBuffer(value)) return encode(value.toString('utf8'), base64)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .flat()
      .map((item) => encode(item, base64))
  return value ?? null
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const openRedis = (redisUrl: string | undefined) => {
  if (redisUrl) {
    const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1 })
    redis.on('error', () => {}) // each command reports its own failure
    return { call: (name: string, args: unknown[]) => redis.call(name, args as string[]), close: async () => redis.disconnect() }
  }
  // a cluster of its own for each stand-in: the mock shares data between clients of the same address
  const mock = new RedisMock({ host: crypto.randomUUID() })
  const call = async (name: string, args: unknown[]): Promise<unknown> => {
    const method = (mock as unknown as Client)[name.toLowerCase()]
    if (typeof method !== 'function') throw new Error(`ERR unknown command '${name}'`)
    // Redis takes the options of SET in any case, the mock in capitals only
    const isOption = (arg: unknown, at: number): arg is string => name === 'SET' && at >= 2 && typeof arg === 'string'
    return method.apply(
      mock,
      args.map((arg, at) => (isOption(arg, at) ? arg.toUpperCase() : arg)),
    )
  }
  return { call, close: async () => mock.disconnect() }
}

/**
 * Starts Upstash's REST protocol with `token`, over the Redis at `redisUrl` or, without one, over a Redis in memory that forgets with the
 * process (the limiter's counters are all that is kept there).
 */
export const startUpstash = async ({
  token,
  port,
  redisUrl,
}: {
  token: string
  port?: number
  redisUrl?: string | undefined
}): Promise<StandIn> => {
  const redis = openRedis(redisUrl)
  const scripts = new Map<string, string>()

  const remember = (script: string): string => {
    const sha = createHash('sha1').update(script).digest('hex')
    scripts.set(sha, withoutShebang(script))
    return sha
  }

  const execute = async ([name, ...args]: unknown[]): Promise<unknown> => {
    const command = String(name).toUpperCase()
    if (command === 'EVAL' || command === 'EVALSHA') {
      const sha = command === 'EVAL' ? remember(String(args[0])) : String(args[0])
      const script = scripts.get(sha)
      if (script === undefined) throw new Error('NOSCRIPT No matching script. Please use EVAL.')
      const given = args.slice(1)
      return redisUrl === undefined && sha === FIXED_WINDOW ? countInWindow(redis.call, given) : redis.call('eval', [script, ...given])
    }
    if (command === 'SCRIPT' && String(args[0]).toUpperCase() === 'LOAD') return remember(String(args[1]))
    return redis.call(command, args)
  }

  const reply = async (command: unknown, base64: boolean): Promise<Reply> => {
    if (!Array.isArray(command) || command.length === 0) return { error: 'ERR a command is a JSON array' }
    try {
      return { result: encode(await execute(command), base64) }
    } catch (error) {
      return { error: message(error) }
    }
  }

  // Nothing else comes between the commands of one request: neither in memory nor on a Redis of one's own does another client write.
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const mine = queue.then(work)
    queue = mine.catch(() => {})
    return mine
  }

  const handle = async (request: StandInRequest): Promise<StandInAnswer> => {
    if (request.headers.authorization !== `Bearer ${token}`)
      return { status: 401, body: { error: 'WRONGPASS invalid or missing auth token' } }
    const base64 = request.headers['upstash-encoding'] === 'base64'
    const body = JSON.parse(request.body.toString('utf8')) as unknown
    switch (request.url.pathname) {
      case '/': {
        const result = await inTurn(() => reply(body, base64))
        return { status: 'error' in result ? 400 : 200, body: result }
      }
      case '/pipeline':
      case '/multi-exec': {
        if (!Array.isArray(body)) return { status: 400, body: { error: 'ERR a list of commands is expected' } }
        return {
          body: await inTurn(async () => {
            const replies = []
            for (const command of body) replies.push(await reply(command, base64))
            return replies
          }),
        }
      }
      default:
        return { status: 404, body: { error: 'ERR only /, /pipeline and /multi-exec are here' } }
    }
  }

  const server = await startStandIn({ ...(port === undefined ? {} : { port }), handle })
  return {
    ...server,
    close: async () => {
      await server.close()
      await redis.close()
    },
  }
}
