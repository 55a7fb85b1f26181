/** Frames of powers: who signs alone, who signs together, with whom; by the template's label and in free prose. */
import { fold, squeeze } from '../kernel/text.ts'
import { AMOUNT, amountOf, CURRENCY, currencyIn, SPOKEN, spokenOf } from '../fact/amounts.ts'
import type { Limit, RepresentationMode, RepresentationRule } from '../fact/fact.ts'
import { type Body, type Found, type Match, matchesIn, once, type Rule } from '../fact/found.ts'
import { directiveBegins } from '../fact/directive.ts'
import { isTitle } from '../fact/directive-signers.ts'
import { formAt, groupOf, listIn, namesIn, NO_TERM, termIn } from '../fact/office.ts'
import { boundToBranch } from './branch-scope.ts'
import { type Clause, clausesOf, sentencesOf } from './clauses.ts'
import { addedTo, type Conditions, circumstanceIn, conditionsIn, WHEN, withoutDenials, withoutSpans } from './conditions.ts'
import { ALONE, FORM, isGiven, isPlainlySaid, laterBegins, saysNoMore, TOGETHER } from './given.ts'
import { seatedIn, seatOf } from './duties.ts'
import { delegateRule } from './delegates.ts'
import { bodyStart, type Chosen, electedIn, electorateOf } from './offices.ts'
import { isAlongWithHimself, REPLACED, type Signer, signersIn } from './references.ts'
import { isTitled } from './titled.ts'
import { addDays, type IsoDate } from '../kernel/dates.ts'
import { NUMERALS, SCALES } from '../kernel/numerals.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { verb } from '../text/lexicon.ts'
import { isEntity, isName, LISTED as IN_ONE_LIST, partiesIn, personIn } from '../text/names.ts'
import { allIn, holds } from '../text/needed.ts'

const POWER =
  /temsil|ilzam|\bimza[a-z]* ile s[ae]lahiyet|(?:muteber|gecerli) ol[a-z]* icin|imza yetki|imzaya yetkili|(?:munferi[dt]|muster)[a-z]* (?:imza[a-z]* (?:ile )?)?yetkili|tek basina yetkili|tek imza[a-z]*(?: ile)? (?:tam )?yetkili|ahzu? ?kabz|imza[a-z]* ile yetkilendiril|\b(?:sirketi|sirketimizi|kooperatifi|isletmeyi|firmayi)\s(?:[a-z]+ ){0,4}bagla|imza[a-z]* [^.;]{0,40}bagla|\bimza[a-z]* (?:[a-z]+ ){0,3}(?:yeterli|kafi\b|yeter\b)|\b(?:yalniz|munferi[dt][a-z]*|muster[a-z]*|birlikte) imza (?:ed|at|koy)|\btasfiye (?:is|islem)[a-z]* [^.;,]{0,80}\bimza[a-z]* ile (?:yurut|yap)|\bimza[a-z]* (?:ile )?tasfiye (?:is|islem|muamele)[a-z]* (?:yurut|yap|ifa)/
// A clause that is of signing by its form alone ("münferiden yetkilidir") gives a power over all where nothing before it says over what.
const NAMED_POWER = /temsil|ilzam|(?:muteber|gecerli) ol|\bimza(?!si? ile yetkili)|kabz|bagla/
const OVER_ALL = /temsil|ilzam|(?:muteber|gecerli) ol|yetki|s[ae]lahiyet|kabz|bagla|mezun|muktedir/
/** A clause with a form of signing and one of these is looked at, whatever its verb: what gives a power and what does not, `isGiven` tells. */
const SIGNS = /\btemsil|\bilzam|\bimza(?!la)|\byetki(?:si|leri)\b|\byetkil(?!iler\b)/
/** "A münferiden, yönetim kurulu kararı ile yetkilidir": with somebody's leave. */
const BY_RESOLUTION = /\b(?:genel|yonetim|ortaklar|mudurler) kurul[a-z]* karar[iı] (?:ile|uzerine)\b/
const GIVEN =
  /\btemsiline\b|\btemsile devam|donustur|cevri|tahvil|(?:imza|temsil)(?: ve ilzam)? (?:yetki|s[ae]lahiyet)(?:si|i|leri)(?:nin)? (?:aynen )?devam|yetkili|yetki(?:si)? (?:ver|tan)|\bimza (?:ed(?:er|ecek)|atar|koyar)|yetkilendiril|temsil(?:[a-z]* ve)? ilzam[a-z]* et|temsil ed|temsil et|temsil olun|ilzam et|ilzam ed|ilzam olun|ataca[kg]|temsil ve ilzam|\bkafi|\byeterli|\bsartt?|\bgerekli|\bzorunlu|\baran(?:ir|acak)|bagla[rmny]|s[ae]lahiyet|\bbakidir|\blazim|\bmezun|\bmuktedir|\bimza[a-z]* ile (?:yurutul|yapil)|\bimza[a-z]* (?:ile )?tasfiye (?:is|islem|muamele)[a-z]* (?:yurut|yap|ifa)/
// What the statute or the contract says of whoever holds an office names nobody.
const TITLED =
  /(?:muduru|mudurleri|baskani|yardimcisi|vekili|uye|uyesi|uyeleri|ortagi|ortaklari|ortaklardan|mudurlerden|uyelerinden|azalarindan|azadan|memuru|reisi|azasi)\s*[:;,]?\s*$/
// The members of an organ, whoever they are, sign; not the person named before them.
const OTHERS =
  /(?:mudurlerin|mudurlerden|mudurlerinin|mudurlerinden|uyelerinden|uyelerinin|uyelerden|yetkililerden|yetkililerinden|yetkililerinin|temsilcileri|ortaklarin|ortaklardan|her bir[a-z]*)\b/
const ONE_OF_THEM =
  /(?:uyelerinden|uyelerden|mudurlerden|mudurlerinden|yetkililerden|yetkililerinden)\s(?:herhangi )?(?:bir|biri|birisi)(?:\s?(?:yle|ile))\b/
const TITLES =
  '(?:(?:yonetim|kurulu|idare|meclisi|ikinci|i{2,3}\\.?|2\\.|reisi?|aza(?:si)?|azadan|baskani?|yardimcisi|vekili|uyesi|uye|uyeler|uyeleri|uyelerinden|diger|muh\\.?|muhasip|murahhas|vakif|vakfi|dernek|dernegi|sayman[a-z]*|sekreter[a-z]*|sirket|mudur|muduru|mudurleri|ortagi|genel|mudurlerden|ortaklar[a-z]*|ticari|mumessil[a-z]*|temsilci[a-z]*|komandite|kollektif|serik) )*'
