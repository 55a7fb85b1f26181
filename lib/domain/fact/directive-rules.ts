/**
 * Who signs for what in an internal directive. A directive is taken apart into headings, items, sentences and their parts; each that says
 * how somebody signs becomes a rule with its own scope, amounts and signers. What a part does not say itself stands before it: whose power
 * a heading or the beginning of the sentence names, what a list is about, how all its items are signed. A part that speaks of signing and is
 * not understood leaves the rules `partial`, and is told.
 */
import { exceeds } from '../kernel/decimal.ts'
import { squeeze } from '../kernel/text.ts'
import { lawOf } from '../law/law.ts'
import { ofStems } from '../text/stems.ts'
import { mend } from '../text/words.ts'
import { type Bounds, boundsIn, isEmptyRange, refersBack, type Span } from './directive-bounds.ts'
import {
  bare,
  type Clause,
  clauseIn,
  clausesIn,
  contentOf,
  countedIn,
  DIFFERENT,
  exceptionsIn,
  FORM,
  formsIn,
  handIn,
  hasForm,
  isCounted,
  quoteOf,
  rowEndsIn,
  rowIn,
  runsOf,
  withoutSpans,
} from './directive-clauses.ts'
import { countsAsWithin, isGeneral, mayBound, namesHolders } from './directive-general.ts'
import { type GroupOffice, groupsIn, holdersIn } from './directive-groups.ts'
import { BEHIND, HEAD_ALONE, headingsIn, NAME_GOES_ON, NUMBER_OF_NOTICE, type Part, partsOf } from './directive-parts.ts'
import { ANYBODY, outside, type Term, termsIn } from './directive-signers.ts'
import { columnsIn, combinationsIn, headedIn, headsIn, type RuleRead, rowsIn } from './directive-tables.ts'
import type { Limit, RepresentationRule } from './fact.ts'
import { type Body, matchesIn } from './found.ts'

// What speaks of how somebody signs; what a word means, what the statute says, or what is not given at all is no rule.
const SIGNING =
  /musterek|munferi|\btek bas|\btek imza|cift imza|\bimza(?:s|y|l|c)?[a-z]*\b|temsil (?:ve ilzam )?(?:ed|et|ve ilzam)|ilzam|yetkilidir|yetkilendir|yetkili kil/
