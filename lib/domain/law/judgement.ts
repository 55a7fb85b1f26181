/**
 * What the law of a company's country judges of it: which flags it raises, who may sign. Apart from law.ts, since it rests on the company
 * as folded, which itself is understood by that law.
 */
import type { Flag } from '../company/flags/flag.ts'
import type { CompanyRecord } from '../company/record.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { Question, SigningAnswer } from '../signing/answer.ts'
import type { Country } from './law.ts'
import { flagsOf } from './tr/flags/flags.ts'
import { checkSigning } from './tr/signing/check.ts'

export type Judgement = {
  flagsOf: (record: CompanyRecord, day: IsoDate) => Flag[]
  /** May this person represent the company? `record` null: its notices are still being prepared. */
  checkSigning: (record: CompanyRecord | null, question: Question) => SigningAnswer
}

const JUDGEMENTS: Readonly<Record<Country, Judgement>> = { TR: { flagsOf, checkSigning } }

/** The judgement of a country's law. */
export const judgementOf = (country: Country): Judgement => JUDGEMENTS[country]
