/**
 * What a clause does with the power that it speaks of. A power is given only by words known to give one: the form of signing is followed, to
 * the end of its sentence, by nothing but people, days and words that say no more, under a verb that decides or holds. Whatever else follows
 * (submitted, cancelled, denied, doubted, asked, said by somebody, a verb nobody knows) leaves the clause to be told.
 */
import { type Body, type Match, matchesIn, once } from '../fact/found.ts'
import { plainLetters } from '../text/letters.ts'
import { formsOf, verb } from '../text/lexicon.ts'
import { DEFERRED } from '../text/refusal.ts'
import { FROM_DAY, printedDate } from '../kernel/printed-dates.ts'
import { partiesIn } from '../text/names.ts'
import { allIn, holds } from '../text/needed.ts'
import type { Clause } from './clauses.ts'
import { OUR_HOUSE } from './form-words.ts'
import { ACCEPTS, RESOLVES, TILL_WOUND_UP } from './known-words.ts'

/** The forms of signing: alone, and together. */
export const ALONE =
  /munferi[dt][a-z]*|\byalniz (?:kendi )?imza[a-z]*|tek ?bas[a-z]*(?: imza[a-z]*)?|ayri ayri|\btek (?:bir )?imza[a-z]*|\bmustakil(?:en)?\b|\binfirad[a-z]*|\byalniz basin[a-z]*|\bkendi (?:imza[a-z]*|bas(?:ina|larina))|\btek(?=,? [^.;]{0,90}\b(?:cift|muster[a-z]*|birlikte) imza)|\b(?:diger|baska|ikinci)(?: bir)? (?:mudur|uye|ortak|ortag|yetkili|kisi|imza)[a-z]*(?: imza[a-z]*| muvafakat[a-z]*| istirak[a-z]*| katilim[a-z]*)? (?:(?:luzum|gerek|ihtiyac|hacet) (?:ol|kal|duy|duyul|gorul|bulun)(?:maksizin|maksizin|meksizin|madan|meden)|aran(?:maksizin|madan))|\btek (?:yetkili olarak|tek\b)|\b(?:digeri(?:nin|lerinin)|obur[iu]n[iu]n|otekinin|ikincisinin|birbirinin|birbirlerinin) (?:istirak|katilim|imza|muvafakat)[a-z]* (?:luzum|gerek|ihtiyac|hacet) (?:ol|kal|duyul|gorul)(?:maksizin|madan)/
export const TOGETHER =
  /\bmusterek[a-z]*|(?<=\b(?:imza[a-z]{0,14}|ikisi|ucu|iki|uc|kisi) )bir ?arada\b|\bbirlikte\b|\bberaber(?:ce)?\b|\bcifte? imza[a-z]*|\bortak imza[a-z]*|\bortaklasa\b|(?<!\bher )\bikisinin\b/
/** Any form of signing. */
export const FORM = new RegExp(`${ALONE.source}|${TOGETHER.source}`, 'g')

