/**
 * Names that stand in an election and are not elected: whoever a clause of time, an adverb of relation or a postposition is of ("B emekli oluncaya
 * kadar", "B'nin gözetiminde", "B adına") bounds what the others are elected to. How long, and under whom, no fact holds: what is so bounded is
 * told.
 */
import { personsOf } from '../fact/agreement.ts'
import { type Body, type Found, once } from '../fact/found.ts'
import { hasTwoNumbers, TERMS } from '../fact/office.ts'
import { MONTHS } from '../kernel/dates.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { holds } from '../text/needed.ts'
import { clauseHolding } from './clauses.ts'

/** "B dönünceye kadar", "B gelene dek", "B hasta olduğu sürece", "B görevde iken". */
const WHILE =
  /\b[a-z]{2,}(?:[iu]nc[ae]y[ae]|[ae]n[ae]) (?:kadar|dek|degin)\b|\b[a-z]{2,}[dt][iu](?:g[iu]|kl[ae]r[iu]) (?:surece|muddetce|zaman|anda|vakit)\b|\b[a-z]{2,}(?:m[ae])?[dt][iu]kc[ae]\b|\b(?:yok|izinli|gorevde|hasta|yurt ?disinda)(?: ?y?ken| iken)\b/
/** Whose end bounds every office: the decision of the organ that elects, the term, the winding up. */
const OF_OFFICE =
  /\b(?:aksi|karar|kurul|ortaklarc|yeni|yenisi|yenileri|bir baskasi|baskasi|halef|secim|sure|muddet|donem|tasfiye|hukum|dava|islem|toplanti|tarih|sene|yil|heyet|meclis)[a-z]*\b|\bgorev(?:in|lerin)?den (?:alin|ayril|azled|uzaklas)/
