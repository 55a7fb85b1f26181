/**
 * What words tell as a closed list: what the law asks of a notice beside the fields of its facts, told by the reader once (told.ts), so that
 * nobody behind it looks into a quote.
 */
import { DISSOLVED } from '../text/dissolved.ts'
import { DECISION_UNDONE } from '../text/refusal.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { remembered } from '../kernel/remembered.ts'
import { fold } from '../kernel/text.ts'
import { holds } from '../text/needed.ts'
import { restoredText } from '../text/restore.ts'
import { mendWhole } from '../text/words.ts'
import { endsTheirs, isAffirming, isDenied, isOfThose, isPlainElection, saysTerm } from './alone.ts'
import { goneUnnamed } from './gone.ts'
import { isOfParticulars } from './particulars.ts'
import { isSuitRefused } from './suits.ts'
import { isOfDoings } from './doings.ts'
import { isAside, isOfBystanders, isOfShares, isSignature, proseOf } from './aside.ts'

/** Words between which a commissioner does something himself: none that only sets him over the debtor. */
const HIS_OWN = '(?!(?:nezaret|gozetim|denetim|onay|izn|izin|muvafak|bilgi))'
const BY_COMMISSIONER = String.raw`komiser(?:in|lerin|(?:lik|ler)?(?: heyeti| kurulu)n[iu]n|\S*(?: heyeti| kurulu)? (?:tarafindan|eliyle|marifetiyle|vasitasiyla))(?![a-z])`

/** Somebody's leave, in whatever form it stands. */
const LEAVE = String.raw`onay|\bizn|\bizin|muvafak|\brizas[iu]|\bicazet|\bparaf|\bmutabakat|\btasvi[bp](?! (?:edil|olun|gor))|\bolur(?:u(?:n\S*|yla)?)\b`

/** The words of each, folded. */
const WORDS = {
  // Whose power: of an administration of a bankrupt estate, of a trustee, of a commercial agent, of a branch alone, of whoever
  // sits in an organ.
  estate: /iflas idare/,
  trustee: /kayyim/,
  agent: /ticari (?:mumessil|temsilci)/,
  branch_only:
    /sube\S* (?:(?:ve )?(?:her turlu |tum |butun )?(?:is|konu|faaliyet|islem|muamele)\S* ){1,3}(?:ile )?(?:ilgili )?(?:olarak )?(?:sinirli|munhasir|ozgu)|yalniz(?:ca)? (?:\S+ ){0,3}sube/,
  limited_partner: /komanditer/,
  // "Üyelerden biriyle birlikte": whoever sits in the organ, with a signature of his own or without one.
  with_any_member:
    /\b(?:uye|mudur|aza)l[ae]r(?:in|d[ae]n|ind[ae]n)(?: her ?hangi)? bir(?:isi|i)?(?:yle| ile|nin(?: \S+)? (?:imza|katil|istirak))/,
  any_of_organ: /\b(?:uyeler|uyelerin|uyelerinden|uye(?:nin)? herhangi|mudurler|iki uye)/,
  // A trustee's reach, and the end of it.
  trustee_full:
    /yonetim kayyim|yetkileri\S*(?: \S+){0,4} (?:kayyim(?!\S*(?: \S+)? (?:onay|izn|izin))|devr|durdur)|tum yetki|tasarruf mevduati sigorta fonu|\btmsf\b/,
  // "… toplantıya çağırmakla sınırlı olmak üzere … kayyım": for the tasks that the order names, and for nothing else (TMK 427); they
  // may be said as what he is for ("tahsilat yapmak üzere"), as his duties ("kayyımın yetkileri şunlardır") or as what he may not do.
  trustee_tasks:
    /(?:ile|[a-z]l[ae]) sinirli(?: \S+){0,40} kayyim|kayyim\S*(?: \S+){0,40} (?:ile|[a-z]l[ae]) sinirli|kayyim[^]{0,240}?\b(?:yalniz(?:ca)?\b(?! (?:bas|imza))|sadece|munhasiran|salt\b|(?:asagida|yukarida|kararda) (?:sayilan|yazili|belirtilen|gosterilen) (?:is|islem|husus|konu|gorev)|(?:husus|konu|is|islem|is ve islem)l[ae]r[iu]?n?d[ae] (?:\S+ ){0,3}(?:yetki|gorev)|mahkeme\S* (?:\S+ ){0,2}(?:izn|izin|onay))|^(?![^]*\b(?:konkordato|tumuyle|tamamen|tum yetki|butun yetki|tasarruf mevduati|tmsf\b))[^]*(?:\bkayyim(?:in|lar[iu]n|a|lara)?(?: \S+)? (?:gorev|yetki)(?:i|si|leri|lerinin|sinin|inin)?\b(?! (?:sona|son\b|bit|kaldir|iptal|suresi))|\bkayyim[^]*\b[a-z]{2,}(?:[ae]maz\b|(?:nin|in) disinda\b|\byetki\S* dis[iu]nda)|(?<!\b(?:gorev|vazife) )\b(?!(?:ol|yonet|et|bulun)m[ae]k)(?:\S+m[ae]k (?:ve \S+m[ae]k )?(?:uzere|icin|amaciyla)|\S+m[ae]s[iu] (?:icin|amaciyla|yonunde|hususunda|konusunda))\b[^]*\bkayyim|\bkayyim[^]*(?<!\b(?:gorev|vazife) )\b(?!(?:ol|yonet|et|bulun)m[ae]k)(?:\S+m[ae]k (?:ve \S+m[ae]k )?(?:uzere|icin|amaciyla)|\S+m[ae]s[iu] (?:icin|amaciyla|yonunde|hususunda|konusunda))\b)|\btemsil kayyim|\bdosya\S*(?: \S+){0,5} (?:temsil\S*|takip\S*)(?: \S+){0,14} kayyim|\b(?:yalniz(?:ca)?\b(?! bas)|sadece|munhasiran)(?: \S+){0,24} kayyim|\bgenel kurul\S*(?: (?!yonet|idare|kadar|temsil)\S+){0,6} (?:uzere|icin|amaciyla)(?: \S+){0,14} kayyim/,
  trustee_approves: /denetim kayyim|onay kayyim|kayyim\S*(?: \S+){0,3} (?:onay|izn)|(?:onay|izn)\S*(?: \S+){0,3} kayyim/,
  // "Davacı müdür ile kayyımın müşterek imzasıyla": the trustee signs beside somebody, be it another trustee.
  trustee_joint:
    /kayyim(?: heyet)?\S*(?: \S+){0,5} (?:musterek|birlikte|beraber|cift imza|ikisi|ikiser)|(?:musterek|birlikte|beraber|ikisi)\S*(?: \S+){0,5} kayyim|iki(?:si)? kayyim|kayyim\S*(?: \S+){0,3} (?:iki|uc)(?:si|u)?n[iu]n(?: \S+)? imza/,
  // "Fonun kayyım olarak atanmasına", "… görevlendirilmesi kararlaştırılmıştır": another one, whoever's office ended beside it.
  trustee_begins:
    /kayyim\S*(?: \S+){0,6} (?:atan(?:mis(?:tir)?(?! olan)\b|di\b|masina(?! (?:dair|iliskin|yonelik)))|tayin(?:ine| edilmis)|(?:gorevlendiril|getiril|secil)(?:mis|di|mesine)|(?:atanmasi|tayini|tayin edilmesi|(?:gorevlendiril|getiril|secil)mesi) (?:\S+ ){0,4}(?:kararlas|karara|karar alt|kabul|uygun|benimse|onayla|hukme|tensip|tasvip|muvafik))|(?:yetkileri\S*(?: \S+){0,4}|kayyim\S*) (?:\S+ ){0,6}devredil(?:mis|mesine|di)/,
  // Nothing asked for, refused, in part, till then: only what is over.
  trustee_ended:
    /^(?![^]*\b(?:tale[bp]|istem|itiraz|red\b|(?<!\bdava(?:nin)? (?:\S+ ){0,3})redd|incele|gorus|kismen|uzat|ertele|durdur|sinirla|yer olmadig|halinde|takdirde|kadar\b|once\b|oncesi|gerekce))[^]*kayyim\S*(?: \S+){0,6}(?: (?:gorev|kayyimlig)\S*(?: \S+){0,8})? (?:kaldiril(?:mis|masina|di\b|arak|digi)|sona er(?:mis|di|digi)|son veril(?:mis|mesine|di\b|digi|erek)|son(?:a er)?(?:lan)?diril(?:mis|masina|mesine|di\b|arak|erek|digi))/,
  // What a court added to a concordat's stay.
  commissioner_consents:
    /komiser\S*(?: \S+){0,8} (?:onay|izn|izin|muvafakat|riza\S*|uygun gorus\S*|olur(?:u|una|unu|uyla)\b)|(?:onay|izn|izin|muvafakat)\S*(?: \S+){0,3} komiser(?:d[ae]n|l[ae]rd[ae]n|c[ae])\b/,
  // "Faaliyete komiserin devam etmesine": he does it himself; "komiser nezaretinde", "komiserin denetiminde": the debtor does, under his eyes.
  commissioner_runs: new RegExp(
    `^(?![^]*\\b(?:tale[bp]|istem|redd|yer olmadig|gerek olmadig))[^]*(?:(?:(?:borclu|kurul)\\S* yerine|faaliyet\\S*)(?: ${HIS_OWN}\\S+){0,9} ${BY_COMMISSIONER}(?: ${HIS_OWN}\\S+){0,4} (?:devam|yurut|yonet|surdur)|${BY_COMMISSIONER}(?: ${HIS_OWN}\\S+){0,5} (?:borclu\\S* yerine|faaliyet\\S* (?:${HIS_OWN}\\S+ ){0,2}(?:devam|yurut|surdur)))`,
  ),
  disposal_barred: /tasarruf yetki\S*(?: \S+){0,3} (?:kaldir|alin)/,
  assets_assigned: /mal ?varligi\S* (?:\S+ )?terk|\b309 c\b/,
  // A departure: of the power to sign, of the membership. Who sits "temsilen" for a company is no power that ends.
  power: /temsil(?!en\b)|\bimza (?:yetki|s[ae]lahiyet)|\bilzam/,
  // An order for the time being, and its end.
  measure: /\btedbir/,
  membership: /uyelig/,
  member: /uyeli|uyesi/,
  // "Müdürler kurulu başkanlığı": the title beside the office, and not the office itself ("Müdür (Müdürler Kurulu Başkanı)").
  chairmanship: /^(?![^]*\bmudur(?:l[uo][gk]|u\b|\b))[^]*baskanlig/,
  // A decision on representation.
  lists_all: /temsil (?:ve|ile) ilzam/,
  one_by_one: /olarak secil|\bsube|tasfiye/,
  revokes_all:
    /\b(?:tum|butun|diger|sair|onceki(?! (?:cumle|paragraf|madde|bent|bend|fikra|satir))|evvelki|daha once)(?: \S+){0,4} (?:yetki|s[ae]lahiyet|sirkuler)\S*(?: \S+){0,4} (?:iptal|sona er|son bul|son veril|hukumsuz|hukumden|gecersiz|yururlukten|kaldiril|kalkm|geri al)/,
  election: /secim/,
  approval: /onayla|onanm|tasdik/,
  // An entry that is provisional, and what became of it.
  provisional: /gecici(?: olarak)? tescil|tescil\S*(?: \S+){0,8} gecici|gecici kayit/,
  provisional_settled:
    /kesin(?: olarak)? tescil|tescil\S*(?: \S+){0,4} kesinles|gecici tescil\S*(?: \S+){0,5} (?:kesin|silin|kaldiril|terkin)/,
  // "… anlaştıkları bildirildiğinden tescil kesinleşmiştir": nothing that still hangs on something, or fell away.
  provisional_final:
    /^(?![^]*(?:silin|terkin|kaldiril|iptal|redd|takdirde|halinde|kadar\b|kaydiyla|gerek|istem|tale[bp]))[^]*(?:tescil\S*(?: \S+){0,4} kesinles(?:mis|tigi)|kesin(?: olarak)? tescil\S* (?:edilmis|yapilmis|olunmus|edildigi|yapildigi))/,
  // Calls to creditors: that it is one, what it is about, that it is the last of three.
  creditors: /alacakli/,
  call: /cagri|ilan/,
  third_call: /\b(?:3|iii|ucuncu)\W{0,2} (?:ilan|cagri)/,
  of_liquidation: /tasfiye/,
  of_division: /bolunme/,
  of_decrease: /sermaye\S*(?: \S+){0,6} (?:azalt|indir)/,
  // Capital.
  covers_loss: /zarar\S*(?: \S+){0,4} (?:kapat|karsila|mahsup)|bilanco acig/,
  capital_lost: /borca bat|sermayenin.{0,80}karsiliksiz|(?:ttk|t t k|ticaret kanun\S*|kanunun)\D{0,30}\b376\b|\b376 (?:nci|inci|maddesi)/,
  due_in_24_months: /(?:24|yirmi ?dort)(?: \S+){0,2} ay\S*(?: \S+){0,8} oden|oden\S*(?: \S+){0,8} (?:24|yirmi ?dort)(?: \S+){0,2} ay/,
  fully_paid: /(?:tamam\S*|bedel\S*)(?: \S+){0,4} oden(?:mis|di)|oden(?:mis|di)\S*(?: \S+){0,3} tamam/,
  // A company of a group.
  group_notice: /hakimiyet bildirim|\b198\b|sirketler toplulug\S*(?: \S+){0,8} bildir|bildirim\S*(?: \S+){0,8} sirketler toplulug/,
  group_of_companies: /sirketler toplulug|\bhakim (?:sirket|tesebbus)|\bbagli (?:sirket|ortaklig)/,
} as const satisfies Record<string, RegExp>

