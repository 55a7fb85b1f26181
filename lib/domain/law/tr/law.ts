import type { Jurisdiction } from '../jurisdiction.ts'
import { effectDay, isBusinessDay } from './business-days.ts'
import { LEGAL_FORMS, legalFormOf, searchKey } from './legal-forms.ts'
import { findOffice, nearestOffice, OFFICES, PROVINCES } from './offices.ts'
import { kindsIn } from './signing/kinds.ts'
import { isOpenEnded, maximumYears } from './terms.ts'
import { TEXTS } from './texts.ts'

export const TURKISH_LAW: Jurisdiction = {
  legalFormOf,
  legalForms: LEGAL_FORMS,
  searchKey,
  offices: OFFICES,
  provinces: PROVINCES,
  findOffice,
  nearestOffice,
  isBusinessDay,
  effectDay,
  maximumYears,
  isOpenEnded,
  kindsNamed: kindsIn,
  texts: TEXTS,
}
