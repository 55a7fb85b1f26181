/**
 * Bad input to every route, made from the contracts: always an answer in the envelope that names the field, never a 500, nothing reflected,
 * no secret in a log.
 */
import { request } from 'node:http'
import type { RouteConfig } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { CONTRACTS, isKeyed } from '../../functions/gateway/contracts.ts'
import { ROUTES } from '../../functions/gateway/routes.ts'
import { type Answered, type Ask, asking, keyHeaders, newAccount, type KeyPair } from '../support/client.ts'
import { descriptionOf } from '../support/described.ts'
import { part, REST } from '../support/sampled.ts'
import { startTestService, type TestService } from '../support/service.ts'

type Route = RouteConfig & {
  request?: { params?: z.ZodObject; query?: z.ZodObject; body?: { content: Record<string, { schema: z.ZodObject }> } }
}
const keyed = CONTRACTS.flatMap(({ routes }) => Object.values(routes) as Route[]).filter(isKeyed)

let service: TestService
let pair: KeyPair
let ask: Ask
beforeAll(async () => {
  service = await startTestService({ pages: false })
  const account = await newAccount(service)
  pair = account.sandbox
  const [sandbox, live] = [asking(service, account.sandbox), asking(service, account.live)]
  // screening is not for the sandbox
  ask = (path, init) => (path.includes('/yaptirim/') ? live : sandbox)(path, init)
})
afterAll(() => service?.close())

const MARK = 'qz7mark'
const HTML = `<script>${MARK}</script>`
const SQL = `'; drop table companies; -- ${MARK}`

/** What any route may answer to what it does not understand. */
const inEnvelope = ({ status, headers, body, text }: Answered, about: string): void => {
  expect(status, `${about}: ${text.slice(0, 300)}`).toBeLessThan(500)
  if (status < 400) return
  expect(headers.get('content-type'), about).toMatch(/^application\/json/)
  expect(text, about).not.toContain(MARK)
  expect(text, about).not.toContain('<')
  if (typeof body.error === 'string') expect(Object.keys(body), about).toEqual(['error', 'detail'])
  else
    expect(body, about).toMatchObject({
      hata: body.hata_ayrinti.kod,
      detay: body.hata_ayrinti.mesaj,
      hata_ayrinti: { taraf: 'istemci', kaynak: null, tekrar_denenebilir: status === 429 },
    })
}

/** Runs the cases a few at a time. */
const each = async <Case>(cases: Case[], run: (one: Case) => Promise<void>): Promise<void> => {
  const waiting = [...cases]
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await run(one)
    }),
  )
}

const filled = (path: string): string => path.replace('{sirket_id}', 'DENEME-TAM').replace(/\{\w+\}/g, '1')
/** What else a request needs, so that only the field under test is wrong. */
const NEEDED: Record<string, Record<string, string>> = {
  '/api/v1/ara/': { q: 'deneme' },
  '/api/v1/sirketler/{sirket_id}/imza-kontrol/': { kisi: 'KİMSE' },
}
const BASE: Record<string, object> = {
  '/api/v1/sirket-ekle/': { mudurluk: 'ANKARA', sicil_no: '1' },
  '/api/v1/sirketler/{sirket_id}/imza-kontrol/': { kisi: 'KİMSE' },
  '/api/v1/webhooklar/': { url: 'https://example.com/' },
  '/api/v1/ilanlar/{ilan_id}/kanit/': { olgu: '09dfeee4ffd6da39' },
  '/api/v1/yaptirim/tara/': { adlar: [{ ad: 'KİMSE' }] },
  '/api/v1/yaptirim/kararlar/': { ad: 'KİMSE', liste: 'UN', liste_kaydi: '1', karar: 'farkli_kisi', karar_veren: 'KİMSE' },
}
const bodyOf = (route: Route): z.ZodObject | undefined =>
  (route.request?.body?.content['application/json'] as { schema: z.ZodObject } | undefined)?.schema

const named = (route: Route): { name: string; route: Route } => ({ name: `${route.method.toUpperCase()} ${route.path}`, route })

