/** Which rules a sentence of a directive bounds that asks for something more: by the acts it is about, and by where it stands. */
import { lawOf } from '../law/law.ts'

/** What a sentence is about where it says so before all else: "Kredi sözleşmelerinde …", "kefalet verilmesi için …". */
const ABOUT_FIRST =
  /^[\W\d]*(?:madde[\W\d]*)?[^,;:]*?(?:\b(?!(?:karsilig|tarih|dahil|kapsam|cerceve|huzur|nezd|alt|ust|uzer|on|sira|son|ic|yan|taraf|hal|durum|limit|sinir|tutar|deger|bedel|surec|asama|ek|yer|once)[iu]?nd[ae])[a-z]{2,}(?:l[ae]r[iu]?nd[ae]|l[ae]rd[ae]|[iu]nd[ae]|[a-z]{3}[dt][ae])(?:ki)?|\b(?:icin|bakimindan|hakkinda|konusunda))(?![a-z])/
/** A verb by which something is asked for: what stands before it is that, and not what it is asked for. */
const ASKS =
  /\b(?:gerekir|gereklidir|gerekmektedir|gerekli|sart(?:tir)?|zorunlu(?:dur)?|mecburi(?:dir)?|lazim(?:dir)?|icap eder|kosul(?:dur)?|esas(?:tir)?|aran(?:ir|acaktir|maktadir)|iste(?:nir|necektir|nmektedir)|al(?:in)?(?:ir|acaktir|maktadir)|[a-z]{2,}m[ae]l[iu]d[iu]r)(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** Another's leave, what is given to somebody, or not at all: what is said so is of the acts that it names. */
const OF_SUBJECT =
  /\b(?:kurul|organ|onay|izn|izin|muvafakat|karar)|\b(?:tabidir|baglidir|gerektirir|gerektirmektedir|(?:yetkisinde|uhdesinde|ait|yetkili)(?:dir|tir)?(?:l[ae]r)?|imzala(?:r|yabilir)(?:l[ae]r)?)\W*$|m[ae]z(?:l[ae]r)?\W*$/
/** "Kredi sözleşmelerinin onaylanması gerekir": whose that is which is asked for. */
const IN_GENITIVE = /[^,;:]*[a-z]{2}(?:n[iu]n|[iu]n)(?= )/
const SAYS = /\b(?!(?:tutar|karar|diger|kadar)\b)[a-z]{2,}(?:[aeiu]r|m[ae]z)(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/

const kindsOf = (words: string | undefined): string[] => (words === undefined ? [] : lawOf('TR').kindsNamed(words))
/** Takes a sentence that may bound rules; gives the kinds of transaction that it is about, none where it may be about all. */
export const actsBound = (plain: string): string[] => {
  const first = kindsOf(ABOUT_FIRST.exec(plain)?.[0])
  if (first.length > 0) return first
  return ASKS.test(plain) && !OF_SUBJECT.test(plain) ? kindsOf(IN_GENITIVE.exec(plain)?.[0]) : kindsOf(plain)
}
/**
 * Whether a sentence bounds the rules of its own article, whatever they are about: "İşlem bedelinin peşin ödenmesi gerekir" speaks of the act, and
 * of a payment only in what it asks for.
 */
export const boundsItsArticle = (plain: string): boolean => {
  if (!SAYS.test(plain) || kindsOf(ABOUT_FIRST.exec(plain)?.[0]).length > 0) return false
  return ASKS.test(plain) || !OF_SUBJECT.test(plain)
}
