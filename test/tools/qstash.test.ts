import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Receiver } from '@upstash/qstash'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startQstash } from '../../tools/stand-ins/qstash.ts'
import { nextFiring } from '../../tools/stand-ins/qstash/cron.ts'
import { durationMs, retryDelayMs } from '../../tools/stand-ins/qstash/message.ts'
import { startStandIn } from '../../tools/stand-ins/server.ts'
import type { StandIn, StandInAnswer, StandInRequest } from '../../tools/stand-ins/server.ts'
import { eventually } from '../support/eventually.ts'

const keys = { currentSigningKey: 'sig_now', nextSigningKey: 'sig_next' }
const folder = mkdtempSync(join(tmpdir(), 'kunye-qstash-'))

let qstash: StandIn
let client: Client
let target: StandIn
let received: (StandInRequest & { at: number })[]
let answer: (request: StandInRequest) => Promise<StandInAnswer> | StandInAnswer
let run = 0

const start = (file: string) => startQstash({ token: 'local', ...keys, file })

beforeAll(async () => {
  target = await startStandIn({
    handle: (request) => {
      received.push({ ...request, at: Date.now() })
      return answer(request)
    },
  })
})

afterAll(async () => {
  await target.close()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  received = []
  answer = () => ({ body: 'done' })
  qstash = await start(join(folder, `${run++}.jsonl`))
  client = new Client({ baseUrl: qstash.url, token: 'local', enableTelemetry: false, retry: false })
})

afterEach(() => qstash.close())

const arrived = (count: number) => eventually(() => expect(received.length).toBeGreaterThanOrEqual(count))
const bodies = () => received.map(({ body }) => body.toString('utf8'))
const quietFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a delivery', () => {
  test('carries body, forwarded headers and a signature that Receiver verifies', async () => {
    const { messageId } = await client.publishJSON({
      url: `${target.url}/isler/x?a=1`,
      body: { ad: 'Şirket' },
      headers: { 'X-Own': 'yes' },
      label: 'l',
    })
    await arrived(1)
    const { headers, body, method, url } = received[0]!
    expect({ method, path: url.pathname + url.search, body: JSON.parse(body.toString()) }).toEqual({
      method: 'POST',
      path: '/isler/x?a=1',
      body: { ad: 'Şirket' },
    })
    expect(headers).toMatchObject({
      'x-own': 'yes',
      'content-type': 'application/json',
      'upstash-message-id': messageId,
      'upstash-retried': '0',
      'upstash-label': 'l',
    })
    const signature = String(headers['upstash-signature'])
    const receiver = new Receiver(keys)
    const seen = { signature, body: body.toString(), url: `${target.url}/isler/x?a=1` }
    expect(await receiver.verify(seen)).toBe(true)
    await expect(receiver.verify({ ...seen, body: '{}' })).rejects.toThrow('body hash')
    await expect(receiver.verify({ ...seen, url: `${target.url}/isler/y` })).rejects.toThrow('invalid subject')
    await expect(new Receiver({ currentSigningKey: 'other', nextSigningKey: 'other' }).verify(seen)).rejects.toThrow('signature')
    // rotated once since: the key that signed is now the older one
    expect(await new Receiver({ currentSigningKey: 'other', nextSigningKey: keys.currentSigningKey }).verify(seen)).toBe(true)
  })

  test('waits for its delay, or for its hour, and for no other', async () => {
    const before = Date.now()
    const hour = Math.floor(before / 1000) + 2
    await client.publishJSON({ url: target.url, body: 'much later', delay: 3600 })
    await client.publishJSON({ url: target.url, body: 'later', delay: 1 })
    await client.publishJSON({ url: target.url, body: 'hour', notBefore: hour })
    await client.publishJSON({ url: target.url, body: 'now' })
    await arrived(3)
    expect(bodies().sort()).toEqual(['"hour"', '"later"', '"now"'])
    const at = (body: string): number => received.find((request) => request.body.toString() === JSON.stringify(body))!.at
    expect(at('later') - before).toBeGreaterThanOrEqual(1000)
    expect(at('hour')).toBeGreaterThanOrEqual(hour * 1000)
  })

  test('of a batch', async () => {
    const answers = await client.batchJSON([
      { url: `${target.url}/a`, body: 1 },
      { url: `${target.url}/b`, body: 2 },
    ])
    await arrived(2)
    expect(answers).toHaveLength(2)
    expect(received.map(({ url }) => url.pathname).sort()).toEqual(['/a', '/b'])
  })

  test('is repeated after a failure, with its own delay, and counts the attempts', async () => {
    answer = () => ({ status: received.length < 3 ? 500 : 200 })
    await client.publishJSON({ url: target.url, body: 1, retries: 5, retryDelay: '20 * (1 + retried)' })
    await arrived(3)
    await quietFor(150)
    expect(received.map(({ headers }) => headers['upstash-retried'])).toEqual(['0', '1', '2'])
    expect(await client.dlq.listMessages()).toMatchObject({ messages: [] })
  })

  test('honours Retry-After', async () => {
    answer = () => (received.length === 1 ? { status: 503, headers: { 'retry-after': '1' } } : { status: 200 })
    await client.publishJSON({ url: target.url, body: 1 })
    await arrived(2)
    expect(received[1]!.at - received[0]!.at).toBeGreaterThanOrEqual(1000)
  })
})