const HARMLESS =
  /ifade eder|anlamina|tanim|temsil(?:i|in)? esaslari\s*$|^[^.;]{0,120}\bic yonerge(?:si)?\s*(?:\([^()]*)?$|muteselsilen|sorumludur|madde[a-z]* (?:hukm|uyarinca)|uyarinca (?:hazirlan|duzenlen|kabul)|(?:gruba|gruplara|dereceye|sinifa|uce|ikiye|dorde|olarak|sekilde|halinde)\s(?:[a-z]+\s)?(?:ayril|siniflandir|tasnif|belirlen)|ustunlu[a-z]+\s(?:sirasina|gore)|(?:para birimi|tutarlar) (?:olarak |amerikan|[a-z]+ )|doviz (?:alis|satis) kur|yerine (?:[a-z\d.]+ ){0,10}?imza (?:at|kullan)(?:il)?ama|(?:imza|derece|gru[pb])[^.;]{0,80} ikame (?:edil|ed|yapil)[ae]m[ae]z|\byetki[a-z]* (?:diger|baska) (?:bir )?(?:gru[pb]|derece)[a-z]* (?:tarafindan )?kullan(?:il)?amaz|\bust (?:gru[pb]|derece)[^.]{0,160}? yerine[^.]{0,30}? imza (?:at|koy|kullan)|\balt(?:taki|indaki)? (?:gru[pb]|derece)[a-z]* imza(?:si|lari)n[iu]n yerine (?:de )?gecer|asagida(?:ki)? (?:gibi|belirtilen esas|gosteril|duzenlen)|ihtiva etmektedir|ic yonerge(?:nin|de|si)? (?:amac|kapsam|dayanak|hazirlan|kapsaminda)|amaci|kapsami\b|dayanagi|sutun(?:unda|undaki|larinda) (?:yazili|gosterilen|belirtilen)|yetkilerinin? devredemez|belirlemek(?:tir)?(?: uzere| amaciyla|$)|duzenlemek(?:tir)?(?: uzere| amaciyla|$)|atanacak [a-z ]+ yetkileri/
/** "Bu iç yönergede geçen “Vekil” tabiri ikinci derece imza sahibini ifade eder." */
const MEANS =
  /\b(?:deyimi|tabiri|ibaresi|terimi|ifadesi|kelimesi|sozcugu)(?:nden|nden|yle| ile)?\b[^.;]* (?:ifade eder|anlamina gelir|anlasilir|kastedil[a-z]*)\W*$/
/** "İki derece öngörülmüştür": that there are grades. */
const SETS_UP =
  /(?:derece|gru[pb]|imza yetkili)[a-z]* (?:[a-z]+ ){0,3}(?:ongorul|olusturul|tayin edil|ihdas edil|tesis edil|belirlen|bulunmakta|adlandiril|anilir|anilacak|olmak uzere (?:iki|uc|dort|\d) (?:gru[pb]|derece|sinif))|imza yetkili[a-z]* (?:yonetim|mudurler) kurul[a-z]*(?: karari[a-z]*| ile| tarafindan)* (?:atan|sec|belirle)/
/** "Sınırlı yetkililer aşağıdaki tabloda gösterilen işlemleri … yapmaya yetkilidir": the rows say it. */
const BY_TABLE = /\basagidaki (?:tablo|liste|cizelge)[a-z]* (?:goster|belirt|yazil|yer al)/
const NO_SUCH = /^\W*(?:ve |ancak |fakat )?hicbir ([^;:]{4,120}?)(?= (?:islem[a-z]* )?(?:yap(?:[iı]l)?amaz|imzala(?:ya|na)maz))/
const NO_POWER =
  /yetki(?:si|leri|lendirilme)?(?: [a-z]+)? (?:yoktur|bulunma[a-z]*|verilmemistir|taninmamistir|haiz degil[a-z]*)|yetkili degil|(?:temsil|ilzam)[a-z]* (?:ed(?:il)?emez|etmez|edilmez)|imza (?:at|kullan)(?:il)?amaz|imzala(?:ya|na)maz|baglamaz|islem[a-z]* yap(?:[iı]l)?amaz/
/** "Talimat verilemez", "işlem yapılamaz". */
const NOT_GIVEN = /\b(?:ver|yap|gerceklestir|duzenle|akde|kullan)(?:d?il|n)[ae]m[ae]z\b/
/** "Sınırlı yetkililer aşağıdaki işlemleri yapamaz: …": the items behind it are given to nobody. */
const BARS =
  /\b(?:asagida(?:ki|kiler)?|sunlar|su (?:is|islem)[a-z]*)\b[^:]*\b(?:yap(?:[iı]l)?amaz(?:lar)?|yetki(?:si|leri)? (?:yoktur|bulunma[a-z]*|verilmemistir|taninmamistir|disinda[a-z]*)|(?:yonetim|mudurler) kurul[a-z]* (?:yetkisinde|uhdesinde)(?:dir)?|dahil degildir|kapsam[a-z]* disinda[a-z]*)\W*$/
const saysNothing = ({ plain }: Body, from: number, to: number): boolean => !/[a-z]/.test(plain.slice(from, to).replace(BELOW_NOTICE, ''))
const BELOW_NOTICE = /\(\d[\d/a-z]*\)/g
/** "B Grubu imza yetkilisi tek başına temsil edemez; …": whom what follows is about. */
const NEVER_ALONE =
  /(?:tek bas|munferi|tek imza)[a-z]*(?: [a-z]+){0,3}? (?:(?:temsil|ilzam)[a-z]* ed(?:il)?emez|imza (?:at|kullan)(?:il)?amaz|imzala(?:ya|na)maz|yetkili degil|yetki[a-z]* yoktur|(?:hicbir )?islem[a-z]* yap(?:il)?amaz)/
/** "Bu yetki araç satışını kapsamaz." */
const DOES_NOT_REACH =
  /^[\W\d]*(?:(?:bu|anilan|soz konusu|isbu|yukarida[a-z]*) )?yetki[a-z]*,? (?=[^.;]*\b(?:(?:kapsama|icerme)(?:z|makta)|dahil degil))/
/** "… verilmesi hiçbir grubun yetkisinde değildir": what no rule gives, said once. */
const NOBODY_MAY =
  /([a-z][^.;:]{2,200}?) (?:(?:bu )?ic yonerge[a-z]* (?:ile )?)?(?:hicbir|hic kimse|kimse)[a-z]*(?: [a-z]+){0,3}? (?:yetkisinde degil|yetkili degil|(?:birakilma|verilme|taninma)(?:mis|yaca|z))[a-z]*/dg
/** "Yukarıdaki yetkiler …", "bu yetkiler …": those of all rules before. */
const OF_ALL_POWERS = /^[\W\d]*(?:madde[\W\d]*)?(?:yukarida[a-z]*|anilan|sayilan|belirtilen|soz konusu|bu) (?:[a-z]+ ){0,2}yetkiler/
const LEFT_OUT =
  /\b(?:bu|anilan|isbu) (?:hukm|hukum|madde|fikra|bent|bend)[a-z]*(?: kapsam[a-z]*)? (?:disinda|haric)[a-z]*|(?:bu )?(?:yetki(?:si|leri)?(?:nin|ye|ler[a-z]*)?|kapsam(?:in|a)?) (?:disinda(?:dir| kalir| tutulmustur)?|dahil degil[a-z]*|haric[a-z]*)|\b(?:kapsama|icerme)(?:z|makta)[a-z]*|(?<!\()\bdahil degildir/
/** "… yeterli olup, teminat verilmesi bu yetkiye dahil değildir": where what is left out of the words before begins; null where nothing is. */
const leftOutIn = (body: Body, part: Part, terms: readonly Term[]): number | null => {
  const plain = body.plain.slice(part.from, part.to)
  const out = LEFT_OUT.exec(plain)
  const cut = out ? [...plain.slice(0, out.index).matchAll(/,\s|\bolup\s|\bise de\s/g)].at(-1) : undefined
  if (!out || !cut) return null
  const at = part.from + cut.index + cut[0].length
  return terms.length > 0 && terms.every((term) => term.to <= at) ? at : null
}
/** "… sözleşmeler hariçtir", and nothing behind it. */
const OUT_ALONE = /\s(?:haric(?:tir)?|kapsam disi(?:dir)?|mustesnadir)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "… bu iç yönergenin kapsamı dışındadır": of the directive as a whole. */
const BEYOND =
  /(?:\b(?:bu|isbu))? ?\b(?:ic yonerge|yonerge)[a-z]*(?: (?:ile verilen )?(?:yetki|hukum|hukm)[a-z]*)?(?: kapsam[a-z]*)? (?:disinda(?:dir|lar|kalir)?|(?:disinda|haricinde) (?:kalir|birakilmistir|tutulmustur)(?:lar)?|haricinde(?:dir)?(?:ler)?|haric(?:tir)?|(?:girme|dahil olma)z|dahil degildir|degildir|(?:(?:yle|ile) )?(?:kimseye |hic kimseye |sinirli yetkililere )?(?:devredil|veril|tanin|birakil|duzenlen)m[ae]m[iu]st[iu]r)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "… iç yönergesinin 3. maddesi aşağıdaki şekilde değiştirilmiştir": the rest of the earlier one goes on. */
export const AMENDS = /\byonerge[a-z']*[^;:]{0,60}\bmadde[a-z]* (?:[a-z]+ ){0,4}(?:degistiril|tadil edil)[a-z]*/
/** The same, behind the name of the earlier directive. */
const AMENDED = /^\W*(?:\d{1,2}(?!\d)\W*(?:ve |inci |nci |uncu |ncu )*)*madde[a-z]* (?:[a-z]+ ){0,4}(?:degistiril|tadil edil)[a-z]*\W*$/
/** "Genel hükümler", "İmza grupları": the head of an article. */
const HEAD_WORDS =
  /^(?:[a-z]+ (?:ve )?){0,4}(?:hukumler|esaslar|tanimlar|ilkeler|kurallar|gruplar|limitler|yetkiler|dereceler|sinirlar|tutarlar|sorumluluk|yururluk|yurutme|amac|kapsam|dayanak)i?$/
/** "Tabloda yer almayan işlemler", "sayılanlar dışında": all that the rules do not name. */
const THE_REST =
  /(?:(?:yukari|asagi|tablo|liste|cizelge|cetvel|yonerge|madde)[a-z]* ){0,3}(?:(?:sayil|belirtil|goster(?:il)?|duzenlen|yazil|listelen|bulun|yer al)(?:mayan|meyen)(?: (?:hicbir|diger|butun|tum|her turlu))?(?: (?:islem|konu|husus|is|alan)[a-z]*)?|(?:sayilan|belirtilen|gosterilen|yazilan)[a-z]*(?: (?:islem|konu|husus|is)[a-z]*)? (?:disinda|haric)[a-z]*)/
/** "Cetvelde yazılı tutarları aşan işlemler": beyond all that the rules name, by words that name nothing of their own. */
const REST_WORDS =
  /^(?:madde\S*|bu|isbu|ic|yonerge\S*|yukari\S*|asagi\S*|tablo\S*|liste\S*|cizelge\S*|cetvel\S*|baslik\S*|acikca|sayil\S*|belirtil\S*|gosteril\S*|yazil\S*|yazili|duzenlen\S*|belirlen\S*|ongorul\S*|yer|alan\S*|almayan\S*|olmayan|bulunmayan|disinda\S*|kalan\S*|islem\S*|is|isler\S*|konu\S*|husus\S*|tutar\S*|limit\S*|sinir\S*|miktar\S*|meblag\S*|parasal|en|yuksek|ust|asan\S*|asil\S*|ustunde\S*|uzerinde\S*|gecen\S*|ile|ve|veya|her|turlu|tum|butun|diger|bakimindan|icin|da|de|haric\S*|hal\S*|durum\S*)$/
const NAMES_REST =
  /(?:olmayan|almayan|bulunmayan|sayil|yazil|belirtil|gosteril|duzenlen|ongorul|asan|asilmasi|ustunde|uzerinde|gecen|disinda|haric)/
const isTheRest = (plain: string): boolean => {
  const words = (plain.match(/[a-z]+/g) ?? []).filter(
    (word) => !/^(?:alim|satis|odeme|sozlesme|siparis|talimat)(?:lar|ler)[a-z]*$|^(?:yazili|uncu|inci|nci|ncu)$/.test(word),
  )
  return words.length > 1 && NAMES_REST.test(plain) && !/\d{3}/.test(plain) && words.every((word) => REST_WORDS.test(word))
}
/** "Yukarıda sayılmayan işlerde sınırlı yetkililer, sayıları kaç olursa olsun, şirketi temsil edemez": what no rule gives is nobody's. */
const OF_NOBODY = ofStems(
  'gayri baskaca verilmis sayilmaz bakimindan bu unvan- sifat- tasiyan- gorevli- hicbir hic bir herhangi ticari vekil- tacir yardimci- sinirli yetki- imza- grup- derece- sirket- sayilari sayisi kac olursa olsun olan- baska kisi- kimse- suret- sekil- hal- temsil- ilzam- edemez- edilemez- et- baglayamaz- baglamaz- bunlar- konular- onlar- yapamaz- yapilamaz- atamaz- birakilmamis- verilmemis- taninmamis- devredilmemis- yoktur bulunmamakta- haiz degil- sahip dahil kapsaminda tarafindan',
)
const NEGATED =
  /(?:[ae]m[ae]z(?:l[ae]r)?|\bsayilmaz|\betmez(?:ler)?|\bedilmez|baglam[ae]z|m[ae]m[iu]st[iu]r|yoktur|degil(?:dir)?(?:ler)?|bulunmamaktadir)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const restIsNobodys = (printed: string): boolean => {
  const plain = printed.replace(/\(\d[\d/a-z]*\)/g, ' ')
  const words = plain.match(/[a-z]+/g) ?? []
  return (
    NEGATED.test(plain) &&
    NAMES_REST.test(plain) &&
    // "Yukarıda sayılan işlemler … verilmemiştir" takes what it names.
    /m[ae]y[ae]n\b|\bolmayan|\bdisinda|\bharic|\bgayri\b|\bbaska\b|\bkalan\b/.test(plain) &&
    !/\d{3}/.test(plain) &&
    words.every((word) => REST_WORDS.test(word) || OF_NOBODY.test(word))
  )
}
/** "… yalnız (A) grubunun yetkisindedir": whose all else is. */
const ONLY_THEIRS =
  /[\s,]*(?:yalniz(?:ca)?|sadece|ancak|munhasiran)[\s,]+((?:yonetim|mudurler) kurul[a-z]*(?: uye[a-z]*)?)? ?[^.;]{0,40}?(?:yetkisinde(?:dir)?|yetkilidir(?:ler)?|uhdesindedir|ait(?:tir)?|tarafindan (?:yapilir|imzalanir)|yapilir|imzalar|kullanir)[\s.]*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "… sınırlı yetkililere bırakılmamıştır", "… (B) ve (C) Grubu imza yetkililerinin yetkisi dışındadır". */
const KEPT_FROM =
  /(?:(?:hicbir|hic bir) (?:surette|sekilde|suretle|halde) )?(?:(?:gru[pb]|imza|sinirli|temsil)[a-z]* )*(?:(?:(?:hicbir|hic bir|herhangi bir) (?:imza |temsil )?)?yetki(?:si|leri)? (?:yoktur|bulunma(?:z|makta)[a-z]*|(?:veril|tanin)memistir|haiz degil[a-z]*)|yetki(?:si|leri|lerinin|sinin|sine|lerine)? (?:kapsam[a-z]* )?(?:(?:disinda|haricinde)[a-z]*(?: (?:tutul|birakil)[a-z]*)?|dahil degil[a-z]*)|yetki(?:si|leri) (?:arasinda|icinde|kapsaminda|dahilinde) (?:degil|bulunma|yer alma)[a-z]*|yetkililerce (?:yap|imzala|kullan|gerceklestir|akded)(?:il|n)?[ae]m[ae]z|yetkisinde degil[a-z]*|(?:birakil|veril|devredil|tanin)(?:m[ae]z|[ae]m[ae]z|m[ae]mistir))\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "… davalarda (B) Grubu imza yetkilileri şirketi temsil edemez." */
const NOT_THEIRS =
  /(?:(?:gru[pb]|imza|sinirli|temsil)[a-z]* )*(?:yetkili[a-z]* )?(?:sirketi )?(?:(?:temsil|ilzam)[a-z]* ed(?:il)?emez|imza (?:at|kullan)(?:il)?amaz|yetkili degil[a-z]*|islem[a-z]* yap(?:il)?amaz)(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const ALL_AGENTS =
  /\b(?:hicbir )?(?:sinirli (?:imza |temsil )*yetkili|ticari vekil|(?:imza|grup|temsil) yetkili)[a-z]*(?: ve diger tacir yardimci[a-z]*)?\W*$/
const ALL_AGENTS_POWER = /\b(?:sinirli (?:imza |temsil )*yetkili|ticari vekil|(?:imza|grup) yetkili)[a-z]* yetki[a-z]*/
/** "Hiçbir yetkili, kefalet veremez, kredi sözleşmesi imzalayamaz." */
const NO_AGENT =
  /^[\W\d]*(?:madde[\W\d]*)?(?:(?:hicbir|hic bir) (?:sinirli |imza |grup |temsil )*yetkili[a-z]*|(?:(?:bu|anilan|sinirli|imza|temsil|grup|olarak|atanan|yetkili) )*(?:ticari vekil|yetkili|temsilci)(?:ler|leri)?(?: (?:ve|ile) diger tacir yardimci(?:lari|si))?|bunlar|bu kisiler)(?:,? (?:hicbir (?:sekil|suret|hal)[a-z]*|sirket (?:adina|namina)|(?:veya )?hesabina))*(?=[\s,])/

/** "Kredi kullanılması, dava açılması için … yetkisi yoktur": what is denied, up to the word behind it; whom it is denied follows. */
const DENIED = /^(.{6,}?)\b(?:icin|konularinda|konusunda|hususlarinda|hususunda|islemlerinde|islerinde|bakimindan)\b(?=[^;:]*$)/
const THEIR_POWER =
  /^[\W\d]*(?:madde[\W\d]*)?(?:bu|anilan|sinirli|yukarida[a-z]*|soz konusu)(?: (?:sinirli|imza|temsil|adi gecen))* (?:yetkili|kisi)(?:[a-z]*[nr][iu]n|l[ae]r[ae]|y[ae]|s[iu]n[ae]) (?=[a-z])/
/** Words that make a denial hang on something. */
const HANGS =
  /olmadan|olmaksizin|almadan|alinmadan|alinmaksizin|onay|\basan\b|(?:n[iu]n|tutar[a-z]*|limit[a-z]*|[tT][lL]|\d) uzerinde|tek bas|munferi|\byalniz/
/** Words for those who sign, and nothing else. */
const NAMES_SIGNERS = /^[\W\d]*(?:madde[\W\d]*)?(?:(?:imza|temsil|sinirli|ve) ?)*(?:yetkili|imza)[a-z]*(?: [ivx]{1,4})?\W*$/
/** Whether words name nothing of their own ("Bu tutarı aşan işlemlerde", "Başkaca", "sayılmayan hiçbir işlem için"). */
const EMPTY =
  /^(?:bu|tutar\S*|asan|disinda|haric|kalan|islem\S*|baska\S*|diger|sayil\S*|gosteril\S*|bulunmayan|yer|alma\S*|alan\S*|duzenlenen|yetki\S*|sirket\S*|is|isler\S*|ic|ongorulen|yukari\S*|asagi\S*|tablo\S*|liste\S*|sinirli|yonerge\S*|hicbir|icin|de|da|madde\S*|belirtil\S*|yazil\S*|olmayan|duzenlenmeyen|acikca|husus\S*|konu\S*|herhangi|bir|yetki\S*|temsil|ilzam|imza|gru[pb]\S*|derece|birinci|ikinci|ucuncu)$/

// "Bir üst grupta yer alan imza yetkilisi, altındaki gruplarda yer alan imza yetkililerinin yerine imza atabilir."
const REPLACES =
  /\bust (?:gru[pb]|derece)[^.]{0,160}? yerine[^.]{0,30}? imza (?:at(?!ama)|koy(?!ama)|kullan(?!ama))|\b(?:her (?:bir )?|ust(?:teki)? )(?:gru[pb]|derece)[a-z]* imza(?:si|lari),? (?:daha |kendi(?:sinden|nden) )?alt(?:taki|indaki)? (?:gru[pb]|derece)[a-z]* imza(?:si|lari)n[iu]n yerine (?:de )?gecer|\balt (?:gru[pb]|derece)[^.;]{0,60}\bust (?:gru[pb]|derece)[a-z]* (?:[a-z]+ ){0,3}(?:(?:imzalan|kullanil|yapil)[ae]?bilir|(?:imzalaya|kullana|yapa)bilir)/
/** "A Grubu imza yetkilileri, B Grubu imza yetkililerinin yerine imza atabilir": which group for which, and no word of anything else. */
const FOR_OTHERS =
  /^[\W\d]*(?:madde[\W\d]*)?(?:ve|veya|her zaman|ise|[\s,'’])*\byerine (?:de |da |dahi )?(?:imza (?:(?:at|koy|kullan)(?:abilir|ar)(?:lar)?|(?:atma|koyma|kullanma)ya yetkilidir(?:ler)?)|(?:imza (?:at|koy|kullan)amaz(?:lar)?))[\s.]*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "A Grubu imza yetkilileri, B Grubu imza yetkililerine tanınan bütün yetkileri kullanabilir." */
const WITH_POWERS =
  /^[\W\d]*(?:madde[\W\d]*)?(?:(?:bu|isbu) (?:ic )?yonerge[a-z]*(?: kapsam[a-z]*)? )?(?:ve|ise|[\s,'’])*(?:(?:taninan|verilen|ait(?: olan)?) )?(?:(?:butun|tum|ayni) )?yetki[a-z]* (?:de |da |dahi )?(?:kullanabilir|kullanir|kullanamaz|haizdir|sahiptir)(?:l[ae]r)?[\s.]*(?:\(\d[\d/a-z]*\)\W*)*$/
type Substitution = { higher: string[]; lower: string[]; may: boolean }
/** Words beside the grades of a sentence on who signs in whose place. */
const OF_PLACE = ofStems(
  'arandigi gerektigi islem- madde ve veya ya da de dahi ise her zaman ancak fakat lakin imza- gereken gerektiren gerekli aranan olan hal- durumlarda durumda yerlerde onun onlarin bunun bunlarin yerine yerini tutmaz gecmez sayilmaz ikame et- edemez edebilir atabilir- atar- atamaz- kullanabilir- kullanamaz- koyabilir- koyamaz- atmaya atma yetkili- sahib- sahip- haiz kisi- bir iki herhangi biri- birden fazla tek alt ust yer alan bulunan dahil grup- grub- derece- temsil- sinirli bu isbu yonerge- ic uyarinca yetkilerini yetkisini kullanmalarina kullanmasina kullanilmasina engel mani yoktur degildir teskil bulunanlarin olanlarin koyabilecegi atabilecegi yerlere yere evrak- belge- suretle hicbir surette sekilde in un nin nun inin',
)
const USES_ITS_POWER =
  /\byetki(?:si|leri)n[iu] (?:de |da |dahi )?kullan(?:malarina|masina|ilmasina) (?:engel|mani) (?:yoktur|degildir|teskil etmez)|\bimza (?:koy|at|kullan)abilecegi (?:yer|evrak|belge)[a-z]* (?:de |da |dahi )?imza (?:koy|at)abilir(?:ler)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/**
 * "İkinci derece yetkilinin imzası gereken hallerde onun yerine birinci derece yetkili de imza atabilir", "… iki kişinin imzası birinci derece imzanın yerine
 * geçmez": in whose place somebody signs stands before "yerine", or in the genitive before all; who does is the other. Null where the
 * sentence says anything else.
 */
const inPlaceIn = (body: Body, part: Span, terms: readonly Term[]): Substitution | null => {
  const [first, second, ...others] = terms
  if (!first || !second || others.length > 0 || terms.some(({ group }) => group?.length !== 1 || group === ANYBODY)) return null
  const rest = withoutSpans(body, part, terms).replace(/\(\d[\d/a-z]*\)/g, ' ')
  const plain = body.plain.slice(part.from, part.to)
  // "A Grubundakilerin B Grubu yetkilerini kullanmalarına engel yoktur", "… imza koyabileceği yerlere de imza koyabilir"
  if (
    USES_ITS_POWER.test(plain) &&
    rest.split(/[a-z]+/).length > 0 &&
    (rest.match(/[a-z]+/g) ?? []).every((word) => word.length < 2 || OF_PLACE.test(word))
  )
    return { higher: [first.group ?? ''], lower: [second.group ?? ''], may: true }
  const place = /\byerin[ei]\b/.exec(plain)
  if (!place || !(rest.match(/[a-z]+/g) ?? []).every((word) => word.length < 2 || OF_PLACE.test(word))) return null
  const verb =
    /\b(?:imza (?:at|kullan|koy)(abilir|ar|amaz)|imza (?:atma|kullanma|koyma)ya (yetkilidir)|(?:tut|gec|say[iı]l)(maz))(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/.exec(
      plain,
    )
  if (!verb) return null
  const at = part.from + place.index
  // "… onun yerine": of whom the sentence begins.
  const theirs = /\b(?:onun|onlarin|bunun|bunlarin) $/.test(plain.slice(0, place.index))
  const lower = theirs ? first : terms.findLast((term) => term.to <= at)
  if (!lower) return null
  const higher = lower === first ? second : first
  const may = !/ma?z$/.test(verb[1] ?? verb[2] ?? verb[3] ?? '')
  // "… yerine B Grubundan iki kişi imza atabilir": two for one are no substitute of one by one.
  if (may && (terms.some(({ count }) => (count ?? 1) > 1) || /\b(?:iki|uc|birden fazla)\b/.test(plain))) return null
  return { higher: [higher.group ?? ''], lower: [lower.group ?? ''], may }
}
const substitutionIn = (body: Body, part: Span, terms: readonly Term[]): Substitution | null => {
  if (terms.length < 2 || terms.some(({ group }) => group?.length !== 1 || group === ANYBODY)) return null
  const rest = withoutSpans(body, part, terms)
  if (!FOR_OTHERS.test(rest) && !WITH_POWERS.test(rest)) return null
  const last = terms.findIndex(({ letter }) => letter !== true)
  const [higher, lower] = [terms.slice(0, last + 1), terms.slice(last + 1)]
  const names = (some: readonly Term[]): string[] => some.flatMap(({ group }) => group ?? [])
  return lower.length === 0 ? null : { higher: names(higher), lower: names(lower), may: !/ama(?:z|zlar)[\s.]*/.test(rest) }
}

const IN_GENITIVE = /(?:kiler|leri?|lar[iu]?|s[iu]|grubu|derece)?(?:n[iu]n|[iu]n)\s*$/
/** "A grubundakiler B ve C grubundakilerin, B grubundakiler C grubundakilerin imzasının arandığı işlemlerde onların yerine imza koyabilir": each for those in the genitive behind it. */
const chainIn = (body: Body, part: Span, terms: readonly Term[]): Substitution[] => {
  if (terms.length < 3 || terms.some(({ group }) => group?.length !== 1 || group === ANYBODY)) return []
  const plain = body.plain.slice(part.from, part.to)
  if (!/\bonlarin yerine (?:de )?imza (?:at|koy|kullan)abilir(?:ler)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/.test(plain)) return []
  const rest = withoutSpans(body, part, terms).replace(/\(\d[\d/a-z]*\)/g, ' ')
  if (!(rest.match(/[a-z]+/g) ?? []).every((word) => word.length < 2 || OF_PLACE.test(word))) return []
  const found: Substitution[] = []
  for (const [at, term] of terms.entries()) {
    const noun = term.letter ? (terms.slice(at).find(({ letter }) => !letter) ?? term) : term
    const next = terms[terms.indexOf(noun) + 1]
    const words = body.plain.slice(noun.from, next ? next.from : part.to).replace(/ imzas[^]*$|,[^]*$/, '')
    const last = found.at(-1)
    if (!IN_GENITIVE.test(words.trimEnd())) found.push({ higher: [term.group ?? ''], lower: [], may: true })
    else if (last) last.lower.push(term.group ?? '')
    else return []
  }
  return found.every(({ lower }) => lower.length > 0) ? found : []
}

/** "Bu tablo mal ve hizmet alım sözleşmeleri için geçerlidir": what rows that say nothing of it are about. */
const TABLE_IS_FOR =
  /\b(?:bu|yukaridaki) (?:tablo|liste|limit)[a-z]* ([a-z][^.;:|]{3,120}?) (?:icin|hakkinda|bakimindan) (?:gecerli|uygulan)/dg

/** "Dereceler birbirinin yerine imza atamaz": each step has its own signers. */
const NO_SUBSTITUTES =
  /(?:(?<!\bimza) yerine (?:[a-z\d.]+ ){0,10}?imza (?:at|kullan)(?:il)?ama[a-z]*|\bikame (?:edil|ed|yapil)[ae]m[ae]z|\byetki[a-z]* (?:diger|baska) (?:bir )?(?:gru[pb]|derece)[a-z]* (?:tarafindan )?kullan(?:il)?amaz)/

type Listing = { clauses: Clause[]; scope: string | null }

const OF_ALL_ACTS = /\b(?:yukarida|sayilan|belirtilen|ongorulen|yonerge)/
/** The head of a column of numbers, a condition, how a group is made up: words that are no matter. */
const NO_MATTER = /^(?:sira(?: no)?|no)$|m[ae]d[iu]kc[ae]$|\bolursa olsun\b|\bolusturur$/
const THESE_MATTERS =
  /^[\W\d]*(?:madde[\W\d]*)?(?:(?:ancak|fakat),? )?(?:(?:bu|soz konusu|anilan|isbu)(?: tur| nitelikteki)? (?:is|islem|konu|husus|sozlesme|alim|satis|odeme|yetki)(?:l[ae]r)?[a-z]*|bunlar[a-z]*)\b|\bbu (?:yetki|islem|is)l[ae]r[a-z]* /
const OF_POWERS_ALONE = /^yetki(?:ler|leri|lerini|sini)?$/
const OF_SIGNING_ALONE = /\b(?:imza|olmaksizin|olmadan|gecersiz|hukumsuz)|^(?:yukarida\S*|bu|isbu) (?:madde|yonerge)\S*$/
/** Signatures that are asked for, whatever rule they are of. */
const ASKS_FOR =
  /^(?![^]*\b(?:yerine|ifade eder|anlamina)\b)[^]*(?:\b(?:cift|iki|ikinci|ortak|musterek[a-z]*) imza|\b(?:paraf|vize|onay|muvafakat)[a-z]* (?:[a-z]+ )?(?:ol|bulun|al(?:in)?)m[ae](?:dan|yan|ks[iu]z[iu]n|d[iu]kc[ae])|imza[a-z]* (?:[a-z]+ ){0,3}(?:aran|gerek|sart|zorunlu|eklen|tasi|lazim)|\bust sinir|\bbirlikte\b)/
const OF_ITEM = /\b(?:ben[dt]|fikra)[a-z]*\b/
const EXCEPTIONS_LABEL = /^\W*(?:istisna(?:lar)?[iı]?|haric tutulanlar|kapsam disi(?:lar| islemler)?)\W*$/
const OF_ORGAN = /\b(?:(?:yonetim|mudurler|genel) kurul|mudurler(?:in|ce|e)?\b)/
/** How the last item of a list says the verb of them all. */
const CLOSES_LIST =
  /\b(?:yetkilidir|yetkili|sahiptir|haizdir|imzalar|(?:temsil|ilzam|imza|akd) ?(?:ve ilzam )?eder|edebilir|yapar|yapabilir|imzalayabilir|kullanir|kullanabilir|yurutur|verir)(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const EXCEPTS = /\b(?:haric|(?<!\byurt ?)disinda(?!n)|mustesna|istisna)/
/** "A Grubu: şirketi müştereken temsile yetkili yönetim kurulu üyeleridir": who a group is, not what it signs. */
const DEFINES = /(?:uye|kisi|mudur|vekil|temsilci|ortak)(?:ler|lar)[iu]?(?:d[iu]r|nd[ae]n olu[sn][a-z]*)[\s.]*$/
type DirectiveRead = {
  rules: RepresentationRule[]
  /** Groups that consist of the holders of an office. */
  groups: GroupOffice[]
  spans: Span[]
  /** What is known by every word of it and gives or bounds nothing. */
  known: Span[]
  /** Clauses and tables on signing that are no rule here. */
  left: Span[]
}
/** Where the lines end that are the directive's title once more: "GENEL MÜDÜRÜN SINIRLI YETKİLERİ HAKKINDA İÇ YÖNERGE". */
const titleEnd = (body: Body, from: number): number => {
  const ends = [...body.breaks].filter((at) => at > from && at < from + TITLE_LONG).sort((a, b) => a - b)
  return ends.findLast((at) => TITLE_AGAIN.test(body.plain.slice(from, at).trim())) ?? from
}
const TITLE_LONG = 200
const TITLE_AGAIN =
  /^(?:[^;:.]|\.(?=[ \d]?[a-z]{1,4}\.)|(?<=\b[a-z]{1,4})\.){0,180}\bic yonerge(?:si)?(?: degisikligi)?(?:\s?[(–-][^;:]{0,60})?$/
/**
 * The rules a directive prints behind its name, where each stands, and what on signing was left that is no rule here: then they are not all.
 */
export const rulesOf = (body: Body, named: number): DirectiveRead => {
  const from = titleEnd(body, named + (NAME_GOES_ON.exec(body.plain.slice(named))?.[0].length ?? 0))
  // Appointments may be printed before the rules too.
  const first = matchesIn(body, FORM, from).at(0)?.from ?? from
  const behind = BEHIND.exec(body.plain.slice(first)) ?? NUMBER_OF_NOTICE.exec(body.plain.slice(first))
  const to = behind ? first + behind.index : body.plain.length
  const terms = termsIn(body, from, to)
  const combined = [...headedIn(body, from, to), ...combinationsIn(body, from, to)]
  const tables = headsIn(
    body,
    outside(
      combined.map(({ from: at, end }) => ({ from: at, to: end })),
      terms,
    ),
  ).map((head) => ({
    from: head[0]?.from ?? 0,
    ...columnsIn(body, head, to),
  }))
  const inTables = [...tables, ...combined].map((table) => ({ from: table.from, to: table.end })).sort((a, b) => a.from - b.from)
  const rows = outside(inTables, rowsIn(body, from, to))
  const covered = [...inTables, ...rows].sort((a, b) => a.from - b.from)
  const barred = matchesIn(body, NOBODY_MAY, from, to)
  const text = textIn(body, from, to, covered, outside(covered, terms), barred)
  const all = [...tables.flatMap((table) => table.read), ...combined.flatMap((table) => table.read), ...rows, ...text.read]
  const read = all.filter((each) => !DEFINES.test(body.plain.slice(each.from, each.to))).sort((a, b) => a.from - b.from)
  const quoted = read.map(({ rule, ...at }) => ({ ...rule, quote: rule.quote ?? quoteOf(body, at) }))
  const distinct = [...new Map(quoted.map((rule) => [JSON.stringify({ ...rule, quote: '' }), rule])).values()]
  const [about] = matchesIn(body, TABLE_IS_FOR, from, to)
  if (about)
    for (const rule of distinct) if (rule.scope === null || /^tablo|^liste/.test(mend(rule.scope))) rule.scope = squeeze(about.printed(1))
  // "Dereceler birbirinin yerine imza atamaz": said once, it bounds every rule.
  const own = NO_SUBSTITUTES.test(body.plain.slice(from, to)) && !REPLACES.test(body.plain.slice(from, to))
  const never = new Set([
    ...text.denied,
    ...barred.map((match) => squeeze(match.printed(1)).replace(/^(?:madde\s)?\d{1,2}\s?[.)-]+\s*/iu, '')),
  ])
  const apart = distinct.map((rule) => ({
    ...rule,
    ...(never.size === 0 ? {} : { excludes: [rule.excludes, ...never].filter(Boolean).join('; ') }),
    ...(own ? { no_substitutes: true as const } : {}),
  }))
  const groups = text.groups.filter((each, at, all) => all.findIndex(({ group }) => group === each.group) === at)
  return {
    groups,
    rules: withHigher(apart, terms, REPLACES.test(body.plain.slice(from, to)), text.substitutions),
    known: text.known,
    spans: [
      ...read.map((each) => ({ from: each.from, to: each.to })),
      ...text.understood,
      ...barred.map((match) => ({ from: match.from, to: match.to })),
    ],
    left: [
      ...all.filter((each) => !read.includes(each)),
      ...text.unread,
      ...[...tables, ...combined].filter((table) => table.left).map((table) => ({ from: table.from, to: table.end })),
    ].map(({ from: begins, to: ends }) => ({ from: begins, to: ends })),
  }
}

/** The rules in running text: part after part, with what those before it leave to it. */
const textIn = (
  body: Body,
  from: number,
  to: number,
  covered: readonly Span[],
  terms: readonly Term[],
  barred: readonly Span[],
): {
  read: RuleRead[]
  understood: Span[]
  known: Span[]
  unread: Span[]
  denied: string[]
  groups: GroupOffice[]
  substitutions: Substitution[]
} => {
  const headings = outside(covered, headingsIn(body, from, to))
  const parts = outside(covered, partsOf(body, from, to, [...headings, ...covered])).flatMap((part): (Part & { tells?: true })[] => {
    const inside = terms.filter((term) => term.from >= part.from && term.to <= part.to)
    const out = leftOutIn(body, part, inside)
    if (out !== null)
      return [
        { ...part, to: out, ends: ';' },
        { ...part, from: out, item: false, row: false },
      ]
    const ends = rowEndsIn(body, part, inside)
    return [...ends, part.to].map((end, at) => ({
      ...part,
      from: ends[at - 1] ?? part.from,
      to: end,
      ...(at < ends.length ? { ends: ';' as const, tells: true as const } : {}),
      item: part.item && at === 0,
      row: part.row && at === 0,
    }))
  })
  const read: (RuleRead & { sentence: number })[] = []
  const [understood, known, unread, denied]: [Span[], Span[], Span[], string[]] = [[], [], [], []]
  const groups: GroupOffice[] = []
  const substitutions: Substitution[] = []
  const neverAlone: { group: string; part: Part }[] = []
  // Lines that say behind a group's label who is of it.
  const listed = new Set<Part>()
  let [subject, pending, listing, heading]: [Term[][] | null, string | null, Listing | null, string | null] = [null, null, null, null]
  // Those that the words before keep from somebody.
  let withheld: { part: Part; acts: string } | null = null
  // What the words before give to nobody, or not by this directive.
  let leftOut: Part | null = null
  // The part that gave the last rules.
  let giving: Part | null = null
  let [pendingBounds, title]: [Bounds | null, string | null] = [null, null]
  let headsArticle = false
  // Those whose name heads the article: its sentences are of them, where they name nobody else.
  let titled: Term[][] | null = null
  // An amount at its limit is within it: said once for all rules.
  let allWithin = false
  // The part whose amounts no rule has taken yet.
  let heldAmounts: Part | null = null
  // What an item is about by the words before its colon: for all its sentences.
  let labelled: string | null = null
  let itemFrom = from
  // How the items of the list are marked that somebody's powers open.
  let listMark: Mark | null = null
  // How the item is marked that opened the list.
  let opener: string | null = null
  let [sentence, open] = [0, false]
  // From whom the items of a list are kept: nobody named is everybody.
  let barring: string[] | null = null
  let last: Clause[] = []
  const [notAlone, onLeaves]: [Part[], Leave[]] = [[], []]
  // What the words before a list take out of what it is about.
  const excepted = new Map<string, string>()
  // Items whose verb stands in the last of their list.
  const carried: Part[] = []
  // Items that say only what they are about: who signs stands behind the last of them.
  const named: { part: Part; scope: string }[] = []
  // Those that the last list named.
  let items: { part: Part; scope: string }[] = []
  // What one group alone may do.
  const reserved: { acts: string; group: string }[] = []
  // Lists of what somebody may do, before it is said how he signs.
  const unsignedLists: { head: Part; whose: Term; items: Part[] }[] = []
  const caps: { groups: string[]; limit: Limit; inclusive: boolean | undefined }[] = []
  // What is kept from some groups alone.
  const kept: { acts: string; groups: string[] }[] = []
  /** What the rules of an article are about that words mean; null where they mean none. */
  const articleMeant = (plain: string): (string | null)[] | null => {
    const number = REFERS_TO_ARTICLE.exec(plain)
    if (number === null) return null
    const article = number[1] ?? number[2] ?? ''
    const begin = [...body.plain.slice(from, to).matchAll(ARTICLE)].findLast((match) => match[1] === article)
    if (begin === undefined) return [null]
    const end = ARTICLE_NEXT.exec(body.plain.slice(from + begin.index + 8, to))
    const until = end === null ? to : from + begin.index + 8 + end.index
    const found = read.filter((each) => each.from >= from + begin.index && each.to <= until).map(({ rule }) => rule.scope)
    return found.length === 0 ? [null] : found
  }
  const leave = (): void => {
    if (named.length > 0) items = [...named]
    for (const { part, scope } of named.splice(0)) if (lawOf('TR').kindsNamed(scope).length > 0) unread.push(part)
  }
  // What is not known whole and may bound something bounds the rules that it may speak of.
  // It gives nothing, where it speaks neither of signing nor of anybody who signs.
  // What speaks of those who sign and only bounds them is told where no rule is there to be bounded (`bounds`).
  const bound = (part: Span, gives: boolean, bounds = false): void => {
    if (gives) unread.push(part)
    else if (!bounds) understood.push(part)
    const acts = lawOf('TR').kindsNamed(body.plain.slice(part.from, part.to))
    onLeaves.push({ acts, condition: quoteOf(body, part), groups: [], ...(bounds && !gives ? { part } : {}) })
  }
  /** Amounts before signers that no rule took are of a rule that was not read, and may bound those that were. */
  const dropBounds = (): void => {
    if (heldAmounts) bound(heldAmounts, true)
    ;[pendingBounds, heldAmounts] = [null, null]
  }
  const emit = (clause: Clause, scope: string | null, quote: Span): void => {
    // "Yönetim kurulu kararı bulunan … ödemeler": what the acts themselves hang on.
    const hangs = clause.condition === null ? DEPENDS.exec(body.plain.slice(quote.from, quote.to)) : null
    const condition = hangs
      ? squeeze(body.text.slice(quote.from + hangs.index, quote.from + hangs.index + hangs[0].length))
      : clause.condition
    const excludes = [clause.excludes, excepted.get(scope ?? '')].filter(Boolean).join('; ')
    const ceilings = clause.other ? [clause.bounds, { ...clause.bounds, limit: clause.other }] : [clause.bounds]
    for (const [signers, bounds] of clause.signers.flatMap((each) => ceilings.map((ceiling) => [each, ceiling] as const)))
      read.push({
        rule: {
          ...signers,
          scope: underTitle(title, scope),
          until: null,
          ...bounds,
          ...(condition === null ? {} : { condition }),
          ...(excludes === '' ? {} : { excludes }),
          quote: quoteOf(body, quote),
        },
        from: quote.from,
        to: quote.to,
        sentence,
      })
  }
  for (const [at, part] of parts.entries()) {
    const plain = body.plain.slice(part.from, part.to)
    // "İstisnalar: Çek keşidesi, kredi kullanımı": given by no rule.
    if (parts[at - 1] && EXCEPTIONS_LABEL.test(body.plain.slice(parts[at - 1]?.from, parts[at - 1]?.to)) && parts[at - 1]?.ends === ':') {
      const out = contentOf(body, part.from, part.to, [])
      if (out === null) unread.push(part)
      else {
        denied.push(out)
        understood.push(part)
      }
      continue
    }
    const headed = headings.find((each) => each.from === part.from && each.to >= part.to - 1)
    const next = parts[at + 1]
    if (named.at(-1)?.part !== parts[at - 1]) leave()
    if (headed) {
      dropBounds()
      ;[heading, subject, pending, listing, last, titled] = [headed.name, null, null, null, [], null]
      ;[title, headsArticle] = [null, part.title === true]
      understood.push(part)
      continue
    }
    if (part.item) [labelled, itemFrom] = [null, part.from]
    // A list ends with an item of the level above ("iii. … yetkilidir. 3- Çek keşidesi yönetim kurulunun uhdesindedir"), or with a sentence.
    if (listing === null) listMark = null
    else if (part.item && listing.clauses.length > 0) {
      const own = markOf(body, part)
      if (listMark !== null && isAbove(own, listMark)) {
        dropBounds()
        ;[listing, pending, opener, listMark] = [null, null, null, null]
      } else if (listMark === null || own.depth < listMark.depth) listMark = own
    }
    // What an article is about ends with it.
    if (markOf(body, part).kind === 'article') title = null
    if (part.title) {
      title = isGeneralTitle(plain) ? null : quoteOf(body, part)
      // "4. HİZMET SATIŞI" behind "3. SATIN ALMA SÖZLEŞMELERİ": what headed the article before is no head of this one.
      if (title !== null || headsArticle) heading = null
      dropBounds()
      ;[subject, pending, listing, last, titled] = [null, null, null, [], null]
      // "B Grubunun Yetkileri": whom what follows is about, where it names nobody.
      const [whose, ...others] = terms.filter((term) => term.from >= part.from && term.to <= part.to)
      if (whose && others.length === 0) [title, subject, titled, open] = [null, [[whose]], [[whose]], true]
      if (whose && others.length === 0 && isClosedBelow(body, parts, at, terms)) unsignedLists.push({ head: part, whose, items: [] })
      understood.push(part)
      known.push(part)
      continue
    }
    const before = parts[at - 1]
    const begins = part.item || before === undefined || before.ends === '.' || before.ends === ''
    // The next of those that open lists speaks of its own.
    if (part.item && opener !== null && opener !== '' && markOf(body, part).kind === opener) {
      dropBounds()
      ;[pending, listing, opener] = [null, null, null]
    }
    if (begins) {
      sentence += 1
      const ofList: string | null = (listing as Listing | null)?.scope || null
      pending = !part.item ? null : before?.ends === '.' ? ofList : pending
      dropBounds()
      // A list goes on from item to item; a sentence that is none ends it, and whom it was about.
      if (!part.item && !open) [subject, listing] = [titled, null]
      open = false
      if (!part.item) unread.push(...carried.splice(0))
    }
    if (listed.has(part)) {
      understood.push(part)
      continue
    }
    const inside = terms.filter((term) => term.from >= part.from && term.to <= part.to)
    // "(B) Grubu: Fabrika müdürü": a line of its own.
    const [label] = inside
    if (
      label?.group?.length === 1 &&
      inside.length === 1 &&
      part.ends === ':' &&
      next &&
      contentOf(body, part.from, part.to, inside) === null
    ) {
      const alone = parts[at + 2] === undefined || parts[at + 2]?.item === true || next.ends === '.'
      const named = terms.filter((term) => term.group?.length === 1 && term.from >= next.from && term.to <= next.to)
      // "B Grubu: … (B Grubu İmza Yetkilisi) olarak atanan çalışanlardır"
      const words = withoutSpans(body, next, named).replace(/\(\s*\)/g, ' ')
      const holders = alone && named.every(({ group }) => group === label.group) ? holdersIn(words) : null
      if (holders) {
        if (holders.office !== null) groups.push({ group: label.group, office: holders.office })
        listed.add(next)
        understood.push(part)
        if (namesHolders(words)) known.push(part, next)
        ;[subject, pending, listing] = [null, null, null]
        continue
      }
    }
    const forms = formsIn(body, part.from, part.to, inside)
    // Behind the colon of what it is about, or behind another row of that.
    const isRow =
      (before?.ends === ':' && (pending !== null || pendingBounds !== null)) || (before?.ends === ';' && !begins && giving === before)
    if (forms.length === 0) {
      const hand =
        handIn(body, part, inside) ??
        countedIn(body, part, inside) ??
        (part.tells || isRowOf(body, part, next, inside) || isItemRow(body, parts, at, inside)
          ? { from: part.to, to: part.to, sole: inside.length === 1 && inside[0]?.count === 1, counted: true as const }
          : null) ??
        (isRow ? rowIn(body, part, inside) : null)
      if (hand) forms.push(hand)
    }
    const unsigned = forms.length === 0 && inside.length === 0
    const letters = inside.flatMap(({ group }) => (group?.length === 1 && group !== ANYBODY ? group : []))
    const bars = forms.length === 0 && part.ends === ':' && next !== undefined && letters.length === inside.length
    if (
      bars &&
      (BARS.test(plain) || (/\basagida/.test(plain) && (KEPT_FROM.test(plain) || NOT_THEIRS.test(plain)) && !HANGS.test(plain)))
    ) {
      barring = letters
      understood.push(part)
      continue
    }
    if (barring !== null) {
      const out =
        unsigned && (part.item || !begins) && boundsIn(body, part.from, part.to).spans.length === 0
          ? contentOf(body, part.from, part.to, [])
          : null
      const whose: string[] = barring
      if (out === null || part.ends === '.') barring = null
      if (out !== null) {
        if (whose.length === 0) denied.push(out)
        else kept.push({ acts: out, groups: whose })
        leftOut = part
        understood.push(part)
        continue
      }
    }
    const waiting = unsignedLists.at(-1)
    if (waiting && forms.length === 0 && inside.length === 0 && before === (waiting.items.at(-1) ?? waiting.head)) {
      waiting.items.push(part)
      continue
    }
    if (part.item && forms.length === 0 && inside.length === 0 && subject && listing === null && /,\s*$/.test(plain)) {
      carried.push(part)
      open = true
      continue
    }
    if (unsigned && (AMENDS.test(plain) || (at < 2 && AMENDED.test(plain)))) {
      understood.push(part)
      continue
    }
    const members = part.ends === '.' || part.ends === '' ? groupsIn(plain) : null
    if (members !== null) {
      groups.push(...members)
      understood.push(part)
      if (namesHolders(plain)) known.push(part)
      if (!part.item) subject = null
      continue
    }
    // "A Grubu, yönetim kurulu üyelerinden; B Grubu, direktörlerden; C Grubu, şeflerden oluşur": the verb stands in the last of its rows.
    const rows = part.ends === ';' && inside.length === 1 ? definingFrom(body, parts, at) : null
    if (rows !== null) {
      groups.push(...rows.groups)
      for (const row of rows.parts) {
        listed.add(row)
        understood.push(row)
        known.push(row)
      }
      ;[subject, pending, listing] = [null, null, null]
      continue
    }
    // A sentence that its semicolons part, known as a whole.
    const spread = part.ends === ';' && (begins || before?.ends === ':') ? generalFrom(body, parts, at) : null
    if (spread !== null) {
      for (const row of spread) {
        listed.add(row)
        understood.push(row)
        known.push(row)
      }
      continue
    }
    // "…; … müşterek imzaları ile; şirket temsil ve ilzam edilir": the verb of the rows before it.
    const ofRows = before?.ends === ';' && giving === before && SAYS_SIGNED.test(plain)
    const general =
      ofRows || isGeneral(plain) || (label !== undefined && forms.length === 0 && isGeneral(titlesAsAgents(body, part, inside)))
    if (general && countsAsWithin(plain)) allWithin = true
    if (general || (unsigned && HEAD_WORDS.test(plain.trim()))) {
      understood.push(part)
      known.push(part)
      open = open || subject !== null
      continue
    }
    // "Ticari vekiller aşağıda yazılı yetkilere sahiptir: … Bu yetkileri tek başlarına kullanırlar": how they sign stands behind the list.
    if (
      forms.length === 0 &&
      label &&
      part.ends === ':' &&
      inside.length === 1 &&
      ((next?.item && HAVE_POWERS.test(plain)) || (OF_OFFICE.test(plain) && isClosedBelow(body, parts, at, terms)))
    ) {
      unsignedLists.push({ head: part, whose: label, items: [] })
      continue
    }
    if (forms.length > 0 && (USE_THEM.test(plain) || (waiting && before === waiting.items.at(-1) && OF_THEM.test(plain)))) {
      // "Yukarıda sayılan müdürler bu yetkileri münferit imzaları ile kullanırlar": of all the lists before.
      const all = unsignedLists.every(({ items: of }) => of.length > 0) && inside.length === 0 && ALL_OF_THEM.test(plain)
      const lists = all ? unsignedLists.splice(0) : before === waiting?.items.at(-1) ? unsignedLists.splice(-1) : []
      const own = inside.filter(({ group }) => group !== waiting?.whose.group)
      const made = lists.map((list) => clausesIn(body, part, forms, own, [[list.whose]]))
      const clear = lists.length > 0 && made.every(({ clauses, unread: left }) => clauses.length === 1 && left.length === 0)
      for (const [index, { head, items: of, whose }] of lists.entries()) {
        const clause = made[index]?.clauses[0]
        for (const item of [head, ...of]) {
          if (item === head || !clause || !clear) {
            ;(clear && clause && isOfTheirs(clause, whose) ? understood : unread).push(item)
            continue
          }
          for (const matter of mattersOf(body, item)) {
            const { bounds, spans, unclear, condition, said } = boundsIn(body, matter.from, matter.to)
            const about = aboutOf(body, matter, [], spans)
            const open = unclear || HANGS_ON.test(body.plain.slice(matter.from, matter.to)) || !isOfTheirs(clause, whose)
            if (about && !open) {
              const own = spans.length > 0 ? { ...clause, bounds, said, condition: condition ?? clause.condition } : clause
              emit({ ...own, ...matter, scope: about.about, excludes: about.excludes }, about.about, matter)
            }
            ;(about && !open ? understood : unread).push(matter)
          }
        }
      }
      ;(clear ? understood : unread).push(part)
      continue
    }
    const substitution = substitutionIn(body, part, inside) ?? (forms.length === 0 ? inPlaceIn(body, part, inside) : null)
    const chain = substitution ? [substitution] : forms.length === 0 ? chainIn(body, part, inside) : []
    if (chain.length > 0) {
      substitutions.push(...chain)
      understood.push(part)
      known.push(part)
      continue
    }
    // "Cetvelde sayılmayan işler yalnız A grubunun yetkisindedir": theirs by their office, so that nobody else gains by it.
    const only = forms.length === 0 ? ONLY_THEIRS.exec(plain) : null
    if (
      only &&
      isTheRest(plain.slice(0, only.index)) &&
      (only[1] !== undefined || (inside.length === 1 && groups.some(({ group }) => group === inside[0]?.group)))
    ) {
      understood.push(part)
      continue
    }
    // "Kredi kullanılması ve çek keşidesi yalnızca A Grubunun yetkisindedir": no other's, whatever their rules are about.
    if (
      label &&
      forms.length === 0 &&
      inside.length === 1 &&
      letters.length === 1 &&
      THEIRS_ALONE.test(body.plain.slice(label.to, part.to))
    ) {
      const lead = ALONE_BEFORE.exec(body.plain.slice(part.from, label.from))
      const acts = lead ? contentOf(body, part.from, part.from + lead.index, []) : null
      const kinds = acts === null ? [] : lawOf('TR').kindsNamed(acts)
      if (
        acts !== null &&
        kinds.length > 0 &&
        !HANGS.test(plain.slice(0, lead?.index ?? 0)) &&
        boundsIn(body, part.from, part.to).spans.length === 0
      ) {
        reserved.push({ acts, group: letters[0] ?? '' })
        const signs = read.some(({ rule }) => rule.group === letters[0] && mayCover(rule.scope, kinds))
        ;(signs ? understood : unread).push(part)
        continue
      }
    }
    if (forms.length === 0 && restIsNobodys(withoutSpans(body, part, inside))) {
      leftOut = part
      understood.push(part)
      known.push(part)
      continue
    }
    const from = forms.length === 0 ? keptIn(body, part, inside) : null
    if (from !== null) {
      if (from.groups.length === 0) denied.push(from.acts)
      else kept.push(from)
      withheld = { part, acts: from.acts }
      leftOut = part
      understood.push(part)
      continue
    }
    // "Ödemelerde aynı tutarlar ve aynı imzalar geçerlidir": the rules of the sentence before, of another matter.
    const alsoOf = forms.length === 0 && unsigned ? SAME_WAYS.exec(plain) : null
    if (alsoOf) {
      const about = contentOf(body, part.from, part.from + alsoOf.index, [])
      const before = read.at(-1)?.sentence
      const same = read.filter((each) => each.sentence === before)
      const whole =
        same.length > 0 && about !== null && sentence - (before ?? 0) === 1 && unread.every((left) => left.from < (same[0]?.from ?? 0))
      const clear =
        !HANGS.test(plain) && boundsIn(body, part.from, part.to).spans.length === 0 && /\bimza|\b(?:esas|kural|usul)/.test(alsoOf[0])
      const ofSums = /\b(?:tutar|limit|sinir|esas|kural|usul)/.test(alsoOf[0]) || same.every(({ rule }) => hasNoAmount(rule))
      if (whole && clear && ofSums) {
        for (const { rule } of same)
          read.push({ rule: { ...rule, scope: about, quote: quoteOf(body, part) }, from: part.from, to: part.to, sentence })
        understood.push(part)
      } else unread.push(part)
      continue
    }
    if (ALSO_ASKED.test(plain)) {
      const beside = besideOf(body, part, inside, read)
      if (beside.length > 0) {
        for (const rule of beside) read.push({ rule: { ...rule, quote: quoteOf(body, part) }, from: part.from, to: part.to, sentence })
        understood.push(part)
        continue
      }
      bound(part, false, true)
      continue
    }
    // "Yetkisi işlem başına 150.000 TL ile sınırlıdır", "günlük toplam 500.000 TL'yi aşamaz": of the rules of the sentence before.
    if (unsigned && read.length > 0 && !part.item && LIMITS_THEM.test(plain)) {
      const { bounds, unclear, condition } = boundsIn(body, part.from, part.to)
      const before = read.at(-1)?.sentence
      const ofThem = read.filter((each) => each.sentence === before && each.to > (parts[at - 1]?.from ?? 0) && each.rule.limit === null)
      const ofTheirs = ofThem.every(({ rule }) => rule.scope === null || isOfKinds(plain, rule.scope))
      if (bounds.limit && !bounds.above && !unclear && ofThem.length > 0 && ofTheirs) {
        for (const each of ofThem)
          each.rule = {
            ...each.rule,
            ...bounds,
            ...(condition === null ? {} : { condition: [each.rule.condition, quoteOf(body, part)].filter(Boolean).join('; ') }),
          }
        understood.push(part)
        continue
      }
    }
    // "B Grubunun yetkisi her bir işlem için 300.000 TL ile sınırlıdır": of all its rules.
    if (
      forms.length === 0 &&
      letters.length > 0 &&
      letters.length === inside.length &&
      OF_THEIR_POWER.test(plain) &&
      LIMITS_THEM.test(plain)
    ) {
      const { bounds, spans, unclear, condition } = boundsIn(body, part.from, part.to)
      if (
        bounds.limit &&
        !bounds.above &&
        !unclear &&
        condition === null &&
        contentOf(body, part.from, part.to, [...inside, ...spans]) === null
      ) {
        caps.push({ groups: letters, limit: bounds.limit, inclusive: bounds.inclusive })
        understood.push(part)
        continue
      }
    }
    // "Tabloda yer almayan işlemlerde 1. Derece imza yetkilileri yetkilidir": it gives what no rule gives, and bounds none.
    if (forms.length === 0 && label && isTheRest(body.plain.slice(part.from, label.from)) && GIVES_REST.test(plain)) {
      // Those who are of the group by their office sign by the power registered for it.
      const theirs = inside.length === 1 && groups.some(({ group }) => group === label.group)
      ;(theirs ? understood : unread).push(part)
      continue
    }
    // "… kapsamında değildir; bu işlemlerde şirket yönetim kurulu üyelerince temsil edilir": who does what no rule gives, by a power of his own.
    if (letters.length === 0 && !/\btek (?:imza|bas)|munferi/.test(plain) && isBoards(plain, leftOut !== null && leftOut === before)) {
      understood.push(part)
      known.push(part)
      continue
    }
    // "Yukarıda sayılmayan hususlarda yönetim kurulu üyelerinin müşterek imzası gerekir": they sign by their own power.
    const board = BOARD_SIGNS.exec(plain)
    if (board && !/\btek (?:imza|bas)|munferi/.test(plain.slice(0, board.index)) && isBeyond(plain.slice(0, board.index))) {
      understood.push(part)
      continue
    }
    // "Bu yönergede sayılmayan bütün işlemler yönetim kurulu üyelerince yürütülür."
    const organ = forms.length === 0 ? BY_BOARD.exec(plain) : null
    if (organ && isBeyond(plain.slice(0, organ.index).replace(/\bsirket(?:i)? (?:yalniz(?:ca)?|sadece|ancak)? ?$/, ''))) {
      understood.push(part)
      known.push(part)
      continue
    }
    // "Kefalet verilmesi bu yönergenin kapsamı dışındadır": given to nobody.
    const beyond = unsigned ? BEYOND.exec(plain) : null
    if (beyond && isTheRest(plain.slice(0, beyond.index))) {
      leftOut = part
      understood.push(part)
      continue
    }
    const none = beyond ? contentOf(body, part.from, part.from + beyond.index, []) : null
    if (none !== null) {
      denied.push(none)
      leftOut = part
      understood.push(part)
      continue
    }
    // "Müdür ve üstü unvanlı personel hariçtir": of all that is given before it.
    const alone = forms.length === 0 && begins && !inside.some(({ group }) => group?.length === 1) ? OUT_ALONE.exec(plain) : null
    const left =
      alone && read.length > 0 && boundsIn(body, part.from, part.to).spans.length === 0
        ? contentOf(body, part.from, part.from + alone.index, [])
        : null
    if (left !== null) {
      for (const each of read) each.rule = { ...each.rule, excludes: [each.rule.excludes, left].filter(Boolean).join('; ') }
      leftOut = part
      understood.push(part)
      continue
    }
    // "1.000.000 TL ve üzerindeki alımlar sınırlı yetkililerin yetkisine dahil değildir": up to there the rules of the item go.
    const beyondAmount = forms.length === 0 && unsigned && LEFT_OUT.test(plain) ? boundsIn(body, part.from, part.to) : null
    const brink = beyondAmount?.bounds.floor ?? beyondAmount?.bounds.above
    if (beyondAmount && brink && !beyondAmount.unclear && beyondAmount.condition === null && beyondAmount.bounds.limit === null) {
      const words = ALL_AGENTS_POWER.exec(plain)
      const about = contentOf(body, part.from, part.from + (words?.index ?? LEFT_OUT.exec(plain)?.index ?? 0), beyondAmount.spans)
      const own = read.filter((each) => each.from >= itemFrom)
      const inItem =
        own.length > 0 &&
        (about === null || KIND_ALONE.test(mend(about)) || own.every(({ rule }) => rule.scope !== null && isWithin(about, rule.scope)))
      if (inItem) {
        for (const each of own) {
          if (each.rule.limit && each.rule.limit.currency === brink.currency && !exceeds(each.rule.limit.amount, brink.amount)) continue
          each.rule = { ...each.rule, limit: brink, inclusive: beyondAmount.bounds.floor === undefined }
        }
        understood.push(part)
        continue
      }
    }
    if (LEFT_OUT.test(plain) && forms.length === 0) {
      const whose = DOES_NOT_REACH.exec(plain)?.[0].length ?? 0
      const out = contentOf(body, part.from + whose, part.from + (LEFT_OUT.exec(plain)?.index ?? plain.length), [])
      const ofAll = OF_ALL_POWERS.test(plain)
      for (const each of read.filter((one) => ofAll || one.sentence >= sentence - 1 || last.length > 0))
        if (
          out !== null &&
          (ofAll || last.some((clause) => clause.from === each.from || clause.to === each.to || each.sentence === sentence - 1))
        )
          each.rule = { ...each.rule, excludes: [each.rule.excludes, out].filter(Boolean).join('; ') }
      if (last.length === 0) bound(part, true)
      else {
        leftOut = part
        understood.push(part)
      }
      open = subject !== null
      continue
    }
    if (HANGS_WHOLE.test(plain)) {
      onLeaves.push({ acts: [], condition: quoteOf(body, part), groups: [] })
      unread.push(part)
      continue
    }
    if (forms.length === 0 && REPLACES.test(plain)) {
      understood.push(part)
      known.push(part)
      continue
    }
    if (
      (!(isRow && inside.length > 0) &&
        HARMLESS.test(plain) &&
        !ASKS_FOR.test(plain) &&
        (forms.length > 0 || !mayBound(plain.replace(HARMLESS, ' ')))) ||
      (forms.length === 0 && MEANS.test(plain) && boundsIn(body, part.from, part.to).spans.length === 0 && !HANGS.test(plain)) ||
      (forms.length === 0 && (SETS_UP.test(plain) || (inside.length === 0 && (BY_TABLE.test(plain) || HEAD_ALONE.test(plain))))) ||
      (forms.length === 0 && NAMES_SIGNERS.test(plain)) ||
      (NO_POWER.test(plain) && isEmpty(plain)) ||
      DIFFERENT.test(plain)
    ) {
      understood.push(part)
      // Who a name of the directive's own means matters where its rules use it, and nobody bears it there.
      if (MEANS.test(plain) && boundsIn(body, part.from, part.to).spans.length === 0) known.push(part)
      if (/asagida/.test(plain) && next?.item) pending = null
      open = open || subject !== null
      continue
    }
    if (NEVER_ALONE.test(plain) && inside.length === 1 && forms.length === 1 && part.ends === ';') {
      subject = [inside]
      understood.push(part)
      open = true
      continue
    }
    // "(C) Grubu imza yetkilileri tek başına hiçbir işlem yapamaz": it says so again, where none of them signs alone by what is read.
    const [never] = inside
    if (
      NEVER_ALONE.test(plain) &&
      inside.length === 1 &&
      forms.length === 1 &&
      never?.group?.length === 1 &&
      namesNothing(body, part, inside)
    ) {
      neverAlone.push({ group: never.group, part })
      understood.push(part)
      continue
    }
    if (barred.some((said) => said.from < part.to && said.to > part.from && saysNothing(body, said.to, part.to))) {
      understood.push(part)
      known.push(part)
      continue
    }
    if (NO_POWER.test(plain) || NOT_GIVEN.test(plain)) {
      // "Tek imza ile talimat verilemez": where two sign all that is read, it only says so again.
      if (inside.length === 0 && forms.length > 0 && forms.every(({ sole }) => sole)) {
        notAlone.push(part)
        continue
      }
      // "…; hiçbir ödeme işlemi yapamaz": of whom the words before it are about.
      const none = !begins && unsigned && last.length > 0 ? NO_SUCH.exec(plain) : null
      const such = none ? contentOf(body, part.from + none[0].indexOf(none[1] ?? ''), part.from + none[0].length, []) : null
      if (such !== null && boundsIn(body, part.from, part.to).spans.length === 0) {
        for (const each of read)
          if (each.sentence === sentence) each.rule = { ...each.rule, excludes: [each.rule.excludes, such].filter(Boolean).join('; ') }
        understood.push(part)
        continue
      }
      const onLeave = forms.length === 0 ? leaveIn(body, part) : null
      if (onLeave) {
        onLeaves.push(onLeave)
        understood.push(part)
        continue
      }
      const nobody = unsigned ? deniedIn(body, part) : null
      if (nobody === null && unsigned && NEGATIVE.test(plain) && !NEVER_ALONE.test(plain)) bound(part, false, true)
      else if (nobody === null) {
        unread.push(part)
        // What nobody may do but for something else bounds whoever it speaks of.
        if (!NEVER_ALONE.test(plain))
          onLeaves.push({
            acts: lawOf('TR').kindsNamed(plain),
            condition: quoteOf(body, part),
            groups: inside.flatMap(({ group }) => group ?? []),
          })
      } else {
        denied.push(...nobody)
        leftOut = part
        understood.push(part)
      }
      continue
    }
    if (forms.length > 0) {
      const { clauses, unread: left } = clausesIn(body, part, forms, inside, subject)
      unread.push(...left)
      if (clauses.length > 0) understood.push(part)
      const leads =
        next !== undefined &&
        next.item &&
        !next.row &&
        (part.ends === ':' || /\basagida/.test(plain) || (part.ends === ';' && next.ends !== ':' && !hasForm(body, next, terms)))
      const scoped = clauses.map((clause) => ({
        ...clause,
        scope: clause.scope !== null && !/^\S*asagida\S*|^sayilan/.test(mend(clause.scope)) ? clause.scope : pending,
        bounds: pendingBounds ? { ...pendingBounds, ...clause.bounds, limit: clause.bounds.limit ?? pendingBounds.limit } : clause.bounds,
      }))
      heldAmounts = null
      // "Sigorta poliçelerinin imzalanması: Finans Müdürü, münferiden, …": words behind the colon that name no matter may bound it.
      const strange =
        before?.ends === ':' &&
        pending !== null &&
        clauses.some(({ scope }) => scope !== null && !KIND_ALONE.test(mend(scope)) && lawOf('TR').kindsNamed(scope).length === 0)
      // "(i) bendindekileri": those of an item that nothing here looks up.
      const refers = clauses.some(({ scope }) => scope !== null && OF_ITEM.test(mend(scope)) && lawOf('TR').kindsNamed(scope).length === 0)
      // "… imzasına II. derece imza yetkilisinin imzası eklenir": of how others sign, and no matter of its own.
      const ofSigning = clauses.some(
        ({ scope }) =>
          scope !== null &&
          (OF_SIGNING_ALONE.test(mend(scope)) || NO_MATTER.test(mend(scope))) &&
          lawOf('TR').kindsNamed(scope).length === 0,
      )
      if (ofSigning || refers || (strange && lawOf('TR').kindsNamed(pending ?? '').length > 0)) {
        bound(part, true)
        continue
      }
      // "Bu işlemlerde B Grubundan iki kişi imza atar": of the matter before, or of one that was not read.
      if (
        scoped.some(({ scope }) => scope === null || OF_POWERS_ALONE.test(mend(scope))) &&
        THESE_MATTERS.test(plain) &&
        withheld?.part !== before
      ) {
        const abouts = new Set(last.map(({ scope }) => scope))
        const [about] = abouts
        const near = giving === before && before !== undefined && abouts.size === 1
        if (!near || !about) {
          unread.push(part)
          continue
        }
        for (const clause of scoped) clause.scope = about
      }
      if (scoped.some(({ bounds }) => isEmptyRange(bounds))) {
        unread.push(part)
        continue
      }
      // "Madde 2. Tıbbi cihaz temini: 250.000 TL'ye kadar olan alımlarda …": a noun alone is of what the item is labelled with.
      for (const [index, clause] of scoped.entries())
        clause.scope = ofHead(clause.scope, index > 0 ? (scoped[index - 1]?.scope ?? null) : (labelled ?? pending))
      // "3.000.000 TL'ye kadar olanlar": an item speaks of what the one before it does.
      const listedScope = part.item && before?.item && giving === before ? (last.at(-1)?.scope ?? null) : null
      if (listedScope !== null && THOSE.test(plain)) for (const clause of scoped) clause.scope ??= listedScope
      // "100.000 TL'yi aşanları": those of words that were not read.
      if (
        scoped.some(({ scope }) => scope === null) &&
        heading === null &&
        title === null &&
        (((begins || last.length === 0) && THOSE.test(plain)) || (last.length === 0 && refersBack(body, part.from, part.to)))
      ) {
        unread.push(part)
        continue
      }
      // "… B Grubunun yetkisi yoktur; bu işlemler yalnız A Grubundan iki kişinin …": those kept from others.
      if (withheld?.part === before && !begins && THESE.test(plain)) for (const clause of scoped) clause.scope ??= withheld?.acts ?? null
      // "Yukarıda sayılan işlemlerde", "3. madde kapsamındaki işlemlerde": those of the words that it means, which are read or it is not.
      const meant = scoped.some(({ scope }) => scope !== null && REFERS.test(mend(scope))) || REFERS_TO_ARTICLE.test(plain)
      if (meant) {
        const said = named.length > 0 ? named.splice(0) : items
        const scopes = new Set(articleMeant(plain) ?? (said.length > 0 ? said.map(({ scope }) => scope) : last.map(({ scope }) => scope)))
        const all = [...scopes].filter((each) => each !== null)
        // "Aynı işlemleri ancak … ile birlikte": they are the same up to the same amount too.
        const alike = scoped.filter(({ scope, bounds }) => scope !== null && mend(scope).startsWith('ayni ') && bounds.limit === null)
        const [amounts, ...other] = new Map(last.map(({ bounds }) => [JSON.stringify(bounds), bounds])).values()
        if (all.length === 0 || all.length < scopes.size || (alike.length > 0 && (!amounts || other.length > 0))) {
          unread.push(part)
          continue
        }
        understood.push(...said.map((each) => each.part))
        for (const each of said) if (unread.includes(each.part)) unread.splice(unread.indexOf(each.part), 1)
        for (const clause of alike) clause.bounds = amounts ?? clause.bounds
        for (const clause of scoped) clause.scope = all.join('; ')
      }
      // "Aynı nitelikteki siparişleri": those of the rule before.
      const same = read.at(-1)?.rule.scope ?? null
      if (same !== null) for (const clause of scoped) if (clause.scope !== null && ALIKE.test(mend(clause.scope))) clause.scope = same
      // "Bu tutarı aşan talimatlar": those of the words before.
      const about = last.at(-1)?.scope ?? null
      if (about !== null && refersBack(body, part.from, part.to))
        for (const clause of scoped) if (clause.scope === null || isWithin(clause.scope, about)) clause.scope = about
      // "Siparişler 150.000 TL'ye kadar … . 150.000 TL'yi aşan siparişler …": the next step of the same matter.
      for (const clause of scoped)
        if (
          about !== null &&
          clause.scope !== about &&
          last.some(
            ({ bounds: { limit } }) =>
              limit && clause.bounds.above?.amount === limit.amount && clause.bounds.above.currency === limit.currency,
          ) &&
          (clause.scope === null || isWithin(clause.scope, about))
        )
          clause.scope = about
      // "…; ancak 01.05 ile 30.09 arasında Genel Müdürle müştereken": the same matter, signed otherwise.
      const former = begins ? undefined : last.at(-1)
      const season = scoped.find(({ condition }) => condition !== null && /tarihleri aras/.test(mend(condition)))?.condition
      if (former && season && /^\s*ancak\b/.test(plain))
        for (const each of read)
          if (each.sentence === sentence && each.rule.condition === undefined)
            each.rule = { ...each.rule, condition: `${season.replace(/aras\S*$/u, 'arası')} hariç` }
      // "…; ancak 1.000.000 TL'yi aşanlar … müştereken": up to there the words before it hold.
      const step = scoped.find(({ bounds }) => bounds.above ?? bounds.floor)?.bounds
      const begin = step?.above ?? step?.floor
      // "… birinin, 600.000 TL'yi aşıyorsa ikisinin imzası": the next step of the same matter.
      if (
        former &&
        begin &&
        (TAKES_BACK.test(plain) || scoped.every(({ scope }) => scope === null || (former.scope !== null && isWithin(scope, former.scope))))
      )
        for (const each of read)
          if (
            each.sentence === sentence &&
            each.rule.limit === null &&
            (each.rule.above ?? each.rule.floor)?.amount !== begin.amount &&
            (TAKES_BACK.test(plain) || (each.rule.scope !== null && former.scope !== null && isWithin(each.rule.scope, former.scope)))
          )
            each.rule = { ...each.rule, limit: begin, inclusive: step?.floor === undefined }
      // "…; ancak depo kiraları … müştereken": what it is about was taken out of the words before it.
      const out =
        former && !begin && TAKES_BACK.test(plain) ? scoped.find(({ scope }) => scope !== null && scope !== former.scope) : undefined
      if (out)
        for (const each of read)
          if (each.sentence === sentence && each.rule.condition === undefined)
            each.rule = { ...each.rule, condition: `${out.scope ?? ''} hariç` }
      for (const clause of former ? scoped : [])
        if (clause.scope === null && former)
          Object.assign(clause, {
            scope: former.scope,
            excludes: former.excludes,
            bounds: bare(clause) && clause.condition !== null ? former.bounds : clause.bounds,
          })
      const own = runsOf(
        body,
        inside.filter((term) => term.to <= (forms[0]?.from ?? 0)),
      )
      if (leads) {
        listing = { clauses: scoped, scope: null }
        last = scoped
        continue
      }
      // "B Grubuna dahil iki kişi müştereken: ödeme talimatlarını … imzalamaya": what they sign stands behind the colon.
      if (
        part.ends === ':' &&
        next &&
        !next.item &&
        scoped.length > 0 &&
        scoped.every((clause) => clause.scope === null && bare(clause)) &&
        pending === null &&
        heading === null &&
        title === null &&
        !hasForm(body, next, terms) &&
        !terms.some((term) => term.from >= next.from && term.to <= next.to)
      ) {
        listing = { clauses: scoped, scope: null }
        last = scoped
        open = true
        continue
      }
      const [only, ...others] = scoped
      if (named.at(-1)?.part.ends === '.') leave()
      if (only && others.length === 0 && named.length > 0) {
        understood.push(...named.map((each) => each.part))
        only.scope = [...named.splice(0).map((each) => each.scope), ...(clauses[0]?.scope === null ? [] : [only.scope])].join('; ')
      }
      const [form, ...more] = forms
      for (const item of carried.splice(0)) {
        const end = { from: item.to, to: item.to, sole: form?.sole === true }
        const clause = part.item && more.length === 0 && inside.length === 0 ? clauseIn(body, item.from, item.to, end, [], subject) : null
        if (clause?.scope) emit(clause, clause.scope, item)
        if (clause?.scope) understood.push(item)
        else unread.push(item)
      }
      // The words of a row begin with its amounts.
      const row = before?.ends === ':' && pendingBounds !== null ? before.from : part.to
      for (const clause of scoped) emit(clause, clause.scope ?? heading, { from: Math.min(row, clause.from), to: clause.to })
      // "B Grubu münferit imzası ile; …": what it is about follows.
      const goesOn = next !== undefined && !next.item && !SAYS_SIGNED.test(body.plain.slice(next.from, next.to))
      if (scoped.some(({ scope }) => scope === null) && part.ends === ';' && goesOn && !hasForm(body, next, terms)) {
        read.splice(-scoped.reduce((sum, { signers }) => sum + signers.length, 0))
        listing = { clauses: scoped, scope: null }
        open = true
      }
      ;[last, giving] = [scoped, part]
      if (own.length === 1 && begins && !part.item && part.ends === ';') subject ??= own[0] ?? null
      continue
    }
    const amounts = boundsIn(body, part.from, part.to)
    const scope = contentOf(body, part.from, part.to, [...inside, ...amounts.spans])
    // "… müşterek imzaları ile mal alımı yapabilir; tutar aranmaksızın beyanname verebilir": the same signatures for what follows.
    if (
      unsigned &&
      !begins &&
      before?.ends === ';' &&
      giving === before &&
      last.length > 0 &&
      DOES.test(plain) &&
      !IS.test(plain) &&
      scope !== null
    ) {
      const own = amounts.spans.length > 0
      const of = aboutOf(body, part, [], amounts.spans)
      const clear = of !== null && !amounts.unclear && amounts.condition === null && !HANGS.test(plain) && !PASSIVE.test(plain)
      if (clear && of && (own || last.every(bare)) && last.every(({ condition }) => condition === null)) {
        const also = last.map((clause) => ({
          ...clause,
          bounds: amounts.bounds,
          said: amounts.said,
          scope: of.about,
          excludes: of.excludes,
        }))
        for (const clause of also) emit(clause, of.about, part)
        ;[last, giving] = [also, part]
        understood.push(part)
      } else bound(part, true)
      continue
    }
    if (
      inside.length > 0 &&
      scope === null &&
      !isRow &&
      !amounts.unclear &&
      !/imza(?! yetkili)|musterek|birlikte/.test(withoutSpans(body, part, inside))
    ) {
      const runs = runsOf(body, inside)
      subject = runs.length === 1 ? (runs[0] ?? null) : null
      if (begins) [pending, listing] = [null, null]
      if (amounts.spans.length > 0) [pendingBounds, heldAmounts] = [amounts.bounds, part]
      open = true
      understood.push(part)
      continue
    }
    // A label alone leaves its items nothing but itself: what they are about is their own.
    const givesRules = (listing?.clauses.length ?? 0) > 0
    const follows = listing !== null && givesRules && (part.item || (before?.ends === ';' && !begins) || before?.ends === ':')
    // Who else does it, or whose leave it takes, is no item of what somebody may do.
    if (follows && (OF_ORGAN.test(plain) || (SAYS.test(plain) && !CLOSES_LIST.test(plain)))) {
      bound(part, true)
      continue
    }
    if (follows && listing && scope !== null && inside.every((term) => term.group === null || term.group.length > 1) && !amounts.unclear) {
      // "Demirbaş ve taşıtlar hariç olmak üzere 100.000 TL'ye kadar satış yapmaya"
      const of = aboutOf(body, part, inside, amounts.spans)
      if (of === null) {
        bound(part, true)
        continue
      }
      for (const clause of listing.clauses)
        emit(
          {
            ...clause,
            bounds: amounts.spans.length > 0 ? { ...amounts.bounds } : clause.bounds,
            condition: amounts.condition ?? clause.condition,
            excludes: [clause.excludes, of.excludes].filter(Boolean).join('; ') || null,
          },
          of.about,
          part,
        )
      understood.push(part)
      open = true
      continue
    }
    // An item whose amount nobody can tell is one more rule, and no bound of the others.
    if (follows && listing && scope !== null && amounts.unclear) {
      unread.push(part)
      open = true
      continue
    }
    const onlyNames = scope !== null && inside.length === 0 && amounts.spans.length === 0 && !amounts.unclear
    const alike = next?.item === true && markOf(body, part).kind === markOf(body, next).kind
    const heads = onlyNames && part.item && part.ends === '' && next?.item === true && isAmountRow(body, next, terms)
    const inList =
      part.item &&
      !heads &&
      next &&
      (alike || (!next.item && named.length > 0)) &&
      (part.ends === ';' || (part.ends === '' && (alike || /,\s*$/.test(plain))))
    const closesList = part.item && part.ends === '.' && named.length > 0 && named.at(-1)?.part === before
    // "Yatırım bütçesinde yer alanlar yönetim kurulu kararı ile": by another's decision, not by whom the last item names.
    if (onlyNames && part.item && BY_LEAVE.test(plain)) {
      bound(part, false, true)
      continue
    }
    if (onlyNames && (inList || closesList)) {
      named.push({ part, scope })
      continue
    }
    // "1- Donanım alımları" before "a) …": an item whose own items follow.
    const [mark, below] = [markOf(body, part).kind, next ? markOf(body, next).kind : '']
    const other = isStroke(mark) && isStroke(below) && mark !== below
    const deeper = part.item && next?.item === true && (heads || other || DEPTHS.indexOf(below) > DEPTHS.indexOf(mark))
    const opens = part.ends === ':' || part.ends === ';' || (part.ends === '' && next?.item === true && (!part.item || deeper))
    // A sentence with a verb heads nothing.
    const gives = inside.length > 0 || SIGNING.test(plain)
    const unlimited =
      amounts.said &&
      (scope === null ||
        (inside.length === 0 && /^(?:bu |anilan )?(?:sozlesme|islem|is|alim|satis|talimat|yetki)[a-z]*$/.test(mend(scope))))
    if (!unlimited && SAYS.test(plain) && mayBound(plain)) {
      const bounds = gives && (ONLY_BOUNDS.test(plain) || (inside.length === 0 && NEGATIVE.test(plain)))
      bound(part, gives && !bounds, bounds)
      continue
    }
    if (scope !== null && inside.length === 0 && opens && next && !amounts.unclear) {
      // "Mağaza kira sözleşmeleri, alışveriş merkezlerinde yapılanlar hariç:": what it is about is the words without those.
      const of = aboutOf(body, part, [], amounts.spans)
      if (of === null) {
        bound(part, true)
        continue
      }
      const { about } = of
      if (of.excludes !== null) excepted.set(about, of.excludes)
      // "Pamuk alımları: - 500.000 TL'nin üzerindeki alımlar: …": a row of a list speaks of what its head does.
      pending = ofHead(about, part.item && amounts.spans.length > 0 ? (listing?.scope ?? null) : null)
      opener = part.item && next.item && below !== mark ? mark : null
      if (part.item && part.ends === ':' && !next.item && amounts.spans.length === 0) labelled = about
      if (amounts.spans.length > 0) [pendingBounds, heldAmounts] = [amounts.bounds, part]
      if (next.item) listing = { clauses: [], scope: about }
      understood.push(part)
      continue
    }
    // The amounts of a row, whose signers stand behind the colon.
    if (amounts.spans.length > 0 && scope === null && inside.length === 0 && part.ends === ':' && next && !amounts.unclear) {
      ;[pendingBounds, heldAmounts] = [amounts.bounds, part]
      understood.push(part)
      open = true
      continue
    }
    if (unlimited) {
      understood.push(part)
      open = true
      continue
    }
    // An item of what is done is one more matter of its list, be the list read or told: it bounds nothing else.
    if (part.item && inside.length === 0 && ENDS_IN_ACT.test(plain) && !/\b(?:onay|izn|izin|muvafakat|paraf)/.test(plain)) {
      unread.push(part)
      continue
    }
    if (mayBound(plain, part.ends === '.' || part.ends === '') || amounts.spans.length > 0 || amounts.unclear) {
      bound(part, gives)
      continue
    }
    // Somebody of a grade is spoken of, and nobody knows in what way.
    if ((inside.some(({ group }) => group?.length === 1) && !CONSISTS.test(plain)) || LETTERS_ADDED.test(plain)) {
      unread.push(part)
      continue
    }
    // "Genel Müdür avukatlara vekâletname verebilir": somebody may do something, and nobody knows by which signature.
    if (inside.length > 0 && SAYS.test(plain) && !CONSISTS.test(plain) && lawOf('TR').kindsNamed(plain).length > 0) {
      unread.push(part)
      continue
    }
    if (SIGNING.test(plain) || OF_POWER_BEFORE.test(plain) || (before?.ends === ':' && pendingBounds !== null)) unread.push(part)
  }
  dropBounds()
  unread.push(...carried, ...unsignedLists.flatMap(({ head, items: unsigned }) => [head, ...unsigned]))
  leave()
  if (read.some(({ rule }) => rule.mode === 'sole')) unread.push(...notAlone)
  else understood.push(...notAlone)
  for (const part of notAlone) {
    const acts = lawOf('TR').kindsNamed(body.plain.slice(part.from, part.to))
    for (const each of read)
      if (each.rule.mode === 'sole' && mayCover(each.rule.scope, acts))
        each.rule = { ...each.rule, condition: [each.rule.condition, quoteOf(body, part)].filter(Boolean).join('; ') }
  }
  for (const { group, part } of neverAlone)
    for (const each of read)
      if (each.rule.mode === 'sole' && each.rule.group === group)
        each.rule = { ...each.rule, condition: [each.rule.condition, quoteOf(body, part)].filter(Boolean).join('; ') }
  if (allWithin)
    for (const each of read) if (each.rule.limit && each.rule.inclusive === undefined) each.rule = { ...each.rule, inclusive: true }
  for (const { groups: ofThem, limit, inclusive } of caps)
    for (const each of read)
      if ([each.rule.group, ...each.rule.with].some((group) => group !== null && ofThem.includes(group)))
        each.rule = capped(each.rule, limit, inclusive)
  for (const { acts, group } of reserved)
    for (const each of read)
      if (![each.rule.group, ...each.rule.with].includes(group))
        each.rule = { ...each.rule, excludes: [each.rule.excludes, acts].filter(Boolean).join('; ') }
  for (const { acts, groups: ofThem } of kept)
    for (const each of read)
      if ([each.rule.group, ...each.rule.with].some((group) => group !== null && ofThem.includes(group)))
        each.rule = { ...each.rule, excludes: [each.rule.excludes, acts].filter(Boolean).join('; ') }
  // "Bu yönergede sayılan işlemlerin tamamında çift imza aranır": of every rule, be it read as one more or told.
  const namesNoKind = (words: string): boolean =>
    lawOf('TR')
      .kindsNamed(words)
      .every((kind) => kind === 'genel')
  for (const left of unread) {
    const words = body.plain.slice(left.from, left.to)
    if (ASKS_FOR.test(words) && namesNoKind(words)) onLeaves.push({ acts: [], condition: quoteOf(body, left), groups: [] })
  }
  for (const each of read.filter(({ rule }) => rule.mode === 'joint' && rule.scope !== null && OF_ALL_ACTS.test(mend(rule.scope))))
    if (namesNoKind(each.rule.scope ?? ''))
      for (const other of read)
        if (other.rule.mode === 'sole')
          other.rule = { ...other.rule, condition: [other.rule.condition, quoteOf(body, each)].filter(Boolean).join('; ') }
  for (const { acts, condition, groups, part } of onLeaves) {
    let bounded = false
    for (const each of read)
      if (
        mayCover(each.rule.scope, acts) &&
        !(hasNoAmount(each.rule) && HOW_COUNTED.test(mend(condition))) &&
        (groups.length === 0 || [each.rule.group, ...each.rule.with].some((group) => group !== null && groups.includes(group)))
      ) {
        bounded = true
        each.rule = { ...each.rule, condition: [each.rule.condition, condition].filter(Boolean).join('; ') }
      }
    if (part) (bounded ? understood : unread).push(part)
  }
  // "…; ancak 1.000.000 TL'yi aşanlar …": what was not read takes something back of the words before it.
  for (const left of unread) {
    const words = body.plain.slice(left.from, left.to)
    if (OF_POWER_BEFORE.test(words)) {
      const last = read.findLast((each) => each.to <= left.from + 1)
      for (const each of read)
        if (last && each.sentence === last.sentence && each.rule.condition === undefined)
          each.rule = { ...each.rule, condition: quoteOf(body, left) }
    }
    const before = TAKES_BACK.test(words) ? parts.findLast((part) => part.to <= left.from + 1 && part.ends !== '.') : undefined
    const rule = read.findLast((each) => each.to <= left.from + 1)
    for (const each of before && rule ? read : [])
      if (each.sentence === rule?.sentence && each.rule.condition === undefined)
        each.rule = { ...each.rule, condition: quoteOf(body, left) }
  }
  return { read, understood, known, unread, denied, groups, substitutions }
}
/** Titles that tell nothing of what rules are about: "İmza Grupları", "Genel Esaslar", "Sınırlı Yetkililer". */
const isGeneralTitle = (plain: string): boolean =>
  /^\W*(?:islem|is|konu)(?:ler|lar)\W*$/.test(plain) ||
  HEAD_WORDS.test(plain.trim()) ||
  isGeneral(plain) ||
  (lawOf('TR')
    .kindsNamed(plain)
    .every((kind) => kind === 'genel') &&
    OF_SIGNERS.test(plain))
const OF_SIGNERS = /\b(?:imza|temsil|yetki|grup|derece|amac|kapsam|dayanak|tanim|usul|esas|hukum|limit|sinir|yasak|sakli|istisna|yururlu)/
/** What a rule is about beneath the title of its article: words that name kinds of their own are not widened by it. */
const underTitle = (title: string | null, scope: string | null): string | null => {
  if (title === null || scope === null || isWithin(title, scope)) return scope ?? title
  const [own, named] = [scope, title].map((words) => lawOf('TR').kindsNamed(words)) as [string[], string[]]
  return own.length > 0 && named.length > 0 ? scope : `${title}: ${scope}`
}
/** A sentence of an amount that bounds who was named before. */
const LIMITS_THEM =
  /\b(?:sinirli(?:dir)?|kisitli(?:dir)?|asamaz|gecemez|asilamaz|gecilemez|(?:(?:ust|azami|en yuksek) (?:sinir|limit|tutar)|limit)[a-z]* [\d.,]+ ?(?:tl|turk lirasi|usd|euro|avro)?['’]?\s?d[iu]r)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const OF_THEIR_POWER = /\byetki(?:si|leri|lerinin ust sinir[a-z]*|sinin ust sinir[a-z]*)\b/
/** A rule with the ceiling that all of its group have; where its own is in another currency, the words on both are left to weigh. */
const capped = (rule: RepresentationRule, limit: Limit, inclusive: boolean | undefined): RepresentationRule => {
  if (rule.limit && rule.limit.currency !== limit.currency)
    return { ...rule, condition: [rule.condition, `en fazla ${limit.amount} ${limit.currency}`].filter(Boolean).join('; ') }
  if (rule.limit && !exceeds(rule.limit.amount, limit.amount)) return rule
  const { inclusive: _, ...rest } = rule
  return { ...rest, limit, ...(inclusive === undefined ? {} : { inclusive }) }
}
const BOARD_SIGNS =
  /\b(?:yalniz(?:ca)? |sadece |ancak |sirket,? )*(?:(?:yonetim|mudurler) kurul|mudurler)[a-z]*(?: (?:baskan|uye)[a-z]*)?(?: (?:herhangi )?(?:ikisi|biri)[a-z]*)?,? (?:atacaklari )?(?:(?:musterek|munferi[dt]|birlikte|cift|tek)[a-z]* ){0,2}(?:atacaklari )?imza[a-z]*(?: ile)? (?:gerekir|aranir|sarttir|zorunludur|gereklidir|(?:temsil|ilzam)[a-z]* (?:ve ilzam )?(?:edilir|olunur))\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const BY_BOARD =
  /\b(?:yonetim|mudurler) kurul(?:unca|u(?:nun)?(?: (?:tescilli |sinirsiz |yetkili )*(?:uyelerince|uyeleri|temsilcileri|temsilcilerince))?(?: tarafindan)?(?: yetkisinde(?:dir)?| uhdesinde(?:dir)?)?)(?: (?:yurutulur|yapilir|imzalanir|gerceklestirilir|kullanilir|karara baglanir|temsil (?:edilir|olunur)))?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** Words for the board and those who sit in it, for how they sign, and for acts that have no name of their own. */
const OF_BOARD = ofStems(
  'bu bunlar- soz konusu anilan isbu ise kilin- sirket- yonetim mudurler kurul- baskan- vekil- yardimci- uye- murahhas sinirsiz tam temsil- ilzam- imza- yetki- sahip haiz olan- kisi- kendi ve veya ile ya da tarafindan yalniz yalnizca sadece ancak munhasiran tek basina munferi- musterek- birlikte cift herhangi biri- ikisi- iki bir tumu- edil- olun- eder- etmeye yap- yurut- yerine getir- gerceklestir- kullan- sonuclandir- baglan- belirlen- sekil- sekl- karar- esas sozlesme- kanun- hukum- uyarinca gore gerekir aranir zorunludur sarttir gereklidir ait- uhdesinde- icin',
)
const THESE_ACTS =
  /^[\W\d]*(?:madde[\W\d]*)?(?:bu|bunlar|soz konusu|anilan|isbu)(?:(?: tur| nitelikteki)? (?:is|islem|konu|husus|sozlesme|hal|durum)[a-z]*|(?:dan|in|a|i|da)?)[\s,]/
const DONE_BY =
  /(?:(?:temsil|ilzam|imza|yurut|yap|gerceklestir|kullan)[a-z]* (?:edilir|olunur|eder(?:ler)?|yetkilidir(?:ler)?)|(?:imzala|yap|yurut|gerceklestir|kullan)[a-z]*[aeiu]r(?:l[ae]r)?|yetkilidir(?:ler)?|yetkisi(?:ndedir)?|ait(?:tir)?|uhdesindedir|(?:gerekir|aranir|zorunludur|sarttir|gereklidir))\W*$/
/**
 * Whether words only say that the board does, by whatever signatures, what no rule of the directive gives: what they speak of is the rest, what
 * is beyond its sums, or what the words right before keep out of it (`leftOut`).
 */
const isBoards = (printed: string, leftOut: boolean): boolean => {
  const plain = printed.replace(/\(\d[\d/a-z]*\)/g, ' ').trimEnd()
  const board = /\b(?:(?:yonetim|mudurler) kurul|sirket mudurler|mudurler(?:ce|in|i|den)?\b|yetki[a-z]* (?:yonetim|mudurler) kurul)/.exec(
    plain,
  )
  if (!board || !DONE_BY.test(plain) || /\d{3}/.test(plain) || /m[ae]z\b|m[ae]d|degil|\byok/.test(plain.slice(board.index))) return false
  const subject = plain
    .slice(0, board.index)
    .replace(/(?:\b(?:sirket[a-z]*|temsil|yetki(?:si)?|yalniz(?:ca)?|sadece|ancak|munhasiran|islem(?:ler)?)|[\s,])+$/, '')
  const these = THESE_ACTS.exec(plain)
  const words = (from: number): string[] => plain.slice(from).match(/[a-z]+/g) ?? []
  if (leftOut && these && words(0).every((word) => OF_BOARD.test(word) || /^(?:is|islem|konu|husus|sozlesme|hal|durum)/.test(word)))
    return true
  return isBeyond(subject) && words(board.index).every((word) => OF_BOARD.test(word))
}
/** "Yukarıda sayılan işlemlerde" are those of the rules; these are not. */
const isBeyond = (plain: string): boolean => isTheRest(plain) && BEYOND_RULES.test(plain)
const BEYOND_RULES = /m[ae]y[ae]n\b|m[ae]m[iu]s\b|\bolmayan|\bdisinda|\bharic|\bkalan\b|\bas(?:an|ilmasi)|\bustunde|\buzerinde|\bgecen/
/** What may not be done, said of nobody in particular: nobody gains by it. */
const NEGATIVE = /[a-z]{3}m[ae]z(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const ALONE_BEFORE = /,?\s*\b(?:yalniz(?:ca)?|sadece|munhasiran|ancak)\s*$/
const THEIRS_ALONE =
  /^['’]?[a-z]{0,4}\s*(?:yetki(?:si|leri)ndedir|uhdesindedir|aittir|yetkilidir(?:ler)?|(?:tarafindan|eliyle) (?:yapil|imzalan|yurutul|gerceklestiril)[a-z]*)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** Whether a clause that speaks of powers listed before says only how they are used. */
const isOfTheirs = ({ scope, signers, condition }: Clause, whose: Term): boolean =>
  (scope === null || NO_OWN_MATTER.test(mend(scope))) && condition === null && signers.every(({ group }) => group === whose.group)
const NO_OWN_MATTER =
  /^(?:(?:yukarida\S*|bu|anilan|sayilan|yazili|belirtilen|soz|konusu|yetki\S*|islem\S*|is|isler\S*|gorev\S*|konu\S*|husus\S*|mudurler|kisiler|yetkililer|kullan\S*|ve) ?)+$/
/** What words are about without what they except: null where they name nothing, or except something that is not taken apart. */
const aboutOf = (
  body: Body,
  part: Span,
  terms: readonly Term[],
  taken: readonly Span[],
): { about: string; excludes: string | null } | null => {
  const out = exceptionsIn(body, part.from, part.to, terms)
  if (out.length === 0 && EXCEPTS.test(body.plain.slice(part.from, part.to))) return null
  const about = contentOf(
    body,
    part.from,
    part.to,
    [...terms, ...taken, ...out].sort((a, b) => a.from - b.from),
  )
  if (about === null) return null
  return { about, excludes: out.map((each) => squeeze(body.text.slice(each.from, each.until))).join('; ') || null }
}
/** "Beyanname imzalamak, 50.000 TL'ye kadar ödeme yapmak": those before the one that its amount begins are without. */
const mattersOf = (body: Body, item: Span): Span[] => {
  const first = boundsIn(body, item.from, item.to).spans[0]
  const cut = first ? matchesIn(body, DONE_THEN, item.from, first.from).at(-1) : undefined
  return !first ||
    !cut ||
    /[a-z]{3}/.test(body.plain.slice(cut.to, first.from).replace(/\b(?:her|bir|islem|basina|icin|beher|defada|en|fazla|azami)\b/g, ''))
    ? [{ from: item.from, to: item.to }]
    : [
        { from: item.from, to: cut.to },
        { from: cut.to, to: item.to },
      ]
}
const DONE_THEN = /m[ae](?:k|y[ae]|s[iu])(?:,| ve) /dg
/** "A) Fabrika Müdürü'nün görev ve yetkileri:" */
const OF_OFFICE = /(?:n[iu]n|[iu]n) (?:gorev(?:leri)?(?: ve| ile) )?(?:temsil |imza )?yetki(?:leri|si|li oldugu (?:is|konu|islem)ler)\W*$/
/** "Bu işlemlerde … imza atar": of what is listed before. */
const OF_THEM =
  /^[\W\d]*(?:bu|anilan|soz konusu|yukarida[a-z]*|sayilan)(?: (?:yazili|sayilan|belirtilen))? (?:yetki|islem|is|konu|husus|gorev)(?:l[ae]r)[a-z]*\b/
const ALL_OF_THEM = /^[\W\d]*(?:[a-z]\W )?(?:yukarida[a-z]*|sayilan|anilan|bu) [^.;]*\byetki(?:ler|leri)n?[ia]?\b/
/** Whether a list of what somebody may do, none of it with a form, is closed by how it is signed: "Bu işlemlerde tek başına imza atar." */
const isClosedBelow = (body: Body, parts: readonly Part[], at: number, terms: readonly Term[]): boolean => {
  for (const part of parts.slice(at + 1, at + MOST_ITEMS)) {
    const plain = body.plain.slice(part.from, part.to)
    if (hasForm(body, part, terms)) return USE_THEM.test(plain) || OF_THEM.test(plain)
    const inside = terms.filter((term) => term.from >= part.from && term.to <= part.to)
    if (part.title && inside.length === 0) return false
    if (inside.length > 0 && !OF_OFFICE.test(plain)) return false
  }
  return false
}
const MOST_ITEMS = 40
const HAVE_POWERS =
  /\b(?:yetkilere|yetkiye|yetkileri|islemleri|isleri) (?:[a-z]+ ){0,3}(?:sahiptir|haizdir|kullanir|yapabilir|yapar|yetkilidir)(?:ler|lar)?\W*$/
const USE_THEM =
  /\b(?:bu|anilan|soz konusu|yukarida[a-z]*|sayilan)(?: (?:yazili|sayilan|belirtilen))? yetki[a-z]* [^.;:]{1,80}? kullan(?:ir|abilir|ilir)(?:lar)?\W*$/
const HANGS_ON = /\b(?:onay|izin|izn|muvafakat|karar)[a-z]* (?:ile|alin|uzerine|veril)|\b(?:sart|kosul)[a-z]*la\b/
const GIVES_REST =
  /\b(?:yetkilidir|yetkisindedir|uhdesindedir|imzalar|kullanir|(?:tarafindan|eliyle) (?:yapilir|imzalanir|yurutulur|gerceklestirilir|temsil edilir))(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** What only bounds what others give: it gives nobody anything, whoever it speaks of. */
const ONLY_BOUNDS =
  /\b(?:sinirlidir|gecerlidir|gecersizdir|kalkar|sona erer|asamaz|gecemez|kapsamaz|icermez|dahil degildir)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "A Grubundan birinin imzası da aranır": asked for beside whoever signs. */
const ALSO_ASKED =
  /\bimza(?:s[iu]|lar[iu])(?:n[iu]n)? (?:da|de|dahi|ayrica)(?: [a-z]+)? (?:bulun(?!mak|mas)|aran|gerek|zorunlu|sart|lazim|alin)|\b(?:da|de|dahi|ayrica) imza(?:s[iu]|lar[iu]) (?:bulun(?!mak|mas)|aran|gerek|zorunlu|sart|lazim|alin)|\bikinci imza (?:olarak|sahib)/
/**
 * "Bu tutarı aşan … sözleşmeleri için A Grubu imza yetkilisinin imzası da gerekir": those of the rules before, beyond their amount, with one
 * more; none where the words say something else.
 */
const besideOf = (
  body: Body,
  part: Span,
  terms: readonly Term[],
  read: readonly (RuleRead & { sentence: number })[],
): RepresentationRule[] => {
  const [term, ...others] = terms
  const last = read.at(-1)
  if (!last || !term || others.length > 0 || term.group?.length !== 1 || (term.count ?? 1) > 1) return []
  const { bounds, spans, unclear, condition } = boundsIn(body, part.from, part.to)
  const begin = bounds.above
  if (!begin || unclear || condition !== null || bounds.limit !== null) return []
  const plain = body.plain.slice(part.from, part.to)
  const scope = contentOf(body, part.from, part.from + (ALSO_ASKED.exec(plain)?.index ?? 0), [term, ...spans])
  return read.flatMap(({ sentence, rule }) => {
    const own = rule.limit?.amount === begin.amount && rule.limit.currency === begin.currency
    if (sentence !== last.sentence || !own || rule.group === null || (scope !== null && !isWithin(scope, rule.scope ?? ''))) return []
    const { limit: _, inclusive: __, ...rest } = rule
    return [{ ...rest, limit: null, above: begin, mode: 'joint' as const, with: [...rule.with, term.group ?? ''] }]
  })
}
/** "… aynı tutarlar ve aynı imzalar geçerlidir" */
const SAME_WAYS =
  /\s(?:(?:da|de|dahi|icin|bakimindan|hakkinda|yukarida[a-z]*) )*ayni (?:tutar|limit|sinir|imza|esas|kural|usul)[a-z]*(?: (?:ve|ile) (?:ayni )?(?:tutar|limit|sinir|imza|esas|kural|usul)[a-z]*)* (?:gecerlidir|uygulanir|aranir|gecerli olur)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** Whether words name no kinds of transaction but those that others name. */
const isOfKinds = (words: string, others: string): boolean => {
  const kinds = lawOf('TR').kindsNamed(others)
  return lawOf('TR')
    .kindsNamed(words)
    .every((kind) => kinds.includes(kind))
}
/** What words are about below a head: a noun alone ("alımlar") is of what the head names. */
const ofHead = (words: string | null, head: string | null): string | null =>
  words === null || head === null || words === head || !KIND_ALONE.test(mend(words)) || !isOfKinds(words, head)
    ? words
    : isWithin(words, head)
      ? head
      : lawOf('TR').kindsNamed(head).length > 0
        ? `${head}: ${words}`
        : words
const KIND_ALONE =
  /^(?:(?:yapilacak|verilecek|bu|her turlu|bedelli|tutarli|tutarindaki|degerindeki) )?(?:alim|satis|satim|odeme|sozlesme|islem|siparis|talimat|kiralama|tahsilat|harcama|gider|basvuru|temin|tedarik)[a-z]*$/
/** "Yukarıda sayılan işlemlerde", "bu işlemlerde": no words of their own. */
const REFERS =
  /^(?:yukarida[a-z]*|ayni|bu|bunlar(?:dan|in|a|i)?|anilan|soz konusu|belirtilen|sayilan)(?: (?:yukarida|anilan|sayilan|belirtilen|yazili|gosterilen|bent[a-z]*|bend[a-z]*|fikra[a-z]*|tum|butun|her|turlu|is|isler[a-z]*|islem[a-z]*|konu[a-z]*|husus[a-z]*|sozlesme[a-z]*|kapsam[a-z]*))*$/
const THESE = /^\W*(?:bu|bunlar(?:dan|in|a|i)?|anilan|soz konusu|belirtilen|sayilan)\b/
const REFERS_TO_ARTICLE =
  /\b(?:madde (\d{1,2})|(\d{1,2})\.? ?(?:['’]? ?[iu]?nc[iu] )?madde)[a-z'’ ]{0,6} ?(?:kapsam|(?:belirt|say|yaz|duzen|goster)[a-z]*)[a-z]* /
const ARTICLE = /\bmadde (\d{1,2})\s?[-.):–]/g
const ARTICLE_NEXT = /\bmadde \d{1,2}\s?[-.):–]/
/** "B Grubu müdürlerden oluşur": who they are. */
const CONSISTS = /\b(?:olus(?:ur|maktadir)|ibarettir)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const generalFrom = (body: Body, parts: readonly Part[], at: number): Part[] | null => {
  let end = at
  while (parts[end]?.ends === ';' && end - at < 8) end++
  const last = parts[end]
  if (!last || end === at || !isGeneral(body.plain.slice((parts[at] as Part).from, last.to).replace(/;/g, ','))) return null
  return parts.slice(at, end + 1)
}
/** A verb of somebody who does it, and one of what is done. */
const DOES = /\b[a-z]{2,}(?:[ae]bilir|[aeiu]r|yetkilidir|haizdir|sahiptir)(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const IS = /(?:\byoktur|\bvardir|(?<!yetkili|haiz)dir(?:l[ae]r)?|\bm[ae]z(?:l[ae]r)?)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const PASSIVE = /(?:[iu][ln]|(?<!kul)l[ae]n)(?:[ae]bilir|(?<![ae]bil)[iu]r)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const SAYS_SIGNED =
  /^\W*(?:sirket(?:i|imiz|imizi)?,? )?(?:(?:temsil|ilzam)(?: ve (?:ilzam|temsil))? (?:edilir|olunur|eder(?:ler)?)|imzalanir|yapilir|imza (?:edilir|atilir))\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "Fabrika Müdürü ve Ticaret Müdürü yönetim kurulunca atanır": what is said of those who bear a title is said of agents. */
const titlesAsAgents = (body: Body, part: Span, terms: readonly Term[]): string =>
  terms.every(({ group }) => group !== null && group.length > 1)
    ? terms.reduceRight(
        (text, term) => `${text.slice(0, term.from - part.from)} yetkili${text.slice(term.to - part.from)}`,
        body.plain.slice(part.from, part.to),
      )
    : ''
const CONSISTS_OF = /\b(?:olus(?:ur|maktadir)|ibarettir|[dn]?[ae]n olusur)\W*$/
/** Rows that say of which people each group is made up; null where one of them says anything else. */
const definingFrom = (body: Body, parts: readonly Part[], at: number): { groups: GroupOffice[]; parts: Part[] } | null => {
  let end = at
  while (parts[end]?.ends === ';' && end - at < 8) end++
  const last = parts[end]
  if (!last || !CONSISTS_OF.test(body.plain.slice(last.from, last.to))) return null
  const rows = parts.slice(at, end + 1)
  const all = rows.map((row) => body.plain.slice(row.from, row.to).trim()).join(', ')
  const groups = groupsIn(all)
  return groups === null ? null : { groups, parts: rows }
}
/** "A+B" */
const LETTERS_ADDED = /(?<![a-z])[a-h] ?\+ ?[a-h](?![a-z])/
const SAYS = /\b[a-z]{2,}(?:[iu]r|m[ae]z)(?:l[ae]r)?\W*$/
const DEPTHS = ['', 'article', 'figure', 'letter', 'stroke', 'dash']
/** Dots and dashes stand below each other either way round. */
const isStroke = (mark: string): boolean => mark === 'stroke' || mark === 'dash'
/** Whether an item begins with an amount and names no matter of its own ("- 250.000 TL'ye kadar: B Grubu münferiden"): a row of what stands before it. */
const isAmountRow = (body: Body, next: Span, terms: readonly Term[]): boolean => {
  const { spans } = boundsIn(body, next.from, next.to)
  const [first] = spans
  if (!first || /[a-z\d]/.test(body.plain.slice(next.from, first.from))) return false
  const inside = terms.filter((term) => term.from >= next.from && term.to <= next.to)
  const forms = formsIn(body, next.from, next.to, inside)
  return (
    contentOf(
      body,
      next.from,
      next.to,
      [...spans, ...inside, ...forms].sort((a, b) => a.from - b.from),
    ) === null
  )
}
/** By what an item of a list is marked (an article, a figure, a letter, a stroke), and how deep that stands: "2." above "2.1.", a figure above a letter. */
type Mark = { kind: '' | 'article' | 'figure' | 'letter' | 'stroke' | 'dash'; printed: string; depth: number }
const markOf = ({ plain }: Body, { from }: Span): Mark => {
  const before = plain.slice(Math.max(0, from - 12), from)
  const [, article, figure, letter, stroke, dash] =
    /(madde )?(?:(\d{1,2}(?:\.\d{1,2})*)\s?[.)-]*|(?<![a-z])([a-z]{1,4})\s?[.)]+|([*•])|([–-]))\s*$/.exec(before) ?? []
  const kind = article ? 'article' : figure ? 'figure' : letter ? 'letter' : stroke ? 'stroke' : dash ? 'dash' : ''
  return {
    kind,
    printed: figure ?? letter ?? stroke ?? dash ?? '',
    depth: DEPTHS.indexOf(kind) * 10 + (figure === undefined ? 0 : figure.split('.').length),
  }
}
/** Whether an item stands above those of a list: "I." before "2." is a figure that a scan took for a letter. */
const isAbove = (mark: Mark, items: Mark): boolean =>
  mark.depth < items.depth && !(mark.printed === '2' && (items.printed === 'i' || items.printed === 'l'))
/** "Yönetim kurulu onayı olmadan taşınmaz satışı için hiçbir yetkili imza atamaz": the kinds of transaction that need another's leave. */
const leaveIn = (body: Body, part: Span): Leave | null => {
  const plain = body.plain.slice(part.from, part.to)
  const without = WITHOUT_LEAVE.exec(plain)
  // "Kira sözleşmeleri, … onayı alınmadıkça imzalanamaz": what it is about may stand before.
  const named = without
    ? [plain.slice(without.index + without[0].length), plain.slice(0, without.index)].map((words) => lawOf('TR').kindsNamed(words))
    : []
  const acts = named.find((kinds) => kinds.length > 0) ?? []
  return acts.length > 0 && boundsIn(body, part.from, part.to).spans.length === 0
    ? { acts, condition: quoteOf(body, part), groups: [] }
    : null
}
/** What rules hang on: those about these kinds of transaction, and of these groups; none named are all. */
type Leave = { acts: string[]; condition: string; groups: string[]; part?: Span }
/** "Tutarlar KDV dahil bedel üzerinden hesaplanır": of rules with an amount. */
const HOW_COUNTED =
  /^(?![^]*\b(?:toplam|yillik|aylik|haftalik|gunluk|donem|kumulatif))\W*(?:(?:yukarida(?:ki)?|bu|isbu|ic|yonergede(?:ki)?|parasal|yazili|belirtilen|anilan|gecen|tum|butun) )*(?:tutar|limit|sinir|bedel|miktar|parasal)[a-z]* [^.;]*\b(?:hesaplan|esas alin|dikkate alin|goz onunde)[a-z]*\W*$/
const hasNoAmount = ({ limit, above, floor }: RepresentationRule): boolean => limit === null && above === undefined && floor === undefined
/** "Bu yönergenin yürürlüğe girmesi … onayına bağlıdır" */
const HANGS_WHOLE = /\byururlu[^.;]{0,80}\bbagli|\bbagli[a-z]* [^.;]{0,40}\byururlu/
/** "Ancak bu yetki … sona erer": said of the rules of the sentence before. */
const OF_POWER_BEFORE = /^\W*(?:(?:ancak|fakat|su kadar ki|bununla birlikte|yalniz),? )?(?:bu|anilan|soz konusu|isbu) yetki/
const BY_LEAVE = /\b(?:karar|onay|izn|izin|muvafakat)[a-z]*(?: ile|yla| uzerine| uyarinca)?\W*$/
const WITHOUT_LEAVE =
  /\b(?:(?:yonetim|mudurler|genel) kurul|yonetim organ|mudur)[a-z]*(?: [a-z]+){0,2}? (?:onay|izin|izn|karar|muvafakat)[a-z]* (?:olmadan|olmaksizin|alinmadan|alinmaksizin|(?:olma|alinma|verilme|bulunma)d[iu]kc[ae])\b/
/** Whether a rule may be about one of these kinds (none: all): by its words, or because they name no kind. */
const mayCover = (scope: string | null, acts: readonly string[]): boolean => {
  if (acts.length === 0 || acts.includes('genel')) return true
  const kinds = scope === null ? [] : lawOf('TR').kindsNamed(scope)
  return kinds.length === 0 || kinds.includes('genel') || kinds.some((kind) => acts.includes(kind))
}
const ALIKE = /^ayni (?:nitelik|tur|cins|mahiyet|kapsam)[a-z]* [a-z]+$/
/** An item that ends in what is done ("… imzalanması,"): what is obtained, found or kept within ("karar alınması") is a condition. */
const ENDS_IN_ACT =
  /\b(?!(?:al|ol|bulun|aran|iste|sagla|onayla|gec|as|kal|gerek)(?:in|un|n|il|ul)?m[ae]s)[a-z]{3,}m[ae]s[iu](?:n[ae]|nd[ae])?[\s,;]*$/
const THOSE = /\b(?:asan|gecen|kalan|olan|uzerindeki|altindaki|ustundeki)l[ae]r[a-z]*\b/
/** "… B Grubundan bir imza yetkilisi; … A Grubundan iki imza yetkilisi imzalar": the verb stands in the last of its parts. */
const isRowOf = (body: Body, part: Part, next: Part | undefined, terms: readonly Term[]): boolean => {
  const last = terms.at(-1)
  if (part.ends !== ';' || !next || next.item || !last || last.to < part.to || !terms.every(isCounted)) return false
  const amounts = boundsIn(body, part.from, part.to)
  if (amounts.spans.length === 0 && contentOf(body, part.from, part.to, terms) === null) return false
  return /\b(?:imzalar|imza (?:eder|atar)|akdeder|yetkilidir|imza(?:s[iu]|lar[iu])(?:n[iu]|yla)?(?: ile)? [a-z]+r)(?:ler|lar)?[\s.]*$/.test(
    body.plain.slice(next.from, next.to).replace(BELOW_NOTICE, ''),
  )
}
/** Whether words name nothing that others do not: each of theirs begins like one of those. */
const isWithin = (words: string, others: string): boolean =>
  [...mend(words).matchAll(/[a-z]{3,}/g)].every(([word]) =>
    [...mend(others).matchAll(/[a-z]{3,}/g)].some(([other]) => word.slice(0, 6) === other.slice(0, 6)),
  )
/**
 * "a) 50.000 TL'ye kadar B grubundan bir, b) bu tutarın üzerinde A grubundan iki imza yetkilisinin imzası ile yapılır": a row of a list
 * whose last says how they all sign.
 */
const isItemRow = (body: Body, parts: readonly Part[], at: number, terms: readonly Term[]): boolean => {
  const part = parts[at] as Part
  const last = terms.at(-1)
  if (!part.item || (part.ends !== ';' && part.ends !== '') || !last || !terms.every(isCounted)) return false
  if (!/^['’]?(?:n[iu]n)?[\s,;]*$/.test(body.plain.slice(last.to, part.to))) return false
  if (boundsIn(body, part.from, part.to).spans.length === 0 && contentOf(body, part.from, part.to, terms) === null) return false
  let end = at
  while (
    /^;?$/.test((parts[end] as Part).ends) &&
    parts[end + 1]?.item &&
    markOf(body, parts[end + 1] as Part).kind === markOf(body, part).kind
  )
    end++
  const closing = parts[end] as Part
  return end > at && /\bimza(?:s[iu]|lar[iu])(?:yla|yle| ile)\b/.test(body.plain.slice(closing.from, closing.to))
}
/** What a sentence keeps from agents: from all of them, or from those of the groups it names. Null where it says something else. */
const keptIn = (body: Body, part: Span, terms: readonly Term[]): { acts: string; groups: string[] } | null => {
  const plain = body.plain.slice(part.from, part.to)
  if (HANGS.test(plain) || boundsIn(body, part.from, part.to).spans.length > 0) return null
  const nobody = NO_AGENT.exec(plain)
  const ends = nobody && !terms.length ? /[a-z]{1,12}m[ae]z(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/.exec(plain) : null
  if (nobody && ends) {
    const acts = actsOf(body, part.from + nobody[0].length, part.from + ends.index)
    return acts === null ? null : { acts, groups: [] }
  }
  const [first] = terms
  const theirs = deniedThem(body, part, terms)
  if (theirs !== null) return theirs
  const kept = KEPT_FROM.exec(plain)
  const says = kept ?? NOT_THEIRS.exec(plain)
  // What nobody has is told apart from what no rule names (deniedIn).
  if (!says || (!first && NO_POWER.test(plain))) return null
  // "… davalarda B Grubu imza yetkilileri temsil edemez": what it is about stands before them, and the verb right behind.
  if (
    !kept &&
    (!first ||
      terms.some(({ count }) => count !== null) ||
      !/(?:[dt][ae],?|\b(?:icin|bakimindan))\s*(?:sirketi\s*)?\(?$/.test(body.plain.slice(part.from, first.from)) ||
      /[a-z]/.test(body.plain.slice(terms.at(-1)?.to, part.from + says.index).replace(/sirketi/, '')))
  )
    return null
  const letters = terms.flatMap(({ group }) => group ?? [])
  if (first) {
    // Those named stand together right before the verb.
    const last = terms.at(-1) as Term
    if (letters.length < terms.length || letters.some((group) => group.length > 1)) return null
    if (last.to < part.from + says.index - 40 || runsOf(body, terms).length !== 1) return null
    const acts = contentOf(body, part.from, first.from, [])
    return acts === null ? null : { acts, groups: letters }
  }
  const all = ALL_AGENTS.exec(plain.slice(0, says.index).trimEnd())
  if (!all) return null
  const acts = contentOf(body, part.from, part.from + all.index, [])
  return acts === null ? null : { acts, groups: [] }
}
/** "Fabrika müdürü ve B Grubu yetkilileri kredi alamaz, kefil olamaz": those whom the sentence begins with, and what none of them may do. */
const deniedThem = (body: Body, part: Span, terms: readonly Term[]): { acts: string; groups: string[] } | null => {
  const [first, last] = [terms[0], terms.at(-1)]
  const ends = NOT_DONE.exec(body.plain.slice(part.from, part.to))
  if (!first || !last || !ends || runsOf(body, terms).length !== 1 || last.to > part.from + ends.index) return null
  if (/[a-z]/.test(body.plain.slice(part.from, first.from).replace(/\bmadde\b/, ''))) return null
  if (terms.some(({ group, count }) => group === null || group === ANYBODY || (group.length === 1 && count !== null))) return null
  const acts = actsOf(body, last.to, part.from + ends.index)
  return acts === null || lawOf('TR').kindsNamed(acts).length === 0 ? null : { acts, groups: terms.flatMap(({ group }) => group ?? []) }
}
/** What a sentence of several verbs denies, each without its verb: "kredi alamaz, taşınmaz satamaz ve kefalet". */
const actsOf = (body: Body, from: number, to: number): string | null => {
  const verbs = matchesIn(body, NOT_DONE_AND, from, to)
  const pieces = [...verbs, { from: to, to }].flatMap((cut, at) => contentOf(body, verbs[at - 1]?.to ?? from, cut.from, []) ?? [])
  return pieces.length === 0 ? null : pieces.join('; ')
}
const NOT_DONE_AND = /\b[a-z]{1,12}[ae]m[ae]z(?:l[ae]r)?\b/dg
const NOT_DONE =
  /(?:[a-z]{1,12}[ae]m[ae]z(?:l[ae]r)?|yetkili degil[a-z]*|yetki(?:si|leri) (?:yoktur|bulunma[a-z]*))\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** What a sentence denies everybody whom the directive speaks of; null where its words hang on something or are not taken apart. */
const deniedIn = (body: Body, part: Span): string[] | null => {
  const plain = body.plain.slice(part.from, part.to)
  const no = NO_POWER.exec(plain)
  // "Vizesi bulunmayan sözleşmeler şirketi bağlamaz": what they lack is a condition, and no matter.
  if (!no || HANGS.test(plain) || LACKS.test(plain.slice(0, no.index)) || boundsIn(body, part.from, part.to).spans.length > 0) return null
  const rest = THE_REST.exec(plain.slice(0, no.index))
  const start = rest ? rest.index + rest[0].length : 0
  const acts = DENIED.exec(plain.slice(start, no.index))
  const named = acts?.[1] === undefined ? null : contentOf(body, part.from + start, part.from + start + acts[1].length, [])
  if (named !== null) return [named]
  // "Bu yetkililerin kredi kullanma, çek imzalama yetkileri yoktur."
  const whose = THEIR_POWER.exec(plain.slice(0, no.index))?.[0].length
  const theirs = whose === undefined ? null : contentOf(body, part.from + whose, part.from + no.index, [])
  if (theirs !== null) return [theirs]
  return rest ? [] : null
}
const LACKS =
  /\b(?:onay|izn|izin|vize|paraf|imza|muvafakat|kase|muhur|teminat|karar|talimat|rapor)[a-z]* (?:[a-z]+ )?(?:bulun|ol|tasi|al(?:in)?|ver(?:il)?)m[ae](?:yan|mis)\b/
/** Whether a part that speaks of those who sign names no transactions. */
const namesNothing = (body: Body, part: Span, terms: readonly Term[]): boolean =>
  (withoutSpans(body, part, terms).match(/[a-z]+/g) ?? []).every((word) => word.length < 3 || EMPTY.test(word) || OF_FORM.test(word))
const OF_FORM = /^(?:tek|bas|munferi|islem|yap|imza|sirket|temsil|ilzam|edemez|edilemez|degil|yok|olarak|ile|hic)/
const isEmpty = (plain: string): boolean => {
  const words = plain.slice(0, NO_POWER.exec(plain)?.index ?? 0).match(/[a-z]+/g) ?? []
  return words.every((word) => word.length < 3 || EMPTY.test(word))
}
const DEPENDS =
  /\b(?:onayladigi|uygun (?:gordugu|buldugu)|(?:karar|izin|onay) verdigi|kararlastirdigi)\b|\b(?:karar|onay|izin|izn)[a-z]* (?:bulunan|bulunmasi|alinmis|verilmis)\b(?: olan| olmasi)?|\bonay(?:li|lanmis|lanan) (?:[a-z]+ )?(?:butce|plan|liste|yatirim|limit)[a-z]*|\b(?:imzalanmis|akdedilmis|onaylanmis) (?:bir |olan )?(?:sozlesme|butce|plan)[a-z]* (?:kapsam|cerceve|uyarinca|geregi)[a-z]*/
const TAKES_BACK = /^\W*(?:ancak|fakat|lakin|su kadar ki|bununla birlikte|yalniz)\b/

/** The rules that a higher grade in the place of a lower one makes, where the directive allows it: said once there, written out here. */
const withHigher = (
  rules: RepresentationRule[],
  terms: readonly Term[],
  all: boolean,
  some: readonly Substitution[],
): RepresentationRule[] => {
  if (!all && !some.some(({ may }) => may)) return rules
  const said = (each: string, slot: string, may: boolean): boolean =>
    some.some((one) => one.may === may && one.higher.includes(each) && one.lower.includes(slot))
  const signsFor = (each: string, slot: string): boolean =>
    each === slot || (((all && each < slot) || said(each, slot, true)) && !said(each, slot, false))
  const isGrade = (each: string | null | undefined): each is string => each?.length === 1 && each !== ANYBODY
  const grades = [
    ...new Set([...rules.flatMap((rule) => [rule.group, ...rule.with]), ...terms.map(({ group }) => group)].filter(isGrade)),
  ].sort()
  const others = (slot: string): string[] => (isGrade(slot) ? grades.filter((each) => signsFor(each, slot)) : [slot])
  // One of grade 1 with one of grade 2 is the same pair either way round.
  const key = (rule: RepresentationRule): string =>
    JSON.stringify({ ...rule, group: [rule.group, ...rule.with].sort(), with: [], quote: '' })
  const found = new Map(rules.map((rule) => [key(rule), rule]))
  for (const rule of rules) {
    for (const group of others(rule.group ?? '')) {
      const [co, ...more] = rule.with
      for (const other of co === undefined ? [undefined] : others(co)) {
        const raised = { ...rule, group: rule.group === null ? null : group, with: other === undefined ? [] : [other, ...more] }
        if (!found.has(key(raised))) found.set(key(raised), raised)
      }
    }
  }
  return [...found.values()]
}