/** Words on signing that say no more of who signs and how; verbs stand with their generated forms below. */
const SAYS_NO_MORE = new RegExp(
  `^(?:${[
    // The company, its name and seal, what is signed for it.
    `bankay?i|bankanin|${OUR_HOUSE}`,
    'sirket[a-z]*|kooperatif[a-z]*|firma[a-z]*|isletme[a-z]*|ticarethane[a-z]*|acilan|sahib[a-z]*|tacir[a-z]*|bizzat|isbu|ortaklig[a-z]*|birlig[a-z]*|kase[a-z]*|unvan[a-z]*|alt[iu]n[dae]*(?:ki)?|uzerin[dae]*|bilcumle|resmi|ozel|daire[a-z]*|adina|namina|tarafindan',
    'kurulumuz[a-z]*|her|herbiri|hususi|turlu|tum|butun|bilumum|konu(?:da|larda)?|husus(?:ta|larda|u|unda|lari|larinda)?|is(?:te|inde|lerde|leri|ler|lerinde|lerini)?|islem(?:de|ler|lerde|inde|leri|lerinde)?|ilgilendiren|beni|borc|sok(?:ar|acak)[a-z]*|evrak[a-z]*|belge[a-z]*|sozlesme(?:ler|lerin|leri)?|muamele[a-z]*|muamelat[a-z]*|ayrica|taahhut[a-z]*|vesaik[a-z]*|duzenlenecek',
    // Who signs and how.
    'munferi[dt][a-z]*|kapsami|mustere[kc][a-z]*|tek|basina|birlikte|beraber(?:ce)?|ayri|cift|imza[a-z]*|vaz[a-z]*|ata(?:ca[kg]|cakla)[a-z]*|koya(?:ca[kg]|cakla)[a-z]*|(?:ed|edil|ol|olun|kilin|kullan)[ae]c[ae](?:gi|kleri)[a-z]*|kisi(?:n[a-z]{1,3}|ler[a-z]*|y[a-z]{1,3}|si[a-z]*|den|de)?|sahis[a-z]*|kendi[a-z]*|onlar[a-z]*|onun(?:la)?|iki[a-z]*|uc[a-z]{0,4}|bir[a-z]*|herhangi|hangi(?:si)?|olursa|olsun|diger|adi|adlari|gecen[a-z]*|anilan[a-z]*|ismi|isimleri|yazili|(?:yukar|asag)ida(?:ki)?|zevat|sirku[a-z]*',
    'vakif|vakfi(?:n|nin)?|dernek|dernegi(?:n|nin)?|sayman[a-z]*|mudur[a-z]*|uye[a-z]*|yonetim|kurul[a-z]*|baskan[a-z]*|yardimci[a-z]*|vekil[a-z]{0,6}|genel|ortak[a-z]*|ortag[a-z]*|muhasip|muh|prof|dr|av|murahhas|temsilci[a-z]*|komandite|kollektif|serik|serig[a-z]*|ticari|mumessil[a-z]*|idare(?:si|sinin|sine)?|heyet[a-z]*|meclis[a-z]*|azalar[a-z]*|aza[a-z]*|memur[a-z]*|tasfiye|halindeki|sube[a-z]{0,6}',
    'temsil(?:e|i|ine|inin|inde|de|en|den|ini)?|ilzam(?:a|i|ina|inin|inda|ini)?|yetki(?:li|lileri?|lisi|lidir|lidirler|si|sini|sinin|siyle|sine|leri|lerinin|lerini|leriyle|yle|ye|yi)?|s[ae]lahiyet(?:i|li|ine|inin|ini|le|lidir(?:l[ae]r)?|tar|tardir(?:lar)?)?|katilim[a-z]*|istirak(?:i|iyle|leriyle)?|reis[a-z]{0,6}|azadan|haiz|sahip|tam|tamamen|en|genis|sinirsiz|limitsiz|sinirli|derece(?:li|si)?|grubu?|sifati(?:yla)?|unvaniyla',
    'yeterli(?:dir)?|yeter|kafi(?:dir)?|sart(?:tir)?|gerekli(?:dir)?|gerek(?:ir|mektedir)|zorunlu(?:dur)?|lazim(?:dir)?|gecerli(?:dir)?|muteber(?:dir)?|baglayici(?:dir)?|vardir|haizdir(?:ler)?|sahiptir(?:ler)?|mezun(?:dur(?:lar)?)?|muktedir(?:dir)?|baki(?:dir)?|sakli(?:dir)?|mumkundur|ar[ae]n(?:ir|acaktir|masina)|bagla(?:r|yacaktir|masi|masina|maya|yan|yici)',
    // How, how long, by whose vote it was decided.
    'ile|gibi|eskisi|hem|ve|veya|ya|yahut|de|da|ise|ancak|yalniz|yine|ayni|aynen|icin|olarak|olup|olan|uzere|suret[a-z]*|sekil(?:de)?|seklinde|sekliyle|seklinin|sekli|surekli|bundan|boyle|sonra|itibaren|sadece|yalnizca|ahz[a-z]*|kabz[a-z]*|bu|sayili|hukum(?:leri|lerine|lerince)?|gore|geregince|uyarinca|kanun[a-z]*|madde(?:si)?|turk|ticaret|ttk|mahkemece|resen|[a-z]{4,}lugumuzca|ilgili|iliskin|dair|ait(?:tir)?|hakkinda|karar(?:i|a|la|lari|iyla|lariyla)?|basla(?:mak|yarak)|dort|bes|alti|yedi|sekiz|dokuz|oy|oylari[a-z]*|oybirlig[a-z]*|oycoklug[a-z]*|birligi[a-z]*|coklugu[a-z]*|ittifak[a-z]*|mevcudun|kabul(?:u|une|unu)?|uygun|tescil|ilan|keyfiyet(?:in)?|tayin(?:ine|lerine)?|tahvil(?:i|ine)?|mustereken|muttefikan|intihap|nasb|layik|munasip|tevfikan|manada|kararlar|hususlar|baslarina|atabilecegi[a-z]*|cercevesinde|borclar|kayyim[a-z]*|davaci|davali|tedbir|yetkilendirme|devam(?:i|ina|la)?',
    'yeni|yeniden|tekrar|yine|keza|hareket|hale?|gorus|mutabakat[a-z]*|mutabik|muzakere[a-z]*|sonuc(?:u|unda)|soz|sozu|edilen|bahsi|gun|gunlu|gunku|mevcut|karsi|ucuncu|biraraya|arada|daha|bicim(?:de|inde)|parasal|miktar|muhatap|boyunca|uyelik|secilinceye|seciminceye|icinde|atanan|secilen|disindan|yil[a-z]*|sene[a-z]*|sure(?:leri|yle|si|ile|siz|since)?|muddet[a-z]*|tarih(?:inden|li|ine|te|inde)?|kadar|degin|aksi(?:ne)?|alininca(?:ya)?|gorev(?:i|ine|inin|ini|leri|lerine|e|li)?|donem(?:i)?|olagan|ilk|toplantisina|toplantiya|toplantida|katilan(?:larin|lar)?|hazir|bulunanlarin',
    '[a-z]|[iu]?nc[iu]|n?[iu]n|[yn]?[ae]|n?[dt][ae]n|[yn]?[iu]|y?l[ae]|[dt][iu]r(?:l[ae]r)?|no(?:lu|su)?|tc|kimlik|numarali|lu|uyruklu|turkiye|cumhuriyeti',
  ].join('|')})$`,
)
/** Verbs that decide, hold or use a power, in any form but one that denies: those have no form here. */
const VERB = new RegExp(
  `^(?:${[
    formsOf(
      'ver veril al alın kararlaştır kararlaştırıl hükmet hükmedil hükmolun kıl kılın et edil olun ol bulun onayla onaylan ona onan gör görül bul yetkilendir yetkilendiril kullan kullanıl taşı sürdür sürdürül yürüt yürütül bırak bırakıl sayıl tanı at atıl koy konul imzala yap yapıl bağlan tanın gel dönüştür dönüştürül çevir çevril benimse benimsen var varıl kal kalın uzlaş uzat uzatıl yenile yenilen düzenle düzenlen uygula uygulan gerçekleştir gerçekleştiril sağla sağlan',
    ),
    formsOf('edebil olabil kullanabil', 'will', 'decided'),
    verb('elect'),
    verb('go_on'),
  ].join('|')})$`,
)
/** What once was so, or was done by one who signed, is given to nobody. */
const PAST =
  /\b(?:temsil|ilzam) (?:et(?:m[iu]s|ti)|edil(?:mis|di))|\byapil(?:mis|di)|\byetkili ol(?:mus|du(?!g|k))|\b(?:tasi|kullan(?:il)?)(?:mis|di)|\b(?:duzenle|imzala|yap|akdet|tanzim et)[a-z]{0,2}[dt][iu](?:g[iu]|kl[ae]r[iu]) (?:[a-z]+ )?(?:senet|sened|belge|evrak|sozlesme|islem|cek|muamele|vesika|taahhut)|\b(?:alinan|verilen) karar[a-z]* (?:sirketi |kooperatifi )?(?:bagla|gecerli|yeterli|muteber)/
