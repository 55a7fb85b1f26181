/** The parts of a signing check's answer: their codes on the wire, and in words. */
import type { Bilingual } from '../../domain/kernel/bilingual.ts'
import type { Effect, SignersAnswer, Verdict } from '../../domain/signing/answer.ts'
import { SIGNERS_NAMES, VERDICT_NAMES } from '../../domain/signing/codes.ts'

export const VERDICTS = {
  authorised: { code: VERDICT_NAMES.authorised, tr: 'Yetkili', en: 'Authorised' },
  not_authorised: { code: VERDICT_NAMES.not_authorised, tr: 'Yetkili değil', en: 'Not authorised' },
  uncertain: { code: VERDICT_NAMES.uncertain, tr: 'Belirsiz', en: 'Uncertain' },
} as const satisfies Record<Verdict, Bilingual & { code: string }>

/** Whether anybody can sign. */
export const SIGNERS_WORDS = {
  yes: { code: SIGNERS_NAMES.yes, tr: 'İmzalayabilen var', en: 'Somebody can sign' },
  no: { code: SIGNERS_NAMES.no, tr: 'Kimse imzalayamaz', en: 'Nobody can sign' },
  open: { code: SIGNERS_NAMES.open, tr: 'Belirsiz', en: 'Uncertain' },
} as const satisfies Record<SignersAnswer['verdict'], Bilingual & { code: string }>

/** What a reason does to the answer. */
export const EFFECTS = {
  for: { tr: 'Lehine', en: 'For' },
  against: { tr: 'Aleyhine', en: 'Against' },
  open: { tr: 'Açık', en: 'Open' },
  note: { tr: 'Bilgi', en: 'Note' },
} as const satisfies Record<Effect, Bilingual>

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
