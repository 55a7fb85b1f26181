import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { routes } from '../../functions/webhooklar/contract.ts'
import { notification } from '../../lib/http/wire/notification.ts'
import { CATEGORIES } from '../../lib/http/wire/wire.ts'
import { describedFetch as fetch } from '../support/described.ts'
import { type Receiver, startReceiver, verified } from '../support/receiver.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let receiver: Receiver
beforeAll(async () => {
  ;[service, receiver] = await Promise.all([startTestService(), startReceiver()])
})
afterAll(async () => {
  await service?.close()
  await receiver?.close()
})
beforeEach(async () => {
  receiver.manner(204)
  receiver.received.length = 0
  await service.database.sql('delete from webhooks')
})

type Json = Record<string, unknown>
type Kind = keyof typeof LOCAL_KEYS
const call = async (method: string, path: string, body?: unknown, kind: Kind = 'live', headers: Record<string, string> = {}) => {
  const answer = await fetch(`${service.url}/api/v1/webhooklar/${path}`, {
    method,
    headers: { 'x-api-key': LOCAL_KEYS[kind].key, 'x-api-secret': LOCAL_KEYS[kind].secret, ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: (text === '' ? null : JSON.parse(text)) as Json }
}
const create = async (body: Json = {}, kind: Kind = 'live') =>
  (await call('POST', '', { url: `${receiver.url}/hook`, ...body }, kind)).body as Json & { id: number; gizli_anahtar: string }
const schemaOf = (route: keyof typeof routes, status: number) =>
  (routes[route].responses as Record<number, { content: { 'application/json': { schema: { parse: (value: unknown) => unknown } } } }>)[
    status
  ]?.content['application/json'].schema

describe('a webhook', () => {
  test('is refused past the limit, saying what to do; another kind of key has a limit of its own', async () => {
    await service.database.sql(
      `insert into webhooks (account_id, sandbox, url, categories, secret) select id, false, 'https://example.com/' || n, '{}', '' from accounts, generate_series(1, 20) n`,
    )
    const refused = await call('POST', '', { url: 'https://example.com/hook' }, 'live', { 'accept-language': 'en' })
    expect(refused).toMatchObject({
      status: 402,
      body: { hata: 'kota_doldu', detay: 'At most 20 webhooks can be set up; delete one that is not used, or update one.' },
    })
    expect((await call('POST', '', { url: 'https://example.com/hook' }, 'sandbox')).status).toBe(201)
  })

  test('is created with a secret that is shown once', async () => {
    const answer = await call('POST', '', { url: 'https://example.com/hook', kategoriler: ['sermaye', 'yetkililer', 'sermaye'] })
    expect(answer.status).toBe(201)
    schemaOf('create', 201)?.parse(answer.body)
    expect(answer.body).toMatchObject({
      url: 'https://example.com/hook',
      aktif: true,
      kategoriler: ['sermaye', 'yetkililer'],
      tum_kategoriler: false,
      son_gonderim: null,
      son_durum: null,
      ardisik_hata: 0,
      gizli_anahtar: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/) as string,
    })
    const [list, detail] = [await call('GET', ''), await call('GET', `${String(answer.body.id)}/`)]
    schemaOf('list', 200)?.parse(list.body)
    schemaOf('detail', 200)?.parse(detail.body)
    expect(list.body).toMatchObject({ adet: 1, kategoriler: CATEGORIES, webhooklar: [{ id: answer.body.id }] })
    expect(detail.body).toMatchObject({ id: answer.body.id, son_teslimler: [] })
    expect(JSON.stringify([list, detail])).not.toMatch(/whsec_|gizli_anahtar|secret/)
    const secret = String(answer.body.gizli_anahtar)
    const [answered] = await service.database.sql('select secret from webhooks')
    const stored = answered?.rows[0] as { secret: string }
    expect(stored.secret).toMatch(/^yerel\./)
    expect(stored.secret).not.toContain(secret.slice(6))
    expect(service.logs.join('\n')).not.toContain(secret)
  })

  test('without categories wants all', async () => {
    expect(await create()).toMatchObject({ kategoriler: [], tum_kategoriler: true })
    expect(await create({ kategoriler: [] })).toMatchObject({ kategoriler: [], tum_kategoriler: true })
  })

  test.each([
    ['https://exаmple.com/', 'https://xn--exmple-4nf.com/'],
    ['https://örnek.example/kapı?a=ğ', 'https://xn--rnek-4qa.example/kap%C4%B1?a=%C4%9F'],
    ['https://Example.com:443/a%2Fb?c=d', 'https://Example.com:443/a%2Fb?c=d'],
    ['https://example.com/a|b?c[]=%zz', 'https://example.com/a%7Cb?c%5B%5D=%25zz'],
    ['http://[::1]:9000/a', 'http://[::1]:9000/a'],
  ])('%s is kept as %s: what is shown is a URI, and what is called', async (given, kept) => {
    const made = await create({ url: given })
    expect(made.url).toBe(kept)
    expect((await call('PATCH', `${made.id}/`, { url: given })).body.url).toBe(kept)
  })

  test.each<[string, unknown, string, Json]>([
    ['half a character', '{"url":"https://example.com/\\ud800"}', 'gecersiz_parametre', {}],
    ['no url', {}, 'eksik_alan', {}],
    ['a url that is none', { url: 'example.com' }, 'gecersiz_parametre', {}],
    ['a url that is a number', { url: 5 }, 'gecersiz_parametre', {}],
    ['http', { url: 'http://example.com/' }, 'gecersiz_parametre', {}],
    ['credentials', { url: 'https://a:b@example.com/' }, 'gecersiz_parametre', {}],
    ['a private name', { url: 'https://metadata.google.internal/' }, 'gecersiz_parametre', {}],
    ['an address in disguise', { url: 'https://0xa9fea9fe/' }, 'gecersiz_parametre', {}],
    [
      'an unknown category',
      { url: 'https://example.com/', kategoriler: ['yok'] },
      'gecersiz_kategori',
      { gecerli_kategoriler: [...CATEGORIES] },
    ],
    ['categories that are no list', { url: 'https://example.com/', kategoriler: 'sermaye' }, 'gecersiz_parametre', {}],
    ['an unknown field', { url: 'https://example.com/', gizli: 1 }, 'gecersiz_parametre', {}],
    ['no object', [], 'gecersiz_govde', {}],
    ['no JSON', '{', 'gecersiz_govde', {}],
  ])('is refused with %s', async (_, body, code, more) => {
    const answer = await call('POST', '', body)
    expect({ status: answer.status, ...answer.body }).toMatchObject({ status: 400, hata: code, ...more })
    expect((await call('GET', '')).body).toMatchObject({ adet: 0 })
  })

  test('is changed, paused, resumed and deleted', async () => {
    const { id } = await create()
    expect((await call('PATCH', `${id}/`, { kategoriler: ['durum'], url: 'https://example.org/' })).body).toMatchObject({
      id,
      kategoriler: ['durum'],
      tum_kategoriler: false,
      url: 'https://example.org/',
      aktif: true,
    })
    expect((await call('PATCH', `${id}/`, { kategoriler: [] })).body).toMatchObject({ tum_kategoriler: true, url: 'https://example.org/' })
    expect((await call('PATCH', `${id}/`, { aktif: false })).body).toMatchObject({ aktif: false })
    await service.database.sql('update webhooks set failures_in_row = 20')
    const resumed = await call('PATCH', `${id}/`, { aktif: true })
    schemaOf('update', 200)?.parse(resumed.body)
    expect(resumed.body).toMatchObject({ aktif: true, ardisik_hata: 0 })
    expect((await call('PATCH', `${id}/`, { url: 'http://10.0.0.1/' })).status).toBe(400)
    expect((await call('PATCH', `${id}/`, { aktif: 'evet' })).status).toBe(400)
    expect((await call('DELETE', `${id}/`)).status).toBe(204)
    expect((await call('DELETE', `${id}/`)).status).toBe(404)
  })

  test('of another kind of key, another account or none is not found, in the same words', async () => {
    const { id } = await create({}, 'sandbox')
    const other = await create()
    await service.database.sql(
      `insert into accounts (name, plan_id) values ('baska', 'yerel')`,
      `update webhooks set account_id = (select id from accounts where name = 'baska') where id = ${other.id}`,
    )
    const ways: [string, string, unknown?][] = [
      ['GET', ''],
      ['PATCH', '', { aktif: false }],
      ['DELETE', ''],
      ['POST', 'gizli-anahtar/'],
      ['POST', 'test/'],
      ['POST', 'teslimler/tsl_x/tekrar/'],
    ]
    for (const number of [String(id), String(other.id), '999999', '0', '-1', 'abc', '1e3', '9'.repeat(30), '%20']) {
      for (const [method, rest, body] of ways) {
        const answer = await call(method, `${number}/${rest}`, body)
        expect({ number, method, rest, status: answer.status, hata: answer.body.hata, detay: answer.body.detay }).toEqual({
          number,
          method,
          rest,
          status: 404,
          hata: 'bulunamadi',
          detay: 'Bulunamadı ya da bu anahtarla erişilemiyor.',
        })
      }
    }
    expect(receiver.received).toEqual([])
    expect((await call('GET', '')).body).toMatchObject({ adet: 0 })
    expect((await call('GET', '', undefined, 'sandbox')).body).toMatchObject({ adet: 1, webhooklar: [{ id }] })
    expect((await call('GET', `${id}/`, undefined, 'sandbox')).status).toBe(200)
  })
})

describe('the test operation', () => {
  test.each<Kind>(['live', 'sandbox'])('sends a signed notification once and answers what came of it (%s key)', async (kind) => {
    const { id, gizli_anahtar } = await create({}, kind)
    const answer = await call('POST', `${id}/test/`, undefined, kind)
    expect(answer.status).toBe(200)
    schemaOf('test', 200)?.parse(answer.body)
    expect(answer.body.teslim).toMatchObject({ olay: 'test', test: true, durum: 'basarili', deneme_sayisi: 1, http_kodu: 204, hata: null })
    const [request] = receiver.received
    expect(receiver.received).toHaveLength(1)
    const told = notification.parse(verified(request!, gizli_anahtar))
    expect(told).toMatchObject({
      olay: 'test',
      test: true,
      sirket: { id: 'DENEME-TAM' },
      teslim_id: (answer.body.teslim as Json).teslim_id,
    })
    expect(request!.headers).toMatchObject({ 'webhook-id': told.teslim_id, 'content-type': 'application/json; charset=utf-8' })
    expect((await call('GET', `${id}/`, undefined, kind)).body).toMatchObject({
      son_durum: 'basarili',
      ardisik_hata: 0,
      son_teslimler: [answer.body.teslim],
    })
  })

  test.each<[string, number | 'hang up', number | null]>([
    ['500', 500, 500],
    ['301', 301, 301],
    ['410', 410, 410],
    ['no connection', 'hang up', null],
  ])('answers 502 with the delivery on %s, and never tries again', async (_, manner, code) => {
    const { id } = await create()
    receiver.manner(
      manner === 'hang up'
        ? (answer) => answer.destroy()
        : (answer) => answer.writeHead(manner, { location: `${receiver.url}/other` }).end('x'.repeat(1_000_000)),
    )
    const answer = await call('POST', `${id}/test/`)
    expect(answer.status).toBe(502)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(answer.body).toMatchObject({
      hata: 'webhook_teslim_hatasi',
      hata_ayrinti: { tekrar_denenebilir: true, tekrar_sn: 60 },
      teslim: { durum: 'vazgecildi', http_kodu: code, deneme_sayisi: 1, test: true, hata: expect.any(String) as string },
    })
    expect(receiver.received).toHaveLength(1)
    expect((await call('GET', `${id}/`)).body).toMatchObject({
      aktif: true,
      ardisik_hata: 0,
      son_durum: 'vazgecildi',
      son_teslimler: [{ durum: 'vazgecildi' }],
    })
    const tested = (answer.body.teslim as Json).teslim_id as string
    const history = (await call('GET', `${id}/teslimler/${tested}/`)).body
    expect(history).toMatchObject({ teslim: { teslim_id: tested, durum: 'vazgecildi' }, denemeler: [{ no: 1, http_kodu: code }] })
    expect((history.denemeler as Json[])[0]).toMatchObject({
      hata: (answer.body.teslim as Json).hata,
      sure_ms: expect.any(Number) as number,
    })
    for (const path of [`${id}/teslimler/tsl_x/`, `999999/teslimler/${tested}/`]) expect((await call('GET', path)).status).toBe(404)
    expect((await call('POST', `${id}/teslimler/${tested}/tekrar/`)).status).toBe(404)
    await service.cron('kunye-isler', '*/10 * * * *')
    expect(receiver.received).toHaveLength(1)
  })

  test('403 without the key headers, 401 with wrong ones', async () => {
    const path = `${service.url}/api/v1/webhooklar/1/test/`
    for (const headers of [{}, { 'x-api-key': LOCAL_KEYS.live.key }, { 'x-api-secret': LOCAL_KEYS.live.secret }] as Record<
      string,
      string
    >[]) {
      const answer = await fetch(path, { method: 'POST', headers })
      expect([answer.status, await answer.json()]).toMatchObject([403, { hata: 'anahtar_gerekli', hata_ayrinti: { taraf: 'istemci' } }])
    }
    expect(
      (await fetch(path, { method: 'POST', headers: { 'x-api-key': LOCAL_KEYS.live.key, 'x-api-secret': 'kns_yanlis' } })).status,
    ).toBe(401)
  })

  test('a rotated secret: both sign', async () => {
    const { id, gizli_anahtar } = await create()
    const rotated = await call('POST', `${id}/gizli-anahtar/`)
    expect(rotated.status).toBe(200)
    schemaOf('rotate', 200)?.parse(rotated.body)
    const fresh = String(rotated.body.gizli_anahtar)
    expect(fresh).not.toBe(gizli_anahtar)
    const hours = (Date.parse(String(rotated.body.eski_anahtar_bitis)) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    await call('POST', `${id}/test/`)
    const request = receiver.received[0]!
    expect(verified(request, gizli_anahtar)).toEqual(verified(request, fresh))
    expect(String(request.headers['webhook-signature']).split(' ')).toHaveLength(2)
    await service.database.sql(
      `update webhooks set former_secrets = jsonb_set(former_secrets, '{0,until}', to_jsonb(now() - interval '1 second'))`,
    )
    await call('POST', `${id}/test/`)
    expect(() => verified(receiver.received[1]!, gizli_anahtar)).toThrow('No matching signature')
    expect(verified(receiver.received[1]!, fresh)).toMatchObject({ test: true })
  })

  test('rotated twice in a row, the secret that receivers still have signs for its time; six at most sign', async () => {
    const { id, gizli_anahtar } = await create()
    const given = [gizli_anahtar]
    const signing = async (): Promise<boolean[]> => {
      receiver.received.length = 0
      await call('POST', `${id}/test/`)
      return given.map((secret) => {
        try {
          return verified(receiver.received[0]!, secret).test === true
        } catch {
          return false
        }
      })
    }
    const rotate = async (): Promise<void> => {
      given.push(String((await call('POST', `${id}/gizli-anahtar/`)).body.gizli_anahtar))
    }
    await rotate()
    await rotate()
    expect(await signing()).toEqual([true, true, true])
    for (let more = 0; more < 4; more++) await rotate()
    expect(await signing()).toEqual([false, true, true, true, true, true, true])
  })
})