/** "… temsil edebilmesi için genel kurul kararı aranır": what it takes besides the signature. */
const TAKES_MORE =
  /\b(?:temsil|ilzam|imza)[a-z]* (?:[a-z]+ ){0,3}[a-z]*(?:ebil|abil|m[ae]s[iu])[a-z]* icin\b|\b(?:karar|onay|izin|izn|muvafakat|icazet)[a-z]* (?:da |de |ayrica |ise )?(?:gerek(?:ir|li|mekte)|aran(?:ir|acak)|sart|lazim|zorunlu)/
/** "… hususunda yönetim kuruluna yetki verilmiştir": somebody else is to decide it. */
const LEFT_TO = /\b(?:hususunda|icin|konuda) (?:[a-z]+ ){0,6}yetki[a-z]* (?:ver|tan)/
/** "Yetkili olduğu", "temsil ettiğine": said by somebody, unless a decision follows at once. */
const REPORTED =
  /m[ae]si mumkun|(?:\b(?:ol|et|edil|kilin|bulun|veril|secil|atan)(?:dug|tig|dig|duk|tik|dik)[a-z]*|(?<!vaz )\b(?:ed|edil|ol|olun|kilin)[ae]c[ae](?:gi|kleri)[a-z]*)\b(?!,? (?:(?:tarih|husus|oy|oybirlig|oycoklug|ittifak|birligi|mevcudun|sayili|turk|ticaret|kanun|hukum|madde|uygun|olarak|geregince|tevfikan)[a-z]* |ile ){0,9}(?:karar|kabul|tescil|ilan|uygun|onay|ona))/
/** "Teminata bağlanmıştır" makes it depend on something; "karara bağlanmıştır" decides it. */
const BOUND = /\b(?!karara )[a-z]+ baglan/
/** Verbless words, and those in the aorist, that state a power. */
const STATES =
  '(?:yetkilidir|s[ae]lahiyetlidir|s[ae]lahiy[ae]ttardir|haizdir|sahiptir|mezundur|muktedirdir)(?:l[ae]r)?|vardir|mumkundur|(?:baki|sakli|yeter(?:li)?|kafi|gecerli|muteber|zorunlu|gerekli|sart|lazim|baglayici)(?:d[iu]r|t[iu]r)?|aran(?:ir|acaktir)|gerekir|bagla(?:r|yacaktir)|imza[a-z]*d[iu]r|ed(?:er|erler|ilir|ebilir(?:l[ae]r)?|ebilecek(?:tir|lerdir))|olunur|(?:yapil|gerceklestiril|saglan|yurutul)[iu]r'
