/**
 * What stands in a clause beside the words that its facts were read from. Who is elected, and who may sign, is given plainly only where every other
 * word of the clause is of a kind that is known to add nothing: names, numbers, days, places, offices, and the formal words of decisions and
 * entries. Any other word may bound it, put it off, or be of somebody else: then the clause is told beside its facts.
 */
import type { Fact, Statement, Unread } from '../fact/fact.ts'
import { type Body, type Found, once, type Span } from '../fact/found.ts'
import { TERMS } from '../fact/office.ts'
import { personsOf } from '../fact/agreement.ts'
import { namesIn } from '../fact/told.ts'
import type { Telling } from '../fact/telling.ts'
import { MONTHS } from '../kernel/dates.ts'
import { remembered } from '../kernel/remembered.ts'
import { fold } from '../kernel/text.ts'
import { isEntity, isInCapitals, isLocated, partiesIn } from '../text/names.ts'
import { type Clause, clausesOf, sentencesOf } from './clauses.ts'
import { EVERYBODY, saysNoMore, UNBOUNDED } from './given.ts'
import { bodyFrom } from './residue.ts'
import { knownIn } from './passed-over.ts'
import { type Kind, wordAt } from './power-words.ts'
import { isSaidWhole } from './whole.ts'

const TILL = '(?:kadar|dek|degin)'
const COUNT = '(?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|onbes|yirmi|\\d{1,2})'
/** Words that bound or condition something by themselves, in the company in which they do not. */
const KNOWN = new RegExp(
  [
    // Till it is decided otherwise, till a day, for years.
    `\\b(?:aksi(?:ne|ni)?|hilafina|yeni|yenisi|yenileri|baska|ikinci)(?: bir)? (?:[a-z]+ ){0,5}?[a-z]+(?:[iu]nc[ae]y[ae]|[ae]n[ae])(?: ${TILL})?\\b|\\baksi karara ${TILL}\\b|\\bkalan (?:gorev )?sure(?:si|sinin)? sonuna ${TILL}\\b`,
    `\\b(?:tarih|gun)[iu]n[ae] ${TILL}\\b|(?<=\\d{4}['’]? ?[ae] )${TILL}\\b`,
    `\\b${COUNT}(?: ?\\([^()]{1,12}\\))? ?(?:yil|sene)(?:l?[iu]k|l[iu]g[iu]na)?(?: (?:sure|muddet)[a-z]*| ile| icin)*\\b`,
    '\\b(?:gorev|uyelik|mudurluk|sure|muddet|donem)(?:i|si|l[ae]r[iu])? (?:suresi )?(?:icin|boyunca|suresince|icinde)\\b|\\b(?:gorev )?surel?e?r?i?(?:since| boyunca| icinde)\\b',
    // Whose term is over and who is elected anew.
    '\\b(?:(?:gorev|hizmet|vazife|uyelik|mudurluk) )?(?:sure|muddet)(?:si|i|leri) (?:sona eren|sona ermis(?: olan| bulunan)?|biten|bitmis(?: olan| bulunan)?|dolan|dolmus(?: olan| bulunan)?|hitam bulan)\\b',
    '\\b(?:(?:gorev|hizmet|vazife|uyelik|mudurluk) )?(?:sure|muddet)(?:si|i|leri|sini|ini|lerini)? (?:hitama er(?:en|mis)|hitam bul(?:an|mus)|munkazi olan|dolduran|doldurmus|tamamlayan|ikmal eden|bitiren|(?:sona ermek|dolmak|bitmek|hitama ermek|tamamlanmak) uzere(?: olan| bulunan)?)\\b',
    // Why it is decided: terms that are over, a chair whom the law asks for; upon what talk, in which book it stands.
    '(?<!\\b(?:sozlesme|mukavele|kira)[a-z]* )\\b(?:sure|muddet)[a-z]* (?:sona er|dol|bit|hitama er)(?:diginden|dugundan|tiginden|(?:mis|mus) (?:olmasi|bulunmasi) (?:nedeni|sebebi)yle)\\b|\\b(?:yetki|gorev) surelerinin(?= bitmis olmasi)',
    '\\b(?:gorusme|muzakere|oylama|secim|(?:gorev|vazife|is) (?:bolum|taksim|dagilim))[a-z]* netice(?:si(?:nde)?|de)\\b|\\bbilahare(?= (?:yap|toplan))|\\bkarar defteri(?:nin|ne)?\\b|\\bsaat(?= \\d)|\\bsecimine gecil(?:di|mis|mistir|erek)\\b|\\bgenel kurul yetkilerine (?=dayan)|\\boteden beri(?= mudur)|\\bfaaliyet gosteren(?= sirket)|\\bbos (?:bulunan|olan|kalan)(?= )',
    '\\b(?:baska|ikinci|diger) bir (?:kisinin )?imza[a-z]* (?:luzum|gerek|ihtiyac|hacet) (?:olmaksizin|olmadan|kalmaksizin|duyulmaksizin)\\b|\\bbirden fazla muduru? (?:bulunan|olan)(?= sirket)|\\bbaskan secilmesi gerektiginden\\b',
    // Without a bound in time.
    '\\b(?:belirsiz|sinirsiz|belirli olmayan|muayyen olmayan|gayri ?muayyen)(?: bir)? (?:sure|muddet|zaman)[a-z]*(?: ile| icin)?\\b',
    '\\b(?:(?:her ?hangi )?bir )?(?:sure|muddet)(?:ye|yle|si)?(?: (?:sinir|kayd|kisit|kayit|sart)[a-z]*)? (?:bagli |tabi |mukayyet )?(?:kal|ol|konul|kon|koyul|belirtil|belirlen|gozetil|tayin edil|tespit edil|taahhut edil)(?:maksizin|meksizin|madan|meden)\\b',
    // What was decided before it, when and where they came together.
    '\\b(?:bunun uzerine|bunu takiben|akabinde|(?:secim|toplanti|karar|oylama|gorusme)[a-z]* (?:takiben|muteakip|muteakiben|akabinde))\\b|\\bkendi (?:icinde|icinden|aralarinda|arasinda)\\b|\\boya sunul[a-z]*\\b|\\bbir araya gel[a-z]*\\b|\\bgizli (?:oy|rey)[a-z]*\\b|\\b(?:hesap|faaliyet|mali) (?:yil|donem|sene|devre)[a-z]*\\b|\\b(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar) gunu\\b',
    // To whose approval it is put.
    '\\b(?:onay|tasvi[bp]|tasdik)[a-z]* (?:sunulmak|arz ?edilmek|arz ?olunmak)(?= ve )',
    // What a liquidator is for.
    '\\btasfiye (?:is|islem|muamele)[a-z]* (?:yurutmek|yapmak|ifa etmek|tamamlamak) uzere\\b|(?<=\\btasfiye memur[a-z]* )tasfiye(?:ye|nin)? (?:iliskin|ait|mutedair|ile ilgili) (?:butun |tum |her turlu |bilcumle )?(?:is|islem|muamele)[a-z]*\\b',
    // From a day on.
    "\\b(?:tarih[a-z]*|gun[a-z]*|bundan|bugunden|simdiden) (?:itibaren|baslayarak|itibar[a-z]*|boyle|sonra)\\b|(?<=\\d{4}['’]? ?d[ae]n )itibaren\\b|(?<=\\d{4}['’]d[ae]n )itibaren\\b|\\bkalan surede\\b|\\b(?:olunan |edilen |gorus)[a-z]*m[ae]s[iu]nden sonra\\b|\\btuzel kisi adina hareket etmek uzere\\b",
    `\\b(?:tasfiye(?:nin)?) (?:sonu(?:na|clan[iu]ncaya)|bitimine|sonuclandirilincaya) ${TILL}\\b`,
    // To what somebody is elected: to serve, to finish a term, to be approved by the next assembly.
    '\\b(?:gorev (?:yapmak|gormek|almak)|(?:vazife|hizmet|is|ifa)[a-z]* (?:gormek|yapmak|etmek)|temsil(?: ve ilzam)? etmek|(?:suresini|muddetini|sureyi|donemi) (?:[a-z]+ [a-z]+ |[a-z ]{0,4}tarihine kadar )?(?:tamamlamak|doldurmak|ikmal etmek)|ikmal etmek|imza atmak|(?:yonetmek|idare etmek) ve temsil etmek|(?:onay|tasvib|tasvip|tasdik)[a-z]* (?:sunulmak|arz ?edilmek|arz ?olunmak)|baslamak|gecerli olmak|olmak|kullanilmak|konulmak|olusmak) (?:uzere|kaydiyla)\\b',
    '\\b(?:ilzam[a-z]*|temsil[a-z]*|idare[a-z]*|(?:ed|ol|baglaya|gir)ebilmesi|olmasi) icin\\b|\\bicin(?= musterek oldugu| [\'’"“](?:munferi|musterek))',
    '\\bana (?=sozlesme|statu|mukavele)',
    // Under the name and the seal of the company.
    '\\b(?:unvan|kase|muhur|muhr)[a-z]*(?: (?:ve|veya|ya da) (?:unvan|kase|muhur|muhr)[a-z]*)? (?:alt|uzer|ust)[a-z]*(?: (?:[a-z]+ ){0,2}?(?:olmak|konulmak|kullanilmak|bulunmak|atilmak)(?: (?:kaydi|sarti|kosulu)(?:yla| ile)| uzere)?)?',
    // "A'ya bırakılmıştır": to whom, and not to what comes later.
    '(?<= {4}[^a-z]{0,3}n?[yn]?[ae] |\\b(?:kendi|uhde)[a-z]* )birak[a-z]*',
    // By how many votes.
    '\\b(?:mevcudun |katilanlarin |uyelerin )?oy ?(?:birlig|coklug|lari?yla|lari? ile)[a-z]*\\b|\\bittifak[a-z]*\\b',
    '\\b(?:gizli|acik) (?:oy(?:lama)?|tasnif)[a-z]*(?: (?:sonucu|netice)[a-z]*)?\\b|\\ben cok oy[a-z]* (?:al[a-z]+|bulunan)(?: bulunan)?\\b|\\b\\d+ oy\\b',
    // "Yalnızca A ile birlikte": whom it leaves out the law weighs.
    '\\b(?:yalniz|sadece|yalnizca|ancak)(?= {4}| (?:birlikte|mustereken|munferiden|diger mudur|baskan))',
    '\\b(?:islem|is|muamele)[a-z]* (?:yurutul|yurutm)[a-z]*\\b|\\b[a-z]+ halinde(?= unvan)|\\bimza(?:s|lar)[a-z]* (?:mutlaka )?(?:bulunmak|bulunmasi|olmasi) (?:sart|kayd|kosul)[a-z]*\\b|\\bicin(?= (?:bunlarin|adi gecenin|sirket unvan|yonetim kurulu))|\\bdair kararlar\\b',
    '\\b(?:birinci |ikinci )?yede[kg][a-z]*(?= {3}| olarak {3}| (?:uye|aza|sira|liste|murakip|denetci|yonetim|olan))|\\byede[kg](?:lerden|likten|lerinden)\\b',
    '\\b[a-z]+ muduru(?= {3})',
    // "A ile B'nin müşterek imzaları olmadıkça ilzam edilemez": by those signatures it is.
    '\\bimzalar[iu] (?:olmadikca|bulunmadikca|olmadan|olmaksizin|bulunmaksizin),?(?: (?:sirket|kooperatif|isletme)[a-z]*)? (?:temsil|ilzam)(?: ve (?:ilzam|temsil))? (?:edilemez|olunamaz|edilemeyecektir|olunamayacaktir)\\b',
    // Alone, and no more than that; alone he may, and the other with him.
    '\\b(?:ise|yalniz|sadece) (?:ancak|yalnizca|sadece|birlikte)\\b|\\byalniz birlikte\\b',
    '\\b(?:yalniz|sadece|yalnizca) (?:basin[a-z]*|imza[a-z]*|kendi[a-z]*)\\b',
    '\\b(?:adi|ismi) gecen[a-z]*\\b',
    '\\b(?:herhangi|hic) ?(?:bir )?(?:[a-z]+ ){0,3}(?:sinir|kisit|kayit|kayd|sart|kosul)[a-z]* (?:[a-z]+ ){0,2}(?:maksizin|olmaksizin|olmadan|bulunmaksizin)\\b|\\bsure (?:kaydi |ile mukayyet )?(?:olmaksizin|bulunmaksizin)\\b|\\b(?:sinir|kisit)lama olmaksizin\\b',
    '\\b(?:tutar|miktar|konu|cins)[a-z]* bakilmaksizin\\b|\\bher turlu islem[a-z]* yapmaya(?:,? [a-z]+){0,14},? [a-z]+m[ae]y[ae]\\b|\\b(?:yonetim|mudurler|denetim) kurulu(?:nun|n)?(?: uyelerinin)? ibra(?:sina|larina)\\b',
    '\\b(?:tayini|secimi|yetkisi|ozlukleri) hakkinda\\b|\\bimzasina (?:gerek|luzum|ihtiyac) (?:olmaksizin|kalmaksizin|olmadan)\\b|\\b(?:dahil olmak uzere|sifat[a-z]* ayri olarak|muzakere sonunda|hususunun|tasfiye(?:nin|sinin))\\b',
    // Whoever else signs need not.
    '\\b(?:diger|otek|obur)[a-z]* (?:[a-z]+ ){1,3}?[a-z]*m[ae](?:ks[iu]z[iu]n|d[ae]n)\\b',
    // Where it was printed, and what is set right.
    '\\b(?:sehven|dogrusu)\\b(?= )',
  ].join('|'),
  'g',
)
/** Words of no more than their clause, besides those known of powers. */
const PLAIN = new RegExp(
  `^(?:${[
    'adres[a-z]*|ikamet|mukim[a-z]*|oturan|eden|etmekte|dogumlu|uyruklu|vatandas[a-z]*|kimlik|numara[a-z]*|pasaport|mersis|sicil[a-z]*|noter[a-z]*|yevmiye|tasdik[a-z]*|onayli|apostil[a-z]*|tercume[a-z]*|merkez[a-z]*|mah|mahalle[a-z]*|cad|cadde[a-z]*|sok|sokak|sokag[a-z]*|sk|blok|kat|daire|apt|ic|dis|il|ilce[a-z]*|koy[ui]?',
    'gercek|tuzel|kisi[a-z]*|sahis[a-z]*|temsilen|adina|esi[a-z]*|oglu[a-z]*|kiz[i][a-z]*|serbest|yeminli|mali|musavir[a-z]*|muhasebe[a-z]*|avukat[a-z]*|muhendis[a-z]*|mimar[a-z]*|doktor|profesor|sayin|bay|bayan|hissedar[a-z]*|pay|sahip[a-z]*|sahib[a-z]*|ortak[a-z]*|ortag[a-z]*|kurucu[a-z]*|kardes[a-z]*|yabanci|aramizda[a-z]*|arasin[a-z]*|iclerinden|disaridan|haricten|disindan|olmayan|bulunan',
    'oteki|obur|asi?l(?:l[ae]r(?:[iu]?n?[ae]|[iu])?|l[iu]g[ae]|l[iu]kl[ae]r[iu]?n?[ae])?|asli|asaleten|sira[a-z]*|uye[a-z]*|azali[a-z]*|aza[a-z]*|mudur[a-z]*|baskan[a-z]*|reis[a-z]*|vekil[a-z]*|yardimci[a-z]*|muhasip[a-z]*|sekreter[a-z]*|katip[a-z]*|sayman[a-z]*|murakip[a-z]*|murakib[a-z]*|denetci[a-z]*|denetim|denetleme|yonetici[a-z]*|temsilci[a-z]*|mumessil[a-z]*|memur[a-z]*|komandite|personel[a-z]*|calisan[a-z]*|hizmet|akdi[a-z]*|sef[i]?|icra|murahhas[a-z]*|organ[a-z]*|heyet[a-z]*|kurul[a-z]*|meclis[a-z]*',
    'yerine|bosalan|acilan|biten|dolan|dolmasi|dolmakta|ayrilan|ayrildigindan|istifa[a-z]*|vefat[a-z]*|olum[a-z]*|nedeniyle|sebebiyle|dolayi(?:siyla)?|uzerine|selef[a-z]*|kalan|tamamla[a-z]*|eski|onceki|mevcut|yeni[a-z]*|tekrar|halen|ayni|ayrica|keza|zamanda|oldugu(?!muz)[a-z]*|olmalari|bulundugu[a-z]*|oldugundan|olmakla',
    'bugun(?:ku)?|toplan[a-z]*|toplanti[a-z]*|olagan[a-z]*|umum[a-z]*|genel|gundem[a-z]*|gorusul[a-z]*|gorusme[a-z]*|muzakere[a-z]*|karar[a-z]*|alinan|alindi[a-z]*|verilen|yapilan|yapil[a-z]*|yapti[a-z]*|edilen|olunan|secim[a-z]*|intihap[a-z]*|intihab[a-z]*|bolum[a-z]*|dagilim[a-z]*|taksim[a-z]*|bolus[a-z]*|gore|gereg[a-z]*|dayan[a-z]*|istinaden|tevfikan|uygun[a-z]*|cercevesinde|kapsaminda|hukm[a-z]*|hukum[a-z]*|madde[a-z]*|bend[a-z]*|fikra[a-z]*|sozlesme[a-z]*|mukavele[a-z]*|yonerge[a-z]*|kanun[a-z]*|ttk|sayi[a-z]*|tarih[a-z]*|gun(?:u|un|unde|lu|luk|ku|den|unden)?|yil[a-z]*|sene[a-z]*|ertesi|gazete[a-z]*|nusha[a-z]*|sayfa[a-z]*|ilan[a-z]*|tescil[a-z]*|yayim[a-z]*|yayinlan[a-z]*|nesredil[a-z]*|baslik[a-z]*|yukarida[a-z]*|asagida[a-z]*|yazil[a-z]*|belirtilen|soz|konusu',
    'sec[a-z]*|ata(?:n|m|di|l)[a-z]*|tayin[a-z]*|getir[a-z]*|gorevlendir[a-z]*|gorev[a-z]*|vazife[a-z]*|belirle[a-z]*|tespit|tesbit|kilin[a-z]*|veril[a-z]*|ver(?:dik|mistir|mislerdir|di)|tevdi[a-z]*|cagr[a-z]*|icabet|davet|yetkilendir[a-z]*|ustlen[a-z]*|deruhte|yurut[a-z]*|surdur[a-z]*|temsil[a-z]*|ilzam[a-z]*|edil[a-z]*|etti[a-z]*|etme[a-z]*|etm[a-z]*|eder[a-z]*|edecek[a-z]*|edecegi[a-z]*|olun[a-z]*|olmus[a-z]*|olmas[a-z]*|olacak[a-z]*|olus[a-z]*|tesekkul|ittihaz|aynen|onay[a-z]*|kabul[a-z]*|hitam|sona|ermis[a-z]*|seklinde[a-z]*|suretiyle|maksat|mevzuu[a-z]*',
    'grub(?!umuz)[a-z]*|grup[a-z]*|derece[a-z]*|ilk|son|birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|on[a-z]*|yirmi|otuz|kirk|elli|yuz|bin|adet|adli|isimli|lira[a-z]*|tl|i{1,3}|iv|v|de|da|ki|o|su|alt|nu|ye|ya|yi|yu|ten|tan|dan|den|la|le|na|ne|si|olup|hem|yil|ile',
    'liste[a-z]*|soyad[a-z]*|evlilik|evlenme[a-z]*|bosanma[a-z]*|degis[a-z]*|duzelt[a-z]*|dogru[a-z]*|sekilde|bicim[a-z]*',
    'mahkeme[a-z]*|muessese[a-z]*|haric(?:t)en|bunlar[a-z]*|teskil(?:i(?:ne|nin)?)?|ibaret|n?[dt][ae]d[iu]r|gerek|bilgileri|aralarinda|ak(?:t|d)edilen|akabinde|alelade|umur[a-z]*|mutesekkil|eliyle|delil|serik[a-z]*|nasbet[a-z]*|baglaya[a-z]*|mevzuun[a-z]*|giren|bilcumle|hususat[a-z]*|muteallik|bahsed[a-z]*|kanuni|sartlari|yerlesim|yeri|cekil[a-z]*|ibraz|musteniden|yerlerine|yazisi|tutanag[a-z]*|anlasil[a-z]*|bakimindan|techiz|sarti|mutlaka|ikmal|islerin|hususun|esas|mumaileyh[a-z]*|yaninda|sifat[a-z]*|kaldirilarak|hakki|olanlar[a-z]*|gec(?:mesine|mistir)|bizler|baslamistir|edici|aranmasi|yolunda|defa|az|soyle|velhasil|adedi(?:nin|ni)?|sahsen|erecek|gene|sureyi|eslik|ilaveten|istirakle|yurutulmesi|kendisine|bilgilerinin|komiser[a-z]*|konkordato|islemlerinin?|suresini|suresinin|goruserek|tamaminin|sinirsiz|tasfiyesine|tasfiyeye',
    'fevkalade|celse[a-z]*|ictima[a-z]*|akdolunan|halihazirda(?:ki)?|sudur|te|ta|riyaset[a-z]*|inhilal|yere|yerlere|bakiye|gerekse|anlaminda|zabi?t[a-z]*|zapt[a-z]*|ifa|munhal|mucibince|vefk|ozet(?:i|le)?|hulasa(?:s[iı]|ten)?|soyledir|asagidadir|asagidaki(?:gibi)?|geriye|yanina|salon[a-z]*|direktor[a-z]*|koordinator[a-z]*|uzman[a-z]*|n?d[ae]n?|n[iu]n',
    `${MONTHS.join('|')}`,
  ].join('|')})$`,
)
/** Words that bound or condition, among those that stand in every clause on signing: harmless only in known company. */
const BOUNDS =
  /^(?:kadar|dek|degin|sonra|itibaren|uzere|icin|boyunca|suresince|icinde|sadece|yalniz|yalnizca|ancak|haric|disinda|secilinceye|seciminceye|oy|oyu[a-z]*|sinirli|sartiyla|kaydiyla|kosuluyla|halinde|takdirde|ilgili|iliskin|dair|hakkinda|muhatap|miktar|parasal|karsi|birak[a-z]*|olur(?:u|unu|una|uyla|undan)|[a-z]{2,}m[ae](?:z(?:l[ae]r)?|y[ae]c[ae]k(?:t[iu]r|l[ae]r)?))$/

