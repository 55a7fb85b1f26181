import type { Operation } from '../../lib/http/app/group.ts'
import { updateWebhook } from '../../lib/store/webhooks.ts'
import { webhookAddress } from './address.ts'
import type { routes } from './contract.ts'
import { found, publishLater, webhookNumber } from './own.ts'
import { webhookWire } from './wire.ts'

export const update: Operation<typeof routes.update> = async (c) => {
  const deps = c.get('deps')
  const { url: given, kategoriler, olaylar, aktif } = c.req.valid('json')
  const id = webhookNumber(c.req.valid('param').webhook_id)
  const url = given === undefined ? null : await webhookAddress(c.env, given, deps.baseUrl)
  const webhook = found(
    await updateWebhook(deps.db, deps.principal, id, {
      url,
      categories: kategoriler ?? null,
      events: olaylar ?? null,
      active: aktif ?? null,
    }),
  )
  if (aktif) publishLater(deps, null)
  return c.json(webhookWire(webhook), 200)
}
