/** The parts of a signing check's answer: their codes on the wire, and in words. */
import type { Bilingual } from '../../domain/kernel/bilingual.ts'
import type { Effect, SignersAnswer, Verdict } from '../../domain/signing/answer.ts'

export const VERDICTS = {
  authorised: { code: 'yetkili', tr: 'Yetkili', en: 'Authorised' },
  not_authorised: { code: 'yetkili_degil', tr: 'Yetkili değil', en: 'Not authorised' },
  uncertain: { code: 'belirsiz', tr: 'Belirsiz', en: 'Uncertain' },
} as const satisfies Record<Verdict, Bilingual & { code: string }>

/** Whether anybody can sign. */
export const SIGNERS_WORDS = {
  yes: { code: 'var', tr: 'İmzalayabilen var', en: 'Somebody can sign' },
  no: { code: 'yok', tr: 'Kimse imzalayamaz', en: 'Nobody can sign' },
  open: { code: 'belirsiz', tr: 'Belirsiz', en: 'Uncertain' },
} as const satisfies Record<SignersAnswer['verdict'], Bilingual & { code: string }>

/** What a reason does to the answer. */
export const EFFECTS = {
  for: { code: 'olumlu', tr: 'Lehine', en: 'For' },
  against: { code: 'olumsuz', tr: 'Aleyhine', en: 'Against' },
  open: { code: 'belirsiz', tr: 'Açık', en: 'Open' },
  note: { code: 'bilgi', tr: 'Bilgi', en: 'Note' },
} as const satisfies Record<Effect, Bilingual & { code: string }>

export const FORMS = {
  sole: { code: 'tek_basina', tr: 'Tek başına', en: 'Alone' },
  joint: { code: 'birlikte', tr: 'Birlikte', en: 'Jointly' },
} as const

/** What every answer says of itself. */
export const WARNING: Bilingual = {
  tr:
    'Bu sonuç yalnız yayımlanmış ilanlara dayanır: vekâletnameleri, tescil edilmemiş kararları ve mahkeme ' +
    'tedbirlerini göstermez. İşlemden önce güncel sicil kaydı veya imza sirküleriyle doğrulayınız. Hukuki ' +
    'görüş değildir.',
  en:
    'This answer rests on published notices alone: it shows no powers of attorney, unregistered decisions or ' +
    'court measures. Confirm it with a current registry extract or signature circular before acting. It is not ' +
    'legal advice.',
}
