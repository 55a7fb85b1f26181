/** Page images, marks on them, and evidence links, over the real Workers. */
import { createHash } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import PdfKit from 'pdfkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCAL } from '../../tools/kunye/context.ts'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { describedFetch as fetch } from '../support/described.ts'
import { REST, sampled } from '../support/sampled.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service?.close())

const headers = (kind: keyof typeof LOCAL_KEYS) => ({ 'x-api-key': LOCAL_KEYS[kind].key, 'x-api-secret': LOCAL_KEYS[kind].secret })
const ask = (path: string, more: RequestInit = {}): Promise<Response> =>
  fetch(service.url + path, { ...more, headers: { ...headers('sandbox'), ...more.headers } })
const json = async <Body>(path: string): Promise<Body> => (await ask(path)).json() as Promise<Body>
type Highlight = { sayfa: number; sayfa_gorsel: string; kutular: [number, number, number, number][]; kutu_birimi: string }
type Notice = { ilan_id: number; olgular: { id: string; alinti: string; vurgu: Highlight | null }[] }

/** Width, height and pixels of a four-bit PNG. */
const pixels = async (answer: Response) => {
  const png = new Uint8Array(await answer.arrayBuffer())
  const view = new DataView(png.buffer)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let at = 8; at < png.length; at += view.getUint32(at) + 12)
    if (String.fromCharCode(...png.subarray(at + 4, at + 8)) === 'IDAT') parts.push(png.slice(at + 8, at + 8 + view.getUint32(at)))
  const rows = new Uint8Array(await new Response(new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer())
  const stride = ((width + 1) >> 1) + 1
  return { width, height, at: (x: number, y: number) => ((rows[y * stride + 1 + (x >> 1)] ?? 0) >> (x & 1 ? 0 : 4)) & 15 }
}

let notice: Notice
let fact: Notice['olgular'][number]
beforeAll(async () => {
  const { ilanlar } = await json<{ ilanlar: { ilan_id: number }[] }>('/api/v1/sirketler/DENEME-TAM/ilanlar/')
  notice = await json<Notice>(`/api/v1/ilanlar/${ilanlar[1]!.ilan_id}/`)
  fact = notice.olgular[0]!
})

