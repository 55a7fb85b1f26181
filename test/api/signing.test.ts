/** The signing check over the sandbox companies, through the real Workers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../dev/seed.ts'
import { signingAnswer, type SigningWire } from '../../functions/dogrulama/contract.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => { service = await startTestService() })
afterAll(() => service?.close())

const keys = { 'x-api-key': LOCAL_KEYS.sandbox.key, 'x-api-secret': LOCAL_KEYS.sandbox.secret }
const path = (company: string): string => `${service.url}/api/v1/sirketler/${company}/imza-kontrol/`
const post = (company: string, body: unknown): Promise<Response> =>
  fetch(path(company), { method: 'POST', headers: { ...keys, 'content-type': 'application/json' }, body: typeof body === 'string' ? body : JSON.stringify(body) })
const get = (company: string, query: string): Promise<Response> => fetch(`${path(company)}?${query}`, { headers: keys })

describe('input that is refused', () => {
  test.each<[unknown, string, string]>([
    [{}, 'eksik_parametre', 'kisi'], [{ kisi: '' }, 'eksik_parametre', 'kisi'], [{ kisi: 5 }, 'gecersiz_parametre', 'kisi'], [{ kisi: 'Elif Örnekoğlu', tarih: '2026-02-30' }, 'gecersiz_tarih', 'tarih'],
    [{ kisi: 'Elif Örnekoğlu', tarih: 20260101 }, 'gecersiz_tarih', 'tarih'], [{ kisi: 'Elif Örnekoğlu', tutar: 'çok' }, 'gecersiz_tutar', 'tutar'], [{ kisi: 'Elif Örnekoğlu', tutar: -1 }, 'gecersiz_tutar', 'tutar'],
    [{ kisi: 'Elif Örnekoğlu', tutar: true }, 'gecersiz_tutar', 'tutar'], [{ kisi: 'Elif Örnekoğlu', tutar: '100 USD', para_birimi: 'EUR' }, 'gecersiz_tutar', 'tutar'],
    [{ kisi: 'Elif Örnekoğlu', para_birimi: 'altın' }, 'gecersiz_parametre', 'para_birimi'], [{ kisi: 'Elif Örnekoğlu', birlikte: 'Işık Farazi' }, 'gecersiz_parametre', 'birlikte'],
    [{ kisi: 'Elif Örnekoğlu', birlikte: Array(11).fill('A B') }, 'gecersiz_parametre', 'birlikte'], [{ kisi: 'Elif Örnekoğlu', yetki: 'x' }, 'gecersiz_parametre', 'yetki'],
    ['[]', 'gecersiz_govde', ''], ['{', 'gecersiz_govde', ''], ['"x"', 'gecersiz_govde', ''],
  ])('%j → %s', async (body, code, field) => {
    const answer = await post('DENEME-TAM', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ hata: code, detay: expect.stringContaining(field) })
  })

  test.each([
    ['', 'eksik_parametre'], ['kisi=Elif&tarih=bugun', 'gecersiz_tarih'], ['kisi=Elif&tutar=1.250,000', 'gecersiz_tutar'], [`kisi=Elif&birlikte=${'A,'.repeat(11)}`, 'gecersiz_parametre'],
    ['kisi=Elif&bilinmeyen=1', 'gecersiz_parametre'],
  ])('?%s → %s', async (query, code) => {
    const answer = await get('DENEME-TAM', query)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ hata: code })
  })

  test('other methods, unknown companies, a source that is down', async () => {
    const put = await fetch(path('DENEME-TAM'), { method: 'PUT', headers: keys })
    expect([put.status, put.headers.get('allow'), ((await put.json()) as { hata: string }).hata]).toEqual([405, 'POST, GET, HEAD', 'yontem'])
    expect((await post('DENEME-YOK', { kisi: 'A B' })).status).toBe(404)
    expect((await post('1', { kisi: 'A B' })).status).toBe(404)
    const down = await post('DENEME-KAYNAK-KAPALI', { kisi: 'A B' })
    expect([down.status, ((await down.json()) as { hata: string }).hata]).toEqual([503, 'kaynak_erisilemiyor'])
  })
})

const ask = async (company: string, body: Record<string, unknown>): Promise<SigningWire> => signingAnswer.strict().parse(await (await post(company, body)).json())

describe('answers', () => {
  test('a chair who signs alone', async () => {
    expect(await ask('DENEME-TAM', { kisi: 'örnekoğlu ELIF'.split(' ').reverse().join(' '), tarih: '2026-11-02' })).toMatchObject({
      kisi: 'ELİF ÖRNEKOĞLU', tarih: '2026-11-02', sonuc: 'yetkili', bicim: 'tek_basina', profil_hazir: true, sirket: { id: 'DENEME-TAM' },
      gerekceler: [{ kod: 'gorevde', etki: 'olumlu', kaynak: { alinti_dogrulandi: true } }, { kod: 'munferit', etki: 'olumlu' }],
    })
  })

  test('the same question by query gives the same answer', async () => {
    const asked = { kisi: 'Elif Örnekoğlu', tarih: '2026-11-02', tutar: '1,5 milyon TL', islem: 'mal alımı', birlikte: ['Işık Farazi', 'Kerem Kurgusal'] }
    const byBody = await ask('DENEME-TAM', asked)
    const query = (names: string): string => `kisi=Elif%20%C3%96rneko%C4%9Flu&tarih=2026-11-02&tutar=1%2C5+milyon+TL&islem=mal+al%C4%B1m%C4%B1&${names}`
    for (const names of ['birlikte=I%C5%9F%C4%B1k+Farazi&birlikte=Kerem+Kurgusal', 'birlikte=I%C5%9F%C4%B1k+Farazi,Kerem+Kurgusal']) {
      expect(await (await get('DENEME-TAM', query(names))).json()).toEqual(byBody)
    }
    expect(byBody).toMatchObject({ tutar: 1500000, para_birimi: 'TRY', islem: 'mal alımı' })
  })

  test('a company struck off; a company in preparation', async () => {
    expect(await ask('DENEME-KAPALI', { kisi: 'Ferit Kurmaca' })).toMatchObject({ sonuc: 'yetkili_degil', gerekceler: [{ kod: 'sirket_kapali', etki: 'olumsuz' }] })
    const added = await fetch(`${service.url}/api/v1/sirket-ekle/`, { method: 'POST', headers: { ...keys, 'content-type': 'application/json' }, body: JSON.stringify({ mudurluk: 'İSTANBUL', sicil_no: '777777' }) })
    expect(added.ok).toBe(true)
    expect(await ask('DENEME-YAVAS', { kisi: 'Onur Farazi' })).toMatchObject({ sonuc: 'belirsiz', profil_hazir: false, gerekceler: [{ kod: 'profil_hazir_degil', etki: 'belirsiz' }] })
  })
})