describe('a message that cannot be delivered', () => {
  test('becomes a dead letter, which can be tried again', async () => {
    answer = () => ({ status: 500, body: 'broken' })
    await client.publishJSON({ url: target.url, body: { n: 1 }, retries: 1, retryDelay: '10' })
    await eventually(async () => expect((await client.dlq.listMessages()).messages).toHaveLength(1))
    const [letter] = (await client.dlq.listMessages()).messages
    expect(letter).toMatchObject({
      url: `${target.url}/`.slice(0, -1),
      responseStatus: 500,
      responseBody: 'broken',
      body: '{"n":1}',
      maxRetries: 1,
    })
    answer = () => ({ status: 200 })
    await client.dlq.retry(letter!.dlqId)
    await arrived(3)
    expect((await client.dlq.listMessages()).messages).toEqual([])
  })

  test('is not tried again after 489', async () => {
    answer = () => ({ status: 489, headers: { 'Upstash-NonRetryable-Error': 'true' } })
    await client.publishJSON({ url: target.url, body: 1, retries: 5, retryDelay: '1' })
    await eventually(async () => expect((await client.dlq.listMessages()).messages).toHaveLength(1))
    expect(received).toHaveLength(1)
    const [letter] = (await client.dlq.listMessages()).messages
    await client.dlq.delete(letter!.dlqId)
    expect((await client.dlq.listMessages()).messages).toEqual([])
  })

  test('calls the failure callback, and a success the callback, both signed', async () => {
    answer = ({ url }) => ({ status: url.pathname === '/bad' ? 400 : 200, body: 'said' })
    await client.publishJSON({ url: `${target.url}/bad`, body: 'b', retries: 0, failureCallback: `${target.url}/failed` })
    await client.publishJSON({
      url: `${target.url}/good`,
      body: 'g',
      callback: `${target.url}/called`,
      failureCallback: `${target.url}/failed`,
    })
    await arrived(4)
    const callback = (path: string) => received.filter(({ url }) => url.pathname === path)
    const [failed, ...more] = callback('/failed')
    expect(more).toEqual([])
    expect(JSON.parse(failed!.body.toString())).toMatchObject({
      status: 400,
      body: Buffer.from('said').toString('base64'),
      retried: 0,
      maxRetries: 0,
      url: `${target.url}/bad`,
    })
    const [called] = callback('/called')
    expect(JSON.parse(called!.body.toString())).toMatchObject({ status: 200, sourceBody: Buffer.from('"g"').toString('base64') })
    const signature = String(called!.headers['upstash-signature'])
    expect(await new Receiver(keys).verify({ signature, body: called!.body.toString(), url: `${target.url}/called` })).toBe(true)
  })
})

