/**
 * Registered matters ("Tescil Edilen Hususlar") by the words that the reader's rules go by. One that holds none of them is something no
 * rule was written for.
 */
import type { Reading } from '../fact/fact.ts'
import { squeeze } from '../kernel/text.ts'
import { mend } from '../text/words.ts'

const KNOWN = new RegExp(
  [
    'kurulus',
    'sozlesme',
    'madde',
    'amac',
    '\\bkonu',
    '\\bsure',
    'yonetim kurulu',
    'mudur',
    'yetkili',
    'temsil',
    'imza',
    'gorev',
    'ic yonerge',
    'pay devri',
    'hisse',
    'ortak',
    'pay sahi',
    'sermaye',
    'pay senet',
    'adres',
    'merkez',
    'nakli',
    'unvan',
    'denetci',
    'terkin',
    'silinme',
    'tasfiye',
    'fesih',
    'infisah',
    'ihya',
    'bolunme',
    'birlesme',
    'tur degis',
    'konkordato',
    'muhlet',
    'iflas',
    'sube',
    'genel kurul',
    'kisi bilgileri',
    'internet sitesi',
  ].join('|'),
)

/** Whether the reader's rules go by a registered matter, in plain letters. */
export const isKnownMatter = (matter: string): boolean => KNOWN.test(matter)

/**
 * What no rule was written for, as printed: matters that no rule goes by, and of a notice without a list of matters that states nothing,
 * how its clause ends: a Turkish sentence has its verb there.
 */
export const neverSeen = ({ matters, facts, unread }: Pick<Reading, 'matters' | 'facts' | 'unread'>): string[] => {
  const [first] = unread
  if (matters.length === 0 && facts.length === 0 && first) return [squeeze(first.heading ?? first.text).slice(-80)]
  return matters.filter((matter) => !isKnownMatter(mend(matter)))
}
