/** What an answer costs and how often one may ask: round trips, hourly limits, the limiter's outages, the life of a key. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { secretHash } from '../../tools/kunye/accounts.ts'
import { authenticate } from '../../functions/gateway/keys.ts'
import { ROUTES } from '../../functions/gateway/routes.ts'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import { openDatabase } from '../../lib/platform/database.ts'
import { openLimiter } from '../../lib/platform/limiter.ts'
import { addKey, replaceSecret, revokeKey } from '../../lib/store/accounts.ts'
import { type Answered, type Ask, asking, keyHeaders, newAccount, queueRests } from '../support/client.ts'
import { clearOfNextHour } from '../support/clock.ts'
import { eventually } from '../support/eventually.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { part, REST } from '../support/sampled.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ pages: false })
  // the limiter's scripts are sent to Redis with their first use
  await asking(service, (await newAccount(service)).sandbox)('/api/v1/ara/?q=deneme')
})
beforeEach(async () => {
  const { neon, upstash } = service.standIns
  for (const part of [neon, upstash]) {
    await part.faults({ latency_ms: 0, fail_next: 0, down: false })
    await part.reset()
  }
})
afterAll(() => service?.close())

const requests = async (): Promise<{ neon: number; upstash: number }> => {
  const [neon, upstash] = await Promise.all([service.standIns.neon.stats(), service.standIns.upstash.stats()])
  return { neon: neon.requests, upstash: upstash.requests }
}
const reset = (): Promise<unknown> => Promise.all([service.standIns.neon.reset(), service.standIns.upstash.reset()])

/** The machine was too busy for the limiter's half second. */
class LimiterLate extends Error {}
/** Whether an answer passed without the limiter: all of a limit is left then, and all of the hour. */
const passedOpen = ({ headers }: Answered): boolean =>
  [...(headers.get('ratelimit-policy') ?? '').matchAll(/("\w+");q=(\d+)/g)].some(([, policy, limit]) =>
    headers.get('ratelimit')?.includes(`${policy};r=${limit};t=3600`),
  )
/** {@link asking}, for what rests on the limiter's answer: throws LimiterLate where there was none. */
const counting =
  (pair: { key: string; secret: string }): Ask =>
  async (path, init) => {
    const answer = await asking(service, pair)(path, init)
    if (passedOpen(answer)) throw new LimiterLate()
    return answer
  }
/** A test of what the limiter counts, within one hour, and from its beginning again where the limiter did not answer. */
const counted = (check: () => Promise<void>) => async (): Promise<void> => {
  for (;;) {
    await clearOfNextHour()
    try {
      return await check()
    } catch (error) {
      if (!(error instanceof LimiterLate)) throw error
    }
  }
}

/** What the database and the limiter are asked and answer while something is done, in that order: both are servers of this process. */
const eventsDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  const { neon, upstash } = service.standIns
  const names = new Map([
    [new URL(neon.url).port, 'database'],
    [new URL(upstash.url).port, 'limiter'],
  ])
  const events: string[] = []
  const note =
    (kind: string) =>
    (message: unknown): void => {
      const { request } = message as { request: IncomingMessage }
      const name = names.get(String(request.socket.localPort))
      if (name && !request.url?.startsWith('/_')) events.push(`${name} ${kind}`)
    }
  const [asked, answered] = [note('asked'), note('answered')]
  subscribe('http.server.request.start', asked)
  subscribe('http.server.response.finish', answered)
  try {
    await work()
    return [...events]
  } finally {
    unsubscribe('http.server.request.start', asked)
    unsubscribe('http.server.response.finish', answered)
  }
}

/**
 * {@link eventsDuring}, each answer a fifth of a second after its question, so that what is asked at the same time is asked before either
 * answers. A busy machine may need longer between the two, once: what waits for an answer before it asks shows so each time.
 */
const eventsSlowly = async (work: () => Promise<unknown>): Promise<string[]> => {
  const { neon, upstash } = service.standIns
  const slow = (latency_ms: number): Promise<unknown> => Promise.all([neon.faults({ latency_ms }), upstash.faults({ latency_ms })])
  await slow(200)
  return eventsDuring(work).finally(() => slow(0))
}

const keyed = ROUTES.filter(({ method, keyed: needsKey }) => needsKey && method === 'GET')
const REPORT = '/api/v1/sirketler/{sirket_id}/dogrulama-raporu.pdf'
// a report that is issued is stored as well; one that is asked for by its id is only read
const needed: Record<string, string> = {
  '/api/v1/ara/': '?q=deneme',
  '/api/v1/sirketler/{sirket_id}/imza-kontrol/': '?kisi=X',
  [REPORT]: '?rapor=DR-0000-0000-0000',
}
const parts: Record<string, string> = {
  sirket_id: 'DENEME-TAM',
  dosya: '1.png',
  rapor_kimligi: 'DR-0000-0000-0000',
  tarama_kimligi: 'YT-0000-0000-0000',
  kontrol_kimligi: 'IK-0000-0000-0000',
  madde_id: '1-0123456789abcdef',
}

