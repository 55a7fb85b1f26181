/** What the operations on the caller's own webhooks share. */
import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { Deps } from '../../lib/http/app/group.ts'
import { logError } from '../../lib/http/app/log.ts'
import { publishDeliveries, secretContext } from '../../lib/pipeline/deliver.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { newWebhookSecret, openSecretBox } from '../../lib/platform/secret-box.ts'

/** The number of a webhook in a path. Malformed: `not_found`, as for one that is not the caller's. */
export const webhookNumber = (id: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new Failure('not_found')
  return Number(id)
}

/** What is the caller's, or `not_found`. */
export const found = <Row>(row: Row | null): Row => {
  if (row === null) throw new Failure('not_found')
  return row
}

/** Hands what is due to the queue after the answer, only the delivery `id` where it is given; what gets lost here the sweep sends. */
export const publishLater = (deps: Deps, id: string | null): void =>
  deps.later(
    publishDeliveries({ db: deps.db, queue: deps.queue(), now: () => new Date() }, { id }).catch((error: unknown) =>
      logError('deliveries_not_published', error),
    ),
  )

/** A new secret for a webhook of the account, and as it is stored. */
export const freshSecret = async (bindings: Record<string, unknown>, accountId: number): Promise<{ secret: string; sealed: string }> => {
  const secret = newWebhookSecret()
  return { secret, sealed: await openSecretBox(readEnv(bindings, ['WEBHOOK_KEYS']).WEBHOOK_KEYS).seal(secret, secretContext(accountId)) }
}
