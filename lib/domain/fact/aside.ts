/**
 * Clauses that speak of one thing alone which ends, bounds, gives or takes back nobody's power: whose the shares are, the company's town, a
 * call to creditors, who came to a meeting. Such a clause is known by every word of it; one word more, and it may say something else.
 */
import { remembered } from '../kernel/remembered.ts'
import { fold } from '../kernel/text.ts'
import { GIVEN_NAMES, SURNAMES } from '../kernel/turkish-names.ts'
import { goneIn } from './gone.ts'
import { speaksOfOtherMatters } from './other-matters.ts'
import { ofStems } from '../text/stems.ts'

export const SMALL =
  'n?[iu]n n?c[iu] [iu]nc[iu] n?[dt][ae] n?[dt][ae]n [yn]?[ae] [yn]?[iu] s[iu] [ls][iu] [dt][iu]r l[iu]k ve ile da de ise bu is ayni toplam adet her tanesi bir biri olan olarak olmak olup uzere gore no lu nolu tarih- gun- saat- sayi- yevmiye [a-h] [ivx]{1,4}'
const CLOSING =
  'karar ver- veril- verildi alin- oy- oybirlig- birligi birligiyle ittifak- kabul- kabulune tescil- ilan- edil- etmis- mevcut-'
const MONEY = 'tl try ytl lira- turk bin milyon milyar yuz elli kurus-'

const OF_HOLDERS = `${SMALL} ${CLOSING} ${MONEY} pay pay[ai] pay[ai]n- paylar- payin- hisse- ortak ortag- ortakli- ortaklar- ortaktan ortaklar[a-z]* sermaye- esas itibari nominal deger- beher- bedel-
  karsilik karsilig- tekabul eden gelen isabet eder kismi kismin- tamam- yari yarisi- kalan sahip sahib- bulunan bulunmak- ait aittir aidiyet-
  sirket- kooperatif- disindan disaridan haricten devr- devir- temlik- sat- suretiyle ayrilmas- ayrilmis- ayrildig- intikal mirasci- yasal kanuni defter- islen- kayded- kaydin-
  noter- huzur- duzenle- sozlesme- senet- senedi- boylece boylelikle dogrultusunda keyfiyet- sonuc- netice- sonra sonras- itibaren beraber dagil- asagidaki sekild- seklinde olus- oldug- olmus- ibaret- tek`
const SHARES = ofStems(OF_HOLDERS)
/** What befalls shares: they are seized or pledged, and pass by a death; a guardian votes by them. */
const BURDENED = ofStems(
  OF_HOLDERS,
  'yazi- kararla icra daire- bildir- haciz hacz- haczed- haczin konul- kaldiril- kalkm- rehin rehn- rehni rehned- intifa hakk- hakki haklar- lehine alacakli banka- uzeri- tesis kurul- derece- birinci ikinci borc borcu borcun borca oden- iliskin bagli dogan oy muvafakat durum- s',
  'vefat- olum- olumu- olen muteveffa kisitli kisitlilig- kisitlan- vasi vasisi- eliyle tarafindan kullanil- kullanacak- gec(?:m[iu]s|ti|mesi)[a-z]* oglu- kizi- esi esine annesi- babasi- kardesi- yari yariya esit- neden- sebeb-',
)
const OF_SHARES = /\b(?:pay(?:[ai]\S*|lar\S*|in\S*)?|hisse\S*|sermaye\S*|ortak\S*)\b/
/** Who leaves leaves the partners, and nothing else. */
const LEAVES = /(?<!\b(?:ortakliktan|ortakligindan|ortaklarindan) )\bayril/
const OF_BURDENED = /\b(?:pay(?:[ai]|lar|in|i)|pay\b(?! sahi[bp])|hisse)/
/** The right that goes with shares, and no other; whose leave is asked for, and not given. */
const OTHER_RIGHT =
  /\bmuvafakat(?! (?:edil|veril)(?:m[iu]s|mesine|di))|(?<!\b(?:oy|intifa|rehin|haciz|haczin|[a-z]*(?:bagli|iliskin|dogan|ait)) (?:oy )?)\bhakk?[a-z]*\b/