/** What ends a sentence that decides; or its last word is what was decided ("… etmesine."). */
const DECIDES = new RegExp(
  `(?:${[
    '\\bkarar[a-z]* (?:[a-z]+ )?(?:ver|al|kil|var|ol)[a-z]*',
    formsOf(
      `${RESOLVES} ${ACCEPTS} birliğine·var birliğine·varıl tescil·et tescil·edil tescil·olun ilan·et ilan·edil ilan·olun`,
      'said',
      'will',
    ),
    verb('elect', 'said', 'will'),
    verb('empower', 'said', 'will'),
    verb('serve', 'said', 'will'),
    verb('go_on', 'said', 'will'),
    verb('extend', 'said', 'will'),
    'hale getiril(?:mistir|di|mis)',
    formsOf('kullan kullanıl bırak bırakıl tanı tanın kıl kılın', 'said', 'will'),
    formsOf('yapıl gerçekleştiril sağlan yürütül', 'will'),
    'imza (?:ed|at|koy)(?:[ae]r(?:l[ae]r)?|[ae]c[ae]k(?:l[ae]r)?(?:d[iu]r|t[iu]r))',
    '(?:temsil|ilzam) edebil(?:ir|ecek)(?:l[ae]r)?(?:[dt][iu]r)?',
    'borc altina sok(?:ar|acaktir)(?:l[ae]r)?',
    `(?:${STATES}|yetkili)(?: olup)?|[ae]c[ae]k olup|m[iu]s olup`,
    '\\bimza[a-z]* (?:ile )?ol(?:acaktir|ur)',
    '[dt][iu]g[iu]n[ae]|(?:kabul|iptal|tayin|azl|azil|istifa|ref|devam)[a-z]*n[ae]',
    'm[ae](?:si|lari|leri)n[ae]',
  ].join('|')})(?: bulunmaktadir| oy ?(?:birlig|coklug)[a-z]*(?: ile)?)?$`,
)
const OTHERS_NONE =
  /^[^,;]{3,60}['’]\s?n?[iu]n (?:(?:ise|da|de|sirketi) )*(?:temsil|imza)(?: ve ilzam)? (?:yetkisi|yetkileri|s[ae]lahiyeti|s[ae]lahiyetleri) (?:yok|bulunma|olma)/
const FINITE = new RegExp(
  `\\b(?:${STATES}|[a-z]+(?:m[iu]st[iu]r|m[iu]sl[ae]rd[iu]r|m[ae]kt[ae]d[iu]r(?:l[ae]r)?|[ae]c[ae]kt[iu]r|[ae]c[ae]kl[ae]rd[iu]r|[nlm]di))(?![a-z])`,
)
/** A later clause that takes up what this one says, and does something else with it. */
const TAKEN_UP =
  /(?:\bbu (?:husus|karar|yetki(?![a-z]* (?:tescil )?tarihinden itibaren gecerli)|durum|teklif|oneri)[a-z]*\b|\bsoz konusu (?:husus|karar|yetki)|\bkeyfiyet)(?![^,;]{0,60}\b(?:tescil|ilan|sirkuler|kullan|muzekkere|bildirilmistir))/

/** "Seçilirse", "bulunmazsa", "olmadıkça": what may come to be or not. */
export const IF = /\b[a-z]{2,}(?:m[ae]d[iu]kc[ae]|[aeiu]rs[ae]|m[ae]zs[ae]|[dt][iu]ys[ae]|[ae]c[ae]ks[ae])\b(?! ol(?:sun|malari)\b)/
/** What may stand before the form and makes it another time's, a mistake's, a condition's, or another's than the company's. */
const BEFORE = new RegExp(
  `${IF.source}|${/\b(?!(?:goru[sl]|muzaker|okun|incele|tartis|oylan|degerlendir)[a-z]*)[a-z]{2,}m[ae](?:s[iu]|l[ae]r[iu])n(?:d[ae]n sonra|[iu] (?:muteaki[pb]|takib)[a-z]*)\b|\b(?!(?:alin|secil|belirlen|atan|duzenlen|yapil|toplan|kararlastiril|degistiril|kaldiril|azledil|(?<=iptal )edil|(?<=(?:son|karar) )veril)[iu]nc)[a-z]{2,}[iu]nc[ae]y[ae] (?:kadar|dek|degin)\b|\b(?:vekaleten|eski|onceki|evvelki|sabik|evvelce|onceden|eskiden|sehven|guya|sozde|sayet|eger|takdirde|takdirinde|surece|gundem[a-z]*)\b|\bdaha once(?:den)?\b|\bbunun icin\b|\bbu (?:amacla|maksatla)\b|\bbaska (?:bir )?sirket|\b(?:pay|hisse) sahib|\bhissedar[iı]n?[iı]\b|\b(?:dava|durusma|mahkeme)[a-z]*[dt][ae]\b|\b[a-z]{3,}[dt][iu]g[iu]nd[ae]\b/.source}`,
)
// "Daha önce olduğu gibi": and now.
const AS_BEFORE = /\b(?:daha once|eskiden|onceden|evvelce|onceki)[^,;.]{0,60} gibi\b/g
/** "Eski müdür A'nın yerine": the one before. */
const REPLACED = /\byerine\b|\bbosal/

/** Where the clause ends, though its sentence was not parted there: before the next item, behind a mark. */
const ITEM_ENDS = /(?<=m[ae](?:s[iu]|l[ae]r[iu])n[ae])[.,;]? (?:\d{1,2}\s?[-.)]|[a-h]\))|(?<=\b(?:temsil|ilzam)in[ae]),|;/
/** By how many votes something was decided: "12 oya karşı 40 oyla". */
const VOTES =
  /\b[\d.]+ (?:adet )?pay[a-z]* (?=oy|ittifak|tamami)|\b[\d.]+ (?:adet )?hisse[a-z]* (?=oy|ittifak|tamami)|\b[\d.]+ (?:red |ret |olumsuz )?oy[a-z]* karsi(?:lik)? [\d.]+ (?:kabul |olumlu )?oy[a-z]*|\b[\d.]+ (?:kabul|olumlu)(?: oy[a-z]*)?(?:,| ve|,? karsi(?:lik)?) [\d.]+ (?:red|ret|olumsuz)(?: oy[a-z]*)?(?: ile)?/g
/** What liquidators carry out is all that they represent a company for. */
const WINDING_UP = /\btasfiye (?:is|islem|muamele)l[ae]r[iu](?:n[iu])?\b/g
/** Which court ordered it, and when: "Sivas 2. Asliye Ticaret Mahkemesinin 5.3.2019 tarihli ve 2019/44 esas sayılı ara kararı ile". */
const BY_COURT =
  /(?:\b[a-z]{3,}['’]?\s)?(?:\d{1,2}\s?\.?\s)?\b(?:(?:asliye|sulh|ticaret|hukuk|ceza|agir) ){1,3}(?:mahkemes|hakimlig)[a-z]*(?: \([^()]*\))?(?:['’]?\s?(?:n[iu]n|nc[ae]))?(?: [\d./-]+ (?:tarih|gun)[a-z]*)?(?: ve| ,|,)?(?: [\d/-]+ (?:esas|karar|degisik is|e\.|d\.? ?is)? ?(?:sayili|nolu))?(?: (?:ara|tedbir|ihtiyati tedbir|gerekceli))? karar[a-z]*(?: (?:ile|geregince|uyarinca))?/g
const NUMBER = /\d[\d./-]*/g
// What is not done, or no longer.
const NEGATED = /m[ae]m[ae]|m[ae]m[iu]s|m[ae]y[ae][cn]|m[ae]z$|(?<!\bhuk)m[ae]d[iu]|degil/
const blankOf = (words: string): string => ' '.repeat(words.length)

/** Whether a word adds nothing to who signs and how, in whatever clause on signing it stands. */
export const saysNoMore = (word: string): boolean =>
  !NEGATED.test(word) && [word, word.replaceAll('rn', 'm')].some((read) => SAYS_NO_MORE.test(read) || VERB.test(read))

/** "Herhangi bir konu ya da parasal sınırlama olmaksızın", "yazılı onaya gerek olmaksızın": what does not bound a power. */
export const UNBOUNDED =
  /\b(?:her(?: turlu)?|tum|butun|bilumum) (?:(?:konu|husus|is|islem)[a-z]* (?:ve|veya) )?(?:(?:her|tum|butun) )?(?:miktar|meblag|tutar)[a-z]*|\b(?:hic ?bir|herhangi bir|her ?hangi)(?: [a-z]+){0,5}? (?:sinir|kisit|kayit|kayd|sart|kosul|limit)[a-z]*(?: [a-z]+){0,3}? (?:ol|bulun|kal|aran)(?:maksizin|madan)\b|\b(?:[a-z]+ ){0,2}(?:onay|izn|izin|muvafakat)[a-z]* (?:gerek|luzum|ihtiyac|hacet) (?:ol|kal|duy|duyul|bulun)(?:maksizin|madan)\b/g