/** Somebody's leave, or a decision to come: a signature that needs it is no signature alone. */
const LEAVE = '(?:onay|izn|izin|muvafakat|icazet|riza|olur|talimat|talep|taleb|vize|paraf|gorus|istek|isteg|emr|emir)'
/** A verb that gives an office or a power, or says how long: the decision beside it is the one that gives them. */
const GIVES =
  '(?:sec|ata(?:n|m|di)|tayin|intihap|veril|kilin|kilmis|yetkilendir|salahiyetlendir|gorevlendir|getiril|kararlastir|uzat|belirlen|tespit|tesbit|karara bagla)'
/** What bounds a power though each of its words is harmless elsewhere: with whose leave, by whose later decision, in whose name, for which branch. */
const BOUNDING = new RegExp(
  [
    `\\b(?:yazili |onceden |on |acik |uygun )*${LEAVE}(?!a sunul|ina sunul|ina arz|a arz|ladi|lan)[a-z]* (?:ve (?:onay|izn|muvafakat|talimat|imza)[a-z]* )?(?:ile\\b|uzerine\\b|alarak|alin|almak|alip|dogrultu|cercevesinde|dahilinde|olmak|olma|sart|kayd|kosul|gerek|aran|tabi|bagli|bulun|gore\\b)|\\b${LEAVE}[a-z]{0,6}yl[ae]\\b`,
    `\\b(?<!\\d[^;]{0,40}|\\b(?:alinan|verilen|isbu|bu|ilisik|ayni|olan|mezkur|adi gecen|anilan) (?:[a-z]+ ){0,2})karar(?:[a-z]{0,4} (?:ile|uzerine|almak|alarak|alinmak|alinarak|dogrultusunda|cercevesinde)|[iu]?yl[ae])\\b(?![^;]*\\b${GIVES})`,
    '(?<= {4,}) ?(?:ad|nam)ina\\b(?! hareket)|(?<= {4,}[^a-z]{0,3}n?[iu]n )(?:vekili|temsilcisi)(?: olarak| sifatiyla)',
    // A signature more.
    '\\b(?:ikinci(?: bir)?|ilave(?: bir)?|ek|bir (?:ikinci|baska)|bir imza daha|imza daha) ?(?:imza[a-z]* )?(?:daha )?(?:da )?(?:aran|bulun|gerek|sart|zorun|ihtiyac|luzum|at[ai])|\\byan[iu]nda bir (?:[a-z]+ ){1,2}(?:daha )?imza',
    // Before another's eyes, for another, for the time being.
    "(?<= {4,}['’]?n?[iu]n )(?:huzurunda|nezaretinde|gozetiminde|denetiminde|refakatinde|bilgisi dahilinde)|(?<= {4,}['’]?[yn]?[iu] )temsilen|\\b(?:gecici(?: olarak| sureyle| bir sure)?|muvakkat[a-z]*|vekaleten|vekil sifat[iu]yla)\\b(?! (?:vergi|tescil|madde|mudur|yonetim|muhlet|heyet))",
    // "Ne A ne de B": neither.
    "(?<![a-z'’])ne(?: d[ae])? {4,}",
    // "Atanacak B": who is none yet.
    '\\b(?:sec|ata|belirle|gorevlendir|getir|tayin ed|yetkilendir|yetkili kil|onayla|goster|oner)[a-z]*[ae]c[ae]k(?: olan)? {4,}',
    // "Genel müdürün imzası ile A": with another's signature.
    "\\b(?:mudur|ortag|ortak|uye|baskan|denetci|denetc|muhasebeci|sekreter|avukat|temsilci|yetkili|memur|kisi|kimse)[a-z]*n imza(?:si ile|siyla) {4,}(?=[a-z'’])",
    // "Kasa işlerinde", "bu konuda": in some matters.
    `(?<!\\b(?:her|tum|butun|bilumum|bilcumle|cemi|tasfiye|sirket[a-z]*|kooperatif[a-z]*|ilgilendiren|giren|sokacak|sokan|dair|iliskin|ilgili|edecek|yapilacak|duzenlenecek|borc[a-z]*|taahhut[a-z]*)\\b[^,;]{0,60})\\b(?:is|islem|konu|husus|muamele|sozlesme|mukavele)(?:ler|lar)?(?:in|un)?[dt][ae](?=[ ,])`,
    // Before public offices alone.
    '(?<!\\b(?:ozel|hususi|ucuncu|sahis|kisi|banka|mahkeme|her)[a-z]* (?:[^;]{0,120} )?)\\bresmi (?:daire|makam|merci)(?:ler|lar)?(?:de|da|lerde|larda| nezdinde| onunde| karsisinda)\\b(?![^;]*\\b(?:ozel|hususi|ucuncu|sahis|kisi|banka|mahkeme|her|butun is|tum is)[a-z]*)',
    '\\bsube[a-z]* (?:is|islem|muamele|faaliyet|konu)[a-z]*|\\b(?<!\\b(?:ve|ile|veya|tum|butun|bilumum|bilcumle|mevcut|acilacak|acilmis|acacagi|kurulacak|diger|kadar) )sube(?:yi|mizi|sini|de|sinde|mizde|lerde)\\b(?! (?:de|da|dahil|acm|acil))',
  ].join('|'),
  'g',
)

