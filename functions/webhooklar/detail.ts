import type { Operation } from '../../lib/http/app/group.ts'
import { webhookWithDeliveries } from '../../lib/store/webhooks.ts'
import type { routes } from './contract.ts'
import { found, webhookNumber } from './own.ts'
import { deliveryWire, webhookWire } from './wire.ts'

const LAST_DELIVERIES = 20

export const detail: Operation<typeof routes.detail> = async (c) => {
  const { db, principal, language } = c.get('deps')
  const { webhook, deliveries } = found(
    await webhookWithDeliveries(db, principal, webhookNumber(c.req.valid('param').webhook_id), LAST_DELIVERIES),
  )
  return c.json({ ...webhookWire(webhook), son_teslimler: deliveries.map((delivery) => deliveryWire(delivery, language)) }, 200)
}
