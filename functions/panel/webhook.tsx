import { Failure } from '../../lib/domain/kernel/errors.ts'
import { DELIVERY_ERRORS, DELIVERY_STATES } from '../../lib/http/words/delivery-words.ts'
import { type DeliveryRow, webhookWithDeliveries } from '../../lib/store/webhooks.ts'
import { allowed } from './doing.ts'
import { refusalText } from './fields.ts'
import { ask, Refused } from './groups.ts'
import { Confirmed, Field, Form, show, timeText } from './layout.tsx'
import { numberIn, owner } from './own.ts'
import type { Visit } from './visit.ts'
import { WebhookForm, webhookGiven, type WebhookGiven } from './webhook-form.tsx'
import { categoryNames, DELIVERY_TONE, secretPage, WEBHOOKS_API, WebhookState } from './webhooks.tsx'

const LAST_DELIVERIES = 20

/** What the receiver answered, or why it did not; empty while nothing was tried. */
export const reply = (c: Visit, { httpStatus, error }: Pick<DeliveryRow, 'httpStatus' | 'error'>): string =>
  [httpStatus !== null && `HTTP ${httpStatus}`, error && DELIVERY_ERRORS[error][c.get('deps').language]].filter(Boolean).join(' · ')

const DeliveryItem = ({ c, webhookId, delivery }: { c: Visit; webhookId: number; delivery: DeliveryRow }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <li>
      <div>
        <h3 class="code">
          <a href={`/panel/webhooklar/${webhookId}/teslimler/${delivery.id}/`}>{delivery.id}</a>
        </h3>
        <p>
          <span class={`badge ${DELIVERY_TONE[delivery.state]}`}>{DELIVERY_STATES[delivery.state][language]}</span> {reply(c, delivery)}
        </p>
        <p class="quiet">
          {delivery.test ? say('deneme bildirimi', 'test') : categoryNames(c, delivery.categories)} · {timeText(c, delivery.createdAt)} ·{' '}
          {say('deneme sayısı', 'attempts')}: {delivery.attempts}
        </p>
      </div>
      {!delivery.test && (
        <Form c={c} action={`/panel/webhooklar/${webhookId}/teslimler/${delivery.id}/tekrar/`}>
          <button class="plain">
            {say('Yeniden gönder', 'Send again')}
            <span class="hidden"> {delivery.id}</span>
          </button>
        </Form>
      )}
    </li>
  )
}

const DONE: Record<string, [tr: string, en: string]> = {
  yinelendi: ['O günden sonrakiler yeniden sıraya alındı.', 'What came since that day is queued again.'],
  gonderildi: ['Teslim yeniden sıraya alındı.', 'The delivery is queued again.'],
  degisti: ['Webhook değiştirildi.', 'The webhook is changed.'],
  duraklatildi: ['Webhook duraklatıldı; bildirimler bekletilir.', 'The webhook is paused; notifications wait.'],
  surduruldu: ['Webhook sürdürülüyor; bekleyen bildirimler gönderilir.', 'The webhook is resumed; what waited is sent.'],
}

const onePage = async (c: Visit, refused: { by: Refused; given: WebhookGiven } | null) => {
  const say = c.get('say')
  const id = numberIn(c, 'id')
  const found = await webhookWithDeliveries(c.get('deps').db, owner(c), id, LAST_DELIVERIES)
  if (!found) throw new Failure('not_found')
  const { webhook, deliveries } = found
  const path = `/panel/webhooklar/${id}/`
  const done = DONE[c.req.query('oldu') ?? '']
  const tested = deliveries.find((delivery) => delivery.test && delivery.id === c.req.query('deneme'))
  const outcome =
    tested &&
    `${say('Deneme bildirimi', 'Test notification')}: ${DELIVERY_STATES[tested.state][c.get('deps').language]} · ${reply(c, tested)}.`
  return show(c, {
    title: webhook.url,
    status: refused ? refused.by.status : 200,
    error: refused ? refusalText(c, refused.by) : outcome && tested.state !== 'succeeded' ? outcome : null,
    done: done && !refused ? say(...done) : outcome && tested.state === 'succeeded' ? outcome : null,
    body: (
      <>
        <WebhookState c={c} webhook={webhook} />
        <div class="actions">
          <Form c={c} action={`${path}deneme/`}>
            <button>{say('Deneme bildirimi gönder', 'Send a test notification')}</button>
          </Form>
          <Form c={c} action={`${path}durum/`}>
            <input type="hidden" name="aktif" value={webhook.active ? '0' : '1'} />
            <button class="plain">{webhook.active ? say('Duraklat', 'Pause') : say('Sürdür', 'Resume')}</button>
          </Form>
          <Confirmed
            c={c}
            action={`${path}gizli-anahtar/`}
            ask={say('Gizli anahtarı yenile', 'Rotate the secret')}
            confirm={say('Evet, yenile (eskisi 24 saat daha imzalar)', 'Yes, rotate (the old one signs for 24 hours more)')}
          />
          <Confirmed
            c={c}
            action={`${path}sil/`}
            ask={say('Sil', 'Delete')}
            confirm={say('Evet, teslimleriyle birlikte sil', 'Yes, delete with its deliveries')}
          />
        </div>
        <section aria-labelledby="teslimler">
          <h2 id="teslimler">{say('Son teslimler', 'Last deliveries')}</h2>
          {deliveries.length === 0 ? (
            <p>{say('Henüz teslim yok.', 'No deliveries yet.')}</p>
          ) : (
            <ul class="rows">
              {deliveries.map((delivery) => (
                <DeliveryItem c={c} webhookId={id} delivery={delivery} />
              ))}
            </ul>
          )}
        </section>
        {allowed(c, path) && (
          <section class="card" aria-labelledby="yinele">
            <h2 id="yinele">{say('Bir günden sonrasını yeniden gönder', 'Send again what came since a day')}</h2>
            <Form c={c} action={`${path}yeniden-gonder/`}>
              <div class="toolbar">
                <Field id="sonra" label={say('Şu günden beri', 'Since')} type="date" required max={c.get('deps').today} />
                <p>
                  <button class="plain">{say('Yeniden gönder', 'Send again')}</button>
                </p>
              </div>
            </Form>
          </section>
        )}
        {allowed(c, path) && (
          <section aria-labelledby="degistir">
            <h2 id="degistir">{say('Değiştir', 'Change')}</h2>
            <WebhookForm
              c={c}
              action={path}
              given={refused?.given ?? { url: webhook.url, kategoriler: webhook.categories }}
              refused={refused && refused.by}
            >
              <button>{say('Kaydet', 'Save')}</button>
            </WebhookForm>
          </section>
        )}
      </>
    ),
  })
}

