/** What an answer costs and how often one may ask: round trips, hourly limits, the limiter's outages, the life of a key. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { secretHash } from '../../dev/kunye/accounts.ts'
import { authenticate } from '../../functions/gateway/keys.ts'
import { ROUTES } from '../../functions/gateway/routes.ts'
import { openDatabase } from '../../lib/platform/database.ts'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import { addKey, replaceSecret, revokeKey } from '../../lib/store/accounts.ts'
import { asking, keyHeaders, newAccount } from '../support/client.ts'
import { startTestService, type TestService } from '../support/service.ts'

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
const keyed = ROUTES.filter(({ method, keyed: needsKey }) => needsKey && method === 'GET')
const REPORT = '/api/v1/sirketler/{sirket_id}/dogrulama-raporu.pdf'
// a report that is issued is stored as well; one that is asked for by its id is only read
const needed: Record<string, string> = { '/api/v1/ara/': '?q=deneme', '/api/v1/sirketler/{sirket_id}/imza-kontrol/': '?kisi=X', [REPORT]: '?rapor=DR-0000-0000-0000' }
const parts: Record<string, string> = { sirket_id: 'DENEME-TAM', dosya: '1.png', rapor_kimligi: 'DR-0000-0000-0000', tarama_kimligi: 'YT-0000-0000-0000' }

describe.each(keyed)('GET $path', ({ path }) => {
  // what is not for the sandbox
  const live = path.startsWith('/api/v1/compan') || path.includes('/yaptirim/')

  test('asks the database and the limiter once, at the same time; with a new key the database once more', async () => {
    const account = await newAccount(service)
    const ask = asking(service, live ? account.live : account.sandbox)
    const [notice] = (await service.database.sql(`select n.id from notices n join companies c on c.id = n.company_id where c.code = 'DENEME-TAM' limit 1`))[0]!.rows
    const values = { ...parts, ...(live ? { sirket_id: '1' } : {}), ilan_id: String(notice!.id) } as Record<string, string>
    const address = path.replace(/\{(\w+)\}/g, (_, part: string) => values[part] ?? '1') + (needed[path] ?? '')
    await reset()
    const cold = await ask(address)
    // an account of its own has no company of the older endpoints, and what else is numbered may not be there
    expect(live || path === REPORT || path.replace(/\{(sirket|ilan)_id\}/g, '').includes('{') ? [200, 404] : [200], cold.text).toContain(cold.status)
    expect(await requests()).toEqual({ neon: 2, upstash: 1 })

    await Promise.all([reset(), service.standIns.neon.faults({ latency_ms: 400 }), service.standIns.upstash.faults({ latency_ms: 400 })])
    const started = performance.now()
    expect((await ask(address)).status).toBe(cold.status)
    const took = performance.now() - started
    expect(await requests()).toEqual({ neon: 1, upstash: 1 })
    expect(took).toBeGreaterThan(390)
    expect(took, 'one after the other').toBeLessThan(790)
  })
})

describe('the hourly limit', () => {
  test('is told with every answer, and over it 429 says when to come back', async () => {
    const { sandbox } = await newAccount(service, { hourly: 3 })
    const ask = asking(service, sandbox)
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
      status: 429, body: { hata: 'hiz_siniri', hata_ayrinti: { kod: 'hiz_siniri', taraf: 'istemci', kaynak: null, tekrar_denenebilir: true, tekrar_sn: retry } },
    })
    expect(over.headers.get('ratelimit')).toBe(`"saatlik";r=0;t=${retry}`)
    expect(over.text).not.toContain('DENEME-TAM')
  })

  test('holds before anything of the request is looked at, and for writes nothing is done', async () => {
    const { live } = await newAccount(service, { hourly: 1 })
    const ask = asking(service, live)
    await ask('/api/v1/sirketler/')
    expect((await ask('/api/v1/sirketler/?sayfa=x')).status).toBe(429)
    expect((await ask('/api/v1/sirket-ekle/', { json: { mudurluk: 'ANKARA', sicil_no: '740001' } })).status).toBe(429)
    expect((await service.database.sql(`select 1 from companies where registry_root = '740001'`))[0]!.rowCount).toBe(0)
    expect((await ask('/api/v1/yok/')).status).toBe(404)
    expect((await ask('/api/v1/sirketler/', { method: 'PUT' })).status).toBe(405)
  })

  test('is each key\'s own: live and sandbox, and one account from another', async () => {
    const [a, b] = [await newAccount(service, { hourly: 1 }), await newAccount(service, { hourly: 1 })]
    for (const pair of [a.live, a.sandbox, b.live]) expect((await asking(service, pair)('/api/v1/sirketler/')).status).toBe(200)
    for (const pair of [a.live, a.sandbox, b.live]) expect((await asking(service, pair)('/api/v1/sirketler/')).status).toBe(429)
  })

  test('has a second policy for quick search, asked in the same request', async () => {
    const ask = asking(service, (await newAccount(service)).sandbox)
    await ask('/api/v1/ara/?q=deneme')
    await reset()
    const { headers } = await ask('/api/v1/ara/?q=deneme')
    expect(headers.get('ratelimit-policy')).toBe('"saatlik";q=100000;w=3600, "arama";q=300;w=3600')
    expect(headers.get('ratelimit')).toMatch(/^"saatlik";r=99998;t=\d+, "arama";r=298;t=\d+$/)
    expect(await requests()).toEqual({ neon: 1, upstash: 1 })
  })

  test('of quick search ends it alone', async () => {
    const { sandbox: pair } = await newAccount(service)
    const ask = asking(service, pair)
    await ask('/api/v1/ara/?q=deneme')
    // as if 298 more had been asked
    const redis = async (...command: unknown[]): Promise<{ result: string[] }> =>
      await (await fetch(service.standIns.upstash.url, { method: 'POST', headers: { authorization: 'Bearer yerel' }, body: JSON.stringify(command) })).json() as { result: string[] }
    const keyId = (await service.database.sql(`select id from api_keys where key = '${pair.key}'`))[0]!.rows[0]!.id
    const { result: [counter] } = await redis('KEYS', `kunye:arama:${keyId}:*`)
    await redis('INCRBY', counter, 298)
    expect((await ask('/api/v1/ara/?q=deneme')).status).toBe(200)
    const over = await ask('/api/v1/ara/?q=deneme')
    expect(over).toMatchObject({ status: 429, body: { hata: 'hiz_siniri' } })
    expect(over.headers.get('ratelimit')).toMatch(/^"saatlik";r=\d+;t=\d+, "arama";r=0;t=\d+$/)
    expect((await ask('/api/v1/sirketler/')).status).toBe(200)
  })
})

describe('an outage of the limiter is none of the API', () => {
  const failures = async (): Promise<number> =>
    Number((await service.database.sql(`select coalesce(sum(failed), 0) as n from measurements where component = 'limiter' and day = '${dayIn(new Date())}'`))[0]!.rows[0]!.n)

  test.each([['too slow', { latency_ms: 3000 }], ['gone', { down: true }], ['failing', { fail_next: 1 }]])('%s: the request passes within about half a second, logged and counted', async (_, faults) => {
    const ask = asking(service, (await newAccount(service)).sandbox)
    await ask('/api/v1/sirketler/')
    const [before, logged] = [await failures(), service.logs.length]
    await service.standIns.upstash.faults(faults)
    const started = performance.now()
    const { status, headers } = await ask('/api/v1/sirketler/')
    expect(status).toBe(200)
    expect(performance.now() - started).toBeLessThan(1500)
    expect(headers.get('ratelimit-policy')).toBe('"saatlik";q=100000;w=3600')
    await vi.waitFor(async () => expect(await failures()).toBe(before + 1))
    expect(service.logs.slice(logged).join('\n')).toContain(`"event":"limiter_open","request":"${headers.get('x-kunye-istek-kimligi')}"`)
  })
})

describe('a key', () => {
  const db = () => openDatabase({ DATABASE_URL: 'postgresql://kunye:yerel@127.0.0.1/kunye', NEON_FETCH_ENDPOINT: `${service.standIns.neon.url}/sql` })
  const now = new Date('2026-11-21T10:00:00Z')
  const after = (ms: number): Date => new Date(now.getTime() + ms)
  let made = 0
  const newKey = async (expiresOn: string | null = null): Promise<{ key: string; secret: string }> => {
    const pair = { key: `kny_canli_omur-${++made}`, secret: `kns_omur-${made}` }
    expect(await addKey(db(), { account: 'yerel', key: pair.key, secretSha256: secretHash(pair.secret), sandbox: false, label: '', expiresOn })).toBe(true)
    return pair
  }

  test('is refused within 60 seconds of its revocation, whatever was cached', async () => {
    const { key, secret } = await newKey()
    expect(await authenticate(db, key, secret, now)).toMatchObject({ sandbox: false })
    await revokeKey(db(), key, null)
    expect(await authenticate(db, key, secret, after(59_999))).not.toBeNull()
    expect(await authenticate(db, key, secret, after(60_000))).toBeNull()
  })

  test('with a new secret works at once; the old one stops then too', async () => {
    const { key, secret } = await newKey()
    expect(await authenticate(db, key, secret, now)).not.toBeNull()
    await replaceSecret(db(), key, secretHash('kns_yeni'))
    expect(await authenticate(db, key, 'kns_yeni', after(1000))).not.toBeNull()
    expect(await authenticate(db, key, secret, after(1001))).toBeNull()
  })

  test('ends when it expires, cached or not', async () => {
    const { key, secret } = await newKey('2026-11-21T10:00:30Z')
    expect(await authenticate(db, key, secret, now)).not.toBeNull()
    expect(await authenticate(db, key, secret, after(30_000))).toBeNull()
    const expired = await newKey('2020-01-01')
    expect((await asking(service, expired)('/api/v1/sirketler/'))).toMatchObject({ status: 401, body: { hata: 'yetkisiz' } })
  })

  test('that was revoked does not answer', async () => {
    const pair = await newKey()
    await revokeKey(db(), pair.key, null)
    expect((await asking(service, pair)('/api/v1/sirketler/')).status).toBe(401)
  })

  test('without its form costs no database request, and its last use is noted', async () => {
    await reset()
    for (const wrong of [{ key: 'x', secret: 'y' }, { key: 'kny_canli_a', secret: '' }, { key: `kny_canli_${'a'.repeat(65)}`, secret: 'kns_a' }]) {
      expect((await fetch(`${service.url}/api/v1/sirketler/`, { headers: keyHeaders(wrong) })).status).toBe(401)
    }
    expect((await requests()).neon).toBe(0)
    const pair = await newKey()
    const used = async (): Promise<unknown> => (await service.database.sql(`select last_used_at from api_keys where key = '${pair.key}'`))[0]!.rows[0]!.last_used_at
    await asking(service, { ...pair, secret: 'kns_yanlis' })('/api/v1/sirketler/')
    expect(await used()).toBeNull()
    await asking(service, pair)('/api/v1/sirketler/')
    expect(await used()).not.toBeNull()
  })
})