/** Who died, or whom a guardian acts for: of several in one list, gone.ts sees one. */
const GONE = /\b(?:vefat|olum|olen|muteveffa|kisit|vasi)/
const LISTED = /(?:(?<=\p{Lu}\p{L}+),| ve| ile) (?=\p{Lu})(?:\p{Lu}\p{L}+(?!\p{L}) ?){2,4}(?!['’]?\s?[yn]?[ae](?!\p{L})|\p{Lu})/u
/** An office that seizes is no office of the company. */
const OF_SEIZURE = /(?:\p{Lu}\p{L}+ )?(?:\d+\. ?)?(?<!\p{L})[İi]cra (?:[Dd]aire|[Mm]üdürlü)\p{L}*/gu
/** Whom words in capitals name. */
const NAMES = /(?<!\p{L})\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,3}/gu

/** "Toplantıda A'yı vekili B temsil etmiştir", "komiser A'nın nezaretinde yapılan genel kurulda bilanço tasdik olundu": who came and what was talked of. */
const GATHERED = ofStems(
  `${SMALL} toplanti- genel kurul- umumi heyet- olagan olaganustu fevkalade oturum- ictima- ortak- ortag- hissedar- pay sahib- sahip- temsil et- edil- vekil- asalet- vekalet- bizzat sahsen katil- hazir bulun- istirak baskanlig- riyaset- nezaret- gozetim- huzur- komiser- hukumet bakanlik temsilci- av dr sn il mudurlug- gorevlendirilen yapilan yapilmis- yapildi toplanan toplanmis- toplandi acilan acilmis- acildi bilanco- kar zarar hesap- hesab- rapor- faaliyet okun- muzakere tasdik kabul- onaylan- ibra- olun- mazeret- neden- sebeb- olumlu olumsuz cekimser muhalif oy- kullan- tutana- yaz- araciligiyla karar- adina namina tarafindan divan katip- sirket merkez-`,
)
const OF_GATHERING =
  /^(?=[^]*\b(?:toplanti|genel kurul|umumi heyet|oturum|ictima|oy kullan))[^]*(?:m[iu]s(?:t[iu]r|l[ae]r(?:d[iu]r)?)?|[dt][iu](?:l[ae]r)?)$/
/** "Kararın tescili için gerekli işlemleri yapmak üzere A görevlendirilmiştir", "tutanağı imzalamaya divan yetkilidir": an errand for the decision itself. */
const SENT = ofStems(
  `${SMALL} ${CLOSING} karar- isbu yukaridaki keyfiyet- husus- ticaret sicil- mudurlug- memurlug- gerekli gereken turlu tum butun islem- muamele- evrak- belge- form- basvuru- muracaat- dilekce- takip takib- yap- yurut- sonuclandir- tamamla- imza- tutana- zabt- zapt- zabit- defter- divan- heyet- toplanti baskan- katip- nezdinde tevdi teslim et- icin konusunda mali musavir- muhasebeci- smmm serbest yeminli avukat- av sekreter- personel- calisan- sirket sirketimiz yetki yetkili- kilin- yetkilendir- gorevlendir-`,
)
const OF_ERRAND =
  /^(?![^]*\bsirket\S* (?!calisan|personel|sekreter|mali|avukat|muhasebe))(?=[^]*\b(?:karar|tutana|za[pb]i?t|tescil|keyfiyet))[^]*\b(?:yetki veril|yetkili|yetkilendir|gorevlendir)/

const TOWN =
  /^(?:(?:madde )?\d+ )?(?:sirket(?:in|imizin)?|kooperatifin) merkez(?:i|inin) [a-z]+(?: [a-z]+)?(?: il(?:i|inin|indedir)?)?(?: [a-z]+ ilcesi\S*)?(?: [dt][iu]r)?(?: (?:\d+|[a-z]))*$/

/** Words that are nobody's name, however they are printed: of offices, powers, their beginning and their end, of what takes them away. */
export const NO_NAME =
  /^(?:(?:mudur|yonet|yonetim|uye|azal?ig|baskan|temsil|imza|yetki|salahiyet|selahiyet|vekil|vekal|memur|kayyim|gorev|vazife|istifa|azil|azl|iptal|kaldir|sona|ilzam|muhur|muhru|mustere|munferi|birlik|tasfiye|iflas|konkordato|mahkeme|tedbir|haciz|vefat|olum|olen|muris|miras|kisit|vesayet|vasi|cekil|birak|idare|organ|sifat|hukumsuz|gecersiz|bosal|yerine|bundan|iliski|ilisig|hak|haklar)[a-z]*)$/

/** "Payını ve şirketi": the company is handed over along with the shares. */
const WITH_COMPANY = /\b(?:pay|hisse)\S* (?:ve|ile) (?:\S+ )?(?:sirketi|isletmeyi)\b(?! (?:ortag|hissedar))/

type Word = { printed: string; folded: string }
const wordsOf = (text: string): Word[] => [...text.matchAll(/\p{L}[\p{L}-]*/gu)].map(([printed]) => ({ printed, folded: fold(printed) }))

/** A legal form at the end of a company's name. */
export const LEGAL = /^(?:anonim|limited|sirketi|kooperatifi|san|tic|ltd|sti|as|holding|ve|sanayi|ticaret)$/

/** Of words in print as prose: the matters and the evidence of a notice, or its number, stand beside what it says. */
const HEAD =
  /^\s*Tescil Edilen Hususlar\s*:\s*(?:(?:Temsil|Müdürler|Müdür|Yönetim|Kurulu|Yetkililer|Değişikliği|Ataması|Seçimi|ve)(?:\s?[,/])?\s)+(?=\p{Lu}|\d)|^[^:]{0,160}Tescile Delil Olan Belgeler\s*:\s?(?:(?:[\p{Lu}\d][^\s:;]*|ve|ile|ya)\s)+?Karar[ıi](?=\s)/u
const TAIL = /\s*(?:\(\d{1,2}\/[A-Z]\))?\s*\(\d+(?:\/\d+)?\)\s*$/u
/** What is left of a clause without the matters, the evidence and the number of its notice. */
export const proseOf = (text: string): string => text.replace(/\s+/g, ' ').replace(HEAD, '').replace(TAIL, '').trim()

/** Least share of words in small letters: in a clause all in capitals names and words are not told apart. */
const LEAST_SMALL = 0.25

/** Names that people bear, some of which begin as a known word does: "Şenel", "Oya". */
export const BORNE: ReadonlySet<string> = new Set([...GIVEN_NAMES, ...SURNAMES].map(fold))
/** Whether each word is known, or part of a name: in capitals, beside another that is. */
export const isOf = (text: string, known: RegExp, of: RegExp): boolean => {
  const all = wordsOf(text)
  const small = all.filter(({ printed }) => /^\p{Ll}/u.test(printed)).length
  if (!of.test(fold(text)) || small < all.length * LEAST_SMALL) return false
  const isCapital = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word.printed)
  return all.every((word, at) => {
    if (known.test(word.folded)) return true
    return (
      !NO_NAME.test(word.folded) &&
      isCapital(word) &&
      ([all[at - 1], all[at + 1]].some((each) => isCapital(each) && (!known.test(each?.folded ?? '') || BORNE.has(each?.folded ?? ''))) ||
        LEGAL.test(word.folded))
    )
  })
}

