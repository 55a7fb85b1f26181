import { Failure } from '../../lib/domain/kernel/errors.ts'
import { hashOf } from '../../lib/http/app/session.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { openMeter } from '../../lib/platform/limiter.ts'
import { newKey, newSecret } from '../../lib/platform/tokens.ts'
import { addKey, type Key, listKeys, revokeKey, setOrigins } from '../../lib/store/accounts.ts'
import { webOrigins } from '../../lib/domain/account/web-origins.ts'
import { keyState, type KeyState } from '../../lib/store/keys.ts'
import { allowed } from './doing.ts'
import { Confirmed, dayText, Form, show, timeText } from './layout.tsx'
import { type Visit, visitorIn } from './visit.ts'

const MAX_LABEL = 60
// oxlint-disable-next-line no-control-regex
const LABEL = /^[^\u0000-\u001f\u007f-\u009f]{1,60}$/

const STATES: Record<KeyState, [tr: string, en: string]> = {
  in_use: ['Kullanımda', 'In use'],
  expired: ['Süresi doldu', 'Expired'],
  revoked: ['İptal edildi', 'Revoked'],
}

const KeyItem = ({ c, item }: { c: Visit; item: KeyWithUsage }) => {
  const say = c.get('say')
  const { hourlyLimit } = visitorIn(c)
  const state = keyState(item, c.get('deps').now)
  const isInUse = state === 'in_use'
  return (
    <li>
      <div>
        <h3>
          {item.label || say('Etiketsiz', 'Without a label')}{' '}
          <span class={`badge ${isInUse ? 'good' : 'soft'}`}>{say(...STATES[state])}</span>
        </h3>
        <p class="code">{item.key}</p>
        <p class="quiet">
          {item.sandbox ? say('Deneme', 'Sandbox') : say('Canlı', 'Live')} · {say('oluşturma', 'created')} {timeText(c, item.createdAt)} ·{' '}
          {say('son kullanım', 'last used')} {timeText(c, item.lastUsedAt)}
          {item.expiresAt !== null && ` · ${say('bitiş', 'expires')} ${dayText(c, item.expiresAt.slice(0, 10))}`}
        </p>
        {isInUse && (
          <p>
            {say('Bu saat', 'This hour')}: {item.used ?? '–'} / {hourlyLimit} {say('istek', 'requests')}
          </p>
        )}
      </div>
      {isInUse && allowed(c, '/panel/anahtarlar/') && (
        <details>
          <summary>{say('Tarayıcıdan kullanım', 'Use from browsers')}</summary>
          <Form c={c} action={`/panel/anahtarlar/${item.key}/kaynaklar/`}>
            <p>
              <label for={`kaynaklar-${item.id}`}>
                {say(
                  'Yanıtları okuyabilecek web kaynakları, boşlukla ayrılmış (boş: hiçbiri)',
                  'Web origins whose pages may read answers, separated by spaces (empty: none)',
                )}
              </label>
              <input
                id={`kaynaklar-${item.id}`}
                name="kaynaklar"
                value={item.origins.join(' ')}
                placeholder="https://uygulama.ornek.com.tr"
                autocomplete="off"
              />
            </p>
            <p>
              <button>{say('Kaydet', 'Save')}</button>
            </p>
          </Form>
        </details>
      )}
      {isInUse && (
        <Confirmed
          c={c}
          action={`/panel/anahtarlar/${item.key}/iptal/`}
          ask={say('İptal et', 'Revoke')}
          confirm={say(`Evet, iptal et: ${item.label || item.key}`, `Yes, revoke: ${item.label || item.key}`)}
        />
      )}
    </li>
  )
}

const CreateForm = ({ c, label }: { c: Visit; label: string }) => {
  const say = c.get('say')
  if (!allowed(c, '/panel/anahtarlar/')) return null
  return (
    <section aria-labelledby="yeni">
      <h2 id="yeni">{say('Yeni anahtar', 'New key')}</h2>
      <Form c={c} action="/panel/anahtarlar/">
        <div class="fields">
          <p>
            <label for="etiket">{say('Etiket', 'Label')}</label>
            <input id="etiket" name="etiket" required maxlength={MAX_LABEL} value={label} autocomplete="off" />
          </p>
          <p>
            <label for="tur">{say('Tür', 'Kind')}</label>
            <select id="tur" name="tur">
              <option value="canli">{say('Canlı', 'Live')}</option>
              <option value="deneme">{say('Deneme', 'Sandbox')}</option>
            </select>
          </p>
        </div>
        <p>
          <button>{say('Oluştur', 'Create')}</button>
        </p>
      </Form>
    </section>
  )
}

export type KeyWithUsage = Key & { used: number | null }

