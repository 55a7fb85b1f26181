/** What Turkish law says beside what a notice prints, where the profile and the report tell it. */
import type { LawTexts } from '../jurisdiction.ts'

export const TEXTS: LawTexts = {
  predecessorTerm: {
    tr: 'Yerine geçtiği üyenin süresini tamamlıyor (TTK 363/1).',
    en: 'Serves the rest of the predecessor’s term (TCC 363/1).',
  },
  longestTerm: {
    tr: 'İlanda süre yazmıyor; gösterilen gün kanunun izin verdiği en geç bitiştir (TTK 362/1, KoopK 57).',
    en: 'The notice prints no term; the day shown is the latest the law allows (TCC 362/1, Cooperatives Act 57).',
  },
  sharesNotRegistered: {
    tr:
      'Anonim şirkette pay devirleri tescil ve ilan edilmez; gösterilen ortaklar ilan edildikleri gündeki durumdur. ' +
      'Güncel ortaklar için pay defterine bakınız (TTK 499).',
    en:
      'Share transfers of a joint-stock company are not registered; the shareholders shown are those of the day they were published. ' +
      'The share ledger settles who holds the shares today (TCC 499).',
  },
  sharesAsListed: {
    tr:
      'Anonim şirkette pay devirleri tescil ve ilan edilmez: liste, ilan edildiği günün durumudur; ' +
      'güncel ortaklar pay defterinden öğrenilir (TTK 499).',
    en:
      'Share transfers of a joint-stock company are not registered: the list is that of the day it was published; ' +
      'the share ledger tells who holds the shares today (TCC 499).',
  },
}
