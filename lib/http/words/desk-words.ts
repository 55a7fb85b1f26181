/** The words of the settling desk on the wire and for people. */
import type { Bilingual } from '../../domain/kernel/bilingual.ts'
import { CASE_REASONS, type CaseWhy } from '../../domain/settling/cases.ts'
import { DECISION_NAMES } from '../../domain/settling/words.ts'
import type { CaseState } from '../../store/desk.ts'

type Word = Bilingual & { code: string }

export const STATES = {
  open: { code: 'acik', tr: 'Açık', en: 'Open' },
  second: { code: 'ikinci_bekliyor', tr: 'İkinci kişiyi bekliyor', en: 'Waits for a second person' },
  disputed: { code: 'anlasmazlik', tr: 'Kararlar farklı', en: 'Decided differently' },
  reopened: { code: 'yeniden_acildi', tr: 'Yeniden okununca farklı çıktı', en: 'Read otherwise since' },
  settled: { code: 'karara_baglandi', tr: 'Karara bağlandı', en: 'Settled' },
  gone: { code: 'okundu', tr: 'Artık açık değil', en: 'Open no more' },
} as const satisfies Record<CaseState, Word>

const codesOf = <Words extends Record<string, { code: string }>>(words: Words) =>
  Object.values(words).map(({ code }) => code) as [Words[keyof Words]['code'], ...Words[keyof Words]['code'][]]

export const STATE_CODES = codesOf(STATES)
export const DECISION_CODES = codesOf(DECISION_NAMES)
export const REASON_CODES = codesOf(CASE_REASONS)

/** The reason a code of the interface stands for. */
export const whyOf = (code: string | undefined): CaseWhy | null =>
  (Object.entries(CASE_REASONS).find(([, word]) => word.code === code)?.[0] as CaseWhy | undefined) ?? null
