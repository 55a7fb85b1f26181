/** What an answer does not show, and what third parties may rely on (TTK 36, 37, 371). */
import type { Bilingual } from '../../../kernel/bilingual.ts'
import type { Question } from '../../../signing/answer.ts'
import type { Register } from './register.ts'
import { MOST_SETS } from './routes.ts'
import { NEW_CODE } from './standing.ts'
import { actsIn } from './transactions.ts'

const ALWAYS: Bilingual[] = [
  {
    tr: 'Üçüncü kişilere karşı temsil yetkisi yalnız merkezin veya bir şubenin işlerine ya da birlikte imzaya özgülenerek sınırlanabilir; tutar, konu ve kişi sınırları iyi niyetli üçüncü kişilere karşı ileri sürülemez (TTK 371/3, 629/1). İç yönergeyle verilen sınırlı yetki bundan ayrıdır (TTK 371/7).',
    en: 'Towards third parties a power to represent can be limited only to the business of the head office or a branch, or to joint signature; limits by amount, subject or person do not count against those in good faith (TCC 371/3, 629/1). Limited powers under an internal directive are another matter (TCC 371/7).',
  },
  {
    tr: 'İşletme konusu dışındaki işlem de şirketi bağlar; meğer ki üçüncü kişi bunu bilsin veya bilmesi gereksin (TTK 371/2).',
    en: 'An act outside the object binds the company too, unless the third party knew it or had to know it (TCC 371/2).',
  },
  {
    tr: 'Tescil edilen ile ilan edilen farklıysa ilan edilene güven korunur; ilan edilen, izleyen iş gününden sonra bilinmediği ileri sürülemeyecek bir olgudur (TTK 36/1, 36/3, 37).',
    en: 'Where register and publication differ, reliance on the publication is protected; from the next business day nobody can plead ignorance of what was published (TCC 36/1, 36/3, 37).',
  },
  {
    tr: 'Ölüm, iflas veya ehliyetsizlik üyeliği ilan edilmeden de sona erdirir (TTK 363/2); ilan edilmedikçe burada görünmez.',
    en: 'Death, bankruptcy or incapacity end a membership without publication (TCC 363/2); until published they do not show here.',
  },
]

/** The limits of an answer; `allSets` false where more sets of signers exist than are listed. */
export const limitsOf = (register: Register | null, question: Question, allSets = true): Bilingual[] => {
  const acts = actsIn(question.transaction ?? '')
  const limits = [...ALWAYS]
  if (acts.includes('cheque')) {
    limits.push({
      tr: 'Çek düzenleme yasakları gazetede ilan edilmez; bankadan veya Risk Merkezinden sorulmalıdır (5941 sayılı Kanun 5).',
      en: 'Bans from drawing cheques are not published in the gazette; ask the bank or the Risk Centre (Cheque Act 5).',
    })
  }
  if (register?.state.directives.length) {
    limits.push({
      tr: 'İç yönergeden konu başlıkları, imza grupları ve tutar sınırları okunur; başlıkların altında sayılan işlemler için yönergenin metnine bakınız.',
      en: 'Of an internal directive the headings, signature groups and amounts are read; for the acts listed under a heading see its text.',
    })
  }
  if (question.day > question.today)
    limits.push({
      tr: 'Sorulan gün ileridedir; sonuç bugünkü ilanlara göredir.',
      en: 'The day lies ahead; the answer is by the notices of today.',
    })
  if (question.day < NEW_CODE)
    limits.push({
      tr: 'Bu gün 6762 sayılı Ticaret Kanunu yürürlükteydi (6103 sayılı Kanun 2-4).',
      en: 'On this day the former Commercial Code, Law 6762, was in force (Law 6103, articles 2-4).',
    })
  if (!allSets)
    limits.push({ tr: `İmza bileşimlerinin ilk ${MOST_SETS} tanesi gösterildi.`, en: `The first ${MOST_SETS} sets of signers are shown.` })
  return limits
}
