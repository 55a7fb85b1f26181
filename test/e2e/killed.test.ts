/**
 * The Workers' process ends by SIGKILL in the middle of a preparation, a watch, a delivery and a nightly scan, and starts again over the
 * same data.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StandInName } from '../../tools/local/ports.ts'
import { addDays, turkishDate } from '../../lib/domain/kernel/dates.ts'
import { type Ask, asking, newAccount } from '../support/client.ts'
import { type Receiver, startReceiver, verified } from '../support/receiver.ts'
import { sampled } from '../support/sampled.ts'
import { startTestService, type TestService } from '../support/service.ts'

const [WATCH, SWEEP, SCAN] = ['*/30 * * * *', '*/10 * * * *', '15 0 * * *']
const PATHS = ['/all', '/some']

let service: TestService
let receiver: Receiver
let live: Ask
const hooks = new Map<string, { id: number; secret: string }>()
/** What came, each with a signature that is good: the path, the id and the words. */
const told: { path: string; id: string; body: string }[] = []

beforeAll(async () => {
  ;[service, receiver] = await Promise.all([startTestService({ pages: false }), startReceiver()])
  receiver.manner((answer, request) => {
    const { teslim_id } = verified(request, hooks.get(request.path)!.secret)
    expect(request.headers['webhook-id']).toBe(teslim_id)
    told.push({ path: request.path, id: String(teslim_id), body: request.body })
    if (!isDeaf) answer.writeHead(204).end()
  })
  live = asking(service, (await newAccount(service)).live)
  for (const path of PATHS) {
    const { body } = await live('/api/v1/webhooklar/', {
      json: { url: receiver.url + path, kategoriler: path === '/all' ? [] : ['adres', 'yetkililer'] },
    })
    hooks.set(path, { id: body.id as number, secret: body.gizli_anahtar as string })
  }
})
afterAll(async () => {
  await receiver?.close()
  await service?.close()
})

const cron = (expression: string): Promise<void> => service.cron('kunye-isler', expression)
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const isSoon = async (holds: () => boolean | Promise<boolean>, seconds: number, everyMs: number): Promise<boolean> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(everyMs)) if (await holds()) return true
  return false
}

/** When it dies: the one story has one of these deaths, the others with `npm run test:rest`. */
type Death = 'listing' | 'taking' | 'archiving' | 'telling' | 'scanning'
const DEATHS = sampled<Death>(['listing', 'taking', 'archiving', 'telling', 'scanning'], 1)

/** While true, the receiver takes notifications and answers none. */
let isDeaf = false
/** Each request to a neighbour takes this long while one of them is waited for. */
const SLOW_MS = 100

/**
 * The process dies while its request number `nth` of this step to a neighbour is on its way: the request comes to nothing (`lost`), or it
 * is carried out and nobody hears the answer. On a busy machine death comes some requests later, or when the step is over: what is expected
 * in the end is the same.
 */
const dieAt = async (death: Death, at: StandInName, nth: number, fate: 'lost' | 'done', step: () => Promise<unknown>): Promise<void> => {
  if (!DEATHS.includes(death)) {
    await step().catch(() => undefined) // what failed the next hours make good
    return
  }
  const neighbour = service.standIns[at]
  await neighbour.reset()
  await neighbour.faults({ latency_ms: SLOW_MS })
  const stepping = step().catch(() => undefined)
  await isSoon(async () => (await neighbour.stats()).requests >= nth, 30, SLOW_MS / 5)
  if (fate === 'lost') await neighbour.faults({ down: true })
  await service.kill()
  await stepping
  await pause(2 * SLOW_MS)
  await neighbour.faults({ latency_ms: 0, down: false })
  await service.revive()
}

/** The process dies when both receivers have these words and have not answered. */
const dieUnanswered = async (words: string): Promise<void> => {
  isDeaf = DEATHS.includes('telling')
  await hoursPassUntil(async () => isTold(words))
  if (!isDeaf) return
  await service.kill()
  isDeaf = false
  await service.revive()
}
const isTold = (words: string): boolean => PATHS.every((path) => told.some((each) => each.path === path && each.body.includes(words)))

/** What the calendar does in some hours; nobody waits for them here. */
const hoursPass = async (): Promise<void> => {
  await service.database.sql(
    `update gazette_issues set next_try_at = now() where day = '${service.today}'`,
    `update preparations set updated_at = updated_at - interval '3 hours'`,
    `update deliveries set due_at = due_at - interval '3 hours', leased_until = null where state in ('pending', 'failed')`,
  )
  for (const expression of [WATCH, SWEEP, SCAN]) await cron(expression)
}
const hoursPassUntil = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 20; tries++) {
    await hoursPass().catch(() => undefined) // what failed the next hours make good
    if (await isSoon(holds, 5, 2 * SLOW_MS)) return
  }
  throw new Error(`not so after many hours; the Workers said last:\n${service.logs.slice(-20).join('\n')}`)
}
const isDelivered = async (): Promise<boolean> =>
  (await service.database.sql(`select 1 from deliveries where state <> 'succeeded'`))[0]!.rows.length === 0