// half of them by `npm test`
describe.each(part(keyed, 2))('GET $path', ({ path, writes }) => {
  // what is not for the sandbox
  const live = path.startsWith('/api/v1/compan') || path.includes('/yaptirim/') || path === '/api/v1/olaylar/'

  test(
    'asks the database and the limiter once, at the same time (what writes: after the limiter); with a new key the database once more',
    counted(async () => {
      const account = await newAccount(service)
      const ask = counting(live ? account.live : account.sandbox)
      const [notice] = (
        await service.database.sql(`select n.id from notices n join companies c on c.id = n.company_id where c.code = 'DENEME-TAM' limit 1`)
      )[0]!.rows
      const values = { ...parts, ...(live ? { sirket_id: '1' } : {}), ilan_id: String(notice!.id) } as Record<string, string>
      const address = path.replace(/\{(\w+)\}/g, (_, part: string) => values[part] ?? '1') + (needed[path] ?? '')
      await reset()
      const cold = await ask(address)
      // an account of its own has no company of the older endpoints, and what else is numbered may not be there
      expect(live || path === REPORT || path.replace(/\{(sirket|ilan)_id\}/g, '').includes('{') ? [200, 404] : [200], cold.text).toContain(
        cold.status,
      )
      expect(await requests()).toEqual({ neon: 2, upstash: 1 })

      await eventually(async () => {
        await reset()
        const events = await eventsSlowly(async () => expect((await ask(address)).status).toBe(cold.status))
        expect(await requests()).toEqual({ neon: 1, upstash: 1 })
        if (writes) return expect(events).toEqual(['limiter asked', 'limiter answered', 'database asked', 'database answered'])
        expect(events.slice(0, 2).sort()).toEqual(['database asked', 'limiter asked'])
        return expect(events.slice(2).sort()).toEqual(['database answered', 'limiter answered'])
      })
    }),
  )
})

test.skipIf(REST)(
  'a key that plays has its clock looked up beside the answer, and never one of yesterday',
  counted(async () => {
    const { sandbox } = await newAccount(service)
    const ask = counting(sandbox)
    expect((await ask('/api/v1/deneme/saat/', { json: { ileri: 1 } })).status).toBe(202)
    await queueRests(service)
    await ask('/api/v1/sirketler/')
    await eventually(async () => {
      const events = await eventsSlowly(async () => expect((await ask('/api/v1/sirketler/')).status).toBe(200))
      expect(events.slice(0, 3).sort()).toEqual(['database asked', 'database asked', 'limiter asked'])
      expect(events.slice(3).sort()).toEqual(['database answered', 'database answered', 'limiter answered'])
    })
    // moved or revoked where this isolate does not see it
    const bugun = async (): Promise<string> => (await ask('/api/v1/gorev-bitisleri/')).body.bugun
    const day = await bugun()
    await service.database.sql(`update api_keys set sandbox_day = sandbox_day + 5 where key = '${sandbox.key}'`)
    expect(await bugun()).toBe(addDays(day, 5))
    await service.database.sql(`update api_keys set revoked_at = now() where key = '${sandbox.key}'`)
    expect((await asking(service, sandbox)('/api/v1/gorev-bitisleri/')).status).toBe(401)
  }),
)