/** What only an unread clause or a label is asked for. */
const ABOUT = {
  // A file that an office closes since another one has entered the company: no end of it.
  moved_away:
    /\bmerkez\S*(?: \S+){0,12} (?:nakl\S*|nakil|tasin(?:dig|mis|ma)\S*)|\bnakil (?:nedeni|sebebi|dolayisi|sonucu)|\bnakl(?:i|inden) (?:nedeni|sebebi|dolayi|sonucu)/,
  // What a clause nobody understood may touch: everybody's power, somebody's office; and the part of the profile it belongs to.
  // An organ that is none any more leaves everybody who signs in its name in doubt (TTK 530).
  of_all:
    /\borgan (?:olma )?(?:nitelig|vasf|sifat|ozellig)|\borgansiz|tum |butun |diger |onceki |sirkuler|tasfiye|iflas|muflis|konkordato|kayyim|(?<!\b(?:is|hizmet) (?:akdi|akdinin|sozlesmesi|sozlesmesinin) )fes[ih]h|infisah|munfesih|terkin|birles|bolun|mahkeme|disindaki (?:yetki|mudur|uye|kisi|temsil|imza)/,
  // Of that, what speaks of others beside those whom it names ("A ile diğer müdürlerin").
  of_others:
    /\b(?:tum|butun|diger\S*|onceki|sirkuler\S*|her|hepsi\S*|disindaki\S*|(?:mudurler|uyeler|yetkililer|temsilciler)i?(?:n|nin|den|nden)\S*)\b/,
  annuls: /iptal|hukumsuz/,
  of_agency: /\bacente/,
  // An election or appointment to an organ, which may pass over whoever sat there.
  elects_organ:
    /^(?=[^]*\b(?:uyeli[gk]|uyesi|uyeler|mudurlu[gk]|mudur(?:ler)?(?! yetkili)|(?:yonetim|mudurler|denetim) kurulu(?! yetkili)|idare (?:meclis|heyet)|memur))(?=[^]*\b(?:sec(?:il|im|me)|atan|atama|getiril|tayin|gorevlendir|gorev (?:yap|al\b|alac|ustlen)|yurut|yenilen|teskil ed|tesekkul|tevdi ed))/,
  // "Müdürler kurulu A ile B'den oluşur", "şirketin müdürü C'dir", "müdürlük C'ye verilmiştir": whom it does not name sits there no more.
  whole_organ:
    /\bmudurler(?: kurulu)?\b[^]*\b(?:olus(?:m|tur|an|ur)|tesekkul|teskil)|\b(?:mudurler|yonetim) kurulu (?!uye|baskan)(?:\S+ ){1,16}?olarak (?:belirlen|tespit|tesbit|teskil|olustur)|\b(?:onceki|eski|mevcut|tum|butun) (?:mudur|uye|yetkili|temsilci)\S*(?: \S+)? yerine\b|\b(?:guncel|tek|yeni|son) (?:yonetim kurulu|mudurler|mudur(?:u|leri)?|uye(?:si|leri)?|yetkili\S*)(?=[ :])(?! (?:olarak|uye|secil|secim|atan))|\btek mudur olarak\b|\b(?:sirket|kooperatif)\S* (?:(?:yeni|tek|son|guncel) )?mudur(?:u|leri) (?:\S+ ){1,12}?(?:[dt][iu]r\b|olmus|kalmis|olup)|\bmudurluk(?: gorevi)?(?: (?:de|da|ise))? (?!gorev|mudur|yetki|sifat|icin|ucret)(?:\S+ ){1,6}?(?:(?<!karar )veril|gec|devr|birak|tevdi)/,
  // "Temsil yetkisi … Bora Hayali'ye devredilmiştir", "şirketin temsili bundan böyle …": how the company is represented at all.
  of_company:
    /\b(?:temsil|imza) yetki\S*(?: \S+){0,6} (?:devr|devred|birak)|\b(?:idare|yonetim)(?:i|si|in|inin|sinin)? (?:\S+ ){1,4}(?:gec(?:er|ec|m)|devred|devri|birak|tevdi)|\b(?:sirketi(?:mizi)?|isletmeyi|isleri|islerini) (?:\S+ ){1,6}?(?:yonet(?:ecek|ir(?!ken)|mekte)|idare ed(?:ecek|er)|cekip cevir|bakacak)|\bsirket(?:in|imizin|i)? (?:\S+ ){0,3}(?:temsil(?:i|inin|inde|e)?\b|temsil (?:ve|ile|ol|ed))|\bbundan (?:boyle|sonra)|\b(?:uye|mudur|baskan)\S* (?:\S+ ){0,3}(?:temsil|imza) yetki|\b(?:temsil|imza)[ae]? yetkili (?:kisi|kimse|olan)|\bimza yetkilileri|\byetkili (?:tek )?(?:kisi|temsilci)(?:si|leri) (?:\S+ ){1,8}?\S*[dt][iu]r(?:ler)?\b/,
  // An internal directive, its agents and their grades.
  // "Şube işleri ile sınırlı yetkileri" is a power that is bound, be it a full one.
  of_limited: /(?<!\bile )\bsinirli (?:temsil|yetki|imza|olarak)|\bic yonerge/,
  of_form: /musterek|munferi|birlikte|tek bas|(?:tek|cift|iki|uc) imza|imzasi |imzalar|imzalan|yetkilidir|yetkili kilin/,
  may_do: /\b[a-z]{2,}[ae]bilir(?:l[ae]r)?\b/,
  of_grades: /\b[a-h] grub|\bgrub(?:u|un|undan)\b|\bderece/,
  // What may bound a full power against third parties: another's signature or leave, a branch.
  bounds_signing: new RegExp(
    String.raw`imza|temsil(?!ciler\b)|ilzam|yetki(?!liler\b)|s[ae]lahiyet|musterek|birlikte|beraber|munferi|tek bas|\bcift|\bikinci|(?<!\b(?:ortaklar|genel|yonetim|mudurler) kurul\S*(?: (?:n?un|yazili|onceden|karari|tarafindan|verilecek|verilen))* )(?:\b(?:bilgi|haber)(?:si|i|leri) (?:disinda|olma|dahilinde)|${LEAVE})|\bsube|\bmerkez|katil(?!an|dig|mis)`,
  ),
  // "Bu yetki …", "Söz konusu yetki …", "Temsil yetkisi …": of the power that the words before it give.
  of_power_before:
    /^[^a-z]*(?:(?:bu|isbu|soz konusu|anilan|adi gecen|verilen|sirketi|temsil|imza|ve|ilzam|birinci|ikinci|ucuncu|derece\S*) ){0,5}yetki(?!li)|^[^a-z]*(?:temsil|imza|yetki)\S* (?:iliskin|dair|ait) (?:sinir|kisit|esas|usul)/,
  // "… Mert Hayali'nin de imzası aranır", "… onayı şarttır", "kefalette ise Mert Hayali ile birlikte hareket eder": another's signature or leave is asked for.
  asks_along: new RegExp(
    String.raw`\b(?:imza|katil|${LEAVE})\S*(?: (?:da|de|dahi|ayrica|mutlaka|da mutlaka|de mutlaka))? (?:aran|gerek|sart|zorunlu|lazim|icap|olmadan|olmaksizin|bulunmadan|alin|bulunacak|bulunmasi|bulunur)|\b(?:musterek|ikinci) imza sahib|(?:[dt][ae]|icin)(?: ise)?(?: \S+){1,4} (?:ile|ve) (?:birlikte|musterek\S*|beraber\S*)(?: \S+){0,4} (?:hareket|imza|temsil|kullan)`,
  ),
  // (Who leaves the partners alone keeps the office that he holds.)
  ends_office:
    /\b(?:sirket|kooperatif|firma|isletme)(?:imiz)?[dt][ae]n (?:\S+ ){0,3}?(?:cik(?:m[iu]s|t[iu](?!r)|makta|arak|mas[iu]na)|cekil(?:m[iu]s|di|mekte|erek|mesine))|\bvefat|\bkisitlan|\bmuteveffa|\bmerhum|\brahmetli|\bveraset ilam|\bmirascilik belge|\bvesayet(?!en)|\bvasi(?:lik)? (?:karar|tayin|atan)|\bolum(?!lu\b|suz)|\b(?:yetki|gorev|mudurlu[kg]|uyeli[kg]|sifat)(?:i|si|leri|u|n?[iu]n)? (?:\S+ )?(?:kalk(?:ar|ac|m[iı]s|ti)|dus(?:er|ec|mus|tu))|sona er|son ver|son bul|bitmis|\bistifa(?!d)|\bazil|\bazl|gorevden al|gorevinden al|uzaklastir|(?<!\b(?:yede[kg]|akce|fon|karsili[kg]|ihtiyat|gru[pb]|pay)[a-z]* )(?<!\bortaklik(?:lar)?(?:i|in)?d[ae]n )\bayril|\b(?:gorev|mudurlu|uyeli|baskanli|yetki)\S*(?: (?:ve|ile|hem|de|da|ayrica))* ortaklik\S* ayril|\bortaklik\S*(?: (?:ve|ile|hem|de|da|ayrica))* (?:gorev|mudurlu|uyeli|baskanli)\S* ayril|ortakliktan cikar|\b(?:ilis(?:i[gk]|ki)|alaka|munasebet|rabita)\S*(?: \S+){0,2} (?:kes|kalma|kop|bit|son)|\b(?:is(?:in|ler)\S*|yonetim\S*) (?:\S+ )?karis(?!tir)|\b(?:el|elleri|uzer|uzerleri|uhde|uhdeleri|uhdes)(?:in)?den alin|\btutuklan|\bhukumlu|\bmahkum(?! ?e)|\bgai[pb]\b|\bhapis|\bcezaev|\bfirar\bsure(?:si|leri) (?:dol(?:ar|acak)|bit(?:er|ecek))/,
  // "… görev ve yetkileri aynen devam etmektedir", "temsil ve ilzamda değişiklik yoktur": what was registered stays as it is.
  goes_on: new RegExp(
    '^(?![^]*(?:kadar|sinirli|sart|kaydiyla|kosul|ancak|yalniz|sadece|birlikte|muster|munferi|tek bas|sona er|disinda|haric|olmak uzere' +
      '|yerine|degisiklik yapil(?!mamis|mamasi)|onay|muvafak|izn|izin|suret|katil|alin|secil|secim|atan|atama|tayin|getiril|gorevlendir|ayril|istifa|iptal|kaldir|degistir|azl|azil|son ver' +
      // What else becomes of a power before it: "imza hakkı düşmüş, müdürlüğü devam etmektedir".
      String.raw`|(?:imza|temsil|ilzam|yetki|s[ae]lahiyet)[^]*?\b(?!olarak |sahip |olup )[a-z]{2,}(?:m[iu]s(?! olan| bulunan)|m[iu]st[iu]r|m[ae](?:s|l[ae]r)[iu]n[ae]|[iu]p|[ae]r[ae]k) [^]*?(?:devam|degisiklik|degismem|dokunul)))[^]{0,200}` +
      String.raw`\b(?:devam (?:etmektedir|edecektir|etmesine)|degisiklik (?:yoktur|olmamistir|bulunmamaktadir|yapilmamistir|(?:yapil|ol)mamasina)|degismemistir|\byetki\S* dokunulmamasina)` +
      String.raw`(?: (?:oybirlig\S*|oy birlig\S*|ittifak\S*|ile))*(?: karar (?:verilmistir|verildi|alinmistir|alindi))?(?: (?:\d+|[a-z]))*\s*$` +
      // "… imza yetkisinin aynen devamına"
      String.raw`|^(?![^]*(?:kadar|sart|kaydiyla|ancak|yalniz|sadece|birlikte|yerine|secil|atan|ayril|istifa|iptal|kaldir|degistir|azl|azil))` +
      String.raw`[^]{0,120}\b(?:imza|temsil)(?: ve ilzam)? yetki\S* (?:de )?aynen devam\S*(?: (?:etmesine|oybirligi|ile|karar|verildi|verilmistir|\d+|[a-z]))*\s*$`,
  ),
  // "A'nın temsil yetkisi yoktur", "B'ye imza yetkisi verilmemesine": said of some that they have none, and nothing else.
  denies_power: new RegExp(
    '^(?![^]*(?:munferi|muster|tek bas|ayri ayri|birlikte|(?:mezun|s[ae]lahiyetli|yetkili)(?:d| k(?!ilinma))|secil|atan|getiril|tayin|gorevlendir(?!\\S* (?:ve )?(?:bu |adi |anilan |kendi))|gorevden|gorevinden|azl|iptal|kaldir|istifa|sona er|ancak|yalniz|disinda|haric|devr|olmadan|olmaksizin|madikca|medikce))' +
      String.raw`(?:[^]* (?:n?[iu]n|[ny]?[ae])|[^]*\b(?:diger|oteki|obur|kalan) (?:\S+ ){0,3}?(?:uye|aza|mudur|orta[kg]|yetkili|temsilci)\S*|^\s*(?:\d+ )?(?:uye|aza|mudur|orta[kg])l[ae]r(?:in|e|a)?|^[^a-z]*(?:\d+ )?baska(?:ca)?(?: (?:bir|hic ?bir|kimse\S*|kisi\S*))?|[^]*\b(?:bu kisi|adi gecen|anilan|anilan kisi|kendi(?:si|leri))(?:l[ae]r)?(?:n?[iu]n|n?[ae]|y[ae])) (?:(?:ise|da|de|sirketi) )*` +
      String.raw`(?:(?:temsil|imza)(?:[ae]|sina)?(?: ve ilzam[ae]?)? (?:etme )?(?:yetki|s[ae]lahiyet|hakk?i\b)\S* (?:\S+ ){0,1}?(?:yoktur|mevcut degildir|(?:veril|tanin)m[ae]sin[ae] yer olmadigina|(?:bulunma|olma|verilme|taninma)m[ae](?:ktadir|sin[aei])|(?:bulunma|olma|verilme|taninma)(?:mis|dig|di\b|yacak|yecek)\S*)` +
      String.raw`|(?:temsil|imza|ilzam)(?:[ae]|y[ae]|sina)?(?: ve (?:temsil|imza|ilzam)y?[ae])? (?:yetkili|mezun|s[ae]lahiyetli) (?:degil(?:dir)?(?:l[ae]r)?|kilinma(?:mis|di|mas|yacak)\S*|olmayacak\S*))` +
      String.raw`(?: (?:mevcut\S*|uyelerin|ortaklarin|ittifak\S*|oy\S*|birlig\S*|ile)){0,4}(?: (?:karar ver(?:ilmistir|ildi|mistir|mislerdir|diler)|kararlastir(?!\S*m[ae]m)\S*|(?:kabul|karara bagla|uygun)\S*(?: (?:etmis|edilmis|gorul(?!me)|bulun(?!ma)|olun(?!ma))\S*)?))?(?: (?:\d+|[a-z]))*\s*$`,
  ),
  // "… seçilmesi yönündeki önerge reddedilmiştir": a motion that was refused changes nothing, but one for what is to go on, to stay as it
  // is or to be approved.
  refused: new RegExp(
    '^(?![^]*(?:m[ae]m[ae]s[iu]|devam|uzat|birak|korun|muhafaza|tutul|kalma|yenile|yeniden|onay|tasvip|tasdik|ibka|surdur|istifa|ayril|cekil|kabul|mistir(?! (?:\\d+|[a-z])*\\s*$)[^]*karar|(?:masina|mesine|larina|lerine) (?:ve |oy\\S* )?karar))' +
      String.raw`[^]*\b(?:onerge|teklif|oneri)\S*(?: \S+){0,5} (?:reddedil(?:mis|di)|reddolun(?:mus|du)|redd?ine karar veril)\S*(?: (?:\d+|[a-z]))*\s*$`,
  ),
  // "… seçilmesi önerisi oylanmış, kabul edilmemiştir": it takes nothing from anybody.
  not_accepted:
    /^(?![^]*(?:devam|uzat|birak|korun|muhafaza|tutul|kalma|yenile|yeniden|onay|tasvip|tasdik(?!li)|ibka|surdur|istifa|ayril|cekil|mistir(?! (?:\d+|[a-z])*\s*$)[^]*karar|(?:masina|mesine|larina|lerine) (?:ve |oy\S* )?karar))[^]*\b(?:sec|atan|getiril|tayin)[^]*\b(?:onerge|teklif|oneri)\S*(?: \S+){0,5} kabul (?:edilme|gorme)(?:mis|di)\S*(?: (?:\d+|[a-z]))*\s*$/,
  measure_lifted: /\btedbir\S*(?: \S+){0,6} (?:kaldiril|kalk|sona er|son ver|hukumsuz|iptal|refi|ref )/,
  // "İmza örneğini vermiştir", "yetkilerinde değişiklik yapılmamasına": what was so stays so (TTK 40/2: a specimen shows the hand alone).
  leaves_as_is:
    /\bimza (?:orne[gk]|beyan)(?!\S* (?:\S+ ){0,3}(?:cikar|silin|iptal|geri))|^(?![^]*\b(?:redd|kabul (?:edil|gor)me))[^]*(?:\bdegisiklik (?:yapil|ol|bulun)ma\S*|\bdegismem\S*)/,
  // "Şirketin feshine", "TMSF tarafından el konulmuştur": a state of the company, in the notice that gives a power too.
  dissolves:
    /^(?![^]*\b(?:fesh\S*|fesih|infisah\S*|tasfiyesi\S*) (?:hal(?:in|ler)\S*|takdir\S*|durum\S*))[^]*(?:\b(?:sirket|kooperatif)\S* (?:\S+ ){0,4}(?:(?:sirket|kooperatif)\S* donus|fesh(?:in|i )|fesih|infisah|munfesih|tescilinin iptal|sona erdig|tasfiye(?:sine|ye gir\S*|sine gir\S*| haline gir\S*|si(?:nin)? karar\S*))|\b(?:tmsf|tasarruf mevduati sigorta fonu)\S* (?:\S+ ){0,3}(?:el kon|gec|devr)|\b(?:sirket|kooperatif)\S* (?:\S+ ){0,12}?(?:ile|tarafindan|bunyesinde|catisi altinda|suretiyle) (?:\S+ ){0,3}?(?:birles(?:mis|ti|tiril)|devral(?:in|ma)|bolun))/,
  dissolved: DISSOLVED,
  // "Kayyım atanması talebinin reddine dair karar kesinleşmiştir": nobody was appointed, and nothing else is said.
  trustee_refused:
    /^(?![^]*\b(?:kismen|ancak|tedbir|kaldiril|itiraz|istinaf|temyiz|iptal|devam|gecici|yerine|degistiril|sona er|azl|azil|geri|uzat))[^]*\bkayyim\S*(?: heyet\S*)? (?:(?:atan|tayin|gorevlendiril|secil)\S*(?: edil\S*)?(?: (?:yonelik|iliskin|dair|istemli|talepli|istegi|hususunda|icin))?(?: (?:acilan|yapilan|olan))?(?: (?:tale[bp]|istem|istegi|dava|basvuru)(?!li)\S*){1,2} (?:\S+ )?(?:redd(?:ine|edil\S*|olun\S*|i ?ne|i)|yer olmadig\S*)|(?:atan|tayin)\S* yer olmadig\S*)(?: (?:dair|iliskin|karar|karari|kararin|ver\S*|veril\S*|kesinles\S*|hukmed\S*|bildiril\S*|tescil|ilan|olunur|edilmistir|ve|\d+|[a-z]))*\s*$/,
  // "Yönetim kurulu tek üyeden oluşur": how many seats there are, beside who is given one.
  counts_seats:
    /^(?:\d+ )?(?:sirket\S* )?(?:yonetim|mudurler) kurulu (?:tek|bir|iki|uc|dort|bes|alti|yedi|\d+)(?: \d+)? (?:uye|kisi|mudur)d[ae]n (?:olus(?:ur|maktadir|acaktir|mustur)|ibarettir|(?:tesekkul|mutesekkil)(?: eder| etmektedir| edecektir)?(?:dir)?)(?: (?:\d+|[a-z]))*\s*$/,
  // "Ada Düşsel'in yerine …": somebody comes in the place of whom it names.
  replaces: /\b\S{0,8} ?n?[iu]n yerine (?:\S+ ){1,8}(?:sec|atan|getiril|tayin)/,
  // "Bu husus gündemden çıkarılmıştır", "Öneri kabul edilmemiştir": what stands before it came to nothing, or not yet.
  put_off:
    /^(?:\d+ )?(?:(?:bu|yapilan|verilen|anilan|soz konusu|isbu) )?(?:husus|teklif|oneri|onerge|karar|madde|konu|secim|atama)\S*(?: \S+){0,6} (?:redded|reddolun|(?:kabul|tasvip|uygun) (?:edil|gor|gorul|olun|bulun)m[ae]m|gundemden cikar|ertelen|geri (?:cek|al)|askiya|karara baglan\S*ma|vazgec)/,
  // "Ada Düşsel'in üyeliğe seçimi genel kurulca onaylanmıştır": who sat there goes on (TTK 363).
  confirms: new RegExp(
    '^(?![^]*(?:kadar|sinirli|sart|kayd|kosul|ancak|yalniz|sadece|birlikte|muster|munferi|sona er|disinda|haric|yerine|onaylanma|reddedil|istifa|ayril|iptal|kaldir|azl|azil|cekil|son ver|devr|imza|temsil|yetki(?!liler)|baska|ayrica|bosal|fesih|fesh|dusur|dusme|alinma|geri))' +
      String.raw`[^]*\b(?:uyelig|mudurlug|uyelikler|secim|atama)[^]*\bgenel kurul\S*(?: \S+){0,2} (?:onaylan(?:mis|di)|tasdik edil(?:mis|di)|tasvip edil(?:mis|di)|uygun (?:gorul|bulun)(?:mus|du))\S*(?: (?:\d+|[a-z]))*\s*$`,
  ),
  // "Mert Hayali'ye verilmiş bulunan temsil yetkisi bundan böyle hükümsüzdür": an end of the power of whom it names, and nothing else.
  ends_his: new RegExp(
    '^(?![^]*(?:muster|munferi|birlikte|ayri ayri|secil|atan|tayin|tum |butun|diger|hepsi|onceki|sirkuler|ile beraber|devr|bunun yerine|bundan sonra sirket|kadar|uye|mudur(?!ler yetkililer)|baskan))' +
      String.raw`[^]*? n?[ny]?[ae] (?:evvelce |daha once )?(?:verilmis|verilen|taninmis|taninan)(?: (?:bulunan|olan))? (?:temsil|imza)(?: ve ilzam)? yetki\S*(?: bundan boyle| \d\d? \d\d? \d{4}(?: tarihi\S*)?(?: itibar\S*)?)? (?:hukumsuzdur|gecersizdir|iptal edil\S+|kaldiril\S+|geri alin\S+|sona er\S+)(?: karar veril\S+)?(?: (?:\d+|[a-z]))*\s*$`,
  ),
  // "Yönetim kurulunun imza yetkilerinin kaldırılmasına": of the board alone, which gives way to the liquidators (TTK 535, 539).
  ends_board:
    /^(?![^]*(?:tasfiye memur|muster|munferi|birlikte|ancak|sinirli|kadar|onay|secil|atan))[^]*\byonetim kurul\S*(?: uyelerinin)?(?: (?:sirketi|temsil|imza|ve|ilzam|mevcut|onceki)){0,4} yetki\S* (?:kaldiril|sona er|son ver|iptal)/,
  // "Merkezin yetkili kişileri: …": who signs for the head office, told once more where a branch is entered.
  lists_head:
    /^(?![^]*(?:m[iu]st[iu]r|m[ae]sin[ae]|sona er|son ver|kaldir|iptal|ancak|yalniz|sinirli ol|muster|birlikte|kadar|secil|\batan|istifa|azil|ayril|haric|disinda|sadece|onay|vefat|(?<!egir)[dt][iu]r(?:ler)?\b))[^]*\bmerkez\S* (?:temsile |imzaya )?yetkili (?:kisi|temsilci)\S*/,
  // "… esas sermaye paylarının üçüncü kişilere devrinin önlenmesi amacıyla ihtiyati tedbir konulmuştur": of shares alone.
  bars_shares:
    /^(?![^]*(?:temsil|imza|yonetim|mudur|yetki|kayyim|gorev|idare|idari|ilzam|oy hak|isten|el cek|borclan))[^]*\b(?:pay|hisse)\S*(?: \S+){0,3} (?:devr|temlik|devir)\S*(?: \S+){0,3} (?:onlen|yasak|engel|durdur)\S*[^]*\btedbir\S*(?: \S+){0,2} (?:konul|karar|veril|islen)/,
  // "… yerine Mert Hayali geçmiştir": in whose place, these words do not say.
  // "Diğer müdürlerin", "komanditer ortağın": of some beside those who sign.
  of_rest:
    /\b(?:diger\S*|oteki\S*|obur\S*|(?<!\b(?:muhalif|organsiz) )kalan|komanditer\S*|sair|(?:ikinci|ucuncu|dorduncu|besinci) (?:mudur|uye|aza)(?:n?[iu]n|y?e|ya))\b/,
  // "Ekli listede adları yazılı olanlar": those whom another paper names.
  by_list:
    /\b(?:listede(?:ki)?|listesinde(?:ki)?|ekli|ilisik\S*|ekte(?:ki)?|(?:isim|ad)leri (?:yazili|bulunan|belirtilen)|adlari (?:yazili|gecen|bulunan|belirtilen))\b/,
  // All partners, or some of them by nothing but that.
  of_partners:
    /\bortaklar\S*(?: \S+){0,3} (?:her|hepsi\S*|tamam\S*|iki(?:si\S*)?|ucu\S*|birlikte|muster\S*|ayri ayri|munferi\S*|biri\S*|herhangi)\b|\b(?:kurucu|her iki|tum|butun|her) ortak|\bortaklar(?: kurulu\S*)? (?:\S+ ){0,4}temsil/,
  // "Yeni başkanın tek imza ile …", "A'nın başkanla birlikte atacağı imza": whoever holds the office signs, and no name says who that is.
  by_title: /\b(?:baskan|mudur)(?:(?:u|i)?n?[iu]n|(?:u|i)?y?l[ae]|(?= (?:tek|munferi|yalniz|kendi)))(?: ise)? (?:\S+ ){0,3}(?:imza|temsil)/,
  in_place: /^[^a-z]*(?:onun |bunun |kendisinin |(?:mudur|baskan|temsilci)[a-z]*n?[iu]n )?yerine\b/,
  // An office or a duty by its name, wherever the words stand.
  // So is the management that is handed over beside shares ("payını ve idareyi", "hissesini ve şirketi").
  of_duty:
    /\bmudur(?:u|un|ler\S*|l[uo]g\S*|l[uo]k\S*)?\b|\bgorev|\bbaskanli[gk]|\bel cektir|\bborclandir|\boy hakk|\b(?:idare|yonetim|temsil) hakk|\b(?:idare|yonetim)(?:y?i|sini|ini)\b(?! kurul)|\b(?:pay|hisse)\S* (?:ve|ile) (?:\S+ )?(?:sirketi|isletmeyi)\b|\b(?:idare|yonetim)(?:i|si|in|inin|sinin)? (?:\S+ ){1,4}(?:gec(?:er|ec|m)|devred|devri|birak|tevdi)|\bsirket (?:\S+ ){1,4}eliyle (?:yonet|idare)|\byerini (?:\S+ ){1,4}al(?:ir|ac|mis|di)|\bvekalet\S* (?:geri|iptal|son)/,
  signing: /imza|temsil(?!ciler\b)|ilzam|yetki(?!liler\b)|s[ae]lahiyet|musterek|munferi/,
  // What may take something back of the words before it: an exception, a condition, an amount that is not to be passed.
  qualifies:
    /\b(?:ancak|fakat|lakin|su kadar ki|meger ki|mahfuz\S*|kayd(?:iyla|i ile)|sartiyla|haric|disinda|istisna\S*)\b|\b(?:asan|asmamak|asmayan|(?<!\b(?:adi|ismi|adlari|isimleri) )gecen|gecmemek|gecmeyen|uzerinde\S*)\b/,
  // What says that something does not bind, does not hold or holds for a time, whatever the words before it give: "… hiçbir imza şirketi borç
  // altına sokmaz", "… bu tarihten sonra çift imza ile", "kararın yürütülmesi durdurulmuştur", "geçici olarak tescil edilmiştir".
  restrains:
    /\b(?:bagla|ol|yap|yapil|ed|et|edil|kullan|kullanil|imzala|sok|gir|al|ver|veril|sayil|bulun|dogur|koy|cek|satil|yet|uygulan|[a-z]{2,}[ae])m[ae]z(?:l[ae]r)?\b|\b[a-z]{2,}m[ae]y[ae]c[ae](?:k(?:t[iu]r|l[ae]rd[iu]r)?|gi\S*)\b|(?<!\bdegisiklik )\b[a-z]{2,}m[ae]m[ae]s[iu]n[ae]\b|\bhic ?bir\b|\bhic ?kimse|\bkimse(?:nin|ye|si)?\b|\bkalmamis|\buygulanmam|\bdurdurul|\bertelen|\baskiya|\bgecici|\bgecersiz|\bsaglanama\S*|\byururlu\S* gir(?!mis)|\baskida|\bhukumsuz|\bgecerli (?:ol|degil|say)|\b(?:yalniz(?:ca)?(?! basina)|sadece|munhasiran|haricinde|disinda|haric)\b|\b(?:halinde|takdirde|sartiyla|kaydiyla|kosuluyla|(?<!inc[ae]y[ae] )(?:dek|degin|kadar)|sonra|suresince|boyunca|sonunda|bitiminde|itibaren)\b|\b(?:sehven|dogrusu|mutlaka|muhakkak)\b|\bzorunlu|\bait ol(?:ma|aca|mak)\S*|\b(?:gorev|mudurluk|uyelik) (?:suresi|muddeti|donemi)\b|\bbasla(?:ma|ngic) (?:tarihi|gunu)\b|\bbaslayacak|\btek (?:mudur|temsilci|yetkili|imza yetkili)\S*|\bbaska (?:bir )?(?:mudur|uye|yetkili|temsilci)\S* (?:bulunma|yok|kalma|olma)|\bkisitli|\bresit|\bgeri (?:al|cek)|\bvazgec|\bdus(?:mus|urul)|\bdegil(?:dir)?\b|\byok hukm/,
  // "… hastalığı devam ettiği sürece", "… dönünceye kadar": as long as something else lasts.
  for_time:
    /^(?![^]*\b(?:aksi|hilafina)\b)[^]*(?:\b(?:suresince|surece|muddetce|boyunca)\b|(?:[iu]nc[ae]y[ae]|[ae]n[ae]) (?:kadar|dek|degin)\b)/,
  // "Adı geçenin …", "seçilen müdür …", "seçim …": of him, or of the decision, that the words before it are of.
  // So he is behind a phrase that tells when or on what condition: "Pay devrinden sonra adı geçenin …".
  of_him:
    /^(?:[^a-z]*|(?:\S+ ){1,9}?(?:\S{2,}(?:l[ae]|[dt][ae]n?|[iu]nc[ae]|m[ae]d[ae]n|m[ae]dikc[ae])|ile|sonra|once|beri|kadar|dek|degin|takdirde|itibaren) )(?:adi gecen|ismi gecen|anilan|mezkur|soz konusu|kendi(?:si|leri)|mumaileyh|(?:mudur |uye )?(?:secilen|atanan)|secim|atama|gorevlendirme)[a-z]*\b/,
  // Several sign as one: "müştereken", "ikisi birlikte", "çift imza ile".
  together:
    /\b(?:muster|birlikte|beraber|topluca|kurulca\b|kurul halinde|ikisi|ucu\b|cift|(?:iki|uc) (?:imza|yetkili|mudur|uye)|hepsinin|tumunun|tamaminin)/,
  // What was before: "önceki üyelerin", "eski müdürlerin", "süresi dolan".
  former:
    /\b(?:onceki|eski|evvelki|daha once\S*|onceden|sure(?:si|leri|nin) (?:dol|bit|sona)(?!(?:ar|acak\S*|er|ecek\S*)(?:\s|$))\S*)(?=\s|$)/,
  // "Her türlü işlemde çift imza şarttır", "en az iki yetkilinin imzası": several have to sign, whoever they are; "tek imza uygulamasına son".
  asks_two:
    /\b(?:cift|iki|uc|ikinci) (?:\S+ ){0,2}?imza(?! sahib)|\ben az (?:iki|uc) (?:yetkili|uye|mudur|kisi|imza)|\biki (?:yetkili|uye|mudur|kisi)\S* (?:tarafindan|imza)|\b(?:tek|munferit) imza\S* (?:\S+ ){0,3}(?:son ver|kaldiril|iptal|sona er)/,
  // "Bu karar …", "atama …", "yukarıdaki maddenin oylanmasında …": of the decision that gives what stands beside it.
  of_decision:
    /\b(?:is ?bu|bu|yukarida\S*|anilan|soz konusu) (?:karar|atama|secim|tescil|gorevlendirme|yetki|madde)\S*|\b(?:karar|atama|secim|tescil)\S* (?:\S+ ){0,5}(?:gecici|yururlu|yurutme|hukumsuz|sehven|sart|bagli|tabi)/,
  // "Görevi altı ay sürecektir", "Adı geçenin …", "İşbu kararın …", "Seçilen müdür …": of what the words before it give, whoever has it.
  of_grant:
    /^[^a-z]*(?:(?:\d+|[a-z])[^a-z]+)?(?![^]*\baksi )(?:gorev(?:i|leri)(?! sona eren)|adi gecen\S*|kendi(?:si|leri)\S*|mumaileyh\S*|(?:is ?bu|bu|soz konusu|anilan|alinan) (?:karar|atama|secim|gorevlendirme|yetki|madde)\S*|karar(?:in|a)?|teklif|atamanin|secimin|yetki(?:si|leri)?|secilen|atanan|(?:yalniz(?:ca)? )?sube (?:ile|isleri|islemleri))(?: \S+)*? (?:sur\S+|bit\S+|sona\S*|dol\S+|basla\S+|tabi\S*|yururlu\S*|uygulan\S+|gecerli\S*|sinirli\S*|etme(?:mis|di)\S*|geri|iptal\S*|reddedil\S+|gorusulme\S+|onay\S*|kabul|bagli\S*|kadar\S*)/,
  // "İflas kararı verilmesine yer olmadığına": a state the company did not come into.
  no_state: /\biflas\S*(?: \S+){0,3} yer olmadig/,
  // What a label or a registered matter announces: a state of the company, a court's word on an assembly, an assembly, a correction.
  of_bankruptcy: /\biflas(?!\S* ertele)|\bmuflis/,
  of_concordat: /\bkonkordato/,
  of_end:
    /(?<!\b(?:imza|yetki|temsil)[a-z]{0,8} )\bterkin|sicilden sil|kaydinin silin|\bbirles(?:me|mis|ti)|(?<!\bkismi )\bbolun(?:me|mus|du)|\bnev.?i degis|\btur(?:u)? degis/,
  revives: /ek tasfiye|ihya|yeniden tescil/,
  of_assembly_decision: /genel kurul karar/,
  voids: /iptal|butlan|yoklug|yokluk/,
  stays: /yurutme|geri birak|durdur/,
  // "Ortaklar kurulu kararının icrası tehir edilmiştir": what such a decision gave is in doubt with it (TTK 447 to 450, 622).
  undoes_decision: DECISION_UNDONE,
  // "… davasının reddine ve yürütmenin geri bırakılması kararının kaldırılmasına": what was stayed holds again.
  stay_over:
    /^(?=[^]*\bdava\S*(?: \S+){0,4} (?:redd|feragat|acilmamis sayil))(?![^]*\b(?:iptaline|kismen))[^]*\b(?:geri birak|durdur|tedbir(?!en\b))\S*(?: \S+){0,4} (?:kaldiril|kalk|sona er)/,
  assembly_held: /sermaye art|esas sozlesme deg|genel kurul/,
  corrects: /\b(?:duzeltme|tashih)/,
  // "Soyadı … olarak değişmiştir": by what name somebody is called from now on.
  renames: /\b(?:soyad|soyis[iı]m|adi ve soyad)[a-z]*\b[^.;]*\b(?:degis|olmus|duzelt|tashih|(?:olarak|seklinde) kullan)/,
  about_identity: /\b(?:unvan|merkez|kurul(?:us|mus)|tasfiye|iflas|konkordato|terkin|birles|bolun|tur degis|fesih|feshi|infisah|ihya)/,
  about_officers:
    /\b(?:yonetim|idare(?:nin|yi|ye|ci| meclis| heyet)|vazife|aza(?:li[kg]|lar|si)|mudur|temsil|imza|yetki|uyelig|uyesi|gorev|secil|atan|komiser|memur|vekil|yonerge|istifa|azil|azled|kayyim|tasfiye|iflas|konkordato|infisah|munfesih|mustere[kg]|munferi|ilzam|birlikte (?:hareket|imza))/,
  about_capital: /\b(?:sermaye|taahhut|nakden|tavan)/,
  about_shares: /\b(?:pay[ais]|payl|hisse|ortak|devr|devir)/,
  about_title_address: /\b(?:unvan|adres|merkez|nakil|nakl)/,
  about_articles: /\b(?:madde|sozlesme|tadil)/,
} as const satisfies Record<string, RegExp>

