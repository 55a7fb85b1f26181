/** Registered matters ("Tescil Edilen Hususlar") by the words that the reader's rules go by. One that holds none of them is something no rule was written for. */
import { mend } from '../fact/mend.ts'

const KNOWN = new RegExp([
  'kurulus', 'sozlesme', 'madde', 'amac', '\\bkonu', '\\bsure', 'yonetim kurulu', 'mudur', 'yetkili', 'temsil', 'imza', 'gorev', 'ic yonerge', 'pay devri', 'hisse', 'ortak', 'pay sahi', 'sermaye', 'pay senet',
  'adres', 'merkez', 'nakli', 'unvan', 'denetci', 'terkin', 'silinme', 'tasfiye', 'fesih', 'infisah', 'ihya', 'bolunme', 'birlesme', 'tur degis', 'konkordato', 'muhlet', 'iflas', 'sube', 'genel kurul', 'kisi bilgileri', 'internet sitesi',
].join('|'))

/** The matters among these that no rule of the reader goes by, as printed: a heading never seen before. */
export const unknownMatters = (matters: string[]): string[] => matters.filter((matter) => !KNOWN.test(mend(matter)))
