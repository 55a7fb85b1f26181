/** The question of a signing check as callers put it: its schema, and how it becomes one of the domain. */
import { z } from '@hono/zod-openapi'
import { currencyOf } from '../../domain/kernel/currencies.ts'
import type { IsoDate } from '../../domain/kernel/dates.ts'
import { Failure } from '../../domain/kernel/errors.ts'
import { numberAmount, spokenAmount } from '../../domain/kernel/spoken-amounts.ts'
import type { Question, SignersQuestion } from '../../domain/signing/answer.ts'
import { day, known, refusing, text } from '../app/input.ts'

/** Most co-signers a question may name. */
export const MOST_CO_SIGNERS = 10

/** A person's name: what has no letter names nobody, and an answer about nobody would look like one about somebody. */
export const personName = text(200).refine(
  (value) => value === '' || /\p{L}/u.test(value),
  refusing('invalid_parameter', { tr: 'Bir ad harf taşır.', en: 'A name has letters.' }),
)
const person = personName
  .min(1, 'missing_parameter')
  .openapi({ description: 'Ad soyad; büyük küçük harf, aksan ve adların sırası önemsizdir.', example: 'Elif Örnekoğlu' })
export const amountText = text(200, { invalid: 'invalid_amount' })
export const asked = {
  kisi: person,
  tarih: day().optional().openapi({ description: 'İmzanın günü (YYYY-AA-GG). Verilmezse bugün (Türkiye saati).', example: '2026-11-01' }),
  bilinen: known(),
  para_birimi: text(40)
    .optional()
    .openapi({ description: 'ISO 4217 kodu ya da yaygın adı; verilmezse tutarda yazan, o da yoksa TRY.', example: 'TRY' }),
  islem: text(300).optional().openapi({ description: 'İşlem türü; boşsa genel temsil sorulur.', example: 'mal alımı' }),
}

/** The body of a question. */
export const signingBody = z
  .strictObject({
    ...asked,
    tutar: z
      .union([z.number(), amountText], 'invalid_amount')
      .optional()
      .openapi({ description: 'Sayı ya da biçimli metin: 1.250.000,50 TL, 1,250,000.50, 1,5 milyon TL, $2m.', example: '400.000 TL' }),
    birlikte: z
      .array(personName.min(1, 'invalid_parameter'), 'invalid_parameter')
      .max(MOST_CO_SIGNERS)
      .optional()
      .openapi({ description: 'Birlikte imzalayacakların adları, en çok 10.', example: ['Işık Farazi'] }),
  })
  .openapi('ImzaKontrolSorusu', {
    example: {
      kisi: 'Kerem Kurgusal',
      tarih: '2026-11-01',
      tutar: '400.000 TL',
      para_birimi: 'TRY',
      islem: 'mal alımı',
      birlikte: ['Işık Farazi'],
    },
  })
export type SigningInput = z.infer<typeof signingBody>

const invalidAmount = (tr: string, en: string): Failure => new Failure('invalid_amount', { field: 'tutar', note: { tr, en } })

const amountOf = (given: number | string | undefined): { amount: string; currency: string | null } | null => {
  if (given === undefined || given === '') return null
  const number = typeof given === 'number' ? numberAmount(given) : null
  const read = typeof given === 'string' ? spokenAmount(given) : number === null ? null : { amount: number, currency: null }
  if (!read)
    throw invalidAmount(
      'Sıfırdan büyük, en çok iki ondalıklı tek bir tutar verin.',
      'Give one amount above zero with two decimals at most.',
    )
  return read
}

const currencyIn = (named: string | undefined): string | null => {
  if (named === undefined || named === '') return null
  const code = currencyOf(named)
  if (code) return code
  throw new Failure('invalid_parameter', {
    field: 'para_birimi',
    note: {
      tr: 'ISO 4217 kodu ya da para biriminin yaygın adı olmalıdır.',
      en: 'Must be an ISO 4217 code or the common name of a currency.',
    },
  })
}

/**
 * The question in the terms of the domain. Without a currency the one written beside the amount counts, else the lira; two different ones
 * are `invalid_amount`.
 */
export const questionOf = ({ kisi, birlikte, ...rest }: SigningInput, today: IsoDate): Question => ({
  ...signersQuestionOf(rest, today),
  person: kisi,
  coSigners: birlikte ?? [],
})

/** {@link questionOf} without a person. */
export const signersQuestionOf = (
  { tarih, tutar, para_birimi, islem }: Omit<SigningInput, 'kisi' | 'birlikte'>,
  today: IsoDate,
): SignersQuestion => {
  const read = amountOf(tutar)
  const named = currencyIn(para_birimi)
  if (named && read?.currency && named !== read.currency) {
    throw invalidAmount(
      `Tutarda ${read.currency}, para_birimi alanında ${named} yazıyor.`,
      `The amount says ${read.currency}, para_birimi says ${named}.`,
    )
  }
  return {
    day: tarih ?? today,
    today,
    amount: read?.amount ?? null,
    currency: named ?? read?.currency ?? 'TRY',
    transaction: islem === undefined || islem === '' ? null : islem,
  }
}
