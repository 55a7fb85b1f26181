/**
 * A sentence as a row of known parts: whoever is named or meant, offices with the case they stand in, terms, days, bounds, forms of signing, verbs
 * by what they do and in which form, and words that say no more. One word that is none of these, and the sentence is no such row: nothing is
 * concluded from words that are not understood.
 */
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { DepartureReason, Limit, Role } from '../fact/fact.ts'
import { type Body, once } from '../fact/found.ts'
import { fold } from '../kernel/text.ts'
import { sinceIn, type Term, termIn } from '../fact/office.ts'
import { type Act, type Form, formsOf, verb } from '../text/lexicon.ts'
import { SURNAMES } from '../kernel/turkish-names.ts'
import { plainLetters } from '../text/letters.ts'
import { GIVEN, isEntity, partiesIn } from '../text/names.ts'
import { officesIn } from './offices.ts'
import { boundsIn } from './powers.ts'
import { type Signer, signersIn } from './references.ts'
import { transferRule } from './shares.ts'

type Span = { from: number; to: number }
/** How a name or an office stands in its clause: `is` with the copula, `with` before "ile", `by` before "tarafından", `as` before "olarak". */
export type Stands = 'of' | 'to' | 'from' | 'object' | 'with' | 'by' | 'as' | 'is' | 'not' | 'post' | null
/** What a verb does: `decide` takes up what stands before it. */
export type Does = 'elect' | 'leave' | 'end' | 'remove' | 'take' | 'give' | 'serve' | 'become' | 'decide' | 'accept' | 'sign' | 'die'
export type Token = Span &
  (
    /** `names` are several where words mean more than one ("her iki müdür"); `of` of how many of them the words speak. */
    | { is: 'who'; name: string; names: readonly string[]; of: number | null; entity: boolean; meant?: true; stands: Stands }
    | { is: 'some'; of: number | 'each' }
    | { is: 'bound'; limit: Limit | null; above: boolean }
    /** `role` is null of one who only stands in reserve. */
    | { is: 'office'; role: Role | null; many: boolean; power?: true; stands: Stands }
    | { is: 'post'; stands: Stands }
    | { is: 'power'; stands: Stands }
    | { is: 'form'; mode: 'sole' | 'joint' }
    | { is: 'term'; term: Term }
    | { is: 'since'; on: IsoDate }
    | { is: 'verb'; does: Does; form: Form | 'noun' }
    | { is: 'cause'; reason: DepartureReason }
    | { is: 'and' | 'or' | 'comma' | 'instead' | 'own' | 'former' | 'open' | 'close' | 'with' | 'none' | 'partner' }
  )

