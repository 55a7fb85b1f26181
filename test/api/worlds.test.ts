/** The sandbox that plays: a clock and scenes of one key, their notices read, folded and told; and nobody else sees it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCENES } from '../../lib/domain/sandbox/scenes.ts'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import { type Ask, asking, newAccount, queueRests } from '../support/client.ts'
import { eventually } from '../support/eventually.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let receiver: Receiver
beforeAll(async () => {
  ;[service, receiver] = await Promise.all([startTestService({ pages: false }), startReceiver()])
})
afterAll(async () => {
  await receiver?.close()
  await service?.close()
})

const TAM = '/api/v1/sirketler/DENEME-TAM/'
const scene = (ask: Ask, sahne: string, sirket_id = 'DENEME-TAM') => ask('/api/v1/deneme/sahneler/', { json: { sirket_id, sahne } })
const played = async (ask: Ask): Promise<Ask> => {
  await queueRests(service)
  return ask
}
/** Without what tells a moment or a cursor. */
const timeless = (text: string): string => text.replaceAll(/"guncelleme":"[^"]*"/g, '').replaceAll(/"sira":\d+/g, '')

test('a scene is a notice of that day: profile, signing check, feed and webhooks of that key turn, and of no other', async () => {
  const [mine, other] = [await newAccount(service), await newAccount(service)]
  const [ask, elsewhere] = [asking(service, mine.sandbox), asking(service, other.sandbox)]
  const shared = (await elsewhere(TAM)).text
  for (const each of [ask, elsewhere])
    await each('/api/v1/webhooklar/', { json: { url: `${receiver.url}/${each === ask ? 'ben' : 'oteki'}` } })
  const check = async (by: Ask): Promise<string> =>
    (await by(`${TAM}imza-kontrol/?kisi=Kerem+Kurgusal&birlikte=I%C5%9F%C4%B1k+Farazi&tutar=400000&islem=mal+al%C4%B1m%C4%B1`)).body.sonuc
  expect([await check(ask), await check(elsewhere)]).toEqual(['yetkili', 'yetkili'])

  const begun = await scene(ask, 'imzaci-kaybi')
  expect(begun).toMatchObject({
    status: 202,
    body: {
      gun: service.today,
      kendi_dunyasi: true,
      baslayan_sahneler: [{ sirket_id: 'DENEME-TAM', sahne: 'imzaci-kaybi', gun: service.today }],
    },
  })
  await played(ask)
  await eventually(async () => expect(await check(ask)).not.toBe('yetkili'))
  expect(await check(elsewhere)).toBe('yetkili')
  expect((await elsewhere(TAM)).text).toBe(shared)
  await eventually(() => expect(receiver.received.filter(({ path }) => path === '/ben').length).toBeGreaterThan(0))
  const [told] = receiver.received.filter(({ path }) => path === '/ben')
  expect(JSON.parse(told!.body)).toMatchObject({ sirket: { id: 'DENEME-TAM' }, test: false })
  expect(told!.body).toContain('IŞIK FARAZİ')
  expect(receiver.received.filter(({ path }) => path === '/oteki')).toEqual([])
  const changes = (await ask(`${TAM}degisiklikler/?adet=3`)).body.degisiklikler as { kaynak: { ilan_id: number }; isim?: string }[]
  expect(changes.some(({ isim }) => isim === 'IŞIK FARAZİ')).toBe(true)
  const notice = await ask(`/api/v1/ilanlar/${changes[0]!.kaynak.ilan_id}/`)
  expect([notice.status, notice.body.ilan_tarihi]).toEqual([200, service.today])
  expect((await ask(`${TAM}ilanlar/`)).body.adet).toBe((await elsewhere(`${TAM}ilanlar/`)).body.adet + 1)
  expect((await scene(ask, 'imzaci-kaybi')).status).toBe(400)

  // the same scenes on the same day are the same for everybody
  await scene(elsewhere, 'imzaci-kaybi')
  await played(elsewhere)
  await eventually(async () => expect(timeless((await elsewhere(TAM)).text)).toBe(timeless((await ask(TAM)).text)))
  const report = async (by: Ask): Promise<string> => (await by(`${TAM}dogrulama-raporu.pdf?bicim=json`)).body.rapor_kimligi
  expect(await report(elsewhere)).toBe(await report(ask))

  expect((await ask('/api/v1/deneme/', { method: 'DELETE' })).status).toBe(204)
  expect((await ask(TAM)).text).toBe(shared)
  expect((await ask('/api/v1/sirketler/')).body.adet).toBe(
    (await asking(service, (await newAccount(service)).sandbox)('/api/v1/sirketler/')).body.adet,
  )
  expect((await ask('/api/v1/deneme/')).body).toMatchObject({ kendi_dunyasi: false, baslayan_sahneler: [], gun: service.today })
})