const LISTED = new RegExp(`^(?:['?*°]\\s?[a-z]{1,4})?\\s*(?:,|ve|ile)?(?: (?:ve|ile))?\\s*${TITLES}$`)
/** "A başkan, B başkan vekili olup, şirketi … imzaları ile": each with his office behind him. */
const LISTED_BY_OFFICE = new RegExp(
  `^ (?:(?:yonetim|idare) (?:kurulu|meclisi) )?(?:baskani?|reisi?|(?:baskan|reis) (?:vekili|yardimcisi)|(?:murahhas )?(?:uye(?:si)?|aza(?:si)?)|genel mudur|mudur)(?:,| ve|, ?ve|,? ile)\\s$`,
)
/** Words of several who sign: one alone is not all of them. */
const OF_SEVERAL = /(?:^|\b)(?:[a-z]+ )?imzalari(?:yla| ile)?\b[^.;]{0,60}\b(?:ederler|edeceklerdir|yetkilidirler)\b/
// "A'nın, B veya C'den birisi ile birlikte": of several one co-signs.
const EITHER = new RegExp(`^(?:['?*°]\\s?[a-z]{1,4})?\\s*(?:,|(?:ve ?\\/ ?)?veya|yahut|ya da)\\s*${TITLES}$`)
const EITHER_OR_AND = new RegExp(`${EITHER.source}|${LISTED.source}`)
const OF_THOSE = /^(?:bunlar|(?:bu )?ikisi|adi gecen|anilan|isimleri gecen)/
const ANY_OF_ORGAN = /^(?:diger )?herhangi bir /
const ONE_WITH = /^(?:['?*°]\s?[a-z]{1,4})?\s*(?:(?:herhangi )?(?:bir|biri|birisi)(?:\s?(?:yle|ile))|hangisi olursa olsun onunla)\b/
// "Ayşe Yılmaz şirketi münferiden temsile yetkilidir": the person is the subject.
const ACTS =
  /^,? ?(?:(?:kendi )?sirket [uü]nvani (?:alt[iu]na|uzerine) (?:ata|koya|vaz ?ed)[a-z]* $|sirketi|sirketimizi|firmayi|subeyi|kooperatifi|firmasini|isletmeyi)\b[^,;:]{0,60}$/
// "Şirketi Ayşe Yılmaz münferit imzası ile temsil ve ilzam eder": he is, in the middle.
const REPRESENTED = /\b(?:sirketi|sirketimizi|kooperatifi|isletmeyi)\s+(?:[a-z0-9]+ ){0,6}$/
const REPRESENTS = /(?:temsil|ilzam) ed(?:er|ecek)|^\S*\s(?:olarak )?yetkilidir/
// "A'ya münferiden yetki verilmesine"
const ENTITLED = /^\s?(?:[a-z]+,? ){0,12}(?:imza |temsil )?yetki(?:si)? (?:ver|tan)/
const BY = /^\s*(?:tarafindan|yetkili kilin[a-z]*)\b/
// "A veya B'den birinin imzası ile": either signs alone.
const ONE_OF_TWO = /^\S{0,6}\s(?:herhangi )?(?:bir|biri|birisi)n[iu]n\b[^,;:]{0,80}imza/
const TAKES_ANOTHER = /\b(?:ikinci|oteki|obur) imza|\bimza(?:si|lari)(?:nin)? (?:bulunmasi )?(?:sart|zorunlu|mecburi|gerekli)/
const WITH_HIM = /\b(?:onunla|kendisiyle|kendisi ile)\b/
// "A'nın imzası yeterlidir", "A'nın imzası şirketi bağlar": nobody else's is asked for.
const IS_ENOUGH =
  /^\S{0,6}\s(?:(?:sirket[a-z]* )?(?:unvan[a-z]* )?(?:alt[iu]na )?(?:ataca[kg]i|koyacagi) )?imzasi(?:nin)?\s(?:(?:sirketi|kooperatifi|isletmeyi)\s)?(?:yeterli|yetkilidir\b|kafi(?:dir)?\b|yeter\b|bagla(?:r\b|yacaktir|mas)|(?:temsil|ilzam)[a-z ]* (?:ed|et))/
// "A ve B'den her birine münferiden"
const EACH_OF_THEM = /^\S{0,6}\s(?:ayri ayri )?her bir(?:i|isi)?(?:n[ae]|n[iu]n)?(?:\s*$|,? (?!veya\b|karar))/
// "A'nın şirket ünvanı altına koyacağı imzası ile": the signature of one person, said of nobody else in the clause.
const HIS_SIGNATURE = /^\S{0,6}\s[^,;:]{0,60}\b(?:imzasi|imza) ile[^,;:]{0,60}(?:temsil|ilzam)/
// A power for some transactions, up to an amount, of a signature grade, or given by a court in the organ's place: whoever reads it as the
// power of the whole misleads.
export const CONDITIONAL =
  /\b(?:bu|bahsi gecen|anilan) (?:tutar|miktar|meblag|limit)|(?:tl|lira[a-z]*|usd|euro|avro|dolar[a-z]*)\b\W{0,3}(?:n?[iy][nae] ?)?(?:\w{1,3} )?(?:kadar|asan|asma|gecen|gecmey|uzer)|\bdiger (?:islem|konu|husus|is)|(?:islem|konu|husus)lar?[a-z]* (?:disinda|haric)|\bdisindaki\b|\b(?<!\b(?:butun|tum|her turlu|bilcumle|bilumum)(?: is ve)? )(?:islemlerinde|islemlerde|konularinda) (?:ise )?(?:[a-z]* ){0,8}(?:munferi|muster|tek (?:bas|imza))|\b(?:[a-h]|birinci|ikinci|ucuncu|i{1,3}|\d)\s?\.? (?:grubu|grup|derece)|(?:denetim|denetleme|onay|gozetim)[a-z]* (?:ve [a-z]+ )?kayy[iu]m|kayy[iu]m[a-z]* (?:[a-z]+ )?(?:onay|izin|izni|denetim)|(?<!\b(?:kon|at|vaz ed)[iu]l(?:mak|masi) )kaydi(?:yla| ile)|sarti(?:yla| ile)|\bharic\b|\bharicinde\b|mustesna|onayi(?:nin)? alin|degistirilmesine|\bmutlaka\b|\b(?:sart|zorunlu|mecburi) olmak\b|\bbir(?:i|inin|isi|isinin) [^,;]{1,60} (?:olma|bulunma)[a-z]* (?:uzere|kaydi|sarti)|imzasi(?:nin)? bulunma|\b(?:sadece|yalniz(?:ca)?|munhasiran|sirf) (?!basin)(?:[a-z]+ ){0,4}?(?!birlikte)[a-z]{3,}(?<!\bher [a-z]*)[dt][ae]\b/

const OF_SOME =
  /\bgunluk is|['’]\s?[dt][ae]ki (?:is|islem|faaliyet|proje|santiye)[a-z]*[dt][ae]\b|\b(?:alim|satim|satis|satin al|merkez(?:in)? (?:is|islem)|ipotek|rehin|kefalet|kredi|odeme|cek|senet|sozlesme|teminat|gayrimenkul|tasinmaz|ihale|tasit|arac|gumruk|sube)[a-z]*(?:nda|nde|larda|lerde|m[ae]sinda|m[ae]sinde|icin| konusunda| hususunda)\b/
/** What is done, as the subject of a power: "kredi kullanılmasında", "ipotek verilmesinde". */
const OF_DOING = /\b(?!temsil|ilzam)[a-z]+(?:m[ae]s[iu]nd[ae]|m[ae]l[ae]r[iu]nd[ae])\b/
const MONEY = `(?:${AMOUNT}(?:\\.?\\s?-?\\s?\\))?(?:${CURRENCY}|\\s?-?\\s?lira(?=[a-z]))|${SPOKEN}(?:${CURRENCY}|\\s?lira(?=[a-z])))['’]?\\s?(?:\\([^()]{2,60}\\)\\s?)?`
/** The amount of {@link MONEY}, in figures or in words. */
const moneyOf = (match: Match): string | null => amountOf(match.printed(1)) ?? (match.printed(2) ? spokenOf(match.printed(2)) : null)
/** In whatever words a sum stays within an amount: "'ye kadar", "'yi geçmediği takdirde", "ve altındaki", "limiti dahilinde". */
const WITHIN_AMOUNT = [
  "(?:\\.?['’]?\\s?(?:[yns]|s[iu]n)?[ae]|\\s?sinir(?:i|ina)|\\s?limit(?:i|ine))\\s(?:\\([^()]{2,30}\\)\\s)?(?:dahil\\s)?(?:kadar(?:ki)?|dek|degin)(?:\\s?\\((?:[^()]{2,24}\\s)?dahil\\))?",
  "['’]?\\s?(?:y|n|s[iu]n)?[iu]\\s(?:gecm[ei]|asm[ai])(?:y[ae]n(?:\\s(?:hallerde|durumlarda))?|m[ae]k(?:\\s(?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile)|kosulu(?:yla| ile)))?|dig[iu](?:\\s(?:takdirde|surece|muddetce|hallerde|durumlarda|durumda|halde))|m[ae]s[iu]\\s(?:halinde|durumunda|kaydi(?:yla| ile)|sarti(?:yla| ile)|kosulu(?:yla| ile))|zse|zsa|yecek|yacak)",
  "['’]?\\s?[dt][ae]n\\s(?:daha\\s)?(?:az|dusuk|asagi|kucuk)(?![a-z])",
  "(?:['’]?\\s?(?:[ns]?[iu]n)|(?<=\\))\\s)\\salt[iu](?:nda(?:ki)?)?(?:\\s(?:kalan|bulunan))?",
  '\\s(?:ve|veya)\\s(?:daha\\s)?(?:alt[iu](?:nda(?:ki)?)?|asag[iu](?:s[iu](?:nda(?:ki)?)?)?)',
  "['’]?\\s?l[iu]k\\s(?:limit|sinir|ust sinir|tavan)[a-z]*\\s(?:dahilinde|icinde|alt[iu]nda)(?:\\skalan)?",
  "(?:\\sile|['’]?\\s?y?l[ae])\\s(?:sinirli|mahdut)(?:\\s(?:olarak|olmak|olmak uzere|kalmak|kalmak uzere|olmak kaydiyla))?",
].join('|')
const UP_TO = new RegExp(
  `${MONEY}(?:[ls]?[iu]k\\s)?(?:${WITHIN_AMOUNT})(?:\\s(?:olan|uzere|her turlu|yapilacak|butun|tum|bilcumle|bilumum)){0,3}(?:\\s(?:is|islem|muamele|konu)[a-z]*)?`,
  'dg',
)
/** "Azami 50.000 TL tutarındaki", "en çok 250.000 TL'lik": a sum is bounded by the words before it. */
const AT_MOST = new RegExp(
  `\\b(?:azami|en (?:cok|fazla)|nihayet) ${MONEY}(?:['’]?\\s?[ls]?[iu]k|\\s?(?:tutar|bedel|deger|meblag|miktar)(?:[iu]nda(?:ki)?|daki|li))(?:\\s(?:olan|her turlu|yapilacak)){0,2}(?:\\s(?:is|islem|muamele|konu)[a-z]*)?`,
  'dg',
)
/** "On milyon liraya kadar (10.000.000 TL)": the figures behind the words of the bound. */
const WORDS_UP_TO = new RegExp(
  `\\blira(?:s[iu])?(?:y|n)?a (?:kadar|dek|degin)(?: olan)? \\(${MONEY}[^()]{0,3}\\)(?:\\s(?:olan|uzere))?(?:\\s(?:is|islem|muamele|konu)[a-z]*)?`,
  'dg',
)
/** A number in words before the same in figures, or before its currency. */
const IN_WORDS = new RegExp(
  `(?<![a-z])(?:(?:yalniz )?(?:${[...Object.keys(NUMERALS), ...Object.keys(SCALES), 'yuz'].sort((a, b) => b.length - a.length).join('|')}) ?)+(?:(?:yeni )?(?:turk )?lira[a-z]*['’]?[a-z]{0,3} ?)?\\(?$`,
)
const BACK = '(?:bu|soz konusu|bahsi gecen|anilan|belirtilen|ayni) (?:tutar|miktar|meblag|limit|rakam|sinir|bedel)'
/** "bu meblağa kadar": an amount that was said before, as a ceiling. */
const BACK_TO = new RegExp(
  `\\b${BACK}[a-z]*\\s(?:(?:dahil\\s)?kadar|alt[iu]nda(?:ki)?|gecmeyen|asmayan|dahilinde)(?:\\s(?:olan|icin)){0,2}(?:\\s(?:is|islem|muamele|konu|meblag|tutar)[a-z]*)?`,
  'dg',
)
// "bu miktarı aşan işlemlerde", "50.000,00 TL'nin üzerindeki işlemlerde", "…, geçtiği takdirde"
const BEYOND = new RegExp(
  `(?:\\b${BACK}[a-z]*|\\b(?:bunun|bunlarin)(?= ust| uzer| fazla| otes| fevk)|\\bbunu(?= as| gec)|\\bdaha(?= fazla| yuksek)|(?<=, |; )(?=uzerindeki |ustundeki |uzeri icin|ustu icin|fazlasi|gec(?:tigi|mesi|erse)|as(?:tigi|masi|arsa)|asan |gecen )|${MONEY}(?:\\.?['’]?\\s?(?:(?:s[iu])?n?[iu]n|(?:y|n|s[iu]n)?[iu]|[dt][ae]n)\\b)?)\\s*(?:ve\\s)?(?:daha\\s)?(?:asan(?:\\skisim)?|gecen|(?:gec|as)(?:t[iu]g[iu]|m[ae]s[iu])\\s(?:takdirde|halinde|hallerde|durumunda|durumlarda|durumda)|gecerse|asarsa|ustu(?:nde(?:ki(?:ler|lerde)?)?)?|uzeri(?:nde(?:ki(?:ler|lerde)?)?)?|otesi(?:nde(?:ki)?)?|fevk[iu](?:nde(?:ki)?)?|sonras[iu](?:nda)?|fazla(?:s[iu](?:nda)?)?|yukari(?:s[iu](?:nda(?:ki)?)?|da(?:ki)?)?|yuksek(?= (?:tutar|miktar|meblag|bedel)))(?:\\s(?:olan|icin|kalan|bulunan)){0,2}(?:\\s(?:is|islem|muamele|konu|meblag|tutar)[a-z]*)?`,
  'dg',
)
/** What an amount is of, before it: "işlem bedeli", "tutarı". */
const OF_AMOUNT =
  /\b(?:(?:is|islem|sozlesme|odeme|akit|tek|bir|her bir|odenecek)(?:in|nin|lerin)? )*(?:tutar|bedel|deger|miktar|meblag|meblaglar|tutarlar)[iu]?\s$/
const isElected = (body: Body, name: string): boolean => electedIn(body).some((each) => fold(each.name) === fold(name))

/** "Ocak ayından geçerli olmak üzere", "… yürürlüğe girmek üzere": from a time that is not read. */
const STARTS = /(?<!itibaren |\d )\bgecerli olmak\b|(?<!\d tarih[a-z]* )\byururlu[gk]e gir/

/** Whether words give a power for some transactions only, up to an amount, or under a condition. */
export const isOfSome = (plain: string): boolean =>
  CONDITIONAL.test(plain) || OF_SOME.test(plain) || OF_DOING.test(plain) || plain.search(UP_TO) >= 0 || plain.search(BEYOND) >= 0

// What is done, by words that name nothing else: "ipotek ve kefalet verme işlemlerinde", "taşınmaz alımı, satımı ve ipoteğinde".
const DEED =
  '(?:mal(?= |,)|ipote[kg]|kefalet|kefil|kredi|teminat|rehin|rehn|gayri ?menkul|tasinmaz|emlak|arsa|arac|tasit|motorlu|satis|satim|satin|alim|alis|devir|devr|cek|senet|senedi|bono|police|banka|hesap|havale|tahsilat|odeme|kira|sozlesme|ihale|ithalat|ihracat|personel|borclan|aval|garanti|leasing|gumruk)[a-z]*'
const DOING = '(?:ver|al|yap|kullan|tesis|et|edil|veril|alin|yapil|kullanil|acil|imzala)(?:m[ae](?:s[iu])?|il[ae]n|[iu]m[iu])?'
const AT =
  '(?:(?:(?:is|islem|konu|husus|muamele)(?:l[ae]r)?(?:[iu]n)?d[ae])|(?:(?:gunluk|olagan|rutin) (?:olagan )?(?:is|islem)l[ae]rd[ae]))'
const ABOUT = new RegExp(
  `\\b(?:(?:(?:her turlu|gunluk|olagan|rutin) )*${DEED}(?:(?:,| ve| veya| ile)? (?:${DEED}|${DOING}(?![a-z])))*(?:(?<=[iu]nd[ae])|(?: is ve)? ${AT})|(?:gunluk|olagan|rutin) (?:olagan )?(?:is|islem)l[ae]rd[ae])(?![a-z])`,
  'dg',
)
// "bunun dışındaki bilcümle işlemlerde", "diğer tüm iş ve işlemlerde"
const ALL_ELSE =
  /\b(?:(?:bunun|bunlarin|bunlar(?= dis)|bu islemlerin|bu islemler|sayilanlarin) (?:disinda|haricinde)(?:ki)?(?: kalan)?|disinda kalan|diger|sair|baska(?= her| tum| butun))(?: (?:bilcumle|butun|tum|bilumum|her turlu|her|sirket))*(?: is ve)? (?:is|islem|konu|husus|muamele)(?:l[ae]r)?(?:[iu]n)?[dt][ae](?![a-z])/dg

/** What a subject is called that is only the rest of others. */
const ALL_BUT = /^(?:bu|di[gğ]er|sair|ba[sş]ka|kalan|say[iı]lan|d[iı][sş][iı]nda)/iu
/** `scope` are the words of a bound by subject. */
export type Bound = { from: number; to: number; limit: Limit | null; above: boolean; scope?: string }
// A subject in any words, by the one that ends it: "kamuya verilecek teklif mektuplarında", "gümrük ve vergi dairesi nezdindeki işlerde".
const SUBJECT_ENDS =
  /\b(?:(?!alt|uzer|ara|ic|tarih|karar|toplanti|gun|hal|durum|sira|zaman|yer|nezd|madde|sayi|belge|imza|huzur|[a-z]*sozlesmes|[a-z]*isletmes|[a-z]*maddeler)[a-z]{2,}(?:l[ae]r(?:[iu]n)?|m[ae]s[iu]n)d[ae]|(?:konu|husus|is|muamele|islem)(?:s?[iu]n)?d[ae]|(?:alim ?satim|alim|satim|satis|devr|kesides|taahhud|akd|temin|ihal|kiralan)[iu]nd[ae]|bakimindan|yonunden|acisindan|[a-z]+(?:[ae]y[ae]|[iu]n[ae]) (?:iliskin|dair|yonelik)(?= (?:temsil |imza )?(?:yetki|s[ae]lahiyet)))(?![a-z])/g
/** What makes words before such an end something else than a subject. */
const NO_SUBJECT =
  /m[iu]s(?:t[iu]r|l[ae]r|,|$)|[a-z]{3}d[iu]r\b|\b(?:kayd|sart|kosul|onay|izin|izni|muvafakat|tutana|toplanti|genel kurul|tescil|dava|durusma|mahkeme|disinda|haric|mustesna|kayy|vaki?f|hisse|pay sahib|ortaklig|baska|gundem|sehven|eski|onceki|kuruluna|devr[ae]l|bulun|oldug|tarih|karar|velhasil|hulasa|kisacasi|ozetle)|[a-z]m[ae]d[iu]|m[ae]k (?:bakim|yonun|acisin)|[(|]|\b(?:tl|ytl|lira|dolar|avro|euro|usd|eur)[a-z]{0,6}\b|\bbunu (?:as|gec)/
const LEADS_TO =
  /^[\s,]*(?:(?:\d{1,2}|[a-h])\s?[).-]+\s)?(?:(?:ve|veya|ise|de|da|ile|ancak|yalniz(?:ca)?|sadece|munhasiran|sirketi?n?|sirketimizi?n?|kooperatifi?n?|isletmeyi|olarak|olup|olan|bundan|boyle|sonra|itibaren|adina|kendi(?:si|sinin|leri)?|[iyn]?[iu]n|[yn]?[ae]|soz konusu|karar(?:la|iyla)|(?:her iki )?(?:mudur|uye|ortak)(?:u|si|lar|ler|leri)?|bu) )*/
/** Before whom one acts, and nobody who signs. */
const OF_STATE = / (?:kurumu|dairesi|belediyesi|bakanligi|mudurlugu|idaresi|baskanligi|valiligi|kaymakamligi)$/
/** Subjects in any words, each from where the one before, whoever is named, or a form of signing ends. */
const namedSubjectsIn = (body: Body, from: number, to: number, known: readonly Bound[]): Bound[] => {
  const plain = body.plain.slice(from, to)
  const people = partiesIn(body, from, to).filter(({ name }) => !OF_STATE.test(fold(name)))
  const marks = [
    ...people.map((party) => party.to + (/^['’]?\s?[a-z]{1,5}(?=[\s,;])/.exec(body.plain.slice(party.to, party.to + 8))?.[0].length ?? 0)),
    ...[...plain.matchAll(FORM), ...plain.matchAll(/[;:.]|\b(?:yetkilidir|olup|secilen|atanan|getirilen|taninan)\b/g)].map(
      ({ index, 0: words }) => from + index + words.length,
    ),
    ...known.map((each) => each.to),
  ]
  const found: Bound[] = []
  const weak: Bound[] = []
  for (const match of plain.matchAll(SUBJECT_ENDS)) {
    const end = from + match.index + match[0].length
    const mark = Math.max(from, ...[...marks, ...found.map((each) => each.to)].filter((at) => at <= from + match.index))
    const start = mark + (LEADS_TO.exec(body.plain.slice(mark, end))?.[0].length ?? 0)
    const words = body.plain.slice(start, end)
    if (start >= from + match.index + match[0].length || words.length > SUBJECT_AT_MOST || NO_SUBJECT.test(words)) continue
    if (known.some((each) => each.from < end && start < each.to)) continue
    // "A, İzmir Belediyesi ihalelerinde": the name may be of the subject.
    const last = people.findIndex((party) => party.to === start - 1 || party.to === mark)
    if (last > 0 && people[last]?.after === null && /^\s?,\s?$/.test(body.plain.slice(people[last - 1]?.to, people[last]?.from))) continue
    // "Her hususta", "temsil hususunda": no subject but the whole.
    if ((words.match(/[a-z]+/g) ?? []).every((word) => saysNoMore(word) || word === match[0])) {
      if (BEFORE_OFFICES.test(words))
        weak.push({ from: start, to: end, limit: null, above: false, scope: squeeze(body.text.slice(start, end)) })
      continue
    }
    if (/\b(?:her turlu|her|tum|butun|bilumum|bilcumle) (?:is|islem|konu|husus|muamele)/.test(words)) continue
    found.push({ from: start, to: end, limit: null, above: false, scope: squeeze(body.text.slice(start, end)) })
  }
  return found.length > 0 ? [...found, ...weak].sort((a, b) => a.from - b.from) : found
}
/** "Resmi dairelerde" is a matter of its own where another is named beside it. */
const BEFORE_OFFICES = /^(?:resmi )?(?:daire|kurum|makam)[a-z]*[dt][ae](?:ki (?:is|islem)l[ae]rd[ae])?$/
const SUBJECT_AT_MOST = 160
/** "Ana sözleşmesinde", "ihalesinde" of somebody: where something stands. */
const OF_CONTRACT = /^(?:sozlesme|ihale)s[iu]nd[ae]$/
/** What a clause divides its powers by: one form for some transactions, another for all else or for others. */
export const subjectsIn = (body: Body, from: number, to: number): Bound[] => {
  const all = [...matchesIn(body, ALL_ELSE, from, to), ...matchesIn(body, ABOUT, from, to)].filter(({ plain }) => !OF_CONTRACT.test(plain))
  const known = all
    .filter((each, at) => !all.slice(0, at).some((other) => each.from < other.to && other.from < each.to))
    .map((each) => ({ from: each.from, to: each.to, limit: null, above: false, scope: squeeze(body.text.slice(each.from, each.to)) }))
  const named = namedSubjectsIn(body, from, to, [])
  // The longer words say the subject whole.
  return [
    ...known.filter((each) => !named.some((other) => other.from <= each.from && each.to <= other.to)),
    ...named.filter(
      (each) => !known.some((other) => each.from < other.to && other.from < each.to && !(each.from <= other.from && other.to <= each.to)),
    ),
  ]
}
/** The amounts that a sentence bounds its powers by: up to one, beyond one; `limit` is null where the words point back to one said before. */
export const boundsIn = (body: Body, from: number, to: number): Bound[] => {
  const said = [
    ...[UP_TO, WORDS_UP_TO, AT_MOST].flatMap((pattern) => matchesIn(body, pattern, from, to)).map((match) => ({ match, above: false })),
    ...matchesIn(body, BEYOND, from, to).map((match) => ({ match, above: true })),
  ].map(({ match, above }): Bound => {
    const amount = moneyOf(match)
    const before = body.plain.slice(Math.max(from, match.from - OF_AMOUNT_LONG), match.from)
    const words = amount === null ? '' : (IN_WORDS.exec(before)?.[0] ?? '')
    const of = OF_AMOUNT.exec(before.slice(0, before.length - words.length))
    return {
      from: match.from - words.length - (of?.[0].length ?? 0),
      to: match.to,
      above,
      limit: amount === null ? null : { amount, currency: currencyIn(match.plain) ?? 'TRY' },
    }
  })
  // An amount said before is a ceiling where it is the only one.
  const amounts = new Map(said.flatMap(({ limit }) => (limit ? [[`${limit.amount} ${limit.currency}`, limit] as const] : [])))
  const [limit, ...others] = amounts.values()
  const back = matchesIn(body, BACK_TO, from, to).flatMap((match): Bound[] =>
    limit && others.length === 0 && said.some((each) => each.limit !== null && each.to <= match.from)
      ? [{ from: match.from, to: match.to, above: false, limit }]
      : [],
  )
  const all = [...said, ...back].sort((a, b) => a.from - b.from)
  return all.filter((each, at) => !all.slice(0, at).some((other) => each.from < other.to))
}
/** How far before an amount the words of what it is may begin. */
const OF_AMOUNT_LONG = 80
export const withoutBounds = (plain: string, from: number, bounds: readonly Bound[]): string =>
  bounds.reduce((rest, each) => rest.slice(0, each.from - from) + '_'.repeat(each.to - each.from) + rest.slice(each.to - from), plain)

const UNTIL_DAY = new RegExp(`${DATE}\\s?(?:tarih|gun)[a-z]*\\s(?:kadar|dek|degin)(?: (?:olan )?(?:surede|donemde))?,?`, 'dg')
const SINCE_THEN = new RegExp(
  `(?:${DATE}\\s?(?:tarih|gun)[a-z]*|\\b(?:bu|o|anilan|belirtilen|ayni) (?:tarih|gun)[a-z]*|\\bondan)\\s(?:sonra(?:si(?:nda)?)?|itibaren)(?: ise)?,?|\\bsonrasinda(?: ise)?,?`,
  'dg',
)
type Span = { from: number; to: number }
/** Two forms of signing parted by a day: one until it, the other since then. */
type Periods = { before: Span & { until: IsoDate }; since: Span & { condition: string } }
const periodsIn = (body: Body, from: number, to: number): Periods | null => {
  const [[until, ...more], [since, ...others]] = [matchesIn(body, UNTIL_DAY, from, to), matchesIn(body, SINCE_THEN, from, to)]
  if (!until || !since || more.length + others.length > 0 || since.from < until.to) return null
  const dayOf = (match: Match): IsoDate | null => printedDate(match.printed(1), match.printed(2), match.printed(3))
  const [last, next] = [dayOf(until), dayOf(since)]
  if (last === null || (next !== null && next !== last && next !== addDays(last, 1))) return null
  const day = squeeze(/^.*\d{4}/.exec(body.text.slice(until.from, until.to))?.[0] ?? '')
  const condition = next === null ? `${day} tarihinden sonra` : squeeze(body.text.slice(since.from, since.to)).replace(/(?: ise)?,?$/, '')
  return { before: { from: until.from, to: until.to, until: last }, since: { from: since.from, to: since.to, condition } }
}

/** The terms of a power that stand each behind one of several people; none where only one stands there. */
const ownTermsIn = (body: Body, from: number, to: number): (Span & { name: string; until: IsoDate })[] => {
  const people = partiesIn(body, from, to)
  const terms = matchesIn(body, UNTIL_DAY, from, to).flatMap((match) => {
    const owner = people.findLast((person) => person.to <= match.from)
    const until = printedDate(match.printed(1), match.printed(2), match.printed(3))
    return owner && until !== null && /^['’]?\s?[a-z]{0,3}(?: ise)? $/.test(body.plain.slice(owner.to, match.from))
      ? [{ from: match.from, to: match.plain.endsWith(',') ? match.to - 1 : match.to, name: owner.name, until }]
      : []
  })
  return terms.length > 1 ? terms : []
}

/** How far after an election its power may stand. */
const NEAR = 2500

type Signers = { persons: string[]; with: string[]; any: boolean }
const NOBODY: Signers = { persons: [], with: [], any: false }
// "A, B ile birlikte müştereken": who co-signs stands last.
const WITH = /^(?:['’]?\s?y?l[ae]|\s+ile)(?:\s+(?:birlikte|beraber))?\s*$/
// "A ile B veya C'den birinin müşterek imzası"
const ONE_OF = /^\S{0,6}\s(?:herhangi )?(?:bir|biri|birisi)(?:n[iu]n)?\s(?!kisi)/
// "A ve B'den birer kişinin": which of them the fact would not tell.
const ONE_OF_EACH = /\bbirer\b/
// The subject stands right before the form: "Ayşe Yılmaz tek imzasıyla", "A ve B ise ancak birlikte".
const RIGHT_BEFORE =
  /^[\s;,]*(?:(?:ise|da|de|ancak|yalniz(?:ca)?|sadece|yine|daima|mutlaka|bundan boyle|bundan sonra|sirketi(?:mizi)?|birbirleri(?:yle| ile)|kendi aralarinda|her (?:hususta|konuda|iste|islemde)|her turlu (?:isl?e?m?(?:de|lerde)|konuda|hususta)|(?:gorev|uyelik) sure(?:si|leri)(?: boyunca|nce| icinde)) ?)*$/
const BESIDE_HIM = /\bimza(?:si|lari)? (?:ile|ve)(?: birlikte| beraber)? (?:diger )?$/
// Somebody before was not legible.
const JOINED = /(?:\bve|\bile|\bnolu|(?<!\b(?:munferi[a-z]*|mustere[a-z]*|birlikte|tek basina|imza[a-z]*)\s?),)\s*$/

const OTHERWISE = /(?<!\b(?:unvan|kase|imza)[a-z]*) (?:veya|ya da|yahut)\b/
/** Who signs in a part of a clause that ends with its form: named one by one, or in one list, or meant by their office. */
const signersOf = (body: Body, people: readonly Signer[], to: number, mode: RepresentationMode, earlier: readonly string[]): Signers => {
  const last = people.at(-1)
  if (!last) return NOBODY
  const rest = body.plain.slice(last.to, to)
  const before = (at: number, between: RegExp, own?: 'of'): number => {
    let first = at
    for (; first > 0; first--) {
      const [previous, next] = [people[first - 1], people[first]]
      if ((own !== undefined && previous?.after === own) || !between.test(body.plain.slice(previous?.to, next?.from))) break
    }
    return first
  }
  const namesOf = (all: readonly Signer[]): string[] =>
    all.some(({ names }) => names.length === 0) ? [] : all.flatMap(({ names }) => names)
  if (ONE_OF_EACH.test(rest)) return NOBODY
  const beside = besideAt(body, people)
  if (mode === 'joint' && beside > 0 && last.after === 'from' && ONE_OF_TWO.test(body.plain.slice(last.to, last.to + 120))) {
    const [own, others] = [namesOf(people.slice(before(beside - 1, LISTED), beside)), namesOf(people.slice(beside))]
    return others.length > 0 ? { persons: own, with: others, any: others.length > 1 } : NOBODY
  }
  if (
    ONE_WITH.test(rest) ||
    (mode === 'joint' && last.referred && last.of === 1 && ANY_OF_ORGAN.test(body.plain.slice(last.from, last.to)))
  ) {
    const spoken = last.referred && OF_THOSE.test(body.plain.slice(last.from, last.to))
    if (last.referred) {
      const subject = people[people.length - 2]
      const own = subject?.after === 'of' || subject?.after === null ? people.slice(before(people.length - 2, LISTED), -1) : []
      const persons = own.length > 0 ? namesOf(own) : [...earlier]
      // "A ve B münferiden, C ise bunlardan biriyle": one of those spoken of.
      if (spoken) return persons.length > 0 && earlier.length > 1 ? { persons, with: [...earlier], any: true } : NOBODY
      // "Diğer iki müdürden biriyle": those, where the notice settles who they are; else whoever signs beside them.
      const others = last.names.filter((name) => !persons.some((each) => fold(each) === fold(name)))
      return persons.length > 0 ? { persons, with: others.length > 0 ? others : ['*'], any: others.length > 1 } : NOBODY
    }
    const others = before(people.length - 1, last.after === 'from' ? EITHER_OR_AND : EITHER, 'of')
    const signers = people.slice(before(others - 1, LISTED), others)
    return others > 0 && signers.at(-1)?.after === 'of'
      ? { persons: namesOf(signers), with: namesOf(people.slice(others)), any: people.length - others > 1 }
      : NOBODY
  }
  if (mode === 'joint' && WITH.test(rest)) {
    const either = before(people.length - 1, EITHER, 'of')
    const others = either < people.length - 1 ? either : before(people.length - 1, LISTED, 'of')
    const subject = people[others - 1]
    const own = subject && (subject.after === 'of' || subject.after === null) ? people.slice(before(others - 1, LISTED), others) : []
    const persons = own.length > 0 ? namesOf(own) : others === 0 ? [...earlier] : []
    const co = namesOf(people.slice(others))
    // "A'nın veya B'nin C ile birlikte": one of two, and which the fact would not tell.
    const [first] = own
    const former = first && people[people.indexOf(first) - 1]
    if (former && EITHER.test(body.plain.slice(former.to, first.from)) && !LISTED.test(body.plain.slice(former.to, first.from)))
      return NOBODY
    if (persons.length > 0 && co.length > 0) return { persons, with: co, any: either < people.length - 1 }
    return NOBODY
  }
  if (mode === 'joint' && last.after === 'from' && !last.referred && ONE_OF.test(rest)) {
    const others = before(people.length - 1, EITHER)
    const own = people.slice(before(others, LISTED), others)
    return others > 0 && others < people.length - 1 && own.length > 0
      ? { persons: namesOf(own), with: namesOf(people.slice(others)), any: true }
      : NOBODY
  }
  if (last.referred) {
    if (last.of !== null) {
      // "Başkan ve başkan vekilinden herhangi biri": of all who stand in the list.
      const list = people.slice(before(people.length - 1, LISTED))
      const meant = list.length > 1 ? namesOf(list) : last.names
      const count = meant.length
      // "Başkanın imzası ile birlikte üyelerden ikisinin": he is one more.
      if (BESIDE_HIM.test(body.plain.slice(Math.max(0, last.from - 40), last.from))) return NOBODY
      if (count === 0 || last.of > count || (last.of > 2 && last.of < count)) return NOBODY
      return last.of === 1
        ? mode === 'sole'
          ? { persons: [...meant], with: [], any: false }
          : NOBODY
        : { persons: [...meant], with: [], any: count > last.of }
    }
    // Of people who sign alone, each may as well be meant beside an "or".
    const joins = [LISTED, ...(mode === 'sole' ? [EITHER] : [])].map((join) => before(people.length - 1, join))
    const persons = namesOf(people.slice(Math.min(...joins)))
    // "… seçildi ve kendisine münferit imza yetkisi verildi"
    const entitled = last.after === 'to' && ENTITLED.test(body.plain.slice(to, to + 120))
    if (last.after !== 'of' && last.after !== null && !entitled) return NOBODY
    return { persons, with: [], any: false }
  }
  // "A, B ve C'den iki A'nın veya …": other ways to sign, which were not read.
  if (mode === 'joint' && OTHERWISE.test(rest)) return NOBODY
  const any = last.after === 'of' && ONE_OF_THEM.test(rest)
  const each = mode === 'sole' && (last.after === 'from' || last.after === 'of') && EACH_OF_THEM.test(rest)
  if (OTHERS.test(rest) && !any && !each) return NOBODY
  // Of people who sign alone, each may as well be named beside an "or".
  const start = Math.min(before(people.length - 1, LISTED), mode === 'sole' ? before(people.length - 1, EITHER) : people.length)
  const first = people[start] ?? last
  const acts =
    last.after === null &&
    (ACTS.test(rest) ||
      BY.test(rest) ||
      (RIGHT_BEFORE.test(rest) && !JOINED.test(body.plain.slice(Math.max(0, first.since - 90), first.since))) ||
      (/^[^,;:]{0,60}$/.test(rest) &&
        REPRESENTED.test(body.plain.slice(Math.max(0, first.from - 60), first.from)) &&
        REPRESENTS.test(body.plain.slice(to, to + 160))))
  const given = last.after === 'to' && ENTITLED.test(body.plain.slice(to, to + 120))
  if (
    last.after !== 'of' &&
    last.after !== 'from' &&
    !given &&
    !acts &&
    !TITLED.test(body.plain.slice(Math.max(0, last.from - 40), last.from))
  )
    return NOBODY
  // Who signs with the last one named stands before him in one list; in a list the ending stands at the last name only.
  return { persons: namesOf(people.slice(start)), with: any ? ['*'] : [], any: false }
}

/** Whether "birlikte" stands between two of one list ("A ile birlikte B veya C'nin müşterek"): then it is none of the forms. */
const isBetween = (body: Body, people: readonly Signer[], at: number): boolean => {
  const next = people.find((person) => person.from > at)
  const last = people.findLast((person) => person.to <= at)
  return next !== undefined && last !== undefined && BESIDE.test(body.plain.slice(last.to, next.from))
}
const BESIDE = new RegExp(`^(?:['?*°]\\s?y?l[ae]|\\s+ile) (?:birlikte|beraber) ${TITLES}$`)

/** Where those begin beside whom the ones before them sign ("A ile birlikte B veya C'den birinin"); -1 where the words do not say so. */
const besideAt = (body: Body, people: readonly Signer[]): number =>
  people.findIndex((person, at) => at > 0 && BESIDE.test(body.plain.slice(people[at - 1]?.to, person.from)))

const OR_ELSE = /^\s*(?:imza[a-z]*(?: ile)?\s)?,?\s?(?:veya|ya da|yahut|veyahut)\s/
const OR_ALONE = /^\s(?:veya|ya da|ve\/veya|ve ?veya|gerek(?:se)?|ve gerek|(?:ve )?hem(?: de)?|ve)\s$/
type Part = { mode: RepresentationMode; from: number; at: number; end: number; people: Signer[] }

/** Whether between two places stands an amount alone. */
const isNothingBut = (body: Body, from: number, to: number, bound: Bound): boolean =>
  bound.from >= from &&
  bound.to <= to &&
  /^\s*$/.test(body.plain.slice(from, bound.from) + body.plain.slice(bound.to, to).replace(/^lerde\b/, ''))

/** The forms of representation of a clause, each with the people named for it; null where two forms are said of the same people. */
const partsOf = (body: Body, from: number, to: number, people: Signer[], bounds: readonly Bound[]): Part[] | null => {
  const parts: Part[] = []
  for (const match of allIn(body.plain.slice(from, to), FORM)) {
    if (match[0] === 'birlikte' && isBetween(body, people, from + match.index)) continue
    // "İkisinin birlikte": who signs, and not how.
    if (people.some((person) => person.referred && person.from <= from + match.index && from + match.index < person.to)) continue
    const [at, end, mode] = [
      from + match.index,
      from + match.index + match[0].length,
      ALONE.test(match[0]) ? ('sole' as const) : ('joint' as const),
    ]
    const last = parts.at(-1)
    const own = people.filter((person) => person.from >= (last?.end ?? from) && person.to <= at)
    // "B ile birlikte 50.000 TL'ye kadar müştereken": one form, its amount in the middle.
    const inside =
      last?.mode === 'joint' && mode === 'joint' && bounds.some((bound) => isNothingBut(body, last.end, from + match.index, bound))
    // Another amount is another power of those named before.
    const other = !inside && last !== undefined && bounds.some((bound) => bound.from >= last.end && bound.to <= at)
    if (last && own.length === 0 && !other) {
      // "Müştereken veya münferiden": each alone too.
      if (last.mode !== mode && (last.people.length === 1 || !OR_ALONE.test(body.plain.slice(last.end, from + match.index)))) return null
      if (last.mode !== mode) last.mode = 'sole'
      last.end = end
    } else parts.push({ mode, from: last?.end ?? from, at, end, people: own })
  }
  const [first] = parts
  if (parts.length === 0) {
    const last = people.at(-1)
    const rest = last ? body.plain.slice(last.to, to) : ''
    // "Başkan ile üyelerden birinin imzası": one of them beside him, and nobody alone.
    const joined =
      last?.referred && people.length > 1 && besideAt(body, people) <= 0 && !OR_ALONE.test(body.plain.slice(people.at(-2)?.to, last.from))
    if (last?.after === 'from' && ONE_OF_TWO.test(rest) && !joined)
      return [{ mode: besideAt(body, people) > 0 ? 'joint' : 'sole', from, at: last.to, end: last.to, people }]
    return last?.after === 'of' && people.length === 1 && (HIS_SIGNATURE.test(rest) || IS_ENOUGH.test(rest))
      ? [{ mode: 'sole', from, at: last.to, end: last.to, people }]
      : []
  }
  if (!first || parts.length > 1 || first.people.length > 0 || people.length === 0) return parts
  // "münferit imza ile Ayşe Yılmaz tarafından temsil edilmesine"; else one form of all whose people are named behind it ("müştereken imzaya
  // A ve B yetkilidir") would be missed.
  const [last] = people.slice(-1)
  const by = last ? BY.exec(body.plain.slice(last.to, to)) : null
  return last && by ? [{ ...first, people, at: last.to + by[0].length, end: last.to + by[0].length }] : null
}

/** "Müşterek temsil yetkisinin münferit yetkiye dönüştürülmesine": how somebody signed until now. */
const FORMER_FORM =
  /\b(?:munferi[dt][a-z]*|muster[a-z]*|cift|tek basina|birlikte)(?: (?:imza|temsil|ilzam|ve|ile|olan))* (?:(?:yetki|imza)(?:si|leri|lari)?n[iu]n|(?:imza|temsil|yetki)? ?iken)(?=[^,;:]{0,80}\b(?:donustur|cevri|tahvil))/g
const formerIn = (body: Body, from: number, to: number): Span[] =>
  allIn(body.plain.slice(from, to), FORMER_FORM).map(({ index, 0: words }) => ({
    from: from + index,
    to: from + index + words.length,
  }))

/** "A'nın münferit yetkisinin kaldırılarak, bundan böyle …": who goes on to sign otherwise is the one named before. */
const TAKEN_BEFORE = /\byetki(?:si|leri)n?(?:in|e|ne)? (?:[a-z]+ ){0,2}(?:iptal edil|kaldiril|son veril|sona erdiril)[ae]r[ae]k,?\s*$/
const FROM_NOW = /^\W*(?:bundan (?:boyle|sonra)|bunun yerine|bu tarihten (?:sonra|itibaren))\b/
const takenBefore = (body: Body, clauses: readonly Clause[], which: number): string[] => {
  const [before, own] = [clauses[which - 1], clauses[which]]
  if (!before || !own || before.sentence !== own.sentence || !FROM_NOW.test(body.plain.slice(own.from, own.to))) return []
  if (!TAKEN_BEFORE.test(body.plain.slice(before.from, before.to))) return []
  const people = partiesIn(body, before.from, before.to)
  return people.at(-1)?.after === 'of' && people.slice(1).every((person, at) => LISTED.test(body.plain.slice(people[at]?.to, person.from)))
    ? people.map(({ name }) => name)
    : []
}

/** Where the sentence before that of a clause begins; its own where it is the first. */
const beforeIn = (clauses: readonly Clause[], which: number): number => {
  const own = clauses[which]?.sentence.from ?? 0
  for (let at = which - 1; at >= 0; at--) if ((clauses[at]?.sentence.from ?? own) < own) return clauses[at]?.sentence.from ?? own
  return own
}

/** "A ile B'nin müşterek imzası olmadıkça şirket temsil edilemez": it is, by that signature. */
const NOT_WITHOUT =
  /(?<=\bimza(?:si|lari))( (?:olmadikca|bulunmadikca|olmadan|olmaksizin|bulunmaksizin),?)((?: (?:sirket|kooperatif|isletme)[a-z]*)? (?:temsil|ilzam)(?: ve (?:ilzam|temsil))?) (?:edilemez|olunamaz|edilemeyecektir|olunamayacaktir)/g
const affirmed = (body: Body, { from, to }: Span): Body => {
  const plain = body.plain
    .slice(from, to)
    .replace(NOT_WITHOUT, (words, without: string, what: string) => `${' ile'.padEnd(without.length)}${what} edilir`.padEnd(words.length))
  return plain === body.plain.slice(from, to) ? body : { ...body, plain: body.plain.slice(0, from) + plain + body.plain.slice(to) }
}

const PLURAL = /(?:etme|kilinma|olma|edilme)l[ae]r|olduklari|yetkilidirler|edecekler|ederler/
// A power that the clause takes back.
const TAKEN = /yetki(?:si|leri)n?(?:in|e|ne)? (?:[a-z]+ ){0,2}(?:iptal|kaldiril|sona er|son ver)/

/** Of the people whom the words before elect, those of the last clause; all of them where it elects one and more are spoken of. */
const nearest = <T extends { from: number; to: number }>(clauses: Clause[], elected: T[], several: boolean): T[] => {
  const last = Math.max(...elected.map(({ to }) => to))
  const clause = clauses.findLast(({ from }) => from < last)
  const own = elected.filter(({ to }) => to > (clause?.from ?? 0))
  return several && own.length > 1 ? own : elected
}

/**
 * Items of a list whose verb stands in its last ("1- A'nın münferiden, 2- B ile C'nin müştereken şirketi temsil ve ilzam etmelerine"), by
 * where they begin: where the sentence of that verb ends.
 */
const carriedItems = (body: Body, clauses: Clause[]): Map<number, number> => {
  const items = new Map<number, number>()
  const sentences = [...new Map(clauses.map(({ sentence }) => [sentence.from, sentence])).values()].reverse()
  let carries: number | null = null
  for (const { from, to } of sentences) {
    const plain = body.plain.slice(from, to)
    const open = /[,;]\s*(?:ve\s*)?$/.test(plain)
    const power = holds(plain, POWER)
    if (open && carries !== null && !power) items.set(from, carries)
    else carries = power && holds(plain, GIVEN) ? to : null
  }
  return items
}

/**
 * "Ayşe Yılmaz'ın şirketi münferit imzası ile temsil ve ilzama yetkili kılınmasına", "A ve B'nin müştereken …", "A, B ve C'den herhangi
 * ikisinin müştereken …", "A'nın münferiden, B ile C'nin müştereken …".
 */
export const powerRule: Rule = once((body) => {
  const directive = directiveBegins(body)
  const labelled = /yetki\s?sekli/.test(body.plain)
  const elected = seatedIn(body)
    .filter(({ role }) => role !== 'auditor' && role !== 'commissioner')
    .map(({ name, term, from, to }) => ({ name, until: term.until, from, to }))
  const found = new Map<string, Found>()
  const clauses = clausesOf(body)
  const replaced = REPLACED.test(body.plain)
  const carried = carriedItems(body, clauses)
  const begin = bodyStart(body)
  for (const [which, { from, to, sentence }] of clauses.entries()) {
    const plain = body.plain.slice(from, to)
    // Who signs by a directive is its agent (directive-rules.ts).
    if (
      to <= begin ||
      sentence.to > directive ||
      holds(plain, TAKEN) ||
      /\bic yonerge/.test(plain) ||
      (holds(plain, SHAPE) && !SHAPED.test(plain)) ||
      isTitled(body, sentence)
    )
      continue
    const formed = plain.search(FORM) >= 0 && SIGNS.test(body.plain.slice(Math.max(from, begin), to))
    if (!formed && !(holds(plain, POWER) && holds(plain, GIVEN)) && !carried.has(sentence.from)) continue
    const both = bothIn(body, clauses, from, sentence)
    // What both must sign is no bound of the power before it.
    const amounts = boundsIn(body, sentence.from, sentence.to).filter((each) => !both || each.to <= both.from || each.from >= both.to)
    const subjects = subjectsIn(body, from, to).filter((each) => !both || each.to <= both.from || each.from >= both.to)
    const divides = subjects.length > 0 && amounts.length === 0
    const bounds = divides ? subjects : amounts
    // Who must be among the signers, and what the power leaves out, are fields of it; what else a sentence adds leaves it to be told.
    const tail = both?.inside === true && both.to <= to ? [both] : []
    const { body: whose, grouped } = withoutGroups(affirmed(body, { from, to }), from, to)
    const periods = periodsIn(whose, from, to)
    const terms = ownTermsIn(whose, from, to)
    const branch = boundToBranch(body, sentence.from, to)
    // The template's label, behind its election.
    if (branch && LABELLED.test(plain)) continue
    const ungrouped = withoutSpans(whose, [
      ...(branch ? [branch] : []),
      ...tail,
      ...terms,
      ...formerIn(whose, from, to),
      ...(periods ? [periods.before, periods.since] : []),
    ])
    const added = CONDITIONAL.test(withoutBounds(ungrouped.plain.slice(sentence.from, sentence.to), sentence.from, bounds))
      ? conditionsIn(ungrouped, { from, to })
      : null
    const when = circumstanceIn(added?.body ?? ungrouped, { from, to })
    if (when === 'unclear') continue
    const seen = withoutDenials(when?.body ?? added?.body ?? ungrouped, { from, to })
    if (seen === null) continue
    const bare = withoutBounds(seen.plain.slice(sentence.from, sentence.to), sentence.from, bounds)
    if (CONDITIONAL.test(bare)) continue
    const before = beforeIn(clauses, which)
    const signers = signersIn(
      seen,
      from,
      to,
      electorateOf(seen, partiesIn(seen, from, to)),
      { before, own: sentence.from },
      added?.indispensable,
    )
    const parts = partsOf(seen, from, to, signers, periods ? [...bounds, { ...periods.since, limit: null, above: false }] : bounds) ?? []
    const stands = (span: Span | undefined, part: Part): boolean => span !== undefined && span.from >= part.from && span.to <= part.at
    const [early, late] = [parts.find((part) => stands(periods?.before, part)), parts.find((part) => stands(periods?.since, part))]
    if (periods && (parts.length !== 2 || early !== parts[0] || late !== parts[1] || bounds.length > 0)) continue
    const form = parts.at(-1)
    const within = bounds.filter((each) => each.to > from && each.from < to)
    const [opens] = signers
    if (opens && BY_RESOLUTION.test(seen.plain.slice(opens.from, to))) continue
    const lone = parts.some((part) => part.at === part.end && IS_ENOUGH.test(seen.plain.slice(part.at, to)))
    // "A'nın imzası şart olup, ikinci imza olarak B veya C'den birinin imzası yeterlidir": nobody signs alone.
    if (parts.some((part) => part.at === part.end && part.mode === 'sole') && TAKES_ANOTHER.test(seen.plain.slice(sentence.from, to)))
      continue
    const each = signers.some((signer) => signer.after === 'from' && EACH_OF_THEM.test(seen.plain.slice(signer.to, form?.at ?? to)))
    // What is said of a signature, or of each of some, may be said of one place or paper alone: of the company it is where nothing before says of what.
    if (
      (!NAMED_POWER.test(plain) || lone || each || !OVER_ALL.test(plain)) &&
      opens &&
      !isPlainlySaid(seen, Math.max(from, begin), opens.from, within)
    )
      continue
    if (!form || !isGiven(withoutSpans(seen, within), { from, to, sentence }, form.end, carried.get(sentence.from))) continue
    // How long a power lasts is the office's that the notice gives as well; of a power alone no field says it.
    if (termIn(seen.plain.slice(from, form.at))?.term.years && !signers.every(({ names }) => names.every((name) => isElected(body, name))))
      continue
    // A day from which all that the clause gives counts; one said of some of those who sign leaves it to be told.
    const [begins, ...moreDays] = laterBegins(seen, from, to)
    const ofAll = parts.length === 1 && !signers.some((each) => each.to <= (begins?.from ?? 0))
    const behind = parts.length === 1 && signers.length === 1
    if (begins && (moreDays.length > 0 || when !== null || !(ofAll || behind))) continue
    if (!begins && STARTS.test(seen.plain.slice(from, to))) continue
    const later = begins ? { condition: squeeze(seen.text.slice(begins.from, begins.to)) } : {}
    // An amount that no part stands beside may bound any of them.
    const boundOf = (part: Part): Bound[] =>
      within.filter((each) => each.from >= part.from && each.to <= (part === parts.at(-1) ? part.end + AMOUNT_BEHIND : part.at))
    if (within.some((each) => !parts.some((part) => boundOf(part).includes(each)))) continue
    // Where one half is said for an amount, the other is said for the rest; but not of others named before ("A münferiden, B … TL'ye kadar").
    const isBounded = parts.map((part) => boundOf(part).length > 0)
    const own = (part: Part): string[] => part.people.flatMap(({ names }) => names.map((name) => fold(name)))
    const others = parts.every(
      (part, at) =>
        part.people.length > 0 &&
        isBounded[at] === at >= isBounded.indexOf(true) &&
        boundOf(part).every((each) => each.from > (part.people[0]?.to ?? 0)) &&
        !parts.slice(0, at).some((other) => own(other).some((name) => own(part).includes(name))),
    )
    if (isBounded.includes(true) && isBounded.includes(false) && (divides || !others)) continue
    const unbound = withoutSpans(seen, within)
    const taken = takenBefore(body, clauses, which)
    // "A'nın müdür seçilmesine ve şirketi ancak B ile birlikte temsil etmesine": whom the clause before elects.
    const led = clauses[which - 1]?.sentence.from === sentence.from ? (clauses[which - 1] as Clause) : null
    const subject = led ? elected.filter((each) => each.from >= led.from && each.to <= from + 1).map(({ name }) => name) : []
    let earlier: string[] =
      taken.length === 0 && (parts.length === 1 || parts[0]?.people.length === 0) && new Set(subject).size === 1
        ? subject.slice(0, 1)
        : taken
    let limit: Limit | null = null
    // Of a power in halves both are read or none: half of one says more than the whole.
    const whole = new Map<string, Found>()
    let read = 0
    const understood = new Set<Part>()
    for (const part of parts) {
      const { at } = part
      const own = boundOf(part)
      if (own.length > 1) break
      // The same form again with nobody named is another's, who was not read.
      if (own.length > 0 && part.people.length === 0 && parts[parts.indexOf(part) - 1]?.mode === part.mode) break
      const [bound] = own
      const any = /(?:herhangi|en az) (?:ikisi|iki )/.test(body.plain.slice(part.from, part.end))
      const beside = besideOne(seen, part, added)
      // Nobody signs alone where another's signature is needed.
      if (part.mode === 'sole' && !beside && added?.indispensable) break
      const mode = beside ? 'joint' : part.mode
      const said = beside
        ? beside
        : (bound || part === late) && part.people.length === 0
          ? { ...NOBODY, persons: earlier }
          : signersOf(unbound, part.people, at, mode, earlier)
      // What only some transactions are signed by is no power of the whole.
      const since = Math.max(from, (part.people[0]?.from ?? part.from) - BEHIND)
      const about = bare.slice(since - sentence.from, at - sentence.from)
      if (OF_SOME.test(about) || OF_DOING.test(about)) continue
      const next = parts[parts.indexOf(part) + 1]
      if (next && !isPlainlySaid(unbound, part.end, next.people[0]?.from ?? next.at, [])) continue
      // From the first of those who sign, where each was named last before the form.
      const isPlain = (names: readonly string[]): boolean => {
        const own = names.flatMap((name) => part.people.findLast((person) => person.names.includes(name))?.from ?? [])
        const ends = elected.filter((each) => each.to <= at).map((each) => each.to)
        return isPlainlySaid(unbound, own.length > 0 ? Math.min(...own) : Math.max(part.from, begin, at - ONES_OWN, ...ends), at, [
          ...part.people,
        ])
      }
      const reach = elected.filter((each) => at >= each.from && at - each.to < NEAR)
      // "Diğer üyelerin ise ancak onunla birlikte": each of them with the one named before.
      const pronoun =
        mode === 'joint' && earlier.length > 0 && WITH_HIM.test(body.plain.slice(part.people.at(-1)?.to ?? part.from, part.end))
      if (pronoun && (earlier.length !== 1 || part.people.length === 0)) break
      const pairs = pronoun
        ? part.people.flatMap(({ names }) => names.map((name) => [name, ...earlier]))
        : mode === 'joint' && !beside
          ? (oneOfWith(seen, part.people, at) ?? alternativesOf(seen, part.people, at, grouped))
          : null
      if (pairs !== null && periods) break
      if (pairs !== null && bound?.above && bound.limit === null && limit === null) continue
      if (pairs !== null) limit = bound?.limit ?? limit
      if (pairs !== null) {
        for (const { persons, others } of (pronoun || isSaidTwice(part.people) ? apartOf : sharedOf)(pairs.filter(isPlain)))
          whole.set(
            `${mode} ${[...persons, ...others].map(fold).sort().join(',')} ${bound === undefined ? '' : (bound.scope ?? bound.above)}`,
            {
              statement: {
                kind: 'representation',
                persons,
                mode,
                group: null,
                with: others,
                // Several who each sign with one: the field cannot say so, and leaves it open.
                ...(others.length === 1 && persons.length > 1 ? {} : { any_of: others.length > 1 }),
                limit: bound && !bound.above && bound.scope === undefined ? limit : null,
                ...(bound?.above && limit !== null ? { floor: limit } : {}),
                scope: bound?.scope ?? branch?.scope ?? null,
                until: reach.find((each) => fold(each.name) === fold(persons[0] ?? ''))?.until ?? null,
                ...(added ? addedTo(added) : {}),
                ...(when ? addedTo(when) : {}),
                ...later,
              },
              from: part.people.find(({ names }) => [...persons, ...others].some((name) => names.includes(name)))?.from ?? from,
              to: Math.min(to, part.end),
            },
          )
        earlier = []
        read++
        understood.add(part)
        continue
      }
      let persons = [...new Map(said.persons.map((person) => [fold(person), person])).values()]
      // "A başkan, B başkan vekili olup, … imzaları ile temsil ederler": both, or it is open who.
      if (persons.length === 1 && OF_SEVERAL.test(body.plain.slice(at, to))) {
        const named = part.people.filter(({ referred }) => !referred)
        const all = [...new Set(named.flatMap(({ names }) => names))]
        if (all.length > 1) {
          const listed = named.slice(1).every((each, place) => LISTED_BY_OFFICE.test(body.plain.slice(named[place]?.to, each.from)))
          if (!listed) continue
          persons = all
        }
      }
      const generic = OTHERS.test(plain)
      if (persons.length === 0 && part.people.length === 0 && taken.length > 0) persons = taken
      if (persons.length === 0 && part.people.length === 0 && !labelled && bounds.length === 0) {
        // Whom the words before elect; those of an organ are meant where the election stands in the same sentence or the one before.
        const beside = reach.filter((each) => each.from >= sentence.from || (each.to >= sentence.from - 12 && each.to <= sentence.from + 1))
        const near = [...new Set(nearest(clauses, beside, PLURAL.test(plain)).map((each) => each.name))]
        // "A'nın başkanlığa seçilmesine ve şirketi tek başına temsil etmesine": he alone whom the clause before elects.
        const he = new Set(subject.map(fold)).size === 1 && !PLURAL.test(plain) ? subject.slice(0, 1) : []
        const names = he.length > 0 ? he : near.length > 0 ? near : [...new Set(reach.map((each) => each.name))]
        // Of an organ that the notice does not elect as a whole others sign too.
        persons = names.length === 1 ? (generic ? [] : names) : generic && replaced ? [] : near
      }
      if (!isPlain([...persons, ...said.with]) || isAlongWithHimself(persons, said.with)) continue
      earlier = persons.length > 0 ? persons : earlier
      // Two sign, one was legible; or the list goes on before the first one read.
      if (persons.length === 0 || (mode === 'joint' && persons.length === 1 && said.with.length === 0)) continue
      // "Herhangi ikisi" of two: another was not read.
      if (any && persons.length === 2 && said.with.length === 0) continue
      // An amount between two of those who sign is said of the first alone.
      const places = part.people.filter(({ names }) => names.some((name) => persons.includes(name))).map((person) => person.from)
      if (bound && places.some((place) => place < bound.from) && places.some((place) => place > bound.from)) continue
      // "bu miktarı aşan" points back to an amount that was said.
      if (bound?.above && bound.limit === null && limit === null) continue
      const amount: Limit | null = bound === undefined ? null : (bound.limit ?? limit)
      limit = amount ?? limit
      const chosen = [...body.plain.slice(from, at).matchAll(/\b(?:secil|atan)[a-z]*/g)].at(-1)
      const term = termIn(body.plain.slice(from + (chosen?.index ?? 0) + (chosen?.[0].length ?? 0), at + 120))?.term.until
      const until =
        terms.length > 0
          ? null
          : (term ?? reach.find((each) => persons.length === 1 && fold(each.name) === fold(persons[0] ?? ''))?.until ?? null)
      const first = part.people.find((person) => person.names.some((name) => persons.includes(name)))
      // The verb of them all stands behind the last of them; what stands between was said of others.
      const power = /(?:yetkili|temsil|ilzam)[^.;]{0,40}/.exec(
        seen.plain.slice(part.end, next?.from === undefined ? to : (next.people[0]?.from ?? next.at)).trimEnd(),
      )
      const one = said.any || (any && persons.length > 2)
      read++
      understood.add(part)
      whole.set(`${mode} ${persons.map(fold).sort().join(',')} ${bound === undefined ? '' : (bound.scope ?? bound.above)}`, {
        statement: {
          kind: 'representation',
          persons,
          mode,
          group: null,
          with: any && said.with.length === 0 ? [] : said.with,
          ...(one ? { any_of: true as const } : {}),
          limit: bound?.above ? null : amount,
          ...(bound?.above && amount !== null ? { floor: amount } : {}),
          scope: bound?.scope ?? branch?.scope ?? null,
          until: periods && part === early ? periods.before.until : periods ? null : until,
          ...(added && !beside ? addedTo(added) : {}),
          ...(when ? addedTo(when) : {}),
          ...(periods && part === late ? { condition: periods.since.condition } : later),
        },
        ...(branch ? { more: [{ from: branch.from, to: branch.to }] } : {}),
        from: first && at - first.from < 400 ? first.from : Math.max(from, at - 60),
        to: Math.min(to, part.end + (power ? power.index + power[0].length : 0)),
      })
    }
    if ((within.length > 0 || periods) && read < parts.length) continue
    // "… müşterek imzaları veya bunlardan biri ile …": of ways to sign with an "or" between them all are read or none.
    if (parts.some((part) => part.people.length > 0 && !understood.has(part))) continue
    if (parts.some((part) => !understood.has(part) && OR_ELSE.test(body.plain.slice(part.from, part.at)))) continue
    // "A'ya 30.6.2029 tarihine, B'ye 30.6.2030 tarihine değin münferit yetki": each his own.
    if (terms.length > 0)
      for (const [key, each] of [...whole]) {
        const { statement } = each
        whole.delete(key)
        if (statement.kind !== 'representation' || statement.mode !== 'sole') continue
        for (const person of statement.persons)
          whole.set(`${key} ${person}`, {
            ...each,
            statement: { ...statement, persons: [person], until: terms.find(({ name }) => name === person)?.until ?? null },
          })
      }
    // Who is given some transactions and of all else nothing is said: whether he had more before, and keeps it, is told.
    const apart = divides && bounds.length === 1 ? bounds : []
    // "Diğer işlemlerde": of what was not read.
    if (ALL_BUT.test(apart[0]?.scope ?? '')) continue
    if (apart.length > 0)
      for (const [key, each] of whole)
        whole.set(key, { ...each, left: [{ from: Math.min(each.from, ...apart.map((at) => at.from)), to: each.to }] })
    const [alone, ...besides] = [...whole.values()]
    const halves = both && alone && besides.length === 0 ? inHalves(alone, both) : null
    if (tail.length > 0 && halves === null) continue
    if (halves) for (const [at, each] of halves.entries()) found.set(`${[...whole.keys()].join()} ${at}`, each)
    else for (const [key, each] of whole) found.set(key, each)
  }
  return [...found.values()]
})
const LABELLED = /^\W*(?:(?:temsil|imza) )?yetkisi\b/
/** What may stand behind the circumstance: that he signs in the other's place, and nothing else. */
const IN_HIS_PLACE =
  /^[\s,]*(?:(?:da|de|ise) )?(?:onun |kendisinin )?(?:yerine|adina|vekaleten|ona vekaleten) (?:(?:tek basina|munferiden|sirketi|ve) )*(?:imza (?:atar|eder|koyar|atacaktir|edecektir)|(?:temsil|ilzam)(?: ve ilzam)? (?:eder|edecektir))\W*(?:\([^()\w]*\w[^()]*\)\W*)*$/
/** "B, A'nın yurt dışında bulunduğu günlerde onun yerine imza atar": B signs, in that circumstance alone. */
export const deputyRule: Rule = (body) =>
  sentencesOf(body).flatMap(({ from, to }): Found[] => {
    const [deputy, other, ...more] = electorateOf(body, partiesIn(body, from, to))
    if (!deputy || !other || more.length > 0 || deputy.after !== null || other.after !== 'of') return []
    if (!/^\s?,\s$/.test(body.plain.slice(deputy.to, other.from)) || body.plain.slice(from, deputy.from).trim() !== '') return []
    const when = [...body.plain.slice(other.to, to).matchAll(WHEN)]
    const [last] = when
    if (!last || when.length > 1) return []
    const end = other.to + last.index + last[0].length
    if (!IN_HIS_PLACE.test(body.plain.slice(end, to))) return []
    const condition = squeeze(body.text.slice(other.from, end)).replace(/[\s,;:]+$/, '')
    return [
      {
        statement: {
          kind: 'representation',
          persons: [deputy.name],
          mode: 'sole',
          group: null,
          with: [],
          limit: null,
          scope: null,
          until: null,
          condition,
        },
        from: deputy.from,
        to: end + (/^[^.(]*/.exec(body.plain.slice(end, to))?.[0].length ?? 0),
      },
    ]
  })
const AND = new RegExp(`^(?:['?*°]\\s?[a-z]{1,4})?\\s*(?:ve|ile|,)\\s*${TITLES}$`)
const OR = new RegExp(`^(?:['?*°]\\s?[a-z]{1,4})?\\s*,?\\s*(?:veya|yahut|ya da)\\s*${TITLES}$`)
/**
 * "A ile B veya A ile C'nin müştereken", "A ile birlikte B veya C'nin": each pair signs; of two groups (`grouped`) one of each. Null where no
 * "or" stands between those named; nobody where the words do not tell which of them belong together ("A ve B veya C'nin müşterek imzaları").
 */
const alternativesOf = (body: Body, named: readonly Signer[], to: number, grouped: boolean): string[][] | null => {
  const joins = named.slice(1).map((person, at) => body.plain.slice(named[at]?.to, person.from))
  const start = joins.findLastIndex((words) => !AND.test(words) && !OR.test(words) && !BESIDE.test(words)) + 1
  const [people, between] = [named.slice(start), joins.slice(start)]
  const rest = body.plain.slice(people.at(-1)?.to, to)
  if (!between.some((words) => OR.test(words))) return null
  if (people.some(({ names }) => names.length !== 1)) return []
  const names = people.map((person) => person.names[0] ?? '')
  const apart = between.findIndex((words) => BESIDE.test(words) || (grouped && WITH_NEXT.test(words)))
  const others = between.filter((_, at) => at !== apart)
  if (apart >= 0 && others.every((words) => OR.test(words)) && (grouped || apart === 0))
    return names.slice(0, apart + 1).flatMap((one) => names.slice(apart + 1).map((other) => [one, other]))
  if (ONE_WITH.test(rest) || WITH.test(rest) || ONE_OF.test(rest)) return null
  const sets: string[][] = [[names[0] ?? '']]
  for (const [at, words] of between.entries()) {
    if (OR.test(words)) sets.push([names[at + 1] ?? ''])
    else sets.at(-1)?.push(names[at + 1] ?? '')
  }
  return sets.every((set) => set.length > 1) ? sets : []
}
// "A veya B'den birinin C ile birlikte müştereken"
const ONE_OF_THESE = new RegExp(`^\\S{0,6}\\s(?:herhangi )?bir(?:i|isi)?n[iu]n,?\\s${TITLES}$`)
/** "A veya B'den birinin C ile müşterek imzası": each of those with the one named last; null where the words are others. */
const oneOfWith = (body: Body, people: readonly Signer[], to: number): string[][] | null => {
  const [last, former] = [people.at(-1), people.at(-2)]
  if (!last || former?.after !== 'from' || !WITH.test(body.plain.slice(last.to, to))) return null
  if (!ONE_OF_THESE.test(body.plain.slice(former.to, last.from))) return null
  let first = people.length - 2
  while (first > 0 && EITHER_OR_AND.test(body.plain.slice(people[first - 1]?.to, people[first]?.from))) first--
  const each = people.slice(first, -1)
  return each.length > 1 && [...each, last].every(({ names }) => names.length === 1)
    ? each.map(({ names }) => [names[0] ?? '', last.names[0] ?? ''])
    : null
}
/** "A ile B veya A ile C": each pair is printed as one. */
const isSaidTwice = (people: readonly Signer[]): boolean => {
  const names = people.flatMap((person) => person.names.map(fold))
  return new Set(names).size < names.length
}
/** Each set of signers as a rule of its own. */
const apartOf = (sets: readonly string[][]): { persons: string[]; others: string[] }[] => sets.map((persons) => ({ persons, others: [] }))
/** Sets of signers as rules: of pairs each person's, with any of those who sign along. */
const sharedOf = (sets: readonly string[][]): { persons: string[]; others: string[] }[] => {
  const whole = apartOf(sets)
  if (sets.length < 2 || sets.some(({ length }) => length !== 2)) return whole
  const names = [...new Set(sets.flat())]
  const common = names.filter((name) => sets.every((set) => set.includes(name)))
  return [...common, ...names.filter((name) => !common.includes(name))].map((name) => ({
    persons: [name],
    others: sets.filter((set) => set.includes(name)).flatMap((set) => set.filter((other) => other !== name)),
  }))
}

const WITH_NEXT = new RegExp(`^(?:['?*°]\\s?y?l[ae]|\\s+ile)\\s+${TITLES}$`)
// "A grubundan Ayşe Yılmaz", "B grubunu temsil eden Veli Kaya": the group says who he is.
const OF_GROUP =
  /\b(?:[1-4]|birinci|ikinci|ucuncu|i{1,3})\.? derece(?:de|den|li)? (?:imza yetkili[a-z]*|imza sahi[a-z]*) |\(?\b[a-h]\)? ?grub(?:undan|unu temsil(?:en| eden)|u)(?: (?:pay sahiplerini temsilen|pay sahiplerini temsil eden|secilen|yonetim kurulu uye[a-z]*|imza yetkili[a-z]*|temsilci[a-z]*|mudur[a-z]*))* /g
/** The body without the groups that stand before people named in a clause, and whether any did. */
const withoutGroups = (body: Body, from: number, to: number): { body: Body; grouped: boolean } => {
  const spans = allIn(body.plain.slice(from, to), OF_GROUP)
    .map((match) => ({ from: from + match.index, to: from + match.index + match[0].length }))
    .filter((span) => partiesIn(body, span.to, to)[0]?.from === span.to)
  return spans.length < 2 ? { body, grouped: false } : { body: withoutSpans(body, spans), grouped: true }
}

// "B veya C'den birinin katılımıyla"
const JOINS_IN = /^\S{0,6}\s(?:herhangi )?bir(?:i|isi)?n[iu]n\s(?:de |da )?(?:katilim|istirak|imza)[a-z]*(?: ile)?\s*$/
/** "A'nın imzası bulunmak şartıyla B veya C'den birinin katılımıyla müştereken": A with one of them. */
const besideOne = (body: Body, { people, mode, at }: Part, added: Conditions | null): Signers | null => {
  const [last, needed] = [people.at(-1), added?.indispensable?.[0]]
  if (needed === undefined || !isName(needed) || last?.after !== 'from' || people.flatMap(({ names }) => names).length < 2) return null
  // "… şartıyla B veya C'den birinin imzasıyla": the one signature of the two is the second.
  if (
    !(mode === 'joint'
      ? JOINS_IN.test(body.plain.slice(last.to, at))
      : at === last.to && ONE_OF_TWO.test(body.plain.slice(last.to, last.to + 90)))
  )
    return null
  const joined = people.slice(1).every((person, which) => EITHER_OR_AND.test(body.plain.slice(people[which]?.to, person.from)))
  // "Diğer iki müdürden birinin": those but for him.
  const others = people.flatMap(({ names }) => names).filter((name) => fold(name) !== fold(needed))
  return joined && others.length > 1 && people.every(({ names, referred }) => names.length === 1 || (referred && people.length === 1))
    ? { persons: [needed], with: others, any: true }
    : null
}

// "…; taşınmaz alımı, satımı ve ipoteğinde mutlaka ikisinin imzası aranır"

const BUT_FOR = '(?:[;,.]|\\bolup,?|\\bise) ?(?:ancak |yalniz |sadece |su kadar ki,? )?'
const BOTH_SIGN =
  '(?:ise )?(?:mutlaka |muhakkak )?(?:(?:her )?iki(?:si|sinin| mudurun| ortagin| uyenin)(?: de)?(?: birlikte| musterek)?|musterek|birlikte) (?:ataca[kg][a-z]* )?(?:musterek |birlikte )?imza(?:si|lari)(?:nin)? (?:bulunmasi )?(?:aran(?:ir|acaktir)|gerekir|gereklidir|sarttir|sart|zorunludur|lazimdir)'
const BOTH = new RegExp(`${BUT_FOR}(${ABOUT.source}) ${BOTH_SIGN}`, 'dg')
// "Ancak 50.000 TL'yi aşan taahhütlerde her iki müdürün birlikte imzası şarttır"
const BOTH_ABOVE = new RegExp(
  `${BUT_FOR}(?<above>${BEYOND.source}(?:\\s(?:taahhut|odeme|harcama|sozlesme|borclanma|senet|cek)[a-z]*)?) ${BOTH_SIGN}`,
  'dg',
)
/** What two who sign alone must both sign, said behind their power or in the sentence after it. */
const bothIn = (body: Body, clauses: readonly Clause[], from: number, sentence: { to: number }): (Bound & { inside: boolean }) | null => {
  const next = clauses.find((each) => each.from >= sentence.to)?.sentence.to ?? sentence.to
  const above = matchesIn(body, BOTH_ABOVE, from, next)
  const [only, ...more] = [...matchesIn(body, BOTH, from, next), ...above]
  const about = only?.span(1)
  if (!only || !about || more.length > 0) return null
  const inside = only.to <= sentence.to
  // Of the sentence behind, nothing else is said.
  if (!inside && (only.from > sentence.to || !/^\s?\.?\s*(?:\(\d.*)?$/.test(body.plain.slice(only.to, next)))) return null
  const at = { from: about.from, to: only.to, inside }
  if (!above.includes(only)) return { ...at, limit: null, above: false, scope: squeeze(body.text.slice(about.from, about.to)) }
  const [bound] = boundsIn(body, only.from, only.to)
  return bound?.limit ? { ...at, limit: bound.limit, above: true } : null
}

/** What two sign alone but for some transactions that both sign. */
const inHalves = (alone: Found, both: Bound): Found[] | null => {
  const { statement } = alone
  if (statement.kind !== 'representation' || statement.mode !== 'sole' || statement.persons.length !== 2 || statement.limit !== null)
    return null
  const { excludes: _, ...rest } = statement
  const scope = both.scope ?? null
  const { limit } = both
  if (limit !== null)
    return [
      { ...alone, statement: { ...statement, limit } },
      { ...alone, statement: { ...statement, mode: 'joint', floor: limit }, from: both.from, to: both.to },
    ]
  return statement.excludes === undefined && scope !== null
    ? [
        { ...alone, statement: { ...statement, excludes: scope } },
        { ...alone, statement: { ...rest, mode: 'joint', scope }, from: both.from, to: both.to },
      ]
    : null
}

/** How far before its form the words of a power stand that names nobody. */
const ONES_OWN = 80

/** How far behind its form the amount of a power may stand: "münferit imzası ile şirketi 250.000 TL'ye kadar". */
const AMOUNT_BEHIND = 70
/** How far before its first signer what bounds a power to some transactions may stand. */
const BEHIND = 40

const SHAPE = /(?:yetki\s?sekli|temsil sekli)/
// What stands behind the label may be a sentence of its own.
const SHAPED =
  /^\W*(?:yetki|temsil)\s?sekli\W{1,4}(?:sirket|kooperatif|tasfiye|mudur|yonetim)|(?:yetki|temsil) sekl[a-z]+ (?:[a-z]+ ){0,2}?degistirilerek\b/
const SHAPES = /(?:yetki\s?sekli|temsil sekli)[\s:;.,–-]*/dg
// Banks print the decision after the entry: "Yeni İmzalar: AYŞE YILMAZ … İmza Grubu-Derecesi: H- 5".
const GRADE = /imza grubu\s?-?\s?(?:ve )?derecesi\s*:\s*([a-z])\s?-?\s?(\d)/d
const gradeBelow = (body: Body, name: string, to: number): string | null => {
  const named = body.text.indexOf(name, to)
  const grade = named < 0 ? null : GRADE.exec(body.plain.slice(named, named + name.length + 160))
  return grade?.[1] && grade[2] ? `${grade[1].toUpperCase()}-${grade[2]}` : null
}

// "Temsil Yetkisinin Kapsamı: İşletmenin mal alım ve satımı."
const REACH = /[Yy](?:etki|ETK[İI])(?:sinin|s[İI]n[İI]n|n[İI]n)? [Kk](?:apsam[ıi]|APSAMI)\s*:\s*([^:]+?)[.;,]?\s*$/u
// What the law says of every commercial agent, of the one elected before.
const AGENT_SIGNS =
  /turk borclar kanunu\S* \d{3}\S*(?: \S{1,4})? madde\S* (?:cercevesinde|uyarinca|geregince) ticari (?:temsilci|mumessil) olarak (?:sirketi|isletmeyi) (?:(?:sirket|isletme|unvani|altinda|tek|basina|munferit|munferiden|atacagi|imza|imzasi|ile) )*temsil (?:ve ilzam )?ed(?:er|ecektir)\.?/
const BOUNDED = /\b(?:yetkiler|kapsam|sinirl|yalniz|sadece|munhasir)[a-z]*/
// "Temsil yetkisi şube işleri ile sınırlıdır."
const REACH_SAID =
  /^[\s.]*(?:(?:[Tt]emsil|[İi]mza|[Bb]u) )?[Yy]etki(?:si|leri)? ([^.:;()]{3,80}?) (?:ile|konular[ıi] ile|konular[ıi]yla) s[ıi]n[ıi]rl[ıi]d[ıi]r(?:\.|$)/u
const REACH_BEHIND = /^[\s.]*(?:[Tt]emsil )?[Yy]etki(?:sinin|nin) [Kk]apsam[ıi]\s*:\s*([^:]+?)(?:\.(?=\s|$)|[;(]|$)/u

// "35.000,00 TL'ye kadar münferiden, bu tutarın üstündeki işlemlerde ( A ) ile birlikte müştereken", the amounts left blank
const HALVES =
  /^[\s:;.,|]*(?:([a-z][a-z ]{2,40}?) ile sinirli olmak (?:uzere|kaydi(?:yla| ile)),? )?_+,? ?(?:munferi[dt](?:en)?|tek basina)(?: (?:temsile?|ve|ilzama|yetkilidir|yetkili))*[,;.]?(?: ve)? _+,? (?:ise )?\(([^()]{3,300})\)\S{0,4}(?: ile)?(?: birlikte)? mustereken(?: (?:temsile?|ve|ilzama|yetkilidir|yetkili))*/d
/** A form of the template in two halves, by amount. */
const halvesAt = (
  body: Body,
  from: number,
): { statements: Pick<RepresentationRule, 'mode' | 'with' | 'limit' | 'floor' | 'scope' | 'any_of'>[]; to: number } | null => {
  const end = from + (/mustereken[^.]{0,60}/.exec(body.plain.slice(from, from + 600))?.index ?? 0)
  const bounds = boundsIn(body, from, end)
  const [small, large] = bounds
  if (bounds.length !== 2 || !small?.limit || small.above || !large?.above) return null
  if (large.limit !== null && (large.limit.amount !== small.limit.amount || large.limit.currency !== small.limit.currency)) return null
  const match = HALVES.exec(withoutBounds(body.plain.slice(from, from + 900), from, bounds))
  const [reach, list] = [match?.indices?.[1], match?.indices?.[2]]
  const others = list ? listIn(body.text.slice(from + list[0], from + list[1])) : null
  if (!match || others === null) return null
  const scope = reach ? squeeze(body.text.slice(from + reach[0], from + reach[1])) : null
  return {
    statements: [
      { mode: 'sole', with: [], limit: small.limit, scope },
      { mode: 'joint', with: others.names, limit: null, floor: small.limit, scope, ...(others.any ? { any_of: true as const } : {}) },
    ],
    to: from + match[0].length,
  }
}

/** Who acts from now on for a legal entity that the notice does not elect: the form behind is how he signs for it. */
const actingIn = (body: Body): Chosen[] =>
  electedIn(body).length > 0
    ? []
    : delegateRule(body).flatMap((each) =>
        each.statement.kind === 'appointment' && each.statement.confirms !== true && each.statement.legal_entity !== null
          ? [seatOf(each, each.statement, NO_TERM)]
          : [],
      )

/** "Mal alımı, satışı ve tahsilat konularında": what a form is said for, before it. */
const SOME_ONLY = /^[\s:]*(?:[^.:;()|]{3,240}?) (?:konularinda|konusunda|hususlarinda|hususunda|islerinde|islemlerinde) (?=munferi[dt]en )/
const FORM_ENDS = /^munferi[dt]en temsile yetkili(?:dir)?\W*$/
const SUBJECT_LONG = 300
/** A form that is said of more than one. */
const OF_MANY = /^[^.;]{0,60}\byetkilidirler\b/
const ENDING_LONG = 8

/** "Yetkisi Gelibolu Şubesinin işleri ile sınırlı olmak üzere Münferiden …": what a form reaches, before it. */
const WITHIN =
  /^[\s:]*(?:(?:temsil )?yetki(?:si|leri) )?([^.:;()|,]{3,160}?)(?:\sile|(?<=[iu])yl[ae]|(?<=\bisler)le) sinirli ol(?:mak (?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile))|arak),? (?=\(|munferi[dt]|muster|tek bas)/d
/** "Taşınmaz alım ve satımı hariç olmak üzere Münferiden …": what a form does not reach, before it. */
const WITHOUT =
  /^[\s:]*([^.:;()|\d]{3,160}?),? (?:haric|mustesna)(?: olmak uzere| tutulmak uzere| olmak kaydiyla)?,? (?=\(|munferi[dt]|muster|tek bas)/d
// A sentence of its own behind an election, without the label.
const BEGINS_WITHIN = new RegExp(`(?<=[.;]\\s)${WITHIN.source.replace('^[\\s:]*', '')}`, 'dg')

/** The form of representation that the template prints behind an election ("Yetki Şekli: Münferiden Temsile Yetkilidir."). */
export const formRule: Rule = (body) => {
  const all = [...electedIn(body), ...actingIn(body)]
  const unlabelled = matchesIn(body, BEGINS_WITHIN)
    .filter(({ from }) => all.some(({ to }) => to <= from && from - to < 4))
    .map(({ from }) => ({ from, to: from }))
  return [...matchesIn(body, SHAPES), ...unlabelled].flatMap((shape): Found[] => {
    const owner = all.filter((each) => each.to <= shape.from + 1).at(-1)
    if (!owner || shape.from - owner.to > 900) return []
    const between = body.plain.slice(owner.to, shape.from).replace(AGENT_SIGNS, '')
    // Somebody else's sentence between was not legible: the form is his.
    if (STRANGE.test(between) || OF_NAMED.test(between) || (/ikamet|kimlik no|\bolarak\b/.test(between) && !/tuzel kisi/.test(between)))
      return []
    const halves = halvesAt(body, shape.to)
    if (halves) {
      const own = all.filter((each) => each.to === owner.to && each.role === owner.role)
      return halves.statements.map((half) => ({
        statement: {
          kind: 'representation',
          persons: [...new Set(own.map(({ name }) => name))],
          group: owner.group,
          ...half,
          until: owner.term.until,
        },
        from: Math.min(...own.map(({ from }) => from)),
        to: halves.to,
      }))
    }
    // Who acts for a trader may act for some matters alone (TBK 551); of a company's full power that is no bound (TTK 371/3).
    const reached = isEntity(body.header.title ?? '') ? null : SOME_ONLY.exec(body.plain.slice(shape.to, shape.to + SUBJECT_LONG))
    const within = reached ? null : WITHIN.exec(body.plain.slice(shape.to, shape.to + SUBJECT_LONG))
    const [withinFrom, withinTo] = within?.indices?.[1] ?? []
    const without = reached || within ? null : WITHOUT.exec(body.plain.slice(shape.to, shape.to + SUBJECT_LONG))
    const [outFrom, outTo] = without?.indices?.[1] ?? []
    const at = shape.to + (reached ?? within ?? without ?? [''])[0].length
    const form = formAt(body.text.slice(at, at + 1300), body.plain.slice(at, at + 1300))
    // Behind the subject stands one form, and the sentence ends.
    if (!form || (reached && !(form.mode === 'sole' && FORM_ENDS.test(body.plain.slice(at, at + form.end))))) return []
    const own = all.filter((each) => each.to === owner.to && each.role === owner.role)
    // "… Müdür olarak seçilmişlerdir. Müdürler Kurulu Başkanı A'dır. Yetki Şekli: Münferiden Temsile Yetkilidirler": of all who are elected there.
    const many = own.length === 1 && OF_MANY.test(body.plain.slice(at, at + form.end + ENDING_LONG))
    const above = matchesIn(body, SHAPES, 0, shape.from).at(-1)?.to ?? 0
    const those = many ? all.filter((each) => each.from >= above && each.to <= shape.from + 1 && shape.from - each.to < 900) : own
    const persons = those.map(({ name }) => name)
    if (
      many &&
      (form.mode !== 'sole' ||
        new Set(persons).size < 2 ||
        those.some(({ term, group }) => term.until !== owner.term.until || group !== owner.group))
    )
      return []
    const behind = body.text.slice(at + form.end, at + form.end + 400)
    const saidBehind = REACH_SAID.exec(behind)
    const reach = REACH.exec(body.text.slice(owner.to, shape.from)) ?? REACH_BEHIND.exec(behind) ?? saidBehind
    // "… Temsile Yetkilidir, bununla birlikte …": what goes on behind the form may take something of it back.
    if (GOES_ON_BEHIND.test(body.plain.slice(shape.to, shape.to + BEHIND_FORM))) return []
    // What bounds the power in other words is told with it.
    if (!reach && BOUNDED.test(between)) return []
    return [
      {
        statement: {
          kind: 'representation',
          persons: [...new Set(persons)],
          mode: form.mode,
          group:
            owner.group ??
            gradeBelow(body, owner.name, owner.to) ??
            (form.as === undefined ? null : (groupOf(form.as) ?? titleIn(form.as))) ??
            (form.mode === 'limited' ? titleBefore(body, owner.from, owner.to) : null),
          with: form.with,
          ...(form.any ? { any_of: true as const } : {}),
          limit: null,
          scope: reached
            ? squeeze(body.text.slice(shape.to + (/^\W*/.exec(reached[0])?.[0].length ?? 0), at))
            : withinFrom !== undefined && withinTo !== undefined
              ? squeeze(body.text.slice(shape.to + withinFrom, shape.to + withinTo))
              : reach
                ? squeeze(reach[1] ?? '')
                : null,
          ...(outFrom !== undefined && outTo !== undefined
            ? { excludes: squeeze(body.text.slice(shape.to + outFrom, shape.to + outTo)) }
            : {}),
          until: owner.term.until,
        },
        from: Math.min(...(many ? those : all.filter((each) => each.to === owner.to)).map(({ from }) => from)),
        to: at + form.end + (reach !== null && reach === saidBehind ? reach[0].length : 0),
      },
    ]
  })
}
export const BEHIND_FORM = 400
/** "… Temsile Yetkilidir, bununla birlikte …": what goes on behind a form may take something of it back. */
export const GOES_ON_BEHIND =
  /^[^.]*?\b(?:temsile|ilzama) yetkili(?:dir)?\s*[,;–-]\s*(?:ancak|bununla birlikte|bununla beraber|fakat|lakin|su kadar ki|su sartla|yalniz|sadece|meger|su istisna)\b/
// "(Satın Alma Müdürü) Temsile Yetkili olarak": the title that a directive knows a limited agent by.
const TITLE = /\(([^()]{3,80})\)\s*(?:temsile\s)?(?:yetkili\s)?(?:olarak|$)/dg
const OF_ORGAN = /yonetim kurulu|mudurler kurulu|temsilci\b|^uye/
const titleBefore = (body: Body, from: number, to: number): string | null => {
  const title = matchesIn(body, TITLE, from, Math.min(body.plain.length, to + 40)).at(-1)
  if (!title || OF_ORGAN.test(title.plain)) return null
  return titleIn(title.printed(1))
}
/** A title that a directive may know somebody by, by the word it ends with; null where the words end with none. */
export const titleIn = (printed: string): string | null => {
  return isTitle(fold(printed)) || /(?:^| )(?:grub?u?|grup)$/.test(fold(printed).trim()) ? squeeze(printed).trim() : null
}
// "Ayşe Yılmaz için yetki şekli", "Ayşe Yılmaz'ın yetki şekli": the form of whom the words name.
const OF_NAMED = /(?:\bicin|['’]\s?n?[iu]n)\s*$/
const STRANGE = new RegExp(`${verb('end', 'said')}|${verb('elect', 'said')}|daha onceden|yetki\\s?sekli`)

const LIST_CHANGED = /(?:icin )?musterek oldugu yetkililer\s*\(((?:[^()]|\([^()]{0,200}\)){1,900})\)\s*seklinde degistirilmistir/dg

/** "AYŞE YILMAZ için müşterek olduğu yetkililer ( A, B ) şeklinde değiştirilmiştir": who must co-sign is another list from now on. */
export const jointListRule: Rule = (body) =>
  matchesIn(body, LIST_CHANGED).flatMap((match): Found[] => {
    // A legal entity is introduced with its delegate, whose sentence stands between.
    const delegate = /tuzel kisi adina[^:;]{0,260} hareket (?:etmektedir|edecektir)[.,]*\s*$/.exec(
      body.plain.slice(Math.max(0, match.from - 320), match.from),
    )
    const end = delegate ? match.from - delegate[0].length : match.from
    const from = sentencesOf(body).findLast((each) => each.from < end)?.from ?? 0
    const clause = body.text.slice(from, end)
    const entity = clause.split(/;?\s*Adres\s*:/)[0] ?? clause
    const named = partiesIn(body, from, from + entity.length).at(-1)
    const near = named && /^\S{0,4};?\s*$/.test(body.plain.slice(named.to, from + entity.length))
    const person = named && (near || isEntity(named.name)) ? named.name : personIn(entity)
    // "AYŞE YILMAZ, … CAN DEMİR için": each of them signs with one list from now on. Whoever stands before in another way may be meant too.
    const before = delegate || !named || !near ? [] : partiesIn(body, from, named.from)
    const chain = [...before, ...(named ? [named] : [])]
    const linked = before.findLastIndex((each, at) => !IN_ONE_LIST.test(body.plain.slice(each.to, chain[at + 1]?.from))) + 1
    if (before.slice(0, linked).some(({ introduced }) => introduced)) return []
    const owners = [...before.slice(linked).map(({ name }) => name), person]
    const others = namesIn(match.printed(1))
    if (!owners.every(isName) || !others || isAlongWithHimself(owners, others)) return []
    return owners.map((owner, at): Found => ({
      statement: {
        kind: 'representation',
        persons: [owner],
        mode: 'joint',
        group: null,
        with: others,
        limit: null,
        scope: null,
        until: null,
      },
      from: (before[linked + at] ?? named)?.from ?? from,
      to: match.to,
    }))
  })