/** "B'nin gözetiminde", "B'nin denetimi altında", "B'nin talimatıyla". */
const UNDER =
  /^['’`]?\s?n?[iu]n (?:[a-z]+ ){0,2}?(?!(?:(?:katilim|istirak)iyl[ae] (?:bugun |ilk )?(?:yap|toplan|gercek|akd)|oy|ittifak|tarih|gun|sure|muddet|suret|itibar|sifat|unvan|imza|yer|gorev|vazife|sekl|cercev|kapsam|istifa|vefat|olum|ayril|azl|devr|devir|karar|hisse|pay|yetki|uye|mudur|kurul|ara|ad|toplanti|sonu|icin|tamam|huzur|secim|iste|is(?:ler)?(?:i|in)|alt|yan|neden|sebeb|dolayi|munasebet|bir|iki|hal|konu|husus|nezd|ust|basvuru|dilekce|beyan|tescil|kabul|uhde|[a-z]+m[ae](?:s[iu]|l[ae]r[iu])nd[ae])[a-z]*)(?:[a-z]{3,}s?[iu](?:nd[ae]|yl[ae])|[a-z]{3,}[iu] (?:altinda|dahilinde|dogrultusunda))\b/
/** Who watches how another signs; what a power is bounded by else, its own frames read ("banka işlerinde", "onun yokluğunda"). */
const WATCHED = /^['’`]?\s?n?[iu]n (?:[a-z]+ ){0,2}?(?:gozetim|nezaret|denetim|refakat|emr|talimat|direktif|himaye|vesayet|kontrol)[a-z]*\b/
/** "B adına", "B hesabına", "B'ye bağlı olarak", "B'ye vekâleten", "B ile birlikte". */
const BESIDE = /^\s(?:adina|namina|hesabina)\b|^['’`]?\s?[yn]?[ae] (?:bagli olarak|vekalet(?:en)?|niyabet(?:en)?|yardimci olmak)\b/

/** "B yerine geçinceye kadar": he is to come, and has not gone. */
const UNTIL_REPLACED = /\byerine gec(?:inceye|ene) (?:kadar|dek|degin)\b/

/** "B'nin onayı ile", "B'nin itirazına rağmen": who consents, proposes or objects is not whom it is about; whose election is approved is. */
const CONSENTS =
  /^['’`]?\s?n?[iu]n (?!kendi (?:iste[kg]|arzu))(?:(?!uyeli|secim|sec|atan|getiril|tayin|genel|kurul|gorev|mudurl|olum|vefat|istifa|ayril|yerine|imza|temsil)[a-z]+ ){0,2}?(?:onay(?!lan[dm])|muvafak|riza|izn|izin|teklif|talep|taleb|istek|isteg|oneri|onerge|itiraz|muhalefet|imtina|(?:kabul )?beyan)[a-z]*(?![a-z])|^['’`]?\s?[yn]?[iu] temsilen\b/
const OWN_WISH = /^['’`]?\s?n?[iu]n bu (?:isteg|istek|taleb|talep|arzu)[a-z]* (?:[a-z]+ ){0,2}(?:yerinde|kabul|uygun|muvafik)/
/** "B'nin payını devralan", "B'nin askerliği süresince", "B'nin kardeşi": of whom another is elected by the way. */
const BY_THE_WAY =
  /^['’`]?\s?n?[iu]n (?:(?!uyeli|secim|genel|kurul|gorev|mudurl|olum|vefat|istifa|ayril|yerine|imza|temsil)[a-z\d.,]+ ){0,4}?(?:(?:ziyaret|seyahat|tedavi|rapor|askerlig|yoklug|tutukluluk|tutuklulug|gozalti|mazeret|hastalig)[a-z]*|(?:dev(?:r|ir) ?al|satin al|edin|iktisap ed|temlik al)an|(?:kardes|ogl|kiz|es|anne|baba|yegen|torun|damad|gelin|kayinpeder|mirasci|varis)(?:i|u|s[iu]|l[ae]r[iu])(?:nd[ae]n)?(?= ))(?![a-z])/

/** When an office begins or ends by something that no date tells: an event, a season, months, a trial. */
const NUMBER = '(?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|onbes|onsekiz|yirmi|otuz|kirk|kirkbes|altmis|doksan)'
const MONTH = MONTHS.join('|')
const NO_TERM_TELLS = new RegExp(
  [
    // "ruhsat alınmasından sonra", "kayıtların kaldırılmasının ardından", "izin verilmesi kaydıyla"
    '(?<!\\b(?:istifa|ayril|bosal|sona er|vefat|azl|azledil|terk|devr|devred|tescil|ilan)[a-z]{0,8})\\b(?!(?:istifa|ayril|bosal|er|vefat|azl|azledil|et|edil|tescil|ilan|olun|gorus|gorusul|okun|incele[a-z]*|yapil|muzakere[a-z]*|degerlendiril)m)(?<!\\bkarar )[a-z]{2,}m[ae]s[iu](?:nd[ae]n sonra|n[iu]n ardindan|n[iu] (?:muteakip|takiben)|yl[ae] birlikte)\\b',
    // "Rekabet Kurulu iznine bağlı olarak", "tedbiren"
    '\\b(?!(?:devr|intikal|vefat|istifa|karar|degisi|artirim|olum|gorev)[a-z]*\\b)[a-z]+n?[ae] bagli (?:olarak|olmak)\\b|\\btedbiren\\b|\\b(?:ay|gun|hafta)l[iu]g[iu]n[ae]\\b',
    // "2027 yılından itibaren", "yeni yılın başından itibaren"
    '\\b(?:yilindan|yilin basindan|yili basindan|yili sonundan|ayi? sonundan|ayindan|baslangicindan|sonundan) itibaren\\b',
    // "izin alındığında yürürlüğe girmek üzere", "mahkemece uygun bulunması durumunda", "görevi kabul etmesi halinde"
    '\\b(?!(?:gore|gerek|istifa|ayril|bosal)[a-z]*)(?<!\\b(?:yan ?yana|bir ?arada?|bir araya) )[a-z]{2,}[dt][iu]g[iu]nd[ae]\\b|\\b(?!(?:bulun|ol|katil|imzala|imza)m)[a-z]{2,}m[ae]s[iu] (?:halinde|durumunda|sartiyla|kosuluyla|kaydiyla)\\b',
    // "göreve başladığı tarihten itibaren", "atama yazısının tebliğinden sonra", "mezuniyetini takiben"
    '\\b(?!(?:alin|veril|tescil|ilan|imzalan)[a-z]*)[a-z]{2,}[dt][iu]g[iu] tarihten itibaren\\b|\\b(?:teblig|ilan|mezuniyet|donus|askerlig)[a-z]* (?:sonra|takiben|muteakip)\\b',
    // "2027 yılı başından", "2027'den itibaren", "1 Ocak 2027 itibarıyla", "gelecek ayın birinden"
    `\\b(?:yil[a-z]*|ay[a-z]*) (?:basindan|basinda|birinden)\\b|(?<![./]|(?:${MONTH}) )\\b\\d{4}['’]?[dt][ae]n itibaren\\b|(?<![./])\\b\\d{4} itibar[a-z]*\\b`,
    // "01.01.2027'de göreve başlamasına": a day from which, and none till which.
    '\\bgoreve basla(?:mas[iu]n[ae]|mak uzere|yacak)',
    // "sezonunun sonuna kadar", "tadilatın bitimine dek"
    '\\b(?!(?:gorev|sure|yil|yili|yilin|donem|tasfiye|hesap|faaliyet|ay|ayi)[a-z]*\\b)[a-z]{3,} (?:sonuna|bitimine|tamamlanmasina) (?:kadar|dek|degin)\\b',
    // "kayak sezonu boyunca", "hac ziyareti süresince"
    '\\b(?!(?:gorev|yil|yili|sene|tasfiye|sure|donem|hayat|omur|omru|dava|yargilama|muhlet|tedbir|toplanti|konkordato)[a-z]*\\b)[a-z]{3,} (?:suresince|muddetince|boyunca|esnasinda|sirasinda)\\b(?! (?:alinan|yapilan|verilen))',
    // "altı ay süreyle", "45 günlük deneme dönemi için", "yılın ilk yarısı için"
    `\\b(?:\\d{1,3}|${NUMBER})(?: ?\\([^()]{1,12}\\))? (?:ay|gun|hafta)(?:l[iu]k|l[iu]g[iu]na)? (?:[a-z]+ ){0,2}?(?:sure(?:yle| ile|ligine)?|muddet(?:le)?|icin|gorev)\\b`,
    '\\b(?:deneme|gecis|gecici)(?: [a-z]+)? (?:sure|donem|muddet)[a-z]*(?: icin| boyunca)?\\b',
    '\\b(?:yil|sene|donem)[a-z]* (?:ilk|ikinci|son) (?:yarisi|ceyregi|ayi|alti ayi|uc ayi)\\b',
    // "kredi kullanılıncaya dek" of whatever is no decision, and "kullanıldıktan sonra"
    '\\b[a-z]{2,}(?:d[iu]kt[ae]n|t[iu]kt[ae]n) sonra\\b',
  ].join('|'),
)
/** "Aksi karar alınıncaya kadar", "yeni genel kurul toplanıncaya dek": the usual end of every office. */
const UNTIL_EVENT = /\b([a-z]+ (?:[a-z]+ )?)[a-z]{2,}(?:[iu]nc[ae]y[ae]|[ae]n[ae]) (?:kadar|dek|degin)\b/g

/** "2026 yılı Haziran ayı sonuna kadar", "hesap dönemi sonuna dek": a day that is not printed as one. */
const TO_END_OF =
  /\b(?:yil|ay|donem|hesap|faaliyet)[a-z]* (?:sonuna|bitimine) (?:kadar|dek|degin)\b|\b(?:ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik)(?: \d{4})? sonuna (?:kadar|dek|degin)\b/
/** A manager has no organ above him that confirms him, nor a predecessor's term by law: what stands so in his election bounds it. */
const OF_MANAGER =
  /\b\d{4} (?:yili|hesap donemi|faaliyet donemi)(?: [a-z]+){0,2} icin\b|\bgecici olarak\b|\bkalan (?:gorev )?sure[a-z]* (?:tamamla|ikmal)|\bgenel kurul[a-z]* (?:[a-z]+ )?(?:onayina|tasvibine|toplantisina (?:kadar|dek|degin))|\b(?!(?:sirket|isletme|genel|sube|tek|yeni|munferit|yetkili|kurul|kurulu|mesul|sorumlu|bir|ve|ile|olan)[a-z]*\b)[a-z]{4,} muduru olarak\b/
/** What a power is given for: "e-imza almak üzere", "tescil işlemlerini yapmak üzere"; that it is to represent, or bounded by its own frames, aside. */
const PURPOSE =
  /\b(?!(?:temsil|ilzam|munferi[dt]|musterek|birlikte|ayri|bas(?:l[ae]r)?ina|gorev|vazife|sinirli|gecerli|munhasir|dahil|haric|kadar|bagli|kayitli|muteber|mahdut|yetkili|birlikte|olarak|suresini|sureyi|onayina|tasvibine)[a-z]* )[a-z]+ (?!(?:olmak|baslamak|bulunmak|sunulmak)\b)(?:etmek|almak|yapmak|yaptirmak|imzalamak|yurutmek|acmak|cekmek|vermek|takip etmek|katilmak|kullanilmak) uzere\b/
/** An errand: "tescil işlemleri için A tek başına yetkilidir", "iş ortaklığında", "MERSİS işlemleri hususunda". */
const ERRAND =
  /\b(?:tescil[a-z]*|ilan[a-z]*|kurulus|mersis|sicil[a-z]*|tasdik[a-z]*|basvuru[a-z]*|izin|ruhsat[a-z]*|uygulanma[a-z]*|teslim[a-z]*|islenme[a-z]*|yapilma[a-z]*|alinma[a-z]*)(?: (?:ve|ile|nezdindeki|islem[a-z]*|ilan[a-z]*|alinma[a-z]*|yapilma[a-z]*|tescil[a-z]*)){0,3} (?:icin|husus[a-z]*|konu[a-z]*)\b|\b(?:tescil|ilan|sicil|mersis|kurulus) (?:ve ilan )?islem[a-z]*d[ae]\b|\b(?:adi|is) ortakli[a-z]*nd[ae]\b|\badi ortaklikta\b|\bmuzakere[a-z]*d[ae]\b|\bproje (?:kapsaminda|icin)\b/
/** Headings of the templates below which stands who represents, and those below which stands what no longer, not yet or not there counts. */
const LIST_HEAD =
  /\b(?:(yeni atanan temsilciler|atanan temsilciler|yonetim kurulu ?\/ ?yetkililer|mudurler ?\/ ?yetkililer|(?:mudurluge |uyelige )?secilenler|atananlar|gorev dagilimindaki degisiklik|temsile yetkili olanlar|dogru sekli|yeni sekli|dogrusu)|(?:yeni atanan )?sube(?:si)? temsilcileri|(?:yeni atanan )?(?:sube(?:si)?) temsile yetkili olanlar|gecici tescil edilen(?:ler| [a-z]+)|(?:hatali|yanlis|eski) sekli(?!\s?:)|eski (?:temsilciler|yetkililer|mudurler|uyeler)|onceki (?:temsilciler|yetkililer|mudurler|uyeler)|iptal edilen (?:temsilciler|yetkililer|mudurler)|(?:temsil yetkisi|gorevi) sona erenler(?![^]{0,400}\byerine\b)|yedek (?:temsilciler|uyeler|mudurler)|yanlis(?!\s?:)|duzeltme oncesi)(?![a-z])/g
/** What stands behind the form of a record and bounds it: a second form, a start, an end, a provisional entry. */
const BEHIND_FORM =
  /^(?:[a-z]*[\s.,;:]*(?:yetkilidir|yetkili|temsile|olarak|[a-z]*unferiden))*[\s.,;:]*(?:\(?sinirli yetkili(?!ler\b(?!dir)| (?:temsilci|kisi)ler\b)|yetki (?:bitis|baslang|suresi)|gecici(?: olarak)? tescil|yetki sekli|iken\b)/
const CAPITALS = /^[^\p{Ll}]+$/u

/** Whether a clause on who holds an office says from when or how long in words that no field holds. */
const isOpenEnded = (words: string, found: Pick<Found, 'statement'>): boolean => isOpenBeside(words.replace(TERMS, ' '), found)
const isOpenBeside = (plain: string, { statement }: Pick<Found, 'statement'>): boolean =>
  holds(plain, NO_TERM_TELLS) ||
  (statement.kind === 'appointment' && statement.until === null && holds(plain, TO_END_OF)) ||
  (statement.kind === 'appointment' && (statement.role === 'manager' || statement.role === 'manager_chair') && holds(plain, OF_MANAGER)) ||
  (statement.kind === 'representation' &&
    statement.scope === null &&
    statement.mode !== 'limited' &&
    (holds(plain, PURPOSE) || holds(plain, ERRAND))) ||
  // A heading before the sentence ("… Kararı") is none of its words.
  [...plain.matchAll(UNTIL_EVENT)].some(([words]) => !OF_OFFICE.test(words.replace(/^karari /, '')))

/** "… ortaklık sıfatı sona ermiş, müdürlük sıfatı korunmuştur": what ends is the partnership, and the office goes on. */
const KEEPS =
  /\b(?:mudurlu[kg]|uyeli[kg]|baskanli[kg])[a-z]* (?:(?:sifat|gorev|yetki)[a-z]* )?(?:(?!son|bit|kaldir|iptal|alin|ayril|cekil|istifa|fesh|azl|azil|nihayet|aff|dus|hitam|cikar|uzaklas|lagv|ilga|yerine|geri)[a-z]+,? ){0,9}(?:korun|devam|surdur|surmekte|surecek|muhafaza|baki\b|sakli)/

/** Whether somebody who is said to leave the partners keeps his office. */
export const keepsOffice = (body: Body, { statement, from, to }: Found): boolean =>
  statement.kind === 'departure' &&
  statement.role !== 'authorised_signatory' &&
  [/\bortakli[kg]/, KEEPS].every((pattern) => pattern.test(body.plain.slice(from, to + NEAR)))

/** "Başkan A'nın riyasetinde toplanarak": who chairs the meeting; "paylarını müdür A'ya devretmiştir": who buys. Of neither does it say that he goes. */
const CHAIRS = /^['’`]?\s?n?[iu]n (?:riyaset|baskanlig|reislig|yonetim)(?:in|i)?(?:nd|d)[ae] (?:toplan|yapil|akded|aktedil|acil)/
const BUYS = /^['’`]?\s?[yn]?[ae] (?:[a-z]+ ){0,4}?(?:devr|sat|temlik|birak|intikal|gec)[a-z]*/

/** "Genel müdürlükten alınarak danışman olarak görevlendirilmesine": the office that is named is the one he loses. */
const TAKEN_OUT =
  /\b(?:mudurlu|baskanli|uyeli|memurlu)[kg][a-z]*[dt][ae]n (?:alin|cekil|uzaklastiril|azledil|ayril)[a-z]*(?:arak|ip) (?:[a-z]+ ){1,3}(?:olarak|sifatiyla) /

/** "A rahatsız olduğundan B'nin seçilmesine": of him the words only say why another is elected. */
const WHY =
  /^['’`]?\s?(?:n?[iu]n)?,? (?:[a-z]+ ){0,6}?(?:[a-z]{2,}(?:[dt][iu](?:g|kl[ae]r)|[ae]c[ae](?:g|kl[ae]r))[iu]nd[ae]n|[a-z]{2,}m[ae]s[iu] (?:nedeniyle|sebebiyle|dolayisiyla|hasebiyle|munasebetiyle|uzerine|yuzunden|karsisinda))\b/
/** "Müşterek imza uygulamasını sona erdirerek": what is ended is nobody's office. */
const ENDS_OTHER =
  /\b(?!(?:gorev|vazife|mudurlu|uyeli|baskanli|reisli|azali|memurlu|yetki|s[ae]lahiyet|sifat|imza|temsil|ilzam|sure|muddet|denet|murakip|murakib|vekal|vekil|is|akd|hizmet|atama|tayin|unvan|makam|ilis|temsilci|mumessil)[a-z]*\b)[a-z]{3,}(?:y[iu]|s[iu]n[iu]|[iu]n[iu]|y[ae]) (?:sona erdir|sona ermes|ortadan kaldir|terk ed|birak)(?:il)?[a-z]*/
const ENDS_OFFICE =
  /\b(?:gorev|vazife|mudurlu|uyeli|baskanli|reisli|azali|memurlu|yetki|s[ae]lahiyet|sifat)[a-z]* (?:[a-z]+ ){0,3}?(?:son|sona|bit|dol|hitam|kaldir|iptal|alin|ayril|cekil|istifa|azl|azil|uzaklas|birak)/
/** What of somebody ends with his office, by whatever name. */
const OF_HIS_OFFICE =
  /\b(?:gorev|vazife|mudurlu[kg]|mudiriyet|uyeli[kg]|baskanli[kg]|reisli[kg]|azali[kg]|memurlu[kg]|denetcili|murakipli|vekilli|vekal|temsil|imza|yetki|s[ae]lahiyet|ilzam|sifat|unvan|makam|ilis|akd|akit|hizmet|istihdam|atama|atanma|secim|secilm|tayin|intihab|istifa|azl|azil|mumessil|sirkuler)[a-z]*/
/** "A'nın payları üzerindeki haciz sona ermiştir", "kefaletin iptaline", "sona eren hesap dönemi", "kullandığı aracın ayrılmasına": what ends is a thing of his. */
const ENDS_THING =
  /\b(?:sona er|son bul|hitam bul|iptal|kaldiril)[a-z]*|\b(?!sirket|kooperatif|kurul|isletme|grub|holding|banka|kendi)[a-z]{3,}[iu]n (?:[a-z]+[dt][ae]n )?(?:ayril|cikaril|cikart|alin)[a-z]*/
/** "31.12.2023'te sona eren hesap dönemindeki görevinden dolayı ibrasına": of a time that is over, and of nothing else that ends. */
const OF_TIME_OVER = /\b(?:sona er|bit|dol|kapan)[ae]n (?:[a-z\d.]+ ){0,2}?(?:hesap|faaliyet|mali|donem|yil|ucret|alaca|kira|proje)[a-z]*/g
const endsThing = (clause: string): boolean => {
  const left = clause.replace(OF_TIME_OVER, ' ')
  return OF_HIS_OFFICE.test(clause)
    ? left !== clause && !/\b(?:sona|son|bit|dol[mdu]|ayril|cekil|alin|kaldir|iptal)/.test(left) && !/istifa|a[sz]l|azil|vefat/.test(left)
    : ENDS_THING.test(clause)
}
/** "Genel müdür A'nın yerine genel müdür yardımcısı B'nin tayinine": whether what B was called is what he is elected to is not said. */
const BY_OTHER_TITLE =
  /\b(genel|umumi?) mudur(?! ?(?:yard|muav|vek|yrd)) [^;.]{3,90}\byerine,? (?:[a-z]+ ){0,2}(?:genel|umumi?) mudur (?:yard|muav|vek|yrd)[a-z]* (?![^;.]*\bmudurlu)/
/** "Müdürlükte bırakılmıştır": he stays. */
const STAYS = /\b(?:mudurlu|uyeli|baskanli|azali|reisli|gorev)[a-z]*[dt][ae] (?:[a-z]+ ){0,2}(?:birak|tutul|kal(?:ma|mis|di)|ipka|ibka)/
/** "A, babasının yerine": he comes in another's place. */
const IN_PLACE_OF = /^,? (?:[a-z]+ )?[a-z]{2,}[iu]n[iu]n yerine\b/
/** While somebody is away: "A yurt dışında bulunacağından, bu süre içinde B". */
const AWAY =
  /\b(?:yurt ?disi|seyahat|izinli|izne|hasta|rahatsiz|tedavi|yoklug|askerlig|askere|tutuklu|mahkum|goreve gelemeye)[a-z]*\b[^;]*\bbu (?:sure|muddet|zaman|donem)[a-z]*\b/

/** How far behind a name what it bounds may stand. */
const NEAR = 90

/** Whether the words behind a name make it the subject, the owner or the object of what bounds another's office. */
const bounds = (behind: string, name: string): boolean => {
  const during = WHILE.exec(behind)
  if (during && !OF_OFFICE.test(behind.slice(0, during.index + during[0].length))) return true
  return UNDER.test(behind) || (!isEntity(name) && BESIDE.test(behind))
}

/** The headings of lists, in their order, and whether what stands below them counts. */
const listHeadsIn = once(({ plain, text }: Body): { to: number; counts: boolean }[] =>
  [...plain.matchAll(LIST_HEAD)].flatMap(({ 0: words, 1: usual, index }) => {
    const to = index + words.length
    return CAPITALS.test(text.slice(index, to)) ? [{ to, counts: usual !== undefined }] : []
  }),
)
/** Whether the heading below which a fact stands says that it no longer counts, does not count yet, or is of a branch. */
const isBelowOther = (body: Body, { statement, from, to }: Found): boolean => {
  if (statement.kind === 'departure' || !/ \S*olarak secil|\byetki sekli/.test(body.plain.slice(from, to + NEAR))) return false
  return (
    listHeadsIn(body).findLast((head) => head.to <= to)?.counts === false ||
    (statement.kind === 'representation' && BEHIND_FORM.test(body.plain.slice(to, to + NEAR)))
  )
}
/**
 * Whether somebody stands in a fact as the owner of what another is named by ("A'nın önerdiği B'nin", "A'nın vasisi B'nin"): between the two
 * stand words of their own, and no mark or word of a list.
 */
const isByTheWay = (between: string): boolean =>
  // "A'nın sahibi olduğu işletmenin müdürü B'nin"
  /^['’`]?\s?n?[iu]n (?:[a-z]+ ){0,3}?(?!(?:secil|atan|getiril|sona|yerine)[a-z]*)[a-z]{2,}[dt][iu]g[iu] (?!tarih|gun|uzere)(?:[a-z]+ ){0,5}$/.test(
    between,
  ) ||
  (/^['’`]?\s?n?[iu]n (?:(?!ve\b|ile\b|veya\b|yerine\b)[a-z\d.]+ ){1,6}$/.test(between) &&
    !/\b(?:(?:baskan|uye|mudur|murahhas)[a-z]*(?: vekil[a-z]*| yardimci[a-z]*)? $|munferi|musterek|birlikte|isim|ismi|adi|soyad|unvan|sehven|sec|atan|tayin|[a-z]+m[ae]s[iu]n[ae]|[a-z]+l[iu]g[iu]n[ae]|t ?c|kimlik|no|nolu|uyruklu|adres|ikamet|mah|sok|cad)[a-z]*/.test(
      between,
    ))

/** Words between two names that "ile" joins: who they are, and nothing that is done with the first. */
const JOINS = new RegExp(
  `^(?:ile|y?l[ae]|ve|diger|kimlik|no|lu|numara[a-z]*|nolu|t|c|tc|uyruklu|vatandas[a-z]*|adres[a-z]*|ikamet|eden|etmekte|olan|mukim|oturan|sayin|bay|bayan|dr|av|prof|ortak[a-z]*|ortag[a-z]*|hissedar[a-z]*|sirket[a-z]*|kurucu|disaridan|haricten|disindan|yonetim|kurul[a-z]*|mudur[a-z]*|uye[a-z]*|uyelig[a-z]*|aza[a-z]*|baskan[a-z]*|reis[a-z]*|vekil[a-z]*|yardimci[a-z]*|muhasip|sayman|genel|murahhas|temsilci[a-z]*|yetkili[a-z]*|serbest|yeminli|mali|musavir[a-z]*|muhasebeci|avukat|kardesi|esi|oglu|kizi|birlikte|beraber|ise|de|da|yine|kendisi[a-z]*|turkiye|cumhuriyeti|sinirsiz|[a-z]|n?[iu]n)$`,
)
const isJoined = (body: Body, from: number, to: number): boolean =>
  [...body.plain.slice(from, to).matchAll(/[a-z]+/g)].every(
    ({ 0: word, index }) => JOINS.test(word) || /\p{Lu}/u.test(body.text[from + index] ?? ''),
  )
/** "A ile varılan mutabakat çerçevesinde B": with whom something was done. */
const DONE_WITH = /^ ile (?=[a-z]+(?:[iu]lan|[ae]n|[iu]nan|[dt][iu]g[iu]|[ae]n[iu]n|m[iu]s olan) )/

/** Whether what a fact says of an office, or of a power, is bounded by somebody whom it names by the way, or by an event or a time that no field holds. */
export const isBounded = (body: Body, found: Found): boolean => {
  const { statement, from, to } = found
  // Each word of the sentence is known, and none of them bounds what it says of who signs.
  if (statement.kind === 'representation' && found.whole === 'signing') return false
  if (statement.kind !== 'appointment' && statement.kind !== 'representation' && statement.kind !== 'departure') return false
  const own = personsOf(statement)
  const parties = partiesIn(body, from, to)
  const ofAnother = (pattern: RegExp): boolean =>
    parties.some((party) => own.includes(party.name) && pattern.test(body.plain.slice(party.to, party.to + NEAR)))
  const words = body.plain.slice(from, to)
  const sentence = clauseHolding(body, to - 1)?.sentence
  // Who resigns is told by his own wish.
  if (statement.kind === 'departure' && statement.reason === 'resignation' && ofAnother(OWN_WISH)) return false
  if ((!own.some(isEntity) && ofAnother(CONSENTS)) || (statement.kind !== 'departure' && ofAnother(BY_THE_WAY))) return true
  if (ofAnother(CHAIRS) || (statement.kind === 'departure' && ofAnother(BUYS))) return true
  if (statement.kind === 'departure' && sentence && STAYS.test(body.plain.slice(from, sentence.to))) return true
  if (
    statement.kind === 'departure' &&
    parties.some(
      (party) => own.includes(party.name) && party.after === null && IN_PLACE_OF.test(body.plain.slice(party.to, party.to + NEAR)),
    )
  )
    return true
  // "A, B'yi müdürlükten azletmiştir": who removes another.
  const removed = parties.some((party) => party.after === 'object' && !own.includes(party.name))
  if (statement.kind === 'departure' && removed && parties.some((party) => own.includes(party.name) && party.after === null)) return true
  if (
    statement.kind !== 'representation' &&
    statement.role === 'authorised_signatory' &&
    sentence &&
    BY_OTHER_TITLE.test(body.plain.slice(sentence.from, sentence.to))
  )
    return true
  if (
    statement.kind === 'departure' &&
    ENDS_OTHER.test(words) &&
    !ENDS_OFFICE.test(words) &&
    !/l[iu]kt[ae]n|l[iu]g[iu]nd[ae]n|istifa|vefat/.test(words)
  )
    return true
  const ending = statement.kind === 'departure' ? clauseHolding(body, to - 1) : null
  if (ending && endsThing(body.plain.slice(Math.min(from, ending.from), ending.to))) return true
  if (statement.kind === 'departure') return UNTIL_REPLACED.test(body.plain.slice(from, to + NEAR))
  if (isBelowOther(body, found)) return true
  if (statement.kind === 'appointment' && TAKEN_OUT.test(body.plain.slice(from, to))) return true
  if (
    (statement.kind === 'appointment' || statement.mode === 'sole') &&
    parties.some((party, at) => {
      const next = parties[at + 1]
      if (!own.includes(party.name) || isEntity(party.name) || next === undefined) return false
      const between = body.plain.slice(party.to, next.from)
      return isByTheWay(between) || (DONE_WITH.test(between) && !isJoined(body, party.to, next.from))
    })
  )
    return true
  const named = (name: string, behind: number): boolean => parties.some((other) => other.from > behind && other.name === name)
  if (
    statement.kind === 'appointment' &&
    parties.some((party, at) => {
      const next = parties[at + 1]
      return (
        own.includes(party.name) &&
        next !== undefined &&
        !named(party.name, party.from) &&
        WHY.test(body.plain.slice(party.to, Math.min(next.from, party.to + NEAR)))
      )
    })
  )
    return true
  // A commissioner serves for the months of the stay, and represents nobody.
  if (statement.kind === 'appointment' && statement.role === 'commissioner') return false
  const clause = clauseHolding(body, from)
  if (statement.kind === 'representation' && clause && AWAY.test(body.plain.slice(clause.sentence.from, to))) return true
  // "3 (beş) yıl": which of them it is nobody can tell.
  if (clause && statement.kind === 'appointment' && hasTwoNumbers(body.plain.slice(clause.sentence.from, clause.sentence.to))) return true
  if (clause && isOpenEnded(body.plain.slice(clause.from, clause.to), { statement })) return true
  return parties.some((party, at) => {
    const next = parties[at + 1]
    const behind = body.plain.slice(party.to, Math.min(next?.from ?? party.to + NEAR, party.to + NEAR))
    return statement.kind === 'representation' ? own.includes(party.name) && WATCHED.test(behind) : bounds(behind, party.name)
  })
}

/**
 * Powers that stand in one sentence with an election so bounded, of him or of whom the clause names by the way: they go as far as the
 * election does, which is told.
 */
export const boundedWith = (body: Body, found: readonly Found[]): Found[] => {
  const elections = found.filter((each) => each.statement.kind === 'appointment' && isBounded(body, each))
  const sentenceOf = ({ from }: Found): number | undefined => clauseHolding(body, from)?.sentence.from
  return elections.length === 0
    ? []
    : found.filter(
        (each) =>
          each.statement.kind === 'representation' &&
          elections.some(
            (election) =>
              sentenceOf(election) === sentenceOf(each) &&
              personsOf(election.statement).some((person) => personsOf(each.statement).includes(person)),
          ),
      )
}
