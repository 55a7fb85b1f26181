/**
 * The words that clauses on one form of signing are made of (power-slots.ts), in plain letters: classes of stems with the endings of their
 * kind, so that a word is added once and known in each of its forms. All are tried where a word begins; the longest is taken. No word
 * that bounds, conditions, denies or puts off anything stands among them: a clause that holds one is not read by its slots.
 */
import { type Term, termAtStart } from '../fact/office.ts'
import { formsOf } from '../text/lexicon.ts'
import { ALL_TOGETHER, EACH_ALONE, OUR_HOUSE } from './form-words.ts'
import { TILL_WOUND_UP, WAS_DECIDED, WHILE_IN_OFFICE } from './known-words.ts'

/** What a word is in such a clause. */
export type Kind =
  /** The company, its name and its stamp; words of form that say no more. */
  | 'plain'
  /** What is signed for the company, what binds it. */
  | 'power'
  | 'signature'
  /** All of what stands behind it. */
  | 'all'
  /** Before whom one signs, of certain bodies or of any. */
  | 'body'
  | 'any_body'
  /** What one signs, a certain kind of paper or any. */
  | 'paper'
  | 'any_paper'
  /** What somebody who represents the company may do in any case, and what it is done with. */
  | 'act'
  | 'asset'
  /** A verb that says that it is so. */
  | 'said'
  | 'decided'
  | 'enough'
  | 'needed'
  | 'given'
  /** That something becomes what stands before it; that it is so from now on. */
  | 'changed'
  | 'now'
  /** Only so: of several together it says no more. */
  | 'only'
  /** "Da … da", "gerek … gerek": each of a list. */
  | 'too'
  | 'both'
  | 'comma'
  | 'and'
  | 'or'
  | 'with'
  | 'by'

/** The endings of a noun: of several, whose, and in which case; those where something is, and where it comes from, only of some nouns. */
const OWN = '(?:l[ae]r)?(?:[iu]m[iu]z|[iu]m|s?[iu])?'
const CASE = '(?:n?[iu]n|n?[ae]|y[ae]|n?[iu]|y[iu]|y?l[ae]|n?c[ae])?'
const AT = '(?:n?[dt][ae]n?|n?[dt][ae]ki)'
const END = "(?![a-z'’])"
const noun = (stems: string, ends = `(?:${OWN}${CASE}|${OWN}${AT})`): RegExp => new RegExp(`(?:${stems})${ends}${END}`, 'y')
/** Nouns that stand where something is done (a place, a paper) bound it: these stand in no such case. */
const object = (stems: string): RegExp => noun(stems, `${OWN}(?:${CASE}|[dt][ae]n|n[dt][ae]n)`)
const phrase = (...words: string[]): RegExp[] => words.map((each) => new RegExp(`(?:${each})(?![a-z])`, 'y'))

/** Verbs in all their forms but those that say when or why, and what somebody says of himself. */
const verbs = (stems: string): RegExp => {
  const known = formsOf(stems, 'said', 'decided', 'linked', 'whom', 'will', 'may', 'as_noun').replace(/^\\b/, '')
  return new RegExp(
    `(?![a-z]+(?:m[iu]yor[a-z]*|m[ae]s[iu]nd[ae]|[dt][iu]g[iu]nd[ae]n?|[dt][iu]kl[ae]r[iu]nd[ae]n?)${END})(?:${known})(?: (?:uzere|suretiyle|icin)(?![a-z]))?`,
    'y',
  )
}
/** What the first of several persons says: "edeceğim", "ederiz", "etmemi". */
const I_DO = '(?:y?[ae]c[ae](?:g[iu]m(?:[iu]|[iu]z[iu]?)?|g[iu]z)|[aeiu]?r[iu](?:m|z)|[iu]yor[iu][mz]|m[ae]m(?:[iu]z)?[aeiu]?)'
const first = (stems: string): RegExp => new RegExp(`(?:${stems})${I_DO}${END}`, 'y')

