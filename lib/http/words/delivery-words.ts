import type { DeliveryError, DeliveryState } from '../../domain/webhook/attempt.ts'
import type { Language } from '../app/errors.ts'

/** The state of a delivery: its code on the wire, and in words. */
export const DELIVERY_STATES = {
  pending: { code: 'bekliyor', tr: 'Bekliyor', en: 'Waiting' },
  succeeded: { code: 'basarili', tr: 'Başarılı', en: 'Delivered' },
  failed: { code: 'hata', tr: 'Hata, yeniden denenecek', en: 'Failed, will be retried' },
  given_up: { code: 'vazgecildi', tr: 'Vazgeçildi', en: 'Given up' },
} as const satisfies Record<DeliveryState, { code: string; tr: string; en: string }>

/** Why a delivery failed. */
export const DELIVERY_ERRORS: Record<DeliveryError, Record<Language, string>> = {
  timeout: { tr: 'Alıcı 15 saniye içinde yanıt vermedi', en: 'The receiver did not answer within 15 seconds' },
  unreachable: { tr: 'Alıcıya bağlanılamadı', en: 'The receiver could not be reached' },
  private_address: { tr: 'Alan adı herkese açık olmayan bir adrese gidiyor', en: 'The name leads to an address that is not public' },
  redirect: { tr: 'Alıcı yönlendirdi; yönlendirmeler izlenmez', en: 'The receiver redirected; redirects are not followed' },
  gone: { tr: 'Alıcı artık bildirim istemiyor (410)', en: 'The receiver wants no more notifications (410)' },
  status: { tr: 'Alıcı 2xx ile yanıt vermedi', en: 'The receiver did not answer 2xx' },
}