describe('a page', () => {
  test('every source in the feed says where its words are printed, and the picture marks exactly these places', async () => {
    const { degisiklikler } = await json<{ degisiklikler: { kaynak: { vurgu: Highlight | null } }[] }>(
      '/api/v1/sirketler/DENEME-TAM/degisiklikler/?adet=5',
    )
    expect(degisiklikler).toHaveLength(5)
    for (const { kaynak } of degisiklikler) expect(kaynak.vurgu).toMatchObject({ sayfa: expect.any(Number), kutu_birimi: 'oran' })
    for (const {
      kaynak: { vurgu },
    } of sampled(degisiklikler, 1)) {
      const marked = await pixels(await ask(vurgu!.sayfa_gorsel.slice(service.url.length)))
      const plain = await pixels(await ask(vurgu!.sayfa_gorsel.slice(service.url.length).replace(/\?.*/, '')))
      const inside = (x: number, y: number, margin: number): boolean =>
        vurgu!.kutular.some(
          ([x0, y0, x1, y1]) =>
            x >= x0 * marked.width - margin &&
            x <= x1 * marked.width + margin &&
            y >= y0 * marked.height - margin &&
            y <= y1 * marked.height + margin,
        )
      // hundreds of thousands of places: one expectation for all of them
      const wrong: number[][] = []
      for (let y = 0; y < marked.height; y += 7) {
        for (let x = 0; x < marked.width; x += 7) {
          const isRight = inside(x, y, 0) ? marked.at(x, y) > 4 : inside(x, y, 6) || marked.at(x, y) === plain.at(x, y)
          if (!isRight) wrong.push([x, y])
        }
      }
      expect(wrong.slice(0, 10)).toEqual([])
    }
  })

  test.skipIf(REST)('is drawn once, kept, and asked for by its ETag', async () => {
    const first = await ask(`/api/v1/ilanlar/${notice.ilan_id}/sayfa/1.png`)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('image/png')
    const etag = first.headers.get('etag') ?? ''
    expect((await ask(`/api/v1/ilanlar/${notice.ilan_id}/sayfa/1.png`, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(
      (await ask(`/api/v1/ilanlar/${notice.ilan_id}/sayfa/1.png?vurgu=${fact.id}`, { headers: { 'if-none-match': etag } })).status,
    ).toBe(200)
  })

  test.skipIf(REST).each([['0.png'], ['99.png'], ['1.jpg'], ['-1.png'], ['1.png?vurgu=yok']])('404 for %s', async (file) => {
    expect((await ask(`/api/v1/ilanlar/${notice.ilan_id}/sayfa/${file}`)).status).toBe(404)
  })

  test.skipIf(REST)('404 with the key of someone else', async () => {
    expect((await fetch(`${service.url}/api/v1/ilanlar/${notice.ilan_id}/sayfa/1.png`, { headers: headers('live') })).status).toBe(404)
  })
})

describe('a document that cannot be drawn', () => {
  const encrypted = (): Promise<Uint8Array> =>
    new Promise((done) => {
      const parts: Uint8Array[] = []
      const document = new PdfKit({ userPassword: 'gizli', ownerPassword: 'daha-gizli', pdfVersion: '1.7' })
      document.on('data', (part: Uint8Array) => parts.push(part)).on('end', () => done(new Uint8Array(Buffer.concat(parts))))
      document.text('x').end()
    })
  const pages = async (count: number): Promise<Uint8Array> => {
    const document = await PDFDocument.create()
    for (let at = 0; at < count; at++) document.addPage([100, 100])
    return document.save()
  }
  test.skipIf(REST).each<[string, () => Promise<Uint8Array>]>([
    ['that is no PDF', async () => new TextEncoder().encode('merhaba')],
    ['that is cut off', async () => (await pages(1)).slice(0, 200)],
    ['with a password', encrypted],
    ['of 500 pages', () => pages(500)],
  ])('404 for one %s; the file itself is served', async (_, make) => {
    const pdf = await make()
    const key = `gazete/${createHash('sha256').update(pdf).digest('hex')}.pdf`
    const put = await fetch(`${service.url}/isler/arsiv/${key}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${LOCAL.operatorToken}` },
      body: pdf as Uint8Array<ArrayBuffer>,
    })
    expect(put.status).toBe(204)
    await service.database.sql(`update notices set pdf_key = '${key}' where id = ${notice.ilan_id}`)
    const page = await ask(`/api/v1/ilanlar/${notice.ilan_id}/sayfa/1.png`)
    expect(page.status).toBe(404)
    expect(await page.json()).toMatchObject({ hata: 'bulunamadi', detay: expect.stringContaining('resme çevrilemiyor') })
    expect(new Uint8Array(await (await ask(`/api/v1/ilanlar/${notice.ilan_id}/pdf/`)).arrayBuffer())).toEqual(pdf)
  })

  test.skipIf(REST)('503 with when to come back where the archive lost it', async () => {
    await service.database.sql(`update notices set pdf_key = 'gazete/${'0'.repeat(64)}.pdf' where id = ${notice.ilan_id}`)
    for (const path of ['sayfa/1.png', 'pdf/']) {
      const answer = await ask(`/api/v1/ilanlar/${notice.ilan_id}/${path}`)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('300')
    }
  })
})

describe('evidence', () => {
  const share = (ilan: number, body: object, more: RequestInit = {}): Promise<Response> =>
    ask(`/api/v1/ilanlar/${ilan}/kanit/`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      ...more,
    })
  let other: Notice
  let address: string
  beforeAll(async () => {
    const { ilanlar } = await json<{ ilanlar: { ilan_id: number }[] }>('/api/v1/sirketler/DENEME-LIMITED/ilanlar/')
    other = await json<Notice>(`/api/v1/ilanlar/${ilanlar[0]!.ilan_id}/`)
    const answer = await share(other.ilan_id, { olgu: other.olgular[0]!.id })
    expect(answer.status).toBe(201)
    const made = (await answer.json()) as { adres: string; gecerlilik_sonu: string }
    expect(Date.parse(made.gecerlilik_sonu) - Date.now()).toBeGreaterThan(29 * 86_400_000)
    address = made.adres
  })

  test.skipIf(REST).each([
    ['', 'İlanda yazan', 'DENEME: bu şirket'],
    ['?dil=en', 'As printed', 'SANDBOX: this company'],
  ])(
    'opens without a key (%s) and shows the quote, the page and the PDF, and that a made-up company is one',
    async (query, words, madeUp) => {
      const page = await fetch(address + query)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(page.headers.get('cache-control')).toContain('no-store')
      const html = await page.text()
      for (const part of [words, madeUp]) expect(html).toContain(part)
      expect(html).toContain(other.olgular[0]!.alinti.replaceAll("'", '&#39;').replaceAll('"', '&quot;'))
      expect((await fetch(`${address}sayfa.png`)).headers.get('content-type')).toBe('image/png')
      expect((await fetch(`${address}gazete.pdf`)).headers.get('content-type')).toBe('application/pdf')
    },
  )

  test.skipIf(REST)('its token stands in no log', () => {
    expect(service.logs.join('\n')).not.toContain(address.split('/kanit/')[1]!.slice(0, -1))
  })

  test.skipIf(REST)('any change of the token, or its end, closes it', async () => {
    const token = address.split('/kanit/')[1]!.slice(0, -1)
    const [id, olgu, until, signature] = token.split('.') as [string, string, string, string]
    const changed = [
      `${Number(id) + 1}.${olgu}.${until}.${signature}`,
      `${id}.${olgu.replace(/./, (c) => (c === '0' ? '1' : '0'))}.${until}.${signature}`,
      `${id}.${olgu}.${Number(until) + 1}.${signature}`,
      `${id}.${olgu}.${until}.${'A'.repeat(43)}`,
      'x',
      `${token}x`,
    ]
    for (const wrong of changed) {
      expect((await fetch(`${service.url}/kanit/${wrong}/`)).status, wrong).toBe(404)
      expect(await (await fetch(`${service.url}/kanit/${wrong}/gazete.pdf`)).json(), wrong).toMatchObject({
        hata: 'bulunamadi',
        detay: expect.stringContaining('süresi dolmuş'),
      })
    }
  })

  test.skipIf(REST).each([
    ['', 'Kanıt sayfası', 'yenisini isteyin'],
    ['?dil=en', 'Evidence page', 'ask its sender for a new one'],
  ])('who follows a link that is over reads what to do, on a page (%s)', async (query, title, words) => {
    const answer = await fetch(`${service.url}/kanit/1.09dfeee4ffd6da39.1.${'A'.repeat(43)}/${query}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, expect.stringContaining('text/html')])
    const html = await answer.text()
    for (const part of [title, words]) expect(html).toContain(part)
  })

  test.skipIf(REST)('shows its picture also where the last slash of the address was lost', async () => {
    const bare = address.replace(/\/$/, '')
    const source = /<img src="([^"]+)"/.exec(await (await fetch(bare)).text())?.[1] ?? ''
    expect((await fetch(new URL(source, bare))).headers.get('content-type')).toBe('image/png')
  })

  test.skipIf(REST).each([
    [{}, 400, 'eksik_alan'],
    [{ olgu: 'yok' }, 404, 'bulunamadi'],
    [{ olgu: 'x', gun: 0 }, 400, 'gecersiz_parametre'],
    [{ olgu: 'x', gun: 366 }, 400, 'gecersiz_parametre'],
    [{ olgu: 'x', baska: 1 }, 400, 'gecersiz_parametre'],
  ])('%j is %d %s', async (body, status, code) => {
    const answer = await share(other.ilan_id, body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ hata: code })
  })

  test.skipIf(REST)('is not made of the notice of someone else', async () => {
    const answer = await fetch(`${service.url}/api/v1/ilanlar/${other.ilan_id}/kanit/`, {
      method: 'POST',
      body: JSON.stringify({ olgu: other.olgular[0]!.id }),
      headers: { ...headers('live'), 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(404)
  })
})