/** What a clause is about as a whole, by every word of it (aside.ts). */
const WHOLE: [
  (
    | 'shares_only'
    | 'aside'
    | 'signature'
    | 'denies_power'
    | 'ends_his'
    | 'of_those'
    | 'affirms'
    | 'of_bystanders'
    | 'suit_refused'
    | 'of_particulars'
    | 'elects_plainly'
    | 'says_term'
  ),
  (text: string) => boolean,
][] = [
  ['shares_only', isOfShares],
  ['aside', isAside],
  ['signature', isSignature],
  ['of_bystanders', isOfBystanders],
  // A suit to end the company that came to nothing (suits.ts).
  ['suit_refused', isSuitRefused],
  // A correction of an address, a number, a notary's entry (particulars.ts).
  ['of_particulars', (text) => isOfParticulars(proseOf(text))],
  // Of those whom it begins with alone: that they have no power, how far theirs goes (alone.ts).
  ['denies_power', isDenied],
  ['ends_his', endsTheirs],
  ['of_those', isOfThose],
  // What an election or a power gives, said once more or added to.
  ['affirms', isAffirming],
  // An election as it stands, and for how many years.
  ['elects_plainly', isPlainElection],
  ['says_term', saysTerm],
]

export type Telling =
  | keyof typeof WORDS
  | keyof typeof ABOUT
  | (typeof WHOLE)[number][0]
  | 'died'
  | 'again'
  | 'says_more'
  | 'fills_seat'
  | 'organ_removed'
  | 'keeps_power'
  | 'of_doings'
  | 'somebody_gone'
  | 'exclusive'
  | 'only_they'
  | 'of_them'
  | 'of_holder'
  | 'of_new'
  | 'refers_back'
  | 'unplaced'
