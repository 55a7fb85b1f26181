/** What a record needs of the law to be understood: plain functions and sentences, one set for each country. */
import type { Role } from '../fact/fact.ts'
import type { Bilingual } from '../kernel/bilingual.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { LegalForm, LegalFormCode } from './legal-form.ts'

/** `name` as the gazette prints it (`KONYA EREĞLİ`), `province` the il it stands in (`KONYA`); both in Turkish capitals. */
export type Office = { name: string; province: string }

/** Sentences that carry the law: how a term ends, and what the registry does not publish of shares. */
export type LawTexts = Record<'predecessorTerm' | 'longestTerm' | 'sharesNotRegistered' | 'sharesAsListed', Bilingual>

export type Jurisdiction = {
  /** The legal form a registered title bears; null where it names none. */
  legalFormOf: (title: string) => LegalForm | null
  legalForms: Readonly<Record<LegalFormCode, LegalForm>>
  /** The key of quick search: the folded title without its form. A query goes through the same function. */
  searchKey: (title: string) => string
  offices: readonly Office[]
  provinces: readonly string[]
  /** The office a text names in any of its written forms; null for anything else. */
  findOffice: (printed: string) => Office | null
  /** The same for text from OCR, where a single office lies near. */
  nearestOffice: (printed: string) => Office | null
  isBusinessDay: (date: IsoDate) => boolean
  /** The day from which an entry published on this day has effect against third parties. */
  effectDay: (publishedOn: IsoDate) => IsoDate
  /** Longest term of an office in years; null where the law sets none. */
  maximumYears: (role: Role, form: LegalFormCode | null) => number | null
  /** The office lasts until another decision where no term is printed. */
  isOpenEnded: (role: Role) => boolean
  /** The kinds of transaction, by their codes, that words name. */
  kindsNamed: (words: string) => string[]
  texts: LawTexts
}