/** In a branch's own notice its name says no more than "şube" alone. */
export const branchName = once((body: Body): RegExp | null => {
  const [, name] = /([a-z]{3,}) subesi\s*$/.exec(plainLetters(body.header.title ?? '').trim()) ?? []
  return name === undefined || !body.branch ? null : new RegExp(`\\b${name}(?= sube)`, 'dg')
})
/** The words between two places of a clause, without the people and other spans that were read of it, what stands in brackets, and numbers. */
export const wordsBetween = (body: Body, from: number, to: number, read: readonly { from: number; to: number }[]): string[] => {
  const plain = read.reduce(
    (left, span) =>
      span.from < from || span.from >= to
        ? left
        : left.slice(0, span.from - from) + blankOf(left.slice(span.from - from, span.to - from)) + left.slice(span.to - from),
    body.plain.slice(from, to),
  )
  const branch = branchName(body)
  return (
    (branch ? plain.replace(branch, blankOf) : plain)
      .replace(/\([^()]*\)/g, blankOf)
      .replace(UNBOUNDED, blankOf)
      .replace(VOTES, blankOf)
      .replace(BY_COURT, blankOf)
      .replace(WINDING_UP, blankOf)
      .replace(NUMBER, blankOf)
      .match(/[a-z]+/g) ?? []
  )
}

/** "Resmi ve hususi bilumum daireler ile bankalar nezdinde": before everybody. All of some kind ("bütün bankalarda") are not all. */
export const EVERYBODY =
  /\b(?:ozel|hususi|ucuncu|gercek|hakiki|sah[iı]?s|kisi)(?:l[ae]r)?[a-z]{0,4}\b|\b(?:her turlu|her|bilumum|bilcumle|tum|butun) (?:(?:resmi|diger|sair|is|ve) )*(?:yer|kurum|kurulus|makam|merci|daire|muessese|is|islem|husus|hususat|konu|muamele|evrak|belge|vesaik|taahhut)/
const BEFORE_ALL = /^(?:banka|muessese|kurum|kurulus|mahkeme|kisi|sahis|gercek|tuzel|yerde|nezdinde)[a-z]*$/
const OF_WINDING_UP = new RegExp(`\\b(?:${TILL_WOUND_UP})\\b`, 'g')
/**
 * Whether nothing stands between who signs and the form but words that say no more: any other may be a condition, a subject, somebody else's
 * leave. A row of a table has its own frames.
 */
export const isPlainlySaid = (body: Body, from: number, to: number, read: readonly { from: number; to: number }[]): boolean =>
  body.plain.slice(from, to).includes('|') ||
  wordsBetween(body, from, to, read)
    .join(' ')
    .replace(OF_WINDING_UP, '')
    .replace(
      /\b(?:kalan (?=ortak|mudur|uye|iki)|tasfiye halinde|tasfiye islemlerinin|her halde|her durumda|en az(?= ik|$)|(?:hicbir|herhangi bir) (?:sinir|sinirlama|kisitlama|kayit)(?: ve (?:sart|kosul))? olmaksizin)\b/g,
      '',
    )
    // "Her türlü işlemi yapmaya, kredi almaya, çek düzenlemeye": what follows all are examples of it.
    .replace(/\bher turlu (?:is ve )?islem(?:i|leri)? yapmaya(?: [a-z]+){0,14}? [a-z]+m[ae]y[ae]$/, '')
    // What was counted up before is an example of it: "… ipotek almaya velhasıl her hususta".
    .replace(/^.*\b(?:velhasil|hulasa|kisacasi|ozetle)\b(?=.*\b(?:her|tum|butun)\b)/, '')
    .split(' ')
    .every((word, _, words) => word === '' || saysNoMore(word) || (BEFORE_ALL.test(word) && EVERYBODY.test(words.join(' '))))
/** Whether words name nobody but everybody, and say no more: "bankalarda ve bütün resmi ve özel kuruluşlarda". */
export const areOfEverybody = (words: string): boolean =>
  EVERYBODY.test(words) && (words.match(/[a-z]+/g) ?? []).every((word) => saysNoMore(word) || BEFORE_ALL.test(word))

/** What the office says of its own entry, word by word: "memurluğumuza ibraz olunan vesaike müsteniden ve 6762 sayılı … tescil edildiği". */
const OF_ENTRY =
  /^(?:memurlu[a-z]*|mudurlu[a-z]*|dairemiz[a-z]*|ibraz|tevdi|verilen|sunulan|ol(?:an|unan|arak|makla|dugundan)|edilen|vesa[iy]k[a-z]*|vesika[a-z]*|belge[a-z]*|evrak[a-z]*|muste?nid?en|istinaden|dayan[ia]l?arak|gore|ve|n?[ae]|sayili|turk|ticaret|kanun[a-z]*|ttk|t|k|hukum[a-z]*|uygun|olarak|tevfikan|geregince|tarih(?:inde|li)|dair|iliskin|mutedair|ortak[a-z]*|yonetim|kurul[a-z]*|karar[a-z]*|iste(?:nmis|nilmis|nildiginden)|talep|edil(?:mis|diginden)|ilan[a-z]*|tescil(?:i|inin|ini)?|keyfiyet[a-z]*|durum[a-z]*|husus[a-z]*|bu|kere|re|resen)$/