describe('deduplication', () => {
  test('by id and by content', async () => {
    const first = await client.publishJSON({ url: target.url, body: 1, deduplicationId: 'one' })
    const second = await client.publishJSON({ url: target.url, body: 2, deduplicationId: 'one' })
    expect(second).toEqual({ messageId: first.messageId, deduplicated: true })
    await client.publishJSON({ url: target.url, body: 3, contentBasedDeduplication: true })
    await client.publishJSON({ url: target.url, body: 3, contentBasedDeduplication: true })
    await client.publishJSON({ url: target.url, body: 4, contentBasedDeduplication: true })
    await arrived(3)
    await quietFor(100)
    expect(bodies().sort()).toEqual(['1', '3', '4'])
  })

  test('survives a restart', async () => {
    const file = join(folder, 'dedup.jsonl')
    const before = await start(file)
    const publish = (url: string) =>
      new Client({ baseUrl: url, token: 'local', enableTelemetry: false }).publishJSON({
        url: target.url,
        body: 1,
        deduplicationId: 'once',
      })
    const first = await publish(before.url)
    await arrived(1)
    await before.close()
    const after = await start(file)
    expect(await publish(after.url)).toMatchObject({ messageId: first.messageId, deduplicated: true })
    await after.close()
  })
})

describe('flow control', () => {
  // on a path of their own: what another test sent may come late
  const ours = () => received.filter(({ url }) => url.pathname === '/akis')
  const oursArrived = (count: number) => eventually(() => expect(ours().length).toBeGreaterThanOrEqual(count))

  test('never more at once than the parallelism of the key', async () => {
    let running = 0
    let most = 0
    const two = Promise.withResolvers<void>()
    answer = async ({ url }) => {
      if (url.pathname !== '/akis') return {}
      most = Math.max(most, ++running)
      if (running === 2) two.resolve()
      await two.promise
      await quietFor(20)
      running--
      return {}
    }
    await Promise.all(
      Array.from({ length: 10 }, (_, body) =>
        client.publishJSON({ url: `${target.url}/akis`, body, flowControl: { key: 'ocr', parallelism: 2 } }),
      ),
    )
    await oursArrived(10)
    expect(most).toBe(2)
  })

  test('never more in a period than the rate of the key', async () => {
    const before = Date.now()
    await Promise.all(
      Array.from({ length: 5 }, (_, body) =>
        client.publishJSON({ url: `${target.url}/akis`, body, flowControl: { key: 'slow', rate: 2, period: 1 } }),
      ),
    )
    await oursArrived(5)
    // however late each was on its way
    expect(ours()[2]!.at - before).toBeGreaterThanOrEqual(1000)
    expect(ours()[4]!.at - before).toBeGreaterThanOrEqual(2000)
  })
})

describe('messages', () => {
  test('are seen and cancelled while they wait', async () => {
    const { messageId } = await client.publishJSON({ url: target.url, body: 'x', delay: 60, label: 'mine' })
    expect(await client.messages.get(messageId)).toMatchObject({ messageId, body: '"x"', maxRetries: 3, label: 'mine' })
    expect(await client.messages.cancel(messageId)).toEqual({ cancelled: 1 })
    await expect(client.messages.get(messageId)).rejects.toThrow('not found')
    await client.publishJSON({ url: target.url, body: 'x', delay: 60, label: 'mine' })
    await client.publishJSON({ url: target.url, body: 'y', delay: 60 })
    expect(await client.messages.cancel({ filter: { label: 'mine' } })).toEqual({ cancelled: 1 })
    expect(await client.messages.cancel({ all: true })).toEqual({ cancelled: 1 })
  })

  test('are kept over a restart: those that wait and those under way', async () => {
    const file = join(folder, 'restart.jsonl')
    const before = await start(file)
    const at = new Client({ baseUrl: before.url, token: 'local', enableTelemetry: false })
    answer = () => new Promise<never>(() => {})
    await at.publishJSON({ url: `${target.url}/under-way`, body: 1 })
    await at.publishJSON({ url: `${target.url}/waits`, body: 1, delay: 1 })
    await arrived(1)
    await before.close()
    answer = () => ({})
    received = []
    const after = await start(file)
    await arrived(2)
    expect(received.map(({ url }) => url.pathname).sort()).toEqual(['/under-way', '/waits'])
    await after.close()
  })

  test.each([
    ['an address without a scheme', { url: 'example.test/x', body: 1 }],
    ['a malformed delay', { url: 'http://127.0.0.1/', body: 1, delay: 'soon' as '1s' }],
    ['a retry delay that is no formula', { url: 'http://127.0.0.1/', body: 1, retryDelay: 'process.exit(1)' }],
    ['a flow-control key with a colon', { url: 'http://127.0.0.1/', body: 1, flowControl: { key: 'a:b', parallelism: 1 } }],
    ['a deduplication id with a colon', { url: 'http://127.0.0.1/', body: 1, deduplicationId: 'a:b' }],
  ])('are refused with %s', async (_, message) => {
    await expect(client.publishJSON(message)).rejects.toThrow(/invalid|cannot contain/)
  })

  test('need the token', async () => {
    const stranger = new Client({ baseUrl: qstash.url, token: 'wrong', enableTelemetry: false })
    await expect(stranger.publishJSON({ url: target.url, body: 1 })).rejects.toThrow('unauthorized')
  })
})

