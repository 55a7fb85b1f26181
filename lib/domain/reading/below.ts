/**
 * What the words right before and behind a list of people say of all of them: "Yukarıda adı geçenlerin imza yetkileri kaldırılmıştır" takes what the rows
 * above it name, and a proposal or a refusal gives nothing.
 */
import type { Body } from '../fact/found.ts'
import { ASKED, DENIED, ENDS_REFUSED, LEFT_OPEN } from '../text/refusal.ts'

/** Words that speak of those who stand above them. */
const OF_THOSE_ABOVE =
  /^[\s.;,)]*(?:(?:isbu|bu) (?:kisi|personel|yetkili|uye|mudur)(?:ler|lerin|nin|in|imiz|imizin)?\b|(?:yukarida|yukaridaki|listede|tabloda)\b|(?:bilgi|isim)[a-z]* (?:verilen|yazili)|(?:isim|ad|adi|adlari|isimleri|unvanlari)[a-z]* (?:ve [a-z]+ )?(?:yazili|gecen|belirtilen|bulunan|anilan)|(?:adi gecen|anilan|sayilan|soz konusu)[a-z]*)/
const TAKES =
  /\b(?:gorev|yetki|uyelik|imza)[a-z]* (?:[a-z]+ ){0,4}?(?:sona er|son ver|iptal|kaldir|geri al|(?<!\baskiya )alinm|bit(?:mis|ti)|hukumsuz)|\b(?:ayrilm|istifa et|azled|gorevden alin|gorevlerinden alin)/
const NOTHING = new RegExp(
  `\\baday|\\baskiya al|\\b(?:onay|oy|gorus|takdir|tasvi[bp])[a-z]* (?:sunul|arz)|\\b(?:halinde|takdirde|sarti(?:yla| ile)|kaydi(?:yla| ile))\\b|${ENDS_REFUSED.source}|${ASKED.source}|${LEFT_OPEN.source}|${DENIED}`,
)
const LONGEST = 300
/** "Aşağıda isimleri yazılı personelin imza yetkileri iptal edilmiştir": those who are listed below, and nothing given to them. */
const OF_THOSE_BELOW = /\b(?:asagida|karsi(?:lar)?inda|isim(?:leri)?|ad(?:lari|i))[a-z]*\b[^]*$/
const TAKES_LAST = /\b(?:iptal (?:edil|olun)|iptaline|kaldiril|sona er|geri alin|son veril|hukumsuz)[a-z]*(?: [a-z]{2,12}){0,4}\W*$/
const GIVES = /\b(?:atan|tayin|secil|getiril|gorevlendiril|yetkilendiril|(?<!son )(?<!karar )veril)/

/** What the sentence right before a list says of all in it. */
export const saidAbove = ({ plain }: Body, from: number): { says: 'goes' | 'nothing'; from: number; to: number } | null => {
  const before = plain.slice(Math.max(0, from - LONGEST), from).replace(/[\s\d)(-]+$/, '')
  const said = /[^.;]*[.;:,]?$/.exec(before)?.[0] ?? ''
  const below = OF_THOSE_BELOW.exec(said)?.[0]
  if (below === undefined) return null
  const says = NOTHING.test(said) ? 'nothing' : TAKES_LAST.test(below) && !GIVES.test(below) ? 'goes' : null
  const begins = Math.max(0, from - LONGEST) + before.length - said.trimStart().length
  return says && { says, from: begins, to: begins + said.trim().length }
}

/** What is said below a list that ends at a place: that all in it go, that nothing is given to them, or nothing of it. */
export const saidBelow = ({ plain }: Body, to: number): 'goes' | 'nothing' | null => {
  const rest = plain.slice(to, to + LONGEST)
  if (!OF_THOSE_ABOVE.test(rest)) return null
  const said = /^[\s.;,)]*(?:[^.;]|\.(?=\d))*/.exec(rest)?.[0] ?? ''
  return NOTHING.test(said) ? 'nothing' : TAKES.test(said) ? 'goes' : null
}

/** Whose office goes on: an earlier notice gave it, for as long as that says. */
export const STAYS =
  '(?:(?:gorev|vazife|uyelik|uyelig|mudurlu[gk]|baskanli[gk]|yetki)[a-z]{0,8} (?:devam eden|devam edecek(?: olan)?|sona ermeyen|suren|devam etmekte olan)(?:l[ae]r)?|(?:halen )?gorevde (?:olan|bulunan|kalan)(?:l[ae]r)?)'
/** Words over a list that say so of all in it. */
export const OVER_STAYERS = new RegExp(
  `(?<![a-z])(?:${STAYS}|mevcut (?:mudur|uye|yonetim kurul|temsilci|yetkili|tasfiye memur)[a-z]*(?: [a-z]{3,12}){0,2})\\s?:?\\s*$`,
)
