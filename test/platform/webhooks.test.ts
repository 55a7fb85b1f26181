/** What stands between a webhook's address and the network: names, answers, time. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startStandIn, type StandIn } from '../../tools/stand-ins/server.ts'
import { webhookAddress } from '../../functions/webhooklar/address.ts'
import { isPublicAddress, leads, openResolver, type Resolve } from '../../lib/platform/addresses.ts'
import { openSender } from '../../lib/platform/webhook-sender.ts'
import { type Receiver, startReceiver, verified } from '../support/receiver.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const names: Record<string, { A?: string[]; AAAA?: string[] }> = {
  'public.example.com': { A: ['93.184.216.34'], AAAA: ['2606:2800:220:1:248:1893:25c8:1946'] },
  'inside.example.com': { A: ['10.0.0.5'] },
  'both.example.com': { A: ['93.184.216.34', '192.168.1.1'] },
  'six.example.com': { A: ['93.184.216.34'], AAAA: ['fd00::1'] },
  'mapped.example.com': { AAAA: ['::ffff:127.0.0.1'] },
  'metadata.example.com': { A: ['169.254.169.254'] },
  'azure.example.com': { A: ['168.63.129.16'] },
  'nothing.example.com': {},
}
let dns: StandIn
let receiver: Receiver
let answers: 'well' | 'garbage' | 'late' | 'failing' = 'well'
beforeAll(async () => {
  dns = await startStandIn({
    handle: async ({ url }) => {
      if (answers === 'failing') return { body: { Status: 2 } }
      if (answers === 'garbage') return { body: '<html>' }
      if (answers === 'late') await new Promise((resolve) => setTimeout(resolve, 2500))
      const type = url.searchParams.get('type') as 'A' | 'AAAA'
      const found = names[url.searchParams.get('name') ?? '']?.[type] ?? []
      // a CNAME stands before the addresses it leads to
      return {
        body: {
          Status: 0,
          Answer: [
            { name: 'x', type: 5, TTL: 60, data: 'alias.example.com.' },
            ...found.map((data) => ({ name: 'x', type: type === 'A' ? 1 : 28, TTL: 60, data })),
          ],
        },
      }
    },
  })
  receiver = await startReceiver()
})
afterAll(async () => {
  await dns?.close()
  await receiver?.close()
})
beforeEach(() => {
  answers = 'well'
  receiver.manner(204)
  receiver.received.length = 0
})
const resolverAt = (url: string): Resolve => openResolver({ DNS_URL: url }) ?? expect.fail('no resolver')
const resolver = () => resolverAt(`${dns.url}/dns-query`)

test.each<[string, boolean]>([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['10.0.0.1', false],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.0.1', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['192.0.2.1', false],
  ['198.18.0.1', false],
  ['168.63.129.16', false],
  ['::1', false],
  ['::', false],
  ['::ffff:8.8.8.8', true],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001:db8::1', false],
  ['ff02::1', false],
  ['', false],
  ['x', false],
])('%s: public is %s', (ip, expected) => {
  expect(isPublicAddress(ip)).toBe(expected)
})

describe('a name', () => {
  test.each<[string, string]>([
    ['public.example.com', 'outside'],
    ['nothing.example.com', 'unknown'],
    ['inside.example.com', 'inside'],
    ['both.example.com', 'inside'],
    ['six.example.com', 'inside'],
    ['mapped.example.com', 'inside'],
    ['metadata.example.com', 'inside'],
    ['azure.example.com', 'inside'],
  ])('%s leads: %s', async (name, where) => {
    expect(await leads(resolver(), name)).toBe(where)
  })

  test('of which the resolver says nothing in time, or nonsense, is not known', async () => {
    answers = 'garbage'
    expect(await resolver()('inside.example.com')).toBeNull()
    answers = 'late'
    expect(await resolver()('inside.example.com')).toBeNull()
    expect(await resolverAt('http://127.0.0.1:1/')('inside.example.com')).toBeNull()
  })

  test.each(['garbage', 'failing'] as const)(
    'is not called while the resolver answers %s, and where names are not looked up it is',
    async (how) => {
      answers = how
      const outgoing = { url: `${receiver.url}/`, id: 'tsl_1', body: '{}', secrets: [SECRET], at: new Date() }
      const by = (resolve: Resolve | null) => openSender({ resolve, allowLoopback: false, timeoutMs: 5000 })(outgoing)
      expect(await by(resolver())).toEqual({ kind: 'unreachable' })
      expect(receiver.received).toEqual([])
      expect(await by(openResolver({ DNS_URL: '' }))).toMatchObject({ kind: 'answered' })
    },
  )

  test('that leads inside is refused when a webhook is made, and not called when it comes to lead there later', async () => {
    const bindings = { DNS_URL: `${dns.url}/dns-query`, WEBHOOK_ALLOW_LOOPBACK: '' }
    expect(await webhookAddress(bindings, 'https://public.example.com', 'https://api.example.com')).toBe('https://public.example.com')
    await expect(webhookAddress(bindings, 'https://inside.example.com/', 'https://api.example.com')).rejects.toMatchObject({
      code: 'invalid_parameter',
      field: 'url',
    })
    await expect(webhookAddress(bindings, 'https://api.example.com/', 'https://api.example.com')).rejects.toMatchObject({
      code: 'invalid_parameter',
    })
    await expect(webhookAddress(bindings, receiver.url, 'https://api.example.com')).rejects.toMatchObject({ code: 'invalid_parameter' })
    const send = openSender({ resolve: async () => ['93.184.216.34', '10.0.0.1'], allowLoopback: false, timeoutMs: 1000 })
    expect(await send({ url: `${receiver.url}/`, id: 'tsl_1', body: '{}', secrets: [SECRET], at: new Date() })).toEqual({
      kind: 'private_address',
    })
    expect(receiver.received).toEqual([])
  })
})

describe('sending', () => {
  const send = (timeoutMs = 60_000) =>
    openSender({ resolve: async () => null, allowLoopback: true, timeoutMs })({
      url: `${receiver.url}/hook?a=1`,
      id: 'tsl_1',
      body: '{"ö":1}',
      secrets: [SECRET, 'whsec_bmV2ZXIgdGVsbCBhbnlvbmUgdGhpcyE='],
      at: new Date(),
    })

  test('every live secret signs', async () => {
    expect(await send()).toEqual({ kind: 'answered', status: 204, retryAfter: null })
    const [request] = receiver.received
    expect(verified(request!, SECRET)).toEqual({ ö: 1 })
    expect(verified(request!, 'whsec_bmV2ZXIgdGVsbCBhbnlvbmUgdGhpcyE=')).toEqual({ ö: 1 })
    expect(request).toMatchObject({ path: '/hook?a=1', headers: { 'webhook-id': 'tsl_1', 'user-agent': 'Kunye-Webhook/1.0' } })
  })

  test.each<[string, Parameters<Receiver['manner']>[0], Awaited<ReturnType<typeof send>>]>([
    ['an error', 500, { kind: 'answered', status: 500, retryAfter: null }],
    ['a pause', (answer) => answer.writeHead(429, { 'retry-after': '7' }).end(), { kind: 'answered', status: 429, retryAfter: '7' }],
    [
      'a redirect',
      (answer, { path }) => answer.writeHead(path === '/other' ? 200 : 307, { location: '/other' }).end(),
      { kind: 'answered', status: 307, retryAfter: null },
    ],
    ['no answer', () => {}, { kind: 'timeout' }],
    ['a hang-up', (answer) => answer.destroy(), { kind: 'unreachable' }],
    ['garbage', (answer) => answer.socket?.end('garbage\r\n\r\n'), { kind: 'unreachable' }],
    [
      'a body without end',
      (answer) => {
        answer.writeHead(200).write('x'.repeat(1_000_000))
      },
      { kind: 'answered', status: 200, retryAfter: null },
    ],
  ])('%s is told as it is', async (_, manner, expected) => {
    receiver.manner(manner)
    expect(await send(expected.kind === 'timeout' ? 1500 : 60_000)).toEqual(expected)
    expect(receiver.received).toHaveLength(1)
  })
})
