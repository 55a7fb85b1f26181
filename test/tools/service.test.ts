import { Client } from '@upstash/qstash'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking, newAccount } from '../support/client.ts'
import { eventually } from '../support/eventually.ts'
import { startTestService } from '../support/service.ts'
import type { TestService } from '../support/service.ts'

let service: TestService
let queue: Client

beforeAll(async () => {
  service = await startTestService()
  queue = new Client({ baseUrl: service.standIns.qstash.url, token: 'yerel', enableTelemetry: false })
})

afterAll(() => service?.close())

const keys = { 'X-API-Key': 'kny_canli_yerel', 'X-API-Secret': 'kns_yerel_canli' }
const list = () => fetch(`${service.url}/api/v1/sirketler/`, { headers: keys })

test('the keys of this machine are known, others are not', async () => {
  expect((await list()).status).toBe(200)
  expect((await fetch(`${service.url}/api/v1/sirketler/`, { headers: { ...keys, 'X-API-Secret': 'kns_wrong' } })).status).toBe(401)
})

test('the Workers use the stand-ins: database and limiter are asked once each, and their outages are felt', async () => {
  const { neon, upstash } = service.standIns
  const { live } = await newAccount(service)
  const own = () => asking(service, live)('/api/v1/sirketler/')
  await own()
  await Promise.all([neon.reset(), upstash.reset()])
  expect((await own()).status).toBe(200)
  expect([(await neon.stats()).requests, (await upstash.stats()).requests]).toEqual([1, 1])
  await upstash.faults({ down: true })
  expect((await list()).status).toBe(200)
  await upstash.faults({ down: false })
  // the outage is counted after the answer: that is a request of its own
  await eventually(async () =>
    expect((await service.database.sql(`select failed from measurements where component = 'limiter'`))[0]?.rows).toHaveLength(1),
  )
  await neon.faults({ fail_next: 1 })
  expect((await list()).status).toBe(500)
  expect((await list()).status).toBe(200)
})

test('the jobs Worker takes messages of the queue and of nobody else', async () => {
  const url = `${service.url}/isler/hazirlik`
  const body = { companyId: 999_999, stage: 'notices' }
  const { messageId } = await queue.publishJSON({ url, body, retries: 0 })
  await eventually(async () =>
    expect(
      await (
        await fetch(`${service.standIns.qstash.url}/v2/messages/${messageId}`, { headers: { authorization: 'Bearer yerel' } })
      ).status,
    ).toBe(404),
  )
  expect((await queue.dlq.listMessages()).messages).toEqual([])
  expect((await fetch(url, { method: 'POST', body: JSON.stringify(body) })).status).toBe(401)
})

test('cron triggers can be fired; those that are not there cannot', async () => {
  await service.cron('kunye-isler', '*/10 * * * *')
  await eventually(() => expect(service.logs.join('\n')).toContain('"event":"cron"'))
  await expect(service.cron('kunye-isler', '1 2 3 4 5')).rejects.toThrow('cron 1 2 3 4 5')
})
