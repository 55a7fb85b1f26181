/** Forms of an answer that are asked for: errors as RFC 9457, simulated errors, data for pages of the web. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyHeaders, newAccount } from '../support/client.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let account: Awaited<ReturnType<typeof newAccount>>
beforeAll(async () => {
  service = await startTestService({ pages: false })
  account = await newAccount(service)
})
afterAll(() => service?.close())

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(service.url + path, { headers })
const PATH = '/api/v1/sirketler/DENEME-TAM/durum/'

describe('an error as a problem', () => {
  const accept = { accept: 'application/problem+json, application/json;q=0.5' }

  test('has the members of RFC 9457 besides its own', async () => {
    const answer = await get('/api/v1/sirketler/DENEME-TAM/?tarih=dün', { ...keyHeaders(account.sandbox), ...accept })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
    const problem = (await answer.json()) as Record<string, unknown>
    expect(problem).toMatchObject({ type: 'urn:kunye:hata:gecersiz_tarih', status: 400, hata: 'gecersiz_tarih', hata_ayrinti: {} })
    expect(problem.instance).toBe(`urn:uuid:${answer.headers.get('x-kunye-istek-kimligi')}`)
    expect(problem.detail).toBe(problem.detay)
    const titleIn = async (language: string): Promise<unknown> =>
      ((await (await get('/api/v1/yok/', { ...accept, 'accept-language': language })).json()) as { title: string }).title
    expect([await titleIn('tr'), await titleIn('en')]).toEqual([
      'Bulunamadı ya da bu anahtarla erişilemiyor.',
      'Not found, or not accessible with this key.',
    ])
  })

  test('is told so without a key and for an unknown path; an answer stays as it is', async () => {
    expect((await get('/api/v1/sirketler/', accept)).headers.get('content-type')).toBe('application/problem+json')
    expect((await get('/api/v1/yok/', accept)).headers.get('content-type')).toBe('application/problem+json')
    const answer = await get(PATH, { ...keyHeaders(account.sandbox), ...accept })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  })
})

describe('a simulated error', () => {
  const as = (wanted: string, pair = account.sandbox): Promise<Response> => get(PATH, { ...keyHeaders(pair), 'x-deneme-benzet': wanted })

  test.each([
    ['402', 402, 'kota_doldu'],
    ['429', 429, 'hiz_siniri'],
    ['500', 500, 'ic_hata'],
    ['503', 503, 'kaynak_erisilemiyor'],
  ])('%s', async (wanted, status, code) => {
    const answer = await as(wanted)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ hata: code })
    expect(answer.headers.get('ratelimit')).not.toBeNull()
    expect(answer.headers.get('retry-after') !== null).toBe(status === 429 || status === 503 || status === 500)
  })

  test('a late answer is the answer', async () => {
    const since = performance.now()
    expect((await as('yavas')).status).toBe(200)
    expect(performance.now() - since).toBeGreaterThan(4000)
  })

  test('what is none is refused, and a live key never meets any', async () => {
    expect(await (await as('418')).json()).toMatchObject({ hata: 'gecersiz_parametre', detay: expect.stringContaining('X-Deneme-Benzet') })
    expect((await get('/api/v1/sirketler/', { ...keyHeaders(account.live), 'x-deneme-benzet': '500' })).status).toBe(200)
  })
})

test('pages of the web may read what needs no key, and nothing that does', async () => {
  for (const path of ['/openapi.json', '/api/katalog/', '/durum.json', '/.well-known/jwks.json'])
    expect([path, (await get(path)).headers.get('access-control-allow-origin')]).toEqual([path, '*'])
  expect((await get(PATH, keyHeaders(account.sandbox))).headers.get('access-control-allow-origin')).toBeNull()
})