/** A verbal noun that a verb behind it is to govern: "… temsil edeceği", "yetkili oldukları", "… kullanmasının". */
const NOUN_ENDS = /(?:[ae]c[ae](?:gi|klari|kleri)|[dt][iu](?:gi|gu|klari|kleri)|m[ae](?:si|lari|leri))n?[iu]?n?[ae]?$/
/** Whether words behind a clause are nothing but what the office says of having entered it. */
const areOfEntry = (words: readonly string[]): boolean => {
  const at = words.findIndex((word, place) => word === 'tescil' && /^edil(?:digi|mistir|dikleri)$/.test(words[place + 1] ?? ''))
  return at >= 0 && words.slice(0, at).every((word) => OF_ENTRY.test(word))
}

/** "…; eski müdür B'nin yetkisi kaldırılmıştır": what follows names somebody else, and undoes nothing that was said before. */
const isOfOthers = (body: Body, from: number, to: number): boolean => {
  const [next] = partiesIn(body, from, to)
  const plain = body.plain.slice(from, to)
  return next !== undefined && /^[,;] /.test(plain) && next.from - from < OTHERS_NEAR && next.after !== null && !UNDOES.test(plain)
}
const OTHERS_NEAR = 60
const UNDOES = /\biptal|\bgeri al|\bdurdur|\bhukumsuz|\bvazgec|\bredd|\bsehven|\bitiraz|\bdava|\bbu (?:karar|yetki|husus)/
/**
 * The words of a clause behind a place, where all of them say no more and the verb that governs it decides; else null.
 */
const tailOf = (body: Body, { to }: Clause, at: number, end: number, besides?: RegExp): string | null => {
  const cut = at + (ITEM_ENDS.exec(body.plain.slice(at, to))?.index ?? to - at)
  const behind = wordsBetween(body, at, cut, partiesIn(body, at, cut))
  // What was entered is so by the entry itself.
  const noun = behind.findIndex((word, place) => NOUN_ENDS.test(word) && areOfEntry(behind.slice(place + 1)))
  const words = noun < 0 ? behind : [...behind.slice(0, noun + 1), 'tescil', 'edilmistir']
  const said = words.join(' ')
  if (!words.every((word) => saysNoMore(word) || besides?.test(word)) || BOUND.test(said)) return null
  if (TAKEN_UP.test(body.plain.slice(cut, end).replace(/\([^()]*\)/g, blankOf))) return null
  // "… hükmolunmuş, keyfiyet … müzekkeresiyle bildirilmiştir": how the office came to know of it.
  const whole = `${said} ${wordsBetween(body, cut, end, partiesIn(body, cut, end)).join(' ')}`
    .trim()
    .replace(/(?<=m[iu]s) keyfiyet [a-z ]*bildirilmistir$/, '')
  if (/\b(?:karar (?:ver|al)|(?:tescil|kabul) (?:edil|olun))[a-z]*(?: ve| olup)?$/.test(said)) return said
  // "… yetkili olup, C'nin temsil yetkisi yoktur": what follows is said of somebody else.
  if (/\b(?:yetkili|kafi|yeterli) olup$/.test(said) && OTHERS_NONE.test(body.plain.slice(cut, end))) return said
  if (/[a-z]m[iu]s$/.test(said) && DECIDES.test(said) && isOfOthers(body, cut, end)) return said
  const finite = FINITE.exec(whole)
  // "… tespitine," at the end of one item of a list of decisions.
  return whole === '' ||
    /^(?:tespit|tescil|kabul|tasdik)[iu]ne$/.test(whole) ||
    DECIDES.test(finite ? whole.slice(0, finite.index + finite[0].length) : whole)
    ? said
    : null
}

/** "Şirketin Ankara Şubesi A tarafından temsil edilir": of that branch, in a notice of the company. */
const OF_BRANCH = /\bsube(?:s[iu]|miz)?(?:'?n?i)? (?:[^ ,;]+ ){1,5}taraf[iı]ndan\b/

/** "… temsil edeceklerini … kararlaştırmışlardır": what they resolve, and nothing that they only hear or say. */
const RESOLVED =
  /^(?![^]*\b(?:beyan|bildir|gorul|anlasil|teklif|oner|iddia|rapor))[^]*\b(?:kararlastir|karar (?:ver|al)|karara bagla)(?:il|in|n)?(?:m[iu]s|d[iu]|t[iu])[a-z]*\W*(?:\([^()\w]*\w[^()]*\)\W*)*$/
/** "Şirketi borç altına sokmayacak işlerde A münferiden": in some matters, unless all of them are named or the words are read as a scope. */
const IN_SOME = /\b[a-z]{3,}(?:m[ae]y[ae]c[ae]k|[ae]c[ae]k|[ae]n|[dt][iu]g[iu]|[iu]l[iu]) (?:is|islem|konu|husus|muamele)l[ae]rd[ae]\b/
const IN_ALL = /\b(?:her|tum|butun|bilumum|bilcumle|cumle)\b[^,;]*$/
const OF_SIGNING = /\b(?:temsil|ilzam|imza)[a-z]*(?: [a-z]+){0,4}? (?:is|islem|konu|husus)l[ae]rd[ae]\b/
/** "Şirketi idareye A münferiden yetkilidir": to run it is not to represent it. */
const ONLY_RUNS = /^(?![^]*\b(?:temsil|ilzam|imza))[^]*\b(?:sirketi?n?|kooperatifi?n?) (?:idare|yonet)[a-z]*/

/** "Ortakların kararı ile A şirketi temsil eder": when they decide so. */
const AS_DECIDED =
  /\bkarar[a-z]* (?:ile|uzerine|dogrultusunda)\b(?=[^;]*\b(?:temsil|ilzam)(?: (?:ve )?(?:ilzam|temsil))? (?:ed|olun)[ae]?r[a-z]*\W*$)/
/** "Ortağı olduğumuz X Limited Şirketi'nin ortaklar kurulunda": of a holder in the meetings of another. */
const IN_ANOTHER =
  /\bortag[iu] (?:old|bulund)ug[a-z]*\b|\b(?:istirakimiz|bagli ortaklig[a-z]*)\b|['’]\s?n[iu]n (?:[a-z]+ ){0,3}(?:kurul|toplanti)[a-z]*[dt][ae](?: [a-z' ]*)?$/
