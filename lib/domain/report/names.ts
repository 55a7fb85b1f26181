/** Names of seals and sections: all the words that a check of a report needs beside the report. */
import type { Bilingual } from '../kernel/bilingual.ts'
import type { SealCode } from './snapshot.ts'

const both = (tr: string, en: string): Bilingual => ({ tr, en })

/** Name of a seal (`muhur_ad`) and what it says. It speaks of how facts are tied to sources, never of whether they are true. */
export const SEALS: Readonly<Record<SealCode, { name: Bilingual; meaning: Bilingual }>> = {
  DOGRULANDI: {
    name: both('Doğrulandı', 'Verified'),
    meaning: both(
      'Temel bölümler eksiksizdir ve gösterilen her bilgi, ilan metninde birebir bulunan bir alıntıya dayanır.',
      'The core sections are complete and every fact shown rests on a quote found word for word in the notice.',
    ),
  },
  KISMI: {
    name: both('Kısmi', 'Partial'),
    meaning: both(
      'Şirketin profili hazırdır, ancak mührün bir koşulu karşılanmamıştır; gerekçesi yazılıdır.',
      'The profile of the company is ready, but a condition of the seal is not met; the reason is stated.',
    ),
  },
  DOGRULANMADI: {
    name: both('Doğrulanmadı', 'Not verified'),
    meaning: both(
      'Şirketin profili hazır değildir; bu rapora dayanılmamalıdır.',
      'The profile of the company is not ready; do not rely on this report.',
    ),
  },
}

/** Sections of the profile by their code (`bolum`). */
export const SECTION_NAMES: Readonly<Record<string, Bilingual>> = {
  kimlik: both('Kimlik', 'Identity'),
  yetkililer: both('Yetkililer', 'Officers'),
  sermaye: both('Sermaye', 'Capital'),
  ortaklik: both('Ortaklık', 'Shareholding'),
  unvan_adres: both('Unvan ve adres', 'Title and address'),
  esas_sozlesme: both('Esas sözleşme', 'Articles of association'),
  ilanlar: both('İlanlar', 'Notices'),
}
