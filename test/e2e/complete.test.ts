/**
 * A client that dies at random and a receiver that fails two times in five, while an issue comes in pieces over a day and a list is
 * repaired: nothing is lost, nothing comes twice under two ids, and both sides reckon the same at the end.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madeUpNotices } from '../../tools/stand-ins/stand-ins.ts'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import { type Ask, asking, newAccount, prepared, queueRests } from '../support/client.ts'
import { eventually } from '../support/eventually.ts'
import { type Receiver, startReceiver, verified } from '../support/receiver.ts'
import { printMove } from '../support/moves.ts'
import { startTestService, type TestService } from '../support/service.ts'

const folder = mkdtempSync(join(tmpdir(), 'kunye-complete-'))
let service: TestService
let receiver: Receiver
let live: Ask
let id = 0
let secret = ''
beforeAll(async () => {
  const founding = readFileSync(join(madeUpNotices, 'canli-yapi-1-2022-06-14-kurulus.txt'), 'utf8').replace(/^(Issue|Page): .*\n/gm, '')
  writeFileSync(join(folder, 'kurulus.txt'), founding)
  ;[service, receiver] = await Promise.all([startTestService({ notices: folder }), startReceiver()])
  let count = 0
  receiver.manner((answer) => {
    answer.writeHead([204, 500, 204, 503, 204][count++ % 5]!).end()
  })
  live = asking(service, (await newAccount(service)).live)
  id = (await live('/api/v1/sirket-ekle/', { json: { mudurluk: 'ANKARA', sicil_no: '412345' } })).body.sirket.id as number
  await prepared(live, id)
  const made = await live('/api/v1/webhooklar/', { json: { url: `${receiver.url}/`, olaylar: ['sirket.degisiklik', 'gun.ozeti'] } })
  secret = made.body.gizli_anahtar as string
  hook = made.body.id as number
})
afterAll(async () => {
  await service?.close()
  await receiver?.close()
  rmSync(folder, { recursive: true, force: true })
})

let hook = 0
let moves = 44
/** A notice of `day` by which the company moves once more. */
const print = (day: string): Promise<void> => {
  const to = ++moves
  return printMove(service, { day, to, registered: `${to - 44}.9.2026` })
}

/** The hours until the next reading, and until the next attempt of what failed, pass. */
const hoursPass = async (): Promise<void> => {
  await service.database.sql(
    `update gazette_issues set next_try_at = now() where state <> 'none' and settled_at is null`,
    `update deliveries set due_at = now(), published_at = null where state = 'failed'`,
    `update webhooks set active = true`,
  )
  await service.cron('kunye-isler', '*/30 * * * *')
  await service.cron('kunye-isler', '*/10 * * * *')
  await queueRests(service)
}

type Row = [sira: number, sirket: unknown, tur: string, tarih: string | null]
const kept = new Map<number, Row>()
let cursor = 0
/** Polls as long as there is something; dies now and then between what it keeps and its cursor, and begins again where that stood. */
const poll = async (lives: () => boolean): Promise<void> => {
  for (;;) {
    const { body } = await live(`/api/v1/degisiklikler/?adet=3&sonra=${cursor}`)
    for (const { sira, sirket, tur, tarih } of body.degisiklikler) {
      kept.set(sira, [sira, sirket.id, tur, tarih])
      if (!lives()) return
    }
    cursor = body.son_sira
    if (body.sonraki === null) return
  }
}
const reconciled = async (): Promise<void> => {
  const rows = [...kept.values()].sort(([a], [b]) => a - b)
  const { body } = await live('/api/v1/mutabakat/', { json: { bas_sira: 1, son_sira: (await live('/api/v1/akis-durumu/')).body.son_sira } })
  expect({ adet: body.adet, ozet: body.ozet }).toEqual({
    adet: rows.length,
    ozet: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
  })
}

test('nothing is lost, nothing comes twice under two ids, and both reckon the same at the end', async () => {
  let turn = 0
  const dies = (): boolean => ++turn % 4 !== 0
  // an issue in pieces, over a day
  for (let piece = 0; piece < 3; piece++) {
    await print(service.today)
    await hoursPass()
    await poll(dies)
  }
  expect((await live('/api/v1/akis-durumu/')).body).toMatchObject({
    son_sayi: { gun: service.today, ilan_sayisi: 3, sizin_ilan_sayisi: 3, kesinlesti: false },
  })
  await hoursPass()
  expect((await live('/api/v1/akis-durumu/')).body).toMatchObject({ son_sayi: { kesinlesti: true } })

  // a list that lacked a notice of a day long settled is repaired
  await print(addDays(service.today, -40))
  await service.database.sql(`update preparations set refresh = 'notices', updated_at = now() - interval '1 hour' where company_id = ${id}`)
  await hoursPass()

  await eventually(async () => {
    await hoursPass()
    const open = await service.database.sql(`select 1 from deliveries where state in ('pending', 'failed')`)
    expect(open[0]?.rows).toEqual([])
  })
  await poll(() => true)
  await poll(() => true)
  await reconciled()

  // what the receiver took: each change once, under numbers that follow one another
  const taken = receiver.received.filter((_, at) => ![1, 3].includes(at % 5)).map((request) => verified(request, secret))
  const changes = taken.filter(({ olay }) => olay === 'sirket.degisiklik') as {
    sira_ilk: number
    sira_son: number
    degisiklikler: unknown[]
  }[]
  const numbers = changes.flatMap(({ sira_ilk, sira_son }) => Array.from({ length: sira_son - sira_ilk + 1 }, (_, at) => sira_ilk + at))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(changes.reduce((sum, { degisiklikler }) => sum + degisiklikler.length, 0)).toBe(numbers.length)
  expect(numbers.every((number) => kept.has(number))).toBe(true)
  expect(taken.filter(({ olay }) => olay === 'gun.ozeti')).toMatchObject([
    { sirket: null, olaylar: [{ olay: 'gun.ozeti', sirket: null, ayrinti: { ilan_sayisi: 3, sizin_ilan_sayisi: 3 } }] },
  ])

  // a receiver that lost everything asks for it again: what was sent comes under the same ids
  const ids = new Set(taken.map(({ teslim_id }) => teslim_id))
  receiver.manner(204)
  const before = receiver.received.length
  const again = await live(`/api/v1/webhooklar/${hook}/yeniden-gonder/`, { json: { sonra: 0 } })
  expect(again).toMatchObject({ status: 202, body: { degisiklik_adedi: kept.size, devami: false, son_sira: Math.max(...kept.keys()) } })
  const came = (await receiver.waitFor(before + (again.body.teslim_adedi as number)))
    .slice(before)
    .map((request) => verified(request, secret))
  const covered = came.flatMap(({ degisiklikler }) => degisiklikler as unknown[])
  expect(covered).toHaveLength(kept.size)
  expect(came.filter(({ teslim_id }) => ids.has(teslim_id))).toHaveLength(changes.length)
  expect(await live(`/api/v1/webhooklar/${hook}/yeniden-gonder/`, { json: { sonra: 'dün' } })).toMatchObject({ status: 400 })
  expect((await live(`/api/v1/webhooklar/999/yeniden-gonder/`, { json: { sonra: 0 } })).status).toBe(404)
})
