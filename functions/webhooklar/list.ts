import type { Operation } from '../../lib/http/app/group.ts'
import { CATEGORIES } from '../../lib/http/wire/wire.ts'
import { listWebhooks } from '../../lib/store/webhooks.ts'
import type { routes } from './contract.ts'
import { webhookWire } from './wire.ts'

export const list: Operation<typeof routes.list> = async (c) => {
  const { db, principal } = c.get('deps')
  const webhooks = await listWebhooks(db, principal)
  return c.json({ adet: webhooks.length, kategoriler: [...CATEGORIES], webhooklar: webhooks.map(webhookWire) }, 200)
}
