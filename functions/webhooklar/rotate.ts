import type { Operation } from '../../lib/http/app/group.ts'
import { rotateSecret } from '../../lib/store/webhooks.ts'
import type { routes } from './contract.ts'
import { found, freshSecret, webhookNumber } from './own.ts'
import { webhookWire } from './wire.ts'

/** Hours that a rotated secret still signs. */
const FORMER_HOURS = 24

export const rotate: Operation<typeof routes.rotate> = async (c) => {
  const { db, principal } = c.get('deps')
  const id = webhookNumber(c.req.valid('param').webhook_id)
  const { secret, sealed } = await freshSecret(c.env, principal.accountId)
  const { webhook, formerUntil } = found(await rotateSecret(db, principal, id, sealed, FORMER_HOURS))
  return c.json({ ...webhookWire(webhook), gizli_anahtar: secret, eski_anahtar_bitis: formerUntil }, 200)
}