const TELLINGS = Object.entries(WORDS) as [Telling, RegExp][]
/** What words tell by how they begin, whatever they stand under. */
const BEGINNINGS: typeof TELLINGS = [
  ['goes_on', ABOUT.goes_on],
  ['of_power_before', ABOUT.of_power_before],
  ['of_grant', ABOUT.of_grant],
  ['of_him', ABOUT.of_him],
  ['put_off', ABOUT.put_off],
]
/** What words tell from their first to their last, the matters and the evidence of their notice aside. */
const AS_A_WHOLE: typeof TELLINGS = [
  ['goes_on', ABOUT.goes_on],
  ['denies_power', ABOUT.denies_power],
]
const ALL_TELLINGS = [...TELLINGS, ...(Object.entries(ABOUT) as [Telling, RegExp][])]

const heldIn = (folded: string, tellings: typeof TELLINGS): Telling[] =>
  tellings.filter(([, pattern]) => holds(folded, pattern)).map(([telling]) => telling)

/** How a clause takes up what the words before it give, and all who have it: "bu yetki …", "sözü edilen müdür …"; "müdürler …", "adı geçen yetkililer …". */
const OF_THEM: typeof TELLINGS = [
  // "Bundan böyle …", "artık …": how it is from now on.
  ['of_new', /\b(?:bundan (?:boyle|sonra)|artik|bu tarihten (?:itibaren|sonra))\b/],
  [
    'refers_back',
    /^[^a-z]*(?:(?:\d+|[a-z]) )?(?:(?:gorev|yetki|s[ae]lahiyet|atama|secim|tayin|karar)(?:i|si|leri|n?[iu]n|ler)? (?!taksim|dagilim|bolum|sekl|sure|belge|sona eren|alan|kurul)|(?:is ?bu|bu|soz konusu|sozu (?:edilen|gecen)|anilan|bahse konu|bahsi gecen|mezkur|mevzubahis|yukarida\S*(?: yazili| belirtilen)?|(?:onceki|ustteki) (?:cumle|paragraf|madde|fikra)\S*(?: yazili| gecen)?|belirtilen|verilen|adi gecen\S*) (?:\S+ )?(?:secim|atama|gorev|yetki|s[ae]lahiyet|karar|ilan|tescil|imza|temsil|mudur|tayin)[a-z]*)(?![^]*\b(?:tescil ve ilan|kabul e[dt]|oy ?birlig|aksi|degisiklik (?:yok|olma|yapilma)|ayn(?:en|i sekilde) devam)[a-z]*)/,
  ],
  // "Müdürlük …", "müdürün …": of the office just given, or of who has it.
  ['of_holder', /^[^a-z]*(?:mudurlu(?:k|g[iu]n?(?:un)?)|mudurun|temsilci(?:lik|nin)|baskan(?:lik|in)|mumessillik|murahhaslik)(?![a-z])/],
  [
    'of_them',
    /^[^a-z]*(?:(?:(?:adi|ismi|adlari|isimleri)|gecen|yazili|anilan|mezkur|soz konusu|yukarida|secilen|atanan|is ?bu|bu|sirket|her iki|iki|tum|butun|bilumum|yeni) )*(?:(?:mudur|uye|yetkili|yonetici|temsilci|imza yetkili|imza sahip|secilen|atanan)(?:l[ae]r(?!e )[a-z]*|l[ae]re (?=[^]*(?:imza|yetki|temsil)))|bunlarin|kendilerinin|(?:yonetim kurulu|mudurler kurulu|idare (?:meclisi|heyeti))n[iu]n (?:tamami|tumu|hepsi|butun|tum)|(?:temsil |imza )?yetkileri?[a-z]*|imzalar[a-z]*)(?![a-z]| kurul)/,
  ],
]
/** Leave to deal and to compete (TTK 395, 396; eTTK 334, 335), which changes nothing of who signs. */
const PERMITS = /\b(?:395|396|334|335)\b/
/** What a clause is about, which does not say what becomes of it. */
const TOPICS: ReadonlySet<Telling> = new Set<Telling>(['about_officers', 'one_by_one', 'call', 'election', 'any_of_organ'])

