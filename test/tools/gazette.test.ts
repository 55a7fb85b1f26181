import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startGazette } from '../../tools/stand-ins/gazette.ts'
import { startStandIn } from '../../tools/stand-ins/server.ts'
import type { StandIn } from '../../tools/stand-ins/server.ts'
import { httpGazetteSource } from '../../lib/platform/gazette-source.ts'
import type { GazetteDocument, GazetteSource } from '../../lib/platform/gazette-source.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'

const folder = mkdtempSync(join(tmpdir(), 'kunye-gazette-'))
const playedFolder = join(folder, 'played')
const fixtures = fileURLToPath(new URL('notices', import.meta.url))

let server: StandIn
let source: GazetteSource

const start = () => startGazette({ folder, playedFolder, token: 'local' })
const post = (path: string, body: object) => fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) })
const text = (document: GazetteDocument | null) => new TextDecoder().decode(document && 'bytes' in document ? document.bytes : undefined)

beforeAll(async () => {
  for (const name of ['ornek-1.txt', 'ornek-2.txt']) copyFileSync(join(fixtures, name), join(folder, name))
  server = await start()
  source = httpGazetteSource({ GAZETTE_URL: server.url, GAZETTE_TOKEN: 'local' })
})

afterEach(() => post('/_faults', { latency_ms: 0, fail_next: 0, down: false }))

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const first = {
  ref: 'ornek-1',
  office: 'İZMİR',
  registryNo: '101294',
  title: 'ÖRNEK MAKİNE SANAYİ VE TİCARET ANONİM ŞİRKETİ',
  publishedOn: '2024-03-05',
  issue: '11037',
  page: '412',
  noticeType: 'ANONİM ŞİRKET (YÖNETİM - TEMSİL VE DİĞER)',
  pages: 1,
}

describe('a company, an issue, a document', () => {
  test('are found as they stand in the folder', async () => {
    expect(await source.listNotices('İZMİR', '101294')).toEqual([first])
    expect(await source.listNotices('izmir', '101294')).toEqual([first])
    expect(await source.listNotices('DENİZLİ', '101294')).toEqual([])
    expect((await source.listIssue('2024-03-05')).notices.map(({ ref }) => ref)).toEqual(['ornek-1', 'ornek-2'])
    expect(await source.listIssue('2024-03-06')).toEqual({ notices: [], pages: null })
    const document = await source.fetchDocument('ornek-1')
    expect(document?.type).toBe('pdf')
    expect(text(document).startsWith('%PDF-')).toBe(true)
    expect(await source.fetchDocument('ornek-1')).toEqual(document)
    expect(await source.fetchDocument('no/such ref')).toBeNull()
  })

  test('a PDF is served with what its JSON says', async () => {
    const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255])
    writeFileSync(
      join(folder, 'sayfa.json'),
      JSON.stringify({ ref: 'sayfa', office: 'ANKARA', registryNo: '194877-5', title: 'A', publishedOn: '2025-01-02', pages: 2 }),
    )
    writeFileSync(join(folder, 'sayfa.pdf'), pdf)
    expect(await source.listNotices('ANKARA', '194877')).toMatchObject([
      { ref: 'sayfa', registryNo: '194877-5', pages: 2, issue: null, noticeType: '' },
    ])
    expect(await source.fetchDocument('sayfa')).toEqual({ type: 'pdf', bytes: new Uint8Array(pdf) })
  })
})