const SIGNED =
  'et edil eyle olun kıl kılın ol at atıl koy konul vaz·et vaz·edil vazet vazedil kullan kullanıl yap yapıl sayıl gel taşı imza·et imza·edil imzala imzalan yetkilendir yetkilendiril salahiyetlendir salahiyetlendiril sürdür sürdürül devam·et uzat uzatıl yürüt yürütül gerçekleştir gerçekleştiril icra·et icra·edil yönet yönetil'
const BINDS = 'bağla bağlan borçlandır borçlandırıl yükümlendir'
const UNDER = '(?:borc|taahhut|yukumluluk|ilzam)(?: ve (?:borc|taahhut|yukumluluk))? altina '
/** What somebody who represents a company does for it in any case. */
const DOES =
  'aç açtır gir sür kapat çek yatır satın·al sat ver düzenle düzenlet tanzim·et akdet hazırla keşide·et ciro·et tahsil·et tahsil·eyle öde kirala kiraya·ver ipotek·et rehin·et rehnet edin elden·çıkar yaptır takip·et katıl başvur temin·et tesis·et tesis·ettir tamamla sonuçlandır paraya·çevir nakde·çevir dağıt azlet teslim·et teslim·al tebellüğ·et çıkart bulun'
const OF_LAW =
  'ahz|kab[zd]|ahz ?[uü]? kab[zd]|sulh|ibra|feragat|kabul|tevkil|tesrik|tahkim|ciro|keside|tanzim|tahsil|tahsilat|tediye|rehin|terhin|ipotek|tebellug|tebligat|takrir|alim|satim|alim satim|satis|kiralama|borclanma|odeme'
const ASSETS =
  'baska(?=l)|imza sirkuler|ihale|(?:acik )?(?:art|eksilt)t[iu]rma|eksiltme|pey|vekil|teminat mektub|hesa[bp]|para|kredi|alaca[kg]|borc|mal ?varlig|mal|menkul|gayrimenkul|tasinmaz|arac|tasit|emtia|hak|kira|mevduat|doviz|akreditif|nakit|defter|teminat|ruhsat|abone|abonelik|personel|isci|posta|kargo|bakiye'

const ALL = '(?:her (?:turlu|cesit|nev.?i)|bilumum|bilcumle|butun|tum)'
const BODIES =
  'banka|mahkeme|noter|belediye|gumru[kg]|vergi|icra|sgk|ssk|bagkur|epdk|btk|iskur|tapu|maliye|resmi|ozel|hususi|kamu|mali|adli|idari|kazai|yargi|sigorta|emniyet|trafik|posta|ptt|telekom|bakanli[kg]|valili[kg]|kaymakamli[kg]|konsoloslu[kg]|elcili[kg]|oda|borsa|ticaret sicil|finans|kredi kurulus|kadastro|muduriyet|daire|mudurlu[kg]|idare|sube|(?:bolge|genel|il|ilce)(?= (?:mudurlu|idare|ozel idare))|dogalgaz|elektrik|su(?= (?:ve|idare))|liman|antrepo|nufus|hastane|universite|okul'
const ANY_BODIES = 'kurum|kurulus|makam|merci|muessese|sah[iı]?s|kisi|yer(?!in)|kimse|organ'
const PAPERS =
  'senet|sened|cek|bono|police|sozlesme|mukavele|mukavelename|taahhutname|vekaletname|kontrat|aki[td]|akd|beyanname|dilekce|ibraname|yazi|yazisma|talimat|makbuz|fatura|protokol|ihtarname|sartname|teklifname|bildirge|form|tutana[kg]|temlikname|kefaletname'
const ANY_PAPERS =
  'evrak|belge|vesika|vesaik|islem|muamele|muamelat|is|husus|konu|taahhut|taahhud|taahhudat|tasarruf|hususat|umur|hukuki islem|faaliyet|alan|saha'

const FOR_ALL = '(?:hususunda|hususlarinda|konusunda|konularinda|bakimindan|yonunden|acisindan)'
const TILL_NOW = '(?:bundan (?:boyle|sonra(?:ki donemde)?)|artik|bu (?:kez|defa|kere|tarihten (?:sonra|itibaren))|yeniden)'
const PLACE = '(?:[a-z]+ )?\\d{1,2}\\.? ?(?:nci |inci |uncu )?'

