/** Public-disclosure filings over the real Workers: those of the sandbox, and those of a live company by the cron trigger. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../functions/ilanlar/contract.ts'
import { type Ask, asking, newAccount, prepared } from '../support/client.ts'
import { fitting } from '../support/contract.ts'
import { describedFetch as fetch } from '../support/described.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let sandbox: Ask
let live: Ask
beforeAll(async () => {
  service = await startTestService({ pages: false })
  const pairs = await newAccount(service)
  sandbox = asking(service, pairs.sandbox)
  live = asking(service, pairs.live)
})
afterAll(() => service?.close())

type Item = { kap_id: string; tarih: string; tur: string; baglanti: string; ekler: { ad: string; url: string }[]; eslesme: string }
const list = async (
  query = '',
  id: string | number = 'DENEME-TAM',
  ask = sandbox,
): Promise<{ bildirimler: Item[] } & Record<string, unknown>> => {
  const { status, body } = await ask(`/api/v1/sirketler/${id}/kap/${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  fitting(routes.disclosures, body)
  return body
}

describe('the sandbox', () => {
  test('has filings of one company, newest first, each by what it was matched', async () => {
    const all = await list()
    expect(all).toMatchObject({ adet: 4, sayfa: 1, sayfa_adedi: 1, sonraki_sayfa: null, sirket: { id: 'DENEME-TAM' } })
    expect(all.bildirimler.map(({ tarih, eslesme }) => [tarih, eslesme])).toEqual([
      ['2026-11-10T20:40:15Z', 'unvan'],
      ['2026-03-02T16:30:00Z', 'sicil_no'],
      ['2025-03-11T14:45:02Z', 'mersis'],
      ['2024-05-14T15:12:40Z', 'sicil_no'],
    ])
    expect(await list('', 'DENEME-LIMITED')).toMatchObject({ adet: 0, sayfa_adedi: 0, bildirimler: [] })
  })

  test('has pages, and addresses that answer', async () => {
    const { bildirimler } = await list()
    const paged = [await list('?adet=3'), await list('?adet=3&sayfa=2')]
    expect(paged.map(({ sonraki_sayfa }) => sonraki_sayfa)).toEqual([2, null])
    expect(paged.flatMap((page) => page.bildirimler)).toEqual(bildirimler)
    for (const address of bildirimler.flatMap(({ baglanti, ekler }) => [baglanti, ...ekler.map(({ url }) => url)]))
      expect((await fetch(address)).status, address).toBe(200)
  })

  test('is narrowed by kind and by days of Türkiye, both ends included', async () => {
    const { bildirimler } = await list()
    expect((await list(`?tur=${encodeURIComponent('Finansal Rapor')}`)).bildirimler).toEqual(
      bildirimler.filter(({ tur }) => tur === 'Finansal Rapor'),
    )
    expect((await list('?baslangic=2025-03-11&bitis=2026-03-02')).bildirimler).toEqual(bildirimler.slice(1, 3))
    // 23.40 in Türkiye is still the same day there
    expect(await list('?baslangic=2026-11-10&bitis=2026-11-10')).toMatchObject({ adet: 1 })
    expect(await list('?baslangic=2026-11-11')).toMatchObject({ adet: 0 })
    expect(await list('?tur=YOK')).toMatchObject({ adet: 0 })
    expect((await sandbox('/api/v1/sirketler/DENEME-TAM/kap/?bitis=2026-02-30')).body).toMatchObject({
      hata: 'gecersiz_tarih',
      detay: expect.stringMatching(/^bitis: /),
    })
  })
})

test('a live company gets its filings by the hourly job; an outage of the source is counted and made up for', async () => {
  const company = (await live('/api/v1/sirket-ekle/', { json: { mudurluk: 'ANKARA', sicil_no: '412345' } })).body.sirket.id as number
  await prepared(live, company)
  const run = (): Promise<void> => service.cron('kunye-isler', '20 * * * *')

  await service.standIns.kap.faults({ down: true })
  await run()
  expect(await list('', company, live)).toMatchObject({ adet: 0 })
  await service.standIns.kap.faults({ down: false })
  await run()
  await run()
  const found = await list('', company, live)
  expect(found).toMatchObject({ adet: 1, bildirimler: [{ kap_id: 'canli-yapi-1-2026-04-06-finansal-rapor', eslesme: 'unvan' }] })
  const status = (await (await fetch(`${service.url}/durum.json`)).json()) as { bilesenler: { anahtar: string }[] }
  expect(status.bilesenler.find(({ anahtar }) => anahtar === 'kap')).toMatchObject({ durum: 'yavas', sorunsuz_yuzde: 66.66 })

  // a key that was just looked up: the gateway knows it for a minute
  const fresh = asking(service, (await newAccount(service)).sandbox)
  await list('', 'DENEME-TAM', fresh)
  await service.standIns.neon.reset()
  await list('', 'DENEME-TAM', fresh)
  expect(await service.standIns.neon.stats()).toMatchObject({ requests: 1 })

  const stranger = asking(service, (await newAccount(service)).live)
  for (const ask of [stranger, sandbox])
    expect(await ask(`/api/v1/sirketler/${company}/kap/`)).toMatchObject({ status: 404, body: { hata: 'bulunamadi' } })
  expect((await live('/api/v1/sirketler/DENEME-TAM/kap/')).status).toBe(404)
})