/** Whether a clause speaks of whose the shares are and of nothing else (TTK 595: to sell them ends no office). */
export const isOfShares = (text: string): boolean => {
  const prose = proseOf(text).replace(OF_SEIZURE, 'icra dairesi')
  const folded = fold(prose)
  if (LEAVES.test(folded) || WITH_COMPANY.test(folded)) return false
  if (isOf(prose, SHARES, OF_SHARES)) return true
  if (
    OTHER_RIGHT.test(folded) ||
    (GONE.test(folded) && (LISTED.test(prose) || ![...prose.matchAll(NAMES)].some(([name]) => goneIn(prose)(name))))
  )
    return false
  return isOf(prose, BURDENED, OF_BURDENED)
}

/** Whether a clause only says who came to a meeting, for whom, and whom an errand for the decision itself was given. */
export const isOfBystanders = remembered((text) => {
  const prose = proseOf(text)
  return isOf(prose, GATHERED, OF_GATHERING) || isOf(prose, SENT, OF_ERRAND)
}, 200)

/** "Alacaklılara çağrı: … alacaklı olanların alacaklarını … tasfiye memurluğuna bildirmeleri ilan olunur" (TTK 541): who is owed is to come. */
const CALLED = ofStems(
  `${SMALL} sirket- kooperatif- ortakli- tasfiye- hal- gir- gird- giris- memur(?!d)- memurlu- alacakli- alacak- cagri- duyuru- ilan- birinci ikinci ucuncu son bulunan kayitli olanlar- oldug- olmas- ticaret sicil- mudurlug- memurlug- numara- no genel kurul- karar- kararla alinan verilmis veril- feshi- fesh- fesih isbu kez kere defa nedeni- sebebi- dolayi- itibaren baslayarak en gec bir iki uc alti yil ay sene sure- muddet- icinde icerisinde zarfinda belge- vesika- evrak- birlikte el- adres- yazili basvur- muracaat- bildir- kaydettir- et- etmeleri bulunmalari gerek- lazimdir zorunludur rica onemle olunur edilir duyurulur ttk turk kanun- madde- maddesi uyarinca geregince varsa haklari- iddia- tarafindan turkiye gazete- yayim- sayin`,
)
const OF_CALL =
  /\balacakli(?!\S* (?:onay|izn|izin|karar))[^]*\b(?:basvur|muracaat|bildir|kaydettir)\S*(?: (?:etmeleri|bulunmalari|lari))?(?: (?:gerek\S*|lazimdir|zorunludur|onemle|rica))*(?: (?:ilan|duyurul\S*|rica)\S*(?: (?:olunur|edilir))?)?[.\s]*$/
