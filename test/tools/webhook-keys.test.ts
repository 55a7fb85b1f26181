import { afterAll, beforeAll, expect, test } from 'vitest'
import { reencrypt } from '../../tools/kunye/webhook-keys.ts'
import { secretContext } from '../../lib/pipeline/deliver.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { newWebhookSecret, openSecretBox } from '../../lib/platform/secret-box.ts'
import { openTestStore } from '../support/store.ts'

let store: Awaited<ReturnType<typeof openTestStore>>
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store?.close())

const key = (id: string, byte: number): string => `${id}=${Buffer.alloc(32, byte).toString('base64')}`
const box = (...keys: string[]) => openSecretBox(readEnv({ WEBHOOK_KEYS: keys.join(',') }, ['WEBHOOK_KEYS']).WEBHOOK_KEYS)

test('a secret opens with its key and its owner, and with nothing else', async () => {
  const secret = newWebhookSecret()
  const sealed = await box(key('a', 1)).seal(secret, secretContext(1))
  expect(sealed).not.toContain(secret.slice(6))
  expect(await box(key('b', 2), key('a', 1)).open(sealed, secretContext(1))).toBe(secret)
  await expect(box(key('a', 1)).open(sealed, secretContext(2))).rejects.toThrow()
  await expect(box(key('a', 3)).open(sealed, secretContext(1))).rejects.toThrow()
  await expect(box(key('b', 1)).open(sealed, secretContext(1))).rejects.toThrow('no key a')
  await expect(box(key('a', 1)).open(`${sealed.slice(0, -6)}AAAAA=`, secretContext(1))).rejects.toThrow()
  expect(await box(key('a', 1)).seal(secret, secretContext(1))).not.toBe(sealed)
})

test.each([
  '',
  'a',
  'a=',
  'a=AAAA',
  `${key('a', 1)},`,
  `=${Buffer.alloc(32).toString('base64')}`,
  `a=${Buffer.alloc(31).toString('base64')}`,
])('a ring %j is malformed, and its value is not told', (ring) => {
  expect(() => readEnv({ WEBHOOK_KEYS: ring }, ['WEBHOOK_KEYS'])).toThrow(/^Missing or malformed environment: WEBHOOK_KEYS\. /)
})

test('all secrets go under the newest key, and the old key can be dropped', async () => {
  const [old, both, fresh] = [box(key('old', 1)), box(key('new', 2), key('old', 1)), box(key('new', 2))]
  await store.database.sql(
    `insert into plans (id, company_allowance) values ('p', 1)`,
    `insert into accounts (name, plan_id) values ('a', 'p'), ('b', 'p')`,
  )
  const rows = await Promise.all(
    [1, 2].map(
      async (account) =>
        [
          account,
          await old.seal(`whsec_${account}`, secretContext(account)),
          await old.seal(`whsec_former${account}`, secretContext(account)),
        ] as const,
    ),
  )
  for (const [account, secret, former] of rows) {
    await store.database.sql(
      `insert into webhooks (account_id, sandbox, url, categories, secret, former_secrets) values (${account}, false, 'https://example.com', '{}', '${secret}', '${JSON.stringify(account === 1 ? [] : [{ secret: former, until: '2026-11-21T00:00:00Z' }])}')`,
    )
  }
  expect(await reencrypt(store.db, both)).toBe(2)
  expect(await reencrypt(store.db, both)).toBe(0)
  const [{ rows: found }] = (await store.database.sql('select secret, former_secrets from webhooks order by account_id')) as unknown as [
    { rows: { secret: string; former_secrets: { secret: string; until: string }[] }[] },
  ]
  expect(await fresh.open(found[0]!.secret, secretContext(1))).toBe('whsec_1')
  expect(found[0]!.former_secrets).toEqual([])
  expect(found[1]!.former_secrets).toMatchObject([{ until: '2026-11-21T00:00:00Z' }])
  expect(await fresh.open(found[1]!.former_secrets[0]!.secret, secretContext(2))).toBe('whsec_former2')
})
