/**
 * What the law of a company's country judges of it: which flags it raises, who may sign. Apart from law.ts, since it rests on the company
 * as folded, which itself is understood by that law.
 */
import type { Flag } from '../company/flags/flag.ts'
import type { CompanyRecord } from '../company/record.ts'
import type { Bilingual } from '../kernel/bilingual.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { Question, SignersAnswer, SignersQuestion, SigningAnswer } from '../signing/answer.ts'
import type { Country } from './law.ts'
import { flagsOf } from './tr/flags/flags.ts'
import { checkSigners, checkSigning } from './tr/signing/check.ts'
import { KINDS } from './tr/signing/kinds.ts'
import { englishCitation } from './tr/statutes.ts'

export type Judgement = {
  /** The kinds of transaction the law tells apart, by their codes on the wire. */
  transactions: Readonly<Record<string, Bilingual>>
  /** A citation of a statute, as English texts name it. */
  englishCitation: (cited: string) => string
  flagsOf: (record: CompanyRecord, day: IsoDate) => Flag[]
  /** May this person represent the company? `record` null: its notices are still being prepared. */
  checkSigning: (record: CompanyRecord | null, question: Question) => SigningAnswer
  /** Who can sign this act and amount? The same, asked without a person. */
  checkSigners: (record: CompanyRecord | null, question: SignersQuestion) => SignersAnswer
}

const JUDGEMENTS: Readonly<Record<Country, Judgement>> = {
  TR: { transactions: KINDS, englishCitation, flagsOf, checkSigning, checkSigners },
}

/** The judgement of a country's law. */
export const judgementOf = (country: Country): Judgement => JUDGEMENTS[country]
