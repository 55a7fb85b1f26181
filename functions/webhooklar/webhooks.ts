import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { Deps, Operation } from '../../lib/http/group.ts'
import { logError } from '../../lib/http/log.ts'
import { CATEGORIES } from '../../lib/http/wire.ts'
import { publishDeliveries, secretContext } from '../../lib/pipeline/deliver.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { newWebhookSecret, openSecretBox } from '../../lib/platform/secret-box.ts'
import { createWebhook, deleteWebhook, listWebhooks, resendDelivery, rotateSecret, updateWebhook, webhookWithDeliveries } from '../../lib/store/webhooks.ts'
import { checkAddress } from './address.ts'
import type { routes } from './contract.ts'
import { deliveryWire, webhookWire } from './wire.ts'

const LAST_DELIVERIES = 20
/** Hours that a rotated secret still signs. */
const FORMER_HOURS = 24

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

/** Hands what is due to the queue after the answer; what gets lost here the sweep sends. */
const publishLater = (deps: Deps, id: string | null): void => deps.later(
  publishDeliveries({ db: deps.db, queue: deps.queue(), now: () => new Date() }, { id }).catch((error: unknown) => logError('deliveries_not_published', error)))

/** A new secret, and as it is stored. */
const freshSecret = async (bindings: Record<string, unknown>, accountId: number): Promise<{ secret: string; sealed: string }> => {
  const secret = newWebhookSecret()
  return { secret, sealed: await openSecretBox(readEnv(bindings, ['WEBHOOK_KEYS']).WEBHOOK_KEYS).seal(secret, secretContext(accountId)) }
}

export const list: Operation<typeof routes.list> = async (c) => {
  const { db, principal } = c.get('deps')
  const webhooks = await listWebhooks(db, principal)
  return c.json({ adet: webhooks.length, kategoriler: [...CATEGORIES], webhooklar: webhooks.map(webhookWire) }, 200)
}

export const create: Operation<typeof routes.create> = async (c) => {
  const { db, principal, baseUrl } = c.get('deps')
  const { url, kategoriler } = c.req.valid('json')
  await checkAddress(c.env, url, baseUrl)
  const { secret, sealed } = await freshSecret(c.env, principal.accountId)
  return c.json({ ...webhookWire(await createWebhook(db, principal, { url, categories: kategoriler, secret: sealed })), gizli_anahtar: secret }, 201)
}

export const detail: Operation<typeof routes.detail> = async (c) => {
  const { db, principal, language } = c.get('deps')
  const { webhook, deliveries } = found(await webhookWithDeliveries(db, principal, webhookNumber(c.req.valid('param').webhook_id), LAST_DELIVERIES))
  return c.json({ ...webhookWire(webhook), son_teslimler: deliveries.map((delivery) => deliveryWire(delivery, language)) }, 200)
}

export const update: Operation<typeof routes.update> = async (c) => {
  const deps = c.get('deps')
  const { url, kategoriler, aktif } = c.req.valid('json')
  const id = webhookNumber(c.req.valid('param').webhook_id)
  if (url !== undefined) await checkAddress(c.env, url, deps.baseUrl)
  const webhook = found(await updateWebhook(deps.db, deps.principal, id, { url: url ?? null, categories: kategoriler ?? null, active: aktif ?? null }))
  if (aktif) publishLater(deps, null)
  return c.json(webhookWire(webhook), 200)
}

export const remove: Operation<typeof routes.remove> = async (c) => {
  const { db, principal } = c.get('deps')
  if (!(await deleteWebhook(db, principal, webhookNumber(c.req.valid('param').webhook_id)))) throw new Failure('not_found')
  return c.body(null, 204)
}

export const rotate: Operation<typeof routes.rotate> = async (c) => {
  const { db, principal } = c.get('deps')
  const id = webhookNumber(c.req.valid('param').webhook_id)
  const { secret, sealed } = await freshSecret(c.env, principal.accountId)
  const { webhook, formerUntil } = found(await rotateSecret(db, principal, id, sealed, FORMER_HOURS))
  return c.json({ ...webhookWire(webhook), gizli_anahtar: secret, eski_anahtar_bitis: formerUntil }, 200)
}

export const resend: Operation<typeof routes.resend> = async (c) => {
  const deps = c.get('deps')
  const { webhook_id, teslim_id } = c.req.valid('param')
  const delivery = found(await resendDelivery(deps.db, deps.principal, webhookNumber(webhook_id), teslim_id))
  publishLater(deps, delivery.id)
  return c.json({ teslim: deliveryWire(delivery, deps.language) }, 202)
}