/** One webhook with its last deliveries. */
export const webhookPage = (c: Visit) => onePage(c, null)

const apiPath = (id: number, rest = ''): string => `${WEBHOOKS_API}${id}/${rest}`

/** Changes address and categories. */
export const changeWebhook = async (c: Visit) => {
  const id = numberIn(c, 'id')
  const given = webhookGiven(c.get('form'))
  try {
    await ask(c, 'WEBHOOKLAR', apiPath(id), { method: 'PATCH', json: given })
    return c.redirect(`/panel/webhooklar/${id}/?oldu=degisti`, 303)
  } catch (error) {
    if (error instanceof Refused && error.status === 400) return onePage(c, { by: error, given })
    throw error
  }
}

/** Pauses, or resumes with `aktif=1`. */
export const pauseWebhook = async (c: Visit) => {
  const id = numberIn(c, 'id')
  const active = c.get('form').aktif === '1'
  await ask(c, 'WEBHOOKLAR', apiPath(id), { method: 'PATCH', json: { aktif: active } })
  return c.redirect(`/panel/webhooklar/${id}/?oldu=${active ? 'surduruldu' : 'duraklatildi'}`, 303)
}

/** Sends a test notification; how it went stands on the webhook's page, whether it arrived or not. */
export const testWebhook = async (c: Visit) => {
  const id = numberIn(c, 'id')
  const answer = (await ask(c, 'WEBHOOKLAR', apiPath(id, 'test/'), { method: 'POST' }).then(
    (sent) => sent.json(),
    (error: unknown) => {
      if (error instanceof Refused && error.status === 502) return error.body
      throw error
    },
  )) as { teslim: { teslim_id: string } }
  return c.redirect(`/panel/webhooklar/${id}/?deneme=${answer.teslim.teslim_id}`, 303)
}

/** Gives the webhook a new secret and shows it. */
export const rotateSecret = async (c: Visit) => {
  const say = c.get('say')
  const id = numberIn(c, 'id')
  const made = (await (await ask(c, 'WEBHOOKLAR', apiPath(id, 'gizli-anahtar/'), { method: 'POST' })).json()) as {
    gizli_anahtar: string
    eski_anahtar_bitis: string
  }
  const until = timeText(c, made.eski_anahtar_bitis)
  return secretPage(
    c,
    {
      id,
      secret: made.gizli_anahtar,
      title: say('Yeni gizli anahtar', 'New secret'),
      done: say(
        `Gizli anahtar yenilendi ve yalnız şimdi gösterilir; bir yere kaydedin. Eskisi de şu ana dek imzalar: ${until}.`,
        `The secret was rotated and is shown only now; keep it somewhere. The old one signs too until ${until}.`,
      ),
    },
    200,
  )
}

export const deleteWebhook = async (c: Visit) => {
  await ask(c, 'WEBHOOKLAR', apiPath(numberIn(c, 'id')), { method: 'DELETE' })
  return c.redirect('/panel/webhooklar/?oldu=silindi', 303)
}

/** The id of a delivery in a path. Malformed: `not_found`. */
export const deliveryIn = (c: Visit): string => {
  const id = c.req.param('delivery') ?? ''
  if (!/^\w[\w-]{0,99}$/.test(id)) throw new Failure('not_found')
  return id
}

/** Sends a delivery again. */
export const resend = async (c: Visit) => {
  const id = numberIn(c, 'id')
  const delivery = deliveryIn(c)
  await ask(c, 'WEBHOOKLAR', apiPath(id, `teslimler/${delivery}/tekrar/`), { method: 'POST' })
  return c.redirect(`/panel/webhooklar/${id}/?oldu=gonderildi`, 303)
}

/** Sends again all that came since a day. */
export const resendSince = async (c: Visit) => {
  const id = numberIn(c, 'id')
  await ask(c, 'WEBHOOKLAR', apiPath(id, 'yeniden-gonder/'), { method: 'POST', json: { sonra: c.get('form').sonra ?? '' } })
  return c.redirect(`/panel/webhooklar/${id}/?oldu=yinelendi`, 303)
}
