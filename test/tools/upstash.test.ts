import { Ratelimit } from '@upstash/ratelimit'
import { Redis } from '@upstash/redis'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { StandIn } from '../../tools/stand-ins/server.ts'
import { startUpstash } from '../../tools/stand-ins/upstash.ts'

let server: StandIn
let redis: Redis

// half past: a window of an hour never ends while its requests are counted
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:30:00Z') })
  server = await startUpstash({ token: 'local' })
  redis = new Redis({ url: server.url, token: 'local', enableTelemetry: false })
})

afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

describe('@upstash/redis', () => {
  test('commands and their answers', async () => {
    expect(await redis.set('name', 'Çağrı Ltd. Şti.')).toBe('OK')
    expect(await redis.get('name')).toBe('Çağrı Ltd. Şti.')
    expect(await redis.get('nothing')).toBeNull()
    expect(await redis.incrby('n', 5)).toBe(5)
    await redis.hset('h', { a: 1, b: 'iki' })
    expect(await redis.hgetall('h')).toEqual({ a: 1, b: 'iki' })
    expect(await redis.mget('name', 'nothing')).toEqual(['Çağrı Ltd. Şti.', null])
    await redis.expire('n', 100)
    expect(await redis.ttl('n')).toBe(100)
    expect(await redis.set('name', 'x', { nx: true })).toBeNull()
  })

  test('pipeline and transaction', async () => {
    expect(await redis.pipeline().set('p', 'OK').get('p').incr('q').exec()).toEqual(['OK', 'OK', 1])
    expect(await redis.multi().incr('q').incr('q').exec()).toEqual([2, 3])
    const replies = await redis.pipeline().set('text', 'a').evalsha('0'.repeat(40), [], []).get('text').exec({ keepErrors: true })
    expect(replies.map(({ result }) => result)).toEqual(['OK', undefined, 'a'])
    expect(replies[1]?.error).toContain('NOSCRIPT')
  })

  test('errors and a wrong token', async () => {
    await expect(redis.evalsha('0'.repeat(40), [], [])).rejects.toThrow('NOSCRIPT')
    await expect(redis.eval('this is not Lua', [], [])).rejects.toThrow()
    const stranger = new Redis({ url: server.url, token: 'wrong', retry: false })
    await expect(stranger.get('name')).rejects.toThrow('WRONGPASS')
  })
})

describe('@upstash/ratelimit', () => {
  test.each([
    ['fixedWindow', Ratelimit.fixedWindow(3, '1 h')],
    ['slidingWindow', Ratelimit.slidingWindow(3, '1 h')],
  ])('%s lets three through and stops the fourth', async (name, limiter) => {
    const limit = new Ratelimit({ redis, limiter, prefix: name, ephemeralCache: false })
    const answers = []
    for (let i = 0; i < 4; i++) answers.push(await limit.limit('key'))
    expect(answers.map((answer) => answer.success)).toEqual([true, true, true, false])
    expect(answers.map((answer) => answer.remaining)).toEqual([2, 1, 0, 0])
    expect((await limit.getRemaining('key')).remaining).toBe(0)
    expect((await limit.limit('another key')).success).toBe(true)
  })

  test('what is done in place of the script of fixed windows is what the script does', async () => {
    // an edition of the script that is not known by its digest
    const asWritten = Object.assign(new Redis({ url: server.url, token: 'local', enableTelemetry: false }), {
      evalsha: () => Promise.reject(new Error('NOSCRIPT')),
      eval: (script: string, keys: string[], args: string[]) => redis.eval(`${script}\n-- as written`, keys, args),
    }) as unknown as Redis
    const [ours, theirs] = [redis, asWritten].map(
      (of, at) =>
        new Ratelimit({
          redis: of,
          limiter: Ratelimit.fixedWindow(3, '1 h'),
          prefix: `edition-${at}`,
          ephemeralCache: false,
          dynamicLimits: true,
        }),
    ) as [Ratelimit, Ratelimit]
    const answersOf = async (limit: Ratelimit) => {
      const answers = []
      for (const rate of [1, 1, 2, 1]) answers.push(await limit.limit('key', { rate }))
      await limit.setDynamicLimit({ limit: 9 })
      for (const key of ['key', 'another key']) answers.push(await limit.limit(key))
      return answers.map(({ success, limit: told, remaining, reset }) => ({ success, told, remaining, reset }))
    }
    expect(await answersOf(ours)).toEqual(await answersOf(theirs))
    const left = async (at: number) => Promise.all((await redis.keys(`edition-${at}:*`)).sort().map((key) => redis.pttl(key)))
    expect(await left(0)).toEqual(await left(1))
  })

  test('requests at the same moment are counted one by one', async () => {
    const limit = new Ratelimit({ redis, limiter: Ratelimit.slidingWindow(10, '1 h'), prefix: 'burst', ephemeralCache: false })
    const answers = await Promise.all(Array.from({ length: 40 }, () => limit.limit('key')))
    expect(answers.filter((answer) => answer.success)).toHaveLength(10)
  })
})
