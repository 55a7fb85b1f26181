import type { DeliveryError, DeliveryState } from '../../lib/domain/webhook/attempt.ts'
import type { Language } from '../../lib/http/errors.ts'
import type { DeliveryRow, WebhookRow } from '../../lib/store/webhooks.ts'
import type { DeliveryWire, WebhookWire } from './contract.ts'

const STATES: Record<DeliveryState, DeliveryWire['durum']> = { pending: 'bekliyor', succeeded: 'basarili', failed: 'hata', given_up: 'vazgecildi' }
const ERRORS: Record<DeliveryError, Record<Language, string>> = {
  timeout: { tr: 'Alıcı 15 saniye içinde yanıt vermedi', en: 'The receiver did not answer within 15 seconds' },
  unreachable: { tr: 'Alıcıya bağlanılamadı', en: 'The receiver could not be reached' },
  private_address: { tr: 'Alan adı herkese açık olmayan bir adrese gidiyor', en: 'The name leads to an address that is not public' },
  redirect: { tr: 'Alıcı yönlendirdi; yönlendirmeler izlenmez', en: 'The receiver redirected; redirects are not followed' },
  gone: { tr: 'Alıcı artık bildirim istemiyor (410); webhook duraklatıldı', en: 'The receiver wants no more notifications (410); the webhook is paused' },
  status: { tr: 'Alıcı 2xx ile yanıt vermedi', en: 'The receiver did not answer 2xx' },
}

/** A webhook as answers show it, never with its secret. */
export const webhookWire = (row: WebhookRow): WebhookWire => ({
  id: row.id, url: row.url, aktif: row.active, kategoriler: row.categories as WebhookWire['kategoriler'], tum_kategoriler: row.categories.length === 0, olusturma: row.createdAt,
  son_gonderim: row.lastSentAt, son_durum: row.lastState && STATES[row.lastState], ardisik_hata: row.failuresInRow,
})

/** A delivery as answers show it. */
export const deliveryWire = (row: DeliveryRow, language: Language): DeliveryWire => ({
  teslim_id: row.id, olay: row.test ? 'test' : 'sirket.degisiklik', test: row.test, kategoriler: row.categories as DeliveryWire['kategoriler'], durum: STATES[row.state],
  deneme_sayisi: row.attempts, http_kodu: row.httpStatus, hata: row.error && ERRORS[row.error][language], olusturma: row.createdAt, son_deneme: row.lastAttemptAt,
})
