import { Failure } from '../../lib/domain/kernel/errors.ts'
import { DELIVERY_ERRORS, DELIVERY_STATES } from '../../lib/http/delivery-words.ts'
import { logError } from '../../lib/http/log.ts'
import { publishDeliveries } from '../../lib/pipeline/deliver.ts'
import { type DeliveryRow, listWebhooks, resendDelivery, type WebhookRow, webhookWithDeliveries } from '../../lib/store/webhooks.ts'
import { Form, show, timeText } from './layout.tsx'
import { numberIn, owner } from './own.ts'
import type { Visit } from './visit.ts'

const LAST_DELIVERIES = 20

const State = ({ c, webhook }: { c: Visit; webhook: WebhookRow }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <p>
      <span class={`badge ${webhook.active ? 'good' : 'warn'}`}>{webhook.active ? say('Etkin', 'Active') : say('Duraklatılmış', 'Paused')}</span>{' '}
      {say('Kategoriler', 'Categories')}: {webhook.categories.length === 0 ? say('hepsi', 'all') : webhook.categories.join(', ')} · {say('son gönderim', 'last sent')}: {timeText(c, webhook.lastSentAt)}
      {webhook.lastState && ` (${DELIVERY_STATES[webhook.lastState][language]})`}
      {webhook.failuresInRow > 0 && ` · ${say('art arda hata', 'failures in a row')}: ${webhook.failuresInRow}`}
    </p>
  )
}

/** The webhooks of the account's live keys. */
export const webhooksPage = async (c: Visit) => {
  const say = c.get('say')
  const found = await listWebhooks(c.get('deps').db, owner(c))
  return show(c, {
    title: say('Webhooklar', 'Webhooks'),
    body: (
      <>
        {found.length === 0 && <p>{say('Webhook yok.', 'No webhooks.')}</p>}
        {found.length > 0 && <ul class="rows">{found.map((webhook) => <li><div><h2 class="small"><a href={`/panel/webhooklar/${webhook.id}/`}>{webhook.url}</a></h2><State c={c} webhook={webhook} /></div></li>)}</ul>}
        <p class="quiet">{say('Webhooklar API ile oluşturulur:', 'Webhooks are made by the API:')} <code>POST /api/v1/webhooklar/</code></p>
      </>
    ),
  })
}

const DeliveryItem = ({ c, webhookId, delivery }: { c: Visit; webhookId: number; delivery: DeliveryRow }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const tone = delivery.state === 'succeeded' ? 'good' : delivery.state === 'pending' ? 'soft' : 'bad'
  return (
    <li>
      <div>
        <h3 class="code">{delivery.id}</h3>
        <p><span class={`badge ${tone}`}>{DELIVERY_STATES[delivery.state][language]}</span> {delivery.test ? say('deneme bildirimi', 'test') : delivery.categories.join(', ')}</p>
        <p class="quiet">{timeText(c, delivery.createdAt)} · {say('deneme sayısı', 'attempts')}: {delivery.attempts}{delivery.httpStatus !== null && ` · HTTP ${delivery.httpStatus}`}{delivery.error && ` · ${DELIVERY_ERRORS[delivery.error][language]}`}</p>
      </div>
      {!delivery.test && <Form c={c} action={`/panel/webhooklar/${webhookId}/teslimler/${delivery.id}/tekrar/`}><button class="plain">{say('Yeniden gönder', 'Send again')}<span class="hidden"> {delivery.id}</span></button></Form>}
    </li>
  )
}

/** One webhook with its last deliveries. */
export const webhookPage = async (c: Visit) => {
  const say = c.get('say')
  const found = await webhookWithDeliveries(c.get('deps').db, owner(c), numberIn(c, 'id'), LAST_DELIVERIES)
  if (!found) throw new Failure('not_found')
  const { webhook, deliveries } = found
  return show(c, {
    title: webhook.url, done: c.req.query('oldu') === 'gonderildi' ? say('Teslim yeniden sıraya alındı.', 'The delivery is queued again.') : null,
    body: (
      <>
        <State c={c} webhook={webhook} />
        <section aria-labelledby="teslimler">
          <h2 id="teslimler">{say('Son teslimler', 'Last deliveries')}</h2>
          {deliveries.length === 0 ? <p>{say('Henüz teslim yok.', 'No deliveries yet.')}</p> : <ul class="rows">{deliveries.map((delivery) => <DeliveryItem c={c} webhookId={webhook.id} delivery={delivery} />)}</ul>}
        </section>
      </>
    ),
  })
}

/** Sends a delivery again; what gets lost here the sweep sends. */
export const resend = async (c: Visit) => {
  const { db, queue, later } = c.get('deps')
  const id = numberIn(c, 'id')
  const delivery = await resendDelivery(db, owner(c), id, c.req.param('delivery') ?? '')
  if (!delivery) throw new Failure('not_found')
  later(publishDeliveries({ db, queue: queue(), now: () => new Date() }, { id: delivery.id }).catch((error: unknown) => logError('deliveries_not_published', error)))
  return c.redirect(`/panel/webhooklar/${id}/?oldu=gonderildi`, 303)
}
