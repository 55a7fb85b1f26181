/** The change feeds over HTTP: filters, paging, what a preparing or closed company shows, and how little a poll costs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { LOCAL_KEYS } from '../../dev/seed.ts'
import { routes } from '../../functions/degisiklikler/contract.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => { service = await startTestService() })
afterAll(() => service?.close())

const headers = (kind: keyof typeof LOCAL_KEYS): Record<string, string> => ({ 'x-api-key': LOCAL_KEYS[kind].key, 'x-api-secret': LOCAL_KEYS[kind].secret })
const call = (path: string, kind: keyof typeof LOCAL_KEYS = 'sandbox', more: Record<string, string> = {}): Promise<Response> =>
  fetch(service.url + path, { headers: { ...headers(kind), ...more } })

const feedSchema = routes.feed.responses[200].content['application/json'].schema
const feed = async (company: string, query = ''): Promise<z.output<typeof feedSchema>> => {
  const answer = await call(`/api/v1/sirketler/${company}/degisiklikler/${query}`)
  expect(answer.status).toBe(200)
  return feedSchema.parse(await answer.json())
}

describe('the feed of a company', () => {
  test('newest first, each change with the gazette it was printed in', async () => {
    const { sirket, son_gazete, turler, kategoriler, adet, degisiklikler, profil_hazir } = await feed('DENEME-TAM')
    expect(sirket).toMatchObject({ id: 'DENEME-TAM', mudurluk: 'İSTANBUL' })
    expect(profil_hazir).toBe(true)
    expect(adet).toBe(degisiklikler.length)
    const days = degisiklikler.map((change) => change.tarih ?? '')
    expect(days).toEqual(days.toSorted().reverse())
    expect(degisiklikler.find((change) => change.tur === 'yetkili-atama')?.kaynak).toMatchObject({
      ilan_tarihi: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), alinti_dogrulandi: true, gazete_pdf: expect.stringContaining('/api/v1/ilanlar/'),
    })
    expect(son_gazete).toMatchObject({ tarih: '2026-11-10', gazete_arsivde: true, gazete_pdf: expect.stringMatching(/\/api\/v1\/ilanlar\/\d+\/pdf\/$/) })
    expect(turler).toEqual([...new Set(degisiklikler.map((change) => change.tur))].sort())
    expect(kategoriler).toEqual(['durum', 'adres', 'ortaklik', 'sermaye', 'yetkililer', 'unvan', 'esas_sozlesme', 'diger', 'kapandi'])
  })

  test('pages hold every change once, in one order', async () => {
    const all = await feed('DENEME-TAM', '?adet=500')
    const paged: unknown[] = []
    for (let sayfa: number | null = 1; sayfa !== null;) {
      const page = await feed('DENEME-TAM', `?adet=7&sayfa=${sayfa}`)
      expect(page).toMatchObject({ adet: all.adet, sayfa, sayfa_adedi: Math.ceil(all.adet / 7) })
      paged.push(...page.degisiklikler)
      sayfa = page.sonraki_sayfa
    }
    expect(paged).toEqual(all.degisiklikler)
    expect((await feed('DENEME-TAM', '?sayfa=9999')).degisiklikler).toEqual([])
  })

  test('filters by kind and categories; the kinds of the company stay named', async () => {
    const all = await feed('DENEME-TAM', '?adet=500')
    const capital = await feed('DENEME-TAM', '?tur=sermaye')
    expect(capital.degisiklikler).toEqual(all.degisiklikler.filter((change) => change.tur === 'sermaye'))
    expect(capital.turler).toEqual(all.turler)
    const two = await feed('DENEME-TAM', '?kategoriler=adres,%20sermaye,')
    expect(two.degisiklikler).toEqual(all.degisiklikler.filter((change) => change.kategori === 'adres' || change.kategori === 'sermaye'))
    expect((await feed('DENEME-TAM', '?tur=sermaye&kategoriler=adres')).adet).toBe(0)
  })

  test.each([
    ['?tur=yok', 'gecersiz_parametre'], ['?kategoriler=adres,yok', 'gecersiz_kategori'], ['?adet=501', 'gecersiz_parametre'], ['?adet=0', 'gecersiz_parametre'],
    ['?sayfa=0', 'gecersiz_parametre'], ['?sayfa=bir', 'gecersiz_parametre'],
  ])('%s is %s', async (query, code) => {
    const answer = await call(`/api/v1/sirketler/DENEME-TAM/degisiklikler/${query}`)
    expect(answer.status).toBe(400)
    const told = await answer.json() as Record<string, unknown>
    expect(told).toMatchObject({ hata: code })
    expect('gecerli_kategoriler' in told).toBe(code === 'gecersiz_kategori')
  })

  test('another\'s company is not found, one whose source is closed is not reachable, one in preparation is empty', async () => {
    expect((await call('/api/v1/sirketler/1/degisiklikler/', 'live')).status).toBe(404)
    expect((await call('/api/v1/sirketler/DENEME-YOK/degisiklikler/')).status).toBe(404)
    const closed = await call('/api/v1/sirketler/DENEME-KAYNAK-KAPALI/degisiklikler/')
    expect(closed.status).toBe(503)
    expect(await closed.json()).toMatchObject({ hata: 'kaynak_erisilemiyor' })

    expect((await feed('DENEME-YAVAS')).profil_hazir).toBe(true)
    const add = { mudurluk: 'ANKARA', sicil_no: '1' }
    await fetch(`${service.url}/api/v1/sirket-ekle/`, { method: 'POST', headers: { ...headers('sandbox'), 'content-type': 'application/json' }, body: JSON.stringify(add) })
    expect(await feed('DENEME-YAVAS')).toMatchObject({ profil_hazir: false, son_gazete: null, adet: 0, turler: [], degisiklikler: [] })
  })

  test('is one request to the database, and none of its bytes are sent twice', async () => {
    const path = '/api/v1/sirketler/DENEME-TAM/degisiklikler/'
    const first = await call(path)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[0-9a-f]{40}"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    await service.standIns.neon.reset()
    const second = await call(path, 'sandbox', { 'if-none-match': `"other", ${tag}` })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('ratelimit')).not.toBeNull()
    expect((await service.standIns.neon.stats()).requests).toBe(1)
    expect((await call(`${path}?tur=sermaye`, 'sandbox', { 'if-none-match': tag })).status).toBe(200)
  })
})
