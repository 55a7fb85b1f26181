import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Failure, FailureCode } from '../../domain/kernel/errors.ts'
import { MOST_WATCHES } from '../../domain/watch/limit.ts'
import { WEBHOOK_LIMIT } from '../../domain/webhook/limit.ts'

export type Language = 'tr' | 'en'
type Row = {
  status: ContentfulStatusCode
  hata: string
  side: 'istemci' | 'kaynak' | 'kunye'
  retrySeconds?: number
  tr: string
  en: string
}

/** The one table from what went wrong to what the caller sees. Texts say what to do. */
const ERRORS: Record<FailureCode, Row> = {
  invalid_parameter: { status: 400, hata: 'gecersiz_parametre', side: 'istemci', tr: 'Parametre geçersiz.', en: 'Invalid parameter.' },
  invalid_category: { status: 400, hata: 'gecersiz_kategori', side: 'istemci', tr: 'Bilinmeyen kategori.', en: 'Unknown category.' },
  invalid_date: {
    status: 400,
    hata: 'gecersiz_tarih',
    side: 'istemci',
    tr: 'Tarih geçersiz; YYYY-AA-GG biçiminde, var olan bir gün verin.',
    en: 'Invalid date; give an existing day as YYYY-MM-DD.',
  },
  invalid_amount: {
    status: 400,
    hata: 'gecersiz_tutar',
    side: 'istemci',
    tr: 'Tutar geçersiz; örneğin 1250000,50 yazın.',
    en: 'Invalid amount; write for example 1250000.50.',
  },
  invalid_body: {
    status: 400,
    hata: 'gecersiz_govde',
    side: 'istemci',
    tr: 'Gövde geçersiz; en çok 64 KiB, UTF-8 bir JSON nesnesi gönderin.',
    en: 'Invalid body; send a JSON object in UTF-8, at most 64 KiB.',
  },
  invalid_days: {
    status: 400,
    hata: 'gecersiz_gun',
    side: 'istemci',
    tr: 'gun 1 ile 3650 arasında bir tam sayı olmalıdır.',
    en: 'gun must be a whole number from 1 to 3650.',
  },
  missing_parameter: {
    status: 400,
    hata: 'eksik_parametre',
    side: 'istemci',
    tr: 'Zorunlu parametre eksik.',
    en: 'A required parameter is missing.',
  },
  missing_field: { status: 400, hata: 'eksik_alan', side: 'istemci', tr: 'Zorunlu alan eksik.', en: 'A required field is missing.' },
  invalid_registry_number: {
    status: 400,
    hata: 'gecersiz_sicil',
    side: 'istemci',
    tr: 'Sicil numarası geçersiz; rakamla başlar, rakam, tire ve eğik çizgiden oluşur, en çok 30 karakterdir.',
    en: 'Invalid registry number; it starts with a digit and holds digits, dashes and slashes, 30 characters at most.',
  },
  sandbox_unsupported: {
    status: 400,
    hata: 'deneme_desteklenmiyor',
    side: 'istemci',
    tr: 'Bu uç deneme anahtarı kabul etmez; canlı anahtar kullanın.',
    en: 'This endpoint does not accept sandbox keys; use a live key.',
  },
  unauthorized: {
    status: 401,
    hata: 'yetkisiz',
    side: 'istemci',
    tr: 'Anahtar eksik ya da geçersiz; X-API-Key ve X-API-Secret başlıklarını gönderin.',
    en: 'Key missing or invalid; send the headers X-API-Key and X-API-Secret.',
  },
  session_required: {
    status: 401,
    hata: 'yetkisiz',
    side: 'istemci',
    tr: 'Oturum gerekir: panelde oturum açın ve isteği panelin adresinden, oturum çereziyle gönderin; API anahtarı yetmez.',
    en: 'A session is needed: sign in to the panel and send the request from its origin with the session cookie; an API key will not do.',
  },
  quota_exhausted: {
    status: 402,
    hata: 'kota_doldu',
    side: 'istemci',
    tr: 'Paketin şirket hakkı doldu; bir şirketi takipten çıkarın ya da paketi büyütün.',
    en: 'The company allowance of the plan is used up; unfollow a company or enlarge the plan.',
  },
  webhook_limit: {
    status: 402,
    hata: 'kota_doldu',
    side: 'istemci',
    tr: `En çok ${WEBHOOK_LIMIT} webhook kurulabilir; kullanılmayan birini silin ya da birini güncelleyin.`,
    en: `At most ${WEBHOOK_LIMIT} webhooks can be set up; delete one that is not used, or update one.`,
  },
  watch_limit: {
    status: 402,
    hata: 'kota_doldu',
    side: 'istemci',
    tr: `Bir şirkette en çok ${MOST_WATCHES} yetki izlemesi kurulabilir; gerekmeyen birini silin.`,
    en: `At most ${MOST_WATCHES} watches can be set up on a company; delete one that is not needed.`,
  },
  key_required: {
    status: 403,
    hata: 'anahtar_gerekli',
    side: 'istemci',
    tr: 'Bu işlem için X-API-Key ve X-API-Secret başlıkları gerekir.',
    en: 'This operation needs the headers X-API-Key and X-API-Secret.',
  },
  not_found: {
    status: 404,
    hata: 'bulunamadi',
    side: 'istemci',
    tr: 'Bulunamadı ya da bu anahtarla erişilemiyor.',
    en: 'Not found, or not accessible with this key.',
  },
  method_not_allowed: {
    status: 405,
    hata: 'yontem',
    side: 'istemci',
    tr: 'Bu yol bu yöntemi kabul etmez.',
    en: 'This path does not accept this method.',
  },
  data_incomplete: {
    status: 409,
    hata: 'veri_eksik',
    side: 'kunye',
    retrySeconds: 600,
    tr: 'Rapor DOGRULANDI mührü taşımıyor; eksik bölümler tamamlanınca yeniden deneyin.',
    en: 'The report does not carry the seal DOGRULANDI; retry when the pending sections are complete.',
  },
  repeat_under_way: {
    status: 409,
    hata: 'istek_suruyor',
    side: 'istemci',
    tr: 'Bu Idempotency-Key ile gelen ilk istek daha bitmedi; birkaç saniye sonra aynı istekle sorun.',
    en: 'The first request with this Idempotency-Key is not done yet; send the same request again in a few seconds.',
  },
  repeat_differs: {
    status: 422,
    hata: 'tekrar_farkli',
    side: 'istemci',
    tr: 'Bu Idempotency-Key son 24 saatte başka bir istekle kullanıldı; her yeni istek için yeni bir anahtar verin.',
    en: 'This Idempotency-Key was used with another request within 24 hours; give a new one with each new request.',
  },
  rate_limited: {
    status: 429,
    hata: 'hiz_siniri',
    side: 'istemci',
    tr: 'Saatlik istek sınırı aşıldı; Retry-After kadar saniye sonra yeniden deneyin.',
    en: 'Hourly request limit exceeded; retry after the seconds in Retry-After.',
  },
  internal: {
    status: 500,
    hata: 'ic_hata',
    side: 'kunye',
    retrySeconds: 60,
    tr: 'Beklenmeyen bir iç hata oluştu; bir dakika sonra yeniden deneyin. Sürerse istek kimliğini bildirin.',
    en: 'An unexpected internal error occurred; retry in a minute. If it persists, report the request id.',
  },
  webhook_failed: {
    status: 502,
    hata: 'webhook_teslim_hatasi',
    side: 'istemci',
    retrySeconds: 60,
    tr: 'Alıcı 2xx ile yanıt vermedi.',
    en: 'The recipient did not answer 2xx.',
  },
  source_unavailable: {
    status: 503,
    hata: 'kaynak_erisilemiyor',
    side: 'kaynak',
    retrySeconds: 300,
    tr: 'Resmî kaynağa şu anda ulaşılamıyor; beş dakika sonra yeniden deneyin.',
    en: 'The official source cannot be reached at present; retry in five minutes.',
  },
  pdf_failed: {
    status: 503,
    hata: 'pdf_uretilemedi',
    side: 'kunye',
    retrySeconds: 300,
    tr: 'PDF üretilemedi; bicim=html ile deneyin.',
    en: 'The PDF could not be produced; try bicim=html.',
  },
  not_archived: {
    status: 503,
    hata: 'kaynak_erisilemiyor',
    side: 'kaynak',
    retrySeconds: 300,
    tr: 'Bu gazete sayfası henüz arşivlenmedi; beş dakika sonra yeniden deneyin.',
    en: 'This gazette page is not archived yet; retry in five minutes.',
  },
}

