/** What comes from outside and is no ordinary request: paths with encoded separators, NUL, and a database that keeps silent. */
import { createHash } from 'node:crypto'
import { request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { asking, keyHeaders, newAccount } from '../support/client.ts'
import { runs } from '../support/sampled.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ pages: false })
})
beforeEach(() => service.standIns.neon.faults({ latency_ms: 0, fail_next: 0, down: false }))
afterAll(() => service?.close())

/** Sends the path as it stands: `fetch` would set it straight first. */
const raw = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; retry: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(service.url, { method, path, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, retry: answer.headers['retry-after'] ?? '' }))
    })
    asked.once('error', reject)
    asked.end()
  })

const KEY = `gazete/${createHash('sha256').update('x').digest('hex')}.pdf`

describe('no path leads to a door that is not there', () => {
  const separators = ['/', '%2f', '%2F', '%5c', '%5C', '\\', '%252f', '%255c', '//', '/./', '%2f.%2f']
  const up = ['..', '%2e%2e', '.%2e', '%2E.', '%252e%252e', '..;', '..%00']
  const doors = ['/isler', '/panel', '/api/v1', '/api/v1/sirketler', '/api/katalog', '/dogrula', '/api/dogrula', '/kanit/x', '/durum', '']
  const inside = [`sayfalar/${KEY}`, `oku/${KEY}`, `isler/oku/${KEY}`, `isler/sayfalar/${KEY}`]

  test('whatever is encoded how: an answer of the gateway or of the door, never of what lies behind', async () => {
    const part = fc.tuple(
      fc.constantFrom(...doors),
      fc.constantFrom(...separators),
      fc.constantFrom(...up),
      fc.constantFrom(...separators),
      fc.constantFrom(...inside),
    )
    await fc.assert(
      fc.asyncProperty(part, fc.constantFrom('GET', 'POST'), fc.boolean(), async ([door, before, dots, after, target], method, again) => {
        const path = `${door}${before}${again ? `${dots}${after}` : ''}${dots}${after}${target}`
        const { status, text } = await raw(method, path.startsWith('/') ? path : `/${path}`, {
          ...keyHeaders(LOCAL_KEYS.live),
          'x-kunye-cagiran': 'kunye-ilanlar',
          'content-length': '0',
        })
        // what lies behind answers without a body; the API tells an error, the panel shows a page or the way to sign in
        const isOurs = text.includes('"hata"') || text.includes('"error"') || text.includes('<html') || [303, 405].includes(status)
        expect({ path, status, isOurs: isOurs || (status === 400 && text === '') }).toMatchObject({ isOurs: true })
        expect([204, 422, 500]).not.toContain(status)
      }),
      { numRuns: runs(400) },
    )
  })

  test('the one that was open: a backslash in one segment of the jobs Worker', async () => {
    for (const path of [`/isler/..%5Csayfalar/${KEY}`, `/isler/%2e%2e%2fsayfalar/${KEY}`, `/isler/..%5Coku/${KEY}`]) {
      const { status, text } = await raw('POST', path, { 'content-length': '0' })
      expect(status).toBe(404)
      expect(text).toContain('bulunamadi')
    }
  })
})

describe('NUL', () => {
  const keyed = keyHeaders(LOCAL_KEYS.sandbox)
  test.each([
    ['/api/v1/sirketler/%00/', 'sirket_id'],
    ['/api/v1/sirketler/DENEME-TAM%00/yetkililer/', 'sirket_id'],
    ['/api/v1/raporlar/DR-%00/', 'rapor_kimligi'],
    ['/api/v1/webhooklar/%00/', 'webhook_id'],
    ['/api/v1/yaptirim/taramalar/%00/', 'tarama_kimligi'],
    ['/api/dogrula/%00/', 'rapor_kimligi'],
  ])('in %s is a 400 that names the part', async (path, field) => {
    const { status, text } = await raw('GET', path, keyed)
    expect({ status, text }).toMatchObject({ status: 400, text: expect.stringContaining('"gecersiz_parametre"') })
    expect(text).toContain(`${field}: `)
  })

  test.each(['/panel/%00', '/panel/sirketler/%00', '/panel/giris/?eposta=%00', '/panel/giris/baglanti/?belirtec=%00'])(
    'in an address of the panel (%s) is a page with 400',
    async (path) => {
      const { status, text } = await raw('GET', path)
      expect(status).toBe(400)
      expect(text).toContain('<html')
    },
  )
})

describe('a database that does not answer', () => {
  const LATE_MS = 30_000

  test('is a 500 in three seconds, with a time to come back: with a key that is known, one that is not, without one, in the panel', async () => {
    const { sandbox } = await newAccount(service)
    const fresh = await newAccount(service)
    await asking(service, sandbox)('/api/v1/sirketler/')
    await service.standIns.neon.faults({ latency_ms: LATE_MS })
    const started = Date.now()
    const cookie = { cookie: `kunye_oturum=${'a'.repeat(43)}` }
    const answers = await Promise.all([
      raw('GET', '/api/v1/sirketler/', keyHeaders(sandbox)),
      raw('GET', '/api/v1/sirketler/', keyHeaders(fresh.sandbox)),
      raw('GET', '/api/dogrula/DR-0000-0000-0000/'),
      raw('GET', '/panel/', cookie),
    ])
    // a busy machine takes its time for four answers; none waited for the database
    expect(Date.now() - started).toBeLessThan(LATE_MS)
    expect(answers.map(({ status, retry }) => ({ status, retry }))).toEqual(answers.map(() => ({ status: 500, retry: '60' })))
    expect(answers[0]!.text).toContain('"ic_hata"')
    expect(answers[3]!.text).toContain('<html')
  })
})
