/**
 * Which acts an order of a court puts under the leave of the commissioner of a concordat (İİK 297/1), where its words name them, each word
 * known; what names none, or more than acts, is left to whoever weighs it as an order for all.
 */
import { fold } from '../kernel/text.ts'
import { lawOf } from '../law/law.ts'
import type { Leave } from './telling.ts'

const OF_LEAVE = /\bkomiser\S*(?: (?:heyeti|kurulu)\S*)?(?: (?:yazili|onceden|acik|on|uygun)){0,2} (?:onay|izn|izin|muvafakat)\S*/g
/** Where the words of another order or of the stay itself end. */
const ENDS =
  /(?:m[ae]sin[ae]|[ae]cagina|[ae]cegine)(?= , )|(?: [;:] )|(?: \d{1,2} - )|\baciklama\b|\bolunmasina\b|\b(?:tutanagi|karari) ile ;/g
const AMOUNT = /(\d[\d.]*(?:,\d{2})?) ?(?:tl|try|turk lirasi)\S*(?: (?:yi|nin|den|tutari|tutarini))? (?:asan|uzerindeki|uzerinde|gecen)\b/
const INDEBTING =
  /^(?:(?:muhlet|sure|icinde|borclu|sirket|davaci)\S* )*(?:sirketi )?(?:borc altina sok\S*|borclandir\S*) (?:her turlu |tum |butun )?islem\S*$/

/** Words of acts, and those that join them. */
const KNOWN =
  /^(?:mal|mallar[a-z]*|ve|ile|veya|da|de|nin|nun|n?in|un|yi|in|tl|try|turk|her|turlu|ancak|(?:odeme|hizmet|alim|satim|satis|satin|kredi|kullan|kira|havale|eft|cek|senet|bono|personel|isci|avans|islem|yapacag|yapilacak|gecerli|olmas|bagli|tutulmas|karar|borclu|davaci|sirket|muhlet|sures|icinde|boyunca|asan|uzerinde|gecen|lira|emtia|hammadde|malzeme)[a-z]*)$/
/** An act's noun, behind which "işlem" is its own. */
const OF_ACT = /^(?:odeme|alim|satim|satis|kredi|kira|havale|eft|avans|kullandirim)[a-z]*$/

const wordsOf = (text: string): string[] => text.split(/[^a-z0-9]+/).filter((word) => /^[a-z]/.test(word))

const decimal = (printed: string): string => {
  const [whole = '', cents = '00'] = printed.split(',')
  return `${whole.replaceAll('.', '')}.${cents}`
}

const leaveOf = (object: string): Leave | null => {
  const bare = object.trim()
  if (INDEBTING.test(wordsOf(bare).join(' '))) return { indebting: true }
  const words = wordsOf(bare)
  if (!words.every((word, at) => KNOWN.test(word) && (!word.startsWith('islem') || OF_ACT.test(words[at - 1] ?? '')))) return null
  const kinds = lawOf('TR').kindsNamed(words.join(' '))
  if (kinds.length === 0 || kinds.includes('genel')) return null
  const amounts = [...bare.matchAll(/\d[\d.]*(?:,\d{2})? ?(?:tl|try|turk)/g)]
  const above = AMOUNT.exec(bare)
  if (amounts.length === 0) return { kinds }
  // The amount bounds what stands behind it.
  const before = above ? lawOf('TR').kindsNamed(wordsOf(bare.slice(0, above.index)).join(' ')) : []
  if (amounts.length > 1 || above === null || before.length > 0) return { kinds }
  return { kinds, above: { amount: decimal(above[1] ?? ''), currency: 'TRY' } }
}

/** What the words of an order put under the commissioner's leave; null where it may be anything. */
export const leaveIn = (text: string): Leave[] | null => {
  const plain = [...text.matchAll(/[\p{L}]+|\d[\d.,]*\d|\d|[;:,-]/gu)]
    .map(([token]) => (/^[\d;:,-]/.test(token) ? token : fold(token)))
    .join(' ')
  const found: Leave[] = []
  for (const match of plain.matchAll(OF_LEAVE)) {
    const before = plain.slice(0, match.index)
    const end = [...before.matchAll(ENDS)].at(-1)
    const leave = leaveOf(before.slice(end ? end.index + end[0].length : 0))
    if (leave === null) return null
    found.push(leave)
  }
  return found.length > 0 ? found : null
}