/** What a sentence on somebody's doings may say besides, by one word of it. */
const BESIDE_DOINGS: ReadonlySet<Telling> = new Set<Telling>([
  'ends_office',
  'signing',
  'of_duty',
  'of_company',
  'whole_organ',
  'replaces',
  'restrains',
  'annuls',
  'trustee',
])

/** What lets words pass: told only where nothing that a scan may have made of them says otherwise. */
const LETS_PASS: ReadonlySet<Telling> = new Set<Telling>([
  'goes_on',
  'refused',
  'denies_power',
  'no_state',
  'trustee_ended',
  'trustee_refused',
  'provisional_final',
])

/** A stroke inside a word is a letter. */
const STROKE = /(?<=[a-z])[|!]|[|!](?=[a-z])/g
/** Words as printed, and as they were before a scan damaged them: the same clause is asked for each of its facts. */
const foldedOf = remembered((words) => ({ asPrinted: fold(words), mended: fold(mendWhole(restoredText(words)).replace(STROKE, 'l')) }), 50)
/** What words tell, as printed or as they were before a scan damaged them. */
const tellsIn = (words: string, tellings: typeof TELLINGS): Telling[] => {
  const { asPrinted, mended } = foldedOf(words)
  const told = heldIn(asPrinted, tellings)
  if (asPrinted === mended) return told
  const whole = heldIn(mended, tellings)
  const either = new Set([...told, ...whole])
  return [...either].filter((telling) => !LETS_PASS.has(telling) || (told.includes(telling) && whole.includes(telling)))
}

