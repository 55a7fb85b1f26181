import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { deleteWebhook } from '../../lib/store/webhooks.ts'
import type { routes } from './contract.ts'
import { webhookNumber } from './own.ts'

export const remove: Operation<typeof routes.remove> = async (c) => {
  const { db, principal } = c.get('deps')
  if (!(await deleteWebhook(db, principal, webhookNumber(c.req.valid('param').webhook_id)))) throw new Failure('not_found')
  return c.body(null, 204)
}