const FORMS: readonly Form[] = ['said', 'decided', 'linked', 'whom', 'will']
const of = (act: Act, form: Form, more = ''): string => (more === '' ? verb(act, form) : `(?:${verb(act, form)}|${formsOf(more, form)})`)
/** Verbs by what they do; the first that fits is taken, so that what has more words stands first. */
const VERBS: [Does, (form: Form) => string][] = [
  ['die', (form) => of('die', form)],
  [
    'leave',
    (form) => formsOf('istifa·et istifa·eyle istifaen·ayrıl emekliye·ayrıl ayrıl çekil emekli·ol affını·iste affını·talep·et', form),
  ],
  [
    'decide',
    (form) =>
      formsOf(
        'karar·ver karar·veril karar·al karar·alın karar·kıl karar·kılın karara·bağla karara·bağlan karara·var karara·varıl kararlaştır kararlaştırıl tescil·et tescil·edil tescil·olun ilan·et ilan·edil ilan·olun tespit·et tespit·edil tesbit·edil tespit·olun hükmet hükmedil anlaşıl görül bildir bildiril',
        form,
      ),
  ],
  [
    'accept',
    (form) =>
      formsOf(
        'kabul·et kabul·edil kabul·olun kabul·gör uygun·bul uygun·bulun uygun·gör uygun·görül muvafık·görül muvafık·gör onayla onaylan onan tasdik·et tasdik·edil tasvip·edil tasvip·et tensip·edil benimse benimsen izin·ver izin·veril müsaade·edil',
        form,
      ),
  ],
  ['end', (form) => formsOf('sona·er son·bul hitama·er hitam·bul nihayet·bul nihayete·er bit sonlan düş', form)],
  [
    'remove',
    (form) =>
      formsOf(
        'azlet azledil azl·et azl·edil azl·olun azlolun azil·edil son·ver son·veril nihayet·veril sona·erdir sona·erdiril sonlandır sonlandırıl uzaklaştır uzaklaştırıl iptal·et iptal·edil iptal·olun kaldır kaldırıl çıkar çıkarıl affet affedil ref·edil nez·edil fesh·edil feshedil',
        form,
      ),
  ],
  ['take', (form) => formsOf('geri·al geri·alın al alın', form)],
  [
    'elect',
    (form) =>
      of('elect', form, 'çağır çağrıl çağırıl davet·et davet·edil göreve·başlat göreve·başlatıl müdür·yap'),
  ],
  ['serve', (form) => of('serve', form, 'yap yapıl idare·et gör')],
  [
    'give',
    (form) => formsOf('ver veril bırak bırakıl tevdi·et tevdi·edil tevdi·olun devret devredil intikal·et tanı tanın', form),
  ],
  ['sign', (form) => formsOf('yetkili·kıl yetkili·kılın yetkilendir yetkilendiril mezun·kılın salahiyetli·kılın selahiyetli·kılın salahiyettar·kılın', form)],
  ['become', (form) => formsOf('ol olun', form)],
]
const STICKY = VERBS.flatMap(([does, words]) =>
  FORMS.map((form) => ({ does, form, pattern: new RegExp(words(form).replace(/^\\b/, ''), 'y') })),
)
/** Nouns of verbs, and what states without one. */
const NOUNS: [RegExp, Does, Form | 'noun'][] = [
  [/(?:gorev[a-z]* |uyelik[a-z]* |mudurluk[a-z]* )?(?:istifa(?:en)?|ayrilma|affedilme) (?:talep|taleb|dilekce|istek|isteg)(?:s?[iu]|s?[iu]n[iu]n|s?[iu]n[ae]|l[ae]r[iu]|l[ae]r[iu]n[iu]n|l[ae]r[iu]n[ae])(?![a-z])/y, 'leave', 'noun'],
  [/istifa(?:s[iu]|l[ae]r[iu])?(?:n[iu]n|n[ae])?(?![a-z])(?! e[dty])/y, 'leave', 'noun'],
  [/(?:vefat|olum)(?:[iu]|[iu]n[iu]n|[iu]n[ae])(?![a-z])/y, 'die', 'noun'],
  [/(?:azl|azil)(?:[iu]|[iu]n[ae]|l[ae]r[iu]n?[ae]?)(?![a-z])/y, 'remove', 'noun'],
  [/(?:ata(?:n?m)|tayin|intiha[bp])(?:as)?(?:[iu]|[iu]n[ae]|l[ae]r[iu]n?[ae]?)(?![a-z])/y, 'elect', 'noun'],
  [/(?:kabul|uygun|tasdik|onay|tescil)[iu]n?[ae]?(?![a-z])/y, 'accept', 'noun'],
  [/(?:idare (?:ve|ile) )?(?:temsil|ilzam)(?: ve (?:temsil|ilzam))? (?:etme(?:si|leri)n?[ae]?|edilmesin[ae]|olunmasin[ae]|ed[ae]c[ae]k(?:t[iu]r|l[ae]rd[iu]r|l[ae]r)?|ed[ae]r(?:l[ae]r)?|edilir|olunur|edil[ae]c[ae]kt[iu]r|olunacaktir|edebilecek[a-z]*|edebilir(?:ler)?)(?![a-z])/y, 'sign', 'said'],
  [/(?:yetkili|mezun|s[ae]lahiyetli|s[ae]lahiyettar|muktedir)(?:d[iu]r(?:l[ae]r)?| olm?a?(?:s[iu]n[ae]|l[ae]r[iu]n[ae]|caktir|caklardir))(?![a-z])/y, 'sign', 'said'],
  [/(?:haiz|sahip)(?: olm?a?(?:s[iu]n[ae]|l[ae]r[iu]n[ae])|t[iu]r(?:l[ae]r)?|d[iu]r(?:l[ae]r)?)(?![a-z])/y, 'sign', 'said'],
  [/ait(?:t[iu]r| olup| olacaktir| olmasina)(?![a-z])/y, 'give', 'said'],
  [/(?:imza[a-z]* )?(?:aran(?:ir|acaktir|masina)|sart(?:tir)?|gereklidir|lazimdir|gecerlidir|muteberdir|zorunludur|bulunmasi(?:na|nin)?(?: (?:sart|lazim|gerekli|zorunlu)(?:d[iu]r|t[iu]r)?)?)(?![a-z])/y, 'sign', 'said'],
  [/imza (?:atmas[iu]na|ed[ae]c[ae]k[a-z]*|ed[ae]r(?:l[ae]r)?|etme(?:si|leri)n[ae]|atar(?:lar)?|atacak[a-z]*|koyar|koymas[iu]na)(?![a-z])/y, 'sign', 'said'],
  [/(?:baglar|baglayacaktir|baglamasina|(?:ye)?terli(?:dir)?|yeter(?:lidir)?|kafidir)(?![a-z])/y, 'sign', 'said'],
]
/** Why an office ends, in words that decide nothing themselves. */
const CAUSES: [RegExp, DepartureReason][] = [
  [/(?:kendi )?(?:istegi|arzusu|rizasi)(?:yla| ile| uzerine)?(?![a-z])/y, 'resignation'],
  [/(?:hisse|pay)[a-z]* (?:tamamini |tumunu )?(?:elden cikar|devret|satt|satm|devr|satis)[a-z]*(?: (?:nedeni|sebebi|dolayi|suretiyle|uzerine)[a-z]*)?(?![a-z])/y, 'transfer'],
  [/(?:gorev |vazife )?(?:sure|muddet)[a-z]* (?:dol|bit|sona erm|hitam)[a-z]*(?: (?:nedeni|sebebi|dolayi|uzerine|icin)[a-z]*)?(?![a-z])/y, 'term_end'],
  [/(?:emekli(?:lig[iu]| olm[a-z]*)|nakl[iu]|tayini|saglik|gorulen luzum|devamsizlig[iu]|[a-z]+ toplantiya katilma[a-z]*|yeniden secilmeme[a-z]*|is yogunlu[a-z]*|mazeret[iu])(?: (?:nedeni|sebebi|dolayi|uzerine|icin)[a-z]*)(?![a-z])/y, 'other'],
]
const IMZA = '(?:imza(?:l[ae]r[iu]?|s[iu]n[iu]n|s[iu])?(?:yl?[ae]| ile|l[ae])?)(?: olarak)?'
const WRITES = '(?:(?:atacag[iu]|atacaklar[iu]|vereceg[iu]|verecekleri|koyacag[iu]|koyacaklari|vaz ?edeceg[iu]|vaz ?edecekleri) )'
const SOLE = new RegExp(
  `${WRITES}?(?:(?:munferi[dt]|tek|yalniz(?: kendi)?|kendi|ayri ayri munferi[dt]) (?:bir )?${IMZA}|munferi[dt](?:en|ce)?|mustakil(?:en)?|tek ?bas[iu]n[ae]|ayri ayri|yalniz bas[iu]n[ae]|bas[lar]*[iu]na)(?![a-z])`,
  'y',
)
const JOINT = new RegExp(
  `${WRITES}?(?:(?:mustere[kc]|birlikte|cift|ortak) ${IMZA}|imzalar[iu]n[iu]n (?:bir ?arada|birlikte|beraber)|mustere[kc](?:en)?|birlikte|beraber(?:ce)?)(?: olarak)?(?![a-z])`,
  'y',
)
/** How many of those named or meant. */
const SOME =
  /(?:(?:her ?bir(?:i|isi)|her iki(?:si)?)(?:n[iu]n|si)?|(?:herhangi |en az )(bir|iki|uc)(?:i|isi|si|u)?(?:n[iu]n)?|(bir|iki|uc)(?:i|isi|u)n[iu]n)(?![a-z])/y
