import { Failure } from '../../lib/domain/kernel/errors.ts'
import { afterTest, TIMEOUT_MS } from '../../lib/domain/webhook/attempt.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { TEST_CATEGORIES, testBody } from '../../lib/http/wire/notification.ts'
import { secretContext } from '../../lib/pipeline/deliver.ts'
import { openResolver } from '../../lib/platform/addresses.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { openSecretBox } from '../../lib/platform/secret-box.ts'
import { openSender } from '../../lib/platform/webhook-sender.ts'
import { recordTest, webhookTarget } from '../../lib/store/webhooks.ts'
import type { routes } from './contract.ts'
import { found, webhookNumber } from './own.ts'
import { deliveryWire } from './wire.ts'

export const sendTest: Operation<typeof routes.test> = async (c) => {
  const { db, principal, language, now } = c.get('deps')
  const env = readEnv(c.env, ['WEBHOOK_KEYS', 'DNS_URL', 'WEBHOOK_ALLOW_LOOPBACK'])
  const target = found(await webhookTarget(db, principal, webhookNumber(c.req.valid('param').webhook_id)))
  const box = openSecretBox(env.WEBHOOK_KEYS)
  const secrets = await Promise.all(target.secrets.map((sealed) => box.open(sealed, secretContext(principal.accountId))))
  const id = `tsl_${crypto.randomUUID().replaceAll('-', '')}`
  const send = openSender({ resolve: openResolver(env), allowLoopback: env.WEBHOOK_ALLOW_LOOPBACK, timeoutMs: TIMEOUT_MS })
  const answer = await send({ url: target.url, id, body: testBody(id, now.toISOString()), secrets, at: now })
  const told = { id, categories: TEST_CATEGORIES, startedAt: now.toISOString(), ms: Date.now() - now.getTime(), ...afterTest(answer) }
  const delivery = found(await recordTest(db, target.id, told))
  const teslim = deliveryWire(delivery, language)
  if (delivery.state !== 'succeeded') throw new Failure('webhook_failed', { extra: { teslim } })
  return c.json({ teslim }, 200)
}