/**
 * Whether a clause gives the power whose form of signing ends at a place: by its own words and by the verb that governs it, which may stand at
 * the end of its sentence or, of an item of a list, of the sentence that ends the list.
 */
export const isGiven = (body: Body, { from, to, sentence }: Clause, at: number, end = sentence.to, besides?: RegExp): boolean => {
  const before = body.plain.slice(from, at).replace(AS_BEFORE, blankOf)
  if (BEFORE.test(before) && !REPLACED.test(before)) return false
  if ((!body.branch && OF_BRANCH.test(before)) || IN_ANOTHER.test(before)) return false
  const about = IN_SOME.exec(before)
  if (about && !IN_ALL.test(before.slice(0, about.index)) && !OF_SIGNING.test(before)) return false
  if (ONLY_RUNS.test(before) && !/\btemsil|\bilzam|\bimza/.test(body.plain.slice(at, to))) return false
  if (AS_DECIDED.test(body.plain.slice(sentence.from, to)) || DEFERRED.test(body.plain.slice(from, sentence.to))) return false
  const tail = tailOf(body, { from, to, sentence }, at, end, besides)
  const resolved = RESOLVED.test(body.plain.slice(at, sentence.to))
  return tail !== null && !PAST.test(tail) && (!REPORTED.test(tail) || resolved) && !LEFT_TO.test(tail) && !TAKES_MORE.test(tail)
}

/** The words of a power that say it from a day after its entry: till then it is none. */
export const laterBegins = (body: Body, from: number, to: number): Match[] => {
  const entered = body.header.registered_on ?? body.header.published_on
  return matchesIn(body, FROM_DAY, from, to).filter((match) => {
    const day = printedDate(match.printed(1), match.printed(2), match.printed(3))
    return entered !== null && day !== null && day > entered
  })
}

// What is decided of an office, up to the verb that decides it.
const OF_OFFICE = new RegExp(
  `${(['elect', 'serve', 'go_on', 'extend', 'remove', 'resign', 'end'] as const).map((act) => verb(act, 'decided')).join('|')}|${formsOf('çağır çağrıl davet·et davet·edil', 'decided')}|\\b(?:istifa|azl|azil|ref['’]?|nez['’]?)(?:s?[iu]|l[ae]r[iu])(?:n[a-z]{1,3})?\\b|\\b(?:ayril|cekil|secil|atan|getiril|alin|er)[ae]c[ae](?:gi|kleri)[a-z]*`,
  'g',
)
// What a trader declares of his own business is decided by it.
const SAID_OF_OFFICE = new RegExp(
  `(?<!\\bkarar[a-z]{0,3} )(?:${(['elect', 'serve', 'remove', 'resign', 'end', 'die'] as const).map((act) => verb(act, 'said')).join('|')})|\\bbeyan (?:edil|olun)(?:mis|du)[a-z]*`,
)
// Who resigns does so by saying it; who falls from an office has fallen.
const RESIGNS = new RegExp(`${verb('resign', 'decided')}|\\bistifa|\\b(?:uyelik|azalik|mudurluk|baskanlik|gorev|sifat)[a-z]* dustug`)
const REPORTS = /\b(?:bildir(?:il)?|gorul|anlasil|tespit edil|okun|bilgi(?:ye|lerine|sine) sunul)(?:mis|mus|di|du)/
const UNTIL_THEN = /[a-z]m[ae]s[iu] halinde [^.;]*[ae]c[ae]k|\btakdir(?:de|inde)\b|\bsehven\b|\bhalinde ayrica\b/
// Who only wants to go has not gone; whom to choose is left to somebody else.
const WANTS = /^\s?(?:isted|arzu|niyet)/
const FOR_OTHERS =
  /^\s?(?:husus|konu|is)[a-z]* (?:[^.;,]{0,60} )?(?:birak|havale|tevdi|sunul)|^\s?(?:[a-z]+ ){0,3}(?:toplanti|genel kurul|ictima)[a-z]*[ae] (?:birak|ertelen|talik|havale)/
// "İstifası nedeniyle": what has happened already.
const AS_CAUSE =
  /^\s*(?:\([a-z ]{3,20}\)\s?)?(?:nedeni|sebebi|hasebi|munasebeti|dolayi|uzerine|sonucu|ile (?!birlikte)(?=[^;]*m[iu]st[iu]r[\s.]*(?:\([^()]*\)\s*)*$)(?![^]*\b(?:redd|ret |kabul edilme)))/
/** "A'nın istifası; yerine B": the noun is the whole of what is said. */
const STANDS_ALONE = /^\s?; yer(?:ler)?ine\b/
/** "Affını talep etmesi uygun bulunmuş ve …": it is approved in its own clause. */
const APPROVED = /^\s(?:uygun (?:bulun|gorul)|kabul (?:edil|olun|gorul))m[iu]s(?:t[iu]r)?(?: ve| olup)?\W*$/
// What is decided beside the end of an office.
const OF_ENDS =
  /^(?:tespit|tescil(?:i|ine)|anlasil|isteg|istem|izin|kaldiril|iptal|sona|erme|ermis|azledil|alin|gorevinden|yerin|istifa|dilekce|ayril)[a-z]*$/
/** "Devam etmek üzere sona ermiştir": which of the two, nobody can tell. */
const GOES_ON_AND_ENDS = new RegExp(`\\b(?:devam|gorev)[a-z]* [a-z]{2,}mek uzere [^.;,]{0,40}?${verb('end', 'said')}`)
/** "… ayrıldığı, yerine B'nin atandığı bildirilmiş ve … tescil edildiği": what was reported to the office, and what it says of that itself. */
const REPORTED_TO =
  /\b(?:beyan(?:iyla| ile|la| ederek| etmis| etmekle)|bildir(?:erek|mis|mekle|diginden|ilmis|ildiginden)|anlasil(?:mis|makla|digindan))\b/g
