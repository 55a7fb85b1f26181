import { CATEGORY_NAMES } from '../../lib/domain/report/words.ts'
import { DELIVERY_STATES } from '../../lib/http/words/delivery-words.ts'
import { listWebhooks, type WebhookRow } from '../../lib/store/webhooks.ts'
import { allowed } from './doing.ts'
import { refusalText } from './fields.ts'
import { ask, Refused } from './groups.ts'
import { show, timeText } from './layout.tsx'
import { owner } from './own.ts'
import type { Visit } from './visit.ts'
import { WebhookForm, webhookGiven, type WebhookGiven } from './webhook-form.tsx'

/** The colour of a delivery's state, beside its name. */
export const DELIVERY_TONE = { succeeded: 'good', pending: 'soft', failed: 'bad', given_up: 'bad' } as const satisfies Record<
  string,
  string
>

export const WEBHOOKS_API = '/api/v1/webhooklar/'

/** Categories as people call them. */
export const categoryNames = (c: Visit, categories: readonly string[]): string =>
  categories.map((category) => CATEGORY_NAMES[category]?.[c.get('deps').language] ?? category).join(', ')

/** Whether a webhook is sent to, what of, and how that went last. */
export const WebhookState = ({ c, webhook }: { c: Visit; webhook: WebhookRow }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <p>
      <span class={`badge ${webhook.active ? 'good' : 'warn'}`}>
        {webhook.active ? say('Etkin', 'Active') : say('Duraklatılmış', 'Paused')}
      </span>{' '}
      {say('Kategoriler', 'Categories')}: {webhook.categories.length === 0 ? say('hepsi', 'all') : categoryNames(c, webhook.categories)}
      {' · '}
      {say('son gönderim', 'last sent')}: {timeText(c, webhook.lastSentAt)}
      {webhook.lastState && ` (${DELIVERY_STATES[webhook.lastState][language]})`}
      {webhook.failuresInRow > 0 && ` · ${say('art arda hata', 'failures in a row')}: ${webhook.failuresInRow}`}
    </p>
  )
}

const listPage = async (c: Visit, refused: { by: Refused; given: WebhookGiven } | null) => {
  const say = c.get('say')
  const found = await listWebhooks(c.get('deps').db, owner(c))
  return show(c, {
    title: say('Webhooklar', 'Webhooks'),
    status: refused ? refused.by.status : 200,
    error: refused && refusalText(c, refused.by),
    done: c.req.query('oldu') === 'silindi' ? say('Webhook silindi.', 'The webhook is deleted.') : null,
    body: (
      <>
        <p class="quiet">
          {say(
            'Takip ettiğiniz şirketlerin değişikliklerini bildirir. Deneme şirketlerinin webhookları burada görünmez: ' +
              'deneme anahtarıyla, API üzerinden kurulur.',
            'They tell of changes of the companies you follow. Webhooks of the sandbox companies are not shown here: ' +
              'they are set up by the API, with a sandbox key.',
          )}
        </p>
        <section aria-labelledby="liste">
          <h2 id="liste">
            {say('Liste', 'List')} ({found.length})
          </h2>
          {found.length === 0 && <p>{say('Webhook yok.', 'No webhooks.')}</p>}
          {found.length > 0 && (
            <ul class="rows">
              {found.map((webhook) => (
                <li>
                  <div>
                    <h3>
                      <a href={`/panel/webhooklar/${webhook.id}/`}>{webhook.url}</a>
                    </h3>
                    <WebhookState c={c} webhook={webhook} />
                  </div>
                </li>
              ))}
            </ul>
          )}
        </section>
        {allowed(c, '/panel/webhooklar/') && (
          <section aria-labelledby="yeni">
            <h2 id="yeni">{say('Yeni webhook', 'New webhook')}</h2>
            <WebhookForm
              c={c}
              action="/panel/webhooklar/"
              given={refused?.given ?? { url: '', kategoriler: [] }}
              refused={refused && refused.by}
            >
              <button>{say('Oluştur', 'Create')}</button>
            </WebhookForm>
            <p class="quiet">{say('Bildirimler Standard Webhooks ile imzalanır.', 'Notifications are signed by Standard Webhooks.')}</p>
          </section>
        )}
      </>
    ),
  })
}

/** The webhooks of the account's live keys. */
export const webhooksPage = (c: Visit) => listPage(c, null)

/** The page on which a webhook's secret stands; no other does. */
export const secretPage = (
  c: Visit,
  { id, secret, title, done }: { id: number; secret: string; title: string; done: string },
  status: 200 | 201,
) => {
  const say = c.get('say')
  return show(c, {
    status,
    title,
    done,
    body: (
      <>
        <dl>
          <dt>{say('Gizli anahtar', 'Secret')}</dt>
          <dd class="code">{secret}</dd>
        </dl>
        <p>
          <a href={`/panel/webhooklar/${id}/`}>{say('Webhooka git', 'To the webhook')}</a>
        </p>
      </>
    ),
  })
}

/** Makes a webhook and shows its secret. */
export const createWebhook = async (c: Visit) => {
  const say = c.get('say')
  const given = webhookGiven(c.get('form'))
  try {
    const made = (await (await ask(c, 'WEBHOOKLAR', WEBHOOKS_API, { method: 'POST', json: given })).json()) as {
      id: number
      gizli_anahtar: string
    }
    return secretPage(
      c,
      {
        id: made.id,
        secret: made.gizli_anahtar,
        title: say('Yeni webhook', 'New webhook'),
        done: say(
          'Webhook oluşturuldu. Gizli anahtar yalnız şimdi gösterilir; bir yere kaydedin.',
          'The webhook was made. Its secret is shown only now; keep it somewhere.',
        ),
      },
      201,
    )
  } catch (error) {
    if (error instanceof Refused) return listPage(c, { by: error, given })
    throw error
  }
}
