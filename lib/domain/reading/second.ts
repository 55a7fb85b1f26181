/**
 * Two signatures of which the words give each to others: "biri mutlaka A'ya ait olmak üzere iki imza bulunacak; ikinci imzayı B yahut C
 * atacaktır". Every other word of the sentence must be one that adds nothing to who signs.
 */
import type { Body, Found, Span } from '../fact/found.ts'
import { fold } from '../kernel/text.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { allIn } from '../text/needed.ts'
import { saysNoMore } from './given.ts'
import { ruleOf } from './signatures.ts'

const WORD_TITLES =
  '(?:(?:yonetim kurulu |mudurler kurulu )?(?:baskan[a-z]*(?: vekili| yardimcisi)?|mudur[a-z]*|uye[a-z]*|muhasip uye|ortak[a-z]*) )?'
const MUST = '(?:mutlaka |muhakkak |behemehal |her halde |daima )?'
const SIGN = '(?:olmak|bulunmak|olmasi|bulunmasi|tasimak)'
const ON_TERMS = '(?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile)|kosulu(?:yla| ile)|suretiyle)'
/** Whose the one signature is: up to his name, and from it. */
const ONE_IS = new RegExp(`\\b(?:bunlardan |imzalardan )?bir(?:i|isi|inin)? ${MUST}${WORD_TITLES}$`)
const OF_ONE = new RegExp(
  `^(?:['’]?\\s?(?:[yn]?[ae]|n?[iu]n))? ${MUST}(?:ait |imzasi )?${SIGN} ${ON_TERMS},? (?:sirket[a-z]* |en az |cift |unvan alt[iu]nda )*(?:iki|cift) imza[a-z]*`,
)
/** Whose the other is: before the list of names, between them, and behind. */
const SECOND_IS = new RegExp(
  `\\b(?:ikinci|diger|oteki|obur) (?:imza(?:y[iu]|n[iu]n|s[iu](?:n[iu])?)?|(?:imza )?ise)(?: ise| de| da)? ${WORD_TITLES}$`,
)
const OR = new RegExp(`^(?:['’]?[a-z]{1,4})?\\s?(?:,|veya|yahut|veyahut|ya da)(?: ya da| veya)? ${WORD_TITLES}$`)
const OF_SECOND =
  /^(?:['’]?\s?(?:[yn]?[ae]|n?[iu]n|n?[dt][ae]n))?,? (?:(?:her ?hangi )?bir(?:i|isi)(?:nin|ne)?|hangisi (?:hazir|musait|mevcut)(?: (?:ise|olursa|bulunursa))?(?: o)?)?,? ?(?:atac?a|atar|atma|koy|vaz|ait|tarafindan|imzala|kullan)[a-z]*/

/** The rules of two signatures that a sentence gives one by one; nothing where its words are others. */
export const secondIn = (body: Body, { from, to }: Span): Found[] => {
  if (!/\bimza/.test(body.plain.slice(from, to)) || !/\b(?:iki|cift) imza/.test(body.plain.slice(from, to))) return []
  const [one, ...others] = partiesIn(body, from, to)
  const [first] = others
  const last = others.at(-1)
  if (!one || !first || !last || [one, ...others].some(({ name }) => isEntity(name))) return []
  const ahead = ONE_IS.exec(body.plain.slice(from, one.from))
  const behind = OF_ONE.exec(body.plain.slice(one.to, first.from))
  const next = SECOND_IS.exec(body.plain.slice(one.to, first.from))
  const ends = OF_SECOND.exec(body.plain.slice(last.to, to))
  if (!ahead || !behind || !next || !ends || behind[0].length > next.index) return []
  if (!others.slice(1).every((each, at) => OR.test(body.plain.slice(others[at]?.to, each.from)))) return []
  const begin = from + ahead.index
  const rest = [
    body.plain.slice(from, begin),
    body.plain.slice(one.to + behind[0].length, one.to + next.index),
    body.plain.slice(last.to + ends[0].length, to),
  ]
  if (
    rest.some(
      (words) =>
        /\d{3}/.test(words.replace(/\(.*$/, '')) ||
        !allIn(words.replace(/\(.*$/, ''), /[a-z]+/g).every(([word]) => saysNoMore(word) || KNOWN.test(word)),
    )
  )
    return []
  const names = others.map(({ name }) => name)
  if (new Set([one.name, ...names].map(fold)).size <= names.length) return []
  const at = { from: begin, to: last.to + ends[0].length }
  return [
    ruleOf([one.name], 'joint', { with: names, any_of: names.length > 1 }),
    ...names.map((name) => ruleOf([name], 'joint', { with: [one.name], any_of: false })),
  ].map((rule): Found => ({ statement: { kind: 'representation', ...rule }, ...at }))
}
/** What is signed, and that the signatures stand there. */
const KNOWN =
  /^(?:soyle|ki|baglayacak|baglayici|evrak[a-z]*|senet[a-z]*|mukavele[a-z]*|bulun[a-z]*|aran[a-z]*|olan|tasi[a-z]*|gerekir|gereken|bulunacak)$/