const POWER =
  /(?:idaresi (?:ve|ile) (?=temsil|ilzam))?(?:(?:temsil|ilzam|imza|idare)(?: (?:ve|ile) (?:ilzam|temsil|idare))?)(?:[iu]|e|a|in[ae]|in[iu]n|[iu]nd[ae]|y[ae])?(?: (?:yetki|s[ae]lahiyet)(?:si|s?[iu]n[iu]|[iu]|leri|s?[iu]n[iu]n|ye|s?[iu]yl[ae]|s?[iu]n[ae])?)?(?![a-z])|imzasi(?:n[iu]n)?(?= (?:sirket|temsil|ilzam|isletme|ortakli))|(?:yetki|s[ae]lahiyet)(?:si|leri|s[iu]n[iu]n|l[iu])?(?![a-z])/y

/** Words that say no more: the company and its matters, whose decision it was, who somebody is. */
/** Titles that stand bare among names, and organs that somebody leaves; of a board, since a company with managers has none. */
const BARE: [RegExp, Role | null, Stands][] = [
  [/(?:(?:birinci|ikinci|ucuncu|\d\.?) )?yedek(?: (?:uye|aza|denetci|murakip))?(?:l[iu]kl[ae]r[iu]?n?[ae]|l[iu]g[iu]?n?[ae])(?![a-z])/y, null, 'to'],
  [/(?:(?:birinci|ikinci|ucuncu|\d\.?) )?yedek(?: (?:uye|aza|denetci|murakip)(?:l[ae]r(?:d[ae]n)?|s[iu])?)?(?! (?:uye|aza)l)(?![a-z])/y, null, null],
  [/(?:yonetim kurulu|idare meclisi|idare heyeti)n?d[ae]n(?![a-z])/y, 'board_member', 'from'],
  [/(?:asi?l )?uyelik(?:l[ae]r[iu]?n)?t?d?[ae]n(?![a-z])/y, 'board_member', 'from'],
  [/asi?l (?:uye(?:l[iu]g|l[iu]kl[ae]r)[a-z]*)(?![a-z])/y, 'board_member', 'to'],
  [/(?:baskan|reis)(?:i|imiz)?(?! ?(?:vek|yard|yrd|muav))(?=[ ,);:]|$)/y, 'board_chair', null],
  [/(?:asi?l |muhasip |sayman |murahhas )?(?:uye|aza)(?:si|miz)?(?=[ ,);:]|$)/y, 'board_member', null],
  [/(?:muhasip|sayman)(?=[ ,);:]|$)/y, 'board_member', null],
]
const IS_OFFICE: [RegExp, Role][] = [
  [/(?:sirket |kooperatif )?mudur(?:u|ler|leri|umuz)d[iu]r(?:l[ae]r)?(?![a-z])/y, 'manager'],
  [/genel mudur(?:u|umuz)d[iu]r(?![a-z])/y, 'general_manager'],
  [/yonetim kurulu baskan[iu]d[iu]r(?![a-z])/y, 'board_chair'],
  [/yonetim kurulu uye(?:sidir|leridir)(?![a-z])/y, 'board_member'],
]
const VOTES = /\(?(?:\d{1,4} (?:oy(?:la|u|unu|lar)?|kabul oyu(?:yla)?)(?: (?:ile|alarak|alan|alip))?|oy[a-z]* (?:tamam[iu]|birlik|cokluk)[a-z]*(?: ile)?)\)?(?![a-z])/y
const SAYS_NO_MORE =
  /(?:komandite(?= orta)|sirket(?:i|in|imiz(?:i|in|de)?|te|inde|e|ce)?|kooperatif(?:i|in|imiz[a-z]*|te)?|isletme(?:yi|nin|si)?|firma(?:yi|nin)?|sn|sayin|bay|bayan|t ?c|turk|uyruklu|vatandasi|(?:ortak|hissedar|uye)l[ae]r(?:[iu]miz)?d[ae]n|ortag[iu](?:m[iu]z)?|ortak(?:l[ae]r)?|hissedar(?:i|lar|larimizdan|imiz)?|disaridan|haricten|yeni|mevcut|diger|ayrica|ise|da|de|dahi|yine|ayni|sekilde|olarak|olup|uzere|icin|gore|bu|bundan|boyle|sonra|itibaren|tarih(?:inden|inde|i)?|gun(?:u|unden)?|oy ?birlig[iu](?:yle)?|oy ?coklug[iu](?:yla)?|oylama|sonucu(?:nda)?|yapilan|secim|ile(?= karar)|toplanti(?:da|sinda)?|genel|kurul(?:u|unca|umuzca|ca|un|unun)?|yonetim kurulu(?:nun|muzun|nca|muzca)|mudurler kurulu(?:nca|nun)|ortaklar kurulu(?:nca|nun|muzun|muzca|na)?|karar(?:i|iyla|la|lari)?(?= ile|,| )|asil|tarafindan|herhangi|ilk|baska|tekrar|yeniden|yine|aynen|halen|bosalan|acik|gizli|oylama|oylamada|oylamasi|yapilan|sonucunda|neticesinde|sonunda|onerge|tek liste(?: halinde)?|secimde|secimler(?:de)?|aday(?:lar)?|olarak|olmak|tum|kullanilmak|etmek|ile birlikte(?! imza)|noter[a-z]*|dilekce(?:siyle|si ile)|yazisi(?:yla)?|yazili|ihtarname(?:si)?(?: ile)?|gorus(?:ul)?[ea]rek|muzakere edilerek|disindan|dis[iu]ndan|kurucu(?:lardan)?|ibra edil(?:erek|mis|mesine)|tesekkur edil(?:erek|mis|mistir|mesine)|ortaklar arasindan|aralarindan|kendi|uyeler|uyeleri(?:nden)?(?= arasindan)|sirket mudurlugu bos[a-z]*|sinir(?:lama)?|olmaksizin|en|genis|her|turlu|tum|butun|bilumum|bilcumle|konu(?:da|larda)|husus(?:ta|larda|u|unda)|is(?:lem|lerde|lemlerde|te|ler|lemleri|lerini)?|resmi|ozel|daire(?:ler)?|kurum(?:lar)?|kurulus(?:lar)?|nezdinde|sirket unvani|unvan[iu]?|kasesi|alt[iu]n[dae]+|uzerine|at(?:acag[iu]|acaklari)|koyacag[iu]|vaz ?edecegi|sureti?yle|bicimde|sozu edilen|teklif uzerine)(?![a-z])/y

