import { currencyOf } from '../../lib/domain/kernel/currencies.ts'
import type { IsoDate } from '../../lib/domain/kernel/dates.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { numberAmount, spokenAmount } from '../../lib/domain/kernel/spoken-amounts.ts'
import type { Question } from '../../lib/domain/signing/answer.ts'
import type { SigningInput } from './contract.ts'

const invalidAmount = (tr: string, en: string): Failure => new Failure('invalid_amount', { field: 'tutar', note: { tr, en } })

const amountOf = (given: number | string | undefined): { amount: string; currency: string | null } | null => {
  if (given === undefined || given === '') return null
  const number = typeof given === 'number' ? numberAmount(given) : null
  const read = typeof given === 'string' ? spokenAmount(given) : number === null ? null : { amount: number, currency: null }
  if (!read) throw invalidAmount('Sıfırdan büyük, en çok iki ondalıklı tek bir tutar verin.', 'Give one amount above zero with two decimals at most.')
  return read
}

const currencyIn = (named: string | undefined): string | null => {
  if (named === undefined || named === '') return null
  const code = currencyOf(named)
  if (code) return code
  throw new Failure('invalid_parameter', { field: 'para_birimi', note: { tr: 'ISO 4217 kodu ya da para biriminin yaygın adı olmalıdır.', en: 'Must be an ISO 4217 code or the common name of a currency.' } })
}

/** The question in the terms of the domain. Without a currency the one written beside the amount counts, else the lira; two different ones are `invalid_amount`. */
export const questionOf = ({ kisi, tarih, tutar, para_birimi, islem, birlikte }: SigningInput, today: IsoDate): Question => {
  const read = amountOf(tutar)
  const named = currencyIn(para_birimi)
  if (named && read?.currency && named !== read.currency) {
    throw invalidAmount(`Tutarda ${read.currency}, para_birimi alanında ${named} yazıyor.`, `The amount says ${read.currency}, para_birimi says ${named}.`)
  }
  return {
    person: kisi, day: tarih ?? today, today, amount: read?.amount ?? null, currency: named ?? read?.currency ?? 'TRY', transaction: islem === undefined || islem === '' ? null : islem,
    coSigners: birlikte ?? [],
  }
}
