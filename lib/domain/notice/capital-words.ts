/**
 * The words of a sentence that is printed wholly in capitals, or each of whose words begins with one: by what is known of them which are
 * ordinary ones and which may be somebody's name, for no capital tells it there.
 */
import { DISTRICTS, TITLE_WORDS } from '../kernel/title-words.ts'
import { upper } from '../kernel/text.ts'
import { lawOf } from '../law/law.ts'
import { plainLetters } from '../text/letters.ts'
import { nounForms } from '../text/lexicon.ts'
import { isNoName } from '../text/names.ts'
import { allIn } from '../text/needed.ts'
import { FAMILY, GIVEN, isKnownWord } from '../text/words.ts'

/** What states or decides something, at the end of a word in plain letters. */
export const PREDICATE =
  /[a-z]{2}(?:m[iu]s(?:t[iu]r|l[ae]r(?:d[iu]r)?)|(?<=[a-z]{3})m[iu]s|[ae]c[ae]k(?:l[ae]r)?(?:t[iu]r|d[iu]r)?|m[ae]kt[ae](?:d[iu]r(?:l[ae]r)?)?|(?:l[iu]|[st][iu]|m[iu]|[iu]n?)d[iu]r(?:l[ae]r)?|m[ae](?:s[iu]|l[ae]r[iu])n[ae])$|^(?:olun|edil|olur|eder|ederler|bagla|baglar|[a-z]{2,}(?:il|in|un|an|en)(?:ir|ur|di|dilar|diler|du)|ait(?:tir)|yoktur|vardir|olunur|edilir|degildir|(?:yap|at|ver|al|yurut|kullan|gor)[aiu]r(?:l[ae]r)?|baglar|atar|imzalar|[a-z]{3,}m[ae]z|[a-z]{3,}[ae]bilir(?:ler)?)$/
/** Endings that names do not have. */
const ENDING =
  /[a-z]{2}(?:l[ae]r(?:[iu]|[iu]n[iuae]?n?|[dt][ae]n?|[ae]|[iu]nd[ae](?:n|ki)?|[iu]yl[ae]|l[ae])|m[ae](?:s[iu](?:n[iuae]?n?|nd[ae]n?|yl[ae])?|ks[iu]z[iu]n|kt[ae](?:d[iu]r)?|d[ae]n|y[ae]|k|yan|yen)|[dt][iu][gk](?:[iu].*|t[ae].*|l[ae]r.*|ca|ce)?|[ae]r[ae]k|[ae]c[ae][gk].*|m[iu]s(?:t[iu]r|l[ae]r.*|se|sa)?|l[iu][gk][iu].*|l[iu]k(?:t[ae]n?|l[ae]r.*)|[nsy]?[iu]nd[ae](?:n|ki)?|d[ae](?:n|ki)|t[ae](?:n|ki)|s[iu]z(?:d[iu]r|l[iu]k.*)?|n[iu]n|s[iu]n[iuae]n?|[iu]yl[ae]|c[ae]s[iu]|(?<=[a-z]{4})(?:l[iu]k|m[ae])|[ae]bil.*|[iu]l?m[ae]z|(?<=[a-z]{3})[dt][iu]r|(?:[iu]l|[iu]n)[ae]n|[iu]nc[iu]|[iu]n[ae]|[iu]n[iu]|(?<=[a-z]{4})l[ae])$/
/** "FERHUNDE": vowels that no ending has. */
const UNLIKE = /[UI]NDE$/u
/** The same of verbs and of two endings, which nobody is called by. */
export const SURE_ENDING =
  /(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)|[ae]r[ae]k|m[ae]s[iu]n[iuae]|[iu]nd[ae]n?|[iu]n[iu]n|l[ae]r[iu]n[a-z]*|[dt][iu]g[iu][a-z]*|[ae]c[ae]g[iu][a-z]*|l[ae]rd[ae]n?|m[ae]kt[ae]d[iu]r|[iu]yl[ae]|[a-z]{3}[iu]n[iu]|[a-z]{4}[dt][ae]n|(?:[iu]l|[iu]n|[ae]y|m[ae]y)[ae]n)$/
export const COUNTED =
  /^(?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz|bin|milyon|milyar|bucuk)+(?:l[iu]k|ar|er|inci|nci|uncu)?$/

