/** The compose file: its form, as far as it uses the Compose Specification, and that it says nothing that the service does not read. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ratelimit } from '@upstash/ratelimit'
import { Redis } from '@upstash/redis'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { startChild, stopChild } from '../../tools/local/children.ts'
import { freePort } from '../../tools/stand-ins/server.ts'
import { startUpstash } from '../../tools/stand-ins/upstash.ts'
import { eventually } from '../support/eventually.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

const service = z.strictObject({
  image: z.string(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
  network_mode: z.enum(['host', 'none', 'bridge']).optional(),
  working_dir: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string().regex(/^(\d+\.){3}\d+:\d+:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^[\w.]+:\/\S+$/)).optional(),
  healthcheck: z.strictObject({ test: z.array(z.string()), interval: z.string().regex(/^\d+s$/), retries: z.int() }).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
})
const form = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.strictObject({})),
})

test('the compose file has the form of the specification, and every name in it means something', () => {
  const { services, volumes } = form.parse(parse(read('tools/compose.yaml')))
  for (const { depends_on: needed = {}, volumes: mounted = [] } of Object.values(services)) {
    for (const name of Object.keys(needed)) expect(services[name]?.healthcheck, name).toBeDefined()
    for (const [name = ''] of mounted.map((mount) => mount.split(':'))) expect(name.startsWith('.') || name in volumes, name).toBe(true)
  }
  // nothing but loopback is opened: the keys between the parts are no secret
  for (const { ports = [] } of Object.values(services)) expect(ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true)
  const runner = ['tools/local/main.ts', 'tools/stand-ins/stand-ins.ts'].map(read).join('\n')
  for (const variable of Object.keys(services.kunye?.environment ?? {})) expect(runner, variable).toContain(variable)
  const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
  expect(services.kunye?.command?.at(-1)).toBe('npm ci && npm run dev')
  expect(scripts.dev).toBeDefined()
})

/** The Redis of this machine, where it has one: REDIS_SERVER, or that of the path. */
const redisServer = ((): string | null => {
  const name = process.env.REDIS_SERVER ?? 'redis-server'
  try {
    execFileSync(name, ['--version'])
    return name
  } catch {
    return null
  }
})()

test.skipIf(redisServer === null)(
  'the limits stand in a Redis of its own and outlive what stands before it (needs redis-server)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kunye-redis-'))
    const port = await freePort()
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--appendonly', 'yes', '--dir', folder]
    const redis = startChild(redisServer!, args, { stdout: 'ignore', stderr: 'ignore' })
    try {
      const left: number[] = []
      for (let at = 0; at < 4; at++) {
        // each request by a server that was only just started
        const upstash = await startUpstash({ token: 'local', redisUrl: `redis://127.0.0.1:${port}` })
        const client = new Redis({ url: upstash.url, token: 'local', enableTelemetry: false })
        const limit = new Ratelimit({ redis: client, limiter: Ratelimit.fixedWindow(3, '10 d'), prefix: 'k', ephemeralCache: false })
        await eventually(async () => expect(await client.ping()).toBe('PONG'))
        const answer = await limit.limit('key')
        left.push(answer.success ? answer.remaining : -1)
        await upstash.close()
      }
      expect(left).toEqual([2, 1, 0, -1])
    } finally {
      await stopChild(redis, 'SIGTERM', 5000)
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
