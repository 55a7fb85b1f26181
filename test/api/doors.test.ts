/** What holds for every keyed route, taken from the contracts: no route can be forgotten here. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { ROUTES } from '../../functions/gateway/routes.ts'
import { keyHeaders, type KeyPair, newAccount } from '../support/client.ts'
import { describedFetch as fetch } from '../support/described.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { part, REST } from '../support/sampled.ts'

let service: TestService
let keys: Record<'live' | 'sandbox', KeyPair>
beforeAll(async () => {
  service = await startTestService()
  keys = await newAccount(service, { hourly: 600 })
})
afterAll(() => service?.close())

const headers = (kind: 'live' | 'sandbox'): Record<string, string> => keyHeaders(keys[kind])
const call = (path: string, init: RequestInit = {}): Promise<Response> => fetch(service.url + path, init)
const example = (path: string): string => path.replace('{sirket_id}', '1').replace(/\{\w+\}/g, '1')
const body = (method: string): RequestInit =>
  method === 'GET' || method === 'DELETE' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }

// at the same time: what one is refused is nothing to another
describe.concurrent.each(
  part(
    ROUTES.filter((route) => route.keyed),
    3,
  ),
)('$method $path', ({ method, path, style, keyMissing }) => {
  const expectError = async (answer: Response, status: number, code: string, legacyCode: string): Promise<void> => {
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-kunye-istek-kimligi')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    if (method === 'HEAD') return
    const told = (await answer.json()) as Record<string, unknown>
    if (style === 'legacy') return expect(told).toMatchObject({ error: legacyCode })
    expect(told).toMatchObject({
      hata: code,
      detay: expect.any(String),
      hata_ayrinti: { kod: code, mesaj: told.detay, taraf: 'istemci', kaynak: null, tekrar_denenebilir: false, tekrar_sn: null },
    })
  }

  const without = async (wrong: Record<string, string>): Promise<Response> =>
    call(example(path), { method, ...body(method), headers: { ...body(method).headers, ...wrong } as Record<string, string> })

  test.each([
    ['no key', {}],
    ['a key without its secret', { 'x-api-key': LOCAL_KEYS.live.key }],
    ['a principal of its own making', { 'x-kunye-principal': '{"accountId":1,"keyId":1,"sandbox":false,"companyAllowance":9}' }],
  ])('refused with %s', async (_, wrong) => {
    const [status, code] = keyMissing === 'key_required' ? [403, 'anahtar_gerekli'] : [401, 'yetkisiz']
    await expectError(await without(wrong as Record<string, string>), status as number, code as string, 'unauthorized')
  })

  test.each([
    ['a wrong secret', { 'x-api-key': LOCAL_KEYS.live.key, 'x-api-secret': 'kns_yanlis' }],
    ['the secret of the other key', { 'x-api-key': LOCAL_KEYS.live.key, 'x-api-secret': LOCAL_KEYS.sandbox.secret }],
    ['an unknown key', { 'x-api-key': 'kny_canli_yok', 'x-api-secret': LOCAL_KEYS.live.secret }],
    ['a key with SQL in it', { 'x-api-key': `kny_canli_' or 1=1--`, 'x-api-secret': LOCAL_KEYS.live.secret }],
  ])('401 with %s', async (_, wrong) => {
    await expectError(await without(wrong), 401, 'yetkisiz', 'unauthorized')
  })

  test('405 names the methods it takes', async () => {
    const taken = new Set(ROUTES.filter((route) => route.path === path).map((route) => route.method))
    const other = ['PUT', 'PATCH', 'POST'].find((each) => !taken.has(each))
    const answer = await call(example(path), { method: other, headers: headers('live') })
    expect(answer.headers.get('allow')).toContain(method)
    await expectError(answer, 405, 'yontem', 'method_not_allowed')
  })

  test('with a key it carries the state of the limit, with and without the trailing slash', async () => {
    for (const form of [example(path), example(path).replace(/\/$/, '')]) {
      const answer = await call(form, {
        method,
        ...body(method),
        headers: { ...body(method).headers, ...headers('live') } as Record<string, string>,
      })
      expect(answer.status).not.toBe(401)
      expect(answer.status).not.toBe(405)
      // a cache on the way knows Authorization, not X-API-Key
      expect(answer.headers.get('cache-control')).toMatch(/^private, /)
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers.get('ratelimit-policy')).toMatch(/^"saatlik";q=600;w=3600/)
      expect(answer.headers.get('ratelimit')).toMatch(/^"saatlik";r=\d+;t=\d+/)
    }
  })
})

test.skipIf(REST)('an unknown path is not found, without a key too', async () => {
  const answer = await call('/api/v1/yok/')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ hata: 'bulunamadi' })
})

test.skipIf(REST)('the description itself is only read', async () => {
  const answer = await call('/openapi.json', { method: 'POST', body: '{}' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test.skipIf(REST)('texts are English where English is asked for', async () => {
  const answer = await call('/api/v1/sirketler/', { headers: { 'accept-language': 'en-GB,en;q=0.9,tr;q=0.5' } })
  expect(await answer.json()).toMatchObject({ hata: 'yetkisiz', detay: expect.stringContaining('Key missing') })
})

test.skipIf(REST)('HEAD answers as GET does, without a body', async () => {
  const answer = await call('/api/v1/sirketler/', { method: 'HEAD', headers: headers('live') })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
})

test.skipIf(REST)('jobs answer nobody but the queue, the archive nobody but an operator', async () => {
  expect((await call('/isler/hazirlik', { method: 'POST', body: '{"companyId":1,"stage":"profile"}' })).status).toBe(401)
  expect((await call('/isler/hazirlik', { method: 'POST', body: '{}', headers: { 'upstash-signature': 'e30.e30.x' } })).status).toBe(401)
  expect((await call(`/isler/arsiv/gazete/${'0'.repeat(64)}.pdf`, { method: 'PUT', body: 'x' })).status).toBe(401)
})
