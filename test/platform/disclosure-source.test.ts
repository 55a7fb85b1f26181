/** The adapter of public-disclosure filings against a server that answers anything, and the stand-in behind it. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxFilings, startKap } from '../../tools/stand-ins/kap.ts'
import type { StandIn } from '../../tools/stand-ins/server.ts'
import { startStandIn } from '../../tools/stand-ins/server.ts'
import { httpDisclosureSource, type ListedFiling } from '../../lib/platform/disclosure-source.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'

const source = (url: string, { token = 'belirtec', timeoutMs }: { token?: string; timeoutMs?: number } = {}) =>
  httpDisclosureSource({ KAP_URL: url, KAP_TOKEN: token }, timeoutMs)
const filing: ListedFiling = {
  ref: '1000001',
  publishedAt: '2026-11-10T18:00:00+03:00',
  kind: 'Özel Durum Açıklaması',
  subject: 'Konu',
  summary: null,
  link: 'https://kap.example/1000001',
  attachments: [{ name: 'ek.pdf', url: 'https://kap.example/ek.pdf' }],
  company: { title: 'DENEME A.Ş.', office: null, registryNo: null, mersisNo: null },
  relatedStocks: [],
  corrects: null,
}

describe('the adapter', () => {
  let answer: { status?: number; body?: unknown } = {}
  const asked: string[] = []
  let server: StandIn
  beforeAll(async () => {
    server = await startStandIn({
      handle: ({ url, headers }) => {
        asked.push(`${url.pathname}${url.search} ${headers.authorization}`)
        return answer
      },
    })
  })
  afterAll(() => server.close())

  test('asks from a day or after a place, with its token', async () => {
    answer = { body: { filings: [filing], cursor: 'ç 1', more: false } }
    expect(await source(`${server.url}/`).listFilings({ since: '2026-01-01' })).toEqual({ filings: [filing], cursor: 'ç 1', more: false })
    await source(server.url).listFilings({ cursor: 'a&b=ç' })
    expect(asked.splice(0)).toEqual([
      '/filings?since=2026-01-01 Bearer belirtec',
      `/filings?after=${encodeURIComponent('a&b=ç')} Bearer belirtec`,
    ])
  })

  test('takes characters out that nobody can store, and keeps what is about them', async () => {
    answer = {
      body: {
        filings: [{ ...filing, subject: 'Sermaye\u0000artırımı\ud800', summary: ' \u0007 ', company: { ...filing.company, office: '' } }],
        cursor: '1',
        more: false,
      },
    }
    expect((await source(server.url).listFilings({ cursor: '0' })).filings[0]).toMatchObject({
      subject: 'Sermaye artırımı\ufffd',
      summary: null,
      company: { office: null },
    })
  })

  test('reads the shares a filing is about and the filing it corrects; both may be left out', async () => {
    const { relatedStocks: _, corrects: __, ...bare } = filing
    const filings = [
      bare,
      { ...bare, relatedStocks: ['ABCD', 'EFGH', 'ABCD'], corrects: '999' },
      { ...bare, relatedStocks: null, corrects: '' },
    ]
    answer = { body: { filings, cursor: '1', more: false } }
    expect(
      (await source(server.url).listFilings({ cursor: '0' })).filings.map(({ relatedStocks, corrects }) => [relatedStocks, corrects]),
    ).toEqual([
      [[], null],
      [['ABCD', 'EFGH'], '999'],
      [[], null],
    ])
  })

  const page = (change: object) => ({ body: { filings: [{ ...filing, ...change }], cursor: '1', more: false } })
  test.each<[string, { status?: number; body?: unknown }]>([
    ['a status', { status: 500, body: 'x' }],
    ['404', { status: 404, body: { error: 'x' } }],
    ['no JSON', { body: '<html>' }],
    ['nothing', {}],
    ['another shape', { body: { notices: [] } }],
    ['a filing without a number', page({ ref: ' ' })],
    ['a day for an instant', page({ publishedAt: '2026-11-10' })],
    ['a day that is none', page({ publishedAt: '2026-02-30T10:00:00+03:00' })],
    ['a year no calendar has', page({ publishedAt: '0000-01-01T00:00:00Z' })],
    ['a script for a link', page({ link: 'javascript:alert(1)' })],
    ['a file for an attachment', page({ attachments: [{ name: 'x', url: 'file:///etc/passwd' }] })],
    ['a list that names no place to go on', { body: { filings: [filing], cursor: null, more: true } }],
    ['a list that does not move on', { body: { filings: [filing], cursor: 'here', more: true } }],
  ])('is unavailable on %s', async (_, wrong) => {
    answer = wrong
    await expect(source(server.url).listFilings({ cursor: 'here' })).rejects.toThrow(SourceUnavailable)
  })

  test('is unavailable when nothing answers in time, or at all', async () => {
    answer = { body: { filings: [], cursor: null, more: false } }
    const fault = (faults: object) => fetch(`${server.url}/_faults`, { method: 'POST', body: JSON.stringify(faults) })
    await fault({ latency_ms: 3000 })
    await expect(source(server.url, { timeoutMs: 50 }).listFilings({ cursor: '1' })).rejects.toThrow(SourceUnavailable)
    await fault({ latency_ms: 0, down: true })
    await expect(source(server.url).listFilings({ cursor: '1' })).rejects.toThrow(SourceUnavailable)
    await fault({ down: false })
  })
})

describe('an answer without an end', () => {
  let endless: Server
  let sent = 0
  beforeAll(async () => {
    endless = createServer((_, outgoing) => {
      const chunk = Buffer.alloc(256 * 1024, ' ')
      const write = (): void => {
        while (!outgoing.destroyed && outgoing.write(chunk)) sent += chunk.length
      }
      outgoing.on('drain', write).writeHead(200)
      write()
    }).listen(0, '127.0.0.1')
    await new Promise((listening) => {
      endless.once('listening', listening)
    })
  })
  afterAll(() => {
    endless.closeAllConnections()
    endless.close()
  })

  test('is given up, not held in memory', async () => {
    await expect(source(`http://127.0.0.1:${(endless.address() as AddressInfo).port}`).listFilings({ cursor: '1' })).rejects.toThrow(
      'without an end',
    )
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })
})

describe('the stand-in', () => {
  let server: StandIn
  beforeAll(async () => {
    server = await startKap({ token: 'belirtec' })
  })
  afterAll(() => server.close())

  test("lists what is not the sandbox's, in order, and nothing again after its cursor", async () => {
    const all = await source(server.url).listFilings({ since: '2020-01-01' })
    expect(all.filings.length).toBeGreaterThan(2)
    expect(all.filings.map(({ publishedAt }) => Date.parse(publishedAt))).toEqual(
      all.filings.map(({ publishedAt }) => Date.parse(publishedAt)).toSorted((a, b) => a - b),
    )
    expect(all.filings.filter(({ ref }) => ref.startsWith('deneme-'))).toEqual([])
    expect(await source(server.url).listFilings({ cursor: all.cursor ?? '' })).toEqual({ filings: [], cursor: all.cursor, more: false })
    expect((await source(server.url).listFilings({ since: '2026-04-01' })).filings.length).toBeLessThan(all.filings.length)
  })

  test("serves every page and attachment that it names, the sandbox's too", async () => {
    const { filings } = await source(server.url).listFilings({ since: '2020-01-01' })
    const addresses = [...filings, ...sandboxFilings(server.url)].flatMap(({ link, attachments }) => [
      link ?? '',
      ...attachments.map(({ url }) => url),
    ])
    for (const address of addresses) expect((await fetch(address)).status, address).toBe(200)
    expect(addresses.length).toBeGreaterThan(10)
    expect((await fetch(`${server.url}/attachments/canli-makine-1-2025-12-24-yatirim/yok.txt`)).status).toBe(404)
  })

  test('refuses a wrong token', async () => {
    await expect(source(server.url, { token: 'x' }).listFilings({ since: '2020-01-01' })).rejects.toThrow('status 401')
  })
})
