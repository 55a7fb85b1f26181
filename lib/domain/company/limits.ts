/** What keeps a section of the profile from being complete, in words. */

import { dateText } from './changes/change-texts.ts'
import type { Bilingual } from '../kernel/bilingual.ts'
import { lawOf } from '../law/law.ts'
import type { NoticeRef } from './record.ts'
import { effectiveDay } from './fold/timeline.ts'

/** A limit said of `count` notices, `which` names the first of them. */
export type Limit = (count: number | string, which: Bilingual) => Bilingual

/**
 * What can keep a section from being complete, with what would settle it. All wording stands here, so that a text that was kept in Turkish
 * alone can be told by its form and be said in English again.
 */
export const LIMITS = {
  notPublished: () => ({
    tr: 'Bu hukuki biçimde bu bölüm ticaret siciline tescil ve ilan edilmez.',
    en: 'For this legal form the registry publishes nothing of this section.',
  }),
  structural: () => lawOf('TR').texts.sharesNotRegistered,
  preparing: () => ({
    tr: 'Şirketin ilanları hazırlanıyor; hazırlık bitince bu bölüm dolar.',
    en: 'The notices of the company are being prepared; the section fills when that is done.',
  }),
  observed: () => ({
    tr:
      'İlanlar birbiriyle veya bilinen kayıtla çelişiyor ya da aradaki bir ilan eksik; bulgularda gösterilen ' +
      'ilan metinleri karşılaştırılarak açıklığa kavuşur.',
    en:
      'Notices contradict one another or what is known, or one between them is missing; comparing the notices ' +
      'shown under the findings would settle it.',
  }),
  incomplete: () => ({
    tr: 'Şirketin ilan listesi resmî kaynaktan sonuna kadar alınmadı; bilinmeyen ilan olabilir. Listenin tamamı alınınca giderilir.',
    en:
      'The list of notices was not fetched from the official source to its end; unknown notices may exist. ' +
      'Fetching the whole list would settle it.',
  }),
  stated: (_, which) => ({
    tr:
      `Şirketin ilan listesi resmî kaynaktan alınmadı; ${which.tr} gününe kadarki ilanların tamamı olduğu beyan ` +
      `edildi. Listenin tamamı resmî kaynaktan alınınca giderilir.`,
    en:
      `The list of notices was not fetched from the official source; it was stated to be complete until ${which.en}. ` +
      `Fetching the whole list would settle it.`,
  }),
  former: (_, which) => ({
    tr: `Önceki sicil kaydının (${which.tr}) ilanları bilinmiyor; o kayıt da takibe alınınca ya da ilanları getirilince giderilir.`,
    en: `The notices of the former record (${which.en}) are not known; following that record too, or bringing its notices, settles it.`,
  }),
  openDay: (_, which) => ({
    tr: `Gazetenin ${which.tr} günü kesinleşmedi: listesi henüz iki kez aynı çıkmadı; çıkınca giderilir.`,
    en: `The gazette of ${which.en} is not settled: its list was not the same twice yet; once it is, this is settled.`,
  }),
  unread: (count, which) => ({
    tr: `${count} ilanda bu bölümle ilgili olabilecek, okunamayan ifadeler var (${which.tr}); ilan metni okunarak giderilir.`,
    en:
      `${count} ${String(count) === '1' ? 'notice has' : 'notices have'} clauses that may concern this section ` +
      `and were not understood (${which.en}); reading the notice would settle it.`,
  }),
  settledHere: () => ({
    tr:
      'Okunamayan ifadeler yalnız hesabınızın üyelerince karara bağlandı; bu karar hesabınız için sayılır, bölümü ' +
      'tamamlamaz. İşletmecinin iki yetkilisinin kararı ya da yeni bir okuma tamamlar.',
    en:
      'Clauses that were not understood were settled by members of your account alone; this counts for your account and does ' +
      'not complete the section. A decision of two settlers of the operator, or a new reading, would.',
  }),
  undated: (count) => ({
    tr: `${count} ilanın tarihi bilinmiyor; bu ilanlar hiçbir günün durumuna katılmadı. Gazetenin tarihi bulununca giderilir.`,
    en:
      `${count} ${String(count) === '1' ? 'notice has' : 'notices have'} no date and count on no day; the date ` +
      'of the gazette would settle it.',
  }),
  silent: (count, which) => ({
    tr:
      `${count} ilan bu bölüme ilişkin bir tescili duyuruyor, ancak metninden bilgi okunamadı (${which.tr}); ` +
      'ilan metni okunarak giderilir.',
    en:
      `${count} ${String(count) === '1' ? 'notice announces' : 'notices announce'} an entry of this section, ` +
      `but nothing could be read from the text (${which.en}); reading the notice would settle it.`,
  }),
  noEstablishment: () => ({
    tr: 'Kuruluş ilanı bulunamadı; kuruluş tarihi sicil müdürlüğünden öğrenilebilir.',
    en: 'No notice of establishment was found; the registry office can tell the date.',
  }),
  notWhole: () => ({
    tr: 'Bilinen paylar sermayenin tamamını karşılamıyor; güncel ortaklar listesi veya pay defteri ile giderilir.',
    en: 'The known holdings do not make up the whole capital; a current list of shareholders or the share ledger would settle it.',
  }),
} as const satisfies Record<string, Limit>

/** Some notices by the day and issue of the first three. */
export const noticesText = (notices: NoticeRef[]): Bilingual => {
  const first = [...notices].sort((a, b) => a.id - b.id).slice(0, 3)
  const rest = notices.length - first.length
  const dated = (language: 'tr' | 'en'): string =>
    first
      .map((notice) => {
        const day = notice.publishedOn ?? effectiveDay(notice)
        const none = language === 'tr' ? 'tarihsiz' : 'undated'
        return `${day === null ? none : dateText(day)[language]}${notice.issue ? ` / ${notice.issue}` : ''}`
      })
      .join(', ')
  return { tr: `${dated('tr')}${rest > 0 ? ` ve ${rest} ilan daha` : ''}`, en: `${dated('en')}${rest > 0 ? ` and ${rest} more` : ''}` }
}