const STREET = 'YENİ CAD. NO: 50 ESENYURT'
/** Prints an issue of today in which the company moves to that street. */
const print = async (): Promise<void> => {
  const text = `T.C. İSTANBUL TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
İlan Sıra No: 70050
Ticaret Sicil/Dosya No: 912345-5
Ticaret Unvanı:
DENEME MAKİNE SANAYİ VE TİCARET ANONİM ŞİRKETİ

Adres : Akçaburgaz Mah. Yeni Cad. No: 50 Esenyurt / İstanbul
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar
müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak
${turkishDate(addDays(service.today, -1))} tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar:Adres
ADRES
Yukarıda bilgileri bulunan şirketin adresi AKÇABURGAZ MAH. DENEME CAD. NO: 12 ESENYURT /
İSTANBUL adresinden, AKÇABURGAZ MAH. ${STREET} / İSTANBUL adresine
taşınmıştır.
`
  const notices = [{ office: 'İSTANBUL', registryNo: '912345-5', noticeType: 'ANONİM ŞİRKET (ADRES DEĞİŞİKLİĞİ)', text }]
  const answer = await fetch(`${service.standIns.gazette.url}/_issues`, {
    method: 'POST',
    body: JSON.stringify({ day: service.today, notices }),
  })
  expect(answer.status).toBe(201)
  await service.database.sql(`delete from gazette_issues where day = '${service.today}'`)
}

test('nothing is lost and nothing is told under two ids', async () => {
  let company = 0
  await dieAt('listing', 'gazette', 2, 'lost', async () => {
    // the notices of a new company are listed, their documents do not come
    company = (await live('/api/v1/sirket-ekle/', { json: { mudurluk: 'İSTANBUL', sicil_no: '912345-5' } })).body.sirket.id as number
  })
  await hoursPassUntil(async () => (await live(`/api/v1/sirketler/${company}/durum/`)).body.hazir === true)
  const { body: history } = await live('/api/v1/degisiklikler/')
  expect(history.son_sira).toBeGreaterThan(0)
  expect(told).toEqual([])

  await print()
  await dieAt('taking', 'neon', 2, 'done', () => cron(WATCH)) // the issue is taken, and nobody knows
  await dieAt('archiving', 'qstash', 2, 'done', hoursPass) // its document is archived, and the message to read it finds nobody
  await dieUnanswered(STREET)
  await hoursPassUntil(isDelivered)

  await service.database.sql(
    `update term_ends set ends_on = '${addDays(service.today, 7)}' where company_id = ${company} and fact_id = (select min(fact_id) from term_ends where company_id = ${company})`,
    `delete from scans where name = 'terms'`,
  )
  await dieAt('scanning', 'neon', 3, 'done', () => cron(SCAN)) // the end of a term is a change, and the night is not over
  await hoursPassUntil(async () => isTold('gorev_suresi') && (await isDelivered()))

  const { body: feed } = await live(`/api/v1/degisiklikler/?sonra=${history.son_sira}`)
  const summaries = (feed.degisiklikler as { ozet: string }[]).map(({ ozet }) => ozet)
  expect(summaries).toEqual([expect.stringContaining(STREET), expect.stringContaining('7 gün kaldı')])
  expect(feed.degisiklikler.map(({ sira }: { sira: number }) => sira)).toEqual([history.son_sira + 1, history.son_sira + 2])
  for (const path of PATHS) {
    const theirs = told.filter((each) => each.path === path)
    const ids = summaries.map((summary) => [...new Set(theirs.filter(({ body }) => body.includes(summary)).map(({ id }) => id))])
    expect(ids).toEqual([[expect.any(String)], [expect.any(String)]])
    // what is sent again is the same to the letter
    expect(new Set(theirs.map(({ body }) => body)).size).toBe(2)
    const { body: hook } = await live(`/api/v1/webhooklar/${hooks.get(path)!.id}/`)
    expect(hook.son_teslimler.map(({ teslim_id, durum }: Record<string, unknown>) => [teslim_id, durum])).toEqual(
      ids
        .flat()
        .reverse()
        .map((id) => [id, 'basarili']),
    )
  }
  const { body: profile } = await live(`/api/v1/sirketler/${company}/`)
  expect(profile.unvan_adres.adresler.at(-1).deger).toContain(STREET)
  expect((await service.database.sql(`select stage, refresh from preparations where company_id = ${company}`))[0]?.rows).toEqual([
    { stage: 'ready', refresh: null },
  ])
})