const CLASSES: readonly (readonly [Kind, RegExp | readonly RegExp[]])[] = [
  [
    'plain',
    phrase(
      // Nobody's leave and no further decision is needed.
      '(?:(?:ortaklar|genel|yonetim|mudurler) kurulu(?:nun|nca)? |(?:diger )?ortaklarin )?(?:(?:on|yazili|ayrica|bir|baskaca) )*(?:karar|onay|izin|izn|muvafakat|icazet)[a-z]*(?: (?:aramaya|almaya|alinmasina))?(?: da| de)? (?:gerek|luzum|ihtiyac) (?:olmaksizin|olmadan|kalmaksizin|kalmadan|duyulmaksizin)',
      'gerektiginde(?= (?:[a-z]+ ){0,2}(?:tevkil|vekalet|azl))',
      '(?:hicbir|her ?hangi bir)(?: (?:miktar|tutar|konu|sure|yer|parasal),?(?: ve| veya)?){0,4} (?:sinirlama|kisitlama|kay[iı]?[dt]|sinir|tahdi[dt])[a-z]*(?: (?:ve|veya) (?:sart|sinirlama|kayit)[a-z]*)?(?: (?:tabi|bagli))? (?:olmaksizin|olmadan|bulunmaksizin)',
      '(?:miktar|tutar|konu|sure|yer)(?:,| ve| veya)? (?:(?:miktar|tutar|konu|sure|yer) )?(?:sinirlamasi|siniri|kisitlamasi|kaydi) (?:olmaksizin|olmadan|bulunmaksizin|aranmaksizin)',
      'sinirsiz(?: olarak| yetki(?:yle| ile))?|limitsiz(?: olarak)?|suresiz(?: olarak)?',
      'en genis (?:sekil|anlam|mana|yetki|suret|olcu)[a-z]*(?: ile)?|tam (?:yetki(?:yle| ile|li)?|s[ae]lahiyet(?:le| ile)?)(?: olarak| olmak uzere)?|tam(?= ve munferit)',
      'her (?:yer|zaman|yon|suret|hal|hal ve sart|bakim|acidan|yonuyle|turlu sekil)(?:d[ae]n?|le| ile)?(?: ve her (?:yer|zaman|yon|suret|bakim)(?:d[ae]n?|le)?)?',
      "(?:turkiye(?:['’]nin)? (?:her yerinde|genelinde|dahilinde)|(?:yurt|memleket) ?ic(?:i|inde)(?: ve|,)? (?:(?:yurt|memleket) ?)?dis(?:i|inda)(?:nda)?)",
      'tasfiye halinde(?:ki)?|tasfiyeye iliskin',
      '(?:muteber|gecerli|baglayici) (?:ol|sayil)(?:abil)?m[ae]s[iu](?: icin)?|(?:muteberlig|gecerlilig)i(?: icin)?|hukum ifade ed?(?:ebil)?t?mesi(?: icin)?',
      '(?:eskisi|onceki) gibi|(?:eskiden|onceden|daha once|evvelce|evvelden) oldugu gibi|oldugu gibi|ayni (?:sekil|kosul|sart)[a-z]*(?: ile)?',
      "(?:tasfiye halinde['’]? )?ibaresi (?:eklen|konul)[a-z]+",
      `(?:merkez(?:[iu]n?[iu]?|[iu]nd?e|de)? )?(?:ve|ile) (?:${ALL} )?sube(?:ler)?[iu](?:n[iu]|nde)|dis(?:a|ariya) karsi|mutlaka|behemehal`,
      '(?:bu|ayni) (?:sure|muddet|donem) (?:icinde|boyunca|zarfinda)|gorev (?:suresi|sureleri|muddeti|muddetleri)(?:nce| boyunca| icinde)',
      WHILE_IN_OFFICE,
      '(?:ana|esas|sirket) ?(?:sozlesme|mukavele)(?:si)?(?:ye|ne)? (?:uygun olarak|gore)',
      `(?:sirketin )?(?:maksat|amac|gaye|konu|mevzuu?|istigal mevzuu?|istigal konusu|faaliyet konusu)(?: ve (?:maksat|amac|gaye|konu|mevzuu?))?s?[iu]?n[ae] giren (?:${ALL} )?(?:is|islem|muamele|husus|konu)(?:l[ae]r)?(?:[iu]?nd?[ae]|d[ae]|[iu])?`,
      '(?:ad|isim)(?:lar|ler)?[iu] (?:ve soyad(?:lar)?[iu] )?(?:yukarida|asagida) (?:yazili|gecen|belirtilen|bulunan)|yukarida(?= (?:adi|adlari|isimleri|ismi) )',
      '(?:tatbiki )?imza(?:si|lari)? (?:ornegi |ornekleri )?(?:asagida|yukarida) (?:bulunan|yazili|gorulen)|tatbiki(?= imza)',
      `(?:${PLACE})?noter(?:lig[iu]n?c[ae]|lig[iu]nd[ae]n?|ce|den|likce)?(?: (?:tasdikli|onayli|onaylanmis|tasdik edilmis))?(?= (?:imza (?:sirku|beyan|ornek)|tatbiki))`,
      `imza (?:sirku|beyan|ornek)[a-z]*(?:d[ae]ki(?= tatbiki)|d[ae](?: de| da)? (?:goruldugu|belirtildigi|gosterildigi|yer aldigi) (?:uzere|gibi))`,
      `(?:temsil|ilzam|imza|yetki)(?: ve ilzam)?i? bakimindan`,
      TILL_WOUND_UP,
      'sifat[iu](?:yla| ile)?',
      // Of those whom the notice elects, and what concerns the company.
      '(?:secilen|atanan|getirilen|gorevlendirilen|tayin (?:edilen|olunan))(?= (?:sirket )?(?:mudur|(?:yonetim kurulu )?uye|tasfiye memur))',
      'ilgilendiren(?= (?:her|tum|butun|bilumum|bilcumle) )',
      'bu(?= (?:yetki|s[ae]lahiyet|imza|suret))|(?:et|kullan|at|yap)m[ae]kt[ae](?= (?:serbest|yetkili|mezun))',
      '(?:sirket |tek )?(?:mudur|ortak|(?<!tek )yetkili|tasfiye memur|yonetim kurulu (?:baskan|uye))(?:[iu]|si)? (?:olarak|sifat[iu](?:yla| ile))',
    ),
  ],
  ['now', phrase(TILL_NOW)],
  [
    'decided',
    /(?:(?:(?:mevcudun|ortaklarin|katilanlarin|toplantiya katilanlarin) )?(?:oy ?birlig[iu]|oy ?coklug[iu]|ittifak)(?:yl[ae]| ile|la)?|muttefikan|(?:ortaklar |genel |yonetim |mudurler )kurul(?:u|umuz)?n?c[ae]|tarafimizdan|(?:kabul|tespit|tescil|ilan)(?: ve ilan)? (?:edil|et|olun)(?:d[iu]|m[iu]s(?:t[iu]r)?|ur)|beyan (?:ve taahhut )?ed(?:er[iu][mz]|iyor[iu][mz])|(?:karar(?:ini)?|husus(?:unu)?) (?:al|ver)d[iu][mk])(?![a-z])/y,
  ],
  ['decided', new RegExp(WAS_DECIDED, 'y')],
  ['both', /(?:gerek(?:se)?|hem(?: de)?)(?= (?!(?:ve|kal|ol|gor|duy))[a-z])(?! (?:gerek|icap))/y],
  [
    'enough',
    /(?:yet(?:er(?:li)?|ecek|erli)|kafi|gecerli|muteber|baglayici)(?:d[iu]r|t[iu]r| ol(?:acak|ur)(?:t[iu]r)?| sayil(?:[iu]r|m[iu]st[iu]r|acakt[iu]r|mas[iu]n[ae])| gorul(?:m[iu]st[iu]r|mes[iu]n[ae]))?(?![a-z])/y,
  ],
  [
    'needed',
    /(?:sart|gerek(?:li)?|zorunlu|lazim|aran|icap ed)(?:t[iu]r|d[iu]r|[iu]r|er|m[ae]kt[ae]d[iu]r|acakt[iu]r|ecekt[iu]r|masina|ilm[a-z]*)?(?: ol(?:mas[iu]n[ae]|acakt[iu]r))?(?![a-z])|bulun(?:mas[iu](?:n[ae])?|acakt[iu]r)(?![a-z])|yer almas[iu](?:n[ae])?(?![a-z])/y,
  ],
  // "İki imza bir arada olmadıkça şirket borç altına girmez": what is denied without it is asked for.
  [
    'needed',
    /(?:bulun|ol|at[iu]l|konul)mad[iu]kca (?:sirket|kooperatif)(?:i|[iu]n)? (?:(?:taahhut|borc|yukumluluk) altina girm[ae]z|(?:ilzam|temsil)(?: ve ilzam)? (?:edil[ae]?m[ae]z|olun[ae]?m[ae]z|edilm[iu]s ol(?:un)?m[ae]z)|baglan[ae]?m[ae]z|baglama(?:z|yacakt[iu]r))(?![a-z])/y,
  ],
  [
    'power',
    phrase(
      '(?:temsil|ilzam)(?:[iu](?:n[ae]|n[iu]n|nd[ae]|n[iu])?|[ae]n?|d[ae]|[iu]n[iu]|d[iu]r)?',
      `(?:temsil|ilzam|imza|yetki|idare)(?: ve (?:temsil|ilzam))?(?:[iu]n[iu]n|[iu]|n[iu]n)? ?sek(?:il|l)[iu]`,
      `(?:temsil|ilzam|imza|idare)(?: ve (?:temsil|ilzam))?[iu]? ${FOR_ALL}`,
      '(?:temsil|ilzam|imza)(?:y?[ae]|i)? (?:iliskin|ait|dair|yonelik)(?= (?:yetki|hak|s[ae]lahiyet))',
      '(?:yetki|s[ae]lahiyet)(?:s?[iu]|l[ae]r[iu]?|m|m[iu]z)?(?:n[iu]n|n[ae]|n[iu]|y[ae]|y[iu]|y?l[ae]|d[iu]r| ile)?|(?:yetki|s[ae]lahiyet)(?:si|leri)?y?d[iu]r|(?:imza )?hak(?: ve (?:yetki|s[ae]lahiyet)| ?k[iu])[a-z]*',
      '(?:yetkili|mezun|s[ae]lahiyetli|s[ae]lahiy[ae]ttar|muktedir|haiz|sahip|serbest)(?:d[iu]r(?:l[ae]r)?|t[iu]r(?:l[ae]r)?|)',
      `${UNDER}(?:sok|koy|gir|al)(?:ul)?(?:an|acak|m[ae]y?[ae]?|m[ae](?:s|l[ae]r)[iu]n[ae]|abilm[ae]s[iu](?: icin)?|mas[iu] icin|ar(?:lar)?|acakt[iu]r|acaklard[iu]r|[iu]r|ur|m[ae]k(?: icin| uzere)?|abilm[ae]k icin)|borc(?: ve taahhut)?|taahhut|${UNDER}girmesi`,
      '(?:idare|sevk|sevk ve idare|yonetim)(?:si|i)?(?:n[ae]|nd[ae]|n[iu]n|n[iu])?',
    ),
  ],
  ['power', verbs(BINDS)],
  ['power', first('bagla|borclandir')],
  ['signature', phrase('imza(?:s[iu]|l[ae]r[iu]?|m|m[iu]z|l[ae]r[iu]m[iu]z)?(?:n[iu]n|n[ae]|n[iu]|y[ae]|y[iu]|y?l[ae]|d[iu]r)?', 'imzali')],
  ['signature', verbs('imzala imzalan')],
  ['signature', first('imzala')],
  [
    'all',
    /(?:her (?:turlu|cesit|nev[i'’]?i?)|bilumum|bilcumle|butun|tum|her|umumi|bil ?umum|tekmil)(?! ?(?:iki|uc|dort|bes|bir))(?: (?:diger|sair|kabil|cins))?(?![a-z])/y,
  ],
  [
    'all',
    /(?:diger|sair|benzeri)(?= (?:tum |butun |bilumum |resmi |ozel |hususi |kamu |ve )*(?:kurum|kurulus|makam|merci|muessese|daire|evrak|belge))/y,
  ],
  [
    'any_body',
    /(?:ucuncu|3\.) (?:sah[iı]?s|kisi)(?:l[ae]r)?(?:[iu]n|[ae]|y[ae]|d[ae])?(?: (?:nezdinde|karsi|karsisinda|huzurunda|onunde))?(?![a-z])/y,
  ],
  [
    'any_body',
    /(?:resmi|kamu)(?: (?:ve|veya|ile)|,)? (?:ozel|hususi)(?: (?:kurum|kurulus|makam|merci|muessese|daire|sektor)(?:l[ae]r(?:[iu]n|d[ae])?|d[ae])?(?=[ ,]))?(?![a-z])|(?:gercek|hakiki)(?: ve|,) (?:tuzel|hukmi) (?:kisi|sah[iı]s)(?:l[ae]r)?(?:d[ae]|[ae]|[iu]n)?(?![a-z])/y,
  ],
  ['body', new RegExp(`(?:${BODIES})(?:${OWN}${CASE}|${OWN}n?[dt][ae]n?)(?=[ ,;])(?! (?:ve )?(?:islem|muamele))`, 'y')],
  ['any_body', noun(ANY_BODIES, `${OWN}(?:${CASE}|n?d[ae])`)],
  ['plain', /(?:nezdinde|huzurunda|onunde|karsisinda|muvacehesinde|karsi)(?=[ ,])/y],
  ['any_paper', noun(ANY_PAPERS, `${OWN}(?:${CASE}|n?[dt][ae])`)],
  ['paper', noun(PAPERS, `${OWN}(?:${CASE}|n?[dt][ae])`)],
  [
    'given',
    phrase(
      '(?:ver|veril|tani|tanin|birak|birakil|tevdi ed|tevdi edil|tevdi olun)(?:m[ae](?:s|l[ae]r)[iu]n[ae]|m[iu]s(?:t[iu]r)?|[dt][iu])',
      'ait(?:t[iu]r|ligin[ae]| olmas[iu]n[ae]| olacakt[iu]r)',
    ),
  ],
  ['said', verbs(SIGNED)],
  ['said', first('et|ed|kullan|at|koy|yap|yurut')],
  ['said', phrase('devam[iu](?:n[ae])?|surm[ae]s[iu]n[ae]|(?:mevcut|var)(?:t[iu]r|d[iu]r)|bulunmaktad[iu]r')],
  ['act', verbs(DOES)],
  // Each of a list of them, or what is to be done with somebody's leave to do it: not that it was done.
  [
    'act',
    new RegExp(
      `(?:${OF_LAW})(?:${OWN}n?[ae]|${OWN}y[ae])${END}|(?:${OF_LAW}|az[i]?l)(?=,| ve | etm[ae]y[ae]| (?:de |da )?dahil| yetki)`,
      'y',
    ),
  ],
  ['act', phrase('(?<!yetkisini )(?:alip|almaya)')],
  [
    'any_body',
    /gerek (?:resmi|kamu)(?: (?:daire|kurum|kurulus|makam|merci)[a-z]*| ve){0,3} gerek(?:se)? (?:ozel|hususi|gercek|tuzel|ucuncu)(?: (?:ve|tuzel|hukmi|ozel))* (?:kisi|sahis|kurum|kurulus|merci|makam|muessese)[a-z]*(?: ve (?:kurum|kurulus|kisi)[a-z]*)?(?![a-z])/y,
  ],
  ['act', /(?:yetki[a-z]* )?(?:(?:de|da) )?dahil(?: olmak uzere| olarak)?(?![a-z])/y],
  ['asset', object(ASSETS)],
  [
    'asset',
    phrase(
      'banka(?:lar)?d[ae](?:ki)? (?:bulunan |mevcut |acilmis |acilacak )?hesa[bp][a-z]*',
      '(?:acilmis|mevcut|acilacak|vadeli|vadesiz|ticari)(?= hesa[bp])',
    ),
  ],
  [
    'all',
    /(?:(?:verilecek|verilen|verdigi|verecegi|duzenlenecek|yapilacak|imzalanacak|akdedilecek|tanzim edilecek|duzenlenen|imzalanan|akdedilen)(?= (?:[a-z]+,? ){0,4}(?:evrak|belge|senet|sened|sozlesme|vesika|islem|mukavele|akit|taahhut))|ilzam ed(?:en|ecek)(?= (?:her|butun|tum|bilumum))|(?:ad|nam)[iu]na(?: ve hesabina)?(?= (?:[a-z]+ ){0,1}(?:verilecek|verilen|duzenlenecek|yapilacak|imzalanacak|akdedilecek|tanzim|duzenlenen|imzalanan|her|butun|tum|bilumum)))(?![a-z])/y,
  ],
  [
    'plain',
    /(?:sirket|kooperatif|isletme|firma)(?:imiz|miz)?(?:[iu]n|n[iu]n|[iu]|y[iu]|nin|e|y[ae])?(?![a-z])|(?:(?:ad|nam)[iu]na|namina|hesabina)(?= (?:(?:ve|hesabina|tek|munferi|muster|birlikte|imza|hareket|islem|ayri)))|(?:resmi )?(?:kase|unvan|muhur|muhr)(?:s?[iu]|l[ae]r[iu])?(?:n[iu]n)?(?:(?: (?:ve|veya|ya da) (?:kase|unvan|muhur|muhr)(?:s?[iu])?)?(?:n[iu]n)?)? (?:alt[iu]n[ae]|alt[iu]nda|uzer[iu]n[ae]|uzer[iu]nde|ile)(?![a-z])/y,
  ],
  ['plain', phrase(OUR_HOUSE)],
  ['too', /(?:da|de|dahi)(?![a-z])/y],
  ['only', /(?:ancak|yalniz|yalnizca|sadece)(?![a-z])/y],
  ['changed', verbs('değiştir değiştiril çevir çevril dönüştür dönüştürül tahvil·edil')],
  ['plain', /(?:ise|icin|uzere|olarak|suretiyle|kendi|ayrica|sekl[iu]nde|yine|aynen|olup|oldugu|bir)(?![a-z])/y],
  ['or', /(?:veya|ya da|yahut|veyahut|ve\/veya)(?![a-z])/y],
  ['and', /ve(?![a-z])/y],
  ['with', /ile(?![a-z])/y],
  ['by', /tarafindan(?![a-z])/y],
]
/** Each kind with each of its patterns, to be tried where a word begins. */
const WORDS: readonly (readonly [Kind, RegExp])[] = CLASSES.flatMap(([kind, patterns]) =>
  [patterns].flat().map((pattern) => [kind, pattern] as const),
)
/** "Üçüncü şahıslar", "resmi ve özel daireler" mean all without a word for it: how long such words are. */
export const WHOLE_PHRASE = 13
/** The known word that stands at a place of plain text, up to where it ends; of those that fit the one with more words, of two alike the first. */
export const wordAt = (plain: string, at: number): { is: Kind; to: number } | null => {
  let best: { is: Kind; to: number } | null = null
  for (const [is, pattern] of WORDS) {
    pattern.lastIndex = at
    const to = at + (pattern.exec(plain)?.[0].length ?? 0)
    if (to > Math.max(at, best?.to ?? 0)) best = { is, to }
  }
  return best
}
/** How long something lasts, where the words of a place say it, up to where they end. */
export const lastsAt = (plain: string, at: number): { term: Term; to: number } | null => {
  const said = termAtStart(plain.slice(at, at + 200))
  if (!said) return null
  const more = /^ ?(?:(?:bir )?(?:sure|muddet)(?:yl[ae]| ile| icin|since)|icin|boyunca|ligine)(?![a-z])/.exec(plain.slice(at + said.end))
  return { term: said.term, to: at + said.end + (more?.[0].length ?? 0) }
}

const ON_CONDITION =
  '(?: (?:bulun|ol)(?:mak|mas[iu]|) (?:kosulu|kaydi|sarti|sureti)(?:yl[ae]| ile))?(?: hareket (?:etmek|ederek)(?: (?:suretiyle|kaydiyla|sartiyla|kosuluyla|uzere))?)?(?: olmak uzere)?'
/** Each alone; together: with the endings of a statement, of a case and of an adverb. */
export const SOLE = new RegExp(
  `(?:(?:birbir(?:ler)?[iu]nd[ae]n |digerind[ae]n )?(?:bagimsiz|mustakil)(?:en)?(?: olarak)?|(?:ayri ayri (?:ve )?)?(?:munferi[dt](?:en|ce|e|t[iu]r|d[iu]r)?(?: olarak)?|tek(?: bir)?(?= imza)|tek ?bas(?:[iu]|l[ae]r[iu])n[ae]|yalniz ?bas(?:[iu]|l[ae]r[iu])n[ae]|kendi bas(?:[iu]|l[ae]r[iu])n[ae])|ayri ayri(?:d[iu]r)?|${EACH_ALONE})${ON_CONDITION}(?![a-z])`,
  'y',
)
export const JOINT = new RegExp(
  `(?:mustere[kc](?:en|ten|e|t[iu]r)?(?: olarak)?|(?:hep )?(?:birlikte|beraber(?:ce)?)(?: olarak)?|bir ?arada(?: olarak)?|yan ?yana|(?:cift|iki|ortak)(?= imza)|(?:ikisi|ikisinin) birden|${ALL_TOGETHER})${ON_CONDITION}(?![a-z])`,
  'y',
)
const FORM = '(?:munferi[dt]|muster[ec][kc]|mustere[kc]|tek|cift|birlikte|ayri ayri)(?:en)?'
/** How somebody signed till now: "daha önce müştereken yetkili olan", "münferit olan". */
export const FORMER = new RegExp(
  `(?:(?:daha once(?:den)?|evvelce|onceden|eskiden|evvelden|simdiye kadar|bugune kadar|halen|hali?hazirda) )?(?:${FORM} (?:olan|iken|olmakla birlikte)|(?<=\\b(?:daha once|daha onceden|evvelce|onceden|eskiden|evvelden) )${FORM} (?:(?:temsil|imza|ilzam)(?: ve ilzam)?(?:y?[ae])? )?(?:yetkili (?:olan|iken|bulunan)|yetkisi (?:verilen|bulunan|olan|verilmis (?:olan|bulunan))))(?![a-z])`,
  'y',
)
/** What came before now, said of what FORMER says. */
export const BEFORE_NOW = /(?:daha once(?:den)?|evvelce|onceden|eskiden|evvelden)(?= (?:munferi|muster|tek|cift|birlikte|ayri))/y
/** No other signature is needed; one alone does not do. */
export const NEEDS_NO_OTHER =
  /(?:(?:birlikte|musterek) imza(?:ya|s[iu]na)?|(?:birlikte|musterek) hareket(?:e| etmelerine)|(?:bas?kaca?|ikinci|diger)(?: bir)? (?:imza|kisi|mudur|ortag)[a-z]*(?: imzas[iu]na)?|(?:diger|birbir)(?:inin|lerinin) (?:imza|onay|muvafakat|icazet)[a-z]*) (?:(?:gerek|luzum|ihtiyac|hacet) )?(?:kal|ol|bulun|duyul|gorul|aran)(?:maksizin|madan)(?![a-z])/y
export const ALONE_IS_NOT =
  /(?:munferiden|tek baslarina|ayri ayri|tek baslarina|munferit)(?: (?:imza|temsil)(?:y?[ae]))? (?:yetkili |mezun )?olmay[iu]p(?![a-z])/y