const MOVED_AWAY: typeof TELLINGS = [['moved_away', ABOUT.moved_away]]
/** What the sentence of a striking off tells beside its own words. */
export const movedAway = (sentence: string): Telling[] => tellsIn(sentence, MOVED_AWAY)

/** What the words of a fact tell. */
export const factTells = (words: string): Telling[] => tellsIn(words, TELLINGS)

/** How words say that the organ has one seat, or that one alone is left of it: "tek müdürü", "müdür sayısının bire indirilmesine", "uhdesinde bırakılmasına". */
const ONE_SEAT = new RegExp(
  String.raw`(?<!\bsube\S* (?:\S+ )?)\b(?:tek|yegane|biricik) (?:(?:yetkili|kanuni|kisilik|yonetim kurulu|asil) )*(?:mudur(?!lugu bun)|uye|idareci|yonetici|yonetim kurul)\S*` +
    String.raw`|\b(?:mudur|uye|yonetici|yonetim)\S*(?: \S+){0,3} tek (?:kal|birak|olarak|basina (?:kal|birak))` +
    String.raw`|\b(?:mudur|uye|yonetici|yonetim kurulu)\S*(?: \S+){0,2} (?:sayi|aded|adet)\S*(?: \S+){0,4} (?:bire|bir|1|1 e|teke|tek) ` +
    String.raw`|\b(?:mudur|idare|yonetim|temsil)\S*(?: \S+){0,8} (?:uhdesin|uzerin|sahsin)d[ae] (?:birak|kal|toplan|devam)` +
    String.raw`|(?<!\b(?:en az|herhangi|veya|her) )\b(?:bir|tek) (?:mudur|uye|yonetici)(?:l[ae]|y?l[ae]| ile| tarafindan| eliyle)\b(?! (?:birlikte|beraber|muster))` +
    String.raw`|\b(?:mudur|idare|yonetim)\S*(?: \S+){0,8} (?:yalniz(?:ca)?|sadece|munhasiran) \S+(?: \S+){1,3} tarafindan (?:yurut|yap|ustlen|ifa)`,
)
/** What the clause in which a power stands says of the company as a whole, be it outside the words that are the fact's. */
const OF_COMPANY: typeof TELLINGS = [
  [
    'lists_all',
    /\bsirketi?(?:n|mizin)? (?:\S+ ){0,3}temsil(?:i|inin)?(?: ve ilzam\S*)? (?:\S+ ){1,8}(?:ait|birak|tevdi|veril)|\bsirketi(?:mizi)? ilzam/,
  ],
  ['of_company', /\bsirketi(?:mizi|mizin|n)? (?:\S+ ){0,6}(?:temsil|ilzam)/],
  // "Şirket bundan böyle A ile B'nin müşterek imzaları ile temsil edilecektir"
  [
    'lists_all',
    /\b(?:bundan (?:boyle|sonra)|artik|bu tarihten (?:itibaren|sonra)|temsil sekli\S* degis\S*)(?![^]{0,60}\bsube)[^]*\b(?:temsil|ilzam|imza|borc)/,
  ],
  // "Şirket A ile B'nin müşterek imzası ile temsil edilir": how it is represented, and by nobody else.
  ['lists_all', /\bsirket(?:imiz)? (?:\S+ ){1,12}?(?:imza\S*|tarafindan) (?:\S+ ){0,4}(?:temsil|ilzam|borc|bagla)/],
  // "Şirketi A ile B birlikte temsil edecektir"
  [
    'lists_all',
    /\b(?:sirketi|kooperatifi|isletmeyi|ticarethaneyi|subeyi|ortakligi)(?:mizi)? (?:\S+ ){2,12}?(?:birlikte|musterek\S*) (?:\S+ ){0,3}?(?:temsil|ilzam)/,
  ],
  // "Şirketi yalnızca A ile B'nin", "tek imza yetkilisi": whom the clause does not name signs no more.
  ['lists_all', /\b(?:yalniz(?:ca)?(?! basina| kendi)|sadece|munhasiran)\b(?![^]{0,60}\bsube)|\btek (?:imza )?yetkili/],
  ['lists_all', ONE_SEAT],
  // "Yalnız A'nın imzası geçerlidir", "şirketi A'nın imzası bağlar", "bundan böyle şirketi A temsil eder": how it is signed for, and no other way.
  [
    'exclusive',
    /^\W*(?:sirketi?n? )?(?:yalniz(?:ca)?|sadece|ancak|munhasiran) (?!basina|kendi|bir|birlikte|muster|ile\b|imza|munferi|tek|sube)/,
  ],
  [
    'exclusive',
    /^(?![^]*\b(?:munferi|tek |ayri ayri|muster|birlikte|veya\b|yahut\b|de\b|da\b))[^]*\bimzas[iu] (?:sirketi )?(?:baglar|gecerlidir|muteberdir|ilzam eder)(?: \d+)*\W*$/,
  ],
  [
    'exclusive',
    /^(?![^]*\b(?:ayrica|veya|yahut|de|da)\b)(?=[^]*\bsirket)(?=[^]*\b(?:bundan (?:boyle|sonra)|artik|bu tarihten (?:itibaren|sonra))\b)[^]*\b(?:temsil|ilzam|baglar)/,
  ],
  // "Şirketi bundan böyle yalnız A temsil edecektir": nobody but those whom the words name. First in a sentence "yalnız" is "but".
  [
    'only_they',
    /^(?![^]*\b(?:ayrica|veya|yahut|sube\S*|haric|disinda)\b)(?=[^]*\b(?:temsil|ilzam|imza|bagla))[^]*(?:(?<=[a-z] )yalniz|\byalnizca|\bsadece|\bmunhasiran) (?!basina|kendi|imza|bir|birlikte|muster|munferi|tek|ile\b)/,
  ],
  // "Şirket ancak A ile B'nin imzası ile …", "temsil için A ile B'nin imzaları şarttır": nobody else's signature is enough.
  [
    'exclusive',
    // Where his signature is absent who signs alone: another way beside his.
    /^(?![^]*\bimzas\S* (?:bulunma|olma|yer alma)(?:yan|dig\S*) (?:hal|durum|islem|muamele|takdir))[^]*?(?:\bsirket\S* (?:\S+ ){0,2}?(?:ancak|yalniz(?:ca)?|sadece|munhasiran) (?!birlikte|musterek|basina|kendi|ile\b)|\b(?:imza|temsil)\S*[^]{0,60} (?:sart(?:tir)?|gerek(?:ir|lidir|mektedir)|zorunludur|lazimdir|mecburidir|aran(?:ir|acaktir|ilir))\b|\btek (?:imza )?yetkili|\b(?:imza|temsil)(?: ve ilzam)? yetki\S* (?:yalniz(?:ca)?|sadece|munhasiran) )/,
  ],
  ['of_rest', ABOUT.of_rest],
]
/** What a sentence says of the powers that were before, or of how the company is represented as a whole: whom it gives none has none left, perhaps. */
const OF_BEFORE: typeof TELLINGS = [
  [
    'lists_all',
    /\b(?:mevcut|onceki|evvelki|eski|bugunku|simdiki|daha once)(?: \S+){0,3} (?:yetki|imza|temsil|sirkuler)|\b(?:yetki|temsil|ilzam|imza)\S*(?: ve \S+)?(?: \S+)? (?:yeniden|bastan|(?:duzenle|belirle|tespit|tesbit|tanzim|degis)\S*)|\byeni(?:den)? (?:gorev|imza|temsil|yetki|sirkuler|belirle|duzenle|tespit|tanzim)|\bgorev (?:taksim|dagilim(?!\S* degisi)|bolum)|\bson (?:temsil|imza|yetki)|\btek elde/,
  ],
  // "Şirketi temsil edecek kişiler aşağıdaki gibi belirlenmiştir: …"
  [
    'lists_all',
    /\b(?:temsil|ilzam|imza)[^.;:]{0,80}\b(?:asagida\S*|soyle|su sekilde|su suretle)(?: \S+){0,3} (?:duzenle|belirle|tespit|tesbit|tanzim|goster|kararlastir)/,
  ],
]
/** What a sentence that gives a power says of those before it. */
export const tellsOfBefore = (sentence: string): Telling[] => tellsIn(sentence, OF_BEFORE)
/** What a clause tells of how the company is represented. */
export const tellsOfCompany = (clause: string): Telling[] => tellsIn(clause, OF_COMPANY)
/** What a sentence tells of an organ that is renewed as a whole by whoever it puts there. */
const OF_TURN: typeof TELLINGS = [
  ['whole_organ', ONE_SEAT],
  [
    'whole_organ',
    /\b(?:mudur(?:luk)?|mudurler|uye(?:lik)?|yonetim)(?:i|in|lerin)? (?:degisikli|secimi(?:ne)? (?:yap|gec|gid))|\b(?:mudurler|yonetim) kurulu(?:nun)? (?:lagv|feshed|feshi|dagit|kaldiril)|\b(?:mudurlerin|uyelerin) (?:tamam|hep|tum)\S* (?:degistir|yenile)/,
  ],
  // "Boşalan müdürlüğe", "başkandan boşalan üyeliğe": a seat that somebody left.
  [
    'fills_seat',
    /\b(?:bosal(?:an|mis(?: (?:olan|bulunan))?)|acilan|munhal(?: (?:olan|bulunan|kalan))?) (?:\S+ ){0,4}?(?:uyeli|mudurlu|azali|gorev|baskanli|reisli|memurlu|kadro|yer)/,
  ],
]
export const tellsOfTurn = (sentence: string): Telling[] => tellsIn(sentence, OF_TURN)
/** Whether those whom a clause puts into an organ are all who sit there, and whether they sat there before. */
export const tellsWhole = (clause: string): Telling[] => [
  ...tellsIn(clause, OF_ORGAN),
  ...(/:/.test(clause) && ORGAN_LABEL.test(fold(clause.slice(0, clause.indexOf(':')))) ? (['whole_organ'] as const) : []),
]
/** "Yönetim kurulu asil üyeleri: A, B", "Müdürler: A, B": all who sit there, under the name of the organ. */
const ORGAN_LABEL =
  /^(?:\d{1,2} )?(?:yeni |guncel |secilen )?(?:(?:yonetim kurulu|idare (?:meclisi|heyeti))(?: asi?l)?(?: (?:uye|aza)(?:leri|lari))?|mudurler(?: kurulu)?(?: uyeleri)?|(?:sirket )?mudurleri)$/
