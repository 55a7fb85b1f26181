/**
 * Wording that every notice of a kind repeats and that states nothing about the company: sentences of it are no unread clauses. Patterns
 * are for plain letters.
 */

/** The registration itself, said in the head of the notice. */
const REGISTRATION =
  /ilan olunur|tescil edildigi|tescil ve ilan edil|tarihinde imzalanmistir|tescil ve ilani? (?:istenmis|talep)|tescilini talep/
/**
 * How a contract opens, names the company and its object, and fixes its life: the facts stand in the head, the address and the capital
 * clause.
 */
const OPENING =
  /kurulmus bulunmaktadir|sirket kurulmustur|sirketin (?:ticaret )?unvani|amac ve konu|suresi[^.]{0,60}(?:sinirsiz|belirlenmistir)|\bsure(?:si)?\b[^.]{0,40}yil|sirketin merkezi [^.]{0,60}ilcesi/
/** What a change of address obliges to; printed under every seat clause. */
const SEAT = /adres degisikliginde|tescil ve ilan edil[a-z]* adres|fesih sebebi say|sube (?:acabilir|acilabilir)|tebligat/
/** Kind, form, issue and payment of shares; said of every capital. */
const SHARES =
  /nama yazili|hamiline|muvakkat|ilmuhaber|kupur|hisse senet|pay senet|pay(?:lar)?in (?:itibari|nominal)|(?:artirilan|taahhut edilen)[^.]{0,200}(?:odenecektir|odenmistir|karsilan)|(?:tamami|kismi|tl'?si)[^.]{0,160}(?:odenmistir|karsilanmistir|taahhut edil|odenecektir)|muvazaadan ari|raporu ile tespit|gecmis yil kar|(?:yirmi ?dort|24)[^.]{0,12} ay i/
/** How the capital that a fact names is divided, was paid and is raised. */
const CAPITAL =
  /sermaye[^.]{0,120}(?:hisse|pay)[a-z]*\s(?:ayril|bolun)|(?:hisse|paya?)[a-z]* (?:ayrilmistir|bolunmustur)|beheri[^.]{0,80}(?:hisse|pay)|(?:onceki|eski|daha once)[^.]{0,120}odenmistir|tamamen odenmistir|dagilimi asagid|asagida[a-z]* (?:gosterildigi )?(?:sekilde|gibi)[a-z]*(?: olmustur| taahhut edilmistir)?$|bu (?:defa|kere|sefer)[^.]{0,60}art|artt?i?rilan[^.]{0,400}(?:karsilan|kar[i]?ndan|hesab|fon)|karsilanmistir$|tescilden (?:once|sonra) ode|bankaya yatirila/
/** How the board or the managers are chosen and how they work, whoever they are. */
const ORGANS =
  /yonetim kurulu suresi|asagidakiler secilmistir|temsili? (?:yonetim kurulu|mudur)|temsil[a-z]* yonetim kurulu|sirket tarafindan verilecek|imzasini tasimasi|mudurler temsil ed|sirketi temsil edecek imzalar|uyeden olusan|yeniden secilebilir|gorev suresi sona eren|en az bir yonetim kurulu uyesi|hizmet akdi ile bagli|ticari (?:mumessil|vekil)[^.]{0,60}(?:atayabilir|atanamaz|yetkili)|ic yonergenin tescil ve ilani|muteselsilen sorumlu|ic yonergeye gore[^.]{0,160}devret|vekalet|mudurler kurulu (?:karar|toplan)|bir veya birden fazla mudur|isleri ve (?:islemleri|idaresi)/
/** General meeting, announcements, accounts, profit, reserves, law: the closing articles of every contract. */
const CLOSING =
  /genel kurul(?:u|un|lar|a|da)?\b[^.]{0,200}(?:toplan|nisap|karar|yapilir|cagri|ic yonerge)|sirkete ait ilanlar|hesap (?:yili|donemi)|net donem kari|yedek akce|turk ticaret kanunu|kanuni hukum|hukumleri uygulan|safi kar|kar pay|dagitilir/
/** How a general meeting goes by (its directive and its minutes), which says nothing about who signs. */
const MEETING =
  /cagrisiz|(?:asagidaki|hususu|hususlari|kararlari|kararlar)[^.]{0,40}(?:karar altina|alm[iı]s)|tadil edilmesine|degistirilmesine|liste[a-z]* (?:bir|iki)|imza$|karar metni tarafimca|oy ?birligi[a-z]* karar verilmistir|ic yonerge[^.]{0,200}(?:hazirlan|yururluge|uygulan|kabul|belirlen|uyulur|kapsar)|toplanti (?:baskan|tutanag)|gundem|oy ?birligi ?(?:yle|ile)? ?(?:kabul|karar verildi)|hazir bulunanlar|bakanlik temsilcisi|ibra edil|faaliyet raporu|bilanco/
/** A form of representation after an office that ended, or that an election already carries. */
const FORM =
  /^[\s)]*yetki sekli\s*:?\s*(?:munferi|mustereken|sinirli|\()|^(?:\S+ ){0,4}temsile yetkilidir$|hareket (?:edecektir|etmektedir)$|yetkilendirilmistir/
/** What a single shareholder's end leaves to say: the list of partners that follows says it. */
const SOLE_ENDED = /tek (?:ortak|pay sahip)[a-z]* durumu sona ermistir|onceki (?:bu )?(?:uyeligi|gorevi) sona ermistir/
/** Rules of a directive that class signatories or fix how it is read; who signs for what is read as its rules. */
const DIRECTIVE =
  /(?:derece|grubu?)(?: imza yetkilisi)? olarak siniflandir|temsilcilerin gorev ve yetkilerini|ic yonergede para birimi|ust grupta yer alan|esaslar dahilinde temsil|iki gruba ayril/
/** A creditors' call repeats a liquidation that its own notice registered. */
const CALL = /alacaklilar|alacaklarini|muracaat/

/** What takes or gives a power, or undoes a decision, is never boilerplate, whatever else the sentence repeats. */
const DECIDED =
  /kayy[iu]m[a-z]* (?:olarak|atan|tayin)|kararlar[a-z]* iptal|iptaline|yetki[a-z]*[^.]{0,80}(?:durdurul|kisitlan|kaldirilmasina)|(?:munferi|musterek|tek bas|birlikte)[^.]{0,160}(?:kilinma|ilzam et|ilzam edilme|temsil etme)[a-z]*[^.]{0,40}karar|sehven/

const KNOWN = [REGISTRATION, OPENING, SEAT, SHARES, ORGANS, CLOSING, MEETING, FORM, SOLE_ENDED, DIRECTIVE, CALL]

/** Whether a sentence, in plain letters, is wording of the templates; what is said of a capital is, once the capital itself was read. */
export const isBoilerplate = (plain: string, capitalRead: boolean): boolean => {
  const sentence = plain.replace(/(?<=\d)\.(?=\d)/g, '').trim()
  return !DECIDED.test(sentence) && (KNOWN.some((pattern) => pattern.test(sentence)) || (capitalRead && CAPITAL.test(sentence)))
}