describe('a day that is played', () => {
  test('is found by company and by day, once however often it is played, and after a restart', async () => {
    const day = {
      day: '2026-11-21',
      issue: '11700',
      issuePages: 1240,
      notices: [
        { office: 'İZMİR', registryNo: '101294', title: 'ÖRNEK', text: 'Birinci satır\n\nÜçüncü satır' },
        { office: 'BURSA', registryNo: '7', pdf: Buffer.from('%PDF-').toString('base64'), ref: 'bursa: 7' },
      ],
    }
    expect((await post('/_issues', day)).status).toBe(201)
    await post('/_issues', day)
    const { notices: found, pages } = await source.listIssue('2026-11-21')
    expect(pages).toBe(1240)
    expect(found.map(({ office, issue }) => [office, issue]).sort()).toEqual([
      ['BURSA', '11700'],
      ['İZMİR', '11700'],
    ])
    expect(await source.listNotices('İZMİR', '101294')).toHaveLength(2)
    await server.close()
    server = await start()
    source = httpGazetteSource({ GAZETTE_URL: server.url, GAZETTE_TOKEN: 'local' })
    expect(await source.listIssue('2026-11-21')).toEqual({ notices: found, pages: 1240 })
    const izmir = found.find(({ office }) => office === 'İZMİR')
    expect(text(await source.fetchDocument(izmir!.ref))).toBe('Birinci satır\n\nÜçüncü satır')
    expect(await source.fetchDocument('bursa: 7')).toMatchObject({ type: 'pdf' })
  })

  test('of many notices is listed to its end', async () => {
    const notices = Array.from({ length: 250 }, (_, i) => ({ office: 'KONYA', registryNo: String(i), text: `İlan ${i}` }))
    await post('/_issues', { day: '2026-11-22', notices })
    expect(new Set((await source.listIssue('2026-11-22')).notices.map(({ registryNo }) => registryNo)).size).toBe(250)
  })

  test.each([
    [{ day: '2026-13-01', notices: [] }, 'not a day'],
    [{ day: '2026-11-21', notices: [{ office: 'X', registryNo: '1' }] }, 'either text or pdf'],
    [{ day: '2026-11-21', notices: [{ text: 'x' }] }, 'office'],
  ])('is refused where it is malformed: %j', async (body, reason) => {
    const answer = await post('/_issues', body)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(reason)
  })
})

describe('a source that does not work is unavailable', () => {
  test.each([
    ['down', { down: true }],
    ['failing', { fail_next: 1 }],
  ])('%s', async (_, fault) => {
    await post('/_faults', fault)
    await expect(source.listNotices('İZMİR', '101294')).rejects.toBeInstanceOf(SourceUnavailable)
  })

  test('refusing the token', async () => {
    const stranger = httpGazetteSource({ GAZETTE_URL: server.url, GAZETTE_TOKEN: 'wrong' })
    await expect(stranger.fetchDocument('ornek-1')).rejects.toThrow('gazette source: status 401')
  })

  test('with nothing there', async () => {
    const nowhere = httpGazetteSource({ GAZETTE_URL: 'http://127.0.0.1:1', GAZETTE_TOKEN: 'local' })
    await expect(nowhere.listIssue('2024-03-05')).rejects.toBeInstanceOf(SourceUnavailable)
  })

  test.each([
    ['not JSON', 'oops'],
    ['without a list', {}],
    ['with a day that is none', { notices: [{ ...first, publishedOn: '05.03.2024' }], next: null }],
    ['without an end', { notices: [], next: 'more' }],
  ])('answering a list %s', async (_, body) => {
    const odd = await startStandIn({ handle: () => ({ body }) })
    const reading = httpGazetteSource({ GAZETTE_URL: odd.url, GAZETTE_TOKEN: 'x' }).listIssue('2024-03-05')
    await expect(reading).rejects.toBeInstanceOf(SourceUnavailable)
    await odd.close()
  })

  test('answering a document of another kind', async () => {
    const odd = await startStandIn({ handle: () => ({ headers: { 'content-type': 'text/html' }, body: '<p>login' }) })
    await expect(httpGazetteSource({ GAZETTE_URL: odd.url, GAZETTE_TOKEN: 'x' }).fetchDocument('a')).rejects.toThrow('text/html')
    await odd.close()
  })
})

test('a folder that is missing, or holds something else, is named', async () => {
  await expect(startGazette({ folder: join(folder, 'nowhere'), playedFolder, token: 'x' })).rejects.toThrow('GAZETTE_DIR')
  const odd = mkdtempSync(join(tmpdir(), 'kunye-odd-'))
  writeFileSync(join(odd, 'a.txt'), 'no heading here\n')
  await expect(startGazette({ folder: odd, playedFolder, token: 'x' })).rejects.toThrow('a.txt is not a notice')
  rmSync(odd, { recursive: true })
})