/** The company, as its liquidators head what they print themselves. */
const CALLER =
  /^[^.;:]{0,200}?(?:[ŞşSs](?:İRKETİ|irketi)|KOOPERATİFİ|Kooperatifi|ORTAKLIĞI|Ortaklığı|[AŞ]\.\s?[ŞT][Tİti]*\.?) (?=TASFİYE MEMUR|Tasfiye Memur|ALACAKLILARA|Alacaklılara)/u
/** Where they sit, and the registry in which the company is entered: names of places, and of nobody behind his office. */
const PLACES =
  /(?<!(?:memur|MEMUR)\S* )(?<![\p{Lu}][^\s'’]* )(?:(?:\p{Lu}[^\s'’]*|No\s?:\s?\S+|[/\d-]\S*) )+(?=adresi)|\p{Lu}\p{L}+ Ticaret Sicili? M[üe]\p{L}+['’]?\p{L}*/gu
const CALL_HEAD = /alacaklılara çağrı\S*|ALACAKLILARA ÇAĞRI\S*|Alacaklılara Çağrı\S*/gu
const isCall = (prose: string): boolean => {
  const call = prose.slice(CALLER.exec(prose)?.[0].length ?? 0).replace(PLACES, ' ')
  // "Çağrı" is a name too.
  return isOf(call, CALLED, OF_CALL) && !namesSomebody(call.replace(CALL_HEAD, ' '))
}

/** "Tasfiye Memuru A": who signs what is printed above, and nothing else. */
export const isSignature = (text: string): boolean => {
  const [first, second, ...names] = wordsOf(proseOf(text))
  return (
    first?.folded === 'tasfiye' &&
    /^memur(?:u|lari)$/.test(second?.folded ?? '') &&
    names.length > 1 &&
    names.length < MOST_NAMES &&
    names.every(({ printed, folded }) => /^\p{Lu}/u.test(printed) && !NO_NAME.test(folded))
  )
}
const MOST_NAMES = 9

/** "Kararın tescil ve ilan edilmemesine": what is not to be entered is no formality. */
const NOT_ENTERED = /\b(?:tescil|ilan)\S*(?: \S+){0,3} (?:edil|olun|yapil)m[ae]/

/** Whether a clause speaks of a town, a call to creditors, those who came, or of other matters, and of nothing else. */
export const isAside = (text: string): boolean => {
  const prose = proseOf(text)
  const folded = fold(prose)
  if (NOT_ENTERED.test(folded)) return false
  return TOWN.test(folded) || isCall(prose) || isOfBystanders(text) || (speaksOfOtherMatters(folded) && !namesSomebody(text))
}

const GIVEN: ReadonlySet<string> = new Set(GIVEN_NAMES.map(fold))
/** What stands behind a name in capitals and is none of it: of an office or of a place. */
const IS_NO_NAME =
  /^(?:karar[a-z]*|kanun[a-z]*|gazete[a-z]*|sicil[a-z]*|turk|turkiye|ticaret|kurul[a-z]*|genel|sirket[a-z]*|bakanl[a-z]*|belediye[a-z]*|banka[a-z]*|noter[a-z]*|asliye|iik|ttk|tmk|madde[a-z]*|sayili|tarih[a-z]*|hazirun|mah[a-z]*|cad[a-z]*|sok[a-z]*|sk|bulvar[a-z]*|sube[a-z]*|grub[a-z]*|anonim|limited|san[a-z]*|tic[a-z]*|insaat|turizm|gida|holding)$/
/** "Ece Kurgulu'nun": words in capitals, the last of them declined. */
const DECLINED = /(?<![\p{L}'’])\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,3}(?=['’]\s?\p{L})/gu
/** Whether a clause names somebody, known or not: a given name in capitals and another word of the name beside it, or such words declined. */
export const namesSomebody = (text: string): boolean => {
  const prose = proseOf(text)
  const isPart = (word: string): boolean => !NO_NAME.test(word) && !IS_NO_NAME.test(word)
  if ([...prose.matchAll(DECLINED)].some(([run]) => fold(run).split(' ').every(isPart))) return true
  const all = wordsOf(prose)
  return all.some(({ printed, folded }, at) => {
    const next = all[at + 1]
    return /^\p{Lu}/u.test(printed) && GIVEN.has(folded) && next !== undefined && /^\p{Lu}\p{L}/u.test(next.printed) && isPart(next.folded)
  })
}
