/** The compose file: its form, as far as it uses the Compose Specification, and that it says nothing that the service does not read. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

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