const queries = keyed.filter((route) => route.request?.query)
describe.concurrent.each(queries.map(named))('query of $name', ({ route }) => {
  const shape = route.request!.query!.shape as Record<string, z.ZodType>
  const values = [
    '',
    '0',
    '-1',
    '1e9',
    '0x10',
    '1.5',
    '٣',
    '9'.repeat(30),
    'true',
    '%00',
    '%0a',
    '%C3',
    '%ED%A0%80',
    '2026-02-30',
    '0000-00-00',
    encodeURIComponent(HTML),
    encodeURIComponent(SQL),
    'x'.repeat(5000),
    '[]',
    '{}',
  ]

  // where another field is needed and not given, that one may be named
  const isSure = route.path in NEEDED || Object.values(shape).every((schema) => schema.safeParse(undefined).success)

  test('a wrong value is 400 and names the field; one that is sound text is answered', async () => {
    const cases = part(Object.entries(shape).flatMap(([name, schema]) => values.map((value) => ({ name, schema, value }))))
    await each(cases, async ({ name, schema, value }) => {
      const others = new URLSearchParams(Object.entries(NEEDED[route.path] ?? {}).filter(([other]) => other !== name))
      const about = `${route.path}?${name}=${value.slice(0, 40)}`
      const answer = await ask(`${filled(route.path)}?${others}&${name}=${value}`, { method: route.method.toUpperCase() })
      inEnvelope(answer, about)
      let decoded: string | null = null
      try {
        decoded = decodeURIComponent(value)
      } catch {
        // no text at all in UTF-8
      }
      if (decoded === null || !(await schema.safeParseAsync(decoded)).success) {
        expect(answer.status, about).toBe(400)
        expect(answer.body.detay, about).toMatch(isSure ? new RegExp(`^${name}: `) : /^\w+: /)
      }
    })
  })

  test.skipIf(REST)('a field given twice is 400', async () => {
    for (const name of Object.keys(shape)) {
      const answer = await ask(`${filled(route.path)}?${name}=deneme&${name}=deneme`, { method: route.method.toUpperCase() })
      expect({ name, status: answer.status }).toEqual({ name, status: 400 })
      inEnvelope(answer, name)
    }
  })
})

test.skipIf(REST)('what no operation of before takes is refused by every newer one, and named', async () => {
  const newer = ROUTES.filter(({ query, keyed }) => query && keyed)
  expect(newer.length).toBeGreaterThan(20)
  for (const { method, path, query } of newer) {
    const answer = await ask(`${filled(path)}?${MARK}=1`, { method })
    expect({ path, status: answer.status, code: answer.body.hata }).toEqual({ path, status: 400, code: 'gecersiz_parametre' })
    expect(answer.body.detay).toMatch(
      query!.length > 0 ? `${MARK}: Parametre geçersiz. Bilinmeyen parametre; olabilecekler: ${query!.join(', ')}.` : MARK,
    )
  }
  expect((await ask(`/api/v1/sirketler/?${MARK}=1`)).status).toBe(200)
})

describe('ids in paths', () => {
  const paths = [...new Set(keyed.filter(({ path }) => path.includes('{')).map(({ path }) => path))]
  const ids = [
    '0',
    '-1',
    '1e3',
    '1.0',
    '9'.repeat(400),
    '%00',
    '1%00',
    'DENEME-TAM%00',
    '%0d%0aX-A:b',
    '%ff%fe',
    '%',
    '%zz',
    '..%2f..%2fetc',
    '%2e%2e%2f',
    encodeURIComponent(HTML),
    encodeURIComponent(SQL),
    'null',
    'DENEME-TAM%20',
    '%F0%9F%98%80',
  ]

  /** A request with the path as it is written here: fetch would set it right. */
  const raw = async (method: string, path: string): Promise<Answered> => {
    const answer = await sent(method, path)
    // a path that fetch would set right is no address of the description
    if (!/\/\.|\/%2e|\/\//i.test(path))
      (await descriptionOf(service.url))?.holds({
        method,
        url: service.url + path,
        status: answer.status,
        headers: answer.headers,
        text: answer.text,
      })
    return answer
  }
  const sent = (method: string, path: string): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const asked = request(service.url, { method, path, headers: keyHeaders(pair), agent: false }, (answer) => {
        const chunks: Buffer[] = []
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            const text = Buffer.concat(chunks).toString()
            const headers = new Headers(Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]))
            resolve({
              status: answer.statusCode ?? 0,
              headers,
              text,
              body: headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text,
            })
          })
      })
      asked.on('error', reject).end()
    })

  test('lead nowhere: 404, whatever they hold', async () => {
    await each(part(paths.flatMap((path) => ids.map((id) => ({ path, id })))), async ({ path, id }) => {
      const route =
        keyed.find((candidate) => candidate.path === path && candidate.method === 'get') ??
        keyed.find((candidate) => candidate.path === path)!
      const query = new URLSearchParams(NEEDED[path] ?? {})
      const answer = await raw(route.method.toUpperCase(), `${path.replace(/\{\w+\}/, id).replace(/\{\w+\}/g, '1')}?${query}`)
      const about = `${route.method} ${path} ${id.slice(0, 30)}: ${answer.text.slice(0, 200)}`
      inEnvelope(answer, about)
      expect([400, 404], about).toContain(answer.status)
    })
  })

  test.skipIf(REST)('paths that climb or are no paths are not found, and other methods are refused', async () => {
    for (const path of [
      '/api/v1/../../etc/passwd',
      '/api/v1/sirketler/../sirketler/../../x',
      '/api/v1/%2e%2e/%2e%2e/x',
      '//api/v1/sirketler/',
      '/api/v1/sirketler//DENEME-TAM/',
      '/%00',
      `/api/v1/${'a/'.repeat(2000)}`,
      `/${encodeURIComponent(HTML)}`,
    ]) {
      const answer = await raw('GET', path)
      expect({ path, status: answer.status }).toEqual({ path, status: 404 })
      inEnvelope(answer, path)
    }
    for (const method of ['OPTIONS', 'PATCH', 'PUT', 'PROPFIND', 'TRACE']) {
      const answer = await raw(method, '/api/v1/sirketler/')
      expect({ method, status: answer.status }).toEqual({ method, status: 405 })
      inEnvelope(answer, method)
    }
  })
})

