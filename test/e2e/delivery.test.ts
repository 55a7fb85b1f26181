/** From a new issue of the gazette to a verified notification, through the Workers, the queue and the database. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { madeUpNotices } from '../../tools/stand-ins/stand-ins.ts'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import { notification } from '../../lib/http/wire/notification.ts'
import { keyHeaders, newAccount } from '../support/client.ts'
import { describedFetch as fetch } from '../support/described.ts'
import { eventually } from '../support/eventually.ts'
import { type Manner, type Received, type Receiver, startReceiver, verified } from '../support/receiver.ts'
import { printMove } from '../support/moves.ts'
import { ALL, REST, sampled } from '../support/sampled.ts'
import { startTestService, type TestService } from '../support/service.ts'

const WATCH = '*/30 * * * *'
const SWEEP = '*/10 * * * *'
const folder = mkdtempSync(join(tmpdir(), 'kunye-delivery-'))
/** How the receiver answers on each path. */
const manners = new Map<string, (count: number) => Manner>()
let service: TestService
let receiver: Receiver
let headers: Record<string, string>
let companyId: number

beforeAll(async () => {
  // without issue and page a notice is served as text: reading page images is not what this is about
  const founding = readFileSync(join(madeUpNotices, 'canli-yapi-1-2022-06-14-kurulus.txt'), 'utf8').replace(/^(Issue|Page): .*\n/gm, '')
  writeFileSync(join(folder, 'kurulus.txt'), founding)
  ;[service, receiver] = await Promise.all([startTestService({ notices: folder }), startReceiver()])
  receiver.manner((answer, request) => {
    const manner = manners.get(request.path)?.(requestsTo(request.path).length) ?? 204
    if (typeof manner === 'number') answer.writeHead(manner).end()
    else manner(answer, request)
  })
  headers = keyHeaders((await newAccount(service)).live)
  const added = await api('POST', '/api/v1/sirket-ekle/', { mudurluk: 'ANKARA', sicil_no: '412345' })
  companyId = (added.body.sirket as { id: number }).id
  await until(async () => (await api('GET', `/api/v1/sirketler/${companyId}/durum/`)).body.hazir === true)
})
afterAll(async () => {
  await service?.close()
  await receiver?.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  for (const standIn of Object.values(service.standIns)) await standIn.faults({ down: false, fail_next: 0 })
  await service.database.sql('delete from webhooks')
  receiver.received.length = 0
  manners.clear()
})

type Json = Record<string, unknown>
type Detail = {
  id: number
  aktif: boolean
  ardisik_hata: number
  son_durum: string | null
  son_teslimler: { teslim_id: string; durum: string; deneme_sayisi: number; http_kodu: number | null; hata: string | null }[]
}
const api = async (method: string, path: string, body?: unknown): Promise<{ status: number; body: Json }> => {
  const answer = await fetch(service.url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Json }
}
const until = (holds: () => Promise<boolean>): Promise<void> =>
  eventually(async () => {
    if (!(await holds())) throw new Error(`not so; the Workers said last:\n${service.logs.slice(-20).join('\n')}`)
  })
const requestsTo = (path: string): Received[] => receiver.received.filter((request) => request.path === path)

const hook = async (path: string, more: Json = {}): Promise<{ id: number; secret: string }> => {
  const { body } = await api('POST', '/api/v1/webhooklar/', { url: receiver.url + path, ...more })
  return { id: body.id as number, secret: body.gizli_anahtar as string }
}
const detail = async (id: number): Promise<Detail> => (await api('GET', `/api/v1/webhooklar/${id}/`)).body as Detail
const settled = (id: number, durum: string): Promise<void> => until(async () => (await detail(id)).son_teslimler[0]?.durum === durum)

let moves = 44
/** A new issue in which the company moves once more: that of a day, from a week ago on. */
const printIssue = (): Promise<void> => {
  const to = ++moves
  return printMove(service, { day: addDays(service.today, to - 51), to, registered: '24.8.2026' })
}
/** The daily watch, as if none of these days had been looked at. */
const watch = async (): Promise<void> => {
  await service.database.sql('delete from gazette_issues')
  await service.cron('kunye-isler', WATCH)
}
const announced = async (): Promise<number> => Number((await service.database.sql('select count(*) from announcements'))[0]?.rows[0]?.count)

test.skipIf(REST)('the first reading of a history fills the feed and notifies nobody', async () => {
  expect((await api('GET', `/api/v1/sirketler/${companyId}/degisiklikler/`)).body.adet).toBeGreaterThan(0)
  expect(await announced()).toBe(0)
})

