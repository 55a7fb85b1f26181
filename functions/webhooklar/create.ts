import { Failure } from '../../lib/domain/kernel/errors.ts'
import { WEBHOOK_LIMIT } from '../../lib/domain/webhook/limit.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { createWebhook } from '../../lib/store/webhooks.ts'
import { webhookAddress } from './address.ts'
import type { routes } from './contract.ts'
import { freshSecret } from './own.ts'
import { webhookWire } from './wire.ts'

export const create: Operation<typeof routes.create> = async (c) => {
  const { db, principal, baseUrl } = c.get('deps')
  const { url: given, kategoriler, olaylar } = c.req.valid('json')
  const url = await webhookAddress(c.env, given, baseUrl)
  const { secret, sealed } = await freshSecret(c.env, principal.accountId)
  const created = await createWebhook(db, principal, { url, categories: kategoriler, events: olaylar, secret: sealed }, WEBHOOK_LIMIT)
  if (created === null) throw new Failure('webhook_limit')
  return c.json({ ...webhookWire(created), gizli_anahtar: secret }, 201)
}