const OF_ORGAN: typeof TELLINGS = [
  ['whole_organ', ABOUT.whole_organ],
  // "Şirketin müdürlüğünü C yürütecektir", "müdürlüğün C tarafından …", "yegâne müdür", "müdür değişikliğine gidilerek": the office as one.
  [
    'whole_organ',
    /(?:\b(?:sirket|ortaklig|isletme)\S* |(?<![iu]n )\b)mudurlu(?:gunu|gunun|gun|k gorevini|k gorevinin)\b(?! (?:yerine|kabul|sona|devam|suresi|ile))|\bmudurluk\S* (?:\S+ ){0,6}(?:tarafindan|uhdesin\S*|eliyle)|\b(?:yegane|bundan sonraki|bundan boyle|artik) (?:\S+ )?mudur|\bmudurlu[kg]\S* (?:\S+ ){1,6}?(?:ile|[a-z]+l[ae]) devam|\bmudur (?:\S+ ){1,5}ol(?:mus|acak)|\byeni (?:donem|mudur)\S* (?:icin|olarak)|\bmudurluk (?:kadro|heyet|organ)\S*/,
  ],
  // "Yeniden müdür seçilmesine": who is elected had the office before.
  ['again', /\b(?:yeniden|tekrar(?:en)?|bir daha|ibka|uzat|devam|mevcut gorev|onceki gorev)/],
]

