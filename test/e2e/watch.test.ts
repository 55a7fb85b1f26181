/**
 * A new issue of the gazette, from the source to the receiver of a webhook, over the real Workers, the queue and the stand-ins; and what
 * gets in its way.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, turkishDate } from '../../lib/domain/kernel/dates.ts'
import { type Ask, asking, newAccount, prepared, queueRests } from '../support/client.ts'
import { eventually } from '../support/eventually.ts'
import { type Receiver, startReceiver, verified } from '../support/receiver.ts'
import { ALL, isScanned, sampled } from '../support/sampled.ts'
import { startTestService, type TestService } from '../support/service.ts'

const SCANNED = ALL || isScanned('watch')
let service: TestService
let live: Ask
let receiver: Receiver
let secret = ''
let id = 0
let cursor = 0

beforeAll(async () => {
  service = await startTestService({ pages: ALL })
  receiver = await startReceiver()
  live = asking(service, (await newAccount(service)).live)
  id = (await live('/api/v1/sirket-ekle/', { json: { mudurluk: 'İSTANBUL', sicil_no: '912345-5' } })).body.sirket.id as number
  await prepared(live, id)
  const made = await live('/api/v1/webhooklar/', { json: { url: `${receiver.url}/bildirim` } })
  expect(made.status).toBe(201)
  secret = made.body.gizli_anahtar as string
  cursor = (await live('/api/v1/degisiklikler/')).body.son_sira as number
})
afterAll(async () => {
  await receiver?.close()
  await service?.close()
})

const watch = (): Promise<void> => service.cron('kunye-isler', '*/30 * * * *')
const sweep = (): Promise<void> => service.cron('kunye-isler', '*/10 * * * *')

/**
 * Prints an issue of `day`: a move of the company to a street of this number, and notices of companies nobody follows. As pages where
 * `pages` says so, which take a core some seconds each; else the source has their texts.
 */
const print = async (day: string, street: number, pages = ALL): Promise<void> => {
  const text = (registryNo: string): string => `T.C. İSTANBUL TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
İlan Sıra No: ${street}${registryNo.slice(0, 3)}
Ticaret Sicil/Dosya No: ${registryNo}
Ticaret Unvanı:
DENEME MAKİNE SANAYİ VE TİCARET ANONİM ŞİRKETİ

Adres : Akçaburgaz Mah. Yeni Cad. No: ${street} Esenyurt / İstanbul
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar
müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak
${turkishDate(addDays(day, -1))} tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar:Adres
ADRES
Yukarıda bilgileri bulunan şirketin adresi AKÇABURGAZ MAH. DENEME CAD. NO: 12 ESENYURT /
İSTANBUL adresinden, AKÇABURGAZ MAH. YENİ CAD. NO: ${street} ESENYURT / İSTANBUL adresine
taşınmıştır.
`
  const notices = ['912345-5', '700001-5', '700002-5'].map((registryNo) => ({
    office: 'İSTANBUL',
    registryNo,
    title: 'DENEME MAKİNE SANAYİ VE TİCARET ANONİM ŞİRKETİ',
    page: pages ? '100' : null,
    noticeType: 'ANONİM ŞİRKET (ADRES DEĞİŞİKLİĞİ)',
    text: text(registryNo),
  }))
  const answer = await fetch(`${service.standIns.gazette.url}/_issues`, {
    method: 'POST',
    body: JSON.stringify({ day, issue: String(60_000 + street), notices }),
  })
  expect(answer.status).toBe(201)
}
const moveTo =
  (street: number) =>
  (request: { body: string }): boolean =>
    request.body.includes(`Adres değişti: AKÇABURGAZ MAH. YENİ CAD. NO: ${street} `)
const idsOf = (street: number): Set<unknown> =>
  new Set(receiver.received.filter(moveTo(street)).map((request) => request.headers['webhook-id']))
/** As if the time until the next attempt had passed. */
const later = (): Promise<unknown> =>
  service.database.sql(
    `update gazette_issues set next_try_at = now() where state = 'open'`,
    `update preparations set updated_at = now() - interval '3 hours' where refresh is not null`,
  )

