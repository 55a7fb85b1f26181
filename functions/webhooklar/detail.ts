import type { Operation } from '../../lib/http/app/group.ts'
import { deliveredNotification } from '../../lib/store/deliveries.ts'
import { webhookWithDeliveries } from '../../lib/store/webhooks.ts'
import type { routes } from './contract.ts'
import { found, webhookNumber } from './own.ts'
import { attemptWire, deliveryWire, webhookWire } from './wire.ts'

const LAST_DELIVERIES = 20

export const detail: Operation<typeof routes.detail> = async (c) => {
  const { db, principal, language } = c.get('deps')
  const { webhook, deliveries } = found(
    await webhookWithDeliveries(db, principal, webhookNumber(c.req.valid('param').webhook_id), LAST_DELIVERIES),
  )
  return c.json({ ...webhookWire(webhook), son_teslimler: deliveries.map((delivery) => deliveryWire(delivery, language)) }, 200)
}

export const delivery: Operation<typeof routes.delivery> = async (c) => {
  const { db, principal, language } = c.get('deps')
  const { webhook_id, teslim_id } = c.req.valid('param')
  const made = found(await deliveredNotification(db, principal, webhookNumber(webhook_id), teslim_id))
  return c.json(
    { teslim: deliveryWire(made.delivery, language), denemeler: made.attempts.map((attempt) => attemptWire(attempt, language)) },
    200,
  )
}