const OF_FORMER: typeof TELLINGS = [['former', ABOUT.former]]
/** Whether what ends is an office from before, which makes room for an election anew. */
export const tellsOfFormer = (clause: string): Telling[] => tellsIn(clause, OF_FORMER)

const OF_DEATH: typeof TELLINGS = [['died', /\bvefat|\bolum(?!suz)|\bmuris|\bmiras|\bveraset|\bvaris/]]
/** Whether the shares of a sentence pass by a death. */
export const tellsOfDeath = (sentence: string): Telling[] => tellsIn(sentence, OF_DEATH)

/** A district of that name in an address, and the registry by which it is printed. */
const OF_PLACE =
  /\/ ?merkez(?!\p{L})|(?<!\p{L})merkez ?\/|s[iİ]c[iİ]l[iİ]? (?:m[uü]d[uü]rl|memurl)[uü][gğ][uü]\p{L}*|(?<!\p{L})m[uü]d[uü]rl[uü][gğ][uü]m[uü]z\p{L}*/giu

/** What a notice's label or an unread clause tells; what its first words tell says the clause itself. */
export const toldIn = (words: string, heading = ''): Telling[] => {
  const printed = `${heading} ${words}`.replace(OF_PLACE, ' ')
  const told = tellsIn(printed, ALL_TELLINGS)
  return heading === '' ? told : [...new Set([...told, ...tellsIn(words, BEGINNINGS)])]
}
/** What an unread clause is about as a whole, be it under a heading. */
export const aboutOf = (words: string): Telling[] => [
  ...(goneUnnamed(words) ? (['somebody_gone'] as const) : []),
  ...(isOfDoings(proseOf(words)) && !tellsIn(words, ALL_TELLINGS).some((telling) => BESIDE_DOINGS.has(telling))
    ? (['of_doings'] as const)
    : []),
  ...WHOLE.filter(([, is]) => is(words)).map(([telling]) => telling),
  ...tellsIn(proseOf(words), [...AS_A_WHOLE, ...OF_THEM]),
  ...(!PERMITS.test(words) && tellsIn(words, ALL_TELLINGS).every((telling) => TOPICS.has(telling)) ? (['unplaced'] as const) : []),
]

/** Kinds of transaction under leave, `above` an amount where only these are; or whatever makes debts. */
export type Leave = { kinds: string[]; above?: { amount: string; currency: string } } | { indebting: true }

/**
 * What the words of a fact or of an unread clause tell that is no field of §13. `days`: days that an unread clause prints. Of a joint power
 * `together` is how many sign ("herhangi üçünün"), `amends` that only who co-signs is stated anew. Of an office: a citizen of Türkiye, a
 * home in Türkiye, the branch it is in. `entrusts`: what an agent is given, as printed. `permit`: who permitted a registered ceiling.
 * `begins`: the day from which a power counts, where it is after its entry; `lasts` for how many years it is given, or an unread clause on officers says that something lasts. `whole`: a division of the whole company, which ends it. `kinds`: the kinds of transaction that an unread clause on signing names, `names` that it names somebody, `behind` where the last words on who signs end that stand before it, other sentences between them, `own` of whose own power alone it speaks. `leave`: the acts that an order puts under a commissioner's leave, where it names them. `headed`: the head alone says it, and neither a fact nor a clause of the notice answers it.
 */
export type Told = {
  tells?: Telling[]
  headed?: true
  days?: IsoDate[]
  together?: number
  amends?: true
  turkish?: boolean
  resident?: boolean
  branch?: string
  entrusts?: string
  permit?: 'board' | 'ministry'
  begins?: IsoDate
  lasts?: number
  whole?: boolean
  kinds?: string[]
  names?: true
  own?: string
  behind?: number
  leave?: Leave[]
}

const GIVES = /infisah|devrolun|devrolan|terkin|sona er|bunyesinde birles|silin/
const TAKES = /devralma|devralarak|devralinmas|devraldig|bunyesine|katilmasi|devir alarak/
// "… tüm aktif ve pasifleriyle şirketimize devrolunmak suretiyle"
const TO_US = /\b(?:sirket|kooperatif)imiz(?:e|(?:in)? (?:bunyesinde|catisi altinda))\b[^.;]{0,60}(?:devr|katil|birles)/
/** Which side of a merger the company is on, by the words of its fact. */
export const sideIn = (words: string): 'gives' | 'takes' | null =>
  TO_US.test(words) ? 'takes' : GIVES.test(words) ? 'gives' : TAKES.test(words) ? 'takes' : null
/** The same by the label of its notice ("Birleşme (Devralan)"). */
export const sideOfLabel = (label: string): 'gives' | 'takes' | null => {
  const words = fold(label)
  return GIVES.test(words) ? 'gives' : words.includes('devralan') ? 'takes' : null
}
/** Whether a division takes the company as a whole. */
export const wholeIn = (words: string): boolean | null => {
  const folded = fold(words)
  return folded.includes('kismi') ? false : /tam bolun/.test(folded) ? true : null
}
