/**
 * A change as the feed tells it. Kinds, categories and field names are the words of the interface itself (Degisiklik), Turkish on purpose:
 * they are stored, filtered by and sent as they stand here.
 */
import type { IsoDate } from '../../kernel/dates.ts'
import type { Bilingual } from '../../kernel/bilingual.ts'
import type { Source } from '../source.ts'

export type ChangeKind = 'yetkili-atama' | 'yetkili-ayrilma' | 'sermaye' | 'ortaklik' | 'unvan-adres' | 'esas-sozlesme' | 'durum'
export type ChangeCategory = 'durum' | 'adres' | 'ortaklik' | 'sermaye' | 'yetkililer' | 'unvan' | 'esas_sozlesme' | 'diger' | 'kapandi'
export type ChangeField =
  'isim' | 'sifat' | 'onceki' | 'yeni' | 'pay_tutari' | 'pay_orani' | 'alan' | 'deger' | 'madde' | 'baslik' | 'aciklama'

/**
 * One change. `key` is made of the facts behind it: the same notices give the same keys, and no two changes of a company share one. `on` is
 * the day from which the notice counts. `fields`: names as printed, amounts and dates as Turkish writes them.
 */
export type Change = {
  key: string
  kind: ChangeKind
  category: ChangeCategory
  on: IsoDate | null
  summary: Bilingual
  source: Source
  fields: Partial<Record<ChangeField, string>>
}

/** A change as feeds and notifications tell it: what no notice says (a hit in a sanctions list) has no source. */
export type ToldChange = Omit<Change, 'source'> & { source: Source | null }

/** A change before the feed adds the day of its notice. */
export type Draft = Omit<Change, 'on'>

/** Leaves out what is not known. */
export const fieldsOf = (fields: Partial<Record<ChangeField, string | null | undefined>>): Change['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

/** What is known of some details, in brackets; nothing where nothing is. */
export const inBrackets = (...parts: (string | null | undefined)[]): string => {
  const known = parts.filter((part) => part)
  return known.length === 0 ? '' : ` (${known.join('; ')})`
}

/** What is known of some details, one after the other; undefined where nothing is. */
export const joined = (...parts: (string | null | undefined)[]): string | undefined => parts.filter((part) => part).join('; ') || undefined