const SUFFIX = "(?:['’]?\\s?(?:n?[iu]n|[yn]?[ae]|n?[dt][ae]n?|[yn]?[iu]|s[iu]|n?c[ae]))?"
const OF_LAW = '(?:uyarinca|geregi(?:nce)?|gore|hukm(?:u|une|unce)(?: gore)?|hukumleri(?:ne|nce)?(?: gore| uygun olarak)?|istinaden|dayanilarak|tevfikan|cercevesinde|kapsaminda|dogrultusunda|kiyasen)'
/** Words of more than one part that say no more: whose decision, by which law, from when, of what company, before whom. */
const PHRASES = new RegExp(
  `(?:${[
    // by which law or article
    `(?:(?:\\d{4} sayili )?(?:turk ticaret kanunu|t\\.?t\\.?k\\.?|ttk|kooperatifler kanunu|turk borclar kanunu|kanun)${SUFFIX} )?(?:(?:\\d{1,3}(?:[/.-]\\d{1,2}[a-z]?)*)\\.? ?(?:'?(?:[iu]?nc[iu]|s[iu])? )?(?:ve \\d{1,3}\\.? ?)?(?:madde|maddesi|maddeleri|fikra|fikrasi|bend|bendi)${SUFFIX} ?)*${OF_LAW}`,
    `(?:(?:sirket(?:imiz)?|kooperatif(?:imiz)?)${SUFFIX} )?(?:ana ?sozlesme|esas sozlesme|sirket sozlesmesi|esas mukavele|ana statu|sozlesme)(?:miz|si)?${SUFFIX} (?:\\d{1,3}\\.? ?(?:'?(?:[iu]?nc[iu]|s[iu])? )?maddesi${SUFFIX} )?(?:ilgili maddesi${SUFFIX} )?${OF_LAW}`,
    `gundem(?:in|imizin)? \\d{1,2}\\.? ?(?:'?[iu]?nc[iu] )?maddesi${SUFFIX}(?: geregince| uyarinca)?`,
    // whose decision, by which votes
    `(?:(?:yonetim|ortaklar|mudurler|genel|idare|tasfiye) (?:kurul|meclis|heyet)(?:u|i)?(?:muz)?${SUFFIX}(?: toplanti(?:si)?${SUFFIX})? )?(?:alinan |almis oldugu |verdigi |anilan |ayni |soz konusu )?(?:tarih(?:li)? )?(?:ve )?(?:\\d{1,4}(?:[/-]\\d{1,4})? (?:sayili|nolu|no'?lu) )?karar(?:i|lari)?(?:yla|la| ile| geregince| uyarinca| dogrultusunda| cercevesinde)`,
    '(?:yonetim|ortaklar|mudurler|genel) kurul(?:u|umuz)?(?:nca|ca|umuzca|da|unda|umuzda|unun|umuzun|un)?(?: toplanti(?:sinda|sin[ae]|da))?',
    '(?:yapilan |gerceklestirilen |ayni )?(?:olagan(?:ustu)? )?(?:toplanti(?:da|sinda|miz|mizda)?|gorusme(?:ler)?|muzakere(?:ler)?|secim(?:ler)?|oylama(?:lar)?)(?:in)?(?: sonucu(?:nda)?| neticesi(?:nde)?| sonu(?:nda)?)?',
    '(?:toplantiya katilan(?:lar)?(?:in)?|mevcud(?:un)?|mevcut uyelerin|hazir bulunan(?:lar)?(?:in)?|ortaklarin|uyelerin|katilanlarin|toplanti nisabinin|oylarin) (?:oy ?birlig[iu](?:yle| ile)?|oy ?coklug[iu](?:yla| ile)?|ittifak[iı]?(?:yla| ile)?|tamaminin oyu(?:yla| ile)?)',
    '(?:oy ?birlig[iu]|oy ?coklug[iu]|ittifak)(?:yle|yla| ile|la)?',
    // from when, for how long
    "(?:bundan|bugunden|bu tarihten|is ?bu tarihten|karar tarihinden|tescil(?: ve ilan)? tarihinden|tescilden|ilan tarihinden|secim tarihinden|ayni tarihten)(?: boyle| sonra| itibaren)?(?: gecerli olmak uzere| baslamak uzere)?",
    '(?:gorev|donem) (?:suresi(?:nin)?|sureleri(?:nin)?) (?:sonuna|bitimine) kadar',
    '(?:ayni|esit) sure(?:yle| ile)',
    // the company and what is signed for it, before everybody
    "(?:sirketi?(?:mizi|miz)?|kooperatifi?(?:mizi)?|isletmeyi|firmayi|ortakligi)(?:n|nin)? (?:her konuda|her hususta|butun hususlarda|tum hususlarda|tum konularda|butun islerde|her bakimdan|her yonden|en genis (?:sekilde|anlamda|manada|yetkilerle|yetki ile))",
    '(?:her turlu|tum|butun|bilumum|bilcumle) (?:is(?:lem)?|konu|husus|muamele|evrak|belge|vesaik|taahhut)(?:l[ae]r)?(?:[iu]n?)?(?:d[ae])?(?:n[iu])?(?: ve (?:islem|muamele|belge|evrak|vesaik|sozlesme)(?:l[ae]r)?(?:[iu]n?)?(?:d[ae])?)?',
    '(?:her konuda|her hususta|her yerde|en genis (?:sekilde|anlamda|manada|yetkilerle|yetki ile)|tam yetki(?:yle| ile)|tam yetkili olarak|(?:hicbir|herhangi bir) (?:sinirlama|kisitlama|limit|sinir)(?: olmaksizin|ya tabi olmaksizin| olmadan)|sinirsiz(?: olarak)?|limitsiz(?: olarak)?)',
    "(?:resmi ve (?:ozel|hususi)|tum resmi|butun resmi)(?: ve ozel)?(?:,? (?:tum|butun|bilumum|her turlu))?(?: (?:daire|kurum|kurulus|makam|merci|banka|mahkeme|muessese)(?:l[ae]r)?(?:de|da)?(?: ve)?,?)*(?: nezdinde)?",
    '(?:ucuncu|3\\.) (?:kisi|sahis)(?:l[ae]r[ae]?|y[ae])?(?: karsi| nezdinde)?',
    "(?:sirket|kooperatif|isletme)(?:in|imizin)? (?:resmi )?(?:unvani|kasesi|muhru)?(?: ve (?:unvani|kasesi))?(?: ?(?:alt[iu]n[ae]|alt[iu]nda|uzerin[ae]|uzerinde))",
    '(?:resmi )?(?:unvan|kase)(?:i|si)?(?: veya (?:unvan|kase)(?:i|si)?)?(?: ?(?:alt[iu]n[ae]|alt[iu]nda|uzerin[ae]|uzerinde))',
    '(?:sirket(?:in)? |kooperatifin )?(?:umur|is(?:ler[iu]?)?)(?: ve |u )muamel(?:e(?:leri)?|at[iu])(?:n[iu]n)?',
    '(?:taahhud?t?|borc) altina (?:gir|sok)(?:ebilmesi|ulabilmesi|abilmesi|mesi|ulmasi) icin',
    '(?:evvelki|eski|onceki|mevcut) (?:munferi[dt]|musterek|tek|cift) imza (?:usulu|sekli|esasi)(?:nun|nin)? (?:kaldiril|terk edil|degistiril)(?:mis(?: olup)?|erek|arak)',
    // how duties were shared out
    '(?:kendi )?(?:aralarinda )?(?:yapilan |yaptiklari )?(?:gorev|is|vazife) (?:bolumu|dagilimi|taksimi)(?:nde|na gore|yla| ile| yaparak| yapilarak| yapilmis| sonucu(?:nda)?| neticesi(?:nde)?| sonunda)?',
    // who somebody is
    '(?:sirket(?:imiz)?(?:in)? |kooperatif(?:imiz)?(?:in)? )?(?:kurucu )?(?:ortak|hissedar|pay sahib|uye|pay sahip)(?:l[ae]r[iu](?:miz)?|l[ae]r(?:[iu]miz)?|i|[iu]m[iu]z|ler(?:i|imiz)?)?(?:d[ae]n|nd[ae]n)?(?: olan| olmayan| bulunan)?(?= |,)',
    '(?:ortak(?:lar)?|sirket) (?:olmayan|disindan|haricinden)',
    "[a-z]+(?:['’][dt][ae])? (?:mukim|dogumlu|uyruklu|vatandasi)",
  ].join('|')})(?![a-z])`,
  'y',
)
/** Forms of verbs that say no more here: "yapılan seçimde", "verilen önerge üzerine", "asil olarak". */
const PLAINLY = /(?:yapilan|yapilmis olan|verilen(?= onerge)|olarak|olup|olmak uzere|ol(?:makla|masi(?:yla)?) (?:birlikte|beraber)|birlikte (?:gorev yapmak|calismak) uzere|bulunan|bulunmakta olan)(?![a-z])/y
/** Of a branch its own notice speaks as others do of the company. */
const OF_BRANCH = /sube(?:yi|nin|miz[a-z]*|de)?(?![a-z])/y
const CASE_ENDS = /['’`´]?\s?(?:n?[iu]n|[yn]?[ae]|n?[dt][ae]n|[yn]?[iu]|[dt][iu]r(?:l[ae]r)?|y?l[ae])(?![a-z])/y
const NUMBERS = /(?:t\.? ?c\.? ?)?(?:kimlik )?(?:no(?:'?lu)?|numarali)?:? ?\(?\d{2,11}\*{3,8}\d{0,4}\)?(?: (?:kimlik )?(?:no['’ ]?lu|numarali))?/y
const DAY = new RegExp(`${DATE}(?: tarih(?:inde|li|i)?)?(?![a-z])`, 'y')
const OF_EVENT =
  /^\S+(?: \S+){0,2}? (?:gunu|gununde|tarihinde) (?:ortaklik|sirketten|mudurlukten|gorevi?nden|uyelikten|vefat|istifa|ayril)/