/** Every code of an error on the wire. */
export const ERROR_CODES: readonly string[] = [...new Set(Object.values(ERRORS).map(({ hata }) => hata))]

/** The older endpoints answer `{error, detail}`. */
const LEGACY_CODES: Partial<Record<FailureCode, string>> = {
  unauthorized: 'unauthorized',
  not_found: 'not_found',
  rate_limited: 'rate_limited',
  internal: 'internal_error',
  sandbox_unsupported: 'sandbox_unsupported',
  method_not_allowed: 'method_not_allowed',
  invalid_parameter: 'invalid_parameter',
  source_unavailable: 'source_unavailable',
}

/** What a wire code, the older endpoints' too, means and how its answer looks, for the API description; null for a word that is no code. */
export const describeError = (
  hata: string,
  language: Language = 'tr',
): { text: string; retrySeconds: number | null; body: Record<string, unknown> } | null => {
  const legacy = Object.entries(LEGACY_CODES).find(([, code]) => code === hata)?.[0]
  const row = legacy === undefined ? Object.values(ERRORS).find((each) => each.hata === hata) : ERRORS[legacy as FailureCode]
  if (!row) return null
  const retrySeconds = row.retrySeconds ?? (row.status === 429 ? 1800 : null)
  const text = row[language]
  return { text, retrySeconds, body: legacy === undefined ? bodyOf(row, text, retrySeconds) : { error: hata, detail: text } }
}

