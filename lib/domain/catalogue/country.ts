/**
 * The coverage catalogue as data: what the service knows of each country, in both languages. Opening a country is an edit of its file, not
 * of code; the compiler checks the shape, a test the contents.
 */
export type Text = { tr: string; en: string }
export type Language = keyof Text

export const DATA_POINTS = ['kimlik', 'adres', 'yetkili', 'ortak', 'gf', 'ilan', 'finans', 'belge'] as const
export type DataPoint = (typeof DATA_POINTS)[number]
export type Coverage = 'var' | 'kismi' | 'ilan' | 'istek' | 'yok'
export type Refresh = 'gunluk' | 'haftalik' | 'aylik' | 'olay'
export type AnswerTime = 'anlik' | 'dakikalar' | 'is_gunu' | 'teklif'

/** `label` and `note` say what the state means for this country. */
export type CountryData = Record<DataPoint, { state: Coverage; note: Text }>

export type Identifier = { name: Text; form: Text; example: string; check: Text; searchable: boolean; primary: boolean }
export type Document = {
  kind: string
  name: Text
  localName: string
  included: boolean
  onRequest: boolean
  byHand: boolean
  delivery: AnswerTime
  note: Text
}
export type Flag = { key: string; name: Text; explanation: Text }

/** `open`: shown to customers. `documents` priced on request have no price here: a quote comes first. */
export type Country = {
  code: string
  open: boolean
  flag: string
  name: Text
  localName: string
  region: { code: string; name: Text }
  tier: 'tam'
  targetTier: string | null
  beta: boolean
  pending: boolean
  source: Text
  identifiers: Identifier[]
  data: CountryData
  documents: Document[]
  refresh: Refresh
  watched: Text[]
  flags: Flag[]
  /** Kinds of transaction a signing check tells apart, by code. */
  transactions: Readonly<Record<string, Text>>
  compliancePrinciple: Text
  answers: AnswerTime
  notes: Text[]
  version: string
}
