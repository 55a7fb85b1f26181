/** The sandbox that plays: a clock and scenes of one key, their notices read, folded and told; and nobody else sees it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCENES } from '../../lib/domain/sandbox/scenes.ts'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import { type Ask, asking, newAccount, queueRests } from '../support/client.ts'
import { eventually } from '../support/eventually.ts'
import { type Receiver, startReceiver } from '../support/receiver.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { part, REST } from '../support/sampled.ts'

/** Tried whole by `npm test`. */
const whole = test.skipIf(REST)

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

whole('a scene is a notice of that day: profile, signing check, feed and webhooks of that key turn, and of no other', async () => {
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
  const all = ['DENEME-TAM', 'DENEME-LIMITED'].flatMap((company) =>
    SCENES.filter(({ companies }) => companies.includes(company)).map(({ code }) => ({ company, code })),
  )
  for (const { company, code } of part(all, 3)) {
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

whole('the clock goes on, and what the days bring is told', async () => {
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

whole(
  'what is watched turns in the world of the key, told under its numbers and to its webhooks, and goes back with the reset',
  async () => {
    const [mine, other] = [await newAccount(service), await newAccount(service)]
    const [ask, elsewhere] = [asking(service, mine.sandbox), asking(service, other.sandbox)]
    const WATCHES = '/api/v1/yetki-izlemeleri/'
    const question = {
      sirket_id: 'DENEME-TAM',
      kisi: 'Kerem Kurgusal',
      birlikte: ['Işık Farazi'],
      islem: 'mal_hizmet_alim',
      tutar: 400_000,
    }
    const watch = (await ask(WATCHES, { json: question })).body as { id: number; sonuc: string }
    expect(watch.sonuc).toBe('yetkili')
    expect((await elsewhere(WATCHES, { json: question })).status).toBe(201)
    const report = (await ask(`${TAM}dogrulama-raporu.pdf?bicim=json`)).body.rapor_kimligi as string
    const hook = (
      await ask('/api/v1/webhooklar/', { json: { url: `${receiver.url}/olay`, olaylar: ['yetki.degisiklik', 'rapor.eskidi'] } })
    ).body
    await elsewhere('/api/v1/webhooklar/', { json: { url: `${receiver.url}/olay-oteki`, olaylar: ['yetki.degisiklik', 'rapor.eskidi'] } })
    const events = async (by: Ask, query = '') => (await by(`/api/v1/olaylar/${query}`)).body
    expect(await events(ask)).toMatchObject({ son_sira: 0, olaylar: [] })

    await scene(ask, 'imzaci-kaybi')
    await eventually(async () => expect((await events(ask)).olaylar).toHaveLength(2))
    const told = await events(ask)
    expect(told.son_sira).toBe(2)
    expect(told.olaylar.map(({ sira }: { sira: number }) => sira)).toEqual([1, 2])
    const turn = told.olaylar.find(({ olay }: { olay: string }) => olay === 'yetki.degisiklik')
    expect(turn).toMatchObject({
      tarih: service.today,
      sirket: { id: 'DENEME-TAM' },
      ayrinti: { izleme: watch.id, onceki: 'yetkili', neden: 'ilan', soru: { kisi: 'Kerem Kurgusal' } },
    })
    expect(turn.ayrinti.yeni).not.toBe('yetkili')
    expect(told.olaylar.find(({ olay }: { olay: string }) => olay === 'rapor.eskidi').ayrinti.rapor_kimligi).toBe(report)
    expect((await events(ask, '?sonra=1')).olaylar).toHaveLength(1)
    expect((await ask('/api/v1/akis-durumu/')).body.son_olay_sira).toBe(2)
    expect((await ask(`${WATCHES}${watch.id}/`)).body.sonuc).toBe(turn.ayrinti.yeni)
    await eventually(() => expect(receiver.received.filter(({ path }) => path === '/olay')).toHaveLength(2))

    // another scene tells what it turns, and nothing of the first again
    await scene(ask, 'sermaye-artirimi')
    await played(ask)
    await eventually(async () => expect((await ask(`${TAM}ilanlar/`)).body.adet).toBe((await elsewhere(`${TAM}ilanlar/`)).body.adet + 2))
    await played(ask)
    expect((await events(ask)).son_sira).toBe(2)

    // the webhook hears it again, by the days of the key's clock
    const again = await ask(`/api/v1/webhooklar/${hook.id}/yeniden-gonder/`, { json: { sonra: service.today } })
    expect(again).toMatchObject({ status: 202, body: { teslim_adedi: 2 } })
    await eventually(() => expect(receiver.received.filter(({ path }) => path === '/olay')).toHaveLength(4))
    expect(
      (await ask(`/api/v1/webhooklar/${hook.id}/yeniden-gonder/`, { json: { sonra: addDays(service.today, 1) } })).body.teslim_adedi,
    ).toBe(0)

    expect(await events(elsewhere)).toMatchObject({ son_sira: 0, olaylar: [] })
    expect(receiver.received.filter(({ path }) => path === '/olay-oteki')).toEqual([])
    await ask('/api/v1/deneme/', { method: 'DELETE' })
    expect(await events(ask)).toMatchObject({ son_sira: 0, olaylar: [] })
    await eventually(async () => expect((await ask(`${WATCHES}${watch.id}/`)).body).toMatchObject({ id: watch.id, sonuc: 'yetkili' }))
  },
)

whole('the clock turns what is watched on the very day, and changes since a day are sent again by that clock', async () => {
  const ask = asking(service, (await newAccount(service)).sandbox)
  const hook = (await ask('/api/v1/webhooklar/', { json: { url: `${receiver.url}/saat` } })).body
  const ends = (await ask('/api/v1/gorev-bitisleri/?gun=3650')).body.gorev_bitisleri as {
    isim: string
    gorev_bitis: string
    sirket: { id: string }
  }[]
  const end = ends.find(({ sirket, gorev_bitis }) => sirket.id === 'DENEME-TAM' && gorev_bitis > service.today)!
  await ask('/api/v1/yetki-izlemeleri/', { json: { sirket_id: 'DENEME-TAM' } })
  await ask('/api/v1/deneme/saat/', { json: { gun: addDays(end.gorev_bitis, 40) } })
  await eventually(async () => {
    const { olaylar } = (await ask('/api/v1/olaylar/?olay=yetki.degisiklik')).body
    expect(olaylar[0]).toMatchObject({ tarih: addDays(end.gorev_bitis, 1), ayrinti: { onceki: 'var', neden: 'takvim' } })
  })
  await eventually(() => expect(receiver.received.filter(({ path }) => path === '/saat').length).toBeGreaterThan(1))
  await played(ask)
  const since = async (sonra: string) => (await ask(`/api/v1/webhooklar/${hook.id}/yeniden-gonder/`, { json: { sonra } })).body
  expect((await since(addDays(end.gorev_bitis, 41))).degisiklik_adedi).toBe(0)
  const late = (await since(end.gorev_bitis)).degisiklik_adedi as number
  expect(late).toBeGreaterThan(0)
  expect((await since(addDays(service.today, 1))).degisiklik_adedi).toBeGreaterThan(late)
})

whole('a key that everybody has only reads; it gives who wants to play a key of their own', async () => {
  const { sandbox, live } = await newAccount(service)
  const shared = asking(service, sandbox)
  expect(await shared('/api/v1/deneme/anahtar/', { method: 'POST' })).toMatchObject({
    status: 400,
    body: { hata: 'deneme_desteklenmiyor' },
  })
  await service.database.sql(`update api_keys set shared = true where key = '${sandbox.key}'`)
  // another isolate may hold the key as it was for twenty seconds; with a new secret it is asked for at once
  const pair = { key: sandbox.key, secret: 'kns_paylasilan' }
  await service.database.sql(`update api_keys set secret_sha256 = encode(sha256('${pair.secret}'::bytea), 'hex') where key = '${pair.key}'`)
  const everybody = asking(service, pair)
  for (const [path, init] of [
    ['/api/v1/deneme/saat/', { json: { ileri: 1 } }],
    ['/api/v1/deneme/sahneler/', { json: { sirket_id: 'DENEME-TAM', sahne: 'tasfiye' } }],
    ['/api/v1/deneme/', { method: 'DELETE' }],
    ['/api/v1/webhooklar/', { json: { url: `${receiver.url}/herkes` } }],
    ['/api/v1/yetki-izlemeleri/', { json: { sirket_id: 'DENEME-TAM' } }],
  ] as const) {
    const refused = await everybody(path, init)
    expect([path, refused.status, refused.body.hata]).toEqual([path, 400, 'deneme_desteklenmiyor'])
    expect(refused.body.detay).toContain('POST /api/v1/deneme/anahtar/')
  }
  expect((await everybody(TAM)).status).toBe(200)
  expect((await everybody(`${TAM}imza-kontrol/`, { json: { kisi: 'Elif Örnekoğlu' } })).status).toBe(200)
  expect((await everybody(`${TAM}dogrulama-raporu.pdf?bicim=json`)).status).toBe(200)

  const made = await everybody('/api/v1/deneme/anahtar/', { method: 'POST', headers: { 'idempotency-key': 'benim' } })
  expect(made.status).toBe(201)
  const own = asking(service, { key: made.body.anahtar, secret: made.body.gizli_anahtar })
  expect((await everybody('/api/v1/deneme/anahtar/', { method: 'POST', headers: { 'idempotency-key': 'benim' } })).body).toEqual({
    ...made.body,
    gizli_anahtar: null,
  })
  expect((await own('/api/v1/deneme/saat/', { json: { ileri: 1 } })).status).toBe(202)
  expect((await own('/api/v1/webhooklar/', { json: { url: `${receiver.url}/benim` } })).status).toBe(201)
  expect((await everybody('/api/v1/deneme/')).body).toMatchObject({ gun: service.today, kendi_dunyasi: false })
  expect((await everybody('/api/v1/webhooklar/')).body.adet).toBe(0)
  expect(await own('/api/v1/deneme/anahtar/', { method: 'POST' })).toMatchObject({ status: 400 })
  expect((await asking(service, live)('/api/v1/deneme/anahtar/', { method: 'POST' })).status).toBe(404)

  // over, it leaves nothing that goes on
  await service.database.sql(`update api_keys set expires_at = now() - interval '1 second' where key = '${made.body.anahtar}'`)
  await service.cron('kunye-isler', '15 0 * * *')
  await eventually(async () =>
    expect((await service.database.sql(`select sandbox_day from api_keys where key = '${made.body.anahtar}'`))[0]!.rows).toEqual([
      { sandbox_day: null },
    ]),
  )
  await service.database.sql(
    `insert into api_keys (account_id, key, secret_sha256, sandbox, label, made_by) select k.account_id, 'kny_deneme_dolu_' || n, '', true, '', k.id
      from api_keys k, generate_series(1, 500) n where k.key = '${pair.key}'`,
  )
  expect(await everybody('/api/v1/deneme/anahtar/', { method: 'POST' })).toMatchObject({ status: 402, body: { hata: 'kota_doldu' } })
})