test('a notice of the issue of the day changes profile and feeds, and the receiver gets a signed notification', async () => {
  await print(service.today, 1, SCANNED)
  await watch()
  const [request] = await receiver.waitFor(1)
  expect(verified(request!, secret)).toMatchObject({
    olay: 'sirket.degisiklik',
    test: false,
    sirket: { id },
    kategoriler: ['adres'],
    degisiklikler: [{ tur: 'unvan-adres', kategori: 'adres', kaynak: { alinti_dogrulandi: true } }],
  })
  const { body: feed } = await live(`/api/v1/sirketler/${id}/degisiklikler/`)
  expect(feed.son_gazete).toMatchObject({ tarih: service.today, gazete_arsivde: SCANNED })
  expect(feed.degisiklikler[0]).toMatchObject({ kategori: 'adres', kaynak: { ilan_tarihi: service.today } })
  const { body: stream } = await live(`/api/v1/degisiklikler/?sonra=${cursor}`)
  expect(stream.degisiklikler).toMatchObject([{ sira: cursor + 1, sirket: { id }, ozet: feed.degisiklikler[0].ozet }])
  const { body: profile } = await live(`/api/v1/sirketler/${id}/`)
  expect(profile.unvan_adres.adresler.at(-1).deger).toContain('NO: 1 ')
  expect((await live(`/api/v1/sirketler/${id}/durum/`)).body).toMatchObject({
    asama: 'hazir',
    ilerleme: { ilan_bulunan: 3, ilan_arsivlenen: 3 },
  })
  expect(
    (await service.database.sql(`select ok, slow, failed from measurements where component = 'gazette_issue'`))[0]?.rows[0],
  ).toMatchObject({ ok: 1, failed: 0 })
})

test('run again it asks the source for nothing and sends nothing', async () => {
  await service.standIns.gazette.reset()
  await watch()
  await sweep()
  expect((await service.standIns.gazette.stats()).requests).toBe(0)
  expect(receiver.received).toHaveLength(1)
})

test('a day that was missed is caught up', async () => {
  const missed = addDays(service.today, -2)
  await service.database.sql(`delete from gazette_issues where day >= '${missed}'`)
  await print(missed, 2)
  await watch()
  await receiver.waitFor(1, moveTo(2))
  expect(receiver.received).toHaveLength(2)
})

test('an issue that the source cannot give is counted, and read when it can', async () => {
  const day = addDays(service.today, -1)
  await service.database.sql(`delete from gazette_issues where day >= '${day}'`)
  await print(day, 3)
  await service.standIns.gazette.faults({ down: true })
  await watch()
  expect((await service.database.sql(`select state, attempts from gazette_issues where day = '${day}'`))[0]?.rows).toEqual([
    { state: 'open', attempts: 1 },
  ])
  expect((await service.database.sql(`select failed from measurements where component = 'gazette_issue'`))[0]?.rows).toEqual([
    { failed: 1 },
  ])
  await service.standIns.gazette.faults({ down: false })
  await later()
  await watch()
  await receiver.waitFor(1, moveTo(3))
})

test('the nightly scan tells a term that ends in a week, once, to the receiver too', async () => {
  await service.database.sql(
    `update term_ends set ends_on = '${addDays(service.today, 7)}' where company_id = ${id} and fact_id = (select min(fact_id) from term_ends where company_id = ${id})`,
  )
  await service.cron('kunye-isler', '15 0 * * *')
  const [request] = await receiver.waitFor(1, ({ body }) => body.includes('gorev_suresi'))
  expect(verified(request!, secret)).toMatchObject({
    kategoriler: ['yetkililer'],
    degisiklikler: [
      { tur: 'yetkili-atama', alan: 'gorev_suresi', deger: turkishDate(addDays(service.today, 7)), kaynak: { alinti_dogrulandi: true } },
    ],
  })
  const { body } = await live(`/api/v1/sirketler/${id}/degisiklikler/?kategoriler=yetkililer`)
  expect(body.degisiklikler[0]).toMatchObject({ tarih: service.today, alan: 'gorev_suresi', ozet: expect.stringContaining('7 gün kaldı') })
  await service.cron('kunye-isler', '15 0 * * *')
  expect(receiver.received.filter(({ body: sent }) => sent.includes('gorev_suresi'))).toHaveLength(1)
})

test('whatever fails on the way, each notice is told once', async () => {
  const faults = sampled(
    [
      ['neon', 1],
      ['neon', 2],
      ['neon', 3],
      ['neon', 5],
      ['gazette', 1],
      ['gazette', 2],
      ['qstash', 1],
      ['qstash', 12],
    ] as const,
    3,
  )
  for (const [at, [standIn, fail_next]] of faults.entries()) {
    const street = 10 + at
    await service.database.sql(`delete from gazette_issues where day >= '${service.today}'`)
    await print(service.today, street)
    await service.standIns[standIn].faults({ fail_next })
    await eventually(async () => {
      await watch().catch(() => undefined)
      await sweep().catch(() => undefined)
      await later()
      await queueRests(service)
      // a request whose answer was lost is made again, under its id
      expect(idsOf(street).size, `${standIn} fails ${fail_next} times`).toBe(1)
    })
  }
  await sweep()
  for (const [at] of faults.entries()) expect(idsOf(10 + at).size).toBe(1)
  const { body } = await live(`/api/v1/degisiklikler/?sonra=${cursor}`)
  expect(body.degisiklikler).toHaveLength(4 + faults.length)
  expect((await service.database.sql('select stage, refresh from preparations where company_id = ' + id))[0]?.rows).toEqual([
    { stage: 'ready', refresh: null },
  ])
})