/** What a record of the templates says of the term and of the form of somebody's power, in capitals or not. */
const OF_RECORD = /(?<=;)[^;()]{3,80}(?=\([^()]{2,60}\) temsile yetkili)|\byetki sekli\s?:(?:(?!\(\d{1,2}\/)[^:]){3,160}/g
/** A word in small letters but its first, and one in small letters behind it. */
const FIRST = /^\p{Lu}\p{Ll}+ \p{Ll}/u

/** What a branch's manager is bounded to in any case. */
const OF_BRANCH =
  /\b(?:yalniz(?:ca)? )?(?:bu )?sube[a-z]* (?:[a-z]+ ){0,3}?(?:ile |n?[ae] )?(?:sinirli|munhasir|iliskin|ilgili)(?: (?:olmak uzere|olarak|butun islem[a-z]*))?/g

/** Before whom somebody signs: all, where the words say so. */
const BEFORE =
  /^(?:banka[a-z]*|nezdinde|onunde|karsisinda|merci[a-z]*|gumruk[a-z]*|vergi|daireler[a-z]*|makam[a-z]*|kurum[a-z]*|kurulus[a-z]*)$/
const ALL = /\b(?:her (?:turlu|husus)|bilumum|bilcumle|butun|tum|resmi|her konu)/
/** What somebody may do, and what it is done with, named beside all of it ("hesap açtırmaya, kredi almaya, velhasıl her konuda"). */
const OF_ACTS: ReadonlySet<Kind> = new Set<Kind>(['act', 'asset', 'paper', 'any_paper', 'body', 'any_body'])
/** Whether a word adds nothing in whatever company it stands. */
const isHarmless = remembered((word) => !BOUNDS.test(word) && !BEFORE.test(word) && (PLAIN.test(word) || saysNoMore(word)))

/** In a clause of capitals alone any word may be a name: but for those that bound, and for the endings that no name has. */
const isInflected = remembered(
  (word) =>
    BOUNDS.test(word) ||
    /^(?:muddetce|surece|haric|gecici|vekaleten|munhasiran|sayesinde|tarafindan)$|(?:onay|izn|muvafakat|olur|riza|paraf|nezaret|gozetim|talimat|vesayet|denetim)(?:i|u|s?[iu]n)[a-z]*$|[a-z]{2}(?:m[ae]y[iu]p|[ae]c[ae]kt[iu]r|m[ae]kt[ae]d[iu]r|[dt][iu]kc[ae]|[iu]nc[ae]y[ae]|m[ae]d[ae]n|m[ae]ks[iu]z[iu]n|[dt][iu]g[iu](?:n[iu]|nd[ae]n?)?|[ae]c[ae]g[iu](?:n[iu]|nd[ae]n?)?|[iu]rken|[iu]yl[ae]|l[ae]r[iu]n[dt][ae]n?|l[ae]r[iu]n[ae]|s[iu]nd[ae](?:ki|n)?|m[ae]k|[dt][ae]ki)$/.test(
      word,
    ),
)

const bodyBegin = once(bodyFrom)

/** Whether a fact gives an office, or a power that nothing bounds. */
const isPlain = (statement: Statement): boolean =>
  statement.kind === 'appointment' ||
  (statement.kind === 'representation' &&
    statement.scope === null &&
    statement.group === null &&
    statement.limit === null &&
    statement.above === undefined &&
    statement.floor === undefined &&
    statement.condition === undefined &&
    statement.excludes === undefined &&
    statement.mode !== 'limited')

/** What a scan made of the stars of a masked number. */
const MASK = /[#*]{2,}[a-z]{1,12}[#*]*|[#*]t{2,}[a-z]{0,10}/g

const blank = (words: string): string => words.replace(/[^ ]/g, ' ')
/** The letters of a clause without the people it names and what was read of it. */
const withoutRead = (body: Body, { from, to }: Span, read: readonly Span[]): string => {
  let plain = body.plain.slice(from, to).replace(MASK, blank)
  for (const party of [
    ...partiesIn(body, from, to),
    ...read.flatMap((span) => (span.from < to && from < span.to ? [{ from: Math.max(from, span.from), to: Math.min(to, span.to) }] : [])),
  ])
    plain = plain.slice(0, party.from - from) + blank(plain.slice(party.from - from, party.to - from)) + plain.slice(party.to - from)
  return body.branch || /\bsube mudur/.test(plain) ? plain.replace(OF_BRANCH, blank) : plain
}

/** The words of a clause that are of no known harmless kind, those `read` aside. */
export const strangeIn = (body: Body, clause: Span, read: readonly Span[] = []): string[] => {
  const { from } = clause
  const plain = withoutRead(body, clause, read)
  const begin = bodyBegin(body)
  const [ofAll, ofEverybody] = [ALL.test(plain), EVERYBODY.test(plain)]
  const first = Math.max(0, begin - from) + plain.slice(Math.max(0, begin - from)).search(/[a-z]/)
  const records = [...plain.matchAll(OF_RECORD)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
  const isOfForm = (at: number): boolean => records.some((span) => span.from <= at && at < span.to)
  return [
    ...plain
      .replace(TERMS, blank)
      .replace(KNOWN, blank)
      .matchAll(/[a-z]+/g),
  ].flatMap(({ 0: word, index }) => {
    // The first word of a sentence begins with a capital whatever it is.
    const isFirst = index === first && FIRST.test(body.text.slice(from + index, from + index + 40))
    const isName = !isFirst && !isOfForm(index) && !isLocated(word) && /\p{Lu}/u.test(body.text[from + index] ?? '')
    const isOfCapitals = isInCapitals(body, from + index)
    if (isName && !isOfCapitals) return []
    const kind = wordAt(plain, index)?.is ?? 'only'
    // "Bütün bankalarda": all of one kind, and nobody else.
    const isOfAll = BEFORE.test(word) || kind === 'body' ? ofAll && ofEverybody : ofAll && !BOUNDS.test(word) && OF_ACTS.has(kind)
    return isOfAll || isHarmless(word) || (isOfCapitals && !isInflected(word)) ? [] : [word]
  })
}

/** What bounds the powers of a clause though each of its words is harmless elsewhere, what was `read` of it aside. */
export const boundingIn = (body: Body, clause: Span, read: readonly Span[] = []): string[] =>
  body.branch ? [] : (withoutRead(body, clause, read).replace(UNBOUNDED, blank).match(BOUNDING) ?? []).map((words) => words.trim())

/** Whether the clause that gives an office, or a power without bounds, says more than is known to add nothing. */
export const saysMore = (body: Body, { statement, from, to }: Found, read: readonly Found[]): boolean =>
  isPlain(statement) &&
  clausesOf(body).some(
    (clause) =>
      clause.from < to &&
      from < clause.to &&
      // A row of a table ends where the next one begins, in a clause that no mark parts.
      (clause.from <= from || !body.plain.slice(from, to).includes('|')) &&
      (isStrange(body, clause, read) || (statement.kind === 'representation' && isBounded(body, clause, read))),
  )
/** The powers of a clause that have bounds: their words are their own. */
const boundedOf = (read: readonly Found[]): Found[] =>
  read.filter(({ statement }) => statement.kind === 'representation' && !isPlain(statement))
const remember = (known: WeakMap<Span, boolean>, clause: Clause, found: () => boolean): boolean => {
  const is = known.get(clause) ?? found()
  known.set(clause, is)
  return is
}
const isStrange = (body: Body, clause: Clause, read: readonly Found[]): boolean =>
  remember(strange, clause, () => {
    // What a power's own frame knows each word of.
    const stated = read.flatMap(({ statement, known }) =>
      statement.kind === 'representation' || (statement.kind === 'appointment' && statement.group !== undefined) ? (known ?? []) : [],
    )
    const own = [...boundedOf(read), ...stated]
    return (
      strangeIn(body, clause, own).length > 0 &&
      strangeIn(body, clause, [...own, ...knownIn(body, clause)]).length > 0 &&
      // Words that a sentence on who signs with whom is composed of are known there, whatever they may mean elsewhere.
      !isSaidWhole(body, clause, read, true)
    )
  })
const isBounded = (body: Body, clause: Clause, read: readonly Found[]): boolean =>
  remember(bounded, clause, () => {
    const { from, to, sentence } = clause
    // A clause that names nobody speaks of whom the words before it name.
    const isHandedOn = partiesIn(body, from, to).length === 0 && HANDED_ON.test(withoutRead(body, sentence, []))
    const own = [...boundedOf(read), ...delegationsIn(body, clause, read)]
    return isHandedOn || boundingIn(body, clause, own).length > 0 || isOfAnotherCompany(body, clause)
  })
/** "X A.Ş. adına A": in whose name A sits in the organ by what was read, and no bound of A's power. */
const delegationsIn = (body: Body, { from, to }: Span, read: readonly Found[]): Span[] => {
  const entities = new Set(
    read.flatMap(({ statement }) => (statement.kind === 'appointment' && statement.legal_entity ? [fold(statement.legal_entity)] : [])),
  )
  if (entities.size === 0) return []
  return partiesIn(body, from, to).flatMap((party) => {
    const words = entities.has(fold(party.name)) ? IN_NAME_OF.exec(body.plain.slice(party.to, to)) : null
    return words ? [{ from: party.from, to: party.to + words[0].length }] : []
  })
}
const IN_NAME_OF = /^['’]?(?:n[iu]n)? ?(?:ad|nam)ina(?![a-z])/
/** "B'nin yetkisi A'ya verilmiş ve …": whose it was, and whose it is. */
const HANDED_ON =
  /(?<= {4,})['’]?n?[iu]n (?:[a-z]+ ){0,3}(?:yetki|s[ae]lahiyet)[a-z]* {4,}['’]?[ny]?[ae] (?:ver|devr|devir|birak|gec|tevdi)/
/** "Beta Limited Şirketi A'nın tek imzası ile temsil edilir": another company than the notice's, which is said to be represented. */
const isOfAnotherCompany = (body: Body, { from, to }: Clause): boolean => {
  const title = fold(body.header.title ?? '')
  // The full stop of "Ltd. Şti." parts a company from what is said of it.
  const parted = /\bsti\.\s*$/.test(body.plain.slice(Math.max(0, from - 8), from)) && !/\bsirket/.test(body.plain.slice(from, to))
  return partiesIn(body, parted ? Math.max(0, from - LONGEST_TITLE) : from, to).some(
    ({ name, after, to: end }) =>
      (end > from || from - end < 3) &&
      isEntity(name) &&
      (after === null || after === 'object') &&
      title !== '' &&
      !title.includes(fold(name).split(' ').slice(0, 2).join(' ')) &&
      REPRESENTED.test(body.plain.slice(end, to)) &&
      !/^ ?(?:adina|namina|temsilen|ve|ile|olarak|,|\(|tarafindan|tuzel|unvanli)/.test(body.plain.slice(end, end + 14)),
  )
}
const LONGEST_TITLE = 120
const REPRESENTED = /\b(?:temsil|ilzam)(?: ve ilzam)? (?:ed|olun)|\bbagla/
const strange = new WeakMap<Span, boolean>()
const bounded = new WeakMap<Span, boolean>()

/** What a told piece is of that the law weighs by itself: how somebody signs, who was in office before, a duty within the company. */
const WEIGHED: readonly Telling[] = ['signing', 'former', 'qualifies']
/** What undoes or puts off the election that it goes on from, whatever else it is of. */
const UNDOES: readonly Telling[] = ['stays', 'voids', 'annuls', 'provisional', 'put_off']
/** What is told and neither puts off nor bounds the election or the power that it goes on from. */
const ADDS_NOTHING: readonly Telling[] = ['aside', 'affirms', 'elects_plainly']
/**
 * "… Sınırlı Yetkili (İç Yönergede Belirtilen Şekilde Yetkilendirilmiştir.) Yalnızca Gebze şubesi işlerinde yetkilidir.": words between the
 * form of a limited agent and the next entry, the reference to his directive or the end of the notice say more of him. So does a form of
 * signing in the brackets of his office ("(I. Derece İmza Yetkilisi - Müşterek)").
 */
const boundsAgent = (body: Body, at: readonly number[], fact: Fact): boolean => {
  if (fact.kind !== 'representation' || fact.mode !== 'limited' || !/[Ss]ınırlı [Yy]etkili/.test(fact.quote)) return false
  if (FORM_IN_OFFICE.test(fact.quote.slice(0, fact.quote.search(/[Ss]ınırlı [Yy]etkili/)))) return true
  const from = at.findIndex((place) => place >= fact.end)
  if (from < 0) return false
  const behind = body.text.slice(from, from + BEHIND_AGENT)
  const form = /^[^().]{0,40}\((?!\d)(?:[^()]|\([^()]*\)){0,120}\)|^/u.exec(behind)?.[0] ?? ''
  const rest = behind.slice(form.length)
  const ends = NEXT_ENTRY.exec(rest)
  const words = rest.slice(0, ends?.index ?? (rest.length < BEHIND_AGENT - form.length ? rest.length : 0))
  return (words.match(/\p{L}{3,}/gu) ?? []).length > 1
}
const BEHIND_AGENT = 400
const FORM_IN_OFFICE = /\([^()]*\b[Mm](?:üşterek|ünferi)[^()]*\)/u
const NEXT_ENTRY =
  /(?:T\.?C\.? )?(?:\p{L}+ ){0,4}[Uu]yruklu|\p{Lu}\S*(?: \p{Lu}\S*){0,3},? \S+ (?:T\.?C\.? )?[Kk]imlik|\d[\d*]{6,} |[İI][çÇ] [Yy]önergenin|Daha önce|\(\d|(?=(\p{Lu}{3,}(?:[ /]\p{Lu}{2,})+))\1(?!\p{L})(?=[\s:]*(?:[\p{Lu}(\d]|$))|\p{Lu}{4,}\s*$|Adres\s*:|adresinde ikamet/u

/**
 * Elections and powers whose sentence goes on with something else that is told: it may put off, bound or undo what they give. `at`: where
 * the letters of the body stand in the text of the notice.
 */
export const withRest = (body: Body, at: readonly number[], facts: readonly Fact[], unread: readonly Unread[]): Fact[] => {
  const sentences = sentencesOf(body).map((sentence) => ({ from: at[sentence.from] ?? 0, to: at[sentence.to - 1] ?? body.plain.length }))
  const rests = unread.flatMap((clause) => {
    const { start, end, told } = clause
    const sentence = sentences.find(({ from, to }) => from <= start && end <= to + 1)
    const tells = told?.tells ?? []
    const weighed = WEIGHED.some((each) => tells.includes(each)) && !UNDOES.some((each) => tells.includes(each))
    if (tells.some((each) => ADDS_NOTHING.includes(each))) return []
    // "…; A yeni kurula girmemiştir": of him alone.
    const names = tells.includes('ends_his') ? namesIn(clause) : null
    return sentence
      ? [{ from: sentence.from, at: start, weighed, isOfElse: (own: readonly string[]) => names !== null && !own.some(names) }]
      : []
  })
  return facts.map((fact): Fact => {
    const goesOn =
      (fact.kind === 'appointment' || fact.kind === 'representation') &&
      !fact.told?.tells?.includes('says_more') &&
      // A commercial representative signs by his office: how, is weighed nowhere else.
      rests.some(
        (rest) =>
          rest.from <= fact.start &&
          fact.end <= rest.at &&
          (!rest.weighed || fact.told?.tells?.includes('agent')) &&
          !rest.isOfElse(personsOf(fact)),
      )
    return goesOn || boundsAgent(body, at, fact)
      ? { ...fact, told: { ...fact.told, tells: [...(fact.told?.tells ?? []), 'says_more'] } }
      : fact
  })
}
