import type { Refusal } from '../../lib/http/app/errors.ts'
import type { Visit } from './visit.ts'

/** The fields of the panel's forms, named as in the API, and what people call them. */
const LABELS: Record<string, [tr: string, en: string]> = {
  dosya: ['Dosya', 'File'],
  mudurluk: ['Ticaret sicili müdürlüğü', 'Trade registry office'],
  sicil_no: ['Sicil numarası', 'Registry number'],
  unvan: ['Unvan (isteğe bağlı)', 'Title (optional)'],
  url: ['Adres (URL)', 'Address (URL)'],
  kategoriler: ['Kategoriler', 'Categories'],
  kisi: ['Kişi', 'Person'],
  tarih: ['İşlem günü', 'Day of the transaction'],
  tutar: ['Tutar', 'Amount'],
  para_birimi: ['Para birimi', 'Currency'],
  karar: ['Karar', 'Decision'],
  not: ['Not', 'Note'],
  beyan_eden: ['Beyan eden', 'Stated by'],
  islem: ['İşlem', 'Transaction'],
  birlikte: ['Birlikte imzalayacaklar', 'Co-signers'],
}

/** What people call a field. */
export const label = (c: Visit, field: string): string => {
  const texts = LABELS[field]
  return texts ? c.get('say')(...texts) : field
}

/** The field of a form that a refusal names (`birlikte.2`: a part of `birlikte`); null where it names none. */
export const wrongField = (refusal: Refusal | null): string | null => refusal?.field?.split('.')[0] ?? null

/** A refusal in words, led by the name of the field. */
export const refusalText = (c: Visit, refusal: Refusal): string => {
  const field = wrongField(refusal)
  return field === null ? refusal.text : `${label(c, field)}: ${refusal.text}`
}