describe('the hourly limit', () => {
  test.skipIf(REST)(
    'is told with every answer, and over it 429 says when to come back',
    counted(async () => {
      const { sandbox } = await newAccount(service, { hourly: 3 })
      const ask = counting(sandbox)
      const left: string[] = []
      for (let at = 0; at < 3; at++) {
        const { status, headers } = await ask('/api/v1/sirketler/')
        expect({ status, policy: headers.get('ratelimit-policy') }).toEqual({ status: 200, policy: '"saatlik";q=3;w=3600' })
        left.push(headers.get('ratelimit')!)
      }
      expect(left.map((value) => /^"saatlik";r=(\d+);t=\d+$/.exec(value)?.[1])).toEqual(['2', '1', '0'])
      const over = await ask('/api/v1/sirketler/')
      const retry = Number(over.headers.get('retry-after'))
      expect(retry).toBeGreaterThan(0)
      expect(retry).toBeLessThanOrEqual(3600)
      expect(over).toMatchObject({
        status: 429,
        body: {
          hata: 'hiz_siniri',
          hata_ayrinti: { kod: 'hiz_siniri', taraf: 'istemci', kaynak: null, tekrar_denenebilir: true, tekrar_sn: retry },
        },
      })
      expect(over.headers.get('ratelimit')).toBe(`"saatlik";r=0;t=${retry}`)
      expect(over.text).not.toContain('DENEME-TAM')
    }),
  )

  test.skipIf(REST)(
    'holds before anything of the request is looked at, and for writes nothing is done',
    counted(async () => {
      const { live, accountId } = await newAccount(service, { hourly: 1 })
      const ask = counting(live)
      await ask('/api/v1/sirketler/')
      expect((await ask('/api/v1/sirketler/?sayfa=x')).status).toBe(429)
      expect((await ask('/api/v1/sirket-ekle/', { json: { mudurluk: 'ANKARA', sicil_no: `74${accountId}` } })).status).toBe(429)
      expect((await service.database.sql(`select 1 from companies where registry_root = '74${accountId}'`))[0]!.rowCount).toBe(0)
      expect((await ask('/api/v1/yok/')).status).toBe(404)
      expect((await ask('/api/v1/sirketler/', { method: 'PUT' })).status).toBe(405)
    }),
  )

  test.skipIf(REST)(
    "is each key's own: live and sandbox, and one account from another",
    counted(async () => {
      const [a, b] = [await newAccount(service, { hourly: 1 }), await newAccount(service, { hourly: 1 })]
      for (const pair of [a.live, a.sandbox, b.live]) expect((await counting(pair)('/api/v1/sirketler/')).status).toBe(200)
      for (const pair of [a.live, a.sandbox, b.live]) expect((await counting(pair)('/api/v1/sirketler/')).status).toBe(429)
    }),
  )

  test.skipIf(REST)(
    'has a second policy for quick search, asked in the same request',
    counted(async () => {
      const ask = counting((await newAccount(service)).sandbox)
      await ask('/api/v1/ara/?q=deneme')
      await reset()
      const { headers } = await ask('/api/v1/ara/?q=deneme')
      expect(headers.get('ratelimit-policy')).toBe('"saatlik";q=100000;w=3600, "arama";q=300;w=3600')
      expect(headers.get('ratelimit')).toMatch(/^"saatlik";r=99998;t=\d+, "arama";r=298;t=\d+$/)
      expect(await requests()).toEqual({ neon: 1, upstash: 1 })
    }),
  )

  test.skipIf(REST)(
    'of quick search ends it alone',
    counted(async () => {
      const { sandbox: pair } = await newAccount(service)
      const ask = counting(pair)
      await ask('/api/v1/ara/?q=deneme')
      // as if 298 more had been asked
      const redis = async (...command: unknown[]): Promise<{ result: string[] }> =>
        (await (
          await fetch(service.standIns.upstash.url, {
            method: 'POST',
            headers: { authorization: 'Bearer yerel' },
            body: JSON.stringify(command),
          })
        ).json()) as { result: string[] }
      const keyId = (await service.database.sql(`select id from api_keys where key = '${pair.key}'`))[0]!.rows[0]!.id
      const {
        result: [counter],
      } = await redis('KEYS', `kunye:arama:${keyId}:*`)
      await redis('INCRBY', counter, 298)
      expect((await ask('/api/v1/ara/?q=deneme')).status).toBe(200)
      const over = await ask('/api/v1/ara/?q=deneme')
      expect(over).toMatchObject({ status: 429, body: { hata: 'hiz_siniri' } })
      expect(over.headers.get('ratelimit')).toMatch(/^"saatlik";r=\d+;t=\d+, "arama";r=0;t=\d+$/)
      expect((await ask('/api/v1/sirketler/')).status).toBe(200)
    }),
  )
})

