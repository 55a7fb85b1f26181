/**
 * Names of people and legal entities: which words are one, and where they stand in a piece of a notice with the case they are in. Names
 * stand in capitals or with capital initials; words of offices, places and of the trade are none.
 */
import { isLegalEntity as isEntity } from '../kernel/legal-entity.ts'
import { distance } from '../kernel/distance.ts'
import { remembered } from '../kernel/remembered.ts'
import { squeeze } from '../kernel/text.ts'
import { DISTRICTS, TITLE_WORDS } from '../kernel/title-words.ts'
import { plainLetters } from './letters.ts'
import { allIn } from './needed.ts'
import { FAMILY as SURNAME, GIVEN, mend } from './words.ts'

const SUFFIX = /\s*['’`”"*´?°]+\s?(?:[ıiuüİI1l]n|n[ıiuü]n|[eaıiuü]|y[eaıiuü]|d[ıiuü]r|d[ae]|t[ae]|d[ae]n|t[ae]n|ye|ya|\p{Ll}{1,3})?$/u

/** A name as printed, without marks around it and the suffix the registry's templates append (`…'in`, `…'e`, `… 'dir`). */
export const cleanName = (printed: string): string =>
  squeeze(printed.replace(/["“”|_]/g, ' ').replace(/^[\s,;.:|'*-]+|[\s,;:|*~·-]+$/gu, ''))
    .replace(SUFFIX, '')
    .replace(/^[\s,;.:|'*-]+|[\s,;:|'*-]+$/gu, '')
    .replace(/(?<=\p{Lu}{2})(?:[nyi]?[ıiuü]n|[yn]?[ea]|[dt][ea]n|d[ıiuü]r)$/u, '')
    .trim()

const INTRODUCED =
  /(?:ikamet\s?(?:eden|etmekte olan|ediyor olan)|mukim|(?:kimlik|pasaport|vergi|sicil|t\.? ?c\.?) ?(?:no|numara)\S{0,5}(?: ?lu\b)?|numaral\S|uyruklu)[\s,;.:]+/g
// Words that may stand small inside a name of a person or company.
const INSIDE = /^(?:ve|ile|de|da|di|du|van|von|der|el|al|bin|bint|la|le|&)$/
// A full stop inside a company's name or after an initial does not end it.
const SHORT =
  /^(?:\p{Lu}\p{Ll}{0,3}|\p{Lu}{1,3}|San|Tic|Ltd|[ŞS]t[İiıI]|A\.?[ŞS]|[İI]n[şs]|Paz|Müh|Tur|Gıda|Teks|Tic|[İI]th|[İI]hr)\.(?:\p{L}|(?<=\p{L})\.)*[,;]?$/iu
const NOT_NAMED =
  /(?:^|\s)(?:aksi\s|asagida|madde|karar|sirketin|sirketi temsil|yonetim kurul|olarak|tarih|olan\b|icin\b|uzere\b|gore\b|turk ticaret k|kimlik|numara|uyruk|adres|ikamet|hisse|pay[il]|[a-z]*lira|beheri|unvan[a-z]*\s)/

/** Whether a name is that of a legal entity: one judgement, of the kernel. */
export { isLegalEntity as isEntity } from '../kernel/legal-entity.ts'

// A heading that was not legible as one stands before a name.
const HEADED = /(?:^|\s)(?:yeni atanan|\S+ atanan|atanan temsil|temsilciler|gorev dagil|sona erenler|secilen|listesinde|degisiklik)/
// Words of a term or a nationality that a scan damaged are no name.
const NO_PERSON = /\b(?:alininca\w*|kadar|ait|eden)$|^alininca|^t\S{1,2}rki\S{2} c\S{7,10}$/
// No Turkish word is spelt so: a scan made `M` to `NI`, `H` or `N` to `II`.
const MISREAD = /\p{Lu}II\p{Lu}|(?:^|\s)NI\p{Ll}{2}/u
// Of a company's name only what many bear was legible.
const GENERIC =
  /^(?:(?:tek|kisilik|ortakli|ve|sanayi|san|ticaret|tic|holding|ithalat|ihracat|pazarlama|anonim|limited|ltd|a|sirketi?|sti|as)[. ]*)+$/
const PLACES: ReadonlySet<string> = (() => {
  return new Set(DISTRICTS.map(plainLetters).filter((word) => !GIVEN.has(word) && !SURNAME.has(word)))
})()
/** Whether words begin with a district that nobody is called by ("Yenimahalle Ankara"): they are where somebody lives. */
const isPlace = (words: readonly string[]): boolean => PLACES.has(plainLetters(words[0] ?? ''))
/** Labels before names, a letter or two of which may be damaged. */
const NAME_LABELS = ['adi soyadi', 'adi ve soyadi', 'isim soyisim']
const unclosed = (printed: string): boolean => printed.split('(').length !== printed.split(')').length

/** What ends with the word for a quarter or a street is no name: "Hayal Mah", "Güzel Cad". */
const OF_STREET = /\s(?:mah|mh|cad|cd|sok|blv|bulv|apt|mahallesi|caddesi|sokag[iu]|sokak|bulvari)\.?$/

/** A word that a case ends which no name has: "işlerinde", "borçlunun", "uyarınca". */
const DECLINED =
  /^(?:\S*l[ae]r(?:[dt][ae]|in(?:[dt][ae]n?|[iu]n|[ae]))|\S{3,}(?:[dt][iu]g[iu]|[ae]c[ae]g[iu]|[dt][iu]kc[ae]|m[ae]d[ae]n|m[ae]ks[iu]z[iu]n)|degildir|oluru\S*|uyarinca|borclunun|muddetce|munhasiran|haric)$/

/** Given names and one word behind them, in capitals or capital initials: what it means elsewhere tells nothing ("Ferhat Tarihçi"). */
const isGivenAndFamily = (words: readonly string[]): boolean =>
  words.length >= 2 &&
  words.length <= 4 &&
  words.slice(0, -1).every((word) => GIVEN.has(plainLetters(word))) &&
  /^\p{Lu}\p{L}+$/u.test(words.at(-1) ?? '')

/** Whether words can be the name of a person or company: they begin with capitals, hold no digits, and are no piece of a sentence. */
export const isName = remembered((printed: string): boolean => {
  const words = printed.split(' ')
  return (
    printed.length >= 4 &&
    printed.length <= 160 &&
    words.length >= 2 &&
    words.length <= 20 &&
    words.every((word) => /^\d{1,3}$/.test(word) || !/\d/.test(word) || (word.match(/\p{L}/gu) ?? []).length >= 3) &&
    /^\p{Lu}/u.test(printed) &&
    !/[|:;~^{}<>]/.test(printed) &&
    !unclosed(printed) &&
    !HEADED.test(mend(printed)) &&
    !NO_PERSON.test(mend(printed)) &&
    !MISREAD.test(printed) &&
    (!isPlace(words) || isEntity(printed)) &&
    !OF_STREET.test(plainLetters(printed)) &&
    !/^(?:(?:anonim|limited) )?sirketi?$/.test(plainLetters(printed)) &&
    // Capitals that run into a word in small letters: where the name ends is not legible.
    !/\p{Lu}{3}\p{Ll}{4}/u.test(printed) &&
    !NAME_LABELS.some((label) => Math.abs(label.length - printed.length) < 3 && distance(plainLetters(printed), label) <= 2) &&
    (isGivenAndFamily(words) || (!NOT_NAMED.test(plainLetters(printed)) && !NOT_NAMED.test(mend(printed)))) &&
    !(words.length === 2 && words[1]?.length === 1) &&
    !GENERIC.test(plainLetters(printed)) &&
    (isEntity(printed) || !words.some((word) => DECLINED.test(plainLetters(word)))) &&
    words.filter((word) => /^\p{Ll}/u.test(word) && !INSIDE.test(word)).length === 0 &&
    // Whoever is printed in capitals is so to the end: what follows in small letters is his office, damaged.
    (isEntity(printed) || !/^\p{Lu}{3,}(?: .*)? \p{Lu}\p{Ll}+$/u.test(printed))
  )
})

/** Titles and professions cut short, with a point behind them. */
export const CUT_TITLES =
  'ord|prof|doc|yrd|dr|av|ecz|dt|vet|dipl|ing|yuk|y(?=\\.? ?(?:muh|mim))|ogr|gor|ars|uzm|op|muh|mim|zir|sn|smmm|ymm|mali mus|kpt|kapt|alb|yzb|bnb|tgm|mr|mrs|ms|mme'
// Titles and professions before a name; a company's may begin with one.
const TITLES = new RegExp(
  `^(?:(?:(?:${CUT_TITLES})\\s?\\.\\s?)+|(?:muteveffa|merhum|merhume|muris(?:i|imiz)?|kisitli|mahcur|reis(?=\\s\\p{L}+\\s\\p{L}))\\s)(?=\\p{L})`,
  'u',
)
/** A person's name without titles (`Prof. Dr. AYŞE YILMAZ`). */
export const untitled = (name: string): string => (isEntity(name) ? name : name.slice(TITLES.exec(plainLetters(name))?.[0].length ?? 0))

/** The name that stands at the end of a piece of text; empty where none does. */
export const nameAtEnd = (piece: string): string => {
  const words = cleanName(piece).split(' ')
  let from = words.length
  while (from > 0 && words.length - from < 18) {
    const word = words[from - 1] ?? ''
    const last = from === words.length
    if (!(/^["'(]?\d?\p{Lu}/u.test(word) || INSIDE.test(word) || /^\d{1,3}$/.test(word))) break
    if (!last && /[;:|]$/.test(word)) break
    if (!last && /[.,]$/.test(word) && !SHORT.test(word)) break
    from--
  }
  while (from < words.length && (INSIDE.test(words[from] ?? '') || /^\d/.test(words[from] ?? ''))) from++
  return headless(cleanName(words.slice(from).join(' ')))
}

const HEADING_WORD = /^\p{Lu}\p{Ll}+$/u
/**
 * A person's name without the words of a form or a page in whose line or right under which it is printed ("İmza / AYŞE YILMAZ"): they are
 * printed otherwise than the name is.
 */
const headless = (name: string): string => {
  const words = name.split(' ')
  const from = words.findIndex((word) => !HEADING_WORD.test(word) || !isNoName(word))
  const own = words.slice(from)
  return from > 0 && own.length >= 2 && !isEntity(name) && own.every((word) => !/\p{Ll}/u.test(word)) ? own.join(' ') : name
}

/** The person a clause speaks of: what follows the residence or the identity number; without these, the name at the end. */
export const personIn = (clause: string): string => {
  const introduced = [...mend(clause).matchAll(INTRODUCED)].at(-1)
  const rest = introduced ? clause.slice(introduced.index + introduced[0].length) : clause
  const whole = headless(cleanName(rest))
  return untitled(introduced && isName(whole) ? whole : nameAtEnd(rest))
}

/** How a name is declined: `'ın` (of), `'a` (to), `'dan` (from), `'ı` (object), or not. */
export type Case = 'of' | 'to' | 'from' | 'object' | null
/**
 * A person or legal entity that a piece of a notice names; `introduced` by an identity number or a residence,
 * which begins at `since`.
 */
export type Party = { name: string; from: number; to: number; after: Case; introduced: boolean; since: number }

// Two words of one name that a hyphen joins ("Hans-Dieter", "Min-Su"), no duty behind a name ("Yılmaz-Müdür").
const HYPHEN = String.raw`(?:-(?!M[üÜ]|Ba[şsŞS]|BA|[ÜU]ye|[ÜU]YE|Gen|GEN|Ort|ORT|Y[öÖ]n|Tas|TAS|Ter|Den|DEN|Yet|YET)\p{Lu}\p{L}+)?`
/** "O'Brien", "D'Angelo": an apostrophe behind one capital, before another. */
const WORD = String.raw`(?:[OD]['’](?=\p{Lu}))?\p{Lu}\p{L}*\.?${HYPHEN}`
const RUN = new RegExp(
  // What certainly is no capital is passed over first: to ask for a property of a letter costs much more.
  String.raw`(?![a-z ,.])(?<![\p{L}\p{M}\d|!]|\p{L}['’])${WORD}(?:[ ](?:(?:van|von|der|den|del|bin|bint) ){0,2}(?:${WORD}|o\p{Lu}\p{Ll}+))*`,
  'gu',
)
const NO_NAME = new RegExp(
  `^(?:${`sirket[a-z]*|limited|anonim|ltd|sti|a ?s|mudur(?:u|un|e|den|ler[a-z]*|luk[a-z]*|lug[a-z]*|umuz[a-z]*)?|yonetim|kurul[a-z]*|baskan[a-z]*|yardimci[a-z]*|vekil[a-z]*|uye[a-z]*|genel|ortag[a-z]*|ortak[a-z]*|serikler[a-z]*|hissedar[a-z]*|sayin|sn|bay|bayan|bey(?:efendi)?|hanim(?:efendi)?
kurucu(?:lar[a-z]*|su)|muessis[a-z]*|davali|davaci|emekli|ziraat|insaat|bolge|kurulus[a-z]*|tc|t|tacir[a-z]*|karar[a-z]*|toplanti[a-z]*|gundem[a-z]*|madde[a-z]*|turk(?:iye[a-z]*)?|ticaret[a-z]*|ticari|ikametga[a-z]*|sicil[a-z]*|noter[a-z]*|hisse[a-z]*|pay(?:lar[a-z]{0,6}|i|ini|inin|ina|in|a|dan|da|ya|li|das[a-z]*)?|sermaye[a-z]*|lira[a-z]*|amerikan|dolar(?:i[a-z]*|lik)
imza[a-z]*|sadece|paragraf[a-z]*|fikra[a-z]*|sayfa[a-z]*|grubu?|grup|derece|divan|tarih[a-z]*|sayi(?:li|si|sinin)?|kimlik|no|nolu|numara[a-z]*|tasfiye[a-z]*|memur[a-z]*|muh|muhasip|muavini?|murahhas|ana|esas|sozlesme[a-z]*|sekil(?:ler)?[a-z]{0,3}|sekli|kanun[a-z]*|borclar|bakanlik|temsilci[a-z]*|katip|asil|yede[kg](?:ler[a-z]*)?|denetim|denetleme|murakabe|idare|heyet[a-z]*|meclis[a-z]*
denetci[a-z]*|murak[a-z]{0,2}[pb][a-z]*|kardesi|annesi|babasi|kizi|(?:kardes|kiz|es|yegen|damad|gelin|torun|agabey)[iu]m(?:[iu]z)?|oglum(?:uz)?|(?:baba|anne|abla)m|herr|frau|mister|monsieur|madame|mrs?|ayrica|ayni|zamanda|yine|keza|dahi|sonra|olarak|olan|olup|icin|ise|iken|uzere|diger|halen|aynen|fakat|ancak|yeniden|tekrar|itibaren|bundan|boyle|boylece|gecen|anilan|mezkur|onceden|onceki|evvelce|evvela|yapilan|yeni|eski|mevcut|bu|ilk|ve|ile|adi|soyadi|unvan[a-z]*|adres[a-z]*|mahalle[a-z]*|mah|cad[a-z]*|sok|sokak[a-z]*|sokag[a-z]*|sk|bulvar[a-z]*|belde(?:si|sinde)|kasaba(?:si|sinda)|mevki(?:i|inde)|koyu|yolu|sitesi|apartman[a-z]*|oy|tl|ytl|av|avukat|hukukcu|bilirkisi|yeminli|iktisatci|ekonomist|smmm|ymm
dr|dipl|ing|yuk|prof|doc|ecz|eczaci|mimar|muhasebeci|mali|mumessil[a-z]*|komandite|komanditer[a-z]*|eczaci|musavir[a-z]*|muhendis[a-z]*|mahkeme[a-z]*|asliye|hukuk|agir|ceza|icra|iflas|fon|savcilig[a-z]*|konu(?:su)?|ozet[a-z]*|katilan[a-z]*|kooperatif[a-z]*|sorumlu|banka[a-z]*|sube[a-z]*|turkiye|cumhuriyeti
[a-z]{2,}(?:m[ae]y[iu]p|m[iu]st[iu]r|[ae]c[ae]kt[iu]r|m[ae]kt[ae]d[iu]r)|degil(?:dir)?|yeterli|yil|sure|sureyle|uyruklu|temsil[a-z]*|ilzam[a-z]*|tescil[a-z]*|edilen|belge[a-z]*|husus[a-z]*|oybirligi[a-z]*|istirak|edenler|senet[a-z]*|yukarida|asagida|haric(?:ten|den)|disaridan|birinci|ikinci|olagan[a-z]*|tarafindan|gorev[a-z]*|yetki(?!n$|ner$|noglu$)[a-z]*|merkez[a-z]*|beheri|aksi|daha|tuzel|kisi|hareket|edecek|adina|ad|soyad|yerine|sona|erenler|icerig[a-z]*|degisen|atanan|atanmasi|secilenler|degisikli[kg][a-z]*|listesinde|dagilim[a-z]*|tek|bilgi(?:si|ler|leri|leriniz)?|devr(?:i|in|ine|inin|olan|olunan)|devir|devreden|devralan|gerceklesen|konkordato|komiser[a-z]*|kayyim[a-z]*|munferi[a-z]*|mustere[a-z]*|sinirli|ic|yonerge[a-z]*|alinan|ek|gazete[a-z]*|baslangic|bitis|artirim[a-z]*|terkin|iktisadi|isletme[a-z]*|tarimsal|kalkinma|resmi|hazir|bulunan[a-z]*|gundem|sekreter(?:i|ligi)?|kabul|red|imzalar|suret[a-z]*|duzenlenen|mirascilik|muteveffa|merhume?|sefi?|yonetici[a-z]*|servis|portfoy|uzmani|gorevlisi|sorumlusu|danismani|asistani|yonetmen[a-z]*|direktor[a-z]*|koordinator[a-z]*|supervizor[a-z]*|mufettis|veznedar|feragatname|i{2,3}|dilekce[a-z]*|mirasci(?:lar|nin)?|komanditer?|donem(?:i|in|inde)|dagitimi|kapsam(?:i|inda)?|herhangi|biri|birisi[a-z]*|birlikte|kadar|teklif|nufus|kayit|kaydi|ornegi|verilen|gecici|muhlet[a-z]*|iik|dogrusu|duzeltme|meclis[a-z]*|riyaset[a-z]*|likidator|istirakimiz[a-z]*|gn|yrd|yard|aza(?:si|l[ae]r(?:i|indan|dan|imizdan)?)?|istifa|(?:et|edil|olun|secil|atan|getiril|ayril|cekil|alin)mis(?:t[iu]r|l[ae]r|l[ae]rd[iu]r)?|her|turlu|islemde|[a-z]{4,}[ae]r[ae]k|[a-z]{3,}[aeiu]m[iu]z(?:[iu]n|[iu]|[ae]|d[ae]n?)|[a-z]{3,}l[iu](?:g[ae]|g[iu]n[ae]|kl[ae]r(?:[iu]n)?[ae]|g[iu]nd[ae]n|kt[ae]n)`
    .split(/[|\n]/)
    .join('|')})$`,
)
/** Names that begin as words of offices do: "Yetkin", "Vekiloğlu", "Ortaköylü", "Karareis", and whoever is called by a trade: "Ortakçı", "Gazeteci". */
const NAME_YET =
  /^yetkin$|[a-z](?:oglu|koylu|zade)$|[a-z]{3}reis$|^(?!(?:temsil|denet|yoneti|miras|muhasebe|dava|ecza|hukuk|iktisat|kuru))[a-z]{3,}c[iu]$/
/** Whether a word with a capital is none of a name: of an office, a paper, a place, the trade. */
export const isNoName = remembered(
  (word: string): boolean =>
    !NAME_YET.test(plainLetters(word)) &&
    (NO_NAME.test(plainLetters(word).replace(/\./g, '')) || (word.length > 8 && NO_NAME.test(mend(word).replace(/\./g, '')))),
)

const CASE = /^(?:\s?['’`´”"?*°]\s?([\p{L}]{1,4})(?!\p{L})|\s((?:n?[ıiuüİ]n|[yn]?[ea]|[dt][ea]n))(?=[\s,.]))/u
const RANK = /^(?:ikinci|birinci) (?:baskan|reis)/
const RANK_LONG = 16
const LEGAL_FORM = /^ (?:anonim|limited|kolle?ktif|komandit) /
const FORM_BEFORE = /\b(?:anonim|limited|kolle?ktif|komandit) $/
// A name in capitals whose apostrophe a scan lost: `KAYAin`.
const GLUED = /^(.*\p{Lu}{2})(n?[ıiuüİ]n|[yn]?[ea]|[dt][ea]n)$/u
// A mark that a scan put inside a word: what stands behind it is no whole name ("HAMI)İ BULUT").
const TORN = /(?:^|\s)(?:[^\s(]*\p{L}\)|\p{Lu}{2,}\d\p{Lu}+\s)$|\p{Ll}{2}\p{Lu}{3,}\s$/u
// More letters behind an apostrophe than an ending has: it stands inside a word ("SO'KAĞININ").
const BROKEN = /^['’`´](?!n?(?:[dt][ea]|[ıiuü]n)?[dt][ıiuü]r(?:l[ea]r)?(?!\p{L}))\p{L}{5}|^[)\]}]\p{L}{2}|^[_^~]? [ŞS][İI]RKET/u
const OF = /^(?:[ns]?[iu]n|un|in|n[iu]n)$/
const TO = /^[yn]?[ae]$/
const FROM = /^n?[dt][ae]n$/
const OBJECT = /^[yn]?[iu]$/

/** How the name before is declined. */
export const caseAfter = (rest: string): Case => {
  const ending = CASE.exec(rest)
  return ending ? caseOf(ending[1] ?? ending[2] ?? '') : null
}
const caseOf = (ending: string): Case => {
  const plain = plainLetters(ending)
  return OF.test(plain) ? 'of' : FROM.test(plain) ? 'from' : TO.test(plain) ? 'to' : OBJECT.test(plain) ? 'object' : null
}

/** A place, a nationality, a number: what stands beside an address or before "uyruklu", and what ends with "'lu". */
const OF_PLACE =
  /^\s*(?:\/|[,.]\s?(?:(?:mah|mh|cad|cd|sok|sk|blv|bulv)\b[.,\s]|mahallesi|caddesi|sokag[iu]|sokak|bulvari)|['’`´]\s?l[iu]\b|\.?\s?no\s?[:.]\s?\d|[.-]?\s?\d+\.? ?(?:sk|sok|cad|cd|bulv|blv|mah)|(?:adres|ilce|ili\b|cumhuriyeti\b|federasyonu\b|emirlikleri\b|uyruk|mah\b|mah\.|mahalle|cad|sok|sk\b|bulvar|koyu|sitesi\b|siteleri\b|bolgesi\b|bloklari\b|konutlari\b|evleri\b|carsisi\b|pasaji\b|plaza(?:si)?\b|is ?(?:hani|merkezi)\b|apartmani\b|apt\b|mevkii\b|vergi dai|ticaret sicil|noter|\d+\s?\S? ?(?:noter|asliye|icra|sulh|idare|is mah))|['’]?\s?n?[iu]n\s(?:[a-z0-9.]+ ){0,3}(?:sokag|caddes)|\s?['’`´]?\s?[dt][ae](?:ki)? (?:mukim|ikamet|oturan|oturmakta|yerlesik|dogumlu|dogan)\b)/
/** "… Kimlik No'lu Hayal Deniz 20/15 Bişkek adresinde ikamet eden": between the number and these words stands where somebody lives. */
const TO_RESIDENCE = /^ \d[\d/-]* [^;,'’]{0,100}?\badresi\S* ikamet\b/
const IDENTIFIED_BEFORE = /\bkimlik no\S*(?: ?lu)?,? $/
const isResidence = (plain: string, from: number, to: number): boolean =>
  IDENTIFIED_BEFORE.test(plain.slice(Math.max(0, from - 24), from)) && TO_RESIDENCE.test(plain.slice(to, to + 130))
/** "İnşaat Yüksek Mühendisi Ayşe Yılmaz": of what somebody is an engineer. */
const OF_PROFESSION = /^ (?:muhendisi|mimari|musaviri|teknikeri|teknisyeni|ogretmeni|muhasebecisi|mutehassisi)(?= [a-z])/
/** The name that a business goes by, and nobody's. */
const OF_TRADER = /^\s(?:ticaret |ticari )?(?:unvani|unvanli)\b/
const INTRODUCES =
  /(?:ikamet\s?(?:eden|etmekte olan|ediyor olan)|mukim|(?:kimlik|pasaport) ?(?:no|numara)\S{0,5}(?: ?lu\b)?|numaral\S)[\s,;.:]*(?:(?:prof|doc|dr|av|ecz|muh|dipl|ing)\.?\s*)*$/

// Nationality, number and residence before a name.
const INTRODUCTION =
  /(?:(?:\S+ ){1,2}uyruklu,?\s+)?(?:\S{5,16}\s+(?:(?:t\.? ?c\.? ?)?kim\S{2,4}\sn|t\.? ?c\.? (?:no|numara))\S*\s*(?:lu\b)?[,.]?\s*(?:[^;]{2,110}?adresi\S*\s(?:ikamet\s?(?:eden|etmekte olan)|bulunan|mukim|oturan)[,;.\s]*)?|[a-z/.() -]{2,60}?adresi\S*\s(?:ikamet\s?(?:eden|etmekte olan)|bulunan|mukim|oturan)[,;.\s]*)?(?:(?:prof|doc|dr|av|ecz|muh)\.?\s*)*$/
/** Where the words begin that introduce the name at a place: nationality, number, residence. */
export const sinceOf = (plain: string, from: number): number => {
  const near = plain.slice(Math.max(0, from - 200), from)
  return from - (INTRODUCTION.exec(near)?.[0].length ?? 0)
}

type Text = { text: string; plain: string; breaks?: ReadonlySet<number>; gaps?: ReadonlySet<number>; header?: { title: string | null } }

type Introduction = { introduced: boolean; since: number }
const introductions = new WeakMap<Text, Map<number, Introduction>>()
/** How whoever is named at a place is introduced; worked out once for each place, in whatever part of the text he is met. */
const introductionOf = (text: Text, from: number): Introduction => {
  const places = introductions.get(text) ?? new Map<number, Introduction>()
  introductions.set(text, places)
  const known = places.get(from)
  if (known) return known
  const introduced = INTRODUCES.test(text.plain.slice(Math.max(0, from - 40), from))
  const introduction = { introduced, since: introduced ? sinceOf(text.plain, from) : from }
  places.set(from, introduction)
  return introduction
}

/** What is found in a part of a text, worked out once for each part: every frame asks for the people of the same clauses. */
export const oncePart = <T, B extends Text = Text>(
  find: (text: B, from: number, to: number) => T,
): ((text: B, from: number, to: number) => T) => {
  const done = new WeakMap<Text, Map<number, T>>()
  return (text, from, to) => {
    let parts = done.get(text)
    if (!parts) done.set(text, (parts = new Map<number, T>()))
    const key = from * (text.text.length + 1) + to
    let known = parts.get(key)
    if (known === undefined) parts.set(key, (known = find(text, from, to)))
    return known
  }
}

const inCapitals = oncePart((body) =>
  [...body.text.matchAll(/[^\p{Ll}]{40,}/gu)].map(({ index, 0: words }) => ({ from: index, to: index + words.length })),
)
/** Whether a text goes on in capitals about a place for more than a name or two: there a capital tells nothing of a word. */
export const isInCapitals = (body: Text, at: number): boolean => inCapitals(body, 0, 0).some(({ from, to }) => from <= at && at < to)

/** A line that is a name and nothing else. */
const WHOLE_LINE = /^\p{Lu}\p{L}+\.?(?: \p{Lu}\p{L}+){1,3}$/u
/** How long such a line may be. */
const LINE = 48
/** Whether a line ends between two names of which each is the whole of its line: a list without numbers. */
const partsLines = ({ text, breaks }: Text, from: number, at: number): boolean => {
  if (!breaks?.has(at) || !(from === 0 || breaks.has(from - 1)) || !WHOLE_LINE.test(text.slice(from, at))) return false
  // A name over several lines is the whole of none of them.
  for (let inside = from; inside < at; inside++) if (breaks.has(inside)) return false
  let end = at + 1
  while (end < text.length && end - at <= LINE && !breaks.has(end)) end++
  return WHOLE_LINE.test(text.slice(at + 1, end).trim())
}

const ITEM = /^(?:I{1,3}|IV|VI{1,3}|IX)\.\s(?=\p{Lu}\p{L}+ \p{Lu})/u
/** A single letter is one of a list's numbers behind the number before it alone ("IV. … V. Ada Düşsel"): else it is a first name's. */
const LONE_ITEM = /^[VX]\.\s(?=\p{Lu}\p{L}+ \p{Lu})/u
const BEFORE_LONE: Record<string, RegExp> = { V: /(?:^|[.:;)]\s)IV\.\s/, X: /(?:^|[.:;)]\s)IX\.\s/ }
const itemIn = (text: string, from: number, to: number): number => {
  const printed = text.slice(from, to)
  const lone = LONE_ITEM.exec(printed)?.[0] ?? ''
  return lone !== '' && BEFORE_LONE[lone[0] ?? '']?.test(text.slice(0, from)) ? lone.length : (ITEM.exec(printed)?.[0].length ?? 0)
}
/**
 * Whether a word that is none of a name elsewhere is the surname of those given names: in small letters, or it alone in capitals; in
 * capitals throughout behind one given name alone, and as no word of places and organs is declined ("BAHAR GAZETECİ'nin").
 */
const isSurname = (word: string, given: readonly string[]): boolean =>
  !CALLED.test(word) &&
  given.every((each, place) => place > 0 || GIVEN.has(plainLetters(each))) &&
  (/^\p{Lu}\p{Ll}+$/u.test(word) ||
    (/^\p{Lu}{2,}$/u.test(word) &&
      (given.every((each) => /^\p{Lu}\p{Ll}/u.test(each)) || (given.length === 1 && !OF_THINGS.test(plainLetters(word))))))
/** "Elif Su Türk, …": what many are called behind given names, where the words go on neither with a capital nor with what is Turkish or retired. */
const isOrigin = (rest: string, given: readonly string[]): boolean =>
  ORIGIN.test(rest) && given.length <= 3 && GIVEN.has(plainLetters(given[0] ?? ''))
const ORIGIN =
  /^(?:turk|emekli)(?![a-z])(?! (?:uyru|vatandas|tabi|teba|asilli|kokenli|soylu|lira|para|olan|olduk|olmas|memur|ogretmen|subay|asker))/
const ORIGIN_LONG = 20
/** "Ahmet Bey'in": how somebody is called whose surname is not printed. */
const CALLED = /^(?:bey|han[ıi]m)(?:efendi)?$/iu
/** Words for places, papers and bodies, and nouns that belong to one before them. */
const OF_THINGS =
  /(?:s[iu]|[iu][gk][iu]|l[ae]r[iu]?)$|^(?:mah|cad|sok|bulvar|mevki|koy|site|apart|sube|sirket|banka|koop|vakif|dernek|holding|sanayi|ticaret|insaat|anonim|limited|kurul|genel|yonetim|mudurlu|baskanl|heyet|meclis|tasfiye|sermaye|hisse|pay|tarih|karar|turk)/
const INITIALS = /^(?:\p{Lu}\.\s?)*/u
const WHOLE_WORD = /^\p{L}{4,}\.$/u
/** The people of runs of words with capitals that stand in a part of a text. */
const peopleOf = (body: Text, runs: readonly RegExpExecArray[], from = 0): Party[] => {
  const { text, plain } = body
  const people: Party[] = []
  for (const run of runs) {
    const start = from + run.index
    let at = start
    let name = null as { from: number; to: number } | null
    const close = (): void => {
      if (name) {
        // "Ayşe Yılmaz B grubu": the letter is the group's.
        if (
          / \p{Lu}$/u.test(text.slice(name.from, name.to)) &&
          /^(?: (?:grub|grup|derece|sinif)|\))/.test(plain.slice(name.to, name.to + 8))
        )
          name.to -= 2
        // "S.M.M.M. Ayşe Yılmaz": letters without a gap between them are a profession's.
        if (/\p{Lu}\.$/u.test(text.slice(Math.max(0, name.from - 2), name.from)))
          name.from += INITIALS.exec(text.slice(name.from, name.to))?.[0].length ?? 0
        // "I. Ada Düşsel'in …": the number of an item.
        const item = itemIn(text, name.from, name.to)
        if (item > 0 && /(?:^|[.:;)]\s*)$/.test(text.slice(Math.max(0, name.from - 4), name.from))) name.from += item
        // "Ayşe YILMAZ İzmir Şubesi müdürlüğünden": what the branch is called is none of her name.
        if (/^ sube(?:si|sinin) mudur/.test(plain.slice(name.to, name.to + BRANCH_LONG)))
          name.to = name.from + beforeBranch(text.slice(name.from, name.to)).length
        const glued = /[nea]/.test(text[name.to - 1] ?? '') ? GLUED.exec(text.slice(name.from, name.to)) : null
        if (glued) name.to -= glued[2]?.length ?? 0
        const printed = text
          .slice(name.from, name.to)
          .replace(/(?<=^| )o(?=\p{Lu}\p{Ll})/gu, '')
          .replace(/\.$/, '')
        // A digit or a stroke where a letter should stand cuts the name.
        if (
          printed.split(' ').length >= 2 &&
          isName(printed) &&
          !/^[\d|!]/.test(text.slice(name.to, name.to + 1)) &&
          // What stands before or behind "Anonim" is a company's, whose legal form may not be legible ("KURGU ENERJİ ANONİM ŞİRKET1").
          !LEGAL_FORM.test(plain.slice(name.to, name.to + 13)) &&
          !FORM_BEFORE.test(plain.slice(Math.max(0, name.from - 11), name.from)) &&
          !OF_PLACE.test(plain.slice(name.to, name.to + 30)) &&
          !isResidence(plain, name.from, name.to) &&
          !TORN.test(text.slice(Math.max(0, name.from - 12), name.from)) &&
          !BROKEN.test(text.slice(name.to, name.to + 9)) &&
          !OF_TRADER.test(plain.slice(name.to, name.to + 22)) &&
          !OF_PROFESSION.test(plain.slice(name.to, name.to + 22)) &&
          !/(?<!\) ?)\/\s*$/.test(text.slice(Math.max(0, name.from - 4), name.from))
        )
          people.push({
            name: printed,
            from: name.from,
            to: name.to,
            after: glued ? caseOf(glued[2] ?? '') : caseAfter(text.slice(name.to, name.to + 12)),
            ...introductionOf(body, name.from),
          })
      }
      name = null
    }
    const words = run[0].split(' ')
    for (const [which, word] of words.entries()) {
      // "Sayın" before a name is none of it; behind a first name it is a surname.
      // "Zeki Şahap Ortaklar'ın": so is a word of companies that is declined like a name behind a given one.
      const surname =
        name !== null &&
        which === words.length - 1 &&
        (/^Say[ıi]n$/iu.test(word) ||
          (/^['’]\p{Ll}/u.test(text.slice(at + word.length, at + word.length + 2)) &&
            isSurname(word, text.slice(name.from, name.to).split(' '))) ||
          isOrigin(plain.slice(at, at + ORIGIN_LONG), text.slice(name.from, name.to).split(' ')))
      // "Reis Ada Düşsel", "Kaptan Ada Düşsel": what somebody is; alone before one name it is a given name.
      // "İdare Meclisi Reisi Ada Düşsel": so is the head of an organ.
      const head = words.length - which > 1 && /^reisi$/iu.test(word) && OF_ORGAN.test(text.slice(Math.max(0, at - ORGAN_LONG), at))
      const chair = name === null && (head || (words.length - which > 2 && /^(?:reis|kaptan)$/iu.test(word)))
      // "Gerek Ada Düşsel gerekse …", "Onun yerine …", "Yalnızca Ada Düşsel": a word that opens the sentence before whom it stands.
      // "Ben Ada Düşsel": who speaks.
      const opens =
        name === null && words.length - which > 2 && (isOpener(word) || (word === 'Ben' && GIVEN.has(plainLetters(words[which + 1] ?? ''))))
      // "Adresinde İkamet Eden Ada Düşsel": words of the template, in capital initials.
      const lives = /^[İIi]kamet$/u.test(word) || (/^Ede[nr]$/u.test(word) && DWELLS.test(plain.slice(Math.max(0, at - DWELLS_LONG), at)))
      // "Asil" is what somebody is called where the notice speaks of no reserves.
      const called = word === 'Asil' && !OF_RESERVES.test(plain)
      // "… Ada Düşsel⏎İkinci Başkan: Işık Farazi": what the next is.
      const rank = name !== null && RANK.test(plain.slice(at, at + RANK_LONG)) && body.breaks?.has(at - 1) === true
      if ((isNoName(word) || chair || lives || opens || rank) && !surname && !called) close()
      // "Köln Fuarında", "Antalya Havalimanında": where something is, and nobody.
      else if (isLocated(word)) name = null
      else {
        // "… Ada Düşsel⏎Yirmi milyar liraya kadar", "…⏎Üçüncü derece": a number begins what stands below.
        if (name !== null && body.breaks?.has(at - 1) === true && COUNTS_BELOW.test(plain.slice(at, at + COUNTS_LONG))) {
          close()
          at += word.length + 1
          continue
        }
        // One name a line: the list that follows is of others.
        if (name !== null && partsLines(body, name.from, at - 1)) close()
        name = { from: name?.from ?? at, to: at + word.length }
      }
      at += word.length + 1
      // "… Ayşe Yılmaz. Süre …": a whole word with a full stop ends the name that began before it.
      if (name !== null && name.to - name.from > word.length && WHOLE_WORD.test(word)) {
        name.to -= 1
        close()
      }
    }
    close()
  }
  return people
}

/** Words that may open a sentence before a name: what joins, means or counts somebody, and participles of what befalls him or his office, what is ours ("firmamıza"). */
const OPENER =
  /^(?:onun|bunun|onlarin|bunlarin|kendi(?:si|leri)?(?:n[iu]n?|n[ea])?|yer(?:ler)?in[ei]|asaleten|vekaleten|uhde(?:sin|lerin)e|vazife[a-z]*|makam[a-z]*|munhal|halihazir[a-z]*|bugunku|simdiki|once|soyle|sirasiyla|adaylar[a-z]*|selef[iu]|halef[iu]|sabik|kurucu|daimi|vefat[a-z]*|(?:gorev )?sure(?:si|leri|siz)[a-z]*|muddet[a-z]*|iki|uc|dort|bes|alti|yedi|on|onbes|yirmi|soz|(?:[a-z]+(?:[iu]l|[iu]n)|bosal|acil|kal|gel|ol|dol|bit|devred)[ae]n(?:l[ae]r(?:[iu]n)?)?|[a-z]{4,}[aeiu]m[iu]z(?:[iu]n|[ae]|[iu]|[dt][ae]n?|l[ae]|c[ae])?|[a-z]{3,}l[ae]r(?:[iu]n|[iu]m[iu]z)?d[ae]n)$/
const isOpener = remembered(
  (word: string): boolean =>
    /^(?:gerek|gerekse|hem|ne|yaln[ıi]z|yaln[ıi]zca|sadece)$/iu.test(word) ||
    (/\p{Ll}$/u.test(word) && OPENER.test(plainLetters(word)) && !GIVEN.has(plainLetters(word))),
)
const BRANCH_LONG = 20
/** The person in the words before "şubesi": up to the surname that is known or stands alone in capitals; all of them where none does. */
const beforeBranch = (words: string): string => {
  const all = words.split(' ')
  const surname = all.findLastIndex(
    (word, at) =>
      at > 0 &&
      at < all.length - 1 &&
      (SURNAME.has(plainLetters(word)) || (/^\p{Lu}{2,}$/u.test(word) && !all.slice(at + 1).some((next) => /^\p{Lu}{2,}$/u.test(next)))),
  )
  return surname < 0 ? words : all.slice(0, surname + 1).join(' ')
}

const OF_RESERVES = /\byede[kg]|\basil (?:uye|aza|murak|denet|olarak)|\basaleten/
/** A noun of a place in the case of one, that ends without an apostrophe: "Fuarında", "Otelinde"; no noun of one ends as "Ferhunde". */
export const isLocated = (word: string): boolean =>
  /^\p{L}{2,}(?:[ıiİI]nd[ae]|unda|ünde)$/iu.test(word) && !SURNAME.has(plainLetters(word)) && !GIVEN.has(plainLetters(word))
const COUNTS_BELOW =
  /^(?:(?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz)[a-z]* (?:bin|milyon|milyar|trilyon|yuz|adet)|(?:birinci|ikinci|ucuncu|dorduncu) (?:derece|gru[pb]))/
const COUNTS_LONG = 30
const DWELLS = /\b(?:ikamet|mukim)\s$/
const DWELLS_LONG = 8
const OF_ORGAN = /(?:meclisi|heyeti|kurulu|kooperatif|[şs]irket|divan)\s$/iu
const ORGAN_LONG = 12

type Run = { from: number; to: number; people: Party[] }
const runsDone = new WeakMap<Text, Run[]>()
/** Of a text that is another with some words left blank: that one, and where they stand. */
const origins = new WeakMap<Text, { base: Text; from: number; to: number }>()
/** Notes that a text is another but for a part: the people of the rest are known. */
export const sameBut = (text: Text, base: Text, from: number, to: number): void => {
  origins.set(text, { base, from, to })
}
/** The text that this one is but for a part, and where that stands; undefined where it is none such. */
export const originOf = (text: Text): { base: Text; from: number; to: number } | undefined => origins.get(text)
/** How far from a name words count for it. */
const AROUND = 400
const runsFrom = (text: Text, from: number, to: number): Run[] =>
  allIn(text.text.slice(from, to), RUN).map((run): Run => ({
    from: from + run.index,
    to: from + run.index + run[0].length,
    people: peopleOf(text, [run], from),
  }))
/** All runs of words with capitals of a text, worked out once, in its order. */
const runsOf = (text: Text): Run[] => {
  const done = runsDone.get(text)
  if (done) return done
  const origin = origins.get(text)
  const known = origin ? runsOf(origin.base) : []
  const before = origin ? known.filter((run) => run.to <= origin.from - AROUND) : []
  const behind = origin ? known.filter((run) => run.from >= origin.to + AROUND) : []
  const runs = [...before, ...runsFrom(text, before.at(-1)?.to ?? 0, behind[0]?.from ?? text.text.length), ...behind]
  runsDone.set(text, runs)
  return runs
}
/** Whether a part that ends at a place cuts a word in two. */
const cutsWord = (text: string, at: number): boolean =>
  text[at - 1] !== ' ' && /^[\p{L}\p{M}\d|!'’-]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1))

/** Those of spans in their order that stand in a part, or reach into it. */
const within = <T extends { from: number; to: number }>(spans: readonly T[], from: number, to: number): T[] => {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.to ?? 0) <= from) low = middle + 1
    else high = middle
  }
  let end = low
  while ((spans[end]?.from ?? to) < to) end++
  return spans.slice(low, end)
}

const peopleAsPrinted = oncePart((body, from, to) => {
  const { text } = body
  const runs = runsOf(body)
  // What is left of a run that the part cuts, or of a word, is another.
  const left = (start: number, end: number): Party[] => peopleOf(body, allIn(text.slice(start, end), RUN), start)
  if (cutsWord(text, from) || cutsWord(text, to)) return left(from, to)
  const people: Party[] = []
  for (const run of within(runs, from, to))
    people.push(...(run.from >= from && run.to <= to ? run.people : left(Math.max(from, run.from), Math.min(to, run.to))))
  const entered = enteredIn(body).filter((each) => each.from >= from && each.to <= to)
  if (entered.length === 0) return people
  return [...people.filter((each) => !entered.some((one) => one.from < each.to && each.from < one.to)), ...entered].sort(
    (a, b) => a.from - b.from,
  )
})

/**
 * An entry of the register prints a name between where somebody lives and the mark, the day or the ending behind it: what stands there is a name
 * whatever its words mean elsewhere ("CAN TEK", "ALİ MÜDÜR").
 */
const ENTERED =
  /(?<=adresinde ikamet\s?eden,? )((?:\p{Lu}[\p{Lu}.-]* ){1,4}\p{Lu}{2,})(?=;|['’]\p{Ll}{1,4} (?:önceki|bu|daha)| \d{1,2}\.\d{1,2}\.\d{4} tarihine| \d{1,3} (?:yıl|sene)| (?:\p{Lu}\p{Ll}+ ){1,6}olarak)/gu
const enteredDone = new WeakMap<Text, Party[]>()
/** Whether words that stand there are a name of unusual words: a name of usual ones is read as such, and so is one behind or before its title. */
const isUnusual = (name: string): boolean => {
  const words = name.split(' ')
  const odd = words.filter((word) => isNoName(word)).length
  const [first = ''] = words
  return odd > 0 && (words.length === 2 || (odd === 1 && !isNoName(first))) && !isEntity(name) && !TITLE_WORD.test(plainLetters(name))
}
const enteredIn = (body: Text): readonly Party[] => {
  const done = enteredDone.get(body)
  if (done) return done
  const names = new Set(allIn(body.text, ENTERED).flatMap(({ 0: name }) => (isUnusual(name) ? [name] : [])))
  // Who is entered by a name is called by it elsewhere in the notice too.
  const all = [...names].flatMap((name) =>
    [...body.text.matchAll(new RegExp(`(?<!\\p{L}|\\p{Lu} )${name.replaceAll('.', String.raw`\.`)}(?!\\p{L}| \\p{Lu}{2})`, 'gu'))].map(
      ({ index: from }): Party => ({
        name,
        from,
        to: from + name.length,
        after: caseAfter(body.text.slice(from + name.length, from + name.length + 12)),
        ...introductionOf(body, from),
      }),
    ),
  )
  enteredDone.set(body, all)
  return all
}
/** What is no part of anybody's name, even there. */
const TITLE_WORD = /\b(?:dr|prof|doc|av|ecz|muh|sayin|sn)\b|\b(?:sirket|kooperatif|vakf|dernek|universite)/

/** One more word of a name, where a sentence goes on behind it: in a table the next cell may begin with a capital too. */
const RUNS_ON = /^ (\p{Lu}\p{L}+)(?! [şŞ]ubesi(?:nin)? [mM]üdür)(?=['’]|[,;.]| \p{Ll})/u
/** The rest of the name of a body of which the name is no more than the beginning: "… VE EĞİTİM VAKFI". */
const AND_MORE = /^ VE (?:\p{Lu}{2,} ?){1,4}/u
/** What a line that ends in the middle of a word ends with: a hyphen, what was read for one, or nothing. */
const LINE_END = /^[-”"“~_=]?$/
/** Whether a line ends in the middle of a name: another one of the notice goes on where it ends there ("Kurgu-", "Kurgucu"). */
const isCutAt = (body: Text, end: number, name: string): boolean => {
  const mark = [0, 1].find((more) => body.breaks?.has(end + more))
  if (mark === undefined || !LINE_END.test(body.text.slice(end, end + mark))) return false
  const plain = plainLetters(name)
  return [...namesIn(body)].some((other) => {
    const rest = plainLetters(other).startsWith(plain) ? other.slice(name.length) : ''
    return /^\p{L}/u.test(rest) && !ENDING.test(rest)
  })
}
/**
 * Whether a name that a part of a text gives is a piece of a longer one, or of words that are nobody's: nowhere in that part does it stand
 * between ends of words with no further name behind it. A name that the part does not print is not judged.
 */
export const isPieceOfName = (body: Text, from: number, to: number, name: string): boolean => {
  const { text, breaks } = body
  if (!name.includes(' ')) return false
  if (!isEntity(name) && name.split(' ').some((word) => DECLINED.test(plainLetters(word)))) return true
  let [at, printed] = [text.indexOf(name, from), false]
  for (; at >= 0 && at < to; at = text.indexOf(name, at + 1)) {
    printed = true
    const end = at + name.length
    const behind = text.slice(end, end + LINE)
    const next = RUNS_ON.exec(behind)?.[1]
    // A line ends behind the last name of a list.
    const goesOn =
      !isEntity(name) &&
      breaks?.has(end) !== true &&
      ((next !== undefined && !isNoName(next)) ||
        (!GIVEN.has(plainLetters(name.split(' ')[0] ?? '')) && isEntity(AND_MORE.exec(behind)?.[0] ?? '')))
    if (!/\p{L}/u.test(text[at - 1] ?? ' ') && !/^(?:\p{Lu}|\p{L}{5})/u.test(behind) && !goesOn && !isCutAt(body, end, name)) return false
  }
  return printed
}

const namesDone = new WeakMap<Text, ReadonlySet<string>>()
/** Everybody whom a text names, each spelling once; whose name the text breaks off in is none. */
export const namesIn = (text: Text): ReadonlySet<string> => {
  const end = text.text.trimEnd().length
  const names =
    namesDone.get(text) ?? new Set(peopleAsPrinted(text, 0, text.text.length).flatMap(({ name, to }) => (to < end ? [name] : [])))
  namesDone.set(text, names)
  return names
}

const ENDING = /^(?:n?[ıiuüİ]{1,2}n|[yn]?[ea]|[dt][ea]n)$/u
/** A name whose ending lost its apostrophe, where the bare name stands elsewhere: `Demir Kurgunun` → `Demir Kurgu`, of. */
const unglued = (person: Party, names: ReadonlySet<string>): Party => {
  if (person.after !== null) return person
  for (let length = person.name.length - 1; length >= person.name.length - 4 && length > 4; length--) {
    const [stem, ending] = [person.name.slice(0, length), person.name.slice(length)]
    if (names.has(stem) && ENDING.test(ending) && stem.split(' ').length === person.name.split(' ').length)
      return { ...person, name: stem, to: person.to - ending.length, after: caseOf(ending) }
  }
  return person
}

// What is over is somebody's: "… (önceki bu) görevi sona ermiştir", "… verdikleri istifa dilekçelerinin".
const OWNED =
  /^ (?!(?:ve|ile) )(?:[a-z.]+ ){0,6}?(?:(?:gorev|uyelig|mudurlug|baskanlig)(?:i|u|leri|ine|lerine)(?: [a-z\d./]+){0,4}? (?:sona|son bul|son ver|bit|hitam)[a-z]*|(?:verdi(?:gi|kleri)|sundu(?:gu|klari)) istifa)/
/** How the template says it of whom it introduced, whose ending the end of a line may have lost. */
const OWNED_BARE = /^ (?:daha )?onceki (?:bu )?(?:gorevi|uyeligi) sona er/
/** Whether a text prints a name as a whole more than once: what a scan cut off it once it does not cut off again. */
const isPrintedTwice = ({ plain }: Pick<Text, 'plain'>, name: string): boolean => {
  const own = plainLetters(name)
  let times = 0
  for (let at = plain.indexOf(own); at >= 0; at = plain.indexOf(own, at + 1)) if (!/[a-z]/.test(plain[at + own.length] ?? '')) times++
  return times > 1
}
/**
 * Whose office a clause says is over, though the scan lost the apostrophe of his name: `Sefer Munzurun` → `Sefer Munzur`, of. Null where two names
 * have that form (`Aydının`: Aydı, Aydın): whose it is is not legible.
 */
export const owning = (body: Pick<Text, 'plain'>, person: Party, rest: string): Party | null => {
  if (person.after === null && person.introduced && OWNED_BARE.test(rest) && !isEntity(person.name) && isPrintedTwice(body, person.name))
    return { ...person, after: 'of' }
  const last = person.name.split(' ').at(-1) ?? ''
  if (person.after !== null || isEntity(person.name) || !/^\p{Lu}\p{Ll}{3,}[ıiuü]n$/u.test(last) || !OWNED.test(rest)) return person
  if (GIVEN.has(plainLetters(last))) return person
  return /[naeıioöuü][ıiuü]n$/u.test(last) ? null : { ...person, name: person.name.slice(0, -2), to: person.to - 2, after: 'of' }
}

/** A printed name without an ending that lost its apostrophe, where the notice names the bare one. */
export const bareIn = (text: Text, name: string): string =>
  unglued({ name, from: 0, to: 0, after: null, introduced: false, since: 0 }, namesIn(text)).name

/**
 * Whom something is handed to, by the words that end with his name: he bears an ending, though the scan lost its apostrophe and nowhere is he
 * printed without it (`Ahmet Demire` → `Ahmet Demir`). Nobody where two names have that form (`Akaya`: Aka, Akay).
 */
export const receiverIn = (text: Text, printed: string): string => {
  const name = personIn(printed.replace(/ [ea]$/u, ''))
  const last = name.split(' ').at(-1) ?? ''
  if (bareIn(text, name) !== name || isEntity(name) || !printed.trimEnd().endsWith(name)) return bareIn(text, name)
  if (!/^\p{Lu}\p{Ll}+[ea]$/u.test(last) || GIVEN.has(plainLetters(last)) || isPrintedTwice(text, name)) return name
  const borne = [-1, -2].filter((end) => SURNAME.has(plainLetters(last.slice(0, end))))
  const bare = !/[aeıioöuü]y[ea]$/u.test(last) ? -1 : borne.length === 1 ? borne[0] : undefined
  return bare === undefined ? '' : name.slice(0, bare)
}

const titleIn = oncePart((text): { from: number; to: number } | null => {
  const title = text.header?.title ?? ''
  const words = isEntity(title) ? plainLetters(squeeze(title)) : ''
  const from = words === '' ? -1 : text.plain.slice(0, LETTERHEAD).indexOf(words)
  return from < 0 || /^\s?['’]/.test(text.plain.slice(from + words.length)) ? null : { from, to: from + words.length }
})
/** Where the letterhead prints the title of a company, whose words name nobody ("KADİR TUNÇ VE ORTAKLARI KOMANDİT ŞİRKETİ"). */
const titleAt = (text: Text): { from: number; to: number } | null => titleIn(text, 0, 0)
/** Within how many letters a letterhead names the company. */
const LETTERHEAD = 700

/** The people a piece of a notice names, in their order. */
export const peopleIn = oncePart((text, from, to) => {
  const title = titleAt(text)
  const people = peopleAsPrinted(text, from, to)
    .map((person) => upToGap(text, person))
    .filter((person) => !STATES_NAMED.has(plainLetters(person.name)) && !(title && person.from >= title.from && person.to <= title.to))
  if (people.length === 0) return people
  const names = namesIn(text)
  return joined(
    text,
    people.flatMap((person) => apart(unglued(person, names), names)),
    names,
  )
})
/** Whether words are given names alone: whose they are goes on behind them. */
const lacksFamily = (name: string): boolean => {
  const last = plainLetters(name.split(' ').at(-1) ?? '')
  return GIVEN.has(last) && !SURNAME.has(last)
}
/** "Ada Düş, Hayal Kurgu'nun": the two halves of a name that the notice prints whole elsewhere, with a mark between them. */
const joined = ({ text }: Text, people: Party[], names: ReadonlySet<string>): Party[] =>
  people.reduce<Party[]>((all, person) => {
    const before = all.at(-1)
    const whole = before ? `${before.name} ${person.name}` : ''
    if (!before || !lacksFamily(before.name) || !names.has(whole) || !/^[,.]\s$/.test(text.slice(before.to, person.from)))
      return [...all, person]
    return [...all.slice(0, -1), { ...before, name: whole, to: person.to, after: person.after }]
  }, [])
/** A name up to the wide gap behind it: what stands there is another column ("Ayşe Yılmaz      Karşıyaka"). */
const upToGap = ({ text, gaps }: Text, person: Party): Party => {
  if (gaps === undefined || gaps.size === 0) return person
  for (let at = person.from; at < person.to; at++)
    if (gaps.has(at) && /\S \S/.test(text.slice(person.from, at)))
      return { ...person, name: text.slice(person.from, at).trimEnd(), to: at, after: null }
  return person
}
/** States of more than one word, as a column of nationalities prints them: nobody's names. */
export const STATES_NAMED: ReadonlySet<string> = new Set(
  'rusya federasyonu|amerika birlesik devletleri|birlesik krallik|guney kore|kore cumhuriyeti|kuzey makedonya|suudi arabistan|birlesik arap emirlikleri|bosna hersek|cek cumhuriyeti|cin halk cumhuriyeti|kuzey kibris turk cumhuriyeti|iran islam cumhuriyeti|guney afrika|yeni zelanda|suriye arap cumhuriyeti'.split(
    '|',
  ),
)
/** "Ali Kurgu Ayşe Hayal'le birlikte": two people whom no word parts, where the notice names each of them elsewhere. */
const apart = (person: Party, names: ReadonlySet<string>): Party[] => {
  const words = person.name.split(' ')
  if (words.length < 4) return [person]
  for (let count = 2; count <= words.length - 2; count++) {
    const [first, second] = [words.slice(0, count).join(' '), words.slice(count).join(' ')]
    if (names.has(first) && names.has(second) && first !== second && !lacksFamily(first))
      return [
        { ...person, name: first, to: person.from + first.length, after: null },
        { ...person, name: second, from: person.to - second.length, introduced: false, since: person.to - second.length },
      ]
  }
  return [person]
}

// How the names of companies end.
const FORM =
  /(?:(?:Limited|L[İI]M[İI]TED|Anonim|ANON[İI]M|Kolle?ktif|KOLLE?KT[İI]F|Komandit|KOMAND[İI]T) (?:[ŞS]irketi|[ŞS][İI]RKET[İI])|KOOPERAT[İI]F[İI]|Kooperatifi|L(?:td|TD)\.? ?[ŞS](?:ti|T[İI])\.?|A\. ?[ŞS]\.?|A[ŞS]\.?|(?:GMBH|GmbH|GesmbH|mbH|MBH|Mbh)(?: & C[oO]\.? (?:KGaA|KGAA|KG|OHG))?|(?:C[oO]\.,? |P(?:te|TE|vt|VT|ty|TY)\.? )?L(?:td|TD)(?!\.? ?[ŞS](?:ti|T[İI]))\.?|B\.V\.|L\.?L\.?C\.?|LLP|Corp\.?|CORP\.?|Corporation|CORPORATION|S\.? ?à ?r\.? ?l\.?|S\.[rR]\.[lL]\.|S\.p\.A\.|SRL|s\.r\.o\.|S\.R\.O\.|[sS][pP]\. [zZ] [oO]\.[oO]\.|KGaA|FZCO|DMCC|WLL|W\.L\.L\.|plc|AKT[İI]ESELSKAB|Aktieselskab|AKT[İI]EBOLAG|Aktiebolag|AKT[İI]ENGESELLSCHAFT|Aktiengesellschaft|LIMITED|Limited|HOLDING|Holding|E?OOD|D\.?O\.?O\.?|SARL|S\.A\.R\.L\.?|PLC|AG|KG|NV|N\.V\.|BV|SAS|FZE|JSC|INC\.?|S\.A\.|S\.P\.A\.?)/u
const COMPANY = new RegExp(
  String.raw`(?![a-z ,.])(?<![\p{L}\d])(?:[\p{Lu}&][\p{L}&.'-]{0,30} (?:(?<!['’]\p{Ll}{1,4} )(?:ve |Ve |VE )|& )?|\d{1,4} ){1,16}${FORM.source}(?=(?:n?[ıiuüİ]n|[ny]?[ea]|n?[dt][ea]n|n[ıiuü])?(?!\p{L}))`,
  'gu',
)
const RAN_IN = /\p{Ll}{2}\p{Lu}{3,} $/u
// An ending that no apostrophe parts from "Şirketi".
const ENTITY_ENDING = /^(n?[ıiuüİ]n|[ny]?[ea]|n?[dt][ea]n|n[ıiuü])(?!\p{L})/u
/** Words that stand before a company's name and are none of it. */
export const BEFORE_COMPANY =
  /^(?:(?:baskan|uye|mudur|memur|vekil|yardimci|temsilci|kurucu)l[iu][gk][a-z]*|halen|evvelce|onceden|kooperatif(?:in|imizin)|devralan|devrolan|devrolunan|bolunen|borclu|denetci[a-z]*|istirak[a-z]*|murak[a-z]{0,2}[pb][a-z]*|onceki|eski|mevcut|sirket[a-z]*|ortag[a-z]*|ortak[a-z]*|karar[a-z]*|mudur[a-z]*|hisse[a-z]*|pay[a-z]*|sayin|uye[a-z]*|tuzel|kisi|unvan[a-z]*|yonetim|kurulu?|yetkililer|yeni|atanan|temsilci[a-z]*|degisikli[a-z]*|secilenler|erenler|kimlik|nolu|uyruklu|numarali|turkiye|cumhuriyeti|yerine|alin(?:in|an)ca[a-z]*|kadar|(?:y?tl|trl)(?:si[a-z]*|lik)?|lirasi[a-z]*|liralik)$/

const OF_TRADE: ReadonlySet<string> = new Set(TITLE_WORDS.map(plainLetters))
const FAMILY = /^(?:ogul|ogl|ortak|kardes|evlat|mahdum|surek|kiz|es[iı]|cocuk|yegen|damat|torun)/
/** Where "ve" joins a person and a company ("Ayşe Yılmaz ve Kurgu Anonim Şirketi"): one of them stands alone elsewhere. -1 where neither does. */
const personBefore = (text: string, words: readonly string[]): number => {
  const and = words.indexOf('ve')
  if (and < 2 || and > 4) return -1
  const [person, company] = [words.slice(0, and).join(' '), words.slice(and + 1).join(' ')]
  const apart = (name: string, joined: (at: number) => boolean): boolean => {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      if (!joined(at) && !/\p{L}/u.test((text[at - 1] ?? '') + (text[at + name.length] ?? ''))) return true
    return false
  }
  // "Güler Konak ve X A.Ş.": a given name and a surname, with no family of his behind ("… ve Oğulları").
  const plain = words.map(plainLetters)
  if (
    and <= 3 &&
    words.length - and > 3 &&
    (GIVEN.has(plain[0] ?? '')
      ? !plain.slice(0, and).every((word) => OF_TRADE.has(word))
      : !plain.slice(0, and).some((word) => OF_TRADE.has(word))) &&
    !OF_TRADE.has(plain[and + 1] ?? '') &&
    !FAMILY.test(plain[and + 1] ?? '')
  )
    return and
  return apart(person, (at) => text.startsWith(' ve ', at + person.length)) ||
    (company.includes(' ') && apart(company, (at) => text.slice(Math.max(0, at - 4), at) === ' ve '))
    ? and
    : -1
}

/** What stands before "Kimlik No'lu" was a number. */
const NUMBERED = /^\s?[,.]?\s?(?:t\.? ?c\.? ?)?kimlik (?:no\s?['’]?\s?l[iu]\b|numarali)/

const LEGAL_WORDS = /\b(?:limited|anonim) sirketi/g
/** Whether a part of a text names a company whose legal form is damaged: whose name it is, and where it ends, is not legible. */
export const hasIllegibleForm = ({ text, plain }: Text, from: number, to: number): boolean =>
  [...plain.slice(from, to).matchAll(LEGAL_WORDS)].some(({ index, 0: { length } }) => {
    const printed = text.slice(from + index, from + index + length)
    return /^\p{Lu}/u.test(printed) && !FORM.test(printed)
  })

const HEADING_BEFORE = /^(?:\p{Lu}\p{Ll}+ ){1,3}(?=(?:[\p{Lu}&.]+ ){2,}[\p{Lu}.]+$)/u

/** Words that end like the name of a company, and the company that they name; null where they name none. */
type Company = { from: number; to: number; party: Party | null }
/** The company that words of a text name which end like one. */
const companyOf = (body: Text, from: number, printed: string): Party | null => {
  const { text, plain } = body
  const words = printed.split(' ')
  // The name begins behind the last word that stands before companies.
  const lead =
    Math.max(
      words.findLastIndex((word, at) => at < words.length - 2 && BEFORE_COMPANY.test(plainLetters(word).replace(/[^a-z]/g, ''))),
      // What stands between quotation marks is one name.
      /["“]/.test(text[from - 1] ?? '') ? -1 : personBefore(text, words),
    ) + 1
  // The last heading of a table stands before its first cell: "… | Dönem KARADENİZ …".
  const heads = /\|\s*$/.test(text.slice(Math.max(0, from - 4), from)) ? HEADING_BEFORE.exec(words.slice(lead).join(' ')) : null
  const name = words
    .slice(lead)
    .join(' ')
    .slice(heads?.[0].length ?? 0)
    .replace(/^[,.\d\s]+/, '')
  const end = from + printed.length
  // "Anonim Şirketi" alone is nobody's name.
  return isEntity(name) &&
    !GENERIC.test(plainLetters(name)) &&
    !LEGAL_FORM.test(plain.slice(end, end + 13)) &&
    // "görevi olanAYDEM HOLDİNG": its first word ran into the one before.
    !RAN_IN.test(text.slice(Math.max(0, end - name.length - 30), end - name.length)) &&
    name.split(' ').length > (/(?:anonim|limited|kollektif|komandit)/.test(mend(name)) ? 2 : 1)
    ? {
        name,
        from: end - name.length,
        to: end,
        after: caseAfter(text.slice(end, end + 12)) ?? caseOf(ENTITY_ENDING.exec(text.slice(end, end + 6))?.[1] ?? ''),
        ...introductionOf(body, end - name.length),
      }
    : null
}
const companiesFrom = (body: Text, from: number, to: number): Company[] => {
  const part = body.text.slice(from, to)
  return (FORM.test(part) ? allIn(part, COMPANY) : []).map(({ 0: printed, index }) => ({
    from: from + index,
    to: from + index + printed.length,
    party: companyOf(body, from + index, printed),
  }))
}
const companiesDone = new WeakMap<Text, Company[]>()
/** All companies of a text, worked out once. */
const companiesOf = (body: Text): Company[] => {
  const companies = companiesDone.get(body) ?? companiesFrom(body, 0, body.text.length)
  companiesDone.set(body, companies)
  return companies
}
/** The companies that a part of a text names: what is left of a name or of a word that the part cuts is another. */
const companiesIn = (body: Text, from: number, to: number): Company[] => {
  // A text that is another but for a part is asked about few of its parts.
  if (origins.has(body)) return companiesFrom(body, from, to)
  const near = within(companiesOf(body), from, to)
  const { text } = body
  return near.some((each) => each.from < from || to < each.to) || /[\p{L}\d]/u.test(text[from - 1] ?? '') || /\p{L}/u.test(text[to] ?? '')
    ? companiesFrom(body, from, to)
    : near
}

/** "İl Tarım Müdürlüğü", "İlçe Milli Eğitim Müdürlüğü": an office of the state. */
const STATE_PLACE = /^(?:İ[lL]|İ[lL][çÇ][eE]|[Bb](?:ölge|ÖLGE)|[Bb](?:üyükşehir|ÜYÜKŞEHİR))(?: |$)/u
const STATE_OFFICE = /^\s?(?:mudurlu[gk]|baskanli[gk]|daire|belediye|idare)/
/** The people and companies a piece of a notice names, in their order; words of a company's name are no people. */
export const partiesIn = oncePart((body, from, to) => {
  const { plain } = body
  const title = titleAt(body)
  const companies = companiesIn(body, from, to)
    .flatMap(({ party }) => party ?? [])
    // A part of the title is no other company.
    .filter((company) => !(title && company.from > title.from && company.to <= title.to))
  const people = peopleIn(body, from, to).filter(
    (person) =>
      !NUMBERED.test(plain.slice(person.to, person.to + 24)) &&
      !(STATE_PLACE.test(person.name) && STATE_OFFICE.test(plain.slice(person.to, person.to + 16))) &&
      !companies.some((company) => person.from < company.to && company.from < person.to),
  )
  return [...people, ...companies].sort((a, b) => a.from - b.from)
})

/** How the next of a list is introduced: by nationality, number, residence. */
const INTRODUCING = String.raw`(?:[a-z. ]{2,30} uyruklu,?\s)?(?:\S{8,16}\s(?:(?:t\.?\s?c\.?\s)?kimlik |t\.?\s?c\.?\s?)(?:no\S*|numara\S*)\s?(?:lu)?[,;]?\s)?(?:(?:[^;:]|\bno\s?:){3,110}adres(?:inde|te) (?:ikamet\s?eden|mukim|oturan)[,;]?\s)?`
/** What stands between two people of one list; the second may be introduced by his profession, his number or his residence. */
export const LISTED = new RegExp(
  String.raw`^\s*(?:\([^()]{0,80}\)\s*)?(?:['’][a-z]{1,4}\s?)?(?:,|;|ve|ile)(?: (?:ve|ile|diger|sahsen))?\s*(?:(?:[a-z.]+ ){0,3}(?:av|dr|prof|doc|ecz|avukat|smmm|ymm|muhendisi?|musaviri?|muhasebeci|oglu|esi|uyruklu|haricten|disaridan|disindan|olmayan|ortaklardan|hissedarlardan|ayrica|ortak|ortagi)\.?\s*){0,2}(?:${INTRODUCING})$|^\s(?=(?:[a-z.]{2,20} ){1,2}uyruklu |\S{8,16} (?:t\.?c\.?|kimlik) ?)${INTRODUCING}$`,
)

/** Whether people named one behind the other stand in one list. */
export const isOneList = ({ plain }: Pick<Text, 'plain'>, people: readonly Pick<Party, 'from' | 'to'>[]): boolean =>
  people.slice(1).every((each, at) => LISTED.test(plain.slice(people[at]?.to, each.from)))
