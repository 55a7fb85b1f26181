/** The notices group over the real Workers: lists, a notice with what was read from it, its gazette page as a document. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../functions/ilanlar/contract.ts'
import { verifyQuote } from '../../lib/domain/fact/quote.ts'
import { type Ask, asking, keyHeaders, newAccount, type KeyPair, prepared } from '../support/client.ts'
import { fitting } from '../support/contract.ts'
import { describedFetch as fetch } from '../support/described.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let sandbox: Ask
let pair: KeyPair
beforeAll(async () => {
  service = await startTestService({ pages: false })
  pair = (await newAccount(service)).sandbox
  sandbox = asking(service, pair)
})
afterAll(() => service?.close())

type Item = { ilan_id: number; ilan_tarihi: string; ilan_turu: string; gazete_pdf: string; gazete_arsivde: boolean; olgu_sayisi: number }
const list = async (query = '', code = 'DENEME-TAM'): Promise<{ ilanlar: Item[] } & Record<string, unknown>> => {
  const { status, body } = await sandbox(`/api/v1/sirketler/${code}/ilanlar/${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  fitting(routes.list, body)
  return body
}

describe('the list', () => {
  test('is newest first, in pages, and empty past the end', async () => {
    const all = await list()
    expect(all).toMatchObject({ adet: 12, sayfa: 1, sayfa_adedi: 1, sonraki_sayfa: null, sirket: { id: 'DENEME-TAM' } })
    const days = all.ilanlar.map(({ ilan_tarihi }) => ilan_tarihi)
    expect(days).toEqual(days.toSorted().toReversed())
    const paged = [await list('?adet=5'), await list('?adet=5&sayfa=2'), await list('?adet=5&sayfa=3')]
    expect(paged.map(({ sonraki_sayfa }) => sonraki_sayfa)).toEqual([2, 3, null])
    expect(paged.flatMap(({ ilanlar }) => ilanlar)).toEqual(all.ilanlar)
    expect(await list('?adet=5&sayfa=4')).toMatchObject({ adet: 12, sayfa: 4, sayfa_adedi: 3, sonraki_sayfa: null, ilanlar: [] })
  })

  test('is narrowed by type and by days, both ends included', async () => {
    const { ilanlar } = await list()
    const within = await list('?baslangic=2022-03-15&bitis=2024-05-14')
    expect(within.ilanlar).toEqual(ilanlar.filter(({ ilan_tarihi }) => ilan_tarihi >= '2022-03-15' && ilan_tarihi <= '2024-05-14'))
    expect(within.adet).toBe(3)
    const [kind] = ilanlar.map(({ ilan_turu }) => ilan_turu)
    const ofKind = await list(`?tur=${encodeURIComponent(kind!)}`)
    expect(ofKind.ilanlar).toEqual(ilanlar.filter(({ ilan_turu }) => ilan_turu === kind))
    expect(await list('?tur=YOK')).toMatchObject({ adet: 0, sayfa_adedi: 0, ilanlar: [] })
    expect(await list('?baslangic=2030-01-01')).toMatchObject({ adet: 0 })
    expect((await sandbox('/api/v1/sirketler/DENEME-TAM/ilanlar/?baslangic=2022-3-15')).body).toMatchObject({
      hata: 'gecersiz_tarih',
      detay: expect.stringMatching(/^baslangic: /),
    })
    // an empty list would say that nothing was published
    for (const group of ['ilanlar', 'kap']) {
      expect(await sandbox(`/api/v1/sirketler/DENEME-TAM/${group}/?baslangic=2026-01-02&bitis=2026-01-01`)).toMatchObject({
        status: 400,
        body: { hata: 'gecersiz_tarih', detay: expect.stringMatching(/^bitis: .*önce olamaz/) },
      })
      expect(await sandbox(`/api/v1/sirketler/DENEME-TAM/${group}/?baslangic=2026-01-01&bitis=2026-01-01`)).toMatchObject({ status: 200 })
    }
  })
})

test('every fact of every notice stands in its text at its place', async () => {
  let facts = 0
  for (const code of ['DENEME-TAM', 'DENEME-LIMITED', 'DENEME-KISMI']) {
    for (const item of (await list('', code)).ilanlar) {
      const { body } = await sandbox(`/api/v1/ilanlar/${item.ilan_id}/`)
      fitting(routes.detail, body)
      expect(body).toMatchObject({ ...item, sirket: { id: code } })
      expect(body.olgular).toHaveLength(item.olgu_sayisi)
      for (const { alinti, baslangic, bitis, alinti_dogrulandi } of body.olgular as {
        alinti: string
        baslangic: number
        bitis: number
        alinti_dogrulandi: boolean
      }[]) {
        expect(alinti_dogrulandi).toBe(true)
        expect(verifyQuote(body.metin.slice(baslangic, bitis), alinti), `${item.ilan_id}: ${alinti}`).toBe(true)
        facts++
      }
      for (const { metin, baslangic, bitis } of body.okunmayanlar) {
        if (bitis > baslangic) expect(verifyQuote(body.metin.slice(baslangic, bitis), metin)).toBe(true)
      }
      expect(body.metin).not.toMatch(/(?<!\d)\d{11}(?!\d)/)
    }
  }
  expect(facts).toBeGreaterThan(60)
})

describe('the gazette page as a PDF', () => {
  let address = ''
  let whole: Uint8Array
  let etag = ''
  const get = (headers: Record<string, string> = {}, init: RequestInit & { query?: string } = {}): Promise<Response> =>
    fetch(`${address}${init.query ?? ''}`, { ...init, headers: { ...keyHeaders(pair), ...headers } })
  const bytes = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer())
  beforeAll(async () => {
    address = (await list()).ilanlar[0]!.gazete_pdf
    const answer = await get()
    etag = answer.headers.get('etag')!
    whole = await bytes(answer)
    expect(answer.status).toBe(200)
    expect(
      Object.fromEntries(
        ['content-type', 'accept-ranges', 'content-disposition', 'cache-control'].map((name) => [name, answer.headers.get(name)]),
      ),
    ).toEqual({
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=86400',
      'content-disposition': expect.stringMatching(/^inline; filename="ttsg-2026-11-10-sayi-\d+-sayfa-\d+-istanbul-990001-5\.pdf"$/),
    })
  })

  test('is whole, and the same each time', async () => {
    expect(Buffer.from(whole.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(await bytes(await get())).toEqual(whole)
    const download = await get({}, { query: '?indir=1' })
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="ttsg-/)
    expect((await get({}, { query: '?indir=2' })).status).toBe(400)
  })

  test('is described to HEAD without a body', async () => {
    const answer = await get({}, { method: 'HEAD' })
    expect({ status: answer.status, etag: answer.headers.get('etag'), size: (await bytes(answer)).length }).toEqual({
      status: 200,
      etag,
      size: 0,
    })
    // RFC 9110 14.2: a range is asked for by GET alone
    const part = await get({ range: 'bytes=0-9' }, { method: 'HEAD' })
    expect({ status: part.status, range: part.headers.get('content-range'), length: part.headers.get('content-length') }).toEqual({
      status: 200,
      range: null,
      length: String(whole.length),
    })
  })

  test.each<[string, (size: number) => [number, number]]>([
    ['bytes=0-0', () => [0, 0]],
    ['bytes=0-99', () => [0, 99]],
    ['bytes=100-199', () => [100, 199]],
    ['bytes=-100', (size) => [size - 100, size - 1]],
    ['bytes=100-', (size) => [100, size - 1]],
    ['bytes=0-99999999', (size) => [0, size - 1]],
    ['bytes=-99999999', (size) => [0, size - 1]],
  ])('in part: %s', async (range, expected) => {
    const [start, end] = expected(whole.length)
    const answer = await get({ range })
    expect({ status: answer.status, range: answer.headers.get('content-range'), etag: answer.headers.get('etag') }).toEqual({
      status: 206,
      range: `bytes ${start}-${end}/${whole.length}`,
      etag,
    })
    expect(await bytes(answer)).toEqual(whole.subarray(start, end + 1))
  })

  test.each(['bytes=99999999-', 'bytes=99999999-100000000', 'bytes=-0', `bytes=${'9'.repeat(20)}-`])(
    '416 with the size for %s',
    async (range) => {
      const answer = await get({ range })
      expect({ status: answer.status, range: answer.headers.get('content-range') }).toEqual({
        status: 416,
        range: `bytes */${whole.length}`,
      })
    },
  )

  test.each(['bytes=5-1', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=0-1,5-6', 'x'])(
    'whole for %s, which asks nothing a server must give',
    async (range) => {
      const answer = await get({ range })
      expect({ status: answer.status, size: (await bytes(answer)).length }).toEqual({ status: 200, size: whole.length })
    },
  )

  test('is not sent again to who has it', async () => {
    for (const held of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await get({ 'if-none-match': held })
      expect({ held, status: answer.status, etag: answer.headers.get('etag'), size: (await bytes(answer)).length }).toEqual({
        held,
        status: 304,
        etag,
        size: 0,
      })
    }
    expect((await get({ 'if-none-match': '"x"' })).status).toBe(200)
    expect((await get({ 'if-none-match': etag, range: 'bytes=99999999-' })).status).toBe(304)
  })

  test('goes on in part only where it is still the same', async () => {
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    for (const other of ['"x"', `W/${etag}`, 'Sat, 21 Nov 2026 00:00:00 GMT'])
      expect((await get({ range: 'bytes=0-9', 'if-range': other })).status, other).toBe(200)
  })

  test('is 503 while it is not archived, and 404 where a notice has only a text', async () => {
    const id = Number(/\d+(?=\/pdf)/.exec(address)![0])
    await service.database.sql(`update notices set archived_at = null where id = ${id}`)
    const waiting = await sandbox(`/api/v1/ilanlar/${id}/pdf/`)
    await service.database.sql(`update notices set archived_at = now() where id = ${id}`)
    expect(waiting).toMatchObject({ status: 503, body: { hata: 'kaynak_erisilemiyor', hata_ayrinti: { tekrar_sn: 300 } } })

    const live = asking(service, (await newAccount(service)).live)
    const company = (await live('/api/v1/sirket-ekle/', { json: { mudurluk: 'ANKARA', sicil_no: '412345' } })).body.sirket.id as number
    await prepared(live, company)
    const [text] = (await live(`/api/v1/sirketler/${company}/ilanlar/`)).body.ilanlar
    expect(text).toMatchObject({ gazete_arsivde: false })
    expect(await live(`/api/v1/ilanlar/${text.ilan_id}/pdf/`)).toMatchObject({ status: 404, body: { hata: 'bulunamadi' } })
    expect((await live(`/api/v1/ilanlar/${id}/pdf/`)).status).toBe(404)
    expect((await sandbox(`/api/v1/ilanlar/${text.ilan_id}/`)).status).toBe(404)
  })
})