const OF_REPORT =
  /^(?:istemis|isteyerek|istediginden|iste[gk][a-z]*|talep|etmis|etmekle|ettiginden|olup|olmasi|nedeniyle|uzerine|bulunmus|bulundugundan)$/
/** What is reported is no more than a claim, or is undone, by one of these. */
const CLAIMED = /\biddia|\bdava|\bmahkeme|\bihtilaf|\bsuphe|\bsehven|\bgeri al|\bihtar|\bitiraz|m[ae]dig|\bdegil|m[ae]yac|m[ae]yec/
/** Whether what a clause says was reported to the office, which entered it. */
const isEntered = (body: Body, verb: string, from: number, to: number): boolean => {
  if (!/[dt][iu](?:gi|gu)(?:n[iu]|n[ae])?$/.test(verb)) return false
  const plain = body.plain.slice(from, to)
  const report = [...plain.matchAll(REPORTED_TO)].at(-1)
  if (!report || CLAIMED.test(plain.slice(0, report.index))) return false
  const words = wordsBetween(body, from + report.index + report[0].length, to, [])
  const at = words.indexOf('tescil', words.findIndex((word) => /^(?:keyfiyet|sayili|kanun)/.test(word)) + 1)
  return (
    at >= 0 &&
    /^edil(?:digi|mistir)$/.test(words[at + 1] ?? '') &&
    words.slice(0, at).every((word) => OF_ENTRY.test(word) || OF_REPORT.test(word))
  )
}

/** "… atanmasına karar verildiği müdürlüğümüze bildirilmiştir", "… tayin olunduğu bildirilmiştir": a court's order, as its letter tells it. */
const TOLD_BY_COURT =
  /^[\s”"]*(?:karar (?:veril|alin)dig[a-z]*)?(?: (?:mahkeme[a-z]*|mudurlug[a-z]*|sicil[a-z]*|yazi[a-z]*|muzekkere[a-z]*|ayrica|ile|tarafindan))* (?:bildiril|anlasil)m[iu]s(?:t[iu]r|\s?olup)?/
const COURT = /\b(?:mahkeme[a-z]*|muzekkere[a-z]*)\b/
const ASKED_OF_COURT = /\biddia|\btale[bp][a-z]* (?:ed|bulun|ol)|\bitiraz|\bsehven|\bgeri al|m[ae]dig|\bdegil|\bdava dilekce|\bbasvur/
/** Whether what a clause says of offices is decided: by the verb that governs its last verbal noun; one that has none says it itself. */
export const isDecided = (body: Body, clause: Clause): boolean => {
  const plain = body.plain.slice(clause.from, clause.to)
  if (holds(plain, UNTIL_THEN) || holds(plain, IF) || holds(plain, GOES_ON_AND_ENDS)) return false
  const last = allIn(plain, OF_OFFICE).at(-1)
  if (last === undefined || SAID_OF_OFFICE.test(plain.slice(last.index))) return true
  const end = clause.from + last.index + last[0].length
  const behind = body.plain.slice(end, clause.sentence.to)
  if (FOR_OTHERS.test(behind)) return false
  if (STANDS_ALONE.test(body.plain.slice(end, clause.sentence.to)) || APPROVED.test(body.plain.slice(end, clause.to))) return true
  if (isEntered(body, last[0], end, clause.sentence.to)) return true
  const whole = body.plain.slice(clause.sentence.from, clause.sentence.to)
  if (TOLD_BY_COURT.test(behind) && COURT.test(whole) && !ASKED_OF_COURT.test(whole)) return true
  if (RESIGNS.test(last[0]) && !WANTS.test(behind) && REPORTS.test(behind)) return true
  // One item of a list of decisions, whose verb ends the list: each of its clauses is decided.
  const item = /\b(?:tespit|tescil|kabul|tasdik)[iu]ne,\s*$/.test(body.plain.slice(clause.from, clause.sentence.to))
  return (
    AS_CAUSE.test(body.plain.slice(end, clause.to)) || tailOf(body, clause, end, item ? clause.to : clause.sentence.to, OF_ENDS) !== null
  )
}

/** Of the verbs that a rule of a directive ends with, those that give: what has been, or will be, done otherwise is no rule. */
const RULES = new RegExp(
  `(?:${formsOf('ver veril tanın kıl kılın et edil olun ol yetkilendir yetkilendiril belirle belirlen kararlaştır kararlaştırıl imzala imzalan at atıl kullan kullanıl yap yapıl düzenle düzenlen yürüt yürütül gerçekleştir gerçekleştiril akdet akdedil aran gerek bağla temsil·et', 'said', 'will')})$`,
)
const PREDICATE = /(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?|[ae]c[ae]k(?:t[iu]r|l[ae]rd[iu]r)?|m[ae]kt[ae](?:d[iu]r)?|d[iu])$/
const UNDECIDED =
  /(?:sun|gorus|degerlendir|incele|tartis|iste|ertele|kaldir|reddet|bekle)(?:[a-z]{0,2})r$|\biptal ed|\b(?:teklif|oneri|talep|tavsiye) (?:ed|et|ol)|\b(?:oner|dusun|planla|ongor)il|\bbagli(?:dir)?$|(?:m[ae]kt[ae]yd[iu]|m[iu]st[iu]|[aeiu]rd[iu])(?:l[ae]r)?$/
/** Whether the words behind the form of signing in a rule of a directive give what the rule says. */
export const isRule = (words: string): boolean => {
  const said = (words.replace(/\([^()]*\)/g, blankOf).match(/[a-z]+/g) ?? []).join(' ')
  const last = said.split(' ').at(-1) ?? ''
  return !NEGATED.test(last) && !UNDECIDED.test(said) && (!PREDICATE.test(last) || RULES.test(said)) && !/\biptal\b|\bkaldir/.test(said)
}
