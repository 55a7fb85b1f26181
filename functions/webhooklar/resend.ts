import type { Operation } from '../../lib/http/app/group.ts'
import { resendDelivery } from '../../lib/store/webhooks.ts'
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