const SKIP = /[\s.:"“”–—|*•/-]+|\d{1,2}\s?[-.)](?=\s?[a-z])/y
/** The end of a notice: its numbers. */
const TAIL = /[\s.]*(?:\([\da-z/ -]{3,40}\)[\s.]*)*$/

/** Case of the words of an office, by the letters they end with. */
const standsOf = (words: string): Stands =>
  /(?:olarak|sifatiyla|unvaniyla)$/.test(words)
    ? 'as'
    : /(?:l[iu]g[iu]n?d[ae]n|l[iu]kt[ae]n|l[iu]kl[ae]r[iu]?n?d[ae]n|gorev(?:ler)?inden|vazifesinden|kurulu(?:muz)?ndan|meclisinden|heyetinden)$/.test(words)
      ? 'from'
      : /(?:l[iu]g[iu]n[ae]|l[iu]g[ae]|l[iu]kl[ae]r[iu]?n?[ae]|gorev(?:ler)?ine|vazifesine|makamina|kuruluna|meclisine|heyetine|azaligina|azaliga)$/.test(words)
        ? 'to'
        : /(?:l[iu]g[iu]n[iu]|gorev(?:ler)?ini|vazifesini)$/.test(words)
          ? 'object'
          : /(?:l[iu]g[iu](?:n[iu]n)?|l[iu]k|gorev(?:i|leri|inin)|vazifesi(?:nin)?)$/.test(words)
            ? 'post'
            : /[iuae]d[iu]r(?:l[ae]r)?$/.test(words) && !/mudur(?:ler)?$/.test(words)
              ? 'is'
              : null
const OFFICE_GOES_ON =
  /[a-z]*(?:['’]\s?[a-z]{1,4})?(?: (?:gorev|vazife)(?:[iu](?:n[iu]n|n[ae]|nd[ae]n|n[iu])?|l[ae]r[iu](?:n[iu]n|n[ae]|nd[ae]n)?|s[iu]n?[iuae]?(?:n|nd[ae]n)?)| makamina)?(?: olarak| sifatiyla| unvaniyla)?/y
const POST = /(?:bu )?(?:gorev|vazife)(?:[iu](?:n[iu]n|n[ae]|nd[ae]n|n[iu])?|l[ae]r[iu](?:n[iu]n|n[ae]|nd[ae]n)?|d[ae]n|e|s[iu]n?[iuae]?(?:n|nd[ae]n)?)?(?![a-z])/y

/** Where a sentence begins behind the headings and labels of the templates. */
const HEADINGS =
  /^(?:[\s\d.:)/-]*(?:yonetim kurulu(?: ?\/ ?yetkililer)?|mudurler(?: ?\/ ?| )?(?:yetkililer)?|yetkililer|yeni atanan temsilciler|gorev dagilimindaki degisiklik|temsil yetkisi sona erenler|mudurluge secilenler|karar|temsil|denetim kurulu|denetci|tasfiye memuru|sube yetkilileri|temsilciler|konkordato|madde \d+)(?=[ :.\d-]))+/
const headed = (body: Body, from: number, to: number): number => {
  const words = HEADINGS.exec(body.plain.slice(from, to))?.[0] ?? ''
  const printed = body.text.slice(from, from + words.length)
  return words !== '' && (!/\p{Ll}/u.test(printed) || /[:-]\s*$/.test(body.plain.slice(from, from + words.length + 2).trimEnd())) ? from + words.length : from
}
const seen: { at: number; from: number; to: number } = { at: 0, from: 0, to: 0 }
/** Where the last sentence asked for holds what is not known. */
export const strangeAt = (): { at: number; from: number; to: number } => ({ ...seen })

/** "Ayşe Yılmazın": a small ending that no known surname has. */
const isGlued = (body: Body, { name, after, from }: { name: string; after: unknown; from: number }): boolean => {
  // What stands so elsewhere too, before a mark or with an ending of its own, is the name itself.
  const printed = plainLetters(name)
  if (plainLetters(body.header.title ?? '').includes(printed)) return false
  for (let at = body.plain.indexOf(printed); at >= 0; at = body.plain.indexOf(printed, at + 1))
    if (at !== from && /^ ?[,;.:|('’\d]/.test(body.plain.slice(at + printed.length, at + printed.length + 2))) return false
  const last = name.split(' ').at(-1) ?? ''
  return after === null && /\p{Ll}(?:n?[ıiuü]n)$/u.test(last) && !GIVEN.has(plainLetters(last)) && !FAMILY.has(plainLetters(last))
}
const FAMILY: ReadonlySet<string> = new Set(SURNAMES.map(plainLetters))
/** "Devreden": who hands over his shares, where the notice names one such alone. */
const giversIn = once((body: Body): string[] => [
  ...new Map(
    transferRule(body).flatMap(({ statement }) => (statement.kind === 'share_transfer' ? [[fold(statement.from), statement.from] as const] : [])),
  ).values(),
])
const COUNTS: Record<string, number> = { bir: 1, iki: 2, uc: 3 }
/**
 * The parts of a sentence; null where a word of it is none that is known here. `before` is where the sentence before it begins: whom it names
 * this one may mean.
 */
export const tokensIn = (body: Body, begin: number, end: number, before = begin): Token[] | null => {
  const from = headed(body, begin, end)
  const { plain } = body
  const to = end - (TAIL.exec(plain.slice(from, end))?.[0].length ?? 0)
  const parties = partiesIn(body, from, to)
  const offices = officesIn(body, from, to)
  const signs = /temsil|ilzam|imza/.test(plain.slice(from, to))
  const referred: readonly Signer[] = signs ? signersIn(body, from, to, parties, { before, own: from }).filter((each) => each.referred) : []
  const bounds = signs ? boundsIn(body, from, to) : []
  const limited = /limited|ltd/.test(fold(body.header.title ?? ''))
  const tokens: Token[] = []
  let at = from
  const eat = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const match = pattern.exec(plain)
    if (match === null || match[0] === '' || at + match[0].length > to) return null
    return match[0]
  }
  const add = (token: Token): void => {
    tokens.push(token)
    at = token.to
  }
  while (at < to) {
    const skipped = eat(SKIP)
    if (skipped !== null) {
      at += skipped.length
      continue
    }
    const party = parties.find((each) => each.from === at || (each.introduced && each.since === at && each.from > at))
    if (party) {
      // An ending whose apostrophe was lost, or the first word of a branch's name: who is meant is not legible.
      if (isGlued(body, party) || (party.after === null && /^ (?:sube|mahalle|fabrika|magaza)/.test(plain.slice(party.to, party.to + 10)))) {
        seen.at = at
        return null
      }
      at = party.to
      const ending = eat(CASE_ENDS) ?? ''
      const behind = plain.slice(at + ending.length, Math.min(to, at + ending.length + 16))
      const stands: Stands = /^ ?['’`´]?\s?[dt][iu]r/.test(ending)
        ? 'is'
        : /^ ile(?![a-z])/.test(behind)
          ? 'with'
          : /^ tarafindan\b/.test(behind)
            ? 'by'
            : /^ olarak\b/.test(behind)
              ? 'as'
              : party.after
      add({
        is: 'who',
        name: party.name,
        names: [party.name],
        of: null,
        entity: isEntity(party.name),
        stands,
        from: party.from,
        to: at + ending.length,
      })
      continue
    }
    const meant = referred.find((each) => each.from === at)
    if (meant) {
      // Whom the words mean is not settled.
      if (meant.names.length === 0) {
        seen.at = at
        return null
      }
      const behind = plain.slice(meant.to, Math.min(to, meant.to + 8))
      at = meant.from
      add({
        is: 'who',
        name: meant.names[0] ?? '',
        names: meant.names,
        of: meant.of,
        entity: false,
        meant: true,
        stands: /^ ile(?![a-z])/.test(behind) || /l[ae]$/.test(plain.slice(meant.from, meant.to)) ? 'with' : meant.after,
        from: meant.from,
        to: meant.to,
      })
      const some = eat(SOME)
      if (some !== null) at += some.length
      continue
    }
    const bound = bounds.find((each) => each.from === at || (each.from > at && each.from - at < 8 && /^(?:ve |icin |ise |de |da |,)?\s*$/.test(plain.slice(at, each.from))))
    if (bound) {
      const more = /^ ?(?:olan |icin |her turlu |ki |tum |butun )*(?:is(?:lerde|lerinde|lemlerde|lemlerinde|leri|lemleri|ler|lemler)?|konularda|hususlarda|islem(?:de|ler)?)?(?: icin| ise| de| da)*(?![a-z])/.exec(plain.slice(bound.to, Math.min(to, bound.to + 40)))
      add({ is: 'bound', limit: bound.limit, above: bound.above, from: bound.from, to: bound.to + (more?.[0].length ?? 0) })
      continue
    }
    const gives = eat(/devreden(?: ortak)?(?=,)/y)
    if (gives !== null) {
      const [giver, ...others] = giversIn(body)
      if (giver === undefined || others.length > 0) {
        seen.at = at
        return null
      }
      add({ is: 'who', name: giver, names: [giver], of: null, entity: isEntity(giver), meant: true, stands: null, from: at, to: at + gives.length })
      continue
    }
    const mark = plain[at] ?? ''
    if (mark === ',' || mark === ';') {
      add({ is: 'comma', from: at, to: at + 1 })
      continue
    }
    if (mark === '(' || mark === ')') {
      add({ is: mark === '(' ? 'open' : 'close', from: at, to: at + 1 })
      continue
    }
    const rest = plain.slice(at, to)
    const said = termIn(rest)
    if (said && said.at === 0) {
      const more = /^(?: (?:icin|sureyle|sure ile|muddetle|sureligine|suresince|gorev yapmak uzere|gorevli olmak uzere|gecerli olmak uzere))?(?![a-z])/.exec(rest.slice(said.end))
      add({ is: 'term', term: said.term, from: at, to: at + said.end + (more?.[0].length ?? 0) })
      continue
    }
    const day = eat(DAY)
    if (day !== null) {
      const since = sinceIn(rest.slice(0, 80))
      const words = /^\S+(?: \S+){0,2}? ?(?:['’]?[dt][ae]n|tarihinden|gununden|itibari(?:yla|yle))(?: itibaren)?(?: gecerli olmak uzere| baslamak uzere)?/.exec(rest)
      if (since !== null && words && rest.startsWith(day.slice(0, 6))) {
        add({ is: 'since', on: since as IsoDate, from: at, to: at + Math.max(day.length, words[0].length) })
        continue
      }
      const read = new RegExp(DATE).exec(day)
      // "15.10.2009 günü ortaklıktan ayrılmış": the day of what happened.
      const then = read && OF_EVENT.test(rest) ? printedDate(read[1], read[2], read[3]) : null
      if (then) {
        add({ is: 'since', on: then as IsoDate, from: at, to: at + day.length })
        continue
      }
      if (read && printedDate(read[1], read[2], read[3])) {
        at += day.length
        continue
      }
      seen.at = at
      return null
    }
    const called = IS_OFFICE.map(([pattern, role]) => ({ words: eat(pattern), role })).find(({ words }) => words !== null)
    if (called?.words) {
      add({ is: 'office', role: called.role, many: /l[ae]r/.test(called.words), stands: 'is', from: at, to: at + called.words.length })
      continue
    }
    const bare = BARE.map(([pattern, role, stands]) => ({ words: eat(pattern), role, stands })).find(({ words }) => words !== null)
    if (bare?.words && !offices.some((each) => each.from === at) && (bare.role === null || !limited)) {
      at += bare.words.length
      const tail = bare.stands === null ? (eat(/(?: olarak| sifatiyla)(?![a-z])/y) ?? '') : ''
      add({ is: 'office', role: bare.role, many: false, stands: tail === '' ? bare.stands : 'as', from: at - bare.words.length, to: at + tail.length })
      continue
    }
    const office = offices.filter((each) => each.from === at).sort((a, b) => b.to - a.to)[0]
    if (office) {
      at = office.to
      const tail = eat(OFFICE_GOES_ON) ?? ''
      const words = plain.slice(office.from, at + tail.length)
      add({
        is: 'office',
        role: office.role,
        ...(office.power ? { power: true as const } : {}),
        many: /(?:l[ae]r|l[ae]r[iu]|l[ae]r[iu]m[iu]z|l[iu]kl[ae]r[a-z]*)\b/.test(words),
        stands: standsOf(words),
        from: office.from,
        to: at + tail.length,
      })
      continue
    }
    const cause = CAUSES.map(([pattern, reason]) => ({ words: eat(pattern), reason })).find(({ words }) => words !== null)
    if (cause?.words) {
      add({ is: 'cause', reason: cause.reason, from: at, to: at + cause.words.length })
      continue
    }
    const noun = NOUNS.map(([pattern, does, form]) => ({ words: eat(pattern), does, form })).find(({ words }) => words !== null)
    if (noun?.words) {
      add({ is: 'verb', does: noun.does, form: noun.form, from: at, to: at + noun.words.length })
      continue
    }
    const sole = eat(SOLE)
    const joint = sole === null ? eat(JOINT) : null
    if (sole !== null || joint !== null) {
      add({ is: 'form', mode: sole !== null ? 'sole' : 'joint', from: at, to: at + (sole ?? joint ?? '').length })
      continue
    }
    const some = eat(SOME)
    if (some !== null) {
      const [, any, own] = new RegExp(SOME.source).exec(some) ?? []
      const count = any ?? own
      add({ is: 'some', of: count === undefined ? 'each' : (COUNTS[count] ?? 1), from: at, to: at + some.length })
      continue
    }
    const number = eat(NUMBERS)
    if (number !== null) {
      at += number.length
      continue
    }
    const plainly = eat(PLAINLY)
    if (plainly !== null) {
      at += plainly.length
      continue
    }
    const act = STICKY.map(({ does, form, pattern }) => ({ does, form, words: eat(pattern) }))
      .filter(({ words }) => words !== null)
      .sort((a, b) => (b.words?.length ?? 0) - (a.words?.length ?? 0))[0]
    if (act?.words) {
      add({ is: 'verb', does: act.does, form: act.form, from: at, to: at + act.words.length })
      continue
    }
    const power = eat(POWER)
    if (power !== null) {
      add({ is: 'power', stands: null, from: at, to: at + power.length })
      continue
    }
    const post = eat(POST)
    if (post !== null) {
      add({ is: 'post', stands: standsOf(`x ${post}`), from: at, to: at + post.length })
      continue
    }
    const phrase0 = /^(?:evvelki|eski|onceki|mevcut) (?:munferi|muster|tek|cift)|^(?:gorev|is|vazife) (?:bol|dag|tak)|^yapilan|^(?:bundan|bugunden|bu tarihten|karar tarihinden|tescil|ttk|turk ticaret|\d{4} sayili|\d{1,3}\.? ?'?(?:[iu]nc[iu] )?madde|gundem)/.test(rest) ? eat(PHRASES) : null
    if (phrase0 !== null) {
      at += phrase0.length
      continue
    }
    const votes = eat(VOTES)
    if (votes !== null) {
      at += votes.length
      continue
    }
    const partner = eat(/(?:ortakliktan|ortakligindan|ortakliklarindan)(?![a-z])/y)
    if (partner !== null) {
      add({ is: 'partner', from: at, to: at + partner.length })
      continue
    }
    const small = /^(?:(ve|ile)|(veya|yahut|ya da)|(yerine|yerlerine)|(kendi(?:si|leri)(?:n[iu]n|ne)?)|(eski|onceki|evvelki)|(nedeniyle|sebebiyle|dolayisiyla|uzerine|dolayi|hasebiyle)|(degildir|degildirler))(?![a-z])/.exec(rest)
    if (small) {
      const [, and, or, instead, own, former, because, none] = small
      const span = { from: at, to: at + small[0].length }
      const last = tokens.at(-1)
      // "(A) ile": the bracket stands between.
      const named = last?.is === 'close' ? tokens.findLast((each) => each.is === 'who') : undefined
      if (and === 'ile' && named?.is === 'who') named.stands = 'with'
      if (because) at = span.to
      else
        add({
          is: and ? (and === 'ile' ? 'with' : 'and') : or ? 'or' : instead ? 'instead' : own ? 'own' : former ? 'former' : none ? 'none' : 'and',
          ...span,
        })
      continue
    }
    const phrase = eat(PHRASES)
    if (phrase !== null) {
      at += phrase.length
      continue
    }
    const filler = eat(SAYS_NO_MORE) ?? (body.branch ? eat(OF_BRANCH) : null)
    if (filler !== null) {
      at += filler.length
      continue
    }
    seen.at = at
    seen.from = from
    seen.to = to
    return null
  }
  return tokens
}