test.skipIf(REST)('a new issue reaches the receiver, signed, once, with what the feed says', async () => {
  const [all, some, none] = [
    await hook('/all'),
    await hook('/some', { kategoriler: ['adres', 'sermaye'] }),
    await hook('/none', { kategoriler: ['sermaye'] }),
  ]
  await printIssue()
  await watch()
  await Promise.all([settled(all.id, 'basarili'), settled(some.id, 'basarili')])
  const told = notification.parse(verified(requestsTo('/all')[0]!, all.secret))
  const feed = (await api('GET', `/api/v1/sirketler/${companyId}/degisiklikler/`)).body.degisiklikler as Json[]
  expect(told).toMatchObject({
    olay: 'sirket.degisiklik',
    test: false,
    sirket: { id: companyId, sicil_no: '412345' },
    kategoriler: ['adres'],
  })
  expect(told.degisiklikler.length).toBeGreaterThan(0)
  expect(feed.slice(0, told.degisiklikler.length)).toMatchObject(told.degisiklikler as unknown as Json[])
  expect(notification.parse(verified(requestsTo('/some')[0]!, some.secret)).kategoriler).toEqual(['adres'])
  expect(() => verified(requestsTo('/some')[0]!, all.secret)).toThrow()
  expect((await detail(all.id)).son_teslimler).toMatchObject([
    { teslim_id: told.teslim_id, olay: 'sirket.degisiklik', deneme_sayisi: 1, http_kodu: 204, hata: null },
  ])
  expect((await detail(none.id)).son_teslimler).toEqual([])

  // the same issue again, and the company's whole list again
  await watch()
  await fetch(`${service.standIns.gazette.url}/_reset`, { method: 'POST' })
  await service.database.sql(
    `update preparations set refresh = 'notices', updated_at = now() - interval '1 hour' where company_id = ${companyId}`,
  )
  await service.cron('kunye-isler', SWEEP)
  await until(async () => (await service.standIns.gazette.stats()).requests > 0)
  await until(
    async () =>
      (await service.database.sql(`select 1 from preparations where company_id = ${companyId} and refresh is not null`))[0]?.rows.length ===
      0,
  )
  expect(receiver.received).toHaveLength(2)

  // sent again by hand: the same id
  expect((await api('POST', `/api/v1/webhooklar/${all.id}/teslimler/${told.teslim_id}/tekrar/`)).status).toBe(202)
  await receiver.waitFor(2, (request) => request.path === '/all')
  expect(requestsTo('/all').map((request) => request.headers['webhook-id'])).toEqual([told.teslim_id, told.teslim_id])
})

/**
 * A receiver that is no good one: how it answers, and what comes of it when those that answer are told. Two of them beside a good one by
 * `npm test`; the one that hangs takes fifteen seconds.
 */
type Kind = { path: string; manner: (count: number) => Manner; comesOf: (own: { id: number; secret: string }) => Promise<void> }
const last = async (id: number, expected: object): Promise<void> => expect(await detail(id)).toMatchObject(expected)
const idsAt = (path: string): Set<unknown> => new Set(requestsTo(path).map((request) => request.headers['webhook-id']))
const KINDS: Kind[] = [
  {
    path: '/hang',
    manner: () => () => {},
    comesOf: async ({ id }) => {
      await settled(id, 'hata')
      await last(id, {
        ardisik_hata: 1,
        aktif: true,
        son_durum: 'hata',
        son_teslimler: [{ http_kodu: null, hata: 'Alıcı 15 saniye içinde yanıt vermedi' }],
      })
    },
  },
  {
    path: '/slow',
    manner: () => (answer) => {
      setTimeout(() => answer.writeHead(200).end(), 4000)
    },
    comesOf: ({ id }) => settled(id, 'basarili'),
  },
  {
    path: '/down',
    manner: (count) => (count === 1 ? (answer) => answer.destroy() : 200),
    comesOf: async ({ id, secret }) => {
      await settled(id, 'basarili')
      expect(idsAt('/down').size).toBe(1)
      const [first, second] = requestsTo('/down')
      expect(second!.at - first!.at).toBeGreaterThan(4000)
      await last(id, { ardisik_hata: 0, aktif: true, son_teslimler: [{ deneme_sayisi: 2, http_kodu: 200, hata: null }] })
      for (const request of requestsTo('/down')) verified(request, secret)
    },
  },
  {
    path: '/garbage',
    manner: () => (answer) => {
      answer.socket?.end('NOT HTTP AT ALL\r\n\r\n')
    },
    comesOf: async ({ id }) => {
      await settled(id, 'hata')
      await last(id, { son_teslimler: [{ durum: 'hata', http_kodu: null, hata: 'Alıcıya bağlanılamadı' }] })
    },
  },
  {
    path: '/moved',
    manner: () => (answer) => answer.writeHead(301, { location: `${receiver.url}/elsewhere` }).end(),
    comesOf: async ({ id }) => {
      await settled(id, 'hata')
      await last(id, { son_teslimler: [{ durum: 'hata', http_kodu: 301 }] })
      expect(requestsTo('/elsewhere')).toEqual([])
    },
  },
  {
    path: '/later',
    manner: (count) => (count === 1 ? (answer) => answer.writeHead(429, { 'retry-after': '3600' }).end() : 200),
    comesOf: async ({ id }) => {
      await settled(id, 'hata')
      await last(id, { aktif: true, son_teslimler: [{ durum: 'hata', deneme_sayisi: 1, http_kodu: 429 }] })
      const waits = await service.database.sql(
        `select extract(epoch from due_at - last_attempt_at)::int as wait from deliveries where webhook_id = ${id}`,
      )
      expect(waits[0]?.rows).toEqual([{ wait: 3600 }])
    },
  },
  {
    path: '/gone',
    manner: (count) => (count === 1 ? 410 : 200),
    comesOf: async ({ id }) => {
      await settled(id, 'hata')
      await last(id, { aktif: false, ardisik_hata: 1, son_teslimler: [{ durum: 'hata', deneme_sayisi: 1, http_kodu: 410 }] })
      expect(requestsTo('/gone')).toHaveLength(1)
      const { body } = await api('PATCH', `/api/v1/webhooklar/${id}/`, { aktif: true })
      expect(body).toMatchObject({ aktif: true, ardisik_hata: 0 })
      await settled(id, 'basarili')
      expect(idsAt('/gone').size).toBe(1)
    },
  },
  {
    path: '/endless',
    manner: () => (answer) => {
      answer.writeHead(200)
      const timer = setInterval(() => answer.write('x'.repeat(65_536)), 5)
      answer.on('close', () => clearInterval(timer))
    },
    comesOf: ({ id }) => settled(id, 'basarili'),
  },
]

