import { DELIVERY_ERRORS, DELIVERY_STATES } from '../../lib/http/words/delivery-words.ts'
import type { Language } from '../../lib/http/app/errors.ts'
import type { DeliveryRow, WebhookRow } from '../../lib/store/webhooks.ts'
import type { Attempt } from '../../lib/domain/webhook/attempt.ts'
import type { AttemptWire, DeliveryWire, WebhookWire } from './contract.ts'

/** A webhook as answers show it, never with its secret. */
export const webhookWire = (row: WebhookRow): WebhookWire => ({
  id: row.id,
  url: row.url,
  aktif: row.active,
  kategoriler: row.categories as WebhookWire['kategoriler'],
  olaylar: row.events,
  tum_kategoriler: row.categories.length === 0,
  olusturma: row.createdAt,
  son_gonderim: row.lastSentAt,
  son_durum: row.lastState && DELIVERY_STATES[row.lastState].code,
  ardisik_hata: row.failuresInRow,
})

/** A delivery as answers show it. */
export const deliveryWire = (row: DeliveryRow, language: Language): DeliveryWire => ({
  teslim_id: row.id,
  olay: row.test ? 'test' : row.event,
  test: row.test,
  kategoriler: row.categories as DeliveryWire['kategoriler'],
  durum: DELIVERY_STATES[row.state].code,
  deneme_sayisi: row.attempts,
  http_kodu: row.httpStatus,
  hata: row.error && DELIVERY_ERRORS[row.error][language],
  olusturma: row.createdAt,
  son_deneme: row.lastAttemptAt,
})

/** An attempt of a delivery as answers show it. */
export const attemptWire = ({ number, at, ms, httpStatus, error }: Attempt, language: Language): AttemptWire => ({
  no: number,
  zaman: at,
  sure_ms: ms,
  http_kodu: httpStatus,
  hata: error && DELIVERY_ERRORS[error][language],
})
