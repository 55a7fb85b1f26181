import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PortTaken, startStandIn } from '../../tools/stand-ins/server.ts'
import type { StandIn } from '../../tools/stand-ins/server.ts'

let server: StandIn
const waits = Promise.withResolvers<() => void>()

beforeAll(async () => {
  server = await startStandIn({
    handle: async ({ url }) => {
      if (url.pathname === '/throws') throw new Error('broken')
      if (url.pathname === '/waits')
        await new Promise<void>((resolve) => {
          waits.resolve(resolve)
        })
      return { body: { path: url.pathname } }
    },
  })
})

afterAll(() => server.close())

const get = (path: string) => fetch(server.url + path)
const post = async (path: string, body: object = {}) => await fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) })
const stats = async () => (await get('/_stats')).json()

beforeEach(async () => {
  await post('/_faults', { latency_ms: 0, fail_next: 0, down: false })
  await post('/_reset')
})

test('counts what it answered since the last reset, controls aside', async () => {
  await get('/a')
  expect((await get('/throws')).status).toBe(500)
  expect(await stats()).toEqual({ requests: 2, failed: 1, in_flight_max: 1 })
  const waiting = get('/waits')
  const release = await waits.promise
  await get('/b')
  release()
  await waiting
  expect(await stats()).toEqual({ requests: 4, failed: 1, in_flight_max: 2 })
  await post('/_reset')
  expect(await stats()).toEqual({ requests: 0, failed: 0, in_flight_max: 0 })
})

test('fails the next n', async () => {
  await post('/_faults', { fail_next: 2 })
  expect([(await get('/a')).status, (await get('/a')).status, (await get('/a')).status]).toEqual([503, 503, 200])
  expect(await stats()).toMatchObject({ requests: 3, failed: 2 })
})

test('answers nothing while it is down, its controls aside', async () => {
  await post('/_faults', { down: true })
  await expect(get('/a')).rejects.toThrow()
  expect(await stats()).toMatchObject({ requests: 1, failed: 1 })
  await post('/_faults', { down: false })
  expect((await get('/a')).status).toBe(200)
})

test('answers late; a fault stays until it is changed', async () => {
  expect(await (await post('/_faults', { latency_ms: 120 })).json()).toEqual({ latency_ms: 120, fail_next: 0, fail_every: 0, down: false })
  await post('/_faults', { fail_next: 1 })
  const before = performance.now()
  expect((await get('/a')).status).toBe(503)
  expect(performance.now() - before).toBeGreaterThanOrEqual(110)
})

test.each([{ latency: 5 }, { latency_ms: -1 }, { fail_next: 'all' }, { down: 1 }, null, 3])(
  'refuses the faults %j and changes nothing',
  async (faults) => {
    expect((await post('/_faults', faults as object)).status).toBe(400)
    expect((await get('/a')).status).toBe(200)
  },
)

test('names the port that is taken', async () => {
  await expect(startStandIn({ port: server.port, handle: () => ({}) })).rejects.toThrow(new PortTaken(server.port))
})
