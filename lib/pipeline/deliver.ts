import { afterAttempt } from '../domain/webhook/attempt.ts'
import type { Db } from '../platform/database.ts'
import type { Job, Queue } from '../platform/queue.ts'
import type { SecretBox } from '../platform/secret-box.ts'
import type { Send } from '../platform/webhook-sender.ts'
import {
  claimDelivery,
  markPublished,
  type Notification,
  type Publishable,
  recordAttempt,
  reviveStuckDeliveries,
  unpublishedDeliveries,
} from '../store/deliveries.ts'

/** What delivering works with. `compose` writes a notification's body; `random` gives numbers from 0 to 1. */
export type DeliverDeps = {
  db: Db
  queue: Queue
  secrets: SecretBox
  send: Send
  compose: (notification: Notification) => string
  now: () => Date
  random: () => number
}

/** The context under which a webhook's secret is encrypted. */
export const secretContext = (accountId: number): string => `webhook of account ${accountId}`

/** So many deliveries to one webhook at the same time: a slow receiver delays its own, no other's. */
const AT_ONCE = 5

const jobOf = ({ id, webhookId, attempt, dueAt }: Publishable, now: Date): Job => ({
  path: 'teslim',
  body: { deliveryId: id, attempt },
  delaySeconds: Math.max(0, Math.round(dueAt - now.getTime() / 1000)),
  deduplicationId: `teslim-${id}-${attempt}-${Math.floor(dueAt * 1000)}`,
  flow: { key: `webhook-${webhookId}`, parallelism: AT_ONCE },
})

/** Tries of a record when other deliveries of the same webhook are recorded at the same moment. */
const TRIES = 20

/**
 * Makes one attempt of a delivery and hands the next to the queue. Safe to run twice and to stop anywhere: an attempt that was recorded is
 * not made again, one that was not is made again under the same id. Returns `busy` where another copy of the message is making it.
 */
export const deliver = async (deps: DeliverDeps, id: string, attempt: number): Promise<'done' | 'busy'> => {
  const claimed = await claimDelivery(deps.db, id, attempt)
  if (claimed === 'busy') return 'busy'
  if (claimed === 'over') {
    // a former run may have stopped between the record and the queue
    await publishDeliveries(deps, { id })
    return 'done'
  }

  const { webhook, notification } = claimed
  const secrets = await Promise.all(webhook.secrets.map((sealed) => deps.secrets.open(sealed, secretContext(webhook.accountId))))
  const at = deps.now()
  const answer = await deps.send({ url: webhook.url, id, body: deps.compose(notification), secrets, at })
  const [ended, jitter] = [deps.now().getTime(), deps.random()]
  let before = claimed.health
  for (let tried = 0; tried < TRIES; tried++) {
    const result = afterAttempt(answer, claimed.round, before, ended, jitter)
    const { recorded, health } = await recordAttempt(deps.db, {
      id,
      webhookId: webhook.id,
      attempt,
      before,
      result,
      at: at.toISOString(),
      ms: ended - at.getTime(),
    })
    if (recorded && result.waitSeconds !== null && result.health.active) await hand(deps, [recorded])
    if (recorded || health === null) return 'done'
    before = health
  }
  throw new Error(`delivery ${id}: its webhook changed ${TRIES} times while an attempt was recorded`)
}

const hand = async ({ db, queue, now }: Pick<DeliverDeps, 'db' | 'queue' | 'now'>, deliveries: Publishable[]): Promise<void> => {
  await queue.publishAll(deliveries.map((delivery) => jobOf(delivery, now())))
  await markPublished(db, deliveries)
}

/** Deliveries of one round of publishing. */
const ROUND = 500

/** Hands every open delivery that the queue does not have yet to it; only the delivery `id` where it is given. Returns how many. */
export const publishDeliveries = async (
  deps: Pick<DeliverDeps, 'db' | 'queue' | 'now'>,
  { id = null, rounds = 20 }: { id?: string | null; rounds?: number } = {},
): Promise<number> => {
  let count = 0
  for (let round = 0; round < rounds; round++) {
    const waiting = await unpublishedDeliveries(deps.db, ROUND, id)
    if (waiting.length > 0) await hand(deps, waiting)
    count += waiting.length
    if (waiting.length < ROUND) break
  }
  return count
}

/** Minutes after which a message that the queue took and that never came counts as lost, and how many at once. */
const STUCK_MINUTES = 60
const SWEEP_SIZE = 5000
/** Fifty thousand deliveries a sweep. */
const SWEEP_ROUNDS = 100

/** Publishes what was not published, and again what got stuck; the cron trigger runs it. Returns how many. */
export const sweepDeliveries = async (deps: Pick<DeliverDeps, 'db' | 'queue' | 'now'>, stuckMinutes = STUCK_MINUTES): Promise<number> => {
  await reviveStuckDeliveries(deps.db, stuckMinutes, SWEEP_SIZE)
  return publishDeliveries(deps, { rounds: SWEEP_ROUNDS })
}