const bodyOf = (row: Row, message: string, retrySeconds: number | null) => ({
  hata: row.hata,
  detay: message,
  hata_ayrinti: {
    kod: row.hata,
    mesaj: message,
    taraf: row.side,
    kaynak: row.side === 'kaynak' ? 'ttsg' : null,
    tekrar_denenebilir: retrySeconds !== null,
    tekrar_sn: retrySeconds,
  },
})

/** Language of texts by Accept-Language: English only where it is asked for before Turkish. */
export const languageOf = (acceptLanguage: string | undefined | null): Language => {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag, ...rest] = part.trim().split(';')
      const q = rest.map((item) => /^\s*q=([\d.]+)\s*$/.exec(item)?.[1]).find(Boolean)
      return { language: (tag ?? '').slice(0, 2).toLowerCase(), q: q === undefined ? 1 : Number(q) }
    })
    .filter(({ language, q }) => (language === 'tr' || language === 'en') && q > 0)
  return wanted.sort((a, b) => b.q - a.q)[0]?.language === 'en' ? 'en' : 'tr'
}

export type ErrorStyle = 'standard' | 'legacy'

/** The status a failure answers with. */
export const failureStatus = (failure: Failure): ContentfulStatusCode => ERRORS[failure.code].status

/** Seconds after which trying again makes sense; null where it makes none, or only the failing part knows. */
export const failureRetry = (failure: Failure): number | null => ERRORS[failure.code].retrySeconds ?? null

/** What a failure says to a person. */
export const failureText = (failure: Failure, language: Language): string =>
  [ERRORS[failure.code][language], failure.note?.[language]].filter(Boolean).join(' ')

/** The answer to a failure. Adds `Retry-After` where retrying is advised; `retrySeconds` overrides the table's (rate limit). */
export const errorResponse = (
  failure: Failure,
  language: Language,
  style: ErrorStyle = 'standard',
  more: { retrySeconds?: number; headers?: Record<string, string> } = {},
): Response => {
  const row = ERRORS[failure.code]
  const detail = failureText(failure, language)
  const message = failure.field === null ? detail : `${failure.field}: ${detail}`
  const retry = more.retrySeconds ?? row.retrySeconds ?? null
  const headers = { ...(retry === null ? {} : { 'retry-after': String(retry) }), 'content-language': language, ...more.headers }
  if (style === 'legacy')
    return Response.json({ error: LEGACY_CODES[failure.code] ?? row.hata, detail: message }, { status: row.status, headers })
  return Response.json({ ...bodyOf(row, message, retry), ...failure.extra }, { status: row.status, headers })
}

/** What was refused, for a person: the field at fault and why. */
export type Refusal = { field: string | null; text: string }

/** A failure as a refusal. */
export const refusalOf = (failure: Failure, language: Language): Refusal => ({ field: failure.field, text: failureText(failure, language) })

/** The refusal in an answer of {@link errorResponse}, for a Worker that asked another one on a person's behalf. */
export const readRefusal = (body: unknown): Refusal => {
  const detail = typeof body === 'object' && body !== null && 'detay' in body ? String(body.detay) : ''
  const [, field = null, text = detail] = /^([\w.]{1,60}): (.*)$/s.exec(detail) ?? []
  return { field, text }
}
