import { Failure } from '../../lib/domain/kernel/errors.ts'
import { notificationBody, testBody } from '../../lib/http/wire/notification.ts'
import { DELIVERY_STATES } from '../../lib/http/words/delivery-words.ts'
import { deliveredNotification } from '../../lib/store/deliveries.ts'
import { dayText, Form, show, timeText } from './layout.tsx'
import { numberIn, owner } from './own.ts'
import type { Visit } from './visit.ts'
import { deliveryIn, reply } from './webhook.tsx'
import { DELIVERY_TONE } from './webhooks.tsx'

/** One delivery: what was sent, how it went, and the way to send it again. */
export const deliveryPage = async (c: Visit) => {
  const { db, baseUrl, language } = c.get('deps')
  const say = c.get('say')
  const id = numberIn(c, 'id')
  const found = await deliveredNotification(db, owner(c), id, deliveryIn(c))
  if (!found) throw new Failure('not_found')
  const { delivery, attempts, notification } = found
  const body = delivery.test ? testBody(delivery.id, delivery.createdAt) : notification && notificationBody(notification, baseUrl)
  const path = `/panel/webhooklar/${id}/`
  return show(c, {
    title: delivery.id,
    crumbs: <a href={path}>{say('Webhook', 'Webhook')}</a>,
    lead: delivery.test
      ? say('Deneme bildirimi', 'Test notification')
      : `${delivery.event} · ${dayText(c, delivery.createdAt.slice(0, 10))}`,
    actions: !delivery.test && (
      <Form c={c} action={`${path}teslimler/${delivery.id}/tekrar/`}>
        <button>{say('Yeniden gönder', 'Send again')}</button>
      </Form>
    ),
    body: (
      <>
        <section class="card" aria-labelledby="gidis">
          <h2 id="gidis">{say('Nasıl gitti', 'How it went')}</h2>
          <dl>
            <dt>{say('Durum', 'State')}</dt>
            <dd>
              <span class={`badge ${DELIVERY_TONE[delivery.state]}`}>{DELIVERY_STATES[delivery.state][language]}</span> {reply(c, delivery)}
            </dd>
            <dt>{say('Deneme sayısı', 'Attempts')}</dt>
            <dd>{delivery.attempts}</dd>
            <dt>{say('Oluştu', 'Created')}</dt>
            <dd>{timeText(c, delivery.createdAt)}</dd>
          </dl>
          {attempts.length > 0 && (
            <>
              <h3 id="denemeler">{say('Denemeler', 'Attempts')}</h3>
              <ol class="rows" aria-labelledby="denemeler">
                {attempts.map((attempt) => (
                  <li>
                    <p>
                      {attempt.number}. {timeText(c, attempt.at)}
                    </p>
                    <p>
                      <span class={`badge ${attempt.error === null ? 'good' : 'bad'}`}>{reply(c, attempt)}</span>{' '}
                      <span class="quiet">{attempt.ms.toLocaleString(language === 'tr' ? 'tr-TR' : 'en-GB')} ms</span>
                    </p>
                  </li>
                ))}
              </ol>
              {delivery.attempts > attempts.length && (
                <p class="quiet small-text">
                  {say(
                    `Son ${attempts.length} deneme gösterilir; toplam ${delivery.attempts}.`,
                    `The last ${attempts.length} attempts of ${delivery.attempts}.`,
                  )}
                </p>
              )}
            </>
          )}
        </section>
        <section aria-labelledby="govde">
          <h2 id="govde">{say('Gönderilen gövde', 'Body sent')}</h2>
          {body === null ? (
            <p class="quiet">{say('İçeriği artık saklanmıyor.', 'What it held is kept no more.')}</p>
          ) : (
            <>
              <p class="quiet small-text">
                {say(
                  'Başlıklar: webhook-id (teslimin kimliği), webhook-timestamp, webhook-signature (Standard Webhooks).',
                  'Headers: webhook-id (the id of the delivery), webhook-timestamp, webhook-signature (Standard Webhooks).',
                )}
              </p>
              <pre lang="tr" tabindex={0} aria-labelledby="govde">
                {JSON.stringify(JSON.parse(body), null, 2)}
              </pre>
            </>
          )}
        </section>
      </>
    ),
  })
}