test('receivers of every kind, in one issue: none holds up another', async () => {
  const kinds = sampled(KINDS, 2)
  const good = await hook('/good')
  const hooks = new Map<Kind, { id: number; secret: string }>()
  for (const kind of kinds) {
    manners.set(kind.path, kind.manner)
    hooks.set(kind, await hook(kind.path))
  }
  await printIssue()
  await watch()

  await settled(good.id, 'basarili')
  await Promise.all([...hooks].map(([kind, own]) => kind.comesOf(own)))
  // by when each was over, not by a look that a busy machine may take late
  const order = await service.database.sql('select webhook_id from deliveries order by last_attempt_at')
  const over = order[0]?.rows.map(({ webhook_id }) => Number(webhook_id)) ?? []
  const hangs = [...hooks].find(([{ path }]) => path === '/hang')?.[1]
  if (hangs) expect(over.indexOf(good.id)).toBeLessThan(over.indexOf(hangs.id))
})

test.skipIf(REST)('while a webhook is paused its notifications wait, and all come when it is resumed', async () => {
  const { id, secret } = await hook('/paused')
  await api('PATCH', `/api/v1/webhooklar/${id}/`, { aktif: false })
  for (let issue = 1; issue <= 3; issue++) {
    const before = await announced()
    await printIssue()
    await watch()
    await until(async () => (await announced()) > before)
  }
  await service.cron('kunye-isler', SWEEP)
  expect(receiver.received).toEqual([])
  expect((await detail(id)).son_teslimler.map(({ durum }) => durum)).toEqual(['bekliyor', 'bekliyor', 'bekliyor'])
  await api('PATCH', `/api/v1/webhooklar/${id}/`, { aktif: true })
  const came = await receiver.waitFor(3)
  expect(new Set(came.map((request) => verified(request, secret).teslim_id)).size).toBe(3)
})

test.skipIf(REST)('what the queue did not take the sweep hands over', async () => {
  const { id } = await hook('/queue')
  await printIssue()
  await service.database.sql('delete from gazette_issues')
  await service.cron('kunye-isler', WATCH)
  await settled(id, 'basarili')
  const before = await announced()
  // the message of a delivery is lost between the transaction and the queue
  await service.database.sql(`update deliveries set state = 'pending', attempts = 0, round_start = 0, published_at = null, due_at = now()`)
  await service.standIns.qstash.faults({ down: true })
  await expect(service.cron('kunye-isler', SWEEP)).rejects.toThrow()
  await service.standIns.qstash.faults({ down: false })
  await service.cron('kunye-isler', SWEEP)
  await settled(id, 'basarili')
  expect(await announced()).toBe(before)
  expect(new Set(requestsTo('/queue').map((request) => request.headers['webhook-id'])).size).toBe(1)
})

// two hundred where everything is tried
const MANY = ALL ? 200 : 50
test('a great many webhooks on one company', async () => {
  const { id } = await hook('/many')
  await service.database.sql(`
    insert into webhooks (account_id, sandbox, url, categories, secret) select account_id, sandbox, url || '/' || n, categories, secret from webhooks, generate_series(1, ${MANY - 1}) n where id = ${id}`)
  await printIssue()
  await watch()
  const came = await receiver.waitFor(MANY)
  expect(new Set(came.map((request) => request.path)).size).toBe(MANY)
  expect(new Set(came.map((request) => request.headers['webhook-id'])).size).toBe(MANY)
  await until(async () => (await service.database.sql(`select 1 from deliveries where state <> 'succeeded'`))[0]?.rows.length === 0)
  expect(receiver.received).toHaveLength(MANY)
})