describe('an outage of the limiter is none of the API', () => {
  const failures = async (): Promise<number> =>
    Number(
      (
        await service.database.sql(
          `select coalesce(sum(failed), 0) as n from measurements where component = 'limiter' and day = '${service.today}'`,
        )
      )[0]!.rows[0]!.n,
    )

  test.skipIf(REST).each([
    ['too slow', { latency_ms: 20_000 }],
    ['gone', { down: true }],
    ['failing', { fail_next: 1 }],
  ])('%s: the request passes without it, logged and counted', async (_, faults) => {
    const { sandbox } = await newAccount(service)
    await counted(async () => {
      await counting(sandbox)('/api/v1/sirketler/')
    })()
    const [before, logged] = [await failures(), service.logs.length]
    await service.standIns.upstash.faults(faults)
    let answer: Answered | undefined
    const events = await eventsDuring(async () => {
      answer = await asking(service, sandbox)('/api/v1/sirketler/')
    })
    expect(answer!.status).toBe(200)
    expect(answer!.headers.get('ratelimit-policy')).toBe('"saatlik";q=100000;w=3600')
    if ('latency_ms' in faults) expect(events).not.toContain('limiter answered')
    // one that was late before, on a busy machine, may be written by now
    await eventually(async () => expect(await failures()).toBeGreaterThan(before))
    await eventually(() =>
      expect(service.logs.slice(logged).join('\n')).toContain(
        `"event":"limiter_open","request":"${answer!.headers.get('x-kunye-istek-kimligi')}"`,
      ),
    )
  })

  test.skipIf(REST)('it is one after half a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const fetch = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
    try {
      let allowance: object | null = null
      const ask = async (): Promise<void> => {
        const env = { UPSTASH_REDIS_REST_URL: 'https://redis.test', UPSTASH_REDIS_REST_TOKEN: 'x' }
        allowance = (await openLimiter(env)([{ policy: 'saatlik', key: '1', limit: 5 }], 0).allowances)[0]!
      }
      void ask()
      await vi.advanceTimersByTimeAsync(499)
      expect([fetch.mock.calls.length, allowance]).toEqual([1, null])
      await vi.advanceTimersByTimeAsync(1)
      expect(allowance).toMatchObject({ allowed: true, open: true, limit: 5, left: 5, resetInSeconds: 3600 })
    } finally {
      fetch.mockRestore()
      vi.useRealTimers()
    }
  })
})

describe('a key', () => {
  const db = () =>
    openDatabase({ DATABASE_URL: 'postgresql://kunye:yerel@127.0.0.1/kunye', NEON_FETCH_ENDPOINT: `${service.standIns.neon.url}/sql` })
  const now = new Date('2026-11-21T10:00:00Z')
  const after = (ms: number): Date => new Date(now.getTime() + ms)
  let made = 0
  const newKey = async (expiresOn: string | null = null): Promise<{ key: string; secret: string }> => {
    const pair = { key: `kny_canli_omur-${++made}`, secret: `kns_omur-${made}` }
    expect(
      await addKey(db(), { account: 'yerel', key: pair.key, secretSha256: secretHash(pair.secret), sandbox: false, label: '', expiresOn }),
    ).toBe(true)
    return pair
  }

  test.skipIf(REST)('is refused within 60 seconds of its revocation, whatever was cached', async () => {
    const { key, secret } = await newKey()
    expect(await authenticate(db, key, secret, now)).toMatchObject({ record: { sandbox: false }, anew: null })
    await revokeKey(db(), key, null)
    expect(await authenticate(db, key, secret, after(59_999))).not.toBeNull()
    expect(await authenticate(db, key, secret, after(60_000))).toBeNull()
  })

  test.skipIf(REST)('with a new secret works at once; the old one stops then too', async () => {
    const { key, secret } = await newKey()
    expect(await authenticate(db, key, secret, now)).not.toBeNull()
    await replaceSecret(db(), key, secretHash('kns_yeni'))
    expect(await authenticate(db, key, 'kns_yeni', after(1000))).not.toBeNull()
    expect(await authenticate(db, key, secret, after(1001))).toBeNull()
  })

  test.skipIf(REST)('ends when it expires, cached or not', async () => {
    const { key, secret } = await newKey('2026-11-21T10:00:30Z')
    expect(await authenticate(db, key, secret, now)).not.toBeNull()
    expect(await authenticate(db, key, secret, after(30_000))).toBeNull()
    const expired = await newKey('2020-01-01')
    expect(await asking(service, expired)('/api/v1/sirketler/')).toMatchObject({ status: 401, body: { hata: 'yetkisiz' } })
  })

  test.skipIf(REST)('that was revoked does not answer', async () => {
    const pair = await newKey()
    await revokeKey(db(), pair.key, null)
    expect((await asking(service, pair)('/api/v1/sirketler/')).status).toBe(401)
  })

  test.skipIf(REST)('without its form costs no database request, and its last use is noted', async () => {
    await reset()
    for (const wrong of [
      { key: 'x', secret: 'y' },
      { key: 'kny_canli_a', secret: '' },
      { key: `kny_canli_${'a'.repeat(65)}`, secret: 'kns_a' },
    ]) {
      expect((await fetch(`${service.url}/api/v1/sirketler/`, { headers: keyHeaders(wrong) })).status).toBe(401)
    }
    expect((await requests()).neon).toBe(0)
    const pair = await newKey()
    const used = async (): Promise<unknown> =>
      (await service.database.sql(`select last_used_at from api_keys where key = '${pair.key}'`))[0]!.rows[0]!.last_used_at
    await asking(service, { ...pair, secret: 'kns_yanlis' })('/api/v1/sirketler/')
    expect(await used()).toBeNull()
    await asking(service, pair)('/api/v1/sirketler/')
    expect(await used()).not.toBeNull()
  })
})