test('every scene is read whole, wherever it can be played', async () => {
  for (const company of ['DENEME-TAM', 'DENEME-LIMITED'])
    for (const { code } of SCENES.filter(({ companies }) => companies.includes(company))) {
      const ask = asking(service, (await newAccount(service)).sandbox)
      const path = `/api/v1/sirketler/${company}/`
      const before = (await ask(`${path}ilanlar/`)).body.adet as number
      const was = (await ask(`${path}degisiklikler/`)).body.adet as number
      const sealed = (await ask(`${path}dogrulama-raporu.pdf?bicim=json`)).body as { muhur: string; rapor_kimligi: string }
      expect([code, (await scene(ask, code, company)).status]).toEqual([code, 202])
      await eventually(async () => expect((await ask(`${path}degisiklikler/`)).body.adet).toBeGreaterThan(was))
      expect((await ask(`${path}ilanlar/`)).body.adet).toBe(before + 1)
      const after = (await ask(`${path}dogrulama-raporu.pdf?bicim=json`)).body as { muhur: string; rapor_kimligi: string }
      expect([code, after.muhur]).toEqual([code, sealed.muhur])
      expect(after.rapor_kimligi).not.toBe(sealed.rapor_kimligi)
      expect((await ask(`${path}dogrulama-raporu.pdf?bicim=json&rapor=${sealed.rapor_kimligi}`)).status).toBe(200)
    }
})

test('the clock goes on, and what the days bring is told', async () => {
  const { sandbox, live } = await newAccount(service)
  const ask = asking(service, sandbox)
  const [first] = (await ask('/api/v1/gorev-bitisleri/?gun=3650')).body.gorev_bitisleri.filter(
    (end: { kalan_gun: number }) => end.kalan_gun > 90,
  )
  const day = addDays(first.gorev_bitis, 1)
  const moved = await ask('/api/v1/deneme/saat/', { json: { gun: day } })
  expect(moved).toMatchObject({ status: 202, body: { gun: day, kendi_dunyasi: true } })
  expect((await ask('/api/v1/gorev-bitisleri/?gun=3650')).body.bugun).toBe(day)
  const changes = async (): Promise<string> =>
    (await ask(`/api/v1/sirketler/${first.sirket.id}/degisiklikler/?baslangic=${addDays(service.today, 1)}`)).text
  await eventually(async () => expect(await changes()).toContain('gorev_suresi'))
  expect((await ask('/api/v1/deneme/saat/', { json: { gun: service.today } })).body.hata).toBe('gecersiz_tarih')
  expect((await ask('/api/v1/deneme/saat/', { json: { ileri: 1 } })).body.gun).toBe(addDays(day, 1))
  expect((await ask('/api/v1/deneme/saat/', { json: {} })).status).toBe(400)
  expect((await ask('/api/v1/deneme/saat/', { json: { gun: '2099-01-01' } })).status).toBe(400)
  expect((await ask('/api/v1/deneme/?x=1')).status).toBe(400)
  expect((await asking(service, live)('/api/v1/deneme/saat/', { json: { ileri: 1 } })).status).toBe(404)
  expect(await (await fetch(`${service.url}/deneme?dil=en`)).text()).toContain('kurul-secimi')
  // the nightly scan of everybody's day leaves worlds alone
  const before = await changes()
  await service.cron('kunye-isler', '15 0 * * *')
  expect(await changes()).toBe(before)
})