/** What stands before a name, shortened. */
const PROFESSION = /^(?:av|dr|prof|doc|ecz|yrd|op|sn|muh)$/
const ROMAN = /^(?:i{1,3}|iv|vi{0,3}|ix|x)$/
const CODES: ReadonlySet<string> = new Set(['tl', 'ytl', 'trl', 'try', 'usd', 'eur', 'gbp', 'ttk', 'tbk', 'tc', 'ttsg', 'sgk', 'kdv'])
/** Words between others, which no ending tells. */
export const BETWEEN: ReadonlySet<string> = new Set(
  'veya yahut ya hem ancak fakat ise dahi gibi kadar gore dair iliskin ait ilgili uygun karsi icin once sonra beri haric dahil hic hicbir her herhangi tum butun turlu bazi birkac ayri ayni diger sair baska boyle soyle bu su o bunlar onlar kendi ilk son alt ust en cok az tam nci inci uncu ncu nin nun nolu md maddesi madde bent bendi fikra fikrasi uyarinca yazili ibraz tasdikli onayli ticari devam kabul ana adi soyadi tabi mevcut olmakla isbu ekim kasim aralik ocak subat nisan mayis haziran temmuz agustos eylul mart yurt vb sulh ceza hukuk muddet bunu bunun onu onun sayman saymani seklinde surette suretle oglu kizi esi ahz ahzu kabz kabza kabzi olan asan eden mukim oglum butun hak biri mutlaka oturu tesekkur tesbit tespit'.split(
    ' ',
  ),
)
/** What notices and directives speak of, in all forms of a noun. */
const THINGS: ReadonlySet<string> = new Set(
  nounForms(
    'evrak vesika vesaik dava terk derece grup sınıf kaşe hesap banka kredi ipotek rehin teminat mektup fatura bono poliçe gümrük vergi beyanname talimat talep teklif önerge tutanak tasarruf muamele mesele husus konu keyfiyet suret şekil sıfat nüfus organ hak hüküm ihtilaf itiraz dilekçe bildirim bilgi personel hizmet mal ürün malzeme araç taşınmaz taşınır limit sınır miktar yıl ay gün sene dönem saat defa kişi şahıs kimse ortaklık anonim kollektif komandit muvakkat muteber geçerli geniş münhasır azami asgari brüt net sonuç netice gündem nisap oy çoğunluk birlik esas mukavele statü ticarethane',
  ),
)
export const TRADE: ReadonlySet<string> = new Set(TITLE_WORDS.map(plainLetters))
const PLACES: ReadonlySet<string> = (() => {
  const { offices, provinces } = lawOf('TR')
  return new Set([...DISTRICTS, ...provinces, ...offices.map(({ name }) => name)].map(plainLetters))
})()

/** How a word in capitals is taken: an ordinary one, one by its ending alone, a name alone, either, or neither known. */
export type Kind = 'ordinary' | 'ending' | 'name' | 'either' | 'unknown' | 'profession' | 'kept'
/** `bare`: without the ending behind its apostrophe; `small`: it has small letters already but for the first. */
export type Word = { from: number; to: number; plain: string; bare: string; declined: boolean; small: boolean; kind: Kind }

const kindOf = (plain: string, printed: string): Kind => {
  if (PROFESSION.test(plain)) return 'profession'
  if (plain.length < 2 || plain.includes('.') || CODES.has(plain) || ROMAN.test(plain)) return 'kept'
  const named = GIVEN.has(plain) || FAMILY.has(plain) || PLACES.has(plain)
  const ordinary = BETWEEN.has(plain) || THINGS.has(plain) || isKnownWord(plain) || COUNTED.test(plain) || isNoName(plain)
  if (ordinary) return named ? 'either' : 'ordinary'
  if (named) return 'name'
  return TRADE.has(plain) ? 'ordinary' : ENDING.test(plain) && !UNLIKE.test(upper(printed)) ? 'ending' : 'unknown'
}
const WORD = /\p{L}[\p{L}\p{M}]*(?:\.\p{L}+)*(?:['’`´]\p{L}+)*/gu
/** The words of a piece of a text. */
export const wordsIn = (text: string, from: number, to: number): Word[] =>
  allIn(text.slice(from, to), WORD).map(({ 0: printed, index }) => {
    const [bare = '', ending] = printed.split(/['’`´](?=\p{L}{1,6}$)/u)
    const plain = plainLetters(bare)
    return {
      from: from + index,
      to: from + index + printed.length,
      plain,
      bare,
      declined: ending !== undefined,
      small: /\p{Ll}/u.test(bare),
      kind: kindOf(plain, bare),
    }
  })
/** Which of some words is the first that ends behind a place; as many as there are where none does. */
export const wordAt = (words: readonly Word[], place: number): number => {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.to ?? 0) > place) high = middle
    else low = middle + 1
  }
  return low
}
