import type { Bilingual } from '../../lib/domain/kernel/bilingual.ts'

/** What changed in the API for who programs against it, the newest first. `kind` as the policy of versions tells them apart. */
export type Release = { on: string; kind: 'eklendi' | 'degisti' | 'eskidi'; id: string } & Bilingual

export const KIND_NAMES: Record<Release['kind'], Bilingual> = {
  eklendi: { tr: 'Eklendi', en: 'Added' },
  degisti: { tr: 'Değişti', en: 'Changed' },
  eskidi: { tr: 'Eskidi', en: 'Deprecated' },
}

/** An entry is never taken back or dated anew: feed readers know it by its id. */
export const RELEASES: readonly Release[] = [
  {
    on: '2026-11-23',
    kind: 'eklendi',
    id: 'basvuru-ingilizce',
    tr:
      '/openapi.json?dil=en API tanımını İngilizce verir. /belgeler betik istemeyen, iki dilde bir başvurudur; yerinde deneme ' +
      '/belgeler/dene sayfasına taşındı. Kılavuzlar /kilavuzlar sayfasındadır.',
    en:
      '/openapi.json?dil=en gives the API description in English. /belgeler is a reference in both languages that needs no ' +
      'script; trying it in place moved to /belgeler/dene. Guides are at /kilavuzlar.',
  },
  {
    on: '2026-11-22',
    kind: 'eklendi',
    id: 'teslim-denemeleri',
    tr: 'GET /api/v1/webhooklar/{webhook_id}/teslimler/{teslim_id}/: bir teslimin denemeleri; her birinin zamanı, süresi, kodu ve hatası.',
    en: 'GET /api/v1/webhooklar/{webhook_id}/teslimler/{teslim_id}/: the attempts of a delivery; when, how long, status and error of each.',
  },
  {
    on: '2026-11-22',
    kind: 'eklendi',
    id: 'deneme-anahtari',
    tr:
      'Herkese açık deneme anahtarı yalnız okur; POST /api/v1/deneme/anahtar/ onunla size ait bir deneme anahtarı verir. ' +
      'Sahneler ve saat, izlenen yetkileri de döndürür: olaylar ve webhooklar deneme dünyasında da gelir.',
    en:
      'A published sandbox key only reads; POST /api/v1/deneme/anahtar/ gives its caller a sandbox key of their own. ' +
      'Scenes and the clock turn watched authorities too: events and webhooks come in the world of a sandbox key.',
  },
  {
    on: '2026-11-22',
    kind: 'degisti',
    id: 'bilinmeyen-parametre',
    tr: 'Kasım 2026’dan önceki uçlar dışında, bilinmeyen sorgu parametresi 400 gecersiz_parametre ile reddedilir.',
    en: 'Unknown query parameters are refused with 400 gecersiz_parametre, but by the operations of before November 2026.',
  },
  {
    on: '2026-11-22',
    kind: 'eklendi',
    id: 'gizli-adresler',
    tr: 'Takvim programları ve akış okuyucuları için, panelden açılıp yenilenen gizli adresler: /takvim/… ve /akis/….',
    en: 'Secret addresses for calendar programs and feed readers, opened and changed in the panel: /takvim/… and /akis/….',
  },
  {
    on: '2026-11-22',
    kind: 'eklendi',
    id: 'idempotency-key',
    tr: 'Her POST isteği Idempotency-Key alır: aynı istek 24 saat içinde yinelenirse ilk yanıt döner.',
    en: 'Every POST takes an Idempotency-Key: the same request repeated within 24 hours gets the first answer.',
  },
  {
    on: '2026-11-22',
    kind: 'eklendi',
    id: 'alanlar',
    tr: 'Profilde alanlar= ile yalnız istenen bölümler gelir.',
    en: 'alanlar= on the profile brings the named sections alone.',
  },
  {
    on: '2026-11-22',
    kind: 'eklendi',
    id: 'tarayici',
    tr: 'Bir anahtar, panelde adı verilen web kaynaklarından tarayıcıda kullanılabilir (CORS).',
    en: 'A key can be used in browsers from the web origins named in the panel (CORS).',
  },
  {
    on: '2026-11-22',
    kind: 'eklendi',
    id: 'tablolar',
    tr: 'Şirket, yetkili, görev bitişi ve değişiklik listeleri bicim=csv ya da bicim=xlsx ile tablo olarak gelir.',
    en: 'Lists of companies, officers, term ends and changes come as tables with bicim=csv or bicim=xlsx.',
  },
  {
    on: '2026-01-01',
    kind: 'eskidi',
    id: 'eski-uclar',
    tr: '/api/v1/companies ve /api/v1/company/{group_id}/profile eskidi; çalışmayı sürdürürler, kapanış günü yoktur.',
    en: '/api/v1/companies and /api/v1/company/{group_id}/profile are deprecated; they go on working, no day of removal is set.',
  },
]

/** The policy of versions, as paragraphs. */
export const POLICY: readonly Bilingual[] = [
  {
    tr:
      'Yoldaki sürüm (v1) yalnız uyumsuz bir değişiklikle artar. Yeni uç, yeni yanıt alanı, yeni isteğe bağlı parametre, yeni ' +
      'kod ve yeni olay uyumludur: istemciniz tanımadığı alanı ve kodu geçmelidir.',
    en:
      'The version in the path (v1) rises with an incompatible change alone. A new endpoint, answer field, optional ' +
      'parameter, code or event is compatible: a client passes over fields and codes that it does not know.',
  },
  {
    tr:
      'Bir şeyin kaldırılması en az 12 ay önce burada ve bu sayfanın akışında duyurulur. O günden başlayarak her yanıtı ' +
      'Deprecation (RFC 9745) ve yerine geçeni gösteren Link başlığını, kapanış günü belli olunca Sunset (RFC 8594) başlığını ' +
      'taşır.',
    en:
      'A removal is told here and in the feed of this page at least 12 months ahead. From then on each of its answers carries ' +
      'Deprecation (RFC 9745) and a Link to what takes its place, and Sunset (RFC 8594) once the day of the end is set.',
  },
  {
    tr: 'Bir güvenlik açığı ya da hukuki bir zorunluluk bu süreyi kısaltabilir; o zaman hesap sahiplerine ayrıca yazılır.',
    en: 'A security hole or a legal duty may shorten that; account owners are then written to.',
  },
]