describe('schedules', () => {
  test('are kept, shown, paused and deleted', async () => {
    const { scheduleId } = await client.schedules.create({
      destination: `${target.url}/daily`,
      cron: '0 7 * * *',
      body: 'go',
      scheduleId: 'daily',
    })
    expect(scheduleId).toBe('daily')
    expect(await client.schedules.list()).toMatchObject([
      { scheduleId: 'daily', cron: '0 7 * * *', destination: `${target.url}/daily`, isPaused: false, body: 'go' },
    ])
    await client.schedules.pause({ schedule: 'daily' })
    expect(await client.schedules.get('daily')).toMatchObject({ isPaused: true })
    await client.schedules.resume({ schedule: 'daily' })
    await client.schedules.delete('daily')
    await expect(client.schedules.get('daily')).rejects.toThrow('not found')
    await expect(client.schedules.create({ destination: target.url, cron: 'whenever' })).rejects.toThrow('invalid cron')
  })

  test.each([
    ['*/10 * * * *', '2026-11-21T10:03:20Z', '2026-11-21T10:10:00Z'],
    ['0 7 * * 1-5', '2026-11-20T07:00:00Z', '2026-11-23T07:00:00Z'],
    ['30 4 29 2 *', '2026-11-20T07:00:00Z', '2028-02-29T04:30:00Z'],
    ['0 0 1 * 0', '2026-11-23T00:00:00Z', '2026-11-29T00:00:00Z'],
    ['15,45 8-9 * * 7', '2026-11-22T08:15:00Z', '2026-11-22T08:45:00Z'],
  ])('%s after %s fires at %s', (cron, after, expected) => {
    expect(new Date(nextFiring(cron, Date.parse(after))!)).toEqual(new Date(expected))
  })

  test.each(['', '* * * *', '60 * * * *', '* * * * 8', '5-2 * * * *', '*/0 * * * *', '0 0 31 2 *'])('%j never fires', (cron) => {
    expect(nextFiring(cron, 0)).toBeNull()
  })
})

test('while it is down nothing is delivered; afterwards everything is', async () => {
  const faults = (body: object) => fetch(`${qstash.url}/_faults`, { method: 'POST', body: JSON.stringify(body) })
  // it goes down during the first delivery, which is to be repeated at once
  answer = async () => {
    if (received.length > 1) return {}
    await faults({ down: true })
    return { status: 500 }
  }
  await client.publishJSON({ url: target.url, body: 1, retryDelay: '1' })
  await eventually(() => expect(qstash.faults.down).toBe(true))
  await expect(client.publishJSON({ url: target.url, body: 2 })).rejects.toThrow()
  await quietFor(250)
  expect(received).toHaveLength(1)
  await faults({ down: false })
  await arrived(2)
})

test('durations and delays', () => {
  expect([durationMs('90'), durationMs('10s'), durationMs('1d2h'), durationMs('50ms'), durationMs('soon')]).toEqual([
    90_000,
    10_000,
    93_600_000,
    50,
    null,
  ])
  expect([0, 1, 2, 9].map((retried) => Math.floor(retryDelayMs({ retryDelay: null, retried }) / 1000))).toEqual([12, 148, 1808, 86_400])
  expect(retryDelayMs({ retryDelay: 'pow(2, retried) * 1000', retried: 3 })).toBe(8000)
})
