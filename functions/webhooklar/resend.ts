import type { Operation } from '../../lib/http/app/group.ts'
import { resendDelivery, resendSince as again } from '../../lib/store/webhooks.ts'
import type { routes } from './contract.ts'
import { found, publishLater, webhookNumber } from './own.ts'
import { deliveryWire } from './wire.ts'

export const resend: Operation<typeof routes.resend> = async (c) => {
  const deps = c.get('deps')
  const { webhook_id, teslim_id } = c.req.valid('param')
  const delivery = found(await resendDelivery(deps.db, deps.principal, webhookNumber(webhook_id), teslim_id))
  publishLater(deps, delivery.id)
  return c.json({ teslim: deliveryWire(delivery, deps.language) }, 202)
}

export const resendSince: Operation<typeof routes.resendSince> = async (c) => {
  const deps = c.get('deps')
  const { sonra } = c.req.valid('json')
  const since = typeof sonra === 'number' ? { number: sonra } : { day: sonra }
  const { deliveries, changes, last, more } = found(
    await again(deps.db, deps.principal, webhookNumber(c.req.valid('param').webhook_id), since),
  )
  publishLater(deps, null)
  return c.json({ teslim_adedi: deliveries, degisiklik_adedi: changes, son_sira: last, devami: more }, 202)
}
