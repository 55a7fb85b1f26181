/** What decisions are called, and what they answer to who said that a fact is wrong. */
import type { NewEvent } from '../account/event.ts'
import type { Bilingual } from '../kernel/bilingual.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { type Decision, DECISIONS } from './decision.ts'

export const DECISION_NAMES = {
  nothing: { code: 'bir_sey_belirtmiyor', tr: 'Bir şey belirtmiyor', en: 'It states nothing' },
  facts: { code: 'olgular', tr: 'Şu bilgileri belirtiyor', en: 'It states these facts' },
  registry: { code: 'sicile_birakildi', tr: 'Sicile bırakıldı', en: 'Left to the registry' },
  stands: { code: 'dogru', tr: 'Okunduğu gibi doğru', en: 'Right as it was read' },
} as const satisfies Record<Decision, Bilingual & { code: string }>

/** The decision that a code of the interface stands for. */
export const decisionOf = (code: (typeof DECISION_NAMES)[Decision]['code']): Decision =>
  DECISIONS.find((decision) => DECISION_NAMES[decision].code === code) as Decision

const ANSWERS: Record<Decision, Bilingual> = {
  facts: {
    tr: 'İtiraz yerinde: bilgi ilanın sözlerine göre düzeltildi.',
    en: 'You are right: the fact was set right by the words of the notice.',
  },
  nothing: {
    tr: 'İtiraz yerinde: ilan bunu belirtmiyor, bilgi kaldırıldı.',
    en: 'You are right: the notice does not say so, the fact was removed.',
  },
  registry: {
    tr: 'İlandan anlaşılamıyor; sicil müdürlüğünden alınacak güncel kayıt giderir.',
    en: 'The notice cannot tell; a current extract of the registry office would.',
  },
  stands: { tr: 'İlan, okunduğu gibi diyor; bilgi değişmedi.', en: 'The notice says what was read; the fact is unchanged.' },
}

/** A decision as the answer to who raised the objection, in the words of the interface. */
export const answerTo = (decision: Decision, at: string) => ({
  karar: DECISION_NAMES[decision].code,
  metin: ANSWERS[decision].tr,
  metin_en: ANSWERS[decision].en,
  zaman: at,
})

const TAKEN_BACK: Bilingual = {
  tr: 'İtirazın yanıtı geri alındı; madde yeniden açık.',
  en: 'The answer to the objection was taken back; the case is open again.',
}

/**
 * What those are told who raised objections of a case, once something holds on it or no longer does (`answer` null). `mark` tells one turn
 * from another, so that each is told once.
 */
export const objectionsAnswered = (
  companyId: number,
  caseId: string,
  objections: readonly { id: number; accountId: number; claim: string }[],
  answer: ReturnType<typeof answerTo> | null,
  { on, mark }: { on: IsoDate; mark: string },
): NewEvent[] =>
  objections.map(({ id, accountId, claim }) => ({
    companyId,
    accountId,
    event: 'itiraz.yanit',
    on,
    key: `itiraz ${id} ${mark}`,
    detail: {
      itiraz: id,
      madde: caseId,
      aciklama: claim,
      durum: answer === null ? 'alindi' : 'yanitlandi',
      yanit: answer,
      metin: answer?.metin ?? TAKEN_BACK.tr,
      metin_en: answer?.metin_en ?? TAKEN_BACK.en,
    },
  }))