// JSON-RPC has its own words for what it does not understand: mcp.test.ts
const withBody = keyed.filter((route) => bodyOf(route) && route.path !== '/mcp')
describe.concurrent.each(withBody.map(named))('body of $name', ({ route }) => {
  const address = filled(route.path)
  const send = (body: RequestInit['body'], headers: Record<string, string> = {}): Promise<Answered> =>
    ask(address, { method: route.method.toUpperCase(), body: body ?? null, headers: { 'content-type': 'application/json', ...headers } })

  test.skipIf(REST).each<[string, () => RequestInit['body']]>([
    ['nothing', () => ''],
    ['no JSON', () => '{"a":'],
    ['a list', () => '[]'],
    ['a text', () => '"x"'],
    ['a number', () => '5'],
    ['null', () => 'null'],
    ['true', () => 'true'],
    ['too long', () => JSON.stringify({ a: 'x'.repeat((route.path.endsWith('/toplu/') ? 2049 : 65) * 1024) })],
    ['broken UTF-8', () => Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d])],
    ['UTF-8 cut short', () => Buffer.from('{"a":"ş').subarray(0, -1)],
    ['UTF-16', () => Buffer.from('{"a":1}', 'utf16le')],
    ['a deep list', () => '['.repeat(20_000) + ']'.repeat(20_000)],
    ['HTML', () => HTML],
    ['a form', () => 'a=1&b=2'],
  ])('%s is gecersiz_govde', async (about, body) => {
    // a body refused before it was read to its end closes its connection: no later request may be waiting on it
    const answer = await send(body(), about === 'too long' ? { connection: 'close' } : {})
    inEnvelope(answer, about)
    expect(answer).toMatchObject({ status: 400, body: { hata: 'gecersiz_govde' } })
  })

  test('a wrong value of a field is 400 and names the field', async () => {
    const schema = bodyOf(route)!
    const base = BASE[route.path] ?? {}
    const isComplete = schema.safeParse(base).success
    const values = [
      5,
      -1,
      1e308,
      true,
      null,
      [],
      {},
      [[]],
      { a: { b: [] } },
      '',
      '\u0000',
      'a\nb',
      '\u202e\ufffd',
      'x'.repeat(10_000),
      HTML,
      SQL,
      '\ud800',
    ]
    await each(part(Object.keys(schema.shape).flatMap((name) => values.map((value) => ({ name, value })))), async ({ name, value }) => {
      const body = { ...base, [name]: value }
      const about = `${name} = ${JSON.stringify(value).slice(0, 40)}`
      const answer = await send(JSON.stringify(body))
      inEnvelope(answer, about)
      if (!(await schema.safeParseAsync(body)).success) {
        expect(answer.status, `${about}: ${answer.text.slice(0, 200)}`).toBe(400)
        expect(answer.body.detay, about).toMatch(isComplete ? new RegExp(`^${name}[.:]`) : /^\w+[.:]/)
      }
    })
  })

  test.skipIf(REST)('a field that is not known is 400 and named', async () => {
    for (const name of ['zz', '__proto__', 'constructor', '']) {
      const answer = await send(`{${JSON.stringify(name)}:1,${JSON.stringify(BASE[route.path] ?? {}).slice(1)}`.replace(',}', '}'))
      inEnvelope(answer, name)
      expect({ name, status: answer.status }).toEqual({ name, status: 400 })
    }
  })
})

test.skipIf(REST)('texts with SQL and HTML are kept as they are, and the tables stand', async () => {
  const live = asking(service, (await newAccount(service)).live)
  const { status, body } = await live('/api/v1/sirket-ekle/', { json: { mudurluk: 'ANKARA', sicil_no: '760001', unvan: `${HTML}${SQL}` } })
  expect({ status, unvan: body.sirket.unvan }).toEqual({ status: 201, unvan: `${HTML}${SQL}` })
  const list = await live('/api/v1/sirketler/')
  expect(list.body.sirketler).toMatchObject([{ unvan: `${HTML}${SQL}` }])
  expect([list.headers.get('content-type'), list.headers.get('x-content-type-options')]).toEqual(['application/json', 'nosniff'])
})

test('no log holds a secret, a query or a body', () => {
  const logs = service.logs.join('\n')
  expect(logs).toContain('"event":"request"')
  expect(logs).not.toContain('kns_')
  expect(logs).not.toContain('KİMSE')
  expect(logs).not.toMatch(/"event":"(request_failed|gateway_failed|group_failed|job_failed)"/)
})