/** Keys, those in use first, each with the requests it made this hour: null where that is not known, or it is not in use. */
export const withUsage = async (c: Visit, found: readonly Key[]): Promise<KeyWithUsage[]> => {
  const isInUse = (key: Key): boolean => keyState(key, c.get('deps').now) === 'in_use'
  const keys = found.toSorted((a, b) => Number(isInUse(b)) - Number(isInUse(a)) || b.id - a.id)
  const inUse = keys.filter(isInUse)
  const meter = openMeter(readEnv(c.env, ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN']))
  const used = await meter(
    'saatlik',
    inUse.map(({ id }) => String(id)),
    visitorIn(c).hourlyLimit,
  )
  return keys.map((key, at) => ({ ...key, used: used[at] ?? null }))
}

const listPage = async (c: Visit, { error = null, label = '' }: { error?: string | null; label?: string } = {}) => {
  const say = c.get('say')
  const keys = await withUsage(c, await listKeys(c.get('deps').db, visitorIn(c).account))
  return show(c, {
    title: say('API anahtarları', 'API keys'),
    status: error === null ? 200 : 400,
    error,
    done:
      c.req.query('oldu') === 'iptal'
        ? say('Anahtar iptal edildi; 60 saniye içinde her yerde durur.', 'The key is revoked; it stops within 60 seconds everywhere.')
        : c.req.query('oldu') === 'kaynaklar'
          ? say('Web kaynakları kaydedildi; 60 saniye içinde geçerli olur.', 'The web origins are saved; they hold within 60 seconds.')
          : null,
    body: (
      <>
        <CreateForm c={c} label={label} />
        <section aria-labelledby="anahtarlar">
          <h2 id="anahtarlar">{say('Anahtarlar', 'Keys')}</h2>
          {keys.length === 0 ? (
            <p>{say('Anahtar yok.', 'No keys.')}</p>
          ) : (
            <ul class="rows">
              {keys.map((item) => (
                <KeyItem c={c} item={item} />
              ))}
            </ul>
          )}
        </section>
      </>
    ),
  })
}

export const keysPage = (c: Visit) => listPage(c)

/** Makes a key pair. The secret stands on this page and nowhere else: only its digest is kept. */
export const createKey = async (c: Visit) => {
  const say = c.get('say')
  const label = (c.get('form').etiket ?? '').trim()
  if (!LABEL.test(label))
    return listPage(c, {
      error: say(`Etiket 1 ile ${MAX_LABEL} karakter arasında olmalıdır.`, `The label must have 1 to ${MAX_LABEL} characters.`),
      label: label.slice(0, MAX_LABEL),
    })
  const sandbox = c.get('form').tur === 'deneme'
  const [key, secret] = [newKey(sandbox), newSecret()]
  if (
    !(await addKey(c.get('deps').db, {
      account: visitorIn(c).account,
      key,
      secretSha256: await hashOf(secret),
      sandbox,
      label,
      expiresOn: null,
    }))
  )
    throw new Error('key not added')
  return show(c, {
    status: 201,
    title: say('Yeni anahtar', 'New key'),
    done: say(
      'Anahtar oluşturuldu. Gizli anahtar yalnız şimdi gösterilir; bir yere kaydedin.',
      'The key was made. Its secret is shown only now; keep it somewhere.',
    ),
    body: (
      <>
        <dl>
          <dt>{say('Etiket', 'Label')}</dt>
          <dd>{label}</dd>
          <dt>X-API-Key</dt>
          <dd class="code">{key}</dd>
          <dt>X-API-Secret</dt>
          <dd class="code">{secret}</dd>
        </dl>
        <p>
          <a href="/panel/anahtarlar/">{say('Anahtarlara dön', 'Back to the keys')}</a>
        </p>
      </>
    ),
  })
}

export const revoke = async (c: Visit) => {
  if (!(await revokeKey(c.get('deps').db, c.req.param('key') ?? '', visitorIn(c).account))) throw new Failure('not_found')
  return c.redirect('/panel/anahtarlar/?oldu=iptal', 303)
}

/** Sets from which web origins the key may be used in browsers. */
export const saveOrigins = async (c: Visit) => {
  const origins = webOrigins(c.get('form').kaynaklar ?? '')
  if (origins === null)
    return listPage(c, {
      error: c.get('say')(
        'Web kaynaklarını https://alan-adi biçiminde, yolsuz, en çok 10 tane verin.',
        'Give web origins as https://host without a path, 10 at most.',
      ),
    })
  if (!(await setOrigins(c.get('deps').db, c.req.param('key') ?? '', visitorIn(c).account, origins))) throw new Failure('not_found')
  return c.redirect('/panel/anahtarlar/?oldu=kaynaklar', 303)
}
